## Rows of a file without a name.

== empty-short
# A file without a name says nothing: no colon stands before a short name. All costs 500.
$ --summary empty.callgrind
| empty.callgrind
| 500 Ir; showing 1 of 1 function, 100.0% of Ir
|         Ir  function
| 100.0% 500  main

== empty-line
# A line number has the place that it is of, ??? without a file.
$ --summary --by=line empty.callgrind
| empty.callgrind
| 500 Ir; showing 1 of 1 line, 100.0% of Ir
|         Ir  line
| 100.0% 500  ???:1  main
