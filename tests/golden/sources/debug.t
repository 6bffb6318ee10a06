## Sources that are binary, or that nothing is known of. Profiles and sums: sources.t.

@head
| --------------------------------------------------------------------------------
| Profile data file 'binary.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on

@run for i in 1 2 3; do cp binary.c b$i.c; cp n.c n$i.c; done; touch -d 2019-01-01 b?.c n3.c
@file several.callgrind
| events: Ir
| fn=f
| fl=b1.c
| 1 1
| fl=b2.c
| 1 1
| fl=b3.c
| 1 1
| fl=n1.c
| 32 1
| fl=n2.c
| 31 1
| fl=n3.c
| 32 1

== binary-several
# Three binary files, two sources that are newer than the profile, and lines 31 and 32 past the ends
# of three texts of 30 lines: each is said once.
# compat: A file with a NUL is no text
$ --context=0 $(touch -d 2020-01-01 several.callgrind; echo several.callgrind)
| @head
| Profile data file 'several.callgrind'
|
| --------------------------------------------------------------------------------
| Ir        \x20
| --------------------------------------------------------------------------------
| 6 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir          file:function
| --------------------------------------------------------------------------------
| 1 (16.67%)  b1.c:f
| 1 (16.67%)  b2.c:f
| 1 (16.67%)  b3.c:f
| 1 (16.67%)  n1.c:f
| 1 (16.67%)  n2.c:f
| 1 (16.67%)  n3.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n1.c (changed after the profile was taken)
| --------------------------------------------------------------------------------
| Ir        \x20
|
| -- line 32 ----------------------------------------
| 1 (16.67%)  <bogus line 32>
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n2.c (changed after the profile was taken)
| --------------------------------------------------------------------------------
| Ir        \x20
|
| -- line 31 ----------------------------------------
| 1 (16.67%)  <bogus line 31>
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n3.c
| --------------------------------------------------------------------------------
| Ir        \x20
|
| -- line 32 ----------------------------------------
| 1 (16.67%)  <bogus line 32>
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   b1.c
|   b2.c
|   b3.c
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| .           events annotated
|
! cgannotate: n1.c (and others): changed after the profile was taken: its lines may not be those that ran
! cgannotate: n1.c (and others): the profile has costs of lines past its end: is it the file that was compiled?
! cgannotate: b1.c: a binary file, which is not shown (and others)

== binary
# binary.c has NUL as its 6th byte, late.c as its 8,193rd: neither is text.
# compat: A file with a NUL is no text
$ binary.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 15 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 10 (66.67%)  late.c:g
|  5 (33.33%)  binary.c:f
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   binary.c
|   late.c
|
! cgannotate: late.c: a binary file, which is not shown (and others)

== binary-lines
# Costs of late.c's line 2, 10, and binary.c's line 1, 5 of 15; with --by=line binary files have
# no text, either.
$ --by=line --width=60 binary.callgrind
| binary.callgrind
| 15 Ir; showing 2 of 2 lines, 100.0% of Ir
|        Ir  line
| 66.67% 10  late.c:2    g
| 33.33%  5  binary.c:1  f
|
! cgannotate: binary.c: a binary file, which is not shown (and others)

@file half-debug.callgrind
| part: 1
| cmd: ./bin/prog -x
| events: Ir
| ob=/home/u/bin/prog
| fl=???
| fn=main
| 0 45
| fn=f
| 0 0
| fl=prog.c
| fn=g
| 1 45
| ob=/lib/libc.so
| fl=lib.c
| fn=h
| 3 5
| fl=???
| fn=i
| 0 5

== half-debug
# 45 of 90 are not most of it, and prog.c is its own, so it comes first; 45 + 5 in each.
$ --threshold=100 half-debug.callgrind
| @head
| Profile data file 'half-debug.callgrind'
| Profiled target:  ./bin/prog -x
| Thresholds:       100
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| 100 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 45 (45.00%)  ???:main [/home/u/bin/prog]
| 45 (45.00%)  prog.c:g [/home/u/bin/prog]
|  5 ( 5.00%)  ???:i [/lib/libc.so]
|  5 ( 5.00%)  lib.c:h [/lib/libc.so]
|  0           ???:f [/home/u/bin/prog]
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   lib.c
|   prog.c
|

@file no-debug.callgrind
| part: 1
| cmd: ./bin/prog -x
| events: Ir
| ob=/home/u/bin/prog
| fl=???
| fn=main
| 0 60
| fn=f
| 0 10
| fl=no-debug.c
| fn=g
| 1 20
| ob=/lib/libc.so
| fl=lib.c
| fn=h
| 3 5
| fl=???
| fn=i
| 0 5

== no-debug
# /home/u/bin/prog is what the command runs; 60 + 10 of its 90 are in ???, so it was compiled
# without -g. ??? has 5 of libc.so, too; its source is not found, and comes last.
$ --threshold=100 no-debug.callgrind
| @head
| Profile data file 'no-debug.callgrind'
| Profiled target:  ./bin/prog -x
| Thresholds:       100
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| 100 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 60 (60.00%)  ???:main [/home/u/bin/prog]
| 20 (20.00%)  no-debug.c:g [/home/u/bin/prog]
| 10 (10.00%)  ???:f [/home/u/bin/prog]
|  5 ( 5.00%)  ???:i [/lib/libc.so]
|  5 ( 5.00%)  lib.c:h [/lib/libc.so]
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: no-debug.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
| 20 (20.00%)  g;
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   lib.c
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 20 (20.00%)  events annotated
|

== no-files-compact
# Of ten names two can be those of files (O8).
$ --threshold=100 --layout=screen no-files.callgrind
| no-files.callgrind
| 100 Ir; showing 10 of 10 functions, 100.0% of Ir
|        Ir  function
| 50.00% 50  php::count                php:internal
| 25.00% 25  <module>                  <string>
| 10.00% 10  native                    [native]
|  4.00%  4  main                      gone.php
|  2.00%  2  BEGIN                     (eval 12)[a.pl:3]
|  2.00%  2  loop                      (eval):1
|  2.00%  2  MAIN                      -e
|  2.00%  2  lambda                    /srv/b.php(3) : runtime-created function
|  2.00%  2  _start                    ??
|  1.00%  1  odd                       (x) lost.c
|
| 2 sources not found (-I DIR says where): /srv/b.php(3) : runtime-created function, gone.php

@file no-lines.callgrind
| events: Ir
| summary: 15
| fl=n.c
| fn=main
| 2 10
| cfi=flat/b.c
| cfn=f
| calls=1 1
| 4 5
|
| fl=flat/b.c
| fn=f
| cfi=n.c
| cfn=g
| calls=1 2
| 3 5
|
| fl=n.c
| fn=g
| 5 5

== no-lines
# flat/b.c has a function and a call, but no cost: an empty section, as the script prints it.
# compat: Files come in the order of their first functions, not in that of a hash
$ --context=0 --threshold=100 no-lines.callgrind | sed '1,/file:function/d'
| --------------------------------------------------------------------------------
| 10 (66.67%)  n.c:main
|  5 (33.33%)  n.c:g
|  .           flat/b.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
| -- line 2 ----------------------------------------
| 10 (66.67%)  text of line 2
| -- line 5 ----------------------------------------
|  5 (33.33%)  text of line 5
| -- line 5 ----------------------------------------
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: flat/b.c
| --------------------------------------------------------------------------------
| Ir\x20
|
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 15 (100.0%)  events annotated
|

@file no-objects.callgrind
| part: 1
| cmd: ./bin/prog -x
| events: Ir
| fl=???
| fn=main
| 0 60
| fn=f
| 0 10
| fl=no-debug.c
| fn=g
| 1 20
| fl=lib.c
| fn=h
| 3 5
| fl=???
| fn=i
| 0 5

== no-objects
# No object is named, so all of the 100 is the program.
$ --threshold=100 no-objects.callgrind
| @head
| Profile data file 'no-objects.callgrind'
| Profiled target:  ./bin/prog -x
| Thresholds:       100
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| 100 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 60 (60.00%)  ???:main
| 20 (20.00%)  no-debug.c:g
| 10 (10.00%)  ???:f
|  5 ( 5.00%)  ???:i
|  5 ( 5.00%)  lib.c:h
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: no-debug.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
| 20 (20.00%)  g;
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   lib.c
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 20 (20.00%)  events annotated
|

@file only-bogus.callgrind
| events: Ir
| summary: 50
| fl=n.c
| fn=f
| 31 20
| 40 30

== only-bogus
# Lines 31 and 40 of a file of 30 lines: nothing of 50 is annotated.
# compat: src/README O9: a warning instead of a banner
$ --context=1 only-bogus.callgrind | sed '1,/file:function/d'
| --------------------------------------------------------------------------------
| 50 (100.0%)  n.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
| -- line 30 ----------------------------------------
|  .           text of line 30
| 20 (40.00%)  <bogus line 31>
| 30 (60.00%)  <bogus line 40>
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| .           events annotated
|
! cgannotate: n.c: the profile has costs of lines past its end: is it the file that was compiled?

@file only-line-0.callgrind
| events: Ir
| summary: 10
| fl=n.c
| fn=f
| 0 10

== only-line-0
# All costs are of line 0, which is none.
$  only-line-0.callgrind | sed '1,/file:function/d'
| --------------------------------------------------------------------------------
| 10 (100.0%)  n.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
|
| 10 (100.0%)  <counts for unidentified lines in n.c>
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| .           events annotated
|

@file pseudo.callgrind
| events: Ir
| fl=php:internal
| fn=php::strlen
| 0 70
| fl=~
| fn=<built-in method len>
| 0 5
| fl=<frozen importlib._bootstrap>
| fn=load
| 9 10
| fl=[native]
| fn=sort
| 0 3
| fl=(eval)
| fn=block
| 1 2
| fl=/srv/x.php(3) : eval()'d code
| fn=made
| 1 1
| fl=
| fn=none
| 0 1
| fl=/srv/app/a.php
| fn=main
| 1 6
| fl=C:\\srv\\b.php
| fn=b
| 1 2

== pseudo
# Of nine files only a.php and b.php can be files, 6 + 2 of 100.
# compat: src/README O8: the script cuts names at a colon
$ --show-percs=no pseudo.callgrind
| @head
| Profile data file 'pseudo.callgrind'
|
| --------------------------------------------------------------------------------
| Ir \x20
| --------------------------------------------------------------------------------
| 100  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 70  php:internal:php::strlen
| 10  <frozen importlib._bootstrap>:load
|  6  /srv/app/a.php:main
|  5  ~:<built-in method len>
|  3  [native]:sort
|  2  (eval):block
|  2  C:\\srv\\b.php:b
|  1  /srv/x.php(3) : eval()'d code:made
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   (eval)
|   /srv/app/a.php
|   /srv/x.php(3) : eval()'d code
|   <frozen importlib._bootstrap>
|   C:\\srv\\b.php
|   [native]
|   php:internal
|   ~
|

== pseudo-screen
# proves: People are told of those that can be files, a.php, b.php and x.php's: a drive has a letter.
$ $(sed 's/php:internal/io:internal/' pseudo.callgrind >io)--layout=screen io | grep 'not found'
| 3 sources not found (-I DIR says where): /srv/app/a.php, /srv/x.php(3) : eval()'d code, C:\\srv\\b.php

@file some-debug.callgrind
| part: 1
| cmd: ./bin/prog -x
| events: Ir
| ob=/home/u/bin/prog
| fl=???
| fn=main
| 0 10
| fn=f
| 0 10
| fl=no-debug.c
| fn=g
| 1 70
| ob=/lib/libc.so
| fl=lib.c
| fn=h
| 3 5
| fl=???
| fn=i
| 0 5

== some-debug
# 20 of 90, which is no reason to say so; no-debug.c is there, so what is not found is a
# library's.
$ --threshold=100 some-debug.callgrind
| @head
| Profile data file 'some-debug.callgrind'
| Profiled target:  ./bin/prog -x
| Thresholds:       100
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| 100 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 70 (70.00%)  no-debug.c:g [/home/u/bin/prog]
| 10 (10.00%)  ???:f [/home/u/bin/prog]
| 10 (10.00%)  ???:main [/home/u/bin/prog]
|  5 ( 5.00%)  ???:i [/lib/libc.so]
|  5 ( 5.00%)  lib.c:h [/lib/libc.so]
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: no-debug.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
| 70 (70.00%)  g;
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   lib.c
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 70 (70.00%)  events annotated
|
