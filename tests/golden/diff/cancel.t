## See diff.t for the profiles and their sums.

@file alone.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 10

@file calls-ext.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 10
| cfn=ext
| calls=2 5
| 2 50

@head
| --------------------------------------------------------------------------------
| Profile data file 'cancel-new.callgrind'
| Compared with 'calls-ext.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

@head 2
| --------------------------------------------------------------------------------
| Profile data file 'cancel-new.callgrind'
| Compared with 'cancel-old.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Listed by:        function
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

== called-gone
# called-*: ext is only called, twice in one of the two: 50; main 10 + 50 there.
$ --auto=no --threshold=100 --inclusive --diff calls-ext.callgrind alone.callgrind
| @head
| Profile data file 'alone.callgrind'
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
|  0           PROGRAM TOTALS (NEW - OLD)
| 10 (100.0%)  OLD (calculated)
| 10 (100.0%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir             file:function
| --------------------------------------------------------------------------------
| -50 (-500.0%)  a.c:ext (gone)
| -50 (-500.0%)  a.c:main
|

== called-new
# See called-gone.
$ --auto=no --threshold=100 --inclusive --diff alone.callgrind calls-ext.callgrind
| @head
| Profile data file 'calls-ext.callgrind'
| Compared with 'alone.callgrind'
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
|  0           PROGRAM TOTALS (NEW - OLD)
| 10 (100.0%)  OLD (calculated)
| 10 (100.0%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir             file:function
| --------------------------------------------------------------------------------
| +50 (+500.0%)  a.c:ext (new)
| +50 (+500.0%)  a.c:main
|

@file cancel-old.callgrind
| events: Ir
| fl=cancel.c
| fn=f
| 1 10
| 2 20
| fi=cancel.h
| 5 7

== cancel
# cancel*: f's lines of cancel.c are 10 20 and 20 10, both 30, that of cancel.h 7 and 9. 37
# and 39: +2; +10 and -10 of 37 are 27.03 %.
$ --threshold=100 --context=0 --diff cancel-old.callgrind cancel-new.callgrind
| @head
| Compared with 'cancel-old.callgrind'
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| +2 (+5.41%)  PROGRAM TOTALS (NEW - OLD)
| 37 (100.0%)  OLD (calculated)
| 39 (105.4%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| +2 (+5.41%)  cancel.h:f
|  0           cancel.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: cancel.h
| --------------------------------------------------------------------------------
| Ir         \x20
|
| -- line 5 ----------------------------------------
| +2 (+5.41%)  fifth();
| -- line 5 ----------------------------------------
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: cancel.c
| --------------------------------------------------------------------------------
| Ir          \x20
|
| +10 (+27.0%)  first();
| -10 (-27.0%)  second();
| -- line 2 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| +2 (+5.41%)  events annotated
|

== cancel-by
# See cancel.
$ --threshold=100 --auto=no --by=function --diff cancel-old.callgrind cancel-new.callgrind
| @head 2
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| +2 (+5.41%)  PROGRAM TOTALS (NEW - OLD)
| 37 (100.0%)  OLD (calculated)
| 39 (105.4%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir           Running  file:function
| --------------------------------------------------------------------------------
| +2 (+5.41%)   +5.41%  cancel.c:f
| +2 (+5.41%)              cancel.h
|

== cancel-function
# See cancel.
$ --fn=f --context=0 --diff cancel-old.callgrind cancel-new.callgrind
| --------------------------------------------------------------------------------
| -- Function: cancel.c:f
| --------------------------------------------------------------------------------
| Ir         \x20
|
| +2 (+5.41%)  *  self
| +2 (+5.41%)  *  inclusive
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: cancel.h
| --------------------------------------------------------------------------------
| Ir         \x20
|
| -- line 5 ----------------------------------------
| +2 (+5.41%)  5  fifth();
| -- line 5 ----------------------------------------
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: cancel.c
| --------------------------------------------------------------------------------
| Ir          \x20
|
| +10 (+27.0%)  1  first();
| -10 (-27.0%)  2  second();
| -- line 2 ----------------------------------------
|
! cgannotate: --fn: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

== cancel-itself
# See cancel.
$ --threshold=100 --context=0 --diff cancel-new.callgrind cancel-new.callgrind
| @head
| Compared with 'cancel-new.callgrind'
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
|  0           PROGRAM TOTALS (NEW - OLD)
| 39 (100.0%)  OLD (calculated)
| 39 (100.0%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir          file:function
| --------------------------------------------------------------------------------
| no difference
|

@file cancelled-new.callgrind
| events: Ir
| fl=x.c
| fn=a
| 1 5
| cfi=y.c
| cfn=c
| calls=2 1
| 2 20
| fn=b
| 4 5
| cfi=y.c
| cfn=c
| calls=1 1
| 5 10
| fl=y.c
| fn=c
| 1 30
| fl=z.c
| fn=f
| 1 10
| cfn=f
| calls=5 1
| 1 90

@file cancelled-old.callgrind
| events: Ir
| fl=x.c
| fn=a
| 1 5
| cfi=y.c
| cfn=c
| calls=1 1
| 2 10
| fn=b
| 4 5
| cfi=y.c
| cfn=c
| calls=2 1
| 5 20
| fl=y.c
| fn=c
| 1 30
| fl=z.c
| fn=f
| 1 10
| cfn=f
| calls=5 1
| 1 100

== cancelled-file
# cancelled-*: a called c once for 10 and then twice for 20, b the other way around, which are
# changes of a, b and c, but none of the calls from x.c to y.c. f's calls of itself were 100
# and are 90, and are shown as no more than f, 10, in both.
$ --diff --tree=both --no-auto --by=file cancelled-old.callgrind cancelled-new.callgrind
| @head 2
| Profile data file 'cancelled-new.callgrind'
| Compared with 'cancelled-old.callgrind'
| Thresholds:       99
| Listed by:        file
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
|  0           PROGRAM TOTALS (NEW - OLD)
| 50 (100.0%)  OLD (calculated)
| 50 (100.0%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir          Running  file
| --------------------------------------------------------------------------------
| no difference
|

== cancelled-row
# See cancel and cancelled-file.
$ --diff --tree=both --no-auto cancelled-old.callgrind cancelled-new.callgrind
| @head
| Profile data file 'cancelled-new.callgrind'
| Compared with 'cancelled-old.callgrind'
| Thresholds:       99
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
|  0           PROGRAM TOTALS (NEW - OLD)
| 50 (100.0%)  OLD (calculated)
| 50 (100.0%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir          file:function
| --------------------------------------------------------------------------------
|
| 0           *  x.c:a
| +10 (+20.0%)  >   y.c:c (+1x)
|
| 0           *  x.c:b
| -10 (-20.0%)  >   y.c:c (-1x)
|
| +10 (+20.0%)  < x.c:a (+1x)
| -10 (-20.0%)  < x.c:b (-1x)
| 0           *  y.c:c
|

== chain-inclusive
# chain-*: f1 calls f2, that f3, f4 and leaf: 4 + 10 + 5 + 5 = 24 and 4 + 100 + 7 + 6 = 117.
# f1 +93, f2 to leaf +90 each, s1 +2, s2 +1. Of 117, the larger total, f1 leaves 24, 20.5 %,
# leaf 23.1 % and s1 98.3 %, so s1 is the last one. Of the sum of all changes, 456, f1 would
# leave 79.6 %. Of the four with +90, leaf changed by itself.
$ --auto=no --inclusive --threshold=70 --diff chain-old.callgrind chain-new.callgrind
| @head
| Profile data file 'chain-new.callgrind'
| Compared with 'chain-old.callgrind'
| Thresholds:       70
|
| --------------------------------------------------------------------------------
| Ir           \x20
| --------------------------------------------------------------------------------
| +93 (+387.5%)  PROGRAM TOTALS (NEW - OLD)
|   24 (100.0%)  OLD (calculated)
|  117 (487.5%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir             file:function
| --------------------------------------------------------------------------------
| +93 (+387.5%)  a.c:f1
| +90 (+375.0%)  a.c:f2
| +90 (+375.0%)  a.c:f3
| +90 (+375.0%)  a.c:f4
| +90 (+375.0%)  a.c:leaf
|   +2 (+8.33%)  a.c:s1
|

== chain-summary
# See chain-inclusive.
$ --summary --sort='Incl(Ir)' --threshold=70 --diff chain-old.callgrind chain-new.callgrind
| chain-new.callgrind compared with chain-old.callgrind
| Total: +93 Ir (+387.5%: 24 to 117), 0 Calls (0.00%: 6 to 6) (calculated); below: 6 of 7 functions, +383.3%
| Ir            Incl(Ir)      Calls       Running  file:function
|    0          +93 (+387.5%) 0             0.00%  a.c:f1
| +90 (+375.0%) +90 (+375.0%) 0           +375.0%  a.c:leaf
|    0          +90 (+375.0%) 0           +375.0%  a.c:f2
|    0          +90 (+375.0%) 0           +375.0%  a.c:f3
|    0          +90 (+375.0%) 0           +375.0%  a.c:f4
|   +2 (+8.33%)   +2 (+8.33%) 0           +383.3%  a.c:s1

== gone-json
# That the two are apart is known without a source.
$ --diff --format=json '--mod-file=s/^(old|new)$/prog/' $(for side in moved-object moved-object-old; do sed s/moved.c/gone.c/ $side.callgrind >gone-$side; done; echo gone-moved-object-old gone-moved-object)
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "gone-moved-object-old", "creator": null, "command": null, "pid": null, "parts": 1, "side": "old"},
|   {"file": "gone-moved-object", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "differences": [],
|  "by": "function", "sort": ["Ir"], "diff": true,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": -9, "total_old": 39, "total_new": 30}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "f", "file": "gone.c", "object": "prog", "self": [-9], "self_old": [19], "self_new": [10], "inclusive": [-9], "inclusive_old": [39], "inclusive_new": [30], "calls": 0, "calls_old": 0, "calls_new": 0, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "gone.c", "object": null, "self": [-9], "self_old": [19], "self_new": [10]}],
|    "callers": [],
|    "callees": []},
|   {"id": 1, "name": "g", "file": "gone.c", "object": "prog", "self": [0], "self_old": [20], "self_new": [20], "inclusive": [0], "inclusive_old": [20], "inclusive_new": [20], "calls": 0, "calls_old": 1, "calls_new": 1, "cycle": null, "listed": false,
|    "parts": [{"name": null, "file": "gone.c", "object": null, "self": [0], "self_old": [20], "self_new": [20]}],
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "gone.c", "found": null, "lines": [
|     {"line": 5, "self": [null], "self_old": [null], "self_new": [5], "calls": []},
|     {"line": 7, "self": [null], "self_old": [null], "self_new": [1], "calls": [{"from": 0, "to": 1, "calls": null, "calls_old": null, "calls_new": 1, "inclusive": [null], "inclusive_old": [null], "inclusive_new": [20]}]},
|     {"line": 8, "self": [null], "self_old": [null], "self_new": [4], "calls": []},
|     {"line": 12, "self": [null], "self_old": [null], "self_new": [20], "calls": []},
|     {"line": null, "self": [null], "self_old": [39], "self_new": [null], "calls": []}]}]}

== itself
# Nothing changed.
$ --threshold=100 --tree=both --inclusive=yes --diff old.callgrind old.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'old.callgrind' (creator: hand)
| Compared with 'old.callgrind'
| --------------------------------------------------------------------------------
| Trigger: old
| Profiled target:  ./old (PID 1)
| Target of OLD:    ./old (PID 1)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir             Dr         \x20
| --------------------------------------------------------------------------------
|     0           0           PROGRAM TOTALS (NEW - OLD)
| 1,000 (100.0%) 50 (100.0%)  OLD
| 1,000 (100.0%) 50 (100.0%)  NEW
|
| --------------------------------------------------------------------------------
| Ir         Dr          file:function
| --------------------------------------------------------------------------------
| no difference
|

== itself-markdown-events
# Nothing changed, and that is said.
$ --diff --format=markdown new.callgrind new.callgrind
| **Ir** 1,070 → 1,070 (0) · **Dr** 52 → 52 (0)
|
| - OLD: `new.callgrind`, `./new`
| - NEW: `new.callgrind`, `./new`
|
| | Ir | Change | of total | Function |
| | ---: | ---: | ---: | :--- |
| | | | | no difference |

@file calls-above.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 10
| cfn=f
| calls=5000000000000000000 9
| 2 20
| fn=f
| 9 20

@file calls-below.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 10
| cfn=f
| calls=-5000000000000000000 9
| 2 20
| fn=f
| 9 20

== overflow-calls
# 5 * 10^18 less -5 * 10^18 calls are more than 2^63.
$ --diff --summary calls-below.callgrind calls-above.callgrind
! cgannotate: a number of calls does not fit into 64 bits
? 1

@file smallest.callgrind
| events: Ir
| fl=m.c
| fn=main
| 1 -9223372036854775807
| 2 -1

@file zero.callgrind
| events: Ir
| fl=m.c
| fn=main
| 1 0

== smallest
# -2^63, of which there is no magnitude in 64 bits.
$ --auto=no --diff zero.callgrind smallest.callgrind
| @head
| Profile data file 'smallest.callgrind'
| Compared with 'zero.callgrind'
| Thresholds:       99
|
| --------------------------------------------------------------------------------
| Ir                                 \x20
| --------------------------------------------------------------------------------
| -9,223,372,036,854,775,808 (   new)  PROGRAM TOTALS (NEW - OLD)
|                          0           OLD (calculated)
| -9,223,372,036,854,775,808 (   new)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir                                   file:function
| --------------------------------------------------------------------------------
| -9,223,372,036,854,775,808 (   new)  m.c:main
|
! cgannotate: OLD: no costs: was collection ever on (--toggle-collect, --instr-atstart)?

@file zero-new.callgrind
| events: Ir
| ob=/new/prog
| fl=zero.c
| fn=main
| 0 50
| 3 51
| cfn=f
| calls=3 0
| 0 15
| fn=f
| 0 15

@file zero-old.callgrind
| events: Ir
| ob=/old/prog
| fl=zero.c
| fn=main
| 0 50
| 3 50
| cfn=f
| calls=2 0
| 0 10
| fn=f
| 0 10

== zero
# zero*: built in other directories, so OLD's 50 of line 3 are apart from NEW's 51. Lines that
# are not known are those of no text: main's 50 did not change, f's are 15 - 10 = +5, and the
# calls 3 - 2. Annotated is what known lines have, 51 - 50 = +1.
$ --diff zero-old.callgrind zero-new.callgrind
| @head
| Profile data file 'zero-new.callgrind'
| Compared with 'zero-old.callgrind'
| Thresholds:       99
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
|  +6 (+5.45%)  PROGRAM TOTALS (NEW - OLD)
| 110 (100.0%)  OLD (calculated)
| 116 (105.5%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| +5 (+4.55%)  zero.c:f [/new/prog]
| +1 (+0.91%)  zero.c:main [/new/prog]
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: zero.c
| --------------------------------------------------------------------------------
| Ir          \x20
|
|   .           int main(void)
|   .           {
| +51 (+46.4%)  	return f();
|   .           }
|
|  +5 (+4.55%)  <counts for unidentified lines in zero.c>
|
| -50 (-45.5%)  <counts for lines of OLD in zero.c>
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| +1 (+0.91%)  events annotated
|
! cgannotate: --diff: 2 functions moved to another file or object and are compared under NEW's name: main, f; --exact keeps them separate
! cgannotate: zero.c: OLD may be from another version of the source: only NEW's costs are shown (--old-sources=DIR says where OLD's sources are)

== zero-json
# See zero.
$ --diff --format=json zero-old.callgrind zero-new.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "zero-old.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "old"},
|   {"file": "zero-new.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "differences": [],
|  "by": "function", "sort": ["Ir"], "diff": true,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 6, "total_old": 110, "total_new": 116}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "f", "file": "zero.c", "object": "/new/prog", "self": [5], "self_old": [10], "self_new": [15], "inclusive": [5], "inclusive_old": [10], "inclusive_new": [15], "calls": 1, "calls_old": 2, "calls_new": 3, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "zero.c", "object": null, "self": [5], "self_old": [10], "self_new": [15]}],
|    "callers": [{"id": 1, "calls": 1, "calls_old": 2, "calls_new": 3, "inclusive": [5], "inclusive_old": [10], "inclusive_new": [15], "sites": []}],
|    "callees": []},
|   {"id": 1, "name": "main", "file": "zero.c", "object": "/new/prog", "self": [1], "self_old": [100], "self_new": [101], "inclusive": [6], "inclusive_old": [110], "inclusive_new": [116], "calls": 0, "calls_old": 0, "calls_new": 0, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "zero.c", "object": null, "self": [1], "self_old": [100], "self_new": [101]}],
|    "callers": [],
|    "callees": [{"id": 0, "calls": 1, "calls_old": 2, "calls_new": 3, "inclusive": [5], "inclusive_old": [10], "inclusive_new": [15], "sites": []}]},
|   {"id": 2, "name": "f", "file": "zero.c", "object": "/old/prog", "self": [null], "self_old": [null], "self_new": [null], "inclusive": [null], "inclusive_old": [null], "inclusive_new": [null], "calls": null, "calls_old": null, "calls_new": null, "cycle": null, "listed": false,
|    "parts": [{"name": null, "file": "zero.c", "object": null, "self": [null], "self_old": [null], "self_new": [null]}],
|    "callers": [],
|    "callees": []},
|   {"id": 3, "name": "main", "file": "zero.c", "object": "/old/prog", "self": [null], "self_old": [null], "self_new": [null], "inclusive": [null], "inclusive_old": [null], "inclusive_new": [null], "calls": null, "calls_old": null, "calls_new": null, "cycle": null, "listed": false,
|    "parts": [{"name": null, "file": "zero.c", "object": null, "self": [null], "self_old": [null], "self_new": [null]}],
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "zero.c", "found": "zero.c", "lines": [
|     {"line": 0, "self": [5], "self_old": [60], "self_new": [65], "calls": [{"from": 1, "to": 0, "calls": 1, "calls_old": 2, "calls_new": 3, "inclusive": [5], "inclusive_old": [10], "inclusive_new": [15]}]},
|     {"line": 3, "self": [null], "self_old": [null], "self_new": [51], "calls": []},
|     {"line": null, "self": [null], "self_old": [50], "self_new": [null], "calls": []}]}]}
! cgannotate: --diff: 2 functions moved to another file or object and are compared under NEW's name: main, f; --exact keeps them separate
