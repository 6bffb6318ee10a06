## See compare.t for the profiles and their sums.

== bad-asm
# bad-*: what has no place beside --compare.
$ --compare --asm run.base.out run.tuned.out
! cgannotate: --compare cannot be used with --asm
? 2

== bad-callgrind
# See bad-asm.
$ --compare --format=callgrind run.base.out run.tuned.out
! cgannotate: --compare cannot be used with --format=callgrind
? 2

== bad-check
# See bad-asm.
$ --compare --check run.base.out run.tuned.out
! cgannotate: --compare cannot be used with --check
? 2

== bad-diff
# See bad-asm.
$ --compare --diff run.base.out run.tuned.out
! cgannotate: --compare cannot be used with --diff
? 2

== bad-empty
# See bad-asm.
$ --compare run.base.out $(:>empty)empty run.tuned.out
! cgannotate: empty: the file is empty
? 1

== bad-fn
# See bad-asm.
$ --compare --fn=f run.base.out run.tuned.out
! cgannotate: --compare cannot be used with --fn; --match lists the functions that it matches
? 2

== bad-folded
# See bad-asm.
$ --compare --format=folded run.base.out run.tuned.out
! cgannotate: --compare cannot be used with --format=folded
? 2

== bad-gate
# See bad-asm.
$ --compare=thread --fail-if='Ir>+0' threads.out
! cgannotate: --fail-if=Ir>+0: a limit with '+' needs --diff or --compare=file
? 2

== bad-list-events
# See bad-asm.
$ --compare --list=events run.base.out run.tuned.out
! cgannotate: --compare cannot be used with --list=events
? 2

== bad-list-parts
# See bad-asm.
$ --compare --list=parts run.base.out run.tuned.out
! cgannotate: --compare cannot be used with --list=parts
? 2

== bad-missing
# See bad-asm.
$ --compare run.base.out not-there
! cgannotate: not-there: No such file or directory
? 1

== bad-none
# See bad-asm.
$ --compare
! cgannotate: --compare needs two profiles or more; --compare=part and --compare=thread take one
? 2

== bad-one
# See bad-asm.
$ --compare run.base.out
! cgannotate: --compare needs two profiles or more; --compare=part and --compare=thread take one
? 2

== bad-part
# See bad-asm.
$ --compare=part run.base.out
! cgannotate: --compare=part: there is one part only; --list=parts shows parts and threads
? 2

== bad-part-chosen
# See bad-asm.
$ --compare --format=html --part=9 run.base.out run.tuned.out
! cgannotate: --part and --thread select nothing; --list=parts shows parts and threads
? 2

== bad-show
# See bad-asm.
$ --compare --show=Dw run.base.out run.final.out
! cgannotate: --show: the profile has no event 'Dw'; it has Ir, Dr; record with --cache-sim=yes
? 2

== bad-sort
# See bad-asm.
$ --compare --sort=Ir run.base.out run.tuned.out
! cgannotate: --sort: there is no column 'Ir' with --compare; there are base, tuned, change
? 2

== bad-sort-number
# See bad-asm.
$ --compare=thread --sort=9 threads.out
! cgannotate: --sort: there is no column '9' with --compare; there are thread 1, thread 2, sum
? 2

== bad-sort-part
# See bad-asm.
$ --compare=part --sort=change threads.out
! cgannotate: --sort: there is no column 'change' with --compare; there are part 1, part 2, sum
? 2

== bad-source
# See bad-asm.
$ --compare run.base.out run.tuned.out $(echo text >note)note
! cgannotate: note: this is not a profile, and these options show no source
? 1

== bad-thread
# See bad-asm.
$ --compare=thread --thread=1 threads.out
! cgannotate: --compare=thread: there is one thread only; --list=parts shows parts and threads
? 2

== bad-tree
# See bad-asm.
$ --compare --tree=both run.base.out run.tuned.out
! cgannotate: --compare cannot be used with --tree
? 2

== bad-value
# See bad-asm.
$ --compare=function threads.out
! cgannotate: --compare=function: the value is not one of file|part|thread
? 2
