#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# --demangle has all names demangled by one run of c++filt, or of the program
# that CXXFILT names.  That is first one written here, so that the names do not
# depend on what is installed.

# shellcheck source=results
. "$(dirname "$0")/results"

run() {
	"$CGANNOTATE" --no-auto "$@" >out 2>err </dev/null
	status=$?
}

# same NAME: the rows of the report, without percentages, are those of stdin
same() {
	sed '1,/file:function$/d; /^-*$/d; s/^ *//' out >rows
	if diff - rows >difference; then
		ok "$1"
	else
		not_ok "$1" "$(tr '\n' ' ' <difference) $(<err)"
	fi
}

# fails NAME WORDS: the run has failed and says so
fails() {
	if [ "$status" = 1 ] && [ ! -s out ] && grep -q -e "$2" err; then
		ok "$1"
	else
		not_ok "$1" "status $status: $(<err)"
	fi
}

# Two constructors of one class, a function of Rust whose names are compressed,
# a level of recursion, and names that are not mangled
cat >p.callgrind <<'END'
events: Ir
fl=a.rs
fn=(1) main
1 10
cfn=(2) _ZN1a4work17h00112233445566bbE
calls=2 5
2 30
fn=(2)
5 30
fn=(3) _ZN1AC1Ev
7 4
fn=(4) _ZN1AC2Ev
7 5
fn=(5) _RNvC3foo3bar
9 3
fn=_ZN3fooEv'2
10 1
fn=Z
11 2
END
cat >filt <<'END'
#!/bin/sh
echo run >>runs
exec sed 's/^_ZN1A.*/A::A()/; s/^_RNv.*/foo::bar/; s/^_ZN3fooEv/foo()/
	s/^_ZN1a4work17h00112233445566bbE/a::work/'
END
chmod +x filt
export CXXFILT=$PWD/filt
rows='--threshold=100 --show-percs=no'
# shellcheck disable=SC2086
run --demangle $rows --tree=caller p.callgrind
same 'names that become one are one function' <<END
30  < a.rs:main (2x)
30  *  a.rs:a::work
10  *  a.rs:main
9  *  a.rs:A::A()
3  *  a.rs:foo::bar
2  *  a.rs:Z
1  *  a.rs:foo()'2
END
if [ "$(wc -l <runs)" = 1 ]; then
	ok 'all names are demangled in one run'
else
	not_ok 'all names are demangled in one run' "$(wc -l <runs)"
fi
# shellcheck disable=SC2086
run $rows --match=A p.callgrind
same 'nothing is demangled without the option' <<END
5  a.rs:_ZN1AC2Ev
4  a.rs:_ZN1AC1Ev
END
# shellcheck disable=SC2086
run --demangle $rows --match=::bar --mod-fn='s/^foo/x/' p.callgrind
same '--match and --mod-fn see demangled names' <<END
3  a.rs:x::bar
END
# The hash is of another build: work 31 - 30, bar 3 - 3
sed 's/h00112233445566bb/h99112233445566bb/; s/^5 30/5 31/' p.callgrind \
	>new.callgrind
sed -i 's/h[09]*112233445566bb/h[0-9a-f]*/' filt
# shellcheck disable=SC2086
run --demangle --diff $rows p.callgrind new.callgrind
same 'with --diff the names of both are' <<END
+1  a.rs:a::work
END

# Two files with functions of one name, which is asked for once
cat >twice.callgrind <<'END'
events: Ir
fl=a.rs
fn=_ZN3fooEv
1 1
fl=b.rs
fn=_ZN3fooEv
1 2
fn=_ZN1AC1Ev
7 4
END
# shellcheck disable=SC2086
run --demangle $rows twice.callgrind
same 'functions of one name in two files' <<END
4  b.rs:A::A()
2  b.rs:foo()
1  a.rs:foo()
END
printf 'events: Ir\nfn=main\n1 1\n' >plain.callgrind
CXXFILT=none run --demangle plain.callgrind
if [ "$status" = 0 ]; then
	ok 'where no name is mangled, nothing is run'
else
	not_ok 'where no name is mangled, nothing is run' "$(<err)"
fi

CXXFILT=none run --demangle p.callgrind
fails 'it is not installed' 'the program none is not installed; CXXFILT'
touch no-program
CXXFILT=$PWD/no-program run --demangle p.callgrind
fails 'it cannot be run' 'cannot run .*/no-program: Permission denied$'
CXXFILT=false run --demangle p.callgrind
fails 'it fails' '^cgannotate: --demangle: false failed$'
CXXFILT=true run --demangle p.callgrind
fails 'it prints too little' 'true has not printed a line for each name'
printf '#!/bin/sh\ncat\necho more\n' >adds
chmod +x adds
CXXFILT=$PWD/adds run --demangle p.callgrind
fails 'it prints too much' 'adds has not printed a line for each name'
run --demangle -
fails 'standard input' '^cgannotate: -: --demangle reads a profile twice'
run --demangle none.callgrind
fails 'there is no profile' '^cgannotate: none.callgrind: '

unset CXXFILT
if ! command -v c++filt >/dev/null; then
	echo 'c++filt is not installed: it was not tried'
	exit
fi
# shellcheck disable=SC2086
run --demangle --names=short $rows p.callgrind
if grep -q ':A::A$' out && grep -q ':a::work$' out; then
	ok 'c++filt, and short names'
else
	not_ok 'c++filt, and short names' "$(tail -n 8 out)"
fi
