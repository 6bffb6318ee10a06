## --diff, --mod-file and --mod-fn.
##
## old and new by hand. Totals 10 + 100 + 300 + 400 + 50 + 140 = 1000 and 10 + 90 +
##   300 + 460 + 70 + 140 = 1070: +70, +7.00 % of OLD's; Dr 1 + 10 + 30 + 5 + 4 = 50
##   and 1 + 10 + 30 + 2 + 9 = 52. Rows: new +70 +2, slow 460 - 400 = +60 (Dr never
##   given), gone -50 -5, main 100 - 110 = -10, rest 0 +5; same did not change.
## tests/cli/diff.sh: a diff with itself is empty, and one back is the negative.

== all
# The rows at the head of this file: new +70, slow +60, gone -50, main -10; --by=function is the
# default.
$ --auto=no --threshold=100 --diff old.callgrind new.callgrind
$ --auto=no --threshold=100 --by=function --diff old.callgrind new.callgrind
| ./new, new.callgrind compared with old.callgrind
| +70 Ir (+7.00%: 1,000 to 1,070); showing 5 of 5 functions, +7.00% of Ir
| Command of OLD: ./old
| Differs in OLD: Trigger: old
|       Self        Incl  Calls  function
| +7.00% +70  +7.00% +70     +1  new (new)                 m.c
| +6.00% +60  +6.00% +60     +3  slow                      m.c
| -5.00% -50  -5.00% -50     -1  gone (gone)               m.c
| -1.00% -10  +7.00% +70      0  main                      m.c
|          0           0      0  rest                      m.c
| not shown (--show=all): Dr
|
! cgannotate: --diff: OLD is of the program old, NEW of new

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
| calling.callgrind compared with inlined.callgrind
| -5 Ir (-62.5%: 8 to 3); showing 2 of 2 files, -62.5% of Ir
|  Incl(Ir)  Calls  file
| +50.0% +4      0  b.c
| -37.5% -3     +1  a.c
|

== empty-new
# A NEW that is empty ends it.
$ --diff old.callgrind $(:>empty)empty
! cgannotate: empty: the file is empty
? 1

== empty-old
# proves: An OLD that is empty ends it.
$ --diff $(:>empty)empty new.callgrind
! cgannotate: empty: the file is empty
? 1

== inclusive
# main 930 - 860 = +70, Dr 43 - 46 = -3; before new, whose Dr is 2.
$ --auto=no --threshold=100 --inclusive=yes --diff old.callgrind new.callgrind
| ./new, new.callgrind compared with old.callgrind
| +70 Ir (+7.00%: 1,000 to 1,070); showing 5 of 5 functions, +7.00% of Ir
| Command of OLD: ./old
| Differs in OLD: Trigger: old
|   Incl(Ir)  Calls  function
| +7.00% +70      0  main                      m.c
| +7.00% +70     +1  new (new)                 m.c
| +6.00% +60     +3  slow                      m.c
| -5.00% -50     -1  gone (gone)               m.c
|          0      0  rest                      m.c
| not shown (--show=all): Dr
|
! cgannotate: --diff: OLD is of the program old, NEW of new

== missing-old
# proves: An OLD that is not there ends it.
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
# OLD has no Dr, so its changes have no percentage: +3 and +1 are new.
$ --auto=no --threshold=100 --diff one-event.callgrind two-events.callgrind
| two-events.callgrind compared with one-event.callgrind
| +7 Ir (+70.0%: 10 to 17); showing 2 of 2 functions, +70.0% of Ir
| Not in OLD: Dr
|        Ir  function
| +50.0% +5  g (new)                   a.c
| +20.0% +2  f                         a.c
| not shown (--show=all): Dr
|

== new-event-sort
# By Dr, f +3 is before g +1; OLD has none, so no percentage.
$ --auto=no --threshold=100 --by=function --sort=Dr --top=1 --diff one-event.callgrind two-events.callgrind
| two-events.callgrind compared with one-event.callgrind
| +4 Dr (new: . to 4); showing 1 of 2 functions
| Not in OLD: Dr
|     Dr  Ir  function
| new +3  +2  f                         a.c
|

@file three-events.callgrind
| events: Ir Aa Bb
| fl=a.c
| fn=f
| 1 12 3 1

== new-events
# Both events that OLD has not are named. 12 - 10 = 2, 3 and 1.
$ --diff --auto=no one-event.callgrind three-events.callgrind
| three-events.callgrind compared with one-event.callgrind
| +2 Ir (+20.0%: 10 to 12); showing 1 of 1 function, +20.0% of Ir
| Not in OLD: Aa Bb
|        Ir  function
| +20.0% +2  f                         a.c
| not shown (--show=all): Aa, Bb
|

== none
# proves: No profile is not two.
$ --diff
! cgannotate: --diff needs two profiles, OLD and NEW
? 2

== one
# proves: One profile is not two.
$ --diff old.callgrind
! cgannotate: --diff needs two profiles, OLD and NEW
? 2

== one-and-nothing
# proves: A NEW that is not there ends it.
$ --diff old.callgrind nosuch
! cgannotate: nosuch: No such file or directory
? 1

== one-and-source
# proves: A source is no NEW.
$ --diff old.callgrind m.c
! cgannotate: m.c: this is not a profile: no "events:" line names an event; record one with valgrind --tool=callgrind
? 1

== other-events
# The second profile has no Dr.
$ --auto=no --threshold=100 --diff old.callgrind mods-1.0.callgrind
| mods-1.0.callgrind compared with old.callgrind
| -965 Ir (-96.5%: 1,000 to 35); showing 8 of 8 functions, -96.5% of Ir
| Command of OLD: ./old
| Differs in OLD: Trigger: old
| Not in NEW: Dr
|        Self         Incl  Calls  function
| -40.0% -400  -40.0% -400     -2  slow (gone)               m.c
| -30.0% -300  -30.0% -300     -3  same (gone)               m.c
| -14.0% -140  -14.0% -140      0  rest (gone)               m.c
| -11.0% -110  -86.0% -860      0  main (gone)               m.c
| -5.00%  -50  -5.00%  -50     -1  gone (gone)               m.c
| +2.00%  +20  +2.00%  +20     +1  Work (new)                /build/x-1.0/src/a.c, /build/x-1.0/lib.so
| +1.00%  +10  +3.00%  +30      0  run (new)                 /build/x-1.0/src/a.c, /build/x-1.0/lib.so
| +0.50%   +5  +0.50%   +5      0  help (new)                /build/x-1.0/inc/b.h, /build/x-1.0/lib.so
| not shown (--show=all): Dr
|

== plain
# after main it is 190 of 190, so rest is not listed.
$ --auto=no --diff old.callgrind new.callgrind
$ --auto=no old.callgrind new.callgrind --diff
| ./new, new.callgrind compared with old.callgrind
| +70 Ir (+7.00%: 1,000 to 1,070); showing 4 of 5 functions, +7.00% of Ir
| Command of OLD: ./old
| Differs in OLD: Trigger: old
|       Self        Incl  Calls  function
| +7.00% +70  +7.00% +70     +1  new (new)                 m.c
| +6.00% +60  +6.00% +60     +3  slow                      m.c
| -5.00% -50  -5.00% -50     -1  gone (gone)               m.c
| -1.00% -10  +7.00% +70      0  main                      m.c
| not shown (--show=all): Dr
|
! cgannotate: --diff: OLD is of the program old, NEW of new

== real
# real*: two threads of a real run, 31,877 - 39,402 = -7,525 (totals: lines). All
# rows with percentages, (new) and (gone) were compared with the differences of an independent
# program's rows and inclusive costs of the two.
$ --auto=no --threshold=100 --diff thr_sep.out-02 thr_sep.out-03
| ../bin/thr, thr_sep.out-03 compared with thr_sep.out-02
| -7,525 Ir (-19.1%: 39,402 to 31,877); showing 32 of 32 functions, -19.1% of Ir
|          Self           Incl  Calls  function
| -17.3% -6,820  -17.3% -6,820   -480  fib'2 (gone)              /home/user/demo/src/thr.c, /home/user/demo/bin/thr
| -1.57%   -620  -1.57%   -620    -20  pthread_mutex_lock        ./nptl/./nptl/pthread_mutex_lock.c, /usr/lib/x86_64-linux-gnu/libc.so.6
| +1.25%   +494  +2.05%   +807     +2  do_lookup_x (new)         ./elf/./elf/dl-lookup.c, /usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2
| -1.22%   -480  -1.22%   -480    -20  __pthread_mutex_unlock_usercnt  ./nptl/./nptl/pthread_mutex_unlock.c, /usr/lib/x86_64-linux-gnu/libc.so.6
| +1.08%   +424  +3.12% +1,231     +2  _dl_lookup_symbol_x (new)  ./elf/./elf/dl-lookup.c, /usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2
| -0.91%   -360  -18.2% -7,180    -20  fib (gone)                /home/user/demo/src/thr.c, /home/user/demo/bin/thr
| -0.79%   -312  +0.16%    +63    -20  add                       /home/user/demo/src/thr.c, /home/user/demo/bin/thr
| +0.52%   +204  +3.64% +1,435     +2  _dl_fixup (new)           ./elf/./elf/dl-runtime.c, /usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2
| +0.49%   +193  +0.49%   +193     +4  strcmp (new)              ./string/../sysdeps/x86_64/multiarch/../multiarch/strcmp-sse2.S, /usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2
| -0.33%   -130  -22.3% -8,770     -1  work_a (gone)             /home/user/demo/src/thr.c, /home/user/demo/bin/thr
| +0.30%   +120  +0.79%   +313     +2  check_match (new)         ./elf/./elf/dl-lookup.c, /usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2
| -0.30%   -118  -19.1% -7,518     -1  start_thread              ./nptl/./nptl/pthread_create.c, /usr/lib/x86_64-linux-gnu/libc.so.6
| +0.20%    +80  +3.84% +1,515     +2  _dl_runtime_resolve_xsave (new)  ./elf/../sysdeps/x86_64/dl-trampoline.h, /usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2
| -0.10%    -40  -1.32%   -520    -20  pthread_mutex_unlock      ./nptl/./nptl/pthread_mutex_unlock.c, /usr/lib/x86_64-linux-gnu/libc.so.6
| -0.05%    -18  -0.05%    -18     -1  __malloc_arena_thread_freeres  ./malloc/./malloc/malloc.c, /usr/lib/x86_64-linux-gnu/libc.so.6
| -0.05%    -18  -0.07%    -26     -1  __sigsetjmp               ./setjmp/../sysdeps/x86_64/setjmp.S, /usr/lib/x86_64-linux-gnu/libc.so.6
| -0.04%    -16  -0.04%    -16     -1  __ctype_init              ./ctype/./ctype/ctype-info.c, /usr/lib/x86_64-linux-gnu/libc.so.6
| -0.04%    -16  -0.04%    -16     -1  __resolv_context_freeres  ./resolv/./resolv/resolv_context.c, /usr/lib/x86_64-linux-gnu/libc.so.6
| -0.03%    -11  -0.03%    -11     -1  __call_tls_dtors          ./stdlib/./stdlib/cxa_thread_atexit_impl.c, /usr/lib/x86_64-linux-gnu/libc.so.6
| -0.03%    -11  -0.03%    -11     -1  __rpc_thread_destroy      ./sunrpc/./sunrpc/rpc_thread.c, /usr/lib/x86_64-linux-gnu/libc.so.6
| -0.02%     -9  -0.06%    -25     -1  __res_thread_freeres      ./resolv/./resolv/res-close.c, /usr/lib/x86_64-linux-gnu/libc.so.6
| -0.02%     -8  -0.02%     -8     -1  __sigjmp_save             ./setjmp/./setjmp/sigjmp.c, /usr/lib/x86_64-linux-gnu/libc.so.6
| -0.02%     -7  -0.02%     -7     -1  __libc_dlerror_result_free  ./dlfcn/./dlfcn/libc_dlerror_result.c, /usr/lib/x86_64-linux-gnu/libc.so.6
| -0.02%     -7  -0.21%    -83     -1  __libc_thread_freeres     ./malloc/./malloc/thread-freeres.c, /usr/lib/x86_64-linux-gnu/libc.so.6
| -0.02%     -7  -19.1% -7,525      0  clone                     ./misc/../sysdeps/unix/sysv/linux/x86_64/clone.S, /usr/lib/x86_64-linux-gnu/libc.so.6
| -0.02%     -7  -0.04%    -15     -1  __glibc_tls_internal_free  ./string/../sysdeps/unix/sysv/linux/tls-internal.c, /usr/lib/x86_64-linux-gnu/libc.so.6
| -0.02%     -6  -0.02%     -6     -2  free                      ./malloc/./malloc/malloc.c, /usr/lib/x86_64-linux-gnu/libc.so.6
| -0.01%     -5  -0.01%     -5     -1  madvise                   ./misc/../sysdeps/unix/syscall-template.S, /usr/lib/x86_64-linux-gnu/libc.so.6
| -0.01%     -5  -0.01%     -5     -1  getpagesize               ./misc/../sysdeps/unix/sysv/linux/getpagesize.c, /usr/lib/x86_64-linux-gnu/libc.so.6
| -0.01%     -5  -0.01%     -5     -1  __nptl_deallocate_tsd     ./nptl/./nptl/nptl_deallocate_tsd.c, /usr/lib/x86_64-linux-gnu/libc.so.6
| -0.01%     -2  -0.07%    -28     -1  _setjmp                   ./setjmp/../sysdeps/x86_64/bsd-_setjmp.S, /usr/lib/x86_64-linux-gnu/libc.so.6
| -0.01%     -2  -0.02%     -8     -2  0x486e360                 ???
|

== real-inclusive
# Changes of inclusive costs as an independent reader finds them in the two threads: start_thread
# 39,388 and 31,870, work_a 8,770 and nothing.
$ --auto=no --threshold=100 --inclusive=yes --top=7 --diff thr_sep.out-02 thr_sep.out-03
| ../bin/thr, thr_sep.out-03 compared with thr_sep.out-02
| -7,525 Ir (-19.1%: 39,402 to 31,877); showing 7 of 33 functions, -18.7% of Ir
|      Incl(Ir)  Calls  function
| -22.3% -8,770     -1  work_a (gone)             /home/user/demo/src/thr.c, /home/user/demo/bin/thr
| -19.1% -7,525      0  clone                     ./misc/../sysdeps/unix/sysv/linux/x86_64/clone.S, /usr/lib/x86_64-linux-gnu/libc.so.6
| -19.1% -7,518     -1  start_thread              ./nptl/./nptl/pthread_create.c, /usr/lib/x86_64-linux-gnu/libc.so.6
| -18.2% -7,180    -20  fib (gone)                /home/user/demo/src/thr.c, /home/user/demo/bin/thr
| -17.3% -6,820   -480  fib'2 (gone)              /home/user/demo/src/thr.c, /home/user/demo/bin/thr
| +3.87% +1,523      0  work_b                    /home/user/demo/src/thr.c, /home/user/demo/bin/thr
| +3.84% +1,515     +2  _dl_runtime_resolve_xsave (new)  ./elf/../sysdeps/x86_64/dl-trampoline.h, /usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2
|

== shift
# What costs the same on other lines has not changed: grows 10 - 9 = +1 alone, of 3 + 3 + 3 + 6 + 6 +
# 3 + 18 + 9 = 51.
$ --diff --threshold=100 shift-old.callgrind shift-new.callgrind
| shift-new.callgrind compared with shift-old.callgrind
| +1 Ir (+1.96%: 51 to 52); showing 1 of 1 function, +1.96% of Ir
|        Ir  function
| +1.96% +1  grows                     a.c
|
| 1 source not found (-I DIR says where): a.c

== show
# proves: --show chooses columns, and not the order, which stays that of Ir.
$ --auto=no --threshold=100 --show=Dr --show-percs=no --diff old.callgrind new.callgrind
| ./new, new.callgrind compared with old.callgrind
| +2 Dr (50 to 52); showing 5 of 5 functions, +7.00% of Ir
| Command of OLD: ./old
| Differs in OLD: Trigger: old
|  Ir  Dr  function
| +70  +2  new (new)                 m.c
| +60   .  slow                      m.c
| -50  -5  gone (gone)               m.c
| -10   0  main                      m.c
|   0  +5  rest                      m.c
|
! cgannotate: --diff: OLD is of the program old, NEW of new

== sort
# 5 and 5 by name, 2, 0, and then what is not given.
$ --auto=no --threshold=100 --sort=Dr --diff old.callgrind new.callgrind
| ./new, new.callgrind compared with old.callgrind
| +2 Dr (+4.00%: 50 to 52); showing 5 of 5 functions, +4.00% of Dr
| Command of OLD: ./old
| Differs in OLD: Trigger: old
|      Self       Incl  Calls   Ir  function
| -10.0% -5  -10.0% -5     -1  -50  gone (gone)               m.c
| +10.0% +5  +10.0% +5      0    0  rest                      m.c
| +4.00% +2  +4.00% +2     +1  +70  new (new)                 m.c
|         0  -6.00% -3      0  -10  main                      m.c
|         .          .     +3  +60  slow                      m.c
|
! cgannotate: --diff: OLD is of the program old, NEW of new

== sources
# NEW's m.c has line 7 380 - 400 = -20, line 8 +80, line 2 -10, line 12 Dr +5, line 14 +70;
# gone's line 20 is past its end. Annotated: -10 - 20 + 80 + 70 = +120, Dr 5 + 2 = +7.
$ --threshold=100 --diff old.callgrind new.callgrind
| ./new, new.callgrind compared with old.callgrind
| +70 Ir (+7.00%: 1,000 to 1,070); showing 5 of 5 functions, +7.00% of Ir
| Command of OLD: ./old
| Differs in OLD: Trigger: old
|       Self        Incl  Calls  function
| +7.00% +70  +7.00% +70     +1  new (new)                 m.c
| +6.00% +60  +6.00% +60     +3  slow                      m.c
| -5.00% -50  -5.00% -50     -1  gone (gone)               m.c
| -1.00% -10  +7.00% +70      0  main                      m.c
|          0           0      0  rest                      m.c
| not shown (--show=all): Dr
|
|         Ir      m.c
|          .   1  int main(void) {
| -1.00% -10   2  	prepare = 1;
|          .   3  	same(); same(); same();
|          .   4  	while (more) slow(), new();
| +7.00% +70      => new (new) (+1x)           m.c
| +6.00% +60      => slow (+3x)                m.c
| -5.00% -50      => gone (gone) (-1x)         m.c
|          .   5  }
|          .   6  void slow(void) {
| -2.00% -20   7  	count++;
| +8.00% +80   8  	total += count;
|          .   9  }
|          .  10  void same(void) { ; }
|          .  11
|          0  12  void rest(void) { ; }
|          .  13
| +7.00% +70  14  void new(void) { ; }
| -5.00% -50  20  <bogus line 20>
|
! cgannotate: --diff: OLD is of the program old, NEW of new
! cgannotate: m.c: the profile has costs of lines past its end: is it the file that was compiled?

== sources-no-percs
# proves: Sources have no percentages where the list has none.
$ --threshold=100 --show-percs=no --context=0 --diff old.callgrind new.callgrind
| ./new, new.callgrind compared with old.callgrind
| +70 Ir (1,000 to 1,070); showing 5 of 5 functions, +7.00% of Ir
| Command of OLD: ./old
| Differs in OLD: Trigger: old
| Self  Incl  Calls  function
|  +70   +70     +1  new (new)                 m.c
|  +60   +60     +3  slow                      m.c
|  -50   -50     -1  gone (gone)               m.c
|  -10   +70      0  main                      m.c
|    0     0      0  rest                      m.c
| not shown (--show=all): Dr
|
|  Ir      m.c
| -10   2  	prepare = 1;
| -- line 7 ----------------------------------------
| -20   7  	count++;
| +80   8  	total += count;
| -- line 12 ----------------------------------------
|   0  12  void rest(void) { ; }
| -- line 14 ----------------------------------------
| +70  14  void new(void) { ; }
| -- line 20 ----------------------------------------
| -50  20  <bogus line 20>
|
! cgannotate: --diff: OLD is of the program old, NEW of new
! cgannotate: m.c: the profile has costs of lines past its end: is it the file that was compiled?

== three
# proves: Three profiles are one too many, and it is said what takes them.
$ --diff old.callgrind new.callgrind old.callgrind
! cgannotate: --diff compares two profiles, OLD and NEW, not 3; --compare takes any number
? 2

== threshold
# magnitudes 70 60 50 10 0 are 190; 70 is 36.8 %, 130 is 68.4 %: two rows.
$ --auto=no --threshold=60 --diff old.callgrind new.callgrind
| ./new, new.callgrind compared with old.callgrind
| +70 Ir (+7.00%: 1,000 to 1,070); showing 2 of 5 functions, +13.0% of Ir
| Command of OLD: ./old
| Differs in OLD: Trigger: old
|       Self        Incl  Calls  function
| +7.00% +70  +7.00% +70     +1  new (new)                 m.c
| +6.00% +60  +6.00% +60     +3  slow                      m.c
| not shown (--show=all): Dr
|
! cgannotate: --diff: OLD is of the program old, NEW of new

== threshold-event
# Of Dr 5 5 2, 10 of 12 is more than 50 %.
$ --auto=no --sort=Dr:50,Ir --diff old.callgrind new.callgrind
| ./new, new.callgrind compared with old.callgrind
| +2 Dr (+4.00%: 50 to 52); showing 2 of 5 functions, 0.00% of Dr
| Command of OLD: ./old
| Differs in OLD: Trigger: old
|      Self       Incl  Calls   Ir  function
| -10.0% -5  -10.0% -5     -1  -50  gone (gone)               m.c
| +10.0% +5  +10.0% +5      0    0  rest                      m.c
|
! cgannotate: --diff: OLD is of the program old, NEW of new

== with-source
# proves: A file behind OLD and NEW that is a source is annotated, also with --auto=no.
$ --auto=no --diff old.callgrind new.callgrind m.c
| ./new, new.callgrind compared with old.callgrind
| +70 Ir (+7.00%: 1,000 to 1,070); showing 4 of 5 functions, +7.00% of Ir
| Command of OLD: ./old
| Differs in OLD: Trigger: old
|       Self        Incl  Calls  function
| +7.00% +70  +7.00% +70     +1  new (new)                 m.c
| +6.00% +60  +6.00% +60     +3  slow                      m.c
| -5.00% -50  -5.00% -50     -1  gone (gone)               m.c
| -1.00% -10  +7.00% +70      0  main                      m.c
| not shown (--show=all): Dr
|
|         Ir      m.c
|          .   1  int main(void) {
| -1.00% -10   2  	prepare = 1;
|          .   3  	same(); same(); same();
|          .   4  	while (more) slow(), new();
| +7.00% +70      => new (new) (+1x)           m.c
| +6.00% +60      => slow (+3x)                m.c
| -5.00% -50      => gone (gone) (-1x)         m.c
|          .   5  }
|          .   6  void slow(void) {
| -2.00% -20   7  	count++;
| +8.00% +80   8  	total += count;
|          .   9  }
|          .  10  void same(void) { ; }
|          .  11
|          0  12  void rest(void) { ; }
|          .  13
| +7.00% +70  14  void new(void) { ; }
| -5.00% -50  20  <bogus line 20>
|
! cgannotate: --diff: OLD is of the program old, NEW of new
! cgannotate: m.c: the profile has costs of lines past its end: is it the file that was compiled?

@file choice-old
| events: Ir
| fl=a.c
| fn=main
| 1 10
| cfn=f
| calls=1 2
| 1 55
| fn=f
| 2 5
| cfn=g
| calls=1 3
| 2 50
| fn=g
| 3 50

@run sed 's/ 50$/ 80/; s/ 55$/ 85/' choice-old >choice-new

== one-choice
# main costs 10, f 5 and g 50, then 80: g alone has changed, whatever else the columns tell of it.
$ --no-auto --threshold=100 --diff choice-old choice-new | grep -o '[fgm][a-z]*  *a\.c$'
$ --no-auto --summary --diff choice-old choice-new | grep -o '[fgm][a-z]*  *a\.c$'
$ --no-auto --top=5 '--show=Ir,Incl(Ir)' --diff choice-old choice-new | grep -o '[fgm][a-z]*  *a\.c$'
| g                         a.c

== one-choice-csv
# In csv, too, g alone is a row: 80 - 50, called once on both sides.
$ --no-auto --threshold=100 --format=csv --diff choice-old choice-new
$ --no-auto --summary --format=csv --diff choice-old choice-new
| object,file,function,calls,calls_old,calls_new,Ir,Ir_old,Ir_new,incl_Ir,incl_Ir_old,incl_Ir_new\x0d
| ,a.c,g,0,1,1,30,50,80,30,50,80\x0d

== one-choice-inclusive
# With what they call, all three cost 30 more.
$ --no-auto --threshold=100 --inclusive --diff choice-old choice-new | grep -c '+30 .*  a[.]c'
| 3

== not-given
# Both sides name Dr, and no line gives it: that is not 0.
$ --diff --show=Dr --no-auto $(printf 'events: Ir Dr\nfl=a.c\nfn=f\n1 5\n' >dots.out; echo dots.out dots.out)
| dots.out compared with dots.out
| . Dr; showing 0 of 0 functions, 0.00% of Ir
| Ir  Dr  function
| no difference
|

== summary-of-some
# What a change is because of is said of all functions: not of some, nor of files, nor of a ratio; nor
# above a list that is no summary.
$ --diff --summary --match=main old.callgrind new.callgrind 2>/dev/null | grep -c because
$ --diff --summary --hide=main old.callgrind new.callgrind 2>/dev/null | grep -c because
$ --diff --summary --by=file old.callgrind new.callgrind 2>/dev/null | grep -c because
$ --diff --summary '--event=R = Dr / Ir' --show=R --sort=R old.callgrind new.callgrind 2>/dev/null | grep -c because
$ --diff --no-auto --layout=screen old.callgrind new.callgrind 2>/dev/null | grep -c because
| 0
? 1
