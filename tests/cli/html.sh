#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Tests of --format=html that need no browser; tests/page has the others.

# shellcheck source=results
. "$(dirname "$0")/results"
in_one_process

golden=$(cd "$(dirname "$0")/../golden" && pwd) || exit 1

page() {
	program --format=html "$@" 2>err
}

# was STATUS NAME: what was done last has this exit status
was() {
	check "$2" [ $? = "$1" ]
}

# Names and a source that try to be more than text
cat >'<b>.c' <<-'END'
	</pre></script><script>alert(1)</script>
END
printf '%s\n' 'events: Ir' 'cmd: </title><script>alert(2)</script>' \
	'fl=<b>.c' 'fn=</script><!--<img src=x onerror=alert(3)>' '1 7' \
	'cfn=<!--<script>' 'calls=1 1' '1 5' \
	'fn=<!--<script>' $'1 5' $'fn=\xff\xe2\x80\xa8\xe2\x80\xae\x1b[31m' '1 3' \
	>hostile.callgrind

page hostile.callgrind >once.html
was 0 'a page is written'
check 'without a word' [ ! -s err ]
page hostile.callgrind | cmp -s - once.html
was 0 'the same input gives the same bytes'
page -o twice.html hostile.callgrind && cmp -s once.html twice.html
was 0 '-o writes the same'

# The script and the data
[ "$(grep -o '<script' once.html | wc -l)" = 2 ] &&
	[ "$(grep -o '</script' once.html | wc -l)" = 2 ] &&
	! grep -q '<img\|<b>\|<!--<' once.html
was 0 'names and sources begin and end nothing'
[ "$(grep -c '<!--' once.html)" = 1 ]
was 0 'no comment is begun but that of the licence'
sed '/id="data"/,$d' once.html |
	LC_ALL=C grep -q $'\xe2\x80\xa8\|\xe2\x80\xae\|\x1b\|\xff'
was 1 'nothing hides or turns round what is beside it'

# As in text, one carriage return before a newline is none of the line
printf 'int f(void)\r\n{\r\r\n}\r\n' >dos.c
printf '%s\n' 'events: Ir' 'fl=dos.c' 'fn=f' '2 5' >dos.callgrind
[ "$(page dos.callgrind | grep '^\[[0-9]*,"')" = \
'[1,"int f(void)"],
[2,"{\u000d"],
[3,"}"]]}]}' ]
was 0 'lines that end with carriage returns'

# A function is 18, of which 3 and 4 stand in headers
printf '%s\n' 'events: Ir' 'fl=a.c' 'fn=f' '1 10' 'fi=a.h' '2 3' 'fi=b.h' '3 4' \
	'fe=a.c' '5 1' >inlined.callgrind
page --by=row inlined.callgrind | grep -qF '"inlined":['\
'{"id":1,"self":[4],"inclusive":[4]},{"id":2,"self":[3],"inclusive":[3]}]'
was 0 'all code that a function has inlined is named'

# The policy stands before all that is of the profile
awk '/Content-Security-Policy/ { policy = NR } /<title>/ { title = NR }
	END { exit !(policy && policy < title) }' once.html
was 0 'the policy comes first'

# The part without scripts: the totals and the hottest rows
static_of() {
	sed -n '/^<div id="static">$/,/^<\/div>$/p' |
		sed -E 's/<\/t[dh]><t[dh]>/|/g; s/<[^p>]*>//g'
}
static="$golden/recursion/ackermann.callgrind"
page "$static" | static_of >got
[ "$(grep '|' got)" = "$(
	printf '%s\n' '|Total' 'Ir|45' 'Ir|%|Function' \
		'42|93.33%|ack.c:ack &lt;cycle 1&gt;' '3|6.67%|ack.c:main'
)" ]
was 0 'the part without scripts has the totals and the hottest functions'
page hostile.callgrind | static_of >got
grep -q '^7|46.67%|&lt;b&gt;.c:&lt;/script&gt;&lt;!--&lt;img' got &&
	grep -qF '\u202E\x1b[31m' got
was 0 'names stand in it, escaped'
grep -q '^<p>Without scripts, this page .* hottest 3 of 3 functions\.' got
was 0 'it says that it is not all'

page "$golden/c-default/c_default.out" | static_of >got
[ "$(grep -c '^[0-9,]*|[0-9.]*%|' got)" = 20 ] &&
	grep -q '^<p>.* the hottest 20 of [0-9]* functions\.' got
was 0 'it has no more than twenty'

# The name without the argument is the short name; the others are as short
page --no-auto hostile.callgrind | sed '1,/id="data"/d' |
	LC_ALL=C grep '"short":' >data
[ "$(wc -l <data)" = 1 ] && grep -qF 'onerror=alert\u003e"' data
was 0 'only a name that is shortened has a short name'

# The rows that are cut become one; 5 and 3 of 15 are under 40 %
page --min=40 hostile.callgrind | sed '1,/id="data"/d' >data
grep -q '"other":2,"self":\[8\]' data
was 0 'what costs less than --min is one row'

page --no-auto hostile.callgrind | sed '1,/id="data"/d' | grep -q '"line":'
was 1 'without sources there are no lines'

mkdir inside
(cd inside && page --sources=inside ../hostile.callgrind | grep -q 'alert(1)')
was 1 '--sources=inside keeps other sources out'

program --format=html --list=parts hostile.callgrind >out 2>err
[ $? = 2 ] && [ ! -s out ] && grep -q 'format=html' err
was 0 'there is no page of the parts'

page --fn=main hostile.callgrind >out
[ $? = 2 ] && [ ! -s out ] && grep -q -e '--fn cannot be used with --format=html' err
was 0 'there is no page of --fn'

page "$golden/valgrind/c_nocollectstart.out" | grep -q '"functions":\['
was 0 'a profile without costs gives a page'

# 15 is more than 3; <!--<script> has 5
limits=(--fail-if='Ir>3' --fail-if='script:Ir>4')
page "${limits[@]}" hostile.callgrind >out
was 3 'limits exceeded are status 3'
sed '/id="data"/,$d' out | grep -A 3 '<h2>Limits exceeded' >limits
grep -qF '<li>Ir&gt;3: the program: Ir is 15 (limit 3)</li>' limits
was 0 'the part without scripts has them'
grep -q '<li>script:Ir&gt;4: .*&lt;!--&lt;script&gt;: Ir is 5 ' <out
was 0 'functions by their names'
page hostile.callgrind | grep -q 'Limits exceeded'
was 1 'where none is exceeded there is no word of it'

# A page of benchmarks has a link to each report
mkdir old new
for i in 1 2 3; do
	printf 'events: Ir\nfl=a.c\nfn=f\n1 1\n' >old/$i
	printf 'events: Ir\nfl=a.c\nfn=f\n1 %d\n' $i >new/$i
done
page --diff old new '--fail-if=Ir>+0' >out
[ "$(grep -c '<section id="benchmark-' out)" = 2 ] &&
	[ "$(grep -c '<a href="#benchmark-' out)" = 2 ]
was 0 'a page links to each report'

mkdir no-gzip
page hostile.callgrind >plain
PATH=$PWD/no-gzip program --format=html --gzip hostile.callgrind >out 2>err
[ $? = 0 ] && cmp -s out plain && grep -q 'gzip: .*not packed' err
was 0 'without gzip the data are not packed'
