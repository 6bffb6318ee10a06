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

# figures FILE TO: its report
figures() {
	run "$2" err --format=json --sources=inside "$1"
}

# instructions FILE TO: the text of all
instructions() {
	run "$2" err --asm --no-auto --tree=both --threshold=100 "$1"
}

# alike WANTED GOT [OMIT]: whether two reports are the same behind the names of
# profiles and their headers, but for lines that match OMIT; if not, it prints
# where they differ
alike() {
	awk -v omit="${3:-}" '
	FNR == 1 { file++; on = 0 }
	on && (omit == "" || $0 !~ omit) { line[file, ++n[file]] = $0 }
	/^ "by"/ || /PROGRAM TOTALS/ { on = 1 }
	END {
		for (i = 1; i <= n[1] || i <= n[2]; i++)
			if (line[1, i] != line[2, i]) {
				print "< " line[1, i] "\n> " line[2, i]
				exit 1
			}
	}' "$1" "$2"
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
	if [ "$found" != same ]; then
		not_ok "$what" 'the second is not the first'
		return
	fi
	passed=$((passed + 1))
}

also=()
passed=0
compared=0
profiles=()
for file in "$golden"/*/*; do
	case ${file##*/} in
	cmd.* | out.* | err.* | exit.* | differs.* | WHY | *.c | *.h | *.xz | *.gz)
		continue ;;
	esac
	[ -f "$file" ] && run all err --no-auto "$file" &&
		profiles+=("$file")
done
for file in "${profiles[@]}"; do
	name=${file#"$golden"/}
	same "$name" "$file"
	figures "$file" wanted
	figures one got
	# A total that cannot be written, as it says
	omit=
	[[ $(<said)$'\n' != *$'and is written as these\n'* ]] || omit='"total": '
	if alike wanted got "$omit"; then
		compared=$((compared + 1))
	else
		not_ok "$name" 'it says something else'
	fi
done
ok "$compared of ${#profiles[@]} profiles say the same"
for file in "$golden"/sample/callgrind.out.sample "$golden"/valgrind/*.out; do
	name=${file#"$golden"/}
	same "$name renamed" --mod-fn='s/_/./' --mod-file='s/^.*\///' "$file"
	same "$name twice" "$file" "$file"
	same "$name, first part" --part=1- "$file"
done
ok "$passed are the same when written again"

also=(--asm)
compared=0
for file in "${profiles[@]}"; do
	name=${file#"$golden"/}
	instructions "$file" wanted
	[ -s wanted ] || continue
	same "$name with --asm" --asm "$file"
	instructions one got
	figures "$file" wanted.lines
	figures one got.lines
	# Of an instruction of several lines only these are written
	if { [[ $'\n'$(<one) == *$'\n0x0 '* ]] || alike wanted got; } &&
		alike wanted.lines got.lines; then
		compared=$((compared + 1))
	else
		not_ok "$name" 'it has other instructions'
	fi
done
[ $compared -gt 5 ] || bad=1
ok "$compared profiles have the same instructions"

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
