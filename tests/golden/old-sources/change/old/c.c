int f(int n)
{
	int i = 0;

	i += n;
	return i;
}
