## Sources: what is shown of them, and how they are found. Line N of n.c is "text of
## line N". The figures are those of the cost lines of each profile, by hand.
## callgrind_annotate 3.19 prints the same but where a test says why not.

@head
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

@file bogus.callgrind
| events: Ir
| summary: 160
| fl=n.c
| fn=f
| 29 10
| 31 20
| 40 30
| 18446744073709551615 100

== bogus
# Lines 31, 40 and 2^64 - 1 of a file of 30 lines; a warning; 10 of 160 are annotated.
# compat: src/README O9: a warning instead of a banner
$ --context=1 bogus.callgrind
| @head
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
| -- Auto-annotated source: n.c
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
! cgannotate: n.c: the profile has costs of lines past its end: is it the file that was compiled?

== bogus-json
# The lines of bogus, up to 2^64 - 1, with 10, 20, 30 and 100.
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
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "n.c", "found": "n.c", "lines": [
|     {"line": 29, "self": [10], "calls": []},
|     {"line": 31, "self": [20], "calls": []},
|     {"line": 40, "self": [30], "calls": []},
|     {"line": 18446744073709551615, "self": [100], "calls": []}]}]}

@file bytes.callgrind
| events: Ir
| summary: 15
| fl=odd.c
| fn=f
| 1 1
| 2 2
| 3 3
| 4 4
| 5 5

== bytes
# latin-1, UTF-8 and tabs as they are, control characters, SOH, DEL and U+009B as \xNN, \r
# before the newline cut, a newline behind the last line.
# compat: src/README O13, O7: \xNN; \r and the last newline
$  bytes.callgrind | sed '1,/file:function/d'
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

@file call-without-cost.callgrind
| events: Ir
| summary: 35
| fl=n.c
| fn=main
| 5 10
| cfn=f
| calls=1 20
| 6 15
| cfn=f
| calls=1 20
| 12 10
|
| fn=f
| 20 25

== call-without-cost
# The call in line 6 is shown, as the line is; that in line 12 is in no window.
$ --context=2 call-without-cost.callgrind | sed '1,/file:function/d'
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

@file calls-of-several.callgrind
| events: Ir
| summary: 106
| fl=n.c
| fn=a
| 5 1
| cfn=f
| calls=1 20
| 5 10
| fn=b
| 5 2
| cfn=f
| calls=2 20
| 5 20
| cfn=g
| calls=4 21
| 5 30
| fn=c
| cfn=f
| calls=3 20
| 5 30
| 5 3
|
| fn=f
| 20 60
| fn=g
| 21 30
| fn=d
| 30 10

== calls-of-several
# Line 5 of a, b and c: 1 + 2 + 3; f 1 + 2 + 3 times, 10 + 20 + 30.
# compat: src/README O5: the calls of all functions on a line
$ --context=0 calls-of-several.callgrind | sed '1,/file:function/d'
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

@file empty-source.callgrind
| events: Ir
| summary: 5
| fl=empty.c
| fn=f
| 1 5

== empty-source
# An empty file has no lines, so line 1 with 5 is past its end: it is said, and nothing is
# annotated.
# compat: src/README O9: a warning instead of a banner
$  empty-source.callgrind | sed '1,/file:function/d'
| --------------------------------------------------------------------------------
| 5 (100.0%)  empty.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: empty.c
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
! cgannotate: empty.c: the profile has costs of lines past its end: is it the file that was compiled?

@file ends.callgrind
| events: Ir
| summary: 60
| fl=n.c
| fn=f
| 1 10
| 15 20
| 30 30

== ends
# Nothing before line 1 and behind line 30.
$ --context=2 ends.callgrind | sed '1,/file:function/d'
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

@file first-and-last.callgrind
| events: Ir
| summary: 40
| fl=n.c
| fn=f
| 1 10
| 30 30

== first-and-last
# Lines 1 and 30 of the 30 lines.
# compat: src/README O17: one "-- line" between lines that are apart, none between neighbours
$ --context=0 first-and-last.callgrind | sed '1,/file:function/d'
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

@file line-0.callgrind
| events: Ir
| summary: 60
| fl=n.c
| fn=f
| 0 10
| 3 20
| 0 30

== line-0
# 10 + 30 of no known line.
$ --context=1 line-0.callgrind | sed '1,/file:function/d'
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

@file merged.callgrind
| events: Ir
| fl=flat/b.c
| fn=f
| 1 10
| fl=most/b.c
| fn=g
| 1 5

== merged
# 10 + 5 of two files on the line of the first, which is the first that the profile names.
# compat: src/README O14: the script has no --mod-file
$ '--mod-file=s,.*/,,' merged.callgrind | sed '1,/file:function/d'
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

@file touching.callgrind
| events: Ir
| summary: 30
| fl=n.c
| fn=f
| 5 10
| 10 20

== newer
# A source that is newer than the profile is shown, 10 and 20, and said to be.
# compat: src/README O9: a warning instead of a banner
$ --context=0 $(cp n.c m.c; sed s/n.c/m.c/ touching.callgrind >m.callgrind; touch -d 2020-06-01 m.callgrind; echo m.callgrind) | sed '1,/file:function/d'
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
! cgannotate: m.c: changed after the profile was taken: its lines may not be those that ran

== newer-json
# m.c, of today, is newer than the profile, of 2020-06-01.
$ --format=json $(cp n.c m.c; sed s/n.c/m.c/ touching.callgrind >m.callgrind; touch -d 2020-06-01 m.callgrind; echo m.callgrind) | grep '"newer"'
|   {"name": "m.c", "found": "m.c", "newer": true, "lines": [

== newer-lines
# The texts of m.c's lines 10 and 5, 20 and 10 of 30, and once that it is newer than the profile.
$ --by=line --width=60 $(cp n.c m.c; sed s/n.c/m.c/ touching.callgrind >m.callgrind; touch -d 2020-06-01 m.callgrind; echo m.callgrind)
| m.callgrind
| 30 Ir; showing 2 of 2 lines, 100.0% of Ir
|        Ir  line
| 66.67% 20  m.c:10  f  text of line 10
| 33.33% 10  m.c:5   f  text of line 5
|
! cgannotate: m.c: changed after the profile was taken: its lines may not be those that ran

@file overlapping.callgrind
| events: Ir
| summary: 30
| fl=n.c
| fn=f
| 5 10
| 9 20

== overlapping
# With two lines around each, 3 to 7 and 7 to 11 have line 7 in common: they are one.
$ --context=2 overlapping.callgrind | sed '1,/file:function/d'
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

@file past-last-without-newline.callgrind
| events: Ir
| summary: 11
| fl=odd.c
| fn=f
| 5 5
| 6 6

== past-last-without-newline
# The last line has no newline, and is one.
# compat: src/README O9, O13, O7: a warning instead of a banner; \xNN; \r and the last newline
$  past-last-without-newline.callgrind | sed '1,/file:function/d'
| --------------------------------------------------------------------------------
| 11 (100.0%)  odd.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: odd.c
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
! cgannotate: odd.c: the profile has costs of lines past its end: is it the file that was compiled?

== touching
# With two lines around each, 3 to 7 and 8 to 12 touch, but have no line in common: they stay two.
$ --context=2 touching.callgrind | sed '1,/file:function/d'
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

== warning-in-place
# bogus with both streams as one: the warning stands between two lines of the report, where it
# arises, and not within one.
# compat: src/README O9: a warning instead of a banner
$ --context=1 bogus.callgrind 2>&1
| @head
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
| -- Auto-annotated source: n.c
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
| cgannotate: n.c: the profile has costs of lines past its end: is it the file that was compiled?
