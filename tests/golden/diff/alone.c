int f(void)
{ return g() + g(); }
int g(void) { return 1; }
