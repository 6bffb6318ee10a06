#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Colour is for those who want it: escape sequences are printed on a terminal or
# on demand. tests/golden/views has what is printed between them.

# shellcheck source=results
. "$(dirname "$0")/results"

here=$(cd "$(dirname "$0")" && pwd) || exit 1
cp "$here"/../golden/views/*.[ch] "$here"/../golden/views/[vw].callgrind . || exit 1
touch -d 2020-01-01T00:00:00 ./*.[ch]
escape=$(printf '\033')
unset NO_COLOR CGANNOTATE_PAGER
export TERM=xterm PAGER=cat
in_one_process

# terminal COMMAND...: runs it on a terminal, what it prints goes to out
terminal() {
	script -qec "$(printf '%q ' "$@")" /dev/null </dev/null 2>/dev/null |
		tr -d '\r' >out
}

# Whether there are escape sequences in out; whether there is a report without any
colored() {
	grep -q "$escape\[[0-9;]*m" out
}

plain() {
	[ -s out ] && [[ $(<out) != *"$escape"* ]]
}

while read -r options; do
	# shellcheck disable=SC2086
	run --color=always $options v.callgrind
	check "always: $options" colored
	# Each line can stand alone: less -R and head leave nothing switched on
	check "always ends with each line: $options" awk -v escape="$escape" '
	{
		on = 0
		while (match($0, escape "\\[[0-9;]*m")) {
			code = substr($0, RSTART + 2, RLENGTH - 3)
			on = code != "" && code != "0"
			$0 = substr($0, RSTART + RLENGTH)
		}
		if (on) bad = 1
	}
	END { exit bad }' out
done <<'END'
--threshold=100 --inclusive=yes
--by=file
--summary
--fn=work
--diff w.callgrind
END

NO_COLOR=1 run --color=always v.callgrind
check 'NO_COLOR does not forbid always' colored
# Tables and messages have no colour
run --color=always --help
check 'always, --help' plain

if ! command -v script >/dev/null; then
	echo 'script is not installed: nothing was run on a terminal'
	exit
fi
terminal "$CGANNOTATE" v.callgrind
if [ ! -s out ]; then
	echo 'script gives no terminal here: nothing was run on one'
	exit
fi
check 'on a terminal' colored
terminal env NO_COLOR=1 "$CGANNOTATE" v.callgrind
check 'NO_COLOR, on a terminal' plain
terminal env NO_COLOR= "$CGANNOTATE" v.callgrind
check 'an empty NO_COLOR, on a terminal' colored
terminal env TERM=dumb "$CGANNOTATE" v.callgrind
check 'TERM=dumb' plain
terminal "$CGANNOTATE" --color=never v.callgrind
check 'never, on a terminal' plain

# Names in a profile may hold anything, and are written as they are.
for format in callgrind html; do
	terminal sh -c '"$0" "$1" v.callgrind; echo status $?' "$CGANNOTATE" --format=$format
	equal "no $format is written to a terminal" 'status 1' "$(grep '^status' out)"
	check 'and that is said' grep -q "format=$format is not written to a terminal" out
done
exit $bad
