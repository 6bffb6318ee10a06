#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Tests of --format=html that need no browser; tests/page has the others.

golden=$(cd "$(dirname "$0")/../golden" && pwd) || exit 1

ok() {
	if [ "$1" = 0 ]; then
		echo "ok html: $2"
	else
		echo "not ok html: $2"
	fi
}

page() {
	"$CGANNOTATE" --format=html "$@" 2>err </dev/null
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
ok $? 'a page is written'
[ ! -s err ]
ok $? 'without a word'
page hostile.callgrind | cmp -s - once.html
ok $? 'the same input gives the same bytes'
page -o twice.html hostile.callgrind && cmp -s once.html twice.html
ok $? '-o writes the same'

# The script and the data
[ "$(grep -o '<script' once.html | wc -l)" = 2 ] &&
	[ "$(grep -o '</script' once.html | wc -l)" = 2 ] &&
	! grep -q '<img\|<b>\|<!--<' once.html
ok $? 'names and sources begin and end nothing'
[ "$(grep -c '<!--' once.html)" = 1 ]
ok $? 'no comment is begun but that of the licence'
sed '/id="data"/,$d' once.html |
	LC_ALL=C grep -q $'\xe2\x80\xa8\|\xe2\x80\xae\|\x1b\|\xff'
[ $? = 1 ]
ok $? 'nothing hides or turns round what is beside it'

# As in text, one carriage return before a newline is none of the line
printf 'int f(void)\r\n{\r\r\n}\r\n' >dos.c
printf '%s\n' 'events: Ir' 'fl=dos.c' 'fn=f' '2 5' >dos.callgrind
[ "$(page dos.callgrind | grep '^\[[0-9]*,"')" = \
'[1,"int f(void)"],
[2,"{\u000d"],
[3,"}"]]}]}' ]
ok $? 'lines that end with carriage returns'

# A function is 18, of which 3 and 4 stand in headers
printf '%s\n' 'events: Ir' 'fl=a.c' 'fn=f' '1 10' 'fi=a.h' '2 3' 'fi=b.h' '3 4' \
	'fe=a.c' '5 1' >inlined.callgrind
page --by=row inlined.callgrind | grep -qF '"inlined":['\
'{"id":1,"self":[4],"inclusive":[4]},{"id":2,"self":[3],"inclusive":[3]}]'
ok $? 'all code that a function has inlined is named'

# The policy stands before all that is of the profile
awk '/Content-Security-Policy/ { policy = NR } /<title>/ { title = NR }
	END { exit !(policy && policy < title) }' once.html
ok $? 'the policy comes first'

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
ok $? 'the part without scripts has the totals and the hottest functions'
page hostile.callgrind | static_of >got
grep -q '^7|46.67%|&lt;b&gt;.c:&lt;/script&gt;&lt;!--&lt;img' got &&
	grep -qF '\u202E\x1b[31m' got
ok $? 'names stand in it, escaped'
grep -q '^<p>Without scripts, this page .* hottest 3 of 3 functions\.' got
ok $? 'it says that it is not all'

page "$golden/c-default/c_default.out" | static_of >got
[ "$(grep -c '^[0-9,]*|[0-9.]*%|' got)" = 20 ] &&
	grep -q '^<p>.* the hottest 20 of [0-9]* functions\.' got
ok $? 'it has no more than twenty'

# The name without the argument is the short name; the others are as short
page --no-auto hostile.callgrind | sed '1,/id="data"/d' |
	LC_ALL=C grep '"short":' >data
[ "$(wc -l <data)" = 1 ] && grep -qF 'onerror=alert\u003e"' data
ok $? 'only a name that is shortened has a short name'

# The rows that are cut become one; 5 and 3 of 15 are under 40 %
page --min=40 hostile.callgrind | sed '1,/id="data"/d' >data
grep -q '"other":2,"self":\[8\]' data
ok $? 'what costs less than --min is one row'

page --no-auto hostile.callgrind | sed '1,/id="data"/d' | grep -q '"line":'
[ $? = 1 ]
ok $? 'without sources there are no lines'

mkdir inside
(cd inside && page --sources=inside ../hostile.callgrind | grep -q 'alert(1)')
[ $? = 1 ]
ok $? '--sources=inside keeps other sources out'

"$CGANNOTATE" --format=html --list=parts hostile.callgrind >out 2>err
[ $? = 2 ] && [ ! -s out ] && grep -q 'format=html' err
ok $? 'there is no page of the parts'

page --fn=main hostile.callgrind >out
[ $? = 2 ] && [ ! -s out ] && grep -q -e '--fn cannot be used with --format=html' err
ok $? 'there is no page of --fn'

page "$golden/valgrind/c_nocollectstart.out" | grep -q '"functions":\['
ok $? 'a profile without costs gives a page'

# 15 is more than 3; <!--<script> has 5
limits=(--fail-if='Ir>3' --fail-if='script:Ir>4')
page "${limits[@]}" hostile.callgrind >out
[ $? = 3 ]
ok $? 'limits exceeded are status 3'
sed '/id="data"/,$d' out | grep -A 3 '<h2>Limits exceeded' >limits
grep -qF '<li>Ir&gt;3: the program: Ir is 15 (limit 3)</li>' limits
ok $? 'the part without scripts has them'
grep -q '<li>script:Ir&gt;4: .*&lt;!--&lt;script&gt;: Ir is 5 ' <out
ok $? 'functions by their names'
page hostile.callgrind | grep -q 'Limits exceeded'
[ $? = 1 ]
ok $? 'where none is exceeded there is no word of it'

mkdir no-gzip
page hostile.callgrind >plain
PATH=$PWD/no-gzip "$CGANNOTATE" --format=html --gzip hostile.callgrind >out 2>err
[ $? = 0 ] && cmp -s out plain && grep -q 'gzip: .*not packed' err
ok $? 'without gzip the data are not packed'
