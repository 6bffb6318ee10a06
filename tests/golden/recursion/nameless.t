== level-of-no-name
# --mod-fn leaves f no name: of f'2'main the level goes, and its caller stays (src/README R2).
$ --summary '--mod-fn=s|[fg]||g' nameless.callgrind
| nameless.callgrind
| Total: 6 A (calculated); below: 2 of 2 functions, 100.0%
| A           Running  file:function
| 5 (83.33%)   83.33%  a.c:'main
| 1 (16.67%)   100.0%  a.c:
