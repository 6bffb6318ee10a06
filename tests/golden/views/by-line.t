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
| Listed:           1 of 12, with 300 (30.00%) of Ir
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

@head w
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

== by-line
# by-line*: the lines of the profile one by one, work's line 3 of a.h apart from copy's;
# inclusive: main's 680 and 205 and work's 150 stand on lines 3, 4 and 12.
$ --by=line --threshold=100 v.callgrind
| @head 2
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
# See by-line.
$ --by=line --format=csv --min=14 v.callgrind
| object,file,function,line,calls,Ir,Dr,incl_Ir,incl_Dr\x0d
| lib,l.c,copy,3,,300,50,300,50\x0d
| app,a.c,work,10,,300,20,300,20\x0d
| app,a.h,work,3,,150,15,150,15\x0d

== by-line-diff
# As diff-*, on a.h's line 3 and m.c's line 5.
$ --by=line --diff --threshold=100 v.callgrind w.callgrind
| @head w
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
# See by-line.  There is no Running, as self costs of lines of calls add up to next to nothing.
$ --by=line --diff --inclusive --threshold=100 v.callgrind w.callgrind
| @head w
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
|   +10 (+1.00%)   0           PROGRAM TOTALS (NEW - OLD)
| 1,000 (100.0%) 101 (100.0%)  OLD
| 1,010 (101.0%) 101 (100.0%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir           Dr          file:line:function
| --------------------------------------------------------------------------------
| +40 (+4.00%) 0           a.c:3:main [app]  a.c line 3
| +40 (+4.00%) 0           a.h:3:work        a.h line 3
| -30 (-3.00%) .           m.c:5:open [lib]  m.c line 5
|

== by-line-html
# See by-line.
$ --by=line --format=html v.callgrind
! cgannotate: --by=line cannot be used with --format=html
? 2

== by-line-incl
# See by-line.
$ --by=line --show=Ir,"Incl(Ir)",Calls --sort="Incl(Ir)" --top=3 v.callgrind
| @head
| Events shown:     Ir Incl(Ir) Calls
| Event sort order: Incl(Ir)
| Thresholds:       100
| Listed:           3 of 15, with 600 (60.00%) of Ir
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
# See by-line, and by-line-diff-inclusive.
$ --by=line --threshold=100 --inclusive v.callgrind
| @head 2
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 101 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:line:function
| --------------------------------------------------------------------------------
| 680 (68.00%) 60 (59.41%)  a.c:3:main [app]   a.c line 3
| 300 (30.00%) 50 (49.50%)  l.c:3:copy [lib]   l.c line 3
| 300 (30.00%) 20 (19.80%)  a.c:10:work [app]  a.c line 10
| 205 (20.50%) 40 (39.60%)  a.c:4:main [app]   a.c line 4
| 150 (15.00%) 20 (19.80%)  a.c:12:work [app]  a.c line 12
| 150 (15.00%) 15 (14.85%)  a.h:3:work         a.h line 3
|  55 ( 5.50%) 10 ( 9.90%)  a.h:3:copy         a.h line 3
|  50 ( 5.00%)  .           a.c:20:idle [app]  a.c line 20
|  50 ( 5.00%)  .           m.c:5:open [lib]   m.c line 5
|  47 ( 4.70%)  4 ( 3.96%)  a.c:11:work [app]  a.c line 11
|  26 ( 2.60%)  .           a.h:4:work         a.h line 4
|  10 ( 1.00%)  1 ( 0.99%)  a.c:1:main [app]   a.c line 1
|   5 ( 0.50%)  .           a.c:2:main [app]   a.c line 2
|   4 ( 0.40%)  .           b.h:7:work         b.h line 7
|   3 ( 0.30%)  1 ( 0.99%)  c.h:1:work         c.h line 1
|

== by-line-match
# See by-line.
$ --by=line "--match=h:3:" --hide=copy --sort=Dr v.callgrind
| @head
| Event sort order: Dr
| Thresholds:       99
| Listed:           1 of 12, with 15 (14.85%) of Dr
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
# See by-line.
$ --by=line --min=15 --top=2 v.callgrind
| @head
| Listed:           2 of 12, with 600 (60.00%) of Ir
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
# by-line-no-auto, by-line-named, fn-no-auto: no text of a source is beside the lines, but
# what the command line names is annotated: m.c has 50 of open.
$ --by=line --no-auto --threshold=100 v.callgrind m.c
| @head 2
| User annotated:   m.c
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
# See by-line and by-line-named.
$ --by=line --no-auto --threshold=100 v.callgrind
| @head 2
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
# by-line-top, -sources: the list has the texts, so sources need --auto.
$ --by=line --auto --top=1 --context=0 --show=Ir v.callgrind
$ --color=never --by=line --auto --top=1 --context=0 --show=Ir v.callgrind
$ --color=auto --by=line --auto --top=1 --context=0 --show=Ir v.callgrind
$ --color=always --by=line --auto --top=1 --context=0 --show=Ir v.callgrind | sed 's/\x1b\[[0-9;]*m//g'
| @head
| Events shown:     Ir
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
# See by-line and by-line-sources.
$ --by=line --top=1 --show=Ir v.callgrind
| @head
| Events shown:     Ir
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
# See by-line.
$ --by=line --tree=caller v.callgrind
! cgannotate: --by=line cannot be used with --tree; --inclusive counts the calls from a line
? 2

== by-line-width
# See by-line.
$ --by=line --top=3 --width=70 v.callgrind
| @head
| Listed:           3 of 12, with 750 (75.00%) of Ir
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
