## The compact layout: the head, the list, its columns, and what has it.
##
## l.callgrind by hand: main costs 9 itself and calls insert, 20 + 40 = 60 of which 40 stand in tree.h,
## memcpy, 21, and 0x14c40, 10: 100. l2 costs 10 more in memcpy; its command differs.

== classic
# The layout of callgrind_annotate, as in a pipe.
$ --layout=classic --auto=no l.callgrind
$ --layout=screen --layout=classic --auto=no l.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'l.callgrind' (creator: callgrind-3.99)
| --------------------------------------------------------------------------------
| Profiled target:  ./prog -x
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
| 100 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 40 (40.00%)  src/tree.h:ns::tree<int, std::less<int> >::insert(int)
| 21 (21.00%)  /build/libc/string/memcpy.c:memcpy [/lib/x86_64/libc.so.6]
| 20 (20.00%)  src/a.c:ns::tree<int, std::less<int> >::insert(int) [/bin/prog]
| 10 (10.00%)  ???:0x00000000000014c40 [/lib/x86_64/libgcc_s.so.1]
|  9 ( 9.00%)  src/a.c:main [/bin/prog]
|

== compare
# l2 has 10 more in memcpy: 21 and 31.
$ --layout=screen --width=80 --no-auto --compare l.callgrind l2.callgrind
| ./prog -y, l.callgrind, l2.callgrind
| Ir: 100 l, 110 l2, +10 change; showing 1 of 4 functions
| Command of l: ./prog -x
|  l  l2    change v  function
| 21  31  +10.0% +10  memcpy                                              memcpy.c
|

== diff
# l2 has 10 more in memcpy: 21 and 31.
$ --layout=screen --width=80 --no-auto --diff l.callgrind l2.callgrind
| ./prog -y, l2.callgrind compared with l.callgrind
| +10 Ir (+10.0%: 100 to 110); showing 1 of 1 function, +10.0% of Ir
| Command of OLD: ./prog -x
|       Self        Incl  Calls  function
| +10.0% +10  +10.0% +10      0  memcpy                                   memcpy.c
|

== diff-fn
# Where no line calls another number of times, there is no column of lines.
$ --layout=screen --width=36 --diff --fn=memcpy --no-auto l.callgrind l2.callgrind
| memcpy
| self +10 Ir (+47.6%: 21 to 31),
|   inclusive +10 Ir (+47.6%: 21 to
|   31)
| Change  callers
|    +10  main                     a.c
|

@file dots.callgrind
| events: Ir Dr Dw
| fl=a.c
| fn=main
| 1 600
| fn=f
| 5 400 0 5

== dots
# columns in which nothing has a percentage leave no room for one.
$ --layout=screen --width=80 --no-auto --fn=main dots.callgrind
| main                                                                         a.c
| self 600 Ir (60.00%), inclusive 600 (60.00%)
! cgannotate: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

== json
# Formats for programs have no layout: full names; main's 9 and insert's 20 stand in a.c, 100 with
# what they call, tree.h has 40 that nobody calls.
$ --by=file --no-auto --format=csv l.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| ,src/tree.h,,0,40,40\x0d
| ,src/a.c,,3,29,100\x0d
| ,/build/libc/string/memcpy.c,,2,21,21\x0d
| ,???,,1,10,10\x0d

== list
# functions, not rows; insert in full needs its argument no more than its template's; places
# without the program's object, and without the directories of memcpy.c, which have no room.
$ --layout=screen --width=80 --auto=no l.callgrind
| ./prog -x, l.callgrind
| 100 Ir; showing 4 of 4 functions, 100.0% of Ir
|      Self        Incl  Calls  function
| 60.00% 60  60.00%  60      3  ns::tree<...>::insert                          a.c
| 21.00% 21  21.00%  21      2  memcpy                                    memcpy.c
| 10.00% 10  10.00%  10      1  0x14c40                              libgcc_s.so.1
|  9.00%  9  100.0% 100      0  main                                           a.c
|

== many
# Of the other events Dr has the shares of Ir, 60, 30 and 10 %, and Dw, too. The shares of
# D1mr, 0, 90 and 10 %, differ by 60 at most, those of Bcm, 50, 20 and 30 %, by 20: 52 columns
# have room for 26 of names and for Ir, D1mr, Bcm, and of the other two for Dr, which the
# profile names first.
$ --layout=screen --width=52 --no-auto many.callgrind
| ./prog, many.callgrind
| 1,000 Ir; showing 3 of 3 functions, 100.0% of Ir
|         Ir  function
| 60.00% 600  one                                  a.c
| 30.00% 300  two                                  a.c
| 10.00% 100  three                                a.c
| not shown (--show=all): Dr, Dw, D1mr, Bcm
|

== many-fn
# Of two, 30 % of Ir, the shares of D1mr, 90 %, and of Bcm, 20 %, differ, and of Dr and Dw, 30
# % each, the first comes first: 36 columns have no room for Dw beside 10 for words.
$ --layout=screen --width=36 --no-auto --fn=two many.callgrind
| two                              a.c
| self 300 Ir (30.00%), inclusive 300
|   (30.00%)
! cgannotate: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

== many-shown
# What --show asks for is all there.
$ --layout=screen --width=58 --no-auto --show=Dr,Dw,Ir many.callgrind
| ./prog, many.callgrind
| 100 Dr; showing 3 of 3 functions, 100.0% of Ir
|        Dr        Dw  Ir v  function
| 60.00% 60  60.00% 6   600  one                         a.c
| 30.00% 30  30.00% 3   300  two                         a.c
| 10.00% 10  10.00% 1   100  three                       a.c
|

== narrow
# 50 columns have room for neither percentages nor most objects.
$ --layout=screen --width=50 --auto=no l.callgrind
| ./prog -x, l.callgrind
| 100 Ir; showing 4 of 4 functions, 100.0% of Ir
|      Self  Incl  function
| 60.00% 60    60  ns::tree<...>::insert         a.c
| 21.00% 21    21  memcpy                   memcpy.c
| 10.00% 10    10  0x14c40             libgcc_s.so.1
|  9.00%  9   100  main                          a.c
| not shown (--show=all): Calls
|

== rows
# Rows of insert in a.c, 20, and inlined from tree.h, 40. A full name that has no room beside its
# file is short.
$ --layout=screen --width=80 --by=row --names=full --auto=no l.callgrind
| ./prog -x, l.callgrind
| 100 Ir; showing 5 of 5 functions, 100.0% of Ir
|      Self        Incl  Calls  function
| 40.00% 40  40.00%  40      .  ns::tree<...>::insert                       tree.h
| 21.00% 21  21.00%  21      2  memcpy                                    memcpy.c
| 20.00% 20  60.00%  60      3  ns::tree<int, std::less<int> >::insert(int)    a.c
| 10.00% 10  10.00%  10      1  0x00000000000014c40                  libgcc_s.so.1
|  9.00%  9  100.0% 100      0  main                                           a.c
|

== show
# Only Ir: neither Incl nor Calls; insert 20 + 40.
$ --layout=screen --width=80 --show=Ir --auto=no l.callgrind
| ./prog -x, l.callgrind
| 100 Ir; showing 4 of 4 functions, 100.0% of Ir
|        Ir  function
| 60.00% 60  ns::tree<...>::insert                                             a.c
| 21.00% 21  memcpy                                                       memcpy.c
| 10.00% 10  0x14c40                                                 libgcc_s.so.1
|  9.00%  9  main                                                              a.c
|

== wide
# Without a width, all of each place.
$ --layout=screen --auto=no l.callgrind
| ./prog -x, l.callgrind
| 100 Ir; showing 4 of 4 functions, 100.0% of Ir
|      Self        Incl  Calls  function
| 60.00% 60  60.00%  60      3  ns::tree<...>::insert     src/a.c, /bin/prog
| 21.00% 21  21.00%  21      2  memcpy                    /build/libc/string/memcpy.c, /lib/x86_64/libc.so.6
| 10.00% 10  10.00%  10      1  0x14c40                   /lib/x86_64/libgcc_s.so.1
|  9.00%  9  100.0% 100      0  main                      src/a.c, /bin/prog
|

@file over.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 10
| cfn=f
| calls=1 1
| 2 60
| cfn=f
| calls=1 1
| 3 70
| fn=f
| 1 90

== over
# main costs 10, and its calls of f 60 and 70: 140 (N5) of a program of 10 + 90 = 100.
$ --layout=screen --width=60 --no-auto over.callgrind
| over.callgrind
| 100 Ir; showing 2 of 2 functions, 100.0% of Ir
| Calls cost more than the program: their costs include each
|   other
|      Self        Incl  Calls  function
| 90.00% 90  130.0% 130      2  f                          a.c
| 10.00% 10  140.0% 140      0  main                       a.c
|

@file long.callgrind
| cmd: /opt/long/way/prog --first=one --second=two --third=three --fourth=four
| events: Ir D1mr Dr Dw
| summary: 10 4 5 6
| fl=a.c
| fn=f
| 1 10 4 5 6

== long-command
# A command that has no room has its end, behind the program alone: half of 60 columns.
$ --layout=screen --width=60 --summary long.callgrind
| prog ...rd=three --fourth=four, long.callgrind
| 10 Ir; showing 1 of 1 function, 100.0% of Ir
|        Ir  function
| 100.0% 10  f                                             a.c

== part-of
# Beside what is missed stands what it is a part of, Dr, and the first event; not Dw.
$ --layout=screen --width=60 --no-auto --sort=D1mr long.callgrind
| prog ...rd=three --fourth=four, long.callgrind
| 4 D1mr; showing 1 of 1 function, 100.0% of D1mr
|     D1mr  Ir  Dr  function
| 100.0% 4  10   5  f                                      a.c
| not shown (--show=all): Dw
|

== not-counted
# A source that the user names, and in which nothing was counted.
% echo text >none.c; touch -d 2020-01-01 none.c; cgannotate --layout=screen --width=60 --no-auto --show=Ir long.callgrind none.c
| prog ...rd=three --fourth=four, long.callgrind
| 10 Ir; showing 1 of 1 function, 100.0% of Ir
|        Ir  function
| 100.0% 10  f                                             a.c
|
| Ir  none.c
|   nothing was counted in this file
|

@file level.callgrind
| cmd: ./a
| events: Ir a_name_that_is_as_long_as_columns_may_be_and_more
| summary: 3 2
| fl=a.c
| fn=main
| 1 1 1
| cfn=f
| calls=1 1
| 1 2 1
| fn=f
| 2 2 1

== long-event
# A name has 40 bytes at most in classic: 39 blanks are before a 1.
$ --layout=classic --no-auto --show-percs=no level.callgrind | sed '1,/TOTALS/d'
|
| --------------------------------------------------------------------------------
| Ir a_name_that_is_as_long_as_columns_may_be  file:function
| --------------------------------------------------------------------------------
|  2                                        1  a.c:f
|  1                                        1  a.c:main
|

== one-level
# Of one level, there is one.
$ --layout=screen --width=70 --call-tree --depth=1 level.callgrind
| ./a, level.callgrind
| 3 Ir; showing calls of 1 % or more, 1 level
|     Incl  Self  Calls  function, and what it calls
| 100.0% 3     .      .  program
| 100.0% 3     1      .    main                                      a.c

== newer
# A saved report says that the source has another text than what ran.
% printf 'x\ny\n' >a.c; touch -d 2020-01-01 level.callgrind; touch -d 2020-01-02 a.c; cgannotate --layout=screen --width=70 --show=Ir --fn=f level.callgrind
| f                                                                  a.c
| self 2 Ir (66.67%), inclusive 2 (66.67%), 1 call, 2 each
|     Incl  Calls  Each  callers
| 100.0% 2      1     2  main                                      a.c:1
|
|       Ir     a.c (changed after the profile was taken)
| 66.67% 2  2  y
|
! cgannotate: a.c: changed after the profile was taken: its lines may not be those that ran
