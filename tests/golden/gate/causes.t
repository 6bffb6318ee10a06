## Causes (N10), worked out by hand.  What a function is the cause of is what it costs more than its
## calls would have cost in OLD, less what the functions of one's own below it are the cause of.

@file sort-old
| events: Ir
| ob=/home/me/prog
| fl=a.c
| fn=main
| 1 10
| cfn=order
| calls=1 5
| 2 150
| cfn=other
| calls=1 9
| 3 35
| fn=order
| 5 20
| cob=/usr/lib/libc.so
| cfi=qsort.c
| cfn=qsort
| calls=1 1
| 6 130
| fn=other
| 9 5
| cob=/usr/lib/libc.so
| cfi=qsort.c
| cfn=qsort
| calls=1 1
| 9 30
| fn=cmp
| 20 50
| ob=/usr/lib/libc.so
| fl=qsort.c
| fn=qsort
| 1 110
| cob=/home/me/prog
| cfi=a.c
| cfn=cmp
| calls=10 20
| 2 50

@run sed 's/^2 50$/2 90/; s/^20 50$/20 90/; s/^6 130/6 170/; s/^2 150/2 190/' sort-old >sort-new

== library-between
# cmp costs 90 / 10 = 9 instead of 50 / 10 = 5 a call: 40, which is what qsort, order, main and
# the program cost more.  qsort is called by other, too, whose call costs 30 as before: the 40
# are order's, whose call of qsort costs 170 - 130 = 40 more.  So nothing is left for them.
$ --diff --summary sort-old sort-new '--fail-if=Ir>+1'
| sort-new compared with sort-old
| +40 Ir (+20.5%: 195 to 235); showing 1 of 1 function, +20.5% of Ir
| +40 because of a.c:cmp
|       Self        Incl  Calls  function
| +20.5% +40  +20.5% +40      0  cmp                       a.c, /home/me/prog
! cgannotate: --fail-if=Ir>+1: the program: Ir rose 20.51 % (195 to 235)
! cgannotate:   +40 because of a.c:cmp
? 3

@run for f in sort-old sort-new; do awk '/^fn=cmp/ { print "fl=/usr/include/less.h"; print; next } /^(2|5|9)0 [59]0$/ { print "20 0\nfi=a.c" } { print }' $f | sed 's/^cfi=a.c/cfi=\/usr\/include\/less.h/' >$f.h; done

== begins-with-a-header
# The same, but the first instruction of cmp is inlined from a header, and costs nothing: the rest
# of it is on lines of a.c.
$ --diff --summary sort-old.h sort-new.h '--fail-if=Ir>+1'
| sort-new.h compared with sort-old.h
| +40 Ir (+20.5%: 195 to 235); showing 1 of 1 function, +20.5% of Ir
| +40 because of cmp
|       Self        Incl  Calls  function
| +20.5% +40  +20.5% +40      0  cmp                       /usr/include/less.h, /home/me/prog
! cgannotate: --fail-if=Ir>+1: the program: Ir rose 20.51 % (195 to 235)
! cgannotate:   +40 because of cmp
? 3

@file more-old
| events: Ir
| fl=src/a.c
| fn=main
| 1 10
| cfn=step
| calls=5 5
| 2 100
| fn=step
| 5 100

@file more-new
| events: Ir
| fl=src/a.c
| fn=main
| 1 10
| cfn=step
| calls=8 5
| 2 176
| fn=step
| 5 160
| cfn=log
| calls=8 9
| 6 16
| fn=log
| 9 16

== more-calls
# 3 more calls of step at 20 are main's: 60.  The 8 calls of it would have cost 160 in OLD, and
# cost 176: 16 are step's, as log is new, which is up to step.  76 in all.
$ --diff --summary more-old more-new '--fail-if=Ir>+1'
| more-new compared with more-old
| +76 Ir (+69.1%: 110 to 186); showing 2 of 2 functions, +69.1% of Ir
| +60 because of a.c:main
| +16 because of a.c:step
|       Self        Incl  Calls  function
| +54.5% +60  +69.1% +76     +3  step                      src/a.c
| +14.5% +16  +14.5% +16     +8  log (new)                 src/a.c
! cgannotate: --fail-if=Ir>+1: the program: Ir rose 69.09 % (110 to 186)
! cgannotate:   +60 because of a.c:main
! cgannotate:   +16 because of a.c:step
? 3

== fewer-calls
# The other way round: 5 calls of step would have cost 176 / 8 x 5 = 110, and cost 100: -10.  Its
# calls of log, which is gone, are in that.  3 calls less at 22 are main's: -66.
$ --diff --summary more-new more-old
| more-old compared with more-new
| -76 Ir (-40.9%: 186 to 110); showing 2 of 2 functions, -40.9% of Ir
| -66 because of a.c:main
| -10 because of a.c:step
|       Self        Incl  Calls  function
| -32.3% -60  -40.9% -76     -3  step                      src/a.c
| -8.60% -16  -8.60% -16     -8  log (gone)                src/a.c

@run for i in old new; do sed 's,^fl=,ob=/usr/lib/libc.so\nfl=,' more-$i >library-$i; done

== nothing-of-ones-own
# If all is library code, all of it counts.
$ --diff --summary library-old library-new
| library-new compared with library-old
| +76 Ir (+69.1%: 110 to 186); showing 2 of 2 functions, +69.1% of Ir
| +60 because of main
| +16 because of step
|       Self        Incl  Calls  function
| +54.5% +60  +69.1% +76     +3  step                      src/a.c, /usr/lib/libc.so
| +14.5% +16  +14.5% +16     +8  log (new)                 src/a.c, /usr/lib/libc.so

@file cheaper-new
| events: Ir
| fl=src/a.c
| fn=main
| 1 10
| cfn=step
| calls=10 5
| 2 150
| fn=step
| 5 150

== cheaper-calls
# 10 calls at 15 instead of 5 at 20.  The 5 more calls count for what they cost now, 75, and the
# 5 that OLD had for 100: step saves 175 - 150 = 25, and main makes 75.  50 in all.
$ --diff --summary more-old cheaper-new
| cheaper-new compared with more-old
| +50 Ir (+45.5%: 110 to 160); showing 1 of 1 function, +45.5% of Ir
| +75 because of a.c:main
| -25 because of a.c:step
|       Self        Incl  Calls  function
| +45.5% +50  +45.5% +50     +5  step                      src/a.c

@file cycle-old
| events: Ir
| fl=a.c
| fn=main
| 1 10
| cfn=ping
| calls=2 5
| 2 60
| fn=ping
| 5 20
| cfn=pong
| calls=4 9
| 6 50
| fn=pong
| 9 40
| cfn=ping
| calls=2 5
| 9 30

@run sed 's/^9 40/9 90/; s/^2 60/2 110/; s/^6 50/6 100/; s/^9 30/9 80/' cycle-old >cycle-new

== cycle
# ping and pong call each other: 60 for 2 calls by main, then 110.  What they call each other for
# is no cost of its own: ping's is 20 on both sides, and pong's 90 instead of 40.
$ --diff --summary cycle-old cycle-new
| cycle-new compared with cycle-old
| +50 Ir (+71.4%: 70 to 120); showing 1 of 1 function, +71.4% of Ir
| +50 because of a.c:pong
|       Self        Incl  Calls  function
| +71.4% +50  +71.4% +50      0  pong <cycle 1>            a.c

@file threads-old
| events: Ir
| ob=/home/me/prog
| fl=a.c
| fn=worker
| 1 100
| ob=/usr/lib/libc.so
| fl=thread.c
| fn=start
| 1 10
| cob=/home/me/prog
| cfi=a.c
| cfn=worker
| calls=2 1
| 2 100

@run sed 's/^1 100/1 200/; s/^2 100/2 200/; s/calls=2/calls=4/' threads-old >threads-new

== called-by-nobody
# No code of one's own calls start, so that it calls worker more often is worker's matter.
$ --diff --summary threads-old threads-new
| threads-new compared with threads-old
| +100 Ir (+90.9%: 110 to 210); showing 1 of 1 function, +90.9% of Ir
| +100 because of a.c:worker
|        Self         Incl  Calls  function
| +90.9% +100  +90.9% +100     +2  worker                    a.c, /home/me/prog

@file root-new
| events: Ir
| ob=/home/me/prog
| fl=a.c
| fn=other
| 1 40
| ob=/usr/lib/libc.so
| fl=thread.c
| fn=start
| 1 10
| cob=/home/me/prog
| cfi=a.c
| cfn=other
| calls=1 1
| 2 40

@file below-zero-old.callgrind
| events: Ir
| fn=main
| 1 5
| cfn=f
| calls=5 2
| 1 50
| cfn=f
| calls=-5 2
| 2 50
| fn=f
| 2 100

@file below-zero-new.callgrind
| events: Ir
| fn=main
| 1 5
| cfn=f
| calls=5 2
| 1 500
| fn=f
| 2 500

== calls-below-zero
# 5 - 5 = 0 calls, with a cost: nothing says what a call costs. f itself: 500 - 100 = 400,
# of 105.
$ --diff below-zero-old.callgrind below-zero-new.callgrind --summary
| below-zero-new.callgrind compared with below-zero-old.callgrind
| +400 Ir (+381.0%: 105 to 505); showing 1 of 1 function, +381.0% of Ir
| +400 because of f
|         Self          Incl  Calls  function
| +381.0% +400  +381.0% +400     +5  f

@file th-old
| events: Ir
| ob=/home/me/prog
| fl=a.c
| fn=main
| 1 10
| cfn=start
| calls=1 5
| 2 48
| fn=start
| 5 12
| cob=/usr/lib/libc.so
| cfi=pthread.c
| cfn=pthread_create
| calls=2 1
| 6 36
| ob=/usr/lib/libc.so
| fl=pthread.c
| fn=pthread_create
| 1 18
| cfn=clone
| calls=2 2
| 1 18
| fn=clone
| 2 18
| cfn=start_thread
| calls=2 3
| 2 10000
| fn=start_thread
| 3 0
| cob=/home/me/prog
| cfi=a.c
| cfn=worker
| calls=2 10
| 3 10000
| ob=/home/me/prog
| fl=a.c
| fn=worker
| 10 10000

@run sed 's/10000$/18000/' th-old >th-slow
@run sed 's/^\([23]\|10\) 10000$/\1 25000/; s/^calls=2 10$/calls=5 10/; s/^calls=2 3/calls=5 3/' th-old >th-more

== thread-slower
# What clone costs was called by nobody, but for the 18 that pthread_create paid: start did not change,
# and worker costs 18,000 / 2 = 9,000 instead of 5,000 a call: 8,000.
$ --diff --summary th-old th-slow | grep because
| +8,000 because of a.c:worker

== thread-more
# Nobody's code calls worker, so that its 25,000 - 10,000 for 5 instead of 2 calls are its own.
$ --diff --summary th-old th-more | grep because
| +15,000 because of a.c:worker

@file sum-old
| events: Ir
| fl=sum.c
| fn=main
| 1 10
| cfn=sum
| calls=5 5
| 2 100
| fn=sum
| 5 100

@run sed 's/=5/=8/; s/100/80/' sum-old >sum-new

== more-and-cheaper
# 3 more calls for 80 / 8 = 10, less than OLD's 20, are 30; what 5 calls cost, 50, is 50 less than 100.
$ --diff --summary sum-old sum-new | grep because
| -50 because of sum.c:sum
| +30 because of sum.c:main

@file free-old
| events: Ir
| fl=a.c
| fn=main
| 1 0
| cfn=f
| calls=1 5
| 2 0
| fn=f
| 5 0
| fn=g
| 9 5

@run sed 's/^5 0/5 50/; s/^2 0/2 50/; s/=1/=0/' free-old >free-new

== costs-nothing-in-old
# NEW does not count its calls of f, so nothing says that there are more: the 50 are of f itself.
$ --diff --summary free-old free-new | grep because
| +50 because of a.c:f

@file shared-old
| events: Ir
| fl=a.c
| fn=main
| 1 10
| cfn=f
| calls=1 9
| 2 10
| cfn=other
| calls=1 6
| 3 4
| fn=other
| 6 4
| fn=f
| 9 10

== another-caller
# other calls f, too: 3 times, which would have cost 30 in OLD, so 15 of 45 are of f; once, 10, so 5 of
# 15; or it is not known how often, so that all is of other.
% for i in '3 45' '1 15' '0 45'; do sed "/^6 4/a cfn=f\ncalls=${i% *} 9\n7 ${i#* }" shared-old | sed "s/^9 10/9 $((10 + ${i#* }))/; s/^3 4/3 $((4 + ${i#* }))/" >shared-new; cgannotate --diff --summary shared-old shared-new | grep because; echo; done
| +30 because of a.c:other
| +15 because of a.c:f
|
| +10 because of a.c:other
| +5 because of a.c:f
|
| +45 because of a.c:other
|

@file made
| #!/bin/sh
| printf 'events: Ir\\nfl=a.c\\nfn=main\\n1 10\\ncfn=f\\ncalls=%d 9\\n2 %d\\nfn=f\\n9 %d\\n' $1 $2 $2

@run chmod +x made

== calls-of-once
# One call at 20, then 3 at 25: 40 are of main, 15 of f.  3 calls at 20, then one at 25: -40, and 5.
# 3 at 20, then 25 for calls that nobody counted, by a main that did not change: -35 of f.
% for i in '1 20/3 75' '3 60/1 25' '3 60/0 25'; do ./made ${i%/*} >made-old; ./made ${i#*/} >made-new; cgannotate --diff --summary made-old made-new | grep because; echo; done
| +40 because of a.c:main
| +15 because of a.c:f
|
| -40 because of a.c:main
| +5 because of a.c:f
|
| -35 because of a.c:f
|

== compared-as-slices
# The +40 and +15 of the first of these are told as well where profiles have columns.
% ./made 1 20 >made-old; ./made 3 75 >made-new; cgannotate --compare '--fail-if=Ir>+1' made-old made-new | grep Ir
| Ir: 30 old, 85 new, +55 change; showing 1 of 2 functions
! cgannotate: --fail-if=Ir>+1: the program: Ir rose 183.33 % (30 to 85)
! cgannotate:   +40 because of a.c:main
! cgannotate:   +15 because of a.c:f

@run sed 's/^5 100/5 90\ncfn=put\ncalls=5 12\n6 10\nfn=put\n12 10/' more-old >new-old; sed 's/^9 16/9 6\ncfn=put\ncalls=8 12\n10 40\nfn=put\n12 40/; s/^6 16/6 46/; s/^2 176/2 206/' more-new >new-new

== new-between
# As in more-calls, but log, which is new, calls put 8 times for 40, and that would have cost 16 in
# OLD: 24 are of put.  log has no part in it: of 206 - 160 the other 22 are of step.  106 in all.
$ --diff --summary new-old new-new | grep because
| +60 because of a.c:main
| +24 because of a.c:put
| +22 because of a.c:step

@file half
| #!/bin/sh
| printf 'events: Ir\\nfl=a.c\\nfn=main\\n1 10\\ncfi=/usr/include/h\\ncfn=f\\ncalls=1 9\\n2 %d\\n' $(($1 + $2))
| printf 'fl=/usr/include/h\\nfn=f\\n9 %d\\nfi=a.c\\n5 %d\\n' $1 $2

@run chmod +x half; ./half 1 1 >half-old; ./half 20 20 >half-new; ./half 20 21 >more-than-half

== half-of-a-header
# f is in a header.  Half of what it costs is on lines of a.c: it is of a library, and 40 - 2 are up to
# main.  One more, and it is one's own.
% for i in half-new more-than-half; do cgannotate --diff --summary half-old $i | grep because; done
| +38 because of a.c:main
| +39 because of f

@run printf 'events: Ir\nfl=a.c\nfn=main\n1 5\ncfn=f\ncalls=1 1\n1 100000\nfn=f\n1 100000\n' >hundred; sed 's/100000/2124642/' hundred >thousands

== exact
# Why a cost has changed is said exactly, also where numbers are short: 2,124,642 - 100,000.
# compat: An option of cgannotate that the script does not know
$ --diff --summary --human-readable --layout=screen hundred thousands 2>/dev/null | grep because
| +2,024,642 because of a.c:f
