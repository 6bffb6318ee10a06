#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# A profile that was made to harm (adversary.c) costs no more memory and no
# more work than its size makes fair: bounds in bytes and in instructions, as
# the seconds would be those of the machine.  The program is the plain build; kinds
# that proportion.sh has are not tried again.

# shellcheck source=results
. "$(dirname "$0")/results"
weigh

# bounded NAME MOST ARGUMENT...: the program ends by itself, with status 0 or 1, has used
# at most 32 bytes of memory for each of the profile p, besides 16 MB, and printed at most
# MOST bytes, and 4 KB of warnings
bounded() {
	local name=$1 most=$2 memory printed said size
	shift 2
	./measure 100 "$plain" "$@" >out 2>err 3>measured
	read -r status memory _ <measured
	size=$(wc -c <p)
	printed=$(wc -c <out)
	said=$(wc -c <err)
	name="$name: $((size / 1024)) KB"
	check "$name, status $status" [ "$status" -le 1 ]
	check "$name, $memory KB of memory" [ "$memory" -le $((16384 + size / 32)) ]
	check "$name, $printed bytes printed" [ "$printed" -le "$most" ]
	check "$name, $said bytes of warnings" [ "$said" -le 4096 ]
}

# --- memory ------------------------------------------------------------------

while read -r kind count options; do
	./adversary "$kind" "$count" >p || exit 1
	# shellcheck disable=SC2086
	bounded "$kind${options:+ $options}" $((65536 + 16 * $(wc -c <p))) \
		${options:---threshold=100} p
done <<EOT
huge_ids 100000
sparse_ids 200000
huge_lines 300000
many_names 100000 --inclusive --threshold=100
many_events 1000000
wide_and_narrow 500000
many_formulas 255 --list=events
doubling_formulas 255 --list=events
doubling_formulas 255 --check
same_formulas 100000 --list=events
long_name 50000000
long_lines 2000000
many_odd_lines 2000000
many_numbers 100000
EOT

# --- sources -----------------------------------------------------------------

# A million lines of source around one of costs
seq 1000000 >long.c
printf 'events: A\nfl=long.c\nfn=f\n500000 1\n18446744073709551615 1\n' >p
for context in 0 99999999999999999999; do
	bounded "--context=$context" 20000000 --context=$context p
	check 'it has the lines' [ "$(($(wc -l <out) < 1000000))" = "$((context == 0))" ]
done
printf 'events: A\nfl=long.c\nfn=f\n' >p
awk 'BEGIN { for (i = 0; i < 100000; i++) print i * 7 + 1, 1 }' >>p
bounded 'a window for each line' 20000000 --context=0 p

# Of a file of 1 TB nothing is read
printf 'events: A\nfl=big.c\nfn=f\n99999999 1\n' >p
yes 'a line of text' | head -c 9000 >big.c
truncate -s 1T big.c
bounded 'a source of 1 TB' 65536 p
check 'where it ends is said' grep -q 'big.c: beyond 256 MB of sources in all; --limits=no has it' err
rm big.c out

# --- work --------------------------------------------------------------------

# Without debug information: some versions of Valgrind fail to read some
cp "$plain" stripped && strip stripped 2>/dev/null
count='valgrind --tool=callgrind --callgrind-out-file=/dev/null'
if ! $count ./stripped --version 2>&1 | grep -q 'Collected : [0-9]'; then
	left_out 'work cannot be counted without valgrind'
fi

# instructions ARGUMENT...: how many the program takes
instructions() {
	# shellcheck disable=SC2086
	timeout 600 $count ./stripped "$@" 2>&1 >/dev/null |
		sed -n 's/.*Collected : \([0-9]*\).*/\1/p'
}

# Four times as much takes at most six times the work: 4 n log n, not 4 * 4 n n.
# What takes time that can be measured is in proportion.sh.
while read -r kind n options; do
	for times in 1 4; do
		./adversary "$kind" $((times * n)) >p || exit 1
		# shellcheck disable=SC2086
		took[times]=$(instructions $options p)
	done
	check "work of $kind${options:+ $options}: ${took[1]}, ${took[4]} for 4 times" \
		[ "${took[4]:-1}" -le $((6 * ${took[1]:-0})) ]
done <<EOT
huge_ids 1000
many_names 1000 --inclusive --threshold=100
many_cycles 400 --inclusive --tree=both --threshold=100
ring 500 --inclusive --tree=both --threshold=100
many_keys 1000
one_file 1000 --fn=/./
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
for format in csv json callgrind; do
	one=$(instructions --format="${format/callgrind/csv}" --top=1 p)
	all=$(instructions --format=$format p)
	# shellcheck disable=SC2086
	timeout 600 $count ./stripped --format=$format p 2>log | :
	gone=$(sed -n 's/.*Collected : \([0-9]*\).*/\1/p' log)
	check "$format without a reader: $gone instructions of $all, and $one for a row" \
		[ $((2 * (gone - one))) -le $((all - one)) ]
done
exit $bad
