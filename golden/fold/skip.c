static int work(int n)
{
	int sum = 0, i;

	for (i = 0; i < n; i++)
		sum += i * i % 7;
	return sum;
}

int compare(int a, int b)
{
	return work(3) + a - b;
}

void lib_swap(int *a, int *b)
{
	int t = *a;

	*a = *b;
	*b = t;
}

void lib_sort(int *list, int n, int (*order)(int, int))
{
	int i, j;

	for (i = 0; i < n; i++)
		for (j = i + 1; j < n; j++)
			if (order(list[i], list[j]) > 4)
				lib_swap(&list[i], &list[j]);
}

int lib_sum(const int *list, int n)
{
	int sum = 0;

	while (n--)
		sum += *list++;
	return sum;
}

int main(void)
{
	int list[6] = {5, 3, 9, 1, 7, 2};
	int sum = lib_sum(list, 6);

	lib_sort(list, 6, compare);
	sum += lib_sum(list, 3);
	return sum == 0;
}
