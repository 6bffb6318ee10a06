## Views of one profile: --by, --summary, --match and the like, --fn.
##
## v.callgrind by hand, Ir and Dr: work is 300 + 47 = 347 24 in a.c, 150 + 26 = 176 15
##   in a.h, 4 in b.h, 3 1 in c.h: 530 40; with copy's 150 20 680 60, as main paid for
##   two calls. copy is 300 50 in l.c and 55 10 in a.h: 355 60, of 205 40 (4x) from
##   main and 150 20 (1x) from work. main 15 1, with 680 60 and 205 40: 900 101. idle
##   50, open 50. Totals 1000 101.
## w.callgrind: a.h's line 3 is 150 + 40, open 50 - 30.

== diff-by
# work rose by 40 and open fell by 30, 1 % in all; main costs 40 more only with what it calls.
# However open is left out, of two changes one is shown.
$ --auto=no --threshold=100 --by=function --hide=open --diff v.callgrind w.callgrind
$ --color=never --auto=no --threshold=100 --by=function --hide=open --diff v.callgrind w.callgrind
$ --color=auto --auto=no --threshold=100 --by=function --hide=open --diff v.callgrind w.callgrind
$ --color=always --auto=no --threshold=100 --by=function --hide=open --diff v.callgrind w.callgrind | sed 's/\x1b\[[0-9;]*m//g'
$ --auto=no --threshold=100 --min=3.5 --diff v.callgrind w.callgrind
$ --auto=no --threshold=100 --top=1 --diff v.callgrind w.callgrind
$ --auto=no --threshold=100 --match='work' --diff v.callgrind w.callgrind
| w.callgrind compared with v.callgrind
| +10 Ir (+1.00%: 1,000 to 1,010); showing 1 of 2 functions, +4.00% of Ir
|       Self        Incl  Calls  function
| +4.00% +40  +4.00% +40      0  work                      a.c, app
| not shown (--show=all): Dr
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
# By magnitude, then by name: so 2^63 - 8 is taken away before it comes again.
$ --auto=no --by=function --threshold=100 --top=3 both-signs.callgrind
| both-signs.callgrind
| 9,223,372,036,854,775,800 Ir; showing 3 of 3 functions, 100.0% of Ir
|                                 Ir  function
|  100.0%  9,223,372,036,854,775,800  m                         x.c
| -100.0% -9,223,372,036,854,775,800  n                         x.c
|  100.0%  9,223,372,036,854,775,800  o                         x.c
|
