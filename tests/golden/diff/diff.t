## --diff, --mod-file and --mod-fn.
##
## old and new by hand. Totals 10 + 100 + 300 + 400 + 50 + 140 = 1000 and 10 + 90 +
##   300 + 460 + 70 + 140 = 1070: +70, +7.00 % of OLD's; Dr 1 + 10 + 30 + 5 + 4 = 50
##   and 1 + 10 + 30 + 2 + 9 = 52. Rows: new +70 +2, slow 460 - 400 = +60 (Dr never
##   given), gone -50 -5, main 100 - 110 = -10, rest 0 +5; same did not change.
## tests/cli/diff.sh: a diff with itself is empty, and one back is the negative.

@head
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

@head thr_sep.out-03
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

== all
# The rows and lines at the head of this file: new +70, slow +60, gone -50, main -10.
$ --auto=no --threshold=100 --diff old.callgrind new.callgrind
| @head
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
# Each number with the other sign, of 1070 and 52.
$ --auto=no --threshold=100 --tree=both --diff new.callgrind old.callgrind
| @head
| Profile data file 'old.callgrind' (creator: hand)
| Compared with 'new.callgrind'
| Trigger: old
| Profiled target:  ./old (PID 1)
| Target of OLD:    ./new (PID 2)
| Differs in OLD:   Trigger: new
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

@file calling.callgrind
| events: Ir
| fl=a.c
| fn=f
| 1 1
| fl=b.c
| fn=g
| 1 2
| cfi=a.c
| cfn=f
| calls=1 1
| 1 5

@file inlined.callgrind
| events: Ir
| fl=a.c
| fn=f
| 1 5
| fi=b.c
| 2 3

== by-file-inlined
# OLD's a.c is 5 + 3 = 8 with b.c, 3, in it; NEW's b.c is 2 + 5 = 7 with a.c, 5: a.c -3, b.c
# +4. What OLD has inlined makes no cycle of NEW's files.
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
# running +7.00, +13.0, +8.00, +7.00, +7.00.
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

== empty-new
# missing-old, empty-*, one-and-*: what is wrong with OLD is said as it is of NEW.
$ --diff old.callgrind $(:>empty)empty
! cgannotate: empty: the file is empty
? 1

== empty-old
# See empty-new.
$ --diff $(:>empty)empty new.callgrind
! cgannotate: empty: the file is empty
? 1

== inclusive
# main 930 - 860 = +70, Dr 43 - 46 = -3; before new, whose Dr is 2.
$ --auto=no --threshold=100 --inclusive=yes --diff old.callgrind new.callgrind
| @head
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
# See all.
$ --auto=no --threshold=100 --inclusive=yes --tree=both --show-percs=no --diff old.callgrind new.callgrind
| @head
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

== missing-old
# See empty-new.
$ --diff nosuch new.callgrind
! cgannotate: nosuch: No such file or directory
? 1

@file one-event.callgrind
| events: Ir
| fl=a.c
| fn=f
| 1 10

@file two-events.callgrind
| events: Ir Dr
| fl=a.c
| fn=f
| 1 12 3
| fn=g
| 2 5 1

== new-event
# new-event*: OLD has no Dr, so its changes have no percentage. Calls as often as before have
# no (0x).
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
# See new-event.
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

@file three-events.callgrind
| events: Ir Aa Bb
| fl=a.c
| fn=f
| 1 12 3 1

== new-events
# Both events that OLD has not are named. 12 - 10 = 2, 3 and 1.
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

== one
$ --diff old.callgrind
! cgannotate: --diff needs two profiles, OLD and NEW
? 2

== one-and-nothing
# See empty-new.
$ --diff old.callgrind nosuch
! cgannotate: nosuch: No such file or directory
? 1

== one-and-source
# See empty-new.
$ --diff old.callgrind m.c
! cgannotate: m.c: this is not a profile: no "events:" line names an event; record one with valgrind --tool=callgrind
? 1

== other-events
# The second profile has no Dr.
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

== plain
# after main it is 190 of 190, so rest is not listed.
$ --auto=no --diff old.callgrind new.callgrind
$ --auto=no old.callgrind new.callgrind --diff
| @head
| Thresholds:       99 0
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

== real
# real*: two threads of a real run, 31,877 - 39,402 = -7,525 (totals: lines). All 43 and 44
# rows with percentages, (new) and (gone) were compared with the differences of an independent
# program's rows and inclusive costs of the two.
$ --auto=no --threshold=100 --diff thr_sep.out-02 thr_sep.out-03
| @head thr_sep.out-03
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
# See real.
$ --auto=no --threshold=100 --inclusive=yes --diff thr_sep.out-02 thr_sep.out-03
| @head thr_sep.out-03
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
# shift*: shifted, unknown (but for line 0) and the two files of inlines cost line by line
# what they did, 30, 20, 10 and 90 lines below. swapped's 1 and 2 change lines, apart's second
# line is one further from its first, later's third, and lost's first has become line 0: all
# these are listed with 0. grows 10 - 9 = +1 of 3 + 3 + 3 + 6 + 6 + 3 + 18 + 9 = 51.
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
# See shift.
$ --diff --format=csv shift-old.callgrind shift-new.callgrind
| object,file,function,calls,calls_old,calls_new,Ir,Ir_old,Ir_new,incl_Ir,incl_Ir_old,incl_Ir_new\x0d
| ,a.c,grows,,,,1,9,10,1,9,10\x0d
| ,a.c,apart,,,,0,3,3,0,3,3\x0d
| ,a.c,later,,,,0,6,6,0,6,6\x0d
| ,a.c,lost,,,,0,3,3,0,3,3\x0d
| ,a.c,swapped,,,,0,3,3,0,3,3\x0d

== show
# See all.
$ --auto=no --threshold=100 --show=Dr --show-percs=no --diff old.callgrind new.callgrind
| @head
| Events shown:     Dr
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

== sort
# 5 and 5 by name, 2, 0, and then what is not given.
$ --auto=no --threshold=100 --sort=Dr --diff old.callgrind new.callgrind
| @head
| Event sort order: Dr
| Thresholds:       100
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
# NEW's m.c has line 7 380 - 400 = -20, line 8 +80, line 2 -10, line 12 Dr +5, line 14 +70;
# gone's line 20 is past its end. Annotated: -10 - 20 + 80 + 70 = +120, Dr 5 + 2 = +7.
$ --threshold=100 --diff old.callgrind new.callgrind
| @head
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
# See all.
$ --threshold=100 --show-percs=no --context=0 --diff old.callgrind new.callgrind
| @head
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
# magnitudes 70 60 50 10 0 are 190; 70 is 36.8 %, 130 is 68.4 %: two rows.
$ --auto=no --threshold=60 --diff old.callgrind new.callgrind
| @head
| Thresholds:       60 0
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
# Of Dr 5 5 2, 10 of 12 is more than 50 %.
$ --auto=no --sort=Dr:50,Ir --diff old.callgrind new.callgrind
| @head
| Event sort order: Dr Ir
| Thresholds:       50 0
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
# Calls 5 - 2 = +3x, +1x, -1x; those that did not change are left out.
$ --auto=no --threshold=100 --tree=both --diff old.callgrind new.callgrind
| @head
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
# See all.
$ --auto=no --diff old.callgrind new.callgrind m.c
| @head
| Thresholds:       99 0
| User annotated:   m.c
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
