## Formulas that are refused. Profiles and sums: events.t.

== bad-close
# A bracket that closes nothing is named.
$ --auto=no --threshold=100 --show-percs=no '--event=X = Ir)' --show=X e.callgrind
! cgannotate: the formula of the event 'X': an operator is missing before ')'
? 2

== bad-empty
# proves: what is wrong is named. A name without a formula is no event
$ --auto=no '--event=X' --show=X e.callgrind
! cgannotate: --event=X: expected NAME = FORMULA
? 2

== bad-large
# 2^63 is one more than the largest number;
$ '--event=X = 9223372036854775808 Ir' --show=X e.callgrind
! cgannotate: the formula of the event 'X': a factor does not fit into 64 bits: '9223372036854775808'
? 2

== bad-name
# proves: what is wrong is named. A formula without a name is no event
$ --auto=no '--event== Ir' e.callgrind
! cgannotate: --event== Ir: expected NAME = FORMULA
? 2

== bad-number-and-event
# proves: what is wrong is named. A number alone is no term
$ --auto=no --threshold=100 --show-percs=no '--event=X = Ir + 5' --show=X e.callgrind
! cgannotate: the formula of the event 'X': it is no sum of events with factors, nor a ratio of two such sums, at '5'
? 2

== bad-only-number
# proves: what is wrong is named. A number is no NAME = FORMULA
$ --auto=no '--event=10' e.callgrind
! cgannotate: --event=10: expected NAME = FORMULA
? 2

== bad-open
# proves: what is wrong is named. An open parenthesis is missed at the end
$ --auto=no --threshold=100 --show-percs=no '--event=X = (Ir' --show=X e.callgrind
! cgannotate: the formula of the event 'X': a ) is missing before its end
? 2

== bad-open-incl
# proves: what is wrong is named. Incl( without ) is a name
$ '--event=X = Incl(Ir' --show=X e.callgrind
! cgannotate: the formula of the event 'X': there is no event 'Incl'
? 2

== bad-over-ratio
# proves: what is wrong is named. A ratio is not divided by
$ --auto=no '--event=X = Ir / (Dr / Dw)' --show=X e.callgrind
! cgannotate: the formula of the event 'X': it is no sum of events with factors, nor a ratio of two such sums, at '(Dr / Dw)'
? 2

== bad-plus
# proves: what is wrong is named. Behind + there is an event, and behind a factor too
$ --auto=no '--event=X = Ir +' --show=X e.callgrind
$ --auto=no '--event=X = 10' --show=X e.callgrind
! cgannotate: the formula of the event 'X': an event is missing before its end
? 2

== bad-plus-first
# proves: what is wrong is named. Before + there is an event
$ --auto=no '--event=X = + Ir' --show=X e.callgrind
! cgannotate: the formula of the event 'X': an event is missing before '+ Ir'
? 2

== bad-product
# proves: what is wrong is named. Two events are not multiplied
$ --auto=no --threshold=100 --show-percs=no '--event=X = Ir * Dr' --show=X e.callgrind
! cgannotate: the formula of the event 'X': it is no sum of events with factors, nor a ratio of two such sums, at 'Dr'
? 2

== bad-ratio-of-ratio
# proves: what is wrong is named. A ratio by name is in no sum
$ --auto=no '--event=R = Ir / Dr' '--event=X = R + Ir' --show=X e.callgrind
! cgannotate: the formula of the event 'X': it is no sum of events with factors, nor a ratio of two such sums, at 'Ir'
? 2

== bad-ratios
# proves: what is wrong is named. Two ratios are not added
$ --auto=no --threshold=100 --show-percs=no '--event=X = Ir / Dr + Ir / Dw' --show=X e.callgrind
! cgannotate: the formula of the event 'X': it is no sum of events with factors, nor a ratio of two such sums, at 'Ir / Dw'
? 2

== bad-recorded
# Ir is in events:.
$ '--event=Ir = Dr' e.callgrind
! cgannotate: --event=Ir = Dr: the profile already has an event of this name
? 2

== bad-signs
# proves: what is wrong is named. Signs nest as deep as parentheses, and are cut in the message
$ --auto=no '--event=X = Ir ------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------Ir' --show=X e.callgrind
! cgannotate: the formula of the event 'X': it nests too deep at '---------------------------------------------------------...'
? 2

== bad-two
# proves: what is wrong is named. Two events need an operator
$ --auto=no '--event=X = Ir Dr' --show=X e.callgrind
! cgannotate: the formula of the event 'X': an operator is missing before 'Dr'
? 2

== bad-two-slashes
# proves: what is wrong is named. There is one / in a formula
$ --auto=no '--event=X = Ir / Dr / Dw' --show=X e.callgrind
! cgannotate: the formula of the event 'X': it is no sum of events with factors, nor a ratio of two such sums, at 'Dw'
? 2

== bad-zero
# proves: what is wrong is named. 0 is no divisor that has an event
$ --auto=no --threshold=100 --show-percs=no '--event=X = Ir / 0' --show=X e.callgrind
! cgannotate: the formula of the event 'X': it is no sum of events with factors, nor a ratio of two such sums, at '0'
? 2

== circle
# Y is defined after X.
$ --auto=no '--event=X = Ir + Y' '--event=Y = X' --show=X e.callgrind
! cgannotate: the formula of the event 'X': there is no event 'Y'
? 2

== unknown
# proves: what is wrong is named. --show of what is no event
$ --auto=no --show=Nope e.callgrind
! cgannotate: --show: the profile has no event 'Nope'; it has Ir, Dr, Dw
? 2

== unknown-like-calls
# unknown-like-*: what is like it can be asked for; inclusive costs are Incl() of the first
# event.
$ --auto=no --sort=calls e.callgrind
! cgannotate: --sort: the profile has no event 'calls'; it has Ir, Dr, Dw
? 2

== unknown-like-ir
# proves: what is wrong is named. Events are told apart by case
$ --auto=no --sort=ir e.callgrind
! cgannotate: --sort: the profile has no event 'ir'; it has Ir, Dr, Dw
? 2

== unknown-nested
# proves: what is wrong is named. An event that is not there is said of the formula that names it,
# also where another one uses that
$ --auto=no '--event=X = Nope' '--event=Y = X' --show=Y e.callgrind
$ --auto=no '--event=X = Ir + Nope' --show=X e.callgrind
! cgannotate: the formula of the event 'X': there is no event 'Nope'
? 2

== unknown-sort
# proves: what is wrong is named. --sort of what is no event, without its threshold
$ --auto=no --sort=Nope:50 e.callgrind
! cgannotate: --sort: the profile has no event 'Nope'; it has Ir, Dr, Dw
? 2

== unknown-unused
# A formula that cannot be read is an error even if nothing shows it.
$ --event='x=Foo+1' --auto=no e.callgrind
! cgannotate: the formula of the event 'x': there is no event 'Foo'
? 2

== unused-gate
# x is 2 * 100 = 200: the limit is not exceeded, and x is not shown.
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
