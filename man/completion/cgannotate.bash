# SPDX-License-Identifier: GPL-3.0-or-later
#
# Completion of cgannotate for bash.  What options there are, and the words that
# they take, is what --help=all says; events and functions are the profile's.

# The profiles on the command line; without one, cgannotate takes the newest.
_cgannotate_files()
{
	local word
	for word in "${COMP_WORDS[@]:1}"; do
		[[ $word != -* && -f $word ]] && printf '%s\0' "$word"
	done
}

# _cgannotate_column N OPTION...: a column of a table about the profiles
_cgannotate_column()
{
	local -a files
	local column=$1 file
	shift
	while IFS= read -r -d '' file; do
		files+=("$file")
	done < <(_cgannotate_files)
	"${COMP_WORDS[0]}" --format=tsv "$@" -- "${files[@]}" 2>/dev/null </dev/null |
		sed 1d | cut -f "$column" | LC_ALL=C sort -u
}

_cgannotate()
{
	local cur=${COMP_WORDS[COMP_CWORD]} option='' equals='' argument='' list=''
	local at=$((COMP_CWORD - 1)) help line words

	COMPREPLY=()
	# = is a word of its own
	if [[ $cur == = ]]; then
		cur='' equals=1 option=${COMP_WORDS[at]}
	elif [[ ${COMP_WORDS[at]} == = ]]; then
		equals=1 option=${COMP_WORDS[at - 1]}
	elif [[ $cur != -* ]]; then
		option=${COMP_WORDS[at]}
	fi
	help=$("${COMP_WORDS[0]}" --help=all 2>/dev/null)
	if [[ $cur == -* && ! $equals ]]; then
		words=$(sed -n 's/^  \(-[a-zA-Z], \)\{0,1\}\(--[a-z-]*=\{0,1\}\).*/\2/p' <<<"$help")
		mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")
		[[ ${COMPREPLY[0]-} == *= ]] && compopt -o nospace 2>/dev/null
		return
	fi
	while IFS= read -r line; do
		if [[ $option && $line =~ ^\ \ (-[a-zA-Z],\ )?(--[a-z-]+)=([^ ]+) &&
			($option == "${BASH_REMATCH[2]}" ||
			"$option, " == "${BASH_REMATCH[1]}") ]]; then
			argument=${BASH_REMATCH[3]}
		fi
	done <<<"$help"
	[[ $argument == 'yes|no' && ! $equals ]] && argument=
	case $argument in
	A,B,C)
		list=${cur%"${cur##*,}"}
		words=$(_cgannotate_column 1 --list-events)
		cur=${cur##*,}
		compopt -o nospace 2>/dev/null ;;
	'NAME|/REGEX/')
		words=$(_cgannotate_column 3 --by=function --no-auto) ;;
	DIR)
		mapfile -t COMPREPLY < <(compgen -d -- "$cur")
		compopt -o filenames 2>/dev/null
		return ;;
	'' | FILE)
		mapfile -t COMPREPLY < <(compgen -f -- "$cur")
		compopt -o filenames 2>/dev/null
		return ;;
	*\|*)
		words=$(tr '|' '\n' <<<"$argument" | grep -x '[a-z]*') ;;
	*)
		return ;;
	esac
	while IFS= read -r line; do
		[[ $line && $line == "$cur"* ]] || continue
		if [[ $argument == NAME* ]]; then
			line=$(printf %q "$line")
		fi
		COMPREPLY+=("$list$line")
	done <<<"$words"
}

complete -F _cgannotate cgannotate
