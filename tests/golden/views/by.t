## --by=file, function, object and row. Profiles and sums: views.t.

@head 2
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

== by-file
# a.c 347 + 15 + 50 = 412 25, l.c 300, a.h 176 + 55 = 231 25, m.c, b.h, c.h. Inclusive: a.c
# 412 + 205 + 150 and what it inlines, 176 + 4 + 3 = 950; its calls within itself are no
# costs.
$ --auto=no --threshold=100 --by=file v.callgrind
| v.callgrind
| 1,000 Ir; showing 6 of 6 files, 100.0% of Ir
|       Self        Incl  Calls  file
| 41.20% 412  95.00% 950      2  a.c
| 30.00% 300  35.50% 355      5  l.c
| 23.10% 231  23.10% 231      0  a.h
|  5.00%  50   5.00%  50      0  m.c
|  0.40%   4   0.40%   4      0  b.h
|  0.30%   3   0.30%   3      0  c.h
| not shown (--show=all): Dr
|

== by-file-inclusive
# The files of by-file: 412, 300, 231; inclusive 950 of a.c.
$ --auto=no --threshold=100 --inclusive=yes --by=file --show-percs=no v.callgrind
| v.callgrind
| 1,000 Ir; showing 6 of 6 files, 100.0% of Ir
| Incl(Ir)  Calls  file
|      950      2  a.c
|      355      5  l.c
|      231      0  a.h
|       50      0  m.c
|        4      0  b.h
|        3      0  c.h
| not shown (--show=all): Dr
|

== by-file-sources
# The files of by-file: 412, 300, 231; inclusive 950 of a.c.
$ --threshold=60 --by=file --context=0 --show-percs=no v.callgrind
| v.callgrind
| 1,000 Ir; showing 2 of 6 files, 71.20% of Ir
| Self  Incl  Calls  file
|  412   950      2  a.c
|  300   355      5  l.c
| not shown (--show=all): Dr
|
|  Ir      a.c
|  10   1  a.c line 1
|   5   2  a.c line 2
| -- line 10 ----------------------------------------
| 300  10  a.c line 10
|  47  11  a.c line 11
| -- line 20 ----------------------------------------
|  50  20  a.c line 20
|
|  Ir     l.c
| 300  3  l.c line 3
|

== by-function
# work's 530 are 347 in a.c, 176 in a.h, 4 and 3; colours change nothing else, nor does a --top
# that is larger than any number.
$ --auto=no --threshold=100 --by=function v.callgrind
$ --color=never --auto=no --threshold=100 --by=function v.callgrind
$ --color=auto --auto=no --threshold=100 --by=function v.callgrind
$ --color=always --auto=no --threshold=100 --by=function v.callgrind | sed 's/\x1b\[[0-9;]*m//g'
$ --color=always --auto=no --threshold=100 --top=99999999999999999999999 v.callgrind | sed 's/\x1b\[[0-9;]*m//g'
| v.callgrind
| 1,000 Ir; showing 5 of 5 functions, 100.0% of Ir
|       Self        Incl  Calls  function
| 53.00% 530  68.00% 680      2  work                      a.c, app
| 35.50% 355  35.50% 355      5  copy                      l.c, lib
|  5.00%  50   5.00%  50      0  idle                      a.c, app
|  5.00%  50   5.00%  50      0  open                      m.c, lib
|  1.50%  15  90.00% 900      0  main                      a.c, app
| not shown (--show=all): Dr
|

== by-function-calls
# By calls copy 5, work 2; by Dr / Ir copy 16.90 %, work 7.55 %,
# main 6.67 %, as R is 100 * Dr / Ir.
$ --auto=no --threshold=100 --by=function --sort=Calls v.callgrind
| v.callgrind
| 1,000 Ir; showing 5 of 5 functions
|       Self        Incl  Calls v  function
| 35.50% 355  35.50% 355        5  copy                      l.c, lib
| 53.00% 530  68.00% 680        2  work                      a.c, app
|  5.00%  50   5.00%  50        0  idle                      a.c, app
|  1.50%  15  90.00% 900        0  main                      a.c, app
|  5.00%  50   5.00%  50        0  open                      m.c, lib
| not shown (--show=all): Dr
|

== by-function-inclusive
# The functions of v.callgrind in views.t: work 530, copy 355; inclusive 680 and 355.
$ --auto=no --threshold=100 --inclusive=yes --by=function --show-percs=no v.callgrind
| v.callgrind
| 1,000 Ir; showing 5 of 5 functions, 100.0% of Ir
| Incl(Ir)  Calls  function
|      900      0  main                      a.c, app
|      680      2  work                      a.c, app
|      355      5  copy                      l.c, lib
|       50      0  idle                      a.c, app
|       50      0  open                      m.c, lib
| not shown (--show=all): Dr
|

== by-function-ratio
# R is 100 * Dr / Ir: copy 60 / 355, work 40 / 530, main 1 / 15, and 0 of what has no Dr.
$ --auto=no --threshold=100 --by=function '--event=R = 100 * Dr / Ir' --show=Ir,R --sort=R v.callgrind
| v.callgrind
| 1,000 Ir; showing 5 of 5 functions
|         Ir    R v  function
| 35.50% 355  16.90  copy                      l.c, lib
| 53.00% 530   7.55  work                      a.c, app
|  1.50%  15   6.67  main                      a.c, app
|  5.00%  50   0.00  idle                      a.c, app
|  5.00%  50   0.00  open                      m.c, lib
|

== by-function-sources
# work alone reaches 50 %; sources are those of all its code: a.c 300 + 47, a.h 150 (beside copy's
# 55) + 26, b.h 4, c.h 3.
$ --threshold=50 --by=function --context=0 --show-percs=no v.callgrind
| v.callgrind
| 1,000 Ir; showing 1 of 5 functions, 53.00% of Ir
| Self  Incl  Calls  function
|  530   680      2  work                      a.c, app
| not shown (--show=all): Dr
|
|  Ir      a.c
|  10   1  a.c line 1
|   5   2  a.c line 2
| -- line 10 ----------------------------------------
| 300  10  a.c line 10
|  47  11  a.c line 11
| -- line 20 ----------------------------------------
|  50  20  a.c line 20
|
|  Ir     a.h
| 205  3  a.h line 3
|  26  4  a.h line 4
|
| Ir     b.h
|  4  7  b.h line 7
|
| Ir     c.h
|  3  1  c.h line 1
|

== by-function-threshold
# by-*-threshold: 53 % and 59.5 % are enough.
$ --auto=no --threshold=50 --by=function v.callgrind
| v.callgrind
| 1,000 Ir; showing 1 of 5 functions, 53.00% of Ir
|       Self        Incl  Calls  function
| 53.00% 530  68.00% 680      2  work                      a.c, app
| not shown (--show=all): Dr
|

== by-function-width
# 60 columns have no room for what shows the two.
$ --auto=no --threshold=100 --by=function --width=60 v.callgrind
| v.callgrind
| 1,000 Ir; showing 5 of 5 functions, 100.0% of Ir
|       Self        Incl  Calls  function
| 53.00% 530  68.00% 680      2  work                      a.c
| 35.50% 355  35.50% 355      5  copy                      l.c
|  5.00%  50   5.00%  50      0  idle                      a.c
|  5.00%  50   5.00%  50      0  open                      m.c
|  1.50%  15  90.00% 900      0  main                      a.c
| not shown (--show=all): Dr
|

== by-object
# app 530 + 15 + 50 = 595 41, lib 355 + 50 = 405 60; app inclusive 595 + 205 + 150 = 950.
$ --auto=no --threshold=100 --by=object v.callgrind
$ --color=never --auto=no --threshold=100 --by=object v.callgrind
$ --color=auto --auto=no --threshold=100 --by=object v.callgrind
$ --color=always --auto=no --threshold=100 --by=object v.callgrind | sed 's/\x1b\[[0-9;]*m//g'
| v.callgrind
| 1,000 Ir; showing 2 of 2 objects, 100.0% of Ir
|       Self        Incl  Calls  object
| 59.50% 595  95.00% 950      2  app
| 40.50% 405  40.50% 405      5  lib
| not shown (--show=all): Dr
|

== by-object-inclusive
# The objects of by-object: 595 and 405; app inclusive 950.
$ --auto=no --threshold=100 --inclusive=yes --by=object --show-percs=no v.callgrind
| v.callgrind
| 1,000 Ir; showing 2 of 2 objects, 100.0% of Ir
| Incl(Ir)  Calls  object
|      950      2  app
|      405      5  lib
| not shown (--show=all): Dr
|

== by-object-threshold
# app is work, main and idle, 530 + 15 + 50 = 59.5 %, and with what it calls main's 900 and idle's
# 50; lib's 405 are not needed for 59 %.
$ --auto=no --threshold=59 --by=object v.callgrind
| v.callgrind
| 1,000 Ir; showing 1 of 2 objects, 59.50% of Ir
|       Self        Incl  Calls  object
| 59.50% 595  95.00% 950      2  app
| not shown (--show=all): Dr
|

== by-row
# The rows of v.callgrind in views.t, each file of a function by itself.
$ --auto=no --threshold=100 --by=row v.callgrind
$ --auto=no --threshold=100 --top=99999999999999999999999 v.callgrind
$ --color=never --auto=no --threshold=100 --top=99999999999999999999999 v.callgrind
$ --color=auto --auto=no --threshold=100 --top=99999999999999999999999 v.callgrind
| @head 2
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

== by-row-inclusive
# main 900, work 680 and copy 355 stand at the file of the function; inlined code has its own
# cost, 176, 55, 4 and 3.
$ --auto=no --threshold=100 --inclusive=yes --by=row --show-percs=no v.callgrind
$ --color=never --auto=no --threshold=100 --inclusive=yes --by=row --show-percs=no v.callgrind
$ --color=auto --auto=no --threshold=100 --inclusive=yes --by=row --show-percs=no v.callgrind
| @head 2
|
| --------------------------------------------------------------------------------
| Ir    Dr \x20
| --------------------------------------------------------------------------------
| 1,000 101  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir  Dr   file:function
| --------------------------------------------------------------------------------
| 900 101  a.c:main [app]
| 680  60  a.c:work [app]
| 355  60  l.c:copy [lib]
| 176  15  a.h:work
|  55  10  a.h:copy
|  50   .  a.c:idle [app]
|  50   .  m.c:open [lib]
|   4   .  b.h:work
|   3   1  c.h:work
|

== by-row-inclusive-screen
# The same figures as above, as a screen.
$ --color=always --auto=no --threshold=100 --inclusive=yes --by=row --show-percs=no v.callgrind | sed 's/\x1b\[[0-9;]*m//g'
| v.callgrind
| 1,000 Ir; showing 9 of 9 functions, 100.0% of Ir
| Incl(Ir)  Calls  function
|      900      0  main                      a.c, app
|      680      2  work                      a.c, app
|      355      5  copy                      l.c, lib
|      176      .  work                      a.h, app
|       55      .  copy                      a.h, lib
|       50      0  idle                      a.c, app
|       50      0  open                      m.c, lib
|        4      .  work                      b.h, app
|        3      .  work                      c.h, app
| not shown (--show=all): Dr
|

== by-row-tree
# main pays 680 for two calls of work and 205 for four of copy, work 150 for one; inlined rows
# have neither callers nor callees.
$ --auto=no --threshold=100 --tree=both --by=row --show-percs=no --show=Ir v.callgrind
$ --color=never --auto=no --threshold=100 --tree=both --by=row --show-percs=no --show=Ir v.callgrind
$ --color=auto --auto=no --threshold=100 --tree=both --by=row --show-percs=no --show=Ir v.callgrind
| @head 2
| Events shown:     Ir
|
| --------------------------------------------------------------------------------
| Ir   \x20
| --------------------------------------------------------------------------------
| 1,000  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir   file:function
| --------------------------------------------------------------------------------
|
| 680  < a.c:main (2x) [app]
| 347  *  a.c:work [app]
| 150  >   l.c:copy (1x) [lib]
|
| 205  < a.c:main (4x) [app]
| 150  < a.c:work (1x) [app]
| 300  *  l.c:copy [lib]
|
| 176  *  a.h:work
|
|  55  *  a.h:copy
|
|  50  *  a.c:idle [app]
|
|  50  *  m.c:open [lib]
|
|  15  *  a.c:main [app]
| 680  >   a.c:work (2x) [app]
| 205  >   l.c:copy (4x) [lib]
|
|   4  *  b.h:work
|
|   3  *  c.h:work
|

== by-wrong
# lines is no kind of row; those that there are are named.
$ --by=lines v.callgrind
! cgannotate: --by=lines: the value is not one of row|function|file|object|line
? 2

== combined-by
# The rows of by-function, by-file and by-row that are chosen.
$ --auto=no --threshold=100 --match=c --hide=idle --top=2 --by=function v.callgrind
| v.callgrind
| 1,000 Ir; showing 2 of 5 functions, 88.50% of Ir
|       Self        Incl  Calls  function
| 53.00% 530  68.00% 680      2  work                      a.c, app
| 35.50% 355  35.50% 355      5  copy                      l.c, lib
| not shown (--show=all): Dr
|

== combined-by-file
# The rows of by-function, by-file and by-row that are chosen.
$ --auto=no --threshold=100 --match='^a' --by=file v.callgrind
| v.callgrind
| 1,000 Ir; showing 2 of 6 files, 64.30% of Ir
|       Self        Incl  Calls  file
| 41.20% 412  95.00% 950      2  a.c
| 23.10% 231  23.10% 231      0  a.h
| not shown (--show=all): Dr
|

== combined-tree
# The rows of by-function, by-file and by-row that are chosen.
$ --auto=no --threshold=100 --match=copy --tree=both --show=Ir v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed:           2 of 9, with 355 (35.50%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir            \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
|
| 205 (20.50%)  < a.c:main (4x) [app]
| 150 (15.00%)  < a.c:work (1x) [app]
| 300 (30.00%)  *  l.c:copy [lib]
|
|  55 ( 5.50%)  *  a.h:copy
|
