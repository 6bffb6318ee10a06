## See views.t for the profiles and their sums.

== diff-fn
# See diff-by in views.t.
$ --fn=work --diff v.callgrind w.callgrind
$ --color=never --fn=work --diff v.callgrind w.callgrind
$ --color=auto --fn=work --diff v.callgrind w.callgrind
$ --color=always --fn=work --diff v.callgrind w.callgrind | sed 's/\x1b\[[0-9;]*m//g'
| --------------------------------------------------------------------------------
| -- Function: a.c:work [app]
| --------------------------------------------------------------------------------
| Ir           Dr        \x20
|
| +40 (+4.00%) 0           < a.c:main [app]
| +40 (+4.00%) 0           *  self
| +40 (+4.00%) 0           *  inclusive
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: a.h
| --------------------------------------------------------------------------------
| Ir           Dr        \x20
|
|   .          .           1  a.h line 1
|   .          .           2  a.h line 2
| +40 (+4.00%) 0           3  a.h line 3
|   .          .           4  a.h line 4
|   .          .           5  a.h line 5
|

== fn
# fn*: each call 680 / 2 = 340, 205 / 4 = 51.25: 51; shares 680/900 = 75.56 %, 205/900 = 22.78
# %, 150/680 = 22.06 %, 205/355 = 57.75 %, 150/355 = 42.25 %.
$ --fn=work v.callgrind
$ --fn=wor v.callgrind
$ --color=never --fn=wor v.callgrind
$ --color=auto --fn=wor v.callgrind
$ --color=always --fn=wor v.callgrind | sed 's/\x1b\[[0-9;]*m//g'
| --------------------------------------------------------------------------------
| -- Function: a.c:work [app]
| --------------------------------------------------------------------------------
| Ir           Dr         \x20
|
| 680 (68.00%) 60 (59.41%)  < a.c:main (2x, 340 each, 100.0% of it) [app]
| 530 (53.00%) 40 (39.60%)  *  self
| 680 (68.00%) 60 (59.41%)  *  inclusive
| 150 (15.00%) 20 (19.80%)  >   l.c:copy (1x, 150 each, 22.06% of it) [lib]
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: a.c
| --------------------------------------------------------------------------------
| Ir           Dr         \x20
|
| -- line 2 ----------------------------------------
|   .           .            2  a.c line 2
|   .           .            3  a.c line 3
|   .           .            4  a.c line 4
|   .           .            5  a.c line 5
|   .           .            6  a.c line 6
|   .           .            7  a.c line 7
|   .           .            8  a.c line 8
|   .           .            9  a.c line 9
| 300 (30.00%) 20 (19.80%)  10  a.c line 10
|  47 ( 4.70%)  4 ( 3.96%)  11  a.c line 11
|   .           .           12  a.c line 12
| 150 (15.00%) 20 (19.80%)  => l.c:copy (1x)
|   .           .           13  a.c line 13
|   .           .           14  a.c line 14
|   .           .           15  a.c line 15
|   .           .           16  a.c line 16
|   .           .           17  a.c line 17
|   .           .           18  a.c line 18
|   .           .           19  a.c line 19
| -- line 19 ----------------------------------------
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: a.h
| --------------------------------------------------------------------------------
| Ir           Dr         \x20
|
|   .           .           1  a.h line 1
|   .           .           2  a.h line 2
| 150 (15.00%) 15 (14.85%)  3  a.h line 3
|  26 ( 2.60%)  .           4  a.h line 4
|   .           .           5  a.h line 5
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: b.h
| --------------------------------------------------------------------------------
| Ir         Dr\x20
|
| .          .           1  b.h line 1
| .          .           2  b.h line 2
| .          .           3  b.h line 3
| .          .           4  b.h line 4
| .          .           5  b.h line 5
| .          .           6  b.h line 6
| 4 ( 0.40%) .           7  b.h line 7
| .          .           8  b.h line 8
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: c.h
| --------------------------------------------------------------------------------
| Ir         Dr        \x20
|
| 3 ( 0.30%) 1 ( 0.99%)  1  c.h line 1
| .          .           2  c.h line 2
|

== fn-by
# Refused, and why.
$ --fn=work --by=file v.callgrind
! cgannotate: --fn cannot be used with --by=file
? 2

== fn-copy
# See fn.
$ --fn=copy --show-percs=no v.callgrind
| --------------------------------------------------------------------------------
| -- Function: l.c:copy [lib]
| --------------------------------------------------------------------------------
| Ir  Dr\x20
|
| 205 40  < a.c:main (4x, 51 each, 57.75% of it) [app]
| 150 20  < a.c:work (1x, 150 each, 42.25% of it) [app]
| 355 60  *  self
| 355 60  *  inclusive
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: l.c
| --------------------------------------------------------------------------------
| Ir  Dr\x20
|
|   .  .  1  l.c line 1
|   .  .  2  l.c line 2
| 300 50  3  l.c line 3
|   .  .  4  l.c line 4
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: a.h
| --------------------------------------------------------------------------------
| Ir Dr\x20
|
|  .  .  1  a.h line 1
|  .  .  2  a.h line 2
| 55 10  3  a.h line 3
|  .  .  4  a.h line 4
|  .  .  5  a.h line 5
|

== fn-cut
# fn-inlined, fn-cut: rows of work, as lists of rows and of lines print them.
$ --fn='b.h:3:wo... [app]' --fn='l.c:3:c...' --format=csv v.callgrind
| object,file,function,calls,Ir,Dr,incl_Ir,incl_Dr\x0d
| app,a.c,work,2,530,40,680,60\x0d
| lib,l.c,copy,5,355,60,355,60\x0d

@file each.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 100
| cfn=g
| calls=99 10
| 2 98
| cfn=h
| calls=100 20
| 3 754
| cfn=i
| calls=90 30
| 4 14751
| cfn=j
| calls=3 40
| 5 30
| cfn=k
| calls=2 50
| 6 21
| fn=g
| 10 98
| fn=h
| 20 754
| fn=i
| 30 14751
| fn=j
| 40 30
| fn=k
| 50 21

== fn-each
# A whole average stays, one below 10 has two decimals, others are rounded: 14,751 / 90 =
# 163.9, 754 / 100 = 7.54, 98 / 99 = 0.99, 30 / 3 = 10, 21 / 2 = 10.5.
$ --fn=main --show-percs=no each.callgrind
| --------------------------------------------------------------------------------
| -- Function: a.c:main
| --------------------------------------------------------------------------------
| Ir    \x20
|
|    100  *  self
| 15,754  *  inclusive
| 14,751  >   a.c:i (90x, 164 each, 93.63% of it)
|    754  >   a.c:h (100x, 7.54 each, 4.79% of it)
|     98  >   a.c:g (99x, 0.99 each, 0.62% of it)
|     30  >   a.c:j (3x, 10 each, 0.19% of it)
|     21  >   a.c:k (2x, 11 each, 0.13% of it)
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: a.c
| --------------------------------------------------------------------------------
| Ir \x20
|
| 100   1  a.c line 1
|   .   2  a.c line 2
|  98  => a.c:g (99x)
|   .   3  a.c line 3
| 754  => a.c:h (100x)
|   .   4  a.c line 4
| 14,751  => a.c:i (90x)
|   .   5  a.c line 5
|  30  => a.c:j (3x)
|   .   6  a.c line 6
|  21  => a.c:k (2x)
|   .   7  a.c line 7
|   .   8  a.c line 8
|   .   9  a.c line 9
| -- line 9 ----------------------------------------
|

== fn-hide
# fn-top, -min, -match, -hide, -none: --fn chooses among what is listed, in its order: work
# 530, copy 355, idle and open 50, main 15, which the profile has first.
$ --fn=/./ --hide=a.c --format=csv --show=Ir v.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| lib,l.c,copy,5,355,355\x0d
| lib,m.c,open,0,50,50\x0d

== fn-inlined
# See fn and fn-cut.
$ --fn='b.h:work [app]' --format=csv v.callgrind
| object,file,function,calls,Ir,Dr,incl_Ir,incl_Dr\x0d
| app,a.c,work,2,530,40,680,60\x0d

== fn-main
# See fn.
$ --fn=main --show=Ir --show-percs=no v.callgrind
$ --color=never --fn=main --show=Ir --show-percs=no v.callgrind
$ --color=auto --fn=main --show=Ir --show-percs=no v.callgrind
$ --color=always --fn=main --show=Ir --show-percs=no v.callgrind | sed 's/\x1b\[[0-9;]*m//g'
| --------------------------------------------------------------------------------
| -- Function: a.c:main [app]
| --------------------------------------------------------------------------------
| Ir \x20
|
|  15  *  self
| 900  *  inclusive
| 680  >   a.c:work (2x, 340 each, 75.56% of it) [app]
| 205  >   l.c:copy (4x, 51 each, 22.78% of it) [lib]
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: a.c
| --------------------------------------------------------------------------------
| Ir\x20
|
| 10   1  a.c line 1
|  5   2  a.c line 2
|  .   3  a.c line 3
| 680  => a.c:work (2x)
|  .   4  a.c line 4
| 205  => l.c:copy (4x)
|  .   5  a.c line 5
|  .   6  a.c line 6
|  .   7  a.c line 7
|  .   8  a.c line 8
|  .   9  a.c line 9
|  .  10  a.c line 10
| -- line 10 ----------------------------------------
|

== fn-match
# See fn and fn-hide.
$ --fn=/./ --match='\[lib' --no-auto --show=Ir v.callgrind
| --------------------------------------------------------------------------------
| -- Function: l.c:copy [lib]
| --------------------------------------------------------------------------------
| Ir          \x20
|
| 205 (20.50%)  < a.c:main (4x, 51 each, 57.75% of it) [app]
| 150 (15.00%)  < a.c:work (1x, 150 each, 42.25% of it) [app]
| 355 (35.50%)  *  self
| 355 (35.50%)  *  inclusive
|
| --------------------------------------------------------------------------------
| -- Function: m.c:open [lib]
| --------------------------------------------------------------------------------
| Ir         \x20
|
| 50 ( 5.00%)  *  self
| 50 ( 5.00%)  *  inclusive
|

== fn-min
# 10 % of 1000 is 100. No threshold applies, that of --sort neither.
$ --fn=/./ --min=10 --no-auto --show=Ir v.callgrind
| --------------------------------------------------------------------------------
| -- Function: a.c:work [app]
| --------------------------------------------------------------------------------
| Ir          \x20
|
| 680 (68.00%)  < a.c:main (2x, 340 each, 100.0% of it) [app]
| 530 (53.00%)  *  self
| 680 (68.00%)  *  inclusive
| 150 (15.00%)  >   l.c:copy (1x, 150 each, 22.06% of it) [lib]
|
| --------------------------------------------------------------------------------
| -- Function: l.c:copy [lib]
| --------------------------------------------------------------------------------
| Ir          \x20
|
| 205 (20.50%)  < a.c:main (4x, 51 each, 57.75% of it) [app]
| 150 (15.00%)  < a.c:work (1x, 150 each, 42.25% of it) [app]
| 355 (35.50%)  *  self
| 355 (35.50%)  *  inclusive
|

@file negative-calls.callgrind
| events: Ir
| fl=m.c
| fn=main
| 1 1
| cfn=f
| calls=-1 0
| 1 -9223372036854775807
| calls=0 0
| 1 -1
| fn=f
| 1 5

== fn-negative-calls
# -2^63 for -1 calls; what each cost is not said.
$ --fn=main --show-percs=no negative-calls.callgrind
| --------------------------------------------------------------------------------
| -- Function: m.c:main
| --------------------------------------------------------------------------------
| Ir                        \x20
|
|                          1  *  self
| -9,223,372,036,854,775,807  *  inclusive
| -9,223,372,036,854,775,808  >   m.c:f (-1x, -100.0% of it)
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: m.c
| --------------------------------------------------------------------------------
| Ir\x20
|
|  1  1  m.c line 1
| -9,223,372,036,854,775,808  => m.c:f (-1x)
|  .  2  m.c line 2
|  .  3  m.c line 3
|  .  4  m.c line 4
|  .  5  m.c line 5
|  .  6  m.c line 6
|

== fn-no-auto
# See by-line-named in by-line.t and fn.
$ --fn=main --no-auto --show-percs=no each.callgrind
| --------------------------------------------------------------------------------
| -- Function: a.c:main
| --------------------------------------------------------------------------------
| Ir    \x20
|
|    100  *  self
| 15,754  *  inclusive
| 14,751  >   a.c:i (90x, 164 each, 93.63% of it)
|    754  >   a.c:h (100x, 7.54 each, 4.79% of it)
|     98  >   a.c:g (99x, 0.99 each, 0.62% of it)
|     30  >   a.c:j (3x, 10 each, 0.19% of it)
|     21  >   a.c:k (2x, 11 each, 0.13% of it)
|

== fn-none
# See fn and fn-hide.
$ --fn=main --hide=main v.callgrind
! cgannotate: --match, --hide and --min leave none of the functions of --fn

== fn-none-regex
# See fn.
$ --fn=/^nothing/ v.callgrind
! cgannotate: --fn=/^nothing/: the profile has no such function
? 1

== fn-regex
# See fn.
$ '--fn=/^(id|op)/' --context=0 v.callgrind
| --------------------------------------------------------------------------------
| -- Function: a.c:idle [app]
| --------------------------------------------------------------------------------
| Ir          Dr\x20
|
| 50 ( 5.00%) .           *  self
| 50 ( 5.00%) .           *  inclusive
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: a.c
| --------------------------------------------------------------------------------
| Ir          Dr\x20
|
| -- line 20 ----------------------------------------
| 50 ( 5.00%) .           20  a.c line 20
| -- line 20 ----------------------------------------
|
| --------------------------------------------------------------------------------
| -- Function: m.c:open [lib]
| --------------------------------------------------------------------------------
| Ir          Dr\x20
|
| 50 ( 5.00%) .           *  self
| 50 ( 5.00%) .           *  inclusive
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: m.c
| --------------------------------------------------------------------------------
| Ir          Dr\x20
|
| -- line 5 ----------------------------------------
| 50 ( 5.00%) .           5  m.c line 5
| -- line 5 ----------------------------------------
|

@file sites.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 10
| cfn=f
| calls=2 20
| 2 100
| cfn=f
| calls=3 20
| 8 200
| fi=h.h
| cfi=a.c
| cfn=f
| calls=1 20
| 2 7
| fl=b.c
| fn=other
| 3 3
| cfi=a.c
| cfn=f
| calls=1 20
| 3 60
| fl=a.c
| fn=f
| 20 367

== fn-sites
# fn-sites*: main calls f on lines 2 and 8 of a.c and line 2 of h.h: 100 + 200 + 7 = 307, 5 +
# 1 calls; 307 / 6 is 51.2, 200 / 3 66.7.
$ --fn=f --auto=no sites.callgrind
| --------------------------------------------------------------------------------
| -- Function: a.c:f
| --------------------------------------------------------------------------------
| Ir          \x20
|
| 307 (80.79%)  < a.c:main (6x, 51 each, 83.65% of it)
| 200 (52.63%)      a.c:8 (3x, 67 each)
| 100 (26.32%)      a.c:2 (2x, 50 each)
|   7 ( 1.84%)      h.h:2 (1x, 7 each)
|  60 (15.79%)  < b.c:other (1x, 60 each, 16.35% of it)
| 367 (96.58%)  *  self
| 367 (96.58%)  *  inclusive
|

== fn-sites-json
# See fn and fn-sites.
$ --fn=f --format=json --auto=no sites.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "sites.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 380}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "f", "file": "a.c", "object": null, "self": [367], "inclusive": [367], "calls": 7, "cycle": null, "listed": true,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [367]}],
|    "callers": [{"id": 1, "calls": 6, "inclusive": [307], "sites": [{"line": 8, "calls": 3, "inclusive": [200]}, {"line": 2, "calls": 2, "inclusive": [100]}, {"line": 2, "calls": 1, "inclusive": [7], "file": "h.h"}]}, {"id": 2, "calls": 1, "inclusive": [60], "sites": [{"line": 3, "calls": 1, "inclusive": [60]}]}],
|    "callees": []},
|   {"id": 1, "name": "main", "file": "a.c", "object": null, "self": [10], "inclusive": [317], "calls": 0, "cycle": null, "listed": false,
|    "parts": [{"name": null, "file": "a.c", "object": null, "self": [10]}, {"name": null, "file": "h.h", "object": null, "self": [null]}],
|    "callers": [],
|    "callees": []},
|   {"id": 2, "name": "other", "file": "b.c", "object": null, "self": [3], "inclusive": [63], "calls": 0, "cycle": null, "listed": false,
|    "parts": [{"name": null, "file": "b.c", "object": null, "self": [3]}],
|    "callers": [],
|    "callees": []}],
|  "files": []}

== fn-slash
# See fn.
$ --fn=/ v.callgrind
! cgannotate: --fn=/: the profile has no such function; if it was inlined, record with --dump-instr=yes and add --inlines
? 1

== fn-top
# See fn and fn-hide.
$ --fn='/^(main|copy|open)$/' --top=2 --no-auto --show=Ir v.callgrind
$ --fn='/^(main|copy|open)$/' --top=2 --no-auto --show=Ir --sort=Ir:10 v.callgrind
| --------------------------------------------------------------------------------
| -- Function: l.c:copy [lib]
| --------------------------------------------------------------------------------
| Ir          \x20
|
| 205 (20.50%)  < a.c:main (4x, 51 each, 57.75% of it) [app]
| 150 (15.00%)  < a.c:work (1x, 150 each, 42.25% of it) [app]
| 355 (35.50%)  *  self
| 355 (35.50%)  *  inclusive
|
| --------------------------------------------------------------------------------
| -- Function: m.c:open [lib]
| --------------------------------------------------------------------------------
| Ir         \x20
|
| 50 ( 5.00%)  *  self
| 50 ( 5.00%)  *  inclusive
|

== fn-wrong
# See fn.
$ '--fn=/(/' v.callgrind
! cgannotate: --fn=/(/: Unmatched ( or \\(
? 2
