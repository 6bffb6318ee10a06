--------------------------------------------------------------------------------
Profile data file 'callgrind.out.sample' (creator: callgrind-3.19.0)
--------------------------------------------------------------------------------
I1 cache: 
D1 cache: 
LL cache: 
Timerange: Basic block 0 - 41315
Trigger: Program termination
Profiled target:  ./sample (PID 13273, part 1)
Events recorded:  Ir
Events shown:     Ir
Event sort order: Ir
Thresholds:       99
Include dirs:     
User annotated:   
Auto-annotation:  off

--------------------------------------------------------------------------------
Ir              
--------------------------------------------------------------------------------
72,671 (100.0%)  PROGRAM TOTALS

--------------------------------------------------------------------------------
Ir               file:function
--------------------------------------------------------------------------------
25,240 (34.73%)  src/tree.h:insert'2
23,780 (32.72%)  src/sample.c:insert'2 [/home/user/sample/sample]
 9,277 (12.77%)  src/sample.c:height'2 [/home/user/sample/sample]
 3,300 ( 4.54%)  src/sample.c:random_number [/home/user/sample/sample]
 2,990 ( 4.11%)  src/tree.h:insert
 2,404 ( 3.31%)  src/sample.c:insert [/home/user/sample/sample]
 2,125 ( 2.92%)  src/sample.c:main [/home/user/sample/sample]
   776 ( 1.07%)  ./malloc/./malloc/malloc.c:ptmalloc_init.part.0
   288 ( 0.40%)  ./stdio-common/./stdio-common/vfprintf-internal.c:__vfprintf_internal [/usr/lib/x86_64-linux-gnu/libc.so.6]
   238 ( 0.33%)  ./elf/./elf/dl-tunables.c:__tunable_get_val [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
   230 ( 0.32%)  ./elf/./elf/dl-lookup.c:do_lookup_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
   221 ( 0.30%)  ./malloc/./malloc/malloc.c:_int_malloc [/usr/lib/x86_64-linux-gnu/libc.so.6]
   194 ( 0.27%)  ./libio/./libio/fileops.c:_IO_file_xsputn@@GLIBC_2.2.5 [/usr/lib/x86_64-linux-gnu/libc.so.6]
   172 ( 0.24%)  ./stdio-common/./stdio-common/vfprintf-process-arg.c:__vfprintf_internal
   154 ( 0.21%)  ./malloc/./malloc/malloc.c:sysmalloc [/usr/lib/x86_64-linux-gnu/libc.so.6]
   115 ( 0.16%)  ./malloc/./malloc/malloc.c:tcache_init.part.0 [/usr/lib/x86_64-linux-gnu/libc.so.6]
    94 ( 0.13%)  ./elf/./elf/dl-runtime.c:_dl_fixup [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
    94 ( 0.13%)  ./stdio-common/./stdio-common/_itoa.c:_itoa_word [/usr/lib/x86_64-linux-gnu/libc.so.6]
    92 ( 0.13%)  ./elf/./elf/dl-lookup.c:_dl_lookup_symbol_x [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
    81 ( 0.11%)  ./malloc/./malloc/arena.c:ptmalloc_init.part.0 [/usr/lib/x86_64-linux-gnu/libc.so.6]
    60 ( 0.08%)  ./elf/./elf/dl-lookup.c:check_match [/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2]
    54 ( 0.07%)  ./string/../sysdeps/x86_64/multiarch/strchr-avx2.S:__strchrnul_avx2 [/usr/lib/x86_64-linux-gnu/libc.so.6]

