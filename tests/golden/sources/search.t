## Where a source is looked for: -I and --source-map. Profiles and sums: sources.t.

@head
| --------------------------------------------------------------------------------
| Profile data file 'advice.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on

@file advice.callgrind
| events: Ir
| fl=/q/src/b.c
| fn=f
| 1 70
| fl=/q/build/x/src/a/b.c
| fn=g
| 1 30

== advice
# /q is the directory that the two names have in common; that tree/ has such files is not
# looked for.
$ --show-percs=no advice.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Ir \x20
| --------------------------------------------------------------------------------
| 100  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 70  /q/src/b.c:f
| 30  /q/build/x/src/a/b.c:g
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   /q/build/x/src/a/b.c
|   /q/src/b.c
|

@file directory.callgrind
| events: Ir
| summary: 15
| fl=tree
| fn=f
| 1 5
| fl=n.c
| fn=g
| 1 10

== directory
# A directory is no source: f's 5 of 15 are not annotated, and it is named as not found.
# compat: src/README O8: a directory is no source; the share not annotated
$  directory.callgrind
| @head
| Profile data file 'directory.callgrind'
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 15 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 10 (66.67%)  n.c:g
|  5 (33.33%)  tree:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
| 10 (66.67%)  text of line 1
|  .           text of line 2
|  .           text of line 3
|  .           text of line 4
|  .           text of line 5
|  .           text of line 6
|  .           text of line 7
|  .           text of line 8
|  .           text of line 9
| -- line 9 ----------------------------------------
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   tree
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 10 (66.67%)  events annotated
|

@file dotted.callgrind
| events: Ir
| fl=/p/build/../src/a.c
| fn=f
| 2 40
| fl=/q/a.c
| fn=h
| 1 3

== dotted-include
# /p/build/../src/a.c is win/src/a.c, though win has no build; that no file below -I has the end
# q/a.c is said of the profile's other a.c.
$ --context=0 -I win dotted.callgrind
| @head
| Profile data file 'dotted.callgrind'
| Include dirs:     win/
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 43 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 40 (93.02%)  /p/build/../src/a.c:f
|  3 ( 6.98%)  /q/a.c:h
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: win/ + src/a.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
| -- line 2 ----------------------------------------
| 40 (93.02%)  { return 1; }
| -- line 2 ----------------------------------------
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   /q/a.c
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 40 (93.02%)  events annotated
|

== dotted-last
# Below -I win/src stands a.c, but two names of the profile end in that, so it is taken for
# neither.
$ --context=0 -I win/src dotted.callgrind | grep 'a\.c$'
|   /p/build/../src/a.c
|   /q/a.c

== dotted-map
# /p/build/../src/a.c begins with /p/src, when its dots are gone, and /q/a.c does not.
$ --context=0 --source-map=/p/src=win/src dotted.callgrind | grep 'a\.c$'
| -- Auto-annotated source: win/src/ + a.c
|   /q/a.c

@file dotted-out.callgrind
| events: Ir
| fl=/p/build/../n.c
| fn=f
| 2 40

== dotted-out
# /p/build/../n.c is no file below win: win/../n.c, which is there, is another one.
$ --context=0 -I win dotted-out.callgrind
| @head
| Profile data file 'dotted-out.callgrind'
| Include dirs:     win/
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 40 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 40 (100.0%)  /p/build/../n.c:f
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   /p/build/../n.c
|

== dotted-out-twice
# Nor is ../../n.c: without its first dots, it is that file, too.
$ --context=0 --layout=screen -I win $(printf 'events: Ir\nfl=../../n.c\nfn=f\n2 40\n' >up.callgrind; echo up.callgrind)
| up.callgrind
| 40 Ir; showing 1 of 1 function, 100.0% of Ir
|        Ir  function
| 100.0% 40  f                         ../../n.c
|
| 1 source not found (-I DIR says where): ../../n.c

== map-root
# /src/a.c is below the root, which is win here; src/a.c is not, so f's 40 of 45 have a text.
$ --context=0 --layout=screen --source-map=/=win// $(printf 'events: Ir\nfl=/src/a.c\nfn=f\n2 40\nfl=src/a.c\nfn=g\n2 5\n' >root.callgrind; echo root.callgrind)
| root.callgrind
| 45 Ir; showing 2 of 2 functions, 100.0% of Ir
|        Ir  function
| 88.89% 40  f                         /src/a.c
| 11.11%  5  g                         src/a.c
|
|        Ir     win/ + src/a.c
| 88.89% 40  2  { return 1; }
|
| 1 source not found (-I DIR says where): src/a.c

== far-first-dir
# b.c of 70 Ir is below most as src/a/b.c, and below tree/src as b.c: the longer end is taken,
# though -I names tree/src first. n.c is here, c.c nowhere: 70 + 10 of 110 are annotated.
# compat: src/README O14: the search by the end of a name is new
$ -I tree/src -I most far.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'far.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       99 0
| Include dirs:     tree/src/
|                   most/
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir           Dr         \x20
| --------------------------------------------------------------------------------
| 110 (100.0%) 40 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir          Dr           file:function
| --------------------------------------------------------------------------------
| 70 (63.64%) 10 (25.00%)  /build/x/src/a/b.c:f
| 20 (18.18%) 20 (50.00%)  /build/x/src/a/c.c:g
| 10 ( 9.09%) 10 (25.00%)  n.c:h
| 10 ( 9.09%)  .           ???:i
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: most/ + src/a/b.c
| --------------------------------------------------------------------------------
| Ir          Dr         \x20
|
| 70 (63.64%) 10 (25.00%)  most/src/a/b.c
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir          Dr         \x20
|
| 10 ( 9.09%) 10 (25.00%)  text of line 1
|  .           .           text of line 2
|  .           .           text of line 3
|  .           .           text of line 4
|  .           .           text of line 5
|  .           .           text of line 6
|  .           .           text of line 7
|  .           .           text of line 8
|  .           .           text of line 9
| -- line 9 ----------------------------------------
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   /build/x/src/a/c.c
|
| --------------------------------------------------------------------------------
| Ir          Dr         \x20
| --------------------------------------------------------------------------------
| 80 (72.73%) 20 (50.00%)  events annotated
|

== far-last-piece
# The directory of -I may have the last parts of the name itself: most/src/a is called a.
# compat: src/README O14: the search by the end of a name is new
$ -I most/src/a far.callgrind | grep 'b\.c$'
| -- Auto-annotated source: most/src/a/ + b.c
| 70 (63.64%) 10 (25.00%)  most/src/a/b.c

== far-longest
# most has src/a/b.c and b.c: the longer end of the name is the file.
# compat: src/README O14: the search by the end of a name is new
$ -I most far.callgrind | grep 'b\.c$'
| -- Auto-annotated source: most/ + src/a/b.c
| 70 (63.64%) 10 (25.00%)  most/src/a/b.c

== far-map
# /build/x/src/a is tree/src, with a slash at the ends or without; its b.c is the file.
# compat: src/README O14: --source-map is new
$ --source-map=/build/x/src/a=tree/src far.callgrind | grep 'b\.c$'
$ --source-map=/build/x/src/a/=tree/src/ far.callgrind | grep 'b\.c$'
| -- Auto-annotated source: tree/src/ + b.c
| 70 (63.64%) 10 (25.00%)  tree/src/b.c

== far-map-before-ends
# The mapped name most/src/a/b.c comes before flat/b.c, of which only the end is the same.
# compat: src/README O14: --source-map is new
$ -I flat --source-map=/build/x=most far.callgrind | grep 'b\.c$'
| -- Auto-annotated source: most/ + src/a/b.c
| 70 (63.64%) 10 (25.00%)  most/src/a/b.c

== far-map-gone
# The map leads nowhere, and b.c is not found.
$ --source-map=/build/x=gone far.callgrind | grep 'b\.c$'
|   /build/x/src/a/b.c

== far-map-not-half
# /build/x/sr is no directory of the name, but half a part of it, so that b.c is not the one of
# sr that has the other half.
# compat: src/README O14: --source-map is new
$ --source-map=/build/x/sr=sr far.callgrind $(mkdir -p sr/c/a; touch -d 2001-01-01 sr/c/a/b.c) | grep 'b\.c$'
|   /build/x/src/a/b.c

== far-map-two
# The first map is of another directory, and the second one of this.
# compat: src/README O14: --source-map is new
$ --source-map=/nowhere=tree --source-map=/build/x=most far.callgrind | grep 'b\.c$'
| -- Auto-annotated source: most/ + src/a/b.c
| 70 (63.64%) 10 (25.00%)  most/src/a/b.c

== far-not-found
# Nothing says where to look: only n.c, which is here, is found, 10 of 110.
$ --auto=yes far.callgrind | sed '1,/file:function/d'
| --------------------------------------------------------------------------------
| 70 (63.64%) 10 (25.00%)  /build/x/src/a/b.c:f
| 20 (18.18%) 20 (50.00%)  /build/x/src/a/c.c:g
| 10 ( 9.09%) 10 (25.00%)  n.c:h
| 10 ( 9.09%)  .           ???:i
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir          Dr         \x20
|
| 10 ( 9.09%) 10 (25.00%)  text of line 1
|  .           .           text of line 2
|  .           .           text of line 3
|  .           .           text of line 4
|  .           .           text of line 5
|  .           .           text of line 6
|  .           .           text of line 7
|  .           .           text of line 8
|  .           .           text of line 9
| -- line 9 ----------------------------------------
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   /build/x/src/a/b.c
|   /build/x/src/a/c.c
|
| --------------------------------------------------------------------------------
| Ir          Dr         \x20
| --------------------------------------------------------------------------------
| 10 ( 9.09%) 10 (25.00%)  events annotated
|

== far-shortest
# flat has only b.c, which counts as no other -I has one.
# compat: src/README O14: the search by the end of a name is new
$ -I flat far.callgrind | grep 'b\.c$'
| -- Auto-annotated source: flat/ + b.c
| 70 (63.64%) 10 (25.00%)  flat/b.c

== far-sort
# By Dr, g's 20 in c.c come before f's 10 in b.c; what is not found stays in the order of names.
$ --sort=Dr far.callgrind | grep '[bc]\.c'
| 20 (18.18%) 20 (50.00%)  /build/x/src/a/c.c:g
| 70 (63.64%) 10 (25.00%)  /build/x/src/a/b.c:f
|   /build/x/src/a/b.c
|   /build/x/src/a/c.c

== far-sysroot
# tree has the whole name below it, which comes before the end of it below flat.
# compat: src/README O11: the script does not take "-I DIR"; with -I=DIR the sources are the same
$ -I tree -I flat far.callgrind | grep 'b\.c$'
| -- Auto-annotated source: tree/ + /build/x/src/a/b.c
| 70 (63.64%) 10 (25.00%)  tree/build/x/src/a/b.c

== far-user
# A file that the user names is looked for below a map, too: f's 70 of 110 and 10 of 40.
# compat: src/README O14: --source-map is new
$ --auto=no --source-map=/build/x=most far.callgrind /build/x/src/a/b.c | sed -n '/User-annotated source/,$p'
| -- User-annotated source: most/ + src/a/b.c
| --------------------------------------------------------------------------------
| Ir          Dr         \x20
|
| 70 (63.64%) 10 (25.00%)  most/src/a/b.c
|
| --------------------------------------------------------------------------------
| Ir          Dr         \x20
| --------------------------------------------------------------------------------
| 70 (63.64%) 10 (25.00%)  events annotated
|

@file same-name.callgrind
| events: Ir
| ob=main
| fl=n.c
| fn=main
| 5 10
| cob=one.so
| cfi=x.c
| cfn=init
| calls=1 1
| 5 20
| cob=two.so
| cfi=x.c
| cfn=init
| calls=2 1
| 5 30
| cob=two.so
| cfi=x.c
| cfn=other
| calls=1 1
| 6 5
| ob=one.so
| fl=x.c
| fn=init
| 1 20
| ob=two.so
| fn=init
| 1 30
| fn=other
| 2 5

== same-name
# init of one.so 20, of two.so 30, called from one line; other is one only.
# compat: src/README O4: what would look the same shows its object, calls too
$ --context=1 same-name.callgrind | sed '1,/file:function/d'
| --------------------------------------------------------------------------------
| 30 (46.15%)  x.c:init [two.so]
| 20 (30.77%)  x.c:init [one.so]
| 10 (15.38%)  n.c:main [main]
|  5 ( 7.69%)  x.c:other [two.so]
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
| -- line 4 ----------------------------------------
|  .           text of line 4
| 10 (15.38%)  text of line 5
| 30 (46.15%)  => x.c:init (2x) [two.so]
| 20 (30.77%)  => x.c:init (1x) [one.so]
|  .           text of line 6
|  5 ( 7.69%)  => x.c:other (1x)
| -- line 6 ----------------------------------------
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   x.c
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 10 (15.38%)  events annotated
|

@run echo x >below.c; printf 'events: Ir\nfl=below.c/b.c\nfn=f\n1 5\nfl=%0300d.c\nfn=g\n1 4\n' 0 >no-path.callgrind

== no-path
# A file is no directory, and no name of a file has 300 letters: they are not found.
$ no-path.callgrind | tail -n 6 | cut -c 1-66
| ------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| ------------------------------------------------------------------
|   0000000000000000000000000000000000000000000000000000000000000000
|   below.c/b.c
|
