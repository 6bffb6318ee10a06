## Labels as the compact layout prints them, and --fn with each of them.
##
## l.callgrind by hand: main costs 3 and calls helper of two files (30, 20), an address (40), a function
## without a name (5) and sort_loop, 10 + 90 with itself: 198; _start and (below main) cost 1 each: 200.
## parts.callgrind: 50 + 40 + 30 + 20 = 140.

== address
# address, place, no-name, level, chain: what any list prints is found, with and without the
# place, which decides between functions of one name, the cycle and the number of calls.
$ --layout=compact --width=80 --no-auto --fn='0x14c40' l.callgrind
$ --layout=compact --width=80 --no-auto --fn='0x0000000000014c40' l.callgrind
$ --layout=compact --width=80 --no-auto --fn='0x14c40  libgcc_s.so.1' l.callgrind
$ --layout=compact --width=80 --no-auto --fn='0x14c40 (4x)  libgcc_s.so.1' l.callgrind
| 0x14c40  libgcc_s.so.1
| self 40 Ir (20.00%), inclusive 40 (20.00%), 4 calls, 10 each
| callers    Ir      %  calls  each  from
|   main     40  100.0      4    10  main.c:8
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

== by-file
# Of this and that program, 37 columns show where they differ, and of this in two objects, the
# object;
$ --layout=compact --width=54 --by=file --no-auto parts.callgrind
| ./p, parts.callgrind
| 140 Ir (calculated); below: 1 of 1 file, 100.0%
| Ir            file
| 140 (100.0%)  x.c
|  50 (35.71%)     read_one_of_t..._this_program  /bin/p
|  40 (28.57%)     read_one_of_the_m...s_of_that_program
|  30 (21.43%)     f'main'(below main)'...
|  20 (14.29%)     read_one_of_t...this_program  ...a.so
|
! cgannotate: parts.callgrind:13: there is no "summary:" at the end, as Cachegrind writes it: the file may be truncated

== by-line
# by-line*: names are padded alike with and without a text behind them.  The place, which
# tells lines apart, stays when 60 columns cut the name: two thirds of 60 - 14 are for labels.
# What has no file has no line 0 either.
$ --layout=compact --width=80 --by=line l.callgrind
| ./p, l.callgrind, hand
| 200 Ir; below: 7 of 9 lines, 99.00%
| Ir           Running  function               line
| 90 (45.00%)   45.00%  std::sort_loop<...>'2  sort.h:9    void sort_loop(T a, T b) {
| 40 (20.00%)   65.00%  0x14c40                libgcc_s.so.1
| 30 (15.00%)   80.00%  helper                 /src/a/util.c:1
| 20 (10.00%)   90.00%  helper                 /src/b/other.c:2
| 10 ( 5.00%)   95.00%  std::sort_loop<...>    sort.h:9    void sort_loop(T a, T b) {
|  5 ( 2.50%)   97.50%  (no name)              ???:3, p
|  3 ( 1.50%)   99.00%  main                   main.c:5    int main(void) {
|

== by-line-narrow
# See by-line.
$ --layout=compact --width=60 --by=line --inclusive l.callgrind
| ./p, l.callgrind, hand
| 200 Ir; below: 15 of 15 lines, 100.0%
| Ir            function               line
| 200 (100.0%)  _start                 start.c:1
| 199 (99.50%)  (below main)           start.c:2
| 100 (50.00%)  main                  main.c:9  sort(v);
|  90 (45.00%)  std::sort_loop'2      sort.h:9  void sort_loop(T a, T b) {
|  90 (45.00%)  std::sort_loop<...>  sort.h:10  sort_loop(a, b);
|  60 (30.00%)  std::sort_loop'2     sort.h:10  sort_loop(a, b);
|  45 (22.50%)  main                  main.c:8  f(), f();
|  40 (20.00%)  0x14c40                libgcc_s.so.1
|  30 (15.00%)  helper                 /src/a/util.c:1
|  30 (15.00%)  main                  main.c:6  helper(1), helper(2);
|  20 (10.00%)  helper                 /src/b/other.c:2
|  20 (10.00%)  main                  main.c:7  helper(3);
|  10 ( 5.00%)  std::sort_loop<...>   sort.h:9  void sort_loop(T a, T b) {
|   5 ( 2.50%)  (no name)              ???:3, p
|   3 ( 1.50%)  main                  main.c:5  int main(void) {
|

== callers
# (below main) as a caller is no parameter.
$ --layout=compact --width=62 --no-auto parts.callgrind
| ./p, parts.callgrind
| 140 Ir (calculated); below: 4 of 4 functions, 100.0%
| Ir           function
| 50 (35.71%)  read_one_of_the_many_things_of_this_program  ...p
| 40 (28.57%)  read_one_of_the_many_things_of_that_program  x.c
| 30 (21.43%)  f'main'(below main)'__libc_start_main'...  x.c
| 20 (14.29%)  read_one_of_the_many_things_of_this_program  ...o
|
! cgannotate: parts.callgrind:13: there is no "summary:" at the end, as Cachegrind writes it: the file may be truncated

== chain
# Of functions in one line of a tree, the last is meant.
$ --layout=compact --width=80 --no-auto --fn="program > _start > (below main)" l.callgrind
$ --layout=compact --width=80 --no-auto --fn="_start > ... > (below main)" l.callgrind
| (below main)  start.c
| self 1 Ir (0.50%), inclusive 199 (99.50%), 1 call, 199 each
| callers     Ir      %  calls  each  from
|   _start   199  100.0      1   199  start.c:1
| callees
|   main     198  99.50      1   198  start.c:2
|

== chain-wrong
# What nothing has is not found.
$ --layout=compact --width=80 --no-auto --fn='_start > mein' l.callgrind
! cgannotate: --fn=_start > mein: the profile has no such function; if it was inlined, record with --dump-instr=yes and add --inlines
? 1

== cycle-63
# cycle-64, cycle-63: figures take 31 columns, the longest name with its cycle 31 and two
# blanks: one column less, and shares go, not the name.
$ --layout=compact --width=63 --no-auto l.callgrind
| ./p, l.callgrind, hand
| 200 Ir; below: 7 of 9 functions, 99.00%
| Ir          Incl(Ir) Calls  function             where
| 90 (45.00%)       90     4  std::sort_loop<...>'2 <cycle 1>
| 40 (20.00%)       40     4  0x14c40              libgcc_s.so.1
| 30 (15.00%)       30     2  helper               /src/a/util.c
| 20 (10.00%)       20     1  helper               /src/b/other.c
| 10 ( 5.00%)      100     1  std::sort_loop<...>  sort.h
|  5 ( 2.50%)        5     1  (no name)            p
|  3 ( 1.50%)      198     1  main                 main.c
|

== cycle-64
# See cycle-63.
$ --layout=compact --width=64 --no-auto l.callgrind
| ./p, l.callgrind, hand
| 200 Ir; below: 7 of 9 functions, 99.00%
| Ir          Incl(Ir)     Calls  function             where
| 90 (45.00%)  90 (45.00%)     4  std::sort_loop<...>'2 <cycle 1>
| 40 (20.00%)  40 (20.00%)     4  0x14c40            libgcc_s.so.1
| 30 (15.00%)  30 (15.00%)     2  helper               util.c
| 20 (10.00%)  20 (10.00%)     1  helper               other.c
| 10 ( 5.00%) 100 (50.00%)     1  std::sort_loop<...>  sort.h
|  5 ( 2.50%)   5 ( 2.50%)     1  (no name)            p
|  3 ( 1.50%) 198 (99.00%)     1  main                 main.c
|

@file add.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 5
| cfn=add
| calls=2 7
| 2 8
| fn=add
| 7 8

== hexadecimal
# add is no address, where two blanks follow it.
$ --layout=compact --width=80 --no-auto --fn='add' add.callgrind
$ --layout=compact --width=80 --no-auto --fn='add  a.c' add.callgrind
$ --layout=compact --width=80 --no-auto --fn='add (2x)  a.c' add.callgrind
$ --layout=compact --width=80 --no-auto --fn='add (+2x)  a.c' add.callgrind
$ --layout=compact --width=80 --no-auto --fn='add (new) (+2x)            a.c' add.callgrind
$ --layout=compact --width=80 --no-auto --fn='7f add' add.callgrind
| add  a.c
| self 8 Ir (61.54%), inclusive 8 (61.54%), 2 calls, 4 each
| callers    Ir      %  calls  each  from
|   main      8  100.0      2     4  a.c:2
|

== level
# See address.
$ --layout=compact --width=80 --no-auto --fn="sort_loop'2 <cycle 1>" l.callgrind
$ --layout=compact --width=80 --no-auto --fn="sort_loop'2" l.callgrind
$ --layout=compact --width=80 --no-auto --fn="std::sort_loop<...>'2" l.callgrind
$ --layout=compact --width=80 --no-auto --fn="sort_loop<...>'2 <cycle 1>  sort.h" l.callgrind
| std::sort_loop<...>'2 <cycle 1>  sort.h
| self 90 Ir (45.00%), inclusive 90 (45.00%), 4 calls, 23 each
| callers                            Ir      %  calls  each  from
|   std::sort_loop<...>              90  100.0      1    90  sort.h:10
|   std::sort_loop<...>'2 <cycle 1>  60  66.67      3    20  sort.h:10
| callees
|   std::sort_loop<...>'2 <cycle 1>  60  66.67      3    20  sort.h:10
|

== list
# The unnamed function has words; it has no file either, so that its place is its object.
# main is the last for 99 %: 90 + 40 + 30 + 20 + 10 + 5 + 3 = 198.
$ --layout=compact --width=80 --no-auto l.callgrind
| ./p, l.callgrind, hand
| 200 Ir; below: 7 of 9 functions, 99.00%
| Ir          Incl(Ir)     Calls  function                         where
| 90 (45.00%)  90 (45.00%)     4  std::sort_loop<...>'2 <cycle 1>  sort.h
| 40 (20.00%)  40 (20.00%)     4  0x14c40                          libgcc_s.so.1
| 30 (15.00%)  30 (15.00%)     2  helper                           /src/a/util.c
| 20 (10.00%)  20 (10.00%)     1  helper                           /src/b/other.c
| 10 ( 5.00%) 100 (50.00%)     1  std::sort_loop<...>              sort.h
|  5 ( 2.50%)   5 ( 2.50%)     1  (no name)                        p
|  3 ( 1.50%) 198 (99.00%)     1  main                             main.c
|

== no-name
# See address.
$ --layout=compact --width=80 --no-auto --fn='(no name)' l.callgrind
$ --layout=compact --width=80 --no-auto --fn='(no name) (1x)' l.callgrind
| (no name)  p
| self 5 Ir (2.50%), inclusive 5 (2.50%), 1 call, 5 each
| callers    Ir      %  calls  each  from
|   main      5  100.0      1     5  main.c:8
|

== place
# See address.
$ --layout=compact --width=80 --no-auto --fn='helper  other.c' l.callgrind
$ --layout=compact --width=80 --no-auto --fn='helper       /src/b/other.c' l.callgrind
$ --layout=compact --width=80 --no-auto --fn='helper  .../other.c' l.callgrind
$ --layout=compact --width=80 --no-auto --fn='helper  b/other.c, p' l.callgrind
$ --layout=compact --width=80 --no-auto --fn='helper #2  other.c' l.callgrind
| helper  /src/b/other.c
| self 20 Ir (10.00%), inclusive 20 (10.00%), 1 call, 20 each
| callers    Ir      %  calls  each  from
|   main     20  100.0      1    20  main.c:7
|

== place-other
# A place that is no function's is that of a call.
$ --layout=compact --width=80 --no-auto --fn='helper  nowhere.c' l.callgrind
| helper  /src/a/util.c
| self 30 Ir (15.00%), inclusive 30 (15.00%), 2 calls, 15 each
| callers    Ir      %  calls  each  from
|   main     30  100.0      2    15  main.c:6
|
|
| helper  /src/b/other.c
| self 20 Ir (10.00%), inclusive 20 (10.00%), 1 call, 20 each
| callers    Ir      %  calls  each  from
|   main     20  100.0      1    20  main.c:7
|

== tree
# The costs of l.callgrind, above: main 198 of 200.
$ --layout=compact --width=80 --no-auto --call-tree l.callgrind
| ./p, l.callgrind, hand
| 200 Ir; below: calls of 1 % or more
| Share  Ir  Self Calls  function, and what it calls
| 100.0% 200    2     .  program > _start > (below main)
| 99.00% 198    3     1  main  main.c
| 50.00% 100   10     1  |- std::sort_loop<...>  sort.h
| 45.00%  90   90     1  |  std::sort_loop<...>'2 <cycle 1>  sort.h
| 20.00%  40   40     4  |- 0x14c40  libgcc_s.so.1
| 15.00%  30   30     2  |- helper  /src/a/util.c
| 10.00%  20   20     1  |- helper  /src/b/other.c
|  2.50%   5    5     1  `- (no name)  p

== two-60
# two-*: siblings of a tree that differ in a template argument.  The arguments go before the last
# component, so that the second has a number, in 60 columns and in 80.
$ --layout=compact --width=60 --call-tree two.callgrind
| two.callgrind
| 910 Ir; below: calls of 1 % or more
| Share  Ir  Self Calls  function, and what it calls
| 100.0% 910    .     .  program
| 100.0% 910   10     .  main  main.cpp, shop
| 54.95% 500  500     5  |- std::__insertion_into_sorted<...>
| 43.96% 400  400     4  `- std::__insertion_into_sorted #2

== two-80
# See two-60.
$ --layout=compact --width=80 --call-tree two.callgrind
| two.callgrind
| 910 Ir; below: calls of 1 % or more
| Share  Ir  Self Calls  function, and what it calls
| 100.0% 910    .     .  program
| 100.0% 910   10     .  main  main.cpp, shop
| 54.95% 500  500     5  |- std::__insertion_into_sorted<...>  main.cpp, shop
| 43.96% 400  400     4  `- std::__insertion_into_sorted<...> #2  main.cpp, shop
