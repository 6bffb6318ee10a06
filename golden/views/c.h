c.h line 1
c.h line 2
