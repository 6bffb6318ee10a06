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

@file grown-old.callgrind
| cmd: ./a
| events: Ir
| fl=a.c
| fn=main
| 1 10
| cfn=f
| calls=1 1
| 1 20
| fn=f
| 1 20
| totals: 30

== limits-of-a-change
# f costs 25 more in NEW, and all 55, not 30. The reason is below the limit; all costs are with what is called.
# compat: An option of cgannotate that the script does not know
% sed 's/ 20$/ 45/; s/30$/55/' grown-old.callgrind >grown.callgrind; cgannotate --format=html --inclusive --diff '--fail-if=Ir>+1%' grown-old.callgrind grown.callgrind 2>/dev/null | sed -n '/<h1>/,/<td class/p'
| <h1>Profile</h1>
| <p><code>./a - ./a</code></p>
| <section class="limits">
| <h2>Limits</h2>
| <ul>
| <li>Ir&gt;+1%: the program: Ir rose 83.33 % (30 to 55)</li>
| <li class="reason">+25 because of a.c:f</li>
| </ul>
| </section>
| <p>+25 Ir (+83.3%: 30 to 55)</p>
| <p>Without scripts, this page shows only the hottest 2 of 2 functions, with all that they call.</p>
| <table class="plain">
| <thead><tr><th>Ir</th><th>Change</th><th>of total</th><th class="c-name">Function</th></tr></thead>
| <tbody>
| <tr><td>45</td><td>+25 (+125.0%)</td><td>+83.3%</td><td class="c-name">a.c:f</td></tr>

@run mkdir bin; { echo 'events: Ir'; for i in $(seq 2000); do printf 'fn=function_%d\n1 5\n' $i; done; } >many.callgrind; echo '#!/bin/sh' >bin/gzip; chmod +x bin/gzip

== packed
# What gzip writes is in base64, of 1 to 4 bytes as RFC 4648 has them.
# compat: An option of cgannotate that the script does not know
% for text in a ab '\377\376\375' abcd; do printf '#!/bin/sh\ncat >/dev/null; printf "%s"\n' "$text" >bin/gzip; PATH=$PWD/bin:$PATH cgannotate --format=html --min=0 many.callgrind 2>/dev/null | sed -n 's/.*id="data">\([^<]*\).*/\1/p'; done
| YQ==
| YWI=
| //79
| YWJjZA==

== packed-badly
# A page that gzip has not packed is an error, and none.
% printf '#!/bin/sh\ncat >/dev/null; exit 1\n' >bin/gzip; PATH=$PWD/bin:$PATH cgannotate -q --format=html --min=0 many.callgrind -o page; echo $?; [ -e page ] || echo none
| 1
| none
! cgannotate: gzip could not pack the page
