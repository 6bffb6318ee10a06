template <class T> struct s;







void sort_loop(T a, T b) {
	sort_loop(a, b);
