#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# A comment is no longer than 60,000 bytes, and counts what it leaves out.

# shellcheck source=results
. "$(dirname "$0")/results"

# profile FUNCTIONS LENGTH: with names of that length, the first costs most
profile() {
	local i
	{
		printf '%s\n' 'events: Ir' 'fl=a.c'
		for ((i = 1; i <= $1; i++)); do
			printf 'fn=%0*d\n1 %d\n' "$2" "$i" $(($1 + 1 - i))
		done
	} >p.callgrind
}

# comment FUNCTIONS LENGTH: all rows that fit are there, and the others counted
comment() {
	local what="$1 functions of $2 bytes" bytes rows left
	profile "$1" "$2"
	"$CGANNOTATE" --format=markdown --top="$1" p.callgrind >out 2>err
	check "$what: exit status" [ $? = 0 ]
	bytes=$(wc -c <out)
	rows=$(grep -c '`a.c:' out)
	left=$(sed -n 's/^\([0-9,]*\) more functions\{0,1\} do.* not fit into a comment$/\1/p' \
		out | tr -d ,)
	check "$what: at most 60,000 bytes" [ "$bytes" -le 60000 ]
	check "$what: all are there or counted" [ $((rows + ${left:-0})) = "$1" ]
	# One more row would not fit, but for 200 bytes that are kept for the end
	[ -z "$left" ] ||
		check "$what: as many as fit" [ $((bytes + $2 + 240)) -gt 60000 ]
	check "$what: what is folded away ends" \
		[ "$(grep -c '^<details>' out)" = "$(grep -c '^</details>' out)" ]
	check "$what: the first come first" \
		[ "$(grep -o '`a.c:0*[0-9]*' out | tr -dc '0-9\n' |
			sed 's/^0*//' | head -n "$rows" | tail -n 1)" = "$rows" ]
}

comment 20 100
comment 21 100
comment 1000 8
comment 5000 8
comment 100 990
comment 5 990
exit $bad
