## See diff.t for the profiles and their sums.

@file brief-new.callgrind
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

@file brief-old.callgrind
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

== brief-markdown
# old and new are 200,000 and 205,202 Ir. slower's a.c + 10,000 and a.h + 0 of 100,100; faster
# - 5,000 of 50,000; third + 100 of 300. A hundredth of the largest change is 100, so noise, +
# 99, is counted; misses changed in D1mr alone. The addresses were 2 + 40 and are 5 + 40: + 3
# is less than 100.
$ --format=markdown --diff brief-old.callgrind brief-new.callgrind
| **+5,202 Ir (+2.60%: 200,000 to 205,202)** · **+4 D1mr (+5.88%: 68 to 72)**
|
| - OLD: `brief-old.callgrind`
| - NEW: `brief-new.callgrind`
|
| | Ir | Change | of total | Function |
| | ---: | ---: | ---: | :--- |
| | 110,100 | +10,000 (+9.99%) | +5.00% | `a.c:slower [/bin/a]` |
| | 45,000 | -5,000 (-10.0%) | -2.50% | `a.c:faster [/bin/a]` |
| | 400 | +100 (+33.3%) | +0.05% | `a.c:third [/bin/a]` |
|
| 1 more function changed by less than 100

@file brief-none.callgrind
| events: Ir D1mr
| ob=/bin/a
| fl=a.c
| fn=slower
| 1 100001 50
| fi=a.h
| 3 100 5
| fl=a.c
| fn=faster
| 5 50000 9
| fn=misses
| 7 500 7
| fn=noise
| 9 2001
| fn=third
| 11 300
| fn=same
| 13 47058
| fl=???
| fn=0x1010
| 0 2 1
| fn=0x1120
| 0 40

== brief-none-markdown
# + 1 and + 1, less than 0.01 % of 200,000, 20; unnamed + 0.
$ --format=markdown --diff brief-old.callgrind brief-none.callgrind
| **+2 Ir (+0.00%: 200,000 to 200,002)** · **+4 D1mr (+5.88%: 68 to 72)**
|
| - OLD: `brief-old.callgrind`
| - NEW: `brief-none.callgrind`
|
| | Ir | Change | of total | Function |
| | ---: | ---: | ---: | :--- |
| | | | | no change of note |
|
| 2 functions changed by less than 20 each

== brief-top-markdown
# The first row of brief-markdown.
$ --format=markdown --diff --top=1 brief-old.callgrind brief-new.callgrind
| **+5,202 Ir (+2.60%: 200,000 to 205,202)** · **+4 D1mr (+5.88%: 68 to 72)**
|
| - OLD: `brief-old.callgrind`
| - NEW: `brief-new.callgrind`
|
| | Ir | Change | of total | Function |
| | ---: | ---: | ---: | :--- |
| | 110,100 | +10,000 (+9.99%) | +5.00% | `a.c:slower [/bin/a]` |
|
| 1 of 3 listed
|
| 1 more function changed by less than 100

@file brief-gone.callgrind
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
| 13 46978
| fl=???
| fn=0x1000
| 0 3002 1
| fn=0x1100
| 0 40

== brief-unnamed-markdown
# noise + 99 and same 47,058 - 46,978 = + 80 are less than 100; the addresses were 3,002 + 40
# and are 5 + 40: - 2,997 of 202,920 is 1.477 %.
$ --format=markdown --diff brief-gone.callgrind brief-new.callgrind
| **+2,282 Ir (+1.12%: 202,920 to 205,202)** · **+4 D1mr (+5.88%: 68 to 72)**
|
| - OLD: `brief-gone.callgrind`
| - NEW: `brief-new.callgrind`
|
| | Ir | Change | of total | Function |
| | ---: | ---: | ---: | :--- |
| | 110,100 | +10,000 (+9.99%) | +4.93% | `a.c:slower [/bin/a]` |
| | 45,000 | -5,000 (-10.0%) | -2.46% | `a.c:faster [/bin/a]` |
| | 400 | +100 (+33.3%) | +0.05% | `a.c:third [/bin/a]` |
| | 45 | -2,997 (-98.5%) | -1.48% | (unnamed): 4 addresses without a counterpart |
|
| 2 more functions changed by less than 100 each

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
# See shift in diff.t.
$ --diff --format=markdown shift-old.callgrind shift-new.callgrind
| **+1 Ir (+1.96%: 51 to 52)**
|
| - OLD: `shift-old.callgrind`
| - NEW: `shift-new.callgrind`
|
| | Ir | Change | of total | Function |
| | ---: | ---: | ---: | :--- |
| | 10 | +1 (+11.1%) | +1.96% | `a.c:grows` |
