## Each option of --help, and each spelling of it, on a profile made up by hand:
## main calls work twice, helper and rare once, work calls helper 30 times, and
## tiny is called by nobody. Self costs of Ir Dr Dw, whose sums are 1000 200 100:
##
##   work 500 80 10   helper 300 60 40   main 100 20 30   rare 90 40 .
##   tiny 10 0 20
##
## Inclusive: work 500 + 200 = 700, main 100 + 700 + 100 + 90 = 990. Thresholds:
## 99 % of Ir is reached with rare; Dw:70 with helper and main, 40 + 30; for
## Dw:70,Ir:50 tiny and work are needed too (Ir 300 + 100 + 10 + 500). Context 2
## gives lines 3-8, 10-14 and 17-23; with 3 the first two overlap at line 9, and
## 2-15 and 16-24 only touch, so they stay two. Not annotated (standard
## error): helper's 300; other/help.c has no directory of lib/help.c's name.
## line-min*: lines 5, 6 and 12 of demo.c and 3 of lib/help.c have 9 % of 1000, 5 and
## 6 have 20 %, and none has 30.01 %. Lines 5 and 6 are not apart.
## callgrind_annotate 3.19 prints the same figures for each set of options that it
## takes (run -r); those of a spelling that it does not take are compared with the
## spelling that it takes: differs.NAME says with which.
## hide-nothing, mod-nothing: --hide=main matches a row that --match leaves out, so
##   it is not warned of; each expression that matches nothing is.
## abbreviated: work and helper are 80 % of Ir, work alone 50 %.
## perl-*: what Perl and Python write: \d, \w, \s, \b and their opposites are known;
## what would mean something else here is refused with the right spelling, and so are \U
## and \n in TEXT; text-delimiter: but an escaped delimiter is itself.  perl-dollar:
## \$1 is a dollar sign and 1, and $LT, as Rust writes it, is text.

== abbreviated
$ --auto=no --threshold=50 --show-percs=no demo.callgrind
$ --aut=no --thresh=50 --no-show-p demo.callgrind
$ --no-au --thresh 50 --show-p=no demo.callgrind
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
| Thresholds:       50 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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

== after
$ demo.callgrind --auto=no --show=Ir
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
| Events shown:     Ir
| Event sort order: Ir Dr Dw
| Thresholds:       99 0 0
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
| 500 (50.00%)  demo.c:work [./demo]
| 300 (30.00%)  lib/help.c:helper [./demo]
| 100 (10.00%)  demo.c:main [./demo]
|  90 ( 9.00%)  demo.c:rare [./demo]
|

== context-0
# compat: src/README O17: one separator between lines that are apart
$ --context=0 demo.callgrind
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
$ --context=1 demo.callgrind
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
$ --context 2 demo.callgrind
$ --context=2 demo.callgrind
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
$ --context=3 demo.callgrind
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

== dashes
$ --auto=no -- demo.callgrind
$ --auto=no demo.callgrind
$ --auto=no --inclusive=yes --inclusive=no demo.callgrind
$ --no-auto demo.callgrind
$ --auto=no --inclusive --no-inclusive demo.callgrind
$ --auto=no --show-percs=no --show-percs demo.callgrind
$ --auto=no --show-percs=yes demo.callgrind
$ --auto=no --tree=none demo.callgrind
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
# compat: The script prints its help to standard error and exits 255
$ -h
$ --help
$ --help=short
$ --auto=no --help not-there
| usage: cgannotate [option ...] [profile ...] [source ...]
| Shows where a program spends its time, from a profile of Callgrind.
|
|   cgannotate --summary            the newest profile here, in short
|   cgannotate callgrind.out.1234   functions, and sources with costs
|   cgannotate --fn=main            a function: callers, callees, lines
|   cgannotate --diff OLD NEW       what has changed
|   cgannotate --format=html -o x.html callgrind.out.1234
|
|   --sort=A,B            sort by these events
|   --show=A,B            show only these events
|   --inclusive           show costs with all that is called
|   --tree=both           show callers and callees of each function
|   --by=file             list files; or function, object, line
|   --match=REGEX         list only what matches; --hide: what does not
|   --top=N               list only the first N
|   --threshold=90        list functions up to 90 % of the total
|   --no-auto             show no sources
|   --context=N           show N lines around those with costs
|   -I, --include=DIR     look for sources under DIR too
|   --fail-if='Ir>+5%'    with --diff: exit with 3 if Ir rose by more
|
| --no-NAME is --NAME=no.  More: cgannotate --help=all, man cgannotate

== help-all
$ --help=all
$ --auto=no --help=all not-there
| usage: cgannotate [option ...] [profile ...] [source ...]
|
| Defaults are in [ ].  Of yes|no, --NAME alone is yes, and --no-NAME is no.
|
| What is listed:
|   --summary              the first look: a page of the functions that cost most
|                          by themselves, with their inclusive cost and calls
|   --show=A,B,C           show only these events, in this order [all]
|   --sort=A,B,C           sort by A, then B, then C [order in the profile];
|                          A:90 gives A its own threshold and --threshold is
|                          ignored
|   --threshold=0--100     list functions until they reach this percentage of
|                          the total of the first sort event [99]
|   --top=N                list only the first N
|   --min=PCT              list only what has at least PCT percent of the total of
|                          the first sort event
|   --match=REGEX          list only what matches; the text to match is
|                          'file:function [object]'
|   --hide=REGEX           do not list what matches
|   --inclusive[=yes|no]   show inclusive costs: own cost plus callees [no]
|   --by=row|function|file|object|line
|                          what each line of the list represents [row: the code of
|                          a function in one file]; line: a line of a source
|   --tree=none|caller|calling|both
|                          print callers above each function, callees below it
|                          (calling), or both [none]
|   --call-tree[=down|up]  show a tree of calls from the program, or with up the
|                          callers of what costs most; or from the functions of
|                          --fn [down]
|   --depth=N              show only N levels of a --call-tree
|   --fn=NAME|/REGEX/      show only these functions, in full: callers, callees,
|                          costs and lines
|   --part=LIST            read only these parts of the profiles, as in 1,3-5
|   --thread=LIST          read only the parts of these threads
|   --list=parts|events|functions
|                          print a table of the parts that were read, or of the
|                          events that can be shown, instead of a report; or the
|                          names of all functions, in the order of a report
|   --event=NAME=FORMULA[:LONG NAME]
|                          define an event for --show, --sort and --fail-if, such
|                          as 'L1m = I1mr + D1mr + D1mw' or 'Rate = D1mr / Dr'
|   --separate-recs[=yes|no]
|                          list levels of recursion, f'2 of f, by themselves
|                          [yes; --summary: no]
|
| How it looks:
|   --layout=classic|compact
|                          compact: text for a screen; classic: for files, as of
|                          callgrind_annotate [compact on a terminal only]
|   --width=N|auto         cut names so that rows fit into N columns, or into the
|                          terminal [no limit; compact: auto]
|   --names=auto|full|short
|                          names of functions in full, or without parameters and
|                          the like [auto: short with compact or --summary]
|   --mod-file=s/REGEX/TEXT/
|                          change the names of files and objects
|   --mod-fn=s/REGEX/TEXT/
|                          change the names of functions
|   --show-percs[=yes|no]  show a percentage beside each count but 0 [yes]
|   -n, --line-numbers[=yes|no]
|                          show the numbers of lines beside sources and
|                          instructions [no; --fn and compact sources: yes]
|   --color[=always|never|auto]
|                          shade costs by their share [auto: on a terminal only]
|   --pager[=yes|no]       show text on a terminal in CGANNOTATE_PAGER, PAGER or
|                          less [yes]
|
| Sources and instructions:
|   --auto[=yes|no]        annotate the sources of all functions listed [yes]
|   --context=N|all        show N lines before and after lines with costs [8]
|   --line-min=PCT         annotate only lines with at least PCT percent of the
|                          total of the first sort event, and their context
|   --asm[=att|intel]      show instructions instead of sources, for a profile of
|                          --dump-instr=yes
|   --inlines[=yes|no]     show inlined functions as functions, for a profile of
|                          --dump-instr=yes [no]
|   -I, --include=DIR      look for sources under DIR too
|   --source-map=FROM=TO   look for sources named FROM/... in TO
|   --debuginfod[=yes|no]  ask the servers of DEBUGINFOD_URLS for sources that are
|                          not found [no]
|   --sources=all|inside   inside: show only sources that lie under the current
|                          directory, a DIR of --include or a TO of --source-map
|                          [all]; use it for a profile from a stranger
|
| Comparing:
|   --diff                 compare two profiles, OLD and NEW: report NEW - OLD; of
|                          two directories, all profiles below them by their names
|   --new-ok[=yes|no]      with --diff of two directories, the one of OLD may have
|                          no profile, or not be there [no]
|   --old-sources=DIR      with --diff, look for OLD's sources under DIR, and show
|                          which lines were removed, added, or stayed
|   --compare[=file|part|thread]
|                          compare any number of profiles, or the parts or threads
|                          of one: a column for each, and the change from first
|                          to last, or with parts or threads their sum [file]
|   --exact                with --diff or --compare, pair functions of the
|                          same label only
|   --fail-if=[REGEX:]EVENT>[+]N[%]
|                          exit with status 3 if the total of an event (or the
|                          cost of a function that matches REGEX) is more than N,
|                          or with + and --diff or --compare has grown by more
|                          than N or N%
|
| Output:
|   --format=text|json|csv|tsv|markdown|callgrind|folded|dot|html
|                          write the report in this format [text]
|   --gzip[=yes|no]        with --format=html, compress the page's data: less than
|                          half the size, but other bytes with another gzip [no]
|   -o, --output=FILE      write to FILE, which is replaced when it is complete
|   --check                check the profiles against the format's specification
|                          instead; exit with status 1 if there is an error
|   --limits[=yes|no]      shorten or leave out what would make the report, or the
|                          time it takes, far larger than the profile [yes]
|   -q, --quiet            say only errors, and what is wrong with a profile
|   -h, --help[=short|all]
|                          show a screen of help, or all options [short]
|   --version              show the version

== hide-nothing
$ --auto=no --hide=zzz --hide=main --match=work demo.callgrind
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
| Listed:           1 of 5, with 500 (50.00%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
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
|
! cgannotate: --hide=zzz: nothing matches

== include
# compat: Files come in the order of their first functions, not in that of a hash
$ -I inc demo.callgrind
$ -I=inc demo.callgrind
$ -Iinc demo.callgrind
$ --include=inc demo.callgrind
$ --include inc demo.callgrind
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
| Include dirs:     inc/
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

== include-several
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
! cgannotate: -I nowhere: there is no such directory

== include-suffix
# compat: src/README O14: the search by the end of a name is new
$ -I other demo.callgrind
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
| Include dirs:     other/
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

== inclusive
$ --auto=no --inclusive=yes demo.callgrind
$ --auto=no --inclusive demo.callgrind
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

== line-min
$ --line-min=9 --context=0 demo.callgrind
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
| -- line 12 ----------------------------------------
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   lib/help.c
|
| --------------------------------------------------------------------------------
| Ir           Dr           Dw         \x20
| --------------------------------------------------------------------------------
| 590 (59.00%) 120 (60.00%) 10 (10.00%)  events annotated
|
~ cgannotate: not annotated: 300 (30.00%) of Ir in 1 file not found (say where with -I DIR or --source-map=lib=DIR)

== line-min-100
$ --line-min=30.01 demo.callgrind
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
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   lib/help.c
|
~ cgannotate: not annotated: 300 (30.00%) of Ir in 1 file not found (say where with -I DIR or --source-map=lib=DIR)

== line-min-context
$ --line-min=20 --context=1 demo.callgrind
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
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   lib/help.c
|
| --------------------------------------------------------------------------------
| Ir           Dr          Dw         \x20
| --------------------------------------------------------------------------------
| 500 (50.00%) 80 (40.00%) 10 (10.00%)  events annotated
|
~ cgannotate: not annotated: 300 (30.00%) of Ir in 1 file not found (say where with -I DIR or --source-map=lib=DIR)

== line-min-json
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
|    "parts": [{"name": null, "file": "demo.c", "object": null, "self": [500, 80, 10]}],
|    "callers": [{"id": 2, "calls": 2, "inclusive": [700, 120, 35], "sites": [{"line": 21, "calls": 2, "inclusive": [700, 120, 35]}]}],
|    "callees": [{"id": 1, "calls": 30, "inclusive": [200, 40, 25], "sites": [{"line": 6, "calls": 30, "inclusive": [200, 40, 25]}]}]},
|   {"id": 1, "name": "helper", "file": "lib/help.c", "object": "./demo", "self": [300, 60, 40], "inclusive": [300, 60, 40], "calls": 31, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "lib/help.c", "object": null, "self": [300, 60, 40]}],
|    "callers": [{"id": 0, "calls": 30, "inclusive": [200, 40, 25], "sites": [{"line": 6, "calls": 30, "inclusive": [200, 40, 25]}]}, {"id": 2, "calls": 1, "inclusive": [100, 20, 15], "sites": [{"line": 22, "calls": 1, "inclusive": [100, 20, 15]}]}],
|    "callees": []},
|   {"id": 2, "name": "main", "file": "demo.c", "object": "./demo", "self": [100, 20, 30], "inclusive": [990, 200, 80], "calls": 0, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "demo.c", "object": null, "self": [100, 20, 30]}],
|    "callers": [],
|    "callees": [{"id": 0, "calls": 2, "inclusive": [700, 120, 35], "sites": [{"line": 21, "calls": 2, "inclusive": [700, 120, 35]}]}, {"id": 1, "calls": 1, "inclusive": [100, 20, 15], "sites": [{"line": 22, "calls": 1, "inclusive": [100, 20, 15]}]}, {"id": 3, "calls": 1, "inclusive": [90, 40, null], "sites": [{"line": 24, "calls": 1, "inclusive": [90, 40, null]}]}]},
|   {"id": 3, "name": "rare", "file": "demo.c", "object": "./demo", "self": [90, 40, null], "inclusive": [90, 40, null], "calls": 1, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "demo.c", "object": null, "self": [90, 40, null]}],
|    "callers": [{"id": 2, "calls": 1, "inclusive": [90, 40, null], "sites": [{"line": 24, "calls": 1, "inclusive": [90, 40, null]}]}],
|    "callees": []},
|   {"id": 4, "name": "tiny", "file": "???", "object": "./demo", "self": [10, 0, 20], "inclusive": [10, 0, 20], "calls": 0, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "???", "object": null, "self": [10, 0, 20]}],
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
$ --line-min=30.01 demo.callgrind demo.c
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
| User annotated:   demo.c
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
| -- User-annotated source: demo.c
| --------------------------------------------------------------------------------
| Ir           Dr          Dw         \x20
|
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   lib/help.c
|
| --------------------------------------------------------------------------------
| Ir Dr Dw\x20
| --------------------------------------------------------------------------------
| .          .          .           events annotated
|
~ cgannotate: not annotated: 300 (30.00%) of Ir in 1 file not found (say where with -I DIR or --source-map=lib=DIR)

== line-min-wrong
$ --line-min=x demo.callgrind
! cgannotate: --line-min=x: not a percentage from 0 to 100
? 2

== mod-nothing
$ --auto=no --mod-fn=s/zzz/a/ --mod-file=s/yyy/b/ --mod-file=s/zzz/b/ demo.callgrind
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
! cgannotate: --mod-file=s/yyy/b/: nothing matches
! cgannotate: --mod-file=s/zzz/b/: nothing matches
! cgannotate: --mod-fn=s/zzz/a/: nothing matches

== nn
$ -nn
! cgannotate: -nn: unknown option; see --help=all
? 2

== no-show-percs
$ --auto=no --no-show-percs demo.callgrind
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

== perl-all
$ --mod-fn='s/grow/<$&>/' --format=csv perl.callgrind
! cgannotate: --mod-fn=s/grow/<$&>/: write & for $&, all that matched
? 2

== perl-brackets
$ --match='[\W]' --format=csv perl.callgrind
! cgannotate: --match=[\\W]: \\W cannot stand in [ ]; write [^[:alnum:]_]
? 2

== perl-digit
$ --mod-fn='s/h\d+[a-f]*$/H/' --format=csv perl.callgrind
$ --mod-fn='s/\bh[\da-f]+$/H/' --format=csv perl.callgrind
$ --mod-fn='s/h\d\w*$/H/' --format=csv perl.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| ,a.rs,core::hash::write::H,,10,10\x0d
| ,a.rs,alloc1::grow,,5,5\x0d
| ,a.rs,regrow$1,,2,2\x0d

== perl-dollar
$ --mod-fn='s/grow.1$/\$1$LT$/' --match='\$' --format=csv perl.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| ,a.rs,re$1$LT$,,2,2\x0d

== perl-edge
$ --match='\bgrow\b' --format=csv perl.callgrind
$ --fn='/\d::\w+/' --quiet --format=csv perl.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| ,a.rs,alloc1::grow,,5,5\x0d

== perl-escape
$ --match='\Aalloc' --format=csv perl.callgrind
! cgannotate: --match=\\Aalloc: \\A is not known; these are POSIX extended regular expressions, with \\d \\w \\s \\b
? 2

== perl-group
$ --mod-fn='s/(\w+)::grow/$1/' --format=csv perl.callgrind
! cgannotate: --mod-fn=s/(\\w+)::grow/$1/: write \\1 for $1, or \\$ for a dollar sign
? 2

== perl-group-braces
$ --mod-fn='s/(\w+)::grow/x${1}/' --format=csv perl.callgrind
! cgannotate: --mod-fn=s/(\\w+)::grow/x${1}/: write \\1 for ${1}, or \\$ for a dollar sign
? 2

== perl-group-python
$ --mod-fn='s/(\w+)::grow/\g<1>/' --format=csv perl.callgrind
! cgannotate: --mod-fn=s/(\\w+)::grow/\\g<1>/: write \\1 for \\g<1>
? 2

== perl-lazy
$ --mod-fn='s/core.*?::/X::/' --format=csv perl.callgrind
! cgannotate: --mod-fn=s/core.*?::/X::/: *? is Perl's: there is no lazy repetition here; write what may be repeated, as [^:]* for .*?
? 2

== perl-lazy-fail-if
$ --fail-if='c.*?:Ir>1' --format=csv perl.callgrind
! cgannotate: --fail-if=c.*?:Ir>1: *? is Perl's: there is no lazy repetition here; write what may be repeated, as [^:]* for .*?
? 2

== perl-lazy-fn
$ --fn='/c[a-z]{2}?/' --format=csv perl.callgrind
! cgannotate: --fn=/c[a-z]{2}?/: {2}? is Perl's: there is no lazy repetition here; write what may be repeated, as [^:]* for .*?
? 2

== perl-lazy-hide
$ --hide='c.??::' --format=csv perl.callgrind
! cgannotate: --hide=c.??::: ?? is Perl's: there is no lazy repetition here; write what may be repeated, as [^:]* for .*?
? 2

== perl-lazy-match
$ --match='c.+?::' --format=csv perl.callgrind
! cgannotate: --match=c.+?::: +? is Perl's: there is no lazy repetition here; write what may be repeated, as [^:]* for .*?
? 2

== perl-no-group
$ --mod-file='s/(?:a|b)/c/' --format=csv perl.callgrind
! cgannotate: --mod-file=s/(?:a|b)/c/: (? is Perl's; write ( ) for a group
? 2

== perl-text
$ --mod-fn='s/f/\U&/' demo.callgrind
! cgannotate: --mod-fn=s/f/\\U&/: \\U is not known in TEXT, where & and \\1 to \\9 stand for what matched
? 2

== perl-text-g
$ --mod-fn='s/f/\gx/' demo.callgrind
! cgannotate: --mod-fn=s/f/\\gx/: \\g is not known in TEXT, where & and \\1 to \\9 stand for what matched
? 2

== plain
$ demo.callgrind
$ --auto=no --auto demo.callgrind
$ --auto=no --auto=yes demo.callgrind
$ --context=99999999999999999999999 demo.callgrind
$ --show= demo.callgrind
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
~ cgannotate: not annotated: 300 (30.00%) of Ir in 1 file not found (say where with -I DIR or --source-map=lib=DIR)

== show
$ --show=Dw,Ir demo.callgrind
$ --show Dw,Ir demo.callgrind
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
| Events shown:     Dw Ir
| Event sort order: Ir Dr Dw
| Thresholds:       99 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
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
| --------------------------------------------------------------------------------
| -- Auto-annotated source: demo.c
| --------------------------------------------------------------------------------
| Dw          Ir          \x20
|
|  .            .           #include "lib/help.h"
|  .            .          \x20
|  .            .           int work(int n)
|  .            .           {
| 10 (10.00%) 300 (30.00%)  	int a = n * n;
|  .          200 (20.00%)  	return a + helper(a);
| 25 (25.00%) 200 (20.00%)  => lib/help.c:helper (30x)
|  .            .           }
|  .            .          \x20
|  .            .           /* Not called very often. */
|  .            .           int rare(int n)
|  .            .           {
|  .           90 ( 9.00%)  	return n + 1;
|  .            .           }
|  .            .          \x20
|  .            .          \x20
|  .            .          \x20
|  .            .          \x20
|  .            .          \x20
| 20 (20.00%)  40 ( 4.00%)  int main(void)
|  .            .           {
| 10 (10.00%)  60 ( 6.00%)  	int a = work(work(7));
| 35 (35.00%) 700 (70.00%)  => demo.c:work (2x)
|  .            .           	a += helper(a);
| 15 (15.00%) 100 (10.00%)  => lib/help.c:helper (1x)
|  .            .          \x20
|  .            .           	return rare(a) & 1;
|  .           90 ( 9.00%)  => demo.c:rare (1x)
|  .            .           }
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   lib/help.c
|
| --------------------------------------------------------------------------------
| Dw          Ir          \x20
| --------------------------------------------------------------------------------
| 40 (40.00%) 690 (69.00%)  events annotated
|
~ cgannotate: not annotated: 300 (30.00%) of Ir in 1 file not found (say where with -I DIR or --source-map=lib=DIR)

== show-percs-no
$ --show-percs=no demo.callgrind
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
|   .  .  .  #include "lib/help.h"
|   .  .  . \x20
|   .  .  .  int work(int n)
|   .  .  .  {
| 300 50 10  	int a = n * n;
| 200 30  .  	return a + helper(a);
| 200 40 25  => lib/help.c:helper (30x)
|   .  .  .  }
|   .  .  . \x20
|   .  .  .  /* Not called very often. */
|   .  .  .  int rare(int n)
|   .  .  .  {
|  90 40  .  	return n + 1;
|   .  .  .  }
|   .  .  . \x20
|   .  .  . \x20
|   .  .  . \x20
|   .  .  . \x20
|   .  .  . \x20
|  40 10 20  int main(void)
|   .  .  .  {
|  60 10 10  	int a = work(work(7));
| 700 120 35  => demo.c:work (2x)
|   .  .  .  	a += helper(a);
| 100 20 15  => lib/help.c:helper (1x)
|   .  .  . \x20
|   .  .  .  	return rare(a) & 1;
|  90 40  .  => demo.c:rare (1x)
|   .  .  .  }
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
~ cgannotate: not annotated: 300 (30.00%) of Ir in 1 file not found (say where with -I DIR or --source-map=lib=DIR)

== sort
$ --auto=no --sort=Dr demo.callgrind
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
| Event sort order: Dr
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
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
|  90 ( 9.00%) 40 (20.00%)  .           demo.c:rare [./demo]
| 100 (10.00%) 20 (10.00%) 30 (30.00%)  demo.c:main [./demo]
|

== sort-threshold
$ --auto=no --sort=Dw:70 demo.callgrind
$ --auto=no --threshold=10 --sort=Dw:70 demo.callgrind
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
| Event sort order: Dw
| Thresholds:       70
| Include dirs:    \x20
| User annotated:  \x20
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
| 300 (30.00%) 60 (30.00%) 40 (40.00%)  lib/help.c:helper [./demo]
| 100 (10.00%) 20 (10.00%) 30 (30.00%)  demo.c:main [./demo]
|

== sort-thresholds
$ --auto=no --sort=Dw:70,Ir:50 demo.callgrind
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
| Event sort order: Dw Ir
| Thresholds:       70 50
| Include dirs:    \x20
| User annotated:  \x20
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
| 300 (30.00%) 60 (30.00%) 40 (40.00%)  lib/help.c:helper [./demo]
| 100 (10.00%) 20 (10.00%) 30 (30.00%)  demo.c:main [./demo]
|  10 ( 1.00%)  0          20 (20.00%)  ???:tiny [./demo]
| 500 (50.00%) 80 (40.00%) 10 (10.00%)  demo.c:work [./demo]
|

== sort-two
$ --auto=no --sort=Dw,Ir demo.callgrind
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
| Event sort order: Dw Ir
| Thresholds:       99 0
| Include dirs:    \x20
| User annotated:  \x20
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
| 300 (30.00%) 60 (30.00%) 40 (40.00%)  lib/help.c:helper [./demo]
| 100 (10.00%) 20 (10.00%) 30 (30.00%)  demo.c:main [./demo]
|  10 ( 1.00%)  0          20 (20.00%)  ???:tiny [./demo]
| 500 (50.00%) 80 (40.00%) 10 (10.00%)  demo.c:work [./demo]
|

== source
$ --auto=no demo.callgrind demo.c
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
# compat: src/README O17: one separator between lines that are apart
$ --context=0 demo.callgrind demo.c
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
| User annotated:   demo.c
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
$ --auto=no -I inc demo.callgrind lib/help.c
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
# compat: src/README O14: the option is new
$ --source-map=lib=other demo.callgrind
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
# compat: src/README O14: the option is new
$ --source-map lib=other --show=Ir demo.callgrind
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
| Events shown:     Ir
| Event sort order: Ir Dr Dw
| Thresholds:       99 0 0
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
# compat: The report goes on to the file that is not there, and the error is one line
$ --auto=no demo.callgrind nowhere.c
! cgannotate: nowhere.c: no such profile, and no such source file here or under a directory of --include
? 1

== sources
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

== text-delimiter
$ --auto=no --mod-fn='sxmainxa\x1x' demo.callgrind
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
| 100 (10.00%) 20 (10.00%) 30 (30.00%)  demo.c:ax1 [./demo]
|  90 ( 9.00%) 40 (20.00%)  .           demo.c:rare [./demo]
|

== threshold-0
$ --auto=no --threshold=0 demo.callgrind
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
| Thresholds:       0 0 0
| Include dirs:    \x20
| User annotated:  \x20
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
|

== threshold-50
$ --auto=no --threshold=50 demo.callgrind
$ --auto=no --threshold 50 demo.callgrind
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
| Thresholds:       50 0 0
| Include dirs:    \x20
| User annotated:  \x20
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
|

== threshold-100
$ --auto=no --threshold=100 demo.callgrind
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
| Thresholds:       100 0 0
| Include dirs:    \x20
| User annotated:  \x20
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
|  10 ( 1.00%)  0          20 (20.00%)  ???:tiny [./demo]
|

== threshold-fraction
$ --auto=no --threshold=50.5 demo.callgrind
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
| Thresholds:       50.5 0 0
| Include dirs:    \x20
| User annotated:  \x20
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
|

== tree-both
$ --auto=no --tree=both demo.callgrind
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
$ --auto=no --tree=caller demo.callgrind
$ --auto=no --tree=callers demo.callgrind
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
$ --auto=no --tree=calling demo.callgrind
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
$ --auto=no --tree both --inclusive=yes --threshold=100 demo.callgrind
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
| Thresholds:       100 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
# compat: Another program has another name
$ --version
| cgannotate 1.0
