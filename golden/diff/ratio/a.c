int main(void)
{ f(); }
int f(void) { }
