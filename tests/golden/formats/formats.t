## The formats of --format. All figures by hand.
##
## new.callgrind: main 10 Ir 1 Dr; it calls f twice (40 4 in a.c, 20 2 inlined from
## a.h: 60 6) and g once (30 3): 100 10. old: f once (30 3 and 10 1: 40 4), h three
## times (30 3): 80 8. So with --diff f is +20 +2 (a.c +10, a.h +10), g +30 +3, h
## -30 -3, all +20 +2, which is 25 % of OLD; 30 is 37.5 % of it, 10 is 12.5 %.
## Both = Ir + Dr: 11, 66 (44 and 22), 33, 110.
##
## cycle.callgrind: main 10, even 40, odd 30, leaf 20: 100. Cycle 1 is even and odd:
## calls into it 90, its own 70 and leaf 20. even: main and odd paid 90 + 20 = 110,
## it spent 40 + 50 = 90; no member is more than its cycle: 90. odd: even paid 50, it
## spent 30 + 20 + 20 = 70. Of the calls odd's 3 to even cost 20, even's 4 to odd 50.
## In folded even has its 40, and odd its 30 and the leaf that it alone called.
## folded-members: main 5 and lib 27 are no members of the cycle of s 40, p and r 20 and
##   q 1, 81 in all; what equals in cost is in the order of names. lib was paid for by
##   main 9, q 6 and s 12: 27, so that each has just this below it. 5 + 9 + 99 = 113.
##   -diff: in OLD q is 50 and s 30, and main paid 138; the cycle is called after NEW's costs.
## folded-joined: main calls g from a.c and, inlined, from b.h: 10 + 20 in OLD, 11 + 22 in
##   NEW, all of g. main has 5 + 1.
##
## hostile.callgrind: 16 functions with 1 to 16 Ir, 136; main calls all others once.
## Each has 1 Dr but main. Bytes that mean something in some format are in its names.
##
## *-inclusive-top: two rows are listed, main and f; g, 3 and 33, is (other) in
## callgrind, and (other) below main in folded.
##
## dot: a share s of the total has the hue 0.64 * (1 - root of s), 0.9, 0.45 + 0.4 *
## root; 60 %: root 0.775, so 0.144 and 0.760. Width 0.5 + 3.5 s = 2.6, arrow 0.4 +
## 0.6 root = 0.86. A change: hue 0 or 0.6, 0.2 + 0.8 root, as above; 37.5 %: 0.612,
## so 0.690 and 0.695.
##
## *-fn: main and g are listed; f (60 6) is not, and is (other) below main in folded.
## callgrind-asm-match, -diff, -fn and -inclusive-top: a profile is written whole.
## *-check: bad.callgrind has no cost line in line 6, and 1.5 is no whole count.
## callgrind-fold: g costs nothing, so that f has nothing in h.h, and no line names it.
## callgrind-gap: a total that is not given is ".", in the summary too; 31 is more
## than 10 + 20, and 12 more than 5, so that both are believed.
## callgrind-same: three functions are called run, and each has an ID of its own:
## KCachegrind would take them for one. main 5 + 7 + 10 + 20 is 42.
## apart.callgrind is cycle.callgrind with each function in a file of its own.
##   folded-by-file: frames are files.
## dot-more: +15 is 150 % of OLD's 10, but no line is wider than that of 100 %:
##   0.5 + 3.5, and its arrow 0.4 + 0.6.
## dot-formula: a third of 100 is 33.33; all shares are those of Ir.
## dot-inclusive-top: two of the rows have boxes, and the label says it.
## callgrind-below: -31 and 29 are -2, which is no total of -10 and 1, -9: N4.
## callgrind-asm: 0x1c jumps 3 + 1 times. Instruction 0x60 of g is of lines 11 and 12,
##   which only its lines can say: their address is 0. callgrind-code: line 2 is 7, and
##   30 for the calls; jumps are left out. 5 + 7 + 4 + 30 + 1 + 2 = 49.
## callgrind-torn: an instruction of lines 5 and 6 that has no costs, but calls in line 6:
##   the call says that line 6 is there, and nothing else does that line 5 is.
## markdown-details: 23 functions with 23 to 1 Ir, 276; rows 21 and 22 are folded away,
##   and f23 is not listed. -twenty: without an option there are 20 rows.
##   -limits: 22 are more than 1 and 21 more than 2, of which 20 are named.
## given.callgrind: main 5 calls g 9 times for 8, g's own 6 and 2 inlined from a.h:
## 13 in all. Nobody calls main: 0 times. Inlined code is not called (N6): no number.
## given.cachegrind has no calls, so that nobody knows how often main was called.
## given-calls, -incl, -incl-only: calls and incl_Ir once each. given-json: Calls is 9
## and Incl(Ir) 8 of g, as in the text report.
## nofile.callgrind: main 5 in line 1 calls start twice in line 2 for 9: start's own 3
## and 4 calls of work for 6, in code without a file. Sums over all files: self 5 + 6 +
## 3 = 14, the total, and calls 2 + 4 = 6. With --no-auto there are no files.
## *-by-row: f's 40 4 in a.c and 20 2 in a.h are two rows. Without an option they are
## one function, f, 60 6 (with --diff 40 to 60), and in JSON its parts.
## markdown, -inclusive-top: f is 60, of which a.c has 40 and a.h 20, and Dr 4 and 2 of 6.
## markdown-diff: f was 40 and is 60: +20, which is 50 % of its own 40 and 25 % of OLD's 80.
## The table is of Ir alone, and the totals of Dr stand in the first line.
## json-pid: a12 is no number.
## callgrind-returns: a "\r" is doubled at the end of a line, where one is taken off.
## csv-calls-event: an event has the name of a column, and both are there.
## callgrind-defined: what the option says of X comes first, as the first line of two counts
##   (the line after it is what the profile says). "Ir = : both" says no more than
##   "Ir : both", and "Dr =" nothing.
## signs.callgrind: -5 and +0.5 are numbers, which have no ' before them; -, -., -5- and
## -1.2.3 are none, and -Dr is no number either. 1 + 3 + 5 + 7 + 9 + 11 = 36, and 42.
## lines.callgrind: a name with a carriage return in it, or as --mod-fn makes it a newline;
## in csv such a name is quoted, in tsv it is an escape. Nothing is known of Foo, so that
## Wrong has no total.
## dot-ratio, folded-ratio: a ratio cannot be divided among calls.
## folded-match: main and f are not listed, and are 10 and 60 in all stacks without g.
## wide: 181 columns, 91 and 90 of the same. callgrind-show-twice: an event is written once.
## json-site-by-file: f and g call k in line 3 of h.h, 2 + 5 times for 10 + 20, and g in 4.
## json-two-files: --top=1 lists main, 100; f 5 calls g for 7, g 4 calls h for 3: 112. The
##   calls in both files are of rows that are not listed, and have ids all the same.

== callgrind
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
$ --format=callgrind --asm --match=main code.callgrind
! cgannotate: --match cannot be used with --format=callgrind
? 2

== callgrind-below
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
! cgannotate: --format=callgrind: the total of 'Ir' cannot be -2 for costs of -9, and is written as these

== callgrind-check
$ --format=callgrind --check bad.callgrind new.callgrind
! cgannotate: --check cannot be used with --format=callgrind
? 2

== callgrind-code
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

== callgrind-defined
$ --event='X=Dr:of mine' --format=callgrind defined.callgrind
| # callgrind format
| version: 1
| creator: cgannotate-1.0
| positions: line
| event: X = Dr : of mine
| event: X = Ir
| event: Ir : both
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
$ --format=callgrind --diff old.callgrind new.callgrind
! cgannotate: --diff cannot be used with --format=callgrind
? 2

== callgrind-events
$ --format=callgrind --list=events new.callgrind
! cgannotate: --list=events cannot be used with --format=callgrind
? 2

== callgrind-fn
$ --format=callgrind --fn=g --fn=main new.callgrind
! cgannotate: --fn cannot be used with --format=callgrind
? 2

== callgrind-gap
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
$ --format=callgrind --inclusive --top=2 --show=Dr,Both --sort=Ir new.callgrind
! cgannotate: --top cannot be used with --format=callgrind
? 2

== callgrind-parts
$ --format=callgrind --list=parts new.callgrind old.callgrind
! cgannotate: --list=parts cannot be used with --format=callgrind
? 2

== callgrind-returns
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

== callgrind-same
$ --format=callgrind same.callgrind
| # callgrind format
| version: 1
| creator: cgannotate-1.0
| positions: line
| events: Ir
| summary: 42
|
| ob=(1) lib
| fl=(1) b.c
| fn=(1) run
| 1 20
| ob=(2) prog
| fl=(2) a.c
| fn=(2) main
| 1 5
| cfi=(1)
| cfn=(3) run
| calls=1 0
| 2 30
| cfn=(4) run
| calls=2 0
| 3 7
| fl=(2)
| fn=(4)
| 9 7
| fl=(1)
| fn=(3)
| 1 10
| cob=(1)
| cfn=(1)
| calls=1 0
| 2 20
|
| totals: 42

== callgrind-show-twice
$ --format=callgrind --auto=no --show=Dr,Ir,Dr new.callgrind
| # callgrind format
| version: 1
| creator: cgannotate-1.0
| cmd: ./a
| pid: 7
| positions: line
| events: Dr Ir
| summary: 10 100
|
| ob=(1) /bin/a
| fl=(1) a.c
| fn=(1) f
| 5 4 40
| fi=(2) a.h
| 1 2 20
| fl=(1)
| fn=(2) g
| 9 3 30
| fl=(1)
| fn=(3) main
| 1 1 10
| cfn=(1)
| calls=2 0
| 2 6 60
| cfn=(2)
| calls=1 0
| 3 3 30
|
| totals: 10 100

== callgrind-torn
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

== csv
$ --format=csv new.callgrind
| object,file,function,calls,Ir,Dr,incl_Ir,incl_Dr\x0d
| /bin/a,a.c,f,2,60,6,60,6\x0d
| /bin/a,a.c,g,1,30,3,30,3\x0d
| /bin/a,a.c,main,0,10,1,100,10\x0d

== csv-by-row
$ --by=row --format=csv new.callgrind
| object,file,function,calls,Ir,Dr,incl_Ir,incl_Dr\x0d
| /bin/a,a.c,f,2,40,4,60,6\x0d
| /bin/a,a.c,g,1,30,3,30,3\x0d
| /bin/a,a.h,f,,20,2,20,2\x0d
| /bin/a,a.c,main,0,10,1,100,10\x0d

== csv-calls-event
$ --format=csv returns.callgrind
| object,file,function,calls,calls,Ir,incl_calls,incl_Ir\x0d
| ,a.c,g,2,8,4,8,4\x0d
| ,a.c,main,0,3,5,11,9\x0d

== csv-check
$ --format=csv --check bad.callgrind new.callgrind
| file,line,severity,message,rule,count,lines\x0d
| bad.callgrind,6,error,'\\x1b[31m' is not a valid line of the format,"a line is a header ""key: value"", ""spec=name"", a cost line or a comment",1,6\x0d
| bad.callgrind,7,error,the count '1.5' is rounded to an integer,Number := HexNumber | (Digit)+,1,7\x0d
? 1

== csv-check-none
$ --format=csv --check new.callgrind
| file,line,severity,message,rule,count,lines\x0d

== csv-cycle
$ --format=csv cycle.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| ,c.c,even,4,40,90\x0d
| ,c.c,odd,4,30,70\x0d
| ,c.c,leaf,5,20,20\x0d
| ,c.c,main,0,10,100\x0d

== csv-diff
$ --format=csv --diff old.callgrind new.callgrind
| object,file,function,calls,calls_old,calls_new,Ir,Ir_old,Ir_new,Dr,Dr_old,Dr_new,incl_Ir,incl_Ir_old,incl_Ir_new,incl_Dr,incl_Dr_old,incl_Dr_new\x0d
| /bin/a,a.c,g,1,,1,30,,30,3,,3,30,,30,3,,3\x0d
| /bin/a,a.c,h,-3,3,,-30,30,,-3,3,,-30,30,,-3,3,\x0d
| /bin/a,a.c,f,1,1,2,20,40,60,2,4,6,20,40,60,2,4,6\x0d

== csv-diff-by-row
$ --by=row --format=csv --diff old.callgrind new.callgrind
| object,file,function,calls,calls_old,calls_new,Ir,Ir_old,Ir_new,Dr,Dr_old,Dr_new,incl_Ir,incl_Ir_old,incl_Ir_new,incl_Dr,incl_Dr_old,incl_Dr_new\x0d
| /bin/a,a.c,g,1,,1,30,,30,3,,3,30,,30,3,,3\x0d
| /bin/a,a.c,h,-3,3,,-30,30,,-3,3,,-30,30,,-3,3,\x0d
| /bin/a,a.c,f,1,1,2,10,30,40,1,3,4,20,40,60,2,4,6\x0d
| /bin/a,a.h,f,,,,10,10,20,1,1,2,10,10,20,1,1,2\x0d

== csv-events
$ --format=csv --list=events new.callgrind
| event,total,long_name,formula\x0d
| Ir,100,Instruction Fetch,\x0d
| Dr,10,Data Read Access,\x0d
| Both,110,Everything,Ir + Dr\x0d
| CEst,100,estimated cycles,Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm\x0d

== csv-events-wrong
$ --list=events --format=csv lines.callgrind
| event,total,long_name,formula\x0d
| Ir,5,Instruction Fetch,\x0d
| Wrong,,,2 Foo\x0d
| CEst,5,estimated cycles,Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm\x0d

== csv-fn
$ --format=csv --fn=g --fn=main new.callgrind
| object,file,function,calls,Ir,Dr,incl_Ir,incl_Dr\x0d
| /bin/a,a.c,g,1,30,3,30,3\x0d
| /bin/a,a.c,main,0,10,1,100,10\x0d

== csv-fn-none
$ --format=csv --fn=nothing new.callgrind
! cgannotate: --fn=nothing: the profile has no such function
? 1

== csv-hostile
$ --format=csv hostile.callgrind
| object,file,function,calls,Ir,Ev|il\xff,incl_Ir,incl_Ev|il\xff\x0d
| ,"x|y`z;.c",nul\\x00byte,1,16,1,16,1\x0d
| ,"x|y`z;.c",*star_under_score*,1,15,1,15,1\x0d
| ,"x|y`z;.c","'-minus",1,14,1,14,1\x0d
| ,"x|y`z;.c","comma, and """,1,13,1,13,1\x0d
| ,"x|y`z;.c",c0\\x01\\x7f,1,12,1,12,1\x0d
| ,"x|y`z;.c",id,1,11,1,11,1\x0d
| ,"x|y`z;.c",größe 漢字,1,10,1,10,1\x0d
| ,"x|y`z;.c","<b>&amp;</b>",1,9,1,9,1\x0d
| ,"x|y`z;.c",esc\\x1b[31m,1,8,1,8,1\x0d
| ,"x|y`z;.c",bad\xff\xc3utf,1,7,1,7,1\x0d
| ,"x|y`z;.c",tab	here\\n,1,6,1,6,1\x0d
| ,"x|y`z;.c","semi;colon",1,5,1,5,1\x0d
| ,"x|y`z;.c","'=cmd()",1,4,1,4,1\x0d
| ,"x|y`z;.c",back`tick|pipe,1,3,1,3,1\x0d
| ,"x|y`z;.c","a ""quoted"" name",1,2,1,2,1\x0d
| ,"x|y`z;.c",main,0,1,0,136,15\x0d

== csv-inclusive-top
$ --format=csv --inclusive --top=2 --show=Dr,Both --sort=Ir new.callgrind
| object,file,function,calls,Dr,Both,incl_Dr,incl_Both\x0d
| /bin/a,a.c,main,0,1,11,10,110\x0d
| /bin/a,a.c,f,2,6,66,6,66\x0d

== csv-newline
$ --format=csv "--mod-fn=$(printf 's/a.b/a\nb/')" lines.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| ,a.c,"a
| b",,5,5\x0d

== csv-parts
$ --format=csv --list=parts new.callgrind old.callgrind
| file,pid,part,thread,Ir,time_range,trigger\x0d
| new.callgrind,7,1,,100,,\x0d
| old.callgrind,6,1,,80,,\x0d

== csv-return
$ --format=csv lines.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| ,a.c,"a\x0db",,5,5\x0d

== dot
$ --format=dot new.callgrind
| digraph cgannotate {
| 	graph [fontname="Helvetica", nodesep=0.2, ranksep=0.3, label="Ir: 100"];
| 	node [shape=box, style=filled, fontname="Helvetica", fontsize=10, fontcolor=white, margin="0.1,0.05", height=0];
| 	edge [fontname="Helvetica", fontsize=9];
| 	n0 [label="main\\n100.0% (10.00%)", color="0.000 0.900 0.850", tooltip="a.c:main [/bin/a]"];
| 	n1 [label="f\\n60.00% (60.00%)\\n2×", color="0.144 0.900 0.760", tooltip="a.c:f [/bin/a]"];
| 	n2 [label="g\\n30.00% (30.00%)\\n1×", color="0.289 0.900 0.669", tooltip="a.c:g [/bin/a]"];
| 	n0 -> n1 [label="60.00%\\n2×", color="0.144 0.900 0.760", fontcolor="0.144 0.900 0.760", penwidth=2.60, arrowsize=0.86];
| 	n0 -> n2 [label="30.00%\\n1×", color="0.289 0.900 0.669", fontcolor="0.289 0.900 0.669", penwidth=1.55, arrowsize=0.73];
| }

== dot-by-file
$ --format=dot --by=file apart.callgrind
| digraph cgannotate {
| 	graph [fontname="Helvetica", nodesep=0.2, ranksep=0.3, label="Ir: 100"];
| 	node [shape=box, style=filled, fontname="Helvetica", fontsize=10, fontcolor=white, margin="0.1,0.05", height=0];
| 	edge [fontname="Helvetica", fontsize=9];
| 	n0 [label="m.c\\n100.0% (10.00%)", color="0.000 0.900 0.850", tooltip="m.c"];
| 	n1 [label="e.c <cycle 1>\\n90.00% (40.00%)\\n4×", color="0.033 0.900 0.829", tooltip="e.c"];
| 	n2 [label="o.c <cycle 1>\\n70.00% (30.00%)\\n4×", color="0.105 0.900 0.785", tooltip="o.c"];
| 	n3 [label="l.c\\n20.00% (20.00%)\\n5×", color="0.354 0.900 0.629", tooltip="l.c"];
| 	subgraph cluster_cycle_1 {
| 		label="cycle 1";
| 		n1;
| 		n2;
| 	}
| 	n0 -> n1 [label="90.00%\\n1×", color="0.033 0.900 0.829", fontcolor="0.033 0.900 0.829", penwidth=3.65, arrowsize=0.97];
| 	n1 -> n2 [label="50.00%\\n4×", color="0.187 0.900 0.733", fontcolor="0.187 0.900 0.733", penwidth=2.25, arrowsize=0.82];
| 	n2 -> n1 [label="20.00%\\n3×", color="0.354 0.900 0.629", fontcolor="0.354 0.900 0.629", penwidth=1.20, arrowsize=0.67];
| 	n2 -> n3 [label="20.00%\\n5×", color="0.354 0.900 0.629", fontcolor="0.354 0.900 0.629", penwidth=1.20, arrowsize=0.67];
| }

== dot-check
$ --format=dot --check bad.callgrind new.callgrind
! cgannotate: --check cannot be used with --format=dot
? 2

== dot-cycle
$ --format=dot cycle.callgrind
| digraph cgannotate {
| 	graph [fontname="Helvetica", nodesep=0.2, ranksep=0.3, label="Ir: 100"];
| 	node [shape=box, style=filled, fontname="Helvetica", fontsize=10, fontcolor=white, margin="0.1,0.05", height=0];
| 	edge [fontname="Helvetica", fontsize=9];
| 	n0 [label="main\\n100.0% (10.00%)", color="0.000 0.900 0.850", tooltip="c.c:main"];
| 	n1 [label="even <cycle 1>\\n90.00% (40.00%)\\n4×", color="0.033 0.900 0.829", tooltip="c.c:even"];
| 	n2 [label="odd <cycle 1>\\n70.00% (30.00%)\\n4×", color="0.105 0.900 0.785", tooltip="c.c:odd"];
| 	n3 [label="leaf\\n20.00% (20.00%)\\n5×", color="0.354 0.900 0.629", tooltip="c.c:leaf"];
| 	subgraph cluster_cycle_1 {
| 		label="cycle 1";
| 		n1;
| 		n2;
| 	}
| 	n0 -> n1 [label="90.00%\\n1×", color="0.033 0.900 0.829", fontcolor="0.033 0.900 0.829", penwidth=3.65, arrowsize=0.97];
| 	n1 -> n2 [label="50.00%\\n4×", color="0.187 0.900 0.733", fontcolor="0.187 0.900 0.733", penwidth=2.25, arrowsize=0.82];
| 	n2 -> n1 [label="20.00%\\n3×", color="0.354 0.900 0.629", fontcolor="0.354 0.900 0.629", penwidth=1.20, arrowsize=0.67];
| 	n2 -> n3 [label="20.00%\\n5×", color="0.354 0.900 0.629", fontcolor="0.354 0.900 0.629", penwidth=1.20, arrowsize=0.67];
| }

== dot-diff
$ --format=dot --diff old.callgrind new.callgrind
| digraph cgannotate {
| 	graph [fontname="Helvetica", nodesep=0.2, ranksep=0.3, label="Ir of OLD: 80"];
| 	node [shape=box, style=filled, fontname="Helvetica", fontsize=10, fontcolor=white, margin="0.1,0.05", height=0];
| 	edge [fontname="Helvetica", fontsize=9];
| 	n0 [label="g (new)\\n+37.5% (+37.5%)\\n+1×", color="0.000 0.690 0.695", tooltip="a.c:g [/bin/a]"];
| 	n1 [label="h (gone)\\n-37.5% (-37.5%)\\n-3×", color="0.600 0.690 0.695", tooltip="a.c:h [/bin/a]"];
| 	n2 [label="f\\n+25.0% (+25.0%)\\n+1×", color="0.000 0.600 0.650", tooltip="a.c:f [/bin/a]"];
| 	n3 [label="main\\n+25.0% (0.00%)", color="0.000 0.600 0.650", tooltip="a.c:main [/bin/a]"];
| 	n3 -> n0 [label="+37.5%\\n+1×", color="0.000 0.690 0.695", fontcolor="0.000 0.690 0.695", penwidth=1.81, arrowsize=0.77];
| 	n3 -> n1 [label="-37.5%\\n-3×", color="0.600 0.690 0.695", fontcolor="0.600 0.690 0.695", penwidth=1.81, arrowsize=0.77];
| 	n3 -> n2 [label="+25.0%\\n+1×", color="0.000 0.600 0.650", fontcolor="0.000 0.600 0.650", penwidth=1.38, arrowsize=0.70];
| }

== dot-events
$ --format=dot --list=events new.callgrind
! cgannotate: --list=events cannot be used with --format=dot
? 2

== dot-fn
$ --format=dot --fn=g --fn=main new.callgrind
| digraph cgannotate {
| 	graph [fontname="Helvetica", nodesep=0.2, ranksep=0.3, label="Ir: 100"];
| 	node [shape=box, style=filled, fontname="Helvetica", fontsize=10, fontcolor=white, margin="0.1,0.05", height=0];
| 	edge [fontname="Helvetica", fontsize=9];
| 	n0 [label="main\\n100.0% (10.00%)", color="0.000 0.900 0.850", tooltip="a.c:main [/bin/a]"];
| 	n1 [label="g\\n30.00% (30.00%)\\n1×", color="0.289 0.900 0.669", tooltip="a.c:g [/bin/a]"];
| 	n0 -> n1 [label="30.00%\\n1×", color="0.289 0.900 0.669", fontcolor="0.289 0.900 0.669", penwidth=1.55, arrowsize=0.73];
| }

== dot-formula
$ --format=dot '--event=X = Ir / 3' --sort=X new.callgrind
| digraph cgannotate {
| 	graph [fontname="Helvetica", nodesep=0.2, ranksep=0.3, label="X: 33.33"];
| 	node [shape=box, style=filled, fontname="Helvetica", fontsize=10, fontcolor=white, margin="0.1,0.05", height=0];
| 	edge [fontname="Helvetica", fontsize=9];
| 	n0 [label="main\\n100.0% (10.00%)", color="0.000 0.900 0.850", tooltip="a.c:main [/bin/a]"];
| 	n1 [label="f\\n60.00% (60.00%)\\n2×", color="0.144 0.900 0.760", tooltip="a.c:f [/bin/a]"];
| 	n2 [label="g\\n30.00% (30.00%)\\n1×", color="0.289 0.900 0.669", tooltip="a.c:g [/bin/a]"];
| 	n0 -> n1 [label="60.00%\\n2×", color="0.144 0.900 0.760", fontcolor="0.144 0.900 0.760", penwidth=2.60, arrowsize=0.86];
| 	n0 -> n2 [label="30.00%\\n1×", color="0.289 0.900 0.669", fontcolor="0.289 0.900 0.669", penwidth=1.55, arrowsize=0.73];
| }

== dot-hostile
$ --format=dot hostile.callgrind
| digraph cgannotate {
| 	graph [fontname="Helvetica", nodesep=0.2, ranksep=0.3, label="Ir: 136"];
| 	node [shape=box, style=filled, fontname="Helvetica", fontsize=10, fontcolor=white, margin="0.1,0.05", height=0];
| 	edge [fontname="Helvetica", fontsize=9];
| 	n0 [label="main\\n100.0% (0.74%)", color="0.000 0.900 0.850", tooltip="x|y`z;.c:main"];
| 	n1 [label="nul\\\\x00byte\\n11.76% (11.76%)\\n1×", color="0.420 0.900 0.587", tooltip="x|y`z;.c:nul\\\\x00byte"];
| 	n2 [label="*star_under_score*\\n11.03% (11.03%)\\n1×", color="0.427 0.900 0.583", tooltip="x|y`z;.c:*star_under_score*"];
| 	n3 [label="-minus\\n10.29% (10.29%)\\n1×", color="0.435 0.900 0.578", tooltip="x|y`z;.c:-minus"];
| 	n4 [label="comma, and \\"\\n9.56% (9.56%)\\n1×", color="0.442 0.900 0.574", tooltip="x|y`z;.c:comma, and \\""];
| 	n5 [label="c0\\\\x01\\\\x7f\\n8.82% (8.82%)\\n1×", color="0.450 0.900 0.569", tooltip="x|y`z;.c:c0\\\\x01\\\\x7f"];
| 	n6 [label="id\\n8.09% (8.09%)\\n1×", color="0.458 0.900 0.564", tooltip="x|y`z;.c:id"];
| 	n7 [label="größe 漢字\\n7.35% (7.35%)\\n1×", color="0.466 0.900 0.558", tooltip="x|y`z;.c:größe 漢字"];
| 	n8 [label="<b>&amp;amp;</b>\\n6.62% (6.62%)\\n1×", color="0.475 0.900 0.553", tooltip="x|y`z;.c:<b>&amp;amp;</b>"];
| 	n9 [label="esc\\\\x1b[31m\\n5.88% (5.88%)\\n1×", color="0.485 0.900 0.547", tooltip="x|y`z;.c:esc\\\\x1b[31m"];
| 	n10 [label="bad��utf\\n5.15% (5.15%)\\n1×", color="0.495 0.900 0.541", tooltip="x|y`z;.c:bad��utf"];
| 	n11 [label="tab\\\\x09here\\\\n\\n4.41% (4.41%)\\n1×", color="0.506 0.900 0.534", tooltip="x|y`z;.c:tab\\\\x09here\\\\n"];
| 	n12 [label="semi;colon\\n3.68% (3.68%)\\n1×", color="0.517 0.900 0.527", tooltip="x|y`z;.c:semi;colon"];
| 	n13 [label="=cmd\\n2.94% (2.94%)\\n1×", color="0.530 0.900 0.519", tooltip="x|y`z;.c:=cmd()"];
| 	n14 [label="back`tick|pipe\\n2.21% (2.21%)\\n1×", color="0.545 0.900 0.509", tooltip="x|y`z;.c:back`tick|pipe"];
| 	n15 [label="a \\"quoted\\" name\\n1.47% (1.47%)\\n1×", color="0.562 0.900 0.499", tooltip="x|y`z;.c:a \\"quoted\\" name"];
| 	n0 -> n1 [label="11.76%\\n1×", color="0.420 0.900 0.587", fontcolor="0.420 0.900 0.587", penwidth=0.91, arrowsize=0.61];
| 	n0 -> n2 [label="11.03%\\n1×", color="0.427 0.900 0.583", fontcolor="0.427 0.900 0.583", penwidth=0.89, arrowsize=0.60];
| 	n0 -> n3 [label="10.29%\\n1×", color="0.435 0.900 0.578", fontcolor="0.435 0.900 0.578", penwidth=0.86, arrowsize=0.59];
| 	n0 -> n4 [label="9.56%\\n1×", color="0.442 0.900 0.574", fontcolor="0.442 0.900 0.574", penwidth=0.83, arrowsize=0.59];
| 	n0 -> n5 [label="8.82%\\n1×", color="0.450 0.900 0.569", fontcolor="0.450 0.900 0.569", penwidth=0.81, arrowsize=0.58];
| 	n0 -> n6 [label="8.09%\\n1×", color="0.458 0.900 0.564", fontcolor="0.458 0.900 0.564", penwidth=0.78, arrowsize=0.57];
| 	n0 -> n7 [label="7.35%\\n1×", color="0.466 0.900 0.558", fontcolor="0.466 0.900 0.558", penwidth=0.76, arrowsize=0.56];
| 	n0 -> n8 [label="6.62%\\n1×", color="0.475 0.900 0.553", fontcolor="0.475 0.900 0.553", penwidth=0.73, arrowsize=0.55];
| 	n0 -> n9 [label="5.88%\\n1×", color="0.485 0.900 0.547", fontcolor="0.485 0.900 0.547", penwidth=0.71, arrowsize=0.55];
| 	n0 -> n10 [label="5.15%\\n1×", color="0.495 0.900 0.541", fontcolor="0.495 0.900 0.541", penwidth=0.68, arrowsize=0.54];
| 	n0 -> n11 [label="4.41%\\n1×", color="0.506 0.900 0.534", fontcolor="0.506 0.900 0.534", penwidth=0.65, arrowsize=0.53];
| 	n0 -> n12 [label="3.68%\\n1×", color="0.517 0.900 0.527", fontcolor="0.517 0.900 0.527", penwidth=0.63, arrowsize=0.52];
| 	n0 -> n13 [label="2.94%\\n1×", color="0.530 0.900 0.519", fontcolor="0.530 0.900 0.519", penwidth=0.60, arrowsize=0.50];
| 	n0 -> n14 [label="2.21%\\n1×", color="0.545 0.900 0.509", fontcolor="0.545 0.900 0.509", penwidth=0.58, arrowsize=0.49];
| 	n0 -> n15 [label="1.47%\\n1×", color="0.562 0.900 0.499", fontcolor="0.562 0.900 0.499", penwidth=0.55, arrowsize=0.47];
| }

== dot-inclusive-top
$ --format=dot --top=2 --show=Dr,Both --sort=Ir new.callgrind
| digraph cgannotate {
| 	graph [fontname="Helvetica", nodesep=0.2, ranksep=0.3, label="Ir: 100\\nmost expensive functions: 2"];
| 	node [shape=box, style=filled, fontname="Helvetica", fontsize=10, fontcolor=white, margin="0.1,0.05", height=0];
| 	edge [fontname="Helvetica", fontsize=9];
| 	n0 [label="main\\n100.0% (10.00%)", color="0.000 0.900 0.850", tooltip="a.c:main [/bin/a]"];
| 	n1 [label="f\\n60.00% (60.00%)\\n2×", color="0.144 0.900 0.760", tooltip="a.c:f [/bin/a]"];
| 	n0 -> n1 [label="60.00%\\n2×", color="0.144 0.900 0.760", fontcolor="0.144 0.900 0.760", penwidth=2.60, arrowsize=0.86];
| }

== dot-more
$ --format=dot --diff little.callgrind more.callgrind
| digraph cgannotate {
| 	graph [fontname="Helvetica", nodesep=0.2, ranksep=0.3, label="Ir of OLD: 10"];
| 	node [shape=box, style=filled, fontname="Helvetica", fontsize=10, fontcolor=white, margin="0.1,0.05", height=0];
| 	edge [fontname="Helvetica", fontsize=9];
| 	n0 [label="f (new)\\n+150.0% (+150.0%)\\n+1×", color="0.000 1.000 0.850", tooltip="a.c:f"];
| 	n1 [label="main\\n+150.0% (0.00%)", color="0.000 1.000 0.850", tooltip="a.c:main"];
| 	n1 -> n0 [label="+150.0%\\n+1×", color="0.000 1.000 0.850", fontcolor="0.000 1.000 0.850", penwidth=4.00, arrowsize=1.00];
| }

== dot-parts
$ --format=dot --list=parts new.callgrind old.callgrind
! cgannotate: --list=parts cannot be used with --format=dot
? 2

== dot-ratio
$ --format=dot '--event=R = Ir / Dr' --sort=R new.callgrind
! cgannotate: --format=dot: a call graph is of one event, and 'R' is none; name one with --sort
? 2

== folded
$ --format=folded new.callgrind
| main 10
| main;f 60
| main;g 30

== folded-by-file
$ --format=folded --by=file apart.callgrind
| m.c 10
| m.c;<cycle 1: e.c, o.c>;e.c 40
| m.c;<cycle 1: e.c, o.c>;o.c 30
| m.c;<cycle 1: e.c, o.c>;o.c;l.c 20

== folded-check
$ --format=folded --check bad.callgrind new.callgrind
! cgannotate: --check cannot be used with --format=folded
? 2

== folded-cycle
$ --format=folded cycle.callgrind
| main 10
| main;<cycle 1: even, odd>;even 40
| main;<cycle 1: even, odd>;odd 30
| main;<cycle 1: even, odd>;odd;leaf 20

== folded-diff
$ --format=folded --diff old.callgrind new.callgrind
| main 10 10
| main;f 40 60
| main;h 30 0
| main;g 0 30

== folded-events
$ --format=folded --list=events new.callgrind
! cgannotate: --list=events cannot be used with --format=folded
? 2

== folded-fn
$ --format=folded --fn=g --fn=main new.callgrind
| main 10
| main;(other) 60
| main;g 30

== folded-hostile
$ --format=folded hostile.callgrind
| main 1
| main;a "quoted" name 2
| main;back`tick|pipe 3
| main;=cmd 4
| main;semi:colon 5
| main;tab	here\\n 6
| main;bad\xff\xc3utf 7
| main;esc\\x1b[31m 8
| main;<b>&amp:</b> 9
| main;größe 漢字 10
| main;id 11
| main;c0\\x01\\x7f 12
| main;comma, and " 13
| main;-minus 14
| main;*star_under_score* 15
| main;nul\\x00byte 16

== folded-inclusive-top
$ --format=folded --inclusive --top=2 --show=Dr,Both --sort=Ir new.callgrind
| main 10
| main;f 60
| main;(other) 30

== folded-joined
$ --format=folded --diff joined-old.callgrind joined-new.callgrind
| main 6 6
| main;g 30 33

== folded-match
$ --format=folded --match=:g new.callgrind
| (other) 10
| (other) 60
| g 30

== folded-members
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
$ --format=folded --list=parts new.callgrind old.callgrind
! cgannotate: --list=parts cannot be used with --format=folded
? 2

== folded-ratio
$ --format=folded '--event=R = Ir / Dr' --sort=R new.callgrind
! cgannotate: --format=folded: stacks are of one event of the profile; name it with --sort
? 2

== given-calls
$ --format=csv --by=row --show=Ir,Calls given.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| /bin/a,a.c,g,9,6,8\x0d
| /bin/a,a.c,main,0,5,13\x0d
| /bin/a,a.h,g,,2,2\x0d

== given-incl
$ --format=csv --by=row --show='Incl(Ir)',Ir,Calls given.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| /bin/a,a.c,g,9,6,8\x0d
| /bin/a,a.c,main,0,5,13\x0d
| /bin/a,a.h,g,,2,2\x0d

== given-incl-only
$ --format=tsv --by=row --show='Incl(Ir)' given.callgrind
| object	file	function	calls	incl_Ir
| /bin/a	a.c	g	9	8
| /bin/a	a.c	main	0	13
| /bin/a	a.h	g		2

== given-json
$ --format=json --by=row --no-auto --show=Calls,'Incl(Ir)' given.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "given.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "by": "row", "sort": ["Ir"], "diff": false,
|  "events": [
|   {"name": "Calls", "long_name": null, "formula": null, "ratio": false, "total": 9},
|   {"name": "Incl(Ir)", "long_name": null, "formula": null, "ratio": false, "total": 13}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "g", "file": "a.c", "object": "/bin/a", "self": [9, 8], "inclusive": [9, 8], "calls": 9, "cycle": null, "listed": true,
|    "parts": [],
|    "callers": [{"id": 1, "calls": 9, "inclusive": [9, 8], "sites": [{"line": 2, "calls": 9, "inclusive": [9, 8]}]}],
|    "callees": []},
|   {"id": 1, "name": "main", "file": "a.c", "object": "/bin/a", "self": [0, 13], "inclusive": [0, 13], "calls": 0, "cycle": null, "listed": true,
|    "parts": [],
|    "callers": [],
|    "callees": [{"id": 0, "calls": 9, "inclusive": [9, 8], "sites": [{"line": 2, "calls": 9, "inclusive": [9, 8]}]}]},
|   {"id": 2, "name": "g", "file": "a.h", "object": "/bin/a", "self": [null, 2], "inclusive": [null, 2], "calls": null, "cycle": null, "listed": true,
|    "parts": [],
|    "callers": [],
|    "callees": []}],
|  "files": []}

== given-none
$ --format=csv --show=Ir,Calls given.cachegrind
| object,file,function,calls,Ir,incl_Ir\x0d
| ,a.c,main,,5,5\x0d

== given-none-json
$ --format=json --no-auto given.cachegrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "given.cachegrind", "creator": null, "command": "./a", "pid": null, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 5}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "main", "file": "a.c", "object": null, "self": [5], "inclusive": [5], "calls": null, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [5]}],
|    "callers": [],
|    "callees": []}],
|  "files": []}

== given-none-text
# compat: callgrind_annotate knows no Calls
$ --no-auto --show=Ir,Calls given.cachegrind
| --------------------------------------------------------------------------------
| Profile data file 'given.cachegrind'
| --------------------------------------------------------------------------------
| I1 cache: 1
| Profiled target:  ./a
| Events recorded:  Ir
| Events shown:     Ir Calls
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir         Calls\x20
| --------------------------------------------------------------------------------
| 5 (100.0%) .           PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir         Calls  file:function
| --------------------------------------------------------------------------------
| 5 (100.0%) .           a.c:main
|

== json
$ --format=json new.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "new.callgrind", "creator": "by hand", "command": "./a", "pid": 7, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir", "Dr"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 100},
|   {"name": "Dr", "long_name": "Data Read Access", "formula": null, "ratio": false, "total": 10}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "f", "file": "a.c", "object": "/bin/a", "self": [60, 6], "inclusive": [60, 6], "calls": 2, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [40, 4]}, {"name": null, "file": "a.h", "object": null, "self": [20, 2]}],
|    "callers": [{"id": 2, "calls": 2, "inclusive": [60, 6], "sites": [{"line": 2, "calls": 2, "inclusive": [60, 6]}]}],
|    "callees": []},
|   {"id": 1, "name": "g", "file": "a.c", "object": "/bin/a", "self": [30, 3], "inclusive": [30, 3], "calls": 1, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [30, 3]}],
|    "callers": [{"id": 2, "calls": 1, "inclusive": [30, 3], "sites": [{"line": 3, "calls": 1, "inclusive": [30, 3]}]}],
|    "callees": []},
|   {"id": 2, "name": "main", "file": "a.c", "object": "/bin/a", "self": [10, 1], "inclusive": [100, 10], "calls": 0, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [10, 1]}],
|    "callers": [],
|    "callees": [{"id": 0, "calls": 2, "inclusive": [60, 6], "sites": [{"line": 2, "calls": 2, "inclusive": [60, 6]}]}, {"id": 1, "calls": 1, "inclusive": [30, 3], "sites": [{"line": 3, "calls": 1, "inclusive": [30, 3]}]}]}],
|  "files": [
|   {"name": "a.c", "found": null, "lines": [
|     {"line": 1, "self": [10, 1], "calls": []},
|     {"line": 2, "self": [null, null], "calls": [{"from": 2, "to": 0, "calls": 2, "inclusive": [60, 6]}]},
|     {"line": 3, "self": [null, null], "calls": [{"from": 2, "to": 1, "calls": 1, "inclusive": [30, 3]}]},
|     {"line": 5, "self": [40, 4], "calls": []},
|     {"line": 9, "self": [30, 3], "calls": []}]},
|   {"name": "a.h", "found": null, "lines": [
|     {"line": 1, "self": [20, 2], "calls": []}]}]}

== json-by-row
$ --by=row --format=json new.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "new.callgrind", "creator": "by hand", "command": "./a", "pid": 7, "parts": 1, "side": "new"}],
|  "by": "row", "sort": ["Ir", "Dr"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 100},
|   {"name": "Dr", "long_name": "Data Read Access", "formula": null, "ratio": false, "total": 10}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "f", "file": "a.c", "object": "/bin/a", "self": [40, 4], "inclusive": [60, 6], "calls": 2, "cycle": null, "listed": true,
|    "parts": [],
|    "callers": [{"id": 3, "calls": 2, "inclusive": [60, 6], "sites": [{"line": 2, "calls": 2, "inclusive": [60, 6]}]}],
|    "callees": []},
|   {"id": 1, "name": "g", "file": "a.c", "object": "/bin/a", "self": [30, 3], "inclusive": [30, 3], "calls": 1, "cycle": null, "listed": true,
|    "parts": [],
|    "callers": [{"id": 3, "calls": 1, "inclusive": [30, 3], "sites": [{"line": 3, "calls": 1, "inclusive": [30, 3]}]}],
|    "callees": []},
|   {"id": 2, "name": "f", "file": "a.h", "object": "/bin/a", "self": [20, 2], "inclusive": [20, 2], "calls": null, "cycle": null, "listed": true,
|    "parts": [],
|    "callers": [],
|    "callees": []},
|   {"id": 3, "name": "main", "file": "a.c", "object": "/bin/a", "self": [10, 1], "inclusive": [100, 10], "calls": 0, "cycle": null, "listed": true,
|    "parts": [],
|    "callers": [],
|    "callees": [{"id": 0, "calls": 2, "inclusive": [60, 6], "sites": [{"line": 2, "calls": 2, "inclusive": [60, 6]}]}, {"id": 1, "calls": 1, "inclusive": [30, 3], "sites": [{"line": 3, "calls": 1, "inclusive": [30, 3]}]}]}],
|  "files": [
|   {"name": "a.c", "found": null, "lines": [
|     {"line": 1, "self": [10, 1], "calls": []},
|     {"line": 2, "self": [null, null], "calls": [{"from": 3, "to": 0, "calls": 2, "inclusive": [60, 6]}]},
|     {"line": 3, "self": [null, null], "calls": [{"from": 3, "to": 1, "calls": 1, "inclusive": [30, 3]}]},
|     {"line": 5, "self": [40, 4], "calls": []},
|     {"line": 9, "self": [30, 3], "calls": []}]},
|   {"name": "a.h", "found": null, "lines": [
|     {"line": 1, "self": [20, 2], "calls": []}]}]}

== json-check
$ --format=json --check bad.callgrind new.callgrind
| {"format": "cgannotate", "version": 1,
|  "checks": [
|   {"file": "bad.callgrind", "line": 6, "severity": "error", "message": "'\\\\x1b[31m' is not a valid line of the format", "rule": "a line is a header \\"key: value\\", \\"spec=name\\", a cost line or a comment", "count": 1, "lines": [6]},
|   {"file": "bad.callgrind", "line": 7, "severity": "error", "message": "the count '1.5' is rounded to an integer", "rule": "Number := HexNumber | (Digit)+", "count": 1, "lines": [7]}],
|  "errors": 2}
? 1

== json-check-none
$ --format=json --check new.callgrind
| {"format": "cgannotate", "version": 1,
|  "checks": [],
|  "errors": 0}

== json-check-not-read
$ --format=json --check bad.callgrind new.callgrind none.callgrind
| {"format": "cgannotate", "version": 1,
|  "checks": [
|   {"file": "bad.callgrind", "line": 6, "severity": "error", "message": "'\\\\x1b[31m' is not a valid line of the format", "rule": "a line is a header \\"key: value\\", \\"spec=name\\", a cost line or a comment", "count": 1, "lines": [6]},
|   {"file": "bad.callgrind", "line": 7, "severity": "error", "message": "the count '1.5' is rounded to an integer", "rule": "Number := HexNumber | (Digit)+", "count": 1, "lines": [7]}],
|  "errors": null}
! cgannotate: none.callgrind: No such file or directory
? 1

== json-cycle
$ --format=json cycle.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "cycle.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 100}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "even", "file": "c.c", "object": null, "self": [40], "inclusive": [90], "calls": 4, "cycle": 1, "listed": true,
|    "parts": [{"name": null, "file": "c.c", "object": null, "self": [40]}],
|    "callers": [{"id": 3, "calls": 1, "inclusive": [90], "sites": [{"line": 1, "calls": 1, "inclusive": [90]}]}, {"id": 1, "calls": 3, "inclusive": [20], "sites": [{"line": 3, "calls": 3, "inclusive": [20]}]}],
|    "callees": [{"id": 1, "calls": 4, "inclusive": [50], "sites": [{"line": 2, "calls": 4, "inclusive": [50]}]}]},
|   {"id": 1, "name": "odd", "file": "c.c", "object": null, "self": [30], "inclusive": [70], "calls": 4, "cycle": 1, "listed": true,
|    "parts": [{"name": null, "file": "c.c", "object": null, "self": [30]}],
|    "callers": [{"id": 0, "calls": 4, "inclusive": [50], "sites": [{"line": 2, "calls": 4, "inclusive": [50]}]}],
|    "callees": [{"id": 0, "calls": 3, "inclusive": [20], "sites": [{"line": 3, "calls": 3, "inclusive": [20]}]}, {"id": 2, "calls": 5, "inclusive": [20], "sites": [{"line": 3, "calls": 5, "inclusive": [20]}]}]},
|   {"id": 2, "name": "leaf", "file": "c.c", "object": null, "self": [20], "inclusive": [20], "calls": 5, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "c.c", "object": null, "self": [20]}],
|    "callers": [{"id": 1, "calls": 5, "inclusive": [20], "sites": [{"line": 3, "calls": 5, "inclusive": [20]}]}],
|    "callees": []},
|   {"id": 3, "name": "main", "file": "c.c", "object": null, "self": [10], "inclusive": [100], "calls": 0, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "c.c", "object": null, "self": [10]}],
|    "callers": [],
|    "callees": [{"id": 0, "calls": 1, "inclusive": [90], "sites": [{"line": 1, "calls": 1, "inclusive": [90]}]}]}],
|  "files": [
|   {"name": "c.c", "found": null, "lines": [
|     {"line": 1, "self": [10], "calls": [{"from": 3, "to": 0, "calls": 1, "inclusive": [90]}]},
|     {"line": 2, "self": [40], "calls": [{"from": 0, "to": 1, "calls": 4, "inclusive": [50]}]},
|     {"line": 3, "self": [30], "calls": [{"from": 1, "to": 0, "calls": 3, "inclusive": [20]}, {"from": 1, "to": 2, "calls": 5, "inclusive": [20]}]},
|     {"line": 4, "self": [20], "calls": []}]}]}

== json-diff
$ --format=json --diff old.callgrind new.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "old.callgrind", "creator": "by hand", "command": "./a", "pid": 6, "parts": 1, "side": "old"},
|   {"file": "new.callgrind", "creator": "by hand", "command": "./a", "pid": 7, "parts": 1, "side": "new"}],
|  "differences": [],
|  "by": "function", "sort": ["Ir", "Dr"], "diff": true,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 20, "total_old": 80, "total_new": 100},
|   {"name": "Dr", "long_name": "Data Read Access", "formula": null, "ratio": false, "total": 2, "total_old": 8, "total_new": 10}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "g", "file": "a.c", "object": "/bin/a", "self": [30, 3], "self_old": [null, null], "self_new": [30, 3], "inclusive": [30, 3], "inclusive_old": [null, null], "inclusive_new": [30, 3], "calls": 1, "calls_old": null, "calls_new": 1, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [30, 3], "self_old": [null, null], "self_new": [30, 3]}],
|    "callers": [{"id": 3, "calls": 1, "calls_old": 0, "calls_new": 1, "inclusive": [30, 3], "inclusive_old": [null, null], "inclusive_new": [30, 3], "sites": []}],
|    "callees": []},
|   {"id": 1, "name": "h", "file": "a.c", "object": "/bin/a", "self": [-30, -3], "self_old": [30, 3], "self_new": [null, null], "inclusive": [-30, -3], "inclusive_old": [30, 3], "inclusive_new": [null, null], "calls": -3, "calls_old": 3, "calls_new": null, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [-30, -3], "self_old": [30, 3], "self_new": [null, null]}],
|    "callers": [{"id": 3, "calls": -3, "calls_old": 3, "calls_new": 0, "inclusive": [-30, -3], "inclusive_old": [30, 3], "inclusive_new": [null, null], "sites": []}],
|    "callees": []},
|   {"id": 2, "name": "f", "file": "a.c", "object": "/bin/a", "self": [20, 2], "self_old": [40, 4], "self_new": [60, 6], "inclusive": [20, 2], "inclusive_old": [40, 4], "inclusive_new": [60, 6], "calls": 1, "calls_old": 1, "calls_new": 2, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [10, 1], "self_old": [30, 3], "self_new": [40, 4]}, {"name": null, "file": "a.h", "object": null, "self": [10, 1], "self_old": [10, 1], "self_new": [20, 2]}],
|    "callers": [{"id": 3, "calls": 1, "calls_old": 1, "calls_new": 2, "inclusive": [20, 2], "inclusive_old": [40, 4], "inclusive_new": [60, 6], "sites": []}],
|    "callees": []},
|   {"id": 3, "name": "main", "file": "a.c", "object": "/bin/a", "self": [0, 0], "self_old": [10, 1], "self_new": [10, 1], "inclusive": [20, 2], "inclusive_old": [80, 8], "inclusive_new": [100, 10], "calls": 0, "calls_old": 0, "calls_new": 0, "cycle": null, "listed": false,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [0, 0], "self_old": [10, 1], "self_new": [10, 1]}],
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "a.c", "found": null, "lines": [
|     {"line": 2, "self": [null, null], "self_old": [null, null], "self_new": [null, null], "calls": [{"from": 3, "to": 2, "calls": 1, "calls_old": 1, "calls_new": 2, "inclusive": [20, 2], "inclusive_old": [40, 4], "inclusive_new": [60, 6]}]},
|     {"line": 3, "self": [null, null], "self_old": [null, null], "self_new": [null, null], "calls": [{"from": 3, "to": 0, "calls": 1, "calls_old": 0, "calls_new": 1, "inclusive": [30, 3], "inclusive_old": [null, null], "inclusive_new": [30, 3]}]},
|     {"line": 4, "self": [null, null], "self_old": [null, null], "self_new": [null, null], "calls": [{"from": 3, "to": 1, "calls": -3, "calls_old": 3, "calls_new": 0, "inclusive": [-30, -3], "inclusive_old": [30, 3], "inclusive_new": [null, null]}]},
|     {"line": 5, "self": [10, 1], "self_old": [30, 3], "self_new": [40, 4], "calls": []},
|     {"line": 9, "self": [30, 3], "self_old": [null, null], "self_new": [30, 3], "calls": []},
|     {"line": 12, "self": [-30, -3], "self_old": [30, 3], "self_new": [null, null], "calls": []}]},
|   {"name": "a.h", "found": null, "lines": [
|     {"line": 1, "self": [10, 1], "self_old": [10, 1], "self_new": [20, 2], "calls": []}]}]}

== json-events
$ --format=json --list=events new.callgrind
| {"format": "cgannotate", "version": 1,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 100},
|   {"name": "Dr", "long_name": "Data Read Access", "formula": null, "ratio": false, "total": 10},
|   {"name": "Both", "long_name": "Everything", "formula": "Ir + Dr", "ratio": false, "total": 110},
|   {"name": "CEst", "long_name": "estimated cycles", "formula": "Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm", "ratio": false, "total": 100}]}

== json-events-wrong
$ --list=events --format=json lines.callgrind
| {"format": "cgannotate", "version": 1,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 5},
|   {"name": "Wrong", "long_name": null, "formula": "2 Foo", "ratio": false, "total": null},
|   {"name": "CEst", "long_name": "estimated cycles", "formula": "Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm", "ratio": false, "total": 5}]}

== json-fn
$ --format=json --fn=g --fn=main new.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "new.callgrind", "creator": "by hand", "command": "./a", "pid": 7, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir", "Dr"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 100},
|   {"name": "Dr", "long_name": "Data Read Access", "formula": null, "ratio": false, "total": 10}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "g", "file": "a.c", "object": "/bin/a", "self": [30, 3], "inclusive": [30, 3], "calls": 1, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [30, 3]}],
|    "callers": [{"id": 1, "calls": 1, "inclusive": [30, 3], "sites": [{"line": 3, "calls": 1, "inclusive": [30, 3]}]}],
|    "callees": []},
|   {"id": 1, "name": "main", "file": "a.c", "object": "/bin/a", "self": [10, 1], "inclusive": [100, 10], "calls": 0, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [10, 1]}],
|    "callers": [],
|    "callees": [{"id": 2, "calls": 2, "inclusive": [60, 6], "sites": [{"line": 2, "calls": 2, "inclusive": [60, 6]}]}, {"id": 0, "calls": 1, "inclusive": [30, 3], "sites": [{"line": 3, "calls": 1, "inclusive": [30, 3]}]}]},
|   {"id": 2, "name": "f", "file": "a.c", "object": "/bin/a", "self": [60, 6], "inclusive": [60, 6], "calls": 2, "cycle": null, "listed": false,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [40, 4]}, {"name": null, "file": "a.h", "object": null, "self": [20, 2]}],
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "a.c", "found": null, "lines": [
|     {"line": 1, "self": [10, 1], "calls": []},
|     {"line": 2, "self": [null, null], "calls": [{"from": 1, "to": 2, "calls": 2, "inclusive": [60, 6]}]},
|     {"line": 3, "self": [null, null], "calls": [{"from": 1, "to": 0, "calls": 1, "inclusive": [30, 3]}]},
|     {"line": 5, "self": [40, 4], "calls": []},
|     {"line": 9, "self": [30, 3], "calls": []}]}]}

== json-hostile
$ --format=json hostile.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "hostile.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir", "Ev|il�"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 136},
|   {"name": "Ev|il�", "long_name": null, "formula": null, "ratio": false, "total": 15}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "nul\\u0000byte", "file": "x|y`z;.c", "object": null, "self": [16, 1], "inclusive": [16, 1], "calls": 1, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "x|y`z;.c", "object": null, "self": [16, 1]}],
|    "callers": [{"id": 15, "calls": 1, "inclusive": [16, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [16, 1]}]}],
|    "callees": []},
|   {"id": 1, "name": "*star_under_score*", "file": "x|y`z;.c", "object": null, "self": [15, 1], "inclusive": [15, 1], "calls": 1, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "x|y`z;.c", "object": null, "self": [15, 1]}],
|    "callers": [{"id": 15, "calls": 1, "inclusive": [15, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [15, 1]}]}],
|    "callees": []},
|   {"id": 2, "name": "-minus", "file": "x|y`z;.c", "object": null, "self": [14, 1], "inclusive": [14, 1], "calls": 1, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "x|y`z;.c", "object": null, "self": [14, 1]}],
|    "callers": [{"id": 15, "calls": 1, "inclusive": [14, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [14, 1]}]}],
|    "callees": []},
|   {"id": 3, "name": "comma, and \\"", "file": "x|y`z;.c", "object": null, "self": [13, 1], "inclusive": [13, 1], "calls": 1, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "x|y`z;.c", "object": null, "self": [13, 1]}],
|    "callers": [{"id": 15, "calls": 1, "inclusive": [13, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [13, 1]}]}],
|    "callees": []},
|   {"id": 4, "name": "c0\\u0001\\u007f", "file": "x|y`z;.c", "object": null, "self": [12, 1], "inclusive": [12, 1], "calls": 1, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "x|y`z;.c", "object": null, "self": [12, 1]}],
|    "callers": [{"id": 15, "calls": 1, "inclusive": [12, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [12, 1]}]}],
|    "callees": []},
|   {"id": 5, "name": "id", "file": "x|y`z;.c", "object": null, "self": [11, 1], "inclusive": [11, 1], "calls": 1, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "x|y`z;.c", "object": null, "self": [11, 1]}],
|    "callers": [{"id": 15, "calls": 1, "inclusive": [11, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [11, 1]}]}],
|    "callees": []},
|   {"id": 6, "name": "größe 漢字", "file": "x|y`z;.c", "object": null, "self": [10, 1], "inclusive": [10, 1], "calls": 1, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "x|y`z;.c", "object": null, "self": [10, 1]}],
|    "callers": [{"id": 15, "calls": 1, "inclusive": [10, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [10, 1]}]}],
|    "callees": []},
|   {"id": 7, "name": "\\u003cb\\u003e\\u0026amp;\\u003c/b\\u003e", "file": "x|y`z;.c", "object": null, "self": [9, 1], "inclusive": [9, 1], "calls": 1, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "x|y`z;.c", "object": null, "self": [9, 1]}],
|    "callers": [{"id": 15, "calls": 1, "inclusive": [9, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [9, 1]}]}],
|    "callees": []},
|   {"id": 8, "name": "esc\\u001b[31m", "file": "x|y`z;.c", "object": null, "self": [8, 1], "inclusive": [8, 1], "calls": 1, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "x|y`z;.c", "object": null, "self": [8, 1]}],
|    "callers": [{"id": 15, "calls": 1, "inclusive": [8, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [8, 1]}]}],
|    "callees": []},
|   {"id": 9, "name": "bad��utf", "file": "x|y`z;.c", "object": null, "self": [7, 1], "inclusive": [7, 1], "calls": 1, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "x|y`z;.c", "object": null, "self": [7, 1]}],
|    "callers": [{"id": 15, "calls": 1, "inclusive": [7, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [7, 1]}]}],
|    "callees": []},
|   {"id": 10, "name": "tab\\there\\\\n", "file": "x|y`z;.c", "object": null, "self": [6, 1], "inclusive": [6, 1], "calls": 1, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "x|y`z;.c", "object": null, "self": [6, 1]}],
|    "callers": [{"id": 15, "calls": 1, "inclusive": [6, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [6, 1]}]}],
|    "callees": []},
|   {"id": 11, "name": "semi;colon", "file": "x|y`z;.c", "object": null, "self": [5, 1], "inclusive": [5, 1], "calls": 1, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "x|y`z;.c", "object": null, "self": [5, 1]}],
|    "callers": [{"id": 15, "calls": 1, "inclusive": [5, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [5, 1]}]}],
|    "callees": []},
|   {"id": 12, "name": "=cmd()", "file": "x|y`z;.c", "object": null, "self": [4, 1], "inclusive": [4, 1], "calls": 1, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "x|y`z;.c", "object": null, "self": [4, 1]}],
|    "callers": [{"id": 15, "calls": 1, "inclusive": [4, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [4, 1]}]}],
|    "callees": []},
|   {"id": 13, "name": "back`tick|pipe", "file": "x|y`z;.c", "object": null, "self": [3, 1], "inclusive": [3, 1], "calls": 1, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "x|y`z;.c", "object": null, "self": [3, 1]}],
|    "callers": [{"id": 15, "calls": 1, "inclusive": [3, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [3, 1]}]}],
|    "callees": []},
|   {"id": 14, "name": "a \\"quoted\\" name", "file": "x|y`z;.c", "object": null, "self": [2, 1], "inclusive": [2, 1], "calls": 1, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "x|y`z;.c", "object": null, "self": [2, 1]}],
|    "callers": [{"id": 15, "calls": 1, "inclusive": [2, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [2, 1]}]}],
|    "callees": []},
|   {"id": 15, "name": "main", "file": "x|y`z;.c", "object": null, "self": [1, 0], "inclusive": [136, 15], "calls": 0, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "x|y`z;.c", "object": null, "self": [1, 0]}],
|    "callers": [],
|    "callees": [{"id": 0, "calls": 1, "inclusive": [16, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [16, 1]}]}, {"id": 1, "calls": 1, "inclusive": [15, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [15, 1]}]}, {"id": 2, "calls": 1, "inclusive": [14, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [14, 1]}]}, {"id": 3, "calls": 1, "inclusive": [13, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [13, 1]}]}, {"id": 4, "calls": 1, "inclusive": [12, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [12, 1]}]}, {"id": 5, "calls": 1, "inclusive": [11, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [11, 1]}]}, {"id": 6, "calls": 1, "inclusive": [10, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [10, 1]}]}, {"id": 7, "calls": 1, "inclusive": [9, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [9, 1]}]}, {"id": 8, "calls": 1, "inclusive": [8, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [8, 1]}]}, {"id": 9, "calls": 1, "inclusive": [7, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [7, 1]}]}, {"id": 10, "calls": 1, "inclusive": [6, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [6, 1]}]}, {"id": 11, "calls": 1, "inclusive": [5, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [5, 1]}]}, {"id": 12, "calls": 1, "inclusive": [4, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [4, 1]}]}, {"id": 13, "calls": 1, "inclusive": [3, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [3, 1]}]}, {"id": 14, "calls": 1, "inclusive": [2, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [2, 1]}]}]}],
|  "files": [
|   {"name": "x|y`z;.c", "found": null, "lines": [
|     {"line": 1, "self": [136, 15], "calls": [{"from": 15, "to": 0, "calls": 1, "inclusive": [16, 1]}, {"from": 15, "to": 1, "calls": 1, "inclusive": [15, 1]}, {"from": 15, "to": 2, "calls": 1, "inclusive": [14, 1]}, {"from": 15, "to": 3, "calls": 1, "inclusive": [13, 1]}, {"from": 15, "to": 4, "calls": 1, "inclusive": [12, 1]}, {"from": 15, "to": 5, "calls": 1, "inclusive": [11, 1]}, {"from": 15, "to": 6, "calls": 1, "inclusive": [10, 1]}, {"from": 15, "to": 7, "calls": 1, "inclusive": [9, 1]}, {"from": 15, "to": 8, "calls": 1, "inclusive": [8, 1]}, {"from": 15, "to": 9, "calls": 1, "inclusive": [7, 1]}, {"from": 15, "to": 10, "calls": 1, "inclusive": [6, 1]}, {"from": 15, "to": 11, "calls": 1, "inclusive": [5, 1]}, {"from": 15, "to": 12, "calls": 1, "inclusive": [4, 1]}, {"from": 15, "to": 13, "calls": 1, "inclusive": [3, 1]}, {"from": 15, "to": 14, "calls": 1, "inclusive": [2, 1]}]}]}]}

== json-inclusive-top
$ --format=json --inclusive --top=2 --show=Dr,Both --sort=Ir new.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "new.callgrind", "creator": "by hand", "command": "./a", "pid": 7, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir"], "diff": false,
|  "events": [
|   {"name": "Dr", "long_name": "Data Read Access", "formula": null, "ratio": false, "total": 10},
|   {"name": "Both", "long_name": "Everything", "formula": "Ir + Dr", "ratio": false, "total": 110}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "main", "file": "a.c", "object": "/bin/a", "self": [1, 11], "inclusive": [10, 110], "calls": 0, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [1, 11]}],
|    "callers": [],
|    "callees": [{"id": 1, "calls": 2, "inclusive": [6, 66], "sites": [{"line": 2, "calls": 2, "inclusive": [6, 66]}]}, {"id": 2, "calls": 1, "inclusive": [3, 33], "sites": [{"line": 3, "calls": 1, "inclusive": [3, 33]}]}]},
|   {"id": 1, "name": "f", "file": "a.c", "object": "/bin/a", "self": [6, 66], "inclusive": [6, 66], "calls": 2, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [4, 44]}, {"name": null, "file": "a.h", "object": null, "self": [2, 22]}],
|    "callers": [{"id": 0, "calls": 2, "inclusive": [6, 66], "sites": [{"line": 2, "calls": 2, "inclusive": [6, 66]}]}],
|    "callees": []},
|   {"id": 2, "name": "g", "file": "a.c", "object": "/bin/a", "self": [3, 33], "inclusive": [3, 33], "calls": 1, "cycle": null, "listed": false,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [3, 33]}],
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "a.c", "found": null, "lines": [
|     {"line": 1, "self": [1, 11], "calls": []},
|     {"line": 2, "self": [null, null], "calls": [{"from": 0, "to": 1, "calls": 2, "inclusive": [6, 66]}]},
|     {"line": 3, "self": [null, null], "calls": [{"from": 0, "to": 2, "calls": 1, "inclusive": [3, 33]}]},
|     {"line": 5, "self": [4, 44], "calls": []},
|     {"line": 9, "self": [3, 33], "calls": []}]},
|   {"name": "a.h", "found": null, "lines": [
|     {"line": 1, "self": [2, 22], "calls": []}]}]}

== json-parts
$ --format=json --list=parts new.callgrind old.callgrind
| {"format": "cgannotate", "version": 1,
|  "event": "Ir",
|  "parts": [
|   {"file": "new.callgrind", "pid": 7, "part": 1, "thread": null, "total": 100, "time_range": null, "trigger": null},
|   {"file": "old.callgrind", "pid": 6, "part": 1, "thread": null, "total": 80, "time_range": null, "trigger": null}]}

== json-pid
$ --format=json --list=parts pid.callgrind
| {"format": "cgannotate", "version": 1,
|  "event": "Ir",
|  "parts": [
|   {"file": "pid.callgrind", "pid": "a12", "part": 1, "thread": null, "total": 1, "time_range": null, "trigger": null}]}

== json-site-by-file
$ --format=json --by=file site-by-file.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "site-by-file.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "by": "file", "sort": ["Ir"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 37}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": null, "file": "c.c", "object": null, "self": [35], "inclusive": [35], "calls": 8, "cycle": null, "listed": true,
|    "parts": [{"name": "k", "file": null, "object": "", "self": [35]}],
|    "callers": [{"id": 2, "calls": 8, "inclusive": [35], "sites": [{"line": 3, "calls": 7, "inclusive": [30]}, {"line": 4, "calls": 1, "inclusive": [5]}]}],
|    "callees": []},
|   {"id": 1, "name": null, "file": "a.c", "object": null, "self": [2], "inclusive": [37], "calls": 0, "cycle": null, "listed": true,
|    "parts": [{"name": "f", "file": null, "object": "", "self": [1]}, {"name": "g", "file": null, "object": "", "self": [1]}],
|    "callers": [],
|    "callees": []},
|   {"id": 2, "name": null, "file": "h.h", "object": null, "self": [null], "inclusive": [35], "calls": 0, "cycle": null, "listed": true,
|    "parts": [{"name": "f", "file": null, "object": "", "self": [null]}, {"name": "g", "file": null, "object": "", "self": [null]}],
|    "callers": [],
|    "callees": [{"id": 0, "calls": 8, "inclusive": [35], "sites": [{"line": 3, "calls": 7, "inclusive": [30]}, {"line": 4, "calls": 1, "inclusive": [5]}]}]}],
|  "files": [
|   {"name": "c.c", "found": null, "lines": [
|     {"line": 20, "self": [35], "calls": []}]},
|   {"name": "a.c", "found": null, "lines": [
|     {"line": 1, "self": [1], "calls": []},
|     {"line": 2, "self": [1], "calls": []}]},
|   {"name": "h.h", "found": null, "lines": [
|     {"line": 3, "self": [null], "calls": [{"from": 2, "to": 0, "calls": 7, "inclusive": [30]}]},
|     {"line": 4, "self": [null], "calls": [{"from": 2, "to": 0, "calls": 1, "inclusive": [5]}]}]}]}

== json-two-files
$ --format=json --top=1 two-files.callgrind two-x.c two-y.c
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "two-files.callgrind", "creator": null, "command": "./two", "pid": null, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 112}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "main", "file": "a.c", "object": null, "self": [100], "inclusive": [100], "calls": 0, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [100]}],
|    "callers": [],
|    "callees": []},
|   {"id": 1, "name": "f", "file": "two-x.c", "object": null, "self": [5], "inclusive": [12], "calls": 0, "cycle": null, "listed": false,
|    "parts": [{"name": null, "file": "two-x.c", "object": null, "self": [5]}],
|    "callers": [],
|    "callees": []},
|   {"id": 2, "name": "g", "file": "two-y.c", "object": null, "self": [4], "inclusive": [7], "calls": 1, "cycle": null, "listed": false,
|    "parts": [{"name": null, "file": "two-y.c", "object": null, "self": [4]}],
|    "callers": [],
|    "callees": []},
|   {"id": 3, "name": "h", "file": "two-y.c", "object": null, "self": [3], "inclusive": [3], "calls": 2, "cycle": null, "listed": false,
|    "parts": [{"name": null, "file": "two-y.c", "object": null, "self": [3]}],
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "two-x.c", "found": "two-x.c", "lines": [
|     {"line": 1, "self": [5], "calls": []},
|     {"line": 2, "self": [null], "calls": [{"from": 1, "to": 2, "calls": 1, "inclusive": [7]}]}]},
|   {"name": "two-y.c", "found": "two-y.c", "lines": [
|     {"line": 3, "self": [4], "calls": []},
|     {"line": 4, "self": [null], "calls": [{"from": 2, "to": 3, "calls": 2, "inclusive": [3]}]},
|     {"line": 5, "self": [3], "calls": []}]},
|   {"name": "a.c", "found": null, "lines": [
|     {"line": 1, "self": [100], "calls": []}]}]}

== markdown
$ --format=markdown new.callgrind
| **Ir** 100 · **Dr** 10
|
| | Ir | % | Function |
| | ---: | ---: | :--- |
| | 60 | 60.00% | `a.c:f [/bin/a]` |
| | 40 | 40.00% | &nbsp; `a.c` |
| | 20 | 20.00% | &nbsp; `a.h` |
| | 30 | 30.00% | `a.c:g [/bin/a]` |
| | 10 | 10.00% | `a.c:main [/bin/a]` |

== markdown-by-row
$ --by=row --format=markdown new.callgrind
| **Ir** 100 · **Dr** 10
|
| | Ir | % | Function |
| | ---: | ---: | :--- |
| | 40 | 40.00% | `a.c:f [/bin/a]` |
| | 30 | 30.00% | `a.c:g [/bin/a]` |
| | 20 | 20.00% | `a.h:f` |
| | 10 | 10.00% | `a.c:main [/bin/a]` |

== markdown-check
$ --format=markdown --check bad.callgrind new.callgrind
! cgannotate: --check cannot be used with --format=markdown
? 2

== markdown-cycle
$ --format=markdown cycle.callgrind
| **Ir** 100
|
| | Ir | % | Function |
| | ---: | ---: | :--- |
| | 40 | 40.00% | `c.c:even` |
| | 30 | 30.00% | `c.c:odd` |
| | 20 | 20.00% | `c.c:leaf` |
| | 10 | 10.00% | `c.c:main` |

== markdown-details
$ --format=markdown --top=22 many.callgrind
| **Ir** 276
|
| | Ir | % | Function |
| | ---: | ---: | :--- |
| | 23 | 8.33% | `a.c:f01` |
| | 22 | 7.97% | `a.c:f02` |
| | 21 | 7.61% | `a.c:f03` |
| | 20 | 7.25% | `a.c:f04` |
| | 19 | 6.88% | `a.c:f05` |
| | 18 | 6.52% | `a.c:f06` |
| | 17 | 6.16% | `a.c:f07` |
| | 16 | 5.80% | `a.c:f08` |
| | 15 | 5.43% | `a.c:f09` |
| | 14 | 5.07% | `a.c:f10` |
| | 13 | 4.71% | `a.c:f11` |
| | 12 | 4.35% | `a.c:f12` |
| | 11 | 3.99% | `a.c:f13` |
| | 10 | 3.62% | `a.c:f14` |
| | 9 | 3.26% | `a.c:f15` |
| | 8 | 2.90% | `a.c:f16` |
| | 7 | 2.54% | `a.c:f17` |
| | 6 | 2.17% | `a.c:f18` |
| | 5 | 1.81% | `a.c:f19` |
| | 4 | 1.45% | `a.c:f20` |
|
| <details>
| <summary>2 more functions</summary>
|
| | Ir | % | Function |
| | ---: | ---: | :--- |
| | 3 | 1.09% | `a.c:f21` |
| | 2 | 0.72% | `a.c:f22` |
|
| </details>
|
| 22 of 23 listed

== markdown-diff
$ --format=markdown --diff old.callgrind new.callgrind
| **Ir** 80 → 100 (+20, +25.0%) · **Dr** 8 → 10 (+2, +25.0%)
|
| - OLD: `old.callgrind`, `./a`
| - NEW: `new.callgrind`, `./a`
|
| | Ir | Change | of total | Function |
| | ---: | ---: | ---: | :--- |
| | 30 | +30 | +37.5% | `a.c:g [/bin/a]` (new) |
| | . | -30 (-100.0%) | -37.5% | `a.c:h [/bin/a]` (gone) |
| | 60 | +20 (+50.0%) | +25.0% | `a.c:f [/bin/a]` |

== markdown-events
$ --format=markdown --list=events new.callgrind
| | Event | Total | Long name | Formula |
| | :--- | ---: | :--- | :--- |
| | `Ir` | 100 | `Instruction Fetch` |  |
| | `Dr` | 10 | `Data Read Access` |  |
| | `Both` | 110 | `Everything` | `Ir + Dr` |
| | `CEst` | 100 | `estimated cycles` | `Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm` |

== markdown-fn
$ --format=markdown --fn=g --fn=main new.callgrind
| **Ir** 100 · **Dr** 10
|
| | Ir | % | Function |
| | ---: | ---: | :--- |
| | 30 | 30.00% | `a.c:g [/bin/a]` |
| | 10 | 10.00% | `a.c:main [/bin/a]` |
|
| 2 of 3 listed

== markdown-hostile
$ --format=markdown hostile.callgrind
| **Ir** 136 · **<code>Ev&#124;il�</code>** 15
|
| | Ir | % | Function |
| | ---: | ---: | :--- |
| | 16 | 11.76% | <code>x&#124;y&#96;z&#59;&#46;c&#58;nul&#92;x00byte</code> |
| | 15 | 11.03% | <code>x&#124;y&#96;z&#59;&#46;c&#58;&#42;star&#95;under&#95;score&#42;</code> |
| | 14 | 10.29% | <code>x&#124;y&#96;z&#59;&#46;c&#58;&#45;minus</code> |
| | 13 | 9.56% | <code>x&#124;y&#96;z&#59;&#46;c&#58;comma&#44;&#32;and&#32;&#34;</code> |
| | 12 | 8.82% | <code>x&#124;y&#96;z&#59;&#46;c&#58;c0&#92;x01&#92;x7f</code> |
| | 11 | 8.09% | <code>x&#124;y&#96;z&#59;&#46;c&#58;id</code> |
| | 10 | 7.35% | <code>x&#124;y&#96;z&#59;&#46;c&#58;größe&#32;漢字</code> |
| | 9 | 6.62% | <code>x&#124;y&#96;z&#59;&#46;c&#58;&#60;b&#62;&#38;amp&#59;&#60;&#47;b&#62;</code> |
| | 8 | 5.88% | <code>x&#124;y&#96;z&#59;&#46;c&#58;esc&#92;x1b&#91;31m</code> |
| | 7 | 5.15% | <code>x&#124;y&#96;z&#59;&#46;c&#58;bad��utf</code> |
| | 6 | 4.41% | <code>x&#124;y&#96;z&#59;&#46;c&#58;tab&#92;x09here&#92;n</code> |
| | 5 | 3.68% | <code>x&#124;y&#96;z&#59;&#46;c&#58;semi&#59;colon</code> |
| | 4 | 2.94% | <code>x&#124;y&#96;z&#59;&#46;c&#58;&#61;cmd</code> |
| | 3 | 2.21% | <code>x&#124;y&#96;z&#59;&#46;c&#58;back&#96;tick&#124;pipe</code> |
| | 2 | 1.47% | <code>x&#124;y&#96;z&#59;&#46;c&#58;a&#32;&#34;quoted&#34;&#32;name</code> |
| | 1 | 0.74% | <code>x&#124;y&#96;z&#59;&#46;c&#58;main</code> |

== markdown-inclusive-top
$ --format=markdown --inclusive --top=2 --show=Dr,Both --sort=Ir new.callgrind
| **Dr** 10 · **Both** 110 (rows: with all that they call)
|
| | Dr | % | Function |
| | ---: | ---: | :--- |
| | 10 | 100.0% | `a.c:main [/bin/a]` |
| | 6 | 60.00% | `a.c:f [/bin/a]` |
| | 4 | 40.00% | &nbsp; `a.c` |
| | 2 | 20.00% | &nbsp; `a.h` |
|
| 2 of 3 listed

== markdown-limits
$ --format=markdown --top=1 many.callgrind '--fail-if=^f:Ir>1' '--fail-if=^f:Ir>2'
| **Ir** 276
|
| Limits exceeded:
|
| - `^f:Ir>1`: `a.c:f01`: `Ir` is 23 (limit 1)
| - `^f:Ir>1`: `a.c:f02`: `Ir` is 22 (limit 1)
| - `^f:Ir>1`: `a.c:f03`: `Ir` is 21 (limit 1)
| - `^f:Ir>1`: `a.c:f04`: `Ir` is 20 (limit 1)
| - `^f:Ir>1`: `a.c:f05`: `Ir` is 19 (limit 1)
| - `^f:Ir>1`: `a.c:f06`: `Ir` is 18 (limit 1)
| - `^f:Ir>1`: `a.c:f07`: `Ir` is 17 (limit 1)
| - `^f:Ir>1`: `a.c:f08`: `Ir` is 16 (limit 1)
| - `^f:Ir>1`: `a.c:f09`: `Ir` is 15 (limit 1)
| - `^f:Ir>1`: `a.c:f10`: `Ir` is 14 (limit 1)
| - `^f:Ir>1`: `a.c:f11`: `Ir` is 13 (limit 1)
| - `^f:Ir>1`: `a.c:f12`: `Ir` is 12 (limit 1)
| - `^f:Ir>1`: `a.c:f13`: `Ir` is 11 (limit 1)
| - `^f:Ir>1`: `a.c:f14`: `Ir` is 10 (limit 1)
| - `^f:Ir>1`: `a.c:f15`: `Ir` is 9 (limit 1)
| - `^f:Ir>1`: `a.c:f16`: `Ir` is 8 (limit 1)
| - `^f:Ir>1`: `a.c:f17`: `Ir` is 7 (limit 1)
| - `^f:Ir>1`: `a.c:f18`: `Ir` is 6 (limit 1)
| - `^f:Ir>1`: `a.c:f19`: `Ir` is 5 (limit 1)
| - `^f:Ir>1`: `a.c:f20`: `Ir` is 4 (limit 1)
| - `^f:Ir>1`: 2 more functions
| - `^f:Ir>2`: `a.c:f01`: `Ir` is 23 (limit 2)
| - `^f:Ir>2`: `a.c:f02`: `Ir` is 22 (limit 2)
| - `^f:Ir>2`: `a.c:f03`: `Ir` is 21 (limit 2)
| - `^f:Ir>2`: `a.c:f04`: `Ir` is 20 (limit 2)
| - `^f:Ir>2`: `a.c:f05`: `Ir` is 19 (limit 2)
| - `^f:Ir>2`: `a.c:f06`: `Ir` is 18 (limit 2)
| - `^f:Ir>2`: `a.c:f07`: `Ir` is 17 (limit 2)
| - `^f:Ir>2`: `a.c:f08`: `Ir` is 16 (limit 2)
| - `^f:Ir>2`: `a.c:f09`: `Ir` is 15 (limit 2)
| - `^f:Ir>2`: `a.c:f10`: `Ir` is 14 (limit 2)
| - `^f:Ir>2`: `a.c:f11`: `Ir` is 13 (limit 2)
| - `^f:Ir>2`: `a.c:f12`: `Ir` is 12 (limit 2)
| - `^f:Ir>2`: `a.c:f13`: `Ir` is 11 (limit 2)
| - `^f:Ir>2`: `a.c:f14`: `Ir` is 10 (limit 2)
| - `^f:Ir>2`: `a.c:f15`: `Ir` is 9 (limit 2)
| - `^f:Ir>2`: `a.c:f16`: `Ir` is 8 (limit 2)
| - `^f:Ir>2`: `a.c:f17`: `Ir` is 7 (limit 2)
| - `^f:Ir>2`: `a.c:f18`: `Ir` is 6 (limit 2)
| - `^f:Ir>2`: `a.c:f19`: `Ir` is 5 (limit 2)
| - `^f:Ir>2`: `a.c:f20`: `Ir` is 4 (limit 2)
| - `^f:Ir>2`: 1 more function
|
| | Ir | % | Function |
| | ---: | ---: | :--- |
| | 23 | 8.33% | `a.c:f01` |
|
| 1 of 23 listed
! cgannotate: --fail-if=^f:Ir>1: a.c:f01: Ir is 23 (limit 1)
! cgannotate: --fail-if=^f:Ir>1: a.c:f02: Ir is 22 (limit 1)
! cgannotate: --fail-if=^f:Ir>1: a.c:f03: Ir is 21 (limit 1)
! cgannotate: --fail-if=^f:Ir>1: a.c:f04: Ir is 20 (limit 1)
! cgannotate: --fail-if=^f:Ir>1: a.c:f05: Ir is 19 (limit 1)
! cgannotate: --fail-if=^f:Ir>1: a.c:f06: Ir is 18 (limit 1)
! cgannotate: --fail-if=^f:Ir>1: a.c:f07: Ir is 17 (limit 1)
! cgannotate: --fail-if=^f:Ir>1: a.c:f08: Ir is 16 (limit 1)
! cgannotate: --fail-if=^f:Ir>1: a.c:f09: Ir is 15 (limit 1)
! cgannotate: --fail-if=^f:Ir>1: a.c:f10: Ir is 14 (limit 1)
! cgannotate: --fail-if=^f:Ir>1: a.c:f11: Ir is 13 (limit 1)
! cgannotate: --fail-if=^f:Ir>1: a.c:f12: Ir is 12 (limit 1)
! cgannotate: --fail-if=^f:Ir>1: a.c:f13: Ir is 11 (limit 1)
! cgannotate: --fail-if=^f:Ir>1: a.c:f14: Ir is 10 (limit 1)
! cgannotate: --fail-if=^f:Ir>1: a.c:f15: Ir is 9 (limit 1)
! cgannotate: --fail-if=^f:Ir>1: a.c:f16: Ir is 8 (limit 1)
! cgannotate: --fail-if=^f:Ir>1: a.c:f17: Ir is 7 (limit 1)
! cgannotate: --fail-if=^f:Ir>1: a.c:f18: Ir is 6 (limit 1)
! cgannotate: --fail-if=^f:Ir>1: a.c:f19: Ir is 5 (limit 1)
! cgannotate: --fail-if=^f:Ir>1: a.c:f20: Ir is 4 (limit 1)
! cgannotate: --fail-if=^f:Ir>1: a.c:f21: Ir is 3 (limit 1)
! cgannotate: --fail-if=^f:Ir>1: a.c:f22: Ir is 2 (limit 1)
! cgannotate: --fail-if=^f:Ir>2: a.c:f01: Ir is 23 (limit 2)
! cgannotate: --fail-if=^f:Ir>2: a.c:f02: Ir is 22 (limit 2)
! cgannotate: --fail-if=^f:Ir>2: a.c:f03: Ir is 21 (limit 2)
! cgannotate: --fail-if=^f:Ir>2: a.c:f04: Ir is 20 (limit 2)
! cgannotate: --fail-if=^f:Ir>2: a.c:f05: Ir is 19 (limit 2)
! cgannotate: --fail-if=^f:Ir>2: a.c:f06: Ir is 18 (limit 2)
! cgannotate: --fail-if=^f:Ir>2: a.c:f07: Ir is 17 (limit 2)
! cgannotate: --fail-if=^f:Ir>2: a.c:f08: Ir is 16 (limit 2)
! cgannotate: --fail-if=^f:Ir>2: a.c:f09: Ir is 15 (limit 2)
! cgannotate: --fail-if=^f:Ir>2: a.c:f10: Ir is 14 (limit 2)
! cgannotate: --fail-if=^f:Ir>2: a.c:f11: Ir is 13 (limit 2)
! cgannotate: --fail-if=^f:Ir>2: a.c:f12: Ir is 12 (limit 2)
! cgannotate: --fail-if=^f:Ir>2: a.c:f13: Ir is 11 (limit 2)
! cgannotate: --fail-if=^f:Ir>2: a.c:f14: Ir is 10 (limit 2)
! cgannotate: --fail-if=^f:Ir>2: a.c:f15: Ir is 9 (limit 2)
! cgannotate: --fail-if=^f:Ir>2: a.c:f16: Ir is 8 (limit 2)
! cgannotate: --fail-if=^f:Ir>2: a.c:f17: Ir is 7 (limit 2)
! cgannotate: --fail-if=^f:Ir>2: a.c:f18: Ir is 6 (limit 2)
! cgannotate: --fail-if=^f:Ir>2: a.c:f19: Ir is 5 (limit 2)
! cgannotate: --fail-if=^f:Ir>2: a.c:f20: Ir is 4 (limit 2)
! cgannotate: --fail-if=^f:Ir>2: a.c:f21: Ir is 3 (limit 2)
? 3

== markdown-parts
$ --format=markdown --list=parts new.callgrind old.callgrind
| | File | PID | Part | Thread | Ir | % | Time range | Trigger |
| | :--- | ---: | ---: | ---: | ---: | ---: | :--- | :--- |
| | `new.callgrind` | `7` | `1` |  | 100 | 55.56% |  |  |
| | `old.callgrind` | `6` | `1` |  | 80 | 44.44% |  |  |

== markdown-twenty
$ --format=markdown many.callgrind
| **Ir** 276
|
| | Ir | % | Function |
| | ---: | ---: | :--- |
| | 23 | 8.33% | `a.c:f01` |
| | 22 | 7.97% | `a.c:f02` |
| | 21 | 7.61% | `a.c:f03` |
| | 20 | 7.25% | `a.c:f04` |
| | 19 | 6.88% | `a.c:f05` |
| | 18 | 6.52% | `a.c:f06` |
| | 17 | 6.16% | `a.c:f07` |
| | 16 | 5.80% | `a.c:f08` |
| | 15 | 5.43% | `a.c:f09` |
| | 14 | 5.07% | `a.c:f10` |
| | 13 | 4.71% | `a.c:f11` |
| | 12 | 4.35% | `a.c:f12` |
| | 11 | 3.99% | `a.c:f13` |
| | 10 | 3.62% | `a.c:f14` |
| | 9 | 3.26% | `a.c:f15` |
| | 8 | 2.90% | `a.c:f16` |
| | 7 | 2.54% | `a.c:f17` |
| | 6 | 2.17% | `a.c:f18` |
| | 5 | 1.81% | `a.c:f19` |
| | 4 | 1.45% | `a.c:f20` |
|
| 20 of 23 listed

== nofile-json
$ --format=json nofile.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "nofile.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 14}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "work", "file": "a.c", "object": null, "self": [6], "inclusive": [6], "calls": 4, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [6]}],
|    "callers": [{"id": 2, "calls": 4, "inclusive": [6], "sites": [{"line": 0, "calls": 4, "inclusive": [6]}]}],
|    "callees": []},
|   {"id": 1, "name": "main", "file": "a.c", "object": null, "self": [5], "inclusive": [14], "calls": 0, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [5]}],
|    "callers": [],
|    "callees": [{"id": 2, "calls": 2, "inclusive": [9], "sites": [{"line": 2, "calls": 2, "inclusive": [9]}]}]},
|   {"id": 2, "name": "start", "file": "???", "object": null, "self": [3], "inclusive": [9], "calls": 2, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "???", "object": null, "self": [3]}],
|    "callers": [{"id": 1, "calls": 2, "inclusive": [9], "sites": [{"line": 2, "calls": 2, "inclusive": [9]}]}],
|    "callees": [{"id": 0, "calls": 4, "inclusive": [6], "sites": [{"line": 0, "calls": 4, "inclusive": [6]}]}]}],
|  "files": [
|   {"name": "a.c", "found": null, "lines": [
|     {"line": 1, "self": [5], "calls": []},
|     {"line": 2, "self": [null], "calls": [{"from": 1, "to": 2, "calls": 2, "inclusive": [9]}]},
|     {"line": 3, "self": [6], "calls": []}]},
|   {"name": null, "found": null, "lines": [
|     {"line": 0, "self": [3], "calls": [{"from": 2, "to": 0, "calls": 4, "inclusive": [6]}]}]}]}

== nofile-json-no-auto
$ --format=json --no-auto nofile.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "nofile.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 14}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "work", "file": "a.c", "object": null, "self": [6], "inclusive": [6], "calls": 4, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [6]}],
|    "callers": [{"id": 2, "calls": 4, "inclusive": [6], "sites": [{"line": 0, "calls": 4, "inclusive": [6]}]}],
|    "callees": []},
|   {"id": 1, "name": "main", "file": "a.c", "object": null, "self": [5], "inclusive": [14], "calls": 0, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [5]}],
|    "callers": [],
|    "callees": [{"id": 2, "calls": 2, "inclusive": [9], "sites": [{"line": 2, "calls": 2, "inclusive": [9]}]}]},
|   {"id": 2, "name": "start", "file": "???", "object": null, "self": [3], "inclusive": [9], "calls": 2, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "???", "object": null, "self": [3]}],
|    "callers": [{"id": 1, "calls": 2, "inclusive": [9], "sites": [{"line": 2, "calls": 2, "inclusive": [9]}]}],
|    "callees": [{"id": 0, "calls": 4, "inclusive": [6], "sites": [{"line": 0, "calls": 4, "inclusive": [6]}]}]}],
|  "files": []}

== signs-csv
$ --auto=no --format=csv signs.callgrind
| object,file,function,calls,|Ir,"'-Dr",incl_|Ir,incl_-Dr\x0d
| ,a.c,"'-.",,11,12,11,12\x0d
| ,a.c,"'-",,9,10,9,10\x0d
| ,a.c,"'-1.2.3",,7,8,7,8\x0d
| ,a.c,"'-5-",,5,6,5,6\x0d
| ,a.c,+0.5,,3,4,3,4\x0d
| ,a.c,-5,,1,2,1,2\x0d

== signs-markdown
$ --auto=no --format=markdown signs.callgrind
| **<code>&#124;Ir</code>** 36 · **`-Dr`** 42
|
| | <code>&#124;Ir</code> | % | Function |
| | ---: | ---: | :--- |
| | 11 | 30.56% | `a.c:-.` |
| | 9 | 25.00% | `a.c:-` |
| | 7 | 19.44% | `a.c:-1.2.3` |
| | 5 | 13.89% | `a.c:-5-` |
| | 3 | 8.33% | `a.c:+0.5` |
| | 1 | 2.78% | `a.c:-5` |

== text-check
$ --format=text --check bad.callgrind new.callgrind
| bad.callgrind:6: error: '\\x1b[31m' is not a valid line of the format; a line is a header "key: value", "spec=name", a cost line or a comment
| bad.callgrind:7: error: the count '1.5' is rounded to an integer; Number := HexNumber | (Digit)+
? 1

== tsv
$ --format=tsv new.callgrind
| object	file	function	calls	Ir	Dr	incl_Ir	incl_Dr
| /bin/a	a.c	f	2	60	6	60	6
| /bin/a	a.c	g	1	30	3	30	3
| /bin/a	a.c	main	0	10	1	100	10

== tsv-by-row
$ --by=row --format=tsv new.callgrind
| object	file	function	calls	Ir	Dr	incl_Ir	incl_Dr
| /bin/a	a.c	f	2	40	4	60	6
| /bin/a	a.c	g	1	30	3	30	3
| /bin/a	a.h	f		20	2	20	2
| /bin/a	a.c	main	0	10	1	100	10

== tsv-check
$ --format=tsv --check bad.callgrind new.callgrind
| file	line	severity	message	rule	count	lines
| bad.callgrind	6	error	'\\\\x1b[31m' is not a valid line of the format	a line is a header "key: value", "spec=name", a cost line or a comment	1	6
| bad.callgrind	7	error	the count '1.5' is rounded to an integer	Number := HexNumber | (Digit)+	1	7
? 1

== tsv-check-none
$ --format=tsv --check new.callgrind
| file	line	severity	message	rule	count	lines

== tsv-cycle
$ --format=tsv cycle.callgrind
| object	file	function	calls	Ir	incl_Ir
| 	c.c	even	4	40	90
| 	c.c	odd	4	30	70
| 	c.c	leaf	5	20	20
| 	c.c	main	0	10	100

== tsv-diff
$ --format=tsv --diff old.callgrind new.callgrind
| object	file	function	calls	calls_old	calls_new	Ir	Ir_old	Ir_new	Dr	Dr_old	Dr_new	incl_Ir	incl_Ir_old	incl_Ir_new	incl_Dr	incl_Dr_old	incl_Dr_new
| /bin/a	a.c	g	1		1	30		30	3		3	30		30	3		3
| /bin/a	a.c	h	-3	3		-30	30		-3	3		-30	30		-3	3\x09
| /bin/a	a.c	f	1	1	2	20	40	60	2	4	6	20	40	60	2	4	6

== tsv-events
$ --format=tsv --list=events new.callgrind
| event	total	long_name	formula
| Ir	100	Instruction Fetch\x09
| Dr	10	Data Read Access\x09
| Both	110	Everything	Ir + Dr
| CEst	100	estimated cycles	Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm

== tsv-fn
$ --format=tsv --fn=g --fn=main new.callgrind
| object	file	function	calls	Ir	Dr	incl_Ir	incl_Dr
| /bin/a	a.c	g	1	30	3	30	3
| /bin/a	a.c	main	0	10	1	100	10

== tsv-hostile
$ --format=tsv hostile.callgrind
| object	file	function	calls	Ir	Ev|il\xff	incl_Ir	incl_Ev|il\xff
| 	x|y`z;.c	nul\\x00byte	1	16	1	16	1
| 	x|y`z;.c	*star_under_score*	1	15	1	15	1
| 	x|y`z;.c	'-minus	1	14	1	14	1
| 	x|y`z;.c	comma, and "	1	13	1	13	1
| 	x|y`z;.c	c0\\x01\\x7f	1	12	1	12	1
| 	x|y`z;.c	id	1	11	1	11	1
| 	x|y`z;.c	größe 漢字	1	10	1	10	1
| 	x|y`z;.c	<b>&amp;</b>	1	9	1	9	1
| 	x|y`z;.c	esc\\x1b[31m	1	8	1	8	1
| 	x|y`z;.c	bad\xff\xc3utf	1	7	1	7	1
| 	x|y`z;.c	tab\\there\\\\n	1	6	1	6	1
| 	x|y`z;.c	semi;colon	1	5	1	5	1
| 	x|y`z;.c	'=cmd()	1	4	1	4	1
| 	x|y`z;.c	back`tick|pipe	1	3	1	3	1
| 	x|y`z;.c	a "quoted" name	1	2	1	2	1
| 	x|y`z;.c	main	0	1	0	136	15

== tsv-inclusive-top
$ --format=tsv --inclusive --top=2 --show=Dr,Both --sort=Ir new.callgrind
| object	file	function	calls	Dr	Both	incl_Dr	incl_Both
| /bin/a	a.c	main	0	1	11	10	110
| /bin/a	a.c	f	2	6	66	6	66

== tsv-newline
$ --format=tsv "--mod-fn=$(printf 's/a.b/a\nb/')" lines.callgrind
| object	file	function	calls	Ir	incl_Ir
| 	a.c	a\\nb		5	5

== tsv-parts
$ --format=tsv --list=parts new.callgrind old.callgrind
| file	pid	part	thread	Ir	time_range	trigger
| new.callgrind	7	1		100	\x09
| old.callgrind	6	1		80	\x09

== tsv-return
$ --format=tsv lines.callgrind
| object	file	function	calls	Ir	incl_Ir
| 	a.c	a\\rb		5	5

== unknown
$ --format=jsn new.callgrind
! cgannotate: --format=jsn: the value is not one of text|json|csv|tsv|markdown|callgrind|folded|dot|html; did you mean json?
? 2

== wide
$ --auto=no "--show=$(printf 'Ir,Dr,%.0s' $(seq 90))Ir" new.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'new.callgrind' (creator: by hand)
| --------------------------------------------------------------------------------
| Profiled target:  ./a (PID 7)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir Dr Ir
| Event sort order: Ir Dr
| Thresholds:       99 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir           Dr          Ir          \x20
| --------------------------------------------------------------------------------
| 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%) 10 (100.0%) 100 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir          Dr         Ir           file:function
| --------------------------------------------------------------------------------
| 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%) 4 (40.00%) 40 (40.00%)  a.c:f [/bin/a]
| 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%) 3 (30.00%) 30 (30.00%)  a.c:g [/bin/a]
| 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%) 2 (20.00%) 20 (20.00%)  a.h:f
| 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%) 1 (10.00%) 10 (10.00%)  a.c:main [/bin/a]
|
