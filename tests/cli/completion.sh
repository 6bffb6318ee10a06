#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Each shell that is installed completes every option of --help=all, with
# --no-NAME, each word that an option takes, and the events and functions of a
# profile; zsh shows what the help says of an option, and all of it. And --help=all and
# the manual have the same options, in the same groups and order, and --help is a screen
# whose options --help=all has.

# shellcheck source=results
. "$(dirname "$0")/results"
in_one_process

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

scripts=$root/man/completion
cp "$root"/tests/golden/formats/new.callgrind . || exit 1
printf '%s\n' 'events: Ir' fl=a.cc 'fn=ns::foo(int, char)' '1 5' fn=ns::bar '2 7' \
	>colons.out
mkdir bin && ln -s "$CGANNOTATE" bin/cgannotate
export PATH=$PWD/bin:$PATH LC_ALL=C

# What completes in this shell runs the program in one process
cgannotate() {
	program "$@"
}

# The options, as "NAME WORD...", and what is said of them, as "NAME TEXT"
cgannotate --help=all | awk '
function end() { if (name) print name, text >"texts" }
/^  (-[a-zA-Z], )?--/ {
	end()
	sub(/^  (-[a-zA-Z], )?/, "")
	text = $0
	if (!sub(/.*[^ ]   */, "", text))
		text = ""
	sub(/ .*/, "")
	if (sub(/\[=/, "="))
		sub(/\]$/, "")
	name = words = $0
	sub(/=.*/, "", name)
	printf "%s", name
	n = sub(/^[^=]*=/, "", words) ? split(words, word, "|") : 0
	for (i = 1; n > 1 && i <= n; i++)
		if (word[i] ~ /^[a-z]+$/)
			printf " %s", word[i]
	print ""
	next
}
/^        / {
	sub(/^ +/, "")
	text = text (text ? " " : "") $0
}
END { end() }' >options

# is SHELL WHAT WANTED FILE: whether the line wanted is in what was completed
is() {
	count=$((count + 1))
	local text
	text=$(<"$4")
	if [[ $'\n'$text$'\n' != *$'\n'"$3"$'\n'* ]]; then
		not_ok "$1" "no $2 '$3' but $(tr '\n' ' ' <"$4")"
	fi
}

# shellcheck source=man/completion/cgannotate.bash
. "$scripts/cgannotate.bash"

in_bash() {
	# Words as bash cuts them
	local COMP_WORDBREAKS=$WORDBREAKS COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY
	_cgannotate 2>err
	printf '%s\n' "${COMPREPLY[@]}" >got
	printf '%s\n' "${COMPREPLY[@]%=}" >names
	[ ! -s err ] || cat err >>got
}

count=0
WORDBREAKS=$' \t\n"\'><=;|&(:'
while read -r option words; do
	in_bash cgannotate "$option"
	is bash option "$option" names
	for word in $words; do
		in_bash cgannotate "$option" = "${word%?}"
		is bash word "$word" got
	done
done <options
# The words so far, and one that completes them. A word is cut at colons, too, and only its
# last piece is replaced; a value is no profile, even if a file has its name; that of --compare may
# be left out
: >main
cp new.callgrind callgrind.out.1
while read -r wanted words; do
	# shellcheck disable=SC2086
	in_bash cgannotate $words
	is bash "word of $words" "$wanted" got
done <<'END'
Ir,Dr new.callgrind --show = Ir,D
Incl\(Ir\) new.callgrind --sort = Incl
'Ir,Incl(Dr) new.callgrind --show = 'Ir,Inc
Calls new.callgrind --show C
main new.callgrind --fn m
main --fn = main
main --fn = main --show = Ir --fn = m
main -o main --fn m
new.callgrind -o new
new.callgrind --compare new
--no-auto --no-au
bar colons.out --fn = ns :: b
foo colons.out --fn ns ::
END
WORDBREAKS=$' \t\n"\'><;|&('
in_bash cgannotate colons.out --fn=ns::b
is bash function --fn=ns::bar got
ok "bash, $count words"

if command -v fish >/dev/null; then
	in_fish() {
		fish --no-config -c "source '$scripts/cgannotate.fish'
			complete -C '$1'" 2>&1 | cut -f 1 >got
	}
	count=0
	in_fish 'cgannotate --'
	sed 's/=$//' got >names
	while read -r option words; do
		is fish option "$option" names
		[ -n "$words" ] || continue
		in_fish "cgannotate $option="
		for word in $words; do
			is fish word "$option=$word" got
		done
	done <options
	in_fish 'cgannotate --no-au'
	is fish option --no-auto got
	in_fish 'cgannotate colons.out --fn=ns::'
	is fish function '--fn=ns::foo' got
	in_fish 'cgannotate new.callgrind --show=Ir,'
	is fish event --show=Ir,Dr got
	is fish column '--show=Ir,Incl(Dr)' got
	in_fish 'cgannotate new.callgrind --fn='
	is fish function --fn=main got
	ok "fish, $count words"
fi

if command -v zsh >/dev/null; then
	# What the function gives to _arguments
	zsh -f -c '
	_arguments() { print -rl -- "$@" }
	PREFIX=--no
	words=(cgannotate)
	. "$1"' - "$scripts/_cgannotate" >specs 2>&1
	count=0
	sed -n 's/^\*\{0,1\}\(--[a-z-]*\)=\{0,1\}-\{0,1\}\[/\1 /p' specs |
		sed 's/\\\[/{/g; s/\\\]/}/g; s/\].*//; y/{}/[]/' >got
	while read -r line; do
		is zsh description "$line" got
	done <texts
	grep -o '^\*--no-auto' specs >got
	is zsh option '*--no-auto' got
	sed -n 's/^\*\{0,1\}\(--[a-z-]*\).*/\1/p' specs >names
	while read -r option words; do
		is zsh option "$option" names
		[ -n "$words" ] || continue
		sed -n "s/^\*\{0,1\}$option=.*:(\(.*\))\$/\1/p" specs |
			tr ' ' '\n' >got
		for word in $words; do
			is zsh word "$word" got
		done
	done <options
	zsh -f -c '
	_arguments() { }
	compadd() { print -rl -- $functions }
	_values() { shift 3; print -rl -- "$@" }
	words=(cgannotate new.callgrind)
	. "$1"
	_cgannotate_events
	compadd() { print -rl -- ${(P)4} }
	_cgannotate_functions' - "$scripts/_cgannotate" >got 2>&1
	is zsh event Dr got
	is zsh column 'Incl(Dr)' got
	is zsh column Calls got
	is zsh function main got
	ok "zsh, $count words"
fi
exit $bad
