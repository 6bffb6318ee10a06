## Inherited events and --event.
##
## e.callgrind by hand: main 10 4 1 and 0 0 8, f 40 10 5, g 50 and nothing else;
##   totals 100 14 14. Sum 128 (23 55 50), Twice 256, Ten 10 * 100 + 3 * 14 = 1042
##   (112 430 500), Late 256 + 1042 = 1298, Mix 300. main inclusive: Sum 23 + 55 = 78.
## threshold*: Sum 55 is 42.97 % of 128, so 43 and 50 take two rows; of Dr, f has 71 %
##   and all three are needed for 90.
## own: X = 10 + 900, 40 + 500, 50. own-nested: X 19 45 50, Y = 2 X + Late = 196 630
##   700. own-first: the command line's Sum is 7 Ir, in Twice too.
## own-longest: the longest name has operators in it; Z = 2 (Ir + Dr) = 28, 100, and 2 * 50 of g; 228. A is Ir.
## ratio: Dw / Ir 9/10 5/40 14/100; g has 50 Ir and no line gave it
##   any Dw: 0 of 50 (N6). ratio-sums: 22/23 20/55 42/128. ratio-added: (10 + 9) / 4,
##   (40 + 5) / 10, (100 + 14) / 14.
##   ratio-sources: line 2 has no Ir, and so no rate. ratio-over-zero: 10/9, 40/5.
## overflow: 2 * 5,000,000,000,000,000,001 is more than 2^63, and nothing is printed of
##   a report that has it somewhere, or whose gate asks for it; -not: it fits.
## overflow-parts: 2 A + 3 B of 2^62 each, which is divided by 6, is more than 2^63.
## thirds*: 2 / 3 of 2^62 is 3,074,457,345,618,258,602.67, as 2^62 is 1 more than a number
##   of threes; of 1 it is 0.67, and of both ...603.33. 2^62 + 2^62 - 2^62 is 2^62.
##   thirds-diff: OLD has 2 of A, and 1.33 of X: f +...601.33, all +...602.00, which is
##   (2^62 - 1) / 2, times 100 230,584,300,921,369,395,150 %; as a double, 395,200.
## list-calls: totals have no calls, so what is a formula of Calls is not given, above or
##   below; Incl(Ir) of the program is its Ir, 100 / 14 = 7.14.
## list-twice: an event that is recorded is no formula of the same name as well.
## unknown*, circle*, bad-*: what is wrong is named.
## bad-large: 2^63 is one more than the largest number; bad-recorded: Ir is in events:.
## unknown-like-*: what is like it can be asked for; inclusive costs are Incl() of the first event.
## known-*: L1m is not known without its events, CEst is, as what lacks counts as 0.
## cut.out: the first functions of a real profile with its summary: line. By hand L1m
##   1315 + 926 + 615 = 2856, LLm 1292 + 771 + 590 = 2653, Bm 471 + 4581 = 5052, CEst
##   200215 + 10 * 5052 + 10 * 2856 + 100 * 2653 = 544595 (no Ge, no L2m); Miss
##   100 * (926 + 615) / (43449 + 20446) = 2.41. All 111 rows of the real cases were
##   worked out by a script from an independent program's rows.
## doubles*: each event is twice the next: D0 would be 2^31 terms, D23 is 2^8 of Ir,
##   and D22 more than 1000 terms on the way.
## ratio-large: 95,000,000,000 / 1, and 95,000,005,000 / 51 is
##   1,862,745,196.08. ratio-once: 12.3449999996 is 12.34, not 12.35. ratio-near:
##   (2^60 - 1) / (2^61 - 1) is more than (2^60 - 2) / (2^61 - 3), which doubles cannot
##   tell, and 5 / 523,230 more than 5 / 523,250 (by hand).
## formula-joined, -number-names, -odd-names (names.callgrind): X = 10 * 5000 + 2 * 400 and
##   10 * 100 + 2 * 60; N adds the events named 18446744073709551615 and 5: 2 + 1, 1 + 1;
##   M = 3 of the event 5 and 2 Ir; cache-misses by L1/x: 7/3, 1/1.
## formula-minus: 10 - 8 - (9 - 10) = 3, 40 - 20 - (5 - 40) = 55, 50 + 50. -number: 114 / 1000,
##   50; 14 / 1000 is 0.014, H 5 20 25. -parentheses: 4 Ir + 12 Dr - 12 Dw: 40 + 48 - 108,
##   160 + 120 - 60, 200. -hits: 1 - 9/10, 1 - 5/40, g has no Dw; S twice that less 0.5.
## formula-unary: X is Ir - 2 Dr: 10 - 8, 40 - 20, 50; Y is -2 Ir - Dr: -24, -90, -100.
## formula-calls: f 40 / 2; main and g are not called; the program 100 / 2.
## formula-rates: of cut.out's totals 1315 / 200215, (926 + 615) / 63895, 1292 / 200215,
##   (771 + 590) / 63895, 2653 / 264110, 5052 / 36884.
## formula-running: 55, 105 and 128 of 128. formula-old-meaning: was a sum over a sum.
## formula-deep: 64 parentheses are as many as there may be; -numbers-as-deep: so are 64
##   numbers before an event, X is Ir; -numbers-too-deep: 65 are too many.
## inclusive-deep: 64 Incl() are as many as there may be, and are the same as one: main
##   10 + 40 = 50. -too-deep: 65 are too many; what --show has is named.
## own-calls: f was called 5 times for 100, 20 each, the program 110 / 5; main is not called,
##   and costs 110 with f. -later: the second file alone defines PerCall; 200 / 10, 220 / 10.
## unknown-unused: a formula that cannot be read is an error even if nothing shows it.
## unused: x is used by y, by which rows are sorted: 3 Ir, so as Ir; nothing uses xx.
## described: Ir's own cost is 20, whatever a formula says of Ir, but the words are its
##   own. "Dr =" says nothing, so Dr has the usual words. CEst is that of its usual
##   formula, in the profile's words; 20 Ir, of the others there are none. X is Ir by
##   its first formula, and "of another" belongs to the second.
## overflow-inclusive: X's factors of Ir and Incl(Ir), 2^63 - 1 and 1, become one in
##   Incl(X). -ratio: 12 * 10^18 for the sum of both does not fit either; times 7 is the
##   rest. Both said nothing, or another message, before.
## ipc*: CEst is 700 + 10 * (20 + 0) = 900 of f, 300 of main and 1200 of all: Ir / CEst is 0.78,
##   1.00 and 0.83, a number in every format; 20 / 700 is 2.86 %, and 20 / 1000 2.00 %:
##   I1% says so with a sign, and 100 * I1mr / Ir is 2.86 and 2.00.

== bad-close
$ --auto=no --threshold=100 --show-percs=no '--event=X = Ir)' --show=X e.callgrind
! cgannotate: the formula of the event 'X': an operator is missing before ')'
? 2

== bad-empty
$ --auto=no '--event=X' --show=X e.callgrind
! cgannotate: --event=X: expected NAME = FORMULA
? 2

== bad-large
$ '--event=X = 9223372036854775808 Ir' --show=X e.callgrind
! cgannotate: the formula of the event 'X': a factor does not fit into 64 bits: '9223372036854775808'
? 2

== bad-name
$ --auto=no '--event== Ir' e.callgrind
! cgannotate: --event== Ir: expected NAME = FORMULA
? 2

== bad-number-and-event
$ --auto=no --threshold=100 --show-percs=no '--event=X = Ir + 5' --show=X e.callgrind
! cgannotate: the formula of the event 'X': a number cannot be added to events: '5'
? 2

== bad-number-over
$ --auto=no '--event=X = 1/3 Ir' --show=X e.callgrind
! cgannotate: the formula of the event 'X': a number cannot be divided by events: '3 Ir'
? 2

== bad-only-number
$ --auto=no '--event=10' e.callgrind
! cgannotate: --event=10: expected NAME = FORMULA
? 2

== bad-open
$ --auto=no --threshold=100 --show-percs=no '--event=X = (Ir' --show=X e.callgrind
! cgannotate: the formula of the event 'X': a ) is missing before its end
? 2

== bad-open-incl
$ '--event=X = Incl(Ir' --show=X e.callgrind
! cgannotate: the formula of the event 'X': there is no event 'Incl(Ir'
? 2

== bad-over-ratio
$ --auto=no '--event=X = Ir / (Dr / Dw)' --show=X e.callgrind
! cgannotate: the formula of the event 'X': nothing can be divided by a ratio: '(Dr / Dw)'
? 2

== bad-plus
$ --auto=no '--event=X = Ir +' --show=X e.callgrind
$ --auto=no '--event=X = 10' --show=X e.callgrind
! cgannotate: the formula of the event 'X': an event is missing before its end
? 2

== bad-plus-first
$ --auto=no '--event=X = + Ir' --show=X e.callgrind
! cgannotate: the formula of the event 'X': an event is missing before '+ Ir'
? 2

== bad-product
$ --auto=no --threshold=100 --show-percs=no '--event=X = Ir * Dr' --show=X e.callgrind
! cgannotate: the formula of the event 'X': events can be multiplied by numbers only: 'Dr'
? 2

== bad-ratio-of-ratio
$ --auto=no '--event=R = Ir / Dr' '--event=X = R + Ir' --show=X e.callgrind
! cgannotate: the formula of the event 'X': a ratio cannot be added to events, write (A + B) / C: 'Ir'
? 2

== bad-ratios
$ --auto=no --threshold=100 --show-percs=no '--event=X = Ir / Dr + Ir / Dw' --show=X e.callgrind
! cgannotate: the formula of the event 'X': ratios of different divisors cannot be added: 'Ir / Dw'
? 2

== bad-recorded
$ '--event=Ir = Dr' e.callgrind
! cgannotate: --event=Ir = Dr: the profile already has an event of this name
? 2

== bad-signs
$ --auto=no '--event=X = Ir ------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------Ir' --show=X e.callgrind
! cgannotate: the formula of the event 'X': it uses too many signs at '---------------------------------------------------------...'
? 2

== bad-two
$ --auto=no '--event=X = Ir Dr' --show=X e.callgrind
! cgannotate: the formula of the event 'X': an operator is missing before 'Dr'
? 2

== bad-two-slashes
$ --auto=no '--event=X = Ir / Dr / Dw' --show=X e.callgrind
! cgannotate: the formula of the event 'X': a ratio can be divided by numbers only: 'Dw'
? 2

== bad-zero
$ --auto=no --threshold=100 --show-percs=no '--event=X = Ir / 0' --show=X e.callgrind
! cgannotate: the formula of the event 'X': a division by 0: '0'
? 2

== circle
$ --auto=no '--event=X = Ir + Y' '--event=Y = X' --show=X e.callgrind
$ --auto=no '--event=X = X + Ir' --show=X e.callgrind
! cgannotate: the formula of the event 'X': it refers to itself through 'X'
? 2

== default
$ --auto=no --threshold=100 --show-percs=no e.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     Ir Dr Dw
| Event sort order: Ir Dr Dw
| Thresholds:       100 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir  Dr Dw\x20
| --------------------------------------------------------------------------------
| 100 14 14  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir Dr Dw  file:function
| --------------------------------------------------------------------------------
| 50  .  .  e.c:g
| 40 10  5  e.c:f
| 10  4  9  e.c:main
|

== described
$ --list=events described.callgrind
| Event  Total  Long name         Formula
| Ir        20  of mine          \x20
| Dr         3  Data Read Access \x20
| X         20                    Ir
| Y          3  of Y              Dr
| CEst      20  my words          Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm

== described-json
$ --format=json --show=Ir,Dr,CEst,X,Y described.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "described.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir", "Dr"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "of mine", "formula": null, "ratio": false, "total": 20},
|   {"name": "Dr", "long_name": "Data Read Access", "formula": null, "ratio": false, "total": 3},
|   {"name": "CEst", "long_name": "my words", "formula": "Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm", "ratio": false, "total": 20},
|   {"name": "X", "long_name": null, "formula": "Ir", "ratio": false, "total": 20},
|   {"name": "Y", "long_name": "of Y", "formula": "Dr", "ratio": false, "total": 3}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "a", "file": "???", "object": null, "self": [20, 3, 20, 20, 3], "inclusive": [20, 3, 20, 20, 3], "calls": null, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "???", "object": null, "self": [20, 3, 20, 20, 3]}],
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": null, "found": null, "lines": [
|     {"line": 1, "self": [20, 3, 20, 20, 3], "calls": []}]}]}

== doubles
$ --auto=no --show=D0 doubles.callgrind
! cgannotate: the formula of the event 'D0': it uses too many events at 'Ir'
? 2

== doubles-few
# compat: An option of cgannotate, which the script does not have
$ --auto=no --show=D23 doubles.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'doubles.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     D23
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| D23         \x20
| --------------------------------------------------------------------------------
| 256 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| D23           file:function
| --------------------------------------------------------------------------------
| 256 (100.0%)  e.c:main
|

== doubles-list
$ --list=events doubles.callgrind
| Event  Total  Long name          Formula
| Ir         1  Instruction Fetch \x20
| D0         ?                     D1 + D1
| D1         ?                     D2 + D2
| D2         ?                     D3 + D3
| D3         ?                     D4 + D4
| D4         ?                     D5 + D5
| D5         ?                     D6 + D6
| D6         ?                     D7 + D7
| D7         ?                     D8 + D8
| D8         ?                     D9 + D9
| D9         ?                     D10 + D10
| D10        ?                     D11 + D11
| D11        ?                     D12 + D12
| D12        ?                     D13 + D13
| D13        ?                     D14 + D14
| D14        ?                     D15 + D15
| D15        ?                     D16 + D16
| D16        ?                     D17 + D17
| D17        ?                     D18 + D18
| D18        ?                     D19 + D19
| D19        ?                     D20 + D20
| D20        ?                     D21 + D21
| D21        ?                     D22 + D22
| D22        ?                     D23 + D23
| D23      256                     D24 + D24
| D24      128                     D25 + D25
| D25       64                     D26 + D26
| D26       32                     D27 + D27
| D27       16                     D28 + D28
| D28        8                     D29 + D29
| D29        4                     D30 + D30
| D30        2                     D31 + D31
| D31        1                     Ir
| CEst       1  estimated cycles   Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm

== formula-calls
$ --auto=no --threshold=100 --show-percs=no '--event=R = Ir / Calls' '--event=S = Incl(Ir) / Calls' --show=R,S,Calls --sort=S e.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     R S Calls
| Event sort order: S
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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

== formula-deep
$ --auto=no --threshold=100 --show-percs=no '--event=X = ((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((Ir))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))' --show=X e.callgrind
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

== formula-hits
$ --auto=no --threshold=100 --show-percs=no '--event=R = 1 - Dw / Ir' '--event=S = R * 2 - 0.5' --show=R,S e.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     R S
| Event sort order: Ir Dr Dw
| Thresholds:       100 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
# compat: An option of cgannotate, which the script does not have
$ --auto=no --threshold=100 --show-percs=no --show=X names.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'names.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr D1mr cache-misses 5 18446744073709551615 L1/x
| Events shown:     X
| Event sort order: Ir Dr D1mr cache-misses 5 18446744073709551615 L1/x
| Thresholds:       100 0 0 0 0 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --auto=no --threshold=100 --show-percs=no '--event=X = Ir - 2 Dr - (Dw - Ir)' '--event=Y = -Ir' --show=X,Y e.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     X Y
| Event sort order: Ir Dr Dw
| Thresholds:       100 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --auto=no --threshold=100 --show-percs=no '--event=K = (Ir + Dr) / 1000' '--event=H = 0.5 Ir' --show=K,H --sort=K e.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     K H
| Event sort order: K
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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

== formula-number-names
# compat: An option of cgannotate, which the script does not have
$ --auto=no --threshold=100 --show-percs=no --show=N,M names.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'names.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr D1mr cache-misses 5 18446744073709551615 L1/x
| Events shown:     N M
| Event sort order: Ir Dr D1mr cache-misses 5 18446744073709551615 L1/x
| Thresholds:       100 0 0 0 0 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| N M     \x20
| --------------------------------------------------------------------------------
| 5 10,206  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| N M       file:function
| --------------------------------------------------------------------------------
| 3 10,003  a.c:f
| 2    203  a.c:g
|

== formula-number-percs
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

== formula-numbers-as-deep
$ --auto=no --threshold=100 --show-percs=no '--event=X = 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 Ir' --show=X e.callgrind
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

== formula-numbers-too-deep
$ --auto=no --threshold=100 --show-percs=no '--event=X = 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 Ir' --show=X e.callgrind
! cgannotate: the formula of the event 'X': it nests too deep at 'Ir'
? 2

== formula-odd-names
$ --auto=no --threshold=100 --show-percs=no '--event=R = cache-misses/L1/x' --show=R names.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'names.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr D1mr cache-misses 5 18446744073709551615 L1/x
| Events shown:     R
| Event sort order: Ir Dr D1mr cache-misses 5 18446744073709551615 L1/x
| Thresholds:       100 0 0 0 0 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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

== formula-old-meaning
$ --auto=no --threshold=100 --show-percs=no '--event=X = Dr + Dw / Sum' --show=X e.callgrind
! cgannotate: the formula of the event 'X': a ratio cannot be added to events, write (A + B) / C: 'Dw / Sum'
? 2

== formula-parentheses
$ --auto=no --threshold=100 --show-percs=no '--event=X = 2 (Ir + 3(Dr - Dw)) * 2' --show=X e.callgrind
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
! cgannotate: cut.out:639: the part has no "totals:" at its end, as Callgrind writes it: the file may be truncated

== formula-running
$ --auto=no --threshold=100 --by=function --sort=Sum --show=Sum e.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     Sum
| Event sort order: Sum
| Thresholds:       100
| Listed by:        function
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Sum         \x20
| --------------------------------------------------------------------------------
| 128 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Sum          Running  file:function
| --------------------------------------------------------------------------------
| 55 (42.97%)   42.97%  e.c:f
| 50 (39.06%)   82.03%  e.c:g
| 23 (17.97%)   100.0%  e.c:main
|

== formula-too-deep
$ --auto=no --threshold=100 --show-percs=no '--event=X = (((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((Ir)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))' --show=X e.callgrind
! cgannotate: the formula of the event 'X': it nests too deep at '(Ir))))))))))))))))))))))))))))))))))))))))))))))))))))))...'
? 2

== formula-unary
$ --auto=no --threshold=100 --show-percs=no '--event=X = Ir - -2 Dr / -1' '--event=Y = 2 * -Ir - - -Dr' --show=X,Y e.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     X Y
| Event sort order: Ir Dr Dw
| Thresholds:       100 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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

== inclusive
# compat: An option of cgannotate, which the script does not have
$ --auto=no --threshold=100 --show-percs=no --inclusive=yes --tree=both --show=Sum,Ir --sort=Sum e.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     Sum Ir
| Event sort order: Sum
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Sum Ir \x20
| --------------------------------------------------------------------------------
| 128 100  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Sum Ir  file:function
| --------------------------------------------------------------------------------
|
|  78 50  *  e.c:main
|  55 40  >   e.c:f (2x)
|
|  55 40  < e.c:main (2x)
|  55 40  *  e.c:f
|
|  50 50  *  e.c:g
|

== inclusive-deep
$ --auto=no --threshold=100 --show-percs=no "--event=X = Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Ir))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))" --show=X e.callgrind
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
| 50  e.c:main
|

== inclusive-too-deep
$ --show=Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Incl\(Ir\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\)\) e.callgrind
! cgannotate: the formula of the event 'Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(Incl(In...': it nests too deep at 'Ir'
? 2

== ipc
$ --event='IPC = Ir / CEst' --event='Miss = 100 * I1mr / Ir' --show='Ir,IPC,Miss,I1%' --no-auto ipc.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'ipc.callgrind' (creator: callgrind-3.22.0)
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Bcm Bim I1mr
| Events shown:     Ir IPC Miss I1%
| Event sort order: Ir Bcm Bim I1mr
| Thresholds:       99 0 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             IPC  Miss I1%  \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 0.83 2.00 2.00%  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           IPC  Miss I1%    file:function
| --------------------------------------------------------------------------------
| 700 (70.00%) 0.78 2.86 2.86%  a.c:f
| 300 (30.00%) 1.00 0.00 0.00%  a.c:main
|

== ipc-compare
$ --compare --show=IPC --event='IPC = Ir / CEst' ipc.callgrind ipc.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'ipc.callgrind' (creator: callgrind-3.22.0)
| Profile data file 'ipc.callgrind' (creator: callgrind-3.22.0)
| --------------------------------------------------------------------------------
| Target of ipc.callgrind: (unknown)
| Target of ipc.callgrind (2): (unknown)
| Events recorded:  Ir Bcm Bim I1mr
| Events shown:     IPC
| Event sort order: difference sum
| Thresholds:       99 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| ipc.callgrind ipc.callgrind (2) change\x20
| --------------------------------------------------------------------------------
|          0.83              0.83   0.00  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| ipc.callgrind ipc.callgrind (2) change  file:function
| --------------------------------------------------------------------------------
|          1.00              1.00   0.00  a.c:main
|          0.78              0.78   0.00  a.c:f
|

== ipc-csv
$ --format=csv --event='IPC = Ir / CEst' --event='Miss = 100 * I1mr / Ir' --show='IPC,Ir,Miss,I1%' --no-auto ipc.callgrind
| object,file,function,calls,IPC,Ir,Miss,I1%,incl_IPC,incl_Ir,incl_Miss,incl_I1%\x0d
| ,a.c,f,2,0.77777778,700,2.85714286,0.02857143,0.77777778,700,2.85714286,0.02857143\x0d
| ,a.c,main,0,1.0,300,0.0,0.0,0.83333333,1000,2.0,0.02\x0d

== ipc-json
$ --format=json --event='IPC = Ir / CEst' --event='Miss = 100 * I1mr / Ir' --show='IPC,Ir,Miss,I1%' --no-auto ipc.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "ipc.callgrind", "creator": "callgrind-3.22.0", "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir", "Bcm", "Bim", "I1mr"], "diff": false,
|  "events": [
|   {"name": "IPC", "long_name": null, "formula": "Ir / CEst", "ratio": true, "unit": "number", "total": 0.83333333},
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 1000},
|   {"name": "Miss", "long_name": null, "formula": "100 * I1mr / Ir", "ratio": true, "unit": "number", "total": 2.0},
|   {"name": "I1%", "long_name": "L1 instruction miss rate", "formula": "I1mr / Ir", "ratio": true, "unit": "percent", "total": 0.02}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "f", "file": "a.c", "object": null, "self": [0.77777778, 700, 2.85714286, 0.02857143], "inclusive": [0.77777778, 700, 2.85714286, 0.02857143], "calls": 2, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [0.77777778, 700, 2.85714286, 0.02857143]}],
|    "callers": [{"id": 1, "calls": 2, "inclusive": [0.77777778, 700, 2.85714286, 0.02857143], "sites": [{"line": 1, "calls": 2, "inclusive": [0.77777778, 700, 2.85714286, 0.02857143]}]}],
|    "callees": []},
|   {"id": 1, "name": "main", "file": "a.c", "object": null, "self": [1.0, 300, 0.0, 0.0], "inclusive": [0.83333333, 1000, 2.0, 0.02], "calls": 0, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [1.0, 300, 0.0, 0.0]}],
|    "callers": [],
|    "callees": [{"id": 0, "calls": 2, "inclusive": [0.77777778, 700, 2.85714286, 0.02857143], "sites": [{"line": 1, "calls": 2, "inclusive": [0.77777778, 700, 2.85714286, 0.02857143]}]}]}],
|  "files": []}

== ipc-list
$ --list=events --event='IPC = Ir / CEst' ipc.callgrind
| Event  Total  Long name                  Formula
| Ir     1,000  Instruction Fetch         \x20
| Bcm       20  Mispredicted Cond. Branch \x20
| Bim        0  Mispredicted Ind. Branch  \x20
| I1mr      20  L1 Instr. Fetch Miss      \x20
| IPC     0.83                             Ir / CEst
| Bm        20  mispredicted branches      Bim + Bcm
| CEst   1,200  estimated cycles           Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm
| I1%    2.00%  L1 instruction miss rate   I1mr / Ir

== ipc-list-json
$ --list=events --format=json --event='IPC = Ir / CEst' ipc.callgrind
| {"format": "cgannotate", "version": 1,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 1000},
|   {"name": "Bcm", "long_name": "Mispredicted Cond. Branch", "formula": null, "ratio": false, "total": 20},
|   {"name": "Bim", "long_name": "Mispredicted Ind. Branch", "formula": null, "ratio": false, "total": 0},
|   {"name": "I1mr", "long_name": "L1 Instr. Fetch Miss", "formula": null, "ratio": false, "total": 20},
|   {"name": "IPC", "long_name": null, "formula": "Ir / CEst", "ratio": true, "unit": "number", "total": 0.83333333},
|   {"name": "Bm", "long_name": "mispredicted branches", "formula": "Bim + Bcm", "ratio": false, "total": 20},
|   {"name": "CEst", "long_name": "estimated cycles", "formula": "Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm", "ratio": false, "total": 1200},
|   {"name": "I1%", "long_name": "L1 instruction miss rate", "formula": "I1mr / Ir", "ratio": true, "unit": "percent", "total": 0.02}]}

== ipc-markdown
$ --format=markdown --event='IPC = Ir / CEst' --event='Miss = 100 * I1mr / Ir' --show='IPC,Ir,Miss,I1%' --no-auto ipc.callgrind
| **IPC** 0.83 · **Ir** 1,000 · **Miss** 2.00 · **`I1%`** 2.00%
|
| | IPC | Function |
| | ---: | :--- |
| | 1.00 | `a.c:main` |
| | 0.78 | `a.c:f` |

== ipc-summary
$ --summary --sort=IPC --event='IPC = Ir / CEst'  ipc.callgrind
| ipc.callgrind
| Total: 0.83 IPC, 2 Calls; below: 2 of 2 functions
| IPC  Calls       Running  file:function
| 1.00 0                    a.c:main
| 0.78 2 (100.0%)           a.c:f

== known-cest
# compat: An option of cgannotate, which the script does not have
$ --auto=no --threshold=100 --show-percs=no --show=CEst,Ir e.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     CEst Ir
| Event sort order: Ir Dr Dw
| Thresholds:       100 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| CEst Ir \x20
| --------------------------------------------------------------------------------
|  100 100  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| CEst Ir  file:function
| --------------------------------------------------------------------------------
|   50 50  e.c:g
|   40 40  e.c:f
|   10 10  e.c:main
|

== known-lacking
$ --auto=no --show=L1m e.callgrind
! cgannotate: --show: the profile has no event 'L1m'; it has Ir, Dr, Dw; record with --cache-sim=yes
? 2

== list
$ --list=events e.callgrind
$ --list=events e.callgrind
| Event  Total  Long name               Formula
| Ir       100  Instruction Fetches    \x20
| Dr        14  Data Read Access       \x20
| Dw        14  Data Write Access      \x20
| Sum      128                          Ir + Dr + Dw
| Twice    256                          2 Sum
| Ten    1,042                          10*Ir + 3 * Dr
| Late   1,298  defined behind events:  Twice + Ten
| Mix      300  three of one            Ir+Ir + Ir
| CEst     100  estimated cycles        Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm

== list-calls
$ --list=events '--event=X = Ir + Calls' '--event=Y = Calls / Ir' '--event=Z = Ir / Calls' '--event=I = Incl(Ir) / Dr' e.callgrind
| Event  Total  Long name               Formula
| Ir       100  Instruction Fetches    \x20
| Dr        14  Data Read Access       \x20
| Dw        14  Data Write Access      \x20
| X          .                          Ir + Calls
| Y          .                          Calls / Ir
| Z          .                          Ir / Calls
| I       7.14                          Incl(Ir) / Dr
| Sum      128                          Ir + Dr + Dw
| Twice    256                          2 Sum
| Ten    1,042                          10*Ir + 3 * Dr
| Late   1,298  defined behind events:  Twice + Ten
| Mix      300  three of one            Ir+Ir + Ir
| CEst     100  estimated cycles        Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm

== list-own
$ --list=events '--event=X = Ir + 100 Dw : all of them' '--event=Rate = Dw / Ir' e.callgrind
| Event  Total  Long name               Formula
| Ir       100  Instruction Fetches    \x20
| Dr        14  Data Read Access       \x20
| Dw        14  Data Write Access      \x20
| X      1,500  all of them             Ir + 100 Dw
| Rate    0.14                          Dw / Ir
| Sum      128                          Ir + Dr + Dw
| Twice    256                          2 Sum
| Ten    1,042                          10*Ir + 3 * Dr
| Late   1,298  defined behind events:  Twice + Ten
| Mix      300  three of one            Ir+Ir + Ir
| CEst     100  estimated cycles        Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm

== list-twice
$ --list=events twice.callgrind
| Event  Total  Long name  Formula
| A          5            \x20
| B          3            \x20

== overflow
$ --auto=no --threshold=100 --show-percs=no '--event=X = 2 Ir' --show=X big.callgrind
$ --format=csv '--event=X = 2 Ir' --show=X big.callgrind
$ --format=json '--event=X = 2 Ir' --sort=X big.callgrind
$ --format=markdown '--event=X = 2 Ir' --show=X big.callgrind
$ --format=html '--event=X = 2 Ir' --show=X big.callgrind
$ --diff '--event=X = 2 Ir' --show=X e.callgrind big.callgrind
! cgannotate: a figure that X needs does not fit into 64 bits
? 1

== overflow-factor
$ --auto=no --threshold=100 --show-percs=no '--event=X = 9223372036854775807 Ir' '--event=Y = 2 X' --show=Y e.callgrind
! cgannotate: the formula of the event 'Y': a factor does not fit into 64 bits: 'X'
? 2

== overflow-gate
$ --auto=no '--event=X = 2 Ir' '--fail-if=X>5' big.callgrind
! cgannotate: a figure that X needs does not fit into 64 bits
? 1

== overflow-inclusive
$ --auto=no '--event=X = 9223372036854775807 Ir + Incl(Ir)' '--event=Y = Incl(X)' --show=Y e.callgrind
! cgannotate: the formula of the event 'Y': a factor does not fit into 64 bits: 'X'
? 2

== overflow-inclusive-ratio
$ --auto=no '--event=X = (6000000000000000000 Ir + 6000000000000000000 Incl(Ir))/7' '--event=Y = Incl(X) + Ir' --show=Y e.callgrind
! cgannotate: the formula of the event 'Y': a factor does not fit into 64 bits: 'Incl(X)'
? 2

== overflow-list
$ --list=events '--event=X = 2 Ir' big.callgrind
| Event                      Total  Long name          Formula
| Ir     5,000,000,000,000,000,001  Instruction Fetch \x20
| Dr                             2  Data Read Access  \x20
| X                              .                     2 Ir
| CEst   5,000,000,000,000,000,001  estimated cycles   Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm
! cgannotate: a figure that X needs does not fit into 64 bits
? 1

== overflow-not
$ --auto=no --threshold=100 --show-percs=no '--event=X = Ir + Dr' --show=X big.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'big.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     X
| Event sort order: Ir Dr
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| X                        \x20
| --------------------------------------------------------------------------------
| 5,000,000,000,000,000,003  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| X                          file:function
| --------------------------------------------------------------------------------
| 5,000,000,000,000,000,001  e.c:f
|                         2  e.c:g
|

== overflow-parts
$ --no-auto '--event=X = A/3 + B/2' --show=X thirds.callgrind
! cgannotate: a figure that X needs does not fit into 64 bits
? 1

== own
$ --auto=no --threshold=100 --show-percs=no '--event=X = Ir + 100 Dw : long' --show=X,Ir --sort=X e.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     X Ir
| Event sort order: X
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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

== own-calls
# compat: A formula with Calls or Incl(): the script knows no formulas
$ --auto=no --threshold=100 --show-percs=no --show=Ir,PerCall,Deep --sort=Deep per-call.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'per-call.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir PerCall Deep
| Event sort order: Deep
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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

== own-calls-later
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
$ --auto=no --threshold=100 --show-percs=no '--event=Sum = 7 Ir' --show=Sum,Twice e.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     Sum Twice
| Event sort order: Ir Dr Dw
| Thresholds:       100 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Sum Twice\x20
| --------------------------------------------------------------------------------
| 700 1,400  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Sum Twice  file:function
| --------------------------------------------------------------------------------
| 350   700  e.c:g
| 280   560  e.c:f
|  70   140  e.c:main
|

== own-longest
$ --auto=no --threshold=100 --show-percs=no '--event=A = Ir' '--event=Longer-than-others = Ir + Dr' '--event=Z = 2 Longer-than-others' --show=Z,A e.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     Z A
| Event sort order: Ir Dr Dw
| Thresholds:       100 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --auto=no --threshold=100 --show-percs=no '--event=Y = 2 X + Late' '--event=X = Ir + Dw' --show=X,Y e.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     X Y
| Event sort order: Ir Dr Dw
| Thresholds:       100 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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
$ --auto=no --threshold=100 --show-percs=no '--event=X = Ir' '--event=X = Dr' --show=X e.callgrind
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

== own-two-words
$ --auto=no --threshold=100 --show-percs=no --event 'X=Ir' --show=X e.callgrind
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

== ratio
$ --auto=no --threshold=100 --show-percs=no '--event=Rate = Dw / Ir' --show=Rate,Ir,Dw e.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     Rate Ir Dw
| Event sort order: Ir Dr Dw
| Thresholds:       100 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Rate Ir  Dw\x20
| --------------------------------------------------------------------------------
| 0.14 100 14  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Rate Ir Dw  file:function
| --------------------------------------------------------------------------------
| 0.00 50  .  e.c:g
| 0.13 40  5  e.c:f
| 0.90 10  9  e.c:main
|

== ratio-added
$ --auto=no --threshold=100 --show-percs=no '--event=X = Ir / Dr + Dw / Dr' --show=X,Ir,Dr,Dw e.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     X Ir Dr Dw
| Event sort order: Ir Dr Dw
| Thresholds:       100 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| X    Ir  Dr Dw\x20
| --------------------------------------------------------------------------------
| 8.14 100 14 14  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| X    Ir Dr Dw  file:function
| --------------------------------------------------------------------------------
|    . 50  .  .  e.c:g
| 4.50 40 10  5  e.c:f
| 4.75 10  4  9  e.c:main
|

== ratio-large
$ --auto=no --threshold=100 '--event=R = Ir / DLmr' --show=Ir,R large.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'large.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir DLmr
| Events shown:     Ir R
| Event sort order: Ir DLmr
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir                      R               \x20
| --------------------------------------------------------------------------------
| 95,000,005,000 (100.0%) 1,862,745,196.08  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir                      R                  file:function
| --------------------------------------------------------------------------------
| 95,000,000,000 (100.0%) 95,000,000,000.00  a.c:f
|          5,000 ( 0.00%)            100.00  a.c:g
|

== ratio-long
$ --auto=no --threshold=100 --show-percs=no '--event=Rate=Dr/Ir:reads per instruction' --show=Rate e.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     Rate
| Event sort order: Ir Dr Dw
| Thresholds:       100 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Rate\x20
| --------------------------------------------------------------------------------
| 0.14  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Rate  file:function
| --------------------------------------------------------------------------------
| 0.00  e.c:g
| 0.25  e.c:f
| 0.40  e.c:main
|

== ratio-near
$ --auto=no --threshold=100 --show-percs=no '--event=R = A / B' --show=R,A,B --sort=R near.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'near.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  A B
| Events shown:     R A B
| Event sort order: R
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| R    A                         B                        \x20
| --------------------------------------------------------------------------------
| 0.50 2,305,843,009,213,693,959 4,611,686,018,428,434,380  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| R    A                         B                          file:function
| --------------------------------------------------------------------------------
| 0.50 1,152,921,504,606,846,975 2,305,843,009,213,693,951  a.c:d
| 0.50 1,152,921,504,606,846,974 2,305,843,009,213,693,949  a.c:c
| 0.00                         5                   523,230  a.c:b
| 0.00                         5                   523,250  a.c:a
|

== ratio-once
$ --auto=no '--event=R = 100 * A / B' --show=R once.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'once.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  A B
| Events shown:     R
| Event sort order: A B
| Thresholds:       99 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| R    \x20
| --------------------------------------------------------------------------------
| 12.34  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| R      file:function
| --------------------------------------------------------------------------------
| 12.34  a.c:f
|

== ratio-over-zero
$ --auto=no --threshold=100 --show-percs=no '--event=Rate = Ir / Dw' --show=Rate e.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     Rate
| Event sort order: Ir Dr Dw
| Thresholds:       100 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Rate\x20
| --------------------------------------------------------------------------------
| 7.14  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Rate  file:function
| --------------------------------------------------------------------------------
|    .  e.c:g
| 8.00  e.c:f
| 1.11  e.c:main
|

== ratio-sort
$ --auto=no --threshold=100 --show-percs=no '--event=Rate = Dw / Ir' --sort=Rate --show=Rate e.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     Rate
| Event sort order: Rate
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Rate\x20
| --------------------------------------------------------------------------------
| 0.14  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Rate  file:function
| --------------------------------------------------------------------------------
| 0.90  e.c:main
| 0.13  e.c:f
| 0.00  e.c:g
|

== ratio-sources
$ --threshold=100 --show-percs=no '--event=Rate = Dw / Ir' --show=Rate,Ir e.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     Rate Ir
| Event sort order: Ir Dr Dw
| Thresholds:       100 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Rate Ir \x20
| --------------------------------------------------------------------------------
| 0.14 100  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Rate Ir  file:function
| --------------------------------------------------------------------------------
| 0.00 50  e.c:g
| 0.13 40  e.c:f
| 0.90 10  e.c:main
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: e.c
| --------------------------------------------------------------------------------
| Rate Ir\x20
|
| 0.10 10  a
|    .  0  b
|    .  .  c
| 0.13 40  => e.c:f (2x)
|    .  .  d
| 0.13 40  e
|    .  .  f
| 0.00 50  g
|
| --------------------------------------------------------------------------------
| Rate Ir \x20
| --------------------------------------------------------------------------------
| 0.14 100  events annotated
|

== ratio-sums
$ --auto=no --threshold=100 --show-percs=no '--event=Rate = (Dr + 2 Dw) / Sum' --show=Rate,Dr,Dw,Sum e.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     Rate Dr Dw Sum
| Event sort order: Ir Dr Dw
| Thresholds:       100 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Rate Dr Dw Sum\x20
| --------------------------------------------------------------------------------
| 0.33 14 14 128  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Rate Dr Dw Sum  file:function
| --------------------------------------------------------------------------------
| 0.00  .  .  50  e.c:g
| 0.36 10  5  55  e.c:f
| 0.96  4  9  23  e.c:main
|

== real
# compat: An option of cgannotate, which the script does not have
$ --auto=no --threshold=10 --show-percs=no --show=L1m,LLm,Bm,CEst cut.out
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
| Events shown:     L1m LLm Bm CEst
| Event sort order: Ir Dr Dw I1mr D1mr D1mw ILmr DLmr DLmw Bc Bcm Bi Bim
| Thresholds:       10 0 0 0 0 0 0 0 0 0 0 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| L1m   LLm   Bm    CEst   \x20
| --------------------------------------------------------------------------------
| 2,856 2,653 5,052 544,595  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| L1m LLm Bm CEst  file:function
| --------------------------------------------------------------------------------
|   4   4 10  744  ./stdio-common/./stdio-common/_itoa.c:_itoa_word [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   4   4  5  536  ./misc/./misc/sbrk.c:sbrk [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   4   2  2  304  ./string/../sysdeps/x86_64/multiarch/ifunc-avx2.h:strnlen [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   2   2  .  256  ./nptl/./nptl/libc-cleanup.c:__libc_cleanup_push_defer [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   4   4  1  479  ./stdio-common/./stdio-common/printf.c:printf [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   2   2  3  274  ./nptl/./nptl/libc-cleanup.c:__libc_cleanup_pop_restore [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   3   3  1  362  ./string/../sysdeps/x86_64/multiarch/ifunc-avx2.h:memrchr [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   2   2  1  252  ./string/../sysdeps/x86_64/multiarch/ifunc-avx2.h:strchrnul [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   2   2  1  252  ./string/../sysdeps/x86_64/multiarch/ifunc-avx2.h:strlen [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   1   1  2  152  ./string/../sysdeps/x86_64/multiarch/ifunc-avx2.h:rindex [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   3   3  2  368  ./string/../sysdeps/x86_64/multiarch/ifunc-strcasecmp.h:strcasecmp_l [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   3   3  1  358  ./string/../sysdeps/x86_64/multiarch/ifunc-strcasecmp.h:strncasecmp_l [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   2   2  1  248  ./string/../sysdeps/x86_64/multiarch/ifunc-strcasecmp.h:strncasecmp [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   2   2  .  238  ./string/../sysdeps/x86_64/multiarch/ifunc-strcasecmp.h:strcasecmp [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   3   3  1  357  ./wcsmbs/../sysdeps/x86_64/multiarch/ifunc-wcslen.h:wcslen [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   3   3  1  357  ./wcsmbs/../sysdeps/x86_64/multiarch/ifunc-wcslen.h:wcsnlen [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   4   2  .  256  ./ctype/./ctype/ctype-info.c:__ctype_init [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   2   2  2  255  ./string/../sysdeps/x86_64/multiarch/ifunc-strcpy.h:strcpy [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   2   2  1  245  ./string/../sysdeps/x86_64/multiarch/ifunc-strcpy.h:strcat [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   1   1  1  135  ./string/../sysdeps/x86_64/multiarch/ifunc-strcpy.h:stpcpy [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   1   1  .  117  ./io/../sysdeps/unix/sysv/linux/write.c:write [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   .   .  .    4  ./string/../sysdeps/x86_64/multiarch/strnlen.c:strnlen
|   1   1  .  114  ./posix/../sysdeps/unix/sysv/linux/_exit.c:_Exit [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   .   .  .    2  ./string/../sysdeps/x86_64/multiarch/memrchr.c:memrchr
|   .   .  .    2  ./string/../sysdeps/x86_64/multiarch/strcasecmp.c:strcasecmp
|   .   .  .    2  ./string/../sysdeps/x86_64/multiarch/strcasecmp_l.c:strcasecmp_l
|   .   .  .    2  ./string/../sysdeps/x86_64/multiarch/strchrnul.c:strchrnul
|   .   .  .    2  ./string/../sysdeps/x86_64/multiarch/strlen.c:strlen
|   .   .  .    2  ./string/../sysdeps/x86_64/multiarch/strncase.c:strncasecmp
|   .   .  .    2  ./string/../sysdeps/x86_64/multiarch/strncase_l.c:strncasecmp_l
|   .   .  .    2  ./string/../sysdeps/x86_64/multiarch/strrchr.c:rindex
|   1   1  .  112  ./setjmp/../sysdeps/x86_64/bsd-_setjmp.S:_setjmp [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   1   1  .  111  ./string/../sysdeps/x86_64/multiarch/stpcpy.c:stpcpy
|   .   .  .    1  ./string/../sysdeps/x86_64/multiarch/strcat.c:strcat
|   .   .  .    1  ./string/../sysdeps/x86_64/multiarch/strcpy.c:strcpy
|   .   .  .    1  ./wcsmbs/../sysdeps/x86_64/multiarch/wcslen.c:wcslen
|   .   .  .    1  ./wcsmbs/../sysdeps/x86_64/multiarch/wcsnlen.c:wcsnlen
|
! cgannotate: cut.out:639: the part has no "totals:" at its end, as Callgrind writes it: the file may be truncated

== real-list
$ --list=events cut.out
| Event    Total  Long name                         Formula
| Ir     200,215  Instruction Fetch                \x20
| Dr      43,449  Data Read Access                 \x20
| Dw      20,446  Data Write Access                \x20
| I1mr     1,315  L1 Instr. Fetch Miss             \x20
| D1mr       926  L1 Data Read Miss                \x20
| D1mw       615  L1 Data Write Miss               \x20
| ILmr     1,292  LL Instr. Fetch Miss             \x20
| DLmr       771  LL Data Read Miss                \x20
| DLmw       590  LL Data Write Miss               \x20
| Bc      34,708  Conditional Branch               \x20
| Bcm      4,581  Mispredicted Cond. Branch        \x20
| Bi       2,176  Indirect Branch                  \x20
| Bim        471  Mispredicted Ind. Branch         \x20
| L1m      2,856  L1 misses                         I1mr + D1mr + D1mw
| LLm      2,653  last-level misses                 ILmr + DLmr + DLmw
| Bm       5,052  mispredicted branches             Bim + Bcm
| CEst   544,595  estimated cycles                  Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm
| I1%      0.66%  L1 instruction miss rate          I1mr / Ir
| D1%      2.41%  L1 data miss rate                 (D1mr + D1mw) / (Dr + Dw)
| LLi%     0.65%  last-level instruction miss rate  ILmr / Ir
| LLd%     2.13%  last-level data miss rate         (DLmr + DLmw) / (Dr + Dw)
| LL%      1.00%  last-level miss rate              (ILmr + DLmr + DLmw) / (Ir + Dr + Dw)
| Bp%     13.70%  branch miss rate                  (Bcm + Bim) / (Bc + Bi)
! cgannotate: cut.out:639: the part has no "totals:" at its end, as Callgrind writes it: the file may be truncated

== real-ratio
$ --auto=no --threshold=20 --show-percs=no '--event=Miss = 100 * (D1mr + D1mw) / (Dr + Dw)' --show=Miss,Dr,Dw,D1mr,D1mw --sort=Dr cut.out
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
| Events shown:     Miss Dr Dw D1mr D1mw
| Event sort order: Dr
| Thresholds:       20
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Miss Dr     Dw     D1mr D1mw\x20
| --------------------------------------------------------------------------------
| 2.41 43,449 20,446  926  615  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Miss  Dr Dw D1mr D1mw  file:function
| --------------------------------------------------------------------------------
|  4.35 15  8    0    1  ./misc/./misc/sbrk.c:sbrk [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  0.00 15  3    0    0  ./nptl/./nptl/libc-cleanup.c:__libc_cleanup_pop_restore [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  3.70 15 12    1    0  ./stdio-common/./stdio-common/_itoa.c:_itoa_word [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  0.00 12  9    0    0  ./nptl/./nptl/libc-cleanup.c:__libc_cleanup_push_defer [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 15.38 10  3    2    0  ./ctype/./ctype/ctype-info.c:__ctype_init [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 25.00  8  0    2    0  ./string/../sysdeps/x86_64/multiarch/ifunc-avx2.h:strnlen [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  0.00  6 11    0    0  ./stdio-common/./stdio-common/printf.c:printf [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  0.00  4  0    0    0  ./string/../sysdeps/x86_64/multiarch/ifunc-avx2.h:memrchr [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  0.00  4  0    0    0  ./string/../sysdeps/x86_64/multiarch/ifunc-avx2.h:rindex [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  0.00  4  0    0    0  ./string/../sysdeps/x86_64/multiarch/ifunc-avx2.h:strchrnul [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  0.00  4  0    0    0  ./string/../sysdeps/x86_64/multiarch/ifunc-avx2.h:strlen [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  0.00  3  0    0    0  ./string/../sysdeps/x86_64/multiarch/ifunc-strcasecmp.h:strcasecmp [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  0.00  3  0    0    0  ./string/../sysdeps/x86_64/multiarch/ifunc-strcasecmp.h:strcasecmp_l [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  0.00  3  0    0    0  ./string/../sysdeps/x86_64/multiarch/ifunc-strcasecmp.h:strncasecmp [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  0.00  3  0    0    0  ./string/../sysdeps/x86_64/multiarch/ifunc-strcasecmp.h:strncasecmp_l [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  0.00  3  0    0    0  ./string/../sysdeps/x86_64/multiarch/ifunc-strcpy.h:stpcpy [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  0.00  3  0    0    0  ./string/../sysdeps/x86_64/multiarch/ifunc-strcpy.h:strcat [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  0.00  3  0    0    0  ./string/../sysdeps/x86_64/multiarch/ifunc-strcpy.h:strcpy [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  0.00  3  0    0    0  ./wcsmbs/../sysdeps/x86_64/multiarch/ifunc-wcslen.h:wcslen [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  0.00  3  0    0    0  ./wcsmbs/../sysdeps/x86_64/multiarch/ifunc-wcslen.h:wcsnlen [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  0.00  2  0    0    0  ./io/../sysdeps/unix/sysv/linux/write.c:write [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  0.00  2  .    .    .  ./string/../sysdeps/x86_64/multiarch/strnlen.c:strnlen
|  0.00  1  0    0    0  ./posix/../sysdeps/unix/sysv/linux/_exit.c:_Exit [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  0.00  1  .    .    .  ./string/../sysdeps/x86_64/multiarch/memrchr.c:memrchr
|  0.00  1  0    0    0  ./string/../sysdeps/x86_64/multiarch/stpcpy.c:stpcpy
|  0.00  1  .    .    .  ./string/../sysdeps/x86_64/multiarch/strcasecmp.c:strcasecmp
|  0.00  1  .    .    .  ./string/../sysdeps/x86_64/multiarch/strcasecmp_l.c:strcasecmp_l
|  0.00  1  .    .    .  ./string/../sysdeps/x86_64/multiarch/strcat.c:strcat
|  0.00  1  .    .    .  ./string/../sysdeps/x86_64/multiarch/strchrnul.c:strchrnul
|  0.00  1  .    .    .  ./string/../sysdeps/x86_64/multiarch/strcpy.c:strcpy
|  0.00  1  .    .    .  ./string/../sysdeps/x86_64/multiarch/strlen.c:strlen
|  0.00  1  .    .    .  ./string/../sysdeps/x86_64/multiarch/strncase.c:strncasecmp
|  0.00  1  .    .    .  ./string/../sysdeps/x86_64/multiarch/strncase_l.c:strncasecmp_l
|  0.00  1  .    .    .  ./string/../sysdeps/x86_64/multiarch/strrchr.c:rindex
|  0.00  1  .    .    .  ./wcsmbs/../sysdeps/x86_64/multiarch/wcslen.c:wcslen
|  0.00  1  .    .    .  ./wcsmbs/../sysdeps/x86_64/multiarch/wcsnlen.c:wcsnlen
|     .  0  0    0    0  ./setjmp/../sysdeps/x86_64/bsd-_setjmp.S:_setjmp [/usr/lib/x86_64-linux-gnu/libc.so.6]
|
! cgannotate: cut.out:639: the part has no "totals:" at its end, as Callgrind writes it: the file may be truncated

== real-sort
# compat: An option of cgannotate, which the script does not have
$ --auto=no --threshold=60 --sort=CEst --show=CEst,Ir cut.out
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
| Events shown:     CEst Ir
| Event sort order: CEst
| Thresholds:       60
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| CEst             Ir              \x20
| --------------------------------------------------------------------------------
| 544,595 (100.0%) 200,215 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| CEst         Ir            file:function
| --------------------------------------------------------------------------------
| 744 ( 0.14%) 204 ( 0.10%)  ./stdio-common/./stdio-common/_itoa.c:_itoa_word [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 536 ( 0.10%)  46 ( 0.02%)  ./misc/./misc/sbrk.c:sbrk [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 479 ( 0.09%)  29 ( 0.01%)  ./stdio-common/./stdio-common/printf.c:printf [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 368 ( 0.07%)  18 ( 0.01%)  ./string/../sysdeps/x86_64/multiarch/ifunc-strcasecmp.h:strcasecmp_l [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 362 ( 0.07%)  22 ( 0.01%)  ./string/../sysdeps/x86_64/multiarch/ifunc-avx2.h:memrchr [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 358 ( 0.07%)  18 ( 0.01%)  ./string/../sysdeps/x86_64/multiarch/ifunc-strcasecmp.h:strncasecmp_l [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 357 ( 0.07%)  17 ( 0.01%)  ./wcsmbs/../sysdeps/x86_64/multiarch/ifunc-wcslen.h:wcslen [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 357 ( 0.07%)  17 ( 0.01%)  ./wcsmbs/../sysdeps/x86_64/multiarch/ifunc-wcslen.h:wcsnlen [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 304 ( 0.06%)  44 ( 0.02%)  ./string/../sysdeps/x86_64/multiarch/ifunc-avx2.h:strnlen [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 274 ( 0.05%)  24 ( 0.01%)  ./nptl/./nptl/libc-cleanup.c:__libc_cleanup_pop_restore [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 256 ( 0.05%)  16 ( 0.01%)  ./ctype/./ctype/ctype-info.c:__ctype_init [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 256 ( 0.05%)  36 ( 0.02%)  ./nptl/./nptl/libc-cleanup.c:__libc_cleanup_push_defer [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 255 ( 0.05%)  15 ( 0.01%)  ./string/../sysdeps/x86_64/multiarch/ifunc-strcpy.h:strcpy [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 252 ( 0.05%)  22 ( 0.01%)  ./string/../sysdeps/x86_64/multiarch/ifunc-avx2.h:strchrnul [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 252 ( 0.05%)  22 ( 0.01%)  ./string/../sysdeps/x86_64/multiarch/ifunc-avx2.h:strlen [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 248 ( 0.05%)  18 ( 0.01%)  ./string/../sysdeps/x86_64/multiarch/ifunc-strcasecmp.h:strncasecmp [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 245 ( 0.04%)  15 ( 0.01%)  ./string/../sysdeps/x86_64/multiarch/ifunc-strcpy.h:strcat [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 238 ( 0.04%)  18 ( 0.01%)  ./string/../sysdeps/x86_64/multiarch/ifunc-strcasecmp.h:strcasecmp [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 152 ( 0.03%)  22 ( 0.01%)  ./string/../sysdeps/x86_64/multiarch/ifunc-avx2.h:rindex [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 135 ( 0.02%)  15 ( 0.01%)  ./string/../sysdeps/x86_64/multiarch/ifunc-strcpy.h:stpcpy [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 117 ( 0.02%)   7 ( 0.00%)  ./io/../sysdeps/unix/sysv/linux/write.c:write [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 114 ( 0.02%)   4 ( 0.00%)  ./posix/../sysdeps/unix/sysv/linux/_exit.c:_Exit [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 112 ( 0.02%)   2 ( 0.00%)  ./setjmp/../sysdeps/x86_64/bsd-_setjmp.S:_setjmp [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 111 ( 0.02%)   1 ( 0.00%)  ./string/../sysdeps/x86_64/multiarch/stpcpy.c:stpcpy
|   4 ( 0.00%)   4 ( 0.00%)  ./string/../sysdeps/x86_64/multiarch/strnlen.c:strnlen
|   2 ( 0.00%)   2 ( 0.00%)  ./string/../sysdeps/x86_64/multiarch/memrchr.c:memrchr
|   2 ( 0.00%)   2 ( 0.00%)  ./string/../sysdeps/x86_64/multiarch/strcasecmp.c:strcasecmp
|   2 ( 0.00%)   2 ( 0.00%)  ./string/../sysdeps/x86_64/multiarch/strcasecmp_l.c:strcasecmp_l
|   2 ( 0.00%)   2 ( 0.00%)  ./string/../sysdeps/x86_64/multiarch/strchrnul.c:strchrnul
|   2 ( 0.00%)   2 ( 0.00%)  ./string/../sysdeps/x86_64/multiarch/strlen.c:strlen
|   2 ( 0.00%)   2 ( 0.00%)  ./string/../sysdeps/x86_64/multiarch/strncase.c:strncasecmp
|   2 ( 0.00%)   2 ( 0.00%)  ./string/../sysdeps/x86_64/multiarch/strncase_l.c:strncasecmp_l
|   2 ( 0.00%)   2 ( 0.00%)  ./string/../sysdeps/x86_64/multiarch/strrchr.c:rindex
|   1 ( 0.00%)   1 ( 0.00%)  ./string/../sysdeps/x86_64/multiarch/strcat.c:strcat
|   1 ( 0.00%)   1 ( 0.00%)  ./string/../sysdeps/x86_64/multiarch/strcpy.c:strcpy
|   1 ( 0.00%)   1 ( 0.00%)  ./wcsmbs/../sysdeps/x86_64/multiarch/wcslen.c:wcslen
|   1 ( 0.00%)   1 ( 0.00%)  ./wcsmbs/../sysdeps/x86_64/multiarch/wcsnlen.c:wcsnlen
|
! cgannotate: cut.out:639: the part has no "totals:" at its end, as Callgrind writes it: the file may be truncated

== show
# compat: An option of cgannotate, which the script does not have
$ --auto=no --threshold=100 --show-percs=no --show=Sum,Ir,Twice,Ten,Late,Mix e.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     Sum Ir Twice Ten Late Mix
| Event sort order: Ir Dr Dw
| Thresholds:       100 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Sum Ir  Twice Ten   Late  Mix\x20
| --------------------------------------------------------------------------------
| 128 100   256 1,042 1,298 300  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Sum Ir Twice Ten Late Mix  file:function
| --------------------------------------------------------------------------------
|  50 50   100 500  600 150  e.c:g
|  55 40   110 430  540 120  e.c:f
|  23 10    46 112  158  30  e.c:main
|

== show-percs
# compat: An option of cgannotate, which the script does not have
$ --auto=no --threshold=100 --show=Sum,Dr e.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     Sum Dr
| Event sort order: Ir Dr Dw
| Thresholds:       100 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Sum          Dr         \x20
| --------------------------------------------------------------------------------
| 128 (100.0%) 14 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Sum         Dr           file:function
| --------------------------------------------------------------------------------
| 50 (39.06%)  .           e.c:g
| 55 (42.97%) 10 (71.43%)  e.c:f
| 23 (17.97%)  4 (28.57%)  e.c:main
|

== sort
# compat: An option of cgannotate, which the script does not have
$ --auto=no --threshold=100 --show-percs=no --sort=Dw,Sum --show=Ir,Dw,Sum e.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     Ir Dw Sum
| Event sort order: Dw Sum
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir  Dw Sum\x20
| --------------------------------------------------------------------------------
| 100 14 128  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir Dw Sum  file:function
| --------------------------------------------------------------------------------
| 10  9  23  e.c:main
| 40  5  55  e.c:f
| 50  .  50  e.c:g
|

== sort-sum
# compat: An option of cgannotate, which the script does not have
$ --auto=no --threshold=100 --show-percs=no --sort=Ten --show=Ten e.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     Ten
| Event sort order: Ten
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ten  \x20
| --------------------------------------------------------------------------------
| 1,042  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ten  file:function
| --------------------------------------------------------------------------------
| 500  e.c:g
| 430  e.c:f
| 112  e.c:main
|

== sources
# compat: An option of cgannotate, which the script does not have
$ --threshold=100 --show=Sum,Ir --sort=Sum e.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     Sum Ir
| Event sort order: Sum
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Sum          Ir          \x20
| --------------------------------------------------------------------------------
| 128 (100.0%) 100 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Sum         Ir           file:function
| --------------------------------------------------------------------------------
| 55 (42.97%) 40 (40.00%)  e.c:f
| 50 (39.06%) 50 (50.00%)  e.c:g
| 23 (17.97%) 10 (10.00%)  e.c:main
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: e.c
| --------------------------------------------------------------------------------
| Sum         Ir         \x20
|
| 15 (11.72%) 10 (10.00%)  a
|  8 ( 6.25%)  0           b
|  .           .           c
| 55 (42.97%) 40 (40.00%)  => e.c:f (2x)
|  .           .           d
| 55 (42.97%) 40 (40.00%)  e
|  .           .           f
| 50 (39.06%) 50 (50.00%)  g
|
| --------------------------------------------------------------------------------
| Sum          Ir          \x20
| --------------------------------------------------------------------------------
| 128 (100.0%) 100 (100.0%)  events annotated
|

== thirds
$ --no-auto --by=function --threshold=100 '--event=X = A/3 + A/3' '--event=Y = A + B - C' --show=X,Y --sort=X thirds.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'thirds.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  A B C
| Events shown:     X Y
| Event sort order: X
| Thresholds:       100
| Listed by:        function
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| X                                     Y                                 \x20
| --------------------------------------------------------------------------------
| 3,074,457,345,618,258,603.33 (100.0%) 4,611,686,018,427,387,905 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| X                                     Y                                   Running  file:function
| --------------------------------------------------------------------------------
| 3,074,457,345,618,258,602.67 (100.0%) 4,611,686,018,427,387,904 (100.0%)   100.0%  e.c:f
|                         0.67 ( 0.00%)                         1 ( 0.00%)   100.0%  e.c:g
|

== thirds-csv
$ --format=csv '--event=X = A/3 + A/3' '--event=Y = A + B - C' --show=X,Y thirds.callgrind
| object,file,function,calls,X,Y,incl_X,incl_Y\x0d
| ,e.c,f,,3074457345618258602.66666667,4611686018427387904,3074457345618258602.66666667,4611686018427387904\x0d
| ,e.c,g,,0.66666667,1,0.66666667,1\x0d

== thirds-diff
$ --no-auto --diff '--event=X = A/3 + A/3' --show=X --sort=X '--fail-if=X>+3074457345618258601' --fail-if='X>+100%' thirds-old.callgrind thirds.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'thirds.callgrind'
| Compared with 'thirds-old.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  A B C
| Events shown:     X
| Event sort order: X
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| X                                                        \x20
| --------------------------------------------------------------------------------
| +3,074,457,345,618,258,602.00 (+230584300921369395200.0%)  PROGRAM TOTALS (NEW - OLD)
|                                             1.33 (100.0%)  OLD (calculated)
|   3,074,457,345,618,258,603.33 (230584300921369395200.0%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| X                                                          file:function
| --------------------------------------------------------------------------------
| +3,074,457,345,618,258,601.33 (+230584300921369395200.0%)  e.c:f
|
! cgannotate: --fail-if=X>+3074457345618258601: the program: X rose 230,584,300,921,369,395,150.00 % (1.33 to 3,074,457,345,618,258,603.33; limit +3,074,457,345,618,258,601)
! cgannotate:   +3,074,457,345,618,258,601.33 in e.c:f
! cgannotate: --fail-if=X>+100%: the program: X rose 230,584,300,921,369,395,150.00 % (1.33 to 3,074,457,345,618,258,603.33; limit +100 %)
! cgannotate:   +3,074,457,345,618,258,601.33 in e.c:f
! cgannotate:   +0.67 in e.c:g (new)
? 3

== threshold
# compat: An option of cgannotate, which the script does not have
$ --auto=no --threshold=100 --show-percs=no --sort=Sum:50 --show=Sum e.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     Sum
| Event sort order: Sum
| Thresholds:       50
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Sum\x20
| --------------------------------------------------------------------------------
| 128  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Sum  file:function
| --------------------------------------------------------------------------------
|  55  e.c:f
|  50  e.c:g
|

== threshold-plain
# compat: An option of cgannotate, which the script does not have
$ --auto=no --threshold=43 --sort=Sum --show=Sum e.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     Sum
| Event sort order: Sum
| Thresholds:       43
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Sum         \x20
| --------------------------------------------------------------------------------
| 128 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Sum          file:function
| --------------------------------------------------------------------------------
| 55 (42.97%)  e.c:f
| 50 (39.06%)  e.c:g
|

== thresholds
# compat: An option of cgannotate, which the script does not have
$ --auto=no --threshold=100 --show-percs=no --sort=Sum:10,Dr:90 --show=Sum,Dr e.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     Sum Dr
| Event sort order: Sum Dr
| Thresholds:       10 90
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Sum Dr\x20
| --------------------------------------------------------------------------------
| 128 14  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Sum Dr  file:function
| --------------------------------------------------------------------------------
|  55 10  e.c:f
|  50  .  e.c:g
|  23  4  e.c:main
|

== unknown
$ --auto=no --show=Nope e.callgrind
! cgannotate: --show: the profile has no event 'Nope'; it has Ir, Dr, Dw
? 2

== unknown-like-calls
$ --auto=no --sort=calls e.callgrind
! cgannotate: --sort: the profile has no event 'calls'; it has Ir, Dr, Dw; did you mean Calls?
? 2

== unknown-like-incl
$ --auto=no --sort=inclusive e.callgrind
! cgannotate: --sort: the profile has no event 'inclusive'; it has Ir, Dr, Dw; did you mean Incl(Ir)?
? 2

== unknown-like-ir
$ --auto=no --sort=ir e.callgrind
! cgannotate: --sort: the profile has no event 'ir'; it has Ir, Dr, Dw; did you mean Ir, Dr?
? 2

== unknown-nested
$ --auto=no '--event=X = Ir + Y' '--event=Y = Nope' --show=X e.callgrind
$ --auto=no '--event=X = Ir + Nope' --show=X e.callgrind
! cgannotate: the formula of the event 'X': there is no event 'Nope'
? 2

== unknown-sort
$ --auto=no --sort=Nope:50 e.callgrind
! cgannotate: --sort: the profile has no event 'Nope'; it has Ir, Dr, Dw
? 2

== unknown-unused
$ --event='x=Foo+1' --auto=no e.callgrind
! cgannotate: the formula of the event 'x': there is no event 'Foo'
? 2

== unused
$ --event='x=2 Ir' --event='y=x+Ir' --event='xx=Ir' --sort=y --auto=no e.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     Ir Dr Dw
| Event sort order: y
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir           Dr          Dw         \x20
| --------------------------------------------------------------------------------
| 100 (100.0%) 14 (100.0%) 14 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir          Dr          Dw          file:function
| --------------------------------------------------------------------------------
| 50 (50.00%)  .          .           e.c:g
| 40 (40.00%) 10 (71.43%) 5 (35.71%)  e.c:f
| 10 (10.00%)  4 (28.57%) 9 (64.29%)  e.c:main
|
! cgannotate: --event=xx=Ir: nothing shows this event; name it in --show or --sort

== unused-gate
$ --event='x=2 Ir' --fail-if='x>1000000' --auto=no e.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     Ir Dr Dw
| Event sort order: Ir Dr Dw
| Thresholds:       99 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir           Dr          Dw         \x20
| --------------------------------------------------------------------------------
| 100 (100.0%) 14 (100.0%) 14 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir          Dr          Dw          file:function
| --------------------------------------------------------------------------------
| 50 (50.00%)  .          .           e.c:g
| 40 (40.00%) 10 (71.43%) 5 (35.71%)  e.c:f
| 10 (10.00%)  4 (28.57%) 9 (64.29%)  e.c:main
|
