## Named dumps, CALLGRIND_DUMP_STATS_AT(NAME), of a program that does more work with new.out than
## with old.out.  All are by Callgrind, whose totals are, old and new:
##   work/small 6020 6620, sort 12022 13222, work/large 30061 33061, and 1267 for the rest.
## many.callgrind, by hand: b1 to b33 cost 10, 20, ..., 330 Ir, 5610 in all, and 1 Dr each.

== list
# The totals of Callgrind; 12,022 of 49,370 are 24.35 %.
$ --list=parts old.out
| File       PID  Part  Name        Thread      Ir   Share  Time range; trigger
| old.out  16759     1  work/small       -   6,020  12.19%  Basic block 0 - 29278; Client Request: work/small
| old.out  16759     2  sort             -  12,022  24.35%  Basic block 29278 - 31283; Client Request: sort
| old.out  16759     3  work/large       -  30,061  60.89%  Basic block 31283 - 36296; Client Request: work/large
| old.out  16759     4  -                -   1,267   2.57%  Basic block 36296 - 36608; Program termination

== list-json
# As list.
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
$ --list=parts --part=/nobody/ old.out
! cgannotate: --part and --thread select nothing; the profile has part 1 (work/small) of thread 1, part 2 (sort) of thread 1, part 3 (work/large) of thread 1, part 4 of thread 1
? 2

== part-wrong
$ --part='/(/' old.out
! cgannotate: --part=/(/: Unmatched ( or \\(
? 2

== compare
# work costs 6006 and 30006, 36012 in all.
$ --compare=part --format=csv --top=2 old.out
| object,file,function,calls_work/small,calls_sort,calls_work/large,calls_part 4,calls_sum,Ir_work/small,Ir_sort,Ir_work/large,Ir_part 4,Ir_sum,incl_Ir_work/small,incl_Ir_sort,incl_Ir_work/large,incl_Ir_part 4,incl_Ir_sum\x0d
| /home/user/demo/dumps,/home/user/demo/dumps.c,work,1,,1,,2,6006,,30006,,36012,6006,,30006,,36012\x0d
| /home/user/demo/dumps,/home/user/demo/dumps.c,sort,,1,1,,2,,12007,37,,12044,,12007,37,,12044\x0d

== many
# More than 32 parts: a table of one figure each.
$ --compare=part --format=csv many.callgrind
$ --compare=part --format=csv --show=Ir many.callgrind
| file,pid,part,name,thread,Ir,time_range,trigger\x0d
| many.callgrind,9,1,b1,,10,,Client Request: b1\x0d
| many.callgrind,9,2,b2,,20,,Client Request: b2\x0d
| many.callgrind,9,3,b3,,30,,Client Request: b3\x0d
| many.callgrind,9,4,b4,,40,,Client Request: b4\x0d
| many.callgrind,9,5,b5,,50,,Client Request: b5\x0d
| many.callgrind,9,6,b6,,60,,Client Request: b6\x0d
| many.callgrind,9,7,b7,,70,,Client Request: b7\x0d
| many.callgrind,9,8,b8,,80,,Client Request: b8\x0d
| many.callgrind,9,9,b9,,90,,Client Request: b9\x0d
| many.callgrind,9,10,b10,,100,,Client Request: b10\x0d
| many.callgrind,9,11,b11,,110,,Client Request: b11\x0d
| many.callgrind,9,12,b12,,120,,Client Request: b12\x0d
| many.callgrind,9,13,b13,,130,,Client Request: b13\x0d
| many.callgrind,9,14,b14,,140,,Client Request: b14\x0d
| many.callgrind,9,15,b15,,150,,Client Request: b15\x0d
| many.callgrind,9,16,b16,,160,,Client Request: b16\x0d
| many.callgrind,9,17,b17,,170,,Client Request: b17\x0d
| many.callgrind,9,18,b18,,180,,Client Request: b18\x0d
| many.callgrind,9,19,b19,,190,,Client Request: b19\x0d
| many.callgrind,9,20,b20,,200,,Client Request: b20\x0d
| many.callgrind,9,21,b21,,210,,Client Request: b21\x0d
| many.callgrind,9,22,b22,,220,,Client Request: b22\x0d
| many.callgrind,9,23,b23,,230,,Client Request: b23\x0d
| many.callgrind,9,24,b24,,240,,Client Request: b24\x0d
| many.callgrind,9,25,b25,,250,,Client Request: b25\x0d
| many.callgrind,9,26,b26,,260,,Client Request: b26\x0d
| many.callgrind,9,27,b27,,270,,Client Request: b27\x0d
| many.callgrind,9,28,b28,,280,,Client Request: b28\x0d
| many.callgrind,9,29,b29,,290,,Client Request: b29\x0d
| many.callgrind,9,30,b30,,300,,Client Request: b30\x0d
| many.callgrind,9,31,b31,,310,,Client Request: b31\x0d
| many.callgrind,9,32,b32,,320,,Client Request: b32\x0d
| many.callgrind,9,33,b33,,330,,Client Request: b33\x0d

== many-event
# 1 each.
$ --compare=part --format=json --show=Dr --part=1-33 many.callgrind
| {"format": "cgannotate", "version": 1,
|  "event": "Dr",
|  "parts": [
|   {"file": "many.callgrind", "pid": 9, "part": 1, "name": "b1", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b1"},
|   {"file": "many.callgrind", "pid": 9, "part": 2, "name": "b2", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b2"},
|   {"file": "many.callgrind", "pid": 9, "part": 3, "name": "b3", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b3"},
|   {"file": "many.callgrind", "pid": 9, "part": 4, "name": "b4", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b4"},
|   {"file": "many.callgrind", "pid": 9, "part": 5, "name": "b5", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b5"},
|   {"file": "many.callgrind", "pid": 9, "part": 6, "name": "b6", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b6"},
|   {"file": "many.callgrind", "pid": 9, "part": 7, "name": "b7", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b7"},
|   {"file": "many.callgrind", "pid": 9, "part": 8, "name": "b8", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b8"},
|   {"file": "many.callgrind", "pid": 9, "part": 9, "name": "b9", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b9"},
|   {"file": "many.callgrind", "pid": 9, "part": 10, "name": "b10", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b10"},
|   {"file": "many.callgrind", "pid": 9, "part": 11, "name": "b11", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b11"},
|   {"file": "many.callgrind", "pid": 9, "part": 12, "name": "b12", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b12"},
|   {"file": "many.callgrind", "pid": 9, "part": 13, "name": "b13", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b13"},
|   {"file": "many.callgrind", "pid": 9, "part": 14, "name": "b14", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b14"},
|   {"file": "many.callgrind", "pid": 9, "part": 15, "name": "b15", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b15"},
|   {"file": "many.callgrind", "pid": 9, "part": 16, "name": "b16", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b16"},
|   {"file": "many.callgrind", "pid": 9, "part": 17, "name": "b17", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b17"},
|   {"file": "many.callgrind", "pid": 9, "part": 18, "name": "b18", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b18"},
|   {"file": "many.callgrind", "pid": 9, "part": 19, "name": "b19", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b19"},
|   {"file": "many.callgrind", "pid": 9, "part": 20, "name": "b20", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b20"},
|   {"file": "many.callgrind", "pid": 9, "part": 21, "name": "b21", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b21"},
|   {"file": "many.callgrind", "pid": 9, "part": 22, "name": "b22", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b22"},
|   {"file": "many.callgrind", "pid": 9, "part": 23, "name": "b23", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b23"},
|   {"file": "many.callgrind", "pid": 9, "part": 24, "name": "b24", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b24"},
|   {"file": "many.callgrind", "pid": 9, "part": 25, "name": "b25", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b25"},
|   {"file": "many.callgrind", "pid": 9, "part": 26, "name": "b26", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b26"},
|   {"file": "many.callgrind", "pid": 9, "part": 27, "name": "b27", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b27"},
|   {"file": "many.callgrind", "pid": 9, "part": 28, "name": "b28", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b28"},
|   {"file": "many.callgrind", "pid": 9, "part": 29, "name": "b29", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b29"},
|   {"file": "many.callgrind", "pid": 9, "part": 30, "name": "b30", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b30"},
|   {"file": "many.callgrind", "pid": 9, "part": 31, "name": "b31", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b31"},
|   {"file": "many.callgrind", "pid": 9, "part": 32, "name": "b32", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b32"},
|   {"file": "many.callgrind", "pid": 9, "part": 33, "name": "b33", "thread": null, "total": 1, "time_range": null, "trigger": "Client Request: b33"}]}

== many-limited
# A limit needs the comparison.
$ --compare=part '--fail-if=Ir>1' many.callgrind
! cgannotate: many.callgrind:232: more than 32 parts cannot be compared; choose some with --part
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
