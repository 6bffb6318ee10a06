int fib(int n)
{
	int a = n < 2 ? n : fib(n - 1);
	return n < 2 ? a : a + fib(n - 2);
}

int main(void)
{
	return fib(3);
}
