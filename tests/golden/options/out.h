usage: cgannotate [option ...] [profile ...] [source ...]
Shows where a program spends its time, from a profile of Callgrind.

  cgannotate --summary            the newest profile here, in short
  cgannotate callgrind.out.1234   functions, and sources with costs
  cgannotate --fn=main            a function: callers, callees, lines
  cgannotate --diff OLD NEW       what has changed
  cgannotate --format=html -o x.html callgrind.out.1234

  --sort=A,B            sort by these events
  --show=A,B            show only these events
  --inclusive           show costs with all that is called
  --tree=both           show callers and callees of each function
  --by=file             list files; or function, object, line
  --match=REGEX         list only what matches; --hide: what does not
  --top=N               list only the first N
  --threshold=90        list functions up to 90 % of the total
  --no-auto             show no sources
  --context=N           show N lines around those with costs
  -I, --include=DIR     look for sources under DIR too
  --fail-if='Ir>+5%'    with --diff: exit with 3 if Ir rose by more

--no-NAME is --NAME=no.  More: cgannotate --help=all, man cgannotate
