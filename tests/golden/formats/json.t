## --format=json. Profiles and sums: formats.t.

== given-json
# Calls is 9 and Incl(Ir) 8 of g, as in the text report.
$ --format=json --by=row --no-auto --show=Calls,'Incl(Ir)' given.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "given.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "by": "row", "sort": ["Ir"], "diff": false,
|  "events": [
|   {"name": "Calls", "long_name": null, "formula": null, "ratio": false, "total": 9},
|   {"name": "Incl(Ir)", "long_name": null, "formula": null, "ratio": false, "total": 13}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "g", "file": "a.c", "object": "/bin/a", "self": [9, 8], "inclusive": [9, 8], "calls": 9, "cycle": null, "listed": true,
|    "callers": [{"id": 1, "calls": 9, "inclusive": [9, 8], "sites": [{"line": 2, "calls": 9, "inclusive": [9, 8]}]}],
|    "callees": []},
|   {"id": 1, "name": "main", "file": "a.c", "object": "/bin/a", "self": [0, 13], "inclusive": [0, 13], "calls": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": [{"id": 0, "calls": 9, "inclusive": [9, 8], "sites": [{"line": 2, "calls": 9, "inclusive": [9, 8]}]}]},
|   {"id": 2, "name": "g", "file": "a.h", "object": "/bin/a", "self": [null, 2], "inclusive": [null, 2], "calls": null, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []}],
|  "files": []}

== given-none-json
# Nobody knows how often main was called: Calls is not given.
$ --format=json --no-auto given.cachegrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "given.cachegrind", "creator": null, "command": "./a", "pid": null, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 5}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "main", "file": "a.c", "object": null, "self": [5], "inclusive": [5], "calls": null, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []}],
|  "files": []}

== json
# The rows of new.callgrind in formats.t: main 10, f 60 (40 and 20), g 30.
$ --format=json new.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "new.callgrind", "creator": "by hand", "command": "./a", "pid": 7, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir", "Dr"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 100},
|   {"name": "Dr", "long_name": "Data Read Access", "formula": null, "ratio": false, "total": 10}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "f", "file": "a.c", "object": "/bin/a", "self": [60, 6], "inclusive": [60, 6], "calls": 2, "cycle": null, "listed": true,
|    "callers": [{"id": 2, "calls": 2, "inclusive": [60, 6], "sites": [{"line": 2, "calls": 2, "inclusive": [60, 6]}]}],
|    "callees": []},
|   {"id": 1, "name": "g", "file": "a.c", "object": "/bin/a", "self": [30, 3], "inclusive": [30, 3], "calls": 1, "cycle": null, "listed": true,
|    "callers": [{"id": 2, "calls": 1, "inclusive": [30, 3], "sites": [{"line": 3, "calls": 1, "inclusive": [30, 3]}]}],
|    "callees": []},
|   {"id": 2, "name": "main", "file": "a.c", "object": "/bin/a", "self": [10, 1], "inclusive": [100, 10], "calls": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": [{"id": 0, "calls": 2, "inclusive": [60, 6], "sites": [{"line": 2, "calls": 2, "inclusive": [60, 6]}]}, {"id": 1, "calls": 1, "inclusive": [30, 3], "sites": [{"line": 3, "calls": 1, "inclusive": [30, 3]}]}]}],
|  "files": [
|   {"name": "a.c", "found": null, "lines": [
|     {"line": 1, "self": [10, 1], "calls": []},
|     {"line": 2, "self": [null, null], "calls": [{"from": 2, "to": 0, "calls": 2, "inclusive": [60, 6]}]},
|     {"line": 3, "self": [null, null], "calls": [{"from": 2, "to": 1, "calls": 1, "inclusive": [30, 3]}]},
|     {"line": 5, "self": [40, 4], "calls": []},
|     {"line": 9, "self": [30, 3], "calls": []}]},
|   {"name": "a.h", "found": null, "lines": [
|     {"line": 1, "self": [20, 2], "calls": []}]}]}

== json-by-row
# f has 40 4 in a.c, whose inclusive cost is that of the function, 60 6, and 20 2 in a.h, a row
# that nobody calls.
$ --by=row --format=json new.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "new.callgrind", "creator": "by hand", "command": "./a", "pid": 7, "parts": 1, "side": "new"}],
|  "by": "row", "sort": ["Ir", "Dr"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 100},
|   {"name": "Dr", "long_name": "Data Read Access", "formula": null, "ratio": false, "total": 10}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "f", "file": "a.c", "object": "/bin/a", "self": [40, 4], "inclusive": [60, 6], "calls": 2, "cycle": null, "listed": true,
|    "callers": [{"id": 3, "calls": 2, "inclusive": [60, 6], "sites": [{"line": 2, "calls": 2, "inclusive": [60, 6]}]}],
|    "callees": []},
|   {"id": 1, "name": "g", "file": "a.c", "object": "/bin/a", "self": [30, 3], "inclusive": [30, 3], "calls": 1, "cycle": null, "listed": true,
|    "callers": [{"id": 3, "calls": 1, "inclusive": [30, 3], "sites": [{"line": 3, "calls": 1, "inclusive": [30, 3]}]}],
|    "callees": []},
|   {"id": 2, "name": "f", "file": "a.h", "object": "/bin/a", "self": [20, 2], "inclusive": [20, 2], "calls": null, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []},
|   {"id": 3, "name": "main", "file": "a.c", "object": "/bin/a", "self": [10, 1], "inclusive": [100, 10], "calls": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": [{"id": 0, "calls": 2, "inclusive": [60, 6], "sites": [{"line": 2, "calls": 2, "inclusive": [60, 6]}]}, {"id": 1, "calls": 1, "inclusive": [30, 3], "sites": [{"line": 3, "calls": 1, "inclusive": [30, 3]}]}]}],
|  "files": [
|   {"name": "a.c", "found": null, "lines": [
|     {"line": 1, "self": [10, 1], "calls": []},
|     {"line": 2, "self": [null, null], "calls": [{"from": 3, "to": 0, "calls": 2, "inclusive": [60, 6]}]},
|     {"line": 3, "self": [null, null], "calls": [{"from": 3, "to": 1, "calls": 1, "inclusive": [30, 3]}]},
|     {"line": 5, "self": [40, 4], "calls": []},
|     {"line": 9, "self": [30, 3], "calls": []}]},
|   {"name": "a.h", "found": null, "lines": [
|     {"line": 1, "self": [20, 2], "calls": []}]}]}

== json-cycle
# cycle.callgrind, as worked out in formats.t: even 90, odd 70, which is no more than the cycle.
$ --format=json cycle.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "cycle.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 100}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "even", "file": "c.c", "object": null, "self": [40], "inclusive": [90], "calls": 4, "cycle": 1, "listed": true,
|    "callers": [{"id": 3, "calls": 1, "inclusive": [90], "sites": [{"line": 1, "calls": 1, "inclusive": [90]}]}, {"id": 1, "calls": 3, "inclusive": [20], "sites": [{"line": 3, "calls": 3, "inclusive": [20]}]}],
|    "callees": [{"id": 1, "calls": 4, "inclusive": [50], "sites": [{"line": 2, "calls": 4, "inclusive": [50]}]}]},
|   {"id": 1, "name": "odd", "file": "c.c", "object": null, "self": [30], "inclusive": [70], "calls": 4, "cycle": 1, "listed": true,
|    "callers": [{"id": 0, "calls": 4, "inclusive": [50], "sites": [{"line": 2, "calls": 4, "inclusive": [50]}]}],
|    "callees": [{"id": 0, "calls": 3, "inclusive": [20], "sites": [{"line": 3, "calls": 3, "inclusive": [20]}]}, {"id": 2, "calls": 5, "inclusive": [20], "sites": [{"line": 3, "calls": 5, "inclusive": [20]}]}]},
|   {"id": 2, "name": "leaf", "file": "c.c", "object": null, "self": [20], "inclusive": [20], "calls": 5, "cycle": null, "listed": true,
|    "callers": [{"id": 1, "calls": 5, "inclusive": [20], "sites": [{"line": 3, "calls": 5, "inclusive": [20]}]}],
|    "callees": []},
|   {"id": 3, "name": "main", "file": "c.c", "object": null, "self": [10], "inclusive": [100], "calls": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": [{"id": 0, "calls": 1, "inclusive": [90], "sites": [{"line": 1, "calls": 1, "inclusive": [90]}]}]}],
|  "files": [
|   {"name": "c.c", "found": null, "lines": [
|     {"line": 1, "self": [10], "calls": [{"from": 3, "to": 0, "calls": 1, "inclusive": [90]}]},
|     {"line": 2, "self": [40], "calls": [{"from": 0, "to": 1, "calls": 4, "inclusive": [50]}]},
|     {"line": 3, "self": [30], "calls": [{"from": 1, "to": 0, "calls": 3, "inclusive": [20]}, {"from": 1, "to": 2, "calls": 5, "inclusive": [20]}]},
|     {"line": 4, "self": [20], "calls": []}]}]}

== json-diff
# Rows and shares of new and old in formats.t: f +20, g +30, h -30.
$ --format=json --diff old.callgrind new.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "old.callgrind", "creator": "by hand", "command": "./a", "pid": 6, "parts": 1, "side": "old"},
|   {"file": "new.callgrind", "creator": "by hand", "command": "./a", "pid": 7, "parts": 1, "side": "new"}],
|  "differences": [],
|  "by": "function", "sort": ["Ir", "Dr"], "diff": true,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 20, "total_old": 80, "total_new": 100},
|   {"name": "Dr", "long_name": "Data Read Access", "formula": null, "ratio": false, "total": 2, "total_old": 8, "total_new": 10}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "g", "file": "a.c", "object": "/bin/a", "self": [30, 3], "self_old": [null, null], "self_new": [30, 3], "inclusive": [30, 3], "inclusive_old": [null, null], "inclusive_new": [30, 3], "calls": 1, "calls_old": null, "calls_new": 1, "cycle": null, "listed": true,
|    "callers": [{"id": 3, "calls": 1, "calls_old": 0, "calls_new": 1, "inclusive": [30, 3], "inclusive_old": [null, null], "inclusive_new": [30, 3], "sites": []}],
|    "callees": []},
|   {"id": 1, "name": "h", "file": "a.c", "object": "/bin/a", "self": [-30, -3], "self_old": [30, 3], "self_new": [null, null], "inclusive": [-30, -3], "inclusive_old": [30, 3], "inclusive_new": [null, null], "calls": -3, "calls_old": 3, "calls_new": null, "cycle": null, "listed": true,
|    "callers": [{"id": 3, "calls": -3, "calls_old": 3, "calls_new": 0, "inclusive": [-30, -3], "inclusive_old": [30, 3], "inclusive_new": [null, null], "sites": []}],
|    "callees": []},
|   {"id": 2, "name": "f", "file": "a.c", "object": "/bin/a", "self": [20, 2], "self_old": [40, 4], "self_new": [60, 6], "inclusive": [20, 2], "inclusive_old": [40, 4], "inclusive_new": [60, 6], "calls": 1, "calls_old": 1, "calls_new": 2, "cycle": null, "listed": true,
|    "callers": [{"id": 3, "calls": 1, "calls_old": 1, "calls_new": 2, "inclusive": [20, 2], "inclusive_old": [40, 4], "inclusive_new": [60, 6], "sites": []}],
|    "callees": []},
|   {"id": 3, "name": "main", "file": "a.c", "object": "/bin/a", "self": [0, 0], "self_old": [10, 1], "self_new": [10, 1], "inclusive": [20, 2], "inclusive_old": [80, 8], "inclusive_new": [100, 10], "calls": 0, "calls_old": 0, "calls_new": 0, "cycle": null, "listed": false,
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "a.c", "found": null, "lines": [
|     {"line": 2, "self": [null, null], "self_old": [null, null], "self_new": [null, null], "calls": [{"from": 3, "to": 2, "calls": 1, "calls_old": 1, "calls_new": 2, "inclusive": [20, 2], "inclusive_old": [40, 4], "inclusive_new": [60, 6]}]},
|     {"line": 3, "self": [null, null], "self_old": [null, null], "self_new": [null, null], "calls": [{"from": 3, "to": 0, "calls": 1, "calls_old": 0, "calls_new": 1, "inclusive": [30, 3], "inclusive_old": [null, null], "inclusive_new": [30, 3]}]},
|     {"line": 4, "self": [null, null], "self_old": [null, null], "self_new": [null, null], "calls": [{"from": 3, "to": 1, "calls": -3, "calls_old": 3, "calls_new": 0, "inclusive": [-30, -3], "inclusive_old": [30, 3], "inclusive_new": [null, null]}]},
|     {"line": 5, "self": [10, 1], "self_old": [30, 3], "self_new": [40, 4], "calls": []},
|     {"line": 9, "self": [30, 3], "self_old": [null, null], "self_new": [30, 3], "calls": []},
|     {"line": 12, "self": [-30, -3], "self_old": [30, 3], "self_new": [null, null], "calls": []}]},
|   {"name": "a.h", "found": null, "lines": [
|     {"line": 1, "self": [10, 1], "self_old": [10, 1], "self_new": [20, 2], "calls": []}]}]}

== json-events
# Totals of new.callgrind, or of lines.callgrind, of which nothing is known of Foo.
$ --format=json --list=events new.callgrind
| {"format": "cgannotate", "version": 1,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 100},
|   {"name": "Dr", "long_name": "Data Read Access", "formula": null, "ratio": false, "total": 10},
|   {"name": "CEst", "long_name": "estimated cycles", "formula": "Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm", "ratio": false, "total": 100},
|   {"name": "Both", "long_name": "Everything", "formula": "Ir + Dr", "ratio": false, "total": 110}]}

== json-events-wrong
# Nothing is known of Foo, so 2 Foo has no total; CEst is the 5 of Ir.
$ --list=events --format=json lines.callgrind
| {"format": "cgannotate", "version": 1,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 5},
|   {"name": "CEst", "long_name": "estimated cycles", "formula": "Ir + 10 Bm + 10 L1m + 20 Ge + 100 L2m + 100 LLm", "ratio": false, "total": 5},
|   {"name": "Wrong", "long_name": null, "formula": "2 Foo", "ratio": false, "total": null}]}

== json-fn
# main and g are listed; f, 60 6, is there as what main calls, but not listed, and a.h, where only
# f has code, is not there.
$ --format=json --fn=g --fn=main new.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "new.callgrind", "creator": "by hand", "command": "./a", "pid": 7, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir", "Dr"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 100},
|   {"name": "Dr", "long_name": "Data Read Access", "formula": null, "ratio": false, "total": 10}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "main", "file": "a.c", "object": "/bin/a", "self": [10, 1], "inclusive": [100, 10], "calls": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": [{"id": 2, "calls": 2, "inclusive": [60, 6], "sites": [{"line": 2, "calls": 2, "inclusive": [60, 6]}]}, {"id": 1, "calls": 1, "inclusive": [30, 3], "sites": [{"line": 3, "calls": 1, "inclusive": [30, 3]}]}]},
|   {"id": 1, "name": "g", "file": "a.c", "object": "/bin/a", "self": [30, 3], "inclusive": [30, 3], "calls": 1, "cycle": null, "listed": true,
|    "callers": [{"id": 0, "calls": 1, "inclusive": [30, 3], "sites": [{"line": 3, "calls": 1, "inclusive": [30, 3]}]}],
|    "callees": []},
|   {"id": 2, "name": "f", "file": "a.c", "object": "/bin/a", "self": [60, 6], "inclusive": [60, 6], "calls": 2, "cycle": null, "listed": false,
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "a.c", "found": null, "lines": [
|     {"line": 1, "self": [10, 1], "calls": []},
|     {"line": 2, "self": [null, null], "calls": [{"from": 0, "to": 2, "calls": 2, "inclusive": [60, 6]}]},
|     {"line": 3, "self": [null, null], "calls": [{"from": 0, "to": 1, "calls": 1, "inclusive": [30, 3]}]},
|     {"line": 5, "self": [40, 4], "calls": []},
|     {"line": 9, "self": [30, 3], "calls": []}]}]}

== json-hostile
# 1 to 16 Ir of 136; every byte of a name is as the format has it, so that nothing else is told
# by it.
$ --format=json hostile.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "hostile.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir", "Ev|il�"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 136},
|   {"name": "Ev|il�", "long_name": null, "formula": null, "ratio": false, "total": 15}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "nul\\u0000byte", "file": "x|y`z;.c", "object": null, "self": [16, 1], "inclusive": [16, 1], "calls": 1, "cycle": null, "listed": true,
|    "callers": [{"id": 15, "calls": 1, "inclusive": [16, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [16, 1]}]}],
|    "callees": []},
|   {"id": 1, "name": "*star_under_score*", "file": "x|y`z;.c", "object": null, "self": [15, 1], "inclusive": [15, 1], "calls": 1, "cycle": null, "listed": true,
|    "callers": [{"id": 15, "calls": 1, "inclusive": [15, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [15, 1]}]}],
|    "callees": []},
|   {"id": 2, "name": "-minus", "file": "x|y`z;.c", "object": null, "self": [14, 1], "inclusive": [14, 1], "calls": 1, "cycle": null, "listed": true,
|    "callers": [{"id": 15, "calls": 1, "inclusive": [14, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [14, 1]}]}],
|    "callees": []},
|   {"id": 3, "name": "comma, and \\"", "file": "x|y`z;.c", "object": null, "self": [13, 1], "inclusive": [13, 1], "calls": 1, "cycle": null, "listed": true,
|    "callers": [{"id": 15, "calls": 1, "inclusive": [13, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [13, 1]}]}],
|    "callees": []},
|   {"id": 4, "name": "c0\\u0001\\u007f", "file": "x|y`z;.c", "object": null, "self": [12, 1], "inclusive": [12, 1], "calls": 1, "cycle": null, "listed": true,
|    "callers": [{"id": 15, "calls": 1, "inclusive": [12, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [12, 1]}]}],
|    "callees": []},
|   {"id": 5, "name": "id", "file": "x|y`z;.c", "object": null, "self": [11, 1], "inclusive": [11, 1], "calls": 1, "cycle": null, "listed": true,
|    "callers": [{"id": 15, "calls": 1, "inclusive": [11, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [11, 1]}]}],
|    "callees": []},
|   {"id": 6, "name": "größe 漢字", "file": "x|y`z;.c", "object": null, "self": [10, 1], "inclusive": [10, 1], "calls": 1, "cycle": null, "listed": true,
|    "callers": [{"id": 15, "calls": 1, "inclusive": [10, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [10, 1]}]}],
|    "callees": []},
|   {"id": 7, "name": "\\u003cb\\u003e\\u0026amp;\\u003c/b\\u003e", "file": "x|y`z;.c", "object": null, "self": [9, 1], "inclusive": [9, 1], "calls": 1, "cycle": null, "listed": true,
|    "callers": [{"id": 15, "calls": 1, "inclusive": [9, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [9, 1]}]}],
|    "callees": []},
|   {"id": 8, "name": "esc\\u001b[31m", "file": "x|y`z;.c", "object": null, "self": [8, 1], "inclusive": [8, 1], "calls": 1, "cycle": null, "listed": true,
|    "callers": [{"id": 15, "calls": 1, "inclusive": [8, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [8, 1]}]}],
|    "callees": []},
|   {"id": 9, "name": "bad��utf", "file": "x|y`z;.c", "object": null, "self": [7, 1], "inclusive": [7, 1], "calls": 1, "cycle": null, "listed": true,
|    "callers": [{"id": 15, "calls": 1, "inclusive": [7, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [7, 1]}]}],
|    "callees": []},
|   {"id": 10, "name": "tab\\there\\\\n", "file": "x|y`z;.c", "object": null, "self": [6, 1], "inclusive": [6, 1], "calls": 1, "cycle": null, "listed": true,
|    "callers": [{"id": 15, "calls": 1, "inclusive": [6, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [6, 1]}]}],
|    "callees": []},
|   {"id": 11, "name": "semi;colon", "file": "x|y`z;.c", "object": null, "self": [5, 1], "inclusive": [5, 1], "calls": 1, "cycle": null, "listed": true,
|    "callers": [{"id": 15, "calls": 1, "inclusive": [5, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [5, 1]}]}],
|    "callees": []},
|   {"id": 12, "name": "=cmd()", "file": "x|y`z;.c", "object": null, "self": [4, 1], "inclusive": [4, 1], "calls": 1, "cycle": null, "listed": true,
|    "callers": [{"id": 15, "calls": 1, "inclusive": [4, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [4, 1]}]}],
|    "callees": []},
|   {"id": 13, "name": "back`tick|pipe", "file": "x|y`z;.c", "object": null, "self": [3, 1], "inclusive": [3, 1], "calls": 1, "cycle": null, "listed": true,
|    "callers": [{"id": 15, "calls": 1, "inclusive": [3, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [3, 1]}]}],
|    "callees": []},
|   {"id": 14, "name": "a \\"quoted\\" name", "file": "x|y`z;.c", "object": null, "self": [2, 1], "inclusive": [2, 1], "calls": 1, "cycle": null, "listed": true,
|    "callers": [{"id": 15, "calls": 1, "inclusive": [2, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [2, 1]}]}],
|    "callees": []},
|   {"id": 15, "name": "main", "file": "x|y`z;.c", "object": null, "self": [1, 0], "inclusive": [136, 15], "calls": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": [{"id": 0, "calls": 1, "inclusive": [16, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [16, 1]}]}, {"id": 1, "calls": 1, "inclusive": [15, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [15, 1]}]}, {"id": 2, "calls": 1, "inclusive": [14, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [14, 1]}]}, {"id": 3, "calls": 1, "inclusive": [13, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [13, 1]}]}, {"id": 4, "calls": 1, "inclusive": [12, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [12, 1]}]}, {"id": 5, "calls": 1, "inclusive": [11, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [11, 1]}]}, {"id": 6, "calls": 1, "inclusive": [10, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [10, 1]}]}, {"id": 7, "calls": 1, "inclusive": [9, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [9, 1]}]}, {"id": 8, "calls": 1, "inclusive": [8, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [8, 1]}]}, {"id": 9, "calls": 1, "inclusive": [7, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [7, 1]}]}, {"id": 10, "calls": 1, "inclusive": [6, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [6, 1]}]}, {"id": 11, "calls": 1, "inclusive": [5, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [5, 1]}]}, {"id": 12, "calls": 1, "inclusive": [4, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [4, 1]}]}, {"id": 13, "calls": 1, "inclusive": [3, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [3, 1]}]}, {"id": 14, "calls": 1, "inclusive": [2, 1], "sites": [{"line": 1, "calls": 1, "inclusive": [2, 1]}]}]}],
|  "files": [
|   {"name": "x|y`z;.c", "found": null, "lines": [
|     {"line": 1, "self": [136, 15], "calls": [{"from": 15, "to": 0, "calls": 1, "inclusive": [16, 1]}, {"from": 15, "to": 1, "calls": 1, "inclusive": [15, 1]}, {"from": 15, "to": 2, "calls": 1, "inclusive": [14, 1]}, {"from": 15, "to": 3, "calls": 1, "inclusive": [13, 1]}, {"from": 15, "to": 4, "calls": 1, "inclusive": [12, 1]}, {"from": 15, "to": 5, "calls": 1, "inclusive": [11, 1]}, {"from": 15, "to": 6, "calls": 1, "inclusive": [10, 1]}, {"from": 15, "to": 7, "calls": 1, "inclusive": [9, 1]}, {"from": 15, "to": 8, "calls": 1, "inclusive": [8, 1]}, {"from": 15, "to": 9, "calls": 1, "inclusive": [7, 1]}, {"from": 15, "to": 10, "calls": 1, "inclusive": [6, 1]}, {"from": 15, "to": 11, "calls": 1, "inclusive": [5, 1]}, {"from": 15, "to": 12, "calls": 1, "inclusive": [4, 1]}, {"from": 15, "to": 13, "calls": 1, "inclusive": [3, 1]}, {"from": 15, "to": 14, "calls": 1, "inclusive": [2, 1]}]}]}]}

== json-inclusive-top
# main, 10 110 of Dr and Both, and f, 6 66, are the two largest by Ir; g, 3 33, is not listed.
$ --format=json --inclusive --top=2 --show=Dr,Both --sort=Ir new.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "new.callgrind", "creator": "by hand", "command": "./a", "pid": 7, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir"], "diff": false,
|  "events": [
|   {"name": "Dr", "long_name": "Data Read Access", "formula": null, "ratio": false, "total": 10},
|   {"name": "Both", "long_name": "Everything", "formula": "Ir + Dr", "ratio": false, "total": 110}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "main", "file": "a.c", "object": "/bin/a", "self": [1, 11], "inclusive": [10, 110], "calls": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": [{"id": 1, "calls": 2, "inclusive": [6, 66], "sites": [{"line": 2, "calls": 2, "inclusive": [6, 66]}]}, {"id": 2, "calls": 1, "inclusive": [3, 33], "sites": [{"line": 3, "calls": 1, "inclusive": [3, 33]}]}]},
|   {"id": 1, "name": "f", "file": "a.c", "object": "/bin/a", "self": [6, 66], "inclusive": [6, 66], "calls": 2, "cycle": null, "listed": true,
|    "callers": [{"id": 0, "calls": 2, "inclusive": [6, 66], "sites": [{"line": 2, "calls": 2, "inclusive": [6, 66]}]}],
|    "callees": []},
|   {"id": 2, "name": "g", "file": "a.c", "object": "/bin/a", "self": [3, 33], "inclusive": [3, 33], "calls": 1, "cycle": null, "listed": false,
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "a.c", "found": null, "lines": [
|     {"line": 1, "self": [1, 11], "calls": []},
|     {"line": 2, "self": [null, null], "calls": [{"from": 0, "to": 1, "calls": 2, "inclusive": [6, 66]}]},
|     {"line": 3, "self": [null, null], "calls": [{"from": 0, "to": 2, "calls": 1, "inclusive": [3, 33]}]},
|     {"line": 5, "self": [4, 44], "calls": []},
|     {"line": 9, "self": [3, 33], "calls": []}]},
|   {"name": "a.h", "found": null, "lines": [
|     {"line": 1, "self": [2, 22], "calls": []}]}]}

== json-parts
# 100 10 of new and 80 8 of old.
$ --format=json --list=parts new.callgrind old.callgrind
| {"format": "cgannotate", "version": 1,
|  "event": "Ir",
|  "parts": [
|   {"file": "new.callgrind", "pid": 7, "part": 1, "name": null, "thread": null, "total": 100, "time_range": null, "trigger": null},
|   {"file": "old.callgrind", "pid": 6, "part": 1, "name": null, "thread": null, "total": 80, "time_range": null, "trigger": null}]}

@file pid.callgrind
| pid: a12
| events: Ir
| fl=a.c
| fn=f
| 1 1

== json-pid
# a12 is no number.
$ --format=json --list=parts pid.callgrind
| {"format": "cgannotate", "version": 1,
|  "event": "Ir",
|  "parts": [
|   {"file": "pid.callgrind", "pid": "a12", "part": 1, "name": null, "thread": null, "total": 1, "time_range": null, "trigger": null}]}

@file site-by-file.callgrind
| events: Ir
| fl=a.c
| fn=f
| 1 1
| fi=h.h
| cfi=c.c
| cfn=k
| calls=2 20
| 3 10
| fe=a.c
| fn=g
| 2 1
| fi=h.h
| cfi=c.c
| cfn=k
| calls=1 20
| 4 5
| cfi=c.c
| cfn=k
| calls=5 20
| 3 20
| fl=c.c
| fn=k
| 20 35
| totals: 37

== json-site-by-file
# f and g call k in line 3 of h.h, 2 + 5 times for 10 + 20, and g in 4.
$ --format=json --by=file site-by-file.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "site-by-file.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "by": "file", "sort": ["Ir"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 37}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": null, "file": "c.c", "object": null, "self": [35], "inclusive": [35], "calls": 8, "cycle": null, "listed": true,
|    "callers": [{"id": 2, "calls": 8, "inclusive": [35], "sites": [{"line": 3, "calls": 7, "inclusive": [30]}, {"line": 4, "calls": 1, "inclusive": [5]}]}],
|    "callees": []},
|   {"id": 1, "name": null, "file": "a.c", "object": null, "self": [2], "inclusive": [37], "calls": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []},
|   {"id": 2, "name": null, "file": "h.h", "object": null, "self": [null], "inclusive": [35], "calls": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": [{"id": 0, "calls": 8, "inclusive": [35], "sites": [{"line": 3, "calls": 7, "inclusive": [30]}, {"line": 4, "calls": 1, "inclusive": [5]}]}]}],
|  "files": [
|   {"name": "c.c", "found": null, "lines": [
|     {"line": 20, "self": [35], "calls": []}]},
|   {"name": "a.c", "found": null, "lines": [
|     {"line": 1, "self": [1], "calls": []},
|     {"line": 2, "self": [1], "calls": []}]},
|   {"name": "h.h", "found": null, "lines": [
|     {"line": 3, "self": [null], "calls": [{"from": 2, "to": 0, "calls": 7, "inclusive": [30]}]},
|     {"line": 4, "self": [null], "calls": [{"from": 2, "to": 0, "calls": 1, "inclusive": [5]}]}]}]}

@file two-files.callgrind
| version: 1
| cmd: ./two
| events: Ir
| fl=a.c
| fn=main
| 1 100
| fl=two-x.c
| fn=f
| 1 5
| cfi=two-y.c
| cfn=g
| calls=1 3
| 2 7
| fl=two-y.c
| fn=g
| 3 4
| cfn=h
| calls=2 5
| 4 3
| fn=h
| 5 3
| totals: 112

== json-two-files
# --top=1 lists main, 100; f 5 calls g for 7, g 4 calls h for 3: 112. The calls in both files
# are of rows that are not listed, and have ids all the same.
$ --format=json --top=1 two-files.callgrind two-x.c two-y.c
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "two-files.callgrind", "creator": null, "command": "./two", "pid": null, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 112}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "main", "file": "a.c", "object": null, "self": [100], "inclusive": [100], "calls": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []},
|   {"id": 1, "name": "f", "file": "two-x.c", "object": null, "self": [5], "inclusive": [12], "calls": 0, "cycle": null, "listed": false,
|    "callers": [],
|    "callees": []},
|   {"id": 2, "name": "g", "file": "two-y.c", "object": null, "self": [4], "inclusive": [7], "calls": 1, "cycle": null, "listed": false,
|    "callers": [],
|    "callees": []},
|   {"id": 3, "name": "h", "file": "two-y.c", "object": null, "self": [3], "inclusive": [3], "calls": 2, "cycle": null, "listed": false,
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": "two-x.c", "found": "two-x.c", "lines": [
|     {"line": 1, "self": [5], "calls": []},
|     {"line": 2, "self": [null], "calls": [{"from": 1, "to": 2, "calls": 1, "inclusive": [7]}]}]},
|   {"name": "two-y.c", "found": "two-y.c", "lines": [
|     {"line": 3, "self": [4], "calls": []},
|     {"line": 4, "self": [null], "calls": [{"from": 2, "to": 3, "calls": 2, "inclusive": [3]}]},
|     {"line": 5, "self": [3], "calls": []}]},
|   {"name": "a.c", "found": null, "lines": [
|     {"line": 1, "self": [100], "calls": []}]}]}

@file nofile.callgrind
| # callgrind format
| events: Ir
| fl=a.c
| fn=main
| 1 5
| cfi=???
| cfn=start
| calls=2 0
| 2 9
| fl=???
| fn=start
| 0 3
| cfi=a.c
| cfn=work
| calls=4 3
| 0 6
| fl=a.c
| fn=work
| 3 6

== nofile-json
# Self 5 + 6 + 3 = 14 and calls 2 + 4 = 6; without sources there are no files.
$ --format=json nofile.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "nofile.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 14}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "work", "file": "a.c", "object": null, "self": [6], "inclusive": [6], "calls": 4, "cycle": null, "listed": true,
|    "callers": [{"id": 2, "calls": 4, "inclusive": [6], "sites": [{"line": 0, "calls": 4, "inclusive": [6]}]}],
|    "callees": []},
|   {"id": 1, "name": "main", "file": "a.c", "object": null, "self": [5], "inclusive": [14], "calls": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": [{"id": 2, "calls": 2, "inclusive": [9], "sites": [{"line": 2, "calls": 2, "inclusive": [9]}]}]},
|   {"id": 2, "name": "start", "file": "???", "object": null, "self": [3], "inclusive": [9], "calls": 2, "cycle": null, "listed": true,
|    "callers": [{"id": 1, "calls": 2, "inclusive": [9], "sites": [{"line": 2, "calls": 2, "inclusive": [9]}]}],
|    "callees": [{"id": 0, "calls": 4, "inclusive": [6], "sites": [{"line": 0, "calls": 4, "inclusive": [6]}]}]}],
|  "files": [
|   {"name": "a.c", "found": null, "lines": [
|     {"line": 1, "self": [5], "calls": []},
|     {"line": 2, "self": [null], "calls": [{"from": 1, "to": 2, "calls": 2, "inclusive": [9]}]},
|     {"line": 3, "self": [6], "calls": []}]},
|   {"name": null, "found": null, "lines": [
|     {"line": 0, "self": [3], "calls": [{"from": 2, "to": 0, "calls": 4, "inclusive": [6]}]}]}]}

@file nofile-calls.callgrind
| events: Ir
| fl=???
| fn=main
| 1 90
| fn=f
| 7 1
| cfn=g
| calls=1 3
| 7 4
| fn=g
| 3 4

== nofile-json-calls
# main, with 90 of 95, is listed, and has code of no file. So has f: its call of g at line 7 is told
# there, and so both are named though they are not listed.
$ --format=json --threshold=80 nofile-calls.callgrind
| {"format": "cgannotate", "version": 1,
|  "profiles": [
|   {"file": "nofile-calls.callgrind", "creator": null, "command": null, "pid": null, "parts": 1, "side": "new"}],
|  "by": "function", "sort": ["Ir"], "diff": false,
|  "events": [
|   {"name": "Ir", "long_name": "Instruction Fetch", "formula": null, "ratio": false, "total": 95}],
|  "limits": [],
|  "functions": [
|   {"id": 0, "name": "main", "file": "???", "object": null, "self": [90], "inclusive": [90], "calls": 0, "cycle": null, "listed": true,
|    "callers": [],
|    "callees": []},
|   {"id": 1, "name": "f", "file": "???", "object": null, "self": [1], "inclusive": [5], "calls": 0, "cycle": null, "listed": false,
|    "callers": [],
|    "callees": []},
|   {"id": 2, "name": "g", "file": "???", "object": null, "self": [4], "inclusive": [4], "calls": 1, "cycle": null, "listed": false,
|    "callers": [],
|    "callees": []}],
|  "files": [
|   {"name": null, "found": null, "lines": [
|     {"line": 1, "self": [90], "calls": []},
|     {"line": 3, "self": [4], "calls": []},
|     {"line": 7, "self": [1], "calls": [{"from": 1, "to": 2, "calls": 1, "inclusive": [4]}]}]}]}

== nofile-json-no-auto
# The functions are those of nofile-json; without sources there are no files.
$ --format=json --no-auto nofile.callgrind | grep '"files"'
|  "files": []}

@file ties.callgrind
| events: Ir Dr
| fl=a.c
| fn=main
| 1 1 1
| cfi=a.c
| cfn=f
| calls=1 9
| 1 10 1
| fi=b.h
| cfi=a.c
| cfn=f
| calls=1 9
| 2 10 5
| fl=a.c
| fn=f
| 9 20 6

== calls-that-cost-the-same
# proves: calls that cost 10 of Ir each come in the order of Dr, 5 and 1, before that of their
# files (src/README N8).
$ --format=json ties.callgrind | grep -o '"calls": 2, .*sites.*'
| "calls": 2, "inclusive": [20, 6], "sites": [{"line": 2, "calls": 1, "inclusive": [10, 5], "file": "b.h"}, {"line": 1, "calls": 1, "inclusive": [10, 1]}]}],
| "calls": 2, "inclusive": [20, 6], "sites": [{"line": 2, "calls": 1, "inclusive": [10, 5], "file": "b.h"}, {"line": 1, "calls": 1, "inclusive": [10, 1]}]}]}],

@run for pid in 0 07 7x -7 123456789012345 1234567890123456; do printf 'pid: %s\nevents: Ir\nfn=f\n1 1\ntotals: 1\n' $pid; done >pids.callgrind

== json-digits
# What every reader takes as the same number is one: 0, and what has 15 digits at most.
$ --list=parts --format=json pids.callgrind | grep -o '"pid": [^,]*'
| "pid": 0
| "pid": "07"
| "pid": "7x"
| "pid": "-7"
| "pid": 123456789012345
| "pid": "1234567890123456"

== json-nothing-counted
# A source that is named and has no costs has a name, and no lines.
% echo text >none.c; touch -d 2020-01-01 none.c; cgannotate --format=json --no-auto new.callgrind none.c | sed -n '/^ "files"/,$p'
|  "files": [
|   {"name": "none.c", "found": "none.c", "lines": []}]}
