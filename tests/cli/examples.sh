#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs the examples of README and of the manual where they say that they were
# run, and proves that each line that they show is printed, in that order, as on
# a terminal of 80 columns.  An example that shows no output is not run; "cat
# FILE" makes the file.

# shellcheck source=results
. "$(dirname "$0")/results"

mkdir golden || exit 1
# The directories that are named in examples
for name in ../sample $(sed 's/\\-/-/g' "$root/README" "$root"/man/*.[157] |
	grep -o '\.\./[a-z-]\+' | sort -u); do
	name=$root/tests/golden/${name#../}
	[ ! -d "$name" ] || cp -R "$name" golden || exit 1
done
export SHOWN=$PWD/got TERM=dumb LC_ALL=C
in_one_process
# What would go to a terminal has the layout of one
cgannotate() {
	local layout='--layout=screen --width=80 --human-readable'
	case " $*" in
	*' --layout='* | *' --format='* | *' --list='* | *' --check '*) layout='' ;;
	esac
	[ /dev/stdout -ef "$SHOWN" ] || layout=''
	# shellcheck disable=SC2086
	program $layout "$@"
}
cd golden/sample || exit 1

# These print the examples as lines "$ COMMAND" with "> LINE" for its output

# commands: of lines where an example begins with "$ " and ends at a line END
commands() {
	awk '
	/^END$/ { shown = 0; next }
	/^\$ / { command = 1; shown = 1 }
	command != 1 { if (shown) print "> " $0; next }
	{
		sub(/^ +/, "")
		more = sub(/ *\\$/, " ")
		printf "%s", $0
		if (!more) { print ""; command = 0 }
	}'
}
of_readme() {
	sed -n 's/^    //p; t; /^[^ ]/s/.*/END/p' "$1" | commands
}
of_manual() {
	sed -n '/^\.Bd -literal/,/^\.Ed/p' "$1" |
		sed 's/^\.[BE]d.*/END/; s/\\-/-/g; s/\\(aq/'\''/g; s/\\(ha/^/g; s/\\(ga/`/g; s/\\&//g; s/\\e/\\/g' |
		commands
}

# follows LINE...: whether these lines are in the file $SHOWN, in this order; missing
# is the first one that is not. Blanks at the ends of those there are nothing.
follows() {
	local line
	while IFS= read -r line || [ -n "$line" ]; do
		[[ $line != "$1"*([[:space:]]) ]] || shift
		[ $# != 0 ] || return 0
	done <"$SHOWN"
	missing=$1
	return 1
}

# ended STATUS: what $? is after a command that ended so
ended() {
	return "$1"
}

# run_one DOCUMENT COMMAND LINE...
run_one() {
	local document=$1 command=$2 missing
	shift 2
	case $command in
	cat\ *)
		printf '%s\n' "$@" >"${command#cat }"
		return ;;
	cgannotate*)
		[ $# != 0 ] || return 0 ;;
	esac
	: >"$SHOWN"
	(ended "$status"; eval "$command") >>"$SHOWN" 2>&1 </dev/null
	status=$?
	# What was sent to a file is not what the example shows
	[ $# != 0 ] || return 0
	if follows "$@"; then
		ok "$document: $command"
	else
		not_ok "$document: $command" "no line '$missing'"
	fi
}

# run_all DOCUMENT: reads examples
run_all() {
	local line command='' lines=()
	status=0
	while IFS= read -r line; do
		case $line in
		'> '*)
			line=${line#> }
			line=${line%"${line##*[![:space:]]}"}
			# Headings may stand under an empty line
			[ -z "$line" ] || lines+=("$line") ;;
		*)
			[ -z "$command" ] || run_one "$1" "$command" "${lines[@]}"
			command=${line#\$ }
			lines=() ;;
		esac
	done
	[ -z "$command" ] || run_one "$1" "$command" "${lines[@]}"
}

of_readme "$root/README" | run_all README
# ci.sh runs the examples of cgannotate-ci(7)
for page in "$root"/man/*.[15] "$root"/man/cgannotate-compare.7; do
	of_manual "$page" | run_all "${page##*/}"
done
