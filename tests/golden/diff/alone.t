## --diff of lines whose text may be another one in OLD.

== alone-compact
# The objects have other names, so OLD may be of another text: what the lines cost is NEW's, 4, 7, 6
# and the two calls, and no change of OLD's 16, which are one sum: 17 - 16 = 1.
$ --diff --layout=screen --width=80 --context=0 $(touch -d 2020-01-01 alone.c; echo alone-old.callgrind alone-new.callgrind)
| alone-new.callgrind compared with alone-old.callgrind
| +1 Ir (+6.25%: 16 to 17); showing 2 of 2 functions, +6.25% of Ir
|      Self       Incl  Calls  function
| +37.5% +6  +37.5% +6     +2  g (new)                                     alone.c
| -31.2% -5  +6.25% +1      0  f                                           alone.c
|
|          Ir     alone.c
|           4  1  int f(void)
|           7  2  { return g() + g(); }
|           6     => g (new) (2x)                                          alone.c
|           6  3  int g(void) { return 1; }
| -100.0% -16     <counts for lines of OLD>
|
! cgannotate: --diff: 1 function matched although its path or name differs
! cgannotate: alone.c: may differ from OLD's source: its lines show NEW's cost, not the change; --old-sources=DIR says where OLD's sources are
