#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# -o FILE: the file is complete, or it is what it was before.

# shellcheck source=results
. "$(dirname "$0")/results"
umask 027
in_one_process

formats=$(cd "$(dirname "$0")/../golden/formats" && pwd) || exit 1
cp "$formats"/*.callgrind . || exit 1
# alone FILE: it is there, and none that is to replace it
alone() {
	local files=("$1"* .cgannotate*)
	[ "${files[*]}" = "$1 .cgannotate*" ] && [ -e "$1" ]
}

run --format=csv new.callgrind
mv out wanted
run --format=csv -o new.csv new.callgrind
check 'a new file' cmp -s wanted new.csv
check 'nothing else is printed' [ ! -s out ]
check 'its access is that of new files' [ "$(stat -c %a new.csv)" = 640 ]
check 'nothing stays beside it' alone new.csv

echo old >old.csv
chmod 604 old.csv
run --format=csv --output=old.csv new.callgrind
check 'an old file is replaced' cmp -s wanted old.csv
check 'its access stays' [ "$(stat -c %a old.csv)" = 604 ]

mkdir there
echo old >there/target
ln -s there/target link
run --format=csv -o link new.callgrind
check 'a link is followed' cmp -s wanted there/target
check 'it stays a link' [ -L link ]
ln -s there/nothing dangling
run --format=csv -o dangling new.callgrind
check 'so is a link to nothing' cmp -s wanted there/nothing

# The descriptors of the program are written to as they are
for name in /dev/stdout /proc/self/fd/1 /dev/fd/1 to-stdout to-link; do
	ln -sf /dev/stdout to-stdout
	ln -sf to-stdout to-link
	[ -e "$name" ] || continue
	seq 1000 >log
	"$CGANNOTATE" --format=csv -o "$name" new.callgrind >>log 2>err
	seq 1000 | cat - wanted | cmp -s - log
	check "-o $name appends to a log" [ $? = 0 ]
	{
		echo first
		"$CGANNOTATE" --format=csv -o "$name" new.callgrind
		echo last
	} >log 2>err
	{ echo first; cat wanted; echo last; } | cmp -s - log
	check "-o $name writes where the shell is" [ $? = 0 ]
	"$CGANNOTATE" --format=csv -o "$name" new.callgrind 2>err | cat >piped
	check "-o $name writes to a pipe" cmp -s wanted piped
done
rm to-stdout
"$CGANNOTATE" --format=csv -o /dev/stderr new.callgrind 2>log
check '-o /dev/stderr' cmp -s wanted log
"$CGANNOTATE" --format=csv -o log new.callgrind 2>&-
check 'without a standard error' cmp -s wanted log
"$CGANNOTATE" - <&- >out 2>err
check 'without a standard input, it is empty' \
	grep -q '^cgannotate: -: the file is empty$' err

run --format=csv -o - new.callgrind
check '-o - is standard output' cmp -s wanted out
check 'and no file' [ ! -e ./- ]
run --check -o check.txt bad.callgrind
check '--check writes there too' [ "$(wc -l <check.txt)" = 2 ]
check 'with its exit status' [ $status = 1 ]
mkfifo pipe
"$CGANNOTATE" --format=csv -o pipe new.callgrind 2>err &
cat pipe >piped
wait $!
check 'a pipe is written to' cmp -s wanted piped
check 'and stays one' [ -p pipe ]

# Names so long that no other name beside them is longer
for length in 247 248 255; do
	name=$(printf "%0${length}d" 0)
	run --format=csv -o "$name" new.callgrind
	check "a new file with a name of $length bytes" cmp -s wanted "$name"
	echo old >"$name"
	chmod 604 "$name"
	run --format=csv -o "$name" new.callgrind
	check "an old file with a name of $length bytes" cmp -s wanted "$name"
	check "a name of $length bytes: its access stays" [ "$(stat -c %a "$name")" = 604 ]
	rm "$name"
	check "a name of $length bytes: nothing stays" [ "$(echo 000*)" = '000*' ]
done
name=$(printf '%0256d' 0)
run --format=csv -o "$name" new.callgrind
equal 'a name that is too long' "1 cgannotate: $name: cannot be written: File name too long" \
	"$status $(<err)"

# Failures, one after the other; the old file must stay
try() {
	local what=$1 wanted=$2
	shift 2
	echo old >kept.csv
	"$@" >out 2>err </dev/null
	status=$?
	check "$what: exit status" [ $status = "$wanted" ]
	check "$what: the old file stays" [ "$(<kept.csv)" = old ]
	check "$what: one line says why" [ "$(grep -c '' err)" = 1 ]
	check "$what: nothing is beside it" alone kept.csv
}

try 'a report that fails' 2 \
	program --format=csv --show=None -o kept.csv new.callgrind
try 'a profile that is not there' 1 \
	program --format=csv -o kept.csv not-there
try 'a format without the option' 2 \
	program --format=folded --list=parts -o kept.csv new.callgrind
try 'a comparison that cannot be written' 2 \
	program --format=callgrind --diff -o kept.csv \
	old.callgrind new.callgrind

protected() {
	chmod 444 kept.csv
	"$@"
	status=$?
	chmod 644 kept.csv
	return $status
}
try 'a file that nobody may write to' 1 protected \
	"$CGANNOTATE" --format=csv -o kept.csv new.callgrind

# A page has more than the 8 KB that a file may have here
limited() (
	ulimit -f 8
	exec env "--$1-signal=XFSZ" "${@:2}"
)
try 'a file that cannot grow' 1 limited ignore \
	"$CGANNOTATE" --no-auto --format=html -o kept.csv new.callgrind

# stays NAME: the old file, and nothing beside it
stays() {
	check "$1: the old file stays" [ "$(<killed.txt)" = old ]
	check "$1: nothing is beside it" alone killed.txt
}

# In the middle of the writing, by a signal
echo old >killed.txt
limited default "$CGANNOTATE" --format=html -o killed.txt new.callgrind \
	>out 2>err
check 'a killed run: it was killed' [ $? -gt 128 ]
stays 'a killed run'

# In the middle of the reading, which --check does with its output open.  The
# sanitizers take some signals for themselves.

# begun: the file beside its place is there
begun() {
	! alone killed.txt || gone $!
}
mkfifo endless
exec 5<>endless
ulimit -c 0
for signal in HUP INT QUIT ABRT FPE SEGV ALRM TERM XCPU PROF; do
	env --default-signal "$plain" --check -o killed.txt \
		endless >out 2>err 5>&- &
	until_true begun
	kill -$signal $!
	wait $! 2>/dev/null
	status=$?
	equal "SIG$signal: it was killed" $((128 + $(kill -l $signal))) $status
	stays "SIG$signal"
done
exec 5>&-

run --format=csv -o /dev/full new.callgrind
equal 'a full device' '1 1' "$status $(grep -c '^cgannotate: /dev/full: .*No space' err)"
for format in $(formats); do
	"$CGANNOTATE" --format=$format new.callgrind >/dev/full 2>err
	equal "a full standard output, $format" '1 1' "$? $(grep -c 'No space left on device$' err)"
done
for name in no/such/place there; do
	run --format=csv -o $name new.callgrind
	equal "no place for $name" '1 1' "$status $(grep -c "^cgannotate: .*$name: " err)"
done
exit $bad
