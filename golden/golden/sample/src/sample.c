/* Sorts some numbers by a tree: recursion, and code inlined from tree.h. */
#include "tree.h"

#include <stdio.h>

static struct node nodes[400];
static unsigned used = 1;

__attribute__((noinline))
static unsigned random_number(unsigned *state)
{
	*state = *state * 1103515245 + 12345;
	return *state / 65536 % 1000;
}

/* Recursion with one call. */
__attribute__((noinline))
static void insert(unsigned *root, int key)
{
	if (*root == 0) {
		nodes[used].key = key;
		*root = used++;
		return;
	}
	insert(child_for(&nodes[*root], key), key);
	nodes[0].key++;
}

/* Recursion with two. */
__attribute__((noinline))
static unsigned height(unsigned root)
{
	unsigned left, right;

	if (root == 0)
		return 0;
	left = height(nodes[root].child[0]);
	right = height(nodes[root].child[1]);
	return 1 + (left > right ? left : right);
}

int main(void)
{
	unsigned root = 0, state = 42, i;

	for (i = 0; i < 300; i++)
		insert(&root, (int)random_number(&state));
	printf("%u numbers, height %u\n", used - 1, height(root));
	return 0;
}
