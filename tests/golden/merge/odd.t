## odd1 to odd5: each has a call whose cost wrapped around (2^64 - 6), a count of 0.5, a line that is
##   not in the format, and a function of its own, so that all but the first have few functions in
##   common with those before. The first three of a kind are said, and then how many are left: 5 - 3.
##   Of the messages about programs, four of five profiles have one, and 4 - 3 is left. f1 to f5 cost
##   5 + 1 each, as 0.5 is rounded to 1.

== odd
# f1 to f5 cost 5 + 1 each, as 0.5 is rounded to 1. --quiet hides nothing of damage.
$ --no-auto --summary odd1.callgrind odd2.callgrind odd3.callgrind odd4.callgrind odd5.callgrind
$ --quiet --no-auto --summary odd1.callgrind odd2.callgrind odd3.callgrind odd4.callgrind odd5.callgrind
| p1, p2, p3, p4, p5, odd1.callgrind and 4 more
| 30 A; showing 5 of 5 functions, 100.0% of A
| 5 parts
|     Self      Incl  Calls  function
| 20.00% 6  20.00% 6      0  f1                        a.c
| 20.00% 6  20.00% 6      0  f2                        a.c
| 20.00% 6  20.00% 6      0  f3                        a.c
| 20.00% 6  20.00% 6      0  f4                        a.c
| 20.00% 6  20.00% 6      0  f5                        a.c
! cgannotate: odd1.callgrind:8: the cost of a call wrapped around; it is not given
! cgannotate: odd1.callgrind:9: counts are rounded to integers
! cgannotate: odd1.callgrind:10: 'foo' is not a valid line of the format
! cgannotate: odd2.callgrind:8: the cost of a call wrapped around; it is not given
! cgannotate: odd2.callgrind:9: counts are rounded to integers
! cgannotate: odd2.callgrind:10: 'foo' is not a valid line of the format
! cgannotate: odd3.callgrind:8: the cost of a call wrapped around; it is not given
! cgannotate: odd3.callgrind:9: counts are rounded to integers
! cgannotate: odd3.callgrind:10: 'foo' is not a valid line of the format
! cgannotate: 6 more lines like these; --check shows them

== odd-compared
# The columns are those of odd.
$ --compare --no-auto odd1.callgrind odd2.callgrind odd3.callgrind odd4.callgrind odd5.callgrind
| p5, odd1.callgrind, odd2.callgrind, odd3.callgrind, odd4.callgrind, odd5.callgrind
| A: 6 odd1, 6 odd2, 6 odd3, 6 odd4, 6 odd5, 0 change; showing 2 of 5 functions
| Command of odd1: p1
| Command of odd2: p2
| Command of odd3: p3
| Command of odd4: p4
| odd1  odd2  odd3  odd4  odd5    change v  function
|    .     .     .     .     6  +100.0% +6  f5                        a.c
|    6     .     .     .     .  -100.0% -6  f1                        a.c
|
! cgannotate: odd1.callgrind:8: the cost of a call wrapped around; it is not given
! cgannotate: odd1.callgrind:9: counts are rounded to integers
! cgannotate: odd1.callgrind:10: 'foo' is not a valid line of the format
! cgannotate: odd2.callgrind:8: the cost of a call wrapped around; it is not given
! cgannotate: odd2.callgrind:9: counts are rounded to integers
! cgannotate: odd2.callgrind:10: 'foo' is not a valid line of the format
! cgannotate: odd3.callgrind:8: the cost of a call wrapped around; it is not given
! cgannotate: odd3.callgrind:9: counts are rounded to integers
! cgannotate: odd3.callgrind:10: 'foo' is not a valid line of the format
! cgannotate: 6 more lines like these; --check shows them
! cgannotate: --compare: odd1.callgrind is of the program p1, odd5.callgrind of p5
