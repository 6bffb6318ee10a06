#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# --diff with --old-sources, of any texts and profiles: all sums hold.

# shellcheck source=results
. "$(dirname "$0")/results"
in_one_process

# compare OLD NEW ARGUMENT...: the report, without percentages
compare() {
	local old=$1 new=$2
	shift 2
	program --diff --show-percs=no --threshold=100 \
		"--old-sources=$old" "$@" "$old.out" "$new.out" 2>err
}

# The sources of the report: the lines with costs, without their numbers and without blanks
# at the ends; a sign of the text stands apart from it
lines() {
	compare "$@" --context=0 | sed -n '/^ *Ir  .*\/.*[.][ch]\( (.*\)\?$/,$ {
		/^-- \|^$\|^ *Ir  /d
		s/^ *//
		s/^\([-+]*[0-9.,]\+\)  *[0-9]\+  \([-+]\)/\1 \2 /
		s/^\([-+]*[0-9.,]\+\)  *[0-9]\+  /\1 /
		s/[ \t]\+/ /g
		p
	}'
}

# sums OLD NEW ARGUMENT...: what the lines of each file add up to, and what the list says,
# where that is not the same; and how many files there are
sums() {
	compare "$@" --by=file --context=0 |
	awk '
	function number(s) { gsub(",", "", s); return s + 0 }
	/^ *Self  .*  file$/ { list = 1; next }
	/^ *Ir  file$/ { list = 1; next }
	/^ *Ir  .*[.][ch]( \(.*)?$/ {
		list = 0; source = 1; file = $0
		sub(/ \(.*/, "", file)
		sub(/.*\//, "", file); next
	}
	/=>/ || NF == 0 || $1 == "." || $1 == "--" { next }
	/^[0-9]+ sources? not found / { next }
	# Functions of a file end in the object
	list && $NF ~ /[.][ch]$/ && $1 ~ /^[-+]?[0-9,]+$/ {
		name = $NF; sub(/.*\//, "", name); wanted[name] += number($1)
	}
	source && $1 ~ /^[-+]?[0-9,]+$/ { got[file] += number($1) }
	END {
		for (f in wanted) {
			n++
			if (wanted[f] != got[f])
				print f, wanted[f], got[f] + 0
		}
		print (n > 0 ? "files" : "no files")
	}'
}

# total OLD NEW: by how much the program has changed
total() {
	compare "$@" --no-auto | sed -n '2s/^\([^ ]*\) Ir (.*/\1/p'
}

# sides ROUND: sources in old/src and new/src, and profiles of both. Of the few
# different lines of OLD some are left out in NEW, some are new, and some stay. The
# profiles have functions in two files, and calls; lines that are not known, or past
# the end, are among them.
sides() {
	awk -v "round=$1" '
	function draw(n) { return int(rand() * n) }
	function lines(    n, s) {
		for (n = draw(9); n > 0; n--)
			s = s "line " draw(8) "\n"
		return s
	}
	function profile(seed, dir,    f, n) {
		srand(seed)
		print "events: Ir\nob=/" dir "/program" >(dir ".out")
		for (f = 0; f < 6; f++) {
			if (!draw(4))
				continue
			print "fl=/" dir "/src/" (draw(5) ? "ab" : "ba") f % 2 ".c" >(dir ".out")
			print "fn=f" f (draw(5) ? "" : dir) >(dir ".out")
			for (n = draw(20); n > 0; n--) {
				if (!draw(9))
					print "fi=/" dir "/src/h" draw(2) ".h" >(dir ".out")
				print draw(30), draw(1000) >(dir ".out")
			}
			print "cfn=f" draw(6) "\ncalls=" draw(9) " 1\n" \
				draw(30), draw(1000) >(dir ".out")
		}
		print "fn=main\n1 1" >(dir ".out")
	}
	BEGIN {
		srand(round)
		n = split("ab0.c ab1.c ba0.c ba1.c h0.h h1.h", file, " ")
		for (f = 1; f <= n; f++) {
			old = lines() lines()
			new = lines()
			count = split(old, line, "\n") - 1
			for (i = 1; i <= count; i++)
				new = new (draw(4) ? line[i] "\n" : "") \
					(draw(4) ? "" : "line " draw(8) "\n")
			printf "%s", old >("old/src/" file[f])
			printf "%s", new lines() >("new/src/" file[f])
		}
		profile(round, "old")
		profile(round + round % 3, "new")
	}'
}

for round in {1..20}; do
	rm -rf old new twin
	mkdir -p old/src new/src
	sides "$round"
	{ sums old new -I new; sums new old -I old; } >got
	cp -R old twin
	sed 's,/old/,/twin/,' old.out >twin.out
	lines old twin -I twin >itself
	{ total old new; total new old | tr '+-' '-+'; } >totals
	{ read -r there; read -r back; } <totals
	# Of every third pair the profiles are the same, and no file is listed
	any=files
	[ $((round % 3)) != 0 ] || any='no files'
	equal "round $round" "$any"$'\n'"$any $there" "$(cat got itself) $back"
	check 'it has a total' [ -n "$there" ]
done
exit $bad
