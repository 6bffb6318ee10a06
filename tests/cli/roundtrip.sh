#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# A profile that is written and read says what the first one said: all of JSON
# but where it comes from, which has every row, line and call, event by event.
# Written again it is the same, byte by byte.  callgrind_annotate, where it is
# installed, finds the same totals.

# shellcheck source=results
. "$(dirname "$0")/results"

golden=$(cd "$(dirname "$0")/../golden" && pwd) || exit 1
export LC_ALL=C
in_one_process

# run OUT ERR ARGUMENT...: the program; sets status
run() {
	program "${@:3}" >"$1" 2>"$2"
	status=$?
	return "$status"
}

# The reports that are to be the same are collected in the files wanted and got. There
# each begins with a line "= NAME", or "~ NAME" if its totals may differ.

# figures FILE: its report
figures() {
	program --format=json --sources=inside "$1" 2>err
}

# instructions FILE: the text of all
instructions() {
	program --asm --no-auto --threshold=100 "$1" 2>err
}

# compare WHY: sets compared to the number of reports that are the same behind the
# names of profiles and their headers; the others are told
compare() {
	compared=0
	while IFS= read -r name; do
		if [[ $name == '= '* ]]; then
			compared=$((compared + 1))
		else
			not_ok "$name" "$1"
		fi
	done < <(awk '
	/^[=~] / { name = substr($0, 3); on = 0 }
	/^~ / { inexact[name] }
	/^[=~] / && NR == FNR { names[++n] = name }
	/^ "by"/ || /PROGRAM TOTALS/ { on = 1; next }
	!on || (name in inexact && /"total": /) { next }
	NR == FNR { wanted[name, ++lines[name]] = $0; next }
	wanted[name, ++got[name]] != $0 && !(name in odd) { odd[name] = $0 }
	END {
		for (i = 1; i <= n; i++) {
			name = names[i]
			if (name in odd || got[name] != lines[name])
				print name ": " odd[name]
			else
				print "= " name
		}
	}' wanted got)
	rm wanted got
}

# same WHAT OPTION... FILE...: writes with these, reads, and writes again
same() {
	local what=$1
	shift
	run one said --format=callgrind "$@" || {
		# What does not fit into 64 bits does not in any format
		run all err --no-auto --inclusive "$@" || return
		not_ok "$what" "$(<said)"
		return
	}
	in_process two err one /dev/null --format=callgrind "${also[@]}" one
	# That little or nothing was collected is said of both
	if [ "$found" != same ] && { ! cmp -s one two ||
		grep -qv ': no costs\| is 0 everywhere: ' err; }; then
		not_ok "$what" 'the second is not the first'
		return
	fi
	passed=$((passed + 1))
}

also=()
passed=0
profiles=()
# Those that files of tests have in them, too
mkdir files && "$golden/run" -x files || exit 1
for file in "$golden"/*/* files/*/*/*; do
	case ${file##*/} in
	*.t | *.c | *.h | *.xz | *.gz)
		continue ;;
	esac
	[ -f "$file" ] && run all err --no-auto "$file" &&
		profiles+=("$file")
done
for file in "${profiles[@]}"; do
	name=${file#"$golden"/}
	same "$name" "$file"
	# A total that cannot be written, as it says
	mark='='
	[[ $(<said)$'\n' != *'are written as the sums of costs'* ]] || mark='~'
	{ echo "$mark $name"; figures "$file"; } >>wanted
	{ echo "= $name"; figures one; } >>got
done
compare 'it says something else'
ok "$compared of ${#profiles[@]} profiles say the same"
for file in "$golden"/sample/callgrind.out.sample "$golden"/valgrind/*.out; do
	name=${file#"$golden"/}
	same "$name renamed" --mod-fn='s/_/./' --mod-file='s/^.*\///' "$file"
	same "$name twice" "$file" "$file"
	same "$name, first part" --part=1- "$file"
done
ok "$passed are the same when written again"

also=(--asm)
for file in "${profiles[@]}"; do
	name="${file#"$golden"/} with --asm"
	instructions "$file" >all
	[ -s all ] || continue
	same "$name" --asm "$file"
	{ echo "= $name"; figures "$file"; } >>wanted
	{ echo "= $name"; figures one; } >>got
	# Of an instruction of several lines only these are written
	[[ $'\n'$(<one) != *$'\n0x0 '* ]] || continue
	{ echo "= $name, instructions"; cat all; } >>wanted
	{ echo "= $name, instructions"; instructions one; } >>got
done
compare 'it has other instructions'
[ $compared -gt 10 ] || bad=1 # two of a profile
ok "$compared reports of instructions are the same"

if command -v callgrind_annotate >/dev/null; then
	for file in "$golden"/sample/callgrind.out.sample \
		"$golden"/valgrind/c_default.out; do
		[ -f "$file" ] || continue
		run one err --format=callgrind "$file"
		for run in "$file" one; do
			callgrind_annotate --auto=no "$run" |
				sed -n '/PROGRAM TOTALS/p' >"totals.${run##*/}"
		done
		check 'there are totals' [ -s totals.one ]
		check "callgrind_annotate on ${file##*/}" \
			cmp -s totals.one "totals.${file##*/}"
	done
fi
exit $bad
