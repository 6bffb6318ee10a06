## With --separate-threads, Callgrind leaves callgrind.out.PID empty beside the files of the threads.
## Each is a copy of callgrind.out.7-02 (3), of another pid: and thread:.

@run for i in 1 2; do sed "s/^pid: 7/pid: 80\npart: 1\nthread: $i/" callgrind.out.7-02 >callgrind.out.80-0$i; done; : >callgrind.out.80

== alone
# That is said.
$ callgrind.out.80
! cgannotate: callgrind.out.80: the file is empty; its threads have files of their own: callgrind.out.80-01 and so on
? 1

== named
# 2 * 3 = 6.
$ --summary ./callgrind.out.80 ./callgrind.out.80-01 ./callgrind.out.80-02
| ./callgrind.out.80-01 and 1 more
| 6 Ir; showing 1 of 1 function, 100.0% of Ir
| 2 parts of 2 threads
|       Ir  function
| 100.0% 6  thread2                   a.c
! cgannotate: ./callgrind.out.80: the file is empty; it is left out; its threads have files of their own: ./callgrind.out.80-01 and so on

== run
# Without a name, the newest run is read without a word about its empty file.
$ $(touch -d 2021-01-09 callgrind.out.80*; touch -d 2021-01-10 callgrind.out.80)--summary
| callgrind.out.80-01 and 1 more
| 6 Ir; showing 1 of 1 function, 100.0% of Ir
| 2 parts of 2 threads
|       Ir  function
| 100.0% 6  thread2                   a.c

== side
# A side of --diff.
$ --diff callgrind.out.7-02 callgrind.out.80
! cgannotate: callgrind.out.80: the file is empty; its threads have files of their own: callgrind.out.80-01 and so on
? 1
