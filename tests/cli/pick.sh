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

# safe HOW ARGUMENT...: no control character is printed; with HOW "report", a good name is, and
# with "typed", standard error may have what the user typed
safe() {
	local name="$1 ${*:2}" ours='' stream
	program "${@:2}" >out 2>err
	status=$?
	check "$name: something is printed, with a status" \
		[ $((status <= 3 && $(cat out err | wc -c) > 0)) = 1 ]
	[ "$1" != report ] || check "$name: a good name" grep -q "$clean" out
	# Our own colours, where they are asked for
	[[ $* != *--color=always* ]] || ours='s/\x1b\[[0-9;]*m//g'
	for stream in out err; do
		[ "$1,$stream" != typed,err ] || continue
		# C0 but tab and newline, DEL, C1 as bytes and as UTF-8: a byte
		# of 0x80 to 0x9f is right behind another byte of UTF-8 only
		equal "$name: std$stream" '' "$(sed -n "$ours
			s/\xc3[\x80-\xbf]//g
			/[^\t\x20-\x7e\xa0-\xff]/p" $stream | head -n 2 | cat -v)"
	done
}

cp old.callgrind "callgrind.out.$evil"
cp wrong.callgrind "wrong-$evil"
: >"empty-$evil"
# How, and the arguments: @ is what is evil, + what is good
while IFS= read -r line; do
	read -ra arguments <<<"$line"
	arguments=("${arguments[@]//@/$evil}")
	safe "${arguments[@]//+/$clean}"
done <<'END'
report old.callgrind
report --threshold=100 --inclusive=yes --tree=both old.callgrind
report --threshold=100 --show-percs=no --context=0 old.callgrind
report --threshold=100 --by=function old.callgrind
any --by=file --inclusive=yes old.callgrind
any --by=object --diff old.callgrind new.callgrind
any --by=line --layout=screen old.callgrind
any --summary old.callgrind
any --call-tree old.callgrind
any --fn=/./ old.callgrind
any --fn=fn-@ old.callgrind
typed --fn=none-@ old.callgrind
typed --fn=/(@/ old.callgrind
any --fn=/./ --diff old.callgrind new.callgrind
any --list=parts old.callgrind
any --list=parts --part=9 old.callgrind
typed --part=@ old.callgrind
any --list=events old.callgrind
any --list=events --event=Own@=Ir:long@ old.callgrind
any --check old.callgrind wrong.callgrind
report --threshold=100 old.callgrind wrong.callgrind
report --threshold=100 --diff old.callgrind new.callgrind
report --threshold=100 old.callgrind new.callgrind
any --show=Event@ old.callgrind
typed --show=No@ old.callgrind
typed --sort=No@:5 old.callgrind
typed --sort=No:@ old.callgrind
typed --event=X@=@ --show=X@ old.callgrind
report --match=+ old.callgrind
typed --match=(@ old.callgrind
any --hide=callee old.callgrind
typed --mod-file=s/@ old.callgrind
report --threshold=100 --mod-fn=s/rec/@/ old.callgrind
any --auto=no --fail-if=.*:Ir>0 --fail-if=Ir>0 old.callgrind
typed --auto=no --fail-if=fn-@:Ir>0 old.callgrind
typed --fail-if=@>0 old.callgrind
any --include=dir-@ old.callgrind
typed --@ old.callgrind
any --auto=no old.callgrind file-@.c
typed --auto=no old.callgrind gone-@.c
typed gone-@.callgrind
report --threshold=100 callgrind.out.@
report --threshold=100
any --list=parts callgrind.out.@
any --diff callgrind.out.@ new.callgrind
any --check wrong-@
typed wrong-@
typed empty-@ old.callgrind
report --color=always --threshold=100 old.callgrind
any --color=always --by=function old.callgrind
any --color=always --fn=/./ old.callgrind
END
touch -d 2037-01-01 "file-$evil.c"
safe report --threshold=100 old.callgrind
safe any '--fn=/fn-/' old.callgrind
# A colour of our own is not what a name asks for
program --color=always old.callgrind >out 2>err
check 'there are colours' grep -q "$(printf '\033')" out
equal 'but of no name' 0 "$(grep -c "$(printf '\033')\]0;" out)"
exit $bad
