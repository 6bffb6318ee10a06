## The views of a real profile. Profiles and sums: views.t.

== real-by-file
# real-by-*, real-summary: threads of a real run; every line was
# compared with groups of portions, inclusive costs of functions and counts of edges of an
# independent program.
$ --auto=no --threshold=100 --by=file --show-percs=no thr_sep.out-03
| ../bin/thr, thr_sep.out-03
| 31,877 Ir; showing 36 of 36 files, 100.0% of Ir
|   Self    Incl  Calls  file
| 30,032  31,604      2  /home/user/demo/src/thr.c
|    780   1,231      6  ./elf/./elf/dl-lookup.c
|    240     240      0  ./elf/../sysdeps/generic/dl-new-hash.h
|    200   1,435      2  ./elf/./elf/dl-runtime.c
|    193     193      4  ./string/../sysdeps/x86_64/multiarch/../multiarch/strcmp-sse2.S
|     85  31,870      1  ./nptl/./nptl/pthread_create.c
|     80   1,515      2  ./elf/../sysdeps/x86_64/dl-trampoline.h
|     31      31      1  ./nptl/./nptl/pthread_mutex_lock.c
|     26      26      2  ./nptl/./nptl/pthread_mutex_unlock.c
|     18      26      1  ./setjmp/../sysdeps/x86_64/setjmp.S
|     16      16      1  ./ctype/./ctype/ctype-info.c
|     16      26      0  ./nptl/./nptl/allocatestack.c
|     16      16      1  ./resolv/./resolv/resolv_context.c
|     12      12      0  ./malloc/./malloc/arena.c
|     12      24      3  ./malloc/./malloc/malloc.c
|     11      11      1  ./stdlib/./stdlib/cxa_thread_atexit_impl.c
|     11      11      1  ./sunrpc/./sunrpc/rpc_thread.c
|     10      10      0  ./elf/../sysdeps/generic/ldsodefs.h
|      9      25      1  ./resolv/./resolv/res-close.c
|      8       8      0  ./elf/../sysdeps/generic/dl-protected.h
|      8       8      1  ./setjmp/./setjmp/sigjmp.c
|      7       7      1  ./dlfcn/./dlfcn/libc_dlerror_result.c
|      7      83      1  ./malloc/./malloc/thread-freeres.c
|      7  31,877      0  ./misc/../sysdeps/unix/sysv/linux/x86_64/clone.S
|      7      15      1  ./string/../sysdeps/unix/sysv/linux/tls-internal.c
|      5       5      1  ./misc/../sysdeps/unix/syscall-template.S
|      5       5      1  ./misc/../sysdeps/unix/sysv/linux/getpagesize.c
|      5       5      0  ./nptl/../sysdeps/unix/sysv/linux/internal-signals.h
|      5       5      1  ./nptl/./nptl/nptl_deallocate_tsd.c
|      3       3      0  ./nptl/../sysdeps/unix/sysv/linux/internal-sigset.h
|      3       3      0  ./nptl/../sysdeps/unix/sysv/linux/rseq-internal.h
|      2       2      0  ./elf/../sysdeps/x86_64/dl-machine.h
|      2       2      0  ./elf/../sysdeps/x86_64/dl-runtime.h
|      2      28      1  ./setjmp/../sysdeps/x86_64/bsd-_setjmp.S
|      2       8      2  ???
|      1       1      0  ./nptl/../sysdeps/nptl/futex-internal.h
|

== real-by-function
# The thread of real-by-file: inclusive costs as an independent reader finds them, own costs as
# its rows added up.
$ --auto=no --threshold=100 --by=function --show-percs=no thr_sep.out-03
| ../bin/thr, thr_sep.out-03
| 31,877 Ir; showing 30 of 30 functions, 100.0% of Ir
|   Self    Incl  Calls  function
| 30,008  31,604      1  work_b                    /home/user/demo/src/thr.c, /home/user/demo/bin/thr
|    494     807      2  do_lookup_x               ./elf/./elf/dl-lookup.c, /usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2
|    424   1,231      2  _dl_lookup_symbol_x       ./elf/./elf/dl-lookup.c, /usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2
|    204   1,435      2  _dl_fixup                 ./elf/./elf/dl-runtime.c, /usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2
|    193     193      4  strcmp                    ./string/../sysdeps/x86_64/multiarch/../multiarch/strcmp-sse2.S, /usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2
|    120     313      2  check_match               ./elf/./elf/dl-lookup.c, /usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2
|    113  31,870      1  start_thread              ./nptl/./nptl/pthread_create.c, /usr/lib/x86_64-linux-gnu/libc.so.6
|     80   1,515      2  _dl_runtime_resolve_xsave  ./elf/../sysdeps/x86_64/dl-trampoline.h, /usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2
|     31      31      1  pthread_mutex_lock        ./nptl/./nptl/pthread_mutex_lock.c, /usr/lib/x86_64-linux-gnu/libc.so.6
|     24      24      1  __pthread_mutex_unlock_usercnt  ./nptl/./nptl/pthread_mutex_unlock.c, /usr/lib/x86_64-linux-gnu/libc.so.6
|     24   1,596      1  add                       /home/user/demo/src/thr.c, /home/user/demo/bin/thr
|     18      18      1  __malloc_arena_thread_freeres  ./malloc/./malloc/malloc.c, /usr/lib/x86_64-linux-gnu/libc.so.6
|     18      26      1  __sigsetjmp               ./setjmp/../sysdeps/x86_64/setjmp.S, /usr/lib/x86_64-linux-gnu/libc.so.6
|     16      16      1  __ctype_init              ./ctype/./ctype/ctype-info.c, /usr/lib/x86_64-linux-gnu/libc.so.6
|     16      16      1  __resolv_context_freeres  ./resolv/./resolv/resolv_context.c, /usr/lib/x86_64-linux-gnu/libc.so.6
|     11      11      1  __call_tls_dtors          ./stdlib/./stdlib/cxa_thread_atexit_impl.c, /usr/lib/x86_64-linux-gnu/libc.so.6
|     11      11      1  __rpc_thread_destroy      ./sunrpc/./sunrpc/rpc_thread.c, /usr/lib/x86_64-linux-gnu/libc.so.6
|      9      25      1  __res_thread_freeres      ./resolv/./resolv/res-close.c, /usr/lib/x86_64-linux-gnu/libc.so.6
|      8       8      1  __sigjmp_save             ./setjmp/./setjmp/sigjmp.c, /usr/lib/x86_64-linux-gnu/libc.so.6
|      7       7      1  __libc_dlerror_result_free  ./dlfcn/./dlfcn/libc_dlerror_result.c, /usr/lib/x86_64-linux-gnu/libc.so.6
|      7      83      1  __libc_thread_freeres     ./malloc/./malloc/thread-freeres.c, /usr/lib/x86_64-linux-gnu/libc.so.6
|      7  31,877      0  clone                     ./misc/../sysdeps/unix/sysv/linux/x86_64/clone.S, /usr/lib/x86_64-linux-gnu/libc.so.6
|      7      15      1  __glibc_tls_internal_free  ./string/../sysdeps/unix/sysv/linux/tls-internal.c, /usr/lib/x86_64-linux-gnu/libc.so.6
|      6       6      2  free                      ./malloc/./malloc/malloc.c, /usr/lib/x86_64-linux-gnu/libc.so.6
|      5       5      1  madvise                   ./misc/../sysdeps/unix/syscall-template.S, /usr/lib/x86_64-linux-gnu/libc.so.6
|      5       5      1  getpagesize               ./misc/../sysdeps/unix/sysv/linux/getpagesize.c, /usr/lib/x86_64-linux-gnu/libc.so.6
|      5       5      1  __nptl_deallocate_tsd     ./nptl/./nptl/nptl_deallocate_tsd.c, /usr/lib/x86_64-linux-gnu/libc.so.6
|      2      26      1  pthread_mutex_unlock      ./nptl/./nptl/pthread_mutex_unlock.c, /usr/lib/x86_64-linux-gnu/libc.so.6
|      2      28      1  _setjmp                   ./setjmp/../sysdeps/x86_64/bsd-_setjmp.S, /usr/lib/x86_64-linux-gnu/libc.so.6
|      2       8      2  0x486e360                 ???
|

== real-by-match
# libc.so.6 of the two by awk on rows.
$ --auto=no --threshold=100 --by=object --match='libc' --diff thr_sep.out-02 thr_sep.out-03
| ../bin/thr, thr_sep.out-03 compared with thr_sep.out-02
| -7,525 Ir (-19.1%: 39,402 to 31,877); showing 1 of 4 objects, -3.59% of Ir
|          Self           Incl  Calls  object
| -3.59% -1,416  -19.1% -7,525    -78  /usr/lib/x86_64-linux-gnu/libc.so.6
|

== real-by-object
# Own costs of the functions of each object added up: thr 30,008 + 24, ld.so all that
# _dl_runtime_resolve_xsave has, ??? 2, and the rest of 31,877.
$ --auto=no --threshold=100 --by=object --show-percs=no thr_sep.out-03
| ../bin/thr, thr_sep.out-03
| 31,877 Ir; showing 4 of 4 objects, 100.0% of Ir
|   Self    Incl  Calls  object
| 30,032  31,604      2  /home/user/demo/bin/thr
|  1,515   1,515     14  /usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2
|    328  31,877     21  /usr/lib/x86_64-linux-gnu/libc.so.6
|      2       8      2  ???
|

== real-fn
# thr_sep.out-02 (far.out names no source that is there), lines 34 to 43 and 82 to 89: fib 260
# + 60 + 40 = 360, fib'2 20 + 20 calls, 4,280 + 2,540 = 6,820, 7,180 with it, of 20 calls (359
# + 6,821) 359 each.
$ --fn=fib $(sed s,/home/user/demo/src/,no-such/, thr_sep.out-02 >far.out; echo far.out)
| fib                       no-such/thr.c, /home/user/demo/bin/thr
| self 360 Ir (0.91%), inclusive 7,180 (18.22%), 20 calls, 359 each
|         Incl  Calls  Each  callers
| 100.0% 7,180     20   359  work_a                    no-such/thr.c:7
|         Incl  Calls  Each  callees
| 94.99% 6,820     40   171  fib'2 <cycle 1>           no-such/thr.c:3
|
| 1 source not found (-I DIR says where): no-such/thr.c
|
| fib'2 <cycle 1>           no-such/thr.c, /home/user/demo/bin/thr
| self 6,820 Ir (17.31%), inclusive 6,820 (17.31%), 480 calls, 14 each
|         Incl  Calls  Each  callers
| 100.0% 6,820     40   171  fib                       no-such/thr.c:3
| 100.0% 6,820    440        fib'2 <cycle 1>           no-such/thr.c:3
|         Incl  Calls  Each  callees
| 100.0% 6,820    440        fib'2 <cycle 1>           no-such/thr.c:3
|
| 1 source not found (-I DIR says where): no-such/thr.c

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
# A page has 20 rows, of 26; fib is 360 + 6,820 with its levels. What is left out makes 0.13 %.
$ --summary --threshold=100 --show-percs=no thr_sep.out-02
| ../bin/thr, thr_sep.out-02
| 39,402 Ir; showing 20 of 26 functions, 99.87% of Ir
|   Self    Incl  Calls  function
| 30,008  30,081      1  work_b                    /home/user/demo/src/thr.c, /home/user/demo/bin/thr
|  7,180   7,180    500  fib <cycle 1>             /home/user/demo/src/thr.c, /home/user/demo/bin/thr
|    651     651     21  pthread_mutex_lock        ./nptl/./nptl/pthread_mutex_lock.c, /usr/lib/x86_64-linux-gnu/libc.so.6
|    504     504     21  __pthread_mutex_unlock_usercnt  ./nptl/./nptl/pthread_mutex_unlock.c, /usr/lib/x86_64-linux-gnu/libc.so.6
|    336   1,533     21  add                       /home/user/demo/src/thr.c, /home/user/demo/bin/thr
|    231  39,388      2  start_thread              ./nptl/./nptl/pthread_create.c, /usr/lib/x86_64-linux-gnu/libc.so.6
|    130   8,770      1  work_a                    /home/user/demo/src/thr.c, /home/user/demo/bin/thr
|     42     546     21  pthread_mutex_unlock      ./nptl/./nptl/pthread_mutex_unlock.c, /usr/lib/x86_64-linux-gnu/libc.so.6
|     36      36      2  __malloc_arena_thread_freeres  ./malloc/./malloc/malloc.c, /usr/lib/x86_64-linux-gnu/libc.so.6
|     36      52      2  __sigsetjmp               ./setjmp/../sysdeps/x86_64/setjmp.S, /usr/lib/x86_64-linux-gnu/libc.so.6
|     32      32      2  __ctype_init              ./ctype/./ctype/ctype-info.c, /usr/lib/x86_64-linux-gnu/libc.so.6
|     32      32      2  __resolv_context_freeres  ./resolv/./resolv/resolv_context.c, /usr/lib/x86_64-linux-gnu/libc.so.6
|     22      22      2  __call_tls_dtors          ./stdlib/./stdlib/cxa_thread_atexit_impl.c, /usr/lib/x86_64-linux-gnu/libc.so.6
|     22      22      2  __rpc_thread_destroy      ./sunrpc/./sunrpc/rpc_thread.c, /usr/lib/x86_64-linux-gnu/libc.so.6
|     18      50      2  __res_thread_freeres      ./resolv/./resolv/res-close.c, /usr/lib/x86_64-linux-gnu/libc.so.6
|     16      16      2  __sigjmp_save             ./setjmp/./setjmp/sigjmp.c, /usr/lib/x86_64-linux-gnu/libc.so.6
|     14      14      2  __libc_dlerror_result_free  ./dlfcn/./dlfcn/libc_dlerror_result.c, /usr/lib/x86_64-linux-gnu/libc.so.6
|     14     166      2  __libc_thread_freeres     ./malloc/./malloc/thread-freeres.c, /usr/lib/x86_64-linux-gnu/libc.so.6
|     14  39,402      0  clone                     ./misc/../sysdeps/unix/sysv/linux/x86_64/clone.S, /usr/lib/x86_64-linux-gnu/libc.so.6
|     14      30      2  __glibc_tls_internal_free  ./string/../sysdeps/unix/sysv/linux/tls-internal.c, /usr/lib/x86_64-linux-gnu/libc.so.6
