flat/b.c
