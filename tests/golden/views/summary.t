## --summary. Profiles and sums: views.t.

== diff-summary
# Two calls of work cost 720 instead of 680, +40, and open, which nobody calls, 30 less.
$ --summary --threshold=100 --diff v.callgrind w.callgrind
$ --color=never --summary --threshold=100 --diff v.callgrind w.callgrind
$ --color=auto --summary --threshold=100 --diff v.callgrind w.callgrind
$ --color=always --summary --threshold=100 --diff v.callgrind w.callgrind | sed 's/\x1b\[[0-9;]*m//g'
| w.callgrind compared with v.callgrind
| +10 Ir (+1.00%: 1,000 to 1,010); showing 2 of 2 functions, +1.00% of Ir
| +40 because of a.c:work
| -30 because of m.c:open
|       Self        Incl  Calls  function
| +4.00% +40  +4.00% +40      0  work                      a.c, app
| -3.00% -30  -3.00% -30      0  open                      m.c, lib

== summary
# work 530 (680 with copy's 150), copy 355 in five calls, idle and open 50, main 15 of 900: as
# worked out in views.t.
$ --summary v.callgrind
$ --color=never --summary v.callgrind
$ --color=auto --summary v.callgrind
$ --color=always --summary v.callgrind | sed 's/\x1b\[[0-9;]*m//g'
| v.callgrind
| 1,000 Ir; showing 5 of 5 functions, 100.0% of Ir
|       Self        Incl  Calls  function
| 53.00% 530  68.00% 680      2  work                      a.c, app
| 35.50% 355  35.50% 355      5  copy                      l.c, lib
|  5.00%  50   5.00%  50      0  idle                      a.c, app
|  5.00%  50   5.00%  50      0  open                      m.c, lib
|  1.50%  15  90.00% 900      0  main                      a.c, app

== summary-auto
# With --auto a summary has sources, too: a.c has 10 + 5 of main, 300 + 47 of work and 50 of idle,
# and what work and copy cost at lines without costs, 680, 205 and 150.
$ --summary --auto --context=1 v.callgrind
| v.callgrind
| 1,000 Ir; showing 5 of 5 functions, 100.0% of Ir
|       Self        Incl  Calls  function
| 53.00% 530  68.00% 680      2  work                      a.c, app
| 35.50% 355  35.50% 355      5  copy                      l.c, lib
|  5.00%  50   5.00%  50      0  idle                      a.c, app
|  5.00%  50   5.00%  50      0  open                      m.c, lib
|  1.50%  15  90.00% 900      0  main                      a.c, app
|
|         Ir      a.c
|  1.00%  10   1  a.c line 1
|  0.50%   5   2  a.c line 2
|          .   3  a.c line 3
| 68.00% 680      => work (2x)                 a.c, app
| -- line 9 ----------------------------------------
|          .   9  a.c line 9
| 30.00% 300  10  a.c line 10
|  4.70%  47  11  a.c line 11
|          .  12  a.c line 12
| 15.00% 150      => copy (1x)                 l.c, lib
| -- line 19 ----------------------------------------
|          .  19  a.c line 19
|  5.00%  50  20  a.c line 20
|          .  21  a.c line 21
|
|         Ir     a.h
|          .  2  a.h line 2
| 20.50% 205  3  a.h line 3
|  2.60%  26  4  a.h line 4
|          .  5  a.h line 5
|
|      Ir     b.h
|       .  6  b.h line 6
| 0.40% 4  7  b.h line 7
|       .  8  b.h line 8
|
|      Ir     c.h
| 0.30% 3  1  c.h line 1
|       .  2  c.h line 2
|
|         Ir     l.c
|          .  2  l.c line 2
| 30.00% 300  3  l.c line 3
|          .  4  l.c line 4
|
|       Ir     m.c
|        .  4  m.c line 4
| 5.00% 50  5  m.c line 5
|        .  6  m.c line 6
|

== summary-by
# 412, 300, 231 and 50 are 99.3 % of 1,000, which reaches the threshold; b.h and c.h are left out.
$ --summary --by=file v.callgrind
| v.callgrind
| 1,000 Ir; showing 4 of 6 files, 99.30% of Ir
|       Self        Incl  Calls  file
| 41.20% 412  95.00% 950      2  a.c
| 30.00% 300  35.50% 355      5  l.c
| 23.10% 231  23.10% 231      0  a.h
|  5.00%  50   5.00%  50      0  m.c

== summary-no-percs
# The figures of summary without shares.
$ --summary --show-percs=no --threshold=100 v.callgrind
| v.callgrind
| 1,000 Ir; showing 5 of 5 functions, 100.0% of Ir
| Self  Incl  Calls  function
|  530   680      2  work                      a.c, app
|  355   355      5  copy                      l.c, lib
|   50    50      0  idle                      a.c, app
|   50    50      0  open                      m.c, lib
|   15   900      0  main                      a.c, app

== summary-show
# copy is called 4 + 1 times and work twice, 7 in all, others never; Dr 60 and 40 of 101.
$ --summary --show=Calls,Dr v.callgrind
| v.callgrind
| 7 Calls; showing 2 of 5 functions
| Calls         Dr  function
|     5  59.41% 60  copy                      l.c, lib
|     2  39.60% 40  work                      a.c, app

== summary-sort
# By all that they call: 900, 680, 355; idle before open, as their files are.
$ --summary --sort='Incl(Ir)' v.callgrind
| v.callgrind
| 1,000 Ir; showing 5 of 5 functions, 100.0% of Ir
|       Self      Incl v  Calls  function
|  1.50%  15  90.00% 900      0  main                      a.c, app
| 53.00% 530  68.00% 680      2  work                      a.c, app
| 35.50% 355  35.50% 355      5  copy                      l.c, lib
|  5.00%  50   5.00%  50      0  idle                      a.c, app
|  5.00%  50   5.00%  50      0  open                      m.c, lib
