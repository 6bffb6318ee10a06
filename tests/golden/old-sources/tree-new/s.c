/* new */
int f(void)
{
	slow();
	return g();
}
