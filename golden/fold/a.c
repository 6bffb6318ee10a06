/* a.c */
int main(void)
{}





int compare(void) {}
