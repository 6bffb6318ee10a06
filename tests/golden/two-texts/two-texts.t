## The texts of the two sides of a comparison with --old-sources: where each is looked for, and
## what is too long. tests/golden/old-sources has the lines of two texts.

## Names that lead out of the directory: lib/a.c is not below old/.

@file old/lib/a.c
| one
| two

@file new/lib/a.c
| one
| two

@file lib/a.c
| two
| one

@file old.out
| events: Ir
| ob=/p
| fl=../../lib/a.c
| fn=f
| 1 5
| 2 3

@file new.out
| events: Ir
| ob=/p
| fl=new/lib/a.c
| fn=f
| 1 6
| 2 3

== outside
# With the text of lib/a.c, line 1 of OLD would be line 2 of NEW. 6 - 5 is +1.
$ --diff --show-percs=no --threshold=100 --context=0 --old-sources=old old.out new.out
| new.out compared with old.out
| +1 Ir (8 to 9); showing 1 of 1 function, +12.5% of Ir
| Ir  function
| +1  f                         new/lib/a.c, /p
|
| Ir     new/lib/a.c (OLD: old/ + lib/a.c)
| +1  1   one
|
! cgannotate: --diff: 1 function matched although its path or name differs

## Names that --mod-file makes one: each side is looked for by its own name.

@file own/one/a.c
| one
| two

@file text/two/a.c
| zero
| one
| two

@file own.out
| events: Ir
| fl=/x/one/a.c
| fn=f
| 1 5
| 2 3

@file text.out
| events: Ir
| fl=/y/two/a.c
| fn=f
| 2 6
| 3 3

@run mkdir own/two text/one; echo three | tee own/two/a.c >text/one/a.c; touch -d 2020-01-01 own/two/a.c text/one/a.c

== own-name-first
# Both names have a text on each side; that of another name would be "three".
$ --diff --show-percs=no --threshold=100 --context=0 -I text '--mod-file=s|.*/|src/|' --old-sources=own own.out text.out
| text.out compared with own.out
| +1 Ir (8 to 9); showing 1 of 1 function, +12.5% of Ir
| Ir  function
| +1  f                         src/a.c
|
| Ir     text/ + two/a.c (OLD: own/ + one/a.c)
| +1  2   one
|

## 2^21 lines are too many. Line 1 costs 3 in the long text, and 5 in the short one.

@run mkdir -p long/src; yes '' | head -n 2097152 >long/src/a.c; touch -d 2020-01-01 long/src/a.c

@file short/src/a.c
| int a;

@file long.out
| events: Ir
| fl=/x/src/a.c
| fn=f
| 1 3

@file short.out
| events: Ir
| fl=/x/src/a.c
| fn=f
| 1 5

== too-long-old
# Lines of one number are one: 5 - 3 is +2.
$ --diff --show-percs=no --threshold=100 --context=0 -I short --old-sources=long long.out short.out
| short.out compared with long.out
| +2 Ir (3 to 5); showing 1 of 1 function, +66.7% of Ir
| Ir  function
| +2  f                         /x/src/a.c
|
| Ir     short/ + src/a.c
| +2  1  int a;
|
! cgannotate: long/src/a.c is too long for its lines to be compared

== too-long-new
# Here NEW's text is the long one: 3 - 5 is -2, and its first line is empty.
$ --diff --show-percs=no --threshold=100 --context=0 -I long --old-sources=short short.out long.out
| long.out compared with short.out
| -2 Ir (5 to 3); showing 1 of 1 function, -40.0% of Ir
| Ir  function
| -2  f                         /x/src/a.c
|
| Ir     long/ + src/a.c
| -2  1
|
! cgannotate: long/src/a.c is too long for its lines to be compared
