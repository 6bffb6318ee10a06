## Changes of benchmarks that no double holds.

== far
# a: (2^62 - 1) * 100 / 1 = 461168601842738790300 %, which no double holds.
$ --diff far/old far/new
| 3 benchmarks by Ir: far/new compared with far/old
| Benchmark                        Old                        New                                                         Change  Verdict
| a                                  1  4,611,686,018,427,387,904  +4,611,686,018,427,387,903 (+461,168,601,842,738,790,300.00%)  ok
| b          4,611,686,018,427,387,904                          1                          -4,611,686,018,427,387,903 (-100.00%)  ok
| c          4,611,686,018,427,387,904                          1                          -4,611,686,018,427,387,903 (-100.00%)  ok
