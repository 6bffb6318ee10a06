## --diff of two directories: which files are which benchmark, whatever the order in which the
## directories have them. Each profile has one function, whose cost is that of the benchmark.

## Files that valgrind has named are their commands, and those of one command, its dumps and
## threads are one run.

@file commands/old/callgrind.out.10
| cmd: ./bench one
| events: Ir
| fl=a.c
| fn=f
| 1 100
| summary: 100

@file commands/old/callgrind.out.11
| cmd: ./bench one
| events: Ir
| fl=a.c
| fn=f
| 1 102
| summary: 102

@file commands/old/callgrind.out.12
| cmd: ./bench two
| events: Ir
| fl=a.c
| fn=f
| 1 50
| summary: 50

@file commands/new/callgrind.out.7
| cmd: ./bench one
| events: Ir
| fl=a.c
| fn=f
| 1 103
| summary: 103

@file commands/new/callgrind.out.3
| cmd: ./bench one
| events: Ir
| fl=a.c
| fn=f
| 1 101
| summary: 101

@file commands/new/callgrind.out.9
| cmd: ./bench two
| events: Ir
| fl=a.c
| fn=f
| 1 60
| summary: 60

@file commands/new/callgrind.out.1
| events: Ir
| fl=a.c
| fn=f
| 1 5

@file commands/old/callgrind.out.1
| events: Ir
| fl=a.c
| fn=f
| 1 4

@file commands/new/callgrind.out.3.1
| cmd: ./bench one
| events: Ir
| fl=a.c
| fn=f
| 1 7
| summary: 7

@file commands/new/callgrind.out.3-01
| cmd: ./bench one
| events: Ir
| fl=a.c
| fn=f
| 1 8
| summary: 8

== commands
# 100 + 102 = 202 and 103 + 101 + 7 + 8 = 219 of one; 50 and 60 of two; 4 and 5 have no command.
$ --diff --format=tsv commands/old commands/new
| benchmark	event	old	new	change	verdict
| ./bench one	Ir	202	219	17	ok
| ./bench two	Ir	50	60	10	ok
| callgrind.out	Ir	4	5	1	ok

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
| cgannotate: below/new/x/loop and 1 other file of below/new: not profiles; they are left out
| cgannotate: the benchmark z.gz is new: OLD does not have it
| benchmark	event	old	new	change	verdict
| x/a	Ir	2	2	0	ok
| x/y/b	Ir	1	1	0	ok
| z.gz	Ir		2		new

## Numbers at the end of a name are ignored, where that leaves one of each side; 01 is another
## number than 1.

@file ends/old/one.1
| events: Ir
| fl=a.c
| fn=f
| 1 5

@file ends/new/one
| events: Ir
| fl=a.c
| fn=f
| 1 6

@file ends/old/two.1
| events: Ir
| fl=a.c
| fn=f
| 1 1

@file ends/old/two.3
| events: Ir
| fl=a.c
| fn=f
| 1 3

@file ends/new/two.1
| events: Ir
| fl=a.c
| fn=f
| 1 1

@file ends/new/two.01
| events: Ir
| fl=a.c
| fn=f
| 1 2

@file ends/old/own
| events: Ir
| fl=a.c
| fn=f
| 1 1

@file ends/old/own.1
| events: Ir
| fl=a.c
| fn=f
| 1 1

@file ends/new/own
| events: Ir
| fl=a.c
| fn=f
| 1 1

== ends
# two.1 has its name, which leaves one of each side, 3 and 2, by the name two.
$ --diff --format=tsv ends/old ends/new
| benchmark	event	old	new	change	verdict
| one	Ir	5	6	1	ok
| own	Ir	1	1	0	ok
| own.1	Ir	1			gone
| two	Ir	3	2	-1	ok
| two.1	Ir	1	1	0	ok
! cgannotate: the benchmark own.1 is gone: NEW does not have it

## Whatever the name, by command; by what is left of a name without numbers; files of one command
## whose names differ in numbers are one run; what is not clear is not paired.

@file names/old/cachegrind.out.11
| cmd: ./bench parse
| events: Ir
| fl=a.c
| fn=f
| 1 100
| summary: 100

@file names/new/cachegrind.out.77
| cmd: ./bench parse
| events: Ir
| fl=a.c
| fn=f
| 1 900
| summary: 900

@file names/old/callgrind.load.4711.out
| events: Ir
| fl=a.c
| fn=f
| 1 10

@file names/new/callgrind.load.815.out
| events: Ir
| fl=a.c
| fn=f
| 1 11

@file names/old/x.1.11.out
| cmd: ./x
| events: Ir
| fl=a.c
| fn=f
| 1 100
| summary: 100

@file names/old/x.2.11.out
| cmd: ./x
| events: Ir
| fl=a.c
| fn=f
| 1 50
| summary: 50

@file names/new/x.1.12.out
| cmd: ./x
| events: Ir
| fl=a.c
| fn=f
| 1 100
| summary: 100

@file names/new/x.2.12.out
| cmd: ./x
| events: Ir
| fl=a.c
| fn=f
| 1 80
| summary: 80

@file names/old/cachegrind.out.12
| events: Ir
| fl=a.c
| fn=f
| 1 1

@file names/old/cachegrind.out.13
| events: Ir
| fl=a.c
| fn=f
| 1 2

@file names/new/cachegrind.out.14
| events: Ir
| fl=a.c
| fn=f
| 1 3

== names
# ./bench parse 100 and 900, ./x 100 + 50 and 100 + 80, load 10 and 11.
$ --diff --format=tsv names/old names/new
| benchmark	event	old	new	change	verdict
| ./bench parse	Ir	100	900	800	ok
| ./x	Ir	150	180	30	ok
| cachegrind.out.12	Ir	1			gone
| cachegrind.out.13	Ir	2			gone
| cachegrind.out.14	Ir		3		new
| callgrind.load.#.out	Ir	10	11	1	ok
! cgannotate: the benchmark cachegrind.out.12 and 1 more are gone: NEW does not have them
! cgannotate: the benchmark cachegrind.out.14 is new: OLD does not have it

== gone
# With a limit, what is gone fails.
$ --diff --no-auto --format=tsv names/old names/new '--fail-if=Ir>+1000%' >/dev/null
! cgannotate: the benchmark cachegrind.out.12 and 1 more are gone: NEW does not have them; --new-ok accepts that
! cgannotate: the benchmark cachegrind.out.14 is new: OLD does not have it
? 1

== gone-accepted
# It is accepted, and told all the same.
$ --diff --no-auto --new-ok --format=tsv names/old names/new '--fail-if=Ir>+1000%' >/dev/null
! cgannotate: the benchmark cachegrind.out.12 and 1 more are gone: NEW does not have them
! cgannotate: the benchmark cachegrind.out.14 is new: OLD does not have it

## A suite of which nothing is paired fails, and one in which something is new does not.

@file none/old/a.out
| events: Ir
| fl=a.c
| fn=f
| 1 1

@file none/new/b.out
| events: Ir
| fl=a.c
| fn=f
| 1 2

== nothing-paired
# a is in OLD alone, and b in NEW.
$ --diff --no-auto none/old none/new '--fail-if=Ir>+1000%' --format=tsv
! cgannotate: no benchmark of none/old is paired with one of none/new, by name or by cmd: (after --mod-file), so that nothing is compared; --new-ok takes them as new
? 1

== nothing-paired-accepted
# See nothing-paired.
$ --diff --no-auto --new-ok none/old none/new '--fail-if=Ir>+1000%' --format=tsv
| benchmark	event	old	new	change	verdict
| a.out	Ir	1			gone
| b.out	Ir		2		new
! cgannotate: the benchmark a.out is gone: NEW does not have it
! cgannotate: the benchmark b.out is new: OLD does not have it

@file none/new/a.out
| events: Ir
| fl=a.c
| fn=f
| 1 1

== new
# b is new, and a costs what it did.
$ --diff --no-auto none/old none/new '--fail-if=Ir>+1000%' --format=tsv
| benchmark	event	old	new	change	verdict
| a.out	Ir	1	1	0	ok
| b.out	Ir		2		new
! cgannotate: the benchmark b.out is new: OLD does not have it

## A build changes the directory of the program; what else it changes, such as the hashes that Cargo
## puts into its name, is up to --mod-file.

@file builds/old/callgrind.out.101
| cmd: target/release/deps/parse-16caf08bffb047d9 --bench
| events: Ir
| fl=a.c
| fn=f
| 1 1000
| summary: 1000

@file builds/new/callgrind.out.201
| cmd: target/release/deps/parse-9f00f08bffb04aaa --bench
| events: Ir
| fl=a.c
| fn=f
| 1 1500
| summary: 1500

@file builds/old/callgrind.out.102
| cmd: /a/find x
| events: Ir
| fl=a.c
| fn=f
| 1 10
| summary: 10

@file builds/new/callgrind.out.202
| cmd: ./find x
| events: Ir
| fl=a.c
| fn=f
| 1 11
| summary: 11

@file builds/old/callgrind.out.103
| cmd: ./sort-v1
| events: Ir
| fl=a.c
| fn=f
| 1 20
| summary: 20

@file builds/new/callgrind.out.203
| cmd: ./sort-v2
| events: Ir
| fl=a.c
| fn=f
| 1 21
| summary: 21

@file builds/old/callgrind.out.104
| cmd: ./hash-16caf08bffb047d
| events: Ir
| fl=a.c
| fn=f
| 1 30
| summary: 30

@file builds/new/callgrind.out.204
| cmd: ./hash-9f00f08bffb04aa
| events: Ir
| fl=a.c
| fn=f
| 1 31
| summary: 31

@file builds/old/callgrind.out.105
| cmd: a/one
| events: Ir
| fl=a.c
| fn=f
| 1 40
| summary: 40

@file builds/old/callgrind.out.106
| cmd: b/one
| events: Ir
| fl=a.c
| fn=f
| 1 50
| summary: 50

@file builds/new/callgrind.out.205
| cmd: b/one
| events: Ir
| fl=a.c
| fn=f
| 1 51
| summary: 51

@file builds/new/callgrind.out.206
| cmd: a/one
| events: Ir
| fl=a.c
| fn=f
| 1 41
| summary: 41

== builds
# Without its hash, parse is one of 1000 and 1500; a/one and b/one are two.
$ --diff --format=tsv --mod-file='s/v2$/v1/' --mod-file='s/-[0-9a-f]{16}//' builds/old builds/new
| benchmark	event	old	new	change	verdict
| ./hash-16caf08bffb047d	Ir	30			gone
| ./hash-9f00f08bffb04aa	Ir		31		new
| ./sort-v1	Ir	20	21	1	ok
| a/one	Ir	40	41	1	ok
| b/one	Ir	50	51	1	ok
| find x	Ir	10	11	1	ok
| target/release/deps/parse --bench	Ir	1000	1500	500	ok
! cgannotate: ./sort-v1:
! cgannotate: --diff: OLD is of the program sort-v1, NEW of sort-v2
! cgannotate: target/release/deps/parse --bench:
! cgannotate: --diff: OLD is of the program parse-16caf08bffb047d9, NEW of parse-9f00f08bffb04aaa
! cgannotate: the benchmark ./hash-16caf08bffb047d is gone: NEW does not have it
! cgannotate: the benchmark ./hash-9f00f08bffb04aa is new: OLD does not have it

## With --separate-threads, Callgrind leaves an empty file beside those of the threads; what else is
## empty is not a profile.

@file threads/old/callgrind.out.10

@file threads/old/callgrind.out.10-01
| positions: line
| cmd: ./t
| events: Ir
| fl=a.c
| fn=f
| 1 5

@file threads/old/callgrind.out.10-02
| positions: line
| cmd: ./t
| events: Ir
| fl=a.c
| fn=f
| 1 6

@file threads/old/callgrind.out.11

@file threads/new/callgrind.out.7-01
| positions: line
| cmd: ./t
| events: Ir
| fl=a.c
| fn=f
| 1 12

== threads
# 5 and 6 of two threads against 12.
$ --diff threads/old threads/new
| 1 benchmark by Ir: threads/new compared with threads/old
| Benchmark       Old  New       Change  Verdict
| ./t              11   12  +1 (+9.09%)  ok
| geometric mean                 +9.09%
! cgannotate: threads/old/callgrind.out.11: not a profile; it is left out

## A run whose name has no PID: the dumps have its pid:, and what has another is another.

@file dumps/old/callgrind.out
| creator: callgrind-3.19.0
| pid: 77
| cmd: ./t
| events: Ir
| fl=a.c
| fn=f
| 1 100
| totals: 100

@file dumps/new/callgrind.out
| creator: callgrind-3.19.0
| pid: 78
| cmd: ./t
| events: Ir
| fl=a.c
| fn=f
| 1 110
| totals: 110

@file dumps/old/callgrind.out.1
| creator: callgrind-3.19.0
| pid: 77
| cmd: ./t
| events: Ir
| fl=a.c
| fn=f
| 1 100
| totals: 100

@file dumps/new/callgrind.out.1
| creator: callgrind-3.19.0
| pid: 78
| cmd: ./t
| events: Ir
| fl=a.c
| fn=f
| 1 110
| totals: 110

@file dumps/old/callgrind.out.2
| creator: callgrind-3.19.0
| pid: 77
| cmd: ./t
| events: Ir
| fl=a.c
| fn=f
| 1 100
| totals: 100

@file dumps/new/callgrind.out.2
| creator: callgrind-3.19.0
| pid: 78
| cmd: ./t
| events: Ir
| fl=a.c
| fn=f
| 1 110
| totals: 110

@file dumps/old/callgrind.out.80
| creator: callgrind-3.19.0
| pid: 80
| cmd: ./t
| events: Ir
| fl=a.c
| fn=f
| 1 1
| totals: 1

@file dumps/old/name.out
| creator: callgrind-3.19.0
| pid: 5
| cmd: ./t
| events: Ir
| fl=a.c
| fn=f
| 1 7
| totals: 7

@file dumps/old/name.out.1
| creator: callgrind-3.19.0
| pid: 5
| cmd: ./t
| events: Ir
| fl=a.c
| fn=f
| 1 8
| totals: 8

@file dumps/new/name.out
| creator: callgrind-3.19.0
| pid: 6
| cmd: ./t
| events: Ir
| fl=a.c
| fn=f
| 1 16
| totals: 16

@file dumps/old/single.out
| creator: callgrind-3.19.0
| pid: 9
| cmd: ./t
| events: Ir
| fl=a.c
| fn=f
| 1 20
| totals: 20

@file dumps/new/single.out
| creator: callgrind-3.19.0
| pid: 9
| cmd: ./t
| events: Ir
| fl=a.c
| fn=f
| 1 21
| totals: 21

@file dumps/new/single.out.1
| events: Ir
| fl=a.c
| fn=f
| 1 2

== dumps
# 3 * 100 and 3 * 110; 7 + 8 and 16. single.out.1 has no pid:, so that it is no dump.
$ --diff --format=tsv dumps/old dumps/new
| benchmark	event	old	new	change	verdict
| ./t	Ir	1			gone
| callgrind.out	Ir	300	330	30	ok
| name.out	Ir	15	16	1	ok
| single.out	Ir	20	21	1	ok
| single.out.1	Ir		2		new
! cgannotate: the benchmark ./t is gone: NEW does not have it
! cgannotate: the benchmark single.out.1 is new: OLD does not have it

== dumps-gate
# A dump less is no process less: --new-ok accepts all.
$ --diff --no-auto --new-ok dumps/old dumps/new '--fail-if=Ir>+1000%' >/dev/null
! cgannotate: the benchmark ./t is gone: NEW does not have it
! cgannotate: the benchmark single.out.1 is new: OLD does not have it

## A number that is a word is ignored, one beside letters is not.

@file numbers/old/sort8.111.out
| events: Ir
| fl=a.c
| fn=f
| 1 100

@file numbers/new/sort8.211.out
| events: Ir
| fl=a.c
| fn=f
| 1 101

@file numbers/old/sort16.112.out
| events: Ir
| fl=a.c
| fn=f
| 1 200

@file numbers/new/sort16.212.out
| events: Ir
| fl=a.c
| fn=f
| 1 290

@file numbers/old/find8.out
| cmd: ./find 8
| events: Ir
| fl=a.c
| fn=f
| 1 10
| summary: 10

@file numbers/new/find16.out
| cmd: ./find 16
| events: Ir
| fl=a.c
| fn=f
| 1 20
| summary: 20

@file numbers/old/callgrind.out.1
| cmd: ./twice
| events: Ir
| fl=a.c
| fn=f
| 1 30
| summary: 30

@file numbers/old/callgrind.out.2
| cmd: ./twice
| events: Ir
| fl=a.c
| fn=f
| 1 30
| summary: 30

@file numbers/new/callgrind.out.3
| cmd: ./twice
| events: Ir
| fl=a.c
| fn=f
| 1 31
| summary: 31

== numbers
# twice is 30 + 30 of two profiles, and 31 of one, which is said.
$ --diff --format=tsv numbers/old numbers/new
| benchmark	event	old	new	change	verdict
| ./twice	Ir	60	31	-29	ok
| find16.out	Ir		20		new
| find8.out	Ir	10			gone
| sort16.#.out	Ir	200	290	90	ok
| sort8.#.out	Ir	100	101	1	ok
! cgannotate: the benchmark find8.out is gone: NEW does not have it
! cgannotate: the benchmark find16.out is new: OLD does not have it
! cgannotate: OLD has 2 profiles of the benchmark ./twice, NEW has 1; those of a side are added up

== no-effect
# An option without effect on one benchmark may have one on another: nothing is said of it.
$ --diff --mod-fn=s/g/h/ --format=tsv none/old none/new
| benchmark	event	old	new	change	verdict
| a.out	Ir	1	1	0	ok
| b.out	Ir		2		new
! cgannotate: the benchmark b.out is new: OLD does not have it

## A hundred of them, of 1,000 and of 1,001 to 1,100.

@run mkdir -p all/old all/new
@run for i in $(seq 100); do printf 'events: Ir\nfl=a.c\nfn=f\n1 1000\n' >all/old/$(printf %03d $i); done
@run for i in $(seq 100); do printf 'events: Ir\nfl=a.c\nfn=f\n1 %d\n' $((1000 + i)) >all/new/$(printf %03d $i); done

== one-of-all
# Only 100 rose by more than 9.9 %, and has a report.
$ --diff all/old all/new '--fail-if=Ir>+9.9%' | sed -n '/^Benchmark:/,$p'
| Benchmark: 100
| all/new/100 compared with all/old/100
| +100 Ir (+10.0%: 1,000 to 1,100) (calculated); showing 1 of 1 function, +10.0% of Ir
|          Ir  function
| +10.0% +100  f  a.c
|
| 1 source not found (-I DIR says where): a.c
! cgannotate: 100:
! cgannotate: --fail-if=Ir>+9.9%: the program: Ir rose 10.00 % (1,000 to 1,100; limit +9.9 %)
! cgannotate:   +100 in a.c:f

== one-of-all-table
# See one-of-all: one of a hundred rows.
$ --diff --format=tsv all/old all/new '--fail-if=Ir>+9.9%' | grep exceeds
| 100	Ir	1000	1100	100	exceeds
! cgannotate: 100:
! cgannotate: --fail-if=Ir>+9.9%: the program: Ir rose 10.00 % (1,000 to 1,100; limit +9.9 %)
! cgannotate:   +100 in a.c:f

== one-of-all-status
# See one-of-all.
$ --diff all/old all/new '--fail-if=Ir>+9.9%' >/dev/null
! cgannotate: 100:
! cgannotate: --fail-if=Ir>+9.9%: the program: Ir rose 10.00 % (1,000 to 1,100; limit +9.9 %)
! cgannotate:   +100 in a.c:f
? 3

== none-of-all
# None rose by more than 10 %: no report.
$ --diff all/old all/new '--fail-if=Ir>+10%' | grep -c ^Benchmark:
| 0
? 1

== none-of-all-status
# See none-of-all: status 0, and nothing is said.
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
