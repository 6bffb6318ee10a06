## --color: what is printed between the escapes is the report, as other tests here say by a command
## line with --color=always. Each line ends as it began. Magenta is from 0.5 % on, red from 2 % and bold
## red from 10 %. See views.t for the profiles.

== by-function
# The figures of by-function in by.t.
$ --color --auto=no --by=function v.callgrind
$ --color=always --auto=no --by=function v.callgrind
| v.callgrind
| 1,000 Ir; showing 5 of 5 functions, 100.0% of Ir
| \e[2m      Self        Incl  Calls  function\e[0m
| \e[1;31m53.00% 530\e[0m  \e[1;31m68.00% 680\e[0m      \e[1;31m2\e[0m  work                      a.c, app
| \e[1;31m35.50% 355\e[0m  \e[1;31m35.50% 355\e[0m      \e[1;31m5\e[0m  copy                      l.c, lib
|  \e[31m5.00%  50\e[0m   \e[31m5.00%  50\e[0m      0  idle                      a.c, app
|  \e[31m5.00%  50\e[0m   \e[31m5.00%  50\e[0m      0  open                      m.c, lib
|  \e[35m1.50%  15\e[0m  \e[1;31m90.00% 900\e[0m      0  main                      a.c, app
| \e[2mnot shown (--show=all): Dr\e[0m
|

== sources
# Lines 3, 4 and 12 of a.c have the calls of main and work.
$ --color --threshold=100 --match='^a.c:main' --context=1 v.callgrind
| v.callgrind
| 1,000 Ir; showing 1 of 5 functions, 1.50% of Ir
| \e[2m    Self        Incl  Calls  function\e[0m
| \e[35m1.50% 15\e[0m  \e[1;31m90.00% 900\e[0m      0  main                      a.c, app
| \e[2mnot shown (--show=all): Dr\e[0m
|
| \e[2m        Ir      a.c\e[0m
|  \e[35m1.00%  10\e[0m   1  a.c line 1
|  \e[35m0.50%   5\e[0m   2  a.c line 2
|          .   3  a.c line 3
| \e[1;31m68.00% 680\e[0m      => work (2x)                 a.c, app
| \e[2m-- line 9 ----------------------------------------\e[0m
| \e[2m         .   9  a.c line 9\e[0m
| \e[1;31m30.00% 300\e[0m  10  a.c line 10
|  \e[31m4.70%  47\e[0m  11  a.c line 11
|          .  12  a.c line 12
| \e[1;31m15.00% 150\e[0m      => copy (1x)                 l.c, lib
| \e[2m-- line 19 ----------------------------------------\e[0m
| \e[2m         .  19  a.c line 19\e[0m
|  \e[31m5.00%  50\e[0m  20  a.c line 20
| \e[2m         .  21  a.c line 21\e[0m
|

== change
# What costs less is green, -40 of a.h:work, and what costs more red, +30 of m.c:open.
$ --color --auto=no --show=Ir --diff w.callgrind v.callgrind
| v.callgrind compared with w.callgrind
| -10 Ir (-0.99%: 1,010 to 1,000); showing 2 of 2 functions, -0.99% of Ir
| \e[2m        Ir  function\e[0m
| \e[32m-3.96% -40\e[0m  work                      a.c, app
| \e[31m+2.97% +30\e[0m  open                      m.c, lib
|

== compact
# The figures of summary in summary.t.
$ --color --layout=screen --width=80 --summary v.callgrind
| v.callgrind
| 1,000 Ir; showing 5 of 5 functions, 100.0% of Ir
| \e[2m      Self        Incl  Calls  function\e[0m
| \e[1;31m53.00% 530\e[0m  \e[1;31m68.00% 680\e[0m      \e[1;31m2\e[0m  work                                          a.c
| \e[1;31m35.50% 355\e[0m  \e[1;31m35.50% 355\e[0m      \e[1;31m5\e[0m  copy                                          l.c
|  \e[31m5.00%  50\e[0m   \e[31m5.00%  50\e[0m      0  idle                                          a.c
|  \e[31m5.00%  50\e[0m   \e[31m5.00%  50\e[0m      0  open                                          m.c
|  \e[35m1.50%  15\e[0m  \e[1;31m90.00% 900\e[0m      0  main                                          a.c

== wrong
# blue is none of the three.
$ --color=blue v.callgrind
! cgannotate: --color=blue: the value is not one of always|never|auto
? 2

== fn
# proves: --fn has colours, which end with each line.  300 + 47 + 150 + 26 + 4 + 3 = 530, and the
# 150 of copy are 680, 340 for each of 2 calls
$ --color --fn=work v.callgrind
| work                      a.c, app
| self 530 Ir (53.00%), inclusive 680 (68.00%), 2 calls, 340 each
| \e[2m      Incl  Calls  Each  callers\e[0m
| 100.0% 680      2   340  main                      a.c:3
| \e[2m      Incl  Calls  Each  callees\e[0m
| 22.06% 150      1   150  copy                      a.c:12
|
| \e[2m        Ir      a.c\e[0m
| \e[1;31m30.00% 300\e[0m  10  a.c line 10
|  \e[31m4.70%  47\e[0m  11  a.c line 11
|          .  12  a.c line 12
| \e[1;31m15.00% 150\e[0m      => copy (1x)                 l.c, lib
|
| \e[2m        Ir     a.h\e[0m
| \e[1;31m15.00% 150\e[0m  3  a.h line 3
|  \e[31m2.60%  26\e[0m  4  a.h line 4
|
| \e[2m     Ir     b.h\e[0m
| 0.40% 4  7  b.h line 7
|
| \e[2m     Ir     c.h\e[0m
| 0.30% 3  1  c.h line 1
|
