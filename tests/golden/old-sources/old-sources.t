## --old-sources: lines of OLD are placed in NEW's text by a diff of the two.
##
## old and new by hand.  OLD: 200 + 522 + 6 = 728; NEW: 6 + 490 + 8 = 504; -224.  What
##   "diff -u old/src/sum.c new/src/sum.c" removes is lines 3, 5 and 14 of OLD, and
##   it adds 3, 5, 13, 14 and 16 of NEW; so OLD's 4 and 6 stay 4 and 6, 13 is 15, and
##   15, 16, 19, 20, 21 are 17, 18, 21, 22, 23.  Line 4 is 2 - 50 = -48 (check's and
##   twice's, which are two rows of --by=line), 6 is 1 - 50 = -49, 15 is 310 - 300 =
##   +10, 23 is 5 - 3 = +2; 5 was -100 and is +3, 13 is +8, 14 was -200 (and its
##   calls) and 16 is +150.  Annotated: -48 - 100 + 3 - 49 + 8 + 10 - 200 + 150 + 2 =
##   -224, as the total.

== back
# Each number with the other sign, of 504.
$ --diff -I old --old-sources=new new.callgrind old.callgrind
| ./sum, old.callgrind compared with new.callgrind
| +224 Ir (+44.4%: 504 to 728); showing 3 of 4 functions, +44.8% of Ir
|        Self         Incl  Calls  function
| +39.7% +200  +39.7% +200    +50  twice (new)               src/sum.c
| +6.35%  +32  +44.8% +226      0  sum                       src/sum.c
| -1.19%   -6  -1.19%   -6     -1  check (gone)              src/sum.c
|
|          Ir      old/ + src/sum.c (OLD: new/ + src/sum.c)
|           .   1   #include "sum.h"
|           .   2  \x20
|           .   3  -static int check(int n)
| -0.40%   -2   4  -{
| -0.60%   -3   5  -	return n > 0;
|           .   3  +static int twice(int n)
| +9.92%  +50   4  +{
| +19.8% +100   5  +	return n + n;
| +9.72%  +49   6   }
|           .   7  \x20
|           .   8   /* Adds up. */
|           .   9   int sum(int n)
|           .  10   {
|           .  11   	int all = 0;
|           .  12  \x20
| -1.59%   -8  13  -	if (!check(n))
| -1.19%   -6      => check (gone) (-1x)        src/sum.c
|           .  14  -		return 0;
| -1.98%  -10  13   	for (int i = 0; i < n; i++)
| -29.8% -150  16  -		all += 2 * i;
| +39.7% +200  14  +		all += twice(i);
| +39.7% +200      => twice (new) (+50x)        src/sum.c
|           .  15   	return all;
|           .  16   }
|           .  17  \x20
|           .  18   int last(void)
|           .  19   {
|           .  20   	return 1;
| -0.40%   -2  21   }
|

== by-line
# The lines worked out at the head of this file, the largest change first; OLD's alone are -3, -5
# and -14.
$ --diff --by=line --threshold=100 -I new --old-sources=old old.callgrind new.callgrind
| ./sum, new.callgrind compared with old.callgrind
| -224 Ir (-30.8%: 728 to 504); showing 11 of 11 lines, -30.8% of Ir
|          Ir  line
| -27.5% -200  src/sum.c:-14 (gone)  sum    all += twice(i);
| +20.6% +150  src/sum.c:16 (new)    sum    all += 2 * i;
| -13.7% -100  src/sum.c:-5 (gone)   twice  return n + n;
| -6.87%  -50  src/sum.c:6 (gone)    twice  }
| -6.87%  -50  src/sum.c:-4 (gone)   twice  {
| +1.37%  +10  src/sum.c:15          sum    for (int i = 0; i < n; i++)
| +1.10%   +8  src/sum.c:13 (new)    sum    if (!check(n))
| +0.41%   +3  src/sum.c:5 (new)     check  return n > 0;
| +0.27%   +2  src/sum.c:4 (new)     check  {
| +0.27%   +2  src/sum.c:23          last   }
| +0.14%   +1  src/sum.c:6 (new)     check  }
|

== by-line-csv
# The inclusive cost of -14 is 200 + 200.
$ --diff --by=line --threshold=100 --format=csv -I new --old-sources=old old.callgrind new.callgrind
| object,file,function,line,calls,calls_old,calls_new,Ir,Ir_old,Ir_new,incl_Ir,incl_Ir_old,incl_Ir_new\x0d
| ,src/sum.c,sum,-14,,,,-200,200,,-400,400,\x0d
| ,src/sum.c,sum,16,,,,150,,150,150,,150\x0d
| ,src/sum.c,twice,-5,,,,-100,100,,-100,100,\x0d
| ,src/sum.c,twice,6,,,,-50,50,,-50,50,\x0d
| ,src/sum.c,twice,-4,,,,-50,50,,-50,50,\x0d
| ,src/sum.c,sum,15,,,,10,300,310,10,300,310\x0d
| ,src/sum.c,sum,13,,,,8,,8,14,,14\x0d
| ,src/sum.c,check,5,,,,3,,3,3,,3\x0d
| ,src/sum.c,check,4,,,,2,,2,2,,2\x0d
| ,src/sum.c,last,23,,,,2,3,5,2,3,5\x0d
| ,src/sum.c,check,6,,,,1,,1,1,,1\x0d

== by-line-json
# proves: JSON has the line of OLD beside none of NEW.
$ --diff --by=line --top=3 --no-auto --format=json -I new --old-sources=old old.callgrind new.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "old.callgrind", "creator": "by hand", "command": "./sum", "pid": null, "parts": 1, "side": "old"},
|   {"file": "new.callgrind", "creator": "by hand", "command": "./sum", "pid": null, "parts": 1, "side": "new"}],
|  "differences": [],
|  "by": "line", "sort": ["Ir"], "diff": true,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": -224, "total_old": 728, "total_new": 504}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "sum", "file": "src/sum.c", "object": null, "line": null, "old_line": 14, "self": [-200], "self_old": [200], "self_new": [null], "inclusive": [-400], "inclusive_old": [400], "inclusive_new": [null], "calls": null, "calls_old": null, "calls_new": null, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []},
|   {"id": 1, "name": "sum", "file": "src/sum.c", "object": null, "line": 16, "old_line": null, "self": [150], "self_old": [null], "self_new": [150], "inclusive": [150], "inclusive_old": [null], "inclusive_new": [150], "calls": null, "calls_old": null, "calls_new": null, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []},
|   {"id": 2, "name": "twice", "file": "src/sum.c", "object": null, "line": null, "old_line": 5, "self": [-100], "self_old": [100], "self_new": [null], "inclusive": [-100], "inclusive_old": [100], "inclusive_new": [null], "calls": null, "calls_old": null, "calls_new": null, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []}],
|  "files": []}

== by-line-match
# proves: A line of OLD is found as FILE:-LINE: 200 of 728 are 27.5 %.
$ --diff --by=line --match=':-14:' -I new --old-sources=old old.callgrind new.callgrind
| ./sum, new.callgrind compared with old.callgrind
| -224 Ir (-30.8%: 728 to 504); showing 1 of 11 lines, -27.5% of Ir
|          Ir  line
| -27.5% -200  src/sum.c:-14 (gone)  sum  all += twice(i);
|

== callgrind
# proves: A profile has no sources.
$ --diff --old-sources=old --format=callgrind old.callgrind new.callgrind
! cgannotate: --old-sources cannot be used with --format=callgrind
? 2

== context-0
# proves: Without context the lines that changed are left.
$ --diff --context=0 -I new --old-sources=old old.callgrind new.callgrind
| ./sum, new.callgrind compared with old.callgrind
| -224 Ir (-30.8%: 728 to 504); showing 3 of 4 functions, -31.0% of Ir
|        Self         Incl  Calls  function
| -27.5% -200  -27.5% -200    -50  twice (gone)              src/sum.c
| -4.40%  -32  -31.0% -226      0  sum                       src/sum.c
| +0.82%   +6  +0.82%   +6     +1  check (new)               src/sum.c
|
|          Ir      new/ + src/sum.c (OLD: old/ + src/sum.c)
| -6.87%  -50   4  -{
| -13.7% -100   5  -	return n + n;
| -- line 4 ----------------------------------------
| +0.27%   +2   4  +{
| +0.41%   +3   5  +	return n > 0;
| -6.73%  -49   6   }
| -- line 13 ----------------------------------------
| +1.10%   +8  13  +	if (!check(n))
| +0.82%   +6      => check (new) (+1x)         src/sum.c
| -- line 15 ----------------------------------------
| +1.37%  +10  15   	for (int i = 0; i < n; i++)
| -27.5% -200  14  -		all += twice(i);
| -27.5% -200      => twice (gone) (-50x)       src/sum.c
| +20.6% +150  16  +		all += 2 * i;
| -- line 23 ----------------------------------------
| +0.27%   +2  23   }
|

== exact
# The lines worked out at the head of this file, in the text that both make: OLD's have a -, NEW's
# a +, and unchanged ones their number in NEW.
$ --diff -I new --old-sources=old old.callgrind new.callgrind
| ./sum, new.callgrind compared with old.callgrind
| -224 Ir (-30.8%: 728 to 504); showing 3 of 4 functions, -31.0% of Ir
|        Self         Incl  Calls  function
| -27.5% -200  -27.5% -200    -50  twice (gone)              src/sum.c
| -4.40%  -32  -31.0% -226      0  sum                       src/sum.c
| +0.82%   +6  +0.82%   +6     +1  check (new)               src/sum.c
|
|          Ir      new/ + src/sum.c (OLD: old/ + src/sum.c)
|           .   1   #include "sum.h"
|           .   2  \x20
|           .   3  -static int twice(int n)
| -6.87%  -50   4  -{
| -13.7% -100   5  -	return n + n;
|           .   3  +static int check(int n)
| +0.27%   +2   4  +{
| +0.41%   +3   5  +	return n > 0;
| -6.73%  -49   6   }
|           .   7  \x20
|           .   8   /* Adds up. */
|           .   9   int sum(int n)
|           .  10   {
|           .  11   	int all = 0;
|           .  12  \x20
| +1.10%   +8  13  +	if (!check(n))
| +0.82%   +6      => check (new) (+1x)         src/sum.c
|           .  14  +		return 0;
| +1.37%  +10  15   	for (int i = 0; i < n; i++)
| -27.5% -200  14  -		all += twice(i);
| -27.5% -200      => twice (gone) (-50x)       src/sum.c
| +20.6% +150  16  +		all += 2 * i;
|           .  17   	return all;
|           .  18   }
|           .  19  \x20
|           .  20   int last(void)
|           .  21   {
|           .  22   	return 1;
| +0.27%   +2  23   }
|

@file files-new.callgrind
| # callgrind format
| version: 1
| creator: by hand
| cmd: ./files
| events: Ir
| ob=/build/new/files
| fl=/build/new/lib/moved.c
| fn=f
| 3 11
| 4 20
| 5 10
| fn=h
| 7 5
| fl=/build/new/lib/other.c
| fn=g
| 3 40
| 4 51
| 5 100
| 6 43
| 7 45
| totals: 325

@file files-old.callgrind
| # callgrind format
| version: 1
| creator: by hand
| cmd: ./files
| events: Ir
| ob=/build/old/files
| fl=/build/old/lib/moved.c
| fn=f
| 3 10
| 4 20
| 5 10
| fn=g
| 8 40
| 9 41
| 10 42
| 11 43
| 12 44
| fl=/build/old/lib/gone.c
| fn=gone
| 2 1
| 3 2
| 4 3
| 9 7
| totals: 263

== files
# built in other directories.  g went from moved.c to other.c: 10 = 50 - 40, 3, 6 and 7 are
# OLD's 8, 11 and 12 with the same text: 40 - 40, 43 - 43, 45 - 44; 5 is new, and what was 10,
# 42, is gone: OLD has no other.c, so moved.c is its text.  gone.c is in OLD only, and its line 9 and moved.c's 7 are past their
# ends.  Totals 210 + 40 + 13 = 263 and 279 + 41 + 5 = 325; annotated 10 - 42 + 100 + 1 - 1 - 2
# - 3 + 1 = 64.
$ --diff -I new --old-sources=old --threshold=100 files-old.callgrind files-new.callgrind
| ./files, files-new.callgrind compared with files-old.callgrind
| +62 Ir (+23.6%: 263 to 325); showing 4 of 4 functions, +23.6% of Ir
|         Ir  function
| +26.2% +69  g                         /build/new/lib/other.c, /build/new/files
| -4.94% -13  gone (gone)               /build/old/lib/gone.c, /build/new/files
| +1.90%  +5  h (new)                   /build/new/lib/moved.c, /build/new/files
| +0.38%  +1  f                         /build/new/lib/moved.c, /build/new/files
|
|          Ir      new/ + lib/other.c (OLD: old/ + lib/moved.c)
|           .   2  -int f(int n)
|           .   3  -{
|           .   4  -	return n;
|           .   5  -}
|           .   6  -
|           .   1  +/* Where g is now. */
|           .   2   int g(int n)
|           .   3   {
| +3.80%  +10   4   	n *= 2;
| -16.0%  -42  10  -	n++;
| +38.0% +100   5  +	n += 3;
|           .   6   	return n;
| +0.38%   +1   7   }
|
|        Ir     (OLD: old/ + lib/gone.c)
|         .  1  -int gone(void)
| -0.38% -1  2  -{
| -0.76% -2  3  -	return 0;
| -1.14% -3  4  -}
| -2.66% -7  9  -<bogus line 9>
|
|        Ir      new/ + lib/moved.c (OLD: old/ + lib/moved.c)
|         .   1   /* g goes to other.c. */
|         .   2   int f(int n)
| +0.38% +1   3   {
|         .   4   	return n;
|         .   5   }
|         .   6  -
|         .   7  -int g(int n)
|         .   8  -{
|         .   9  -	n *= 2;
|         .  10  -	n++;
|         .  11  -	return n;
| +1.90% +5   7  +<bogus line 7>
|
! cgannotate: --diff: 2 functions matched although paths or names differ
! cgannotate: old/lib/gone.c (and others): the profile has costs of lines past its end: is it the file that was compiled?

== files-without
# The same without OLD's texts.  Both runs write the files in other ways, so no line of OLD's
# is one of NEW's: g's 210 and f's 40 stand apart.
$ --diff -I new --threshold=100 files-old.callgrind files-new.callgrind
| ./files, files-new.callgrind compared with files-old.callgrind
| +62 Ir (+23.6%: 263 to 325); showing 4 of 4 functions, +23.6% of Ir
|         Ir  function
| +26.2% +69  g                         /build/new/lib/other.c, /build/new/files
| -4.94% -13  gone (gone)               /build/old/lib/gone.c, /build/new/files
| +1.90%  +5  h (new)                   /build/new/lib/moved.c, /build/new/files
| +0.38%  +1  f                         /build/new/lib/moved.c, /build/new/files
|
|          Ir     new/ + lib/other.c
|           .  1  /* Where g is now. */
|           .  2  int g(int n)
|          40  3  {
|          51  4  	n *= 2;
|         100  5  	n += 3;
|          43  6  	return n;
|          45  7  }
| -79.8% -210     <counts for lines of OLD>
|
|         Ir     new/ + lib/moved.c
|          .  1  /* g goes to other.c. */
|          .  2  int f(int n)
|         11  3  {
|         20  4  	return n;
|         10  5  }
|          5  7  <bogus line 7>
| -15.2% -40     <counts for lines of OLD>
|
| 1 source not found (-I DIR says where): /build/old/lib/gone.c
! cgannotate: --diff: 2 functions matched although paths or names differ
! cgannotate: new/lib/other.c (and others): may differ from OLD's source: its lines show NEW's cost, not the change; --old-sources=DIR says where OLD's sources are
! cgannotate: new/lib/moved.c: the profile has costs of lines past its end: is it the file that was compiled?

== fn
# proves: --fn shows lines of both sides, with a sign where one has them.
$ --diff --fn=sum -I new --old-sources=old old.callgrind new.callgrind
| sum                       src/sum.c
| self -32 Ir (-6.13%: 522 to 490), inclusive -226 Ir (-31.3%: 722 to 496)
| Change  Calls  callees
|   -200    -50  twice (gone)              src/sum.c
|     +6     +1  check (new)               src/sum.c
|
|          Ir      new/ + src/sum.c (OLD: old/ + src/sum.c)
| +1.10%   +8  13  +	if (!check(n))
| +0.82%   +6      => check (new) (+1x)         src/sum.c
|           .  14  +		return 0;
| +1.37%  +10  15   	for (int i = 0; i < n; i++)
| -27.5% -200  14  -		all += twice(i);
| -27.5% -200      => twice (gone) (-50x)       src/sum.c
| +20.6% +150  16  +		all += 2 * i;
|

== fn-moved
# 279 - 210 = +69; the label that g had in OLD is no function of its own.
$ --diff -I new --old-sources=old --fn=g files-old.callgrind files-new.callgrind
| g                         /build/new/lib/other.c, /build/new/files
| self +69 Ir (+32.9%: 210 to 279), inclusive +69 Ir (+32.9%: 210 to 279)
|          Ir      new/ + lib/other.c (OLD: old/ + lib/moved.c)
| +3.80%  +10   4   	n *= 2;
| -16.0%  -42  10  -	n++;
| +38.0% +100   5  +	n += 3;
|           .   6   	return n;
| +0.38%   +1   7   }
|
! cgannotate: --diff: 2 functions matched although paths or names differ
! cgannotate: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

@file ran-old.callgrind
| events: Ir
| fl=main.c
| fn=main
| 1 5
@file ran-new.callgrind
| events: Ir
| fl=main.c
| fn=main
| 1 5
| fl=src/sum.c
| fn=sum
| 13 8
| 15 2

== fn-new
# proves: The texts are side by side also where OLD ran nothing of the file: line 13 is NEW's alone.
# 8 and 2 of OLD's 5 are 160 % and 40 %.
$ --diff --fn=sum -I new --old-sources=old ran-old.callgrind ran-new.callgrind
| sum (new)                 src/sum.c
| self +10 Ir (new: . to 10), inclusive +10 Ir (new: . to 10)
|         Ir      new/ + src/sum.c (OLD: old/ + src/sum.c)
| +160.0% +8  13  +	if (!check(n))
|          .  14  +		return 0;
|  +40.0% +2  15   	for (int i = 0; i < n; i++)
|
! cgannotate: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

== in-vain
# One directory is not there, the other has no source: nothing is said of it.
$ --diff --old-sources=none --old-sources=nothing --no-auto old.callgrind new.callgrind
| ./sum, new.callgrind compared with old.callgrind
| -224 Ir (-30.8%: 728 to 504); showing 3 of 4 functions, -31.0% of Ir
|        Self         Incl  Calls  function
| -27.5% -200  -27.5% -200    -50  twice (gone)              src/sum.c
| -4.40%  -32  -31.0% -226      0  sum                       src/sum.c
| +0.82%   +6  +0.82%   +6     +1  check (new)               src/sum.c
|

== in-vain-json
# g's 210 and f's 40 have no line, as in files-without.
$ --diff -I new --old-sources=nothing --threshold=100 --format=json files-old.callgrind files-new.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "files-old.callgrind", "creator": "by hand", "command": "./files", "pid": null, "parts": 1, "side": "old"},
|   {"file": "files-new.callgrind", "creator": "by hand", "command": "./files", "pid": null, "parts": 1, "side": "new"}],
|  "differences": [],
|  "by": "function", "sort": ["Ir"], "diff": true,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 62, "total_old": 263, "total_new": 325}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "g", "file": "/build/new/lib/other.c", "object": "/build/new/files", "self": [69], "self_old": [210], "self_new": [279], "inclusive": [69], "inclusive_old": [210], "inclusive_new": [279], "calls": null, "calls_old": null, "calls_new": null, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []},
|   {"id": 1, "name": "gone", "file": "/build/old/lib/gone.c", "object": "/build/new/files", "self": [-13], "self_old": [13], "self_new": [null], "inclusive": [-13], "inclusive_old": [13], "inclusive_new": [null], "calls": null, "calls_old": null, "calls_new": null, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []},
|   {"id": 2, "name": "h", "file": "/build/new/lib/moved.c", "object": "/build/new/files", "self": [5], "self_old": [null], "self_new": [5], "inclusive": [5], "inclusive_old": [null], "inclusive_new": [5], "calls": null, "calls_old": null, "calls_new": null, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []},
|   {"id": 3, "name": "f", "file": "/build/new/lib/moved.c", "object": "/build/new/files", "self": [1], "self_old": [40], "self_new": [41], "inclusive": [1], "inclusive_old": [40], "inclusive_new": [41], "calls": null, "calls_old": null, "calls_new": null, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "/build/new/lib/other.c", "found": "new/lib/other.c", "lines": [
|     {"line": 3, "old_line": null, "self": [40], "self_old": [null], "self_new": [40], "calls": []},
|     {"line": 4, "old_line": null, "self": [51], "self_old": [null], "self_new": [51], "calls": []},
|     {"line": 5, "old_line": null, "self": [100], "self_old": [null], "self_new": [100], "calls": []},
|     {"line": 6, "old_line": null, "self": [43], "self_old": [null], "self_new": [43], "calls": []},
|     {"line": 7, "old_line": null, "self": [45], "self_old": [null], "self_new": [45], "calls": []},
|     {"line": null, "old_line": null, "self": [-210], "self_old": [210], "self_new": [null], "calls": []}]},
|   {"name": "/build/old/lib/gone.c", "found": null, "lines": [
|     {"line": 2, "old_line": 2, "self": [-1], "self_old": [1], "self_new": [null], "calls": []},
|     {"line": 3, "old_line": 3, "self": [-2], "self_old": [2], "self_new": [null], "calls": []},
|     {"line": 4, "old_line": 4, "self": [-3], "self_old": [3], "self_new": [null], "calls": []},
|     {"line": 9, "old_line": 9, "self": [-7], "self_old": [7], "self_new": [null], "calls": []}]},
|   {"name": "/build/new/lib/moved.c", "found": "new/lib/moved.c", "lines": [
|     {"line": 3, "old_line": null, "self": [11], "self_old": [null], "self_new": [11], "calls": []},
|     {"line": 4, "old_line": null, "self": [20], "self_old": [null], "self_new": [20], "calls": []},
|     {"line": 5, "old_line": null, "self": [10], "self_old": [null], "self_new": [10], "calls": []},
|     {"line": 7, "old_line": null, "self": [5], "self_old": [null], "self_new": [5], "calls": []},
|     {"line": null, "old_line": null, "self": [-40], "self_old": [40], "self_new": [null], "calls": []}]}]}
! cgannotate: --diff: 2 functions matched although paths or names differ

== json
# proves: JSON has both numbers of a line, and null where a side has it not.
$ --diff --format=json -I new --old-sources=old old.callgrind new.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "old.callgrind", "creator": "by hand", "command": "./sum", "pid": null, "parts": 1, "side": "old"},
|   {"file": "new.callgrind", "creator": "by hand", "command": "./sum", "pid": null, "parts": 1, "side": "new"}],
|  "differences": [],
|  "by": "function", "sort": ["Ir"], "diff": true,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": -224, "total_old": 728, "total_new": 504}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "twice", "file": "src/sum.c", "object": null, "self": [-200], "self_old": [200], "self_new": [null], "inclusive": [-200], "inclusive_old": [200], "inclusive_new": [null], "calls": -50, "calls_old": 50, "calls_new": null, "cycle": null, "listed": true,
|    "callers": [{"id": 1, "calls": -50, "calls_old": 50, "calls_new": 0, "inclusive": [-200], "inclusive_old": [200], "inclusive_new": [null], "sites": []}],
|    "callees": []},
|   {"id": 1, "name": "sum", "file": "src/sum.c", "object": null, "self": [-32], "self_old": [522], "self_new": [490], "inclusive": [-226], "inclusive_old": [722], "inclusive_new": [496], "calls": 0, "calls_old": 0, "calls_new": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": [{"id": 0, "calls": -50, "calls_old": 50, "calls_new": 0, "inclusive": [-200], "inclusive_old": [200], "inclusive_new": [null], "sites": []}, {"id": 2, "calls": 1, "calls_old": 0, "calls_new": 1, "inclusive": [6], "inclusive_old": [null], "inclusive_new": [6], "sites": []}]},
|   {"id": 2, "name": "check", "file": "src/sum.c", "object": null, "self": [6], "self_old": [null], "self_new": [6], "inclusive": [6], "inclusive_old": [null], "inclusive_new": [6], "calls": 1, "calls_old": null, "calls_new": 1, "cycle": null, "listed": true,
|    "callers": [{"id": 1, "calls": 1, "calls_old": 0, "calls_new": 1, "inclusive": [6], "inclusive_old": [null], "inclusive_new": [6], "sites": []}],
|    "callees": []},
|   {"id": 3, "name": "last", "file": "src/sum.c", "object": null, "self": [2], "self_old": [6], "self_new": [8], "inclusive": [2], "inclusive_old": [6], "inclusive_new": [8], "calls": 0, "calls_old": 0, "calls_new": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "src/sum.c", "found": "new/src/sum.c", "lines": [
|     {"line": null, "old_line": 4, "self": [-50], "self_old": [50], "self_new": [null], "calls": []},
|     {"line": null, "old_line": 5, "self": [-100], "self_old": [100], "self_new": [null], "calls": []},
|     {"line": 4, "old_line": null, "self": [2], "self_old": [null], "self_new": [2], "calls": []},
|     {"line": 5, "old_line": null, "self": [3], "self_old": [null], "self_new": [3], "calls": []},
|     {"line": 6, "old_line": 6, "self": [-49], "self_old": [50], "self_new": [1], "calls": []},
|     {"line": 13, "old_line": null, "self": [8], "self_old": [null], "self_new": [8], "calls": [{"from": 1, "to": 2, "calls": 1, "calls_old": 0, "calls_new": 1, "inclusive": [6], "inclusive_old": [null], "inclusive_new": [6]}]},
|     {"line": 15, "old_line": 13, "self": [10], "self_old": [300], "self_new": [310], "calls": []},
|     {"line": null, "old_line": 14, "self": [-200], "self_old": [200], "self_new": [null], "calls": [{"from": 1, "to": 0, "calls": -50, "calls_old": 50, "calls_new": 0, "inclusive": [-200], "inclusive_old": [200], "inclusive_new": [null]}]},
|     {"line": 16, "old_line": null, "self": [150], "self_old": [null], "self_new": [150], "calls": []},
|     {"line": 23, "old_line": 21, "self": [2], "self_old": [3], "self_new": [5], "calls": []}]}]}

== mod-file
# The texts of both sides are found by the names that the profiles have, so the figures are
# those of context-0, and last's 5 - 3 = 2 besides.
$ --diff -I new --old-sources=old --threshold=100 --context=0 --mod-file=s,^src/sum,lib/add, old.callgrind new.callgrind
| ./sum, new.callgrind compared with old.callgrind
| -224 Ir (-30.8%: 728 to 504); showing 4 of 4 functions, -30.8% of Ir
|        Self         Incl  Calls  function
| -27.5% -200  -27.5% -200    -50  twice (gone)              lib/add.c
| -4.40%  -32  -31.0% -226      0  sum                       lib/add.c
| +0.82%   +6  +0.82%   +6     +1  check (new)               lib/add.c
| +0.27%   +2  +0.27%   +2      0  last                      lib/add.c
|
|          Ir      new/ + src/sum.c (OLD: old/ + src/sum.c)
| -6.87%  -50   4  -{
| -13.7% -100   5  -	return n + n;
| -- line 4 ----------------------------------------
| +0.27%   +2   4  +{
| +0.41%   +3   5  +	return n > 0;
| -6.73%  -49   6   }
| -- line 13 ----------------------------------------
| +1.10%   +8  13  +	if (!check(n))
| +0.82%   +6      => check (new) (+1x)         lib/add.c
| -- line 15 ----------------------------------------
| +1.37%  +10  15   	for (int i = 0; i < n; i++)
| -27.5% -200  14  -		all += twice(i);
| -27.5% -200      => twice (gone) (-50x)       lib/add.c
| +20.6% +150  16  +		all += 2 * i;
| -- line 23 ----------------------------------------
| +0.27%   +2  23   }
|

@file past-new.callgrind
| events: Ir
| fl=past/past.c
| fn=f
| 1 12
| 4 21
| 5 7
| fn=g
| 2 5
| 4 8

@file past-old.callgrind
| events: Ir
| fl=past/past.c
| fn=f
| 1 10
| 3 85
| 4 20
| fn=g
| 2 5
| 4 8

== past
# The texts are the same, of two lines. f's line 3 has costs in OLD only, 85; 5 in NEW only, 7; 4
# in both, 21 + 8 less 20 + 8; line 1 is 12 - 10: 53 less 128 in all. g did not change.
$ --diff -I new --old-sources=old --threshold=100 past-old.callgrind past-new.callgrind
| past-new.callgrind compared with past-old.callgrind
| -75 Ir (-58.6%: 128 to 53); showing 1 of 1 function, -58.6% of Ir
|         Ir  function
| -58.6% -75  f                         past/past.c
|
|         Ir     new/ + past/past.c (OLD: old/ + past/past.c)
| +1.56%  +2  1   one
|          .  2   two
| -66.4% -85  3   <bogus line 3>
| +0.78%  +1  4   <bogus line 4>
| +5.47%  +7  5   <bogus line 5>
|
! cgannotate: new/past/past.c: the profile has costs of lines past its end: is it the file that was compiled?

== past-by-line
# The lines of past as rows: 3 is gone, 5 is new.
$ --diff --by=line --no-auto -I new --old-sources=old --threshold=100 past-old.callgrind past-new.callgrind
| past-new.callgrind compared with past-old.callgrind
| -75 Ir (-58.6%: 128 to 53); showing 4 of 4 lines, -58.6% of Ir
|         Ir  line
| -66.4% -85  past/past.c:3 (gone)  f
| +5.47%  +7  past/past.c:5 (new)   f
| +1.56%  +2  past/past.c:1         f
| +0.78%  +1  past/past.c:4         f
|

== past-json
# The lines of past, with their numbers on both sides; line 4 is 21 + 8 and 20 + 8.
$ --diff --format=json -I new --old-sources=old --threshold=100 past-old.callgrind past-new.callgrind | grep '"line"'
|     {"line": 1, "old_line": 1, "self": [2], "self_old": [10], "self_new": [12], "calls": []},
|     {"line": 3, "old_line": 3, "self": [-85], "self_old": [85], "self_new": [null], "calls": []},
|     {"line": 4, "old_line": 4, "self": [1], "self_old": [28], "self_new": [29], "calls": []},
|     {"line": 5, "old_line": 5, "self": [7], "self_old": [null], "self_new": [7], "calls": []}]}]}

@file end-old.callgrind
| events: Ir
| fl=e.c
| fn=f
| 1 4
| 9 5
@file end-new.callgrind
| events: Ir
| fl=e.c
| fn=f
| 1 4
| 9 7
@run mkdir -p end-old end-new; echo a >end-old/e.c; printf 'a\nb\n' >end-new/e.c; touch -d 2020-01-01 end-*/e.c; touch -d 2021-01-01 end-*.callgrind

== past-each
# The texts differ, so line 9 is past the end of each: -5 is OLD's, +7 NEW's.
$ --diff -I end-new --old-sources=end-old --threshold=100 end-old.callgrind end-new.callgrind
| end-new.callgrind compared with end-old.callgrind
| +2 Ir (+22.2%: 9 to 11); showing 1 of 1 function, +22.2% of Ir
|        Ir  function
| +22.2% +2  f                         e.c
|
|        Ir     end-new/ + e.c (OLD: end-old/ + e.c)
| -55.6% -5  9  -<bogus line 9>
| +77.8% +7  9  +<bogus line 9>
|
! cgannotate: end-old/e.c (and others): the profile has costs of lines past its end: is it the file that was compiled?

== without-diff
# proves: Without --diff there is no OLD.
$ -I new --old-sources=old new.callgrind
! cgannotate: --old-sources needs --diff: it is for the sources of OLD
? 2

@file tree-new.callgrind
| events: Ir
| fl=tree-new/s.c
| fn=f
| 4 50
| 5 100
| cfi=lib.c
| cfn=g
| calls=5 1
| 5 500
| fl=lib.c
| fn=g
| 1 500

@file tree-old.callgrind
| events: Ir
| fl=tree-old/s.c
| fn=f
| 3 100
| cfi=lib.c
| cfn=g
| calls=5 1
| 3 500
| fl=lib.c
| fn=g
| 1 500

== worktrees
# OLD's file is where OLD has recorded it, so the texts are compared: g is called from line 3
# of OLD and 5 of NEW, which is one line and did not change; slow() costs 50.
$ --diff tree-old.callgrind tree-new.callgrind
| tree-new.callgrind compared with tree-old.callgrind
| +50 Ir (+8.33%: 600 to 650); showing 1 of 1 function, +8.33% of Ir
|       Self        Incl  Calls  function
| +8.33% +50  +8.33% +50      0  f                         tree-new/s.c
|
|         Ir     tree-new/s.c (OLD: tree-old/s.c)
|          .  1  +/* new */
|          .  2   int f(void)
|          .  3   {
| +8.33% +50  4  +	slow();
|          .  5   	return g();
|          .  6   }
|
! cgannotate: --diff: 1 function matched although its path or name differs

@file alone-new.callgrind
| events: Ir
| fl=nowhere.c
| fn=after
| 5 7

@file alone-old.callgrind
| events: Ir
| fl=tree-old/s.c
| fn=before
| 3 10

== worktrees-alone
# Only OLD has s.c, which is one text: its line 3 costs -10 of 10, and +7 is NEW's.
$ --diff alone-old.callgrind alone-new.callgrind
| alone-new.callgrind compared with alone-old.callgrind
| -3 Ir (-30.0%: 10 to 7); showing 2 of 2 functions, -30.0% of Ir
|          Ir  function
| -100.0% -10  before (gone)             tree-old/s.c
|  +70.0%  +7  after (new)               nowhere.c
|
|          Ir     tree-old/s.c
|           .  1  int f(void)
|           .  2  {
| -100.0% -10  3  	return g();
|           .  4  }
|
| 1 source not found (-I DIR says where): nowhere.c

== worktrees-by-line
# The texts of worktrees are there for lines as well: slow() is new, and costs 50 of 600.
$ --diff --by=line tree-old.callgrind tree-new.callgrind
| tree-new.callgrind compared with tree-old.callgrind
| +50 Ir (+8.33%: 600 to 650); showing 1 of 1 line, +8.33% of Ir
|         Ir  line
| +8.33% +50  tree-new/s.c:4 (new)  f  slow();
|
! cgannotate: --diff: 1 function matched although its path or name differs

== worktrees-fn
# proves: --fn finds the sources of two trees by itself: 150 - 100 = 50.
$ --diff --fn=f tree-old.callgrind tree-new.callgrind
| f                         tree-new/s.c
| self +50 Ir (+50.0%: 100 to 150), inclusive +50 Ir (+8.33%: 600 to 650)
|         Ir     tree-new/s.c (OLD: tree-old/s.c)
| +8.33% +50  4  +	slow();
|
! cgannotate: --diff: 1 function matched although its path or name differs

@run mkdir tree-late; cp tree-old/s.c tree-late/; sed s,tree-old/,tree-late/, tree-old.callgrind >late.callgrind; touch -d 2020-01-01 late.callgrind

== worktrees-late
# OLD's file has changed since: where OLD has recorded it, it is not taken for OLD's text, so lines
# 4 and 5 of NEW have all that they cost, and OLD's 100 are of no line.
$ --diff --context=0 late.callgrind tree-new.callgrind
| tree-new.callgrind compared with late.callgrind
| +50 Ir (+8.33%: 600 to 650); showing 1 of 1 function, +8.33% of Ir
|       Self        Incl  Calls  function
| +8.33% +50  +8.33% +50      0  f                         tree-new/s.c
|
|          Ir     tree-new/s.c
|          50  4  	slow();
|         100  5  	return g();
|         500     => g (5x)                    lib.c
| -16.7% -100     <counts for lines of OLD>
|
! cgannotate: --diff: 1 function matched although its path or name differs
! cgannotate: tree-new/s.c: may differ from OLD's source: its lines show NEW's cost, not the change; --old-sources=DIR says where OLD's sources are

== worktrees-late-told
# As in worktrees: the user says that it is OLD's text.
$ --diff --context=0 --old-sources=. late.callgrind tree-new.callgrind
| tree-new.callgrind compared with late.callgrind
| +50 Ir (+8.33%: 600 to 650); showing 1 of 1 function, +8.33% of Ir
|       Self        Incl  Calls  function
| +8.33% +50  +8.33% +50      0  f                         tree-new/s.c
|
|         Ir     tree-new/s.c (OLD: ./ + tree-late/s.c)
| +8.33% +50  4  +	slow();
|
! cgannotate: --diff: 1 function matched although its path or name differs

== worktrees-not
# No source is opened with --no-auto.
$ --diff --no-auto tree-old.callgrind tree-new.callgrind
| tree-new.callgrind compared with tree-old.callgrind
| +50 Ir (+8.33%: 600 to 650); showing 1 of 1 function, +8.33% of Ir
|       Self        Incl  Calls  function
| +8.33% +50  +8.33% +50      0  f                         tree-new/s.c
|
! cgannotate: --diff: 1 function matched although its path or name differs

== worktrees-up
# OLD's file is found as tree-old/build/../s.c, too, though there is no build; the figures are
# those of worktrees.
$ --diff $(sed s,tree-old/,tree-old/build/../, tree-old.callgrind >up.callgrind; touch -d 2021-01-01 up.callgrind; echo up.callgrind) tree-new.callgrind
| tree-new.callgrind compared with up.callgrind
| +50 Ir (+8.33%: 600 to 650); showing 1 of 1 function, +8.33% of Ir
|       Self        Incl  Calls  function
| +8.33% +50  +8.33% +50      0  f                         tree-new/s.c
|
|         Ir     tree-new/s.c (OLD: tree-old/s.c)
|          .  1  +/* new */
|          .  2   int f(void)
|          .  3   {
| +8.33% +50  4  +	slow();
|          .  5   	return g();
|          .  6   }
|
! cgannotate: --diff: 1 function matched although its path or name differs

== page
# A page calls lines as a diff does: the first ones, of which 3 and 5 are those of one side each.
$ --diff --format=html -I new --old-sources=old old.callgrind new.callgrind | sed '1,/"source"/d' | sed -n 's/.*, \("[-+]*[1-7]"\)\].*/\1/p' | paste -sd ' '
| "1" "2" "-3" "-4" "-5" "+3" "+4" "+5" "6" "7"

@file wrong-old.callgrind
| events: Ir
| ob=/o/prog
| fl=/o/mix.h
| fn=main
| 3 10
| fl=/o/main.c
| fn=g
| 1 1

@file wrong-new.callgrind
| events: Ir
| ob=/n/prog
| fl=/n/main.c
| fn=main
| 4 12
| fn=g
| 1 2

@run mkdir -p wrong-old wrong-new; printf 'g;\nh;\nmain;\n' >wrong-old/main.c; printf 'a\nb\nc\n' >wrong-old/mix.h; printf 'g;\nh;\nk;\nmain;\n' >wrong-new/main.c; touch -d 2020-01-01 wrong-*/*

== wrong-file
# OLD has main in mix.h, as where the first instruction is inlined.  main.c is woven with main.c
# all the same: of main's 10 in OLD it is not known which line they are of.  2 - 1 and 12.  What
# of main.c alone is called so is found by that name: /o/main.c is OLD's.
$ --diff -I wrong-new --old-sources=wrong-old --threshold=100 wrong-old.callgrind wrong-new.callgrind
| wrong-new.callgrind compared with wrong-old.callgrind
| +3 Ir (+27.3%: 11 to 14); showing 2 of 2 functions, +27.3% of Ir
|        Ir  function
| +18.2% +2  main                      /n/main.c, /n/prog
| +9.09% +1  g                         /n/main.c, /n/prog
|
|          Ir     wrong-new/ + main.c (OLD: wrong-old/ + main.c)
|  +9.09%  +1  1   g;
|           .  2   h;
|           .  3  +k;
| +109.1% +12  4   main;
|  -90.9% -10     <counts for unidentified lines>
|
! cgannotate: --diff: 2 functions matched although paths or names differ

== wrong-file-no-text
# Without texts, line 3 stays: that it is not of main.c is not known.  2 - 1, 12, and 10 of OLD.
$ --diff --by=line --layout=screen --threshold=100 wrong-old.callgrind wrong-new.callgrind
| wrong-new.callgrind compared with wrong-old.callgrind
| +3 Ir (+27.3%: 11 to 14); showing 3 of 3 lines, +27.3% of Ir
|          Ir  line
| +109.1% +12  /n/main.c:4, /n/prog (new)   main
|  -90.9% -10  /n/main.c:3, /n/prog (gone)  main
|  +9.09%  +1  /n/main.c:1, /n/prog         g
|
! cgannotate: --diff: 2 functions matched although paths or names differ

@run mkdir -p zero-old zero-new; echo a >zero-old/z.c; printf 'b\na\n' >zero-new/z.c; touch -d 2020-01-01 zero-*/z.c; printf 'events: Ir\nfl=z.c\nfn=f\n0 6\n1 4\n' >zero-old.callgrind; printf 'events: Ir\nfl=z.c\nfn=f\n0 9\n2 5\n' >zero-new.callgrind

== line-0
# Line 0 is that of no text: 9 - 6.  OLD's line 1 is NEW's 2: 5 - 4.
$ --diff -I zero-new --old-sources=zero-old --threshold=100 zero-old.callgrind zero-new.callgrind
| zero-new.callgrind compared with zero-old.callgrind
| +4 Ir (+40.0%: 10 to 14); showing 1 of 1 function, +40.0% of Ir
|        Ir  function
| +40.0% +4  f                         z.c
|
|        Ir     zero-new/ + z.c (OLD: zero-old/ + z.c)
|         .  1  +b
| +10.0% +1  2   a
| +30.0% +3     <counts for unidentified lines>
|
