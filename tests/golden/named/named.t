## Named dumps, CALLGRIND_DUMP_STATS_AT(NAME), of a program that does more work with new.out than
## with old.out.  All are by Callgrind, whose totals are, old and new:
##   work/small 6020 6620, sort 12022 13222, work/large 30061 33061, and 1267 for the rest.

== list
# The totals of Callgrind; 12,022 of 49,370 are 24.35 %.
$ --list=parts old.out
| File       PID  Part  Name            Ir   Share  Time range                 Trigger
| old.out  16759     1  work/small   6,020  12.19%  Basic block 0 - 29278      Client Request: work/small
| old.out  16759     2  sort        12,022  24.35%  Basic block 29278 - 31283  Client Request: sort
| old.out  16759     3  work/large  30,061  60.89%  Basic block 31283 - 36296  Client Request: work/large
| old.out  16759     4               1,267   2.57%  Basic block 36296 - 36608  Program termination

== list-json
# The figures of list, from Callgrind's totals, with a name only where the program gave one.
$ --list=parts --format=json old.out
| {"format": "cgannotate", "version": 1,
|  "event": "Ir",
|  "parts": [
|   {"file": "old.out", "pid": 16759, "part": 1, "name": "work/small", "thread": null, "total": 6020, "time_range": "Basic block 0 - 29278", "trigger": "Client Request: work/small"},
|   {"file": "old.out", "pid": 16759, "part": 2, "name": "sort", "thread": null, "total": 12022, "time_range": "Basic block 29278 - 31283", "trigger": "Client Request: sort"},
|   {"file": "old.out", "pid": 16759, "part": 3, "name": "work/large", "thread": null, "total": 30061, "time_range": "Basic block 31283 - 36296", "trigger": "Client Request: work/large"},
|   {"file": "old.out", "pid": 16759, "part": 4, "name": null, "thread": null, "total": 1267, "time_range": "Basic block 36296 - 36608", "trigger": "Program termination"}]}

== part
# The name, or all of what Callgrind says the part was dumped for.
$ --list=parts --format=csv --part=/work/ old.out
$ --list=parts --format=csv '--part=/^Client Request: work/' old.out
| file,pid,part,name,thread,Ir,time_range,trigger\x0d
| old.out,16759,1,work/small,,6020,Basic block 0 - 29278,Client Request: work/small\x0d
| old.out,16759,3,work/large,,30061,Basic block 31283 - 36296,Client Request: work/large\x0d

== part-whole
# sort has one dump.
$ --list=parts --format=csv '--part=/^sort$/' old.out
| file,pid,part,name,thread,Ir,time_range,trigger\x0d
| old.out,16759,2,sort,,12022,Basic block 29278 - 31283,Client Request: sort\x0d

== part-none
# No dump has the name nobody: how to list them is said.
$ --list=parts --part=/nobody/ old.out
! cgannotate: --part and --thread select nothing; --list=parts shows parts and threads
? 2

== part-wrong
# An expression that regcomp() does not take is said in its words.
$ --part='/(/' old.out
! cgannotate: --part=/(/: Unmatched ( or \\(
? 2

== compare
# work costs 6006 and 30006, 36012 in all.
$ --compare=part --format=csv --top=2 old.out
| object,file,function,calls_work/small,calls_sort,calls_work/large,calls_part 4,calls_sum,Ir_work/small,Ir_sort,Ir_work/large,Ir_part 4,Ir_sum,incl_Ir_work/small,incl_Ir_sort,incl_Ir_work/large,incl_Ir_part 4,incl_Ir_sum\x0d
| /home/user/demo/dumps,/home/user/demo/dumps.c,work,1,,1,,2,6006,,30006,,36012,6006,,30006,,36012\x0d
| /home/user/demo/dumps,/home/user/demo/dumps.c,sort,,1,1,,2,,12007,37,,12044,,12007,37,,12044\x0d

== many-limited
# There are 33 parts.
$ --compare=part '--fail-if=Ir>1' many.callgrind
! cgannotate: many.callgrind:234: more than 32 parts or threads cannot be compared; choose some with --part or --thread
? 1

== diff-part-one
# One part of each: 13222 - 12022.
$ --diff --format=csv --part=/sort/ old.out new.out
| object,file,function,calls,calls_old,calls_new,Ir,Ir_old,Ir_new,incl_Ir,incl_Ir_old,incl_Ir_new\x0d
| /home/user/demo/dumps,/home/user/demo/dumps.c,sort,0,1,1,1200,12007,13207,1200,12007,13207\x0d

== diff-parts
# Two parts of each, added up: work 36012 and 39612; of sort 37 in both.
$ --diff --format=csv --part=/work/ old.out new.out
| object,file,function,calls,calls_old,calls_new,Ir,Ir_old,Ir_new,incl_Ir,incl_Ir_old,incl_Ir_new\x0d
| /home/user/demo/dumps,/home/user/demo/dumps.c,work,0,2,2,3600,36012,39612,3600,36012,39612\x0d

== diff-all
# All parts, added up: work 36012 and 39612, sort 12044 and 13244.
$ --diff --format=csv old.out new.out
| object,file,function,calls,calls_old,calls_new,Ir,Ir_old,Ir_new,incl_Ir,incl_Ir_old,incl_Ir_new\x0d
| /home/user/demo/dumps,/home/user/demo/dumps.c,work,0,2,2,3600,36012,39612,3600,36012,39612\x0d
| /home/user/demo/dumps,/home/user/demo/dumps.c,sort,0,2,2,1200,12044,13244,1200,12044,13244\x0d

== diff-folded
# All parts: sort 12007 + 37 and 13207 + 37, work 6006 + 30006
# and 6606 + 33006, main 15 + 18 + 14 twice.
$ --diff --format=folded old.out new.out | sed '/;main/!d'
| 0x1ab70;(below main);__libc_start_main;(below main);main 70 70
| 0x1ab70;(below main);__libc_start_main;(below main);main;work 36012 39612
| 0x1ab70;(below main);__libc_start_main;(below main);main;sort 12044 13244
