== callers-exact
# f'main is f as main called it (--separate-callers): another function, which --fn=f does not name
# where there is an f. Its levels are f, too: 5 and 2 of 11.
$ --fn=f --no-auto callers.callgrind 2>/dev/null | grep 'Function\|self'
| -- Function: a.c:f
| 5 (45.45%)  *  self
| -- Function: a.c:f'2
| 2 (18.18%)  *  self

== callers-only
# Where there is no h, h'main is what is meant: 3 of 11.
$ --fn=h --no-auto callers.callgrind 2>/dev/null | grep 'Function\|self'
| -- Function: a.c:h'main
| 3 (27.27%)  *  self
