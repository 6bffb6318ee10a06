#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# For each kind of hostile profile (adversary.c), format and view, the bytes
# that are printed, the processor time and the memory are in proportion to the
# size of the profile, by the numbers of the manual's section SECURITY. The size
# of a compressed profile is its size when unpacked. The program is the plain
# build. Without CHECK_ALL=1 in the environment a sample of the combinations is
# tried, another one for each kind.

# shellcheck source=results
. "$(dirname "$0")/results"
# shellcheck source=weighing
. "$(dirname "$0")/weighing"

MB=1048576

# make KIND COUNT: a profile in the file p, and in $size how large it is
make() {
	case $1 in
	spellings) # of a source of 50 MB
		[ -e big.c ] || yes 'a line of text' | head -c 50000000 >big.c
		awk -v n="$2" 'BEGIN {
			print "events: A"
			for (i = 0; i < n; i++) {
				print "fl=" name "big.c\nfn=f" i "\n3000000 1"
				name = name "./"
			}
		}' >p
		;;
	code) # far apart, in an object of which objdump prints a lot
		printf '#!/bin/sh\nyes " 1:	nop" | head -c 9000000\n' >objdump
		chmod +x objdump
		: >far
		awk -v n="$2" 'BEGIN {
			print "events: A\npositions: instr line\nob=far\nfn=f"
			for (i = 0; i < n; i++)
				print 4263936 + i * 4096, 1, 1
		}' >p
		touch -d 2000-01-01 far
		;;
	*) ./adversary "$1" "$2" >p || exit 1 ;;
	esac
	size=$(wc -c <p)
}

# bounded TIMES OPTION...: sets why to what exceeds a bound; the output is at most
# TIMES the input and 32 MB
bounded() {
	local times=$1 status memory time printed said LC_ALL=C
	shift
	OBJDUMP=./objdump ./measure 60 "$plain" "$@" p 2>err 3>measured |
		wc -c >printed
	read -r status memory time <measured
	printed=$(<printed)
	said=$(<err)
	why=
	[ "$status" -le 2 ] || why+=" status $status"
	[ "$printed" -le $((times * size + 32 * MB)) ] || why+=" $printed bytes printed"
	[ "$time" -le $((5000 + 1000 * size / MB)) ] || why+=" $time ms"
	[ $((memory * 1024)) -le $((64 * size + 64 * MB)) ] || why+=" $memory KB"
	[ ${#said} -lt 8192 ] || why+=' too much on standard error'
}

read -ra formats < <(formats)
views=('--threshold=100' '--inclusive --threshold=100' '--tree=both'
	'--by=line --threshold=100' '--by=file' '--by=object' '--summary'
	'--width=80 --threshold=100' '--fn=/./ --context=0'
	'--list=parts' '--list=events' '--check' '--compare=part' '--names=short'
	'--asm' '--layout=compact --width=80 --threshold=100'
	'--layout=compact --width=80 --fn=/./' '--layout=compact --width=80 --call-tree')
nth=0
while read -r kind count times tool; do
	if [ -n "$tool" ] && ! command -v "$tool" >/dev/null; then
		echo "# $tool is not installed: no bomb of it"
		continue
	fi
	make "$kind" "$count"
	if [ -n "$tool" ]; then
		"$tool" -c <p >packed
		mv packed p
		kind="$kind, $tool"
	fi
	# What was unpacked is reported as anything else
	every=31
	[ -z "${CHECK_ALL:-}" ] || every=${tool:+7}
	every=${every:-1}
	faults=
	tried=0
	for format in "${formats[@]}"; do
		for view in "${views[@]}"; do
			nth=$((nth + 1))
			[ $((nth % every)) = 0 ] || continue
			tried=$((tried + 1))
			most=${times:-64}
			case "$format $view" in
			'json --by=line'*) most=$((2 * most)) ;;
			esac
			# shellcheck disable=SC2086
			bounded "$most" --format="$format" $view
			[ -z "$why" ] || faults+="; $format $view:$why"
		done
	done
	if [ -n "$faults" ]; then
		not_ok "$kind, $size bytes" "${faults#; }"
	else
		ok "$kind, $size bytes, $tried reports"
	fi
done <<EOT
long_file 400000
long_object 400000
long_function 400000
fair_names 100000
sparse_rows 50000 1024
all_call_all 200
ring 20000
star 20000
chain 20000
many_cycles 10000
many_parts 5000
many_descs 20000
many_files 20000
wider_rows 10000 1024
many_formulas 256
many_ways 1000
bare_names 300000
many_inlined 50000
spellings 160
code 20000
one_file 100000 64 gzip
one_file 100000 64 xz
one_file 100000 64 zstd
one_file 100000 64 bzip2
sparse_rows 40000 1024 xz
EOT
exit $bad
