#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# A profile that was made to harm (adversary.c) costs no more memory and no
# more work than its size makes fair: bounds in bytes and in instructions, as
# the seconds would be those of the machine.  The program is the plain build.
# Without CHECK_ALL=1 in the environment each list of these is tried in parts.

# shellcheck source=results
. "$(dirname "$0")/results"
# shellcheck source=weighing
. "$(dirname "$0")/weighing"

# left_out: whether the next of a list is left to CHECK_ALL=1, as seven in eight
nth=0
left_out() {
	nth=$((nth + 1))
	[ -z "${CHECK_ALL:-}" ] && [ $((nth % 8)) != 1 ]
}

# make KIND COUNT: a profile in the file p
make() {
	if ! ./adversary "$1" "$2" >p; then
		not_ok "$1" 'there is no such profile'
		exit 1
	fi
}

# bounded NAME ARGUMENT...: the program ends by itself, with status 0 or 1, has
# used at most 32 bytes of memory for each of the profile, besides 8 MB, and
# printed at most 16 bytes for each, besides 64 KB
bounded() {
	name=$1
	shift
	./measure 30 "$plain" "$@" >out 2>err 3>measured
	read -r status memory _ <measured
	size=$(wc -c <p)
	printed=$(wc -c <out)
	said=$(wc -c <err)
	if [ "$status" = 152 ] || [ "$status" = 158 ]; then
		not_ok "$name" 'it took 30 seconds'
	elif [ "$status" -gt 1 ]; then
		not_ok "$name" "exit status $status"
	elif [ "$memory" -gt $((8192 + size / 32)) ]; then
		not_ok "$name" "$memory KB of memory for $((size / 1024)) KB"
	elif [ "$printed" -gt $((65536 + 16 * size)) ]; then
		not_ok "$name" "$printed bytes printed for $size"
	elif [ "$said" -gt 4096 ]; then
		not_ok "$name" "$said bytes of warnings"
	else
		ok "$name: $((size / 1024)) KB, $memory KB of memory"
	fi
}

# --- memory ------------------------------------------------------------------

while read -r kind count options; do
	left_out && continue
	make "$kind" "$count"
	# shellcheck disable=SC2086
	bounded "$kind${options:+ $options}" ${options:---threshold=100} p
done <<EOT
huge_ids 100000
sparse_ids 200000
huge_lines 300000
many_files 100000
many_names 100000 --inclusive --threshold=100
many_events 1000000
wider_rows 200000 --inclusive --threshold=100
wide_and_narrow 500000
many_cycles 100000 --inclusive --tree=both --threshold=100
chain 150000 --inclusive --tree=both --threshold=100
ring 100000 --inclusive --tree=both --threshold=100
star 100000 --inclusive --tree=both --threshold=100
many_descs 500000
many_parts 200000
many_formulas 200000
many_formulas 256
many_formulas 256 --list=events
many_formulas 256 --check
doubling_formulas 256 --list=events
doubling_formulas 256 --check
same_formulas 100000 --list=events
same_formulas 100000 --check
long_name 50000000
long_lines 2000000
many_odd_lines 2000000
many_numbers 100000
EOT

# A million lines of source around one of costs
awk 'BEGIN { for (i = 0; i < 1000000; i++) print i }' >long.c
printf 'events: A\nfl=long.c\nfn=f\n500000 1\n18446744073709551615 1\n' >p
for context in 0 999999999999 18446744073709551615 99999999999999999999; do
	./measure 30 "$plain" --context=$context p >out 2>err 3>measured
	read -r status memory _ <measured
	lines=$(wc -l <out)
	if [ "$status" != 0 ]; then
		not_ok "--context=$context" "exit status $status"
	elif [ "$memory" -gt 8192 ]; then
		not_ok "--context=$context" "$memory KB of memory"
	elif [ $context != 0 ] && [ "$lines" -lt 1000000 ]; then
		not_ok "--context=$context" "$lines lines"
	else
		ok "--context=$context: $lines lines, $memory KB of memory"
	fi
done
printf 'events: A\nfl=long.c\nfn=f\n' >p
awk 'BEGIN { for (i = 0; i < 100000; i++) print i * 7 + 1, 1 }' >>p
bounded 'a window for each line' --context=0 p

# --- sources -----------------------------------------------------------------

# spellings COUNT LINE: a profile p with this number of names of big.c, each
# with a cost of that line
spellings() {
	awk -v n="$1" -v line="$2" 'BEGIN {
		print "events: A"
		for (i = 0; i < n; i++) {
			print "fl=" name "big.c\nfn=f" i "\n" line, 1
			name = name "./"
		}
	}' >p
}

# said NAME TEXT: the last run said so, or with "" nothing of bounds
said() {
	if [ -n "$2" ] && ! grep -q "$2" err; then
		not_ok "$1" "'$2' was not said"
	elif [ -z "$2" ] && grep -q limits=no err; then
		not_ok "$1" "$(tail -n 1 err)"
	else
		ok "$1"
	fi
}

# A file is known whatever its name, and read once: 160 times 50 MB are 8 GB,
# of which 1 GB would be read otherwise
yes 'a line of text' | head -c 50000000 >big.c
spellings 160 3000000
bounded 'spellings of a large source' p
said 'and it is read once' ''
spellings 160 99999999
./measure 30 "$plain" p >out 2>err 3>measured
said 'and so is its end, for lines past it' ''

# 16 MB and 64 times the profile are shown, of 3 times 50 MB, with a dot and
# blanks before each line
spellings 3 3000000
./measure 30 "$plain" --context=all p >out 2>err 3>measured
printed=$(wc -c <out)
[ "$printed" -lt 40000000 ] && [ "$printed" -gt 16000000 ] &&
	ok "--context=all: $printed bytes" ||
	not_ok '--context=all' "$printed bytes printed"
said 'and what is left out' 'texts of sources .* 3 times; --limits=no'
"$plain" --context=all --limits=no p >out 2>err
[ "$(grep -c 'a line of text' out)" = 9999999 ] && ok '--limits=no' ||
	not_ok '--limits=no' "$(grep -c 'a line of text' out) lines"

# Of a file of 1 TB the first GB is read
yes 'a line of text' | head -c 9000 >big.c
truncate -s 1T big.c
spellings 1 99999999
bounded 'a source of 1 TB' p
said 'and where it ends' 'more than 1 GB .* 1 times; --limits=no'
rm big.c out

# --- work --------------------------------------------------------------------

# Without debug information: some versions of Valgrind fail to read some
cp "$plain" stripped && strip stripped 2>/dev/null
count='valgrind --tool=callgrind --callgrind-out-file=/dev/null'
if ! $count ./stripped --version 2>&1 | grep -q 'Collected : [0-9]'; then
	echo '# work: it cannot be counted here without valgrind'
	exit 0
fi

# instructions ARGUMENT...: how many the program takes
instructions() {
	# shellcheck disable=SC2086
	timeout 120 $count ./stripped "$@" 2>&1 >/dev/null |
		sed -n 's/.*Collected : \([0-9]*\).*/\1/p'
}

# Four times as much takes at most six times the work: 4 n log n, not 4 * 4 n n
while read -r kind n options; do
	left_out && continue
	make "$kind" "$n"
	# shellcheck disable=SC2086
	one=$(instructions $options p)
	make "$kind" $((4 * n))
	# shellcheck disable=SC2086
	four=$(instructions $options p)
	name="$kind${options:+ $options}"
	if [ -z "$one" ] || [ -z "$four" ]; then
		not_ok "work of $name" 'it did not end'
	elif [ "$four" -gt $((6 * one)) ]; then
		not_ok "work of $name" \
			"$one instructions, and $four for 4 times"
	else
		ok "work of $name: $one instructions, $four for 4 times"
	fi
done <<EOT
huge_ids 1000
many_files 1000
many_names 1000 --inclusive --threshold=100
many_cycles 400 --inclusive --tree=both --threshold=100
chain 1000 --inclusive --tree=both --threshold=100
ring 500 --inclusive --tree=both --threshold=100
star 500 --inclusive --tree=both --threshold=100
colliding_names 2000
colliding_lines 3000
colliding_ids 2000
many_descs 1000
many_keys 1000
one_file 1000 --fn=/./
many_inlined 1000 --format=html
many_parts 400
many_parts 400 --list=parts
same_formulas 1000 --list=events
slashes 400 -I .
one_file 2000 --fn=nothing_like_it
long_lines 5000
EOT

# A reader that goes away ends the writing: at most half of the work that the
# whole list takes more than one row does. Both include the reading. A profile
# is never written in part: for it, that of one row is of csv.
$cc -o make_profile "$root/tests/bench/make_profile.c" || exit 1
./make_profile 2000 >p
for format in json csv tsv callgrind folded; do
	left_out && continue
	row=$format
	[ $format != callgrind ] || row=csv
	one=$(instructions --format=$row --top=1 p)
	all=$(instructions --format=$format p)
	# shellcheck disable=SC2086
	timeout 120 $count ./stripped --format=$format p 2>log | :
	gone=$(sed -n 's/.*Collected : \([0-9]*\).*/\1/p' log)
	name="$format without a reader"
	if [ -z "$one" ] || [ -z "$all" ] || [ -z "$gone" ]; then
		not_ok "$name" 'it did not end'
	elif [ $((2 * (gone - one))) -gt $((all - one)) ]; then
		not_ok "$name" "$gone instructions of $all, and $one for a row"
	else
		ok "$name: $gone instructions of $all"
	fi
done
