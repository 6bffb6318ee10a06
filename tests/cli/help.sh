#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# --help=all and the manual have the same options, in the same groups and order,
# and --help is a screen whose options --help=all has.

root=$(cd "$(dirname "$0")/../.." && pwd) || exit 1
bad=0

"$CGANNOTATE" --help=all >all
"$CGANNOTATE" --help >short
sed -n 's/^\([A-Z].*\):$/= \1/p
	s/^  \(-[a-zA-Z], \)\{0,1\}--\([a-z-]*\).*/\2/p' all >of_help
awk '/^\.Sh/ { on = /OPTIONS/ }
on && /^\.Ss/ { sub(/^.Ss/, "="); print }
on && /^\.It Fl/ && match($0, / -[a-z][a-z-]+/) {
	print substr($0, RSTART + 2, RLENGTH - 2)
}' "$root/man/cgannotate.1" >of_manual

if [ -s of_help ] && diff of_help of_manual; then
	echo "ok help: the manual has its $(grep -c . of_help) lines"
else
	echo 'not ok help: other options or groups than in the manual'
	bad=1
fi
if awk 'length > 80 { print; bad = 1 } END { exit bad }' all short &&
	[ "$(grep -c '' short)" -le 24 ]
then
	echo 'ok help: it fits a screen'
else
	echo 'not ok help: it does not fit a screen'
	bad=1
fi
sed 's/--no-NAME//' short | grep -oE -- '--[a-z-]+' | sed 's/^--//; s/^no-//' |
	grep -vFx -f of_help >unknown
if [ -s unknown ]; then
	echo "not ok help: --help=all has no --$(head -n 1 unknown)"
	bad=1
else
	echo 'ok help: --help=all has the options of --help'
fi
exit $bad
