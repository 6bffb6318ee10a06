## Labels as the compact layout prints them, and --fn with each of them.
##
## l.callgrind by hand: main costs 3 and calls helper of two files (30, 20), an address (40), a function
## without a name (5) and sort_loop, 10 + 90 with itself: 198; _start and (below main) cost 1 each: 200.
## parts.callgrind: 50 + 40 + 30 + 20 = 140.

== address
# An address is found with and without its zeros: 40 of 200.
$ --layout=screen --width=80 --no-auto --fn='0x14c40' l.callgrind
$ --layout=screen --width=80 --no-auto --fn='0x0000000000014c40' l.callgrind
| 0x0000000000014c40                                            /lib/libgcc_s.so.1
| self 40 Ir (20.00%), inclusive 40 (20.00%), 4 calls, 10 each
|      Incl  Calls  Each  callers
| 100.0% 40      4    10  main                                            main.c:8
|

@file clones.callgrind
| events: Ir
| ob=/bin/p
| fn=void app::sort_the_whole_list<int*>(int*)
| 1 60
| fn=void app::sort_the_whole_list<int*>(int*) [clone .isra.0]
| 1 40

== clones
# 60 and 40 of 100: in one object, without a file, only the suffix tells them apart.  Both are whole,
# cut in front.
$ --layout=screen --width=50 --no-auto clones.callgrind
| clones.callgrind
| 100 Ir; showing 2 of 2 functions, 100.0% of Ir
|        Ir  function
| 60.00% 60  ...app::sort_the_whole_list<int*>(int*)
| 40.00% 40  ...ole_list<int*>(int*) [clone .isra.0]
|

@file parts.callgrind
| cmd: ./p
| events: Ir
| ob=/bin/p
| fl=x.c
| fn=read_one_of_the_many_things_of_this_program
| 1 50
| fn=read_one_of_the_many_things_of_that_program
| 2 40
| fn=f'main'(below main)'__libc_start_main@@GLIBC_2.34'(below main)
| 3 30
| ob=/lib/liba.so
| fn=read_one_of_the_many_things_of_this_program
| 1 20

== by-line
# Names are padded alike with and without a text behind them. What has no file has no line 0
# either. Self costs are those at the head of this file.
$ --layout=screen --width=80 --by=line l.callgrind
| ./p, l.callgrind
| 200 Ir; showing 7 of 9 lines, 99.00% of Ir
|        Ir  line
| 45.00% 90  sort.h:9       std::sort_loop<...>'2  void sort_loop(T a, T b) {
| 20.00% 40  libgcc_s.so.1  0x14c40
| 15.00% 30  util.c:1       helper
| 10.00% 20  other.c:2      helper
|  5.00% 10  sort.h:9       std::sort_loop<...>    void sort_loop(T a, T b) {
|  2.50%  5  ???:3          (no name)
|  1.50%  3  main.c:5       main                   int main(void) {
|

== by-line-narrow
# The place, which tells lines apart, stays when 60 columns cut names and texts; with all that
# they call, main's lines 6 to 9 are 30, 20, 40 + 5 and 100.
$ --layout=screen --width=60 --by=line --inclusive l.callgrind
| ./p, l.callgrind
| 200 Ir; showing 15 of 15 lines, 100.0% of Ir
|   Incl(Ir)  line
| 100.0% 200  start.c:1      _start
| 99.50% 199  start.c:2      (below main)
| 50.00% 100  main.c:9       main                  sort(v);
| 45.00%  90  sort.h:9       std::sort_loop'2      void sor...
| 45.00%  90  sort.h:10      std::sort_loop<...>   sort_loo...
| 30.00%  60  sort.h:10      std::sort_loop'2      sort_loo...
| 22.50%  45  main.c:8       main                  f(), f();
| 20.00%  40  libgcc_s.so.1  0x14c40
| 15.00%  30  util.c:1       helper
| 15.00%  30  main.c:6       main                  helper(1...
| 10.00%  20  other.c:2      helper
| 10.00%  20  main.c:7       main                  helper(3);
|  5.00%  10  sort.h:9       std::sort_loop<...>   void sor...
|  2.50%   5  ???:3          (no name)
|  1.50%   3  main.c:5       main                  int main...
|

== callers
# (below main) as a caller is no parameter.
$ --layout=screen --width=62 --no-auto parts.callgrind
| ./p, parts.callgrind
| 140 Ir; showing 4 of 4 functions, 100.0% of Ir
|        Ir  function
| 35.71% 50  read_one_of_the_many_things_of_this_program   .../p
| 28.57% 40  read_one_of_the_many_things_of_that_program     x.c
| 21.43% 30  f'main'(below main)'__libc_start_main'(below main)
| 14.29% 20  read_one_of_the_many_things_of_this_program  ....so
|

== cycle-61
# Figures take 30 columns, and the longest name with its cycle 31: 61 have room for both.
$ --layout=screen --width=61 --no-auto l.callgrind
| ./p, l.callgrind
| 200 Ir; showing 7 of 9 functions, 99.00% of Ir
|      Self        Incl  Calls  function
| 45.00% 90  45.00%  90      4  std::sort_loop<...>'2 <cycle 1>
| 20.00% 40  20.00%  40      4  0x14c40           libgcc_s.so.1
| 15.00% 30  15.00%  30      2  helper                   util.c
| 10.00% 20  10.00%  20      1  helper                  other.c
|  5.00% 10  50.00% 100      1  std::sort_loop<...>      sort.h
|  2.50%  5   2.50%   5      1  (no name)                     p
|  1.50%  3  99.00% 198      1  main                     main.c
|

== cycle-60
# With one less, <...> goes from the name, and no share.
$ --layout=screen --width=60 --no-auto l.callgrind | grep cycle
| 45.00% 90  45.00%  90      4  std::sort_loop'2 <cycle 1>

== list
# The unnamed function has words; it has no file either, so that its place is its object.
# main is the last for 99 %: 90 + 40 + 30 + 20 + 10 + 5 + 3 = 198.
$ --layout=screen --width=80 --no-auto l.callgrind
| ./p, l.callgrind
| 200 Ir; showing 7 of 9 functions, 99.00% of Ir
|      Self        Incl  Calls  function
| 45.00% 90  45.00%  90      4  std::sort_loop<...>'2 <cycle 1>             sort.h
| 20.00% 40  20.00%  40      4  0x14c40                              libgcc_s.so.1
| 15.00% 30  15.00%  30      2  helper                                      util.c
| 10.00% 20  10.00%  20      1  helper                                     other.c
|  5.00% 10  50.00% 100      1  std::sort_loop<...>                         sort.h
|  2.50%  5   2.50%   5      1  (no name)                                        p
|  1.50%  3  99.00% 198      1  main                                        main.c
|

== no-name
# What has no name is found as it is shown; main's line 8 calls it once for 5 of 200.
$ --layout=screen --width=80 --no-auto --fn='(no name)' l.callgrind
| (no name)                                                                 /bin/p
| self 5 Ir (2.50%), inclusive 5 (2.50%), 1 call, 5 each
|     Incl  Calls  Each  callers
| 100.0% 5      1     5  main                                             main.c:8
|

== tree
# The costs of l.callgrind, above: main 198 of 200.
$ --layout=screen --width=80 --no-auto --call-tree l.callgrind
| ./p, l.callgrind
| 200 Ir; showing calls of 1 % or more
|       Incl  Self  Calls  function, and what it calls
| 100.0% 200     .      .  program
| 100.0% 200     1      .    _start                                        start.c
| 99.50% 199     1      1      (below main)                                start.c
| 99.00% 198     3      1        main                                       main.c
| 50.00% 100    10      1          std::sort_loop<...>                      sort.h
| 45.00%  90    90      1            std::sort_loop<...>'2 <cycle 1>        sort.h
| 20.00%  40    40      4          0x14c40                           libgcc_s.so.1
| 15.00%  30    30      2          helper                                   util.c
| 10.00%  20    20      1          helper                                  other.c
|  2.50%   5     5      1          (no name)                                     p

== two-60
# two-*: siblings of a tree that differ in a template argument.  They look the same
# when short, so that both are whole and cut in front, in 60 columns and in 80.
$ --layout=screen --width=60 --call-tree two.callgrind
| two.callgrind
| 910 Ir; showing calls of 1 % or more
|       Incl  Self  Calls  function, and what it calls
| 100.0% 910     .      .  program
| 100.0% 910    10      .    main                     main.cpp
| 54.95% 500   500      5      ...al_comp_iter<shop::ByPrice>)
| 43.96% 400   400      4      ...Val_comp_iter<shop::ByName>)

== two-80
# In 80 columns, too, both are cut in front, to what tells them apart: 500 and 400 of 910.
$ --layout=screen --width=80 --call-tree two.callgrind
| two.callgrind
| 910 Ir; showing calls of 1 % or more
|       Incl  Self  Calls  function, and what it calls
| 100.0% 910     .      .  program
| 100.0% 910    10      .    main                                         main.cpp
| 54.95% 500   500      5      ...__gnu_cxx::__ops::_Val_comp_iter<shop::ByPrice>)
| 43.96% 400   400      4      ... __gnu_cxx::__ops::_Val_comp_iter<shop::ByName>)
