#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# For each kind of hostile profile (adversary.c), format and view, the bytes
# that are printed and the memory are in proportion to the size of the profile,
# by the numbers of LIMITS in cgannotate-formats(5); the size of a compressed
# profile is its size when unpacked. And the processor time is in proportion, too:
# it is measured for a smaller profile of the same kind and for a larger one, and
# their ratio tells, as a time by itself would be that of the machine: for TIMES the
# size twice TIMES as much, which is half of what it is where time grows by the square.
# The program is the plain build. Each kind meets each fifth, another for each kind, of: each view
# as text, and each format with the whole list and with another view, which is the next one for
# the next kind.

# shellcheck source=results
. "$(dirname "$0")/results"
weigh

MB=1048576

# grows TIMES COMMAND: COMMAND SIZE, which leaves its processor time in $time, takes
# for a size of TIMES at most twice TIMES what it takes for 1. Others use the machine,
# too, so the least of five tries counts. Sets why, to nothing if it does.
# What takes less than 50 ms is not measured well: it counts as 50 ms.
grows() {
	local try one least=
	for try in 1 2 3 4 5; do
		"$2" 1
		one=$((time < 50 ? 50 : time))
		"$2" "$1"
		((${least:=$time} <= time)) || least=$time
		why=
		((least <= 2 * $1 * one)) && return
		why=" $one ms, but $least ms for $1 times as much, in try $try"
	done
}

# timed PROFILE...: the time of the program with $options
timed() {
	OBJDUMP=./objdump ./measure 600 "$plain" "${options[@]}" "$@" 2>err 3>measured |
		wc -c >printed
	read -r status memory time <measured
}

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

# bounded TIMES: sets why to what exceeds a bound with $options; the output is at most
# TIMES the input and 32 MB, and the time grows as the size, which is ${sizes[1]} for a
# quarter of the kind, and ${sizes[4]} for the whole
bounded() {
	local growth=$((sizes[4] / sizes[1])) status memory time printed said LC_ALL=C
	took() {
		timed "p$(($1 == 1 ? 1 : 4))"
	}
	((growth > 4)) || growth=4
	grows $growth took
	printed=$(<printed)
	said=$(<err)
	[ "$status" -le 2 ] || why+=" status $status"
	[ "$printed" -le $(($1 * size + 32 * MB)) ] || why+=" $printed bytes printed"
	[ $((memory * 1024)) -le $((64 * size + 64 * MB)) ] || why+=" $memory KB"
	[ ${#said} -lt 8192 ] || why+=' too much on standard error'
}

read -ra formats < <(formats)
views=('--threshold=100' '--inclusive --threshold=100' '--tree=both'
	'--by=line --threshold=100' '--by=file' '--by=object' '--summary'
	'--width=80 --threshold=100' '--fn=/./ --context=0'
	'--list=parts' '--list=events' '--check' '--compare=part' '--names=short'
	'--asm' '--layout=screen --width=80 --threshold=100'
	'--layout=screen --width=80 --fn=/./' '--layout=screen --width=80 --call-tree')
turn=0
nth=0
while read -r kind count times tool; do
	if [ -n "$tool" ] && ! command -v "$tool" >/dev/null; then
		echo "# $tool is not installed: no bomb of it"
		continue
	fi
	for part in 1 4; do
		make "$kind" $((count * part / 4))
		sizes[part]=$size
		if [ -n "$tool" ]; then
			"$tool" -c <p >"p$part"
		else
			mv p "p$part"
		fi
	done
	kind=$kind${tool:+, $tool}
	cases=("${views[@]/#/--format=text }")
	for format in "${formats[@]}"; do
		[ "$format" = text ] || cases+=("--format=$format --threshold=100"
			"--format=$format ${views[turn++ % ${#views[@]}]}")
	done
	# What was unpacked is reported as anything else. Neither number divides that of
	# the cases, so that each kind has others.
	every=$([ -n "$tool" ] && echo 13 || echo 5)
	faults=
	tried=0
	for case in "${cases[@]}"; do
		((nth++ % every == 0)) || continue
		tried=$((tried + 1))
		most=${times:-64}
		[[ $case != *'json --by=line'* ]] || most=$((2 * most))
		read -ra options <<<"$case"
		bounded "$most"
		[ -z "$why" ] || faults+="; $case:$why"
	done
	equal "$kind, $size bytes, $tried reports" '' "${faults#; }"
done <<EOT
long_file 400000
long_object 400000
long_function 200000
fair_names 100000 128
nested_name 500000
mixed_names 250
sparse_rows 50000 1024
all_call_all 200
ring 20000
star 20000
chain 20000
many_cycles 10000
nested_jumps 20000
many_parts 5000
many_descs 20000
many_files 20000
wider_rows 10000 1024
many_formulas 255
bare_names 300000
many_inlined 50000
spellings 160
code 20000
one_file 40000 64 gzip
one_file 40000 64 xz
one_file 40000 64 zstd
one_file 40000 64 bzip2
sparse_rows 40000 1024 xz
EOT

# --- names ---------------------------------------------------------------------

# What names of programs are made of, and what is like it: a name is one of these
# again and again, or the first of two again and again and then the second
tr ' ' '\n' <<'EOT' >units
< <=> <> ( (=) () [ [=] { {=} :: ::{} a:: a<b>:: . ... <( <(=)> a<b, a<b,=> operator< operator<<
operator() operator_< -> >> (*T). $LT$ @ '2 'a<b> ~ , const_ # [abi:x] .part.0 _[clone_.x] / a/ ./ ../
\ : file.py:12 _ZN _RNv ::h0123456789abcdef {lambda()#1}:: {closure#0} <a_as_b>:: <a_as_=> impl_a_for_b::
é 一 x 0 (anonymous_namespace):: a()_const:: decltype(=) std::basic_string<char,_std::char_traits<char>_>
unsigned_ & * " | ; ` % ? L; [L a_>_ alloc::vec::Vec<T,A>:: %TAB %ZERO_WIDTH %BACKWARDS %BROKEN
EOT

# of_names LENGTH: a profile p with one name of this length for each unit, in which _
# is a blank
of_names() {
	LC_ALL=C awk -F = -v length_of="$1" '
	function times(text, n,   all) {
		for (all = ""; n > 0; n = int(n / 2)) {
			if (n % 2)
				all = all text
			text = text text
		}
		return all
	}
	BEGIN { print "events: A B\nfl=a.c" }
	{
		gsub(/_/, " ")
		sub(/%TAB/, "\t")
		sub(/%ZERO WIDTH/, "\342\200\213")
		sub(/%BACKWARDS/, "\342\200\256")
		sub(/%BROKEN/, "\377")
		n = int(length_of / length($1 $2))
		printf "fn=%s%s\n%d %d 1\n", times($1, n), times($2, n), NR, 100 + NR
	}' units >p
	mv p "$2"
}
# Other names, so that those of both sizes are looked for in the same way
of_names 2000 others
of_names 20000 names1
of_names 200000 names10
named() {
	timed "names$1"
}
for view in '--layout=screen --width=80 --threshold=100' --summary \
	'--names=short --threshold=100' --format=html --format=folded \
	'--layout=screen --width=80 --call-tree' --format=markdown --format=json \
	'--layout=screen --width=80 --fn=/x/' '--match=x --inclusive' \
	'--diff --no-auto others'; do
	read -ra options <<<"$view"
	grows 10 named
	equal "names of one thing again and again, $view" '' "$why"
done

# --- objects, files, and suites ------------------------------------------------

# objects TIMES: an object and a source that are not there, for each of many functions; in old
# with other names
objects() {
	awk -v n=$((3000 * $1)) 'BEGIN {
		print "events: A\npositions: instr line"
		for (i = 0; i < n; i++)
			print "ob=/gone/" i % 7 "/lib" i ".so\nfl=/gone/a" i ".c\nfn=f" i "\n" \
				i + 16 " 1 1"
	}' >p
	sed 's,/gone/,/other/,' p >old
	timed p
}
# Profiles of a suite: their names are made of letters, with the number of a process
for times in 1 8; do
	mkdir "old$times" "new$times"
	awk -v n=$((500 * times)) -v times=$times 'BEGIN {
		for (i = 0; i < n; i++)
			for (side = 0; side < 2; side++) {
				name = (side ? "new" : "old") times "/"
				for (rest = i; rest; rest = int(rest / 26))
					name = name substr("abcdefghijklmnopqrstuvwxyz", rest % 26 + 1, 1)
				name = name "." i + 7 * side
				printf "events: A\nfl=a.c\nfn=f\n1 %d\n", i + 1 >name
				close(name)
			}
	}'
done
suites() {
	timed --quiet "old$1" "new$1"
}
printf '#!/bin/sh\ncat >/dev/null\n' >addr2line
chmod +x addr2line
export CGANNOTATE_ADDR2LINE=./addr2line
while read -r kind view; do
	read -ra options <<<"$view"
	grows 8 "$kind"
	equal "$kind, $view" '' "$why"
done <<EOT
objects --inlines
objects --asm --threshold=100
objects --threshold=100 -I .
objects --inlines -I .
objects --diff old
objects --diff --inlines old
objects --by=object
objects --format=html --asm
suites --diff
suites --diff --format=json
suites --diff --fail-if=A>9
EOT
exit $bad
