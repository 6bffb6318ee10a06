## Costs of both signs, and events that are 0.  signs: a 7, b 3, c -26, -16 in all; equal: 5,000 and
##   -5,000; leak: A is 0 everywhere, f has 5 B and calls g 3 times for 7.

@run printf 'events: A\nfl=a.c\nfn=a\n1 7\nfn=b\n2 3\nfn=c\n3 -26\n' >signs; printf 'events: A\nfl=a.c\nfn=a\n1 5000\nfn=b\n2 -5000\n' >equal; printf 'events: A B\nfl=a.c\nfn=f\n1 0 5\ncfn=g\ncalls=3 1\n2 0 7\nfn=g\n1 0 7\n' >leak

== signs
# The largest magnitude is first: 26 + 7 of 36 are 91.7 %, so 3 is listed, too.
$ --layout=screen --width=80 --no-auto signs
| signs
| -16 A; showing 3 of 3 functions, -100.0% of A
|           A  function
| -162.5% -26  c                                                               a.c
|  43.75%   7  a                                                               a.c
|  18.75%   3  b                                                               a.c
|

== signs-threshold
# 26 of 36 are 72.2 %, which is more than 70 %.
$ --format=csv --threshold=70 signs
| object,file,function,calls,A,incl_A\x0d
| ,a.c,c,,-26,-26\x0d

== signs-classic
# As callgrind_annotate: the first row, a's 7, is more than 99 % of -16, and so it is the last.
$ --no-auto signs
| --------------------------------------------------------------------------------
| Profile data file 'signs'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  A
| Events shown:     A
| Event sort order: A
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| A           \x20
| --------------------------------------------------------------------------------
| -16 (-100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| A             file:function
| --------------------------------------------------------------------------------
|   7 (43.75%)  a.c:a
|

== equal
# 5,000 of 10,000 are 50 %.
$ --layout=screen --width=80 --no-auto equal
| equal
| 0 A; showing 2 of 2 functions
|            A  function
| 0.00%  5,000  a                                                              a.c
| 0.00% -5,000  b                                                              a.c
|

== leak
# B is the first event that has costs: f 5 of 12, g 7.
$ --layout=screen --width=80 --no-auto leak
| leak
| 12 B; showing 2 of 2 functions, 100.0% of B
|     Self       Incl  Calls  function
| 58.33% 7  58.33%  7      3  g                                                a.c
| 41.67% 5  100.0% 12      0  f                                                a.c
| not shown (--show=all): A
|
! cgannotate: A is 0 everywhere: the report is of B (--sort=EVENT)

== leak-tree
# 12, of which f's 5 and g's 7.
$ --call-tree leak
| leak
| 12 B; showing calls of 1 % or more
|      Incl  Self  Calls  function, and what it calls
| 100.0% 12     .      .  program
| 100.0% 12     5      .    f                         a.c
| 58.33%  7     7      3      g                         a.c
! cgannotate: A is 0 everywhere: the report is of B (--sort=EVENT)

== leak-csv
# The events stay in their order, and g is first.
$ --format=csv leak
| object,file,function,calls,A,B,incl_A,incl_B\x0d
| ,a.c,g,3,0,7,0,7\x0d
| ,a.c,f,0,0,5,0,12\x0d
! cgannotate: A is 0 everywhere: the report is of B (--sort=EVENT)

== leak-sort
# By A, which is 0 everywhere, as it is asked: f before g by name, with B 5 and 7.
$ --format=csv --sort=A leak
| object,file,function,calls,A,B,incl_A,incl_B\x0d
| ,a.c,f,0,0,5,0,12\x0d
| ,a.c,g,3,0,7,0,7\x0d

== lines-calls
# Lines have no number of calls.
$ --by=line --sort=Calls leak
! cgannotate: --sort: lines are not called, so they have no Calls
? 2
