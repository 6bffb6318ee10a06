## --fn of functions that --separate-callers tells apart.

== callers
# f, its level of recursion, and f as main called it (--separate-callers): 5, 2 and 1 of 11.
# compat: The script has no --fn
$ --fn=f --no-auto callers.callgrind 2>/dev/null | grep 'Function\|self'
| self 5 A (45.45%), inclusive 5 (45.45%)
| self 2 A (18.18%), inclusive 2 (18.18%)
| self 1 A (9.09%), inclusive 1 (9.09%)

== callers-only
# Where there is no h, h'main is what is meant: 3 of 11.
# compat: The script has no --fn
$ --fn=h --no-auto callers.callgrind 2>/dev/null | grep 'Function\|self'
| self 3 A (27.27%), inclusive 3 (27.27%)
