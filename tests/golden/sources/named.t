## Which file of the profile a name is. Profiles and sums: sources.t.

@head
| --------------------------------------------------------------------------------
| Profile data file 'renamed-to.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on

@file here.template
| events: Ir
| summary: 57
| fl=@/n.c
| fn=main
| 1 3
| fi=@/inl.h
| 2 10
| cfi=@/n.c
| cfn=f
| calls=2 9
| 3 20
| cfl=n.c
| cfn=f
| calls=1 9
| 4 20
|
| fl=n.c
| fn=f
| 9 40
| fi=@/./n.c
| 9 4

== here
# Names under the current directory, in fl= fi= cfi= cfl= alike: main 3 and inl.h 10, f 40,
# called 2 + 1 times for 20 + 20. ./n.c stays another name.
# compat: src/README O3: names under the current directory are relative everywhere
$ --tree=both --threshold=100 --context=0 $(sed "s|@/|$PWD/|" here.template >here.callgrind; echo here.callgrind)
| @head
| Profile data file 'here.callgrind'
| Thresholds:       100
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 57 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
|
| 40 (70.18%)  < inl.h:main (3x)
| 40 (70.18%)  *  n.c:f
|
| 10 (17.54%)  *  inl.h:main
| 40 (70.18%)  >   n.c:f (3x)
|
|  4 ( 7.02%)  *  ./n.c:f
|
|  3 ( 5.26%)  *  n.c:main
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
|  3 ( 5.26%)  text of line 1
| -- line 9 ----------------------------------------
| 40 (70.18%)  text of line 9
| -- line 9 ----------------------------------------
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: ./n.c
| --------------------------------------------------------------------------------
| Ir        \x20
|
| -- line 9 ----------------------------------------
| 4 ( 7.02%)  text of line 9
| -- line 9 ----------------------------------------
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   inl.h
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 47 (82.46%)  events annotated
|

== here-same
# The file is found by the name that the profile has for it, and by that which the user gives.
# compat: src/README O3: names under the current directory are relative everywhere
$ --auto=no --context=0 $(sed "s|@/|$PWD/|" here.template >here.callgrind; echo here.callgrind) n.c "$PWD/n.c" | sed "s|$PWD|@|"
| --------------------------------------------------------------------------------
| Profile data file 'here.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:   n.c
|                   @/n.c
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 57 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 40 (70.18%)  n.c:f
| 10 (17.54%)  inl.h:main
|  4 ( 7.02%)  ./n.c:f
|  3 ( 5.26%)  n.c:main
|
| --------------------------------------------------------------------------------
| -- User-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
|  3 ( 5.26%)  text of line 1
| -- line 9 ----------------------------------------
| 40 (70.18%)  text of line 9
| -- line 9 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 43 (75.44%)  events annotated
|

== here-user
# n.c by its whole name, which the profile of here-same has relative: main's line 1, 3, and f's
# line 9, 40, but not ./n.c's 4.
# compat: src/README O3: names under the current directory are relative everywhere
$ --auto=no --context=0 $(sed "s|@/|$PWD/|" here.template >here.callgrind; echo here.callgrind) "$PWD/n.c" | sed "s|$PWD|@|; 1,/file:function/d"
| --------------------------------------------------------------------------------
| 40 (70.18%)  n.c:f
| 10 (17.54%)  inl.h:main
|  4 ( 7.02%)  ./n.c:f
|  3 ( 5.26%)  n.c:main
|
| --------------------------------------------------------------------------------
| -- User-annotated source: @/n.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
|  3 ( 5.26%)  text of line 1
| -- line 9 ----------------------------------------
| 40 (70.18%)  text of line 9
| -- line 9 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 43 (75.44%)  events annotated
|

@file place.callgrind
| events: Ir
| fl=flat/../n.c
| fn=f
| 3 5

== place
# JSON names flat/../n.c, whose line 3 cost 5, as the forge has it: n.c.
$ --format=json place.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "place.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 5}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "f", "file": "flat/../n.c", "object": null, "self": [5], "inclusive": [5], "calls": null, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "flat/../n.c", "found": "n.c", "lines": [
|     {"line": 3, "self": [5], "calls": []}]}]}

@file renamed.callgrind
| events: Ir
| fl=flat/b.c
| fn=f
| 1 10
| fn=g
| 1 5
| fl=n.c
| fn=h
| 2 20

== renamed
# sources are found under the names that the profile has, 15 of 35 Ir.
# compat: src/README O14: the script has no --mod-file
$ '--mod-file=s,^,no-such/,' renamed.callgrind | sed '1,/file:function/d'
| --------------------------------------------------------------------------------
| 20 (57.14%)  no-such/n.c:h
| 10 (28.57%)  no-such/flat/b.c:f
|  5 (14.29%)  no-such/flat/b.c:g
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
|  .           text of line 1
| 20 (57.14%)  text of line 2
|  .           text of line 3
|  .           text of line 4
|  .           text of line 5
|  .           text of line 6
|  .           text of line 7
|  .           text of line 8
|  .           text of line 9
|  .           text of line 10
| -- line 10 ----------------------------------------
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: flat/b.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
| 15 (42.86%)  flat/b.c
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 35 (100.0%)  events annotated
|

@file joined.callgrind
| events: Ir
| fl=gone/n.c
| fn=f
| 1 10
| fl=n.c
| fn=h
| 2 20

== renamed-joined
# One file of two names: the first, gone/n.c, is not there, the second is. 10 and 20 of 30.
$ --context=0 --layout=screen '--mod-file=s,^gone/,,' joined.callgrind
| joined.callgrind
| 30 Ir; showing 2 of 2 functions, 100.0% of Ir
|        Ir  function
| 66.67% 20  h                         n.c
| 33.33% 10  f                         n.c
|
|        Ir     n.c
| 33.33% 10  1  text of line 1
| 66.67% 20  2  text of line 2
|

== wanted-by-its-name
# There is no b.c here, but the profile's flat/b.c is meant, f's 10 and g's 5.
$ --no-auto --layout=screen renamed.callgrind b.c
| renamed.callgrind
| 35 Ir; showing 3 of 3 functions, 100.0% of Ir
|        Ir  function
| 57.14% 20  h                         n.c
| 28.57% 10  f                         flat/b.c
| 14.29%  5  g                         flat/b.c
|
|        Ir     flat/b.c
| 42.86% 15  1  flat/b.c
|

@file renamed-to.callgrind
| events: Ir
| fl=gone/b.c
| fn=f
| 1 10

== renamed-to
# gone/b.c is not there, though the name that it gets is that of a file.
$ '--mod-file=s,^gone/,flat/,' renamed-to.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 10 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 10 (100.0%)  flat/b.c:f
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   gone/b.c
|

@file one-list.callgrind
| events: Ir
| fl=/build/x/list.c
| fn=f
| 1 10

@file two-lists.callgrind
| events: Ir
| fl=/build/x/list.c
| fn=f
| 1 11
| fl=/build/y/list.c
| fn=g
| 1 5

== two-of-a-name-on-one-side
# NEW has two files list.c, so neither is that of the directory: its last component says too little.
$ --diff -I lists $(mkdir lists; echo text >lists/list.c; echo one-list.callgrind) two-lists.callgrind
| two-lists.callgrind compared with one-list.callgrind
| +6 Ir (+60.0%: 10 to 16); showing 2 of 2 functions, +60.0% of Ir
|        Ir  function
| +50.0% +5  g (new)                   /build/y/list.c
| +10.0% +1  f                         /build/x/list.c
|
| 2 sources not found (-I DIR says where): /build/x/list.c, /build/y/list.c

== wanted-binary
# A file that is named is found below -I, and a binary one is not shown.
$ -I most $(mkdir most/bin; cp binary.c most/bin; echo binary.callgrind) bin/binary.c
! cgannotate: most/bin/binary.c: a binary file, which is not shown
? 1

@file wanted.callgrind
| events: Ir
| fl=../src/token.c
| fn=f
| 3 10
| fl=/build/x/sub/list.c
| fn=g
| 1 5
| fl=/build/y/sub/list.c
| fn=h
| 2 20
| fl=/build/x/n.c
| fn=k
| 4 40

== wanted-end
# n.c is the end of /build/x/n.c, k's 40; most/src/a/b.c is the end of no file of the profile.
# compat: src/README O14: a source is known by the end of its name
$ --context=0 --auto=no wanted.callgrind most/src/a/b.c n.c | sed '1,/file:function/d'
| --------------------------------------------------------------------------------
| 40 (53.33%)  /build/x/n.c:k
| 20 (26.67%)  /build/y/sub/list.c:h
| 10 (13.33%)  ../src/token.c:f
|  5 ( 6.67%)  /build/x/sub/list.c:g
|
| --------------------------------------------------------------------------------
| -- User-annotated source: most/src/a/b.c
| --------------------------------------------------------------------------------
|   No information has been collected for most/src/a/b.c
|
| --------------------------------------------------------------------------------
| -- User-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
| -- line 4 ----------------------------------------
| 40 (53.33%)  text of line 4
| -- line 4 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 40 (53.33%)  events annotated
|

== wanted-real
# From flat, ../tree/../most/src/a/b.c is the profile's ../most/src/a/b.c, 10; /x/a/b.c, which
# ends in a/b.c as well, is another one.
# compat: src/README O14: a source is known by the end of its name
% cd flat; cgannotate --context=0 --auto=no $(printf 'events: Ir\nfl=../most/src/a/b.c\nfn=f\n1 10\nfl=/x/a/b.c\nfn=g\n1 5\n' >w.callgrind; echo w.callgrind) ../tree/../most/src/a/b.c | sed '1,/file:function/d'
| --------------------------------------------------------------------------------
| 10 (66.67%)  ../most/src/a/b.c:f
|  5 (33.33%)  /x/a/b.c:g
|
| --------------------------------------------------------------------------------
| -- User-annotated source: ../tree/../most/src/a/b.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
| 10 (66.67%)  most/src/a/b.c
| -- line 1 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 10 (66.67%)  events annotated
|

== wanted-several
# The names of two files of the profile end in sub/list.c: neither is taken, and it is said.
# compat: src/README O14: a source is known by the end of its name
% mkdir sub; cp n.c sub/list.c; cgannotate --context=0 --auto=no wanted.callgrind sub/list.c | sed '1,/file:function/d'
| --------------------------------------------------------------------------------
| 40 (53.33%)  /build/x/n.c:k
| 20 (26.67%)  /build/y/sub/list.c:h
| 10 (13.33%)  ../src/token.c:f
|  5 ( 6.67%)  /build/x/sub/list.c:g
|
| --------------------------------------------------------------------------------
| -- User-annotated source: sub/list.c (changed after the profile was taken)
| --------------------------------------------------------------------------------
|   No information has been collected for sub/list.c
|
! cgannotate: sub/list.c: the names of several files of the profile end in it: give a longer path

== inside-nothing
# proves: a directory of -I that is not there has nothing inside it for --sources=inside.
% mkdir -p within; echo text >outside.c; cd within; printf 'events: Ir\nfl=../outside.c\nfn=f\n1 1\n' >p; cgannotate --sources=inside -I nowhere --context=0 --layout=screen p
| p
| 1 Ir; showing 1 of 1 function, 100.0% of Ir
|       Ir  function
| 100.0% 1  f                         ../outside.c
|
| 1 source not found (-I DIR says where): ../outside.c
! cgannotate: ../outside.c: outside the directories of --sources=inside
