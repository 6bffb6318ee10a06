## An option that would do nothing is refused, status 2: one line names it and what it cannot be
## used with. tests/cli/together.sh tries each option with each format.

@file p.out
| # callgrind format
| version: 1
| creator: callgrind-3.19.0
| positions: instr line
| events: Ir Dr
| summary: 99 27
| fl=main.c
| fn=main
| 0x10 1 1 2
| 0x14 6 4 1
| cfi=/far/g.h
| cfn=g<int>(int)
| calls=2 0x20 1
| 0x18 7 90 15
| fl=/far/g.h
| fn=g<int>(int)
| 0x20 1 30 3
| 0x24 2 60 12
| fl=h.c
| fn=h
| 0x30 1 4 9
| totals: 99 27

== call-tree-auto
# proves: No sources stand below a tree
$ --call-tree --auto p.out
! cgannotate: --auto cannot be used with --call-tree
? 2

== tree-layout-screen
# proves: --tree is of the classic report
$ --tree=both --layout=screen p.out
! cgannotate: --tree cannot be used with --layout=screen
? 2

== tree-diff
# proves: Nor has it two sides
$ --tree=caller --diff p.out p.out
! cgannotate: --tree cannot be used with --diff
? 2

== call-tree-tree-both
# proves: Two trees are not one report
$ --call-tree --tree=both p.out
! cgannotate: --call-tree cannot be used with --tree
? 2

== call-tree-threshold-5
# proves: A tree is cut by --min
$ --call-tree --threshold=5 p.out
! cgannotate: --call-tree cannot be used with --threshold
? 2

== call-tree-inclusive
# proves: A tree is inclusive as it is
$ --call-tree --inclusive p.out
! cgannotate: --call-tree cannot be used with --inclusive
? 2

== call-tree-no-show-percs
# proves: A tree has percentages
$ --call-tree --no-show-percs p.out
! cgannotate: --call-tree cannot be used with --show-percs
? 2

== compare-auto
# proves: No sources stand below a table of sides
$ --compare --auto p.out
! cgannotate: --auto cannot be used with --compare
? 2

== list-parts-mod-fn-s-g-h
# proves: Parts have no names of functions
$ --list=parts --mod-fn=s/g/h/ p.out
! cgannotate: --mod-fn cannot be used with --list=parts
? 2

== list-parts-layout-compact
# proves: --list=parts has one layout
$ --list=parts --layout=screen p.out
! cgannotate: --layout cannot be used with --list=parts
? 2

== list-events-color-always
# proves: A table of events has no colours
$ --list=events --color=always p.out
! cgannotate: --color=always cannot be used with --list=events
? 2

== check-color-always
# proves: --check has no colours
$ --check --color=always p.out
! cgannotate: --color=always cannot be used with --check
? 2

== check-context-5
# proves: --check shows no sources
$ --check --context=5 p.out
! cgannotate: --context cannot be used with --check
? 2

