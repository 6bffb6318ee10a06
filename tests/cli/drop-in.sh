#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Called as callgrind_annotate it is the script, for programs that know nothing
# else: no marks in names, no colour, and with status 0 nothing on standard
# error but what is wrong with a profile.

here=$(cd "$(dirname "$0")" && pwd) || exit 1
cp "$here"/../golden/recursion/{fib.c,ring.callgrind} . || exit 1
cp "$here"/../golden/recursion/fib.callgrind callgrind.out.7 || exit 1
mkdir bin
ln -s "$CGANNOTATE" bin/cgannotate
ln -s "$CGANNOTATE" bin/callgrind_annotate
script=$PWD/bin/callgrind_annotate

# check NAME COMMAND...: a test passes if the command does
check() {
	local name=$1
	shift
	if "$@"; then
		echo "ok drop-in: $name"
	else
		echo "not ok drop-in: $name"
	fi
}

# silent COMMAND...: it prints a report, and nothing on standard error
silent() {
	"$@" >out 2>err </dev/null && [ -s out ] && [ ! -s err ]
}

has_no() {
	[ -s "$2" ] && ! grep -q -e "$1" "$2"
}

# Names have no " <cycle N>", but where it is asked for
check 'cgannotate marks cycles' \
	grep -q '<cycle 1>' <(bin/cgannotate --tree=both ring.callgrind)
check 'a report with --tree' silent "$script" --tree=both ring.callgrind
check 'it does not' has_no '<cycle' out
check 'unless --cycles is given' \
	grep -q '<cycle 1>' <("$script" --cycles --tree=both ring.callgrind)

# A source newer than the profile is not said, nor what matches nothing
touch -d 2021-01-01 callgrind.out.7
touch -d 2021-01-02 fib.c
bin/cgannotate callgrind.out.7 >out 2>err
check 'cgannotate warns of a newer source' grep -q 'changed after' err
check 'it does not' silent "$script" callgrind.out.7
check 'of an option without effect' silent "$script" --hide=zzz callgrind.out.7

# But damage is
sed '$aodd' callgrind.out.7 >damaged
"$script" damaged >out 2>err
check 'damage is told' grep -q "'odd' is not a valid line" err

# Neither colour nor advice on a terminal
if ! command -v script >/dev/null; then
	echo 'script is not installed: nothing was run on a terminal'
	exit
fi
on_terminal() {
	TERM=xterm script -qec "$1" /dev/null </dev/null | tr -d '\r' >out
}
on_terminal "'$script'"
check 'on a terminal' grep -q 'PROGRAM TOTALS' out
check 'no colour on a terminal' has_no "$(printf '\033')" out
check 'no advice on a terminal' has_no '^cgannotate: ' out
