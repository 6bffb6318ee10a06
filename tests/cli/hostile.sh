#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Profiles, names and sources of strangers: what they may not do to a terminal,
# to other files and programs, and to the report.

# shellcheck source=results
. "$(dirname "$0")/results"

# has NAME FILE TEXT, has_not NAME FILE TEXT: a line of FILE is like TEXT, with status 0
has() {
	equal "$1: status" 0 "$status"
	check "$1" grep -aq -e "$3" "$2"
}
has_not() {
	equal "$1: status" 0 "$status"
	equal "$1" 0 "$(grep -ac -e "$3" "$2")"
}

# profile SOURCE...: a profile p that names these, which printf unescapes
profile() {
	local source
	printf 'events: A\n'
	for source; do
		printf 'fl=%b\nfn=f\n1 1\n' "$source"
	done
} >p

# --- sources ------------------------------------------------------------------

printf 'line one\nline two\n' >good.c

export SECRET=of-the-environment
in_one_process
profile /proc/self/environ good.c
run p
has_not 'the environment stays here' out of-the-environment
has 'and the report goes on' out 'line one'

# Whatever link leads there, and what is no file
ln -s /proc/self/status status.c
ln -s /proc link
mkdir directory
mkfifo fifo
exec 3<>fifo
echo precious >fifo
paths=(fifo directory /dev/{zero,tty,stdin,fd/0,fd/3}
	/proc/self/mem /proc/self/pagemap /./proc/../proc//self/status
	link/self/status status.c /dev/shm/secret.c$$
	/sys/kernel/mm/transparent_hugepage/enabled)
echo 'not for all' 2>/dev/null >/dev/shm/secret.c$$
profile "${paths[@]}" good.c
run p
has 'no device or file of /proc takes memory or ends the report' out 'line one'
equal 'and none is shown' 1 "$(grep -c '^-- Auto-annotated source' out)"
rm -f /dev/shm/secret.c$$ link status.c
read -r -t 1 line <&3
equal 'what is in a FIFO stays' precious "$line"
exec 3>&-

printf 'x' >pass.wd
profile 'pass.wd\0x.c' good.c
run p
has 'a name with a NUL is no other file' out '^  pass.wd.x00x.c$'
has_not 'nor shown as one' out 'source: pass.wd'

mkdir in
echo 'not for all' >elsewhere.c
profile ../elsewhere.c /etc/passwd inside.c
echo 'for all' >in/inside.c
cd in || exit 1
run --sources=inside ../p
has 'what lies inside is shown' out 'for all$'
has_not 'and nothing else' out 'not for all'
has 'which is said' err 'elsewhere.c: outside the directories of --sources=inside (and others)'
run --sources=inside ../p ../elsewhere.c
has 'but what the user names is' out 'not for all'
cd .. || exit 1

# A link that changes between a file inside and one outside
echo 'for all' >in/one.c
mkdir in/there
echo 'for all' >in/there/two.c
mkdir there
echo 'not for all' >there/two.c
${CC:-cc} -o swap "$root/tests/cli/swap.c" || exit 1
./swap in/link.c one.c ../elsewhere.c &
swapping=$!
./swap in/way there ../there &
swapping="$swapping $!"
cd in || exit 1
profile link.c way/two.c one.c
shown=0
for ((i = 0; i < 100; i++)); do
	run --sources=inside p
	[[ $(<out) != *'not for all'* ]] || shown=$((shown + 1))
done
# shellcheck disable=SC2086
kill $swapping
# shellcheck disable=SC2086
wait $swapping
cd .. || exit 1
equal 'a link that is swapped gains nothing' 0 $shown

# --- names of files -----------------------------------------------------------

odd=$'a\e[31mb\nc'
shown='a\\x1b\[31mb\\x0ac'
{
	printf 'events: A\nfn=f\n'
	for i in 1 2 3 4 5 6; do
		echo "calls=$i x"
	done
} >"$odd"
run "./$odd"
has 'the name in warnings is safe' err "$shown:3: "
equal 'and forges no line' 0 "$(grep -avc '^cgannotate: ' err)"

rm "$odd"
# --- names and regular expressions --------------------------------------------

{
	printf 'events: A\nfl=x.c\nfn=ab\0cd\n1 1\nfn='
	head -c 200000 /dev/zero | tr '\0' a
	printf 'z\n1 1\n'
} >p
run --auto=no --match=cd p
has 'a NUL hides nothing from --match' out ':ab.x00cd$'
run --auto=no --hide=cd p
has_not 'nor from --hide' out ':ab.x00cd$'
run --auto=no --fn=/b.c/ p
has 'nor from --fn' out 'ab.x00cd'
run --auto=no --mod-fn=s/a/e/ p
has 'nor does it cut a name that --mod-fn changes' out ':eb.x00cd$'
# It takes no time in the plain build, that is
timeout 200 bash -c 'ulimit -t 20; exec "$@"' - "${CGANNOTATE/\/asan/}" \
	--auto=no '--match=(a*)b\1' p >out 2>err
status=$?
run --auto=no '--hide=aaz$' p
has 'as only its beginning is looked at' out ':aaaa*z$'
run --auto=no '--mod-fn=s/^.*$//' p
has 'the rest of it is not changed' out ':a*z$'

# --- amplification ------------------------------------------------------------

# small NAME: what was printed is of fair size
small() {
	equal "$1: status" 0 "$status"
	check "$1: size" [ "$(wc -c <out)" -le "$2" ]
}

# name LENGTH
name() {
	head -c "$1" /dev/zero | tr '\0' n
}

# The name of an event, 100 times as a heading of a source
echo 'line one' >short.c
{
	echo "events: A$(name 100000)"
	printf 'fl=short%d.c\nfn=f\n1 1\n' {1..100}
} >p
tee short{1..100}.c <short.c >/dev/null
run --threshold=100 p
small 'a long name of an event' 500000
has 'of which 40 bytes head a column' out "^An\{39\} *$"

{
	printf 'events: A\nfn='
	name 3000000
	printf '\n1 5\nfn=g\n1 7\n'
} >p
run --auto=no p
small 'a name of 3 MB' 1100000
has 'is cut' err ': lines of more than 1 MB are cut: 1$'
has 'and nothing behind it is lost' out '^7 (58.33%)  ???:g$'

# A file's name of 3,000 letters is whole until all such names have taken 16
# times the profile and 8 MB: 3,402 times here.  From there on it is cut
# to 32, which is said as often as it was done.  A list has it once a row, JSON
# in a function and in its part.
{
	printf 'events: A\nfl='
	name 3000
	printf '\n'
	for i in {1..6000}; do
		printf 'fn=f%d\n1 %d\n' "$i" "$i"
	done
} >p
whole=$(((16 * $(wc -c <p) + 8 * 1048576) / 3000))
names=6000
for format in text json; do
	run --format="$format" --auto=no --threshold=100 p
	cut=$(grep -oE '[^n]n{32}[^n]' out | wc -l)
	has "names cut in $format are counted" err \
		" were left out or cut $(sed ":a;s/\\B[0-9]\\{3\\}\\>/,&/;ta" <<<"$cut") times; --limits=no has all\$"
	equal "and $whole are whole" $((names - whole)) "$cut"
	run --format="$format" --auto=no --threshold=100 --limits=no p
	has_not "with --limits=no none is cut in $format" out '[^n]n\{32\}[^n]'
done

# --- sources that are large beside the profile --------------------------------

# Of sources 16 MB + 64 times the 86 bytes of the profile are shown, a byte of
# which each file takes: all 16 lines of 1 MB, then 5 lines of 1 KB, which leave
# 5,504 - 2 - 5,120 = 382 bytes, a byte and 381 lines that are empty, and then
# nothing
awk 'BEGIN { while (n++ < 16) printf "%1048575s\n", "x" }' >large.c
awk 'BEGIN { while (n++ < 20) printf "%1023s\n", "y" }' >more.c
yes '' | head -n 2000 >thin.c
echo 'last' >last.c
touch -d 2020-01-01 large.c more.c thin.c last.c
printf 'events:A\nfl=%s\nfn=%s\n1 4\nfl=%s\nfn=%s\n1 3\nfl=%s\nfn=%s\n1 2\nfl=%s\nfn=%s\n1 1\n' \
	large.c a more.c b thin.c c last.c d >p
run --show-percs=no --context=3000 p
has 'what is left out of them is said' err \
	'texts of sources, large beside the profile, were left out or cut 3 times;'
equal 'as much is shown as may be' '16 5 381' \
	"$(grep -c 'x$' out) $(grep -c 'y$' out) $(grep -c '^[2 .]  *$' out)"
has 'behind that nothing is shown' out '^  last.c$'
has_not 'of any file' out ' last$'
rm large.c more.c thin.c
exit $bad
