## Formulas whose figures do not fit into 64 bits. Profiles and sums: events.t.

@file big.callgrind
| events: Ir Dr
| fl=e.c
| fn=f
| 1 5000000000000000000 1
| fn=g
| 2 1 1

== overflow
# 2 * 5,000,000,000,000,000,001 is more than 2^63, and nothing is printed of a report that has
# it somewhere, or whose gate asks for it;
$ --auto=no --threshold=100 --show-percs=no '--event=X = 2 Ir' --show=X big.callgrind
$ --format=csv '--event=X = 2 Ir' --show=X big.callgrind
$ --format=json '--event=X = 2 Ir' --sort=X big.callgrind
$ --format=markdown '--event=X = 2 Ir' --show=X big.callgrind
$ --format=html '--event=X = 2 Ir' --show=X big.callgrind
$ --diff '--event=X = 2 Ir' --show=X e.callgrind big.callgrind
! cgannotate: a figure that X needs does not fit into 64 bits
? 1

== overflow-factor
# A factor of 2 times 2^63 - 1 does not fit.
$ --auto=no --threshold=100 --show-percs=no '--event=X = 9223372036854775807 Ir' '--event=Y = 2 X' --show=Y e.callgrind
! cgannotate: the formula of the event 'Y': a factor does not fit into 64 bits: 'X'
? 2

== overflow-gate
# 2 * 5 * 10^18 is more than 2^63 - 1, so there is no figure to compare with 5.
$ --auto=no '--event=X = 2 Ir' '--fail-if=X>5' big.callgrind
! cgannotate: a figure that X needs does not fit into 64 bits
? 1

== overflow-inclusive
# X's factors of Ir and Incl(Ir), 2^63 - 1 and 1, become one in Incl(X).
$ --auto=no '--event=X = 9223372036854775807 Ir + Incl(Ir)' '--event=Y = Incl(X)' --show=Y e.callgrind
! cgannotate: the formula of the event 'Y': a factor does not fit into 64 bits: 'Incl(X)'
? 2

== overflow-list
# What does not fit into 64 bits is not shown, and that is said.
$ --list=events '--event=X = 2 Ir' big.callgrind
| Event                      Total  Long name          Formula
| Ir     5,000,000,000,000,000,001  Instruction Fetch
| Dr                             2  Data Read Access
| CEst   5,000,000,000,000,000,001  estimated cycles   Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm
| X                              .                     2 Ir
! cgannotate: a figure that X needs does not fit into 64 bits
? 1

== overflow-not
# 5 * 10^18 and 1 + 1 + 1 fit.
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
# 2 A + 3 B of 2^62 each, which is divided by 6, is more than 2^63.
$ --no-auto '--event=X = A/3 + B/2' --show=X thirds.callgrind
! cgannotate: thirds.callgrind: No such file or directory
? 1
