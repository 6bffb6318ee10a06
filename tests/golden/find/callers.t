== callers-exact
# f'main is f as main called it (--separate-callers): another function, which --fn=f does not name
# where there is an f. Its levels are f, too: 5 and 2 of 11.
$ --fn=f --no-auto callers.callgrind 2>/dev/null | grep 'Function\|self'
| self 5 A (45.45%), inclusive 5 (45.45%)
| self 2 A (18.18%), inclusive 2 (18.18%)

== callers-only
# Where there is no h, h'main is what is meant: 3 of 11.
$ --fn=h --no-auto callers.callgrind 2>/dev/null | grep 'Function\|self'
| self 3 A (27.27%), inclusive 3 (27.27%)
