## With --diff: no side gives A of main itself; it calls f for 6 and 6.

@file not-given.callgrind
| events: A
| fl=a.c
| fn=main
| cfn=f
| calls=0 1
| 2 6
| cfn=g
| calls=1 3
| 3 .
| fn=f
| 1 6
| fn=g

== not-given
# main has no cost line of its own, and calls f for 6 of the 6 of A: self is not given (N6),
# inclusive 6. It calls f 0 times, so no cost each; and once g, at a cost that no line gives
# (a dot): g has no cost line either. 0 calls are 0, what no line gives is ".".
$ --fn=main --no-auto --layout=screen --width=80 not-given.callgrind
| main                                                                         a.c
| self . A, inclusive 6 (100.0%)
|     Incl  Calls  callees
| 100.0% 6      0  f                                                         a.c:2
|        .      1  g                                                         a.c:3
|

== not-given-callee
# What is not given stays so.
$ --fn=g --no-auto --layout=screen --width=80 not-given.callgrind
| g                                                                            a.c
| self . A, inclusive ., 1 call
| Incl  Calls  callers
|    .      1  main                                                          a.c:3
|

== not-given-diff
# What is not given stays so.
$ --diff --fn=main --no-auto --layout=screen --width=80 --show=A not-given.callgrind not-given.callgrind
| main                                                                         a.c
| self . A, inclusive 0 A (0.00%: 6 to 6)
