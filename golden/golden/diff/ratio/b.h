#define B
