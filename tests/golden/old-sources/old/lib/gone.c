int gone(void)
{
	return 0;
}
