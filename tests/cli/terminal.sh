#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What is said to people only: on standard error, if that is a terminal.

here=$(cd "$(dirname "$0")" && pwd) || exit 1
cp "$here"/../golden/default-run/callgrind.out.* . || exit 1
touch -d 2021-01-01 callgrind.out.*
touch -d 2021-01-02 callgrind.out.7

# terminal ARGUMENT...: standard error, on a terminal, goes to said
terminal() {
	script -qec "$(printf '%q ' "$CGANNOTATE" "$@") >report" /dev/null \
		</dev/null 2>/dev/null | tr -d '\r' >said
}

# says NAME WORDS: one line is said, with these words
says() {
	if [ "$(grep -c "$2" said)" = 1 ]; then
		echo "ok terminal: $1"
	else
		echo "not ok terminal: $1: $(head -n 1 said)"
	fi
}

silent() {
	if [ ! -s said ] && [ -s report ]; then
		echo "ok terminal: $1"
	else
		echo "not ok terminal: $1: $(head -n 1 said)"
	fi
}

if ! command -v script >/dev/null; then
	echo 'script is not installed: nothing was run on a terminal'
	exit
fi
terminal --no-auto
says 'a run of several files' \
	'reading 5 files of one run: callgrind.out.7.2 to callgrind.out.7-02$'
terminal --no-auto callgrind.out.7
silent 'a file that is named'
touch -d 2021-01-03 callgrind.out.70
terminal --no-auto
says 'a run of one file' 'reading callgrind.out.70$'
"$CGANNOTATE" --no-auto >report 2>said </dev/null
silent 'nothing is said elsewhere'
