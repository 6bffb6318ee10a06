## --compare: a column for each profile, part or thread.
##
## By hand. run.base.out has main 10, f 60, g 30 of 100 Ir, and a tenth of that of
##   Dr; run.tuned.out main 10, f 40 (25 + 15), g 30 of 80, and Dr 1 + 4 + 3 = 8;
##   run.final.out main 10, f 20, h 5 of 35, no Dr, and another cache and command.
##   Columns are named by the second words of the files. Shares are of each
##   profile's own total, 40/80 = 50 %, 20/35 = 57.14 %; those of the change are of
##   the first total, -40/100. Without the middle one, every change is the same.
## threads.out has threads 1 and 2, each with parts 1 and 2: main 10 and 1, work 30
##   of thread 1, 5 and 4 of thread 2, end 2. part 1: 10 + 30 + 5 = 45, part 2: 1 +
##   4 + 2 = 7; thread 1: 40 + 1, thread 2: 5 + 6. Rows are in the order of the
##   sums, 39, 11, 2.

@head
| --------------------------------------------------------------------------------
| Profile data file 'run.base.out' (creator: callgrind-3.19.0)
| Profile data file 'run.tuned.out' (creator: callgrind-3.19.0)
| Profile data file 'run.final.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache: 65536 B
| Target of base:   ./a 1 (PID 11, part 1)
| Target of tuned:  ./a 1 (PID 12, part 1)
| Target of final:  ./a 2 (PID 13, part 1)
| Differs in base:  I1 cache: 32768 B
| Differs in tuned: I1 cache: 32768 B
| Not in final:     Dr
| Events recorded:  Ir Dr
| Events shown:     Ir
| Event sort order: difference sum
| Thresholds:       99 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

@head 2
| --------------------------------------------------------------------------------
| Profile data file 'run.base.out' (creator: callgrind-3.19.0)
| Profile data file 'run.tuned.out' (creator: callgrind-3.19.0)
| Profile data file 'run.final.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache: 65536 B
| Target of base:   ./a 1 (PID 11, part 1)
| Target of tuned:  ./a 1 (PID 12, part 1)
| Target of final:  ./a 2 (PID 13, part 1)
| Differs in base:  I1 cache: 32768 B
| Differs in tuned: I1 cache: 32768 B
| Not in final:     Dr
| Events recorded:  Ir Dr
| Events shown:     Ir
| Event sort order: difference sum
| Thresholds:       99 0
| Listed by:        file
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

@head 3
| --------------------------------------------------------------------------------
| Profile data file 'run.base.out' (creator: callgrind-3.19.0)
| Profile data file 'moved.out' (creator: callgrind-3.19.0)
| Profile data file 'run.tuned.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache: 32768 B
| Target of run.base: ./a 1 (PID 11, part 1)
| Target of moved:  ./a 1 (PID 14, part 1)
| Target of run.tuned: ./a 1 (PID 12, part 1)
| Events recorded:  Ir Dr
| Events shown:     Ir
| Event sort order: difference sum
| Thresholds:       99 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

== auto-yes
$ --compare --auto=yes run.base.out run.tuned.out
! cgannotate: --auto cannot be used with --compare
? 2

== brief-not
# The rows of the three profiles at the head of this file, and those of them that the option
# chooses, in its order.
$ --compare --width=80 run.base.out run.tuned.out run.final.out run.base.out run.tuned.out run.base.out
| --------------------------------------------------------------------------------
| Profile data file 'run.base.out' (creator: callgrind-3.19.0)
| Profile data file 'run.tuned.out' (creator: callgrind-3.19.0)
| Profile data file 'run.final.out' (creator: callgrind-3.19.0)
| Profile data file 'run.base.out' (creator: callgrind-3.19.0)
| Profile data file 'run.tuned.out' (creator: callgrind-3.19.0)
| Profile data file 'run.base.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache: 32768 B
| Target of base:   ./a 1 (PID 11, part 1)
| Target of tuned:  ./a 1 (PID 12, part 1)
| Target of final:  ./a 2 (PID 13, part 1)
| Target of base (2): ./a 1 (PID 11, part 1)
| Target of tuned (2): ./a 1 (PID 12, part 1)
| Target of base (3): ./a 1 (PID 11, part 1)
| Differs in final: I1 cache: 65536 B
| Not in final:     Dr
| Events recorded:  Ir Dr
| Events shown:     Ir
| Event sort order: difference sum
| Thresholds:       99 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| base tuned final base (2) tuned (2) base (3) change\x20
| --------------------------------------------------------------------------------
|  100    80    35      100        80      100      0  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| base tuned final base (2) tuned (2) base (3) change  file:function
| --------------------------------------------------------------------------------
|   60    40    20       60        40       60      0  a.c:f [/bin/a]
|   30    30     .       30        30       30      0  a.c:g [/bin/a]
|    .     .     5        .         .        .      .  h.c:h [/bin/a]
|

== by-file
# All functions are in one file: the totals, 100, 80 and 35.
$ --compare --by=file run.base.out run.tuned.out run.final.out
| @head 2
|
| --------------------------------------------------------------------------------
| base         tuned       final       change      \x20
| --------------------------------------------------------------------------------
| 100 (100.0%) 80 (100.0%) 35 (100.0%) -65 (-65.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| base         tuned       final       change        file
| --------------------------------------------------------------------------------
| 100 (100.0%) 80 (100.0%) 30 (85.71%) -70 (-70.0%)  a.c
|   .           .           5 (14.29%)  +5 (+5.00%)  h.c
|

== by-function
# See brief-not.
$ --compare --by=function run.base.out run.tuned.out run.final.out
| @head 2
| Listed by:        function
|
| --------------------------------------------------------------------------------
| base         tuned       final       change      \x20
| --------------------------------------------------------------------------------
| 100 (100.0%) 80 (100.0%) 35 (100.0%) -65 (-65.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| base        tuned       final       change        file:function
| --------------------------------------------------------------------------------
| 60 (60.00%) 40 (50.00%) 20 (57.14%) -40 (-40.0%)  a.c:f [/bin/a]
| 30 (30.00%) 30 (37.50%)  .          -30 (-30.0%)  a.c:g [/bin/a]
|  .           .           5 (14.29%)  +5 (+5.00%)  h.c:h [/bin/a]
|

== by-line
# f 25 in line 20 of tuned, and 15 in line 21, which does not change from base to final, but
# differs by 15: 40 + 30 + 15 + 5 = 90.
$ --compare --by=line run.base.out run.tuned.out run.final.out
| @head
|
| --------------------------------------------------------------------------------
| base         tuned       final       change      \x20
| --------------------------------------------------------------------------------
| 100 (100.0%) 80 (100.0%) 35 (100.0%) -65 (-65.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| base        tuned       final       change        file:line:function
| --------------------------------------------------------------------------------
| 60 (60.00%) 25 (31.25%) 20 (57.14%) -40 (-40.0%)  a.c:20:f [/bin/a]
| 30 (30.00%) 30 (37.50%)  .          -30 (-30.0%)  a.c:30:g [/bin/a]
|  .          15 (18.75%)  .            .           a.c:21:f [/bin/a]
|  .           .           5 (14.29%)  +5 (+5.00%)  h.c:7:h [/bin/a]
|

== by-line-inclusive
# Line 2 of main has the call of f, and in final that of h too, 20 + 5.
$ --compare --by=line --inclusive run.base.out run.tuned.out run.final.out
| @head
|
| --------------------------------------------------------------------------------
| base         tuned       final       change      \x20
| --------------------------------------------------------------------------------
| 100 (100.0%) 80 (100.0%) 35 (100.0%) -65 (-65.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| base        tuned       final       change        file:line:function
| --------------------------------------------------------------------------------
| 60 (60.00%) 25 (31.25%) 20 (57.14%) -40 (-40.0%)  a.c:20:f [/bin/a]
| 60 (60.00%) 40 (50.00%) 25 (71.43%) -35 (-35.0%)  a.c:2:main [/bin/a]
| 30 (30.00%) 30 (37.50%)  .          -30 (-30.0%)  a.c:3:main [/bin/a]
| 30 (30.00%) 30 (37.50%)  .          -30 (-30.0%)  a.c:30:g [/bin/a]
|  .          15 (18.75%)  .            .           a.c:21:f [/bin/a]
|  .           .           5 (14.29%)  +5 (+5.00%)  h.c:7:h [/bin/a]
| 10 (10.00%) 10 (12.50%) 10 (28.57%)   0           a.c:1:main [/bin/a]
|

== by-object
# All functions are in one object: the totals.
$ --compare --by=object run.base.out run.tuned.out run.final.out
| @head 2
| Listed by:        object
|
| --------------------------------------------------------------------------------
| base         tuned       final       change      \x20
| --------------------------------------------------------------------------------
| 100 (100.0%) 80 (100.0%) 35 (100.0%) -65 (-65.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| base         tuned       final       change        object
| --------------------------------------------------------------------------------
| 100 (100.0%) 80 (100.0%) 35 (100.0%) -65 (-65.0%)  /bin/a
|

== color
# See brief-not.
$ --compare --color=always run.base.out run.tuned.out run.final.out
| @head
|
| --------------------------------------------------------------------------------
| \e[2mbase         tuned       final       change       \e[0m
| --------------------------------------------------------------------------------
| \e[1;31m100 (100.0%) \e[0m\e[1;31m80 (100.0%) \e[0m\e[1;31m35 (100.0%) \e[0m\e[1;32m-65 (-65.0%) \e[0m PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| \e[2mbase        tuned       final       change        file:function\e[0m
| --------------------------------------------------------------------------------
| \e[1;31m60 (60.00%) \e[0m\e[1;31m40 (50.00%) \e[0m\e[1;31m20 (57.14%) \e[0m\e[1;32m-40 (-40.0%) \e[0m a.c:f [/bin/a]
| \e[1;31m30 (30.00%) \e[0m\e[1;31m30 (37.50%) \e[0m .          \e[1;32m-30 (-30.0%) \e[0m a.c:g [/bin/a]
|  .           .          \e[1;31m 5 (14.29%) \e[0m\e[31m +5 (+5.00%) \e[0m h.c:h [/bin/a]
|

== compact
# compact, compact-files: the figures of thread and files in the layout for a screen. Shares of all
# that is compared have no room, so none has one; those of the sum (39 of 52) and the change have.
$ --layout=compact --width=60 --compare=thread threads.out
| ./t, threads.out, callgrind-3.19.0
| Ir: 41 thread 1, 11 thread 2, 52 sum; below: 3 of 3
|   functions, 100.0%
| 4 parts of 2 threads
| thread 1 thread 2 sum          function
|       30        9 39 (75.00%)  work  t.c
|       11        . 11 (21.15%)  main  t.c
|        .        2  2 ( 3.85%)  end   t.c
|

== compact-files
# See compact.
$ --layout=compact --width=60 --compare run.base.out run.tuned.out run.final.out
| ./a 2, run.base.out, run.tuned.out, run.final.out
| Ir: 100 base, 80 tuned, 35 final, -65 change; below: 3 of 4
|   functions
| Command of base: ./a 1
| Command of tuned: ./a 1
| Differs in base: I1 cache: 32768 B
| Differs in tuned: I1 cache: 32768 B
| Not in final: Dr
| base tuned final change        function
|   60    40    20 -40 (-40.0%)  f  a.c
|   30    30     . -30 (-30.0%)  g  a.c
|    .     .     5  +5 (+5.00%)  h  h.c
|

== exact
# f 60 and 40, main 10 and 10; g has 30 in all three.
$ --compare --exact run.base.out moved.out run.tuned.out
| @head 3
|
| --------------------------------------------------------------------------------
| run.base     moved       run.tuned   change      \x20
| --------------------------------------------------------------------------------
| 100 (100.0%) 80 (100.0%) 80 (100.0%) -20 (-20.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| run.base    moved       run.tuned   change        file:function
| --------------------------------------------------------------------------------
| 60 (60.00%)  .          40 (50.00%) -20 (-20.0%)  a.c:f [/bin/a]
|  .          40 (50.00%)  .            .           src/a.c:f [/bin/a]
| 10 (10.00%)  .          10 (12.50%)   0           a.c:main [/bin/a]
|  .          10 (12.50%)  .            .           src/a.c:main [/bin/a]
|

== files
# largest differences 40, 30, 5 and 0: 40 + 30 of 75 are 93.3 % and less than the 99 of the
# threshold, with 5 it is reached, before main.
$ --compare run.base.out run.tuned.out run.final.out
| @head
|
| --------------------------------------------------------------------------------
| base         tuned       final       change      \x20
| --------------------------------------------------------------------------------
| 100 (100.0%) 80 (100.0%) 35 (100.0%) -65 (-65.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| base        tuned       final       change        file:function
| --------------------------------------------------------------------------------
| 60 (60.00%) 40 (50.00%) 20 (57.14%) -40 (-40.0%)  a.c:f [/bin/a]
| 30 (30.00%) 30 (37.50%)  .          -30 (-30.0%)  a.c:g [/bin/a]
|  .           .           5 (14.29%)  +5 (+5.00%)  h.c:h [/bin/a]
|

== gate
# 80 is not above 100.
$ --compare --fail-if='Ir>+0%' run.base.out run.final.out run.tuned.out --top=0
| --------------------------------------------------------------------------------
| Profile data file 'run.base.out' (creator: callgrind-3.19.0)
| Profile data file 'run.final.out' (creator: callgrind-3.19.0)
| Profile data file 'run.tuned.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache: 32768 B
| Target of base:   ./a 1 (PID 11, part 1)
| Target of final:  ./a 2 (PID 13, part 1)
| Target of tuned:  ./a 1 (PID 12, part 1)
| Differs in final: I1 cache: 65536 B
| Not in final:     Dr
| Events recorded:  Ir Dr
| Events shown:     Ir
| Event sort order: difference sum
| Thresholds:       100 0
| Listed:           0 of 4
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| base         final       tuned       change      \x20
| --------------------------------------------------------------------------------
| 100 (100.0%) 35 (100.0%) 80 (100.0%) -20 (-20.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| base        final       tuned       change        file:function
| --------------------------------------------------------------------------------
|

== gate-exceeded
# g has 0, 30, 30.
$ --compare --fail-if='g:Ir>+0' run.final.out run.base.out run.tuned.out --top=0
| --------------------------------------------------------------------------------
| Profile data file 'run.final.out' (creator: callgrind-3.19.0)
| Profile data file 'run.base.out' (creator: callgrind-3.19.0)
| Profile data file 'run.tuned.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache: 32768 B
| Target of final:  ./a 2 (PID 13, part 1)
| Target of base:   ./a 1 (PID 11, part 1)
| Target of tuned:  ./a 1 (PID 12, part 1)
| Differs in final: I1 cache: 65536 B
| Not in final:     Dr
| Events recorded:  Ir Dr
| Events shown:     Ir
| Event sort order: difference sum
| Thresholds:       100 0
| Listed:           0 of 4
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| final       base         tuned       change       \x20
| --------------------------------------------------------------------------------
| 35 (100.0%) 100 (100.0%) 80 (100.0%) +45 (+128.6%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| final       base        tuned       change        file:function
| --------------------------------------------------------------------------------
|
! cgannotate: --fail-if=g:Ir>+0: a.c:g: Ir rose (0 to 30; limit +0)
? 3

== gate-thread
# 52.
$ --compare=thread --fail-if='Ir>51' --top=0 threads.out
| --------------------------------------------------------------------------------
| Profile data file 'threads.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| Profiled target:  ./t (PID 20)
| thread 1:         2 parts
| thread 2:         2 parts
| Parts:            4 (of 2 threads)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: sum
| Thresholds:       100
| Listed:           0 of 3, with 0 (0.00%) of sum
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| thread 1    thread 2    sum        \x20
| --------------------------------------------------------------------------------
| 41 (100.0%) 11 (100.0%) 52 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| thread 1    thread 2   sum          file:function
| --------------------------------------------------------------------------------
|
! cgannotate: --fail-if=Ir>51: the program: Ir is 52 (limit 51)
? 3

== many
# 33 profiles are too many for columns: 11 times f's 60, 40 and 20 have 40 in the middle, the
# 17th, and differ by 40; g's 30, 30 and none 30; of h only 11 are given, so the middle one is
# not. many-median: f 40 and g 30, not h. many-ratio: 0.1, 0.1, 0.
$ --compare $(for i in 1 2 3 4 5 6 7 8 9 10 11; do echo run.base.out run.tuned.out run.final.out; done)
! cgannotate: --compare: there are 33 profiles, and a table for people has room for 32; write json or csv
? 2

== no-percs
# See brief-not.
$ --compare --no-show-percs run.base.out run.tuned.out run.final.out
| @head
|
| --------------------------------------------------------------------------------
| base tuned final change\x20
| --------------------------------------------------------------------------------
|  100    80    35    -65  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| base tuned final change  file:function
| --------------------------------------------------------------------------------
|   60    40    20    -40  a.c:f [/bin/a]
|   30    30     .    -30  a.c:g [/bin/a]
|    .     .     5     +5  h.c:h [/bin/a]
|

== overflow
# 2^62 twice and 10 of main are more than 2^63; nothing is printed.
$ --compare --sort=sum big.out big.out run.base.out
$ --compare --format=csv --sort=sum big.out big.out run.base.out
$ --compare --format=markdown --sort=sum big.out big.out run.base.out
$ --compare --format=html --sort=sum big.out big.out run.base.out
! cgannotate: a figure that sum needs does not fit into 64 bits
? 1

== pairs
# main and f of moved.out are in src/a.c, and 10 and 40; with --exact they are others.
$ --compare run.base.out moved.out run.tuned.out
| @head 3
|
| --------------------------------------------------------------------------------
| run.base     moved       run.tuned   change      \x20
| --------------------------------------------------------------------------------
| 100 (100.0%) 80 (100.0%) 80 (100.0%) -20 (-20.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| run.base    moved       run.tuned   change        file:function
| --------------------------------------------------------------------------------
| 60 (60.00%) 40 (50.00%) 40 (50.00%) -20 (-20.0%)  a.c:f [/bin/a]
|
! cgannotate: --compare: 2 functions moved to another file or object and are compared under the name in the profiles after moved.out: main, f; --exact keeps them separate

== same
# What does not differ is in the order of its size.
$ --compare run.base.out run.base.out
| --------------------------------------------------------------------------------
| Profile data file 'run.base.out' (creator: callgrind-3.19.0)
| Profile data file 'run.base.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache: 32768 B
| Target of run.base.out: ./a 1 (PID 11, part 1)
| Target of run.base.out (2): ./a 1 (PID 11, part 1)
| Events recorded:  Ir Dr
| Events shown:     Ir
| Event sort order: difference sum
| Thresholds:       99 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| run.base.out run.base.out (2) change    \x20
| --------------------------------------------------------------------------------
| 100 (100.0%)     100 (100.0%) 0           PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| run.base.out run.base.out (2) change      file:function
| --------------------------------------------------------------------------------
|  60 (60.00%)      60 (60.00%) 0           a.c:f [/bin/a]
|  30 (30.00%)      30 (30.00%) 0           a.c:g [/bin/a]
|  10 (10.00%)      10 (10.00%) 0           a.c:main [/bin/a]
|

== show
# See brief-not.
$ --compare --show=Dr run.base.out run.tuned.out run.final.out
| @head
| Events shown:     Dr
|
| --------------------------------------------------------------------------------
| base        tuned      final change       \x20
| --------------------------------------------------------------------------------
| 10 (100.0%) 8 (100.0%) .          -10 (-100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| base       tuned      final change       file:function
| --------------------------------------------------------------------------------
| 6 (60.00%) 4 (50.00%) .          -6 (-60.0%)  a.c:f [/bin/a]
| 3 (30.00%) 3 (37.50%) .          -3 (-30.0%)  a.c:g [/bin/a]
| 1 (10.00%) 1 (12.50%) .          -1 (-10.0%)  a.c:main [/bin/a]
|

== sum-files
# b.c has 50 of two alone, c.c 20 of three alone, a.c 10 + 1: a sum is given where one value
# is.
$ --compare --sort=sum --by=file sum.one.out sum.two.out sum.three.out
| --------------------------------------------------------------------------------
| Profile data file 'sum.one.out'
| Profile data file 'sum.two.out'
| Profile data file 'sum.three.out'
| --------------------------------------------------------------------------------
| Target of one:    (unknown)
| Target of two:    (unknown)
| Target of three:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: sum
| Thresholds:       99
| Listed by:        file
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| one         two         three       change       \x20
| --------------------------------------------------------------------------------
| 10 (100.0%) 50 (100.0%) 21 (100.0%) +11 (+110.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| one         two         three       change         file
| --------------------------------------------------------------------------------
|  .          50 (100.0%)  .             .           b.c
|  .           .          20 (95.24%) +20 (+200.0%)  c.c
| 10 (100.0%)  .           1 ( 4.76%)   -9 (-90.0%)  a.c
|
! cgannotate: --compare: sum.two.out has the functions of 0.00% of sum.three.out's cost only; are these runs of one program?

== summary
# summary, summary-compact: main and g have the same Ir in both, and other Dr, which the
# compact page does not list.
$ --compare --summary run.base.out run.tuned.out
| ./a 1, run.base.out, run.tuned.out, callgrind-3.19.0
| Ir: 100 base, 80 tuned, -20 change; below: 1 of 3 functions
| base        tuned       change        file:function
| 60 (60.00%) 40 (50.00%) -20 (-20.0%)  a.c:f [/bin/a]

== summary-compact
# See summary.
$ --layout=compact --width=80 --compare --summary run.base.out run.tuned.out
| ./a 1, run.base.out, run.tuned.out, callgrind-3.19.0
| Ir: 100 base, 80 tuned, -20 change; below: 1 of 1 function
| base        tuned       change        function
| 60 (60.00%) 40 (50.00%) -20 (-20.0%)  f  a.c

== two
# See brief-not.
$ --compare run.base.out run.tuned.out
| --------------------------------------------------------------------------------
| Profile data file 'run.base.out' (creator: callgrind-3.19.0)
| Profile data file 'run.tuned.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache: 32768 B
| Target of base:   ./a 1 (PID 11, part 1)
| Target of tuned:  ./a 1 (PID 12, part 1)
| Events recorded:  Ir Dr
| Events shown:     Ir
| Event sort order: difference sum
| Thresholds:       99 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| base         tuned       change      \x20
| --------------------------------------------------------------------------------
| 100 (100.0%) 80 (100.0%) -20 (-20.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| base        tuned       change        file:function
| --------------------------------------------------------------------------------
| 60 (60.00%) 40 (50.00%) -20 (-20.0%)  a.c:f [/bin/a]
|

== width
# See brief-not.
$ --compare --width=60 run.base.out run.tuned.out run.final.out
| @head
|
| --------------------------------------------------------------------------------
| base tuned final change\x20
| --------------------------------------------------------------------------------
|  100    80    35    -65  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| base tuned final change  file:function
| --------------------------------------------------------------------------------
|   60    40    20    -40  a.c:f [/bin/a]
|   30    30     .    -30  a.c:g [/bin/a]
|    .     .     5     +5  h.c:h [/bin/a]
|
