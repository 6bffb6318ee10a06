int f(int n)
{
	while (n--)
		if (n & 1)
			g();
	return n;
}
