#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# No line of the screen is wider than the terminal, for made-up profiles of odd
# names and numbers, at many widths.  The columns are counted by "wc -L", which
# knows wide and combining characters by the C library.  Without CHECK_ALL=1 in
# the environment each 25th width is tried, another one for each view.

# shellcheck source=results
. "$(dirname "$0")/results"

if [ "$(printf '漢e\314\201\n' | LC_ALL=C.UTF-8 wc -L 2>/dev/null)" != 3 ]; then
	left_out 'wc -L does not count columns here'
fi
in_one_process

# made SEED: a profile p with names, counts and calls that follow from the seed
made() {
	awk -v seed="$1" '
	function some(n) { seed = (seed * 16807) % 2147483647; return seed % n }
	function times(text, n,   all) { while (n-- > 0) all = all text; return all }
	function piece() { return pieces[some(count) + 1] }
	function name(most,   all, n) {
		for (n = some(most) + 1; n > 0; n--) all = all piece()
		return all
	}
	BEGIN {
		count = split("f;main;operator<<;std::;vector<int>::;a;漢字;e\314\201;\t;日;(int);" \
			"Very_long_name_of_a_function;::{closure#0};x.y;🙂;[clone .cold];क्षि", pieces, ";")
		split("Ir Dr Bc Long_event_name_of_thirty_bytes", events, " ")
		n_events = some(4) + 1
		line = "events:"
		for (e = 1; e <= n_events; e++) line = line " " events[e]
		print line
		if (some(2)) print "summary:" times(" 9000000000000000000", n_events)
		rows = some(12) + 1
		for (i = 0; i < rows; i++) {
			if (some(3) == 0) print "ob=/lib/" name(3) ".so"
			print "fl=" (some(2) ? "/usr/src/" name(3) "/" : "") name(2) ".c"
			print "fn=" name(9) i
			costs = ""
			for (e = 1; e <= n_events; e++)
				costs = costs " " (some(4) ? some(1000) : some(1000000) "" some(1000000))
			print some(2) ? some(99) : some(1000000000), costs
			print "cfn=" name(5) "\ncalls=" some(5) " 1\n" some(99) costs
		}
	}' >p
}

# fit NAME WIDTH OPTION...: no line is wider, but for sources, which are not cut
fit() {
	local widest
	tried=$((tried + 1))
	program --layout=screen --width="$2" --no-auto "${@:3}" p >out 2>err
	status=$?
	widest=$(LC_ALL=C.UTF-8 wc -L <out)
	[ "$status" = 0 ] && [ "$widest" -le "$2" ] || wrong+=" $1 at $2: $widest, $status;"
}
views=('' --summary --call-tree '--fn=/./' --inclusive '--by=file' '--by=line'
	'--inclusive --sort=Calls' '--diff old' '--compare old' '--threshold=100 --show-percs=no')
step=25
[ -z "${CHECK_ALL:-}" ] || step=1
for ((v = 0; v < ${#views[@]}; v++)); do
	read -ra options <<<"${views[v]}"
	wrong=
	tried=0
	for ((width = 50 + v % step; width <= 150; width += step)); do
		made $((width * 31 + v + 1))
		mv p old
		made $((width * 31 + v))
		fit "seed $((width * 31 + v))" $width "${options[@]}"
	done
	equal "lines of ${views[v]:-the list}, in $tried made-up reports" '' "$wrong"
done

exit $bad
