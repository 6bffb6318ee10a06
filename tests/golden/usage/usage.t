## Wrong usage: one line on standard error that names the culprit, exit status 2;
## a profile that cannot be read is an error of another kind, exit status 1. No
## figures. An event that the profile does not have brings the list of those that
## it has. -I and --threshold at the end lack a value. A control character in a
## word is not written to the terminal.

== ambiguous
# ambiguous*: several options begin so; --no-show is no beginning of --no-show-percs, as there
# is a --show.
$ --s demo.callgrind
! cgannotate: --s: ambiguous option; it may be --summary, --show, --sort, --separate-recs, --show-percs, --source-map, --sources
? 2

== ambiguous-no
# proves: The beginning of two --no- forms is refused with both named
$ --no-s demo.callgrind
! cgannotate: --no-s: ambiguous option; it may be --no-separate-recs, --no-show-percs
? 2

== ambiguous-no-all
# "no" begins all that can be denied.
$ --no demo.callgrind
! cgannotate: --no: ambiguous option; it may be --no-inclusive, --no-separate-recs, --no-human-readable, --no-show-percs, --no-pager, --no-auto, --no-inlines, --no-new-ok, --no-limits
? 2

== auto-maybe
# proves: --auto takes yes or no
$ --auto=maybe demo.callgrind
! cgannotate: --auto=maybe: the value is not one of yes|no
? 2

== auto-word
# A value that may be left out is never the next word, unless a file is called so
# (call-tree-file).  sort-cache and the like: an event that Valgrind counts if it is told to;
# what is like it is not proposed.
$ --auto no demo.callgrind
! cgannotate: no: No such file or directory
? 1

== by-func
# A value that is cut short is none.
$ --by=func demo.callgrind
$ --by func demo.callgrind
! cgannotate: --by=func: the value is not one of row|function|file|object|line
? 2

== call-tree-file
# A file is called up, so that it is no value of --color.
# compat: The script has no --color
$ $(cp demo.callgrind up)--no-auto --color up | head -2 | tail -1; rm up
| 1,000 Ir; showing 4 of 5 functions, 99.00% of Ir

== check-list
# What is no report takes no option of one.
$ --check --list=parts demo.callgrind
! cgannotate: --list cannot be used with --check
? 2

== check-top
# proves: --top has no rows to choose beside --check
$ --check --top=3 demo.callgrind
! cgannotate: --top cannot be used with --check
? 2

== context-hex
# proves: Numbers of options are decimal
$ --context=0x10 demo.callgrind
! cgannotate: --context=0x10: not a number
? 2

== context-negative
# proves: --context is not negative
$ --context=-1 demo.callgrind
! cgannotate: --context=-1: not a number
? 2

== context-word
# proves: --context takes a number or all
$ --context=some demo.callgrind
! cgannotate: --context=some: not a number
? 2

== directory
# proves: A directory is no profile
$ .
! cgannotate: .: Is a directory
? 1

== event-cache
# proves: An event of the cache that is not there comes with how to record it
$ --event='R = DLmr / Ir' --show=R demo.callgrind
! cgannotate: the formula of the event 'R': there is no event 'DLmr'; record with --cache-sim=yes
? 2

== fail-if-systime
# proves: So does one of system calls in --fail-if
$ --fail-if='sysTime>3' demo.callgrind
! cgannotate: --fail-if=sysTime>3: the profile has no event 'sysTime'; it has Ir, Dr, Dw; record with --collect-systime=yes
? 2

== flag-with-value
# proves: --list takes parts or events
$ --list=x demo.callgrind
! cgannotate: --list=x: the value is not one of parts|events
? 2

== fn-empty
# proves: --fn needs a name, behind = or as the next word
$ --fn= demo.callgrind
$ --fn '' demo.callgrind
! cgannotate: --fn=: expected the name of a function
? 2

== help-with-value
# proves: --help takes short or all
$ --help=yes
! cgannotate: --help=yes: the value is not one of short|all
? 2

== include-nothing
# proves: -I at the end has no value
$ demo.callgrind -I
! cgannotate: -I: the option needs a value
? 2

== inclusive-2
# proves: --inclusive takes yes or no
$ --inclusive=2 demo.callgrind
! cgannotate: --inclusive=2: the value is not one of yes|no
? 2

== list-events-sort
# proves: --sort does nothing beside --list=events
$ --list=events --sort=Ir demo.callgrind
! cgannotate: --sort cannot be used with --list=events
? 2

== list-parts-by
# proves: --by does nothing beside --list=parts
$ --list=parts --by=file demo.callgrind
! cgannotate: --by cannot be used with --list=parts
? 2

== list-parts-others
# proves: --list=parts takes what chooses parts and how they are written; the 1,000 are those of
# the profile
$ --list=parts --part=1 --color=never --format=csv --output=- demo.callgrind
| file,pid,part,name,thread,Ir,time_range,trigger\x0d
| demo.callgrind,4711,1,,,1000,Basic block 0 - 100,Program termination\x0d

== list-word
# proves: --list=part is no beginning of parts
$ --list=part demo.callgrind
! cgannotate: --list=part: the value is not one of parts|events
? 2

== map-no-equals
# proves: --source-map needs FROM=TO
$ --source-map=lib demo.callgrind
! cgannotate: --source-map=lib: expected FROM=TO
? 2

== missing
# proves: A file that is not there is status 1
$ missing.callgrind
! cgannotate: missing.callgrind: No such file or directory
? 1

== no-profile
# proves: Without a file and without one here, it says which it looks for, and how to record one
% mkdir empty; cd empty; cgannotate --auto=no
! cgannotate: no profile is given, and none is here (callgrind.out*, cachegrind.out*, *.callgrind); record one with valgrind --tool=callgrind PROGRAM, or give '-' to read standard input
? 2

== no-with-value
# So it is no option at all.
$ --no-show demo.callgrind
! cgannotate: --no-show: unknown option; did you mean --show?
? 2

== percs-bad
# proves: --show-percs with an empty value is refused
$ --show-percs= demo.callgrind
! cgannotate: --show-percs=: the value is not one of yes|no
? 2

== show-branch
# proves: An event of branches that is not there comes with how to record it
$ --show=Bcm demo.callgrind
! cgannotate: --show: the profile has no event 'Bcm'; it has Ir, Dr, Dw; record with --branch-sim=yes
? 2

== show-control
# proves: A control character of the command line is printed as \x1b
$ "--show=$(printf "a\033[31mb")" demo.callgrind
! cgannotate: --show: the profile has no event 'a\\x1b[31mb'; it has Ir, Dr, Dw
? 2

== show-unknown
# proves: An event of --show that is not there is named with those that are
$ --show=Ir,Dx demo.callgrind
! cgannotate: --show: the profile has no event 'Dx'; it has Ir, Dr, Dw
? 2

== sort-bad-threshold
# proves: A threshold of --sort above 100 is none
$ --sort=Ir:101 demo.callgrind
! cgannotate: --sort: 'Ir:101': the threshold is not a percentage from 0 to 100
? 2

== sort-cache
# proves: An event of the cache in --sort comes with how to record it
$ --sort=D1mr demo.callgrind
! cgannotate: --sort: the profile has no event 'D1mr'; it has Ir, Dr, Dw; record with --cache-sim=yes
? 2

== sort-no-number
# proves: A word is no threshold of --sort
$ --sort=Ir:x demo.callgrind
! cgannotate: --sort: 'Ir:x': the threshold is not a percentage from 0 to 100
? 2

== sort-unknown
# proves: An event of --sort that is not there is named, without its threshold
$ --sort=Bogus demo.callgrind
$ --sort=Bogus:50 demo.callgrind
! cgannotate: --sort: the profile has no event 'Bogus'; it has Ir, Dr, Dw
? 2

== source-map-nothing
# proves: --source-map at the end has no value
$ demo.callgrind --source-map
! cgannotate: --source-map: the option needs a value
? 2

== threshold-negative
# proves: --threshold is not negative
$ --threshold=-1 demo.callgrind
! cgannotate: --threshold=-1: not a percentage from 0 to 100
? 2

== threshold-nothing
# proves: --threshold at the end has no value
$ demo.callgrind --threshold
! cgannotate: --threshold: the option needs a value
? 2

== threshold-over
# proves: --threshold is 100 at most
$ --threshold=100.5 demo.callgrind
! cgannotate: --threshold=100.5: not a percentage from 0 to 100
? 2

== threshold-word
# proves: --threshold takes a number
$ --threshold=most demo.callgrind
! cgannotate: --threshold=most: not a percentage from 0 to 100
? 2

== tree-nothing
# proves: --tree at the end has no value
$ --tree
! cgannotate: --tree: the option needs a value
? 2

== tree-up
# proves: --tree has four values
$ --tree=up demo.callgrind
! cgannotate: --tree=up: the value is not one of none|caller|calling|both
? 2

== unknown-letter
# proves: -x is no option
$ -x demo.callgrind
! cgannotate: -x: unknown option; see --help=all
? 2

== unknown-no
# proves: --no-nothing is no option
$ --no-nothing demo.callgrind
! cgannotate: --no-nothing: unknown option; see --help=all
? 2

== unknown-option
# proves: --nothing is no option
$ --nothing demo.callgrind
! cgannotate: --nothing: unknown option; see --help=all
? 2

== browse-format
# proves: what is walked through is written nowhere
$ --browse --format=json x
! cgannotate: --browse cannot be used with --format=json
? 2

== browse-output
# proves: nor is it with -o
$ --browse --output=x x
! cgannotate: --output cannot be used with --browse
? 2
