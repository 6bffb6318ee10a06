## Of a run with threads or dumps, Callgrind may leave callgrind.out.PID empty.  Each
## other file here is a copy of callgrind.out.7-02 (3).

@run for i in 80-02 80-01 80.2 800-01; do cp callgrind.out.7-02 callgrind.out.$i; done
@run : >callgrind.out.80; : >callgrind.out.80-03; mkdir callgrind.out.80-04

== alone
# The other files of run 80 are named, dumps before the end of the run, by thread; not those
# of run 800, nor the directory, nor the empty callgrind.out.80-03.
$ callgrind.out.80
! cgannotate: callgrind.out.80: the file is empty; its run wrote callgrind.out.80.2, callgrind.out.80-01, callgrind.out.80-02: name them instead
? 1

== named
# What is named already is not named again: of 80, callgrind.out.80-02 is left; 2 * 3 = 6.
$ --summary ./callgrind.out.80 ./callgrind.out.80-01 ./callgrind.out.80.2
| ./callgrind.out.80-01 and 1 more
| 6 Ir; showing 1 of 1 function, 100.0% of Ir
| 2 parts
|       Ir  function
| 100.0% 6  thread2  a.c
! cgannotate: ./callgrind.out.80: the file is empty; it is left out; its run wrote ./callgrind.out.80-02: name that instead

== path
# compat: src/README O12: an empty file of a run is said to be one
# they are named as the file was.
$ "$PWD/callgrind.out.80" 2>&1 | sed "s,$PWD,HERE,g"
| cgannotate: HERE/callgrind.out.80: the file is empty; its run wrote HERE/callgrind.out.80.2, HERE/callgrind.out.80-01, HERE/callgrind.out.80-02: name them instead

== run
# Without a name, the newest run is read without a word about its empty file: 3 * 3 = 9.
$ $(touch -d 2021-01-09 callgrind.out.80*; touch -d 2021-01-10 callgrind.out.80)--summary
| callgrind.out.80.2 and 2 more
| 9 Ir; showing 1 of 1 function, 100.0% of Ir
| 3 parts
|       Ir  function
| 100.0% 9  thread2  a.c

== side
# A side of --diff.
$ --diff callgrind.out.7-02 callgrind.out.80
! cgannotate: callgrind.out.80: the file is empty; its run wrote callgrind.out.80.2, callgrind.out.80-01, callgrind.out.80-02: name them instead
? 1

@run for i in 1 2 3 4 5 6 7 8 9 10 11; do cp callgrind.out.7-02 callgrind.out.90-$i; done; : >callgrind.out.90

== z-many
# Of eleven, eight.
$ callgrind.out.90
! cgannotate: callgrind.out.90: the file is empty; its run wrote callgrind.out.90-1, callgrind.out.90-2, callgrind.out.90-3, callgrind.out.90-4, callgrind.out.90-5, callgrind.out.90-6, callgrind.out.90-7, callgrind.out.90-8 and 3 more: name them instead
? 1
