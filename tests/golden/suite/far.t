== far
# The ratios are 2^62, 2^-62 and 2^-62: their geometric mean is 2^(-62 / 3), 0.0000006: -100.00 %.
# a: (2^62 - 1) * 100 / 1 = 461168601842738790300 %, which no double holds.
$ --diff far/old far/new
| 3 benchmarks by Ir: far/new compared with far/old
| Benchmark                             Old                        New                                                         Change  Verdict
| a                                       1  4,611,686,018,427,387,904  +4,611,686,018,427,387,903 (+461,168,601,842,738,790,300.00%)  ok
| b               4,611,686,018,427,387,904                          1                          -4,611,686,018,427,387,903 (-100.00%)  ok
| c               4,611,686,018,427,387,904                          1                          -4,611,686,018,427,387,903 (-100.00%)  ok
| geometric mean                                                                                                             -100.00%

== a_large_mean_has_seven_digits
# The other way round, 2^62 and 2^62 and 2^-62: 2^(62 / 3) = 1,664,510.65 (2^20 * 1.587401052).
$ --diff far/new far/old --format=json
| {"format": "cgannotate", "version": 1,
|  "benchmarks": [
|   {"name": "a", "event": "Ir", "old": 4611686018427387904, "new": 1, "change": -4611686018427387903, "verdict": "ok"},
|   {"name": "b", "event": "Ir", "old": 1, "new": 4611686018427387904, "change": 4611686018427387903, "verdict": "ok"},
|   {"name": "c", "event": "Ir", "old": 1, "new": 4611686018427387904, "change": 4611686018427387903, "verdict": "ok"}],
|  "geometric_mean": 1.664511e+06,
|  "reports": []}
