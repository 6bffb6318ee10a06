#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# --asm: the instructions of each function cost what the function does, and
# their texts are those of objects that are built here.

# shellcheck source=results
. "$(dirname "$0")/results"
# Of the first part, which needs no objdump
export OBJDUMP=/nonexistent
in_one_process

# figures PROFILE EVENT...: for each event two lines. The first has the functions
# whose instructions cost something else than their line in the list says, or else
# whether there are functions. The second has the sum of the cost lines of a
# profile that Callgrind wrote, and what all instructions add up to. A line of
# costs after calls= belongs to another function, and a line after jump= or jcnd=
# has no costs.
figures() {
	local event events=("${@:2}")
	for event in "${events[@]}"; do
		OBJDUMP=/nonexistent program --asm --threshold=100 --show-percs=no \
			"--show=$event" "--sort=$event" "$1" 2>/dev/null >"listed.$event"
	done
	awk '
	FNR == 1 { list = code = 0; event = FILENAME; sub(/.*listed\./, "", event) }
	event == FILENAME && /^positions:/ { first = NF - 1 }
	event == FILENAME && /^events:/ {
		split("", column)
		for (i = 2; i <= NF; i++)
			column[$i] = i - 1
	}
	event == FILENAME && /^calls=/ { call = 1; next }
	event == FILENAME && /^[-+*0-9]/ {
		for (name in column)
			if (!call)
				total[name] += $(first + column[name])
		call = 0
	}
	event == FILENAME { next }

	# The part with the list, and then, each behind an empty line, a part for each
	# function. The first line of a part has the name of the event, which ends
	# where the figures end, and then the function. Names in the list are padded.
	FNR == 1 { events[++n] = event; title = 0 }
	NF == 0 { title = list || code; next }
	!list && !code && !/^ *[^ ]+  function$/ { next }
	{
		if (title || !(list || code))
			match($0, /^ *[^ ]+/) && width = RLENGTH
		label = substr($0, width + 3)
		gsub(/  +/, "  ", label)
		figure = substr($0, 1, width)
		gsub(",", "", figure)
	}
	!list && !code { list = 1; next }
	title { title = list = 0; code = 1; function_label = label; next }
	list && figure ~ /^ *[-0-9.]+$/ { wanted[event, label] += figure }
	code && figure ~ /^ *-?[0-9]+$/ && substr($0, width + 1) !~ /^[ |]* => / {
		got[event, function_label] += figure
		sum[event] += figure
	}
	END {
		for (l in wanted) {
			split(l, at, SUBSEP)
			said[at[1]] = said[at[1]] ? said[at[1]] : "functions"
			if (wanted[l] != got[l])
				said[at[1]] = said[at[1]] "; " at[2] ": " wanted[l] ", not " got[l] + 0
		}
		for (i = 1; i <= n; i++) {
			event = events[i]
			print said[event] ? said[event] : "no functions"
			printf "%.0f %.0f\n", total[event], sum[event]
		}
	}' "$1" "${events[@]/#/listed.}"
}

# The fuzzer's profiles are pieces of real ones; files of tests have some in them
mkdir files && "$golden/run" -x files || exit 1
for profile in $(grep -ls '^positions:.*instr' "$golden"/*/*.callgrind \
	"$golden"/*/*.out files/*/*/* "$golden"/../fuzz/corpus_profile/c_*); do
	program --asm --top=1 "$profile" >/dev/null 2>&1 || continue
	# A header that comes again is more than figures() knows of
	mapfile -t headers < <(grep '^positions:\|^events:' "$profile")
	for header in "${headers[@]}"; do
		[[ $header != events:* ]] || break
	done
	read -ra events <<<"${header#events:}"
	for event in "${events[@]}"; do
		read -r said && read -r total sum
		equal "the sums of $event in ${profile#"$golden"/}" functions "$said"
		[ ${#headers[@]} != 2 ] ||
			equal "the sum of $event in ${profile#"$golden"/}" "$total" "$sum"
	done < <(figures "$profile" "${events[@]}")
done

# With --cache-sim=yes, Callgrind itself counts two instructions more in
# summary: than in totals: and in all lines; these are the sums of the lines.
summary=$(program --auto=no --show=Ir --show-percs=no "$golden/asm/all.callgrind" |
	sed -n 's/,//g; s/ *PROGRAM TOTALS$//p')
equal 'what summary: has and no line' functions "$(
	figures "$golden/asm/all.callgrind" Ir | sed "s/^$((summary - 2)) .*//")"

unset OBJDUMP

if ! command -v objdump >/dev/null || ! command -v gcc >/dev/null ||
	[ "$(uname -m)" != x86_64 ]; then
	left_out 'no objdump, no gcc, or not x86-64'
fi

# A program whose addresses are known: xor 2 bytes, add 3, cmp 3, jne 2, ret 1
cat >loop.s <<'EOF'
	.globl _start
_start:	xor %eax, %eax
again:	add $1, %eax
	cmp $100, %eax
	jne again
	nop
	nop
	ret
EOF
as -o loop.o loop.s && ld -Ttext=0x401000 -o loop loop.o || exit 1
cat >loop.callgrind <<'EOF'
events: Ir
positions: instr line
ob=loop
fl=loop.s
fn=_start
0x401000 2 1
+2 3 100
+3 4 100
jcnd=99/100 0x401002 3
+3 5
+3 5 100
+4 8 1
EOF
touch -d 2020-01-01 loop loop.s
touch -d 2021-01-01 loop.callgrind
# instructions ARGUMENT...: the rows of the listing, which is behind an empty line,
# blanks made one
instructions() {
	program --asm --show-percs=no "$@" 2>err |
		sed -nE '1,/^$/d; s/\<(ret|call|jmp)q\>/\1/
			/[ >-][14f][0-9a-f]{3,}( |$)/ { s/  */ /g; s/^ //; p }'
}

equal 'the text of instructions, those without costs among them' \
'1 401000 xor %eax,%eax
100 ,>401002 add $0x1,%eax
100 | 401005 cmp $0x64,%eax
100 `-401008 jne 401002 <again> -> 401002 99/100 (99.00%)
. 40100a nop
. 40100b nop
1 40100c ret' "$(instructions loop.callgrind)"
equal 'nothing is warned of' '' "$(<err)"
equal 'the syntax of Intel' '100 ,>401002 add eax,0x1' \
	"$(instructions --asm=intel loop.callgrind | sed -n 2p)"
equal 'instructions without costs are folded' '-- 2 instructions not shown' \
	"$(program --asm --context=0 loop.callgrind 2>/dev/null |
		grep -o '^-- 2 instructions not shown')"
bare='1 401000
100 ,>401002
100 | 401005
100 `-401008 -> 401002 99/100 (99.00%)
1 40100c
cgannotate: loop:'
equal 'without objdump' "$bare the program ./no-objdump, which is needed to read it, is \
not installed" "$(OBJDUMP=./no-objdump instructions loop.callgrind; cat err)"
touch -d 2022-01-01 loop
equal 'an object that is newer' "$bare changed after the profile was taken; before you build \
again, keep a copy (cp -p), and say where it is with --source-map=FROM=TO or -I DIR; its \
instructions are not shown" "$(instructions loop.callgrind; cat err)"
strip loop && touch -d 2020-01-01 loop
mkdir -p elsewhere && mv loop elsewhere/
sed 's/^+4 8 1/0x40100d 8 1/' loop.callgrind >other.callgrind
touch -d 2021-01-01 other.callgrind
equal 'a stripped object under --include, without one of the addresses' '100 ,>401002 add $0x1,%eax
cgannotate: elsewhere/loop: 1 addresses of the profile are not instruction boundaries in this file' \
	"$(instructions -I elsewhere other.callgrind | sed -n 2p; cat err)"

# An objdump that writes what nobody asked for
printf '#!/bin/sh\nprintf "  401002:\\tfirst\\n  401002:\\tagain\\n 401000:\\tback\\n fffffffffffffffff1:\\tlong\\n 401005:\\t\\033[2J\\n"\n' >liar
chmod +x liar
equal 'what objdump writes is not trusted' '1 401000
100 ,>401002 first
100 | 401005 \x1b[2J' \
	"$(OBJDUMP=./liar instructions -I elsewhere loop.callgrind | head -n 3)"

# --- what objdump is run for -------------------------------------------------

# Two functions at a distance of 64 KB, and a third 16 MB away from them
cat >far.s <<'EOF'
	.globl _start
_start:	inc %eax
	.skip 65536, 0x90
	dec %eax
	.skip 16777216, 0x90
	neg %eax
EOF
as -o far.o far.s && ld -Ttext=0x401000 -o far far.o || exit 1
: >top
truncate -s 5G sparse
touch -d 2020-01-01 far far.s top sparse
printf '#!/bin/sh\necho "$*" >>runs\nexec objdump "$@"\n' >counting
chmod +x counting
# asked OBJECT LINE...: the runs for a profile p.out of lines of costs and names in that object,
# as their first and last addresses, and then the rows
asked() {
	rm -f runs
	printf '%s\n' 'events: Ir' 'positions: instr line' ob="$1" fl=far.s fn=f "${@:2}" >p.out
	touch -d 2021-01-01 p.out
	OBJDUMP=./counting instructions p.out >rows
	[ ! -e runs ] || sed 's/.*--start-address=\([^ ]*\) --stop-address=\([^ ]*\).*/\1 \2/' runs | sort
	cat rows
}
# A gap is one from 16 MB / 512 and 4 KB on
equal 'a run for each neighbourhood of a large file' '0x1411004 0x1411014
0x401000 0x401010
0x411002 0x411012
1 401000 inc %eax
1 411002 dec %eax
1 1411004 neg %eax' "$(asked far '0x401000 1 1' '0x411002 2 1' fn=g '0x1411004 3 1')"
equal 'neighbours are one run, and what lies between them is not shown' '0x401000 0x409012
1 401000 inc %eax
1 409002 nop' "$(asked far '0x401000 1 1' '0x409002 2 1')"
# Two functions with code in between each other, 0x40100e and 16 bytes more
equal 'mixed functions are one run' '0x401000 0x40101e' "$(asked far '0x401000 1 1' '0x401008 1 1' \
	fn=g '0x401004 1 1' '0x40100e 1 1' | head -n 1)"
# The last addresses of all: there is no end behind them to stop at
equal 'addresses at the end of all are shown, but not asked for' '0x1000 0x1010
1 1000
1 fffffffffffffff8' "$(asked top '0x1000 1 1' '0xfffffffffffffff8 1 1')"
# 8 MB of code for a profile of 22 KB
mapfile -t much < <(awk 'BEGIN { for (i = 0; i < 2048; i++) printf "%d 1 1\n", 4263936 + i * 4096 }')
asked far "${much[@]}" >all
equal 'more code than a profile may ask for is not disassembled, and that is said' \
	'cgannotate: code to disassemble, large beside the profile, were left out or cut 1 times; '\
'--limits=no has all' "$(ls runs 2>/dev/null; cat err)"
OBJDUMP=./liar instructions --limits=no p.out >all
equal '--limits=no disassembles it' '' "$(grep 'large beside' err)"
asked sparse '0x401000 1 1' '0x411002 2 1' fn=g '0x1411004 3 1' >all
equal 'nor is a file that is too large read' 'cgannotate: objects, large beside '\
'the profile, were left out or cut 2 times; --limits=no has all' "$(ls runs 2>/dev/null; cat err)"
rm -f sparse

if ! command -v valgrind >/dev/null; then
	left_out 'no valgrind for a real run'
fi

# hot(999) has 333 numbers that 3 divides, in an inlined function; lib_sum, in
# a shared library, goes round 8 times and jumps back 7 times.
cat >run.c <<'EOF'
#include <stdlib.h>
int lib_sum(const int *, int);
#include "mix.h"
__attribute__((noinline)) int hot(int n)
{
	int s = 0, i;
	for (i = 0; i < n; i++) {
		/* The barrier keeps it a branch, whatever the compiler */
		if (i % 3 == 0) {
			s = mix(s, i);
			__asm__ volatile ("");
		} else
			s ^= i;
	}
	return s;
}
int main(int argc, char **argv)
{
	int a[8] = {1, 2, 3, 4};
	return (hot(argc > 1 ? atoi(argv[1]) : 999) ^ lib_sum(a, 8)) & 1;
}
EOF
echo 'static inline int mix(int a, int b) { return a * 31 + b; }' >mix.h
cat >lib.c <<'EOF'
int lib_sum(const int *a, int n)
{
	int s = 0;
	do
		s += *a++;
	while (--n);
	return s;
}
EOF
gcc -O1 -g -fPIC -shared -o liblib.so lib.c || exit 1
for kind in -pie -no-pie; do
	gcc -O2 -g -fPIE "$kind" -o run run.c -L. -llib -Wl,-rpath,"$PWD" ||
		exit 1
	valgrind --tool=callgrind --dump-instr=yes --collect-jumps=yes \
		--callgrind-out-file=run.out ./run >/dev/null 2>&1
	if ! [ -s run.out ]; then
		echo "# valgrind could not run a program of $kind"
		continue
	fi
	listing=$(program --asm --fn=hot --fn=lib_sum run.out 2>err)
	equal "$kind: the branch of hot" 1 \
		"$(grep -cE ' -> [0-9a-f]+ (333|666)/999 ' <<<"$listing")"
	equal "$kind: the loop of the library" 1 \
		"$(grep -c ' -> [0-9a-f]* 7/8 (87.50%)' <<<"$listing")"
	equal "$kind: every instruction has its text" '' \
		"$(cat err; grep -E '^ *[0-9.]+% +[0-9,]+ [ ,|+`>-]*[0-9a-f]+$' \
			<<<"$listing")"
	# 333 times, in the function that it is inlined into
	equal "$kind: inlined code" '333 hot run.c' \
		"$(awk '/^ *Ir  / { sub(/,$/, "", $3); f = $2 " " $3 }
			/ mix\.h:1 / { getline; print $2, f; exit }' \
			<<<"$listing")"
	equal "$kind: the sums of a real run" functions \
		"$(figures run.out Ir | head -n 1)"
done
exit $bad
