#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Several profiles are as one file with all their parts: the numbers of the two
# reports are the same, byte for byte, but for the lines that name the files.

here=$(cd "$(dirname "$0")" && pwd) || exit 1
golden=$here/../golden

# body ARGUMENT...: the report without the lines about files
body() {
	"$CGANNOTATE" --threshold=100 "$@" 2>/dev/null </dev/null |
		sed '/^Profile data file /d; 1 { /^-/! d }'
}

# merged NAME PROFILE...: the files and their concatenation
merged() {
	local name=$1 options
	shift
	cat "$@" >together
	for options in '--auto=no' '--auto=no --inclusive=yes --tree=both' \
		'--inclusive=yes' '--tree=caller --by=function' \
		'--auto=no --inclusive=yes --by=object' \
		'--auto=no --by=file' '--summary'; do
		# shellcheck disable=SC2086
		body $options "$@" >separate.out
		# shellcheck disable=SC2086
		body $options together >together.out
		if [ ! -s separate.out ]; then
			echo "not ok merge: $name $options: nothing was printed"
		elif cmp -s separate.out together.out; then
			echo "ok merge: $name $options"
		else
			echo "not ok merge: $name $options: it differs"
			diff separate.out together.out | head -n 5
		fi
	done
}

# total PROFILE...: the total of the first event as the report has it
total() {
	"$CGANNOTATE" --auto=no --show-percs=no "$@" 2>/dev/null </dev/null |
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
if [ "$got" = "$wanted" ] && [ "$got" = 230262 ]; then
	echo 'ok merge: the total is the sum of the summaries'
else
	echo "not ok merge: the total is $got, and the summaries $wanted"
fi

# The order of the files is that of the header lines only
body --auto=no "$golden"/merge/thr_sep.out-0[1234] | sed '1,/^Auto-/d' >one
body --auto=no "$golden"/merge/thr_sep.out-0[43] \
	"$golden"/merge/thr_sep.out-02 "$golden"/merge/thr_sep.out-01 |
	sed '1,/^Auto-/d' >other
if [ -s one ] && cmp -s one other; then
	echo 'ok merge: the order of the files changes no number'
else
	echo 'not ok merge: the order of the files changes a number'
fi
