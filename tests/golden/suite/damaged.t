## A benchmark that is gone or new is read once, and warned of once: of fresh's five odd
## lines three are said and two counted; gone has one more, but three of a kind are said in all.

== damaged
# kept: 7, then 8, +14.29 % (1 / 7).
$ --diff damaged/old damaged/new
| 3 benchmarks by Ir: damaged/new compared with damaged/old
| Benchmark  Old  New        Change  Verdict
| fresh        .    7             .  new
| gone         5    .             .  gone
| kept         7    8  +1 (+14.29%)  ok
! cgannotate: fresh:
! cgannotate: damaged/new/fresh:5: 'yy' is not a valid line of the format
! cgannotate: damaged/new/fresh:6: 'yy' is not a valid line of the format
! cgannotate: damaged/new/fresh:7: 'yy' is not a valid line of the format
! cgannotate: 3 more lines like these; --check shows them
! cgannotate: gone: NEW does not have the benchmark gone
! cgannotate: new: OLD does not have the benchmark fresh
