int helper(int n)
{
	return n ^ 0x55;
}
