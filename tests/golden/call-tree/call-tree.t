## The trees of --call-tree; t.callgrind by hand.
##
## Self costs: main 20, f 100, g 20, h 350, leaf 150, p 60, q 50, out 70, tiny 5 and, from
##   another thread, start 175: 1,000. The summary says 1,020, so 20 are in no function. main
##   825 = 20 + f 500 (lines 2 and 8: 200 by 2 calls, 300 by 3) + g 300 + tiny 5. f = 100 +
##   h 400; g = 20 + h 100 + p 180; h = 350 + leaf 150 = 500 = 400 + 100. p and q call each
##   other: 60 + 50 + out 70 = 180 is cycle 1, of which p has 60 and q 50 + 70.

== all
# From 0.01 % on, which is all; of start and what is in no function, 175 + 20, the first one
# leaves room for none.
$ --call-tree --min=0 --top=1 t.callgrind
| ./t, t.callgrind
| 1,020 Ir; showing calls of 0 % or more
|   Incl  Incl   Self Calls  function, and what it calls
| 100.0% 1,020      .     .  program
| 80.88%   825     20     .  | main  a.c
| 49.02%   500    100     5  | | f  a.c
| 29.41%   300      .     3  | |   a.c:8 (100 each)
| 19.61%   200      .     2  | |   a.c:2 (100 each)
| 39.22%   400   ~280     5  | | h  a.c
| 11.76%   120    120     6  | | ~leaf  a.c
| 29.41%   300     20     1  | | g  a.c
| 17.65%   180      0     1  | | | p <cycle 1>  a.c
| 11.76%   120     50     3  | | | | q <cycle 1>  a.c
|  6.86%    70     70     1  | | | | out  a.c
|  5.88%    60     60     3  | | | ` p <cycle 1>  a.c
|  9.80%   100    ~70     2  | | ` h  a.c
|  2.94%    30     30     1  | |   ~leaf  a.c
|  0.49%     5      5     1  | ` tiny  a.c
| 19.12%   195      .     .  ` (2 more)

== by-file
# a.c has all.
$ --call-tree --by=file t.callgrind
| ./t, t.callgrind
| 1,020 Ir; showing calls of 1 % or more
|   Incl  Incl   Self Calls  file, and what it calls
| 100.0% 1,020      .     .  program
| 98.04% 1,000  1,000     .  | a.c
|  1.96%    20      .     .  ` (not in any function)

== calls
# What is shown in other views changes nothing in a tree.
$ --call-tree --show=Calls t.callgrind
| ./t, t.callgrind
| 1,020 Ir; showing calls of 1 % or more
|   Incl  Incl   Self Calls  function, and what it calls
| 100.0% 1,020      .     .  program
| 80.88%   825     20     .  | main  a.c
| 49.02%   500    100     5  | | f  a.c
| 29.41%   300      .     3  | |   a.c:8 (100 each)
| 19.61%   200      .     2  | |   a.c:2 (100 each)
| 39.22%   400   ~280     5  | | h  a.c
| 11.76%   120    120     6  | | ~leaf  a.c
| 29.41%   300     20     1  | | g  a.c
| 17.65%   180      0     1  | | | p <cycle 1>  a.c
| 11.76%   120     50     3  | | | | q <cycle 1>  a.c
|  6.86%    70     70     1  | | | | out  a.c
|  5.88%    60     60     3  | | | ` p <cycle 1>  a.c
|  9.80%   100    ~70     2  | | ` h  a.c
|  2.94%    30     30     1  | |   ~leaf  a.c
|  0.49%     5      .     .  | ` (1 more)
| 17.16%   175    175     .  | start  a.c
|  1.96%    20      .     .  ` (not in any function)

== classic-diff
# compact, classic-diff, compact-diff*: in grow, OLD is 1 + 1 + 98 + f 500 + g 100 + h 300 =
# 1,000 and NEW 1 + 1 + 98 + 560 + 101 + 290 = 1,051. main is 998 and 1,049, f + 60, g 400 and
# 391, - 9, of its own + 1, h - 10. The least change is 5 % of 60, or with --min=3 30. _start
# and (below main) cost 1 each, less than 1 % and unchanged.
$ --call-tree --width=80 --diff grow-old.callgrind grow-new.callgrind
| ./p, grow-new.callgrind compared with grow-old.callgrind
| +51 Ir (+5.10%: 1,000 to 1,051); showing changes of 5 % of the largest or more
|  Change   Old   New Change   Self  function, and what it calls
|  +5.10% 1,000 1,051    +51      0  program > _start > (below main)
|  +5.10%   998 1,049    +51      0  main                                      a.c
|  +6.00%   500   560    +60    +60  | f                                       a.c
|  -0.90%   400   391     -9     +1  ` g                                       a.c
|  -1.00%   300   290    -10    -10    h                                       a.c

== compact
# See classic-diff.
$ --call-tree --layout=screen --width=80 grow-old.callgrind
| ./p, grow-old.callgrind
| 1,000 Ir; showing calls of 1 % or more
|   Incl  Incl   Self Calls  function, and what it calls
| 100.0% 1,000      2     .  program > _start > (below main)
| 99.80%   998     98     1  main                                              a.c
| 50.00%   500    500     2  | f                                               a.c
| 40.00%   400    100     3  ` g                                               a.c
| 30.00%   300    300     5    h                                               a.c

== compact-diff
# See classic-diff.
$ --call-tree --layout=screen --width=80 --diff grow-old.callgrind grow-new.callgrind
| ./p, grow-new.callgrind compared with grow-old.callgrind
| +51 Ir (+5.10%: 1,000 to 1,051); showing changes of 5 % of the largest or more
|  Change   Old   New Change   Self  function, and what it calls
|  +5.10% 1,000 1,051    +51      0  program > _start > (below main)
|  +5.10%   998 1,049    +51      0  main                                      a.c
|  +6.00%   500   560    +60    +60  | f                                       a.c
|  -0.90%   400   391     -9     +1  ` g                                       a.c
|  -1.00%   300   290    -10    -10    h                                       a.c

== compact-diff-min
# See classic-diff.
$ --call-tree --layout=screen --width=80 --min=3 --diff grow-old.callgrind grow-new.callgrind
| ./p, grow-new.callgrind compared with grow-old.callgrind
| +51 Ir (+5.10%: 1,000 to 1,051); showing changes of 3 % or more
|  Change   Old   New Change   Self  function, and what it calls
|  +5.10% 1,000 1,051    +51      0  program > _start > (below main)
|  +5.10%   998 1,049    +51      0  main                                      a.c
|  +6.00%   500   560    +60    +60  f                                         a.c

== compact-diff-up
# See classic-diff.
$ --call-tree=up --layout=screen --width=80 --diff grow-old.callgrind grow-new.callgrind
| ./p, grow-new.callgrind compared with grow-old.callgrind
| +51 Ir (+5.10%: 1,000 to 1,051); showing changes of 5 % of the largest or more
|  Change   Old   New Change  function, and who calls it
|  +5.10% 1,000 1,051    +51  program
|  +6.00%   500   560    +60  | f                                              a.c
|  +6.00%   500   560    +60  | main                                           a.c
|  -1.00%   300   290    -10  ` h                                              a.c
|  -1.00%   300   290    -10    g                                              a.c
|  -1.00%   300   290    -10    main                                           a.c

== compact-narrow
# compact-narrow*: 40 columns have room for 24 of a name and a level, 3, beside 6 for the
# cost, not for 7 for shares, 7 for self and 6 for calls; 52 have room for all but self and
# OLD.
$ --call-tree --layout=screen --width=40 grow-old.callgrind
| ./p, grow-old.callgrind
| 1,000 Ir; showing calls of 1 % or more
|   Incl  Incl  function, and what it c...
| 100.0% 1,000  ... > (below main)
| 99.80%   998  main                   a.c
| 50.00%   500  | f                    a.c
| 40.00%   400  ` g                    a.c
| 30.00%   300    h                    a.c

== compact-narrow-diff
# See compact-narrow.
$ --call-tree --layout=screen --width=52 --diff grow-old.callgrind grow-new.callgrind
| ./p, ...-new.callgrind compared with ...-old.call...
| +51 Ir (+5.10%: 1,000 to 1,051); showing changes of
|   5 % of the largest or more
|  Change   Old   New Change  function, and what it...
|  +5.10% 1,000 1,051    +51  ... > (below main)
|  +5.10%   998 1,049    +51  main                 a.c
|  +6.00%   500   560    +60  |f                   a.c
|  -0.90%   400   391     -9  `g                   a.c
|  -1.00%   300   290    -10   h                   a.c

== csv
$ --call-tree --format=csv t.callgrind
! cgannotate: --call-tree cannot be used with --format=csv
? 2

== depth
# f's only callee is cut, 400, and g's two, 180 + 100.
$ --call-tree --depth=2 t.callgrind
| ./t, t.callgrind
| 1,020 Ir; showing calls of 1 % or more, 2 levels
|   Incl  Incl   Self Calls  function, and what it calls
| 100.0% 1,020      .     .  program
| 80.88%   825     20     .  | main  a.c
| 49.02%   500    100     5  | | f  a.c
| 29.41%   300      .     3  | |   a.c:8 (100 each)
| 19.61%   200      .     2  | |   a.c:2 (100 each)
| 39.22%   400      .     .  | | (deeper: 39.22%)
| 29.41%   300     20     1  | | g  a.c
| 27.45%   280      .     .  | | (deeper: 27.45%)
|  0.49%     5      .     .  | ` (1 more)
| 17.16%   175    175     .  | start  a.c
|  1.96%    20      .     .  ` (not in any function)

== depth-alone
$ --depth=2 t.callgrind
! cgannotate: --depth needs --call-tree
? 2

== diff
# Refused, and why.
$ --call-tree --diff t.callgrind t.callgrind
| ./t, t.callgrind compared with t.callgrind
| 0 Ir (0.00%: 1,020 to 1,020); showing changes of 5 % of the largest or more
|  Change   Old   New Change   Self  function, and what it calls
|   0.00% 1,020 1,020      0      .  program

== diff-json
$ --call-tree --format=json --diff grow-old.callgrind grow-new.callgrind
! cgannotate: --call-tree cannot be used with --diff, except in --format=text
? 2

== down
# h below f has 400 of its 500, so that of its own 350 it has 280, and leaf's 150 are 120;
# below g 70 and 30. These are estimates; what f and g paid for h is not. leaf is called 7
# times: 7 * 120 / 150 = 5.6, 7 * 30 / 150 = 1.4. p is called by g and twice by q, q 3 times
# by p. 1 % of 1,020 is 10.2: tiny is less.
$ --call-tree t.callgrind
$ --call-tree=down t.callgrind
$ --call-tree --min=1 --sort=Ir t.callgrind
| ./t, t.callgrind
| 1,020 Ir; showing calls of 1 % or more
|   Incl  Incl   Self Calls  function, and what it calls
| 100.0% 1,020      .     .  program
| 80.88%   825     20     .  | main  a.c
| 49.02%   500    100     5  | | f  a.c
| 29.41%   300      .     3  | |   a.c:8 (100 each)
| 19.61%   200      .     2  | |   a.c:2 (100 each)
| 39.22%   400   ~280     5  | | h  a.c
| 11.76%   120    120     6  | | ~leaf  a.c
| 29.41%   300     20     1  | | g  a.c
| 17.65%   180      0     1  | | | p <cycle 1>  a.c
| 11.76%   120     50     3  | | | | q <cycle 1>  a.c
|  6.86%    70     70     1  | | | | out  a.c
|  5.88%    60     60     3  | | | ` p <cycle 1>  a.c
|  9.80%   100    ~70     2  | | ` h  a.c
|  2.94%    30     30     1  | |   ~leaf  a.c
|  0.49%     5      .     .  | ` (1 more)
| 17.16%   175    175     .  | start  a.c
|  1.96%    20      .     .  ` (not in any function)

== fn-down
# fn-down, fn-up: g 300, as below main; h 500, 400 of f and 100 of g as they paid; which line
# of main it was is an estimate.
$ --call-tree --fn=g t.callgrind
| ./t, t.callgrind
| 1,020 Ir; showing calls of 1 % or more
|   Incl  Incl   Self Calls  function, and what it calls
| 29.41%   300     20     .  g  a.c
| 17.65%   180      0     1  | p <cycle 1>  a.c
| 11.76%   120     50     3  | | q <cycle 1>  a.c
|  6.86%    70     70     1  | | out  a.c
|  5.88%    60     60     3  | ` p <cycle 1>  a.c
|  9.80%   100    ~70     2  ` h  a.c
|  2.94%    30     30     1    ~leaf  a.c

== fn-up
# See fn-down.
$ --call-tree=up --fn=h t.callgrind
| ./t, t.callgrind
| 1,020 Ir; showing calls of 1 % or more
|   Incl  Incl Calls  function, and who calls it
| 49.02%   500     .  h  a.c
| 39.22%   400     5  | f  a.c
| 39.22%   400     5  | main  a.c
| 23.53%   240     3  |   ~a.c:8 (80 each)
| 15.69%   160     2  |   ~a.c:2 (80 each)
|  9.80%   100     2  ` g  a.c
|  9.80%   100     1    main  a.c

== json
# markdown*, json*: the same figures.
$ --call-tree --format=json t.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "t.callgrind", "creator": null, "command": "./t", "pid": null, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 1020}],
|  "limits": [],
|  "call_tree": {"way": "down", "event": "Ir", "roots": [
|   {"kind": "program", "name": null, "file": null, "object": null, "cycle": null, "inclusive": 1020, "self": null, "calls": null, "sites": [], "children": [
|    {"kind": "function", "name": "main", "file": "a.c", "object": null, "cycle": null, "inclusive": 825, "self": 20, "calls": null, "sites": [], "children": [
|     {"kind": "function", "name": "f", "file": "a.c", "object": null, "cycle": null, "inclusive": 500, "self": 100, "calls": 5, "sites": [{"line": 8, "calls": 3, "inclusive": 300, "file": "a.c"}, {"line": 2, "calls": 2, "inclusive": 200, "file": "a.c"}], "children": [
|      {"kind": "function", "name": "h", "file": "a.c", "object": null, "cycle": null, "inclusive": 400, "self": 280, "calls": 5, "self_estimate": true, "sites": [], "children": [
|       {"kind": "function", "name": "leaf", "file": "a.c", "object": null, "cycle": null, "inclusive": 120, "self": 120, "calls": 6, "estimate": true, "sites": [], "children": []}]}]},
|     {"kind": "function", "name": "g", "file": "a.c", "object": null, "cycle": null, "inclusive": 300, "self": 20, "calls": 1, "sites": [], "children": [
|      {"kind": "cycle", "name": null, "file": null, "object": null, "cycle": 1, "inclusive": 180, "self": 0, "calls": 1, "sites": [], "children": [
|       {"kind": "function", "name": "q", "file": "a.c", "object": null, "cycle": 1, "inclusive": 120, "self": 50, "calls": 3, "sites": [], "children": [
|        {"kind": "function", "name": "out", "file": "a.c", "object": null, "cycle": null, "inclusive": 70, "self": 70, "calls": 1, "sites": [], "children": []}]},
|       {"kind": "function", "name": "p", "file": "a.c", "object": null, "cycle": 1, "inclusive": 60, "self": 60, "calls": 3, "sites": [], "children": []}]},
|      {"kind": "function", "name": "h", "file": "a.c", "object": null, "cycle": null, "inclusive": 100, "self": 70, "calls": 2, "self_estimate": true, "sites": [], "children": [
|       {"kind": "function", "name": "leaf", "file": "a.c", "object": null, "cycle": null, "inclusive": 30, "self": 30, "calls": 1, "estimate": true, "sites": [], "children": []}]}]},
|     {"kind": "more", "name": null, "file": null, "object": null, "cycle": null, "inclusive": 5, "self": null, "calls": null, "count": 1, "sites": [], "children": []}]},
|    {"kind": "function", "name": "start", "file": "a.c", "object": null, "cycle": null, "inclusive": 175, "self": 175, "calls": null, "sites": [], "children": []},
|    {"kind": "rest", "name": null, "file": null, "object": null, "cycle": null, "inclusive": 20, "self": null, "calls": null, "sites": [], "children": []}]}]},
|  "functions": [],
|  "files": []}

== json-up
# q's 120 all come through the cycle.
$ --call-tree=up --fn=q --format=json t.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "t.callgrind", "creator": null, "command": "./t", "pid": null, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 1020}],
|  "limits": [],
|  "call_tree": {"way": "up", "event": "Ir", "roots": [
|   {"kind": "function", "name": "q", "file": "a.c", "object": null, "cycle": 1, "inclusive": 120, "self": null, "calls": null, "sites": [], "children": [
|    {"kind": "cycle", "name": null, "file": null, "object": null, "cycle": 1, "inclusive": 120, "self": null, "calls": 3, "sites": [], "children": [
|     {"kind": "function", "name": "g", "file": "a.c", "object": null, "cycle": null, "inclusive": 120, "self": null, "calls": 1, "sites": [], "children": [
|      {"kind": "function", "name": "main", "file": "a.c", "object": null, "cycle": null, "inclusive": 120, "self": null, "calls": 1, "sites": [], "children": []}]}]}]}]},
|  "functions": [],
|  "files": []}

== json-up-estimate
# As markdown-up, main's 400 by 5 calls are 240 by 3 and 160 by 2.
$ --call-tree=up --fn=h --format=json t.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "t.callgrind", "creator": null, "command": "./t", "pid": null, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 1020}],
|  "limits": [],
|  "call_tree": {"way": "up", "event": "Ir", "roots": [
|   {"kind": "function", "name": "h", "file": "a.c", "object": null, "cycle": null, "inclusive": 500, "self": null, "calls": null, "sites": [], "children": [
|    {"kind": "function", "name": "f", "file": "a.c", "object": null, "cycle": null, "inclusive": 400, "self": null, "calls": 5, "sites": [], "children": [
|     {"kind": "function", "name": "main", "file": "a.c", "object": null, "cycle": null, "inclusive": 400, "self": null, "calls": 5, "sites": [{"line": 8, "calls": 3, "inclusive": 240, "file": "a.c", "estimate": true}, {"line": 2, "calls": 2, "inclusive": 160, "file": "a.c", "estimate": true}], "children": []}]},
|    {"kind": "function", "name": "g", "file": "a.c", "object": null, "cycle": null, "inclusive": 100, "self": null, "calls": 2, "sites": [], "children": [
|     {"kind": "function", "name": "main", "file": "a.c", "object": null, "cycle": null, "inclusive": 100, "self": null, "calls": 1, "sites": [], "children": []}]}]}]},
|  "functions": [],
|  "files": []}

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
|   Incl   Incl    Self Calls  function, and what it calls
| 100.0% 20,000       .     .  program
| 99.97% 19,994  19,994     .  | most  a.c
|  0.01%      3       3     .  | three  a.c
|  0.01%      2       2     .  | two  a.c
|  0.01%      1       .     .  ` (1 more)
! cgannotate: --call-tree: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

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
$ --call-tree --by=file many-calls.callgrind
! cgannotate: a number of calls does not fit into 64 bits
? 1

== markdown
# See json.
$ --call-tree --format=markdown t.callgrind
| **Ir** 1,020
|
| - 100.0% 1,020 program
|   - 80.88% 825 (self 20) `a.c:main`
|     - 49.02% 500 (self 100, 5x) `a.c:f`
|       300 from `a.c:8` (3x) \x20
|       200 from `a.c:2` (2x)
|       - 39.22% 400 (self ~280, 5x) `a.c:h`
|         - 11.76% 120 (self 120, 6x) ~`a.c:leaf`
|     - 29.41% 300 (self 20, 1x) `a.c:g`
|       - 17.65% 180 (self 0, 1x) `<cycle 1: p, q>`
|         - 11.76% 120 (self 50, 3x) `a.c:q <cycle 1>`
|           - 6.86% 70 (self 70, 1x) `a.c:out`
|         - 5.88% 60 (self 60, 3x) `a.c:p <cycle 1>`
|       - 9.80% 100 (self ~70, 2x) `a.c:h`
|         - 2.94% 30 (self 30, 1x) ~`a.c:leaf`
|     - 0.49% 5 1 more
|   - 17.16% 175 (self 175) `a.c:start`
|   - 1.96% 20 not in any function

== markdown-up
# See json.
$ --call-tree=up --fn=h --format=markdown t.callgrind
| **Ir** 1,020
|
| - 49.02% 500 `a.c:h`
|   - 39.22% 400 (5x) `a.c:f`
|     - 39.22% 400 (5x) `a.c:main`
|       ~240 from `a.c:8` (3x) \x20
|       ~160 from `a.c:2` (2x)
|   - 9.80% 100 (2x) `a.c:g`
|     - 9.80% 100 (1x) `a.c:main`

== min
# 10 % is 102, so that h below g, out, p and what is in no function are cut.
$ --call-tree --min=10 t.callgrind
| ./t, t.callgrind
| 1,020 Ir; showing calls of 10 % or more
|   Incl  Incl   Self Calls  function, and what it calls
| 100.0% 1,020      .     .  program
| 80.88%   825     20     .  | main  a.c
| 49.02%   500    100     5  | | f  a.c
| 29.41%   300      .     3  | |   a.c:8 (100 each)
| 19.61%   200      .     2  | |   a.c:2 (100 each)
| 39.22%   400   ~280     5  | | h  a.c
| 11.76%   120    120     6  | | ~leaf  a.c
| 29.41%   300     20     1  | ` g  a.c
| 17.65%   180      0     1  |   | p <cycle 1>  a.c
| 11.76%   120     50     3  |   | | q <cycle 1>  a.c
|  6.86%    70      .     .  |   | | (1 more)
|  5.88%    60      .     .  |   | ` (1 more)
|  9.80%   100      .     .  |   ` (1 more)
| 17.16%   175    175     .  | start  a.c
|  0.49%     5      .     .  |   (1 more below these)
|  1.96%    20      .     .  ` (1 more)

@file run.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 100
| cfn=a
| calls=1 10
| 2 900
| fn=a
| 10 300
| cfn=b
| calls=3 20
| 11 599
| cfn=x
| calls=1 50
| 12 1
| fn=b
| 20 200
| cfn=c
| calls=1 30
| 21 398
| cfn=y
| calls=1 60
| 22 1
| fn=c
| 30 396
| cfn=z
| calls=2 70
| 31 2
| fn=x
| 50 1
| fn=y
| 60 1
| fn=z
| 70 2

== rests-of-a-run
# a, b and c each call one function that costs 1 or 2 of 1,000, less than a tenth of 10 %: 1 + 1 + 2 is
# one line after the run, and main's 100, a's 300, b's 200, c's 396 and these 4 are all of it.
$ --call-tree --min=10 run.callgrind
| run.callgrind
| 1,000 Ir; showing calls of 10 % or more
|   Incl  Incl   Self Calls  function, and what it calls
| 100.0% 1,000      .     .  program
| 100.0% 1,000    100     .  main  a.c
| 90.00%   900    300     1  a  a.c
| 59.90%   599    200     3  b  a.c
| 39.80%   398    396     1  c  a.c
|  0.40%     4      .     .    (3 more below these)

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
$ --call-tree --by=file negative.callgrind
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
# f's 40 by -1 and 3 calls cannot be divided among lines 2 and 3.
$ --call-tree negative-calls.callgrind
! cgannotate: the profile has negative numbers of calls, which cannot be divided among lines; use another view or format
? 1

@file negative-sum.callgrind
| events: Ir
| fl=a.c
| fn=a
| 1 -9223372036854775807
| fn=b
| 2 9223372036854775807
| fn=c
| 3 9223372036854775807
| totals: 9223372036854775807

== negative-sum
# -(2^63 - 1) comes first; that 2 (2^63 - 1) does not fit is only because of it.
$ --call-tree --by=file negative-sum.callgrind
! cgannotate: --call-tree: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls
! cgannotate: the profile has negative costs, which cannot be divided among callers; use another view or format
? 1

== one-site
# 90 + 30 + 20 + 10 = 150 by 3 + 4 + 5 + 7 calls are less than 100 each.
$ --call-tree --min=10 small-sites.callgrind
| ./sites, small-sites.callgrind
| 1,000 Ir; showing calls of 10 % or more
|   Incl  Incl   Self Calls  function, and what it calls
| 100.0% 1,000      .     .  program
| 100.0% 1,000     40     .  main  a.c
| 95.00%   950    950    21  | f  a.c
| 80.00%   800      .     2  |   a.c:2 (400 each)
| 15.00%   150      .    19  |   (4 more lines)
|  1.00%    10      .     .  ` (1 more)

@file paid-by-file.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 1
| cfn=f
| calls=1 20
| 2 9223372036854775807
| cfn=g
| calls=1 30
| 3 9223372036854775807
|
| fl=a.c
| fn=f
| 20 20
| fn=g
| 30 20
| totals: 41

== paid-by-file
# a.c's main paid 2 (2^63 - 1).
$ --call-tree --by=file paid-by-file.callgrind
! cgannotate: the sum of what a function paid does not fit into 64 bits
? 1

== ratio
$ --call-tree --event='R = Ir / Ir' --sort=R t.callgrind
! cgannotate: --call-tree shows one event of the profile; name it with --sort
? 2

@file sites.callgrind
| cmd: ./sites
| events: Ir
| summary: 100
| fl=a.c
| fn=main
| 1 15
| cfn=f
| calls=2 20
| 2 50
| cfn=f
| calls=3 20
| 3 25
| cfn=f
| calls=1 20
| 4 6
| cfn=f
| calls=4 20
| 5 4
|
| fn=f
| 20 85
| totals: 100

== sites
# sites*: f costs main 50 + 25 + 6 + 4 = 85 of 100 by 2 + 3 + 1 + 4 calls. 10 % is 10: lines 4
# and 5 have less, and are 10 by 5 calls. 25 / 3 is 8.33. Self: 15 and 85.
$ --call-tree --min=10 sites.callgrind
| ./sites, sites.callgrind
| 100 Ir; showing calls of 10 % or more
|   Incl Incl Self Calls  function, and what it calls
| 100.0%  100    .     .  program
| 100.0%  100   15     .  main  a.c
| 85.00%   85   85    10  f  a.c
| 50.00%   50    .     2    a.c:2 (25 each)
| 25.00%   25    .     3    a.c:3 (8.33 each)
| 10.00%   10    .     5    (2 more lines)

== sites-json
# See sites.
$ --call-tree --min=10 --format=json sites.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "sites.callgrind", "creator": null, "command": "./sites", "pid": null, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 100}],
|  "limits": [],
|  "call_tree": {"way": "down", "event": "Ir", "roots": [
|   {"kind": "program", "name": null, "file": null, "object": null, "cycle": null, "inclusive": 100, "self": null, "calls": null, "sites": [], "children": [
|    {"kind": "function", "name": "main", "file": "a.c", "object": null, "cycle": null, "inclusive": 100, "self": 15, "calls": null, "sites": [], "children": [
|     {"kind": "function", "name": "f", "file": "a.c", "object": null, "cycle": null, "inclusive": 85, "self": 85, "calls": 10, "sites": [{"line": 2, "calls": 2, "inclusive": 50, "file": "a.c"}, {"line": 3, "calls": 3, "inclusive": 25, "file": "a.c"}, {"line": null, "count": 2, "calls": 5, "inclusive": 10, "file": null}], "children": []}]}]}]},
|  "functions": [],
|  "files": []}

== sites-markdown
# See sites.
$ --call-tree --min=10 --format=markdown sites.callgrind
| **Ir** 100
|
| - 100.0% 100 program
|   - 100.0% 100 (self 15) `a.c:main`
|     - 85.00% 85 (self 85, 10x) `a.c:f`
|       50 from `a.c:2` (2x) \x20
|       25 from `a.c:3` (3x) \x20
|       10 from 2 more lines (5x)

== small-sites
# small-sites*: of f's 950 line 2 has 800, line 3 90, and 4, 5 and 6 have 30 + 20 + 10 = 60 by
# 4 + 5 + 7 = 16 calls: each of these is less than 5 % of 1,000, but their sum is shown. g's
# 10 and, in the tree from below, main's 40 + g's 10 are cut.
$ --call-tree --min=5 small-sites.callgrind
| ./sites, small-sites.callgrind
| 1,000 Ir; showing calls of 5 % or more
|   Incl  Incl   Self Calls  function, and what it calls
| 100.0% 1,000      .     .  program
| 100.0% 1,000     40     .  main  a.c
| 95.00%   950    950    21  | f  a.c
| 80.00%   800      .     2  |   a.c:2 (400 each)
|  9.00%    90      .     3  |   a.c:3 (30 each)
|  6.00%    60      .    16  |   (3 more lines)
|  1.00%    10      .     .  ` (1 more)

== small-sites-json
# See small-sites.
$ --call-tree --min=5 --format=json small-sites.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "small-sites.callgrind", "creator": null, "command": "./sites", "pid": null, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 1000}],
|  "limits": [],
|  "call_tree": {"way": "down", "event": "Ir", "roots": [
|   {"kind": "program", "name": null, "file": null, "object": null, "cycle": null, "inclusive": 1000, "self": null, "calls": null, "sites": [], "children": [
|    {"kind": "function", "name": "main", "file": "a.c", "object": null, "cycle": null, "inclusive": 1000, "self": 40, "calls": null, "sites": [], "children": [
|     {"kind": "function", "name": "f", "file": "a.c", "object": null, "cycle": null, "inclusive": 950, "self": 950, "calls": 21, "sites": [{"line": 2, "calls": 2, "inclusive": 800, "file": "a.c"}, {"line": 3, "calls": 3, "inclusive": 90, "file": "a.c"}, {"line": null, "count": 3, "calls": 16, "inclusive": 60, "file": null}], "children": []},
|     {"kind": "more", "name": null, "file": null, "object": null, "cycle": null, "inclusive": 10, "self": null, "calls": null, "count": 1, "sites": [], "children": []}]}]}]},
|  "functions": [],
|  "files": []}

== small-sites-markdown
# See small-sites.
$ --call-tree=up --min=5 --format=markdown small-sites.callgrind
| **Ir** 1,000
|
| - 100.0% 1,000 program
|   - 95.00% 950 `a.c:f`
|     - 95.00% 950 (21x) `a.c:main`
|       800 from `a.c:2` (2x) \x20
|       90 from `a.c:3` (3x) \x20
|       60 from 3 more lines (16x)
|   - 5.00% 50 2 more

== ties
# g, z and the cycle of p and q have 100 each: the cycle is sorted as its first member, p. f's
# 20 are 10 each of a.c:7 and b.c:2, sorted by file, then by line.
$ --call-tree ties.callgrind
| ./ties, ties.callgrind
| 400 Ir; showing calls of 1 % or more
|   Incl Incl Self Calls  function, and what it calls
| 100.0%  400    .     .  program
| 100.0%  400   80     .  main  b.c
| 25.00%  100  100     1  | g  a.c
| 25.00%  100    0     1  | p <cycle 1>  a.c
| 15.00%   60   60     2  | | p <cycle 1>  a.c
| 10.00%   40   40     1  | ` q <cycle 1>  a.c
| 25.00%  100  100     1  | z  a.c
|  5.00%   20   20     2  ` f  a.c
|  2.50%   10    .     1      a.c:7
|  2.50%   10    .     1      b.c:2

== top
# h and start leave 1,020 - 350 - 175 = 495: leaf f out p q main g tiny and what is in no
# function.
$ --call-tree=up --top=2 t.callgrind
| ./t, t.callgrind
| 1,020 Ir; showing calls of 1 % or more
|   Incl  Incl Calls  function, and who calls it
| 100.0% 1,020     .  program
| 34.31%   350     .  | h  a.c
| 27.45%   280     5  | | ~f  a.c
| 27.45%   280     5  | | ~main  a.c
| 16.47%   168     3  | |   ~a.c:8 (56 each)
| 10.98%   112     2  | |   ~a.c:2 (56 each)
|  6.86%    70     2  | ` ~g  a.c
|  6.86%    70     1  |   ~main  a.c
| 17.16%   175     .  | start  a.c
| 48.53%   495     .  ` (9 more)

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
# nobody counted the calls of f, of 3 and of 4: no number, of lines neither.
$ --call-tree=down --no-auto uncounted.callgrind
| uncounted.callgrind
| 8 Ir; showing calls of 1 % or more
|   Incl Incl Self Calls  function, and what it calls
| 100.0%    8    .     .  program
| 100.0%    8    1     .  main  a.c
| 87.50%    7    7     .  f  a.c
| 50.00%    4    .     .    a.c:3
| 37.50%    3    .     .    a.c:2

== uncounted-json
# The figures of uncounted.
$ --call-tree=down --no-auto --format=json uncounted.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "uncounted.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 8}],
|  "limits": [],
|  "call_tree": {"way": "down", "event": "Ir", "roots": [
|   {"kind": "program", "name": null, "file": null, "object": null, "cycle": null, "inclusive": 8, "self": null, "calls": null, "sites": [], "children": [
|    {"kind": "function", "name": "main", "file": "a.c", "object": null, "cycle": null, "inclusive": 8, "self": 1, "calls": null, "sites": [], "children": [
|     {"kind": "function", "name": "f", "file": "a.c", "object": null, "cycle": null, "inclusive": 7, "self": 7, "calls": null, "sites": [{"line": 3, "calls": null, "inclusive": 4, "file": "a.c"}, {"line": 2, "calls": null, "inclusive": 3, "file": "a.c"}], "children": []}]}]}]},
|  "functions": [],
|  "files": []}

== up
# Of h's 350 f caused 400/500, 280, g 70; of leaf's 150 120 and 30; leaf itself is called by h
# alone, and f, p and all others by one, so that these are exact. main's two lines that call f
# have 2/5 and 3/5: 280 is 112 + 168. What leads into the cycle goes through its line: q 50 <-
# cycle <- g <- main.
$ --call-tree=up t.callgrind
| ./t, t.callgrind
| 1,020 Ir; showing calls of 1 % or more
|   Incl  Incl Calls  function, and who calls it
| 100.0% 1,020     .  program
| 34.31%   350     .  | h  a.c
| 27.45%   280     5  | | ~f  a.c
| 27.45%   280     5  | | ~main  a.c
| 16.47%   168     3  | |   ~a.c:8 (56 each)
| 10.98%   112     2  | |   ~a.c:2 (56 each)
|  6.86%    70     2  | ` ~g  a.c
|  6.86%    70     1  |   ~main  a.c
| 17.16%   175     .  | start  a.c
| 14.71%   150     .  | leaf  a.c
| 14.71%   150     7  | h  a.c
| 11.76%   120     5  | | ~f  a.c
| 11.76%   120     5  | | ~main  a.c
|  7.06%    72     3  | |   ~a.c:8 (24 each)
|  4.71%    48     2  | |   ~a.c:2 (24 each)
|  2.94%    30     2  | ` ~g  a.c
|  2.94%    30     1  |   ~main  a.c
|  9.80%   100     .  | f  a.c
|  9.80%   100     5  | main  a.c
|  5.88%    60     3  |   ~a.c:8 (20 each)
|  3.92%    40     2  |   ~a.c:2 (20 each)
|  6.86%    70     .  | out  a.c
|  6.86%    70     1  | q <cycle 1>  a.c
|  6.86%    70     3  | p <cycle 1>  a.c
|  6.86%    70     1  | g  a.c
|  6.86%    70     1  | main  a.c
|  5.88%    60     .  | p <cycle 1>  a.c
|  5.88%    60     3  | p <cycle 1>  a.c
|  5.88%    60     1  | g  a.c
|  5.88%    60     1  | main  a.c
|  4.90%    50     .  | q <cycle 1>  a.c
|  4.90%    50     3  | p <cycle 1>  a.c
|  4.90%    50     1  | g  a.c
|  4.90%    50     1  | main  a.c
|  1.96%    20     .  | g  a.c
|  1.96%    20     1  | main  a.c
|  1.96%    20     .  | main  a.c
|  1.96%    20     .  | (not in any function)
|  0.49%     5     .  ` (1 more)

== width
# figures take 27 columns and names 24, so that 48 have no room for levels, but for their
# number, 3.
$ --call-tree --width=48 t.callgrind
| ./t, t.callgrind
| 1,020 Ir; showing calls of 1 % or more
|   Incl  Incl   Self  function, and what it calls
| 100.0% 1,020      .  program
| 80.88%   825     20  |main                   a.c
| 49.02%   500    100  ||f                     a.c
| 29.41%   300      .  ||  a.c:8 (3x, 100 each)
| 19.61%   200      .  ||  a.c:2 (2x, 100 each)
| 39.22%   400   ~280  ||h                     a.c
| 11.76%   120    120  ||~leaf                 a.c
| 29.41%   300     20  ||g                     a.c
| 17.65%   180      0  |||p <cycle 1>          a.c
| 11.76%   120     50  ||||q <cycle 1>         a.c
|  6.86%    70     70  ||||out                 a.c
|  5.88%    60     60  |||`p <cycle 1>         a.c
|  9.80%   100    ~70  ||`h                    a.c
|  2.94%    30     30  || ~leaf                a.c
|  0.49%     5      .  |`(1 more)
| 17.16%   175    175  |start                  a.c
|  1.96%    20      .  `(not in any function)

== width-least
# Of 53 columns figures take 27 and names 24; 2 are too few for a level, 3.
$ --call-tree --width=53 t.callgrind
| ./t, t.callgrind
| 1,020 Ir; showing calls of 1 % or more
|   Incl  Incl   Self Calls  function, and what it c...
| 100.0% 1,020      .     .  program
| 80.88%   825     20     .  |main                  a.c
| 49.02%   500    100     5  ||f                    a.c
| 29.41%   300      .     3  ||  a.c:8 (100 each)
| 19.61%   200      .     2  ||  a.c:2 (100 each)
| 39.22%   400   ~280     5  ||h                    a.c
| 11.76%   120    120     6  ||~leaf                a.c
| 29.41%   300     20     1  ||g                    a.c
| 17.65%   180      0     1  |||p <cycle 1>         a.c
| 11.76%   120     50     3  ||||q <cycle 1>        a.c
|  6.86%    70     70     1  ||||out                a.c
|  5.88%    60     60     3  |||`p <cycle 1>        a.c
|  9.80%   100    ~70     2  ||`h                   a.c
|  2.94%    30     30     1  || ~leaf               a.c
|  0.49%     5      .     .  |`(1 more)
| 17.16%   175    175     .  |start                 a.c
|  1.96%    20      .     .  `(not in any function)

== width-levels
# Of 60 columns 9 are left, three levels; with four of them the number takes 3, and 6 are two
# levels.
$ --call-tree --width=60 t.callgrind
| ./t, t.callgrind
| 1,020 Ir; showing calls of 1 % or more
|   Incl  Incl   Self Calls  function, and what it calls
| 100.0% 1,020      .     .  program
| 80.88%   825     20     .  | main                        a.c
| 49.02%   500    100     5  | | f                         a.c
| 29.41%   300      .     3  | |   a.c:8 (100 each)
| 19.61%   200      .     2  | |   a.c:2 (100 each)
| 39.22%   400   ~280     5  | | h                         a.c
| 11.76%   120    120     6  | | ~leaf                     a.c
| 29.41%   300     20     1  | | g                         a.c
| 17.65%   180      0     1  | | | p <cycle 1>             a.c
| 11.76%   120     50     3  | | | | q <cycle 1>           a.c
|  6.86%    70     70     1  | | | | out                   a.c
|  5.88%    60     60     3  | | | ` p <cycle 1>           a.c
|  9.80%   100    ~70     2  | | ` h                       a.c
|  2.94%    30     30     1  | |   ~leaf                   a.c
|  0.49%     5      .     .  | ` (1 more)
| 17.16%   175    175     .  | start                       a.c
|  1.96%    20      .     .  ` (not in any function)

== word
$ --call-tree=sideways t.callgrind
! cgannotate: --call-tree=sideways: the value is not one of down|up
? 2
