## Names that fit on a screen; names.callgrind by hand, 1,000 Ir.

== fn
# proves: --fn with short names in 72 columns: 60 / 7 = 8.57.
$ --fn='/lambda/' --names=short --width=72 names.callgrind
| (anonymous namespace)::Worker::run::{lambda#1}::operator()
| self 20 Ir (2.00%), inclusive 80 (8.00%)
|      Incl  Calls  Each  callees
| 75.00% 60      7  8.57  malloc                                main.rs:46
|
| 1 source not found (-I DIR says where): /home/user/app/src/main.rs

== full
# In full, where that is asked for; standard output is no terminal, so there is no limit.
$ --auto=no --names=full names.callgrind
| names.callgrind
| 1,000 Ir; showing 8 of 8 functions, 100.0% of Ir
|       Self        Incl  Calls  function
| 50.00% 500  50.00% 500      0  std::vector<std::pair<int, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >, std::allocator<std::pair<int, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > > > >::push_back(std::pair<int, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > > const&)  /home/user/app/src/deep/in/the/tree/container.cpp, /home/user/app/bin/app
| 20.00% 200  20.00% 200      0  std::map<int, long, std::less<int> >::find(int const&)  /home/user/app/src/deep/in/the/tree/container.cpp, /home/user/app/bin/app
| 10.00% 100  10.00% 100      0  std::map<int, long, std::less<int> >::find(int const&) const  /home/user/app/src/deep/in/the/tree/container.cpp, /home/user/app/bin/app
|  6.00%  60   6.00%  60      7  malloc                    ./malloc/./malloc/malloc.c, /usr/lib/libc.so.6
|  5.00%  50   5.00%  50      0  bool operator< <char>(std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > const&, char const*)  /home/user/app/src/deep/in/the/tree/container.cpp, /home/user/app/bin/app
|  4.00%  40   4.00%  40      0  <alloc::vec::Vec<app::Item> as core::ops::drop::Drop>::drop  /home/user/app/src/main.rs, /home/user/app/bin/app
|  3.00%  30   3.00%  30      0  core::ptr::drop_in_place<app::Item>::h0123456789abcdef  /home/user/app/src/main.rs, /home/user/app/bin/app
|  2.00%  20   8.00%  80      0  (anonymous namespace)::Worker::run()::{lambda(int)#1}::operator()(int) const  /home/user/app/src/main.rs, /home/user/app/bin/app
|

== full-folded
# proves: --names=full has whole names in stacks.
$ --format=folded --names=full names.callgrind
| (anonymous namespace)::Worker::run()::{lambda(int)#1}::operator()(int) const 20
| (anonymous namespace)::Worker::run()::{lambda(int)#1}::operator()(int) const;malloc 60
| core::ptr::drop_in_place<app::Item>::h0123456789abcdef 30
| <alloc::vec::Vec<app::Item> as core::ops::drop::Drop>::drop 40
| bool operator< <char>(std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > const&, char const*) 50
| std::map<int, long, std::less<int> >::find(int const&) const 100
| std::map<int, long, std::less<int> >::find(int const&) 200
| std::vector<std::pair<int, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >, std::allocator<std::pair<int, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > > > >::push_back(std::pair<int, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > > const&) 500

== short
# written by hand by the rules; the two find() would both be std::map<...>::find, so they are
# whole. All figures are those of full.
$ --auto=no --names=short names.callgrind
| names.callgrind
| 1,000 Ir; showing 8 of 8 functions, 100.0% of Ir
|       Self        Incl  Calls  function
| 50.00% 500  50.00% 500      0  std::vector<...>::push_back  /home/user/app/src/deep/in/the/tree/container.cpp, /home/user/app/bin/app
| 20.00% 200  20.00% 200      0  std::map<int, long, std::less<int> >::find(int const&)  /home/user/app/src/deep/in/the/tree/container.cpp, /home/user/app/bin/app
| 10.00% 100  10.00% 100      0  std::map<int, long, std::less<int> >::find(int const&) const  /home/user/app/src/deep/in/the/tree/container.cpp, /home/user/app/bin/app
|  6.00%  60   6.00%  60      7  malloc                    ./malloc/./malloc/malloc.c, /usr/lib/libc.so.6
|  5.00%  50   5.00%  50      0  operator< <...>           /home/user/app/src/deep/in/the/tree/container.cpp, /home/user/app/bin/app
|  4.00%  40   4.00%  40      0  <alloc::vec::Vec<...> as core::ops::drop::Drop>::drop  /home/user/app/src/main.rs, /home/user/app/bin/app
|  3.00%  30   3.00%  30      0  core::ptr::drop_in_place<...>  /home/user/app/src/main.rs, /home/user/app/bin/app
|  2.00%  20   8.00%  80      0  (anonymous namespace)::Worker::run::{lambda#1}::operator()  /home/user/app/src/main.rs, /home/user/app/bin/app
|

== short-callgrind
# --names=short writes short names into a profile, too: 500 + 200 + 100 + 60 + 50 + 40 + 30 + 20
# is 1,000.
$ --no-auto --names=short --format=callgrind names.callgrind
| # callgrind format
| version: 1
| creator: cgannotate-1.0
| positions: line
| events: Ir
| summary: 1000
|
| ob=(1) /usr/lib/libc.so.6
| fl=(1) ./malloc/./malloc/malloc.c
| fn=(1) malloc
| 1 60
| ob=(2) /home/user/app/bin/app
| fl=(2) /home/user/app/src/deep/in/the/tree/container.cpp
| fn=(2) operator< <...>
| 30 50
| fl=(2)
| fn=(3) std::map<int, long, std::less<int> >::find(int const&)
| 20 200
| fl=(2)
| fn=(4) std::map<int, long, std::less<int> >::find(int const&) const
| 21 100
| fl=(2)
| fn=(5) std::vector<...>::push_back
| 10 500
| fl=(3) /home/user/app/src/main.rs
| fn=(6) (anonymous namespace)::Worker::run::{lambda#1}::operator()
| 45 20
| cob=(1)
| cfi=(1)
| cfn=(1)
| calls=7 0
| 46 60
| fl=(3)
| fn=(7) <alloc::vec::Vec<...> as core::ops::drop::Drop>::drop
| 40 40
| fl=(3)
| fn=(8) core::ptr::drop_in_place<...>
| 41 30
|
| totals: 1000

== short-csv
# proves: --names=short has short names in CSV, with "<...>" for template arguments.
$ --no-auto --names=short --format=csv names.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| /home/user/app/bin/app,/home/user/app/src/deep/in/the/tree/container.cpp,std::vector<...>::push_back,0,500,500\x0d
| /home/user/app/bin/app,/home/user/app/src/deep/in/the/tree/container.cpp,"std::map<int, long, std::less<int> >::find(int const&)",0,200,200\x0d
| /home/user/app/bin/app,/home/user/app/src/deep/in/the/tree/container.cpp,"std::map<int, long, std::less<int> >::find(int const&) const",0,100,100\x0d
| /usr/lib/libc.so.6,./malloc/./malloc/malloc.c,malloc,7,60,60\x0d
| /home/user/app/bin/app,/home/user/app/src/deep/in/the/tree/container.cpp,operator< <...>,0,50,50\x0d
| /home/user/app/bin/app,/home/user/app/src/main.rs,<alloc::vec::Vec<...> as core::ops::drop::Drop>::drop,0,40,40\x0d
| /home/user/app/bin/app,/home/user/app/src/main.rs,core::ptr::drop_in_place<...>,0,30,30\x0d
| /home/user/app/bin/app,/home/user/app/src/main.rs,(anonymous namespace)::Worker::run::{lambda#1}::operator(),0,20,80\x0d

== short-folded
# proves: Stacks have short names by default, but two that would be the same.
$ --no-auto --names=short --format=folded names.callgrind
$ --format=folded names.callgrind
| (anonymous namespace)::Worker::run::{lambda#1}::operator() 20
| (anonymous namespace)::Worker::run::{lambda#1}::operator();malloc 60
| core::ptr::drop_in_place<...> 30
| <alloc::vec::Vec<...> as core::ops::drop::Drop>::drop 40
| operator< <...> 50
| std::map<int, long, std::less<int> >::find(int const&) const 100
| std::map<int, long, std::less<int> >::find(int const&) 200
| std::vector<...>::push_back 500

== short-json
# proves: JSON has the short name, and the full one beside it.
$ --no-auto --names=short --format=json names.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "names.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 1000}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "std::vector\\u003c...\\u003e::push_back", "full": "std::vector\\u003cstd::pair\\u003cint, std::__cxx11::basic_string\\u003cchar, std::char_traits\\u003cchar\\u003e, std::allocator\\u003cchar\\u003e \\u003e \\u003e, std::allocator\\u003cstd::pair\\u003cint, std::__cxx11::basic_string\\u003cchar, std::char_traits\\u003cchar\\u003e, std::allocator\\u003cchar\\u003e \\u003e \\u003e \\u003e \\u003e::push_back(std::pair\\u003cint, std::__cxx11::basic_string\\u003cchar, std::char_traits\\u003cchar\\u003e, std::allocator\\u003cchar\\u003e \\u003e \\u003e const\\u0026)", "file": "/home/user/app/src/deep/in/the/tree/container.cpp", "object": "/home/user/app/bin/app", "self": [500], "inclusive": [500], "calls": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []},
|   {"id": 1, "name": "std::map\\u003cint, long, std::less\\u003cint\\u003e \\u003e::find(int const\\u0026)", "file": "/home/user/app/src/deep/in/the/tree/container.cpp", "object": "/home/user/app/bin/app", "self": [200], "inclusive": [200], "calls": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []},
|   {"id": 2, "name": "std::map\\u003cint, long, std::less\\u003cint\\u003e \\u003e::find(int const\\u0026) const", "file": "/home/user/app/src/deep/in/the/tree/container.cpp", "object": "/home/user/app/bin/app", "self": [100], "inclusive": [100], "calls": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []},
|   {"id": 3, "name": "malloc", "file": "./malloc/./malloc/malloc.c", "object": "/usr/lib/libc.so.6", "self": [60], "inclusive": [60], "calls": 7, "cycle": null, "listed": true,
|    "callers": [{"id": 7, "calls": 7, "inclusive": [60], "sites": [{"line": 46, "calls": 7, "inclusive": [60]}]}],
|    "callees": []},
|   {"id": 4, "name": "operator\\u003c \\u003c...\\u003e", "full": "bool operator\\u003c \\u003cchar\\u003e(std::__cxx11::basic_string\\u003cchar, std::char_traits\\u003cchar\\u003e, std::allocator\\u003cchar\\u003e \\u003e const\\u0026, char const*)", "file": "/home/user/app/src/deep/in/the/tree/container.cpp", "object": "/home/user/app/bin/app", "self": [50], "inclusive": [50], "calls": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []},
|   {"id": 5, "name": "\\u003calloc::vec::Vec\\u003c...\\u003e as core::ops::drop::Drop\\u003e::drop", "full": "\\u003calloc::vec::Vec\\u003capp::Item\\u003e as core::ops::drop::Drop\\u003e::drop", "file": "/home/user/app/src/main.rs", "object": "/home/user/app/bin/app", "self": [40], "inclusive": [40], "calls": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []},
|   {"id": 6, "name": "core::ptr::drop_in_place\\u003c...\\u003e", "full": "core::ptr::drop_in_place\\u003capp::Item\\u003e::h0123456789abcdef", "file": "/home/user/app/src/main.rs", "object": "/home/user/app/bin/app", "self": [30], "inclusive": [30], "calls": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []},
|   {"id": 7, "name": "(anonymous namespace)::Worker::run::{lambda#1}::operator()", "full": "(anonymous namespace)::Worker::run()::{lambda(int)#1}::operator()(int) const", "file": "/home/user/app/src/main.rs", "object": "/home/user/app/bin/app", "self": [20], "inclusive": [80], "calls": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": [{"id": 3, "calls": 7, "inclusive": [60], "sites": [{"line": 46, "calls": 7, "inclusive": [60]}]}]}],
|  "files": []}

== summary-80
# In 80 columns the shares of Incl and all files go, and long names are cut. ParseExpression calls
# itself, and costs 1,700,000,000 + 100,000,000 of 3,000,000,000; main's 1,000 are not among 99 %.
$ --summary --width=80 wide.callgrind
| wide.callgrind
| 3,000,000,000 Ir; showing 4 of 5 functions, 100.0% of Ir
|                 Self           Incl      Calls  function
| 56.67% 1,700,000,000  1,800,000,000      1,311  ...ParseExpression <cycle 1>
| 33.33%   999,999,000  2,999,999,000          1  ...ParseTopLevelDeclaration
|  6.67%   200,000,000    200,000,000  5,678,901  next_token_of_a..._of_characters
|  3.33%   100,000,000    100,000,000         99  std::map<...>::insert

== summary-100
# proves: In 100 columns the summary has its file at the end, and names whole.
$ --summary --width=100 wide.callgrind
| wide.callgrind
| 3,000,000,000 Ir; showing 4 of 5 functions, 100.0% of Ir
|                 Self                  Incl      Calls  function
| 56.67% 1,700,000,000  60.00% 1,800,000,000      1,311  lang::Parser::ParseExpression <cycle 1>
| 33.33%   999,999,000  100.0% 2,999,999,000          1  lang::Parser::ParseTopLevelDeclaration
|  6.67%   200,000,000   6.67%   200,000,000  5,678,901  next_token_of_a_stream_of_characters
|  3.33%   100,000,000   3.33%   100,000,000         99  std::map<...>::insert     ParseExpression.cpp

== summary-140
# proves: In 140 columns places have more room.
$ --summary --width=140 wide.callgrind
| wide.callgrind
| 3,000,000,000 Ir; showing 4 of 5 functions, 100.0% of Ir
|                 Self                  Incl      Calls  function
| 56.67% 1,700,000,000  60.00% 1,800,000,000      1,311  lang::Parser::ParseExpression <cycle 1>                           ParseExpression.cpp
| 33.33%   999,999,000  100.0% 2,999,999,000          1  lang::Parser::ParseTopLevelDeclaration                                libparser.so.14
|  6.67%   200,000,000   6.67%   200,000,000  5,678,901  next_token_of_a_stream_of_characters                                  libparser.so.14
|  3.33%   100,000,000   3.33%   100,000,000         99  std::map<...>::insert                                             ParseExpression.cpp

== width-0
# width-*: no line of the list is longer than that, but for the last resort: numbers are never
# cut. The order is object and file, which keep their last parts, then the name down to 40
# columns; then the object goes, then the name down to 24 and the file to 12, and then the
# file goes. The last component of a name is never less than it needs before that. "???:" is left out, and the object stays.
$ --width=0 names.callgrind
! cgannotate: --width=0: not a number above 0, nor auto
? 2

== width-1
# proves: In one column there is nothing of names but "...".
$ --auto=no --names=short --width=1 names.callgrind
| ...
| ...
|   ...
|   ...
|   ...
|   ...
|   ...
|   ...
|   ...
|   ...
|   ...
| Self  ...
|  500  ...
|  200  ...
|  100  ...
|   60  ...
|   50  ...
|   40  ...
|   30  ...
|   20  ...
| ...
|

== width-80
# proves: In 80 columns names give way from the left, and their last component stays.
$ --auto=no --width=80 names.callgrind
| names.callgrind
| 1,000 Ir; showing 8 of 8 functions, 100.0% of Ir
|       Self        Incl  Calls  function
| 50.00% 500  50.00% 500      0  std::vector<...>::push_back         container.cpp
| 20.00% 200  20.00% 200      0  ...<int, long, std::less<int> >::find(int const&)
| 10.00% 100  10.00% 100      0  ...long, std::less<int> >::find(int const&) const
|  6.00%  60   6.00%  60      7  malloc                                   malloc.c
|  5.00%  50   5.00%  50      0  operator< <...>                     container.cpp
|  4.00%  40   4.00%  40      0  ...vec::Vec<...> as core::ops::drop::Drop>::drop
|  3.00%  30   3.00%  30      0  core::ptr::drop_in_place<...>             main.rs
|  2.00%  20   8.00%  80      0  ...Worker::run::{lambda#1}::operator()
|

== width-columns
# width-columns*: many.callgrind needs 9 + 7 + 6 + 5 + 4 and 5 blanks, 36 columns, for its
# counts: with 24 for names 60 of 64, and of 48 two columns, 18. No percentage has room.
$ --auto=no --width=64 --threshold=100 many.callgrind
| many.callgrind
| 1,001,001 Ir; showing 3 of 3 functions, 100.0% of Ir
|               Ir  function
| 99.90% 1,000,000  compute                                 file.c
|  0.10%     1,000  a_function_without_a_file
|  0.00%         1  f                                       file.c
| not shown (--show=all): Dr, Dw, I1mr, D1mr
|

== width-columns-less
# proves: In 48 columns fewer columns leave a name some room.
$ --auto=no --width=48 --threshold=100 many.callgrind
| many.callgrind
| 1,001,001 Ir; showing 3 of 3 functions, 100.0%
|   of Ir
|               Ir  function
| 99.90% 1,000,000  compute                 file.c
|  0.10%     1,000  a_function_without_a_file
|  0.00%         1  f                       file.c
| not shown (--show=all): Dr, Dw, I1mr, D1mr
|

@file cycle.callgrind
| events: Ir
| fl=a.c
| fn=abcdefghi_abcdefghi_abcdefghi_abcdefghi_abcdefghi_abcdefghi_abcdefghi_abcdefghi_
| 1 5
| cfn=abcdefghi_abcdefghi_abcdefghi_abcdefghi_abcdefghi_abcdefghi_abcdefghi_abcdefghi_
| calls=1 1
| 2 3

== width-cycle
# 60 columns with the mark of the cycle.
$ --inclusive=yes --auto=no --width=60 cycle.callgrind
| cycle.callgrind
| 5 Ir; showing 1 of 1 function, 100.0% of Ir
| Incl(Ir)  Calls  function
| 100.0% 5      1  abcdefghi_abcde...fghi_abcdefghi_ <cycle 1>
|

== width-equal
# Of 40 columns, names that look alike leave 12 to their objects, in which they differ: 40 less 9 for
# figures and two gaps of 2 are 15 for the name, and 12.
$ --no-auto --width=40 equal.callgrind
| equal.callgrind
| 100 Ir; showing 5 of 5 functions, 100.0%
|   of Ir
|        Ir  function
| 40.00% 40  parse_the_...file_of_it  ...o
| 30.00% 30  parse_the_who..._file_of_it'2
| 15.00% 15  parse_the_...file_of_it  ...o
| 10.00% 10  parse_the_whole_file      a.c
|  5.00%  5  a_name_that_i...end_and_alone
|

@file calls.callgrind
| events: Ir Dr Dw I1mr D1mr
| fl=a.c
| fn=main
| 1 100 20 10 5 4
| cfn=parse_the_whole_configuration_file_of_it
| calls=3 5
| 2 6000 400 300 20 10
| cfn=parse_the_whole_configuration_file_of_them
| calls=2 6
| 3 5000 300 200 10 10
|
| fn=parse_the_whole_configuration_file_of_it
| 5 6000 400 300 20 10
|
| fn=parse_the_whole_configuration_file_of_them
| 6 5000 300 200 10 10

== width-fn
# width-fn, -source: calls.callgrind by hand: main 100 + 6,000 + 5,000 = 11,100. All columns leave
# "inclusive" room. The two names begin alike, so their ends are seen, as far as the line that calls
# them leaves no room for both.
$ --fn=main --no-auto --width=72 calls.callgrind
| main                                                                 a.c
| self 100 Ir (0.90%), inclusive 11,100 (100.0%)
|         Incl  Calls   Each  callees
| 54.05% 6,000      3  2,000  parse_the_whole_c...ration_file_of_it  a.c:2
| 45.05% 5,000      2  2,500  parse_the_whole_c...tion_file_of_them  a.c:3
|

== width-line
# A line has a number only behind a file, so ??? stays.
$ --auto=no --by=line --width=48 --threshold=100 --show=Ir many.callgrind
| many.callgrind
| 1,001,001 Ir; showing 3 of 3 lines, 100.0% of Ir
|        Ir  line
| 1,000,000  file.c:1  compute
|     1,000            a_functio...t_a_file
|         1  file.c:2  f
|

== width-source
# proves: In 60 columns the names of calls below a source line give way in the middle.
$ --width=60 calls.callgrind
| calls.callgrind
| 11,100 Ir; showing 2 of 3 functions, 99.10% of Ir
|         Self   Incl  Calls  function
| 54.05% 6,000  6,000      3  parse_the_whole...ion_file_of_it
| 45.05% 5,000  5,000      2  parse_the_whole...n_file_of_them
| not shown (--show=all): Dr, Dw, I1mr, D1mr
|
|           Ir     a.c
|  0.90%   100  1  int main(void)
|            .  2  { it();
| 54.05% 6,000     => parse_the_whole_...ation_file_of_it (3x)
|            .  3  them(); }
| 45.05% 5,000     => parse_the_whole_...ion_file_of_them (2x)
|            .  4
| 54.05% 6,000  5  void it(void) {}
| 45.05% 5,000  6  void them(void) {}
|

== width-wrong
# proves: A width is a number or auto.
$ --width=wide names.callgrind
! cgannotate: --width=wide: not a number above 0, nor auto
? 2

== wrong
# proves: --names has two values.
$ --names=tiny names.callgrind
! cgannotate: --names=tiny: the value is not one of full|short
? 2

@file first.callgrind
| events: Ir
| fl=a.c
| fn=f(int)
| 1 1
| fn=f(char)
| 2 2

== first-of-all
# Both would be f, and the first function of the profile is one of them.
$ --names=short --format=csv first.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| ,a.c,f(char),,2,2\x0d
| ,a.c,f(int),,1,1\x0d
