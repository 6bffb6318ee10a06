## src/README R1, R3, R12, R13 and N4: what other programs write.

@file list.callgrind
| events: Instructions
| # define file ID mapping
| fl=(1) file1.c
| fl=(2) file2.c
| # define function ID mapping
| fn=(1) main
| fn=(2) func1
| fn=(3) func2
|
| fl=(1)
| fn=(1)
| 16 20
| cfn=(2)
| calls=1 50
| 16 400
| fn=(2)
| 51 100
| cfl=(2)
| cfn=(3)
| calls=2 20
| 51 300
| fl=(2)
| fn=(3)
| 20 300

== list
# The specification's example of names before any cost: main, func1 and func2 are named in
# file2.c, and are no functions of it. main 20 + 400, func1 100 + 300, func2 300.
$ --format=tsv list.callgrind
| object	file	function	calls	Instructions	incl_Instructions
| 	file2.c	func2	2	300	300
| 	file1.c	func1	1	100	400
| 	file1.c	main	0	20	420

@file whole.callgrind
| creator: yappi
| events: Ticks
| fl=a.py
| fn=f
| 3 100
| fn=g
| 9 900\

== whole
# The last line has no newline, and all that a line of costs has.
$ --format=tsv whole.callgrind
| object	file	function	calls	Ticks	incl_Ticks
| 	a.py	g		900	900
| 	a.py	f		100	100

== whole-check
# A last line without a newline is no error.
$ --check whole.callgrind

== not-whole
# A position without a cost, half a header, and a call without its line are not whole.
$ $(printf 'events: Ir\nfn=f\n1 5\n2' >a; printf 'events: Ir\nfn=f\n1 5\ncreator: ca' >b; printf 'events: Ir\nfn=f\n1 5\ncalls=1 ' >c)--check a b c
| a:4: error: the last line is not whole: the file may be truncated
| b:4: error: the last line is not whole: the file may be truncated
| c:4: error: a position is missing
| c:4: error: "calls=" is not followed by a line of costs
? 1

@file sums.callgrind
| creator: remake
| events: Near Below Above
| summary: 10010 4500 10020
| fn=f
| 1 10000 10000 10000

== sums
# 10 of 10,000 are 0.1 %, which is no difference; 4,500 is 55 % below, and 20 are 0.2 %. What is
# not below is the total.
$ --format=tsv sums.callgrind
| object	file	function	calls	Near	Below	Above	incl_Near	incl_Below	incl_Above
| 	???	f		10000	10000	10000	10000	10000	10000
! cgannotate: sums.callgrind:3: "summary:" gives 4,500 of Below, the self costs are 10,000
! cgannotate: sums.callgrind:3: "summary:" gives 10,020 of Above, the self costs are 10,000

@file unknown.callgrind
| positions: line memAddr
| events: Ir Time
| fl=a.c
| fn=main
| 1 0x01 1 100
| 2 0x02 1 100
| cfn=f
| calls=1 7 0x04
| 4 0x05 1 100
| fn=f
| +3 0x04 1 100

== unknown
# memAddr is a column, which is no line and no cost: 2 Ir of main in lines 1 and 2, 1 of f in line
# 2 + 3.
$ --by=line --format=tsv unknown.callgrind
| object	file	function	line	calls	Ir	Time	incl_Ir	incl_Time
| 	a.c	main	1		1	100	1	100
| 	a.c	main	2		1	100	1	100
| 	a.c	f	5		1	100	1	100
! cgannotate: unknown.callgrind:1: the position 'memAddr' is unknown; it is skipped

@file unknown-first.callgrind
| positions: memAddr line
| events: Ir
| fl=a.c
| fn=main
| 0x9 4 7

== unknown-first
# proves: An unknown position has its place, also before the line, which is 4 and cost 7.
$ --by=line --format=tsv unknown-first.callgrind
| object	file	function	line	calls	Ir	incl_Ir
| 	a.c	main	4		7	7
! cgannotate: unknown-first.callgrind:1: the position 'memAddr' is unknown; it is skipped

== mark
# UTF-8's mark, which programs of Windows write.
$ $(printf '\357\273\277events: t\nfl=a\nfn=b\n1 5\n' >utf8)--format=tsv utf8
| object	file	function	calls	t	incl_t
| 	a	b		5	5

== utf-16
# UTF-16, by its mark, is named, and no profile.
$ --format=tsv $(printf '\377\376e\0v\0e\0n\0t\0s\0:\0' >utf16)utf16
! cgannotate: utf16: this is text in UTF-16; save it as UTF-8
? 1

== long
# 4,001 lines of desc: before events:, of 20 bytes; the second file has 5 + 7 in f.
$ $(printf 'events: Ir\nfl=a\nfn=f\n1 5\n' >one; (seq 1000 5000 | sed 's/^/desc: 1234567890 /'; printf 'events: Ir\nfl=a\nfn=f\n1 7\n') >two)--format=tsv one two
| object	file	function	calls	Ir	incl_Ir
| 	a	f		12	12

@file ids.callgrind
| events: Ir
| fl=a.c
| fn=(1)x
| 1 1
| fn=()
| 2 2
| fn=(1
| 3 4
| fn=(1x)
| 4 8
| fn=(2) y
| 5 16
| fn=(2)
| 6 32

== no-ids
# proves: "(" is of an ID only before digits, ")", and a blank or the end (src/README R2).  The
# costs are powers of two; y, whose ID is one, has 16 + 32.
$ --format=tsv ids.callgrind
| object	file	function	calls	Ir	incl_Ir
| 	a.c	y		48	48
| 	a.c	(1x)		8	8
| 	a.c	(1		4	4
| 	a.c	()		2	2
| 	a.c	(1)x		1	1
