## See gate.t for the profiles and their sums.

== grown
# f 100 - 40 = 60 with 4 calls instead of 2, of which 40 / 2 * 2 = 40 are more than half; g 50
# - 20 = 30 with 3 instead of 2: 10 is not.  Causes (N10): 4 calls of f would have cost 80, and 3
# of g 30, and cost 20 more each; main's 155 - 65 = 90 less these are 50: 40 for 2 more calls of
# f, 10 for one of g.  thread is called by nobody: 1, not a tenth of 50.
$ --no-auto --summary --diff grown-old.callgrind grown-new.callgrind '--fail-if=Ir>+10%'
| grown-new.callgrind compared with grown-old.callgrind
| +81 Ir (+85.3%: 95 to 176) (calculated); showing 3 of 5 functions, +84.2% of Ir
| +50 because of a.c:main (it calls a.c:f 4x instead of 2x)
| +20 because of a.c:f (its calls cost 25 each instead of 20)
| +20 because of a.c:g (its calls cost 17 each instead of 10)
|       Self        Incl  Calls  function
| +63.2% +60  +63.2% +60     +2  f  a.c
| +31.6% +30  +31.6% +30     +1  g  a.c
| -10.5% -10  -10.5% -10      0  h  a.c
! cgannotate: --fail-if=Ir>+10%: the program: Ir rose 85.26 % (95 to 176; limit +10 %)
! cgannotate:   +50 because of a.c:main (it calls a.c:f 4x instead of 2x)
! cgannotate:   +20 because of a.c:f (its calls cost 25 each instead of 20)
! cgannotate:   +20 because of a.c:g (its calls cost 17 each instead of 10)
! cgannotate:   +1 in a.c:thread (new)
? 3

@file by-half-new.callgrind
| version: 1
| events: Ir
| fl=a.c
| fn=main
| 1 1
| cfn=f
| calls=2 9
| 2 8
| cfn=g
| calls=2 9
| 3 7
| cfn=h
| calls=2 9
| 4 9
| fn=f
| 9 8
| fn=g
| 9 7
| fn=h
| 9 9

@file by-half-old.callgrind
| version: 1
| events: Ir
| fl=a.c
| fn=main
| 1 1
| cfn=f
| calls=1 9
| 2 3
| cfn=g
| calls=1 9
| 3 2
| cfn=h
| calls=1 9
| 4 3
| fn=f
| 9 3
| fn=g
| 9 2
| fn=h
| 9 3

== grown-by-half
# Of one call more 3 are half of f's 5 and of h's 6, 2 are not of g's 5.
# Causes: 2 calls of f, g and h would have cost 6, 4 and 6 and cost 8, 7 and 9; the rest of 16,
# which is 8, is main's, for one more call of each.
$ --diff --no-auto '--fail-if=Ir>+1' by-half-old.callgrind by-half-new.callgrind
| by-half-new.callgrind compared with by-half-old.callgrind
| +16 Ir (+177.8%: 9 to 25) (calculated); showing 3 of 4 functions, +177.8% of Ir
|      Self       Incl  Calls  function
| +66.7% +6  +66.7% +6     +1  h  a.c
| +55.6% +5  +55.6% +5     +1  f  a.c
| +55.6% +5  +55.6% +5     +1  g  a.c
|
! cgannotate: --fail-if=Ir>+1: the program: Ir rose 177.78 % (9 to 25; limit +1)
! cgannotate:   +8 because of a.c:main
! cgannotate:   +3 because of a.c:g (its calls cost 3.50 each instead of 2)
! cgannotate:   +3 because of a.c:h (its calls cost 4.50 each instead of 3)
! cgannotate:   +5 in a.c:f (called 2x instead of 1x)
? 3

@file by-one-new.callgrind
| version: 1
| events: Ir
| fl=a.c
| fn=main
| 1 1
| cfn=k
| calls=2 9
| 2 3
| cfn=m
| calls=1 9
| 3 9
| fn=k
| 9 3
| fn=m
| 9 9

@file by-one-old.callgrind
| version: 1
| events: Ir
| fl=a.c
| fn=main
| 1 1
| cfn=k
| calls=1 9
| 2 1
| fn=k
| 9 1
| fn=m
| 9 5

== grown-by-one
# k's 1 with one call more is half of its 2; m, which nobody called, is not explained.
# Causes: 2 calls of k would have cost 2 and cost 3; main calls k for 1 and m for 9 more, and m
# itself costs 5 less, which nobody paid for.
$ --diff --no-auto '--fail-if=Ir>+1' by-one-old.callgrind by-one-new.callgrind
| by-one-new.callgrind compared with by-one-old.callgrind
| +6 Ir (+85.7%: 7 to 13) (calculated); showing 2 of 3 functions, +85.7% of Ir
|      Self       Incl  Calls  function
| +57.1% +4  +57.1% +4     +1  m  a.c
| +28.6% +2  +28.6% +2     +1  k  a.c
|
! cgannotate: --fail-if=Ir>+1: the program: Ir rose 85.71 % (7 to 13; limit +1)
! cgannotate:   +10 because of a.c:main (it now calls a.c:m, 1x)
! cgannotate:   +1 because of a.c:k (its calls cost 1.50 each instead of 1)
! cgannotate:   +4 in a.c:m
? 3

@file callees-new.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 5
| cfn=part
| calls=1 20
| 2 70
| cfn=rest
| calls=1 30
| 3 900
| fn=part
| 20 20
| cfn=leaf
| calls=2 40
| 21 50
| fn=rest
| 30 900
| fn=leaf
| 40 50

@file callees-old.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 5
| cfn=part
| calls=1 20
| 2 30
| cfn=rest
| calls=1 30
| 3 100
| fn=part
| 20 10
| cfn=leaf
| calls=2 40
| 21 20
| fn=rest
| 30 100
| fn=leaf
| 40 20

== grown-callees
# part and what it calls, leaf; not rest, whose +800 is of main.  2 calls of leaf cost 50, not 20;
# the other 10 of part's 70 - 30 are its own.
$ --auto=no --inclusive --top=1 --diff callees-old.callgrind callees-new.callgrind '--fail-if=part:Ir>+10'
| callees-new.callgrind compared with callees-old.callgrind
| +840 Ir (+622.2%: 135 to 975) (calculated); showing 1 of 4 functions, 0.00% of Ir
|           Ir  Calls  function
| +622.2% +840      0  main  a.c
|
! cgannotate: --fail-if=part:Ir>+10: a.c:part: Ir rose 133.33 % (30 to 70; limit +10)
! cgannotate:   +30 because of a.c:leaf (its calls cost 25 each instead of 10)
! cgannotate:   +10 because of a.c:part
? 3

== grown-csv
# Ir 95 was exceeded by 81, 85.263 %; f and g (both +150 %) by more than 5.
$ --format=csv --no-auto --diff grown-old.callgrind grown-new.callgrind '--fail-if=Ir>+1%' '--fail-if=f|g:Ir>+5'
| object,file,function,calls,calls_old,calls_new,Ir,Ir_old,Ir_new,incl_Ir,incl_Ir_old,incl_Ir_new,exceeds,reason_of\x0d
| ,a.c,f,2,2,4,60,40,100,60,40,100,f|g:Ir>+5,Ir>+1% f|g:Ir>+5\x0d
| ,a.c,g,1,2,3,30,20,50,30,20,50,f|g:Ir>+5,Ir>+1%\x0d
| ,a.c,h,0,0,0,-10,30,20,-10,30,20,,\x0d
| ,a.c,thread,0,,0,1,,1,1,,1,,Ir>+1%\x0d
! cgannotate: --fail-if=Ir>+1%: the program: Ir rose 85.26 % (95 to 176; limit +1 %)
! cgannotate:   +50 because of a.c:main (it calls a.c:f 4x instead of 2x)
! cgannotate:   +20 because of a.c:f (its calls cost 25 each instead of 20)
! cgannotate:   +20 because of a.c:g (its calls cost 17 each instead of 10)
! cgannotate:   +1 in a.c:thread (new)
! cgannotate: --fail-if=f|g:Ir>+5: a.c:f: Ir rose 150.00 % (40 to 100; limit +5)
! cgannotate: --fail-if=f|g:Ir>+5: a.c:g: Ir rose 150.00 % (20 to 50; limit +5)
! cgannotate:   +60 in a.c:f (called 4x instead of 2x)
? 3

== grown-csv-file
# See grown-csv.
$ --format=csv --by=file --no-auto --diff grown-old.callgrind grown-new.callgrind '--fail-if=Ir>+1%' '--fail-if=a.c:Ir>+5'
| object,file,function,calls,calls_old,calls_new,Ir,Ir_old,Ir_new,incl_Ir,incl_Ir_old,incl_Ir_new,exceeds,reason_of\x0d
| ,a.c,,3,4,7,81,95,176,81,95,176,a.c:Ir>+5,Ir>+1% a.c:Ir>+5\x0d
! cgannotate: --fail-if=Ir>+1%: the program: Ir rose 85.26 % (95 to 176; limit +1 %)
! cgannotate:   +50 because of a.c:main (it calls a.c:f 4x instead of 2x)
! cgannotate:   +20 because of a.c:f (its calls cost 25 each instead of 20)
! cgannotate:   +20 because of a.c:g (its calls cost 17 each instead of 10)
! cgannotate:   +1 in a.c:thread (new)
! cgannotate: --fail-if=a.c:Ir>+5: a.c: Ir rose 85.26 % (95 to 176; limit +5)
! cgannotate:   +60 in a.c:f (called 4x instead of 2x)
! cgannotate:   +30 in a.c:g
! cgannotate:   +1 in a.c:thread (new)
? 3

== grown-function
# Of own costs only what explains them; in f itself, not in g.
$ --no-auto --diff grown-old.callgrind grown-new.callgrind '--fail-if=.*:Ir>+10%'
| grown-new.callgrind compared with grown-old.callgrind
| +81 Ir (+85.3%: 95 to 176) (calculated); showing 3 of 5 functions, +84.2% of Ir
|       Self        Incl  Calls  function
| +63.2% +60  +63.2% +60     +2  f  a.c
| +31.6% +30  +31.6% +30     +1  g  a.c
| -10.5% -10  -10.5% -10      0  h  a.c
|
! cgannotate: --fail-if=.*:Ir>+10%: a.c:f: Ir rose 150.00 % (40 to 100; limit +10 %)
! cgannotate: --fail-if=.*:Ir>+10%: a.c:g: Ir rose 150.00 % (20 to 50; limit +10 %)
! cgannotate: --fail-if=.*:Ir>+10%: a.c:thread: Ir rose (0 to 1; limit +10 %)
! cgannotate:   +60 in a.c:f (called 4x instead of 2x)
? 3

== grown-half
# The divisor of a formula.
$ --no-auto --event='Half=Ir/2' --show=Ir --diff grown-old.callgrind grown-new.callgrind '--fail-if=Half>+1'
| grown-new.callgrind compared with grown-old.callgrind
| +81 Ir (+85.3%: 95 to 176) (calculated); showing 3 of 4 functions, +84.2% of Ir
|         Ir  function
| +63.2% +60  f  a.c
| +31.6% +30  g  a.c
| -10.5% -10  h  a.c
|
! cgannotate: --fail-if=Half>+1: the program: Half rose 85.26 % (47.50 to 88.00; limit +1)
! cgannotate:   +25.00 because of a.c:main (it calls a.c:f 4x instead of 2x)
! cgannotate:   +10.00 because of a.c:f (its calls cost 12.50 each instead of 10.00)
! cgannotate:   +10.00 because of a.c:g (its calls cost 8.33 each instead of 5.00)
! cgannotate:   +0.50 in a.c:thread (new)
? 3

== grown-inclusive
# main and what it calls. h -10 is no reason.
$ --no-auto --inclusive --diff grown-old.callgrind grown-new.callgrind '--fail-if=main:Ir>+10%'
| grown-new.callgrind compared with grown-old.callgrind
| +81 Ir (+85.3%: 95 to 176) (calculated); showing 5 of 5 functions, +85.3% of Ir
|         Ir  Calls  function
| +94.7% +90      0  main          a.c
| +63.2% +60     +2  f             a.c
| +31.6% +30     +1  g             a.c
| -10.5% -10      0  h             a.c
| +1.05%  +1      0  thread (new)  a.c
|
! cgannotate: --fail-if=main:Ir>+10%: a.c:main: Ir rose 138.46 % (65 to 155; limit +10 %)
! cgannotate:   +50 because of a.c:main (it calls a.c:f 4x instead of 2x)
! cgannotate:   +20 because of a.c:f (its calls cost 25 each instead of 20)
! cgannotate:   +20 because of a.c:g (its calls cost 17 each instead of 10)
? 3

== grown-json
# See grown-csv.
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
|    "causes": [{"name": "main", "file": "a.c", "object": null, "growth": 50, "inclusive_old": 65, "inclusive_new": 155, "calls_old": 0, "calls_new": 0, "new_function": false}, {"name": "f", "file": "a.c", "object": null, "growth": 20, "inclusive_old": 40, "inclusive_new": 100, "calls_old": 2, "calls_new": 4, "new_function": false}, {"name": "g", "file": "a.c", "object": null, "growth": 20, "inclusive_old": 20, "inclusive_new": 50, "calls_old": 2, "calls_new": 3, "new_function": false}],
|    "reasons": [{"name": "f", "file": "a.c", "object": null, "growth": 60, "calls_old": 2, "calls_new": 4, "new_function": false, "by_calls": true}, {"name": "g", "file": "a.c", "object": null, "growth": 30, "calls_old": 2, "calls_new": 3, "new_function": false, "by_calls": false}, {"name": "thread", "file": "a.c", "object": null, "growth": 1, "calls_old": 0, "calls_new": 0, "new_function": true, "by_calls": false}]},
|   {"limit": "f|g:Ir\\u003e+5", "severity": "error", "event": "Ir", "unchecked": null,
|    "exceeded": [{"name": "f", "file": "a.c", "object": null, "old": 40, "new": 100}, {"name": "g", "file": "a.c", "object": null, "old": 20, "new": 50}],
|    "causes": [],
|    "reasons": [{"name": "f", "file": "a.c", "object": null, "growth": 60, "calls_old": 2, "calls_new": 4, "new_function": false, "by_calls": true}]}],
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
! cgannotate: --fail-if=Ir>+1%: the program: Ir rose 85.26 % (95 to 176; limit +1 %)
! cgannotate:   +50 because of a.c:main (it calls a.c:f 4x instead of 2x)
! cgannotate:   +20 because of a.c:f (its calls cost 25 each instead of 20)
! cgannotate:   +20 because of a.c:g (its calls cost 17 each instead of 10)
! cgannotate:   +1 in a.c:thread (new)
! cgannotate: --fail-if=f|g:Ir>+5: a.c:f: Ir rose 150.00 % (40 to 100; limit +5)
! cgannotate: --fail-if=f|g:Ir>+5: a.c:g: Ir rose 150.00 % (20 to 50; limit +5)
! cgannotate:   +60 in a.c:f (called 4x instead of 2x)
? 3

== grown-markdown
# See grown-csv.
$ --format=markdown --no-auto --diff grown-old.callgrind grown-new.callgrind '--fail-if=Ir>+1%' '--fail-if=f|g:Ir>+5'
| **Ir** 95 → 176 (+81, +85.3%)
|
| - OLD: `grown-old.callgrind`
| - NEW: `grown-new.callgrind`
|
| Limits exceeded:
|
| - `Ir>+1%`: the program: `Ir` rose 85.26 % (95 to 176; limit +1 %)
|   - +50 because of `a.c:main` (it calls `a.c:f` 4x instead of 2x)
|   - +20 because of `a.c:f` (its calls cost 25 each instead of 20)
|   - +20 because of `a.c:g` (its calls cost 17 each instead of 10)
|   - +1 in `a.c:thread` (new)
| - <code>f&#124;g&#58;Ir&#62;&#43;5</code>: `a.c:f`: `Ir` rose 150.00 % (40 to 100; limit +5)
| - <code>f&#124;g&#58;Ir&#62;&#43;5</code>: `a.c:g`: `Ir` rose 150.00 % (20 to 50; limit +5)
|   - +60 in `a.c:f` (called 4x instead of 2x)
|
| | Ir | Change | of total | Function |
| | ---: | ---: | ---: | :--- |
| | 100 | +60 (+150.0%) | +63.2% | `a.c:f` |
| | 50 | +30 (+150.0%) | +31.6% | `a.c:g` |
| | 20 | -10 (-33.3%) | -10.5% | `a.c:h` |
| | 1 | +1 | +1.05% | `a.c:thread` (new) |
! cgannotate: --fail-if=Ir>+1%: the program: Ir rose 85.26 % (95 to 176; limit +1 %)
! cgannotate:   +50 because of a.c:main (it calls a.c:f 4x instead of 2x)
! cgannotate:   +20 because of a.c:f (its calls cost 25 each instead of 20)
! cgannotate:   +20 because of a.c:g (its calls cost 17 each instead of 10)
! cgannotate:   +1 in a.c:thread (new)
! cgannotate: --fail-if=f|g:Ir>+5: a.c:f: Ir rose 150.00 % (40 to 100; limit +5)
! cgannotate: --fail-if=f|g:Ir>+5: a.c:g: Ir rose 150.00 % (20 to 50; limit +5)
! cgannotate:   +60 in a.c:f (called 4x instead of 2x)
? 3

@file calls-most-new.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 1
| cfn=f
| calls=9223372036854775807 20
| 2 10
| cfn=f
| calls=1 20
| 3 10
|
| fn=f
| 20 20
| totals: 21

@file calls-most-old.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 1
| cfn=f
| calls=2 20
| 2 10
|
| fn=f
| 20 10
| totals: 11

== grown-most-calls
# f is called 2^63 - 1 times and once, of which no more than 2^63 - 1 are counted; its 20 were
# 10, with 2 calls.
$ --no-auto --diff calls-most-old.callgrind calls-most-new.callgrind '--fail-if=Ir>+9'
! cgannotate: a number of calls does not fit into 64 bits
? 1

@file ties-new.callgrind
| events: Ir
| ob=two
| fl=b.c
| fn=f
| 1 20
| fl=a.c
| fn=f
| 1 20
| ob=one
| fn=f
| 1 20
| totals: 60

@file ties-old.callgrind
| events: Ir
| ob=two
| fl=b.c
| fn=f
| 1 10
| fl=a.c
| fn=f
| 1 10
| ob=one
| fn=f
| 1 10
| totals: 30

== grown-ties
# Each f grew by 10; by name, then file, then object: a.c of one, a.c of two, b.c of two.
$ --no-auto --format=json --diff ties-old.callgrind ties-new.callgrind '--fail-if=Ir>+29'
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "ties-old.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "old"},
|   {"file": "ties-new.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "differences": [],
|  "by": "function", "sort": ["Ir"], "diff": true,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 30, "total_old": 30, "total_new": 60}],
|  "limits": [
|   {"limit": "Ir\\u003e+29", "severity": "error", "event": "Ir", "unchecked": null,
|    "exceeded": [{"name": null, "file": null, "object": null, "old": 30, "new": 60}],
|    "causes": [],
|    "reasons": [{"name": "f", "file": "a.c", "object": "one", "growth": 10, "calls_old": null, "calls_new": null, "new_function": false, "by_calls": false}, {"name": "f", "file": "a.c", "object": "two", "growth": 10, "calls_old": null, "calls_new": null, "new_function": false, "by_calls": false}, {"name": "f", "file": "b.c", "object": "two", "growth": 10, "calls_old": null, "calls_new": null, "new_function": false, "by_calls": false}]}],
|  "functions": [
|   {"id": 0, "name": "f", "file": "a.c", "object": "one", "self": [10], "self_old": [10], "self_new": [20], "inclusive": [10], "inclusive_old": [10], "inclusive_new": [20], "calls": null, "calls_old": null, "calls_new": null, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []},
|   {"id": 1, "name": "f", "file": "a.c", "object": "two", "self": [10], "self_old": [10], "self_new": [20], "inclusive": [10], "inclusive_old": [10], "inclusive_new": [20], "calls": null, "calls_old": null, "calls_new": null, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []},
|   {"id": 2, "name": "f", "file": "b.c", "object": "two", "self": [10], "self_old": [10], "self_new": [20], "inclusive": [10], "inclusive_old": [10], "inclusive_new": [20], "calls": null, "calls_old": null, "calls_new": null, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []}],
|  "files": []}
! cgannotate: --fail-if=Ir>+29: the program: Ir rose 100.00 % (30 to 60; limit +29)
! cgannotate:   +10 in a.c:f
! cgannotate:   +10 in a.c:f
! cgannotate:   +10 in b.c:f
? 3

== grown-tsv
# See grown-csv.
$ --format=tsv --no-auto --diff grown-old.callgrind grown-new.callgrind '--fail-if=Ir>+1%' '--fail-if=f|g:Ir>+5'
| object	file	function	calls	calls_old	calls_new	Ir	Ir_old	Ir_new	incl_Ir	incl_Ir_old	incl_Ir_new	exceeds	reason_of
| 	a.c	f	2	2	4	60	40	100	60	40	100	f|g:Ir>+5	Ir>+1% f|g:Ir>+5
| 	a.c	g	1	2	3	30	20	50	30	20	50	f|g:Ir>+5	Ir>+1%
| 	a.c	h	0	0	0	-10	30	20	-10	30	20	\x09
| 	a.c	thread	0		0	1		1	1		1		Ir>+1%
! cgannotate: --fail-if=Ir>+1%: the program: Ir rose 85.26 % (95 to 176; limit +1 %)
! cgannotate:   +50 because of a.c:main (it calls a.c:f 4x instead of 2x)
! cgannotate:   +20 because of a.c:f (its calls cost 25 each instead of 20)
! cgannotate:   +20 because of a.c:g (its calls cost 17 each instead of 10)
! cgannotate:   +1 in a.c:thread (new)
! cgannotate: --fail-if=f|g:Ir>+5: a.c:f: Ir rose 150.00 % (40 to 100; limit +5)
! cgannotate: --fail-if=f|g:Ir>+5: a.c:g: Ir rose 150.00 % (20 to 50; limit +5)
! cgannotate:   +60 in a.c:f (called 4x instead of 2x)
? 3
