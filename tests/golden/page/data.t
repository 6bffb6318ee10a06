## What the page's script reads of slices; of instructions: asm/asm.t; of inlined code: inlined/inlined.t.
##
## thread.callgrind: in thread 1 main is 10, and calls work for 30; in thread 2 it is 1, and calls
## work for 8 and end for 2, which costs 2; 53 in all.

@file thread.callgrind
| events: Ir
| thread: 1
| fl=t.c
| fn=main
| 1 10
| cfn=work
| calls=1 20
| 2 30
| fn=work
| 20 30
| thread: 2
| events: Ir
| fl=t.c
| fn=main
| 1 1
| cfn=work
| calls=2 20
| 2 8
| cfn=end
| calls=1 30
| 3 2
| fn=work
| 20 8
| fn=end
| 30 2

== paid
# What each call costs in each thread; work (38) is 0, main (11) 1 and end (2) 2.
$ --format=html --no-auto --compare=thread thread.callgrind | sed '1,/id="data"/d; /^ "paid"/,$!d'
|  "paid": [
|   {"from": 1, "to": 0, "inclusive": [[30], [8]]},
|   {"from": 1, "to": 2, "inclusive": [[], [2]]}]}
| </script>
| </body>
| </html>

== paid-by-file
# Calls within a file are none of files.
$ --format=html --no-auto --compare=thread --by=file thread.callgrind | grep -c '"paid"'
| 0
? 1

@file past.c
| f
| g

@file timed.callgrind
| events: Ir Time_(10ns)
| fl=past.c
| fn=f
| 1 10 3
| fn=g
| 3 5 4

== units-and-past-end
# The page itself shortens what has a unit, so it has the size of 10 ns and the names of times; of the
# source line 3 is not there.
$ --format=html --context=0 timed.callgrind | sed '1,/id="data"/d' | sed -n '/Time_/p; /"past_end"/p; /^    \[/p'
|  "by": "function", "sort": ["Ir", "Time_(10ns)"], "diff": false,
|   {"name": "Time_(10ns)", "long_name": null, "formula": null, "ratio": false, "size": 10, "scale": [" ns", " µs", " ms", " s"], "total": 7}],
|     [1, "f"]], "past_end": true}]}
|     [1, "f"]], "past_end": true}]}
