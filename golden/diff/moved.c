/* a
   b
   c */
#include <string.h>
int f(void)
{
	g();
}

void g(void)
{
	x++;
}
