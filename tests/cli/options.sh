#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Every two options together, with each of their values, on one of four real
# profiles, or without CHECK_ALL=1 in the environment one in 48 of these pairs; and
# some dozens of damaged profiles with random options, the same each time (`make
# fuzz` tries others).  See tests/fuzz/blackbox.c for what must hold.

golden=$(cd "$(dirname "$0")/../golden" && pwd) || exit 1
${CC:-cc} -std=c11 -O1 -o blackbox "$golden/../fuzz/blackbox.c" || exit 1

# try DIRECTORY ARGUMENT...: in a directory of its own, with sources
try() {
	cp -R "$golden/sample" "$1" && cd "$1" || exit 1
	shift
	../blackbox "$@" >results 2>&1 && return
	grep -q '^not ok' results || echo "not ok blackbox $*: it failed"
}

set -- "$golden/sample/callgrind.out.sample" \
	"$golden/valgrind/thr_sep_combine.out" \
	"$golden/valgrind/creq_multi.out" "$golden/asm/a.callgrind"
every=192
mutants=30
if [ -n "${CHECK_ALL:-}" ]; then
	every=16
	mutants=200
fi
try one pairs "$CGANNOTATE" $every 0 callgrind.out.sample &
try parts pairs "$CGANNOTATE" $every 1 "$golden/valgrind/thr_sep_combine.out" &
wait
try code pairs "$CGANNOTATE" $every 2 "$golden/asm/a.callgrind" &
try two pairs "$CGANNOTATE" $every 3 --diff "$golden/merge/thr_sep.out-03" \
	"$golden/merge/thr_sep.out-04" &
try mutants mutate "$CGANNOTATE" 1 $mutants 60 "$@" &
wait
cat */results
! grep -q '^not ok' */results
