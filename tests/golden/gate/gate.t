## --fail-if: the report as always, a line for each limit exceeded on
## standard error, exit status 3. Figures are those of diff/diff.t, by hand.
##
## limit*: 1000 and 50; "more than", so the same is not exceeded.
## functions: same 300 and slow 400 are more than 140, rest is not. -inclusive: main
##   860. formula: 1000 + 2 * 50 = 1100. ratio*: 50 of 1000 are 0.05, which is
##   no percentage; -percent: but it is one of a built-in rate, of the misses I1mr here. formula-decimal: 1000 / 1000.
## diff*: +70 is 7 % of 1000; slow 460 - 400 = 60, 15 %; new 70 was 0, which is more
##   than any percentage; main inclusive 930 / 860 = +8.14 %; rest's Dr 9 / 4 = +125 %;
##   Dr 52 / 50 = +4 %. What became less is no growth.
## real: fib 360 and fib'2 6,820 (by an independent program); real-diff: 7,525 /
##   31,877 = 23.606 %, between 23.60 and 23.61; pthread_mutex_lock 651 was 31 and
##   _unlock 42 was 2, both 21 times (by the same).
## calls: 3 + 2 + 1 = 6, with --diff 3 + 5 + 1 = 9, +3, which is 50 %.
## bad-*: not EVENT>N, [REGEX:]EVENT>+N with --diff only, N% with + only: exit 2.
## by-file-inclusive: 1000, of m.c with all that it calls (it crashed).
## bad-22: with files or objects in the call graph no function has an
##   inclusive cost. functions-control: as everywhere, no control characters.
## exact-*: 57 of 10,000 are 0.57 %, which is not more; 2^53 + 1 is more than 2^53,
##   which doubles cannot tell (by hand).
## diff-ratio-function: main 11 of 100, 0.11, was 11 of 110.
## missing-*: nobody is no function: status 1, though slow is over its limit, too; with
##   --no-fail-if-missing a message. blanks: "Ir > 5" and --min=5% are taken.
##   beside-*: no report, no limits.
## Reasons, below the limits with --diff: own costs of new +70 and slow +60, main has
##   -10; new is called once; slow 5 times for 400 / 2 each would cost 600 more, that is
##   over half of the 60. Dr: rest 9 - 4, new 2. real-diff: fib'2 is new; the mutex 651 - 31
##   = 620 and its unlocking 504 - 24 = 480, called 21 times and once. grown-half: the
##   divisor of a formula. grown: f 100 - 40 = 60 with 4 calls instead of 2, of which
##   40 / 2 * 2 = 40 are more than half; g 50 - 20 = 30 with 3 instead of 2: 10 is not.
##   grown-by-half: of one call more 3 are half of f's 5 and of h's 6, 2 are not of g's 5.
##   grown-by-one: k's 1 with one call more is half of its 2; m, which nobody called, is not explained.
##   grown-function: of own costs only what explains them; in f itself, not in g.
##   grown-inclusive: main and what it calls. h -10 is no reason.
##   grown-callees: part and what it calls, leaf; not rest, whose +800 is of main.
## grown-json and so on: Ir 95 was exceeded by 81, 85.263 %; f and g (both +150 %) by
##   more than 5. In csv each row has the limits that it exceeds, and explains.
## limit-json: without --diff there is no "old".
## own-calls: 110 / 5 = 22 is more than 20, whether lines are shown or not.
## bad-digits: it is a number, but 115292150460684697725 / 100 is too large.
## diff-limit: a limit without + is of what NEW costs, so this is said, not the growth.
## warn*: as --fail-if, but with status 0; grown-old and grown-new as above, 95 + 81. No
##   function is called nobody, which is said and does not fail. In csv a column more.
## tenth-*: a reason is a tenth or more of what the limit allows: of +10 the new 1 is one,
##   of +11 not; an absolute 106 allows 106 - 95 = 11, one that OLD exceeds, as 80, nothing.
##   real-diff: 23.60 % of 31,877 are 7,523, and 620 and 480 less than a tenth of them.
## diff-fell, diff-stayed: a limit below 0 asks for less. 70 of 1070 are 6.54 %; what is new
##   or has grown is still said: gone 50, main 100 + 10 - 90 - 10 = 10.
## grown-ties: each f grew by 10; by name, then file, then object: a.c of one, a.c of two,
##   b.c of two. grown-most-calls: f is called 2^63 - 1 times and once, of which no more
##   than 2^63 - 1 are counted; its 20 were 10, with 2 calls.

== bad-1
$ --auto=no old.callgrind '--fail-if=Ir'
! cgannotate: --fail-if=Ir: expected EVENT>N
? 2

== bad-2
$ --auto=no old.callgrind '--fail-if=Ir>'
! cgannotate: --fail-if=Ir>: expected a whole number after '>'
? 2

== bad-3
$ --auto=no old.callgrind '--fail-if=Ir>x'
! cgannotate: --fail-if=Ir>x: expected a whole number after '>'
? 2

== bad-4
$ --auto=no old.callgrind '--fail-if=Ir>1x'
! cgannotate: --fail-if=Ir>1x: expected a whole number after '>'
? 2

== bad-5
$ --auto=no old.callgrind '--fail-if=Ir>+'
! cgannotate: --fail-if=Ir>+: expected a whole number after '>'
? 2

== bad-6
$ --auto=no old.callgrind '--fail-if=Ir>+x'
! cgannotate: --fail-if=Ir>+x: expected a whole number after '>'
? 2

== bad-7
$ --auto=no old.callgrind '--fail-if=Ir>+%'
! cgannotate: --fail-if=Ir>+%: expected a percentage after '>+'
? 2

== bad-8
$ --auto=no old.callgrind '--fail-if=Ir>1%'
! cgannotate: --fail-if=Ir>1%: expected '+' before a percentage
? 2

== bad-9
$ --auto=no old.callgrind '--fail-if=>5'
! cgannotate: --fail-if=>5: the profile has no event ''; it has Ir, Dr
? 2

== bad-10
$ --auto=no old.callgrind '--fail-if=No>5'
! cgannotate: --fail-if=No>5: the profile has no event 'No'; it has Ir, Dr
? 2

== bad-11
$ --auto=no old.callgrind '--fail-if=f:No>5'
! cgannotate: --fail-if=f:No>5: the profile has no event 'No'; it has Ir, Dr
? 2

== bad-12
$ --auto=no old.callgrind '--fail-if=(:Ir>5'
! cgannotate: --fail-if=(:Ir>5: Unmatched ( or \\(
? 2

== bad-13
$ --auto=no old.callgrind '--fail-if=Ir>+5'
! cgannotate: --fail-if=Ir>+5: a limit with '+' needs --diff or --compare=file
? 2

== bad-14
$ --auto=no old.callgrind '--fail-if=Ir<5'
! cgannotate: --fail-if=Ir<5: expected EVENT>N
? 2

== bad-15
$ --auto=no old.callgrind '--fail-if='
! cgannotate: --fail-if=: expected EVENT>N
? 2

== bad-16
$ --auto=no old.callgrind '--fail-if=Ir>++5'
! cgannotate: --fail-if=Ir>++5: expected a whole number after '>'
? 2

== bad-17
$ --auto=no old.callgrind '--fail-if=Ir>99999999999999999999'
! cgannotate: --fail-if=Ir>99999999999999999999: 99999999999999999999 has more digits than fit into 64 bits
? 2

== bad-19
$ --auto=no old.callgrind '--fail-if=Ir>1.5'
! cgannotate: --fail-if=Ir>1.5: expected a whole number after '>'
? 2

== bad-20
$ --auto=no old.callgrind '--fail-if=^s:Calls>2'
! cgannotate: --fail-if=^s:Calls>2: Calls and Incl() of a function cannot be limited; see --inclusive
? 2

== bad-21
$ --auto=no old.callgrind '--fail-if=slow:Incl(Ir)>2'
! cgannotate: --fail-if=slow:Incl(Ir)>2: Calls and Incl() of a function cannot be limited; see --inclusive
? 2

== bad-22
$ --auto=no --inclusive --by=object '--fail-if=main:Ir>5' old.callgrind
! cgannotate: --fail-if=main:Ir>5: the inclusive cost of a function is not known with --by=object
? 2

== bad-24
$ --auto=no old.callgrind --event=R=Dr/Ir --fail-if='R>x'
! cgannotate: --fail-if=R>x: expected a number after '>'
? 2

== bad-by
$ --auto=no --inclusive --by=file '--fail-if=main:Ir>5' old.callgrind
! cgannotate: --fail-if=main:Ir>5: the inclusive cost of a function is not known with --by=file
? 2

== bad-diff-1
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>+1.2.3%'
! cgannotate: --fail-if=Ir>+1.2.3%: expected a percentage after '>+'
? 2

== bad-diff-2
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>+-5%'
! cgannotate: --fail-if=Ir>+-5%: expected a percentage after '>+'
? 2

== bad-diff-3
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>+ 5%'
! cgannotate: --fail-if=Ir>+ 5%: expected a percentage after '>+'
? 2

== bad-diff-4
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>+1e3%'
! cgannotate: --fail-if=Ir>+1e3%: expected a percentage after '>+'
? 2

== bad-diff-5
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>+nan%'
! cgannotate: --fail-if=Ir>+nan%: expected a percentage after '>+'
? 2

== bad-diff-6
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>+.%'
! cgannotate: --fail-if=Ir>+.%: expected a percentage after '>+'
? 2

== bad-diff-8
$ --auto=no --diff tenthousand.callgrind more.callgrind '--fail-if=Ir>+99999999999999999999%'
! cgannotate: --fail-if=Ir>+99999999999999999999%: 99999999999999999999 has more digits than fit into 64 bits
? 2

== bad-digits
$ --auto=no '--event=R = Ir/2' old.callgrind '--fail-if=R>1152921504606846977.25'
! cgannotate: --fail-if=R>1152921504606846977.25: 1152921504606846977.25 has more digits than fit into 64 bits
? 2

== bad-ratio-percent
$ --auto=no old.callgrind --event=R=Dr/Ir --fail-if='R>4.9%'
$ --auto=no old.callgrind '--event=R = I1% + 0' --event='I1% = Dr / Ir' --fail-if='R>4.9%'
! cgannotate: --fail-if=R>4.9%: expected a number, as a ratio is shown, or '+' before a percentage
? 2

== beside-check
$ --check old.callgrind '--fail-if=Ir>5'
! cgannotate: --fail-if cannot be used with --check
? 2

== beside-list-events
$ --list=events old.callgrind '--fail-if=Ir>5'
! cgannotate: --fail-if cannot be used with --list=events
? 2

== beside-list-parts
$ --list=parts old.callgrind '--fail-if=Ir>5'
! cgannotate: --fail-if cannot be used with --list=parts
? 2

== blanks
$ --auto=no '--fail-if= Ir > 5 ' --min=5% old.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'old.callgrind' (creator: hand)
| --------------------------------------------------------------------------------
| Trigger: old
| Profiled target:  ./old (PID 1)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       99 0
| Listed:           5 of 5, with 1,000 (100.0%) of Ir
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
|
! cgannotate: --fail-if= Ir > 5 : the program: Ir is 1,000 (limit 5)
? 3

== by-file-inclusive
$ --auto=no --inclusive --by=file --fail-if='Ir>999' old.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'old.callgrind' (creator: hand)
| --------------------------------------------------------------------------------
| Trigger: old
| Profiled target:  ./old (PID 1)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       99 0
| Listed by:        file
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
| Ir             Dr           Running  file
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 50 (100.0%)   100.0%  m.c
|   400 (40.00%)  .                       slow
|   300 (30.00%) 30 (60.00%)              same
|   140 (14.00%)  4 ( 8.00%)              rest
|   110 (11.00%) 11 (22.00%)              main
|    50 ( 5.00%)  5 (10.00%)              gone
|
! cgannotate: --fail-if=Ir>999: the program: Ir is 1,000 (limit 999)
? 3

== calls
$ --auto=no old.callgrind '--fail-if=Calls>5' '--fail-if=Calls>6'
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
|
! cgannotate: --fail-if=Calls>5: the program: Calls is 6 (limit 5)
? 3

== diff
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>+69'
| --------------------------------------------------------------------------------
| Profile data file 'new.callgrind' (creator: hand)
| Compared with 'old.callgrind'
| --------------------------------------------------------------------------------
| Trigger: new
| Profiled target:  ./new (PID 2)
| Target of OLD:    ./old (PID 1)
| Differs in OLD:   Trigger: old
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
|   +70 (+7.00%) +2 (+4.00%)  PROGRAM TOTALS (NEW - OLD)
| 1,000 (100.0%) 50 (100.0%)  OLD
| 1,070 (107.0%) 52 (104.0%)  NEW
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| +70 (+7.00%) +2 (+4.00%)  m.c:new (new)
| +60 (+6.00%)  .           m.c:slow
| -50 (-5.00%) -5 (-10.0%)  m.c:gone (gone)
| -10 (-1.00%)  0           m.c:main
|
! cgannotate: --fail-if=Ir>+69: the program: Ir rose 7.00 % (1,000 to 1,070; limit +69)
! cgannotate:   +70 in m.c:new (new, called 1x)
! cgannotate:   +60 in m.c:slow (called 5x instead of 2x)
? 3

== diff-calls
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Calls>+2' '--fail-if=Calls>+3' '--fail-if=Calls>+50%'
| --------------------------------------------------------------------------------
| Profile data file 'new.callgrind' (creator: hand)
| Compared with 'old.callgrind'
| --------------------------------------------------------------------------------
| Trigger: new
| Profiled target:  ./new (PID 2)
| Target of OLD:    ./old (PID 1)
| Differs in OLD:   Trigger: old
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
|   +70 (+7.00%) +2 (+4.00%)  PROGRAM TOTALS (NEW - OLD)
| 1,000 (100.0%) 50 (100.0%)  OLD
| 1,070 (107.0%) 52 (104.0%)  NEW
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| +70 (+7.00%) +2 (+4.00%)  m.c:new (new)
| +60 (+6.00%)  .           m.c:slow
| -50 (-5.00%) -5 (-10.0%)  m.c:gone (gone)
| -10 (-1.00%)  0           m.c:main
|
! cgannotate: --fail-if=Calls>+2: the program: Calls rose 50.00 % (6 to 9; limit +2)
? 3

== diff-equal
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>+70'
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=slow:Ir>+15%'
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>1070'
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>+7%'
| --------------------------------------------------------------------------------
| Profile data file 'new.callgrind' (creator: hand)
| Compared with 'old.callgrind'
| --------------------------------------------------------------------------------
| Trigger: new
| Profiled target:  ./new (PID 2)
| Target of OLD:    ./old (PID 1)
| Differs in OLD:   Trigger: old
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
|   +70 (+7.00%) +2 (+4.00%)  PROGRAM TOTALS (NEW - OLD)
| 1,000 (100.0%) 50 (100.0%)  OLD
| 1,070 (107.0%) 52 (104.0%)  NEW
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| +70 (+7.00%) +2 (+4.00%)  m.c:new (new)
| +60 (+6.00%)  .           m.c:slow
| -50 (-5.00%) -5 (-10.0%)  m.c:gone (gone)
| -10 (-1.00%)  0           m.c:main
|

== diff-fell
$ --auto=no --diff new.callgrind old.callgrind '--fail-if=Ir>+-100'
| --------------------------------------------------------------------------------
| Profile data file 'old.callgrind' (creator: hand)
| Compared with 'new.callgrind'
| --------------------------------------------------------------------------------
| Trigger: old
| Profiled target:  ./old (PID 1)
| Target of OLD:    ./new (PID 2)
| Differs in OLD:   Trigger: new
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
|   -70 (-6.54%) -2 (-3.85%)  PROGRAM TOTALS (NEW - OLD)
| 1,070 (100.0%) 52 (100.0%)  OLD
| 1,000 (93.46%) 50 (96.15%)  NEW
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| -70 (-6.54%) -2 (-3.85%)  m.c:new (gone)
| -60 (-5.61%)  .           m.c:slow
| +50 (+4.67%) +5 (+9.62%)  m.c:gone (new)
| +10 (+0.93%)  0           m.c:main
|
! cgannotate: --fail-if=Ir>+-100: the program: Ir fell 6.54 % (1,070 to 1,000; limit +-100)
! cgannotate:   +50 in m.c:gone (new, called 1x)
! cgannotate:   +10 in m.c:main
? 3

== diff-functions
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=.*:Ir>+50'
| --------------------------------------------------------------------------------
| Profile data file 'new.callgrind' (creator: hand)
| Compared with 'old.callgrind'
| --------------------------------------------------------------------------------
| Trigger: new
| Profiled target:  ./new (PID 2)
| Target of OLD:    ./old (PID 1)
| Differs in OLD:   Trigger: old
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
|   +70 (+7.00%) +2 (+4.00%)  PROGRAM TOTALS (NEW - OLD)
| 1,000 (100.0%) 50 (100.0%)  OLD
| 1,070 (107.0%) 52 (104.0%)  NEW
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| +70 (+7.00%) +2 (+4.00%)  m.c:new (new)
| +60 (+6.00%)  .           m.c:slow
| -50 (-5.00%) -5 (-10.0%)  m.c:gone (gone)
| -10 (-1.00%)  0           m.c:main
|
! cgannotate: --fail-if=.*:Ir>+50: m.c:slow: Ir rose 15.00 % (400 to 460; limit +50)
! cgannotate: --fail-if=.*:Ir>+50: m.c:new: Ir rose (0 to 70; limit +50)
! cgannotate:   +60 in m.c:slow (called 5x instead of 2x)
? 3

== diff-functions-both
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=.*:Dr>+4' '--fail-if=Ir>+5%'
| --------------------------------------------------------------------------------
| Profile data file 'new.callgrind' (creator: hand)
| Compared with 'old.callgrind'
| --------------------------------------------------------------------------------
| Trigger: new
| Profiled target:  ./new (PID 2)
| Target of OLD:    ./old (PID 1)
| Differs in OLD:   Trigger: old
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
|   +70 (+7.00%) +2 (+4.00%)  PROGRAM TOTALS (NEW - OLD)
| 1,000 (100.0%) 50 (100.0%)  OLD
| 1,070 (107.0%) 52 (104.0%)  NEW
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| +70 (+7.00%) +2 (+4.00%)  m.c:new (new)
| +60 (+6.00%)  .           m.c:slow
| -50 (-5.00%) -5 (-10.0%)  m.c:gone (gone)
| -10 (-1.00%)  0           m.c:main
|
! cgannotate: --fail-if=Ir>+5%: the program: Ir rose 7.00 % (1,000 to 1,070; limit +5 %)
! cgannotate:   +70 in m.c:new (new, called 1x)
! cgannotate:   +60 in m.c:slow (called 5x instead of 2x)
! cgannotate: --fail-if=.*:Dr>+4: m.c:rest: Dr rose 125.00 % (4 to 9; limit +4)
? 3

== diff-functions-percent
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=.*:Ir>+14%'
| --------------------------------------------------------------------------------
| Profile data file 'new.callgrind' (creator: hand)
| Compared with 'old.callgrind'
| --------------------------------------------------------------------------------
| Trigger: new
| Profiled target:  ./new (PID 2)
| Target of OLD:    ./old (PID 1)
| Differs in OLD:   Trigger: old
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
|   +70 (+7.00%) +2 (+4.00%)  PROGRAM TOTALS (NEW - OLD)
| 1,000 (100.0%) 50 (100.0%)  OLD
| 1,070 (107.0%) 52 (104.0%)  NEW
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| +70 (+7.00%) +2 (+4.00%)  m.c:new (new)
| +60 (+6.00%)  .           m.c:slow
| -50 (-5.00%) -5 (-10.0%)  m.c:gone (gone)
| -10 (-1.00%)  0           m.c:main
|
! cgannotate: --fail-if=.*:Ir>+14%: m.c:slow: Ir rose 15.00 % (400 to 460; limit +14 %)
! cgannotate: --fail-if=.*:Ir>+14%: m.c:new: Ir rose (0 to 70; limit +14 %)
! cgannotate:   +60 in m.c:slow (called 5x instead of 2x)
? 3

== diff-inclusive
$ --auto=no --diff old.callgrind new.callgrind --inclusive=yes '--fail-if=main:Ir>+8%'
| --------------------------------------------------------------------------------
| Profile data file 'new.callgrind' (creator: hand)
| Compared with 'old.callgrind'
| --------------------------------------------------------------------------------
| Trigger: new
| Profiled target:  ./new (PID 2)
| Target of OLD:    ./old (PID 1)
| Differs in OLD:   Trigger: old
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
|   +70 (+7.00%) +2 (+4.00%)  PROGRAM TOTALS (NEW - OLD)
| 1,000 (100.0%) 50 (100.0%)  OLD
| 1,070 (107.0%) 52 (104.0%)  NEW
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| +70 (+7.00%) -3 (-6.00%)  m.c:main
| +70 (+7.00%) +2 (+4.00%)  m.c:new (new)
| +60 (+6.00%)  .           m.c:slow
| -50 (-5.00%) -5 (-10.0%)  m.c:gone (gone)
|   0          +5 (+10.0%)  m.c:rest
|
! cgannotate: --fail-if=main:Ir>+8%: m.c:main: Ir rose 8.14 % (860 to 930; limit +8 %)
! cgannotate:   +70 in m.c:new (new, called 1x)
! cgannotate:   +60 in m.c:slow (called 5x instead of 2x)
? 3

== diff-itself
$ --auto=no --diff old.callgrind old.callgrind '--fail-if=Ir>+0%' '--fail-if=.*:Ir>+0'
| --------------------------------------------------------------------------------
| Profile data file 'old.callgrind' (creator: hand)
| Compared with 'old.callgrind'
| --------------------------------------------------------------------------------
| Trigger: old
| Profiled target:  ./old (PID 1)
| Target of OLD:    ./old (PID 1)
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
|     0           0           PROGRAM TOTALS (NEW - OLD)
| 1,000 (100.0%) 50 (100.0%)  OLD
| 1,000 (100.0%) 50 (100.0%)  NEW
|
| --------------------------------------------------------------------------------
| Ir         Dr          file:function
| --------------------------------------------------------------------------------
| no difference
|

== diff-less
$ --auto=no --diff new.callgrind old.callgrind '--fail-if=Ir>+0' '--fail-if=.*:Ir>+49'
| --------------------------------------------------------------------------------
| Profile data file 'old.callgrind' (creator: hand)
| Compared with 'new.callgrind'
| --------------------------------------------------------------------------------
| Trigger: old
| Profiled target:  ./old (PID 1)
| Target of OLD:    ./new (PID 2)
| Differs in OLD:   Trigger: new
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
|   -70 (-6.54%) -2 (-3.85%)  PROGRAM TOTALS (NEW - OLD)
| 1,070 (100.0%) 52 (100.0%)  OLD
| 1,000 (93.46%) 50 (96.15%)  NEW
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| -70 (-6.54%) -2 (-3.85%)  m.c:new (gone)
| -60 (-5.61%)  .           m.c:slow
| +50 (+4.67%) +5 (+9.62%)  m.c:gone (new)
| +10 (+0.93%)  0           m.c:main
|
! cgannotate: --fail-if=.*:Ir>+49: m.c:gone: Ir rose (0 to 50; limit +49)
? 3

== diff-limit
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>1069'
| --------------------------------------------------------------------------------
| Profile data file 'new.callgrind' (creator: hand)
| Compared with 'old.callgrind'
| --------------------------------------------------------------------------------
| Trigger: new
| Profiled target:  ./new (PID 2)
| Target of OLD:    ./old (PID 1)
| Differs in OLD:   Trigger: old
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
|   +70 (+7.00%) +2 (+4.00%)  PROGRAM TOTALS (NEW - OLD)
| 1,000 (100.0%) 50 (100.0%)  OLD
| 1,070 (107.0%) 52 (104.0%)  NEW
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| +70 (+7.00%) +2 (+4.00%)  m.c:new (new)
| +60 (+6.00%)  .           m.c:slow
| -50 (-5.00%) -5 (-10.0%)  m.c:gone (gone)
| -10 (-1.00%)  0           m.c:main
|
! cgannotate: --fail-if=Ir>1069: the program: Ir is 1,070 (was 1,000; limit 1,069)
! cgannotate:   +70 in m.c:new (new, called 1x)
! cgannotate:   +60 in m.c:slow (called 5x instead of 2x)
? 3

== diff-percent
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>+6.99%'
| --------------------------------------------------------------------------------
| Profile data file 'new.callgrind' (creator: hand)
| Compared with 'old.callgrind'
| --------------------------------------------------------------------------------
| Trigger: new
| Profiled target:  ./new (PID 2)
| Target of OLD:    ./old (PID 1)
| Differs in OLD:   Trigger: old
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
|   +70 (+7.00%) +2 (+4.00%)  PROGRAM TOTALS (NEW - OLD)
| 1,000 (100.0%) 50 (100.0%)  OLD
| 1,070 (107.0%) 52 (104.0%)  NEW
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| +70 (+7.00%) +2 (+4.00%)  m.c:new (new)
| +60 (+6.00%)  .           m.c:slow
| -50 (-5.00%) -5 (-10.0%)  m.c:gone (gone)
| -10 (-1.00%)  0           m.c:main
|
! cgannotate: --fail-if=Ir>+6.99%: the program: Ir rose 7.00 % (1,000 to 1,070; limit +6.99 %)
! cgannotate:   +70 in m.c:new (new, called 1x)
! cgannotate:   +60 in m.c:slow (called 5x instead of 2x)
? 3

== diff-percent-zero
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Dr>+0%'
| --------------------------------------------------------------------------------
| Profile data file 'new.callgrind' (creator: hand)
| Compared with 'old.callgrind'
| --------------------------------------------------------------------------------
| Trigger: new
| Profiled target:  ./new (PID 2)
| Target of OLD:    ./old (PID 1)
| Differs in OLD:   Trigger: old
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
|   +70 (+7.00%) +2 (+4.00%)  PROGRAM TOTALS (NEW - OLD)
| 1,000 (100.0%) 50 (100.0%)  OLD
| 1,070 (107.0%) 52 (104.0%)  NEW
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| +70 (+7.00%) +2 (+4.00%)  m.c:new (new)
| +60 (+6.00%)  .           m.c:slow
| -50 (-5.00%) -5 (-10.0%)  m.c:gone (gone)
| -10 (-1.00%)  0           m.c:main
|
! cgannotate: --fail-if=Dr>+0%: the program: Dr rose 4.00 % (50 to 52; limit +0 %)
! cgannotate:   +5 in m.c:rest
! cgannotate:   +2 in m.c:new (new, called 1x)
? 3

== diff-ratio-function
$ --auto=no --diff old.callgrind new.callgrind --event=R=Dr/Ir '--fail-if=main:R>0.1'
| --------------------------------------------------------------------------------
| Profile data file 'new.callgrind' (creator: hand)
| Compared with 'old.callgrind'
| --------------------------------------------------------------------------------
| Trigger: new
| Profiled target:  ./new (PID 2)
| Target of OLD:    ./old (PID 1)
| Differs in OLD:   Trigger: old
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
|   +70 (+7.00%) +2 (+4.00%)  PROGRAM TOTALS (NEW - OLD)
| 1,000 (100.0%) 50 (100.0%)  OLD
| 1,070 (107.0%) 52 (104.0%)  NEW
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| +70 (+7.00%) +2 (+4.00%)  m.c:new (new)
| +60 (+6.00%)  .           m.c:slow
| -50 (-5.00%) -5 (-10.0%)  m.c:gone (gone)
| -10 (-1.00%)  0           m.c:main
|
! cgannotate: --fail-if=main:R>0.1: m.c:main: R is 0.11 (was 0.10; limit 0.1)
? 3

== diff-stayed
$ --auto=no --diff old.callgrind old.callgrind '--fail-if=Ir>+-1'
| --------------------------------------------------------------------------------
| Profile data file 'old.callgrind' (creator: hand)
| Compared with 'old.callgrind'
| --------------------------------------------------------------------------------
| Trigger: old
| Profiled target:  ./old (PID 1)
| Target of OLD:    ./old (PID 1)
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
|     0           0           PROGRAM TOTALS (NEW - OLD)
| 1,000 (100.0%) 50 (100.0%)  OLD
| 1,000 (100.0%) 50 (100.0%)  NEW
|
| --------------------------------------------------------------------------------
| Ir         Dr          file:function
| --------------------------------------------------------------------------------
| no difference
|
! cgannotate: --fail-if=Ir>+-1: the program: Ir stayed as it was (1,000 to 1,000; limit +-1)
? 3

== exact-below
$ --auto=no --diff tenthousand.callgrind more.callgrind '--fail-if=Ir>+0.5699999999999999%' '--fail-if=f:Ir>+.56%'
| --------------------------------------------------------------------------------
| Profile data file 'more.callgrind'
| Compared with 'tenthousand.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             \x20
| --------------------------------------------------------------------------------
|    +57 (+0.57%)  PROGRAM TOTALS (NEW - OLD)
| 10,000 (100.0%)  OLD (calculated)
| 10,057 (100.6%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| +57 (+0.57%)  a.c:f
|
! cgannotate: --fail-if=Ir>+0.5699999999999999%: the program: Ir rose 0.57 % (10,000 to 10,057; limit +0.5699999999999999 %)
! cgannotate:   +57 in a.c:f
! cgannotate: --fail-if=f:Ir>+.56%: a.c:f: Ir rose 0.57 % (10,000 to 10,057; limit +.56 %)
? 3

== exact-equal
$ --auto=no --diff tenthousand.callgrind more.callgrind '--fail-if=Ir>+0.57%' '--fail-if=f:Ir>+0.57%'
| --------------------------------------------------------------------------------
| Profile data file 'more.callgrind'
| Compared with 'tenthousand.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             \x20
| --------------------------------------------------------------------------------
|    +57 (+0.57%)  PROGRAM TOTALS (NEW - OLD)
| 10,000 (100.0%)  OLD (calculated)
| 10,057 (100.6%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| +57 (+0.57%)  a.c:f
|

== exact-wide
$ --auto=no --diff wide.callgrind wider.callgrind '--fail-if=Ir>+0%' '--fail-if=Ir>+0' '--fail-if=f:Ir>9007199254740992'
| --------------------------------------------------------------------------------
| Profile data file 'wider.callgrind'
| Compared with 'wide.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir                            \x20
| --------------------------------------------------------------------------------
|                    +1 (+0.00%)  PROGRAM TOTALS (NEW - OLD)
| 9,007,199,254,740,992 (100.0%)  OLD (calculated)
| 9,007,199,254,740,993 (100.0%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| +1 (+0.00%)  a.c:f
|
! cgannotate: --fail-if=Ir>+0%: the program: Ir rose 0.00 % (9,007,199,254,740,992 to 9,007,199,254,740,993; limit +0 %)
! cgannotate:   +1 in a.c:f
! cgannotate: --fail-if=Ir>+0: the program: Ir rose 0.00 % (9,007,199,254,740,992 to 9,007,199,254,740,993; limit +0)
! cgannotate:   +1 in a.c:f
! cgannotate: --fail-if=f:Ir>9007199254740992: a.c:f: Ir is 9,007,199,254,740,993 (was 9,007,199,254,740,992; limit 9,007,199,254,740,992)
? 3

== formula
$ --auto=no old.callgrind '--event=Sum = Ir + 2 Dr' '--fail-if=Sum>1099'
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
|
! cgannotate: --fail-if=Sum>1099: the program: Sum is 1,100 (limit 1,099)
? 3

== formula-decimal
$ --auto=no old.callgrind --event=K=Ir/1000 --fail-if='K>0.99'
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
|
! cgannotate: --fail-if=K>0.99: the program: K is 1.00 (limit 0.99)
? 3

== function
$ --fn=slow old.callgrind '--fail-if=Ir>999'
| --------------------------------------------------------------------------------
| -- Function: m.c:slow
| --------------------------------------------------------------------------------
| Ir           Dr\x20
|
| 400 (40.00%) .           < m.c:main (2x, 200 each, 100.0% of it)
| 400 (40.00%) .           *  self
| 400 (40.00%) .           *  inclusive
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   m.c
|
! cgannotate: --fail-if=Ir>999: the program: Ir is 1,000 (limit 999)
? 3

== functions
$ --auto=no old.callgrind '--fail-if=^(same|slow|rest)$:Ir>140'
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
|
! cgannotate: --fail-if=^(same|slow|rest)$:Ir>140: m.c:same: Ir is 300 (limit 140)
! cgannotate: --fail-if=^(same|slow|rest)$:Ir>140: m.c:slow: Ir is 400 (limit 140)
? 3

== functions-control
$ --auto=no '--fail-if=:Ir>5' old.callgrind
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
|
! cgannotate: --fail-if=\\x1b:Ir>5: no function matches
? 1

== functions-inclusive
$ --auto=no old.callgrind --inclusive=yes '--fail-if=main:Ir>859' '--fail-if=main:Ir>860'
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
| 860 (86.00%) 46 (92.00%)  m.c:main
| 400 (40.00%)  .           m.c:slow
| 300 (30.00%) 30 (60.00%)  m.c:same
| 140 (14.00%)  4 ( 8.00%)  m.c:rest
|  50 ( 5.00%)  5 (10.00%)  m.c:gone
|
! cgannotate: --fail-if=main:Ir>859: m.c:main: Ir is 860 (limit 859)
? 3

== functions-no-match
$ --auto=no old.callgrind '--fail-if=nobody:Ir>0'
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
|
! cgannotate: --fail-if=nobody:Ir>0: no function matches
? 1

== grown
$ --no-auto --summary --diff grown-old.callgrind grown-new.callgrind '--fail-if=Ir>+10%'
| grown-new.callgrind compared with grown-old.callgrind
| Total: +81 Ir (+85.3%: 95 to 176), +3 Calls (+75.0%: 4 to 7) (calculated); below: 3 of 5 functions, +84.2%
| Ir           Incl(Ir)     Calls        Running  file:function
| +60 (+63.2%) +60 (+63.2%) +2 (+50.0%)   +63.2%  a.c:f
| +30 (+31.6%) +30 (+31.6%) +1 (+25.0%)   +94.7%  a.c:g
| -10 (-10.5%) -10 (-10.5%)  0            +84.2%  a.c:h
! cgannotate: --fail-if=Ir>+10%: the program: Ir rose 85.26 % (95 to 176; limit +10 %)
! cgannotate:   +60 in a.c:f (called 4x instead of 2x)
! cgannotate:   +30 in a.c:g
! cgannotate:   +1 in a.c:thread (new)
? 3

== grown-by-half
$ --diff --no-auto '--fail-if=Ir>+1' by-half-old.callgrind by-half-new.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'by-half-new.callgrind'
| Compared with 'by-half-old.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir           \x20
| --------------------------------------------------------------------------------
| +16 (+177.8%)  PROGRAM TOTALS (NEW - OLD)
|    9 (100.0%)  OLD (calculated)
|   25 (277.8%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| +6 (+66.7%)  a.c:h
| +5 (+55.6%)  a.c:f
| +5 (+55.6%)  a.c:g
|
! cgannotate: --fail-if=Ir>+1: the program: Ir rose 177.78 % (9 to 25; limit +1)
! cgannotate:   +6 in a.c:h (called 2x instead of 1x)
! cgannotate:   +5 in a.c:f (called 2x instead of 1x)
! cgannotate:   +5 in a.c:g
? 3

== grown-by-one
$ --diff --no-auto '--fail-if=Ir>+1' by-one-old.callgrind by-one-new.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'by-one-new.callgrind'
| Compared with 'by-one-old.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| +6 (+85.7%)  PROGRAM TOTALS (NEW - OLD)
|  7 (100.0%)  OLD (calculated)
| 13 (185.7%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| +4 (+57.1%)  a.c:m
| +2 (+28.6%)  a.c:k
|
! cgannotate: --fail-if=Ir>+1: the program: Ir rose 85.71 % (7 to 13; limit +1)
! cgannotate:   +4 in a.c:m
! cgannotate:   +2 in a.c:k (called 2x instead of 1x)
? 3

== grown-callees
$ --auto=no --inclusive --top=1 --diff callees-old.callgrind callees-new.callgrind '--fail-if=part:Ir>+10'
| --------------------------------------------------------------------------------
| Profile data file 'callees-new.callgrind'
| Compared with 'callees-old.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Listed:           1 of 4, with 0 (0.00%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir            \x20
| --------------------------------------------------------------------------------
| +840 (+622.2%)  PROGRAM TOTALS (NEW - OLD)
|   135 (100.0%)  OLD (calculated)
|   975 (722.2%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir              file:function
| --------------------------------------------------------------------------------
| +840 (+622.2%)  a.c:main
|
! cgannotate: --fail-if=part:Ir>+10: a.c:part: Ir rose 133.33 % (30 to 70; limit +10)
! cgannotate:   +30 in a.c:leaf
! cgannotate:   +10 in a.c:part
? 3

== grown-csv
$ --format=csv --no-auto --diff grown-old.callgrind grown-new.callgrind '--fail-if=Ir>+1%' '--fail-if=f|g:Ir>+5'
| object,file,function,calls,calls_old,calls_new,Ir,Ir_old,Ir_new,incl_Ir,incl_Ir_old,incl_Ir_new,exceeds,reason_of\x0d
| ,a.c,f,2,2,4,60,40,100,60,40,100,f|g:Ir>+5,Ir>+1% f|g:Ir>+5\x0d
| ,a.c,g,1,2,3,30,20,50,30,20,50,f|g:Ir>+5,Ir>+1%\x0d
| ,a.c,h,0,0,0,-10,30,20,-10,30,20,,\x0d
| ,a.c,thread,0,,0,1,,1,1,,1,,Ir>+1%\x0d
! cgannotate: --fail-if=Ir>+1%: the program: Ir rose 85.26 % (95 to 176; limit +1 %)
! cgannotate:   +60 in a.c:f (called 4x instead of 2x)
! cgannotate:   +30 in a.c:g
! cgannotate:   +1 in a.c:thread (new)
! cgannotate: --fail-if=f|g:Ir>+5: a.c:f: Ir rose 150.00 % (40 to 100; limit +5)
! cgannotate: --fail-if=f|g:Ir>+5: a.c:g: Ir rose 150.00 % (20 to 50; limit +5)
! cgannotate:   +60 in a.c:f (called 4x instead of 2x)
? 3

== grown-csv-file
$ --format=csv --by=file --no-auto --diff grown-old.callgrind grown-new.callgrind '--fail-if=Ir>+1%' '--fail-if=f|g:Ir>+5'
| object,file,function,calls,calls_old,calls_new,Ir,Ir_old,Ir_new,incl_Ir,incl_Ir_old,incl_Ir_new,exceeds,reason_of\x0d
| ,a.c,,3,4,7,81,95,176,81,95,176,f|g:Ir>+5,Ir>+1% f|g:Ir>+5\x0d
! cgannotate: --fail-if=Ir>+1%: the program: Ir rose 85.26 % (95 to 176; limit +1 %)
! cgannotate:   +60 in a.c:f (called 4x instead of 2x)
! cgannotate:   +30 in a.c:g
! cgannotate:   +1 in a.c:thread (new)
! cgannotate: --fail-if=f|g:Ir>+5: a.c:f: Ir rose 150.00 % (40 to 100; limit +5)
! cgannotate: --fail-if=f|g:Ir>+5: a.c:g: Ir rose 150.00 % (20 to 50; limit +5)
! cgannotate:   +60 in a.c:f (called 4x instead of 2x)
? 3

== grown-function
$ --no-auto --diff grown-old.callgrind grown-new.callgrind '--fail-if=.*:Ir>+10%'
| --------------------------------------------------------------------------------
| Profile data file 'grown-new.callgrind'
| Compared with 'grown-old.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| +81 (+85.3%)  PROGRAM TOTALS (NEW - OLD)
|  95 (100.0%)  OLD (calculated)
| 176 (185.3%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| +60 (+63.2%)  a.c:f
| +30 (+31.6%)  a.c:g
| -10 (-10.5%)  a.c:h
|
! cgannotate: --fail-if=.*:Ir>+10%: a.c:f: Ir rose 150.00 % (40 to 100; limit +10 %)
! cgannotate: --fail-if=.*:Ir>+10%: a.c:g: Ir rose 150.00 % (20 to 50; limit +10 %)
! cgannotate: --fail-if=.*:Ir>+10%: a.c:thread: Ir rose (0 to 1; limit +10 %)
! cgannotate:   +60 in a.c:f (called 4x instead of 2x)
? 3

== grown-half
$ --no-auto --event='Half=Ir/2' --show=Ir --diff grown-old.callgrind grown-new.callgrind '--fail-if=Half>+1'
| --------------------------------------------------------------------------------
| Profile data file 'grown-new.callgrind'
| Compared with 'grown-old.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| +81 (+85.3%)  PROGRAM TOTALS (NEW - OLD)
|  95 (100.0%)  OLD (calculated)
| 176 (185.3%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| +60 (+63.2%)  a.c:f
| +30 (+31.6%)  a.c:g
| -10 (-10.5%)  a.c:h
|
! cgannotate: --fail-if=Half>+1: the program: Half rose 85.26 % (47.50 to 88.00; limit +1)
! cgannotate:   +30.00 in a.c:f (called 4x instead of 2x)
! cgannotate:   +15.00 in a.c:g
! cgannotate:   +0.50 in a.c:thread (new)
? 3

== grown-inclusive
$ --no-auto --inclusive --diff grown-old.callgrind grown-new.callgrind '--fail-if=main:Ir>+10%'
| --------------------------------------------------------------------------------
| Profile data file 'grown-new.callgrind'
| Compared with 'grown-old.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| +81 (+85.3%)  PROGRAM TOTALS (NEW - OLD)
|  95 (100.0%)  OLD (calculated)
| 176 (185.3%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| +90 (+94.7%)  a.c:main
| +60 (+63.2%)  a.c:f
| +30 (+31.6%)  a.c:g
| -10 (-10.5%)  a.c:h
|  +1 (+1.05%)  a.c:thread (new)
|
! cgannotate: --fail-if=main:Ir>+10%: a.c:main: Ir rose 138.46 % (65 to 155; limit +10 %)
! cgannotate:   +60 in a.c:f (called 4x instead of 2x)
! cgannotate:   +30 in a.c:g
? 3

== grown-json
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
|   {"limit": "Ir\\u003e+1%", "severity": "error", "event": "Ir",
|    "exceeded": [{"name": null, "file": null, "object": null, "old": 95, "new": 176}],
|    "reasons": [{"name": "f", "file": "a.c", "object": null, "growth": 60, "calls_old": 2, "calls_new": 4, "new_function": false, "by_calls": true}, {"name": "g", "file": "a.c", "object": null, "growth": 30, "calls_old": 2, "calls_new": 3, "new_function": false, "by_calls": false}, {"name": "thread", "file": "a.c", "object": null, "growth": 1, "calls_old": 0, "calls_new": 0, "new_function": true, "by_calls": false}]},
|   {"limit": "f|g:Ir\\u003e+5", "severity": "error", "event": "Ir",
|    "exceeded": [{"name": "f", "file": "a.c", "object": null, "old": 40, "new": 100}, {"name": "g", "file": "a.c", "object": null, "old": 20, "new": 50}],
|    "reasons": [{"name": "f", "file": "a.c", "object": null, "growth": 60, "calls_old": 2, "calls_new": 4, "new_function": false, "by_calls": true}]}],
|  "functions": [
|   {"id": 0, "name": "f", "file": "a.c", "object": null, "self": [60], "self_old": [40], "self_new": [100], "inclusive": [60], "inclusive_old": [40], "inclusive_new": [100], "calls": 2, "calls_old": 2, "calls_new": 4, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [60], "self_old": [40], "self_new": [100]}],
|    "callers": [{"id": 4, "calls": 2, "calls_old": 2, "calls_new": 4, "inclusive": [60], "inclusive_old": [40], "inclusive_new": [100], "sites": []}],
|    "callees": []},
|   {"id": 1, "name": "g", "file": "a.c", "object": null, "self": [30], "self_old": [20], "self_new": [50], "inclusive": [30], "inclusive_old": [20], "inclusive_new": [50], "calls": 1, "calls_old": 2, "calls_new": 3, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [30], "self_old": [20], "self_new": [50]}],
|    "callers": [{"id": 4, "calls": 1, "calls_old": 2, "calls_new": 3, "inclusive": [30], "inclusive_old": [20], "inclusive_new": [50], "sites": []}],
|    "callees": []},
|   {"id": 2, "name": "h", "file": "a.c", "object": null, "self": [-10], "self_old": [30], "self_new": [20], "inclusive": [-10], "inclusive_old": [30], "inclusive_new": [20], "calls": 0, "calls_old": 0, "calls_new": 0, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [-10], "self_old": [30], "self_new": [20]}],
|    "callers": [],
|    "callees": []},
|   {"id": 3, "name": "thread", "file": "a.c", "object": null, "self": [1], "self_old": [null], "self_new": [1], "inclusive": [1], "inclusive_old": [null], "inclusive_new": [1], "calls": 0, "calls_old": null, "calls_new": 0, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [1], "self_old": [null], "self_new": [1]}],
|    "callers": [],
|    "callees": []},
|   {"id": 4, "name": "main", "file": "a.c", "object": null, "self": [0], "self_old": [5], "self_new": [5], "inclusive": [90], "inclusive_old": [65], "inclusive_new": [155], "calls": 0, "calls_old": 0, "calls_new": 0, "cycle": null, "listed": false,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [0], "self_old": [5], "self_new": [5]}],
|    "callers": [],
|    "callees": []}],
|  "files": []}
! cgannotate: --fail-if=Ir>+1%: the program: Ir rose 85.26 % (95 to 176; limit +1 %)
! cgannotate:   +60 in a.c:f (called 4x instead of 2x)
! cgannotate:   +30 in a.c:g
! cgannotate:   +1 in a.c:thread (new)
! cgannotate: --fail-if=f|g:Ir>+5: a.c:f: Ir rose 150.00 % (40 to 100; limit +5)
! cgannotate: --fail-if=f|g:Ir>+5: a.c:g: Ir rose 150.00 % (20 to 50; limit +5)
! cgannotate:   +60 in a.c:f (called 4x instead of 2x)
? 3

== grown-markdown
$ --format=markdown --no-auto --diff grown-old.callgrind grown-new.callgrind '--fail-if=Ir>+1%' '--fail-if=f|g:Ir>+5'
| **Ir** 95 → 176 (+81, +85.3%)
|
| - OLD: `grown-old.callgrind`
| - NEW: `grown-new.callgrind`
|
| Limits exceeded:
|
| - `Ir>+1%`: the program: `Ir` rose 85.26 % (95 to 176; limit +1 %)
|   - +60 in `a.c:f` (called 4x instead of 2x)
|   - +30 in `a.c:g`
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
! cgannotate:   +60 in a.c:f (called 4x instead of 2x)
! cgannotate:   +30 in a.c:g
! cgannotate:   +1 in a.c:thread (new)
! cgannotate: --fail-if=f|g:Ir>+5: a.c:f: Ir rose 150.00 % (40 to 100; limit +5)
! cgannotate: --fail-if=f|g:Ir>+5: a.c:g: Ir rose 150.00 % (20 to 50; limit +5)
! cgannotate:   +60 in a.c:f (called 4x instead of 2x)
? 3

== grown-most-calls
$ --no-auto --diff calls-most-old.callgrind calls-most-new.callgrind '--fail-if=Ir>+9'
| --------------------------------------------------------------------------------
| Profile data file 'calls-most-new.callgrind'
| Compared with 'calls-most-old.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| +10 (+90.9%)  PROGRAM TOTALS (NEW - OLD)
|  11 (100.0%)  OLD
|  21 (190.9%)  NEW
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| +10 (+90.9%)  a.c:f
|
! cgannotate: --fail-if=Ir>+9: the program: Ir rose 90.91 % (11 to 21; limit +9)
! cgannotate:   +10 in a.c:f (called 9,223,372,036,854,775,807x instead of 2x)
? 3

== grown-ties
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
|   {"limit": "Ir\\u003e+29", "severity": "error", "event": "Ir",
|    "exceeded": [{"name": null, "file": null, "object": null, "old": 30, "new": 60}],
|    "reasons": [{"name": "f", "file": "a.c", "object": "one", "growth": 10, "calls_old": null, "calls_new": null, "new_function": false, "by_calls": false}, {"name": "f", "file": "a.c", "object": "two", "growth": 10, "calls_old": null, "calls_new": null, "new_function": false, "by_calls": false}, {"name": "f", "file": "b.c", "object": "two", "growth": 10, "calls_old": null, "calls_new": null, "new_function": false, "by_calls": false}]}],
|  "functions": [
|   {"id": 0, "name": "f", "file": "a.c", "object": "one", "self": [10], "self_old": [10], "self_new": [20], "inclusive": [10], "inclusive_old": [10], "inclusive_new": [20], "calls": null, "calls_old": null, "calls_new": null, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [10], "self_old": [10], "self_new": [20]}],
|    "callers": [],
|    "callees": []},
|   {"id": 1, "name": "f", "file": "a.c", "object": "two", "self": [10], "self_old": [10], "self_new": [20], "inclusive": [10], "inclusive_old": [10], "inclusive_new": [20], "calls": null, "calls_old": null, "calls_new": null, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [10], "self_old": [10], "self_new": [20]}],
|    "callers": [],
|    "callees": []},
|   {"id": 2, "name": "f", "file": "b.c", "object": "two", "self": [10], "self_old": [10], "self_new": [20], "inclusive": [10], "inclusive_old": [10], "inclusive_new": [20], "calls": null, "calls_old": null, "calls_new": null, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "b.c", "object": null, "self": [10], "self_old": [10], "self_new": [20]}],
|    "callers": [],
|    "callees": []}],
|  "files": []}
! cgannotate: --fail-if=Ir>+29: the program: Ir rose 100.00 % (30 to 60; limit +29)
! cgannotate:   +10 in a.c:f
! cgannotate:   +10 in a.c:f
! cgannotate:   +10 in b.c:f
? 3

== grown-tsv
$ --format=tsv --no-auto --diff grown-old.callgrind grown-new.callgrind '--fail-if=Ir>+1%' '--fail-if=f|g:Ir>+5'
| object	file	function	calls	calls_old	calls_new	Ir	Ir_old	Ir_new	incl_Ir	incl_Ir_old	incl_Ir_new	exceeds	reason_of
| 	a.c	f	2	2	4	60	40	100	60	40	100	f|g:Ir>+5	Ir>+1% f|g:Ir>+5
| 	a.c	g	1	2	3	30	20	50	30	20	50	f|g:Ir>+5	Ir>+1%
| 	a.c	h	0	0	0	-10	30	20	-10	30	20	\x09
| 	a.c	thread	0		0	1		1	1		1		Ir>+1%
! cgannotate: --fail-if=Ir>+1%: the program: Ir rose 85.26 % (95 to 176; limit +1 %)
! cgannotate:   +60 in a.c:f (called 4x instead of 2x)
! cgannotate:   +30 in a.c:g
! cgannotate:   +1 in a.c:thread (new)
! cgannotate: --fail-if=f|g:Ir>+5: a.c:f: Ir rose 150.00 % (40 to 100; limit +5)
! cgannotate: --fail-if=f|g:Ir>+5: a.c:g: Ir rose 150.00 % (20 to 50; limit +5)
! cgannotate:   +60 in a.c:f (called 4x instead of 2x)
? 3

== inclusive-event
$ --auto=no old.callgrind '--fail-if=Incl(Ir)>999'
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
|
! cgannotate: --fail-if=Incl(Ir)>999: the program: Incl(Ir) is 1,000 (limit 999)
? 3

== limit
$ --auto=no old.callgrind '--fail-if=Ir>999'
$ --auto=no old.callgrind --fail-if 'Ir>999'
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
|
! cgannotate: --fail-if=Ir>999: the program: Ir is 1,000 (limit 999)
? 3

== limit-equal
$ --auto=no old.callgrind '--fail-if=Ir>1000'
$ --auto=no old.callgrind '--event=Sum = Ir + 2 Dr' '--fail-if=Sum>1100'
$ --auto=no old.callgrind '--fail-if=^(same|slow)$:Ir>400'
$ --auto=no old.callgrind --event=R=Dr/Ir --fail-if='R>0.05'
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
|

== limit-json
$ --format=json --no-auto --top=1 new.callgrind '--fail-if=Ir>1'
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "new.callgrind", "creator": "hand", "command": "./new", "pid": 2, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir", "Dr"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 1070},
|   {"name": "Dr", "long_name": "Data Read Access", "formula": null, "ratio": false, "total": 52}],
|  "limits": [
|   {"limit": "Ir\\u003e1", "severity": "error", "event": "Ir",
|    "exceeded": [{"name": null, "file": null, "object": null, "old": null, "new": 1070}],
|    "reasons": []}],
|  "functions": [
|   {"id": 0, "name": "slow", "file": "m.c", "object": null, "self": [460, null], "inclusive": [460, null], "calls": 5, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "m.c", "object": null, "self": [460, null]}],
|    "callers": [{"id": 1, "calls": 5, "inclusive": [460, null], "sites": [{"line": 4, "calls": 5, "inclusive": [460, null]}]}],
|    "callees": []},
|   {"id": 1, "name": "main", "file": "m.c", "object": null, "self": [100, 11], "inclusive": [930, 43], "calls": 0, "cycle": null, "listed": false,
|    "parts": [{"name": null, "file": "m.c", "object": null, "self": [100, 11]}],
|    "callers": [],
|    "callees": []}],
|  "files": []}
! cgannotate: --fail-if=Ir>1: the program: Ir is 1,070 (limit 1)
? 3

== limit-negative
$ --auto=no old.callgrind '--fail-if=Dr>-1'
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
|
! cgannotate: --fail-if=Dr>-1: the program: Dr is 50 (limit -1)
? 3

== limit-other
$ --auto=no old.callgrind '--fail-if=Dr>49' --show=Ir
| --------------------------------------------------------------------------------
| Profile data file 'old.callgrind' (creator: hand)
| --------------------------------------------------------------------------------
| Trigger: old
| Profiled target:  ./old (PID 1)
| Events recorded:  Ir Dr
| Events shown:     Ir
| Event sort order: Ir Dr
| Thresholds:       99 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
! cgannotate: --fail-if=Dr>49: the program: Dr is 50 (limit 49)
? 3

== limit-zero
$ --auto=no old.callgrind '--fail-if=Dr>0'
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
|
! cgannotate: --fail-if=Dr>0: the program: Dr is 50 (limit 0)
? 3

== missing-and-more
$ --auto=no old.callgrind '--fail-if=nobody:Ir>0' '--fail-if=slow:Ir>0'
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
|
! cgannotate: --fail-if=slow:Ir>0: m.c:slow: Ir is 400 (limit 0)
! cgannotate: --fail-if=nobody:Ir>0: no function matches
? 1

== own-calls
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
! cgannotate: --fail-if=PerCall>20: the program: PerCall is 22.00 (limit 20)
? 3

== ratio
$ --auto=no old.callgrind --event=R=Dr/Ir --fail-if='R>0.049'
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
|
! cgannotate: --fail-if=R>0.049: the program: R is 0.05 (limit 0.049)
? 3

== ratio-percent
$ --auto=no --fail-if='I1%>4.9%' --fail-if='I1%>4.95' --fail-if='I1%>5%' --fail-if='Incl(I1%)>4.9%' $(sed s/Dr/I1mr/ old.callgrind >rate.callgrind)rate.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'rate.callgrind' (creator: hand)
| --------------------------------------------------------------------------------
| Trigger: old
| Profiled target:  ./old (PID 1)
| Events recorded:  Ir I1mr
| Events shown:     Ir I1mr
| Event sort order: Ir I1mr
| Thresholds:       99 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
! cgannotate: --fail-if=I1%>4.9%: the program: I1% is 5.00% (limit 4.9%)
! cgannotate: --fail-if=I1%>4.95: the program: I1% is 5.00% (limit 4.95%)
! cgannotate: --fail-if=Incl(I1%)>4.9%: the program: Incl(I1%) is 5.00% (limit 4.9%)
? 3

== real
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
! cgannotate: --fail-if=Ir>39401: the program: Ir is 39,402 (limit 39,401)
! cgannotate: --fail-if=^fib:Ir>359: /home/user/demo/src/thr.c:fib: Ir is 360 (limit 359)
! cgannotate: --fail-if=^fib:Ir>359: /home/user/demo/src/thr.c:fib'2: Ir is 6,820 (limit 359)
? 3

== real-diff
$ --auto=no --threshold=50 --diff thr_sep.out-03 thr_sep.out-02 '--fail-if=^pthread_mutex:Ir>+10%' '--fail-if=Ir>+23.60%' '--fail-if=Ir>+23.61%'
| --------------------------------------------------------------------------------
| Profile data file 'thr_sep.out-02' (creator: callgrind-3.19.0)
| Compared with 'thr_sep.out-03'
| --------------------------------------------------------------------------------
| I1 cache:\x20
| D1 cache:\x20
| LL cache:\x20
| Timerange: Basic block 0 - 49366
| Trigger: Program termination
| Profiled target:  ../bin/thr (PID 12568, part 1, thread 2)
| Target of OLD:    ../bin/thr (PID 12568, part 1, thread 3)
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
| +7,525 (+23.6%)  PROGRAM TOTALS (NEW - OLD)
| 31,877 (100.0%)  OLD
| 39,402 (123.6%)  NEW
|
| --------------------------------------------------------------------------------
| Ir               file:function
| --------------------------------------------------------------------------------
| +6,820 (+21.4%)  /home/user/demo/src/thr.c:fib'2 (new) [/home/user/demo/bin/thr]
|
! cgannotate: --fail-if=Ir>+23.60%: the program: Ir rose 23.61 % (31,877 to 39,402; limit +23.60 %)
! cgannotate:   +6,820 in /home/user/demo/src/thr.c:fib'2 (new, called 480x)
! cgannotate: --fail-if=^pthread_mutex:Ir>+10%: ./nptl/./nptl/pthread_mutex_lock.c:pthread_mutex_lock@@GLIBC_2.2.5: Ir rose 2,000.00 % (31 to 651; limit +10 %)
! cgannotate: --fail-if=^pthread_mutex:Ir>+10%: ./nptl/./nptl/pthread_mutex_unlock.c:pthread_mutex_unlock@@GLIBC_2.2.5: Ir rose 2,000.00 % (2 to 42; limit +10 %)
! cgannotate:   +620 in ./nptl/./nptl/pthread_mutex_lock.c:pthread_mutex_lock@@GLIBC_2.2.5 (called 21x instead of 1x)
! cgannotate:   +40 in ./nptl/./nptl/pthread_mutex_unlock.c:pthread_mutex_unlock@@GLIBC_2.2.5 (called 21x instead of 1x)
? 3

== several
$ --auto=no old.callgrind '--fail-if=Ir>999' '--fail-if=Dr>50' '--fail-if=Dr>49'
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
|
! cgannotate: --fail-if=Ir>999: the program: Ir is 1,000 (limit 999)
! cgannotate: --fail-if=Dr>49: the program: Dr is 50 (limit 49)
? 3

== summary
$ --summary old.callgrind '--fail-if=Ir>999'
| old.callgrind: ./old
| Total: 1,000 Ir, 6 Calls; below: 5 of 5 functions, 100.0%
| Ir           Incl(Ir)     Calls       Running  file:function
| 400 (40.00%) 400 (40.00%) 2 (33.33%)   40.00%  m.c:slow
| 300 (30.00%) 300 (30.00%) 3 (50.00%)   70.00%  m.c:same
| 140 (14.00%) 140 (14.00%) 0            84.00%  m.c:rest
| 110 (11.00%) 860 (86.00%) 0            95.00%  m.c:main
|  50 ( 5.00%)  50 ( 5.00%) 1 (16.67%)   100.0%  m.c:gone
! cgannotate: --fail-if=Ir>999: the program: Ir is 1,000 (limit 999)
? 3

== tenth-absolute
$ --no-auto --summary --diff grown-old.callgrind grown-new.callgrind '--fail-if=Ir>106'
| grown-new.callgrind compared with grown-old.callgrind
| Total: +81 Ir (+85.3%: 95 to 176), +3 Calls (+75.0%: 4 to 7) (calculated); below: 3 of 5 functions, +84.2%
| Ir           Incl(Ir)     Calls        Running  file:function
| +60 (+63.2%) +60 (+63.2%) +2 (+50.0%)   +63.2%  a.c:f
| +30 (+31.6%) +30 (+31.6%) +1 (+25.0%)   +94.7%  a.c:g
| -10 (-10.5%) -10 (-10.5%)  0            +84.2%  a.c:h
! cgannotate: --fail-if=Ir>106: the program: Ir is 176 (was 95; limit 106)
! cgannotate:   +60 in a.c:f (called 4x instead of 2x)
! cgannotate:   +30 in a.c:g
? 3

== tenth-below
$ --no-auto --summary --diff grown-old.callgrind grown-new.callgrind '--fail-if=Ir>+11'
| grown-new.callgrind compared with grown-old.callgrind
| Total: +81 Ir (+85.3%: 95 to 176), +3 Calls (+75.0%: 4 to 7) (calculated); below: 3 of 5 functions, +84.2%
| Ir           Incl(Ir)     Calls        Running  file:function
| +60 (+63.2%) +60 (+63.2%) +2 (+50.0%)   +63.2%  a.c:f
| +30 (+31.6%) +30 (+31.6%) +1 (+25.0%)   +94.7%  a.c:g
| -10 (-10.5%) -10 (-10.5%)  0            +84.2%  a.c:h
! cgannotate: --fail-if=Ir>+11: the program: Ir rose 85.26 % (95 to 176; limit +11)
! cgannotate:   +60 in a.c:f (called 4x instead of 2x)
! cgannotate:   +30 in a.c:g
? 3

== tenth-equal
$ --no-auto --summary --diff grown-old.callgrind grown-new.callgrind '--fail-if=Ir>+10'
| grown-new.callgrind compared with grown-old.callgrind
| Total: +81 Ir (+85.3%: 95 to 176), +3 Calls (+75.0%: 4 to 7) (calculated); below: 3 of 5 functions, +84.2%
| Ir           Incl(Ir)     Calls        Running  file:function
| +60 (+63.2%) +60 (+63.2%) +2 (+50.0%)   +63.2%  a.c:f
| +30 (+31.6%) +30 (+31.6%) +1 (+25.0%)   +94.7%  a.c:g
| -10 (-10.5%) -10 (-10.5%)  0            +84.2%  a.c:h
! cgannotate: --fail-if=Ir>+10: the program: Ir rose 85.26 % (95 to 176; limit +10)
! cgannotate:   +60 in a.c:f (called 4x instead of 2x)
! cgannotate:   +30 in a.c:g
! cgannotate:   +1 in a.c:thread (new)
? 3

== tenth-exceeded-before
$ --no-auto --summary --diff grown-old.callgrind grown-new.callgrind '--fail-if=Ir>80'
| grown-new.callgrind compared with grown-old.callgrind
| Total: +81 Ir (+85.3%: 95 to 176), +3 Calls (+75.0%: 4 to 7) (calculated); below: 3 of 5 functions, +84.2%
| Ir           Incl(Ir)     Calls        Running  file:function
| +60 (+63.2%) +60 (+63.2%) +2 (+50.0%)   +63.2%  a.c:f
| +30 (+31.6%) +30 (+31.6%) +1 (+25.0%)   +94.7%  a.c:g
| -10 (-10.5%) -10 (-10.5%)  0            +84.2%  a.c:h
! cgannotate: --fail-if=Ir>80: the program: Ir is 176 (was 95; limit 80)
! cgannotate:   +60 in a.c:f (called 4x instead of 2x)
! cgannotate:   +30 in a.c:g
! cgannotate:   +1 in a.c:thread (new)
? 3
