## --diff pairs functions whose labels differ. Written by hand.
##
## old, new: 669 and 603, the sums of the self costs. The object's and the build
##   directory differ; moved went to another file, a clone has another number.
##   Of the rows: work 300 - 400, 0x1234 (of the same app) 9 - 3, deep'2
##   45 - 40, clone 74 - 70, moved 33 - 30, two/init.c:init 15 - 13,
##   one/init.c:init 12 - 11, main's a.h 8 - 7; main and deep are the same.
##   A lambda of another number is another function: 26 and -21.
##   0xabcde is of another library, where an address says nothing: (gone) and (new).
##   26 - 21 + 11 + 6 + 5 + 4 + 3 + 2 + 1 + 1 - 100 - 4 = -66.
## many: 128 functions a side are paired, 15 - 10 each; too-many: 129 and 128 are more than
##   256, which would take long, so that all are (new) or (gone): 1,920 - 1,290.

@file moved-new.callgrind
| creator: callgrind-3.22
| positions: line
| events: Ir
| ob=/bin/p
| fl=a.c
| fn=main
| 1 10
| fl=???
| fn=0x0000000000001000
| 0 7
| fn=0x0000000000001010
| 0 100
| fn=0x0000000000001030
| 0 200
| fn=0x0000000000001060
| 0 330
| fn=0x00000000000010a0
| 0 400
| fn=0x00000000000010f0
| 0 50
| totals: 1097

@file moved-old.callgrind
| creator: callgrind-3.22
| positions: line
| events: Ir
| ob=/bin/p
| fl=a.c
| fn=main
| 1 10
| fl=???
| fn=0x0000000000001000
| 0 100
| fn=0x0000000000001020
| 0 200
| fn=0x0000000000001050
| 0 300
| fn=0x0000000000001090
| 0 400
| fn=0x00000000000010e0
| 0 50
| totals: 1060

== addresses
# addresses*: an address is no name.  What has the same address in both is one function: 7 - 100
# at 0x1000.  The others are (gone) or (new), whatever they cost: -400 + 400 + 330 - 300 - 200 +
# 200 + 100 - 50 + 50 - 93 = 37.
$ --diff --layout=screen --width=80 --no-auto --threshold=100 moved-old.callgrind moved-new.callgrind
| moved-new.callgrind compared with moved-old.callgrind
| +37 Ir (+3.49%: 1,060 to 1,097); showing 10 of 10 functions, +3.49% of Ir
|          Ir  function
| -37.7% -400  0x1090 (gone)                                                     p
| +37.7% +400  0x10a0 (new)                                                      p
| +31.1% +330  0x1060 (new)                                                      p
| -28.3% -300  0x1050 (gone)                                                     p
| -18.9% -200  0x1020 (gone)                                                     p
| +18.9% +200  0x1030 (new)                                                      p
| +9.43% +100  0x1010 (new)                                                      p
| -8.77%  -93  0x1000                                                            p
| -4.72%  -50  0x10e0 (gone)                                                     p
| +4.72%  +50  0x10f0 (new)                                                      p
|

== all
# The pairs and sums at the head of this file: -66.
$ --diff --no-auto --threshold=100 old.callgrind new.callgrind
| new.callgrind compared with old.callgrind
| -66 Ir (-9.87%: 669 to 603); showing 12 of 12 functions, -9.87% of Ir
|        Self         Incl  Calls  function
| -14.9% -100  -14.9% -100      0  work                      /tmp/build-7/src/a.c, /tmp/build-7/app
| +3.89%  +26  +3.89%  +26      0  run::{lambda#5}::operator() (new)  /tmp/build-7/src/l.cc, /tmp/build-7/app
| -3.14%  -21  -3.14%  -21      0  run::{lambda#2}::operator() (gone)  /tmp/build-7/src/l.cc, /tmp/build-7/app
| +1.64%  +11  +1.64%  +11      0  0xabcde (new)             /usr/lib/libc-2.36.so
| +0.90%   +6  +0.90%   +6      0  0x1234                    /tmp/build-7/app
| +0.75%   +5  +0.75%   +5      0  deep'2                    /tmp/build-7/src/a.c, /tmp/build-7/app
| +0.60%   +4  +0.60%   +4      0  clone                     /tmp/build-7/src/other.c, /tmp/build-7/app
| -0.60%   -4  -0.60%   -4      0  0xabcde (gone)            /usr/lib/libc-2.31.so
| +0.45%   +3  +0.45%   +3      0  moved                     /tmp/build-7/src/other.c, /tmp/build-7/app
| +0.30%   +2  +0.30%   +2      0  init                      /tmp/build-7/src/two/init.c, /tmp/build-7/app
| +0.15%   +1  -14.8%  -99      0  main                      /tmp/build-7/src/a.c, /tmp/build-7/app
| +0.15%   +1  +0.15%   +1      0  init                      /tmp/build-7/src/one/init.c, /tmp/build-7/app
|
! cgannotate: --diff: 9 functions matched although paths or names differ

== back
# The same pairs from NEW to OLD, each change with the other sign.
$ --diff --no-auto --threshold=100 --format=csv new.callgrind old.callgrind
| object,file,function,calls,calls_old,calls_new,Ir,Ir_old,Ir_new,incl_Ir,incl_Ir_old,incl_Ir_new\x0d
| /home/ann/v1/app,/home/ann/v1/src/a.c,work,0,10,10,100,300,400,100,400,500\x0d
| /home/ann/v1/app,/home/ann/v1/src/l.cc,run(int)::{lambda(int)#5}::operator()(int) const,0,0,,-26,26,,-26,26,\x0d
| /home/ann/v1/app,/home/ann/v1/src/l.cc,run(int)::{lambda(int)#2}::operator()(int) const,0,,0,21,,21,21,,21\x0d
| /usr/lib/libc-2.36.so,???,0x00000000000abcde,0,0,,-11,11,,-11,11,\x0d
| /home/ann/v1/app,???,0x0000000000001234,0,0,0,-6,9,3,-6,9,3\x0d
| /home/ann/v1/app,/home/ann/v1/src/a.c,deep'2,0,1,1,-5,45,40,-5,45,40\x0d
| /home/ann/v1/app,/home/ann/v1/src/move.c,clone.isra.0,0,0,0,-4,74,70,-4,74,70\x0d
| /usr/lib/libc-2.31.so,???,0x00000000000abcde,0,,0,4,,4,4,,4\x0d
| /home/ann/v1/app,/home/ann/v1/src/move.c,moved,0,0,0,-3,33,30,-3,33,30\x0d
| /home/ann/v1/app,/home/ann/v1/src/two/init.c,init,0,0,0,-2,15,13,-2,15,13\x0d
| /home/ann/v1/app,/home/ann/v1/src/a.c,main,0,0,0,-1,18,17,99,418,517\x0d
| /home/ann/v1/app,/home/ann/v1/src/one/init.c,init,0,0,0,-1,12,11,-1,12,11\x0d
! cgannotate: --diff: 9 functions matched although paths or names differ

@file build-new.callgrind
| events: Ir
| fl=a.rs
| fn=a::main::h99112233445566aa
| 1 10
| cfn=a::work::h99112233445566bb.llvm.222
| calls=1 5
| 2 32
| fn=a::work::h99112233445566bb.llvm.222
| 5 32
| fn=sum.part.2
| 7 5
| fn=sum.cold
| 8 3

@file build-old.callgrind
| events: Ir
| fl=a.rs
| fn=a::main::h00112233445566aa
| 1 10
| cfn=a::work::h00112233445566bb.llvm.111
| calls=1 5
| 2 30
| fn=a::work::h00112233445566bb.llvm.111
| 5 30
| fn=sum.part.0
| 7 4
| fn=sum.cold
| 8 3

== build
# Of names of Rust the hash is another one in each build, and so are the numbers of
# clones: 32 - 30 and 10 - 10; sum.part is paired with sum.part, 5 - 4, and sum.cold with
# sum.cold, 3 - 3. 47 and 50: +3.
$ --no-auto --diff --threshold=100 build-old.callgrind build-new.callgrind
| build-new.callgrind compared with build-old.callgrind
| +3 Ir (+6.38%: 47 to 50); showing 2 of 2 functions, +6.38% of Ir
|      Self       Incl  Calls  function
| +4.26% +2  +4.26% +2      0  a::work                   a.rs
| +2.13% +1  +2.13% +1      0  sum                       a.rs
|
! cgannotate: --diff: 3 functions matched although paths or names differ

== gate
# No false failure.  10 calls of work cost 400 instead of 500.
$ --diff --no-auto --summary --fail-if='work:Ir>+0' old.callgrind new.callgrind
| new.callgrind compared with old.callgrind
| -66 Ir (-9.87%: 669 to 603); showing 11 of 12 functions, -10.0% of Ir
| -100 because of a.c:work
| +26 because of l.cc:run::{lambda#5}::operator() (new)
| -21 because of l.cc:run::{lambda#2}::operator() (gone)
|        Self         Incl  Calls  function
| -14.9% -100  -14.9% -100      0  work                      /tmp/build-7/src/a.c, /tmp/build-7/app
| +3.89%  +26  +3.89%  +26      0  run::{lambda#5}::operator() (new)  /tmp/build-7/src/l.cc, /tmp/build-7/app
| -3.14%  -21  -3.14%  -21      0  run::{lambda#2}::operator() (gone)  /tmp/build-7/src/l.cc, /tmp/build-7/app
| +1.64%  +11  +1.64%  +11      0  0xabcde (new)             /usr/lib/libc-2.36.so
| +0.90%   +6  +0.90%   +6      0  0x1234                    /tmp/build-7/app
| +0.75%   +5  +0.75%   +5      0  deep <cycle 1>            /tmp/build-7/src/a.c, /tmp/build-7/app
| +0.60%   +4  +0.60%   +4      0  clone                     /tmp/build-7/src/other.c, /tmp/build-7/app
| -0.60%   -4  -0.60%   -4      0  0xabcde (gone)            /usr/lib/libc-2.31.so
| +0.45%   +3  +0.45%   +3      0  moved                     /tmp/build-7/src/other.c, /tmp/build-7/app
| +0.30%   +2  +0.30%   +2      0  init                      /tmp/build-7/src/two/init.c, /tmp/build-7/app
| +0.15%   +1  -14.8%  -99      0  main                      /tmp/build-7/src/a.c, /tmp/build-7/app
! cgannotate: --diff: 8 functions matched although paths or names differ

@file labels-new.callgrind
| events: Ir
| fl=a.h
| fn=f
| 2 15
| fi=a.c
| 1 10
| fl=e.c
| fn=g
| 3 21
| fl=z/h.c
| fn=h
| 1 4
| fl=d.c
| fn=t<int>
| 4 1
| fn=t<long>
| 5 6

@file labels-old.callgrind
| events: Ir
| fl=a.c
| fn=f
| 1 10
| fi=a.h
| 2 5
| fl=c.c
| fn=g
| 3 20
| fl=x/h.c
| fn=h
| 1 2
| fl=y/h.c
| fn=h
| 1 3
| fl=d.c
| fn=t<int>
| 4 1

== labels
# f was a.c's with a.h's code in it, and is a.h's with a.c's: one function, 25 - 15. h has two
# files like z/h.c, so none is chosen: 4, -3, -2. t<long> is not t<int>, which both have. g moved:
# 21 - 20. 41 and 57: +16.
$ --diff --no-auto --threshold=100 labels-old.callgrind labels-new.callgrind
| labels-new.callgrind compared with labels-old.callgrind
| +16 Ir (+39.0%: 41 to 57); showing 6 of 6 functions, +39.0% of Ir
|         Ir  function
| +24.4% +10  f                         a.h
| +14.6%  +6  t<...> (new)              d.c
| +9.76%  +4  h (new)                   z/h.c
| -7.32%  -3  h (gone)                  y/h.c
| -4.88%  -2  h (gone)                  x/h.c
| +2.44%  +1  g                         e.c
|
! cgannotate: --diff: 2 functions matched although paths or names differ

== labels-lines
# The code of f stays in the file where it stands: a.h:2 15 - 5, a.c:1 10 - 10.
$ --diff --by=line --match='^a\.' --format=tsv --threshold=100 labels-old.callgrind labels-new.callgrind
| object	file	function	line	calls	calls_old	calls_new	Ir	Ir_old	Ir_new	incl_Ir	incl_Ir_old	incl_Ir_new
| 	a.h	f	2				10	5	15	10	5	15
! cgannotate: --diff: 2 functions matched although paths or names differ

@file large-new.callgrind
| events: Ir
| fl=e.c
| fn=g
| 3 21
| fl=k.c
| fn=k
| 1 5

@file large-old.callgrind
| events: Ir
| fl=c.c
| fn=g
| 3 5000000000000000000
| fl=k.c
| fn=k
| 1 -5000000000000000000
| fl=c.c
| fn=g
| fi=e.c
| 3 5000000000000000000

== large
# OLD's g is NEW's, in e.c, where OLD's g has code, too: line 3 has 5 * 10^18 twice, which is more
# than 2^63, though k has as much below zero between them.
$ --diff --auto=no large-old.callgrind large-new.callgrind
! cgannotate: a sum of OLD does not fit into 64 bits
? 1

@file names-new.callgrind
| events: Ir
| fl=a.c
| fn=b::h0123456789abcd0g
| 1 31
| fl=a.c
| fn=x17h0123456789abcde0F
| 1 32
| fl=a.c
| fn=operator<->
| 1 33
| fl=a.c
| fn=std::vec<long
| 1 34
| fl=a.c
| fn=m::f<long>
| 1 35
| fl=a.c
| fn=c::h0123456789abcde0
| 1 36

@file names-old.callgrind
| events: Ir
| fl=a.c
| fn=b::h0123456789abcdeg
| 1 11
| fl=a.c
| fn=x17h0123456789abcdefF
| 1 12
| fl=a.c
| fn=operator<=>
| 1 13
| fl=a.c
| fn=std::vec<int
| 1 14
| fl=a.c
| fn=m::f<int>
| 1 15
| fl=a.c
| fn=c::h0123456789abcdef
| 1 16

== names
# c with another hash is c, 36 - 16. The others are no hashes, as g is no digit and F no E, or
# other arguments. 35 + 34 + 33 + 32 + 31 + 20 - 15 - 14 - 13 - 12 - 11 = 201 - 81 = 120.
$ --diff --no-auto --threshold=100 names-old.callgrind names-new.callgrind
| names-new.callgrind compared with names-old.callgrind
| +120 Ir (+148.1%: 81 to 201); showing 11 of 11 functions, +148.1% of Ir
|         Ir  function
| +43.2% +35  m::f<...> (new)           a.c
| +42.0% +34  std::vec<long (new)       a.c
| +40.7% +33  operator<-> (new)         a.c
| +39.5% +32  x17h0123456789abcde0F (new)  a.c
| +38.3% +31  b::h0123456789abcd0g (new)  a.c
| +24.7% +20  c                         a.c
| -18.5% -15  m::f<int> (gone)          a.c
| -17.3% -14  std::vec<int (gone)       a.c
| -16.0% -13  operator<=> (gone)        a.c
| -14.8% -12  x17h0123456789abcdefF (gone)  a.c
| -13.6% -11  b::h0123456789abcdeg (gone)  a.c
|
! cgannotate: --diff: 1 function matched although its path or name differs

@file other-new.callgrind
| cmd: /b/tool 2
| desc: D1 cache: 65536 B
| desc: Timerange: 0 - 9
| events: Dr
| fl=a.c
| fn=a0
| 1 1
| fn=a1
| 1 1
| fn=a2
| 1 1
| fn=a3
| 1 1
| fn=b4
| 1 1
| fn=b5
| 1 1
| fn=b6
| 1 1
| fn=b7
| 1 1
| fn=b8
| 1 1
| fn=b9
| 1 1

@file other-old.callgrind
| cmd: /a/prog 1
| desc: D1 cache: 32768 B
| desc: Timerange: 0 - 5
| events: Ir
| fl=a.c
| fn=a0
| 1 1
| fn=a1
| 1 1
| fn=a2
| 1 1
| fn=a3
| 1 1
| fn=a4
| 1 1
| fn=a5
| 1 1
| fn=a6
| 1 1
| fn=a7
| 1 1
| fn=a8
| 1 1
| fn=a9
| 1 1

== other
# another command and cache (when it ran does not matter), no event of both, and 4 of 10
# functions, less than half, in another program.
$ --diff --no-auto other-old.callgrind other-new.callgrind
| /b/tool 2, other-new.callgrind compared with other-old.callgrind
| -10 Ir (-100.0%: 10 to .); showing 10 of 16 functions, -100.0% of Ir
| Command of OLD: /a/prog 1
| Differs in OLD: D1 cache: 32768 B
| Not in OLD: Dr
| Not in NEW: Ir
|        Ir  function
| -10.0% -1  a0                        a.c
| -10.0% -1  a1                        a.c
| -10.0% -1  a2                        a.c
| -10.0% -1  a3                        a.c
| -10.0% -1  a4 (gone)                 a.c
| -10.0% -1  a5 (gone)                 a.c
| -10.0% -1  a6 (gone)                 a.c
| -10.0% -1  a7 (gone)                 a.c
| -10.0% -1  a8 (gone)                 a.c
| -10.0% -1  a9 (gone)                 a.c
| not shown (--show=all): Dr
|
! cgannotate: other-old.callgrind:25: the part has no "summary:" at its end, as its program writes it: the file may be truncated
! cgannotate: other-new.callgrind:25: the part has no "summary:" at its end, as its program writes it: the file may be truncated
! cgannotate: --diff: OLD and NEW have no event in common, so no cost can be compared

== paired-do-not-count
# /b1/d/prog is of /b2/d/prog, by two ends; so only /b1/prog and /b2/prog end in prog alone. The two
# init, in x.c of two directories, are told apart by their places: +10 and +20 of 305.
$ --diff --no-auto ends-old.callgrind ends-new.callgrind
| ends-new.callgrind compared with ends-old.callgrind
| +30 Ir (+9.84%: 305 to 335); showing 2 of 2 functions, +9.84% of Ir
|         Ir  function
| +6.56% +20  init                      lib/x.c, /b2/prog
| +3.28% +10  init                      src/x.c, /b2/prog
|
! cgannotate: --diff: 3 functions matched although paths or names differ
