## Inherited events and --event.
##
## e.callgrind by hand: main 10 4 1 and 0 0 8, f 40 10 5, g 50 and nothing else;
##   totals 100 14 14. Sum 128 (23 55 50), Twice 256, Ten 10 * 100 + 3 * 14 = 1042
##   (112 430 500), Late 256 + 1042 = 1298, Mix 300. main inclusive: Sum 23 + 55 = 78.
## cut.out: the first functions of a real profile with its summary: line. By hand L1m
##   1315 + 926 + 615 = 2856, LLm 1292 + 771 + 590 = 2653, Bm 471 + 4581 = 5052, CEst
##   200215 + 10 * 5052 + 10 * 2856 + 100 * 2653 = 544595 (no Ge, no L2m); Miss
##   100 * (926 + 615) / (43449 + 20446) = 2.41. All 111 rows of the real cases were
##   worked out by a script from an independent program's rows.
## formula-joined, -odd-names (names.callgrind): X = 10 * 5000 + 2 * 400 and 10 * 100 + 2 * 60;
##   cache-misses by L1/x: 7/3, 1/1.

@head
| --------------------------------------------------------------------------------
| Profile data file 'e.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir Dr Dw
| Events shown:     Sum Ir
| Event sort order: Ir Dr Dw
| Thresholds:       100 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

@head cut
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
| Events shown:     L1m LLm Bm CEst
| Event sort order: Ir Dr Dw I1mr D1mr D1mw ILmr DLmr DLmw Bc Bcm Bi Bim
| Thresholds:       10 0 0 0 0 0 0 0 0 0 0 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

== default
# The costs of the profile itself; its own sums are only shown where they are named.
$ --auto=no --threshold=100 --show-percs=no e.callgrind
| @head
| Events shown:     Ir Dr Dw
|
| --------------------------------------------------------------------------------
| Ir  Dr Dw\x20
| --------------------------------------------------------------------------------
| 100 14 14  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir Dr Dw  file:function
| --------------------------------------------------------------------------------
| 50  .  .  e.c:g
| 40 10  5  e.c:f
| 10  4  9  e.c:main
|

@file described.callgrind
| version: 1
| event: Ir = Dr : of mine
| event: Dr =
| event: CEst : my words
| event: X = Ir
| event: X = Dr : of another
| event: Y = Dr : of Y
| events: Ir Dr
| fn=a
| 1 20 3

== described
# Ir's own cost is 20, whatever a formula says of Ir, but the words are its own. "Dr =" says
# nothing, so Dr has the usual words. CEst is that of its usual formula, in the profile's
# words; 20 Ir, of the others there are none. X is Dr by its last formula, to which
# "of another" belongs.
$ --list=events described.callgrind
| Event  Total  Long name         Formula
| Ir        20  of mine
| Dr         3  Data Read Access
| CEst      20  my words          Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm
| X          3  of another        Dr
| Y          3  of Y              Dr

== described-json
# The words for Ir, CEst and Y are those of the profile; that for Dr is Callgrind's own.
$ --format=json --show=Ir,Dr,CEst,X,Y described.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "described.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir", "Dr"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "of mine", "formula": null, "ratio": false, "total": 20},
|   {"name": "Dr", "long_name": "Data Read Access", "formula": null, "ratio": false, "total": 3},
|   {"name": "CEst", "long_name": "my words", "formula": "Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm", "ratio": false, "total": 20},
|   {"name": "X", "long_name": "of another", "formula": "Dr", "ratio": false, "total": 3},
|   {"name": "Y", "long_name": "of Y", "formula": "Dr", "ratio": false, "total": 3}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "a", "file": "???", "object": null, "self": [20, 3, 20, 3, 3], "inclusive": [20, 3, 20, 3, 3], "calls": null, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": null, "found": null, "lines": [
|     {"line": 1, "self": [20, 3, 20, 3, 3], "calls": []}]}]}

== inclusive
# Sum, Twice, Ten, Late and Mix of main, f and g at the head of this file; shares are of 128,
# and so on.
# compat: The script knows no such event or column
$ --auto=no --threshold=100 --show-percs=no --inclusive=yes --tree=both --show=Sum,Ir --sort=Sum e.callgrind
| @head
| Event sort order: Sum
| Thresholds:       100
|
| --------------------------------------------------------------------------------
| Sum Ir \x20
| --------------------------------------------------------------------------------
| 128 100  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Sum Ir  file:function
| --------------------------------------------------------------------------------
|
|  78 50  *  e.c:main
|  55 40  >   e.c:f (2x)
|
|  55 40  < e.c:main (2x)
|  55 40  *  e.c:f
|
|  50 50  *  e.c:g
|

== list
# The totals at the head of this file; Sum and the others are as e.callgrind defines them.
$ --list=events e.callgrind
$ --list=events e.callgrind
| Event  Total  Long name               Formula
| Ir       100  Instruction Fetches
| Dr        14  Data Read Access
| Dw        14  Data Write Access
| CEst     100  estimated cycles        Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm
| Sum      128                          Ir + Dr + Dw
| Twice    256                          2 Sum
| Ten    1,042                          10*Ir + 3 * Dr
| Late   1,298  defined behind events:  Twice + Ten
| Mix      300  three of one            Ir+Ir + Ir

== list-calls
# totals have no calls, so what is a formula of Calls is not given, above or below; Incl(Ir)
# of the program is its Ir, 100 / 14 = 7.14.
$ --list=events '--event=X = Ir + Calls' '--event=Y = Calls / Ir' '--event=Z = Ir / Calls' '--event=I = Incl(Ir) / Dr' e.callgrind
| Event  Total  Long name               Formula
| Ir       100  Instruction Fetches
| Dr        14  Data Read Access
| Dw        14  Data Write Access
| CEst     100  estimated cycles        Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm
| Sum      128                          Ir + Dr + Dw
| Twice    256                          2 Sum
| Ten    1,042                          10*Ir + 3 * Dr
| Late   1,298  defined behind events:  Twice + Ten
| Mix      300  three of one            Ir+Ir + Ir
| X          .                          Ir + Calls
| Y          .                          Calls / Ir
| Z          .                          Ir / Calls
| I          .                          Incl(Ir) / Dr

== list-own
# X is 100 + 100 * 14 = 1,500; Rate 14 / 100.
$ --list=events '--event=X = Ir + 100 Dw : all of them' '--event=Rate = Dw / Ir' e.callgrind
| Event  Total  Long name               Formula
| Ir       100  Instruction Fetches
| Dr        14  Data Read Access
| Dw        14  Data Write Access
| CEst     100  estimated cycles        Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm
| Sum      128                          Ir + Dr + Dw
| Twice    256                          2 Sum
| Ten    1,042                          10*Ir + 3 * Dr
| Late   1,298  defined behind events:  Twice + Ten
| Mix      300  three of one            Ir+Ir + Ir
| X      1,500  all of them             Ir + 100 Dw
| Rate    0.14                          Dw / Ir

== list-twice
# An event that is recorded is no formula of the same name as well.
$ --list=events twice.callgrind
| Event  Total
| A          5
| B          3

== real
# Each formula by hand at the head of this file, each row by a script from the rows of an
# independent program.
# compat: The script knows no such event or column
$ --auto=no --threshold=10 --show-percs=no --show=L1m,LLm,Bm,CEst cut.out
| @head cut
|
| --------------------------------------------------------------------------------
| L1m   LLm   Bm    CEst   \x20
| --------------------------------------------------------------------------------
| 2,856 2,653 5,052 544,595  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| L1m LLm Bm CEst  file:function
| --------------------------------------------------------------------------------
|   4   4 10  744  ./stdio-common/./stdio-common/_itoa.c:_itoa_word [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   4   4  5  536  ./misc/./misc/sbrk.c:sbrk [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   4   2  2  304  ./string/../sysdeps/x86_64/multiarch/ifunc-avx2.h:strnlen [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   2   2  .  256  ./nptl/./nptl/libc-cleanup.c:__libc_cleanup_push_defer [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   4   4  1  479  ./stdio-common/./stdio-common/printf.c:printf [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   2   2  3  274  ./nptl/./nptl/libc-cleanup.c:__libc_cleanup_pop_restore [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   3   3  1  362  ./string/../sysdeps/x86_64/multiarch/ifunc-avx2.h:memrchr [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   2   2  1  252  ./string/../sysdeps/x86_64/multiarch/ifunc-avx2.h:strchrnul [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   2   2  1  252  ./string/../sysdeps/x86_64/multiarch/ifunc-avx2.h:strlen [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   1   1  2  152  ./string/../sysdeps/x86_64/multiarch/ifunc-avx2.h:rindex [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   3   3  2  368  ./string/../sysdeps/x86_64/multiarch/ifunc-strcasecmp.h:strcasecmp_l [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   3   3  1  358  ./string/../sysdeps/x86_64/multiarch/ifunc-strcasecmp.h:strncasecmp_l [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   2   2  1  248  ./string/../sysdeps/x86_64/multiarch/ifunc-strcasecmp.h:strncasecmp [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   2   2  .  238  ./string/../sysdeps/x86_64/multiarch/ifunc-strcasecmp.h:strcasecmp [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   3   3  1  357  ./wcsmbs/../sysdeps/x86_64/multiarch/ifunc-wcslen.h:wcslen [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   3   3  1  357  ./wcsmbs/../sysdeps/x86_64/multiarch/ifunc-wcslen.h:wcsnlen [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   4   2  .  256  ./ctype/./ctype/ctype-info.c:__ctype_init [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   2   2  2  255  ./string/../sysdeps/x86_64/multiarch/ifunc-strcpy.h:strcpy [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   2   2  1  245  ./string/../sysdeps/x86_64/multiarch/ifunc-strcpy.h:strcat [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   1   1  1  135  ./string/../sysdeps/x86_64/multiarch/ifunc-strcpy.h:stpcpy [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   1   1  .  117  ./io/../sysdeps/unix/sysv/linux/write.c:write [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   .   .  .    4  ./string/../sysdeps/x86_64/multiarch/strnlen.c:strnlen
|   1   1  .  114  ./posix/../sysdeps/unix/sysv/linux/_exit.c:_Exit [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   .   .  .    2  ./string/../sysdeps/x86_64/multiarch/memrchr.c:memrchr
|   .   .  .    2  ./string/../sysdeps/x86_64/multiarch/strcasecmp.c:strcasecmp
|   .   .  .    2  ./string/../sysdeps/x86_64/multiarch/strcasecmp_l.c:strcasecmp_l
|   .   .  .    2  ./string/../sysdeps/x86_64/multiarch/strchrnul.c:strchrnul
|   .   .  .    2  ./string/../sysdeps/x86_64/multiarch/strlen.c:strlen
|   .   .  .    2  ./string/../sysdeps/x86_64/multiarch/strncase.c:strncasecmp
|   .   .  .    2  ./string/../sysdeps/x86_64/multiarch/strncase_l.c:strncasecmp_l
|   .   .  .    2  ./string/../sysdeps/x86_64/multiarch/strrchr.c:rindex
|   1   1  .  112  ./setjmp/../sysdeps/x86_64/bsd-_setjmp.S:_setjmp [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   1   1  .  111  ./string/../sysdeps/x86_64/multiarch/stpcpy.c:stpcpy
|   .   .  .    1  ./string/../sysdeps/x86_64/multiarch/strcat.c:strcat
|   .   .  .    1  ./string/../sysdeps/x86_64/multiarch/strcpy.c:strcpy
|   .   .  .    1  ./wcsmbs/../sysdeps/x86_64/multiarch/wcslen.c:wcslen
|   .   .  .    1  ./wcsmbs/../sysdeps/x86_64/multiarch/wcsnlen.c:wcsnlen
|
! cgannotate: cut.out:639: the part has no "totals:" at its end, as its program writes it: the file may be truncated

== real-list
# The totals of cut.out at the head of this file.
$ --list=events cut.out
| Event    Total  Long name                         Formula
| Ir     200,215  Instruction Fetch
| Dr      43,449  Data Read Access
| Dw      20,446  Data Write Access
| I1mr     1,315  L1 Instr. Fetch Miss
| D1mr       926  L1 Data Read Miss
| D1mw       615  L1 Data Write Miss
| ILmr     1,292  LL Instr. Fetch Miss
| DLmr       771  LL Data Read Miss
| DLmw       590  LL Data Write Miss
| Bc      34,708  Conditional Branch
| Bcm      4,581  Mispredicted Cond. Branch
| Bi       2,176  Indirect Branch
| Bim        471  Mispredicted Ind. Branch
| L1m      2,856  L1 misses                         I1mr + D1mr + D1mw
| LLm      2,653  last-level misses                 ILmr + DLmr + DLmw
| Bm       5,052  mispredicted branches             Bim + Bcm
| CEst   544,595  estimated cycles                  Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm
| I1%      0.66%  L1 instruction miss rate          I1mr / Ir
| D1%      2.41%  L1 data miss rate                 (D1mr + D1mw) / (Dr + Dw)
| LLi%     0.65%  last-level instruction miss rate  ILmr / Ir
| LLd%     2.13%  last-level data miss rate         (DLmr + DLmw) / (Dr + Dw)
| LL%      1.00%  last-level miss rate              (ILmr + DLmr + DLmw) / (Ir + Dr + Dw)
| Bp%     13.70%  branch miss rate                  (Bcm + Bim) / (Bc + Bi)
! cgannotate: cut.out:639: the part has no "totals:" at its end, as its program writes it: the file may be truncated

== real-sort
# cut.out by CEst: Ir + 10 * (Bcm + Bim + I1mr + D1mr + D1mw) + 100 * (ILmr + DLmr + DLmw) of each
# row of an independent reader.
# compat: The script knows no such event or column
$ --auto=no --threshold=0.4 --sort=CEst --show=CEst,Ir cut.out
| @head cut
| Events shown:     CEst Ir
| Event sort order: CEst
| Thresholds:       0.4
|
| --------------------------------------------------------------------------------
| CEst             Ir              \x20
| --------------------------------------------------------------------------------
| 544,595 (100.0%) 200,215 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| CEst         Ir            file:function
| --------------------------------------------------------------------------------
| 744 ( 0.14%) 204 ( 0.10%)  ./stdio-common/./stdio-common/_itoa.c:_itoa_word [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 536 ( 0.10%)  46 ( 0.02%)  ./misc/./misc/sbrk.c:sbrk [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 479 ( 0.09%)  29 ( 0.01%)  ./stdio-common/./stdio-common/printf.c:printf [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 368 ( 0.07%)  18 ( 0.01%)  ./string/../sysdeps/x86_64/multiarch/ifunc-strcasecmp.h:strcasecmp_l [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 362 ( 0.07%)  22 ( 0.01%)  ./string/../sysdeps/x86_64/multiarch/ifunc-avx2.h:memrchr [/usr/lib/x86_64-linux-gnu/libc.so.6]
|
! cgannotate: cut.out:639: the part has no "totals:" at its end, as its program writes it: the file may be truncated

== show
# Twice is 2 Sum, Ten 10 Ir + 3 Dr (500, 400 + 30, 100 + 12), Late both, Mix 3 Ir; in the order of
# --show.
# compat: The script knows no such event or column
$ --auto=no --threshold=100 --show-percs=no --show=Sum,Ir,Twice,Ten,Late,Mix e.callgrind
| @head
| Events shown:     Sum Ir Twice Ten Late Mix
|
| --------------------------------------------------------------------------------
| Sum Ir  Twice Ten   Late  Mix\x20
| --------------------------------------------------------------------------------
| 128 100   256 1,042 1,298 300  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Sum Ir Twice Ten Late Mix  file:function
| --------------------------------------------------------------------------------
|  50 50   100 500  600 150  e.c:g
|  55 40   110 430  540 120  e.c:f
|  23 10    46 112  158  30  e.c:main
|

== show-percs
# Shares are of the formula's own total: 50, 55 and 23 of 128, and 10 and 4 of 14.
# compat: The script knows no such event or column
$ --auto=no --threshold=100 --show=Sum,Dr e.callgrind
| @head
| Events shown:     Sum Dr
|
| --------------------------------------------------------------------------------
| Sum          Dr         \x20
| --------------------------------------------------------------------------------
| 128 (100.0%) 14 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Sum         Dr           file:function
| --------------------------------------------------------------------------------
| 50 (39.06%)  .           e.c:g
| 55 (42.97%) 10 (71.43%)  e.c:f
| 23 (17.97%)  4 (28.57%)  e.c:main
|

== sort
# By Dw 9, 5 and none, which is below Sum's 50, although that is the second key.
# compat: The script knows no such event or column
$ --auto=no --threshold=100 --show-percs=no --sort=Dw,Sum --show=Ir,Dw,Sum e.callgrind
| @head
| Events shown:     Ir Dw Sum
| Event sort order: Dw Sum
| Thresholds:       100 0
|
| --------------------------------------------------------------------------------
| Ir  Dw Sum\x20
| --------------------------------------------------------------------------------
| 100 14 128  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir Dw Sum  file:function
| --------------------------------------------------------------------------------
| 10  9  23  e.c:main
| 40  5  55  e.c:f
| 50  .  50  e.c:g
|

== sort-sum
# By Ten 500, 430 and 112, which is not shown otherwise.
# compat: The script knows no such event or column
$ --auto=no --threshold=100 --show-percs=no --sort=Ten --show=Ten e.callgrind
| @head
| Events shown:     Ten
| Event sort order: Ten
| Thresholds:       100
|
| --------------------------------------------------------------------------------
| Ten  \x20
| --------------------------------------------------------------------------------
| 1,042  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ten  file:function
| --------------------------------------------------------------------------------
| 500  e.c:g
| 430  e.c:f
| 112  e.c:main
|

== sources
# Line 1 of main has 10 + 4 + 1, line 2 8 of Dw alone; f's 55 stand at its line and at its call.
# compat: The script knows no such event or column
$ --threshold=100 --show=Sum,Ir --sort=Sum e.callgrind
| @head
| Event sort order: Sum
| Thresholds:       100
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Sum          Ir          \x20
| --------------------------------------------------------------------------------
| 128 (100.0%) 100 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Sum         Ir           file:function
| --------------------------------------------------------------------------------
| 55 (42.97%) 40 (40.00%)  e.c:f
| 50 (39.06%) 50 (50.00%)  e.c:g
| 23 (17.97%) 10 (10.00%)  e.c:main
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: e.c
| --------------------------------------------------------------------------------
| Sum         Ir         \x20
|
| 15 (11.72%) 10 (10.00%)  a
|  8 ( 6.25%)  0           b
|  .           .           c
| 55 (42.97%) 40 (40.00%)  => e.c:f (2x)
|  .           .           d
| 55 (42.97%) 40 (40.00%)  e
|  .           .           f
| 50 (39.06%) 50 (50.00%)  g
|
| --------------------------------------------------------------------------------
| Sum          Ir          \x20
| --------------------------------------------------------------------------------
| 128 (100.0%) 100 (100.0%)  events annotated
|

== threshold
# threshold*: Sum 55 is 42.97 % of 128, so 43 and 50 take two rows; of Dr, f has 71 % and all
# three are needed for 90.
# compat: The script knows no such event or column
$ --auto=no --threshold=100 --show-percs=no --sort=Sum:50 --show=Sum e.callgrind
| @head
| Events shown:     Sum
| Event sort order: Sum
| Thresholds:       50
|
| --------------------------------------------------------------------------------
| Sum\x20
| --------------------------------------------------------------------------------
| 128  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Sum  file:function
| --------------------------------------------------------------------------------
|  55  e.c:f
|  50  e.c:g
|

== threshold-plain
# f is 42.97 % of Sum, less than 43: g is needed, too.
# compat: The script knows no such event or column
$ --auto=no --threshold=43 --sort=Sum --show=Sum e.callgrind
| @head
| Events shown:     Sum
| Event sort order: Sum
| Thresholds:       43
|
| --------------------------------------------------------------------------------
| Sum         \x20
| --------------------------------------------------------------------------------
| 128 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Sum          file:function
| --------------------------------------------------------------------------------
| 55 (42.97%)  e.c:f
| 50 (39.06%)  e.c:g
|

== thresholds
# f reaches 10 % of Sum, and has 10 of 14 of Dr, less than 90 %; g has none, so main's 4 are
# needed.
# compat: The script knows no such event or column
$ --auto=no --threshold=100 --show-percs=no --sort=Sum:10,Dr:90 --show=Sum,Dr e.callgrind
| @head
| Events shown:     Sum Dr
| Event sort order: Sum Dr
| Thresholds:       10 90
|
| --------------------------------------------------------------------------------
| Sum Dr\x20
| --------------------------------------------------------------------------------
| 128 14  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Sum Dr  file:function
| --------------------------------------------------------------------------------
|  55 10  e.c:f
|  50  .  e.c:g
|  23  4  e.c:main
|
