tree/src/b.c
