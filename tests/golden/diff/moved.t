## See diff.t for the profiles and their sums.

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

@head
| --------------------------------------------------------------------------------
| Profile data file 'moved-new.callgrind'
| Compared with 'moved-old.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on

== moved
# moved.c was changed after OLD, whose lines 2 5 4 9 are 5 7 8 12 of NEW: OLD's 39 stand in no
# line, NEW's 5 + 1 + 4 + 20 do, -9 in all, and of the calls NEW's.
$ --diff --context=1 $(touch -d 2020-06-01 moved-old.callgrind; touch -d 2020-07-01 moved.c; touch -d 2020-08-01 moved-new.callgrind; echo moved-old.callgrind moved-new.callgrind)
| @head
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| -9 (-23.1%)  PROGRAM TOTALS (NEW - OLD)
| 39 (100.0%)  OLD (calculated)
| 30 (76.92%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| -9 (-23.1%)  moved.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: moved.c
| --------------------------------------------------------------------------------
| Ir           \x20
|
| -- line 4 ----------------------------------------
|    .           #include <string.h>
|   +5 (+12.8%)  int f(void)
|    .           {
|   +1 (+2.56%)  	g();
|  +20 (+51.3%)  => moved.c:g (+1x)
|   +4 (+10.3%)  }
|    .          \x20
| -- line 9 ----------------------------------------
| -- line 11 ----------------------------------------
|    .           {
|  +20 (+51.3%)  	x++;
|    .           }
| -- line 13 ----------------------------------------
|
| -39 (-100.0%)  <counts for lines of OLD in moved.c>
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| -9 (-23.1%)  events annotated
|
! cgannotate: moved.c: OLD may be from another version of the source: only NEW's costs are shown (--old-sources=DIR says where OLD's sources are)

== moved-json
# *moved*-json: the same figures; what OLD's lines cost is a line null, with -39 of 39 and
# nothing, or -20 of 20 and -30 % of 30 %.
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
|    "parts": [{"name": null, "file": "moved.c", "object": null, "self": [-9], "self_old": [19], "self_new": [10]}],
|    "callers": [],
|    "callees": []},
|   {"id": 1, "name": "g", "file": "moved.c", "object": null, "self": [0], "self_old": [20], "self_new": [20], "inclusive": [0], "inclusive_old": [20], "inclusive_new": [20], "calls": 0, "calls_old": 1, "calls_new": 1, "cycle": null, "listed": false,
|    "parts": [{"name": null, "file": "moved.c", "object": null, "self": [0], "self_old": [20], "self_new": [20]}],
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "moved.c", "found": "moved.c", "lines": [
|     {"line": 5, "self": [null], "self_old": [null], "self_new": [5], "calls": []},
|     {"line": 7, "self": [null], "self_old": [null], "self_new": [1], "calls": [{"from": 0, "to": 1, "calls": null, "calls_old": null, "calls_new": 1, "inclusive": [null], "inclusive_old": [null], "inclusive_new": [20]}]},
|     {"line": 8, "self": [null], "self_old": [null], "self_new": [4], "calls": []},
|     {"line": 12, "self": [null], "self_old": [null], "self_new": [20], "calls": []},
|     {"line": null, "self": [null], "self_old": [39], "self_new": [null], "calls": []}]}]}

@file moved-named.callgrind
| events: Ir
| ob=old
| fl=moved.c
| fn=f
| ob=new
| fn=f
| 5 5
| 7 1
| 8 4
| cfn=g
| calls=1 9
| 7 20
| fn=g
| 12 20

== moved-named
# NEW names the f of old, but has no costs of it: apart, too. Its f and g are 10 and 20 more,
# old's are 19 and 20 less; -9 of 39.
$ --diff --exact --context=1 $(touch -d 2020-01-01 moved.c; echo moved-object-old.callgrind moved-named.callgrind)
| @head
| Profile data file 'moved-named.callgrind'
| Compared with 'moved-object-old.callgrind'
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| -9 (-23.1%)  PROGRAM TOTALS (NEW - OLD)
| 39 (100.0%)  OLD (calculated)
| 30 (76.92%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| +20 (+51.3%)  moved.c:g (new) [new]
| -20 (-51.3%)  moved.c:g (gone) [old]
| -19 (-48.7%)  moved.c:f [old]
| +10 (+25.6%)  moved.c:f (new) [new]
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: moved.c
| --------------------------------------------------------------------------------
| Ir           \x20
|
| -- line 4 ----------------------------------------
|    .           #include <string.h>
|   +5 (+12.8%)  int f(void)
|    .           {
|   +1 (+2.56%)  	g();
|  +20 (+51.3%)  => moved.c:g (new) (+1x) [new]
|   +4 (+10.3%)  }
|    .          \x20
| -- line 9 ----------------------------------------
| -- line 11 ----------------------------------------
|    .           {
|  +20 (+51.3%)  	x++;
|    .           }
| -- line 13 ----------------------------------------
|
| -39 (-100.0%)  <counts for lines of OLD in moved.c>
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| -9 (-23.1%)  events annotated
|
! cgannotate: moved.c: OLD may be from another version of the source: only NEW's costs are shown (--old-sources=DIR says where OLD's sources are)

== moved-object
# Two programs that were given one name: apart, too.
$ --diff --context=1 '--mod-file=s/^(old|new)$/prog/' $(touch -d 2020-01-01 moved.c; echo moved-object-old.callgrind moved-object.callgrind)
| @head
| Profile data file 'moved-object.callgrind'
| Compared with 'moved-object-old.callgrind'
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| -9 (-23.1%)  PROGRAM TOTALS (NEW - OLD)
| 39 (100.0%)  OLD (calculated)
| 30 (76.92%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| -9 (-23.1%)  moved.c:f [prog]
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: moved.c
| --------------------------------------------------------------------------------
| Ir           \x20
|
| -- line 4 ----------------------------------------
|    .           #include <string.h>
|   +5 (+12.8%)  int f(void)
|    .           {
|   +1 (+2.56%)  	g();
|  +20 (+51.3%)  => moved.c:g (+1x)
|   +4 (+10.3%)  }
|    .          \x20
| -- line 9 ----------------------------------------
| -- line 11 ----------------------------------------
|    .           {
|  +20 (+51.3%)  	x++;
|    .           }
| -- line 13 ----------------------------------------
|
| -39 (-100.0%)  <counts for lines of OLD in moved.c>
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| -9 (-23.1%)  events annotated
|
! cgannotate: moved.c: OLD may be from another version of the source: only NEW's costs are shown (--old-sources=DIR says where OLD's sources are)

== moved-object-json
# See moved-json.
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
|    "parts": [{"name": null, "file": "moved.c", "object": null, "self": [-9], "self_old": [19], "self_new": [10]}],
|    "callers": [],
|    "callees": []},
|   {"id": 1, "name": "g", "file": "moved.c", "object": "prog", "self": [0], "self_old": [20], "self_new": [20], "inclusive": [0], "inclusive_old": [20], "inclusive_new": [20], "calls": 0, "calls_old": 1, "calls_new": 1, "cycle": null, "listed": false,
|    "parts": [{"name": null, "file": "moved.c", "object": null, "self": [0], "self_old": [20], "self_new": [20]}],
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "moved.c", "found": "moved.c", "lines": [
|     {"line": 5, "self": [null], "self_old": [null], "self_new": [5], "calls": []},
|     {"line": 7, "self": [null], "self_old": [null], "self_new": [1], "calls": [{"from": 0, "to": 1, "calls": null, "calls_old": null, "calls_new": 1, "inclusive": [null], "inclusive_old": [null], "inclusive_new": [20]}]},
|     {"line": 8, "self": [null], "self_old": [null], "self_new": [4], "calls": []},
|     {"line": 12, "self": [null], "self_old": [null], "self_new": [20], "calls": []},
|     {"line": null, "self": [null], "self_old": [39], "self_new": [null], "calls": []}]}]}

== not-moved
# It was not (2 seconds are the same time), so line 4 is 0 - 10, and so on.
$ --diff --context=1 $(touch -d 2020-06-01 moved.c; touch -d 2020-06-01T00:00:02 moved-old.callgrind; echo moved-old.callgrind moved-new.callgrind)
| @head
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| -9 (-23.1%)  PROGRAM TOTALS (NEW - OLD)
| 39 (100.0%)  OLD (calculated)
| 30 (76.92%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| -9 (-23.1%)  moved.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: moved.c
| --------------------------------------------------------------------------------
| Ir          \x20
|
|   .           /* a
|  -5 (-12.8%)     b
|   .              c */
| -10 (-25.6%)  #include <string.h>
| -20 (-51.3%)  => moved.c:g (-1x)
|  +1 (+2.56%)  int f(void)
|   .           {
|  +1 (+2.56%)  	g();
| +20 (+51.3%)  => moved.c:g (+1x)
|  +4 (+10.3%)  }
| -20 (-51.3%) \x20
|   .           void g(void)
| -- line 10 ----------------------------------------
| -- line 11 ----------------------------------------
|   .           {
| +20 (+51.3%)  	x++;
|   .           }
| -- line 13 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| -9 (-23.1%)  events annotated
|

== not-moved-json
# See moved-json.
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
|    "parts": [{"name": null, "file": "moved.c", "object": null, "self": [-9], "self_old": [19], "self_new": [10]}],
|    "callers": [],
|    "callees": []},
|   {"id": 1, "name": "g", "file": "moved.c", "object": null, "self": [0], "self_old": [20], "self_new": [20], "inclusive": [0], "inclusive_old": [20], "inclusive_new": [20], "calls": 0, "calls_old": 1, "calls_new": 1, "cycle": null, "listed": false,
|    "parts": [{"name": null, "file": "moved.c", "object": null, "self": [0], "self_old": [20], "self_new": [20]}],
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
# f is a.c's and has inlined a.h's 5, then a.h's with a.c's 10 in it. OLD's a.c:f is 10 + 5 =
# 15 and its a.h:f 5; NEW's a.h:f is 15 and its a.c:f 10. NEW - OLD: a.h:f +10, a.c:f -5, of
# 15.
$ --auto=no --threshold=100 --inclusive --diff own.callgrind own-moved.callgrind
| @head
| Profile data file 'own-moved.callgrind'
| Compared with 'own.callgrind'
| Thresholds:       100
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
|  0           PROGRAM TOTALS (NEW - OLD)
| 15 (100.0%)  OLD (calculated)
| 15 (100.0%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| +10 (+66.7%)  a.h:f
|  -5 (-33.3%)  a.c:f
|
! cgannotate: --diff: OLD has the functions of 0.00% of NEW's cost only; are these runs of one program?
! cgannotate: --inclusive: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

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
| @head
| Profile data file 'placed-new.callgrind'
| Compared with 'placed-old.callgrind'
| Events recorded:  Ir Dr
| Events shown:     Ir R
| Event sort order: Ir Dr
| Thresholds:       99 0
|
| --------------------------------------------------------------------------------
| Ir            R     \x20
| --------------------------------------------------------------------------------
| +20 (+100.0%) -20.00  PROGRAM TOTALS (NEW - OLD)
|   20 (100.0%)  30.00  OLD (calculated)
|   40 (200.0%)  10.00  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir            R       file:function
| --------------------------------------------------------------------------------
| +20 (+100.0%) -20.00  moved.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: moved.c
| --------------------------------------------------------------------------------
| Ir            R     \x20
|
| -- line 5 ----------------------------------------
| +20 (+100.0%) +10.00  int f(void)
| -- line 7 ----------------------------------------
| +20 (+100.0%) +10.00  	g();
| -- line 7 ----------------------------------------
|
| -20 (-100.0%) -30.00  <counts for lines of OLD in moved.c>
|
| --------------------------------------------------------------------------------
| Ir            R     \x20
| --------------------------------------------------------------------------------
| +20 (+100.0%) -20.00  events annotated
|
! cgannotate: moved.c: OLD may be from another version of the source: only NEW's costs are shown (--old-sources=DIR says where OLD's sources are)

== ratio-moved-json
# See ratio-by in ratio.t and moved-json.
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
|    "parts": [{"name": null, "file": "moved.c", "object": null, "self": [20, -0.2], "self_old": [20, 0.3], "self_new": [40, 0.1]}],
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "moved.c", "found": "moved.c", "lines": [
|     {"line": 5, "self": [null, null], "self_old": [null, null], "self_new": [20, 0.1], "calls": []},
|     {"line": 7, "self": [null, null], "self_old": [null, null], "self_new": [20, 0.1], "calls": []},
|     {"line": null, "self": [null, null], "self_old": [20, 0.3], "self_new": [null, null], "calls": []}]}]}
