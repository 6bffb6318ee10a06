## See gate.t for the profiles and their sums.

@head
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

@head old
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

== diff
# diff*: +70 is 7 % of 1000; slow 460 - 400 = 60, 15 %; new 70 was 0, which is more than any
# percentage; main inclusive 930 / 860 = +8.14 %; rest's Dr 9 / 4 = +125 %; Dr 52 / 50 = +4 %.
# What became less is no growth.
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>+69'
| @head
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
# See diff.
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Calls>+2' '--fail-if=Calls>+3' '--fail-if=Calls>+50%'
| @head
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
# See diff.
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>+70'
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=slow:Ir>+15%'
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>1070'
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>+7%'
| @head
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
# diff-fell, diff-stayed: a limit below 0 asks for less. 70 of 1070 are 6.54 %; what is new or
# has grown is still said: gone 50, main 100 + 10 - 90 - 10 = 10.
$ --auto=no --diff new.callgrind old.callgrind '--fail-if=Ir>+-100'
| @head
| Profile data file 'old.callgrind' (creator: hand)
| Compared with 'new.callgrind'
| Trigger: old
| Profiled target:  ./old (PID 1)
| Target of OLD:    ./new (PID 2)
| Differs in OLD:   Trigger: new
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
# See diff.
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=.*:Ir>+50'
| @head
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
# See diff.
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=.*:Dr>+4' '--fail-if=Ir>+5%'
| @head
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
# See diff.
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=.*:Ir>+14%'
| @head
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
# See diff.
$ --auto=no --diff old.callgrind new.callgrind --inclusive=yes '--fail-if=main:Ir>+8%'
| @head
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
# See diff.
$ --auto=no --diff old.callgrind old.callgrind '--fail-if=Ir>+0%' '--fail-if=.*:Ir>+0'
| @head old
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
# See diff.
$ --auto=no --diff new.callgrind old.callgrind '--fail-if=Ir>+0' '--fail-if=.*:Ir>+49'
| @head
| Profile data file 'old.callgrind' (creator: hand)
| Compared with 'new.callgrind'
| Trigger: old
| Profiled target:  ./old (PID 1)
| Target of OLD:    ./new (PID 2)
| Differs in OLD:   Trigger: new
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
# A limit without + is of what NEW costs, so this is said, not the growth.
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>1069'
| @head
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
# See diff.
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>+6.99%'
| @head
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
# See diff.
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Dr>+0%'
| @head
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
# main 11 of 100, 0.11, was 11 of 110.
$ --auto=no --diff old.callgrind new.callgrind --event=R=Dr/Ir '--fail-if=main:R>0.1'
| @head
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
# See diff and diff-fell.
$ --auto=no --diff old.callgrind old.callgrind '--fail-if=Ir>+-1'
| @head old
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
