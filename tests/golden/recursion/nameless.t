## A level of recursion whose function has no name.

== level-of-no-name
# --mod-fn leaves f no name: of f'2'main the level goes, and its caller stays (src/README R2).
$ --summary '--mod-fn=s|[fg]||g' nameless.callgrind
| nameless.callgrind
| 6 A; showing 2 of 2 functions, 100.0% of A
|        A  function
| 83.33% 5  'main                     a.c
| 16.67% 1  (no name)                 a.c
