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

@head
| --------------------------------------------------------------------------------
| Profile data file 'new.callgrind' (creator: by hand)
| Compared with 'old.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  ./sum
| Target of OLD:    ./sum
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:     new/
| User annotated:  \x20
| Auto-annotation:  on

@head tree-new
| --------------------------------------------------------------------------------
| Profile data file 'tree-new.callgrind'
| Compared with 'tree-old.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  on

== back
# Each number with the other sign, of 504.
$ --diff -I old --old-sources=new new.callgrind old.callgrind
| @head
| Profile data file 'old.callgrind' (creator: by hand)
| Compared with 'new.callgrind'
| Include dirs:     old/
|
| --------------------------------------------------------------------------------
| Ir           \x20
| --------------------------------------------------------------------------------
| +224 (+44.4%)  PROGRAM TOTALS (NEW - OLD)
|  504 (100.0%)  OLD
|  728 (144.4%)  NEW
|
| --------------------------------------------------------------------------------
| Ir             file:function
| --------------------------------------------------------------------------------
| +200 (+39.7%)  src/sum.c:twice (new)
|  +32 (+6.35%)  src/sum.c:sum
|   -6 (-1.19%)  src/sum.c:check (gone)
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: old/ + src/sum.c (OLD: new/ + src/sum.c)
| --------------------------------------------------------------------------------
| Ir           \x20
|
|    .            #include "sum.h"
|    .           \x20
|    .           -static int check(int n)
|    .           +static int twice(int n)
|  +48 (+9.52%)   {
|   -3 (-0.60%)  -	return n > 0;
| +100 (+19.8%)  +	return n + n;
|  +49 (+9.72%)   }
|    .           \x20
|    .            /* Adds up. */
|    .            int sum(int n)
|    .            {
|    .            	int all = 0;
|    .           \x20
|   -8 (-1.59%)  -	if (!check(n))
|   -6 (-1.19%)  => src/sum.c:check (gone) (-1x)
|    .           -		return 0;
|  -10 (-1.98%)   	for (int i = 0; i < n; i++)
| -150 (-29.8%)  -		all += 2 * i;
| +200 (+39.7%)  +		all += twice(i);
| +200 (+39.7%)  => src/sum.c:twice (new) (+50x)
|    .            	return all;
|    .            }
|    .           \x20
|    .            int last(void)
|    .            {
|    .            	return 1;
|   -2 (-0.40%)   }
|
| --------------------------------------------------------------------------------
| Ir           \x20
| --------------------------------------------------------------------------------
| +224 (+44.4%)  events annotated
|

== by-line
# The lines worked out at the head of this file; where the option takes some of them, these.
$ --diff --by=line --threshold=100 -I new --old-sources=old old.callgrind new.callgrind
| @head
| Thresholds:       100
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir           \x20
| --------------------------------------------------------------------------------
| -224 (-30.8%)  PROGRAM TOTALS (NEW - OLD)
|  728 (100.0%)  OLD
|  504 (69.23%)  NEW
|
| --------------------------------------------------------------------------------
| Ir             Running  file:line:function
| --------------------------------------------------------------------------------
| -200 (-27.5%)   -27.5%  src/sum.c:-14:sum (gone)   all += twice(i);
| +150 (+20.6%)   -6.87%  src/sum.c:16:sum (new)     all += 2 * i;
| -100 (-13.7%)   -20.6%  src/sum.c:-5:twice (gone)  return n + n;
|  -50 (-6.87%)   -27.5%  src/sum.c:4:twice (gone)   {
|  -50 (-6.87%)   -34.3%  src/sum.c:6:twice (gone)   }
|  +10 (+1.37%)   -33.0%  src/sum.c:15:sum           for (int i = 0; i < n; i++)
|   +8 (+1.10%)   -31.9%  src/sum.c:13:sum (new)     if (!check(n))
|   +3 (+0.41%)   -31.5%  src/sum.c:5:check (new)    return n > 0;
|   +2 (+0.27%)   -31.2%  src/sum.c:4:check (new)    {
|   +2 (+0.27%)   -30.9%  src/sum.c:23:last          }
|   +1 (+0.14%)   -30.8%  src/sum.c:6:check (new)    }
|

== by-line-csv
# The inclusive cost of -14 is 200 + 200.
$ --diff --by=line --threshold=100 --format=csv -I new --old-sources=old old.callgrind new.callgrind
| object,file,function,line,calls,calls_old,calls_new,Ir,Ir_old,Ir_new,incl_Ir,incl_Ir_old,incl_Ir_new\x0d
| ,src/sum.c,sum,-14,,,,-200,200,,-400,400,\x0d
| ,src/sum.c,sum,16,,,,150,,150,150,,150\x0d
| ,src/sum.c,twice,-5,,,,-100,100,,-100,100,\x0d
| ,src/sum.c,twice,4,,,,-50,50,,-50,50,\x0d
| ,src/sum.c,twice,6,,,,-50,50,,-50,50,\x0d
| ,src/sum.c,sum,15,,,,10,300,310,10,300,310\x0d
| ,src/sum.c,sum,13,,,,8,,8,14,,14\x0d
| ,src/sum.c,check,5,,,,3,,3,3,,3\x0d
| ,src/sum.c,check,4,,,,2,,2,2,,2\x0d
| ,src/sum.c,last,23,,,,2,3,5,2,3,5\x0d
| ,src/sum.c,check,6,,,,1,,1,1,,1\x0d

== by-line-json
# See by-line.
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
|    "parts": [],
|    "callers": [],
|    "callees": []},
|   {"id": 1, "name": "sum", "file": "src/sum.c", "object": null, "line": 16, "old_line": null, "self": [150], "self_old": [null], "self_new": [150], "inclusive": [150], "inclusive_old": [null], "inclusive_new": [150], "calls": null, "calls_old": null, "calls_new": null, "cycle": null, "listed": true,
|    "parts": [],
|    "callers": [],
|    "callees": []},
|   {"id": 2, "name": "twice", "file": "src/sum.c", "object": null, "line": null, "old_line": 5, "self": [-100], "self_old": [100], "self_new": [null], "inclusive": [-100], "inclusive_old": [100], "inclusive_new": [null], "calls": null, "calls_old": null, "calls_new": null, "cycle": null, "listed": true,
|    "parts": [],
|    "callers": [],
|    "callees": []}],
|  "files": []}

== by-line-match
# See by-line.
$ --diff --by=line --match=':-14:' -I new --old-sources=old old.callgrind new.callgrind
| --------------------------------------------------------------------------------
| Profile data file 'new.callgrind' (creator: by hand)
| Compared with 'old.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  ./sum
| Target of OLD:    ./sum
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Listed:           1 of 11, with -200 (-27.5%) of Ir
| Include dirs:     new/
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir           \x20
| --------------------------------------------------------------------------------
| -224 (-30.8%)  PROGRAM TOTALS (NEW - OLD)
|  728 (100.0%)  OLD
|  504 (69.23%)  NEW
|
| --------------------------------------------------------------------------------
| Ir             Running  file:line:function
| --------------------------------------------------------------------------------
| -200 (-27.5%)   -27.5%  src/sum.c:-14:sum (gone)  all += twice(i);
|

== callgrind
$ --diff --old-sources=old --format=callgrind old.callgrind new.callgrind
! cgannotate: --old-sources cannot be used with --format=callgrind
? 2

== context-0
# See by-line.
$ --diff --context=0 -I new --old-sources=old old.callgrind new.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Ir           \x20
| --------------------------------------------------------------------------------
| -224 (-30.8%)  PROGRAM TOTALS (NEW - OLD)
|  728 (100.0%)  OLD
|  504 (69.23%)  NEW
|
| --------------------------------------------------------------------------------
| Ir             file:function
| --------------------------------------------------------------------------------
| -200 (-27.5%)  src/sum.c:twice (gone)
|  -32 (-4.40%)  src/sum.c:sum
|   +6 (+0.82%)  src/sum.c:check (new)
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: new/ + src/sum.c (OLD: old/ + src/sum.c)
| --------------------------------------------------------------------------------
| Ir           \x20
|
| -- line 4 ----------------------------------------
|  -48 (-6.59%)   {
| -100 (-13.7%)  -	return n + n;
|   +3 (+0.41%)  +	return n > 0;
|  -49 (-6.73%)   }
| -- line 13 ----------------------------------------
|   +8 (+1.10%)  +	if (!check(n))
|   +6 (+0.82%)  => src/sum.c:check (new) (+1x)
| -- line 15 ----------------------------------------
|  +10 (+1.37%)   	for (int i = 0; i < n; i++)
| -200 (-27.5%)  -		all += twice(i);
| -200 (-27.5%)  => src/sum.c:twice (gone) (-50x)
| +150 (+20.6%)  +		all += 2 * i;
| -- line 23 ----------------------------------------
|   +2 (+0.27%)   }
| -- line 23 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir           \x20
| --------------------------------------------------------------------------------
| -224 (-30.8%)  events annotated
|

== exact
# See by-line.
$ --diff --exact -I new --old-sources=old old.callgrind new.callgrind
$ --diff -I new --old-sources=old old.callgrind new.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Ir           \x20
| --------------------------------------------------------------------------------
| -224 (-30.8%)  PROGRAM TOTALS (NEW - OLD)
|  728 (100.0%)  OLD
|  504 (69.23%)  NEW
|
| --------------------------------------------------------------------------------
| Ir             file:function
| --------------------------------------------------------------------------------
| -200 (-27.5%)  src/sum.c:twice (gone)
|  -32 (-4.40%)  src/sum.c:sum
|   +6 (+0.82%)  src/sum.c:check (new)
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: new/ + src/sum.c (OLD: old/ + src/sum.c)
| --------------------------------------------------------------------------------
| Ir           \x20
|
|    .            #include "sum.h"
|    .           \x20
|    .           -static int twice(int n)
|    .           +static int check(int n)
|  -48 (-6.59%)   {
| -100 (-13.7%)  -	return n + n;
|   +3 (+0.41%)  +	return n > 0;
|  -49 (-6.73%)   }
|    .           \x20
|    .            /* Adds up. */
|    .            int sum(int n)
|    .            {
|    .            	int all = 0;
|    .           \x20
|   +8 (+1.10%)  +	if (!check(n))
|   +6 (+0.82%)  => src/sum.c:check (new) (+1x)
|    .           +		return 0;
|  +10 (+1.37%)   	for (int i = 0; i < n; i++)
| -200 (-27.5%)  -		all += twice(i);
| -200 (-27.5%)  => src/sum.c:twice (gone) (-50x)
| +150 (+20.6%)  +		all += 2 * i;
|    .            	return all;
|    .            }
|    .           \x20
|    .            int last(void)
|    .            {
|    .            	return 1;
|   +2 (+0.27%)   }
|
| --------------------------------------------------------------------------------
| Ir           \x20
| --------------------------------------------------------------------------------
| -224 (-30.8%)  events annotated
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
# 42, has no line there.  gone.c is in OLD only, and its line 9 and moved.c's 7 are past their
# ends.  Totals 210 + 40 + 13 = 263 and 279 + 41 + 5 = 325; annotated 10 + 100 + 1 - 1 - 2 - 3
# + 1 = 106.
$ --diff -I new --old-sources=old --threshold=100 files-old.callgrind files-new.callgrind
| @head
| Profile data file 'files-new.callgrind' (creator: by hand)
| Compared with 'files-old.callgrind'
| Profiled target:  ./files
| Target of OLD:    ./files
| Thresholds:       100
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| +62 (+23.6%)  PROGRAM TOTALS (NEW - OLD)
| 263 (100.0%)  OLD
| 325 (123.6%)  NEW
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| +69 (+26.2%)  /build/new/lib/other.c:g [/build/new/files]
| -13 (-4.94%)  /build/old/lib/gone.c:gone (gone) [/build/new/files]
|  +5 (+1.90%)  /build/new/lib/moved.c:h (new) [/build/new/files]
|  +1 (+0.38%)  /build/new/lib/moved.c:f [/build/new/files]
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: new/ + lib/other.c
| --------------------------------------------------------------------------------
| Ir           \x20
|
|    .           +/* Where g is now. */
|    .            int g(int n)
|    .            {
|  +10 (+3.80%)   	n *= 2;
| +100 (+38.0%)  +	n += 3;
|    .            	return n;
|   +1 (+0.38%)   }
|
|  -42 (-16.0%)  <counts for unidentified lines in /build/new/lib/other.c>
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: (OLD: old/ + lib/gone.c) (the profile has lines past its end)
| --------------------------------------------------------------------------------
| Ir         \x20
|
|  .           -int gone(void)
| -1 (-0.38%)  -{
| -2 (-0.76%)  -	return 0;
| -3 (-1.14%)  -}
| -7 (-2.66%)  -<bogus line 9>
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: new/ + lib/moved.c (OLD: old/ + lib/moved.c) (the profile has lines past its end)
| --------------------------------------------------------------------------------
| Ir         \x20
|
|  .            /* g goes to other.c. */
|  .            int f(int n)
| +1 (+0.38%)   {
|  .            	return n;
|  .            }
|  .           -
|  .           -int g(int n)
|  .           -{
|  .           -	n *= 2;
|  .           -	n++;
|  .           -	return n;
|  .           -}
| +5 (+1.90%)  +<bogus line 7>
|
| --------------------------------------------------------------------------------
| Ir           \x20
| --------------------------------------------------------------------------------
| +106 (+40.3%)  events annotated
|
! cgannotate: --diff: 2 functions moved to another file or object and are compared under NEW's name: f, g; --exact keeps them separate
! cgannotate: old/lib/gone.c: the profile has costs of lines past the end of the file; is it the one that was compiled?
! cgannotate: new/lib/moved.c: the profile has costs of lines past the end of the file; is it the one that was compiled?

== files-without
# The same without OLD's texts.  Both runs write the files in other ways, so no line of OLD's
# is one of NEW's: g's 210 and f's 40 stand apart.
$ --diff -I new --threshold=100 files-old.callgrind files-new.callgrind
| @head
| Profile data file 'files-new.callgrind' (creator: by hand)
| Compared with 'files-old.callgrind'
| Profiled target:  ./files
| Target of OLD:    ./files
| Thresholds:       100
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| +62 (+23.6%)  PROGRAM TOTALS (NEW - OLD)
| 263 (100.0%)  OLD
| 325 (123.6%)  NEW
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| +69 (+26.2%)  /build/new/lib/other.c:g [/build/new/files]
| -13 (-4.94%)  /build/old/lib/gone.c:gone (gone) [/build/new/files]
|  +5 (+1.90%)  /build/new/lib/moved.c:h (new) [/build/new/files]
|  +1 (+0.38%)  /build/new/lib/moved.c:f [/build/new/files]
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: new/ + lib/other.c
| --------------------------------------------------------------------------------
| Ir           \x20
|
|    .           /* Where g is now. */
|    .           int g(int n)
|  +40 (+15.2%)  {
|  +51 (+19.4%)  	n *= 2;
| +100 (+38.0%)  	n += 3;
|  +43 (+16.3%)  	return n;
|  +45 (+17.1%)  }
|
| -210 (-79.8%)  <counts for lines of OLD in /build/new/lib/other.c>
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: new/ + lib/moved.c (the profile has lines past its end)
| --------------------------------------------------------------------------------
| Ir          \x20
|
|   .           /* g goes to other.c. */
|   .           int f(int n)
| +11 (+4.18%)  {
| +20 (+7.60%)  	return n;
| +10 (+3.80%)  }
|  +5 (+1.90%)  <bogus line 7>
|
| -40 (-15.2%)  <counts for lines of OLD in /build/new/lib/moved.c>
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   /build/old/lib/gone.c
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| +70 (+26.6%)  events annotated
|
! cgannotate: --diff: 2 functions moved to another file or object and are compared under NEW's name: f, g; --exact keeps them separate
! cgannotate: new/lib/moved.c: the profile has costs of lines past the end of the file; is it the one that was compiled?
! cgannotate: new/lib/other.c and 1 more source: OLD may be from other versions of these: only NEW's costs are shown (--old-sources=DIR says where OLD's sources are)
~ cgannotate: not annotated: -13 (-4.94%) of Ir in 1 file not found (say where with -I DIR or --source-map=/build/old/lib=DIR)

== fn
# See by-line.
$ --diff --fn=sum -I new --old-sources=old old.callgrind new.callgrind
| --------------------------------------------------------------------------------
| -- Function: src/sum.c:sum
| --------------------------------------------------------------------------------
| Ir           \x20
|
|  -32 (-4.40%)  *  self
| -226 (-31.0%)  *  inclusive
| -200 (-27.5%)  >   src/sum.c:twice (gone) (-50x)
|   +6 (+0.82%)  >   src/sum.c:check (new) (+1x)
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: new/ + src/sum.c (OLD: old/ + src/sum.c)
| --------------------------------------------------------------------------------
| Ir           \x20
|
| -- line 5 ----------------------------------------
|    .            5  +	return n > 0;
|    .            6   }
|    .            7  \x20
|    .            8   /* Adds up. */
|    .            9   int sum(int n)
|    .           10   {
|    .           11   	int all = 0;
|    .           12  \x20
|   +8 (+1.10%)  13  +	if (!check(n))
|   +6 (+0.82%)  => src/sum.c:check (new) (+1x)
|    .           14  +		return 0;
|  +10 (+1.37%)  15   	for (int i = 0; i < n; i++)
| -200 (-27.5%)  14  -		all += twice(i);
| -200 (-27.5%)  => src/sum.c:twice (gone) (-50x)
| +150 (+20.6%)  16  +		all += 2 * i;
|    .           17   	return all;
|    .           18   }
|    .           19  \x20
|    .           20   int last(void)
|    .           21   {
|    .           22   	return 1;
|    .           23   }
|

== fn-moved
# 279 - 210 = +69; the label that g had in OLD is no function of its own.
$ --diff -I new --old-sources=old --fn=g files-old.callgrind files-new.callgrind
| --------------------------------------------------------------------------------
| -- Function: /build/new/lib/other.c:g [/build/new/files]
| --------------------------------------------------------------------------------
| Ir          \x20
|
| +69 (+26.2%)  *  self
| +69 (+26.2%)  *  inclusive
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: new/ + lib/other.c
| --------------------------------------------------------------------------------
| Ir           \x20
|
|    .           1  +/* Where g is now. */
|    .           2   int g(int n)
|    .           3   {
|  +10 (+3.80%)  4   	n *= 2;
| +100 (+38.0%)  5  +	n += 3;
|    .           6   	return n;
|   +1 (+0.38%)  7   }
|
|  -42 (-16.0%)  <counts for unidentified lines in /build/new/lib/other.c>
|
! cgannotate: --diff: 2 functions moved to another file or object and are compared under NEW's name: f, g; --exact keeps them separate
! cgannotate: --fn: the profile has no calls, so inclusive costs are self costs, and no function has callers or callees; valgrind --tool=callgrind records calls

== in-vain
# one directory is not there, the other has no source.
$ --diff --old-sources=none --old-sources=nothing --no-auto old.callgrind new.callgrind
| @head
| Include dirs:    \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir           \x20
| --------------------------------------------------------------------------------
| -224 (-30.8%)  PROGRAM TOTALS (NEW - OLD)
|  728 (100.0%)  OLD
|  504 (69.23%)  NEW
|
| --------------------------------------------------------------------------------
| Ir             file:function
| --------------------------------------------------------------------------------
| -200 (-27.5%)  src/sum.c:twice (gone)
|  -32 (-4.40%)  src/sum.c:sum
|   +6 (+0.82%)  src/sum.c:check (new)
|
! cgannotate: --old-sources=none: there is no such directory
! cgannotate: --old-sources=nothing: no source was found there

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
|    "parts": [{"name": null, "file": "/build/new/lib/other.c", "object": null, "self": [69], "self_old": [210], "self_new": [279]}],
|    "callers": [],
|    "callees": []},
|   {"id": 1, "name": "gone", "file": "/build/old/lib/gone.c", "object": "/build/new/files", "self": [-13], "self_old": [13], "self_new": [null], "inclusive": [-13], "inclusive_old": [13], "inclusive_new": [null], "calls": null, "calls_old": null, "calls_new": null, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "/build/old/lib/gone.c", "object": null, "self": [-13], "self_old": [13], "self_new": [null]}],
|    "callers": [],
|    "callees": []},
|   {"id": 2, "name": "h", "file": "/build/new/lib/moved.c", "object": "/build/new/files", "self": [5], "self_old": [null], "self_new": [5], "inclusive": [5], "inclusive_old": [null], "inclusive_new": [5], "calls": null, "calls_old": null, "calls_new": null, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "/build/new/lib/moved.c", "object": null, "self": [5], "self_old": [null], "self_new": [5]}],
|    "callers": [],
|    "callees": []},
|   {"id": 3, "name": "f", "file": "/build/new/lib/moved.c", "object": "/build/new/files", "self": [1], "self_old": [40], "self_new": [41], "inclusive": [1], "inclusive_old": [40], "inclusive_new": [41], "calls": null, "calls_old": null, "calls_new": null, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "/build/new/lib/moved.c", "object": null, "self": [1], "self_old": [40], "self_new": [41]}],
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "/build/new/lib/other.c", "found": "new/lib/other.c", "lines": [
|     {"line": 3, "old_line": null, "self": [null], "self_old": [null], "self_new": [40], "calls": []},
|     {"line": 4, "old_line": null, "self": [null], "self_old": [null], "self_new": [51], "calls": []},
|     {"line": 5, "old_line": null, "self": [null], "self_old": [null], "self_new": [100], "calls": []},
|     {"line": 6, "old_line": null, "self": [null], "self_old": [null], "self_new": [43], "calls": []},
|     {"line": 7, "old_line": null, "self": [null], "self_old": [null], "self_new": [45], "calls": []},
|     {"line": null, "old_line": null, "self": [null], "self_old": [210], "self_new": [null], "calls": []}]},
|   {"name": "/build/old/lib/gone.c", "found": null, "lines": [
|     {"line": 2, "old_line": 2, "self": [-1], "self_old": [1], "self_new": [null], "calls": []},
|     {"line": 3, "old_line": 3, "self": [-2], "self_old": [2], "self_new": [null], "calls": []},
|     {"line": 4, "old_line": 4, "self": [-3], "self_old": [3], "self_new": [null], "calls": []},
|     {"line": 9, "old_line": 9, "self": [-7], "self_old": [7], "self_new": [null], "calls": []}]},
|   {"name": "/build/new/lib/moved.c", "found": "new/lib/moved.c", "lines": [
|     {"line": 3, "old_line": null, "self": [null], "self_old": [null], "self_new": [11], "calls": []},
|     {"line": 4, "old_line": null, "self": [null], "self_old": [null], "self_new": [20], "calls": []},
|     {"line": 5, "old_line": null, "self": [null], "self_old": [null], "self_new": [10], "calls": []},
|     {"line": 7, "old_line": null, "self": [null], "self_old": [null], "self_new": [5], "calls": []},
|     {"line": null, "old_line": null, "self": [null], "self_old": [40], "self_new": [null], "calls": []}], "past_end": true}]}
! cgannotate: --diff: 2 functions moved to another file or object and are compared under NEW's name: f, g; --exact keeps them separate
! cgannotate: --old-sources=nothing: no source was found there

== json
# See by-line.
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
|    "parts": [{"name": null, "file": "src/sum.c", "object": null, "self": [-200], "self_old": [200], "self_new": [null]}],
|    "callers": [{"id": 1, "calls": -50, "calls_old": 50, "calls_new": 0, "inclusive": [-200], "inclusive_old": [200], "inclusive_new": [null], "sites": []}],
|    "callees": []},
|   {"id": 1, "name": "sum", "file": "src/sum.c", "object": null, "self": [-32], "self_old": [522], "self_new": [490], "inclusive": [-226], "inclusive_old": [722], "inclusive_new": [496], "calls": 0, "calls_old": 0, "calls_new": 0, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "src/sum.c", "object": null, "self": [-32], "self_old": [522], "self_new": [490]}],
|    "callers": [],
|    "callees": [{"id": 0, "calls": -50, "calls_old": 50, "calls_new": 0, "inclusive": [-200], "inclusive_old": [200], "inclusive_new": [null], "sites": []}, {"id": 2, "calls": 1, "calls_old": 0, "calls_new": 1, "inclusive": [6], "inclusive_old": [null], "inclusive_new": [6], "sites": []}]},
|   {"id": 2, "name": "check", "file": "src/sum.c", "object": null, "self": [6], "self_old": [null], "self_new": [6], "inclusive": [6], "inclusive_old": [null], "inclusive_new": [6], "calls": 1, "calls_old": null, "calls_new": 1, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "src/sum.c", "object": null, "self": [6], "self_old": [null], "self_new": [6]}],
|    "callers": [{"id": 1, "calls": 1, "calls_old": 0, "calls_new": 1, "inclusive": [6], "inclusive_old": [null], "inclusive_new": [6], "sites": []}],
|    "callees": []},
|   {"id": 3, "name": "last", "file": "src/sum.c", "object": null, "self": [2], "self_old": [6], "self_new": [8], "inclusive": [2], "inclusive_old": [6], "inclusive_new": [8], "calls": 0, "calls_old": 0, "calls_new": 0, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "src/sum.c", "object": null, "self": [2], "self_old": [6], "self_new": [8]}],
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "src/sum.c", "found": "new/src/sum.c", "lines": [
|     {"line": 4, "old_line": 4, "self": [-48], "self_old": [50], "self_new": [2], "calls": []},
|     {"line": null, "old_line": 5, "self": [-100], "self_old": [100], "self_new": [null], "calls": []},
|     {"line": 5, "old_line": null, "self": [3], "self_old": [null], "self_new": [3], "calls": []},
|     {"line": 6, "old_line": 6, "self": [-49], "self_old": [50], "self_new": [1], "calls": []},
|     {"line": 13, "old_line": null, "self": [8], "self_old": [null], "self_new": [8], "calls": [{"from": 1, "to": 2, "calls": 1, "calls_old": 0, "calls_new": 1, "inclusive": [6], "inclusive_old": [null], "inclusive_new": [6]}]},
|     {"line": 15, "old_line": 13, "self": [10], "self_old": [300], "self_new": [310], "calls": []},
|     {"line": null, "old_line": 14, "self": [-200], "self_old": [200], "self_new": [null], "calls": [{"from": 1, "to": 0, "calls": -50, "calls_old": 50, "calls_new": 0, "inclusive": [-200], "inclusive_old": [200], "inclusive_new": [null]}]},
|     {"line": 16, "old_line": null, "self": [150], "self_old": [null], "self_new": [150], "calls": []},
|     {"line": 23, "old_line": 21, "self": [2], "self_old": [3], "self_new": [5], "calls": []}]}]}

== line-min
# 5 % of 728 is 36.4: -48, -100, -49, -200, +150, and with a line around them +3 and +10:
# -234.
$ --diff --line-min=5 --context=1 -I new --old-sources=old old.callgrind new.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Ir           \x20
| --------------------------------------------------------------------------------
| -224 (-30.8%)  PROGRAM TOTALS (NEW - OLD)
|  728 (100.0%)  OLD
|  504 (69.23%)  NEW
|
| --------------------------------------------------------------------------------
| Ir             file:function
| --------------------------------------------------------------------------------
| -200 (-27.5%)  src/sum.c:twice (gone)
|  -32 (-4.40%)  src/sum.c:sum
|   +6 (+0.82%)  src/sum.c:check (new)
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: new/ + src/sum.c (OLD: old/ + src/sum.c)
| --------------------------------------------------------------------------------
| Ir           \x20
|
| -- line 3 ----------------------------------------
|    .           +static int check(int n)
|  -48 (-6.59%)   {
| -100 (-13.7%)  -	return n + n;
|   +3 (+0.41%)  +	return n > 0;
|  -49 (-6.73%)   }
|    .           \x20
| -- line 7 ----------------------------------------
| -- line 15 ----------------------------------------
|  +10 (+1.37%)   	for (int i = 0; i < n; i++)
| -200 (-27.5%)  -		all += twice(i);
| -200 (-27.5%)  => src/sum.c:twice (gone) (-50x)
| +150 (+20.6%)  +		all += 2 * i;
|    .            	return all;
| -- line 17 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir           \x20
| --------------------------------------------------------------------------------
| -234 (-32.1%)  events annotated
|

== mod-file
# The texts of both sides are found by the names that the profiles have, so the figures are
# those of context-0, and last's 5 - 3 = 2 besides.
$ --diff -I new --old-sources=old --threshold=100 --context=0 --mod-file=s,^src/sum,lib/add, old.callgrind new.callgrind
| @head
| Thresholds:       100
|
| --------------------------------------------------------------------------------
| Ir           \x20
| --------------------------------------------------------------------------------
| -224 (-30.8%)  PROGRAM TOTALS (NEW - OLD)
|  728 (100.0%)  OLD
|  504 (69.23%)  NEW
|
| --------------------------------------------------------------------------------
| Ir             file:function
| --------------------------------------------------------------------------------
| -200 (-27.5%)  lib/add.c:twice (gone)
|  -32 (-4.40%)  lib/add.c:sum
|   +6 (+0.82%)  lib/add.c:check (new)
|   +2 (+0.27%)  lib/add.c:last
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: new/ + src/sum.c (OLD: old/ + src/sum.c)
| --------------------------------------------------------------------------------
| Ir           \x20
|
| -- line 4 ----------------------------------------
|  -48 (-6.59%)   {
| -100 (-13.7%)  -	return n + n;
|   +3 (+0.41%)  +	return n > 0;
|  -49 (-6.73%)   }
| -- line 13 ----------------------------------------
|   +8 (+1.10%)  +	if (!check(n))
|   +6 (+0.82%)  => lib/add.c:check (new) (+1x)
| -- line 15 ----------------------------------------
|  +10 (+1.37%)   	for (int i = 0; i < n; i++)
| -200 (-27.5%)  -		all += twice(i);
| -200 (-27.5%)  => lib/add.c:twice (gone) (-50x)
| +150 (+20.6%)  +		all += 2 * i;
| -- line 23 ----------------------------------------
|   +2 (+0.27%)   }
| -- line 23 ----------------------------------------
|
| --------------------------------------------------------------------------------
| Ir           \x20
| --------------------------------------------------------------------------------
| -224 (-30.8%)  events annotated
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
# past*: (JSON has past_end for the heading) the texts are the same, of two lines. f's line 3
# is OLD's only: 85 - 0; 5 is NEW's only; 4 is past the end of both: 21 + 8 less 20 + 8. Line
# 1 is 12 - 10. In all 12 + 21 + 7 + 5 + 8 = 53 less 10 + 85 + 20 + 5 + 8 = 128: -75. g did
# not change.
$ --diff -I new --old-sources=old --threshold=100 past-old.callgrind past-new.callgrind
| @head tree-new
| Profile data file 'past-new.callgrind'
| Compared with 'past-old.callgrind'
| Thresholds:       100
| Include dirs:     new/
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| -75 (-58.6%)  PROGRAM TOTALS (NEW - OLD)
| 128 (100.0%)  OLD (calculated)
|  53 (41.41%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| -75 (-58.6%)  past/past.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: new/ + past/past.c (OLD: old/ + past/past.c) (the profile has lines past its end)
| --------------------------------------------------------------------------------
| Ir          \x20
|
|  +2 (+1.56%)   one
|   .            two
| -85 (-66.4%)  -<bogus line 3>
|  +1 (+0.78%)   <bogus line 4>
|  +7 (+5.47%)  +<bogus line 5>
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| +2 (+1.56%)  events annotated
|
! cgannotate: old/past/past.c: the profile has costs of lines past the end of the file; is it the one that was compiled?
! cgannotate: new/past/past.c: the profile has costs of lines past the end of the file; is it the one that was compiled?

== past-by-line
# See past.
$ --diff --by=line --no-auto -I new --old-sources=old --threshold=100 past-old.callgrind past-new.callgrind
| @head tree-new
| Profile data file 'past-new.callgrind'
| Compared with 'past-old.callgrind'
| Thresholds:       100
| Include dirs:     new/
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| -75 (-58.6%)  PROGRAM TOTALS (NEW - OLD)
| 128 (100.0%)  OLD (calculated)
|  53 (41.41%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir            Running  file:line:function
| --------------------------------------------------------------------------------
| -85 (-66.4%)   -66.4%  past/past.c:-3:f (gone)
|  +7 (+5.47%)   -60.9%  past/past.c:5:f (new)
|  +2 (+1.56%)   -59.4%  past/past.c:1:f
|  +1 (+0.78%)   -58.6%  past/past.c:4:f
|

== past-json
# See past.
$ --diff --format=json -I new --old-sources=old --threshold=100 past-old.callgrind past-new.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "past-old.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "old"},
|   {"file": "past-new.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "differences": [],
|  "by": "function", "sort": ["Ir"], "diff": true,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": -75, "total_old": 128, "total_new": 53}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "f", "file": "past/past.c", "object": null, "self": [-75], "self_old": [115], "self_new": [40], "inclusive": [-75], "inclusive_old": [115], "inclusive_new": [40], "calls": null, "calls_old": null, "calls_new": null, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "past/past.c", "object": null, "self": [-75], "self_old": [115], "self_new": [40]}],
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "past/past.c", "found": "new/past/past.c", "lines": [
|     {"line": 1, "old_line": 1, "self": [2], "self_old": [10], "self_new": [12], "calls": []},
|     {"line": null, "old_line": 3, "self": [-85], "self_old": [85], "self_new": [null], "calls": []},
|     {"line": 4, "old_line": 4, "self": [1], "self_old": [28], "self_new": [29], "calls": []},
|     {"line": 5, "old_line": null, "self": [7], "self_old": [null], "self_new": [7], "calls": []}], "past_end": true}]}

== without-diff
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
| @head tree-new
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| +50 (+8.33%)  PROGRAM TOTALS (NEW - OLD)
| 600 (100.0%)  OLD (calculated)
| 650 (108.3%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| +50 (+8.33%)  tree-new/s.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: tree-new/s.c (OLD: tree-old/s.c)
| --------------------------------------------------------------------------------
| Ir          \x20
|
|   .           +/* new */
|   .            int f(void)
|   .            {
| +50 (+8.33%)  +	slow();
|   .            	return g();
|   .            }
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| +50 (+8.33%)  events annotated
|
! cgannotate: --diff: 1 function moved to another file or object and is compared under NEW's name: f; --exact keeps it separate

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
| @head tree-new
| Profile data file 'alone-new.callgrind'
| Compared with 'alone-old.callgrind'
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| -3 (-30.0%)  PROGRAM TOTALS (NEW - OLD)
| 10 (100.0%)  OLD (calculated)
|  7 (70.00%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir             file:function
| --------------------------------------------------------------------------------
| -10 (-100.0%)  tree-old/s.c:before (gone)
|   +7 (+70.0%)  nowhere.c:after (new)
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: tree-old/s.c
| --------------------------------------------------------------------------------
| Ir           \x20
|
|    .           int f(void)
|    .           {
| -10 (-100.0%)  	return g();
|    .           }
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   nowhere.c
|
| --------------------------------------------------------------------------------
| Ir           \x20
| --------------------------------------------------------------------------------
| -10 (-100.0%)  events annotated
|
! cgannotate: --diff: OLD has the functions of 0.00% of NEW's cost only; are these runs of one program?

== worktrees-by-line
# worktrees-by-line, -fn: so they are there;
$ --diff --by=line tree-old.callgrind tree-new.callgrind
| @head tree-new
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| +50 (+8.33%)  PROGRAM TOTALS (NEW - OLD)
| 600 (100.0%)  OLD (calculated)
| 650 (108.3%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir            Running  file:line:function
| --------------------------------------------------------------------------------
| +50 (+8.33%)   +8.33%  tree-new/s.c:4:f (new)  slow();
|
! cgannotate: --diff: 1 function moved to another file or object and is compared under NEW's name: f; --exact keeps it separate

== worktrees-fn
# See worktrees-by-line.
$ --diff --fn=f tree-old.callgrind tree-new.callgrind
| --------------------------------------------------------------------------------
| -- Function: tree-new/s.c:f
| --------------------------------------------------------------------------------
| Ir          \x20
|
| +50 (+8.33%)  *  self
| +50 (+8.33%)  *  inclusive
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: tree-new/s.c (OLD: tree-old/s.c)
| --------------------------------------------------------------------------------
| Ir          \x20
|
|   .           1  +/* new */
|   .           2   int f(void)
|   .           3   {
| +50 (+8.33%)  4  +	slow();
|   .           5   	return g();
|   .           6   }
|
! cgannotate: --diff: 1 function moved to another file or object and is compared under NEW's name: f; --exact keeps it separate

== worktrees-not
# No source is opened with --no-auto.
$ --diff --no-auto tree-old.callgrind tree-new.callgrind
| @head tree-new
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| +50 (+8.33%)  PROGRAM TOTALS (NEW - OLD)
| 600 (100.0%)  OLD (calculated)
| 650 (108.3%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| +50 (+8.33%)  tree-new/s.c:f
|
! cgannotate: --diff: 1 function moved to another file or object and is compared under NEW's name: f; --exact keeps it separate

== worktrees-up
# also if OLD names the file by build/../, and there is no build.
$ --diff $(sed s,tree-old/,tree-old/build/../, tree-old.callgrind >up.callgrind; touch -d 2021-01-01 up.callgrind; echo up.callgrind) tree-new.callgrind
| @head tree-new
| Compared with 'up.callgrind'
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| +50 (+8.33%)  PROGRAM TOTALS (NEW - OLD)
| 600 (100.0%)  OLD (calculated)
| 650 (108.3%)  NEW (calculated)
|
| --------------------------------------------------------------------------------
| Ir            file:function
| --------------------------------------------------------------------------------
| +50 (+8.33%)  tree-new/s.c:f
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: tree-new/s.c (OLD: tree-old/s.c)
| --------------------------------------------------------------------------------
| Ir          \x20
|
|   .           +/* new */
|   .            int f(void)
|   .            {
| +50 (+8.33%)  +	slow();
|   .            	return g();
|   .            }
|
| --------------------------------------------------------------------------------
| Ir          \x20
| --------------------------------------------------------------------------------
| +50 (+8.33%)  events annotated
|
! cgannotate: --diff: 1 function moved to another file or object and is compared under NEW's name: f; --exact keeps it separate

== page
# A page calls lines as a diff does: the first ones, of which 3 and 5 are those of one side each.
$ --diff --format=html -I new --old-sources=old old.callgrind new.callgrind | sed '1,/"source"/d' | sed -n 's/.*,\("[-+]*[1-7]"\)\].*/\1/p' | paste -sd ' '
| "1" "2" "-3" "+3" "4" "-5" "+5" "6" "7"
