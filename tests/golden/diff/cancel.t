## Changes that cancel out, are of calls alone, or of code without lines. Profiles and sums: diff.t.

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

== called-gone
# ext is only called, twice for 50 in OLD, and not at all in NEW; main 10 + 50 and 10.
$ --auto=no --threshold=100 --inclusive --diff calls-ext.callgrind alone.callgrind
| alone.callgrind compared with calls-ext.callgrind
| 0 Ir (0.00%: 10 to 10); showing 2 of 2 functions, 0.00% of Ir
|    Incl(Ir)  Calls  function
| -500.0% -50     -2  ext (gone)                a.c
| -500.0% -50      0  main                      a.c
|

== called-new
# The other way round: ext is new, and main 10 and 10 + 50.
$ --auto=no --threshold=100 --inclusive --diff alone.callgrind calls-ext.callgrind
| calls-ext.callgrind compared with alone.callgrind
| 0 Ir (0.00%: 10 to 10); showing 2 of 2 functions, 0.00% of Ir
|    Incl(Ir)  Calls  function
| +500.0% +50     +2  ext (new)                 a.c
| +500.0% +50      0  main                      a.c
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
# f's lines of cancel.c are 10 20 and 20 10, both 30, that of cancel.h 7 and 9. 37 and 39: +2; +10
# and -10 of 37 are 27.03 %.
$ --threshold=100 --context=0 --diff cancel-old.callgrind cancel-new.callgrind
| cancel-new.callgrind compared with cancel-old.callgrind
| +2 Ir (+5.41%: 37 to 39); showing 1 of 1 function, +5.41% of Ir
|        Ir  function
| +5.41% +2  f                         cancel.c
|
|         Ir     cancel.c
| +27.0% +10  1  first();
| -27.0% -10  2  second();
|
|        Ir     cancel.h
| +5.41% +2  5  fifth();
|

== cancel-by
# f as a function: 10 + 20 + 7 and 20 + 10 + 9, +2 of 37.
$ --threshold=100 --auto=no --by=function --diff cancel-old.callgrind cancel-new.callgrind
| cancel-new.callgrind compared with cancel-old.callgrind
| +2 Ir (+5.41%: 37 to 39); showing 1 of 1 function, +5.41% of Ir
|        Ir  function
| +5.41% +2  f                         cancel.c
|

== cancel-function
# f's lines: +10, -10 and +2 of 37, which is 27.0 % and 5.41 %.
$ --fn=f --context=0 --diff cancel-old.callgrind cancel-new.callgrind
| f                         cancel.c
| self +2 Ir (+5.41%: 37 to 39), inclusive +2 Ir (+5.41%: 37 to 39)
|         Ir     cancel.c
| +27.0% +10  1  first();
| -27.0% -10  2  second();
|
|        Ir     cancel.h
| +5.41% +2  5  fifth();
|
! cgannotate: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

== cancel-itself
# Nothing changed of the same profile.
$ --threshold=100 --context=0 --diff cancel-new.callgrind cancel-new.callgrind
| cancel-new.callgrind compared with cancel-new.callgrind
| 0 Ir (0.00%: 39 to 39); showing 0 of 0 functions, 0.00% of Ir
| Ir  function
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

== chain-inclusive
# f1 calls f2, that f3, f4 and leaf: 4 + 10 + 5 + 5 = 24 and 4 + 100 + 7 + 6 = 117. f1 +93, f2 to
# leaf +90 each, s1 +2, s2 +1. Of 117, the larger total, f1 leaves 24, 20.5 %, leaf 23.1 % and s1
# 98.3 %, so s1 is the last one. The four with +90 are in the order of their names.
$ --auto=no --inclusive --threshold=70 --diff chain-old.callgrind chain-new.callgrind
| chain-new.callgrind compared with chain-old.callgrind
| +93 Ir (+387.5%: 24 to 117); showing 6 of 7 functions, +383.3% of Ir
|    Incl(Ir)  Calls  function
| +387.5% +93      0  f1                        a.c
| +375.0% +90      0  f2                        a.c
| +375.0% +90      0  f3                        a.c
| +375.0% +90      0  f4                        a.c
| +375.0% +90      0  leaf                      a.c
|  +8.33%  +2      0  s1                        a.c
|

== chain-summary
# In a summary, too: f1 +93, f2 to leaf +90. The cause is leaf, which f1 to f4 call in turn.
$ --summary --sort='Incl(Ir)' --threshold=70 --diff chain-old.callgrind chain-new.callgrind
| chain-new.callgrind compared with chain-old.callgrind
| +93 Ir (+387.5%: 24 to 117); showing 6 of 7 functions, +383.3% of Ir
| +90 because of a.c:leaf
|        Self       Incl v  Calls  function
|           0  +387.5% +93      0  f1                        a.c
|           0  +375.0% +90      0  f2                        a.c
|           0  +375.0% +90      0  f3                        a.c
|           0  +375.0% +90      0  f4                        a.c
| +375.0% +90  +375.0% +90      0  leaf                      a.c
|  +8.33%  +2   +8.33%  +2      0  s1                        a.c

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
|    "callers": [],
|    "callees": []},
|   {"id": 1, "name": "g", "file": "gone.c", "object": "prog", "self": [0], "self_old": [20], "self_new": [20], "inclusive": [0], "inclusive_old": [20], "inclusive_new": [20], "calls": 0, "calls_old": 1, "calls_new": 1, "cycle": null, "listed": false,
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "gone.c", "found": null, "lines": [
|     {"line": 5, "self": [5], "self_old": [null], "self_new": [5], "calls": []},
|     {"line": 7, "self": [1], "self_old": [null], "self_new": [1], "calls": [{"from": 0, "to": 1, "calls": 1, "calls_old": 0, "calls_new": 1, "inclusive": [20], "inclusive_old": [null], "inclusive_new": [20]}]},
|     {"line": 8, "self": [4], "self_old": [null], "self_new": [4], "calls": []},
|     {"line": 12, "self": [20], "self_old": [null], "self_new": [20], "calls": []},
|     {"line": null, "self": [-39], "self_old": [39], "self_new": [null], "calls": []}]}]}

== itself-markdown-events
# Nothing changed, and that is said.
$ --diff --format=markdown new.callgrind new.callgrind
| **0 Ir (0.00%: 1,070 to 1,070)** · **0 Dr (0.00%: 52 to 52)**
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
$ --diff --show=Calls --no-auto calls-below.callgrind calls-above.callgrind
! cgannotate: a figure that Calls needs does not fit into 64 bits
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
| smallest.callgrind compared with zero.callgrind
| -9,223,372,036,854,775,808 Ir (new: 0 to -9,223,372,036,854,775,808); showing 1 of 1 function
|                             Ir  function
| new -9,223,372,036,854,775,808  main                      m.c
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
# Built in other directories, so OLD's 50 of line 3 are apart from NEW's 51. Lines that are not
# known are those of no text: main's 50 did not change, f's are 15 - 10 = +5, and the calls 3 - 2.
# Annotated is what known lines have, 51 - 50 = +1.
$ --diff zero-old.callgrind zero-new.callgrind
| zero-new.callgrind compared with zero-old.callgrind
| +6 Ir (+5.45%: 110 to 116); showing 2 of 2 functions, +5.45% of Ir
|      Self       Incl  Calls  function
| +4.55% +5  +4.55% +5     +1  f                         zero.c, /new/prog
| +0.91% +1  +5.45% +6      0  main                      zero.c, /new/prog
|
|         Ir     zero.c
|          .  1  int main(void)
|          .  2  {
|         51  3  	return f();
|          .  4  }
| +4.55%  +5     <counts for unidentified lines>
| -45.5% -50     <counts for lines of OLD>
|
! cgannotate: --diff: 2 functions matched although paths or names differ
! cgannotate: zero.c: may differ from OLD's source: its lines show NEW's cost, not the change; --old-sources=DIR says where OLD's sources are

== zero-json
# Line 0 has main's 50 and f's 10 or 15; line 3 is NEW's, 51, and OLD's 50 stand at a line null. f
# costs 5 more in three calls, two before.
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
|    "callers": [{"id": 1, "calls": 1, "calls_old": 2, "calls_new": 3, "inclusive": [5], "inclusive_old": [10], "inclusive_new": [15], "sites": []}],
|    "callees": []},
|   {"id": 1, "name": "main", "file": "zero.c", "object": "/new/prog", "self": [1], "self_old": [100], "self_new": [101], "inclusive": [6], "inclusive_old": [110], "inclusive_new": [116], "calls": 0, "calls_old": 0, "calls_new": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": [{"id": 0, "calls": 1, "calls_old": 2, "calls_new": 3, "inclusive": [5], "inclusive_old": [10], "inclusive_new": [15], "sites": []}]},
|   {"id": 2, "name": "f", "file": "zero.c", "object": "/old/prog", "self": [null], "self_old": [null], "self_new": [null], "inclusive": [null], "inclusive_old": [null], "inclusive_new": [null], "calls": null, "calls_old": null, "calls_new": null, "cycle": null, "listed": false,
|    "callers": [],
|    "callees": []},
|   {"id": 3, "name": "main", "file": "zero.c", "object": "/old/prog", "self": [null], "self_old": [null], "self_new": [null], "inclusive": [null], "inclusive_old": [null], "inclusive_new": [null], "calls": null, "calls_old": null, "calls_new": null, "cycle": null, "listed": false,
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "zero.c", "found": "zero.c", "lines": [
|     {"line": 0, "self": [5], "self_old": [60], "self_new": [65], "calls": [{"from": 1, "to": 0, "calls": 1, "calls_old": 2, "calls_new": 3, "inclusive": [5], "inclusive_old": [10], "inclusive_new": [15]}]},
|     {"line": 3, "self": [51], "self_old": [null], "self_new": [51], "calls": []},
|     {"line": null, "self": [-50], "self_old": [50], "self_new": [null], "calls": []}]}]}
! cgannotate: --diff: 2 functions matched although paths or names differ
