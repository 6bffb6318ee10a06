## Names that fit on a screen; names.callgrind by hand, 1,000 Ir.

@head
| --------------------------------------------------------------------------------
| Profile data file 'names.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

== by-file
# The costs in names.callgrind by the names that the option gives them.
$ --auto=no --names=short --by=file names.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'names.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Listed by:        file
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir            \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir            Running  file
| --------------------------------------------------------------------------------
| 850 (85.00%)   85.00%  /home/user/app/src/deep/in/the/tree/container.cpp
| 500 (50.00%)              std::vector<...>::push_back [/home/user/app/bin/app]
| 200 (20.00%)              std::map<...>::find(int const&) [/home/user/app/bin/app]
| 100 (10.00%)              std::map<...>::find(int const&) const [/home/user/app/bin/app]
|  50 ( 5.00%)              operator< <...> [/home/user/app/bin/app]
|  90 ( 9.00%)   94.00%  /home/user/app/src/main.rs
|  40 ( 4.00%)              <alloc::vec::Vec<...> as core::ops::drop::Drop>::drop [/home/user/app/bin/app]
|  30 ( 3.00%)              core::ptr::drop_in_place<...> [/home/user/app/bin/app]
|  20 ( 2.00%)              (anonymous namespace)::Worker::run::{lambda#1}::operator() [/home/user/app/bin/app]
|  60 ( 6.00%)   100.0%  ./malloc/./malloc/malloc.c
|

== fn
# See by-file.
$ --fn='/lambda/' --names=short --width=72 names.callgrind
| --------------------------------------------------------------------------------
| -- Function: .../main.rs:Worker::run::{lambda#1}::operator()
| --------------------------------------------------------------------------------
| Ir         \x20
|
| 20 ( 2.00%)  *  self
| 80 ( 8.00%)  *  inclusive
| 60 ( 6.00%)  >   .../malloc.c:malloc (7x, 8.57 each, 75.00% of it)
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   /home/user/app/src/main.rs
|

== full
# standard output is no terminal, so there is no limit with --width=auto either.
$ --auto=no --names=full names.callgrind
$ --auto=no --width=auto names.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Ir            \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| 500 (50.00%)  /home/user/app/src/deep/in/the/tree/container.cpp:std::vector<std::pair<int, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >, std::allocator<std::pair<int, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > > > >::push_back(std::pair<int, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > > const&) [/home/user/app/bin/app]
| 200 (20.00%)  /home/user/app/src/deep/in/the/tree/container.cpp:std::map<int, long, std::less<int> >::find(int const&) [/home/user/app/bin/app]
| 100 (10.00%)  /home/user/app/src/deep/in/the/tree/container.cpp:std::map<int, long, std::less<int> >::find(int const&) const [/home/user/app/bin/app]
|  60 ( 6.00%)  ./malloc/./malloc/malloc.c:malloc [/usr/lib/libc.so.6]
|  50 ( 5.00%)  /home/user/app/src/deep/in/the/tree/container.cpp:bool operator< <char>(std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > const&, char const*) [/home/user/app/bin/app]
|  40 ( 4.00%)  /home/user/app/src/main.rs:<alloc::vec::Vec<app::Item> as core::ops::drop::Drop>::drop [/home/user/app/bin/app]
|  30 ( 3.00%)  /home/user/app/src/main.rs:core::ptr::drop_in_place<app::Item>::h0123456789abcdef [/home/user/app/bin/app]
|  20 ( 2.00%)  /home/user/app/src/main.rs:(anonymous namespace)::Worker::run()::{lambda(int)#1}::operator()(int) const [/home/user/app/bin/app]
|

== full-folded
# See by-file.
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
# written by hand by the rules; the two find() would both be std::map<...>::find, so they get
# their parameters back. All figures are those of full.
$ --auto=no --names=short names.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Ir            \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| 500 (50.00%)  /home/user/app/src/deep/in/the/tree/container.cpp:std::vector<...>::push_back [/home/user/app/bin/app]
| 200 (20.00%)  /home/user/app/src/deep/in/the/tree/container.cpp:std::map<...>::find(int const&) [/home/user/app/bin/app]
| 100 (10.00%)  /home/user/app/src/deep/in/the/tree/container.cpp:std::map<...>::find(int const&) const [/home/user/app/bin/app]
|  60 ( 6.00%)  ./malloc/./malloc/malloc.c:malloc [/usr/lib/libc.so.6]
|  50 ( 5.00%)  /home/user/app/src/deep/in/the/tree/container.cpp:operator< <...> [/home/user/app/bin/app]
|  40 ( 4.00%)  /home/user/app/src/main.rs:<alloc::vec::Vec<...> as core::ops::drop::Drop>::drop [/home/user/app/bin/app]
|  30 ( 3.00%)  /home/user/app/src/main.rs:core::ptr::drop_in_place<...> [/home/user/app/bin/app]
|  20 ( 2.00%)  /home/user/app/src/main.rs:(anonymous namespace)::Worker::run::{lambda#1}::operator() [/home/user/app/bin/app]
|

== short-callgrind
# short-csv, -json, -folded, -callgrind: the names of short, as asked for; short is the
# default of folded; full-folded has them whole. 500 + 200 + 100 + 60 + 50 + 40 + 30 + 20 is
# 1,000.
$ --no-auto --names=short --format=callgrind names.callgrind
| # callgrind format
| version: 1
| creator: cgannotate-1.0
| positions: line
| events: Ir
| summary: 1000
|
| ob=(1) /home/user/app/bin/app
| fl=(1) /home/user/app/src/deep/in/the/tree/container.cpp
| fn=(1) operator< <...>
| 30 50
| fl=(1)
| fn=(2) std::map<...>::find(int const&)
| 20 200
| fl=(1)
| fn=(3) std::map<...>::find(int const&) const
| 21 100
| fl=(1)
| fn=(4) std::vector<...>::push_back
| 10 500
| fl=(2) /home/user/app/src/main.rs
| fn=(5) (anonymous namespace)::Worker::run::{lambda#1}::operator()
| 45 20
| cob=(2) /usr/lib/libc.so.6
| cfi=(3) ./malloc/./malloc/malloc.c
| cfn=(6) malloc
| calls=7 0
| 46 60
| fl=(2)
| fn=(7) <alloc::vec::Vec<...> as core::ops::drop::Drop>::drop
| 40 40
| fl=(2)
| fn=(8) core::ptr::drop_in_place<...>
| 41 30
| ob=(2)
| fl=(3)
| fn=(6)
| 1 60
|
| totals: 1000

== short-csv
# See short-callgrind.
$ --no-auto --names=short --format=csv names.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| /home/user/app/bin/app,/home/user/app/src/deep/in/the/tree/container.cpp,std::vector<...>::push_back,0,500,500\x0d
| /home/user/app/bin/app,/home/user/app/src/deep/in/the/tree/container.cpp,std::map<...>::find(int const&),0,200,200\x0d
| /home/user/app/bin/app,/home/user/app/src/deep/in/the/tree/container.cpp,std::map<...>::find(int const&) const,0,100,100\x0d
| /usr/lib/libc.so.6,./malloc/./malloc/malloc.c,malloc,7,60,60\x0d
| /home/user/app/bin/app,/home/user/app/src/deep/in/the/tree/container.cpp,operator< <...>,0,50,50\x0d
| /home/user/app/bin/app,/home/user/app/src/main.rs,<alloc::vec::Vec<...> as core::ops::drop::Drop>::drop,0,40,40\x0d
| /home/user/app/bin/app,/home/user/app/src/main.rs,core::ptr::drop_in_place<...>,0,30,30\x0d
| /home/user/app/bin/app,/home/user/app/src/main.rs,(anonymous namespace)::Worker::run::{lambda#1}::operator(),0,20,80\x0d

== short-folded
# See short-callgrind.
$ --no-auto --names=short --format=folded names.callgrind
$ --format=folded names.callgrind
| (anonymous namespace)::Worker::run::{lambda#1}::operator() 20
| (anonymous namespace)::Worker::run::{lambda#1}::operator();malloc 60
| core::ptr::drop_in_place<...> 30
| <alloc::vec::Vec<...> as core::ops::drop::Drop>::drop 40
| operator< <...> 50
| std::map<...>::find(int const&) const 100
| std::map<...>::find(int const&) 200
| std::vector<...>::push_back 500

== short-json
# See short-callgrind.
$ --no-auto --names=short --format=json names.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "names.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 1000}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "std::vector\\u003c...\\u003e::push_back", "file": "/home/user/app/src/deep/in/the/tree/container.cpp", "object": "/home/user/app/bin/app", "self": [500], "inclusive": [500], "calls": 0, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "/home/user/app/src/deep/in/the/tree/container.cpp", "object": null, "self": [500]}],
|    "callers": [],
|    "callees": []},
|   {"id": 1, "name": "std::map\\u003c...\\u003e::find(int const\\u0026)", "file": "/home/user/app/src/deep/in/the/tree/container.cpp", "object": "/home/user/app/bin/app", "self": [200], "inclusive": [200], "calls": 0, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "/home/user/app/src/deep/in/the/tree/container.cpp", "object": null, "self": [200]}],
|    "callers": [],
|    "callees": []},
|   {"id": 2, "name": "std::map\\u003c...\\u003e::find(int const\\u0026) const", "file": "/home/user/app/src/deep/in/the/tree/container.cpp", "object": "/home/user/app/bin/app", "self": [100], "inclusive": [100], "calls": 0, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "/home/user/app/src/deep/in/the/tree/container.cpp", "object": null, "self": [100]}],
|    "callers": [],
|    "callees": []},
|   {"id": 3, "name": "malloc", "file": "./malloc/./malloc/malloc.c", "object": "/usr/lib/libc.so.6", "self": [60], "inclusive": [60], "calls": 7, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "./malloc/./malloc/malloc.c", "object": null, "self": [60]}],
|    "callers": [{"id": 7, "calls": 7, "inclusive": [60], "sites": [{"line": 46, "calls": 7, "inclusive": [60]}]}],
|    "callees": []},
|   {"id": 4, "name": "operator\\u003c \\u003c...\\u003e", "file": "/home/user/app/src/deep/in/the/tree/container.cpp", "object": "/home/user/app/bin/app", "self": [50], "inclusive": [50], "calls": 0, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "/home/user/app/src/deep/in/the/tree/container.cpp", "object": null, "self": [50]}],
|    "callers": [],
|    "callees": []},
|   {"id": 5, "name": "\\u003calloc::vec::Vec\\u003c...\\u003e as core::ops::drop::Drop\\u003e::drop", "file": "/home/user/app/src/main.rs", "object": "/home/user/app/bin/app", "self": [40], "inclusive": [40], "calls": 0, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "/home/user/app/src/main.rs", "object": null, "self": [40]}],
|    "callers": [],
|    "callees": []},
|   {"id": 6, "name": "core::ptr::drop_in_place\\u003c...\\u003e", "file": "/home/user/app/src/main.rs", "object": "/home/user/app/bin/app", "self": [30], "inclusive": [30], "calls": 0, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "/home/user/app/src/main.rs", "object": null, "self": [30]}],
|    "callers": [],
|    "callees": []},
|   {"id": 7, "name": "(anonymous namespace)::Worker::run::{lambda#1}::operator()", "file": "/home/user/app/src/main.rs", "object": "/home/user/app/bin/app", "self": [20], "inclusive": [80], "calls": 0, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "/home/user/app/src/main.rs", "object": null, "self": [20]}],
|    "callers": [],
|    "callees": [{"id": 3, "calls": 7, "inclusive": [60], "sites": [{"line": 46, "calls": 7, "inclusive": [60]}]}]}],
|  "files": []}

== summary-80
# summary-*: wide.callgrind by hand: 3,000,000,000 Ir. 140 columns have all; 100 leave out
# Running and the percentages of Calls, as 36 columns for names have no room beside them; 80
# also cut the head. ParseExpression calls itself and costs 1,700,000,000 + 100,000,000, as
# was paid for it. main, 1,000, is not among the 99 %.
$ --summary --width=80 wide.callgrind
| wide.callgrind
| Total: 3,000,000,000 Ir, 5,680,312 Calls (calculated); below: 4 of 5 functions,
|   100.0%
| Ir                     Incl(Ir)               Calls      file:function
| 1,700,000,000 (56.67%) 1,800,000,000 (60.00%)     1,311  Parse...ssion <cycle 1>
|   999,999,000 (33.33%) 2,999,999,000 (100.0%)         1  ParseTopLe...eclaration
|   200,000,000 ( 6.67%)   200,000,000 ( 6.67%) 5,678,901  next_token...characters
|   100,000,000 ( 3.33%)   100,000,000 ( 3.33%)        99  std::map<...>::insert

== summary-100
# See summary-80.
$ --summary --width=100 wide.callgrind
| wide.callgrind
| Total: 3,000,000,000 Ir, 5,680,312 Calls (calculated); below: 4 of 5 functions, 100.0%
| Ir                     Incl(Ir)               Calls      file:function
| 1,700,000,000 (56.67%) 1,800,000,000 (60.00%)     1,311  lang::Parser::ParseExpression <cycle 1>
|   999,999,000 (33.33%) 2,999,999,000 (100.0%)         1  lang::Parser::ParseTopLevelDeclaration
|   200,000,000 ( 6.67%)   200,000,000 ( 6.67%) 5,678,901  next_token_of_a_stream_of_characters
|   100,000,000 ( 3.33%)   100,000,000 ( 3.33%)        99  ...arseExpression.cpp:std::map<...>::insert

== summary-140
# See summary-80.
$ --summary --width=140 wide.callgrind
| wide.callgrind
| Total: 3,000,000,000 Ir, 5,680,312 Calls (calculated); below: 4 of 5 functions, 100.0%
| Ir                     Incl(Ir)               Calls               Running  file:function
| 1,700,000,000 (56.67%) 1,800,000,000 (60.00%)     1,311 ( 0.02%)   56.67%  .../ParseExpression.cpp:lang::Parser::ParseExpression <cycle 1>
|   999,999,000 (33.33%) 2,999,999,000 (100.0%)         1 ( 0.00%)   90.00%  lang::Parser::ParseTopLevelDeclaration [.../libparser.so.14]
|   200,000,000 ( 6.67%)   200,000,000 ( 6.67%) 5,678,901 (99.98%)   96.67%  next_token_of_a_stream_of_characters [.../libparser.so.14]
|   100,000,000 ( 3.33%)   100,000,000 ( 3.33%)        99 ( 0.00%)   100.0%  ./lib/./Parse/ParseExpression.cpp:std::map<...>::insert

== tree
# See by-file.
$ --auto=no --names=short --tree=both --by=function --match=lambda names.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'names.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Listed by:        function
| Listed:           1 of 8, with 20 (2.00%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir            \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir            Running  file:function
| --------------------------------------------------------------------------------
|
|  20 ( 2.00%)    2.00%  *  /home/user/app/src/main.rs:(anonymous namespace)::Worker::run::{lambda#1}::operator() [/home/user/app/bin/app]
|  60 ( 6.00%)  >   ./malloc/./malloc/malloc.c:malloc (7x) [/usr/lib/libc.so.6]
|

== width-0
# width-*: no line of the list is longer than that, but for the last resort: numbers are never
# cut. The order is object and file, which keep their last parts, then the name down to 40
# columns; then the object goes, then the name down to 24 and the file to 12, and then the
# file goes. The last component of a name is never less than it needs before that. "???:" is left out, and the object stays.
$ --width=0 names.callgrind
! cgannotate: --width=0: not a number above 0, nor auto
? 2

== width-1
# See width-0.
$ --auto=no --names=short --width=1 names.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Ir   \x20
| --------------------------------------------------------------------------------
| 1,000  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir   file:function
| --------------------------------------------------------------------------------
| 500  p...
| 200  find
| 100  find #2
|  60  m...
|  50  o...
|  40  drop
|  30  d...
|  20  r...
|

== width-60
# See width-0.
$ --auto=no --names=short --width=60 --tree=calling names.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Ir            \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
|
| 500 (50.00%)  *  .../container.cpp:std::vector::push_back
|
| 200 (20.00%)  *  .../container.cpp:std::map<...>::find
|
| 100 (10.00%)  *  ...ontainer.cpp:std::map<...>::find #2
|
|  60 ( 6.00%)  *  .../malloc/malloc.c:malloc [.../libc.so.6]
|
|  50 ( 5.00%)  *  .../container.cpp:operator< <...> [.../app]
|
|  40 ( 4.00%)  *  .../main.rs:alloc::vec::Vec<...>::drop
|
|  30 ( 3.00%)  *  .../main.rs:core::ptr::drop_in_place<...>
|
|  20 ( 2.00%)  *  .../main.rs:run::{lambda#1}::operator()
|  60 ( 6.00%)  >   .../malloc.c:malloc (7x) [.../libc.so.6]
|

== width-80
# See width-0.
$ --auto=no --width=80 names.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Ir            \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| 500 (50.00%)  .../container.cpp:std::vector<std::pair<...>, ...>::push_back
| 200 (20.00%)  .../container.cpp:std::map<int, long, std::less<int> >::find
| 100 (10.00%)  .../container.cpp:std::map<int, long, std::less<int> >::find #2
|  60 ( 6.00%)  ./malloc/./malloc/malloc.c:malloc [/usr/lib/libc.so.6]
|  50 ( 5.00%)  .../container.cpp:operator< <char>
|  40 ( 4.00%)  .../main.rs:alloc::vec::Vec<app::Item>::drop [.../app]
|  30 ( 3.00%)  .../main.rs:core::ptr::drop_in_place<app::Item> [.../app]
|  20 ( 2.00%)  .../main.rs:Worker::run::{lambda#1}::operator() [.../app]
|

== width-columns
# width-columns*: many.callgrind needs 9 + 7 + 6 + 5 + 4 and 5 blanks, 36 columns, for its
# counts: with 24 for names 60 of 64, and of 48 two columns, 18. No percentage has room.
$ --auto=no --width=64 --threshold=100 many.callgrind
| @head
| Profile data file 'many.callgrind'
| Events recorded:  Ir Dr Dw I1mr D1mr
| Events shown:     Ir Dr Dw I1mr D1mr
| Event sort order: Ir Dr Dw I1mr D1mr
| Thresholds:       100 0 0 0 0
|
| --------------------------------------------------------------------------------
| Ir        Dr      Dw     I1mr  D1mr\x20
| --------------------------------------------------------------------------------
| 1,001,001 200,001 30,001 4,001  501  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir        Dr      Dw     I1mr  D1mr  file:function
| --------------------------------------------------------------------------------
| 1,000,000 200,000 30,000 4,000  500  .../source/file.c:compute
|     1,000       0      0     0    0  a_function_without_a_file
|         1       1      1     1    1  .../to/the/source/file.c:f
|

== width-columns-less
# See width-0 and width-columns.
$ --auto=no --width=48 --threshold=100 many.callgrind
| @head
| Profile data file 'many.callgrind'
| Events recorded:  Ir Dr Dw I1mr D1mr
| Events shown:     Ir Dr Dw I1mr D1mr
| Event sort order: Ir Dr Dw I1mr D1mr
| Thresholds:       100 0 0 0 0
|
| --------------------------------------------------------------------------------
| Ir        Dr     \x20
| (3 columns left out on the right)
| --------------------------------------------------------------------------------
| 1,001,001 200,001  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir        Dr       file:function
| (3 columns left out on the right)
| --------------------------------------------------------------------------------
| 1,000,000 200,000  .../the/source/file.c:compute
|     1,000       0  ???:a_function_without_a_file
|         1       1  .../to/the/source/file.c:f
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
| @head
| Profile data file 'cycle.callgrind'
|
| --------------------------------------------------------------------------------
| Ir        \x20
| --------------------------------------------------------------------------------
| 5 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir          file:function
| --------------------------------------------------------------------------------
| 5 (100.0%)  abcdefghi_abcdefgh...defghi_abcdefghi_ <cycle 1>
|

== width-equal
# 40 columns leave 24 for names. Two of 40 differ in their objects alone, which stand behind
# them: 12 + 14. The one of 42 ends in '2, so it needs no object. The last name is like no
# other; that of the file fits.
$ --no-auto --width=40 equal.callgrind
| @head
| Profile data file 'equal.callgrind'
|
| --------------------------------------------------------------------------------
| Ir \x20
| --------------------------------------------------------------------------------
| 100  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 40 (40.00%)  parse_...of_it [.../one.so]
| 30 (30.00%)  parse_the_w..._file_of_it'2
| 15 (15.00%)  parse_...of_it [.../two.so]
| 10 (10.00%)  a.c:parse_the_whole_file
|  5 ( 5.00%)  a_name_that_...nd_and_alone
|

== width-equal-30
# 30 - 3 - 1 - 4 columns.
$ --no-auto --width=30 --show-percs=no --tree=both equal.callgrind
| @head
| Profile data file 'equal.callgrind'
|
| --------------------------------------------------------------------------------
| Ir \x20
| --------------------------------------------------------------------------------
| 100  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
|
| 40  *  parse...f_it [...ne.so]
|
| 30  *  parse_the...ile_of_it'2
|
| 15  *  parse...f_it [...wo.so]
|
| 10  *  parse_the_whole_file
|
|  5  *  a_name_tha..._and_alone
|
! cgannotate: --tree: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

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
# width-fn, -source, -tree: calls.callgrind by hand: main 100 + 6,000 + 5,000 = 11,100. Of 72
# columns " >   ", " (3x, 2,000 each, 54.05% of it)" and 24 for names are 61, and leave 11: Ir
# and Dr, 7 + 4, without percentages. Of 60, in sources and beside --tree, calls take 40 and
# leave 20: four columns, 7 (6) + 4 + 4 + 5. The two names begin alike, so their ends are
# seen, as far as the file leaves no room for both.
$ --fn=main --no-auto --width=72 calls.callgrind
| --------------------------------------------------------------------------------
| -- Function: a.c:main
| --------------------------------------------------------------------------------
| Ir     Dr \x20
| (3 columns left out on the right)
|
|    100  20  *  self
| 11,100 720  *  inclusive
|  6,000 400  >   parse_the_w..._file_of_it (3x, 2,000 each, 54.05% of it)
|  5,000 300  >   parse_the_w...ile_of_them (2x, 2,500 each, 45.05% of it)
|

== width-line
# A line has a number only behind a file, so ??? stays.
$ --auto=no --by=line --width=48 --threshold=100 --show=Ir many.callgrind
| @head
| Profile data file 'many.callgrind'
| Events recorded:  Ir Dr Dw I1mr D1mr
| Event sort order: Ir Dr Dw I1mr D1mr
| Thresholds:       100 0 0 0 0
|
| --------------------------------------------------------------------------------
| Ir                \x20
| --------------------------------------------------------------------------------
| 1,001,001 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir                  file:line:function
| --------------------------------------------------------------------------------
| 1,000,000 (99.90%)  .../source/file.c:1:compute
|     1,000 ( 0.10%)  ???:0:a_function...ut_a_file
|         1 ( 0.00%)  .../to/the/source/file.c:2:f
|

== width-source
# See width-0 and width-fn.
$ --width=60 calls.callgrind
| @head
| Profile data file 'calls.callgrind'
| Events recorded:  Ir Dr Dw I1mr D1mr
| Events shown:     Ir Dr Dw I1mr D1mr
| Event sort order: Ir Dr Dw I1mr D1mr
| Thresholds:       99 0 0 0 0
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir     Dr  Dw  I1mr D1mr\x20
| --------------------------------------------------------------------------------
| 11,100 720 510   35   24  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir    Dr  Dw  I1mr D1mr  file:function
| --------------------------------------------------------------------------------
| 6,000 400 300   20   10  parse_the_whole_...ation_file_of_it
| 5,000 300 200   10   10  parse_the_whole_...ion_file_of_them
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: a.c
| --------------------------------------------------------------------------------
| Ir    Dr  Dw  I1mr\x20
| (1 column left out on the right)
|
|   100  20  10    5  int main(void)
|     .   .   .    .  { it();
| 6,000 400 300   20  => parse_the_whole...ion_file_of_it (3x)
|     .   .   .    .  them(); }
| 5,000 300 200   10  => parse_the_whole...n_file_of_them (2x)
|     .   .   .    . \x20
| 6,000 400 300   20  void it(void) {}
| 5,000 300 200   10  void them(void) {}
|
| --------------------------------------------------------------------------------
| Ir     Dr  Dw  I1mr D1mr\x20
| --------------------------------------------------------------------------------
| 11,100 720 510   35   24  events annotated
|

== width-tree
# See width-0 and width-fn.
$ --tree=calling --no-auto --width=60 calls.callgrind
| @head
| Profile data file 'calls.callgrind'
| Events recorded:  Ir Dr Dw I1mr D1mr
| Events shown:     Ir Dr Dw I1mr D1mr
| Event sort order: Ir Dr Dw I1mr D1mr
| Thresholds:       99 0 0 0 0
|
| --------------------------------------------------------------------------------
| Ir     Dr  Dw  I1mr D1mr\x20
| --------------------------------------------------------------------------------
| 11,100 720 510   35   24  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir    Dr  Dw  I1mr  file:function
| (1 column left out on the right)
| --------------------------------------------------------------------------------
|
| 6,000 400 300   20  *  parse_the_whole_c...ration_file_of_it
|
| 5,000 300 200   10  *  parse_the_whole_c...tion_file_of_them
|

== width-wrong
# See width-0.
$ --width=wide names.callgrind
! cgannotate: --width=wide: not a number above 0, nor auto
? 2

== wrong
$ --names=tiny names.callgrind
! cgannotate: --names=tiny: the value is not one of auto|full|short
? 2
