#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# --diff of two directories: which files are which benchmark, whatever the order
# in which the directories have them, and that one benchmark is in memory at a
# time.

# shellcheck source=results
. "$(dirname "$0")/results"
in_one_process

# profile FILE COST [COMMAND]
profile() {
	[ -d "${1%/*}" ] || mkdir -p "${1%/*}"
	printf '%sevents: Ir\nfl=a.c\nfn=f\n1 %d\n' "${3:+cmd: $3
}" "$2" >"$1"
}

# rows OPTION...: the table, but for its heading
rows() {
	program --format=tsv "$@" 2>err | sed 1d | tr '\t' ' '
}

# Files that valgrind has named are their commands, and those of one command, its
# dumps and threads one run
profile old/callgrind.out.10 100 './bench one'
profile old/callgrind.out.11 102 './bench one'
profile old/callgrind.out.12 50 './bench two'
profile new/callgrind.out.7 103 './bench one'
profile new/callgrind.out.3 101 './bench one'
profile new/callgrind.out.9 60 './bench two'
profile new/callgrind.out.1 5
profile old/callgrind.out.1 4
profile new/callgrind.out.3.1 7 './bench one'
profile new/callgrind.out.3-01 8 './bench one'
equal commands './bench one Ir 202 219 17 ok
./bench two Ir 50 60 10 ok
callgrind.out Ir 4 5 1 ok' "$(rows --diff old new)"

# Below the directories, however they are named; a link back is no directory
rm -r old new
profile old/x/y/b 1
profile old/x/a 2
profile new/x/a 2
profile new/x/y/b 1
profile new/.hidden/c 1
ln -s .. new/x/loop
printf 'cmd: no profile' >new/x/notes
gzip -c new/x/a >new/z.gz
wanted='x/a Ir 2 2 0 ok
x/y/b Ir 1 1 0 ok
z.gz Ir  2  new'
for slash in '' / /. //; do
	equal "below old$slash" "$wanted" "$(rows --diff "old$slash" "new$slash")"
done
equal 'what is left out' "cgannotate: new/x/loop and 1 other file of new: not profiles; they are left out
cgannotate: z.gz is new: OLD has no such benchmark" "$(rows --diff old new >/dev/null; echo "$(<err)")"

# Runs are 1 to k without a gap, and without a file of their name
rm -r old new
for i in 1 2 3 4 5 6 7 8 9 10; do
	profile "old/r.$i" $((100 + i))
	profile "new/r.$i" $((200 + i))
done
profile old/one.1 5
profile new/one 6
profile old/gap.1 1
profile old/gap.3 3
profile new/gap.1 1
profile old/own 1
profile old/own.1 1
profile new/own 1
profile old/p.1 1
profile old/p.3 1
profile old/p.1.1 1
profile old/p.1.2 1
profile old/zero.01 1
equal runs 'gap Ir  1  new
gap.1 Ir 1   gone
gap.3 Ir 3   gone
one Ir 5 6 1 ok
own Ir 1 1 0 ok
own.1 Ir 1   gone
p.1 Ir 1   gone
p.1.1 Ir 1   gone
p.1.2 Ir 1   gone
p.3 Ir 1   gone
r Ir 1055 2055 1000 ok
zero Ir 1   gone' "$(rows --diff old new)"

# Whatever the name, by command; by what is left of a name without numbers; files of
# one command whose names differ in numbers are one run; what is not clear is not paired
rm -r old new
profile old/cachegrind.out.11 100 './bench parse'
profile new/cachegrind.out.77 900 './bench parse'
profile old/callgrind.load.4711.out 10
profile new/callgrind.load.815.out 11
profile old/x.t1.p11.out 100 ./x
profile old/x.t2.p11.out 50 ./x
profile new/x.t1.p12.out 100 ./x
profile new/x.t2.p12.out 80 ./x
profile old/cachegrind.out.12 1
profile old/cachegrind.out.13 2
profile new/cachegrind.out.14 3
equal 'by command or without numbers' './bench parse Ir 100 900 800 ok
./x Ir 150 180 30 ok
cachegrind.out.12 Ir 1   gone
cachegrind.out.13 Ir 2   gone
cachegrind.out.14 Ir  3  new
callgrind.load.#.out Ir 10 11 1 ok' "$(rows --diff old new)"

# With a limit, what is gone fails, and so does a suite of which nothing is paired
gate() {
	program --diff --no-auto "$@" '--fail-if=Ir>+1000%' >/dev/null 2>err
	echo $?
}
equal 'a benchmark that is gone' 1 "$(gate old new)"
equal 'it is accepted' 0 "$(gate --new-ok old new)"
equal 'it is told all the same' 2 "$(grep -c ' is gone: ' err)"
rm -r old new
profile old/a.out 1
profile new/b.out 2
equal 'nothing is paired' 1 "$(gate old new)"
equal 'why' 1 "$(grep -c '^cgannotate: no benchmark of old is paired with one of new' err)"
equal 'all are new' 0 "$(gate --new-ok old new)"
profile new/a.out 1
equal 'a benchmark that is new' 0 "$(gate old new)"

# A build changes the directory of the program and the hashes that Cargo puts into its
# name; what else it changes is up to --mod-file
rm -r old new
profile old/callgrind.out.101 1000 'target/release/deps/parse-16caf08bffb047d9 --bench'
profile new/callgrind.out.201 1500 'target/release/deps/parse-9f00f08bffb04aaa --bench'
profile old/callgrind.out.102 10 '/a/find x'
profile new/callgrind.out.202 11 './find x'
profile old/callgrind.out.103 20 './sort-v1'
profile new/callgrind.out.203 21 './sort-v2'
profile old/callgrind.out.104 30 './hash-16caf08bffb047d'
profile new/callgrind.out.204 31 './hash-9f00f08bffb04aa'
profile old/callgrind.out.105 40 'a/one'
profile old/callgrind.out.106 50 'b/one'
profile new/callgrind.out.205 51 'b/one'
profile new/callgrind.out.206 41 'a/one'
equal 'programs of two builds' './hash-16caf08bffb047d Ir 30   gone
./hash-9f00f08bffb04aa Ir  31  new
a/one Ir 40 41 1 ok
b/one Ir 50 51 1 ok
find x Ir 10 11 1 ok
parse --bench Ir 1000 1500 500 ok
sort-v1 Ir 20 21 1 ok' "$(rows --diff --mod-file='s/v2$/v1/' old new)"

# A run whose name has no PID: the dumps have its pid:, and what has another is another
rm -r old new
# dump FILE PID COST
dump() {
	profile "$1" "$3" ./t
	printf 'creator: callgrind-3.19.0\npid: %s\n%s\ntotals: %s\n' "$2" "$(<"$1")" "$3" >"$1.new"
	mv "$1.new" "$1"
}
for i in '' .1 .2; do
	dump "old/callgrind.out$i" 77 100
	dump "new/callgrind.out$i" 78 110
done
dump old/callgrind.out.80 80 1
dump old/name.out 5 7
dump old/name.out.1 5 8
dump new/name.out 6 16
dump old/single.out 9 20
dump new/single.out 9 21
profile new/single.out.1 2
equal 'dumps of a run without a PID' './t Ir 1   gone
callgrind.out Ir 300 330 30 ok
name.out Ir 15 16 1 ok
single.out Ir 20 21 1 ok
single.out.1 Ir  2  new' "$(rows --diff old new)"
equal 'a dump less is no process less' 0 "$(gate --new-ok old new)"

# A number that is a word is ignored before one beside letters, and that only if
# no command says that the benchmarks are others
rm -r old new
profile old/sort8.111.out 100
profile new/sort8.211.out 101
profile old/sort16.112.out 200
profile new/sort16.212.out 290
profile old/find8.out 10 './find 8'
profile new/find16.out 20 './find 16'
profile old/pid7.out 5 ./pid
profile new/pid8.out 6
profile old/callgrind.out.1 30 ./twice
profile old/callgrind.out.2 30 ./twice
profile new/callgrind.out.3 31 ./twice
equal 'words that are numbers' './twice Ir 60 31 -29 ok
find16.out Ir  20  new
find8.out Ir 10   gone
pid#.out Ir 5 6 1 ok
sort16.#.out Ir 200 290 90 ok
sort8.#.out Ir 100 101 1 ok' "$(rows --diff old new)"
equal 'a process more' \
	'cgannotate: ./twice: OLD has 2 profiles of this benchmark, NEW has 1; those of a side are added up' \
	"$(grep twice:.OLD err)"

rm -r old new
profile old/a.out 1
profile new/a.out 1
# An option without effect on one benchmark may have an effect on another
equal 'no word of an option without effect' '' \
	"$(program --diff --mod-fn=s/g/h/ old new 2>&1 >/dev/null |
		grep -v ' is \(new\|gone\): ')"

# A status for all, the pipe of which may be closed, and one gate
rm -r old new
for i in {001..100}; do
	profile "old/$i" 1000
	profile "new/$i" $((1000 + 10#$i))
done
rows --diff old new '--fail-if=Ir>+9.9%' >table
program --diff old new '--fail-if=Ir>+9.9%' >text 2>err
equal 'status of an exceeded limit' 3 $?
equal 'one exceeds' 1 "$(grep -c exceeds table)"
equal 'one report' 'Benchmark: 100' "$(grep ^Benchmark: text)"
program --diff old new '--fail-if=Ir>+10%' >/dev/null 2>&1
equal 'status without one' 0 $?
program --diff old new '--fail-if=Ir>+1' -o page.html --format=html 2>err
equal 'a page links to each report' "$(grep -c '<section id="benchmark-' page.html)" \
	"$(grep -c '<a href="#benchmark-' page.html)"
program --diff old new '--fail-if=Ir>+1' --format=markdown >comment 2>err
equal 'a comment is no longer than 60,000 bytes' yes \
	"$([ "$(wc -c <comment)" -le 60000 ] && echo yes)"
shown=$(grep -c '^### ' comment)
equal 'what does not fit is counted' $((99 - shown)) \
	"$(sed -n 's/^\([0-9]*\) more reports* do.* not fit .*/\1/p' comment |
		grep . || echo 0)"

# One that cannot be read ends all
printf 'events: Ir\nfl=a.c\nfn=f\n1 9223372036854775807\n2 1\n' >new/050
program --diff old new >/dev/null 2>err
equal 'status of an error' 1 $?
exit $bad
