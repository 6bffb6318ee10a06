== empty-short
# A file without a name says nothing: no colon stands before a short name. All costs 500.
$ --summary empty.callgrind
| empty.callgrind
| Total: 500 Ir (calculated); below: 1 of 1 function, 100.0%
| Ir            Running  file:function
| 500 (100.0%)   100.0%  main

== empty-line
# See empty-short, but a line number needs what it is of, if only a colon.
$ --summary --by=line empty.callgrind
| empty.callgrind
| Total: 500 Ir (calculated); below: 1 of 1 line, 100.0%
| Ir            Running  file:line:function
| 500 (100.0%)   100.0%  :1:main
