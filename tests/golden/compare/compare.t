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

== auto-yes
# proves: No sources stand below a table of sides.
$ --compare --auto=yes run.base.out run.tuned.out
! cgannotate: --auto cannot be used with --compare
? 2

== brief-not
# Three profiles twice: 60, 40 and 20 of f, and so on; base (3) has no room in 80 columns, and is
# said to have none.
$ --compare --width=80 run.base.out run.tuned.out run.final.out run.base.out run.tuned.out run.base.out
| ./a 1, ...ase.out, ...ned.out, ...nal.out, ...ase.out, ...ned.out, ...ase.out
| Ir: 100 base, 80 tuned, 35 final, 100 base (2), 80 tuned (2), 100 base (3), 0
|   change; showing 4 of 4 functions
| Command of final: ./a 2
| Differs in final: I1 cache: 65536 B
| Not in final: Dr
| not shown: base (3)
| base  tuned  final  base (2)  tuned (2)  change v  function
|   60     40     20        60         40         0  f                         a.c
|   30     30      .        30         30         0  g                         a.c
|   10     10     10        10         10         0  main                      a.c
|    .      .      5         .          .         .  h                         h.c
|

== by-file
# All functions are in one file: the totals, 100, 80 and 35.
$ --compare --by=file run.base.out run.tuned.out run.final.out
| ./a 2, run.base.out, run.tuned.out, run.final.out
| Ir: 100 base, 80 tuned, 35 final, -65 change; showing 2 of 2 files
| Command of base: ./a 1
| Differs in base: I1 cache: 32768 B
| Command of tuned: ./a 1
| Differs in tuned: I1 cache: 32768 B
| Not in final: Dr
| base  tuned  final    change v  file
|  100     80     30  -70.0% -70  a.c
|    .      .      5  +5.00%  +5  h.c
|

== by-line
# f 25 in line 20 of tuned, and 15 in line 21, which does not change from base to final, but
# differs by 15: 40 + 30 + 15 + 5 = 90.
$ --compare --by=line run.base.out run.tuned.out run.final.out
| ./a 2, run.base.out, run.tuned.out, run.final.out
| Ir: 100 base, 80 tuned, 35 final, -65 change; showing 3 of 5 lines
| Command of base: ./a 1
| Differs in base: I1 cache: 32768 B
| Command of tuned: ./a 1
| Differs in tuned: I1 cache: 32768 B
| Not in final: Dr
| base  tuned  final    change v  line
|   60     25     20  -40.0% -40  a.c:20, /bin/a  f
|   30     30      .  -30.0% -30  a.c:30, /bin/a  g
|    .      .      5  +5.00%  +5  h.c:7, /bin/a   h
|

== by-line-inclusive
# Line 2 of main has the call of f, and in final that of h too, 20 + 5.
$ --compare --by=line --inclusive run.base.out run.tuned.out run.final.out
| ./a 2, run.base.out, run.tuned.out, run.final.out
| Ir: 100 base, 80 tuned, 35 final, -65 change; showing 6 of 7 lines
| Command of base: ./a 1
| Differs in base: I1 cache: 32768 B
| Command of tuned: ./a 1
| Differs in tuned: I1 cache: 32768 B
| Not in final: Dr
| base  tuned  final    change v  line
|   60     25     20  -40.0% -40  a.c:20, /bin/a  f
|   60     40     25  -35.0% -35  a.c:2, /bin/a   main
|   30     30      .  -30.0% -30  a.c:3, /bin/a   main
|   30     30      .  -30.0% -30  a.c:30, /bin/a  g
|    .      .      5  +5.00%  +5  h.c:7, /bin/a   h
|   10     10     10           0  a.c:1, /bin/a   main
|

== by-object
# All functions are in one object: the totals.
$ --compare --by=object run.base.out run.tuned.out run.final.out
| ./a 2, run.base.out, run.tuned.out, run.final.out
| Ir: 100 base, 80 tuned, 35 final, -65 change; showing 1 of 1 object
| Command of base: ./a 1
| Differs in base: I1 cache: 32768 B
| Command of tuned: ./a 1
| Differs in tuned: I1 cache: 32768 B
| Not in final: Dr
| base  tuned  final    change v  object
|  100     80     35  -65.0% -65  /bin/a
|

== color
# proves: Bold and red are the shares, green is a fall.
$ --compare --color=always run.base.out run.tuned.out run.final.out
| ./a 2, run.base.out, run.tuned.out, run.final.out
| Ir: 100 base, 80 tuned, 35 final, -65 change; showing 3 of 4 functions
| Command of base: ./a 1
| Differs in base: I1 cache: 32768 B
| Command of tuned: ./a 1
| Differs in tuned: I1 cache: 32768 B
| Not in final: Dr
| \e[2mbase  tuned  final    change v  function\e[0m
|   \e[1;31m60\e[0m     \e[1;31m40\e[0m     \e[1;31m20\e[0m  \e[1;32m-40.0% -40\e[0m  f                         a.c, /bin/a
|   \e[1;31m30\e[0m     \e[1;31m30\e[0m      .  \e[1;32m-30.0% -30\e[0m  g                         a.c, /bin/a
|    .      .      \e[1;31m5\e[0m  \e[31m+5.00%  +5\e[0m  h                         h.c, /bin/a
|

== compact
# The figures of thread on a screen: only the sum, 39 of 52, has shares, as there is no room for
# others.
$ --layout=screen --width=60 --compare=thread threads.out
| ./t, threads.out
| Ir: 41 thread 1, 11 thread 2, 52 sum; showing 3 of 3
|   functions, 100.0% of sum
| 4 parts of 2 threads
| thread 1  thread 2      sum v  function
|       30         9  75.00% 39  work                      t.c
|       11         .  21.15% 11  main                      t.c
|        .         2   3.85%  2  end                       t.c
|

== files
# Changes are 40, 30, 5 and 0: 40 + 30 of 75 are 93.3 % and less than the 99 of the threshold,
# with 5 it is reached, before main. --by=function is the default.
$ --compare run.base.out run.tuned.out run.final.out
$ --compare --by=function run.base.out run.tuned.out run.final.out
| ./a 2, run.base.out, run.tuned.out, run.final.out
| Ir: 100 base, 80 tuned, 35 final, -65 change; showing 3 of 4 functions
| Command of base: ./a 1
| Differs in base: I1 cache: 32768 B
| Command of tuned: ./a 1
| Differs in tuned: I1 cache: 32768 B
| Not in final: Dr
| base  tuned  final    change v  function
|   60     40     20  -40.0% -40  f                         a.c, /bin/a
|   30     30      .  -30.0% -30  g                         a.c, /bin/a
|    .      .      5  +5.00%  +5  h                         h.c, /bin/a
|

== gate
# 80 is not above 100.
$ --compare --fail-if='Ir>+0%' run.base.out run.final.out run.tuned.out --top=0
| ./a 1, run.base.out, run.final.out, run.tuned.out
| Ir: 100 base, 35 final, 80 tuned, -20 change; showing 0 of 4 functions
| Command of final: ./a 2
| Differs in final: I1 cache: 65536 B
| Not in final: Dr
| base  final  tuned  change v  function
|

== gate-exceeded
# g has 0, 30, 30.
$ --compare --fail-if='g:Ir>+0' run.final.out run.base.out run.tuned.out --top=0
| ./a 1, run.final.out, run.base.out, run.tuned.out
| Ir: 35 final, 100 base, 80 tuned, +45 change; showing 0 of 4 functions
| Command of final: ./a 2
| Differs in final: I1 cache: 65536 B
| Not in final: Dr
| final  base  tuned  change v  function
|
! cgannotate: --fail-if=g:Ir>+0: a.c:g: Ir rose (0 to 30)
? 3

== gate-thread
# 52.
$ --compare=thread --fail-if='Ir>51' --top=0 threads.out
| ./t, threads.out
| Ir: 41 thread 1, 11 thread 2, 52 sum; showing 0 of 3 functions, 0.00% of sum
| 4 parts of 2 threads
| thread 1  thread 2  sum v  function
|
! cgannotate: --fail-if=Ir>51: the program: Ir is 52
? 3

== many
# 33 profiles are too many for columns: 11 times f's 60, 40 and 20 have 40 in the middle, the
# 17th, and differ by 40; g's 30, 30 and none 30; of h only 11 are given, so the middle one is
# not. many-median: f 40 and g 30, not h. many-ratio: 0.1, 0.1, 0.
$ --compare $(for i in 1 2 3 4 5 6 7 8 9 10 11; do echo run.base.out run.tuned.out run.final.out; done)
! cgannotate: --compare: there are 33 profiles, and a table for people has room for 32; write json or csv
? 2

== no-percs
# proves: --no-show-percs leaves the counts of changes.
$ --compare --no-show-percs run.base.out run.tuned.out run.final.out
| ./a 2, run.base.out, run.tuned.out, run.final.out
| Ir: 100 base, 80 tuned, 35 final, -65 change; showing 3 of 4 functions
| Command of base: ./a 1
| Differs in base: I1 cache: 32768 B
| Command of tuned: ./a 1
| Differs in tuned: I1 cache: 32768 B
| Not in final: Dr
| base  tuned  final  change v  function
|   60     40     20       -40  f                         a.c, /bin/a
|   30     30      .       -30  g                         a.c, /bin/a
|    .      .      5        +5  h                         h.c, /bin/a
|

== pairs
# main and f of moved.out are in src/a.c, and 10 and 40.
$ --compare run.base.out moved.out run.tuned.out
| ./a 1, run.base.out, moved.out, run.tuned.out
| Ir: 100 run, 80 moved, 80 run (2), -20 change; showing 1 of 3 functions
| run  moved  run (2)    change v  function
|  60     40       40  -20.0% -20  f                         a.c, /bin/a
|
! cgannotate: --compare: 2 functions matched although paths or names differ

== same
# What does not differ is in the order of its size.
$ --compare run.base.out run.base.out
| ./a 1, run.base.out, run.base.out
| Ir: 100 out, 100 out (2), 0 change; showing 3 of 3 functions
| out  out (2)  change v  function
|  60       60         0  f                         a.c, /bin/a
|  30       30         0  g                         a.c, /bin/a
|  10       10         0  main                      a.c, /bin/a
|

@run for name in r.out.123 r.out.124 v1.out v2.out a a.b z.; do cp run.base.out $name; done

== shared-words
# What all names share at their ends is left out, in whole words.
$ --compare --show=Ir --format=csv r.out.123 r.out.124 | head -1
| object,file,function,calls_123,calls_124,calls_change,Ir_123,Ir_124,Ir_change,incl_Ir_123,incl_Ir_124,incl_Ir_change\x0d

== shared-part-of-a-word
# proves: Names of sides that share the beginning of a word keep the word.
$ --compare --show=Ir --format=csv v1.out v2.out | head -1
| object,file,function,calls_v1,calls_v2,calls_change,Ir_v1,Ir_v2,Ir_change,incl_Ir_v1,incl_Ir_v2,incl_Ir_change\x0d

== shared-all
# No name becomes empty.
$ --compare --show=Ir --format=csv a a.b | head -1
| object,file,function,calls_a,calls_a (2),calls_change,Ir_a,Ir_a (2),Ir_change,incl_Ir_a,incl_Ir_a (2),incl_Ir_change\x0d

== shared-whole
# A name of which nothing is left is whole, also where it has a number.
$ --compare --show=Ir --format=csv z. z. | head -1
| object,file,function,calls_z.,calls_z. (2),calls_change,Ir_z.,Ir_z. (2),Ir_change,incl_Ir_z.,incl_Ir_z. (2),incl_Ir_change\x0d

== show
# proves: --show chooses the event of all columns: Dr of f is 6, 4 and not given.
$ --compare --show=Dr run.base.out run.tuned.out run.final.out
| ./a 2, run.base.out, run.tuned.out, run.final.out
| Dr: 10 base, 8 tuned, . final, -10 change; showing 3 of 3 functions
| Command of base: ./a 1
| Differs in base: I1 cache: 32768 B
| Command of tuned: ./a 1
| Differs in tuned: I1 cache: 32768 B
| Not in final: Dr
| base  tuned  final   change v  function
|    6      4      .  -60.0% -6  f                         a.c, /bin/a
|    3      3      .  -30.0% -3  g                         a.c, /bin/a
|    1      1      .  -10.0% -1  main                      a.c, /bin/a
|

== summary
# f alone changed, 60 to 40 of Ir; main and g have the same in both.
$ --compare --summary run.base.out run.tuned.out
| ./a 1, run.base.out, run.tuned.out
| Ir: 100 base, 80 tuned, -20 change; showing 1 of 3 functions
| base  tuned    change v  function
|   60     40  -20.0% -20  f                         a.c, /bin/a

== two
# proves: Two profiles have two columns and a change.
$ --compare run.base.out run.tuned.out
| ./a 1, run.base.out, run.tuned.out
| Ir: 100 base, 80 tuned, -20 change; showing 1 of 3 functions
| base  tuned    change v  function
|   60     40  -20.0% -20  f                         a.c, /bin/a
|

== width
# In 60 columns places give way, figures do not.
$ --compare --width=60 run.base.out run.tuned.out run.final.out
$ --layout=screen --width=60 --compare run.base.out run.tuned.out run.final.out
| ./a 2, run.base.out, run.tuned.out, run.final.out
| Ir: 100 base, 80 tuned, 35 final, -65 change; showing 3 of 4
|   functions
| Command of base: ./a 1
| Differs in base: I1 cache: 32768 B
| Command of tuned: ./a 1
| Differs in tuned: I1 cache: 32768 B
| Not in final: Dr
| base  tuned  final    change v  function
|   60     40     20  -40.0% -40  f                        a.c
|   30     30      .  -30.0% -30  g                        a.c
|    .      .      5  +5.00%  +5  h                        h.c
|
