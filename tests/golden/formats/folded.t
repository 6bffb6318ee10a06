## --format=folded: stacks for flame graphs. Profiles and sums: formats.t.

== folded
# The rows of new.callgrind in formats.t: main 10, f 60 (40 and 20), g 30.
$ --format=folded new.callgrind
| main 10
| main;f 60
| main;g 30

== folded-check
# --check has a report of its own, which is no stacks.
$ --format=folded --check bad.callgrind new.callgrind
! cgannotate: --check cannot be used with --format=folded
? 2

== folded-cycle
# cycle.callgrind, as worked out in formats.t: even 90, odd 70, which is no more than the cycle.
$ --format=folded cycle.callgrind
| main 10
| main;<cycle 1: even, odd>;even 40
| main;<cycle 1: even, odd>;odd 30
| main;<cycle 1: even, odd>;odd;leaf 20

== folded-diff
# Rows and shares of new and old in formats.t: f +20, g +30, h -30.
$ --format=folded --diff old.callgrind new.callgrind
| main 10 10
| main;f 40 60
| main;h 30 0
| main;g 0 30

== folded-events
# A list of events is no stacks.
$ --format=folded --list=events new.callgrind
! cgannotate: --list=events cannot be used with --format=folded
? 2

== folded-fn
# Stacks are of all functions.
$ --format=folded --fn=g --fn=main new.callgrind
! cgannotate: --fn cannot be used with --format=folded
? 2

== folded-hostile
# 1 to 16 Ir of 136; every byte of a name is as the format has it, so that nothing else is told
# by it.
$ --format=folded hostile.callgrind
| main 1
| main;a "quoted" name 2
| main;back`tick|pipe 3
| main;=cmd 4
| main;semi:colon 5
| main;tab	here\\n 6
| main;bad\\xff\\xc3utf 7
| main;esc\\x1b[31m 8
| main;<b>&amp:</b> 9
| main;größe 漢字 10
| main;id 11
| main;c0\\x01\\x7f 12
| main;comma, and " 13
| main;-minus 14
| main;*star_under_score* 15
| main;nul\\x00byte 16

== folded-inclusive
# The stacks are of Ir, which is sorted by, whatever is shown; costs are divided in any case.
$ --format=folded --inclusive --show=Dr,Both --sort=Ir new.callgrind
| main 10
| main;f 60
| main;g 30

@file joined-new.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 5
| cfn=g
| calls=1 9
| 2 11
| fi=b.h
| 3 1
| cfi=a.c
| cfn=g
| calls=2 9
| 4 22
| fe=a.c
| fn=g
| 9 33

@file joined-old.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 5
| cfn=g
| calls=1 9
| 2 10
| fi=b.h
| 3 1
| cfi=a.c
| cfn=g
| calls=2 9
| 4 20
| fe=a.c
| fn=g
| 9 30

== folded-joined
# main calls g from a.c and, inlined, from b.h: 10 + 20 in OLD, 11 + 22 in NEW, all of g. main
# has 5 + 1.
$ --format=folded --diff joined-old.callgrind joined-new.callgrind
| main 6 6
| main;g 30 33

== folded-match
# Stacks are of all functions.
$ --format=folded --match=:g new.callgrind
! cgannotate: --match cannot be used with --format=folded
? 2

== folded-top
# Stacks are of all functions.
$ --format=folded --top=2 new.callgrind
! cgannotate: --top cannot be used with --format=folded
? 2

== folded-members
# main 5 and lib 27 are no members of the cycle of s 40, p and r 20 and q 1, 81 in all; what
# equals in cost is in the order of names. lib was paid for by main 9, q 6 and s 12: 27, so
# that each has just this below it. 5 + 9 + 99 = 113.
$ --format=folded members.callgrind
| main 5
| main;lib 9
| main;<cycle 1: s, p, r, ...>;s 40
| main;<cycle 1: s, p, r, ...>;s;lib 12
| main;<cycle 1: s, p, r, ...>;p 20
| main;<cycle 1: s, p, r, ...>;r 20
| main;<cycle 1: s, p, r, ...>;q 1
| main;<cycle 1: s, p, r, ...>;q;lib 6

== folded-members-diff
# In OLD q is 50 and s 30, and main paid 138; the cycle is called after NEW's costs.
$ --format=folded --diff members-old.callgrind members.callgrind
| main 5 5
| main;lib 9 9
| main;<cycle 1: s, p, r, ...>;s 30 40
| main;<cycle 1: s, p, r, ...>;s;lib 12 12
| main;<cycle 1: s, p, r, ...>;p 20 20
| main;<cycle 1: s, p, r, ...>;r 20 20
| main;<cycle 1: s, p, r, ...>;q 50 1
| main;<cycle 1: s, p, r, ...>;q;lib 6 6

== folded-parts
# Nor is a list of parts.
$ --format=folded --list=parts new.callgrind old.callgrind
! cgannotate: --list=parts cannot be used with --format=folded
? 2

== folded-ratio
# A ratio of one stack says nothing about another, so none is written.
$ --format=folded '--event=R = Ir / Dr' --sort=R new.callgrind
! cgannotate: --format=folded: stacks are of one event of the profile; name it with --sort
? 2

@file nameless.callgrind
| events: Ir
| fl=a.c
| fn=
| 1 5
| cfn=f
| calls=1 1
| 1 3
| fn=f
| 1 3

== folded-nameless
# A function without a name is ???: 5 of its own, and 3 of f below it.
$ --format=folded nameless.callgrind
| ??? 5
| ???;f 3

@run for cost in 1 2; do printf 'events: Ir\nfl=a.c\nfn=main\n1 29998\ncfn=f\ncalls=1 1\n2 %d\nfn=f\n1 %d\n' $cost $cost >small-$cost; done

== folded-small-diff
# 1 and 2 of 30,000 are less than a 10,000th: on each side they are small.
$ --format=folded --diff small-1 small-2
| main 29998 29998
| main;(small) 1 2

@run { echo 'events: Ir'; for i in $(seq 1 1009); do printf 'fn=f%d\n1 1\ncfn=f%d\ncalls=1 1\n1 %d\n' $i $((i + 1)) $((1010 - i)); done; printf 'fn=f1010\n1 1\n'; } >deep.callgrind

== folded-deep
# Of 1,010 functions, each called by the one before and 1, a stack has 1,000, and the other 10 are small.
$ --format=folded deep.callgrind | awk -F ';' 'END { print NR, NF, $(NF - 1), $NF }'
| 1001 1001 f1000 (small) 10
