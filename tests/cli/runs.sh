#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Several runs a side, of made-up programs whose noise is known: how often a true
# change is found, how often noise is taken for one, and how often a gate fails
# for nothing.  The numbers are the same each time: the noise comes from a
# generator that is written here.

set -u
cgannotate=${CGANNOTATE:?}
trials=100
[ "${CHECK_ALL:-}" ] && trials=400

fail() {
	printf '%s\n' "$*" >&2
	exit 1
}

# Profiles N/old.1 to N/old.5 and N/new.1 to N/new.5 for each trial N.  Of 80
# functions each run costs what its noise makes of it: of most about 1 % of their
# cost, as a sum of uniform numbers; of every tenth, one run in four costs half as
# much again; every eighth never varies.  hash has a third of all, and in each
# run 3 % more or less.  changed costs $1 % more in NEW than in OLD.
make_profiles() {
	awk -v percent="$1" -v trials="$trials" -v functions=80 '
	function uniform() {
		state = state * 16807 % 2147483647
		return state / 2147483647
	}
	function about(cost, part) {
		sum = uniform() + uniform() + uniform() + uniform()
		return int(cost * (1 + part * (sum - 2)))
	}
	function put(name, line, cost) {
		printf "fn=%s\n%d %d\n", name, line, cost > file
	}
	BEGIN {
		state = 20240229 + percent
		for (t = 1; t <= trials; t++)
			for (run = 0; run < 10; run++) {
				new = run >= 5
				file = t "/" (new ? "new." : "old.") run % 5 + 1
				print "# callgrind format" > file
				print "events: Ir\nfl=a.c" > file
				put("hash", 1, about(400000, 0.03))
				more = new ? percent / 100 : 0
				put("changed", 2, about(10000 * (1 + more), 0.01))
				for (f = 3; f < functions; f++) {
					cost = about(10000, 0.01)
					if (f % 8 == 0)
						cost = 10000
					else if (f % 10 == 0 && uniform() < 0.25)
						cost = 15000
					put("f" f, f, cost)
				}
				close(file)
			}
	}'
}

shopt -s nullglob
for ((i = 1; i <= trials; i++)); do
	mkdir "$i"
done

make_profiles 2
found=0 alarms=0
for ((i = 1; i <= trials; i++)); do
	"$cgannotate" --diff "$i"/old.* --new "$i"/new.* --format=tsv >rows ||
		fail "trial $i: status $?"
	grep -q $'\tchanged\t' rows && found=$((found + 1))
	alarms=$((alarms + $(grep -cv $'function\tcalls\|\tchanged\t' rows)))
done
[ $((100 * found)) -ge $((99 * trials)) ] ||
	fail "a change of 2 % was found in $found of $trials trials only"
[ $((100 * alarms)) -le $((5 * 79 * trials)) ] ||
	fail "$alarms false alarms in $trials trials of 79 functions"
# The test is no better than it can be: what never listed anything would pass.
[ "$alarms" -gt "$trials" ] ||
	fail "only $alarms false alarms in $trials trials of 79 functions"

make_profiles 0
single=0 several=0
for ((i = 1; i <= trials; i++)); do
	"$cgannotate" --diff "$i"/old.1 "$i"/new.1 --no-auto --top=1 \
		--fail-if='Ir>+0.5%' >rows 2>&1
	case $? in
	0) ;;
	3) single=$((single + 1)) ;;
	*) fail "trial $i: status $?" ;;
	esac
	"$cgannotate" --diff "$i"/old.* --new "$i"/new.* --no-auto --top=1 \
		--fail-if='Ir>+0.5%' >rows 2>&1
	case $? in
	0) ;;
	3) several=$((several + 1)) ;;
	*) fail "trial $i: status $?" ;;
	esac
done
[ $((10 * single)) -gt "$trials" ] ||
	fail "a gate of single runs failed in $single of $trials trials only"
[ $((100 * several)) -le $((5 * trials)) ] ||
	fail "a gate of five runs failed in $several of $trials trials"
echo "ok runs: $found of $trials changes found, $alarms of $((79 * trials)) false" \
	"alarms; gates failed for nothing: single runs $single, five $several"

# As many runs as are allowed, of which NEW's are OLD's: no difference.
cd 1 || exit
all=(old.* old.* old.* old.*)
"$cgannotate" --diff "${all[@]}" --new "${all[@]}" --no-auto >../rows ||
	fail "20 runs: status $?"
grep -qx 'no difference' ../rows || fail "20 runs differ from themselves"
# The page adds up whole numbers: the means times the number of runs.
"$cgannotate" --diff old.* --new new.* new.1 --format=html >../page ||
	fail "page: status $?"
grep -q '"means": *30' ../page || fail "page: 5 and 6 runs are not 30 means"
echo 'ok runs: 20 of a side, and a page'
