## Each option of --help, and each spelling of it, on a profile made up by hand:
## main calls work twice, helper and rare once, work calls helper 30 times, and
## tiny is called by nobody. Self costs of Ir Dr Dw, whose sums are 1000 200 100:
##
## work 500 80 10   helper 300 60 40   main 100 20 30   rare 90 40 .
##   tiny 10 0 20
##
## Inclusive: work 500 + 200 = 700, main 100 + 700 + 100 + 90 = 990. Thresholds:
## 99 % of Ir is reached with rare; Dw:70 with helper and main, 40 + 30; for
## Dw:70,Ir:50 tiny and work are needed too (Ir 300 + 100 + 10 + 500). Context 2
## gives lines 3-8, 10-14 and 17-23; with 3 the first two overlap at line 9, and
## 2-15 and 16-24 only touch, so they stay two. Not annotated (standard
## error): helper's 300; inc has lib/help.c, other only help.c.
## callgrind_annotate 3.19 prints the same figures for each set of options that it
## takes (run -r); those of a spelling that it does not take are compared with the
## spelling that it takes: "# compat:" says with which.

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
| Auto-annotation:  off

== abbreviated
# work and helper are 80 % of Ir, work alone 50 %.
$ --auto=no --threshold=50 --show-percs=no demo.callgrind
$ --aut=no --thresh=50 --no-show-p demo.callgrind
$ --no-au --thresh 50 --show-p=no demo.callgrind
| @head
| Thresholds:       50 0 0
|
| --------------------------------------------------------------------------------
| Ir    Dr  Dw \x20
| --------------------------------------------------------------------------------
| 1,000 200 100  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir  Dr Dw  file:function
| --------------------------------------------------------------------------------
| 500 80 10  demo.c:work [./demo]
|

== dashes
# The costs at the head of this file, which callgrind_annotate 3.19 prints the same.
$ --auto=no -- demo.callgrind
$ --auto=no demo.callgrind
$ --auto=no --inclusive=yes --inclusive=no demo.callgrind
$ --no-auto demo.callgrind
$ --auto=no --inclusive --no-inclusive demo.callgrind
$ --auto=no --show-percs=no --show-percs demo.callgrind
$ --auto=no --show-percs=yes demo.callgrind
$ --auto=no --tree=none demo.callgrind
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

== h
# A screen: at most 24 lines, none longer than 80, whatever else is asked for; its options are
# tested in tests/cli/completion.sh.
$ -h | awk 'NR == 1 || length > 80; END { print NR <= 24 }'
$ --help | awk 'NR == 1 || length > 80; END { print NR <= 24 }'
$ --help=short | awk 'NR == 1 || length > 80; END { print NR <= 24 }'
$ --auto=no --help not-there | awk 'NR == 1 || length > 80; END { print NR <= 24 }'
| usage: cgannotate [option ...] [profile ...] [source ...]
| 1

== help-all
# Two and a half screens: at most 60 lines, under five headings; their options are tested in
# tests/cli/completion.sh. What is said of one begins in column 30, or behind two blanks.
$ --help=all | awk 'NR == 1 || length > 80 || /-(depth|include|color)|:$|[^ -~]/; END { print NR <= 60 }'
$ --auto=no --help=all not-there | awk 'NR == 1 || length > 80 || /-(depth|include|color)|:$|[^ -~]/; END { print NR <= 60 }'
| usage: cgannotate [option ...] [profile ...] [source ...]
| What is listed:
|   --depth=N                  only N levels of a --call-tree
| How it looks:
|   --color[=always|never|auto]  shade costs by their share [auto: on a terminal]
| Sources and instructions:
|   -I, --include=DIR          look for sources under DIR too
| Comparing:
| Output:
| 1

== inclusive
# proves: --inclusive alone is --inclusive=yes.
$ --auto=no --inclusive=yes demo.callgrind
$ --auto=no --inclusive demo.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Ir             Dr           Dw          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 200 (100.0%) 100 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           Dw           file:function
| --------------------------------------------------------------------------------
| 990 (99.00%) 200 (100.0%) 80 (80.00%)  demo.c:main [./demo]
| 700 (70.00%) 120 (60.00%) 35 (35.00%)  demo.c:work [./demo]
| 300 (30.00%)  60 (30.00%) 40 (40.00%)  lib/help.c:helper [./demo]
|  90 ( 9.00%)  40 (20.00%)  .           demo.c:rare [./demo]
|  10 ( 1.00%)   0          20 (20.00%)  ???:tiny [./demo]
|

== no-show-percs
# proves: --no-show-percs leaves counts.
$ --auto=no --no-show-percs demo.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Ir    Dr  Dw \x20
| --------------------------------------------------------------------------------
| 1,000 200 100  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir  Dr Dw  file:function
| --------------------------------------------------------------------------------
| 500 80 10  demo.c:work [./demo]
| 300 60 40  lib/help.c:helper [./demo]
| 100 20 30  demo.c:main [./demo]
|  90 40  .  demo.c:rare [./demo]
|

== plain
# proves: Options that say what is so anyway change nothing.
$ demo.callgrind
$ --auto=no --auto demo.callgrind
$ --auto=no --auto=yes demo.callgrind
$ --context=99999999999999999999999 demo.callgrind
$ --show= demo.callgrind
| @head
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
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   lib/help.c
|
| --------------------------------------------------------------------------------
| Ir           Dr           Dw         \x20
| --------------------------------------------------------------------------------
| 690 (69.00%) 140 (70.00%) 40 (40.00%)  events annotated
|

== show
# --show has its value behind = or as the next word: Dw and Ir of the rows at the head, in that
# order, sorted by Ir all the same.
$ --no-auto --show=Dw,Ir demo.callgrind
$ --no-auto --show Dw,Ir demo.callgrind
| @head
| Events shown:     Dw Ir
|
| --------------------------------------------------------------------------------
| Dw           Ir            \x20
| --------------------------------------------------------------------------------
| 100 (100.0%) 1,000 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Dw          Ir            file:function
| --------------------------------------------------------------------------------
| 10 (10.00%) 500 (50.00%)  demo.c:work [./demo]
| 40 (40.00%) 300 (30.00%)  lib/help.c:helper [./demo]
| 30 (30.00%) 100 (10.00%)  demo.c:main [./demo]
|  .           90 ( 9.00%)  demo.c:rare [./demo]
|

== show-percs-no
# Sources have no percentages either: 300 and 200 of work, 40 and 60 of main, rare's 90.
$ --context=2 --show-percs=no demo.callgrind
| @head
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir    Dr  Dw \x20
| --------------------------------------------------------------------------------
| 1,000 200 100  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir  Dr Dw  file:function
| --------------------------------------------------------------------------------
| 500 80 10  demo.c:work [./demo]
| 300 60 40  lib/help.c:helper [./demo]
| 100 20 30  demo.c:main [./demo]
|  90 40  .  demo.c:rare [./demo]
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: demo.c
| --------------------------------------------------------------------------------
| Ir  Dr Dw\x20
|
| -- line 3 ----------------------------------------
|   .  .  .  int work(int n)
|   .  .  .  {
| 300 50 10  	int a = n * n;
| 200 30  .  	return a + helper(a);
| 200 40 25  => lib/help.c:helper (30x)
|   .  .  .  }
|   .  .  . \x20
| -- line 8 ----------------------------------------
| -- line 10 ----------------------------------------
|   .  .  .  int rare(int n)
|   .  .  .  {
|  90 40  .  	return n + 1;
|   .  .  .  }
|   .  .  . \x20
| -- line 14 ----------------------------------------
| -- line 17 ----------------------------------------
|   .  .  . \x20
|   .  .  . \x20
|  40 10 20  int main(void)
|   .  .  .  {
|  60 10 10  	int a = work(work(7));
| 700 120 35  => demo.c:work (2x)
|   .  .  .  	a += helper(a);
| 100 20 15  => lib/help.c:helper (1x)
|   .  .  . \x20
| -- line 23 ----------------------------------------
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   lib/help.c
|
| --------------------------------------------------------------------------------
| Ir  Dr  Dw\x20
| --------------------------------------------------------------------------------
| 690 140 40  events annotated
|

== tree-both
# proves: --tree=both has callers above and callees below.
$ --auto=no --tree=both demo.callgrind
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
|
| 700 (70.00%) 120 (60.00%) 35 (35.00%)  < demo.c:main (2x) [./demo]
| 500 (50.00%) 80 (40.00%) 10 (10.00%)  *  demo.c:work [./demo]
| 200 (20.00%) 40 (20.00%) 25 (25.00%)  >   lib/help.c:helper (30x) [./demo]
|
| 200 (20.00%) 40 (20.00%) 25 (25.00%)  < demo.c:work (30x) [./demo]
| 100 (10.00%) 20 (10.00%) 15 (15.00%)  < demo.c:main (1x) [./demo]
| 300 (30.00%) 60 (30.00%) 40 (40.00%)  *  lib/help.c:helper [./demo]
|
| 100 (10.00%) 20 (10.00%) 30 (30.00%)  *  demo.c:main [./demo]
| 700 (70.00%) 120 (60.00%) 35 (35.00%)  >   demo.c:work (2x) [./demo]
| 100 (10.00%) 20 (10.00%) 15 (15.00%)  >   lib/help.c:helper (1x) [./demo]
|  90 ( 9.00%) 40 (20.00%)  .           >   demo.c:rare (1x) [./demo]
|
|  90 ( 9.00%) 40 (20.00%)  .           < demo.c:main (1x) [./demo]
|  90 ( 9.00%) 40 (20.00%)  .           *  demo.c:rare [./demo]
|

== tree-caller
# proves: --tree=caller has callers above.
$ --auto=no --tree=caller demo.callgrind
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
|
| 700 (70.00%) 120 (60.00%) 35 (35.00%)  < demo.c:main (2x) [./demo]
| 500 (50.00%) 80 (40.00%) 10 (10.00%)  *  demo.c:work [./demo]
|
| 200 (20.00%) 40 (20.00%) 25 (25.00%)  < demo.c:work (30x) [./demo]
| 100 (10.00%) 20 (10.00%) 15 (15.00%)  < demo.c:main (1x) [./demo]
| 300 (30.00%) 60 (30.00%) 40 (40.00%)  *  lib/help.c:helper [./demo]
|
| 100 (10.00%) 20 (10.00%) 30 (30.00%)  *  demo.c:main [./demo]
|
|  90 ( 9.00%) 40 (20.00%)  .           < demo.c:main (1x) [./demo]
|  90 ( 9.00%) 40 (20.00%)  .           *  demo.c:rare [./demo]
|

== tree-calling
# proves: --tree=calling has callees below.
$ --auto=no --tree=calling demo.callgrind
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
|
| 500 (50.00%) 80 (40.00%) 10 (10.00%)  *  demo.c:work [./demo]
| 200 (20.00%) 40 (20.00%) 25 (25.00%)  >   lib/help.c:helper (30x) [./demo]
|
| 300 (30.00%) 60 (30.00%) 40 (40.00%)  *  lib/help.c:helper [./demo]
|
| 100 (10.00%) 20 (10.00%) 30 (30.00%)  *  demo.c:main [./demo]
| 700 (70.00%) 120 (60.00%) 35 (35.00%)  >   demo.c:work (2x) [./demo]
| 100 (10.00%) 20 (10.00%) 15 (15.00%)  >   lib/help.c:helper (1x) [./demo]
|  90 ( 9.00%) 40 (20.00%)  .           >   demo.c:rare (1x) [./demo]
|
|  90 ( 9.00%) 40 (20.00%)  .           *  demo.c:rare [./demo]
|

== tree-inclusive
# proves: --tree takes the next word, and --inclusive acts beside it.
$ --auto=no --tree both --inclusive=yes --threshold=100 demo.callgrind
| @head
| Thresholds:       100 0 0
|
| --------------------------------------------------------------------------------
| Ir             Dr           Dw          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 200 (100.0%) 100 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           Dw           file:function
| --------------------------------------------------------------------------------
|
| 990 (99.00%) 200 (100.0%) 80 (80.00%)  *  demo.c:main [./demo]
| 700 (70.00%) 120 (60.00%) 35 (35.00%)  >   demo.c:work (2x) [./demo]
| 100 (10.00%)  20 (10.00%) 15 (15.00%)  >   lib/help.c:helper (1x) [./demo]
|  90 ( 9.00%)  40 (20.00%)  .           >   demo.c:rare (1x) [./demo]
|
| 700 (70.00%) 120 (60.00%) 35 (35.00%)  < demo.c:main (2x) [./demo]
| 700 (70.00%) 120 (60.00%) 35 (35.00%)  *  demo.c:work [./demo]
| 200 (20.00%)  40 (20.00%) 25 (25.00%)  >   lib/help.c:helper (30x) [./demo]
|
| 200 (20.00%)  40 (20.00%) 25 (25.00%)  < demo.c:work (30x) [./demo]
| 100 (10.00%)  20 (10.00%) 15 (15.00%)  < demo.c:main (1x) [./demo]
| 300 (30.00%)  60 (30.00%) 40 (40.00%)  *  lib/help.c:helper [./demo]
|
|  90 ( 9.00%)  40 (20.00%)  .           < demo.c:main (1x) [./demo]
|  90 ( 9.00%)  40 (20.00%)  .           *  demo.c:rare [./demo]
|
|  10 ( 1.00%)   0          20 (20.00%)  *  ???:tiny [./demo]
|

== version
# A name and a number, and nothing else.
# compat: Another program has another name
$ --version
| cgannotate 1.0
