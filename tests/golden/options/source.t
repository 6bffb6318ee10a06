## Sources: --auto, --context, -I, --source-map and names. Profiles and sums: options.t.

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

== context-1
# proves: One line of context around lines with costs.
$ --context=1 demo.callgrind | sed '1,/file:function/d'
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

== context-2
# proves: Two lines, by = or as the next word.
$ --context 2 demo.callgrind | sed '1,/file:function/d'
$ --context=2 demo.callgrind | sed '1,/file:function/d'
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

== context-3
# proves: Three lines.
$ --context=3 demo.callgrind | sed '1,/file:function/d'
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

== include
# lib/help.c is below inc, by each spelling of the option: 300 of helper, of 990 in all.
# compat: Files come in the order of their first functions, not in that of a hash
$ -I inc demo.callgrind | grep 'Include\|source:\|n ^ 0x55\|annotated$'
$ -I=inc demo.callgrind | grep 'Include\|source:\|n ^ 0x55\|annotated$'
$ -Iinc demo.callgrind | grep 'Include\|source:\|n ^ 0x55\|annotated$'
$ --include=inc demo.callgrind | grep 'Include\|source:\|n ^ 0x55\|annotated$'
$ --include inc demo.callgrind | grep 'Include\|source:\|n ^ 0x55\|annotated$'
| Include dirs:     inc/
| -- Auto-annotated source: demo.c
| -- Auto-annotated source: inc/ + lib/help.c
| 300 (30.00%) 60 (30.00%) 40 (40.00%)  	return n ^ 0x55;
| 990 (99.00%) 200 (100.0%) 80 (80.00%)  events annotated

== include-several
# Of several -I, the one counts below which the whole name is: inc, though other has an end of it.
$ -I nowhere -I inc -I other demo.callgrind | grep 'source:\|n ^ 0x55'
| -- Auto-annotated source: demo.c
| -- Auto-annotated source: inc/ + lib/help.c
| 300 (30.00%) 60 (30.00%) 40 (40.00%)  	return n ^ 0x55;

== include-suffix
# help.c, the end of lib/help.c, is below other alone, and is taken.
# compat: src/README O14: the search by the end of a name is new
$ -I other demo.callgrind | grep 'source:\|n ^ 0x55'
| -- Auto-annotated source: demo.c
| -- Auto-annotated source: other/ + help.c
| 300 (30.00%) 60 (30.00%) 40 (40.00%)  	return n ^ 0x55;

== source
# A source that is named is annotated, also with --auto=no: all but helper's 300 and tiny's 10 of
# 1,000.
$ --auto=no demo.callgrind demo.c | grep 'annotated'
| User annotated:   demo.c
| -- User-annotated source: demo.c
| 690 (69.00%) 140 (70.00%) 40 (40.00%)  events annotated

== source-and-auto
# A source that is named is not annotated twice: demo.c's 300 + 200 + 90 + 40 + 60 = 690, and
# helper's 300 are not found.
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

== source-included
# A source that is named is found below -I: helper's 300.
$ --auto=no -I inc demo.callgrind lib/help.c | sed '1,/file:function/d'
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
# lib is other, by each spelling: lib/help.c is other/help.c, with helper's 300 of 1,000.
# compat: src/README O14: the option is new
$ --source-map=lib=other demo.callgrind | grep 'source:\|n ^ 0x55'
$ --source-map lib=other demo.callgrind | grep 'source:\|n ^ 0x55'
| -- Auto-annotated source: demo.c
| -- Auto-annotated source: other/ + help.c
| 300 (30.00%) 60 (30.00%) 40 (40.00%)  	return n ^ 0x55;

== source-unknown
# proves: What is neither a profile nor a source is said.
$ --auto=no demo.callgrind nowhere.c
! cgannotate: nowhere.c: no such profile, and no such source file here or under a directory of --include
? 1

== sources
# Sources come in the order in which they are named: helper's, then that of all the others.
# compat: Sources come in the order in which they are named, not in that of a hash
$ demo.callgrind inc/lib/help.c demo.c | grep 'source:'
| -- User-annotated source: inc/lib/help.c
| -- User-annotated source: demo.c
