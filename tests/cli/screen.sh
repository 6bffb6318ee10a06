#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What a screen says of real profiles, in 60 to 200 columns and without a width: its
# figures are those of --format=tsv, exact without a width, within the rounding of
# short numbers else. Names have their last component; no rows look alike, and no line is
# wider than the terminal. A tree can be read back. The arguments are the profiles; without
# any, some of tests/golden, or with CHECK_ALL=1 in the environment all.

# shellcheck source=results
. "$(dirname "$0")/results"
in_one_process
export LC_ALL=C

views=('--by=line' --call-tree --call-tree=up '--fn=/./ --no-auto' '--fn=/./ --asm')
turn=0

# What awk has for the rows of a list and the table that they are compared with
# shellcheck disable=SC2016
functions='
# Whether a short figure may stand for an exact one
function stands_for(short, exact,   unit, value, digits) {
	gsub(",", "", short)
	if (exact == "" || short == ".")
		return exact == "" && short == "."
	if (match(short, /[kMGTPE]$/))
		unit = 10 ^ (3 * index("kMGTPE", substr(short, RSTART)))
	else if (match(short, /[nmu]?s$|[kMG]?B$/))
		unit = size[substr(short, RSTART)] / size[measures]
	else
		return short + 0 == exact + 0
	value = substr(short, 1, RSTART - 1)
	digits = index(value, ".") ? length(value) - index(value, ".") : 0
	value = value * unit - exact
	return (value < 0 ? -value : value) <= 0.5000001 * unit / 10 ^ digits
}

# What units of events and of figures are, in nanoseconds or bytes
function set_sizes() {
	size["ns"] = size["bytes"] = size["B"] = 1
	size["us"] = size["kB"] = 1e3
	size["ms"] = size["MB"] = 1e6
	size["s"] = size["GB"] = 1e9
	size["10ns"] = 10
}

# The last component of a name: what is behind the last "::" outside of brackets, to
# the first bracket or blank
function last_of(name,   i, c, depth, out) {
	if (name ~ /(^|[^a-zA-Z0-9_])operator/)
		return "operator"
	# A method of Go, the place of a function of Python, and the hash of one of Rust
	sub(/^.*\(\*[^)]*\)\./, "", name)
	if (sub(/ [^ ]*:[0-9]+$/, "", name))
		sub(/^.*\./, "", name)
	sub(/::h[0-9a-f]+$/, "", name)
	for (i = 1; i <= length(name); i++) {
		c = substr(name, i, 1)
		if (index(")>]", c) && depth)
			depth--
		else if (index("(<[", c))
			depth++
		else if (depth)
			continue
		else if (c == ":")
			out = substr(name, i + 1, 1) ~ /[0-9]/ ? out ";" : ""
		else
			out = out c
	}
	# A path is a name in PHP, and its namespaces have backslashes
	sub(/.*[\/\\]/, "", out)
	if (match(out, /^[^a-zA-Z0-9_]*[a-zA-Z0-9_]+/))
		return substr(out, 1, RLENGTH)
	return ""
}
'

# rows TABLE LIST: compares the figures of the rows of a list, self and inclusive cost
# and calls, with those of a table
rows() {
	awk -F '\t' -v list="$2" -v measures="$unit" -v width="$width" "$functions"'
	NR == 1 {
		set_sizes()
		for (i = 1; i <= NF; i++)
			if ($i == "calls" && !calls)
				calls = i
		while ((getline line <list) > 0 && !match(line, /  function$/))
			;
		at = RSTART + 2
		next
	}
	{
		if ((getline line <list) <= 0) {
			print "no line for " $3
			exit
		}
		gsub("\302\265", "u", line)
		text = substr(line, 1, at - 1)
		while (match(text, /[0-9] ([nmu]?s|[kMG]?B)( |$)/))
			text = substr(text, 1, RSTART) substr(text, RSTART + 2)
		n = split(text, word, " +")
		found = 0
		# A field that a spreadsheet would take for a formula has a quote before it
		sub(/^\047/, "", $3)
		want[0] = $(calls + 1)
		want[1] = $NF
		want[2] = $calls
		for (i = 1; i <= n; i++) {
			if (word[i] == "" || word[i] ~ /%$/)
				continue
			if (!stands_for(word[i], want[found]) &&
			    (found < 2 || want[2] != "" || word[i] != "0"))
				print "of " $3 ": " word[i] " is not " want[found] " in: " line
			found++
		}
		label = substr(line, at)
		name = label
		sub(/  .*/, "", name)
		# Zeros in front of an address are left out where there is a width
		gsub(/\\r/, " ", $3)
		last = last_of($3)
		sub(/0x0+/, "0x", last)
		sub(/0x0+/, "0x", name)
		if (!index(name, last) && !(name ~ /\.\.\./ && length(last) > 20))
			print "no " last " of " $3 " in: " line
		# In few columns, paths may be cut to one
		if (label in seen && (!width || width >= 100))
			print "twice: " line
		seen[label]
	}
	END {
		if ((getline line <list) > 0 && line ~ /^ *[0-9.]/)
			print "no function for: " line
	}' "$1"
}

# read_back TREE: reads a tree of calls by how far its lines are indented; what stands
# below a line adds up to it, with its self cost, but for rounding
read_back() {
	awk '
	function end(i,   rest) {
		rest = cost[i] - self[i] - below[i]
		if (lines[i] && (rest < 0 ? -rest : rest) > lines[i])
			print rest " more than what is below: " line[i]
	}
	!at {
		at = index($0, "function, and")
		next
	}
	/^ *$/ { exit }
	{
		text = substr($0, at)
		match(text, /^ */)
		level = RLENGTH / 2
		gsub(",", "")
		if (level > last + 1 || level != int(level))
			print "below nothing: " $0
		while (last >= level)
			end(last--)
		last = level
		cost[level] = $2
		self[level] = $3 + 0
		below[level] = lines[level] = 0
		line[level] = $0
		below[level - 1] += $2
		lines[level - 1] += match(text, /\([0-9]+ more/) ? substr(text, RSTART + 1) + 1 : 1
	}
	END {
		while (last >= 0)
			end(last--)
	}' "$1"
}

# too_wide WIDTH FILE: prints the lines that are wider
too_wide() {
	LC_ALL=C.UTF-8 grep -E "^.{$(($1 + 1))}" "$2"
}

profiles=("$golden"/{sample/callgrind.out.sample,c-default/c_default.out,valgrind/{sigabrt,creq_multi}.out}
	"$golden"/writers/{xdebug.append.cachegrind.out,gpprof_cpu.callgrind})
[ -z "${CHECK_ALL:-}" ] || mapfile -t profiles < <(grep -rl '^events:' "$golden")
[ $# = 0 ] || profiles=("$@")

for profile in "${profiles[@]}"; do
	name=${profile#"$golden/"}
	[ -f "$profile" ] || { not_ok "$name: no such file"; continue; }
	event=$(program --list=events --format=tsv "$profile" 2>err | sed -n 2p | cut -f 1)
	unit=$(program --list=events --format=json "$profile" 2>err |
		sed -n 's/.*"unit": "\([^"]*\)".*/\1/p;T;q')
	program --format=tsv --show="$event" --threshold=100 --no-auto "$profile" >table 2>err || {
		# Some files of golden tests are not to be read
		[ -n "${CHECK_ALL:-}" ] || not_ok "$name: it is not read"
		continue
	}
	choice=(--layout=screen --threshold=100 --no-auto --show="$event,Incl($event),Calls")
	program "${choice[@]}" "$profile" >list 2>err
	equal "$name: exact figures" '' "$(rows table list)"
	program --layout=screen --call-tree "$profile" >text 2>err
	equal "$name: the tree is read back" '' "$(read_back text)"
	turn=$((turn + 1))
	for width in 60 80 100 132 200; do
		fitted=(--human-readable --width="$width")
		program "${choice[@]}" "${fitted[@]}" "$profile" >list 2>err
		equal "$name: the list in $width columns" '' "$(rows table list
			too_wide "$width" list)"
		# Five profiles are needed for each view in each width
		view=${views[turn++ % 5]}
		# shellcheck disable=SC2086
		program "${fitted[@]}" --layout=screen $view "$profile" >text 2>err
		equal "$name: $view in $width columns" '' "$(too_wide "$width" text)"
	done
done
exit $bad
