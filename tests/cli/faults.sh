#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# When memory, a disk or another program fails, the program says so and exits
# with 1, or its report is right.  faults.c, which is preloaded, makes the
# faults; the program is a plain build, as sanitizers cannot be used with a
# preloaded library.

# shellcheck source=results
. "$(dirname "$0")/results"

root=$(cd "$(dirname "$0")/../.." && pwd) || exit 1
plain=${CGANNOTATE%/asan/cgannotate}/cgannotate
[ -x "$plain" ] || plain=$CGANNOTATE

# run ARGUMENT...: what it prints is in out and err, its exit status in $status
run() {
	timeout 100 "$plain" "$@" >out 2>err </dev/null
	status=$?
}

# faulty FAULT FILE ARGUMENT...: the same with a fault, which ends it after 100
# seconds
faulty() {
	: >mark
	FAULT=$1 FAULT_FILE=$2 FAULT_MARK=$PWD/mark LD_PRELOAD=$PWD/faults.so \
		"$plain" "${@:3}" >out 2>err </dev/null
	status=$?
}

# told TEXT: a line on stderr has it
told() {
	local line
	while IFS= read -r line; do
		[[ $line != 'cgannotate: '*"$1"* ]] || return 0
	done <err
	return 1
}

# fails NAME TEXT: it said TEXT on stderr, and exited with 1
fails() {
	if [ "$status" != 1 ]; then
		not_ok "$1" "exit status $status"
	elif ! grep -q "^cgannotate: .*$2" err; then
		not_ok "$1" "no message '$2'"
	else
		ok "$1"
	fi
}

# same NAME: the report is that of the run without a fault
same() {
	if [ "$status" != 0 ]; then
		not_ok "$1" "exit status $status"
	elif ! cmp -s out good; then
		not_ok "$1" "another report"
	else
		ok "$1"
	fi
}

# happened NAME: the fault was made at all
happened() {
	[ -s mark ] && return
	not_ok "$1" "the fault was not made"
	return 1
}

# A profile whose file is named by its whole path, shown as src.c
here=$(pwd)
cat >small.out <<END
version: 1
creator: callgrind-3.19.0
positions: line
events: Ir Dr

ob=(1) a.so
fl=(1) $here/src.c
fn=(1) main
3 10 2
cfn=(2) f
calls=3 7
4 90 4
fi=(2) $here/src.h
2 5
fe=(1)
5 1
fn=(2)
7 60 4
cfn=(3) g
calls=2 9
8 30
fn=(3)
9 20
cfn=(2)
calls=1 7
9 10
totals: 96 6
END
seq -f 'line %g' 12 >src.c
seq -f 'header %g' 3 >src.h

# As many lines as need several reads, and a report that fills many buffers
{
	echo 'events: Ir'
	echo 'fl=long.c'
	awk 'BEGIN { for (i = 1; i <= 40000; i++)
		printf("fn=function_number_%d\n%d %d\n", i, i, i + 5) }'
} >large.out
seq -f 'line %g of a source that is longer than a block' 60000 >long.c
touch -d 2001-01-01 src.c src.h long.c
cp -p long.c keep.c

# --- files that are none -----------------------------------------------------

mkdir directory
run directory
fails 'a directory as a profile' 'directory: Is a directory'
run nowhere.out
fails 'no such profile' 'nowhere.out: No such file'
printf '\177ELF\002\001\001\000\000\000' >program
run program
fails 'a program as a profile' 'program: this is a program or a library; record'
run small.out directory
fails 'a directory as a source' directory

printf 'events: A\nfl=directory\nfn=f\n1 1\n' >p
run p
if [ $status = 0 ] && grep -q '^  directory$' out; then
	ok 'a directory as a source that the profile names'
else
	not_ok 'a directory as a source that the profile names' "$status"
fi

mkfifo fifo
exec 3<>fifo
for file in "$here/fifo" /dev/zero /dev/tty /dev/stdin /proc/self/fd/0 /dev/fd/0
do
	printf 'events: A\nfl=%s\nfn=f\n1 1\n' "$file" >p
	timeout 100 "$plain" p <&3 >out 2>err
	status=$?
	case $file in "$here"/*) file=FIFO ;; esac
	if [ $status = 0 ] && grep -q 'could not be found' out; then
		ok "$file as a source is not opened for reading"
	else
		not_ok "$file as a source is not opened for reading" "$status"
	fi
done

exec 3>&-

# --- helper programs ---------------------------------------------------------

mkdir bin
if command -v gzip >/dev/null; then
	gzip -c large.out >packed.gz
	run packed.gz
	cp out good
	run large.out
	sed 's/large\.out/packed.gz/' out >plain.txt
	cp plain.txt out
	same 'a compressed profile'
	head -c 30000 packed.gz >cut.gz
	run cut.gz
	fails 'a compressed profile that was cut' 'cut.gz: '
	[ ! -s out ] || not_ok 'a compressed profile that was cut' 'a report'
	head -c 2 packed.gz >p
	run p
	fails 'two bytes of a compressed profile' 'p: '
fi
# helper NAME TEXT COMMAND: instead of gzip, the command runs
helper() {
	printf '#!/bin/sh\n%s\n' "$3" >bin/gzip
	chmod +x bin/gzip
	printf '\037\213 no such thing' >p
	timeout 100 env "PATH=$PWD/bin:$PATH" "$plain" p >out 2>err </dev/null
	status=$?
	fails "$1" "$2"
	[ ! -s out ] || not_ok "$1" 'something was printed'
}
helper 'a helper that fails' 'p: ' 'exit 3'
helper 'a helper that fails behind a whole profile' 'p: ' \
	'printf "events: A\nfn=f\n1 1\n"; exit 1'
helper 'a helper that is killed' 'p: ' \
	'printf "events: A\nfn=f\n1 1\n"; kill -9 $$'
helper 'a helper that says nothing' 'p: ' 'exit 0'
helper 'a helper that gives no profile' 'p: .*no "events:"' 'echo odd'
env PATH=/nowhere "$plain" p >out 2>err </dev/null
status=$?
fails 'a helper that is not there' 'p: .*gzip'
# It ends when nobody reads any more, and is not waited for in vain
helper 'a helper that writes after an error' 'p:2: ' \
	'printf "events: A\nversion: 9\n"; while echo 1 1; do :; done'

# --- output ------------------------------------------------------------------

for profile in small large; do
	"$plain" $profile.out >/dev/full 2>err
	status=$?
	fails "a full disk, $profile report" 'No space left'
	mkfifo pipe
	: <pipe &
	exec 3>pipe
	wait $!
	"$plain" $profile.out >&3 2>err
	status=$?
	exec 3>&-
	rm pipe
	if [ $status != 0 ]; then
		not_ok "a closed pipe, $profile report" "exit status $status"
	elif [ -s err ]; then
		not_ok "a closed pipe, $profile report" 'not silent'
	else
		ok "a closed pipe, $profile report"
	fi
	"$plain" $profile.out >&- 2>err
	status=$?
	fails "a closed standard output, $profile report" 'cannot write'
done
if "$plain" --help >/dev/full 2>err; then
	not_ok 'a full disk, --help' 'exit status 0'
else
	ok 'a full disk, --help'
fi

# --- faults of the system ----------------------------------------------------

if ! ${CC:-cc} -shared -fPIC -O1 -o faults.so "$root/tests/cli/faults.c" \
	2>err || ! LD_PRELOAD=$here/faults.so "$plain" --version >/dev/null 2>&1
then
	echo '# faults of the system: they cannot be made here'
	exit 0
fi

run large.out
cp out good
faulty refuse /large.out "$here/large.out"
happened 'an unreadable profile' &&
	fails 'an unreadable profile' 'large.out: Permission denied'

# The newest of all that could be read without a name; no older one is read.  Whether another one is
# of its run cannot be known: it is left out, and said
mkdir newest left right
for file in callgrind.out.99 callgrind.out.99-02; do
	cp small.out newest/$file
done
touch -d 2001-01-02 newest/callgrind.out.99-02
newest() {
	(cd newest && LD_PRELOAD=$here/faults.so FAULT=refuse FAULT_FILE=$1 \
		"$plain" --summary >../out 2>../err)
	status=$?
}
sed -i.orig 's/^events:/pid: 99\n&/' newest/callgrind.out.99
rm newest/*.orig
newest callgrind.out.99
[ ! -s out ] || status="$status and a report"
fails 'the newest run has an unreadable file' 'callgrind.out.99: Permission denied$'
newest callgrind.out.99-02
if [ $status = 0 ] && grep -q '^96 Ir' out &&
	grep -q 'callgrind.out.99-02: Permission denied; it is left out$' err
then
	ok 'an unreadable profile that may be of the run'
else
	not_ok 'an unreadable profile that may be of the run' "$status"
fi
cp small.out left/a.out
cp small.out right/a.out
cp small.out right/b.out
faulty refuse right/b.out --diff left right
happened 'an unreadable profile below a directory' &&
	fails 'an unreadable profile below a directory' 'b.out: Permission denied'
faulty refuse long.c large.out
happened 'an unreadable source' && if [ $status = 0 ] &&
	grep -q '^  long.c$' out
then
	ok 'an unreadable source is one that was not found'
else
	not_ok 'an unreadable source is one that was not found' "$status"
fi

faulty emfile /large.out "$here/large.out"
happened 'a profile and too many open files' &&
	fails 'a profile and too many open files' 'large.out: Too many open'
faulty emfile long.c large.out
name='a source and too many open files'
happened "$name" && if [ $status = 0 ] &&
	grep -q '^  long.c$' out &&
	grep -q '^cgannotate: long.c: Too many open files' err
then
	ok "$name"
else
	not_ok "$name" "$status"
fi
faulty signal large.out large.out
happened 'an open of a profile that is interrupted' &&
	same 'an open of a profile that is interrupted'
faulty signal long.c large.out
happened 'an open of a source that is interrupted' &&
	same 'an open of a source that is interrupted'

for n in 0 1 50 300000; do
	faulty "eio $n" /large.out large.out
	happened "a read error behind byte $n" || continue
	if [ -s out ]; then
		not_ok "a read error behind byte $n" 'something was printed'
	else
		fails "a read error behind byte $n" \
			'large.out: Input/output error'
	fi
done
for n in 0 300000; do
	faulty "eio $n" /long.c large.out
	name="a read error in a source behind byte $n"
	happened "$name" || continue
	if [ "$status" != 0 ] || ! grep -q '^-- Not\|EVENTS\|annotated$\|not be found:$' out
	then
		not_ok "$name" "exit status $status, or no whole report"
	elif ! grep -q '^cgannotate: long.c: Input/output error' err; then
		not_ok "$name" 'it says nothing'
	else
		ok "$name"
	fi
done

faulty eintr /large.out large.out
happened 'interrupted reads' && same 'interrupted reads'
faulty eintr /long.c large.out
happened 'interrupted reads of a source' && same 'interrupted reads of a source'
faulty 'short 4099' /large.out large.out
happened 'short reads' && same 'short reads'
faulty 'short 1000' /long.c large.out
happened 'short reads of a source' && same 'short reads of a source'
run small.out
cp out good
faulty 'short 1' /small.out small.out
happened 'reads of 1 byte' && same 'reads of 1 byte'
run large.out
cp out good

faulty remove /long.c large.out
happened 'a source that vanishes while it is read' &&
	same 'a source that vanishes while it is read'
cp -p keep.c long.c
for n in 0 300000; do
	faulty "shrink $n" /long.c large.out
	happened "a source that shrinks to $n bytes" || continue
	cp -p keep.c long.c
	if [ $status = 0 ] && grep -q 'past its end' err &&
		grep -q '<bogus line 40000>' out
	then
		ok "a source that shrinks to $n bytes while it is read"
	else
		not_ok "a source that shrinks to $n bytes while it is read" \
			"exit status $status"
	fi
done
faulty 'shrink 300000' /large.out "$here/large.out"
happened 'a profile that shrinks' && if [ $status -le 1 ] &&
	[ -s out ] || [ -s err ]
then
	ok 'a profile that shrinks while it is read'
else
	not_ok 'a profile that shrinks while it is read' "exit status $status"
fi

# --- what is written ---------------------------------------------------------

run small.out
cp out good
faulty 'partly 7' / small.out
happened 'writes of 7 bytes' && same 'writes of 7 bytes'

# refused NAME FAULT: the old file is as it was, and nothing is beside it
refused() {
	echo old >kept
	faulty "$2" / -o kept small.out
	if ! happened "$1"; then
		return
	elif [ "$status" != 1 ] || [ "$(<kept)" != old ] ||
		[ "$(echo kept* .cg*)" != 'kept .cg*' ]
	then
		not_ok "$1" "status $status, $(echo kept*)"
	else
		fails "$1" "$3"
	fi
}
refused 'a full disk behind byte 0' 'full 0' 'kept: .*: No space left'
refused 'a full disk behind byte 99' 'full 99' 'kept: .*: No space left'
refused 'a closed pipe as a file' 'pipe 99' 'kept: .*: Broken pipe'
refused 'too many open files' 'beside 24' 'kept: .*: Too many open files'
refused 'a rename that fails' 'rename 5' 'kept: .*: Input/output error'
refused 'a directory that cannot be written to' 'beside 13' 'kept: .*: Permission denied'
refused 'a mount point' 'rename 16' 'kept: .*: Device or resource busy'

# --- each format, view and helper, with each fault ---------------------------

# One in this number of the faults of a case is made, others in each case; with
# CHECK_ALL=1 in the environment, all of them.
every=17
[ -n "${CHECK_ALL:-}" ] && every=1
turn=0
drawn() {
	turn=$((turn + 1))
	[ $((turn % every)) = 0 ]
}

# beginning: whether what was printed is a part of the report, and not all; or all of
# it, where it failed to say something after it
beginning() {
	cmp -s out good && [ "$(<err)" != "$(<said)" ] && return
	! cmp out good >compared 2>&1 && [[ $(<compared) == 'cmp: EOF on '*out* ]]
}

# whole: whether the report and what is said are those without a fault
whole() {
	[ "$status" = 0 ] && [ "$(<err)" = "$(<said)" ] && cmp -s out good
}

# memory ARGUMENT...: each allocation fails once.  A library function may do
# without; then the report is the right one.
memory() {
	n=$((turn % every))
	while [ $n -lt 9000 ]; do
		n=$((n + every))
		faulty "malloc $n" / "$@"
		[ -s mark ] || break
		made=$((made + 1))
		whole && continue
		[ "$status" = 1 ] && told '' && beginning && continue
		not_ok "$name" "allocation $n: exit status $status"
		return 1
	done
	[ $n -ge $((20 + every)) ] && [ $n -lt 9000 ] && return
	not_ok "$name" "$n allocations"
	return 1
}

# harmless FAULT FILE ARGUMENT...: with the fault the report is the same
harmless() {
	drawn || return 0
	faulty "$@"
	made=$((made + 1))
	[ -s mark ] && whole && return
	not_ok "$name" "$1 in $2: exit status $status"
	return 1
}

# pieces FILE ARGUMENT...: what is read of the file comes in pieces
pieces() {
	harmless 'short 1' "$@" && harmless 'short 7' "$@" &&
		harmless eintr "$@"
}

# unread FILE BYTES ARGUMENT...: reads of the file fail; BYTES is its size
unread() {
	from=$1
	bytes=$2
	shift 2
	for n in 0 1 $((bytes / 2)) $((bytes - 1)) "$bytes"; do
		drawn || continue
		faulty "eio $n" "$from" "$@"
		made=$((made + 1))
		[ -s mark ] && [ "$status" = 1 ] && ! cmp -s out good &&
			told 'Input/output error' && continue
		not_ok "$name" "eio $n in $from: exit status $status"
		return 1
	done
}

# writing ARGUMENT...: the disk is full after some byte; or the reader goes
# away, which is not an error; or a write takes only some of the bytes
writing() {
	for n in 0 1 $((size / 2)) $((size - 1)); do
		for kind in full pipe; do
			drawn || continue
			faulty "$kind $n" / "$@"
			made=$((made + 1))
			case $kind$status in
			full1) told 'No space' ;;
			pipe0) [ "$(<err)" = "$(<said)" ] ;;
			*) false ;;
			esac && [ -s mark ] && beginning && continue
			not_ok "$name" "$kind $n: exit status $status"
			return 1
		done
	done
	harmless 'partly 1' / "$@" && harmless 'partly 99' / "$@"
}

# trouble FILE BYTES ARGUMENT...: a report with all these faults
trouble() {
	from=$1
	bytes=$2
	shift 2
	name="each fault: $*"
	run "$@"
	cp out good
	cp err said
	size=$(wc -c <good)
	made=0
	if [ "$status" != 0 ] || [ "$size" = 0 ]; then
		not_ok "$name" "without a fault: exit status $status"
	elif memory "$@" && unread "$from" "$bytes" "$@" &&
		pieces "$from" "$@" && writing "$@"
	then
		ok "$name, $made times"
	fi
}

# of FILE ARGUMENT...: the same where that file is a profile
of() {
	trouble "/$1" "$(wc -c <"$1")" "$@"
}

# With -o, nothing stays beside the old file, which is replaced or is not
memory_of_file() {
	name='no memory for -o'
	run --format=json small.out
	cp out good
	removed=0
	n=0
	while [ $n -lt 5000 ]; do
		n=$((n + every))
		echo old >kept
		faulty "malloc $n" / --format=json -o kept small.out
		[ -s mark ] || break
		if ! cmp -s kept good && [ "$(<kept)" != old ]; then
			not_ok "$name" "allocation $n: half a report"
			return
		elif [ "$(echo kept* .cg*)" != 'kept .cg*' ]; then
			not_ok "$name" "allocation $n: $(echo kept*)"
			return
		fi
		[ $status = 0 ] || removed=$((removed + 1))
	done
	if [ $removed -lt 5 ] || [ $n -ge 5000 ]; then
		not_ok "$name" "$removed of $n allocations"
	else
		ok "$name: one in $every of about $n allocations fails"
	fi
}

memory_of_file

# The programs that are run, which faults.c spares
mkdir tools was
cat >tools/objdump <<'END'
#!/bin/sh
printf '  10:\tpush %%rbp\n  14:\tcall 20\n  20:\tret\n'
END
chmod +x tools/*
export OBJDUMP="$here/tools/objdump"
PATH=$here/tools:$PATH
sed 's/line 3/another/' src.c >was/src.c
sed "s/^3 10 2/3 12 2/; /^totals/d; s|$here|/was|" small.out >old.out
cat >code.out <<END
version: 1
positions: instr line
events: Ir
ob=$here/a.so
fl=$here/src.c
fn=main
0x10 3 10
0x14 4 5
cfn=f
calls=1 0x20 7
0x14 4 7
jump=1 0x10 3
0x14 4
fn=f
0x20 7 7
END
: >a.so
touch -d 2001-01-01 was/src.c a.so

for format in $(formats); do
	of small.out --format=$format
done
# glibc takes an expression that it cannot match for one that does not match.
# They are plain ones, as glibc 2.4 to 2.41 frees memory of some others twice
# (CVE-2025-8058).
of small.out --auto=no --match='f.*' --mod-fn='s/(m)ain/\1ad/' \
	--mod-file='s/(s)rc/\1/' --fail-if='f:Ir>1000'
of small.out --fn='/(f|mai)/'
of small.out --inclusive --tree=both -I .
of small.out --list=parts --format=markdown
of small.out --list=events
# Nothing is printed of a correct profile
sed '/^creator:/d; s/^totals: 96/summary: 97/' small.out >odd.out
of odd.out --check
of small.out --compare=file --format=markdown old.out
of old.out --diff small.out
of old.out --diff --old-sources=was small.out
of old.out --diff --old-sources=was --by=line --format=json small.out
of code.out --asm --fn=main
for tool in gzip xz bzip2 zstd; do
	command -v $tool >/dev/null || continue
	$tool -c small.out >small.$tool
	of small.$tool --format=json
	# As the system names pipes
	trouble ']' "$(wc -c <small.out)" small.$tool
done

# in_pieces FILE ARGUMENT...: what reports read beside profiles
in_pieces() {
	name="in pieces: $*"
	made=0
	every=1
	from=$1
	shift
	run "$@"
	cp out good
	cp err said
	pieces "$from" "$@" && ok "$name"
}
in_pieces ']' --asm code.out
# An object is looked at before it is asked for
printf '\177ELF' >a.so
touch -d 2001-01-01 a.so
cat >tools/addr2line <<'END'
#!/bin/sh
cat >asked
printf '0x10\nmain\nsrc.c:3\n0x14\nmain\nsrc.c:4\n0x20\nf\nsrc.c:7\n'
END
chmod +x tools/addr2line
export CGANNOTATE_ADDR2LINE=addr2line
run --inlines code.out
cp out good
faulty eintr ']' --inlines code.out
happened 'what is said of an object, interrupted' &&
	same 'what is said of an object, interrupted'
for fault in 'refuse=Permission denied' 'emfile=Too many open files'; do
	faulty "${fault%=*}" a.so --inlines code.out
	happened "an object, ${fault%=*}" && if [ $status = 0 ] && told "a.so: ${fault#*=}" &&
		! cmp -s out good
	then
		ok "an object, ${fault%=*}"
	else
		not_ok "an object, ${fault%=*}" "$status"
	fi
done
for format in text json html; do
	in_pieces /src.c --format=$format small.out
	faulty 'eio 0' /src.c --format=$format small.out
	if grep -q '^cgannotate: src.c: Input/output error' err; then
		ok "an unreadable source is said, $format"
	else
		not_ok "an unreadable source is said, $format" "$status"
	fi
done
