## src/README N5 (inclusive cost), each shape of recursion once. All figures by
## hand from an execution that is written out here; an independent program, written
## from that rule, gives the same ones.
##
## no-cycles: two-cycles without its marks.

@head
| --------------------------------------------------------------------------------
| Profile data file 'ackermann.callgrind' (creator: hand)
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

== ackermann
# ack(1,2) is 6 calls of 7: 42. Line 3: ack(0,1), 7. Line 4: ack(1,1) 28, ack(0,3) 7, ack(1,0)
# 14, ack(0,2) 7: 4 calls, 56, shown as 42. Tree: 5 calls, 63, shown as 42. main 3 + 42 = 45.
# compat: src/README N5: recursion, cycles and other entries; <cycle N>; the object is not printed as []
$ --inclusive=yes --tree=both --auto=no --threshold=100 ackermann.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 45 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
|
| 45 (100.0%)  *  ack.c:main
| 42 (93.33%)  >   ack.c:ack <cycle 1> (1x)
|
| 42 (93.33%)  < ack.c:ack <cycle 1> (5x)
| 42 (93.33%)  < ack.c:main (1x)
| 42 (93.33%)  *  ack.c:ack <cycle 1>
| 42 (93.33%)  >   ack.c:ack <cycle 1> (5x)
|

== ackermann-lines
# The calls beside lines 3 and 4 are those of ackermann: 7, and 56 shown as 42.
# compat: src/README N5: a call within a cycle shows no more than the cycle, beside source lines too
$ ackermann.callgrind
| @head
| Thresholds:       99
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 45 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 42 (93.33%)  ack.c:ack
|  3 ( 6.67%)  ack.c:main
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: ack.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
|  .           int ack(int m, int n)
| 42 (93.33%)  {
|  .           	return !m ? n + 1 : !n ? ack(m - 1, 1)
|  7 (15.56%)  => ack.c:ack (1x)
|  .           		: ack(m - 1, ack(m, n - 1));
| 42 (93.33%)  => ack.c:ack (4x)
|  .           }
|  .          \x20
|  .          \x20
|  .          \x20
|  3 ( 6.67%)  int main(void) { return ack(1, 2); }
| 42 (93.33%)  => ack.c:ack (1x)
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 45 (100.0%)  events annotated
|

== by-cost-calls
# by-cost-*: cycles are in the order of rows, here by Calls, then by name; of main 1,
# a 10 and b 50, 61. a and b are called twice each, once by themselves.
$ --auto=no --inclusive --threshold=100 --sort=Calls by-cost.callgrind
| @head
| Profile data file 'by-cost.callgrind'
| Event sort order: Calls
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 61 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 10 (16.39%)  a.c:a <cycle 1>
| 50 (81.97%)  a.c:b <cycle 2>
| 61 (100.0%)  a.c:main
|

== by-cost-incl
# proves: Sorted by inclusive cost, the members of cycles have the order of it, and numbers by
# rows.
$ --auto=no --inclusive --threshold=100 "--sort=Incl(Ir)" by-cost.callgrind
| @head
| Profile data file 'by-cost.callgrind'
| Event sort order: Incl(Ir)
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 61 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 61 (100.0%)  a.c:main
| 50 (81.97%)  a.c:b <cycle 1>
| 10 (16.39%)  a.c:a <cycle 2>
|

== by-cost-summary
# proves: --summary numbers cycles by its own order of rows.
$ --summary --threshold=100 by-cost.callgrind
| by-cost.callgrind
| 61 Ir; showing 3 of 3 functions, 100.0% of Ir
|      Self       Incl  Calls  function
| 81.97% 50  81.97% 50      2  b <cycle 1>               a.c
| 16.39% 10  16.39% 10      2  a <cycle 2>               a.c
|  1.64%  1  100.0% 61      0  main                      a.c

== callers
# fib'2'main, as --separate-callers writes it, is a level of fib'main: 10 + 20 of 35, 1 + 2
# calls, 30 inclusive. tab<'2','3'> has characters in it, and no level.
$ --summary callers.callgrind
| callers.callgrind
| 35 Ir; showing 3 of 3 functions, 100.0% of Ir
|      Self       Incl  Calls  function
| 85.71% 30  85.71% 30      3  fib'main <cycle 1>        a.c
| 11.43%  4  11.43%  4      0  tab<...>                  a.c
|  2.86%  1  88.57% 31      0  main                      a.c

== entered-for-nothing
# The same with a call of main to a that cost 0, and main 3: total 18; main 3 + 0 = 3, a 15, b
# 9.
# compat: src/README N5: recursion, cycles and other entries; <cycle N>; the object is not printed as []
$ --inclusive=yes --tree=both --auto=no --threshold=100 entered-for-nothing.callgrind
| @head
| Profile data file 'entered-for-nothing.callgrind' (creator: hand)
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 18 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
|
|  4 (22.22%)  < r.c:b <cycle 1> (1x)
|  0           < r.c:main (1x)
| 15 (83.33%)  *  r.c:a <cycle 1>
|  9 (50.00%)  >   r.c:b <cycle 1> (1x)
|
|  9 (50.00%)  < r.c:a <cycle 1> (1x)
|  9 (50.00%)  *  r.c:b <cycle 1>
|  4 (22.22%)  >   r.c:a <cycle 1> (1x)
|
|  3 (16.67%)  *  r.c:main
|  0           >   r.c:a <cycle 1> (1x)
|

== entered-otherwise
# g's self cost is 25, main paid 10 of it: g 25, main 5 + 10 = 15, total 30.
# compat: src/README N5: recursion, cycles and other entries; <cycle N>; the object is not printed as []
$ --inclusive=yes --tree=both --auto=no --threshold=100 entered-otherwise.callgrind
| @head
| Profile data file 'entered-otherwise.callgrind' (creator: hand)
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 30 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
|
| 10 (33.33%)  < r.c:main (1x)
| 25 (83.33%)  *  r.c:g
|
| 15 (50.00%)  *  r.c:main
| 10 (33.33%)  >   r.c:g (1x)
|

== equal
# {a} and {b} cost 10 each and are numbered as the profile has them, a first; b is called 1 +
# 2 times and a 1 + 1, so b is listed first. main 1 + 10 + 10.
$ --auto=no --inclusive --threshold=100 --sort=Calls equal.callgrind
| @head
| Profile data file 'equal.callgrind'
| Event sort order: Calls
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 21 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 10 (47.62%)  a.c:b <cycle 2>
| 10 (47.62%)  a.c:a <cycle 1>
| 21 (100.0%)  a.c:main
|

== fib
# fib(3) is 5 calls of 10 each: 50. fib(2) costs 30, fib(1) and fib(0) 10. Line 3 calls fib(2)
# and, inside it, fib(1): 2 calls, 40; line 4 fib(1) and fib(0): 2 calls, 20. fib to fib: 4
# calls, 40 + 20 = 60, more than the cycle {fib}, 50 = what main paid: 50 is shown. main 5 +
# 50 = 55 = total.
# compat: src/README N5: recursion, cycles and other entries; <cycle N>; the object is not printed as []
$ --inclusive=yes --tree=both --auto=no --threshold=100 fib.callgrind
| @head
| Profile data file 'fib.callgrind' (creator: hand)
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 55 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
|
| 55 (100.0%)  *  fib.c:main
| 50 (90.91%)  >   fib.c:fib <cycle 1> (1x)
|
| 50 (90.91%)  < fib.c:fib <cycle 1> (4x)
| 50 (90.91%)  < fib.c:main (1x)
| 50 (90.91%)  *  fib.c:fib <cycle 1>
| 50 (90.91%)  >   fib.c:fib <cycle 1> (4x)
|

== fib-lines
# The calls beside the lines are those of fib.
$ --context=8 fib.callgrind
| @head
| Profile data file 'fib.callgrind' (creator: hand)
| Thresholds:       99
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 55 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 50 (90.91%)  fib.c:fib
|  5 ( 9.09%)  fib.c:main
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: fib.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
|  .           int fib(int n)
| 50 (90.91%)  {
|  .           	int a = n < 2 ? n : fib(n - 1);
| 40 (72.73%)  => fib.c:fib (2x)
|  .           	return n < 2 ? a : a + fib(n - 2);
| 20 (36.36%)  => fib.c:fib (2x)
|  .           }
|  .          \x20
|  .           int main(void)
|  .           {
|  5 ( 9.09%)  	return fib(3);
| 50 (90.91%)  => fib.c:fib (1x)
|  .           }
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 55 (100.0%)  events annotated
|

== fn-columns
# fn-*: fib.callgrind with Dr 1 + 5: 5 calls of fib, each 10 and 1. Its 4 calls of itself were
# recorded with 60, so 15 each, and show its 50: at most. main's call is 50 of 55, 5 of 6 and,
# of Ir + 2 Dr, 60 of 67; its ratios are 1/5, 6/55 and 5/50. A ratio and Calls have no "each":
# it is of the first other column. columns: of 5 calls, 4 are its own.
$ --fn=fib '--show=Ir,Incl(Ir),Calls' --context=0 fib-two.callgrind
| fib <cycle 1>             fib.c
| self 50 Ir (90.91%), inclusive 50 (90.91%), 5 calls, 10 each
|      Incl  Calls  Each  callers
| 100.0% 50      4        fib <cycle 1>             fib.c:3
| 100.0% 50      1    50  main                      fib.c:2
|      Incl  Calls  Each  callees
| 100.0% 50      4        fib <cycle 1>             fib.c:3
|
|        Ir     fib.c
| 90.91% 50  3  	int a = n < 2 ? n : fib(n - 1);
| 90.91% 50     => fib <cycle 1> (4x)        fib.c
|

== fn-columns-diff
# proves: lines of --fn with --diff have a column for each of --show: 50 of 55 are 90.9 %.
$ --fn=fib '--show=Ir,Incl(Ir),Calls' --diff fib.callgrind --context=0 fib-two.callgrind
| fib <cycle 1>             fib.c
| self 0 Ir (0.00%: 50 to 50), inclusive 0 Ir (0.00%: 50 to 50)
| Change  Calls  callers
|      0      0  fib <cycle 1>             fib.c
|      0      0  main                      fib.c
| Change  Calls  callees
|      0      0  fib <cycle 1>             fib.c
|
|         Ir     fib.c
| -90.9% -50  2  {
| +90.9% +50  3  	int a = n < 2 ? n : fib(n - 1);
| +18.2% +10     => fib <cycle 1> (+2x)       fib.c
|

== fn-each
# proves: 50 of self for 5 calls are 10 each; a call within a cycle has no cost of its own.
$ --fn=fib --context=0 fib-two.callgrind
| fib <cycle 1>             fib.c
| self 50 Ir (90.91%), inclusive 50 (90.91%), 5 calls, 10 each
|      Incl  Calls  Each  callers
| 100.0% 50      4        fib <cycle 1>             fib.c:3
| 100.0% 50      1    50  main                      fib.c:2
|      Incl  Calls  Each  callees
| 100.0% 50      4        fib <cycle 1>             fib.c:3
|
|        Ir     fib.c
| 90.91% 50  3  	int a = n < 2 ? n : fib(n - 1);
| 90.91% 50     => fib <cycle 1> (4x)        fib.c
|

@file capped.callgrind
| events: Ir Dr
| fn=main
| 1 10
| cfn=f
| calls=1 2
| 2 70 10
| fn=f
| 2 70 10
| cfn=f
| calls=2 2
| 3 30 40

== fn-each-of-capped
# f calls itself twice, with 30 of Ir, so 15 each, and 40 of Dr: of that, f has only 10, since
# a call within a cycle pays for what others pay for, too. So Dr has no "each", but Ir has.
$ --fn=f --no-auto capped.callgrind
| f <cycle 1>
| self 70 Ir (87.50%), inclusive 70 (87.50%), 3 calls, 23 each
|      Incl  Calls  Each  callers
| 100.0% 70      1    70  main                      ???:2
| 42.86% 30      2    15  f <cycle 1>               ???:3
|      Incl  Calls  Each  callees
| 42.86% 30      2    15  f <cycle 1>               ???:3
|

== fn-each-of-none
# proves: the 40 of Dr in fn-each-of-capped are shown as 10, without "each".
$ --fn=f --show=Dr --no-auto capped.callgrind
| f <cycle 1>
| self 10 Dr (100.0%), inclusive 10 (100.0%), 3 calls, 3.33 each
|      Incl  Calls  Each  callers
| 100.0% 10      1    10  main                      ???:2
| 100.0% 10      2        f <cycle 1>               ???:3
|      Incl  Calls  Each  callees
| 100.0% 10      2        f <cycle 1>               ???:3
|

== fn-calls-alone
# Of f of fn-each-of-capped, called 1 and 2 times, in the order of 70 and 30 of Ir: no event is shown,
# so nothing is said of its costs.
$ --fn=f --show=Calls --no-auto capped.callgrind
| f <cycle 1>
| Calls  callers
|     1  main                      ???:2
|     2  f <cycle 1>               ???:3
| Calls  callees
|     2  f <cycle 1>               ???:3
|

== fn-formula
# proves: A formula has its columns in --fn: X of main is 5 + 2 x 1 = 7, of 67.
$ --fn=main '--event=X = Ir + 2 Dr' --show=X --context=0 fib-two.callgrind
| main                      fib.c
| self 7 X (10.45%), inclusive 67 (100.0%)
|      Incl  Calls  Each  callees
| 89.55% 60      1    60  fib <cycle 1>             fib.c:2
|
|        X     fib.c
| 10.45% 7  1  int fib(int n)
|

== fn-only-ratio
# proves: A ratio alone leaves calls without costs: Dr / Ir is 1 / 5.
$ --fn=main '--event=R = Dr / Ir' --show=R --context=0 fib-two.callgrind
| main                      fib.c
|    R
| 0.20  self
| 0.11  inclusive
| Calls  callees
|     1  fib <cycle 1>             fib.c:2
|
|    R     fib.c
| 0.20  1  int fib(int n)
|

== fn-ratio
# proves: Sorted by a ratio, calls have the costs of the first event: 50 of 55.
$ --fn=main '--event=R = Dr / Ir' --show=Ir,R --sort=R --context=0 fib-two.callgrind
| main                      fib.c
| self 5 Ir (9.09%), inclusive 55 (100.0%)
|        Ir     R
|  9.09%  5  0.20  self
| 100.0% 55  0.11  inclusive
|      Incl  Calls  Each  callees
| 90.91% 50      1    50  fib <cycle 1>             fib.c:2
|
|      Ir     R     fib.c
| 9.09% 5  0.20  1  int fib(int n)
|

== fn-show-dr
# proves: --show=Dr has calls cost Dr: 5 of 6 are 83.33 %.
$ --fn=main --show=Dr --context=0 fib-two.callgrind
| main                      fib.c
| self 1 Dr (16.67%), inclusive 6 (100.0%)
|     Incl  Calls  Each  callees
| 83.33% 5      1     5  fib <cycle 1>             fib.c:2
|
|       Dr     fib.c
| 16.67% 1  1  int fib(int n)
|

== fn-sort-calls
# proves: Sorted by Calls, calls cost the event that is shown.
$ --fn=main --sort=Calls --show=Ir --context=0 fib-two.callgrind
| main                      fib.c
| self 5 Ir (9.09%), inclusive 55 (100.0%)
|      Incl  Calls  Each  callees
| 90.91% 50      1    50  fib <cycle 1>             fib.c:2
|
|      Ir     fib.c
| 9.09% 5  1  int fib(int n)
|

== fn-sort-dr
# proves: --sort=Dr has calls cost Dr: 5 of 6.
$ --fn=main --sort=Dr --context=0 fib-two.callgrind
| main                      fib.c
| self 1 Dr (16.67%), inclusive 6 (100.0%)
|     Incl  Calls  Each  callees
| 83.33% 5      1     5  fib <cycle 1>             fib.c:2
|
|       Dr     fib.c
| 16.67% 1  1  int fib(int n)
|

== inlined
# f-f-f, each 4 in f.c and 3 in f.h, where it calls itself: 12 + 9 = 21. f.h to f: 14 + 7 =
# 21, 2 calls. f.h:f is 9 + 21 = 30, but its function costs 21, so 21. main 2 + 21 = 23.
# compat: src/README N5: recursion, cycles and other entries; <cycle N>; the object is not printed as []
$ --inclusive=yes --tree=both --auto=no --threshold=100 inlined.callgrind
| @head
| Profile data file 'inlined.callgrind' (creator: hand)
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 23 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
|
| 23 (100.0%)  *  f.c:main
| 21 (91.30%)  >   f.c:f <cycle 1> (1x)
|
| 21 (91.30%)  < f.c:main (1x)
| 21 (91.30%)  < f.h:f (2x)
| 21 (91.30%)  *  f.c:f <cycle 1>
|
| 21 (91.30%)  *  f.h:f
| 21 (91.30%)  >   f.c:f <cycle 1> (2x)
|

== inlined-by-two
# a.c's f calls c.c's, and both have inlined b.h's: 1 + 100, no more than a.c's f, 101; and
# 100. These overlap, and the program is 101.
# compat: Rule 5: recursion, cycles and other entries; <cycle N>; the object is not printed as []
$ --auto=no --threshold=100 --inclusive inlined-by-two.callgrind
| @head
| Profile data file 'inlined-by-two.callgrind'
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| 101 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| 101 (100.0%)  a.c:f [x]
| 101 (100.0%)  b.h:f
| 100 (99.01%)  c.c:f [x]
|

== markdown-summary
# ring without marks: a table in Markdown has neither inclusive costs nor calls. Self: a 20, b
# 10, c 2, main 4.
$ --summary --format=markdown ring.callgrind
| **36 Ir** · **36 `Incl(Ir)`** · **6 Calls**
|
| | Ir | % | Function |
| | ---: | ---: | :--- |
| | 20 | 55.56% | `r.c:a <cycle 1>` |
| | 10 | 27.78% | `r.c:b <cycle 1>` |
| | 4 | 11.11% | `r.c:main` |
| | 2 | 5.56% | `r.c:c <cycle 1>` |

== member
# main-a-b-b..., a 40, b 60. b's 9 calls of itself cost 90, more than b, for which a alone
# paid: 60, though the cycle costs 100. a to b 60, b to a 0.
# compat: Rule 5: recursion, cycles and other entries; <cycle N>; the object is not printed as []
$ --auto=no --threshold=100 --inclusive --tree=both member.callgrind
| @head
| Profile data file 'member.callgrind'
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| 101 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
|
| 101 (100.0%)  *  a.c:main
| 100 (99.01%)  >   a.c:a <cycle 1> (1x)
|
| 100 (99.01%)  < a.c:main (1x)
|   0           < a.c:b <cycle 1> (1x)
| 100 (99.01%)  *  a.c:a <cycle 1>
|  60 (59.41%)  >   a.c:b <cycle 1> (2x)
|
|  60 (59.41%)  < a.c:a <cycle 1> (2x)
|  60 (59.41%)  < a.c:b <cycle 1> (9x)
|  60 (59.41%)  *  a.c:b <cycle 1>
|  60 (59.41%)  >   a.c:b <cycle 1> (9x)
|   0           >   a.c:a <cycle 1> (1x)
|

== no-entry
# a (6) - b (5) - a (4), nobody called the first a. a to b 9, b to a 4. Cycle: nothing paid,
# self 15. a: 10 + 9 = 19, so 15; b: 9 = 5 + 4.
# compat: src/README N5: recursion, cycles and other entries; <cycle N>; the object is not printed as []
$ --inclusive=yes --tree=both --auto=no --threshold=100 no-entry.callgrind
| @head
| Profile data file 'no-entry.callgrind' (creator: hand)
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 15 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
|
|  4 (26.67%)  < r.c:b <cycle 1> (1x)
| 15 (100.0%)  *  r.c:a <cycle 1>
|  9 (60.00%)  >   r.c:b <cycle 1> (1x)
|
|  9 (60.00%)  < r.c:a <cycle 1> (1x)
|  9 (60.00%)  *  r.c:b <cycle 1>
|  4 (26.67%)  >   r.c:a <cycle 1> (1x)
|

== only-itself
# 3 calls of 10, f to f 20 + 10 = 30; f: self 30, and its own calls do not count; cycle 30.
# compat: src/README N5: recursion, cycles and other entries; <cycle N>; the object is not printed as []
$ --inclusive=yes --tree=both --auto=no --threshold=100 only-itself.callgrind
| @head
| Profile data file 'only-itself.callgrind' (creator: hand)
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 30 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
|
| 30 (100.0%)  < r.c:f <cycle 1> (2x)
| 30 (100.0%)  *  r.c:f <cycle 1>
| 30 (100.0%)  >   r.c:f <cycle 1> (2x)
|

== ring
# main-a-b-c-a-b-c, a 10, b 5, c 1 each time; 32 and main 4: 36. a to b 22 + 6 = 28, b to c 17
# + 1 = 18, c to a 16. Cycle: 32. a: paid 32 + 16 = 48, so 32; b: paid 28 = 10 + 18; c: paid
# 18 = 2 + 16.
# compat: src/README N5: recursion, cycles and other entries; <cycle N>; the object is not printed as []
$ --inclusive=yes --tree=both --auto=no --threshold=100 ring.callgrind
| @head
| Profile data file 'ring.callgrind' (creator: hand)
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 36 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
|
| 36 (100.0%)  *  r.c:main
| 32 (88.89%)  >   r.c:a <cycle 1> (1x)
|
| 32 (88.89%)  < r.c:main (1x)
| 16 (44.44%)  < r.c:c <cycle 1> (1x)
| 32 (88.89%)  *  r.c:a <cycle 1>
| 28 (77.78%)  >   r.c:b <cycle 1> (2x)
|
| 28 (77.78%)  < r.c:a <cycle 1> (2x)
| 28 (77.78%)  *  r.c:b <cycle 1>
| 18 (50.00%)  >   r.c:c <cycle 1> (2x)
|
| 18 (50.00%)  < r.c:b <cycle 1> (2x)
| 18 (50.00%)  *  r.c:c <cycle 1>
| 16 (44.44%)  >   r.c:a <cycle 1> (1x)
|

== shared
# main-s-a-s-b-s, s 10, a 4, b 6; 40 and main 2: 42. s to a 30, a to s 26, s to b 16, b to s
# 10. One cycle {s, a, b}: 40. s: 40 + 26 + 10 = 76, so 40; a 30; b 16.
# compat: src/README N5: recursion, cycles and other entries; <cycle N>; the object is not printed as []
$ --inclusive=yes --tree=both --auto=no --threshold=100 shared.callgrind
| @head
| Profile data file 'shared.callgrind' (creator: hand)
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 42 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
|
| 42 (100.0%)  *  r.c:main
| 40 (95.24%)  >   r.c:s <cycle 1> (1x)
|
| 40 (95.24%)  < r.c:main (1x)
| 26 (61.90%)  < r.c:a <cycle 1> (1x)
| 10 (23.81%)  < r.c:b <cycle 1> (1x)
| 40 (95.24%)  *  r.c:s <cycle 1>
| 30 (71.43%)  >   r.c:a <cycle 1> (1x)
| 16 (38.10%)  >   r.c:b <cycle 1> (1x)
|
| 30 (71.43%)  < r.c:s <cycle 1> (1x)
| 30 (71.43%)  *  r.c:a <cycle 1>
| 26 (61.90%)  >   r.c:s <cycle 1> (1x)
|
| 16 (38.10%)  < r.c:s <cycle 1> (1x)
| 16 (38.10%)  *  r.c:b <cycle 1>
| 10 (23.81%)  >   r.c:s <cycle 1> (1x)
|

== two-cycles
# main-a-b-a and main-c-d-c. {c, d}: 60 is <cycle 1>, {a, b}: 20 is <cycle 2>, e is in none.
# a: paid 20 + 4 = 24, so 20; b 14. c: paid 60 + 10 = 70, so 60; d 40. main 1 + 20 + 60 + 9 =
# 90.
# compat: src/README N5: recursion, cycles and other entries; <cycle N>; the object is not printed as []
$ --inclusive=yes --tree=both --auto=no --threshold=100 two-cycles.callgrind
| @head
| Profile data file 'two-cycles.callgrind' (creator: hand)
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 90 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
|
| 90 (100.0%)  *  r.c:main
| 60 (66.67%)  >   r.c:c <cycle 1> (1x)
| 20 (22.22%)  >   r.c:a <cycle 2> (1x)
|  9 (10.00%)  >   r.c:e (1x)
|
| 60 (66.67%)  < r.c:main (1x)
| 10 (11.11%)  < r.c:d <cycle 1> (1x)
| 60 (66.67%)  *  r.c:c <cycle 1>
| 40 (44.44%)  >   r.c:d <cycle 1> (1x)
|
| 40 (44.44%)  < r.c:c <cycle 1> (1x)
| 40 (44.44%)  *  r.c:d <cycle 1>
| 10 (11.11%)  >   r.c:c <cycle 1> (1x)
|
| 20 (22.22%)  < r.c:main (1x)
|  4 ( 4.44%)  < r.c:b <cycle 2> (1x)
| 20 (22.22%)  *  r.c:a <cycle 2>
| 14 (15.56%)  >   r.c:b <cycle 2> (1x)
|
| 14 (15.56%)  < r.c:a <cycle 2> (1x)
| 14 (15.56%)  *  r.c:b <cycle 2>
|  4 ( 4.44%)  >   r.c:a <cycle 2> (1x)
|
|  9 (10.00%)  < r.c:main (1x)
|  9 (10.00%)  *  r.c:e
|

== two-entries
# main-a-b (10 + 5) and main-b-a (5 + 10): 30 and main 1: 31. a: paid 15 + 10 = 25 = self 20 +
# 5; b: paid 15 + 5 = 20 = self 10 + 10.
# compat: src/README N5: recursion, cycles and other entries; <cycle N>; the object is not printed as []
$ --inclusive=yes --tree=both --auto=no --threshold=100 two-entries.callgrind
| @head
| Profile data file 'two-entries.callgrind' (creator: hand)
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 31 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
|
| 31 (100.0%)  *  r.c:main
| 15 (48.39%)  >   r.c:a <cycle 1> (1x)
| 15 (48.39%)  >   r.c:b <cycle 1> (1x)
|
| 15 (48.39%)  < r.c:main (1x)
| 10 (32.26%)  < r.c:b <cycle 1> (1x)
| 25 (80.65%)  *  r.c:a <cycle 1>
|  5 (16.13%)  >   r.c:b <cycle 1> (1x)
|
| 15 (48.39%)  < r.c:main (1x)
|  5 (16.13%)  < r.c:a <cycle 1> (1x)
| 20 (64.52%)  *  r.c:b <cycle 1>
| 10 (32.26%)  >   r.c:a <cycle 1> (1x)
|

@file negative.callgrind
| events: Ir
| fl=a.c
| fn=f
| 1 10
| cfn=f
| calls=1 1
| 2 20
| fi=a.h
| cfi=a.c
| cfn=f
| calls=1 1
| 3 -5
| fn=main
| 5 1
| cfn=f
| calls=1 1
| 6 10

== negative-call
# A call of f by itself costs -5: though it is in a sum of 15, no call is cut to the 10 of f (N5e).
$ --fn=f --auto=no negative.callgrind
| f <cycle 1>               a.c
| self 10 Ir (90.91%), inclusive 10 (90.91%), 3 calls, 3.33 each
|      Incl  Calls  Each  callers
| 150.0% 15      2  7.50  f <cycle 1>               a.c:2 +1
| 100.0% 10      1    10  main                      a.c:6
|      Incl  Calls  Each  callees
| 150.0% 15      2  7.50  f <cycle 1>               a.c:2 +1
|
