## How the format is read (src/README R1 to R12), each on a small profile. The
## costs of a line are powers of ten or so, so that a sum says what is in it; line
## N of n.c is "line N". By hand; rows and totals also by an
## independent program, written from those rules.

@head
| --------------------------------------------------------------------------------
| Profile data file 'base.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on

@file base.callgrind
| events: Ir
| summary: 153
| fl=n.c
| fn=main
| 10 100
| cfn=f
| calls=1 +7
| +5 40
| +2 10
| jump=1 -3
| -1
| -1 1
| cfn=f
| calls=1 *
| * 2
|
| fn=f
| 20 42

== base
# positions are relative to the last cost line, not to calls and jumps: 10 (100), the call at
# 10 + 5, then 10 + 2 (10), the jump at 12 - 1, 12 - 1 (1), and the call there, 2. f is paid
# 40 + 2 = 42 = its self cost.
# compat: src/README R8: only cost lines move the base of positions
$ --context=0 --show-percs=no base.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Ir \x20
| --------------------------------------------------------------------------------
| 153  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir   file:function
| --------------------------------------------------------------------------------
| 111  n.c:main
|  42  n.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir \x20
|
| -- line 10 ----------------------------------------
| 100  line 10
|   1  line 11
|   2  => n.c:f (1x)
|  10  line 12
| -- line 20 ----------------------------------------
|  42  line 20
| -- line 20 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir \x20
| --------------------------------------------------------------------------------
| 153  events annotated
|

@file called.callgrind
| events: Ir
| summary: 15
| ob=one
| fl=a.c
| fn=main
| 1 1
| cfn=f
| cfi=b.c
| cob=two
| calls=1 1
| 2 2
| cfn=f
| calls=1 1
| 3 4
| cfl=c.c
| cfn=f
| calls=1 1
| 4 8
|
| fn=f
| 1 4
| fl=c.c
| fn=f
| 1 8
| fl=b.c
| ob=two
| fn=f
| 1 2

== called
# cfi= and cob= hold for one call and come before or behind cfn=: b.c:f of two 2, a.c:f of one
# 4, c.c:f of one 8.
# compat: Files are part of a function: the script's b.c:f has the cost of a.c's call
$ --auto=no --threshold=100 --tree=both called.callgrind
| @head
| Profile data file 'called.callgrind'
| Thresholds:       100
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 15 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir          file:function
| --------------------------------------------------------------------------------
|
| 8 (53.33%)  < a.c:main (1x) [one]
| 8 (53.33%)  *  c.c:f [one]
|
| 4 (26.67%)  < a.c:main (1x) [one]
| 4 (26.67%)  *  a.c:f [one]
|
| 2 (13.33%)  < a.c:main (1x) [one]
| 2 (13.33%)  *  b.c:f [two]
|
| 1 ( 6.67%)  *  a.c:main [one]
| 8 (53.33%)  >   c.c:f (1x) [one]
| 4 (26.67%)  >   a.c:f (1x) [one]
| 2 (13.33%)  >   b.c:f (1x) [two]
|

@file crlf.callgrind
| events: Ir\x0d
| summary: 30\x0d
| fl=n.c\x0d
| fn=main\x0d
| 5 10\x0d
| cfn=f\x0d
| calls=1 7\x0d
| 6 20\x0d
| \x0d
| fn=f\x0d
| 7 20\x0d

== crlf
# A carriage return at the end of a line is none of it, names included: main 10 and f 20.
# compat: src/README O7: a \r before the newline is cut
$ --context=0 --show-percs=no crlf.callgrind
| @head
| Profile data file 'crlf.callgrind'
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| 30  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 20  n.c:f
| 10  n.c:main
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir\x20
|
| -- line 5 ----------------------------------------
| 10  line 5
| -- line 7 ----------------------------------------
| 20  line 7
| -- line 7 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| 30  events annotated
|

@file fi-for-one-call.callgrind
| version: 1
| creator: callgrind-3.19.0
| events: Ir
| summary: 133
| fl=n.c
| fn=main
| 5 1
| fi=gone.c
| cfn=deep
| calls=1 1
| 5 20
| 6 2
| fi=n.c
| cfn=near
| calls=1 8
| 7 40
| fe=inl.h
| 3 70
|
| fn=near
| 8 40
| fl=n.c
| fn=deep
| 9 20

== fi-for-one-call
# Callgrind's fi= in front of a call holds for it alone: deep is n.c's, line 6 is n.c's: main
# 1 + 2.
# compat: src/README R5: an fi= for one call
$ --context=0 --show-percs=no --threshold=100 --tree=calling fi-for-one-call.callgrind
| @head
| Profile data file 'fi-for-one-call.callgrind' (creator: callgrind-3.19.0)
| Thresholds:       100
|
| --------------------------------------------------------------------------------
| Ir \x20
| --------------------------------------------------------------------------------
| 133  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
|
| 70  *  inl.h:main
|
| 40  *  n.c:near
|
| 20  *  n.c:deep
|
|  3  *  n.c:main
| 40  >   n.c:near (1x)
|
|  .  *  gone.c:main
| 20  >   n.c:deep (1x)
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir\x20
|
| -- line 5 ----------------------------------------
|  1  line 5
|  2  line 6
| -- line 8 ----------------------------------------
| 40  line 8
| 20  line 9
| -- line 9 ----------------------------------------
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   gone.c
|   inl.h
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| 63  events annotated
|
! cgannotate: fi-for-one-call.callgrind:24: the part has no "totals:" at its end, as its program writes it: the file may be truncated

@file fi-holds.callgrind
| version: 1
| creator: other
| events: Ir
| summary: 133
| fl=n.c
| fn=main
| 5 1
| fi=gone.c
| cfn=deep
| calls=1 1
| 5 20
| 6 2
| fi=n.c
| cfn=near
| calls=1 8
| 7 40
| fe=inl.h
| 3 70
|
| fn=near
| 8 40
| fl=n.c
| fn=deep
| 9 20

== fi-holds
# With another creator it holds on: deep is called in gone.c, where line 6 is too.
# compat: src/README R3: fn= returns to the file of the last fl=
$ --context=0 --show-percs=no --threshold=100 --tree=calling fi-holds.callgrind
| @head
| Profile data file 'fi-holds.callgrind' (creator: other)
| Thresholds:       100
|
| --------------------------------------------------------------------------------
| Ir \x20
| --------------------------------------------------------------------------------
| 133  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
|
| 70  *  inl.h:main
|
| 40  *  n.c:near
|
| 20  *  n.c:deep
|
|  2  *  gone.c:main
| 20  >   gone.c:deep (1x)
|
|  1  *  n.c:main
| 40  >   n.c:near (1x)
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir\x20
|
| -- line 5 ----------------------------------------
|  1  line 5
| -- line 8 ----------------------------------------
| 40  line 8
| 20  line 9
| -- line 9 ----------------------------------------
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   gone.c
|   inl.h
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| 61  events annotated
|

@file fl-callgrind.callgrind
| version: 1
| cmd: prog
| events: Ir
| fl=a.c
| fn=f
| 1 10
| fl=b.c
| 2 4
| 3 2
| fn=g
| 4 8
| fl=b.c
| 5 1
| fl=a.c
| fn=f
| 6 16
| summary: 41

== fl-callgrind
# With "version:" it is not of Cachegrind: the last function goes on, f 4 + 2 in b.c, g 8 + 1.
# compat: The function of a line is that of the last fn=, whatever fl= comes behind it
$ --auto=no --threshold=100 fl-callgrind.callgrind
| @head
| Profile data file 'fl-callgrind.callgrind'
| Profiled target:  prog
| Thresholds:       100
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 41 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 26 (63.41%)  a.c:f
|  9 (21.95%)  b.c:g
|  6 (14.63%)  b.c:f
|

@file fl-positions.callgrind
| positions: line
| cmd: prog
| events: Ir
| fl=a.c
| fn=f
| 1 10
| fl=b.c
| 2 4
| 3 2
| fn=g
| 4 8
| fl=b.c
| 5 1
| fl=a.c
| fn=f
| 6 16
| summary: 41

== fl-positions
# Nor is a file with "positions:" of Cachegrind: f's lines behind fl=b.c are f's, 4 + 2, and g's 8
# + 1.
# compat: The function of a line is that of the last fn=, whatever fl= comes behind it
$ --auto=no --threshold=100 fl-positions.callgrind
| @head
| Profile data file 'fl-positions.callgrind'
| Profiled target:  prog
| Thresholds:       100
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 41 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 26 (63.41%)  a.c:f
|  9 (21.95%)  b.c:g
|  6 (14.63%)  b.c:f
|

@file fn-and-fl.callgrind
| events: Ir
| fn=early
| 1 1
| fl=a.c
| fn=f
| 2 2
| fi=b.h
| 3 4
| fn=g
| 4 8
| fe=c.h
| 5 16
| fl=d.c
| 6 32
| fn=h
| 7 64

== fn-and-fl
# fn= returns to the file of the last fl=: f 2 in a.c, 4 in b.h; g 8 in a.c, 16 in c.h, 32 in
# d.c; h 64 in d.c. early has no file.
# compat: src/README R3: fn= returns to the file of the last fl=, and with no file it is ???
$ --auto=no --threshold=100 --show-percs=no fn-and-fl.callgrind
| @head
| Profile data file 'fn-and-fl.callgrind'
| Thresholds:       100
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir \x20
| --------------------------------------------------------------------------------
| 127  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 64  d.c:h
| 32  d.c:g
| 16  c.h:g
|  8  a.c:g
|  4  b.h:f
|  2  a.c:f
|  1  ???:early
|

@file header.callgrind
| events:   A   B \x20
| event: A : how many As
| event: C = A + 2 B : both
| cmd:  ./prog  -x
| creator:   hand made \x20
| desc: Key: value
| desc:\x20
| desc:nothing
| unknown: whatever
| foo_bar: x
| totals= 1 2
| total: 1 2
| rec=(1)
| frfn=(spontaneous)
| bb=0x1 1 2
| ln=3
| fl=a.c
| fn=main
| rcalls=1 1
| 1 5 5
| 1 10 20
| summary:    10   20\x20

== header
# long names, formulas, keys nobody knows; "total:" and "totals=" are no totals; "rec=" has no name.
# compat: Blanks behind keys; "rcalls=" has a line of costs, which are no self costs
$ --auto=no --threshold=100 --show-percs=no header.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'header.callgrind' (creator: hand made)
| --------------------------------------------------------------------------------
| Key: value
|
| nothing
| Profiled target:  ./prog  -x
| Events recorded:  A B
| Events shown:     A B
| Event sort order: A B
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| A  B \x20
| --------------------------------------------------------------------------------
| 10 20  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| A  B   file:function
| --------------------------------------------------------------------------------
| 10 20  a.c:main
|
! cgannotate: header.callgrind:11: 'totals= 1 2' is not a valid line of the format

@file hex-costs.callgrind
| events: Ir Dr
| fl=n.c
| fn=main
| 0x5 0x10 0xff
| 6 1.5 2.4999
| 7 -2.5 1000

== hex-costs
# 16 255, 1.5 -> 2, 2.4999 -> 2, -2.5 -> -3; 16 + 2 - 3 = 15.
# Ir 1.5 and -2.5 lose nothing together, Dr 2.4999 loses 0.4999.
# compat: src/README R8, R9: hexadecimal counts are read, decimal ones are rounded
$ --context=0 --show-percs=no hex-costs.callgrind
| @head
| Profile data file 'hex-costs.callgrind'
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       99 0
|
| --------------------------------------------------------------------------------
| Ir Dr   \x20
| --------------------------------------------------------------------------------
| 15 1,257  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir Dr     file:function
| --------------------------------------------------------------------------------
| 15 1,257  n.c:main
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir Dr   \x20
|
| -- line 5 ----------------------------------------
| 16   255  line 5
|  2     2  line 6
| -3 1,000  line 7
| -- line 7 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir Dr   \x20
| --------------------------------------------------------------------------------
| 15 1,257  events annotated
|
! cgannotate: hex-costs.callgrind:5: counts are rounded to integers

@file ids.callgrind
| events: Ir
| summary: 60
| ob=(1) one
| fl=(1) a.c
| fn=(1) main
| 1 10
| cob=(2) two
| cfi=(2) b.c
| cfn=(2) f
| calls=1 1
| 2 30
| cfn=(3)
| calls=1 1
| 3 5
| fn=(1)
| 5 2
| fl=(9)
| fn=(4) g
| 1 3
| fn=(1) other
| 1 15
| fl=(2)
| ob=(2)
| fn=(2)
| 1 30
| fn=(77777777777777777777) big
| 1 0

== ids
# objects, files and functions are numbered apart. (3) and (9) were never defined. (1) becomes
# other, 15; main keeps 10 + 2. An id over 2^64 is none.
# compat: src/README R2: ids that were never defined are ???
$ --auto=no --threshold=100 --tree=calling ids.callgrind
$ --auto=no --threshold=100 --tree=calling ids.callgrind
| @head
| Profile data file 'ids.callgrind'
| Thresholds:       100
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 60 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
|
| 30 (50.00%)  *  b.c:f [two]
|
| 15 (25.00%)  *  ???:other [one]
|
| 12 (20.00%)  *  a.c:main [one]
| 30 (50.00%)  >   b.c:f (1x) [two]
|  5 ( 8.33%)  >   a.c:??? (1x)
|
|  3 ( 5.00%)  *  ???:g [one]
|
|  0           *  b.c:big [two]
|
! cgannotate: ids.callgrind:12: id (3) of a function is not defined; it is shown as ???
! cgannotate: ids.callgrind:17: id (9) of a file is not defined; it is shown as ???
! cgannotate: ids.callgrind:26: the id '(77777777777777777777) big' does not fit into 64 bits

== instr-line
# With instr and line, the line is the last position: 5, 5 + 1 and, by "*", 6 again: 1, and 10 +
# 100.
# compat: src/README O17: one "-- line" between lines that are apart, none between neighbours
$ --context=0 --show-percs=no instr-line.callgrind
| @head
| Profile data file 'instr-line.callgrind'
|
| --------------------------------------------------------------------------------
| Ir \x20
| --------------------------------------------------------------------------------
| 111  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir   file:function
| --------------------------------------------------------------------------------
| 111  n.c:main
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir \x20
|
| -- line 5 ----------------------------------------
|   1  line 5
| 110  line 6
| -- line 6 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir \x20
| --------------------------------------------------------------------------------
| 111  events annotated
|

== instr-only
# Without the position line, no line is known of 1 + 10.
$ --context=0 --show-percs=no instr-only.callgrind
| @head
| Profile data file 'instr-only.callgrind'
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| 11  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 11  n.c:main
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir\x20
|
|
| 11  <counts for unidentified lines in n.c>
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
|  .  events annotated
|

@file jumps.callgrind
| version: 1
| creator: callgrind-3.19.0
| positions: line
| events: Ir
| summary: 111
| fl=n.c
| fn=main
| 5 1
| jump=10 9
| 5
| jcnd=5/10 +4
| *\x20
| jcnd=3/4 12
| 6 10
| jfi=other.c
| jfn=other
| jump=1 1
| 9
| 7 100

== jumps
# positions alone behind jump= and jcnd= are no cost line; "6 10" is one.
# compat: src/README R7: the positions after a jump are no cost line
$ --context=0 --show-percs=no jumps.callgrind
| @head
| Profile data file 'jumps.callgrind' (creator: callgrind-3.19.0)
|
| --------------------------------------------------------------------------------
| Ir \x20
| --------------------------------------------------------------------------------
| 111  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir   file:function
| --------------------------------------------------------------------------------
| 111  n.c:main
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir \x20
|
| -- line 5 ----------------------------------------
|   1  line 5
|  10  line 6
| 100  line 7
| -- line 7 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir \x20
| --------------------------------------------------------------------------------
| 111  events annotated
|
! cgannotate: jumps.callgrind:19: the part has no "totals:" at its end, as its program writes it: the file may be truncated

@file line-only-second.callgrind
| positions: bb line
| events: Ir
| summary: 111
| fl=n.c
| fn=main
| 0x1000 5 1
| +0x4 +1 10
| 0x1000 * 100

== line-only-second
# With bb and line, the line is the last position: 5, 5 + 1 and 6 again.
# compat: positions: with bb, which the script refuses
$ --context=0 --show-percs=no line-only-second.callgrind
| @head
| Profile data file 'line-only-second.callgrind'
|
| --------------------------------------------------------------------------------
| Ir \x20
| --------------------------------------------------------------------------------
| 111  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir   file:function
| --------------------------------------------------------------------------------
| 111  n.c:main
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir \x20
|
| -- line 5 ----------------------------------------
|   1  line 5
| 110  line 6
| -- line 6 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir \x20
| --------------------------------------------------------------------------------
| 111  events annotated
|

== names
# whatever the name looks like; 100 to 8 in order. (3) is ??? before it is defined (90), then
# three (1 + 1). Control characters, of UTF-8 too, and bytes that are not UTF-8 as \xNN,
# tabs as they are.
# compat: src/README R10, R2, O13: blanks before a name are not part of it, an id is followed by a blank or nothing; \xNN
$ --auto=no --threshold=100 --tree=none names.callgrind
| @head
| Profile data file 'names.callgrind'
| Thresholds:       100
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| 665 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| 100 (15.04%)  with:colon.c:std::map<int, char>::f(int)
|  90 (13.53%)  dir name/(x) = y.c:???
|  80 (12.03%)  dir name/(x) = y.c:(x) not an id
|  70 (10.53%)  dir name/(x) = y.c:()
|  60 ( 9.02%)  dir name/(x) = y.c:(4)name
|  50 ( 7.52%)  dir name/(x) = y.c:# hash
|  45 ( 6.77%)  dir name/(x) = y.c:a => b
|  40 ( 6.02%)  dir name/(x) = y.c:main'2
|  35 ( 5.26%)  dir name/(x) = y.c:blanks before
|  30 ( 4.51%)  dir name/(x) = y.c:blank after\x20
|  25 ( 3.76%)  :no file
|  20 ( 3.01%)  :
|   8 ( 1.20%)  b.c:events: Ir
|   5 ( 0.75%)  latin\\xe9.c:café \\xff\\xfe
|   3 ( 0.45%)  latin\\xe9.c:a\\x1b[31mred\\x07	b\\x7f
|   2 ( 0.30%)  dir name/(x) = y.c:three
|   2 ( 0.30%)  latin\\xe9.c:\\xc2\\x9b
|
! cgannotate: names.callgrind:7: id (3) of a function is not defined; it is shown as ???

@file no-position.callgrind
| events: Ir Dr
| fl=n.c
| fn=main
| 5 1 2
|  10 20
| 	+3 4

== no-position
# Costs behind a blank have no line: 10 + 3, 20 + 4.
# compat: src/README R10: a line that begins with a blank has costs of line 0
$ --context=0 --show-percs=no no-position.callgrind
| @head
| Profile data file 'no-position.callgrind'
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       99 0
|
| --------------------------------------------------------------------------------
| Ir Dr\x20
| --------------------------------------------------------------------------------
| 14 26  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir Dr  file:function
| --------------------------------------------------------------------------------
| 14 26  n.c:main
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir Dr\x20
|
| -- line 5 ----------------------------------------
|  1  2  line 5
| -- line 5 ----------------------------------------
|
| 13 24  <counts for unidentified lines in n.c>
|
| --------------------------------------------------------------------------------
| Ir Dr\x20
| --------------------------------------------------------------------------------
|  1  2  events annotated
|

== positions-change
# Each line is read by the positions in force: 5 has 1, 6 behind an address 10, 7 100.
# compat: src/README R1: positions: may come again
$ --context=0 --show-percs=no positions-change.callgrind
| @head
| Profile data file 'positions-change.callgrind'
|
| --------------------------------------------------------------------------------
| Ir \x20
| --------------------------------------------------------------------------------
| 111  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir   file:function
| --------------------------------------------------------------------------------
| 111  n.c:main
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir \x20
|
| -- line 5 ----------------------------------------
|   1  line 5
|  10  line 6
| 100  line 7
| -- line 7 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir \x20
| --------------------------------------------------------------------------------
| 111  events annotated
|

@file ranges.callgrind
| events: Ir
| summary: 1111
| fl=n.c
| fn=main
| 3-9 1
| +2:8 10
| 7+4 100
| 9:12 1000

== ranges
# 3, 3 + 2, 7, 9: the starts.
# compat: src/README R8: a range stands for its start
$ --context=0 --show-percs=no ranges.callgrind
| @head
| Profile data file 'ranges.callgrind'
|
| --------------------------------------------------------------------------------
| Ir   \x20
| --------------------------------------------------------------------------------
| 1,111  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir     file:function
| --------------------------------------------------------------------------------
| 1,111  n.c:main
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir   \x20
|
| -- line 3 ----------------------------------------
|     1  line 3
| -- line 5 ----------------------------------------
|    10  line 5
| -- line 7 ----------------------------------------
|   100  line 7
| -- line 9 ----------------------------------------
| 1,000  line 9
| -- line 9 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir   \x20
| --------------------------------------------------------------------------------
| 1,111  events annotated
|

@file relative.callgrind
| events: Ir
| summary: 1111111
| fl=n.c
| fn=main
| 5 1
| +3 10
| -1 100
| * 1000
| 0x0a 10000
| +0x2 100000
| -20 1000000

== relative
# 5, 5 + 3, 8 - 1, 7 again, 0xa, 10 + 2, and 12 - 20 is taken for 0.
# compat: src/README R8: relative and hexadecimal positions, not below 0
$ --context=0 --show-percs=no relative.callgrind
| @head
| Profile data file 'relative.callgrind'
|
| --------------------------------------------------------------------------------
| Ir       \x20
| --------------------------------------------------------------------------------
| 1,111,111  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir         file:function
| --------------------------------------------------------------------------------
| 1,111,111  n.c:main
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir       \x20
|
| -- line 5 ----------------------------------------
|         1  line 5
| -- line 7 ----------------------------------------
|     1,100  line 7
|        10  line 8
| -- line 10 ----------------------------------------
|    10,000  line 10
| -- line 12 ----------------------------------------
|   100,000  line 12
| -- line 12 ----------------------------------------
|
| 1,000,000  <counts for unidentified lines in n.c>
|
| --------------------------------------------------------------------------------
| Ir     \x20
| --------------------------------------------------------------------------------
| 111,111  events annotated
|
! cgannotate: relative.callgrind:11: the relative position '-20' is below zero; it is taken as zero

@file seconds.callgrind
| events: Time Bytes
| fl=a.py
| fn=f
| 1 0.02 1.5
| 2 0.36 7
| 3 0.44 2.5
| cfn=g
| calls=1 9
| 4 0.4 0.4
| fn=g
| 9 .25 .1
| 10 -.25 2.4

== seconds
# Time 0.02 + 0.36 + 0.44 + 0.25 - 0.25 is 0 and loses 0.82; Bytes 1.5 + 2.5 + 0.1 + 2.4 = 6.5
# are 2 + 3 + 0 + 2, which adds 0.5. A call's 0.4 is no self cost.
# compat: src/README R9: fractions are rounded, and that is said
$ --auto=no --threshold=100 seconds.callgrind
| @head
| Profile data file 'seconds.callgrind'
| Events recorded:  Time Bytes
| Events shown:     Time Bytes
| Event sort order: Time Bytes
| Thresholds:       100 0
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Time       Bytes      \x20
| --------------------------------------------------------------------------------
| 0          14 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Time       Bytes        file:function
| --------------------------------------------------------------------------------
| 0          12 (85.71%)  a.py:f
| 0           2 (14.29%)  a.py:g
|
! cgannotate: seconds.callgrind:4: counts are rounded to integers

@file seldom.callgrind
| events: Ir
| ==== NEW PROFILING FILE ==========
| fl=a.c
| fn=main
| hello
| 1 10
| 1 10 20 30
| 1x 5
| 2 ten
| 3 .
| 4 1\x20

== seldom
# 10 + 10 + 5 + 1 = 26: what is not understood is warned of.
# compat: What fits nothing is warned of and left out; the script stops
$ --auto=no --threshold=100 --show-percs=no seldom.callgrind
| @head
| Profile data file 'seldom.callgrind'
| Thresholds:       100
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| 26  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 26  a.c:main
|
! cgannotate: seldom.callgrind:5: 'hello' is not a valid line of the format
! cgannotate: seldom.callgrind:7: more costs than the 1 that "events:" names; the rest is left out
! cgannotate: seldom.callgrind:9: 'ten' is not a count

@file thread-parts.callgrind
| # callgrind format
| version: 1
| pid: 5
| thread: 1
| part: 1
| events: Ir
| fl=(1) a.c
| fn=(1) f
| 1 10
| totals: 10
| # callgrind format
| version: 1
| pid: 5
| thread: 2
| part: 1
| events: Ir
| fl=(1) b.c
| fn=(1) g
| 1 20
| totals: 20

== thread-parts
# 10 and 20 of two threads.
# compat: src/README N3: parts add up, and the header says how many there are
$ --auto=no --threshold=100 --show-percs=no thread-parts.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'thread-parts.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown) (PID 5)
| Parts:            2 (of 2 threads)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| 30  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 20  b.c:g
| 10  a.c:f
|

== three
# Of three positions the line is the last: 5, 5 + 2 and f's 9; the call's 50 are none of line 6's
# own.
# compat: positions: with bb, which the script refuses
$ --context=0 --show-percs=no three.callgrind
| @head
| Profile data file 'three.callgrind'
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| 61  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 50  n.c:f
| 11  n.c:main
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: n.c
| --------------------------------------------------------------------------------
| Ir\x20
|
| -- line 5 ----------------------------------------
|  1  line 5
| -- line 7 ----------------------------------------
| 10  line 7
| -- line 9 ----------------------------------------
| 50  line 9
| -- line 9 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| 61  events annotated
|

== xdebug-twice
# Two profiles in a file, whose ids are numbered anew: Time 31 + 6, Mem 500 + 500; {main} 20 +
# 5 and 0 + 7.
# compat: src/README N3: parts add up, and ids are numbered anew
$ --auto=no --threshold=100 --show-percs=no xdebug-twice.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'xdebug-twice.callgrind' (creator: xdebug 3.2.0)
| --------------------------------------------------------------------------------
| Profiled target:  a.php
| Parts:            2
| Events recorded:  Time Mem
| Events shown:     Time Mem
| Event sort order: Time Mem
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Time Mem  \x20
| --------------------------------------------------------------------------------
|   37 1,000  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Time Mem  file:function
| --------------------------------------------------------------------------------
|   25   7  a.php:{main}
|   10   0  php:internal:php::strlen
|
