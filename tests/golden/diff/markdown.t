## --diff as a table of Markdown. Profiles and sums: diff.t.

@file listed-new.callgrind
| events: Ir D1mr
| ob=/bin/a
| fl=a.c
| fn=slower
| 1 110000 50
| fi=a.h
| 3 100 5
| fl=a.c
| fn=faster
| 5 45000 9
| fn=misses
| 7 500 7
| fn=noise
| 9 2099
| fn=third
| 11 400
| fn=same
| 13 47058
| fl=???
| fn=0x1010
| 0 5 1
| fn=0x1120
| 0 40

@file listed-old.callgrind
| events: Ir D1mr
| ob=/bin/a
| fl=a.c
| fn=slower
| 1 100000 50
| fi=a.h
| 3 100 5
| fl=a.c
| fn=faster
| 5 50000 9
| fn=misses
| 7 500 3
| fn=noise
| 9 2000
| fn=third
| 11 300
| fn=same
| 13 47058
| fl=???
| fn=0x1000
| 0 2 1
| fn=0x1100
| 0 40

== listed-markdown
# old and new are 200,000 and 205,202 Ir. slower's a.c + 10,000 and a.h + 0 of 100,100; faster
# - 5,000 of 50,000; third + 100 of 300; noise + 99: 15,199 of all changes, which are 15,286 with
# those of the addresses, - 2 + 5 - 40 + 40; that is more than 99 %. misses changed in D1mr alone.
$ --format=markdown --diff listed-old.callgrind listed-new.callgrind
| **+5,202 Ir (+2.60%: 200,000 to 205,202)** · **+4 D1mr (+5.88%: 68 to 72)**
|
| - OLD: `listed-old.callgrind`
| - NEW: `listed-new.callgrind`
|
| | Ir | Change | of total | Function |
| | ---: | ---: | ---: | :--- |
| | 110,100 | +10,000 (+9.99%) | +5.00% | `a.c:slower [/bin/a]` |
| | 45,000 | -5,000 (-10.0%) | -2.50% | `a.c:faster [/bin/a]` |
| | 400 | +100 (+33.3%) | +0.05% | `a.c:third [/bin/a]` |
| | 2,099 | +99 (+4.95%) | +0.05% | `a.c:noise [/bin/a]` |
|
| 4 of 8 listed

== listed-top-markdown
# The first row of listed-markdown.
$ --format=markdown --diff --top=1 listed-old.callgrind listed-new.callgrind
| **+5,202 Ir (+2.60%: 200,000 to 205,202)** · **+4 D1mr (+5.88%: 68 to 72)**
|
| - OLD: `listed-old.callgrind`
| - NEW: `listed-new.callgrind`
|
| | Ir | Change | of total | Function |
| | ---: | ---: | ---: | :--- |
| | 110,100 | +10,000 (+9.99%) | +5.00% | `a.c:slower [/bin/a]` |
|
| 1 of 8 listed

== itself-markdown
# Nothing changed, and that is said.
$ --diff --format=markdown cancel-new.callgrind cancel-new.callgrind
| **0 Ir (0.00%: 39 to 39)**
|
| - OLD: `cancel-new.callgrind`
| - NEW: `cancel-new.callgrind`
|
| | Ir | Change | of total | Function |
| | ---: | ---: | ---: | :--- |
| | | | | no difference |

== shift-markdown
# grows 10 - 9 = +1 alone, of 51: all else costs the same on other lines.
$ --diff --format=markdown shift-old.callgrind shift-new.callgrind
| **+1 Ir (+1.96%: 51 to 52)**
|
| - OLD: `shift-old.callgrind`
| - NEW: `shift-new.callgrind`
|
| | Ir | Change | of total | Function |
| | ---: | ---: | ---: | :--- |
| | 10 | +1 (+11.1%) | +1.96% | `a.c:grows` |
