## Limits of what is listed, by hand.  old.callgrind, Ir: main has 100 in a.c and 200 in list.h, find
##   300 in b.c, memcpy of libc 400 in string.c; so ./prog has 600 and libc 400, of 1000.
## new.callgrind: list.h 260 and string.c 700, so ./prog 660 (+10 %), libc 700 (+75 %), 1360 in all.
## suite/: a is old and new, b old twice.

== by-object
# A program without its libc: 600.
$ --format=csv --by=object '--fail-if=prog:Ir>599' old.callgrind
| object,file,function,calls,Ir,Dr,incl_Ir,incl_Dr\x0d
| ./prog,,,0,600,60,1000,100\x0d
| /lib/libc.so.6,,,4,400,40,400,40\x0d
! cgannotate: --fail-if=prog:Ir>599: ./prog: Ir is 600
? 3

== by-object-most
# 600 is not more than 600.
$ --format=csv --by=object '--fail-if=prog:Ir>600' old.callgrind
| object,file,function,calls,Ir,Dr,incl_Ir,incl_Dr\x0d
| ./prog,,,0,600,60,1000,100\x0d
| /lib/libc.so.6,,,4,400,40,400,40\x0d

== by-object-diff
# +10 % and +75 %.
$ --format=csv --by=object --diff old.callgrind new.callgrind '--fail-if=prog:Ir>+9.99%' '--fail-if=^/lib:Ir>+75%'
| object,file,function,calls,calls_old,calls_new,Ir,Ir_old,Ir_new,Dr,Dr_old,Dr_new,incl_Ir,incl_Ir_old,incl_Ir_new,incl_Dr,incl_Dr_old,incl_Dr_new\x0d
| /lib/libc.so.6,,,0,4,4,300,400,700,0,40,40,300,400,700,0,40,40\x0d
| ./prog,,,0,0,0,60,600,660,0,60,60,360,1000,1360,0,100,100\x0d
! cgannotate: --fail-if=prog:Ir>+9.99%: ./prog: Ir rose 10.00 % (600 to 660)
? 3

== by-object-inclusive
# 600 of its own and 400 of memcpy, which it calls.
$ --format=csv --inclusive --by=object '--fail-if=prog:Ir>999' old.callgrind
| object,file,function,calls,Ir,Dr,incl_Ir,incl_Dr\x0d
| ./prog,,,0,600,60,1000,100\x0d
| /lib/libc.so.6,,,4,400,40,400,40\x0d
! cgannotate: --fail-if=prog:Ir>999: ./prog: Ir is 1,000
? 3

== by-file
# +60 of list.h, code of main's.
$ --no-auto --by=file --format=csv --diff old.callgrind new.callgrind '--fail-if=[.]h$:Ir>+59'
| object,file,function,calls,calls_old,calls_new,Ir,Ir_old,Ir_new,Dr,Dr_old,Dr_new,incl_Ir,incl_Ir_old,incl_Ir_new,incl_Dr,incl_Dr_old,incl_Dr_new\x0d
| ,string.c,,0,4,4,300,400,700,0,40,40,300,400,700,0,40,40\x0d
| ,list.h,,0,0,0,60,200,260,0,20,20,60,200,260,0,20,20\x0d
! cgannotate: --fail-if=[.]h$:Ir>+59: list.h: Ir rose 30.00 % (200 to 260)
? 3

== by-file-json
# The limit of by-file, +60 of list.h, is exceeded, though --top lists only string.c, +300; a.c,
# which calls it, is there for its name.
$ --no-auto --by=file --format=json --top=1 --diff old.callgrind new.callgrind '--fail-if=[.]h$:Ir>+59'
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "old.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "old"},
|   {"file": "new.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "differences": [],
|  "by": "file", "sort": ["Ir", "Dr"], "diff": true,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 360, "total_old": 1000, "total_new": 1360},
|   {"name": "Dr", "long_name": "Data Read Access", "formula": null, "ratio": false, "total": 0, "total_old": 100, "total_new": 100}],
|  "limits": [
|   {"limit": "[.]h$:Ir\\u003e+59", "severity": "error", "event": "Ir", "unchecked": null,
|    "exceeded": [{"name": null, "file": "list.h", "object": null, "old": 200, "new": 260}],
|    "causes": []}],
|  "functions": [
|   {"id": 0, "name": null, "file": "string.c", "object": null, "self": [300, 0], "self_old": [400, 40], "self_new": [700, 40], "inclusive": [300, 0], "inclusive_old": [400, 40], "inclusive_new": [700, 40], "calls": 0, "calls_old": 4, "calls_new": 4, "cycle": null, "listed": true,
|    "callers": [{"id": 1, "calls": 0, "calls_old": 4, "calls_new": 4, "inclusive": [300, 0], "inclusive_old": [400, 40], "inclusive_new": [700, 40], "sites": []}],
|    "callees": []},
|   {"id": 1, "name": null, "file": "a.c", "object": null, "self": [0, 0], "self_old": [100, 10], "self_new": [100, 10], "inclusive": [360, 0], "inclusive_old": [700, 70], "inclusive_new": [1060, 70], "calls": 0, "calls_old": 0, "calls_new": 0, "cycle": null, "listed": false,
|    "callers": [],
|    "callees": []}],
|  "files": []}
! cgannotate: --fail-if=[.]h$:Ir>+59: list.h: Ir rose 30.00 % (200 to 260)
? 3

== by-file-none
# main is a function, not a file.
$ --format=csv --by=file old.callgrind '--fail-if=main:Ir>5'
| object,file,function,calls,Ir,Dr,incl_Ir,incl_Dr\x0d
| ,string.c,,4,400,40,400,40\x0d
| ,b.c,,0,300,30,300,30\x0d
| ,list.h,,0,200,20,200,20\x0d
| ,a.c,,0,100,10,700,70\x0d
! cgannotate: --fail-if=main:Ir>5: no file matches
? 1

== by-file-text
# 300 in b.c.
$ --no-auto --quiet --by=file --format=markdown old.callgrind '--fail-if=^b:Ir>299'
| **1,000 Ir** · **100 Dr**
|
| Limits:
|
| - `^b:Ir>299: b.c: Ir is 300`
|
| | Ir | % | File |
| | ---: | ---: | :--- |
| | 400 | 40.00% | `string.c` |
| | 300 | 30.00% | `b.c` |
| | 200 | 20.00% | `list.h` |
| | 100 | 10.00% | `a.c` |
! cgannotate: --fail-if=^b:Ir>299: b.c: Ir is 300
? 3

== match
# A limit of the program says nothing of what --match selects.
$ --match=memcpy old.callgrind '--fail-if=Ir>699'
! cgannotate: --fail-if=Ir>699: with --match, name what the limit is of: REGEX:EVENT>N
? 2

== match-other
# What a limit is of need be neither matched nor listed: find's 300.
$ --format=csv --match=memcpy --match=find --hide=find --top=1 old.callgrind '--fail-if=find:Ir>299'
| object,file,function,calls,Ir,Dr,incl_Ir,incl_Dr\x0d
| /lib/libc.so.6,string.c,memcpy,4,400,40,400,40\x0d
! cgannotate: --fail-if=find:Ir>299: b.c:find: Ir is 300
? 3

== suite
# Of a only main has grown by a fifth.
$ --format=csv --match=main --diff suite/old suite/new '--fail-if=main:Ir>+19%'
| benchmark,event,old,new,change,verdict\x0d
| a,Ir,1000,1360,360,exceeds\x0d
| b,Ir,1000,1000,0,ok\x0d
! cgannotate: a:
! cgannotate: --fail-if=main:Ir>+19%: a.c:main: Ir rose 20.00 % (300 to 360)
? 3

== suite-object
# Of a libc has grown by 75 %.
$ --format=csv --by=object --diff suite/old suite/new '--fail-if=libc:Ir>+74%'
| benchmark,event,old,new,change,verdict\x0d
| a,Ir,1000,1360,360,exceeds\x0d
| b,Ir,1000,1000,0,ok\x0d
! cgannotate: a:
! cgannotate: --fail-if=libc:Ir>+74%: /lib/libc.so.6: Ir rose 75.00 % (400 to 700)
? 3
