#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What --list=functions prints are the names of a table of functions, each once
# and in its order, and --fn finds each of them as it stands.

# shellcheck source=results
. "$(dirname "$0")/results"
in_one_process

golden=$(cd "$(dirname "$0")/../golden" && pwd) || exit 1

for profile in find/find.callgrind names/equal.callgrind names/names.callgrind \
	recursion/two-cycles.callgrind valgrind/sigabrt.out; do
	file=$golden/$profile
	[ -f "$file" ] || { not_ok "$profile: no such file"; continue; }
	program --list=functions "$file" >names 2>err
	check "$profile: exit status" [ $? = 0 ]
	program --format=tsv --names=short --no-auto "$file" 2>err | sed 1d | cut -f 3 |
		awk '$0 != "" && !seen[$0]++' >wanted
	check "$profile: the names of a table" cmp -s wanted names
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
