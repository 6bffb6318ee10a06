#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# --diff on real profiles: of a profile with itself nothing is left, and NEW
# with OLD is OLD with NEW, every sign turned.

# shellcheck source=results
. "$(dirname "$0")/results"
in_one_process

valgrind=$golden/valgrind
merge=$golden/merge

# list ARGUMENT...: the list of functions, from its heading on, without the
# numbers of cycles, which are those of NEW
list() {
	program --auto=no --show-percs=no --threshold=100 "$@" 2>/dev/null |
		sed '1,/^ *\(Self\|Ir\|Incl(Ir)\)  .*  function$/d; s/ <cycle [0-9]*>//'
}

# Turns the signs of the counts before a label and of "(+2x)" after it, and
# swaps "new" and "gone".  Labels may hold signs themselves.
turn() {
	awk '
	function turned(s) {
		gsub(/\+/, "P", s); gsub(/-/, "+", s); gsub(/P/, "-", s)
		return s
	}
	/^ *[-+0-9.,]+ / {
		match($0, /^( *[-+0-9.,]+ )+/)
		front = turned(substr($0, 1, RLENGTH))
		rest = substr($0, RLENGTH + 1)
		if (match(rest, / \([-+]?[0-9,]+x\)/))
			rest = substr(rest, 1, RSTART - 1) \
				turned(substr(rest, RSTART, RLENGTH)) \
				substr(rest, RSTART + RLENGTH)
		if (sub(/ \(new\)/, " (NEITHER)", rest) ||
		    sub(/ \(gone\)/, " (new)", rest))
			sub(/ \(NEITHER\)/, " (gone)", rest)
		$0 = front rest
	}
	{ print }'
}

# itself PROFILE: all that is left is the heading, and that nothing differs
itself() {
	program --threshold=100 --by=object --inclusive=yes --diff "$1" "$1" >out 2>err
	equal "${1##*/} itself" '0 0 ' "$? $(sed -n '2s/ Ir (.*: .* to .*); showing .*//p' out) $(
		sed 1,2d out | grep -v '^$\|^[0-9]* parts$\|^no difference$\|^ *Incl(Ir) .*  object$')"
}

negative() {
	local options
	for options in '' '--inclusive=yes' '--by=function'; do
		# shellcheck disable=SC2086
		list $options --diff "$1" "$2" >there
		# shellcheck disable=SC2086
		list $options --diff "$2" "$1" >back
		if [ "$options" = --by=function ]; then
			# Running percentages are of other totals
			sed -i 's/^\( *[-+0-9.,]*  *\)[-+]*[0-9.]*%/\1/' there \
				back
		fi
		# Nor is how wide columns are, where what is in them differs
		sed -i 's/^  *//; s/   */ /g' there back
		turn <there >turned
		check "a list, $options" [ "$(wc -l <there)" -ge 10 ]
		check "the negative of ${1##*/} ${2##*/} $options" diff turned back
	done
}

itself "$valgrind/everybb_combine.out"
itself "$valgrind/dlopen.out"
itself "$merge/thr_sep.out-03"
negative "$merge/thr_sep.out-02" "$merge/thr_sep.out-03"

# A header that both runs name by one absolute path, of objects with different names: line 1 costs
# 9 and then 4, line 2 the same.  If it is older than both it is one text.
mkdir system && printf 'one\ntwo\n' >system/one.h && cp system/one.h system/two.h
for side in 'old 9' 'new 4'; do
	name=${side% *}
	for header in one two; do
		printf '%s\n' "fi=$PWD/system/$header.h" "1 ${side#* }" '2 7'
	done | cat <(printf '%s\n' 'events: Ir' "ob=/$name/p" "fl=/$name/a.c" fn=main '1 1') - \
		>"$name.out"
done
touch -d 2020-01-01 system/*.h
annotated() {
	program --diff --context=0 --show-percs=no "$@" old.out new.out 2>err |
		sed -n '/^ *Ir  .*two[.]h$/,$p' | grep '^ *[-+]*[0-9][0-9]*  \|^ *Ir  '
}
equal 'a header at one path is one text, whatever the object is called' $'Ir     system/two.h\n-5  1  one' \
	"$(annotated | sed 's/^  *//')"
equal 'and nothing is said of it' '' "$(grep 'may differ from OLD' err)"
# The changes of all rows add up to that of the program
adds_up() {
	local sum wanted
	sum=$(list --diff "$@" | awk '{ gsub(/,/, "", $1); sum += $1 } END { print sum }')
	wanted=$(awk '/^totals:/ { sum += FNR == NR ? -$2 : $2 } END { print sum }' "$@")
	equal "the rows add up to ${wanted:?}" "$wanted" "$sum"
}
adds_up "$merge/thr_sep.out-02" "$merge/thr_sep.out-03"
adds_up "$valgrind/thr_sep_combine.out" "$valgrind/everybb_combine.out"
# A link to nothing in NEW, as of an artifact that failed, is no benchmark that is gone
mkdir -p dead/old dead/new
printf 'events: Ir\nfn=f\n1 100\n' | tee dead/old/a.out dead/old/b.out >dead/new/b.out
ln -s nothing dead/new/a.out
run --diff --no-auto --new-ok dead/old dead/new
equal 'a link to nothing is not compared' '1 1' \
	"$status $(grep -c 'the benchmark a.out is not compared' err)"
exit $bad
