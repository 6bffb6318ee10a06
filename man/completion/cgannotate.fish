# SPDX-License-Identifier: GPL-3.0-or-later
#
# Completion of cgannotate for fish.  What options there are, and the words that
# they take, is what --help=all says; events and functions are the profile's.

# A list about the profiles on the command line
function __cgannotate_list
    set -l files
    for word in (commandline -opc)[2..-1]
        if not string match -q -- '-*' $word; and test -f $word
            set -a files $word
        end
    end
    cgannotate $argv -- $files 2>/dev/null </dev/null
end

# Events, and columns made of them, after those that are there already
function __cgannotate_events
    set -l before (commandline -ct | string replace -r '^--?[a-z-]*=' '' |
        string match -r '.*,')
    for event in (__cgannotate_list --list=events --format=tsv | cut -f 1 | awk '
            NR > 1 { print }
            NR > 1 && !/%$/ { print "Incl(" $0 ")" }
            END { print "Calls" }')
        echo -- $before$event
    end
end

function __cgannotate_functions
    __cgannotate_list --format=tsv --names=short | awk -F '\t' 'NR > 1 && !seen[$3]++ { print $3 }'
end

# Each option with what it does on one line
for line in (cgannotate --help=all 2>/dev/null |
        awk '/^        / { sub(/^ +/, " "); printf "%s", $0; next }
            { printf "\n%s ", $0 }')
    # Each group takes part, so that it has its place
    set -l found (string match -r '^  (-[a-zA-Z], |)--([a-z-]+)(\[?=(?:\S| \S)+|)  *(.*)$' -- $line)
    or continue
    set -l text (string trim -- $found[5] | string replace -a '  ' ' ')
    set -l option -c cgannotate -l $found[3] -d "$text"
    test -n "$found[2]"; and set -a option -s (string sub -s 2 -l 1 -- $found[2])
    set -l argument (string trim -- $found[4] | string replace -r '^\[=(.*)\]$' '$1')
    switch "$argument"
        case ''
            complete $option
        case '=A,B,C'
            complete $option -x -a '(__cgannotate_events)'
        case '=NAME|/REGEX/'
            complete $option -x -k -a '(__cgannotate_functions)'
        case '=LIST|/REGEX/'
            complete $option -x
        case '=DIR'
            complete $option -x -a '(__fish_complete_directories)'
        case '=FILE'
            complete $option -r
        case '=*|*'
            complete $option -x -a (string sub -s 2 -- $argument | string split '|' |
                string match -r '^[a-z]+$' | string join ' ')
        case '=*'
            complete $option -x
        case '*'
            # The value may be left out, but is never the next word
            complete $option
            for word in (string split '|' -- $argument)
                complete -c cgannotate -l "$found[3]=$word" -d "$text"
            end
            # There are many of them, so only to who asks
            test $argument = 'yes|no'
            and complete -c cgannotate -n 'string match -q -- "--n*" (commandline -ct)' \
                -l no-$found[3] -d "do not: $text"
    end
end
