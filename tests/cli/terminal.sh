#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Messages for people only: on standard error, if that is a terminal.

# shellcheck source=results
. "$(dirname "$0")/results"

here=$(cd "$(dirname "$0")" && pwd) || exit 1
cp "$here"/../golden/default-run/callgrind.out.* . || exit 1
unset CGANNOTATE_PAGER
export PAGER=cat
touch -d 2021-01-01 callgrind.out.*
touch -d 2021-01-02 callgrind.out.7

# terminal ARGUMENT...: standard error, on a terminal, goes to err
terminal() {
	script -qec "$(printf '%q ' "$CGANNOTATE" "$@") >report" /dev/null \
		</dev/null 2>/dev/null | tr -d '\r' >err
}

# says NAME WORDS: one line is said, with these words
says() {
	check "$1" [ "$(grep -c "$2" err)" = 1 ]
}

silent() {
	check "$1: there is a report" [ -s report ]
	check "$1" [ ! -s err ]
}

if ! command -v script >/dev/null; then
	echo 'script is not installed: nothing was run on a terminal'
	exit
fi
terminal --no-auto
says 'a run of several files' \
	'reading 5 files of one run: callgrind.out.7.2 to callgrind.out.7-02$'
terminal --no-auto callgrind.out.7
silent 'a file that is named'
touch -d 2021-01-03 callgrind.out.70
terminal --no-auto
says 'a run of one file' 'reading callgrind.out.70$'
"$CGANNOTATE" --no-auto >report 2>err </dev/null
silent 'nothing is said elsewhere'

mkdir bin
ln -s "$CGANNOTATE" bin/cgannotate

# Sources that are not found, of names that can be files, below a report that does not list them
printf 'events: Ir\nfl=a.c\nfn=f\n1 5\nfl=b.c\nfn=g\n1 5\nfl=php:internal\nfn=h\n1 5\n' >lost.out
terminal --layout=classic lost.out
says 'sources not found' '^cgannotate: 2 source files not found (say where with -I DIR)$'
terminal --layout=screen lost.out
silent 'a screen lists them'

# --quiet leaves out advice and warnings, but not what is wrong with a profile
mkdir quiet
cd quiet || exit 1
printf 'events: Ir\nfl=none.c\nfn=f\n1 5\nodd\n' >p.out
terminal -q --hide=zzz p.out
says '--quiet: damage' "p.out:5: 'odd' is not a valid line"
terminal --hide=zzz --layout=classic p.out
says 'not quiet: advice' '1 source file not found'
says 'not quiet: a warning' 'hide=zzz: nothing matches'
sed -i '/odd/d' p.out
terminal --quiet --hide=zzz p.out
silent '--quiet: neither advice nor a warning'

# The page of --summary is as high as the terminal: on 24 lines there are two of
# its head, the names of columns, 20 rows and one for the next command
cd .. || exit 1
{ echo 'events: Ir'; echo 'fl=a.c'
	for i in {101..160}; do printf 'fn=f%s\n1 %s\n' "$i" "$i"; done; } >many
# page NAME ROWS COMMAND: how many lines COMMAND prints
page() {
	local got
	got=$(PATH=$PWD/bin:$PATH script -qec "$3" /dev/null </dev/null | grep -c .)
	equal "$1" "$2" "$got"
}
page 'a page of 50 lines' 49 'stty rows 50 cols 80; cgannotate --no-pager --summary many'
page 'a head of more than two lines' 23 \
	'stty rows 24 cols 20; cgannotate --no-pager --summary many'
page '--top, and what comes next' 9 'stty rows 24 cols 80; cgannotate --no-pager --summary --top=5 many'
page 'no page on a pipe' 23 'stty rows 50; cgannotate --no-pager --summary many | cat'
exit $bad
