## See views.t for the profiles and their sums.

== diff-summary
# See diff-by in views.t.
$ --summary --threshold=100 --diff v.callgrind w.callgrind
$ --color=never --summary --threshold=100 --diff v.callgrind w.callgrind
$ --color=auto --summary --threshold=100 --diff v.callgrind w.callgrind
$ --color=always --summary --threshold=100 --diff v.callgrind w.callgrind | sed 's/\x1b\[[0-9;]*m//g'
| w.callgrind compared with v.callgrind
| Total: +10 Ir (+1.00%: 1,000 to 1,010), 0 Calls (0.00%: 7 to 7) (calculated); below: 3 of 3 functions, +1.00%
| Ir           Incl(Ir)     Calls       Running  file:function
| +40 (+4.00%) +40 (+4.00%) 0            +4.00%  a.c:work [app]
| -30 (-3.00%) -30 (-3.00%) 0            +1.00%  m.c:open [lib]
|   0          +40 (+4.00%) 0            +1.00%  a.c:main [app]

== summary
# See incl in calls.t and real-summary in real.t.
$ --summary v.callgrind
$ --color=never --summary v.callgrind
$ --color=auto --summary v.callgrind
$ --color=always --summary v.callgrind | sed 's/\x1b\[[0-9;]*m//g'
| v.callgrind
| Total: 1,000 Ir, 7 Calls; below: 5 of 5 functions, 100.0%
| Ir           Incl(Ir)     Calls       Running  file:function
| 530 (53.00%) 680 (68.00%) 2 (28.57%)   53.00%  a.c:work [app]
| 355 (35.50%) 355 (35.50%) 5 (71.43%)   88.50%  l.c:copy [lib]
|  50 ( 5.00%)  50 ( 5.00%) 0            93.50%  a.c:idle [app]
|  50 ( 5.00%)  50 ( 5.00%) 0            98.50%  m.c:open [lib]
|  15 ( 1.50%) 900 (90.00%) 0            100.0%  a.c:main [app]

== summary-auto
# summary-sort, -by, -auto, -show: --summary with what is given for itself: the same figures
# in the order of Incl(Ir) (900 680 355 50 50), by file, with sources, and as other columns.
$ --summary --auto v.callgrind
| v.callgrind
| Total: 1,000 Ir, 7 Calls; below: 5 of 5 functions, 100.0%
| Ir           Incl(Ir)     Calls       Running  file:function
| 530 (53.00%) 680 (68.00%) 2 (28.57%)   53.00%  a.c:work [app]
| 355 (35.50%) 355 (35.50%) 5 (71.43%)   88.50%  l.c:copy [lib]
|  50 ( 5.00%)  50 ( 5.00%) 0            93.50%  a.c:idle [app]
|  50 ( 5.00%)  50 ( 5.00%) 0            98.50%  m.c:open [lib]
|  15 ( 1.50%) 900 (90.00%) 0            100.0%  a.c:main [app]
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: a.c
| --------------------------------------------------------------------------------
| Ir           Incl(Ir) Calls\x20
|
|  10 ( 1.00%) .          .           a.c line 1
|   5 ( 0.50%) .          .           a.c line 2
|   .          .          .           a.c line 3
| 680 (68.00%) 680 (68.00%) 2 (28.57%)  => a.c:work (2x)
|   .          .          .           a.c line 4
| 205 (20.50%) 205 (20.50%) 4 (57.14%)  => l.c:copy (4x)
|   .          .          .           a.c line 5
|   .          .          .           a.c line 6
|   .          .          .           a.c line 7
|   .          .          .           a.c line 8
|   .          .          .           a.c line 9
| 300 (30.00%) .          .           a.c line 10
|  47 ( 4.70%) .          .           a.c line 11
|   .          .          .           a.c line 12
| 150 (15.00%) 150 (15.00%) 1 (14.29%)  => l.c:copy (1x)
|   .          .          .           a.c line 13
|   .          .          .           a.c line 14
|   .          .          .           a.c line 15
|   .          .          .           a.c line 16
|   .          .          .           a.c line 17
|   .          .          .           a.c line 18
|   .          .          .           a.c line 19
|  50 ( 5.00%) .          .           a.c line 20
|   .          .          .           a.c line 21
|   .          .          .           a.c line 22
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: a.h
| --------------------------------------------------------------------------------
| Ir           Incl(Ir) Calls\x20
|
|   .          .          .           a.h line 1
|   .          .          .           a.h line 2
| 205 (20.50%) .          .           a.h line 3
|  26 ( 2.60%) .          .           a.h line 4
|   .          .          .           a.h line 5
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: b.h
| --------------------------------------------------------------------------------
| Ir         Incl(Ir) Calls\x20
|
| .          .          .           b.h line 1
| .          .          .           b.h line 2
| .          .          .           b.h line 3
| .          .          .           b.h line 4
| .          .          .           b.h line 5
| .          .          .           b.h line 6
| 4 ( 0.40%) .          .           b.h line 7
| .          .          .           b.h line 8
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: c.h
| --------------------------------------------------------------------------------
| Ir         Incl(Ir) Calls\x20
|
| 3 ( 0.30%) .          .           c.h line 1
| .          .          .           c.h line 2
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: l.c
| --------------------------------------------------------------------------------
| Ir           Incl(Ir) Calls\x20
|
|   .          .          .           l.c line 1
|   .          .          .           l.c line 2
| 300 (30.00%) .          .           l.c line 3
|   .          .          .           l.c line 4
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: m.c
| --------------------------------------------------------------------------------
| Ir          Incl(Ir) Calls\x20
|
|  .          .          .           m.c line 1
|  .          .          .           m.c line 2
|  .          .          .           m.c line 3
|  .          .          .           m.c line 4
| 50 ( 5.00%) .          .           m.c line 5
|  .          .          .           m.c line 6
|
| --------------------------------------------------------------------------------
| Ir             Incl(Ir) Calls\x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) .          .           events annotated
|

== summary-by
# See real-summary in real.t and summary-auto.
$ --summary --by=file v.callgrind
| v.callgrind
| Total: 1,000 Ir, 7 Calls; below: 4 of 6 files, 99.30%
| Ir           Incl(Ir)     Calls       Running  file
| 412 (41.20%) 950 (95.00%) 2 (28.57%)   41.20%  a.c
| 300 (30.00%) 355 (35.50%) 5 (71.43%)   71.20%  l.c
| 231 (23.10%) 231 (23.10%) 0            94.30%  a.h
|  50 ( 5.00%)  50 ( 5.00%) 0            99.30%  m.c

== summary-no-percs
# See real-summary in real.t.
$ --summary --show-percs=no --threshold=100 v.callgrind
| v.callgrind
| Total: 1,000 Ir, 7 Calls; below: 5 of 5 functions, 100.0%
| Ir  Incl(Ir) Calls  Running  file:function
| 530      680     2   53.00%  a.c:work [app]
| 355      355     5   88.50%  l.c:copy [lib]
|  50       50     0   93.50%  a.c:idle [app]
|  50       50     0   98.50%  m.c:open [lib]
|  15      900     0   100.0%  a.c:main [app]

== summary-show
# See real-summary in real.t and summary-auto.
$ --summary --show=Calls,Dr v.callgrind
| v.callgrind
| Total: 7 Calls, 101 Dr; below: 2 of 5 functions
| Calls      Dr           Running  file:function
| 5 (71.43%) 60 (59.41%)           l.c:copy [lib]
| 2 (28.57%) 40 (39.60%)           a.c:work [app]

== summary-sort
# See real-summary in real.t and summary-auto.
$ --summary --sort='Incl(Ir)' v.callgrind
| v.callgrind
| Total: 1,000 Ir, 7 Calls; below: 5 of 5 functions, 100.0%
| Ir           Incl(Ir)     Calls       Running  file:function
|  15 ( 1.50%) 900 (90.00%) 0             1.50%  a.c:main [app]
| 530 (53.00%) 680 (68.00%) 2 (28.57%)   54.50%  a.c:work [app]
| 355 (35.50%) 355 (35.50%) 5 (71.43%)   90.00%  l.c:copy [lib]
|  50 ( 5.00%)  50 ( 5.00%) 0            95.00%  a.c:idle [app]
|  50 ( 5.00%)  50 ( 5.00%) 0            100.0%  m.c:open [lib]
