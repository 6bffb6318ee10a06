#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# A report on a terminal is shown by a pager: which one, of what, how both end.

# shellcheck source=results
. "$(dirname "$0")/results"

cp "$golden"/views/*.[ch] "$golden"/views/v.callgrind . || exit 1
touch -d 2020-01-01T00:00:00 ./*.[ch]
escape=$(printf '\033')
export TERM=xterm
has_terminal || left_out 'script gives no terminal here'

# terminal COMMAND...: runs it on a terminal, where keys are typed; what is seen
# there goes to seen, and what a pager saves to paged
terminal() {
	rm -f paged
	printf '%s' "$keys" | timeout 100 script -qec "$(printf '%q ' "$@")" /dev/null \
		2>/dev/null | tr -d '\r' >seen
	status=${PIPESTATUS[1]}
}
keys=

ended() {
	[ "$status" = "$1" ]
}

report() {
	[ "$(tail -n 1 "$1" | tr -d '\r')" = "$(tail -n 1 whole)" ] &&
		[ "$(grep -c 'v.callgrind' "$1")" = 1 ]
}

"$CGANNOTATE" --layout=screen --human-readable --width=80 v.callgrind >whole
terminal "$CGANNOTATE" --no-pager v.callgrind
check 'there is a report without one' ended 0
check 'which is whole' report seen

# --- which pager

terminal env PAGER='cat >paged' "$CGANNOTATE" -q --color=never --width=80 v.callgrind
check 'PAGER has the report' cmp -s paged whole
check 'and the terminal has not' test ! -s seen
terminal env PAGER='cat >other' CGANNOTATE_PAGER='cat >paged' \
	"$CGANNOTATE" v.callgrind
check 'CGANNOTATE_PAGER comes first' test -s paged -a ! -e other
check 'colours are kept' grep -q "$escape\[" paged
for none in PAGER= PAGER=cat CGANNOTATE_PAGER= TERM=dumb TERM=; do
	terminal env PAGER='cat >paged' "$none" "$CGANNOTATE" v.callgrind
	check "$none: none" report seen
	check "$none: nothing is saved" test ! -e paged
done
terminal env PAGER='echo "<$LESS>" >paged' "$CGANNOTATE" v.callgrind
check 'LESS is FRSX' grep -qx '<FRSX>' paged
terminal env LESS=M PAGER='echo "<$LESS>" >paged' "$CGANNOTATE" v.callgrind
check 'unless it is set' grep -qx '<M>' paged
if command -v less >/dev/null; then
	keys=q
	terminal "$CGANNOTATE" v.callgrind v.callgrind --context=all
	check 'less is ended with q' ended 0
	keys=
	terminal sh -c 'stty rows 200; "$0" v.callgrind' "$CGANNOTATE"
	check 'less shows what fits' grep -q "$(tail -n 1 whole)" seen
	check 'and ends' ended 0
fi

# --- of what

export PAGER='cat >paged'
for options in --no-pager --summary '-o report' --format=csv --help; do
	# shellcheck disable=SC2086
	terminal "$CGANNOTATE" $options v.callgrind
	check "no pager: $options" test ! -e paged
done
for options in --pager --list=events '--summary --top=9' '--summary --pager' --check; do
	# shellcheck disable=SC2086
	terminal "$CGANNOTATE" $options v.callgrind
	check "a pager: $options" test -e paged
done
"$CGANNOTATE" v.callgrind >whole
terminal sh -c '"$0" v.callgrind | cat' "$CGANNOTATE"
check 'no pager in a pipe, and the classic layout' cmp -s seen whole
ln -s "$CGANNOTATE" callgrind_annotate
terminal ./callgrind_annotate v.callgrind
check 'neither where it is called callgrind_annotate' cmp -s seen whole
terminal "$CGANNOTATE" none.callgrind
check 'no pager for an error' test ! -e paged -a "$status" = 1

# --- how both end

# More than a pipe can hold
awk 'BEGIN { print "events: Ir\nfl=a.c"
	for (i = 0; i < 5000; i++) print "fn=function_" i "\n1 " i + 1 }' >many
terminal env PAGER='head -n 1 >paged' "$CGANNOTATE" --threshold=100 many
check 'a pager that reads no further is no failure' ended 0
terminal "$CGANNOTATE" '--fail-if=Ir>1' --mod-fn=s/zzz/y/ v.callgrind
check 'a gate has its status' ended 3
check 'messages come after the pager' grep -q 'Ir>1' seen
check 'all of them' grep -q 'zzz/y/: nothing matches' seen
terminal env PAGER='cat >paged; exit 5' "$CGANNOTATE" v.callgrind
check 'the status of a pager is not ours' ended 0
terminal env PAGER=./none "$CGANNOTATE" v.callgrind
check 'a pager that is not there is an error' ended 1
check 'which is said' grep -q '^cgannotate: PAGER=./none: ' seen

# delivered: a loop for a pager, which ends when no signal to the program is left that its
# handler has not got
delivered='until ! grep -qs "^S[hi][dg]Pnd:.*[1-9a-f]" /proc/$PPID/status; do sleep 0.02; done'
interrupt='trap "" INT; head -n 1 >first; kill -INT $PPID; '$delivered'; cat >paged'
terminal env PAGER="$interrupt" "$CGANNOTATE" --threshold=100 many
check 'SIGINT is for the pager' ended 0
check 'SIGINT cuts no report' grep -q 'function_0 ' paged
terminal env PAGER='cat >/dev/null; kill -INT $PPID; '"$delivered"'; echo >paged' \
	"$CGANNOTATE" '--fail-if=Ir>1' v.callgrind
check 'SIGINT while a pager shows all of it' test -e paged -a "$status" = 3
terminal env PAGER='head -n 1 >first; kill -TERM $PPID; '"$delivered"'; cat >paged' \
	sh -c '"$0" --threshold=100 many; echo "status $?"' "$CGANNOTATE"
check 'SIGTERM ends it' grep -q 'status 143' seen
check 'once the pager has ended' test -s paged
exit $bad
