#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Walks with --browse in a terminal of the tests' own (tests/browse/vt.c), which shows
# what is on its screen: the scripts are tests/browse/*.walk, with what is expected. The
# figures on the screen are those of --format=csv and --format=json. UPDATE=1 in the
# environment writes what is seen into the scripts.

# shellcheck source=results
. "$(dirname "$0")/results"

# The sources are older than the profiles, wherever they were checked out
cp -r "$golden"/sample/src "$golden"/c-default/src .
cp "$golden"/sample/callgrind.out.sample "$golden"/c-default/c_default.out \
	"$golden"/recursion/ack{.c,ermann.callgrind} "$golden"/names/names.callgrind \
	"$golden"/diff/{old,new}.callgrind "$tests"/browse/{odd.callgrind,wide.c} .
cp "$golden"/asm/a.callgrind asm.callgrind
printf 'events: Ir\nfl=ack.c\nfn=g\n4 9\nfn=f\n2 1\n' >lone.callgrind
find . -type f -exec touch -d 2020-01-01 {} +

# --- where it is refused ------------------------------------------------------

"$CGANNOTATE" --browse callgrind.out.sample >out 2>err </dev/null
equal 'refused without a terminal' '1 1 ' \
	"$? $(grep -c -e '--browse: standard input is no terminal' err) $(<out)"

if ! cc=$(command -v "${CC:-cc}"); then
	left_out 'no compiler'
fi
"$cc" -O1 -o vt "$tests/browse/vt.c" 2>err ||
	{ not_ok 'the terminal is compiled' "$(head -n 1 err)"; exit 1; }

# --- walks --------------------------------------------------------------------

for walk in "$tests"/browse/*.walk; do
	name=${walk##*/}
	./vt <"$walk" >seen 2>err
	status=$?
	[ -z "${UPDATE:-}" ] || [ "$status" != 0 ] || cp seen "$walk"
	check "${name%.walk}" diff "$walk" seen
	equal "${name%.walk}: status" 0 $status
done

# --- what takes its time ------------------------------------------------------

# A helper that does not end: the screen comes back, and the helper ends, too
mkdir tools
cat >tools/objdump <<'END'
#!/bin/sh
echo $$ >helper.new
mv helper.new helper
exec sleep 1000
END
cp tools/objdump tools/addr2line
chmod +x tools/objdump tools/addr2line
cat >slow.callgrind <<'END'
positions: instr line
events: Ir
ob=vt
fl=a.c
fn=f
0x1000 1 10
END
# interrupted NAME COMMAND...: Ctrl-C ends it, when the helper runs
interrupted() {
	local name=$1 helper
	shift
	rm -f helper
	printf '%s\n' "$@" 'wait helper' 'last Ctrl-C' end |
		PATH=$PWD/tools:$PATH CGANNOTATE_ADDR2LINE=addr2line ./vt >got 2>err
	helper=$(cat helper)
	check "interrupted: $name" grep -qx '= signal 2' got
	check "interrupted: $name: the helper ends" until_true gone "$helper"
}
interrupted 'instructions' 'run 24 80 --browse slow.callgrind' 'last j a'
interrupted 'inlined code' 'start 24 80 --browse --inlines slow.callgrind'

# Keys that are typed while it loads are kept in their order
printf '%s\n' 'start 24 80 --browse callgrind.out.sample' 'type / h e i g h t Enter Enter T' \
	settle screen 'last Q' end | ./vt >got 2>err
check 'keys typed before the first frame' grep -q '^|./sample .* callers of height$' got

# Without memory, the terminal is as it was; sanitizers need more than there is
# What is enough differs by machine: halving finds it, and the last tries are just below it
low=1000 high=64000
while ((high - low > 20)); do
	most=$(((low + high) / 2))
	printf '%s\n' "memory $most" 'start 24 80 --browse c_default.out' settle \
		'type t m m m m q O O O' settle 'type Q' end | CGANNOTATE=$plain ./vt >try 2>err
	if grep -qx '= exit 0' try; then high=$most; else low=$most; fi
	cat try
done >got
check 'without memory it says so' grep -qx '= exit 1' got
equal 'without memory the terminal is as it was' '' "$(grep '^= exit .*,' got)"

# --- figures ------------------------------------------------------------------

# screen ROWS ARGUMENT... -- KEY...: what is on the screen after these keys
screen() {
	local rows=$1 arguments=()
	shift
	while [ "$1" != -- ]; do
		arguments+=("$1")
		shift
	done
	shift
	printf '%s\n' "run $rows 200 --browse --no-human-readable ${arguments[*]}" \
		"${*:+keys }$*" figures 'last Q' end | ./vt 2>err |
		sed '1,/^figures$/d; /^last Q$/,$d'
}

# numbers FILE: the first three figures of each line, without percentages
numbers() {
	awk '{
		n = 0
		for (i = 1; n < 3; i++)
			if ($i !~ /%$/)
				line = (n++ ? line " " : "") $i
		gsub(",", "", line)
		print line
	}' "$1"
}

# of_list NAME SORT PROFILE KEY...: the figures of a list are those of --format=tsv
of_list() {
	local name=$1 sort=$2 profile=$3
	shift 3
	screen 50 "$profile" -- "$@" | sed '1,/  function$/d; $d; /^$/d' >list
	numbers list >got
	"$CGANNOTATE" --format=tsv --by=function --no-separate-recs --sort="$sort" \
		--show='Ir,Incl(Ir),Calls' "$profile" 2>/dev/null |
		awk -F '\t' 'NR > 1 {
			for (i = NF - 2; i <= NF; i++)
				$i = $i == "" ? "." : $i
			print $(NF - 1), $NF, $(NF - 2)
		}' | head -n "$(wc -l <got)" >wanted
	check "a list $name" [ "$(wc -l <got)" -gt 4 ]
	check "figures of a list $name" diff wanted got
}
of_list 'by self cost' Ir c_default.out
of_list 'by inclusive cost' 'Incl(Ir)' c_default.out o
of_list 'by calls' Calls,Ir c_default.out o o

# Of a long list, what is around the cursor is made: one row after the other, wherever it goes.
# The functions cost 1 to 3,000, each another number.
awk 'BEGIN {
	print "events: Ir"
	for (i = 1; i <= 3000; i++)
		printf "fn=f%d\n1 %d\n", i, i * 7 % 3001
}' >many.callgrind
long_list() {
	local i
	printf '%s\n' 'run 24 80 --browse --no-human-readable many.callgrind' 'keys m G' figures
	for ((i = 0; i < 150; i++)); do
		printf '%s\n' 'keys b' figures
	done
	printf '%s\n' 'keys g' figures 'last Q' end
}
long_list | ./vt 2>err | awk '
	/^figures$/ { frames++; last = 0 }
	/% +[0-9,]+ +f[0-9]+$/ {
		gsub(",", "", $2)
		broken += last && $2 != last - 1
		ends += frames == 1 && $2 == 1 || frames == 152 && !last && $2 == 3000
		last = $2
		if (!seen[$2]++)
			count++
	}
	END { print count, broken + 0, ends }' >got
equal 'a long list' '3000 0 2' "$(<got)"

# of_view NAME PROFILE OPTIONS KEY...: each cost in a view is one that the options print
of_view() {
	local name=$1 profile=$2 options=$3
	shift 3
	screen 50 "$profile" -- "$@" >view
	# Behind a share stands a cost; then, of a call, its number
	sed -nE 's/^ *[0-9.]+% +([0-9,]+) .*/\1/p
		s/^.*[0-9]% +[0-9,]+ +([0-9,]+) x .*/\1/p
		s/^self ([0-9,]+) .*inclusive ([0-9,]+) .*/\1\n\2/p' view |
		tr -d , | sort -u >got
	# shellcheck disable=SC2086
	"$CGANNOTATE" --by=function --no-separate-recs $options "$profile" 2>/dev/null |
		tr -d , | grep -oE '[0-9]+' | sort -u >wanted
	check "costs of $name" [ "$(wc -l <got)" -gt 3 ]
	equal "figures of $name" '' "$(comm -23 got wanted)"
}
of_view 'a function' callgrind.out.sample '--format=json --fn=main' j j j Enter
of_view 'a function of a cycle' c_default.out '--format=json --fn=fib' j Enter
of_view 'a source' callgrind.out.sample --format=json j j j Enter Tab s
of_view 'a tree' callgrind.out.sample '--call-tree --fn=main' j j j t m m m

exit "$bad"
