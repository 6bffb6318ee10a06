usage: cgannotate [options] [callgrind-out-file ...] [source-file ...]

Options, with defaults in [ ]:
  -h, --help             show this message
  --version              show the version
  -q, --quiet            say only errors, and what is wrong with a profile
  --show=A,B,C           show only these events, in this order [all]
  --threshold=0--100     list functions until they reach this percentage of
                         the total of the first sort event [99]
  --sort=A,B,C           sort by A, then B, then C [order in the profile];
                         A:90 gives A its own threshold and --threshold is
                         ignored
  --show-percs=yes|no    show a percentage beside each count but 0 [yes]
  --auto=yes|no          annotate the sources of all functions listed [yes]
  --context=N|all        show N lines before and after lines with costs [8]
  --line-min=PCT         annotate only lines with at least PCT percent of the
                         total of the first sort event, and their context
  -n, --line-numbers=yes|no
                         show the numbers of lines beside sources and
                         instructions [no; --fn always does]
  --asm=att|intel        show instructions instead of sources, for a profile of
                         --dump-instr=yes
  --jumps=yes|no         draw arrows for the jumps between lines of sources, for
                         a profile of --collect-jumps=yes [no]
  --inclusive=yes|no     show inclusive costs: own cost plus callees [no]
  --tree=none|caller|calling|both
                         print callers above each function, callees below it
                         (calling), or both [none]
  -I, --include=DIR      look for sources under DIR too
  --source-map=FROM=TO   look for sources named FROM/... in TO
  --debuginfod=yes|no    ask the servers of DEBUGINFOD_URLS for sources that are
                         not found [no]
  --sources=all|inside   inside: show only sources that lie under the current
                         directory, a DIR of --include or a TO of --source-map
                         [all]; use it for a profile from a stranger
  --limits=yes|no        shorten or leave out what would make the report, or the
                         time it takes, far larger than the profile [yes]
  --event=NAME=FORMULA[:LONG NAME]
                         define an event for --show, --sort and --fail-if, such
                         as 'L1m = I1mr + D1mr + D1mw' or 'Rate = D1mr / Dr'
  --list-events          print a table of the events instead of a report
  --cycles=yes|no        mark functions with the cycles that they are in [yes]
  --by=row|function|file|object|line|instr
                         what each line of the list represents [row: the code of
                         a function in one file]; line: a line of a source;
                         instr: an instruction
  --names=auto|full|short
                         names of functions in full, or without parameters and
                         the like [auto: short with --summary]
  --width=N|auto         cut names so that rows fit into N columns, or into the
                         terminal [no limit]
  --summary              the first look: a page of the functions that cost most
                         by themselves, with their inclusive cost and calls
  --match=REGEX          list only what matches; the text to match is
                         'file:function [object]'
  --hide=REGEX           do not list what matches
  --fold=REGEX           count functions that match, as --match, as part of the
                         lines that called them
  --top=N                list only the first N
  --min=PCT              list only what has at least PCT percent of the total of
                         the first sort event
  --fn=NAME|/REGEX/      show only these functions, in full: callers, callees,
                         costs and lines
  --color=auto|always|never
                         shade costs by their share [auto: on a terminal only]
  --pager=yes|no         show text on a terminal in CGANNOTATE_PAGER, PAGER or
                         less [yes]
  --format=text|json|csv|tsv|markdown|callgrind|folded|dot|html
                         write the report in this format [text]
  -o, --output=FILE      write to FILE, which is replaced when it is complete
  --part=LIST            read only these parts of the profiles, as in 1,3-5
  --thread=LIST          read only the parts of these threads
  --list-parts           print a table of the parts instead of a report
  --diff                 compare two profiles, OLD and NEW: report NEW - OLD
  --old-sources=DIR      with --diff, look for OLD's sources under DIR, and show
                         which lines were removed, added, or stayed
  --compare=file|part|thread
                         compare any number of profiles, or the parts or threads
                         of one: a column for each, and the change from first
                         to last, or with parts or threads their sum [file]
  --exact                with --diff or --compare, pair functions of the
                         same label only
  --diff-pairs           with them, name the functions whose labels differ
  --check                check the profiles against the format's specification
                         instead; exit with status 1 if there is an error
  --mod-file=s/REGEX/TEXT/
                         change the names of files and objects
  --mod-fn=s/REGEX/TEXT/ change the names of functions
  --separate-recs=yes|no list levels of recursion, f'2 of f, by themselves
                         [yes; --summary: no]
  --fail-if-missing=yes|no
                         exit with status 1 if no function matches a REGEX of
                         --fail-if [yes]
  --fail-if=[REGEX:]EVENT>[+]N[%]
                         exit with status 3 if the total of an event (or the
                         cost of a function that matches REGEX) is more than N,
                         or with + and --diff or --compare has grown by more
                         than N or N%
