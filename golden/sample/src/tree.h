/* A binary tree whose nodes lie in an array; child 0 is none. */
struct node {
	int key;
	unsigned child[2];
};

static inline unsigned *child_for(struct node *node, int key)
{
	return &node->child[key > node->key];
}
