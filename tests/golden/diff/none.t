@run printf 'events: Ir Dr D1mr Bcm\nfl=a.c\nfn=main\n1 500 100 2 2\n' >none-old

== none
# The profile itself.
$ --diff --summary none-old none-old
| none-old compared with none-old
| 0 Ir (0.00%: 500 to 500); showing 0 of 0 functions, 0.00% of Ir
| Ir  function
| no difference
