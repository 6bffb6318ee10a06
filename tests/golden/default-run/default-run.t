## Without a file all profiles of the newest run are read, src/README O12: those of
## PID 7, where callgrind.out.7-02 is the newest.  callgrind.out.7.1.txt, a report,
## is newer, and callgrind.out.7.3 has the name of a dump, but neither is a profile;
## callgrind.out.7-01 is empty; 6 and 70 are other runs.  The dumps 2 and 10 come
## before the end of the run, and each before its thread 2: 20, 4, 5, 10, 3 of 42.

@head
| --------------------------------------------------------------------------------
| Profile data file 'callgrind.out.70'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown) (PID 70)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

== list
# The parts in the order of the numbers of dumps, then of threads.
$ $(touch -d 2021-01-05 callgrind.out.7-02; touch -d 2021-01-06 callgrind.out.7.1.txt)--list=parts
| File                  PID  Part  Thread  Ir   Share
| callgrind.out.7.2       7     1       1  20  47.62%
| callgrind.out.7.2-02    7     1       2   4   9.52%
| callgrind.out.7.10      7     2       1   5  11.90%
| callgrind.out.7         7     3       1  10  23.81%
| callgrind.out.7-02      7     3       2   3   7.14%

== named
# A file that is named is read alone, 10.
$ --auto=no callgrind.out.7
| @head
| Profile data file 'callgrind.out.7'
| Profiled target:  (unknown) (PID 7, part 3, thread 1)
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 10 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 10 (100.0%)  a.c:last
|

== run
# 20 + 4 + 5 + 10 + 3 = 42 of all profiles of PID 7.
# compat: src/README O12: all files of the newest run are read; the script reads the first one by name
$ $(touch -d 2021-01-05 callgrind.out.7-02; touch -d 2021-01-06 callgrind.out.7.1.txt)--auto=no --threshold=100
| --------------------------------------------------------------------------------
| Profile data file 'callgrind.out.7.2'
| Profile data file 'callgrind.out.7.2-02'
| Profile data file 'callgrind.out.7.10'
| Profile data file 'callgrind.out.7'
| Profile data file 'callgrind.out.7-02'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown) (PID 7)
| Parts:            5 (of 2 threads)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       100
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off
|
| --------------------------------------------------------------------------------
| Ir         \x20
| --------------------------------------------------------------------------------
| 42 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           file:function
| --------------------------------------------------------------------------------
| 20 (47.62%)  a.c:second
| 10 (23.81%)  a.c:last
|  7 (16.67%)  a.c:thread2
|  5 (11.90%)  a.c:tenth
|

== z-one
# Of run 70, the newest by then, there is one file.
# compat: src/README O12: all files of the newest run are read; the script reads the first one by name
$ $(touch -d 2021-01-07 callgrind.out.70)--auto=no
| @head
|
| --------------------------------------------------------------------------------
| Ir            \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir              file:function
| --------------------------------------------------------------------------------
| 1,000 (100.0%)  a.c:other
|

== z-second
# 70 is a tenth of a second newer than 6, so it is the newest run.
# compat: src/README O12: all files of the newest run are read; the script reads the first one by name
$ $(touch -d "2021-01-08 00:00:00.1" callgrind.out.6; touch -d "2021-01-08 00:00:00.2" callgrind.out.70)--auto=no
| @head
|
| --------------------------------------------------------------------------------
| Ir            \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir              file:function
| --------------------------------------------------------------------------------
| 1,000 (100.0%)  a.c:other
|

== z-third
# Another tenth later, it is 6.
$ $(touch -d "2021-01-08 00:00:00.3" callgrind.out.6; touch -d "2021-01-08 00:00:00.2" callgrind.out.70)--list=parts --format=csv
| file,pid,part,name,thread,Ir,time_range,trigger\x0d
| callgrind.out.6,6,1,,,2000,,\x0d
