#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Compressed profiles: known by what is in them and not by their names, read to
# the end or not at all.  A format whose program is not installed is skipped,
# and that is said; that a program is missing is tested for all of them.

# shellcheck source=results
. "$(dirname "$0")/results"
in_one_process

plain=$golden/merge/thr_sep.out-03
other=$golden/merge/thr_sep.out-04
report=(--auto=no --inclusive=yes)
timeout=$(command -v timeout)

# feed ARGUMENT...: as run, with the standard input of the caller
feed() {
	"$timeout" 100 "$CGANNOTATE" "$@" >out 2>err
	status=$?
}

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

# unnamed: a report without the name of its file
unnamed() {
	sed "s/^Profile data file '[^']*'/Profile data file/" out
}

# same NAME WANTED: the report is that in the file WANTED, but for its name
same() {
	equal "$1: status and messages" '0 ' "$status $(<err)"
	check "$1" [ "$(unnamed)" = "$(<"$2")" ]
}

# fails NAME TEXT: no report, exit status 1, and TEXT is the last thing said
fails() {
	equal "$1: status and no report" '1 ' "$status $(<out)"
	check "$1" grep -qE "^cgannotate: .*$2" <(tail -n 1 err)
}

run "${report[@]}" "$plain"
unnamed >wanted.one
run "${report[@]}" "$plain" "$other"
unnamed >wanted.two
check 'the plain profile is read' grep -q '^31,877 (100.0%)  PROGRAM TOTALS' wanted.one

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
	PATH=/nonexistent run --auto=no "$plain" begun.profile
	fails "$format is not installed" "begun.profile: .*$format.* not installed"
	PATH=/nonexistent feed --auto=no - <begun.profile
	fails "$format is not installed, stdin" "-: .*$format.* not installed"
	if ! command -v $format >/dev/null; then
		echo "$format is not installed: skipped"
		continue
	fi
	$format -c <"$plain" >'a name.c'
	$format -c <"$other" >second.txt
	run "${report[@]}" 'a name.c' "$other"
	same "$format, whatever its name, and a plain one" wanted.two
	run "${report[@]}" 'a name.c' second.txt
	same "$format, two of them" wanted.two
	feed "${report[@]}" - <'a name.c'
	same "$format, a file on stdin" wanted.one
	feed "${report[@]}" - < <(cat 'a name.c')
	same "$format, a pipe on stdin" wanted.one
	slowly 3 'a name.c' "${report[@]}"
	same "$format, a slow pipe" wanted.one

	size=$(wc -c <'a name.c')
	for cut in 12 $((size - 4)) $((size / 2)); do
		head -c $cut 'a name.c' >cut.out
		run --auto=no "$plain" cut.out
		fails "$format, cut at $((size - cut)) from its end" \
			"cut.out: $format .*(damaged|cut)"
	done
	feed --auto=no - <cut.out
	fails "$format, cut on stdin" "-: $format .*(damaged|cut)"
	run --check cut.out
	: >out # its lines, up to there
	fails "$format, --check of one that is cut" "cut.out: $format .*(damaged|cut)"
	{
		head -c $((size / 2)) 'a name.c'
		printf '\377\377\377\377\377\377\377\377'
		tail -c +$((size / 2 + 9)) 'a name.c'
	} >damaged.out
	run --auto=no damaged.out
	fails "$format, damaged" "damaged.out: $format .*(damaged|cut)"
	: | $format -c >nothing.out
	run --auto=no nothing.out
	fails "$format of nothing" 'nothing.out: the file is empty'
done

# --- pipes -------------------------------------------------------------------

command -v gzip >/dev/null || exit $bad

# ended NAME: nothing is left of what was run, which may take a moment to end
ended() {
	check "$1: no helper stays" until_true alone
}
alone() {
	! pgrep -s 0 -f "^gzip -dc|^$CGANNOTATE" >left
}
command -v pgrep >/dev/null || pgrep() {
	false
}

{
	printf 'events: A\nversion: 9\n'
	seq 1000000
} | gzip -1 >later.gz
feed - < <(cat later.gz)
fails 'a later version on a pipe' '-:2: this is a later version'
ended 'a later version on a pipe'

gzip -c <"$plain" >good.gz
if env --ignore-signal=CHLD true 2>/dev/null; then
	timeout 100 env --ignore-signal=CHLD "$CGANNOTATE" "${report[@]}" good.gz >out 2>err
	status=$?
	same 'the parent ignores SIGCHLD' wanted.one
else
	echo '# env cannot ignore SIGCHLD here: not tested'
fi
# A helper has the descriptors that we were given, and none of ours
mkdir bin
printf '#!/bin/sh\nls /proc/self/fd >fds\nexec %s "$@"\n' "$(command -v gzip)" >bin/gzip
chmod +x bin/gzip
if [ -d /proc/self/fd ]; then
	PATH=$PWD/bin:$PATH gzip -dc <good.gz >/dev/null
	mv fds given
	PATH=$PWD/bin:$PATH feed "${report[@]}" - <good.gz
	same 'a helper that lists its descriptors' wanted.one
	check 'no descriptor leaks into a helper' diff given fds
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
# read_all NAME TOTAL: the report has it
read_all() {
	equal "$1" "0 $2" "$status $(sed -n 's/ (100.0%) .*PROGRAM TOTALS.*//p' out)"
}
for from in little.gz -; do
	feed --no-auto $from < <(cat little.gz)
	read_all "but little is, $from" 975,000
	feed --no-auto --limits=no "${from/little/bomb}" < <(cat bomb.gz)
	read_all "--limits=no reads all of it, $from" 3,000,000
done
# 5 MB of numbers compress to less than a third only, and may come slowly
{
	printf 'events: A\nfn=f\n'
	seq 800000 | sed 's/$/ 1/'
} | gzip -c >long.gz
slowly 500000 long.gz --no-auto
read_all 'a pipe of more than any may unpack to' 800,000

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
{ data_of page | base64 -d | gzip -dc; echo; } >data
check 'the data of a page are the same when they are packed' cmp wanted data
exit $bad
