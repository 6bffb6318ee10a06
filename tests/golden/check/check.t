## --check: a wrong file, by hand, for each message of src/read/diag.c's table;
## what the message and its line must be was written by hand from the table and the
## specification, before the program was asked.

== below-zero
# The message and its line, written by hand from the table and the specification before the
# program was asked.
$ --check below-zero.callgrind
| below-zero.callgrind:5: error: the relative position '-4' is below zero; it is taken as zero; a relative position counts from that of the last cost line
? 1

== below-zero-target
# See below-zero.
$ --check below-zero-target.callgrind
| below-zero-target.callgrind:6: error: the target '-4' is below zero; a relative position counts from that of the last cost line
? 1

== call-form
# See below-zero.
$ --check call-form.callgrind
| call-form.callgrind:5: error: '': a target position is missing; CallLine := "calls=" Number SubPositionList
? 1

@file more-positions.callgrind
| events: A
| fn=f
| calls=1 0 0
| 3 1
| calls=2 0 +4 *
| 3 1
| calls=3 0 0 x
| 3 1
| jump=1 3 0x5
| 3 1

== call-form-behind
# The grammar lets more positions follow than "positions:" says, which is odd, but no error: Xdebug
# writes "calls=1 0 0" with lines alone. Line 7 has a word that is none.
$ --check call-form-behind.callgrind
| call-form-behind.callgrind:5: warning: '4' follows the target; SubPositionList := (SubPosition+ Space+)+

== more-positions
# See call-form-behind: the words behind the target of lines 3, 5, 7 and 9.
$ --check more-positions.callgrind
| more-positions.callgrind:3: warning: '0' follows the target; SubPositionList := (SubPosition+ Space+)+
| more-positions.callgrind:5: warning: '+4 *' follows the target; SubPositionList := (SubPosition+ Space+)+
| more-positions.callgrind:7: error: '0 x' follows the target; CallLine := "calls=" Number SubPositionList
| more-positions.callgrind:9: warning: '0x5' follows the target; SubPositionList := (SubPosition+ Space+)+
? 1

== call-form-word
# See below-zero.
$ --check call-form-word.callgrind
| call-form-word.callgrind:5: error: 'here' is not a target position; CallLine := "calls=" Number SubPositionList
? 1

== call-unfinished
# See below-zero.
$ --check call-unfinished.callgrind
| call-unfinished.callgrind:5: error: "calls=" is not followed by a line of costs; after a "calls=" line there MUST be a cost line
? 1

== call-unfinished-twice
# See below-zero.
$ --check call-unfinished-twice.callgrind
| call-unfinished-twice.callgrind:5: error: "calls=" is not followed by a line of costs; after a "calls=" line there MUST be a cost line
? 1

== call-wrapped
# See below-zero.
$ --check call-wrapped.callgrind
| call-wrapped.callgrind:6: warning: the cost of a call wrapped around; it is not given; costs are 64-bit counters

== decimal
# See below-zero.
$ --check decimal.callgrind
| decimal.callgrind:4: error: the count '1.5' is rounded to an integer; Number := HexNumber | (Digit)+
? 1

== event-digits
# digits behind the first letter belong to a name.
$ --check event-digits.callgrind
| event-digits.callgrind:1: warning: the event name '1st' does not consist of letters and digits; Name := Alpha (Digit | Alpha)*

== event-form
# See below-zero.
$ --check event-form.callgrind
| event-form.callgrind:1: error: "event:" 'Ir' has neither a formula nor a long name; "event:" Name ("=" InheritedExpr)? (":" long name)?
? 1

== event-name
# See below-zero.
$ --check event-name.callgrind
| event-name.callgrind:1: warning: the event name 'cpu(ns)' does not consist of letters and digits; Name := Alpha (Digit | Alpha)*

== event-twice
# See below-zero.
$ --check event-twice.callgrind
| event-twice.callgrind:1: error: the event 'Ir' is named twice; its second column is left out; "events:" lists the names of the event types
? 1

== events-missing
# See below-zero.
$ --check events-missing.callgrind
| events-missing.callgrind:1: error: "events:" lists no event; "events:" is required in each part
? 1

== files
# files, stdin: several files, exit status 1 if one has an error.
$ --check several.callgrind right.callgrind summary.callgrind
| several.callgrind:5: error: '?' is not a valid line of the format; a line is a header "key: value", "spec=name", a cost line or a comment (4 times: lines 5, 6, 7, ...)
| several.callgrind:9: error: id (9) of a function is not defined; it is shown as ???; "(ID) name" comes before "(ID)"
| several.callgrind:10: error: more costs than the 1 that "events:" names; the rest is left out; the costs of a line are those of "events:", in its order
| summary.callgrind:4: warning: "summary:" gives less than 10, the sum of the self costs, for Ir; "summary:" should be equal to or larger than the total of all self costs
? 1

== fl-without-fn
# lines 8 and 13 have costs of b.c, and no function of it.
$ --check fl-without-fn.callgrind
| fl-without-fn.callgrind:8: error: costs after "fl=" and before any "fn="; a cost line belongs to the "fn=" before it (2 times: lines 8, 13)
? 1

== formula-circle
# formula-*: an inherited event that cannot be used, each way once.
$ --check formula-circle.callgrind
| formula-circle.callgrind:1: error: the formula of the event 'A': it refers to itself through 'A'; an inherited event is a sum of given ones
? 1

== formula-good
# See formula-circle.
$ --check formula-good.callgrind

== formula-unknown
# See formula-circle.
$ --check formula-unknown.callgrind
| formula-unknown.callgrind:1: error: the formula of the event 'Sum': there is no event 'Dr'; an inherited event is a sum of given ones
? 1

== function-missing
# See below-zero.
$ --check function-missing.callgrind
| function-missing.callgrind:3: error: costs before any "fn="; a cost line belongs to the "fn=" before it
? 1

== id-redefined
# See below-zero.
$ --check id-redefined.callgrind
| id-redefined.callgrind:5: warning: id (1) of a function is given another name; an id is an alias of one name to the end of the file

== id-same-again
$ --check id-same-again.callgrind

== id-too-big
# See below-zero.
$ --check id-too-big.callgrind
| id-too-big.callgrind:3: error: the id '(99999999999999999999) f' does not fit into 64 bits; an id is a number
? 1

== id-undefined
# See below-zero.
$ --check id-undefined.callgrind
| id-undefined.callgrind:3: error: id (7) of a function is not defined; it is shown as ???; "(ID) name" comes before "(ID)"
? 1

== id-undefined-file
# See below-zero.
$ --check id-undefined-file.callgrind
| id-undefined-file.callgrind:2: error: id (1) of a file is not defined; it is shown as ???; "(ID) name" comes before "(ID)"
? 1

== id-undefined-object
# See below-zero.
$ --check id-undefined-object.callgrind
| id-undefined-object.callgrind:2: error: id (1) of an object is not defined; it is shown as ???; "(ID) name" comes before "(ID)"
? 1

== jcnd-blank
# a blank between the two counts is right, as in the grammar;
$ --check jcnd-blank.callgrind

== jcnd-one
# of 12 alone the second count is missing, and "/" stands only behind the first.
$ --check jcnd-one.callgrind
| jcnd-one.callgrind:5: error: '' is not a count of jumps; "jump=" Number SubPositionList, "jcnd=" Number Number SubPositionList
| jcnd-one.callgrind:7: error: '/ 2 3' is not a count of jumps; "jump=" Number SubPositionList, "jcnd=" Number Number SubPositionList
? 1

== jump-form
# See below-zero.
$ --check jump-form.callgrind
| jump-form.callgrind:5: error: 'x 3' is not a count of jumps; "jump=" Number SubPositionList, "jcnd=" Number Number SubPositionList
? 1

== jump-form-target
# See below-zero.
$ --check jump-form-target.callgrind
| jump-form-target.callgrind:5: error: '': a target position is missing; "jump=" Number SubPositionList, "jcnd=" Number Number SubPositionList
? 1

== letters
# keys with the last letters of both alphabets are keys.
$ --check letters.callgrind

== line
# See below-zero.
$ --check line.callgrind
| line.callgrind:5: error: 'what is this' is not a valid line of the format; a line is a header "key: value", "spec=name", a cost line or a comment
? 1

== negative
# See below-zero.
$ --check negative.callgrind
| negative.callgrind:4: error: the count '-5' has a sign; Number := HexNumber | (Digit)+
? 1

== no-events-csv
# what is missing in all of the file is in none of its lines.
$ --check --format=csv no-events.callgrind
| file,line,severity,message,rule,count,lines\x0d
| no-events.callgrind,,error,"no ""events:"" line names an event","""events:"" is required in each part",1,\x0d
! cgannotate: no-events.callgrind: this is not a profile: no "events:" line names an event; record one with valgrind --tool=callgrind
? 1

== number-calls
# See below-zero.
$ --check number-calls.callgrind
| number-calls.callgrind:5: error: 'x' is not a number of calls; Number := HexNumber | (Digit)+
? 1

== number-count
# See below-zero.
$ --check number-count.callgrind
| number-count.callgrind:4: error: 'many' is not a count; Number := HexNumber | (Digit)+
? 1

== number-position
# See below-zero.
$ --check number-position.callgrind
| number-position.callgrind:5: error: '-' is not a position; Number := HexNumber | (Digit)+
? 1

== number-summary
# See below-zero.
$ --check number-summary.callgrind
| number-summary.callgrind:2: error: 'x' is not a count; Number := HexNumber | (Digit)+
? 1

== position-big
# See below-zero.
$ --check position-big.callgrind
| position-big.callgrind:4: error: the position '99999999999999999999' does not fit into 64 bits; Number := HexNumber | (Digit)+
? 1

== position-form
# See below-zero.
$ --check position-form.callgrind
| position-form.callgrind:4: error: '16-20' is read as the number at its beginning; SubPosition := Number | "+" Number | "-" Number | "*"
? 1

== position-missing
# See below-zero.
$ --check position-missing.callgrind
| position-missing.callgrind:5: error: a position is missing; a cost line begins with the positions that "positions:" lists
? 1

== positions
# See below-zero.
$ --check positions.callgrind
| positions.callgrind:1: error: a position is unknown or out of order; columns are read in the order instr, bb, line; "positions:" lists instr, bb and line, in this order
? 1

== positions-word
# See below-zero.
$ --check positions-word.callgrind
| positions-word.callgrind:1: error: a position is unknown or out of order; columns are read in the order instr, bb, line; "positions:" lists instr, bb and line, in this order
? 1

== real
# real*: what Valgrind wrote passes (what real programs do is a warning): an interrupted call
# that wrapped, a summary: that did. real-combined are two threads' files in one, as
# --combine-dumps=yes writes them: each part has version:.
$ --check thr_sep.out-03 thr_sep.out-04 creq_multi.out.2 c_nocollectstart.out xtmemory_full.kcg

== real-combined
# See real.
$ --check threads-combined.out

== real-wrapped
# See real.
$ --check creq_multi.out
| creq_multi.out:388: warning: the cost of a call wrapped around; it is not given; costs are 64-bit counters
| creq_multi.out:18: warning: "summary:" gives less than 5,558, the sum of the self costs, for Ir; "summary:" should be equal to or larger than the total of all self costs

== right
# every kind of line there is, and no departure.
$ --check right.callgrind

== several
# each text is printed once, with its count (lines 5 to 8) and the first three lines.
$ --check several.callgrind
| several.callgrind:5: error: '?' is not a valid line of the format; a line is a header "key: value", "spec=name", a cost line or a comment (4 times: lines 5, 6, 7, ...)
| several.callgrind:9: error: id (9) of a function is not defined; it is shown as ???; "(ID) name" comes before "(ID)"
| several.callgrind:10: error: more costs than the 1 that "events:" names; the rest is left out; the costs of a line are those of "events:", in its order
? 1

== several-csv
# the same, a record each.
$ --check --format=csv several.callgrind
| file,line,severity,message,rule,count,lines\x0d
| several.callgrind,5,error,'?' is not a valid line of the format,"a line is a header ""key: value"", ""spec=name"", a cost line or a comment",4,5 6 7\x0d
| several.callgrind,9,error,"id (9) of a function is not defined; it is shown as ???","""(ID) name"" comes before ""(ID)""",1,9\x0d
| several.callgrind,10,error,"more costs than the 1 that ""events:"" names; the rest is left out","the costs of a line are those of ""events:"", in its order",1,10\x0d
? 1

== signed-calls
# as a cost.
$ --check signed-calls.callgrind
| signed-calls.callgrind:6: error: the count '-5' has a sign; Number := HexNumber | (Digit)+
| signed-calls.callgrind:9: error: the count '+6' has a sign; Number := HexNumber | (Digit)+
? 1

== stdin
# See files.
$ --check - <totals.callgrind
| -:5: error: "totals:" does not give 10, the sum of the cost lines, for Ir; "totals:" must give the total of all cost lines
? 1

== summary
# See below-zero.
$ --check summary.callgrind
$ --check right.callgrind summary.callgrind
| summary.callgrind:4: warning: "summary:" gives less than 10, the sum of the self costs, for Ir; "summary:" should be equal to or larger than the total of all self costs

== summary-higher
# See below-zero.
$ --check summary-higher.callgrind
| summary-higher.callgrind:2: warning: "summary:" gives 19 of Ir, the self costs are 10; "summary:" is the total cost of the program

== too-many
# See below-zero.
$ --check too-many.callgrind
| too-many.callgrind:4: error: more costs than the 1 that "events:" names; the rest is left out; the costs of a line are those of "events:", in its order
? 1

== totals
# See below-zero.
$ --check totals.callgrind
| totals.callgrind:5: error: "totals:" does not give 10, the sum of the cost lines, for Ir; "totals:" must give the total of all cost lines
? 1

== totals-fewer
# See below-zero.
$ --check totals-fewer.callgrind
| totals-fewer.callgrind:5: error: "totals:" does not give 1, the sum of the cost lines, for Dr; "totals:" must give the total of all cost lines
? 1

== totals-right
$ --check totals-right.callgrind

== version-2
$ --check version-2.callgrind
! cgannotate: version-2.callgrind:1: this is a later version of the format; cgannotate reads version 1
? 1

== version-form
# See below-zero.
$ --check version-form.callgrind
| version-form.callgrind:1: error: 'one' is not a version number; FormatVersion := "version: 1"
? 1

== version-place
# See below-zero.
$ --check version-place.callgrind
| version-place.callgrind:2: error: "version:" comes after other lines; "version:" has to be the first header line
? 1
