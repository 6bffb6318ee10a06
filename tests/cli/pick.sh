#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Terminal safety: whatever names and sources hold, no control character gets to
# standard output or standard error, but for tab and newline, in any view.
# Words that the user typed may come back unchanged in a message on standard
# error.

# shellcheck source=results
. "$(dirname "$0")/results"

export LC_ALL=C TERM=xterm
unset NO_COLOR
in_one_process

# All that may be done to a terminal: C0, DEL, C1 as UTF-8 and as a byte
evil=$(printf 'e\033]0;title\007\033[31m\b\177\r\v\f\001\302\233\233[2J\016x')
clean=$(printf 'plain\303\251')

# profile FILE FACTOR EVENT: every field that a profile has is evil
profile() {
	cat >"$1" <<-EOF
	# callgrind format
	version: 1
	creator: creator-$evil
	pid: 12$evil
	cmd: cmd-$evil
	part: 1$evil
	thread: 1$evil
	desc: Timerange: range-$evil
	desc: Trigger: trigger-$evil
	desc: desc-$evil: $evil
	event: Ir : long-$evil
	event: Sum$evil = Ir + 2 Dr : sum-$evil
	events: Ir Dr $3
	ob=(1) object-$evil
	fl=(1) file-$evil.c
	fn=(1) fn-$evil
	1 $((10 * $2)) 1 1
	fi=inlined-$evil.h
	2 $((3 * $2)) 1
	fe=(1)
	cob=other-$evil
	cfi=called-$evil.c
	cfn=callee-$evil
	calls=2 7
	2 $((50 * $2)) 5
	fn=rec-$evil
	3 $((4 * $2))
	cfn=rec-$evil
	calls=3 3
	3 $((2 * $2))
	fn=$clean-$1
	4 5
	ob=other-$evil
	fl=called-$evil.c
	fn=callee-$evil
	7 $((50 * $2)) 5
	fl=missing-$evil.c
	fn=missing-$evil
	900 100
	EOF
}

profile old.callgrind 1 "Event$evil"
profile new.callgrind 2 "Event$evil"
{
	cat old.callgrind
	printf 'what %s\n1 %s 3\n+%s 2\nfn=(99)\nfn=(99999999999999999999) %s\n' \
		"$evil" "$evil" "$evil" "$evil"
	printf 'calls=%s 3\n1 1\ncalls=1 %s\n1 1\njump=%s 3\n4\n' \
		"$evil" "$evil" "$evil"
	printf 'event: bad%s = Nothing%s\nevent: %s\nversion: %s\n' \
		"$evil" "$evil" "$evil" "$evil"
	printf 'totals: %s\nsummary: 1%s\npositions: %s\n' \
		"$evil" "$evil" "$evil"
} >wrong.callgrind
for file in "file-$evil.c" "inlined-$evil.h" "called-$evil.c"; do
	for line in 1 2 3 4 5 6 7 8 9; do
		printf 'line %s\t%s of a source\n' $line "$evil"
	done >"$file"
done

touch -d 2020-01-01T00:00:00 ./*.c ./*.h

# run NAME ARGUMENT...
run() {
	local name=$1 ours stream
	shift
	program "$@" >out 2>err
	status=$?
	if [ "$status" -gt 3 ]; then
		not_ok "$name" "exit status $status"
		return
	fi
	if [ ! -s out ] && [ ! -s err ]; then
		not_ok "$name" "nothing was printed"
		return
	fi
	for stream in out err; do
		case $name,$stream in
		*typed*,err) continue ;;
		esac
		# Our own colours, where they are asked for
		ours=
		[[ $* != *--color=always* ]] || ours='s/\x1b\[[0-9;]*m//g'
		# C0 but tab and newline, DEL, C1 as bytes and as UTF-8: a byte
		# of 0x80 to 0x9f is right behind another byte of UTF-8 only
		sed -n "$ours
			s/\xc3[\x80-\xbf]//g
			/[^\t\x20-\x7e\xa0-\xff]/p" $stream >controls
		if [ -s controls ]; then
			not_ok "$name" "control characters in std$stream"
			head -n 2 controls | cat -v | cut -c1-150
			return
		fi
	done
	# What is not evil is as it was
	case $name in
	*report*)
		if [[ $(<out) != *"$clean"* ]]; then
			not_ok "$name" "a good name is gone"
			return
		fi ;;
	esac
	ok "$name"
}

# A colour of our own must not be what a name asks for
ours() {
	program --color=always "$@" 2>/dev/null >out
	if grep -q "$(printf '\033')" out &&
		! grep -q "$(printf '\033')\]0;" out; then
		ok "colours are ours: $1"
	else
		not_ok "colours are ours: $1"
	fi
}

a='--threshold=100'
run report $a old.callgrind
run 'report, inclusive, tree' $a --inclusive=yes --tree=both old.callgrind
run 'report, no percentages' $a --show-percs=no --context=0 old.callgrind
for by in function file object; do
	run "--by=$by" $a --by=$by old.callgrind
	run "--by=$by, inclusive" $a --by=$by --inclusive=yes old.callgrind
	run "--by=$by --diff" $a --by=$by --diff old.callgrind new.callgrind
done
run --summary --summary old.callgrind
run '--fn, a regex' '--fn=/./' old.callgrind
run '--fn, a name' "--fn=fn-$evil" old.callgrind
run '--fn, none, typed' "--fn=none-$evil" old.callgrind
run '--fn, a wrong regex, typed' "--fn=/($evil/" old.callgrind
run '--fn --diff' '--fn=/./' --diff old.callgrind new.callgrind
run --list=parts --list=parts old.callgrind
run '--list=parts, nothing' --list=parts --part=9 old.callgrind
run '--part, wrong, typed' "--part=$evil" old.callgrind
run --list=events --list=events old.callgrind
run '--list=events, one of ours' --list=events \
	"--event=Own$evil = Ir : long $evil" old.callgrind
run --check --check old.callgrind wrong.callgrind
run 'warnings, report' $a old.callgrind wrong.callgrind
run '--check, compressed names' --check wrong.callgrind
run '--diff report' $a --diff old.callgrind new.callgrind
run '--diff, inclusive' $a --inclusive=yes --diff old.callgrind new.callgrind
run 'merged report' $a old.callgrind new.callgrind
run '--show, an evil event' "--show=Event$evil" old.callgrind
run '--show, unknown, typed' "--show=No$evil" old.callgrind
run '--sort, unknown, typed' "--sort=No$evil:5" old.callgrind
run '--sort, a wrong threshold, typed' "--sort=No:$evil" old.callgrind
run '--event, wrong, typed' "--event=X$evil = $evil" "--show=X$evil" old.callgrind
run '--match' $a "--match=$clean" old.callgrind
run '--match, wrong, typed' $a "--match=($evil" old.callgrind
run '--hide' $a --hide=callee old.callgrind
run '--mod-file, wrong, typed' "--mod-file=s/$evil" old.callgrind
run '--mod-fn adds them' $a "--mod-fn=s/rec/$evil/" old.callgrind
run '--fail-if' $a --auto=no '--fail-if=.*:Ir>0' '--fail-if=Ir>0' old.callgrind
run '--fail-if, evil, typed' $a --auto=no "--fail-if=fn-$evil:Ir>0" old.callgrind
run '--fail-if, wrong, typed' "--fail-if=$evil>0" old.callgrind
run '--include' $a "--include=dir-$evil" old.callgrind
run 'an unknown option, typed' "--$evil" old.callgrind
run 'a source' $a --auto=no old.callgrind "file-$evil.c"
run 'a source that is not there, typed' --auto=no old.callgrind "gone-$evil.c"
run 'a profile that is not there, typed' "gone-$evil.callgrind"
cp old.callgrind "callgrind.out.$evil"
touch -d 2100-01-01T00:00:00 "file-$evil.c"
run 'a newer source, report' $a old.callgrind
run 'a newer source, --fn' '--fn=/fn-/' old.callgrind
touch -d 2020-01-01T00:00:00 ./*.c
echo one >"missing-$evil.c"
touch -d 2020-01-01T00:00:00 ./*.c
run 'lines past the end, report' $a old.callgrind
rm "missing-$evil.c"
mkdir "missing-$evil.c"
run 'a directory as source, report' $a old.callgrind
rmdir "missing-$evil.c"
run 'the file name, report' $a "callgrind.out.$evil"
run 'the default input, report' $a
run 'the file name, --list=parts' --list=parts "callgrind.out.$evil"
run 'the file name, --diff' $a --diff "callgrind.out.$evil" new.callgrind
cp wrong.callgrind "wrong-$evil"
run 'the file name, --check' --check "wrong-$evil"
run 'the file name, warnings, typed' "wrong-$evil"
: >"empty-$evil"
run 'the file name, empty, typed' "empty-$evil" old.callgrind
run 'colours, report' $a --color=always old.callgrind
run 'colours, --by' $a --color=always --by=function old.callgrind
run 'colours, --fn' --color=always '--fn=/./' old.callgrind
ours $a old.callgrind
ours --summary old.callgrind
