## Figures that --check and a report say are odd.

== half-call
# Half a call is none: a number of calls is a whole number.
$ --check half-call.callgrind
| half-call.callgrind:5: error: '5.5' is not a whole number of calls
? 1

== half-call-read
# 5.5 is rounded to 6, half away from zero (src/README R9), and said: a calls b 6 times.
$ --no-auto --tree=calling --threshold=100 half-call.callgrind | tail -n 5
| 10 (58.82%)  *  ???:a
|  7 (41.18%)  >   ???:b (6x)
|
|  7 (41.18%)  *  ???:b
|
! cgannotate: half-call.callgrind:5: '5.5' is not a whole number of calls

== far
# 5 of 250,000,000 is 0.00 %: that the shares mean nothing is said without --check, too.
$ --no-auto far.callgrind | tail -n 3
| --------------------------------------------------------------------------------
| 5 ( 0.00%)  a.c:main
|
! cgannotate: far.callgrind:5: "totals:" gives 250,000,000 of Ir, the self costs are 5

== far-check
# 5 of 250,000,000 is an error with --check, in the line of totals:.
$ --check far.callgrind
| far.callgrind:5: error: "totals:" gives 250,000,000 of Ir, the self costs are 5
? 1

@file hundred.callgrind
| events: Same More None Less
| fn=main
| 1 5 5 0 -5
| totals: 500 600 100 3

== more-than-a-hundredfold
# 500 is a hundredfold of 5, 600 is more, and 100 is more than any fold of 0. Of -5 nothing is said.
$ --format=tsv hundred.callgrind
| object	file	function	calls	Same	More	None	Less	incl_Same	incl_More	incl_None	incl_Less
| 	???	main		5	5	0	-5	5	5	0	-5
! cgannotate: hundred.callgrind:4: "totals:" gives 600 of More, the self costs are 5
! cgannotate: hundred.callgrind:4: "totals:" gives 100 of None, the self costs are 0
