int f(void)
{
	return g();
}
