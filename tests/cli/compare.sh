#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# --compare on real profiles: each column has what its profile, part or thread
# has alone, row by row; the rows add up to the totals; the change is that of
# --diff; the sum is what all have together.

# shellcheck source=results
. "$(dirname "$0")/results"
in_one_process

valgrind=$golden/valgrind
merge=$golden/merge

table() {
	program --format=tsv --by=row --threshold=100 "$@" 2>err
}

# columns WANTED HAVE SLICE FIGURE...: a line for each figure, which in HAVE is that of
# a slice: a row whose count the other has not, or nothing
columns() {
	awk -F '\t' -v slice="$3" -v figures="${*:4}" '
	BEGIN { n = split(figures, figure, " ") }
	FNR == 1 {
		file++
		line = 0
		for (p = 1; p <= n; p++) {
			at[p] = 0
			for (i = 1; i <= NF; i++)
				if ($i == figure[p] (file == 1 ? "" : "_" slice))
					at[p] = i
		}
		for (i = 1; i <= NF; i++)
			if ($i == "line")
				line = i
		next
	}
	{
		for (p = 1; p <= n; p++) {
			if (!at[p] || $at[p] == "" || $at[p] == 0)
				continue
			row = $1 "\t" $2 "\t" $3 "\t" (line ? $line : "") "\t" $at[p]
			odd[p, row] += file == 1 ? 1 : -1
			rows[p] += file == 1
		}
	}
	END {
		for (p = 1; p <= n; p++)
			why[p] = rows[p] || figure[p] == "calls" ? "" : "no rows"
		for (key in odd)
			if (odd[key]) {
				split(key, part, SUBSEP)
				why[part[1]] = part[2]
			}
		for (p = 1; p <= n; p++)
			print why[p]
	}' "$1" "$2"
}

# alone NAME COLUMN ARGUMENT...: compares a column with a report of its own
alone() {
	local name=$1 slice=$2 figure why
	shift 2
	table "$@" >alone || cat err >>alone
	for figure in calls Ir incl_Ir; do
		IFS= read -r why
		equal "$name: $figure of $slice" '' "$why"
	done < <(columns alone all "$slice" calls Ir incl_Ir)
}

# sums NAME TOTAL...: the rows of each column add up to these
sums() {
	local name=$1
	shift
	equal "$name: sums" '' "$(awk -F '\t' -v wanted="$*" '
	NR == 1 {
		for (i = 1; i <= NF; i++)
			if ($i ~ /^Ir_/ && $i !~ /_(change|sum)$/)
				at[++n] = i
		next
	}
	{ for (i = 1; i <= n; i++) sum[i] += $at[i] }
	END {
		for (i = 1; i <= n; i++)
			s = s (i > 1 ? " " : "") sum[i]
		if (s != wanted)
			print s, "are not", wanted
	}' all)"
}

totals() {
	awk '/^totals:/ { print $2 }' "$@"
}

one=$merge/thr_sep.out-02
two=$merge/thr_sep.out-03
three=$merge/thr_sep.out-04
for options in '' --by=file --by=line; do
	slices=3
	# shellcheck disable=SC2086
	table --compare $options "$one" "$two" "$three" >all || cat err
	# shellcheck disable=SC2086
	{
		alone "files $options" 02 $options "$one"
		alone "files $options" 03 $options "$two"
		alone "files $options" 04 $options "$three"
	}
	# shellcheck disable=SC2046
	sums "files $options" $(totals "$one" "$two" "$three")
done

# Two of them as --diff has them, also where labels differ
as_diff() {
	local figure inclusive
	# Of other calls alone --diff says nothing
	for figure in Ir incl_Ir; do
		inclusive=--inclusive
		[ $figure = Ir ] && inclusive=
		table --compare $inclusive "$@" >all
		table --diff $inclusive "$@" >changes
		equal "--diff ${2##*/}: $figure" '' "$(
			columns changes all change "$figure")"
	done
}
as_diff "$one" "$three"
as_diff "$valgrind/dlopen.out" "$valgrind/sigabrt.out"

# of_slices KIND PROFILE: the parts or threads of a profile
of_slices() {
	slices=$(totals "$2" | wc -l)
	table --compare="$1" "$2" >all
	for i in $(seq "$slices"); do
		alone "$1" "$1 $i" --"$1"="$i" "$2"
	done
	alone "$1" sum "$2"
	# shellcheck disable=SC2046
	sums "$1" $(totals "$2")
}
of_slices thread "$valgrind/thr_sep_combine.out"
of_slices part "$valgrind/everybb_combine.out"
exit $bad
