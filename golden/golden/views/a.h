a.h line 1
a.h line 2
a.h line 3
a.h line 4
a.h line 5
