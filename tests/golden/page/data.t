## What the page's script reads, of instructions, of slices and of places where code was inlined.
##
## thread.callgrind: in thread 1 main is 10, and calls work for 30; in thread 2 it is 1, and calls
## work for 8 and end for 2, which costs 2; 53 in all.

@file thread.callgrind
| events: Ir
| thread: 1
| fl=t.c
| fn=main
| 1 10
| cfn=work
| calls=1 20
| 2 30
| fn=work
| 20 30
| thread: 2
| events: Ir
| fl=t.c
| fn=main
| 1 1
| cfn=work
| calls=2 20
| 2 8
| cfn=end
| calls=1 30
| 3 2
| fn=work
| 20 8
| fn=end
| 30 2

== paid
# What each call costs in each thread; work (38) is 0, main (11) 1 and end (2) 2.
$ --format=html --no-auto --compare=thread thread.callgrind | sed '1,/id="data"/d; /^ "paid"/,$!d'
|  "paid": [
|   {"from": 1, "to": 0, "inclusive": [[30], [8]]},
|   {"from": 1, "to": 2, "inclusive": [[], [2]]}]}
| </script>
| </body>
| </html>

== paid-by-file
# Calls within a file are none of files.
$ --format=html --no-auto --compare=thread --by=file thread.callgrind | grep -c '"paid"'
| 0
? 1

## inlined.callgrind: main has 10 of its own, dist 30 and near 4, which was inlined into it and calls
## ext for 100, and 1; near by itself has 7, and dist in it 50; ext is 100: 202.

@file inlined.callgrind
| positions: instr line
| events: Ir
| ob=prog
| fl=a.c
| fn=main
| 0x10 5 10
| fi=a.h
| 0x14 3 30
| fe=a.c
| 0x18 20 4
| cfi=e.c
| cfn=ext
| calls=2 0x40 1
| 0x18 20 100
| 0x1c 6 1
| fn=near
| 0x20 20 7
| fi=a.h
| 0x24 3 50
| fl=e.c
| fn=ext
| 0x40 1 100

@file addr2line
| #!/bin/sh
| while read -r address; do
| 	echo "$address"
| 	case $address in
| 	0x10) printf 'main\\na.c:5\\n' ;;
| 	0x14) printf 'dist\\na.h:3\\nnear\\na.c:20\\nmain\\na.c:5\\n' ;;
| 	0x18) printf 'near\\na.c:21\\nmain\\na.c:5\\n' ;;
| 	0x1c) printf 'main\\na.c:6\\n' ;;
| 	0x20) printf 'near\\na.c:20\\n' ;;
| 	0x24) printf 'dist\\na.h:3\\nnear\\na.c:20\\n' ;;
| 	0x40) printf 'ext\\ne.c:1\\n' ;;
| 	esac
| done

@run printf '\177ELF' >prog; touch -d 2020-01-01 prog; chmod +x addr2line

== nodes
# main (0), ext (1), near (2); dist (3), which nothing calls; near in main (4), dist in that (5), dist
# in near (6). The call of ext is by near in main, so main's own costs nothing.
% CGANNOTATE_ADDR2LINE=./addr2line cgannotate --format=html --no-auto --inlines inlined.callgrind | sed '1,/id="data"/d; /^ "functions"/,$!d; s/, "cycle".*//; /^   *"callees"/d'
|  "functions": [
|   {"id": 0, "name": "ext", "file": "e.c", "object": "prog", "self": [100], "inclusive": [100], "calls": 2
|   {"id": 1, "name": "dist", "file": "a.h", "object": "prog", "self": [80], "inclusive": [80], "calls": null
|   {"id": 2, "name": "main", "file": "a.c", "object": "prog", "self": [11], "inclusive": [145], "calls": 0
|   {"id": 3, "name": "near", "file": "a.c", "object": "prog", "self": [11], "inclusive": [191], "calls": null
|  "files": [],
|  "nodes": [
|   {"id": 2, "self": [11], "calls": [{"to": 1, "inclusive": []}]},
|   {"id": 0, "self": [100], "calls": []},
|   {"id": 3, "self": [7], "calls": []},
|   {"id": 1, "self": [], "calls": []},
|   {"id": 3, "outer": 0, "self": [4], "calls": [{"to": 1, "inclusive": [100]}]},
|   {"id": 1, "outer": 4, "self": [30], "calls": []},
|   {"id": 1, "outer": 2, "self": [50], "calls": []}]}
| </script>
| </body>
| </html>

== nodes-cut
# Of 202, 42 % are 84.84: dist, 80, is what was cut, of which near in main has 30 and near 50.
% CGANNOTATE_ADDR2LINE=./addr2line cgannotate --format=html --no-auto --inlines --min=42 inlined.callgrind | sed '1,/id="data"/d; /^ "functions"/,$!d; s/, "cycle".*//; /^   *"callees"/d'
|  "functions": [
|   {"id": 0, "name": "ext", "file": "e.c", "object": "prog", "self": [100], "inclusive": [100], "calls": 2
|   {"id": 1, "name": "main", "file": "a.c", "object": "prog", "self": [11], "inclusive": [145], "calls": 0
|   {"id": 2, "name": "near", "file": "a.c", "object": "prog", "self": [11], "inclusive": [191], "calls": null
|   {"id": 3, "name": null, "file": null, "object": null, "self": [80], "inclusive": [], "calls": null
|  "files": [],
|  "nodes": [
|   {"id": 1, "self": [11], "calls": [{"to": 1, "inclusive": []}]},
|   {"id": 0, "self": [100], "calls": []},
|   {"id": 2, "self": [7], "calls": [{"to": 7, "inclusive": [50]}]}, null,
|   {"id": 2, "outer": 0, "self": [4], "calls": [{"to": 1, "inclusive": [100]}, {"to": 7, "inclusive": [30]}]}, null, null,
|   {"id": 3, "self": [80], "calls": []}]}
| </script>
| </body>
| </html>

== nodes-diff
# NEW has 60 for dist in near, 10 more: its node (6) says so, and no other one has changed.
% sed 's/^0x24 3 50/0x24 3 60/' inlined.callgrind >new.callgrind; CGANNOTATE_ADDR2LINE=./addr2line cgannotate --diff --format=html --no-auto --inlines inlined.callgrind new.callgrind | sed '1,/id="data"/d; /^ "nodes"/,$!d'
|  "nodes": [
|   {"id": 1, "self": [0], "self_old": [11], "self_new": [11], "calls": [{"to": 1, "inclusive": [], "inclusive_old": [], "inclusive_new": []}]},
|   {"id": 3, "self": [0], "self_old": [100], "self_new": [100], "calls": []},
|   {"id": 2, "self": [0], "self_old": [7], "self_new": [7], "calls": []},
|   {"id": 0, "self": [], "self_old": [], "self_new": [], "calls": []},
|   {"id": 2, "outer": 0, "self": [0], "self_old": [4], "self_new": [4], "calls": [{"to": 1, "inclusive": [0], "inclusive_old": [100], "inclusive_new": [100]}]},
|   {"id": 0, "outer": 4, "self": [0], "self_old": [30], "self_new": [30], "calls": []},
|   {"id": 0, "outer": 2, "self": [10], "self_old": [50], "self_new": [60], "calls": []}]}
| </script>
| </body>
| </html>
