#include "lib/help.h"

int work(int n)
{
	int a = n * n;
	return a + helper(a);
}

/* Not called very often. */
int rare(int n)
{
	return n + 1;
}





int main(void)
{
	int a = work(work(7));
	a += helper(a);

	return rare(a) & 1;
}
