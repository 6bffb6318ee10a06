## --compare and --diff in each format. Profiles and sums: compare.t.

== csv
# The rows at the head of compare.t, with calls and both events: f 60, 40 and 20, called 2, 1 and
# 1 times, and Dr 6 and 4, which final does not have.
$ --compare --format=csv run.base.out run.tuned.out run.final.out
| object,file,function,calls_base,calls_tuned,calls_final,calls_change,Ir_base,Ir_tuned,Ir_final,Ir_change,Dr_base,Dr_tuned,Dr_final,Dr_change,incl_Ir_base,incl_Ir_tuned,incl_Ir_final,incl_Ir_change,incl_Dr_base,incl_Dr_tuned,incl_Dr_final,incl_Dr_change\x0d
| /bin/a,a.c,f,2,1,1,-1,60,40,20,-40,6,4,,-6,60,40,20,-40,6,4,,-6\x0d
| /bin/a,a.c,g,1,1,,-1,30,30,,-30,3,3,,-3,30,30,,-30,3,3,,-3\x0d
| /bin/a,h.c,h,,,1,1,,,5,5,,,,,,,5,5,,,,\x0d
| /bin/a,a.c,main,0,0,0,0,10,10,10,0,1,1,,-1,100,80,35,-65,10,8,,-10\x0d

== csv-line
# f's line 20 costs 60, 25 and 20 Ir, and its line 21 15 in tuned alone: with neither a first nor
# a last cost it has no change, and stands last. The costs of the calls on lines 2 and 3 of main
# are none of a line's.
$ --compare --by=line --format=csv run.base.out run.tuned.out run.final.out
| object,file,function,line,calls_base,calls_tuned,calls_final,calls_change,Ir_base,Ir_tuned,Ir_final,Ir_change,Dr_base,Dr_tuned,Dr_final,Dr_change,incl_Ir_base,incl_Ir_tuned,incl_Ir_final,incl_Ir_change,incl_Dr_base,incl_Dr_tuned,incl_Dr_final,incl_Dr_change\x0d
| /bin/a,a.c,f,20,,,,,60,25,20,-40,6,1,,-6,60,25,20,-40,6,1,,-6\x0d
| /bin/a,a.c,g,30,,,,,30,30,,-30,3,3,,-3,30,30,,-30,3,3,,-3\x0d
| /bin/a,h.c,h,7,,,,,,,5,5,,,,,,,5,5,,,,\x0d
| /bin/a,a.c,main,1,,,,,10,10,10,0,1,1,,-1,10,10,10,0,1,1,,-1\x0d
| /bin/a,a.c,f,21,,,,,,15,,,,3,,,,15,,,,3,,\x0d

== csv-ratio
# Dr / Ir: f 6/60, 4/40 and, as no line of final gave Dr, 0/20; main 1/10, 1/10, 0/10; h 0/5 in
# final alone. With the calls 10/100, 8/80 and 0/35 of main.
$ --compare '--event=R = Dr / Ir' --show=R --format=csv run.base.out run.tuned.out run.final.out
| object,file,function,calls_base,calls_tuned,calls_final,calls_change,R_base,R_tuned,R_final,R_change,incl_R_base,incl_R_tuned,incl_R_final,incl_R_change\x0d
| /bin/a,a.c,f,2,1,1,-1,0.1,0.1,0.0,-0.1,0.1,0.1,0.0,-0.1\x0d
| /bin/a,a.c,main,0,0,0,0,0.1,0.1,0.0,-0.1,0.1,0.1,0.0,-0.1\x0d
| /bin/a,a.c,g,1,1,,-1,0.1,0.1,,-0.1,0.1,0.1,,-0.1\x0d
| /bin/a,h.c,h,,,1,1,,,0.0,0.0,,,0.0,0.0\x0d

== diff-json
# The rows of base and final in compare.t: f 20 - 60, g 5 - 30 and main as it was: -65.
$ --diff --format=json --by=object run.base.out run.final.out
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "run.base.out", "creator": "callgrind-3.19.0", "command": "./a 1", "pid": 11, "parts": 1, "side": "old"},
|   {"file": "run.final.out", "creator": "callgrind-3.19.0", "command": "./a 2", "pid": 13, "parts": 1, "side": "new"}],
|  "differences": [
|   {"side": "old", "kind": "command", "text": "./a 1"},
|   {"side": "old", "kind": "header", "text": "I1 cache: 32768 B"},
|   {"side": "new", "kind": "event", "text": "Dr"}],
|  "by": "object", "sort": ["Ir", "Dr"], "diff": true,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": -65, "total_old": 100, "total_new": 35},
|   {"name": "Dr", "long_name": "Data Read Access", "formula": null, "ratio": false, "total": -10, "total_old": 10, "total_new": null}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": null, "file": null, "object": "/bin/a", "self": [-65, -10], "self_old": [100, 10], "self_new": [35, null], "inclusive": [-65, -10], "inclusive_old": [100, 10], "inclusive_new": [35, null], "calls": -1, "calls_old": 3, "calls_new": 2, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "a.c", "found": null, "lines": [
|     {"line": 1, "self": [0, -1], "self_old": [10, 1], "self_new": [10, null], "calls": []},
|     {"line": 2, "self": [null, null], "self_old": [null, null], "self_new": [null, null], "calls": [{"from": 0, "to": 0, "calls": 0, "calls_old": 2, "calls_new": 2, "inclusive": [-35, -6], "inclusive_old": [60, 6], "inclusive_new": [25, null]}]},
|     {"line": 3, "self": [null, null], "self_old": [null, null], "self_new": [null, null], "calls": [{"from": 0, "to": 0, "calls": -1, "calls_old": 1, "calls_new": 0, "inclusive": [-30, -3], "inclusive_old": [30, 3], "inclusive_new": [null, null]}]},
|     {"line": 20, "self": [-40, -6], "self_old": [60, 6], "self_new": [20, null], "calls": []},
|     {"line": 30, "self": [-30, -3], "self_old": [30, 3], "self_new": [null, null], "calls": []}]},
|   {"name": "h.c", "found": null, "lines": [
|     {"line": 7, "self": [5, null], "self_old": [null, null], "self_new": [5, null], "calls": []}]}]}

== diff-markdown
# The table of diff-json: -40 of 60 is 66.7 %, and of OLD's 100 40 %; main did not change, and has
# no row.
$ --diff --format=markdown run.base.out run.final.out
| **-65 Ir (-65.0%: 100 to 35)** · **-10 Dr (-100.0%: 10 to .)**
|
| - OLD: `run.base.out`, `./a 1`
| - NEW: `run.final.out`, `./a 2`
| - Differs in OLD: `I1 cache: 32768 B`
| - Not in NEW: `Dr`
|
| | Ir | Change | of total | Function |
| | ---: | ---: | ---: | :--- |
| | 20 | -40 (-66.7%) | -40.0% | `a.c:f [/bin/a]` |
| | . | -30 (-100.0%) | -30.0% | `a.c:g (gone) [/bin/a]` |
| | 5 | +5 | +5.00% | `h.c:h (new) [/bin/a]` |

== diff-text
# Rows and changes of diff-markdown; f is called once and not twice, g once and not at all, h
# once.
$ --diff --auto=no run.base.out run.final.out
| ./a 2, run.final.out compared with run.base.out
| -65 Ir (-65.0%: 100 to 35); showing 3 of 4 functions, -65.0% of Ir
| Command of OLD: ./a 1
| Differs in OLD: I1 cache: 32768 B
| Not in NEW: Dr
|       Self        Incl  Calls  function
| -40.0% -40  -40.0% -40     -1  f                         a.c, /bin/a
| -30.0% -30  -30.0% -30     -1  g (gone)                  a.c, /bin/a
| +5.00%  +5  +5.00%  +5     +1  h (new)                   h.c, /bin/a
| not shown (--show=all): Dr
|

== json
# The figures of csv, with a slice for each profile, and the calls: what main pays for f is 60, 40
# and 20, for g 30, 30 and none, for h 5.
$ --compare --format=json run.base.out run.tuned.out run.final.out
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "run.base.out", "creator": "callgrind-3.19.0", "command": "./a 1", "pid": 11, "parts": 1, "side": "old", "slice": 0},
|   {"file": "run.tuned.out", "creator": "callgrind-3.19.0", "command": "./a 1", "pid": 12, "parts": 1, "side": null, "slice": 1},
|   {"file": "run.final.out", "creator": "callgrind-3.19.0", "command": "./a 2", "pid": 13, "parts": 1, "side": "new", "slice": 2}],
|  "differences": [
|   {"slice": 0, "kind": "command", "text": "./a 1"},
|   {"slice": 0, "kind": "header", "text": "I1 cache: 32768 B"},
|   {"slice": 1, "kind": "command", "text": "./a 1"},
|   {"slice": 1, "kind": "header", "text": "I1 cache: 32768 B"},
|   {"slice": 2, "kind": "event", "text": "Dr"}],
|  "by": "function", "sort": ["change", "final"], "diff": true,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": -65, "total_old": 100, "total_new": 35},
|   {"name": "Dr", "long_name": "Data Read Access", "formula": null, "ratio": false, "total": -10, "total_old": 10, "total_new": null}],
|  "compare": "file", "slices": [
|   {"name": "base", "total": [100, 10]},
|   {"name": "tuned", "total": [80, 8]},
|   {"name": "final", "total": [35, null]}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "f", "file": "a.c", "object": "/bin/a", "self": [-40, -6], "self_old": [60, 6], "self_new": [20, null], "inclusive": [-40, -6], "inclusive_old": [60, 6], "inclusive_new": [20, null], "calls": -1, "calls_old": 2, "calls_new": 1, "cycle": null, "listed": true,
|    "slices": [{"self": [60, 6], "inclusive": [60, 6], "calls": 2}, {"self": [40, 4], "inclusive": [40, 4], "calls": 1}, {"self": [20, null], "inclusive": [20, null], "calls": 1}],
|    "callers": [{"id": 3, "calls": -1, "calls_old": 2, "calls_new": 1, "inclusive": [-40, -6], "inclusive_old": [60, 6], "inclusive_new": [20, null], "sites": []}],
|    "callees": []},
|   {"id": 1, "name": "g", "file": "a.c", "object": "/bin/a", "self": [-30, -3], "self_old": [30, 3], "self_new": [null, null], "inclusive": [-30, -3], "inclusive_old": [30, 3], "inclusive_new": [null, null], "calls": -1, "calls_old": 1, "calls_new": null, "cycle": null, "listed": true,
|    "slices": [{"self": [30, 3], "inclusive": [30, 3], "calls": 1}, {"self": [30, 3], "inclusive": [30, 3], "calls": 1}, null],
|    "callers": [{"id": 3, "calls": -1, "calls_old": 1, "calls_new": 0, "inclusive": [-30, -3], "inclusive_old": [30, 3], "inclusive_new": [null, null], "sites": []}],
|    "callees": []},
|   {"id": 2, "name": "h", "file": "h.c", "object": "/bin/a", "self": [5, null], "self_old": [null, null], "self_new": [5, null], "inclusive": [5, null], "inclusive_old": [null, null], "inclusive_new": [5, null], "calls": 1, "calls_old": null, "calls_new": 1, "cycle": null, "listed": true,
|    "slices": [null, null, {"self": [5, null], "inclusive": [5, null], "calls": 1}],
|    "callers": [{"id": 3, "calls": 1, "calls_old": 0, "calls_new": 1, "inclusive": [5, null], "inclusive_old": [null, null], "inclusive_new": [5, null], "sites": []}],
|    "callees": []},
|   {"id": 3, "name": "main", "file": "a.c", "object": "/bin/a", "self": [0, -1], "self_old": [10, 1], "self_new": [10, null], "inclusive": [-65, -10], "inclusive_old": [100, 10], "inclusive_new": [35, null], "calls": 0, "calls_old": 0, "calls_new": 0, "cycle": null, "listed": true,
|    "slices": [{"self": [10, 1], "inclusive": [100, 10], "calls": 0}, {"self": [10, 1], "inclusive": [80, 8], "calls": 0}, {"self": [10, null], "inclusive": [35, null], "calls": 0}],
|    "callers": [],
|    "callees": [{"id": 0, "calls": -1, "calls_old": 2, "calls_new": 1, "inclusive": [-40, -6], "inclusive_old": [60, 6], "inclusive_new": [20, null], "sites": []}, {"id": 1, "calls": -1, "calls_old": 1, "calls_new": 0, "inclusive": [-30, -3], "inclusive_old": [30, 3], "inclusive_new": [null, null], "sites": []}, {"id": 2, "calls": 1, "calls_old": 0, "calls_new": 1, "inclusive": [5, null], "inclusive_old": [null, null], "inclusive_new": [5, null], "sites": []}]}],
|  "files": []}

== json-thread
# work has 30 of thread 1, for which main called it, and 5 + 4 of thread 2, where nobody did; main
# 10 + 1, and 41 with work; end 2. Nothing says how often code of thread 2 was called.
$ --compare=thread --format=json threads.out
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "threads.out", "creator": "callgrind-3.19.0", "command": "./t", "pid": 20, "parts": 4, "side": "new"}],
|  "by": "function", "sort": ["sum"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 52}],
|  "compare": "thread", "slices": [
|   {"name": "thread 1", "total": [41]},
|   {"name": "thread 2", "total": [11]}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "work", "file": "t.c", "object": "/bin/t", "self": [39], "inclusive": [39], "calls": 1, "cycle": null, "listed": true,
|    "slices": [{"self": [30], "inclusive": [30], "calls": 1}, {"self": [9], "inclusive": [9], "calls": null}],
|    "callers": [{"id": 1, "calls": 1, "inclusive": [30], "sites": []}],
|    "callees": []},
|   {"id": 1, "name": "main", "file": "t.c", "object": "/bin/t", "self": [11], "inclusive": [41], "calls": 0, "cycle": null, "listed": true,
|    "slices": [{"self": [11], "inclusive": [41], "calls": 0}, null],
|    "callers": [],
|    "callees": [{"id": 0, "calls": 1, "inclusive": [30], "sites": []}]},
|   {"id": 2, "name": "end", "file": "t.c", "object": "/bin/t", "self": [2], "inclusive": [2], "calls": 0, "cycle": null, "listed": true,
|    "slices": [null, {"self": [2], "inclusive": [2], "calls": null}],
|    "callers": [],
|    "callees": []}],
|  "files": []}

== markdown
# f, g and h of csv with the changes -40 of 60, -30 of 30 and 5 of 0, in % of the 100 of base;
# main, without a change, is not listed.
$ --compare --format=markdown run.base.out run.tuned.out run.final.out
| **Ir: 100 base, 80 tuned, 35 final, -65 change**
|
| - base: `run.base.out`, `./a 1`
| - tuned: `run.tuned.out`, `./a 1`
| - final: `run.final.out`, `./a 2`
| - Differs in base: `I1 cache: 32768 B`
| - Differs in tuned: `I1 cache: 32768 B`
| - Not in final: `Dr`
|
| | base | tuned | final | change | of total | Function |
| | ---: | ---: | ---: | ---: | ---: | :--- |
| | 60 | 40 | 20 | -40 (-66.7%) | -40.0% | `a.c:f [/bin/a]` |
| | 30 | 30 | . | -30 (-100.0%) | -30.0% | `a.c:g [/bin/a]` |
| | . | . | 5 | +5 | +5.00% | `h.c:h [/bin/a]` |
|
| 3 of 4 listed

== markdown-thread
# 41, 39 and 2 of json-thread, with all that they call, in % of 52.
$ --compare=thread --inclusive --format=markdown threads.out
| **Ir: 41 `thread 1`, 11 `thread 2`, 52 sum** (rows: with all that they call)
|
| | `thread 1` | `thread 2` | sum | % | Function |
| | ---: | ---: | ---: | ---: | :--- |
| | 41 | . | 41 | 78.85% | `t.c:main [/bin/t]` |
| | 30 | 9 | 39 | 75.00% | `t.c:work [/bin/t]` |
| | . | 2 | 2 | 3.85% | `t.c:end [/bin/t]` |

== markdown-wide
# five runs, so that the function comes first; base again is the last one, so that nothing
# changes from first to last.
$ --compare --format=markdown run.base.out run.tuned.out run.final.out run.tuned.out run.base.out
| **Ir: 100 base, 80 tuned, 35 final, 80 `tuned (2)`, 100 `base (2)`, 0 change**
|
| - base: `run.base.out`, `./a 1`
| - tuned: `run.tuned.out`, `./a 1`
| - final: `run.final.out`, `./a 2`
| - `tuned (2)`: `run.tuned.out`, `./a 1`
| - `base (2)`: `run.base.out`, `./a 1`
| - Differs in final: `I1 cache: 65536 B`
| - Not in final: `Dr`
|
| | base | tuned | final | `tuned (2)` | `base (2)` | change | of total | Function |
| | ---: | ---: | ---: | ---: | ---: | ---: | ---: | :--- |
| | 60 | 40 | 20 | 40 | 60 | 0 |  | `a.c:f [/bin/a]` |
| | 30 | 30 | . | 30 | 30 | 0 |  | `a.c:g [/bin/a]` |
| | 10 | 10 | 10 | 10 | 10 | 0 |  | `a.c:main [/bin/a]` |
| | . | . | 5 | . | . | . |  | `h.c:h [/bin/a]` |

== tsv
# The rows of json-thread. Thread 2 has no calls, so its column is empty; the profile has one,
# which is not of end, so that was called 0 times in all, as in json and text.
$ --compare=thread --format=tsv threads.out
| object	file	function	calls_thread 1	calls_thread 2	calls_sum	Ir_thread 1	Ir_thread 2	Ir_sum	incl_Ir_thread 1	incl_Ir_thread 2	incl_Ir_sum
| /bin/t	t.c	work	1		1	30	9	39	30	9	39
| /bin/t	t.c	main	0		0	11		11	41		41
| /bin/t	t.c	end			0		2	2		2	2

@run for i in 1 2 3; do printf 'cmd: ./prog-%d 5\nevents: Ir\nfn=f\n1 10\nsummary: 10\n' $i >prog$i; done

== other-programs
# A number is what tells these programs apart.  The first one that differs from the last is told, not
# the second.
$ --compare --summary prog1 prog2 prog3
| ./prog-3 5, prog1, prog2, prog3
| Ir: 10 prog1, 10 prog2, 10 prog3, 0 change; showing 1 of 1 function
| Command of prog1: ./prog-1 5
| Command of prog2: ./prog-2 5
| prog1  prog2  prog3  change v  function
|    10     10     10         0  f
! cgannotate: --compare: prog1 is of the program prog-1, prog3 of prog-3

== same-program
# Of one program, whose name ends in a number, nothing is told.
$ --compare --summary prog3 prog3
| ./prog-3 5, prog3, prog3
| Ir: 10 prog3, 10 prog3 (2), 0 change; showing 1 of 1 function
| prog3  prog3 (2)  change v  function
|    10         10         0  f

@file no-dr.callgrind
| events: Ir Dr
| fl=a.c
| fn=main
| 1 10 5
| cfn=f
| calls=2 3
| 2 7
| fn=f
| 3 7

== not-listed
# f has Calls and Ir, but no Dr: where Dr alone is shown, it is no row of any list, as nothing that is
# shown of it is above 0. JSON has an entry, as main calls it, which says that it is not listed.
% for f in csv json; do cgannotate --compare --show=Dr --format=$f no-dr.callgrind no-dr.callgrind; done | grep -ao '^,.*\|"name": "[mf].*\|"listed.*'
| ,a.c,main,0,0,0,5,5,0,5,5,0\x0d
| "name": "main", "file": "a.c", "object": null, "self": [0], "self_old": [5], "self_new": [5], "inclusive": [0], "inclusive_old": [5], "inclusive_new": [5], "calls": 0, "calls_old": 0, "calls_new": 0, "cycle": null, "listed": true,
| "name": "f", "file": "a.c", "object": null, "self": [null], "self_old": [null], "self_new": [null], "inclusive": [null], "inclusive_old": [null], "inclusive_new": [null], "calls": 0, "calls_old": 2, "calls_new": 2, "cycle": null, "listed": false,
