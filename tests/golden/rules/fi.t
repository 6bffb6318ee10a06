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
