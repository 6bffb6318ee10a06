## The source of one function: where its context ends.
##
## By hand: main has 1 + 2 + 3 = 6 in n.c and 31 in n.h, 37 of 344.  f has lines 10 and 12 of n.c, g 5, 6
## and 13 of n.h.

@file n.callgrind
| events: Ir
| fl=n.c
| fn=main
| 3 1
| 20 2
| 21 3
| fi=n.h
| 2 10
| 9 20
| 12 1
| fe=n.c
| fn=f
| 10 100
| 12 100
| fl=n.h
| fn=g
| 5 50
| 6 50
| 13 7

== classic
# The context as callgrind_annotate has it.
$ --layout=classic --fn=main n.callgrind
! cgannotate: --layout=classic cannot be used with --fn
? 2

== fn
# All context of main ends with its first and its last line; the default, 8 lines, leaves no gap
# between 3 and 20.
$ --layout=screen --width=80 --fn=main n.callgrind
$ --layout=screen --width=80 --fn=main --context=all n.callgrind
| main                                                                         n.c
| self 37 Ir (10.76%), inclusive 37 (10.76%)
|      Ir      n.c
| 0.29% 1   3  line 3 of n.c
|       .   4  line 4 of n.c
|       .   5  line 5 of n.c
|       .   6  line 6 of n.c
|       .   7  line 7 of n.c
|       .   8  line 8 of n.c
|       .   9  line 9 of n.c
|       .  10  line 10 of n.c
|       .  11  line 11 of n.c
|       .  12  line 12 of n.c
|       .  13  line 13 of n.c
|       .  14  line 14 of n.c
|       .  15  line 15 of n.c
|       .  16  line 16 of n.c
|       .  17  line 17 of n.c
|       .  18  line 18 of n.c
|       .  19  line 19 of n.c
| 0.58% 2  20  line 20 of n.c
| 0.87% 3  21  line 21 of n.c
|
|       Ir      n.h
| 2.91% 10   2  line 2 of n.h
|        .   3  line 3 of n.h
|        .   4  line 4 of n.h
|        .   5  line 5 of n.h
|        .   6  line 6 of n.h
|        .   7  line 7 of n.h
|        .   8  line 8 of n.h
| 5.81% 20   9  line 9 of n.h
|        .  10  line 10 of n.h
|        .  11  line 11 of n.h
| 0.29%  1  12  line 12 of n.h
|
! cgannotate: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

== one
# Lines 10 and 11 of n.h are no gap.
$ --layout=screen --width=80 --fn=main --context=1 n.callgrind
| main                                                                         n.c
| self 37 Ir (10.76%), inclusive 37 (10.76%)
|      Ir      n.c
| 0.29% 1   3  line 3 of n.c
|       .   4  line 4 of n.c
| -- line 19 ----------------------------------------
|       .  19  line 19 of n.c
| 0.58% 2  20  line 20 of n.c
| 0.87% 3  21  line 21 of n.c
|
|       Ir      n.h
| 2.91% 10   2  line 2 of n.h
|        .   3  line 3 of n.h
| -- line 8 ----------------------------------------
|        .   8  line 8 of n.h
| 5.81% 20   9  line 9 of n.h
|        .  10  line 10 of n.h
|        .  11  line 11 of n.h
| 0.29%  1  12  line 12 of n.h
|
! cgannotate: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls
