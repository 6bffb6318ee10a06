#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What a hostile profile (adversary.c) makes of each format and view is in
# proportion to its size: the bytes that are printed, the processor time and the
# memory, by the numbers of the manual's section SECURITY. The program is the
# plain build. Without CHECK_ALL=1 in the environment a sample of the
# combinations is tried, another one for each kind.

root=$(cd "$(dirname "$0")/../.." && pwd) || exit 1
plain=${CGANNOTATE%/asan/cgannotate}/cgannotate
cc="${CC:-cc} -std=c11 -D_XOPEN_SOURCE=700 -O2"
[ -x "$plain" ] || plain=$CGANNOTATE
$cc -o measure "$root/tests/cli/measure.c" &&
	$cc -I"$root/src" -o adversary "$root/tests/cli/adversary.c" \
		"$root"/src/base/util.c "$root"/src/base/str.c \
		"$root"/src/base/table.c ||
	exit 1

MB=1048576

# bounded TIMES OPTION...: prints what exceeds a bound; the output is at most
# TIMES the input and 32 MB
bounded() {
	local times=$1 status memory time size printed
	shift
	./measure 60 "$plain" "$@" p 2>err 3>measured | wc -c >printed
	read -r status memory time <measured
	size=$(wc -c <p)
	printed=$(<printed)
	[ "$status" -le 2 ] || echo "status $status"
	[ "$printed" -le $((times * size + 32 * MB)) ] ||
		echo "$printed bytes printed"
	[ "$time" -le $((5000 + 1000 * size / MB)) ] || echo "$time ms"
	[ $((memory * 1024)) -le $((16 * size + 64 * MB)) ] || echo "$memory KB"
	[ "$(wc -c <err)" -le 8192 ] || echo 'too much on standard error'
}

formats=(text json csv tsv markdown callgrind folded dot html)
views=('--threshold=100' '--inclusive --threshold=100' '--tree=both'
	'--by=line --threshold=100' '--by=file' '--by=object' '--summary'
	'--width=80 --threshold=100' '--fn=/./ --context=0' '--fold=f1'
	'--list-parts' '--list-events' '--check' '--compare=part' '--names=short')
nth=0
while read -r kind count times; do
	./adversary "$kind" "$count" >p || exit 1
	size=$(wc -c <p)
	bad=
	tried=0
	for format in "${formats[@]}"; do
		for view in "${views[@]}"; do
			nth=$((nth + 1))
			[ -n "${CHECK_ALL:-}" ] || [ $((nth % 31)) = 1 ] ||
				continue
			tried=$((tried + 1))
			most=${times:-64}
			case "$format $view" in
			'json --by=line'*) most=$((2 * most)) ;;
			esac
			# shellcheck disable=SC2086
			why=$(bounded "$most" --format="$format" $view)
			[ -z "$why" ] || bad+="; $format $view: "$why
		done
	done
	if [ -n "$bad" ]; then
		echo "not ok proportion: $kind, $size bytes$bad"
	else
		echo "ok proportion: $kind, $size bytes, $tried reports"
	fi
done <<EOT
long_file 400000
long_object 400000
long_function 400000
fair_names 100000
sparse_rows 50000 1024
all_call_all 200
ring 20000
star 20000
chain 20000
many_cycles 10000
many_parts 5000
many_descs 20000
many_files 20000
wider_rows 10000 1024
many_formulas 256
many_ways 1000
EOT
