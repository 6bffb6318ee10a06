## Of two profiles whose main costs the same Ir, and one more of D1mr and Bcm.

@run printf 'events: Ir Dr D1mr Bcm\nfl=a.c\nfn=main\n1 500 100 2 2\n' >none-old; sed 's/2 2/3 3/' none-old >none-new; sed 's/2 2/2 3/' none-old >none-one

== other-events
# 2 D1mr and 2 Bcm, then 3.
$ --diff --summary none-old none-new
| none-new compared with none-old
| 0 Ir (0.00%: 500 to 500); showing 0 of 0 functions, 0.00% of Ir
| Ir  function
| no difference in Ir; D1mr, Bcm differ

== one-event
# 2 Bcm, then 3.
$ --diff --summary none-old none-one
| none-one compared with none-old
| 0 Ir (0.00%: 500 to 500); showing 0 of 0 functions, 0.00% of Ir
| Ir  function
| no difference in Ir; Bcm differs

== none
# The profile itself.
$ --diff --summary none-old none-old
| none-old compared with none-old
| 0 Ir (0.00%: 500 to 500); showing 0 of 0 functions, 0.00% of Ir
| Ir  function
| no difference
