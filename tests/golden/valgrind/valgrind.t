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
# Inclusive costs by the independent program; the wrapped summary: and call are not believed.
# compat: src/README N4, N7, N2: the wrapped summary and call, calls=0
$ --auto=no --inclusive=yes --threshold=90 creq_multi.out
| @head
| Thresholds:       90
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
# Inclusive costs by the independent program.
# compat: src/README N2, N3: parts add up, calls=0
$ --auto=no --inclusive=yes --threshold=90 everybb_combine.out
| @head everybb_combine
| Thresholds:       90
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
# Inclusive costs by the independent program.
# compat: src/README N3, N5: parts of threads add up; clone costs what its thread did
$ --auto=no --inclusive=yes --threshold=90 thr_sep_combine.out
| @head thr_sep_combine
| Thresholds:       90
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
