## --diff, --mod-file and --mod-fn.
##
## old and new by hand. Totals 10 + 100 + 300 + 400 + 50 + 140 = 1000 and 10 + 90 +
##   300 + 460 + 70 + 140 = 1070: +70, +7.00 % of OLD's; Dr 1 + 10 + 30 + 5 + 4 = 50
##   and 1 + 10 + 30 + 2 + 9 = 52. Rows: new +70 +2, slow 460 - 400 = +60 (Dr never
##   given), gone -50 -5, main 100 - 110 = -10, rest 0 +5; same did not change.
## threshold: magnitudes 70 60 50 10 0 are 190; 70 is 36.8 %, 130 is 68.4 %: two rows.
##   plain: after main it is 190 of 190, so rest is not listed. threshold-event: of Dr
##   5 5 2, 10 of 12 is more than 50 %.
## sort: 5 and 5 by name, 2, 0, and then what is not given.
## inclusive: main 930 - 860 = +70, Dr 43 - 46 = -3; before new, whose Dr is 2.
## tree: calls 5 - 2 = +3x, +1x, -1x; those that did not change are left out.
## sources: NEW's m.c has line 7 380 - 400 = -20, line 8 +80, line 2 -10, line 12 Dr
##   +5, line 14 +70; gone's line 20 is past its end. Annotated: -10 - 20 + 80 + 70 =
##   +120, Dr 5 + 2 = +7.
## by-function: running +7.00, +13.0, +8.00, +7.00, +7.00.
## back: each number with the other sign, of 1070 and 52.
## other-events: the second profile has no Dr.
## mod-*: a.c and functions of two versions of a build; Work 26 - 20 = +6 of 35 is
##   99.9 %. The new names were worked out by hand, and mod-empty-match by sed -E.
##   mod-bad-*: what is no s/REGEX/TEXT/.
##   mod-bad-11: there is no second group.  mod-backslash: of ".llvm.123", where "\(*" is
##   no parenthesis; it is what sed -E makes of it.
## overflow-calls: 5 * 10^18 less -5 * 10^18 calls are more than 2^63.
##   mod-again: (1) is f again, which --mod-fn calls g both times: no other name for --check.
## real*: two threads of a real run, 31,877 - 39,402 = -7,525 (totals: lines). All
##   43 and 44 rows with percentages, (new) and (gone) were compared with the
##   differences of an independent program's rows and inclusive costs of the two.
## tests/cli/diff.sh: a diff with itself is empty, and one back is the negative.
## smallest: -2^63, of which there is no magnitude in 64 bits.
## by-file-inlined: OLD's a.c is 5 + 3 = 8 with b.c, 3, in it; NEW's b.c is 2 + 5 = 7
##   with a.c, 5: a.c -3, b.c +4. What OLD has inlined makes no cycle of NEW's files.
## ratio-*: f with its headers is 1005 / 2010 = 50 % and 1007 / 4030 = 24.99 %, main
##   1012 / 4040 = 25.05 %: changes of ratios, of what is paid for calls too, and no
##   sums of them for what is small; R is 100 times the quotient.
## ratio-sources, ratio-function: lines of f had 50 % each and have 1000 / 4000 = 25.00,
##   3 / 12 = 25.00 and 4 / 18 = 22.22 %. What is annotated is f:
##   1007 / 4030 - 1005 / 2010 = -25.01 %.
## own-moved: f is a.c's and has inlined a.h's 5, then a.h's with a.c's 10 in it. OLD's
##   a.c:f is 10 + 5 = 15 and its a.h:f 5; NEW's a.h:f is 15 and its a.c:f 10. NEW - OLD:
##   a.h:f +10, a.c:f -5, of 15.
## called-*: ext is only called, twice in one of the two: 50; main 10 + 50 there.
## chain-*: f1 calls f2, that f3, f4 and leaf: 4 + 10 + 5 + 5 = 24 and 4 + 100 + 7 + 6 =
##   117. f1 +93, f2 to leaf +90 each, s1 +2, s2 +1. Of 117, the larger total, f1 leaves
##   24, 20.5 %, leaf 23.1 % and s1 98.3 %, so s1 is the last one. Of the sum of all
##   changes, 456, f1 would leave 79.6 %. Of the four with +90, leaf changed by itself.
## cancel*: f's lines of cancel.c are 10 20 and 20 10, both 30, that of cancel.h 7 and 9.
##   37 and 39: +2; +10 and -10 of 37 are 27.03 %. itself: nothing changed.
## mod-both: run itself did not change, its call of Work did: +6.
## moved: moved.c was changed after OLD, whose lines 2 5 4 9 are 5 7 8 12 of NEW: OLD's
##   39 stand in no line, NEW's 5 + 1 + 4 + 20 do, -9 in all, and of the calls NEW's.
##   not-moved: it was not (2 seconds are the same time), so line 4 is 0 - 10, and so
##   on. moved-object: two programs that were given one name: apart, too.
##   moved-named: NEW names the f of old, but has no costs of it: apart, too.
##   Its f and g are 10 and 20 more, old's are 19 and 20 less; -9 of 39.
## *moved*-json: the same figures; what OLD's lines cost is a line null, with -39 of 39
##   and nothing, or -20 of 20 and -30 % of 30 %. gone-json: that the two are apart is
##   known without a source.
## new-event*: OLD has no Dr, so its changes have no percentage. Calls as often as before
##   have no (0x).
## ratio-unlike: OLD has no B, so it has no A / B; NEW has 5 B and no A, which is 0 (N6);
##   A is 0 less nothing, B 5 less nothing.
## ratio-moved: OLD's lines are no lines of moved.c: 6 / 20 = 30 % gone; NEW's two have
##   2 / 20 = 10 % each.  What is annotated: 4 / 40 - 6 / 20 = -20 %.
## ratio-parted: OLD's 5 + 1 of A are in no line, NEW's 20 each of B are; OLD has
##   no A / B, NEW has 0 / 20 and, in all and annotated, 0 / 40 (N6).
## missing-old, empty-*, one-and-*: what is wrong with OLD is said as it is of NEW.
## shift*: shifted, unknown (but for line 0) and the two files of inlines cost line by line
##   what they did, 30, 20, 10 and 90 lines below. swapped's 1 and 2 change lines, apart's
##   second line is one further from its first, later's third, and lost's first has become
##   line 0: all these are listed with 0. grows 10 - 9 = +1 of
##   3 + 3 + 3 + 6 + 6 + 3 + 18 + 9 = 51.
## zero*: built in other directories, so OLD's 50 of line 3 are apart from NEW's 51. Lines
##   that are not known are those of no text: main's 50 did not change, f's are 15 - 10
##   = +5, and the calls 3 - 2. Annotated is what known lines have, 51 - 50 = +1.
## cancelled-*: a called c once for 10 and then twice for 20, b the other way around, which
##   are changes of a, b and c, but none of the calls from x.c to y.c. f's calls of itself
##   were 100 and are 90, and are shown as no more than f, 10, in both.
## new-events: both events that OLD has not are named. 12 - 10 = 2, 3 and 1.
## brief-markdown*: old and new are 200,000 and 205,202 Ir. slower's a.c + 10,000 and a.h
##   + 0 of 100,100; faster - 5,000 of 50,000; third + 100 of 300. A hundredth of the
##   largest change is 100, so noise, + 99, is counted; misses changed in D1mr alone.
##   The addresses were 2 + 40 and are 5 + 40: + 3 is less than 100.
## brief-none-markdown: + 1 and + 1, less than 0.01 % of 200,000, 20; unnamed + 0.
## brief-unnamed-markdown: noise + 99 and same 47,058 - 46,978 = + 80 are less than 100;
##   the addresses were 3,002 + 40 and are 5 + 40: - 2,997 of 202,920 is 1.477 %.
## brief-min-markdown: all of it, by --min.

== all
$ --auto=no --threshold=100 --diff old.callgrind new.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'new.callgrind' (creator: hand)
| Compared with 'old.callgrind'
| --------------------------------------------------------------------------------
| Trigger: new
| Profiled target:  ./new (PID 2)
| Target of OLD:    ./old (PID 1)
| Differs in OLD:   Trigger: old
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             Dr         \x20
| --------------------------------------------------------------------------------
|   +70 (+7.00%) +2 (+4.00%)  PROGRAM TOTALS (NEW - OLD)
| 1,000 (100.0%) 50 (100.0%)  OLD
| 1,070 (107.0%) 52 (104.0%)  NEW
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| +70 (+7.00%) +2 (+4.00%)  m.c:new (new)
| +60 (+6.00%)  .           m.c:slow
| -50 (-5.00%) -5 (-10.0%)  m.c:gone (gone)
| -10 (-1.00%)  0           m.c:main
|   0          +5 (+10.0%)  m.c:rest
|

== back
$ --auto=no --threshold=100 --tree=both --diff new.callgrind old.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'old.callgrind' (creator: hand)
| Compared with 'new.callgrind'
| --------------------------------------------------------------------------------
| Trigger: old
| Profiled target:  ./old (PID 1)
| Target of OLD:    ./new (PID 2)
| Differs in OLD:   Trigger: new
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             Dr         \x20
| --------------------------------------------------------------------------------
|   -70 (-6.54%) -2 (-3.85%)  PROGRAM TOTALS (NEW - OLD)
| 1,070 (100.0%) 52 (100.0%)  OLD
| 1,000 (93.46%) 50 (96.15%)  NEW
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
|
| -70 (-6.54%) -2 (-3.85%)  < m.c:main (-1x)
| -70 (-6.54%) -2 (-3.85%)  *  m.c:new (gone)
|
| -60 (-5.61%)  .           < m.c:main (-3x)
| -60 (-5.61%)  .           *  m.c:slow
|
| +50 (+4.67%) +5 (+9.62%)  < m.c:main (+1x)
| +50 (+4.67%) +5 (+9.62%)  *  m.c:gone (new)
|
| +10 (+0.93%)  0           *  m.c:main
| -70 (-6.54%) -2 (-3.85%)  >   m.c:new (gone) (-1x)
| -60 (-5.61%)  .           >   m.c:slow (-3x)
| +50 (+4.67%) +5 (+9.62%)  >   m.c:gone (new) (+1x)
|
|   0          -5 (-9.62%)  *  m.c:rest
|

== brief-markdown
$ --format=markdown --diff brief-old.callgrind brief-new.callgrind
| **Ir** 200,000 → 205,202 (+5,202, +2.60%) · **D1mr** 68 → 72 (+4, +5.88%)
|
| - OLD: `brief-old.callgrind`
| - NEW: `brief-new.callgrind`
|
| | Ir | Change | of total | Function |
| | ---: | ---: | ---: | :--- |
| | 110,100 | +10,000 (+9.99%) | +5.00% | `a.c:slower [/bin/a]` |
| | 45,000 | -5,000 (-10.0%) | -2.50% | `a.c:faster [/bin/a]` |
| | 400 | +100 (+33.3%) | +0.05% | `a.c:third [/bin/a]` |
|
| 1 more function changed by less than 100

== brief-min-markdown
$ --format=markdown --diff --min=0 brief-old.callgrind brief-new.callgrind
| **Ir** 200,000 → 205,202 (+5,202, +2.60%) · **D1mr** 68 → 72 (+4, +5.88%)
|
| - OLD: `brief-old.callgrind`
| - NEW: `brief-new.callgrind`
|
| | Ir | Change | of total | Function |
| | ---: | ---: | ---: | :--- |
| | 110,100 | +10,000 (+9.99%) | +5.00% | `a.c:slower [/bin/a]` |
| | 110,000 | +10,000 (+10.0%) | +5.00% | &nbsp; `a.c` |
| | 45,000 | -5,000 (-10.0%) | -2.50% | `a.c:faster [/bin/a]` |
| | 400 | +100 (+33.3%) | +0.05% | `a.c:third [/bin/a]` |
| | 2,099 | +99 (+4.95%) | +0.05% | `a.c:noise [/bin/a]` |
| | . | -40 (-100.0%) | -0.02% | `???:0x1100 [/bin/a]` (gone) |
| | 40 | +40 | +0.02% | `???:0x1120 [/bin/a]` (new) |
| | 5 | +5 | +0.00% | `???:0x1010 [/bin/a]` (new) |
| | . | -2 (-100.0%) | -0.00% | `???:0x1000 [/bin/a]` (gone) |
| | 500 | 0 |  | `a.c:misses [/bin/a]` |
|
| 9 of 10 listed

== brief-none-markdown
$ --format=markdown --diff brief-old.callgrind brief-none.callgrind
| **Ir** 200,000 → 200,002 (+2, +0.00%) · **D1mr** 68 → 72 (+4, +5.88%)
|
| - OLD: `brief-old.callgrind`
| - NEW: `brief-none.callgrind`
|
| | Ir | Change | of total | Function |
| | ---: | ---: | ---: | :--- |
| | | | | no change of note |
|
| 2 functions changed by less than 20 each

== brief-top-markdown
$ --format=markdown --diff --top=1 brief-old.callgrind brief-new.callgrind
| **Ir** 200,000 → 205,202 (+5,202, +2.60%) · **D1mr** 68 → 72 (+4, +5.88%)
|
| - OLD: `brief-old.callgrind`
| - NEW: `brief-new.callgrind`
|
| | Ir | Change | of total | Function |
| | ---: | ---: | ---: | :--- |
| | 110,100 | +10,000 (+9.99%) | +5.00% | `a.c:slower [/bin/a]` |
|
| 1 of 3 listed
|
| 1 more function changed by less than 100

== brief-unnamed-markdown
$ --format=markdown --diff brief-gone.callgrind brief-new.callgrind
| **Ir** 202,920 → 205,202 (+2,282, +1.12%) · **D1mr** 68 → 72 (+4, +5.88%)
|
| - OLD: `brief-gone.callgrind`
| - NEW: `brief-new.callgrind`
|
| | Ir | Change | of total | Function |
| | ---: | ---: | ---: | :--- |
| | 110,100 | +10,000 (+9.99%) | +4.93% | `a.c:slower [/bin/a]` |
| | 45,000 | -5,000 (-10.0%) | -2.46% | `a.c:faster [/bin/a]` |
| | 45 | -2,997 (-98.5%) | -1.48% | (unnamed): 4 addresses without a counterpart |
| | 400 | +100 (+33.3%) | +0.05% | `a.c:third [/bin/a]` |
|
| 2 more functions changed by less than 100 each

== by-file-inlined
$ --auto=no --inclusive --by=file --diff inlined.callgrind calling.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'calling.callgrind'
| Compared with 'inlined.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Listed by:        file
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| -5 (-62.5%)  PROGRAM TOTALS (NEW - OLD)
|  8 (100.0%)  OLD (calculated)
|  3 (37.50%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir           Running  file
| --------------------------------------------------------------------------------
| +4 (+50.0%)   -12.5%  b.c
| +7 (+87.5%)              g
| -3 (-37.5%)              f
| -3 (-37.5%)   -62.5%  a.c
|

== by-function
$ --auto=no --threshold=100 --by=function --diff old.callgrind new.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'new.callgrind' (creator: hand)
| Compared with 'old.callgrind'
| --------------------------------------------------------------------------------
| Trigger: new
| Profiled target:  ./new (PID 2)
| Target of OLD:    ./old (PID 1)
| Differs in OLD:   Trigger: old
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Listed by:        function
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             Dr         \x20
| --------------------------------------------------------------------------------
|   +70 (+7.00%) +2 (+4.00%)  PROGRAM TOTALS (NEW - OLD)
| 1,000 (100.0%) 50 (100.0%)  OLD
| 1,070 (107.0%) 52 (104.0%)  NEW
|
| --------------------------------------------------------------------------------
| Ir           Dr           Running  file:function
| --------------------------------------------------------------------------------
| +70 (+7.00%) +2 (+4.00%)   +7.00%  m.c:new (new)
| +60 (+6.00%)  .            +13.0%  m.c:slow
| -50 (-5.00%) -5 (-10.0%)   +8.00%  m.c:gone (gone)
| -10 (-1.00%)  0            +7.00%  m.c:main
|   0          +5 (+10.0%)   +7.00%  m.c:rest
|

== called-gone
$ --auto=no --threshold=100 --inclusive --diff calls-ext.callgrind alone.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'alone.callgrind'
| Compared with 'calls-ext.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
|  0           PROGRAM TOTALS (NEW - OLD)
| 10 (100.0%)  OLD (calculated)
| 10 (100.0%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir             file:function
| --------------------------------------------------------------------------------
| -50 (-500.0%)  a.c:ext (gone)
| -50 (-500.0%)  a.c:main
|

== called-new
$ --auto=no --threshold=100 --inclusive --diff alone.callgrind calls-ext.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'calls-ext.callgrind'
| Compared with 'alone.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
|  0           PROGRAM TOTALS (NEW - OLD)
| 10 (100.0%)  OLD (calculated)
| 10 (100.0%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir             file:function
| --------------------------------------------------------------------------------
| +50 (+500.0%)  a.c:ext (new)
| +50 (+500.0%)  a.c:main
|

== cancel
$ --threshold=100 --context=0 --diff cancel-old.callgrind cancel-new.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'cancel-new.callgrind'
| Compared with 'cancel-old.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| +2 (+5.41%)  PROGRAM TOTALS (NEW - OLD)
| 37 (100.0%)  OLD (calculated)
| 39 (105.4%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| +2 (+5.41%)  cancel.h:f
|  0           cancel.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: cancel.h
| --------------------------------------------------------------------------------
| Ir         \x20
|
| -- line 5 ----------------------------------------
| +2 (+5.41%)  fifth();
| -- line 5 ----------------------------------------
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: cancel.c
| --------------------------------------------------------------------------------
| Ir          \x20
|
| +10 (+27.0%)  first();
| -10 (-27.0%)  second();
| -- line 2 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| +2 (+5.41%)  events annotated
|

== cancel-by
$ --threshold=100 --auto=no --by=function --diff cancel-old.callgrind cancel-new.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'cancel-new.callgrind'
| Compared with 'cancel-old.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Listed by:        function
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| +2 (+5.41%)  PROGRAM TOTALS (NEW - OLD)
| 37 (100.0%)  OLD (calculated)
| 39 (105.4%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir           Running  file:function
| --------------------------------------------------------------------------------
| +2 (+5.41%)   +5.41%  cancel.c:f
| +2 (+5.41%)              cancel.h
|

== cancel-function
$ --fn=f --context=0 --diff cancel-old.callgrind cancel-new.callgrind
| --------------------------------------------------------------------------------
| -- Function: cancel.c:f
| --------------------------------------------------------------------------------
| Ir         \x20
|
| +2 (+5.41%)  *  self
| +2 (+5.41%)  *  inclusive
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: cancel.h
| --------------------------------------------------------------------------------
| Ir         \x20
|
| -- line 5 ----------------------------------------
| +2 (+5.41%)  5  fifth();
| -- line 5 ----------------------------------------
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: cancel.c
| --------------------------------------------------------------------------------
| Ir          \x20
|
| +10 (+27.0%)  1  first();
| -10 (-27.0%)  2  second();
| -- line 2 ----------------------------------------
|
! cgannotate: --fn: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

== cancel-itself
$ --threshold=100 --context=0 --diff cancel-new.callgrind cancel-new.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'cancel-new.callgrind'
| Compared with 'cancel-new.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
|  0           PROGRAM TOTALS (NEW - OLD)
| 39 (100.0%)  OLD (calculated)
| 39 (100.0%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir          file:function
| --------------------------------------------------------------------------------
| no difference
|

== cancelled-file
$ --diff --tree=both --no-auto --by=file cancelled-old.callgrind cancelled-new.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'cancelled-new.callgrind'
| Compared with 'cancelled-old.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Listed by:        file
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
|  0           PROGRAM TOTALS (NEW - OLD)
| 50 (100.0%)  OLD (calculated)
| 50 (100.0%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir          Running  file
| --------------------------------------------------------------------------------
| no difference
|

== cancelled-row
$ --diff --tree=both --no-auto cancelled-old.callgrind cancelled-new.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'cancelled-new.callgrind'
| Compared with 'cancelled-old.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
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
|  0           PROGRAM TOTALS (NEW - OLD)
| 50 (100.0%)  OLD (calculated)
| 50 (100.0%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir          file:function
| --------------------------------------------------------------------------------
|
| 0           *  x.c:a
| +10 (+20.0%)  >   y.c:c (+1x)
|
| 0           *  x.c:b
| -10 (-20.0%)  >   y.c:c (-1x)
|
| +10 (+20.0%)  < x.c:a (+1x)
| -10 (-20.0%)  < x.c:b (-1x)
| 0           *  y.c:c
|

== chain-inclusive
$ --auto=no --inclusive --threshold=70 --diff chain-old.callgrind chain-new.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'chain-new.callgrind'
| Compared with 'chain-old.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       70
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir           \x20
| --------------------------------------------------------------------------------
| +93 (+387.5%)  PROGRAM TOTALS (NEW - OLD)
|   24 (100.0%)  OLD (calculated)
|  117 (487.5%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir             file:function
| --------------------------------------------------------------------------------
| +93 (+387.5%)  a.c:f1
| +90 (+375.0%)  a.c:f2
| +90 (+375.0%)  a.c:f3
| +90 (+375.0%)  a.c:f4
| +90 (+375.0%)  a.c:leaf
|   +2 (+8.33%)  a.c:s1
|

== chain-summary
$ --summary --sort='Incl(Ir)' --threshold=70 --diff chain-old.callgrind chain-new.callgrind
| chain-new.callgrind compared with chain-old.callgrind
| Total: +93 Ir (+387.5%: 24 to 117), 0 Calls (0.00%: 6 to 6) (calculated); below: 6 of 7 functions, +383.3%
| Ir            Incl(Ir)      Calls       Running  file:function
|    0          +93 (+387.5%) 0             0.00%  a.c:f1
| +90 (+375.0%) +90 (+375.0%) 0           +375.0%  a.c:leaf
|    0          +90 (+375.0%) 0           +375.0%  a.c:f2
|    0          +90 (+375.0%) 0           +375.0%  a.c:f3
|    0          +90 (+375.0%) 0           +375.0%  a.c:f4
|   +2 (+8.33%)   +2 (+8.33%) 0           +383.3%  a.c:s1

== empty-new
$ --diff old.callgrind $(:>empty)empty
! cgannotate: empty: the file is empty
? 1

== empty-old
$ --diff $(:>empty)empty new.callgrind
! cgannotate: empty: the file is empty
? 1

== gone-json
$ --diff --format=json '--mod-file=s/^(old|new)$/prog/' $(for side in moved-object moved-object-old; do sed s/moved.c/gone.c/ $side.callgrind >gone-$side; done; echo gone-moved-object-old gone-moved-object)
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "gone-moved-object-old", "creator": null, "command": null, "pid": null, "parts": 1, "side": "old"},
|   {"file": "gone-moved-object", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "differences": [],
|  "by": "function", "sort": ["Ir"], "diff": true,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": -9, "total_old": 39, "total_new": 30}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "f", "file": "gone.c", "object": "prog", "self": [-9], "self_old": [19], "self_new": [10], "inclusive": [-9], "inclusive_old": [39], "inclusive_new": [30], "calls": 0, "calls_old": 0, "calls_new": 0, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "gone.c", "object": null, "self": [-9], "self_old": [19], "self_new": [10]}],
|    "callers": [],
|    "callees": []},
|   {"id": 1, "name": "g", "file": "gone.c", "object": "prog", "self": [0], "self_old": [20], "self_new": [20], "inclusive": [0], "inclusive_old": [20], "inclusive_new": [20], "calls": 0, "calls_old": 1, "calls_new": 1, "cycle": null, "listed": false,
|    "parts": [{"name": null, "file": "gone.c", "object": null, "self": [0], "self_old": [20], "self_new": [20]}],
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "gone.c", "found": null, "lines": [
|     {"line": 5, "self": [5], "self_old": [null], "self_new": [5], "calls": []},
|     {"line": 7, "self": [1], "self_old": [null], "self_new": [1], "calls": [{"from": 0, "to": 1, "calls": 1, "calls_old": 0, "calls_new": 1, "inclusive": [20], "inclusive_old": [null], "inclusive_new": [20]}]},
|     {"line": 8, "self": [4], "self_old": [null], "self_new": [4], "calls": []},
|     {"line": 12, "self": [20], "self_old": [null], "self_new": [20], "calls": []},
|     {"line": null, "self": [-39], "self_old": [39], "self_new": [null], "calls": []}]}]}

== inclusive
$ --auto=no --threshold=100 --inclusive=yes --diff old.callgrind new.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'new.callgrind' (creator: hand)
| Compared with 'old.callgrind'
| --------------------------------------------------------------------------------
| Trigger: new
| Profiled target:  ./new (PID 2)
| Target of OLD:    ./old (PID 1)
| Differs in OLD:   Trigger: old
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             Dr         \x20
| --------------------------------------------------------------------------------
|   +70 (+7.00%) +2 (+4.00%)  PROGRAM TOTALS (NEW - OLD)
| 1,000 (100.0%) 50 (100.0%)  OLD
| 1,070 (107.0%) 52 (104.0%)  NEW
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| +70 (+7.00%) -3 (-6.00%)  m.c:main
| +70 (+7.00%) +2 (+4.00%)  m.c:new (new)
| +60 (+6.00%)  .           m.c:slow
| -50 (-5.00%) -5 (-10.0%)  m.c:gone (gone)
|   0          +5 (+10.0%)  m.c:rest
|

== inclusive-tree
$ --auto=no --threshold=100 --inclusive=yes --tree=both --show-percs=no --diff old.callgrind new.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'new.callgrind' (creator: hand)
| Compared with 'old.callgrind'
| --------------------------------------------------------------------------------
| Trigger: new
| Profiled target:  ./new (PID 2)
| Target of OLD:    ./old (PID 1)
| Differs in OLD:   Trigger: old
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir    Dr\x20
| --------------------------------------------------------------------------------
|   +70 +2  PROGRAM TOTALS (NEW - OLD)
| 1,000 50  OLD
| 1,070 52  NEW
|
| --------------------------------------------------------------------------------
| Ir  Dr  file:function
| --------------------------------------------------------------------------------
|
| +70 -3  *  m.c:main
| +70 +2  >   m.c:new (new) (+1x)
| +60  .  >   m.c:slow (+3x)
| -50 -5  >   m.c:gone (gone) (-1x)
|
| +70 +2  < m.c:main (+1x)
| +70 +2  *  m.c:new (new)
|
| +60  .  < m.c:main (+3x)
| +60  .  *  m.c:slow
|
| -50 -5  < m.c:main (-1x)
| -50 -5  *  m.c:gone (gone)
|
|   0 +5  *  m.c:rest
|

== itself
$ --threshold=100 --tree=both --inclusive=yes --diff old.callgrind old.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'old.callgrind' (creator: hand)
| Compared with 'old.callgrind'
| --------------------------------------------------------------------------------
| Trigger: old
| Profiled target:  ./old (PID 1)
| Target of OLD:    ./old (PID 1)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir             Dr         \x20
| --------------------------------------------------------------------------------
|     0           0           PROGRAM TOTALS (NEW - OLD)
| 1,000 (100.0%) 50 (100.0%)  OLD
| 1,000 (100.0%) 50 (100.0%)  NEW
|
| --------------------------------------------------------------------------------
| Ir         Dr          file:function
| --------------------------------------------------------------------------------
| no difference
|

== itself-markdown
$ --diff --format=markdown cancel-new.callgrind cancel-new.callgrind
| **Ir** 39 → 39 (0)
|
| - OLD: `cancel-new.callgrind`
| - NEW: `cancel-new.callgrind`
|
| | Ir | Change | of total | Function |
| | ---: | ---: | ---: | :--- |
| | | | | no difference |

== itself-markdown-events
$ --diff --format=markdown new.callgrind new.callgrind
| **Ir** 1,070 → 1,070 (0) · **Dr** 52 → 52 (0)
|
| - OLD: `new.callgrind`, `./new`
| - NEW: `new.callgrind`, `./new`
|
| | Ir | Change | of total | Function |
| | ---: | ---: | ---: | :--- |
| | | | | no difference |

== missing-old
$ --diff nosuch new.callgrind
! cgannotate: nosuch: No such file or directory
? 1

== mod-again
$ --check --mod-fn=s/f/g/ again.callgrind

== mod-all-one
$ --auto=no --threshold=100 --show-percs=no mods-1.0.callgrind '--mod-fn=s/.*/one/' '--mod-file=s/.*/f/'
| --------------------------------------------------------------------------------
| Profile data file 'mods-1.0.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
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
| 35  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 35  f:one [f]
|

== mod-anchor-g
$ --auto=no --threshold=100 --show-percs=no mods-1.0.callgrind '--mod-fn=s/^./X/g'
| --------------------------------------------------------------------------------
| Profile data file 'mods-1.0.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
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
| 35  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 20  /build/x-1.0/src/a.c:Xork.llvm.123 [/build/x-1.0/lib.so]
| 10  /build/x-1.0/src/a.c:Xun::h0123456789abcdef [/build/x-1.0/lib.so]
|  5  /build/x-1.0/inc/b.h:Xelp [/build/x-1.0/lib.so]
|

== mod-and
$ --auto=no --threshold=100 --show-percs=no mods-1.0.callgrind '--mod-fn=s/[a-z]+/<&>/'
| --------------------------------------------------------------------------------
| Profile data file 'mods-1.0.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
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
| 35  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 20  /build/x-1.0/src/a.c:W<ork>.llvm.123 [/build/x-1.0/lib.so]
| 10  /build/x-1.0/src/a.c:<run>::h0123456789abcdef [/build/x-1.0/lib.so]
|  5  /build/x-1.0/inc/b.h:<help> [/build/x-1.0/lib.so]
|

== mod-and-literal
$ --auto=no --threshold=100 --show-percs=no mods-1.0.callgrind '--mod-fn=s/[a-z]+/\&\\/'
| --------------------------------------------------------------------------------
| Profile data file 'mods-1.0.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
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
| 35  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 20  /build/x-1.0/src/a.c:W&\\.llvm.123 [/build/x-1.0/lib.so]
| 10  /build/x-1.0/src/a.c:&\\::h0123456789abcdef [/build/x-1.0/lib.so]
|  5  /build/x-1.0/inc/b.h:&\\ [/build/x-1.0/lib.so]
|

== mod-backslash
$ --auto=no --threshold=100 --show-percs=no mods-1.0.callgrind '--mod-fn=s/\.llvm\.\(*123$/[\.]/'
| --------------------------------------------------------------------------------
| Profile data file 'mods-1.0.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
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
| 35  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 20  /build/x-1.0/src/a.c:Work[.] [/build/x-1.0/lib.so]
| 10  /build/x-1.0/src/a.c:run::h0123456789abcdef [/build/x-1.0/lib.so]
|  5  /build/x-1.0/inc/b.h:help [/build/x-1.0/lib.so]
|

== mod-bad-1
$ mods-1.0.callgrind '--mod-fn=x/a/b/'
! cgannotate: --mod-fn=x/a/b/: expected s/REGEX/TEXT/
? 2

== mod-bad-2
$ mods-1.0.callgrind '--mod-fn=s'
! cgannotate: --mod-fn=s: expected s/REGEX/TEXT/
? 2

== mod-bad-3
$ mods-1.0.callgrind '--mod-fn=s/a'
! cgannotate: --mod-fn=s/a: expected s/REGEX/TEXT/
? 2

== mod-bad-4
$ mods-1.0.callgrind '--mod-fn=s/a/b'
! cgannotate: --mod-fn=s/a/b: expected s/REGEX/TEXT/
? 2

== mod-bad-5
$ mods-1.0.callgrind '--mod-fn=s/a/b/x'
! cgannotate: --mod-fn=s/a/b/x: only g and i may follow the last /
? 2

== mod-bad-6
$ mods-1.0.callgrind '--mod-fn=s/(/b/'
! cgannotate: --mod-fn=s/(/b/: Unmatched ( or \\(
? 2

== mod-bad-7
$ mods-1.0.callgrind '--mod-fn=s/[/b/'
! cgannotate: --mod-fn=s/[/b/: Invalid regular expression
? 2

== mod-bad-8
$ mods-1.0.callgrind '--mod-fn='
! cgannotate: --mod-fn=: expected s/REGEX/TEXT/
? 2

== mod-bad-9
$ mods-1.0.callgrind '--mod-fn=s\a\b\'
! cgannotate: --mod-fn=s\\a\\b\\: expected s/REGEX/TEXT/
? 2

== mod-bad-10
$ mods-1.0.callgrind '--mod-fn=s/a{2,1}/b/'
! cgannotate: --mod-fn=s/a{2,1}/b/: Invalid content of \\{\\}
? 2

== mod-bad-11
$ mods-1.0.callgrind '--mod-fn=s/(a)b/\1\2/'
! cgannotate: --mod-fn=s/(a)b/\\1\\2/: TEXT refers to a group that REGEX does not have
? 2

== mod-both
$ --diff mods-1.0.callgrind mods-1.1.callgrind --auto=no --threshold=100 '--mod-file=s,/build/x-[0-9.]*/,,' '--mod-fn=s/::h[0-9a-f]{16}$//' '--mod-fn=s/[.]llvm[.].*//' --tree=both
| --------------------------------------------------------------------------------
| Profile data file 'mods-1.1.callgrind'
| Compared with 'mods-1.0.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| +6 (+17.1%)  PROGRAM TOTALS (NEW - OLD)
| 35 (100.0%)  OLD (calculated)
| 41 (117.1%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
|
| +6 (+17.1%)  < src/a.c:run [lib.so]
| +6 (+17.1%)  *  src/a.c:Work [lib.so]
|
|  0           *  src/a.c:run [lib.so]
| +6 (+17.1%)  >   src/a.c:Work [lib.so]
|

== mod-cg-names
$ --diff mods-1.0.callgrind mods-1.1.callgrind --auto=no --threshold=100 '--mod-filename=s,/build/x-[0-9.]*/,,' '--mod-funcname=s/(::h[0-9a-f]{16}|[.]llvm[.].*)$//'
| --------------------------------------------------------------------------------
| Profile data file 'mods-1.1.callgrind'
| Compared with 'mods-1.0.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| +6 (+17.1%)  PROGRAM TOTALS (NEW - OLD)
| 35 (100.0%)  OLD (calculated)
| 41 (117.1%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| +6 (+17.1%)  src/a.c:Work [lib.so]
|

== mod-delimiter
$ --auto=no --threshold=100 --show-percs=no mods-1.0.callgrind '--mod-file=s/\/build\///' '--mod-fn=s#::#/#'
| --------------------------------------------------------------------------------
| Profile data file 'mods-1.0.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
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
| 35  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 20  x-1.0/src/a.c:Work.llvm.123 [x-1.0/lib.so]
| 10  x-1.0/src/a.c:run/h0123456789abcdef [x-1.0/lib.so]
|  5  x-1.0/inc/b.h:help [x-1.0/lib.so]
|

== mod-empty-match
$ --auto=no --threshold=100 --show-percs=no mods-1.0.callgrind '--mod-fn=s/x*/-/g'
| --------------------------------------------------------------------------------
| Profile data file 'mods-1.0.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
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
| 35  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 20  /build/x-1.0/src/a.c:-W-o-r-k-.-l-l-v-m-.-1-2-3- [/build/x-1.0/lib.so]
| 10  /build/x-1.0/src/a.c:-r-u-n-:-:-h-0-1-2-3-4-5-6-7-8-9-a-b-c-d-e-f- [/build/x-1.0/lib.so]
|  5  /build/x-1.0/inc/b.h:-h-e-l-p- [/build/x-1.0/lib.so]
|

== mod-file
$ --diff mods-1.0.callgrind mods-1.1.callgrind --auto=no --threshold=100 '--mod-file=s/x-[0-9.]+/x/'
| --------------------------------------------------------------------------------
| Profile data file 'mods-1.1.callgrind'
| Compared with 'mods-1.0.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| +6 (+17.1%)  PROGRAM TOTALS (NEW - OLD)
| 35 (100.0%)  OLD (calculated)
| 41 (117.1%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| +6 (+17.1%)  /build/x/src/a.c:Work.llvm.77 [/build/x/lib.so]
|
! cgannotate: --diff: 2 functions moved to another file or object and are compared under NEW's name: run::hfedcba9876543210, Work.llvm.77; --exact keeps them separate

== mod-file-bad
$ mods-1.0.callgrind '--mod-file=s/a/b/q'
! cgannotate: --mod-file=s/a/b/q: only g and i may follow the last /
? 2

== mod-g
$ --auto=no --threshold=100 --show-percs=no mods-1.0.callgrind '--mod-fn=s/[0-9]/N/g'
| --------------------------------------------------------------------------------
| Profile data file 'mods-1.0.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
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
| 35  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 20  /build/x-1.0/src/a.c:Work.llvm.NNN [/build/x-1.0/lib.so]
| 10  /build/x-1.0/src/a.c:run::hNNNNNNNNNNabcdef [/build/x-1.0/lib.so]
|  5  /build/x-1.0/inc/b.h:help [/build/x-1.0/lib.so]
|

== mod-gi
$ --auto=no --threshold=100 --show-percs=no mods-1.0.callgrind '--mod-fn=s/L/_/gi'
| --------------------------------------------------------------------------------
| Profile data file 'mods-1.0.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
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
| 35  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 20  /build/x-1.0/src/a.c:Work.__vm.123 [/build/x-1.0/lib.so]
| 10  /build/x-1.0/src/a.c:run::h0123456789abcdef [/build/x-1.0/lib.so]
|  5  /build/x-1.0/inc/b.h:he_p [/build/x-1.0/lib.so]
|

== mod-group
$ --auto=no --threshold=100 --show-percs=no mods-1.0.callgrind '--mod-file=s/.*-([0-9]).([0-9])(.*)/\3 of v\1_\2/'
| --------------------------------------------------------------------------------
| Profile data file 'mods-1.0.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
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
| 35  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 20  /src/a.c of v1_0:Work.llvm.123 [/lib.so of v1_0]
| 10  /src/a.c of v1_0:run::h0123456789abcdef [/lib.so of v1_0]
|  5  /inc/b.h of v1_0:help [/lib.so of v1_0]
|

== mod-i
$ --auto=no --threshold=100 --show-percs=no mods-1.0.callgrind '--mod-fn=s/WORK/play/i' '--mod-fn=s/HELP/play/'
| --------------------------------------------------------------------------------
| Profile data file 'mods-1.0.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
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
| 35  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 20  /build/x-1.0/src/a.c:play.llvm.123 [/build/x-1.0/lib.so]
| 10  /build/x-1.0/src/a.c:run::h0123456789abcdef [/build/x-1.0/lib.so]
|  5  /build/x-1.0/inc/b.h:help [/build/x-1.0/lib.so]
|
! cgannotate: --mod-fn=s/HELP/play/: nothing matches

== mod-none
$ --diff mods-1.0.callgrind mods-1.1.callgrind --auto=no --threshold=100
| --------------------------------------------------------------------------------
| Profile data file 'mods-1.1.callgrind'
| Compared with 'mods-1.0.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| +6 (+17.1%)  PROGRAM TOTALS (NEW - OLD)
| 35 (100.0%)  OLD (calculated)
| 41 (117.1%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| +6 (+17.1%)  /build/x-1.1/src/a.c:Work.llvm.77 [/build/x-1.0/lib.so]
|
! cgannotate: --diff: 3 functions moved to another file or object and are compared under NEW's name: run::hfedcba9876543210, Work.llvm.77, help; --exact keeps them separate

== mod-not-g
$ --auto=no --threshold=100 --show-percs=no mods-1.0.callgrind '--mod-fn=s/[0-9]/N/'
| --------------------------------------------------------------------------------
| Profile data file 'mods-1.0.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
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
| 35  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 20  /build/x-1.0/src/a.c:Work.llvm.N23 [/build/x-1.0/lib.so]
| 10  /build/x-1.0/src/a.c:run::hN123456789abcdef [/build/x-1.0/lib.so]
|  5  /build/x-1.0/inc/b.h:help [/build/x-1.0/lib.so]
|

== mod-order
$ --auto=no --threshold=100 --show-percs=no mods-1.0.callgrind '--mod-fn=s/Work/help/' '--mod-fn=s/help/aid/'
| --------------------------------------------------------------------------------
| Profile data file 'mods-1.0.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
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
| 35  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 20  /build/x-1.0/src/a.c:aid.llvm.123 [/build/x-1.0/lib.so]
| 10  /build/x-1.0/src/a.c:run::h0123456789abcdef [/build/x-1.0/lib.so]
|  5  /build/x-1.0/inc/b.h:aid [/build/x-1.0/lib.so]
|

== mod-to-nothing
$ --auto=no --threshold=100 --show-percs=no mods-1.0.callgrind '--mod-fn=s/.*//'
| --------------------------------------------------------------------------------
| Profile data file 'mods-1.0.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
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
| 35  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 30  /build/x-1.0/src/a.c: [/build/x-1.0/lib.so]
|  5  /build/x-1.0/inc/b.h: [/build/x-1.0/lib.so]
|

== moved
$ --diff --context=1 $(touch -d 2020-06-01 moved-old.callgrind; touch -d 2020-07-01 moved.c; touch -d 2020-08-01 moved-new.callgrind; echo moved-old.callgrind moved-new.callgrind)
| --------------------------------------------------------------------------------
| Profile data file 'moved-new.callgrind'
| Compared with 'moved-old.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| -9 (-23.1%)  PROGRAM TOTALS (NEW - OLD)
| 39 (100.0%)  OLD (calculated)
| 30 (76.92%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| -9 (-23.1%)  moved.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: moved.c
| --------------------------------------------------------------------------------
| Ir           \x20
|
| -- line 4 ----------------------------------------
|    .           #include <string.h>
|   +5 (+12.8%)  int f(void)
|    .           {
|   +1 (+2.56%)  	g();
|  +20 (+51.3%)  => moved.c:g (+1x)
|   +4 (+10.3%)  }
|    .          \x20
| -- line 9 ----------------------------------------
| -- line 11 ----------------------------------------
|    .           {
|  +20 (+51.3%)  	x++;
|    .           }
| -- line 13 ----------------------------------------
|
| -39 (-100.0%)  <counts for lines of OLD in moved.c>
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| -9 (-23.1%)  events annotated
|
! cgannotate: moved.c: OLD may be from another version of the source: only NEW's costs are shown (--old-sources=DIR says where OLD's sources are)

== moved-json
$ --diff --format=json $(touch -d 2020-06-01 moved-old.callgrind; touch -d 2020-07-01 moved.c; touch -d 2020-08-01 moved-new.callgrind; echo moved-old.callgrind moved-new.callgrind)
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "moved-old.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "old"},
|   {"file": "moved-new.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "differences": [],
|  "by": "function", "sort": ["Ir"], "diff": true,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": -9, "total_old": 39, "total_new": 30}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "f", "file": "moved.c", "object": null, "self": [-9], "self_old": [19], "self_new": [10], "inclusive": [-9], "inclusive_old": [39], "inclusive_new": [30], "calls": 0, "calls_old": 0, "calls_new": 0, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "moved.c", "object": null, "self": [-9], "self_old": [19], "self_new": [10]}],
|    "callers": [],
|    "callees": []},
|   {"id": 1, "name": "g", "file": "moved.c", "object": null, "self": [0], "self_old": [20], "self_new": [20], "inclusive": [0], "inclusive_old": [20], "inclusive_new": [20], "calls": 0, "calls_old": 1, "calls_new": 1, "cycle": null, "listed": false,
|    "parts": [{"name": null, "file": "moved.c", "object": null, "self": [0], "self_old": [20], "self_new": [20]}],
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "moved.c", "found": "moved.c", "lines": [
|     {"line": 5, "self": [5], "self_old": [null], "self_new": [5], "calls": []},
|     {"line": 7, "self": [1], "self_old": [null], "self_new": [1], "calls": [{"from": 0, "to": 1, "calls": 1, "calls_old": 0, "calls_new": 1, "inclusive": [20], "inclusive_old": [null], "inclusive_new": [20]}]},
|     {"line": 8, "self": [4], "self_old": [null], "self_new": [4], "calls": []},
|     {"line": 12, "self": [20], "self_old": [null], "self_new": [20], "calls": []},
|     {"line": null, "self": [-39], "self_old": [39], "self_new": [null], "calls": []}]}]}

== moved-named
$ --diff --exact --context=1 $(touch -d 2020-01-01 moved.c; echo moved-object-old.callgrind moved-named.callgrind)
| --------------------------------------------------------------------------------
| Profile data file 'moved-named.callgrind'
| Compared with 'moved-object-old.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| -9 (-23.1%)  PROGRAM TOTALS (NEW - OLD)
| 39 (100.0%)  OLD (calculated)
| 30 (76.92%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| +20 (+51.3%)  moved.c:g (new) [new]
| -20 (-51.3%)  moved.c:g (gone) [old]
| -19 (-48.7%)  moved.c:f [old]
| +10 (+25.6%)  moved.c:f (new) [new]
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: moved.c
| --------------------------------------------------------------------------------
| Ir           \x20
|
| -- line 4 ----------------------------------------
|    .           #include <string.h>
|   +5 (+12.8%)  int f(void)
|    .           {
|   +1 (+2.56%)  	g();
|  +20 (+51.3%)  => moved.c:g (new) (+1x) [new]
|   +4 (+10.3%)  }
|    .          \x20
| -- line 9 ----------------------------------------
| -- line 11 ----------------------------------------
|    .           {
|  +20 (+51.3%)  	x++;
|    .           }
| -- line 13 ----------------------------------------
|
| -39 (-100.0%)  <counts for lines of OLD in moved.c>
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| -9 (-23.1%)  events annotated
|
! cgannotate: moved.c: OLD may be from another version of the source: only NEW's costs are shown (--old-sources=DIR says where OLD's sources are)

== moved-object
$ --diff --context=1 '--mod-file=s/^(old|new)$/prog/' $(touch -d 2020-01-01 moved.c; echo moved-object-old.callgrind moved-object.callgrind)
| --------------------------------------------------------------------------------
| Profile data file 'moved-object.callgrind'
| Compared with 'moved-object-old.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| -9 (-23.1%)  PROGRAM TOTALS (NEW - OLD)
| 39 (100.0%)  OLD (calculated)
| 30 (76.92%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| -9 (-23.1%)  moved.c:f [prog]
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: moved.c
| --------------------------------------------------------------------------------
| Ir           \x20
|
| -- line 4 ----------------------------------------
|    .           #include <string.h>
|   +5 (+12.8%)  int f(void)
|    .           {
|   +1 (+2.56%)  	g();
|  +20 (+51.3%)  => moved.c:g (+1x)
|   +4 (+10.3%)  }
|    .          \x20
| -- line 9 ----------------------------------------
| -- line 11 ----------------------------------------
|    .           {
|  +20 (+51.3%)  	x++;
|    .           }
| -- line 13 ----------------------------------------
|
| -39 (-100.0%)  <counts for lines of OLD in moved.c>
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| -9 (-23.1%)  events annotated
|
! cgannotate: moved.c: OLD may be from another version of the source: only NEW's costs are shown (--old-sources=DIR says where OLD's sources are)

== moved-object-json
$ --diff --format=json '--mod-file=s/^(old|new)$/prog/' $(touch -d 2020-01-01 moved.c; echo moved-object-old.callgrind moved-object.callgrind)
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "moved-object-old.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "old"},
|   {"file": "moved-object.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "differences": [],
|  "by": "function", "sort": ["Ir"], "diff": true,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": -9, "total_old": 39, "total_new": 30}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "f", "file": "moved.c", "object": "prog", "self": [-9], "self_old": [19], "self_new": [10], "inclusive": [-9], "inclusive_old": [39], "inclusive_new": [30], "calls": 0, "calls_old": 0, "calls_new": 0, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "moved.c", "object": null, "self": [-9], "self_old": [19], "self_new": [10]}],
|    "callers": [],
|    "callees": []},
|   {"id": 1, "name": "g", "file": "moved.c", "object": "prog", "self": [0], "self_old": [20], "self_new": [20], "inclusive": [0], "inclusive_old": [20], "inclusive_new": [20], "calls": 0, "calls_old": 1, "calls_new": 1, "cycle": null, "listed": false,
|    "parts": [{"name": null, "file": "moved.c", "object": null, "self": [0], "self_old": [20], "self_new": [20]}],
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "moved.c", "found": "moved.c", "lines": [
|     {"line": 5, "self": [5], "self_old": [null], "self_new": [5], "calls": []},
|     {"line": 7, "self": [1], "self_old": [null], "self_new": [1], "calls": [{"from": 0, "to": 1, "calls": 1, "calls_old": 0, "calls_new": 1, "inclusive": [20], "inclusive_old": [null], "inclusive_new": [20]}]},
|     {"line": 8, "self": [4], "self_old": [null], "self_new": [4], "calls": []},
|     {"line": 12, "self": [20], "self_old": [null], "self_new": [20], "calls": []},
|     {"line": null, "self": [-39], "self_old": [39], "self_new": [null], "calls": []}]}]}

== new-event
$ --auto=no --threshold=100 --diff one-event.callgrind two-events.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'two-events.callgrind'
| Compared with 'one-event.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Not in OLD:       Dr
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir          Dr         \x20
| --------------------------------------------------------------------------------
| +7 (+70.0%) +4 (   new)  PROGRAM TOTALS (NEW - OLD)
| 10 (100.0%)  .           OLD (calculated)
| 17 (170.0%)  4 (   new)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir          Dr           file:function
| --------------------------------------------------------------------------------
| +5 (+50.0%) +1 (   new)  a.c:g (new)
| +2 (+20.0%) +3 (   new)  a.c:f
|

== new-event-sort
$ --auto=no --threshold=100 --by=function --sort=Dr --top=1 --diff one-event.callgrind two-events.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'two-events.callgrind'
| Compared with 'one-event.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Not in OLD:       Dr
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Dr
| Thresholds:       100
| Listed by:        function
| Listed:           1 of 2, with +3 (new) of Dr
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir          Dr         \x20
| --------------------------------------------------------------------------------
| +7 (+70.0%) +4 (   new)  PROGRAM TOTALS (NEW - OLD)
| 10 (100.0%)  .           OLD (calculated)
| 17 (170.0%)  4 (   new)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir          Dr           Running  file:function
| --------------------------------------------------------------------------------
| +2 (+20.0%) +3 (   new)      new  a.c:f
|

== new-events
$ --diff --auto=no one-event.callgrind three-events.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'three-events.callgrind'
| Compared with 'one-event.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Not in OLD:       Aa Bb
| Events recorded:  Ir Aa Bb
| Events shown:     Ir Aa Bb
| Event sort order: Ir Aa Bb
| Thresholds:       99 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir          Aa          Bb         \x20
| --------------------------------------------------------------------------------
| +2 (+20.0%) +3 (   new) +1 (   new)  PROGRAM TOTALS (NEW - OLD)
| 10 (100.0%)  .           .           OLD (calculated)
| 12 (120.0%)  3 (   new)  1 (   new)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir          Aa          Bb           file:function
| --------------------------------------------------------------------------------
| +2 (+20.0%) +3 (   new) +1 (   new)  a.c:f
|

== none
$ --diff
! cgannotate: --diff needs two profiles, OLD and NEW
? 2

== not-moved
$ --diff --context=1 $(touch -d 2020-06-01 moved.c; touch -d 2020-06-01T00:00:02 moved-old.callgrind; echo moved-old.callgrind moved-new.callgrind)
| --------------------------------------------------------------------------------
| Profile data file 'moved-new.callgrind'
| Compared with 'moved-old.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| -9 (-23.1%)  PROGRAM TOTALS (NEW - OLD)
| 39 (100.0%)  OLD (calculated)
| 30 (76.92%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| -9 (-23.1%)  moved.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: moved.c
| --------------------------------------------------------------------------------
| Ir          \x20
|
|   .           /* a
|  -5 (-12.8%)     b
|   .              c */
| -10 (-25.6%)  #include <string.h>
| -20 (-51.3%)  => moved.c:g (-1x)
|  +1 (+2.56%)  int f(void)
|   .           {
|  +1 (+2.56%)  	g();
| +20 (+51.3%)  => moved.c:g (+1x)
|  +4 (+10.3%)  }
| -20 (-51.3%) \x20
|   .           void g(void)
| -- line 10 ----------------------------------------
| -- line 11 ----------------------------------------
|   .           {
| +20 (+51.3%)  	x++;
|   .           }
| -- line 13 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| -9 (-23.1%)  events annotated
|

== not-moved-json
$ --diff --format=json $(touch -d 2020-06-01 moved.c; touch -d 2020-06-01T00:00:02 moved-old.callgrind; echo moved-old.callgrind moved-new.callgrind)
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "moved-old.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "old"},
|   {"file": "moved-new.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "differences": [],
|  "by": "function", "sort": ["Ir"], "diff": true,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": -9, "total_old": 39, "total_new": 30}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "f", "file": "moved.c", "object": null, "self": [-9], "self_old": [19], "self_new": [10], "inclusive": [-9], "inclusive_old": [39], "inclusive_new": [30], "calls": 0, "calls_old": 0, "calls_new": 0, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "moved.c", "object": null, "self": [-9], "self_old": [19], "self_new": [10]}],
|    "callers": [],
|    "callees": []},
|   {"id": 1, "name": "g", "file": "moved.c", "object": null, "self": [0], "self_old": [20], "self_new": [20], "inclusive": [0], "inclusive_old": [20], "inclusive_new": [20], "calls": 0, "calls_old": 1, "calls_new": 1, "cycle": null, "listed": false,
|    "parts": [{"name": null, "file": "moved.c", "object": null, "self": [0], "self_old": [20], "self_new": [20]}],
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "moved.c", "found": "moved.c", "lines": [
|     {"line": 2, "self": [-5], "self_old": [5], "self_new": [null], "calls": []},
|     {"line": 4, "self": [-10], "self_old": [10], "self_new": [null], "calls": [{"from": 0, "to": 1, "calls": -1, "calls_old": 1, "calls_new": 0, "inclusive": [-20], "inclusive_old": [20], "inclusive_new": [null]}]},
|     {"line": 5, "self": [1], "self_old": [4], "self_new": [5], "calls": []},
|     {"line": 7, "self": [1], "self_old": [null], "self_new": [1], "calls": [{"from": 0, "to": 1, "calls": 1, "calls_old": 0, "calls_new": 1, "inclusive": [20], "inclusive_old": [null], "inclusive_new": [20]}]},
|     {"line": 8, "self": [4], "self_old": [null], "self_new": [4], "calls": []},
|     {"line": 9, "self": [-20], "self_old": [20], "self_new": [null], "calls": []},
|     {"line": 12, "self": [20], "self_old": [null], "self_new": [20], "calls": []}]}]}

== one
$ --diff old.callgrind
! cgannotate: --diff needs two profiles, OLD and NEW
? 2

== one-and-nothing
$ --diff old.callgrind nosuch
! cgannotate: nosuch: No such file or directory
? 1

== one-and-source
$ --diff old.callgrind m.c
! cgannotate: m.c: this is not a profile: no "events:" line names an event; record one with valgrind --tool=callgrind
? 1

== other-events
$ --auto=no --threshold=100 --diff old.callgrind mods-1.0.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'mods-1.0.callgrind'
| Compared with 'old.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Target of OLD:    ./old (PID 1)
| Differs in OLD:   Trigger: old
| Not in NEW:       Dr
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             Dr           \x20
| --------------------------------------------------------------------------------
|  -965 (-96.5%) -50 (-100.0%)  PROGRAM TOTALS (NEW - OLD)
| 1,000 (100.0%)   50 (100.0%)  OLD
|    35 ( 3.50%)    .           NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir            Dr            file:function
| --------------------------------------------------------------------------------
| -400 (-40.0%)   .           m.c:slow (gone)
| -300 (-30.0%) -30 (-60.0%)  m.c:same (gone)
| -140 (-14.0%)  -4 (-8.00%)  m.c:rest (gone)
| -110 (-11.0%) -11 (-22.0%)  m.c:main (gone)
|  -50 (-5.00%)  -5 (-10.0%)  m.c:gone (gone)
|  +20 (+2.00%)   .           /build/x-1.0/src/a.c:Work.llvm.123 (new) [/build/x-1.0/lib.so]
|  +10 (+1.00%)   .           /build/x-1.0/src/a.c:run::h0123456789abcdef (new) [/build/x-1.0/lib.so]
|   +5 (+0.50%)   .           /build/x-1.0/inc/b.h:help (new) [/build/x-1.0/lib.so]
|
! cgannotate: --diff: OLD has the functions of 0.00% of NEW's cost only; are these runs of one program?

== overflow-calls
$ --diff --summary calls-below.callgrind calls-above.callgrind
! cgannotate: a number of calls does not fit into 64 bits
? 1

== own-moved
$ --auto=no --threshold=100 --inclusive --diff own.callgrind own-moved.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'own-moved.callgrind'
| Compared with 'own.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
|  0           PROGRAM TOTALS (NEW - OLD)
| 15 (100.0%)  OLD (calculated)
| 15 (100.0%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| +10 (+66.7%)  a.h:f
|  -5 (-33.3%)  a.c:f
|
! cgannotate: --diff: OLD has the functions of 0.00% of NEW's cost only; are these runs of one program?
! cgannotate: --inclusive: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

== plain
$ --auto=no --diff old.callgrind new.callgrind
$ --auto=no old.callgrind new.callgrind --diff
| --------------------------------------------------------------------------------
| Profile data file 'new.callgrind' (creator: hand)
| Compared with 'old.callgrind'
| --------------------------------------------------------------------------------
| Trigger: new
| Profiled target:  ./new (PID 2)
| Target of OLD:    ./old (PID 1)
| Differs in OLD:   Trigger: old
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       99 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             Dr         \x20
| --------------------------------------------------------------------------------
|   +70 (+7.00%) +2 (+4.00%)  PROGRAM TOTALS (NEW - OLD)
| 1,000 (100.0%) 50 (100.0%)  OLD
| 1,070 (107.0%) 52 (104.0%)  NEW
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| +70 (+7.00%) +2 (+4.00%)  m.c:new (new)
| +60 (+6.00%)  .           m.c:slow
| -50 (-5.00%) -5 (-10.0%)  m.c:gone (gone)
| -10 (-1.00%)  0           m.c:main
|

== ratio-by
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

== ratio-moved
$ --diff --context=0 --event=R=100*Dr/Ir --show=Ir,R $(touch -d 2020-06-01 placed-old.callgrind; touch -d 2020-07-01 moved.c; touch -d 2020-08-01 placed-new.callgrind; echo placed-old.callgrind placed-new.callgrind)
| --------------------------------------------------------------------------------
| Profile data file 'placed-new.callgrind'
| Compared with 'placed-old.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir R
| Event sort order: Ir Dr
| Thresholds:       99 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir            R     \x20
| --------------------------------------------------------------------------------
| +20 (+100.0%) -20.00  PROGRAM TOTALS (NEW - OLD)
|   20 (100.0%)  30.00  OLD (calculated)
|   40 (200.0%)  10.00  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir            R       file:function
| --------------------------------------------------------------------------------
| +20 (+100.0%) -20.00  moved.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: moved.c
| --------------------------------------------------------------------------------
| Ir            R     \x20
|
| -- line 5 ----------------------------------------
| +20 (+100.0%) +10.00  int f(void)
| -- line 7 ----------------------------------------
| +20 (+100.0%) +10.00  	g();
| -- line 7 ----------------------------------------
|
| -20 (-100.0%) -30.00  <counts for lines of OLD in moved.c>
|
| --------------------------------------------------------------------------------
| Ir            R     \x20
| --------------------------------------------------------------------------------
| +20 (+100.0%) -20.00  events annotated
|
! cgannotate: moved.c: OLD may be from another version of the source: only NEW's costs are shown (--old-sources=DIR says where OLD's sources are)

== ratio-moved-json
$ --diff --format=json --event=R=Dr/Ir --show=Ir,R $(touch -d 2020-06-01 placed-old.callgrind; touch -d 2020-07-01 moved.c; touch -d 2020-08-01 placed-new.callgrind; echo placed-old.callgrind placed-new.callgrind)
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "placed-old.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "old"},
|   {"file": "placed-new.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "differences": [],
|  "by": "function", "sort": ["Ir", "Dr"], "diff": true,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 20, "total_old": 20, "total_new": 40},
|   {"name": "R", "long_name": null, "formula": "Dr/Ir", "ratio": true, "unit": "number", "total": -0.2, "total_old": 0.3, "total_new": 0.1}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "f", "file": "moved.c", "object": null, "self": [20, -0.2], "self_old": [20, 0.3], "self_new": [40, 0.1], "inclusive": [20, -0.2], "inclusive_old": [20, 0.3], "inclusive_new": [40, 0.1], "calls": null, "calls_old": null, "calls_new": null, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "moved.c", "object": null, "self": [20, -0.2], "self_old": [20, 0.3], "self_new": [40, 0.1]}],
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "moved.c", "found": "moved.c", "lines": [
|     {"line": 5, "self": [20, 0.1], "self_old": [null, null], "self_new": [20, 0.1], "calls": []},
|     {"line": 7, "self": [20, 0.1], "self_old": [null, null], "self_new": [20, 0.1], "calls": []},
|     {"line": null, "self": [-20, -0.3], "self_old": [20, 0.3], "self_new": [null, null], "calls": []}]}]}

== ratio-parted
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
$ --threshold=100 --event=R=100*Dr/Ir --show=Ir,R -I ratio --diff ratio-1.callgrind ratio-2.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'ratio-2.callgrind'
| Compared with 'ratio-1.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr
| Events shown:     Ir R
| Event sort order: Ir Dr
| Thresholds:       100 0
| Include dirs:     ratio/
| User annotated:  \x20
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
$ --auto=no --inclusive --tree=both --threshold=100 --event=R=100*Dr/Ir --show=Ir,R --diff ratio-1.callgrind ratio-2.callgrind
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

== ratio-unlike
$ --auto=no --event=R=A/B --show=A,B,R --diff unlike-old.callgrind unlike-new.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'unlike-new.callgrind'
| Compared with 'unlike-old.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  A B
| Events shown:     A B R
| Event sort order: A B
| Thresholds:       99 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
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

== real
$ --auto=no --threshold=100 --diff thr_sep.out-02 thr_sep.out-03
| --------------------------------------------------------------------------------
| Profile data file 'thr_sep.out-03' (creator: callgrind-3.19.0)
| Compared with 'thr_sep.out-02'
| --------------------------------------------------------------------------------
| I1 cache:\x20
| D1 cache:\x20
| LL cache:\x20
| Timerange: Basic block 0 - 49366
| Trigger: Program termination
| Profiled target:  ../bin/thr (PID 12568, part 1, thread 3)
| Target of OLD:    ../bin/thr (PID 12568, part 1, thread 2)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             \x20
| --------------------------------------------------------------------------------
| -7,525 (-19.1%)  PROGRAM TOTALS (NEW - OLD)
| 39,402 (100.0%)  OLD
| 31,877 (80.90%)  NEW
|
| --------------------------------------------------------------------------------
| Ir               file:function
| --------------------------------------------------------------------------------
| -6,820 (-17.3%)  /home/user/demo/src/thr.c:fib'2 (gone) [/home/user/demo/bin/thr]
|   -620 (-1.57%)  ./nptl/./nptl/pthread_mutex_lock.c:pthread_mutex_lock@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   -480 (-1.22%)  ./nptl/./nptl/pthread_mutex_unlock.c:__pthread_mutex_unlock_usercnt [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   +476 (+1.21%)  ./elf/./elf/dl-lookup.c:do_lookup_x (new) [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   -360 (-0.91%)  /home/user/demo/src/thr.c:fib (gone) [/home/user/demo/bin/thr]
|   -312 (-0.79%)  /home/user/demo/src/thr.c:add [/home/user/demo/bin/thr]
|   +240 (+0.61%)  ./elf/../sysdeps/generic/dl-new-hash.h:_dl_lookup_symbol_x (new)
|   +200 (+0.51%)  ./elf/./elf/dl-runtime.c:_dl_fixup (new) [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   +193 (+0.49%)  ./string/../sysdeps/x86_64/multiarch/../multiarch/strcmp-sse2.S:strcmp (new) [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   +184 (+0.47%)  ./elf/./elf/dl-lookup.c:_dl_lookup_symbol_x (new) [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   -130 (-0.33%)  /home/user/demo/src/thr.c:work_a (gone) [/home/user/demo/bin/thr]
|   +120 (+0.30%)  ./elf/./elf/dl-lookup.c:check_match (new) [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    -90 (-0.23%)  ./nptl/./nptl/pthread_create.c:start_thread [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    +80 (+0.20%)  ./elf/../sysdeps/x86_64/dl-trampoline.h:_dl_runtime_resolve_xsave (new) [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    -40 (-0.10%)  ./nptl/./nptl/pthread_mutex_unlock.c:pthread_mutex_unlock@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    -18 (-0.05%)  ./setjmp/../sysdeps/x86_64/setjmp.S:__sigsetjmp [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    -16 (-0.04%)  ./ctype/./ctype/ctype-info.c:__ctype_init [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    -16 (-0.04%)  ./nptl/./nptl/allocatestack.c:start_thread
|    -16 (-0.04%)  ./resolv/./resolv/resolv_context.c:__resolv_context_freeres [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    -12 (-0.03%)  ./malloc/./malloc/arena.c:__malloc_arena_thread_freeres
|    -11 (-0.03%)  ./stdlib/./stdlib/cxa_thread_atexit_impl.c:__call_tls_dtors [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    -11 (-0.03%)  ./sunrpc/./sunrpc/rpc_thread.c:__rpc_thread_destroy [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    +10 (+0.03%)  ./elf/../sysdeps/generic/ldsodefs.h:do_lookup_x (new)
|     -9 (-0.02%)  ./resolv/./resolv/res-close.c:__res_thread_freeres [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     +8 (+0.02%)  ./elf/../sysdeps/generic/dl-protected.h:do_lookup_x (new)
|     -8 (-0.02%)  ./setjmp/./setjmp/sigjmp.c:__sigjmp_save [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     -7 (-0.02%)  ./dlfcn/./dlfcn/libc_dlerror_result.c:__libc_dlerror_result_free [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     -7 (-0.02%)  ./malloc/./malloc/thread-freeres.c:__libc_thread_freeres [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     -7 (-0.02%)  ./misc/../sysdeps/unix/sysv/linux/x86_64/clone.S:clone [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     -7 (-0.02%)  ./string/../sysdeps/unix/sysv/linux/tls-internal.c:__glibc_tls_internal_free [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     -6 (-0.02%)  ./malloc/./malloc/malloc.c:__malloc_arena_thread_freeres [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     -6 (-0.02%)  ./malloc/./malloc/malloc.c:free [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     -5 (-0.01%)  ./misc/../sysdeps/unix/syscall-template.S:madvise [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     -5 (-0.01%)  ./misc/../sysdeps/unix/sysv/linux/getpagesize.c:getpagesize [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     -5 (-0.01%)  ./nptl/../sysdeps/unix/sysv/linux/internal-signals.h:start_thread
|     -5 (-0.01%)  ./nptl/./nptl/nptl_deallocate_tsd.c:__nptl_deallocate_tsd [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     -3 (-0.01%)  ./nptl/../sysdeps/unix/sysv/linux/internal-sigset.h:start_thread
|     -3 (-0.01%)  ./nptl/../sysdeps/unix/sysv/linux/rseq-internal.h:start_thread
|     +2 (+0.01%)  ./elf/../sysdeps/x86_64/dl-machine.h:_dl_fixup (new)
|     +2 (+0.01%)  ./elf/../sysdeps/x86_64/dl-runtime.h:_dl_fixup (new)
|     -2 (-0.01%)  ./setjmp/../sysdeps/x86_64/bsd-_setjmp.S:_setjmp [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     -2 (-0.01%)  ???:0x000000000486e360 [???]
|     -1 (-0.00%)  ./nptl/../sysdeps/nptl/futex-internal.h:start_thread
|

== real-inclusive
$ --auto=no --threshold=100 --inclusive=yes --diff thr_sep.out-02 thr_sep.out-03
| --------------------------------------------------------------------------------
| Profile data file 'thr_sep.out-03' (creator: callgrind-3.19.0)
| Compared with 'thr_sep.out-02'
| --------------------------------------------------------------------------------
| I1 cache:\x20
| D1 cache:\x20
| LL cache:\x20
| Timerange: Basic block 0 - 49366
| Trigger: Program termination
| Profiled target:  ../bin/thr (PID 12568, part 1, thread 3)
| Target of OLD:    ../bin/thr (PID 12568, part 1, thread 2)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             \x20
| --------------------------------------------------------------------------------
| -7,525 (-19.1%)  PROGRAM TOTALS (NEW - OLD)
| 39,402 (100.0%)  OLD
| 31,877 (80.90%)  NEW
|
| --------------------------------------------------------------------------------
| Ir               file:function
| --------------------------------------------------------------------------------
| -8,770 (-22.3%)  /home/user/demo/src/thr.c:work_a (gone) [/home/user/demo/bin/thr]
| -7,525 (-19.1%)  ./misc/../sysdeps/unix/sysv/linux/x86_64/clone.S:clone [/usr/lib/x86_64-linux-gnu/libc.so.6]
| -7,518 (-19.1%)  ./nptl/./nptl/pthread_create.c:start_thread [/usr/lib/x86_64-linux-gnu/libc.so.6]
| -7,180 (-18.2%)  /home/user/demo/src/thr.c:fib (gone) [/home/user/demo/bin/thr]
| -6,820 (-17.3%)  /home/user/demo/src/thr.c:fib'2 (gone) [/home/user/demo/bin/thr]
| +1,523 (+3.87%)  /home/user/demo/src/thr.c:work_b [/home/user/demo/bin/thr]
| +1,515 (+3.84%)  ./elf/../sysdeps/x86_64/dl-trampoline.h:_dl_runtime_resolve_xsave (new) [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| +1,435 (+3.64%)  ./elf/./elf/dl-runtime.c:_dl_fixup (new) [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| +1,231 (+3.12%)  ./elf/./elf/dl-lookup.c:_dl_lookup_symbol_x (new) [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   +807 (+2.05%)  ./elf/./elf/dl-lookup.c:do_lookup_x (new) [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   -620 (-1.57%)  ./nptl/./nptl/pthread_mutex_lock.c:pthread_mutex_lock@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   -520 (-1.32%)  ./nptl/./nptl/pthread_mutex_unlock.c:pthread_mutex_unlock@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   -480 (-1.22%)  ./nptl/./nptl/pthread_mutex_unlock.c:__pthread_mutex_unlock_usercnt [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   +313 (+0.79%)  ./elf/./elf/dl-lookup.c:check_match (new) [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   +240 (+0.61%)  ./elf/../sysdeps/generic/dl-new-hash.h:_dl_lookup_symbol_x (new)
|   +193 (+0.49%)  ./string/../sysdeps/x86_64/multiarch/../multiarch/strcmp-sse2.S:strcmp (new) [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    -83 (-0.21%)  ./malloc/./malloc/thread-freeres.c:__libc_thread_freeres [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    +63 (+0.16%)  /home/user/demo/src/thr.c:add [/home/user/demo/bin/thr]
|    -28 (-0.07%)  ./setjmp/../sysdeps/x86_64/bsd-_setjmp.S:_setjmp [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    -26 (-0.07%)  ./nptl/./nptl/allocatestack.c:start_thread
|    -26 (-0.07%)  ./setjmp/../sysdeps/x86_64/setjmp.S:__sigsetjmp [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    -25 (-0.06%)  ./resolv/./resolv/res-close.c:__res_thread_freeres [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    -18 (-0.05%)  ./malloc/./malloc/malloc.c:__malloc_arena_thread_freeres [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    -16 (-0.04%)  ./ctype/./ctype/ctype-info.c:__ctype_init [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    -16 (-0.04%)  ./resolv/./resolv/resolv_context.c:__resolv_context_freeres [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    -15 (-0.04%)  ./string/../sysdeps/unix/sysv/linux/tls-internal.c:__glibc_tls_internal_free [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    -12 (-0.03%)  ./malloc/./malloc/arena.c:__malloc_arena_thread_freeres
|    -11 (-0.03%)  ./stdlib/./stdlib/cxa_thread_atexit_impl.c:__call_tls_dtors [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    -11 (-0.03%)  ./sunrpc/./sunrpc/rpc_thread.c:__rpc_thread_destroy [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    +10 (+0.03%)  ./elf/../sysdeps/generic/ldsodefs.h:do_lookup_x (new)
|     +8 (+0.02%)  ./elf/../sysdeps/generic/dl-protected.h:do_lookup_x (new)
|     -8 (-0.02%)  ./setjmp/./setjmp/sigjmp.c:__sigjmp_save [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     -8 (-0.02%)  ???:0x000000000486e360 [???]
|     -7 (-0.02%)  ./dlfcn/./dlfcn/libc_dlerror_result.c:__libc_dlerror_result_free [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     -6 (-0.02%)  ./malloc/./malloc/malloc.c:free [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     -5 (-0.01%)  ./misc/../sysdeps/unix/syscall-template.S:madvise [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     -5 (-0.01%)  ./misc/../sysdeps/unix/sysv/linux/getpagesize.c:getpagesize [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     -5 (-0.01%)  ./nptl/../sysdeps/unix/sysv/linux/internal-signals.h:start_thread
|     -5 (-0.01%)  ./nptl/./nptl/nptl_deallocate_tsd.c:__nptl_deallocate_tsd [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     -3 (-0.01%)  ./nptl/../sysdeps/unix/sysv/linux/internal-sigset.h:start_thread
|     -3 (-0.01%)  ./nptl/../sysdeps/unix/sysv/linux/rseq-internal.h:start_thread
|     +2 (+0.01%)  ./elf/../sysdeps/x86_64/dl-machine.h:_dl_fixup (new)
|     +2 (+0.01%)  ./elf/../sysdeps/x86_64/dl-runtime.h:_dl_fixup (new)
|     -1 (-0.00%)  ./nptl/../sysdeps/nptl/futex-internal.h:start_thread
|

== shift
$ --diff --threshold=100 shift-old.callgrind shift-new.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'shift-new.callgrind'
| Compared with 'shift-old.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| +1 (+1.96%)  PROGRAM TOTALS (NEW - OLD)
| 51 (100.0%)  OLD (calculated)
| 52 (102.0%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| +1 (+1.96%)  a.c:grows
|  0           a.c:apart
|  0           a.c:later
|  0           a.c:lost
|  0           a.c:swapped
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   a.c
|
~ cgannotate: not annotated: +1 (+1.96%) of Ir in 1 file not found (say where with -I DIR)

== shift-csv
$ --diff --format=csv shift-old.callgrind shift-new.callgrind
| object,file,function,calls,calls_old,calls_new,Ir,Ir_old,Ir_new,incl_Ir,incl_Ir_old,incl_Ir_new\x0d
| ,a.c,grows,,,,1,9,10,1,9,10\x0d
| ,a.c,apart,,,,0,3,3,0,3,3\x0d
| ,a.c,later,,,,0,6,6,0,6,6\x0d
| ,a.c,lost,,,,0,3,3,0,3,3\x0d
| ,a.c,swapped,,,,0,3,3,0,3,3\x0d

== shift-markdown
$ --diff --format=markdown shift-old.callgrind shift-new.callgrind
| **Ir** 51 → 52 (+1, +1.96%)
|
| - OLD: `shift-old.callgrind`
| - NEW: `shift-new.callgrind`
|
| | Ir | Change | of total | Function |
| | ---: | ---: | ---: | :--- |
| | 10 | +1 (+11.1%) | +1.96% | `a.c:grows` |

== show
$ --auto=no --threshold=100 --show=Dr --show-percs=no --diff old.callgrind new.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'new.callgrind' (creator: hand)
| Compared with 'old.callgrind'
| --------------------------------------------------------------------------------
| Trigger: new
| Profiled target:  ./new (PID 2)
| Target of OLD:    ./old (PID 1)
| Differs in OLD:   Trigger: old
| Events recorded:  Ir Dr
| Events shown:     Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Dr\x20
| --------------------------------------------------------------------------------
| +2  PROGRAM TOTALS (NEW - OLD)
| 50  OLD
| 52  NEW
|
| --------------------------------------------------------------------------------
| Dr  file:function
| --------------------------------------------------------------------------------
| +2  m.c:new (new)
|  .  m.c:slow
| -5  m.c:gone (gone)
|  0  m.c:main
| +5  m.c:rest
|

== smallest
$ --auto=no --diff zero.callgrind smallest.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'smallest.callgrind'
| Compared with 'zero.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir                                 \x20
| --------------------------------------------------------------------------------
| -9,223,372,036,854,775,808 (   new)  PROGRAM TOTALS (NEW - OLD)
|                          0           OLD (calculated)
| -9,223,372,036,854,775,808 (   new)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir                                   file:function
| --------------------------------------------------------------------------------
| -9,223,372,036,854,775,808 (   new)  m.c:main
|

== sort
$ --auto=no --threshold=100 --sort=Dr --diff old.callgrind new.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'new.callgrind' (creator: hand)
| Compared with 'old.callgrind'
| --------------------------------------------------------------------------------
| Trigger: new
| Profiled target:  ./new (PID 2)
| Target of OLD:    ./old (PID 1)
| Differs in OLD:   Trigger: old
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Dr
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             Dr         \x20
| --------------------------------------------------------------------------------
|   +70 (+7.00%) +2 (+4.00%)  PROGRAM TOTALS (NEW - OLD)
| 1,000 (100.0%) 50 (100.0%)  OLD
| 1,070 (107.0%) 52 (104.0%)  NEW
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| -50 (-5.00%) -5 (-10.0%)  m.c:gone (gone)
|   0          +5 (+10.0%)  m.c:rest
| +70 (+7.00%) +2 (+4.00%)  m.c:new (new)
| -10 (-1.00%)  0           m.c:main
| +60 (+6.00%)  .           m.c:slow
|

== sources
$ --threshold=100 --diff old.callgrind new.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'new.callgrind' (creator: hand)
| Compared with 'old.callgrind'
| --------------------------------------------------------------------------------
| Trigger: new
| Profiled target:  ./new (PID 2)
| Target of OLD:    ./old (PID 1)
| Differs in OLD:   Trigger: old
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir             Dr         \x20
| --------------------------------------------------------------------------------
|   +70 (+7.00%) +2 (+4.00%)  PROGRAM TOTALS (NEW - OLD)
| 1,000 (100.0%) 50 (100.0%)  OLD
| 1,070 (107.0%) 52 (104.0%)  NEW
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| +70 (+7.00%) +2 (+4.00%)  m.c:new (new)
| +60 (+6.00%)  .           m.c:slow
| -50 (-5.00%) -5 (-10.0%)  m.c:gone (gone)
| -10 (-1.00%)  0           m.c:main
|   0          +5 (+10.0%)  m.c:rest
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: m.c (the profile has lines past its end)
| --------------------------------------------------------------------------------
| Ir           Dr         \x20
|
|   .           .           int main(void) {
| -10 (-1.00%)  0           	prepare = 1;
|   .           .           	same(); same(); same();
|   .           .           	while (more) slow(), new();
| +70 (+7.00%) +2 (+4.00%)  => m.c:new (new) (+1x)
| +60 (+6.00%)  .           => m.c:slow (+3x)
| -50 (-5.00%) -5 (-10.0%)  => m.c:gone (gone) (-1x)
|   .           .           }
|   .           .           void slow(void) {
| -20 (-2.00%)  .           	count++;
| +80 (+8.00%)  .           	total += count;
|   .           .           }
|   .           .           void same(void) { ; }
|   .           .          \x20
|   0          +5 (+10.0%)  void rest(void) { ; }
|   .           .          \x20
| +70 (+7.00%) +2 (+4.00%)  void new(void) { ; }
| -50 (-5.00%) -5 (-10.0%)  <bogus line 20>
|
| --------------------------------------------------------------------------------
| Ir            Dr         \x20
| --------------------------------------------------------------------------------
| +120 (+12.0%) +7 (+14.0%)  events annotated
|
! cgannotate: m.c: the profile has costs of lines past the end of the file; is it the one that was compiled?

== sources-no-percs
$ --threshold=100 --show-percs=no --context=0 --diff old.callgrind new.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'new.callgrind' (creator: hand)
| Compared with 'old.callgrind'
| --------------------------------------------------------------------------------
| Trigger: new
| Profiled target:  ./new (PID 2)
| Target of OLD:    ./old (PID 1)
| Differs in OLD:   Trigger: old
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir    Dr\x20
| --------------------------------------------------------------------------------
|   +70 +2  PROGRAM TOTALS (NEW - OLD)
| 1,000 50  OLD
| 1,070 52  NEW
|
| --------------------------------------------------------------------------------
| Ir  Dr  file:function
| --------------------------------------------------------------------------------
| +70 +2  m.c:new (new)
| +60  .  m.c:slow
| -50 -5  m.c:gone (gone)
| -10  0  m.c:main
|   0 +5  m.c:rest
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: m.c (the profile has lines past its end)
| --------------------------------------------------------------------------------
| Ir  Dr\x20
|
| -- line 2 ----------------------------------------
| -10  0  	prepare = 1;
| -- line 7 ----------------------------------------
| -20  .  	count++;
| +80  .  	total += count;
| -- line 12 ----------------------------------------
|   0 +5  void rest(void) { ; }
| -- line 14 ----------------------------------------
| +70 +2  void new(void) { ; }
| -- line 20 ----------------------------------------
| -50 -5  <bogus line 20>
|
| --------------------------------------------------------------------------------
| Ir   Dr\x20
| --------------------------------------------------------------------------------
| +120 +7  events annotated
|
! cgannotate: m.c: the profile has costs of lines past the end of the file; is it the one that was compiled?

== three
$ --diff old.callgrind new.callgrind old.callgrind
! cgannotate: --diff compares two profiles, OLD and NEW, not 3; --compare takes any number
? 2

== threshold
$ --auto=no --threshold=60 --diff old.callgrind new.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'new.callgrind' (creator: hand)
| Compared with 'old.callgrind'
| --------------------------------------------------------------------------------
| Trigger: new
| Profiled target:  ./new (PID 2)
| Target of OLD:    ./old (PID 1)
| Differs in OLD:   Trigger: old
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       60 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             Dr         \x20
| --------------------------------------------------------------------------------
|   +70 (+7.00%) +2 (+4.00%)  PROGRAM TOTALS (NEW - OLD)
| 1,000 (100.0%) 50 (100.0%)  OLD
| 1,070 (107.0%) 52 (104.0%)  NEW
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| +70 (+7.00%) +2 (+4.00%)  m.c:new (new)
| +60 (+6.00%)  .           m.c:slow
|

== threshold-event
$ --auto=no --sort=Dr:50,Ir --diff old.callgrind new.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'new.callgrind' (creator: hand)
| Compared with 'old.callgrind'
| --------------------------------------------------------------------------------
| Trigger: new
| Profiled target:  ./new (PID 2)
| Target of OLD:    ./old (PID 1)
| Differs in OLD:   Trigger: old
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Dr Ir
| Thresholds:       50 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             Dr         \x20
| --------------------------------------------------------------------------------
|   +70 (+7.00%) +2 (+4.00%)  PROGRAM TOTALS (NEW - OLD)
| 1,000 (100.0%) 50 (100.0%)  OLD
| 1,070 (107.0%) 52 (104.0%)  NEW
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| -50 (-5.00%) -5 (-10.0%)  m.c:gone (gone)
|   0          +5 (+10.0%)  m.c:rest
|

== tree
$ --auto=no --threshold=100 --tree=both --diff old.callgrind new.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'new.callgrind' (creator: hand)
| Compared with 'old.callgrind'
| --------------------------------------------------------------------------------
| Trigger: new
| Profiled target:  ./new (PID 2)
| Target of OLD:    ./old (PID 1)
| Differs in OLD:   Trigger: old
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             Dr         \x20
| --------------------------------------------------------------------------------
|   +70 (+7.00%) +2 (+4.00%)  PROGRAM TOTALS (NEW - OLD)
| 1,000 (100.0%) 50 (100.0%)  OLD
| 1,070 (107.0%) 52 (104.0%)  NEW
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
|
| +70 (+7.00%) +2 (+4.00%)  < m.c:main (+1x)
| +70 (+7.00%) +2 (+4.00%)  *  m.c:new (new)
|
| +60 (+6.00%)  .           < m.c:main (+3x)
| +60 (+6.00%)  .           *  m.c:slow
|
| -50 (-5.00%) -5 (-10.0%)  < m.c:main (-1x)
| -50 (-5.00%) -5 (-10.0%)  *  m.c:gone (gone)
|
| -10 (-1.00%)  0           *  m.c:main
| +70 (+7.00%) +2 (+4.00%)  >   m.c:new (new) (+1x)
| +60 (+6.00%)  .           >   m.c:slow (+3x)
| -50 (-5.00%) -5 (-10.0%)  >   m.c:gone (gone) (-1x)
|
|   0          +5 (+10.0%)  *  m.c:rest
|

== with-source
$ --auto=no --diff old.callgrind new.callgrind m.c
| --------------------------------------------------------------------------------
| Profile data file 'new.callgrind' (creator: hand)
| Compared with 'old.callgrind'
| --------------------------------------------------------------------------------
| Trigger: new
| Profiled target:  ./new (PID 2)
| Target of OLD:    ./old (PID 1)
| Differs in OLD:   Trigger: old
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       99 0
| Include dirs:    \x20
| User annotated:   m.c
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             Dr         \x20
| --------------------------------------------------------------------------------
|   +70 (+7.00%) +2 (+4.00%)  PROGRAM TOTALS (NEW - OLD)
| 1,000 (100.0%) 50 (100.0%)  OLD
| 1,070 (107.0%) 52 (104.0%)  NEW
|
| --------------------------------------------------------------------------------
| Ir           Dr           file:function
| --------------------------------------------------------------------------------
| +70 (+7.00%) +2 (+4.00%)  m.c:new (new)
| +60 (+6.00%)  .           m.c:slow
| -50 (-5.00%) -5 (-10.0%)  m.c:gone (gone)
| -10 (-1.00%)  0           m.c:main
|
| --------------------------------------------------------------------------------
| -- User-annotated source: m.c (the profile has lines past its end)
| --------------------------------------------------------------------------------
| Ir           Dr         \x20
|
|   .           .           int main(void) {
| -10 (-1.00%)  0           	prepare = 1;
|   .           .           	same(); same(); same();
|   .           .           	while (more) slow(), new();
| +70 (+7.00%) +2 (+4.00%)  => m.c:new (new) (+1x)
| +60 (+6.00%)  .           => m.c:slow (+3x)
| -50 (-5.00%) -5 (-10.0%)  => m.c:gone (gone) (-1x)
|   .           .           }
|   .           .           void slow(void) {
| -20 (-2.00%)  .           	count++;
| +80 (+8.00%)  .           	total += count;
|   .           .           }
|   .           .           void same(void) { ; }
|   .           .          \x20
|   0          +5 (+10.0%)  void rest(void) { ; }
|   .           .          \x20
| +70 (+7.00%) +2 (+4.00%)  void new(void) { ; }
| -50 (-5.00%) -5 (-10.0%)  <bogus line 20>
|
| --------------------------------------------------------------------------------
| Ir            Dr         \x20
| --------------------------------------------------------------------------------
| +120 (+12.0%) +7 (+14.0%)  events annotated
|
! cgannotate: m.c: the profile has costs of lines past the end of the file; is it the one that was compiled?

== zero
$ --diff zero-old.callgrind zero-new.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'zero-new.callgrind'
| Compared with 'zero-old.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
|  +6 (+5.45%)  PROGRAM TOTALS (NEW - OLD)
| 110 (100.0%)  OLD (calculated)
| 116 (105.5%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| +5 (+4.55%)  zero.c:f [/new/prog]
| +1 (+0.91%)  zero.c:main [/new/prog]
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: zero.c
| --------------------------------------------------------------------------------
| Ir          \x20
|
|   .           int main(void)
|   .           {
| +51 (+46.4%)  	return f();
|   .           }
|
|  +5 (+4.55%)  <counts for unidentified lines in zero.c>
|
| -50 (-45.5%)  <counts for lines of OLD in zero.c>
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| +1 (+0.91%)  events annotated
|
! cgannotate: --diff: 2 functions moved to another file or object and are compared under NEW's name: main, f; --exact keeps them separate
! cgannotate: zero.c: OLD may be from another version of the source: only NEW's costs are shown (--old-sources=DIR says where OLD's sources are)

== zero-json
$ --diff --format=json zero-old.callgrind zero-new.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "zero-old.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "old"},
|   {"file": "zero-new.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "differences": [],
|  "by": "function", "sort": ["Ir"], "diff": true,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 6, "total_old": 110, "total_new": 116}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "f", "file": "zero.c", "object": "/new/prog", "self": [5], "self_old": [10], "self_new": [15], "inclusive": [5], "inclusive_old": [10], "inclusive_new": [15], "calls": 1, "calls_old": 2, "calls_new": 3, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "zero.c", "object": null, "self": [5], "self_old": [10], "self_new": [15]}],
|    "callers": [{"id": 1, "calls": 1, "calls_old": 2, "calls_new": 3, "inclusive": [5], "inclusive_old": [10], "inclusive_new": [15], "sites": []}],
|    "callees": []},
|   {"id": 1, "name": "main", "file": "zero.c", "object": "/new/prog", "self": [1], "self_old": [100], "self_new": [101], "inclusive": [6], "inclusive_old": [110], "inclusive_new": [116], "calls": 0, "calls_old": 0, "calls_new": 0, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "zero.c", "object": null, "self": [1], "self_old": [100], "self_new": [101]}],
|    "callers": [],
|    "callees": [{"id": 0, "calls": 1, "calls_old": 2, "calls_new": 3, "inclusive": [5], "inclusive_old": [10], "inclusive_new": [15], "sites": []}]},
|   {"id": 2, "name": "f", "file": "zero.c", "object": "/old/prog", "self": [null], "self_old": [null], "self_new": [null], "inclusive": [null], "inclusive_old": [null], "inclusive_new": [null], "calls": null, "calls_old": null, "calls_new": null, "cycle": null, "listed": false,
|    "parts": [{"name": null, "file": "zero.c", "object": null, "self": [null], "self_old": [null], "self_new": [null]}],
|    "callers": [],
|    "callees": []},
|   {"id": 3, "name": "main", "file": "zero.c", "object": "/old/prog", "self": [null], "self_old": [null], "self_new": [null], "inclusive": [null], "inclusive_old": [null], "inclusive_new": [null], "calls": null, "calls_old": null, "calls_new": null, "cycle": null, "listed": false,
|    "parts": [{"name": null, "file": "zero.c", "object": null, "self": [null], "self_old": [null], "self_new": [null]}],
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "zero.c", "found": "zero.c", "lines": [
|     {"line": 0, "self": [5], "self_old": [60], "self_new": [65], "calls": [{"from": 1, "to": 0, "calls": 1, "calls_old": 2, "calls_new": 3, "inclusive": [5], "inclusive_old": [10], "inclusive_new": [15]}]},
|     {"line": 3, "self": [51], "self_old": [null], "self_new": [51], "calls": []},
|     {"line": null, "self": [-50], "self_old": [50], "self_new": [null], "calls": []}]}]}
! cgannotate: --diff: 2 functions moved to another file or object and are compared under NEW's name: main, f; --exact keeps them separate
