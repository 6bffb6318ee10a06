## Views of one profile: --by, --summary, --match and the like, --fn.
##
## v.callgrind by hand, Ir and Dr: work is 300 + 47 = 347 24 in a.c, 150 + 26 = 176 15
##   in a.h, 4 in b.h, 3 1 in c.h: 530 40; with copy's 150 20 680 60, as main paid for
##   two calls. copy is 300 50 in l.c and 55 10 in a.h: 355 60, of 205 40 (4x) from
##   main and 150 20 (1x) from work. main 15 1, with 680 60 and 205 40: 900 101. idle
##   50, open 50. Totals 1000 101.
## by-function: 4 and 3 are less than 1 % of 530: (2 more), 7 1. Running 53.00 88.50
##   93.50 98.50 100.0.
##   -width: 60 columns have no room for what shows the two.
## by-file: a.c 347 + 15 + 50 = 412 25, l.c 300, a.h 176 + 55 = 231 25, m.c, b.h, c.h.
##   Inclusive: a.c 412 + 205 + 150 and what it inlines, 176 + 4 + 3 = 950; its calls
##   within itself are no costs.
## by-object: app 530 + 15 + 50 = 595 41, lib 355 + 50 = 405 60; app inclusive 595 +
##   205 + 150 = 950.
## by-line*: the lines of the profile one by one, work's line 3 of a.h apart from
##   copy's; inclusive: main's 680 and 205 and work's 150 stand on lines 3, 4 and 12.
##   by-line-diff: as diff-*, on a.h's line 3 and m.c's line 5.
## by-line-no-auto, by-line-named, fn-no-auto: no text of a source is beside the lines, but what
##   the command line names is annotated: m.c has 50 of open.
## by-line-top, -sources: the list has the texts, so sources need --auto.
## by-*-threshold: 53 % and 59.5 % are enough.
## summary, incl*: Incl() as above; Calls work 2, copy 4 + 1; main, idle and open 0;
##   inlined code is not called.
## match*, hide*, top*, min*: what is listed is added up in the header: 231, 405, 100,
##   50 + 15, 762, 347 + 300, 347 + 300 + 176, 878, 978. min-default-threshold: 4.7 % of
##   1000 is 47. combined-inclusive: main 15 and work 347.
## w.callgrind: a.h's line 3 is 150 + 40, open 50 - 30. diff-*: work +40, open -30, main
##   inclusive +40; total +10, 1 %. Parts of work that did not change are left out.
## fn*: each call 680 / 2 = 340, 205 / 4 = 51.25: 51; shares 680/900 = 75.56 %, 205/900 =
##   22.78 %, 150/680 = 22.06 %, 205/355 = 57.75 %, 150/355 = 42.25 %.
## fn-sites*: main calls f on lines 2 and 8 of a.c and line 2 of h.h: 100 + 200 + 7 = 307,
##   5 + 1 calls; 307 / 6 is 51.2, 200 / 3 66.7.
## numbers: -n; the sources are short, so that all numbers are known: two digits where
##   a file has ten lines.
## fn-each: a whole average stays, one below 10 has two decimals, others are rounded:
##   14,751 / 90 = 163.9, 754 / 100 = 7.54, 98 / 99 = 0.99, 30 / 3 = 10, 21 / 2 = 10.5.
## fn-inlined, fn-cut: rows of work, as lists of rows and of lines print them.
## fn-top, -min, -match, -hide, -none: --fn chooses among what is listed, in its order:
##   work 530, copy 355, idle and open 50, main 15, which the profile has first. fn-min:
##   10 % of 1000 is 100. No threshold applies, that of --sort neither.
## real-by-*, real-summary: threads of a real run; every line and running
##   percentage was compared with groups of portions, inclusive costs of functions
##   and counts of edges of an independent program. real-fn: thr_sep.out-02 (far.out names
##   no source that is there), lines
##   34 to 43 and 82 to 89: fib 260 + 60 + 40 = 360, fib'2 20 + 20 calls, 4,280 +
##   2,540 = 6,820, 7,180 with it, of 20 calls (359 + 6,821) 359 each. real-match:
##   work_b 30,008 + 6,820 + 360 = 37,188 of 39,402. real-by-match: libc.so.6 of
##   the two by awk on rows.
## fn-negative-calls: -2^63 for -1 calls; what each cost is not said.
## calls-overflow: m's calls are 2^64 - 2 in all; that matters where a column shows it.
## calls-overflow-row, -fn: f is called 2^63 - 1 times from a.c and once from b.c: 2^63.
## running-overflow: in the order of the list 2^63 - 8 comes twice before it is taken
##   away again: shares of sums that do not fit are not shown.
## min-exact*: 7 of 10,000 are 0.07 % exactly.
## summary*, real-summary: a page has a line for each row, and 20 rows; of the real one the
##   first 20 of the 26 are listed, of which fib is 360 + 6,820 with its levels: 26 of
##   39,402 + 26 others make 0.13 %.
## summary-sort, -by, -auto, -show: --summary with what is given for itself: the same
##   figures in the order of Incl(Ir) (900 680 355 50 50), by file, with sources, and as
##   other columns. fn-by: usage.
## by-function-calls, -ratio: parts are folded by what they cost, Ir: work is 347 176 and
##   (2 more) 7, copy 300 and 55; by calls copy 5, work 2; by Dr / Ir copy 16.90 %, work
##   7.55 %, main 6.67 %, as R is 100 * Dr / Ir. listed-*, diff-*: of the rows that can be listed; of v.callgrind
##   and w.callgrind only work and open have changed.
## min-parts: 3 % of the total, 200, are 6: b.c has that, c.h 5, 2.50 %, though it is 5 % of
##   its object.
## min-negative: of 77, 10 % is 7.7: b.h's -20 is more of it than that, and a.h's -3 less.
##   With --min=0 nothing is less.
## min-not-given: what is not given is in the order of -1, so a.c:a is before b.c:b by its
##   name; it counts as 0, which is not below 0 % of 6, and b's -1 is.
## object-calls: x is called twice (g by f), and NEW has no x; NEW has no calls, so that
##   nobody knows how often y is called.
## diff-limited: f calls itself for 90, of which 20 + 40 can be shown, and 20 + 30 of NEW: a.c:f
##   costs 20 in both, and is there for the call that shows 10 less.
## colon: b:c of a and c of a:b have one label, but are two functions: a is before a:b.
## min-ratio: 10, 50 and 150 of 100 each: 10 is less than 20, and 50 is not less than 50.
##   -number: nor is 0.50 less than 0.5.  -percent: nor 50 % of a built-in rate.

== by-file
$ --auto=no --threshold=100 --by=file v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed by:        file
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --auto=no --threshold=100 --inclusive=yes --by=file --show-percs=no v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed by:        file
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --threshold=60 --by=file --context=0 --show-percs=no v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       60 0
| Listed by:        file
| Include dirs:    \x20
| User annotated:  \x20
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
$ --auto=no --threshold=100 --tree=both --by=file --show-percs=no --show=Ir v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed by:        file
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --auto=no --threshold=100 --by=function v.callgrind
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
$ --auto=no --threshold=100 --by=function --sort=Calls v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Calls
| Thresholds:       100
| Listed by:        function
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --auto=no --threshold=100 --inclusive=yes --by=function --show-percs=no v.callgrind
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
$ --auto=no --threshold=100 --by=function '--event=R = 100 * Dr / Ir' --show=Ir,R --sort=R v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir R
| Event sort order: R
| Thresholds:       100
| Listed by:        function
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --threshold=50 --by=function --context=0 --show-percs=no v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       50 0
| Listed by:        function
| Include dirs:    \x20
| User annotated:  \x20
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
$ --auto=no --threshold=50 --by=function v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       50 0
| Listed by:        function
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --auto=no --threshold=100 --tree=both --by=function --show-percs=no --show=Ir v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed by:        function
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --auto=no --threshold=100 --by=function --width=60 v.callgrind
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

== by-line
$ --by=line --threshold=100 v.callgrind
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
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           Running  file:line:function
| --------------------------------------------------------------------------------
| 300 (30.00%) 50 (49.50%)   30.00%  l.c:3:copy [lib]   l.c line 3
| 300 (30.00%) 20 (19.80%)   60.00%  a.c:10:work [app]  a.c line 10
| 150 (15.00%) 15 (14.85%)   75.00%  a.h:3:work         a.h line 3
|  55 ( 5.50%) 10 ( 9.90%)   80.50%  a.h:3:copy         a.h line 3
|  50 ( 5.00%)  .            85.50%  a.c:20:idle [app]  a.c line 20
|  50 ( 5.00%)  .            90.50%  m.c:5:open [lib]   m.c line 5
|  47 ( 4.70%)  4 ( 3.96%)   95.20%  a.c:11:work [app]  a.c line 11
|  26 ( 2.60%)  .            97.80%  a.h:4:work         a.h line 4
|  10 ( 1.00%)  1 ( 0.99%)   98.80%  a.c:1:main [app]   a.c line 1
|   5 ( 0.50%)  .            99.30%  a.c:2:main [app]   a.c line 2
|   4 ( 0.40%)  .            99.70%  b.h:7:work         b.h line 7
|   3 ( 0.30%)  1 ( 0.99%)   100.0%  c.h:1:work         c.h line 1
|

== by-line-csv
$ --by=line --format=csv --min=14 v.callgrind
| object,file,function,line,calls,Ir,Dr,incl_Ir,incl_Dr\x0d
| lib,l.c,copy,3,,300,50,300,50\x0d
| app,a.c,work,10,,300,20,300,20\x0d
| app,a.h,work,3,,150,15,150,15\x0d

== by-line-diff
$ --by=line --diff --threshold=100 v.callgrind w.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'w.callgrind'
| Compared with 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
|   +10 (+1.00%)   0           PROGRAM TOTALS (NEW - OLD)
| 1,000 (100.0%) 101 (100.0%)  OLD
| 1,010 (101.0%) 101 (100.0%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir           Dr          Running  file:line:function
| --------------------------------------------------------------------------------
| +40 (+4.00%) 0            +4.00%  a.h:3:work        a.h line 3
| -30 (-3.00%) .            +1.00%  m.c:5:open [lib]  m.c line 5
|

== by-line-diff-inclusive
$ --by=line --diff --inclusive --threshold=100 v.callgrind w.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'w.callgrind'
| Compared with 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
|   +10 (+1.00%)   0           PROGRAM TOTALS (NEW - OLD)
| 1,000 (100.0%) 101 (100.0%)  OLD
| 1,010 (101.0%) 101 (100.0%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir           Dr          Running  file:line:function
| --------------------------------------------------------------------------------
| +40 (+4.00%) 0             0.00%  a.c:3:main [app]  a.c line 3
| +40 (+4.00%) 0            +4.00%  a.h:3:work        a.h line 3
| -30 (-3.00%) .            +1.00%  m.c:5:open [lib]  m.c line 5
|

== by-line-html
$ --by=line --format=html v.callgrind
! cgannotate: --by=line cannot be used with --format=html
? 2

== by-line-incl
$ --by=line --show=Ir,"Incl(Ir)",Calls --sort="Incl(Ir)" --top=3 v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Incl(Ir) Calls
| Event sort order: Incl(Ir)
| Thresholds:       100
| Listed:           3 of 15, with 600 (60.00%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             Incl(Ir)       Calls     \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 1,000 (100.0%) 7 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Incl(Ir)     Calls  Running  file:line:function
| --------------------------------------------------------------------------------
|   .          680 (68.00%) .             0.00%  a.c:3:main [app]   a.c line 3
| 300 (30.00%) 300 (30.00%) .            30.00%  a.c:10:work [app]  a.c line 10
| 300 (30.00%) 300 (30.00%) .            60.00%  l.c:3:copy [lib]   l.c line 3
|

== by-line-inclusive
$ --by=line --threshold=100 --inclusive v.callgrind
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
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           Running  file:line:function
| --------------------------------------------------------------------------------
| 680 (68.00%) 60 (59.41%)    0.00%  a.c:3:main [app]   a.c line 3
| 300 (30.00%) 50 (49.50%)   30.00%  l.c:3:copy [lib]   l.c line 3
| 300 (30.00%) 20 (19.80%)   60.00%  a.c:10:work [app]  a.c line 10
| 205 (20.50%) 40 (39.60%)   60.00%  a.c:4:main [app]   a.c line 4
| 150 (15.00%) 20 (19.80%)   60.00%  a.c:12:work [app]  a.c line 12
| 150 (15.00%) 15 (14.85%)   75.00%  a.h:3:work         a.h line 3
|  55 ( 5.50%) 10 ( 9.90%)   80.50%  a.h:3:copy         a.h line 3
|  50 ( 5.00%)  .            85.50%  a.c:20:idle [app]  a.c line 20
|  50 ( 5.00%)  .            90.50%  m.c:5:open [lib]   m.c line 5
|  47 ( 4.70%)  4 ( 3.96%)   95.20%  a.c:11:work [app]  a.c line 11
|  26 ( 2.60%)  .            97.80%  a.h:4:work         a.h line 4
|  10 ( 1.00%)  1 ( 0.99%)   98.80%  a.c:1:main [app]   a.c line 1
|   5 ( 0.50%)  .            99.30%  a.c:2:main [app]   a.c line 2
|   4 ( 0.40%)  .            99.70%  b.h:7:work         b.h line 7
|   3 ( 0.30%)  1 ( 0.99%)   100.0%  c.h:1:work         c.h line 1
|

== by-line-match
$ --by=line "--match=h:3:" --hide=copy --sort=Dr v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Dr
| Thresholds:       99
| Listed:           1 of 12, with 15 (14.85%) of Dr
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           Running  file:line:function
| --------------------------------------------------------------------------------
| 150 (15.00%) 15 (14.85%)   14.85%  a.h:3:work  a.h line 3
|

== by-line-min
$ --by=line --min=15 --top=2 v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed:           2 of 12, with 600 (60.00%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           Running  file:line:function
| --------------------------------------------------------------------------------
| 300 (30.00%) 50 (49.50%)   30.00%  l.c:3:copy [lib]   l.c line 3
| 300 (30.00%) 20 (19.80%)   60.00%  a.c:10:work [app]  a.c line 10
|

== by-line-named
$ --by=line --no-auto --threshold=100 v.callgrind m.c
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:   m.c
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           Running  file:line:function
| --------------------------------------------------------------------------------
| 300 (30.00%) 50 (49.50%)   30.00%  l.c:3:copy [lib]
| 300 (30.00%) 20 (19.80%)   60.00%  a.c:10:work [app]
| 150 (15.00%) 15 (14.85%)   75.00%  a.h:3:work
|  55 ( 5.50%) 10 ( 9.90%)   80.50%  a.h:3:copy
|  50 ( 5.00%)  .            85.50%  a.c:20:idle [app]
|  50 ( 5.00%)  .            90.50%  m.c:5:open [lib]
|  47 ( 4.70%)  4 ( 3.96%)   95.20%  a.c:11:work [app]
|  26 ( 2.60%)  .            97.80%  a.h:4:work
|  10 ( 1.00%)  1 ( 0.99%)   98.80%  a.c:1:main [app]
|   5 ( 0.50%)  .            99.30%  a.c:2:main [app]
|   4 ( 0.40%)  .            99.70%  b.h:7:work
|   3 ( 0.30%)  1 ( 0.99%)   100.0%  c.h:1:work
|
| --------------------------------------------------------------------------------
| -- User-annotated source: m.c
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

== by-line-no-auto
$ --by=line --no-auto --threshold=100 v.callgrind
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
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           Running  file:line:function
| --------------------------------------------------------------------------------
| 300 (30.00%) 50 (49.50%)   30.00%  l.c:3:copy [lib]
| 300 (30.00%) 20 (19.80%)   60.00%  a.c:10:work [app]
| 150 (15.00%) 15 (14.85%)   75.00%  a.h:3:work
|  55 ( 5.50%) 10 ( 9.90%)   80.50%  a.h:3:copy
|  50 ( 5.00%)  .            85.50%  a.c:20:idle [app]
|  50 ( 5.00%)  .            90.50%  m.c:5:open [lib]
|  47 ( 4.70%)  4 ( 3.96%)   95.20%  a.c:11:work [app]
|  26 ( 2.60%)  .            97.80%  a.h:4:work
|  10 ( 1.00%)  1 ( 0.99%)   98.80%  a.c:1:main [app]
|   5 ( 0.50%)  .            99.30%  a.c:2:main [app]
|   4 ( 0.40%)  .            99.70%  b.h:7:work
|   3 ( 0.30%)  1 ( 0.99%)   100.0%  c.h:1:work
|

== by-line-sources
$ --by=line --auto --top=1 --context=0 --show=Ir v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed:           1 of 12, with 300 (30.00%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir            \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir            Running  file:line:function
| --------------------------------------------------------------------------------
| 300 (30.00%)   30.00%  l.c:3:copy [lib]  l.c line 3
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: l.c
| --------------------------------------------------------------------------------
| Ir          \x20
|
| -- line 3 ----------------------------------------
| 300 (30.00%)  l.c line 3
| -- line 3 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| 300 (30.00%)  events annotated
|

== by-line-top
# compat: An option of cgannotate, which the script does not have
$ --by=line --top=1 --show=Ir v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed:           1 of 12, with 300 (30.00%) of Ir
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
| Ir            Running  file:line:function
| --------------------------------------------------------------------------------
| 300 (30.00%)   30.00%  l.c:3:copy [lib]  l.c line 3
|

== by-line-tree
$ --by=line --tree=caller v.callgrind
! cgannotate: --by=line cannot be used with --tree; --inclusive counts the calls from a line
? 2

== by-line-width
$ --by=line --top=3 --width=70 v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed:           3 of 12, with 750 (75.00%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           Running  file:line:function
| --------------------------------------------------------------------------------
| 300 (30.00%) 50 (49.50%)   30.00%  l.c:3:copy [lib]   l.c line 3
| 300 (30.00%) 20 (19.80%)   60.00%  a.c:10:work [app]  a.c line 10
| 150 (15.00%) 15 (14.85%)   75.00%  a.h:3:work         a.h line 3
|

== by-object
$ --auto=no --threshold=100 --by=object v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed by:        object
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --auto=no --threshold=100 --inclusive=yes --by=object --show-percs=no v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed by:        object
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --auto=no --threshold=59 --by=object v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       59 0
| Listed by:        object
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --auto=no --threshold=100 --tree=both --by=object --show-percs=no --show=Ir v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed by:        object
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --auto=no --threshold=100 --by=row v.callgrind
$ --auto=no --threshold=100 --top=99999999999999999999999 v.callgrind
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
$ --auto=no --threshold=100 --inclusive=yes --by=row --show-percs=no v.callgrind
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
$ --auto=no --threshold=100 --tree=both --by=row --show-percs=no --show=Ir v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir
| Event sort order: Ir Dr
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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

== calls
# compat: An option of cgannotate, which the script does not have
$ --auto=no --threshold=100 --show-percs=no --show=Ir,Calls --sort=Calls v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Calls
| Event sort order: Calls
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir    Calls\x20
| --------------------------------------------------------------------------------
| 1,000     7  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir  Calls  file:function
| --------------------------------------------------------------------------------
| 300     5  l.c:copy [lib]
| 347     2  a.c:work [app]
|  50     0  a.c:idle [app]
|  15     0  a.c:main [app]
|  50     0  m.c:open [lib]
|  55     .  a.h:copy
| 176     .  a.h:work
|   4     .  b.h:work
|   3     .  c.h:work
|

== calls-overflow
$ --auto=no --show=Ir,Calls many-calls.callgrind
! cgannotate: a number of calls does not fit into 64 bits
? 1

== calls-overflow-fn
$ --fn=f calls-by-file.callgrind
! cgannotate: a number of calls does not fit into 64 bits
? 1

== calls-overflow-not-shown
# compat: An option of cgannotate, which the script does not have
$ --auto=no --show='Incl(Ir)' many-calls.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'many-calls.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Incl(Ir)
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Incl(Ir)   \x20
| --------------------------------------------------------------------------------
| 10 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Incl(Ir)     file:function
| --------------------------------------------------------------------------------
| 19 (190.0%)  m.c:m
|  7 (70.00%)  m.c:n
|

== calls-overflow-row
$ --format=json calls-by-file.callgrind
! cgannotate: a number of calls does not fit into 64 bits
? 1

== colon
# compat: The script adds up functions of one label.
$ --sort=Ir --auto=no colon.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'colon.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir          Dr        \x20
| --------------------------------------------------------------------------------
| 20 (100.0%) 3 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir          Dr          file:function
| --------------------------------------------------------------------------------
| 10 (50.00%) 2 (66.67%)  a:b:c
| 10 (50.00%) 1 (33.33%)  a:b:c
|

== combined
$ --auto=no --threshold=100 --match='[.]c:' --min=5 --top=3 v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed:           3 of 9, with 697 (69.70%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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

== combined-by
$ --auto=no --threshold=100 --match=c --hide=idle --top=2 --by=function v.callgrind
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
$ --auto=no --threshold=100 --match='^a' --by=file v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed by:        file
| Listed:           2 of 6, with 643 (64.30%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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

== combined-inclusive
$ --auto=no --threshold=100 --min=60 --inclusive=yes v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed:           2 of 9, with 362 (36.20%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --threshold=100 --match='^m' v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed:           1 of 9, with 50 (5.00%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
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

== combined-tree
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

== diff-by
$ --auto=no --threshold=100 --by=function --hide=open --diff v.callgrind w.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'w.callgrind'
| Compared with 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed by:        function
| Listed:           1 of 2, with +40 (+4.00%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
|   +10 (+1.00%)   0           PROGRAM TOTALS (NEW - OLD)
| 1,000 (100.0%) 101 (100.0%)  OLD
| 1,010 (101.0%) 101 (100.0%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir           Dr          Running  file:function
| --------------------------------------------------------------------------------
| +40 (+4.00%) 0            +4.00%  a.c:work [app]
| +40 (+4.00%) 0                       a.h
|

== diff-fn
$ --fn=work --diff v.callgrind w.callgrind
| --------------------------------------------------------------------------------
| -- Function: a.c:work [app]
| --------------------------------------------------------------------------------
| Ir           Dr        \x20
|
| +40 (+4.00%) 0           < a.c:main [app]
| +40 (+4.00%) 0           *  self
| +40 (+4.00%) 0           *  inclusive
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: a.h
| --------------------------------------------------------------------------------
| Ir           Dr        \x20
|
|   .          .           1  a.h line 1
|   .          .           2  a.h line 2
| +40 (+4.00%) 0           3  a.h line 3
|   .          .           4  a.h line 4
|   .          .           5  a.h line 5
|

== diff-limited
$ --diff --no-auto --tree=caller --show-percs=no --threshold=100 limited-old.callgrind limited-new.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'limited-new.callgrind'
| Compared with 'limited-old.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir \x20
| --------------------------------------------------------------------------------
| -10  PROGRAM TOTALS (NEW - OLD)
|  60  OLD (calculated)
|  50  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir   file:function
| --------------------------------------------------------------------------------
|
| -10  *  a.h:f
|
| -10  < a.c:f <cycle 1>
|   0  *  a.c:f <cycle 1>
|

== diff-min
$ --auto=no --threshold=100 --min=3.5 --diff v.callgrind w.callgrind
$ --auto=no --threshold=100 --match='work' --diff v.callgrind w.callgrind
$ --auto=no --threshold=100 --top=1 --diff v.callgrind w.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'w.callgrind'
| Compared with 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed:           1 of 2, with +40 (+4.00%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
|   +10 (+1.00%)   0           PROGRAM TOTALS (NEW - OLD)
| 1,000 (100.0%) 101 (100.0%)  OLD
| 1,010 (101.0%) 101 (100.0%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir           Dr          file:function
| --------------------------------------------------------------------------------
| +40 (+4.00%) 0           a.h:work
|

== diff-summary
$ --summary --threshold=100 --diff v.callgrind w.callgrind
| w.callgrind compared with v.callgrind
| Total: +10 Ir (+1.00%: 1,000 to 1,010), 0 Calls (0.00%: 7 to 7) (calculated); below: 3 of 3 functions, +1.00%
| Ir           Incl(Ir)     Calls       Running  file:function
| +40 (+4.00%) +40 (+4.00%) 0            +4.00%  a.c:work [app]
| -30 (-3.00%) -30 (-3.00%) 0            +1.00%  m.c:open [lib]
|   0          +40 (+4.00%) 0            +1.00%  a.c:main [app]

== fn
$ --fn=work v.callgrind
$ --fn=wor v.callgrind
| --------------------------------------------------------------------------------
| -- Function: a.c:work [app]
| --------------------------------------------------------------------------------
| Ir           Dr         \x20
|
| 680 (68.00%) 60 (59.41%)  < a.c:main (2x, 340 each, 100.0% of it) [app]
| 530 (53.00%) 40 (39.60%)  *  self
| 680 (68.00%) 60 (59.41%)  *  inclusive
| 150 (15.00%) 20 (19.80%)  >   l.c:copy (1x, 150 each, 22.06% of it) [lib]
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: a.c
| --------------------------------------------------------------------------------
| Ir           Dr         \x20
|
| -- line 2 ----------------------------------------
|   .           .            2  a.c line 2
|   .           .            3  a.c line 3
|   .           .            4  a.c line 4
|   .           .            5  a.c line 5
|   .           .            6  a.c line 6
|   .           .            7  a.c line 7
|   .           .            8  a.c line 8
|   .           .            9  a.c line 9
| 300 (30.00%) 20 (19.80%)  10  a.c line 10
|  47 ( 4.70%)  4 ( 3.96%)  11  a.c line 11
|   .           .           12  a.c line 12
| 150 (15.00%) 20 (19.80%)  => l.c:copy (1x)
|   .           .           13  a.c line 13
|   .           .           14  a.c line 14
|   .           .           15  a.c line 15
|   .           .           16  a.c line 16
|   .           .           17  a.c line 17
|   .           .           18  a.c line 18
|   .           .           19  a.c line 19
| -- line 19 ----------------------------------------
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: a.h
| --------------------------------------------------------------------------------
| Ir           Dr         \x20
|
|   .           .           1  a.h line 1
|   .           .           2  a.h line 2
| 150 (15.00%) 15 (14.85%)  3  a.h line 3
|  26 ( 2.60%)  .           4  a.h line 4
|   .           .           5  a.h line 5
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: b.h
| --------------------------------------------------------------------------------
| Ir         Dr\x20
|
| .          .           1  b.h line 1
| .          .           2  b.h line 2
| .          .           3  b.h line 3
| .          .           4  b.h line 4
| .          .           5  b.h line 5
| .          .           6  b.h line 6
| 4 ( 0.40%) .           7  b.h line 7
| .          .           8  b.h line 8
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: c.h
| --------------------------------------------------------------------------------
| Ir         Dr        \x20
|
| 3 ( 0.30%) 1 ( 0.99%)  1  c.h line 1
| .          .           2  c.h line 2
|

== fn-by
$ --fn=work --by=file v.callgrind
! cgannotate: --fn cannot be used with --by=file
? 2

== fn-copy
$ --fn=copy --show-percs=no v.callgrind
| --------------------------------------------------------------------------------
| -- Function: l.c:copy [lib]
| --------------------------------------------------------------------------------
| Ir  Dr\x20
|
| 205 40  < a.c:main (4x, 51 each, 57.75% of it) [app]
| 150 20  < a.c:work (1x, 150 each, 42.25% of it) [app]
| 355 60  *  self
| 355 60  *  inclusive
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: l.c
| --------------------------------------------------------------------------------
| Ir  Dr\x20
|
|   .  .  1  l.c line 1
|   .  .  2  l.c line 2
| 300 50  3  l.c line 3
|   .  .  4  l.c line 4
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: a.h
| --------------------------------------------------------------------------------
| Ir Dr\x20
|
|  .  .  1  a.h line 1
|  .  .  2  a.h line 2
| 55 10  3  a.h line 3
|  .  .  4  a.h line 4
|  .  .  5  a.h line 5
|

== fn-cut
# compat: An option of cgannotate, which the script does not have
$ --fn='...h:3:wo... [...p]' --fn='l.c:3:c...' --format=csv v.callgrind
| object,file,function,calls,Ir,Dr,incl_Ir,incl_Dr\x0d
| app,a.c,work,2,530,40,680,60\x0d
| lib,l.c,copy,5,355,60,355,60\x0d

== fn-each
# compat: An option of cgannotate, which the script does not have
$ --fn=main --show-percs=no each.callgrind
| --------------------------------------------------------------------------------
| -- Function: a.c:main
| --------------------------------------------------------------------------------
| Ir    \x20
|
|    100  *  self
| 15,754  *  inclusive
| 14,751  >   a.c:i (90x, 164 each, 93.63% of it)
|    754  >   a.c:h (100x, 7.54 each, 4.79% of it)
|     98  >   a.c:g (99x, 0.99 each, 0.62% of it)
|     30  >   a.c:j (3x, 10 each, 0.19% of it)
|     21  >   a.c:k (2x, 11 each, 0.13% of it)
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: a.c
| --------------------------------------------------------------------------------
| Ir \x20
|
| 100   1  a.c line 1
|   .   2  a.c line 2
|  98  => a.c:g (99x)
|   .   3  a.c line 3
| 754  => a.c:h (100x)
|   .   4  a.c line 4
| 14,751  => a.c:i (90x)
|   .   5  a.c line 5
|  30  => a.c:j (3x)
|   .   6  a.c line 6
|  21  => a.c:k (2x)
|   .   7  a.c line 7
|   .   8  a.c line 8
|   .   9  a.c line 9
| -- line 9 ----------------------------------------
|

== fn-hide
# compat: An option of cgannotate, which the script does not have
$ --fn=/./ --hide=a.c --format=csv --show=Ir v.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| lib,l.c,copy,5,355,355\x0d
| lib,m.c,open,0,50,50\x0d

== fn-inlined
# compat: An option of cgannotate, which the script does not have
$ --fn='b.h:work [app]' --format=csv v.callgrind
| object,file,function,calls,Ir,Dr,incl_Ir,incl_Dr\x0d
| app,a.c,work,2,530,40,680,60\x0d

== fn-main
$ --fn=main --show=Ir --show-percs=no v.callgrind
| --------------------------------------------------------------------------------
| -- Function: a.c:main [app]
| --------------------------------------------------------------------------------
| Ir \x20
|
|  15  *  self
| 900  *  inclusive
| 680  >   a.c:work (2x, 340 each, 75.56% of it) [app]
| 205  >   l.c:copy (4x, 51 each, 22.78% of it) [lib]
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: a.c
| --------------------------------------------------------------------------------
| Ir\x20
|
| 10   1  a.c line 1
|  5   2  a.c line 2
|  .   3  a.c line 3
| 680  => a.c:work (2x)
|  .   4  a.c line 4
| 205  => l.c:copy (4x)
|  .   5  a.c line 5
|  .   6  a.c line 6
|  .   7  a.c line 7
|  .   8  a.c line 8
|  .   9  a.c line 9
|  .  10  a.c line 10
| -- line 10 ----------------------------------------
|

== fn-match
# compat: An option of cgannotate, which the script does not have
$ --fn=/./ --match='\[lib' --no-auto --show=Ir v.callgrind
| --------------------------------------------------------------------------------
| -- Function: l.c:copy [lib]
| --------------------------------------------------------------------------------
| Ir          \x20
|
| 205 (20.50%)  < a.c:main (4x, 51 each, 57.75% of it) [app]
| 150 (15.00%)  < a.c:work (1x, 150 each, 42.25% of it) [app]
| 355 (35.50%)  *  self
| 355 (35.50%)  *  inclusive
|
| --------------------------------------------------------------------------------
| -- Function: m.c:open [lib]
| --------------------------------------------------------------------------------
| Ir         \x20
|
| 50 ( 5.00%)  *  self
| 50 ( 5.00%)  *  inclusive
|

== fn-min
# compat: An option of cgannotate, which the script does not have
$ --fn=/./ --min=10 --no-auto --show=Ir v.callgrind
| --------------------------------------------------------------------------------
| -- Function: a.c:work [app]
| --------------------------------------------------------------------------------
| Ir          \x20
|
| 680 (68.00%)  < a.c:main (2x, 340 each, 100.0% of it) [app]
| 530 (53.00%)  *  self
| 680 (68.00%)  *  inclusive
| 150 (15.00%)  >   l.c:copy (1x, 150 each, 22.06% of it) [lib]
|
| --------------------------------------------------------------------------------
| -- Function: l.c:copy [lib]
| --------------------------------------------------------------------------------
| Ir          \x20
|
| 205 (20.50%)  < a.c:main (4x, 51 each, 57.75% of it) [app]
| 150 (15.00%)  < a.c:work (1x, 150 each, 42.25% of it) [app]
| 355 (35.50%)  *  self
| 355 (35.50%)  *  inclusive
|

== fn-negative-calls
$ --fn=main --show-percs=no negative-calls.callgrind
| --------------------------------------------------------------------------------
| -- Function: m.c:main
| --------------------------------------------------------------------------------
| Ir                        \x20
|
|                          1  *  self
| -9,223,372,036,854,775,807  *  inclusive
| -9,223,372,036,854,775,808  >   m.c:f (-1x, -100.0% of it)
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: m.c
| --------------------------------------------------------------------------------
| Ir\x20
|
|  1  1  m.c line 1
| -9,223,372,036,854,775,808  => m.c:f (-1x)
|  .  2  m.c line 2
|  .  3  m.c line 3
|  .  4  m.c line 4
|  .  5  m.c line 5
|  .  6  m.c line 6
|

== fn-no-auto
$ --fn=main --no-auto --show-percs=no each.callgrind
| --------------------------------------------------------------------------------
| -- Function: a.c:main
| --------------------------------------------------------------------------------
| Ir    \x20
|
|    100  *  self
| 15,754  *  inclusive
| 14,751  >   a.c:i (90x, 164 each, 93.63% of it)
|    754  >   a.c:h (100x, 7.54 each, 4.79% of it)
|     98  >   a.c:g (99x, 0.99 each, 0.62% of it)
|     30  >   a.c:j (3x, 10 each, 0.19% of it)
|     21  >   a.c:k (2x, 11 each, 0.13% of it)
|

== fn-none
# compat: An option of cgannotate, which the script does not have
$ --fn=main --hide=main v.callgrind
! cgannotate: --match, --hide and --min leave none of the functions of --fn

== fn-none-regex
$ --fn=/^nothing/ v.callgrind
! cgannotate: --fn=/^nothing/: the profile has no such function
? 1

== fn-regex
$ '--fn=/^(id|op)/' --context=0 v.callgrind
| --------------------------------------------------------------------------------
| -- Function: a.c:idle [app]
| --------------------------------------------------------------------------------
| Ir          Dr\x20
|
| 50 ( 5.00%) .           *  self
| 50 ( 5.00%) .           *  inclusive
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: a.c
| --------------------------------------------------------------------------------
| Ir          Dr\x20
|
| -- line 20 ----------------------------------------
| 50 ( 5.00%) .           20  a.c line 20
| -- line 20 ----------------------------------------
|
| --------------------------------------------------------------------------------
| -- Function: m.c:open [lib]
| --------------------------------------------------------------------------------
| Ir          Dr\x20
|
| 50 ( 5.00%) .           *  self
| 50 ( 5.00%) .           *  inclusive
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: m.c
| --------------------------------------------------------------------------------
| Ir          Dr\x20
|
| -- line 5 ----------------------------------------
| 50 ( 5.00%) .           5  m.c line 5
| -- line 5 ----------------------------------------
|

== fn-sites
$ --fn=f --auto=no sites.callgrind
| --------------------------------------------------------------------------------
| -- Function: a.c:f
| --------------------------------------------------------------------------------
| Ir          \x20
|
| 307 (80.79%)  < a.c:main (6x, 51 each, 83.65% of it)
| 200 (52.63%)      a.c:8 (3x, 67 each)
| 100 (26.32%)      a.c:2 (2x, 50 each)
|   7 ( 1.84%)      h.h:2 (1x, 7 each)
|  60 (15.79%)  < b.c:other (1x, 60 each, 16.35% of it)
| 367 (96.58%)  *  self
| 367 (96.58%)  *  inclusive
|

== fn-sites-json
$ --fn=f --format=json --auto=no sites.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "sites.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 380}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "f", "file": "a.c", "object": null, "self": [367], "inclusive": [367], "calls": 7, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [367]}],
|    "callers": [{"id": 1, "calls": 6, "inclusive": [307], "sites": [{"line": 8, "calls": 3, "inclusive": [200]}, {"line": 2, "calls": 2, "inclusive": [100]}, {"line": 2, "calls": 1, "inclusive": [7], "file": "h.h"}]}, {"id": 2, "calls": 1, "inclusive": [60], "sites": [{"line": 3, "calls": 1, "inclusive": [60]}]}],
|    "callees": []},
|   {"id": 1, "name": "main", "file": "a.c", "object": null, "self": [10], "inclusive": [317], "calls": 0, "cycle": null, "listed": false,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [10]}, {"name": null, "file": "h.h", "object": null, "self": [null]}],
|    "callers": [],
|    "callees": []},
|   {"id": 2, "name": "other", "file": "b.c", "object": null, "self": [3], "inclusive": [63], "calls": 0, "cycle": null, "listed": false,
|    "parts": [{"name": null, "file": "b.c", "object": null, "self": [3]}],
|    "callers": [],
|    "callees": []}],
|  "files": []}

== fn-slash
$ --fn=/ v.callgrind
! cgannotate: --fn=/: the profile has no such function
? 1

== fn-top
$ --fn='/^(main|copy|open)$/' --top=2 --no-auto --show=Ir v.callgrind
$ --fn='/^(main|copy|open)$/' --top=2 --no-auto --show=Ir --sort=Ir:10 v.callgrind
| --------------------------------------------------------------------------------
| -- Function: l.c:copy [lib]
| --------------------------------------------------------------------------------
| Ir          \x20
|
| 205 (20.50%)  < a.c:main (4x, 51 each, 57.75% of it) [app]
| 150 (15.00%)  < a.c:work (1x, 150 each, 42.25% of it) [app]
| 355 (35.50%)  *  self
| 355 (35.50%)  *  inclusive
|
| --------------------------------------------------------------------------------
| -- Function: m.c:open [lib]
| --------------------------------------------------------------------------------
| Ir         \x20
|
| 50 ( 5.00%)  *  self
| 50 ( 5.00%)  *  inclusive
|

== fn-wrong
$ '--fn=/(/' v.callgrind
! cgannotate: --fn=/(/: Unmatched ( or \\(
? 2

== hide
$ --auto=no --threshold=100 --hide='[.]h:' v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed:           5 of 9, with 762 (76.20%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --auto=no --threshold=100 '--hide=[' v.callgrind
! cgannotate: --hide=[: Invalid regular expression
? 2

== incl
# compat: An option of cgannotate, which the script does not have
$ --auto=no --threshold=100 --show=Ir,'Incl(Ir)','Incl(Dr)',Calls --sort='Incl(Ir)' v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Incl(Ir) Incl(Dr) Calls
| Event sort order: Incl(Ir)
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             Incl(Ir)       Incl(Dr)     Calls     \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 1,000 (100.0%) 101 (100.0%) 7 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Incl(Ir)     Incl(Dr)     Calls       file:function
| --------------------------------------------------------------------------------
|  15 ( 1.50%) 900 (90.00%) 101 (100.0%) 0           a.c:main [app]
| 347 (34.70%) 680 (68.00%)  60 (59.41%) 2 (28.57%)  a.c:work [app]
| 300 (30.00%) 355 (35.50%)  60 (59.41%) 5 (71.43%)  l.c:copy [lib]
| 176 (17.60%) 176 (17.60%)  15 (14.85%) .           a.h:work
|  55 ( 5.50%)  55 ( 5.50%)  10 ( 9.90%) .           a.h:copy
|  50 ( 5.00%)  50 ( 5.00%)   .          0           a.c:idle [app]
|  50 ( 5.00%)  50 ( 5.00%)   .          0           m.c:open [lib]
|   4 ( 0.40%)   4 ( 0.40%)   .          .           b.h:work
|   3 ( 0.30%)   3 ( 0.30%)   1 ( 0.99%) .           c.h:work
|

== incl-by-file
$ --auto=no --threshold=100 --by=file --show-percs=no --show=Ir,'Incl(Ir)' v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Incl(Ir)
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed by:        file
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir    Incl(Ir)\x20
| --------------------------------------------------------------------------------
| 1,000    1,000  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir  Incl(Ir)  Running  file
| --------------------------------------------------------------------------------
| 412      950   41.20%  a.c
| 347      497              work [app]
|  50       50              idle [app]
|  15      220              main [app]
| 300      355   71.20%  l.c
| 231      231   94.30%  a.h
| 176      176              work [app]
|  55       55              copy [lib]
|  50       50   99.30%  m.c
|   4        4   99.70%  b.h
|   3        3   100.0%  c.h
|

== incl-by-function
$ --auto=no --threshold=100 --by=function --show-percs=no --show=Ir,'Incl(Ir)',Calls v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Incl(Ir) Calls
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed by:        function
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir    Incl(Ir) Calls\x20
| --------------------------------------------------------------------------------
| 1,000    1,000     7  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir  Incl(Ir) Calls  Running  file:function
| --------------------------------------------------------------------------------
| 530      680     2   53.00%  a.c:work [app]
| 347      497     .              a.c
| 176      176     .              a.h
|   7        7     .              (2 more, --min=0 shows them)
| 355      355     5   88.50%  l.c:copy [lib]
| 300      300     .              l.c
|  55       55     .              a.h
|  50       50     0   93.50%  a.c:idle [app]
|  50       50     0   98.50%  m.c:open [lib]
|  15      900     0   100.0%  a.c:main [app]
|

== incl-empty
$ --auto=no --threshold=100 --show='Incl()' v.callgrind
! cgannotate: --show: the profile has no event ''; it has Ir, Dr
? 2

== incl-sort-dr
# compat: An option of cgannotate, which the script does not have
$ --auto=no --threshold=100 --show-percs=no --show='Incl(Dr)' --sort='Incl(Dr)' v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Incl(Dr)
| Event sort order: Incl(Dr)
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Incl(Dr)\x20
| --------------------------------------------------------------------------------
|      101  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Incl(Dr)  file:function
| --------------------------------------------------------------------------------
|      101  a.c:main [app]
|       60  a.c:work [app]
|       60  l.c:copy [lib]
|       15  a.h:work
|       10  a.h:copy
|        1  c.h:work
|        .  a.c:idle [app]
|        .  b.h:work
|        .  m.c:open [lib]
|

== incl-unknown
$ --auto=no --threshold=100 --show='Incl(No)' v.callgrind
! cgannotate: --show: the profile has no event 'No'; it has Ir, Dr
? 2

== listed-all
$ --auto=no --threshold=100 --match=. v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed:           9 of 9, with 1,000 (100.0%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --auto=no --threshold=100 --match='^a\.h' v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed:           2 of 9, with 231 (23.10%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --auto=no --threshold=100 --match=a --hide=work --hide='a[.]h' v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed:           2 of 9, with 65 (6.50%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --auto=no --threshold=100 --match=nothing v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed:           0 of 9, with 0 (0.00%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --auto=no --threshold=100 --match='\[lib\]$' v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed:           3 of 9, with 405 (40.50%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --auto=no --threshold=100 --match=idle --match=open v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed:           2 of 9, with 100 (10.00%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --auto=no --threshold=100 '--match=(' v.callgrind
! cgannotate: --match=(: Unmatched ( or \\(
? 2

== min
$ --auto=no --threshold=100 --min=15 v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed:           3 of 9, with 823 (82.30%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --auto=no --min=4.7 v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       99 0
| Listed:           6 of 9, with 978 (97.80%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --auto=no --threshold=100 --min=5.5 v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed:           4 of 9, with 878 (87.80%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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

== min-exact
$ --auto=no --threshold=100 --min=0.07 seven.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'seven.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Listed:           2 of 2, with 10,000 (100.0%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --auto=no --threshold=100 --min=0.0700000000000001 seven.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'seven.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Listed:           1 of 2, with 9,993 (99.93%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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

== min-negative
$ --by=function --no-auto --min=10 min-negative.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'min-negative.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Listed by:        function
| Listed:           1 of 1, with 77 (100.0%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 77 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           Running  file:function
| --------------------------------------------------------------------------------
| 77 (100.0%)   100.0%  a.c:f
| 100 (129.9%)              a.c
| -20 (-26.0%)              b.h
| -3 (-3.90%)              (1 more, --min=0 shows them)
|

== min-negative-0
$ --by=function --no-auto --min=0 --show=Ir,Calls min-negative.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'min-negative.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir Calls
| Event sort order: Ir
| Thresholds:       99
| Listed by:        function
| Listed:           1 of 1, with 77 (100.0%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir          Calls\x20
| --------------------------------------------------------------------------------
| 77 (100.0%) .           PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir          Calls  Running  file:function
| --------------------------------------------------------------------------------
| 77 (100.0%) .            100.0%  a.c:f
| 100 (129.9%) .                       a.c
| -3 (-3.90%) .                       a.h
| -20 (-26.0%) .                       b.h
|

== min-not-given
$ --no-auto --threshold=100 --min=0 --sort=A min-not-given.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'min-not-given.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  A B
| Events shown:     A B
| Event sort order: A
| Thresholds:       100
| Listed:           2 of 3, with 7 (116.7%) of A
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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

== min-parts
$ --by=object --min=3 --no-auto shares.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'shares.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Listed by:        object
| Listed:           2 of 2, with 200 (100.0%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| 200 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir            Running  object
| --------------------------------------------------------------------------------
| 100 (50.00%)   50.00%  a
|  89 (44.50%)              a.c
|   6 ( 3.00%)              b.c
|   5 ( 2.50%)              (1 more, --min=0 shows them)
| 100 (50.00%)   100.0%  b
|

== min-ratio
$ --min=20 '--event=R = 100 * Dr / Ir' --sort=R --show=R,Ir --auto=no min-ratio.callgrind
$ --min=50 '--event=R = 100 * Dr / Ir' --sort=R --show=R,Ir --auto=no min-ratio.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'min-ratio.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     R Ir
| Event sort order: R
| Thresholds:       99
| Listed:           2 of 3
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --min=0.5 '--event=R = Dr / Ir' --sort=R --show=R,Ir --auto=no min-ratio.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'min-ratio.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     R Ir
| Event sort order: R
| Thresholds:       99
| Listed:           2 of 3
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --min=50 '--sort=I1%' '--show=I1%,Ir' --auto=no $(sed s/Dr/I1mr/ min-ratio.callgrind >min-rate.callgrind)min-rate.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'min-rate.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir I1mr
| Events shown:     I1% Ir
| Event sort order: I1%
| Thresholds:       99
| Listed:           2 of 3
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --auto=no --threshold=100 --min=101 v.callgrind
! cgannotate: --min=101: not a percentage from 0 to 100
? 2

== numbers
$ -n --show=Ir --context=all v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir
| Event sort order: Ir Dr
| Thresholds:       99 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir            \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| 347 (34.70%)  a.c:work [app]
| 300 (30.00%)  l.c:copy [lib]
| 176 (17.60%)  a.h:work
|  55 ( 5.50%)  a.h:copy
|  50 ( 5.00%)  a.c:idle [app]
|  50 ( 5.00%)  m.c:open [lib]
|  15 ( 1.50%)  a.c:main [app]
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: a.c
| --------------------------------------------------------------------------------
| Ir          \x20
|
|  10 ( 1.00%)   1  a.c line 1
|   5 ( 0.50%)   2  a.c line 2
|   .            3  a.c line 3
| 680 (68.00%)  => a.c:work (2x)
|   .            4  a.c line 4
| 205 (20.50%)  => l.c:copy (4x)
|   .            5  a.c line 5
|   .            6  a.c line 6
|   .            7  a.c line 7
|   .            8  a.c line 8
|   .            9  a.c line 9
| 300 (30.00%)  10  a.c line 10
|  47 ( 4.70%)  11  a.c line 11
|   .           12  a.c line 12
| 150 (15.00%)  => l.c:copy (1x)
|   .           13  a.c line 13
|   .           14  a.c line 14
|   .           15  a.c line 15
|   .           16  a.c line 16
|   .           17  a.c line 17
|   .           18  a.c line 18
|   .           19  a.c line 19
|  50 ( 5.00%)  20  a.c line 20
|   .           21  a.c line 21
|   .           22  a.c line 22
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: l.c
| --------------------------------------------------------------------------------
| Ir          \x20
|
|   .           1  l.c line 1
|   .           2  l.c line 2
| 300 (30.00%)  3  l.c line 3
|   .           4  l.c line 4
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: a.h
| --------------------------------------------------------------------------------
| Ir          \x20
|
|   .           1  a.h line 1
|   .           2  a.h line 2
| 205 (20.50%)  3  a.h line 3
|  26 ( 2.60%)  4  a.h line 4
|   .           5  a.h line 5
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: m.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
|  .           1  m.c line 1
|  .           2  m.c line 2
|  .           3  m.c line 3
|  .           4  m.c line 4
| 50 ( 5.00%)  5  m.c line 5
|  .           6  m.c line 6
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| 993 (99.30%)  events annotated
|

== object-calls
$ --by=object --no-auto --diff --exact --show=Ir,Calls object-old.callgrind object-new.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'object-new.callgrind'
| Compared with 'object-old.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir Calls
| Event sort order: Ir
| Thresholds:       99
| Listed by:        object
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir          Calls       \x20
| --------------------------------------------------------------------------------
| +1 (+12.5%) -2 (-100.0%)  PROGRAM TOTALS (NEW - OLD)
|  8 (100.0%)   2 (100.0%)  OLD (calculated)
|  9 (112.5%)   .           NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir           Calls         Running  object
| --------------------------------------------------------------------------------
| +9 (+112.5%)   .           +112.5%  y (new)
| -8 (-100.0%) -2 (-100.0%)   +12.5%  x (gone)
|

== real-by-file
$ --auto=no --threshold=100 --by=file --show-percs=no thr_sep.out-03
| --------------------------------------------------------------------------------
| Profile data file 'thr_sep.out-03' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache:\x20
| D1 cache:\x20
| LL cache:\x20
| Timerange: Basic block 0 - 49366
| Trigger: Program termination
| Profiled target:  ../bin/thr (PID 12568, part 1, thread 3)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Listed by:        file
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir    \x20
| --------------------------------------------------------------------------------
| 31,877  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir      Running  file
| --------------------------------------------------------------------------------
| 30,032   94.21%  /home/user/demo/src/thr.c
| 30,008              work_b [/home/user/demo/bin/thr]
|     24              (1 more, --min=0 shows them)
|    780   96.66%  ./elf/./elf/dl-lookup.c
|    476              do_lookup_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    184              _dl_lookup_symbol_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    120              check_match [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    240   97.41%  ./elf/../sysdeps/generic/dl-new-hash.h
|    200   98.04%  ./elf/./elf/dl-runtime.c
|    193   98.64%  ./string/../sysdeps/x86_64/multiarch/../multiarch/strcmp-sse2.S
|     85   98.91%  ./nptl/./nptl/pthread_create.c
|     80   99.16%  ./elf/../sysdeps/x86_64/dl-trampoline.h
|     31   99.26%  ./nptl/./nptl/pthread_mutex_lock.c
|     26   99.34%  ./nptl/./nptl/pthread_mutex_unlock.c
|     24              __pthread_mutex_unlock_usercnt [/usr/lib/x86_64-linux-gnu/libc.so.6]
|      2              pthread_mutex_unlock@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     18   99.40%  ./setjmp/../sysdeps/x86_64/setjmp.S
|     16   99.45%  ./ctype/./ctype/ctype-info.c
|     16   99.50%  ./nptl/./nptl/allocatestack.c
|     16   99.55%  ./resolv/./resolv/resolv_context.c
|     12   99.59%  ./malloc/./malloc/arena.c
|     12   99.62%  ./malloc/./malloc/malloc.c
|      6              __malloc_arena_thread_freeres [/usr/lib/x86_64-linux-gnu/libc.so.6]
|      6              free [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     11   99.66%  ./stdlib/./stdlib/cxa_thread_atexit_impl.c
|     11   99.69%  ./sunrpc/./sunrpc/rpc_thread.c
|     10   99.72%  ./elf/../sysdeps/generic/ldsodefs.h
|      9   99.75%  ./resolv/./resolv/res-close.c
|      8   99.78%  ./elf/../sysdeps/generic/dl-protected.h
|      8   99.80%  ./setjmp/./setjmp/sigjmp.c
|      7   99.82%  ./dlfcn/./dlfcn/libc_dlerror_result.c
|      7   99.85%  ./malloc/./malloc/thread-freeres.c
|      7   99.87%  ./misc/../sysdeps/unix/sysv/linux/x86_64/clone.S
|      7   99.89%  ./string/../sysdeps/unix/sysv/linux/tls-internal.c
|      5   99.91%  ./misc/../sysdeps/unix/syscall-template.S
|      5   99.92%  ./misc/../sysdeps/unix/sysv/linux/getpagesize.c
|      5   99.94%  ./nptl/../sysdeps/unix/sysv/linux/internal-signals.h
|      5   99.95%  ./nptl/./nptl/nptl_deallocate_tsd.c
|      3   99.96%  ./nptl/../sysdeps/unix/sysv/linux/internal-sigset.h
|      3   99.97%  ./nptl/../sysdeps/unix/sysv/linux/rseq-internal.h
|      2   99.98%  ./elf/../sysdeps/x86_64/dl-machine.h
|      2   99.98%  ./elf/../sysdeps/x86_64/dl-runtime.h
|      2   99.99%  ./setjmp/../sysdeps/x86_64/bsd-_setjmp.S
|      2   100.0%  ???
|      1   100.0%  ./nptl/../sysdeps/nptl/futex-internal.h
|

== real-by-function
$ --auto=no --threshold=100 --by=function --show-percs=no thr_sep.out-03
| --------------------------------------------------------------------------------
| Profile data file 'thr_sep.out-03' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache:\x20
| D1 cache:\x20
| LL cache:\x20
| Timerange: Basic block 0 - 49366
| Trigger: Program termination
| Profiled target:  ../bin/thr (PID 12568, part 1, thread 3)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Listed by:        function
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir    \x20
| --------------------------------------------------------------------------------
| 31,877  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir      Running  file:function
| --------------------------------------------------------------------------------
| 30,008   94.14%  /home/user/demo/src/thr.c:work_b [/home/user/demo/bin/thr]
|    494   95.69%  ./elf/./elf/dl-lookup.c:do_lookup_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    476              ./elf/./elf/dl-lookup.c
|     10              ./elf/../sysdeps/generic/ldsodefs.h
|      8              ./elf/../sysdeps/generic/dl-protected.h
|    424   97.02%  ./elf/./elf/dl-lookup.c:_dl_lookup_symbol_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    240              ./elf/../sysdeps/generic/dl-new-hash.h
|    184              ./elf/./elf/dl-lookup.c
|    204   97.66%  ./elf/./elf/dl-runtime.c:_dl_fixup [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    200              ./elf/./elf/dl-runtime.c
|      4              (2 more, --min=0 shows them)
|    193   98.26%  ./string/../sysdeps/x86_64/multiarch/../multiarch/strcmp-sse2.S:strcmp [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    120   98.64%  ./elf/./elf/dl-lookup.c:check_match [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    113   98.99%  ./nptl/./nptl/pthread_create.c:start_thread [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     85              ./nptl/./nptl/pthread_create.c
|     16              ./nptl/./nptl/allocatestack.c
|      5              ./nptl/../sysdeps/unix/sysv/linux/internal-signals.h
|      3              ./nptl/../sysdeps/unix/sysv/linux/internal-sigset.h
|      3              ./nptl/../sysdeps/unix/sysv/linux/rseq-internal.h
|      1              (1 more, --min=0 shows them)
|     80   99.24%  ./elf/../sysdeps/x86_64/dl-trampoline.h:_dl_runtime_resolve_xsave [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     31   99.34%  ./nptl/./nptl/pthread_mutex_lock.c:pthread_mutex_lock@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     24   99.42%  ./nptl/./nptl/pthread_mutex_unlock.c:__pthread_mutex_unlock_usercnt [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     24   99.49%  /home/user/demo/src/thr.c:add [/home/user/demo/bin/thr]
|     18   99.55%  ./malloc/./malloc/malloc.c:__malloc_arena_thread_freeres [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     12              ./malloc/./malloc/arena.c
|      6              ./malloc/./malloc/malloc.c
|     18   99.60%  ./setjmp/../sysdeps/x86_64/setjmp.S:__sigsetjmp [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     16   99.65%  ./ctype/./ctype/ctype-info.c:__ctype_init [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     16   99.71%  ./resolv/./resolv/resolv_context.c:__resolv_context_freeres [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     11   99.74%  ./stdlib/./stdlib/cxa_thread_atexit_impl.c:__call_tls_dtors [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     11   99.77%  ./sunrpc/./sunrpc/rpc_thread.c:__rpc_thread_destroy [/usr/lib/x86_64-linux-gnu/libc.so.6]
|      9   99.80%  ./resolv/./resolv/res-close.c:__res_thread_freeres [/usr/lib/x86_64-linux-gnu/libc.so.6]
|      8   99.83%  ./setjmp/./setjmp/sigjmp.c:__sigjmp_save [/usr/lib/x86_64-linux-gnu/libc.so.6]
|      7   99.85%  ./dlfcn/./dlfcn/libc_dlerror_result.c:__libc_dlerror_result_free [/usr/lib/x86_64-linux-gnu/libc.so.6]
|      7   99.87%  ./malloc/./malloc/thread-freeres.c:__libc_thread_freeres [/usr/lib/x86_64-linux-gnu/libc.so.6]
|      7   99.89%  ./misc/../sysdeps/unix/sysv/linux/x86_64/clone.S:clone [/usr/lib/x86_64-linux-gnu/libc.so.6]
|      7   99.92%  ./string/../sysdeps/unix/sysv/linux/tls-internal.c:__glibc_tls_internal_free [/usr/lib/x86_64-linux-gnu/libc.so.6]
|      6   99.93%  ./malloc/./malloc/malloc.c:free [/usr/lib/x86_64-linux-gnu/libc.so.6]
|      5   99.95%  ./misc/../sysdeps/unix/syscall-template.S:madvise [/usr/lib/x86_64-linux-gnu/libc.so.6]
|      5   99.97%  ./misc/../sysdeps/unix/sysv/linux/getpagesize.c:getpagesize [/usr/lib/x86_64-linux-gnu/libc.so.6]
|      5   99.98%  ./nptl/./nptl/nptl_deallocate_tsd.c:__nptl_deallocate_tsd [/usr/lib/x86_64-linux-gnu/libc.so.6]
|      2   99.99%  ./nptl/./nptl/pthread_mutex_unlock.c:pthread_mutex_unlock@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|      2   99.99%  ./setjmp/../sysdeps/x86_64/bsd-_setjmp.S:_setjmp [/usr/lib/x86_64-linux-gnu/libc.so.6]
|      2   100.0%  ???:0x000000000486e360 [???]
|

== real-by-match
$ --auto=no --threshold=100 --by=object --match='libc' --diff thr_sep.out-02 thr_sep.out-03
| --------------------------------------------------------------------------------
| Profile data file 'thr_sep.out-03' (creator: callgrind-3.19.0)
| Compared with 'thr_sep.out-02'
| --------------------------------------------------------------------------------
| I1 cache:\x20
| D1 cache:\x20
| LL cache:\x20
| Timerange: Basic block 0 - 49366
| Trigger: Program termination
| Profiled target:  ../bin/thr (PID 12568, part 1, thread 3)
| Target of OLD:    ../bin/thr (PID 12568, part 1, thread 2)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Listed by:        object
| Listed:           1 of 4, with -1,416 (-3.59%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             \x20
| --------------------------------------------------------------------------------
| -7,525 (-19.1%)  PROGRAM TOTALS (NEW - OLD)
| 39,402 (100.0%)  OLD
| 31,877 (80.90%)  NEW
|
| --------------------------------------------------------------------------------
| Ir               Running  object
| --------------------------------------------------------------------------------
| -1,416 (-3.59%)   -3.59%  /usr/lib/x86_64-linux-gnu/libc.so.6
|   -620 (-1.57%)              ./nptl/./nptl/pthread_mutex_lock.c
|   -520 (-1.32%)              ./nptl/./nptl/pthread_mutex_unlock.c
|    -90 (-0.23%)              ./nptl/./nptl/pthread_create.c
|    -18 (-0.05%)              ./setjmp/../sysdeps/x86_64/setjmp.S
|    -16 (-0.04%)              ./ctype/./ctype/ctype-info.c
|    -16 (-0.04%)              ./nptl/./nptl/allocatestack.c
|    -16 (-0.04%)              ./resolv/./resolv/resolv_context.c
|   -120 (-0.30%)              (18 more, --min=0 shows them)
|

== real-by-object
$ --auto=no --threshold=100 --by=object --show-percs=no thr_sep.out-03
| --------------------------------------------------------------------------------
| Profile data file 'thr_sep.out-03' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache:\x20
| D1 cache:\x20
| LL cache:\x20
| Timerange: Basic block 0 - 49366
| Trigger: Program termination
| Profiled target:  ../bin/thr (PID 12568, part 1, thread 3)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Listed by:        object
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir    \x20
| --------------------------------------------------------------------------------
| 31,877  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir      Running  object
| --------------------------------------------------------------------------------
| 30,032   94.21%  /home/user/demo/bin/thr
|  1,515   98.96%  /usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2
|    780              ./elf/./elf/dl-lookup.c
|    240              ./elf/../sysdeps/generic/dl-new-hash.h
|    200              ./elf/./elf/dl-runtime.c
|    193              ./string/../sysdeps/x86_64/multiarch/../multiarch/strcmp-sse2.S
|     80              ./elf/../sysdeps/x86_64/dl-trampoline.h
|     22              (4 more, --min=0 shows them)
|    328   99.99%  /usr/lib/x86_64-linux-gnu/libc.so.6
|     85              ./nptl/./nptl/pthread_create.c
|     31              ./nptl/./nptl/pthread_mutex_lock.c
|     26              ./nptl/./nptl/pthread_mutex_unlock.c
|     18              ./setjmp/../sysdeps/x86_64/setjmp.S
|     16              ./ctype/./ctype/ctype-info.c
|     16              ./nptl/./nptl/allocatestack.c
|     16              ./resolv/./resolv/resolv_context.c
|     12              ./malloc/./malloc/arena.c
|     12              ./malloc/./malloc/malloc.c
|     11              ./stdlib/./stdlib/cxa_thread_atexit_impl.c
|     11              ./sunrpc/./sunrpc/rpc_thread.c
|      9              ./resolv/./resolv/res-close.c
|      8              ./setjmp/./setjmp/sigjmp.c
|      7              ./dlfcn/./dlfcn/libc_dlerror_result.c
|      7              ./malloc/./malloc/thread-freeres.c
|      7              ./misc/../sysdeps/unix/sysv/linux/x86_64/clone.S
|      7              ./string/../sysdeps/unix/sysv/linux/tls-internal.c
|      5              ./misc/../sysdeps/unix/syscall-template.S
|      5              ./misc/../sysdeps/unix/sysv/linux/getpagesize.c
|      5              ./nptl/../sysdeps/unix/sysv/linux/internal-signals.h
|      5              ./nptl/./nptl/nptl_deallocate_tsd.c
|      9              (4 more, --min=0 shows them)
|      2   100.0%  ???
|

== real-fn
$ --fn=fib $(sed s,/home/user/demo/src/,no-such/, thr_sep.out-02 >far.out; echo far.out)
| --------------------------------------------------------------------------------
| -- Function: no-such/thr.c:fib'2 [/home/user/demo/bin/thr]
| --------------------------------------------------------------------------------
| Ir            \x20
|
| 6,820 (17.31%)  < no-such/thr.c:fib (40x, 171 each, 100.0% of it) [/home/user/demo/bin/thr]
| 6,820 (17.31%)  < no-such/thr.c:fib'2 (440x, 31 each at most, 100.0% of it) [/home/user/demo/bin/thr]
| 6,820 (17.31%)  *  self
| 6,820 (17.31%)  *  inclusive
| 6,820 (17.31%)  >   no-such/thr.c:fib'2 (440x, 31 each at most, 100.0% of it) [/home/user/demo/bin/thr]
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   no-such/thr.c
|
| --------------------------------------------------------------------------------
| -- Function: no-such/thr.c:fib [/home/user/demo/bin/thr]
| --------------------------------------------------------------------------------
| Ir            \x20
|
| 7,180 (18.22%)  < no-such/thr.c:work_a (20x, 359 each, 100.0% of it) [/home/user/demo/bin/thr]
|   360 ( 0.91%)  *  self
| 7,180 (18.22%)  *  inclusive
| 6,820 (17.31%)  >   no-such/thr.c:fib'2 (40x, 171 each, 94.99% of it) [/home/user/demo/bin/thr]
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   no-such/thr.c
|

== real-match
$ --auto=no --threshold=100 --match='thr[.]c' --top=3 thr_sep.out-02
| --------------------------------------------------------------------------------
| Profile data file 'thr_sep.out-02' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache:\x20
| D1 cache:\x20
| LL cache:\x20
| Timerange: Basic block 0 - 49366
| Trigger: Program termination
| Profiled target:  ../bin/thr (PID 12568, part 1, thread 2)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Listed:           3 of 33, with 37,188 (94.38%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             \x20
| --------------------------------------------------------------------------------
| 39,402 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir               file:function
| --------------------------------------------------------------------------------
| 30,008 (76.16%)  /home/user/demo/src/thr.c:work_b [/home/user/demo/bin/thr]
|  6,820 (17.31%)  /home/user/demo/src/thr.c:fib'2 [/home/user/demo/bin/thr]
|    360 ( 0.91%)  /home/user/demo/src/thr.c:fib [/home/user/demo/bin/thr]
|

== real-summary
$ --summary --threshold=100 --show-percs=no thr_sep.out-02
| thr_sep.out-02: ../bin/thr
| Total: 39,402 Ir, 626 Calls; below: 20 of 26 functions, 99.87%
| Ir     Incl(Ir) Calls  Running  file:function
| 30,008   30,081     1   76.16%  /home/user/demo/src/thr.c:work_b [/home/user/demo/bin/thr]
|  7,180    7,180   500   94.38%  /home/user/demo/src/thr.c:fib <cycle 1> [/home/user/demo/bin/thr]
|    651      651    21   96.03%  ./nptl/./nptl/pthread_mutex_lock.c:pthread_mutex_lock@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    504      504    21   97.31%  ./nptl/./nptl/pthread_mutex_unlock.c:__pthread_mutex_unlock_usercnt [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    336    1,533    21   98.17%  /home/user/demo/src/thr.c:add [/home/user/demo/bin/thr]
|    231   39,388     2   98.75%  ./nptl/./nptl/pthread_create.c:start_thread [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    130    8,770     1   99.08%  /home/user/demo/src/thr.c:work_a [/home/user/demo/bin/thr]
|     42      546    21   99.19%  ./nptl/./nptl/pthread_mutex_unlock.c:pthread_mutex_unlock@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     36       36     2   99.28%  ./malloc/./malloc/malloc.c:__malloc_arena_thread_freeres [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     36       52     2   99.37%  ./setjmp/../sysdeps/x86_64/setjmp.S:__sigsetjmp [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     32       32     2   99.45%  ./ctype/./ctype/ctype-info.c:__ctype_init [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     32       32     2   99.53%  ./resolv/./resolv/resolv_context.c:__resolv_context_freeres [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     22       22     2   99.59%  ./stdlib/./stdlib/cxa_thread_atexit_impl.c:__call_tls_dtors [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     22       22     2   99.64%  ./sunrpc/./sunrpc/rpc_thread.c:__rpc_thread_destroy [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     18       50     2   99.69%  ./resolv/./resolv/res-close.c:__res_thread_freeres [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     16       16     2   99.73%  ./setjmp/./setjmp/sigjmp.c:__sigjmp_save [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     14       14     2   99.77%  ./dlfcn/./dlfcn/libc_dlerror_result.c:__libc_dlerror_result_free [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     14      166     2   99.80%  ./malloc/./malloc/thread-freeres.c:__libc_thread_freeres [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     14   39,402     0   99.84%  ./misc/../sysdeps/unix/sysv/linux/x86_64/clone.S:clone [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     14       30     2   99.87%  ./string/../sysdeps/unix/sysv/linux/tls-internal.c:__glibc_tls_internal_free [/usr/lib/x86_64-linux-gnu/libc.so.6]

== running-overflow
$ --auto=no --by=function --threshold=100 --top=3 both-signs.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'both-signs.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Listed by:        function
| Listed:           3 of 3
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir                                \x20
| --------------------------------------------------------------------------------
| 9,223,372,036,854,775,800 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir                                   Running  file:function
| --------------------------------------------------------------------------------
|  9,223,372,036,854,775,800 (100.0%)   100.0%  x.c:m
|  9,223,372,036,854,775,800 (100.0%)           x.c:o
| -9,223,372,036,854,775,800 (-100.0%)           x.c:n
|

== summary
$ --summary v.callgrind
| v.callgrind
| Total: 1,000 Ir, 7 Calls; below: 5 of 5 functions, 100.0%
| Ir           Incl(Ir)     Calls       Running  file:function
| 530 (53.00%) 680 (68.00%) 2 (28.57%)   53.00%  a.c:work [app]
| 355 (35.50%) 355 (35.50%) 5 (71.43%)   88.50%  l.c:copy [lib]
|  50 ( 5.00%)  50 ( 5.00%) 0            93.50%  a.c:idle [app]
|  50 ( 5.00%)  50 ( 5.00%) 0            98.50%  m.c:open [lib]
|  15 ( 1.50%) 900 (90.00%) 0            100.0%  a.c:main [app]

== summary-auto
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
$ --summary --by=file v.callgrind
| v.callgrind
| Total: 1,000 Ir, 7 Calls; below: 4 of 6 files, 99.30%
| Ir           Incl(Ir)     Calls       Running  file
| 412 (41.20%) 950 (95.00%) 2 (28.57%)   41.20%  a.c
| 300 (30.00%) 355 (35.50%) 5 (71.43%)   71.20%  l.c
| 231 (23.10%) 231 (23.10%) 0            94.30%  a.h
|  50 ( 5.00%)  50 ( 5.00%) 0            99.30%  m.c

== summary-no-percs
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
$ --summary --show=Calls,Dr v.callgrind
| v.callgrind
| Total: 7 Calls, 101 Dr; below: 2 of 5 functions
| Calls      Dr           Running  file:function
| 5 (71.43%) 60 (59.41%)           l.c:copy [lib]
| 2 (28.57%) 40 (39.60%)           a.c:work [app]

== summary-sort
$ --summary --sort='Incl(Ir)' v.callgrind
| v.callgrind
| Total: 1,000 Ir, 7 Calls; below: 5 of 5 functions, 100.0%
| Ir           Incl(Ir)     Calls       Running  file:function
|  15 ( 1.50%) 900 (90.00%) 0             1.50%  a.c:main [app]
| 530 (53.00%) 680 (68.00%) 2 (28.57%)   54.50%  a.c:work [app]
| 355 (35.50%) 355 (35.50%) 5 (71.43%)   90.00%  l.c:copy [lib]
|  50 ( 5.00%)  50 ( 5.00%) 0            95.00%  a.c:idle [app]
|  50 ( 5.00%)  50 ( 5.00%) 0            100.0%  m.c:open [lib]

== top
$ --auto=no --threshold=100 --top=2 v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed:           2 of 9, with 647 (64.70%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --auto=no --threshold=100 --top=0 v.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed:           0 of 9, with 0 (0.00%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --auto=no --threshold=100 --top=-1 v.callgrind
! cgannotate: --top=-1: not a number
? 2
