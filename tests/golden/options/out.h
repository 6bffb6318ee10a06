usage: cgannotate [options] [callgrind-out-file ...] [source-file ...]

Options, with defaults in [ ]:
  -h, --help             show this message
  --version              show the version
  --show=A,B,C           show only the figures of events A, B, C [all]
  --threshold=0--100     list functions until they make up this percentage of
                         the counts of the first sort event [99]
  --sort=A,B,C           sort by events A, B, C [order of the columns]; each may
                         have a threshold of its own, A:90, and then --threshold
                         is ignored
  --show-percs=yes|no    show a percentage beside each count that is not 0 [yes]
  --auto=yes|no          annotate the sources of all functions listed [yes]
  --context=N            print N lines before and after annotated lines [8]
  --inclusive=yes|no     show what functions cost with all that they call [no]
  --tree=none|caller|calling|both
                         print with each function its callers, the functions it
                         calls, or both [none]
  -I, --include=DIR      look for sources under DIR too
  --source-map=FROM=TO   look for sources named FROM/... under TO
  --sources=all|inside   inside: show sources only if they lie under the current
                         directory, a DIR of --include or a TO of --source-map
                         [all]; for a profile from a stranger
  --event=NAME=FORMULA[:LONG NAME]
                         define an event, as in 'L1m = I1mr + D1mr + D1mw' or
                         'Rate = D1mr / Dr', for --show and --sort
  --list-events          print a table of the events instead of a report
  --by=row|function|file|object
                         what a line of the list is [row: a function in a file]
  --summary              the first event, inclusive too, and calls, by function
  --match=REGEX          list only what matches, as 'file:function [object]'
  --hide=REGEX           do not list what matches
  --top=N                list only the first N
  --min=PCT              list only what has PCT percent of the first sort event
  --fn=NAME|/REGEX/      show these functions in full, and nothing else
  --color=auto|always|never
                         shade costs by their share [auto: on a terminal]
  --format=text|json|csv|tsv|callgrind
                         write the report in this format [text]
  -o, --output=FILE      write to FILE, which is replaced once all is written
  --part=LIST            read only these parts of the profiles, as in 1,3-5
  --thread=LIST          read only the parts of these threads
  --list-parts           print a table of the parts instead of a report
  --diff                 compare two profiles, OLD and NEW: report NEW - OLD
  --check                print no report, but every departure from the format's
                         specification; exit with status 1 if one is an error
  --mod-file=s/REGEX/TEXT/
                         change the names of files, in all profiles
  --mod-fn=s/REGEX/TEXT/ change the names of functions
  --fail-if=[REGEX:]EVENT>[+]N[%]
                         exit with status 3 if the total of an event (or what a
                         function that matches REGEX costs) is more than N, or
                         with --diff has grown by more than N, or N%
