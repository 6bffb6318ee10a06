#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The programs that are run for a report: what they are given, that nothing of
# them stays when the program ends, and that it is said when they were of no use.

# shellcheck source=results
. "$(dirname "$0")/results"

: "${CGANNOTATE:?}"

# An object, named in every way, and its code
printf '\177ELF' >prog
cp prog @prog
cp prog ./-prog
mkdir @dir
cp prog @dir/prog
touch -d 2001-01-01 prog @prog ./-prog @dir/prog
cat >prog.out <<'EOT'
positions: instr line
events: A
ob=prog
fl=a.c
fn=main
0x10 5 10
0x14 6 30
EOT

# fake NAME COMMAND...: a program of this name, which is found first
mkdir bin
PATH=$PWD/bin:$PATH
fake() {
	{
		printf '#!/bin/sh\n'
		printf '%s\n' "${@:2}"
	} >"bin/$1"
	chmod +x "bin/$1"
}
real_gzip=$(command -v gzip)
for program in addr2line llvm-symbolizer objdump; do
	# What was asked is read, as a program that does not is another matter
	fake $program "echo \"\$0\" \"\$@\" >>called; env >>variables; cat >asked" \
		'case $0 in *objdump) printf "  10:\tnop\n  14:\tret\n" ;;' \
		'*) printf "0x10\nmain\na.c:5\n0x14\ninner\na.c:6\nmain\na.c:5\n" ;; esac'
done
fake gzip 'env >>variables' 'echo gzip >>called' "exec $real_gzip \"\$@\""

# --- the environment ---------------------------------------------------------

# handed NAME ARGUMENT...: what a helper finds in its environment; servers are never named
handed() {
	rm -f variables called
	DEBUGINFOD_URLS=http://nowhere.invalid LLVM_SYMBOLIZER_OPTS=--debuginfod \
		LLVM_ADDR2LINE_OPTS=--debuginfod GZIP=-1 XZ_OPT=-v LC_ALL=C TMPDIR=$PWD \
		"$CGANNOTATE" "${@:2}" >out 2>err
	status=$?
	equal "$1: a helper ran" yes "$([ -s called ] && grep -q ^PATH= variables &&
		grep -qx "TMPDIR=$PWD" variables && echo yes)"
	equal "$1: no options" '' "$(grep -E '^(LLVM_|GZIP=|XZ_|LC_|DEBUGINFOD_URLS=)' variables)"
}
gzip -c <prog.out >packed.out
gzip -c <prog.out >packed.gz
{ echo 'events: Ir'; seq -f 'fn=function_%.0f
1 5' 2000; } >many.out
for program in addr2line llvm-symbolizer; do
	export CGANNOTATE_ADDR2LINE=$program
	handed "--inlines by $program" --inlines prog.out
done
: "${CGANNOTATE:?}"
unset CGANNOTATE_ADDR2LINE
handed --asm --asm --no-auto prog.out
handed 'gzip of a profile' packed.out
handed 'gzip of a page' --format=html --min=0 many.out
# What the user's own pager is given is the user's matter, and it is seen by script
if has_terminal; then
	rm -f paged
	DEBUGINFOD_URLS=http://nowhere.invalid XZ_OPT=-v PAGER='env >paged' TERM=xterm \
		on_terminal "$CGANNOTATE" prog.out >out
	check 'the pager has its whole environment' \
		test "$(grep -cE '^(DEBUGINFOD_URLS|XZ_OPT)=' paged)" = 2
fi

# --- paths -------------------------------------------------------------------

# named NAME PATH ARGUMENT...: the helper was given the real path of this one
named() {
	rm -f called
	"$CGANNOTATE" "${@:3}" >out 2>err
	check "$1" grep -qF -- " $(realpath -- "$2")" called
	check "$1: as no other word" test "$(tr ' ' '\n' <called | grep -c '^@')" = 0
}
for object in @prog -prog @dir/prog "$PWD/prog"; do
	sed "s,^ob=.*,ob=$object," prog.out >p.out
	case $object in /*) path=$object ;; ./*) path=$object ;; *) path=./$object ;; esac
	for program in addr2line llvm-symbolizer; do
		CGANNOTATE_ADDR2LINE=$program named "$object for $program" "$path" --inlines p.out
		check "$object is asked of $program" grep -q '^Inlined: *100.0% of A' out
	done
	named "$object for objdump" "$path" --asm --no-auto p.out
	check "$object is disassembled" grep -q ' nop$' out
done
sed "s,^ob=.*,ob=/lost/prog," prog.out >p.out
named 'a directory @dir of -I' ./@dir/prog --asm --no-auto -I @dir p.out
named 'a directory @dir of --source-map' ./@dir/prog --inlines --source-map=/lost=@dir p.out

# --- what stays --------------------------------------------------------------

# A helper that works, and has a process of its own that does
busy='echo $$ >leader; sleep 1000 & echo $! >child; : >began; wait'
# began: it runs; it is waited for
began() {
	[ -e began ]
}
# stays NAME: nothing of the helper
stays() {
	local pid
	for pid in $(cat leader child); do
		check "$1: no process stays" until_true gone "$pid"
		gone "$pid" || kill -9 "$pid"
	done
	rm -f leader child began
}
export CGANNOTATE_ADDR2LINE=addr2line
for program in addr2line objdump gzip; do
	mv "bin/$program" "spared.$program"
done
fake objdump "$busy"
fake addr2line "$busy"
fake gzip "$busy"
ulimit -c 0
signals='TERM INT HUP QUIT'
[ -z "${CHECK_ALL:-}" ] || signals='TERM INT HUP QUIT USR1 ALRM SEGV ABRT XCPU'
for options in '--inlines prog.out' '--asm --no-auto prog.out' packed.out \
	'--format=html --min=0 many.out' \
	'--inlines -o kept prog.out' '--check packed.out' '--diff packed.out packed.gz'; do
	for signal in $signals; do
		echo old >kept
		# shellcheck disable=SC2086
		env --default-signal "$plain" $options >out 2>err &
		pid=$!
		until_true began
		kill -$signal $pid
		wait $pid 2>/dev/null
		status=$?
		equal "$options, SIG$signal: it ends at once" $((128 + $(kill -l $signal))) $status
		stays "$options, SIG$signal"
		check "$options, SIG$signal: the old file stays" test "$(<kept)" = old
	done
done
# One that leaves its output open to another process, which says nothing, is not waited for
fake addr2line 'sleep 1000 </dev/null & echo $! >child; echo $$ >leader' \
	'cat >asked; printf "0x10\nmain\na.c:5\n0x14\nmain\na.c:6\n"'
timeout 100 "$CGANNOTATE" --inlines prog.out >out 2>err
equal 'a helper that leaves its output open: it is of use' 0 $?
check 'and all of its answers' grep -q '^Inlined: *100.0% of A' out
stays 'a helper that leaves its output open'
# Nor does one that is not read to its end: a later version ends the reading
fake gzip "$busy & printf 'version: 9\nevents: A\n'; yes '1 1' | head -c 100000; wait"
"$CGANNOTATE" packed.out >out 2>err
equal 'a helper that is not read to its end' 1 $?
until_true began
stays 'a helper that is not read to its end'

# --- what is said ------------------------------------------------------------

for program in addr2line objdump gzip; do
	mv "spared.$program" "bin/$program"
done
# said NAME TEXT ARGUMENT...: on a standard error that is a file
said() {
	"$CGANNOTATE" "${@:3}" >out 2>err
	equal "$1" '0 1' "$? $(grep -c "^cgannotate: .*$2" err)"
}
mv bin/addr2line spared.addr2line
awk 'BEGIN { print "positions: instr line\nevents: A\nob=prog\nfl=a.c\nfn=f"
	for (i = 0; i < 30000; i++) print 16 + 16 * i, 1, 1 }' >many.out
while read -r text file command; do
	fake addr2line "$command"
	said "$command" "prog: addr2line ${text//_/ }\$" --inlines $file
done <<'EOT'
could_not_read_it prog.out exit 3
could_not_read_it prog.out kill -9 $$
did_not_answer_all_questions prog.out cat >asked
did_not_answer_all_questions many.out exec <&-; echo 0x10; echo f; echo a.c:1
EOT
chmod -x bin/addr2line
PATH=$PWD/bin CGANNOTATE_ADDR2LINE=addr2line "$CGANNOTATE" --inlines prog.out >out 2>err
equal 'a helper that may not be run' 1 $?
mv spared.addr2line bin/addr2line

# As many descriptors as the program has at most, from too few to enough; with each
# number it is right, or it says what is missing
missed=
for ((n = 3; n < 24; n++)); do
	for options in '--inlines prog.out' '--asm --no-auto prog.out' packed.out; do
		# shellcheck disable=SC2086
		(ulimit -n $n; exec "$plain" $options) >out 2>err
		status=$?
		case $status,$options in
		0,--inlines*) grep -q '^Inlined: *100.0% of A' out ;;
		0,--asm*) grep -q ' nop$' out ;;
		0,*) grep -q '^40 ' out ;;
		1,*) true ;;
		*) false ;;
		esac && [ $status = 0 ] || grep -q '^cgannotate: .*\(Too many open\|could not read it\|damaged\)\|shared librar' err ||
			missed+=" $n:$options:$status"
	done
done
equal 'with few descriptors it is right, or it is said why not' '' "$missed"

exit $bad
