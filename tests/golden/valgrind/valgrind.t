## Real profiles that Valgrind 3.19 wrote. Rows with --threshold=100, inclusive
## costs and totals were compared with those of an independent program, written
## from the rules of src/README: all the same. What is said of options is those of
## Callgrind, beside --tool=callgrind; where nothing is, there were none.

@head
| --------------------------------------------------------------------------------
| Profile data file 'creq_multi.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache:\x20
| D1 cache:\x20
| LL cache:\x20
| Timerange: Basic block 31796 - 33069
| Trigger: Program termination
| Profiled target:  ../bin/creq (PID 12451, part 3)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       80
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

@head everybb_combine
| --------------------------------------------------------------------------------
| Profile data file 'everybb_combine.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache:\x20
| D1 cache:\x20
| LL cache:\x20
| Profiled target:  ../bin/prog_rel (PID 13241)
| Parts:            5
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       80
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

@head thr_sep_combine
| --------------------------------------------------------------------------------
| Profile data file 'thr_sep_combine.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache:\x20
| D1 cache:\x20
| LL cache:\x20
| Timerange: Basic block 0 - 49395
| Trigger: Program termination
| Profiled target:  ../bin/thr (PID 12587)
| Parts:            4 (of 4 threads)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       80
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

== c_bb
# 255,356.
# Options: --dump-bb=yes.
# compat: src/README R1: positions: with bb, which the script refuses
$ --auto=no --threshold=80 c_bb.out
| @head
| Profile data file 'c_bb.out' (creator: callgrind-3.19.0)
| Timerange: Basic block 0 - 52182
| Profiled target:  ../bin/prog_rel (PID 12435, part 1)
|
| --------------------------------------------------------------------------------
| Ir              \x20
| --------------------------------------------------------------------------------
| 255,356 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir               file:function
| --------------------------------------------------------------------------------
| 31,544 (12.35%)  /home/user/demo/src/prog.c:fib'2 [/home/user/demo/bin/prog_rel]
| 29,849 (11.69%)  ./stdlib/./stdlib/msort.c:msort_with_tmp.part.0'2 [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 21,254 ( 8.32%)  ./elf/./elf/dl-lookup.c:do_lookup_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 19,846 ( 7.77%)  ./elf/./elf/dl-tunables.c:__GI___tunables_init [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 17,864 ( 7.00%)  /home/user/demo/src/hdr.h:hdr_mix [/home/user/demo/bin/prog_rel]
| 15,442 ( 6.05%)  ./elf/./elf/dl-reloc.c:_dl_relocate_object [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 15,432 ( 6.04%)  /home/user/demo/src/prog.c:cmp [/home/user/demo/bin/prog_rel]
| 12,058 ( 4.72%)  /home/user/demo/src/prog.c:main [/home/user/demo/bin/prog_rel]
|  8,094 ( 3.17%)  ./elf/../sysdeps/generic/dl-new-hash.h:_dl_lookup_symbol_x
|  7,944 ( 3.11%)  ./elf/./elf/dl-lookup.c:_dl_lookup_symbol_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  5,210 ( 2.04%)  ./string/../sysdeps/x86_64/multiarch/../multiarch/strcmp-sse2.S:strcmp [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  4,498 ( 1.76%)  ./elf/./elf/dl-lookup.c:check_match [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  3,880 ( 1.52%)  ./elf/./elf/do-rel.h:_dl_relocate_object
|  3,746 ( 1.47%)  ./elf/../sysdeps/x86_64/dl-machine.h:_dl_relocate_object
|  3,624 ( 1.42%)  ./string/../sysdeps/x86_64/multiarch/memmove-vec-unaligned-erms.S:__memcpy_avx_unaligned_erms [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  3,352 ( 1.31%)  ./stdlib/./stdlib/msort.c:msort_with_tmp.part.0 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  2,980 ( 1.17%)  ./elf/../sysdeps/x86/dl-cacheinfo.h:intel_check_word.constprop.0 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|

== c_nocollectstart
# No costs.
# Options: --collect-atstart=no.
$ --auto=no --threshold=98 c_nocollectstart.out
| @head
| Profile data file 'c_nocollectstart.out' (creator: callgrind-3.19.0)
| Timerange: Basic block 0 - 52182
| Profiled target:  ../bin/prog_rel (PID 12419, part 1)
| Thresholds:       98
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
! cgannotate: c_nocollectstart.out: no costs: was collection ever on (--toggle-collect, --instr-atstart)?

== creq_multi
# It dumps and zeroes by client requests. 5,558, not 18446744073709421954, and line 388 is not given.
# compat: src/README N4, N7, N2: the wrapped summary and call, calls=0
$ --auto=no --threshold=80 creq_multi.out
| @head
|
| --------------------------------------------------------------------------------
| Ir            \x20
| --------------------------------------------------------------------------------
| 5,558 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| 776 (13.96%)  ./malloc/./malloc/malloc.c:ptmalloc_init.part.0
| 560 (10.08%)  /home/user/demo/src/creq.c:fib'2 [/home/user/demo/bin/creq]
| 238 ( 4.28%)  ./elf/./elf/dl-tunables.c:__tunable_get_val [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 230 ( 4.14%)  ./elf/./elf/dl-lookup.c:do_lookup_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 221 ( 3.98%)  ./malloc/./malloc/malloc.c:_int_malloc [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 208 ( 3.74%)  ./elf/./elf/dl-fini.c:_dl_fini [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 203 ( 3.65%)  ./stdio-common/./stdio-common/vfprintf-internal.c:__vfprintf_internal [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 170 ( 3.06%)  /home/user/demo/src/creq.c:fib [/home/user/demo/bin/creq]
| 162 ( 2.91%)  ./elf/./elf/dl-sort-maps.c:dfs_traversal.part.0 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 154 ( 2.77%)  ./malloc/./malloc/malloc.c:sysmalloc [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 142 ( 2.55%)  ./libio/./libio/genops.c:_IO_cleanup [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 128 ( 2.30%)  ./elf/./elf/dl-sort-maps.c:_dl_sort_maps [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 115 ( 2.07%)  ./malloc/./malloc/malloc.c:tcache_init.part.0 [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 112 ( 2.02%)  ./stdlib/./stdlib/cxa_finalize.c:__cxa_finalize [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 107 ( 1.93%)  ./libio/./libio/genops.c:_IO_flush_all_lockp [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 104 ( 1.87%)  ./libio/./libio/fileops.c:_IO_file_xsputn@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 100 ( 1.80%)  ./elf/./elf/dl-call_fini.c:_dl_call_fini [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  94 ( 1.69%)  ./elf/./elf/dl-runtime.c:_dl_fixup [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  92 ( 1.66%)  ./elf/./elf/dl-lookup.c:_dl_lookup_symbol_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  92 ( 1.66%)  /home/user/demo/src/creq.c:phase [/home/user/demo/bin/creq]
|  88 ( 1.58%)  ./stdio-common/./stdio-common/vfprintf-process-arg.c:__vfprintf_internal
|  82 ( 1.48%)  ./stdlib/./stdlib/exit.c:__run_exit_handlers [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  81 ( 1.46%)  ./malloc/./malloc/arena.c:ptmalloc_init.part.0 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  73 ( 1.31%)  ./libio/./libio/fileops.c:_IO_file_overflow@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  68 ( 1.22%)  ./stdio-common/./stdio-common/_itoa.c:_itoa_word [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  60 ( 1.08%)  ./elf/./elf/dl-lookup.c:check_match [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|
! cgannotate: creq_multi.out:388: the cost of a call wrapped around; it is not given

== creq_multi-inclusive
# By the independent program.
# compat: src/README N4, N7, N2: the wrapped summary and call, calls=0
$ --auto=no --inclusive=yes --threshold=100 creq_multi.out
| @head
| Thresholds:       100
|
| --------------------------------------------------------------------------------
| Ir            \x20
| --------------------------------------------------------------------------------
| 5,558 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir              file:function
| --------------------------------------------------------------------------------
| 4,037 (72.63%)  /home/user/demo/src/creq.c:main [/home/user/demo/bin/creq]
| 2,565 (46.15%)  ./stdio-common/./stdio-common/printf.c:printf [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 2,536 (45.63%)  ./stdio-common/./stdio-common/vfprintf-internal.c:__vfprintf_internal [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 2,090 (37.60%)  ./libio/./libio/fileops.c:_IO_file_xsputn@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 2,030 (36.52%)  ./libio/./libio/fileops.c:_IO_file_overflow@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 1,841 (33.12%)  ./libio/./libio/genops.c:_IO_doallocbuf [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 1,837 (33.05%)  ./csu/../sysdeps/nptl/libc_start_call_main.h:(below main) [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 1,816 (32.67%)  ./libio/./libio/filedoalloc.c:_IO_file_doallocate [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 1,724 (31.02%)  ???:0x000000000486e368 [???]
| 1,723 (31.00%)  ./malloc/./malloc/malloc.c:malloc [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 1,519 (27.33%)  ./stdlib/./stdlib/exit.c:exit [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 1,514 (27.24%)  ./stdlib/./stdlib/exit.c:__run_exit_handlers [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 1,105 (19.88%)  ./malloc/./malloc/arena.c:malloc
| 1,102 (19.83%)  ./malloc/./malloc/arena.c:ptmalloc_init.part.0 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   900 (16.19%)  ./elf/./elf/dl-fini.c:_dl_fini [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   822 (14.79%)  /home/user/demo/src/creq.c:phase [/home/user/demo/bin/creq]
|   783 (14.09%)  ./malloc/./malloc/malloc.c:ptmalloc_init.part.0
|   730 (13.13%)  /home/user/demo/src/creq.c:fib [/home/user/demo/bin/creq]
|   617 (11.10%)  ./elf/../sysdeps/x86_64/dl-trampoline.h:_dl_runtime_resolve_xsave [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   577 (10.38%)  ./elf/./elf/dl-runtime.c:_dl_fixup [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   560 (10.08%)  /home/user/demo/src/creq.c:fib'2 <cycle 1> [/home/user/demo/bin/creq]
|   517 ( 9.30%)  ./libio/./libio/genops.c:_IO_cleanup [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   481 ( 8.65%)  ./elf/./elf/dl-lookup.c:_dl_lookup_symbol_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   461 ( 8.29%)  ./malloc/./malloc/malloc.c:_int_malloc [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   461 ( 8.29%)  ./malloc/./malloc/malloc.c:tcache_init.part.0 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   347 ( 6.24%)  ./elf/./elf/dl-lookup.c:do_lookup_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   316 ( 5.69%)  ./csu/../csu/libc-start.c:__libc_start_main@@GLIBC_2.34 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   316 ( 5.69%)  ???:(below main) [/home/user/demo/bin/creq]
|   316 ( 5.69%)  ???:0x000000000001ab70 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   300 ( 5.40%)  ./elf/./elf/dl-sort-maps.c:_dl_sort_maps [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   286 ( 5.15%)  ./elf/./elf/dl-call_fini.c:_dl_call_fini [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   269 ( 4.84%)  ./libio/./libio/genops.c:_IO_flush_all_lockp [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   238 ( 4.28%)  ./elf/./elf/dl-tunables.c:__tunable_get_val [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   232 ( 4.17%)  ./malloc/./malloc/malloc.c:sysmalloc [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   162 ( 2.91%)  ./elf/./elf/dl-sort-maps.c:dfs_traversal.part.0 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   156 ( 2.81%)  ./stdio-common/./stdio-common/vfprintf-process-arg.c:__vfprintf_internal
|   142 ( 2.55%)  ./stdlib/./stdlib/cxa_finalize.c:__cxa_finalize [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   116 ( 2.09%)  ./libio/./libio/fileops.c:_IO_do_write@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   108 ( 1.94%)  ./elf/./elf/dl-lookup.c:check_match [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   101 ( 1.82%)  ./libio/./libio/fileops.c:new_do_write [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    90 ( 1.62%)  ???:0x00000000000010c0 [/usr/libexec/valgrind/vgpreload_core-amd64-linux.so]
|    90 ( 1.62%)  ???:0x00000000000010f0 [/home/user/demo/bin/creq]
|    78 ( 1.40%)  ./libio/./libio/fileops.c:_IO_file_setbuf@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    78 ( 1.40%)  ./malloc/./malloc/morecore.c:__glibc_morecore [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    72 ( 1.30%)  ???:0x0000000000109040 [???]
|    72 ( 1.30%)  ???:0x0000000004838030 [???]
|    68 ( 1.22%)  ./stdio-common/./stdio-common/_itoa.c:_itoa_word [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    67 ( 1.21%)  ./libio/./libio/genops.c:_IO_default_xsputn [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    65 ( 1.17%)  ./libio/./libio/genops.c:_IO_default_setbuf [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    62 ( 1.12%)  ./misc/./misc/sbrk.c:sbrk [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    48 ( 0.86%)  ./string/../sysdeps/x86_64/multiarch/../multiarch/strcmp-sse2.S:strcmp [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    46 ( 0.83%)  ./stdio-common/./stdio-common/printf-parse.h:__vfprintf_internal
|    43 ( 0.77%)  ./libio/./libio/fileops.c:_IO_file_write@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    42 ( 0.76%)  ./elf/../sysdeps/generic/dl-new-hash.h:_dl_lookup_symbol_x
|    39 ( 0.70%)  ./nptl/./nptl/pthread_mutex_lock.c:pthread_mutex_lock@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    36 ( 0.65%)  ./nptl/./nptl/libc-cleanup.c:__libc_cleanup_push_defer [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    36 ( 0.65%)  ./string/../sysdeps/x86_64/multiarch/strchr-avx2.S:__strchrnul_avx2 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    35 ( 0.63%)  ./nptl/./nptl/pthread_mutex_unlock.c:pthread_mutex_unlock@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    33 ( 0.59%)  ./nptl/./nptl/pthread_mutex_unlock.c:__pthread_mutex_unlock_usercnt [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    30 ( 0.54%)  ./posix/./posix/register-atfork.c:__unregister_atfork [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    27 ( 0.49%)  ./libio/./libio/genops.c:_IO_setb [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    24 ( 0.43%)  ./nptl/./nptl/libc-cleanup.c:__libc_cleanup_pop_restore [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    21 ( 0.38%)  ./stdio-common/../libio/libioP.h:__vfprintf_internal
|    17 ( 0.31%)  ./libio/./libio/fileops.c:_IO_file_sync@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    17 ( 0.31%)  ./string/../sysdeps/x86_64/multiarch/memmove-vec-unaligned-erms.S:__mempcpy_avx_unaligned_erms [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    16 ( 0.29%)  ./elf/./elf/dl-audit.c:_dl_audit_activity_nsid [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    16 ( 0.29%)  ./elf/./elf/dl-audit.c:_dl_audit_objclose [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    16 ( 0.29%)  ./misc/../sysdeps/unix/sysv/linux/brk_call.h:brk [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    15 ( 0.27%)  ./libio/./libio/fileops.c:_IO_file_stat [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    13 ( 0.23%)  ./io/../sysdeps/unix/sysv/linux/fstat64.c:fstat [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    12 ( 0.22%)  ./misc/../sysdeps/unix/sysv/linux/brk.c:brk
|    11 ( 0.20%)  ./stdlib/./stdlib/cxa_thread_atexit_impl.c:__call_tls_dtors [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    10 ( 0.18%)  ./string/../sysdeps/x86_64/multiarch/memmove-vec-unaligned-erms.S:memcpy [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     9 ( 0.16%)  ./libio/./libio/libioP.h:_IO_default_xsputn
|     8 ( 0.14%)  ./libio/./libio/libioP.h:_IO_cleanup
|     8 ( 0.14%)  ./libio/./libio/libioP.h:new_do_write
|     8 ( 0.14%)  ./malloc/./malloc/malloc.c:alloc_perturb [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     7 ( 0.13%)  ./io/../sysdeps/unix/sysv/linux/fstatat64.c:fstatat [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     7 ( 0.13%)  ./io/../sysdeps/unix/sysv/linux/write.c:write [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     7 ( 0.13%)  ./libio/./libio/libioP.h:_IO_default_setbuf
|     7 ( 0.13%)  ./libio/./libio/libioP.h:_IO_doallocbuf
|     7 ( 0.13%)  ./libio/./libio/libioP.h:_IO_file_doallocate
|     7 ( 0.13%)  ./libio/./libio/libioP.h:_IO_file_xsputn@@GLIBC_2.2.5
|     7 ( 0.13%)  ./libio/./libio/libioP.h:_IO_flush_all_lockp
|     7 ( 0.13%)  ./stdlib/../sysdeps/unix/sysv/linux/getrandom.c:getrandom [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     5 ( 0.09%)  ./elf/../sysdeps/generic/ldsodefs.h:do_lookup_x
|     5 ( 0.09%)  ???:0x0000000000001050 [/usr/libexec/valgrind/vgpreload_core-amd64-linux.so]
|     5 ( 0.09%)  ???:0x0000000000001080 [/home/user/demo/bin/creq]
|     4 ( 0.07%)  ./elf/../sysdeps/generic/dl-protected.h:do_lookup_x
|     4 ( 0.07%)  ./posix/../sysdeps/unix/sysv/linux/_exit.c:_Exit [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     3 ( 0.05%)  ???:0x0000000000109500 [???]
|     3 ( 0.05%)  ???:0x0000000004838278 [???]
|     2 ( 0.04%)  ./posix/../malloc/dynarray-skeleton.c:__unregister_atfork
|     1 ( 0.02%)  ./elf/../sysdeps/x86_64/dl-machine.h:_dl_fixup
|     1 ( 0.02%)  ./elf/../sysdeps/x86_64/dl-runtime.h:_dl_fixup
|
! cgannotate: creq_multi.out:388: the cost of a call wrapped around; it is not given

== creq_multi-tree
# By the independent program.
# compat: src/README N4, N7, N2: the wrapped summary and call, calls=0
$ --tree=both --threshold=30 --auto=no creq_multi.out
| @head
| Thresholds:       30
|
| --------------------------------------------------------------------------------
| Ir            \x20
| --------------------------------------------------------------------------------
| 5,558 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
|
| 776 (13.96%)  *  ./malloc/./malloc/malloc.c:ptmalloc_init.part.0
|   7 ( 0.13%)  >   ./stdlib/../sysdeps/unix/sysv/linux/getrandom.c:getrandom (1x) [/usr/lib/x86_64-linux-gnu/libc.so.6]
|
| 560 (10.08%)  < /home/user/demo/src/creq.c:fib (14x) [/home/user/demo/bin/creq]
| 511 ( 9.19%)  < /home/user/demo/src/creq.c:fib'2 <cycle 1> (28x) [/home/user/demo/bin/creq]
| 560 (10.08%)  *  /home/user/demo/src/creq.c:fib'2 <cycle 1> [/home/user/demo/bin/creq]
| 511 ( 9.19%)  >   /home/user/demo/src/creq.c:fib'2 <cycle 1> (28x) [/home/user/demo/bin/creq]
|
| 238 ( 4.28%)  < ./malloc/./malloc/arena.c:ptmalloc_init.part.0 (12x) [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 238 ( 4.28%)  *  ./elf/./elf/dl-tunables.c:__tunable_get_val [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|
| 347 ( 6.24%)  < ./elf/./elf/dl-lookup.c:_dl_lookup_symbol_x (1x) [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 230 ( 4.14%)  *  ./elf/./elf/dl-lookup.c:do_lookup_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 108 ( 1.94%)  >   ./elf/./elf/dl-lookup.c:check_match (1x) [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|
! cgannotate: creq_multi.out:388: the cost of a call wrapped around; it is not given

== dlopen-plug
# It unloads a library. deep is one function of plug.c, 1,072 self, 8,686 inclusive; deep'2 is another, of the same
# file, 7,614 (by the same program).
# compat: src/README R5: an fi= for one call: deep is one function
$ --tree=both --auto=no --threshold=100 dlopen.out | grep -n plug
| 9:Profiled target:  ../bin/dl ../bin/libplug.so (PID 12768, part 1)
| 51: 7,614 ( 5.06%)  *  /home/user/demo/src/plug.c:deep'2 <cycle 2> [/home/user/demo/bin/libplug.so]
| 175: 8,686 ( 5.78%)  < ???:plug_run (100x)
| 176: 1,072 ( 0.71%)  *  /home/user/demo/src/plug.c:deep [/home/user/demo/bin/libplug.so]
| 186:   812 ( 0.54%)  *  /home/user/demo/src/plug.c:plug_run [/home/user/demo/bin/libplug.so]
| 394:    12 ( 0.01%)  >   ???:0x00000000000010f0 (1x) [/home/user/demo/bin/libplug.so]
| 570:    96 ( 0.06%)  >   ???:0x00000000000010b0 (1x) [/home/user/demo/bin/libplug.so]
| 828: 9,498 ( 6.32%)  >   /home/user/demo/src/plug.c:plug_run (1x) [/home/user/demo/bin/libplug.so]
| 1263:    13 ( 0.01%)  *  ???:0x00000000000010b0 [/home/user/demo/bin/libplug.so]
| 1265:     5 ( 0.00%)  >   ???:0x0000000000001040 (1x) [/home/user/demo/bin/libplug.so]
| 1289:    12 ( 0.01%)  *  ???:0x00000000000010f0 [/home/user/demo/bin/libplug.so]
| 1480:     5 ( 0.00%)  < ???:0x00000000000010b0 (1x) [/home/user/demo/bin/libplug.so]
| 1481:     5 ( 0.00%)  *  ???:0x0000000000001040 [/home/user/demo/bin/libplug.so]
| 1634:    78 ( 0.05%)  < ???:0x00000000000010b0 (1x) [/home/user/demo/bin/libplug.so]
| 1643: 7,614 ( 5.06%)  >   /home/user/demo/src/plug.c:deep'2 <cycle 2> (93x) [/home/user/demo/bin/libplug.so]
| 1646: 7,614 ( 5.06%)  >   /home/user/demo/src/plug.c:deep'2 <cycle 2> (633x) [/home/user/demo/bin/libplug.so]
| 1648:     .           *  ???:plug_run
| 1649: 8,686 ( 5.78%)  >   /home/user/demo/src/plug.c:deep (100x) [/home/user/demo/bin/libplug.so]

== everybb_combine
# 255,356 in 5 parts, with calls=0.
# Options: --dump-every-bb=20000 --combine-dumps=yes.
# compat: src/README N2, N3: parts add up, calls=0
$ --auto=no --threshold=80 everybb_combine.out
| @head everybb_combine
|
| --------------------------------------------------------------------------------
| Ir              \x20
| --------------------------------------------------------------------------------
| 255,356 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir               file:function
| --------------------------------------------------------------------------------
| 31,544 (12.35%)  /home/user/demo/src/prog.c:fib'2 [/home/user/demo/bin/prog_rel]
| 29,849 (11.69%)  ./stdlib/./stdlib/msort.c:msort_with_tmp.part.0'2 [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 21,254 ( 8.32%)  ./elf/./elf/dl-lookup.c:do_lookup_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 19,846 ( 7.77%)  ./elf/./elf/dl-tunables.c:__GI___tunables_init [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 17,864 ( 7.00%)  /home/user/demo/src/hdr.h:hdr_mix [/home/user/demo/bin/prog_rel]
| 15,442 ( 6.05%)  ./elf/./elf/dl-reloc.c:_dl_relocate_object [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 15,432 ( 6.04%)  /home/user/demo/src/prog.c:cmp [/home/user/demo/bin/prog_rel]
| 12,058 ( 4.72%)  /home/user/demo/src/prog.c:main [/home/user/demo/bin/prog_rel]
|  8,094 ( 3.17%)  ./elf/../sysdeps/generic/dl-new-hash.h:_dl_lookup_symbol_x
|  7,944 ( 3.11%)  ./elf/./elf/dl-lookup.c:_dl_lookup_symbol_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  5,210 ( 2.04%)  ./string/../sysdeps/x86_64/multiarch/../multiarch/strcmp-sse2.S:strcmp [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  4,498 ( 1.76%)  ./elf/./elf/dl-lookup.c:check_match [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  3,880 ( 1.52%)  ./elf/./elf/do-rel.h:_dl_relocate_object
|  3,746 ( 1.47%)  ./elf/../sysdeps/x86_64/dl-machine.h:_dl_relocate_object
|  3,624 ( 1.42%)  ./string/../sysdeps/x86_64/multiarch/memmove-vec-unaligned-erms.S:__memcpy_avx_unaligned_erms [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  3,352 ( 1.31%)  ./stdlib/./stdlib/msort.c:msort_with_tmp.part.0 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  2,980 ( 1.17%)  ./elf/../sysdeps/x86/dl-cacheinfo.h:intel_check_word.constprop.0 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|

== everybb_combine-inclusive
# By the independent program.
# compat: src/README N2, N3: parts add up, calls=0
$ --auto=no --inclusive=yes everybb_combine.out
| @head everybb_combine
| Thresholds:       99
|
| --------------------------------------------------------------------------------
| Ir              \x20
| --------------------------------------------------------------------------------
| 255,356 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir                file:function
| --------------------------------------------------------------------------------
| 255,356 (100.0%)  ???:0x000000000001ab70 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 133,437 (52.26%)  ???:(below main) [/home/user/demo/bin/prog_rel]
| 133,426 (52.25%)  ./csu/../csu/libc-start.c:__libc_start_main@@GLIBC_2.34 [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 132,451 (51.87%)  ./csu/../sysdeps/nptl/libc_start_call_main.h:(below main) [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 130,879 (51.25%)  /home/user/demo/src/prog.c:main [/home/user/demo/bin/prog_rel]
| 121,530 (47.59%)  ./elf/./elf/rtld.c:_dl_start [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 120,855 (47.33%)  ./elf/../sysdeps/unix/sysv/linux/dl-sysdep.c:_dl_sysdep_start [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  91,512 (35.84%)  ./elf/./elf/rtld.c:dl_main [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  65,710 (25.73%)  ./elf/./elf/dl-reloc.c:_dl_relocate_object [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  52,325 (20.49%)  ./stdlib/./stdlib/msort.c:qsort [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  52,323 (20.49%)  ./stdlib/./stdlib/msort.c:qsort_r [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  52,257 (20.46%)  ./stdlib/./stdlib/msort.c:msort_with_tmp.part.0 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  46,403 (18.17%)  ./stdlib/./stdlib/msort.c:msort_with_tmp.part.0'2 <cycle 1> [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  45,773 (17.93%)  ./elf/./elf/dl-lookup.c:_dl_lookup_symbol_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  31,564 (12.36%)  /home/user/demo/src/prog.c:fib [/home/user/demo/bin/prog_rel]
|  31,544 (12.35%)  /home/user/demo/src/prog.c:fib'2 <cycle 2> [/home/user/demo/bin/prog_rel]
|  29,735 (11.64%)  ./elf/./elf/dl-lookup.c:do_lookup_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  21,862 ( 8.56%)  ./elf/./elf/dl-tunables.c:__GI___tunables_init [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  17,864 ( 7.00%)  /home/user/demo/src/hdr.h:hdr_mix [/home/user/demo/bin/prog_rel]
|  15,760 ( 6.17%)  /home/user/demo/src/other.c:other_entry [/home/user/demo/bin/prog_rel]
|  15,432 ( 6.04%)  /home/user/demo/src/prog.c:cmp [/home/user/demo/bin/prog_rel]
|  11,685 ( 4.58%)  /home/user/demo/src/other.c:helper [/home/user/demo/bin/prog_rel]
|   8,909 ( 3.49%)  ./elf/./elf/dl-error-skeleton.c:_dl_catch_exception [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   8,711 ( 3.41%)  ./elf/./elf/dl-load.c:_dl_map_object [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   8,250 ( 3.23%)  /home/user/demo/src/prog.c:op_hdr [/home/user/demo/bin/prog_rel]
|   8,094 ( 3.17%)  ./elf/../sysdeps/generic/dl-new-hash.h:_dl_lookup_symbol_x
|   8,016 ( 3.14%)  ./elf/./elf/dl-deps.c:_dl_map_object_deps [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   7,761 ( 3.04%)  ./elf/./elf/dl-lookup.c:check_match [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   6,968 ( 2.73%)  ./elf/../sysdeps/x86_64/dl-machine.h:_dl_sysdep_start
|   6,967 ( 2.73%)  ./elf/../sysdeps/x86/dl-get-cpu-features.c:_dl_x86_init_cpu_features [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   6,963 ( 2.73%)  ./elf/../sysdeps/x86/cpu-features.c:init_cpu_features.constprop.0 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   6,750 ( 2.64%)  /home/user/demo/src/hdr.h:op_hdr
|   6,525 ( 2.56%)  ./elf/../sysdeps/x86/dl-cacheinfo.h:init_cpu_features.constprop.0
|   6,421 ( 2.51%)  ./elf/./elf/dl-deps.c:openaux [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   5,752 ( 2.25%)  ./elf/../sysdeps/x86/dl-cacheinfo.h:handle_intel.constprop.0 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   5,248 ( 2.06%)  ./elf/../sysdeps/x86/dl-cacheinfo.h:intel_check_word.constprop.0 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   5,210 ( 2.04%)  ./string/../sysdeps/x86_64/multiarch/../multiarch/strcmp-sse2.S:strcmp [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   4,530 ( 1.77%)  ./elf/../sysdeps/x86_64/dl-machine.h:_dl_relocate_object
|   3,880 ( 1.52%)  ./elf/./elf/do-rel.h:_dl_relocate_object
|   3,836 ( 1.50%)  ./elf/./elf/dl-load.c:_dl_map_object_from_fd [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   3,801 ( 1.49%)  ./elf/./elf/dl-error-skeleton.c:_dl_receive_error [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   3,785 ( 1.48%)  ./elf/./elf/rtld.c:version_check_doit [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   3,775 ( 1.48%)  ./elf/./elf/dl-version.c:_dl_check_all_versions [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   3,704 ( 1.45%)  ./elf/./elf/dl-version.c:_dl_check_map_versions [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   3,624 ( 1.42%)  ./string/../sysdeps/x86_64/multiarch/memmove-vec-unaligned-erms.S:__memcpy_avx_unaligned_erms [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   3,336 ( 1.31%)  ./stdio-common/./stdio-common/printf.c:printf [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   3,307 ( 1.30%)  ./stdio-common/./stdio-common/vfprintf-internal.c:__vfprintf_internal [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   3,097 ( 1.21%)  ./elf/./dl-main.h:dl_main
|   3,092 ( 1.21%)  ./elf/./elf/dl-load.c:_dl_init_paths [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   2,869 ( 1.12%)  ./elf/../sysdeps/x86_64/dl-trampoline.h:_dl_runtime_resolve_xsave [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   2,762 ( 1.08%)  ./elf/./elf/rtld.c:handle_preload_list [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   2,709 ( 1.06%)  ./elf/./elf/dl-runtime.c:_dl_fixup [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   2,440 ( 0.96%)  ./elf/./elf/rtld.c:do_preload [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|

== sigabrt
# It is killed by SIGABRT. 129,337, summary says 128,527.
# compat: src/README N4: summary is less than the costs
$ --auto=no --threshold=80 sigabrt.out
| @head
| Profile data file 'sigabrt.out' (creator: callgrind-3.19.0)
| Timerange: Basic block 0 - 29688
| Profiled target:  ../bin/sig (PID 12960, part 1)
|
| --------------------------------------------------------------------------------
| Ir              \x20
| --------------------------------------------------------------------------------
| 129,337 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir               file:function
| --------------------------------------------------------------------------------
| 21,721 (16.79%)  ./elf/./elf/dl-lookup.c:do_lookup_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 19,846 (15.34%)  ./elf/./elf/dl-tunables.c:__GI___tunables_init [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 15,442 (11.94%)  ./elf/./elf/dl-reloc.c:_dl_relocate_object [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  8,174 ( 6.32%)  ./elf/../sysdeps/generic/dl-new-hash.h:_dl_lookup_symbol_x
|  8,128 ( 6.28%)  ./elf/./elf/dl-lookup.c:_dl_lookup_symbol_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  5,304 ( 4.10%)  ./string/../sysdeps/x86_64/multiarch/../multiarch/strcmp-sse2.S:strcmp [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  4,618 ( 3.57%)  ./elf/./elf/dl-lookup.c:check_match [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  3,879 ( 3.00%)  ./elf/./elf/do-rel.h:_dl_relocate_object
|  3,738 ( 2.89%)  ./elf/../sysdeps/x86_64/dl-machine.h:_dl_relocate_object
|  2,980 ( 2.30%)  ./elf/../sysdeps/x86/dl-cacheinfo.h:intel_check_word.constprop.0 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  2,547 ( 1.97%)  ./elf/./elf/dl-version.c:_dl_check_map_versions [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  2,268 ( 1.75%)  ./elf/../bits/stdlib-bsearch.h:intel_check_word.constprop.0
|  2,016 ( 1.56%)  ./elf/./elf/dl-tunables.h:__GI___tunables_init
|  1,479 ( 1.14%)  ./elf/./elf/dl-load.c:_dl_map_object_from_fd [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  1,249 ( 0.97%)  ./elf/./elf/rtld.c:dl_main [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    953 ( 0.74%)  ./elf/./elf/dl-deps.c:_dl_map_object_deps [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|

== thr_sep.out-02
# Options: --separate-threads=yes. Rows by the independent program.
$ --auto=no --threshold=98 thr_sep.out-02
| @head
| Profile data file 'thr_sep.out-02' (creator: callgrind-3.19.0)
| Timerange: Basic block 0 - 49366
| Profiled target:  ../bin/thr (PID 12568, part 1, thread 2)
| Thresholds:       98
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
|    651 ( 1.65%)  ./nptl/./nptl/pthread_mutex_lock.c:pthread_mutex_lock@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    504 ( 1.28%)  ./nptl/./nptl/pthread_mutex_unlock.c:__pthread_mutex_unlock_usercnt [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    360 ( 0.91%)  /home/user/demo/src/thr.c:fib [/home/user/demo/bin/thr]
|    336 ( 0.85%)  /home/user/demo/src/thr.c:add [/home/user/demo/bin/thr]
|

== thr_sep_combine
# 230,364 over 4 threads; clone costs 92,574.
# Options: --separate-threads=yes --combine-dumps=yes.
# compat: src/README N3, N5: parts of threads add up
$ --auto=no --threshold=80 thr_sep_combine.out
| @head thr_sep_combine
|
| --------------------------------------------------------------------------------
| Ir              \x20
| --------------------------------------------------------------------------------
| 230,364 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir               file:function
| --------------------------------------------------------------------------------
| 60,016 (26.05%)  /home/user/demo/src/thr.c:work_b [/home/user/demo/bin/thr]
| 28,365 (12.31%)  /home/user/demo/src/thr.c:fib'2 [/home/user/demo/bin/thr]
| 22,305 ( 9.68%)  ./elf/./elf/dl-lookup.c:do_lookup_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 19,846 ( 8.62%)  ./elf/./elf/dl-tunables.c:__GI___tunables_init [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 15,442 ( 6.70%)  ./elf/./elf/dl-reloc.c:_dl_relocate_object [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  8,566 ( 3.72%)  ./elf/../sysdeps/generic/dl-new-hash.h:_dl_lookup_symbol_x
|  8,312 ( 3.61%)  ./elf/./elf/dl-lookup.c:_dl_lookup_symbol_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  5,832 ( 2.53%)  ./string/../sysdeps/x86_64/multiarch/../multiarch/strcmp-sse2.S:strcmp [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  4,796 ( 2.08%)  ./elf/./elf/dl-lookup.c:check_match [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  3,886 ( 1.69%)  ./elf/./elf/do-rel.h:_dl_relocate_object
|  3,746 ( 1.63%)  ./elf/../sysdeps/x86_64/dl-machine.h:_dl_relocate_object
|  2,980 ( 1.29%)  ./elf/../sysdeps/x86/dl-cacheinfo.h:intel_check_word.constprop.0 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  2,547 ( 1.11%)  ./elf/./elf/dl-version.c:_dl_check_map_versions [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|

== thr_sep_combine-inclusive
# By the independent program.
# compat: src/README N3, N5: parts of threads add up; clone costs what its thread did
$ --auto=no --inclusive=yes thr_sep_combine.out
| @head thr_sep_combine
| Thresholds:       99
|
| --------------------------------------------------------------------------------
| Ir              \x20
| --------------------------------------------------------------------------------
| 230,364 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir                file:function
| --------------------------------------------------------------------------------
| 137,862 (59.85%)  ???:0x000000000001ab70 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 121,591 (52.78%)  ./elf/./elf/rtld.c:_dl_start [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 120,916 (52.49%)  ./elf/../sysdeps/unix/sysv/linux/dl-sysdep.c:_dl_sysdep_start [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  92,574 (40.19%)  ./misc/../sysdeps/unix/sysv/linux/x86_64/clone.S:clone [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  92,474 (40.14%)  ./nptl/./nptl/pthread_create.c:start_thread [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  91,573 (39.75%)  ./elf/./elf/rtld.c:dl_main [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  65,735 (28.54%)  ./elf/./elf/dl-reloc.c:_dl_relocate_object [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  60,162 (26.12%)  /home/user/demo/src/thr.c:work_b [/home/user/demo/bin/thr]
|  48,570 (21.08%)  ./elf/./elf/dl-lookup.c:_dl_lookup_symbol_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  31,692 (13.76%)  ./elf/./elf/dl-lookup.c:do_lookup_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  31,243 (13.56%)  /home/user/demo/src/thr.c:work_a [/home/user/demo/bin/thr]
|  29,103 (12.63%)  /home/user/demo/src/thr.c:fib [/home/user/demo/bin/thr]
|  28,365 (12.31%)  /home/user/demo/src/thr.c:fib'2 <cycle 1> [/home/user/demo/bin/thr]
|  21,862 ( 9.49%)  ./elf/./elf/dl-tunables.c:__GI___tunables_init [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  15,882 ( 6.89%)  ???:(below main) [/home/user/demo/bin/thr]
|  15,871 ( 6.89%)  ./csu/../csu/libc-start.c:__libc_start_main@@GLIBC_2.34 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  14,896 ( 6.47%)  ./csu/../sysdeps/nptl/libc_start_call_main.h:(below main) [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  13,276 ( 5.76%)  /home/user/demo/src/thr.c:main [/home/user/demo/bin/thr]
|   8,944 ( 3.88%)  ./elf/./elf/dl-error-skeleton.c:_dl_catch_exception [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   8,746 ( 3.80%)  ./elf/./elf/dl-load.c:_dl_map_object [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   8,631 ( 3.75%)  ./elf/./elf/dl-lookup.c:check_match [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   8,566 ( 3.72%)  ./elf/../sysdeps/generic/dl-new-hash.h:_dl_lookup_symbol_x
|   8,051 ( 3.49%)  ./elf/./elf/dl-deps.c:_dl_map_object_deps [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   6,968 ( 3.02%)  ./elf/../sysdeps/x86_64/dl-machine.h:_dl_sysdep_start
|   6,967 ( 3.02%)  ./elf/../sysdeps/x86/dl-get-cpu-features.c:_dl_x86_init_cpu_features [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   6,963 ( 3.02%)  ./elf/../sysdeps/x86/cpu-features.c:init_cpu_features.constprop.0 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   6,525 ( 2.83%)  ./elf/../sysdeps/x86/dl-cacheinfo.h:init_cpu_features.constprop.0
|   6,516 ( 2.83%)  ./nptl/./nptl/pthread_create.c:pthread_create@@GLIBC_2.34 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   6,456 ( 2.80%)  ./elf/./elf/dl-deps.c:openaux [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   6,215 ( 2.70%)  ./elf/../sysdeps/x86_64/dl-trampoline.h:_dl_runtime_resolve_xsave [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   5,895 ( 2.56%)  ./elf/./elf/dl-runtime.c:_dl_fixup [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   5,832 ( 2.53%)  ./string/../sysdeps/x86_64/multiarch/../multiarch/strcmp-sse2.S:strcmp [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   5,752 ( 2.50%)  ./elf/../sysdeps/x86/dl-cacheinfo.h:handle_intel.constprop.0 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   5,248 ( 2.28%)  ./elf/../sysdeps/x86/dl-cacheinfo.h:intel_check_word.constprop.0 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   5,087 ( 2.21%)  ./nptl/./nptl/allocatestack.c:pthread_create@@GLIBC_2.34
|   4,662 ( 2.02%)  /home/user/demo/src/thr.c:add [/home/user/demo/bin/thr]
|   4,530 ( 1.97%)  ./elf/../sysdeps/x86_64/dl-machine.h:_dl_relocate_object
|   3,886 ( 1.69%)  ./elf/./elf/do-rel.h:_dl_relocate_object
|   3,836 ( 1.67%)  ./elf/./elf/dl-load.c:_dl_map_object_from_fd [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   3,816 ( 1.66%)  ./elf/./elf/dl-error-skeleton.c:_dl_receive_error [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   3,800 ( 1.65%)  ./elf/./elf/rtld.c:version_check_doit [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   3,790 ( 1.65%)  ./elf/./elf/dl-version.c:_dl_check_all_versions [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   3,719 ( 1.61%)  ./elf/./elf/dl-version.c:_dl_check_map_versions [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   3,559 ( 1.54%)  ./elf/../elf/dl-tls.c:_dl_allocate_tls [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   3,097 ( 1.34%)  ./elf/./dl-main.h:dl_main
|   3,092 ( 1.34%)  ./elf/./elf/dl-load.c:_dl_init_paths [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   2,748 ( 1.19%)  ./elf/./elf/rtld.c:handle_preload_list [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   2,728 ( 1.18%)  ./elf/../elf/dl-tls.c:allocate_dtv [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   2,643 ( 1.15%)  ./elf/../include/rtld-malloc.h:allocate_dtv
|   2,599 ( 1.13%)  ./malloc/./malloc/malloc.c:calloc [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   2,440 ( 1.06%)  ./elf/./elf/rtld.c:do_preload [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   2,411 ( 1.05%)  ./elf/./elf/dl-error-skeleton.c:_dl_catch_error [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   2,338 ( 1.01%)  ./elf/./elf/rtld.c:map_doit [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|   2,268 ( 0.98%)  ./elf/../bits/stdlib-bsearch.h:intel_check_word.constprop.0
|

== weird_symbols
# It has odd names in its symbol table, which are shown as they are.
$ --auto=no --threshold=100 weird_symbols.out | grep -e weird -e PROGRAM
| Profile data file 'weird_symbols.out' (creator: callgrind-3.19.0)
| Profiled target:  ../bin/weird (PID 19347, part 1)
| 133,610 (100.0%)  PROGRAM TOTALS
|  1,746 ( 1.31%)  /home/user/demo/src/weird.c:recur'2'2 [/home/user/demo/bin/weird]
|  1,386 ( 1.04%)  /home/user/demo/src/weird.c:x [y] => z [/home/user/demo/bin/weird]
|    990 ( 0.74%)  /home/user/demo/src/weird.c:# hash [/home/user/demo/bin/weird]
|    693 ( 0.52%)  /home/user/demo/src/weird.c:(4) [/home/user/demo/bin/weird]
|    564 ( 0.42%)  /home/user/demo/src/weird.c:recur'2 [/home/user/demo/bin/weird]
|    390 ( 0.29%)  /home/user/demo/src/weird.c:(3) weird name [/home/user/demo/bin/weird]
|    300 ( 0.22%)  /home/user/demo/src/weird.c:a=b: c, d [/home/user/demo/bin/weird]
|    232 ( 0.17%)  /home/user/demo/src/weird.c:main [/home/user/demo/bin/weird]
|     13 ( 0.01%)  ???:0x00000000000010f0 [/home/user/demo/bin/weird]
|     12 ( 0.01%)  ???:0x0000000000001130 [/home/user/demo/bin/weird]
|     11 ( 0.01%)  ???:(below main) [/home/user/demo/bin/weird]
|      5 ( 0.00%)  ???:0x0000000000001080 [/home/user/demo/bin/weird]
