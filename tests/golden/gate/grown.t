## What exceeds a limit on a change, and because of what, in each format. Profiles and sums: gate.t.

== grown
# f 100 - 40 = 60 with 4 calls instead of 2; g 50 - 20 = 30 with 3 instead of 2.  Causes (N10):
# 4 calls of f would have cost 80, and 3
# of g 30, and cost 20 more each; main's 155 - 65 = 90 less these are 50: 40 for 2 more calls of
# f, 10 for one of g.  thread is called by nobody: 1, not a tenth of 50.
$ --no-auto --summary --diff grown-old.callgrind grown-new.callgrind '--fail-if=Ir>+10%'
| grown-new.callgrind compared with grown-old.callgrind
| +81 Ir (+85.3%: 95 to 176); showing 3 of 4 functions, +84.2% of Ir
| +50 because of a.c:main
| +20 because of a.c:f
| +20 because of a.c:g
|       Self        Incl  Calls  function
| +63.2% +60  +63.2% +60     +2  f                         a.c
| +31.6% +30  +31.6% +30     +1  g                         a.c
| -10.5% -10  -10.5% -10      0  h                         a.c
! cgannotate: --fail-if=Ir>+10%: the program: Ir rose 85.26 % (95 to 176)
! cgannotate:   +50 because of a.c:main
! cgannotate:   +20 because of a.c:f
! cgannotate:   +20 because of a.c:g
? 3

== grown-csv
# Ir 95 was exceeded by 81, 85.263 %; f and g (both +150 %) by more than 5.
$ --format=csv --no-auto --diff grown-old.callgrind grown-new.callgrind '--fail-if=Ir>+1%' '--fail-if=f|g:Ir>+5'
| object,file,function,calls,calls_old,calls_new,Ir,Ir_old,Ir_new,incl_Ir,incl_Ir_old,incl_Ir_new\x0d
| ,a.c,f,2,2,4,60,40,100,60,40,100\x0d
| ,a.c,g,1,2,3,30,20,50,30,20,50\x0d
| ,a.c,h,0,0,0,-10,30,20,-10,30,20\x0d
| ,a.c,thread,0,,0,1,,1,1,,1\x0d
! cgannotate: --fail-if=Ir>+1%: the program: Ir rose 85.26 % (95 to 176)
! cgannotate:   +50 because of a.c:main
! cgannotate:   +20 because of a.c:f
! cgannotate:   +20 because of a.c:g
! cgannotate: --fail-if=f|g:Ir>+5: a.c:f: Ir rose 150.00 % (40 to 100)
! cgannotate: --fail-if=f|g:Ir>+5: a.c:g: Ir rose 150.00 % (20 to 50)
? 3

== grown-csv-file
# All is in a.c: 40 + 20 + 30 + 5 = 95 and 100 + 50 + 20 + 1 + 5 = 176, with 2 + 2 and 4 + 3
# calls. The program and the file rose by 81; causes are those of grown.
$ --format=csv --by=file --no-auto --diff grown-old.callgrind grown-new.callgrind '--fail-if=Ir>+1%' '--fail-if=a.c:Ir>+5'
| object,file,function,calls,calls_old,calls_new,Ir,Ir_old,Ir_new,incl_Ir,incl_Ir_old,incl_Ir_new\x0d
| ,a.c,,3,4,7,81,95,176,81,95,176\x0d
! cgannotate: --fail-if=Ir>+1%: the program: Ir rose 85.26 % (95 to 176)
! cgannotate:   +50 because of a.c:main
! cgannotate:   +20 because of a.c:f
! cgannotate:   +20 because of a.c:g
! cgannotate: --fail-if=a.c:Ir>+5: a.c: Ir rose 85.26 % (95 to 176)
? 3

== grown-function
# Of own costs: no causes.
$ --no-auto --diff grown-old.callgrind grown-new.callgrind '--fail-if=.*:Ir>+10%'
| grown-new.callgrind compared with grown-old.callgrind
| +81 Ir (+85.3%: 95 to 176); showing 3 of 4 functions, +84.2% of Ir
|       Self        Incl  Calls  function
| +63.2% +60  +63.2% +60     +2  f                         a.c
| +31.6% +30  +31.6% +30     +1  g                         a.c
| -10.5% -10  -10.5% -10      0  h                         a.c
|
! cgannotate: --fail-if=.*:Ir>+10%: a.c:f: Ir rose 150.00 % (40 to 100)
! cgannotate: --fail-if=.*:Ir>+10%: a.c:g: Ir rose 150.00 % (20 to 50)
! cgannotate: --fail-if=.*:Ir>+10%: a.c:thread (new): Ir rose (0 to 1)
? 3

== grown-json
# The figures of grown-csv, the causes of grown with their calls, and main, 65 to 155 with what it
# calls, which did not change itself.
$ --format=json --no-auto --diff grown-old.callgrind grown-new.callgrind '--fail-if=Ir>+1%' '--fail-if=f|g:Ir>+5'
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "grown-old.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "old"},
|   {"file": "grown-new.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "differences": [],
|  "by": "function", "sort": ["Ir"], "diff": true,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 81, "total_old": 95, "total_new": 176}],
|  "limits": [
|   {"limit": "Ir\\u003e+1%", "severity": "error", "event": "Ir", "unchecked": null,
|    "exceeded": [{"name": null, "file": null, "object": null, "old": 95, "new": 176}],
|    "causes": [{"name": "main", "file": "a.c", "object": null, "growth": 50, "inclusive_old": 65, "inclusive_new": 155, "calls_old": 0, "calls_new": 0, "new_function": false}, {"name": "f", "file": "a.c", "object": null, "growth": 20, "inclusive_old": 40, "inclusive_new": 100, "calls_old": 2, "calls_new": 4, "new_function": false}, {"name": "g", "file": "a.c", "object": null, "growth": 20, "inclusive_old": 20, "inclusive_new": 50, "calls_old": 2, "calls_new": 3, "new_function": false}]},
|   {"limit": "f|g:Ir\\u003e+5", "severity": "error", "event": "Ir", "unchecked": null,
|    "exceeded": [{"name": "f", "file": "a.c", "object": null, "old": 40, "new": 100}, {"name": "g", "file": "a.c", "object": null, "old": 20, "new": 50}],
|    "causes": []}],
|  "functions": [
|   {"id": 0, "name": "f", "file": "a.c", "object": null, "self": [60], "self_old": [40], "self_new": [100], "inclusive": [60], "inclusive_old": [40], "inclusive_new": [100], "calls": 2, "calls_old": 2, "calls_new": 4, "cycle": null, "listed": true,
|    "callers": [{"id": 4, "calls": 2, "calls_old": 2, "calls_new": 4, "inclusive": [60], "inclusive_old": [40], "inclusive_new": [100], "sites": []}],
|    "callees": []},
|   {"id": 1, "name": "g", "file": "a.c", "object": null, "self": [30], "self_old": [20], "self_new": [50], "inclusive": [30], "inclusive_old": [20], "inclusive_new": [50], "calls": 1, "calls_old": 2, "calls_new": 3, "cycle": null, "listed": true,
|    "callers": [{"id": 4, "calls": 1, "calls_old": 2, "calls_new": 3, "inclusive": [30], "inclusive_old": [20], "inclusive_new": [50], "sites": []}],
|    "callees": []},
|   {"id": 2, "name": "h", "file": "a.c", "object": null, "self": [-10], "self_old": [30], "self_new": [20], "inclusive": [-10], "inclusive_old": [30], "inclusive_new": [20], "calls": 0, "calls_old": 0, "calls_new": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []},
|   {"id": 3, "name": "thread", "file": "a.c", "object": null, "self": [1], "self_old": [null], "self_new": [1], "inclusive": [1], "inclusive_old": [null], "inclusive_new": [1], "calls": 0, "calls_old": null, "calls_new": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []},
|   {"id": 4, "name": "main", "file": "a.c", "object": null, "self": [0], "self_old": [5], "self_new": [5], "inclusive": [90], "inclusive_old": [65], "inclusive_new": [155], "calls": 0, "calls_old": 0, "calls_new": 0, "cycle": null, "listed": false,
|    "callers": [],
|    "callees": []}],
|  "files": []}
! cgannotate: --fail-if=Ir>+1%: the program: Ir rose 85.26 % (95 to 176)
! cgannotate:   +50 because of a.c:main
! cgannotate:   +20 because of a.c:f
! cgannotate:   +20 because of a.c:g
! cgannotate: --fail-if=f|g:Ir>+5: a.c:f: Ir rose 150.00 % (40 to 100)
! cgannotate: --fail-if=f|g:Ir>+5: a.c:g: Ir rose 150.00 % (20 to 50)
? 3

== grown-markdown
# f 60 of 40 is 150 %, and of OLD's 95 63.2 %; g 30 of 20, h -10 of 30. Below a limit stand its
# causes, as in grown.
$ --format=markdown --no-auto --diff grown-old.callgrind grown-new.callgrind '--fail-if=Ir>+1%' '--fail-if=f|g:Ir>+5'
| **+81 Ir (+85.3%: 95 to 176)**
|
| - OLD: `grown-old.callgrind`
| - NEW: `grown-new.callgrind`
|
| Limits:
|
| - `Ir>+1%: the program: Ir rose 85.26 % (95 to 176)`
|   - `+50 because of a.c:main`
|   - `+20 because of a.c:f`
|   - `+20 because of a.c:g`
| - <code>f&#124;g&#58;Ir&#62;&#43;5&#58;&#32;a&#46;c&#58;f&#58;&#32;Ir&#32;rose&#32;150&#46;00&#32;&#37;&#32;&#40;40&#32;to&#32;100&#41;</code>
| - <code>f&#124;g&#58;Ir&#62;&#43;5&#58;&#32;a&#46;c&#58;g&#58;&#32;Ir&#32;rose&#32;150&#46;00&#32;&#37;&#32;&#40;20&#32;to&#32;50&#41;</code>
|
| | Ir | Change | of total | Function |
| | ---: | ---: | ---: | :--- |
| | 100 | +60 (+150.0%) | +63.2% | `a.c:f` |
| | 50 | +30 (+150.0%) | +31.6% | `a.c:g` |
| | 20 | -10 (-33.3%) | -10.5% | `a.c:h` |
|
| 3 of 4 listed
! cgannotate: --fail-if=Ir>+1%: the program: Ir rose 85.26 % (95 to 176)
! cgannotate:   +50 because of a.c:main
! cgannotate:   +20 because of a.c:f
! cgannotate:   +20 because of a.c:g
! cgannotate: --fail-if=f|g:Ir>+5: a.c:f: Ir rose 150.00 % (40 to 100)
! cgannotate: --fail-if=f|g:Ir>+5: a.c:g: Ir rose 150.00 % (20 to 50)
? 3
