## --format=callgrind: a profile that reads back to the same report. Profiles and sums: formats.t.

== callgrind
# The rows of new.callgrind in formats.t: main 10, f 60 (40 and 20), g 30.
$ --format=callgrind new.callgrind
| # callgrind format
| version: 1
| creator: cgannotate-1.0
| cmd: ./a
| pid: 7
| positions: line
| event: Both = Ir + Dr : Everything
| events: Ir Dr
| summary: 100 10
|
| ob=(1) /bin/a
| fl=(1) a.c
| fn=(1) f
| 5 40 4
| fi=(2) a.h
| 1 20 2
| fl=(1)
| fn=(2) g
| 9 30 3
| fl=(1)
| fn=(3) main
| 1 10 1
| cfn=(1)
| calls=2 0
| 2 60 6
| cfn=(2)
| calls=1 0
| 3 30 3
|
| totals: 100 10

== callgrind-asm
# 0x1c jumps 3 + 1 times. Instruction 0x60 of g is of lines 11 and 12, which only its lines
# can say: their address is 0.
$ --format=callgrind --asm code.callgrind
| # callgrind format
| version: 1
| creator: cgannotate-1.0
| positions: instr line
| events: Ir
| summary: 49
|
| ob=(1) prog
| fl=(1) a.c
| fn=(1) f
| 0x40 9 30
| jfn=(2) main
| jump=1 0x10 0
| 0x44 9
| fl=(1)
| fn=(3) g
| 0x0 11 1
| 0x0 12 2
| fl=(1)
| fn=(4) main
| 0x10 1 5
| 0x14 2 7
| cfn=(1)
| calls=2 0x0 0
| 0x18 2 30
| 0x1c 3 4
| jump=4 0x10 1
| 0x1c 3
| jcnd=2/9 0x14 2
| 0x20 4
| jcnd=1/1 0x99 0
| 0x20 4
|
| totals: 49

== callgrind-asm-match
# A profile is written whole, so no rows are chosen.
$ --format=callgrind --asm --match=main code.callgrind
! cgannotate: --match cannot be used with --format=callgrind
? 2

@file below.callgrind
| # callgrind format
| events: Ir
| fl=a.c
| fn=main
| 1 -10
| totals: -10
| summary: -31
|
| part: 2
| events: Ir
| fl=a.c
| fn=main
| 1 1
| summary: 29
| totals: 1

== callgrind-below
# -31 and 29 are -2, which is no total of -10 and 1, -9: N4.
$ --format=callgrind below.callgrind
| # callgrind format
| version: 1
| creator: cgannotate-1.0
| positions: line
| events: Ir
| summary: -9
|
| ob=
| fl=(1) a.c
| fn=(1) main
| 1 -9
|
| totals: -9

== callgrind-check
# --check writes no profile.
$ --format=callgrind --check bad.callgrind new.callgrind
! cgannotate: --check cannot be used with --format=callgrind
? 2

== callgrind-code
# Line 2 is 7, and 30 for the calls; jumps are left out. 5 + 7 + 4 + 30 + 1 + 2 = 49.
$ --format=callgrind code.callgrind
| # callgrind format
| version: 1
| creator: cgannotate-1.0
| positions: line
| events: Ir
| summary: 49
|
| ob=(1) prog
| fl=(1) a.c
| fn=(1) f
| 9 30
| fl=(1)
| fn=(2) g
| 11 1
| 12 2
| fl=(1)
| fn=(3) main
| 1 5
| 2 7
| cfn=(1)
| calls=2 0
| 2 30
| 3 4
|
| totals: 49

== callgrind-cycle
# cycle.callgrind, as worked out in formats.t: even 90, odd 70, which is no more than the cycle.
$ --format=callgrind cycle.callgrind
| # callgrind format
| version: 1
| creator: cgannotate-1.0
| positions: line
| events: Ir
| summary: 100
|
| ob=
| fl=(1) c.c
| fn=(1) even
| 2 40
| cfn=(2) odd
| calls=4 0
| 2 50
| fl=(1)
| fn=(3) leaf
| 4 20
| fl=(1)
| fn=(4) main
| 1 10
| cfn=(1)
| calls=1 0
| 1 90
| fl=(1)
| fn=(2)
| 3 30
| cfn=(1)
| calls=3 0
| 3 20
| cfn=(3)
| calls=5 0
| 3 20
|
| totals: 100

@file defined.callgrind
| version: 1
| event: X = Ir
| event: Ir = : both
| event: Ir : both
| event: Dr =
| events: Ir Dr
| fn=a
| 1 2 3

== callgrind-defined
# Definitions are written as they are, and what the option says of X last, as the last one counts.
$ --event='X=Dr:of mine' --format=callgrind defined.callgrind
| # callgrind format
| version: 1
| creator: cgannotate-1.0
| positions: line
| event: X = Ir
| event: Ir = : both
| event: Ir : both
| event: Dr =
| event: X=Dr:of mine
| events: Ir Dr
| summary: 2 3
|
| ob=
| fl=(1) ???
| fn=(1) a
| 1 2 3
|
| totals: 2 3

== callgrind-diff
# A change is no profile.
$ --format=callgrind --diff old.callgrind new.callgrind
! cgannotate: --diff cannot be used with --format=callgrind
? 2

== callgrind-events
# A list of events is no profile.
$ --format=callgrind --list=events new.callgrind
! cgannotate: --list=events cannot be used with --format=callgrind
? 2

== callgrind-fn
# The whole profile is written, or nothing: part of it would have other sums.
$ --format=callgrind --fn=g --fn=main new.callgrind
! cgannotate: --fn cannot be used with --format=callgrind
? 2

@file gap.callgrind
| # callgrind format
| events: Ir Never Dr
| summary: 31 . 12
|
| fl=a.c
| fn=main
| 1 10 . 5
| 2 20

== callgrind-gap
# A total that is not given is ".", in the summary too; 31 is more than 10 + 20, and 12 more
# than 5, so that both are believed.
$ --format=callgrind gap.callgrind
| # callgrind format
| version: 1
| creator: cgannotate-1.0
| positions: line
| events: Ir Never Dr
| summary: 31 . 12
|
| ob=
| fl=(1) a.c
| fn=(1) main
| 1 10 . 5
| 2 20
|
| totals: 30 . 5
! cgannotate: gap.callgrind:3: "summary:" gives 31 of Ir, the self costs are 30
! cgannotate: gap.callgrind:3: "summary:" gives 12 of Dr, the self costs are 5

== callgrind-hostile
# 1 to 16 Ir of 136; every byte of a name is as the format has it, so that nothing else is told
# by it.
$ --format=callgrind hostile.callgrind
| # callgrind format
| version: 1
| creator: cgannotate-1.0
| positions: line
| events: Ir Ev|il\xff
| summary: 136 15
|
| ob=
| fl=(1) x|y`z;.c
| fn=(1) *star_under_score*
| 1 15 1
| fl=(1)
| fn=(2) -minus
| 1 14 1
| fl=(1)
| fn=(3) <b>&amp;</b>
| 1 9 1
| fl=(1)
| fn=(4) =cmd()
| 1 4 1
| fl=(1)
| fn=(5) a "quoted" name
| 1 2 1
| fl=(1)
| fn=(6) back`tick|pipe
| 1 3 1
| fl=(1)
| fn=(7) bad\xff\xc3utf
| 1 7 1
| fl=(1)
| fn=(8) c0\x01\x7f
| 1 12 1
| fl=(1)
| fn=(9) comma, and "
| 1 13 1
| fl=(1)
| fn=(10) esc\e[31m
| 1 8 1
| fl=(1)
| fn=(11) größe 漢字
| 1 10 1
| fl=(1)
| fn=(12) id
| 1 11 1
| fl=(1)
| fn=(13) main
| 1 1 0
| cfn=(1)
| calls=1 0
| 1 15 1
| cfn=(2)
| calls=1 0
| 1 14 1
| cfn=(3)
| calls=1 0
| 1 9 1
| cfn=(4)
| calls=1 0
| 1 4 1
| cfn=(5)
| calls=1 0
| 1 2 1
| cfn=(6)
| calls=1 0
| 1 3 1
| cfn=(7)
| calls=1 0
| 1 7 1
| cfn=(8)
| calls=1 0
| 1 12 1
| cfn=(9)
| calls=1 0
| 1 13 1
| cfn=(10)
| calls=1 0
| 1 8 1
| cfn=(11)
| calls=1 0
| 1 10 1
| cfn=(12)
| calls=1 0
| 1 11 1
| cfn=(14) nul\x00byte
| calls=1 0
| 1 16 1
| cfn=(15) semi;colon
| calls=1 0
| 1 5 1
| cfn=(16) tab	here\\n
| calls=1 0
| 1 6 1
| fl=(1)
| fn=(14)
| 1 16 1
| fl=(1)
| fn=(15)
| 1 5 1
| fl=(1)
| fn=(16)
| 1 6 1
|
| totals: 136 15

== callgrind-inclusive-top
# A part of the rows would have other sums than the profile, so --top is refused as --fn is.
$ --format=callgrind --inclusive --top=2 --show=Dr,Both --sort=Ir new.callgrind
! cgannotate: --top cannot be used with --format=callgrind
? 2

== callgrind-parts
# Nor is a list of parts.
$ --format=callgrind --list=parts new.callgrind old.callgrind
! cgannotate: --list=parts cannot be used with --format=callgrind
? 2

== callgrind-returns
# a "\r" is doubled at the end of a line, where one is taken off.
$ --format=callgrind returns.callgrind
| # callgrind format
| version: 1
| creator: cgannotate-1.0
| positions: line
| event: Both\x0d = Ir : of both\x0d\x0d
| event: Half\x0d\x0d = Ir + Ir\x0d\x0d
| events: calls Ir
| summary: 11 9
|
| ob=
| fl=(1) a.c
| fn=(1) g
| 9 8 4
| fl=(1)
| fn=(2) main
| 1 3 5
| cfn=(1)
| calls=2 0
| 2 8 4
|
| totals: 11 9

@file same.callgrind
| # callgrind format
| events: Ir
|
| ob=(1) prog
| fl=(1) a.c
| fn=(1) main
| 1 5
| cfi=(2) b.c
| cfn=(2) run
| calls=1 1
| 2 30
| cfn=(3) run
| calls=2 9
| 3 7
| fn=(3)
| 9 7
|
| fl=(2)
| fn=(2)
| 1 10
| cob=(2) lib
| cfi=(2)
| cfn=(4) run
| calls=1 1
| 2 20
|
| ob=(2)
| fl=(2)
| fn=(4)
| 1 20

== callgrind-same
# Three functions are called run, and each has an ID of its own: KCachegrind would take them
# for one. main 5 + 7 + 10 + 20 is 42.
$ --format=callgrind same.callgrind
| # callgrind format
| version: 1
| creator: cgannotate-1.0
| positions: line
| events: Ir
| summary: 42
|
| ob=(1) prog
| fl=(1) a.c
| fn=(1) main
| 1 5
| cfi=(2) b.c
| cfn=(2) run
| calls=1 0
| 2 30
| cfn=(3) run
| calls=2 0
| 3 7
| fl=(1)
| fn=(3)
| 9 7
| ob=(2) lib
| fl=(2)
| fn=(4) run
| 1 20
| ob=(1)
| fl=(2)
| fn=(2)
| 1 10
| cob=(2)
| cfn=(4)
| calls=1 0
| 2 20
|
| totals: 42

== callgrind-torn
# An instruction of lines 5 and 6 that has no costs, but calls in line 6: the call says that
# line 6 is there, and nothing else does that line 5 is.
$ --asm --format=callgrind torn.callgrind
| # callgrind format
| version: 1
| creator: cgannotate-1.0
| positions: instr line
| events: Ir
| summary:
|
| ob=
| fl=(1) f.c
| fn=(1) f
| 0x0 5
| cfn=(1)
| calls=1 0x0 0
| 0x0 6 1
|
| totals:
! cgannotate: torn.callgrind: no costs: was collection ever on (--toggle-collect, --instr-atstart)?

== callgrind-twice
# Readers take the first event of a name.
$ --format=callgrind --show=Dr,Ir,Dr new.callgrind
! cgannotate: --format=callgrind: 'Dr' cannot be written to a profile; leave it out of --show
? 2

@file files.callgrind
| event: Both = Ir + Dr
| events: Ir Dr
| fl=a.c
| fn=f
| fi=z.h
| 4 1 5
| fi=b.h
| 3 2 6
| cfi=b.h
| cfn=in
| calls=1 1
| 3 4 7
| fe=a.c
| 9 8 8
| fl=b.h
| fn=in
| 1 4 7

== callgrind-files
# The function's own file comes first, then b.h and z.h. A call from b.h to a function of b.h says so,
# as the function that calls is of a.c. With --show there are no definitions of other events.
$ --format=callgrind --show=Dr files.callgrind
| # callgrind format
| version: 1
| creator: cgannotate-1.0
| positions: line
| events: Dr
| summary: 26
|
| ob=
| fl=(1) a.c
| fn=(1) f
| 9 8
| fi=(2) b.h
| 3 6
| cfi=(2)
| cfn=(2) in
| calls=1 0
| 3 7
| fi=(3) z.h
| 4 5
| fl=(2)
| fn=(2)
| 1 7
|
| totals: 26

== callgrind-returned
# A name with a \r at its end has two, of which readers drop one.
% printf 'events: Ir\nfn=f\r\r\n1 5\n' >cr.callgrind; cgannotate --format=callgrind cr.callgrind | sed -n '/^fn/p' | od -An -c
|    f   n   =   (   1   )       f  \\r  \\r  \\n
