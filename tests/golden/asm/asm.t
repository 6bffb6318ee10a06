## Instructions: --asm. No object is there: addresses stand alone. What objdump says
## of real objects is in tests/cli/asm.sh.
##
## a.callgrind by hand: f has 10 + 100 + 100 + 90 = 300 in a.c and 50 in a.h, g
##   400 + 250; Ir 1000. f's Dr: 5 + 20 + 10. Addresses: 1000, +4, +4, +8 = 1010;
##   the jump from 1004 goes to 1004 + 12 = 1010, that from 1008 to 1008 - 4 = 1004,
##   80 of 90 are 88.89 %; the call is 1008's.

@head
| --------------------------------------------------------------------------------
| Profile data file 'a.callgrind' (creator: by hand)
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on

== bb
# The costs of 12 are 7 + 1.
$ --asm --show-percs=no bb.callgrind
| @head
| Profile data file 'bb.callgrind'
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| 13  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 13  ???:f
|
| --------------------------------------------------------------------------------
| -- Instructions: ???:f
| --------------------------------------------------------------------------------
| Ir\x20
|
|       ???:1
|  5 10
|       ???:2
|  8 12
|

== by
$ --asm --by=line a.callgrind
! cgannotate: --asm cannot be used with --by=line
? 2

== compact
# The figures of listed, without numbers, which stand beside the lines of the source.
$ --layout=compact --width=80 --asm a.callgrind
| ./a, a.callgrind, by hand
| 1,000 Ir, 100 Dr; below: 2 of 2 functions, 100.0%
| Ir           Incl(Ir)     Calls Dr           function
| 650 (65.00%) 650 (65.00%)    90 65 (65.00%)  g  a.c
| 350 (35.00%) 850 (85.00%)     0 35 (35.00%)  f  a.c
|
| Ir           Dr           -- g  a.c
|                               a.c:7
| 400 (40.00%) 40 (40.00%) 2000
|                               a.c:8
| 250 (25.00%) 25 (25.00%) 2003
|
| Ir           Dr           -- f  a.c
|                                  a.c:1  int f(int n)
|  10 ( 1.00%)  5 ( 5.00%)    1000
|                                  a.c:3  while (n--)
| 100 (10.00%) 20 (20.00%) ,,>1004  -> 1010 10
| 100 (10.00%)  .          |`-1008  -> 1004 80/90 (88.89%)
| 500 (50.00%) 50 (50.00%) |  => g (90x)  a.c
|                          |       a.c:4  g();
|  90 ( 9.00%)  .          `->1010  -> 2000 g 3
|                                  a.h:9
|  50 ( 5.00%) 10 (10.00%)    1014
|
! cgannotate: nowhere/a: no such object, here or under a directory of --include; its instructions are not shown

== diff
$ --asm --diff a.callgrind a.callgrind
! cgannotate: --diff by address needs the same objects in OLD and NEW: nowhere/a: no such object, here or under a directory of --include
? 1

== diff-calls
# 0x18 costs 7 as before, but its call of f 50 - 20 = 30 more, with 5 - 2 calls more; 0x1c
# costs 9 - 6. Its jump makes 0x10 be shown, which did not change. 0x14 did not, nor did 0x20
# with its call of g. OLD is 10 + 5 + 7 + 6 + 8 + 20 + 3 = 59; 30 of 59 are 50.8 %, 3 are 5.08
# %, 33 are 55.9 %.
$ --asm --context=0 --no-auto --diff calls-old.callgrind calls-new.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'calls-new.callgrind'
| Compared with 'calls-old.callgrind'
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
| +33 (+55.9%)  PROGRAM TOTALS (NEW - OLD)
|  59 (100.0%)  OLD (calculated)
|  92 (155.9%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| +30 (+50.8%)  a.c:f
|  +3 (+5.08%)  a.c:main
|
| --------------------------------------------------------------------------------
| -- Instructions: a.c:f
| --------------------------------------------------------------------------------
| Ir          \x20
|
|                 a.c:9
| +30 (+50.8%) 40
|
| --------------------------------------------------------------------------------
| -- Instructions: a.c:main
| --------------------------------------------------------------------------------
| Ir          \x20
|
|   .          ,>10
| -- 1 instruction ----------------------------------------
|              |    a.c:3
|   .          | 18
| +30 (+50.8%) | => a.c:f (+3x)
|              |    a.c:4
|  +3 (+5.08%) `-1c  -> 10 3
| -- 1 instruction ----------------------------------------
|

== fn
# f of a.callgrind, above: 350, of which --line-min leaves the instructions of 10 and 50 % of
# 1000.
$ --asm --fn=f --show=Ir a.callgrind
| --------------------------------------------------------------------------------
| -- Function: a.c:f [nowhere/a]
| --------------------------------------------------------------------------------
| Ir          \x20
|
| 350 (35.00%)  *  self
| 850 (85.00%)  *  inclusive
| 500 (50.00%)  >   a.c:g (90x, 5.56 each, 58.82% of it) [nowhere/a]
|
| --------------------------------------------------------------------------------
| -- Instructions: a.c:f [nowhere/a]
| --------------------------------------------------------------------------------
| Ir          \x20
|
|                          a.c:1  int f(int n)
|  10 ( 1.00%)     1  1000
|                          a.c:3  while (n--)
| 100 (10.00%) ,,> 3  1004  -> 1010 10
| 100 (10.00%) |`- 3  1008  -> 1004 80/90 (88.89%)
| 500 (50.00%) |  => a.c:g (90x)
|              |           a.c:4  g();
|  90 ( 9.00%) `-> 4  1010  -> 2000 g 3
|                          a.h:9
|  50 ( 5.00%)     9  1014
|
! cgannotate: nowhere/a: no such object, here or under a directory of --include; its instructions are not shown

== fn-loop
# As fn, but the object is a link to itself, which is not one that is missing.
$ --asm --fn=f --show=Ir $(ln -s loop loop; sed s,nowhere/a,loop, a.callgrind >l.callgrind; echo l.callgrind)
| --------------------------------------------------------------------------------
| -- Function: a.c:f [loop]
| --------------------------------------------------------------------------------
| Ir          \x20
|
| 350 (35.00%)  *  self
| 850 (85.00%)  *  inclusive
| 500 (50.00%)  >   a.c:g (90x, 5.56 each, 58.82% of it) [loop]
|
| --------------------------------------------------------------------------------
| -- Instructions: a.c:f [loop]
| --------------------------------------------------------------------------------
| Ir          \x20
|
|                          a.c:1  int f(int n)
|  10 ( 1.00%)     1  1000
|                          a.c:3  while (n--)
| 100 (10.00%) ,,> 3  1004  -> 1010 10
| 100 (10.00%) |`- 3  1008  -> 1004 80/90 (88.89%)
| 500 (50.00%) |  => a.c:g (90x)
|              |           a.c:4  g();
|  90 ( 9.00%) `-> 4  1010  -> 2000 g 3
|                          a.h:9
|  50 ( 5.00%)     9  1014
|
! cgannotate: loop: Too many levels of symbolic links; its instructions are not shown

== grammar
# "jcnd=9 4" is 4 of 9, as the specification has it; its source is the line behind it, 14. The
# jump that was never followed is not drawn.
$ --asm --show-percs=no grammar.callgrind
| @head
| Profile data file 'grammar.callgrind'
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| 19  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 19  ???:f
|
| --------------------------------------------------------------------------------
| -- Instructions: ???:f
| --------------------------------------------------------------------------------
| Ir\x20
|
|         ???:1
|  5   10
|  9 ,-14  -> 1c 4/9 (44.44%)
|  1 | 18
|    |    ???:2
|  4 `>1c
|  .   20  -> 10 0/0
|

== instr
# 10 + 10 are 1a, and no line is known.
$ --asm --show-percs=no instr.callgrind
| @head
| Profile data file 'instr.callgrind'
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| 12  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 12  x.c:f
|
| --------------------------------------------------------------------------------
| -- Instructions: x.c:f
| --------------------------------------------------------------------------------
| Ir\x20
|
|       x.c
|  5 10
|  7 1a
|

== json
$ --asm --format=json a.callgrind
! cgannotate: --asm cannot be used with --format=json
? 2

== large
# The rows and lines of a.callgrind, as worked out above; a line of the source stands above its
# instructions.
$ --asm --line-min=10 --show=Ir a.callgrind
| @head
| Profiled target:  ./a
| Events recorded:  Ir Dr
| Event sort order: Ir Dr
| Thresholds:       99 0
|
| --------------------------------------------------------------------------------
| Ir            \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| 650 (65.00%)  a.c:g [nowhere/a]
| 300 (30.00%)  a.c:f [nowhere/a]
|  50 ( 5.00%)  a.h:f
|
| --------------------------------------------------------------------------------
| -- Instructions: a.c:g [nowhere/a]
| --------------------------------------------------------------------------------
| Ir          \x20
|
|                   a.c:7
| 400 (40.00%) 2000
|                   a.c:8
| 250 (25.00%) 2003
|
| --------------------------------------------------------------------------------
| -- Instructions: a.c:f [nowhere/a]
| --------------------------------------------------------------------------------
| Ir          \x20
|
|                      a.c:1  int f(int n)
|  10 ( 1.00%)    1000
|                      a.c:3  while (n--)
| 100 (10.00%) ,,>1004  -> 1010 10
| 100 (10.00%) |`-1008  -> 1004 80/90 (88.89%)
| 500 (50.00%) |  => a.c:g (90x)
|              |       a.c:4  g();
|  90 ( 9.00%) `->1010  -> 2000 g 3
|
! cgannotate: nowhere/a: no such object, here or under a directory of --include; its instructions are not shown

== large-fn
# See fn.
$ --asm --fn=f --line-min=50 --context=0 --show=Ir a.callgrind
| --------------------------------------------------------------------------------
| -- Function: a.c:f [nowhere/a]
| --------------------------------------------------------------------------------
| Ir          \x20
|
| 350 (35.00%)  *  self
| 850 (85.00%)  *  inclusive
| 500 (50.00%)  >   a.c:g (90x, 5.56 each, 58.82% of it) [nowhere/a]
|
| --------------------------------------------------------------------------------
| -- Instructions: a.c:f [nowhere/a]
| --------------------------------------------------------------------------------
| Ir          \x20
|
| -- 5 instructions ----------------------------------------
|
! cgannotate: nowhere/a: no such object, here or under a directory of --include; its instructions are not shown

== listed
# See large.
$ --asm a.callgrind
| @head
| Profiled target:  ./a
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       99 0
|
| --------------------------------------------------------------------------------
| Ir             Dr          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 100 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| 650 (65.00%) 65 (65.00%)  a.c:g [nowhere/a]
| 300 (30.00%) 25 (25.00%)  a.c:f [nowhere/a]
|  50 ( 5.00%) 10 (10.00%)  a.h:f
|
| --------------------------------------------------------------------------------
| -- Instructions: a.c:g [nowhere/a]
| --------------------------------------------------------------------------------
| Ir           Dr         \x20
|
|                               a.c:7
| 400 (40.00%) 40 (40.00%) 2000
|                               a.c:8
| 250 (25.00%) 25 (25.00%) 2003
|
| --------------------------------------------------------------------------------
| -- Instructions: a.c:f [nowhere/a]
| --------------------------------------------------------------------------------
| Ir           Dr         \x20
|
|                                  a.c:1  int f(int n)
|  10 ( 1.00%)  5 ( 5.00%)    1000
|                                  a.c:3  while (n--)
| 100 (10.00%) 20 (20.00%) ,,>1004  -> 1010 10
| 100 (10.00%)  .          |`-1008  -> 1004 80/90 (88.89%)
| 500 (50.00%) 50 (50.00%) |  => a.c:g (90x)
|                          |       a.c:4  g();
|  90 ( 9.00%)  .          `->1010  -> 2000 g 3
|
| --------------------------------------------------------------------------------
| -- Instructions: a.h:f
| --------------------------------------------------------------------------------
| Ir          Dr         \x20
|
|                              a.h:9
| 50 ( 5.00%) 10 (10.00%) 1014
|
! cgannotate: nowhere/a: no such object, here or under a directory of --include; its instructions are not shown

== merged
# twice of all.
$ --asm --by=function --show-percs=no a.callgrind a.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'a.callgrind' (creator: by hand)
| --------------------------------------------------------------------------------
| Profiled target:  ./a
| Parts:            2
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       99 0
| Listed by:        function
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir    Dr \x20
| --------------------------------------------------------------------------------
| 2,000 200  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir    Dr   Running  file:function
| --------------------------------------------------------------------------------
| 1,300 130   65.00%  a.c:g [nowhere/a]
|   700  70   100.0%  a.c:f [nowhere/a]
|   600  50              a.c
|   100  20              a.h
|
| --------------------------------------------------------------------------------
| -- Instructions: a.c:g [nowhere/a]
| --------------------------------------------------------------------------------
| Ir  Dr\x20
|
|             a.c:7
| 800 80 2000
|             a.c:8
| 500 50 2003
|
| --------------------------------------------------------------------------------
| -- Instructions: a.c:f [nowhere/a]
| --------------------------------------------------------------------------------
| Ir    Dr \x20
|
|                   a.c:1  int f(int n)
|    20  10    1000
|                   a.c:3  while (n--)
|   200  40 ,,>1004  -> 1010 20
|   200   . |`-1008  -> 1004 160/180 (88.89%)
| 1,000 100 |  => a.c:g (180x)
|           |       a.c:4  g();
|   180   . `->1010  -> 2000 g 6
|                   a.h:9
|   100  20    1014
|
! cgannotate: nowhere/a: no such object, here or under a directory of --include; its instructions are not shown

== narrow
# Of three columns A fits into 24; the line of the source stands behind one column, as the
# addresses do.
$ --asm --auto=yes --show-percs=no --width=24 wide.callgrind
| @head
| Profile data file 'wide.callgrind'
| Events recorded:  A B C
| Events shown:     A B C
| Event sort order: A B C
| Thresholds:       99 0 0
|
| --------------------------------------------------------------------------------
| A B C\x20
| --------------------------------------------------------------------------------
| 5 7 9  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| A  file:function
| (2 columns left out on the right)
| --------------------------------------------------------------------------------
| 5  w.c:f [nowhere/w]
|
| --------------------------------------------------------------------------------
| -- Instructions: w.c:f
| --------------------------------------------------------------------------------
| A\x20
| (2 columns left out on the right)
|
|      w.c:1
| 1 10
|      w.c:2
| 4 14
|
! cgannotate: nowhere/w: no such object, here or under a directory of --include; its instructions are not shown

== nested
# 14 jumps, each inside the one before: from 10 to 2b, from 11 to 2a and so on, followed 10,
# 20, ... 140 times.  At 1d and 1e all 14 overlap, so the two that are followed least, from 10
# and 11, are not drawn.
$ --asm --show-percs=no nested.callgrind
| @head
| Profile data file 'nested.callgrind'
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| 28  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 28  a.c:f
|
| --------------------------------------------------------------------------------
| -- Instructions: a.c:f
| --------------------------------------------------------------------------------
| Ir\x20
|
|                    a.c
|  1              10  -> 2b 10
|  1              11  -> 2a 20
|  1 ,------------12  -> 29 30
|  1 |,-----------13  -> 28 40
|  1 ||,----------14  -> 27 50
|  1 |||,---------15  -> 26 60
|  1 ||||,--------16  -> 25 70
|  1 |||||,-------17  -> 24 80
|  1 ||||||,------18  -> 23 90
|  1 |||||||,-----19  -> 22 100
|  1 ||||||||,----1a  -> 21 110
|  1 |||||||||,---1b  -> 20 120
|  1 ||||||||||,--1c  -> 1f 130
|  1 |||||||||||,-1d  -> 1e 140
|  1 |||||||||||`>1e
|  1 ||||||||||`->1f
|  1 |||||||||`-->20
|  1 ||||||||`--->21
|  1 |||||||`---->22
|  1 ||||||`----->23
|  1 |||||`------>24
|  1 ||||`------->25
|  1 |||`-------->26
|  1 ||`--------->27
|  1 |`---------->28
|  1 `----------->29
|  1              2a
|  1              2b
| -- jumps not drawn, the least frequent of more than 12 at a place: 2
|

== newer
# g's lines 7 and 8 would be of n.c, a copy of a.c made after the profile was.
$ --asm --show=Ir --top=1 --context=0 $(cp a.c n.c; sed s/a.c/n.c/ a.callgrind >n.callgrind; touch -d 2020-06-01 n.callgrind; echo n.callgrind)
| --------------------------------------------------------------------------------
| Profile data file 'n.callgrind' (creator: by hand)
| --------------------------------------------------------------------------------
| Profiled target:  ./a
| Events recorded:  Ir Dr
| Events shown:     Ir
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed:           1 of 3, with 650 (65.00%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir            \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| 650 (65.00%)  n.c:g [nowhere/a]
|
| --------------------------------------------------------------------------------
| -- Instructions: n.c:g [nowhere/a]
| --------------------------------------------------------------------------------
| Ir          \x20
|
|                   n.c:7
| 400 (40.00%) 2000
|                   n.c:8
| 250 (25.00%) 2003
|
| Changed after the profile was taken: n.c
! cgannotate: nowhere/a: no such object, here or under a directory of --include; its instructions are not shown
! cgannotate: n.c: changed after the profile was taken; its lines may not be those that ran

== none
$ --asm none.callgrind
! cgannotate: --asm: the profile has no addresses; valgrind --tool=callgrind --dump-instr=yes records them
? 1

== numbers
# See large.
$ --asm -n --show=Ir a.callgrind
| @head
| Profiled target:  ./a
| Events recorded:  Ir Dr
| Event sort order: Ir Dr
| Thresholds:       99 0
|
| --------------------------------------------------------------------------------
| Ir            \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| 650 (65.00%)  a.c:g [nowhere/a]
| 300 (30.00%)  a.c:f [nowhere/a]
|  50 ( 5.00%)  a.h:f
|
| --------------------------------------------------------------------------------
| -- Instructions: a.c:g [nowhere/a]
| --------------------------------------------------------------------------------
| Ir          \x20
|
|                       a.c:7
| 400 (40.00%)  7  2000
|                       a.c:8
| 250 (25.00%)  8  2003
|
| --------------------------------------------------------------------------------
| -- Instructions: a.c:f [nowhere/a]
| --------------------------------------------------------------------------------
| Ir          \x20
|
|                          a.c:1  int f(int n)
|  10 ( 1.00%)     1  1000
|                          a.c:3  while (n--)
| 100 (10.00%) ,,> 3  1004  -> 1010 10
| 100 (10.00%) |`- 3  1008  -> 1004 80/90 (88.89%)
| 500 (50.00%) |  => a.c:g (90x)
|              |           a.c:4  g();
|  90 ( 9.00%) `-> 4  1010  -> 2000 g 3
|
| --------------------------------------------------------------------------------
| -- Instructions: a.h:f
| --------------------------------------------------------------------------------
| Ir         \x20
|
|                      a.h:9
| 50 ( 5.00%)  9  1014
|
! cgannotate: nowhere/a: no such object, here or under a directory of --include; its instructions are not shown

== twice
# Functions of three files have code of h.h at 20: 1 + 5 + 7 + 3 = 16.  The jump leads to the
# first, in the order of the profile.
$ --asm twice.callgrind
| @head
| Profile data file 'twice.callgrind'
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 16 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 16 (100.0%)  h.h:f
|
| --------------------------------------------------------------------------------
| -- Instructions: h.h:f
| --------------------------------------------------------------------------------
| Ir        \x20
|
|                 h.h:1
| 1 ( 6.25%) ,-10  -> 20 1
|            |    h.h:2
| 5 (31.25%) `>20
| 7 (43.75%)   20
| 3 (18.75%)   20
|

== wrong
$ --asm=arm a.callgrind
! cgannotate: --asm=arm: the value is not one of att|intel
? 2
