## Functions that are found. find.callgrind is that of the case names, with
## some functions behind; which ones each command shows was decided before it was run:

@head
| --------------------------------------------------------------------------------
| Profile data file 'find.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Listed:           0 of 12, with 0 (0.00%) of Ir
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

== bare
# Both find(), as they differ in what is behind the parenthesis; the same by the name without
# arguments, by that without brackets, and by the short one, with which parameters decide nothing.
$ --fn='std::map<int, long, std::less<int> >::find' --show-percs=no --context=0 find.callgrind
$ --fn='std::map<int, long>::find' --show-percs=no --context=0 find.callgrind
$ --fn=std::map::find --show-percs=no --context=0 find.callgrind
$ --fn='std::map<...>::find(int const&)' --show-percs=no --context=0 find.callgrind
| std::map<int, long, std::less<int> >::find(int const&)  /home/user/app/src/deep/in/the/tree/container.cpp, /home/user/app/bin/app
| self 200 Ir, inclusive 200
| 1 source not found (-I DIR says where): /home/user/app/src/deep/in/the/tree/container.cpp
|
| std::map<int, long, std::less<int> >::find(int const&) const  /home/user/app/src/deep/in/the/tree/container.cpp, /home/user/app/bin/app
| self 100 Ir, inclusive 100
| 1 source not found (-I DIR says where): /home/user/app/src/deep/in/the/tree/container.cpp

== hub
# hub*: hub costs 740, its leaf 60 and 12 callers 10 each: 920, of which hub's 800 are 86.957
# % and 740 are 80.435 %. Of caller_i the calls are i + 1 and cost 10 ( i + 1 ), and the last
# has 2 calls for 20 from another line: 140 and 14. 78 + 2 = 80 calls. The two that are left
# out cost 10 + 20 = 30 of 800; with --top=2 it is 800 - 140 - 110 = 550, with --min=12.5 450.
# Of Dr, 70 and 2 are 72, and caller_i paid i, the last 11 + 6 = 17.
$ --fn=hub --layout=screen --width=80 hub.callgrind
| hub                                                          src/hub.c, /bin/hub
| self 740 Ir (80.43%), inclusive 800 (86.96%), 80 calls, 10 each
|       Incl  Calls  Each  callers
| 17.50% 140     14    10  caller_11                                  hub.c:123 +1
| 13.75% 110     11    10  caller_10                                     hub.c:121
| 12.50% 100     10    10  caller_09                                     hub.c:119
| 11.25%  90      9    10  caller_08                                     hub.c:117
| 10.00%  80      8    10  caller_07                                     hub.c:115
|  8.75%  70      7    10  caller_06                                     hub.c:113
|  7.50%  60      6    10  caller_05                                     hub.c:111
|  6.25%  50      5    10  caller_04                                     hub.c:109
|  5.00%  40      4    10  caller_03                                     hub.c:107
|  3.75%  30      3    10  caller_02                                     hub.c:105
|                          (2 more)
|       Incl  Calls  Each  callees
|  7.50%  60     20     3  leaf                                            hub.c:6
|
| 1 source not found (-I DIR says where): src/hub.c

== hub-40
# Names need 2 + 24 columns, which leave no room for calls in 40: callers 140, 110 and so on of
# 800.
$ --layout=screen --width=40 --fn=hub --no-auto hub.callgrind
| hub                  src/hub.c, /bin/hub
| self 740 Ir (80.43%), inclusive 800
|   (86.96%), 80 calls, 10 each
|       Incl  callers
| 17.50% 140  caller_11       hub.c:123 +1
| 13.75% 110  caller_10          hub.c:121
| 12.50% 100  caller_09          hub.c:119
| 11.25%  90  caller_08          hub.c:117
| 10.00%  80  caller_07          hub.c:115
|  8.75%  70  caller_06          hub.c:113
|  7.50%  60  caller_05          hub.c:111
|  6.25%  50  caller_04          hub.c:109
|  5.00%  40  caller_03          hub.c:107
|  3.75%  30  caller_02          hub.c:105
|             (2 more)
|       Incl  callees
|  7.50%  60  leaf                 hub.c:6
|

== hub-50
# proves: In 50 columns two callers have no line, and Each has its column: 60 / 20 = 3 of leaf.
$ --layout=screen --width=50 --fn=hub --no-auto hub.callgrind
| hub                            src/hub.c, /bin/hub
| self 740 Ir (80.43%), inclusive 800 (86.96%), 80
|   calls, 10 each
|       Incl  Calls  Each  callers
| 17.50% 140     14    10  caller_11    hub.c:123 +1
| 13.75% 110     11    10  caller_10       hub.c:121
| 12.50% 100     10    10  caller_09       hub.c:119
| 11.25%  90      9    10  caller_08       hub.c:117
| 10.00%  80      8    10  caller_07       hub.c:115
|  8.75%  70      7    10  caller_06       hub.c:113
|  7.50%  60      6    10  caller_05       hub.c:111
|  6.25%  50      5    10  caller_04       hub.c:109
|  5.00%  40      4    10  caller_03       hub.c:107
|  3.75%  30      3    10  caller_02       hub.c:105
|                          (2 more)
|       Incl  Calls  Each  callees
|  7.50%  60     20     3  leaf              hub.c:6
|

== hub-min
# proves: --min=12.5 leaves callers out, and says how many: 9, and the one callee.
$ --fn=hub --layout=screen --width=80 --show=Ir --min=12.5 hub.callgrind
| hub                                                          src/hub.c, /bin/hub
| self 740 Ir (80.43%), inclusive 800 (86.96%), 80 calls, 10 each
|       Incl  Calls  Each  callers
| 17.50% 140     14    10  caller_11                                  hub.c:123 +1
| 13.75% 110     11    10  caller_10                                     hub.c:121
| 12.50% 100     10    10  caller_09                                     hub.c:119
|                          (9 more)
|       Incl  Calls  Each  callees
|                          (1 more)
|
| 1 source not found (-I DIR says where): src/hub.c

== hub-narrow
# proves: With --sort=Dr calls have costs of Dr: 2 of 72 are 2.78 %, and 2 / 20 = 0.1.
$ --fn=hub --layout=screen --width=60 --sort=Dr hub.callgrind
| hub                                      src/hub.c, /bin/hub
| self 70 Dr (97.22%), inclusive 72 (100.0%), 80 calls, 0.90
|   each
|      Incl  Calls  Each  callers
| 23.61% 17     14  1.21  caller_11               hub.c:123 +1
| 13.89% 10     11  0.91  caller_10                  hub.c:121
| 12.50%  9     10  0.90  caller_09                  hub.c:119
| 11.11%  8      9  0.89  caller_08                  hub.c:117
|  9.72%  7      8  0.88  caller_07                  hub.c:115
|  8.33%  6      7  0.86  caller_06                  hub.c:113
|  6.94%  5      6  0.83  caller_05                  hub.c:111
|  5.56%  4      5  0.80  caller_04                  hub.c:109
|  4.17%  3      4  0.75  caller_03                  hub.c:107
|  2.78%  2      3  0.67  caller_02                  hub.c:105
|                         (2 more)
|      Incl  Calls  Each  callees
|  2.78%  2     20  0.10  leaf                         hub.c:6
|
| 1 source not found (-I DIR says where): src/hub.c

== hub-top
# proves: --top=2 keeps two callers, and says how many are left.
$ --fn=hub --layout=screen --width=80 --show=Ir --top=2 hub.callgrind
| hub                                                          src/hub.c, /bin/hub
| self 740 Ir (80.43%), inclusive 800 (86.96%), 80 calls, 10 each
|       Incl  Calls  Each  callers
| 17.50% 140     14    10  caller_11                                  hub.c:123 +1
| 13.75% 110     11    10  caller_10                                     hub.c:121
|                          (10 more)
|       Incl  Calls  Each  callees
|  7.50%  60     20     3  leaf                                            hub.c:6
|
| 1 source not found (-I DIR says where): src/hub.c

@file inlined.callgrind
| events: Ir
| fl=inlined/main.c
| fn=main
| 1 5
| fi=inlined/hash.h
| 10 7
| 14 2
| 21 3
| 24 4
| fe=inlined/main.c
| 5 1

== inlined
# hash4 is a function of hash.h, whose code main has, and which the profile does not name.
$ --fn=hash4 inlined.callgrind
! cgannotate: --fn=hash4: the profile has no such function
? 1

== inlined-lines
# Lines of code inlined from hash.h: 7, 4, 3 and 2 of 22.
$ --by=line --match=inlined/hash.h --show-percs=no inlined.callgrind
| inlined.callgrind
| 22 Ir; showing 4 of 6 lines, 72.73% of Ir
| Ir  line
|  7  inlined/hash.h:10  main  return p * 3;
|  4  inlined/hash.h:24  main  return x
|  3  inlined/hash.h:21  main  x
|  2  inlined/hash.h:14  main  return hash5(x);
|

== label
# The one of this file, and its level of recursion (also with the last part of the path alone).
$ --fn=src/token.c:next_token --show-percs=no --context=0 find.callgrind
$ --fn=token.c:next_token --show-percs=no --context=0 find.callgrind
| next_token                src/token.c, /home/user/app/bin/app
| self 7 Ir, inclusive 12
| Incl  Calls  Each  callees
|    5      1     5  next_token'2              src/token.c:2
|
| 1 source not found (-I DIR says where): src/token.c
|
| next_token'2              src/token.c, /home/user/app/bin/app
| self 5 Ir, inclusive 5, 1 call, 5 each
| Incl  Calls  Each  callers
|    5      1     5  next_token                src/token.c:2
|
| 1 source not found (-I DIR says where): src/token.c

@file last.callgrind
| events: Ir
| fl=a.py
| fn=app.worker.work
| 1 1
| fn=app.worker.rework
| 1 2
| fn=Pool->take
| 1 3
| fn=Pool->retake
| 1 4
| fn=Integer#times
| 1 5
| fn=Integer#sometimes
| 1 6
| fn=main.(*T).Run
| 1 7
| fn=main.(*T).Runner
| 1 8
| fn=void std::sort<int*>(int*, int*)
| 1 9
| fn=void std::__introsort<int*>(int*)
| 1 10
| fn=void std::__loop<A>(int)
| 1 11
| fn=void std::__loop<A>(int)'2
| 1 1
| fn=void std::__loop<B>(int)
| 1 12

== last
# last*: the last component of a name, as several languages write it, wins over a name that
# only has the word in it.
$ --fn=work --no-auto --format=csv last.callgrind
$ --fn=worker.work --no-auto --format=csv last.callgrind
$ --fn=app.worker.work --no-auto --format=csv last.callgrind
$ --fn=a.py:work --no-auto --format=csv last.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| ,a.py,app.worker.work,,1,1\x0d
! cgannotate: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

== last-arrow
# proves: The last component behind -> is a name: PHP's Pool->take.
$ --fn=take --no-auto --format=csv last.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| ,a.py,Pool->take,,3,3\x0d
! cgannotate: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

== last-go
# proves: The last component behind a method's type of Go is a name: main.(*T).Run.
$ --fn=Run --no-auto --format=csv last.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| ,a.py,main.(*T).Run,,7,7\x0d
! cgannotate: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

== last-hash
# proves: The last component behind # is a name: Ruby's Integer#times.
$ --fn=times --no-auto --format=csv last.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| ,a.py,Integer#times,,5,5\x0d
! cgannotate: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

== last-scope
# proves: The last component behind :: is a name, without a return type, with template arguments or
# without.
$ --fn=sort --no-auto --format=csv last.callgrind
$ --fn='sort<int*>' --no-auto --format=csv last.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| ,a.py,"void std::sort<int*>(int*, int*)",,9,9\x0d
! cgannotate: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

== last-several
# All that have the word in their names, the dearest first.
$ --fn=loop --no-auto --format=csv last.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| ,a.py,void std::__loop<B>(int),,12,12\x0d
| ,a.py,void std::__loop<A>(int),,11,11\x0d
| ,a.py,void std::__loop<A>(int)'2,,1,1\x0d
! cgannotate: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

== level
# The '2 alone.
$ --fn="next_token'2" --show-percs=no --context=0 find.callgrind
| next_token'2              src/token.c, /home/user/app/bin/app
| self 5 Ir, inclusive 5, 1 call, 5 each
| Incl  Calls  Each  callers
|    5      1     5  next_token                src/token.c:2
|
| 1 source not found (-I DIR says where): src/token.c

== match
# What is meant is said of a function: the names differ by a letter.
$ --match=mallok --match=src/tokn.c --auto=no --show-percs=no --context=0 find.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Ir   \x20
| --------------------------------------------------------------------------------
| 1,017  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir   file:function
| --------------------------------------------------------------------------------
|
! cgannotate: --match=mallok: nothing matches; did you mean malloc?
! cgannotate: --match=src/tokn.c: nothing matches

== match-one
# Of two --match one that matches is enough: malloc's 60 of 1,017.
$ --match=mallok --match=malloc --auto=no --show-percs=no --context=0 find.callgrind
| @head
| Listed:           1 of 12, with 60 (5.90%) of Ir
|
| --------------------------------------------------------------------------------
| Ir   \x20
| --------------------------------------------------------------------------------
| 1,017  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir   file:function
| --------------------------------------------------------------------------------
|  60  ./malloc/./malloc/malloc.c:malloc [/usr/lib/libc.so.6]
|

== name
# next_token of two files and its '2; letters of either case are the same, as no name is written
# so.
$ --fn=next_token --show-percs=no --context=0 find.callgrind
$ --fn=NEXT_Token --show-percs=no --context=0 find.callgrind
| next_token                src/token.c, /home/user/app/bin/app
| self 7 Ir, inclusive 12
| Incl  Calls  Each  callees
|    5      1     5  next_token'2              src/token.c:2
|
| 1 source not found (-I DIR says where): src/token.c
|
| next_token'2              src/token.c, /home/user/app/bin/app
| self 5 Ir, inclusive 5, 1 call, 5 each
| Incl  Calls  Each  callers
|    5      1     5  next_token                src/token.c:2
|
| 1 source not found (-I DIR says where): src/token.c
|
| next_token                src/other.c, /home/user/app/bin/app
| self 3 Ir, inclusive 3
| 1 source not found (-I DIR says where): src/other.c

== near
# proves: A name with a letter too few is answered by those like it, the nearest first.
$ --fn=nxt_token --show-percs=no --context=0 find.callgrind
! cgannotate: --fn=nxt_token: the profile has no such function; did you mean next_token, put_token, next_token'2?
? 1

== near-last
# proves: Two letters that are swapped are answered by the name whose last component is like it.
$ --fn=push_bakc --show-percs=no --context=0 find.callgrind
! cgannotate: --fn=push_bakc: the profile has no such function; did you mean std::vector::push_back?
? 1

== near-regex
# proves: A regular expression that matches nothing is answered by names like it.
$ --fn=/nxt_token/ --show-percs=no --context=0 find.callgrind
! cgannotate: --fn=/nxt_token/: the profile has no such function; did you mean next_token, put_token, next_token'2?
? 1

@file scope.callgrind
| events: Ir
| fl=a.cc
| fn=T::abce
| 1 2
| fn=other
| 2 3

== near-scope
# one letter of T::abce, without its scope, is wrong.
$ --fn=abcd scope.callgrind
! cgannotate: --fn=abcd: the profile has no such function; did you mean T::abce?
? 1

== nothing
# Nothing is like it.
$ --fn=zzzzzz --show-percs=no --context=0 find.callgrind
! cgannotate: --fn=zzzzzz: the profile has no such function
? 1

== one-wrong
# proves: Of two names one that is not there ends it, and a name like it is said.
$ --fn=malloc --fn=mallok --show-percs=no --context=0 find.callgrind
! cgannotate: --fn=mallok: the profile has no such function; did you mean malloc?
? 1

== option
# proves: An option with a letter too few is answered by the one like it.
$ --sumary --show-percs=no --context=0 find.callgrind
! cgannotate: --sumary: unknown option; did you mean --summary?
? 2

== option-no
# proves: So is a --no- form, by the option.
$ --no-atuo --show-percs=no --context=0 find.callgrind
! cgannotate: --no-atuo: unknown option; did you mean --auto?
? 2

== part
# proves: A part of a name finds it, where no whole one does.
$ --fn=drop_in --show-percs=no --context=0 find.callgrind
| core::ptr::drop_in_place<app::Item>::h0123456789abcdef  /home/user/app/src/main.rs, /home/user/app/bin/app
| self 30 Ir, inclusive 30
| 1 source not found (-I DIR says where): /home/user/app/src/main.rs

@file listed.callgrind
| version: 1
| events: Ir
| fl=a.c
| fn=a_tok
| 1 1
| fn=b_tok
| 2 9

== part-listed
# tok is a part of both names; b_tok costs more, and comes first.
$ --fn=tok listed.callgrind
| b_tok                     a.c
| self 9 Ir (90.00%), inclusive 9 (90.00%)
| 1 source not found (-I DIR says where): a.c
|
| a_tok                     a.c
| self 1 Ir (10.00%), inclusive 1 (10.00%)
| 1 source not found (-I DIR says where): a.c
! cgannotate: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

== part-many
# oke is in the names of four functions: 12, 5, 3 and 2 with all that they call.
$ --fn=oke --show-percs=no --context=0 find.callgrind
| next_token                src/token.c, /home/user/app/bin/app
| self 7 Ir, inclusive 12
| Incl  Calls  Each  callees
|    5      1     5  next_token'2              src/token.c:2
|
| 1 source not found (-I DIR says where): src/token.c
|
| next_token'2              src/token.c, /home/user/app/bin/app
| self 5 Ir, inclusive 5, 1 call, 5 each
| Incl  Calls  Each  callers
|    5      1     5  next_token                src/token.c:2
|
| 1 source not found (-I DIR says where): src/token.c
|
| next_token                src/other.c, /home/user/app/bin/app
| self 3 Ir, inclusive 3
| 1 source not found (-I DIR says where): src/other.c
|
| put_token                 src/other.c, /home/user/app/bin/app
| self 2 Ir, inclusive 2
| 1 source not found (-I DIR says where): src/other.c

== several
# proves: Each of several --fn is shown.
$ --fn=put_token --fn=malloc --fn=/lambda/ --show-percs=no --context=0 find.callgrind
| (anonymous namespace)::Worker::run()::{lambda(int)#1}::operator()(int) const  /home/user/app/src/main.rs, /home/user/app/bin/app
| self 20 Ir, inclusive 80
| Incl  Calls  Each  callees
|   60      7  8.57  malloc                    /home/user/app/src/main.rs:46
|
| 1 source not found (-I DIR says where): /home/user/app/src/main.rs
|
| malloc                    ./malloc/./malloc/malloc.c, /usr/lib/libc.so.6
| self 60 Ir, inclusive 60, 7 calls, 8.57 each
| Incl  Calls  Each  callers
|   60      7  8.57  (anonymous namespace)::Worker::run::{lambda#1}::operator()  /home/user/app/src/main.rs:46
|
| 1 source not found (-I DIR says where): ./malloc/./malloc/malloc.c
|
| put_token                 src/other.c, /home/user/app/bin/app
| self 2 Ir, inclusive 2
| 1 source not found (-I DIR says where): src/other.c

@file order.callgrind
| events: Ir
| fl=a.c
| fn=h
| 1 10
| cfn=g
| calls=1 2
| 1 50
| fn=g
| 2 50

== one-order
# The dearest with what it calls comes first, in each format: h has 10 + 50, g 50 of its own.
$ '--fn=/[gh]/' --top=1 --no-auto --format=csv order.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| ,a.c,h,0,10,60\x0d

== one-order-text
# proves: Of what --fn finds, --top=1 leaves the first by cost, in text as in JSON.
$ '--fn=/[gh]/' --top=1 --no-auto order.callgrind | head -n 1
| h                         a.c

== top-0
# proves: --top=0 leaves no function of --fn, and that is said.
$ --fn=g --top=0 --no-auto order.callgrind
! cgannotate: other options leave none of the functions of --fn

== below-min
# h's only callee costs 50 of its 60, 83.33 %: it is counted where --min leaves it out.
$ --fn=h --min=99 --no-auto order.callgrind
| h                         a.c
| self 10 Ir (16.67%), inclusive 60 (100.0%)
| callees
| (1 more)
|
