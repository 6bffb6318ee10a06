## Callgrind with --callgrind-out-file=callgrind.out: the dumps callgrind.out.1 to .3 and the end of
## the run have one pid:.  callgrind.out.7 has another one.  The sums are Callgrind's own totals:
## 6020 + 12022 + 30061 + 1267 = 49370.

== newest
# The end is the newest, or a dump.
$ $(touch -d 2021-01-05 callgrind.out)--list=parts --format=csv
$ $(touch -d 2021-01-01 callgrind.out)$(touch -d 2021-01-06 callgrind.out.2)--list=parts --format=csv
| file,pid,part,name,thread,Ir,time_range,trigger\x0d
| callgrind.out.1,5202,1,work/small,,6020,Basic block 0 - 29278,Client Request: work/small\x0d
| callgrind.out.2,5202,2,sort,,12022,Basic block 29278 - 31283,Client Request: sort\x0d
| callgrind.out.3,5202,3,work/large,,30061,Basic block 31283 - 36296,Client Request: work/large\x0d
| callgrind.out,5202,4,,,1267,Basic block 36296 - 36608,Program termination\x0d

== own
# The file of a PID is another run.
$ $(touch -d 2021-01-07 callgrind.out.7)--list=parts --format=csv
| file,pid,part,name,thread,Ir,time_range,trigger\x0d
| callgrind.out.7,7,1,,,5,,\x0d

== one-part
# What shares the name and the pid: is of the run, whatever it says of parts: 3 * 100.
% mkdir run; cd run; for i in '' .1 .2; do printf 'version: 1\npid: 77\npart: 1\nevents: Ir\nfn=main\n1 100\n' >callgrind.out$i; done; cgannotate --list=parts --format=csv
| file,pid,part,name,thread,Ir,time_range,trigger\x0d
| callgrind.out,77,1,,,100,,\x0d
| callgrind.out.1,77,1,,,100,,\x0d
| callgrind.out.2,77,1,,,100,,\x0d
