## Views of one profile: --by, --summary, --match and the like, --fn.
##
## v.callgrind by hand, Ir and Dr: work is 300 + 47 = 347 24 in a.c, 150 + 26 = 176 15
##   in a.h, 4 in b.h, 3 1 in c.h: 530 40; with copy's 150 20 680 60, as main paid for
##   two calls. copy is 300 50 in l.c and 55 10 in a.h: 355 60, of 205 40 (4x) from
##   main and 150 20 (1x) from work. main 15 1, with 680 60 and 205 40: 900 101. idle
##   50, open 50. Totals 1000 101.
## w.callgrind: a.h's line 3 is 150 + 40, open 50 - 30.

== diff-by
# diff-*: work +40, open -30, main inclusive +40; total +10, 1 %. Parts of work that did not
# change are left out.
# listed-*, diff-*: of the rows that can be listed; of v.callgrind and w.callgrind only work
# and open have changed.
$ --auto=no --threshold=100 --by=function --hide=open --diff v.callgrind w.callgrind
$ --color=never --auto=no --threshold=100 --by=function --hide=open --diff v.callgrind w.callgrind
$ --color=auto --auto=no --threshold=100 --by=function --hide=open --diff v.callgrind w.callgrind
$ --color=always --auto=no --threshold=100 --by=function --hide=open --diff v.callgrind w.callgrind | sed 's/\x1b\[[0-9;]*m//g'
| w.callgrind compared with v.callgrind
| +10 Ir (+1.00%: 1,000 to 1,010) (calculated); showing 2 of 3 functions, +4.00% of Ir
| Only what is chosen by --hide=open
|         Ir    Incl(Ir)  Calls  Dr  function
| +4.00% +40  +4.00% +40      0   0  work  a.c, app
|          0  +4.00% +40      0   0  main  a.c, app
|

@file limited-new.callgrind
| events: Ir
| fl=a.c
| fn=f
| 2 20
| cfn=f
| calls=3 1
| 3 90
| fi=a.h
| 4 30

@file limited-old.callgrind
| events: Ir
| fl=a.c
| fn=f
| 2 20
| cfn=f
| calls=3 1
| 3 90
| fi=a.h
| 4 40

== diff-min
# See diff-by.
$ --auto=no --threshold=100 --min=3.5 --diff v.callgrind w.callgrind
$ --auto=no --threshold=100 --top=1 --diff v.callgrind w.callgrind
| w.callgrind compared with v.callgrind
| +10 Ir (+1.00%: 1,000 to 1,010) (calculated); showing 1 of 3 functions, +4.00% of Ir
|         Ir    Incl(Ir)  Calls  Dr  function
| +4.00% +40  +4.00% +40      0   0  work  a.c, app
|

== diff-min-chosen
# As above, chosen by name.
$ --auto=no --threshold=100 --match='work' --diff v.callgrind w.callgrind
| w.callgrind compared with v.callgrind
| +10 Ir (+1.00%: 1,000 to 1,010) (calculated); showing 1 of 3 functions, +4.00% of Ir
| Only what is chosen by --match=work
|         Ir    Incl(Ir)  Calls  Dr  function
| +4.00% +40  +4.00% +40      0   0  work  a.c, app
|

== numbers
# -n; the sources are short, so that all numbers are known: two digits where a file has ten
# lines.
$ -n --show=Ir --context=all v.callgrind
| v.callgrind
| 1,000 Ir; showing 5 of 5 functions, 100.0% of Ir
|         Ir  function
| 53.00% 530  work  a.c, app
| 35.50% 355  copy  l.c, lib
|  5.00%  50  idle  a.c, app
|  5.00%  50  open  m.c, lib
|  1.50%  15  main  a.c, app
|
|         Ir  a.c
|  1.00%  10   1  a.c line 1
|  0.50%   5   2  a.c line 2
|          .   3  a.c line 3
| 68.00% 680  => work (2x)  a.c, app
|          .   4  a.c line 4
| 20.50% 205  => copy (4x)  l.c, lib
|          .   5  a.c line 5
|          .   6  a.c line 6
|          .   7  a.c line 7
|          .   8  a.c line 8
|          .   9  a.c line 9
| 30.00% 300  10  a.c line 10
|  4.70%  47  11  a.c line 11
|          .  12  a.c line 12
| 15.00% 150  => copy (1x)  l.c, lib
|          .  13  a.c line 13
|          .  14  a.c line 14
|          .  15  a.c line 15
|          .  16  a.c line 16
|          .  17  a.c line 17
|          .  18  a.c line 18
|          .  19  a.c line 19
|  5.00%  50  20  a.c line 20
|          .  21  a.c line 21
|          .  22  a.c line 22
|
|         Ir  l.c
|          .  1  l.c line 1
|          .  2  l.c line 2
| 30.00% 300  3  l.c line 3
|          .  4  l.c line 4
|
|       Ir  m.c
|        .  1  m.c line 1
|        .  2  m.c line 2
|        .  3  m.c line 3
|        .  4  m.c line 4
| 5.00% 50  5  m.c line 5
|        .  6  m.c line 6
|
|         Ir  a.h
|          .  1  a.h line 1
|          .  2  a.h line 2
| 20.50% 205  3  a.h line 3
|  2.60%  26  4  a.h line 4
|          .  5  a.h line 5
|
|      Ir  b.h
|       .  1  b.h line 1
|       .  2  b.h line 2
|       .  3  b.h line 3
|       .  4  b.h line 4
|       .  5  b.h line 5
|       .  6  b.h line 6
| 0.40% 4  7  b.h line 7
|       .  8  b.h line 8
|
|      Ir  c.h
| 0.30% 3  1  c.h line 1
|       .  2  c.h line 2
|
| Annotated: 1,000 Ir (100.0%)

@file both-signs.callgrind
| events: Ir
| fl=x.c
| fn=m
| 1 9223372036854775800
| fn=n
| 1 -9223372036854775800
| fn=o
| 1 9223372036854775800

== running-overflow
# In the order of the list 2^63 - 8 comes twice before it is taken away again: shares of sums
# that do not fit are not shown.
$ --auto=no --by=function --threshold=100 --top=3 both-signs.callgrind
| both-signs.callgrind
| 9,223,372,036,854,775,800 Ir (calculated); showing 3 of 3 functions
|                                 Ir  function
|  100.0%  9,223,372,036,854,775,800  m  x.c
|  100.0%  9,223,372,036,854,775,800  o  x.c
| -100.0% -9,223,372,036,854,775,800  n  x.c
|
