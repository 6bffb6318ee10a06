## The rules for numbers (src/README N1 to N8) but that for recursion, each on the
## smallest profile; all figures by hand, and those of the rows also by an
## independent program.

@head
| --------------------------------------------------------------------------------
| Profile data file 'calls-0.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

@file before-fn.callgrind
| events: A
| 5 1
| ob=o3
| fl=F1
| fn=g
| 6 2

== before-fn
# Costs before any fn= are of no object and of file ???, whatever ob= and fl= come behind
# them: 1, and g 2.
# compat: src/README R3: a function before any fl= is of file ???; the script loses it
$ --auto=no --inclusive=yes --show-percs=no --threshold=100 before-fn.callgrind
| @head
| Profile data file 'before-fn.callgrind'
| Events recorded:  A
| Events shown:     A
| Event sort order: A
|
| --------------------------------------------------------------------------------
| A\x20
| --------------------------------------------------------------------------------
| 3  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| A  file:function
| --------------------------------------------------------------------------------
| 2  F1:g [o3]
| 1  ???:???
|
! cgannotate: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

@file calls-0.callgrind
| events: Ir
| summary: 30
| fl=a.c
| fn=main
| 1 10
| cfn=f
| calls=0 5
| 2 20
|
| fn=f
| 5 20

== calls-0
# A call that was counted 0 times costs 20 all the same, and that is no self cost of main:
# main 10, f 20.
# compat: src/README N2: a call's cost is never self cost, whatever its count
$ --auto=no --threshold=100 --tree=both calls-0.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 30 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
|
| 20 (66.67%)  < a.c:main (0x)
| 20 (66.67%)  *  a.c:f
|
| 10 (33.33%)  *  a.c:main
| 20 (66.67%)  >   a.c:f (0x)
|

== calls-0-self
# The self costs of calls-0.
# compat: src/README N2: a call's cost is never self cost, whatever its count
$ --auto=no calls-0.callgrind
| @head
| Thresholds:       99
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

@file inclusive-negative.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 0
| cfn=f
| calls=1 1
| 2 20
| fn=f
| 1 5
| fn=g
| 2 -9223372036854775807
| fn=h
| 3 2

== inclusive-negative
# The total is 5 - (2^63 - 1) + 2; less main's or f's 20, both paid for f, it is less than
# -2^63, so that the list goes on to its end.
# compat: src/README O2, N4: thousands separators and percentages of negative numbers
$ --inclusive=yes --auto=no inclusive-negative.callgrind
| @head
| Profile data file 'inclusive-negative.callgrind'
| Thresholds:       99
|
| --------------------------------------------------------------------------------
| Ir                                 \x20
| --------------------------------------------------------------------------------
| -9,223,372,036,854,775,800 (-100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir                                   file:function
| --------------------------------------------------------------------------------
|                         20 ( 0.00%)  a.c:f
|                         20 ( 0.00%)  a.c:main
|                          2 ( 0.00%)  a.c:h
| -9,223,372,036,854,775,807 (-100.0%)  a.c:g
|

@file least.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 -9223372036854775808

== least
# -2^63 fits.
# compat: src/README O2: thousands separators and percentages of negative numbers
$ --auto=no --threshold=100 --show-percs=yes least.callgrind
| @head
| Profile data file 'least.callgrind'
|
| --------------------------------------------------------------------------------
| Ir                                 \x20
| --------------------------------------------------------------------------------
| -9,223,372,036,854,775,808 (-100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir                                   file:function
| --------------------------------------------------------------------------------
| -9,223,372,036,854,775,808 (-100.0%)  a.c:main
|

@file most.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 9223372036854775806
| fn=f
| 1 1

== most
# 2^63 - 1 fits, a sum of two.
$ --auto=no --threshold=100 --show-percs=yes most.callgrind
| @head
| Profile data file 'most.callgrind'
|
| --------------------------------------------------------------------------------
| Ir                                \x20
| --------------------------------------------------------------------------------
| 9,223,372,036,854,775,807 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir                                  file:function
| --------------------------------------------------------------------------------
| 9,223,372,036,854,775,806 (100.0%)  a.c:main
|                         1 ( 0.00%)  a.c:f
|

@file negative.callgrind
| events: Ir
| summary: -1000
| fl=a.c
| fn=big
| 1 1234567
| fn=small
| 1 -1234567
| fn=rest
| 1 -1000
| fn=nought
| 1 0

== negative
# Of -30 -4, -31 is believed and -3 is not. word: the line is no summary. none: the sums.
# percentages are of 1000, the total's magnitude: 1,234,567 are 123456.7 %. By value:
# 1,234,567 0 -1,000 -1,234,567.
# compat: src/README O2, N4: thousands separators and percentages of negative numbers
$ --auto=no --threshold=100 --show-percs=yes negative.callgrind
| @head
| Profile data file 'negative.callgrind'
|
| --------------------------------------------------------------------------------
| Ir             \x20
| --------------------------------------------------------------------------------
| -1,000 (-100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir                   file:function
| --------------------------------------------------------------------------------
| 1,234,567 (123456.7%)  a.c:big
|          0           a.c:nought
|    -1,000 (-100.0%)  a.c:rest
| -1,234,567 (-123456.7%)  a.c:small
|

== negative-half
# big alone, 1,234,567, is more than half of the magnitude of -1,000.
# compat: src/README O2, N4: thousands separators and percentages of negative numbers
$ --auto=no --threshold=50 negative.callgrind | grep -E 'TOTALS|a\.c:'
| -1,000 (-100.0%)  PROGRAM TOTALS
| 1,234,567 (123456.7%)  a.c:big

@file negative-sum.callgrind
| events: Ir
| summary: 20000
| fl=a.c
| fn=a
| 1 1000
| fn=m
| 2 -1999

== negative-sum
# -999 is nearer to zero than the summary, 20,000, as callgrind_annotate has it, too.
# compat: src/README O2, N4: thousands separators and percentages of negative numbers
$ --auto=no --threshold=100 negative-sum.callgrind
| @head
| Profile data file 'negative-sum.callgrind'
|
| --------------------------------------------------------------------------------
| Ir             \x20
| --------------------------------------------------------------------------------
| 20,000 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir               file:function
| --------------------------------------------------------------------------------
|  1,000 ( 5.00%)  a.c:a
| -1,999 (-10.0%)  a.c:m
|

@file minus.callgrind
| events: Ir
| summary: 20000
| fl=a.c
| fn=a
| 1 1000
| fn=m
| 2 -1999
| fn=n
| 3 -1998
| fn=p
| 4 10819

== negative-tenths
# -9.995 % and less have one decimal, -9.99 % two; 54.095 % is a little less as a double:
# 54.09 %. All but the separators are callgrind_annotate's.
# compat: src/README O2, N4: thousands separators and percentages of negative numbers
$ --auto=no --threshold=100 minus.callgrind
| @head
| Profile data file 'minus.callgrind'
|
| --------------------------------------------------------------------------------
| Ir             \x20
| --------------------------------------------------------------------------------
| 20,000 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir               file:function
| --------------------------------------------------------------------------------
| 10,819 (54.09%)  a.c:p
|  1,000 ( 5.00%)  a.c:a
| -1,998 (-9.99%)  a.c:n
| -1,999 (-10.0%)  a.c:m
|
! cgannotate: minus.callgrind:2: "summary:" gives 20,000 of Ir, the self costs are 7,822

@file not-given.callgrind
| events: A B
| summary: 100 10
| fl=a.c
| fn=zero
| 1 10 0
| fn=dot
| 1 10
| fn=one
| 1 10 1
| fn=point
| 1 10 .
| fn=rest
| 1 60 9

== not-given
# By B: 9, 1, 0 and then what is not given, by name; a dot is not given either.
$ --auto=no --threshold=100 --sort=B,A not-given.callgrind
| @head
| Profile data file 'not-given.callgrind'
| Events recorded:  A B
| Events shown:     A B
| Event sort order: B A
| Thresholds:       100 0
|
| --------------------------------------------------------------------------------
| A            B          \x20
| --------------------------------------------------------------------------------
| 100 (100.0%) 10 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| A           B           file:function
| --------------------------------------------------------------------------------
| 60 (60.00%) 9 (90.00%)  a.c:rest
| 10 (10.00%) 1 (10.00%)  a.c:one
| 10 (10.00%) 0           a.c:zero
| 10 (10.00%) .           a.c:dot
| 10 (10.00%) .           a.c:point
|

== objects
# f of one.so and f of two.so are two rows, and a.h:f of each is another. one.so's f: self 10
# + 1, calls 20 + 5: 36; its a.h row 1 + 5 = 6. two.so's f: self 20 + 2 = 22, of which 20 were
# paid; h 5; main 28. Sum 66.
# compat: src/README N1: two objects with the same file:name are two rows
$ --auto=no --threshold=100 --inclusive=yes objects.callgrind
| @head
| Profile data file 'objects.callgrind'
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 66 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 36 (54.55%)  a.c:f [one.so]
| 28 (42.42%)  b.c:main [one.so]
| 22 (33.33%)  a.c:f [two.so]
|  6 ( 9.09%)  a.h:f [one.so]
|  5 ( 7.58%)  a.h:h [two.so]
|  2 ( 3.03%)  a.h:f [two.so]
|

== objects-self
# The self costs of objects.
# compat: src/README N1: two objects with the same file:name are two rows
$ --auto=no --threshold=100 objects.callgrind
| @head
| Profile data file 'objects.callgrind'
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 66 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 28 (42.42%)  b.c:main [one.so]
| 20 (30.30%)  a.c:f [two.so]
| 10 (15.15%)  a.c:f [one.so]
|  5 ( 7.58%)  a.h:h [two.so]
|  2 ( 3.03%)  a.h:f [two.so]
|  1 ( 1.52%)  a.h:f [one.so]
|

@file order.callgrind
| events: Ir
| summary: 40
| ob=z
| fl=b.c
| fn=f
| 1 10
| fl=a.c
| fn=g
| 1 10
| cfn=x
| calls=1 1
| 1 5
| cfn=b
| calls=1 1
| 1 5
| cfn=Z
| calls=9 1
| 1 5
| fn=f
| 1 10
| ob=y
| fn=f
| 1 10

== order
# All rows cost 10: by file:name, then object; callees of 5: Z b x.
# compat: src/README N8, N1: every order is total; two objects are two rows
$ --auto=no --threshold=100 --tree=both order.callgrind
| @head
| Profile data file 'order.callgrind'
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 40 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
|
| 10 (25.00%)  *  a.c:f [y]
|
| 10 (25.00%)  *  a.c:f [z]
|
| 10 (25.00%)  *  a.c:g [z]
|  5 (12.50%)  >   a.c:Z (9x)
|  5 (12.50%)  >   a.c:b (1x)
|  5 (12.50%)  >   a.c:x (1x)
|
| 10 (25.00%)  *  b.c:f [z]
|

@file order-large.callgrind
| events: Ir
| fl=a.c
| fn=a
| 1 16777216
| fn=b
| 1 16777217
| fn=c
| 1 9007199254740992
| fn=d
| 1 9007199254740993
| fn=e
| 1 -16777217
| fn=f
| 1 -16777216

== order-large
# 2^53 + 1 before 2^53, 2^24 + 1 before 2^24, -2^24 before -2^24 - 1, though no float tells
# them apart and names are the other way. Total: 2^54 + 1 + (2^25 + 1) - (2^25 + 1) =
# 18,014,398,509,481,985.
# compat: src/README O2, N4: thousands separators and percentages of negative numbers
$ --auto=no --threshold=100 order-large.callgrind
| @head
| Profile data file 'order-large.callgrind'
|
| --------------------------------------------------------------------------------
| Ir                             \x20
| --------------------------------------------------------------------------------
| 18,014,398,509,481,985 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir                              file:function
| --------------------------------------------------------------------------------
| 9,007,199,254,740,993 (50.00%)  a.c:d
| 9,007,199,254,740,992 (50.00%)  a.c:c
|            16,777,217 ( 0.00%)  a.c:b
|            16,777,216 ( 0.00%)  a.c:a
|           -16,777,216 (-0.00%)  a.c:f
|           -16,777,217 (-0.00%)  a.c:e
|

@file overflow-calls.callgrind
| events: Ir
| summary: 1
| fl=a.c
| fn=main
| 1 1
| calls=9223372036854775808 1
| 1 1

== overflow-calls
# A number of calls of 2^63 does not fit: file, line and what it is are named.
# compat: src/README N7: what does not fit into 64 bits is an error
$ --auto=no --threshold=100 --tree=both overflow-calls.callgrind
! cgannotate: overflow-calls.callgrind:6: the number of calls does not fit into 64 bits
? 1

@file overflow-count.callgrind
| events: Ir Dr
| fl=a.c
| fn=main
| 1 1 9223372036854775808

== overflow-count
# A count of 2^63 does not fit.
# compat: src/README N7: what does not fit into 64 bits is an error
$ --auto=no --threshold=100 --show-percs=yes overflow-count.callgrind
! cgannotate: overflow-count.callgrind:4: a count of Dr does not fit into 64 bits
? 1

@file overflow-line.callgrind
| events: Ir Dr
| fl=a.c
| fn=main
| 1 1 9223372036854775807
| fn=f
| 1 1
| fn=main
| 1 1 1

== overflow-line
# main's 2^63 - 1 and 1 more in line 8 do not fit into the sum of its row.
# compat: src/README N7: what does not fit into 64 bits is an error
$ --auto=no --threshold=100 --show-percs=yes overflow-line.callgrind
! cgannotate: overflow-line.callgrind:8: the sum of Dr does not fit into 64 bits
? 1

@file overflow-negative.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 -9223372036854775809

== overflow-negative
# A count of -2^63 - 1 does not fit.
# compat: src/README N7: what does not fit into 64 bits is an error
$ --auto=no --threshold=100 --show-percs=yes overflow-negative.callgrind
! cgannotate: overflow-negative.callgrind:4: a count of Ir does not fit into 64 bits
? 1

@file overflow-sum.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 9223372036854775807
| fn=f
| 1 1

== overflow-sum
# 2^63 - 1 of main and 1 of f do not fit into the total.
# compat: src/README N7: what does not fit into 64 bits is an error
$ --auto=no --threshold=100 --show-percs=yes overflow-sum.callgrind
! cgannotate: overflow-sum.callgrind:6: the sum of Ir does not fit into 64 bits
? 1

@file part-of-one-line.callgrind
| events: Ir
| fn=f
| 2 30

== part-of-one-line
# A part that is one line, 30.
# compat: src/README R3: a function before any fl= is of file ???; the script loses it
$ --auto=no --threshold=100 --show-percs=yes part-of-one-line.callgrind
| @head
| Profile data file 'part-of-one-line.callgrind'
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 30 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 30 (100.0%)  ???:f
|

@file part-without-events.callgrind
| events: A B
| fn=f
| 1 1 2
| # callgrind format
| 2 3 4
| events: A
| 3 5

== part-without-events
# A part begins at "# callgrind format", and the events that it does not say again hold on: A
# 1 + 3 + 5, B 2 + 4; a total is never less than the sum of the self costs.
# compat: src/README R3: a function before any fl= is of file ???; the script loses it
$ --auto=no --show-percs=no part-without-events.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'part-without-events.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Parts:            3
| Events recorded:  A B
| Events shown:     A B
| Event sort order: A B
| Thresholds:       99 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| A B\x20
| --------------------------------------------------------------------------------
| 9 6  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| A B  file:function
| --------------------------------------------------------------------------------
| 9 6  ???:f
|

== parts
# events by name, positions of its own in each part. Ir 30 + 6 + 2 = 38, Dr 3 + 0 + 3 = 6, Dw
# 0 + 4 + 1 = 5; f: Ir 20 + 6 + 2, Dr 2 + 3, Dw 4 + 1.
# compat: src/README N3: parts add up, events by name; the script stops at the second positions:
$ --auto=no --threshold=100 --show-percs=yes parts.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'parts.callgrind' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache: none
| Profiled target:  ./p (PID 7)
| Parts:            3
| Events recorded:  Ir Dr Dw
| Events shown:     Ir Dr Dw
| Event sort order: Ir Dr Dw
| Thresholds:       100 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir          Dr         Dw        \x20
| --------------------------------------------------------------------------------
| 38 (100.0%) 6 (100.0%) 5 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir          Dr         Dw          file:function
| --------------------------------------------------------------------------------
| 28 (73.68%) 5 (83.33%) 5 (100.0%)  a.c:f
| 10 (26.32%) 1 (16.67%) .           a.c:main
|
! cgannotate: parts.callgrind:28: the part has no "totals:" at its end, as its program writes it: the file may be truncated
! cgannotate: parts.callgrind:31: the part has no "totals:" at its end, as its program writes it: the file may be truncated

@file total-of-last-line.callgrind
| events: Ir Dr
| fn=f
| 2 30
| fn=g
| 3 10 5

== total-of-last-line
# Dr is given by the very last line only, Ir 30 + 10, Dr 5.
# compat: src/README R3: a function before any fl= is of file ???; the script loses it
$ --auto=no --threshold=100 --show-percs=yes total-of-last-line.callgrind
| @head
| Profile data file 'total-of-last-line.callgrind'
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
|
| --------------------------------------------------------------------------------
| Ir          Dr        \x20
| --------------------------------------------------------------------------------
| 40 (100.0%) 5 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir          Dr          file:function
| --------------------------------------------------------------------------------
| 30 (75.00%) .           ???:f
| 10 (25.00%) 5 (100.0%)  ???:g
|

@file totals-both-lower.callgrind
| events: Ir Dr
| summary: 29 9
| fl=a.c
| fn=main
| 1 10 5
| 2 20 5
| totals: 28 8

== totals-both-lower
# summary: 29 9 and totals: 28 8 are less than the self costs, 10 + 20 and 5 + 5: the sums are the
# totals.
# compat: src/README N4: a total less than the costs is not believed
$ --auto=no totals-both-lower.callgrind | grep -E 'TOTALS|a\.c:'
| 30 (100.0%) 10 (100.0%)  PROGRAM TOTALS (calculated)
| 30 (100.0%) 10 (100.0%)  a.c:main

@file totals-higher.callgrind
| events: Ir Dr
| summary: 32 10
| fl=a.c
| fn=main
| 1 10 5
| 2 20 5
| totals: 30 10

== totals-higher
# 32 of summary: is more than the self costs, 30, and is the total; 30 are 93.75 % of it.
$ --auto=no totals-higher.callgrind | grep -E 'TOTALS|a\.c:'
| 32 (100.0%) 10 (100.0%)  PROGRAM TOTALS
| 30 (93.75%) 10 (100.0%)  a.c:main

@file totals-lower.callgrind
| events: Ir Dr
| summary: 29 12
| fl=a.c
| fn=main
| 1 10 5
| 2 20 5
| totals: 31 11

== totals-lower
# summary: gives 29 of Ir, less than 30, so totals: with 31 is believed; its 12 of Dr is, though
# totals: has 11.
# compat: src/README N4: a total less than the costs is not believed
$ --auto=no totals-lower.callgrind | grep -E 'TOTALS|a\.c:'
| 31 (100.0%) 12 (100.0%)  PROGRAM TOTALS
| 30 (96.77%) 10 (83.33%)  a.c:main

@file totals-negative.callgrind
| events: Ir Dr
| summary: -31 -3
| fl=a.c
| fn=main
| 1 -40 -5
| 2 10 1

== totals-negative
# Of self costs -30 -4, summary's -31 is farther from zero and believed, its -3 is nearer and is
# not; -30 are 96.8 % of -31.
# compat: src/README N4: of a negative sum, a total nearer to zero is not believed; percentages of magnitudes
$ --auto=no totals-negative.callgrind | grep -E 'TOTALS|a\.c:'
| -31 (-100.0%) -4 (-100.0%)  PROGRAM TOTALS
| -30 (-96.8%) -4 (-100.0%)  a.c:main

@file totals-none.callgrind
| events: Ir Dr
| fl=a.c
| fn=main
| 1 10 5
| 2 20 5

== totals-none
# No line gives a total: 10 + 20 and 5 + 5, marked as calculated.
$ --auto=no totals-none.callgrind | grep -E 'TOTALS|a\.c:'
| 30 (100.0%) 10 (100.0%)  PROGRAM TOTALS (calculated)
| 30 (100.0%) 10 (100.0%)  a.c:main

@file totals-shorter.callgrind
| events: Ir Dr
| summary: 35
| fl=a.c
| fn=main
| 1 10 5
| 2 20 5

== totals-shorter
# summary: has 35 of Ir, and nothing of Dr, so that its sum 5 + 5 is the total: event by event.
# compat: src/README N4: event by event
$ --auto=no totals-shorter.callgrind | grep -E 'TOTALS|a\.c:'
| 35 (100.0%) 10 (100.0%)  PROGRAM TOTALS
| 30 (85.71%) 10 (100.0%)  a.c:main
! cgannotate: totals-shorter.callgrind:2: "summary:" gives 35 of Ir, the self costs are 30

@file totals-word.callgrind
| events: Ir Dr
| summary: 35 many
| fl=a.c
| fn=main
| 1 10 5
| 2 20 5

== totals-word
# A line with a word is no summary at all, not even 35 of Ir.
# compat: src/README N4: the line is not a summary
$ --auto=no totals-word.callgrind | grep -E 'TOTALS|a\.c:'
| 30 (100.0%) 10 (100.0%)  PROGRAM TOTALS (calculated)
| 30 (100.0%) 10 (100.0%)  a.c:main
! cgannotate: totals-word.callgrind:2: 'many' is not a count

@file totals-wrapped.callgrind
| events: Ir Dr
| summary: 18446744073709421954 11
| fl=a.c
| fn=main
| 1 10 5
| 2 20 5
| totals: 30 10

== totals-wrapped
# 2^64 - 129,662 of summary: is no total, so totals' 30 is; its 11 of Dr is more than 10.
# compat: src/README N4: a total of 2^63 or more is not believed
$ --auto=no totals-wrapped.callgrind | grep -E 'TOTALS|a\.c:'
| 30 (100.0%) 11 (100.0%)  PROGRAM TOTALS
| 30 (100.0%) 10 (90.91%)  a.c:main

@file totals-zero.callgrind
| events: Ir Dr
| summary: 0 0
| fl=a.c
| fn=main
| 1 10 5
| 2 20 5
| totals: 0 0

== totals-zero
# Lines of zeros are as if absent: the sums are the totals, marked as calculated.
$ --auto=no totals-zero.callgrind | grep -E 'TOTALS|a\.c:'
| 30 (100.0%) 10 (100.0%)  PROGRAM TOTALS (calculated)
| 30 (100.0%) 10 (100.0%)  a.c:main

@file wrapped-calls.callgrind
| version: 1
| creator: callgrind-3.19.0
| events: Ir Dr
| summary: 150 22
| fl=a.c
| fn=main
| 1 50 5
| cfn=f
| calls=1 9
| 2 18446744073709551000 10
| cfn=f
| calls=1 9
| 3 40 18446744073709551615
| cfn=g
| calls=1 9
| 4 9223372036854775808 7
|
| fn=f
| 9 60 10
| fn=g
| 9 40 7

== wrapped-calls
# Of three calls one count each is 2^63 or more: not given. f: self 60 10, paid 40 10. g: self
# 40 7, paid . 7. main: 50 + 40 = 90, 5 + 10 + 7 = 22.
# compat: src/README N7: a call's cost of 2^63 or more is not given
$ --auto=no --threshold=100 --inclusive=yes wrapped-calls.callgrind
| @head
| Profile data file 'wrapped-calls.callgrind' (creator: callgrind-3.19.0)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
|
| --------------------------------------------------------------------------------
| Ir           Dr         \x20
| --------------------------------------------------------------------------------
| 150 (100.0%) 22 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir          Dr           file:function
| --------------------------------------------------------------------------------
| 90 (60.00%) 22 (100.0%)  a.c:main
| 60 (40.00%) 10 (45.45%)  a.c:f
| 40 (26.67%)  7 (31.82%)  a.c:g
|
! cgannotate: wrapped-calls.callgrind:10: the cost of a call wrapped around; it is not given
! cgannotate: wrapped-calls.callgrind:21: the part has no "totals:" at its end, as its program writes it: the file may be truncated

== wrapped-calls-tree
# The calls of wrapped-calls.
# compat: src/README N7: a call's cost of 2^63 or more is not given
$ --auto=no --threshold=100 --tree=both wrapped-calls.callgrind
| @head
| Profile data file 'wrapped-calls.callgrind' (creator: callgrind-3.19.0)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
|
| --------------------------------------------------------------------------------
| Ir           Dr         \x20
| --------------------------------------------------------------------------------
| 150 (100.0%) 22 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir          Dr           file:function
| --------------------------------------------------------------------------------
|
| 40 (26.67%) 10 (45.45%)  < a.c:main (2x)
| 60 (40.00%) 10 (45.45%)  *  a.c:f
|
| 50 (33.33%)  5 (22.73%)  *  a.c:main
| 40 (26.67%) 10 (45.45%)  >   a.c:f (2x)
|  .           7 (31.82%)  >   a.c:g (1x)
|
|  .           7 (31.82%)  < a.c:main (1x)
| 40 (26.67%)  7 (31.82%)  *  a.c:g
|
! cgannotate: wrapped-calls.callgrind:10: the cost of a call wrapped around; it is not given
! cgannotate: wrapped-calls.callgrind:21: the part has no "totals:" at its end, as its program writes it: the file may be truncated
