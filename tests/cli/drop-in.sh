#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Called as callgrind_annotate it is the script, for programs that know nothing
# else: no marks in names, no colour, and with status 0 nothing on standard
# error but what is wrong with a profile.

here=$(cd "$(dirname "$0")" && pwd) || exit 1
golden=$(cd "$here/../golden" && pwd) || exit 1
cp "$golden"/recursion/{fib.c,{ring,two-cycles}.callgrind} . || exit 1
cp "$golden"/recursion/fib.callgrind callgrind.out.7 || exit 1
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

# Nor are options of the script, which may have others, abbreviated
check 'cgannotate takes the beginning of an option' \
	silent bin/cgannotate --no-au --thres=50 callgrind.out.7
"$script" --thres=50 callgrind.out.7 >out 2>err
check 'it does not' grep -q -e '--thres=50: unknown option' err

# But damage is
{ cat callgrind.out.7 && echo odd; } >damaged
"$script" damaged >out 2>err
check 'damage is told' grep -q "'odd' is not a valid line" err

# Programs that call the script.  tclsh's exec takes any word on standard error
# for a failure.
if command -v tclsh >/dev/null; then
	check "tclsh's exec" grep -q 'PROGRAM TOTALS' <(echo \
		"puts [exec {$script} --auto=yes callgrind.out.7]" | tclsh 2>&1)
else
	echo 'tclsh is not installed: its exec was not tried'
fi

# sums: what a program reads from a report without percentages: what each
# file:function costs, in whichever object, and in any order
sums() {
	awk '/file:function$/ { on = 1; getline; next }
	on && !NF { exit }
	on {
		cost = $1
		gsub(",", "", cost)
		sub(/^ *[0-9,.-]+ +/, "")
		sub(/ \[.*\]$/, "")
		sum[$0] += cost
	}
	END { for (name in sum) print sum[name], name }' | LC_ALL=C sort
}

names() {
	"$@" --inclusive=yes --threshold=100 --show-percs=no --auto=no |
		sums | cut -d ' ' -f 2- | LC_ALL=C sort
}

# One that compares two runs by names, as PyTorch does: what the cycles are
# numbered by differs between them
sed 's/^2 10$/2 900/' two-cycles.callgrind >other.callgrind
same_names() {
	names "$@" two-cycles.callgrind >one
	names "$@" other.callgrind >two
	[ -s one ] && cmp -s one two
}
check 'names of two runs, by name' same_names "$script"
if same_names bin/cgannotate; then
	echo 'not ok drop-in: the cycles of the two runs have the same numbers'
fi

# One that wants its standard error empty, where the script's is
check 'an error is told' grep -q 'none.out' \
	<("$script" none.out 2>&1 >/dev/null)
if "$script" none.out >/dev/null 2>&1; then
	echo 'not ok drop-in: without a profile the status is 0'
else
	echo 'ok drop-in: without a profile the status is not 0'
fi

# Against the script itself
against_script() {
	local file options reads
	# The head and the table, as a program finds them: line by line
	while read -r file; do
		reads='--threshold=100 --show-percs=no --auto=no'
		reads="$reads --show=$(sed -n 's/^events: *//p' "$file" |
			awk '{ print $1; exit }')"
		# shellcheck disable=SC2086
		"$script" $reads "$file" 2>/dev/null >out
		# shellcheck disable=SC2086
		callgrind_annotate $reads "$file" 2>/dev/null >wanted
		check "as the script, ${file##*/}: costs" \
			cmp -s <(sums <wanted) <(sums <out)
		check "as the script, ${file##*/}: lines" \
			cmp -s <(head_of wanted) <(head_of out)
	done < <(profiles)
	# All of it
	for file in "$golden"/merge/thr_sep.out-03 \
		"$golden"/valgrind/c_nocollectstart.out; do
		while read -r options; do
			# shellcheck disable=SC2086
			"$script" $options "$file" >out 2>err
			# shellcheck disable=SC2086
			callgrind_annotate $options "$file" >wanted 2>/dev/null
			check "as the script, ${file##*/} $options" \
				cmp -s wanted out
			check "in silence, ${file##*/} $options" [ ! -s err ]
		done <<-END

			--auto=yes
			--auto=no --threshold=50
			--auto=yes --context=2 --show-percs=yes
			--show=Ir --sort=Ir
			--sort=Ir:50
			--inclusive=yes --threshold=100 --show-percs=no
			--tree=both --inclusive=yes
			--tree=caller
			--tree=calling --show-percs=no
		END
	done
}

# Where the table begins, and what stands before it, widths of columns aside
head_of() {
	sed '/file:function$/q' "$1" | tr -s ' -'
}

# Real profiles of this repository, but those that the script reads wrong:
# positions: with bb, several parts, an fi= for one call, a summary: below the
# costs, relative positions of calls, and lines without a position
profiles() {
	local file
	for file in "$golden"/{c-default,events,merge,sample,valgrind}/*.out* \
		"$golden"/asm/all.callgrind "$golden"/recursion/*.callgrind \
		"$golden"/writers/*.callgrind; do
		case ${file##*/} in
		cmd.* | out.* | err.* | differs.* | exit.* | said.*) ;;
		c_bb.out | everybb_combine.out | creq_multi.out*) ;;
		thr_sep_combine.out | dlopen.out | sigabrt.out) ;;
		gopprof_cpu.callgrind | jeprof_heap.callgrind) ;;
		*) head -c 3000 "$file" | grep -aq '^events:' && echo "$file" ;;
		esac
	done
}

if callgrind_annotate --version 2>&1 | grep -q '^callgrind_annotate-'; then
	against_script
else
	echo 'callgrind_annotate is not installed: nothing was compared with it'
fi

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
