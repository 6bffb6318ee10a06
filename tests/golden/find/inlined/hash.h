#define MIX(x) hash4(x)
static unsigned hash4(unsigned p);
static unsigned unused(int x)
{
	return x;
}
static unsigned
hash4(unsigned p)
{
	return p * 3;
}
struct table {
	int size(int x) {
		return hash5(x);
	}
	int none(int x) {
		return 0;
	}
};
pub fn of_rust<T>(x: T) -> T {
    x
}
def of_python(x):
    return x
