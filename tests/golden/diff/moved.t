## Lines of a source that is newer than OLD: whose they are. Profiles and sums: diff.t.

@file moved-new.callgrind
| events: Ir
| fl=moved.c
| fn=f
| 5 5
| 7 1
| 8 4
| cfn=g
| calls=1 9
| 7 20
| fn=g
| 12 20

@file moved-old.callgrind
| events: Ir
| fl=moved.c
| fn=f
| 2 5
| 4 10
| 5 4
| cfn=g
| calls=1 9
| 4 20
| fn=g
| 9 20

== moved
# moved.c was changed after OLD, whose lines 2 5 4 9 are 5 7 8 12 of NEW: OLD's 39 stand in no
# line, NEW's 5 + 1 + 4 + 20 do, -9 in all, and of the calls NEW's.
$ --diff --context=1 $(touch -d 2020-06-01 moved-old.callgrind; touch -d 2020-07-01 moved.c; touch -d 2020-08-01 moved-new.callgrind; echo moved-old.callgrind moved-new.callgrind)
| moved-new.callgrind compared with moved-old.callgrind
| -9 Ir (-23.1%: 39 to 30); showing 1 of 1 function, -23.1% of Ir
|      Self       Incl  Calls  function
| -23.1% -9  -23.1% -9      0  f                         moved.c
|
|          Ir      moved.c
|           .   4  #include <string.h>
|           5   5  int f(void)
|           .   6  {
|           1   7  	g();
|          20      => g (1x)                    moved.c
|           4   8  }
|           .   9
| -- line 11 ----------------------------------------
|           .  11  {
|          20  12  	x++;
|           .  13  }
| -100.0% -39      <counts for lines of OLD>
|
! cgannotate: moved.c: may differ from OLD's source: its lines show NEW's cost, not the change; --old-sources=DIR says where OLD's sources are

== moved-json
# f 19 - 9 and g 20 - 20; moved.c is newer than OLD, so the lines are NEW's, and OLD's costs, 5 +
# 10 + 4 + 20, stand at a line null.
$ --diff --format=json $(touch -d 2020-06-01 moved-old.callgrind; touch -d 2020-07-01 moved.c; touch -d 2020-08-01 moved-new.callgrind; echo moved-old.callgrind moved-new.callgrind)
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "moved-old.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "old"},
|   {"file": "moved-new.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "differences": [],
|  "by": "function", "sort": ["Ir"], "diff": true,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": -9, "total_old": 39, "total_new": 30}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "f", "file": "moved.c", "object": null, "self": [-9], "self_old": [19], "self_new": [10], "inclusive": [-9], "inclusive_old": [39], "inclusive_new": [30], "calls": 0, "calls_old": 0, "calls_new": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []},
|   {"id": 1, "name": "g", "file": "moved.c", "object": null, "self": [0], "self_old": [20], "self_new": [20], "inclusive": [0], "inclusive_old": [20], "inclusive_new": [20], "calls": 0, "calls_old": 1, "calls_new": 1, "cycle": null, "listed": false,
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "moved.c", "found": "moved.c", "lines": [
|     {"line": 5, "self": [5], "self_old": [null], "self_new": [5], "calls": []},
|     {"line": 7, "self": [1], "self_old": [null], "self_new": [1], "calls": [{"from": 0, "to": 1, "calls": 1, "calls_old": 0, "calls_new": 1, "inclusive": [20], "inclusive_old": [null], "inclusive_new": [20]}]},
|     {"line": 8, "self": [4], "self_old": [null], "self_new": [4], "calls": []},
|     {"line": 12, "self": [20], "self_old": [null], "self_new": [20], "calls": []},
|     {"line": null, "self": [-39], "self_old": [39], "self_new": [null], "calls": []}]}]}

== moved-object
# Two programs that were given one name: apart, too.
$ --diff --context=1 '--mod-file=s/^(old|new)$/prog/' $(touch -d 2020-01-01 moved.c; echo moved-object-old.callgrind moved-object.callgrind)
| moved-object.callgrind compared with moved-object-old.callgrind
| -9 Ir (-23.1%: 39 to 30); showing 1 of 1 function, -23.1% of Ir
|      Self       Incl  Calls  function
| -23.1% -9  -23.1% -9      0  f                         moved.c, prog
|
|          Ir      moved.c
|           .   4  #include <string.h>
|           5   5  int f(void)
|           .   6  {
|           1   7  	g();
|          20      => g (1x)                    moved.c, prog
|           4   8  }
|           .   9
| -- line 11 ----------------------------------------
|           .  11  {
|          20  12  	x++;
|           .  13  }
| -100.0% -39      <counts for lines of OLD>
|
! cgannotate: moved.c: may differ from OLD's source: its lines show NEW's cost, not the change; --old-sources=DIR says where OLD's sources are

== moved-object-json
# The lines of moved-json, of two objects with one name; nothing calls g more often.
$ --diff --format=json '--mod-file=s/^(old|new)$/prog/' $(touch -d 2020-01-01 moved.c; echo moved-object-old.callgrind moved-object.callgrind)
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "moved-object-old.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "old"},
|   {"file": "moved-object.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "differences": [],
|  "by": "function", "sort": ["Ir"], "diff": true,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": -9, "total_old": 39, "total_new": 30}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "f", "file": "moved.c", "object": "prog", "self": [-9], "self_old": [19], "self_new": [10], "inclusive": [-9], "inclusive_old": [39], "inclusive_new": [30], "calls": 0, "calls_old": 0, "calls_new": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []},
|   {"id": 1, "name": "g", "file": "moved.c", "object": "prog", "self": [0], "self_old": [20], "self_new": [20], "inclusive": [0], "inclusive_old": [20], "inclusive_new": [20], "calls": 0, "calls_old": 1, "calls_new": 1, "cycle": null, "listed": false,
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "moved.c", "found": "moved.c", "lines": [
|     {"line": 5, "self": [5], "self_old": [null], "self_new": [5], "calls": []},
|     {"line": 7, "self": [1], "self_old": [null], "self_new": [1], "calls": [{"from": 0, "to": 1, "calls": 1, "calls_old": 0, "calls_new": 1, "inclusive": [20], "inclusive_old": [null], "inclusive_new": [20]}]},
|     {"line": 8, "self": [4], "self_old": [null], "self_new": [4], "calls": []},
|     {"line": 12, "self": [20], "self_old": [null], "self_new": [20], "calls": []},
|     {"line": null, "self": [-39], "self_old": [39], "self_new": [null], "calls": []}]}]}

== not-moved
# It was not (2 seconds are the same time), so line 4 is 0 - 10, and so on.
$ --diff --context=1 $(touch -d 2020-06-01 moved.c; touch -d 2020-06-01T00:00:02 moved-old.callgrind; echo moved-old.callgrind moved-new.callgrind)
| moved-new.callgrind compared with moved-old.callgrind
| -9 Ir (-23.1%: 39 to 30); showing 1 of 1 function, -23.1% of Ir
|      Self       Incl  Calls  function
| -23.1% -9  -23.1% -9      0  f                         moved.c
|
|         Ir      moved.c
|          .   1  /* a
| -12.8%  -5   2     b
|          .   3     c */
| -25.6% -10   4  #include <string.h>
| -51.3% -20      => g (-1x)                   moved.c
| +2.56%  +1   5  int f(void)
|          .   6  {
| +2.56%  +1   7  	g();
| +51.3% +20      => g (+1x)                   moved.c
| +10.3%  +4   8  }
| -51.3% -20   9
|          .  10  void g(void)
|          .  11  {
| +51.3% +20  12  	x++;
|          .  13  }
|

== not-moved-json
# moved.c is older than OLD, by two seconds: lines are those of both, such as 5 with 4 and 5.
$ --diff --format=json $(touch -d 2020-06-01 moved.c; touch -d 2020-06-01T00:00:02 moved-old.callgrind; echo moved-old.callgrind moved-new.callgrind)
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "moved-old.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "old"},
|   {"file": "moved-new.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "differences": [],
|  "by": "function", "sort": ["Ir"], "diff": true,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": -9, "total_old": 39, "total_new": 30}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "f", "file": "moved.c", "object": null, "self": [-9], "self_old": [19], "self_new": [10], "inclusive": [-9], "inclusive_old": [39], "inclusive_new": [30], "calls": 0, "calls_old": 0, "calls_new": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []},
|   {"id": 1, "name": "g", "file": "moved.c", "object": null, "self": [0], "self_old": [20], "self_new": [20], "inclusive": [0], "inclusive_old": [20], "inclusive_new": [20], "calls": 0, "calls_old": 1, "calls_new": 1, "cycle": null, "listed": false,
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "moved.c", "found": "moved.c", "lines": [
|     {"line": 2, "self": [-5], "self_old": [5], "self_new": [null], "calls": []},
|     {"line": 4, "self": [-10], "self_old": [10], "self_new": [null], "calls": [{"from": 0, "to": 1, "calls": -1, "calls_old": 1, "calls_new": 0, "inclusive": [-20], "inclusive_old": [20], "inclusive_new": [null]}]},
|     {"line": 5, "self": [1], "self_old": [4], "self_new": [5], "calls": []},
|     {"line": 7, "self": [1], "self_old": [null], "self_new": [1], "calls": [{"from": 0, "to": 1, "calls": 1, "calls_old": 0, "calls_new": 1, "inclusive": [20], "inclusive_old": [null], "inclusive_new": [20]}]},
|     {"line": 8, "self": [4], "self_old": [null], "self_new": [4], "calls": []},
|     {"line": 9, "self": [-20], "self_old": [20], "self_new": [null], "calls": []},
|     {"line": 12, "self": [20], "self_old": [null], "self_new": [20], "calls": []}]}]}

@file own-moved.callgrind
| events: Ir
| fl=a.h
| fn=f
| 7 5
| fi=a.c
| 1 10

@file own.callgrind
| events: Ir
| fl=a.c
| fn=f
| 1 10
| fi=a.h
| 7 5

== own-moved
# f is a.c's and has inlined a.h's 5, then a.h's with a.c's 10 in it: one function, 10 + 5 in both.
$ --auto=no --threshold=100 --inclusive --diff own.callgrind own-moved.callgrind
| own-moved.callgrind compared with own.callgrind
| 0 Ir (0.00%: 15 to 15); showing 0 of 0 functions, 0.00% of Ir
| Incl(Ir)  function
| no difference
|
! cgannotate: --diff: 1 function matched although its path or name differs
! cgannotate: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

@file placed-new.callgrind
| events: Ir Dr
| fl=moved.c
| fn=f
| 5 20 2
| 7 20 2

@file placed-old.callgrind
| events: Ir Dr
| fl=moved.c
| fn=f
| 2 10 5
| 4 10 1

== ratio-moved
# OLD's lines are no lines of moved.c: 6 / 20 = 30 % gone; NEW's two have 2 / 20 = 10 % each.
# What is annotated: 4 / 40 - 6 / 20 = -20 %.
$ --diff --context=0 --event=R=100*Dr/Ir --show=Ir,R $(touch -d 2020-06-01 placed-old.callgrind; touch -d 2020-07-01 moved.c; touch -d 2020-08-01 placed-new.callgrind; echo placed-old.callgrind placed-new.callgrind)
| placed-new.callgrind compared with placed-old.callgrind
| +20 Ir (+100.0%: 20 to 40); showing 1 of 1 function, +100.0% of Ir
|          Ir       R  function
| +100.0% +20  -20.00  f                         moved.c
|
|          Ir       R     moved.c
|          20   10.00  5  int f(void)
| -- line 7 ----------------------------------------
|          20   10.00  7  	g();
| -100.0% -20  -30.00     <counts for lines of OLD>
|
! cgannotate: moved.c: may differ from OLD's source: its lines show NEW's cost, not the change; --old-sources=DIR says where OLD's sources are

== ratio-moved-json
# R is 6 / 20 of OLD and 4 / 40 of NEW; each of NEW's lines has 2 / 20, and OLD's 6 / 20 stand at
# a line null.
$ --diff --format=json --event=R=Dr/Ir --show=Ir,R $(touch -d 2020-06-01 placed-old.callgrind; touch -d 2020-07-01 moved.c; touch -d 2020-08-01 placed-new.callgrind; echo placed-old.callgrind placed-new.callgrind)
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "placed-old.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "old"},
|   {"file": "placed-new.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "differences": [],
|  "by": "function", "sort": ["Ir", "Dr"], "diff": true,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 20, "total_old": 20, "total_new": 40},
|   {"name": "R", "long_name": null, "formula": "Dr/Ir", "ratio": true, "unit": "number", "total": -0.2, "total_old": 0.3, "total_new": 0.1}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "f", "file": "moved.c", "object": null, "self": [20, -0.2], "self_old": [20, 0.3], "self_new": [40, 0.1], "inclusive": [20, -0.2], "inclusive_old": [20, 0.3], "inclusive_new": [40, 0.1], "calls": null, "calls_old": null, "calls_new": null, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "moved.c", "found": "moved.c", "lines": [
|     {"line": 5, "self": [20, 0.1], "self_old": [null, null], "self_new": [20, 0.1], "calls": []},
|     {"line": 7, "self": [20, 0.1], "self_old": [null, null], "self_new": [20, 0.1], "calls": []},
|     {"line": null, "self": [-20, -0.3], "self_old": [20, 0.3], "self_new": [null, null], "calls": []}]}]}
