## A real profile, of valgrind 3.19 with gcc 12:
##   gcc -O1 -g -gdwarf-4 -fdebug-prefix-map=$PWD=src -o sample sample.c
##   valgrind --tool=callgrind --toggle-collect=main \
##       --callgrind-out-file=callgrind.out.sample ./sample
## It prints "300 numbers, height 20": recursion (insert, height) and code
## inlined from a header (tree.h:insert). valgrind said "Collected : 72671".
##
## Rows, inclusive costs and lines were also worked out by an independent program,
## written from the rules of src/README; callgrind_annotate 3.19 prints the same
## rows and lines. Calls beside lines: that program gives 276,768 for line 25,
## insert to insert'2: 49,020 in 299 calls of insert, and 227,748 in 2,524 calls among insert'2, all part of
## the same work, 49,020, which is what insert'2, a cycle, costs. Line 37 and 38:
## 7,847 and 1,430 of height, and much more of height'2; the cycle costs 9,277. No
## inclusive number exceeds its total (src/README N5). Not annotated: by that
## program, the lines of the ten files listed as not found cost 2,972.

@head
| --------------------------------------------------------------------------------
| Profile data file 'callgrind.out.sample' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache:\x20
| D1 cache:\x20
| LL cache:\x20
| Timerange: Basic block 0 - 41315
| Trigger: Program termination
| Profiled target:  ./sample (PID 13273, part 1)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

== compact
# Rows and lines of an independent program: insert'2 is 25,240 of tree.h and 23,780 of sample.c,
# and its two kinds of calls in line 25 no more than its cycle.
$ --layout=screen --width=80 --context=0 callgrind.out.sample
| ./sample, callgrind.out.sample
| 72,671 Ir; showing 16 of 45 functions, 99.04% of Ir
|          Self           Incl  Calls  function
| 67.45% 49,020  67.45% 49,020  2,823  insert'2 <cycle 1>                 sample.c
| 12.77%  9,277  12.77%  9,277    600  height'2 <cycle 2>                 sample.c
|  7.42%  5,394  74.88% 54,414    300  insert                             sample.c
|  4.54%  3,300   4.54%  3,300    300  random_number                      sample.c
|  2.92%  2,125  100.0% 72,671      1  main                               sample.c
|  1.18%    857   1.52%  1,102      1  ptmalloc_init                       arena.c
|  0.70%    508   3.97%  2,882      1  __vfprintf_internal     vfprintf-internal.c
|  0.33%    239   0.48%    347     86  do_lookup_x                     dl-lookup.c
|  0.33%    238   0.33%    238     12  __tunable_get_val             dl-tunables.c
|  0.30%    221   0.63%    461      2  _int_malloc                        malloc.c
|  0.28%    201   3.04%  2,206      5  _IO_file_xsputn                   fileops.c
|  0.21%    154   0.32%    232      1  sysmalloc                          malloc.c
|  0.18%    134   0.66%    481      3  _dl_lookup_symbol_x             dl-lookup.c
|  0.16%    115   0.63%    461      1  tcache_init                        malloc.c
|  0.13%     96   0.79%    577      3  _dl_fixup                      dl-runtime.c
|  0.13%     94   0.13%     94      2  _itoa_word                          _itoa.c
|
|            Ir      src/sample.c
|  1.24%    900  12          *state = *state * 1103515245 + 12345;
|  2.89%  2,100  13          return *state / 65536 % 1000;
|  0.41%    300  14  }
| -- line 19 ----------------------------------------
|  3.88%  2,823  19  {
| 12.89%  9,369  20          if (*root == 0) {
|  2.06%  1,500  21                  nodes[used].key = key;
|  1.24%    900  22                  *root = used++;
|  0.41%    300  23                  return;
| -- line 25 ----------------------------------------
|  3.88%  2,823  25          insert(child_for(&nodes[*root], key), key);
| 67.45% 49,020      => insert'2 <cycle 1> (2,823x)                       sample.c
|  3.88%  2,823  26          nodes[0].key++;
|  7.77%  5,646  27  }
| -- line 32 ----------------------------------------
|  2.89%  2,101  32  {
| -- line 35 ----------------------------------------
|  1.65%  1,202  35          if (root == 0)
| -- line 37 ----------------------------------------
|  2.89%  2,100  37          left = height(nodes[root].child[0]);
| 12.77%  9,277      => height'2 <cycle 2> (300x)                         sample.c
|  1.24%    900  38          right = height(nodes[root].child[1]);
| 12.77%  9,277      => height'2 <cycle 2> (300x)                         sample.c
|  1.24%    900  39          return 1 + (left > right ? left : right);
|  2.89%  2,101  40  }
| -- line 43 ----------------------------------------
|  0.00%      3  43  {
|  0.00%      3  44          unsigned root = 0, state = 42, i;
| -- line 46 ----------------------------------------
|  0.83%    600  46          for (i = 0; i < 300; i++)
|  2.07%  1,501  47                  insert(&root, (int)random_number(&state));
| 74.88% 54,414      => insert (300x)                                     sample.c
|  4.54%  3,300      => random_number (300x)                              sample.c
|  0.02%     13  48          printf("%u numbers, height %u\\n", used - 1, height...
| 12.80%  9,304      => height (1x)                                       sample.c
|  4.01%  2,911      => printf (1x)                                       printf.c
|  0.85%    617      => _dl_runtime_resolve_xsave (1x)             dl-trampoline.h
| -- line 50 ----------------------------------------
|  0.01%      5  50  }
|
|            Ir     src/tree.h
| 38.85% 28,230  9          return &node->child[key > node->key];
|
| 17 sources not found (-I DIR says where):
|   ./elf/../sysdeps/generic/dl-new-hash.h,
|   ./elf/../sysdeps/generic/dl-protected.h, ./elf/../sysdeps/generic/ldsodefs.h,
|   ./elf/../sysdeps/x86_64/dl-machine.h, ./elf/../sysdeps/x86_64/dl-runtime.h,
|   ./elf/./elf/dl-lookup.c, ./elf/./elf/dl-runtime.c, ./elf/./elf/dl-tunables.c,
|   ./libio/./libio/fileops.c, ./libio/./libio/libioP.h,
|   ./malloc/./malloc/arena.c, ./malloc/./malloc/malloc.c,
|   ./stdio-common/../libio/libioP.h, ./stdio-common/./stdio-common/_itoa.c,
|   ./stdio-common/./stdio-common/printf-parse.h,
|   ./stdio-common/./stdio-common/vfprintf-internal.c,
|   ./stdio-common/./stdio-common/vfprintf-process-arg.c

== compact-files
# sample.c is insert'2, height'2, random_number, insert, main and height (27): 40,913 in 300 +
# 2,823 + 1 + 600 + 300 + 1 calls; tree.h 25,240 + 2,990, which nobody calls.
$ --layout=screen --width=80 --by=file --top=2 --auto=no callgrind.out.sample
| ./sample, callgrind.out.sample
| 72,671 Ir; showing 2 of 37 files, 95.15% of Ir
|          Self           Incl  Calls  file
| 56.30% 40,913  100.0% 72,671  4,025  src/sample.c
| 38.85% 28,230  38.85% 28,230      0  src/tree.h
|

== compact-lines
# insert'2 runs lines 20 and 27 in 2,823 and 2,524 calls, 3 and 2 Ir each: 8,469 and 5,048;
# tree.h:9 is 25,240 of insert'2 and 2,990 of insert.
$ --layout=screen --width=80 --by=line --top=4 callgrind.out.sample
| ./sample, callgrind.out.sample
| 72,671 Ir; showing 4 of 605 lines, 57.45% of Ir
|            Ir  line
| 34.73% 25,240  tree.h:9     insert'2  return &node->child[key > node->key];
| 11.65%  8,469  sample.c:20  insert'2  if (*root == 0) {
|  6.95%  5,048  sample.c:27  insert'2  }
|  4.11%  2,990  tree.h:9     insert    return &node->child[key > node->key];
|

== default
# Rows and lines are those of an independent program, and of callgrind_annotate 3.19.
# compat: src/README O5, N5, O8: all calls of a source line, and no call within a cycle above the cycle; the share not annotated
$ --context=2
| @head
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir             \x20
| --------------------------------------------------------------------------------
| 72,671 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir               file:function
| --------------------------------------------------------------------------------
| 25,240 (34.73%)  src/tree.h:insert'2
| 23,780 (32.72%)  src/sample.c:insert'2 [/home/user/sample/sample]
|  9,277 (12.77%)  src/sample.c:height'2 [/home/user/sample/sample]
|  3,300 ( 4.54%)  src/sample.c:random_number [/home/user/sample/sample]
|  2,990 ( 4.11%)  src/tree.h:insert
|  2,404 ( 3.31%)  src/sample.c:insert [/home/user/sample/sample]
|  2,125 ( 2.92%)  src/sample.c:main [/home/user/sample/sample]
|    776 ( 1.07%)  ./malloc/./malloc/malloc.c:ptmalloc_init.part.0
|    288 ( 0.40%)  ./stdio-common/./stdio-common/vfprintf-internal.c:__vfprintf_internal [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    238 ( 0.33%)  ./elf/./elf/dl-tunables.c:__tunable_get_val [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    230 ( 0.32%)  ./elf/./elf/dl-lookup.c:do_lookup_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    221 ( 0.30%)  ./malloc/./malloc/malloc.c:_int_malloc [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    194 ( 0.27%)  ./libio/./libio/fileops.c:_IO_file_xsputn@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    172 ( 0.24%)  ./stdio-common/./stdio-common/vfprintf-process-arg.c:__vfprintf_internal
|    154 ( 0.21%)  ./malloc/./malloc/malloc.c:sysmalloc [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    115 ( 0.16%)  ./malloc/./malloc/malloc.c:tcache_init.part.0 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     94 ( 0.13%)  ./elf/./elf/dl-runtime.c:_dl_fixup [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     94 ( 0.13%)  ./stdio-common/./stdio-common/_itoa.c:_itoa_word [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     92 ( 0.13%)  ./elf/./elf/dl-lookup.c:_dl_lookup_symbol_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     81 ( 0.11%)  ./malloc/./malloc/arena.c:ptmalloc_init.part.0 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     60 ( 0.08%)  ./elf/./elf/dl-lookup.c:check_match [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     54 ( 0.07%)  ./string/../sysdeps/x86_64/multiarch/strchr-avx2.S:__strchrnul_avx2 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: src/tree.h
| --------------------------------------------------------------------------------
| Ir             \x20
|
| -- line 7 ----------------------------------------
|      .           static inline unsigned *child_for(struct node *node, int key)
|      .           {
| 28,230 (38.85%)  	return &node->child[key > node->key];
|      .           }
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: src/sample.c
| --------------------------------------------------------------------------------
| Ir            \x20
|
| -- line 10 ----------------------------------------
|     .           static unsigned random_number(unsigned *state)
|     .           {
|   900 ( 1.24%)  	*state = *state * 1103515245 + 12345;
| 2,100 ( 2.89%)  	return *state / 65536 % 1000;
|   300 ( 0.41%)  }
|     .          \x20
|     .           /* Recursion with one call. */
| -- line 16 ----------------------------------------
| -- line 17 ----------------------------------------
|     .           __attribute__((noinline))
|     .           static void insert(unsigned *root, int key)
| 2,823 ( 3.88%)  {
| 9,369 (12.89%)  	if (*root == 0) {
| 1,500 ( 2.06%)  		nodes[used].key = key;
|   900 ( 1.24%)  		*root = used++;
|   300 ( 0.41%)  		return;
|     .           	}
| 2,823 ( 3.88%)  	insert(child_for(&nodes[*root], key), key);
| 49,020 (67.45%)  => src/sample.c:insert'2 (2,823x)
| 2,823 ( 3.88%)  	nodes[0].key++;
| 5,646 ( 7.77%)  }
|     .          \x20
|     .           /* Recursion with two. */
| -- line 29 ----------------------------------------
| -- line 30 ----------------------------------------
|     .           __attribute__((noinline))
|     .           static unsigned height(unsigned root)
| 2,101 ( 2.89%)  {
|     .           	unsigned left, right;
|     .          \x20
| 1,202 ( 1.65%)  	if (root == 0)
|     .           		return 0;
| 2,100 ( 2.89%)  	left = height(nodes[root].child[0]);
| 9,277 (12.77%)  => src/sample.c:height'2 (300x)
|   900 ( 1.24%)  	right = height(nodes[root].child[1]);
| 9,277 (12.77%)  => src/sample.c:height'2 (300x)
|   900 ( 1.24%)  	return 1 + (left > right ? left : right);
| 2,101 ( 2.89%)  }
|     .          \x20
|     .           int main(void)
|     3 ( 0.00%)  {
|     3 ( 0.00%)  	unsigned root = 0, state = 42, i;
|     .          \x20
|   600 ( 0.83%)  	for (i = 0; i < 300; i++)
| 1,501 ( 2.07%)  		insert(&root, (int)random_number(&state));
| 54,414 (74.88%)  => src/sample.c:insert (300x)
| 3,300 ( 4.54%)  => src/sample.c:random_number (300x)
|    13 ( 0.02%)  	printf("%u numbers, height %u\\n", used - 1, height(root));
| 9,304 (12.80%)  => src/sample.c:height (1x)
| 2,911 ( 4.01%)  => ./stdio-common/./stdio-common/printf.c:printf (1x)
|   617 ( 0.85%)  => ./elf/../sysdeps/x86_64/dl-trampoline.h:_dl_runtime_resolve_xsave (1x)
|     .           	return 0;
|     5 ( 0.01%)  }
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   ./elf/./elf/dl-lookup.c
|   ./elf/./elf/dl-runtime.c
|   ./elf/./elf/dl-tunables.c
|   ./libio/./libio/fileops.c
|   ./malloc/./malloc/arena.c
|   ./malloc/./malloc/malloc.c
|   ./stdio-common/./stdio-common/_itoa.c
|   ./stdio-common/./stdio-common/vfprintf-internal.c
|   ./stdio-common/./stdio-common/vfprintf-process-arg.c
|   ./string/../sysdeps/x86_64/multiarch/strchr-avx2.S
|
| --------------------------------------------------------------------------------
| Ir             \x20
| --------------------------------------------------------------------------------
| 69,143 (95.15%)  events annotated
|

== fn-compact
# The figures of cmd.tree and, of calls, 54,414 / 300 = 181.38, 49,020 / 299 = 163.9 and
# 49,020 / 2,823 = 17.4. 2,524 calls in the cycle were recorded with more: at most.
$ --fn=insert --layout=screen --width=80 callgrind.out.sample
| insert                                    src/sample.c, /home/user/sample/sample
| self 5,394 Ir (7.42%), inclusive 54,414 (74.88%), 300 calls, 181 each
|          Incl  Calls  Each  callers
| 100.0% 54,414    300   181  main                                     sample.c:47
|          Incl  Calls  Each  callees
| 90.09% 49,020    299   164  insert'2 <cycle 1>                       sample.c:25
|
|            Ir      src/sample.c
|  0.41%    299  19  {
|  1.24%    900  20          if (*root == 0) {
|  0.01%      5  21                  nodes[used].key = key;
|  0.00%      3  22                  *root = used++;
|  0.00%      1  23                  return;
|             .  24          }
|  0.41%    299  25          insert(child_for(&nodes[*root], key), key);
| 67.45% 49,020      => insert'2 <cycle 1> (299x)                         sample.c
|  0.41%    299  26          nodes[0].key++;
|  0.82%    598  27  }
|
|          Ir     src/tree.h
| 4.11% 2,990  9          return &node->child[key > node->key];
|
|
| insert'2 <cycle 1>                        src/sample.c, /home/user/sample/sample
| self 49,020 Ir (67.45%), inclusive 49,020 (67.45%), 2,823 calls, 17 each
|          Incl  Calls  Each  callers
| 100.0% 49,020    299   164  insert                                   sample.c:25
| 100.0% 49,020  2,524        insert'2 <cycle 1>                       sample.c:25
|          Incl  Calls  Each  callees
| 100.0% 49,020  2,524        insert'2 <cycle 1>                       sample.c:25
|
|            Ir      src/sample.c
|  3.47%  2,524  19  {
| 11.65%  8,469  20          if (*root == 0) {
|  2.06%  1,495  21                  nodes[used].key = key;
|  1.23%    897  22                  *root = used++;
|  0.41%    299  23                  return;
|             .  24          }
|  3.47%  2,524  25          insert(child_for(&nodes[*root], key), key);
| 67.45% 49,020      => insert'2 <cycle 1> (2,524x)                       sample.c
|  3.47%  2,524  26          nodes[0].key++;
|  6.95%  5,048  27  }
|
|            Ir     src/tree.h
| 34.73% 25,240  9          return &node->child[key > node->key];
|

== inclusive
# Inclusive costs are those of an independent reader: no member of a cycle costs more than the
# cycle, 49,020 and 9,277.
# compat: src/README N5: members of cycles; ties by name
$ --auto=no --inclusive=yes callgrind.out.sample
| @head
|
| --------------------------------------------------------------------------------
| Ir             \x20
| --------------------------------------------------------------------------------
| 72,671 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir               file:function
| --------------------------------------------------------------------------------
| 72,671 (100.0%)  ./csu/../csu/libc-start.c:__libc_start_main@@GLIBC_2.34 [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 72,671 (100.0%)  ./csu/../sysdeps/nptl/libc_start_call_main.h:(below main) [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 72,671 (100.0%)  ???:(below main) [/home/user/sample/sample]
| 72,671 (100.0%)  ???:0x000000000001ab70 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 72,671 (100.0%)  src/sample.c:main [/home/user/sample/sample]
| 54,414 (74.88%)  src/sample.c:insert [/home/user/sample/sample]
| 49,020 (67.45%)  src/sample.c:insert'2 <cycle 1> [/home/user/sample/sample]
| 25,240 (34.73%)  src/tree.h:insert'2
|  9,304 (12.80%)  src/sample.c:height [/home/user/sample/sample]
|  9,277 (12.77%)  src/sample.c:height'2 <cycle 2> [/home/user/sample/sample]
|  3,300 ( 4.54%)  src/sample.c:random_number [/home/user/sample/sample]
|  2,990 ( 4.11%)  src/tree.h:insert
|  2,911 ( 4.01%)  ./stdio-common/./stdio-common/printf.c:printf [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  2,882 ( 3.97%)  ./stdio-common/./stdio-common/vfprintf-internal.c:__vfprintf_internal [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  2,206 ( 3.04%)  ./libio/./libio/fileops.c:_IO_file_xsputn@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  1,895 ( 2.61%)  ./libio/./libio/fileops.c:_IO_file_overflow@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  1,841 ( 2.53%)  ./libio/./libio/genops.c:_IO_doallocbuf [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  1,816 ( 2.50%)  ./libio/./libio/filedoalloc.c:_IO_file_doallocate [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  1,724 ( 2.37%)  ???:0x000000000486d368 [???]
|  1,723 ( 2.37%)  ./malloc/./malloc/malloc.c:malloc [/usr/lib/x86_64-linux-gnu/libc.so.6]
|  1,105 ( 1.52%)  ./malloc/./malloc/arena.c:malloc
|  1,102 ( 1.52%)  ./malloc/./malloc/arena.c:ptmalloc_init.part.0 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    783 ( 1.08%)  ./malloc/./malloc/malloc.c:ptmalloc_init.part.0
|    617 ( 0.85%)  ./elf/../sysdeps/x86_64/dl-trampoline.h:_dl_runtime_resolve_xsave [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|

== self
# Rows and order are those of callgrind_annotate 3.19 to the byte, and of an independent reader.
$ --auto=no callgrind.out.sample
| @head
|
| --------------------------------------------------------------------------------
| Ir             \x20
| --------------------------------------------------------------------------------
| 72,671 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir               file:function
| --------------------------------------------------------------------------------
| 25,240 (34.73%)  src/tree.h:insert'2
| 23,780 (32.72%)  src/sample.c:insert'2 [/home/user/sample/sample]
|  9,277 (12.77%)  src/sample.c:height'2 [/home/user/sample/sample]
|  3,300 ( 4.54%)  src/sample.c:random_number [/home/user/sample/sample]
|  2,990 ( 4.11%)  src/tree.h:insert
|  2,404 ( 3.31%)  src/sample.c:insert [/home/user/sample/sample]
|  2,125 ( 2.92%)  src/sample.c:main [/home/user/sample/sample]
|    776 ( 1.07%)  ./malloc/./malloc/malloc.c:ptmalloc_init.part.0
|    288 ( 0.40%)  ./stdio-common/./stdio-common/vfprintf-internal.c:__vfprintf_internal [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    238 ( 0.33%)  ./elf/./elf/dl-tunables.c:__tunable_get_val [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    230 ( 0.32%)  ./elf/./elf/dl-lookup.c:do_lookup_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|    221 ( 0.30%)  ./malloc/./malloc/malloc.c:_int_malloc [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    194 ( 0.27%)  ./libio/./libio/fileops.c:_IO_file_xsputn@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    172 ( 0.24%)  ./stdio-common/./stdio-common/vfprintf-process-arg.c:__vfprintf_internal
|    154 ( 0.21%)  ./malloc/./malloc/malloc.c:sysmalloc [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    115 ( 0.16%)  ./malloc/./malloc/malloc.c:tcache_init.part.0 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     94 ( 0.13%)  ./elf/./elf/dl-runtime.c:_dl_fixup [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     94 ( 0.13%)  ./stdio-common/./stdio-common/_itoa.c:_itoa_word [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     92 ( 0.13%)  ./elf/./elf/dl-lookup.c:_dl_lookup_symbol_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     81 ( 0.11%)  ./malloc/./malloc/arena.c:ptmalloc_init.part.0 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|     60 ( 0.08%)  ./elf/./elf/dl-lookup.c:check_match [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|     54 ( 0.07%)  ./string/../sysdeps/x86_64/multiarch/strchr-avx2.S:__strchrnul_avx2 [/usr/lib/x86_64-linux-gnu/libc.so.6]
|

== tree
# main pays 54,414 in 300 calls of insert; the 299 calls from there and the 2,524 within cycle 1
# cost no more than the cycle, 49,020.
# compat: src/README N5: members of cycles; ties by name
$ --auto=no --inclusive=yes --tree=both --threshold=50 callgrind.out.sample
| @head
| Thresholds:       50
|
| --------------------------------------------------------------------------------
| Ir             \x20
| --------------------------------------------------------------------------------
| 72,671 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir               file:function
| --------------------------------------------------------------------------------
|
| 72,671 (100.0%)  < ???:(below main) (1x) [/home/user/sample/sample]
| 72,671 (100.0%)  *  ./csu/../csu/libc-start.c:__libc_start_main@@GLIBC_2.34 [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 72,671 (100.0%)  >   ./csu/../sysdeps/nptl/libc_start_call_main.h:(below main) (1x) [/usr/lib/x86_64-linux-gnu/libc.so.6]
|
| 72,671 (100.0%)  < ./csu/../csu/libc-start.c:__libc_start_main@@GLIBC_2.34 (1x) [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 72,671 (100.0%)  *  ./csu/../sysdeps/nptl/libc_start_call_main.h:(below main) [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 72,671 (100.0%)  >   src/sample.c:main (1x) [/home/user/sample/sample]
|
| 72,671 (100.0%)  < ???:0x000000000001ab70 (1x) [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 72,671 (100.0%)  *  ???:(below main) [/home/user/sample/sample]
| 72,671 (100.0%)  >   ./csu/../csu/libc-start.c:__libc_start_main@@GLIBC_2.34 (1x) [/usr/lib/x86_64-linux-gnu/libc.so.6]
|
| 72,671 (100.0%)  *  ???:0x000000000001ab70 [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
| 72,671 (100.0%)  >   ???:(below main) (1x) [/home/user/sample/sample]
|
| 72,671 (100.0%)  < ./csu/../sysdeps/nptl/libc_start_call_main.h:(below main) (1x) [/usr/lib/x86_64-linux-gnu/libc.so.6]
| 72,671 (100.0%)  *  src/sample.c:main [/home/user/sample/sample]
| 54,414 (74.88%)  >   src/sample.c:insert (300x) [/home/user/sample/sample]
|  9,304 (12.80%)  >   src/sample.c:height (1x) [/home/user/sample/sample]
|  3,300 ( 4.54%)  >   src/sample.c:random_number (300x) [/home/user/sample/sample]
|  2,911 ( 4.01%)  >   ./stdio-common/./stdio-common/printf.c:printf (1x) [/usr/lib/x86_64-linux-gnu/libc.so.6]
|    617 ( 0.85%)  >   ./elf/../sysdeps/x86_64/dl-trampoline.h:_dl_runtime_resolve_xsave (1x) [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
|
| 54,414 (74.88%)  < src/sample.c:main (300x) [/home/user/sample/sample]
| 54,414 (74.88%)  *  src/sample.c:insert [/home/user/sample/sample]
| 49,020 (67.45%)  >   src/sample.c:insert'2 <cycle 1> (299x) [/home/user/sample/sample]
|
| 49,020 (67.45%)  < src/sample.c:insert (299x) [/home/user/sample/sample]
| 49,020 (67.45%)  < src/sample.c:insert'2 <cycle 1> (2,524x) [/home/user/sample/sample]
| 49,020 (67.45%)  *  src/sample.c:insert'2 <cycle 1> [/home/user/sample/sample]
| 49,020 (67.45%)  >   src/sample.c:insert'2 <cycle 1> (2,524x) [/home/user/sample/sample]
|
| 25,240 (34.73%)  *  src/tree.h:insert'2
|
