#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# --debuginfod with a debuginfod-find of our own, which writes down what it is
# asked: no test asks a server.

# shellcheck source=results
. "$(dirname "$0")/results"
in_one_process

# asked NAME: that the lines of standard input are those of the file calls
asked() {
	equal "$1" "$(cat)" "$(<calls)"
}

# run ARGUMENT...: what it prints is in out and err
run() {
	: >calls
	PATH=$PWD/bin:$PATH program --context=0 "$@" p.callgrind >out 2>err
}

shows() {
	check "$1" grep -q "$2" out
}

warns() {
	check "$1" [ "$(grep -c "$2" err)" = 1 ]
}

mkdir bin cache
echo 'int a; /* from the cache */' >cache/a.c
mkfifo cache/pipe
: >app
cat >bin/debuginfod-find <<'END'
#!/bin/sh
here=${0%/bin/*}
echo "$*" >>"$here/calls"
[ "$1" = source ] || exit 2
case $3 in
/build/a.c) echo "$here/cache/a.c" ;;
/build/fifo.c) echo "$here/cache/pipe" ;;
/build/empty.c) ;;
/build/long.c) head -c 100000 /dev/zero | tr '\0' x ;;
/build/slow.c) exec sleep 20 ;;
/build/slow2.c) exec sleep 20 >&- ;;
*) echo "$here/cache/a.c"; exit 1 ;;
esac
END
chmod +x bin/debuginfod-find

# profile FILE...: each has a function with a line, in the object app
profile() {
	local file i=0
	printf 'events: Ir\nob=%s\n' "$PWD/app"
	for file; do
		printf 'fl=%s\nfn=f%s\n1 %s\n' "$file" $((++i)) $((100 - i))
	done
}

export DEBUGINFOD_URLS=http://localhost:1
unset DEBUGINFOD_TIMEOUT

profile /build/a.c /build/b.c >p.callgrind
run
asked 'nothing is asked without the option' <<END
END
shows 'and the source is not found' '^  /build/a.c$'

run --debuginfod
asked 'each file that is not found is asked for' <<END
source $PWD/app /build/a.c
source $PWD/app /build/b.c
END
shows 'the source is shown' '^99 .* int a; /. from the cache'
shows 'where it comes from is shown' "source: $PWD/cache/a.c"
shows 'what no server has is not found' '^  /build/b.c$'

profile /build/a.c /build/a.c >p.callgrind
run --debuginfod --fn=f1 --fn=f2
asked 'a file is asked for once' <<END
source $PWD/app /build/a.c
END

# Of f and g in an object that is not there, and h in one that is
printf 'events: Ir\nfl=/build/a.c\nob=gone\nfn=f\n1 3\nfn=g\n1 2\nob=%s\nfn=h\n1 1\n' \
	"$PWD/app" >p.callgrind
run --debuginfod
asked 'a file is asked for of an object that is here' <<END
source $PWD/app /build/a.c
END

profile .gen/x.c >p.callgrind
printf 'fl=z\0.c\nfn=z\n1 99\n' >>p.callgrind
run --debuginfod
asked 'a name that begins with a dot may be of this directory' <<END
source $PWD/app $(pwd -P)/.gen/x.c
END
equal 'and nothing is said of it, or of no name of a file' '' \
	"$(grep -a 'not asked' err)"

mkdir -p src
echo 'int here;' >src/here.c
profile src/here.c ./elf/x.c ../y.c '???' >p.callgrind
run --debuginfod
asked 'nor what is found, or has no absolute name' <<END
END
warns 'which is said' "not asked for 2 files whose names do not say where they\
 were built, such as ./elf/x.c; with --mod-file=\"s|^\[.\]/|DIR/|\" they do\$"
run --debuginfod --mod-file='s|^[.]/|/build/|'
asked 'the user can make a name absolute' <<END
source $PWD/app /build/elf/x.c
END
warns 'and the other one is left' \
	'not asked for 1 file .* such as ../y.c; with .*s|^\[.\]\[.\]/|DIR/|'
run --debuginfod --mod-file='s|^[.]+|/build|'
check 'then nothing is left to say' [ "$(grep -c 'not asked' err)" = 0 ]
profile ./x.c >p.callgrind
run
equal 'nor is it said without the option' '' "$(cat calls; grep debuginfod err)"

profile /build/a.c >p.callgrind
run --debuginfod --mod-file='s|.*/||'
asked 'a server knows the name in the profile' <<END
source $PWD/app /build/a.c
END

profile src/gone.c >p.callgrind
run --debuginfod
asked 'a name under this directory is made absolute' <<END
source $PWD/app $PWD/src/gone.c
END

profile /build/a.c | sed 's|^ob=.*|ob=/no/such/object|' >p.callgrind
run --debuginfod
asked 'without the object nothing is asked' <<END
END

profile /build/fifo.c /build/empty.c /build/long.c >p.callgrind
run --debuginfod
shows 'a pipe is no source' '^  /build/fifo.c$'
shows 'no answer is none' '^  /build/empty.c$'
shows 'an answer without end is none' '^  /build/long.c$'

for slow in slow slow2; do
	profile /build/$slow.c /build/a.c >p.callgrind
	SECONDS=0
	DEBUGINFOD_TIMEOUT=1 run --debuginfod
	asked "after $slow nothing more is asked" <<-END
	source $PWD/app /build/$slow.c
	END
	warns "and that is said of $slow" \
		"no answer for /build/$slow.c in 1 seconds"
	check "$slow has a time limit" [ $SECONDS -lt 10 ]
done

profile /build/a.c /build/b.c >p.callgrind
DEBUGINFOD_URLS=' ' run --debuginfod
asked 'without servers nothing is asked' <<END
END
warns 'and that is said' 'DEBUGINFOD_URLS in the environment names no server'

: >calls
PATH=/nonexistent program --debuginfod p.callgrind >out 2>err
warns 'a missing program is said once' 'debuginfod-find is not installed'

program --debuginfod --sources=inside p.callgrind >out 2>err
check 'not with --sources=inside' [ $? = 2 ]
exit $bad
