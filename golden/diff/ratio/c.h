#define C
