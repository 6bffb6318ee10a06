int f(int n)
{
	while (n--)
		g();
}
