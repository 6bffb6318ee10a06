/* g goes to other.c. */
int f(int n)
{
	return n;
}

int g(int n)
{
	n *= 2;
	n++;
	return n;
}
