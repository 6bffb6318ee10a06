int main(void) {
	f();
	g();
}
void f(void) {
	work();
}

void g(void) {
	work();
}
