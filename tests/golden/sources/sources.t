## Sources: what is shown of them, and how they are found. Line N of n.c is "text of
## line N". The figures are those of the cost lines of each profile, by hand.
## callgrind_annotate 3.19 prints the same but where differs.NAME says why not.
##
## touching, overlapping: with context 2 the windows 3-7 and 8-12 only touch, 3-7 and
##   7-11 are one. ends: nothing before line 1 and behind line 30.
## line-0: 10 + 30 of no known line. bogus: lines 31, 40 and 2^64 - 1 of a file of 30
##   lines; a warning; 10 of 160 are annotated.
## call-without-cost: the call in line 6 is shown, as the line is; that in line 12
##   is in no window.
## calls-of-several: line 5 of a, b and c: 1 + 2 + 3; f 1 + 2 + 3 times, 10 + 20 + 30.
## bytes: latin-1, UTF-8 and tabs as they are, control characters, SOH, DEL and
##   U+009B as \xNN, \r before the newline cut, a newline behind the last line.
## no-lines: flat/b.c has a function and a call, but no cost: an empty section, as
##   the script prints it. directory, empty-source: not found, and no lines. newer: a warning.
## far-*: as named, under each -I (sysroot), --source-map whole parts of the name
##   only, and then under each -I the longest end that has a directory: most has
##   src/a/b.c and b.c, flat and tree/src only b.c, which counts if one -I alone has it (shortest); most/src/a
##   (last-piece) is called a. home-*: ~ is $HOME. Each source file says its own name. Not found: 70 + 20 of 110 Ir; with
##   --sort=Dr 10 + 20 of 40 Dr; i has 10 Ir in ???.
## here: names under the current directory, in fl= fi= cfi= cfl= alike: main 3 and
##   inl.h 10, f 40, called 2 + 1 times for 20 + 20. ./n.c stays another name.
## renamed: sources are found under the names that the profile has, 15 of 35 Ir.
##   merged: 10 + 5 of two files on the line of the first, with a warning; the first is
##   the first that the profile names, whether its own name stays (merged-first: flat/b.c)
##   or not (merged-second: flat/b.c too). renamed-to: gone/b.c is not there, though the
##   name that it gets is that of a file.
## wanted-*: n.c is /build/x/n.c, most/src/a/b.c no file of the profile (end). It has
##   the same path as ../most/src/a/b.c, though /x/a/b.c ends likewise (real). Two
##   files end in sub/list.c, and neither is taken (several).
## same-name: init of one.so 20, of two.so 30, called from one line; other is one only.
## warning-in-place: bogus with both streams as one: the warning stands between two
##   lines of the report, where it arises, and not within one.
## far-map-not-half, far-not-found, far-sort: /build/x/src/a is the
##   directory that the two names not found have in common.
## advice: /q is the directory that the two names have in common; that tree/ has such files is
##   not looked for.
## far-shortest: 20 of 110 are left.
## binary: binary.c has NUL as its 6th byte, so it is no text; late.c as its 8,193rd, behind
##   what is looked at.
## no-debug: /home/u/bin/prog is what the command runs; 60 + 10 of its 90 are in ???, so it
##   was compiled without -g. ??? has 5 of libc.so, too; its source is not found, and comes
##   last. some-debug: 20 of 90, which is no reason to say so; no-debug.c is there, so what is
##   not found is a library's. no-objects: no object is named, so all of the 100 is the
##   program. half-debug: 45 of 90 are not most of it, and prog.c is its own, so it comes
##   first; 45 + 5 in each.
## place: JSON names flat/../n.c, whose line 3 cost 5, as the forge has it: n.c.
## place-markdown: so does Markdown. place-absolute: f's b.c is below this directory, g's c.c
##   is not found, and keeps its name.
## binary-lines, newer-lines: with --by=line, too, binary.c has no text, only late.c, whose
##   line 2 is "\0late", and m.c, the file of touching with another name, is newer.
## far-map-gone: the map leads nowhere, so that only n.c is found.
## wanted-binary: bin/binary.c is found below -I. wanted-renamed: lib/moved.c was
##   /build/x/n.c, which ends like n.c: line 4 has 40 of 75.
## numbers-large: numbers up to 995 + 8 have four digits; big.c is not read to its end for that.
## bogus-json, newer-json: past_end of the 30 lines, newer than 2020-06-01.
## pseudo: of nine files only a.php and b.php can be files, 6 + 2 of 100.
## windows-exact: two names end in src/b.c, and src\b.c is that name: 7 of its line.
## windows-*: C:\p\src\a.c and src\b.c (40 and 7 of 47) are below win, by -I, with FROM as
##   the profile writes it, by a name that the user gives, and cut to the width.
## dotted-out: /p/build/../n.c is no file below win: win/../n.c, which is there, is another one.
## dotted-*: /p/build/../src/a.c is win/src/a.c, though win has no build. The profile's
##   other a.c, /q/a.c, keeps -I win/src from being enough for /q/a.c.
## no-files-compact: of ten names only gone.php and (x) lost.c can be those of files (O8).

== advice
$ --show-percs=no advice.callgrind
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
~ cgannotate: not annotated: 100 (100.0%) of Ir in 2 files not found (say where with -I DIR or --source-map=/q=DIR)

== binary
# compat: A file with a NUL in its first 8 KB is no text
$ binary.callgrind
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
| -- Auto-annotated source: late.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
|  .           /* xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx*/
| 10 (66.67%)  \\x00late
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   binary.c
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 10 (66.67%)  events annotated
|
! cgannotate: binary.c: a binary file, which is not shown
~ cgannotate: not annotated: 5 (33.33%) of Ir in 1 file not found or not readable (say where with -I DIR)

== binary-lines
$ --by=line --width=60 binary.callgrind
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
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 15 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Running  file:line:function
| --------------------------------------------------------------------------------
| 10 (66.67%)   66.67%  late.c:2:g  \\x00late
|  5 (33.33%)   100.0%  binary.c:1:f
|
! cgannotate: binary.c: a binary file, which is not shown

== bogus
# compat: src/README O9: a warning instead of a banner
$ --context=1 bogus.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'bogus.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| 160 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| 160 (100.0%)  n.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c (the profile has lines past its end)
| --------------------------------------------------------------------------------
| Ir          \x20
|
| -- line 28 ----------------------------------------
|   .           text of line 28
|  10 ( 6.25%)  text of line 29
|   .           text of line 30
|  20 (12.50%)  <bogus line 31>
|  30 (18.75%)  <bogus line 40>
| 100 (62.50%)  <bogus line 18446744073709551615>
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 10 ( 6.25%)  events annotated
|
! cgannotate: n.c: the profile has costs of lines past the end of the file; is it the one that was compiled?

== bogus-json
$ --format=json bogus.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "bogus.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 160}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "f", "file": "n.c", "object": null, "self": [160], "inclusive": [160], "calls": null, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "n.c", "object": null, "self": [160]}],
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "n.c", "found": "n.c", "lines": [
|     {"line": 29, "self": [10], "calls": []},
|     {"line": 31, "self": [20], "calls": []},
|     {"line": 40, "self": [30], "calls": []},
|     {"line": 18446744073709551615, "self": [100], "calls": []}], "past_end": true}]}

== bytes
# compat: src/README O13, O7: \xNN; \r and the last newline
$  bytes.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'bytes.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 15 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 15 (100.0%)  odd.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: odd.c
| --------------------------------------------------------------------------------
| Ir        \x20
|
| 1 ( 6.67%)  caf\xe9 latin-1
| 2 (13.33%)  	controls \\x1b[31m \\x07 \\x7f end
| 3 (20.00%)  utf-8 café \\xc2\\x9b
| 4 (26.67%)  \\x01soh
| 5 (33.33%)  last
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 15 (100.0%)  events annotated
|

== call-without-cost
$ --context=2 call-without-cost.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'call-without-cost.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 35 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 25 (71.43%)  n.c:f
| 10 (28.57%)  n.c:main
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
| -- line 3 ----------------------------------------
|  .           text of line 3
|  .           text of line 4
| 10 (28.57%)  text of line 5
|  .           text of line 6
| 15 (42.86%)  => n.c:f (1x)
|  .           text of line 7
| -- line 7 ----------------------------------------
| -- line 18 ----------------------------------------
|  .           text of line 18
|  .           text of line 19
| 25 (71.43%)  text of line 20
|  .           text of line 21
|  .           text of line 22
| -- line 22 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 35 (100.0%)  events annotated
|

== calls-of-several
# compat: src/README O5: the calls of all functions on a line
$ --context=0 calls-of-several.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'calls-of-several.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| 106 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 60 (56.60%)  n.c:f
| 30 (28.30%)  n.c:g
| 10 ( 9.43%)  n.c:d
|  3 ( 2.83%)  n.c:c
|  2 ( 1.89%)  n.c:b
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
| -- line 5 ----------------------------------------
|  6 ( 5.66%)  text of line 5
| 60 (56.60%)  => n.c:f (6x)
| 30 (28.30%)  => n.c:g (4x)
| -- line 20 ----------------------------------------
| 60 (56.60%)  text of line 20
| 30 (28.30%)  text of line 21
| -- line 30 ----------------------------------------
| 10 ( 9.43%)  text of line 30
| -- line 30 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| 106 (100.0%)  events annotated
|

== directory
# compat: src/README O8: a directory is no source; the share not annotated
$  directory.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'directory.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
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
~ cgannotate: not annotated: 5 (33.33%) of Ir in 1 file not found (say where with -I DIR)

== dotted-include
$ --context=0 -I win dotted.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'dotted.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:     win/
| User annotated:  \x20
| Auto-annotation:  on
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
$ --context=0 -I win/src dotted.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'dotted.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:     win/src/
| User annotated:  \x20
| Auto-annotation:  on
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
| -- Auto-annotated source: win/src/ + a.c
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

== dotted-map
$ --context=0 --source-map=/p/src=win/src dotted.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'dotted.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
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
| -- Auto-annotated source: win/src/ + a.c
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

== dotted-out
$ --context=0 -I win dotted-out.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'dotted-out.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:     win/
| User annotated:  \x20
| Auto-annotation:  on
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
! cgannotate: -I win: no source was found there

== empty-source
# compat: src/README O9: a warning instead of a banner
$  empty-source.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'empty-source.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir        \x20
| --------------------------------------------------------------------------------
| 5 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir          file:function
| --------------------------------------------------------------------------------
| 5 (100.0%)  empty.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: empty.c (the profile has lines past its end)
| --------------------------------------------------------------------------------
| Ir        \x20
|
| 5 (100.0%)  <bogus line 1>
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| .           events annotated
|
! cgannotate: empty.c: the profile has costs of lines past the end of the file; is it the one that was compiled?

== ends
$ --context=2 ends.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'ends.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 60 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 60 (100.0%)  n.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
| 10 (16.67%)  text of line 1
|  .           text of line 2
|  .           text of line 3
| -- line 3 ----------------------------------------
| -- line 13 ----------------------------------------
|  .           text of line 13
|  .           text of line 14
| 20 (33.33%)  text of line 15
|  .           text of line 16
|  .           text of line 17
| -- line 17 ----------------------------------------
| -- line 28 ----------------------------------------
|  .           text of line 28
|  .           text of line 29
| 30 (50.00%)  text of line 30
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 60 (100.0%)  events annotated
|

== far-first-dir
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
! cgannotate: -I tree/src: no source was found there
~ cgannotate: not annotated: 20 (18.18%) of Ir in 1 file not found (say where with -I DIR or --source-map=/build/x/src/a=DIR), and 10 (9.09%) in ???, code without a file

== far-last-piece
# compat: src/README O14: the search by the end of a name is new
$ -I most/src/a far.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'far.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       99 0
| Include dirs:     most/src/a/
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
| -- Auto-annotated source: most/src/a/ + b.c
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
~ cgannotate: not annotated: 20 (18.18%) of Ir in 1 file not found (say where with -I DIR or --source-map=/build/x/src/a=DIR), and 10 (9.09%) in ???, code without a file

== far-longest
# compat: src/README O14: the search by the end of a name is new
$ -I most far.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'far.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       99 0
| Include dirs:     most/
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
~ cgannotate: not annotated: 20 (18.18%) of Ir in 1 file not found (say where with -I DIR or --source-map=/build/x/src/a=DIR), and 10 (9.09%) in ???, code without a file

== far-map
# compat: src/README O14: --source-map is new
$ --source-map=/build/x/src/a=tree/src far.callgrind
$ --source-map=/build/x/src/a/=tree/src/ far.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'far.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       99 0
| Include dirs:    \x20
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
| -- Auto-annotated source: tree/src/ + b.c
| --------------------------------------------------------------------------------
| Ir          Dr         \x20
|
| 70 (63.64%) 10 (25.00%)  tree/src/b.c
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
~ cgannotate: not annotated: 20 (18.18%) of Ir in 1 file not found (say where with -I DIR or --source-map=/build/x/src/a=DIR), and 10 (9.09%) in ???, code without a file

== far-map-before-ends
# compat: src/README O14: --source-map is new
$ -I flat --source-map=/build/x=most far.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'far.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       99 0
| Include dirs:     flat/
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
! cgannotate: -I flat: no source was found there
~ cgannotate: not annotated: 20 (18.18%) of Ir in 1 file not found (say where with -I DIR or --source-map=/build/x/src/a=DIR), and 10 (9.09%) in ???, code without a file

== far-map-gone
$ --source-map=/build/x=gone far.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'far.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       99 0
| Include dirs:    \x20
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
! cgannotate: --source-map=/build/x=gone: gone does not exist

== far-map-not-half
# compat: src/README O14: --source-map is new
$ --source-map=/build/x/sr=tree far.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'far.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       99 0
| Include dirs:    \x20
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
! cgannotate: --source-map=/build/x/sr=tree: no source file of the profile begins with this
~ cgannotate: not annotated: 90 (81.82%) of Ir in 2 files not found (say where with -I DIR or --source-map=/build/x/src/a=DIR), and 10 (9.09%) in ???, code without a file

== far-map-two
# compat: src/README O14: --source-map is new
$ --source-map=/nowhere=tree --source-map=/build/x=most far.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'far.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       99 0
| Include dirs:    \x20
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
! cgannotate: --source-map=/nowhere=tree: no source file of the profile begins with this
~ cgannotate: not annotated: 20 (18.18%) of Ir in 1 file not found (say where with -I DIR or --source-map=/build/x/src/a=DIR), and 10 (9.09%) in ???, code without a file

== far-not-found
$ --auto=yes far.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'far.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       99 0
| Include dirs:    \x20
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
~ cgannotate: not annotated: 90 (81.82%) of Ir in 2 files not found (say where with -I DIR or --source-map=/build/x/src/a=DIR), and 10 (9.09%) in ???, code without a file

== far-shortest
# compat: src/README O14: the search by the end of a name is new
$ -I flat far.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'far.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       99 0
| Include dirs:     flat/
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
| -- Auto-annotated source: flat/ + b.c
| --------------------------------------------------------------------------------
| Ir          Dr         \x20
|
| 70 (63.64%) 10 (25.00%)  flat/b.c
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
~ cgannotate: not annotated: 20 (18.18%) of Ir in 1 file not found (say where with -I DIR or --source-map=/build/x/src/a=DIR), and 10 (9.09%) in ???, code without a file

== far-sort
$ --sort=Dr far.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'far.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Dr
| Thresholds:       99
| Include dirs:    \x20
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
| 20 (18.18%) 20 (50.00%)  /build/x/src/a/c.c:g
| 70 (63.64%) 10 (25.00%)  /build/x/src/a/b.c:f
| 10 ( 9.09%) 10 (25.00%)  n.c:h
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
~ cgannotate: not annotated: 30 (75.00%) of Dr in 2 files not found (say where with -I DIR or --source-map=/build/x/src/a=DIR)

== far-sysroot
# compat: src/README O11: the script does not take "-I DIR"; with -I=DIR the sources are the same
$ -I tree -I flat far.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'far.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       99 0
| Include dirs:     tree/
|                   flat/
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
| -- Auto-annotated source: tree/ + /build/x/src/a/b.c
| --------------------------------------------------------------------------------
| Ir          Dr         \x20
|
| 70 (63.64%) 10 (25.00%)  tree/build/x/src/a/b.c
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
! cgannotate: -I flat: no source was found there
~ cgannotate: not annotated: 20 (18.18%) of Ir in 1 file not found (say where with -I DIR or --source-map=/build/x/src/a=DIR), and 10 (9.09%) in ???, code without a file

== far-user
# compat: src/README O14: --source-map is new
$ --auto=no --source-map=/build/x=most far.callgrind /build/x/src/a/b.c
| --------------------------------------------------------------------------------
| Profile data file 'far.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       99 0
| Include dirs:    \x20
| User annotated:   /build/x/src/a/b.c
| Auto-annotation:  off
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

== first-and-last
# compat: src/README O17: one "-- line" between lines that are apart, none between neighbours
$ --context=0 first-and-last.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'first-and-last.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 40 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 40 (100.0%)  n.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
| 10 (25.00%)  text of line 1
| -- line 30 ----------------------------------------
| 30 (75.00%)  text of line 30
| -- line 30 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 40 (100.0%)  events annotated
|

== half-debug
$ --threshold=100 half-debug.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'half-debug.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  ./bin/prog -x
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
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
~ cgannotate: not annotated: 50 (50.00%) of Ir in 2 files not found (say where with -I DIR), and 50 (50.00%) in ???, code without a file

== here
# compat: src/README O3: names under the current directory are relative everywhere
$ --tree=both --threshold=100 --context=0 $(sed "s|@/|$PWD/|" here.template >here.callgrind; echo here.callgrind)
| --------------------------------------------------------------------------------
| Profile data file 'here.callgrind'
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
~ cgannotate: not annotated: 10 (17.54%) of Ir in 1 file not found (say where with -I DIR)

== here-same
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
# compat: src/README O3: names under the current directory are relative everywhere
$ --auto=no --context=0 $(sed "s|@/|$PWD/|" here.template >here.callgrind; echo here.callgrind) "$PWD/n.c" | sed "s|$PWD|@|"
| --------------------------------------------------------------------------------
| Profile data file 'here.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:   @/n.c
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

== home-include
# compat: src/README O14: the search by the end of a name is new
$ --version >/dev/null; HOME=$PWD/tree cgannotate '-I~/src/../../most' far.callgrind | sed "s|$PWD|@|"
| --------------------------------------------------------------------------------
| Profile data file 'far.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       99 0
| Include dirs:     @/tree/src/../../most/
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
| -- Auto-annotated source: @/tree/src/../../most/ + src/a/b.c
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
~ cgannotate: not annotated: 20 (18.18%) of Ir in 1 file not found (say where with -I DIR or --source-map=/build/x/src/a=DIR), and 10 (9.09%) in ???, code without a file

== home-map
# compat: src/README O14: the search by the end of a name is new
$ --version >/dev/null; HOME=$PWD cgannotate '--source-map=/build/x/src/a=~/tree/src' far.callgrind | sed "s|$PWD|@|"
| --------------------------------------------------------------------------------
| Profile data file 'far.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       99 0
| Include dirs:    \x20
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
| -- Auto-annotated source: @/tree/src/ + b.c
| --------------------------------------------------------------------------------
| Ir          Dr         \x20
|
| 70 (63.64%) 10 (25.00%)  tree/src/b.c
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
~ cgannotate: not annotated: 20 (18.18%) of Ir in 1 file not found (say where with -I DIR or --source-map=/build/x/src/a=DIR), and 10 (9.09%) in ???, code without a file

== line-0
$ --context=1 line-0.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'line-0.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 60 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 60 (100.0%)  n.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
| -- line 2 ----------------------------------------
|  .           text of line 2
| 20 (33.33%)  text of line 3
|  .           text of line 4
| -- line 4 ----------------------------------------
|
| 40 (66.67%)  <counts for unidentified lines in n.c>
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 20 (33.33%)  events annotated
|

== merged
# compat: src/README O14: the script has no --mod-file
$ '--mod-file=s,.*/,,' merged.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'merged.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 15 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 10 (66.67%)  b.c:f
|  5 (33.33%)  b.c:g
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: flat/b.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
| 15 (100.0%)  flat/b.c
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 15 (100.0%)  events annotated
|
! cgannotate: flat/b.c: beside its lines stand the costs of 2 files that are shown as b.c

== merged-first
$ '--mod-file=s,^most/,flat/,' merged.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'merged.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 15 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 10 (66.67%)  flat/b.c:f
|  5 (33.33%)  flat/b.c:g
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: flat/b.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
| 15 (100.0%)  flat/b.c
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 15 (100.0%)  events annotated
|
! cgannotate: flat/b.c: beside its lines stand the costs of 2 files that are shown as flat/b.c

== merged-second
$ '--mod-file=s,^flat/,most/,' merged.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'merged.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 15 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 10 (66.67%)  most/b.c:f
|  5 (33.33%)  most/b.c:g
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: flat/b.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
| 15 (100.0%)  flat/b.c
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 15 (100.0%)  events annotated
|
! cgannotate: flat/b.c: beside its lines stand the costs of 2 files that are shown as most/b.c

== newer
# compat: src/README O9: a warning instead of a banner
$ --context=0 $(cp n.c m.c; sed s/n.c/m.c/ touching.callgrind >m.callgrind; touch -d 2020-06-01 m.callgrind; echo m.callgrind)
| --------------------------------------------------------------------------------
| Profile data file 'm.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 30 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 30 (100.0%)  m.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: m.c (changed after the profile was taken)
| --------------------------------------------------------------------------------
| Ir         \x20
|
| -- line 5 ----------------------------------------
| 10 (33.33%)  text of line 5
| -- line 10 ----------------------------------------
| 20 (66.67%)  text of line 10
| -- line 10 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 30 (100.0%)  events annotated
|
! cgannotate: m.c: changed after the profile was taken; its lines may not be those that ran

== newer-json
$ --format=json $(cp n.c m.c; sed s/n.c/m.c/ touching.callgrind >m.callgrind; touch -d 2020-06-01 m.callgrind; echo m.callgrind)
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "m.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 30}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "f", "file": "m.c", "object": null, "self": [30], "inclusive": [30], "calls": null, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "m.c", "object": null, "self": [30]}],
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "m.c", "found": "m.c", "newer": true, "lines": [
|     {"line": 5, "self": [10], "calls": []},
|     {"line": 10, "self": [20], "calls": []}]}]}

== newer-lines
$ --by=line --width=60 $(cp n.c m.c; sed s/n.c/m.c/ touching.callgrind >m.callgrind; touch -d 2020-06-01 m.callgrind; echo m.callgrind)
| --------------------------------------------------------------------------------
| Profile data file 'm.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 30 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Running  file:line:function
| --------------------------------------------------------------------------------
| 20 (66.67%)   66.67%  m.c:10:f  text of line 10
| 10 (33.33%)   100.0%  m.c:5:f   text of line 5
| Changed after the profile was taken: m.c
|
! cgannotate: m.c: changed after the profile was taken; its lines may not be those that ran

== no-debug
$ --threshold=100 no-debug.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'no-debug.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  ./bin/prog -x
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
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
~ cgannotate: not annotated: 75 (75.00%) of Ir in ???, code without a file (compile prog with -g), and 5 (5.00%) in 1 file not found (say where with -I DIR)

== no-files-compact
$ --threshold=100 --layout=compact no-files.callgrind
| no-files.callgrind
| 100 Ir (calculated); below: 10 of 10 functions, 100.0%
| Ir           Running  function    where
| 50 (50.00%)   50.00%  php::count  php:internal
| 25 (25.00%)   75.00%  <module>    <string>
| 10 (10.00%)   85.00%  native      [native]
|  4 ( 4.00%)   89.00%  main        gone.php
|  2 ( 2.00%)   91.00%  BEGIN       (eval 12)[a.pl:3]
|  2 ( 2.00%)   93.00%  loop        (eval):1
|  2 ( 2.00%)   95.00%  MAIN        -e
|  2 ( 2.00%)   97.00%  lambda      /srv/b.php(3) : runtime-created function
|  2 ( 2.00%)   99.00%  _start      ??
|  1 ( 1.00%)   100.0%  odd         (x) lost.c
|
| 2 sources not found (-I DIR says where): (x) lost.c, gone.php

== no-lines
# compat: Files come in the order of their first functions, not in that of a hash
$ --context=0 --threshold=100 no-lines.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'no-lines.callgrind'
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
| Ir         \x20
| --------------------------------------------------------------------------------
| 15 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
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

== no-objects
$ --threshold=100 no-objects.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'no-objects.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  ./bin/prog -x
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
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
~ cgannotate: not annotated: 75 (75.00%) of Ir in ???, code without a file (compile prog with -g), and 5 (5.00%) in 1 file not found (say where with -I DIR)

== numbers-large
$ -n --auto=yes --show-percs=no $(awk 'BEGIN { while (i++ < 1200) printf "line %d%*s\n", i, i < 900 ? 2000 : 0, "" }' >big.c; printf "events: Ir\nfl=big.c\nfn=f\n995 7\n" >big.callgrind; touch -d 2020-01-01 big.c; echo big.callgrind)
| --------------------------------------------------------------------------------
| Profile data file 'big.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
|  7  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
|  7  big.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: big.c
| --------------------------------------------------------------------------------
| Ir\x20
|
| -- line 987 ----------------------------------------
|  .   987  line 987
|  .   988  line 988
|  .   989  line 989
|  .   990  line 990
|  .   991  line 991
|  .   992  line 992
|  .   993  line 993
|  .   994  line 994
|  7   995  line 995
|  .   996  line 996
|  .   997  line 997
|  .   998  line 998
|  .   999  line 999
|  .  1000  line 1000
|  .  1001  line 1001
|  .  1002  line 1002
|  .  1003  line 1003
| -- line 1003 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
|  7  events annotated
|

== only-bogus
# compat: src/README O9: a warning instead of a banner
$ --context=1 only-bogus.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'only-bogus.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 50 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 50 (100.0%)  n.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c (the profile has lines past its end)
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
! cgannotate: n.c: the profile has costs of lines past the end of the file; is it the one that was compiled?

== only-line-0
$  only-line-0.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'only-line-0.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 10 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
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

== overlapping
$ --context=2 overlapping.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'overlapping.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 30 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 30 (100.0%)  n.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
| -- line 3 ----------------------------------------
|  .           text of line 3
|  .           text of line 4
| 10 (33.33%)  text of line 5
|  .           text of line 6
|  .           text of line 7
|  .           text of line 8
| 20 (66.67%)  text of line 9
|  .           text of line 10
|  .           text of line 11
| -- line 11 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 30 (100.0%)  events annotated
|

== past-last-without-newline
# compat: src/README O9, O13, O7: a warning instead of a banner; \xNN; \r and the last newline
$  past-last-without-newline.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'past-last-without-newline.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 11 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 11 (100.0%)  odd.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: odd.c (the profile has lines past its end)
| --------------------------------------------------------------------------------
| Ir        \x20
|
| .           caf\xe9 latin-1
| .           	controls \\x1b[31m \\x07 \\x7f end
| .           utf-8 café \\xc2\\x9b
| .           \\x01soh
| 5 (45.45%)  last
| 6 (54.55%)  <bogus line 6>
|
| --------------------------------------------------------------------------------
| Ir        \x20
| --------------------------------------------------------------------------------
| 5 (45.45%)  events annotated
|
! cgannotate: odd.c: the profile has costs of lines past the end of the file; is it the one that was compiled?

== place
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
|    "parts": [{"name": null, "file": "flat/../n.c", "object": null, "self": [5]}],
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "flat/../n.c", "found": "n.c", "lines": [
|     {"line": 3, "self": [5], "calls": []}]}]}

== place-absolute
$ --format=markdown --source-map=/build="$PWD/tree/build" far.callgrind
$ --format=markdown -I "$PWD/tree/build/x" far.callgrind
$ --format=markdown --source-map=/build=tree/../tree/build far.callgrind
| **Ir** 110 · **Dr** 40
|
| | Ir | % | Function |
| | ---: | ---: | :--- |
| | 70 | 63.64% | `tree/build/x/src/a/b.c:f` |
| | 20 | 18.18% | `/build/x/src/a/c.c:g` |
| | 10 | 9.09% | `n.c:h` |
| | 10 | 9.09% | `???:i` |

== place-markdown
$ --format=markdown '--fail-if=f:Ir>4' place.callgrind
| **Ir** 5
|
| Limits exceeded:
|
| - `f:Ir>4`: `n.c:f`: `Ir` is 5 (limit 4)
|
| | Ir | % | Function |
| | ---: | ---: | :--- |
| | 5 | 100.0% | `n.c:f` |
! cgannotate: --fail-if=f:Ir>4: flat/../n.c:f: Ir is 5 (limit 4)
? 3

== pseudo
$ --show-percs=no pseudo.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'pseudo.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
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
~ cgannotate: not annotated: 8 (8.00%) of Ir in 2 files not found (say where with -I DIR or --source-map=/srv/app=DIR)

== renamed
# compat: src/README O14: the script has no --mod-file
$ '--mod-file=s,^,no-such/,' renamed.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'renamed.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 35 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
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

== renamed-to
$ '--mod-file=s,^gone/,flat/,' renamed-to.callgrind
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

== same-name
# compat: src/README O4: what would look the same shows its object, calls too
$ --context=1 same-name.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'same-name.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 65 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
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
~ cgannotate: not annotated: 55 (84.62%) of Ir in 1 file not found (say where with -I DIR)

== some-debug
$ --threshold=100 some-debug.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'some-debug.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  ./bin/prog -x
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
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
~ cgannotate: not annotated: 25 (25.00%) of Ir in ???, code without a file, and 5 (5.00%) in 1 file not found (say where with -I DIR)

== touching
$ --context=2 touching.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'touching.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 30 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 30 (100.0%)  n.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
| -- line 3 ----------------------------------------
|  .           text of line 3
|  .           text of line 4
| 10 (33.33%)  text of line 5
|  .           text of line 6
|  .           text of line 7
| -- line 7 ----------------------------------------
| -- line 8 ----------------------------------------
|  .           text of line 8
|  .           text of line 9
| 20 (66.67%)  text of line 10
|  .           text of line 11
|  .           text of line 12
| -- line 12 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 30 (100.0%)  events annotated
|

== wanted-binary
$ -I most $(mkdir most/bin; cp binary.c most/bin; echo binary.callgrind) bin/binary.c
! cgannotate: most/bin/binary.c: a binary file, which is not shown
? 1

== wanted-end
# compat: src/README O14: a source is known by the end of its name
$ --context=0 --auto=no wanted.callgrind most/src/a/b.c n.c
| --------------------------------------------------------------------------------
| Profile data file 'wanted.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:   most/src/a/b.c
|                   n.c
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 75 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
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
# compat: src/README O14: a source is known by the end of its name
$ --version >/dev/null; cd flat; cgannotate --context=0 --auto=no $(printf 'events: Ir\nfl=../most/src/a/b.c\nfn=f\n1 10\nfl=/x/a/b.c\nfn=g\n1 5\n' >w.callgrind; echo w.callgrind) ../tree/../most/src/a/b.c
| --------------------------------------------------------------------------------
| Profile data file 'w.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:   ../tree/../most/src/a/b.c
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 15 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
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

== wanted-renamed
$ --context=0 --auto=no "--mod-file=s,/build/x/n.c,lib/moved.c," wanted.callgrind n.c
| --------------------------------------------------------------------------------
| Profile data file 'wanted.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:   n.c
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 75 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 40 (53.33%)  lib/moved.c:k
| 20 (26.67%)  /build/y/sub/list.c:h
| 10 (13.33%)  ../src/token.c:f
|  5 ( 6.67%)  /build/x/sub/list.c:g
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

== wanted-several
# compat: src/README O14: a source is known by the end of its name
$ --version >/dev/null; mkdir sub; cp n.c sub/list.c; cgannotate --context=0 --auto=no wanted.callgrind sub/list.c
| --------------------------------------------------------------------------------
| Profile data file 'wanted.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:   sub/list.c
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 75 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
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
! cgannotate: sub/list.c is ambiguous: the names of 2 files of the profile end in it; give a longer path

== warning-in-place
# compat: src/README O9: a warning instead of a banner
$ --context=1 bogus.callgrind 2>&1
| --------------------------------------------------------------------------------
| Profile data file 'bogus.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| 160 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| 160 (100.0%)  n.c:f
|
| cgannotate: n.c: the profile has costs of lines past the end of the file; is it the one that was compiled?
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c (the profile has lines past its end)
| --------------------------------------------------------------------------------
| Ir          \x20
|
| -- line 28 ----------------------------------------
|   .           text of line 28
|  10 ( 6.25%)  text of line 29
|   .           text of line 30
|  20 (12.50%)  <bogus line 31>
|  30 (18.75%)  <bogus line 40>
| 100 (62.50%)  <bogus line 18446744073709551615>
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 10 ( 6.25%)  events annotated
|

== windows-exact
$ --context=0 --no-auto -I win windows-two.callgrind src/b.c
| --------------------------------------------------------------------------------
| Profile data file 'windows-two.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:     win/
| User annotated:   src/b.c
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 47 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 40 (85.11%)  C:\\p\\src\\b.c:f
|  7 (14.89%)  src\\b.c:g
|
| --------------------------------------------------------------------------------
| -- User-annotated source: win/ + src/b.c
| --------------------------------------------------------------------------------
| Ir        \x20
|
| -- line 2 ----------------------------------------
| 7 (14.89%)  { return 2; }
| -- line 2 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir        \x20
| --------------------------------------------------------------------------------
| 7 (14.89%)  events annotated
|

== windows-include
$ --context=0 -I win windows.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'windows.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:     win/
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 47 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 40 (85.11%)  C:\\p\\src\\a.c:f
|  7 (14.89%)  src\\b.c:g
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: win/ + src/a.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
| -- line 2 ----------------------------------------
| 40 (85.11%)  { return 1; }
| -- line 2 ----------------------------------------
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: win/ + src/b.c
| --------------------------------------------------------------------------------
| Ir        \x20
|
| -- line 2 ----------------------------------------
| 7 (14.89%)  { return 2; }
| -- line 2 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 47 (100.0%)  events annotated
|

== windows-map
$ --context=0 -I win --source-map='C:\p=win' windows.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'windows.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:     win/
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 47 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 40 (85.11%)  C:\\p\\src\\a.c:f
|  7 (14.89%)  src\\b.c:g
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: win/ + src/a.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
| -- line 2 ----------------------------------------
| 40 (85.11%)  { return 1; }
| -- line 2 ----------------------------------------
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: win/ + src/b.c
| --------------------------------------------------------------------------------
| Ir        \x20
|
| -- line 2 ----------------------------------------
| 7 (14.89%)  { return 2; }
| -- line 2 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 47 (100.0%)  events annotated
|

== windows-named
$ --context=0 --no-auto -I win windows.callgrind p/src/a.c 'src\b.c'
| --------------------------------------------------------------------------------
| Profile data file 'windows.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:     win/
| User annotated:   p/src/a.c
|                   src\\b.c
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 47 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 40 (85.11%)  C:\\p\\src\\a.c:f
|  7 (14.89%)  src\\b.c:g
|
| --------------------------------------------------------------------------------
| -- User-annotated source: win/ + src/a.c
| --------------------------------------------------------------------------------
| Ir         \x20
|
| -- line 2 ----------------------------------------
| 40 (85.11%)  { return 1; }
| -- line 2 ----------------------------------------
|
| --------------------------------------------------------------------------------
| -- User-annotated source: win/ + src/b.c
| --------------------------------------------------------------------------------
| Ir        \x20
|
| -- line 2 ----------------------------------------
| 7 (14.89%)  { return 2; }
| -- line 2 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 47 (100.0%)  events annotated
|

== windows-width
$ --no-auto --width=16 windows.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'windows.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| 47  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 40  ...\\a.c:f
|  7  src\\b.c:g
|
