## A real profile of Valgrind 3.19 (without options) and its sources; the names of
## the sources were cut to src/... so that they are found here. Rows, inclusive
## costs and lines are those of an independent program. It says that line 10 of
## prog.c calls fib'2 1,972 times (and adds up 287,760; a cycle costs no more than
## the 31,544 paid for it, src/README N5), line 19 ack'2 110 times, and line 28
## cyc_c'2 19 times, cyc_d 1 and cyc_d'2 9. fstatat of ld.so costs 109 and that of
## libc 7, and ???:0x0000000000001100 13 in prog_rel and 12 in vgpreload_core.

@head
| --------------------------------------------------------------------------------
| Profile data file 'c_default.out' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache:\x20
| D1 cache:\x20
| LL cache:\x20
| Timerange: Basic block 0 - 52182
| Trigger: Program termination
| Profiled target:  ../bin/prog_rel (PID 12109, part 1)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

== inclusive
# Inclusive costs of the independent program; members of cycles cost no more than the cycle.
# compat: src/README N5: members of cycles cost no more than the cycle and carry <cycle N>
$ --auto=no --inclusive=yes --threshold=90 c_default.out
| @head
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
| 130,879 (51.25%)  src/prog.c:main [/home/user/demo/bin/prog_rel]
| 121,530 (47.59%)  ./elf/./elf/rtld.c:_dl_start [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 120,855 (47.33%)  ./elf/../sysdeps/unix/sysv/linux/dl-sysdep.c:_dl_sysdep_start [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  91,512 (35.84%)  ./elf/./elf/rtld.c:dl_main [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  65,710 (25.73%)  ./elf/./elf/dl-reloc.c:_dl_relocate_object [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  52,325 (20.49%)  ./stdlib/./stdlib/msort.c:qsort [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  52,323 (20.49%)  ./stdlib/./stdlib/msort.c:qsort_r [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  52,257 (20.46%)  ./stdlib/./stdlib/msort.c:msort_with_tmp.part.0 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  46,403 (18.17%)  ./stdlib/./stdlib/msort.c:msort_with_tmp.part.0'2 <cycle 1> [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  45,773 (17.93%)  ./elf/./elf/dl-lookup.c:_dl_lookup_symbol_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  31,564 (12.36%)  src/prog.c:fib [/home/user/demo/bin/prog_rel]
|  31,544 (12.35%)  src/prog.c:fib'2 <cycle 2> [/home/user/demo/bin/prog_rel]
|  29,735 (11.64%)  ./elf/./elf/dl-lookup.c:do_lookup_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  21,862 ( 8.56%)  ./elf/./elf/dl-tunables.c:__GI___tunables_init [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|

== plain
# Rows, lines and calls of the independent program, of 255,356 in all.
# compat: src/README N1: fstat and others of two objects are two rows; the calls of all functions on a line; the share not annotated; order of files
$ --context=0 c_default.out
| @head
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir              \x20
| --------------------------------------------------------------------------------
| 255,356 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir               file:function
| --------------------------------------------------------------------------------
| 31,544 (12.35%)  src/prog.c:fib'2 [/home/user/demo/bin/prog_rel]
| 29,849 (11.69%)  ./stdlib/./stdlib/msort.c:msort_with_tmp.part.0'2 [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 21,254 ( 8.32%)  ./elf/./elf/dl-lookup.c:do_lookup_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 19,846 ( 7.77%)  ./elf/./elf/dl-tunables.c:__GI___tunables_init [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 17,864 ( 7.00%)  src/hdr.h:hdr_mix [/home/user/demo/bin/prog_rel]
| 15,442 ( 6.05%)  ./elf/./elf/dl-reloc.c:_dl_relocate_object [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 15,432 ( 6.04%)  src/prog.c:cmp [/home/user/demo/bin/prog_rel]
| 12,058 ( 4.72%)  src/prog.c:main [/home/user/demo/bin/prog_rel]
|  8,094 ( 3.17%)  ./elf/../sysdeps/generic/dl-new-hash.h:_dl_lookup_symbol_x
|  7,944 ( 3.11%)  ./elf/./elf/dl-lookup.c:_dl_lookup_symbol_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  5,210 ( 2.04%)  ./string/../sysdeps/x86_64/multiarch/../multiarch/strcmp-sse2.S:strcmp [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  4,498 ( 1.76%)  ./elf/./elf/dl-lookup.c:check_match [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  3,880 ( 1.52%)  ./elf/./elf/do-rel.h:_dl_relocate_object
|  3,746 ( 1.47%)  ./elf/../sysdeps/x86_64/dl-machine.h:_dl_relocate_object
|  3,624 ( 1.42%)  ./string/../sysdeps/x86_64/multiarch/memmove-vec-unaligned-erms.S:__memcpy_avx_unaligned_erms [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  3,352 ( 1.31%)  ./stdlib/./stdlib/msort.c:msort_with_tmp.part.0 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  2,980 ( 1.17%)  ./elf/../sysdeps/x86/dl-cacheinfo.h:intel_check_word.constprop.0 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  2,547 ( 1.00%)  ./elf/./elf/dl-version.c:_dl_check_map_versions [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  2,268 ( 0.89%)  ./elf/../bits/stdlib-bsearch.h:intel_check_word.constprop.0
|  2,221 ( 0.87%)  src/other.c:helper [/home/user/demo/bin/prog_rel]
|  2,050 ( 0.80%)  src/prog.c:ack'2 [/home/user/demo/bin/prog_rel]
|  2,016 ( 0.79%)  ./elf/./elf/dl-tunables.h:__GI___tunables_init
|  1,479 ( 0.58%)  ./elf/./elf/dl-load.c:_dl_map_object_from_fd [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  1,249 ( 0.49%)  ./elf/./elf/rtld.c:dl_main [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|  1,150 ( 0.45%)  src/hdr.h:op_hdr
|  1,000 ( 0.39%)  src/other.c:other_entry [/home/user/demo/bin/prog_rel]
|  1,000 ( 0.39%)  src/prog.c:op_hdr [/home/user/demo/bin/prog_rel]
|    953 ( 0.37%)  ./elf/./elf/dl-deps.c:_dl_map_object_deps [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    900 ( 0.35%)  src/prog.c:op_add [/home/user/demo/bin/prog_rel]
|    810 ( 0.32%)  ./elf/./elf/dl-cache.c:_dl_cache_libcmp [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    800 ( 0.31%)  src/prog.c:op_mul [/home/user/demo/bin/prog_rel]
|    776 ( 0.30%)  ./malloc/./malloc/malloc.c:ptmalloc_init.part.0
|    720 ( 0.28%)  ./elf/./elf/dl-hwcaps.c:_dl_important_hwcaps [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    651 ( 0.25%)  ./elf/./elf/dl-load.c:open_path [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    620 ( 0.24%)  ./elf/./elf/dl-minimal-malloc.c:__minimal_malloc [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    608 ( 0.24%)  ./elf/./elf/dl-tunables.c:__tunable_get_val [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    592 ( 0.23%)  ./elf/./elf/dl-object.c:_dl_new_object [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    576 ( 0.23%)  src/prog.c:cyc_b'2 [/home/user/demo/bin/prog_rel]
|    557 ( 0.22%)  ./elf/./elf/get-dynamic-info.h:_dl_map_object_from_fd
|    505 ( 0.20%)  src/prog.c:cyc_c'2 [/home/user/demo/bin/prog_rel]
|    504 ( 0.20%)  ./elf/../sysdeps/x86/dl-cacheinfo.h:handle_intel.constprop.0 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    503 ( 0.20%)  ./elf/./elf/dl-load.c:open_verify.constprop.0 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    500 ( 0.20%)  src/hdr2.inc:op_hdr
|    500 ( 0.20%)  src/prog.c:helper [/home/user/demo/bin/prog_rel]
|    480 ( 0.19%)  ./elf/./elf/dl-load.c:_dl_map_object [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    420 ( 0.16%)  src/prog.c:cyc_d'2 [/home/user/demo/bin/prog_rel]
|    412 ( 0.16%)  ./string/../sysdeps/x86_64/multiarch/memmove-vec-unaligned-erms.S:mempcpy [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    400 ( 0.16%)  ./elf/../sysdeps/generic/ldsodefs.h:do_lookup_x
|    393 ( 0.15%)  ./elf/./elf/dl-hwcaps_split.c:_dl_hwcaps_split [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    393 ( 0.15%)  ./string/../sysdeps/x86_64/multiarch/../multiarch/strchr-sse2.S:index [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    376 ( 0.15%)  ./elf/./elf/dl-runtime.c:_dl_fixup [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    373 ( 0.15%)  ./elf/./elf/dl-misc.c:_dl_name_match_p [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    371 ( 0.15%)  ./stdio-common/./stdio-common/vfprintf-internal.c:__vfprintf_internal [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    364 ( 0.14%)  ./string/../sysdeps/x86_64/multiarch/../multiarch/strlen-sse2.S:strlen [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    335 ( 0.13%)  ./string/../sysdeps/x86_64/multiarch/../multiarch/memset-vec-unaligned-erms.S:memset [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    333 ( 0.13%)  ./elf/../elf/dl-tls.c:_dl_allocate_tls_storage [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    332 ( 0.13%)  ./elf/./get-dynamic-info.h:dl_main
|    320 ( 0.13%)  ./elf/../sysdeps/generic/dl-protected.h:do_lookup_x
|    302 ( 0.12%)  ./elf/./elf/dl-load.c:_dl_init_paths [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    296 ( 0.12%)  ./elf/./dl-map-segments.h:_dl_map_object_from_fd
|    290 ( 0.11%)  ./elf/./elf/dl-minimal.c:strsep [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    286 ( 0.11%)  ./stdio-common/./stdio-common/vfprintf-process-arg.c:__vfprintf_internal
|    285 ( 0.11%)  ./elf/../sysdeps/generic/ldsodefs.h:_dl_relocate_object
|    284 ( 0.11%)  ./elf/./elf/dl-sort-maps.c:dfs_traversal.part.0 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    280 ( 0.11%)  ./elf/./elf/dl-environ.c:_dl_next_ld_env_entry [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    275 ( 0.11%)  src/hdr.h:other_entry
|    274 ( 0.11%)  ./libio/./libio/fileops.c:_IO_file_xsputn@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    272 ( 0.11%)  ./elf/./elf/dl-cache.c:search_cache [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    263 ( 0.10%)  ./elf/./get-dynamic-info.h:_dl_start
|    256 ( 0.10%)  ./elf/./elf/dl-sort-maps.c:_dl_sort_maps [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    251 ( 0.10%)  ./string/../string/strcspn.c:strcspn [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    250 ( 0.10%)  src/hdr2.inc:helper
|    241 ( 0.09%)  ./elf/./dl-find_object.h:_dl_find_object_from_map [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    238 ( 0.09%)  ./io/../sysdeps/unix/sysv/linux/open64_nocancel.c:__open_nocancel [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    229 ( 0.09%)  ./elf/../sysdeps/x86/dl-cacheinfo.h:get_common_cache_info.constprop.0 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    224 ( 0.09%)  src/prog.c:cyc_a'2 [/home/user/demo/bin/prog_rel]
|    221 ( 0.09%)  ./malloc/./malloc/malloc.c:_int_malloc [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    219 ( 0.09%)  ./elf/../sysdeps/x86/dl-cacheinfo.h:init_cpu_features.constprop.0
|    210 ( 0.08%)  ./elf/../sysdeps/unix/sysv/linux/dl-sysdep.c:_dl_sysdep_parse_arguments [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    210 ( 0.08%)  ./elf/./elf/dl-init.c:call_init [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    208 ( 0.08%)  ./elf/./elf/dl-fini.c:_dl_fini [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    204 ( 0.08%)  ./stdio-common/./stdio-common/_itoa.c:_itoa_word [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    203 ( 0.08%)  ./elf/../sysdeps/unix/sysv/linux/dl-parse_auxv.h:_dl_sysdep_parse_arguments
|    201 ( 0.08%)  ./elf/./elf/dl-hwcaps_split.c:_dl_hwcaps_split_masked [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    199 ( 0.08%)  ./elf/./elf/rtld.c:_dl_start [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    197 ( 0.08%)  ./elf/./elf/dl-find_object.c:_dlfo_process_initial [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    187 ( 0.07%)  ./string/../sysdeps/x86_64/multiarch/memmove-vec-unaligned-erms.S:memcpy [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    172 ( 0.07%)  ./elf/./elf/dl-lookup-direct.c:_dl_lookup_direct [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    166 ( 0.07%)  ./elf/../sysdeps/x86/dl-prop.h:dl_main
|    166 ( 0.07%)  ./elf/./elf/dl-load.c:fillin_rpath.isra.0 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    162 ( 0.06%)  ./elf/../sysdeps/x86/cpu-features.c:init_cpu_features.constprop.0 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    160 ( 0.06%)  ./elf/../sysdeps/x86_64/dl-trampoline.h:_dl_runtime_resolve_xsave [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    160 ( 0.06%)  ./elf/./elf/dl-tunables.c:do_tunable_update_val [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    154 ( 0.06%)  ./malloc/./malloc/malloc.c:sysmalloc [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    153 ( 0.06%)  ./elf/./elf/dl-lookup-direct.c:check_match [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    144 ( 0.06%)  ./elf/./elf/dl-minimal.c:lookup_malloc_symbol [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    143 ( 0.06%)  ./elf/../sysdeps/x86/cpu-features.c:update_active.constprop.0 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    142 ( 0.06%)  ./libio/./libio/genops.c:_IO_cleanup [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    115 ( 0.05%)  ./malloc/./malloc/malloc.c:tcache_init.part.0 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    112 ( 0.04%)  ./elf/./elf/dl-object.c:_dl_add_to_namespace_list [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    112 ( 0.04%)  ./stdlib/./stdlib/cxa_finalize.c:__cxa_finalize [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    109 ( 0.04%)  ./io/../sysdeps/unix/sysv/linux/fstatat64.c:fstatat [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    107 ( 0.04%)  ./libio/./libio/genops.c:_IO_flush_all_lockp [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    104 ( 0.04%)  ./elf/./elf/dl-setup_hash.c:_dl_setup_hash [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    102 ( 0.04%)  ./elf/../sysdeps/x86/dl-prop.h:_dl_map_object_from_fd
|    100 ( 0.04%)  ./elf/../elf/dl-tls.c:_dl_allocate_tls_init [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    100 ( 0.04%)  ./elf/./elf/dl-call_fini.c:_dl_call_fini [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     99 ( 0.04%)  ./string/../sysdeps/x86_64/multiarch/memmove-vec-unaligned-erms.S:__mempcpy_avx_unaligned_erms [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     98 ( 0.04%)  ./elf/../sysdeps/x86_64/dl-machine.h:_dl_start
|     96 ( 0.04%)  ./misc/../sysdeps/unix/sysv/linux/mmap64.c:mmap [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     93 ( 0.04%)  ./elf/./elf/dl-error-skeleton.c:_dl_catch_exception [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     82 ( 0.03%)  ./stdlib/./stdlib/exit.c:__run_exit_handlers [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     81 ( 0.03%)  ./libio/./libio/fileops.c:_IO_file_overflow@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     81 ( 0.03%)  ./malloc/./malloc/arena.c:ptmalloc_init.part.0 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     80 ( 0.03%)  ./elf/./elf/dl-hwcaps.c:copy_hwcaps [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     79 ( 0.03%)  ./elf/./elf/dl-find_object.c:_dlfo_sort_mappings [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     76 ( 0.03%)  ./elf/./elf/dl-reloc.c:_dl_protect_relro [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     75 ( 0.03%)  ./elf/../elf/dl-tls.c:_dl_determine_tlsoffset [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     74 ( 0.03%)  ./csu/../csu/libc-start.c:__libc_start_main@@GLIBC_2.34 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     74 ( 0.03%)  ./elf/./elf/do-rel.h:_dl_start
|     74 ( 0.03%)  ./elf/./elf/rtld.c:init_tls [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     72 ( 0.03%)  ./elf/./elf/dl-minimal-malloc.c:__minimal_calloc [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     72 ( 0.03%)  ./string/../sysdeps/x86_64/multiarch/strchr-avx2.S:__strchrnul_avx2 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     71 ( 0.03%)  ./elf/./elf/dl-init.c:_dl_init [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     71 ( 0.03%)  ./elf/./elf/dl-version.c:_dl_check_all_versions [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     68 ( 0.03%)  ./elf/./elf/dl-cache.c:_dl_load_cache_lookup [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     68 ( 0.03%)  ./elf/./elf/dl-load.c:_dl_dst_count [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     65 ( 0.03%)  ./elf/../sysdeps/generic/dl-hash.h:__rtld_malloc_init_real
|     62 ( 0.02%)  ./stdlib/./stdlib/msort.c:qsort_r [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     60 ( 0.02%)  ./elf/../sysdeps/x86/cpu-features.c:get_common_indices.constprop.0 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     57 ( 0.02%)  ./setjmp/../sysdeps/x86_64/setjmp.S:__sigsetjmp [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     56 ( 0.02%)  ./elf/./dl-load.h:_dl_map_object_from_fd
|     53 ( 0.02%)  ./elf/./elf/rtld.c:handle_preload_list [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     50 ( 0.02%)  ./io/../sysdeps/unix/sysv/linux/stat64.c:stat [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     50 ( 0.02%)  ./libio/./libio/fileops.c:new_do_write [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     48 ( 0.02%)  ./elf/../sysdeps/generic/ldsodefs.h:_dl_new_object
|     46 ( 0.02%)  ./misc/./misc/sbrk.c:sbrk [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     45 ( 0.02%)  ./stdio-common/../libio/libioP.h:__vfprintf_internal
|     45 ( 0.02%)  ./string/./string/strdup.c:strdup [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     44 ( 0.02%)  ./elf/../sysdeps/x86/get-isa-level.h:update_active.constprop.0
|     44 ( 0.02%)  ./string/../sysdeps/x86_64/multiarch/ifunc-avx2.h:strnlen [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     44 ( 0.02%)  ./wcsmbs/../sysdeps/x86_64/multiarch/ifunc-avx2.h:wcschr [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     43 ( 0.02%)  ./libio/./libio/filedoalloc.c:_IO_file_doallocate [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     42 ( 0.02%)  ./elf/../sysdeps/x86/get-isa-level.h:_dl_hwcaps_subdirs_active [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     42 ( 0.02%)  ./elf/./elf/dl-minimal.c:__rtld_malloc_init_real [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     42 ( 0.02%)  ./malloc/./malloc/malloc.c:malloc [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     42 ( 0.02%)  ./wcsmbs/../sysdeps/x86_64/multiarch/ifunc-evex.h:wmemchr [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     41 ( 0.02%)  ./elf/../sysdeps/nptl/dl-mutex.c:__rtld_mutex_init [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     41 ( 0.02%)  ./elf/./elf/dl-misc.c:_dl_sysdep_read_whole_file [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     41 ( 0.02%)  ./libio/./libio/genops.c:_IO_default_setbuf [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     41 ( 0.02%)  ./nptl/../sysdeps/unix/sysv/linux/x86/elision-conf.c:__lll_elision_init [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     39 ( 0.02%)  ./nptl/./nptl/pthread_mutex_lock.c:pthread_mutex_lock@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     38 ( 0.01%)  ./elf/./elf/dl-load.c:_dl_process_pt_gnu_property [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     38 ( 0.01%)  ./malloc/./malloc/scratch_buffer_set_array_size.c:__libc_scratch_buffer_set_array_size [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     37 ( 0.01%)  ./stdlib/./stdlib/cxa_atexit.c:__internal_atexit [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     36 ( 0.01%)  ./elf/../elf/dl-tls.c:_dl_tls_static_surplus_init [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     36 ( 0.01%)  ./elf/./elf/dl-find_object.c:_dl_find_object_init [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     36 ( 0.01%)  ./elf/./elf/dl-load.c:expand_dynamic_string_token [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     36 ( 0.01%)  ./libio/./libio/fileops.c:_IO_file_write@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     36 ( 0.01%)  ./nptl/./nptl/libc-cleanup.c:__libc_cleanup_push_defer [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     35 ( 0.01%)  ./elf/./elf/dl-tunables.c:__GI___tunable_set_val [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: src/prog.c
| --------------------------------------------------------------------------------
| Ir            \x20
|
| -- line 7 ----------------------------------------
| 9,865 ( 3.86%)  {
| 3,946 ( 1.55%)      if (n < 2)
| 1,974 ( 0.77%)          return n;
| 9,860 ( 3.86%)      return fib(n - 1) + fib(n - 2);
| 31,544 (12.35%)  => src/prog.c:fib'2 (1,972x)
| 5,919 ( 2.32%)  }
| -- line 14 ----------------------------------------
|   595 ( 0.23%)  {
|   238 ( 0.09%)      if (m == 0)
|   168 ( 0.07%)          return n + 1;
|   126 ( 0.05%)      if (n == 0)
|    48 ( 0.02%)          return ack(m - 1, 1);
|   148 ( 0.06%)  => src/prog.c:ack'2 (8x)
|   660 ( 0.26%)      return ack(m - 1, ack(m, n - 1));
| 2,050 ( 0.80%)  => src/prog.c:ack'2 (110x)
|   238 ( 0.09%)  }
| -- line 27 ----------------------------------------
|   238 ( 0.09%)  int __attribute__((noinline)) cyc_a(int n) { return n <= 0 ? 1 : cyc_b(n - 1) + 1; }
| 1,793 ( 0.70%)  => src/prog.c:cyc_b (1x)
| 1,745 ( 0.68%)  => src/prog.c:cyc_b'2 (16x)
|   594 ( 0.23%)  int __attribute__((noinline)) cyc_b(int n) { return n <= 0 ? 2 : (n & 1 ? cyc_c(n - 1) : cyc_d(n - 2)) + 1; }
| 1,775 ( 0.70%)  => src/prog.c:cyc_c (1x)
| 1,745 ( 0.68%)  => src/prog.c:cyc_c'2 (19x)
| 1,713 ( 0.67%)  => src/prog.c:cyc_d (1x)
| 1,472 ( 0.58%)  => src/prog.c:cyc_d'2 (9x)
| -- line 30 ----------------------------------------
|    80 ( 0.03%)  {
|    20 ( 0.01%)      int s = 3;
|    40 ( 0.02%)      if (n > 0) {
|    80 ( 0.03%)          s += cyc_a(n - 1);
| 1,745 ( 0.68%)  => src/prog.c:cyc_a'2 (16x)
|   240 ( 0.09%)          if (n % 3 == 0)
|    15 ( 0.01%)              s += cyc_b(n - 3);
|   325 ( 0.13%)  => src/prog.c:cyc_b'2 (3x)
| -- line 37 ----------------------------------------
|    20 ( 0.01%)      return s;
|    40 ( 0.02%)  }
| -- line 40 ----------------------------------------
|   130 ( 0.05%)  {
|    52 ( 0.02%)      if (n <= 0)
|    20 ( 0.01%)          return 4;
|   160 ( 0.06%)      return cyc_d(n - 4) + cyc_b(n - 1);
| 1,745 ( 0.68%)  => src/prog.c:cyc_b'2 (16x)
| 1,745 ( 0.68%)  => src/prog.c:cyc_d'2 (16x)
|    78 ( 0.03%)  }
| -- line 46 ----------------------------------------
|   900 ( 0.35%)  static int op_add(int a, int b) { return a + b; }
|   800 ( 0.31%)  static int op_mul(int a, int b) { return a * b; }
| 1,000 ( 0.39%)  static int op_hdr(int a, int b) { return hdr_always(a) + inc_step(b); }
| -- line 51 ----------------------------------------
|   500 ( 0.20%)  static int helper(int x) { return x * 2 + inc_step(x); }
| -- line 55 ----------------------------------------
| 5,144 ( 2.01%)  {
| 7,716 ( 3.02%)      return *(const int *)a - *(const int *)b;
| 2,572 ( 1.01%)  }
| -- line 60 ----------------------------------------
|     6 ( 0.00%)  {
|     1 ( 0.00%)      int s = 0, v[200];
| -- line 63 ----------------------------------------
|     3 ( 0.00%)      s += fib(15);
| 31,564 (12.36%)  => src/prog.c:fib (1x)
|     4 ( 0.00%)      s += ack(2, 6);
| 2,073 ( 0.81%)  => src/prog.c:ack (1x)
|     3 ( 0.00%)      s += cyc_a(24);
| 1,807 ( 0.71%)  => src/prog.c:cyc_a (1x)
|   904 ( 0.35%)      for (int i = 0; i < 300; i++)
| 6,900 ( 2.70%)          s += ops[i % 3](i, s);
| 8,250 ( 3.23%)  => src/prog.c:op_hdr (100x)
|   900 ( 0.35%)  => src/prog.c:op_add (100x)
|   800 ( 0.31%)  => src/prog.c:op_mul (100x)
|   154 ( 0.06%)      for (int i = 0; i < 50; i++)
|   450 ( 0.18%)          s += helper(i) + other_entry(i);
| 15,760 ( 6.17%)  => src/other.c:other_entry (50x)
|   750 ( 0.29%)  => src/prog.c:helper (50x)
|   604 ( 0.24%)      for (int i = 0; i < 200; i++)
| 3,000 ( 1.17%)          v[i] = (i * 7919) % 211;
|    12 ( 0.00%)      qsort(v, 200, sizeof *v, cmp);
| 52,325 (20.49%)  => ./stdlib/./stdlib/msort.c:qsort (1x)
|   639 ( 0.25%)  => ./elf/../sysdeps/x86_64/dl-trampoline.h:_dl_runtime_resolve_xsave (1x)
|    13 ( 0.01%)      printf("%d %d %d\\n", s, v[0], argc);
| 3,336 ( 1.31%)  => ./stdio-common/./stdio-common/printf.c:printf (1x)
|   617 ( 0.24%)  => ./elf/../sysdeps/x86_64/dl-trampoline.h:_dl_runtime_resolve_xsave (1x)
|     1 ( 0.00%)      return 0;
|     3 ( 0.00%)  }
| -- line 75 ----------------------------------------
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: src/hdr.h
| --------------------------------------------------------------------------------
| Ir             \x20
|
| -- line 4 ----------------------------------------
|    957 ( 0.37%)  {
|    638 ( 0.25%)      int r = x;
|  5,104 ( 2.00%)      for (int i = 0; i < 4; i++)
| 10,208 ( 4.00%)          r = r * 31 + i;
|    319 ( 0.12%)      return r;
|    638 ( 0.25%)  }
| -- line 12 ----------------------------------------
|    400 ( 0.16%)      int y = hdr_mix(x);
|  5,600 ( 2.19%)  => src/hdr.h:hdr_mix (100x)
|    600 ( 0.23%)      if (y & 1)
|     75 ( 0.03%)          y ^= 0x5a5a;
|    350 ( 0.14%)      return y;
| -- line 15 ----------------------------------------
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: src/other.c
| --------------------------------------------------------------------------------
| Ir            \x20
|
| -- line 4 ----------------------------------------
|   200 ( 0.08%)  {
|    50 ( 0.02%)      int s = 0;
| 1,145 ( 0.45%)      while (x-- > 0)
|   676 ( 0.26%)          s += hdr_mix(x);
| 9,464 ( 3.71%)  => src/hdr.h:hdr_mix (169x)
|    50 ( 0.02%)      return s;
|   100 ( 0.04%)  }
| -- line 11 ----------------------------------------
|   250 ( 0.10%)  {
|   600 ( 0.23%)      return helper(x & 7) + hdr_always(x);
| 11,685 ( 4.58%)  => src/other.c:helper (50x)
| 2,800 ( 1.10%)  => src/hdr.h:hdr_mix (50x)
|   150 ( 0.06%)  }
| -- line 13 ----------------------------------------
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: src/hdr2.inc
| --------------------------------------------------------------------------------
| Ir          \x20
|
| -- line 3 ----------------------------------------
| 150 ( 0.06%)      v += 3;
| 450 ( 0.18%)      v ^= v >> 2;
| 150 ( 0.06%)      return v;
| -- line 5 ----------------------------------------
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   ./csu/../csu/libc-start.c
|   ./elf/../bits/stdlib-bsearch.h
|   ./elf/../elf/dl-tls.c
|   ./elf/../sysdeps/generic/dl-hash.h
|   ./elf/../sysdeps/generic/dl-new-hash.h
|   ./elf/../sysdeps/generic/dl-protected.h
|   ./elf/../sysdeps/generic/ldsodefs.h
|   ./elf/../sysdeps/nptl/dl-mutex.c
|   ./elf/../sysdeps/unix/sysv/linux/dl-parse_auxv.h
|   ./elf/../sysdeps/unix/sysv/linux/dl-sysdep.c
|   ./elf/../sysdeps/x86/cpu-features.c
|   ./elf/../sysdeps/x86/dl-cacheinfo.h
|   ./elf/../sysdeps/x86/dl-prop.h
|   ./elf/../sysdeps/x86/get-isa-level.h
|   ./elf/../sysdeps/x86_64/dl-machine.h
|   ./elf/../sysdeps/x86_64/dl-trampoline.h
|   ./elf/./dl-find_object.h
|   ./elf/./dl-load.h
|   ./elf/./dl-map-segments.h
|   ./elf/./elf/dl-cache.c
|   ./elf/./elf/dl-call_fini.c
|   ./elf/./elf/dl-deps.c
|   ./elf/./elf/dl-environ.c
|   ./elf/./elf/dl-error-skeleton.c
|   ./elf/./elf/dl-find_object.c
|   ./elf/./elf/dl-fini.c
|   ./elf/./elf/dl-hwcaps.c
|   ./elf/./elf/dl-hwcaps_split.c
|   ./elf/./elf/dl-init.c
|   ./elf/./elf/dl-load.c
|   ./elf/./elf/dl-lookup-direct.c
|   ./elf/./elf/dl-lookup.c
|   ./elf/./elf/dl-minimal-malloc.c
|   ./elf/./elf/dl-minimal.c
|   ./elf/./elf/dl-misc.c
|   ./elf/./elf/dl-object.c
|   ./elf/./elf/dl-reloc.c
|   ./elf/./elf/dl-runtime.c
|   ./elf/./elf/dl-setup_hash.c
|   ./elf/./elf/dl-sort-maps.c
|   ./elf/./elf/dl-tunables.c
|   ./elf/./elf/dl-tunables.h
|   ./elf/./elf/dl-version.c
|   ./elf/./elf/do-rel.h
|   ./elf/./elf/get-dynamic-info.h
|   ./elf/./elf/rtld.c
|   ./elf/./get-dynamic-info.h
|   ./io/../sysdeps/unix/sysv/linux/fstatat64.c
|   ./io/../sysdeps/unix/sysv/linux/open64_nocancel.c
|   ./io/../sysdeps/unix/sysv/linux/stat64.c
|   ./libio/./libio/filedoalloc.c
|   ./libio/./libio/fileops.c
|   ./libio/./libio/genops.c
|   ./malloc/./malloc/arena.c
|   ./malloc/./malloc/malloc.c
|   ./malloc/./malloc/scratch_buffer_set_array_size.c
|   ./misc/../sysdeps/unix/sysv/linux/mmap64.c
|   ./misc/./misc/sbrk.c
|   ./nptl/../sysdeps/unix/sysv/linux/x86/elision-conf.c
|   ./nptl/./nptl/libc-cleanup.c
|   ./nptl/./nptl/pthread_mutex_lock.c
|   ./setjmp/../sysdeps/x86_64/setjmp.S
|   ./stdio-common/../libio/libioP.h
|   ./stdio-common/./stdio-common/_itoa.c
|   ./stdio-common/./stdio-common/vfprintf-internal.c
|   ./stdio-common/./stdio-common/vfprintf-process-arg.c
|   ./stdlib/./stdlib/cxa_atexit.c
|   ./stdlib/./stdlib/cxa_finalize.c
|   ./stdlib/./stdlib/exit.c
|   ./stdlib/./stdlib/msort.c
|   ./string/../string/strcspn.c
|   ./string/../sysdeps/x86_64/multiarch/../multiarch/memset-vec-unaligned-erms.S
|   ./string/../sysdeps/x86_64/multiarch/../multiarch/strchr-sse2.S
|   ./string/../sysdeps/x86_64/multiarch/../multiarch/strcmp-sse2.S
|   ./string/../sysdeps/x86_64/multiarch/../multiarch/strlen-sse2.S
|   ./string/../sysdeps/x86_64/multiarch/ifunc-avx2.h
|   ./string/../sysdeps/x86_64/multiarch/memmove-vec-unaligned-erms.S
|   ./string/../sysdeps/x86_64/multiarch/strchr-avx2.S
|   ./string/./string/strdup.c
|   ./wcsmbs/../sysdeps/x86_64/multiarch/ifunc-avx2.h
|   ./wcsmbs/../sysdeps/x86_64/multiarch/ifunc-evex.h
|
| --------------------------------------------------------------------------------
| Ir             \x20
| --------------------------------------------------------------------------------
| 89,394 (35.01%)  events annotated
|

== summary
# The 20 functions that cost most by themselves, with the levels of recursion as one:
# msort_with_tmp.part.0 is 3,352 + 29,849, fib 20 + 31,544, and what their levels paid each
# other is no more than their cycle.
$ --summary --width=100 c_default.out
| ../bin/prog_rel, c_default.out
| 255,356 Ir; showing 20 of 262 functions, 88.90% of Ir
|          Self            Incl  Calls  function
| 13.00% 33,201  20.46%  52,257    199  msort_with_tmp <cycle 1>                               msort.c
| 12.36% 31,564  12.36%  31,564  1,973  fib <cycle 2>                                           prog.c
|  9.15% 23,353  25.73%  65,710      4  _dl_relocate_object                                 dl-reloc.c
|  8.61% 21,974  11.64%  29,735     87  do_lookup_x                                        dl-lookup.c
|  8.56% 21,862   8.56%  21,862      1  __GI___tunables_init                             dl-tunables.c
|  7.00% 17,864   7.00%  17,864    319  hdr_mix                                                  hdr.h
|  6.28% 16,038  17.93%  45,773     87  _dl_lookup_symbol_x                                dl-lookup.c
|  6.04% 15,432   6.04%  15,432  1,286  cmp                                                     prog.c
|  4.72% 12,058  51.25% 130,879      1  main                                                    prog.c
|  2.06%  5,248   2.06%   5,248     24  intel_check_word                                dl-cacheinfo.h
|  2.04%  5,210   2.04%   5,210    149  strcmp                                           strcmp-sse2.S
|  1.76%  4,498   3.04%   7,761     82  check_match                                        dl-lookup.c
|  1.42%  3,624   1.42%   3,624    262  __memcpy_avx_unaligned_erms       memmove-vec-unaligned-erms.S
|  1.04%  2,650   3.23%   8,250    100  op_hdr                                                  prog.c
|  1.00%  2,562   1.45%   3,704      4  _dl_check_map_versions                            dl-version.c
|  0.99%  2,520   1.50%   3,836      2  _dl_map_object_from_fd                               dl-load.c
|  0.87%  2,221   4.58%  11,685     50  helper                                                 other.c
|  0.81%  2,073   0.81%   2,073    119  ack <cycle 3>                                           prog.c
|  0.70%  1,776  35.84%  91,512      1  dl_main                                                 rtld.c
|  0.50%  1,275   6.17%  15,760     50  other_entry                                            other.c

== summary-match
# As many as --top says. An independent program has the same rows.
$ --summary --top=3 --match=. c_default.out
| ../bin/prog_rel, c_default.out
| 255,356 Ir; showing 3 of 262 functions, 34.51% of Ir
|          Self           Incl  Calls  function
| 13.00% 33,201  20.46% 52,257    199  msort_with_tmp <cycle 1>  ./stdlib/./stdlib/msort.c, /usr/lib/x86_64-linux-gnu/libc.so.6
| 12.36% 31,564  12.36% 31,564  1,973  fib <cycle 2>             src/prog.c, /home/user/demo/bin/prog_rel
|  9.15% 23,353  25.73% 65,710      4  _dl_relocate_object       ./elf/./elf/dl-reloc.c, /usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2

== tree
# Calls and inclusive costs of the independent program, above and below the rows.
# compat: src/README N5: members of cycles cost no more than the cycle and carry <cycle N>
$ --auto=no --inclusive=yes --tree=both --threshold=40 c_default.out
| @head
| Thresholds:       40
|
| --------------------------------------------------------------------------------
| Ir              \x20
| --------------------------------------------------------------------------------
| 255,356 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir                file:function
| --------------------------------------------------------------------------------
|
| 255,356 (100.0%)  *  ???:0x000000000001ab70 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 133,437 (52.26%)  >   ???:(below main) (1x) [/home/user/demo/bin/prog_rel]
| 121,530 (47.59%)  >   ./elf/./elf/rtld.c:_dl_start (1x) [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     374 ( 0.15%)  >   ./elf/./elf/dl-init.c:_dl_init (1x) [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|
| 133,437 (52.26%)  < ???:0x000000000001ab70 (1x) [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 133,437 (52.26%)  *  ???:(below main) [/home/user/demo/bin/prog_rel]
| 133,426 (52.25%)  >   ./csu/../csu/libc-start.c:__libc_start_main@@GLIBC_2.34 (1x) [/usr/lib/x86_64-linux-gnu/libc.so.6]
|

== tree-msort
# The two calls of msort_with_tmp.part.0'2 from outside and the 196 within its cycle are each no
# more than the cycle, 46,403; cmp is called 199 and 1,087 times.
# compat: src/README N5: members of cycles cost no more than the cycle and carry <cycle N>
$ --auto=no --inclusive=yes --tree=both --threshold=83 c_default.out | awk 'BEGIN { RS = ""; ORS = "\n\n" } /\*  .*msort_with/'
|  52,323 (20.49%)  < ./stdlib/./stdlib/msort.c:qsort (1x) [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  52,323 (20.49%)  *  ./stdlib/./stdlib/msort.c:qsort_r [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  52,257 (20.46%)  >   ./stdlib/./stdlib/msort.c:msort_with_tmp.part.0 (1x) [/usr/lib/x86_64-linux-gnu/libc.so.6]
|       4 ( 0.00%)  >   ???:0x000000000486e360 (1x) [???]
|
|  52,257 (20.46%)  < ./stdlib/./stdlib/msort.c:qsort_r (1x) [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  52,257 (20.46%)  *  ./stdlib/./stdlib/msort.c:msort_with_tmp.part.0 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  46,403 (18.17%)  >   ./stdlib/./stdlib/msort.c:msort_with_tmp.part.0'2 <cycle 1> (2x) [/usr/lib/x86_64-linux-gnu/libc.so.6]
|   2,388 ( 0.94%)  >   src/prog.c:cmp (199x) [/home/user/demo/bin/prog_rel]
|     114 ( 0.04%)  >   ./string/../sysdeps/x86_64/multiarch/memmove-vec-unaligned-erms.S:__memcpy_avx_unaligned_erms (2x) [/usr/lib/x86_64-linux-gnu/libc.so.6]
|
|  46,403 (18.17%)  < ./stdlib/./stdlib/msort.c:msort_with_tmp.part.0 (2x) [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  46,403 (18.17%)  < ./stdlib/./stdlib/msort.c:msort_with_tmp.part.0'2 <cycle 1> (196x) [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  46,403 (18.17%)  *  ./stdlib/./stdlib/msort.c:msort_with_tmp.part.0'2 <cycle 1> [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  46,403 (18.17%)  >   ./stdlib/./stdlib/msort.c:msort_with_tmp.part.0'2 <cycle 1> (196x) [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  13,044 ( 5.11%)  >   src/prog.c:cmp (1,087x) [/home/user/demo/bin/prog_rel]
|   3,510 ( 1.37%)  >   ./string/../sysdeps/x86_64/multiarch/memmove-vec-unaligned-erms.S:__memcpy_avx_unaligned_erms (260x) [/usr/lib/x86_64-linux-gnu/libc.so.6]
|

== narrow-lines
# A share has room beside "prog.c:10  fib  " and 3 columns of a text: 11 + 2 + 9 + 2 + 3 + 2 + 3 are 32.
# Of the lines above, two of fib cost most in prog.c.
$ --layout=screen --width=32 --by=line --summary --top=2 --match=prog.c c_default.out
| ../bin/prog_rel, c_default.out
| 255,356 Ir; showing 2 of 4,407
|   lines, 7.72% of Ir
|          Ir  line
| 3.86% 9,865  prog.c:7   fib  {
| 3.86% 9,860  prog.c:10  fib  ...

== narrower-lines
# And in 31 columns it has not.
$ --layout=screen --width=31 --by=line --summary --top=2 --match=prog.c c_default.out
| ../bin/prog_rel, c_default.out
| 255,356 Ir; showing 2 of 4,407
|   lines, 7.72% of Ir
|    Ir  line
| 9,865  prog.c:7   fib  {
| 9,860  prog.c:10  fib  retur...
