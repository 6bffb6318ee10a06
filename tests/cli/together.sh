#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Which options go with which formats, views and others. An option that would do
# nothing is wrong usage, status 2, and one line names it and what it cannot be
# used with: tests/golden/together has more of them. One that is taken does
# something: other bytes are written. What asks for less, and what people put into
# aliases, is taken everywhere.

# shellcheck source=results
. "$(dirname "$0")/results"
in_one_process

mkdir lib
# main.c and lib/g.h have 12 lines; the source of h is not here
for i in 1 2 3 4 5 6 7 8 9 10 11 12; do echo "line $i"; done |
	tee main.c >lib/g.h
cat >p.out <<'P'
# callgrind format
version: 1
creator: callgrind-3.19.0
positions: instr line
events: Ir Dr
summary: 99 27
fl=main.c
fn=main
0x10 1 1 2
0x14 6 4 1
cfi=/far/g.h
cfn=g<int>(int)
calls=2 0x20 1
0x18 7 90 15
fl=/far/g.h
fn=g<int>(int)
0x20 1 30 3
0x24 2 60 12
fl=h.c
fn=h
0x30 1 4 9
totals: 99 27
P
sed 's/30 3/50 4/; s/ 99 27/ 119 28/' p.out >q.out
touch -d 2020-01-01 main.c lib/g.h
set -f

# refused OPTIONS MESSAGE: the words are split
refused() {
	local status=0
	# shellcheck disable=SC2086
	program $1 p.out >out 2>err || status=$?
	equal "$1 is refused" "2 cgannotate: $2" "$status $(<out)$(<err)"
}

# taken OPTIONS [PROFILE...]
taken() {
	local status=0 options=$1
	shift
	# shellcheck disable=SC2086
	program -q $options "${@:-p.out}" >out 2>err || status=$?
	check "$options is taken" [ "$status" = 0 ]
}

# acts MODE OPTION [PROFILE...]: it makes a difference
acts() {
	local mode=$1 option=$2 without
	shift 2
	taken "$mode" "$@"
	without=$(<out)
	taken "$mode $option" "$@"
	check "$option acts beside $mode" [ "$without" != "$(<out)" ]
}

# Each option with the formats in which it does something besides text, or ~ where
# what it asks for is so in any case
while read -r option which; do
	shown=${option%%=[!a]*}
	for format in markdown csv tsv json html folded callgrind; do
		case " $which " in
		*" $format "*) acts "--format=$format" "$option" ;;
		*" ~$format "*) taken "--format=$format $option" ;;
		*)
			refused "--format=$format $option" \
				"$shown cannot be used with --format=$format"
			;;
		esac
	done
	case $option in
	--include*) acts --threshold=100 "$option" ;;
	--auto) acts --summary "$option" ;;
	*) acts --context=5 "$option" ;;
	esac
done <<'OPTIONS'
--context=1 html ~markdown ~csv ~tsv ~json ~folded ~callgrind
--width=60
--layout=screen
--color=always
--show-percs=no markdown html
--tree=both
--auto ~json ~html
--threshold=0 markdown csv tsv json html
--top=1 markdown csv tsv json html
--min=50 markdown csv tsv json html
--match=g markdown csv tsv json html
--hide=g markdown csv tsv json html
--sort=Dr markdown csv tsv json html folded
--by=file markdown csv tsv json html
--names=short csv tsv json callgrind ~markdown ~html ~folded
--include=lib json html ~markdown ~csv ~tsv ~folded ~callgrind
OPTIONS

# Text takes what callgrind_annotate does, also with no effect
script='--show=Ir --sort=Ir --threshold=90 --context=3 --inclusive=yes'
script="$script --tree=both --show-percs=no --include=lib -I."
for options in '' --auto=no; do
	taken "$options $script"
done
for options in --summary\ --auto --fn=g; do
	taken "$options ${script/--tree=both/}"
done
ln -s "$CGANNOTATE" callgrind_annotate
process='' CGANNOTATE=./callgrind_annotate taken "--auto=no $script"

# What people put into aliases, and what asks for less, is taken everywhere
anywhere='--color=never --color=auto --pager --no-pager --sources=inside --limits'
anywhere="$anywhere --no-limits --no-auto --tree=none --inclusive=no --context=1 -I."
for options in --format=csv --format=markdown --format=json --format=html \
	--format=folded --format=callgrind --summary --call-tree \
	--fn=g --by=line; do
	taken "$options $anywhere"
done
exit $bad
