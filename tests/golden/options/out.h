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
