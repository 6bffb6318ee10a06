## --part, --thread and --list-parts.
##
## h.callgrind by hand: part 1 of thread 1 is 32 (summary; costs 30) and Dr 3, part
##   1 of thread 2 is 7 and 5, part 2 of thread 1 is 63 and gives no Dr.
## plain.callgrind: parts without numbers are counted, 100 10 1; 10 + 1 = 11. Parts
##   of no thread are those of thread 1.

@head
| --------------------------------------------------------------------------------
| Profile data file 'h.callgrind' (creator: hand)
| --------------------------------------------------------------------------------
| Timerange: Basic block 10 - 12
| Trigger: Program termination
| Profiled target:  ./h (PID 7, part 2, thread 1)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

@head 2
| --------------------------------------------------------------------------------
| Profile data file 'h.callgrind' (creator: hand)
| --------------------------------------------------------------------------------
| Profiled target:  ./h (PID 7)
| Parts:            2
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

== all
# 102, 8; f 20 + 3 + 60 = 83.
# compat: The script reads one part of each thread
$ --threshold=100 --auto=no h.callgrind
| @head 2
| Parts:            3 (of 2 threads)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
|
| --------------------------------------------------------------------------------
| Ir           Dr        \x20
| --------------------------------------------------------------------------------
| 102 (100.0%) 8 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir          Dr          file:function
| --------------------------------------------------------------------------------
| 83 (81.37%) 2 (25.00%)  h.c:f
| 10 ( 9.80%) 1 (12.50%)  h.c:main
|  7 ( 6.86%) 5 (62.50%)  h.c:g
|

== bad-1
# bad-*: what is no list. 4- means 4 and all after it.
$ '--part=' h.callgrind
! cgannotate: --part=: not a list of numbers and ranges like 1,3-5
? 2

== bad-2
# proves: A word is no list.
$ '--part=x' h.callgrind
! cgannotate: --part=x: not a list of numbers and ranges like 1,3-5
? 2

== bad-3
# proves: A comma at the end has nothing behind it.
$ '--part=1,' h.callgrind
! cgannotate: --part=1,: not a list of numbers and ranges like 1,3-5
? 2

== bad-4
# proves: A comma at the beginning has nothing before it.
$ '--part=,1' h.callgrind
! cgannotate: --part=,1: not a list of numbers and ranges like 1,3-5
? 2

== bad-5
# proves: Two commas have nothing between them.
$ '--part=1,,2' h.callgrind
! cgannotate: --part=1,,2: not a list of numbers and ranges like 1,3-5
? 2

== bad-6
# proves: A range goes up.
$ '--part=3-1' h.callgrind
! cgannotate: --part=3-1: not a list of numbers and ranges like 1,3-5
? 2

== bad-7
# proves: A range has a beginning.
$ '--part=-1' h.callgrind
! cgannotate: --part=-1: not a list of numbers and ranges like 1,3-5
? 2

== bad-8
# proves: A range has two ends.
$ '--part=1-2-3' h.callgrind
! cgannotate: --part=1-2-3: not a list of numbers and ranges like 1,3-5
? 2

== bad-9
# proves: A + separates nothing.
$ '--part=1+2' h.callgrind
! cgannotate: --part=1+2: not a list of numbers and ranges like 1,3-5
? 2

== bad-10
# proves: Nor does a blank.
$ '--part=1 2' h.callgrind
! cgannotate: --part=1 2: not a list of numbers and ranges like 1,3-5
? 2

== bad-11
# proves: Parts have whole numbers.
$ '--part=1.5' h.callgrind
! cgannotate: --part=1.5: not a list of numbers and ranges like 1,3-5
? 2

== bad-12
# proves: 2^64 is no number of a part.
$ '--part=18446744073709551616' h.callgrind
! cgannotate: --part=18446744073709551616: not a list of numbers and ranges like 1,3-5
? 2

== bad-13
# proves: Nor is it the end of a range.
$ '--part=0-18446744073709551616' h.callgrind
! cgannotate: --part=0-18446744073709551616: not a list of numbers and ranges like 1,3-5
? 2

== bad-thread-1
# proves: An empty list of threads is none.
$ '--thread=' h.callgrind
! cgannotate: --thread=: not a list of numbers and ranges like 1,3-5
? 2

== bad-thread-2
# proves: A word is no list of threads.
$ '--thread=x' h.callgrind
! cgannotate: --thread=x: not a list of numbers and ranges like 1,3-5
? 2

== bad-thread-3
# proves: A comma at the end of threads has nothing behind it.
$ '--thread=1,' h.callgrind
! cgannotate: --thread=1,: not a list of numbers and ranges like 1,3-5
? 2

@file events-new.callgrind
| part: 1
| events: Ir
| fl=a.c
| fn=f
| 1 11
| part: 2
| events: Dr
| fn=f
| 1 5

@file events-old.callgrind
| part: 1
| events: Ir
| fl=a.c
| fn=f
| 1 10
| part: 2
| events: Ir
| 1 5

== diff-events
# NEW's part 2 alone has Dr, so that of the parts 1 none lacks it: 11 - 10. -report: the
# program is what the part says that was chosen. -report: the program is what the part says
# that was chosen. -summary: nothing of the first file was chosen, and it is not named.
$ --diff --auto=no --part=1 events-old.callgrind events-new.callgrind
| events-new.callgrind compared with events-old.callgrind
| +1 Ir (+10.0%: 10 to 11); showing 1 of 1 function, +10.0% of Ir
|        Ir  function
| +10.0% +1  f                         a.c
| not shown (--show=all): Dr
|

@file plain.callgrind
| events: Ir
| fl=h.c
| fn=f
| 5 100
| events: Ir
| fn=f
| 5 10
| events: Ir
| fn=f
| 6 1

== list
# The parts of h and plain at the head of this file.
$ --list=parts h.callgrind plain.callgrind
$ --list=parts h.callgrind plain.callgrind
| File             PID  Part  Thread   Ir   Share  Time range           Trigger
| h.callgrind        7     1       1   32  15.02%  Basic block 0 - 10   first
| h.callgrind        7     1       2    7   3.29%  Basic block 0 - 10   first
| h.callgrind        7     2       1   63  29.58%  Basic block 10 - 12  Program termination
| plain.callgrind          1          100  46.95%
| plain.callgrind          2           10   4.69%
| plain.callgrind          3            1   0.47%

== list-compact
# The parts of real-list in 60 columns: the path is cut first, then the last column.
$ --width=60 --list=parts everybb_combine.out
| File         PID  Part      Ir   Share  Time ...  Trigger
| ...ne.out  13241     1  44,096  17.27%  Basic...  --dum...
| ...ne.out  13241     2  65,736  25.74%  Basic...  --dum...
| ...ne.out  13241     3  46,772  18.32%  Basic...  --dum...
| ...ne.out  13241     4  64,090  25.10%  Basic...  --dum...
| ...ne.out  13241     5  34,662  13.57%  Basic...  Progr...

== list-thread
# shares are of what was selected.
$ --list=parts --thread=2 h.callgrind
| File         PID  Part  Thread  Ir   Share  Time range          Trigger
| h.callgrind    7     1       2   7  100.0%  Basic block 0 - 10  first

== no-part
# Nothing selected is an error that says what there is.
$ --auto=no --part=3,7-9 h.callgrind
$ --list=parts --thread=3 h.callgrind
$ --auto=no --thread=3 h.callgrind
$ --threshold=100 --auto=no --part=2 --thread=2 h.callgrind
! cgannotate: --part and --thread select nothing; --list=parts shows parts and threads
? 2

== no-value
# proves: --part needs a value.
$ h.callgrind --part
! cgannotate: --part: the option needs a value
? 2

== part-1
# 32 + 7 = 39, 3 + 5 = 8.
$ --threshold=100 --auto=no --part=1 h.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'h.callgrind' (creator: hand)
| --------------------------------------------------------------------------------
| Timerange: Basic block 0 - 10
| Trigger: first
| Profiled target:  ./h (PID 7)
| Parts:            2 (of 2 threads)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir          Dr        \x20
| --------------------------------------------------------------------------------
| 39 (100.0%) 8 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir          Dr          file:function
| --------------------------------------------------------------------------------
| 20 (51.28%) 2 (25.00%)  h.c:f
| 10 (25.64%) 1 (12.50%)  h.c:main
|  7 (17.95%) 5 (62.50%)  h.c:g
|

== part-2
# Line 5 has 3, line 6 has 60; Dr is not given. Shares in list: of 32 + 7 + 63 + 111 = 213,
# 15.02 3.29 29.58 46.95 4.69 0.47 %.
$ --threshold=100 --part=2 h.callgrind
| @head
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir          Dr\x20
| --------------------------------------------------------------------------------
| 63 (100.0%) .           PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir          Dr  file:function
| --------------------------------------------------------------------------------
| 63 (100.0%) .           h.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: h.c
| --------------------------------------------------------------------------------
| Ir          Dr\x20
|
|  .          .           int main(void) {
|  .          .           	f();
|  .          .           }
|  .          .          \x20
|  3 ( 4.76%) .           int f(void) {
| 60 (95.24%) .           	return 1;
|  .          .           }
|  .          .           int g(void) { return 2; }
|
| --------------------------------------------------------------------------------
| Ir          Dr\x20
| --------------------------------------------------------------------------------
| 63 (100.0%) .           events annotated
|

== part-and-thread
# Part 1 of thread 1: 32 in summary, 30 in costs.
$ --threshold=100 --auto=no --part=1 --thread=1 --tree=both h.callgrind
| @head
| Timerange: Basic block 0 - 10
| Trigger: first
| Profiled target:  ./h (PID 7, part 1, thread 1)
|
| --------------------------------------------------------------------------------
| Ir          Dr        \x20
| --------------------------------------------------------------------------------
| 32 (100.0%) 3 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir          Dr          file:function
| --------------------------------------------------------------------------------
|
| 20 (62.50%) 2 (66.67%)  < h.c:main (1x)
| 20 (62.50%) 2 (66.67%)  *  h.c:f
|
| 10 (31.25%) 1 (33.33%)  *  h.c:main
| 20 (62.50%) 2 (66.67%)  >   h.c:f (1x)
|

== part-two-words
# Part 2, by two words, is 63 Ir of thread 1, and gives no Dr.
$ --threshold=100 --auto=no --part 2 h.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Ir          Dr\x20
| --------------------------------------------------------------------------------
| 63 (100.0%) .           PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir          Dr  file:function
| --------------------------------------------------------------------------------
| 63 (100.0%) .           h.c:f
|

== real-list
# real-*: 5 parts of a real profile; totals are its summary: lines (awk), 44,096 65,736 46,772
# 64,090 34,662, of 255,356: 17.27 25.74 18.32 25.10 13.57 %. Rows of each real-part case were
# compared with an independent program's, of those parts cut out with sed by their part:
# lines: all the same.
$ --list=parts everybb_combine.out
| File                   PID  Part      Ir   Share  Time range                 Trigger
| everybb_combine.out  13241     1  44,096  17.27%  Basic block 0 - 12162      --dump-every-bb=2000
| everybb_combine.out  13241     2  65,736  25.74%  Basic block 12162 - 25987  --dump-every-bb=2000
| everybb_combine.out  13241     3  46,772  18.32%  Basic block 25987 - 35704  --dump-every-bb=2000
| everybb_combine.out  13241     4  64,090  25.10%  Basic block 35704 - 45213  --dump-every-bb=2000
| everybb_combine.out  13241     5  34,662  13.57%  Basic block 45213 - 52186  Program termination

== real-list-some
# proves: --part chooses rows of the table. 65,736 + 46,772 + 34,662 = 147,170, of which 44.67,
# 31.78 and 23.55 %.
$ --list=parts --part=2-3,5 everybb_combine.out
| File                   PID  Part      Ir   Share  Time range                 Trigger
| everybb_combine.out  13241     2  65,736  44.67%  Basic block 12162 - 25987  --dump-every-bb=2000
| everybb_combine.out  13241     3  46,772  31.78%  Basic block 25987 - 35704  --dump-every-bb=2000
| everybb_combine.out  13241     5  34,662  23.55%  Basic block 45213 - 52186  Program termination

== real-none
# proves: Parts 6 to 9 are none of the five.
$ --part=6-9 everybb_combine.out
! cgannotate: --part and --thread select nothing; --list=parts shows parts and threads
? 2

== real-part-1
# proves: --part takes the first part; rows as real-list says.
$ --auto=no --threshold=60 --part=1 everybb_combine.out
| --------------------------------------------------------------------------------
| Profile data file 'everybb_combine.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache:\x20
| D1 cache:\x20
| LL cache:\x20
| Timerange: Basic block 0 - 12162
| Trigger: --dump-every-bb=2000
| Profiled target:  ../bin/prog_rel (PID 13241, part 1)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       60
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             \x20
| --------------------------------------------------------------------------------
| 44,096 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir               file:function
| --------------------------------------------------------------------------------
| 19,846 (45.01%)  ./elf/./elf/dl-tunables.c:__GI___tunables_init [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  2,980 ( 6.76%)  ./elf/../sysdeps/x86/dl-cacheinfo.h:intel_check_word.constprop.0 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  2,268 ( 5.14%)  ./elf/../bits/stdlib-bsearch.h:intel_check_word.constprop.0
|  2,016 ( 4.57%)  ./elf/./elf/dl-tunables.h:__GI___tunables_init
|

== real-part-1,3-5
# proves: --part takes a number and a range; rows as real-list says.
$ --auto=no --threshold=60 --part=1,3-5 everybb_combine.out
| --------------------------------------------------------------------------------
| Profile data file 'everybb_combine.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache:\x20
| D1 cache:\x20
| LL cache:\x20
| Profiled target:  ../bin/prog_rel (PID 13241)
| Parts:            4
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       60
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir              \x20
| --------------------------------------------------------------------------------
| 189,620 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir               file:function
| --------------------------------------------------------------------------------
| 31,544 (16.64%)  /home/user/demo/src/prog.c:fib'2 [/home/user/demo/bin/prog_rel]
| 29,849 (15.74%)  ./stdlib/./stdlib/msort.c:msort_with_tmp.part.0'2 [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 19,846 (10.47%)  ./elf/./elf/dl-tunables.c:__GI___tunables_init [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 17,864 ( 9.42%)  /home/user/demo/src/hdr.h:hdr_mix [/home/user/demo/bin/prog_rel]
| 15,432 ( 8.14%)  /home/user/demo/src/prog.c:cmp [/home/user/demo/bin/prog_rel]
|

== real-part-2
# proves: --part takes the second part; rows as real-list says.
$ --auto=no --threshold=60 --part=2 everybb_combine.out
| @head
| Profile data file 'everybb_combine.out' (creator: callgrind-3.19.0)
| Timerange: Basic block 12162 - 25987
| Trigger: --dump-every-bb=2000
| Profiled target:  ../bin/prog_rel (PID 13241, part 2)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       60
|
| --------------------------------------------------------------------------------
| Ir             \x20
| --------------------------------------------------------------------------------
| 65,736 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir               file:function
| --------------------------------------------------------------------------------
| 17,205 (26.17%)  ./elf/./elf/dl-lookup.c:do_lookup_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 14,701 (22.36%)  ./elf/./elf/dl-reloc.c:_dl_relocate_object [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  6,564 ( 9.99%)  ./elf/../sysdeps/generic/dl-new-hash.h:_dl_lookup_symbol_x
|  6,414 ( 9.76%)  ./elf/./elf/dl-lookup.c:_dl_lookup_symbol_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|

== real-part-2-4
# proves: --part takes a range; rows as real-list says.
$ --auto=no --threshold=60 --part=2-4 everybb_combine.out
| --------------------------------------------------------------------------------
| Profile data file 'everybb_combine.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| Trigger: --dump-every-bb=2000
| Profiled target:  ../bin/prog_rel (PID 13241)
| Parts:            3
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       60
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir              \x20
| --------------------------------------------------------------------------------
| 176,598 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir               file:function
| --------------------------------------------------------------------------------
| 31,544 (17.86%)  /home/user/demo/src/prog.c:fib'2 [/home/user/demo/bin/prog_rel]
| 21,024 (11.91%)  ./elf/./elf/dl-lookup.c:do_lookup_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 17,864 (10.12%)  /home/user/demo/src/hdr.h:hdr_mix [/home/user/demo/bin/prog_rel]
| 15,442 ( 8.74%)  ./elf/./elf/dl-reloc.c:_dl_relocate_object [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 14,893 ( 8.43%)  ./stdlib/./stdlib/msort.c:msort_with_tmp.part.0'2 [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 12,041 ( 6.82%)  /home/user/demo/src/prog.c:main [/home/user/demo/bin/prog_rel]
|

== real-part-4-
# proves: --part takes a range without an end; rows as real-list says.
$ --auto=no --threshold=60 --part=4- everybb_combine.out
| @head 2
| Profile data file 'everybb_combine.out' (creator: callgrind-3.19.0)
| Profiled target:  ../bin/prog_rel (PID 13241)
| Thresholds:       60
|
| --------------------------------------------------------------------------------
| Ir             \x20
| --------------------------------------------------------------------------------
| 98,752 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir               file:function
| --------------------------------------------------------------------------------
| 29,849 (30.23%)  ./stdlib/./stdlib/msort.c:msort_with_tmp.part.0'2 [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 17,864 (18.09%)  /home/user/demo/src/hdr.h:hdr_mix [/home/user/demo/bin/prog_rel]
| 15,432 (15.63%)  /home/user/demo/src/prog.c:cmp [/home/user/demo/bin/prog_rel]
|

== real-part-5
# proves: --part takes the last part; rows as real-list says.
$ --auto=no --threshold=60 --part=5 everybb_combine.out
| @head
| Profile data file 'everybb_combine.out' (creator: callgrind-3.19.0)
| Timerange: Basic block 45213 - 52186
| Profiled target:  ../bin/prog_rel (PID 13241, part 5)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       60
|
| --------------------------------------------------------------------------------
| Ir             \x20
| --------------------------------------------------------------------------------
| 34,662 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir               file:function
| --------------------------------------------------------------------------------
| 14,956 (43.15%)  ./stdlib/./stdlib/msort.c:msort_with_tmp.part.0'2 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  8,928 (25.76%)  /home/user/demo/src/prog.c:cmp [/home/user/demo/bin/prog_rel]
|

== several-files
# part 1 of each, 39 + 100 = 139.
$ --threshold=100 --auto=no --part=1 h.callgrind plain.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'h.callgrind' (creator: hand)
| Profile data file 'plain.callgrind'
| --------------------------------------------------------------------------------
| Timerange: Basic block 0 - 10
| Trigger: first
| Profiled target:  ./h (PID 7)
| Parts:            3 (of 2 threads)
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir           Dr        \x20
| --------------------------------------------------------------------------------
| 139 (100.0%) 8 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr          file:function
| --------------------------------------------------------------------------------
| 120 (86.33%) 2 (25.00%)  h.c:f
|  10 ( 7.19%) 1 (12.50%)  h.c:main
|   7 ( 5.04%) 5 (62.50%)  h.c:g
|

== thread-1
# 32 + 63 = 95, 3.
$ --threshold=100 --auto=no --thread=1 h.callgrind
| @head 2
| Events recorded:  Ir Dr
| Events shown:     Ir Dr
| Event sort order: Ir Dr
|
| --------------------------------------------------------------------------------
| Ir          Dr        \x20
| --------------------------------------------------------------------------------
| 95 (100.0%) 3 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir          Dr          file:function
| --------------------------------------------------------------------------------
| 83 (87.37%) 2 (66.67%)  h.c:f
| 10 (10.53%) 1 (33.33%)  h.c:main
|

== thread-2
# Thread 2 is part 1 of it alone, 7 and 5, with its head; it has no calls, and says so.
$ --threshold=100 --auto=no --thread=2 --inclusive=yes h.callgrind
| @head
| Timerange: Basic block 0 - 10
| Trigger: first
| Profiled target:  ./h (PID 7, part 1, thread 2)
|
| --------------------------------------------------------------------------------
| Ir         Dr        \x20
| --------------------------------------------------------------------------------
| 7 (100.0%) 5 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir         Dr          file:function
| --------------------------------------------------------------------------------
| 7 (100.0%) 5 (100.0%)  h.c:g
|
! cgannotate: the parts that were read have no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

@file thread-late.callgrind
| part: 1
| thread: 2
| events: Ir
| fl=h.c
| fn=main
| 1 10
| thread: 1
| 2 5

== thread-late
# A header line behind costs begins a part: 10 are of thread 2, and 5 of thread 1.
$ --list=parts thread-late.callgrind
| File                   Part  Thread  Ir   Share
| thread-late.callgrind     1       2  10  66.67%
| thread-late.callgrind     2       1   5  33.33%

@file thread-next.callgrind
| desc: Trigger: first
| creator: callgrind-1
| pid: 7
| cmd: ./first
| thread: 1
| events: Ir
| fl=h.c
| fn=main
| 1 10
| totals: 10
| desc: Trigger: second
| creator: callgrind-2
| pid: 8
| cmd: ./second
| thread: 2
| events: Ir
| fn=f
| 5 30
| totals: 30

== thread-next
# The header of the second part begins before its "events:". Of 10 + 30: 25 and 75 %.
$ --list=parts thread-next.callgrind
| File                   PID  Part  Thread  Ir   Share  Trigger
| thread-next.callgrind    7     1       1  10  25.00%  first
| thread-next.callgrind    8     2       2  30  75.00%  second

== thread-next-compare
# The totals of thread-next, 10 and 30, side by side: the second header begins thread 2.
$ --auto=no --compare=thread --show-percs=no thread-next.callgrind
| ./first, ./second, thread-next.callgrind
| Ir: 10 thread 1, 30 thread 2, 40 sum; showing 2 of 2 functions, 100.0% of sum
| 2 parts of 2 threads
| thread 1  thread 2  sum v  function
|        .        30     30  f                         h.c
|       10         .     10  main                      h.c
|

== thread-next-json
# The parts of thread-next: 10 of thread 1, 30 of thread 2, each with its own PID and trigger.
$ --list=parts --format=json thread-next.callgrind
| {"format": "cgannotate", "version": 1,
|  "event": "Ir",
|  "parts": [
|   {"file": "thread-next.callgrind", "pid": 7, "part": 1, "name": null, "thread": 1, "total": 10, "time_range": null, "trigger": "first"},
|   {"file": "thread-next.callgrind", "pid": 8, "part": 2, "name": null, "thread": 2, "total": 30, "time_range": null, "trigger": "second"}]}

== thread-next-report
# Thread 2 has the creator, the command and the PID of the second header.
$ --format=json --thread=2 thread-next.callgrind | grep '"pid"'
|   {"file": "thread-next.callgrind", "creator": "callgrind-2", "command": "./second", "pid": 8, "parts": 1, "side": "new"}],

== thread-next-summary
# Of several files the chosen part's command and file alone stand above its 30 Ir.
$ --summary --thread=2 plain.callgrind thread-next.callgrind
| ./second, thread-next.callgrind
| 30 Ir; showing 1 of 1 function, 100.0% of Ir
| 1 of 5 parts
|        Ir  function
| 100.0% 30  f                         h.c

== unnumbered
# The parts of h and plain at the head of this file.
$ --threshold=100 --auto=no --part=2-3 plain.callgrind
| @head 2
| Profile data file 'plain.callgrind'
| Profiled target:  (unknown)
| Thresholds:       100
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 11 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 11 (100.0%)  h.c:f
|

== unnumbered-list
# The parts of h and plain at the head of this file.
$ --list=parts plain.callgrind
| File             Part   Ir   Share
| plain.callgrind     1  100  90.09%
| plain.callgrind     2   10   9.01%
| plain.callgrind     3    1   0.90%

== unnumbered-none
# It has parts 1, 2 and 3.
$ --part=4 plain.callgrind
! cgannotate: --part and --thread select nothing; --list=parts shows parts and threads
? 2

== unnumbered-thread
# The parts of h and plain at the head of this file.
$ --threshold=100 --auto=no --thread=1 plain.callgrind
| @head 2
| Profile data file 'plain.callgrind'
| Profiled target:  (unknown)
| Parts:            3
| Thresholds:       100
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| 111 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| 111 (100.0%)  h.c:f
|
