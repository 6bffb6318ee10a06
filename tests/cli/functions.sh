#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What --list=functions prints are the costs and names of a table of functions, in
# its order, and --fn finds each name as it stands.

# shellcheck source=results
. "$(dirname "$0")/results"
in_one_process

golden=$(cd "$(dirname "$0")/../golden" && pwd) || exit 1

for profile in find/find.callgrind names/equal.callgrind names/names.callgrind \
	recursion/two-cycles.callgrind valgrind/sigabrt.out; do
	file=$golden/$profile
	[ -f "$file" ] || { not_ok "$profile: no such file"; continue; }
	program --list=functions "$file" >listed 2>err
	check "$profile: exit status" [ $? = 0 ]
	# object, file, function, calls, and behind them the events and incl_...
	program --format=tsv --names=short --no-auto "$file" 2>err |
		awk -F '\t' '
		NR == 1 { for (i = 5; $i !~ /^incl_/ && i <= NF; i++) events = i; next }
		$3 != "" {
			for (i = 5; i <= events; i++)
				printf "%s\t", $i == "" ? "." : $i
			print $3
		}' >wanted
	check "$profile: the figures and names of a table" cmp -s wanted listed
	awk -F '\t' '!seen[$NF]++ { print $NF }' listed >names
	: >found
	while IFS= read -r name; do
		printf '= %s\n' "$name"
		program --format=tsv --names=short --fn="$name" --no-auto "$file" 2>err
	done <names >>found
	equal "$profile: --fn finds each name" '' "$(awk -F '\t' '
	/^= / { if (name != "") print name; name = substr($0, 3); next }
	$3 == name { name = "" }
	END { if (name != "") print name }' found)"
done
exit $bad
