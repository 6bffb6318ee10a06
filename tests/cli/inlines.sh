#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# --inlines: the costs of inlined code are those of functions, whatever the
# program that knows them answers.  First with one that is made here and answers
# what it is told, and figures by hand; then with those that are installed, on
# programs that are built here, and figures of an arithmetic of its own.

# shellcheck source=results
. "$(dirname "$0")/results"

unset CGANNOTATE_ADDR2LINE DEBUGINFOD_URLS

# --- a program that answers what it is told -------------------------------

# answers: what the program answers to each address, from standard input: lines
# of an address and its frames, NAME@FILE:LINE, the innermost first
answers() {
	cat >answers
	cat >addr2line <<-'EOF'
	#!/bin/bash
	cat >asked
	printf '%s\n' "$*" >>arguments
	awk 'NR == FNR { frames[$1] = substr($0, length($1) + 2); next }
	{
		print
		n = split(frames[$1], frame, " ")
		for (i = 1; i <= n; i++) {
			split(frame[i], at, "@")
			print at[1]; print at[2]
		}
		if (!n) { print "??"; print "??:0" }
	}' answers asked
	EOF
	chmod +x addr2line
}

# inlined ARGUMENT...: the report by that program
inlined() {
	CGANNOTATE_ADDR2LINE=./addr2line "$CGANNOTATE" --inlines "$@" 2>err
}

printf '\177ELF' >prog
cat >a.out <<'EOF'
# callgrind format
version: 1
creator: callgrind-3.22.0
cmd: ./prog
positions: instr line
events: Ir Dr

ob=prog
fl=a.c
fn=main
0x10 5 10 1
fi=a.h
0x14 3 30 2
fe=a.c
0x18 20 4 1
cfi=e.c
cfn=ext
calls=2 0x40 1
0x18 20 100 9
0x1c 6 1 0
fn=near
0x20 20 7 0
fi=a.h
0x24 3 50 5
fl=e.c
fn=ext
0x40 1 100 9

totals: 202 18
EOF
seq -f 'line %.0f' 30 | tee a.c a.h >e.c
touch -d '1 minute ago' prog a.c a.h e.c

# main inlines near at a.c:5, and near inlines dist at a.c:20; at 0x18 the program
# says another line than the profile, whose 20 stays. near is recorded, too, with a
# dist of its own.
answers <<'EOF'
0x10 main@a.c:5
0x14 dist@a.h:3 near@a.c:20 main@a.c:5
0x18 near@a.c:21 main@a.c:5
0x1c main@a.c:6
0x20 near@a.c:20
0x24 dist@a.h:3 near@a.c:20
0x40 ext@e.c:1
EOF

# self: dist 30 + 50, near 4 + 7, main 10 + 1, ext 100
# inclusive: dist 80; near 30 + 4 + 100 in main, and 7 + 50; main 10 + 1 + 134
equal 'the functions and their costs' \
	'object,file,function,calls,Ir,Dr,incl_Ir,incl_Dr
prog,e.c,ext,2,100,9,100,9
prog,a.h,dist,,80,7,80,7
prog,a.c,main,0,11,1,145,13
prog,a.c,near,,11,1,191,17' \
	"$(inlined --format=csv a.out | tr -d '\r')"
equal 'each address is asked once, and in order' \
	'0x10 0x14 0x18 0x1c 0x20 0x24 0x40' "$(tr '\n' ' ' <asked | sed 's/ $//')"
check 'the object is named' grep -q -e '-e prog' arguments
equal 'calls of inlined code stand below their lines' \
	'100 1 line 1
80 3 line 3
10 5 line 5
134 => a.c:near (inlined)
1 6 line 6
11 20 line 20
100 => e.c:ext (2x)
80 => a.h:dist (inlined)' \
	"$(inlined --show=Ir --show-percs=no --context=0 -n a.out |
		sed -n '/^-- Auto/,$p' | grep -e ' line [0-9]*$' -e '=>' |
		grep -v '^--' | sed 's/  */ /g;s/^ //')"
equal 'with --fn' \
	'134 < a.c:main (inlined) (70.16% of it) [prog]
11 * self
191 * inclusive
100 > e.c:ext (2x, 50 each, 52.36% of it) [prog]
80 > a.h:dist (inlined) (41.88% of it) [prog]' \
	"$(inlined --show=Ir --show-percs=no --no-auto --fn=near a.out |
		grep '^ *[0-9]' | sed 's/  */ /g;s/^ //')"
# Half of near's 191 was paid by main: 134, of which ext gets 100 * 134 / 191
equal 'as a tree' \
	'202 . . program
145 11 . a.c:main [prog]
134 ~7 (inlined) a.c:near [prog]
70 70 1 ~e.c:ext [prog]' \
	"$(inlined --call-tree a.out | sed -n '5,8s/^ *[0-9.]*% *//p' |
		sed 's/ [|`]-* / /g;s/  */ /g;s/ |- / /')"
has() {
	inlined --format="$1" a.out >out && grep -qe "$2" out
}
check 'in JSON' has json \
	'"line": 5, "calls": null, "inclusive": \[134, 12\], "inlined": true'
check 'in a graph' has dot 'label="66.34%\\n(inlined)"'
check 'in stacks' has folded '^main;near;dist 57$'
check 'in the head' has text '^Inlined: *100.0 % of Ir resolved by addr2line$'
check 'as a page' has html '"inlined": *true'

inlined --format=callgrind a.out >b.out
check 'a profile has calls that ran 0 times' grep -q '^calls=0 ' b.out
"$CGANNOTATE" --format=callgrind b.out >again.out
check 'and is the same when it is written again' cmp b.out again.out
equal 'and its figures are the same' \
	"$(inlined --format=csv --inclusive a.out)" \
	"$("$CGANNOTATE" --format=csv --inclusive b.out)"
inlined --format=callgrind --asm a.out >c.out
equal 'with instructions, too' \
	"$(inlined --format=csv --inclusive a.out)" \
	"$("$CGANNOTATE" --format=csv --inclusive c.out)"

# --- what it must not answer ----------------------------------------------

equal 'without addresses' 1 "$(
	sed 's/ instr//;s/^0x[0-9a-f]* //;s/ 0x40//' a.out >lines.out
	inlined lines.out >out
	echo $?)"
check 'and it is said how to record them' grep -q 'record with --dump-instr=yes' err
PATH=/nonexistent "$CGANNOTATE" --inlines a.out >out 2>err
equal 'without a program' 1 $?
check 'and it is said what to install' grep -q 'install LLVM or binutils' err
CGANNOTATE_ADDR2LINE=./nonexistent "$CGANNOTATE" --inlines a.out >out 2>err
equal 'with a program that is not there' 1 $?

# --- what is odd ------------------------------------------------------------

# figures NAME WANTED: by name, the self and inclusive cost of each function
figures() {
	equal "$1" "$2" "$(inlined --format=csv --show=Ir a.out |
		tr -d '\r' | awk -F, 'NR > 1 { print $3, $5, $6 }' | tr '\n' ';')"
}
# The recorded function is the outermost one, whatever the program calls it
answers <<'EOF'
0x10 __GI_main@a.c:5
0x14 dist@a.h:3 near@a.c:20 main.cold@a.c:5
EOF
figures 'the recorded function keeps its name' \
	'ext 100 100;near 57 87;dist 30 30;main 15 145;'
# A function inlined into itself, and two that are inlined into each other: these
# are a cycle, which costs 41 + 61 and the 100 of its calls, and no member more
answers <<'EOF'
0x14 main@a.h:3 main@a.c:5
0x18 near@a.c:20 main@a.c:7 near@a.c:20 main@a.c:5
EOF
figures 'recursion' 'ext 100 100;near 61 202;main 41 202;'
# Line 0, no line, and no file of a call
answers <<'EOF'
0x14 dist@a.h:3 near@a.c:0 main@??:0
0x18 near@a.c:20 main@a.c:?
EOF
figures 'calls from unknown lines' 'ext 100 100;near 61 191;dist 30 30;main 11 145;'
# f1 to f40 are inlined into each other; 300 are too many to be true
answers <<EOF
0x14 $(seq -f f%.0f@a.h:3 40 -1 1 | tr '\n' ' ')main@a.c:5
0x18 $(seq -f f%.0f@a.h:3 300 -1 1 | tr '\n' ' ')main@a.c:5
EOF
equal 'a chain of 40' '30 30 145 30' "$(inlined --format=csv --show=Ir a.out |
	tr -d '\r' | awk -F, '$3 == "f40" { print $5, $6 } $3 == "f1" { print $6 }
		$3 == "main" { print $6 }' | tr '\n' ' ' | sed 's/ $//')"
check 'and none of 300' test "$(inlined --format=csv a.out | grep -c ',f[0-9]')" = 40

# same NAME: the profile is as it was recorded, or all costs are there at least
plain=$("$CGANNOTATE" --format=csv --show=Ir a.out)
same() {
	equal "$1" "$plain" "$(inlined --format=csv --show=Ir --by=function a.out)"
}
whole() {
	equal "$1" 202 "$(inlined --format=csv --show=Ir a.out |
		tr -d '\r' | sed 's/"[^"]*"/x/g' | awk -F, 'NR > 1 { n += $5 } END { print n }')"
}
hostile() {
	printf '#!/bin/bash\n%s\n' "$2" >addr2line
	"$3" "$1"
}
hostile 'one that fails' 'cat >asked; exit 1' same
check 'and it is said' grep -q 'prog: ./addr2line could not read it' err
hostile 'one that says nothing' 'cat >asked' same
hostile 'one that does not listen' 'exec <&-; echo 0x14; echo dist' same
hostile 'one that answers before it is asked' 'seq -f "0x%.0f" 100000' same
hostile 'one that is killed' 'kill -9 $$' same
hostile 'a name that does not end' \
	'echo 0x14; head -c 1000000 /dev/zero | tr "\0" x; echo; echo a.h:3' same
hostile 'frames that do not end' \
	'echo 0x14; yes "f
a.h:3" | head -c 3000000' same
hostile 'other addresses' 'printf "0x99\nf\na.h:3\n0x15\nf\na.h:3\n"' same
hostile 'an answer that is cut' 'printf "0x14\ndist\na.h:3\nnear\n"' same
hostile 'no names' 'printf "0x14\n??\na.h:3\n\n\na.c:5\nmain\na.c:5\n"' same
hostile 'no places' 'printf "0x14\ndist\n??:0\nmain\n??:0\n"' same
hostile 'odd places' 'printf "0x14\ndist\n:::\nmain\na.c:99999999999999999999\n"' whole
hostile 'odd names' 'printf "0x14\n\033[1m,\"\nx\t/../y:-1\nmain\na.c:5\n"' whole
hostile 'noise' 'head -c 200000 /dev/urandom' whole
hostile 'answers again and again' \
	'for i in 1 2 3; do printf "0x14\ndist\na.h:3\nmain\na.c:5\n"; done' whole

answers <<'EOF'
0x14 dist@a.h:3 main@a.c:5
EOF
echo 'not ELF' >prog
touch -d '1 minute ago' prog
rm -f asked
same 'what is no ELF file'
check 'is not handed over' test ! -e asked
printf '\177ELF' >prog
touch -d '1 minute' prog
same 'an object that is newer'
check 'is not asked for, either' test ! -e asked
mkdir kept
printf '\177ELF' >kept/prog
touch -d '1 minute ago' kept/prog
check 'but a copy of it is' grep -q '^prog,a.h,dist,,30,' <<<"$(
	inlined --format=csv -I kept a.out)"
rm prog
same 'an object that is gone'
cp kept/prog prog
touch -d '1 minute ago' prog

exit $bad
