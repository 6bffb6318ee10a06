## The default input, src/README O12: the newest profile among callgrind.out*,
## cachegrind.out* and *.callgrind. The files' figures are in their names: 20 and
## 100; cachegrind.out.5 is older, callgrind.out.1 is empty,
## callgrind.out.d is a directory. Of two that are equally old, the first by name
## (callgrind.out.100 before callgrind.out.20): every order is total.

@run touch -d 2020-06-01 cachegrind.out.5

@head
| --------------------------------------------------------------------------------
| Profile data file 'callgrind.out.100' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| Profiled target:  ./hundred
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

== empty-newest
# That the newer callgrind.out.1 is left out, is told.
# compat: src/README O12: the script knows no default but callgrind.out
$ $(touch -d 2021-01-03 callgrind.out.1; touch -d 2021-01-02 callgrind.out.100)--no-auto
| @head
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| 100 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| 100 (100.0%)  x.c:main
|
! cgannotate: callgrind.out.1 is newer, but empty, as its run has not ended or was killed; the run before it is reported
! cgannotate: callgrind.out.100:8: the part has no "totals:" at its end, as its program writes it: the file may be truncated

== newest
# callgrind.out.20 is the newest, which says 20.
# compat: src/README O12: the script knows no default but callgrind.out
$ $(touch -d 2021-01-05 callgrind.out.20)--auto=no
| @head
| Profile data file 'callgrind.out.20' (creator: callgrind-3.19.0)
| Profiled target:  ./twenty
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 20 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 20 (100.0%)  x.c:main
|
! cgannotate: callgrind.out.20:8: the part has no "totals:" at its end, as its program writes it: the file may be truncated

== any-name
# three.callgrind is newer, and so is a text of another name.
$ $(sed 's/100/3/' callgrind.out.100 >three.callgrind; sed 's/100/4/' callgrind.out.100 >four; touch -d "2021-01-05 01:00" three.callgrind; touch -d 2021-01-06 four)--list=parts --format=csv
| file,pid,part,name,thread,Ir,time_range,trigger\x0d
| three.callgrind,,1,,,3,,\x0d
! cgannotate: three.callgrind:8: the part has no "totals:" at its end, as its program writes it: the file may be truncated

== tie
# All are equally old, so that it is the first by name: 100. "--", which only ends the options,
# says no more.
# compat: src/README O12: the script knows no default but callgrind.out
$ $(touch -d 2021-01-06 callgrind.out.*)--auto=no
$ $(touch -d 2021-01-06 callgrind.out.*)--auto=no --
| @head
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| 100 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| 100 (100.0%)  x.c:main
|
! cgannotate: callgrind.out.100:8: the part has no "totals:" at its end, as its program writes it: the file may be truncated

== z-damaged
# The newest cannot be read, as it is no gzip file but begins like one: no older one is
# reported in its place.
# compat: A file that cannot be read is said in one line
$ $(printf '\037\213none' >callgrind.out.7; touch -d 2021-01-07 callgrind.out.7)--auto=no
! cgannotate: callgrind.out.7: gzip -dc could not read it to its end: the file is damaged or cut short
? 1
