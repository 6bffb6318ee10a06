## --inlines with a program that answers what it is told: for each address the lines that stand
## behind it in the file answers, parted by |.  tests/cli/inlines.sh has most of this.
##
## a.callgrind: main 10 in a.c and 30 in a.h, near 7: 47.

@file answer
| #!/bin/sh
| while read -r a; do echo "$a"; sed -n "s/^$a //p" answers | tr '|' '\\n'; done

@file a.callgrind
| # callgrind format
| positions: instr line
| events: Ir
| ob=prog
| fl=a.c
| fn=main
| 0x10 5 10
| fi=a.h
| 0x14 3 30
| fl=a.c
| fn=near
| 0x20 20 7

@run chmod +x answer; cp answer symbolizer; printf '\177ELF' >prog; touch -d 2001-01-01 prog

== left-most
# 241 + 300 + 300 + 9 + 8 + 47 = 905: hot.so is the first of those that cost most, and of the others that
# are gone three cost a hundredth or more, 9; that of 8 is not told.
% echo '0x14 near|a.h:3|main|a.c:5' >answers; (cat a.callgrind; for i in b.so:241 hot.so:300 c.so:300 d.so:9 e.so:8; do printf 'ob=%s\nfn=f\n0x10 1 %d\n' ${i%:*} ${i#*:}; done) >left.callgrind; CGANNOTATE_ADDR2LINE=./answer cgannotate --inlines --format=csv --match=main left.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| prog,a.c,main,0,10,40\x0d
! cgannotate: --inlines: left as recorded: hot.so and 3 more: no such file; say where it is with --source-map=FROM=TO or -I DIR

== left-alike
# OLD's object is gone, so NEW's of that name is left as well: nothing has changed.
% echo '0x14 near|a.h:3|main|a.c:5' >answers; sed s,ob=,ob=gone/, a.callgrind >old.callgrind; CGANNOTATE_ADDR2LINE=./answer cgannotate --inlines --diff --no-auto old.callgrind a.callgrind
| a.callgrind compared with old.callgrind
| 0 Ir (0.00%: 47 to 47); showing 0 of 0 functions, 0.00% of Ir
| Inlined: 0.00% of Ir resolved by answer
| Ir  function
| no difference
|
! cgannotate: --inlines: left as recorded: prog: no such file; say where it is with --source-map=FROM=TO or -I DIR
! cgannotate: --diff: 2 functions matched although paths or names differ

== no-chains
# No chain has two functions, and nobody says where they begin, though main has lines of a.h.
% printf '0x10 main|a.c:5\n0x14 main|a.h:3\n0x20 near|a.c:20\n' >answers; CGANNOTATE_ADDR2LINE=./answer cgannotate --inlines --format=csv a.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| prog,a.c,main,,40,40\x0d
| prog,a.c,near,,7,7\x0d
! cgannotate: --inlines: left as recorded: prog: no debug information of inlined functions; if it is split (-gsplit-dwarf), install llvm, and keep the .dwo files

== no-chains-needed
# Without lines of a.h, nothing says that there is more to know: 10 + 30, and 7.
% printf '0x10 main|a.c:5\n0x14 main|a.c:3\n0x20 near|a.c:20\n' >answers; grep -v fi= a.callgrind >one.callgrind; CGANNOTATE_ADDR2LINE=./answer cgannotate --inlines --format=csv one.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| prog,a.c,main,,40,40\x0d
| prog,a.c,near,,7,7\x0d

== begins
# The same, but it is said where main begins: 10 + 30, and 7.
% printf '0x10 main|  Filename: a.c|  Function start line: 4|  Line: 5\n0x14 main|  Filename: a.h|  Function start line: 4|  Line: 3\n' >answers; CGANNOTATE_ADDR2LINE=./symbolizer cgannotate --inlines --format=csv a.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| prog,a.c,main,,40,40\x0d
| prog,a.c,near,,7,7\x0d

== pieces
# near was recorded as a piece, a clone or a level of it: the 30 of it that main inlines are of near
# all the same.  Other names are those of what begins there: 30 + 7.
% echo '0x14 near|a.c:20|main|a.c:5' >answers; echo '0x20 near|a.c:20' >>answers; for i in near.part.0 'near() [clone .cold]' "near'2" near a::near.b 'near(...)'; do sed "s/fn=near/fn=$i/" a.callgrind >p.callgrind; CGANNOTATE_ADDR2LINE=./answer cgannotate --inlines --format=csv p.callgrind | sed 1d; done
| prog,a.c,near,,30,30\x0d
| prog,a.c,main,0,10,40\x0d
| prog,a.c,near.part.0,0,7,7\x0d
| prog,a.c,near,,30,30\x0d
| prog,a.c,main,0,10,40\x0d
| prog,a.c,near() [clone .cold],0,7,7\x0d
| prog,a.c,near,,30,30\x0d
| prog,a.c,main,0,10,40\x0d
| prog,a.c,near'2,0,7,7\x0d
| prog,a.c,near,,37,37\x0d
| prog,a.c,main,0,10,40\x0d
| prog,a.c,a::near.b,,37,37\x0d
| prog,a.c,main,0,10,40\x0d
| prog,a.c,near(...),,37,37\x0d
| prog,a.c,main,0,10,40\x0d

== fails-for-one
# There are no others.
# compat: An option of cgannotate that the script does not know
% printf '#!/bin/sh\ncat >asked; exit 1\n' >fails; chmod +x fails; CGANNOTATE_ADDR2LINE=./fails cgannotate --inlines --format=csv a.callgrind 2>&1 | sed -n "s,$PWD/,,; s/could not.*/&/p"
| cgannotate: --inlines: left as recorded: prog: prog: ./fails could not read it

@file nest.callgrind
| positions: instr line
| events: Ir
| ob=prog
| fl=a.c
| fn=main
| 0x10 5 41
| 0x18 20 4
| cfi=e.c
| cfn=ext
| calls=2 0x40 1
| 0x18 20 100
| fn=near
| 0x20 20 57
| fl=e.c
| fn=ext
| 0x40 1 100

== tree-of-several
# near is recorded, 57, is inlined into main, 4 and the 100 of ext, and into ext, 100 of these: 161
# in all, which is what the tree begins with.  ext has 161 / 261 of 100, 61.69.
% printf '0x18 near|a.c:20|main|a.c:7\n0x40 near|a.c:25|ext|e.c:1\n' >answers; CGANNOTATE_ADDR2LINE=./answer cgannotate --inlines --call-tree --fn=near nest.callgrind
| nest.callgrind
| 202 Ir; showing calls of 1 % or more
| Inlined: 51.49% of Ir resolved by answer
|       Incl  Self    Calls  function, and what it calls
| 79.70% 161    99        .  near                      a.c, prog
| 30.69%  62     0        1    ext                       e.c, prog
| 30.69%  62    62  inlined      near                      a.c, prog

== tree-of-several-grown
# ext costs 300 more: near is 4 + 400 and 57, 461, and 161 in OLD; ext in it 461 / 861 of 400, 214, and 62.
% printf '0x18 near|a.c:20|main|a.c:7\n0x40 near|a.c:25|ext|e.c:1\n' >answers; sed 's/ 100$/ 400/' nest.callgrind >grown.callgrind; CGANNOTATE_ADDR2LINE=./answer cgannotate --inlines --diff --call-tree --fn=near nest.callgrind grown.callgrind
| grown.callgrind compared with nest.callgrind
| +300 Ir (+148.5%: 202 to 502); showing changes of 5 % of the largest or more
| Inlined: 80.48% of Ir resolved by answer
|       Change  Self  function, and what it calls
| +148.5% +300  +148  near                      a.c, prog
|  +75.2% +152     0    ext                       e.c, prog
|  +75.2% +152  +152      near                      a.c, prog

== more-than-program
# main paid 1,000 for ext, more than the 202 of the program: 41 + 4 + 1,000.  near is of several
# functions, so it costs no more than the program, also where it is the first function of all.
% printf '0x18 near|a.c:20|main|a.c:7\n0x40 near|a.c:25|ext|e.c:1\n' >answers; sed 's/^0x18 20 100$/0x18 20 1000/' nest.callgrind >paid.callgrind; CGANNOTATE_ADDR2LINE=./answer cgannotate --inlines --format=csv paid.callgrind
% { head -n 4 paid.callgrind; printf 'fn=near\n0x20 20 57\n'; sed '1,4d; /^fn=near/,/57$/d' paid.callgrind; } >first.callgrind; CGANNOTATE_ADDR2LINE=./answer cgannotate --inlines --format=csv first.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| prog,a.c,near,,161,202\x0d
| prog,a.c,main,0,41,1045\x0d
| prog,e.c,ext,2,,1000\x0d

== too-large
# An object of more than 4 GB is not asked for, so near is what was recorded: 7.
% echo '0x20 far|a.c:20|near|a.c:20' >answers; truncate -s 5G large; touch -d 2001-01-01 large; sed s/ob=prog/ob=large/ a.callgrind >large.callgrind; CGANNOTATE_ADDR2LINE=./answer cgannotate --inlines --format=csv --match=near large.callgrind; rm large
| object,file,function,calls,Ir,incl_Ir\x0d
| large,a.c,near,,7,7\x0d
! cgannotate: --inlines: left as recorded: large: no debug information; build with -g, or install the debug information of the package
! cgannotate: objects, large beside the profile, were left out or cut 1 times; --limits=no has all

== fails-for-several
# The program fails for each of three objects, of which prog is the first.
% printf '#!/bin/sh\ncat >asked; exit 1\n' >fails; chmod +x fails; cp -p prog prog2; cp -p prog prog3; (cat a.callgrind; for i in 2 3; do printf "ob=prog$i\nfn=f\n0x10 1 5\n"; done) >three.callgrind; CGANNOTATE_ADDR2LINE=./fails cgannotate --inlines --format=csv --match=near three.callgrind 2>&1 | sed "s,$PWD/,,"
| cgannotate: --inlines: left as recorded: prog and 2 more: prog: ./fails could not read it
| object,file,function,calls,Ir,incl_Ir\x0d
| prog,a.c,near,,7,7\x0d

== moved
# The 30 of line 3 of a.h are of near in b.h, so a.h has line 9 alone, which has no answer, and 2; without
# that line nothing is of a.h.
% seq 9 | tee b.h >a.h; touch -d 2001-01-01 [ab].h; echo '0x14 near|b.h:3|main|a.c:5' >answers; sed 's/^0x14.*/&\n0x18 9 2/' a.callgrind >moved.callgrind; for i in moved a; do CGANNOTATE_ADDR2LINE=./answer cgannotate --inlines --layout=screen --context=0 $i.callgrind | sed -n '/^ *Ir  *[ab][.]h/,$p'; done; rm [ab].h
|        Ir     b.h
| 61.22% 30  3  3
|
|      Ir     a.h
| 4.08% 2  9  9
|
| 1 source not found (-I DIR says where): a.c
|        Ir     b.h
| 63.83% 30  3  3
|
| 1 source not found (-I DIR says where): a.c

== renamed
# The file of the 30 of near is told by its whole name: it is shown as it lies here and as --mod-file
# has it, and its text is found by the name that was told.
% printf 'a\nb\nthe third\n' >x.h; touch -d 2001-01-01 x.h; echo "0x14 near|$PWD/x.h:3|main|a.c:5" >answers; CGANNOTATE_ADDR2LINE=./answer cgannotate --inlines '--mod-file=s,/x.h$,/y.h,' --layout=screen --context=0 a.callgrind
| a.callgrind
| 47 Ir; showing 3 of 3 functions, 100.0% of Ir
| Inlined: 63.83% of Ir resolved by answer
|      Self       Incl  function
| 63.83% 30  63.83% 30  near                      y.h, prog
| 21.28% 10  85.11% 40  main                      a.c, prog
| 14.89%  7  14.89%  7  near                      a.c, prog
|
|        Ir     x.h
| 63.83% 30  3  the third
|
| 1 source not found (-I DIR says where): a.c
