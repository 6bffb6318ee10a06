## Formulas of --event: what they mean. Profiles and sums: events.t.

@head
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     X
| Event sort order: Ir Dr Dw
| Thresholds:       100 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

== formula-calls
# f 40 / 2; main and g are not called; the program 100 / 2.
$ --auto=no --threshold=100 --show-percs=no '--event=R = Ir / Calls' '--event=S = Incl(Ir) / Calls' --show=R,S,Calls --sort=S e.callgrind
| @head
| Events shown:     R S Calls
| Event sort order: S
| Thresholds:       100
|
| --------------------------------------------------------------------------------
| R     S     Calls\x20
| --------------------------------------------------------------------------------
| 50.00 50.00     2  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| R     S     Calls  file:function
| --------------------------------------------------------------------------------
| 20.00 20.00     2  e.c:f
|     .     .     0  e.c:g
|     .     .     0  e.c:main
|

== formula-hits
# 1 - 9/10, 1 - 5/40, g has no Dw; S twice that less 0.5.
$ --auto=no --threshold=100 --show-percs=no '--event=R = 1 - Dw / Ir' '--event=S = R * 2 - 0.5' --show=R,S e.callgrind
| @head
| Events shown:     R S
|
| --------------------------------------------------------------------------------
| R    S   \x20
| --------------------------------------------------------------------------------
| 0.86 1.22  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| R    S      file:function
| --------------------------------------------------------------------------------
| 1.00  1.50  e.c:g
| 0.88  1.25  e.c:f
| 0.10 -0.30  e.c:main
|

== formula-joined
# X of f is 10 * 5000 + 2 * 400, of g 10 * 100 + 2 * 60.
# compat: The script knows no such event or column
$ --auto=no --threshold=100 --show-percs=no --show=X names.callgrind
| @head
| Profile data file 'names.callgrind'
| Events recorded:  Ir Dr D1mr cache-misses 5 18446744073709551615 L1/x
| Event sort order: Ir Dr D1mr cache-misses 5 18446744073709551615 L1/x
| Thresholds:       100 0 0 0 0 0 0
|
| --------------------------------------------------------------------------------
| X     \x20
| --------------------------------------------------------------------------------
| 51,920  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| X       file:function
| --------------------------------------------------------------------------------
| 50,800  a.c:f
|  1,120  a.c:g
|

== formula-minus
# 10 - 8 - (9 - 10) = 3, 40 - 20 - (5 - 40) = 55, 50 + 50.
$ --auto=no --threshold=100 --show-percs=no '--event=X = Ir - 2 Dr - (Dw - Ir)' '--event=Y = -Ir' --show=X,Y e.callgrind
| @head
| Events shown:     X Y
|
| --------------------------------------------------------------------------------
| X   Y   \x20
| --------------------------------------------------------------------------------
| 158 -100  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| X   Y    file:function
| --------------------------------------------------------------------------------
| 100 -50  e.c:g
|  55 -40  e.c:f
|   3 -10  e.c:main
|

== formula-number
# 114 / 1000, 50; 14 / 1000 is 0.014, H 5 20 25.
$ --auto=no --threshold=100 --show-percs=no '--event=K = (Ir + Dr) / 1000' '--event=H = 0.5 Ir' --show=K,H --sort=K e.callgrind
| @head
| Events shown:     K H
| Event sort order: K
| Thresholds:       100
|
| --------------------------------------------------------------------------------
| K    H    \x20
| --------------------------------------------------------------------------------
| 0.11 50.00  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| K    H      file:function
| --------------------------------------------------------------------------------
| 0.05 20.00  e.c:f
| 0.05 25.00  e.c:g
| 0.01  5.00  e.c:main
|

== formula-number-percs
# g has 50, f 40 of 100: by 1000, and their shares are those of Ir.
$ --auto=no --threshold=100 --top=2 '--event=K = Ir / 1000' --show=K --sort=K e.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     K
| Event sort order: K
| Thresholds:       100
| Listed:           2 of 3, with 0.09 (90.00%) of K
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| K            \x20
| --------------------------------------------------------------------------------
| 0.10 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| K              file:function
| --------------------------------------------------------------------------------
| 0.05 (50.00%)  e.c:g
| 0.04 (40.00%)  e.c:f
|

== formula-odd-names
# cache-misses by L1/x: 7/3 and 1/1.
$ --auto=no --threshold=100 --show-percs=no '--event=R = cache-misses/L1/x' --show=R names.callgrind
| @head
| Profile data file 'names.callgrind'
| Events recorded:  Ir Dr D1mr cache-misses 5 18446744073709551615 L1/x
| Events shown:     R
| Event sort order: Ir Dr D1mr cache-misses 5 18446744073709551615 L1/x
| Thresholds:       100 0 0 0 0 0 0
|
| --------------------------------------------------------------------------------
| R   \x20
| --------------------------------------------------------------------------------
| 2.00  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| R     file:function
| --------------------------------------------------------------------------------
| 2.33  a.c:f
| 1.00  a.c:g
|

== formula-of-number
# A third of 10, 40 and 50.
$ --auto=no --threshold=100 --show-percs=no '--event=X = 1/3 Ir' --show=X e.callgrind
| @head
|
| --------------------------------------------------------------------------------
| X    \x20
| --------------------------------------------------------------------------------
| 33.33  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| X      file:function
| --------------------------------------------------------------------------------
| 16.67  e.c:g
| 13.33  e.c:f
|  3.33  e.c:main
|

== formula-old-meaning
# was a sum over a sum.
$ --auto=no --threshold=100 --show-percs=no '--event=X = Dr + Dw / Sum' --show=X e.callgrind
! cgannotate: the formula of the event 'X': it is no sum of events with factors, nor a ratio of two such sums, at 'Dw / Sum'
? 2

== formula-parentheses
# 4 Ir + 12 Dr - 12 Dw: 40 + 48 - 108, 160 + 120 - 60, 200.
$ --auto=no --threshold=100 --show-percs=no '--event=X = 2 (Ir + 3(Dr - Dw)) * 2' --show=X e.callgrind
| @head
|
| --------------------------------------------------------------------------------
| X  \x20
| --------------------------------------------------------------------------------
| 400  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| X    file:function
| --------------------------------------------------------------------------------
| 200  e.c:g
| 220  e.c:f
| -20  e.c:main
|

== formula-rates
# Of cut.out's totals 1315 / 200215, (926 + 615) / 63895, 1292 / 200215, (771 + 590) / 63895,
# 2653 / 264110, 5052 / 36884.
$ --auto=no --threshold=100 --show-percs=no '--show=I1%,D1%,LLi%,LLd%,LL%,Bp%' --top=1 cut.out
| --------------------------------------------------------------------------------
| Profile data file 'cut.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache: 32768 B, 64 B, 8-way associative
| D1 cache: 49152 B, 64 B, 12-way associative
| LL cache: 276824064 B, 64 B, 33-way associative
| Timerange: Basic block 0 - 43812
| Trigger: Program termination
| Profiled target:  ../bin/prog_o2 (PID 12173, part 1)
| Events recorded:  Ir Dr Dw I1mr D1mr D1mw ILmr DLmr DLmw Bc Bcm Bi Bim
| Events shown:     I1% D1% LLi% LLd% LL% Bp%
| Event sort order: Ir Dr Dw I1mr D1mr D1mw ILmr DLmr DLmw Bc Bcm Bi Bim
| Thresholds:       100 0 0 0 0 0 0 0 0 0 0 0 0
| Listed:           1 of 37, with 204 (0.10%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| I1%   D1%   LLi%  LLd%  LL%   Bp%   \x20
| --------------------------------------------------------------------------------
| 0.66% 2.41% 0.65% 2.13% 1.00% 13.70%  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| I1%     D1%    LLi%    LLd%  LL%    Bp%      file:function
| --------------------------------------------------------------------------------
|   1.47%  3.70%   1.47% 3.70%  1.73%  66.67%  ./stdio-common/./stdio-common/_itoa.c:_itoa_word [/usr/lib/x86_64-linux-gnu/libc.so.6]
|
! cgannotate: cut.out:639: the part has no "totals:" at its end, as its program writes it: the file may be truncated

== formula-running
# 55, 105 and 128 of 128.
$ --auto=no --threshold=100 --by=function --sort=Sum --show=Sum e.callgrind
| e.callgrind
| 128 Sum; showing 3 of 3 functions, 100.0% of Sum
|       Sum  function
| 42.97% 55  f                         e.c
| 39.06% 50  g                         e.c
| 17.97% 23  main                      e.c
|

== formula-too-deep
# 64 brackets are too deep; the limit is 63, whatever the stack has room for.
$ --auto=no "--event=X = $(printf '(%.0s' $(seq 64))Ir$(printf ')%.0s' $(seq 64))" --show=X e.callgrind
! cgannotate: the formula of the event 'X': it nests too deep at 'Ir)))))))))))))))))))))))))))))))))))))))))))))))))))))))...'
? 2

== formula-unary
# X is Ir - 2 Dr: 10 - 8, 40 - 20, 50; Y is -2 Ir - Dr: -24, -90, -100.
$ --auto=no --threshold=100 --show-percs=no '--event=X = Ir - -2 Dr / -1' '--event=Y = 2 * -Ir - - -Dr' --show=X,Y e.callgrind
| @head
| Events shown:     X Y
|
| --------------------------------------------------------------------------------
| X  Y   \x20
| --------------------------------------------------------------------------------
| 72 -214  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| X  Y     file:function
| --------------------------------------------------------------------------------
| 50 -100  e.c:g
| 20  -90  e.c:f
|  2  -24  e.c:main
|

== own
# X = 10 + 900, 40 + 500, 50.
$ --auto=no --threshold=100 --show-percs=no '--event=X = Ir + 100 Dw : long' --show=X,Ir --sort=X e.callgrind
| @head
| Events shown:     X Ir
| Event sort order: X
| Thresholds:       100
|
| --------------------------------------------------------------------------------
| X     Ir \x20
| --------------------------------------------------------------------------------
| 1,500 100  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| X   Ir  file:function
| --------------------------------------------------------------------------------
| 910 10  e.c:main
| 540 40  e.c:f
|  50 50  e.c:g
|

@file per-call.callgrind
| event: PerCall = Ir / Calls : x
| event: Deep = Incl(Ir) : y
| events: Ir
| fl=a.c
| fn=main
| 1 10
| cfn=f
| calls=5 10
| 2 100
| fn=f
| 10 100
| totals: 110

== own-calls
# f was called 5 times for 100, 20 each, the program 110 / 5; main is not called, and costs
# 110 with f.
# compat: A formula with Calls or Incl(): the script knows no formulas
$ --auto=no --threshold=100 --show-percs=no --show=Ir,PerCall,Deep --sort=Deep per-call.callgrind
| @head
| Profile data file 'per-call.callgrind'
| Events recorded:  Ir
| Events shown:     Ir PerCall Deep
| Event sort order: Deep
| Thresholds:       100
|
| --------------------------------------------------------------------------------
| Ir  PerCall Deep\x20
| --------------------------------------------------------------------------------
| 110   22.00  110  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir  PerCall Deep  file:function
| --------------------------------------------------------------------------------
|  10       .  110  a.c:main
| 100   20.00  100  a.c:f
|

@file plain.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 10
| cfn=f
| calls=5 10
| 2 100
| fn=f
| 10 100
| totals: 110

== own-calls-later
# The second file alone defines PerCall; 200 / 10, 220 / 10.
# compat: A formula with Calls or Incl(): the script knows no formulas
$ --auto=no --threshold=100 --show-percs=no --show=PerCall plain.callgrind per-call.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'plain.callgrind'
| Profile data file 'per-call.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Parts:            2
| Events recorded:  Ir
| Events shown:     PerCall
| Event sort order: Ir
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| PerCall\x20
| --------------------------------------------------------------------------------
|   22.00  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| PerCall  file:function
| --------------------------------------------------------------------------------
|   20.00  a.c:f
|       .  a.c:main
|

== own-first
# The command line's Sum is 7 Ir; Twice was defined before it.
$ --auto=no --threshold=100 --show-percs=no '--event=Sum = 7 Ir' --show=Sum,Twice e.callgrind
| @head
| Events shown:     Sum Twice
|
| --------------------------------------------------------------------------------
| Sum Twice\x20
| --------------------------------------------------------------------------------
| 700   256  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Sum Twice  file:function
| --------------------------------------------------------------------------------
| 350   100  e.c:g
| 280   110  e.c:f
|  70    46  e.c:main
|

== own-longest
# The longest name has operators in it; Z = 2 (Ir + Dr) = 28, 100, and 2 * 50 of g; 228. A is
# Ir.
$ --auto=no --threshold=100 --show-percs=no '--event=A = Ir' '--event=Longer-than-others = Ir + Dr' '--event=Z = 2 Longer-than-others' --show=Z,A e.callgrind
| @head
| Events shown:     Z A
|
| --------------------------------------------------------------------------------
| Z   A  \x20
| --------------------------------------------------------------------------------
| 228 100  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Z   A   file:function
| --------------------------------------------------------------------------------
| 100 50  e.c:g
| 100 40  e.c:f
|  28 10  e.c:main
|

== own-nested
# X 19 45 50, Y = 2 X + Late = 196 630 700.
$ --auto=no --threshold=100 --show-percs=no '--event=X = Ir + Dw' '--event=Y = 2 X + Late' --show=X,Y e.callgrind
| @head
| Events shown:     X Y
|
| --------------------------------------------------------------------------------
| X   Y    \x20
| --------------------------------------------------------------------------------
| 114 1,526  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| X  Y    file:function
| --------------------------------------------------------------------------------
| 50 700  e.c:g
| 45 630  e.c:f
| 19 196  e.c:main
|

== own-twice
# Of two formulas of a name the last one holds: Dr, 10 and 4.
$ --auto=no --threshold=100 --show-percs=no '--event=X = Ir' '--event=X = Dr' --show=X e.callgrind
| @head
|
| --------------------------------------------------------------------------------
| X \x20
| --------------------------------------------------------------------------------
| 14  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| X   file:function
| --------------------------------------------------------------------------------
|  .  e.c:g
| 10  e.c:f
|  4  e.c:main
|

== own-two-words
# X, defined by the next word, is Ir: 50, 40 and 10.
$ --auto=no --threshold=100 --show-percs=no --event 'X=Ir' --show=X e.callgrind
| @head
|
| --------------------------------------------------------------------------------
| X  \x20
| --------------------------------------------------------------------------------
| 100  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| X   file:function
| --------------------------------------------------------------------------------
| 50  e.c:g
| 40  e.c:f
| 10  e.c:main
|

@file tenths.callgrind
| events: Ir Dr
| fl=a.c
| fn=f
| 1 4000000000000000000 8

== formula-in-common
# A quarter of Ir and ten tenths of Dr, whose divisors are 100 each, and 2 Ir by 4 Ir: common factors
# are divided out, else 100^10 and 25 * Ir would not fit into 64 bits.
$ --format=csv '--event=Q = 0.25 Ir' '--event=S = 0.10 Dr + 0.10 Dr + 0.10 Dr + 0.10 Dr + 0.10 Dr + 0.10 Dr + 0.10 Dr + 0.10 Dr + 0.10 Dr + 0.10 Dr' '--event=R = 2 Ir / (4 Ir)' --show=Q,S,R tenths.callgrind
| object,file,function,calls,Q,S,R,incl_Q,incl_S,incl_R\x0d
| ,a.c,f,,1000000000000000000.0,8,0.5,1000000000000000000.0,8,0.5\x0d
