#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Colour is for those who want it: escape sequences are printed on a terminal or
# on demand, and what is printed between them is the report.

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

run() {
	program "$@" >out 2>err
	status=$?
}

# colored NAME, plain NAME: there are escape sequences in out, or none
colored() {
	if grep -q "$escape\[[0-9;]*m" out; then
		ok "$1"
	else
		not_ok "$1" 'no escape sequence'
	fi
}

plain() {
	if [ ! -s out ]; then
		not_ok "$1" 'nothing was printed'
	elif grep -q "$escape" out; then
		not_ok "$1" 'an escape sequence'
	else
		ok "$1"
	fi
}

views="--threshold=100
--threshold=100 --tree=both --inclusive=yes
--by=function
--by=file --tree=both
--by=object
--summary
--fn=work
--show-percs=no
--diff w.callgrind
--diff --by=function w.callgrind"

while read -r options; do
	# shellcheck disable=SC2086
	run $options v.callgrind
	cp out wanted
	plain "in a pipe: $options"
	# shellcheck disable=SC2086
	run --color=never $options v.callgrind
	plain "never: $options"
	if [ -s out ] && cmp -s out wanted; then
		ok "never is as in a pipe: $options"
	else
		not_ok "never is as in a pipe: $options" 'it differs'
	fi
	# shellcheck disable=SC2086
	run --color=auto $options v.callgrind
	if [ -s out ] && cmp -s out wanted; then
		ok "auto is none in a pipe: $options"
	else
		not_ok "auto is none in a pipe: $options" 'it differs'
	fi
	# shellcheck disable=SC2086
	run --color=always $options v.callgrind
	colored "always: $options"
	# Each line can stand alone: less -R and head leave nothing switched on
	if awk -v escape="$escape" '
	{
		on = 0
		while (match($0, escape "\\[[0-9;]*m")) {
			code = substr($0, RSTART + 2, RLENGTH - 3)
			on = code != "" && code != "0"
			$0 = substr($0, RSTART + RLENGTH)
		}
		if (on) bad = 1
	}
	END { exit bad }' out; then
		ok "always ends with each line: $options"
	else
		not_ok "always ends with each line: $options" 'it goes on'
	fi
	sed "s/$escape\[[0-9;]*m//g" out >stripped
	if [ -s out ] && cmp -s stripped wanted; then
		ok "always is the report: $options"
	else
		not_ok "always is the report: $options" \
			"$(diff stripped wanted | head -n 2 | tr '\n' ' ')"
	fi
done <<<"$views"

run --color v.callgrind
colored '--color alone is always'
NO_COLOR=1 run --color=always v.callgrind
colored 'NO_COLOR does not forbid always'
# Of 1,010, work costs 40 less, 3.96 %, and open 30 more, 2.97 %
run --color --diff w.callgrind v.callgrind
if grep -q "^$escape\[32m-40 .*a.h:work" out; then
	ok 'what costs less is green'
else
	not_ok 'what costs less is green' "$(grep a.h:work out)"
fi
if grep -q "^$escape\[31m+30 .*m.c:open" out; then
	ok 'what costs more is red'
else
	not_ok 'what costs more is red' "$(grep m.c:open out)"
fi
run --color=blue v.callgrind
if [ "$status" = 2 ] && grep -q 'color=blue' err; then
	ok 'another word is an error'
else
	not_ok 'another word is an error' "exit status $status"
fi

# Tables and messages have no colour
run --color=always --help
plain 'always, --help'

if ! command -v script >/dev/null; then
	echo 'script is not installed: nothing was run on a terminal'
	exit
fi
terminal "$CGANNOTATE" v.callgrind
if [ ! -s out ]; then
	echo 'script gives no terminal here: nothing was run on one'
	exit
fi
colored 'on a terminal'
terminal env NO_COLOR=1 "$CGANNOTATE" v.callgrind
plain 'NO_COLOR, on a terminal'
terminal env NO_COLOR= "$CGANNOTATE" v.callgrind
colored 'an empty NO_COLOR, on a terminal'
terminal env TERM=dumb "$CGANNOTATE" v.callgrind
plain 'TERM=dumb'
terminal "$CGANNOTATE" --color=never v.callgrind
plain 'never, on a terminal'

# Names in a profile may hold anything, and are written as they are.
terminal sh -c '"$0" --format=callgrind v.callgrind; echo status $?' \
	"$CGANNOTATE"
if grep -q 'not written to a terminal' out && grep -q 'status 1' out &&
	! grep -q '^fn=' out; then
	echo 'ok color: no profile is written to a terminal'
else
	echo 'not ok color: a profile is written to a terminal'
fi
terminal sh -c '"$0" --format=html v.callgrind; echo status $?' "$CGANNOTATE"
if grep -q 'format=html is not written to a terminal' out && grep -q 'status 1' out &&
	! grep -q '<html' out; then
	echo 'ok color: no page is written to a terminal'
else
	echo 'not ok color: a page is written to a terminal'
fi
terminal sh -c '"$0" --format=callgrind v.callgrind | cat' "$CGANNOTATE"
if grep -q '^fn=' out; then
	echo 'ok color: through a pipe it is'
else
	echo 'not ok color: through a pipe it is not'
fi
