## odd.callgrind: events as converters of perf write them.  f 5 1 7 and main 2 3 1.

@file odd.callgrind
| events: cpu/event=0x3c,umask=0x0/ cycles cycles:u
| fl=a.c
| fn=f
| 1 5 1 7
| fn=main
| 2 2 3 1

== show
# The longest name counts: cycles:u, not cycles, 8 in all.
$ --no-auto --format=csv --show=cycles:u,cpu/event=0x3c,umask=0x0/ --sort=cycles odd.callgrind
| object,file,function,calls,cycles:u,"cpu/event=0x3c,umask=0x0/",incl_cycles:u,"incl_cpu/event=0x3c,umask=0x0/"\x0d
| ,a.c,main,,1,2,1,2\x0d
| ,a.c,f,,7,5,7,5\x0d

== sort
# By the event with a comma f is first; 80 % of cycles:u is reached with its 7 of 8.
$ --no-auto --format=csv --show=cycles --sort=cpu/event=0x3c,umask=0x0/,cycles:u:80 odd.callgrind
| object,file,function,calls,cycles,incl_cycles\x0d
| ,a.c,f,,1,1\x0d

== limit
# Of the function main: it has 1; all have 8.
$ --no-auto --format=csv --show=cycles '--fail-if=main:cycles:u>5' '--fail-if=cycles:u>5' odd.callgrind
| object,file,function,calls,cycles,incl_cycles\x0d
| ,a.c,f,,1,1\x0d
| ,a.c,main,,3,3\x0d
! cgannotate: --fail-if=cycles:u>5: the program: cycles:u is 8
? 3

== inclusive
# No calls: as much as the functions' own.
$ --no-auto --format=csv '--show=Incl(cycles:u),Incl(cpu/event=0x3c,umask=0x0/)' odd.callgrind
| object,file,function,calls,incl_cycles:u,"incl_cpu/event=0x3c,umask=0x0/"\x0d
| ,a.c,f,,7,5\x0d
| ,a.c,main,,1,2\x0d
