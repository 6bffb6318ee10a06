int main(void) {
	prepare = 1;
	same(); same(); same();
	while (more) slow(), new();
}
void slow(void) {
	count++;
	total += count;
}
void same(void) { ; }

void rest(void) { ; }

void new(void) { ; }
