#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# A comment is no longer than 60,000 bytes, and counts what it leaves out.

# shellcheck source=results
. "$(dirname "$0")/results"
in_one_process

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
	program --format=markdown --top="$1" p.callgrind >out 2>err
	check "$what: exit status" [ $? = 0 ]
	bytes=$(wc -c <out)
	rows=$(grep -c '`a.c:' out)
	left=$(sed -n 's/^\([0-9,]*\) more lines\{0,1\} do.* not fit into a comment$/\1/p' \
		out | tr -d ,)
	check "$what: at most 60,000 bytes" [ "$bytes" -le 60000 ]
	check "$what: all are there or counted" [ $((rows + ${left:-0})) = "$1" ]
	[ -z "$left" ] || check "$what: words" grep -qx \
		"[0-9,]* more line$([ "$left" = 1 ] && echo ' does' ||
			echo 's do') not fit into a comment" out
	# One more row would not fit, but for 100 bytes that are kept for the end
	[ -z "$left" ] ||
		check "$what: as many as fit" [ $((bytes + $2 + 140)) -gt 60000 ]
	check "$what: what is folded away ends" \
		[ "$(grep -c '^<details>' out)" = "$(grep -c '^</details>' out)" ]
	check "$what: the first come first" \
		[ "$(grep -o '`a.c:0*[0-9]*' out | tr -dc '0-9\n' |
			sed 's/^0*//' | head -n "$rows" | tail -n 1)" = "$rows" ]
}

comment 21 100
comment 5000 8
comment 59 990

# Each event has a line of 1,006 bytes and a newline
{
	printf events:
	for i in {1..64}; do
		printf ' E%0989d' "$i"
	done
	printf '\nfl=a.c\nfn=f\n1\n'
} >p.callgrind
program --format=markdown --list=events p.callgrind >out 2>err
equal 'events that fit, and others' '59 5 more lines do not fit into a comment' \
	"$(grep -c '^| .E0' out) $(grep 'into a comment$' out)"

# Reports of benchmarks that do not fit are counted by their lines: 299 of 300 exceed the limit,
# and the table of a report has a line for its only function below the two for its columns
mkdir old new
for i in {001..300}; do
	printf 'events: Ir\nfl=a.c\nfn=f\n1 1000\n' >"old/b$i"
	printf 'events: Ir\nfl=a.c\nfn=f\n1 %d\n' $((1000 + 10#$i)) >"new/b$i"
done
program --diff old new '--fail-if=Ir>+1' --format=markdown >out 2>err
check 'benchmarks: at most 60,000 bytes' [ "$(wc -c <out)" -le 60000 ]
shown=$(grep -c '^|' out)
equal 'benchmarks: what does not fit is counted' \
	"$((2 + 300 + 299 * 3 - shown)) more lines do not fit into a comment" \
	"$(grep 'into a comment$' out)"

exit $bad
