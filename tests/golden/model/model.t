## Figures that an independent model of the report disagreed with; worked out by hand.

@head
| --------------------------------------------------------------------------------
| Profile data file 'cycles.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on

@file parse.callgrind
| cmd: ./parse
| events: Ir
| fl=a.c
| fn=main
| 1 40
| fn=parse
| 2 60

@file sort.callgrind
| cmd: ./sort 1
| events: Ir
| fl=a.c
| fn=main
| 1 10
| fn=sort
| 2 90

== added
# 60 of the 100 of ./parse are of a function that ./sort has not, which is more than half.
$ --no-auto --summary sort.callgrind parse.callgrind
| ./sort 1, ./parse, sort.callgrind and 1 more
| 200 Ir; showing 3 of 3 functions, 100.0% of Ir
| 2 parts
|        Ir  function
| 45.00% 90  sort                      a.c
| 30.00% 60  parse                     a.c
| 25.00% 50  main                      a.c
! cgannotate: sort.callgrind:7: the part has no "summary:" at its end, as its program writes it: the file may be truncated
! cgannotate: parse.callgrind:7: the part has no "summary:" at its end, as its program writes it: the file may be truncated

@file again.callgrind
| cmd: ./sort 2
| events: Ir
| fl=a.c
| fn=main
| 1 10
| fn=sort
| 2 80

== added-same
# Two commands of one program.
$ --no-auto --summary sort.callgrind again.callgrind
| ./sort 1, ./sort 2, sort.callgrind and 1 more
| 190 Ir; showing 2 of 2 functions, 100.0% of Ir
| 2 parts
|         Ir  function
| 89.47% 170  sort                      a.c
| 10.53%  20  main                      a.c
! cgannotate: sort.callgrind:7: the part has no "summary:" at its end, as its program writes it: the file may be truncated
! cgannotate: again.callgrind:7: the part has no "summary:" at its end, as its program writes it: the file may be truncated

@file uncalled.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 10
| fn=g
| 9 8

== calls-null
# OLD has no calls, which is no 0.
$ --format=json --diff --no-auto uncalled.callgrind twice.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "uncalled.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "old"},
|   {"file": "twice.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "differences": [],
|  "by": "function", "sort": ["Ir"], "diff": true,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 1, "total_old": 18, "total_new": 19}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "g", "file": "a.c", "object": null, "self": [1], "self_old": [8], "self_new": [9], "inclusive": [1], "inclusive_old": [8], "inclusive_new": [9], "calls": 2, "calls_old": null, "calls_new": 2, "cycle": null, "listed": true,
|    "callers": [{"id": 1, "calls": 2, "calls_old": null, "calls_new": 2, "inclusive": [9], "inclusive_old": [null], "inclusive_new": [9], "sites": []}],
|    "callees": []},
|   {"id": 1, "name": "main", "file": "a.c", "object": null, "self": [0], "self_old": [10], "self_new": [10], "inclusive": [9], "inclusive_old": [10], "inclusive_new": [19], "calls": 0, "calls_old": null, "calls_new": 0, "cycle": null, "listed": false,
|    "callers": [],
|    "callees": []}],
|  "files": []}

== compared
# 40.00 % of NEW is of main.
$ --no-auto --summary --diff sort.callgrind parse.callgrind
| ./parse, parse.callgrind compared with sort.callgrind
| 0 Ir (0.00%: 100 to 100); showing 3 of 3 functions, 0.00% of Ir
| Command of OLD: ./sort 1
|         Ir  function
| -90.0% -90  sort (gone)               a.c
| +60.0% +60  parse (new)               a.c
| +30.0% +30  main                      a.c
! cgannotate: sort.callgrind:7: the part has no "summary:" at its end, as its program writes it: the file may be truncated
! cgannotate: parse.callgrind:7: the part has no "summary:" at its end, as its program writes it: the file may be truncated
! cgannotate: --diff: OLD is of the program sort, NEW of parse

@file part.callgrind
| cmd: ./part
| events: Ir
| fl=a.c
| fn=main
| 1 5
| summary: 5

== compared-back
# All of NEW is of main, which is 10 of OLD's 100.
$ --no-auto --summary --diff sort.callgrind part.callgrind
| ./part, part.callgrind compared with sort.callgrind
| -95 Ir (-95.0%: 100 to 5); showing 2 of 2 functions, -95.0% of Ir
| Command of OLD: ./sort 1
|         Ir  function
| -90.0% -90  sort (gone)               a.c
| -5.00%  -5  main                      a.c
! cgannotate: sort.callgrind:7: the part has no "summary:" at its end, as its program writes it: the file may be truncated
! cgannotate: --diff: OLD is of the program sort, NEW of part

@file cycles.callgrind
| events: Ir
| fl=a.c
| fn=z
| 1 5
| cfn=y
| calls=1 1
| 1 5
| fn=y
| 1 5
| cfn=z
| calls=1 1
| 1 5
| fn=b
| 1 5
| cfn=a
| calls=1 1
| 1 5
| fn=a
| 1 5
| cfn=b
| calls=1 1
| 1 5

== cycles
# Both cost 10; a and b come first by name, and are cycle 1, though z was read first.
$ --no-auto --inclusive cycles.callgrind
| @head
| Thresholds:       99
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 20 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 10 (50.00%)  a.c:a <cycle 1>
| 10 (50.00%)  a.c:b <cycle 1>
| 10 (50.00%)  a.c:y <cycle 2>
| 10 (50.00%)  a.c:z <cycle 2>
|

@file both.callgrind
| events: A B
| fl=a.c
| fn=f
| 1 100 20

@file one.callgrind
| events: A
| fl=a.c
| fn=f
| 1 100

== new-markdown
# OLD has no B, so the change to 20 has no percentage.
$ --diff --format=markdown --sort=B --show=B one.callgrind both.callgrind
| **+20 B (new: . to 20)**
|
| - OLD: `one.callgrind`
| - NEW: `both.callgrind`
| - Not in OLD: `B`
|
| | B | Change | of total | Function |
| | ---: | ---: | ---: | :--- |
| | 20 | +20 | new | `a.c:f` |

@file called.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 10
| cfi=b.c
| cfn=g
| calls=1 1
| 2 5

== no-costs
# No line of b.c costs anything: it is as callgrind_annotate shows it.
$ --inclusive --threshold=100 called.callgrind
| @head
| Profile data file 'called.callgrind'
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 10 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 15 (150.0%)  a.c:main
|  5 (50.00%)  b.c:g
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: a.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
| 10 (100.0%)  x
|  .           y
|  5 (50.00%)  => b.c:g (1x)
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: b.c
| --------------------------------------------------------------------------------
|   No information has been collected for b.c
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 10 (100.0%)  events annotated
|

@file ten.callgrind
| events: A B
| fl=a.c
| fn=f
| 1 100 10

@file twenty.callgrind
| events: A B
| fl=a.c
| fn=f
| 1 100 20

== ratio
# R is 10 / 100 and 20 / 100: its change is 0.10, in the head as in the list.
$ --summary --diff --event=R=B/A --show=A,R --sort=R ten.callgrind twenty.callgrind
| twenty.callgrind compared with ten.callgrind
| 0 A (0.00%: 100 to 100); showing 1 of 1 function
| A    R v  function
| 0  +0.10  f                         a.c

== same
# What main itself costs did not change, but what it calls: it is not listed.
$ --diff --no-auto --match=main uncalled.callgrind twice.callgrind
| twice.callgrind compared with uncalled.callgrind
| +1 Ir (+5.56%: 18 to 19); showing 0 of 1 function, 0.00% of Ir
| Self  Incl  Calls  function
|

@file once.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 1
| cfn=a
| calls=1 1
| 1 100
| cfn=b
| calls=1 1
| 2 100
| fn=a
| cfn=f
| calls=1 1
| 5 100
| fn=b
| cfn=f
| calls=1 1
| 6 100
| fn=f
| 10 100
| cfn=g
| calls=1 1
| 11 100
| fn=g
| 20 100

== tree-calls
# f is called by a and by b, once each, and calls g once, of which each has half: what was
# called is given as one call, not as none.
$ --call-tree once.callgrind
| once.callgrind
| 201 Ir; showing calls of 1 % or more
|       Incl  Self  Calls  function, and what it calls
| 100.0% 201     .      .  program
| 100.0% 201     1      .    main                      a.c
| 49.75% 100     0      1      a                         a.c
| 49.75% 100    50      1        f                         a.c
| 24.88%  50    50      1          g                         a.c
| 49.75% 100     0      1      b                         a.c
| 49.75% 100    50      1        f                         a.c
| 24.88%  50    50      1          g                         a.c

@file idle.callgrind
| events: Ir
| fl=a.c
| fn=m
| 1 5
| cfn=f
| calls=1 9
| 2 0
| fi=b.h
| cfi=a.c
| cfn=f
| calls=1 9
| 3 7
| fl=a.c
| fn=f
| 9 7

== tree-idle
# m calls f from two files, of which one cost nothing: two calls in all.
$ --call-tree idle.callgrind
| idle.callgrind
| 12 Ir; showing calls of 1 % or more
|      Incl  Self  Calls  function, and what it calls
| 100.0% 12     .      .  program
| 100.0% 12     5      .    m                         a.c
| 58.33%  7     7      2      f                         a.c

@file small.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 1
| cfn=a
| calls=1 1
| 2 95
| cfn=f
| calls=1 1
| 3 5
| fn=a
| cfn=f
| calls=1 1
| 5 95
| fn=f
| 10 10
| cfn=g
| calls=1 1
| 11 90
| fn=g
| 20 90

== tree-small
# 5 of the 100 of f come from main, so that 0.5 of its own 10 and 4.5 of g's 90 do: 1 and 5.
$ --call-tree small.callgrind
| small.callgrind
| 101 Ir; showing calls of 1 % or more
|       Incl  Self  Calls  function, and what it calls
| 100.0% 101     .      .  program
| 100.0% 101     1      .    main                      a.c
| 94.06%  95     0      1      a                         a.c
| 94.06%  95    10      1        f                         a.c
| 85.15%  86    86      1          g                         a.c
|  4.95%   5     1      1      f                         a.c
|  4.95%   5     5      1        g                         a.c
