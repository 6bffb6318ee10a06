## Which columns and rows --compare has, and in which order. Profiles and sums: compare.t.

== calls
# f 2, 1, 1; g 1, 1, 0; h 0, 0, 1; together 3, 2, 2; main is 0 in all columns, so it is no row.
$ --compare --show=Calls --threshold=100 run.base.out run.tuned.out run.final.out
| ./a 2, run.base.out, run.tuned.out, run.final.out
| Calls: 3 base, 2 tuned, 2 final, -1 change; showing 3 of 3 functions
| Command of base: ./a 1
| Differs in base: I1 cache: 32768 B
| Command of tuned: ./a 1
| Differs in tuned: I1 cache: 32768 B
| Not in final: Dr
| base  tuned  final  change v  function
|    2      1      1        -1  f                         a.c, /bin/a
|    .      .      1        +1  h                         h.c, /bin/a
|    1      1      .        -1  g                         a.c, /bin/a
|

== half
# Ir / 2.
$ --compare '--event=H = Ir / 2' --show=H run.base.out run.tuned.out run.final.out
| ./a 2, run.base.out, run.tuned.out, run.final.out
| H: 50.00 base, 40.00 tuned, 17.50 final, -32.50 change; showing 3 of 4 functions
| Command of base: ./a 1
| Differs in base: I1 cache: 32768 B
| Command of tuned: ./a 1
| Differs in tuned: I1 cache: 32768 B
| Not in final: Dr
|  base  tuned  final       change v  function
| 30.00  20.00  10.00  -40.0% -20.00  f                         a.c, /bin/a
| 15.00  15.00      .  -30.0% -15.00  g                         a.c, /bin/a
|     .      .   2.50  +5.00%  +2.50  h                         h.c, /bin/a
|

== incl
# With all that they call: main 10 + 60 + 30, 10 + 40 + 30 and 10 + 20 + 5; the others call
# nothing.
$ '--show=Incl(Ir)' --compare run.base.out run.tuned.out run.final.out
| ./a 2, run.base.out, run.tuned.out, run.final.out
| Incl(Ir): 100 base, 80 tuned, 35 final, -65 change; showing 4 of 4 functions, -65.0% of Ir
| Command of base: ./a 1
| Differs in base: I1 cache: 32768 B
| Command of tuned: ./a 1
| Differs in tuned: I1 cache: 32768 B
| Not in final: Dr
| base  tuned  final    change v  function
|  100     80     35  -65.0% -65  main                      a.c, /bin/a
|   60     40     20  -40.0% -40  f                         a.c, /bin/a
|   30     30      .  -30.0% -30  g                         a.c, /bin/a
|    .      .      5  +5.00%  +5  h                         h.c, /bin/a
|

== inclusive
# The rows of incl: --inclusive has the same figures in columns of Ir.
$ --compare --inclusive run.base.out run.tuned.out run.final.out
| ./a 2, run.base.out, run.tuned.out, run.final.out
| Ir: 100 base, 80 tuned, 35 final, -65 change; showing 4 of 4 functions
| Command of base: ./a 1
| Differs in base: I1 cache: 32768 B
| Command of tuned: ./a 1
| Differs in tuned: I1 cache: 32768 B
| Not in final: Dr
| base  tuned  final    change v  function
|  100     80     35  -65.0% -65  main                      a.c, /bin/a
|   60     40     20  -40.0% -40  f                         a.c, /bin/a
|   30     30      .  -30.0% -30  g                         a.c, /bin/a
|    .      .      5  +5.00%  +5  h                         h.c, /bin/a
|

== match
# -40 of f; --match leaves f and g, --hide takes g.
$ --compare --match=':[fg]' --hide=g run.base.out run.tuned.out run.final.out
| ./a 2, run.base.out, run.tuned.out, run.final.out
| Ir: 100 base, 80 tuned, 35 final, -65 change; showing 1 of 4 functions
| Command of base: ./a 1
| Differs in base: I1 cache: 32768 B
| Command of tuned: ./a 1
| Differs in tuned: I1 cache: 32768 B
| Not in final: Dr
| base  tuned  final    change v  function
|   60     40     20  -40.0% -40  f                         a.c, /bin/a
|

== middle
# No row changed from the first to the last: all are listed, in the order of the last.
$ --compare run.base.out run.final.out run.base.out
| ./a 1, run.base.out, run.final.out, run.base.out
| Ir: 100 base, 35 final, 100 base (2), 0 change; showing 4 of 4 functions
| Command of final: ./a 2
| Differs in final: I1 cache: 65536 B
| Not in final: Dr
| base  final  base (2)  change v  function
|   60     20        60         0  f                         a.c, /bin/a
|   30      .        30         0  g                         a.c, /bin/a
|   10     10        10         0  main                      a.c, /bin/a
|    .      5         .         .  h                         h.c, /bin/a
|

== middle-ratio
# g, f, main differ by a tenth, h by 0; together 6/60, 12/140, 2/30.
$ --compare '--event=R = Dr / Ir' --show=R run.base.out run.final.out run.base.out
| ./a 1, run.base.out, run.final.out, run.base.out
| R: 0.10 base, 0.00 final, 0.10 base (2), 0.00 change; showing 4 of 4 functions
| Command of final: ./a 2
| Differs in final: I1 cache: 65536 B
| Not in final: Dr
| base  final  base (2)  change v  function
| 0.10   0.00      0.10      0.00  f                         a.c, /bin/a
| 0.10      .      0.10      0.00  g                         a.c, /bin/a
| 0.10   0.00      0.10      0.00  main                      a.c, /bin/a
|    .   0.00         .         .  h                         h.c, /bin/a
|

== min-sort
# 25 of 35 are 8.75.
$ --compare --min=25 --sort=final run.base.out run.tuned.out run.final.out
| ./a 2, run.base.out, run.tuned.out, run.final.out
| Ir: 100 base, 80 tuned, 35 final, -65 change; showing 2 of 4 functions
| Command of base: ./a 1
| Differs in base: I1 cache: 32768 B
| Command of tuned: ./a 1
| Differs in tuned: I1 cache: 32768 B
| Not in final: Dr
| base  tuned  final v      change  function
|   60     40       20  -40.0% -40  f                         a.c, /bin/a
|   10     10       10           0  main                      a.c, /bin/a
|

== ratio
# Dr / Ir is a tenth everywhere, and 0 in final, which has no Dr (N6); of g, f, main all
# together 6/60, 10/120, 2/30, which is the order of equal changes.
$ --compare '--event=R = Dr / Ir' --show=R run.base.out run.tuned.out run.final.out
| ./a 2, run.base.out, run.tuned.out, run.final.out
| R: 0.10 base, 0.10 tuned, 0.00 final, -0.10 change; showing 4 of 4 functions
| Command of base: ./a 1
| Differs in base: I1 cache: 32768 B
| Command of tuned: ./a 1
| Differs in tuned: I1 cache: 32768 B
| Not in final: Dr
| base  tuned  final  change v  function
| 0.10   0.10   0.00     -0.10  f                         a.c, /bin/a
| 0.10   0.10   0.00     -0.10  main                      a.c, /bin/a
| 0.10   0.10      .     -0.10  g                         a.c, /bin/a
|    .      .   0.00      0.00  h                         h.c, /bin/a
|

== ratio-sort
# Dr / Ir of the rows at the head of this file: a tenth of each in base.
$ --compare '--event=R = Dr / Ir' --show=R --sort=tuned run.base.out run.tuned.out run.final.out
| ./a 2, run.base.out, run.tuned.out, run.final.out
| R: 0.10 base, 0.10 tuned, 0.00 final, -0.10 change; showing 4 of 4 functions
| Command of base: ./a 1
| Differs in base: I1 cache: 32768 B
| Command of tuned: ./a 1
| Differs in tuned: I1 cache: 32768 B
| Not in final: Dr
| base  tuned v  final  change  function
| 0.10     0.10   0.00   -0.10  f                         a.c, /bin/a
| 0.10     0.10      .   -0.10  g                         a.c, /bin/a
| 0.10     0.10   0.00   -0.10  main                      a.c, /bin/a
|    .        .   0.00    0.00  h                         h.c, /bin/a
|

== sort-name
# 80 of 80 after three.
$ --compare --sort=tuned run.base.out run.tuned.out run.final.out
| ./a 2, run.base.out, run.tuned.out, run.final.out
| Ir: 100 base, 80 tuned, 35 final, -65 change; showing 3 of 4 functions
| Command of base: ./a 1
| Differs in base: I1 cache: 32768 B
| Command of tuned: ./a 1
| Differs in tuned: I1 cache: 32768 B
| Not in final: Dr
| base  tuned v  final      change  function
|   60       40     20  -40.0% -40  f                         a.c, /bin/a
|   30       30      .  -30.0% -30  g                         a.c, /bin/a
|   10       10     10           0  main                      a.c, /bin/a
|

== sort-threshold
# 90 of 100 after two.
$ --compare --sort=base:90 run.base.out run.tuned.out run.final.out
| ./a 2, run.base.out, run.tuned.out, run.final.out
| Ir: 100 base, 80 tuned, 35 final, -65 change; showing 2 of 4 functions
| Command of base: ./a 1
| Differs in base: I1 cache: 32768 B
| Command of tuned: ./a 1
| Differs in tuned: I1 cache: 32768 B
| Not in final: Dr
| base  tuned  final      change  function
|   60     40     20  -40.0% -40  f                         a.c, /bin/a
|   30     30      .  -30.0% -30  g                         a.c, /bin/a
|

== threshold-inclusive
# main leaves 35 of 100, f 60.
$ --compare --threshold=50 --inclusive run.base.out run.tuned.out run.final.out
| ./a 2, run.base.out, run.tuned.out, run.final.out
| Ir: 100 base, 80 tuned, 35 final, -65 change; showing 2 of 4 functions
| Command of base: ./a 1
| Differs in base: I1 cache: 32768 B
| Command of tuned: ./a 1
| Differs in tuned: I1 cache: 32768 B
| Not in final: Dr
| base  tuned  final    change v  function
|  100     80     35  -65.0% -65  main                      a.c, /bin/a
|   60     40     20  -40.0% -40  f                         a.c, /bin/a
|

== top
# -40 and -30 of f and g are 93.3 % of all that changed, which is not less than 90; each is 20 %
# of the first total or more; they are the two largest.
$ --compare --top=2 run.base.out run.tuned.out run.final.out
$ --compare --min=20 run.base.out run.tuned.out run.final.out
$ --compare --threshold=90 run.base.out run.tuned.out run.final.out
| ./a 2, run.base.out, run.tuned.out, run.final.out
| Ir: 100 base, 80 tuned, 35 final, -65 change; showing 2 of 4 functions
| Command of base: ./a 1
| Differs in base: I1 cache: 32768 B
| Command of tuned: ./a 1
| Differs in tuned: I1 cache: 32768 B
| Not in final: Dr
| base  tuned  final    change v  function
|   60     40     20  -40.0% -40  f                         a.c, /bin/a
|   30     30      .  -30.0% -30  g                         a.c, /bin/a
|

== zero-first
# Dr stands first and alone in the table. h has no Dr, and Ir in final only, which is shown, too.
$ --compare --show=Dr,Ir --format=csv run.base.out run.tuned.out run.final.out
| object,file,function,calls_base,calls_tuned,calls_final,calls_change,Dr_base,Dr_tuned,Dr_final,Dr_change,Ir_base,Ir_tuned,Ir_final,Ir_change,incl_Dr_base,incl_Dr_tuned,incl_Dr_final,incl_Dr_change,incl_Ir_base,incl_Ir_tuned,incl_Ir_final,incl_Ir_change\x0d
| /bin/a,a.c,f,2,1,1,-1,6,4,,-6,60,40,20,-40,6,4,,-6,60,40,20,-40\x0d
| /bin/a,a.c,g,1,1,,-1,3,3,,-3,30,30,,-30,3,3,,-3,30,30,,-30\x0d
| /bin/a,a.c,main,0,0,0,0,1,1,,-1,10,10,10,0,10,8,,-10,100,80,35,-65\x0d
| /bin/a,h.c,h,,,1,1,,,,,,,5,5,,,,,,,5,5\x0d
