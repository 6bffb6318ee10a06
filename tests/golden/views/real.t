## See views.t for the profiles and their sums.

@head
| --------------------------------------------------------------------------------
| Profile data file 'thr_sep.out-03' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache:\x20
| D1 cache:\x20
| LL cache:\x20
| Timerange: Basic block 0 - 49366
| Trigger: Program termination
| Profiled target:  ../bin/thr (PID 12568, part 1, thread 3)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Listed by:        file
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

== real-by-file
# real-by-*, real-summary: threads of a real run; every line and running percentage was
# compared with groups of portions, inclusive costs of functions and counts of edges of an
# independent program.
$ --auto=no --threshold=100 --by=file --show-percs=no thr_sep.out-03
| @head
|
| --------------------------------------------------------------------------------
| Ir    \x20
| --------------------------------------------------------------------------------
| 31,877  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir      Running  file
| --------------------------------------------------------------------------------
| 30,032   94.21%  /home/user/demo/src/thr.c
| 30,008              work_b [/home/user/demo/bin/thr]
|     24              (1 more, --min=0 shows them)
|    780   96.66%  ./elf/./elf/dl-lookup.c
|    476              do_lookup_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    184              _dl_lookup_symbol_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    120              check_match [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    240   97.41%  ./elf/../sysdeps/generic/dl-new-hash.h
|    200   98.04%  ./elf/./elf/dl-runtime.c
|    193   98.64%  ./string/../sysdeps/x86_64/multiarch/../multiarch/strcmp-sse2.S
|     85   98.91%  ./nptl/./nptl/pthread_create.c
|     80   99.16%  ./elf/../sysdeps/x86_64/dl-trampoline.h
|     31   99.26%  ./nptl/./nptl/pthread_mutex_lock.c
|     26   99.34%  ./nptl/./nptl/pthread_mutex_unlock.c
|     24              __pthread_mutex_unlock_usercnt [/usr/lib/x86_64-linux-gnu/libc.so.6]
|      2              pthread_mutex_unlock@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     18   99.40%  ./setjmp/../sysdeps/x86_64/setjmp.S
|     16   99.45%  ./ctype/./ctype/ctype-info.c
|     16   99.50%  ./nptl/./nptl/allocatestack.c
|     16   99.55%  ./resolv/./resolv/resolv_context.c
|     12   99.59%  ./malloc/./malloc/arena.c
|     12   99.62%  ./malloc/./malloc/malloc.c
|      6              __malloc_arena_thread_freeres [/usr/lib/x86_64-linux-gnu/libc.so.6]
|      6              free [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     11   99.66%  ./stdlib/./stdlib/cxa_thread_atexit_impl.c
|     11   99.69%  ./sunrpc/./sunrpc/rpc_thread.c
|     10   99.72%  ./elf/../sysdeps/generic/ldsodefs.h
|      9   99.75%  ./resolv/./resolv/res-close.c
|      8   99.78%  ./elf/../sysdeps/generic/dl-protected.h
|      8   99.80%  ./setjmp/./setjmp/sigjmp.c
|      7   99.82%  ./dlfcn/./dlfcn/libc_dlerror_result.c
|      7   99.85%  ./malloc/./malloc/thread-freeres.c
|      7   99.87%  ./misc/../sysdeps/unix/sysv/linux/x86_64/clone.S
|      7   99.89%  ./string/../sysdeps/unix/sysv/linux/tls-internal.c
|      5   99.91%  ./misc/../sysdeps/unix/syscall-template.S
|      5   99.92%  ./misc/../sysdeps/unix/sysv/linux/getpagesize.c
|      5   99.94%  ./nptl/../sysdeps/unix/sysv/linux/internal-signals.h
|      5   99.95%  ./nptl/./nptl/nptl_deallocate_tsd.c
|      3   99.96%  ./nptl/../sysdeps/unix/sysv/linux/internal-sigset.h
|      3   99.97%  ./nptl/../sysdeps/unix/sysv/linux/rseq-internal.h
|      2   99.98%  ./elf/../sysdeps/x86_64/dl-machine.h
|      2   99.98%  ./elf/../sysdeps/x86_64/dl-runtime.h
|      2   99.99%  ./setjmp/../sysdeps/x86_64/bsd-_setjmp.S
|      2   100.0%  ???
|      1   100.0%  ./nptl/../sysdeps/nptl/futex-internal.h
|

== real-by-function
# See real-by-file.
$ --auto=no --threshold=100 --by=function --show-percs=no thr_sep.out-03
| @head
| Listed by:        function
|
| --------------------------------------------------------------------------------
| Ir    \x20
| --------------------------------------------------------------------------------
| 31,877  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir      Running  file:function
| --------------------------------------------------------------------------------
| 30,008   94.14%  /home/user/demo/src/thr.c:work_b [/home/user/demo/bin/thr]
|    494   95.69%  ./elf/./elf/dl-lookup.c:do_lookup_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    476              ./elf/./elf/dl-lookup.c
|     10              ./elf/../sysdeps/generic/ldsodefs.h
|      8              ./elf/../sysdeps/generic/dl-protected.h
|    424   97.02%  ./elf/./elf/dl-lookup.c:_dl_lookup_symbol_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    240              ./elf/../sysdeps/generic/dl-new-hash.h
|    184              ./elf/./elf/dl-lookup.c
|    204   97.66%  ./elf/./elf/dl-runtime.c:_dl_fixup [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    200              ./elf/./elf/dl-runtime.c
|      4              (2 more, --min=0 shows them)
|    193   98.26%  ./string/../sysdeps/x86_64/multiarch/../multiarch/strcmp-sse2.S:strcmp [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    120   98.64%  ./elf/./elf/dl-lookup.c:check_match [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    113   98.99%  ./nptl/./nptl/pthread_create.c:start_thread [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     85              ./nptl/./nptl/pthread_create.c
|     16              ./nptl/./nptl/allocatestack.c
|      5              ./nptl/../sysdeps/unix/sysv/linux/internal-signals.h
|      3              ./nptl/../sysdeps/unix/sysv/linux/internal-sigset.h
|      3              ./nptl/../sysdeps/unix/sysv/linux/rseq-internal.h
|      1              (1 more, --min=0 shows them)
|     80   99.24%  ./elf/../sysdeps/x86_64/dl-trampoline.h:_dl_runtime_resolve_xsave [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     31   99.34%  ./nptl/./nptl/pthread_mutex_lock.c:pthread_mutex_lock@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     24   99.42%  ./nptl/./nptl/pthread_mutex_unlock.c:__pthread_mutex_unlock_usercnt [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     24   99.49%  /home/user/demo/src/thr.c:add [/home/user/demo/bin/thr]
|     18   99.55%  ./malloc/./malloc/malloc.c:__malloc_arena_thread_freeres [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     12              ./malloc/./malloc/arena.c
|      6              ./malloc/./malloc/malloc.c
|     18   99.60%  ./setjmp/../sysdeps/x86_64/setjmp.S:__sigsetjmp [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     16   99.65%  ./ctype/./ctype/ctype-info.c:__ctype_init [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     16   99.71%  ./resolv/./resolv/resolv_context.c:__resolv_context_freeres [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     11   99.74%  ./stdlib/./stdlib/cxa_thread_atexit_impl.c:__call_tls_dtors [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     11   99.77%  ./sunrpc/./sunrpc/rpc_thread.c:__rpc_thread_destroy [/usr/lib/x86_64-linux-gnu/libc.so.6]
|      9   99.80%  ./resolv/./resolv/res-close.c:__res_thread_freeres [/usr/lib/x86_64-linux-gnu/libc.so.6]
|      8   99.83%  ./setjmp/./setjmp/sigjmp.c:__sigjmp_save [/usr/lib/x86_64-linux-gnu/libc.so.6]
|      7   99.85%  ./dlfcn/./dlfcn/libc_dlerror_result.c:__libc_dlerror_result_free [/usr/lib/x86_64-linux-gnu/libc.so.6]
|      7   99.87%  ./malloc/./malloc/thread-freeres.c:__libc_thread_freeres [/usr/lib/x86_64-linux-gnu/libc.so.6]
|      7   99.89%  ./misc/../sysdeps/unix/sysv/linux/x86_64/clone.S:clone [/usr/lib/x86_64-linux-gnu/libc.so.6]
|      7   99.92%  ./string/../sysdeps/unix/sysv/linux/tls-internal.c:__glibc_tls_internal_free [/usr/lib/x86_64-linux-gnu/libc.so.6]
|      6   99.93%  ./malloc/./malloc/malloc.c:free [/usr/lib/x86_64-linux-gnu/libc.so.6]
|      5   99.95%  ./misc/../sysdeps/unix/syscall-template.S:madvise [/usr/lib/x86_64-linux-gnu/libc.so.6]
|      5   99.97%  ./misc/../sysdeps/unix/sysv/linux/getpagesize.c:getpagesize [/usr/lib/x86_64-linux-gnu/libc.so.6]
|      5   99.98%  ./nptl/./nptl/nptl_deallocate_tsd.c:__nptl_deallocate_tsd [/usr/lib/x86_64-linux-gnu/libc.so.6]
|      2   99.99%  ./nptl/./nptl/pthread_mutex_unlock.c:pthread_mutex_unlock@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|      2   99.99%  ./setjmp/../sysdeps/x86_64/bsd-_setjmp.S:_setjmp [/usr/lib/x86_64-linux-gnu/libc.so.6]
|      2   100.0%  ???:0x000000000486e360 [???]
|

== real-by-match
# libc.so.6 of the two by awk on rows.
$ --auto=no --threshold=100 --by=object --match='libc' --diff thr_sep.out-02 thr_sep.out-03
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
| Listed by:        object
| Listed:           1 of 4, with -1,416 (-3.59%) of Ir
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
| Ir               Running  object
| --------------------------------------------------------------------------------
| -1,416 (-3.59%)   -3.59%  /usr/lib/x86_64-linux-gnu/libc.so.6
|   -620 (-1.57%)              ./nptl/./nptl/pthread_mutex_lock.c
|   -520 (-1.32%)              ./nptl/./nptl/pthread_mutex_unlock.c
|    -90 (-0.23%)              ./nptl/./nptl/pthread_create.c
|    -18 (-0.05%)              ./setjmp/../sysdeps/x86_64/setjmp.S
|    -16 (-0.04%)              ./ctype/./ctype/ctype-info.c
|    -16 (-0.04%)              ./nptl/./nptl/allocatestack.c
|    -16 (-0.04%)              ./resolv/./resolv/resolv_context.c
|   -120 (-0.30%)              (18 more, --min=0 shows them)
|

== real-by-object
# See real-by-file.
$ --auto=no --threshold=100 --by=object --show-percs=no thr_sep.out-03
| @head
| Listed by:        object
|
| --------------------------------------------------------------------------------
| Ir    \x20
| --------------------------------------------------------------------------------
| 31,877  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir      Running  object
| --------------------------------------------------------------------------------
| 30,032   94.21%  /home/user/demo/bin/thr
|  1,515   98.96%  /usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2
|    780              ./elf/./elf/dl-lookup.c
|    240              ./elf/../sysdeps/generic/dl-new-hash.h
|    200              ./elf/./elf/dl-runtime.c
|    193              ./string/../sysdeps/x86_64/multiarch/../multiarch/strcmp-sse2.S
|     80              ./elf/../sysdeps/x86_64/dl-trampoline.h
|     22              (4 more, --min=0 shows them)
|    328   99.99%  /usr/lib/x86_64-linux-gnu/libc.so.6
|     85              ./nptl/./nptl/pthread_create.c
|     31              ./nptl/./nptl/pthread_mutex_lock.c
|     26              ./nptl/./nptl/pthread_mutex_unlock.c
|     18              ./setjmp/../sysdeps/x86_64/setjmp.S
|     16              ./ctype/./ctype/ctype-info.c
|     16              ./nptl/./nptl/allocatestack.c
|     16              ./resolv/./resolv/resolv_context.c
|     12              ./malloc/./malloc/arena.c
|     12              ./malloc/./malloc/malloc.c
|     11              ./stdlib/./stdlib/cxa_thread_atexit_impl.c
|     11              ./sunrpc/./sunrpc/rpc_thread.c
|      9              ./resolv/./resolv/res-close.c
|      8              ./setjmp/./setjmp/sigjmp.c
|      7              ./dlfcn/./dlfcn/libc_dlerror_result.c
|      7              ./malloc/./malloc/thread-freeres.c
|      7              ./misc/../sysdeps/unix/sysv/linux/x86_64/clone.S
|      7              ./string/../sysdeps/unix/sysv/linux/tls-internal.c
|      5              ./misc/../sysdeps/unix/syscall-template.S
|      5              ./misc/../sysdeps/unix/sysv/linux/getpagesize.c
|      5              ./nptl/../sysdeps/unix/sysv/linux/internal-signals.h
|      5              ./nptl/./nptl/nptl_deallocate_tsd.c
|      9              (4 more, --min=0 shows them)
|      2   100.0%  ???
|

== real-fn
# thr_sep.out-02 (far.out names no source that is there), lines 34 to 43 and 82 to 89: fib 260
# + 60 + 40 = 360, fib'2 20 + 20 calls, 4,280 + 2,540 = 6,820, 7,180 with it, of 20 calls (359
# + 6,821) 359 each.
$ --fn=fib $(sed s,/home/user/demo/src/,no-such/, thr_sep.out-02 >far.out; echo far.out)
| --------------------------------------------------------------------------------
| -- Function: no-such/thr.c:fib'2 [/home/user/demo/bin/thr]
| --------------------------------------------------------------------------------
| Ir            \x20
|
| 6,820 (17.31%)  < no-such/thr.c:fib (40x, 171 each, 100.0% of it) [/home/user/demo/bin/thr]
| 6,820 (17.31%)  < no-such/thr.c:fib'2 (440x, 31 each at most, 100.0% of it) [/home/user/demo/bin/thr]
| 6,820 (17.31%)  *  self
| 6,820 (17.31%)  *  inclusive
| 6,820 (17.31%)  >   no-such/thr.c:fib'2 (440x, 31 each at most, 100.0% of it) [/home/user/demo/bin/thr]
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   no-such/thr.c
|
| --------------------------------------------------------------------------------
| -- Function: no-such/thr.c:fib [/home/user/demo/bin/thr]
| --------------------------------------------------------------------------------
| Ir            \x20
|
| 7,180 (18.22%)  < no-such/thr.c:work_a (20x, 359 each, 100.0% of it) [/home/user/demo/bin/thr]
|   360 ( 0.91%)  *  self
| 7,180 (18.22%)  *  inclusive
| 6,820 (17.31%)  >   no-such/thr.c:fib'2 (40x, 171 each, 94.99% of it) [/home/user/demo/bin/thr]
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   no-such/thr.c
|

== real-match
# work_b 30,008 + 6,820 + 360 = 37,188 of 39,402.
$ --auto=no --threshold=100 --match='thr[.]c' --top=3 thr_sep.out-02
| --------------------------------------------------------------------------------
| Profile data file 'thr_sep.out-02' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache:\x20
| D1 cache:\x20
| LL cache:\x20
| Timerange: Basic block 0 - 49366
| Trigger: Program termination
| Profiled target:  ../bin/thr (PID 12568, part 1, thread 2)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Listed:           3 of 33, with 37,188 (94.38%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir             \x20
| --------------------------------------------------------------------------------
| 39,402 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir               file:function
| --------------------------------------------------------------------------------
| 30,008 (76.16%)  /home/user/demo/src/thr.c:work_b [/home/user/demo/bin/thr]
|  6,820 (17.31%)  /home/user/demo/src/thr.c:fib'2 [/home/user/demo/bin/thr]
|    360 ( 0.91%)  /home/user/demo/src/thr.c:fib [/home/user/demo/bin/thr]
|

== real-summary
# summary*, real-summary: a page has a line for each row, and 20 rows; of the real one the
# first 20 of the 26 are listed, of which fib is 360 + 6,820 with its levels: 26 of 39,402 +
# 26 others make 0.13 %.
$ --summary --threshold=100 --show-percs=no thr_sep.out-02
| thr_sep.out-02: ../bin/thr
| Total: 39,402 Ir, 626 Calls; below: 20 of 26 functions, 99.87%
| Ir     Incl(Ir) Calls  Running  file:function
| 30,008   30,081     1   76.16%  /home/user/demo/src/thr.c:work_b [/home/user/demo/bin/thr]
|  7,180    7,180   500   94.38%  /home/user/demo/src/thr.c:fib <cycle 1> [/home/user/demo/bin/thr]
|    651      651    21   96.03%  ./nptl/./nptl/pthread_mutex_lock.c:pthread_mutex_lock [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    504      504    21   97.31%  ./nptl/./nptl/pthread_mutex_unlock.c:__pthread_mutex_unlock_usercnt [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    336    1,533    21   98.17%  /home/user/demo/src/thr.c:add [/home/user/demo/bin/thr]
|    231   39,388     2   98.75%  ./nptl/./nptl/pthread_create.c:start_thread [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    130    8,770     1   99.08%  /home/user/demo/src/thr.c:work_a [/home/user/demo/bin/thr]
|     42      546    21   99.19%  ./nptl/./nptl/pthread_mutex_unlock.c:pthread_mutex_unlock [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     36       36     2   99.28%  ./malloc/./malloc/malloc.c:__malloc_arena_thread_freeres [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     36       52     2   99.37%  ./setjmp/../sysdeps/x86_64/setjmp.S:__sigsetjmp [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     32       32     2   99.45%  ./ctype/./ctype/ctype-info.c:__ctype_init [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     32       32     2   99.53%  ./resolv/./resolv/resolv_context.c:__resolv_context_freeres [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     22       22     2   99.59%  ./stdlib/./stdlib/cxa_thread_atexit_impl.c:__call_tls_dtors [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     22       22     2   99.64%  ./sunrpc/./sunrpc/rpc_thread.c:__rpc_thread_destroy [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     18       50     2   99.69%  ./resolv/./resolv/res-close.c:__res_thread_freeres [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     16       16     2   99.73%  ./setjmp/./setjmp/sigjmp.c:__sigjmp_save [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     14       14     2   99.77%  ./dlfcn/./dlfcn/libc_dlerror_result.c:__libc_dlerror_result_free [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     14      166     2   99.80%  ./malloc/./malloc/thread-freeres.c:__libc_thread_freeres [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     14   39,402     0   99.84%  ./misc/../sysdeps/unix/sysv/linux/x86_64/clone.S:clone [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     14       30     2   99.87%  ./string/../sysdeps/unix/sysv/linux/tls-internal.c:__glibc_tls_internal_free [/usr/lib/x86_64-linux-gnu/libc.so.6]
