b.h line 1
b.h line 2
b.h line 3
b.h line 4
b.h line 5
b.h line 6
b.h line 7
b.h line 8
