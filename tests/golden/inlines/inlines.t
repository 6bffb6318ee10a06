== no-addresses
$ --inlines lines.callgrind
! cgannotate: --inlines: the profile has no addresses; record with --dump-instr=yes, as in valgrind --tool=callgrind --dump-instr=yes PROGRAM
? 1
