#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The figures of a screen are those of --format=tsv, in the order of its rows: exact
# without a width, and within the rounding of short numbers at any width. No line is
# wider than the terminal, and no two functions look alike.

# shellcheck source=results
. "$(dirname "$0")/results"
in_one_process

golden=$(cd "$(dirname "$0")/../golden" && pwd) || exit 1

# figures TSV LIST: compares the first figures of the lines of a list, of self and
# inclusive cost and calls, with those of a table
figures() {
	awk -F '\t' -v list="$2" '
	# How far a short figure may be from what it stands for
	function is(short, exact,   unit, value, digits) {
		gsub(",", "", short)
		if (exact == "" || short == ".")
			return exact == "" && short == "."
		unit = substr(short, length(short))
		unit = index("kMGTPE", unit)
		if (!unit)
			return short + 0 == exact + 0
		value = short
		sub("[kMGTPE]$", "", value)
		digits = index(value, ".") ? length(value) - index(value, ".") : 0
		unit = 10 ^ (3 * unit)
		value = value * unit - exact
		return (value < 0 ? -value : value) <= 0.5000001 * unit / 10 ^ digits
	}
	NR == 1 {
		for (i = 1; i <= NF; i++)
			if ($i == "calls")
				calls = i
		next
	}
	{
		do
			if ((getline line <list) <= 0) {
				print "no line for " $3
				exit
			}
		while (line !~ /^ *[-.0-9]/ && line !~ /^ *[^ ]* *[0-9.]+%/)
		n = split(line, word, " +")
		found = 0
		want[0] = $(calls + 1)
		want[1] = $NF
		want[2] = $calls
		for (i = 1; i <= n && found < most; i++) {
			if (word[i] == "" || word[i] ~ /%$/)
				continue
			if (!is(word[i], want[found] == "" && found == 2 ? "0" : want[found])) {
				print "of " $3 ": " word[i] " is not " want[found] " in: " line
				bad++
			}
			found++
		}
		if (bad > 3)
			exit
	}' most="$3" "$1"
}

for profile in sample/callgrind.out.sample c-default/c_default.out valgrind/sigabrt.out \
	valgrind/creq_multi.out; do
	file=$golden/$profile
	[ -f "$file" ] || { not_ok "$profile: no such file"; continue; }
	event=$(program --list=events --format=tsv "$file" | sed -n 2p | cut -f 1)
	program --format=tsv --show="$event" --threshold=100 --no-auto "$file" >table 2>err
	choice="--layout=screen --threshold=100 --no-auto --show=$event,Incl($event),Calls"
	# shellcheck disable=SC2086
	program $choice "$file" >list 2>err
	sed 1,3d list >rows
	equal "$profile: exact figures" '' "$(figures table rows 3)"
	for width in 60 80 100 132 200; do
		# shellcheck disable=SC2086
		program $choice --human-readable --width=$width "$file" >list 2>err
		awk '/function$/ { rows = 1; next } rows' list >rows
		equal "$profile: short figures in $width columns" '' \
			"$(figures table rows 2)"
		equal "$profile: no line is wider than $width columns" '' \
			"$(LC_ALL=C.UTF-8 awk -v most=$width 'length($0) > most' list)"
		equal "$profile: no rows look alike in $width columns" '' \
			"$(sed -E 's/^( *[-+.,%0-9kMG]+)+ +//' rows | grep . | grep -v '^ ' | sort | uniq -d)"
	done
done
exit $bad
