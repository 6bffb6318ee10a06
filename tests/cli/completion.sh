#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Each shell that is installed completes every option of --help, each word that
# an option takes, and the events and functions of a profile.

root=$(cd "$(dirname "$0")/../.." && pwd) || exit 1
files=$root/man/completion
cp "$root"/tests/golden/formats/new.callgrind . || exit 1
mkdir bin && ln -s "$CGANNOTATE" bin/cgannotate
export PATH=$PWD/bin:$PATH LC_ALL=C
bad=0

# The options, as "NAME WORD..."
cgannotate --help=all | awk '
/^  (-[a-zA-Z], )?--/ {
	sub(/^  (-[a-zA-Z], )?/, "")
	sub(/ .*/, "")
	argument = ""
	if (i = index($0, "=")) {
		argument = substr($0, i + 1)
		$0 = substr($0, 1, i - 1)
	}
	printf "%s", $0
	n = split(argument, words, "|")
	for (i = 1; n > 1 && i <= n; i++)
		if (words[i] ~ /^[a-z]+$/)
			printf " %s", words[i]
	print ""
}' >options

# is SHELL WHAT WANTED FILE: whether the line wanted is in what was completed
is() {
	count=$((count + 1))
	if ! grep -Fqx -e "$3" "$4"; then
		echo "not ok completion: $1: no $2 '$3' but $(tr '\n' ' ' <"$4")"
		bad=1
	fi
}

in_bash() {
	# Words as bash cuts them
	bash -c '
	. "$1"
	shift
	COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
	_cgannotate
	printf "%s\n" "${COMPREPLY[@]}"' - "$files/cgannotate.bash" "$@" >got 2>err
	cat err >>got
}

count=0
while read -r option words; do
	in_bash cgannotate "$option"
	sed 's/=$//' got >names
	is bash option "$option" names
	for word in $words; do
		in_bash cgannotate "$option" = "${word%?}"
		is bash word "$word" got
	done
done <options
in_bash cgannotate new.callgrind --show = Ir,D
is bash event Ir,Dr got
in_bash cgannotate --fn = m new.callgrind
in_bash cgannotate new.callgrind --fn m
is bash function main got
in_bash cgannotate -o new
is bash file new.callgrind got
echo "ok completion: bash, $count words"

if command -v fish >/dev/null; then
	in_fish() {
		fish --no-config -c "source $files/cgannotate.fish
			complete -C '$1'" 2>&1 | cut -f 1 >got
	}
	count=0
	in_fish 'cgannotate --'
	mv got all
	while read -r option words; do
		sed 's/=$//' all >names
		is fish option "$option" names
		[ -n "$words" ] || continue
		in_fish "cgannotate $option="
		for word in $words; do
			is fish word "$option=$word" got
		done
	done <options
	in_fish 'cgannotate new.callgrind --show=Ir,'
	is fish event --show=Ir,Dr got
	in_fish 'cgannotate new.callgrind --fn='
	is fish function --fn=main got
	echo "ok completion: fish, $count words"
fi

if command -v zsh >/dev/null; then
	# What the function gives to _arguments
	zsh -f -c '
	_arguments() { print -rl -- "$@" }
	words=(cgannotate)
	. "$1"' - "$files/_cgannotate" >specs 2>&1
	count=0
	while read -r option words; do
		sed -n 's/^\*\{0,1\}\(--[a-z-]*\).*/\1/p' specs >names
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
	compadd() { print -rl -- ${(P)2} }
	_cgannotate_functions' - "$files/_cgannotate" >got 2>&1
	is zsh event Dr got
	is zsh function main got
	echo "ok completion: zsh, $count words"
fi
exit $bad
