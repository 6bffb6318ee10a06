## Instructions: --asm. No object is there: addresses stand alone. What objdump says
## of real objects is in tests/cli/asm.sh.
##
## a.callgrind by hand: f has 10 + 100 + 100 + 90 = 300 in a.c and 50 in a.h, g
##   400 + 250; Ir 1000. f's Dr: 5 + 20 + 10. Addresses: 1000, +4, +4, +8 = 1010;
##   the jump from 1004 goes to 1004 + 12 = 1010, that from 1008 to 1008 - 4 = 1004,
##   80 of 90 are 88.89 %; the call is 1008's.

== bb
# The costs of 12 are 7 + 1.
$ --asm --show-percs=no bb.callgrind
| bb.callgrind
| 13 Ir; showing 1 of 1 function, 100.0% of Ir
| Ir  function
| 13  f
|
| Ir  f
|        ???:1
|  5  10
|        ???:2
|  8  12
|

== by
# Instructions stand below functions, not lines.
$ --asm --by=line a.callgrind
! cgannotate: --asm cannot be used with --by=line
? 2

== by-name-not-there
# The profile has addresses already.
$ --fn=zzzzzz a.callgrind
! cgannotate: --fn=zzzzzz: the profile has no such function (if it was inlined, add --inlines)
? 1

== compact
# The figures of listed, without numbers, which stand beside the lines of the source.
$ --layout=screen --width=80 --asm a.callgrind
| ./a, a.callgrind
| 1,000 Ir; showing 2 of 2 functions, 100.0% of Ir
|       Self        Incl  Calls  function
| 65.00% 650  65.00% 650     90  g                                             a.c
| 35.00% 350  85.00% 850      0  f                                             a.c
| not shown (--show=all): Dr
|
|         Ir  g                                                                a.c
|                  a.c:7
| 40.00% 400  2000
|                  a.c:8
| 25.00% 250  2003
|
|         Ir  f                                                                a.c
|                     a.c:1  int f(int n)
|  1.00%  10     1000
|                     a.c:3  while (n--)
| 10.00% 100  ,,>1004  -> 1010 10
| 10.00% 100  |`-1008  -> 1004 80/90 (88.89%)
| 50.00% 500  |  => g (90x)                                                    a.c
|             |       a.c:4  g();
|  9.00%  90  `->1010  -> 2000 g 3
|                     a.h:9
|  5.00%  50     1014
|
! cgannotate: nowhere/a: no such file; say where it is with --source-map=FROM=TO or -I DIR; its instructions are not shown

== diff
# Instructions of two builds are not compared.
$ --asm --diff a.callgrind a.callgrind
! cgannotate: --asm cannot be used with --diff
? 2

== fn
# f of a.callgrind, above: 10 + 100 + 100 + 90 + 50 are 350 of 1,000, and its calls cost 500.
$ --asm --fn=f --show=Ir a.callgrind
| f                         a.c, nowhere/a
| self 350 Ir (35.00%), inclusive 850 (85.00%)
|       Incl  Calls  Each  callees
| 58.82% 500     90  5.56  g                         a.c:3
|
|         Ir  f                         a.c, nowhere/a
|                     a.c:1  int f(int n)
|  1.00%  10     1000
|                     a.c:3  while (n--)
| 10.00% 100  ,,>1004  -> 1010 10
| 10.00% 100  |`-1008  -> 1004 80/90 (88.89%)
| 50.00% 500  |  => g (90x)                   a.c, nowhere/a
|             |       a.c:4  g();
|  9.00%  90  `->1010  -> 2000 g 3
|                     a.h:9
|  5.00%  50     1014
|
! cgannotate: nowhere/a: no such file; say where it is with --source-map=FROM=TO or -I DIR; its instructions are not shown

== fn-loop
# The figures of the test fn; the object is a link to itself, which is said as the system says it.
$ --asm --fn=f --show=Ir $(ln -s loop loop; sed s,nowhere/a,loop, a.callgrind >l.callgrind; echo l.callgrind)
| f                         a.c, loop
| self 350 Ir (35.00%), inclusive 850 (85.00%)
|       Incl  Calls  Each  callees
| 58.82% 500     90  5.56  g                         a.c:3
|
|         Ir  f                         a.c, loop
|                     a.c:1  int f(int n)
|  1.00%  10     1000
|                     a.c:3  while (n--)
| 10.00% 100  ,,>1004  -> 1010 10
| 10.00% 100  |`-1008  -> 1004 80/90 (88.89%)
| 50.00% 500  |  => g (90x)                   a.c, loop
|             |       a.c:4  g();
|  9.00%  90  `->1010  -> 2000 g 3
|                     a.h:9
|  5.00%  50     1014
|
! cgannotate: loop: loop: Too many levels of symbolic links; its instructions are not shown

== grammar
# "jcnd=9 4" is 4 of 9, as the specification has it; its source is the line behind it, 14. The
# jump that was never followed is not drawn.
$ --asm --show-percs=no grammar.callgrind
| grammar.callgrind
| 19 Ir; showing 1 of 1 function, 100.0% of Ir
| Ir  function
| 19  f
|
| Ir  f
|          ???:1
|  5    10
|  9  ,-14  -> 1c 4/9 (44.44%)
|  1  | 18
|     |    ???:2
|  4  `>1c
|  .    20  -> 10 0/0
|

== instr
# 10 + 10 are 1a, and no line is known.
$ --asm --show-percs=no instr.callgrind
| instr.callgrind
| 12 Ir; showing 1 of 1 function, 100.0% of Ir
| Ir  function
| 12  f                         x.c
|
| Ir  f                         x.c
|        x.c
|  5  10
|  7  1a
|

== json
# JSON has no instructions.
$ --asm --format=json a.callgrind
! cgannotate: --asm cannot be used with --format=json
? 2

== listed
# f 10 + 100 + 100 + 90 and 50 of its 350, g 400 + 250; the call from 1008 is 90 times for 500,
# the jump 80 of 90.
$ --asm a.callgrind
| ./a, a.callgrind
| 1,000 Ir; showing 2 of 2 functions, 100.0% of Ir
|       Self        Incl  Calls  function
| 65.00% 650  65.00% 650     90  g                         a.c, nowhere/a
| 35.00% 350  85.00% 850      0  f                         a.c, nowhere/a
| not shown (--show=all): Dr
|
|         Ir  g                         a.c, nowhere/a
|                  a.c:7
| 40.00% 400  2000
|                  a.c:8
| 25.00% 250  2003
|
|         Ir  f                         a.c, nowhere/a
|                     a.c:1  int f(int n)
|  1.00%  10     1000
|                     a.c:3  while (n--)
| 10.00% 100  ,,>1004  -> 1010 10
| 10.00% 100  |`-1008  -> 1004 80/90 (88.89%)
| 50.00% 500  |  => g (90x)                   a.c, nowhere/a
|             |       a.c:4  g();
|  9.00%  90  `->1010  -> 2000 g 3
|                     a.h:9
|  5.00%  50     1014
|
! cgannotate: nowhere/a: no such file; say where it is with --source-map=FROM=TO or -I DIR; its instructions are not shown

== merged
# The same profile twice: all figures of listed, and calls and jumps, are doubled.
$ --asm --by=function --show-percs=no a.callgrind a.callgrind
| ./a, a.callgrind
| 2,000 Ir; showing 2 of 2 functions, 100.0% of Ir
| 2 parts
|  Self   Incl  Calls  function
| 1,300  1,300    180  g                         a.c, nowhere/a
|   700  1,700      0  f                         a.c, nowhere/a
| not shown (--show=all): Dr
|
|  Ir  g                         a.c, nowhere/a
|           a.c:7
| 800  2000
|           a.c:8
| 500  2003
|
|    Ir  f                         a.c, nowhere/a
|                a.c:1  int f(int n)
|    20     1000
|                a.c:3  while (n--)
|   200  ,,>1004  -> 1010 20
|   200  |`-1008  -> 1004 160/180 (88.89%)
| 1,000  |  => g (180x)                  a.c, nowhere/a
|        |       a.c:4  g();
|   180  `->1010  -> 2000 g 6
|                a.h:9
|   100     1014
|
! cgannotate: nowhere/a: no such file; say where it is with --source-map=FROM=TO or -I DIR; its instructions are not shown

== narrow
# Of three columns A fits into 24; the line of the source stands behind one column, as the
# addresses do.
$ --asm --auto=yes --show-percs=no --width=24 wide.callgrind
| wide.callgrind
| 5 A; showing 1 of 1
|   function, 100.0% of A
| A  function
| 5  f                 w.c
| not shown (--show=all...
|
| A  f                 w.c
|       w.c:1
| 1  10
|       w.c:2
| 4  14
|
! cgannotate: nowhere/w: no such file; say where it is with --source-map=FROM=TO or -I DIR; its instructions are not shown

== nested
# 14 jumps, each inside the one before: from 10 to 2b, from 11 to 2a and so on, followed 10,
# 20, ... 140 times.  At 1d and 1e all 14 overlap, so the two that are longest, from 10 and 11, are
# not drawn; their texts say where they lead.
$ --asm --show-percs=no nested.callgrind
| nested.callgrind
| 28 Ir; showing 1 of 1 function, 100.0% of Ir
| Ir  function
| 28  f                         a.c
|
| Ir  f                         a.c
|                     a.c
|  1               10  -> 2b 10
|  1               11  -> 2a 20
|  1  ,------------12  -> 29 30
|  1  |,-----------13  -> 28 40
|  1  ||,----------14  -> 27 50
|  1  |||,---------15  -> 26 60
|  1  ||||,--------16  -> 25 70
|  1  |||||,-------17  -> 24 80
|  1  ||||||,------18  -> 23 90
|  1  |||||||,-----19  -> 22 100
|  1  ||||||||,----1a  -> 21 110
|  1  |||||||||,---1b  -> 20 120
|  1  ||||||||||,--1c  -> 1f 130
|  1  |||||||||||,-1d  -> 1e 140
|  1  |||||||||||`>1e
|  1  ||||||||||`->1f
|  1  |||||||||`-->20
|  1  ||||||||`--->21
|  1  |||||||`---->22
|  1  ||||||`----->23
|  1  |||||`------>24
|  1  ||||`------->25
|  1  |||`-------->26
|  1  ||`--------->27
|  1  |`---------->28
|  1  `----------->29
|  1               2a
|  1               2b
|

== newer
# g's lines 7 and 8 would be of n.c, a copy of a.c made after the profile was.
$ --asm --show=Ir --top=1 --context=0 $(cp a.c n.c; sed s/a.c/n.c/ a.callgrind >n.callgrind; touch -d 2020-06-01 n.callgrind; echo n.callgrind)
| ./a, n.callgrind
| 1,000 Ir; showing 1 of 2 functions, 65.00% of Ir
|         Ir  function
| 65.00% 650  g                         n.c, nowhere/a
|
|         Ir  g                         n.c, nowhere/a
|                  n.c:7
| 40.00% 400  2000
|                  n.c:8
| 25.00% 250  2003
|
! cgannotate: nowhere/a: no such file; say where it is with --source-map=FROM=TO or -I DIR; its instructions are not shown
! cgannotate: n.c: changed after the profile was taken: its lines may not be those that ran

== none
# Without addresses there are no instructions, and an option of valgrind that records them is
# named.
$ --asm none.callgrind
! cgannotate: --asm: the profile has no addresses; valgrind --tool=callgrind --dump-instr=yes records them
? 1

== twice
# Functions of three files have code of h.h at 20: 1 + 5 + 7 + 3 = 16.  The jump leads to the
# first, in the order of the profile.
$ --asm twice.callgrind
| twice.callgrind
| 16 Ir; showing 3 of 3 functions, 100.0% of Ir
|       Ir  function
| 43.75% 7  f                         b.c
| 37.50% 6  f                         a.c
| 18.75% 3  f                         c.c
|
|       Ir  f                         b.c
|              h.h:2
| 43.75% 7  20
|
|       Ir  f                         a.c
|                h.h:1
|  6.25% 1  ,-10  -> 20 1
|           |    h.h:2
| 31.25% 5  `>20
|
|       Ir  f                         c.c
|              h.h:2
| 18.75% 3  20
|

== wrong
# arm is none of the two.
$ --asm=arm a.callgrind
! cgannotate: --asm=arm: the value is not one of att|intel
? 2

== inlines-none
# Nor is anything known of what was inlined.
$ --inlines none.callgrind
! cgannotate: --inlines: the profile has no addresses; record with --dump-instr=yes, as in valgrind --tool=callgrind --dump-instr=yes PROGRAM
? 1

@file dump
| #!/bin/sh
| printf '  1000:\\tpush\\n  1004:\\tje 1010\\n  1008:\\tcall 2000\\n  100c:\\tnop\\n  1010:\\tjmp 2000\\n'
| printf '  1014:\\tret\\n  1018:\\tnop\\n  2000:\\tmov\\n  2003:\\tadd\\n  2006:\\tnop\\n'

@run mkdir nowhere && echo >nowhere/a && touch -d 2020-01-01 nowhere/a && chmod +x dump

== texts
# What objdump would say: 100c has no cost, and 1018 and 2006 are behind the last that has one.
% OBJDUMP=./dump cgannotate --asm --fn=f --context=0 --width=80 --layout=screen a.callgrind
| f                                                                 a.c, nowhere/a
| self 350 Ir (35.00%), inclusive 850 (85.00%)
|       Incl  Calls  Each  callees
| 58.82% 500     90  5.56  g                                                 a.c:3
|
|         Ir  f                                                                a.c
|                     a.c:1  int f(int n)
|  1.00%  10     1000  push
|                     a.c:3  while (n--)
| 10.00% 100  ,,>1004  je 1010  -> 1010 10
| 10.00% 100  |`-1008  call 2000  -> 1004 80/90 (88.89%)
| 50.00% 500  |  => g (90x)                                                    a.c
| -- 1 instruction not shown --
|             |       a.c:4  g();
|  9.00%  90  `->1010  jmp 2000  -> 2000 g 3
|                     a.h:9
|  5.00%  50     1014  ret
|

== page
# The same as the page has it: after 1008 one is left out, and the jumps are those of the first and
# the second one, by their places.
% OBJDUMP=./dump cgannotate --asm --format=html --no-auto --context=0 a.callgrind | sed '1,/id="data"/d; /^ "code"/,$!d'
|  "code": [
|    {"function": 0, "code": [
|     {"address": "2000", "text": "mov", "file": "a.c", "line": 7, "self": [400, 40]},
|     {"address": "2003", "text": "add", "file": "a.c", "line": 8, "self": [250, 25]}], "arrows": []},
|    {"function": 1, "code": [
|     {"address": "1000", "text": "push", "file": "a.c", "line": 1, "self": [10, 5]},
|     {"address": "1004", "text": "je 1010", "file": "a.c", "line": 3, "self": [100, 20], "jumps": [{"to": "1010", "followed": 10}]},
|     {"address": "1008", "text": "call 2000", "file": "a.c", "line": 3, "self": [100], "calls": [{"to": 0, "calls": 90, "inclusive": [500, 50]}], "jumps": [{"to": "1004", "followed": 80, "executed": 90}]}, 1,
|     {"address": "1010", "text": "jmp 2000", "file": "a.c", "line": 4, "self": [90], "jumps": [{"to": "2000", "followed": 3, "name": "g"}]},
|     {"address": "1014", "text": "ret", "file": "a.h", "line": 9, "self": [50, 10]}], "arrows": [[2,1,1], [1,3,2]]}]}
| </script>
| </body>
| </html>

@file texts
| #!/bin/sh
| for i in 10 12 14 16 18 1a 1c 1e; do printf ' %s:\\ttext of %s\\n' $i $i; done

@file targets.callgrind
| positions: instr line
| events: Ir
| ob=prog
| fl=a.c
| fn=f
| 0x10 7 5
| jump=3 0x14 7
| 0x10 7
| 0x18 7 5
| jump=4 0x1c 7
| 0x18 7
| 0x1e 7 5
| jump=2 0x10 7
| 0x20 7

== targets
# 14 and 1c cost nothing here, as they are of another function, but f jumps there; 12, 16 and 1a are
# left out.  The jump of 20 is known, its cost is not.
% chmod +x texts; printf '\177ELF' >prog; touch -d 2001-01-01 prog; OBJDUMP=./texts cgannotate --asm --context=0 --show-percs=no targets.callgrind
| targets.callgrind
| 15 Ir; showing 1 of 1 function, 100.0% of Ir
| Ir  function
| 15  f                         a.c, prog
|
| Ir  f                         a.c, prog
|           a.c:7
|  5  ,,>10  text of 10  -> 14 3
| -- 1 instruction not shown --
|  .  |`>14  text of 14
| -- 1 instruction not shown --
|  5  |,-18  text of 18  -> 1c 4
| -- 1 instruction not shown --
|  .  |`>1c  text of 1c
|  5  |  1e  text of 1e
|  .  `--20  -> 10 2
|
! cgannotate: prog: 1 addresses of the profile are not instruction boundaries in this file

@file crossing.callgrind
| positions: instr line
| events: Ir
| ob=nowhere/a
| fl=b.c
| fn=x
| 0x10 1 1
| jump=1 0x1c 1
| * *
| 0x14 1 2
| jump=2 0x20 1
| * *
| 0x18 1 4
| jcnd=1/4 0x18 1
| * *
| 0x1c 1 8
| 0x20 1 16

== crossing
# 14 to 20 begins within 10 to 1c and ends outside of it: one crosses the other; 18 jumps to itself.
# compat: An option of cgannotate that the script does not know
% cgannotate --asm --layout=screen --width=60 --fn=x crossing.callgrind 2>/dev/null
| x                                             b.c, nowhere/a
| self 31 Ir (100.0%), inclusive 31 (100.0%)
|        Ir  x                                             b.c
|                   b.c:1
|  3.23%  1   ,--10  -> 1c 1
|  6.45%  2  ,+--14  -> 20 2
| 12.90%  4  ||o>18  -> 18 1/4 (25.00%)
| 25.81%  8  |`->1c
| 51.61% 16  `-->20
|
