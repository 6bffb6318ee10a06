int main(void)
{ it();
them(); }

void it(void) {}
void them(void) {}
