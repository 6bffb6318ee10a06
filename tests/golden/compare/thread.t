## Parts and threads of one run side by side. Profiles and sums: compare.t.

== part
# The parts and threads of threads.out, worked out in compare.t.
$ --compare=part threads.out
| ./t, threads.out
| Ir: 45 part 1, 7 part 2, 52 sum; showing 3 of 3 functions, 100.0% of sum
| 4 parts of 2 threads
| part 1  part 2      sum v  function
|     35       4  75.00% 39  work                      t.c, /bin/t
|     10       1  21.15% 11  main                      t.c, /bin/t
|      .       2   3.85%  2  end                       t.c, /bin/t
|

== part-chosen
# Thread 2 alone: 5 of part 1, and 4 + 2 of part 2.
$ --compare=part --thread=2 threads.out
| ./t, threads.out
| Ir: 5 part 1, 6 part 2, 11 sum; showing 2 of 2 functions, 100.0% of sum
| 2 of 4 parts
| part 1  part 2     sum v  function
|      5       4  81.82% 9  work                      t.c, /bin/t
|      .       2  18.18% 2  end                       t.c, /bin/t
|

== part-inclusive
# main with work, which it calls in part 1: 10 + 30 and 1.
$ --compare=part --inclusive threads.out
| ./t, threads.out
| Ir: 45 part 1, 7 part 2, 52 sum; showing 3 of 3 functions, 100.0% of sum
| 4 parts of 2 threads
| part 1  part 2      sum v  function
|     40       1  78.85% 41  main                      t.c, /bin/t
|     35       4  75.00% 39  work                      t.c, /bin/t
|      .       2   3.85%  2  end                       t.c, /bin/t
|

== part-sort
# By part 2: 4, 2 and 1, not by the sums 39, 11 and 2.
$ --compare=part '--sort=part 2' threads.out
| ./t, threads.out
| Ir: 45 part 1, 7 part 2, 52 sum; showing 3 of 3 functions
| 4 parts of 2 threads
| part 1  part 2 v        sum  function
|     35         4  75.00% 39  work                      t.c, /bin/t
|      .         2   3.85%  2  end                       t.c, /bin/t
|     10         1  21.15% 11  main                      t.c, /bin/t
|

== thread
# Thread 1: main 10 + 1, work 30; thread 2: work 5 + 4, end 2.
$ --compare=thread threads.out
| ./t, threads.out
| Ir: 41 thread 1, 11 thread 2, 52 sum; showing 3 of 3 functions, 100.0% of sum
| 4 parts of 2 threads
| thread 1  thread 2      sum v  function
|       30         9  75.00% 39  work                      t.c, /bin/t
|       11         .  21.15% 11  main                      t.c, /bin/t
|        .         2   3.85%  2  end                       t.c, /bin/t
|

== thread-line
# Line 20 has 30 of thread 1 and 5 of thread 2; the others are of one thread, 10 and 1 of main, 4
# and 2 of part 2.
$ --compare=thread --by=line threads.out
| ./t, threads.out
| Ir: 41 thread 1, 11 thread 2, 52 sum; showing 5 of 5 lines, 100.0% of sum
| 4 parts of 2 threads
| thread 1  thread 2      sum v  line
|       30         5  67.31% 35  t.c:20, /bin/t  work
|       10         .  19.23% 10  t.c:1, /bin/t   main
|        .         4   7.69%  4  t.c:21, /bin/t  work
|        .         2   3.85%  2  t.c:40, /bin/t  end
|        1         .   1.92%  1  t.c:3, /bin/t   main
|

== thread-min
# 11 are 21.2 % of 52, which is less than 25.
$ --compare=thread --min=25 threads.out
| ./t, threads.out
| Ir: 41 thread 1, 11 thread 2, 52 sum; showing 1 of 3 functions, 75.00% of sum
| 4 parts of 2 threads
| thread 1  thread 2      sum v  function
|       30         9  75.00% 39  work                      t.c, /bin/t
|

== thread-sort
# By thread 2: work 9 and end 2; main has nothing there.
$ --compare=thread '--sort=thread 2' threads.out
| ./t, threads.out
| Ir: 41 thread 1, 11 thread 2, 52 sum; showing 2 of 3 functions
| 4 parts of 2 threads
| thread 1  thread 2 v        sum  function
|       30           9  75.00% 39  work                      t.c, /bin/t
|        .           2   3.85%  2  end                       t.c, /bin/t
|
