most/src/a/b.c
