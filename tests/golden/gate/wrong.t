## See gate.t for the profiles and their sums.

== bad-1
# bad-*: not EVENT>N, [REGEX:]EVENT>+N with --diff only, N% with + only: exit 2.
$ --auto=no old.callgrind '--fail-if=Ir'
! cgannotate: --fail-if=Ir: expected EVENT>N
? 2

== bad-2
# See bad-1.
$ --auto=no old.callgrind '--fail-if=Ir>'
! cgannotate: --fail-if=Ir>: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-3
# See bad-1.
$ --auto=no old.callgrind '--fail-if=Ir>x'
! cgannotate: --fail-if=Ir>x: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-4
# See bad-1.
$ --auto=no old.callgrind '--fail-if=Ir>1x'
! cgannotate: --fail-if=Ir>1x: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-5
# See bad-1.
$ --auto=no old.callgrind '--fail-if=Ir>+'
! cgannotate: --fail-if=Ir>+: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-6
# See bad-1.
$ --auto=no old.callgrind '--fail-if=Ir>+x'
! cgannotate: --fail-if=Ir>+x: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-7
# See bad-1.
$ --auto=no old.callgrind '--fail-if=Ir>+%'
! cgannotate: --fail-if=Ir>+%: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-8
# See bad-1.
$ --auto=no old.callgrind '--fail-if=Ir>1%'
! cgannotate: --fail-if=Ir>1%: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-9
# See bad-1.
$ --auto=no old.callgrind '--fail-if=>5'
! cgannotate: --fail-if=>5: the profile has no event ''; it has Ir, Dr
? 2

== bad-10
# See bad-1.
$ --auto=no old.callgrind '--fail-if=No>5'
! cgannotate: --fail-if=No>5: the profile has no event 'No'; it has Ir, Dr
? 2

== bad-11
# See bad-1.
$ --auto=no old.callgrind '--fail-if=f:No>5'
! cgannotate: --fail-if=f:No>5: the profile has no event 'No'; it has Ir, Dr
? 2

== bad-12
# See bad-1.
$ --auto=no old.callgrind '--fail-if=(:Ir>5'
! cgannotate: --fail-if=(:Ir>5: Unmatched ( or \\(
? 2

== bad-13
# See bad-1.
$ --auto=no old.callgrind '--fail-if=Ir>+5'
! cgannotate: --fail-if=Ir>+5: a limit with '+' needs --diff or --compare=file
? 2

== bad-14
# See bad-1.
$ --auto=no old.callgrind '--fail-if=Ir<5'
! cgannotate: --fail-if=Ir<5: expected EVENT>N
? 2

== bad-15
# See bad-1.
$ --auto=no old.callgrind '--fail-if='
! cgannotate: --fail-if=: expected EVENT>N
? 2

== bad-16
# See bad-1.
$ --auto=no old.callgrind '--fail-if=Ir>++5'
! cgannotate: --fail-if=Ir>++5: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-17
# See bad-1.
$ --auto=no old.callgrind '--fail-if=Ir>99999999999999999999'
! cgannotate: --fail-if=Ir>99999999999999999999: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-19
# See bad-1.
$ --auto=no old.callgrind '--fail-if=Ir>1.5'
! cgannotate: --fail-if=Ir>1.5: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-20
# See bad-1.
$ --auto=no old.callgrind '--fail-if=^s:Calls>2'
! cgannotate: --fail-if=^s:Calls>2: Calls and Incl() of a function cannot be limited; see --inclusive
? 2

== bad-21
# See bad-1.
$ --auto=no old.callgrind '--fail-if=slow:Incl(Ir)>2'
! cgannotate: --fail-if=slow:Incl(Ir)>2: Calls and Incl() of a function cannot be limited; see --inclusive
? 2

== bad-24
# See bad-1.
$ --auto=no old.callgrind --event=R=Dr/Ir --fail-if='R>x'
! cgannotate: --fail-if=R>x: expected N, +N or +N% after '>', where N is a number
? 2

== bad-diff-1
# See bad-1.
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>+1.2.3%'
! cgannotate: --diff: OLD is of the program old, NEW of new
! cgannotate: --fail-if=Ir>+1.2.3%: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-diff-2
# See bad-1.
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>+-5%'
! cgannotate: --diff: OLD is of the program old, NEW of new
! cgannotate: --fail-if=Ir>+-5%: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-diff-3
# See bad-1.
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>+ 5%'
! cgannotate: --diff: OLD is of the program old, NEW of new
! cgannotate: --fail-if=Ir>+ 5%: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-diff-4
# See bad-1.
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>+1e3%'
! cgannotate: --diff: OLD is of the program old, NEW of new
! cgannotate: --fail-if=Ir>+1e3%: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-diff-5
# See bad-1.
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>+nan%'
! cgannotate: --diff: OLD is of the program old, NEW of new
! cgannotate: --fail-if=Ir>+nan%: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-diff-6
# See bad-1.
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>+.%'
! cgannotate: --diff: OLD is of the program old, NEW of new
! cgannotate: --fail-if=Ir>+.%: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-diff-8
# See bad-1.
$ --auto=no --diff tenthousand.callgrind more.callgrind '--fail-if=Ir>+99999999999999999999%'
! cgannotate: --fail-if=Ir>+99999999999999999999%: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-digits
# It is a number, but 115292150460684697725 / 100 is too large.
$ --auto=no '--event=R = Ir/2' old.callgrind '--fail-if=R>1152921504606846977.25'
! cgannotate: --fail-if=R>1152921504606846977.25: expected N, +N or +N% after '>', where N is a number
? 2

== bad-ratio-percent
# See bad-1.
$ --auto=no old.callgrind --event=R=Dr/Ir --fail-if='R>4.9%'
$ --auto=no old.callgrind --event='I1% = Dr / Ir' '--event=R = I1% + 0' --fail-if='R>4.9%'
! cgannotate: --fail-if=R>4.9%: expected N, +N or +N% after '>', where N is a number
? 2

== beside-check
# beside-*: no report, no limits.
$ --check old.callgrind '--fail-if=Ir>5'
! cgannotate: --fail-if cannot be used with --check
? 2

== beside-list-events
# See beside-check.
$ --list=events old.callgrind '--fail-if=Ir>5'
! cgannotate: --fail-if cannot be used with --list=events
? 2

== beside-list-parts
# See beside-check.
$ --list=parts old.callgrind '--fail-if=Ir>5'
! cgannotate: --fail-if cannot be used with --list=parts
? 2
