## Inlined code: --inlines. addr2line says what it is told; what real ones say is in tests/cli/inlines.sh.
##
## inlined.callgrind: main has 10 of its own, dist 30 and near 4, which was inlined into it and calls
## ext for 100, and 1; and it calls near for 57: 7, and dist in it 50. ext is 100: 202.

@file dump
| #!/bin/sh
| printf '  10:\\tpush\\n  14:\\tadd\\n  18:\\tcall 40\\n  1c:\\tcall 20\\n  20:\\tsub\\n  24:\\tret\\n'

@run printf '\177ELF' >prog; seq -f 'line %.0f' 30 | tee a.c a.h >e.c; touch -d 2020-01-01 prog *.c *.h; chmod +x addr2line dump

== classic
# Self: near 4 + 7, dist 30 + 50, main 10 + 1; main has 134 of near inlined, and 57 by a call.
% CGANNOTATE_ADDR2LINE=./addr2line cgannotate --inlines --context=0 inlined.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'inlined.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Inlined:          100.0% of Ir resolved by addr2line
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| 202 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| 100 (49.50%)  e.c:ext [prog]
|  80 (39.60%)  a.h:dist
|  11 ( 5.45%)  a.c:main [prog]
|  11 ( 5.45%)  a.c:near [prog]
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: e.c
| --------------------------------------------------------------------------------
| Ir          \x20
|
| 100 (49.50%)  line 1
| -- line 1 ----------------------------------------
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: a.h
| --------------------------------------------------------------------------------
| Ir         \x20
|
| -- line 3 ----------------------------------------
| 80 (39.60%)  line 3
| -- line 3 ----------------------------------------
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: a.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
| -- line 5 ----------------------------------------
| 10 ( 4.95%)  line 5
| 134 (66.34%)  => a.c:near (inlined)
|  1 ( 0.50%)  line 6
| 57 (28.22%)  => a.c:near (1x)
| -- line 20 ----------------------------------------
|  7 ( 3.47%)  line 20
| 80 (39.60%)  => a.h:dist (inlined)
|  4 ( 1.98%)  line 21
| 100 (49.50%)  => e.c:ext (2x)
| -- line 21 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| 202 (100.0%)  events annotated
|

== fn
# main pays 134 + 57 of near, which is called once; dist is inlined for 80, and ext called for 100.
% CGANNOTATE_ADDR2LINE=./addr2line cgannotate --inlines --layout=screen --width=80 --no-auto --fn=near inlined.callgrind
| near                                                                   a.c, prog
| self 11 Ir (5.45%), inclusive 191 (94.55%), 1 call
|       Incl    Calls  Each  callers
| 100.0% 191        1        main (and inlined)                           a.c:5 +1
|       Incl    Calls  Each  callees
| 52.36% 100        2    50  ext                                            a.c:21
| 41.88%  80  inlined        dist                                           a.c:20
|

== fn-asm
# Of what was recorded as main, 0x14 is dist's, in near, and 0x18 near's; a label says what they are of.
% OBJDUMP=./dump CGANNOTATE_ADDR2LINE=./addr2line cgannotate --inlines --layout=screen --width=80 --asm --fn=main inlined.callgrind
| main                                                                   a.c, prog
| self 11 Ir (5.45%), inclusive 202 (100.0%)
|       Incl  Calls  callees
| 94.55% 191      1  near (and inlined)                                   a.c:5 +1
|
|         Ir  main                                                             a.c
|                a.c:5  line 5
|  4.95%  10  10  push
|                dist  a.h:3  line 3
| 14.85%  30  14  add
|                near  a.c:20  line 20
|  1.98%   4  18  call 40
| 49.50% 100  => ext (2x)                                                      e.c
|                a.c:6  line 6
|  0.50%   1  1c  call 20
| 28.22%  57  => near (1x)                                                     a.c
|

== fn-asm-inlined
# dist is inlined alone, so no instructions are its own.
% CGANNOTATE_ADDR2LINE=./addr2line cgannotate --inlines --layout=screen --width=80 --asm --fn=dist inlined.callgrind
| dist                                                                   a.h, prog
| self 80 Ir (39.60%), inclusive 80 (39.60%)
|      Incl    Calls  callers
| 100.0% 80  inlined  near                                                  a.c:20
|
| inlined: see the instructions of its callers

== resolved
# Of a ratio there is no share that was resolved.
% for show in Ir R; do CGANNOTATE_ADDR2LINE=./addr2line cgannotate --inlines --layout=screen --width=60 --summary '--event=R = Ir / Ir' --show=$show --sort=$show inlined.callgrind | grep Inlined; done
| Inlined: 100.0% of Ir resolved by addr2line
| Inlined: resolved by addr2line

== nodes
# main (0), ext (1), near (2); dist (3), which nothing calls; near in main (4), dist in that (5), dist
# in near (6). The call of ext is by near in main, so main's own costs nothing; that of near costs 57.
% CGANNOTATE_ADDR2LINE=./addr2line cgannotate --format=html --no-auto --inlines inlined.callgrind | sed '1,/id="data"/d; /^ "functions"/,$!d; s/, "cycle".*//; /^   *"callees"/d'
|  "functions": [
|   {"id": 0, "name": "ext", "file": "e.c", "object": "prog", "self": [100], "inclusive": [100], "calls": 2
|   {"id": 1, "name": "dist", "file": "a.h", "object": "prog", "self": [80], "inclusive": [80], "calls": null
|   {"id": 2, "name": "main", "file": "a.c", "object": "prog", "self": [11], "inclusive": [202], "calls": 0
|   {"id": 3, "name": "near", "file": "a.c", "object": "prog", "self": [11], "inclusive": [191], "calls": 1
|  "files": [],
|  "nodes": [
|   {"id": 2, "self": [11], "calls": [{"to": 1, "inclusive": []}, {"to": 2, "inclusive": [57]}]},
|   {"id": 0, "self": [100], "calls": []},
|   {"id": 3, "self": [7], "calls": []},
|   {"id": 1, "self": [], "calls": []},
|   {"id": 3, "outer": 0, "self": [4], "calls": [{"to": 1, "inclusive": [100]}]},
|   {"id": 1, "outer": 4, "self": [30], "calls": []},
|   {"id": 1, "outer": 2, "self": [50], "calls": []}]}
| </script>
| </body>
| </html>

== nodes-cut
# Of 202, 42 % are 84.84: dist, 80, is what was cut, of which near in main has 30 and near 50.
% CGANNOTATE_ADDR2LINE=./addr2line cgannotate --format=html --no-auto --inlines --min=42 inlined.callgrind | sed '1,/id="data"/d; /^ "functions"/,$!d; s/, "cycle".*//; /^   *"callees"/d'
|  "functions": [
|   {"id": 0, "name": "ext", "file": "e.c", "object": "prog", "self": [100], "inclusive": [100], "calls": 2
|   {"id": 1, "name": "main", "file": "a.c", "object": "prog", "self": [11], "inclusive": [202], "calls": 0
|   {"id": 2, "name": "near", "file": "a.c", "object": "prog", "self": [11], "inclusive": [191], "calls": 1
|   {"id": 3, "name": null, "file": null, "object": null, "self": [80], "inclusive": [], "calls": null
|  "files": [],
|  "nodes": [
|   {"id": 1, "self": [11], "calls": [{"to": 1, "inclusive": []}, {"to": 2, "inclusive": [57]}]},
|   {"id": 0, "self": [100], "calls": []},
|   {"id": 2, "self": [7], "calls": [{"to": 7, "inclusive": [50]}]}, null,
|   {"id": 2, "outer": 0, "self": [4], "calls": [{"to": 1, "inclusive": [100]}, {"to": 7, "inclusive": [30]}]}, null, null,
|   {"id": 3, "self": [80], "calls": []}]}
| </script>
| </body>
| </html>

== nodes-diff
# NEW has 60 for dist in near, 10 more: its node (6) says so, and no other one has changed.
% sed 's/^0x24 3 50/0x24 3 60/' inlined.callgrind >new.callgrind; CGANNOTATE_ADDR2LINE=./addr2line cgannotate --diff --format=html --no-auto --inlines inlined.callgrind new.callgrind | sed '1,/id="data"/d; /^ "nodes"/,$!d'
|  "nodes": [
|   {"id": 1, "self": [0], "self_old": [11], "self_new": [11], "calls": [{"to": 1, "inclusive": [], "inclusive_old": [], "inclusive_new": []}, {"to": 2, "inclusive": [0], "inclusive_old": [57], "inclusive_new": [57]}]},
|   {"id": 3, "self": [0], "self_old": [100], "self_new": [100], "calls": []},
|   {"id": 2, "self": [0], "self_old": [7], "self_new": [7], "calls": []},
|   {"id": 0, "self": [], "self_old": [], "self_new": [], "calls": []},
|   {"id": 2, "outer": 0, "self": [0], "self_old": [4], "self_new": [4], "calls": [{"to": 1, "inclusive": [0], "inclusive_old": [100], "inclusive_new": [100]}]},
|   {"id": 0, "outer": 4, "self": [0], "self_old": [30], "self_new": [30], "calls": []},
|   {"id": 0, "outer": 2, "self": [10], "self_old": [50], "self_new": [60], "calls": []}]}
| </script>
| </body>
| </html>
