## One event decides order, cut, share and columns of a summary, and of Markdown, folded
## stacks and graphs. By hand: of B, third is the first with 97 of 100.

@file two.callgrind
| events: A B
| fl=a.c
| fn=first
| 1 90 1
| fn=second
| 2 8 2
| fn=third
| 3 2 97

== call-tree
# Shown alone, B also sorts: third 97, second 2, first 1. two.callgrind has no calls.
$ --call-tree --show=B two.callgrind
| two.callgrind
| 100 B; showing calls of 1 % or more
|       Incl  Self  Calls  function, and what it calls
| 100.0% 100     .      .  program
| 97.00%  97    97      .    third                     a.c
|  2.00%   2     2      .    second                    a.c
|  1.00%   1     1      .    first                     a.c
! cgannotate: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

== folded
# B of each function, the largest first: 97, 2, 1.
$ --format=folded --show=B two.callgrind
| third 97
| second 2
| first 1
! cgannotate: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

== inclusive
# A already has all that a function calls: Incl(A) is no second column.
$ --summary --inclusive two.callgrind
| two.callgrind
| 100 A; showing 3 of 3 functions, 100.0% of A
|   Incl(A)  function
| 90.00% 90  first                     a.c
|  8.00%  8  second                    a.c
|  2.00%  2  third                     a.c
! cgannotate: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

== list
# The list shows all events, as callgrind_annotate does.
$ --no-auto --sort=B two.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'two.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  A B
| Events shown:     A B
| Event sort order: B
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| A            B           \x20
| --------------------------------------------------------------------------------
| 100 (100.0%) 100 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| A           B            file:function
| --------------------------------------------------------------------------------
|  2 ( 2.00%) 97 (97.00%)  a.c:third
|  8 ( 8.00%)  2 ( 2.00%)  a.c:second
|

== markdown
# 97 of 100 B is third, the first row by B, and the only total is that of B.
$ --format=markdown --show=B --top=1 two.callgrind
| **100 B**
|
| | B | % | Function |
| | ---: | ---: | :--- |
| | 97 | 97.00% | `a.c:third` |
|
| 1 of 3 listed

@file rates.callgrind
| events: Ir Dr Dw I1mr D1mr D1mw ILmr DLmr DLmw
| fl=a.c
| fn=runs
| 1 1000
| fn=misses
| 2 500 100 0 0 0 0 0 10

== markdown-formula
# CEst is Ir + 10 L1m + 100 LLm: misses 500 + 10 * 0 + 100 * 10 = 1,500 of 2,500, runs 1,000.
# It is shown as it is sorted by, beside the totals of all events.
$ --format=markdown --sort=CEst rates.callgrind
| **1,500 Ir** · **100 Dr** · **0 Dw** · **0 I1mr** · **0 D1mr** · **0 D1mw** · **0 ILmr** · **10 DLmr** · **. DLmw** · **2,500 CEst**
|
| | CEst | % | Function |
| | ---: | ---: | :--- |
| | 1,500 | 60.00% | `a.c:misses` |
| | 1,000 | 40.00% | `a.c:runs` |

== summary
# By B the first is third, 97 of 100, whether B is what is sorted by or what is shown.
$ --summary --sort=B --top=1 two.callgrind
$ --summary --show=B --top=1 two.callgrind
| two.callgrind
| 100 B; showing 1 of 3 functions, 97.00% of B
|         B  function
| 97.00% 97  third                     a.c
