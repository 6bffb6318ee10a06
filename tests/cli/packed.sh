#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Compressed profiles: known by what is in them and not by their names, read to
# the end or not at all.  A format whose program is not installed is skipped,
# and that is said; that a program is missing is tested for all of them.

# shellcheck source=results
. "$(dirname "$0")/results"
in_one_process

here=$(cd "$(dirname "$0")" && pwd) || exit 1
plain=$here/../golden/merge/thr_sep.out-03
other=$here/../golden/merge/thr_sep.out-04

# feed ARGUMENT...: as run, with the standard input of the caller
feed() {
	"$timeout" 100 "$CGANNOTATE" "$@" >out 2>err
	status=$?
}
timeout=$(command -v timeout)

# slowly BYTES FILE ARGUMENT...: the file on a pipe, whose rest comes when its first bytes were
# read
slowly() {
	[ -p slow ] || mkfifo slow
	exec 4<>slow
	head -c "$1" "$2" >&4 &
	local writer=$!
	"$timeout" 100 "$CGANNOTATE" "${@:3}" - <slow >out 2>err 4>&- &
	local reader=$!
	wait $writer
	until_true all_taken
	tail -c +$(($1 + 1)) "$2" >&4
	exec 4>&-
	wait $reader
	status=$?
}
all_taken() {
	! read -r -t 0 <&4
}

# same NAME WANTED: the report is that in the file WANTED, but for its name
same() {
	if [ "$status" != 0 ]; then
		not_ok "$1" "exit status $status"
	elif [ -s err ]; then
		not_ok "$1" 'it complains'
	elif [ "$(sed "s/^Profile data file '[^']*'/Profile data file/" out)" != "$(<"$2")" ]; then
		not_ok "$1" 'the report is another one'
	else
		ok "$1"
	fi
}

# fails NAME TEXT: no report, exit status 1, and TEXT is the last thing said
fails() {
	if [ "$status" != 1 ]; then
		not_ok "$1" "exit status $status"
	elif [ -s out ]; then
		not_ok "$1" 'there is a report'
	elif mapfile -t said <err && ! [[ ${said[*]: -1} =~ ^cgannotate:\ .*$2 ]]; then
		not_ok "$1" "the message is not '$2'"
	else
		ok "$1"
	fi
}

wanted() {
	run "$@"
	sed "s/^Profile data file '[^']*'/Profile data file/" out
}

wanted --auto=no --inclusive=yes "$plain" >wanted.one
wanted --auto=no --inclusive=yes "$plain" "$other" >wanted.two
grep -q '^31,877 (100.0%)  PROGRAM TOTALS' wanted.one || {
	echo 'not ok packed: the plain profile is not read'
	exit 1
}

damage() {
	local size
	size=$(wc -c <"$1")
	cp "$1" "$2"
	printf '\377\377\377\377\377\377\377\377' |
		dd of="$2" bs=1 seek=$((size / 2)) conv=notrunc 2>/dev/null
}

# A file that says it is of this format, for where there is no program
beginning() {
	case $1 in
	gzip) printf '\037\213\010\000\000\000\000\000\000\003' ;;
	xz) printf '\3757zXZ\000\000\004\346\326\264\106' ;;
	bzip2) printf 'BZh91AY&SY' ;;
	zstd) printf '\050\265\057\375\044\000\000\000\000\000' ;;
	esac
	printf 'some more bytes that nobody will ever read'
}

for format in gzip xz bzip2 zstd; do
	beginning $format >begun.profile
	PATH=/nonexistent run --auto=no begun.profile
	fails "$format is not installed" "begun.profile: .*$format.* not installed"
	PATH=/nonexistent feed --auto=no - <begun.profile
	fails "$format is not installed, stdin" "-: .*$format.* not installed"
	PATH=/nonexistent run --auto=no "$plain" begun.profile
	fails "$format is not installed, second file" \
		"begun.profile: .*$format.* not installed"
	PATH=/nonexistent run --diff --auto=no "$plain" begun.profile
	fails "$format is not installed, --diff" \
		"begun.profile: .*$format.* not installed"
	if ! command -v $format >/dev/null; then
		echo "$format is not installed: skipped"
		continue
	fi
	$format -c <"$plain" >"profile.txt"
	cp profile.txt 'a name.c'
	run --auto=no --inclusive=yes profile.txt
	same "$format, whatever its name" wanted.one
	run --auto=no --inclusive=yes 'a name.c' "$other"
	same "$format, and a plain one" wanted.two
	$format -c <"$other" >second.c
	run --auto=no --inclusive=yes profile.txt second.c
	same "$format, two of them" wanted.two
	feed --auto=no --inclusive=yes - <profile.txt
	same "$format, a file on stdin" wanted.one
	feed --auto=no --inclusive=yes - < <(cat profile.txt)
	same "$format, a pipe on stdin" wanted.one
	slowly 3 profile.txt --auto=no --inclusive=yes
	same "$format, a slow pipe" wanted.one

	size=$(wc -c <profile.txt)
	for cut in $((size / 2)) $((size - 4)) 12; do
		head -c $cut profile.txt >cut.out
		run --auto=no cut.out
		fails "$format, cut at $((size - cut)) from its end" \
			"cut.out: $format .*(damaged|cut)"
	done
	head -c $((size / 2)) profile.txt >cut.out
	feed --auto=no - <cut.out
	fails "$format, cut on stdin" "-: $format .*(damaged|cut)"
	run --auto=no "$plain" cut.out
	fails "$format, a second file that is cut" \
		"cut.out: $format .*(damaged|cut)"
	run --diff --auto=no "$plain" cut.out
	fails "$format, --diff with one that is cut" \
		"cut.out: $format .*(damaged|cut)"
	run --check cut.out
	: >out # its lines, up to there
	fails "$format, --check of one that is cut" \
		"cut.out: $format .*(damaged|cut)"
	damage profile.txt damaged.out
	run --auto=no damaged.out
	fails "$format, damaged" "damaged.out: $format .*(damaged|cut)"
	feed --auto=no - <damaged.out
	fails "$format, damaged on stdin" "-: $format .*(damaged|cut)"

	# The message is short whatever is in the file
	head -c 300 /dev/zero | $format -c >zero.out
	run --auto=no zero.out
	if [ "$status" = 1 ] && [ ! -s out ]; then
		ok "$format of what is no profile"
	else
		not_ok "$format of what is no profile" "exit status $status"
	fi
	: | $format -c >nothing.out
	run --auto=no nothing.out
	fails "$format of nothing" 'nothing.out: the file is empty'
done

# --- pipes -------------------------------------------------------------------

command -v gzip >/dev/null || exit 0

# alone: nothing is left of what was run, which may take a moment to end
alone() {
	! pgrep -s 0 -f "^gzip -dc|^$CGANNOTATE" >left
}

# ends NAME SECONDS: the last run took no longer, and nothing is left of it
ends() {
	until_true alone
	if [ "$status" = 124 ]; then
		not_ok "$1" 'it does not end'
	elif ((SECONDS - began > $2)); then
		not_ok "$1" "it took $((SECONDS - began)) seconds"
	elif ! alone; then
		not_ok "$1" 'it leaves a helper behind'
	else
		ok "$1"
	fi
}
command -v pgrep >/dev/null || pgrep() {
	false
}

{
	printf 'events: A\nversion: 9\n'
	seq 1000000
} | gzip -1 >later.gz
began=$SECONDS
feed - < <(cat later.gz)
fails 'a later version on a pipe' '-:2: this is a later version'
ends 'it ends at once' 5

seq -f 'no profile %.0f' 500000 | gzip -1 >other.gz
began=$SECONDS
timeout 100 "$CGANNOTATE" --auto=no "$plain" - >out 2>err < <(cat other.gz)
status=$?
ends 'no profile on a pipe, behind one' 5

{
	gzip -c <"$plain"
	printf '\1\2\3 garbage'
} >garbage.gz
run --auto=no --inclusive=yes garbage.gz
sed "s/^Profile data file '[^']*'/Profile data file/" out >got
if [ "$status" != 0 ] || ! cmp -s got wanted.one; then
	not_ok 'garbage behind the end' "exit status $status"
elif ! grep -q '^cgannotate: garbage.gz: what follows .* is ignored' err; then
	not_ok 'garbage behind the end' 'it says nothing'
else
	ok 'garbage behind the end is a warning'
fi

if env --ignore-signal=CHLD true 2>/dev/null; then
	gzip -c <"$plain" >good.gz
	timeout 100 env --ignore-signal=CHLD "$CGANNOTATE" --auto=no \
		--inclusive=yes good.gz >out 2>err
	status=$?
	same 'the parent ignores SIGCHLD' wanted.one
else
	echo '# env cannot ignore SIGCHLD here: not tested'
fi

{
	echo 'a line before it'
	gzip -c <"$plain"
} >behind
timeout 100 bash -c 'read -r line; exec "$0" --auto=no --inclusive=yes -' \
	"$CGANNOTATE" <behind >out 2>err
status=$?
same 'from the offset of standard input on' wanted.one

# A program that is killed takes its own processes along
exec 4<>slow
head -c 9000 other.gz >&4
"$CGANNOTATE" - <slow >out 2>err &
pid=$!
until_true all_taken
until_true pgrep -P $pid -f '^gzip -dc' >left
began=$SECONDS
kill -9 $pid
wait $pid 2>/dev/null
status=0
ends 'killed' 5
exec 4>&-

# A helper has the descriptors that we were given, and none of ours
mkdir bin
printf '#!/bin/sh\nls /proc/self/fd >fds\nexec %s "$@"\n' \
	"$(command -v gzip)" >bin/gzip
chmod +x bin/gzip
if [ -d /proc/self/fd ]; then
	gzip -c <"$plain" | PATH=$PWD/bin:$PATH gzip -dc >/dev/null
	mv fds given
	gzip -c <"$plain" | PATH=$PWD/bin:$PATH timeout 100 "$CGANNOTATE" \
		--auto=no --inclusive=yes - >out 2>err
	status=${PIPESTATUS[1]}
	same 'a helper that lists its descriptors' wanted.one
	if cmp -s given fds; then
		ok 'no descriptor leaks into a helper'
	else
		not_ok 'a descriptor leaks into a helper' "$(<fds)"
	fi
fi

# bomb BYTES: that many bytes of costs, compressed to a thousandth
bomb() {
	{
		printf 'events: A\nfn=f\n'
		yes '1 1' | head -c "$1"
	} | gzip -c
}
bomb 12000000 >bomb.gz
bomb 3900000 >little.gz
run --no-auto bomb.gz
fails 'what unpacks to too much is not read' \
	'bomb.gz unpacks to more than 50 times .*limits=no.*'
feed --no-auto - < <(cat bomb.gz)
fails 'nor is it from a pipe' \
	'- unpacks to more than 50 times .*limits=no.*'
for from in little.gz -; do
	feed --no-auto $from < <(cat little.gz)
	[ "$status" = 0 ] && grep -q '^975,000 (100.0%)' out &&
		ok "but little is, $from" || not_ok 'what unpacks to 4 MB' \
			"$status"
	feed --no-auto --limits=no "${from/little/bomb}" < <(cat bomb.gz)
	[ "$status" = 0 ] && grep -q '^3,000,000 (100.0%)' out &&
		ok "--limits=no reads all of it, $from" ||
		not_ok '--limits=no' "$status"
done

# 5 MB of numbers compress to less than a third only, and may come slowly
{
	printf 'events: A\nfn=f\n'
	seq 800000 | sed 's/$/ 1/'
} | gzip -c >long.gz
slowly 500000 long.gz --no-auto
[ "$status" = 0 ] && grep -q '^800,000 (100.0%)' out &&
	ok 'a pipe of more than any may unpack to' ||
	not_ok 'a long pipe' "$status"
rm little.gz long.gz
rm bomb.gz

# A helper gets no options by the environment, and has 60 seconds
mkdir -p fake
printf '#!/bin/sh\nenv >seen\nexec %s "$@"\n' "$(command -v gzip)" >fake/gzip
chmod +x fake/gzip
gzip -c <"$plain" >good.gz
GZIP=-1 XZ_OPT=-v XZ_DEFAULTS=-v BZIP2=-v KEPT=1 PATH=$PWD/fake:$PATH \
	"$CGANNOTATE" --auto=no --inclusive=yes good.gz >out 2>err
status=$?
same 'a helper with another environment' wanted.one
if grep -q '^KEPT=1' seen && ! grep -qE '^(GZIP|XZ_|BZIP2)' seen; then
	ok 'options in the environment are not passed on'
else
	not_ok 'options in the environment' "$(grep -E 'ZIP|XZ' seen)"
fi
printf '#!/bin/sh\nexec /nonexistent/gzip "$@"\n' >fake/gzip
PATH=$PWD/fake:$PATH "$CGANNOTATE" good.gz >out 2>err
status=$?
fails 'a helper that finds no program itself' 'good.gz: cannot run gzip$'
chmod -x fake/gzip
PATH=$PWD/fake "$CGANNOTATE" good.gz >out 2>err
status=$?
fails 'a helper that may not be run' 'good.gz: cannot run gzip: Permission denied$'
chmod +x fake/gzip
if [ -n "${CHECK_ALL:-}" ]; then
	printf '#!/bin/sh\nexec sleep 1000\n' >fake/gzip
	PATH=$PWD/fake:$PATH timeout 80 "$CGANNOTATE" good.gz >out 2>err
	status=$?
	fails 'a helper that stalls is ended' 'good.gz: no more data came; giving up'
	PATH=$PWD/fake:$PATH timeout 80 "$CGANNOTATE" - >out 2>err \
		< <(cat good.gz)
	status=$?
	fails 'a helper that stalls on a pipe' '-: no more data came; giving up'
fi

# Many data of a page are packed by the same program, or without it as they are
mkdir no-gzip
{ echo 'events: Ir'; seq -f 'fn=function_%.0f
1 5' 2000; } >many.out
data_of() {
	sed -n '/id="data">/,/<\/script>/{ s/.*id="data">//; s/<\/script>.*//; p; }' "$1"
}
"$CGANNOTATE" --format=html --min=0 many.out >page 2>err
PATH=$PWD/no-gzip "$CGANNOTATE" --format=html --min=0 many.out >out 2>err
data_of out >wanted
data_of page | base64 -d | gzip -dc >data
echo >>data
check 'the data of a page are the same when they are packed' cmp wanted data
