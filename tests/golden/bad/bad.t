## Bad input: an error with file and line and exit status 1 where nothing is usable,
## else a warning and the rest. Figures by hand.

@head
| --------------------------------------------------------------------------------
| Profile data file 'calls-at-end.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

== address
# A control character does not end the address, so 5 are of line 1, 7 of line 2.
$ --auto=no --threshold=100 --show-percs=no --by=line address.callgrind
| address.callgrind
| 12 Ir; showing 2 of 2 lines, 100.0% of Ir
| Ir  line
|  7  a.c:2  f
|  5  a.c:1  f
|

== binary
# Binary data is said to be that, and nothing of it is shown.
$ $(printf 'x\0y\n' >b.bin)b.bin
! cgannotate: b.bin: this is binary data, not a profile
? 1

@file blank.callgrind
|
|

== blank
# proves: A file of blanks is no profile.
$ --auto=no blank.callgrind
! cgannotate: blank.callgrind: this is not a profile: no "events:" line names an event; record one with valgrind --tool=callgrind
? 1

@file calls-at-end.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 10
| fn=f
| 1 10
| cfn=g
| calls=1 5

== calls-at-end
# A calls= without a line of costs below it is warned of: main's 10 and f's 10 stay.
$ --auto=no calls-at-end.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 20 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 10 (50.00%)  a.c:f
| 10 (50.00%)  a.c:main
|
! cgannotate: calls-at-end.callgrind:8: "calls=" is not followed by a line of costs

@file calls-twice.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 10
| cfn=f
| calls=1 5
| calls=2 5
| 3 20
|
| fn=f
| 5 20

== calls-twice
# proves: A calls= behind another one is said, and costs go on: 10 + 20.
$ --auto=no calls-twice.callgrind
| @head
| Profile data file 'calls-twice.callgrind'
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 30 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 20 (66.67%)  a.c:f
| 10 (33.33%)  a.c:main
|
! cgannotate: calls-twice.callgrind:6: "calls=" is not followed by a line of costs

== calls-word
# A word is no number of calls: it is said, and the line below is the cost of that call all the
# same, so main has 10 and f 20.
# compat: A word that is no number is warned of; the script prints it and calls nothing
$ --auto=no calls-word.callgrind
| @head
| Profile data file 'calls-word.callgrind'
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 30 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 20 (66.67%)  a.c:f
| 10 (33.33%)  a.c:main
|
! cgannotate: calls-word.callgrind:7: 'many' is not a whole number of calls

@file cut-in-call.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 10
| fn=f
| 2 20
| cfn=gg
| call\

== cut-in-call
# cut-*: a file that ends within a line: 10 + 20 and 5 + 1 are there.
$ --auto=no cut-in-call.callgrind
| @head
| Profile data file 'cut-in-call.callgrind'
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 30 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 20 (66.67%)  a.c:f
| 10 (33.33%)  a.c:main
|
! cgannotate: cut-in-call.callgrind:8: 'call' is not a valid line of the format

@file cut-in-name.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 10
| fn=f
| 2 20
| fn=(\

== cut-in-name
# proves: A file that ends in a name has what came before: 10 + 20.
$ --auto=no cut-in-name.callgrind
| @head
| Profile data file 'cut-in-name.callgrind'
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 30 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 20 (66.67%)  a.c:f
| 10 (33.33%)  a.c:main
|

== empty
# proves: An empty file is said to be one.
$ --auto=no empty.callgrind
! cgannotate: empty.callgrind: the file is empty
? 1

@file event-twice.callgrind
| events: Ir Dr Ir
| fl=a.c
| fn=main
| 1 10 5 1000
| fn=f
| 1 20 6 2000

== event-twice
# The second column of Ir is left out: Ir 10 + 20, Dr 5 + 6.
# compat: src/README R9: an event named twice is one column; the script shows both under one name
$ --auto=no event-twice.callgrind
| @head
| Profile data file 'event-twice.callgrind'
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       99 0
|
| --------------------------------------------------------------------------------
| Ir          Dr         \x20
| --------------------------------------------------------------------------------
| 30 (100.0%) 11 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir          Dr          file:function
| --------------------------------------------------------------------------------
| 20 (66.67%) 6 (54.55%)  a.c:f
| 10 (33.33%) 5 (45.45%)  a.c:main
|
! cgannotate: event-twice.callgrind:1: the event 'Ir' is named twice; its second column is left out

@file events-64.callgrind
| events: E1 E2 E3 E4 E5 E6 E7 E8 E9 E10 E11 E12 E13 E14 E15 E16 E17 E18 E19 E20 E21 E22 E23 E24 E25 E26 E27 E28 E29 E30 E31 E32 E33 E34 E35 E36 E37 E38 E39 E40 E41 E42 E43 E44 E45 E46 E47 E48 E49 E50 E51 E52 E53 E54 E55 E56 E57 E58 E59 E60 E61 E62 E63 E64
| fl=a.c
| fn=f
| 1 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64
| 1 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64

== events-64
# E1 1 + 1, E63 63 + 63, E64 64 + 64.
$ --auto=no --show=E1,E63,E64 --sort=E64 --show-percs=no events-64.callgrind
| @head
| Profile data file 'events-64.callgrind'
| Events recorded:  E1 E2 E3 E4 E5 E6 E7 E8 E9 E10 E11 E12 E13 E14 E15 E16 E17 E18 E19 E20 E21 E22 E23 E24 E25 E26 E27 E28 E29 E30 E31 E32 E33 E34 E35 E36 E37 E38 E39 E40 E41 E42 E43 E44 E45 E46 E47 E48 E49 E50 E51 E52 E53 E54 E55 E56 E57 E58 E59 E60 E61 E62 E63 E64
| Events shown:     E1 E63 E64
| Event sort order: E64
|
| --------------------------------------------------------------------------------
| E1 E63 E64\x20
| --------------------------------------------------------------------------------
|  2 126 128  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| E1 E63 E64  file:function
| --------------------------------------------------------------------------------
|  2 126 128  a.c:f
|

@file events-65.callgrind
| events: E1 E2 E3 E4 E5 E6 E7 E8 E9 E10 E11 E12 E13 E14 E15 E16 E17 E18 E19 E20 E21 E22 E23 E24 E25 E26 E27 E28 E29 E30 E31 E32 E33 E34 E35 E36 E37 E38 E39 E40 E41 E42 E43 E44 E45 E46 E47 E48 E49 E50 E51 E52 E53 E54 E55 E56 E57 E58 E59 E60 E61 E62 E63 E64 E65
| fn=f
| 1 1

== events-65
# 64 events are the most.
# compat: More than 64 events are an error
$ --auto=no events-65.callgrind
! cgannotate: events-65.callgrind:1: too many events; cgannotate reads up to 64 different ones
? 1

@file events-empty.callgrind
| events:
| fl=a.c
| fn=main
| 1

== events-empty
# proves: An events: line without a name makes no profile.
$ --auto=no events-empty.callgrind
! cgannotate: events-empty.callgrind: this is not a profile: no "events:" line names an event; record one with valgrind --tool=callgrind
? 1

@file events-only.callgrind
| events: Ir Dr

== events-only
# Nothing was collected: no count is given, not even 0, and how that comes is said.
$ --auto=no events-only.callgrind
| @head
| Profile data file 'events-only.callgrind'
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       99 0
|
| --------------------------------------------------------------------------------
| Ir Dr\x20
| --------------------------------------------------------------------------------
| .          .           PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir Dr  file:function
| --------------------------------------------------------------------------------
|
! cgannotate: events-only.callgrind: no costs: was collection ever on (--toggle-collect, --instr-atstart)?

@file jump-costs.callgrind
| # callgrind format
| positions: line
| events: Ir
| fl=a.c
| fn=f
| 1 3
| jump=1 4
| 2 5\x20
| jump=1 6
| 4 7
| jump=1 1
| +2 0
| 6 1

== jump-costs
# The line below jump= has a position alone; costs there count: 5 in line 2, 7 in line 4, and
# 0 + 1 in line 4 + 2.
$ --auto=no --threshold=100 --show-percs=no --by=line jump-costs.callgrind
| jump-costs.callgrind
| 16 Ir; showing 4 of 4 lines, 100.0% of Ir
| Ir  line
|  7  a.c:4  f
|  5  a.c:2  f
|  3  a.c:1  f
|  1  a.c:6  f
|

@file many-lines.callgrind
| events: Ir
| a
| b
| c
| d
| e
| fl=a.c
| fn=main
| 1 10
| fn=f
| 1 1

== many-lines
# Three lines are warned of, two counted; 10 and 1 are read.
$ --auto=no many-lines.callgrind
| @head
| Profile data file 'many-lines.callgrind'
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 11 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 10 (90.91%)  a.c:main
|  1 ( 9.09%)  a.c:f
|
! cgannotate: many-lines.callgrind:2: 'a' is not a valid line of the format
! cgannotate: many-lines.callgrind:3: 'b' is not a valid line of the format
! cgannotate: many-lines.callgrind:4: 'c' is not a valid line of the format
! cgannotate: 2 more lines like these; --check shows them

@file no-events.callgrind
| version: 1
| creator: callgrind-3.19.0
| positions: line
| fl=a.c
| fn=main
| 1 10

== no-events
# proves: Costs without events: make no profile.
$ --auto=no no-events.callgrind
! cgannotate: no-events.callgrind: this is not a profile: no "events:" line names an event; record one with valgrind --tool=callgrind
? 1

@file not-a-profile.callgrind
| Dear reader,
| this is a letter. It has no events in it.
| 1 2 3

== not-a-profile
# proves: A letter is no profile.
$ --auto=no not-a-profile.callgrind
! cgannotate: not-a-profile.callgrind: this is not a profile: no "events:" line names an event; record one with valgrind --tool=callgrind
? 1

@file nul.callgrind
| events: Ir
| fl=a\x00b.c
| fn=ma\x00in
| 1 10
| \x002 5
| fn=f
| 2 1\x003
| 3 20

== nul
# A NUL is a byte of a name, and no part of a number: of main's lines 10, of f's 20 are left.
# compat: src/README O13: control characters are printed as \xNN
$ --auto=no nul.callgrind
| @head
| Profile data file 'nul.callgrind'
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 30 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 20 (66.67%)  a\\x00b.c:f
| 10 (33.33%)  a\\x00b.c:ma\\x00in
|
! cgannotate: nul.callgrind:5: '?2 5' is not a valid line of the format
! cgannotate: nul.callgrind:7: '1?3' is not a count

@file part-any.callgrind
| events: Ir
| summary: 30
| fl=a.c
| fn=f
| 1 10

== part-any
# 10 of 30 are there, which only summary: says, as no program is named that writes more.
$ --auto=no part-any.callgrind
| @head
| Profile data file 'part-any.callgrind'
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 30 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 10 (33.33%)  a.c:f
|
! cgannotate: part-any.callgrind:2: "summary:" gives 30 of Ir, the self costs are 10

@file part-cachegrind.callgrind
| desc: I1 cache:         32768 B, 64 B, 8-way associative
| cmd: ./a
| events: Ir
| fl=a.c
| fn=f
| 1 10

== part-cachegrind
# proves: A part of Cachegrind without its summary: is warned of.
$ --auto=no part-cachegrind.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'part-cachegrind.callgrind'
| --------------------------------------------------------------------------------
| I1 cache:         32768 B, 64 B, 8-way associative
| Profiled target:  ./a
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
| 10 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 10 (100.0%)  a.c:f
|
! cgannotate: part-cachegrind.callgrind:6: the part has no "summary:" at its end, as its program writes it: the file may be truncated

@file part-callgrind.callgrind
| # callgrind format
| version: 1
| creator: callgrind-3.19.0
| positions: line
| events: Ir
| summary: 30
|
| fl=a.c
| fn=f
| 1 10

== part-callgrind
# proves: A part of Callgrind without its totals: is warned of.
$ --auto=no part-callgrind.callgrind
| @head
| Profile data file 'part-callgrind.callgrind' (creator: callgrind-3.19.0)
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 30 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 10 (33.33%)  a.c:f
|
! cgannotate: part-callgrind.callgrind:10: the part has no "totals:" at its end, as its program writes it: the file may be truncated

@file part-none.callgrind
| # callgrind format
| version: 1
| creator: callgrind-3.19.0
| positions: line
| events: Ir
| summary: 32
|
| fl=a.c
| fn=f
| 1 10
| fn=g
| 2 20
|
| totals: 30

== part-check
# --check says of parts that end too early what a report says of them; a file that names no
# program may be written by hand: its last line is no error.
$ --check part-callgrind.callgrind part-none.callgrind part-cachegrind.callgrind part-any.callgrind cut-in-name.callgrind
| part-callgrind.callgrind:10: error: the part has no "totals:" at its end, as its program writes it: the file may be truncated
| part-cachegrind.callgrind:6: error: the part has no "summary:" at its end, as its program writes it: the file may be truncated
| part-any.callgrind:2: warning: "summary:" gives 30 of Ir, the self costs are 10
? 1

== part-none
# proves: Of another program nothing is expected at the end.
$ --auto=no part-none.callgrind
| @head
| Profile data file 'part-none.callgrind' (creator: callgrind-3.19.0)
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 32 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 20 (62.50%)  a.c:g
| 10 (31.25%)  a.c:f
|

@file part-second.callgrind
| events: Ir
| summary: 10
| fl=a.c
| fn=f
| 1 10
| events: Ir
| summary: 30
| fl=a.c
| fn=f
| 1 10

== part-second
# The first part has its 10 of 10; of the second, 10 of 30 are there, so 20 are missing, and said.
# compat: A part of which the first line is events:; the script adds up only one
$ --auto=no part-second.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'part-second.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Parts:            2
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
| 40 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 20 (50.00%)  a.c:f
|
! cgannotate: part-second.callgrind:7: "summary:" gives 30 of Ir, the self costs are 10

== perf
# proves: What perf records is known, and what shows it is said.
$ $(printf 'PERFILE2\150\0\0\0' >perf.data)perf.data
! cgannotate: perf.data: this is a recording of perf; perf report shows it
? 1

@file sum-part.callgrind
| # callgrind format
| part: 1
| events: Ir
| summary: 9223372036854775807
| fn=f
| 1 9223372036854775807
| part: 1
| events: Ir
| fn=g
| 1 1
| part: 1
| events: Ir
| fn=h
| 1 3

== sum-part
# 2^63 - 1 of f and g's 1 do not fit: line 11 ends the part whose 1 is too much, and is named.
# compat: src/README N7: what does not fit into 64 bits is an error
$ sum-part.callgrind
! cgannotate: sum-part.callgrind:11: the sum of Ir does not fit into 64 bits
? 1

@file sum-version.callgrind
| # callgrind format
| version: 1
| events: Ir
| summary: 9223372036854775807
| fn=f
| 1 9223372036854775807
| version: 1
| events: Ir
| fn=g
| 1 1
| version: 1
| events: Ir
| fn=h
| 1 3

== sum-version
# As 2^63 - 1 of f and g's 1, with version: between the parts: line 11 ends the second part.
# compat: src/README N7: what does not fit into 64 bits is an error
$ sum-version.callgrind
! cgannotate: sum-version.callgrind:11: the sum of Ir does not fit into 64 bits
? 1

@file undefined.callgrind
| events: Ir
| ob=(1)
| fl=(1)
| fn=(1)
| 1 10
| fn=(2)
| 1 20
| fn=(3)
| 1 30
| fn=(4)
| 1 40
| fn=(2)
| 1 5

== undefined
# What (2), (3), (4) and (1) cost is ???'s: 10 + 20 + 30 + 40 + 5 = 105; each id is warned of
# once, the first few one by one.
# compat: src/README R2, O9: ids that were never defined are ???, and warned of
$ --auto=no undefined.callgrind
| @head
| Profile data file 'undefined.callgrind'
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| 105 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| 105 (100.0%)  ???:??? [???]
|
! cgannotate: undefined.callgrind:2: id (1) of an object is not defined; it is shown as ???
! cgannotate: undefined.callgrind:3: id (1) of a file is not defined; it is shown as ???
! cgannotate: undefined.callgrind:4: id (1) of a function is not defined; it is shown as ???
! cgannotate: 3 more lines like these; --check shows them

@file version-2.callgrind
| version: 2
| events: Ir
| fn=main
| 1 10

== version-2
# proves: A later version of the format is said.
$ --auto=no version-2.callgrind
! cgannotate: version-2.callgrind:1: this is a later version of the format; cgannotate reads version 1
? 1

@file version-late.callgrind
| events: Ir
| fn=main
| 1 10
| version: 3
| events: Ir

== version-late
# A later version is said, and nothing printed, though 10 Ir stand before it.
# compat: A later version is refused wherever it stands
$ --auto=no version-late.callgrind
! cgannotate: version-late.callgrind:4: this is a later version of the format; cgannotate reads version 1
? 1

@file version-word.callgrind
| version: one
| events: Ir
| fl=a.c
| fn=main
| 1 10
| fn=f
| 1 1

== version-word
# A version that nobody knows is said, and no reason to stop: what is read is the same.
$ --auto=no version-word.callgrind
| @head
| Profile data file 'version-word.callgrind'
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 11 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 10 (90.91%)  a.c:main
|  1 ( 9.09%)  a.c:f
|
! cgannotate: version-word.callgrind:1: the version 'one' is not a number
