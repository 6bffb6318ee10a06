## See options.t for the profiles and their sums.

@head
| --------------------------------------------------------------------------------
| Profile data file 'demo.callgrind' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache:\x20
| D1 cache:\x20
| LL cache:\x20
| Timerange: Basic block 0 - 100
| Trigger: Program termination
| Profiled target:  ./demo 7 (PID 4711, part 1)
| Events recorded:  Ir Dr Dw
| Events shown:     Ir Dr Dw
| Event sort order: Ir Dr Dw
| Thresholds:       99 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on

== after
# The lines of demo.c that the costs in options.t stand in, which callgrind_annotate 3.19 prints
# the same.
$ demo.callgrind --auto=no --show=Ir
| @head
| Events shown:     Ir
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
| 500 (50.00%)  demo.c:work [./demo]
| 300 (30.00%)  lib/help.c:helper [./demo]
| 100 (10.00%)  demo.c:main [./demo]
|  90 ( 9.00%)  demo.c:rare [./demo]
|

== context-0
# Context 2 gives lines 3-8, 10-14 and 17-23; with 3 the first two overlap at line 9, and 2-15
# and 16-24 only touch, so they stay two.
# compat: src/README O17: one separator between lines that are apart
$ --context=0 demo.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Ir             Dr           Dw          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 200 (100.0%) 100 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr          Dw           file:function
| --------------------------------------------------------------------------------
| 500 (50.00%) 80 (40.00%) 10 (10.00%)  demo.c:work [./demo]
| 300 (30.00%) 60 (30.00%) 40 (40.00%)  lib/help.c:helper [./demo]
| 100 (10.00%) 20 (10.00%) 30 (30.00%)  demo.c:main [./demo]
|  90 ( 9.00%) 40 (20.00%)  .           demo.c:rare [./demo]
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: demo.c
| --------------------------------------------------------------------------------
| Ir           Dr          Dw         \x20
|
| -- line 5 ----------------------------------------
| 300 (30.00%) 50 (25.00%) 10 (10.00%)  	int a = n * n;
| 200 (20.00%) 30 (15.00%)  .           	return a + helper(a);
| 200 (20.00%) 40 (20.00%) 25 (25.00%)  => lib/help.c:helper (30x)
| -- line 12 ----------------------------------------
|  90 ( 9.00%) 40 (20.00%)  .           	return n + 1;
| -- line 19 ----------------------------------------
|  40 ( 4.00%) 10 ( 5.00%) 20 (20.00%)  int main(void)
| -- line 21 ----------------------------------------
|  60 ( 6.00%) 10 ( 5.00%) 10 (10.00%)  	int a = work(work(7));
| 700 (70.00%) 120 (60.00%) 35 (35.00%)  => demo.c:work (2x)
| -- line 21 ----------------------------------------
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   lib/help.c
|
| --------------------------------------------------------------------------------
| Ir           Dr           Dw         \x20
| --------------------------------------------------------------------------------
| 690 (69.00%) 140 (70.00%) 40 (40.00%)  events annotated
|
~ cgannotate: not annotated: 300 (30.00%) of Ir in 1 file not found (say where with -I DIR or --source-map=lib=DIR)

== context-1
# See context-0.
$ --context=1 demo.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Ir             Dr           Dw          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 200 (100.0%) 100 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr          Dw           file:function
| --------------------------------------------------------------------------------
| 500 (50.00%) 80 (40.00%) 10 (10.00%)  demo.c:work [./demo]
| 300 (30.00%) 60 (30.00%) 40 (40.00%)  lib/help.c:helper [./demo]
| 100 (10.00%) 20 (10.00%) 30 (30.00%)  demo.c:main [./demo]
|  90 ( 9.00%) 40 (20.00%)  .           demo.c:rare [./demo]
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: demo.c
| --------------------------------------------------------------------------------
| Ir           Dr          Dw         \x20
|
| -- line 4 ----------------------------------------
|   .           .           .           {
| 300 (30.00%) 50 (25.00%) 10 (10.00%)  	int a = n * n;
| 200 (20.00%) 30 (15.00%)  .           	return a + helper(a);
| 200 (20.00%) 40 (20.00%) 25 (25.00%)  => lib/help.c:helper (30x)
|   .           .           .           }
| -- line 7 ----------------------------------------
| -- line 11 ----------------------------------------
|   .           .           .           {
|  90 ( 9.00%) 40 (20.00%)  .           	return n + 1;
|   .           .           .           }
| -- line 13 ----------------------------------------
| -- line 18 ----------------------------------------
|   .           .           .          \x20
|  40 ( 4.00%) 10 ( 5.00%) 20 (20.00%)  int main(void)
|   .           .           .           {
|  60 ( 6.00%) 10 ( 5.00%) 10 (10.00%)  	int a = work(work(7));
| 700 (70.00%) 120 (60.00%) 35 (35.00%)  => demo.c:work (2x)
|   .           .           .           	a += helper(a);
| 100 (10.00%) 20 (10.00%) 15 (15.00%)  => lib/help.c:helper (1x)
| -- line 22 ----------------------------------------
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   lib/help.c
|
| --------------------------------------------------------------------------------
| Ir           Dr           Dw         \x20
| --------------------------------------------------------------------------------
| 690 (69.00%) 140 (70.00%) 40 (40.00%)  events annotated
|
~ cgannotate: not annotated: 300 (30.00%) of Ir in 1 file not found (say where with -I DIR or --source-map=lib=DIR)

== context-2
# See context-0.
$ --context 2 demo.callgrind
$ --context=2 demo.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Ir             Dr           Dw          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 200 (100.0%) 100 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr          Dw           file:function
| --------------------------------------------------------------------------------
| 500 (50.00%) 80 (40.00%) 10 (10.00%)  demo.c:work [./demo]
| 300 (30.00%) 60 (30.00%) 40 (40.00%)  lib/help.c:helper [./demo]
| 100 (10.00%) 20 (10.00%) 30 (30.00%)  demo.c:main [./demo]
|  90 ( 9.00%) 40 (20.00%)  .           demo.c:rare [./demo]
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: demo.c
| --------------------------------------------------------------------------------
| Ir           Dr          Dw         \x20
|
| -- line 3 ----------------------------------------
|   .           .           .           int work(int n)
|   .           .           .           {
| 300 (30.00%) 50 (25.00%) 10 (10.00%)  	int a = n * n;
| 200 (20.00%) 30 (15.00%)  .           	return a + helper(a);
| 200 (20.00%) 40 (20.00%) 25 (25.00%)  => lib/help.c:helper (30x)
|   .           .           .           }
|   .           .           .          \x20
| -- line 8 ----------------------------------------
| -- line 10 ----------------------------------------
|   .           .           .           int rare(int n)
|   .           .           .           {
|  90 ( 9.00%) 40 (20.00%)  .           	return n + 1;
|   .           .           .           }
|   .           .           .          \x20
| -- line 14 ----------------------------------------
| -- line 17 ----------------------------------------
|   .           .           .          \x20
|   .           .           .          \x20
|  40 ( 4.00%) 10 ( 5.00%) 20 (20.00%)  int main(void)
|   .           .           .           {
|  60 ( 6.00%) 10 ( 5.00%) 10 (10.00%)  	int a = work(work(7));
| 700 (70.00%) 120 (60.00%) 35 (35.00%)  => demo.c:work (2x)
|   .           .           .           	a += helper(a);
| 100 (10.00%) 20 (10.00%) 15 (15.00%)  => lib/help.c:helper (1x)
|   .           .           .          \x20
| -- line 23 ----------------------------------------
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   lib/help.c
|
| --------------------------------------------------------------------------------
| Ir           Dr           Dw         \x20
| --------------------------------------------------------------------------------
| 690 (69.00%) 140 (70.00%) 40 (40.00%)  events annotated
|
~ cgannotate: not annotated: 300 (30.00%) of Ir in 1 file not found (say where with -I DIR or --source-map=lib=DIR)

== context-3
# See context-0.
$ --context=3 demo.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Ir             Dr           Dw          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 200 (100.0%) 100 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr          Dw           file:function
| --------------------------------------------------------------------------------
| 500 (50.00%) 80 (40.00%) 10 (10.00%)  demo.c:work [./demo]
| 300 (30.00%) 60 (30.00%) 40 (40.00%)  lib/help.c:helper [./demo]
| 100 (10.00%) 20 (10.00%) 30 (30.00%)  demo.c:main [./demo]
|  90 ( 9.00%) 40 (20.00%)  .           demo.c:rare [./demo]
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: demo.c
| --------------------------------------------------------------------------------
| Ir           Dr          Dw         \x20
|
| -- line 2 ----------------------------------------
|   .           .           .          \x20
|   .           .           .           int work(int n)
|   .           .           .           {
| 300 (30.00%) 50 (25.00%) 10 (10.00%)  	int a = n * n;
| 200 (20.00%) 30 (15.00%)  .           	return a + helper(a);
| 200 (20.00%) 40 (20.00%) 25 (25.00%)  => lib/help.c:helper (30x)
|   .           .           .           }
|   .           .           .          \x20
|   .           .           .           /* Not called very often. */
|   .           .           .           int rare(int n)
|   .           .           .           {
|  90 ( 9.00%) 40 (20.00%)  .           	return n + 1;
|   .           .           .           }
|   .           .           .          \x20
|   .           .           .          \x20
| -- line 15 ----------------------------------------
| -- line 16 ----------------------------------------
|   .           .           .          \x20
|   .           .           .          \x20
|   .           .           .          \x20
|  40 ( 4.00%) 10 ( 5.00%) 20 (20.00%)  int main(void)
|   .           .           .           {
|  60 ( 6.00%) 10 ( 5.00%) 10 (10.00%)  	int a = work(work(7));
| 700 (70.00%) 120 (60.00%) 35 (35.00%)  => demo.c:work (2x)
|   .           .           .           	a += helper(a);
| 100 (10.00%) 20 (10.00%) 15 (15.00%)  => lib/help.c:helper (1x)
|   .           .           .          \x20
|   .           .           .           	return rare(a) & 1;
|  90 ( 9.00%) 40 (20.00%)  .           => demo.c:rare (1x)
| -- line 24 ----------------------------------------
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   lib/help.c
|
| --------------------------------------------------------------------------------
| Ir           Dr           Dw         \x20
| --------------------------------------------------------------------------------
| 690 (69.00%) 140 (70.00%) 40 (40.00%)  events annotated
|
~ cgannotate: not annotated: 300 (30.00%) of Ir in 1 file not found (say where with -I DIR or --source-map=lib=DIR)

== include
# lib/help.c is in inc, other/help.c has no directory of that name; -I other does not find it,
# and a map does.
# compat: Files come in the order of their first functions, not in that of a hash
$ -I inc demo.callgrind
$ -I=inc demo.callgrind
$ -Iinc demo.callgrind
$ --include=inc demo.callgrind
$ --include inc demo.callgrind
| @head
| Include dirs:     inc/
|
| --------------------------------------------------------------------------------
| Ir             Dr           Dw          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 200 (100.0%) 100 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr          Dw           file:function
| --------------------------------------------------------------------------------
| 500 (50.00%) 80 (40.00%) 10 (10.00%)  demo.c:work [./demo]
| 300 (30.00%) 60 (30.00%) 40 (40.00%)  lib/help.c:helper [./demo]
| 100 (10.00%) 20 (10.00%) 30 (30.00%)  demo.c:main [./demo]
|  90 ( 9.00%) 40 (20.00%)  .           demo.c:rare [./demo]
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: demo.c
| --------------------------------------------------------------------------------
| Ir           Dr          Dw         \x20
|
|   .           .           .           #include "lib/help.h"
|   .           .           .          \x20
|   .           .           .           int work(int n)
|   .           .           .           {
| 300 (30.00%) 50 (25.00%) 10 (10.00%)  	int a = n * n;
| 200 (20.00%) 30 (15.00%)  .           	return a + helper(a);
| 200 (20.00%) 40 (20.00%) 25 (25.00%)  => lib/help.c:helper (30x)
|   .           .           .           }
|   .           .           .          \x20
|   .           .           .           /* Not called very often. */
|   .           .           .           int rare(int n)
|   .           .           .           {
|  90 ( 9.00%) 40 (20.00%)  .           	return n + 1;
|   .           .           .           }
|   .           .           .          \x20
|   .           .           .          \x20
|   .           .           .          \x20
|   .           .           .          \x20
|   .           .           .          \x20
|  40 ( 4.00%) 10 ( 5.00%) 20 (20.00%)  int main(void)
|   .           .           .           {
|  60 ( 6.00%) 10 ( 5.00%) 10 (10.00%)  	int a = work(work(7));
| 700 (70.00%) 120 (60.00%) 35 (35.00%)  => demo.c:work (2x)
|   .           .           .           	a += helper(a);
| 100 (10.00%) 20 (10.00%) 15 (15.00%)  => lib/help.c:helper (1x)
|   .           .           .          \x20
|   .           .           .           	return rare(a) & 1;
|  90 ( 9.00%) 40 (20.00%)  .           => demo.c:rare (1x)
|   .           .           .           }
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: inc/ + lib/help.c
| --------------------------------------------------------------------------------
| Ir           Dr          Dw         \x20
|
|   .           .           .           int helper(int n)
|   .           .           .           {
| 300 (30.00%) 60 (30.00%) 40 (40.00%)  	return n ^ 0x55;
|   .           .           .           }
|
| --------------------------------------------------------------------------------
| Ir           Dr           Dw         \x20
| --------------------------------------------------------------------------------
| 990 (99.00%) 200 (100.0%) 80 (80.00%)  events annotated
|

== include-several
# See include.
$ -I nowhere -I inc -I other demo.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'demo.callgrind' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache:\x20
| D1 cache:\x20
| LL cache:\x20
| Timerange: Basic block 0 - 100
| Trigger: Program termination
| Profiled target:  ./demo 7 (PID 4711, part 1)
| Events recorded:  Ir Dr Dw
| Events shown:     Ir Dr Dw
| Event sort order: Ir Dr Dw
| Thresholds:       99 0 0
| Include dirs:     nowhere/
|                   inc/
|                   other/
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir             Dr           Dw          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 200 (100.0%) 100 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr          Dw           file:function
| --------------------------------------------------------------------------------
| 500 (50.00%) 80 (40.00%) 10 (10.00%)  demo.c:work [./demo]
| 300 (30.00%) 60 (30.00%) 40 (40.00%)  lib/help.c:helper [./demo]
| 100 (10.00%) 20 (10.00%) 30 (30.00%)  demo.c:main [./demo]
|  90 ( 9.00%) 40 (20.00%)  .           demo.c:rare [./demo]
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: demo.c
| --------------------------------------------------------------------------------
| Ir           Dr          Dw         \x20
|
|   .           .           .           #include "lib/help.h"
|   .           .           .          \x20
|   .           .           .           int work(int n)
|   .           .           .           {
| 300 (30.00%) 50 (25.00%) 10 (10.00%)  	int a = n * n;
| 200 (20.00%) 30 (15.00%)  .           	return a + helper(a);
| 200 (20.00%) 40 (20.00%) 25 (25.00%)  => lib/help.c:helper (30x)
|   .           .           .           }
|   .           .           .          \x20
|   .           .           .           /* Not called very often. */
|   .           .           .           int rare(int n)
|   .           .           .           {
|  90 ( 9.00%) 40 (20.00%)  .           	return n + 1;
|   .           .           .           }
|   .           .           .          \x20
|   .           .           .          \x20
|   .           .           .          \x20
|   .           .           .          \x20
|   .           .           .          \x20
|  40 ( 4.00%) 10 ( 5.00%) 20 (20.00%)  int main(void)
|   .           .           .           {
|  60 ( 6.00%) 10 ( 5.00%) 10 (10.00%)  	int a = work(work(7));
| 700 (70.00%) 120 (60.00%) 35 (35.00%)  => demo.c:work (2x)
|   .           .           .           	a += helper(a);
| 100 (10.00%) 20 (10.00%) 15 (15.00%)  => lib/help.c:helper (1x)
|   .           .           .          \x20
|   .           .           .           	return rare(a) & 1;
|  90 ( 9.00%) 40 (20.00%)  .           => demo.c:rare (1x)
|   .           .           .           }
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: inc/ + lib/help.c
| --------------------------------------------------------------------------------
| Ir           Dr          Dw         \x20
|
|   .           .           .           int helper(int n)
|   .           .           .           {
| 300 (30.00%) 60 (30.00%) 40 (40.00%)  	return n ^ 0x55;
|   .           .           .           }
|
| --------------------------------------------------------------------------------
| Ir           Dr           Dw         \x20
| --------------------------------------------------------------------------------
| 990 (99.00%) 200 (100.0%) 80 (80.00%)  events annotated
|
! cgannotate: -I nowhere: the directory does not exist

== include-suffix
# See include.
# compat: src/README O14: the search by the end of a name is new
$ -I other demo.callgrind
| @head
| Include dirs:     other/
|
| --------------------------------------------------------------------------------
| Ir             Dr           Dw          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 200 (100.0%) 100 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr          Dw           file:function
| --------------------------------------------------------------------------------
| 500 (50.00%) 80 (40.00%) 10 (10.00%)  demo.c:work [./demo]
| 300 (30.00%) 60 (30.00%) 40 (40.00%)  lib/help.c:helper [./demo]
| 100 (10.00%) 20 (10.00%) 30 (30.00%)  demo.c:main [./demo]
|  90 ( 9.00%) 40 (20.00%)  .           demo.c:rare [./demo]
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: demo.c
| --------------------------------------------------------------------------------
| Ir           Dr          Dw         \x20
|
|   .           .           .           #include "lib/help.h"
|   .           .           .          \x20
|   .           .           .           int work(int n)
|   .           .           .           {
| 300 (30.00%) 50 (25.00%) 10 (10.00%)  	int a = n * n;
| 200 (20.00%) 30 (15.00%)  .           	return a + helper(a);
| 200 (20.00%) 40 (20.00%) 25 (25.00%)  => lib/help.c:helper (30x)
|   .           .           .           }
|   .           .           .          \x20
|   .           .           .           /* Not called very often. */
|   .           .           .           int rare(int n)
|   .           .           .           {
|  90 ( 9.00%) 40 (20.00%)  .           	return n + 1;
|   .           .           .           }
|   .           .           .          \x20
|   .           .           .          \x20
|   .           .           .          \x20
|   .           .           .          \x20
|   .           .           .          \x20
|  40 ( 4.00%) 10 ( 5.00%) 20 (20.00%)  int main(void)
|   .           .           .           {
|  60 ( 6.00%) 10 ( 5.00%) 10 (10.00%)  	int a = work(work(7));
| 700 (70.00%) 120 (60.00%) 35 (35.00%)  => demo.c:work (2x)
|   .           .           .           	a += helper(a);
| 100 (10.00%) 20 (10.00%) 15 (15.00%)  => lib/help.c:helper (1x)
|   .           .           .          \x20
|   .           .           .           	return rare(a) & 1;
|  90 ( 9.00%) 40 (20.00%)  .           => demo.c:rare (1x)
|   .           .           .           }
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   lib/help.c
|
| --------------------------------------------------------------------------------
| Ir           Dr           Dw         \x20
| --------------------------------------------------------------------------------
| 690 (69.00%) 140 (70.00%) 40 (40.00%)  events annotated
|
! cgannotate: -I other: no source was found there
~ cgannotate: not annotated: 300 (30.00%) of Ir in 1 file not found (say where with -I DIR or --source-map=lib=DIR)

== line-min
# line-min*: lines 5, 6 and 12 of demo.c and 3 of lib/help.c have 9 % of 1000, 5 and 6 have 20
# %, and none has 30.01 %. Lines 5 and 6 are not apart.
$ --line-min=9 --context=0 demo.callgrind
| ./demo 7, demo.callgrind, callgrind-3.19.0
| 1,000 Ir; showing 4 of 5 functions, 99.00% of Ir
|         Ir    Incl(Ir)  Calls  Dr  Dw  function
| 50.00% 500  70.00% 700      2  80  10  work    demo.c, ./demo
| 30.00% 300  30.00% 300     31  60  40  helper  lib/help.c, ./demo
| 10.00% 100  99.00% 990      0  20  30  main    demo.c, ./demo
|  9.00%  90   9.00%  90      1  40   .  rare    demo.c, ./demo
|
|         Ir   Dr  Dw  demo.c
| 30.00% 300   50  10   5  	int a = n * n;
| 20.00% 200   30   .   6  	return a + helper(a);
| 20.00% 200   40  25  => helper (30x)  lib/help.c, ./demo
| -- line 12 ----------------------------------------
|  9.00%  90   40   .  12  	return n + 1;
|
| 1 source not found (-I DIR says where): lib/help.c
| Annotated: 590 Ir (59.00%), 120 Dr (60.00%), 10 Dw (10.00%)
~ cgannotate: not annotated: 300 (30.00%) of Ir in 1 file not found (say where with -I DIR or --source-map=lib=DIR)

== line-min-100
# See line-min.
$ --line-min=30.01 demo.callgrind
| ./demo 7, demo.callgrind, callgrind-3.19.0
| 1,000 Ir; showing 4 of 5 functions, 99.00% of Ir
|         Ir    Incl(Ir)  Calls  Dr  Dw  function
| 50.00% 500  70.00% 700      2  80  10  work    demo.c, ./demo
| 30.00% 300  30.00% 300     31  60  40  helper  lib/help.c, ./demo
| 10.00% 100  99.00% 990      0  20  30  main    demo.c, ./demo
|  9.00%  90   9.00%  90      1  40   .  rare    demo.c, ./demo
|
| 1 source not found (-I DIR says where): lib/help.c
~ cgannotate: not annotated: 300 (30.00%) of Ir in 1 file not found (say where with -I DIR or --source-map=lib=DIR)

== line-min-context
# See line-min.
$ --line-min=20 --context=1 demo.callgrind
| ./demo 7, demo.callgrind, callgrind-3.19.0
| 1,000 Ir; showing 4 of 5 functions, 99.00% of Ir
|         Ir    Incl(Ir)  Calls  Dr  Dw  function
| 50.00% 500  70.00% 700      2  80  10  work    demo.c, ./demo
| 30.00% 300  30.00% 300     31  60  40  helper  lib/help.c, ./demo
| 10.00% 100  99.00% 990      0  20  30  main    demo.c, ./demo
|  9.00%  90   9.00%  90      1  40   .  rare    demo.c, ./demo
|
|         Ir   Dr  Dw  demo.c
|          .    .   .   4  {
| 30.00% 300   50  10   5  	int a = n * n;
| 20.00% 200   30   .   6  	return a + helper(a);
| 20.00% 200   40  25  => helper (30x)  lib/help.c, ./demo
|          .    .   .   7  }
|
| 1 source not found (-I DIR says where): lib/help.c
| Annotated: 500 Ir (50.00%), 80 Dr (40.00%), 10 Dw (10.00%)
~ cgannotate: not annotated: 300 (30.00%) of Ir in 1 file not found (say where with -I DIR or --source-map=lib=DIR)

== line-min-json
# See line-min.
$ --line-min=9 --format=json demo.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "demo.callgrind", "creator": "callgrind-3.19.0", "command": "./demo 7", "pid": 4711, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir", "Dr", "Dw"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 1000},
|   {"name": "Dr", "long_name": "Data Read Access", "formula": null, "ratio": false, "total": 200},
|   {"name": "Dw", "long_name": "Data Write Access", "formula": null, "ratio": false, "total": 100}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "work", "file": "demo.c", "object": "./demo", "self": [500, 80, 10], "inclusive": [700, 120, 35], "calls": 2, "cycle": null, "listed": true,
|    "callers": [{"id": 2, "calls": 2, "inclusive": [700, 120, 35], "sites": [{"line": 21, "calls": 2, "inclusive": [700, 120, 35]}]}],
|    "callees": [{"id": 1, "calls": 30, "inclusive": [200, 40, 25], "sites": [{"line": 6, "calls": 30, "inclusive": [200, 40, 25]}]}]},
|   {"id": 1, "name": "helper", "file": "lib/help.c", "object": "./demo", "self": [300, 60, 40], "inclusive": [300, 60, 40], "calls": 31, "cycle": null, "listed": true,
|    "callers": [{"id": 0, "calls": 30, "inclusive": [200, 40, 25], "sites": [{"line": 6, "calls": 30, "inclusive": [200, 40, 25]}]}, {"id": 2, "calls": 1, "inclusive": [100, 20, 15], "sites": [{"line": 22, "calls": 1, "inclusive": [100, 20, 15]}]}],
|    "callees": []},
|   {"id": 2, "name": "main", "file": "demo.c", "object": "./demo", "self": [100, 20, 30], "inclusive": [990, 200, 80], "calls": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": [{"id": 0, "calls": 2, "inclusive": [700, 120, 35], "sites": [{"line": 21, "calls": 2, "inclusive": [700, 120, 35]}]}, {"id": 1, "calls": 1, "inclusive": [100, 20, 15], "sites": [{"line": 22, "calls": 1, "inclusive": [100, 20, 15]}]}, {"id": 3, "calls": 1, "inclusive": [90, 40, null], "sites": [{"line": 24, "calls": 1, "inclusive": [90, 40, null]}]}]},
|   {"id": 3, "name": "rare", "file": "demo.c", "object": "./demo", "self": [90, 40, null], "inclusive": [90, 40, null], "calls": 1, "cycle": null, "listed": true,
|    "callers": [{"id": 2, "calls": 1, "inclusive": [90, 40, null], "sites": [{"line": 24, "calls": 1, "inclusive": [90, 40, null]}]}],
|    "callees": []},
|   {"id": 4, "name": "tiny", "file": "???", "object": "./demo", "self": [10, 0, 20], "inclusive": [10, 0, 20], "calls": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "demo.c", "found": "demo.c", "lines": [
|     {"line": 5, "self": [300, 50, 10], "calls": []},
|     {"line": 6, "self": [200, 30, null], "calls": [{"from": 0, "to": 1, "calls": 30, "inclusive": [200, 40, 25]}]},
|     {"line": 12, "self": [90, 40, null], "calls": []}]},
|   {"name": "lib/help.c", "found": null, "lines": [
|     {"line": 3, "self": [300, 60, 40], "calls": []}]},
|   {"name": null, "found": null, "lines": []}]}

== line-min-user
# See line-min.
$ --line-min=30.01 demo.callgrind demo.c
| ./demo 7, demo.callgrind, callgrind-3.19.0
| 1,000 Ir; showing 4 of 5 functions, 99.00% of Ir
|         Ir    Incl(Ir)  Calls  Dr  Dw  function
| 50.00% 500  70.00% 700      2  80  10  work    demo.c, ./demo
| 30.00% 300  30.00% 300     31  60  40  helper  lib/help.c, ./demo
| 10.00% 100  99.00% 990      0  20  30  main    demo.c, ./demo
|  9.00%  90   9.00%  90      1  40   .  rare    demo.c, ./demo
|
|         Ir   Dr  Dw  demo.c
|
| 1 source not found (-I DIR says where): lib/help.c
| Annotated: . Ir, . Dr, . Dw
~ cgannotate: not annotated: 300 (30.00%) of Ir in 1 file not found (say where with -I DIR or --source-map=lib=DIR)

== line-min-wrong
# See line-min.
$ --line-min=x demo.callgrind
! cgannotate: --line-min=x: not a percentage from 0 to 100
? 2

== source
# See after.
$ --auto=no demo.callgrind demo.c
| @head
| User annotated:   demo.c
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             Dr           Dw          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 200 (100.0%) 100 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr          Dw           file:function
| --------------------------------------------------------------------------------
| 500 (50.00%) 80 (40.00%) 10 (10.00%)  demo.c:work [./demo]
| 300 (30.00%) 60 (30.00%) 40 (40.00%)  lib/help.c:helper [./demo]
| 100 (10.00%) 20 (10.00%) 30 (30.00%)  demo.c:main [./demo]
|  90 ( 9.00%) 40 (20.00%)  .           demo.c:rare [./demo]
|
| --------------------------------------------------------------------------------
| -- User-annotated source: demo.c
| --------------------------------------------------------------------------------
| Ir           Dr          Dw         \x20
|
|   .           .           .           #include "lib/help.h"
|   .           .           .          \x20
|   .           .           .           int work(int n)
|   .           .           .           {
| 300 (30.00%) 50 (25.00%) 10 (10.00%)  	int a = n * n;
| 200 (20.00%) 30 (15.00%)  .           	return a + helper(a);
| 200 (20.00%) 40 (20.00%) 25 (25.00%)  => lib/help.c:helper (30x)
|   .           .           .           }
|   .           .           .          \x20
|   .           .           .           /* Not called very often. */
|   .           .           .           int rare(int n)
|   .           .           .           {
|  90 ( 9.00%) 40 (20.00%)  .           	return n + 1;
|   .           .           .           }
|   .           .           .          \x20
|   .           .           .          \x20
|   .           .           .          \x20
|   .           .           .          \x20
|   .           .           .          \x20
|  40 ( 4.00%) 10 ( 5.00%) 20 (20.00%)  int main(void)
|   .           .           .           {
|  60 ( 6.00%) 10 ( 5.00%) 10 (10.00%)  	int a = work(work(7));
| 700 (70.00%) 120 (60.00%) 35 (35.00%)  => demo.c:work (2x)
|   .           .           .           	a += helper(a);
| 100 (10.00%) 20 (10.00%) 15 (15.00%)  => lib/help.c:helper (1x)
|   .           .           .          \x20
|   .           .           .           	return rare(a) & 1;
|  90 ( 9.00%) 40 (20.00%)  .           => demo.c:rare (1x)
|   .           .           .           }
|
| --------------------------------------------------------------------------------
| Ir           Dr           Dw         \x20
| --------------------------------------------------------------------------------
| 690 (69.00%) 140 (70.00%) 40 (40.00%)  events annotated
|

== source-and-auto
# See after.
# compat: src/README O17: one separator between lines that are apart
$ --context=0 demo.callgrind demo.c
| @head
| User annotated:   demo.c
|
| --------------------------------------------------------------------------------
| Ir             Dr           Dw          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 200 (100.0%) 100 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr          Dw           file:function
| --------------------------------------------------------------------------------
| 500 (50.00%) 80 (40.00%) 10 (10.00%)  demo.c:work [./demo]
| 300 (30.00%) 60 (30.00%) 40 (40.00%)  lib/help.c:helper [./demo]
| 100 (10.00%) 20 (10.00%) 30 (30.00%)  demo.c:main [./demo]
|  90 ( 9.00%) 40 (20.00%)  .           demo.c:rare [./demo]
|
| --------------------------------------------------------------------------------
| -- User-annotated source: demo.c
| --------------------------------------------------------------------------------
| Ir           Dr          Dw         \x20
|
| -- line 5 ----------------------------------------
| 300 (30.00%) 50 (25.00%) 10 (10.00%)  	int a = n * n;
| 200 (20.00%) 30 (15.00%)  .           	return a + helper(a);
| 200 (20.00%) 40 (20.00%) 25 (25.00%)  => lib/help.c:helper (30x)
| -- line 12 ----------------------------------------
|  90 ( 9.00%) 40 (20.00%)  .           	return n + 1;
| -- line 19 ----------------------------------------
|  40 ( 4.00%) 10 ( 5.00%) 20 (20.00%)  int main(void)
| -- line 21 ----------------------------------------
|  60 ( 6.00%) 10 ( 5.00%) 10 (10.00%)  	int a = work(work(7));
| 700 (70.00%) 120 (60.00%) 35 (35.00%)  => demo.c:work (2x)
| -- line 21 ----------------------------------------
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   lib/help.c
|
| --------------------------------------------------------------------------------
| Ir           Dr           Dw         \x20
| --------------------------------------------------------------------------------
| 690 (69.00%) 140 (70.00%) 40 (40.00%)  events annotated
|
~ cgannotate: not annotated: 300 (30.00%) of Ir in 1 file not found (say where with -I DIR or --source-map=lib=DIR)

== source-included
# See after.
$ --auto=no -I inc demo.callgrind lib/help.c
| @head
| Include dirs:     inc/
| User annotated:   lib/help.c
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             Dr           Dw          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 200 (100.0%) 100 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr          Dw           file:function
| --------------------------------------------------------------------------------
| 500 (50.00%) 80 (40.00%) 10 (10.00%)  demo.c:work [./demo]
| 300 (30.00%) 60 (30.00%) 40 (40.00%)  lib/help.c:helper [./demo]
| 100 (10.00%) 20 (10.00%) 30 (30.00%)  demo.c:main [./demo]
|  90 ( 9.00%) 40 (20.00%)  .           demo.c:rare [./demo]
|
| --------------------------------------------------------------------------------
| -- User-annotated source: inc/ + lib/help.c
| --------------------------------------------------------------------------------
| Ir           Dr          Dw         \x20
|
|   .           .           .           int helper(int n)
|   .           .           .           {
| 300 (30.00%) 60 (30.00%) 40 (40.00%)  	return n ^ 0x55;
|   .           .           .           }
|
| --------------------------------------------------------------------------------
| Ir           Dr          Dw         \x20
| --------------------------------------------------------------------------------
| 300 (30.00%) 60 (30.00%) 40 (40.00%)  events annotated
|

== source-map
# See include.
# compat: src/README O14: the option is new
$ --source-map=lib=other demo.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Ir             Dr           Dw          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 200 (100.0%) 100 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr          Dw           file:function
| --------------------------------------------------------------------------------
| 500 (50.00%) 80 (40.00%) 10 (10.00%)  demo.c:work [./demo]
| 300 (30.00%) 60 (30.00%) 40 (40.00%)  lib/help.c:helper [./demo]
| 100 (10.00%) 20 (10.00%) 30 (30.00%)  demo.c:main [./demo]
|  90 ( 9.00%) 40 (20.00%)  .           demo.c:rare [./demo]
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: demo.c
| --------------------------------------------------------------------------------
| Ir           Dr          Dw         \x20
|
|   .           .           .           #include "lib/help.h"
|   .           .           .          \x20
|   .           .           .           int work(int n)
|   .           .           .           {
| 300 (30.00%) 50 (25.00%) 10 (10.00%)  	int a = n * n;
| 200 (20.00%) 30 (15.00%)  .           	return a + helper(a);
| 200 (20.00%) 40 (20.00%) 25 (25.00%)  => lib/help.c:helper (30x)
|   .           .           .           }
|   .           .           .          \x20
|   .           .           .           /* Not called very often. */
|   .           .           .           int rare(int n)
|   .           .           .           {
|  90 ( 9.00%) 40 (20.00%)  .           	return n + 1;
|   .           .           .           }
|   .           .           .          \x20
|   .           .           .          \x20
|   .           .           .          \x20
|   .           .           .          \x20
|   .           .           .          \x20
|  40 ( 4.00%) 10 ( 5.00%) 20 (20.00%)  int main(void)
|   .           .           .           {
|  60 ( 6.00%) 10 ( 5.00%) 10 (10.00%)  	int a = work(work(7));
| 700 (70.00%) 120 (60.00%) 35 (35.00%)  => demo.c:work (2x)
|   .           .           .           	a += helper(a);
| 100 (10.00%) 20 (10.00%) 15 (15.00%)  => lib/help.c:helper (1x)
|   .           .           .          \x20
|   .           .           .           	return rare(a) & 1;
|  90 ( 9.00%) 40 (20.00%)  .           => demo.c:rare (1x)
|   .           .           .           }
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: other/ + help.c
| --------------------------------------------------------------------------------
| Ir           Dr          Dw         \x20
|
|   .           .           .           int helper(int n)
|   .           .           .           {
| 300 (30.00%) 60 (30.00%) 40 (40.00%)  	return n ^ 0x55;
|   .           .           .           }
|
| --------------------------------------------------------------------------------
| Ir           Dr           Dw         \x20
| --------------------------------------------------------------------------------
| 990 (99.00%) 200 (100.0%) 80 (80.00%)  events annotated
|

== source-map-two-words
# See include.
# compat: src/README O14: the option is new
$ --source-map lib=other --show=Ir demo.callgrind
| @head
| Events shown:     Ir
|
| --------------------------------------------------------------------------------
| Ir            \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| 500 (50.00%)  demo.c:work [./demo]
| 300 (30.00%)  lib/help.c:helper [./demo]
| 100 (10.00%)  demo.c:main [./demo]
|  90 ( 9.00%)  demo.c:rare [./demo]
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: demo.c
| --------------------------------------------------------------------------------
| Ir          \x20
|
|   .           #include "lib/help.h"
|   .          \x20
|   .           int work(int n)
|   .           {
| 300 (30.00%)  	int a = n * n;
| 200 (20.00%)  	return a + helper(a);
| 200 (20.00%)  => lib/help.c:helper (30x)
|   .           }
|   .          \x20
|   .           /* Not called very often. */
|   .           int rare(int n)
|   .           {
|  90 ( 9.00%)  	return n + 1;
|   .           }
|   .          \x20
|   .          \x20
|   .          \x20
|   .          \x20
|   .          \x20
|  40 ( 4.00%)  int main(void)
|   .           {
|  60 ( 6.00%)  	int a = work(work(7));
| 700 (70.00%)  => demo.c:work (2x)
|   .           	a += helper(a);
| 100 (10.00%)  => lib/help.c:helper (1x)
|   .          \x20
|   .           	return rare(a) & 1;
|  90 ( 9.00%)  => demo.c:rare (1x)
|   .           }
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: other/ + help.c
| --------------------------------------------------------------------------------
| Ir          \x20
|
|   .           int helper(int n)
|   .           {
| 300 (30.00%)  	return n ^ 0x55;
|   .           }
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| 990 (99.00%)  events annotated
|

== source-unknown
$ --auto=no demo.callgrind nowhere.c
! cgannotate: nowhere.c: no such profile, and no such source file here or under a directory of --include
? 1

== sources
# See after.
# compat: Sources come in the order in which they are named, not in that of a hash; src/README O15: inc/lib/help.c is lib/help.c
$ demo.callgrind inc/lib/help.c demo.c
| --------------------------------------------------------------------------------
| Profile data file 'demo.callgrind' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache:\x20
| D1 cache:\x20
| LL cache:\x20
| Timerange: Basic block 0 - 100
| Trigger: Program termination
| Profiled target:  ./demo 7 (PID 4711, part 1)
| Events recorded:  Ir Dr Dw
| Events shown:     Ir Dr Dw
| Event sort order: Ir Dr Dw
| Thresholds:       99 0 0
| Include dirs:    \x20
| User annotated:   inc/lib/help.c
|                   demo.c
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir             Dr           Dw          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 200 (100.0%) 100 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr          Dw           file:function
| --------------------------------------------------------------------------------
| 500 (50.00%) 80 (40.00%) 10 (10.00%)  demo.c:work [./demo]
| 300 (30.00%) 60 (30.00%) 40 (40.00%)  lib/help.c:helper [./demo]
| 100 (10.00%) 20 (10.00%) 30 (30.00%)  demo.c:main [./demo]
|  90 ( 9.00%) 40 (20.00%)  .           demo.c:rare [./demo]
|
| --------------------------------------------------------------------------------
| -- User-annotated source: inc/lib/help.c
| --------------------------------------------------------------------------------
| Ir           Dr          Dw         \x20
|
|   .           .           .           int helper(int n)
|   .           .           .           {
| 300 (30.00%) 60 (30.00%) 40 (40.00%)  	return n ^ 0x55;
|   .           .           .           }
|
| --------------------------------------------------------------------------------
| -- User-annotated source: demo.c
| --------------------------------------------------------------------------------
| Ir           Dr          Dw         \x20
|
|   .           .           .           #include "lib/help.h"
|   .           .           .          \x20
|   .           .           .           int work(int n)
|   .           .           .           {
| 300 (30.00%) 50 (25.00%) 10 (10.00%)  	int a = n * n;
| 200 (20.00%) 30 (15.00%)  .           	return a + helper(a);
| 200 (20.00%) 40 (20.00%) 25 (25.00%)  => lib/help.c:helper (30x)
|   .           .           .           }
|   .           .           .          \x20
|   .           .           .           /* Not called very often. */
|   .           .           .           int rare(int n)
|   .           .           .           {
|  90 ( 9.00%) 40 (20.00%)  .           	return n + 1;
|   .           .           .           }
|   .           .           .          \x20
|   .           .           .          \x20
|   .           .           .          \x20
|   .           .           .          \x20
|   .           .           .          \x20
|  40 ( 4.00%) 10 ( 5.00%) 20 (20.00%)  int main(void)
|   .           .           .           {
|  60 ( 6.00%) 10 ( 5.00%) 10 (10.00%)  	int a = work(work(7));
| 700 (70.00%) 120 (60.00%) 35 (35.00%)  => demo.c:work (2x)
|   .           .           .           	a += helper(a);
| 100 (10.00%) 20 (10.00%) 15 (15.00%)  => lib/help.c:helper (1x)
|   .           .           .          \x20
|   .           .           .           	return rare(a) & 1;
|  90 ( 9.00%) 40 (20.00%)  .           => demo.c:rare (1x)
|   .           .           .           }
|
| --------------------------------------------------------------------------------
| Ir           Dr           Dw         \x20
| --------------------------------------------------------------------------------
| 990 (99.00%) 200 (100.0%) 80 (80.00%)  events annotated
|
