most/b.c
