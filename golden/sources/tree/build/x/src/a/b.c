tree/build/x/src/a/b.c
