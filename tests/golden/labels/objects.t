## A row or call has its object where another function has its file and name, and only there.

@file meant.callgrind
| events: Ir
| ob=o2
| fl=meant.c
| fn=g
| 1 5
| ob=
| fn=f
| 3 3
| cfn=g
| calls=1 1
| 4 5

== meant
# No function g of no object is there: f's call is of meant.c:g of o2, the only g (src/README
# R4), as no line says of which file or object it is: "=> meant.c:g". f costs 3 and calls g
# for 5.
$ --threshold=100 meant.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'meant.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir        \x20
| --------------------------------------------------------------------------------
| 8 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir          file:function
| --------------------------------------------------------------------------------
| 5 (62.50%)  meant.c:g [o2]
| 3 (37.50%)  meant.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: meant.c
| --------------------------------------------------------------------------------
| Ir        \x20
|
| 5 (62.50%)  1
| .           2
| 3 (37.50%)  3
| .           4
| 5 (62.50%)  => meant.c:g (1x)
| .           5
|
| --------------------------------------------------------------------------------
| Ir        \x20
| --------------------------------------------------------------------------------
| 8 (100.0%)  events annotated
|

@file moved-new.callgrind
| events: A
| ob=o2
| fl=a.c
| fn=f
| 1 2
| fi=a.h
| 1 9

@file moved-old.callgrind
| events: A
| ob=o1
| fl=a.c
| fn=f
| 1 2
| fi=a.h
| 1 5

== moved
# f of o1 and f of o2 are one function that moved: a.h:f costs 5, then 9, of 7 in all.
$ --diff --no-auto --threshold=100 moved-old.callgrind moved-new.callgrind
| moved-new.callgrind compared with moved-old.callgrind
| +4 A (+57.1%: 7 to 11); showing 1 of 1 function, +57.1% of A
|         A  function
| +57.1% +4  f                         a.c, o2
|
! cgannotate: --diff: 1 function matched although its path or name differs

@file called-only.callgrind
| events: A
| ob=o1
| fl=a.c
| fn=f
| 1 2
| fi=a.h
| 1 5
| cob=o2
| cfi=a.h
| cfn=f
| calls=1 1
| 2 5

== called-only
# f of o2 in a.h has no costs, but o1's f calls it: o1's a.h:f has its object.
# compat: src/README O4: the object stands on all rows that would look the same without it
$ --no-auto --threshold=100 called-only.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'called-only.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  A
| Events shown:     A
| Event sort order: A
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| A         \x20
| --------------------------------------------------------------------------------
| 7 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| A           file:function
| --------------------------------------------------------------------------------
| 5 (71.43%)  a.h:f [o1]
| 2 (28.57%)  a.c:f [o1]
|
