## Gates that measured nothing: status 1 and a sentence, never "ok".  nothing.out is what Callgrind
## writes with --toggle-collect of a function that the program does not have.
## old/ and new/, by hand: same is 100 twice; few is 101 + 102 + 103 = 306 in three files of one
##   command and 101 in one; none has no costs in new/; event lacks D1mr in new/; exceeds is 100, then
##   150, +50 %. The geometric mean is of what was compared: same, exceeds and, by Ir, event:
##   the third root of 1 * 1.5 * 1 is 1.144714, +14.47 %; of same and exceeds the second one is
##   1.224745.  With --new-ok few is compared, 101 / 306: the fourth root is 0.838836.

@file noevent.callgrind
| events: Ir
| fn=main
| 1 500

== no-event
# NEW does not count what the limit is for.
$ --diff --no-auto full.callgrind noevent.callgrind '--fail-if=D1mr>+1%'
| noevent.callgrind compared with full.callgrind
| 0 Ir (0.00%: 500 to 500); showing 1 of 1 function, 0.00% of Ir
| Not in NEW: D1mr
| Ir  function
|  0  main
| not shown (--show=all): D1mr
|
! cgannotate: --fail-if=D1mr>+1%: NEW has no D1mr, so nothing is compared
? 1

== no-event-absolute
# NEW has no D1mr: not even a number of it can be compared with 100.
$ --diff --format=csv full.callgrind noevent.callgrind '--fail-if=D1mr>100'
| object,file,function,calls,calls_old,calls_new,Ir,Ir_old,Ir_new,D1mr,D1mr_old,D1mr_new,incl_Ir,incl_Ir_old,incl_Ir_new,incl_D1mr,incl_D1mr_old,incl_D1mr_new\x0d
| ,???,main,,,,0,500,500,-20,20,,0,500,500,-20,20,\x0d
! cgannotate: --fail-if=D1mr>100: NEW has no D1mr, so nothing is compared
? 1

== no-event-old
# The other way, growth from nothing would exceed any limit.
$ --diff --format=csv noevent.callgrind full.callgrind '--fail-if=D1mr>+1%'
| object,file,function,calls,calls_old,calls_new,Ir,Ir_old,Ir_new,D1mr,D1mr_old,D1mr_new,incl_Ir,incl_Ir_old,incl_Ir_new,incl_D1mr,incl_D1mr_old,incl_D1mr_new\x0d
| ,???,main,,,,0,500,500,20,,20,0,500,500,20,,20\x0d
! cgannotate: --fail-if=D1mr>+1%: OLD has no D1mr, so nothing is compared
? 1

== no-event-of-sum
# Of the sum OLD alone has D1mr.
$ --diff --format=csv full.callgrind noevent.callgrind '--event=X = Ir + D1mr' '--fail-if=X>+1%'
| object,file,function,calls,calls_old,calls_new,Ir,Ir_old,Ir_new,D1mr,D1mr_old,D1mr_new,incl_Ir,incl_Ir_old,incl_Ir_new,incl_D1mr,incl_D1mr_old,incl_D1mr_new\x0d
| ,???,main,,,,0,500,500,-20,20,,0,500,500,-20,20,\x0d
! cgannotate: --fail-if=X>+1%: NEW has no D1mr, so nothing is compared
? 1

== one-of-two
# A limit that was checked is exceeded, too: 500 is above 1.  What was not checked decides.
$ --diff --no-auto --format=csv full.callgrind noevent.callgrind '--fail-if=D1mr>+1%' '--fail-if=Ir>1'
| object,file,function,calls,calls_old,calls_new,Ir,Ir_old,Ir_new,D1mr,D1mr_old,D1mr_new,incl_Ir,incl_Ir_old,incl_Ir_new,incl_D1mr,incl_D1mr_old,incl_D1mr_new\x0d
| ,???,main,,,,0,500,500,-20,20,,0,500,500,-20,20,\x0d
! cgannotate: --fail-if=D1mr>+1%: NEW has no D1mr, so nothing is compared
! cgannotate: --fail-if=Ir>1: the program: Ir is 500 (was 500)
? 1

== nothing-in-common
# No event is in both: each is new, or gone whole.
$ --diff --no-auto full.callgrind other.callgrind '--fail-if=Ir>+1%'
| other.callgrind compared with full.callgrind
| -500 Ir (-100.0%: 500 to .); showing 1 of 1 function, -100.0% of Ir
| Not in OLD: Instructions
| Not in NEW: Ir D1mr
|           Ir  function
| -100.0% -500  main
| not shown (--show=all): D1mr, Instructions
|
! cgannotate: --diff: OLD and NEW have no event in common, so no cost can be compared
! cgannotate: --fail-if=Ir>+1%: NEW has no Ir, so nothing is compared
? 1

== nothing-in-common-compare
# The costs of full and of other, each by itself: no change can be compared.
$ --compare --format=csv full.callgrind other.callgrind '--fail-if=Ir>+1%'
| object,file,function,calls_full,calls_other,calls_change,Ir_full,Ir_other,Ir_change,D1mr_full,D1mr_other,D1mr_change,Instructions_full,Instructions_other,Instructions_change,incl_Ir_full,incl_Ir_other,incl_Ir_change,incl_D1mr_full,incl_D1mr_other,incl_D1mr_change,incl_Instructions_full,incl_Instructions_other,incl_Instructions_change\x0d
| ,???,main,,,,500,,-500,20,,-20,,900,900,500,,-500,20,,-20,,900,900\x0d
! cgannotate: --compare: OLD and NEW have no event in common, so no cost can be compared
! cgannotate: --fail-if=Ir>+1%: other has no Ir, so nothing is compared
? 1

== no-costs
# Nothing was collected, so that nothing was measured, and no limit was kept.
$ --no-auto nothing.out '--fail-if=Ir>1000'
| --------------------------------------------------------------------------------
| Profile data file 'nothing.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache:\x20
| D1 cache:\x20
| LL cache:\x20
| Timerange: Basic block 0 - 29307
| Trigger: Program termination
| Profiled target:  /bin/true (PID 32550, part 1)
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
| .           PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
|
! cgannotate: --fail-if=Ir>1000: the profile has no costs: was collection ever on (--toggle-collect, --instr-atstart)?
? 1

== no-costs-diff
# NEW has no costs: all of full, 500 and 20, is gone, and the gate says that nothing was measured.
$ --diff --no-auto full.callgrind nothing.out '--fail-if=Ir>+1%'
| /bin/true, nothing.out compared with full.callgrind
| -500 Ir (-100.0%: 500 to .); showing 1 of 1 function, -100.0% of Ir
| Not in NEW: D1mr
|           Ir  function
| -100.0% -500  main (gone)
| not shown (--show=all): D1mr
|
! cgannotate: --fail-if=Ir>+1%: NEW has no costs: was collection ever on (--toggle-collect, --instr-atstart)?
? 1

== no-costs-old
# OLD has no costs: all of full, 500 and 20, is new.
$ --diff --format=csv nothing.out full.callgrind '--fail-if=Ir>+1%'
| object,file,function,calls,calls_old,calls_new,Ir,Ir_old,Ir_new,D1mr,D1mr_old,D1mr_new,incl_Ir,incl_Ir_old,incl_Ir_new,incl_D1mr,incl_D1mr_old,incl_D1mr_new\x0d
| ,???,main,,,,500,,500,20,,20,500,,500,20,,20\x0d
! cgannotate: --fail-if=Ir>+1%: OLD has no costs: was collection ever on (--toggle-collect, --instr-atstart)?
? 1

== no-costs-compare
# A profile in the middle, too.
$ --compare --format=csv full.callgrind nothing.out full.callgrind '--fail-if=Ir>+1%'
| object,file,function,calls_full,calls_nothing,calls_full (2),calls_change,Ir_full,Ir_nothing,Ir_full (2),Ir_change,D1mr_full,D1mr_nothing,D1mr_full (2),D1mr_change,incl_Ir_full,incl_Ir_nothing,incl_Ir_full (2),incl_Ir_change,incl_D1mr_full,incl_D1mr_nothing,incl_D1mr_full (2),incl_D1mr_change\x0d
| ,???,main,,,,,500,,500,0,20,,20,0,500,,500,0,20,,20,0\x0d
! cgannotate: --fail-if=Ir>+1%: nothing has no costs: was collection ever on (--toggle-collect, --instr-atstart)?
? 1

== no-costs-function
# No function matches where none has costs; this says why.
$ --format=csv nothing.out '--fail-if=main:Ir>1000'
| object,file,function,calls,Ir,incl_Ir\x0d
! cgannotate: --fail-if=main:Ir>1000: the profile has no costs: was collection ever on (--toggle-collect, --instr-atstart)?
? 1

== no-costs-json
# The change of no-costs-diff; the limit has a reason why it was not checked, and nothing
# exceeded.
$ --diff --format=json full.callgrind nothing.out '--fail-if=Ir>+1%' | sed -n '/"limits"/,/causes/p'
|  "limits": [
|   {"limit": "Ir\\u003e+1%", "severity": "error", "event": "Ir", "unchecked": "NEW has no costs: was collection ever on (--toggle-collect, --instr-atstart)?",
|    "exceeded": [],
|    "causes": []}],
! cgannotate: --fail-if=Ir>+1%: NEW has no costs: was collection ever on (--toggle-collect, --instr-atstart)?

== no-costs-markdown
# The change of no-costs-diff, 500 to none, and below Limits why nothing was checked.
$ --diff --format=markdown full.callgrind nothing.out '--fail-if=Ir>+1%'
| **-500 Ir (-100.0%: 500 to .)** · **-20 D1mr (-100.0%: 20 to .)**
|
| - OLD: `full.callgrind`
| - NEW: `nothing.out`, `/bin/true`
| - Not in NEW: `D1mr`
|
| Limits:
|
| - `Ir>+1%: NEW has no costs: was collection ever on (--toggle-collect, --instr-atstart)?`
|
| | Ir | Change | of total | Function |
| | ---: | ---: | ---: | :--- |
| | . | -500 (-100.0%) | -100.0% | `main (gone)` |
! cgannotate: --fail-if=Ir>+1%: NEW has no costs: was collection ever on (--toggle-collect, --instr-atstart)?
? 1

== gone-function
# A function that NEW lacks cannot exceed its limit.
$ --diff --format=csv old.callgrind new.callgrind '--fail-if=^gone:Ir>+1%'
| object,file,function,calls,calls_old,calls_new,Ir,Ir_old,Ir_new,Dr,Dr_old,Dr_new,incl_Ir,incl_Ir_old,incl_Ir_new,incl_Dr,incl_Dr_old,incl_Dr_new\x0d
| ,m.c,new,1,,1,70,,70,2,,2,70,,70,2,,2\x0d
| ,m.c,slow,3,2,5,60,400,460,,,,60,400,460,,,\x0d
| ,m.c,gone,-1,1,,-50,50,,-5,5,,-50,50,,-5,5,\x0d
| ,m.c,main,0,0,0,-10,110,100,0,11,11,70,860,930,-3,46,43\x0d
| ,m.c,rest,0,0,0,0,140,140,5,4,9,0,140,140,5,4,9\x0d
! cgannotate: --diff: OLD is of the program old, NEW of new
! cgannotate: --fail-if=^gone:Ir>+1%: no function of NEW matches
? 1

== suite
# The costs and the means at the head of this file.
$ --diff --no-auto old new '--fail-if=Ir>+1%' '--fail-if=D1mr>+1%'
| 5 benchmarks by Ir: new compared with old
| Benchmark  Old  New          Change  Verdict
| event      100  100               0  not compared
| exceeds    100  150   +50 (+50.00%)  exceeds
| few        306  101  -205 (-66.99%)  not compared
| none       100    .               .  not compared
| same       100  100               0  ok
|
| Benchmark: exceeds
| new/exceeds compared with old/exceeds
| +50 Ir (+50.0%: 100 to 150); showing 1 of 1 function, +50.0% of Ir
|         Ir  function
| +50.0% +50  main
| not shown (--show=all): D1mr
|
! cgannotate: event:
! cgannotate: --fail-if=D1mr>+1%: NEW has no D1mr, so nothing is compared
! cgannotate: exceeds:
! cgannotate: --fail-if=Ir>+1%: the program: Ir rose 50.00 % (100 to 150)
! cgannotate: none:
! cgannotate: --fail-if=Ir>+1%: NEW has no costs: was collection ever on (--toggle-collect, --instr-atstart)?
! cgannotate: --fail-if=D1mr>+1%: NEW has no costs: was collection ever on (--toggle-collect, --instr-atstart)?
! cgannotate: the benchmark few is not compared: OLD and NEW have 3 and 1 runs or dumps
? 3

== suite-json
# proves: A suite in JSON has "not compared" where an event or a benchmark is missing.
$ --diff --no-auto --format=json old new '--fail-if=D1mr>+1%'
| {"format": "cgannotate", "version": 1,
|  "benchmarks": [
|   {"name": "event", "event": "Ir", "old": 100, "new": 100, "change": 0, "verdict": "not compared"},
|   {"name": "exceeds", "event": "Ir", "old": 100, "new": 150, "change": 50, "verdict": "ok"},
|   {"name": "few", "event": "Ir", "old": 306, "new": 101, "change": -205, "verdict": "not compared"},
|   {"name": "none", "event": "Ir", "old": 100, "new": null, "change": null, "verdict": "not compared"},
|   {"name": "same", "event": "Ir", "old": 100, "new": 100, "change": 0, "verdict": "ok"}],
|  "reports": []}
! cgannotate: event:
! cgannotate: --fail-if=D1mr>+1%: NEW has no D1mr, so nothing is compared
! cgannotate: none:
! cgannotate: --fail-if=D1mr>+1%: NEW has no costs: was collection ever on (--toggle-collect, --instr-atstart)?
! cgannotate: the benchmark few is not compared: OLD and NEW have 3 and 1 runs or dumps
? 1

== suite-csv
# proves: A suite in CSV has the same verdicts.
$ --diff --no-auto --format=csv old new '--fail-if=D1mr>+1%'
| benchmark,event,old,new,change,verdict\x0d
| event,Ir,100,100,0,not compared\x0d
| exceeds,Ir,100,150,50,ok\x0d
| few,Ir,306,101,-205,not compared\x0d
| none,Ir,100,,,not compared\x0d
| same,Ir,100,100,0,ok\x0d
! cgannotate: event:
! cgannotate: --fail-if=D1mr>+1%: NEW has no D1mr, so nothing is compared
! cgannotate: none:
! cgannotate: --fail-if=D1mr>+1%: NEW has no costs: was collection ever on (--toggle-collect, --instr-atstart)?
! cgannotate: the benchmark few is not compared: OLD and NEW have 3 and 1 runs or dumps
? 1

== suite-new-ok
# It accepts neither few nor what has no costs.
$ --diff --format=csv --new-ok old new '--fail-if=Ir>+1%'
| benchmark,event,old,new,change,verdict\x0d
| event,Ir,100,100,0,ok\x0d
| exceeds,Ir,100,150,50,exceeds\x0d
| few,Ir,306,101,-205,not compared\x0d
| none,Ir,100,,,not compared\x0d
| same,Ir,100,100,0,ok\x0d
! cgannotate: exceeds:
! cgannotate: --fail-if=Ir>+1%: the program: Ir rose 50.00 % (100 to 150)
! cgannotate: none:
! cgannotate: --fail-if=Ir>+1%: NEW has no costs: was collection ever on (--toggle-collect, --instr-atstart)?
! cgannotate: the benchmark few is not compared: OLD and NEW have 3 and 1 runs or dumps
? 3

== suite-plain
# Without a limit nothing fails; "ok" still means that something was compared.
$ --diff --no-auto old new
| 5 benchmarks by Ir: new compared with old
| Benchmark  Old  New          Change  Verdict
| event      100  100               0  ok
| exceeds    100  150   +50 (+50.00%)  ok
| few        306  101  -205 (-66.99%)  not compared
| none       100    .               .  not compared
| same       100  100               0  ok
! cgannotate: none:
! cgannotate: NEW: no costs: was collection ever on (--toggle-collect, --instr-atstart)?
! cgannotate: the benchmark few is not compared: OLD and NEW have 3 and 1 runs or dumps
? 1

== warned
# Without a limit.
$ --format=csv nothing.out
$ --format=csv nothing.out --top=5
| object,file,function,calls,Ir,incl_Ir\x0d
! cgannotate: nothing.out: no costs: was collection ever on (--toggle-collect, --instr-atstart)?

== warned-diff
# NEW has no costs, all of full, 500 and 20, is gone; without a limit that is a warning.
$ --diff --format=csv full.callgrind nothing.out
| object,file,function,calls,calls_old,calls_new,Ir,Ir_old,Ir_new,D1mr,D1mr_old,D1mr_new,incl_Ir,incl_Ir_old,incl_Ir_new,incl_D1mr,incl_D1mr_old,incl_D1mr_new\x0d
| ,???,main,,,,-500,500,,-20,20,,-500,500,,-20,20,\x0d
! cgannotate: NEW: no costs: was collection ever on (--toggle-collect, --instr-atstart)?

== folded
# Calls are not what is missing.
$ --format=folded nothing.out
! cgannotate: nothing.out: no costs: was collection ever on (--toggle-collect, --instr-atstart)?

== quiet
# A table without rows, and not even the warning.
$ --quiet --format=csv nothing.out
| object,file,function,calls,Ir,incl_Ir\x0d

@file little.callgrind
| creator: callgrind-3.19.0
| cmd: ./x
| part: 1
| desc: Timerange: Basic block 0 - 30180
| events: Ir
| fn=main
| 1 30179
| totals: 30179

== little
# Less than an instruction for each basic block: --toggle-collect is what the user wanted.
$ --format=csv little.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| ,???,main,,30179,30179\x0d

@file thread.callgrind
| creator: callgrind-3.19.0
| pid: 7
| cmd: ./x
| part: 1
| thread: 2
| desc: Timerange: Basic block 0 - 30180
| events: Ir
| fn=main
| 1 30179
| totals: 30179

== little-thread
# The blocks are those of all threads.
$ --format=callgrind thread.callgrind
| # callgrind format
| version: 1
| creator: cgannotate-1.0
| cmd: ./x
| pid: 7
| thread: 2
| desc: Timerange: Basic block 0 - 30180
| positions: line
| events: Ir
| summary: 30179
|
| ob=
| fl=(1) ???
| fn=(1) main
| 1 30179
|
| totals: 30179

@file cut.callgrind
| creator: callgrind-3.19.0
| cmd: ./x
| summary: 100
| events: Ir
| fn=main
| 1 30

@file whole.callgrind
| creator: callgrind-3.19.0
| cmd: ./x
| summary: 100
| events: Ir
| fn=main
| 1 30
| fn=slow
| 1 70
| totals: 100

== cut
# Of 100, main has 30 and the 70 of slow are lost: no function exceeds 50.  The status is not 0.
$ --no-auto '--fail-if=/./:Ir>50' --format=csv cut.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| ,???,main,,30,30\x0d
! cgannotate: cut.callgrind:6: the part has no "totals:" at its end, as its program writes it: the file may be truncated
! cgannotate: --fail-if=/./:Ir>50: the profile was not written to its end, so nothing is checked
? 1

== cut-json
# Of 100, main has 30; the limit has a reason why it was not checked, and nothing exceeded.
$ --no-auto '--fail-if=/./:Ir>50' --format=json cut.callgrind | sed -n '/"limits"/,/causes/p'
|  "limits": [
|   {"limit": "/./:Ir\\u003e50", "severity": "error", "event": "Ir", "unchecked": "the profile was not written to its end, so nothing is checked",
|    "exceeded": [],
|    "causes": []}],
! cgannotate: cut.callgrind:6: the part has no "totals:" at its end, as its program writes it: the file may be truncated
! cgannotate: --fail-if=/./:Ir>50: the profile was not written to its end, so nothing is checked

== cut-diff
# NEW's total is that of OLD, but its functions are not there.
$ --diff --no-auto '--fail-if=Ir>+5%' --format=csv whole.callgrind cut.callgrind
| object,file,function,calls,calls_old,calls_new,Ir,Ir_old,Ir_new,incl_Ir,incl_Ir_old,incl_Ir_new\x0d
| ,???,slow,,,,-70,70,,-70,70,\x0d
! cgannotate: cut.callgrind:6: the part has no "totals:" at its end, as its program writes it: the file may be truncated
! cgannotate: --fail-if=Ir>+5%: NEW was not written to its end, so nothing is checked
? 1

== cut-cachegrind
# Its summary: ends the file, so its total is too small as well: 30 of 100.
% mkdir -p cutold cutnew; printf 'cmd: ./y\nevents: Ir\nfn=f\n1 100\nsummary: 100\n' >cutold/cachegrind.out.1; printf 'cmd: ./y\nevents: Ir\nfn=f\n1 30\n' >cutnew/cachegrind.out.1; cgannotate --diff --format=tsv '--fail-if=Ir>+5%' cutold cutnew
| benchmark	event	old	new	change	verdict
| cachegrind.out	Ir	100	30	-70	not compared
! cgannotate: cachegrind.out:
! cgannotate: cutnew/cachegrind.out.1:4: the part has no "summary:" at its end, as its program writes it: the file may be truncated
! cgannotate: --fail-if=Ir>+5%: NEW was not written to its end, so nothing is checked
? 1
