/* Where g is now. */
int g(int n)
{
	n *= 2;
	n += 3;
	return n;
}
