## What --compare is refused with. Profiles and sums: compare.t.

== bad-asm
# bad-*: what has no place beside --compare.
$ --compare --asm run.base.out run.tuned.out
! cgannotate: --compare cannot be used with --asm
? 2

== bad-callgrind
# proves: A profile has one side
$ --compare --format=callgrind run.base.out run.tuned.out
! cgannotate: --compare cannot be used with --format=callgrind
? 2

== bad-check
# proves: --check reads each file by itself
$ --compare --check run.base.out run.tuned.out
! cgannotate: --compare cannot be used with --check
? 2

== bad-diff
# proves: There is one way to compare at a time
$ --compare --diff run.base.out run.tuned.out
! cgannotate: --compare cannot be used with --diff
? 2

== bad-empty
# proves: A file between two that is empty ends it
$ --compare run.base.out $(:>empty)empty run.tuned.out
! cgannotate: empty: the file is empty
? 1

== bad-fn
# proves: The view of a function has one side or OLD and NEW
$ --compare --fn=f run.base.out run.tuned.out
! cgannotate: --compare cannot be used with --fn; --match lists the functions that it matches
? 2

== bad-folded
# proves: Stacks have one side
$ --compare --format=folded run.base.out run.tuned.out
! cgannotate: --compare cannot be used with --format=folded
? 2

== bad-gate
# proves: Threads have no OLD that a limit with + could be of
$ --compare=thread --fail-if='Ir>+0' threads.out
! cgannotate: --fail-if=Ir>+0: a limit with '+' needs --diff or --compare=file
? 2

== bad-list-events
# proves: A table of events has no columns for sides
$ --compare --list=events run.base.out run.tuned.out
! cgannotate: --compare cannot be used with --list=events
? 2

== bad-list-parts
# proves: A table of parts has no columns for sides
$ --compare --list=parts run.base.out run.tuned.out
! cgannotate: --compare cannot be used with --list=parts
? 2

== bad-missing
# proves: A file that is not there is status 1
$ --compare run.base.out not-there
! cgannotate: not-there: No such file or directory
? 1

== bad-none
# proves: No profile is not two
$ --compare
! cgannotate: --compare needs two profiles or more; --compare=part and --compare=thread take one
? 2

== bad-one
# proves: One profile is not two
$ --compare run.base.out
! cgannotate: --compare needs two profiles or more; --compare=part and --compare=thread take one
? 2

== bad-part
# proves: A profile of one part has no parts to compare
$ --compare=part run.base.out
! cgannotate: --compare=part: there is one part only; --list=parts shows parts and threads
? 2

== bad-part-chosen
# proves: Parts that nothing has are said for a page, too
$ --compare --format=html --part=9 run.base.out run.tuned.out
! cgannotate: --part and --thread select nothing; --list=parts shows parts and threads
? 2

== bad-show
# proves: An event that no side has is named
$ --compare --show=Dw run.base.out run.final.out
! cgannotate: --show: the profile has no event 'Dw'; it has Ir, Dr; record with --cache-sim=yes
? 2

== bad-sort
# proves: What is sorted by are the columns of sides
$ --compare --sort=Ir run.base.out run.tuned.out
! cgannotate: --sort: there is no column 'Ir' with --compare; there are base, tuned, change
? 2

== bad-sort-number
# proves: The third column is the last; 9 is none
$ --compare=thread --sort=9 threads.out
! cgannotate: --sort: there is no column '9' with --compare; there are thread 1, thread 2, sum
? 2

== bad-sort-part
# proves: Parts have a sum and no change
$ --compare=part --sort=change threads.out
! cgannotate: --sort: there is no column 'change' with --compare; there are part 1, part 2, sum
? 2

== bad-source
# proves: A source among the profiles is refused where none is shown
$ --compare run.base.out run.tuned.out $(echo text >note)note
! cgannotate: note: this is not a profile, and these options show no source
? 1

== bad-thread
# proves: One chosen thread has nothing beside it
$ --compare=thread --thread=1 threads.out
! cgannotate: --compare=thread: there is one thread only; --list=parts shows parts and threads
? 2

== bad-tree
# proves: --tree has one side
$ --compare --tree=both run.base.out run.tuned.out
! cgannotate: --compare cannot be used with --tree
? 2

== bad-value
# proves: --compare has three values
$ --compare=function threads.out
! cgannotate: --compare=function: the value is not one of file|part|thread
? 2
