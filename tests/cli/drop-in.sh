#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Called as callgrind_annotate it is the script, for programs that know nothing
# else: no marks in names, no colour, and with status 0 nothing on standard
# error but what is wrong with a profile.

# shellcheck source=results
. "$(dirname "$0")/results"

here=$(cd "$(dirname "$0")" && pwd) || exit 1
golden=$(cd "$here/../golden" && pwd) || exit 1
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
touch -d 2021-01-02 fib.c
bin/cgannotate callgrind.out.7 >out 2>err
check 'cgannotate warns of a newer source' grep -q 'changed after' err
# What is unpacked with the profile may be a little newer
touch -d 2021-01-01T00:00:02 fib.c
check 'but not if it is by two seconds' silent bin/cgannotate callgrind.out.7
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

# Programs that call the script

# compared WANTED GOT: "same", or what differs, of the lines of two reports up to
# the table, widths of columns aside; then of what a program reads from the table
# without percentages: what each file:function costs, in whichever object, and in
# any order
compared() {
	awk '
	FNR == 1 { report++; part = "head" }
	part == "head" {
		line = $0
		gsub(/  +/, " ", line)
		gsub(/--+/, "-", line)
		head[report] = head[report] line "\n"
	}
	part == "head" && /file:function$/ { part = "table"; getline; next }
	part == "table" && !NF { part = "" }
	part == "table" {
		cost = $1
		gsub(",", "", cost)
		sub(/^ *[0-9,.-]+ +/, "")
		sub(/ \[.*\]$/, "")
		sum[report, $0] += cost
		names[$0]
	}
	END {
		costs = "same"
		for (name in names)
			if (!((1, name) in sum) || !((2, name) in sum) ||
				sum[1, name] != sum[2, name])
				costs = name
		print (head[1] == head[2] ? "same" : "other"), costs
	}' "$@"
}

# QEMU's topN_callgrind.py reads lines by their numbers: the 21st begins with
# the total, and the 26th is the first function.  (It knows no percentages.)
"$script" --show-percs=no --auto=no "$golden/sample/callgrind.out.sample" >out
check "QEMU's topN: the total" [ "$(sed -n '21s/ .*//p' out)" = 72,671 ]
check "QEMU's topN: the first functions" [ "$(sed -n '26,27p' out |
	awk '{ split($2, at, ":"); print $1, at[2], at[1] }')" = \
	"25,240 insert'2 src/tree.h
23,780 insert'2 src/sample.c" ]

# The calls of Valgrind's own tests ann1 and ann2: a profile of Cachegrind, with
# lines in two files, of which one is found by --include, and columns chosen
mkdir inc
printf '%s\n' 'int twice(int n) {' '	return 2 * n;' '}' '' '' '' '' '' '' '' '' \
	'' '' '' '' '' '' '' '' '' 'int once(int n) { return n; }' >inc/a.c
printf '%s\n' 'desc: I1 cache: 32768 B, 64 B, 8-way associative' \
	'desc: D1 cache: 32768 B, 64 B, 8-way associative' 'cmd: ./a' \
	'events: Ir I1mr ILmr Dr D1mr DLmr Dw D1mw DLmw' fl=a.c fn=twice \
	'1 200 1 1 0 0 0 100 0 0' '2 3000 0 0 1000 7 5 0 0 0' fn=once \
	'21 400 2 1 100 0 0 100 0 0' fl=gone.c fn=main '3 70 1 0 9 0 0 5 1 1' \
	'summary: 3670 4 2 1109 7 5 205 1 1' >cgout
ann1() {
	"$1" --show=Ir,I1mr,ILmr --show-percs=no --include=inc cgout
}
ann2() {
	"$1" --sort=Dr --show=Dw,Dr,Ir --auto=yes --include=inc cgout
}
ann1 "$script" >out
check 'ann1: the end of a source' \
	grep -Eq '^ +400 +2 +1 +int once\(int n\) \{ return n; \}$' out
ann2 "$script" >out
check 'ann2: a function' grep -Eq \
	'^100 \(48\.78%\) +1,000 \(90\.17%\) +3,200 \(87\.19%\) +a\.c:twice$' out

# One that wants its standard error empty, where the script's is
check 'an error is told' grep -q 'none.out' \
	<("$script" none.out 2>&1 >/dev/null)
"$script" none.out >/dev/null 2>&1
check 'without a profile the status is not 0' [ $? != 0 ]

# Against the script itself
against_script() {
	local file options reads key event lines costs
	# The head and the table, as a program finds them: line by line
	while read -r file; do
		while read -r key event _; do
			[ "$key" != events: ] || break
		done <"$file"
		reads="--threshold=100 --show-percs=no --auto=no --show=$event"
		# shellcheck disable=SC2086
		"$script" $reads "$file" 2>/dev/null >out
		# shellcheck disable=SC2086
		callgrind_annotate $reads "$file" 2>/dev/null >wanted
		read -r lines costs < <(compared wanted out)
		equal "as the script, ${file##*/}: costs" same "$costs"
		equal "as the script, ${file##*/}: lines" same "$lines"
	done < <(profiles)
	for reads in ann1 ann2; do
		check "as the script: $reads" \
			cmp -s <($reads callgrind_annotate) <($reads "$script")
	done
	# All of it, of copies: the script warns of sources newer than a profile
	for file in "$golden"/merge/thr_sep.out-03 \
		"$golden"/valgrind/c_nocollectstart.out; do
		cp "$file" . && file=${file##*/}
		while read -r options; do
			# shellcheck disable=SC2086
			"$script" $options "$file" >out 2>err
			# shellcheck disable=SC2086
			callgrind_annotate $options "$file" >wanted 2>/dev/null
			check "as the script, $file $options" \
				cmp -s wanted out
			check "in silence, $file $options" [ ! -s err ]
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

# Real profiles of this repository, but those that the script reads wrong:
# positions: with bb, several parts, an fi= for one call or as fl=, a summary: below the
# costs, relative positions of calls, lines without a position, and names that are listed first
profiles() {
	local file
	grep -als '^events:' "$golden"/{c-default,events,merge,sample,valgrind}/*.out* \
		"$golden"/asm/all.callgrind "$golden"/recursion/*.callgrind \
		"$golden"/writers/*.callgrind |
	while read -r file; do
		case ${file##*/} in
		c_bb.out | everybb_combine.out | creq_multi.out*) ;;
		thr_sep_combine.out | dlopen.out | sigabrt.out) ;;
		gopprof_cpu.callgrind | jeprof_heap.callgrind) ;;
		lsprof.callgrind | fi-between.callgrind | yappi_cpu.callgrind) ;;
		*) echo "$file" ;;
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
