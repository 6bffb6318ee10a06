/* g goes to other.c. */
int f(int n)
{
	return n;
}
