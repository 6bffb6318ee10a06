## --mod-file and --mod-fn: what they match, and what they write. Profiles and sums: diff.t.

@file again.callgrind
| events: Ir
| fl=(1) a.c
| fn=(1) f
| 1 2
| fl=(1) a.c
| fn=(1) f
| 2 3

@head
| --------------------------------------------------------------------------------
| Profile data file 'mods-1.0.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

== mod-again
# mod-*: a.c and functions of two versions of a build; Work 26 - 20 = +6 of 35 is 99.9 %. The
# new names were worked out by hand, and mod-empty-match by sed -E.
# (1) is f again, which --mod-fn calls g both times: no other name for --check.
$ --check --mod-fn=s/f/g/ again.callgrind

== mod-all-one
# proves: All that get one name are one row, in one file and object: 20 + 10 + 5.
$ --auto=no --threshold=100 --show-percs=no mods-1.0.callgrind '--mod-fn=s/.*/one/' '--mod-file=s/.*/f/'
| @head
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| 35  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 35  f:one [f]
|

== mod-anchor-g
# proves: ^ matches at the beginning alone, also with g.
$ --auto=no --threshold=100 --show-percs=no mods-1.0.callgrind '--mod-fn=s/^./X/g'
| @head
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| 35  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 20  /build/x-1.0/src/a.c:Xork.llvm.123 [/build/x-1.0/lib.so]
| 10  /build/x-1.0/src/a.c:Xun::h0123456789abcdef [/build/x-1.0/lib.so]
|  5  /build/x-1.0/inc/b.h:Xelp [/build/x-1.0/lib.so]
|

== mod-and
# proves: & stands for what matched, the first letters in lower case.
$ --auto=no --threshold=100 --show-percs=no mods-1.0.callgrind '--mod-fn=s/[a-z]+/<&>/'
| @head
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| 35  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 20  /build/x-1.0/src/a.c:W<ork>.llvm.123 [/build/x-1.0/lib.so]
| 10  /build/x-1.0/src/a.c:<run>::h0123456789abcdef [/build/x-1.0/lib.so]
|  5  /build/x-1.0/inc/b.h:<help> [/build/x-1.0/lib.so]
|

== mod-and-literal
# proves: \& and \\ stand for & and \.
$ --auto=no --threshold=100 --show-percs=no mods-1.0.callgrind '--mod-fn=s/[a-z]+/\&\\/'
| @head
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| 35  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 20  /build/x-1.0/src/a.c:W&\\.llvm.123 [/build/x-1.0/lib.so]
| 10  /build/x-1.0/src/a.c:&\\::h0123456789abcdef [/build/x-1.0/lib.so]
|  5  /build/x-1.0/inc/b.h:&\\ [/build/x-1.0/lib.so]
|

== mod-backslash
# Of ".llvm.123", where "\(*" is no parenthesis; it is what sed -E makes of it.
$ --auto=no --threshold=100 --show-percs=no mods-1.0.callgrind '--mod-fn=s/\.llvm\.\(*123$/[\.]/'
| @head
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| 35  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 20  /build/x-1.0/src/a.c:Work[.] [/build/x-1.0/lib.so]
| 10  /build/x-1.0/src/a.c:run::h0123456789abcdef [/build/x-1.0/lib.so]
|  5  /build/x-1.0/inc/b.h:help [/build/x-1.0/lib.so]
|

== mod-bad-1
# mod-bad-*: what is no s/REGEX/TEXT/.
$ mods-1.0.callgrind '--mod-fn=x/a/b/'
! cgannotate: --mod-fn=x/a/b/: expected s/REGEX/TEXT/
? 2

== mod-bad-2
# proves: s alone is no s/REGEX/TEXT/.
$ mods-1.0.callgrind '--mod-fn=s'
! cgannotate: --mod-fn=s: expected s/REGEX/TEXT/
? 2

== mod-bad-3
# proves: A REGEX without its end is refused.
$ mods-1.0.callgrind '--mod-fn=s/a'
! cgannotate: --mod-fn=s/a: expected s/REGEX/TEXT/
? 2

== mod-bad-4
# proves: A TEXT without its end is refused.
$ mods-1.0.callgrind '--mod-fn=s/a/b'
! cgannotate: --mod-fn=s/a/b: expected s/REGEX/TEXT/
? 2

== mod-bad-5
# proves: x is neither g nor i.
$ mods-1.0.callgrind '--mod-fn=s/a/b/x'
! cgannotate: --mod-fn=s/a/b/x: only g and i may follow the last /
? 2

== mod-bad-6
# proves: An open parenthesis is no REGEX.
$ mods-1.0.callgrind '--mod-fn=s/(/b/'
! cgannotate: --mod-fn=s/(/b/: Unmatched ( or \\(
? 2

== mod-bad-7
# proves: An open bracket is no REGEX.
$ mods-1.0.callgrind '--mod-fn=s/[/b/'
! cgannotate: --mod-fn=s/[/b/: Invalid regular expression
? 2

== mod-bad-8
# proves: An empty value is refused.
$ mods-1.0.callgrind '--mod-fn='
! cgannotate: --mod-fn=: expected s/REGEX/TEXT/
? 2

== mod-bad-9
# proves: \ separates nothing.
$ mods-1.0.callgrind '--mod-fn=s\a\b\'
! cgannotate: --mod-fn=s\\a\\b\\: expected s/REGEX/TEXT/
? 2

== mod-bad-10
# proves: 2 to 1 times is no REGEX.
$ mods-1.0.callgrind '--mod-fn=s/a{2,1}/b/'
! cgannotate: --mod-fn=s/a{2,1}/b/: Invalid content of \\{\\}
? 2

== mod-bad-11
# There is no second group.
$ mods-1.0.callgrind '--mod-fn=s/(a)b/\1\2/'
! cgannotate: --mod-fn=s/(a)b/\\1\\2/: TEXT refers to a group that REGEX does not have
? 2

== perl
# proves: $1, as Perl has it, is refused, and what TEXT has is said.
$ '--mod-fn=s/(f)1/$1/' new.callgrind
! cgannotate: --mod-fn=s/(f)1/$1/: $1: TEXT has \\1 for the first group, & for all that matched, and \\$ for a dollar sign
? 2

== capitals
# proves: \U, as Perl has it, is refused, and what TEXT has is said.
$ '--mod-fn=s/f/\U&/' new.callgrind
! cgannotate: --mod-fn=s/f/\\U&/: \\U: TEXT has \\1 for the first group, & for all that matched, and \\$ for a dollar sign
? 2

@file mods-1.1.callgrind
| events: Ir
| ob=/build/x-1.0/lib.so
| fl=/build/x-1.1/src/a.c
| fn=run::hfedcba9876543210
| 1 10
| cfn=Work.llvm.77
| calls=1 2
| 1 26
| fn=Work.llvm.77
| 2 26
| fl=/build/x-1.1/inc/b.h
| fn=help
| 3 5

== mod-delimiter
# proves: Another sign than / separates, and \/ is a / in a REGEX.
$ --auto=no --threshold=100 --show-percs=no mods-1.0.callgrind '--mod-file=s/\/build\///' '--mod-fn=s#::#/#'
| @head
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| 35  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 20  x-1.0/src/a.c:Work.llvm.123 [x-1.0/lib.so]
| 10  x-1.0/src/a.c:run/h0123456789abcdef [x-1.0/lib.so]
|  5  x-1.0/inc/b.h:help [x-1.0/lib.so]
|

== mod-empty-match
# proves: x* matches nothing before each letter and at the end, as sed has it.
$ --auto=no --threshold=100 --show-percs=no mods-1.0.callgrind '--mod-fn=s/x*/-/g'
| @head
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| 35  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 20  /build/x-1.0/src/a.c:-W-o-r-k-.-l-l-v-m-.-1-2-3- [/build/x-1.0/lib.so]
| 10  /build/x-1.0/src/a.c:-r-u-n-:-:-h-0-1-2-3-4-5-6-7-8-9-a-b-c-d-e-f- [/build/x-1.0/lib.so]
|  5  /build/x-1.0/inc/b.h:-h-e-l-p- [/build/x-1.0/lib.so]
|

== mod-file
# proves: --mod-file makes the files of both versions one. 26 - 20 = +6 of 35 is 17.1 %.
$ --diff mods-1.0.callgrind mods-1.1.callgrind --auto=no --threshold=100 '--mod-file=s/x-[0-9.]+/x/'
| mods-1.1.callgrind compared with mods-1.0.callgrind
| +6 Ir (+17.1%: 35 to 41); showing 1 of 1 function, +17.1% of Ir
|      Self       Incl  Calls  function
| +17.1% +6  +17.1% +6      0  Work                      /build/x/src/a.c, /build/x/lib.so
|
! cgannotate: --diff: 2 functions matched although paths or names differ

== mod-file-bad
# proves: q is neither g nor i for --mod-file.
$ mods-1.0.callgrind '--mod-file=s/a/b/q'
! cgannotate: --mod-file=s/a/b/q: only g and i may follow the last /
? 2

== mod-g
# proves: With g each digit is replaced.
$ --auto=no --threshold=100 --show-percs=no mods-1.0.callgrind '--mod-fn=s/[0-9]/N/g'
| @head
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| 35  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 20  /build/x-1.0/src/a.c:Work.llvm.NNN [/build/x-1.0/lib.so]
| 10  /build/x-1.0/src/a.c:run::hNNNNNNNNNNabcdef [/build/x-1.0/lib.so]
|  5  /build/x-1.0/inc/b.h:help [/build/x-1.0/lib.so]
|

== mod-gi
# proves: With g and i each l is, and an L would be.
$ --auto=no --threshold=100 --show-percs=no mods-1.0.callgrind '--mod-fn=s/L/_/gi'
| @head
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| 35  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 20  /build/x-1.0/src/a.c:Work.__vm.123 [/build/x-1.0/lib.so]
| 10  /build/x-1.0/src/a.c:run::h0123456789abcdef [/build/x-1.0/lib.so]
|  5  /build/x-1.0/inc/b.h:he_p [/build/x-1.0/lib.so]
|

== mod-group
# proves: \1 to \3 stand for groups, and the object is renamed, too.
$ --auto=no --threshold=100 --show-percs=no mods-1.0.callgrind '--mod-file=s/.*-([0-9]).([0-9])(.*)/\3 of v\1_\2/'
| @head
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| 35  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 20  /src/a.c of v1_0:Work.llvm.123 [/lib.so of v1_0]
| 10  /src/a.c of v1_0:run::h0123456789abcdef [/lib.so of v1_0]
|  5  /inc/b.h of v1_0:help [/lib.so of v1_0]
|

== mod-i
# proves: With i WORK is Work; without it HELP is not help, and that nothing matches is said.
$ --auto=no --threshold=100 --show-percs=no mods-1.0.callgrind '--mod-fn=s/WORK/play/i' '--mod-fn=s/HELP/play/'
| @head
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| 35  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 20  /build/x-1.0/src/a.c:play.llvm.123 [/build/x-1.0/lib.so]
| 10  /build/x-1.0/src/a.c:run::h0123456789abcdef [/build/x-1.0/lib.so]
|  5  /build/x-1.0/inc/b.h:help [/build/x-1.0/lib.so]
|
! cgannotate: --mod-fn=s/HELP/play/: nothing matches

== mod-none
# proves: Without --mod-file the functions are paired, and their files stay two names. +6 of 35 is
# 17.1 %.
$ --diff mods-1.0.callgrind mods-1.1.callgrind --auto=no --threshold=100
| mods-1.1.callgrind compared with mods-1.0.callgrind
| +6 Ir (+17.1%: 35 to 41); showing 1 of 1 function, +17.1% of Ir
|      Self       Incl  Calls  function
| +17.1% +6  +17.1% +6      0  Work                      /build/x-1.1/src/a.c, /build/x-1.0/lib.so
|
! cgannotate: --diff: 3 functions matched although paths or names differ

== mod-not-g
# proves: Without g the first digit is replaced.
$ --auto=no --threshold=100 --show-percs=no mods-1.0.callgrind '--mod-fn=s/[0-9]/N/'
| @head
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| 35  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 20  /build/x-1.0/src/a.c:Work.llvm.N23 [/build/x-1.0/lib.so]
| 10  /build/x-1.0/src/a.c:run::hN123456789abcdef [/build/x-1.0/lib.so]
|  5  /build/x-1.0/inc/b.h:help [/build/x-1.0/lib.so]
|

== mod-order
# proves: Each rule has what the one before it made: Work is help, and then aid.
$ --auto=no --threshold=100 --show-percs=no mods-1.0.callgrind '--mod-fn=s/Work/help/' '--mod-fn=s/help/aid/'
| @head
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| 35  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 20  /build/x-1.0/src/a.c:aid.llvm.123 [/build/x-1.0/lib.so]
| 10  /build/x-1.0/src/a.c:run::h0123456789abcdef [/build/x-1.0/lib.so]
|  5  /build/x-1.0/inc/b.h:aid [/build/x-1.0/lib.so]
|

== mod-to-nothing
# proves: A name may become empty: two in one file are one row, 20 + 10.
$ --auto=no --threshold=100 --show-percs=no mods-1.0.callgrind '--mod-fn=s/.*//'
| @head
|
| --------------------------------------------------------------------------------
| Ir\x20
| --------------------------------------------------------------------------------
| 35  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir  file:function
| --------------------------------------------------------------------------------
| 30  /build/x-1.0/src/a.c: [/build/x-1.0/lib.so]
|  5  /build/x-1.0/inc/b.h: [/build/x-1.0/lib.so]
|
