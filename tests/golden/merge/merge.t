## Several profiles on one command line: added up, events by name.
##
## By hand: a has Ir Dr, b has Dw Ir. main Ir 10 + 5 = 15, Dr 2, Dw 3; f, which is
##   in a only, 20 4 and no Dw; g, in b only, 8, no Dr, 7. Totals Ir 30 + 13 = 43,
##   Dr 6, Dw 10; percentages 15/43 = 34.88, 20/43 = 46.51, 8/43 = 18.60.

@head
| --------------------------------------------------------------------------------
| Profile data file 'a.callgrind' (creator: hand 1)
| Profile data file 'b.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  ./prog a
| Profiled target:  ./prog b
| Parts:            2
| Events recorded:  Ir Dr Dw
| Events shown:     Ir Dr Dw
| Event sort order: Ir Dr Dw
| Thresholds:       100 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

@head 2
| --------------------------------------------------------------------------------
| Profile data file 'a.callgrind' (creator: hand 1)
| Profile data file 'late.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  ./prog a (PID 10)
| Parts:            2
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

@head thr_sep.out-01
| --------------------------------------------------------------------------------
| Profile data file 'thr_sep.out-01' (creator: callgrind-3.19.0)
| Profile data file 'thr_sep.out-02'
| Profile data file 'thr_sep.out-03'
| Profile data file 'thr_sep.out-04'
| --------------------------------------------------------------------------------
| I1 cache:\x20
| D1 cache:\x20
| LL cache:\x20
| Timerange: Basic block 0 - 49366
| Trigger: Program termination
| Profiled target:  ../bin/thr (PID 12568)
| Parts:            4 (of 4 threads)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       90
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

== annotated
# The sums at the head of this file, and those of each line of a.c.
# compat: An option of cgannotate: the script reads one profile
$ --threshold=100 a.callgrind b.callgrind
| @head
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir          Dr         Dw         \x20
| --------------------------------------------------------------------------------
| 43 (100.0%) 6 (100.0%) 10 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir          Dr         Dw          file:function
| --------------------------------------------------------------------------------
| 20 (46.51%) 4 (66.67%) .           a.c:f
| 15 (34.88%) 2 (33.33%) 3 (30.00%)  a.c:main
|  8 (18.60%) .          7 (70.00%)  a.c:g
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: a.c
| --------------------------------------------------------------------------------
| Ir          Dr         Dw        \x20
|
| 15 (34.88%) 2 (33.33%) 3 (30.00%)  int main(void) {
|  .          .          .           	f();
| 20 (46.51%) 4 (66.67%) .           => a.c:f (1x)
|  .          .          .           	g();
|  8 (18.60%) .          7 (70.00%)  => a.c:g (2x)
|  .          .          .           }
| 20 (46.51%) 4 (66.67%) .           void f(void) {
|  .          .          .           	work();
|  .          .          .           }
|  .          .          .          \x20
|  8 (18.60%) .          7 (70.00%)  void g(void) {
|  .          .          .           	work();
|  .          .          .           }
|
| --------------------------------------------------------------------------------
| Ir          Dr         Dw         \x20
| --------------------------------------------------------------------------------
| 43 (100.0%) 6 (100.0%) 10 (100.0%)  events annotated
|

== binary
# What is binary data is no profile, and nothing is printed of the others.
# compat: A file that is neither a profile nor text is an error; the script finds no costs for it
$ --auto=no a.callgrind $(printf 'half\0of a profile\n' >half.callgrind)half.callgrind
! cgannotate: half.callgrind: this is binary data, not a profile
? 1

== commands
# A different one is listed, the same one not again; c's f is of another object, 1 of 43 + 1.
# compat: An option of cgannotate: the script reads one profile
$ --auto=no --threshold=100 a.callgrind b.callgrind c.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'a.callgrind' (creator: hand 1)
| Profile data file 'b.callgrind'
| Profile data file 'c.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  ./prog a
| Profiled target:  ./prog b
| Parts:            3
| Events recorded:  Ir Dr Dw
| Events shown:     Ir Dr Dw
| Event sort order: Ir Dr Dw
| Thresholds:       100 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir          Dr         Dw         \x20
| --------------------------------------------------------------------------------
| 44 (100.0%) 6 (100.0%) 10 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir          Dr         Dw          file:function
| --------------------------------------------------------------------------------
| 20 (45.45%) 4 (66.67%) .           a.c:f
| 15 (34.09%) 2 (33.33%) 3 (30.00%)  a.c:main
|  8 (18.18%) .          7 (70.00%)  a.c:g
|  1 ( 2.27%) .          .           a.c:f [other.so]
|

== dashes
# A text that is no profile is a source, wherever it stands; the sums are those at the head.
# compat: An option of cgannotate: the script reads one profile
$ --auto=no --threshold=100 -- a.callgrind b.callgrind a.c
$ --auto=no --threshold=100 a.callgrind a.c b.callgrind
$ --auto=no --threshold=100 a.callgrind b.callgrind a.c
| @head
| User annotated:   a.c
|
| --------------------------------------------------------------------------------
| Ir          Dr         Dw         \x20
| --------------------------------------------------------------------------------
| 43 (100.0%) 6 (100.0%) 10 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir          Dr         Dw          file:function
| --------------------------------------------------------------------------------
| 20 (46.51%) 4 (66.67%) .           a.c:f
| 15 (34.88%) 2 (33.33%) 3 (30.00%)  a.c:main
|  8 (18.60%) .          7 (70.00%)  a.c:g
|
| --------------------------------------------------------------------------------
| -- User-annotated source: a.c
| --------------------------------------------------------------------------------
| Ir          Dr         Dw        \x20
|
| 15 (34.88%) 2 (33.33%) 3 (30.00%)  int main(void) {
|  .          .          .           	f();
| 20 (46.51%) 4 (66.67%) .           => a.c:f (1x)
|  .          .          .           	g();
|  8 (18.60%) .          7 (70.00%)  => a.c:g (2x)
|  .          .          .           }
| 20 (46.51%) 4 (66.67%) .           void f(void) {
|  .          .          .           	work();
|  .          .          .           }
|  .          .          .          \x20
|  8 (18.60%) .          7 (70.00%)  void g(void) {
|  .          .          .           	work();
|  .          .          .           }
|
| --------------------------------------------------------------------------------
| Ir          Dr         Dw         \x20
| --------------------------------------------------------------------------------
| 43 (100.0%) 6 (100.0%) 10 (100.0%)  events annotated
|

== directory
# A directory is no profile, and nothing is printed of the others.
# compat: A file that is neither a profile nor text is an error; the script finds no costs for it
$ --auto=no a.callgrind $(mkdir dir)dir
! cgannotate: dir: Is a directory
? 1

== empty
# A file of no bytes is left out and mentioned, wherever it stands; the sums are those at the
# head.
# compat: An option of cgannotate: the script reads one profile
$ --auto=no --threshold=100 a.callgrind empty.callgrind b.callgrind
$ --auto=no --threshold=100 empty.callgrind a.callgrind b.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Ir          Dr         Dw         \x20
| --------------------------------------------------------------------------------
| 43 (100.0%) 6 (100.0%) 10 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir          Dr         Dw          file:function
| --------------------------------------------------------------------------------
| 20 (46.51%) 4 (66.67%) .           a.c:f
| 15 (34.88%) 2 (33.33%) 3 (30.00%)  a.c:main
|  8 (18.60%) .          7 (70.00%)  a.c:g
|
! cgannotate: empty.callgrind: the file is empty; it is left out

== empty-all
# proves: Where all files are empty, each is said, and there is no report.
$ empty.callgrind empty2.callgrind
! cgannotate: empty.callgrind: the file is empty; it is left out
! cgannotate: empty2.callgrind: the file is empty; it is left out
! cgannotate: empty.callgrind: the file is empty, and so are the others
? 1

== events
# The sums at the head of this file; a's call of f costs 20 4, b's two of g 8 and 7.
# compat: An option of cgannotate: the script reads one profile
$ --auto=no --threshold=100 --tree=both a.callgrind b.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Ir          Dr         Dw         \x20
| --------------------------------------------------------------------------------
| 43 (100.0%) 6 (100.0%) 10 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir          Dr         Dw          file:function
| --------------------------------------------------------------------------------
|
| 20 (46.51%) 4 (66.67%) .           < a.c:main (1x)
| 20 (46.51%) 4 (66.67%) .           *  a.c:f
|
| 15 (34.88%) 2 (33.33%) 3 (30.00%)  *  a.c:main
| 20 (46.51%) 4 (66.67%) .           >   a.c:f (1x)
|  8 (18.60%) .          7 (70.00%)  >   a.c:g (2x)
|
|  8 (18.60%) .          7 (70.00%)  < a.c:main (2x)
|  8 (18.60%) .          7 (70.00%)  *  a.c:g
|

== events-inclusive
# main 15 + 20 + 8 = 43, 2 + 4 = 6, 3 + 7 = 10.
# compat: An option of cgannotate: the script reads one profile
$ --auto=no --threshold=100 --inclusive=yes --show-percs=no a.callgrind b.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Ir Dr Dw\x20
| --------------------------------------------------------------------------------
| 43  6 10  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir Dr Dw  file:function
| --------------------------------------------------------------------------------
| 43  6 10  a.c:main
| 20  4  .  a.c:f
|  8  .  7  a.c:g
|

== events-reversed
# The columns are in the order in which events come: Dw and Ir of b, then Dr of a.
# compat: An option of cgannotate: the script reads one profile
$ --auto=no --threshold=100 b.callgrind a.callgrind
| @head
| Profile data file 'b.callgrind' (creator: hand 2)
| Profile data file 'a.callgrind'
| Profiled target:  ./prog b
| Profiled target:  ./prog a
| Events recorded:  Dw Ir Dr
| Events shown:     Dw Ir Dr
| Event sort order: Dw Ir Dr
|
| --------------------------------------------------------------------------------
| Dw          Ir          Dr        \x20
| --------------------------------------------------------------------------------
| 10 (100.0%) 43 (100.0%) 6 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Dw         Ir          Dr          file:function
| --------------------------------------------------------------------------------
| 7 (70.00%)  8 (18.60%) .           a.c:g
| 3 (30.00%) 15 (34.88%) 2 (33.33%)  a.c:main
| .          20 (46.51%) 4 (66.67%)  a.c:f
|

== late-events-second
# Names may come before events:. f 20 + 4 = 24, total 30 + 4 = 34. They are profiles as second
# files too.
# compat: An option of cgannotate: the script reads one profile
$ --auto=no --threshold=100 --show-percs=no a.callgrind late.callgrind
| @head 2
|
| --------------------------------------------------------------------------------
| Ir Dr\x20
| --------------------------------------------------------------------------------
| 34  6  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir Dr  file:function
| --------------------------------------------------------------------------------
| 24  4  a.c:f
| 10  2  a.c:main
|

@file one-total.callgrind
| events: Ir
| fn=f
| 1 10
| pid: 5
| fn=g
| 2 5
| totals: 15

== one-total
# The totals: of a body without its own events: is of both bodies here, 10 + 5 = 15: it counts as
# absent.
# compat: The script reads one profile
$ --format=csv --list=events one-total.callgrind
| event,total,long_name,formula\x0d
| Ir,15,Instruction Fetch,\x0d
| CEst,15,estimated cycles,Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm\x0d

== marked-first
# What Xdebug writes between profiles may stand first: main 10, and f 20 + 4.
# compat: An option of cgannotate: the script reads one profile
$ --auto=no --threshold=100 --show-percs=no marked.callgrind a.callgrind
| @head 2
| Profile data file 'marked.callgrind'
| Profile data file 'a.callgrind'
|
| --------------------------------------------------------------------------------
| Ir Dr\x20
| --------------------------------------------------------------------------------
| 34  6  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir Dr  file:function
| --------------------------------------------------------------------------------
| 24  4  a.c:f
| 10  2  a.c:main
|

== marked-second
# What Xdebug writes between profiles may stand in the second one: main 10, and f 20 + 4.
# compat: An option of cgannotate: the script reads one profile
$ --auto=no --threshold=100 --show-percs=no a.callgrind marked.callgrind
| @head 2
| Profile data file 'a.callgrind' (creator: hand 1)
| Profile data file 'marked.callgrind'
|
| --------------------------------------------------------------------------------
| Ir Dr\x20
| --------------------------------------------------------------------------------
| 34  6  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir Dr  file:function
| --------------------------------------------------------------------------------
| 24  4  a.c:f
| 10  2  a.c:main
|

== missing-asm
# proves: A second profile that is not there ends it: nothing is written, for instructions.
$ --asm a.callgrind not-there.callgrind
! cgannotate: not-there.callgrind: No such file or directory
? 1

== missing-callgrind
# proves: A second profile that is not there ends it: nothing is written, for a profile.
$ --format=callgrind a.callgrind not-there.callgrind
! cgannotate: not-there.callgrind: No such file or directory
? 1

== missing-check
# proves: A second profile that is not there ends it: nothing is written, for --check.
$ --check a.callgrind not-there.callgrind
! cgannotate: not-there.callgrind: No such file or directory
? 1

== missing-csv
# proves: A second profile that is not there ends it: nothing is written, for CSV.
$ --format=csv a.callgrind not-there.callgrind
! cgannotate: not-there.callgrind: No such file or directory
? 1

== missing-fn
# proves: A second profile that is not there ends it: nothing is written, for --fn.
$ --fn=main a.callgrind not-there.callgrind
! cgannotate: not-there.callgrind: No such file or directory
? 1

== missing-folded
# proves: A second profile that is not there ends it: nothing is written, for stacks.
$ --format=folded a.callgrind not-there.callgrind
! cgannotate: not-there.callgrind: No such file or directory
? 1

== missing-gate
# proves: A second profile that is not there ends it: nothing is written, for a gate.
$ --format=csv '--fail-if=Ir>10' a.callgrind not-there.callgrind
! cgannotate: not-there.callgrind: No such file or directory
? 1

== missing-html
# proves: A second profile that is not there ends it: nothing is written, for a page.
$ --format=html a.callgrind not-there.callgrind
! cgannotate: not-there.callgrind: No such file or directory
? 1

== missing-json
# proves: A second file that is not there is neither a profile nor a source, in JSON.
$ --format=json a.callgrind not-there.callgrind
! cgannotate: not-there.callgrind: no such profile, and no such source file here or under a directory of --include
? 1

== missing-list-events
# proves: A second profile that is not there ends it: nothing is written, for a table of events.
$ --list=events a.callgrind not-there.callgrind
! cgannotate: not-there.callgrind: No such file or directory
? 1

== missing-list-parts
# proves: A second profile that is not there ends it: nothing is written, for a table of parts.
$ --list=parts a.callgrind not-there.callgrind
! cgannotate: not-there.callgrind: No such file or directory
? 1

== missing-markdown
# proves: A second profile that is not there ends it: nothing is written, for Markdown.
$ --format=markdown a.callgrind not-there.callgrind
! cgannotate: not-there.callgrind: No such file or directory
? 1

== missing-output
# proves: A second profile that is not there leaves no file of -o.
$ --format=callgrind -o whole.cg a.callgrind not-there.callgrind; ls whole.cg 2>&1 | sed 's/.*: //'
| No such file or directory
! cgannotate: not-there.callgrind: No such file or directory

== missing-tsv
# proves: A second profile that is not there ends it: nothing is written, for TSV.
$ --format=tsv a.callgrind not-there.callgrind
! cgannotate: not-there.callgrind: No such file or directory
? 1

== not-there
# proves: A second file that is not there is neither a profile nor a source.
$ --auto=no --threshold=100 a.callgrind not-there.callgrind
! cgannotate: not-there.callgrind: no such profile, and no such source file here or under a directory of --include
? 1

== program
# proves: A program is no profile, and it is said how its run becomes one.
$ --format=csv a.callgrind $(printf '\177ELF\2\1\1\0' >prog)prog
! cgannotate: prog: this is a program or a library; record its run with valgrind --tool=callgrind
? 1

== same-command
# A command that is the same in both is said once.
# compat: An option of cgannotate: the script reads one profile
$ --auto=no --threshold=100 a.callgrind c.callgrind
| @head 2
| Profile data file 'a.callgrind' (creator: hand 1)
| Profile data file 'c.callgrind'
| Profiled target:  ./prog a
|
| --------------------------------------------------------------------------------
| Ir          Dr        \x20
| --------------------------------------------------------------------------------
| 31 (100.0%) 6 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir          Dr          file:function
| --------------------------------------------------------------------------------
| 20 (64.52%) 4 (66.67%)  a.c:f
| 10 (32.26%) 2 (33.33%)  a.c:main
|  1 ( 3.23%) .           a.c:f [other.so]
|

== source-check
# --check shows no sources, so a source is a profile with nothing but errors.
$ --check a.callgrind a.c
| a.c:1: error: 'int main(void) {' is not a valid line of the format
| a.c:2: error: '	f();' is not a valid line of the format
| a.c:3: error: '	g();' is not a valid line of the format
| a.c:4: error: '}' is not a valid line of the format
| a.c:5: error: 'void f(void) {' is not a valid line of the format
| a.c:6: error: '	work();' is not a valid line of the format
| a.c:7: error: '}' is not a valid line of the format
| a.c:9: error: 'void g(void) {' is not a valid line of the format
| a.c:10: error: '	work();' is not a valid line of the format
| a.c:11: error: '}' is not a valid line of the format
! cgannotate: a.c: this is not a profile: no "events:" line names an event; record one with valgrind --tool=callgrind
? 1

== source-csv
# proves: CSV shows no source: a file that is one is refused.
$ --format=csv a.callgrind a.c
! cgannotate: a.c: this is not a profile, and these options show no source
? 1

== source-fn
# proves: So does --fn, of functions only.
$ --fn=main a.callgrind a.c
! cgannotate: a.c: this is not a profile, and these options show no source
? 1

== source-json
# proves: a.c as a file on the command line is annotated in JSON. Lines 1 and 5 have the 10 2 and
# 20 4 of a, whose call at line 2 costs 20 4.
$ --format=json --auto=no a.callgrind a.c
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "a.callgrind", "creator": "hand 1", "command": "./prog a", "pid": 10, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir", "Dr"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 30},
|   {"name": "Dr", "long_name": "Data Read Access", "formula": null, "ratio": false, "total": 6}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "f", "file": "a.c", "object": null, "self": [20, 4], "inclusive": [20, 4], "calls": 1, "cycle": null, "listed": true,
|    "callers": [{"id": 1, "calls": 1, "inclusive": [20, 4], "sites": [{"line": 2, "calls": 1, "inclusive": [20, 4]}]}],
|    "callees": []},
|   {"id": 1, "name": "main", "file": "a.c", "object": null, "self": [10, 2], "inclusive": [30, 6], "calls": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": [{"id": 0, "calls": 1, "inclusive": [20, 4], "sites": [{"line": 2, "calls": 1, "inclusive": [20, 4]}]}]}],
|  "files": [
|   {"name": "a.c", "found": "a.c", "lines": [
|     {"line": 1, "self": [10, 2], "calls": []},
|     {"line": 2, "self": [null, null], "calls": [{"from": 1, "to": 0, "calls": 1, "inclusive": [20, 4]}]},
|     {"line": 5, "self": [20, 4], "calls": []}]}]}

== source-list
# proves: So does a table of parts.
$ --list=parts a.callgrind a.c
! cgannotate: a.c: this is not a profile, and these options show no source
? 1

== stdin
# stdin*: `-`.
$ --auto=no --threshold=100 - a.callgrind <b.callgrind
| @head
| Profile data file '-' (creator: hand 2)
| Profile data file 'a.callgrind'
| Profiled target:  ./prog b
| Profiled target:  ./prog a
| Events recorded:  Dw Ir Dr
| Events shown:     Dw Ir Dr
| Event sort order: Dw Ir Dr
|
| --------------------------------------------------------------------------------
| Dw          Ir          Dr        \x20
| --------------------------------------------------------------------------------
| 10 (100.0%) 43 (100.0%) 6 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Dw         Ir          Dr          file:function
| --------------------------------------------------------------------------------
| 7 (70.00%)  8 (18.60%) .           a.c:g
| 3 (30.00%) 15 (34.88%) 2 (33.33%)  a.c:main
| .          20 (46.51%) 4 (66.67%)  a.c:f
|

== stdin-alone
# proves: Standard input is read as -: Dw 10 and Ir 13 of b alone; 3/10, 7/10, 5/13 and 8/13.
$ --auto=no --threshold=100 - <b.callgrind
| --------------------------------------------------------------------------------
| Profile data file '-' (creator: hand 2)
| --------------------------------------------------------------------------------
| Profiled target:  ./prog b (PID 11)
| Events recorded:  Dw Ir
| Events shown:     Dw Ir
| Event sort order: Dw Ir
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Dw          Ir         \x20
| --------------------------------------------------------------------------------
| 10 (100.0%) 13 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Dw         Ir          file:function
| --------------------------------------------------------------------------------
| 7 (70.00%) 8 (61.54%)  a.c:g
| 3 (30.00%) 5 (38.46%)  a.c:main
|

== stdin-second
# proves: Standard input is the second file: the sums at the top of this file.
$ --auto=no --threshold=100 a.callgrind - <b.callgrind
| @head
| Profile data file 'a.callgrind' (creator: hand 1)
| Profile data file '-'
|
| --------------------------------------------------------------------------------
| Ir          Dr         Dw         \x20
| --------------------------------------------------------------------------------
| 43 (100.0%) 6 (100.0%) 10 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir          Dr         Dw          file:function
| --------------------------------------------------------------------------------
| 20 (46.51%) 4 (66.67%) .           a.c:f
| 15 (34.88%) 2 (33.33%) 3 (30.00%)  a.c:main
|  8 (18.60%) .          7 (70.00%)  a.c:g
|

== threads
# threads*: real (Valgrind 3.19, --separate-threads=yes). Total, by awk over the summary:
# lines, 137,760 + 39,402 + 31,877 + 21,223 = 230,262. All 36 and 14 rows, their percentages
# and where the threshold ends the list were compared with an independent program's rows and
# inclusive costs of the four files; the calls in threads-tree of work_b (2x, 61,685), add
# (2x, 1,669), fib'2 (82x and 1,894x, no more than the 28,365 of its cycle) with its calls and
# functions.
# compat: An option of cgannotate: the script reads one profile
$ --auto=no --threshold=90 thr_sep.out-01 thr_sep.out-02 thr_sep.out-03 thr_sep.out-04
| @head thr_sep.out-01
|
| --------------------------------------------------------------------------------
| Ir              \x20
| --------------------------------------------------------------------------------
| 230,262 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir               file:function
| --------------------------------------------------------------------------------
| 60,016 (26.06%)  /home/user/demo/src/thr.c:work_b [/home/user/demo/bin/thr]
| 28,365 (12.32%)  /home/user/demo/src/thr.c:fib'2 [/home/user/demo/bin/thr]
| 22,305 ( 9.69%)  ./elf/./elf/dl-lookup.c:do_lookup_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 19,846 ( 8.62%)  ./elf/./elf/dl-tunables.c:__GI___tunables_init [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 15,442 ( 6.71%)  ./elf/./elf/dl-reloc.c:_dl_relocate_object [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  8,566 ( 3.72%)  ./elf/../sysdeps/generic/dl-new-hash.h:_dl_lookup_symbol_x
|  8,312 ( 3.61%)  ./elf/./elf/dl-lookup.c:_dl_lookup_symbol_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  5,832 ( 2.53%)  ./string/../sysdeps/x86_64/multiarch/../multiarch/strcmp-sse2.S:strcmp [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  4,796 ( 2.08%)  ./elf/./elf/dl-lookup.c:check_match [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  3,886 ( 1.69%)  ./elf/./elf/do-rel.h:_dl_relocate_object
|  3,746 ( 1.63%)  ./elf/../sysdeps/x86_64/dl-machine.h:_dl_relocate_object
|  2,980 ( 1.29%)  ./elf/../sysdeps/x86/dl-cacheinfo.h:intel_check_word.constprop.0 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  2,547 ( 1.11%)  ./elf/./elf/dl-version.c:_dl_check_map_versions [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  2,268 ( 0.98%)  ./elf/../bits/stdlib-bsearch.h:intel_check_word.constprop.0
|  2,016 ( 0.88%)  ./elf/./elf/dl-tunables.h:__GI___tunables_init
|  1,528 ( 0.66%)  ./nptl/./nptl/pthread_mutex_lock.c:pthread_mutex_lock@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  1,479 ( 0.64%)  ./elf/./elf/dl-load.c:_dl_map_object_from_fd [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  1,249 ( 0.54%)  ./elf/./elf/rtld.c:dl_main [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  1,212 ( 0.53%)  ./nptl/./nptl/pthread_mutex_unlock.c:__pthread_mutex_unlock_usercnt [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    953 ( 0.41%)  ./elf/./elf/dl-deps.c:_dl_map_object_deps [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    810 ( 0.35%)  ./elf/./elf/dl-cache.c:_dl_cache_libcmp [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    776 ( 0.34%)  ./elf/./elf/dl-runtime.c:_dl_fixup [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    776 ( 0.34%)  ./malloc/./malloc/malloc.c:ptmalloc_init.part.0
|    738 ( 0.32%)  /home/user/demo/src/thr.c:fib [/home/user/demo/bin/thr]
|    720 ( 0.31%)  ./elf/./elf/dl-hwcaps.c:_dl_important_hwcaps [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    717 ( 0.31%)  ./malloc/./malloc/malloc.c:_int_malloc [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    696 ( 0.30%)  /home/user/demo/src/thr.c:add [/home/user/demo/bin/thr]
|    651 ( 0.28%)  ./elf/./elf/dl-load.c:open_path [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    620 ( 0.27%)  ./elf/./elf/dl-minimal-malloc.c:__minimal_malloc [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    608 ( 0.26%)  ./elf/./elf/dl-tunables.c:__tunable_get_val [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    592 ( 0.26%)  ./elf/./elf/dl-object.c:_dl_new_object [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    592 ( 0.26%)  ./nptl/./nptl/allocatestack.c:pthread_create@@GLIBC_2.34
|    557 ( 0.24%)  ./elf/./elf/get-dynamic-info.h:_dl_map_object_from_fd
|    504 ( 0.22%)  ./elf/../sysdeps/x86/dl-cacheinfo.h:handle_intel.constprop.0 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    503 ( 0.22%)  ./elf/./elf/dl-load.c:open_verify.constprop.0 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    500 ( 0.22%)  ./elf/../elf/dl-tls.c:_dl_allocate_tls_init [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|

== threads-tree
# Inclusive costs and calls of the four threads added up, as an independent reader finds them:
# 61,685 of work_b in two calls; fib'2's no more than the 28,365 of its cycle.
# compat: An option of cgannotate: the script reads one profile
$ --auto=no --threshold=50 --tree=both thr_sep.out-0*
| @head thr_sep.out-01
| Thresholds:       50
|
| --------------------------------------------------------------------------------
| Ir              \x20
| --------------------------------------------------------------------------------
| 230,262 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir               file:function
| --------------------------------------------------------------------------------
|
| 61,685 (26.79%)  < ./nptl/./nptl/pthread_create.c:start_thread (2x) [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 60,016 (26.06%)  *  /home/user/demo/src/thr.c:work_b [/home/user/demo/bin/thr]
|  1,669 ( 0.72%)  >   /home/user/demo/src/thr.c:add (2x) [/home/user/demo/bin/thr]
|
| 28,365 (12.32%)  < /home/user/demo/src/thr.c:fib (82x) [/home/user/demo/bin/thr]
| 28,365 (12.32%)  < /home/user/demo/src/thr.c:fib'2 <cycle 1> (1,894x) [/home/user/demo/bin/thr]
| 28,365 (12.32%)  *  /home/user/demo/src/thr.c:fib'2 <cycle 1> [/home/user/demo/bin/thr]
| 28,365 (12.32%)  >   /home/user/demo/src/thr.c:fib'2 <cycle 1> (1,894x) [/home/user/demo/bin/thr]
|
| 31,692 (13.76%)  < ./elf/./elf/dl-lookup.c:_dl_lookup_symbol_x (91x) [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 22,305 ( 9.69%)  *  ./elf/./elf/dl-lookup.c:do_lookup_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  8,631 ( 3.75%)  >   ./elf/./elf/dl-lookup.c:check_match (87x) [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|
| 21,862 ( 9.49%)  < ./elf/../sysdeps/unix/sysv/linux/dl-sysdep.c:_dl_sysdep_start (1x) [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 19,846 ( 8.62%)  *  ./elf/./elf/dl-tunables.c:__GI___tunables_init [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|

== threads-with-empty
# The empty file, which Callgrind leaves beside those of threads, changes nothing: inclusive costs
# of the four as an independent reader finds them.
# compat: An option of cgannotate: the script reads one profile
$ --auto=no --threshold=90 --inclusive=yes empty.callgrind thr_sep.out-0*
| @head thr_sep.out-01
|
| --------------------------------------------------------------------------------
| Ir              \x20
| --------------------------------------------------------------------------------
| 230,262 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir                file:function
| --------------------------------------------------------------------------------
| 137,760 (59.83%)  ???:0x000000000001ab70 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 121,591 (52.81%)  ./elf/./elf/rtld.c:_dl_start [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 120,916 (52.51%)  ./elf/../sysdeps/unix/sysv/linux/dl-sysdep.c:_dl_sysdep_start [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  92,574 (40.20%)  ./misc/../sysdeps/unix/sysv/linux/x86_64/clone.S:clone [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  92,474 (40.16%)  ./nptl/./nptl/pthread_create.c:start_thread [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  91,573 (39.77%)  ./elf/./elf/rtld.c:dl_main [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  65,735 (28.55%)  ./elf/./elf/dl-reloc.c:_dl_relocate_object [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  61,685 (26.79%)  /home/user/demo/src/thr.c:work_b [/home/user/demo/bin/thr]
|  48,570 (21.09%)  ./elf/./elf/dl-lookup.c:_dl_lookup_symbol_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  31,692 (13.76%)  ./elf/./elf/dl-lookup.c:do_lookup_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  29,720 (12.91%)  /home/user/demo/src/thr.c:work_a [/home/user/demo/bin/thr]
|  29,103 (12.64%)  /home/user/demo/src/thr.c:fib [/home/user/demo/bin/thr]
|  28,365 (12.32%)  /home/user/demo/src/thr.c:fib'2 <cycle 1> [/home/user/demo/bin/thr]
|  21,862 ( 9.49%)  ./elf/./elf/dl-tunables.c:__GI___tunables_init [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|
! cgannotate: empty.callgrind: the file is empty; it is left out

== twice
# A file named twice counts twice.
# compat: An option of cgannotate: the script reads one profile
$ --auto=no --threshold=100 a.callgrind a.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'a.callgrind' (creator: hand 1)
| --------------------------------------------------------------------------------
| Profiled target:  ./prog a (PID 10)
| Parts:            2
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir          Dr         \x20
| --------------------------------------------------------------------------------
| 60 (100.0%) 12 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir          Dr          file:function
| --------------------------------------------------------------------------------
| 40 (66.67%) 8 (66.67%)  a.c:f
| 20 (33.33%) 4 (33.33%)  a.c:main
|

== threads-compared
# All files that name threads are read as one run: a column for each thread.
$ --compare=thread --format=csv thr_sep.out-0[1-4] | head -n 1
| object,file,function,calls_thread 1,calls_thread 2,calls_thread 3,calls_thread 4,calls_sum,Ir_thread 1,Ir_thread 2,Ir_thread 3,Ir_thread 4,Ir_sum,incl_Ir_thread 1,incl_Ir_thread 2,incl_Ir_thread 3,incl_Ir_thread 4,incl_Ir_sum\x0d
