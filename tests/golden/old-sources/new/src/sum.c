#include "sum.h"

static int check(int n)
{
	return n > 0;
}

/* Adds up. */
int sum(int n)
{
	int all = 0;

	if (!check(n))
		return 0;
	for (int i = 0; i < n; i++)
		all += 2 * i;
	return all;
}

int last(void)
{
	return 1;
}
