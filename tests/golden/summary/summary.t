## The page of --summary: its head, its order, and levels of recursion.
##
## s.callgrind by hand: (below main) 1 calls main, 99; main 9 calls any, 90; any 0 calls
##   work, 90; work 60 calls fib, 30; fib 10 calls fib'2, 20; fib'2 12 + 8 calls itself,
##   10. Self costs 1 + 9 + 0 + 60 + 10 + 20 = 100. Six calls: one each of main, any,
##   work and fib, and two of fib'2.

== default
# fib and fib'2 are one: 30, called once by work and twice by itself, which work's 30 limits.
# By self cost 60 + 30 + 9 = 99 reach 99 %: 3 of 5 functions, and (below main) and any are not
# there.
$ --summary s.callgrind
$ --summary --sort=Ir s.callgrind
$ --summary --separate-recs=no --names=short s.callgrind
| ./prog -x, s.callgrind
| 100 Ir; showing 3 of 5 functions, 99.00% of Ir
|      Self       Incl  Calls  function
| 60.00% 60  90.00% 90      1  work                      a.c
| 30.00% 30  30.00% 30      3  fib <cycle 1>             a.c
|  9.00%  9  99.00% 99      1  main                      a.c

@file show-new.callgrind
| events: A B
| fl=a.c
| fn=f
| 1 5 5
| cfn=g
| calls=1 9
| 2 20 1
| fn=g
| 9 20 1

@file show-old.callgrind
| events: A B
| fl=a.c
| fn=f
| 1 5 5
| cfn=g
| calls=1 9
| 2 10 1
| fn=g
| 9 10 1

== diff-narrow
# The head goes on in the next line.
$ --summary --diff --width=50 show-old.callgrind show-new.callgrind
| ...new.callgrind compared with ...old.callgrind
| +10 A (+66.7%: 15 to 25); showing 1 of 1 function,
|   +66.7% of A
| +10 because of a.c:g
|       Self  Incl  function
| +66.7% +10   +10  g                            a.c
| not shown (--show=all): Calls

== diff-show
# g costs 10 of A more, but nothing of B, by which rows are sorted.  f costs what it did; that
# its call of g costs more of A is inclusive, and no Incl(A) is shown.
$ --summary --diff --show=B,Calls show-old.callgrind show-new.callgrind
$ --layout=screen --width=80 --summary --diff --show=B,Calls show-old.callgrind show-new.callgrind
| show-new.callgrind compared with show-old.callgrind
| 0 B (0.00%: 6 to 6); showing 0 of 0 functions, 0.00% of B
| B  Calls  function
| no difference

== fn
# fib's calls of itself cost 20 + 10 = 30, 15 each, as much as work's one call.
$ --separate-recs=no --fn=fib s.callgrind
| fib <cycle 1>             a.c
| self 30 Ir (30.00%), inclusive 30 (30.00%), 3 calls, 10 each
|      Incl  Calls  Each  callers
| 100.0% 30      2    15  fib <cycle 1>             a.c:31
| 100.0% 30      1    30  work                      a.c:21
|      Incl  Calls  Each  callees
| 100.0% 30      2    15  fib <cycle 1>             a.c:31
|
| 1 source not found (-I DIR says where): a.c

== inclusive
# work and any cost 90 with what they call: they follow by name.
$ --summary --sort='Incl(Ir)' --threshold=100 s.callgrind
| ./prog -x, s.callgrind
| 100 Ir; showing 5 of 5 functions, 100.0% of Ir
|      Self      Incl v  Calls  function
|  1.00%  1  100.0% 100      0  (below main)              a.c
|  9.00%  9  99.00%  99      1  main                      a.c
|         0  90.00%  90      1  any                       a.c
| 60.00% 60  90.00%  90      1  work                      a.c
| 30.00% 30  30.00%  30      3  fib <cycle 1>             a.c

== inclusive-alone
# No Ir is shown, of which the total would be said: that of Incl(Ir) is, which rows are then
# sorted by. In a file, no line is cut either.
$ --summary --show='Incl(Ir),Calls' s.callgrind
$ --summary --show='Incl(Ir),Calls' -o file s.callgrind; cat file
| ./prog -x, s.callgrind
| 100 Incl(Ir); showing 5 of 5 functions, 100.0% of Ir
|   Incl(Ir)  Calls  function
| 100.0% 100      0  (below main)              a.c
| 99.00%  99      1  main                      a.c
| 90.00%  90      1  any                       a.c
| 90.00%  90      1  work                      a.c
| 30.00%  30      3  fib <cycle 1>             a.c

== inclusive-sorted
# Ir is Incl(Ir) there, and stands once; work and any cost 90.
$ --summary --inclusive --sort='Incl(Ir)' s.callgrind
| ./prog -x, s.callgrind
| 100 Ir; showing 5 of 5 functions, 100.0% of Ir
|   Incl(Ir)  Calls  function
| 100.0% 100      0  (below main)              a.c
| 99.00%  99      1  main                      a.c
| 90.00%  90      1  any                       a.c
| 90.00%  90      1  work                      a.c
| 30.00%  30      3  fib <cycle 1>             a.c

== json
# The same figures, of which no portion has an inclusive cost of its own.
$ --summary --format=json s.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "s.callgrind", "creator": null, "command": "./prog -x", "pid": null, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 100},
|   {"name": "Incl(Ir)", "long_name": null, "formula": null, "ratio": false, "total": 100},
|   {"name": "Calls", "long_name": null, "formula": null, "ratio": false, "total": 6}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "work", "file": "a.c", "object": null, "self": [60, 90, 1], "inclusive": [90, 90, 1], "calls": 1, "cycle": null, "listed": true,
|    "callers": [{"id": 4, "calls": 1, "inclusive": [90, 90, 1], "sites": [{"line": 11, "calls": 1, "inclusive": [90, 90, 1]}]}],
|    "callees": [{"id": 1, "calls": 1, "inclusive": [30, 30, 1], "sites": [{"line": 21, "calls": 1, "inclusive": [30, 30, 1]}]}]},
|   {"id": 1, "name": "fib", "file": "a.c", "object": null, "self": [30, 30, 3], "inclusive": [30, 30, 3], "calls": 3, "cycle": 1, "listed": true,
|    "callers": [{"id": 1, "calls": 2, "inclusive": [30, 30, 2], "sites": [{"line": 31, "calls": 2, "inclusive": [30, 30, 2]}]}, {"id": 0, "calls": 1, "inclusive": [30, 30, 1], "sites": [{"line": 21, "calls": 1, "inclusive": [30, 30, 1]}]}],
|    "callees": [{"id": 1, "calls": 2, "inclusive": [30, 30, 2], "sites": [{"line": 31, "calls": 2, "inclusive": [30, 30, 2]}]}]},
|   {"id": 2, "name": "main", "file": "a.c", "object": null, "self": [9, 99, 1], "inclusive": [99, 99, 1], "calls": 1, "cycle": null, "listed": true,
|    "callers": [{"id": 3, "calls": 1, "inclusive": [99, 99, 1], "sites": [{"line": 2, "calls": 1, "inclusive": [99, 99, 1]}]}],
|    "callees": [{"id": 4, "calls": 1, "inclusive": [90, 90, 1], "sites": [{"line": 6, "calls": 1, "inclusive": [90, 90, 1]}]}]},
|   {"id": 3, "name": "(below main)", "file": "a.c", "object": null, "self": [1, 100, 0], "inclusive": [100, 100, 0], "calls": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": [{"id": 2, "calls": 1, "inclusive": [99, 99, 1], "sites": [{"line": 2, "calls": 1, "inclusive": [99, 99, 1]}]}]},
|   {"id": 4, "name": "any", "file": "a.c", "object": null, "self": [0, 90, 1], "inclusive": [90, 90, 1], "calls": 1, "cycle": null, "listed": true,
|    "callers": [{"id": 2, "calls": 1, "inclusive": [90, 90, 1], "sites": [{"line": 6, "calls": 1, "inclusive": [90, 90, 1]}]}],
|    "callees": [{"id": 0, "calls": 1, "inclusive": [90, 90, 1], "sites": [{"line": 11, "calls": 1, "inclusive": [90, 90, 1]}]}]}],
|  "files": []}

== narrow
# 40 columns have room for 24 of a name and no percentage, and not for Calls.
$ --summary --width=40 s.callgrind
| ./prog -x, s.callgrind
| 100 Ir; showing 3 of 5 functions, 99.00%
|   of Ir
|      Self  function
| 60.00% 60  work                      a.c
| 30.00% 30  fib <cycle 1>             a.c
|  9.00%  9  main                      a.c
| not shown (--show=all): Incl(Ir), Calls

== none
# No line has a count of Zz.
$ --summary --show=Zz none.callgrind
| none.callgrind
| . Zz; showing 1 of 1 function
| Zz  function
|  .  f                         a.c

== own-show
# What is in a cycle is marked, too, where no inclusive cost is shown.
$ --summary --show=Ir s.callgrind
| ./prog -x, s.callgrind
| 100 Ir; showing 3 of 5 functions, 99.00% of Ir
|        Ir  function
| 60.00% 60  work                      a.c
| 30.00% 30  fib <cycle 1>             a.c
|  9.00%  9  main                      a.c

== rows
# With --no-separate-recs, fib and fib'2 are one row, 10 + 20, in the classic list, too; 60 and 9
# as they were.
$ --separate-recs=no --no-auto s.callgrind | sed '1,/file:function/d'
$ --no-separate-recs --no-auto s.callgrind | sed '1,/file:function/d'
| --------------------------------------------------------------------------------
| 60 (60.00%)  a.c:work
| 30 (30.00%)  a.c:fib
|  9 ( 9.00%)  a.c:main
|

== separate
# fib 10 and fib'2 20, which calls itself, so that it is the cycle; 6 functions.
$ --summary --separate-recs s.callgrind
| ./prog -x, s.callgrind
| 100 Ir; showing 4 of 6 functions, 99.00% of Ir
|      Self       Incl  Calls  function
| 60.00% 60  90.00% 90      1  work                      a.c
| 20.00% 20  20.00% 20      2  fib'2 <cycle 1>           a.c
| 10.00% 10  30.00% 30      1  fib                       a.c
|  9.00%  9  99.00% 99      1  main                      a.c

@file uncounted.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 40
| cfn=work
| calls=0 2
| 1 60
| fn=work
| 2 60

== uncounted
# Calls that are made 0 times have a cost, but no column Calls of zeros.
$ --summary uncounted.callgrind
| uncounted.callgrind
| 100 Ir; showing 2 of 2 functions, 100.0% of Ir
|      Self        Incl  function
| 60.00% 60  60.00%  60  work                      a.c
| 40.00% 40  100.0% 100  main                      a.c
