## --check: a wrong file, by hand, for each message of src/read/diag.c's table;
## what the message and its line must be was written by hand from the table and the
## specification, before the program was asked.

@file below-zero.callgrind
| events: Ir
| fl=a.c
| fn=f
| 3 10
| -4 5

== below-zero
# The message and its line, written by hand from the table and the specification before the
# program was asked.
$ --check below-zero.callgrind
| below-zero.callgrind:5: error: the relative position '-4' is below zero; it is taken as zero
? 1

@file below-zero-target.callgrind
| events: Ir
| fl=a.c
| fn=f
| 3 10
| cfn=g
| calls=1 -4
| 3 5

== below-zero-target
# proves: A target of calls= below line 0 is said, at the line of calls=.
$ --check below-zero-target.callgrind
| below-zero-target.callgrind:6: error: the relative position '-4' is below zero; it is taken as zero
? 1

@file call-form.callgrind
| events: Ir
| fl=a.c
| fn=f
| cfn=g
| calls=1
| 1 10

== call-form
# proves: calls= without a target is said, at its line.
$ --check call-form.callgrind
| call-form.callgrind:5: error: a position is missing
? 1

@file call-form-word.callgrind
| events: Ir
| fl=a.c
| fn=f
| cfn=g
| calls=1 here
| 1 10

== call-form-word
# proves: A word as the target of calls= is no position.
$ --check call-form-word.callgrind
| call-form-word.callgrind:5: error: 'here' is not a position
? 1

@file call-unfinished.callgrind
| events: Ir
| fl=a.c
| fn=f
| cfn=g
| calls=1 3

== call-unfinished
# proves: A calls= without a line of costs is said, at its own line.
$ --check call-unfinished.callgrind
| call-unfinished.callgrind:5: error: "calls=" is not followed by a line of costs
? 1

@file call-unfinished-twice.callgrind
| events: Ir
| fl=a.c
| fn=f
| cfn=g
| calls=1 3
| cfn=h
| calls=1 4
| 1 10

== call-unfinished-twice
# proves: Of two calls, the one whose costs are missing is said: the other has the 10.
$ --check call-unfinished-twice.callgrind
| call-unfinished-twice.callgrind:5: error: "calls=" is not followed by a line of costs
? 1

@file call-wrapped.callgrind
| events: Ir
| fl=a.c
| fn=f
| cfn=g
| calls=1 3
| 1 18446744073709551606
| 2 1

== call-wrapped
# proves: 2^64 - 10 as the cost of a call wrapped around: a warning, and status 0 (src/README N7).
$ --check call-wrapped.callgrind
| call-wrapped.callgrind:6: warning: the cost of a call wrapped around; it is not given

@file decimal.callgrind
| events: Ir
| fl=a.c
| fn=f
| 1 1.5

== decimal
# proves: A count with a fraction is said, as it is rounded (src/README R9).
$ --check decimal.callgrind
| decimal.callgrind:4: error: counts are rounded to integers
? 1

@file event-form.callgrind
| event: Ir
| events: Ir
| fl=a.c
| fn=f
| 1 10

== event-form
# proves: An event: line with neither a formula nor a long name is said (src/README R11).
$ --check event-form.callgrind
| event-form.callgrind:1: error: "event:" 'Ir' has neither a formula nor a long name
? 1

@file event-twice.callgrind
| events: Ir Ir
| fl=a.c
| fn=f
| 1 10

== event-twice
# proves: An event that is named twice is said, as its second column is left out (src/README R9).
$ --check event-twice.callgrind
| event-twice.callgrind:1: error: the event 'Ir' is named twice; its second column is left out
? 1

@file events-missing.callgrind
| events:
| events: Ir
| fl=a.c
| fn=f
| 1 10

== events-missing
# proves: An events: line without an event is said.
$ --check events-missing.callgrind
| events-missing.callgrind:1: error: "events:" lists no event
? 1

@file right.callgrind
| # callgrind format
| version: 1
| creator: hand
| pid: 1
| cmd: ./right  with arguments
| part: 1
| thread: 1
|
| desc: Trigger: none
| positions: instr bb line
| event: Ir : Instruction Fetches
| event: Sum = Ir + 10 Dr
| events: Ir Dr
| summary: 17 2
|
| ob=(1) a.out
| fl=(1) a.c
| fn=(1) main
| 0x1000 0x1000 16 10 1
| +4 * +1 2
| fi=(2) b.h
| * * 3 1
| fe=(1)
| cob=(2) lib.so
| cfi=(3) c.c
| cfn=(2) f
| calls=2 0x2000 0x2000 5
| +4 * * 4 1
| jump=3 0x1000 0x1000 16
| 0x1008 * 17
| jcnd=1/3 0x1000 0x1000 16
| 0x1008 * 17
| ob=(2)
| fl=(3)
| fn=(2)
| 0x2000 0x2000 5 4 1
| totals: 17 2

@file several.callgrind
| events: Ir
| fl=a.c
| fn=f
| 1 10
| ?
| ?
| ?
| ?
| fn=(9)
| 2 1 1

@file summary.callgrind
| # lower
| # than
| events: Ir
| summary: 9
| fl=a.c
| fn=f
| 1 10

== files
# Of several files each error is said with its file; one is enough for status 1.
$ --check several.callgrind right.callgrind summary.callgrind
| several.callgrind:5: error: '?' is not a valid line of the format
| several.callgrind:6: error: '?' is not a valid line of the format
| several.callgrind:7: error: '?' is not a valid line of the format
| several.callgrind:8: error: '?' is not a valid line of the format
| several.callgrind:9: error: id (9) of a function is not defined; it is shown as ???
| several.callgrind:10: error: more costs than the 1 that "events:" names; the rest is left out
| summary.callgrind:4: warning: "summary:" gives 9 of Ir, the self costs are 10
? 1

@file formula-circle.callgrind
| event: A = A + Ir
| events: Ir
| fl=a.c
| fn=f
| 1 10

== formula-circle
# formula-*: an inherited event that cannot be used, each way once.
$ --check formula-circle.callgrind
| formula-circle.callgrind:1: error: the formula of the event 'A': there is no event 'A'
? 1

@file formula-good.callgrind
| event: Sum = Ir + 2 Dr : all
| event: More = Sum + 3 * Ir
| events: Ir Dr
| fl=a.c
| fn=f
| 1 10 1

== formula-good
# proves: Nothing is said of a sum, nor of one that uses it, of events that come later (src/README
# R11).
$ --check formula-good.callgrind

@file formula-unknown.callgrind
| event: Sum = Ir + Dr
| events: Ir
| fl=a.c
| fn=f
| 1 10

== formula-unknown
# proves: An event that the profile has not is said, with how Dr is recorded.
$ --check formula-unknown.callgrind
| formula-unknown.callgrind:1: error: the formula of the event 'Sum': there is no event 'Dr'; record with --cache-sim=yes
? 1

@file function-missing.callgrind
| events: Ir
| fl=a.c
| 1 10

== function-missing
# proves: Costs before any fn= are said (src/README R3).
$ --check function-missing.callgrind
| function-missing.callgrind:3: error: costs before any "fn="
? 1

@file id-same-again.callgrind
| events: Ir
| fl=(1) a.c
| fn=(1) f
| 1 10
| fn=(1) f
| 2 10

== id-same-again
# proves: That an ID is defined again as it was is nothing to say (src/README R2).
$ --check id-same-again.callgrind

@file id-too-big.callgrind
| events: Ir
| fl=a.c
| fn=(99999999999999999999) f
| 1 10

== id-too-big
# proves: An ID of 20 nines is more than 2^64, and said.
$ --check id-too-big.callgrind
| id-too-big.callgrind:3: error: the id '(99999999999999999999) f' does not fit into 64 bits
? 1

@file id-undefined.callgrind
| events: Ir
| fl=(1) a.c
| fn=(7)
| 1 10

== id-undefined
# proves: An ID of a function that nothing defines is said (src/README R2).
$ --check id-undefined.callgrind
| id-undefined.callgrind:3: error: id (7) of a function is not defined; it is shown as ???
? 1

@file id-undefined-file.callgrind
| events: Ir
| fl=(1)
| fn=f
| 1 10

== id-undefined-file
# proves: So is one of a file (src/README R2).
$ --check id-undefined-file.callgrind
| id-undefined-file.callgrind:2: error: id (1) of a file is not defined; it is shown as ???
? 1

@file id-undefined-object.callgrind
| events: Ir
| ob=(1)
| fl=a.c
| fn=f
| 1 10

== id-undefined-object
# proves: So is one of an object (src/README R2).
$ --check id-undefined-object.callgrind
| id-undefined-object.callgrind:2: error: id (1) of an object is not defined; it is shown as ???
? 1

@file jcnd-blank.callgrind
| events: Ir
| fl=a.c
| fn=f
| 1 10
| jcnd=1 2 3
| 2
| jcnd=12 14 3
| 2

== jcnd-blank
# A blank between the two counts is right, as in the grammar;
$ --check jcnd-blank.callgrind

@file jcnd-one.callgrind
| events: Ir
| fl=a.c
| fn=f
| 1 10
| jcnd=12
| 2
| jcnd=1 / 2 3
| 2

== jcnd-one
# Of 12 alone the second count is missing, and "/" stands only behind the first.
$ --check jcnd-one.callgrind
| jcnd-one.callgrind:5: error: a position is missing
| jcnd-one.callgrind:7: error: '/' is not a position
? 1

@file jump-form.callgrind
| events: Ir
| fl=a.c
| fn=f
| 1 10
| jump=x 3
| 2

== jump-form
# proves: A word as the target of jump= is no position.
$ --check jump-form.callgrind
| jump-form.callgrind:5: error: 'x' is not a position
? 1

@file jump-form-target.callgrind
| events: Ir
| fl=a.c
| fn=f
| 1 10
| jcnd=1/2
| 2

== jump-form-target
# proves: jcnd= without a target is said.
$ --check jump-form-target.callgrind
| jump-form-target.callgrind:5: error: a position is missing
? 1

@file letters.callgrind
| aZ: 1
| Zz: 2
| A_: 3
| events: Ir
| fl=a.c
| fn=f
| 1 1

== letters
# keys with the last letters of both alphabets are keys.
$ --check letters.callgrind

@file line.callgrind
| events: Ir
| fl=a.c
| fn=f
| 1 10
| what is this

== line
# proves: A line that is not in the format is said (src/README R12).
$ --check line.callgrind
| line.callgrind:5: error: 'what is this' is not a valid line of the format
? 1

@file number-calls.callgrind
| events: Ir
| fl=a.c
| fn=f
| cfn=g
| calls=x 3
| 1 10

== number-calls
# proves: A word is no number of calls.
$ --check number-calls.callgrind
| number-calls.callgrind:5: error: 'x' is not a whole number of calls
? 1

@file number-count.callgrind
| events: Ir
| fl=a.c
| fn=f
| 1 many

== number-count
# proves: A word is no count.
$ --check number-count.callgrind
| number-count.callgrind:4: error: 'many' is not a count
? 1

@file number-position.callgrind
| positions: instr line
| events: Ir
| fl=a.c
| fn=f
| 0x10 - 10

== number-position
# proves: A sign alone is no position.
$ --check number-position.callgrind
| number-position.callgrind:5: error: '-' is not a position
? 1

@file number-summary.callgrind
| events: Ir
| summary: x
| fl=a.c
| fn=f
| 1 10

== number-summary
# proves: A word is no count of summary:.
$ --check number-summary.callgrind
| number-summary.callgrind:2: error: 'x' is not a count
? 1

@file position-big.callgrind
| events: Ir
| fl=a.c
| fn=f
| 99999999999999999999 10

== position-big
# proves: A line of 20 nines is more than 2^64, and said.
$ --check position-big.callgrind
| position-big.callgrind:4: error: the position '99999999999999999999' does not fit into 64 bits
? 1

@file position-missing.callgrind
| positions: instr line
| events: Ir
| fl=a.c
| fn=f
| 0x10

== position-missing
# proves: A line with one position where positions: names two is said.
$ --check position-missing.callgrind
| position-missing.callgrind:5: error: a position is missing
? 1

@file positions.callgrind
| positions: line instr
| events: Ir
| fl=a.c
| fn=f
| 1 0x10 10

== positions
# proves: Columns that positions: names out of order are said (src/README R1).
$ --check positions.callgrind
| positions.callgrind:1: error: positions are out of order; columns are read in the order instr, bb, line
? 1

@file positions-word.callgrind
| positions: column
| events: Ir
| fl=a.c
| fn=f
| 1 10

== positions-word
# proves: An unknown column of positions: is said, as it is skipped (src/README R1).
$ --check positions-word.callgrind
| positions-word.callgrind:1: error: the position 'column' is unknown; it is skipped
? 1

== real
# real*: what Valgrind wrote passes (what real programs do is a warning): an interrupted call
# that wrapped, a summary: that did. real-combined are two threads' files in one, as
# --combine-dumps=yes writes them: each part has version:.
$ --check thr_sep.out-03 thr_sep.out-04 creq_multi.out.2 c_nocollectstart.out xtmemory_full.kcg

== real-combined
# proves: Nothing is said of Callgrind's own profile of several threads.
$ --check threads-combined.out

== real-wrapped
# proves: A cost that wrapped around in Callgrind's own profile is a warning, and status 0.
$ --check creq_multi.out
| creq_multi.out:388: warning: the cost of a call wrapped around; it is not given

== right
# Every kind of line there is, and no departure.
$ --check right.callgrind

== several
# Each text is printed once, with its count (lines 5 to 8) and the first three lines.
$ --check several.callgrind
| several.callgrind:5: error: '?' is not a valid line of the format
| several.callgrind:6: error: '?' is not a valid line of the format
| several.callgrind:7: error: '?' is not a valid line of the format
| several.callgrind:8: error: '?' is not a valid line of the format
| several.callgrind:9: error: id (9) of a function is not defined; it is shown as ???
| several.callgrind:10: error: more costs than the 1 that "events:" names; the rest is left out
? 1

@file totals.callgrind
| events: Ir
| fl=a.c
| fn=f
| 1 10
| totals: 11

== stdin
# proves: What is wrong on standard input is said of "-"; 10 and 11 are those of totals.
$ --check - <totals.callgrind
| -:5: error: "totals:" gives 11 of Ir, the self costs are 10
? 1

== summary
# proves: A summary: that is below the self costs is said (src/README N4), whichever file is the
# first.
$ --check summary.callgrind
$ --check right.callgrind summary.callgrind
| summary.callgrind:4: warning: "summary:" gives 9 of Ir, the self costs are 10

@file summary-higher.callgrind
| events: Ir
| summary: 19
| fl=a.c
| fn=f
| 1 10

== summary-higher
# proves: A summary: above the self costs, 19 and 10, is a warning: it may be right (src/README
# R13).
$ --check summary-higher.callgrind
| summary-higher.callgrind:2: warning: "summary:" gives 19 of Ir, the self costs are 10

@file too-many.callgrind
| events: Ir
| fl=a.c
| fn=f
| 1 10 20

== too-many
# proves: A second cost where events: names one event is said (src/README R9).
$ --check too-many.callgrind
| too-many.callgrind:4: error: more costs than the 1 that "events:" names; the rest is left out
? 1

== totals
# proves: A totals: that is not the sum of the self costs is said.
$ --check totals.callgrind
| totals.callgrind:5: error: "totals:" gives 11 of Ir, the self costs are 10
? 1

@file totals-fewer.callgrind
| events: Ir Dr
| fl=a.c
| fn=f
| 1 10 1
| totals: 10

== totals-fewer
# proves: What totals: does not give is 0 of Dr, where the line has 1.
$ --check totals-fewer.callgrind
| totals-fewer.callgrind:5: error: "totals:" gives 0 of Dr, the self costs are 1
? 1

@file totals-right.callgrind
| events: Ir
| fl=a.c
| fn=f
| 1 10
| totals: 10

== totals-right
# proves: Nothing is said of totals: that are the self costs.
$ --check totals-right.callgrind

@file version-2.callgrind
| version: 2
| events: Ir

== version-2
# proves: A later version ends the reading: status 1 and no table.
$ --check version-2.callgrind
! cgannotate: version-2.callgrind:1: this is a later version of the format; cgannotate reads version 1
? 1
