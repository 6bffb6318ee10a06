# SPDX-License-Identifier: GPL-3.0-or-later
#
# Completion of cgannotate for bash.  What options there are, and the words that
# they take, is what --help=all says; events and functions are the profile's.

# The profiles on the command line; without one, cgannotate takes the newest.
# A word that is completed, and a value of an option, is none even if a file has
# its name.
_cgannotate_files()
{
	local i word before
	for ((i = 1; i < ${#COMP_WORDS[@]}; i++)); do
		word=${COMP_WORDS[i]} before=${COMP_WORDS[i - 1]}
		[[ $i -ne $COMP_CWORD && $word != -* && $before != [=:]* && -f $word ]] ||
			continue
		case $before in
		--*) [[ $'\n'$help =~ $'\n  '(-., )?$before= ]] && continue ;;
		-?) [[ $'\n'$help =~ $'\n  '$before,\ --[a-z-]*= ]] && continue ;;
		esac
		printf '%s\0' "$word"
	done
}

# _cgannotate_list OPTION...: a table about the profiles
_cgannotate_list()
{
	local -a files
	local file
	while IFS= read -r -d '' file; do
		files+=("$file")
	done < <(_cgannotate_files)
	"${COMP_WORDS[0]}" "$@" -- "${files[@]}" 2>/dev/null </dev/null
}

# What --show and --sort take: events, and columns made of them
_cgannotate_events()
{
	_cgannotate_list --list=events --format=tsv | awk -F '\t' '{ $0 = $1 }
		NR > 1 { print }
		NR > 1 && !/%$/ { print "Incl(" $0 ")" }
		END { print "Calls" }'
}

# The options that begin like $1; those with --no are many, so only to who asks
_cgannotate_options()
{
	local line name
	while IFS= read -r line; do
		[[ $line =~ ^\ \ (-[a-zA-Z],\ )?--([a-z-]+)(=?)(\[=yes\|no\])? ]] || continue
		name=${BASH_REMATCH[2]}
		[[ $1 == --no* && ${BASH_REMATCH[4]} && --no-$name == "$1"* ]] &&
			COMPREPLY+=("--no-$name")
		name=--$name${BASH_REMATCH[3]}
		[[ $name == "$1"* ]] && COMPREPLY+=("$name")
	done <<<"$help"
}

# _cgannotate_value WORD ARGUMENT: what WORD can become as the argument of an
# option that the help calls ARGUMENT
_cgannotate_value()
{
	local list='' word
	[[ $2 == A,B,C ]] && list=${1%"${1##*,}"}
	case $2 in
	A,B,C) _cgannotate_events ;;
	'NAME|/REGEX/') _cgannotate_list --format=tsv --names=short | awk -F '\t' 'NR > 1 && !seen[$3]++ { print $3 }' ;;
	DIR) compgen -d -- "$1" ;;
	'' | FILE) compgen -f -- "$1" ;;
	*\|*)
		for word in ${2//|/ }; do
			[[ $word == *[^a-z]* ]] || echo "$word"
		done ;;
	esac | while IFS= read -r word; do
		# As it is typed: after a quote, or with backslashes
		case $2 in
		A,B,C | NAME*)
			if [[ $1 == [\"\']* ]]; then
				[[ $list ]] || word=${1:0:1}$word
			else
				printf -v word %q "$word"
			fi ;;
		esac
		[[ $word && $list$word == "$1"* ]] && printf '%s\n' "$list$word"
	done
}

_cgannotate()
{
	local at=$COMP_CWORD cur=${COMP_WORDS[COMP_CWORD]} value option='' before=''
	local help argument='' cut='' line

	COMPREPLY=()
	# COMP_WORDBREAKS has = and :, which the words of cgannotate have too
	while ((at > 1)) && [[ ${COMP_WORDS[at]} =~ ^[=:]+$ ||
		${COMP_WORDS[at - 1]} =~ ^[=:]+$ ]]; do
		cur=${COMP_WORDS[--at]}$cur
	done
	help=$("${COMP_WORDS[0]}" --help=all 2>/dev/null)
	value=$cur
	if [[ $cur == --*=* ]]; then
		option=${cur%%=*} value=${cur#*=} before=$option=
	elif [[ $cur == -* ]]; then
		_cgannotate_options "$cur"
		[[ ${COMPREPLY[0]-} == *= ]] && compopt -o nospace 2>/dev/null
		return
	else
		option=${COMP_WORDS[at - 1]}
	fi
	while IFS= read -r line; do
		[[ $line =~ ^\ \ (-[a-zA-Z],\ )?(--[a-z-]+)(\[?)=([^ ]+) ]] || continue
		[[ $option == "${BASH_REMATCH[2]}" ||
			"$option, " == "${BASH_REMATCH[1]}" ]] || continue
		argument=${BASH_REMATCH[4]}
		if [[ ${BASH_REMATCH[3]} ]]; then
			# It may be left out, and is never the next word
			argument=${argument%]}
			[[ $before ]] || argument=
		fi
	done <<<"$help"
	case $argument in
	A,B,C) compopt -o nospace 2>/dev/null ;;
	NAME*) compopt -o nosort 2>/dev/null ;;
	'' | DIR | FILE) compopt -o filenames 2>/dev/null ;;
	esac
	# What stands before the last of these is no part of the word for readline
	[[ $COMP_WORDBREAKS == *=* ]] && cut=$before
	line=${before}$value
	if [[ $COMP_WORDBREAKS == *:* && $value == *:* && $value != [\"\']* ]]; then
		cut=${line%"${line##*:}"}
	fi
	while IFS= read -r line; do
		line=$before$line
		COMPREPLY+=("${line#"$cut"}")
	done < <(_cgannotate_value "$value" "$argument")
}

complete -F _cgannotate cgannotate
