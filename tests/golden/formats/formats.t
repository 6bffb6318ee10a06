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
## hostile.callgrind: 16 functions with 1 to 16 Ir, 136; main calls all others once.
## Each has 1 Dr but main. Bytes that mean something in some format are in its names.
##
## apart.callgrind is cycle.callgrind with each function in a file of its own.
## given.callgrind: main 5 calls g 9 times for 8, g's own 6 and 2 inlined from a.h:
## 13 in all. Nobody calls main: 0 times. Inlined code is not called (N6): no number.
## given.cachegrind has no calls, so that nobody knows how often main was called.
## nofile.callgrind: main 5 in line 1 calls start twice in line 2 for 9: start's own 3
## and 4 calls of work for 6, in code without a file. Sums over all files: self 5 + 6 +
## 3 = 14, the total, and calls 2 + 4 = 6. With --no-auto there are no files.
## The table is of Ir alone, and the totals of Dr stand in the first line.
## signs.callgrind: -5 and +0.5 are numbers, which have no ' before them; -, -., -5- and
## -1.2.3 are none, and -Dr is no number either. 1 + 3 + 5 + 7 + 9 + 11 = 36, and 42.
## lines.callgrind: a name with a carriage return in it, or as --mod-fn makes it a newline;
## in csv such a name is quoted, in tsv it is an escape. Nothing is known of Foo, so that
## Wrong has no total.

== given-calls
# Calls are a column of csv by themselves, and --show=Calls adds none: g 9 times, for 6 in a.c and
# 2 inlined from a.h, which nobody calls as such; main 5 + 8.
$ --format=csv --by=row --show=Ir,Calls given.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| /bin/a,a.c,g,9,6,8\x0d
| /bin/a,a.c,main,0,5,13\x0d
| /bin/a,a.h,g,,2,2\x0d

== given-incl
# The columns of given-calls once more: Incl(Ir) is incl_Ir, wherever --show names it.
$ --format=csv --by=row --show='Incl(Ir)',Ir,Calls given.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| /bin/a,a.c,g,9,6,8\x0d
| /bin/a,a.c,main,0,5,13\x0d
| /bin/a,a.h,g,,2,2\x0d

== given-incl-only
# 8, 13 and 2 of given-calls, without a column Ir, which --show does not name.
$ --format=tsv --by=row --show='Incl(Ir)' given.callgrind
| object	file	function	calls	incl_Ir
| /bin/a	a.c	g	9	8
| /bin/a	a.c	main	0	13
| /bin/a	a.h	g		2

== given-none
# Nobody knows how often main was called: Calls is not given.
$ --format=csv --show=Ir,Calls given.cachegrind
| object,file,function,calls,Ir,incl_Ir\x0d
| ,a.c,main,,5,5\x0d

== given-none-text
# Nobody knows how often main was called: Calls is not given.
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

== text-check
# Line 6 has an escape, which is no line of the format, and 1.5 in line 7 is no whole count.
$ --format=text --check bad.callgrind new.callgrind
| bad.callgrind:6: error: '\\x1b[31m' is not a valid line of the format
| bad.callgrind:7: error: counts are rounded to integers
? 1

== unknown
# jsn is no format; those that there are are named.
$ --format=jsn new.callgrind
! cgannotate: --format=jsn: the value is not one of text|json|csv|tsv|markdown|callgrind|folded|html
? 2

== wide
# 181 columns, 91 and 90 of the same: main's row has 10.00 % in each.
$ --auto=no "--show=$(printf 'Ir,Dr,%.0s' $(seq 90))Ir" new.callgrind | awk '/a.c:main/ { print gsub(/10.00%/, "") }'
| 181

== name-and-format
# --format says what is written, whatever the name of the file ends in.
$ --format=csv -o page.html new.callgrind; head -1 page.html
| object,file,function,calls,Ir,Dr,incl_Ir,incl_Dr\x0d

== to-standard-error
# What standard error has already stays, as with /dev/stdout.
$ --format=tsv -o /dev/stderr "$(echo first >log; echo new.callgrind)" 2>>log; head -n 2 log
| first
| object	file	function	calls	Ir	Dr	incl_Ir	incl_Dr
