## Events whose names say what they count.  By hand: 3520 ms are 3.52 s, 352,000 times 10 ns are
## 3.52 ms, 1,000,000 us of ruby-prof 1 s, 1,536,000 bytes 1.54 MB; curB has "Bytes" in its long
## name; secs has no unit, as many words end in s.

== list
# Totals stand as they are, since each row would have another unit.
$ --list=events all.callgrind
| Event                Total  Long name
| cpu(ms)              3,520
| usec                    45
| wall_time        1,000,000
| Memory_(bytes)   1,536,000
| curB                    12  currently allocated Bytes
| secs                     7
| Time_(10ns)        352,000
| items           99,999,999

== list-json
# For programs the unit stands beside the count as it is.
$ --list=events --format=json all.callgrind
| {"format": "cgannotate", "version": 1,
|  "events": [
|   {"name": "cpu(ms)", "long_name": null, "formula": null, "ratio": false, "unit": "ms", "total": 3520},
|   {"name": "usec", "long_name": null, "formula": null, "ratio": false, "unit": "us", "total": 45},
|   {"name": "wall_time", "long_name": null, "formula": null, "ratio": false, "unit": "us", "total": 1000000},
|   {"name": "Memory_(bytes)", "long_name": null, "formula": null, "ratio": false, "unit": "bytes", "total": 1536000},
|   {"name": "curB", "long_name": "currently allocated Bytes", "formula": null, "ratio": false, "unit": "bytes", "total": 12},
|   {"name": "secs", "long_name": null, "formula": null, "ratio": false, "total": 7},
|   {"name": "Time_(10ns)", "long_name": null, "formula": null, "ratio": false, "unit": "10ns", "total": 352000},
|   {"name": "items", "long_name": null, "formula": null, "ratio": false, "total": 99999999}]}

== json
# Units are those of list-json, of the totals of the whole report.
$ --format=json --no-auto all.callgrind | sed -n '/"events"/,/items/p'
|  "events": [
|   {"name": "cpu(ms)", "long_name": null, "formula": null, "ratio": false, "unit": "ms", "total": 3520},
|   {"name": "usec", "long_name": null, "formula": null, "ratio": false, "unit": "us", "total": 45},
|   {"name": "wall_time", "long_name": null, "formula": null, "ratio": false, "unit": "us", "total": 1000000},
|   {"name": "Memory_(bytes)", "long_name": null, "formula": null, "ratio": false, "unit": "bytes", "total": 1536000},
|   {"name": "curB", "long_name": "currently allocated Bytes", "formula": null, "ratio": false, "unit": "bytes", "total": 12},
|   {"name": "secs", "long_name": null, "formula": null, "ratio": false, "total": 7},
|   {"name": "Time_(10ns)", "long_name": null, "formula": null, "ratio": false, "unit": "10ns", "total": 352000},
|   {"name": "items", "long_name": null, "formula": null, "ratio": false, "total": 99999999}],

== csv
# Counts.
$ --format=csv '--show=Time_(10ns)' all.callgrind
| object,file,function,calls,Time_(10ns),incl_Time_(10ns)\x0d
| ,???,f,,352000,352000\x0d

== suite
# 387,200 - 352,000 = 35,200, 352 us, a tenth.
$ --diff old new
| 1 benchmark by Time_(10ns): new compared with old
| Benchmark      Old      New             Change  Verdict
| a          352,000  387,200  +35,200 (+10.00%)  ok

== suite-json
# The figures of suite, as they are: for programs 10ns are no ms.
$ --diff --format=json old new
| {"format": "cgannotate", "version": 1,
|  "benchmarks": [
|   {"name": "a", "event": "Time_(10ns)", "old": 352000, "new": 387200, "change": 35200, "verdict": "ok"}],
|  "reports": []}

== suite-limited
# A limit is in counts.
$ --diff --format=csv old new '--fail-if=Time_(10ns)>+35199'
| benchmark,event,old,new,change,verdict\x0d
| a,Time_(10ns),352000,387200,35200,exceeds\x0d
! cgannotate: a:
! cgannotate: --fail-if=Time_(10ns)>+35199: the program: Time_(10ns) rose 10.00 % (352,000 to 387,200)
? 3

@file short.callgrind
| events: Time_(10ns) Memory_(bytes)
| fl=a.php
| fn=main
| 1 2300 0
| cfn=run
| calls=3 2
| 2 100700 1536000
| fn=run
| 2 100700 1536000

== short-list
# 100,700 times 10 ns are 1.007 ms, 103,000 1.03 ms; short figures have units, so titles have none.
$ --layout=screen --human-readable --no-auto '--show=Time_(10ns),Memory_(bytes)' short.callgrind
| short.callgrind
| 103,000 Time_(10ns); showing 2 of 2 functions, 100.0% of Time_(10ns)
|          Time          Memory  function
| 97.8% 1.01 ms  100.0% 1.54 MB  run                       a.php
|  2.2% 23.0 µs             0 B  main                      a.php
|

== short-calls
# 1.007 ms / 3 are 335.7 us.
$ --layout=screen --human-readable --no-auto --fn=run short.callgrind
| run                       a.php
| self 100,700 Time_(10ns) (97.8%), inclusive 100,700 (97.8%), 3 calls, 33,567 each
|           Incl  Calls    Each  callers
| 100.0% 1.01 ms      3  336 µs  main                      a.php:2
|

== all-times
# 1,004 of each, which is 1.004 of the next one; an s alone is no unit, and none is above seconds.
% for i in ns nsec us usec µs ms msec s sec; do for j in "a($i)" "a_$i"; do printf 'events: %s\nfn=f\n1 1004\n' "$j" >t; cgannotate --layout=screen --human-readable t | sed -n '/ f$/s/^[^ ]* *//p'; done | paste -s -; done
| 1.00 µs  f	1.00 µs  f
| 1.00 µs  f	1.00 µs  f
| 1.00 ms  f	1.00 ms  f
| 1.00 ms  f	1.00 ms  f
| 1.00 ms  f	1.00 ms  f
| 1.00 s  f	1.00 s  f
| 1.00 s  f	1.00 s  f
| 1,004 s  f	1,004  f
| 1,004 s  f	1,004 s  f
