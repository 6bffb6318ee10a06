## Limits on changes. Profiles and sums: gate.t.

@head
| ./new, new.callgrind compared with old.callgrind
| +70 Ir (+7.00%: 1,000 to 1,070); showing 4 of 5 functions, +7.00% of Ir
| Command of OLD: ./old
| Differs in OLD: Trigger: old
|       Self        Incl  Calls  function
| +7.00% +70  +7.00% +70     +1  new (new)                 m.c
| +6.00% +60  +6.00% +60     +3  slow                      m.c
| -5.00% -50  -5.00% -50     -1  gone (gone)               m.c
| -1.00% -10  +7.00% +70      0  main                      m.c
| not shown (--show=all): Dr

== diff
# diff*: +70 is 7 % of 1000; slow 460 - 400 = 60, 15 %; new 70 was 0, which is more than any
# percentage; main inclusive 930 / 860 = +8.14 %; rest's Dr 9 / 4 = +125 %; Dr 52 / 50 = +4 %.
# What became less is no growth.
# main is a cause (N10): 3 more calls of slow at 460 / 5 = 92, 70 of new less 50 of gone, and 90 -
# 100 of its own: 286.  slow's calls cost 216 less than 2 x 200 + 3 x 92.
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>+69'
| @head
|
! cgannotate: --diff: OLD is of the program old, NEW of new
! cgannotate: --fail-if=Ir>+69: the program: Ir rose 7.00 % (1,000 to 1,070)
! cgannotate:   +286 because of m.c:main
? 3

== diff-calls
# proves: Calls of the program are a limit, too: 6 to 9 are 3 and 50 %, which exceeds +2 alone.
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Calls>+2' '--fail-if=Calls>+3' '--fail-if=Calls>+50%'
| @head
|
! cgannotate: --diff: OLD is of the program old, NEW of new
! cgannotate: --fail-if=Calls>+2: the program: Calls rose 50.00 % (6 to 9)
? 3

== diff-equal
# proves: A limit that is reached is not exceeded: 70 of 1,000, and 60 of 400.
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>+70'
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=slow:Ir>+15%'
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>1070'
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>+7%'
| @head
|
! cgannotate: --diff: OLD is of the program old, NEW of new

== diff-fell
# A limit below 0 asks for less: 70 of 1070 are 6.54 %, and not 100. Two calls of slow would have
# cost 184 and cost 400, which is 216 more.
$ --auto=no --diff new.callgrind old.callgrind '--fail-if=Ir>+-100'
| ./old, old.callgrind compared with new.callgrind
| -70 Ir (-6.54%: 1,070 to 1,000); showing 4 of 5 functions, -6.54% of Ir
| Command of OLD: ./new
| Differs in OLD: Trigger: new
|       Self        Incl  Calls  function
| -6.54% -70  -6.54% -70     -1  new (gone)                m.c
| -5.61% -60  -5.61% -60     -3  slow                      m.c
| +4.67% +50  +4.67% +50     +1  gone (new)                m.c
| +0.93% +10  -6.54% -70      0  main                      m.c
| not shown (--show=all): Dr
|
! cgannotate: --diff: OLD is of the program new, NEW of old
! cgannotate: --fail-if=Ir>+-100: the program: Ir fell 6.54 % (1,070 to 1,000)
! cgannotate:   +216 because of m.c:slow
? 3

== diff-functions
# proves: .*: looks at each function: slow with 460 - 400 and new with 70 exceed 50.
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=.*:Ir>+50'
| @head
|
! cgannotate: --diff: OLD is of the program old, NEW of new
! cgannotate: --fail-if=.*:Ir>+50: m.c:slow: Ir rose 15.00 % (400 to 460)
! cgannotate: --fail-if=.*:Ir>+50: m.c:new (new): Ir rose (0 to 70)
? 3

== diff-functions-both
# proves: Limits of functions and of the program are said in their order: 9 - 4 = 5 of 4, and 70 of
# 1,000.
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=.*:Dr>+4' '--fail-if=Ir>+5%'
| @head
|
! cgannotate: --diff: OLD is of the program old, NEW of new
! cgannotate: --fail-if=.*:Dr>+4: m.c:rest: Dr rose 125.00 % (4 to 9)
! cgannotate: --fail-if=Ir>+5%: the program: Ir rose 7.00 % (1,000 to 1,070)
! cgannotate:   +286 because of m.c:main
? 3

== diff-functions-percent
# proves: A percentage is of the function: 60 of 400 are 15 %; what is new exceeds any.
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=.*:Ir>+14%'
| @head
|
! cgannotate: --diff: OLD is of the program old, NEW of new
! cgannotate: --fail-if=.*:Ir>+14%: m.c:slow: Ir rose 15.00 % (400 to 460)
! cgannotate: --fail-if=.*:Ir>+14%: m.c:new (new): Ir rose (0 to 70)
? 3

== diff-inclusive
# proves: With --inclusive the limit is of inclusive costs: 930 - 860 = 70 of 860 are 8.14 %.
$ --auto=no --diff old.callgrind new.callgrind --inclusive=yes '--fail-if=main:Ir>+8%'
| ./new, new.callgrind compared with old.callgrind
| +70 Ir (+7.00%: 1,000 to 1,070); showing 5 of 5 functions, +7.00% of Ir
| Command of OLD: ./old
| Differs in OLD: Trigger: old
|   Incl(Ir)  Calls  function
| +7.00% +70      0  main                      m.c
| +7.00% +70     +1  new (new)                 m.c
| +6.00% +60     +3  slow                      m.c
| -5.00% -50     -1  gone (gone)               m.c
|          0      0  rest                      m.c
| not shown (--show=all): Dr
|
! cgannotate: --diff: OLD is of the program old, NEW of new
! cgannotate: --fail-if=main:Ir>+8%: m.c:main: Ir rose 8.14 % (860 to 930)
? 3

== diff-itself
# proves: A profile exceeds no limit against itself.
$ --auto=no --diff old.callgrind old.callgrind '--fail-if=Ir>+0%' '--fail-if=.*:Ir>+0'
| ./old, old.callgrind compared with old.callgrind
| 0 Ir (0.00%: 1,000 to 1,000); showing 0 of 0 functions, 0.00% of Ir
| Self  Incl  Calls  function
| not shown (--show=all): Dr
| no difference
|

== diff-less
# proves: Turned round, the program falls by 70, and only gone exceeds 49, with 50.
$ --auto=no --diff new.callgrind old.callgrind '--fail-if=Ir>+0' '--fail-if=.*:Ir>+49'
| ./old, old.callgrind compared with new.callgrind
| -70 Ir (-6.54%: 1,070 to 1,000); showing 4 of 5 functions, -6.54% of Ir
| Command of OLD: ./new
| Differs in OLD: Trigger: new
|       Self        Incl  Calls  function
| -6.54% -70  -6.54% -70     -1  new (gone)                m.c
| -5.61% -60  -5.61% -60     -3  slow                      m.c
| +4.67% +50  +4.67% +50     +1  gone (new)                m.c
| +0.93% +10  -6.54% -70      0  main                      m.c
| not shown (--show=all): Dr
|
! cgannotate: --diff: OLD is of the program new, NEW of old
! cgannotate: --fail-if=.*:Ir>+49: m.c:gone (new): Ir rose (0 to 50)
? 3

== diff-limit
# A limit without + is of what NEW costs, so this is said, not the growth.
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>1069'
| @head
|
! cgannotate: --diff: OLD is of the program old, NEW of new
! cgannotate: --fail-if=Ir>1069: the program: Ir is 1,070 (was 1,000)
! cgannotate:   +286 because of m.c:main
? 3

== diff-percent
# proves: A percentage may have a fraction: 7 % exceed 6.99 %.
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>+6.99%'
| @head
|
! cgannotate: --diff: OLD is of the program old, NEW of new
! cgannotate: --fail-if=Ir>+6.99%: the program: Ir rose 7.00 % (1,000 to 1,070)
! cgannotate:   +286 because of m.c:main
? 3

== diff-percent-zero
# proves: +0% is exceeded by any rise: 2 of 50 are 4 %.
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Dr>+0%'
| @head
|
! cgannotate: --diff: OLD is of the program old, NEW of new
! cgannotate: --fail-if=Dr>+0%: the program: Dr rose 4.00 % (50 to 52)
! cgannotate:   +5 because of m.c:rest
? 3

== diff-ratio-function
# main 11 of 100, 0.11, was 11 of 110.
$ --auto=no --diff old.callgrind new.callgrind --event=R=Dr/Ir '--fail-if=main:R>0.1'
| @head
|
! cgannotate: --diff: OLD is of the program old, NEW of new
! cgannotate: --fail-if=main:R>0.1: m.c:main: R is 0.11 (was 0.10)
? 3

== diff-stayed
# proves: +-1 asks for a fall: to stay is to exceed it.
$ --auto=no --diff old.callgrind old.callgrind '--fail-if=Ir>+-1'
| ./old, old.callgrind compared with old.callgrind
| 0 Ir (0.00%: 1,000 to 1,000); showing 0 of 0 functions, 0.00% of Ir
| Self  Incl  Calls  function
| not shown (--show=all): Dr
| no difference
|
! cgannotate: --fail-if=Ir>+-1: the program: Ir stayed as it was (1,000 to 1,000)
? 3
