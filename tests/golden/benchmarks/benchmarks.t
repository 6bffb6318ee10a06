## --diff of two directories: which files are which benchmark, whatever the order in which the
## directories have them. Each profile has one function, whose cost is that of the benchmark:
## sh put FILE COST LINE... writes it, with these lines in its header.

@file put
| file=$1 cost=$2
| shift 2
| mkdir -p "${file%/*}"
| for line in 'version: 1' "$@" 'events: Ir' fl=a.c fn=f "1 $cost"; do
|   echo "$line"
| done >"$file"

## A path without its numbers; where several files share that, also their command.  What one pid: has
## written is one run; two runs of "one" are added up.

@run sh put commands/old/callgrind.out.10 100 'pid: 10' 'cmd: ./bench one'; sh put commands/old/callgrind.out.11 102 'pid: 11' 'cmd: ./bench one'
@run sh put commands/old/callgrind.out.12 50 'pid: 12' 'cmd: ./bench two'; sh put commands/new/callgrind.out.9 60 'pid: 9' 'cmd: ./bench two'
@run sh put commands/new/callgrind.out.7 103 'pid: 7' 'cmd: ./bench one'; sh put commands/new/callgrind.out.3 101 'pid: 3' 'part: 1' 'thread: 1' 'cmd: ./bench one'; sh put commands/new/callgrind.out.3-02 8 'pid: 3' 'part: 1' 'thread: 2' 'cmd: ./bench one'
@run sh put commands/old/callgrind.out.1 4; sh put commands/new/callgrind.out.1 5

== commands
# 100 + 102 = 202 and 103 + 101 + 8 = 212 of one; 50 and 60 of two; 4 and 5 have no command.
$ --diff --format=tsv commands/old commands/new
| benchmark	event	old	new	change	verdict
| ./bench one	Ir	202	212	10	ok
| ./bench two	Ir	50	60	10	ok
| callgrind.out	Ir	4	5	1	ok

@run sh put more/old/callgrind.out.1 10 'cmd: ./a'; sh put more/new/callgrind.out.2 11 'cmd: ./a'; sh put more/new/callgrind.out.3 5 'cmd: ./b'

== commands-of-new
# NEW alone has two commands.
$ --diff --format=tsv more/old more/new
| benchmark	event	old	new	change	verdict
| ./a	Ir	10	11	1	ok
| ./b	Ir		5		new
! cgannotate: new: OLD does not have the benchmark ./b

## Below the directories, however they are named; a link back is no directory.

@file below/old/x/y/b
| events: Ir
| fl=a.c
| fn=f
| 1 1

@file below/old/x/a
| events: Ir
| fl=a.c
| fn=f
| 1 2

@file below/new/x/a
| events: Ir
| fl=a.c
| fn=f
| 1 2

@file below/new/x/y/b
| events: Ir
| fl=a.c
| fn=f
| 1 1

@file below/new/.hidden/c
| events: Ir
| fl=a.c
| fn=f
| 1 1

@file below/new/x/notes
| cmd: no profile\

@run ln -s .. below/new/x/loop
@run gzip -c below/new/x/a >below/new/z.gz

== below
# a and b are found, not what is hidden, and what is no profile is said to be left out.
$ --diff --format=tsv 'below/old' 'below/new' 2>&1 | sed 's,new[/.]*:,new:,; s,new[/.]*/x/,new/x/,'
$ --diff --format=tsv 'below/old/' 'below/new/' 2>&1 | sed 's,new[/.]*:,new:,; s,new[/.]*/x/,new/x/,'
$ --diff --format=tsv 'below/old/.' 'below/new/.' 2>&1 | sed 's,new[/.]*:,new:,; s,new[/.]*/x/,new/x/,'
$ --diff --format=tsv 'below/old//' 'below/new//' 2>&1 | sed 's,new[/.]*:,new:,; s,new[/.]*/x/,new/x/,'
| cgannotate: below/new/x/notes: no profile, left out
| cgannotate: new: OLD does not have the benchmark z.gz
| benchmark	event	old	new	change	verdict
| x/a	Ir	2	2	0	ok
| x/y/b	Ir	1	1	0	ok
| z.gz	Ir		2		new

## A number has no letter beside it.  NAME.1 to NAME.k are so many runs; the hash of a build is a
## number, too.

@run sh put names/old/sort8.111.out 100; sh put names/new/sort8.211.out 101; sh put names/old/sort16.112.out 200; sh put names/new/sort16.212.out 290
@run sh put names/old/find8.out 10; sh put names/new/find16.out 20
@run for i in 1 2 3; do sh put names/old/s.$i 10 'cmd: ./s'; sh put names/new/s.0$i 1$i 'cmd: ./s'; done
@run sh put names/old/parse-16caf08bffb047d9/a 1000; sh put names/new/parse-9f00f08bffb04aaa/a 1500; sh put names/old/f::h16caf08bffb047d9 7; sh put names/new/f::h9f00f08bffb04aaa 8
@run sh put names/old/g-16caf08bffb047d 7; sh put names/new/g-9f00f08bffb04aa 8

== names
# 3 * 10 and 11 + 12 + 13 of s.  A hash has 16 digits, not 15.
$ --diff --format=tsv names/old names/new
| benchmark	event	old	new	change	verdict
| f::h#	Ir	7	8	1	ok
| find16.out	Ir		20		new
| find8.out	Ir	10			gone
| g-16caf08bffb047d	Ir	7			gone
| g-9f00f08bffb04aa	Ir		8		new
| parse-#/a	Ir	1000	1500	500	ok
| s	Ir	30	36	6	ok
| sort16.#.out	Ir	200	290	90	ok
| sort8.#.out	Ir	100	101	1	ok
! cgannotate: gone: NEW does not have the benchmark find8.out and 1 more
! cgannotate: new: OLD does not have the benchmark find16.out and 1 more

## In containers, each run may have one pid:.  Two files of the same part are two runs.

@run for i in 1 2 3; do sh put pids/old/b.$i 1000 'pid: 7' 'part: 1'; done; for i in 1 2; do sh put pids/new/b.$i 1400 'pid: 7' 'part: 1'; done
@run for i in 1 2 3; do sh put pids/old/callgrind.out.7.$i 100 'pid: 7' "part: $i"; done; for i in 1 2; do sh put pids/new/callgrind.out.7.$i 100 'pid: 7' "part: $i"; done
@run for i in 1 2; do for t in 1 2 3; do sh put pids/old/t.$i-0$t 10 'pid: 5' "part: $i" "thread: $t"; done; for t in 1 2; do sh put pids/new/t.$i-0$t 15 'pid: 6' "part: $i" "thread: $t"; done; done
@run for p in 1 2; do for t in 1 2; do sh put pids/old/u.$p-0$t 10 "pid: $p" 'part: 1' "thread: $t"; done; done; for t in 1 2; do sh put pids/new/u.3-0$t 20 'pid: 3' 'part: 1' "thread: $t"; done

== pids
# b: 3 * 1000 and 2 * 1400. callgrind.out: 3 * 100 and 2 * 100. t: 2 * 3 * 10 and 2 * 2 * 15, in two
# dumps, of 3 and of 2 threads. u: 2 * 2 * 10 and 2 * 20, of two runs and of one, of 2 threads each.
$ --diff --format=tsv pids/old pids/new
| benchmark	event	old	new	change	verdict
| b	Ir	3000	2800	-200	not compared
| callgrind.out	Ir	300	200	-100	not compared
| t	Ir	60	60	0	ok
| u	Ir	40	40	0	not compared
! cgannotate: the benchmark b is not compared: OLD and NEW have 3 and 2 runs or dumps
! cgannotate: the benchmark callgrind.out is not compared: OLD and NEW have 3 and 2 runs or dumps
! cgannotate: the benchmark u is not compared: OLD and NEW have 2 and 1 runs or dumps
? 1

== pids-limited
# Nobody accepts that.
$ --diff --no-auto --new-ok --format=tsv '--fail-if=Ir>+1%' pids/old pids/new >/dev/null
! cgannotate: the benchmark b is not compared: OLD and NEW have 3 and 2 runs or dumps
! cgannotate: the benchmark callgrind.out is not compared: OLD and NEW have 3 and 2 runs or dumps
! cgannotate: the benchmark u is not compared: OLD and NEW have 2 and 1 runs or dumps
? 1

## A benchmark that has crashed is not gone: its file is there.

@run for i in empty text cut; do sh put crash/$i/old/a 100; sh put crash/$i/old/b 100; sh put crash/$i/new/b 100; done; : >crash/empty/new/a; echo killed >crash/text/new/a; printf 'version: 1\ncreator: callgrind-3.19.0\n' >crash/cut/new/a
@run sh put crash/dumps/old/callgrind.out.1 10 'cmd: ./a'; sh put crash/dumps/old/callgrind.out.2 20 'cmd: ./b'; sh put crash/dumps/new/callgrind.out.4 20 'cmd: ./b'; : >crash/dumps/new/callgrind.out.3

== crashed
# a has a file in NEW, and it is empty, or some text, or cut off in its header.
$ --diff --new-ok --format=tsv '--fail-if=Ir>+1%' crash/empty/old crash/empty/new 2>&1 | sed s,/empty/,/x/,
$ --diff --new-ok --format=tsv '--fail-if=Ir>+1%' crash/text/old crash/text/new 2>&1 | sed s,/text/,/x/,
$ --diff --new-ok --format=tsv '--fail-if=Ir>+1%' crash/cut/old crash/cut/new 2>&1 | sed s,/cut/,/x/,
| cgannotate: crash/x/new/a: no profile, left out
| cgannotate: the benchmark a is not compared: OLD and NEW have 1 and 0 runs or dumps
| benchmark	event	old	new	change	verdict
| a	Ir	100			not compared
| b	Ir	100	100	0	ok

== crashed-status
# sed hides the status of crashed: it is 1, with nothing on standard error for --quiet.
$ --diff --new-ok --quiet --format=tsv crash/empty/old crash/empty/new '--fail-if=Ir>+1%' >/dev/null
? 1

== crashed-old
# The other way round: the empty file is OLD's, so a has 0 runs there and 100 Ir in NEW.
$ --diff --new-ok --format=tsv '--fail-if=Ir>+1%' crash/empty/new crash/empty/old
| benchmark	event	old	new	change	verdict
| a	Ir		100		not compared
| b	Ir	100	100	0	ok
! cgannotate: crash/empty/new/a: no profile, left out
! cgannotate: the benchmark a is not compared: OLD and NEW have 0 and 1 runs or dumps
? 1

== crashed-command
# The empty callgrind.out.3 may be that of ./a.
$ --diff --new-ok --format=tsv '--fail-if=Ir>+1%' crash/dumps/old crash/dumps/new
| benchmark	event	old	new	change	verdict
| ./a	Ir	10			not compared
| ./b	Ir	20	20	0	ok
! cgannotate: crash/dumps/new/callgrind.out.3: no profile, left out
! cgannotate: the benchmark ./a is not compared: OLD and NEW have 1 and 0 runs or dumps
? 1

## What is gone, and what is new.

@run sh put none/old/a.out 1; sh put none/new/b.out 2

== nothing-paired
# a is in OLD alone, and b in NEW.
$ --diff --no-auto none/old none/new '--fail-if=Ir>+1000%' --format=tsv
| benchmark	event	old	new	change	verdict
| a.out	Ir	1			gone
| b.out	Ir		2		new
! cgannotate: gone: NEW does not have the benchmark a.out; --new-ok accepts that, --mod-file='s/OLD/NEW/' pairs it with another path
! cgannotate: new: OLD does not have the benchmark b.out
? 1

== nothing-paired-accepted
# With --new-ok the status is 0, and the advice on it goes.
$ --diff --no-auto --new-ok none/old none/new '--fail-if=Ir>+1000%' --format=tsv
| benchmark	event	old	new	change	verdict
| a.out	Ir	1			gone
| b.out	Ir		2		new
! cgannotate: gone: NEW does not have the benchmark a.out
! cgannotate: new: OLD does not have the benchmark b.out

== renamed
# --mod-file makes a.out b.out: 1 and 2 are the costs of one benchmark, which may rise by 1,000 %.
$ --diff --no-auto --mod-file=s/a.out/b.out/ none/old none/new '--fail-if=Ir>+1000%' --format=tsv
| benchmark	event	old	new	change	verdict
| b.out	Ir	1	2	1	ok

@run sh put none/new/a.out 1

== new
# b is new, and a costs what it did.
$ --diff --no-auto none/old none/new '--fail-if=Ir>+1000%' --format=tsv
| benchmark	event	old	new	change	verdict
| a.out	Ir	1	1	0	ok
| b.out	Ir		2		new
! cgannotate: new: OLD does not have the benchmark b.out

## Commands are compared after --mod-file, without the hashes of a build.

@run o=builds/old/callgrind.out n=builds/new/callgrind.out; sh put $o.101 1000 'cmd: target/deps/parse-16caf08bffb047d9 --bench'; sh put $n.201 1500 'cmd: target/deps/parse-9f00f08bffb04aaa --bench'; sh put $o.103 20 'cmd: ./sort-v1'; sh put $n.203 21 'cmd: ./sort-v2'
@run o=builds/old/callgrind.out n=builds/new/callgrind.out; sh put $o.105 40 'cmd: a/one'; sh put $o.106 50 'cmd: b/one'; sh put $n.205 51 'cmd: b/one'; sh put $n.206 41 'cmd: a/one'

== builds
# sort-v2 is sort-v1; a/one and b/one are two.
$ --diff --format=tsv --mod-file='s/v2$/v1/' builds/old builds/new
| benchmark	event	old	new	change	verdict
| ./sort-v1	Ir	20	21	1	ok
| a/one	Ir	40	41	1	ok
| b/one	Ir	50	51	1	ok
| target/deps/parse-# --bench	Ir	1000	1500	500	ok
! cgannotate: ./sort-v1:
! cgannotate: --diff: OLD is of the program sort-v1, NEW of sort-v2

## With --separate-threads, Callgrind leaves an empty file beside those of the threads; what else is
## empty is no profile.

@run sh put threads/old/callgrind.out.10-01 5 'pid: 10' 'part: 1' 'thread: 1'; sh put threads/old/callgrind.out.10-02 6 'pid: 10' 'part: 1' 'thread: 2'; sh put threads/new/callgrind.out.7-01 12 'pid: 7' 'part: 1' 'thread: 1'
@run : >threads/old/callgrind.out.10; : >threads/old/callgrind.out.11

== threads
# 5 and 6 of two threads against 12.
$ --diff threads/old threads/new
| 1 benchmark by Ir: threads/new compared with threads/old
| Benchmark      Old  New       Change  Verdict
| callgrind.out   11   12  +1 (+9.09%)  ok
! cgannotate: threads/old/callgrind.out.11: no profile, left out

== no-effect
# An option without effect on one benchmark may have one on another: nothing is said of it.
$ --diff --mod-fn=s/g/h/ --format=tsv none/old none/new
| benchmark	event	old	new	change	verdict
| a.out	Ir	1	1	0	ok
| b.out	Ir		2		new
! cgannotate: new: OLD does not have the benchmark b.out

@run mkdir -p moved/old moved/new; for i in a b; do printf 'events: Ir\nfl=src/a.c\nfn=f\n1 5\nfn=g\n1 %d\n' 6 >moved/old/$i; printf 'events: Ir\nfl=lib/a.c\nfn=f\n1 5\nfn=g\n1 %d\n' 7 >moved/new/$i; done

== matched
# Two functions of each of two benchmarks have moved to another directory: that is said once.
$ --diff --format=tsv moved/old moved/new
| benchmark	event	old	new	change	verdict
| a	Ir	11	12	1	ok
| b	Ir	11	12	1	ok
! cgannotate: --diff: 4 functions matched although paths or names differ

## A hundred of them, of 1,000 and of 1,001 to 1,100.

@run for i in $(seq 100); do sh put all/old/b$i 1000; sh put all/new/b$i $((1000 + i)); done

== one-of-all
# Only b100 rose by more than 9.9 %, and has a report.
$ --diff all/old all/new '--fail-if=Ir>+9.9%' | sed -n '/^Benchmark:/,$p'
| Benchmark: b100
| all/new/b100 compared with all/old/b100
| +100 Ir (+10.0%: 1,000 to 1,100); showing 1 of 1 function, +10.0% of Ir
|          Ir  function
| +10.0% +100  f                         a.c
|
| 1 source not found (-I DIR says where): a.c
! cgannotate: b100:
! cgannotate: --fail-if=Ir>+9.9%: the program: Ir rose 10.00 % (1,000 to 1,100)

== one-of-all-table
# 1,000 to 1,100 of b100 is 10 %; no other of the hundred rows exceeds 9.9 %.
$ --diff --format=tsv all/old all/new '--fail-if=Ir>+9.9%' | grep exceeds
| b100	Ir	1000	1100	100	exceeds
! cgannotate: b100:
! cgannotate: --fail-if=Ir>+9.9%: the program: Ir rose 10.00 % (1,000 to 1,100)

== none-of-all
# None rose by more than 10 %: no report, and nothing is said.
$ --diff all/old all/new '--fail-if=Ir>+10%' | grep -c ^Benchmark:
| 0
? 1

== none-of-all-status
# grep hides the status of none-of-all: it is 0.
$ --diff all/old all/new '--fail-if=Ir>+10%' >/dev/null

@file bad/old/a
| events: Ir
| fl=a.c
| fn=f
| 1 1

@file bad/new/a
| events: Ir
| fl=a.c
| fn=f
| 1 9223372036854775807
| 2 1

@file bad/old/b
| events: Ir
| fl=a.c
| fn=f
| 1 1

@file bad/new/b
| events: Ir
| fl=a.c
| fn=f
| 1 1

== bad
# One that cannot be read ends all: there is no sum of 2^63 - 1 and 1.
$ --diff bad/old bad/new
! cgannotate: bad/new/a:5: the sum of Ir does not fit into 64 bits
? 1
