#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# When memory, a disk or another program fails, the program says so and exits
# with 1, or its report is right.  faults.c, which is preloaded, makes the
# faults; the program is a plain build, as sanitizers cannot be used with a
# preloaded library.

# shellcheck source=results
. "$(dirname "$0")/results"

# run ARGUMENT...: what it prints is in out and err, its exit status in $status
run() {
	timeout 100 "$plain" "$@" >out 2>err </dev/null
	status=$?
}

# faulty FAULT FILE ARGUMENT...: the same with a fault, which ends it after 100
# seconds; mark is not empty if the fault was made at all
faulty() {
	: >mark
	FAULT=$1 FAULT_FILE=$2 FAULT_MARK=$PWD/mark LD_PRELOAD=./faults.so \
		"$plain" "${@:3}" >out 2>err </dev/null
	status=$?
}

# told TEXT: a line on stderr has it
told() {
	[[ $'\n'$(<err) = *$'\ncgannotate: '*"$1"* ]]
}

# fails NAME TEXT: it said TEXT on stderr, printed nothing, and exited with 1
fails() {
	if [ "$status" != 1 ] || [ -s out ]; then
		not_ok "$1" "exit status $status, $(wc -c <out) bytes"
	else
		check "$1" told "$2"
	fi
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

mkdir directory
run directory
fails 'a directory as a profile' 'directory: Is a directory'

# --- helper programs ---------------------------------------------------------

mkdir bin
printf '\037\213 no such thing' >p
# The program that runs instead of gzip, what is said, and what is behind that: it ends
# when nobody reads any more, and is not waited for in vain
while IFS='|' read -r name text command; do
	printf '#!/bin/sh\n%s\n' "$command" >bin/gzip
	chmod +x bin/gzip
	PATH=$PWD/bin:$PATH run p
	fails "a helper that $name" "$text"
done <<'END'
fails|p: |exit 3
fails behind a whole profile|p: |printf "events: A\nfn=f\n1 1\n"; exit 1
is killed|p: |printf "events: A\nfn=f\n1 1\n"; kill -9 $$
says nothing|p: |exit 0
gives no profile|no "events:"|echo odd
writes after an error|p:2: |printf "events: A\nversion: 9\n"; while echo 1 1; do :; done
END

# --- output ------------------------------------------------------------------

for profile in small large; do
	mkfifo pipe
	: <pipe &
	exec 3>pipe
	wait $!
	"$plain" $profile.out >&3 2>err
	equal "a closed pipe, $profile report: silence" '0 ' "$? $(<err)"
	exec 3>&-
	rm pipe
	: >out
	"$plain" $profile.out >&- 2>err
	status=$?
	fails "a closed standard output, $profile report" 'cannot write'
done
: >out
"$plain" --help >/dev/full 2>err
status=$?
fails 'a full disk, --help' 'No space left'

# --- faults of the system ----------------------------------------------------

if ! ${CC:-cc} -shared -fPIC -O1 -o faults.so "$root/tests/cli/faults.c" \
	2>err || ! LD_PRELOAD=./faults.so "$plain" --version >/dev/null 2>&1
then
	left_out 'faults of the system cannot be made here'
fi

# The newest run is read, and no older one
mkdir newest left right
sed 's/^events:/pid: 99\n&/' small.out >newest/callgrind.out.99
cp small.out newest/callgrind.out.99-02
touch -d 2001-01-02 newest/callgrind.out.99-02
cp small.out left/a.out
cp small.out right/a.out
cp small.out right/b.out
# An object is looked at before it is asked for
mkdir tools was
cat >tools/objdump <<'END'
#!/bin/sh
printf '  10:\tpush %%rbp\n  14:\tcall 20\n  20:\tret\n'
END
cat >tools/addr2line <<'END'
#!/bin/sh
cat >asked
printf '0x10\nmain\nsrc.c:3\n0x14\nmain\nsrc.c:4\n0x20\nf\nsrc.c:7\n'
END
chmod +x tools/*
printf '\177ELF' >a.so
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
touch -d 2001-01-01 a.so
export OBJDUMP="$here/tools/objdump" CGANNOTATE_ADDR2LINE=addr2line
PATH=$here/tools:$PATH

# A fault, its file, what is said, "same" for the report without a fault, "other" for
# another one, or else for none; and the arguments
while read -r fault number file how arguments; do
	read -r arguments text <<<"${arguments/;/ }"
	name="$fault $number of $file, $arguments"
	# shellcheck disable=SC2086
	run ${arguments//,/ }
	cp out good
	# shellcheck disable=SC2086
	faulty "$fault $number" "$file" ${arguments//,/ }
	cp -p keep.c long.c
	if [ ! -s mark ]; then
		not_ok "$name" 'the fault was not made'
	elif [ "$how" = none ]; then
		fails "$name" "$text"
	elif [ "$status" != 0 ] || [ -n "$text" ] && ! told "$text"; then
		not_ok "$name" "exit status $status, or no '$text'"
	else
		cmp -s out good
		check "$name" [ $? = $([ "$how" = same ]; echo $?) ]
	fi
done <<END
refuse 0 large.out none large.out;large.out: Permission denied
refuse 0 right/b.out none --diff,left,right;b.out: Permission denied
refuse 0 long.c other large.out
emfile 0 large.out none large.out;large.out: Too many open
emfile 0 long.c other large.out;long.c: Too many open files
refuse 0 a.so other --inlines,code.out;a.so: Permission denied
refuse 0 a.so other --asm,--no-auto,code.out;a.so: Permission denied
signal 0 large.out same large.out
eio 0 /large.out none large.out;large.out: Input/output error
eio 300000 /large.out none large.out;large.out: Input/output error
eio 0 /long.c other large.out;long.c: Input/output error
eio 300000 /long.c other large.out;long.c: Input/output error
eio 0 /src.c other --format=html,small.out;src.c: Input/output error
eintr 0 /large.out same large.out
eintr 0 /long.c same large.out
eintr 0 ] same --inlines,code.out
short 4099 /large.out same large.out
short 1000 /long.c same large.out
short 1 /small.out same small.out
remove 0 /long.c same large.out
shrink 0 /long.c other large.out;past its end
shrink 300000 /long.c other large.out;past its end
END
cd newest || exit 1
ln -s ../faults.so .
faulty refuse callgrind.out.99 --summary
fails 'the newest run has an unreadable file' 'callgrind.out.99: Permission denied'
faulty refuse callgrind.out.99-02 --summary
check 'an unreadable profile that may be of the run' \
	[ "$status $(grep -c '^96 Ir' out)" = '0 1' ]
check 'it is said' told 'callgrind.out.99-02: Permission denied; it is left out'
cd .. || exit 1
faulty 'shrink 300000' /large.out "$here/large.out"
equal 'a profile that shrinks while it is read is cut or damaged' '! yes' \
	"$(<mark) $([ $status -gt 1 ] || ! cat out err | grep -q . || echo yes)"

# A helper that stalls is ended after a minute, and all runs of objdump after another
echo '10 3' | gzip -c >stalled.gz
printf '#!/bin/sh\nexec sleep 1000\n' >bin/gzip
printf '#!/bin/sh\nwhile sleep 0.1; do echo " 1:	nop"; done\n' >bin/objdump
chmod +x bin/*
for from in stalled.gz -; do
	PATH=$here/bin:$PATH FAULT='hurry 100' LD_PRELOAD=./faults.so "$plain" $from \
		<stalled.gz >out 2>err
	status=$?
	fails "a helper that stalls, $from" "$from: no more data came; giving up"
done
OBJDUMP=$here/bin/objdump faulty 'hurry 100' / --asm --no-auto code.out
check 'an objdump that does not end' told 'objdump took too long and was ended; --limits=no'

# --- what is written ---------------------------------------------------------

# The old file is as it was, and nothing is beside it
while read -r fault text; do
	echo old >kept
	faulty "${fault/_/ }" / -o kept small.out
	name="-o with ${fault/_/ }"
	fails "$name" "$text"
	equal "$name: the old file" 'old kept .cg*' "$(<kept) $(echo kept* .cg*)"
	check "$name: the fault is made" [ -s mark ]
done <<END
full_0 No space left
full_99 No space left
pipe_99 Broken pipe
beside_24 Too many open files
rename_5 Input/output error
beside_13 Permission denied
rename_16 Device or resource busy
END

# --- each format, view and helper, with each fault ---------------------------

# One in this number of the faults of a case is made, others in each case
every=3
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

# made WANTED FAULT FILE ARGUMENT...: with the fault, what is wanted of it
made() {
	local wanted=$1
	shift
	drawn || return 0
	faulty "$@"
	made=$((made + 1))
	[ -s mark ] && $wanted && return
	not_ok "$name" "$1 in $2: exit status $status"
	return 1
}
unread() {
	[ "$status" = 1 ] && ! cmp -s out good && told 'Input/output error'
}
full() {
	[ "$status" = 1 ] && told 'No space' && beginning
}
# The reader goes away, which is not an error
left() {
	[ "$status" = 0 ] && [ "$(<err)" = "$(<said)" ] && beginning
}

# trouble FILE BYTES ARGUMENT...: a report with all these faults: of memory, of reads of the
# file, which has so many bytes, in pieces or not at all, and of the disk
trouble() {
	local from=$1 bytes=$2 n
	shift 2
	name="each fault: $*"
	run "$@"
	cp out good
	cp err said
	size=$(wc -c <good)
	made=0
	if [ "$status" != 0 ] || [ "$size" = 0 ]; then
		not_ok "$name" "without a fault: exit status $status"
		return
	fi
	memory "$@" || return
	for n in 0 1 $((bytes / 2)) $((bytes - 1)) "$bytes"; do
		made unread "eio $n" "$from" "$@" || return
	done
	for n in 0 1 $((size / 2)) $((size - 1)); do
		made full "full $n" / "$@" && made left "pipe $n" / "$@" || return
	done
	for n in 'short 1' 'short 7' eintr; do
		made whole "$n" "$from" "$@" || return
	done
	made whole 'partly 1' / "$@" && made whole 'partly 99' / "$@" && ok "$name, $made times"
}

# of FILE ARGUMENT...: the same where that file is a profile
of() {
	trouble "/$1" "$(wc -c <"$1")" "$@"
}

sed 's/line 3/another/' src.c >was/src.c
sed "s/^3 10 2/3 12 2/; /^totals/d; s|$here|/was|" small.out >old.out
touch -d 2001-01-01 was/src.c
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
# Nothing is printed of a correct profile
sed '/^creator:/d; s/^totals: 96/summary: 97/' small.out >odd.out
of odd.out --check
of small.out --compare=file --format=markdown old.out
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

# With -o, nothing stays beside the old file, which is replaced or is not
name='no memory for -o'
run --format=json small.out
cp out good
removed=0
for ((n = every; n < 5000; n += every)); do
	echo old >kept
	faulty "malloc $n" / --format=json -o kept small.out
	[ -s mark ] || break
	cmp -s kept good || [ "$(<kept)" = old ] || not_ok "$name" "allocation $n: half a report"
	[ "$(echo kept* .cg*)" = 'kept .cg*' ] || not_ok "$name" "allocation $n: $(echo kept*)"
	[ $status = 0 ] || removed=$((removed + 1))
done
check "$name: $removed of $n allocations" [ $((removed >= 5 && n < 5000)) = 1 ]
exit $bad
