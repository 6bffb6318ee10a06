#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# --help=all and the manual have the same options, in the same groups and order,
# and --help is a screen whose options --help=all has.

# shellcheck source=results
. "$(dirname "$0")/results"

root=$(cd "$(dirname "$0")/../.." && pwd) || exit 1
"$CGANNOTATE" --help=all >all
"$CGANNOTATE" --help >short
sed -n 's/^\([A-Z].*\):$/= \1/p
	s/^  \(-[a-zA-Z], \)\{0,1\}--\([a-z-]*\).*/\2/p' all >of_help
awk '/^\.Sh/ { on = /OPTIONS/ }
on && /^\.Ss/ { sub(/^.Ss/, "="); print }
on && /^\.It Fl/ && match($0, / -[a-z][a-z-]+/) {
	print substr($0, RSTART + 2, RLENGTH - 2)
}' "$root/man/cgannotate.1" >of_manual

check 'there are options' [ -s of_help ]
check "the manual has its $(grep -c . of_help) lines" diff of_help of_manual
check 'it fits a screen' [ "$(grep -c '' short)" -le 24 ]
check 'it is not wider than a screen' \
	awk 'length > 80 { print; bad = 1 } END { exit bad }' all short
sed 's/--no-NAME//' short | grep -oE -- '--[a-z-]+' | sed 's/^--//; s/^no-//' |
	grep -vFx -f of_help >unknown
equal '--help=all has the options of --help' '' "$(cat unknown)"
exit $bad
