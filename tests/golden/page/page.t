## --format=html without a browser; tests/page has what one shows.

## hostile.callgrind: names and a source that try to be more than text. main is 7, and calls another
## one for 5; that has 5 and the last one 3: 15.

@file <b>.c
| </pre></script><script>alert(1)</script>

@file hostile.callgrind
| events: Ir
| cmd: </title><script>alert(2)</script>
| fl=<b>.c
| fn=</script><!--<img src=x onerror=alert(3)>
| 1 7
| cfn=<!--<script>
| calls=1 1
| 1 5
| fn=<!--<script>
| 1 5
| fn=\xff\xe2\x80\xa8\xe2\x80\xae\x1b[31m
| 1 3

== same-bytes
# The same input gives the same bytes, to a pipe and to a file, and nothing is said.
% cgannotate --format=html hostile.callgrind >1; cgannotate --format=html hostile.callgrind | cmp - 1; cgannotate --format=html hostile.callgrind -o 2 && cmp 1 2

== begins-nothing
# Names and sources begin and end nothing: there are the script and the data, and one comment, the
# licence.
$ --format=html hostile.callgrind | grep -o '<script\|</script\|<img\|<b>\|<!--<\|<!--' | sort | uniq -c
|       1 <!--
|       2 </script
|       2 <script

== hides-nothing
# Before the data, no byte that hides or turns round what is beside it.
$ --format=html hostile.callgrind | sed '/id="data"/,$d' | LC_ALL=C grep -c "$(printf '\342\200\250\|\342\200\256\|\033\|\377')"
| 0
? 1

== policy
# The policy comes before all that is of the profile.
$ --format=html hostile.callgrind | grep -o 'Content-Security-Policy\|<title>'
| Content-Security-Policy
| <title>

== static
# The part without scripts has the command, the total 15 and the rows 7, 5 and 3, of which the first
# called the second; names stand in it, escaped.
$ --format=html hostile.callgrind | sed -n '/^<div id="static">$/,/^<\/div>$/p'
| <div id="static">
| <h1>Profile</h1>
| <p><code>&lt;/title&gt;&lt;script&gt;alert(2)&lt;/script&gt;</code></p>
| <p>15 Ir</p>
| <p>Without scripts, this page shows only the hottest 3 of 3 functions.</p>
| <table class="plain">
| <thead><tr><th>Ir</th><th>%</th><th class="c-name">Function</th></tr></thead>
| <tbody>
| <tr><td>7</td><td>46.67%</td><td class="c-name">&lt;b&gt;.c:&lt;/script&gt;&lt;!--&lt;img src=x onerror=alert(3)&gt;</td></tr>
| <tr><td>5</td><td>33.33%</td><td class="c-name">&lt;b&gt;.c:&lt;!--&lt;script&gt;</td></tr>
| <tr><td>3</td><td>20.00%</td><td class="c-name">&lt;b&gt;.c:\\xff\\u2028\\u202E\\x1b[31m</td></tr>
| </tbody>
| </table>
|
| </div>

@file ackermann.callgrind
| version: 1
| creator: hand
| positions: line
| events: Ir
| summary: 45
| 
| fl=ack.c
| fn=main
| 9 3
| cfn=ack
| calls=1 1
| 9 42
| 
| fn=ack
| 2 42
| cfn=ack
| calls=1 1
| 3 7
| cfn=ack
| calls=4 1
| 4 56

== static-cycle
# Without scripts there is a table: ack 42 of 45, in its cycle, and main 3, which has 45 with all
# that it calls.
$ --format=html --no-auto ackermann.callgrind | sed -n '/^<div id="static">$/,/^<\/div>$/p'
| <div id="static">
| <h1>Profile</h1>
| <p><code>ackermann.callgrind</code></p>
| <p>45 Ir</p>
| <p>Without scripts, this page shows only the hottest 2 of 2 functions.</p>
| <table class="plain">
| <thead><tr><th>Ir</th><th>%</th><th class="c-name">Function</th></tr></thead>
| <tbody>
| <tr><td>42</td><td>93.33%</td><td class="c-name">ack.c:ack &lt;cycle 1&gt;</td></tr>
| <tr><td>3</td><td>6.67%</td><td class="c-name">ack.c:main</td></tr>
| </tbody>
| </table>
|
| </div>

@run { echo 'events: Ir'; echo 'fl=a.c'; for i in $(seq 30); do printf 'fn=f%s\n1 %s\n' $i $i; done; } >thirty.callgrind

== static-twenty
# It has no more than twenty, and says that it is not all.
$ --format=html --no-auto thirty.callgrind | sed -n '/^<div id="static">$/,/^<\/div>$/p' | sed -n 's/^<p>\(Without.*\)/\1/p; /<td>11</p; /<td>10</p'
| Without scripts, this page shows only the hottest 20 of 30 functions.</p>
| <tr><td>11</td><td>2.37%</td><td class="c-name">a.c:f11</td></tr>

@file dos.c
| int f(void)\x0d
| {\x0d\x0d
| }\x0d

@file dos.callgrind
| events: Ir
| fl=dos.c
| fn=f
| 2 5

== carriage-returns
# One carriage return before a newline is none of the line; of two, one stays.
$ --format=html dos.callgrind | grep '^ *\[[0-9]*, "'
|     [1, "int f(void)"],
|     [2, "{\\u000d"],
|     [3, "}"]]}]}

== by-row
# Rows of the text report have code of one function apart, which no call leads to.
$ --format=html --by=row hostile.callgrind
! cgannotate: --by=row cannot be used with --format=html
? 2

== min
# 5 and 3 of 15 are under 40 %: these two rows become one.
$ --format=html --no-auto --min=40 hostile.callgrind | sed '1,/id="data"/d' | grep -o '"id": 1,.*"other": 2'
| "id": 1, "name": null, "file": null, "object": null, "self": [8], "inclusive": [], "calls": null, "cycle": null, "listed": false, "other": 2

@file cut-old
| events: Ir
| fl=a.c
| fn=main
| 1 20
| cfn=big
| calls=1 5
| 1 60
| cfn=small
| calls=2 6
| 1 6
| fn=big
| 5 60
| fn=small
| 6 6

@run sed 's/ 6$/ 9/; s/ 60$/ 70/' cut-old >cut-new

== min-of-both
# big's 60 and 70 are more than 20 % of 86, small's 6 and 9 less: what main calls it for is as it was.
$ --format=html --no-auto --diff --min=20 cut-old cut-new | sed '1,/id="data"/d' | grep -o '{"id": 2, "calls".*'
| {"id": 2, "calls": 0, "calls_old": 2, "calls_new": 2, "inclusive": [3], "inclusive_old": [6], "inclusive_new": [9]}]},

== no-sources
# Without sources there are no lines.
$ --format=html --no-auto hostile.callgrind | sed '1,/id="data"/d' | grep -c '"line":'
| 0
? 1

== sources-inside
# The source is outside of the working directory; then it is inside.
% mkdir -p inside; cd inside; for i in outside inside; do cgannotate --format=html --sources=inside ../hostile.callgrind | grep -c 'alert(1)'; cp ../'<b>.c' .; done
| 0
| 1

== parts
# A list of parts is no page.
$ --format=html --list=parts hostile.callgrind
! cgannotate: --list=parts cannot be used with --format=html
? 2

== fn
# Nor is one function: the page has them all.
$ --format=html --fn=main hostile.callgrind
! cgannotate: --fn cannot be used with --format=html
? 2

@file nothing.callgrind
| events: Ir
| fl=a.c
| fn=f

== no-costs
# A profile without costs gives a page.
$ --format=html nothing.callgrind | grep -o '"functions": \[[^]]*'
| "functions": [
! cgannotate: nothing.callgrind: no costs: was collection ever on (--toggle-collect, --instr-atstart)?

== limits
# 15 is more than 3, and <!--<script> has 5.
$ --format=html '--fail-if=Ir>3' '--fail-if=script:Ir>4' hostile.callgrind | sed -n '/<h2>Limits/,/<\/ul>/p'
| <h2>Limits</h2>
| <ul>
| <li>Ir&gt;3: the program: Ir is 15</li>
| <li>script:Ir&gt;4: &lt;b&gt;.c:&lt;/script&gt;&lt;!--&lt;img src=x onerror=alert(3)&gt;: Ir is 7</li>
| <li>script:Ir&gt;4: &lt;b&gt;.c:&lt;!--&lt;script&gt;: Ir is 5</li>
| </ul>
! cgannotate: --fail-if=Ir>3: the program: Ir is 15
! cgannotate: --fail-if=script:Ir>4: <b>.c:</script><!--<img src=x onerror=alert(3)>: Ir is 7
! cgannotate: --fail-if=script:Ir>4: <b>.c:<!--<script>: Ir is 5

== limits-status
# sed hides the status of limits: 3, as 15 is more than 3, and 5 and 7 are more than 4.
$ --format=html '--fail-if=Ir>3' '--fail-if=script:Ir>4' hostile.callgrind >/dev/null
! cgannotate: --fail-if=Ir>3: the program: Ir is 15
! cgannotate: --fail-if=script:Ir>4: <b>.c:</script><!--<img src=x onerror=alert(3)>: Ir is 7
! cgannotate: --fail-if=script:Ir>4: <b>.c:<!--<script>: Ir is 5
? 3

== limits-kept
# Where none is exceeded there is no word of it.
$ --format=html '--fail-if=Ir>15' hostile.callgrind | grep -c 'Limits<'
| 0
? 1

== in-the-middle
# h costs 5 in the middle of the three profiles, and is in no other.
% for i in 1 2 3; do printf 'events: Ir\nfl=a.c\nfn=f\n1 10\n' >$i.out; done; printf 'fn=h\n2 5\n' >>2.out; cgannotate --format=html --compare 1.out 2.out 3.out | grep -o '"name": "h"'
| "name": "h"
