/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The long names are those of real programs, built with g++ and rustc and run
   under Callgrind; what is expected was written by hand. */
#include "helpers.h"

#include "base/short_names.h"

#define STRING                              \
	"std::__cxx11::basic_string<char, " \
	"std::char_traits<char>, std::allocator<char> >"

static void assert_short(unsigned detail, const char *name, const char *wanted)
{
	char *to = util_alloc(strlen(name) + 1, 1);

	to[short_name(str_of(name), detail, to)] = '\0';
	ck_assert_str_eq(to, wanted);
	free(to);
}

struct example {
	const char *name, *wanted;
};

static void assert_all(unsigned detail, const struct example *list,
		       size_t count)
{
	size_t i;

	for (i = 0; i < count; i++)
		assert_short(detail, list[i].name, list[i].wanted);
}

START_TEST(arguments_of_templates_and_parameters_go)
{
	static const struct example list[] = {
		{"build2(tree_code, tree_node*, tree_node*)", "build2"},
		{"outer::Matrix<3>::at(int, int) const",
		 "outer::Matrix<3>::at"},
		{"std::_Vector_base<int, std::allocator<int> "
		 ">::~_Vector_base()",
		 "std::_Vector_base<...>::~_Vector_base"},
		{"std::map<int, std::vector<std::pair<int, int> > >::end()",
		 "std::map<...>::end"},
		{"wi::f(generic_wide_int<fixed_wide_int_storage<576> > const&)",
		 "wi::f"},
		{"A::f(int) &&", "A::f"},
		{"A::f(int) const volatile & noexcept", "A::f"},
		{"f(int)::g(char) const::h()", "f::g::h"},
		{"x<((a)>(b))>::y()", "x<...>::y"},
		{"x<((1)<<(b))>::y()", "x<...>::y"},
	};

	assert_all(0, list, LENGTH(list));
}
END_TEST

START_TEST(the_type_that_a_template_returns_goes)
{
	static const struct example list[] = {
		{"void f<int>(int)", "f<int>"},
		{"decltype(auto) std::__f<int, int>(int)", "std::__f<...>"},
		{"decltype (f<int>({parm#1})) g<char*>(char*)", "g<...>"},
		{"unsigned long const& std::max<unsigned long>(unsigned long "
		 "const&, unsigned long const&)",
		 "std::max<...>"},
		{"std::__detail::_MakeUniq<(anonymous namespace)::Hidden>::"
		 "__single_object std::make_unique<(anonymous "
		 "namespace)::Hidden>()",
		 "std::make_unique<...>"},
		{"auto main::{lambda(auto:1&&)#2}::operator()<int&>(int&) "
		 "const",
		 "main::{lambda#2}::operator()<...>"},
		{"guard variable for f<int>(int)::x",
		 "guard variable for f<int>::x"},
		{"non-virtual thunk to A<char*>::f(int)",
		 "non-virtual thunk to A<...>::f"},
		{"static void f'g<int>(int)'int h<char>(int)",
		 "static void f'g<int>'h<...>"},
	};

	assert_all(0, list, LENGTH(list));
}
END_TEST

START_TEST(operators_keep_their_signs)
{
	static const struct example list[] = {
		{"Hidden::operator<(Hidden const&) const", "Hidden::operator<"},
		{"bool std::operator< <char, X>(std::string const&)",
		 "std::operator< <...>"},
		{"std::ostream& operator<< <std::char_traits<char> >"
		 "(std::ostream&, char const*)",
		 "operator<< <...>"},
		{"geo::Vec<double, 3> geo::operator>><double, 3>"
		 "(geo::Vec<double, 3> const&, int)",
		 "geo::operator>><...>"},
		{"long __gnu_cxx::operator-<int*, A>(int* const&)",
		 "__gnu_cxx::operator-<...>"},
		{"A<int, int>::operator->() const", "A<...>::operator->"},
		{"A::operator->*(int)", "A::operator->*"},
		{"bool operator<=><int, int>(int)", "operator<=><...>"},
		{"F::operator()(int, int) const", "F::operator()"},
		{"double F::operator()<double>(double)", "F::operator()<...>"},
		{"A::operator[](unsigned long)", "A::operator[]"},
		{"operator delete[](void*, unsigned long)",
		 "operator delete[]"},
		{"A::operator bool() const", "A::operator bool"},
		{"A::operator std::vector<int*>() const",
		 "A::operator std::vector<...>"},
		{"A::operator/(int)", "A::operator/"},
		{"operator_bitwise_xor::fold(int)",
		 "operator_bitwise_xor::fold"},
	};

	assert_all(0, list, LENGTH(list));
}
END_TEST

START_TEST(lambdas_and_namespaces_without_a_name_stay)
{
	static const struct example list[] = {
		{"main::{lambda(int, int)#2}::operator()(int, int) "
		 "const::{lambda()#1}::operator()() const",
		 "main::{lambda#2}::operator()::{lambda#1}::operator()"},
		{"main()::<lambda(int)>", "main::<lambda>"},
		{"f(int)::{lambda#1}::operator()", "f::{lambda#1}::operator()"},
		{"main::'lambda0'(int)::operator()(int) const",
		 "main::'lambda0'::operator()"},
		{"(anonymous namespace)::f((anonymous namespace)::T)",
		 "(anonymous namespace)::f"},
		{"(anonymous namespace)::T* std::copy<(anonymous "
		 "namespace)::T*>((anonymous namespace)::T*)",
		 "std::copy<...>"},
		{"f()::{unnamed type#1}::g()", "f::{unnamed type#1}::g"},
	};

	assert_all(0, list, LENGTH(list));
}
END_TEST

START_TEST(strings_and_streams_have_their_usual_names)
{
	static const struct example list[] = {
		{STRING "::size() const", "std::string::size"},
		{"std::basic_string<char, std::char_traits<char> >::f()",
		 "std::string::f"},
		{"std::__1::basic_string<wchar_t, std::__1::char_traits"
		 "<wchar_t>, std::__1::allocator<wchar_t> >::f()",
		 "std::wstring::f"},
		{"std::basic_ostream<char, std::char_traits<char> >::flush()",
		 "std::ostream::flush"},
		{"std::basic_string<char, My>::f()",
		 "std::basic_string<...>::f"},
		{"std::__cxx11::list<int*, A>::f()", "std::list<...>::f"},
		{"mystd::basic_string<char>::f()",
		 "mystd::basic_string<...>::f"},
	};

	assert_all(0, list, LENGTH(list));
	assert_short(6, "f(" STRING " const&, std::vector<" STRING " >)",
		     "f(std::string const&, std::vector<std::string>)");
}
END_TEST

START_TEST(suffixes_go)
{
	static const struct example list[] = {
		{"A::f(char const*) const [clone .isra.0]", "A::f"},
		{"A::f(int) [clone .part.0] [clone .cold]", "A::f"},
		{"f(int) (.llvm.123)", "f"},
		{"clang::getFullVersion[abi:cxx11]()", "clang::getFullVersion"},
		{"f[abi:cxx11]<char*>(int)", "f<...>"},
	};

	assert_all(0, list, LENGTH(list));
	assert_short(1, list[0].name, "A::f [clone .isra.0]");
	assert_short(1, list[3].name, "clang::getFullVersion[abi:cxx11]");
}
END_TEST

START_TEST(names_of_rust_are_known)
{
	static const struct example list[] = {
		{"<a::S as a::Shape>::area", "<a::S as a::Shape>::area"},
		{"<alloc::vec::Vec<T,A> as core::ops::drop::Drop>::drop",
		 "<alloc::vec::Vec<T,A> as core::ops::drop::Drop>::drop"},
		{"<alloc::vec::Vec<a::P<u8>> as core::ops::drop::Drop>::drop",
		 "<alloc::vec::Vec<...> as core::ops::drop::Drop>::drop"},
		{"core::ptr::drop_in_place<a::P<u8>>",
		 "core::ptr::drop_in_place<...>"},
		{"core::ptr::drop_in_place::<alloc::string::String>",
		 "core::ptr::drop_in_place::<...>"},
		{"core::fmt::num::<impl core::fmt::Display for u32>::fmt",
		 "core::fmt::num::<impl core::fmt::Display for u32>::fmt"},
		{"core::iter::adapters::map::map_fold::{{closure}}",
		 "core::iter::adapters::map::map_fold::{{closure}}"},
		{"a::apply::<a::main::{closure#2}>::{closure#0}",
		 "a::apply::<...>::{closure#0}"},
		{"<() as std::process::Termination>::report",
		 "<() as std::process::Termination>::report"},
		{"<[(&alloc::string::String, &B<u32, A>)]>::sort_by::<a::M>",
		 "<[(&alloc::string::String, &B<...>)]>::sort_by::<...>"},
		{"<core::ops::Fn(u8) -> u8 as A>::f",
		 "<core::ops::Fn -> u8 as A>::f"},
		{"core::fmt::write::h0123456789abcdef", "core::fmt::write"},
		{"core[846817f741e54dfd]::fmt::write", "core::fmt::write"},
	};

	assert_all(0, list, LENGTH(list));
	assert_short(1, "core::fmt::write::h0123456789abcdef",
		     "core::fmt::write::h0123...");
}
END_TEST

START_TEST(other_names_stay_as_they_are)
{
	static const char *const list[] = {
		"main",
		"foo.constprop.0",
		"_ZN3foo",
		"(below main)",
		"0x000000000001ab70'2",
		"memcpy'main'(below main)",
		"__libc_start_main@@GLIBC_2.34",
		"main.(*T).Get",
		"sync.(*Pool).Get.func1",
		"<built-in method builtins.exec>",
		"<method 'append' of 'list' objects>",
		"{built-in method builtins.print}",
		"f.<locals>.<lambda>",
		"Foo::<init>",
		"-[NSString foo:bar]",
		"block in Integer#times",
		"GHC.Base.$c<*>",
		"App\\Models\\{closure:/home/user/t(1).php:17-17}",
		"require::/path/a(b).php",
		"even /home/user/t<x y>.py:11",
		"",
		"operator",
		"operator<",
		"std::",
		"'",
		"<<<<",
		">>>>",
		"(",
		"f)",
		"[(<{",
		"a<b",
		"::h0123",
	};
	size_t i;
	unsigned detail;

	for (i = 0; i < LENGTH(list); i++)
		for (detail = 0; detail <= SHORT_NAME_FULL; detail++)
			assert_short(detail, list[i], list[i]);
}
END_TEST

START_TEST(callers_and_levels_behind_a_name_stay)
{
	assert_short(0, "clang::F::f(int, bool*)'2", "clang::F::f'2");
	assert_short(0, "a::b<char*>(int)'d(int)'main'(below main)",
		     "a::b<...>'d'main'(below main)");
}
END_TEST

START_TEST(more_detail_brings_more_back)
{
	static const char name[] =
		"void std::vector<A<B*>, std::allocator<A<B*> > >::"
		"push<char*>(char*, X<long>) const [clone .part.1]";
	static const char *const wanted[] = {
		"std::vector<...>::push<...>",
		"std::vector<...>::push<...> [clone .part.1]",
		"std::vector<A<B*>, ...>::push<char*> [clone .part.1]",
		"std::vector<...>::push<...>(char*, X<...>) const "
		"[clone .part.1]",
		"std::vector<A<B*>, ...>::push<char*>(char*, X<long>) const "
		"[clone .part.1]",
		"std::vector<A<B*>, std::allocator<...> >::push<char*>(char*, "
		"X<long>) const [clone .part.1]",
		"std::vector<A<B*>, std::allocator<A<B*> > >::push<char*>"
		"(char*, X<long>) const [clone .part.1]",
		name,
	};
	unsigned detail;

	for (detail = 0; detail <= SHORT_NAME_FULL; detail++)
		assert_short(detail, name, wanted[detail]);
}
END_TEST

static void assert_list(const struct example *list, size_t count)
{
	struct str *names = util_alloc(count, sizeof(*names));
	struct short_names shorts;
	size_t i, j;

	for (i = 0; i < count; i++)
		names[i] = str_of(list[i].name);
	short_names_make(&shorts, names, count);
	for (i = 0; i < count; i++) {
		if (list[i].wanted)
			ck_assert(str_equal(shorts.list[i],
					    str_of(list[i].wanted)));
		for (j = 0; j < i; j++)
			ck_assert(!str_equal(shorts.list[i], shorts.list[j]));
	}
	short_names_free(&shorts);
	free(names);
}

START_TEST(names_that_would_become_one_are_told_apart)
{
	static const struct example list[] = {
		/* an overload: the parameters */
		{"std::ctype<char>::f(int)", "std::ctype<...>::f(int)"},
		{"std::ctype<char>::f(char)", "std::ctype<...>::f(char)"},
		/* a function of C has none to get back */
		{"g(int, int)", "g(int, int)"},
		{"g", "g"},
		/* a clone: its suffix */
		{"h(int)", "h"},
		{"h(int) [clone .cold]", "h [clone .cold]"},
		/* instances: the first argument */
		{"std::vector<int, std::allocator<int> >::end()",
		 "std::vector<int, ...>::end"},
		{"std::vector<long, std::allocator<long> >::end()",
		 "std::vector<long, ...>::end"},
		/* alone among its like */
		{"std::vector<int, std::allocator<int> >::begin()",
		 "std::vector<...>::begin"},
		/* the type returned */
		{"int k<long>(long)", "int k<long>(long)"},
		{"char k<long>(long)", "char k<long>(long)"},
		/* what looks like a short name */
		{"m<long>(long)", "m<long>"},
		{"m<...>", "m<...>"},
		{"r::s::h0123456789abcdef", "r::s::h0123..."},
		{"r::s::h1123456789abcdef", "r::s::h1123..."},
		{"r::t::h2123456789abcdef", "r::t"},
		/* differing only far behind */
		{"q::h0123456789abcdef", "q::h0123456789abcdef"},
		{"q::h0123456789abcdee", "q::h0123456789abcdee"},
	};

	assert_list(list, LENGTH(list));
}
END_TEST

START_TEST(a_chain_of_names_like_each_other_ends)
{
	static const struct example list[] = {
		{"f(int)", NULL},
		{"f", NULL},
		{"f()", NULL},
		{"f(...)", NULL},
		{"f<...>(int)", NULL},
		{"f<int*>(int)", NULL},
		{"f<int*>", NULL},
		{"f<int*, ...>(int)", NULL},
		{"f<int*, ...>(int) [clone .1]", NULL},
		{"f<int*, long>(int) [clone .1]", NULL},
		{"f<int*, short>(int) [clone .1]", NULL},
		{"f<int*, A<B<C<D<E> > > > >(int)", NULL},
		{"f<int*, A<B<C<D<F> > > > >(int)", NULL},
		{"f<int*, A<...> >(int)", NULL},
		{"", NULL},
		{"(int)", NULL},
	};

	assert_list(list, LENGTH(list));
}
END_TEST

/* Brackets without end: a second or two for what is done twice too often. */
START_TEST(a_name_as_long_as_it_likes_takes_no_time)
{
	static const char *const pieces[] = {
		"<",
		"(",
		"a<",
		"a(",
		")>",
		"'",
		"::'",
		"::h",
		"operator",
		" const",
		"f<a>(b) const",
		"std::basic_string<char",
		"x<a,b>,",
		"{lambda(",
		"[abi:",
	};
	enum { TIMES = 100000 };
	size_t i, j, n;
	unsigned detail;

	for (i = 0; i < LENGTH(pieces); i++) {
		char *name = util_alloc(TIMES, strlen(pieces[i]));
		char *to = util_alloc(TIMES, strlen(pieces[i]));

		n = strlen(pieces[i]);
		for (j = 0; j < TIMES; j++)
			memcpy(name + j * n, pieces[i], n);
		for (detail = 0; detail < SHORT_NAME_FULL; detail += 2)
			ck_assert_uint_le(
				short_name((struct str){name, TIMES * n},
					   detail, to),
				TIMES * n);
		free(name);
		free(to);
	}
}
END_TEST

/* Any bytes: never longer than before, and no byte beside the place read. */
START_TEST(any_bytes_are_a_name)
{
	static const char bytes[] = "<<>>()()[]{}::'', operatorstdhab&c\xc3/->";
	char name[24], to[24];
	uint64_t random = 1;
	unsigned i, detail;
	size_t j, n;

	for (i = 0; i < 100000; i++) {
		for (j = 0; j < sizeof(name); j++) {
			random = random * 6364136223846793005U + 1;
			name[j] = bytes[(random >> 33) % (sizeof(bytes) - 1)];
		}
		detail = i % (SHORT_NAME_FULL + 1);
		n = i % (sizeof(name) + 1);
		to[n ? n - 1 : 0] = 0;
		ck_assert_uint_le(short_name((struct str){name, n}, detail, to),
				  n);
	}
}
END_TEST

SUITE_OF(short_names, arguments_of_templates_and_parameters_go,
	 the_type_that_a_template_returns_goes, operators_keep_their_signs,
	 lambdas_and_namespaces_without_a_name_stay,
	 strings_and_streams_have_their_usual_names, suffixes_go,
	 names_of_rust_are_known, other_names_stay_as_they_are,
	 callers_and_levels_behind_a_name_stay, more_detail_brings_more_back,
	 names_that_would_become_one_are_told_apart,
	 a_chain_of_names_like_each_other_ends,
	 a_name_as_long_as_it_likes_takes_no_time, any_bytes_are_a_name)
