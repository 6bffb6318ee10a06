## The default input where there is no callgrind.out*: cachegrind.out*. Its total
## is in its name, 7.

== newest
# The total is in its name: 7.
# compat: src/README O12: the script knows no default but callgrind.out
$ --auto=no
| --------------------------------------------------------------------------------
| Profile data file 'cachegrind.out.7' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| Profiled target:  ./seven
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir        \x20
| --------------------------------------------------------------------------------
| 7 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir          file:function
| --------------------------------------------------------------------------------
| 7 (100.0%)  x.c:main
|
! cgannotate: cachegrind.out.7:8: the part has no "totals:" at its end, as its program writes it: the file may be truncated
