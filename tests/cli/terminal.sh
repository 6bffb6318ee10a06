#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Messages for people only: on standard error, if that is a terminal. Colour is for
# those who want it: on a terminal or on demand; tests/golden/views has what it is of.

# shellcheck source=results
. "$(dirname "$0")/results"

cp "$golden"/default-run/callgrind.out.* . || exit 1
cp "$golden"/views/*.[ch] "$golden"/views/[vw].callgrind . || exit 1
export TERM=xterm PAGER=cat
touch -d 2021-01-01 callgrind.out.*
touch -d 2021-01-02 callgrind.out.7

# terminal ARGUMENT...: standard error, on a terminal, goes to err
terminal() {
	on_terminal sh -c '"$0" "$@" >report' "$CGANNOTATE" "$@" >err
}

# says NAME WORDS: one line is said, with these words
says() {
	check "$1" [ "$(grep -c "$2" err)" = 1 ]
}

silent() {
	check "$1: there is a report" [ -s report ]
	check "$1" [ ! -s err ]
}

# --- colours

touch -d 2020-01-01 ./*.[ch]
escape=$(printf '\033')
# Whether there are escape sequences in out; whether there is a report without any
colored() {
	grep -q "$escape\[[0-9;]*m" out
}

plain() {
	[ -s out ] && [[ $(<out) != *"$escape"* ]]
}

NO_COLOR=1 run --color=always v.callgrind
check 'NO_COLOR does not forbid always' colored
# Tables and messages have no colour
run --color=always --help
check 'always, --help' plain

has_terminal || left_out 'script gives no terminal here'
# on COLORED WORD...: whether there are colours on a terminal, with these before the command
on() {
	on_terminal env "${@:2}" v.callgrind >out
	check "on a terminal: ${*:2}" "$1"
}
on colored "$CGANNOTATE"
on plain NO_COLOR=1 "$CGANNOTATE"
on colored NO_COLOR= "$CGANNOTATE"
on plain TERM=dumb "$CGANNOTATE"
on plain "$CGANNOTATE" --color=never

# Names in a profile may hold anything, and are written as they are.
for format in callgrind html; do
	on_terminal sh -c '"$0" "$1" v.callgrind; echo status $?' "$CGANNOTATE" --format=$format >out
	equal "no $format is written to a terminal" 'status 1' "$(grep '^status' out)"
	check 'and that is said' grep -q "format=$format is not written to a terminal" out
done

# --- messages

rm ./*.[ch] [vw].callgrind
export TERM=dumb
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
terminal -q --mod-fn=s/zzz/y/ p.out
says '--quiet: damage' "p.out:5: 'odd' is not a valid line"
terminal --mod-fn=s/zzz/y/ --layout=classic p.out
says 'not quiet: advice' '1 source file not found'
says 'not quiet: a warning' 'mod-fn=s/zzz/y/: nothing matches'
sed -i '/odd/d' p.out
terminal --quiet --mod-fn=s/zzz/y/ p.out
silent '--quiet: neither advice nor a warning'

# The page of --summary is as high as the terminal: on 24 lines there are two of
# its head, the names of columns, 20 rows and one for the next command
cd .. || exit 1
{ echo 'events: Ir'; echo 'fl=a.c'
	for i in {101..160}; do printf 'fn=f%s\n1 %s\n' "$i" "$i"; done; } >many
# page NAME ROWS COMMAND: how many lines COMMAND prints
page() {
	local got
	got=$(PATH=$PWD/bin:$PATH on_terminal sh -c "$3" | grep -c .)
	equal "$1" "$2" "$got"
}
page 'a page of 50 lines' 49 'stty rows 50 cols 80; cgannotate --no-pager --summary many'
page 'a head of more than two lines' 23 \
	'stty rows 24 cols 20; cgannotate --no-pager --summary many'
page 'columns without room, and a line that names them' 23 \
	'stty rows 24 cols 45; cgannotate --no-pager --summary --show=Ir,Calls,"Incl(Ir)" many'
# f costs 9 of 10, main with it all 10: it is not shown on 5 lines, and makes no column wider
printf 'events: Ir\nfl=a.c\nfn=f\n1 9\nfn=main\n1 1\ncfn=f\ncalls=1 1\n1 9\n' >two
row() {
	PATH=$PWD/bin:$PATH on_terminal sh -c "$1" | grep ' f ' | tr -d '\r'
}
equal 'columns are as wide as the rows of a page need' \
	"$(row 'cgannotate --no-pager --color=never --width=80 --summary --top=1 two')" \
	"$(row 'stty rows 5 cols 80; cgannotate --no-pager --color=never --summary two')"
# What comes next is of the dearest function of the user whose name a shell takes, of 28 bytes at most
name=abcdefghijklmnopqrstuvwxyz01
{ printf 'events: Ir\nob=/usr/lib/l.so\nfn=lib\n1 99\nob=a\n'
	printf 'fn=%s\n1 %d\n' 'two words' 9 'f<int>' 8 ${name}2 7 $name 6 g 5; } >next
for top in 4 5; do
	on_terminal "$CGANNOTATE" --no-pager --color=never --summary --top=$top next | grep ^next:
done | tr -d '\r' >said
equal 'what comes next' "next: --call-tree  --browse next: --fn=$name  --call-tree  --browse" \
	"$(paste -sd ' ' said)"
page 'no page on a pipe' 23 'stty rows 50; cgannotate --no-pager --summary many | cat'
exit $bad
