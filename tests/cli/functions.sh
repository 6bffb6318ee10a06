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
	missing=
	while IFS= read -r name; do
		program --format=tsv --names=short --fn="$name" --no-auto "$file" 2>err |
			cut -f 3 | grep -Fqx -e "$name" || missing+=" $name"
	done <names
	equal "$profile: --fn finds each name" '' "$missing"
done
exit $bad
