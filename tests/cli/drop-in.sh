#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Called as callgrind_annotate it is the script, for programs that know nothing
# else: no marks in names, no colour, and with status 0 nothing on standard
# error but what is wrong with a profile.  That the reports are those of the script
# `make reference` says.

# shellcheck source=results
. "$(dirname "$0")/results"

cp "$golden"/recursion/{fib.c,{ring,two-cycles}.callgrind} . || exit 1
cp "$golden"/recursion/fib.callgrind callgrind.out.7 || exit 1
mkdir bin
ln -s "$CGANNOTATE" bin/cgannotate
ln -s "$CGANNOTATE" bin/callgrind_annotate
script=$PWD/bin/callgrind_annotate

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

# A source newer than the profile is not said, nor what matches nothing
touch -d 2021-01-01 callgrind.out.7
# What is unpacked with the profile may be a little newer
touch -d 2021-01-01T00:00:02 fib.c
check 'two seconds are not warned of' silent bin/cgannotate callgrind.out.7
touch -d 2021-01-01T00:00:03 fib.c
bin/cgannotate callgrind.out.7 >out 2>err
check 'three seconds are warned of' grep -q 'changed after' err
check 'it does not' silent "$script" callgrind.out.7
check 'of an option without effect' silent "$script" --hide=zzz callgrind.out.7

# Nor are options of the script, which may have others, abbreviated
check 'cgannotate takes the beginning of an option' \
	silent bin/cgannotate --no-au --thres=50 callgrind.out.7
"$script" --thres=50 callgrind.out.7 >out 2>err
check 'it does not' grep -q -e '--thres=50: unknown option' err

# But damage is
{ cat callgrind.out.7 && echo odd; } >damaged
"$script" damaged >out 2>err
check 'damage is told' grep -q "'odd' is not a valid line" err

# Names are relative to the directory, but in / and in none they are whole
printf 'events: A\nfl=/a.c\nfn=f\n1 5\nfl=%s/b.c\nfn=g\n1 4\n' "$PWD" >whole
whole=$PWD/whole
rows() {
	"$script" --auto=no --show-percs=no "$whole" | sed -n 's/^[54]  //p'
}
equal 'names below the directory' "/a.c:f
b.c:g" "$(rows)"
equal 'names in /' "/a.c:f
$PWD/b.c:g" "$(cd / && rows)"
mkdir gone
equal 'names in a directory that is gone' "/a.c:f
$PWD/b.c:g" "$(cd gone && rmdir ../gone && rows)"

# One that wants its standard error empty, where the script's is
check 'an error is told' grep -q 'none.out' \
	<("$script" none.out 2>&1 >/dev/null)
"$script" none.out >/dev/null 2>&1
check 'without a profile the status is not 0' [ $? != 0 ]

# Neither colour nor advice on a terminal
has_terminal || left_out 'script gives no terminal here'
on_terminal env TERM=xterm "$script" >out
check 'on a terminal' grep -q 'PROGRAM TOTALS' out
check 'no colour on a terminal' has_no "$(printf '\033')" out
check 'no advice on a terminal' has_no '^cgannotate: ' out
exit $bad
