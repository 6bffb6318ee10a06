# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash disable=SC2154,SC2034
#
# Runs the program many times in one process: see golden/in_process.c. The
# caller sets in_process, which is the program linked with that, and said, a
# file for what a sanitizer says.

process=''

# begin_in_process: starts that process
begin_in_process() {
	coproc "$in_process" "${GOLDEN_SECONDS:-60}" 2>"$said"
	process=$COPROC_PID
	# Subshells inherit these, but not those of a coprocess
	exec {asked}>&"${COPROC[1]}" {answered}<&"${COPROC[0]}"
	eval "exec ${COPROC[1]}>&- ${COPROC[0]}<&-"
}

# in_process OUT ERR WANTED_OUT WANTED_ERR ARGUMENT...: runs the program in the
# working directory. It sets status, and found: "same" if what it has printed is
# as wanted.
in_process() {
	if [ ! -x "$in_process" ]; then
		status=0 found=other
		"$CGANNOTATE" "${@:5}" >"$1" 2>"$2" </dev/null || status=$?
		! cmp -s "$1" "$3" || ! cmp -s "$2" "$4" || found=same
		return
	fi
	[ -n "$process" ] || begin_in_process
	printf '%s\0' "$PWD" '' "${@:1:4}" $(($# - 4)) "${@:5}" >&"$asked"
	if ! read -r status found <&"$answered"; then
		# It has ended before the run did
		wait "$process"
		status=$? found=other process=''
		cat "$said" >>"$2"
	elif [ "$status" = 99 ]; then
		# The next run is not to be blamed for what this one left behind
		end_in_process
		status=99
	fi
}

# program ARGUMENT...: runs the program $CGANNOTATE in that process if it was
# begun, and else by itself, with the working directory, the environment and the
# streams of the caller, but nothing on standard input. Subshells may call it, one
# at a time.
program() {
	local status found out err name environment=''
	if [ -z "$process" ]; then
		"$CGANNOTATE" "$@" </dev/null
		return
	fi
	for name in CGANNOTATE_ADDR2LINE DEBUGINFOD_TIMEOUT DEBUGINFOD_URLS HOME \
		NO_COLOR OBJDUMP PATH TERM; do
		environment+=$name${!name+=${!name}}$'\n'
	done
	# While it prints, its standard output is another one
	exec {out}>&1 {err}>&2
	printf '%s\0' "$PWD" "$environment" "/proc/$BASHPID/fd/$out" \
		"/proc/$BASHPID/fd/$err" '' '' $# "$@" >&"$asked"
	if ! read -r status found <&"$answered"; then
		cat "$said" >&2
		status=134
	fi
	exec {out}>&- {err}>&-
	return "$status"
}

# Ends that process; false: it did not end well, and $said says why
end_in_process() {
	local ending=$process
	[ -n "$process" ] || return 0
	process=''
	exec {asked}>&- {answered}<&-
	wait "$ending"
}
