@file small.callgrind
| events: A
| fl=a.c
| fn=start
| 1 2
| cfn=b
| calls=1 1
| 2 990
| cfn=x
| calls=1 1
| 3 8
| fn=b
| 1 2
| cfn=c
| calls=1 1
| 2 980
| cfn=y
| calls=1 1
| 3 8
| fn=c
| 1 980
| fn=x
| 1 8
| fn=y
| 1 8

== joined-small
# start and b cost 2 of 1,000 each themselves and call x and y for 8, which is less than 1 %: all that
# the line has lost is below it: 1,000 = 4 + 980 + 2 * 8.
$ --call-tree --layout=screen --width=80 small.callgrind
| small.callgrind
| 1,000 A; showing calls of 1 % or more
|   Incl  Incl   Self Calls  function, and what it calls
| 100.0% 1,000      4     .  program > start > b
| 98.00%   980    980     1  | c                                               a.c
|  1.60%    16      .     .  ` (2 more)

@file busy.callgrind
| events: Ir
| fl=a.c
| fn=start
| cfn=b
| calls=1 1
| 2 1000
| fn=b
| 1 90
| cfn=c
| calls=1 1
| 2 910
| fn=c
| 1 910

== joined-busy
# b's own 90 of 1,000 are not next to nothing, though they are below --min.
$ --call-tree --min=10 --layout=screen --width=80 busy.callgrind
| busy.callgrind
| 1,000 Ir; showing calls of 10 % or more
|   Incl  Incl   Self Calls  function, and what it calls
| 100.0% 1,000      0     .  program > start
| 100.0% 1,000     90     1  b                                                 a.c
| 91.00%   910    910     1  c                                                 a.c

== joined-long
# first costs 20 of 2,003 itself, which is no 1 %, but it is below top, which has two functions below
# it and so does something; work and rest cost 500 and 475 of second's 980, of which 5 are its own.
$ --call-tree --min=3 --layout=screen --width=60 long.callgrind
| long.callgrind
| 2,003 A; showing calls of 3 % or more
|   Incl  Incl   Self Calls  function, and what it calls
| 100.0% 2,003      3     .  program > top
| 49.93% 1,000     20     1  | first_function_with_a_long_name
| 48.93%   980      5     1  | second_functio...th_a_long_name
| 24.96%   500    500     3  | | work                      a.c
| 23.71%   475    475     1  | ` rest                      a.c
| 49.93% 1,000  1,000     1  ` other                       a.c

@file outside.callgrind
| events: Ir
| summary: 1003
| fl=a.c
| fn={main}
| 1 2
| cfn=f
| calls=1 1
| 2 600
| cfn=g
| calls=2 1
| 3 398
| fn=f
| 1 600
| fn=g
| 1 398

== joined-outside
# The summary says 1,003, of which {main} costs 1,000, f 600, g 398 and {main} itself 2; 3 are of no
# function.
$ --call-tree --layout=screen --width=80 outside.callgrind
| outside.callgrind
| 1,003 Ir; showing calls of 1 % or more
|   Incl  Incl   Self Calls  function, and what it calls
| 100.0% 1,003      2     .  program > {main}
| 59.82%   600    600     1  | f                                               a.c
| 39.68%   398    398     2  | g                                               a.c
|  0.30%     3      .     .  ` (1 more)
! cgannotate: outside.callgrind:2: "summary:" gives 1,003 of Ir, the self costs are 1,000

== joined-narrow
# Where names have no room, the first and the last are there: the figures are those of the first, and
# the lines below are the last one's.
$ --call-tree --layout=screen --width=50 narrow.callgrind
| narrow.callgrind
| 1,000 Ir; showing calls of 1 % or more
|   Incl  Incl   Self  function, and what it calls
| 100.0% 1,000      4  ... > end_of_a_long_name
| 50.00%   500    500  | f                       a.c
| 49.60%   496    496  ` g                       a.c

@file paid.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 5
| cfn=a
| calls=1 1
| 2 110
| cfn=b
| calls=1 1
| 3 60
| fn=a
| 1 10
| cfn=x
| calls=2 1
| 2 100
| fn=b
| 1 10
| cfn=x
| calls=1 1
| 2 50
| fn=x
| 1 140

== estimate
# x costs 140, for which a and b paid 150: a has 140 * 100 / 150 = 93.3 and b the rest, 47. These are
# estimates. main has all of a, 10 + 93, and of b, 10 + 47: nothing is divided there. In all
# 165 = 5 + 103 + 57.
$ --call-tree paid.callgrind
| paid.callgrind
| 165 Ir; showing calls of 1 % or more
|   Incl Incl Self Calls  function, and what it calls
| 100.0%  165    .     .  program
| 100.0%  165    5     .  main  a.c
| 62.42%  103   10     1  | a  a.c
| 56.36%   93   93     2  | ~x  a.c
| 34.55%   57   10     1  ` b  a.c
| 28.48%   47   47     1    ~x  a.c
