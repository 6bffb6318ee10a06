## odd1 to odd5: each has a call whose cost wrapped around (2^64 - 6), a count of 0.5, a line that is
##   not in the format, and a function of its own, so that all but the first have few functions in
##   common with those before. The first three of a kind are said, and then how many are left: 5 - 3.
##   Of the messages about programs, four of five profiles have one, and 4 - 3 is left. f1 to f5 cost
##   5 + 1 each, as 0.5 is rounded to 1.

== odd
# f1 to f5 cost 5 + 1 each, as 0.5 is rounded to 1.
$ --no-auto --summary odd1.callgrind odd2.callgrind odd3.callgrind odd4.callgrind odd5.callgrind
| odd1.callgrind and 4 more: p1, p2, p3, p4, p5
| Total: 30 A, 5 Calls (calculated); below: 5 of 5 functions, 100.0%
| A          Incl(A)    Calls       Running  file:function
| 6 (20.00%) 6 (20.00%) 0            20.00%  a.c:f1
| 6 (20.00%) 6 (20.00%) 0            40.00%  a.c:f2
| 6 (20.00%) 6 (20.00%) 0            60.00%  a.c:f3
| 6 (20.00%) 6 (20.00%) 0            80.00%  a.c:f4
| 6 (20.00%) 6 (20.00%) 0            100.0%  a.c:f5
! cgannotate: odd1.callgrind:8: the cost of a call wrapped around; it is not given
! cgannotate: odd1.callgrind:9: the count '0.5' is rounded to an integer
! cgannotate: odd1.callgrind:10: 'foo' is not a valid line of the format
! cgannotate: odd1.callgrind: the counts of A are rounded one by one, which adds 0.5 in all
! cgannotate: odd2.callgrind:8: the cost of a call wrapped around; it is not given
! cgannotate: odd2.callgrind:9: the count '0.5' is rounded to an integer
! cgannotate: odd2.callgrind:10: 'foo' is not a valid line of the format
! cgannotate: odd2.callgrind: the counts of A are rounded one by one, which adds 0.5 in all
! cgannotate: the profiles of p1 and p2 are added up, and have few functions in common: are these runs of one program?
! cgannotate: odd3.callgrind:8: the cost of a call wrapped around; it is not given
! cgannotate: odd3.callgrind:9: the count '0.5' is rounded to an integer
! cgannotate: odd3.callgrind:10: 'foo' is not a valid line of the format
! cgannotate: odd3.callgrind: the counts of A are rounded one by one, which adds 0.5 in all
! cgannotate: the profiles of p1 and p3 are added up, and have few functions in common: are these runs of one program?
! cgannotate: the profiles of p1 and p4 are added up, and have few functions in common: are these runs of one program?
! cgannotate: the same holds for 1 more of these profiles
! cgannotate: 2 more invalid lines, in 2 more files
! cgannotate: 2 more files have costs of calls that wrapped around
! cgannotate: 2 more files have counts that are no whole numbers

== odd-quiet
# The profiles are damaged, which --quiet does not hide; that programs differ is no damage.
$ --quiet --no-auto --summary odd1.callgrind odd2.callgrind odd3.callgrind odd4.callgrind odd5.callgrind
| odd1.callgrind and 4 more: p1, p2, p3, p4, p5
| Total: 30 A, 5 Calls (calculated); below: 5 of 5 functions, 100.0%
| A          Incl(A)    Calls       Running  file:function
| 6 (20.00%) 6 (20.00%) 0            20.00%  a.c:f1
| 6 (20.00%) 6 (20.00%) 0            40.00%  a.c:f2
| 6 (20.00%) 6 (20.00%) 0            60.00%  a.c:f3
| 6 (20.00%) 6 (20.00%) 0            80.00%  a.c:f4
| 6 (20.00%) 6 (20.00%) 0            100.0%  a.c:f5
! cgannotate: odd1.callgrind:8: the cost of a call wrapped around; it is not given
! cgannotate: odd1.callgrind:9: the count '0.5' is rounded to an integer
! cgannotate: odd1.callgrind:10: 'foo' is not a valid line of the format
! cgannotate: odd1.callgrind: the counts of A are rounded one by one, which adds 0.5 in all
! cgannotate: odd2.callgrind:8: the cost of a call wrapped around; it is not given
! cgannotate: odd2.callgrind:9: the count '0.5' is rounded to an integer
! cgannotate: odd2.callgrind:10: 'foo' is not a valid line of the format
! cgannotate: odd2.callgrind: the counts of A are rounded one by one, which adds 0.5 in all
! cgannotate: odd3.callgrind:8: the cost of a call wrapped around; it is not given
! cgannotate: odd3.callgrind:9: the count '0.5' is rounded to an integer
! cgannotate: odd3.callgrind:10: 'foo' is not a valid line of the format
! cgannotate: odd3.callgrind: the counts of A are rounded one by one, which adds 0.5 in all
! cgannotate: 2 more invalid lines, in 2 more files
! cgannotate: 2 more files have costs of calls that wrapped around
! cgannotate: 2 more files have counts that are no whole numbers

== odd-compared
# The columns are those of odd.
$ --compare --no-auto odd1.callgrind odd2.callgrind odd3.callgrind odd4.callgrind odd5.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'odd1.callgrind'
| Profile data file 'odd2.callgrind'
| Profile data file 'odd3.callgrind'
| Profile data file 'odd4.callgrind'
| Profile data file 'odd5.callgrind'
| --------------------------------------------------------------------------------
| Target of odd1:   p1
| Target of odd2:   p2
| Target of odd3:   p3
| Target of odd4:   p4
| Target of odd5:   p5
| Events recorded:  A
| Events shown:     A
| Event sort order: difference sum
| Thresholds:       99 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| odd1       odd2       odd3       odd4       odd5       change    \x20
| --------------------------------------------------------------------------------
| 6 (100.0%) 6 (100.0%) 6 (100.0%) 6 (100.0%) 6 (100.0%) 0           PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| odd1       odd2       odd3       odd4       odd5       change        file:function
| --------------------------------------------------------------------------------
| 6 (100.0%) .          .          .          .          -6 (-100.0%)  a.c:f1
| .          6 (100.0%) .          .          .            .           a.c:f2
| .          .          6 (100.0%) .          .            .           a.c:f3
| .          .          .          6 (100.0%) .            .           a.c:f4
| .          .          .          .          6 (100.0%) +6 (+100.0%)  a.c:f5
|
! cgannotate: odd1.callgrind:8: the cost of a call wrapped around; it is not given
! cgannotate: odd1.callgrind:9: the count '0.5' is rounded to an integer
! cgannotate: odd1.callgrind:10: 'foo' is not a valid line of the format
! cgannotate: odd1.callgrind: the counts of A are rounded one by one, which adds 0.5 in all
! cgannotate: odd2.callgrind:8: the cost of a call wrapped around; it is not given
! cgannotate: odd2.callgrind:9: the count '0.5' is rounded to an integer
! cgannotate: odd2.callgrind:10: 'foo' is not a valid line of the format
! cgannotate: odd2.callgrind: the counts of A are rounded one by one, which adds 0.5 in all
! cgannotate: odd3.callgrind:8: the cost of a call wrapped around; it is not given
! cgannotate: odd3.callgrind:9: the count '0.5' is rounded to an integer
! cgannotate: odd3.callgrind:10: 'foo' is not a valid line of the format
! cgannotate: odd3.callgrind: the counts of A are rounded one by one, which adds 0.5 in all
! cgannotate: 2 more invalid lines, in 2 more files
! cgannotate: 2 more files have costs of calls that wrapped around
! cgannotate: 2 more files have counts that are no whole numbers
! cgannotate: --compare: odd1.callgrind has the functions of 0.00% of odd5.callgrind's cost only; are these runs of one program?
! cgannotate: --compare: odd2.callgrind has the functions of 0.00% of odd5.callgrind's cost only; are these runs of one program?
! cgannotate: --compare: odd3.callgrind has the functions of 0.00% of odd5.callgrind's cost only; are these runs of one program?
! cgannotate: --compare: the same holds for 1 more of these profiles
