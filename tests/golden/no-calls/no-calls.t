## Cachegrind records no calls: what is asked about them is answered with one line, and
## with what there is: main 10, work 60 + 30 = 90 of 100.  No other option says it:
## none.

@head
| --------------------------------------------------------------------------------
| Profile data file 'cachegrind.out.7'
| --------------------------------------------------------------------------------
| I1 cache: 32768 B, 64 B, 8-way associative
| Profiled target:  ./sort
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

@file cachegrind.out.7
| desc: I1 cache: 32768 B, 64 B, 8-way associative
| cmd: ./sort
| events: Ir
| fl=a.c
| fn=main
| 3 10
| fn=work
| 7 60
| 8 30
| summary: 100

== call-tree
# main 10 and work 60 + 30 = 90 of 100 are both roots, with a line that tells why.
$ --call-tree cachegrind.out.7
| ./sort, cachegrind.out.7
| 100 Ir; showing calls of 1 % or more
|       Incl  Self  Calls  function, and what it calls
| 100.0% 100     .      .  program
| 90.00%  90    90      .    work                      a.c
| 10.00%  10    10      .    main                      a.c
! cgannotate: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

== call-tree-up
# Both are roots upwards, too: 90 and 10.
$ --call-tree=up cachegrind.out.7
| ./sort, cachegrind.out.7
| 100 Ir; showing calls of 1 % or more
|       Incl  Calls  function, and who calls it
| 100.0% 100      .  program
| 90.00%  90      .    work                      a.c
| 10.00%  10      .    main                      a.c
! cgannotate: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

== fn
# 60 + 30 of 100 are 90 %, with what it calls as well; the line tells why there are no tables of
# calls.
$ --fn=work --no-auto cachegrind.out.7
| work                      a.c
| self 90 Ir (90.00%), inclusive 90 (90.00%)
! cgannotate: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

== folded
# A stack of one function for each: 90 and 10.
$ --format=folded cachegrind.out.7
| work 90
| main 10
! cgannotate: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

== inclusive
# Inclusive costs are self costs, 90 and 10, and the line says so.
$ --inclusive --no-auto cachegrind.out.7
| @head
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| 100 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 90 (90.00%)  a.c:work
| 10 (10.00%)  a.c:main
|
! cgannotate: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

== inclusive-csv
# incl_Ir is Ir, 90 and 10, and calls is empty.
$ --inclusive --format=csv cachegrind.out.7
| object,file,function,calls,Ir,incl_Ir\x0d
| ,a.c,work,,90,90\x0d
| ,a.c,main,,10,10\x0d
! cgannotate: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

== none
# Nothing asks for calls, so nothing is said of them: 60 + 30 and 10 of 100, without a column
# Calls.
$ --summary cachegrind.out.7
$ --format=html cachegrind.out.7 >page; cgannotate --summary cachegrind.out.7
| ./sort, cachegrind.out.7
| 100 Ir; showing 2 of 2 functions, 100.0% of Ir
|        Ir  function
| 90.00% 90  work                      a.c
| 10.00% 10  main                      a.c

== none-csv
# The columns of csv are always the same, so those of calls are no question.
$ --format=csv cachegrind.out.7
| object,file,function,calls,Ir,incl_Ir\x0d
| ,a.c,work,,90,90\x0d
| ,a.c,main,,10,10\x0d

== quiet
# nor does it with --quiet.
$ --quiet --format=folded cachegrind.out.7
| work 90
| main 10

== tree
# Neither row has lines above or below it.
$ --tree=both --no-auto cachegrind.out.7
| @head
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| 100 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
|
| 90 (90.00%)  *  a.c:work
|
| 10 (10.00%)  *  a.c:main
|
! cgannotate: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls
