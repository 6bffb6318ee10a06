#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# --inlines: the costs of inlined code are those of functions, whatever the
# program that knows them answers.  First with one that is made here and answers
# what it is told, and figures by hand; then with those that are installed, on
# programs that are built here, and figures of an arithmetic of its own.

# shellcheck source=results
. "$(dirname "$0")/results"

in_one_process

# --- a program that answers what it is told -------------------------------

# It answers each address by a line of the file answers: the address and its frames,
# NAME@FILE:LINE, the innermost first.  Behind that may stand @FILE:LINE, where the
# function begins, which llvm-symbolizer alone tells.
cat >addr2line <<'EOF'
#!/bin/sh
echo "$*" >>arguments
exec awk -v program="$0" 'BEGIN { printf "" >"asked" }
NR == FNR { frames[$1] = substr($0, length($1) + 2); next }
{ address[++lines] = $1; print >"asked" }
END {
	for (l = 1; l <= lines; l++) {
		print address[l]
		n = split(frames[address[l]], frame, " ")
		for (i = 1; i <= n; i++) {
			split(frame[i], at, "@")
			print at[1]
			if (program !~ /llvm/) { print at[2]; continue }
			split(at[2], place, ":")
			print "  Filename: " place[1]
			if (split(at[3], begin, ":")) {
				print "  Function start filename: " begin[1]
				print "  Function start line: " begin[2]
			}
			print "  Line: " place[2]; print "  Column: 7"
		}
		if (!n) { print "??"; print "??:0" }
	}
}' answers -
EOF
chmod +x addr2line
cp addr2line llvm-symbolizer

# inlined ARGUMENT...: the report by that program; begun: by the one that tells where functions
# begin
inlined() {
	CGANNOTATE_ADDR2LINE=./addr2line program --inlines "$@" 2>err
}
begun() {
	CGANNOTATE_ADDR2LINE=./llvm-symbolizer program --inlines "$@" 2>err
}
# rows BY ARGUMENT...: of each function its file, its name, and its self and inclusive cost
rows() {
	"$1" --format=csv --show=Ir "${@:2}" |
		awk -F, 'NR > 1 { sub("\r", ""); printf "%s:%s %s %s;", $2, $3, $5, $6 }'
}
# figures BY NAME WANTED: the rows of a.out, by the answers that are on standard input
figures() {
	cat >answers
	equal "$2" "$3" "$(rows "$1" a.out)"
}

printf '\177ELF' >prog
cat >whole.out <<'EOF'
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
cp whole.out a.out
seq -f 'line %.0f' 30 | tee a.c a.h >e.c
touch -d 2001-01-01 prog a.c a.h e.c

# main inlines near at a.c:5, and near inlines dist at a.c:20; at 0x18 the program
# says another line than the profile, which counts. near is recorded, too, with a
# dist of its own. Self: dist 30 + 50, near 4 + 7, main 10 + 1, ext 100; inclusive:
# dist 80; near 30 + 4 + 100 in main, and 7 + 50; main 10 + 1 + 134
figures inlined 'the functions and their costs' \
	'e.c:ext 100 100;a.h:dist 80 80;a.c:main 11 145;a.c:near 11 191;' <<'EOF'
0x10 main@a.c:5
0x14 dist@a.h:3 near@a.c:20 main@a.c:5
0x18 near@a.c:21 main@a.c:5
0x1c main@a.c:6
0x20 near@a.c:20
0x24 dist@a.h:3 near@a.c:20
0x40 ext@e.c:1
EOF
equal 'each address is asked once, and in order' \
	'0x10 0x14 0x18 0x1c 0x20 0x24 0x40' "$(tr '\n' ' ' <asked | sed 's/ $//')"
check 'the object is named' grep -q -e '-e /.*/prog$' arguments
equal 'calls of inlined code stand below their lines' \
	'100 1 line 1
80 3 line 3
10 5 line 5
134 => near (inlined) a.c, prog
1 6 line 6
7 20 line 20
80 => dist (inlined) a.h, prog
4 21 line 21
100 => ext (2x) e.c, prog' \
	"$(inlined --show=Ir --show-percs=no --context=0 --layout=screen a.out |
		grep -e ' line [0-9]*$' -e '=>' | grep -v '^--' | sed 's/  */ /g;s/^ //')"
equal 'with --fn' \
	'self 11 Ir, inclusive 191
134 inlined main a.c:5
100 2 50 ext a.c:21
80 inlined dist a.c:20' \
	"$(inlined --show=Ir --show-percs=no --no-auto --fn=near a.out |
		grep -e '^ *[0-9]' -e '^self' | sed 's/  */ /g;s/^ //')"
has() {
	inlined --format="$1" a.out >out && grep -qe "$2" out
}
check 'in JSON' has json \
	'"line": 5, "calls": null, "inclusive": \[134, 12\], "inlined": true'
check 'in stacks' has folded '^main;near;dist 30$'
check 'and in others' has folded '^near;dist 50$'
check 'in the head' has text '^Inlined: *100.0% of Ir resolved by addr2line$'
check 'as a page' has html '"calls": null, "inclusive": \[134, 12\], "inlined": true'
# Its head, and a line for each of the four functions
mapfile -t many < <(yes a.out | head -n 33)
equal 'of more profiles than a word has bits' 5 \
	"$(inlined --compare --format=csv "${many[@]}" | wc -l)"

inlined --format=callgrind a.out >b.out
check 'a profile has calls that ran 0 times' grep -q '^calls=0 ' b.out
program --format=callgrind b.out >again.out
check 'and is the same when it is written again' cmp b.out again.out
equal 'and its figures are the same' \
	"$(inlined --format=csv --inclusive a.out)" \
	"$(program --format=csv --inclusive b.out)"

# 57 of near as it was recorded, of 202; objdump reads no text
equal 'instructions stand below the inlined function that they are of' \
	'Ir near a.c, prog
a.c:20
3.47% 7 20
dist a.h:3
24.75% 50 24' "$(inlined --asm --show=Ir --no-auto --fn=near a.out |
		sed -n '/Ir  near/,$s/  */ /gp' | sed 's/^ //;/^$/d')"
check 'and those of an inlined function are its callers' \
	grep -q 'inlined: see the instructions of its callers' <<<"$(
		inlined --asm --no-auto --fn=/dist/ a.out)"

# refused NAME STATUS TEXT: the last status, and what is said
refused() {
	equal "$1: its status" 1 "$2"
	check "$1: it is said" grep -q "$3" err
}
PATH=/nonexistent program --inlines a.out >out 2>err
refused 'without a program' $? 'install LLVM or binutils'
CGANNOTATE_ADDR2LINE=./nonexistent program --inlines a.out >out 2>err
refused 'a program that is not there' $? nonexistent

# --- what is odd ------------------------------------------------------------

figures inlined 'the recorded function is the outermost one, whatever it is called' \
	'e.c:ext 100 100;a.c:near 57 87;a.h:dist 30 30;a.c:main 15 145;' <<'EOF'
0x10 __GI_main@a.c:5
0x14 dist@a.h:3 near@a.c:20 main.cold@a.c:5
EOF
# 7 + 50 + 4
figures inlined 'an inlined copy of a recorded function has its name, too' \
	'e.c:ext 100 100;a.c:near 61 161;a.c:main 41 145;' <<'EOF'
0x18 __GI_near@a.c:20 main@a.c:5
0x20 __GI_near@a.c:20
EOF
# A function inlined into itself, and two that are inlined into each other: no cycle, as
# an instruction is counted once.  near: 4 + 100 in main, and 57.  A main of another file
# is another function, where the program does not tell where functions begin
figures inlined 'recursion' 'e.c:ext 100 100;a.c:near 61 161;a.h:main 30 30;a.c:main 11 145;' <<'EOF'
0x14 main@a.h:3 main@a.c:5
0x18 near@a.c:20 main@a.c:7 near@a.c:20 main@a.c:5
EOF
equal 'what is inlined within a call is counted once' '104 inlined main a.c:5' \
	"$(inlined --show=Ir --show-percs=no --no-auto --fn=near a.out |
		sed -n '/callers/ { n; s/  */ /g; s/^ //p; }')"
# near is inlined into main (4 + 100), and into ext, which that one calls: what ext costs is part
# of the 100.  So near costs these and the 57 of its own
figures inlined 'what calls itself through a function that has it, too' \
	'a.c:near 161 161;a.c:main 41 145;e.c:ext  100;' <<'EOF'
0x18 near@a.c:20 main@a.c:7
0x40 near@a.c:25 ext@e.c:1
EOF
figures inlined 'calls from line 0, from no line, and of no file' \
	'e.c:ext 100 100;a.c:near 61 191;a.h:dist 30 30;a.c:main 11 145;' <<'EOF'
0x14 dist@a.h:3 near@a.c:0 main@??:0
0x18 near@a.c:20 main@a.c:?
EOF
# At 0x10 both say line 5, so that what the program calls /build/a.c is a.c: also for far
figures inlined 'a file that the program knows by another path' \
	'e.c:ext 100 100;a.c:near 57 57;a.c:far 30 30;a.c:main 15 145;' <<'EOF'
0x10 main@/build/a.c:5
0x14 far@/build/a.c:20 main@/build/a.c:5
EOF
# dist of lines 3 and 8 are two functions, and near of line 19 is the recorded one, which
# begins there, near of line 7 another: dist 30 and 50; near 7 + 50, and 4 + 100
figures begun 'functions are told apart by where they begin' \
	'e.c:ext 100 100;a.h:dist a.h:8 50 50;a.h:dist a.h:3 30 30;a.c:main 11 145;'"\
a.c:near 7 57;a.c:near a.c:7 4 104;" <<'EOF'
0x14 dist@a.h:3@a.h:3 main@a.c:5@a.c:4
0x18 near@a.c:20@a.c:7 main@a.c:5@a.c:4
0x20 near@a.c:20@a.c:19
0x24 dist@a.h:3@a.h:8 near@a.c:20@a.c:19
EOF
figures begun 'a function is one, in the file where it begins, although its lines are in two' \
	'e.c:ext 100 100;a.c:near 57 57;b.h:dist 34 134;a.c:main 11 145;' <<'EOF'
0x14 dist@a.h:3@b.h:2 main@a.c:5@a.c:4
0x18 dist@a.c:20@b.h:2 main@a.c:6@a.c:4
EOF
# Of a lambda of gcc, no beginning is told: 30 + 1 in cheap, 4 and the call of 100 in dear
figures begun 'lambdas are told apart by the functions around them' \
	'e.c:ext 100 100;a.c:near 57 57;a.c:operator() a.c:12 31 31;a.c:main 10 145;'"\
a.c:operator() a.c:22 4 104;a.c:cheap  31;a.c:dear  104;" <<'EOF'
0x14 operator()@a.c:13 cheap@a.c:11@a.c:10 main@a.c:5@a.c:4
0x18 operator()@a.c:22 dear@a.c:21@a.c:20 main@a.c:6@a.c:4
0x1c operator()@a.c:12 cheap@a.c:11@a.c:10 main@a.c:6@a.c:4
EOF
# The call of line 4, where main begins, is none; near calls itself from another line
figures begun 'a part that is inlined back' 'e.c:ext 100 100;a.c:near 57 57;a.c:main 45 145;' <<'EOF'
0x14 main@a.h:3@a.c:4 main@a.c:4@a.c:4
0x24 near@a.h:3@a.c:19 near@a.c:20@a.c:19
EOF
equal 'is no call' 'main 45;main;ext 100;near 7;near;near 50;' \
	"$(begun --format=folded a.out | LC_ALL=C sort | tr '\n' ';')"
figures begun 'of a beginning without a file, the file is that of the lines' 'e.c:ext 100 100;'"\
a.h:dist a.h:8 50 50;a.h:dist a.h:3 30 30;a.c:main 15 145;a.c:near 7 57;" <<'EOF'
0x14 dist@a.h:3@:3 main@a.c:5@:4
0x24 dist@a.h:3@:8 near@a.c:20@:19
EOF
figures begun 'a file is one, whatever directories the compiler was started in' \
	'e.c:ext 100 100;inc/b.h:dist 80 80;a.c:main 15 145;a.c:near 7 57;' <<'EOF'
0x14 dist@./x/../inc/b.h:3@./x/../inc/b.h:3 main@a.c:5@a.c:4
0x24 dist@./y/../inc/b.h:3@./y/../inc/b.h:3 near@a.c:20@a.c:19
EOF
# 7 of the first, 100 of the second, and 4 of a third that is inlined
sed 's/fn=near/fn=it::fold::h0123456789abcdef/;s/fn=ext/fn=it::fold::hfedcba9876543210/' \
	whole.out >a.out
figures begun 'recorded instances of one function of Rust, with other hashes, are one row' \
	'a.c:it::fold 111 161;a.h:dist 50 50;a.c:main 41 145;' <<'EOF'
0x10 main@a.c:5@a.c:4
0x18 it::fold::hfeedbeeffeedbeef@a.c:20@a.c:19 main@a.c:5@a.c:4
0x20 it::fold::h0123456789abcdef@a.c:20@a.c:19
0x24 dist@a.h:3@a.h:2 it::fold::h0123456789abcdef@a.c:20@a.c:19
0x40 it::fold::hfedcba9876543210@e.c:1@a.c:19
EOF
cp whole.out a.out

# own NAME ARGUMENTS WANTED: the rows, and what line 20 of a.c costs
own() {
	# shellcheck disable=SC2086
	equal "$1" "$3" "$(rows inlined $2 a.out)$(
		inlined $2 --by=line --format=csv --show=Ir a.out |
			awk -F, '$2 == "a.c" && $4 == 20 { n += $6 } END { print n }')"
}
# Of 0x14, near pays for what a library has inlined into it, and of 0x24 near as it was
# recorded: 30 and 50 at line 20, beside its 7 and the 4 of main
cat >answers <<'EOF'
0x14 copy@/usr/include/v.h:3 near@a.c:20 main@a.c:5
0x24 swap@/usr/include/w.h:8 copy@/usr/include/v.h:9 near@a.c:20
0x40 ext@e.c:1
EOF
all='e.c:ext 100 100;/usr/include/w.h:swap 50 50;/usr/include/v.h:copy 30 80;'
own 'all functions are shown' --inlines "${all}a.c:main 15 145;a.c:near 7 87;11"
own 'or those of the program' --inlines=own 'e.c:ext 100 100;a.c:near 87 87;a.c:main 15 145;91'
own 'of libraries that the user names' '--inlines=own --library= --library=/usr/include/w.h/' \
	"${all}a.c:main 15 145;a.c:near 7 87;11"
sed -i 's,/usr/include/w.h,lib/w.h,' answers
own 'a frame of a library around one of the program stays' --inlines=own 'e.c:ext 100 100;'"\
lib/w.h:swap 50 50;a.c:near 37 87;a.c:main 15 145;/usr/include/v.h:copy  50;41"
# An object of a library has nothing of the program's own inlined: main has the 30 of m.c
sed -i 's,^ob=prog,ob=/usr/lib/x.so,' a.out
echo '0x14 tcache@./m.c:3 main@a.c:5' >answers
own 'in an object of a library all is of the function that was recorded' \
	'--inlines=own --source-map=/usr/lib/x.so=prog' \
	'e.c:ext 100 100;a.c:near 57 57;a.c:main 45 145;11'
cp whole.out a.out

# A name that is left mangled is one for another program
if command -v c++filt >filt.where; then
	echo '0x14 _Z4distPKci@a.h:3@a.h:3 main@a.c:5@a.c:4' >answers
	check 'mangled names' grep -q '"dist(char const\*, int)",,30,' <<<"$(
		begun --format=csv a.out)"
fi
# Of 202, the 7 of near have a chain of known functions, the 30 of dist none
figures inlined 'a chain without the name of the outer function has its inner ones' \
	'e.c:ext 100 100;a.c:near 57 57;a.h:dist 30 30;a.c:main 15 145;' <<'EOF'
0x14 dist@a.h:3 ??@a.c:5
0x20 near@a.c:20
EOF
check 'but is not resolved' has text '^Inlined: *3.47% of Ir'
# 5 chains of 250 and 2 recorded functions around them; 1,000 and 4 for each of the 8
# instructions are kept
chain() { seq -f "$1%.0f@a.h:3" 250 -1 1 | tr '\n' ' '; }
printf 'fn=last\n0x50 30 0 0\n' >>a.out
cat >answers <<EOF
0x10 $(chain a)main@a.c:5
0x14 $(chain b)main@a.c:5
0x1c $(chain c)main@a.c:5
0x20 $(chain d)near@a.c:5
0x24 $(chain e)near@a.c:5
EOF
inlined --format=csv a.out >out
check 'too many places are said' grep -q 'code was inlined in more than 1032 places' err
equal 'and add up to the same' 202 "$(awk -F, '{ sum += $5 } END { print sum }' out)"
cp whole.out a.out

# Programs that are of no use: the profile is as it was recorded. (What they answer is tried
# by tests/fuzz/fuzz_inlines.c and fuzz_symbolizer.c.)
recorded=$(program --format=csv --show=Ir a.out)
while IFS=$'\t' read -r name command; do
	printf '#!/bin/bash\n%s\n' "$command" >addr2line
	inlined --format=csv --show=Ir --by=function a.out >out
	equal "$name" "$recorded" "$(<out)"
done <<'EOF'
one that says nothing	cat >asked
one that does not listen	exec <&-; echo 0x14; echo dist
one that answers before it is asked	seq -f "0x%.0f" 100000
one that is killed	kill -9 $$
one that fails	cat >asked; exit 1
EOF
check 'that one fails is said' grep -q 'prog: ./addr2line could not read it' err
cp llvm-symbolizer addr2line

# Which objects are asked for: not one that is newer or gone, but a copy of it
echo '0x14 dist@a.h:3 main@a.c:5' >answers
rm -f asked
touch -d 2037-01-01 prog
equal 'an object that is newer' "$recorded" "$(inlined --format=csv --show=Ir a.out)"
check 'is not asked for, either' test ! -e asked
mkdir kept
printf '\177ELF' >kept/prog
touch -d 2001-01-01 kept/prog
equal 'but a copy of it is' 1 "$(inlined --format=csv -I kept a.out | grep -c '^prog,a.h,dist,,30,')"
rm prog
equal 'an object that is gone' "$recorded" "$(inlined --format=csv --show=Ir a.out)"
# The copy is found by its directory or by itself, and used by both, so no warning;
# sources are looked for in vain, of which one would say that FROM fits none
sed 's,^ob=prog,ob=/gone/prog,;s,^f\([lie]\)=,f\1=nowhere/,' a.out >gone.out
for map in /gone=kept /gone/prog=kept/prog; do
	equal "--source-map=$map says where it is" '1 ' \
		"$(inlined --format=csv --source-map="$map" gone.out | grep -c ',dist,,30,') $(<err)"
done
# Which of two objects a copy is of, its name does not say
sed '/^totals/d;s,^ob=/gone,ob=/other,' gone.out | cat gone.out - >two.out
equal 'but not one of two of the same name' '1 0' "$(
	inlined --format=csv -I kept gone.out | grep -c ',dist,') $(
	inlined --format=csv -I kept two.out | grep -c ',dist,')"
cp kept/prog prog
touch -d 2001-01-01 prog

# --- causes and walking -------------------------------------------------------

# sq, which is inlined into the loop of total, costs three times as much, and so does total itself:
# it goes round more often. OLD is in another directory; of the 80 more, 20 are of total itself and
# 60 of sq
mkdir before
cp -p prog before/
cat >new.out <<'EOF'
# callgrind format
positions: instr line
events: Ir
ob=prog
fl=m.rs
fn=main
0x10 1 10
cfn=total
calls=1 0x20 5
0x10 1 120
fn=total
0x20 5 30
0x24 6 90
EOF
sed 's/^0x10 1 120/0x10 1 40/;s/^0x20 5 30/0x20 5 10/;s/^0x24 6 90/0x24 6 30/;s,^ob=,&before/,' \
	new.out >before.out
cat >answers <<'EOF'
0x10 main@m.rs:1@m.rs:1
0x20 total@m.rs:5@m.rs:5
0x24 sq@m.rs:9@m.rs:9 total@m.rs:6@m.rs:5
EOF
equal 'inlined code is taken to be called more often if its caller costs more' '+80 m.rs:total' \
	"$(begun --diff --summary --width=100 before.out new.out |
		sed -n 's/^\([-+0-9,]*\) because of \([^ ]*\).*/\1 \2/p')"
# 2 and then 6 of total itself beside 900 and 1,300 of sq: that is no loop
sed 's/120$/1306/;s/5 30$/5 6/;s/6 90$/6 1300/' new.out >more.out
sed 's/40$/902/;s/5 10$/5 2/;s/6 30$/6 900/' before.out >few.out
equal 'a caller that costs next to nothing itself tells of no loop' '+400 m.rs:sq' \
	"$(begun --diff --summary --width=100 few.out more.out |
		sed -n 's/^\([-+0-9,]*\) because of \([^ ]*\).*/\1 \2/p')"
if cc=$(command -v "${CC:-cc}") && "$cc" -O1 -o vt "$tests/browse/vt.c"; then
	equal 'a walk along a comparison' \
		'+80 because of m.rs:total
+120.0% +60 +120.0% +60 . sq m.rs
+40.0% +20 +160.0% +80 0 total m.rs
self +60 Ir (+200.0%: 30 to 90), inclusive +60 Ir (+200.0%: 30 to 90)
+60 inlined total m.rs
instructions are shown of one profile, not of a comparison' \
		"$(printf '%s\n' 'run 24 80 --browse --inlines --diff before.out new.out' figures \
			'keys k Ctrl-M' figures 'keys a' figures 'last Q' end |
			CGANNOTATE_ADDR2LINE=./llvm-symbolizer ./vt 2>err |
			sed 's/  */ /g;s/^ //' | grep -e '[0-9%] [a-z0-9+ ]*$' -e because \
			-e ' m\.rs$' -e '^self' -e '^instructions are shown' -e '^inlined:' |
			awk '!/not found/ && !seen[$0]++')"
fi

# --- what is left -----------------------------------------------------------

# told NAME WANTED PROFILE: what is said, behind ": left as recorded: "
told() {
	inlined --no-auto "$3" >out
	equal "$1" "$2" "$(sed -n 's/^cgannotate: --inlines: left as recorded: //p' err)"
}
touch -d 2037-01-01 prog
told 'what is left as recorded is told' "prog: changed after the profile was taken; before \
you build again, keep a copy (cp -p), and say where it is with --source-map=FROM=TO or -I DIR" a.out
touch -d 2001-01-01 prog
# Of 101,000 and some, 1,000 are less than a hundredth, and 2,000 are more.
sed '/^totals/d;s/^\(0x40 1\) .*/\1 100000 9/' a.out >little.out
printf 'ob=gone.so\nfl=g.c\nfn=g\n0x10 1 1000 0\n' >>little.out
told 'but not where it is little' '' little.out
sed 's/^0x10 1 1000 0$/0x10 1 2000 0/' little.out >much.out
told 'where it is more' "gone.so: no such file; say where it is \
with --source-map=FROM=TO or -I DIR" much.out

# --- programs that are built here -------------------------------------------

# The figures of an object, from the profile and what the program says of it:
# lines "self NAME COST" and "incl NAME COST".  Names are without parameters.  The
# inclusive costs of functions that a chain has twice are left out.
cat >arithmetic.awk <<'EOF'
function bare(name)
{
	sub(/\(.*/, "", name); sub(/.* /, "", name)
	return name
}
function short(address) { sub(/^0x0*/, "0x", address); return address }
FNR == 1 { file++ }
# The answers: an address, and the two lines of each frame
file == 1 && /^0x/ { at = short($1); depth[at] = 0; odd = 0; next }
file == 1 && !odd { name = $0; odd = 1; next }
file == 1 {
	sub(/ \(.*/, ""); n = depth[at]++
	names[at, n] = bare(name); places[at, n] = $0
	odd = 0; next
}
/^ob=/ { object = substr($0, 4) }
/^fn=/ { fn = bare(substr($0, 4)); other = "" }
/^cob=/ { other = substr($0, 5) }
/^cfn=/ { callee = bare(substr($0, 5)) }
/^calls=/ { call = 1; next }
/^0x/ && object == wanted {
	at = $1; n = depth[at]; cost = $3
	if (!n || places[at, 0] ~ /^\?\?/) { n = 1; names[at, 0] = fn }
	split("", seen); twice = 0
	for (i = 0; i < n; i++) {
		frame[i] = i == n - 1 || names[at, i] == names[at, n - 1] ? fn : names[at, i]
		twice += frame[i] in seen
		seen[frame[i]]
	}
	if (!call)
		self[frame[0]] += cost
	for (f in seen) {
		if (!call || f != callee || other != "" && other != object)
			incl[f] += cost
		if (twice)
			left_out[f]
	}
}
/^0x/ { call = 0; other = "" }
END {
	for (f in self) if (f != "" && self[f]) print "self", f, self[f]
	for (f in incl) if (f != "" && !(f in left_out)) print "incl", f, incl[f]
}
EOF

# The same, from the report
cat >reported.awk <<'EOF'
BEGIN { FS = "\t" }
function bare(name)
{
	sub(/\(.*/, "", name); sub(/.* /, "", name)
	return name
}
$1 == wanted { f = bare($3); self[f] += $5; incl[f] += $6 }
END {
	for (f in self) if (f != "" && self[f]) print "self", f, self[f]
	for (f in incl) if (f != "") print "incl", f, incl[f]
}
EOF

# built NAME OBJECT: the figures of an object of p.out are those by an
# arithmetic of its own
built() {
	awk -v wanted="$PWD/$2" '/^ob=/ { on = substr($0, 4) == wanted }
		/^0x/ && on { print $1 }' p.out | sort -u |
		addr2line -a -f -i -C -e "$2" >said 2>/dev/null
	awk -v wanted="$PWD/$2" -f arithmetic.awk said p.out | sort >wanted
	CGANNOTATE_ADDR2LINE=addr2line program --inlines --format=tsv \
		--show=Ir p.out >tsv 2>err
	awk -v wanted="$PWD/$2" -f reported.awk tsv | sort >got
	# Without the inclusive costs that the arithmetic leaves out
	awk 'NR == FNR { known[$1 $2]; next } $1 != "incl" || $1 $2 in known' \
		wanted got >compared
	mv compared got
	check "$1" cmp -s wanted got
	cmp -s wanted got || diff wanted got | head -5
	equal "$1: the total" \
		"$(awk '/^summary:/ { print $2 }' p.out)" \
		"$(awk -F '\t' 'NR > 1 { n += $5 } END { printf "%.0f\n", n }' tsv)"
}

cat >prog.cpp <<'EOF'
#include <cstdio>
struct P { int x, y; };
static inline int dist(const P &a, const P &b)
{
	int dx = a.x - b.x, dy = a.y - b.y;
	return dx * dx + dy * dy + (dx * 31 + dy * 7) % 101 + (dx ^ dy) % 13;
}
static inline int nearest(const P *v, int n, const P &q)
{
	int best = 1 << 30;
	for (int i = 0; i < n; i++) {
		int d = dist(v[i], q);
		if (d < best)
			best = d;
	}
	return best;
}
extern int part(int n);
struct Grid {
	P at[200];
	void fill(unsigned s)
	{
		for (P &p : at)
			p.x = (s = s * 1103515245 + 12345) >> 16 & 1023, p.y = s >> 8 & 1023;
	}
};
int main()
{
	static Grid g;
	long t = 0;
	g.fill(1);
	for (int i = 0; i < 50; i++)
		t += nearest(g.at, 200, g.at[i]);
	printf("%ld %d\n", t, part(20));
}
EOF
cat >part.cpp <<'EOF'
static inline int twice(int x) { return x * 2 + (x & 3); }
static inline int sum(const volatile int *v, int n)
{
	int t = 0;
	for (int i = 0; i < n; i++)
		t += twice(v[i]);
	return t;
}
int part(int n)
{
	volatile int v[64];
	int t = 0;
	for (int i = 0; i < 64; i++)
		v[i] = i;
	while (n--)
		t += sum(v, 64);
	return t;
}
EOF

record() {
	valgrind --tool=callgrind --dump-instr=yes --compress-strings=no \
		--compress-pos=no --callgrind-out-file=p.out ./prog >out 2>err
}

if ! command -v valgrind >valgrind.where || ! command -v addr2line >addr2line.where; then
	left_out 'no valgrind or no addr2line'
fi
ways=(-O2)
[ -z "${CHECK_ALL:-}" ] || ways=(-O1 -O2 -O3 '-O2 -gdwarf-4' '-O2 -fno-pie -no-pie' '-O2 -flto')
# Valgrind reads no DWARF 5 of some versions of clang
for compiler in 'g++ -g' 'clang++ -g -gdwarf-4'; do
	command -v "${compiler%% *}" >compiler.where || continue
	for way in "${ways[@]}"; do
		# shellcheck disable=SC2086
		$compiler $way -o prog prog.cpp part.cpp 2>err && record || {
			echo "left out: $compiler $way"
			continue
		}
		built "$compiler $way" prog
	done
done
if command -v g++ >compiler.where; then
	g++ -g -O2 -fPIC -shared -o libpart.so part.cpp &&
		g++ -g -O2 -o prog prog.cpp ./libpart.so && record
	built 'a shared library' libpart.so
fi
exit "$bad"
