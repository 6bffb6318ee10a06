## The trees of --call-tree; t.callgrind by hand.
##
## Self costs: main 20, f 100, g 20, h 350, leaf 150, p 60, q 50, out 70, tiny 5 and, from
##   another thread, start 175: 1,000. The summary says 1,020, so 20 are in no function. main
##   825 = 20 + f 500 (lines 2 and 8: 200 by 2 calls, 300 by 3) + g 300 + tiny 5. f = 100 +
##   h 400; g = 20 + h 100 + p 180; h = 350 + leaf 150 = 500 = 400 + 100. p and q call each
##   other: 60 + 50 + out 70 = 180 is cycle 1, of which p has 60 and q 50 + 70.

== all
# From 0.01 % on, which is all; --top leaves start's 175 out.
$ --call-tree --min=0 --top=1 t.callgrind
| ./t, t.callgrind
| 1,020 Ir; showing calls of 0 % or more
|         Incl  Self  Calls  function, and what it calls
| 100.0% 1,020     .      .  program
| 80.88%   825    20      .    main                      a.c
| 49.02%   500   100      5      f                         a.c
| 39.22%   400   280      5        h                         a.c
| 11.76%   120   120      6          leaf                      a.c
| 29.41%   300    20      1      g                         a.c
| 17.65%   180     0      1        <cycle 1: p, q>
| 11.76%   120    50      3          q <cycle 1>               a.c
|  6.86%    70    70      1            out                       a.c
|  5.88%    60    60      3          p <cycle 1>               a.c
|  9.80%   100    70      2        h                         a.c
|  2.94%    30    30      1          leaf                      a.c
|  0.49%     5     5      1      tiny                      a.c
| 17.16%   175     .      .    (1 more)
|  1.96%    20     .      .    (not in any function)

== classic-diff
# OLD is 1 + 1 + 98 + f 500 + g 100 + h 300 = 1,000, NEW 1 + 1 + 98 + 560 + 101 + 290 = 1,051: f
# +60, g +1, h -10, g with h 391 - 400 = -9. The least change shown is 5 % of 60.
$ --call-tree --width=80 --diff grow-old.callgrind grow-new.callgrind
$ --call-tree --layout=screen --width=80 --diff grow-old.callgrind grow-new.callgrind
| ./p, grow-new.callgrind compared with grow-old.callgrind
| +51 Ir (+5.10%: 1,000 to 1,051); showing changes of 5 % of the largest or more
|     Change  Self  function, and what it calls
| +5.10% +51     .  program
| +5.10% +51     0    _start                                                   a.c
| +5.10% +51     0      (below main)                                           a.c
| +5.10% +51     0        main                                                 a.c
| +6.00% +60   +60          f                                                  a.c
| -0.90%  -9    +1          g                                                  a.c
| -1.00% -10   -10            h                                                a.c

== compact
# OLD of classic-diff: main 98 + 500 + 400 = 998, g 100 + h 300. What costs 1 is shown, as it
# calls more.
$ --call-tree --layout=screen --width=80 grow-old.callgrind
| ./p, grow-old.callgrind
| 1,000 Ir; showing calls of 1 % or more
|         Incl  Self  Calls  function, and what it calls
| 100.0% 1,000     .      .  program
| 100.0% 1,000     1      .    _start                                          a.c
| 99.90%   999     1      1      (below main)                                  a.c
| 99.80%   998    98      1        main                                        a.c
| 50.00%   500   500      2          f                                         a.c
| 40.00%   400   100      3          g                                         a.c
| 30.00%   300   300      5            h                                       a.c

== compact-diff-min
# The least change shown is 3 % of 1,000, 30: f's +60; g's -9 are one more.
$ --call-tree --layout=screen --width=80 --min=3 --diff grow-old.callgrind grow-new.callgrind
| ./p, grow-new.callgrind compared with grow-old.callgrind
| +51 Ir (+5.10%: 1,000 to 1,051); showing changes of 3 % or more
|     Change  Self  function, and what it calls
| +5.10% +51     .  program
| +5.10% +51     0    _start                                                   a.c
| +5.10% +51     0      (below main)                                           a.c
| +5.10% +51     0        main                                                 a.c
| +6.00% +60   +60          f                                                  a.c
| -0.90%  -9     .          (1 more)

== compact-diff-up
# The self costs of classic-diff, with who calls them: f +60 and h -10 through g; g's own +1 is
# less than 5 % of 60.
$ --call-tree=up --layout=screen --width=80 --diff grow-old.callgrind grow-new.callgrind
| ./p, grow-new.callgrind compared with grow-old.callgrind
| +51 Ir (+5.10%: 1,000 to 1,051); showing changes of 5 % of the largest or more
|     Change  function, and who calls it
| +5.10% +51  program
| +6.00% +60    f                                                              a.c
| +6.00% +60      main                                                         a.c
| -1.00% -10    h                                                              a.c
| -1.00% -10      g                                                            a.c
| -1.00% -10        main                                                       a.c
| +0.10%  +1    (1 more)

== compact-narrow
# Of 40 columns, names have 24 and the 10 of 5 levels: shares go.
$ --call-tree --layout=screen --width=40 grow-old.callgrind
| ./p, grow-old.callgrind
| 1,000 Ir; showing calls of 1 % or more
|  Incl  function, and what it calls
| 1,000  program
| 1,000    _start                      a.c
|   999      (below main)              a.c
|   998        main                    a.c
|   500          f                     a.c
|   400          g                     a.c
|   300            h                   a.c

== compact-narrow-diff
# 52 columns have room for shares, changes and own changes, of classic-diff, and names of 5
# levels.
$ --call-tree --layout=screen --width=52 --diff grow-old.callgrind grow-new.callgrind
| ./p, ....callgrind compared with ....callgrind
| +51 Ir (+5.10%: 1,000 to 1,051); showing changes of
|   5 % of the largest or more
|     Change  Self  function, and what it calls
| +5.10% +51     .  program
| +5.10% +51     0    _start                       a.c
| +5.10% +51     0      (below main)               a.c
| +5.10% +51     0        main                     a.c
| +6.00% +60   +60          f                      a.c
| -0.90%  -9    +1          g                      a.c
| -1.00% -10   -10            h                    a.c

== csv
# proves: CSV has no tree.
$ --call-tree --format=csv t.callgrind
! cgannotate: --call-tree cannot be used with --format=csv
? 2

== depth
# What f and g call is a level too deep.
$ --call-tree --depth=2 t.callgrind
| ./t, t.callgrind
| 1,020 Ir; showing calls of 1 % or more, 2 levels
|         Incl  Self  Calls  function, and what it calls
| 100.0% 1,020     .      .  program
| 80.88%   825    20      .    main                      a.c
| 49.02%   500   100      5      f                         a.c
| 29.41%   300    20      1      g                         a.c
|  0.49%     5     .      .      (1 more)
| 17.16%   175   175      .    start                     a.c
|  1.96%    20     .      .    (not in any function)

== depth-alone
# proves: --depth is of a tree.
$ --depth=2 t.callgrind
! cgannotate: --depth needs --call-tree
? 2

== diff
# Nothing changed of the same profile, so the program's 0 is the only line.
$ --call-tree --diff t.callgrind t.callgrind
| ./t, t.callgrind compared with t.callgrind
| 0 Ir (0.00%: 1,020 to 1,020); showing changes of 5 % of the largest or more
|  Change  Self  function, and what it calls
| 0.00% 0     .  program

== down
# h below f has 400 of its 500, so that of its own 350 it has 280, and leaf's 150 are 120; below g
# 70 and 30. These are estimates; what f and g paid for h is not. leaf is called 7 times: 7 * 120
# / 150 = 5.6, 7 * 30 / 150 = 1.4. p is called by g and twice by q, q 3 times by p. 1 % of 1,020
# is 10.2: tiny is less. What is shown in other views changes nothing in a tree.
$ --call-tree t.callgrind
$ --call-tree=down t.callgrind
$ --call-tree --min=1 --sort=Ir t.callgrind
$ --call-tree --show=Calls t.callgrind
| ./t, t.callgrind
| 1,020 Ir; showing calls of 1 % or more
|         Incl  Self  Calls  function, and what it calls
| 100.0% 1,020     .      .  program
| 80.88%   825    20      .    main                      a.c
| 49.02%   500   100      5      f                         a.c
| 39.22%   400   280      5        h                         a.c
| 11.76%   120   120      6          leaf                      a.c
| 29.41%   300    20      1      g                         a.c
| 17.65%   180     0      1        <cycle 1: p, q>
| 11.76%   120    50      3          q <cycle 1>               a.c
|  6.86%    70    70      1            out                       a.c
|  5.88%    60    60      3          p <cycle 1>               a.c
|  9.80%   100    70      2        h                         a.c
|  2.94%    30    30      1          leaf                      a.c
|  0.49%     5     .      .      (1 more)
| 17.16%   175   175      .    start                     a.c
|  1.96%    20     .      .    (not in any function)

== fn-down
# g alone, with what it calls: 300 = 20 + h 100 + the cycle's 180, as below main.
$ --call-tree --fn=g t.callgrind
| ./t, t.callgrind
| 1,020 Ir; showing calls of 1 % or more
|       Incl  Self  Calls  function, and what it calls
| 29.41% 300    20      .  g                         a.c
| 17.65% 180     0      1    <cycle 1: p, q>
| 11.76% 120    50      3      q <cycle 1>               a.c
|  6.86%  70    70      1        out                       a.c
|  5.88%  60    60      3      p <cycle 1>               a.c
|  9.80% 100    70      2    h                         a.c
|  2.94%  30    30      1      leaf                      a.c

== fn-up
# h is called by f five times for 400 and by g twice for 100; f five times, g once, by main.
$ --call-tree=up --fn=h t.callgrind
| ./t, t.callgrind
| 1,020 Ir; showing calls of 1 % or more
|       Incl  Calls  function, and who calls it
| 49.02% 500      .  h                         a.c
| 39.22% 400      5    f                         a.c
| 39.22% 400      5      main                      a.c
|  9.80% 100      2    g                         a.c
|  9.80% 100      1      main                      a.c

@file least.callgrind
| events: Ir
| fl=a.c
| fn=most
| 1 19994
|
| fn=three
| 2 3
|
| fn=two
| 3 2
|
| fn=one
| 4 1
| totals: 20000

== least
# --min=0 still cuts what is less than 1/10,000 of 20,000: 1, but not 2.
$ --call-tree --min=0 least.callgrind
| least.callgrind
| 20,000 Ir; showing calls of 0 % or more
|          Incl    Self  Calls  function, and what it calls
| 100.0% 20,000       .      .  program
| 99.97% 19,994  19,994      .    most                      a.c
|  0.01%      3       3      .    three                     a.c
|  0.01%      2       2      .    two                       a.c
|  0.01%      1       .      .    (1 more)
! cgannotate: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

@file many-calls.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 1
| cfn=f
| calls=9223372036854775807 20
| 2 10
| fi=b.c
| cfi=a.c
| cfn=f
| calls=1 20
| 3 10
|
| fl=a.c
| fn=f
| 20 20
| totals: 21

== many-calls
# f is called 2^63 - 1 times from a.c and once from b.c, 2^63 in all.
$ --call-tree many-calls.callgrind
$ --call-tree=up many-calls.callgrind
! cgannotate: the sum of what a function paid, or of its calls, does not fit into 64 bits
? 1

== min
# 10 % is 102, so that h below g, out, p and what is in no function are cut.
$ --call-tree --min=10 t.callgrind
| ./t, t.callgrind
| 1,020 Ir; showing calls of 10 % or more
|         Incl  Self  Calls  function, and what it calls
| 100.0% 1,020     .      .  program
| 80.88%   825    20      .    main                      a.c
| 49.02%   500   100      5      f                         a.c
| 39.22%   400   280      5        h                         a.c
| 11.76%   120   120      6          leaf                      a.c
| 29.41%   300    20      1      g                         a.c
| 17.65%   180     0      1        <cycle 1: p, q>
| 11.76%   120    50      3          q <cycle 1>               a.c
|  6.86%    70     .      .            (1 more)
|  5.88%    60     .      .          (1 more)
|  9.80%   100     .      .        (1 more)
|  0.49%     5     .      .      (1 more)
| 17.16%   175   175      .    start                     a.c
|  1.96%    20     .      .    (not in any function)

@file negative.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 10
| cfn=f
| calls=1 20
| 2 10
| fi=b.c
| 4 -3
|
| fl=a.c
| fn=f
| 20 10
| totals: 17

== negative
# 10 - 3 in main, of which -3 is in b.c.
$ --call-tree negative.callgrind
$ --call-tree=up negative.callgrind
! cgannotate: the profile has negative costs, which cannot be divided among callers; use another view or format
? 1

@file negative-calls.callgrind
| cmd: ./negative
| events: Ir
| summary: 41
| fl=a.c
| fn=main
| 1 1
| cfn=f
| calls=-1 20
| 2 20
| cfn=f
| calls=3 20
| 3 20
|
| fn=f
| 20 40

== negative-calls
# f's 40 by -1 and 3 calls.
$ --call-tree negative-calls.callgrind
| ./negative, negative-calls.callgrind
| 41 Ir; showing calls of 1 % or more
|      Incl  Self  Calls  function, and what it calls
| 100.0% 41     .      .  program
| 100.0% 41     1      .    main                      a.c
| 97.56% 40    40      2      f                         a.c

== ratio
# proves: A tree has one event, and no ratio.
$ --call-tree --event='R = Ir / Ir' --sort=R t.callgrind
! cgannotate: --call-tree shows one event of the profile; name it with --sort
? 2

== ties
# g, z and the cycle of p and q have 100 each: the cycle is sorted as its first member, p.
$ --call-tree ties.callgrind
| ./ties, ties.callgrind
| 400 Ir; showing calls of 1 % or more
|       Incl  Self  Calls  function, and what it calls
| 100.0% 400     .      .  program
| 100.0% 400    80      .    main                      b.c
| 25.00% 100   100      1      g                         a.c
| 25.00% 100     0      1      <cycle 1: p, q>
| 15.00%  60    60      2        p <cycle 1>               a.c
| 10.00%  40    40      1        q <cycle 1>               a.c
| 25.00% 100   100      1      z                         a.c
|  5.00%  20    20      2      f                         a.c

== top
# h and start leave 1,000 - 350 - 175 = 475: leaf f out p q main g tiny; 20 are in no function.
$ --call-tree=up --top=2 t.callgrind
| ./t, t.callgrind
| 1,020 Ir; showing calls of 1 % or more
|         Incl  Calls  function, and who calls it
| 100.0% 1,020      .  program
| 34.31%   350      .    h                         a.c
| 27.45%   280      5      f                         a.c
| 27.45%   280      5        main                      a.c
|  6.86%    70      2      g                         a.c
|  6.86%    70      1        main                      a.c
| 17.16%   175      .    start                     a.c
| 46.57%   475      .    (8 more)
|  1.96%    20      .    (not in any function)

@file uncounted.callgrind
| version: 1
| events: Ir
| fl=a.c
| fn=main
| 1 1
| cfn=f
| calls=0 5
| 2 3
| cfn=f
| calls=0 5
| 3 4
| fn=f
| 5 7

== uncounted
# nobody counted the calls of f, of 3 and of 4: no number.
$ --call-tree=down --no-auto uncounted.callgrind
| uncounted.callgrind
| 8 Ir; showing calls of 1 % or more
|     Incl  Self  Calls  function, and what it calls
| 100.0% 8     .      .  program
| 100.0% 8     1      .    main                      a.c
| 87.50% 7     7      .      f                         a.c

== up
# Of h's 350 f caused 400/500, 280, g 70; of leaf's 150 120 and 30; leaf itself is called by h
# alone, and f, p and all others by one. What leads into the cycle goes through its line: q 50 <-
# cycle <- g <- main.
$ --call-tree=up t.callgrind
| ./t, t.callgrind
| 1,020 Ir; showing calls of 1 % or more
|         Incl  Calls  function, and who calls it
| 100.0% 1,020      .  program
| 34.31%   350      .    h                         a.c
| 27.45%   280      5      f                         a.c
| 27.45%   280      5        main                      a.c
|  6.86%    70      2      g                         a.c
|  6.86%    70      1        main                      a.c
| 17.16%   175      .    start                     a.c
| 14.71%   150      .    leaf                      a.c
| 14.71%   150      7      h                         a.c
| 11.76%   120      5        f                         a.c
| 11.76%   120      5          main                      a.c
|  2.94%    30      2        g                         a.c
|  2.94%    30      1          main                      a.c
|  9.80%   100      .    f                         a.c
|  9.80%   100      5      main                      a.c
|  6.86%    70      .    out                       a.c
|  6.86%    70      1      q <cycle 1>               a.c
|  6.86%    70      3        <cycle 1: p, q>
|  6.86%    70      1          g                         a.c
|  6.86%    70      1            main                      a.c
|  5.88%    60      .    p <cycle 1>               a.c
|  5.88%    60      3      <cycle 1: p, q>
|  5.88%    60      1        g                         a.c
|  5.88%    60      1          main                      a.c
|  4.90%    50      .    q <cycle 1>               a.c
|  4.90%    50      3      <cycle 1: p, q>
|  4.90%    50      1        g                         a.c
|  4.90%    50      1          main                      a.c
|  1.96%    20      .    g                         a.c
|  1.96%    20      1      main                      a.c
|  1.96%    20      .    main                      a.c
|  0.49%     5      .    (1 more)
|  1.96%    20      .    (not in any function)

== width
# Incl takes 14 columns, Self 6 and Calls 7, names 24 and 5 levels 10: 48 have room for the first.
$ --call-tree --width=48 t.callgrind
| ./t, t.callgrind
| 1,020 Ir; showing calls of 1 % or more
|         Incl  function, and what it calls
| 100.0% 1,020  program
| 80.88%   825    main                         a.c
| 49.02%   500      f                          a.c
| 39.22%   400        h                        a.c
| 11.76%   120          leaf                   a.c
| 29.41%   300      g                          a.c
| 17.65%   180        <cycle 1: p, q>
| 11.76%   120          q <cycle 1>            a.c
|  6.86%    70            out                  a.c
|  5.88%    60          p <cycle 1>            a.c
|  9.80%   100        h                        a.c
|  2.94%    30          leaf                   a.c
|  0.49%     5      (1 more)
| 17.16%   175    start                        a.c
|  1.96%    20    (not in any function)

== width-levels
# 54 with Self, and 61 with Calls.
$ --call-tree --width=60 t.callgrind
| ./t, t.callgrind
| 1,020 Ir; showing calls of 1 % or more
|         Incl  Self  function, and what it calls
| 100.0% 1,020     .  program
| 80.88%   825    20    main                               a.c
| 49.02%   500   100      f                                a.c
| 39.22%   400   280        h                              a.c
| 11.76%   120   120          leaf                         a.c
| 29.41%   300    20      g                                a.c
| 17.65%   180     0        <cycle 1: p, q>
| 11.76%   120    50          q <cycle 1>                  a.c
|  6.86%    70    70            out                        a.c
|  5.88%    60    60          p <cycle 1>                  a.c
|  9.80%   100    70        h                              a.c
|  2.94%    30    30          leaf                         a.c
|  0.49%     5     .      (1 more)
| 17.16%   175   175    start                              a.c
|  1.96%    20     .    (not in any function)

== word
# proves: --call-tree has two values.
$ --call-tree=sideways t.callgrind
! cgannotate: --call-tree=sideways: the value is not one of down|up
? 2

@file paid.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 5
| cfn=a
| calls=1 1
| 2 110
| cfn=b
| calls=1 1
| 3 60
| fn=a
| 1 10
| cfn=x
| calls=2 1
| 2 100
| fn=b
| 1 10
| cfn=x
| calls=1 1
| 2 50
| fn=x
| 1 140

== shares
# x costs 140, for which a and b paid 150: a has 140 * 100 / 150 = 93.3 and b the rest, 47. main has
# all of a, 10 + 93, and of b, 10 + 47. In all 165 = 5 + 103 + 57.
$ --call-tree paid.callgrind
| paid.callgrind
| 165 Ir; showing calls of 1 % or more
|       Incl  Self  Calls  function, and what it calls
| 100.0% 165     .      .  program
| 100.0% 165     5      .    main                      a.c
| 62.42% 103    10      1      a                         a.c
| 56.36%  93    93      2        x                         a.c
| 34.55%  57    10      1      b                         a.c
| 28.48%  47    47      1        x                         a.c

@file nested.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 1
| cfn=a
| calls=1 1
| 2 50
| cfn=c
| calls=1 1
| 3 20
| fn=a
| 1 20
| cfn=b
| calls=1 1
| 2 30
| fn=b
| 1 30
| fn=c
| 1 20

== read-back
# Two columns a level, in a pipe too: b is below a, and c beside it.
$ --call-tree nested.callgrind | tail -n 4
| 100.0% 71     1      .    main                      a.c
| 70.42% 50    20      1      a                         a.c
| 42.25% 30    30      1        b                         a.c
| 28.17% 20    20      1      c                         a.c

@file most.callgrind
| events: Ir
| fl=a.c
| fn=start
| 1 1
| cfn=main
| calls=1 2
| 1 99
| fn=main
| 2 2
| cfn=hot
| calls=3 3
| 2 97
| fn=hot
| 3 97

== up-most
# hot costs 97 of 100 and its callers are shown; main costs 99, which is 90 % of the program or more,
# and so is what starts it: nothing is above main, but where the tree begins with it.
$ --call-tree=up most.callgrind
| most.callgrind
| 100 Ir; showing calls of 1 % or more
|       Incl  Calls  function, and who calls it
| 100.0% 100      .  program
| 97.00%  97      .    hot                       a.c
| 97.00%  97      3      main                      a.c
|  2.00%   2      .    main                      a.c
|  2.00%   2      1      start                     a.c
|  1.00%   1      .    start                     a.c

@file up.callgrind
| events: Ir
| fl=a.c
| fn=top
| 1 10
| cfn=low
| calls=1 1
| 2 30
| fn=low
| 1 90

== up-no-caller
# low costs 90, of which top pays for 30.
$ --call-tree=up --layout=screen --fn=low up.callgrind
| up.callgrind
| 100 Ir; showing calls of 1 % or more
|      Incl  Calls  function, and who calls it
| 90.00% 90      .  low                       a.c
| 30.00% 30      1    top                       a.c
| 60.00% 60      .    (no caller)

@run { echo 'events: Ir'; for i in $(seq 10 50); do printf 'fn=f%d\n1 1\ncfn=f%d\ncalls=1 1\n1 %d\n' $i $((i + 1)) $((51 - i)); done; printf 'fn=f51\n1 1\n'; } >deep.callgrind

== deep
# 42 functions, each called by the one before. On a terminal a level takes one column, and those from
# the 35th on (f44), which is half of 70, stand in one.
$ --call-tree --layout=screen --width=70 deep.callgrind | sed -n '2p; 4,5p; 37,40p'
| 42 Ir; showing calls of 1 % or more
| 100.0% 42     .  program
| 100.0% 42     1   f10
| 23.81% 10     1                                   f42
| 21.43%  9     1                                    f43
| 19.05%  8     1                                     f44
| 16.67%  7     1                                     f45

== deep-narrow
# Half of 40 is 20, where f29 and all below it stand: each row fits.
$ --call-tree --layout=screen --width=40 deep.callgrind | sed -n '22,25p; $p'
|   25                    f27
|   24                     f28
|   23                      f29
|   22                      f30
|    1                      f51
