#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Several profiles are as one file with all their parts: the numbers of the two
# reports are the same, byte for byte, but for the lines that name the files.

# shellcheck source=results
. "$(dirname "$0")/results"
in_one_process

here=$(cd "$(dirname "$0")" && pwd) || exit 1
golden=$here/../golden

# body ARGUMENT...: the report without the lines about files
body() {
	program --threshold=100 "$@" 2>/dev/null |
		sed '/^Profile data file /d; 1 { /^-/! d }'
}

# merged NAME PROFILE...: the files and their concatenation
merged() {
	local name=$1 options
	shift
	cat "$@" >together
	for options in '--auto=no' '--auto=no --inclusive=yes --tree=both' \
		'--inclusive=yes' '--tree=caller' \
		'--auto=no --inclusive=yes --by=object' \
		'--auto=no --by=file' '--summary'; do
		# shellcheck disable=SC2086
		body $options "$@" >separate.out
		# shellcheck disable=SC2086
		body $options together >together.out
		check "$name $options: there is a report" [ -s separate.out ]
		check "$name $options" diff separate.out together.out
	done
}

# total PROFILE...: the total of the first event as the report has it
total() {
	program --auto=no --show-percs=no "$@" 2>/dev/null |
		sed -n 's/ .*PROGRAM TOTALS.*//; T; s/,//gp'
}

merged threads "$golden"/merge/thr_sep.out-0?
merged 'two runs' "$golden/merge/thr_sep.out-01" \
	"$golden/valgrind/everybb_combine.out"
merged 'dumps of a run' "$golden/merge/creq_multi.out.2" \
	"$golden/valgrind/creq_multi.out"
merged 'other events' "$golden/merge/a.callgrind" "$golden/merge/b.callgrind"

# The summary: lines of the files, added up by another program
wanted=$(awk '/^summary:/ { sum += $2 } END { print sum }' \
	"$golden"/merge/thr_sep.out-0?)
got=$(total "$golden"/merge/thr_sep.out-0?)
equal 'the summaries add up' 230262 "$wanted"
equal 'the total is the sum of the summaries' "$wanted" "$got"

# The order of the files is that of the header lines only
body --auto=no "$golden"/merge/thr_sep.out-0[1234] | sed '1,/^Auto-/d' >one
body --auto=no "$golden"/merge/thr_sep.out-0[43] \
	"$golden"/merge/thr_sep.out-02 "$golden"/merge/thr_sep.out-01 |
	sed '1,/^Auto-/d' >other
check 'there are numbers' [ -s one ]
check 'the order of the files changes no number' cmp -s one other
exit $bad
