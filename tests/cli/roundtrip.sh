#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# A profile that is written and read says what the first one said: all of JSON
# but where it comes from, which has every row, line and call, event by event; with
# --asm, also each instruction.  Written again it is the same, byte by byte.

# shellcheck source=results
. "$(dirname "$0")/results"

golden=$(cd "$(dirname "$0")/../golden" && pwd) || exit 1
export LC_ALL=C
in_one_process

# figures FILE, instructions FILE: a report behind the names of profiles and their headers;
# a profile without totals has the sums of its costs as such, which are left out
figures() {
	program --format=json --sources=inside "$1" 2>err | sed '1,/^ "by"/d; /"total": /d'
}
instructions() {
	program --asm --no-auto --threshold=100 "$1" 2>err | sed '1,/^$/d'
}

# same NAME OPTION... FILE: writes with these, reads, and writes again
same() {
	local name=$1
	shift
	if ! program --format=callgrind "$@" >one 2>said; then
		# What does not fit into 64 bits does not in any format
		program --no-auto --inclusive "$@" >all 2>err && not_ok "$name" "$(<said)"
		return 1
	fi
	program --format=callgrind "${also[@]}" one >two 2>err
	written=$((written + 1))
	cmp -s one two || not_ok "$name" 'written again it is another one'
	! grep -v ': no costs\| is 0 everywhere: ' err || not_ok "$name" 'it is warned of'
}
# reads NAME FIGURES FILE: and what was written says the same
reads() {
	[ "$("$2" "$3")" = "$("$2" one)" ] || not_ok "$1" "other $2"
}

also=()
written=0
profiles=()
# Those that files of tests have in them, too
mkdir files && "$golden/run" -x files || exit 1
for file in "$golden"/*/* files/*/*/*; do
	[[ ! -f $file || $file = *.@(t|[ch]|xz|gz) ]] || ! program --no-auto "$file" >all 2>err ||
		profiles+=("$file")
done
for file in "${profiles[@]}"; do
	name=${file#"$golden"/}
	! same "$name" "$file" || reads "$name" figures "$file"
done
for file in "$golden"/sample/callgrind.out.sample "$golden"/valgrind/*.out; do
	same "$file renamed" --mod-fn='s/_/./' --mod-file='s/^.*\///' "$file"
	same "$file twice" "$file" "$file"
	same "$file, first part" --part=1- "$file"
done
ok "$written profiles are the same when they are written and read"

also=(--asm)
written=0
for file in "${profiles[@]}"; do
	name="${file#"$golden"/} with --asm"
	[ -n "$(instructions "$file")" ] && same "$name" --asm "$file" || continue
	reads "$name" figures "$file"
	# Of an instruction of several lines only these are written
	grep -q '^0x0 ' one || reads "$name" instructions "$file"
done
check "$written profiles with instructions are the same" [ $written -gt 5 ]
exit $bad
