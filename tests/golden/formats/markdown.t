## --format=markdown. Profiles and sums: formats.t.

== markdown
# markdown, -inclusive-top: f is 60, of which a.c has 40 and a.h 20, and Dr 4 and 2 of 6.
$ --format=markdown new.callgrind
| **100 Ir** · **10 Dr**
|
| | Ir | % | Function |
| | ---: | ---: | :--- |
| | 60 | 60.00% | `a.c:f [/bin/a]` |
| | 30 | 30.00% | `a.c:g [/bin/a]` |
| | 10 | 10.00% | `a.c:main [/bin/a]` |

== markdown-by-row
# f's 40 in a.c and 20 in a.h are two rows.
$ --by=row --format=markdown new.callgrind
| **100 Ir** · **10 Dr**
|
| | Ir | % | Function |
| | ---: | ---: | :--- |
| | 40 | 40.00% | `a.c:f [/bin/a]` |
| | 30 | 30.00% | `a.c:g [/bin/a]` |
| | 20 | 20.00% | `a.h:f` |
| | 10 | 10.00% | `a.c:main [/bin/a]` |

== markdown-check
# --check has a report of its own, of lines and not of costs.
$ --format=markdown --check bad.callgrind new.callgrind
! cgannotate: --check cannot be used with --format=markdown
? 2

== markdown-cycle
# cycle.callgrind, as worked out in formats.t: even 90, odd 70, which is no more than the cycle.
$ --format=markdown cycle.callgrind
| **100 Ir**
|
| | Ir | % | Function |
| | ---: | ---: | :--- |
| | 40 | 40.00% | `c.c:even` |
| | 30 | 30.00% | `c.c:odd` |
| | 20 | 20.00% | `c.c:leaf` |
| | 10 | 10.00% | `c.c:main` |

== markdown-details
# 23 functions with 23 to 1 Ir, 276; rows 21 and 22 are folded away, and f23 is not listed.
$ --format=markdown --top=22 many.callgrind
| **276 Ir**
|
| | Ir | % | Function |
| | ---: | ---: | :--- |
| | 23 | 8.33% | `a.c:f01` |
| | 22 | 7.97% | `a.c:f02` |
| | 21 | 7.61% | `a.c:f03` |
| | 20 | 7.25% | `a.c:f04` |
| | 19 | 6.88% | `a.c:f05` |
| | 18 | 6.52% | `a.c:f06` |
| | 17 | 6.16% | `a.c:f07` |
| | 16 | 5.80% | `a.c:f08` |
| | 15 | 5.43% | `a.c:f09` |
| | 14 | 5.07% | `a.c:f10` |
| | 13 | 4.71% | `a.c:f11` |
| | 12 | 4.35% | `a.c:f12` |
| | 11 | 3.99% | `a.c:f13` |
| | 10 | 3.62% | `a.c:f14` |
| | 9 | 3.26% | `a.c:f15` |
| | 8 | 2.90% | `a.c:f16` |
| | 7 | 2.54% | `a.c:f17` |
| | 6 | 2.17% | `a.c:f18` |
| | 5 | 1.81% | `a.c:f19` |
| | 4 | 1.45% | `a.c:f20` |
| | 3 | 1.09% | `a.c:f21` |
| | 2 | 0.72% | `a.c:f22` |
|
| 22 of 23 listed

== markdown-diff
# f was 40 and is 60: +20, which is 50 % of its own 40 and 25 % of OLD's 80.
$ --format=markdown --diff old.callgrind new.callgrind
| **+20 Ir (+25.0%: 80 to 100)** · **+2 Dr (+25.0%: 8 to 10)**
|
| - OLD: `old.callgrind`, `./a`
| - NEW: `new.callgrind`, `./a`
|
| | Ir | Change | of total | Function |
| | ---: | ---: | ---: | :--- |
| | 30 | +30 | +37.5% | `a.c:g (new) [/bin/a]` |
| | . | -30 (-100.0%) | -37.5% | `a.c:h (gone) [/bin/a]` |
| | 60 | +20 (+50.0%) | +25.0% | `a.c:f [/bin/a]` |

@file from-0-old.callgrind
| events: Ir Dr
| fl=a.c
| fn=f
| 1 10 0
@file from-0-new.callgrind
| events: Ir Dr
| fl=a.c
| fn=f
| 1 12 3

== markdown-diff-from-0
# proves: A change has no percentage of an OLD that was counted and is 0.
$ --format=markdown --diff --sort=Dr from-0-old.callgrind from-0-new.callgrind
| **+2 Ir (+20.0%: 10 to 12)** · **+3 Dr (new: 0 to 3)**
|
| - OLD: `from-0-old.callgrind`
| - NEW: `from-0-new.callgrind`
|
| | Dr | Change | of total | Function |
| | ---: | ---: | ---: | :--- |
| | 3 | +3 | new | `a.c:f` |

== markdown-events
# Totals of new.callgrind, or of lines.callgrind, of which nothing is known of Foo.
$ --format=markdown --list=events new.callgrind
| | Event | Total | Long name | Formula |
| | :--- | ---: | :--- | :--- |
| | `Ir` | 100 | `Instruction Fetch` |  |
| | `Dr` | 10 | `Data Read Access` |  |
| | `CEst` | 100 | `estimated cycles` | `Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm` |
| | `Both` | 110 | `Everything` | `Ir + Dr` |

== markdown-fn
# A function in full is no table.
$ --format=markdown --fn=g --fn=main new.callgrind
! cgannotate: --fn cannot be used with --format=markdown
? 2

@file blanks.callgrind
| events: Ir
| fl=a.c
| fn=f\x20
| 1 3
| fl=b.c\x20
| fn=g
| 2 2

== markdown-blanks
# 3 and 2 Ir of 5. A blank at an end of a name would be lost between backquotes.
$ --format=markdown blanks.callgrind
| **5 Ir**
|
| | Ir | % | Function |
| | ---: | ---: | :--- |
| | 3 | 60.00% | <code>a&#46;c&#58;f&#32;</code> |
| | 2 | 40.00% | `b.c :g` |

== markdown-hostile
# 1 to 16 Ir of 136; every byte of a name is as the format has it, so that nothing else is told
# by it.
$ --format=markdown --threshold=100 hostile.callgrind
| **136 Ir** · **15 <code>Ev&#124;il�</code>**
|
| | Ir | % | Function |
| | ---: | ---: | :--- |
| | 16 | 11.76% | <code>x&#124;y&#96;z&#59;&#46;c&#58;nul&#92;x00byte</code> |
| | 15 | 11.03% | <code>x&#124;y&#96;z&#59;&#46;c&#58;&#42;star&#95;under&#95;score&#42;</code> |
| | 14 | 10.29% | <code>x&#124;y&#96;z&#59;&#46;c&#58;&#45;minus</code> |
| | 13 | 9.56% | <code>x&#124;y&#96;z&#59;&#46;c&#58;comma&#44;&#32;and&#32;&#34;</code> |
| | 12 | 8.82% | <code>x&#124;y&#96;z&#59;&#46;c&#58;c0&#92;x01&#92;x7f</code> |
| | 11 | 8.09% | <code>x&#124;y&#96;z&#59;&#46;c&#58;id</code> |
| | 10 | 7.35% | <code>x&#124;y&#96;z&#59;&#46;c&#58;größe&#32;漢字</code> |
| | 9 | 6.62% | <code>x&#124;y&#96;z&#59;&#46;c&#58;&#60;b&#62;&#38;amp&#59;&#60;&#47;b&#62;</code> |
| | 8 | 5.88% | <code>x&#124;y&#96;z&#59;&#46;c&#58;esc&#92;x1b&#91;31m</code> |
| | 7 | 5.15% | <code>x&#124;y&#96;z&#59;&#46;c&#58;bad&#92;xff&#92;xc3utf</code> |
| | 6 | 4.41% | <code>x&#124;y&#96;z&#59;&#46;c&#58;tab&#92;x09here&#92;n</code> |
| | 5 | 3.68% | <code>x&#124;y&#96;z&#59;&#46;c&#58;semi&#59;colon</code> |
| | 4 | 2.94% | <code>x&#124;y&#96;z&#59;&#46;c&#58;&#61;cmd</code> |
| | 3 | 2.21% | <code>x&#124;y&#96;z&#59;&#46;c&#58;back&#96;tick&#124;pipe</code> |
| | 2 | 1.47% | <code>x&#124;y&#96;z&#59;&#46;c&#58;a&#32;&#34;quoted&#34;&#32;name</code> |
| | 1 | 0.74% | <code>x&#124;y&#96;z&#59;&#46;c&#58;main</code> |

== markdown-inclusive-top
# By Ir, main and f are the two largest with all that they call; shares are of Dr, 10 and 6 of 10.
$ --format=markdown --inclusive --top=2 --show=Dr,Both --sort=Ir new.callgrind
| **10 Dr** · **110 Both** (rows: with all that they call)
|
| | Dr | % | Function |
| | ---: | ---: | :--- |
| | 10 | 100.0% | `a.c:main [/bin/a]` |
| | 6 | 60.00% | `a.c:f [/bin/a]` |
|
| 2 of 3 listed

== markdown-limits
# 22 are more than 1 and 21 more than 2, of which 20 are named; so on standard error are 21 lines each.
# compat: The script has no --format
$ --format=markdown --top=1 many.callgrind '--fail-if=^f:Ir>1' '--fail-if=^f:Ir>2' 2>&1 | awk '/^- .*(f20|f21|more)/; /^cgannotate/ { n++ } END { print n }'
| - `^f:Ir>1: a.c:f20: Ir is 4`
| - `^f:Ir>1: 2 more`
| - `^f:Ir>2: a.c:f20: Ir is 4`
| - `^f:Ir>2: 1 more`
| 42

== markdown-parts
# 100 10 of new and 80 8 of old.
$ --format=markdown --list=parts new.callgrind old.callgrind
| | File | PID | Part | Name | Thread | Ir | Share | Time range | Trigger |
| | :--- | ---: | ---: | :--- | ---: | ---: | ---: | :--- | :--- |
| | `new.callgrind` | `7` | `1` |  |  | 100 | 55.56% |  |  |
| | `old.callgrind` | `6` | `1` |  |  | 80 | 44.44% |  |  |

== markdown-twenty
# Without an option there are 20 rows.
$ --format=markdown many.callgrind
| **276 Ir**
|
| | Ir | % | Function |
| | ---: | ---: | :--- |
| | 23 | 8.33% | `a.c:f01` |
| | 22 | 7.97% | `a.c:f02` |
| | 21 | 7.61% | `a.c:f03` |
| | 20 | 7.25% | `a.c:f04` |
| | 19 | 6.88% | `a.c:f05` |
| | 18 | 6.52% | `a.c:f06` |
| | 17 | 6.16% | `a.c:f07` |
| | 16 | 5.80% | `a.c:f08` |
| | 15 | 5.43% | `a.c:f09` |
| | 14 | 5.07% | `a.c:f10` |
| | 13 | 4.71% | `a.c:f11` |
| | 12 | 4.35% | `a.c:f12` |
| | 11 | 3.99% | `a.c:f13` |
| | 10 | 3.62% | `a.c:f14` |
| | 9 | 3.26% | `a.c:f15` |
| | 8 | 2.90% | `a.c:f16` |
| | 7 | 2.54% | `a.c:f17` |
| | 6 | 2.17% | `a.c:f18` |
| | 5 | 1.81% | `a.c:f19` |
| | 4 | 1.45% | `a.c:f20` |
|
| 20 of 23 listed

== signs-markdown
# Of what begins with a sign only -5 and +0.5 are numbers; the others have a ' before them.
$ --auto=no --format=markdown signs.callgrind
| **36 <code>&#124;Ir</code>** · **42 `-Dr`**
|
| | <code>&#124;Ir</code> | % | Function |
| | ---: | ---: | :--- |
| | 11 | 30.56% | `a.c:-.` |
| | 9 | 25.00% | `a.c:-` |
| | 7 | 19.44% | `a.c:-1.2.3` |
| | 5 | 13.89% | `a.c:-5-` |
| | 3 | 8.33% | `a.c:+0.5` |
| | 1 | 2.78% | `a.c:-5` |
