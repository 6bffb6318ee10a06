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
in_one_process

# --- a program that answers what it is told -------------------------------

# answers: what the program answers to each address, from standard input: lines
# of an address and its frames, NAME@FILE:LINE, the innermost first.  Behind that may
# stand @FILE:LINE, where the function begins, which llvm-symbolizer alone tells.
answers() {
	cat >answers
	cat >addr2line <<-'EOF'
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
}

# inlined ARGUMENT...: the report by that program
inlined() {
	CGANNOTATE_ADDR2LINE=./addr2line program --inlines "$@" 2>err
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
# says another line than the profile, which counts. near is recorded, too, with a
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
check 'the object is named' grep -q -e '-e /.*/prog$' arguments
equal 'calls of inlined code stand below their lines' \
	'100 1 line 1
10 5 line 5
134 => near (inlined) a.c, prog
1 6 line 6
7 20 line 20
80 => dist (inlined) a.h
4 21 line 21
100 => ext (2x) e.c, prog
80 3 line 3' \
	"$(inlined --show=Ir --show-percs=no --context=0 --layout=screen a.out |
		grep -e ' line [0-9]*$' -e '=>' | grep -v '^--' | sed 's/  */ /g;s/^ //')"
equal 'with --fn' \
	'self 11 Ir, inclusive 191
134 inlined main a.c:5
100 2 50 ext a.c:21
80 inlined dist a.c:20' \
	"$(inlined --show=Ir --show-percs=no --no-auto --fn=near a.out |
		grep -e '^ *[0-9]' -e '^self' | sed 's/  */ /g;s/^ //')"
# What is inlined into main is exact there: of near's 191, these are 4 + 30 + 100
equal 'as a tree' \
	'202 . . program
145 11 . main a.c, prog
134 4 inlined near a.c, prog
100 100 2 ext e.c, prog' \
	"$(inlined --call-tree a.out | sed -n '5,8s/^ *[0-9.]*% *//p' |
		sed 's/ [|`] / /g;s/  */ /g;s/ | / /')"
has() {
	inlined --format="$1" a.out >out && grep -qe "$2" out
}
check 'in JSON' has json \
	'"line": 5, "calls": null, "inclusive": \[134, 12\], "inlined": true'
check 'in stacks' has folded '^main;near;dist 30$'
check 'and in others' has folded '^near;dist 50$'
check 'in the head' has text \
	'^Inlined: *100.0% of Ir resolved by addr2line$'
check 'as a page' has html '"calls":null,"inclusive":\[134,12\],"inlined":true'

inlined --format=callgrind a.out >b.out
check 'a profile has calls that ran 0 times' grep -q '^calls=0 ' b.out
program --format=callgrind b.out >again.out
check 'and is the same when it is written again' cmp b.out again.out
equal 'and its figures are the same' \
	"$(inlined --format=csv --inclusive a.out)" \
	"$(program --format=csv --inclusive b.out)"
inlined --format=callgrind --asm a.out >c.out
equal 'with instructions, too' \
	"$(inlined --format=csv --inclusive a.out)" \
	"$(program --format=csv --inclusive c.out)"

# Of the 57 of near as it was recorded; objdump reads no text
asm() {
	inlined --asm --show=Ir --no-auto --fn="$1" a.out |
		sed -n '/of fn/,$s/  */ /gp' | sed 's/^ //;/^$/d'
}
equal 'instructions stand below the inlined function that they are of' \
	'Ir of fn near a.c, prog
a.c:20
3.47% 7 12.28% 20
dist a.h:3
24.75% 50 87.72% 24' "$(asm near)"
check 'and those of an inlined function are its callers' \
	grep -q 'inlined: see the instructions of its callers' <<<"$(
		inlined --asm --no-auto --fn=/dist/ a.out)"

# --- what it must not answer ----------------------------------------------

equal 'without addresses' 1 "$(
	sed 's/ instr//;s/^0x[0-9a-f]* //;s/ 0x40//' a.out >lines.out
	inlined lines.out >out
	echo $?)"
check 'and it is said how to record them' grep -q 'record with --dump-instr=yes' err
PATH=/nonexistent program --inlines a.out >out 2>err
equal 'without a program' 1 $?
check 'and it is said what to install' grep -q 'install LLVM or binutils' err
CGANNOTATE_ADDR2LINE=./nonexistent program --inlines a.out >out 2>err
equal 'with a program that is not there' 1 $?

# --- what is odd ------------------------------------------------------------

# figures NAME WANTED: by name, the self and inclusive cost of each function
figures() {
	equal "$1" "$2" "$(inlined --format=csv --show=Ir a.out |
		awk -F, 'NR > 1 { sub("\r", ""); printf "%s %s %s;", $3, $5, $6 }')"
}
# The recorded function is the outermost one, whatever the program calls it
answers <<'EOF'
0x10 __GI_main@a.c:5
0x14 dist@a.h:3 near@a.c:20 main.cold@a.c:5
EOF
figures 'the recorded function keeps its name' \
	'ext 100 100;near 57 87;dist 30 30;main 15 145;'
answers <<EOF
0x10 $(printf '%060000d' 0 | tr 0 x)@a.c:5
0x14 dist@a.h:3 main@a.c:5
EOF
figures 'also from a name so long that those of the profile move' \
	'ext 100 100;near 57 57;dist 30 30;main 15 145;'
# An inlined copy of a recorded function has its name, too: 7 + 50 + 4; but not
# that of a piece of it
answers <<'EOF'
0x18 __GI_near@a.c:20 main@a.c:5
0x20 __GI_near@a.c:20
EOF
figures 'and so does an inlined copy of it' 'ext 100 100;near 61 161;main 41 145;'
cp a.out whole.out
sed -i 's/^fn=near/&.part.0/' a.out
figures 'but not of a piece of it' 'ext 100 100;near.part.0 57 57;main 41 145;__GI_near 4 104;'
mv whole.out a.out
# A function inlined into itself, and two that are inlined into each other: no cycle, as
# an instruction is counted once.  near: 4 + 100 in main, and 57.  A main of another file
# is another function, where the program does not tell where functions begin
answers <<'EOF'
0x14 main@a.h:3 main@a.c:5
0x18 near@a.c:20 main@a.c:7 near@a.c:20 main@a.c:5
EOF
figures 'recursion' 'ext 100 100;near 61 161;main 30 30;main 11 145;'
# near is inlined into main (4 + 100), and into ext, which that one calls: what ext costs is part
# of the 100.  So near costs these and the 57 of its own; and at the root of a tree, its places,
# which cost 104, 57 and 100, have 161 / 261 of that
answers <<'EOF'
0x18 near@a.c:20 main@a.c:7
0x40 near@a.c:25 ext@e.c:1
EOF
figures 'what calls itself through a function that has it, too' \
	'near 161 161;main 41 145;ext  100;'
equal 'counts once in a tree' '161 99;62 0;62 62;' \
	"$(inlined --show=Ir --layout=screen --call-tree --fn=near a.out |
		sed -n '1,/Incl/d;s/^ *[0-9.]*% *//;s/\([0-9]\)  *\([0-9]*\) .*/\1 \2;/p' | tr -d '\n')"
# main itself pays 40 of the 100: near has 4 + 60, these 40 of ext's 100, and 57
cp a.out whole.out
awk '$0 == "0x18 20 100 9" { $3 = 60 } { print } $0 == "0x1c 6 1 0" {
	print "cfi=e.c\ncfn=ext\ncalls=1 0x40 1\n0x1c 6 40 0" }' \
	whole.out >a.out
figures 'and what others pay for that is added' 'near 161 161;main 41 145;ext  100;'
mv whole.out a.out
# Line 0, no line, and no file of a call
answers <<'EOF'
0x14 dist@a.h:3 near@a.c:0 main@??:0
0x18 near@a.c:20 main@a.c:?
EOF
figures 'calls from unknown lines' 'ext 100 100;near 61 191;dist 30 30;main 11 145;'
# begun NAME WANTED: by name, the file, self and inclusive cost of each function, by a
# program that tells where functions begin
begun() {
	equal "$1" "$2" "$(CGANNOTATE_ADDR2LINE=./llvm-symbolizer program --inlines \
		--format=csv --show=Ir a.out 2>err |
		awk -F, 'NR > 1 { sub("\r", ""); printf "%s:%s %s %s;", $2, $3, $5, $6 }')"
}
# dist of lines 3 and 8 are two functions, and near of line 19 is the recorded one, which
# begins there, near of line 7 another: dist 30 and 50; near 7 + 50, and 4 + 100
answers <<'EOF'
0x14 dist@a.h:3@a.h:3 main@a.c:5@a.c:4
0x18 near@a.c:20@a.c:7 main@a.c:5@a.c:4
0x20 near@a.c:20@a.c:19
0x24 dist@a.h:3@a.h:8 near@a.c:20@a.c:19
EOF
begun 'functions are told apart by where they begin' \
	'e.c:ext 100 100;a.h:dist a.h:8 50 50;a.h:dist a.h:3 30 30;a.c:main 11 145;'"\
a.c:near 7 57;a.c:near a.c:7 4 104;"
# A function is one, in the file where it begins, although its lines are in two
answers <<'EOF'
0x14 dist@a.h:3@b.h:2 main@a.c:5@a.c:4
0x18 dist@a.c:20@b.h:2 main@a.c:6@a.c:4
EOF
begun 'and are one, wherever their lines are' \
	'e.c:ext 100 100;a.c:near 57 57;b.h:dist 34 134;a.c:main 11 145;'
# Callgrind has near in a.h, whose code is its first; it is where the program says that it begins
cp a.out whole.out
awk '/^fn=near/ { print "fl=a.h\nfn=near\n0x24 3 50 5\nfi=a.c\n0x20 20 7 0"; skip = 3; next }
	skip-- > 0 { next } { print }' whole.out >a.out
answers <<'EOF'
0x20 near@a.c:20@a.c:19
0x24 dist@a.h:3@a.h:2 near@a.c:20@a.c:19
EOF
begun 'a function that was recorded is in the file where it begins' \
	'e.c:ext 100 100;a.h:dist 50 50;a.c:main 45 145;a.c:near 7 57;'
mv whole.out a.out
# Of a lambda of gcc, no beginning is told: 30 + 1 in cheap, 4 and the call of 100 in dear
answers <<'EOF'
0x14 operator()@a.c:13 cheap@a.c:11@a.c:10 main@a.c:5@a.c:4
0x18 operator()@a.c:22 dear@a.c:21@a.c:20 main@a.c:6@a.c:4
0x1c operator()@a.c:12 cheap@a.c:11@a.c:10 main@a.c:6@a.c:4
EOF
begun 'lambdas are told apart by the functions around them' \
	'e.c:ext 100 100;a.c:near 57 57;a.c:operator() a.c:12 31 31;a.c:main 10 145;'"\
a.c:operator() a.c:22 4 104;a.c:cheap  31;a.c:dear  104;"
# The call of line 4, where main begins, is none; near calls itself from another line
answers <<'EOF'
0x14 main@a.h:3@a.c:4 main@a.c:4@a.c:4
0x24 near@a.h:3@a.c:19 near@a.c:20@a.c:19
EOF
begun 'a part that is inlined back' 'e.c:ext 100 100;a.c:near 57 57;a.c:main 45 145;'
equal 'is no call' 'main 45;main;ext 100;near 7;near;near 50;' \
	"$(CGANNOTATE_ADDR2LINE=./llvm-symbolizer program --inlines \
		--format=folded a.out | LC_ALL=C sort | tr '\n' ';')"
# Some versions tell the line, but no file: that is the file of the function's lines
answers <<'EOF'
0x14 dist@a.h:3@:3 main@a.c:5@:4
0x24 dist@a.h:3@:8 near@a.c:20@:19
EOF
begun 'a beginning without a file' \
	'e.c:ext 100 100;a.h:dist a.h:8 50 50;a.h:dist a.h:3 30 30;a.c:main 15 145;a.c:near 7 57;'
# own NAME ARGUMENTS WANTED: by name, the self and inclusive cost of each function; and
# what line 20 of a.c costs
own() {
	# shellcheck disable=SC2086
	equal "$1" "$3" "$(inlined $2 --format=csv --show=Ir a.out |
		awk -F, 'NR > 1 { sub("\r", ""); printf "%s %s %s;", $3, $5, $6 }')$(
		inlined $2 --by=line --format=csv --show=Ir a.out | awk -F, '
		$2 == "a.c" && $4 == 20 { n += $6 } END { print n }')"
}
# Of 0x14, near pays for what a library has inlined into it, and of 0x24 near as it was
# recorded: 30 and 50 at line 20, beside its 7 and the 4 of main
answers <<'EOF'
0x14 copy@/usr/include/v.h:3 near@a.c:20 main@a.c:5
0x24 swap@/usr/include/w.h:8 copy@/usr/include/v.h:9 near@a.c:20
0x40 ext@e.c:1
EOF
own 'all functions are shown' --inlines=all \
	'ext 100 100;swap 50 50;copy 30 80;main 15 145;near 7 87;11'
own 'or those of the program' --inlines=own 'ext 100 100;near 87 87;main 15 145;91'
own 'of libraries that the user names' '--inlines=own --library= --library=/usr/include/w.h/' \
	'ext 100 100;swap 50 50;copy 30 80;main 15 145;near 7 87;11'
sed -i 's,/usr/include/w.h,lib/w.h,' answers
own 'a frame of a library around one of the program stays' --inlines=own \
	'ext 100 100;swap 50 50;near 37 87;main 15 145;copy  50;41'
own 'and directories have no beginning' '--inlines=own --library=lib' \
	'ext 100 100;near 87 87;main 15 145;91'
sed -i 's,lib/w.h,/usr/include/w.h,;s,a\.c,/usr/lib/a.c,g' answers
own 'a chain of libraries alone stays' --inlines=own \
	'ext 100 100;swap 50 50;copy 30 80;main 15 145;near 7 87;11'
inlined --inlines --library=lib a.out >out
check '--library is for --inlines=own' grep -q 'library needs --inlines=own' err
# An object of a library has nothing of the program's own inlined: main has the 30 of m.c
cp a.out whole.out
sed -i 's,^ob=prog,ob=/usr/lib/x.so,' a.out
answers <<'EOF'
0x14 tcache@./m.c:3 main@a.c:5
EOF
own 'in an object of a library all is of the function that was recorded' \
	'--inlines=own --source-map=/usr/lib/x.so=prog' 'ext 100 100;near 57 57;main 45 145;11'
own 'unless all is asked for' '--inlines=all --source-map=/usr/lib/x.so=prog' \
	'ext 100 100;near 57 57;tcache 30 30;main 15 145;11'
mv whole.out a.out
# A file is one, whatever directories the compiler was started in
answers <<'EOF'
0x14 dist@./x/../inc/b.h:3@./x/../inc/b.h:3 main@a.c:5@a.c:4
0x24 dist@./y/../inc/b.h:3@./y/../inc/b.h:3 near@a.c:20@a.c:19
EOF
begun 'a file by two names' \
	'e.c:ext 100 100;inc/b.h:dist 80 80;a.c:main 15 145;a.c:near 7 57;'
# Recorded instances of one function of Rust, which differ by their hashes, are one row: 7 of
# the first, 100 of the second, and 4 of a third that is inlined; and other nodes
cp a.out whole.out
sed -i 's/fn=near/fn=it::fold::h0123456789abcdef/;s/fn=ext/fn=it::fold::hfedcba9876543210/' a.out
answers <<'EOF'
0x10 main@a.c:5@a.c:4
0x18 it::fold::hfeedbeeffeedbeef@a.c:20@a.c:19 main@a.c:5@a.c:4
0x20 it::fold::h0123456789abcdef@a.c:20@a.c:19
0x24 dist@a.h:3@a.h:2 it::fold::h0123456789abcdef@a.c:20@a.c:19
0x40 it::fold::hfedcba9876543210@e.c:1@a.c:19
EOF
begun 'instances of a function' \
	'a.c:it::fold 111 161;a.h:dist 50 50;a.c:main 41 145;'
equal 'have stacks of their own' 'it::fold 7;it::fold;dist 50;main 41;main;it::fold 4;main;it::fold;it::fold 100;' \
	"$(CGANNOTATE_ADDR2LINE=./llvm-symbolizer program --inlines \
		--format=folded a.out | LC_ALL=C sort | tr '\n' ';')"
sed -i '/^0x18/s/:19/:25/;/^0x40/s/:19/:25/' answers
begun 'those that begin at other lines are others' \
	'a.c:it::fold a.c:25 104 104;a.h:dist 50 50;a.c:main 41 145;a.c:it::fold a.c:19 7 57;'
mv whole.out a.out
# A name that is left mangled is one for another program
if command -v c++filt >filt.where; then
	answers <<-'EOF'
	0x14 _Z4distPKci@a.h:3@a.h:3 main@a.c:5@a.c:4
	EOF
	check 'mangled names' grep -q '"dist(char const\*, int)",,30,' <<<"$(
		CGANNOTATE_ADDR2LINE=./llvm-symbolizer program --inlines --format=csv a.out)"
fi
# resolved NAME WANTED: how much the head says was resolved
resolved() {
	equal "$1" "$2" "$(inlined --no-auto a.out | sed -n 's/^Inlined: *\(.*\)% of Ir.*/\1/p')"
}
# Of 202, the 7 of near have a chain of known functions, the 30 of dist none
answers <<'EOF'
0x14 dist@a.h:3 ??@a.c:5
0x20 near@a.c:20
EOF
resolved 'a chain without the name of the outer function is not resolved' 3.47
figures 'but its inner ones are' 'ext 100 100;near 57 57;dist 30 30;main 15 145;'
# Lines in another file than the function's, and never a chain: as of split debug information
answers <<'EOF'
0x14 main@a.h:3
0x20 near@a.c:20
0x40 ext@e.c:1
EOF
resolved 'nothing inlined is known' 0.00
cp a.out whole.out
sed -i 's/^fi=a.h/fi=a.c/' a.out
resolved 'but nothing inlined is needed' 67.82
mv whole.out a.out
# b and c hand on the 30 of d; e has 4 of its own
answers <<'EOF'
0x14 d@a.h:3 c@a.h:9 b@a.h:8 main@a.c:5
0x18 ext2@a.c:20 g@a.c:7 f@a.c:8 e@a.c:9 main@a.c:6
0x1c e@a.c:6 main@a.c:6
EOF
equal 'each frame of a chain is a branch' \
	'145 10 . main a.c
105 1 inlined e a.c
104 0 inlined f a.c
104 0 inlined g a.c
104 4 inlined ext2 a.c
100 100 2 ext e.c
30 0 inlined b a.h
30 0 inlined c a.h
30 30 inlined d a.h' \
	"$(inlined --show=Ir --layout=screen --width=100 --call-tree a.out |
		sed -n '/main/,/ d /{s/^ *[0-9.]*% *//;s/  */ /g;p;}')"
# near is inlined into main (10 + 30 + 104), and has dist there (10 + 30), as in the recorded near
# (50).  Upwards, 40 of dist's 90 are main's
answers <<'EOF'
0x10 dist@a.h:2 near@a.c:20 main@a.c:5
0x14 dist@a.h:3 near@a.c:21 main@a.c:7
0x18 near@a.c:20 main@a.c:7
0x24 dist@a.h:3 near@a.c:22
EOF
tree() {
	inlined --show=Ir --layout=screen --width=100 "$@" a.out |
		sed -n '1,/Incl/d;s/^ *[0-9.]*% *//;s/  */ /g;p'
}
equal 'a branch is of one place' \
	'202 . . program
145 1 . main a.c
144 4 inlined near a.c
100 100 2 ext e.c
40 40 inlined dist a.h
57 7 . near a.c
50 50 inlined dist a.h' "$(tree --call-tree)"
equal 'and upwards of all places' \
	'90 . dist a.h
90 inlined near a.c
40 inlined main a.c' "$(tree --call-tree=up --fn=dist)"
# near is called twice for 57, and inlined into main at the same line: 30
cp a.out whole.out
awk '{ print } $0 == "0x1c 6 1 0" { print "cfn=near"; print "calls=2 0x20 20"; print "0x1c 5 57 5" }' \
	whole.out >a.out
answers <<'EOF'
0x14 near@a.c:3 main@a.c:5
EOF
equal 'calls and inlined code of a line are one site' \
	'87 2 29 main (and inlined) a.c:5' \
	"$(inlined --show=Ir --show-percs=no --no-auto --fn=near a.out |
		grep -e '<' -e a.c:5 | sed 's/  */ /g;s/^ //')"
check 'in JSON, too' grep -qF '"sites": [{"line": 5, "calls": 2, "inclusive": [87, 7]' <<<"$(
	inlined --format=json a.out)"
mv whole.out a.out
# f1 to f40 are inlined into each other; 300 are too many to be true
answers <<EOF
0x14 $(seq -f f%.0f@a.h:3 40 -1 1 | tr '\n' ' ')main@a.c:5
0x18 $(seq -f f%.0f@a.h:3 300 -1 1 | tr '\n' ' ')main@a.c:5
EOF
equal 'a chain of 40' '30 30 145 30' "$(inlined --format=csv --show=Ir a.out |
	tr -d '\r' | awk -F, '$3 == "f40" { print $5, $6 } $3 == "f1" { print $6 }
		$3 == "main" { print $6 }' | tr '\n' ' ' | sed 's/ $//')"
check 'and none of 300' test "$(inlined --format=csv a.out | grep -c ',f[0-9]')" = 40

# A call within the same call, by inlined code, costs what the outer one does: of near by main
# and of near by near 30 each, and by the line of the outer one
answers <<'EOF'
0x14 near@a.c:23 near@a.c:21 near@a.c:20 near@a.c:22 main@a.c:5
EOF
equal 'calls within calls count once' \
	'100.0% 30 inlined main a.c:5
100.0% 30 inlined near a.c:22
100.0% 30 inlined near a.c:22' \
	"$(inlined --show=Ir --no-auto --fn=near a.out |
		sed -n 's/  */ /g;s/^ //;/inlined/s/34.48%/100.0%/p')"
# 5 chains of 250 and 2 recorded functions around them; 1,000 and 4 for each of the 8
# instructions are kept: 1,002, and 30 of the last chain, whose cost is that of its 30th function
chain() { seq -f "$1%.0f@a.h:3" 250 -1 1 | tr '\n' ' '; }
cp a.out whole.out
printf 'fn=last\n0x50 30 0 0\n' >>a.out
answers <<EOF
0x10 $(chain a)main@a.c:5
0x14 $(chain b)main@a.c:5
0x1c $(chain c)main@a.c:5
0x20 $(chain c)near@a.c:5
0x24 $(chain d)near@a.c:5
EOF
equal 'too many places are said' \
	'cgannotate: --inlines: code was inlined in more than 1032 places; more of it is part of the '\
'code around it' \
	"$(inlined --format=csv a.out >out; grep 1032 err)"
equal 'and add up to the same' '202 8 50 no' "$(awk -F, '{ sum += $5 } $3 == "c30" { n = $7 }
	$3 == "d30" { m = $5 } $3 == "d31" { more = 1 }
	END { print sum, n, m, more ? "and more" : "no" }' out)"
equal 'with the stacks of the others' '8 7' "$(inlined --format=folded a.out |
	awk '/c250 / { n += $NF; if (/^near/) m += $NF } END { print n, m }')"
mv whole.out a.out

# same NAME: the profile is as it was recorded, or all costs are there at least
plain=$(program --format=csv --show=Ir a.out)
same() {
	equal "$1" "$plain" "$(inlined --format=csv --show=Ir --by=function a.out)"
}
whole() {
	equal "$1" 202 "$(inlined --format=csv --show=Ir a.out |
		awk -F, 'NR > 1 { gsub(/"[^"]*"/, "x"); n += $5 } END { print n }')"
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
rm -f asked
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
# The copy is found by its directory or by itself, and used by both, so no warning;
# sources are looked for in vain, of which one would say that FROM fits none
sed 's,^ob=prog,ob=/gone/prog,;s,^f\([lie]\)=,f\1=nowhere/,' a.out >gone.out
for map in /gone=kept /gone/prog=kept/prog; do
	check "and --source-map=$map says where it is" grep -q ',dist,,30,' <<<"$(
		inlined --format=csv --source-map="$map" gone.out)"
	inlined --source-map="$map" gone.out >out
	check 'which is no vain option' test ! -s err
done
# Which of two objects a copy is of, its name does not say
sed '/^totals/d;s,^ob=/gone,ob=/other,' gone.out | cat gone.out - >two.out
equal 'but not one of two of the same name' '1 0' "$(
	inlined --format=csv -I kept gone.out | grep -c ',dist,') $(
	inlined --format=csv -I kept two.out | grep -c ',dist,')"
cp kept/prog prog
touch -d '1 minute ago' prog

# --- causes -----------------------------------------------------------------

# fold and max of Rust, of two instances each, are one cycle of rows: longest > fold > max > fold,
# and total > max.  Of the instances, that of longest that costs most, 80, costs 280 in NEW; the
# hashes are others there.
cat >old.out <<'EOF'
# callgrind format
positions: instr line
events: Ir
ob=prog
fl=m.rs
fn=main
0x10 1 10
cfn=longest
calls=1 0x20 5
0x10 1 110
cfn=total
calls=1 0x60 8
0x10 1 60
fn=longest
0x20 5 10
cfi=/usr/include/it.rs
cfn=fold::h0123456789abcde1
calls=1 0x30 2
0x20 5 100
fn=total
0x60 8 10
cfi=/usr/include/it.rs
cfn=max::h0123456789abcde2
calls=1 0x70 9
0x60 8 50
fl=/usr/include/it.rs
fn=fold::h0123456789abcde1
0x30 2 10
cfn=max::h0123456789abcde1
calls=1 0x40 9
0x30 2 90
fn=max::h0123456789abcde1
0x40 9 10
cfn=fold::h0123456789abcde2
calls=1 0x50 2
0x40 9 80
fn=fold::h0123456789abcde2
0x50 2 80
fn=max::h0123456789abcde2
0x70 9 50
EOF
sed 's/h0123/h9876/;s/ 80$/ 280/;s/ 90$/ 290/;s/ 100$/ 300/;s/ 110$/ 310/' old.out >new.out
answers <<'EOF'
0x10 main@m.rs:1@m.rs:1
0x20 longest@m.rs:5@m.rs:5
0x60 total@m.rs:8@m.rs:8
0x30 fold::h0123456789abcde1@/usr/include/it.rs:2@/usr/include/it.rs:2
0x50 fold::h0123456789abcde2@/usr/include/it.rs:2@/usr/include/it.rs:2
0x40 max::h0123456789abcde1@/usr/include/it.rs:9@/usr/include/it.rs:9
0x70 max::h0123456789abcde2@/usr/include/it.rs:9@/usr/include/it.rs:9
EOF
# causes: what the change is because of
causes() {
	CGANNOTATE_ADDR2LINE=./llvm-symbolizer program --inlines --diff --summary --width=100 \
		old.out new.out 2>err | sed -n 's/^\([-+0-9,]*\) because of \([^ ]*\).*/\1 \2/p'
}
equal 'causes go along instances, not rows' '+200 m.rs:longest' "$(causes)"
# sq, which is inlined into the loop of total, costs three times as much, and so does total itself:
# it goes round more often
cat >old.out <<'EOF'
# callgrind format
positions: instr line
events: Ir
ob=prog
fl=m.rs
fn=main
0x10 1 10
cfn=total
calls=1 0x20 5
0x10 1 40
fn=total
0x20 5 10
0x24 6 30
EOF
sed 's/^0x10 1 40/0x10 1 120/;s/^0x20 5 10/0x20 5 30/;s/^0x24 6 30/0x24 6 90/' old.out >new.out
answers <<'EOF'
0x10 main@m.rs:1@m.rs:1
0x20 total@m.rs:5@m.rs:5
0x24 sq@m.rs:9@m.rs:9 total@m.rs:6@m.rs:5
EOF
equal 'inlined code is taken to be called more often if its caller costs more' \
	'+80 m.rs:total' "$(causes)"

# --- walking ----------------------------------------------------------------

tests=$(cd "$(dirname "$0")/.." && pwd) || exit 1
if cc=$(command -v "${CC:-cc}") && "$cc" -O1 -o vt "$tests/browse/vt.c"; then
	# OLD is in another directory; of the 80 more, 20 are of total itself and 60 of sq, which
	# is inlined into it
	mkdir before
	cp -p prog before/
	sed 's,^ob=,&before/,' old.out >before.out
	walk() {
		printf '%s\n' "run 24 80 --browse --inlines $1" figures 'keys k Ctrl-M' figures \
			'keys a' figures 'last Q' end | CGANNOTATE_ADDR2LINE=./llvm-symbolizer ./vt 2>err |
			sed 's/  */ /g;s/^ //' | grep -e '[0-9%] [a-z0-9+ ]*$' -e because \
			-e ' m\.rs$' -e '^self' -e '^to compare instructions' -e '^inlined:' |
			awk '!/not found/ && !seen[$0]++'
	}
	equal 'a walk along a comparison' \
		'+80 because of m.rs:total (most of it in m.rs:sq)
+120.0% +60 +120.0% +60 . sq m.rs
+40.0% +20 +160.0% +80 0 total m.rs
self +60 Ir (+200.0%: 30 to 90), inclusive +60 Ir (+200.0%: 30 to 90)
+60 inlined total m.rs
Ir m.rs
+120.0% +60 9
to compare instructions, begin with --browse --asm --diff' \
		"$(walk '--diff before.out new.out')"
	equal 'and along one profile' \
		'69.2% 90 69.2% 90 . sq m.rs
23.1% 30 92.3% 120 1 total m.rs
7.7% 10 100.0% 130 0 main m.rs
self 90 Ir (69.2%), inclusive 90 (69.2%)
Ir m.rs
69.2% 90 9
inlined: see the instructions of its callers' "$(walk new.out)"
fi

# --- what is left -----------------------------------------------------------

# told ARGUMENT...: what is said
told() {
	inlined "$@" >out
	sed -n 's/^cgannotate: \(--inlines.*\)/\1/p' err
}
equal 'what is left as recorded is told' \
	"--inlines: left as recorded: prog: changed after the profile was taken; before \
you build again, keep a copy (cp -p), and say where it is with --source-map=FROM=TO or -I DIR" \
	"$(touch -d '1 minute' prog; told --no-auto a.out)"
touch -d '1 minute ago' prog
# Of 101,000 and some, 1,000 are less than a hundredth, and 2,000 are more.
sed '/^totals/d;s/^\(0x40 1\) .*/\1 100000 9/' a.out >little.out
printf 'ob=gone.so\nfl=g.c\nfn=g\n0x10 1 1000 0\n' >>little.out
equal 'but not where it is little' '' "$(told --no-auto little.out)"
sed 's/^0x10 1 1000 0$/0x10 1 2000 0/' little.out >much.out
equal 'where it is more' "--inlines: left as recorded: gone.so: no such file; say where it is \
with --source-map=FROM=TO or -I DIR" "$(told --no-auto much.out)"

# --- programs that are built here -------------------------------------------

# The figures of an object, from the profile and what the program says of it:
# lines "self NAME COST", "incl NAME COST" and "call LINE NAME COST", for calls of
# inlined code from a line.  Names of C++ are without parameters.  The inclusive costs of
# functions that a chain has twice are left out.
cat >arithmetic.awk <<'EOF'
function bare(name)
{
	if (language != "Rust") { sub(/\(.*/, "", name); sub(/.* /, "", name) }
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
	for (i = 1; i < n; i++) {
		# A line that is not known, "?", is line 0
		place = places[at, i]; sub(/.*:/, "", place); place += 0
		calls[place " " frame[i - 1]] += cost
	}
}
/^0x/ { call = 0; other = "" }
END {
	for (f in self) if (f != "" && self[f]) print "self", f, self[f]
	for (f in incl) if (f != "" && !(f in left_out)) print "incl", f, incl[f]
	for (c in calls) print "call", c, calls[c]
}
EOF

# The same, from the report: of tsv, and of the profile that is written
cat >reported.awk <<'EOF'
BEGIN { FS = "\t" }
function bare(name)
{
	if (language != "Rust") { sub(/\(.*/, "", name); sub(/.* /, "", name) }
	return name
}
FNR == 1 { file++ }
file == 1 && $1 == wanted { f = bare($3); self[f] += $5; incl[f] += $6 }
file == 2 && /^c?ob=/ { name = $0; sub(/^c?ob=\([0-9]*\) ?/, "", name)
	match($0, /\([0-9]*\)/); id = substr($0, RSTART, RLENGTH)
	if (name != "") objects[id] = name; if (/^ob=/) object = objects[id] }
file == 2 && /^c?fn=/ { name = $0; sub(/^c?fn=\([0-9]*\) ?/, "", name)
	match($0, /\([0-9]*\)/); id = substr($0, RSTART, RLENGTH)
	if (name != "") functions[id] = bare(name); callee = functions[id] }
file == 2 && /^calls=/ { inlined = $0 ~ /^calls=0 /; call = 1; next }
file == 2 && /^[0-9]/ {
	split($0, x, " ")
	if (call && inlined && object == wanted) calls[x[1] " " callee] += x[2]
	call = 0
}
END {
	for (f in self) if (f != "" && self[f]) print "self", f, self[f]
	for (f in incl) if (f != "") print "incl", f, incl[f]
	for (c in calls) print "call", c, calls[c]
}
EOF

# built NAME OBJECT PROGRAM: the figures of an object of p.out are those by an
# arithmetic of its own
built() {
	awk -v wanted="$PWD/$2" '/^ob=/ { on = substr($0, 4) == wanted }
		/^0x/ && on { print $1 }' p.out | sort -u |
		addr2line -a -f -i -C -e "$2" >said 2>/dev/null
	awk -v language="$1" -v wanted="$PWD/$2" -f arithmetic.awk said p.out | sort >wanted
	CGANNOTATE_ADDR2LINE=addr2line program --inlines --format=tsv \
		--show=Ir p.out >tsv 2>err
	CGANNOTATE_ADDR2LINE=addr2line program --inlines \
		--format=callgrind p.out >callgrind 2>err
	awk -v language="$1" -v wanted="$PWD/$2" -f reported.awk tsv callgrind | sort >got
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

# ranked ARGUMENT...: the two functions that cost most by themselves
ranked() {
	program "$@" --format=tsv --show=Ir p.out 2>/dev/null |
		awk -F '\t' -v wanted="$PWD/prog" '$1 == wanted {
			sub(/\(.*/, "", $3); n[$3] += $5 }
			END { for (f in n) print n[f], f }' | sort -rn |
		head -n 2 | sed 's/.* //'
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
		for (P &p : at) {
			s = s * 1103515245 + 12345;
			p.x = s >> 16 & 1023;
			p.y = s >> 8 & 1023;
		}
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

# each COMPILER FLAG...: builds and compares; in one program, and with a library
each() {
	local name=$*
	"$@" -o prog prog.cpp part.cpp 2>err && record || {
		echo "left out: $name"
		return
	}
	built "$name" prog
}

if ! command -v valgrind >valgrind.where || ! command -v addr2line >addr2line.where; then
	echo 'left out, for want of valgrind or addr2line'
	exit "$bad"
fi
ways=(-O2)
[ -z "${CHECK_ALL:-}" ] || ways=(-O1 -O2 -O3 '-O2 -gdwarf-4' '-O2 -gdwarf-5' \
	'-O2 -fPIE -pie' '-O2 -fno-pie -no-pie' '-O2 -static' '-O2 -flto')
# Valgrind reads no DWARF 5 of some versions of clang
for compiler in 'g++ -g' 'clang++ -g -gdwarf-4'; do
	command -v "${compiler%% *}" >compiler.where || continue
	for way in "${ways[@]}"; do
		# shellcheck disable=SC2086
		each $compiler $way
	done
done
if command -v g++ >compiler.where; then
	g++ -g -O2 -fPIC -shared -o libpart.so part.cpp &&
		g++ -g -O2 -o prog prog.cpp ./libpart.so && record
	built 'a shared library' libpart.so
	ranked --inlines >with
	g++ -g -O2 -fno-inline -o prog prog.cpp part.cpp && record
	ranked >without
	check 'as without inlining' cmp with without
fi
if [ -n "${CHECK_ALL:-}" ] && command -v rustc >compiler.where; then
	cat >prog.rs <<-'EOF'
	fn weight(x: u64) -> u64 { x.rotate_left(3) ^ (x >> 2) }
	fn sum(v: &[u64]) -> u64 { v.iter().map(|&x| weight(x)).fold(0, u64::wrapping_add) }
	fn main() {
	    let v: Vec<u64> = (0..2000).map(|x| x * 7 % 1001).collect();
	    println!("{}", sum(&v));
	}
	EOF
	rustc -g -O -o prog prog.rs 2>err && record && built Rust prog
fi

exit "$bad"
