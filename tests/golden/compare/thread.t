## See compare.t for the profiles and their sums.

== part
$ --compare=part threads.out
| --------------------------------------------------------------------------------
| Profile data file 'threads.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| Profiled target:  ./t (PID 20)
| part 1:           2 parts
| part 2:           2 parts
| Parts:            4 (of 2 threads)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: sum
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| part 1      part 2     sum        \x20
| --------------------------------------------------------------------------------
| 45 (100.0%) 7 (100.0%) 52 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| part 1      part 2     sum          file:function
| --------------------------------------------------------------------------------
| 35 (77.78%) 4 (57.14%) 39 (75.00%)  t.c:work [/bin/t]
| 10 (22.22%) 1 (14.29%) 11 (21.15%)  t.c:main [/bin/t]
|  .          2 (28.57%)  2 ( 3.85%)  t.c:end [/bin/t]
|

== part-chosen
$ --compare=part --thread=2 threads.out
| --------------------------------------------------------------------------------
| Profile data file 'threads.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| Profiled target:  ./t (PID 20)
| part 1:           Trigger: Program phase: load
| part 2:           Trigger: Program termination
| Parts:            2
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: sum
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| part 1     part 2     sum        \x20
| --------------------------------------------------------------------------------
| 5 (100.0%) 6 (100.0%) 11 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| part 1     part 2     sum         file:function
| --------------------------------------------------------------------------------
| 5 (100.0%) 4 (66.67%) 9 (81.82%)  t.c:work [/bin/t]
| .          2 (33.33%) 2 (18.18%)  t.c:end [/bin/t]
|

== part-inclusive
$ --compare=part --inclusive threads.out
| --------------------------------------------------------------------------------
| Profile data file 'threads.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| Profiled target:  ./t (PID 20)
| part 1:           2 parts
| part 2:           2 parts
| Parts:            4 (of 2 threads)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: sum
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| part 1      part 2     sum        \x20
| --------------------------------------------------------------------------------
| 45 (100.0%) 7 (100.0%) 52 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| part 1      part 2     sum          file:function
| --------------------------------------------------------------------------------
| 40 (88.89%) 1 (14.29%) 41 (78.85%)  t.c:main [/bin/t]
| 35 (77.78%) 4 (57.14%) 39 (75.00%)  t.c:work [/bin/t]
|  .          2 (28.57%)  2 ( 3.85%)  t.c:end [/bin/t]
|

== part-sort
$ --compare=part --sort=2 threads.out
| --------------------------------------------------------------------------------
| Profile data file 'threads.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| Profiled target:  ./t (PID 20)
| part 1:           2 parts
| part 2:           2 parts
| Parts:            4 (of 2 threads)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: part 2
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| part 1      part 2     sum        \x20
| --------------------------------------------------------------------------------
| 45 (100.0%) 7 (100.0%) 52 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| part 1      part 2     sum          file:function
| --------------------------------------------------------------------------------
| 35 (77.78%) 4 (57.14%) 39 (75.00%)  t.c:work [/bin/t]
|  .          2 (28.57%)  2 ( 3.85%)  t.c:end [/bin/t]
| 10 (22.22%) 1 (14.29%) 11 (21.15%)  t.c:main [/bin/t]
|

== thread
$ --compare=thread threads.out
| --------------------------------------------------------------------------------
| Profile data file 'threads.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| Profiled target:  ./t (PID 20)
| thread 1:         2 parts
| thread 2:         2 parts
| Parts:            4 (of 2 threads)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: sum
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| thread 1    thread 2    sum        \x20
| --------------------------------------------------------------------------------
| 41 (100.0%) 11 (100.0%) 52 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| thread 1    thread 2   sum          file:function
| --------------------------------------------------------------------------------
| 30 (73.17%) 9 (81.82%) 39 (75.00%)  t.c:work [/bin/t]
| 11 (26.83%) .          11 (21.15%)  t.c:main [/bin/t]
|  .          2 (18.18%)  2 ( 3.85%)  t.c:end [/bin/t]
|

== thread-difference
# 30 - 9 = 21 of 21 + 11 + 2 = 34 are 61.8 %, 21 + 11 are 94.1 %; of the sums, 39 alone would
# be 75 %.
$ --compare=thread --sort=difference --threshold=70 threads.out
| --------------------------------------------------------------------------------
| Profile data file 'threads.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| Profiled target:  ./t (PID 20)
| thread 1:         2 parts
| thread 2:         2 parts
| Parts:            4 (of 2 threads)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: difference
| Thresholds:       70
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| thread 1    thread 2    sum        \x20
| --------------------------------------------------------------------------------
| 41 (100.0%) 11 (100.0%) 52 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| thread 1    thread 2   sum          file:function
| --------------------------------------------------------------------------------
| 30 (73.17%) 9 (81.82%) 39 (75.00%)  t.c:work [/bin/t]
| 11 (26.83%) .          11 (21.15%)  t.c:main [/bin/t]
|

== thread-line
$ --compare=thread --by=line threads.out
| --------------------------------------------------------------------------------
| Profile data file 'threads.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| Profiled target:  ./t (PID 20)
| thread 1:         2 parts
| thread 2:         2 parts
| Parts:            4 (of 2 threads)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: sum
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| thread 1    thread 2    sum        \x20
| --------------------------------------------------------------------------------
| 41 (100.0%) 11 (100.0%) 52 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| thread 1    thread 2   sum          file:line:function
| --------------------------------------------------------------------------------
| 30 (73.17%) 5 (45.45%) 35 (67.31%)  t.c:20:work [/bin/t]
| 10 (24.39%) .          10 (19.23%)  t.c:1:main [/bin/t]
|  .          4 (36.36%)  4 ( 7.69%)  t.c:21:work [/bin/t]
|  .          2 (18.18%)  2 ( 3.85%)  t.c:40:end [/bin/t]
|  1 ( 2.44%) .           1 ( 1.92%)  t.c:3:main [/bin/t]
|

== thread-min
# 11 are 21.2 % of 52, which is less than 25.
$ --compare=thread --sort=difference --min=25 threads.out
| --------------------------------------------------------------------------------
| Profile data file 'threads.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| Profiled target:  ./t (PID 20)
| thread 1:         2 parts
| thread 2:         2 parts
| Parts:            4 (of 2 threads)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: difference
| Thresholds:       99
| Listed:           1 of 3
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| thread 1    thread 2    sum        \x20
| --------------------------------------------------------------------------------
| 41 (100.0%) 11 (100.0%) 52 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| thread 1    thread 2   sum          file:function
| --------------------------------------------------------------------------------
| 30 (73.17%) 9 (81.82%) 39 (75.00%)  t.c:work [/bin/t]
|

== thread-sort
$ --compare=thread '--sort=thread 2' threads.out
| --------------------------------------------------------------------------------
| Profile data file 'threads.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| Profiled target:  ./t (PID 20)
| thread 1:         2 parts
| thread 2:         2 parts
| Parts:            4 (of 2 threads)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: thread 2
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| thread 1    thread 2    sum        \x20
| --------------------------------------------------------------------------------
| 41 (100.0%) 11 (100.0%) 52 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| thread 1    thread 2   sum          file:function
| --------------------------------------------------------------------------------
| 30 (73.17%) 9 (81.82%) 39 (75.00%)  t.c:work [/bin/t]
|  .          2 (18.18%)  2 ( 3.85%)  t.c:end [/bin/t]
|
