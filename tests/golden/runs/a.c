int main(void) {
	for (i = 0; i < n; i++) hot();
}

static void hot(void) {
	work();
}


static void noisy(void) {
	hash();
}


static void same(void) {}
