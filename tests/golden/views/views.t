## Views of one profile: --by, --summary, --match and the like, --fn.
##
## v.callgrind by hand, Ir and Dr: work is 300 + 47 = 347 24 in a.c, 150 + 26 = 176 15
##   in a.h, 4 in b.h, 3 1 in c.h: 530 40; with copy's 150 20 680 60, as main paid for
##   two calls. copy is 300 50 in l.c and 55 10 in a.h: 355 60, of 205 40 (4x) from
##   main and 150 20 (1x) from work. main 15 1, with 680 60 and 205 40: 900 101. idle
##   50, open 50. Totals 1000 101.
## w.callgrind: a.h's line 3 is 150 + 40, open 50 - 30.

== diff-by
# diff-*: work +40, open -30, main inclusive +40; total +10, 1 %. Parts of work that did not
# change are left out.
# listed-*, diff-*: of the rows that can be listed; of v.callgrind and w.callgrind only work
# and open have changed.
$ --auto=no --threshold=100 --by=function --hide=open --diff v.callgrind w.callgrind
$ --color=never --auto=no --threshold=100 --by=function --hide=open --diff v.callgrind w.callgrind
$ --color=auto --auto=no --threshold=100 --by=function --hide=open --diff v.callgrind w.callgrind
$ --color=always --auto=no --threshold=100 --by=function --hide=open --diff v.callgrind w.callgrind | sed 's/\x1b\[[0-9;]*m//g'
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

@file limited-new.callgrind
| events: Ir
| fl=a.c
| fn=f
| 2 20
| cfn=f
| calls=3 1
| 3 90
| fi=a.h
| 4 30

@file limited-old.callgrind
| events: Ir
| fl=a.c
| fn=f
| 2 20
| cfn=f
| calls=3 1
| 3 90
| fi=a.h
| 4 40

== diff-limited
# f calls itself for 90, of which 20 + 40 can be shown, and 20 + 30 of NEW: a.c:f costs 20 in
# both, and is there for the call that shows 10 less.
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
# See diff-by.
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

== numbers
# -n; the sources are short, so that all numbers are known: two digits where a file has ten
# lines.
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

@file both-signs.callgrind
| events: Ir
| fl=x.c
| fn=m
| 1 9223372036854775800
| fn=n
| 1 -9223372036854775800
| fn=o
| 1 9223372036854775800

== running-overflow
# In the order of the list 2^63 - 8 comes twice before it is taken away again: shares of sums
# that do not fit are not shown.
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
