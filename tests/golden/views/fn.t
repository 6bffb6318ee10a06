## --fn: one function in full. Profiles and sums: views.t.

== diff-fn
# a.h's line 3 costs 40 more, 530 to 570 of work; copy's 150 are the same on both sides: 680 to
# 720.
$ --fn=work --diff v.callgrind w.callgrind
$ --color=never --fn=work --diff v.callgrind w.callgrind
$ --color=auto --fn=work --diff v.callgrind w.callgrind
$ --color=always --fn=work --diff v.callgrind w.callgrind | sed 's/\x1b\[[0-9;]*m//g'
| work                      a.c, app
| self +40 Ir (+7.55%: 530 to 570), inclusive +40 Ir (+5.88%: 680 to 720)
| Change  Calls  callers
|    +40      0  main                      a.c, app
|
|         Ir     a.h
| +4.00% +40  3  a.h line 3
|

== fn
# fn*: each call 680 / 2 = 340, 205 / 4 = 51.25: 51; shares 680/900 = 75.56 %, 205/900 = 22.78
# %, 150/680 = 22.06 %, 205/355 = 57.75 %, 150/355 = 42.25 %.
$ --fn=work v.callgrind
$ --fn=wor v.callgrind
$ --color=never --fn=wor v.callgrind
$ --color=auto --fn=wor v.callgrind
$ --color=always --fn=wor v.callgrind | sed 's/\x1b\[[0-9;]*m//g'
| work                      a.c, app
| self 530 Ir (53.00%), inclusive 680 (68.00%), 2 calls, 340 each
|       Incl  Calls  Each  callers
| 100.0% 680      2   340  main                      a.c:3
|       Incl  Calls  Each  callees
| 22.06% 150      1   150  copy                      a.c:12
|
|         Ir      a.c
| 30.00% 300  10  a.c line 10
|  4.70%  47  11  a.c line 11
|          .  12  a.c line 12
| 15.00% 150      => copy (1x)                 l.c, lib
|
|         Ir     a.h
| 15.00% 150  3  a.h line 3
|  2.60%  26  4  a.h line 4
|
|      Ir     b.h
| 0.40% 4  7  b.h line 7
|
|      Ir     c.h
| 0.30% 3  1  c.h line 1
|

== fn-by
# Refused, and why.
$ --fn=work --by=file v.callgrind
! cgannotate: --fn cannot be used with --by=file
? 2

== fn-copy
# proves: A function with callers only; without percentages by --show-percs=no.
$ --fn=copy --show-percs=no v.callgrind
| copy                      l.c, lib
| self 355 Ir, inclusive 355, 5 calls, 71 each
| Incl  Calls  Each  callers
|  205      4    51  main                      a.c:4
|  150      1   150  work                      a.c:12
|
|  Ir     l.c
| 300  3  l.c line 3
|
| Ir     a.h
| 55  3  a.h line 3
|

@file each.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 100
| cfn=g
| calls=99 10
| 2 98
| cfn=h
| calls=100 20
| 3 754
| cfn=i
| calls=90 30
| 4 14751
| cfn=j
| calls=3 40
| 5 30
| cfn=k
| calls=2 50
| 6 21
| fn=g
| 10 98
| fn=h
| 20 754
| fn=i
| 30 14751
| fn=j
| 40 30
| fn=k
| 50 21

== fn-each
# A whole average stays, one below 10 has two decimals, others are rounded: 14,751 / 90 =
# 163.9, 754 / 100 = 7.54, 98 / 99 = 0.99, 30 / 3 = 10, 21 / 2 = 10.5.
$ --fn=main --show-percs=no each.callgrind
| main                      a.c
| self 100 Ir, inclusive 15,754
|   Incl  Calls  Each  callees
| 14,751     90   164  i                         a.c:4
|    754    100  7.54  h                         a.c:3
|     98     99  0.99  g                         a.c:2
|     30      3    10  j                         a.c:5
|     21      2    11  k                         a.c:6
|
|     Ir     a.c
|    100  1  a.c line 1
|      .  2  a.c line 2
|     98     => g (99x)                   a.c
|      .  3  a.c line 3
|    754     => h (100x)                  a.c
|      .  4  a.c line 4
| 14,751     => i (90x)                   a.c
|      .  5  a.c line 5
|     30     => j (3x)                    a.c
|      .  6  a.c line 6
|     21     => k (2x)                    a.c
|

== fn-hide
# Of all functions those of a.c are hidden: copy 355 and open 50 are left.
$ --fn=/./ --hide=a.c --format=csv --show=Ir v.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| lib,l.c,copy,5,355,355\x0d
| lib,m.c,open,0,50,50\x0d

== fn-inlined
# proves: A row of inlined code is found as FILE:NAME, and is its whole function: 530 and 680.
$ --fn='b.h:work' --format=csv v.callgrind
| object,file,function,calls,Ir,Dr,incl_Ir,incl_Dr\x0d
| app,a.c,work,2,530,40,680,60\x0d

== fn-main
# proves: A function with callees only; --color changes nothing but colours.
$ --fn=main --show=Ir --show-percs=no v.callgrind
$ --color=never --fn=main --show=Ir --show-percs=no v.callgrind
$ --color=auto --fn=main --show=Ir --show-percs=no v.callgrind
$ --color=always --fn=main --show=Ir --show-percs=no v.callgrind | sed 's/\x1b\[[0-9;]*m//g'
| main                      a.c, app
| self 15 Ir, inclusive 900
| Incl  Calls  Each  callees
|  680      2   340  work                      a.c:3
|  205      4    51  copy                      a.c:4
|
|  Ir     a.c
|  10  1  a.c line 1
|   5  2  a.c line 2
|   .  3  a.c line 3
| 680     => work (2x)                 a.c, app
|   .  4  a.c line 4
| 205     => copy (4x)                 l.c, lib
|

== fn-match
# proves: --match leaves two of the functions that --fn finds: copy and open of lib.
$ --fn=/./ --match='\[lib' --no-auto --show=Ir v.callgrind
| copy                      l.c, lib
| self 355 Ir (35.50%), inclusive 355 (35.50%), 5 calls, 71 each
|       Incl  Calls  Each  callers
| 57.75% 205      4    51  main                      a.c:4
| 42.25% 150      1   150  work                      a.c:12
|
|
| open                      m.c, lib
| self 50 Ir (5.00%), inclusive 50 (5.00%)

== fn-min
# 10 % of 1000 is 100. No threshold applies, that of --sort neither.
$ --fn=/./ --min=10 --no-auto --show=Ir v.callgrind
| main                      a.c, app
| self 15 Ir (1.50%), inclusive 900 (90.00%)
|       Incl  Calls  Each  callees
| 75.56% 680      2   340  work                      a.c:3
| 22.78% 205      4    51  copy                      a.c:4
|
|
| work                      a.c, app
| self 530 Ir (53.00%), inclusive 680 (68.00%), 2 calls, 340 each
|       Incl  Calls  Each  callers
| 100.0% 680      2   340  main                      a.c:3
|       Incl  Calls  Each  callees
| 22.06% 150      1   150  copy                      a.c:12
|
|
| copy                      l.c, lib
| self 355 Ir (35.50%), inclusive 355 (35.50%), 5 calls, 71 each
|       Incl  Calls  Each  callers
| 57.75% 205      4    51  main                      a.c:4
| 42.25% 150      1   150  work                      a.c:12
|
|
| idle                      a.c, app
| self 50 Ir (5.00%), inclusive 50 (5.00%)
|
| open                      m.c, lib
| self 50 Ir (5.00%), inclusive 50 (5.00%)

@file negative-calls.callgrind
| events: Ir
| fl=m.c
| fn=main
| 1 1
| cfn=f
| calls=-1 0
| 1 -9223372036854775807
| calls=0 0
| 1 -1
| fn=f
| 1 5

== fn-negative-calls
# -2^63 for -1 calls; what each cost is not said.
$ --fn=main --show-percs=no negative-calls.callgrind
| main                      m.c
| self 1 Ir, inclusive -9,223,372,036,854,775,807
|                       Incl  Calls  callees
| -9,223,372,036,854,775,808     -1  f                         m.c:1
|
|                         Ir     m.c
|                          1  1  m.c line 1
| -9,223,372,036,854,775,808     => f (-1x)                   m.c
|

== fn-no-auto
# proves: --no-auto leaves the source out, and each call its cost: 754 / 100 = 7.54 and 98 / 99 =
# 0.99.
$ --fn=main --no-auto --show-percs=no each.callgrind
| main                      a.c
| self 100 Ir, inclusive 15,754
|   Incl  Calls  Each  callees
| 14,751     90   164  i                         a.c:4
|    754    100  7.54  h                         a.c:3
|     98     99  0.99  g                         a.c:2
|     30      3    10  j                         a.c:5
|     21      2    11  k                         a.c:6
|

== fn-none
# proves: --hide that leaves none of the functions of --fn is said.
$ --fn=main --hide=main v.callgrind
! cgannotate: other options leave none of the functions of --fn

== fn-none-regex
# proves: A regular expression that matches nothing is said.
$ --fn=/^nothing/ v.callgrind
! cgannotate: --fn=/^nothing/: the profile has no such function
? 1

== fn-regex
# idle and open, 50 each, are the functions that begin with id or op.
$ '--fn=/^(id|op)/' --context=0 v.callgrind
| idle                      a.c, app
| self 50 Ir (5.00%), inclusive 50 (5.00%)
|       Ir      a.c
| 5.00% 50  20  a.c line 20
|
|
| open                      m.c, lib
| self 50 Ir (5.00%), inclusive 50 (5.00%)
|       Ir     m.c
| 5.00% 50  5  m.c line 5
|

@file sites.callgrind
| events: Ir
| fl=b.h
| fn=g
| 9 20
| fl=z.c
| fn=f
| 1 1
| fi=b.h
| cfi=b.h
| cfn=g
| calls=1 9
| 1 5
| cfi=b.h
| cfn=g
| calls=1 9
| 4 5
| fi=a.h
| cfi=b.h
| cfn=g
| calls=1 9
| 3 5
| cfi=b.h
| cfn=g
| calls=1 9
| 2 5

== sites-that-cost-alike
# Four calls of 5 by f, from lines 2 and 3 of a.h and 1 and 4 of b.h: by file, then by line.
$ --by=function --fn=f --no-auto sites.callgrind
| f                         z.c
| self 1 Ir (4.76%), inclusive 21 (100.0%)
|      Incl  Calls  Each  callees
| 95.24% 20      4     5  g                         a.h:2 +3
|

== sites-that-cost-alike-json
# The same, all of them.
$ --by=function --fn=f --no-auto --format=json sites.callgrind | grep -o '"sites".*' | sed 's/"calls": 1, "inclusive": .5., //g'
| "sites": [{"line": 2, "file": "a.h"}, {"line": 3, "file": "a.h"}, {"line": 1, "file": "b.h"}, {"line": 4, "file": "b.h"}]}]},

== several-changes
# Of two functions that --fn finds, that which changed more comes first: 50 - 1 before 60 - 50.
% printf 'events: Ir\nfn=f1\n1 50\nfn=f2\n2 1\n' >fs-old; printf 'events: Ir\nfn=f1\n1 60\nfn=f2\n2 50\n' >fs-new; cgannotate --diff --fn=/f/ --no-auto fs-old fs-new
| f2
| self +49 Ir (+4900.0%: 1 to 50), inclusive +49 Ir (+4900.0%: 1 to 50)
|
| f1
| self +10 Ir (+20.0%: 50 to 60), inclusive +10 Ir (+20.0%: 50 to 60)
! cgannotate: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls
