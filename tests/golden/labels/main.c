/* main */



int main(void) {
	helper(1), helper(2);
	helper(3);
	f(), f();
	sort(v);
}
