## --fail-if: the report as always, a line for each limit exceeded on
## standard error, exit status 3. Figures are those of diff/diff.t, by hand.
##
## Reasons, below the limits with --diff: own costs of new +70 and slow +60, main has
##   -10; new is called once; slow 5 times for 400 / 2 each would cost 600 more, that is
##   over half of the 60. Dr: rest 9 - 4, new 2.
## grown-json and so on: Ir 95 was exceeded by 81, 85.263 %; f and g (both +150 %) by
##   more than 5.

@head old
| --------------------------------------------------------------------------------
| Profile data file 'old.callgrind' (creator: hand)
| --------------------------------------------------------------------------------
| Trigger: old
| Profiled target:  ./old (PID 1)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       99 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             Dr         \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 50 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| 400 (40.00%)  .           m.c:slow
| 300 (30.00%) 30 (60.00%)  m.c:same
| 140 (14.00%)  4 ( 8.00%)  m.c:rest
| 110 (11.00%) 11 (22.00%)  m.c:main
|  50 ( 5.00%)  5 (10.00%)  m.c:gone

@head
| --------------------------------------------------------------------------------
| Profile data file 'old.callgrind' (creator: hand)
| --------------------------------------------------------------------------------
| Trigger: old
| Profiled target:  ./old (PID 1)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       99 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

== blanks
# 1,000 of Ir are more than 5; blanks in a limit mean nothing.
$ --auto=no '--fail-if= Ir > 5 ' old.callgrind
| @head old
|
! cgannotate: --fail-if= Ir > 5 : the program: Ir is 1,000
? 3

== by-file-inclusive
# 1000, of m.c with all that it calls (it crashed).
$ --auto=no --inclusive --by=file --fail-if='Ir>999' old.callgrind
| ./old, old.callgrind
| 1,000 Ir; showing 1 of 1 file, 100.0% of Ir
|     Incl(Ir)  Calls  file
| 100.0% 1,000      6  m.c
| not shown (--show=all): Dr
|
! cgannotate: --fail-if=Ir>999: the program: Ir is 1,000
? 3

== calls
# 3 + 2 + 1 = 6, with --diff 3 + 5 + 1 = 9, +3, which is 50 %; Ir is 1,000.
$ --auto=no old.callgrind '--fail-if=Ir>1000' '--fail-if=Calls>5' '--fail-if=Calls>6'
| @head old
|
! cgannotate: --fail-if=Calls>5: the program: Calls is 6
? 3

== exact-below
# 57 of 10,000 are 0.57 %, which is more than 0.5699999999999999 % and .56 %.
$ --auto=no --diff tenthousand.callgrind more.callgrind '--fail-if=Ir>+0.5699999999999999%' '--fail-if=f:Ir>+.56%'
| more.callgrind compared with tenthousand.callgrind
| +57 Ir (+0.57%: 10,000 to 10,057); showing 1 of 1 function, +0.57% of Ir
|         Ir  function
| +0.57% +57  f                         a.c
|
! cgannotate: --fail-if=Ir>+0.5699999999999999%: the program: Ir rose 0.57 % (10,000 to 10,057)
! cgannotate: --fail-if=f:Ir>+.56%: a.c:f: Ir rose 0.57 % (10,000 to 10,057)
? 3

== exact-equal
# 57 of 10,000 are 0.57 %, which is no more than that.
$ --auto=no --diff tenthousand.callgrind more.callgrind '--fail-if=Ir>+0.57%' '--fail-if=f:Ir>+0.57%'
| more.callgrind compared with tenthousand.callgrind
| +57 Ir (+0.57%: 10,000 to 10,057); showing 1 of 1 function, +0.57% of Ir
|         Ir  function
| +0.57% +57  f                         a.c
|

@file wide.callgrind
| events: Ir
| fl=a.c
| fn=f
| 1 9007199254740992

@file wider.callgrind
| events: Ir
| fl=a.c
| fn=f
| 1 9007199254740993

== exact-wide
# 2^53 + 1 is more than 2^53, which doubles cannot tell (by hand).
$ --auto=no --diff wide.callgrind wider.callgrind '--fail-if=Ir>+0%' '--fail-if=Ir>+0' '--fail-if=f:Ir>9007199254740992'
| wider.callgrind compared with wide.callgrind
| +1 Ir (+0.00%: 9,007,199,254,740,992 to 9,007,199,254,740,993); showing 1 of 1 function, +0.00% of Ir
|        Ir  function
| +0.00% +1  f                         a.c
|
! cgannotate: --fail-if=Ir>+0%: the program: Ir rose 0.00 % (9,007,199,254,740,992 to 9,007,199,254,740,993)
! cgannotate: --fail-if=Ir>+0: the program: Ir rose 0.00 % (9,007,199,254,740,992 to 9,007,199,254,740,993)
! cgannotate: --fail-if=f:Ir>9007199254740992: a.c:f: Ir is 9,007,199,254,740,993 (was 9,007,199,254,740,992)
? 3

== formula
# 1000 + 2 * 50 = 1100.
$ --auto=no old.callgrind '--event=Sum = Ir + 2 Dr' '--fail-if=Sum>1099'
| @head old
|
! cgannotate: --fail-if=Sum>1099: the program: Sum is 1,100
? 3

== formula-decimal
# 1000 / 1000.
$ --auto=no old.callgrind --event=K=Ir/1000 --fail-if='K>0.99'
| @head old
|
! cgannotate: --fail-if=K>0.99: the program: K is 1.00
? 3

== function
# 1000 of Ir in old are more than 999, in this view, too.
$ --fn=slow old.callgrind '--fail-if=Ir>999'
| slow                      m.c
| self 400 Ir (40.00%), inclusive 400 (40.00%), 2 calls, 200 each
|       Incl  Calls  Each  callers
| 100.0% 400      2   200  main                      m.c:4
|
| 1 source not found (-I DIR says where): m.c
! cgannotate: --fail-if=Ir>999: the program: Ir is 1,000
? 3

== functions
# same 300 and slow 400 are more than 140, rest is not.
$ --auto=no old.callgrind '--fail-if=^(same|slow|rest)$:Ir>140'
| @head old
|
! cgannotate: --fail-if=^(same|slow|rest)$:Ir>140: m.c:same: Ir is 300
! cgannotate: --fail-if=^(same|slow|rest)$:Ir>140: m.c:slow: Ir is 400
? 3

== functions-control
# An escape in a limit is said as \x1b, as no control character reaches the terminal.
$ --auto=no '--fail-if=:Ir>5' old.callgrind
| @head old
|
! cgannotate: --fail-if=\\x1b:Ir>5: no function matches
? 1

== functions-inclusive
# main 860.
$ --auto=no old.callgrind --inclusive=yes '--fail-if=main:Ir>859' '--fail-if=main:Ir>860'
| @head
|
| --------------------------------------------------------------------------------
| Ir             Dr         \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 50 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| 860 (86.00%) 46 (92.00%)  m.c:main
| 400 (40.00%)  .           m.c:slow
| 300 (30.00%) 30 (60.00%)  m.c:same
| 140 (14.00%)  4 ( 8.00%)  m.c:rest
|  50 ( 5.00%)  5 (10.00%)  m.c:gone
|
! cgannotate: --fail-if=main:Ir>859: m.c:main: Ir is 860
? 3

== functions-no-match
# No function is called nobody, which is an error.
$ --auto=no old.callgrind '--fail-if=nobody:Ir>0'
| @head old
|
! cgannotate: --fail-if=nobody:Ir>0: no function matches
? 1

== inclusive-event
# Incl(Ir) of the program is 1000.
$ --auto=no old.callgrind '--fail-if=Incl(Ir)>999'
| @head old
|
! cgannotate: --fail-if=Incl(Ir)>999: the program: Incl(Ir) is 1,000
? 3

== limit
# 1,000 of Ir are more than 999.
$ --auto=no old.callgrind '--fail-if=Ir>999'
$ --auto=no old.callgrind --fail-if 'Ir>999'
| @head old
|
! cgannotate: --fail-if=Ir>999: the program: Ir is 1,000
? 3

== limit-equal
# 1,000 of Ir are not more than 1,000; nor 1,000 + 2 * 50 of Sum than 1,100, slow's 400 than 400,
# and 50 / 1,000 than 0.05.
$ --auto=no old.callgrind '--fail-if=Ir>1000'
$ --auto=no old.callgrind '--event=Sum = Ir + 2 Dr' '--fail-if=Sum>1100'
$ --auto=no old.callgrind '--fail-if=^(same|slow)$:Ir>400'
$ --auto=no old.callgrind --event=R=Dr/Ir --fail-if='R>0.05'
| @head old
|

== limit-json
# Without --diff there is no "old".
$ --format=json --no-auto --top=1 new.callgrind '--fail-if=Ir>1'
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "new.callgrind", "creator": "hand", "command": "./new", "pid": 2, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir", "Dr"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 1070},
|   {"name": "Dr", "long_name": "Data Read Access", "formula": null, "ratio": false, "total": 52}],
|  "limits": [
|   {"limit": "Ir\\u003e1", "severity": "error", "event": "Ir", "unchecked": null,
|    "exceeded": [{"name": null, "file": null, "object": null, "old": null, "new": 1070}],
|    "causes": []}],
|  "functions": [
|   {"id": 0, "name": "slow", "file": "m.c", "object": null, "self": [460, null], "inclusive": [460, null], "calls": 5, "cycle": null, "listed": true,
|    "callers": [{"id": 1, "calls": 5, "inclusive": [460, null], "sites": [{"line": 4, "calls": 5, "inclusive": [460, null]}]}],
|    "callees": []},
|   {"id": 1, "name": "main", "file": "m.c", "object": null, "self": [100, 11], "inclusive": [930, 43], "calls": 0, "cycle": null, "listed": false,
|    "callers": [],
|    "callees": []}],
|  "files": []}
! cgannotate: --fail-if=Ir>1: the program: Ir is 1,070
? 3

== limit-negative
# 50 of Dr are more than -1.
$ --auto=no old.callgrind '--fail-if=Dr>-1'
| @head old
|
! cgannotate: --fail-if=Dr>-1: the program: Dr is 50
? 3

== limit-other
# 50 of Dr are more than 49, although only Ir is shown.
$ --auto=no old.callgrind '--fail-if=Dr>49' --show=Ir
| @head
| Events shown:     Ir
|
| --------------------------------------------------------------------------------
| Ir            \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| 400 (40.00%)  m.c:slow
| 300 (30.00%)  m.c:same
| 140 (14.00%)  m.c:rest
| 110 (11.00%)  m.c:main
|  50 ( 5.00%)  m.c:gone
|
! cgannotate: --fail-if=Dr>49: the program: Dr is 50
? 3

== limit-zero
# 50 of Dr are more than 0.
$ --auto=no old.callgrind '--fail-if=Dr>0'
| @head old
|
! cgannotate: --fail-if=Dr>0: the program: Dr is 50
? 3

== missing-and-more
# nobody is no function: status 1, though slow is over its limit, too; with
# --no-fail-if-missing a message.
$ --auto=no old.callgrind '--fail-if=nobody:Ir>0' '--fail-if=slow:Ir>0'
| @head old
|
! cgannotate: --fail-if=nobody:Ir>0: no function matches
! cgannotate: --fail-if=slow:Ir>0: m.c:slow: Ir is 400
? 1

@file per-call.callgrind
| event: PerCall = Ir / Calls : x
| event: Deep = Incl(Ir) : y
| events: Ir
| fl=a.c
| fn=main
| 1 10
| cfn=f
| calls=5 10
| 2 100
| fn=f
| 10 100
| totals: 110

== own-calls
# 110 / 5 = 22 is more than 20, whether lines are shown or not.
$ --auto=no --threshold=100 --show-percs=no '--fail-if=PerCall>20' per-call.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'per-call.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir \x20
| --------------------------------------------------------------------------------
| 110  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir   file:function
| --------------------------------------------------------------------------------
| 100  a.c:f
|  10  a.c:main
|
! cgannotate: --fail-if=PerCall>20: the program: PerCall is 22.00
? 3

== ratio
# ratio*: 50 of 1000 are 0.05, which is no percentage;
$ --auto=no old.callgrind --event=R=Dr/Ir --fail-if='R>0.049'
| @head old
|
! cgannotate: --fail-if=R>0.049: the program: R is 0.05
? 3

== ratio-percent
# But it is one of a built-in rate, of the misses I1mr here.
$ --auto=no --fail-if='I1%>4.9%' --fail-if='I1%>4.95' --fail-if='I1%>5%' --fail-if='Incl(I1%)>4.9%' $(sed s/Dr/I1mr/ old.callgrind >rate.callgrind)rate.callgrind
| @head
| Profile data file 'rate.callgrind' (creator: hand)
| Events recorded:  Ir I1mr
| Events shown:     Ir I1mr
| Event sort order: Ir I1mr
|
| --------------------------------------------------------------------------------
| Ir             I1mr       \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 50 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           I1mr         file:function
| --------------------------------------------------------------------------------
| 400 (40.00%)  .           m.c:slow
| 300 (30.00%) 30 (60.00%)  m.c:same
| 140 (14.00%)  4 ( 8.00%)  m.c:rest
| 110 (11.00%) 11 (22.00%)  m.c:main
|  50 ( 5.00%)  5 (10.00%)  m.c:gone
|
! cgannotate: --fail-if=I1%>4.9%: the program: I1% is 5.00%
! cgannotate: --fail-if=I1%>4.95: the program: I1% is 5.00%
! cgannotate: --fail-if=Incl(I1%)>4.9%: the program: Incl(I1%) is 5.00%
? 3

== real
# fib 360 and fib'2 6,820 (by an independent program);
$ --auto=no --threshold=50 thr_sep.out-02 '--fail-if=^fib:Ir>359' '--fail-if=Ir>39401'
| --------------------------------------------------------------------------------
| Profile data file 'thr_sep.out-02' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache:\x20
| D1 cache:\x20
| LL cache:\x20
| Timerange: Basic block 0 - 49366
| Trigger: Program termination
| Profiled target:  ../bin/thr (PID 12568, part 1, thread 2)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       50
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             \x20
| --------------------------------------------------------------------------------
| 39,402 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir               file:function
| --------------------------------------------------------------------------------
| 30,008 (76.16%)  /home/user/demo/src/thr.c:work_b [/home/user/demo/bin/thr]
|
! cgannotate: --fail-if=^fib:Ir>359: /home/user/demo/src/thr.c:fib: Ir is 360
! cgannotate: --fail-if=^fib:Ir>359: /home/user/demo/src/thr.c:fib'2: Ir is 6,820
! cgannotate: --fail-if=Ir>39401: the program: Ir is 39,402
? 3

== real-diff
# 7,525 / 31,877 = 23.606 %, between 23.60 and 23.61; pthread_mutex_lock 651 was 31 and
# _unlock 42 was 2, both 21 times (by the same).
# fib'2 is new; the mutex 651 - 31 = 620 and its unlocking 504 - 24 = 480, called 21 times and
# once.
# 23.60 % of 31,877 are 7,523, and 620 and 480 less than a tenth of them.
# work_a, called by start_thread, is new, and so are its fib and fib'2.
$ --auto=no --threshold=50 --diff thr_sep.out-03 thr_sep.out-02 '--fail-if=^pthread_mutex:Ir>+10%' '--fail-if=Ir>+23.60%' '--fail-if=Ir>+23.61%'
| ../bin/thr, thr_sep.out-02 compared with thr_sep.out-03
| +7,525 Ir (+23.6%: 31,877 to 39,402); showing 1 of 32 functions, +21.4% of Ir
|          Self           Incl  Calls  function
| +21.4% +6,820  +21.4% +6,820   +480  fib'2 <cycle 1> (new)     /home/user/demo/src/thr.c, /home/user/demo/bin/thr
|
! cgannotate: --fail-if=^pthread_mutex:Ir>+10%: ./nptl/./nptl/pthread_mutex_lock.c:pthread_mutex_lock: Ir rose 2,000.00 % (31 to 651)
! cgannotate: --fail-if=^pthread_mutex:Ir>+10%: ./nptl/./nptl/pthread_mutex_unlock.c:pthread_mutex_unlock: Ir rose 2,000.00 % (2 to 42)
! cgannotate: --fail-if=Ir>+23.60%: the program: Ir rose 23.61 % (31,877 to 39,402)
! cgannotate:   +8,770 because of thr.c:work_a (new)
? 3

== several
# 1000 Ir and 50 Dr: the first and the last limit are exceeded.
$ --auto=no old.callgrind '--fail-if=Ir>999' '--fail-if=Dr>50' '--fail-if=Dr>49'
| @head old
|
! cgannotate: --fail-if=Ir>999: the program: Ir is 1,000
! cgannotate: --fail-if=Dr>49: the program: Dr is 50
? 3

== summary
# 1000 of Ir in old are more than 999, in this view, too.
$ --summary old.callgrind '--fail-if=Ir>999'
| ./old, old.callgrind
| 1,000 Ir; showing 5 of 5 functions, 100.0% of Ir
|       Self        Incl  Calls  function
| 40.00% 400  40.00% 400      2  slow                      m.c
| 30.00% 300  30.00% 300      3  same                      m.c
| 14.00% 140  14.00% 140      0  rest                      m.c
| 11.00% 110  86.00% 860      0  main                      m.c
|  5.00%  50   5.00%  50      1  gone                      m.c
! cgannotate: --fail-if=Ir>999: the program: Ir is 1,000
? 3
