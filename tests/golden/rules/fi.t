## src/README R3 on fi= before the first fl=, as lsprofcalltree writes it.

@head
| --------------------------------------------------------------------------------
| Profile data file 'fi-same.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  A
| Events shown:     A
| Event sort order: A
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

@file fi-same.callgrind
| events: A
| fi=a.h
| fn=g
| 1 5
| fe=b.c
| 2 3
| fi=b.c
| fn=main
| 3 26

== fi-same
# g has 5 in a.h and 3 in b.c; the second fi=b.c names the file that the last costs are in,
# and has nothing behind it: main's 26 are b.c's. In all 5 + 3 + 26 = 34.
# compat: src/README R3: the script loses the file that an fi= gives a function
$ --no-auto --threshold=100 fi-same.callgrind
| @head
|
| --------------------------------------------------------------------------------
| A          \x20
| --------------------------------------------------------------------------------
| 34 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| A            file:function
| --------------------------------------------------------------------------------
| 26 (76.47%)  b.c:main
|  5 (14.71%)  a.h:g
|  3 ( 8.82%)  b.c:g
|

@file fi-on.callgrind
| events: A
| fi=a.py
| fn=f
| 1 5
| fn=g
| 2 7
| fi=b.py
| 3 2
| fi=c.py
| fi=b.py
| cfi=a.py
| cfn=f
| calls=1 1
| 4 5
| fn=h
| 4 1

== fi-on
# Without an fi= of its own g is in a.py as f is; h is where the last fi= says. a.py: f 5, g 7;
# b.py: g 2, h 1; in all 15.
# compat: src/README R3: the script loses the file that an fi= gives a function
$ --no-auto --threshold=100 fi-on.callgrind
| @head
| Profile data file 'fi-on.callgrind'
|
| --------------------------------------------------------------------------------
| A          \x20
| --------------------------------------------------------------------------------
| 15 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| A           file:function
| --------------------------------------------------------------------------------
| 7 (46.67%)  a.py:g
| 5 (33.33%)  a.py:f
| 2 (13.33%)  b.py:g
| 1 ( 6.67%)  b.py:h
|
