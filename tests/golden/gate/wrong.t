## Limits that are refused. Profiles and sums: gate.t.

== bad-1
# bad-*: not EVENT>N, [REGEX:]EVENT>+N with --diff only, N% with + only: exit 2.
$ --auto=no old.callgrind '--fail-if=Ir'
! cgannotate: --fail-if=Ir: expected EVENT>N
? 2

== bad-2
# proves: A limit ends behind '>': a number is expected
$ --auto=no old.callgrind '--fail-if=Ir>'
! cgannotate: --fail-if=Ir>: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-3
# proves: A word is no number
$ --auto=no old.callgrind '--fail-if=Ir>x'
! cgannotate: --fail-if=Ir>x: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-4
# proves: A number with a letter behind it is none
$ --auto=no old.callgrind '--fail-if=Ir>1x'
! cgannotate: --fail-if=Ir>1x: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-5
# proves: '+' needs a number
$ --auto=no old.callgrind '--fail-if=Ir>+'
! cgannotate: --fail-if=Ir>+: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-6
# proves: '+' and a word is no number
$ --auto=no old.callgrind '--fail-if=Ir>+x'
! cgannotate: --fail-if=Ir>+x: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-7
# proves: '+%' has no number
$ --auto=no old.callgrind '--fail-if=Ir>+%'
! cgannotate: --fail-if=Ir>+%: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-8
# proves: A percentage needs '+', as it is of OLD
$ --auto=no old.callgrind '--fail-if=Ir>1%'
! cgannotate: --fail-if=Ir>1%: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-9
# proves: An event must stand before '>'
$ --auto=no old.callgrind '--fail-if=>5'
! cgannotate: --fail-if=>5: the profile has no event ''; it has Ir, Dr
? 2

== bad-10
# proves: An event that the profile has not is named, with those that it has
$ --auto=no old.callgrind '--fail-if=No>5'
! cgannotate: --fail-if=No>5: the profile has no event 'No'; it has Ir, Dr
? 2

== bad-11
# proves: So is one of functions
$ --auto=no old.callgrind '--fail-if=f:No>5'
! cgannotate: --fail-if=f:No>5: the profile has no event 'No'; it has Ir, Dr
? 2

== bad-12
# proves: A regular expression that is none is refused as the C library says
$ --auto=no old.callgrind '--fail-if=(:Ir>5'
! cgannotate: --fail-if=(:Ir>5: Unmatched ( or \\(
? 2

== bad-13
# proves: '+' needs two sides
$ --auto=no old.callgrind '--fail-if=Ir>+5'
! cgannotate: --fail-if=Ir>+5: a limit with '+' needs --diff or --compare=file
? 2

== bad-14
# proves: There is no '<'
$ --auto=no old.callgrind '--fail-if=Ir<5'
! cgannotate: --fail-if=Ir<5: expected EVENT>N
? 2

== bad-15
# proves: An empty limit is refused
$ --auto=no old.callgrind '--fail-if='
! cgannotate: --fail-if=: expected EVENT>N
? 2

== bad-16
# proves: A second '+' is no number
$ --auto=no old.callgrind '--fail-if=Ir>++5'
! cgannotate: --fail-if=Ir>++5: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-17
# proves: 10^20 - 1 does not fit into 64 bits
$ --auto=no old.callgrind '--fail-if=Ir>99999999999999999999'
! cgannotate: --fail-if=Ir>99999999999999999999: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-19
# proves: A limit of a count is whole
$ --auto=no old.callgrind '--fail-if=Ir>1.5'
! cgannotate: --fail-if=Ir>1.5: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-20
# proves: Calls of a function have no limit
$ --auto=no old.callgrind '--fail-if=^s:Calls>2'
! cgannotate: --fail-if=^s:Calls>2: Calls and Incl() of a function cannot be limited; see --inclusive
? 2

== bad-21
# proves: Nor has its inclusive cost
$ --auto=no old.callgrind '--fail-if=slow:Incl(Ir)>2'
! cgannotate: --fail-if=slow:Incl(Ir)>2: Calls and Incl() of a function cannot be limited; see --inclusive
? 2

== bad-24
# proves: The limit of a ratio is a number, with or without a fraction
$ --auto=no old.callgrind --event=R=Dr/Ir --fail-if='R>x'
! cgannotate: --fail-if=R>x: expected N, +N or +N% after '>', where N is a number
? 2

== bad-diff-1
# proves: A percentage has one point
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>+1.2.3%'
! cgannotate: --diff: OLD is of the program old, NEW of new
! cgannotate: --fail-if=Ir>+1.2.3%: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-diff-2
# proves: A percentage has no second sign
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>+-5%'
! cgannotate: --diff: OLD is of the program old, NEW of new
! cgannotate: --fail-if=Ir>+-5%: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-diff-3
# proves: A percentage has no blank in it
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>+ 5%'
! cgannotate: --diff: OLD is of the program old, NEW of new
! cgannotate: --fail-if=Ir>+ 5%: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-diff-4
# proves: A percentage has no exponent
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>+1e3%'
! cgannotate: --diff: OLD is of the program old, NEW of new
! cgannotate: --fail-if=Ir>+1e3%: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-diff-5
# proves: nan is no percentage
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>+nan%'
! cgannotate: --diff: OLD is of the program old, NEW of new
! cgannotate: --fail-if=Ir>+nan%: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-diff-6
# proves: A point without digits is no percentage
$ --auto=no --diff old.callgrind new.callgrind '--fail-if=Ir>+.%'
! cgannotate: --diff: OLD is of the program old, NEW of new
! cgannotate: --fail-if=Ir>+.%: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-diff-8
# proves: A percentage of 10^20 - 1 does not fit into 64 bits
$ --auto=no --diff tenthousand.callgrind more.callgrind '--fail-if=Ir>+99999999999999999999%'
! cgannotate: --fail-if=Ir>+99999999999999999999%: expected N, +N or +N% after '>', where N is a whole number
? 2

== bad-digits
# It is a number, but 115292150460684697725 / 100 is too large.
$ --auto=no '--event=R = Ir/2' old.callgrind '--fail-if=R>1152921504606846977.25'
! cgannotate: --fail-if=R>1152921504606846977.25: expected N, +N or +N% after '>', where N is a number
? 2

== bad-ratio-percent
# proves: A ratio has no limit in %, also if it is made of one
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
# proves: A table of events has no gate
$ --list=events old.callgrind '--fail-if=Ir>5'
! cgannotate: --fail-if cannot be used with --list=events
? 2

== beside-list-parts
# proves: A table of parts has no gate
$ --list=parts old.callgrind '--fail-if=Ir>5'
! cgannotate: --fail-if cannot be used with --list=parts
? 2
