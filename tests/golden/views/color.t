## --color: what is printed between the escapes is the report, as other tests here say by a command
## line with --color=always. Each line ends as it began. Magenta is from 0.5 % on, red from 2 % and bold
## red from 10 %. See views.t for the profiles.

@head
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       99 0
| Listed by:        function
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

== by-function
# The figures of by-function in by.t.
$ --color --auto=no --by=function v.callgrind
$ --color=always --auto=no --by=function v.callgrind
| @head
|
| --------------------------------------------------------------------------------
| \e[2mIr             Dr           \e[0m
| --------------------------------------------------------------------------------
| \e[1;31m1,000 (100.0%) \e[0m\e[1;31m101 (100.0%) \e[0m PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| \e[2mIr           Dr           Running  file:function\e[0m
| --------------------------------------------------------------------------------
| \e[1;31m530 (53.00%) \e[0m\e[1;31m40 (39.60%) \e[0m  53.00%  a.c:work [app]
| \e[1;31m347 (34.70%) \e[0m\e[1;31m24 (23.76%) \e[0m             a.c
| \e[1;31m176 (17.60%) \e[0m\e[1;31m15 (14.85%) \e[0m             a.h
| \e[35m  7 ( 0.70%) \e[0m\e[35m 1 ( 0.99%) \e[0m             (2 more, --min=0 shows them)
| \e[1;31m355 (35.50%) \e[0m\e[1;31m60 (59.41%) \e[0m  88.50%  l.c:copy [lib]
| \e[1;31m300 (30.00%) \e[0m\e[1;31m50 (49.50%) \e[0m             l.c
| \e[31m 55 ( 5.50%) \e[0m\e[31m10 ( 9.90%) \e[0m             a.h
| \e[31m 50 ( 5.00%) \e[0m .            93.50%  a.c:idle [app]
| \e[31m 50 ( 5.00%) \e[0m .            98.50%  m.c:open [lib]
| \e[35m 15 ( 1.50%) \e[0m\e[35m 1 ( 0.99%) \e[0m  100.0%  a.c:main [app]
|

== sources
# Lines 3, 4 and 12 of a.c have the calls of main and work.
$ --color --threshold=100 --match='^a.c:main' --context=1 v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed:           1 of 9, with 15 (1.50%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| \e[2mIr             Dr           \e[0m
| --------------------------------------------------------------------------------
| \e[1;31m1,000 (100.0%) \e[0m\e[1;31m101 (100.0%) \e[0m PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| \e[2mIr           Dr           file:function\e[0m
| --------------------------------------------------------------------------------
| \e[35m 15 ( 1.50%) \e[0m\e[35m 1 ( 0.99%) \e[0m a.c:main [app]
|
| --------------------------------------------------------------------------------
| \e[2m-- Auto-annotated source: a.c\e[0m
| --------------------------------------------------------------------------------
| \e[2mIr           Dr          \e[0m
|
| \e[35m 10 ( 1.00%) \e[0m\e[35m 1 ( 0.99%) \e[0m a.c line 1
| \e[35m  5 ( 0.50%) \e[0m .           a.c line 2
|   .           .           a.c line 3
| \e[1;31m680 (68.00%) \e[0m\e[1;31m60 (59.41%) \e[0m => a.c:work (2x)
| \e[2m-- line 3 ----------------------------------------\e[0m
| \e[2m-- line 9 ----------------------------------------\e[0m
| \e[2m  .           .           a.c line 9\e[0m
| \e[1;31m300 (30.00%) \e[0m\e[1;31m20 (19.80%) \e[0m a.c line 10
| \e[31m 47 ( 4.70%) \e[0m\e[31m 4 ( 3.96%) \e[0m a.c line 11
|   .           .           a.c line 12
| \e[1;31m150 (15.00%) \e[0m\e[1;31m20 (19.80%) \e[0m => l.c:copy (1x)
| \e[2m-- line 12 ----------------------------------------\e[0m
| \e[2m-- line 19 ----------------------------------------\e[0m
| \e[2m  .           .           a.c line 19\e[0m
| \e[31m 50 ( 5.00%) \e[0m .           a.c line 20
| \e[2m  .           .           a.c line 21\e[0m
| \e[2m-- line 21 ----------------------------------------\e[0m
|
| --------------------------------------------------------------------------------
| \e[2mIr           Dr          \e[0m
| --------------------------------------------------------------------------------
| \e[1;31m412 (41.20%) \e[0m\e[1;31m25 (24.75%) \e[0m events annotated
|

== tree
# The figures of by-file-tree in by.t.
$ --color --auto=no --tree=both --by=file --show=Ir v.callgrind
| @head
| Events shown:     Ir
| Listed by:        file
|
| --------------------------------------------------------------------------------
| \e[2mIr             \e[0m
| --------------------------------------------------------------------------------
| \e[1;31m1,000 (100.0%) \e[0m PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| \e[2mIr            Running  file\e[0m
| --------------------------------------------------------------------------------
|
| \e[1;31m412 (41.20%) \e[0m  41.20%  *  a.c
| \e[1;31m347 (34.70%) \e[0m             work [app]
| \e[31m 50 ( 5.00%) \e[0m             idle [app]
| \e[35m 15 ( 1.50%) \e[0m             main [app]
| \e[1;31m355 (35.50%) \e[0m >   l.c (5x)
|
| \e[1;31m355 (35.50%) \e[0m < a.c (5x)
| \e[1;31m300 (30.00%) \e[0m  71.20%  *  l.c
|
| \e[1;31m231 (23.10%) \e[0m  94.30%  *  a.h
| \e[1;31m176 (17.60%) \e[0m             work [app]
| \e[31m 55 ( 5.50%) \e[0m             copy [lib]
|
| \e[31m 50 ( 5.00%) \e[0m  99.30%  *  m.c
|

== change
# What costs less is green, -40 of a.h:work, and what costs more red, +30 of m.c:open.
$ --color --auto=no --show=Ir --diff w.callgrind v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| Compared with 'w.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir
| Event sort order: Ir Dr
| Thresholds:       99 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| \e[2mIr             \e[0m
| --------------------------------------------------------------------------------
| \e[36m  -10 (-0.99%) \e[0m PROGRAM TOTALS (NEW - OLD)
| \e[1;31m1,010 (100.0%) \e[0m OLD (calculated)
| \e[1;31m1,000 (99.01%) \e[0m NEW
|
| --------------------------------------------------------------------------------
| \e[2mIr            file:function\e[0m
| --------------------------------------------------------------------------------
| \e[32m-40 (-3.96%) \e[0m a.h:work
| \e[31m+30 (+2.97%) \e[0m m.c:open [lib]
|

== compact
# The figures of summary in summary.t.
$ --color --layout=compact --width=80 --summary v.callgrind
| v.callgrind
| 1,000 Ir; below: 5 of 5 functions, 100.0%
| \e[2mIr           Incl(Ir)     Calls  function\e[0m
| \e[1;31m530 (53.00%) \e[0m\e[1;31m680 (68.00%) \e[0m\e[1;31m    2 \e[0m work  a.c, app
| \e[1;31m355 (35.50%) \e[0m\e[1;31m355 (35.50%) \e[0m\e[1;31m    5 \e[0m copy  l.c, lib
| \e[31m 50 ( 5.00%) \e[0m\e[31m 50 ( 5.00%) \e[0m    0  idle  a.c, app
| \e[31m 50 ( 5.00%) \e[0m\e[31m 50 ( 5.00%) \e[0m    0  open  m.c, lib
| \e[35m 15 ( 1.50%) \e[0m\e[1;31m900 (90.00%) \e[0m    0  main  a.c, app

== wrong
$ --color=blue v.callgrind
! cgannotate: --color=blue: the value is not one of always|never|auto
? 2
