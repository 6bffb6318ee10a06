## See diff.t for the profiles and their sums.

@file ratio-1.callgrind
| events: Ir Dr
| fl=a.c
| fn=main
| 1 10 5
| cfn=f
| calls=1 3
| 2 2010 1005
| fn=f
| 3 2000 1000
| fi=b.h
| 1 4 2
| fi=c.h
| 1 6 3

@file ratio-2.callgrind
| events: Ir Dr
| fl=a.c
| fn=main
| 1 10 5
| cfn=f
| calls=1 3
| 2 4030 1007
| fn=f
| 3 4000 1000
| fi=b.h
| 1 12 3
| fi=c.h
| 1 18 4

@head
| --------------------------------------------------------------------------------
| Profile data file 'ratio-2.callgrind'
| Compared with 'ratio-1.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir R
| Event sort order: Ir Dr
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

== ratio-by
# ratio-*: f with its headers is 1005 / 2010 = 50 % and 1007 / 4030 = 24.99 %, main 1012 /
# 4040 = 25.05 %: changes of ratios, of what is paid for calls too, and no sums of them for
# what is small; R is 100 times the quotient.
$ --auto=no --by=function --threshold=100 --event=R=100*Dr/Ir --show=Ir,R --diff ratio-1.callgrind ratio-2.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'ratio-2.callgrind'
| Compared with 'ratio-1.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir R
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed by:        function
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir               R     \x20
| --------------------------------------------------------------------------------
| +2,020 (+100.0%) -24.95  PROGRAM TOTALS (NEW - OLD)
|   2,020 (100.0%)  50.00  OLD (calculated)
|   4,040 (200.0%)  25.05  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir               R       Running  file:function
| --------------------------------------------------------------------------------
| +2,020 (+100.0%) -25.01  +100.0%  a.c:f
|  +2,000 (+99.0%) -25.00              a.c
|     +12 (+0.59%) -27.78              c.h
|      +8 (+0.40%) -25.00              b.h
|

== ratio-function
# ratio-sources, ratio-function: lines of f had 50 % each and have 1000 / 4000 = 25.00, 3 / 12
# = 25.00 and 4 / 18 = 22.22 %. What is annotated is f: 1007 / 4030 - 1005 / 2010 = -25.01 %.
$ --fn=f --event=R=100*Dr/Ir --show=Ir,R,Dr -I ratio --diff ratio-1.callgrind ratio-2.callgrind
| --------------------------------------------------------------------------------
| -- Function: a.c:f
| --------------------------------------------------------------------------------
| Ir               R      Dr         \x20
|
| +2,020 (+100.0%) -25.01 +2 (+0.20%)  < a.c:main
| +2,020 (+100.0%) -25.01 +2 (+0.20%)  *  self
| +2,020 (+100.0%) -25.01 +2 (+0.20%)  *  inclusive
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: ratio/ + a.c
| --------------------------------------------------------------------------------
| Ir              R      Dr        \x20
|
|      .               . .           1  int main(void)
|      .               . .           2  { f(); }
| +2,000 (+99.0%) -25.00 0           3  int f(void) { }
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: ratio/ + c.h
| --------------------------------------------------------------------------------
| Ir           R      Dr         \x20
|
| +12 (+0.59%) -27.78 +1 (+0.10%)  1  #define C
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: ratio/ + b.h
| --------------------------------------------------------------------------------
| Ir          R      Dr         \x20
|
| +8 (+0.40%) -25.00 +1 (+0.10%)  1  #define B
|

@file parted-new.callgrind
| events: B
| fl=moved.c
| fn=f
| 5 20
| 7 20

@file parted-old.callgrind
| events: A
| fl=moved.c
| fn=f
| 2 5
| 4 1

== ratio-parted
# OLD's 5 + 1 of A are in no line, NEW's 20 each of B are; OLD has no A / B, NEW has 0 / 20
# and, in all and annotated, 0 / 40 (N6).
$ --diff --context=0 --event=R=A/B --show=A,B,R $(touch -d 2020-06-01 parted-old.callgrind; touch -d 2020-07-01 moved.c; touch -d 2020-08-01 parted-new.callgrind; echo parted-old.callgrind parted-new.callgrind)
| --------------------------------------------------------------------------------
| Profile data file 'parted-new.callgrind'
| Compared with 'parted-old.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Not in OLD:       B
| Not in NEW:       A
| Events recorded:  A B
| Events shown:     A B R
| Event sort order: A B
| Thresholds:       99 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| A            B            R   \x20
| --------------------------------------------------------------------------------
| -6 (-100.0%) +40 (   new) 0.00  PROGRAM TOTALS (NEW - OLD)
|   6 (100.0%)   .             .  OLD (calculated)
|   .           40 (   new) 0.00  NEW (calculated)
|
| --------------------------------------------------------------------------------
| A            B            R     file:function
| --------------------------------------------------------------------------------
| -6 (-100.0%) +40 (   new) 0.00  moved.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: moved.c
| --------------------------------------------------------------------------------
| A            B            R   \x20
|
| -- line 5 ----------------------------------------
|   .          +20 (   new) 0.00  int f(void)
| -- line 7 ----------------------------------------
|   .          +20 (   new) 0.00  	g();
| -- line 7 ----------------------------------------
|
| -6 (-100.0%)   .             .  <counts for lines of OLD in moved.c>
|
| --------------------------------------------------------------------------------
| A            B            R   \x20
| --------------------------------------------------------------------------------
| -6 (-100.0%) +40 (   new) 0.00  events annotated
|
! cgannotate: --diff: OLD and NEW have no event in common, so no cost can be compared
! cgannotate: moved.c: OLD may be from another version of the source: only NEW's costs are shown (--old-sources=DIR says where OLD's sources are)

== ratio-sources
# See ratio-by and ratio-function.
$ --threshold=100 --event=R=100*Dr/Ir --show=Ir,R -I ratio --diff ratio-1.callgrind ratio-2.callgrind
| @head
| Include dirs:     ratio/
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir               R     \x20
| --------------------------------------------------------------------------------
| +2,020 (+100.0%) -24.95  PROGRAM TOTALS (NEW - OLD)
|   2,020 (100.0%)  50.00  OLD (calculated)
|   4,040 (200.0%)  25.05  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir              R       file:function
| --------------------------------------------------------------------------------
| +2,000 (+99.0%) -25.00  a.c:f
|    +12 (+0.59%) -27.78  c.h:f
|     +8 (+0.40%) -25.00  b.h:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: ratio/ + a.c
| --------------------------------------------------------------------------------
| Ir              R     \x20
|
|      .               .  int main(void)
|      .               .  { f(); }
| +2,020 (+100.0%) -25.01  => a.c:f
| +2,000 (+99.0%) -25.00  int f(void) { }
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: ratio/ + c.h
| --------------------------------------------------------------------------------
| Ir           R     \x20
|
| +12 (+0.59%) -27.78  #define C
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: ratio/ + b.h
| --------------------------------------------------------------------------------
| Ir          R     \x20
|
| +8 (+0.40%) -25.00  #define B
|
| --------------------------------------------------------------------------------
| Ir               R     \x20
| --------------------------------------------------------------------------------
| +2,020 (+100.0%) -25.01  events annotated
|

== ratio-tree
# See ratio-by.
$ --auto=no --inclusive --tree=both --threshold=100 --event=R=100*Dr/Ir --show=Ir,R --diff ratio-1.callgrind ratio-2.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Ir               R     \x20
| --------------------------------------------------------------------------------
| +2,020 (+100.0%) -24.95  PROGRAM TOTALS (NEW - OLD)
|   2,020 (100.0%)  50.00  OLD (calculated)
|   4,040 (200.0%)  25.05  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir               R       file:function
| --------------------------------------------------------------------------------
|
| +2,020 (+100.0%) -25.01  < a.c:main
| +2,020 (+100.0%) -25.01  *  a.c:f
|
| +2,020 (+100.0%) -24.95  *  a.c:main
| +2,020 (+100.0%) -25.01  >   a.c:f
|
|     +12 (+0.59%) -27.78  *  c.h:f
|
|      +8 (+0.40%) -25.00  *  b.h:f
|

@file unlike-new.callgrind
| events: A B
| fl=a.c
| fn=f
| 1 . 5

@file unlike-old.callgrind
| events: A B
| fl=a.c
| fn=f
| 1 0

== ratio-unlike
# OLD has no B, so it has no A / B; NEW has 5 B and no A, which is 0 (N6); A is 0 less
# nothing, B 5 less nothing.
$ --auto=no --event=R=A/B --show=A,B,R --diff unlike-old.callgrind unlike-new.callgrind
| @head
| Profile data file 'unlike-new.callgrind'
| Compared with 'unlike-old.callgrind'
| Events recorded:  A B
| Events shown:     A B R
| Event sort order: A B
| Thresholds:       99 0
|
| --------------------------------------------------------------------------------
| A          B           R   \x20
| --------------------------------------------------------------------------------
| 0          +5 (   new) 0.00  PROGRAM TOTALS (NEW - OLD)
| 0           .             .  OLD (calculated)
| .           5 (   new) 0.00  NEW (calculated)
|
| --------------------------------------------------------------------------------
| A          B           R     file:function
| --------------------------------------------------------------------------------
| 0          +5 (   new) 0.00  a.c:f
|
! cgannotate: OLD: no costs: was collection ever on (--toggle-collect, --instr-atstart)?
