## See views.t for the profiles and their sums.

@head
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed by:        function
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

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

@head 3
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed by:        function
| Listed:           2 of 5, with 885 (88.50%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

== by-file
# a.c 347 + 15 + 50 = 412 25, l.c 300, a.h 176 + 55 = 231 25, m.c, b.h, c.h. Inclusive: a.c
# 412 + 205 + 150 and what it inlines, 176 + 4 + 3 = 950; its calls within itself are no
# costs.
$ --auto=no --threshold=100 --by=file v.callgrind
| @head
| Listed by:        file
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           Running  file
| --------------------------------------------------------------------------------
| 412 (41.20%) 25 (24.75%)   41.20%  a.c
| 347 (34.70%) 24 (23.76%)              work [app]
|  50 ( 5.00%)  .                       idle [app]
|  15 ( 1.50%)  1 ( 0.99%)              main [app]
| 300 (30.00%) 50 (49.50%)   71.20%  l.c
| 231 (23.10%) 25 (24.75%)   94.30%  a.h
| 176 (17.60%) 15 (14.85%)              work [app]
|  55 ( 5.50%) 10 ( 9.90%)              copy [lib]
|  50 ( 5.00%)  .            99.30%  m.c
|   4 ( 0.40%)  .            99.70%  b.h
|   3 ( 0.30%)  1 ( 0.99%)   100.0%  c.h
|

== by-file-inclusive
# The files of by-file: 412, 300, 231; inclusive 950 of a.c.
$ --auto=no --threshold=100 --inclusive=yes --by=file --show-percs=no v.callgrind
| @head
| Listed by:        file
|
| --------------------------------------------------------------------------------
| Ir    Dr \x20
| --------------------------------------------------------------------------------
| 1,000 101  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir  Dr   Running  file
| --------------------------------------------------------------------------------
| 950 101   41.20%  a.c
| 497  44              work [app]
| 220  41              main [app]
|  50   .              idle [app]
| 355  60   71.20%  l.c
| 231  25   94.30%  a.h
| 176  15              work [app]
|  55  10              copy [lib]
|  50   .   99.30%  m.c
|   4   .   99.70%  b.h
|   3   1   100.0%  c.h
|

== by-file-sources
# The files of by-file: 412, 300, 231; inclusive 950 of a.c.
$ --threshold=60 --by=file --context=0 --show-percs=no v.callgrind
| @head
| Thresholds:       60 0
| Listed by:        file
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir    Dr \x20
| --------------------------------------------------------------------------------
| 1,000 101  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir  Dr  Running  file
| --------------------------------------------------------------------------------
| 412 25   41.20%  a.c
| 347 24              work [app]
|  50  .              idle [app]
|  15  1              main [app]
| 300 50   71.20%  l.c
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: a.c
| --------------------------------------------------------------------------------
| Ir  Dr\x20
|
|  10  1  a.c line 1
|   5  .  a.c line 2
| -- line 10 ----------------------------------------
| 300 20  a.c line 10
|  47  4  a.c line 11
| -- line 20 ----------------------------------------
|  50  .  a.c line 20
| -- line 20 ----------------------------------------
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: l.c
| --------------------------------------------------------------------------------
| Ir  Dr\x20
|
| -- line 3 ----------------------------------------
| 300 50  l.c line 3
| -- line 3 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir  Dr\x20
| --------------------------------------------------------------------------------
| 712 75  events annotated
|

== by-file-tree
# The files of by-file: 412, 300, 231; inclusive 950 of a.c.
$ --auto=no --threshold=100 --tree=both --by=file --show-percs=no --show=Ir v.callgrind
$ --color=never --auto=no --threshold=100 --tree=both --by=file --show-percs=no --show=Ir v.callgrind
$ --color=auto --auto=no --threshold=100 --tree=both --by=file --show-percs=no --show=Ir v.callgrind
$ --color=always --auto=no --threshold=100 --tree=both --by=file --show-percs=no --show=Ir v.callgrind | sed 's/\x1b\[[0-9;]*m//g'
| @head
| Events shown:     Ir
| Listed by:        file
|
| --------------------------------------------------------------------------------
| Ir   \x20
| --------------------------------------------------------------------------------
| 1,000  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir   Running  file
| --------------------------------------------------------------------------------
|
| 412   41.20%  *  a.c
| 347              work [app]
|  50              idle [app]
|  15              main [app]
| 355  >   l.c (5x)
|
| 355  < a.c (5x)
| 300   71.20%  *  l.c
|
| 231   94.30%  *  a.h
| 176              work [app]
|  55              copy [lib]
|
|  50   99.30%  *  m.c
|
|   4   99.70%  *  b.h
|
|   3   100.0%  *  c.h
|

== by-function
# 4 and 3 are less than 1 % of 530: (2 more), 7 1. Running 53.00 88.50 93.50 98.50 100.0.
$ --auto=no --threshold=100 --by=function v.callgrind
$ --color=never --auto=no --threshold=100 --by=function v.callgrind
$ --color=auto --auto=no --threshold=100 --by=function v.callgrind
$ --color=always --auto=no --threshold=100 --by=function v.callgrind | sed 's/\x1b\[[0-9;]*m//g'
| @head
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           Running  file:function
| --------------------------------------------------------------------------------
| 530 (53.00%) 40 (39.60%)   53.00%  a.c:work [app]
| 347 (34.70%) 24 (23.76%)              a.c
| 176 (17.60%) 15 (14.85%)              a.h
|   7 ( 0.70%)  1 ( 0.99%)              (2 more, --min=0 shows them)
| 355 (35.50%) 60 (59.41%)   88.50%  l.c:copy [lib]
| 300 (30.00%) 50 (49.50%)              l.c
|  55 ( 5.50%) 10 ( 9.90%)              a.h
|  50 ( 5.00%)  .            93.50%  a.c:idle [app]
|  50 ( 5.00%)  .            98.50%  m.c:open [lib]
|  15 ( 1.50%)  1 ( 0.99%)   100.0%  a.c:main [app]
|

== by-function-calls
# by-function-calls, -ratio: parts are folded by what they cost, Ir: work is 347 176 and (2
# more) 7, copy 300 and 55; by calls copy 5, work 2; by Dr / Ir copy 16.90 %, work 7.55 %,
# main 6.67 %, as R is 100 * Dr / Ir.
$ --auto=no --threshold=100 --by=function --sort=Calls v.callgrind
| @head
| Event sort order: Calls
| Thresholds:       100
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           Running  file:function
| --------------------------------------------------------------------------------
| 355 (35.50%) 60 (59.41%)           l.c:copy [lib]
|  55 ( 5.50%) 10 ( 9.90%)              a.h
| 300 (30.00%) 50 (49.50%)              l.c
| 530 (53.00%) 40 (39.60%)           a.c:work [app]
| 347 (34.70%) 24 (23.76%)              a.c
| 176 (17.60%) 15 (14.85%)              a.h
|   7 ( 0.70%)  1 ( 0.99%)              (2 more, --min=0 shows them)
|  50 ( 5.00%)  .                    a.c:idle [app]
|  15 ( 1.50%)  1 ( 0.99%)           a.c:main [app]
|  50 ( 5.00%)  .                    m.c:open [lib]
|

== by-function-inclusive
# The functions of v.callgrind in views.t: work 530, copy 355; inclusive 680 and 355.
$ --auto=no --threshold=100 --inclusive=yes --by=function --show-percs=no v.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Ir    Dr \x20
| --------------------------------------------------------------------------------
| 1,000 101  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir  Dr   Running  file:function
| --------------------------------------------------------------------------------
| 900 101    1.50%  a.c:main [app]
| 680  60   54.50%  a.c:work [app]
| 497  44              a.c
| 176  15              a.h
|   7   1              (2 more, --min=0 shows them)
| 355  60   90.00%  l.c:copy [lib]
| 300  50              l.c
|  55  10              a.h
|  50   .   95.00%  a.c:idle [app]
|  50   .   100.0%  m.c:open [lib]
|

== by-function-ratio
# See by-function-calls.
$ --auto=no --threshold=100 --by=function '--event=R = 100 * Dr / Ir' --show=Ir,R --sort=R v.callgrind
| @head
| Events shown:     Ir R
| Event sort order: R
| Thresholds:       100
|
| --------------------------------------------------------------------------------
| Ir             R    \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 10.10  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           R      Running  file:function
| --------------------------------------------------------------------------------
| 355 (35.50%) 16.90           l.c:copy [lib]
|  55 ( 5.50%) 18.18              a.h
| 300 (30.00%) 16.67              l.c
| 530 (53.00%)  7.55           a.c:work [app]
| 176 (17.60%)  8.52              a.h
| 347 (34.70%)  6.92              a.c
|   7 ( 0.70%) 14.29              (2 more, --min=0 shows them)
|  15 ( 1.50%)  6.67           a.c:main [app]
|  50 ( 5.00%)  0.00           a.c:idle [app]
|  50 ( 5.00%)  0.00           m.c:open [lib]
|

== by-function-sources
# See by-function-inclusive.
$ --threshold=50 --by=function --context=0 --show-percs=no v.callgrind
| @head
| Thresholds:       50 0
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir    Dr \x20
| --------------------------------------------------------------------------------
| 1,000 101  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir  Dr  Running  file:function
| --------------------------------------------------------------------------------
| 530 40   53.00%  a.c:work [app]
| 347 24              a.c
| 176 15              a.h
|   7  1              (2 more, --min=0 shows them)
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: a.c
| --------------------------------------------------------------------------------
| Ir  Dr\x20
|
|  10  1  a.c line 1
|   5  .  a.c line 2
| -- line 10 ----------------------------------------
| 300 20  a.c line 10
|  47  4  a.c line 11
| -- line 20 ----------------------------------------
|  50  .  a.c line 20
| -- line 20 ----------------------------------------
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: a.h
| --------------------------------------------------------------------------------
| Ir  Dr\x20
|
| -- line 3 ----------------------------------------
| 205 25  a.h line 3
|  26  .  a.h line 4
| -- line 4 ----------------------------------------
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: b.h
| --------------------------------------------------------------------------------
| Ir Dr\x20
|
| -- line 7 ----------------------------------------
|  4  .  b.h line 7
| -- line 7 ----------------------------------------
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: c.h
| --------------------------------------------------------------------------------
| Ir Dr\x20
|
|  3  1  c.h line 1
| -- line 1 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir  Dr\x20
| --------------------------------------------------------------------------------
| 650 51  events annotated
|

== by-function-threshold
# by-*-threshold: 53 % and 59.5 % are enough.
$ --auto=no --threshold=50 --by=function v.callgrind
| @head
| Thresholds:       50 0
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           Running  file:function
| --------------------------------------------------------------------------------
| 530 (53.00%) 40 (39.60%)   53.00%  a.c:work [app]
| 347 (34.70%) 24 (23.76%)              a.c
| 176 (17.60%) 15 (14.85%)              a.h
|   7 ( 0.70%)  1 ( 0.99%)              (2 more, --min=0 shows them)
|

== by-function-tree
# See by-function-inclusive.
$ --auto=no --threshold=100 --tree=both --by=function --show-percs=no --show=Ir v.callgrind
| @head
| Events shown:     Ir
|
| --------------------------------------------------------------------------------
| Ir   \x20
| --------------------------------------------------------------------------------
| 1,000  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir   Running  file:function
| --------------------------------------------------------------------------------
|
| 680  < a.c:main (2x) [app]
| 530   53.00%  *  a.c:work [app]
| 347              a.c
| 176              a.h
|   7              (2 more, --min=0 shows them)
| 150  >   l.c:copy (1x) [lib]
|
| 205  < a.c:main (4x) [app]
| 150  < a.c:work (1x) [app]
| 355   88.50%  *  l.c:copy [lib]
| 300              l.c
|  55              a.h
|
|  50   93.50%  *  a.c:idle [app]
|
|  50   98.50%  *  m.c:open [lib]
|
|  15   100.0%  *  a.c:main [app]
| 680  >   a.c:work (2x) [app]
| 205  >   l.c:copy (4x) [lib]
|

== by-function-width
# 60 columns have no room for what shows the two.
$ --auto=no --threshold=100 --by=function --width=60 v.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           Running  file:function
| --------------------------------------------------------------------------------
| 530 (53.00%) 40 (39.60%)   53.00%  a.c:work [app]
| 347 (34.70%) 24 (23.76%)              a.c
| 176 (17.60%) 15 (14.85%)              a.h
|   7 ( 0.70%)  1 ( 0.99%)              (2 more)
| 355 (35.50%) 60 (59.41%)   88.50%  l.c:copy [lib]
| 300 (30.00%) 50 (49.50%)              l.c
|  55 ( 5.50%) 10 ( 9.90%)              a.h
|  50 ( 5.00%)  .            93.50%  a.c:idle [app]
|  50 ( 5.00%)  .            98.50%  m.c:open [lib]
|  15 ( 1.50%)  1 ( 0.99%)   100.0%  a.c:main [app]
|

== by-object
# app 530 + 15 + 50 = 595 41, lib 355 + 50 = 405 60; app inclusive 595 + 205 + 150 = 950.
$ --auto=no --threshold=100 --by=object v.callgrind
$ --color=never --auto=no --threshold=100 --by=object v.callgrind
$ --color=auto --auto=no --threshold=100 --by=object v.callgrind
$ --color=always --auto=no --threshold=100 --by=object v.callgrind | sed 's/\x1b\[[0-9;]*m//g'
| @head
| Listed by:        object
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           Running  object
| --------------------------------------------------------------------------------
| 595 (59.50%) 41 (40.59%)   59.50%  app
| 412 (41.20%) 25 (24.75%)              a.c
| 176 (17.60%) 15 (14.85%)              a.h
|   7 ( 0.70%)  1 ( 0.99%)              (2 more, --min=0 shows them)
| 405 (40.50%) 60 (59.41%)   100.0%  lib
| 300 (30.00%) 50 (49.50%)              l.c
|  55 ( 5.50%) 10 ( 9.90%)              a.h
|  50 ( 5.00%)  .                       m.c
|

== by-object-inclusive
# The objects of by-object: 595 and 405; app inclusive 950.
$ --auto=no --threshold=100 --inclusive=yes --by=object --show-percs=no v.callgrind
| @head
| Listed by:        object
|
| --------------------------------------------------------------------------------
| Ir    Dr \x20
| --------------------------------------------------------------------------------
| 1,000 101  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir  Dr   Running  object
| --------------------------------------------------------------------------------
| 950 101   59.50%  app
| 767  85              a.c
| 176  15              a.h
|   7   1              (2 more, --min=0 shows them)
| 405  60   100.0%  lib
| 300  50              l.c
|  55  10              a.h
|  50   .              m.c
|

== by-object-threshold
# See by-function-threshold.
$ --auto=no --threshold=59 --by=object v.callgrind
| @head
| Thresholds:       59 0
| Listed by:        object
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           Running  object
| --------------------------------------------------------------------------------
| 595 (59.50%) 41 (40.59%)   59.50%  app
| 412 (41.20%) 25 (24.75%)              a.c
| 176 (17.60%) 15 (14.85%)              a.h
|   7 ( 0.70%)  1 ( 0.99%)              (2 more, --min=0 shows them)
|

== by-object-tree
# The objects of by-object: 595 and 405; app inclusive 950.
$ --auto=no --threshold=100 --tree=both --by=object --show-percs=no --show=Ir v.callgrind
| @head
| Events shown:     Ir
| Listed by:        object
|
| --------------------------------------------------------------------------------
| Ir   \x20
| --------------------------------------------------------------------------------
| 1,000  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir   Running  object
| --------------------------------------------------------------------------------
|
| 595   59.50%  *  app
| 412              a.c
| 176              a.h
|   7              (2 more, --min=0 shows them)
| 355  >   lib (5x)
|
| 355  < app (5x)
| 405   100.0%  *  lib
| 300              l.c
|  55              a.h
|  50              m.c
|

== by-row
# The rows of v.callgrind in views.t, each file of a function by itself.
$ --auto=no --threshold=100 --by=row v.callgrind
$ --auto=no --threshold=100 --top=99999999999999999999999 v.callgrind
$ --color=never --auto=no --threshold=100 --top=99999999999999999999999 v.callgrind
$ --color=auto --auto=no --threshold=100 --top=99999999999999999999999 v.callgrind
$ --color=always --auto=no --threshold=100 --top=99999999999999999999999 v.callgrind | sed 's/\x1b\[[0-9;]*m//g'
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
# See by-row.
$ --auto=no --threshold=100 --inclusive=yes --by=row --show-percs=no v.callgrind
$ --color=never --auto=no --threshold=100 --inclusive=yes --by=row --show-percs=no v.callgrind
$ --color=auto --auto=no --threshold=100 --inclusive=yes --by=row --show-percs=no v.callgrind
$ --color=always --auto=no --threshold=100 --inclusive=yes --by=row --show-percs=no v.callgrind | sed 's/\x1b\[[0-9;]*m//g'
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

== by-row-tree
# See by-row.
$ --auto=no --threshold=100 --tree=both --by=row --show-percs=no --show=Ir v.callgrind
$ --color=never --auto=no --threshold=100 --tree=both --by=row --show-percs=no --show=Ir v.callgrind
$ --color=auto --auto=no --threshold=100 --tree=both --by=row --show-percs=no --show=Ir v.callgrind
$ --color=always --auto=no --threshold=100 --tree=both --by=row --show-percs=no --show=Ir v.callgrind | sed 's/\x1b\[[0-9;]*m//g'
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
$ --by=lines v.callgrind
! cgannotate: --by=lines: the value is not one of row|function|file|object|line; did you mean line?
? 2

== combined-by
# The rows of by-function, by-file and by-row that are chosen.
$ --auto=no --threshold=100 --match=c --hide=idle --top=2 --by=function v.callgrind
| @head 3
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           Running  file:function
| --------------------------------------------------------------------------------
| 530 (53.00%) 40 (39.60%)   53.00%  a.c:work [app]
| 347 (34.70%) 24 (23.76%)              a.c
| 176 (17.60%) 15 (14.85%)              a.h
|   7 ( 0.70%)  1 ( 0.99%)              (2 more, --min=0 shows them)
| 355 (35.50%) 60 (59.41%)   88.50%  l.c:copy [lib]
| 300 (30.00%) 50 (49.50%)              l.c
|  55 ( 5.50%) 10 ( 9.90%)              a.h
|

== combined-by-file
# The rows of by-function, by-file and by-row that are chosen.
$ --auto=no --threshold=100 --match='^a' --by=file v.callgrind
| @head 3
| Listed by:        file
| Listed:           2 of 6, with 643 (64.30%) of Ir
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           Running  file
| --------------------------------------------------------------------------------
| 412 (41.20%) 25 (24.75%)   41.20%  a.c
| 347 (34.70%) 24 (23.76%)              work [app]
|  50 ( 5.00%)  .                       idle [app]
|  15 ( 1.50%)  1 ( 0.99%)              main [app]
| 231 (23.10%) 25 (24.75%)   64.30%  a.h
| 176 (17.60%) 15 (14.85%)              work [app]
|  55 ( 5.50%) 10 ( 9.90%)              copy [lib]
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
