## Ratios, and the rates that are built in. Profiles and sums: events.t.

@head
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     Rate
| Event sort order: Ir Dr Dw
| Thresholds:       100 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

== doubles
# Each event is twice the one before: D31 is Ir, so D0 is 2^31.
# compat: The script knows no such event or column
$ --auto=no --show=D0 doubles.callgrind
| @head
| Profile data file 'doubles.callgrind'
| Events recorded:  Ir
| Events shown:     D0
| Event sort order: Ir
| Thresholds:       99
|
| --------------------------------------------------------------------------------
| D0                    \x20
| --------------------------------------------------------------------------------
| 2,147,483,648 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| D0                      file:function
| --------------------------------------------------------------------------------
| 2,147,483,648 (100.0%)  e.c:main
|

@file ipc.callgrind
| version: 1
| creator: callgrind-3.22.0
| events: Ir Bcm Bim I1mr
| fl=a.c
| fn=main
| 1 300
| cfn=f
| calls=2 2
| 1 700 20 0 20
| fn=f
| 2 700 20 0 20
| totals: 1000 20 0 20

== ipc
# CEst is 700 + 10 * (20 + 0) + 10 * 20 = 1100 of f, as D1mr and D1mw are not there, 300 of main
# and 1400 of all: Ir / CEst is 0.64, 1.00 and 0.71, a number; I1% is 20 / 700 = 2.86 % and 20 /
# 1000 = 2.00 %, with a sign, and 100 * I1mr / Ir a number, 2.86 and 2.00.
$ --event='IPC = Ir / CEst' --event='Miss = 100 * I1mr / Ir' --show='Ir,IPC,Miss,I1%' --no-auto ipc.callgrind
| @head
| Profile data file 'ipc.callgrind' (creator: callgrind-3.22.0)
| Events recorded:  Ir Bcm Bim I1mr
| Events shown:     Ir IPC Miss I1%
| Event sort order: Ir Bcm Bim I1mr
| Thresholds:       99 0 0 0
|
| --------------------------------------------------------------------------------
| Ir             IPC  Miss I1%  \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 0.71 2.00 2.00%  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           IPC  Miss I1%    file:function
| --------------------------------------------------------------------------------
| 700 (70.00%) 0.64 2.86 2.86%  a.c:f
| 300 (30.00%) 1.00 0.00 0.00%  a.c:main
|

== ipc-compare
# A number, not a percentage, on both sides: 1.00 of main, 0.64 of f, 0.71 of all.
$ --compare --show=IPC --event='IPC = Ir / CEst' ipc.callgrind ipc.callgrind
| ipc.callgrind, ipc.callgrind
| IPC: 0.71 callgrind, 0.71 callgrind (2), 0.00 change; showing 2 of 2 functions
| callgrind  callgrind (2)  change v  function
|      1.00           1.00      0.00  main                      a.c
|      0.64           0.64      0.00  f                         a.c
|

== ipc-csv
# Up to eight digits: 700/1100, 2000/700, 20/700; with f, main has 1000/1400, 2000/1000 and
# 20/1000.
$ --format=csv --event='IPC = Ir / CEst' --event='Miss = 100 * I1mr / Ir' --show='IPC,Ir,Miss,I1%' --no-auto ipc.callgrind
| object,file,function,calls,IPC,Ir,Miss,I1%,incl_IPC,incl_Ir,incl_Miss,incl_I1%\x0d
| ,a.c,f,2,0.63636364,700,2.85714286,0.02857143,0.63636364,700,2.85714286,0.02857143\x0d
| ,a.c,main,0,1.0,300,0.0,0.0,0.71428571,1000,2.0,0.02\x0d

== ipc-json
# The figures of ipc-csv, and the unit: number of a formula of one's own, percent of I1%.
$ --format=json --event='IPC = Ir / CEst' --event='Miss = 100 * I1mr / Ir' --show='IPC,Ir,Miss,I1%' --no-auto ipc.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "ipc.callgrind", "creator": "callgrind-3.22.0", "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir", "Bcm", "Bim", "I1mr"], "diff": false,
|  "events": [
|   {"name": "IPC", "long_name": null, "formula": "Ir / CEst", "ratio": true, "unit": "number", "total": 0.71428571},
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 1000},
|   {"name": "Miss", "long_name": null, "formula": "100 * I1mr / Ir", "ratio": true, "unit": "number", "total": 2.0},
|   {"name": "I1%", "long_name": "L1 instruction miss rate", "formula": "I1mr / Ir", "ratio": true, "unit": "percent", "total": 0.02}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "f", "file": "a.c", "object": null, "self": [0.63636364, 700, 2.85714286, 0.02857143], "inclusive": [0.63636364, 700, 2.85714286, 0.02857143], "calls": 2, "cycle": null, "listed": true,
|    "callers": [{"id": 1, "calls": 2, "inclusive": [0.63636364, 700, 2.85714286, 0.02857143], "sites": [{"line": 1, "calls": 2, "inclusive": [0.63636364, 700, 2.85714286, 0.02857143]}]}],
|    "callees": []},
|   {"id": 1, "name": "main", "file": "a.c", "object": null, "self": [1.0, 300, 0.0, 0.0], "inclusive": [0.71428571, 1000, 2.0, 0.02], "calls": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": [{"id": 0, "calls": 2, "inclusive": [0.63636364, 700, 2.85714286, 0.02857143], "sites": [{"line": 1, "calls": 2, "inclusive": [0.63636364, 700, 2.85714286, 0.02857143]}]}]}],
|  "files": []}

== ipc-list
# 1000 / 1400 as a number, beside I1%, 20 / 1000, as a percentage; Bm is 20 + 0. Formulas that
# lack events are not listed, but for CEst.
$ --list=events --event='IPC = Ir / CEst' ipc.callgrind
| Event  Total  Long name                  Formula
| Ir     1,000  Instruction Fetch
| Bcm       20  Mispredicted Cond. Branch
| Bim        0  Mispredicted Ind. Branch
| I1mr      20  L1 Instr. Fetch Miss
| Bm        20  mispredicted branches      Bim + Bcm
| CEst   1,400  estimated cycles           Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm
| I1%    2.00%  L1 instruction miss rate   I1mr / Ir
| IPC     0.71                             Ir / CEst

== ipc-list-json
# The rows of ipc-list, with eight digits.
$ --list=events --format=json --event='IPC = Ir / CEst' ipc.callgrind
| {"format": "cgannotate", "version": 1,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 1000},
|   {"name": "Bcm", "long_name": "Mispredicted Cond. Branch", "formula": null, "ratio": false, "total": 20},
|   {"name": "Bim", "long_name": "Mispredicted Ind. Branch", "formula": null, "ratio": false, "total": 0},
|   {"name": "I1mr", "long_name": "L1 Instr. Fetch Miss", "formula": null, "ratio": false, "total": 20},
|   {"name": "Bm", "long_name": "mispredicted branches", "formula": "Bim + Bcm", "ratio": false, "total": 20},
|   {"name": "CEst", "long_name": "estimated cycles", "formula": "Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm", "ratio": false, "total": 1400},
|   {"name": "I1%", "long_name": "L1 instruction miss rate", "formula": "I1mr / Ir", "ratio": true, "unit": "percent", "total": 0.02},
|   {"name": "IPC", "long_name": null, "formula": "Ir / CEst", "ratio": true, "unit": "number", "total": 0.71428571}]}

== ipc-markdown
# Totals of all columns; the rows have the first one, by which they are sorted.
$ --format=markdown --event='IPC = Ir / CEst' --event='Miss = 100 * I1mr / Ir' --show='IPC,Ir,Miss,I1%' --no-auto ipc.callgrind
| **0.71 IPC** · **1,000 Ir** · **2.00 Miss** · **2.00% `I1%`**
|
| | IPC | Function |
| | ---: | :--- |
| | 1.00 | `a.c:main` |
| | 0.64 | `a.c:f` |

== ipc-summary
# By IPC, main 300/300 comes before f 700/1100.
$ --summary --sort=IPC --event='IPC = Ir / CEst'  ipc.callgrind
| ipc.callgrind
| 0.71 IPC; showing 2 of 2 functions
|  IPC  Calls  function
| 1.00      0  main                      a.c
| 0.64      2  f                         a.c

== known-cest
# e.callgrind has no misses at all, which count as 0 in CEst: it is Ir.
# compat: The script knows no such event or column
$ --auto=no --threshold=100 --show-percs=no --show=CEst,Ir e.callgrind
| @head
| Events shown:     CEst Ir
|
| --------------------------------------------------------------------------------
| CEst Ir \x20
| --------------------------------------------------------------------------------
|  100 100  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| CEst Ir  file:function
| --------------------------------------------------------------------------------
|   50 50  e.c:g
|   40 40  e.c:f
|   10 10  e.c:main
|

== known-lacking
# e.callgrind has no misses at all, so that L1m, a sum of them, is none of its events.
$ --auto=no --show=L1m e.callgrind
! cgannotate: --show: the profile has no event 'L1m'; it has Ir, Dr, Dw; record with --cache-sim=yes
? 2

== ratio
# Dw / Ir 9/10 5/40 14/100; g has 50 Ir and no line gave it any Dw: 0 of 50 (N6).
$ --auto=no --threshold=100 --show-percs=no '--event=Rate = Dw / Ir' --show=Rate,Ir,Dw e.callgrind
| @head
| Events shown:     Rate Ir Dw
|
| --------------------------------------------------------------------------------
| Rate Ir  Dw\x20
| --------------------------------------------------------------------------------
| 0.14 100 14  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Rate Ir Dw  file:function
| --------------------------------------------------------------------------------
| 0.00 50  .  e.c:g
| 0.13 40  5  e.c:f
| 0.90 10  9  e.c:main
|

@file large.callgrind
| events: Ir DLmr
| fl=a.c
| fn=f
| 1 95000000000 1
| fn=g
| 2 5000 50

== ratio-large
# 95,000,000,000 / 1, and 95,000,005,000 / 51 is 1,862,745,196.08.
$ --auto=no --threshold=100 '--event=R = Ir / DLmr' --show=Ir,R large.callgrind
| @head
| Profile data file 'large.callgrind'
| Events recorded:  Ir DLmr
| Events shown:     Ir R
| Event sort order: Ir DLmr
| Thresholds:       100 0
|
| --------------------------------------------------------------------------------
| Ir                      R               \x20
| --------------------------------------------------------------------------------
| 95,000,005,000 (100.0%) 1,862,745,196.08  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir                      R                  file:function
| --------------------------------------------------------------------------------
| 95,000,000,000 (100.0%) 95,000,000,000.00  a.c:f
|          5,000 ( 0.00%)            100.00  a.c:g
|

== ratio-long
# Dr / Ir of e.callgrind: 14 of 100.
$ --auto=no --threshold=100 --show-percs=no '--event=Rate=Dr/Ir:reads per instruction' --show=Rate e.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Rate\x20
| --------------------------------------------------------------------------------
| 0.14  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Rate  file:function
| --------------------------------------------------------------------------------
| 0.00  e.c:g
| 0.25  e.c:f
| 0.40  e.c:main
|

@file near.callgrind
| events: A B
| fl=a.c
| fn=a
| 1 5 523250
| fn=b
| 1 5 523230
| fn=c
| 1 1152921504606846974 2305843009213693949
| fn=d
| 1 1152921504606846975 2305843009213693951

== ratio-near
# (2^60 - 1) / (2^61 - 1) is more than (2^60 - 2) / (2^61 - 3), which doubles cannot tell, and
# 5 / 523,230 more than 5 / 523,250 (by hand).
$ --auto=no --threshold=100 --show-percs=no '--event=R = A / B' --show=R,A,B --sort=R near.callgrind
| @head
| Profile data file 'near.callgrind'
| Events recorded:  A B
| Events shown:     R A B
| Event sort order: R
| Thresholds:       100
|
| --------------------------------------------------------------------------------
| R    A                         B                        \x20
| --------------------------------------------------------------------------------
| 0.50 2,305,843,009,213,693,959 4,611,686,018,428,434,380  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| R    A                         B                          file:function
| --------------------------------------------------------------------------------
| 0.50 1,152,921,504,606,846,975 2,305,843,009,213,693,951  a.c:d
| 0.50 1,152,921,504,606,846,974 2,305,843,009,213,693,949  a.c:c
| 0.00                         5                   523,230  a.c:b
| 0.00                         5                   523,250  a.c:a
|

@file once.callgrind
| events: A B
| fl=a.c
| fn=f
| 1 123449999996 1000000000000

== ratio-once
# 12.3449999996 is 12.34, not 12.35.
$ --auto=no '--event=R = 100 * A / B' --show=R once.callgrind
| @head
| Profile data file 'once.callgrind'
| Events recorded:  A B
| Events shown:     R
| Event sort order: A B
| Thresholds:       99 0
|
| --------------------------------------------------------------------------------
| R    \x20
| --------------------------------------------------------------------------------
| 12.34  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| R      file:function
| --------------------------------------------------------------------------------
| 12.34  a.c:f
|

== ratio-over-zero
# 10/9, 40/5.
$ --auto=no --threshold=100 --show-percs=no '--event=Rate = Ir / Dw' --show=Rate e.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Rate\x20
| --------------------------------------------------------------------------------
| 7.14  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Rate  file:function
| --------------------------------------------------------------------------------
|    .  e.c:g
| 8.00  e.c:f
| 1.11  e.c:main
|

== ratio-sort
# Dw / Ir of e.callgrind: main 1 / 10 and 8 of none, f 5 / 40.
$ --auto=no --threshold=100 --show-percs=no '--event=Rate = Dw / Ir' --sort=Rate --show=Rate e.callgrind
| @head
| Event sort order: Rate
| Thresholds:       100
|
| --------------------------------------------------------------------------------
| Rate\x20
| --------------------------------------------------------------------------------
| 0.14  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Rate  file:function
| --------------------------------------------------------------------------------
| 0.90  e.c:main
| 0.13  e.c:f
| 0.00  e.c:g
|

== ratio-sources
# Line 2 has no Ir, and so no rate.
$ --threshold=100 --show-percs=no '--event=Rate = Dw / Ir' --show=Rate,Ir e.callgrind
| @head
| Events shown:     Rate Ir
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Rate Ir \x20
| --------------------------------------------------------------------------------
| 0.14 100  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Rate Ir  file:function
| --------------------------------------------------------------------------------
| 0.00 50  e.c:g
| 0.13 40  e.c:f
| 0.90 10  e.c:main
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: e.c
| --------------------------------------------------------------------------------
| Rate Ir\x20
|
| 0.10 10  a
|    .  0  b
|    .  .  c
| 0.13 40  => e.c:f (2x)
|    .  .  d
| 0.13 40  e
|    .  .  f
| 0.00 50  g
|
| --------------------------------------------------------------------------------
| Rate Ir \x20
| --------------------------------------------------------------------------------
| 0.14 100  events annotated
|

== ratio-sums
# 22/23 20/55 42/128.
$ --auto=no --threshold=100 --show-percs=no '--event=Rate = (Dr + 2 Dw) / Sum' --show=Rate,Dr,Dw,Sum e.callgrind
| @head
| Events shown:     Rate Dr Dw Sum
|
| --------------------------------------------------------------------------------
| Rate Dr Dw Sum\x20
| --------------------------------------------------------------------------------
| 0.33 14 14 128  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Rate Dr Dw Sum  file:function
| --------------------------------------------------------------------------------
| 0.00  .  .  50  e.c:g
| 0.36 10  5  55  e.c:f
| 0.96  4  9  23  e.c:main
|

== real-ratio
# 100 * (926 + 615) / (43449 + 20446) = 2.41 at the head of events.t; rows by a script, such as
# 100 * (2 + 0) / (10 + 3) = 15.38.
$ --auto=no --threshold=0.16 --show-percs=no '--event=Miss = 100 * (D1mr + D1mw) / (Dr + Dw)' --show=Miss,Dr,Dw,D1mr,D1mw --sort=Dr cut.out
| --------------------------------------------------------------------------------
| Profile data file 'cut.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache: 32768 B, 64 B, 8-way associative
| D1 cache: 49152 B, 64 B, 12-way associative
| LL cache: 276824064 B, 64 B, 33-way associative
| Timerange: Basic block 0 - 43812
| Trigger: Program termination
| Profiled target:  ../bin/prog_o2 (PID 12173, part 1)
| Events recorded:  Ir Dr Dw I1mr D1mr D1mw ILmr DLmr DLmw Bc Bcm Bi Bim
| Events shown:     Miss Dr Dw D1mr D1mw
| Event sort order: Dr
| Thresholds:       0.16
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Miss Dr     Dw     D1mr D1mw\x20
| --------------------------------------------------------------------------------
| 2.41 43,449 20,446  926  615  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Miss  Dr Dw D1mr D1mw  file:function
| --------------------------------------------------------------------------------
|  4.35 15  8    0    1  ./misc/./misc/sbrk.c:sbrk [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  0.00 15  3    0    0  ./nptl/./nptl/libc-cleanup.c:__libc_cleanup_pop_restore [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  3.70 15 12    1    0  ./stdio-common/./stdio-common/_itoa.c:_itoa_word [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  0.00 12  9    0    0  ./nptl/./nptl/libc-cleanup.c:__libc_cleanup_push_defer [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 15.38 10  3    2    0  ./ctype/./ctype/ctype-info.c:__ctype_init [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 25.00  8  0    2    0  ./string/../sysdeps/x86_64/multiarch/ifunc-avx2.h:strnlen [/usr/lib/x86_64-linux-gnu/libc.so.6]
|
! cgannotate: cut.out:639: the part has no "totals:" at its end, as its program writes it: the file may be truncated
