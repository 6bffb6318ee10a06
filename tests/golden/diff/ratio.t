## Changes of ratios. Profiles and sums: diff.t.

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

== ratio-by
# f with its headers is 1,005 / 2,010 = 50 % and 1,007 / 4,030 = 24.99 %, main and all 1,010 /
# 2,020 and 1,012 / 4,040 = 25.05 %: a change of a ratio is none of its parts.
$ --auto=no --by=function --threshold=100 --event=R=100*Dr/Ir --show=Ir,R --diff ratio-1.callgrind ratio-2.callgrind
| ratio-2.callgrind compared with ratio-1.callgrind
| +2,020 Ir (+100.0%: 2,020 to 4,040); showing 1 of 1 function, +100.0% of Ir
|             Ir       R  function
| +100.0% +2,020  -25.01  f                         a.c
|

== ratio-function
# Lines of f had 50 % each, and have 1,000 / 4,000 = 25.00, 3 / 12 = 25.00 and 4 / 18 = 22.22 %.
$ --fn=f --event=R=100*Dr/Ir --show=Ir,R,Dr -I ratio --diff ratio-1.callgrind ratio-2.callgrind
| f                         a.c
| self +2,020 Ir (+100.5%: 2,010 to 4,030), inclusive +2,020 Ir (+100.5%: 2,010 to 4,030)
|             Ir       R         Dr
| +100.0% +2,020  -25.01  +0.20% +2  self
| +100.0% +2,020  -25.01  +0.20% +2  inclusive
| Change  Calls  callers
| +2,020      0  main                      a.c
|
|            Ir       R  Dr     ratio/ + a.c
| +99.0% +2,000  -25.00   0  3  int f(void) { }
|
|        Ir       R         Dr     ratio/ + b.h
| +0.40% +8  -25.00  +0.10% +1  1  #define B
|
|         Ir       R         Dr     ratio/ + c.h
| +0.59% +12  -27.78  +0.10% +1  1  #define C
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
| parted-new.callgrind compared with parted-old.callgrind
| -6 A (-100.0%: 6 to .); showing 1 of 1 function, -100.0% of A
| Not in OLD: B
| Not in NEW: A
|          A        B     R  function
| -100.0% -6  new +40  0.00  f                         moved.c
|
|          A   B     R     moved.c
|          .  20  0.00  5  int f(void)
| -- line 7 ----------------------------------------
|          .  20  0.00  7  	g();
| -100.0% -6   .     .     <counts for lines of OLD>
|
! cgannotate: --diff: OLD and NEW have no event in common, so no cost can be compared
! cgannotate: moved.c: may differ from OLD's source: its lines show NEW's cost, not the change; --old-sources=DIR says where OLD's sources are

== ratio-sources
# f's lines 25.00, 25.00 and 22.22 % less 50; the call and all of f 1,007 / 4,030 - 1,005 / 2,010
# = -25.01 %.
$ --threshold=100 --event=R=100*Dr/Ir --show=Ir,R -I ratio --diff ratio-1.callgrind ratio-2.callgrind
| ratio-2.callgrind compared with ratio-1.callgrind
| +2,020 Ir (+100.0%: 2,020 to 4,040); showing 1 of 1 function, +100.0% of Ir
|             Ir       R  function
| +100.0% +2,020  -25.01  f                         a.c
|
|             Ir       R     ratio/ + a.c
|              .       .  1  int main(void)
|              .       .  2  { f(); }
| +100.0% +2,020  -25.01     => f                         a.c
|  +99.0% +2,000  -25.00  3  int f(void) { }
|
|        Ir       R     ratio/ + b.h
| +0.40% +8  -25.00  1  #define B
|
|         Ir       R     ratio/ + c.h
| +0.59% +12  -27.78  1  #define C
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
| unlike-new.callgrind compared with unlike-old.callgrind
| 0 A (0.00%: 0 to .); showing 1 of 1 function
| A     B v     R  function
| 0  new +5  0.00  f                         a.c
|
! cgannotate: OLD: no costs: was collection ever on (--toggle-collect, --instr-atstart)?
! cgannotate: A is 0 everywhere: the report is of B (--sort=EVENT)
