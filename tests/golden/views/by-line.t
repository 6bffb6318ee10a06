## --by=line. Profiles and sums: views.t.

== by-line
# by-line*: the lines of the profile one by one, work's line 3 of a.h apart from copy's;
# inclusive: main's 680 and 205 and work's 150 stand on lines 3, 4 and 12.
$ --by=line --threshold=100 v.callgrind
| v.callgrind
| 1,000 Ir; showing 12 of 12 lines, 100.0% of Ir
|         Ir  line
| 30.00% 300  l.c:3, lib   copy  l.c line 3
| 30.00% 300  a.c:10, app  work  a.c line 10
| 15.00% 150  a.h:3, app   work  a.h line 3
|  5.50%  55  a.h:3, lib   copy  a.h line 3
|  5.00%  50  a.c:20, app  idle  a.c line 20
|  5.00%  50  m.c:5, lib   open  m.c line 5
|  4.70%  47  a.c:11, app  work  a.c line 11
|  2.60%  26  a.h:4, app   work  a.h line 4
|  1.00%  10  a.c:1, app   main  a.c line 1
|  0.50%   5  a.c:2, app   main  a.c line 2
|  0.40%   4  b.h:7, app   work  b.h line 7
|  0.30%   3  c.h:1, app   work  c.h line 1
| not shown (--show=all): Dr
|

== by-line-csv
# proves: CSV has a row for each line: 300, 300 and 150 of 1,000, which are 14 % and more.
$ --by=line --format=csv --min=14 v.callgrind
| object,file,function,line,calls,Ir,Dr,incl_Ir,incl_Dr\x0d
| lib,l.c,copy,3,,300,50,300,50\x0d
| app,a.c,work,10,,300,20,300,20\x0d
| app,a.h,work,3,,150,15,150,15\x0d

== by-line-diff
# a.h's line 3 costs 40 more, m.c's line 5 30 less; other lines did not change.
$ --by=line --diff --threshold=100 v.callgrind w.callgrind
| w.callgrind compared with v.callgrind
| +10 Ir (+1.00%: 1,000 to 1,010); showing 2 of 2 lines, +1.00% of Ir
|         Ir  line
| +4.00% +40  a.h:3, app  work  a.h line 3
| -3.00% -30  m.c:5, lib  open  m.c line 5
| not shown (--show=all): Dr
|

== by-line-diff-inclusive
# The lines of by-line-diff, and a.c's line 3, where main pays for work's 40 more.
$ --by=line --diff --inclusive --threshold=100 v.callgrind w.callgrind
| w.callgrind compared with v.callgrind
| +10 Ir (+1.00%: 1,000 to 1,010); showing 3 of 3 lines, +1.00% of Ir
|   Incl(Ir)  line
| +4.00% +40  a.c:3, app  main  a.c line 3
| +4.00% +40  a.h:3, app  work  a.h line 3
| -3.00% -30  m.c:5, lib  open  m.c line 5
| not shown (--show=all): Dr
|

== by-line-html
# proves: A page has no rows of lines.
$ --by=line --format=html v.callgrind
! cgannotate: --by=line cannot be used with --format=html
? 2

== by-line-incl
# proves: Incl(Ir) of a line is with its calls: 680 at a.c:3.
$ --by=line --show=Ir,"Incl(Ir)" --sort="Incl(Ir)" --top=3 v.callgrind
| v.callgrind
| 1,000 Ir; showing 3 of 15 lines, 60.00% of Ir
|       Self      Incl v  line
|          .  68.00% 680  a.c:3, app   main  a.c line 3
| 30.00% 300  30.00% 300  a.c:10, app  work  a.c line 10
| 30.00% 300  30.00% 300  l.c:3, lib   copy  l.c line 3
|

== by-line-incl-alone
# proves: Incl(Ir) is there where it orders lines, though nothing shows it.
$ --by=line --sort="Incl(Ir)" --top=3 v.callgrind
| v.callgrind
| 1,000 Ir; showing 3 of 15 lines, 60.00% of Ir
|   Incl(Ir)   Ir  line
| 68.00% 680    .  a.c:3, app   main  a.c line 3
| 30.00% 300  300  a.c:10, app  work  a.c line 10
| 30.00% 300  300  l.c:3, lib   copy  l.c line 3
| not shown (--show=all): Dr
|

== by-line-inclusive
# proves: --inclusive adds the calls from a line to it.
$ --by=line --threshold=100 --inclusive v.callgrind
| v.callgrind
| 1,000 Ir; showing 15 of 15 lines, 100.0% of Ir
|   Incl(Ir)  line
| 68.00% 680  a.c:3, app   main  a.c line 3
| 30.00% 300  l.c:3, lib   copy  l.c line 3
| 30.00% 300  a.c:10, app  work  a.c line 10
| 20.50% 205  a.c:4, app   main  a.c line 4
| 15.00% 150  a.c:12, app  work  a.c line 12
| 15.00% 150  a.h:3, app   work  a.h line 3
|  5.50%  55  a.h:3, lib   copy  a.h line 3
|  5.00%  50  a.c:20, app  idle  a.c line 20
|  5.00%  50  m.c:5, lib   open  m.c line 5
|  4.70%  47  a.c:11, app  work  a.c line 11
|  2.60%  26  a.h:4, app   work  a.h line 4
|  1.00%  10  a.c:1, app   main  a.c line 1
|  0.50%   5  a.c:2, app   main  a.c line 2
|  0.40%   4  b.h:7, app   work  b.h line 7
|  0.30%   3  c.h:1, app   work  c.h line 1
| not shown (--show=all): Dr
|

== by-line-match
# proves: --match looks at FILE:LINE:, --hide at names: 15 of 101 are 14.85 %.
$ --by=line "--match=h:3:" --hide=copy --sort=Dr v.callgrind
| v.callgrind
| 101 Dr; showing 1 of 12 lines, 14.85% of Dr
|        Dr   Ir  line
| 14.85% 15  150  a.h:3, app  work  a.h line 3
|

== by-line-min
# proves: --min leaves 15 % and more, of which --top has two.
$ --by=line --min=15 --top=2 v.callgrind
| v.callgrind
| 1,000 Ir; showing 2 of 12 lines, 60.00% of Ir
|         Ir  line
| 30.00% 300  l.c:3, lib   copy  l.c line 3
| 30.00% 300  a.c:10, app  work  a.c line 10
| not shown (--show=all): Dr
|

== by-line-named
# by-line-no-auto, by-line-named, fn-no-auto: no text of a source is beside the lines, but
# what the command line names is annotated: m.c has 50 of open.
$ --by=line --no-auto --threshold=100 v.callgrind m.c
| v.callgrind
| 1,000 Ir; showing 12 of 12 lines, 100.0% of Ir
|         Ir  line
| 30.00% 300  l.c:3, lib   copy
| 30.00% 300  a.c:10, app  work
| 15.00% 150  a.h:3, app   work
|  5.50%  55  a.h:3, lib   copy
|  5.00%  50  a.c:20, app  idle
|  5.00%  50  m.c:5, lib   open
|  4.70%  47  a.c:11, app  work
|  2.60%  26  a.h:4, app   work
|  1.00%  10  a.c:1, app   main
|  0.50%   5  a.c:2, app   main
|  0.40%   4  b.h:7, app   work
|  0.30%   3  c.h:1, app   work
| not shown (--show=all): Dr
|
|       Ir     m.c
|        .  1  m.c line 1
|        .  2  m.c line 2
|        .  3  m.c line 3
|        .  4  m.c line 4
| 5.00% 50  5  m.c line 5
|        .  6  m.c line 6
|

== by-line-no-auto
# proves: --no-auto leaves the texts out.
$ --by=line --no-auto --threshold=100 v.callgrind
| v.callgrind
| 1,000 Ir; showing 12 of 12 lines, 100.0% of Ir
|         Ir  line
| 30.00% 300  l.c:3, lib   copy
| 30.00% 300  a.c:10, app  work
| 15.00% 150  a.h:3, app   work
|  5.50%  55  a.h:3, lib   copy
|  5.00%  50  a.c:20, app  idle
|  5.00%  50  m.c:5, lib   open
|  4.70%  47  a.c:11, app  work
|  2.60%  26  a.h:4, app   work
|  1.00%  10  a.c:1, app   main
|  0.50%   5  a.c:2, app   main
|  0.40%   4  b.h:7, app   work
|  0.30%   3  c.h:1, app   work
| not shown (--show=all): Dr
|

== by-line-sources
# by-line-top, -sources: the list has the texts, so sources need --auto.
$ --by=line --auto --top=1 --context=0 --show=Ir v.callgrind
$ --color=never --by=line --auto --top=1 --context=0 --show=Ir v.callgrind
$ --color=auto --by=line --auto --top=1 --context=0 --show=Ir v.callgrind
$ --color=always --by=line --auto --top=1 --context=0 --show=Ir v.callgrind | sed 's/\x1b\[[0-9;]*m//g'
| v.callgrind
| 1,000 Ir; showing 1 of 12 lines, 30.00% of Ir
|         Ir  line
| 30.00% 300  l.c:3, lib  copy  l.c line 3
|
|         Ir     l.c
| 30.00% 300  3  l.c line 3
|

== by-line-top
# proves: --top=1 keeps one of twelve lines.
$ --by=line --top=1 --show=Ir v.callgrind
| v.callgrind
| 1,000 Ir; showing 1 of 12 lines, 30.00% of Ir
|         Ir  line
| 30.00% 300  l.c:3, lib  copy  l.c line 3
|

== by-line-tree
# proves: A line has no --tree, and it is said what counts calls.
$ --by=line --tree=caller v.callgrind
! cgannotate: --by=line cannot be used with --tree; --inclusive counts the calls from a line
? 2

== by-line-width
# proves: In 70 columns objects give way.
$ --by=line --top=3 --width=70 v.callgrind
| v.callgrind
| 1,000 Ir; showing 3 of 12 lines, 75.00% of Ir
|         Ir  line
| 30.00% 300  l.c:3   copy  l.c line 3
| 30.00% 300  a.c:10  work  a.c line 10
| 15.00% 150  a.h:3   work  a.h line 3
| not shown (--show=all): Dr
|
