## --compare: a column for each profile, part or thread.
##
## By hand. run.base.out has main 10, f 60, g 30 of 100 Ir, and a tenth of that of
##   Dr; run.tuned.out main 10, f 40 (25 + 15), g 30 of 80, and Dr 1 + 4 + 3 = 8;
##   run.final.out main 10, f 20, h 5 of 35, no Dr, and another cache and command.
##   Columns are named by the second words of the files. Shares are of each
##   profile's own total, 40/80 = 50 %, 20/35 = 57.14 %; those of the change are of
##   the first total, -40/100. Without the middle one, every change is the same.
## files: largest differences 40, 30, 5 and 0: 40 + 30 of 75 are 93.3 % and less than
##   the 99 of the threshold, with 5 it is reached, before main. threshold: 93.3 is
##   not less than 90. sort-name: 80 of 80 after three. sort-threshold: 90 of 100
##   after two. threshold-inclusive: main leaves 35 of 100, f 60.
## inclusive, incl: main 10 + 60 + 30, 10 + 40 + 30, 10 + 20 + 5.
## calls: f 2, 1, 1; g 1, 1, 0; h 0, 0, 1; together 3, 2, 2.
## ratio: Dr / Ir is a tenth everywhere, and 0 in final, which has no Dr (N6); of g, f, main all
##   together 6/60, 10/120, 2/30, which is the order of equal changes.
## half: Ir / 2. by-line: f 25 in line 20 of tuned, and 15 in line 21, which does
##   not change from base to final, but differs by 15: 40 + 30 + 15 + 5 = 90.
## by-line-inclusive: line 2 of main has the call of f, and in final that of h too,
##   20 + 5.
## exact: f 60 and 40, main 10 and 10; g has 30 in all three.
## fold: f's 60, 40, 20 are main's. min: 20 of 100, of the change; min-sort: 25 of
##   35 are 8.75.
## same: what does not differ is in the order of its size. middle: 60 - 20, 30 - 0
##   and 5 - 0 make 75; main does not differ. middle-ratio: g, f, main differ by a
##   tenth, h by 0; together 6/60, 12/140, 2/30.
## pairs: main and f of moved.out are in src/a.c, and 10 and 40; with --exact they
##   are others.
## gate: 80 is not above 100. gate-exceeded: g has 0, 30, 30. gate-thread: 52.
## threads.out has threads 1 and 2, each with parts 1 and 2: main 10 and 1, work 30
##   of thread 1, 5 and 4 of thread 2, end 2. part 1: 10 + 30 + 5 = 45, part 2: 1 +
##   4 + 2 = 7; thread 1: 40 + 1, thread 2: 5 + 6. Rows are in the order of the
##   sums, 39, 11, 2. thread-difference: 30 - 9 = 21 of 21 + 11 + 2 = 34 are 61.8 %,
##   21 + 11 are 94.1 %; of the sums, 39 alone would be 75 %. thread-min: 11 are 21.2 %
##   of 52, which is less than 25.
## json*, csv*, tsv, markdown*: the same figures, of all events where there is room
##   for them.
## bad-*: what has no place beside --compare.
## markdown-wide: five runs, so that the function comes first; base again is the last one,
## so that nothing changes from first to last.
## overflow: 2^62 twice and 10 of main are more than 2^63; nothing is printed.
## many*: 33 profiles are too many for columns: 11 times f's 60, 40 and 20 have 40 in the
##   middle, the 17th, and differ by 40; g's 30, 30 and none 30; of h only 11 are given, so
##   the middle one is not. many-median: f 40 and g 30, not h. many-ratio: 0.1, 0.1, 0.
## brief: of 60, 40, 20, 60, 40, 60 the lower one of the two in the middle is 40. In 64
##   columns six do not fit, in 80 (brief-not) they do.
## part-spread: 45 and 7 are 38 apart, 38 / 7 = 542.9 %; so are 35 and 4, and 10 and 1. end
##   has one value: of two the lower one is none, and none is less than 2.
## sum-files: b.c has 50 of two alone, c.c 20 of three alone, a.c 10 + 1: a sum is given where
##   one value is.
##
## compact, compact-files: the figures of thread and files in the layout for a screen.
## summary, summary-compact: main and g have the same Ir in both, and other Dr, which the compact page does not list.

== auto-yes
$ --compare --auto=yes run.base.out run.tuned.out
! cgannotate: --auto cannot be used with --compare
? 2

== bad-asm
$ --compare --asm run.base.out run.tuned.out
! cgannotate: --compare cannot be used with --asm
? 2

== bad-callgrind
$ --compare --format=callgrind run.base.out run.tuned.out
! cgannotate: --compare cannot be used with --format=callgrind
? 2

== bad-check
$ --compare --check run.base.out run.tuned.out
! cgannotate: --compare cannot be used with --check
? 2

== bad-diff
$ --compare --diff run.base.out run.tuned.out
! cgannotate: --compare cannot be used with --diff
? 2

== bad-dot
$ --compare --format=dot run.base.out run.tuned.out
! cgannotate: --compare cannot be used with --format=dot
? 2

== bad-empty
$ --compare run.base.out $(:>empty)empty run.tuned.out
! cgannotate: empty: the file is empty
? 1

== bad-fn
$ --compare --fn=f run.base.out run.tuned.out
! cgannotate: --compare cannot be used with --fn; --match lists the functions that it matches
? 2

== bad-folded
$ --compare --format=folded run.base.out run.tuned.out
! cgannotate: --compare cannot be used with --format=folded
? 2

== bad-gate
$ --compare=thread --fail-if='Ir>+0' threads.out
! cgannotate: --fail-if=Ir>+0: a limit with '+' needs --diff or --compare=file
? 2

== bad-list-events
$ --compare --list=events run.base.out run.tuned.out
! cgannotate: --compare cannot be used with --list=events
? 2

== bad-list-parts
$ --compare --list=parts run.base.out run.tuned.out
! cgannotate: --compare cannot be used with --list=parts
? 2

== bad-missing
$ --compare run.base.out not-there
! cgannotate: not-there: No such file or directory
? 1

== bad-none
$ --compare
! cgannotate: --compare needs two profiles or more; --compare=part and --compare=thread take one
? 2

== bad-one
$ --compare run.base.out
! cgannotate: --compare needs two profiles or more; --compare=part and --compare=thread take one
? 2

== bad-part
$ --compare=part run.base.out
! cgannotate: --compare=part: there is one part only; --list=parts shows parts and threads
? 2

== bad-part-chosen
$ --compare --format=html --part=9 run.base.out run.tuned.out
! cgannotate: --part and --thread select nothing; the profile has part 1 of thread 1, part 1 of thread 1
? 2

== bad-show
$ --compare --show=Dw run.base.out run.final.out
! cgannotate: --show: the profile has no event 'Dw'; it has Ir, Dr; record with --cache-sim=yes
? 2

== bad-sort
$ --compare --sort=Ir run.base.out run.tuned.out
! cgannotate: --sort: there is no column 'Ir' with --compare; there are change, difference, sum, base, tuned
? 2

== bad-sort-number
$ --compare=thread --sort=9 threads.out
! cgannotate: --sort: there is no column '9' with --compare=thread; there are difference, sum, thread 1, thread 2
? 2

== bad-sort-part
$ --compare=part --sort=change threads.out
! cgannotate: --sort: there is no column 'change' with --compare=part; there are difference, sum, part 1, part 2
? 2

== bad-source
$ --compare run.base.out run.tuned.out $(echo text >note)note
! cgannotate: note: this is not a profile, and a source cannot be shown with --compare
? 1

== bad-thread
$ --compare=thread --thread=1 threads.out
! cgannotate: --compare=thread: there is one thread only; --list=parts shows parts and threads
? 2

== bad-tree
$ --compare --tree=both run.base.out run.tuned.out
! cgannotate: --compare cannot be used with --tree
? 2

== bad-value
$ --compare=function threads.out
! cgannotate: --compare=function: the value is not one of file|part|thread
? 2

== brief-not
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
$ --compare --by=file run.base.out run.tuned.out run.final.out
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
$ --compare --by=function run.base.out run.tuned.out run.final.out
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
| Listed by:        function
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --compare --by=line run.base.out run.tuned.out run.final.out
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
$ --compare --by=line --inclusive run.base.out run.tuned.out run.final.out
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
$ --compare --by=object run.base.out run.tuned.out run.final.out
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
| Listed by:        object
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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

== calls
$ --compare --show=Calls --threshold=100 run.base.out run.tuned.out run.final.out
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
| Events shown:     Calls
| Event sort order: difference sum
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| base       tuned      final      change     \x20
| --------------------------------------------------------------------------------
| 3 (100.0%) 2 (100.0%) 2 (100.0%) -1 (-33.3%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| base       tuned      final      change       file:function
| --------------------------------------------------------------------------------
| 2 (66.67%) 1 (50.00%) 1 (50.00%) -1 (-33.3%)  a.c:f [/bin/a]
| 1 (33.33%) 1 (50.00%) .          -1 (-33.3%)  a.c:g [/bin/a]
| .          .          1 (50.00%) +1 (+33.3%)  h.c:h [/bin/a]
| 0          0          0           0           a.c:main [/bin/a]
|

== color
$ --compare --color=always run.base.out run.tuned.out run.final.out
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
$ --layout=compact --width=60 --compare=thread threads.out
| ./t, threads.out, callgrind-3.19.0
| Ir: 41 thread 1, 11 thread 2, 52 sum; below: 3 of 3
|   functions, 100.0%
| 4 parts of 2 threads
| thread 1    thread 2   sum  function
| 30 (73.17%) 9 (81.82%)  39  work  t.c
| 11 (26.83%) .           11  main  t.c
|  .          2 (18.18%)   2  end   t.c
|

== compact-files
$ --layout=compact --width=60 --compare run.base.out run.tuned.out run.final.out
| ./a 2, run.base.out, run.tuned.out, run.final.out
| Ir: 100 base, 80 tuned, 35 final, -65 change; below: 3 of 4
|   functions
| Command of base: ./a 1
| Command of tuned: ./a 1
| Differs in base: I1 cache: 32768 B
| Differs in tuned: I1 cache: 32768 B
| Not in final: Dr
| base        tuned final change  function
| 60 (60.00%)    40    20    -40  f  a.c
| 30 (30.00%)    30     .    -30  g  a.c
|  .              .     5     +5  h  h.c
|

== csv
$ --compare --format=csv run.base.out run.tuned.out run.final.out
| object,file,function,calls_base,calls_tuned,calls_final,calls_change,Ir_base,Ir_tuned,Ir_final,Ir_change,Dr_base,Dr_tuned,Dr_final,Dr_change,incl_Ir_base,incl_Ir_tuned,incl_Ir_final,incl_Ir_change,incl_Dr_base,incl_Dr_tuned,incl_Dr_final,incl_Dr_change\x0d
| /bin/a,a.c,f,2,1,1,-1,60,40,20,-40,6,4,,-6,60,40,20,-40,6,4,,-6\x0d
| /bin/a,a.c,g,1,1,,-1,30,30,,-30,3,3,,-3,30,30,,-30,3,3,,-3\x0d
| /bin/a,h.c,h,,,1,1,,,5,5,,,,,,,5,5,,,,\x0d
| /bin/a,a.c,main,0,0,0,0,10,10,10,0,1,1,,-1,100,80,35,-65,10,8,,-10\x0d

== csv-line
$ --compare --by=line --format=csv run.base.out run.tuned.out run.final.out
| object,file,function,line,calls_base,calls_tuned,calls_final,calls_change,Ir_base,Ir_tuned,Ir_final,Ir_change,Dr_base,Dr_tuned,Dr_final,Dr_change,incl_Ir_base,incl_Ir_tuned,incl_Ir_final,incl_Ir_change,incl_Dr_base,incl_Dr_tuned,incl_Dr_final,incl_Dr_change\x0d
| /bin/a,a.c,f,20,,,,,60,25,20,-40,6,1,,-6,60,25,20,-40,6,1,,-6\x0d
| /bin/a,a.c,g,30,,,,,30,30,,-30,3,3,,-3,30,30,,-30,3,3,,-3\x0d
| /bin/a,a.c,f,21,,,,,,15,,,,3,,,,15,,,,3,,\x0d
| /bin/a,h.c,h,7,,,,,,,5,5,,,,,,,5,5,,,,\x0d
| /bin/a,a.c,main,1,,,,,10,10,10,0,1,1,,-1,10,10,10,0,1,1,,-1\x0d

== csv-ratio
$ --compare '--event=R = Dr / Ir' --show=R --format=csv run.base.out run.tuned.out run.final.out
| object,file,function,calls_base,calls_tuned,calls_final,calls_change,R_base,R_tuned,R_final,R_change,incl_R_base,incl_R_tuned,incl_R_final,incl_R_change\x0d
| /bin/a,a.c,g,1,1,,-1,0.1,0.1,,-0.1,0.1,0.1,,-0.1\x0d
| /bin/a,a.c,f,2,1,1,-1,0.1,0.1,0.0,-0.1,0.1,0.1,0.0,-0.1\x0d
| /bin/a,a.c,main,0,0,0,0,0.1,0.1,0.0,-0.1,0.1,0.1,0.0,-0.1\x0d
| /bin/a,h.c,h,,,1,1,,,0.0,0.0,,,0.0,0.0\x0d

== diff-json
$ --diff --format=json --by=object run.base.out run.final.out
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "run.base.out", "creator": "callgrind-3.19.0", "command": "./a 1", "pid": 11, "parts": 1, "side": "old"},
|   {"file": "run.final.out", "creator": "callgrind-3.19.0", "command": "./a 2", "pid": 13, "parts": 1, "side": "new"}],
|  "differences": [
|   {"side": "old", "kind": "command", "text": "./a 1"},
|   {"side": "old", "kind": "header", "text": "I1 cache: 32768 B"},
|   {"side": "new", "kind": "event", "text": "Dr"}],
|  "by": "object", "sort": ["Ir", "Dr"], "diff": true,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": -65, "total_old": 100, "total_new": 35},
|   {"name": "Dr", "long_name": "Data Read Access", "formula": null, "ratio": false, "total": -10, "total_old": 10, "total_new": null}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": null, "file": null, "object": "/bin/a", "self": [-65, -10], "self_old": [100, 10], "self_new": [35, null], "inclusive": [-65, -10], "inclusive_old": [100, 10], "inclusive_new": [35, null], "calls": -1, "calls_old": 3, "calls_new": 2, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [-70, -10], "self_old": [100, 10], "self_new": [30, null]}, {"name": null, "file": "h.c", "object": null, "self": [5, null], "self_old": [null, null], "self_new": [5, null]}],
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "a.c", "found": null, "lines": [
|     {"line": 1, "self": [0, -1], "self_old": [10, 1], "self_new": [10, null], "calls": []},
|     {"line": 2, "self": [null, null], "self_old": [null, null], "self_new": [null, null], "calls": [{"from": 0, "to": 0, "calls": 0, "calls_old": 2, "calls_new": 2, "inclusive": [-35, -6], "inclusive_old": [60, 6], "inclusive_new": [25, null]}]},
|     {"line": 3, "self": [null, null], "self_old": [null, null], "self_new": [null, null], "calls": [{"from": 0, "to": 0, "calls": -1, "calls_old": 1, "calls_new": 0, "inclusive": [-30, -3], "inclusive_old": [30, 3], "inclusive_new": [null, null]}]},
|     {"line": 20, "self": [-40, -6], "self_old": [60, 6], "self_new": [20, null], "calls": []},
|     {"line": 30, "self": [-30, -3], "self_old": [30, 3], "self_new": [null, null], "calls": []}]},
|   {"name": "h.c", "found": null, "lines": [
|     {"line": 7, "self": [5, null], "self_old": [null, null], "self_new": [5, null], "calls": []}]}]}

== diff-markdown
$ --diff --format=markdown run.base.out run.final.out
| **Ir** 100 → 35 (-65, -65.0%) · **Dr** 10 → . (-10, -100.0%)
|
| - OLD: `run.base.out`, `./a 1`
| - NEW: `run.final.out`, `./a 2`
| - Differs in OLD: `I1 cache: 32768 B`
| - Not in NEW: `Dr`
|
| | Ir | Change | of total | Function |
| | ---: | ---: | ---: | :--- |
| | 20 | -40 (-66.7%) | -40.0% | `a.c:f [/bin/a]` |
| | . | -30 (-100.0%) | -30.0% | `a.c:g [/bin/a]` (gone) |
| | 5 | +5 | +5.00% | `h.c:h [/bin/a]` (new) |

== diff-text
$ --diff --auto=no run.base.out run.final.out
| --------------------------------------------------------------------------------
| Profile data file 'run.final.out' (creator: callgrind-3.19.0)
| Compared with 'run.base.out'
| --------------------------------------------------------------------------------
| I1 cache: 65536 B
| Profiled target:  ./a 2 (PID 13, part 1)
| Target of OLD:    ./a 1 (PID 11, part 1)
| Differs in OLD:   I1 cache: 32768 B
| Not in NEW:       Dr
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       99 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir           Dr           \x20
| --------------------------------------------------------------------------------
| -65 (-65.0%) -10 (-100.0%)  PROGRAM TOTALS (NEW - OLD)
| 100 (100.0%)   10 (100.0%)  OLD
|  35 (35.00%)    .           NEW
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| -40 (-40.0%) -6 (-60.0%)  a.c:f [/bin/a]
| -30 (-30.0%) -3 (-30.0%)  a.c:g (gone) [/bin/a]
|  +5 (+5.00%)  .           h.c:h (new) [/bin/a]
|

== exact
$ --compare --exact run.base.out moved.out run.tuned.out
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
$ --compare run.base.out run.tuned.out run.final.out
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

== half
$ --compare '--event=H = Ir / 2' --show=H run.base.out run.tuned.out run.final.out
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
| Events shown:     H
| Event sort order: difference sum
| Thresholds:       99 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| base           tuned          final          change         \x20
| --------------------------------------------------------------------------------
| 50.00 (100.0%) 40.00 (100.0%) 17.50 (100.0%) -32.50 (-65.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| base           tuned          final          change           file:function
| --------------------------------------------------------------------------------
| 30.00 (60.00%) 20.00 (50.00%) 10.00 (57.14%) -20.00 (-40.0%)  a.c:f [/bin/a]
| 15.00 (30.00%) 15.00 (37.50%)     .          -15.00 (-30.0%)  a.c:g [/bin/a]
|     .              .           2.50 (14.29%)  +2.50 (+5.00%)  h.c:h [/bin/a]
|

== incl
$ '--show=Incl(Ir)' --compare run.base.out run.tuned.out run.final.out
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
| Events shown:     Incl(Ir)
| Event sort order: difference sum
| Thresholds:       99 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| base         tuned       final       change      \x20
| --------------------------------------------------------------------------------
| 100 (100.0%) 80 (100.0%) 35 (100.0%) -65 (-65.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| base         tuned       final       change        file:function
| --------------------------------------------------------------------------------
| 100 (100.0%) 80 (100.0%) 35 (100.0%) -65 (-65.0%)  a.c:main [/bin/a]
|  60 (60.00%) 40 (50.00%) 20 (57.14%) -40 (-40.0%)  a.c:f [/bin/a]
|  30 (30.00%) 30 (37.50%)  .          -30 (-30.0%)  a.c:g [/bin/a]
|   .           .           5 (14.29%)  +5 (+5.00%)  h.c:h [/bin/a]
|

== inclusive
$ --compare --inclusive run.base.out run.tuned.out run.final.out
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
|
| --------------------------------------------------------------------------------
| base         tuned       final       change      \x20
| --------------------------------------------------------------------------------
| 100 (100.0%) 80 (100.0%) 35 (100.0%) -65 (-65.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| base         tuned       final       change        file:function
| --------------------------------------------------------------------------------
| 100 (100.0%) 80 (100.0%) 35 (100.0%) -65 (-65.0%)  a.c:main [/bin/a]
|  60 (60.00%) 40 (50.00%) 20 (57.14%) -40 (-40.0%)  a.c:f [/bin/a]
|  30 (30.00%) 30 (37.50%)  .          -30 (-30.0%)  a.c:g [/bin/a]
|   .           .           5 (14.29%)  +5 (+5.00%)  h.c:h [/bin/a]
|

== json
$ --compare --format=json run.base.out run.tuned.out run.final.out
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "run.base.out", "creator": "callgrind-3.19.0", "command": "./a 1", "pid": 11, "parts": 1, "side": "old", "slice": 0},
|   {"file": "run.tuned.out", "creator": "callgrind-3.19.0", "command": "./a 1", "pid": 12, "parts": 1, "side": null, "slice": 1},
|   {"file": "run.final.out", "creator": "callgrind-3.19.0", "command": "./a 2", "pid": 13, "parts": 1, "side": "new", "slice": 2}],
|  "differences": [
|   {"slice": 0, "kind": "command", "text": "./a 1"},
|   {"slice": 0, "kind": "header", "text": "I1 cache: 32768 B"},
|   {"slice": 1, "kind": "command", "text": "./a 1"},
|   {"slice": 1, "kind": "header", "text": "I1 cache: 32768 B"},
|   {"slice": 2, "kind": "event", "text": "Dr"}],
|  "by": "function", "sort": ["difference", "sum"], "diff": true,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": -65, "total_old": 100, "total_new": 35},
|   {"name": "Dr", "long_name": "Data Read Access", "formula": null, "ratio": false, "total": -10, "total_old": 10, "total_new": null}],
|  "compare": "file", "slices": [
|   {"name": "base", "total": [100, 10]},
|   {"name": "tuned", "total": [80, 8]},
|   {"name": "final", "total": [35, null]}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "f", "file": "a.c", "object": "/bin/a", "self": [-40, -6], "self_old": [60, 6], "self_new": [20, null], "inclusive": [-40, -6], "inclusive_old": [60, 6], "inclusive_new": [20, null], "calls": -1, "calls_old": 2, "calls_new": 1, "cycle": null, "listed": true,
|    "slices": [{"self": [60, 6], "inclusive": [60, 6], "calls": 2}, {"self": [40, 4], "inclusive": [40, 4], "calls": 1}, {"self": [20, null], "inclusive": [20, null], "calls": 1}],
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [-40, -6], "self_old": [60, 6], "self_new": [20, null]}],
|    "callers": [{"id": 3, "calls": -1, "calls_old": 2, "calls_new": 1, "inclusive": [-40, -6], "inclusive_old": [60, 6], "inclusive_new": [20, null], "sites": []}],
|    "callees": []},
|   {"id": 1, "name": "g", "file": "a.c", "object": "/bin/a", "self": [-30, -3], "self_old": [30, 3], "self_new": [null, null], "inclusive": [-30, -3], "inclusive_old": [30, 3], "inclusive_new": [null, null], "calls": -1, "calls_old": 1, "calls_new": null, "cycle": null, "listed": true,
|    "slices": [{"self": [30, 3], "inclusive": [30, 3], "calls": 1}, {"self": [30, 3], "inclusive": [30, 3], "calls": 1}, null],
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [-30, -3], "self_old": [30, 3], "self_new": [null, null]}],
|    "callers": [{"id": 3, "calls": -1, "calls_old": 1, "calls_new": 0, "inclusive": [-30, -3], "inclusive_old": [30, 3], "inclusive_new": [null, null], "sites": []}],
|    "callees": []},
|   {"id": 2, "name": "h", "file": "h.c", "object": "/bin/a", "self": [5, null], "self_old": [null, null], "self_new": [5, null], "inclusive": [5, null], "inclusive_old": [null, null], "inclusive_new": [5, null], "calls": 1, "calls_old": null, "calls_new": 1, "cycle": null, "listed": true,
|    "slices": [null, null, {"self": [5, null], "inclusive": [5, null], "calls": 1}],
|    "parts": [{"name": null, "file": "h.c", "object": null, "self": [5, null], "self_old": [null, null], "self_new": [5, null]}],
|    "callers": [{"id": 3, "calls": 1, "calls_old": 0, "calls_new": 1, "inclusive": [5, null], "inclusive_old": [null, null], "inclusive_new": [5, null], "sites": []}],
|    "callees": []},
|   {"id": 3, "name": "main", "file": "a.c", "object": "/bin/a", "self": [0, -1], "self_old": [10, 1], "self_new": [10, null], "inclusive": [-65, -10], "inclusive_old": [100, 10], "inclusive_new": [35, null], "calls": 0, "calls_old": 0, "calls_new": 0, "cycle": null, "listed": true,
|    "slices": [{"self": [10, 1], "inclusive": [100, 10], "calls": 0}, {"self": [10, 1], "inclusive": [80, 8], "calls": 0}, {"self": [10, null], "inclusive": [35, null], "calls": 0}],
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [0, -1], "self_old": [10, 1], "self_new": [10, null]}],
|    "callers": [],
|    "callees": [{"id": 0, "calls": -1, "calls_old": 2, "calls_new": 1, "inclusive": [-40, -6], "inclusive_old": [60, 6], "inclusive_new": [20, null], "sites": []}, {"id": 1, "calls": -1, "calls_old": 1, "calls_new": 0, "inclusive": [-30, -3], "inclusive_old": [30, 3], "inclusive_new": [null, null], "sites": []}, {"id": 2, "calls": 1, "calls_old": 0, "calls_new": 1, "inclusive": [5, null], "inclusive_old": [null, null], "inclusive_new": [5, null], "sites": []}]}],
|  "files": []}

== json-thread
$ --compare=thread --format=json threads.out
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "threads.out", "creator": "callgrind-3.19.0", "command": "./t", "pid": 20, "parts": 4, "side": "new"}],
|  "by": "function", "sort": ["sum"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 52}],
|  "compare": "thread", "slices": [
|   {"name": "thread 1", "total": [41]},
|   {"name": "thread 2", "total": [11]}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "work", "file": "t.c", "object": "/bin/t", "self": [39], "inclusive": [39], "calls": 1, "cycle": null, "listed": true,
|    "slices": [{"self": [30], "inclusive": [30], "calls": 1}, {"self": [9], "inclusive": [9], "calls": null}],
|    "parts": [{"name": null, "file": "t.c", "object": null, "self": [39]}],
|    "callers": [{"id": 1, "calls": 1, "inclusive": [30], "sites": []}],
|    "callees": []},
|   {"id": 1, "name": "main", "file": "t.c", "object": "/bin/t", "self": [11], "inclusive": [41], "calls": 0, "cycle": null, "listed": true,
|    "slices": [{"self": [11], "inclusive": [41], "calls": 0}, null],
|    "parts": [{"name": null, "file": "t.c", "object": null, "self": [11]}],
|    "callers": [],
|    "callees": [{"id": 0, "calls": 1, "inclusive": [30], "sites": []}]},
|   {"id": 2, "name": "end", "file": "t.c", "object": "/bin/t", "self": [2], "inclusive": [2], "calls": 0, "cycle": null, "listed": true,
|    "slices": [null, {"self": [2], "inclusive": [2], "calls": null}],
|    "parts": [{"name": null, "file": "t.c", "object": null, "self": [2]}],
|    "callers": [],
|    "callees": []}],
|  "files": []}

== many
$ --compare $(for i in 1 2 3 4 5 6 7 8 9 10 11; do echo run.base.out run.tuned.out run.final.out; done)
! cgannotate: --compare: there are 33 profiles, and a table for people has room for 32; write json or csv
? 2

== markdown
$ --compare --format=markdown run.base.out run.tuned.out run.final.out
| **Ir** base 100 → tuned 80 → final 35 (-65, -65.0%)
|
| - base: `run.base.out`, `./a 1`
| - tuned: `run.tuned.out`, `./a 1`
| - final: `run.final.out`, `./a 2`
| - Differs in base: `I1 cache: 32768 B`
| - Differs in tuned: `I1 cache: 32768 B`
| - Not in final: `Dr`
|
| | base | tuned | final | change | of total | Function |
| | ---: | ---: | ---: | ---: | ---: | :--- |
| | 60 | 40 | 20 | -40 (-66.7%) | -40.0% | `a.c:f [/bin/a]` |
| | 30 | 30 | . | -30 (-100.0%) | -30.0% | `a.c:g [/bin/a]` |
| | . | . | 5 | +5 | +5.00% | `h.c:h [/bin/a]` |
| | 10 | 10 | 10 | 0 |  | `a.c:main [/bin/a]` |

== markdown-thread
$ --compare=thread --inclusive --format=markdown threads.out
| **Ir** 52 (`thread 1` 41, `thread 2` 11) (rows: with all that they call)
|
| | `thread 1` | `thread 2` | sum | % | Function |
| | ---: | ---: | ---: | ---: | :--- |
| | 41 | . | 41 | 78.85% | `t.c:main [/bin/t]` |
| | 30 | 9 | 39 | 75.00% | `t.c:work [/bin/t]` |
| | . | 2 | 2 | 3.85% | `t.c:end [/bin/t]` |

== markdown-wide
$ --compare --format=markdown run.base.out run.tuned.out run.final.out run.tuned.out run.base.out
| **Ir** base 100 → tuned 80 → final 35 → `tuned (2)` 80 → `base (2)` 100 (0)
|
| - base: `run.base.out`, `./a 1`
| - tuned: `run.tuned.out`, `./a 1`
| - final: `run.final.out`, `./a 2`
| - `tuned (2)`: `run.tuned.out`, `./a 1`
| - `base (2)`: `run.base.out`, `./a 1`
| - Differs in final: `I1 cache: 65536 B`
| - Not in final: `Dr`
|
| | Function | base | tuned | final | `tuned (2)` | `base (2)` | change | of total |
| | :--- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| | `a.c:f [/bin/a]` | 60 | 40 | 20 | 40 | 60 | 0 |  |
| | `a.c:g [/bin/a]` | 30 | 30 | . | 30 | 30 | 0 |  |
| | `h.c:h [/bin/a]` | . | . | 5 | . | . | . |  |
| | `a.c:main [/bin/a]` | 10 | 10 | 10 | 10 | 10 | 0 |  |

== match
$ --compare --match=':[fg]' --hide=g run.base.out run.tuned.out run.final.out
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
| Listed:           1 of 4
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
|

== middle
$ --compare run.base.out run.final.out run.base.out
| --------------------------------------------------------------------------------
| Profile data file 'run.base.out' (creator: callgrind-3.19.0)
| Profile data file 'run.final.out' (creator: callgrind-3.19.0)
| Profile data file 'run.base.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache: 32768 B
| Target of base:   ./a 1 (PID 11, part 1)
| Target of final:  ./a 2 (PID 13, part 1)
| Target of base (2): ./a 1 (PID 11, part 1)
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
| base         final       base (2)     change    \x20
| --------------------------------------------------------------------------------
| 100 (100.0%) 35 (100.0%) 100 (100.0%) 0           PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| base        final       base (2)    change      file:function
| --------------------------------------------------------------------------------
| 60 (60.00%) 20 (57.14%) 60 (60.00%) 0           a.c:f [/bin/a]
| 30 (30.00%)  .          30 (30.00%) 0           a.c:g [/bin/a]
|  .           5 (14.29%)  .          .           h.c:h [/bin/a]
|

== middle-ratio
$ --compare '--event=R = Dr / Ir' --show=R run.base.out run.final.out run.base.out
| --------------------------------------------------------------------------------
| Profile data file 'run.base.out' (creator: callgrind-3.19.0)
| Profile data file 'run.final.out' (creator: callgrind-3.19.0)
| Profile data file 'run.base.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache: 32768 B
| Target of base:   ./a 1 (PID 11, part 1)
| Target of final:  ./a 2 (PID 13, part 1)
| Target of base (2): ./a 1 (PID 11, part 1)
| Differs in final: I1 cache: 65536 B
| Not in final:     Dr
| Events recorded:  Ir Dr
| Events shown:     R
| Event sort order: difference sum
| Thresholds:       99 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| base final base (2) change\x20
| --------------------------------------------------------------------------------
| 0.10  0.00     0.10   0.00  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| base final base (2) change  file:function
| --------------------------------------------------------------------------------
| 0.10     .     0.10   0.00  a.c:g [/bin/a]
| 0.10  0.00     0.10   0.00  a.c:f [/bin/a]
| 0.10  0.00     0.10   0.00  a.c:main [/bin/a]
|    .  0.00        .      .  h.c:h [/bin/a]
|

== min
$ --compare --min=20 run.base.out run.tuned.out run.final.out
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
| Listed:           2 of 4
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
|

== min-sort
$ --compare --min=25 --sort=3 run.base.out run.tuned.out run.final.out
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
| Event sort order: final
| Thresholds:       99
| Listed:           2 of 4
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
| 10 (10.00%) 10 (12.50%) 10 (28.57%)   0           a.c:main [/bin/a]
|

== no-percs
$ --compare --no-show-percs run.base.out run.tuned.out run.final.out
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
$ --compare --sort=sum big.out big.out run.base.out
$ --compare --format=csv --sort=sum big.out big.out run.base.out
$ --compare --format=markdown --sort=sum big.out big.out run.base.out
$ --compare --format=html --sort=sum big.out big.out run.base.out
! cgannotate: a figure that sum needs does not fit into 64 bits
? 1

== pairs
$ --compare run.base.out moved.out run.tuned.out
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

== part
$ --compare=part threads.out
| --------------------------------------------------------------------------------
| Profile data file 'threads.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| Profiled target:  ./t (PID 20)
| part 1:           2 parts
| part 2:           2 parts
| Parts:            4 (of 2 threads)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: sum
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| part 1      part 2     sum        \x20
| --------------------------------------------------------------------------------
| 45 (100.0%) 7 (100.0%) 52 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| part 1      part 2     sum          file:function
| --------------------------------------------------------------------------------
| 35 (77.78%) 4 (57.14%) 39 (75.00%)  t.c:work [/bin/t]
| 10 (22.22%) 1 (14.29%) 11 (21.15%)  t.c:main [/bin/t]
|  .          2 (28.57%)  2 ( 3.85%)  t.c:end [/bin/t]
|

== part-chosen
$ --compare=part --thread=2 threads.out
| --------------------------------------------------------------------------------
| Profile data file 'threads.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| Profiled target:  ./t (PID 20)
| part 1:           Trigger: Program phase: load
| part 2:           Trigger: Program termination
| Parts:            2
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: sum
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| part 1     part 2     sum        \x20
| --------------------------------------------------------------------------------
| 5 (100.0%) 6 (100.0%) 11 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| part 1     part 2     sum         file:function
| --------------------------------------------------------------------------------
| 5 (100.0%) 4 (66.67%) 9 (81.82%)  t.c:work [/bin/t]
| .          2 (33.33%) 2 (18.18%)  t.c:end [/bin/t]
|

== part-inclusive
$ --compare=part --inclusive threads.out
| --------------------------------------------------------------------------------
| Profile data file 'threads.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| Profiled target:  ./t (PID 20)
| part 1:           2 parts
| part 2:           2 parts
| Parts:            4 (of 2 threads)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: sum
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| part 1      part 2     sum        \x20
| --------------------------------------------------------------------------------
| 45 (100.0%) 7 (100.0%) 52 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| part 1      part 2     sum          file:function
| --------------------------------------------------------------------------------
| 40 (88.89%) 1 (14.29%) 41 (78.85%)  t.c:main [/bin/t]
| 35 (77.78%) 4 (57.14%) 39 (75.00%)  t.c:work [/bin/t]
|  .          2 (28.57%)  2 ( 3.85%)  t.c:end [/bin/t]
|

== part-sort
$ --compare=part --sort=2 threads.out
| --------------------------------------------------------------------------------
| Profile data file 'threads.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| Profiled target:  ./t (PID 20)
| part 1:           2 parts
| part 2:           2 parts
| Parts:            4 (of 2 threads)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: part 2
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| part 1      part 2     sum        \x20
| --------------------------------------------------------------------------------
| 45 (100.0%) 7 (100.0%) 52 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| part 1      part 2     sum          file:function
| --------------------------------------------------------------------------------
| 35 (77.78%) 4 (57.14%) 39 (75.00%)  t.c:work [/bin/t]
|  .          2 (28.57%)  2 ( 3.85%)  t.c:end [/bin/t]
| 10 (22.22%) 1 (14.29%) 11 (21.15%)  t.c:main [/bin/t]
|

== ratio
$ --compare '--event=R = Dr / Ir' --show=R run.base.out run.tuned.out run.final.out
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
| Events shown:     R
| Event sort order: difference sum
| Thresholds:       99 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| base tuned final change\x20
| --------------------------------------------------------------------------------
| 0.10  0.10  0.00  -0.10  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| base tuned final change  file:function
| --------------------------------------------------------------------------------
| 0.10  0.10     .  -0.10  a.c:g [/bin/a]
| 0.10  0.10  0.00  -0.10  a.c:f [/bin/a]
| 0.10  0.10  0.00  -0.10  a.c:main [/bin/a]
|    .     .  0.00   0.00  h.c:h [/bin/a]
|

== ratio-sort
$ --compare '--event=R = Dr / Ir' --show=R --sort=tuned run.base.out run.tuned.out run.final.out
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
| Events shown:     R
| Event sort order: tuned
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| base tuned final change\x20
| --------------------------------------------------------------------------------
| 0.10  0.10  0.00  -0.10  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| base tuned final change  file:function
| --------------------------------------------------------------------------------
| 0.10  0.10  0.00  -0.10  a.c:f [/bin/a]
| 0.10  0.10     .  -0.10  a.c:g [/bin/a]
| 0.10  0.10  0.00  -0.10  a.c:main [/bin/a]
|    .     .  0.00   0.00  h.c:h [/bin/a]
|

== same
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
$ --compare --show=Dr run.base.out run.tuned.out run.final.out
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
| Events shown:     Dr
| Event sort order: difference sum
| Thresholds:       99 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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

== sort-name
$ --compare --sort=tuned run.base.out run.tuned.out run.final.out
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
| Event sort order: tuned
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
| 10 (10.00%) 10 (12.50%) 10 (28.57%)   0           a.c:main [/bin/a]
|

== sort-number
$ --compare --sort=1 run.base.out run.tuned.out run.final.out
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
| Event sort order: base
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
| 10 (10.00%) 10 (12.50%) 10 (28.57%)   0           a.c:main [/bin/a]
|

== sort-sum
$ --compare --sort=sum run.base.out run.tuned.out run.final.out
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
| Event sort order: sum
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
| 10 (10.00%) 10 (12.50%) 10 (28.57%)   0           a.c:main [/bin/a]
|  .           .           5 (14.29%)  +5 (+5.00%)  h.c:h [/bin/a]
|

== sort-threshold
$ --compare --sort=base:90 run.base.out run.tuned.out run.final.out
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
| Event sort order: base
| Thresholds:       90
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
|

== sum-files
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
$ --compare --summary run.base.out run.tuned.out
| ./a 1, run.base.out, run.tuned.out, callgrind-3.19.0
| Ir: 100 base, 80 tuned, -20 change; below: 1 of 3 functions
| base        tuned       change        file:function
| 60 (60.00%) 40 (50.00%) -20 (-20.0%)  a.c:f [/bin/a]

== summary-compact
$ --layout=compact --width=80 --compare --summary run.base.out run.tuned.out
| ./a 1, run.base.out, run.tuned.out, callgrind-3.19.0
| Ir: 100 base, 80 tuned, -20 change; below: 1 of 1 function
| base        tuned       change        function
| 60 (60.00%) 40 (50.00%) -20 (-20.0%)  f  a.c

== thread
$ --compare=thread threads.out
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
| Thresholds:       99
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
| 30 (73.17%) 9 (81.82%) 39 (75.00%)  t.c:work [/bin/t]
| 11 (26.83%) .          11 (21.15%)  t.c:main [/bin/t]
|  .          2 (18.18%)  2 ( 3.85%)  t.c:end [/bin/t]
|

== thread-difference
$ --compare=thread --sort=difference --threshold=70 threads.out
| --------------------------------------------------------------------------------
| Profile data file 'threads.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| Profiled target:  ./t (PID 20)
| thread 1:         2 parts
| thread 2:         2 parts
| Parts:            4 (of 2 threads)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: difference
| Thresholds:       70
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
| 30 (73.17%) 9 (81.82%) 39 (75.00%)  t.c:work [/bin/t]
| 11 (26.83%) .          11 (21.15%)  t.c:main [/bin/t]
|

== thread-line
$ --compare=thread --by=line threads.out
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
| Thresholds:       99
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
| thread 1    thread 2   sum          file:line:function
| --------------------------------------------------------------------------------
| 30 (73.17%) 5 (45.45%) 35 (67.31%)  t.c:20:work [/bin/t]
| 10 (24.39%) .          10 (19.23%)  t.c:1:main [/bin/t]
|  .          4 (36.36%)  4 ( 7.69%)  t.c:21:work [/bin/t]
|  .          2 (18.18%)  2 ( 3.85%)  t.c:40:end [/bin/t]
|  1 ( 2.44%) .           1 ( 1.92%)  t.c:3:main [/bin/t]
|

== thread-min
$ --compare=thread --sort=difference --min=25 threads.out
| --------------------------------------------------------------------------------
| Profile data file 'threads.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| Profiled target:  ./t (PID 20)
| thread 1:         2 parts
| thread 2:         2 parts
| Parts:            4 (of 2 threads)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: difference
| Thresholds:       99
| Listed:           1 of 3
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
| 30 (73.17%) 9 (81.82%) 39 (75.00%)  t.c:work [/bin/t]
|

== thread-sort
$ --compare=thread '--sort=thread 2' threads.out
| --------------------------------------------------------------------------------
| Profile data file 'threads.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| Profiled target:  ./t (PID 20)
| thread 1:         2 parts
| thread 2:         2 parts
| Parts:            4 (of 2 threads)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: thread 2
| Thresholds:       99
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
| 30 (73.17%) 9 (81.82%) 39 (75.00%)  t.c:work [/bin/t]
|  .          2 (18.18%)  2 ( 3.85%)  t.c:end [/bin/t]
|

== threshold
$ --compare --threshold=90 run.base.out run.tuned.out run.final.out
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
| Thresholds:       90 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
|

== threshold-inclusive
$ --compare --threshold=50 --inclusive run.base.out run.tuned.out run.final.out
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
| Thresholds:       50 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| base         tuned       final       change      \x20
| --------------------------------------------------------------------------------
| 100 (100.0%) 80 (100.0%) 35 (100.0%) -65 (-65.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| base         tuned       final       change        file:function
| --------------------------------------------------------------------------------
| 100 (100.0%) 80 (100.0%) 35 (100.0%) -65 (-65.0%)  a.c:main [/bin/a]
|  60 (60.00%) 40 (50.00%) 20 (57.14%) -40 (-40.0%)  a.c:f [/bin/a]
|

== top
$ --compare --top=2 run.base.out run.tuned.out run.final.out
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
| Thresholds:       100 0
| Listed:           2 of 4
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
|

== tsv
$ --compare=thread --format=tsv threads.out
| object	file	function	calls_thread 1	calls_thread 2	calls_sum	Ir_thread 1	Ir_thread 2	Ir_sum	incl_Ir_thread 1	incl_Ir_thread 2	incl_Ir_sum
| /bin/t	t.c	work	1		1	30	9	39	30	9	39
| /bin/t	t.c	main	0		0	11		11	41		41
| /bin/t	t.c	end			0		2	2		2	2

== two
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
$ --compare --width=60 run.base.out run.tuned.out run.final.out
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
