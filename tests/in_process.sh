# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash disable=SC2154,SC2034
#
# Runs the program many times in one process: see golden/in_process.c. The
# caller sets in_process, which is the program linked with that, and said, a
# file for what a sanitizer says.

process=''

# in_process OUT ERR WANTED_OUT WANTED_ERR ARGUMENT...: runs the program in the
# working directory. It sets status, and found: "same" if what it has printed is
# as wanted.
in_process() {
	if [ -z "$process" ]; then
		coproc "$in_process" "${GOLDEN_SECONDS:-60}" 2>"$said"
		asked=${COPROC[1]} answered=${COPROC[0]} process=$COPROC_PID
	fi
	printf '%s\0' "$PWD" "${@:1:4}" $(($# - 4)) "${@:5}" >&"$asked"
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

# Ends that process; false: it did not end well, and $said says why
end_in_process() {
	local ending=$process
	[ -n "$process" ] || return 0
	process=''
	exec {asked}>&-
	wait "$ending"
}
