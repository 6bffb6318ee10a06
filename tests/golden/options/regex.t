## Regular expressions that mean something else in Perl. Profiles and sums: options.t.

@head
| --------------------------------------------------------------------------------
| Profile data file 'demo.callgrind' (creator: callgrind-3.19.0)
| --------------------------------------------------------------------------------
| I1 cache:\x20
| D1 cache:\x20
| LL cache:\x20
| Timerange: Basic block 0 - 100
| Trigger: Program termination
| Profiled target:  ./demo 7 (PID 4711, part 1)
| Events recorded:  Ir Dr Dw
| Events shown:     Ir Dr Dw
| Event sort order: Ir Dr Dw
| Thresholds:       99 0 0
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

== mod-nothing
# Each expression that matches nothing is warned of.
$ --auto=no --mod-fn=s/zzz/a/ --mod-file=s/yyy/b/ --mod-file=s/zzz/b/ demo.callgrind
| @head
|
| --------------------------------------------------------------------------------
| Ir             Dr           Dw          \x20
| --------------------------------------------------------------------------------
| 1,000 (100.0%) 200 (100.0%) 100 (100.0%)  PROGRAM TOTALS
|
| --------------------------------------------------------------------------------
| Ir           Dr          Dw           file:function
| --------------------------------------------------------------------------------
| 500 (50.00%) 80 (40.00%) 10 (10.00%)  demo.c:work [./demo]
| 300 (30.00%) 60 (30.00%) 40 (40.00%)  lib/help.c:helper [./demo]
| 100 (10.00%) 20 (10.00%) 30 (30.00%)  demo.c:main [./demo]
|  90 ( 9.00%) 40 (20.00%)  .           demo.c:rare [./demo]
|
! cgannotate: --mod-file=s/yyy/b/: nothing matches
! cgannotate: --mod-file=s/zzz/b/: nothing matches
! cgannotate: --mod-fn=s/zzz/a/: nothing matches

@file perl.callgrind
| events: Ir
| fl=a.rs
| fn=core::hash::write::h0123456789abcdef
| 1 10
| fn=alloc1::grow
| 2 5
| fn=regrow$1
| 3 2

== perl-brackets
# perl-*: what Perl has and POSIX has not is refused.
$ --match='[\W]' --format=csv perl.callgrind
! cgannotate: --match=[\\W]: \\W is Perl's; expected a POSIX extended expression
? 2

== perl-digit
# proves: What is 0 to 9 is spelled in brackets, and \b and \w are as the C library has them.
$ --mod-fn='s/h[0-9]+[a-f]*$/H/' --format=csv perl.callgrind
$ --mod-fn='s/\bh[0-9a-f]+$/H/' --format=csv perl.callgrind
$ --mod-fn='s/h[0-9]\w*$/H/' --format=csv perl.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| ,a.rs,core::hash::write::H,,10,10\x0d
| ,a.rs,alloc1::grow,,5,5\x0d
| ,a.rs,regrow$1,,2,2\x0d

== perl-dollar
# \$1 is a dollar sign and 1, and $LT, as Rust writes it, is text.
$ --mod-fn='s/grow.1$/\$1$LT$/' --match='\$' --format=csv perl.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| ,a.rs,re$1$LT$,,2,2\x0d

== perl-edge
# proves: \b and \w of the C library act.
$ --match='\bgrow\b' --format=csv perl.callgrind
$ --fn='/[0-9]::\w+/' --quiet --format=csv perl.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| ,a.rs,alloc1::grow,,5,5\x0d

== perl-escape
# proves: \A is Perl's, and refused.
$ --match='\Aalloc' --format=csv perl.callgrind
! cgannotate: --match=\\Aalloc: \\A is Perl's; expected a POSIX extended expression
? 2

== perl-lazy
# proves: *? is Perl's, and refused, in --mod-fn.
$ --mod-fn='s/core.*?::/X::/' --format=csv perl.callgrind
! cgannotate: --mod-fn=s/core.*?::/X::/: *? is Perl's; expected a POSIX extended expression
? 2

== perl-lazy-fail-if
# proves: So it is in --fail-if.
$ --fail-if='c.*?:Ir>1' --format=csv perl.callgrind
! cgannotate: --fail-if=c.*?:Ir>1: *? is Perl's; expected a POSIX extended expression
? 2

== perl-lazy-fn
# proves: So is }? in --fn.
$ --fn='/c[a-z]{2}?/' --format=csv perl.callgrind
! cgannotate: --fn=/c[a-z]{2}?/: }? is Perl's; expected a POSIX extended expression
? 2

== perl-lazy-hide
# proves: So is ?? in --hide.
$ --hide='c.??::' --format=csv perl.callgrind
! cgannotate: --hide=c.??::: ?? is Perl's; expected a POSIX extended expression
? 2

== perl-lazy-match
# proves: So is +? in --match.
$ --match='c.+?::' --format=csv perl.callgrind
! cgannotate: --match=c.+?::: +? is Perl's; expected a POSIX extended expression
? 2

== perl-no-group
# proves: (? is Perl's, and refused.
$ --mod-file='s/(?:a|b)/c/' --format=csv perl.callgrind
! cgannotate: --mod-file=s/(?:a|b)/c/: (? is Perl's; expected a POSIX extended expression
? 2
