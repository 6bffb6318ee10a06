## See compare.t for the profiles and their sums.

== part
# The parts and threads of threads.out, worked out in compare.t.
$ --compare=part threads.out
| ./t, threads.out
| Ir: 45 part 1, 7 part 2, 52 sum; showing 3 of 3 functions, 100.0% of sum
| 4 parts of 2 threads
|    part 1    part 2        sum  function
| 77.78% 35  57.14% 4  75.00% 39  work  t.c, /bin/t
| 22.22% 10  14.29% 1  21.15% 11  main  t.c, /bin/t
|         .  28.57% 2   3.85%  2  end   t.c, /bin/t
|

== part-chosen
# See part.
$ --compare=part --thread=2 threads.out
| ./t, threads.out
| Ir: 5 part 1, 6 part 2, 11 sum; showing 2 of 2 functions, 100.0% of sum
| 2 of 4 parts
|   part 1    part 2       sum  function
| 100.0% 5  66.67% 4  81.82% 9  work  t.c, /bin/t
|        .  33.33% 2  18.18% 2  end   t.c, /bin/t
|

== part-inclusive
# See part.
$ --compare=part --inclusive threads.out
| ./t, threads.out
| Ir: 45 part 1, 7 part 2, 52 sum; showing 3 of 3 functions, 100.0% of sum
| 4 parts of 2 threads
|    part 1    part 2        sum  function
| 88.89% 40  14.29% 1  78.85% 41  main  t.c, /bin/t
| 77.78% 35  57.14% 4  75.00% 39  work  t.c, /bin/t
|         .  28.57% 2   3.85%  2  end   t.c, /bin/t
|

== part-sort
# See part.
$ --compare=part '--sort=part 2' threads.out
| ./t, threads.out
| Ir: 45 part 1, 7 part 2, 52 sum; showing 3 of 3 functions
| 4 parts of 2 threads
|    part 1    part 2        sum  function
| 77.78% 35  57.14% 4  75.00% 39  work  t.c, /bin/t
|         .  28.57% 2   3.85%  2  end   t.c, /bin/t
| 22.22% 10  14.29% 1  21.15% 11  main  t.c, /bin/t
|

== thread
# See part.
$ --compare=thread threads.out
| ./t, threads.out
| Ir: 41 thread 1, 11 thread 2, 52 sum; showing 3 of 3 functions, 100.0% of sum
| 4 parts of 2 threads
|  thread 1  thread 2        sum  function
| 73.17% 30  81.82% 9  75.00% 39  work  t.c, /bin/t
| 26.83% 11         .  21.15% 11  main  t.c, /bin/t
|         .  18.18% 2   3.85%  2  end   t.c, /bin/t
|

== thread-line
# See part.
$ --compare=thread --by=line threads.out
| ./t, threads.out
| Ir: 41 thread 1, 11 thread 2, 52 sum; showing 5 of 5 lines, 100.0% of sum
| 4 parts of 2 threads
|  thread 1  thread 2        sum  line
| 73.17% 30  45.45% 5  67.31% 35  t.c:20, /bin/t  work
| 24.39% 10         .  19.23% 10  t.c:1, /bin/t   main
|         .  36.36% 4   7.69%  4  t.c:21, /bin/t  work
|         .  18.18% 2   3.85%  2  t.c:40, /bin/t  end
|  2.44%  1         .   1.92%  1  t.c:3, /bin/t   main
|

== thread-min
# 11 are 21.2 % of 52, which is less than 25.
$ --compare=thread --min=25 threads.out
| ./t, threads.out
| Ir: 41 thread 1, 11 thread 2, 52 sum; showing 1 of 3 functions, 75.00% of sum
| 4 parts of 2 threads
|  thread 1  thread 2        sum  function
| 73.17% 30  81.82% 9  75.00% 39  work  t.c, /bin/t
|

== thread-sort
# See part.
$ --compare=thread '--sort=thread 2' threads.out
| ./t, threads.out
| Ir: 41 thread 1, 11 thread 2, 52 sum; showing 2 of 3 functions
| 4 parts of 2 threads
|  thread 1  thread 2        sum  function
| 73.17% 30  81.82% 9  75.00% 39  work  t.c, /bin/t
|         .  18.18% 2   3.85%  2  end   t.c, /bin/t
|
