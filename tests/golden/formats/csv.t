## --format=csv and tsv. Profiles and sums: formats.t.

== csv
# The rows of new.callgrind in formats.t: main 10, f 60 (40 and 20), g 30.
$ --format=csv new.callgrind
| object,file,function,calls,Ir,Dr,incl_Ir,incl_Dr\x0d
| /bin/a,a.c,f,2,60,6,60,6\x0d
| /bin/a,a.c,g,1,30,3,30,3\x0d
| /bin/a,a.c,main,0,10,1,100,10\x0d

@file quotes.callgrind
| events: Ir
| fl=a.c
| fn="q" r
| 1 2
| fn="
| 1 1

== csv-begins-with-a-quote
# Each quote is doubled, also the first byte of a name, in quotes of its own.
$ --format=csv quotes.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| ,a.c,"""q"" r",,2,2\x0d
| ,a.c,"""",,1,1\x0d

== csv-by-row
# *-by-row: f's 40 4 in a.c and 20 2 in a.h are two rows. Without an option they are one
# function, f, 60 6 (with --diff 40 to 60), and in JSON its parts.
$ --by=row --format=csv new.callgrind
| object,file,function,calls,Ir,Dr,incl_Ir,incl_Dr\x0d
| /bin/a,a.c,f,2,40,4,60,6\x0d
| /bin/a,a.c,g,1,30,3,30,3\x0d
| /bin/a,a.h,f,,20,2,20,2\x0d
| /bin/a,a.c,main,0,10,1,100,10\x0d

== csv-calls-event
# An event has the name of a column, and both are there.
$ --format=csv returns.callgrind
| object,file,function,calls,calls,Ir,incl_calls,incl_Ir\x0d
| ,a.c,g,2,8,4,8,4\x0d
| ,a.c,main,0,3,5,11,9\x0d

== csv-cycle
# cycle.callgrind, as worked out in formats.t: even 90, odd 70, which is no more than the cycle.
$ --format=csv cycle.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| ,c.c,even,4,40,90\x0d
| ,c.c,odd,4,30,70\x0d
| ,c.c,leaf,5,20,20\x0d
| ,c.c,main,0,10,100\x0d

== csv-diff
# Rows and shares of new and old in formats.t: f +20, g +30, h -30.
$ --format=csv --diff old.callgrind new.callgrind
| object,file,function,calls,calls_old,calls_new,Ir,Ir_old,Ir_new,Dr,Dr_old,Dr_new,incl_Ir,incl_Ir_old,incl_Ir_new,incl_Dr,incl_Dr_old,incl_Dr_new\x0d
| /bin/a,a.c,g,1,,1,30,,30,3,,3,30,,30,3,,3\x0d
| /bin/a,a.c,h,-3,3,,-30,30,,-3,3,,-30,30,,-3,3,\x0d
| /bin/a,a.c,f,1,1,2,20,40,60,2,4,6,20,40,60,2,4,6\x0d

== csv-diff-by-row
# proves: --by=row has the parts of f in a.h and a.c as two: 40 - 30 = 10 and 20 - 10 = 10.
$ --by=row --format=csv --diff old.callgrind new.callgrind
| object,file,function,calls,calls_old,calls_new,Ir,Ir_old,Ir_new,Dr,Dr_old,Dr_new,incl_Ir,incl_Ir_old,incl_Ir_new,incl_Dr,incl_Dr_old,incl_Dr_new\x0d
| /bin/a,a.c,g,1,,1,30,,30,3,,3,30,,30,3,,3\x0d
| /bin/a,a.c,h,-3,3,,-30,30,,-3,3,,-30,30,,-3,3,\x0d
| /bin/a,a.c,f,1,1,2,10,30,40,1,3,4,20,40,60,2,4,6\x0d
| /bin/a,a.h,f,,,,10,10,20,1,1,2,10,10,20,1,1,2\x0d

== csv-events
# Totals of new.callgrind, or of lines.callgrind, of which nothing is known of Foo.
$ --format=csv --list=events new.callgrind
| event,total,long_name,formula\x0d
| Ir,100,Instruction Fetch,\x0d
| Dr,10,Data Read Access,\x0d
| CEst,100,estimated cycles,Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm\x0d
| Both,110,Everything,Ir + Dr\x0d

== csv-events-wrong
# proves: A formula of an event that is not there has no total: 5 of Ir, and CEst of it.
$ --list=events --format=csv lines.callgrind
| event,total,long_name,formula\x0d
| Ir,5,Instruction Fetch,\x0d
| CEst,5,estimated cycles,Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm\x0d
| Wrong,,,2 Foo\x0d

== csv-fn
# proves: --fn chooses rows of CSV: the figures of g and main in csv.
$ --format=csv --fn=g --fn=main new.callgrind
| object,file,function,calls,Ir,Dr,incl_Ir,incl_Dr\x0d
| /bin/a,a.c,main,0,10,1,100,10\x0d
| /bin/a,a.c,g,1,30,3,30,3\x0d

== csv-fn-none
# proves: A name that is not there is status 1, and no table.
$ --format=csv --fn=nothing new.callgrind
! cgannotate: --fn=nothing: the profile has no such function
? 1

== csv-hostile
# 1 to 16 Ir of 136; every byte of a name is as the format has it, so that nothing else is told
# by it.
$ --format=csv hostile.callgrind
| object,file,function,calls,Ir,Ev|il\\xff,incl_Ir,incl_Ev|il\\xff\x0d
| ,"x|y`z;.c",nul\\x00byte,1,16,1,16,1\x0d
| ,"x|y`z;.c",*star_under_score*,1,15,1,15,1\x0d
| ,"x|y`z;.c","'-minus",1,14,1,14,1\x0d
| ,"x|y`z;.c","comma, and """,1,13,1,13,1\x0d
| ,"x|y`z;.c",c0\\x01\\x7f,1,12,1,12,1\x0d
| ,"x|y`z;.c",id,1,11,1,11,1\x0d
| ,"x|y`z;.c",größe 漢字,1,10,1,10,1\x0d
| ,"x|y`z;.c","<b>&amp;</b>",1,9,1,9,1\x0d
| ,"x|y`z;.c",esc\\x1b[31m,1,8,1,8,1\x0d
| ,"x|y`z;.c",bad\\xff\\xc3utf,1,7,1,7,1\x0d
| ,"x|y`z;.c",tab	here\\n,1,6,1,6,1\x0d
| ,"x|y`z;.c","semi;colon",1,5,1,5,1\x0d
| ,"x|y`z;.c","'=cmd()",1,4,1,4,1\x0d
| ,"x|y`z;.c",back`tick|pipe,1,3,1,3,1\x0d
| ,"x|y`z;.c","a ""quoted"" name",1,2,1,2,1\x0d
| ,"x|y`z;.c",main,0,1,0,136,15\x0d

== csv-inclusive-top
# proves: --show chooses columns, --sort the order, and --top rows: Both is Ir + Dr, 10 + 1 and 60
# + 6.
$ --format=csv --inclusive --top=2 --show=Dr,Both --sort=Ir new.callgrind
| object,file,function,calls,Dr,Both,incl_Dr,incl_Both\x0d
| /bin/a,a.c,main,0,1,11,10,110\x0d
| /bin/a,a.c,f,2,6,66,6,66\x0d

== csv-newline
# No control byte comes to a terminal, in any format.
$ --format=csv "--mod-fn=$(printf 's/a.b/a\nb/')" lines.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| ,a.c,"a
| b",,5,5\x0d

== csv-parts
# 100 10 of new and 80 8 of old.
$ --format=csv --list=parts new.callgrind old.callgrind
| file,pid,part,name,thread,Ir,time_range,trigger\x0d
| new.callgrind,7,1,,,100,,\x0d
| old.callgrind,6,1,,,80,,\x0d

== csv-return
# No control byte comes to a terminal, in any format.
$ --format=csv lines.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| ,a.c,"a\\x0db",,5,5\x0d

== signs-csv
# Of what begins with a sign only -5 and +0.5 are numbers; the others have a ' before them.
$ --auto=no --format=csv signs.callgrind
| object,file,function,calls,|Ir,"'-Dr",incl_|Ir,incl_-Dr\x0d
| ,a.c,"'-.",,11,12,11,12\x0d
| ,a.c,"'-",,9,10,9,10\x0d
| ,a.c,"'-1.2.3",,7,8,7,8\x0d
| ,a.c,"'-5-",,5,6,5,6\x0d
| ,a.c,+0.5,,3,4,3,4\x0d
| ,a.c,-5,,1,2,1,2\x0d

== tsv
# proves: TSV has the fields of csv with tabs.
$ --format=tsv new.callgrind
| object	file	function	calls	Ir	Dr	incl_Ir	incl_Dr
| /bin/a	a.c	f	2	60	6	60	6
| /bin/a	a.c	g	1	30	3	30	3
| /bin/a	a.c	main	0	10	1	100	10

== tsv-by-row
# proves: TSV has the fields of csv-by-row.
$ --by=row --format=tsv new.callgrind
| object	file	function	calls	Ir	Dr	incl_Ir	incl_Dr
| /bin/a	a.c	f	2	40	4	60	6
| /bin/a	a.c	g	1	30	3	30	3
| /bin/a	a.h	f		20	2	20	2
| /bin/a	a.c	main	0	10	1	100	10

== tsv-cycle
# proves: TSV has the fields of csv-cycle.
$ --format=tsv cycle.callgrind
| object	file	function	calls	Ir	incl_Ir
| 	c.c	even	4	40	90
| 	c.c	odd	4	30	70
| 	c.c	leaf	5	20	20
| 	c.c	main	0	10	100

== tsv-diff
# proves: TSV has the fields of csv-diff: what is not given is empty between tabs.
$ --format=tsv --diff old.callgrind new.callgrind
| object	file	function	calls	calls_old	calls_new	Ir	Ir_old	Ir_new	Dr	Dr_old	Dr_new	incl_Ir	incl_Ir_old	incl_Ir_new	incl_Dr	incl_Dr_old	incl_Dr_new
| /bin/a	a.c	g	1		1	30		30	3		3	30		30	3		3
| /bin/a	a.c	h	-3	3		-30	30		-3	3		-30	30		-3	3\x09
| /bin/a	a.c	f	1	1	2	20	40	60	2	4	6	20	40	60	2	4	6

== tsv-events
# proves: TSV has the fields of csv-events.
$ --format=tsv --list=events new.callgrind
| event	total	long_name	formula
| Ir	100	Instruction Fetch\x09
| Dr	10	Data Read Access\x09
| CEst	100	estimated cycles	Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm
| Both	110	Everything	Ir + Dr

== tsv-fn
# proves: TSV has the two functions of csv-fn.
$ --format=tsv --fn=g --fn=main new.callgrind
| object	file	function	calls	Ir	Dr	incl_Ir	incl_Dr
| /bin/a	a.c	main	0	10	1	100	10
| /bin/a	a.c	g	1	30	3	30	3

== tsv-hostile
# proves: TSV needs no quotes, but the one before = that keeps a spreadsheet from taking a name for
# a formula.
$ --format=tsv hostile.callgrind
| object	file	function	calls	Ir	Ev|il\\xff	incl_Ir	incl_Ev|il\\xff
| 	x|y`z;.c	nul\\x00byte	1	16	1	16	1
| 	x|y`z;.c	*star_under_score*	1	15	1	15	1
| 	x|y`z;.c	'-minus	1	14	1	14	1
| 	x|y`z;.c	comma, and "	1	13	1	13	1
| 	x|y`z;.c	c0\\x01\\x7f	1	12	1	12	1
| 	x|y`z;.c	id	1	11	1	11	1
| 	x|y`z;.c	größe 漢字	1	10	1	10	1
| 	x|y`z;.c	<b>&amp;</b>	1	9	1	9	1
| 	x|y`z;.c	esc\\x1b[31m	1	8	1	8	1
| 	x|y`z;.c	bad\\xff\\xc3utf	1	7	1	7	1
| 	x|y`z;.c	tab\\there\\\\n	1	6	1	6	1
| 	x|y`z;.c	semi;colon	1	5	1	5	1
| 	x|y`z;.c	'=cmd()	1	4	1	4	1
| 	x|y`z;.c	back`tick|pipe	1	3	1	3	1
| 	x|y`z;.c	a "quoted" name	1	2	1	2	1
| 	x|y`z;.c	main	0	1	0	136	15

== tsv-inclusive-top
# proves: TSV has the two rows of csv-inclusive-top.
$ --format=tsv --inclusive --top=2 --show=Dr,Both --sort=Ir new.callgrind
| object	file	function	calls	Dr	Both	incl_Dr	incl_Both
| /bin/a	a.c	main	0	1	11	10	110
| /bin/a	a.c	f	2	6	66	6	66

== tsv-newline
# No control byte comes to a terminal, in any format.
$ --format=tsv "--mod-fn=$(printf 's/a.b/a\nb/')" lines.callgrind
| object	file	function	calls	Ir	incl_Ir
| 	a.c	a\\nb		5	5

== tsv-parts
# 100 10 of new and 80 8 of old.
$ --format=tsv --list=parts new.callgrind old.callgrind
| file	pid	part	name	thread	Ir	time_range	trigger
| new.callgrind	7	1			100	\x09
| old.callgrind	6	1			80	\x09

== tsv-return
# No control byte comes to a terminal, in any format.
$ --format=tsv lines.callgrind
| object	file	function	calls	Ir	incl_Ir
| 	a.c	a\\rb		5	5
