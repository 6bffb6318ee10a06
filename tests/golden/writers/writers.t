## Real profiles of other programs. Rows, inclusive costs and totals were worked out
## by an independent program, written from the rules of src/README, but for
## --inclusive=yes of negative counts. Those that say no program are written by hand in
## the shape of what other programs write; their figures are by hand.

@head
| --------------------------------------------------------------------------------
| Profile data file 'gopprof_cpu.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Time
| Events shown:     Time
| Event sort order: Time
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

== cg_diff
# counts as callgrind_annotate 3.19 prints them; its thousands separators and percentages are
# not.
# Made by cg_diff of Valgrind 3.19 on two profiles of Cachegrind.
# compat: src/README O2: thousands separators and percentages of negative numbers
$ --auto=no --show=Ir,Dw,Dr --sort=Dr cg_diff.out | grep -v ' 0  *0  *0  '
| --------------------------------------------------------------------------------
| Profile data file 'cg_diff.out'
| --------------------------------------------------------------------------------
| Files compared:   cachegrind_default.out; cachegrind_default2.out
| Profiled target:  ../bin/prog_rel; ../bin/prog_o2
| Events recorded:  Ir I1mr ILmr Dr D1mr DLmr Dw D1mw DLmw
| Events shown:     Ir Dw Dr
| Event sort order: Dr
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir               Dw               Dr              \x20
| --------------------------------------------------------------------------------
| -55,068 (-100.0%) -15,705 (-100.0%) -26,306 (-100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir               Dw              Dr               file:function
| --------------------------------------------------------------------------------
|     200 ( 0.36%)      0               0           /home/user/demo/src/hdr2.inc:main
|     -14 (-0.03%)      0              -8 (-0.03%)  ./string/../string/strcspn.c:strcspn
|    -102 (-0.19%)    -34 (-0.22%)    -51 (-0.19%)  /home/user/demo/src/prog.c:cyc_a
|    -178 (-0.32%)    -20 (-0.13%)    -74 (-0.28%)  /home/user/demo/src/prog.c:cyc_c
|    -144 (-0.26%)    -46 (-0.29%)    -78 (-0.30%)  /home/user/demo/src/prog.c:cyc_d
|     425 ( 0.77%)      0            -125 (-0.48%)  /home/user/demo/src/hdr.h:other_entry
|    -240 (-0.44%)    -72 (-0.46%)   -132 (-0.50%)  /home/user/demo/src/prog.c:cyc_b
|    -250 (-0.45%)      0            -200 (-0.76%)  /home/user/demo/src/hdr2.inc:helper
|    -500 (-0.91%)   -150 (-0.96%)   -200 (-0.76%)  /home/user/demo/src/prog.c:helper
|    -800 (-1.45%)   -400 (-2.55%)   -200 (-0.76%)  /home/user/demo/src/prog.c:op_hdr
|     -39 (-0.07%)   -350 (-2.23%)   -250 (-0.95%)  /home/user/demo/src/other.c:other_entry
|    -700 (-1.27%)   -300 (-1.91%)   -300 (-1.14%)  /home/user/demo/src/prog.c:op_add
|    -500 (-0.91%)   -300 (-1.91%)   -300 (-1.14%)  /home/user/demo/src/prog.c:op_mul
|    -100 (-0.18%)      0            -400 (-1.52%)  /home/user/demo/src/hdr2.inc:op_hdr
|     250 ( 0.45%)   -300 (-1.91%)   -450 (-1.71%)  /home/user/demo/src/hdr.h:op_hdr
|  -1,414 (-2.57%)   -414 (-2.64%)   -587 (-2.23%)  /home/user/demo/src/prog.c:ack
|  -2,221 (-4.03%)   -538 (-3.43%)   -707 (-2.69%)  /home/user/demo/src/other.c:helper
|  -4,754 (-8.63%)   -203 (-1.29%) -2,853 (-10.8%)  /home/user/demo/src/prog.c:main
| -11,574 (-21.0%) -3,858 (-24.6%) -3,858 (-14.7%)  /home/user/demo/src/prog.c:cmp
| -17,864 (-32.4%) -2,552 (-16.2%) -6,699 (-25.5%)  /home/user/demo/src/hdr.h:hdr_mix
| -14,549 (-26.4%) -6,168 (-39.3%) -8,834 (-33.6%)  /home/user/demo/src/prog.c:fib
|

== creator
# No creator "callgrind-" and a digit: the fi= before the call holds for the cost line behind
# it (2 of a.h), and g is in a.h, the file of the lines.
$ --no-auto --tree=calling --threshold=100 creator.callgrind
| @head
| Profile data file 'creator.callgrind' (creator: callgrind_diff.py)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 17 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
|
| 10 (58.82%)  *  a.c:f
|
|  5 (29.41%)  *  a.h:g
|
|  2 (11.76%)  *  a.h:f
|  5 (29.41%)  >   a.h:g (1x)
|

== gopprof_cpu
# 270 ms, main.fib 40 self.
# Made by go tool pprof -callgrind goprog go.cpu (go 1.19).
# compat: src/README N2: calls=0
$ --auto=no --threshold=100 gopprof_cpu.callgrind
| @head
| Events recorded:  cpu(ms)
| Events shown:     cpu(ms)
| Event sort order: cpu(ms)
|
| --------------------------------------------------------------------------------
| cpu(ms)     \x20
| --------------------------------------------------------------------------------
| 270 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| cpu(ms)      file:function
| --------------------------------------------------------------------------------
| 60 (22.22%)  /usr/lib/go-1.19/src/runtime/malloc.go:runtime.mallocgc [bin/goprog]
| 50 (18.52%)  /usr/lib/go-1.19/src/runtime/preempt_amd64.s:runtime.asyncPreempt [bin/goprog]
| 40 (14.81%)  /home/user/demo/src/gosrc/main.go:main.fib [bin/goprog]
| 30 (11.11%)  /usr/lib/go-1.19/src/sort/zsortfunc.go:sort.partition_func [bin/goprog]
| 20 ( 7.41%)  /home/user/demo/src/gosrc/main.go:main.work.func1 [bin/goprog]
| 10 ( 3.70%)  /usr/lib/go-1.19/src/internal/reflectlite/swapper.go:internal/reflectlite.Swapper.func5 [bin/goprog]
| 10 ( 3.70%)  /usr/lib/go-1.19/src/runtime/asm_amd64.s:runtime.gcWriteBarrier [bin/goprog]
| 10 ( 3.70%)  /usr/lib/go-1.19/src/runtime/memmove_amd64.s:runtime.memmove [bin/goprog]
| 10 ( 3.70%)  /usr/lib/go-1.19/src/runtime/mgcpacer.go:runtime.(*gcControllerState).update [bin/goprog]
| 10 ( 3.70%)  /usr/lib/go-1.19/src/runtime/mheap.go:runtime.pageIndexOf [bin/goprog]
| 10 ( 3.70%)  /usr/lib/go-1.19/src/runtime/string.go:runtime.concatstrings [bin/goprog]
| 10 ( 3.70%)  /usr/lib/go-1.19/src/strings/builder.go:strings.(*Builder).WriteString [bin/goprog]
|  0           /home/user/demo/src/gosrc/main.go:main.main [bin/goprog]
|  0           /home/user/demo/src/gosrc/main.go:main.main.func1 [bin/goprog]
|  0           /home/user/demo/src/gosrc/main.go:main.work [bin/goprog]
|  0           /usr/lib/go-1.19/src/fmt/print.go:fmt.(*pp).free [bin/goprog]
|  0           /usr/lib/go-1.19/src/fmt/print.go:fmt.Sprint [bin/goprog]
|  0           /usr/lib/go-1.19/src/runtime/asm_amd64.s:runtime.gcWriteBarrierDX [bin/goprog]
|  0           /usr/lib/go-1.19/src/runtime/malloc.go:runtime.(*mcache).nextFree [bin/goprog]
|  0           /usr/lib/go-1.19/src/runtime/mcache.go:runtime.(*mcache).refill [bin/goprog]
|  0           /usr/lib/go-1.19/src/runtime/mgcmark.go:runtime.gcmarknewobject [bin/goprog]
|  0           /usr/lib/go-1.19/src/runtime/proc.go:runtime.main [bin/goprog]
|  0           /usr/lib/go-1.19/src/runtime/string.go:runtime.concatstring2 [bin/goprog]
|  0           /usr/lib/go-1.19/src/runtime/string.go:runtime.rawstring [bin/goprog]
|  0           /usr/lib/go-1.19/src/runtime/string.go:runtime.rawstringtmp [bin/goprog]
|  0           /usr/lib/go-1.19/src/runtime/string.go:runtime.slicebytetostring [bin/goprog]
|  0           /usr/lib/go-1.19/src/sort/slice.go:sort.Slice [bin/goprog]
|  0           /usr/lib/go-1.19/src/sort/zsortfunc.go:sort.insertionSort_func [bin/goprog]
|  0           /usr/lib/go-1.19/src/sort/zsortfunc.go:sort.pdqsort_func [bin/goprog]
|  0           /usr/lib/go-1.19/src/strings/strings.go:strings.Repeat [bin/goprog]
|

== gopprof_cpu-inclusive
# By the independent program.
# compat: src/README N2, N5: calls=0
$ --auto=no --inclusive=yes --threshold=100 gopprof_cpu.callgrind
| @head
| Events recorded:  cpu(ms)
| Events shown:     cpu(ms)
| Event sort order: cpu(ms)
|
| --------------------------------------------------------------------------------
| cpu(ms)     \x20
| --------------------------------------------------------------------------------
| 270 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| cpu(ms)       file:function
| --------------------------------------------------------------------------------
| 250 (92.59%)  /home/user/demo/src/gosrc/main.go:main.work [bin/goprog]
|  80 (29.63%)  /usr/lib/go-1.19/src/runtime/malloc.go:runtime.mallocgc [bin/goprog]
|  80 (29.63%)  /usr/lib/go-1.19/src/sort/slice.go:sort.Slice [bin/goprog]
|  80 (29.63%)  /usr/lib/go-1.19/src/sort/zsortfunc.go:sort.pdqsort_func <cycle 1> [bin/goprog]
|  70 (25.93%)  /home/user/demo/src/gosrc/main.go:main.fib <cycle 2> [bin/goprog]
|  70 (25.93%)  /usr/lib/go-1.19/src/runtime/string.go:runtime.concatstring2 [bin/goprog]
|  70 (25.93%)  /usr/lib/go-1.19/src/runtime/string.go:runtime.concatstrings [bin/goprog]
|  70 (25.93%)  /usr/lib/go-1.19/src/sort/zsortfunc.go:sort.partition_func [bin/goprog]
|  60 (22.22%)  /usr/lib/go-1.19/src/runtime/string.go:runtime.rawstring [bin/goprog]
|  60 (22.22%)  /usr/lib/go-1.19/src/runtime/string.go:runtime.rawstringtmp [bin/goprog]
|  50 (18.52%)  /usr/lib/go-1.19/src/runtime/preempt_amd64.s:runtime.asyncPreempt [bin/goprog]
|  30 (11.11%)  /usr/lib/go-1.19/src/fmt/print.go:fmt.Sprint [bin/goprog]
|  20 ( 7.41%)  /home/user/demo/src/gosrc/main.go:main.main [bin/goprog]
|  20 ( 7.41%)  /home/user/demo/src/gosrc/main.go:main.main.func1 [bin/goprog]
|  20 ( 7.41%)  /home/user/demo/src/gosrc/main.go:main.work.func1 [bin/goprog]
|  20 ( 7.41%)  /usr/lib/go-1.19/src/internal/reflectlite/swapper.go:internal/reflectlite.Swapper.func5 [bin/goprog]
|  20 ( 7.41%)  /usr/lib/go-1.19/src/runtime/proc.go:runtime.main [bin/goprog]
|  20 ( 7.41%)  /usr/lib/go-1.19/src/runtime/string.go:runtime.slicebytetostring [bin/goprog]
|  20 ( 7.41%)  /usr/lib/go-1.19/src/strings/builder.go:strings.(*Builder).WriteString [bin/goprog]
|  20 ( 7.41%)  /usr/lib/go-1.19/src/strings/strings.go:strings.Repeat [bin/goprog]
|  10 ( 3.70%)  /usr/lib/go-1.19/src/fmt/print.go:fmt.(*pp).free [bin/goprog]
|  10 ( 3.70%)  /usr/lib/go-1.19/src/runtime/asm_amd64.s:runtime.gcWriteBarrier [bin/goprog]
|  10 ( 3.70%)  /usr/lib/go-1.19/src/runtime/asm_amd64.s:runtime.gcWriteBarrierDX [bin/goprog]
|  10 ( 3.70%)  /usr/lib/go-1.19/src/runtime/malloc.go:runtime.(*mcache).nextFree [bin/goprog]
|  10 ( 3.70%)  /usr/lib/go-1.19/src/runtime/mcache.go:runtime.(*mcache).refill [bin/goprog]
|  10 ( 3.70%)  /usr/lib/go-1.19/src/runtime/memmove_amd64.s:runtime.memmove [bin/goprog]
|  10 ( 3.70%)  /usr/lib/go-1.19/src/runtime/mgcmark.go:runtime.gcmarknewobject [bin/goprog]
|  10 ( 3.70%)  /usr/lib/go-1.19/src/runtime/mgcpacer.go:runtime.(*gcControllerState).update [bin/goprog]
|  10 ( 3.70%)  /usr/lib/go-1.19/src/runtime/mheap.go:runtime.pageIndexOf [bin/goprog]
|  10 ( 3.70%)  /usr/lib/go-1.19/src/sort/zsortfunc.go:sort.insertionSort_func [bin/goprog]
|

== gopprof_cpu-tree
# By the independent program.
# compat: src/README N2: calls=0
$ --auto=no --tree=both gopprof_cpu.callgrind
| @head
| Events recorded:  cpu(ms)
| Events shown:     cpu(ms)
| Event sort order: cpu(ms)
| Thresholds:       99
|
| --------------------------------------------------------------------------------
| cpu(ms)     \x20
| --------------------------------------------------------------------------------
| 270 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| cpu(ms)      file:function
| --------------------------------------------------------------------------------
|
| 60 (22.22%)  < /usr/lib/go-1.19/src/runtime/string.go:runtime.rawstring (0x) [bin/goprog]
| 20 ( 7.41%)  < /usr/lib/go-1.19/src/runtime/string.go:runtime.slicebytetostring (0x) [bin/goprog]
| 60 (22.22%)  *  /usr/lib/go-1.19/src/runtime/malloc.go:runtime.mallocgc [bin/goprog]
| 10 ( 3.70%)  >   /usr/lib/go-1.19/src/runtime/malloc.go:runtime.(*mcache).nextFree (0x) [bin/goprog]
| 10 ( 3.70%)  >   /usr/lib/go-1.19/src/runtime/mgcmark.go:runtime.gcmarknewobject (0x) [bin/goprog]
|
| 30 (11.11%)  < /home/user/demo/src/gosrc/main.go:main.fib <cycle 2> (0x) [bin/goprog]
| 10 ( 3.70%)  < /usr/lib/go-1.19/src/internal/reflectlite/swapper.go:internal/reflectlite.Swapper.func5 (0x) [bin/goprog]
| 10 ( 3.70%)  < /usr/lib/go-1.19/src/sort/zsortfunc.go:sort.insertionSort_func (0x) [bin/goprog]
| 50 (18.52%)  *  /usr/lib/go-1.19/src/runtime/preempt_amd64.s:runtime.asyncPreempt [bin/goprog]
|
| 70 (25.93%)  < /home/user/demo/src/gosrc/main.go:main.fib <cycle 2> (0x) [bin/goprog]
| 50 (18.52%)  < /home/user/demo/src/gosrc/main.go:main.work (0x) [bin/goprog]
| 20 ( 7.41%)  < /home/user/demo/src/gosrc/main.go:main.main.func1 (0x) [bin/goprog]
| 40 (14.81%)  *  /home/user/demo/src/gosrc/main.go:main.fib <cycle 2> [bin/goprog]
| 70 (25.93%)  >   /home/user/demo/src/gosrc/main.go:main.fib <cycle 2> (0x) [bin/goprog]
| 30 (11.11%)  >   /usr/lib/go-1.19/src/runtime/preempt_amd64.s:runtime.asyncPreempt (0x) [bin/goprog]
|
| 70 (25.93%)  < /usr/lib/go-1.19/src/sort/zsortfunc.go:sort.pdqsort_func <cycle 1> (0x) [bin/goprog]
| 30 (11.11%)  *  /usr/lib/go-1.19/src/sort/zsortfunc.go:sort.partition_func [bin/goprog]
| 20 ( 7.41%)  >   /home/user/demo/src/gosrc/main.go:main.work.func1 (0x) [bin/goprog]
| 20 ( 7.41%)  >   /usr/lib/go-1.19/src/internal/reflectlite/swapper.go:internal/reflectlite.Swapper.func5 (0x) [bin/goprog]
|
| 20 ( 7.41%)  < /usr/lib/go-1.19/src/sort/zsortfunc.go:sort.partition_func (0x) [bin/goprog]
| 20 ( 7.41%)  *  /home/user/demo/src/gosrc/main.go:main.work.func1 [bin/goprog]
|
| 20 ( 7.41%)  < /usr/lib/go-1.19/src/sort/zsortfunc.go:sort.partition_func (0x) [bin/goprog]
| 10 ( 3.70%)  *  /usr/lib/go-1.19/src/internal/reflectlite/swapper.go:internal/reflectlite.Swapper.func5 [bin/goprog]
| 10 ( 3.70%)  >   /usr/lib/go-1.19/src/runtime/preempt_amd64.s:runtime.asyncPreempt (0x) [bin/goprog]
|
| 10 ( 3.70%)  < /usr/lib/go-1.19/src/runtime/asm_amd64.s:runtime.gcWriteBarrierDX (0x) [bin/goprog]
| 10 ( 3.70%)  *  /usr/lib/go-1.19/src/runtime/asm_amd64.s:runtime.gcWriteBarrier [bin/goprog]
|
| 10 ( 3.70%)  < /usr/lib/go-1.19/src/strings/builder.go:strings.(*Builder).WriteString (0x) [bin/goprog]
| 10 ( 3.70%)  *  /usr/lib/go-1.19/src/runtime/memmove_amd64.s:runtime.memmove [bin/goprog]
|
| 10 ( 3.70%)  < /usr/lib/go-1.19/src/runtime/mcache.go:runtime.(*mcache).refill (0x) [bin/goprog]
| 10 ( 3.70%)  *  /usr/lib/go-1.19/src/runtime/mgcpacer.go:runtime.(*gcControllerState).update [bin/goprog]
|
| 10 ( 3.70%)  < /usr/lib/go-1.19/src/runtime/mgcmark.go:runtime.gcmarknewobject (0x) [bin/goprog]
| 10 ( 3.70%)  *  /usr/lib/go-1.19/src/runtime/mheap.go:runtime.pageIndexOf [bin/goprog]
|
| 70 (25.93%)  < /usr/lib/go-1.19/src/runtime/string.go:runtime.concatstring2 (0x) [bin/goprog]
| 10 ( 3.70%)  *  /usr/lib/go-1.19/src/runtime/string.go:runtime.concatstrings [bin/goprog]
| 60 (22.22%)  >   /usr/lib/go-1.19/src/runtime/string.go:runtime.rawstringtmp (0x) [bin/goprog]
|
| 20 ( 7.41%)  < /usr/lib/go-1.19/src/strings/strings.go:strings.Repeat (0x) [bin/goprog]
| 10 ( 3.70%)  *  /usr/lib/go-1.19/src/strings/builder.go:strings.(*Builder).WriteString [bin/goprog]
| 10 ( 3.70%)  >   /usr/lib/go-1.19/src/runtime/memmove_amd64.s:runtime.memmove (0x) [bin/goprog]
|

== gpprof_cpu
# gpprof_cpu, nytprof, rubyprof_wall_t1: the script prints the same.
# Made by google-pprof --callgrind gp gp.prof (gperftools 2.10).
$ --auto=no --threshold=100 gpprof_cpu.callgrind
| @head
| Profile data file 'gpprof_cpu.callgrind'
| Events recorded:  Hits
| Events shown:     Hits
| Event sort order: Hits
|
| --------------------------------------------------------------------------------
| Hits        \x20
| --------------------------------------------------------------------------------
| 207 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Hits         file:function
| --------------------------------------------------------------------------------
| 38 (18.36%)  ./math/../sysdeps/ieee754/dbl-64/s_sin.c:do_cos
| 27 (13.04%)  ./math/../sysdeps/x86/fpu/fenv_private.h:libc_feholdsetround_sse_ctx
| 25 (12.08%)  ./math/../sysdeps/ieee754/dbl-64/s_sin.c:do_sin
| 17 ( 8.21%)  ./math/../sysdeps/ieee754/dbl-64/s_sin.c:reduce_sincos
| 17 ( 8.21%)  /usr/include/c++/12/bits/predefined_ops.h:__gnu_cxx::__ops::_Iter_less_iter::operator[inline]
| 15 ( 7.25%)  /home/user/demo/src/gp.cpp:app::Worker::sum
| 11 ( 5.31%)  /usr/include/c++/12/bits/stl_iterator.h:__gnu_cxx::__normal_iterator::operator++[inline]
|  9 ( 4.35%)  ./math/../sysdeps/ieee754/dbl-64/s_sin.c:__sin_fma
|  9 ( 4.35%)  /usr/include/c++/12/bits/stl_algo.h:std::__unguarded_linear_insert
|  9 ( 4.35%)  /usr/include/c++/12/bits/stl_algo.h:std::__unguarded_partition[inline]
|  6 ( 2.90%)  ./math/../sysdeps/ieee754/dbl-64/s_sin.c:do_sincos
|  5 ( 2.42%)  /usr/include/c++/12/bits/stl_algo.h:std::__move_median_to_first[inline]
|  5 ( 2.42%)  /usr/include/c++/12/bits/stl_iterator.h:std::reverse_iterator::operator*[inline]
|  5 ( 2.42%)  ??:_init
|  2 ( 0.97%)  /usr/include/c++/12/bits/predefined_ops.h:__gnu_cxx::__ops::_Val_less_iter::operator[inline]
|  2 ( 0.97%)  /usr/include/c++/12/bits/stl_iterator.h:std::reverse_iterator::base[inline]
|  1 ( 0.48%)  ./math/../sysdeps/x86/fpu/fenv_private.h:libc_feresetround_sse_ctx
|  1 ( 0.48%)  /usr/include/c++/12/bits/move.h:std::swap[inline]
|  1 ( 0.48%)  /usr/include/c++/12/bits/stl_algo.h:std::__unguarded_insertion_sort[inline]
|  1 ( 0.48%)  /usr/include/c++/12/bits/stl_iterator.h:__gnu_cxx::operator-[inline]
|  1 ( 0.48%)  /usr/include/c++/12/bits/stl_iterator.h:std::reverse_iterator::reverse_iterator[inline]
|  .           ./csu/../csu/libc-start.c:__libc_start_main_impl
|  .           ./csu/../sysdeps/x86/libc-start.c:__libc_start_call_main
|  .           /home/user/demo/src/gp.cpp:app::Worker::fill
|  .           /home/user/demo/src/gp.cpp:app::Worker::rec
|  .           /home/user/demo/src/gp.cpp:main
|  .           /usr/include/c++/12/bits/stl_algo.h:std::__final_insertion_sort[inline]
|  .           /usr/include/c++/12/bits/stl_algo.h:std::__introsort_loop
|  .           /usr/include/c++/12/bits/stl_algo.h:std::__sort[inline]
|  .           /usr/include/c++/12/bits/stl_algo.h:std::__unguarded_partition_pivot[inline]
|  .           /usr/include/c++/12/bits/stl_algo.h:std::sort[inline]
|  .           /usr/include/c++/12/bits/stl_algobase.h:std::iter_swap[inline]
|  .           /usr/include/c++/12/bits/stl_iterator.h:std::operator-[inline]
|  .           /usr/include/c++/12/bits/stl_iterator.h:std::reverse_iterator::operator--[inline]
|

== jeprof_heap
# cost lines without a position.
# Made by jeprof --callgrind cpp0 je.*.heap (jemalloc 5.3.0).
# compat: src/README R10: cost lines without a position
$ --auto=no --threshold=100 jeprof_heap.callgrind
| @head
| Profile data file 'jeprof_heap.callgrind'
| Events recorded:  Hits
| Events shown:     Hits
| Event sort order: Hits
|
| --------------------------------------------------------------------------------
| Hits            \x20
| --------------------------------------------------------------------------------
| 266,645 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Hits             file:function
| --------------------------------------------------------------------------------
| 86,097 (32.29%)  :
| 81,920 (30.72%)  ./elf/./elf/dl-init.c:call_init
| 81,920 (30.72%)  _dl_start_user -> ./elf/./elf/dl-init.c:_dl_init
|  4,177 ( 1.57%)  ./csu/../sysdeps/x86/libc-start.c:__libc_start_call_main
|  4,177 ( 1.57%)  ./libio/./libio/filedoalloc.c:__GI__IO_file_doallocate
|  4,177 ( 1.57%)  __ostream_insert -> ./libio/./libio/iofwrite.c:__GI__IO_fwrite
|  4,177 ( 1.57%)  _start -> ./csu/../csu/libc-start.c:__libc_start_main_impl
|      .           ./csu/../csu/libc-start.c:__libc_start_main_impl
|      .           ./elf/./elf/dl-init.c:_dl_init
|      .           ./libio/./libio/fileops.c:_IO_new_file_overflow
|      .           ./libio/./libio/fileops.c:_IO_new_file_xsputn
|      .           ./libio/./libio/genops.c:__GI__IO_doallocbuf
|      .           ./libio/./libio/iofwrite.c:__GI__IO_fwrite
|

== lsprof
# fi= for fl=. load is lib.py's: 9 self, called 4 times for 14 = 9 + 5.
$ --tree=calling --no-auto --threshold=100 lsprof.callgrind
| @head
| Profile data file 'lsprof.callgrind'
| Events recorded:  Ticks
| Events shown:     Ticks
| Event sort order: Ticks
|
| --------------------------------------------------------------------------------
| Ticks      \x20
| --------------------------------------------------------------------------------
| 21 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ticks       file:function
| --------------------------------------------------------------------------------
|
| 9 (42.86%)  *  lib.py:load
| 5 (23.81%)  >   lib.py:parse (4x)
|
| 7 (33.33%)  *  app.py:run
| 14 (66.67%)  >   lib.py:load (4x)
|
| 5 (23.81%)  *  lib.py:parse
|

== nytprof
# Made by nytprofcg --file=X --out=nytprof.callgrind (Devel::NYTProf 6.12).
$ --auto=no --threshold=100 nytprof.callgrind
| @head
| Profile data file 'nytprof.callgrind'
| Events recorded:  Ticks
| Events shown:     Ticks
| Event sort order: Ticks
|
| --------------------------------------------------------------------------------
| Ticks         \x20
| --------------------------------------------------------------------------------
| 4,207 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ticks           file:function
| --------------------------------------------------------------------------------
| 1,800 (42.79%)  /home/user/demo/src/t.pl:main::BEGIN@2.1
|   855 (20.32%)  /home/user/demo/src/t.pl:main::fib
|   684 (16.26%)  /home/user/demo/src/t.pl:Foo::Bar::run
|   512 (12.17%)  /home/user/demo/src/t.pl:Foo::Bar::helper
|   151 ( 3.59%)  /usr/lib/x86_64-linux-gnu/perl-base/XSLoader.pm:XSLoader::load
|    71 ( 1.69%)  /home/user/demo/src/t.pl:main::CORE:sort
|    19 ( 0.45%)  /home/user/demo/src/t.pl:main::even
|    18 ( 0.43%)  /usr/lib/x86_64-linux-gnu/perl-base/warnings.pm:warnings::import
|    15 ( 0.36%)  /home/user/demo/src/t.pl:main::odd
|    12 ( 0.29%)  /home/user/demo/src/t.pl:main::BEGIN@2
|    10 ( 0.24%)  /usr/lib/x86_64-linux-gnu/perl-base/warnings.pm:warnings::_bits
|     9 ( 0.21%)  /usr/lib/x86_64-linux-gnu/perl-base/strict.pm:strict::unimport
|     6 ( 0.14%)  /usr/lib/x86_64-linux-gnu/perl-base/Exporter.pm:Exporter::BEGIN@3
|     6 ( 0.14%)  /usr/lib/x86_64-linux-gnu/perl-base/strict.pm:strict::import
|     6 ( 0.14%)  /usr/lib/x86_64-linux-gnu/perl-base/warnings.pm:warnings::CORE:match
|     5 ( 0.12%)  /home/user/demo/src/t.pl:main::CORE:print
|     5 ( 0.12%)  /usr/lib/x86_64-linux-gnu/perl-base/List/Util.pm:List::Util::BEGIN@9
|     3 ( 0.07%)  (eval 1)[t.pl:14]:main::dyn
|     3 ( 0.07%)  /home/user/demo/src/t.pl:Foo::Bar::DESTROY
|     3 ( 0.07%)  /home/user/demo/src/t.pl:Foo::Bar::new
|     3 ( 0.07%)  /usr/lib/x86_64-linux-gnu/perl-base/List/Util.pm:List::Util::BEGIN@10
|     3 ( 0.07%)  /usr/lib/x86_64-linux-gnu/perl-base/List/Util.pm:List::Util::sum
|     3 ( 0.07%)  /usr/lib/x86_64-linux-gnu/perl-base/warnings.pm:warnings::_expand_bits
|     2 ( 0.05%)  /home/user/demo/src/t.pl:main::__ANON__[t.pl:8]
|     2 ( 0.05%)  /usr/lib/x86_64-linux-gnu/perl-base/List/Util.pm:List::Util::BEGIN@35
|     1 ( 0.02%)  /usr/lib/x86_64-linux-gnu/perl-base/Exporter.pm:Exporter::BEGIN@4
|     .           /home/user/demo/src/t.pl:main::NULL
|     .           /home/user/demo/src/t.pl:main::RUNTIME
|     .           /usr/lib/x86_64-linux-gnu/perl-base/Exporter.pm:main::RUNTIME
|     .           /usr/lib/x86_64-linux-gnu/perl-base/List/Util.pm:main::RUNTIME
|     .           /usr/lib/x86_64-linux-gnu/perl-base/warnings.pm:main::BEGIN@2.1
|

== orbuculum
# "line instr" in the header, "instr line" in the lines: lines 12, 14, 40, and not 0x1000
# (4096). The second number of calls= is an address, too.
$ --by=line --no-auto --sort=Cyc orbuculum.callgrind
| orbuculum.callgrind
| 140 Cyc; showing 3 of 3 lines, 100.0% of Cyc
|        Cyc  line
| 71.43% 100  main.c:40, fw.elf  main
| 21.43%  30  drv.c:12, fw.elf   poll
|  7.14%  10  drv.c:14, fw.elf   poll
|
! cgannotate: orbuculum.callgrind:2: positions are out of order; columns are read in the order instr, bb, line

== rubyprof_wall_t1
# Made by CallTreePrinter of ruby-prof 1.4.5.
$ --auto=no --threshold=100 rubyprof_wall_t1.callgrind
| @head
| Profile data file 'rubyprof_wall_t1.callgrind'
| Events recorded:  wall_time
| Events shown:     wall_time
| Event sort order: wall_time
|
| --------------------------------------------------------------------------------
| wall_time      \x20
| --------------------------------------------------------------------------------
| 30,986 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| wall_time        file:function
| --------------------------------------------------------------------------------
| 19,271 (62.19%)  :Range::each
|  5,052 (16.30%)  :Integer::*
|  2,148 ( 6.93%)  :Integer::%
|  1,945 ( 6.28%)  :Thread::join
|  1,135 ( 3.66%)  /home/user/demo/src/t.rb:Object::fib
|    331 ( 1.07%)  :Kernel::load
|    221 ( 0.71%)  :Integer::-
|    218 ( 0.70%)  :Integer::<
|    108 ( 0.35%)  :Integer::+
|     91 ( 0.29%)  :Enumerable::inject
|     89 ( 0.29%)  :Thread::initialize
|     88 ( 0.28%)  /home/user/demo/src/t.rb:Deep/Er::work^
|     61 ( 0.20%)  :Integer::times
|     37 ( 0.12%)  /home/user/demo/src/t.rb:Object::run
|     22 ( 0.07%)  /home/user/demo/src/t.rb:Animal::speak
|     15 ( 0.05%)  /home/user/demo/src/<internal:numeric>:Integer::zero?
|     14 ( 0.05%)  /home/user/demo/src/t.rb:Object::even
|     14 ( 0.05%)  :Class::initialize
|     11 ( 0.04%)  /home/user/demo/src/t.rb:Object::define_method_call
|     10 ( 0.03%)  /home/user/demo/src/rp.rb:[global]::
|      9 ( 0.03%)  /home/user/demo/src/t.rb:Object::odd
|      9 ( 0.03%)  :Thread::new^
|      8 ( 0.03%)  :Class::new
|      7 ( 0.02%)  :Enumerable::each_slice
|      6 ( 0.02%)  /home/user/demo/src/t.rb:Animal::<=>
|      5 ( 0.02%)  :Array::sort
|      5 ( 0.02%)  :Module::define_method
|      4 ( 0.01%)  /home/user/demo/src/t.rb:#<Class:0x00007f9451909330>::odd name!
|      4 ( 0.01%)  :Animal::name
|      4 ( 0.01%)  :Array::each
|      4 ( 0.01%)  :Array::sum
|      4 ( 0.01%)  :Module::attr_reader
|      3 ( 0.01%)  /home/user/demo/src/t.rb:Animal::[]
|      3 ( 0.01%)  :Array::map
|      3 ( 0.01%)  :Module::append_features
|      3 ( 0.01%)  :Module::method_added
|      3 ( 0.01%)  :Range::size
|      2 ( 0.01%)  /home/user/demo/src/t.rb:Animal::initialize
|      2 ( 0.01%)  /home/user/demo/src/t.rb:Animal::make^
|      2 ( 0.01%)  :Class::inherited
|      2 ( 0.01%)  :Enumerable::map
|      2 ( 0.01%)  :Enumerator::each
|      2 ( 0.01%)  :IO::set_encoding
|      2 ( 0.01%)  :Module::include
|      2 ( 0.01%)  :String::<=>
|      2 ( 0.01%)  :String::[]
|      1 ( 0.00%)  :BasicObject::initialize
|      1 ( 0.00%)  :BasicObject::singleton_method_added
|      1 ( 0.00%)  :Module::included
|

== sum-check
# 1 + 1 = 2, but summary: says 3.
$ --check sum-rounded.callgrind
| sum-rounded.callgrind:2: warning: "summary:" gives 3 of ms, the self costs are 2

== sum-rounded
# 1 + 1 = 2, summary: 3; 1,000 + 200 is what it says. No file is cut.
$ --no-auto sum-rounded.callgrind
| @head
| Profile data file 'sum-rounded.callgrind'
| Events recorded:  ms bytes
| Events shown:     ms bytes
| Event sort order: ms bytes
| Thresholds:       99 0
|
| --------------------------------------------------------------------------------
| ms         bytes         \x20
| --------------------------------------------------------------------------------
| 3 (100.0%) 1,200 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| ms         bytes           file:function
| --------------------------------------------------------------------------------
| 1 (33.33%) 1,000 (83.33%)  a.js:f
| 1 (33.33%)   200 (16.67%)  b.js:g
|
! cgannotate: sum-rounded.callgrind:2: "summary:" gives 3 of ms, the self costs are 2

== xdebug20
# {main} has 55 of 100 and calls f for 42; summary: is the time of the process, 100 > 95.
$ --no-auto xdebug20.callgrind
| @head
| Profile data file 'xdebug20.callgrind'
| Profiled target:  /srv/x.php
| Thresholds:       99
|
| --------------------------------------------------------------------------------
| Time        \x20
| --------------------------------------------------------------------------------
| 100 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Time         file:function
| --------------------------------------------------------------------------------
| 55 (55.00%)  /srv/x.php:{main}
| 40 (40.00%)  /srv/x.php:f
|
! cgannotate: xdebug20.callgrind:14: "summary:" gives 100 of Time, the self costs are 95

== xdebug.append
# 146,150 and 915,328 in 2 parts: summary: 72,202 457,664 is the one that callgrind_annotate
# shows, the other 73,948 457,664.
# Made by Xdebug 3.2.0, run twice with -d xdebug.profiler_append=1.
# compat: src/README N3: parts add up, and ids are numbered anew
$ --auto=no --threshold=100 xdebug.append.cachegrind.out
| --------------------------------------------------------------------------------
| Profile data file 'xdebug.append.cachegrind.out' (creator: xdebug 3.2.0 (PHP 8.2.35))
| --------------------------------------------------------------------------------
| Profiled target:  /home/user/demo/src/t.php
| Parts:            2
| Events recorded:  Time_(10ns) Memory_(bytes)
| Events shown:     Time_(10ns) Memory_(bytes)
| Event sort order: Time_(10ns) Memory_(bytes)
| Thresholds:       100 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Time_(10ns)      Memory_(bytes)  \x20
| --------------------------------------------------------------------------------
| 146,150 (100.0%) 915,328 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Time_(10ns)     Memory_(bytes)  file:function
| --------------------------------------------------------------------------------
| 54,331 (37.17%)     0           /home/user/demo/src/t.php:App\\Models\\fib
| 23,433 (16.03%) 5,680 ( 0.62%)  /home/user/demo/src/t.php:{main}
| 12,742 ( 8.72%)     0           php:internal:php::usort
| 10,866 ( 7.43%)   784 ( 0.09%)  php:internal:php::preg_replace_callback
| 10,810 ( 7.40%)     0           /home/user/demo/src/t.php:App\\Models\\{closure:/home/user/demo/src/t.php:11-11}
|  3,793 ( 2.60%) 1,392 ( 0.15%)  php:internal:php::array_map
|  3,714 ( 2.54%)     0           /home/user/demo/src/t.php:App\\Models\\Circle->area
|  2,144 ( 1.47%)     0           /home/user/demo/src/t.php:App\\Models\\{closure:/home/user/demo/src/t.php:12-12}
|  2,043 ( 1.40%)     0           /home/user/demo/src/t.php:App\\Models\\Sq->__construct
|  1,717 ( 1.17%)   448 ( 0.05%)  php:internal:php::implode
|  1,469 ( 1.01%)     0           /home/user/demo/src/t.php:App\\Models\\Sq->area
|  1,410 ( 0.96%)     0           /home/user/demo/src/t.php:App\\Models\\isEven
|  1,233 ( 0.84%)     0           /home/user/demo/src/t.php:App\\Models\\isOdd
|  1,095 ( 0.75%)     0           /home/user/demo/src/t.php:App\\Models\\Circle->__construct
|    988 ( 0.68%)   832 ( 0.09%)  /home/user/demo/src/t.php:App\\Models\\{closure:/home/user/demo/src/t.php:18-18}
|    898 ( 0.61%)     0           /home/user/demo/src/inc file.php:include::/home/user/demo/src/inc file.php
|    897 ( 0.61%)    32 ( 0.00%)  /home/user/demo/src/t.php:App\\Models\\Base->__construct
|    429 ( 0.29%)     0           /home/user/demo/src/t.php(19) : eval()'d code:eval
|    414 ( 0.28%)     0           /home/user/demo/src/t.php:App\\Models\\Base->__destruct
|    383 ( 0.26%)   960 ( 0.10%)  /home/user/demo/src/t.php:App\\Models\\{closure:/home/user/demo/src/t.php:15-15}
|    343 ( 0.23%)     0           /home/user/demo/src/t.php:App\\Models\\{closure:/home/user/demo/src/t.php:17-17}
|    321 ( 0.22%)   432 ( 0.05%)  /home/user/demo/src/t.php:App\\Models\\Sq->foo
|    260 ( 0.18%)     0           /home/user/demo/src/t.php:App\\Models\\Sq->__call
|    180 ( 0.12%)     0           php:internal:php::Exception->__construct
|    120 ( 0.08%)     0           /home/user/demo/src/inc file.php:included
|     73 ( 0.05%)    80 ( 0.01%)  php:internal:php::str_repeat
|     62 ( 0.04%)    64 ( 0.01%)  php:internal:php::strtoupper
|     61 ( 0.04%)     0           php:internal:php::Exception->getMessage
|     41 ( 0.03%)     0           /home/user/demo/src/t.php(19) : eval()'d code:ev
|     41 ( 0.03%)     0           php:internal:php::count
|

== xtmemory_full
# The self costs sum to "totals:", 1285 15 6341 36 5056 21, and every function is listed.
# Made by valgrind --xtree-memory=full (Valgrind 3.19).
# compat: src/README N2: calls=0
$ --auto=no --threshold=100 xtmemory_full.kcg
| @head
| Profile data file 'xtmemory_full.kcg' (creator: xtree-1)
| Profiled target:  ../bin/leak (PID 16288)
| Events recorded:  curB curBk totB totBk totFdB totFdBk
| Events shown:     curB curBk totB totBk totFdB totFdBk
| Event sort order: curB curBk totB totBk totFdB totFdBk
| Thresholds:       100 0 0 0 0 0
|
| --------------------------------------------------------------------------------
| curB           curBk       totB           totBk       totFdB         totFdBk    \x20
| --------------------------------------------------------------------------------
| 1,285 (100.0%) 15 (100.0%) 6,341 (100.0%) 36 (100.0%) 5,056 (100.0%) 21 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| curB           curBk       totB           totBk       totFdB         totFdBk      file:function
| --------------------------------------------------------------------------------
| 1,045 (81.32%) 10 (66.67%) 1,045 (16.48%) 10 (27.78%)   960 (18.99%) 20 (95.24%)  /home/user/demo/src/leak.c:main
|   240 (18.68%)  5 (33.33%) 1,200 (18.92%) 25 (69.44%)     0           0           /home/user/demo/src/leak.c:build
|     0           0          4,096 (64.60%)  1 ( 2.78%)     0           0           ./libio/./libio/filedoalloc.c:_IO_file_doallocate
|     0           0              0           0          4,096 (81.01%)  1 ( 4.76%)  UnknownFile???:buffer_free
|     .           .              .           .              .           .           ./csu/../sysdeps/nptl/libc_start_call_main.h:(below main)
|     .           .              .           .              .           .           ./libio/./libio/fileops.c:_IO_file_overflow@@GLIBC_2.2.5
|     .           .              .           .              .           .           ./libio/./libio/fileops.c:_IO_file_xsputn@@GLIBC_2.2.5
|     .           .              .           .              .           .           ./libio/./libio/genops.c:_IO_doallocbuf
|     .           .              .           .              .           .           ./stdio-common/./stdio-common/printf.c:printf
|     .           .              .           .              .           .           ./stdio-common/./stdio-common/vfprintf-internal.c:__vfprintf_internal
|     .           .              .           .              .           .           ./stdlib/./stdlib/exit.c:__run_exit_handlers
|     .           .              .           .              .           .           ./stdlib/./stdlib/exit.c:exit
|     .           .              .           .              .           .           UnknownFile???:__libc_freeres
|     .           .              .           .              .           .           UnknownFile???:_vgnU_freeres
|

== xtmemory_full-inclusive
# By the independent program.
# compat: src/README N2: calls=0
$ --auto=no --inclusive=yes --threshold=100 xtmemory_full.kcg
| @head
| Profile data file 'xtmemory_full.kcg' (creator: xtree-1)
| Profiled target:  ../bin/leak (PID 16288)
| Events recorded:  curB curBk totB totBk totFdB totFdBk
| Events shown:     curB curBk totB totBk totFdB totFdBk
| Event sort order: curB curBk totB totBk totFdB totFdBk
| Thresholds:       100 0 0 0 0 0
|
| --------------------------------------------------------------------------------
| curB           curBk       totB           totBk       totFdB         totFdBk    \x20
| --------------------------------------------------------------------------------
| 1,285 (100.0%) 15 (100.0%) 6,341 (100.0%) 36 (100.0%) 5,056 (100.0%) 21 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| curB           curBk       totB           totBk       totFdB         totFdBk      file:function
| --------------------------------------------------------------------------------
| 1,285 (100.0%) 15 (100.0%) 5,861 (92.43%) 26 (72.22%)   960 (18.99%) 20 (95.24%)  /home/user/demo/src/leak.c:main
|   240 (18.68%)  5 (33.33%) 1,200 (18.92%) 25 (69.44%)     0           0           /home/user/demo/src/leak.c:build <cycle 1>
|     0           0          4,096 (64.60%)  1 ( 2.78%)     0           0           ./libio/./libio/filedoalloc.c:_IO_file_doallocate
|     0           0          4,096 (64.60%)  1 ( 2.78%)     0           0           ./libio/./libio/fileops.c:_IO_file_overflow@@GLIBC_2.2.5
|     0           0          4,096 (64.60%)  1 ( 2.78%)     0           0           ./libio/./libio/fileops.c:_IO_file_xsputn@@GLIBC_2.2.5
|     0           0          4,096 (64.60%)  1 ( 2.78%)     0           0           ./libio/./libio/genops.c:_IO_doallocbuf
|     0           0          4,096 (64.60%)  1 ( 2.78%)     0           0           ./stdio-common/./stdio-common/printf.c:printf
|     0           0          4,096 (64.60%)  1 ( 2.78%)     0           0           ./stdio-common/./stdio-common/vfprintf-internal.c:__vfprintf_internal
|     0           0              0           0          4,096 (81.01%)  1 ( 4.76%)  ./csu/../sysdeps/nptl/libc_start_call_main.h:(below main)
|     0           0              0           0          4,096 (81.01%)  1 ( 4.76%)  ./stdlib/./stdlib/exit.c:__run_exit_handlers
|     0           0              0           0          4,096 (81.01%)  1 ( 4.76%)  ./stdlib/./stdlib/exit.c:exit
|     0           0              0           0          4,096 (81.01%)  1 ( 4.76%)  UnknownFile???:__libc_freeres
|     0           0              0           0          4,096 (81.01%)  1 ( 4.76%)  UnknownFile???:_vgnU_freeres
|     0           0              0           0          4,096 (81.01%)  1 ( 4.76%)  UnknownFile???:buffer_free
|

== xtmemory_full-sort
# By totFdB 4,096 + 960 = 5,056, that is 100 %.
# compat: src/README N2: calls=0
$ --auto=no --sort=totFdB,curBk --show=curBk,totFdB xtmemory_full.kcg
| @head
| Profile data file 'xtmemory_full.kcg' (creator: xtree-1)
| Profiled target:  ../bin/leak (PID 16288)
| Events recorded:  curB curBk totB totBk totFdB totFdBk
| Events shown:     curBk totFdB
| Event sort order: totFdB curBk
| Thresholds:       99 0
|
| --------------------------------------------------------------------------------
| curBk       totFdB        \x20
| --------------------------------------------------------------------------------
| 15 (100.0%) 5,056 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| curBk       totFdB          file:function
| --------------------------------------------------------------------------------
|  0          4,096 (81.01%)  UnknownFile???:buffer_free
| 10 (66.67%)   960 (18.99%)  /home/user/demo/src/leak.c:main
|

== yappi_cpu
# (38) is never defined.
# Made by get_func_stats().save(type='callgrind') of yappi 1.4.0.
# compat: src/README R3: a name without costs and calls is no function
$ --auto=no --threshold=100 yappi_cpu.callgrind
| @head
| Profile data file 'yappi_cpu.callgrind' (creator: yappi)
| Profiled target:  y.py ../small/yappi_cpu.callgrind cpu (PID 15778, part 1)
| Events recorded:  Ticks
| Events shown:     Ticks
| Event sort order: Ticks
|
| --------------------------------------------------------------------------------
| Ticks         \x20
| --------------------------------------------------------------------------------
| 4,842 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ticks           file:function
| --------------------------------------------------------------------------------
| 3,985 (82.30%)  /home/user/demo/src/t.py:fib /home/user/demo/src/t.py:10
|    69 ( 1.43%)  /home/user/demo/src/t.py:main /home/user/demo/src/t.py:17
|    67 ( 1.38%)  /usr/lib/python3.11/re/_compiler.py:_compile_info /usr/lib/python3.11/re/_compiler.py:509
|    51 ( 1.05%)  /home/user/demo/src/t.py:gen /home/user/demo/src/t.py:15
|    43 ( 0.89%)  /usr/lib/python3.11/re/_parser.py:_parse /usr/lib/python3.11/re/_parser.py:507
|    42 ( 0.87%)  /usr/lib/python3.11/re/_parser.py:_parse_sub /usr/lib/python3.11/re/_parser.py:447
|    39 ( 0.81%)  /home/user/demo/src/t.py:memo /home/user/demo/src/t.py:13
|    31 ( 0.64%)  /usr/lib/python3.11/re/_compiler.py:compile /usr/lib/python3.11/re/_compiler.py:738
|    29 ( 0.60%)  /usr/lib/python3.11/re/_compiler.py:_compile /usr/lib/python3.11/re/_compiler.py:37
|    26 ( 0.54%)  /usr/lib/python3.11/threading.py:Condition.wait /usr/lib/python3.11/threading.py:288
|    24 ( 0.50%)  /usr/lib/python3.11/re/_compiler.py:_code /usr/lib/python3.11/re/_compiler.py:571
|    24 ( 0.50%)  /usr/lib/python3.11/threading.py:Thread.__init__ /usr/lib/python3.11/threading.py:849
|    22 ( 0.45%)  /home/user/demo/src/t.py:odd /home/user/demo/src/t.py:12
|    22 ( 0.45%)  /usr/lib/python3.11/threading.py:Thread._delete /usr/lib/python3.11/threading.py:1071
|    21 ( 0.43%)  /home/user/demo/src/t.py:<lambda> /home/user/demo/src/t.py:16
|    21 ( 0.43%)  /home/user/demo/src/t.py:<lambda> /home/user/demo/src/t.py:21
|    20 ( 0.41%)  /home/user/demo/src/t.py:even /home/user/demo/src/t.py:11
|    18 ( 0.37%)  /home/user/demo/src/t.py:<genexpr> /home/user/demo/src/t.py:4
|    18 ( 0.37%)  /usr/lib/python3.11/re/__init__.py:_compile /usr/lib/python3.11/re/__init__.py:272
|    16 ( 0.33%)  /usr/lib/python3.11/re/_parser.py:parse /usr/lib/python3.11/re/_parser.py:970
|    15 ( 0.31%)  /usr/lib/python3.11/json/encoder.py:JSONEncoder.iterencode /usr/lib/python3.11/json/encoder.py:205
|    14 ( 0.29%)  /usr/lib/python3.11/threading.py:Event.wait /usr/lib/python3.11/threading.py:604
|    13 ( 0.27%)  /usr/lib/python3.11/threading.py:Thread.start /usr/lib/python3.11/threading.py:938
|    12 ( 0.25%)  /usr/lib/python3.11/json/encoder.py:JSONEncoder.encode /usr/lib/python3.11/json/encoder.py:183
|    10 ( 0.21%)  /usr/lib/python3.11/re/_parser.py:SubPattern.__getitem__ /usr/lib/python3.11/re/_parser.py:162
|     9 ( 0.19%)  /usr/lib/python3.11/enum.py:RegexFlag.__and__ /usr/lib/python3.11/enum.py:1504
|     9 ( 0.19%)  /usr/lib/python3.11/re/_compiler.py:_optimize_charset /usr/lib/python3.11/re/_compiler.py:241
|     8 ( 0.17%)  /usr/lib/python3.11/_weakrefset.py:WeakSet.add /usr/lib/python3.11/_weakrefset.py:85
|     8 ( 0.17%)  /usr/lib/python3.11/enum.py:__call__ /usr/lib/python3.11/enum.py:691
|     8 ( 0.17%)  /usr/lib/python3.11/json/__init__.py:dumps /usr/lib/python3.11/json/__init__.py:183
|     8 ( 0.17%)  /usr/lib/python3.11/re/__init__.py:findall /usr/lib/python3.11/re/__init__.py:208
|     8 ( 0.17%)  /usr/lib/python3.11/re/_parser.py:SubPattern.getwidth /usr/lib/python3.11/re/_parser.py:172
|     7 ( 0.14%)  /home/user/demo/src/t.py:A.run /home/user/demo/src/t.py:4
|     7 ( 0.14%)  /usr/lib/python3.11/threading.py:Thread.join /usr/lib/python3.11/threading.py:1080
|     6 ( 0.12%)  /usr/lib/python3.11/re/_parser.py:Tokenizer.__init__ /usr/lib/python3.11/re/_parser.py:222
|     6 ( 0.12%)  /usr/lib/python3.11/threading.py:Event.__init__ /usr/lib/python3.11/threading.py:555
|     6 ( 0.12%)  /usr/lib/python3.11/threading.py:Thread._stop /usr/lib/python3.11/threading.py:1044
|     5 ( 0.10%)  /usr/lib/python3.11/threading.py:Condition.__exit__ /usr/lib/python3.11/threading.py:267
|     5 ( 0.10%)  /usr/lib/python3.11/threading.py:Condition.__init__ /usr/lib/python3.11/threading.py:236
|     5 ( 0.10%)  /usr/lib/python3.11/threading.py:Thread._wait_for_tstate_lock /usr/lib/python3.11/threading.py:1118
|     5 ( 0.10%)  /usr/lib/python3.11/threading.py:current_thread /usr/lib/python3.11/threading.py:1446
|     4 ( 0.08%)  /home/user/demo/src/t.py:st /home/user/demo/src/t.py:8
|     4 ( 0.08%)  /usr/lib/python3.11/re/_parser.py:SubPattern.__len__ /usr/lib/python3.11/re/_parser.py:158
|     4 ( 0.08%)  /usr/lib/python3.11/re/_parser.py:SubPattern.append /usr/lib/python3.11/re/_parser.py:170
|     4 ( 0.08%)  /usr/lib/python3.11/re/_parser.py:Tokenizer.__next /usr/lib/python3.11/re/_parser.py:231
|     4 ( 0.08%)  /usr/lib/python3.11/threading.py:_maintain_shutdown_locks /usr/lib/python3.11/threading.py:822
|     4 ( 0.08%)  /usr/lib/python3.11/threading.py:run /usr/lib/python3.11/threading.py:964
|     4 ( 0.08%)  <string with spaces>:<module> <string with spaces>:1
|     3 ( 0.06%)  /usr/lib/python3.11/re/_compiler.py:_compile_charset /usr/lib/python3.11/re/_compiler.py:214
|     3 ( 0.06%)  /usr/lib/python3.11/re/_parser.py:Tokenizer.match /usr/lib/python3.11/re/_parser.py:247
|     3 ( 0.06%)  /usr/lib/python3.11/threading.py:Condition._acquire_restore /usr/lib/python3.11/threading.py:276
|     3 ( 0.06%)  /usr/lib/python3.11/threading.py:Condition._release_save /usr/lib/python3.11/threading.py:273
|     2 ( 0.04%)  /home/user/demo/src/t.py:<listcomp> /home/user/demo/src/t.py:9
|     2 ( 0.04%)  /home/user/demo/src/t.py:A.__add__ /home/user/demo/src/t.py:5
|     2 ( 0.04%)  /home/user/demo/src/t.py:A.__init__ /home/user/demo/src/t.py:3
|     2 ( 0.04%)  /usr/lib/python3.11/enum.py:__new__ /usr/lib/python3.11/enum.py:1096
|     2 ( 0.04%)  /usr/lib/python3.11/re/_compiler.py:_get_literal_prefix /usr/lib/python3.11/re/_compiler.py:434
|     2 ( 0.04%)  /usr/lib/python3.11/re/_compiler.py:_simple /usr/lib/python3.11/re/_compiler.py:396
|     2 ( 0.04%)  /usr/lib/python3.11/re/_compiler.py:isstring /usr/lib/python3.11/re/_compiler.py:568
|     2 ( 0.04%)  /usr/lib/python3.11/re/_parser.py:State.groups /usr/lib/python3.11/re/_parser.py:79
|     2 ( 0.04%)  /usr/lib/python3.11/re/_parser.py:Tokenizer.get /usr/lib/python3.11/re/_parser.py:252
|     2 ( 0.04%)  /usr/lib/python3.11/re/_parser.py:Tokenizer.tell /usr/lib/python3.11/re/_parser.py:284
|     2 ( 0.04%)  /usr/lib/python3.11/re/_parser.py:_escape /usr/lib/python3.11/re/_parser.py:367
|     2 ( 0.04%)  /usr/lib/python3.11/threading.py:<listcomp> /usr/lib/python3.11/threading.py:832
|     2 ( 0.04%)  /usr/lib/python3.11/threading.py:Condition.__enter__ /usr/lib/python3.11/threading.py:264
|     2 ( 0.04%)  /usr/lib/python3.11/threading.py:_newname /usr/lib/python3.11/threading.py:804
|     2 ( 0.04%)  <string with spaces>:dyn <string with spaces>:1
|     1 ( 0.02%)  /home/user/demo/src/t.py:A.half /home/user/demo/src/t.py:6
|     1 ( 0.02%)  /usr/lib/python3.11/re/_compiler.py:_get_charset_prefix /usr/lib/python3.11/re/_compiler.py:465
|     1 ( 0.02%)  /usr/lib/python3.11/re/_compiler.py:_get_iscased /usr/lib/python3.11/re/_compiler.py:426
|     1 ( 0.02%)  /usr/lib/python3.11/re/_parser.py:State.__init__ /usr/lib/python3.11/re/_parser.py:73
|     1 ( 0.02%)  /usr/lib/python3.11/re/_parser.py:SubPattern.__init__ /usr/lib/python3.11/re/_parser.py:109
|     1 ( 0.02%)  /usr/lib/python3.11/re/_parser.py:fix_flags /usr/lib/python3.11/re/_parser.py:954
|     1 ( 0.02%)  /usr/lib/python3.11/threading.py:Condition._is_owned /usr/lib/python3.11/threading.py:279
|     1 ( 0.02%)  /usr/lib/python3.11/threading.py:Event.is_set /usr/lib/python3.11/threading.py:568
|     1 ( 0.02%)  /usr/lib/python3.11/threading.py:_MainThread.daemon /usr/lib/python3.11/threading.py:1199
|     1 ( 0.02%)  /usr/lib/python3.11/threading.py:_make_invoke_excepthook /usr/lib/python3.11/threading.py:1317
|     0           /usr/lib/python3.11/re/_parser.py:SubPattern.__setitem__ /usr/lib/python3.11/re/_parser.py:166
|
! cgannotate: yappi_cpu.callgrind:222: id (38) of a file is not defined; it is shown as ???
! cgannotate: yappi_cpu.callgrind:223: id (38) of a function is not defined; it is shown as ???
