## Which rows are listed: --match, --hide, --min, --top. Profiles and sums: views.t.

@head
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed:           2 of 3
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

== combined
# The rows of v.callgrind in views.t that all of the options choose.
$ --auto=no --threshold=100 --match='[.]c:' --min=5 --top=3 v.callgrind
| @head
| Listed:           3 of 9, with 697 (69.70%) of Ir
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| 347 (34.70%) 24 (23.76%)  a.c:work [app]
| 300 (30.00%) 50 (49.50%)  l.c:copy [lib]
|  50 ( 5.00%)  .           a.c:idle [app]
|

== combined-inclusive
# main 15 and work 347.
$ --auto=no --threshold=100 --min=60 --inclusive=yes v.callgrind
| @head
| Listed:           2 of 9, with 362 (36.20%) of Ir
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr            file:function
| --------------------------------------------------------------------------------
| 900 (90.00%) 101 (100.0%)  a.c:main [app]
| 680 (68.00%)  60 (59.41%)  a.c:work [app]
|

== combined-sources
# proves: The sources of the row that --match chooses are shown, and without a terminal there is no
# colour.
$ --threshold=100 --match='^m' v.callgrind
$ --color=never --threshold=100 --match='^m' v.callgrind
$ --color=auto --threshold=100 --match='^m' v.callgrind
| @head
| Listed:           1 of 9, with 50 (5.00%) of Ir
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
|  50 ( 5.00%)  .           m.c:open [lib]
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: m.c
| --------------------------------------------------------------------------------
| Ir          Dr\x20
|
|  .          .           m.c line 1
|  .          .           m.c line 2
|  .          .           m.c line 3
|  .          .           m.c line 4
| 50 ( 5.00%) .           m.c line 5
|  .          .           m.c line 6
|
| --------------------------------------------------------------------------------
| Ir          Dr\x20
| --------------------------------------------------------------------------------
| 50 ( 5.00%) .           events annotated
|

== combined-sources-screen
# The same figures as above, as a screen.
$ --color=always --threshold=100 --match='^m' v.callgrind | sed 's/\x1b\[[0-9;]*m//g'
| v.callgrind
| 1,000 Ir; showing 1 of 5 functions, 5.00% of Ir
|     Self      Incl  Calls  function
| 5.00% 50  5.00% 50      0  open                      m.c, lib
| not shown (--show=all): Dr
|
|       Ir     m.c
|        .  1  m.c line 1
|        .  2  m.c line 2
|        .  3  m.c line 3
|        .  4  m.c line 4
| 5.00% 50  5  m.c line 5
|        .  6  m.c line 6
|

== hide
# The header adds up what is listed: 1,000 less 176 + 55 + 4 + 3 of headers is 762, 5 of 9 rows.
$ --auto=no --threshold=100 --hide='[.]h:' v.callgrind
| @head
| Listed:           5 of 9, with 762 (76.20%) of Ir
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| 347 (34.70%) 24 (23.76%)  a.c:work [app]
| 300 (30.00%) 50 (49.50%)  l.c:copy [lib]
|  50 ( 5.00%)  .           a.c:idle [app]
|  50 ( 5.00%)  .           m.c:open [lib]
|  15 ( 1.50%)  1 ( 0.99%)  a.c:main [app]
|

== hide-wrong
# proves: An open bracket is no regular expression of --hide.
$ --auto=no --threshold=100 '--hide=[' v.callgrind
! cgannotate: --hide=[: Invalid regular expression
? 2

== listed-all
# proves: Where all rows match, all nine are listed, with the 1,000 of the program.
$ --auto=no --threshold=100 --match=. v.callgrind
| @head
| Listed:           9 of 9, with 1,000 (100.0%) of Ir
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| 347 (34.70%) 24 (23.76%)  a.c:work [app]
| 300 (30.00%) 50 (49.50%)  l.c:copy [lib]
| 176 (17.60%) 15 (14.85%)  a.h:work
|  55 ( 5.50%) 10 ( 9.90%)  a.h:copy
|  50 ( 5.00%)  .           a.c:idle [app]
|  50 ( 5.00%)  .           m.c:open [lib]
|  15 ( 1.50%)  1 ( 0.99%)  a.c:main [app]
|   4 ( 0.40%)  .           b.h:work
|   3 ( 0.30%)  1 ( 0.99%)  c.h:work
|

== match
# proves: --match looks at the file, too: the two rows of a.h.
$ --auto=no --threshold=100 --match='^a\.h' v.callgrind
| @head
| Listed:           2 of 9, with 231 (23.10%) of Ir
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| 176 (17.60%) 15 (14.85%)  a.h:work
|  55 ( 5.50%) 10 ( 9.90%)  a.h:copy
|

== match-hide
# proves: --hide takes away from what --match has: 50 + 15 are left.
$ --auto=no --threshold=100 --match=a --hide=work --hide='a[.]h' v.callgrind
| @head
| Listed:           2 of 9, with 65 (6.50%) of Ir
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
|  50 ( 5.00%)  .           a.c:idle [app]
|  15 ( 1.50%)  1 ( 0.99%)  a.c:main [app]
|

== match-none
# proves: What matches nothing lists nothing, and that is said.
$ --auto=no --threshold=100 --match=nothing v.callgrind
| @head
| Listed:           0 of 9, with 0 (0.00%) of Ir
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
|
! cgannotate: --match=nothing: nothing matches

== match-object
# proves: --match looks at the object, in brackets behind the name.
$ --auto=no --threshold=100 --match='\[lib\]$' v.callgrind
| @head
| Listed:           3 of 9, with 405 (40.50%) of Ir
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| 300 (30.00%) 50 (49.50%)  l.c:copy [lib]
|  55 ( 5.50%) 10 ( 9.90%)  a.h:copy
|  50 ( 5.00%)  .           m.c:open [lib]
|

== match-two
# proves: A row counts if one --match of two has it: 50 + 50 = 100.
$ --auto=no --threshold=100 --match=idle --match=open v.callgrind
| @head
| Listed:           2 of 9, with 100 (10.00%) of Ir
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
|  50 ( 5.00%)  .           a.c:idle [app]
|  50 ( 5.00%)  .           m.c:open [lib]
|

== match-wrong
# proves: An open parenthesis is no regular expression of --match.
$ --auto=no --threshold=100 '--match=(' v.callgrind
! cgannotate: --match=(: Unmatched ( or \\(
? 2

== min
# proves: --min=15 leaves what costs 15 % or more: 347, 300 and 176 of 1,000.
$ --auto=no --threshold=100 --min=15 v.callgrind
| @head
| Listed:           3 of 9, with 823 (82.30%) of Ir
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| 347 (34.70%) 24 (23.76%)  a.c:work [app]
| 300 (30.00%) 50 (49.50%)  l.c:copy [lib]
| 176 (17.60%) 15 (14.85%)  a.h:work
|

== min-default-threshold
# 4.7 % of 1000 is 47.
$ --auto=no --min=4.7 v.callgrind
| @head
| Thresholds:       99 0
| Listed:           6 of 9, with 978 (97.80%) of Ir
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| 347 (34.70%) 24 (23.76%)  a.c:work [app]
| 300 (30.00%) 50 (49.50%)  l.c:copy [lib]
| 176 (17.60%) 15 (14.85%)  a.h:work
|  55 ( 5.50%) 10 ( 9.90%)  a.h:copy
|  50 ( 5.00%)  .           a.c:idle [app]
|  50 ( 5.00%)  .           m.c:open [lib]
|

== min-equal
# proves: --min=5.5 keeps the row of 55 of 1,000, which is as much.
$ --auto=no --threshold=100 --min=5.5 v.callgrind
| @head
| Listed:           4 of 9, with 878 (87.80%) of Ir
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| 347 (34.70%) 24 (23.76%)  a.c:work [app]
| 300 (30.00%) 50 (49.50%)  l.c:copy [lib]
| 176 (17.60%) 15 (14.85%)  a.h:work
|  55 ( 5.50%) 10 ( 9.90%)  a.h:copy
|

@file seven.callgrind
| events: Ir
| fl=a.c
| fn=f
| 1 9993
| fn=g
| 2 7

== min-exact
# min-exact*: 7 of 10,000 are 0.07 % exactly.
$ --auto=no --threshold=100 --min=0.07 seven.callgrind
| @head
| Profile data file 'seven.callgrind'
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Listed:           2 of 2, with 10,000 (100.0%) of Ir
|
| --------------------------------------------------------------------------------
| Ir             \x20
| --------------------------------------------------------------------------------
| 10,000 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir              file:function
| --------------------------------------------------------------------------------
| 9,993 (99.93%)  a.c:f
|     7 ( 0.07%)  a.c:g
|

== min-exact-above
# proves: A share that is 10^-16 below --min is left out: 7 of 10,000 are 0.07 %.
$ --auto=no --threshold=100 --min=0.0700000000000001 seven.callgrind
| @head
| Profile data file 'seven.callgrind'
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Listed:           1 of 2, with 9,993 (99.93%) of Ir
|
| --------------------------------------------------------------------------------
| Ir             \x20
| --------------------------------------------------------------------------------
| 10,000 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir              file:function
| --------------------------------------------------------------------------------
| 9,993 (99.93%)  a.c:f
|

@file min-negative.callgrind
| events: Ir
| fl=a.c
| fn=f
| 1 100
| fi=a.h
| 2 -3
| fi=b.h
| 3 -20

== min-negative
# Of 77, 10 % is 7.7: b.h's -20 is more of it than that, and a.h's -3 less. With --min=0
# nothing is less.
$ --by=function --no-auto --min=10 min-negative.callgrind
| min-negative.callgrind
| 77 Ir; showing 1 of 1 function, 100.0% of Ir
|        Ir  function
| 100.0% 77  f                         a.c
|

== min-negative-0
# proves: --min=0 leaves nothing out: with inlined code of negative cost f costs 100 - 3 - 20 = 77.
$ --by=function --no-auto --min=0 --show=Ir,Calls min-negative.callgrind
| min-negative.callgrind
| 77 Ir; showing 1 of 1 function, 100.0% of Ir
|        Ir  Calls  function
| 100.0% 77      .  f                         a.c
|

@file min-not-given.callgrind
| events: A B
| fl=b.c
| fn=b
| 1 -1
| fl=a.c
| fn=a
| 2 . 5
| fl=c.c
| fn=c
| 3 7

== min-not-given
# What is not given is in the order of -1, so a.c:a is before b.c:b by its name; it counts as
# 0, which is not below 0 % of 6, and b's -1 is.
$ --no-auto --threshold=100 --min=0 --sort=A min-not-given.callgrind
| @head
| Profile data file 'min-not-given.callgrind'
| Events recorded:  A B
| Events shown:     A B
| Event sort order: A
| Thresholds:       100
| Listed:           2 of 3, with 7 (116.7%) of A
|
| --------------------------------------------------------------------------------
| A          B         \x20
| --------------------------------------------------------------------------------
| 6 (100.0%) 5 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| A           B           file:function
| --------------------------------------------------------------------------------
|  7 (116.7%) .           c.c:c
|  .          5 (100.0%)  a.c:a
|

@file shares.callgrind
| events: Ir
| ob=a
| fl=a.c
| fn=f
| 1 89
| fi=b.c
| 1 6
| fi=c.h
| 1 5
| fe=a.c
| ob=b
| fl=d.c
| fn=g
| 1 100

@file min-ratio.callgrind
| events: Ir Dr
| fl=a.c
| fn=f
| 1 100 10
| fn=g
| 2 100 50
| fn=h
| 2 100 150
| totals: 300 210

== min-ratio
# 10, 50 and 150 of 100 each: 10 is less than 20, and 50 is not less than 50.
$ --min=20 '--event=R = 100 * Dr / Ir' --sort=R --show=R,Ir --auto=no min-ratio.callgrind
$ --min=50 '--event=R = 100 * Dr / Ir' --sort=R --show=R,Ir --auto=no min-ratio.callgrind
| @head
| Profile data file 'min-ratio.callgrind'
| Events shown:     R Ir
| Event sort order: R
| Thresholds:       99
|
| --------------------------------------------------------------------------------
| R     Ir          \x20
| --------------------------------------------------------------------------------
| 70.00 300 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| R      Ir            file:function
| --------------------------------------------------------------------------------
| 150.00 100 (33.33%)  a.c:h
|  50.00 100 (33.33%)  a.c:g
|

== min-ratio-number
# nor is 0.50 less than 0.5.
$ --min=0.5 '--event=R = Dr / Ir' --sort=R --show=R,Ir --auto=no min-ratio.callgrind
| @head
| Profile data file 'min-ratio.callgrind'
| Events shown:     R Ir
| Event sort order: R
| Thresholds:       99
|
| --------------------------------------------------------------------------------
| R    Ir          \x20
| --------------------------------------------------------------------------------
| 0.70 300 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| R    Ir            file:function
| --------------------------------------------------------------------------------
| 1.50 100 (33.33%)  a.c:h
| 0.50 100 (33.33%)  a.c:g
|

== min-ratio-percent
# nor 50 % of a built-in rate.
$ --min=50 '--sort=I1%' '--show=I1%,Ir' --auto=no $(sed s/Dr/I1mr/ min-ratio.callgrind >min-rate.callgrind)min-rate.callgrind
| @head
| Profile data file 'min-rate.callgrind'
| Events recorded:  Ir I1mr
| Events shown:     I1% Ir
| Event sort order: I1%
| Thresholds:       99
|
| --------------------------------------------------------------------------------
| I1%    Ir          \x20
| --------------------------------------------------------------------------------
| 70.00% 300 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| I1%     Ir            file:function
| --------------------------------------------------------------------------------
| 150.00% 100 (33.33%)  a.c:h
|  50.00% 100 (33.33%)  a.c:g
|

== min-wrong
# proves: --min is 100 at most.
$ --auto=no --threshold=100 --min=101 v.callgrind
! cgannotate: --min=101: not a percentage from 0 to 100
? 2

== top
# proves: --top=2 keeps the two dearest: 347 + 300.
$ --auto=no --threshold=100 --top=2 v.callgrind
| @head
| Listed:           2 of 9, with 647 (64.70%) of Ir
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| 347 (34.70%) 24 (23.76%)  a.c:work [app]
| 300 (30.00%) 50 (49.50%)  l.c:copy [lib]
|

== top-0
# proves: --top=0 lists nothing, of nine.
$ --auto=no --threshold=100 --top=0 v.callgrind
| @head
| Listed:           0 of 9, with 0 (0.00%) of Ir
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
|

== top-wrong
# proves: --top is not negative.
$ --auto=no --threshold=100 --top=-1 v.callgrind
! cgannotate: --top=-1: not a number
? 2

== the-column-that-orders-is-there-and-marked
# copy 355 60 and work 530 40, as views.t has them.
$ --layout=screen --auto=no --show=Ir --sort=Dr --top=2 v.callgrind
| v.callgrind
| 1,000 Ir; showing 2 of 5 functions, 99.01% of Dr
|        Dr          Ir  function
| 59.41% 60  35.50% 355  copy                      l.c, lib
| 39.60% 40  53.00% 530  work                      a.c, app
|

== a-column-that-is-not-the-first-has-a-sign
# main 900 with what it calls, work 680, as views.t has them.
$ --layout=screen --auto=no '--sort=Incl(Ir)' --top=2 v.callgrind
| v.callgrind
| 1,000 Ir; showing 2 of 5 functions, 54.50% of Ir
|       Self      Incl v  Calls  function
|  1.50%  15  90.00% 900      0  main                      a.c, app
| 53.00% 530  68.00% 680      2  work                      a.c, app
| not shown (--show=all): Dr
|

== what-two-columns-would-have-both-is-there-once
# With --inclusive, Ir is Incl(Ir).
$ --layout=screen --auto=no --inclusive '--show=Ir,Incl(Ir)' --top=2 v.callgrind
| v.callgrind
| 1,000 Ir; showing 2 of 5 functions, 54.50% of Ir
|   Incl(Ir)  function
| 90.00% 900  main                      a.c, app
| 68.00% 680  work                      a.c, app
|
