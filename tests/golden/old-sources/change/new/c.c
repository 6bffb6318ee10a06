int f(int n)
{
	int i = 2 * n;
	return i;
}
