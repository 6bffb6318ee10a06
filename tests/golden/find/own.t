## report calls std::sort, which calls std::loop, which calls itself and Item's constructor; scan
## calls Item's constructor, and std::find, which check calls, too.  Of std::find's 30, report pays 20
## and check 10: so no function of the user's has it all.

@file own.callgrind
| events: Ir
| ob=/home/me/app
| fl=/home/me/src/main.cpp
| fn=report
| 40 10
| cfi=/usr/include/c++/12/stl_algo.h
| cfn=std::sort
| calls=1 1
| 41 65
| cfi=/usr/include/c++/12/find.h
| cfn=std::find
| calls=1 1
| 42 20
| fn=check
| 50 1
| cfi=/usr/include/c++/12/find.h
| cfn=std::find
| calls=1 1
| 51 10
| fn=Item::Item
| 7 50
| fl=/usr/include/c++/12/stl_algo.h
| fn=std::sort
| 100 5
| cfn=std::loop
| calls=1 1
| 101 60
| fn=std::loop
| 110 20
| cfn=std::loop
| calls=3 1
| 111 45
| cfi=/home/me/src/main.cpp
| cfn=Item::Item
| calls=4 1
| 112 40
| fl=/usr/include/c++/12/find.h
| fn=std::find
| 5 20
| cfi=/home/me/src/main.cpp
| cfn=Item::Item
| calls=1 1
| 6 10

== own-above-library
# All that std::loop costs comes through std::sort from report, which calls that at line 41.
$ --fn=Item::Item --no-auto own.callgrind
| Item::Item                /home/me/src/main.cpp, /home/me/app
| self 50 Ir (47.17%), inclusive 50 (47.17%), 5 calls, 10 each
|      Incl  Calls  Each  callers
| 80.00% 40      4    10  std::loop <cycle 1>       /usr/include/c++/12/stl_algo.h:112
| 20.00% 10      1    10  std::find                 /usr/include/c++/12/find.h:6
|

== own-first
# By inclusive cost, though report's own cost is less than that of std::loop: 10 + 65 + 20 of 106.
$ --fn=/loop/ --fn=report --no-auto own.callgrind
| report                    /home/me/src/main.cpp, /home/me/app
| self 10 Ir (9.43%), inclusive 95 (89.62%)
|      Incl  Calls  Each  callees
| 68.42% 65      1    65  std::sort                 /home/me/src/main.cpp:41
| 21.05% 20      1    20  std::find                 /home/me/src/main.cpp:42
|
|
| std::loop <cycle 1>       /usr/include/c++/12/stl_algo.h, /home/me/app
| self 20 Ir (18.87%), inclusive 60 (56.60%), 4 calls, 15 each
|      Incl  Calls  Each  callers
| 100.0% 60      1    60  std::sort                 /usr/include/c++/12/stl_algo.h:101
| 75.00% 45      3    15  std::loop <cycle 1>       /usr/include/c++/12/stl_algo.h:111
|      Incl  Calls  Each  callees
| 75.00% 45      3    15  std::loop <cycle 1>       /usr/include/c++/12/stl_algo.h:111
| 66.67% 40      4    10  Item::Item                /usr/include/c++/12/stl_algo.h:112
|

== dearest-first
# std::find, inclusive 30, comes before check, 11.
$ --fn=/check/ --fn=/find/ --no-auto own.callgrind
| std::find                 /usr/include/c++/12/find.h, /home/me/app
| self 20 Ir (18.87%), inclusive 30 (28.30%), 2 calls, 15 each
|      Incl  Calls  Each  callers
| 66.67% 20      1    20  report                    /home/me/src/main.cpp:42
| 33.33% 10      1    10  check                     /home/me/src/main.cpp:51
|      Incl  Calls  Each  callees
| 33.33% 10      1    10  Item::Item                /usr/include/c++/12/find.h:6
|
|
| check                     /home/me/src/main.cpp, /home/me/app
| self 1 Ir (0.94%), inclusive 11 (10.38%)
|      Incl  Calls  Each  callees
| 90.91% 10      1    10  std::find                 /home/me/src/main.cpp:51
|
