## The columns Calls and Incl(EVENT). Profiles and sums: views.t.

@head
| --------------------------------------------------------------------------------
| Profile data file 'v.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir Calls
| Event sort order: Ir
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

== calls
# work 2, copy 4 + 1; main, idle and open 0; inlined code is not called.
# compat: The script knows no such event or column
$ --auto=no --threshold=100 --show-percs=no --show=Ir,Calls --sort=Calls v.callgrind
| @head
| Event sort order: Calls
|
| --------------------------------------------------------------------------------
| Ir    Calls\x20
| --------------------------------------------------------------------------------
| 1,000     7  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir  Calls  file:function
| --------------------------------------------------------------------------------
| 300     5  l.c:copy [lib]
| 347     2  a.c:work [app]
|  50     0  a.c:idle [app]
|  15     0  a.c:main [app]
|  50     0  m.c:open [lib]
|  55     .  a.h:copy
| 176     .  a.h:work
|   4     .  b.h:work
|   3     .  c.h:work
|

@file many-calls.callgrind
| events: Ir
| fl=m.c
| fn=m
| 1 5
| cfn=n
| calls=9223372036854775807 0
| 1 7
| cfn=o
| calls=9223372036854775807 0
| 1 7
| fn=n
| 1 5

== calls-overflow
# m's calls are 2^64 - 2 in all; that matters where a column shows it.
$ --auto=no --show=Ir,Calls many-calls.callgrind
! cgannotate: a number of calls does not fit into 64 bits
? 1

@file calls-of-two.callgrind
| events: Ir
| fl=m.c
| fn=m
| 1 5
| cfn=f
| calls=1 2
| 1 5
| cfn=g
| calls=2 3
| 1 5
| fn=f
| 2 5
| fn=g
| 3 5

== calls-behind-another-event
# Of m, f and g, which cost 5 each, g comes first: it is called twice, f once.
# compat: The script knows no such event or column
$ --auto=no --show-percs=no --sort=Ir,Calls calls-of-two.callgrind
| @head
| Profile data file 'calls-of-two.callgrind'
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir Calls
| Thresholds:       99 0
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| 15  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
|  5  m.c:g
|  5  m.c:f
|  5  m.c:m
|

@file calls-by-file.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 1
| cfn=f
| calls=9223372036854775807 20
| 2 10
| fi=b.c
| cfi=a.c
| cfn=f
| calls=1 20
| 3 10
|
| fl=a.c
| fn=f
| 20 20
| totals: 21

== calls-overflow-fn
# f is called 2^63 - 1 times from a.c and once from b.c: 2^63.
$ --fn=f calls-by-file.callgrind
! cgannotate: a number of calls does not fit into 64 bits
? 1

== calls-overflow-not-shown
# The calls do not fit, but no column shows them.
# compat: The script knows no such event or column
$ --auto=no --show='Incl(Ir)' many-calls.callgrind
| @head
| Profile data file 'many-calls.callgrind'
| Events recorded:  Ir
| Events shown:     Incl(Ir)
| Thresholds:       99
|
| --------------------------------------------------------------------------------
| Incl(Ir)   \x20
| --------------------------------------------------------------------------------
| 10 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Incl(Ir)     file:function
| --------------------------------------------------------------------------------
| 19 (190.0%)  m.c:m
|  7 (70.00%)  m.c:n
|

== calls-overflow-row
# The 2^63 calls of calls-overflow-fn, in a format that has calls of each row.
$ --format=json calls-by-file.callgrind
! cgannotate: a number of calls does not fit into 64 bits
? 1

@file colon.callgrind
| events: Ir Dr
| fl=a:b
| fn=c
| 1 10 1
| fl=a
| fn=b:c
| 1 10 2
| totals: 20 3

== colon
# b:c of a and c of a:b have one label, but are two functions: a is before a:b.
# compat: The script adds up functions of one label.
$ --sort=Ir --auto=no colon.callgrind
| @head
| Profile data file 'colon.callgrind'
| Events shown:     Ir Dr
| Thresholds:       99
|
| --------------------------------------------------------------------------------
| Ir          Dr        \x20
| --------------------------------------------------------------------------------
| 20 (100.0%) 3 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir          Dr          file:function
| --------------------------------------------------------------------------------
| 10 (50.00%) 2 (66.67%)  a:b:c
| 10 (50.00%) 1 (33.33%)  a:b:c
|

== incl
# Inclusive costs of views.t, and calls: work 2, copy 4 + 1, main, idle and open 0; inlined code
# is not called.
# compat: The script knows no such event or column
$ --auto=no --threshold=100 --show=Ir,'Incl(Ir)','Incl(Dr)',Calls --sort='Incl(Ir)' v.callgrind
| @head
| Events shown:     Ir Incl(Ir) Incl(Dr) Calls
| Event sort order: Incl(Ir)
|
| --------------------------------------------------------------------------------
| Ir             Incl(Ir)       Incl(Dr)     Calls     \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 1,000 (100.0%) 101 (100.0%) 7 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Incl(Ir)     Incl(Dr)     Calls       file:function
| --------------------------------------------------------------------------------
|  15 ( 1.50%) 900 (90.00%) 101 (100.0%) 0           a.c:main [app]
| 347 (34.70%) 680 (68.00%)  60 (59.41%) 2 (28.57%)  a.c:work [app]
| 300 (30.00%) 355 (35.50%)  60 (59.41%) 5 (71.43%)  l.c:copy [lib]
| 176 (17.60%) 176 (17.60%)  15 (14.85%) .           a.h:work
|  55 ( 5.50%)  55 ( 5.50%)  10 ( 9.90%) .           a.h:copy
|  50 ( 5.00%)  50 ( 5.00%)   .          0           a.c:idle [app]
|  50 ( 5.00%)  50 ( 5.00%)   .          0           m.c:open [lib]
|   4 ( 0.40%)   4 ( 0.40%)   .          .           b.h:work
|   3 ( 0.30%)   3 ( 0.30%)   1 ( 0.99%) .           c.h:work
|

== incl-by-file
# a.c 347 + 15 + 50 = 412, and with what it calls and inlines main's 900 and idle's 50; l.c 300
# with copy's 55 inlined from a.h, which are among the 176 + 55 of a.h itself.
$ --auto=no --threshold=100 --by=file --show-percs=no --show=Ir,'Incl(Ir)' v.callgrind
| v.callgrind
| 1,000 Ir; showing 6 of 6 files, 100.0% of Ir
| Self  Incl  file
|  412   950  a.c
|  300   355  l.c
|  231   231  a.h
|   50    50  m.c
|    4     4  b.h
|    3     3  c.h
|

== incl-by-function
# main 15 + 680 + 205 = 900, work 530 + 150, copy 300 + 55, which nothing else pays for.
$ --auto=no --threshold=100 --by=function --show-percs=no --show=Ir,'Incl(Ir)',Calls v.callgrind
| v.callgrind
| 1,000 Ir; showing 5 of 5 functions, 100.0% of Ir
| Self  Incl  Calls  function
|  530   680      2  work                      a.c, app
|  355   355      5  copy                      l.c, lib
|   50    50      0  idle                      a.c, app
|   50    50      0  open                      m.c, lib
|   15   900      0  main                      a.c, app
|

== incl-empty
# There is no event without a name.
$ --auto=no --threshold=100 --show='Incl()' v.callgrind
! cgannotate: --show: the profile has no event 'Incl()'; it has Ir, Dr
? 2

== incl-sort-dr
# Of Dr, main 1 + 60 + 40, work 40 + 20 and copy 60; inlined 15, 10 and 1; where none is given, a
# "." stands, last.
# compat: The script knows no such event or column
$ --auto=no --threshold=100 --show-percs=no --show='Incl(Dr)' --sort='Incl(Dr)' v.callgrind
| @head
| Events shown:     Incl(Dr)
| Event sort order: Incl(Dr)
|
| --------------------------------------------------------------------------------
| Incl(Dr)\x20
| --------------------------------------------------------------------------------
|      101  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Incl(Dr)  file:function
| --------------------------------------------------------------------------------
|      101  a.c:main [app]
|       60  a.c:work [app]
|       60  l.c:copy [lib]
|       15  a.h:work
|       10  a.h:copy
|        1  c.h:work
|        .  a.c:idle [app]
|        .  b.h:work
|        .  m.c:open [lib]
|

== incl-unknown
# Incl() of an event that the profile does not have is refused as the event is.
$ --auto=no --threshold=100 --show='Incl(No)' v.callgrind
! cgannotate: --show: the profile has no event 'Incl(No)'; it has Ir, Dr
? 2

@file object-new.callgrind
| events: Ir
| ob=y
| fl=a.c
| fn=f
| 1 9

@file object-old.callgrind
| events: Ir
| ob=x
| fl=a.c
| fn=f
| 1 5
| cfn=g
| calls=2 1
| 1 3
| fn=g
| 1 3
