## --diff of two directories. By hand: a is 100, then 80 + 45 = 125, +25 %; b 200 twice;
## deep/c 400 and 100, -75 %; t 100 and 104, +4 %; s.1 and s.3 are two runs of s, 10 + 20 on
## both sides; gone 9 has no NEW, fresh 7 no OLD.
## r.1 to r.3 are three runs: 100 + 102 + 104 = 306 and 101 + 103 + 105 = 309.

== alone
# a again, 1 benchmark; its change is wider than the heading.
$ --diff alone/old alone/new
| 1 benchmark by Ir: alone/new compared with alone/old
| Benchmark  Old  New         Change  Verdict
| a          100  125  +25 (+25.00%)  ok

== bad-empty
# bad-*: status 1 where something is not there, 2 where the command line is wrong.
$ --diff none new
! cgannotate: none/README: no profile, left out
! cgannotate: none: there is no profile in this directory; for a first run, give --new-ok
? 1

== bad-event
# proves: An event that no benchmark has is said.
$ --diff old new --sort=Nope
! cgannotate: --sort: the profile has no event 'Nope'; it has Ir
? 2

== bad-file
# proves: A file is no directory, also with --new-ok.
$ --diff old/a new
$ --diff old/a new --new-ok
! cgannotate: old/a: Not a directory
? 1

== bad-first
# proves: An OLD that is not there is said, with what to give for a first run.
$ --diff not-there new
! cgannotate: not-there: No such file or directory; for a first run, give --new-ok
? 1

== bad-format
# proves: A page has no table of benchmarks.
$ --diff old new --format=html
! cgannotate: --format=html has no table of benchmarks; compare one: --diff --format=html old/NAME new/NAME
? 2

== bad-new
# proves: A NEW that is not there ends it, also with --new-ok.
$ --diff old not-there --new-ok
! cgannotate: not-there: No such file or directory
? 1

== bad-new-empty
# proves: A NEW without profiles ends it.
$ --diff old none --new-ok
! cgannotate: none/README: no profile, left out
! cgannotate: none: there is no profile in this directory
? 1

== bad-new-ok
# proves: --new-ok is of --diff.
$ --new-ok old/a
! cgannotate: --new-ok needs --diff: it is for the directory of OLD
? 2

== csv
# The figures at the head of this file; -16.95 % is the mean.
$ --diff old new --format=csv '--fail-if=Ir>+10%'
| benchmark,event,old,new,change,verdict\x0d
| a,Ir,100,125,25,exceeds\x0d
| b,Ir,200,200,0,ok\x0d
| deep/c,Ir,400,100,-300,ok\x0d
| fresh,Ir,,7,,new\x0d
| gone,Ir,9,,,gone\x0d
| r,Ir,306,309,3,ok\x0d
| s,Ir,30,30,0,ok\x0d
| t,Ir,100,104,4,ok\x0d
! cgannotate: a:
! cgannotate: --fail-if=Ir>+10%: the program: Ir rose 25.00 % (100 to 125)
! cgannotate: gone: NEW does not have the benchmark gone; --new-ok accepts that, --mod-file='s/OLD/NEW/' pairs it with another path
! cgannotate: new: OLD does not have the benchmark fresh
? 3

== first
# OLD is not there: all benchmarks are new with --new-ok, and none exceeds 1.
$ --diff not-there new --new-ok --format=csv '--fail-if=Ir>1'
| benchmark,event,old,new,change,verdict\x0d
| a,Ir,,125,,new\x0d
| b,Ir,,200,,new\x0d
| deep/c,Ir,,100,,new\x0d
| fresh,Ir,,7,,new\x0d
| r,Ir,,309,,new\x0d
| s,Ir,,30,,new\x0d
| t,Ir,,104,,new\x0d
! cgannotate: not-there: No such file or directory; all benchmarks are new
! cgannotate: new: OLD does not have the benchmark a and 6 more

== first-empty
# OLD has no profiles: all are new with --new-ok, and none exceeds a rise of 1.
$ --diff none new --new-ok --format=csv '--fail-if=Ir>+1'
| benchmark,event,old,new,change,verdict\x0d
| a,Ir,,125,,new\x0d
| b,Ir,,200,,new\x0d
| deep/c,Ir,,100,,new\x0d
| fresh,Ir,,7,,new\x0d
| r,Ir,,309,,new\x0d
| s,Ir,,30,,new\x0d
| t,Ir,,104,,new\x0d
! cgannotate: none/README: no profile, left out
! cgannotate: none: there is no profile in this directory; all benchmarks are new
! cgannotate: new: OLD does not have the benchmark a and 6 more

== first-json
# What is new has neither OLD's figure nor a change: 125.
$ --diff not-there alone/new --new-ok --format=json
| {"format": "cgannotate", "version": 1,
|  "benchmarks": [
|   {"name": "a", "event": "Ir", "old": null, "new": 125, "change": null, "verdict": "new"}],
|  "reports": []}
! cgannotate: not-there: No such file or directory; all benchmarks are new
! cgannotate: new: OLD does not have the benchmark a

== first-text
# proves: With --new-ok an OLD that is not there has all benchmarks new.
$ --diff not-there alone/new --new-ok
| 1 benchmark by Ir: alone/new compared with not-there
| Benchmark  Old  New  Change  Verdict
| a            .  125       .  new
! cgannotate: not-there: No such file or directory; all benchmarks are new
! cgannotate: new: OLD does not have the benchmark a

== function
# g is only in a's NEW: no limit is of the others, which says so instead of "ok".
$ --diff old new --format=csv '--fail-if=g:Ir>40'
| benchmark,event,old,new,change,verdict\x0d
| a,Ir,100,125,25,exceeds\x0d
| b,Ir,200,200,0,no limit\x0d
| deep/c,Ir,400,100,-300,no limit\x0d
| fresh,Ir,,7,,new\x0d
| gone,Ir,9,,,gone\x0d
| r,Ir,306,309,3,no limit\x0d
| s,Ir,30,30,0,no limit\x0d
| t,Ir,100,104,4,no limit\x0d
! cgannotate: a:
! cgannotate: --fail-if=g:Ir>40: a.c:g (new): Ir is 45 (was 0)
! cgannotate: gone: NEW does not have the benchmark gone; --new-ok accepts that, --mod-file='s/OLD/NEW/' pairs it with another path
! cgannotate: new: OLD does not have the benchmark fresh
? 3

== json
# The figures at the head of this file; -16.95 % is the mean.
$ --diff old new --format=json '--fail-if=Ir>+10%'
| {"format": "cgannotate", "version": 1,
|  "benchmarks": [
|   {"name": "a", "event": "Ir", "old": 100, "new": 125, "change": 25, "verdict": "exceeds"},
|   {"name": "b", "event": "Ir", "old": 200, "new": 200, "change": 0, "verdict": "ok"},
|   {"name": "deep/c", "event": "Ir", "old": 400, "new": 100, "change": -300, "verdict": "ok"},
|   {"name": "fresh", "event": "Ir", "old": null, "new": 7, "change": null, "verdict": "new"},
|   {"name": "gone", "event": "Ir", "old": 9, "new": null, "change": null, "verdict": "gone"},
|   {"name": "r", "event": "Ir", "old": 306, "new": 309, "change": 3, "verdict": "ok"},
|   {"name": "s", "event": "Ir", "old": 30, "new": 30, "change": 0, "verdict": "ok"},
|   {"name": "t", "event": "Ir", "old": 100, "new": 104, "change": 4, "verdict": "ok"}],
|  "reports": [
|   {"name": "a", "report":\x20
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "old/a", "creator": null, "command": null, "pid": null, "parts": 1, "side": "old"},
|   {"file": "new/a", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "differences": [],
|  "by": "function", "sort": ["Ir"], "diff": true,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 25, "total_old": 100, "total_new": 125}],
|  "limits": [
|   {"limit": "Ir\\u003e+10%", "severity": "error", "event": "Ir", "unchecked": null,
|    "exceeded": [{"name": null, "file": null, "object": null, "old": 100, "new": 125}],
|    "causes": []}],
|  "functions": [
|   {"id": 0, "name": "g", "file": "a.c", "object": null, "self": [45], "self_old": [null], "self_new": [45], "inclusive": [45], "inclusive_old": [null], "inclusive_new": [45], "calls": null, "calls_old": null, "calls_new": null, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []},
|   {"id": 1, "name": "f", "file": "a.c", "object": null, "self": [-20], "self_old": [100], "self_new": [80], "inclusive": [-20], "inclusive_old": [100], "inclusive_new": [80], "calls": null, "calls_old": null, "calls_new": null, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "a.c", "found": null, "lines": [
|     {"line": 1, "self": [-20], "self_old": [100], "self_new": [80], "calls": []},
|     {"line": 5, "self": [45], "self_old": [null], "self_new": [45], "calls": []}]}]}
| }]}
! cgannotate: a:
! cgannotate: --fail-if=Ir>+10%: the program: Ir rose 25.00 % (100 to 125)
! cgannotate: gone: NEW does not have the benchmark gone; --new-ok accepts that, --mod-file='s/OLD/NEW/' pairs it with another path
! cgannotate: new: OLD does not have the benchmark fresh
? 3

== limits
# A exceeds both, t +3 % only.
$ --diff old new --no-auto '--fail-if=Ir>+10%' '--fail-if=Ir>+3%'
| 8 benchmarks by Ir: new compared with old
| Benchmark  Old  New          Change  Verdict
| a          100  125   +25 (+25.00%)  exceeds
| b          200  200               0  ok
| deep/c     400  100  -300 (-75.00%)  ok
| fresh        .    7               .  new
| gone         9    .               .  gone
| r          306  309     +3 (+0.98%)  ok
| s           30   30               0  ok
| t          100  104     +4 (+4.00%)  exceeds
|
| Benchmark: a
| new/a compared with old/a
| +25 Ir (+25.0%: 100 to 125); showing 2 of 2 functions, +25.0% of Ir
|         Ir  function
| +45.0% +45  g (new)                   a.c
| -20.0% -20  f                         a.c
|
|
| Benchmark: t
| new/t compared with old/t
| +4 Ir (+4.00%: 100 to 104); showing 1 of 1 function, +4.00% of Ir
|        Ir  function
| +4.00% +4  f                         a.c
|
! cgannotate: a:
! cgannotate: --fail-if=Ir>+10%: the program: Ir rose 25.00 % (100 to 125)
! cgannotate: --fail-if=Ir>+3%: the program: Ir rose 25.00 % (100 to 125)
! cgannotate: t:
! cgannotate: --fail-if=Ir>+3%: the program: Ir rose 4.00 % (100 to 104)
! cgannotate: gone: NEW does not have the benchmark gone; --new-ok accepts that, --mod-file='s/OLD/NEW/' pairs it with another path
! cgannotate: new: OLD does not have the benchmark fresh
? 3

== markdown
# The figures at the head of this file; -16.95 % is the mean.
$ --diff old new --format=markdown '--fail-if=Ir>+10%' '--fail-if=Ir>+3%'
| **Ir** of 8 benchmarks: `old` → `new`
|
| | Benchmark | Old | New | Change | Verdict |
| | :--- | ---: | ---: | ---: | :--- |
| | `a` | 100 | 125 | +25 (+25.00%) | exceeds |
| | `b` | 200 | 200 | 0 | ok |
| | `deep/c` | 400 | 100 | -300 (-75.00%) | ok |
| | `fresh` | . | 7 | . | new |
| | `gone` | 9 | . | . | gone |
| | `r` | 306 | 309 | +3 (+0.98%) | ok |
| | `s` | 30 | 30 | 0 | ok |
| | `t` | 100 | 104 | +4 (+4.00%) | exceeds |
|
| ### `a`
|
| **+25 Ir (+25.0%: 100 to 125)**
|
| - OLD: `old/a`
| - NEW: `new/a`
|
| Limits:
|
| - `Ir>+10%: the program: Ir rose 25.00 % (100 to 125)`
| - `Ir>+3%: the program: Ir rose 25.00 % (100 to 125)`
|
| | Ir | Change | of total | Function |
| | ---: | ---: | ---: | :--- |
| | 45 | +45 | +45.0% | `a.c:g (new)` |
| | 80 | -20 (-20.0%) | -20.0% | `a.c:f` |
|
| ### `t`
|
| **+4 Ir (+4.00%: 100 to 104)**
|
| - OLD: `old/t`
| - NEW: `new/t`
|
| Limits:
|
| - `Ir>+3%: the program: Ir rose 4.00 % (100 to 104)`
|
| | Ir | Change | of total | Function |
| | ---: | ---: | ---: | :--- |
| | 104 | +4 (+4.00%) | +4.00% | `a.c:f` |
! cgannotate: a:
! cgannotate: --fail-if=Ir>+10%: the program: Ir rose 25.00 % (100 to 125)
! cgannotate: --fail-if=Ir>+3%: the program: Ir rose 25.00 % (100 to 125)
! cgannotate: t:
! cgannotate: --fail-if=Ir>+3%: the program: Ir rose 4.00 % (100 to 104)
! cgannotate: gone: NEW does not have the benchmark gone; --new-ok accepts that, --mod-file='s/OLD/NEW/' pairs it with another path
! cgannotate: new: OLD does not have the benchmark fresh
? 3

== mixed
# x 100 and 110 Ir, y 200 and 300 of another event, which its name says. The mean is one of Ir
# alone.
$ --diff mixed/old mixed/new
| 2 benchmarks by Ir: mixed/new compared with mixed/old
| Benchmark        Old  New          Change  Verdict
| x                100  110   +10 (+10.00%)  ok
| y (Time_(10ns))  200  300  +100 (+50.00%)  ok

== mixed-bad
# x exceeds its limit, and y has no Ir, which is said of y.
$ --diff mixed/old mixed/new '--fail-if=f:Ir>105'
! cgannotate: x:
! cgannotate: --fail-if=f:Ir>105: a.c:f: Ir is 110 (was 100)
! cgannotate: y:
! cgannotate: --fail-if=f:Ir>105: the profile has no event 'Ir'; it has Time_(10ns)
? 2

== mixed-json
# The figures at the head of this file; -16.95 % is the mean.
$ --diff mixed/old mixed/new --format=json
| {"format": "cgannotate", "version": 1,
|  "benchmarks": [
|   {"name": "x", "event": "Ir", "old": 100, "new": 110, "change": 10, "verdict": "ok"},
|   {"name": "y", "event": "Time_(10ns)", "old": 200, "new": 300, "change": 100, "verdict": "ok"}],
|  "reports": []}

== mixed-markdown
# The figures at the head of this file; -16.95 % is the mean.
$ --diff mixed/old mixed/new --format=markdown
| **Ir** of 2 benchmarks: `mixed/old` → `mixed/new`
|
| | Benchmark | Old | New | Change | Verdict |
| | :--- | ---: | ---: | ---: | :--- |
| | `x` | 100 | 110 | +10 (+10.00%) | ok |
| | `y` (`Time_(10ns)`) | 200 | 300 | +100 (+50.00%) | ok |

== no-function
# No benchmark has a nobody, which is an error, and the other one none.
$ --diff old new --format=csv '--fail-if=nobody:Ir>40'
! cgannotate: gone: NEW does not have the benchmark gone; --new-ok accepts that, --mod-file='s/OLD/NEW/' pairs it with another path
! cgannotate: new: OLD does not have the benchmark fresh
! cgannotate: --fail-if=nobody:Ir>40: no function of NEW matches
? 1

== text
# The figures at the head of this file; -16.95 % is the mean.
$ --diff old new
| 8 benchmarks by Ir: new compared with old
| Benchmark  Old  New          Change  Verdict
| a          100  125   +25 (+25.00%)  ok
| b          200  200               0  ok
| deep/c     400  100  -300 (-75.00%)  ok
| fresh        .    7               .  new
| gone         9    .               .  gone
| r          306  309     +3 (+0.98%)  ok
| s           30   30               0  ok
| t          100  104     +4 (+4.00%)  ok
! cgannotate: gone: NEW does not have the benchmark gone
! cgannotate: new: OLD does not have the benchmark fresh

== tsv
# The figures at the head of this file; -16.95 % is the mean.
$ --diff old new --format=tsv '--fail-if=Ir>+10%'
| benchmark	event	old	new	change	verdict
| a	Ir	100	125	25	exceeds
| b	Ir	200	200	0	ok
| deep/c	Ir	400	100	-300	ok
| fresh	Ir		7		new
| gone	Ir	9			gone
| r	Ir	306	309	3	ok
| s	Ir	30	30	0	ok
| t	Ir	100	104	4	ok
! cgannotate: a:
! cgannotate: --fail-if=Ir>+10%: the program: Ir rose 25.00 % (100 to 125)
! cgannotate: gone: NEW does not have the benchmark gone; --new-ok accepts that, --mod-file='s/OLD/NEW/' pairs it with another path
! cgannotate: new: OLD does not have the benchmark fresh
? 3

== one-markdown
# A suite of one: f of one side's 5 and the other's 6 is 20 % more.
% mkdir -p 1 2; printf 'events: Ir\nfn=f\n1 5\n' >1/b.out; printf 'events: Ir\nfn=f\n1 6\n' >2/b.out; cgannotate --diff --format=markdown 1 2
| **Ir** of 1 benchmark: `1` → `2`
|
| | Benchmark | Old | New | Change | Verdict |
| | :--- | ---: | ---: | ---: | :--- |
| | `b.out` | 5 | 6 | +1 (+20.00%) | ok |
