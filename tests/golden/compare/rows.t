## See compare.t for the profiles and their sums. Which columns and rows there are, and in which order.

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
| Listed:           2 of 4
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

@head 3
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

== calls
# f 2, 1, 1; g 1, 1, 0; h 0, 0, 1; together 3, 2, 2.
$ --compare --show=Calls --threshold=100 run.base.out run.tuned.out run.final.out
| @head
| Events shown:     Calls
| Thresholds:       100 0
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

== half
# Ir / 2.
$ --compare '--event=H = Ir / 2' --show=H run.base.out run.tuned.out run.final.out
| @head
| Events shown:     H
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
# inclusive, incl: main 10 + 60 + 30, 10 + 40 + 30, 10 + 20 + 5.
$ '--show=Incl(Ir)' --compare run.base.out run.tuned.out run.final.out
| @head
| Events shown:     Incl(Ir)
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
# See incl.
$ --compare --inclusive run.base.out run.tuned.out run.final.out
| @head
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

== match
# See brief-not in compare.t.
$ --compare --match=':[fg]' --hide=g run.base.out run.tuned.out run.final.out
| @head 2
| Listed:           1 of 4
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
# 60 - 20, 30 - 0 and 5 - 0 make 75; main does not differ.
$ --compare run.base.out run.final.out run.base.out
| @head 3
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
# g, f, main differ by a tenth, h by 0; together 6/60, 12/140, 2/30.
$ --compare '--event=R = Dr / Ir' --show=R run.base.out run.final.out run.base.out
| @head 3
| Events shown:     R
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
# 20 of 100, of the change;
$ --compare --min=20 run.base.out run.tuned.out run.final.out
| @head 2
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
# 25 of 35 are 8.75.
$ --compare --min=25 --sort=3 run.base.out run.tuned.out run.final.out
| @head 2
| Event sort order: final
| Thresholds:       99
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

== ratio
# Dr / Ir is a tenth everywhere, and 0 in final, which has no Dr (N6); of g, f, main all
# together 6/60, 10/120, 2/30, which is the order of equal changes.
$ --compare '--event=R = Dr / Ir' --show=R run.base.out run.tuned.out run.final.out
| @head
| Events shown:     R
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
# Dr / Ir of the rows at the head of this file: a tenth of each in base.
$ --compare '--event=R = Dr / Ir' --show=R --sort=tuned run.base.out run.tuned.out run.final.out
| @head
| Events shown:     R
| Event sort order: tuned
| Thresholds:       99
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

== sort-name
# 80 of 80 after three.
$ --compare --sort=tuned run.base.out run.tuned.out run.final.out
| @head
| Event sort order: tuned
| Thresholds:       99
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
# See brief-not in compare.t.
$ --compare --sort=1 run.base.out run.tuned.out run.final.out
| @head
| Event sort order: base
| Thresholds:       99
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
# See brief-not in compare.t.
$ --compare --sort=sum run.base.out run.tuned.out run.final.out
| @head
| Event sort order: sum
| Thresholds:       99
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
# 90 of 100 after two.
$ --compare --sort=base:90 run.base.out run.tuned.out run.final.out
| @head
| Event sort order: base
| Thresholds:       90
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

== threshold
# 93.3 is not less than 90.
$ --compare --threshold=90 run.base.out run.tuned.out run.final.out
| @head
| Thresholds:       90 0
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
# main leaves 35 of 100, f 60.
$ --compare --threshold=50 --inclusive run.base.out run.tuned.out run.final.out
| @head
| Thresholds:       50 0
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
# See brief-not in compare.t.
$ --compare --top=2 run.base.out run.tuned.out run.final.out
| @head 2
| Thresholds:       100 0
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
