m.c line 1
m.c line 2
m.c line 3
m.c line 4
m.c line 5
m.c line 6
