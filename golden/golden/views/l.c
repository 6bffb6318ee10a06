l.c line 1
l.c line 2
l.c line 3
l.c line 4
