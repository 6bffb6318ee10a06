/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The long names are those of real programs, built with g++ and rustc and run
   under Callgrind; what is expected was written by hand. */
#include "helpers.h"
#include "real_names.h"

#include "base/name.h"
#include "base/map.h"

#define STRING                              \
	"std::__cxx11::basic_string<char, " \
	"std::char_traits<char>, std::allocator<char> >"

static void assert_short(const char *name, const char *wanted)
{
	struct str got = name_short(str_of(name));

	ck_assert_msg(str_equal(got, str_of(wanted)), "%s: %.*s", name, (int)got.length, got.at);
	str_free(got);
}

static void assert_key(const char *name, const char *wanted)
{
	struct str got = name_key(str_of(name));

	ck_assert_msg(str_equal(got, str_of(wanted)), "%s: %.*s", name, (int)got.length, got.at);
	str_free(got);
}

struct example {
	const char *name, *wanted;
};

static void assert_all(const struct example *list, size_t count)
{
	for (size_t i = 0; i < count; i++)
		assert_short(list[i].name, list[i].wanted);
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
		/* A letter of two bytes, of which the second is 0x80 */
		{"A::f\xc3\x80(int)", "A::f\xc3\x80"},
		{"A::f(int) const volatile & noexcept", "A::f"},
		{"f(int)::g(char) const::h()", "f::g::h"},
		{"x<((a)>(b))>::y()", "x<...>::y"},
		{"x<((1)<<(b))>::y()", "x<...>::y"},
	};

	assert_all(list, LENGTH(list));
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
		/* Arguments, though there are none */
		{"auto f<>(int)::{lambda()#1}::operator()() const",
		 "f<>::{lambda#1}::operator()"},
		{"non-virtual thunk to A<char*>::f(int)",
		 "non-virtual thunk to A<...>::f"},
		{"static void f'g<int>(int)'int h<char>(int)",
		 "static void f'g<int>'h<...>"},
	};

	assert_all(list, LENGTH(list));
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

	assert_all(list, LENGTH(list));
}
END_TEST

START_TEST(lambdas_and_namespaces_without_a_name_stay)
{
	static const struct example list[] = {
		{"main::{lambda(int, int)#2}::operator()(int, int) "
		 "const::{lambda()#1}::operator()() const",
		 "main::{lambda#2}::operator()::{lambda#1}::operator()"},
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

	assert_all(list, LENGTH(list));
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
		{"foo.constprop.0", "foo"},
		{"foo.isra.0.part.1.cold'2'bar.lto_priv.0", "foo'2'bar"},
		{"foo.__uniq.123456789.llvm.987", "foo"},
		{"__libc_start_main@@GLIBC_2.34'(below main)", "__libc_start_main'(below main)"},
		/* of Go, a function in a function */
		{"main.run.func1.2", "main.run.func1.2"},
		{"foo.1", "foo.1"},
		{"foo.isra.x", "foo.isra.x"},
		{"-1.2", "-1.2"},
	};

	assert_all(list, LENGTH(list));
	assert_key(list[0].name, "A::f(char const*) const");
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
		 "core::ptr::drop_in_place<...>"},
		{"core::fmt::num::<impl core::fmt::Display for u32>::fmt",
		 "core::fmt::num<...>::fmt"},
		{"core::iter::adapters::map::map_fold::{{closure}}",
		 "core::iter::adapters::map::map_fold::{{closure}}"},
		{"a::apply::<a::main::{closure#2}>::{closure#0}",
		 "a::apply<...>::{closure#0}"},
		{"<() as std::process::Termination>::report",
		 "<() as std::process::Termination>::report"},
		{"<[(&alloc::string::String, &B<u32, A>)]>::sort_by::<a::M>",
		 "<[(&alloc::string::String, &B<u32, A>)]>::sort_by<...>"},
		{"<core::ops::Fn(u8) -> u8 as A>::f",
		 "<core::ops::Fn -> u8 as A>::f"},
		{"core::fmt::write::h0123456789abcdef", "core::fmt::write"},
		{"core[846817f741e54dfd]::fmt::write", "core::fmt::write"},
	};

	assert_all(list, LENGTH(list));
	assert_key("a::f<int>::h0123456789abcdef", "a::f<int>");
}
END_TEST

START_TEST(addresses_lose_their_leading_zeros)
{
	assert_short("0x000000000001ab70'2", "0x1ab70'2");
	assert_short("f'0x000000000001ab70'0x00g'main", "f'0x1ab70'0x0g'main");
	assert_short("0x0000", "0x0");
}
END_TEST

START_TEST(other_names_stay_as_they_are)
{
	static const char *const list[] = {
		"main",
		"_ZN3foo",
		"(below main)",
		"memcpy'main'(below main)",
		"main.(*T).Get",
		"sync.(*Pool).Get.func1",
		"<built-in method builtins.exec>",
		"<method 'append' of 'list' objects>",
		"{built-in method builtins.print}",
		"f.<locals>.<lambda>",
		"-[NSString foo:bar]",
		"+[NSString(Category) foo]",
		"block in Integer#times",
		"GHC.Base.$c<*>",
		"App\\Models\\{closure:/home/user/t(1).php:17-17}",
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
	for (size_t i = 0; i < LENGTH(list); i++) {
		assert_short(list[i], list[i]);
		assert_key(list[i], list[i]);
	}
}
END_TEST

START_TEST(the_place_behind_a_name_of_python_goes)
{
	static const struct example list[] = {
		{"even /home/user/t<x y>.py:11", "even"},
		{"_path_join <frozen importlib._bootstrap_external>:96", "_path_join"},
		{"T.__enter__:169", "T.__enter__"},
		{"a::b::12", "a::b::12"},
		{" /a/b.py:17", " /a/b.py:17"},
		{"setValue:", "setValue:"},
	};

	assert_all(list, LENGTH(list));
}
END_TEST

START_TEST(callers_and_levels_behind_a_name_stay)
{
	assert_short("clang::F::f(int, bool*)'2", "clang::F::f'2");
	assert_short("a::b<char*>(int)'d(int)'main'(below main)",
		     "a::b<...>'d'main'(below main)");
}
END_TEST

static void assert_fits(const char *name, size_t columns, const char *wanted)
{
	struct str got = name_fit(str_of(name), columns);

	ck_assert_msg(str_equal(got, str_of(wanted)), "%s in %zu: %.*s", name, columns,
		      (int)got.length, got.at);
	str_free(got);
}

/* In each list, the columns are those of what is wanted, and then one less. */
static void assert_all_fit(const char *name, const char *const *wanted)
{
	size_t i, columns;

	for (i = 0; wanted[i]; i++) {
		columns = fit_columns(str_of(wanted[i]), SIZE_MAX);
		assert_fits(name, columns, wanted[i]);
		if (wanted[i + 1])
			assert_fits(name, columns - 1, wanted[i + 1]);
	}
}
#define ASSERT_FIT(name, ...) assert_all_fit(name, (const char *const[]){__VA_ARGS__, NULL})

START_TEST(where_there_is_little_room_less_is_shown)
{
	ASSERT_FIT("void app::List<app::Pair<int, long>, A>::push<char>(int) const [clone .isra.0]",
		   "app::List<...>::push<...>", "app::List<...>::push", "...List<...>::push",
		   "...push", "push", "...");
	ASSERT_FIT("tree::insert_a_long_name'2", "tree::insert_a_long_name'2",
		   "...insert_a_long_name'2", "insert_a_long_name'2", "insert_a...g_name'2");
	assert_fits("insert'2", 5, "i...2");
	assert_fits("insert'2", 4, "i...");
	assert_fits("insert'2", 0, "...");
	assert_fits("", 0, "");
	/* What is all suffix, hash or place is the last component of its name. */
	assert_fits("@@GLIBC_2.34", 5, "@...4");
	assert_fits("<T as U>::@@B", 13, "<T as U>::@@B");
	assert_fits("::h0123456789abcdef", 5, ":...f");
	assert_fits("[abi:cxx11]", 5, "[...]");
	assert_fits(" /a/b.py:17", 5, " ...7");
	/* An ideograph takes two columns, a combining accent none. */
	ASSERT_FIT("\xe6\xbc\xa2::\xe6\xbc\xa2\xe6\xbc\xa2::e\xcc\x81",
		   "\xe6\xbc\xa2::\xe6\xbc\xa2\xe6\xbc\xa2::e\xcc\x81",
		   "...\xe6\xbc\xa2\xe6\xbc\xa2::e\xcc\x81", "...e\xcc\x81", "e\xcc\x81");
}
END_TEST

START_TEST(names_of_each_language_keep_what_tells_most)
{
	ASSERT_FIT("f.<locals>.<lambda>", "f.<locals>.<lambda>", "f.<local...lambda>");
	ASSERT_FIT("<alloc::vec::Vec<u8> as core::ops::Drop>::drop",
		   "<alloc::vec::Vec<u8> as core::ops::Drop>::drop",
		   "...vec::Vec<u8> as core::ops::Drop>::drop",
		   "...Vec<u8> as core::ops::Drop>::drop", "...ops::Drop>::drop",
		   "...Drop>::drop", "...drop", "drop");
	ASSERT_FIT("a::b::<impl c::Map<K,V>>::entry", "a::b<...>::entry", "...entry", "entry");
	ASSERT_FIT("core::ptr::drop::<a::B>::h0123456789abcdef", "core::ptr::drop<...>",
		   "core::ptr::drop", "...ptr::drop", "...drop", "drop");
	ASSERT_FIT("a::run()::{lambda(int)#1}::operator()(int) const",
		   "a::run::{lambda#1}::operator()", "run::{lambda#1}::operator()",
		   "run::{lambda...:operator()");
	ASSERT_FIT("std::Set<int>::operator bool() const", "std::Set<int>::operator bool",
		   "...Set<int>::operator bool", "...operator bool", "operator bool");
	ASSERT_FIT("App\\Models\\User", "App\\Models\\User", "...Models\\User", "...User",
		   "User");
	/* Callers are cut behind the function. */
	ASSERT_FIT("a::f'2'b::main'(below main)", "a::f'2'b::main'(below main)",
		   "a::f'2'b::main'(below m...");
	assert_fits("a::f'2'b::main'(below main)", 11, "a::f'2'b...");
	assert_fits("a::f'2'b::main'(below main)", 9, "a::f'2...");
	assert_fits("a::f'2'b::main'(below main)", 8, "a::f'2");
	assert_fits("a::f'2'b::main'(below main)", 3, "f'2");
}
END_TEST

static bool contains(struct str s, struct str part)
{
	for (; s.length >= part.length; s = str_from(s, 1))
		if (str_begins(s, part))
			return true;
	return false;
}

START_TEST(real_names_keep_their_last_components)
{
	size_t i, columns;

	for (i = 0; i < LENGTH(real_names); i++) {
		const char *name = real_names[i][0];
		struct str last = str_of(real_names[i][2]);
		/* Behind it, parameters and arguments may stand before a lambda. */
		struct str component = str_head(last, strcspn(real_names[i][2], "(<{:'"));
		size_t least = fit_columns(last, SIZE_MAX);

		assert_short(name, real_names[i][1]);
		ck_assert_uint_eq(name_least_columns(str_of(name), SIZE_MAX), least);
		assert_fits(name, least, real_names[i][2]);
		for (columns = 4; columns < 120; columns += 3) {
			struct str got = name_fit(str_of(name), columns);

			ck_assert_msg(fit_columns(got, SIZE_MAX) <= columns, "%s in %zu", name, columns);
			ck_assert_msg(columns < least || contains(got, component),
				      "%s in %zu: %.*s", name, columns, (int)got.length, got.at);
			str_free(got);
		}
	}
}
END_TEST

static void assert_level(const char *name, const char *wanted)
{
	struct str level = name_level((struct str){name, strlen(name)});

	ck_assert_uint_eq(level.length, strlen(wanted));
	ck_assert_mem_eq(level.at, wanted, level.length);
}

START_TEST(a_level_ends_the_name_or_stands_before_the_callers)
{
	assert_level("f'2", "'2");
	assert_level("f'12'main", "'12");
	/* All that --mod-fn left of f'2 and f'2'main: the level of a function without a name. */
	assert_level("'2", "'2");
	assert_level("'2'main", "'2");
	assert_level("f", "");
	assert_level("f'", "");
	assert_level("f'2'", "");
	assert_level("f'0x2'main", "");
	assert_level("tab<'2','3'>", "");
}
END_TEST

static void assert_list(const struct example *list, size_t count)
{
	struct str *names = util_alloc(count, sizeof(*names));
	size_t i, j;

	for (i = 0; i < count; i++)
		names[i] = str_of(list[i].name);
	name_list_make(names, count);
	for (i = 0; i < count; i++) {
		if (list[i].wanted)
			ck_assert(str_equal(names[i], str_of(list[i].wanted)));
		for (j = 0; j < i; j++)
			ck_assert(!str_equal(names[i], names[j]));
	}
	for (i = 0; i < count; i++)
		if (names[i].length)
			str_free(names[i]);
	free(names);
}

START_TEST(names_that_would_become_one_are_whole)
{
	static const struct example list[] = {
		{"std::ctype<char>::f(int)", "std::ctype<char>::f(int)"},
		{"std::ctype<char>::f(char)", "std::ctype<char>::f(char)"},
		{"std::ctype<char>::g(int)", "std::ctype<...>::g"},
		/* a clone, and a function of C that looks like it */
		{"h(int)", "h(int)"},
		{"h(int) [clone .cold]", "h(int) [clone .cold]"},
		{"h", "h"},
		/* what looks like a short name */
		{"m<long>(long)", "m<long>(long)"},
		{"m<...>", "m<...>"},
		{"r::s::h0123456789abcdef", "r::s::h0123456789abcdef"},
		{"r::s::h1123456789abcdef", "r::s::h1123456789abcdef"},
		{"r::t::h2123456789abcdef", "r::t"},
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
		"_$LT$a..",
		"$u7b$",
	};
	size_t times = trials(100000), i, j, n;

	for (i = 0; i < LENGTH(pieces); i++) {
		char *name = util_alloc(times, strlen(pieces[i]));

		n = strlen(pieces[i]);
		for (j = 0; j < times; j++)
			memcpy(name + j * n, pieces[i], n);
		str_free(name_fit((struct str){name, times * n}, 40));
		str_free(name_short((struct str){name, times * n}));
		str_free(name_key((struct str){name, times * n}));
		free(name);
	}
}
END_TEST

/* Any bytes: never longer than before, and no byte beside the place read. */
START_TEST(any_bytes_are_a_name)
{
	static const char bytes[] = "<<>>()()[]{}::'', operatorstdhab&c\xc3/->";
	static const char *const signs[] = {"$LT$", "$u7b$", "_$", ".."};
	char name[24];
	struct str got;
	uint64_t random = 1;
	unsigned i;
	size_t count = trials(100000), j, n;

	for (i = 0; i < count; i++) {
		for (j = 0; j < sizeof(name); j++) {
			random = random * 6364136223846793005U + 1;
			name[j] = bytes[(random >> 33) % (sizeof(bytes) - 1)];
		}
		n = i % (sizeof(name) + 1);
		if (random >> 60 < LENGTH(signs)) {
			const char *sign = signs[random >> 60];

			memcpy(name + (random >> 40) % 16, sign, strlen(sign));
		}
		got = name_short((struct str){name, n});
		ck_assert_uint_le(got.length, n);
		str_free(got);
	}
}
END_TEST

/* --- names as compilers make them ---------------------------------------- */

static const char *pick(uint64_t *random, const char *const *list, size_t n)
{
	*random = *random * 6364136223846793005U + 1442695040888963407U;
	return list[(*random >> 33) % n];
}

#define PICK(...)                                                  \
	pick(random, (const char *const[]){__VA_ARGS__},           \
	     sizeof((const char *const[]){__VA_ARGS__}) / sizeof(char *))

/* Writes what a sign of a pattern stands for: a name, a type, arguments. */
static void put_part(FILE *out, uint64_t *random, char part, unsigned depth)
{
	const char *pattern;

	switch (part) {
	case 'n':
		pattern = PICK("a", "a::b", "std::vector%t", "std::map%t::c",
			       "(anonymous namespace)::d", "e::operator<",
			       "e::operator->", "e::operator()", "operator<<",
			       "f(%y)::{lambda(%y)#1}::operator()", "g[abi:cxx11]",
			       "e::operator bool", "~h", "i%t::~i",
			       "m::{{closure}}", STRING "::n",
			       "{lambda(%y)#2}::operator()(%y) const::{lambda()#1}",
			       "o::'lambda'(%y)::operator()");
		break;
	case 't':
		pattern = depth ? PICK("<%y>", "<%y, %y>", "<%y, %t2>", "<(%y)1>",
				       "<decltype(p(%y))>", "")
				: "<int>";
		break;
	case 'p':
		pattern = PICK("", "()", "(%y)", "(%y, %y)", "(%y, ...)",
			       "(%y) const", "(%y (*)(%y)) &");
		break;
	case 'y':
		pattern = depth ? PICK("int", "char const*", "A%t", "B%t&", STRING,
				       "%n", "decltype(nullptr)", "[u8]")
				: "int";
		break;
	default:
		pattern = PICK("", "", "", " [clone .cold]", "'2", "'main",
			       "::h0123456789abcdef", "::h1123456789abcdef");
	}
	for (; *pattern; pattern++)
		if (*pattern == '%' && pattern[1])
			put_part(out, random, *++pattern,
				 depth ? depth - 1 : 0);
		else
			fputc(*pattern, out);
}

/* Whether brackets are closed in their order; those of operators are none. */
static bool is_balanced(struct str s)
{
	static const char *const signs[] = {"operator<<", "operator<",
					    "operator->", "operator()"};
	char open[200];
	size_t depth = 0, i;

	while (s.length) {
		const char *kind;

		for (i = 0; i < LENGTH(signs); i++)
			if (str_eat(&s, str_of(signs[i])))
				break;
		if (i < LENGTH(signs) || !s.length)
			continue;
		kind = strchr("(<[{)>]}", *s.at);
		if (kind && strchr("(<[{", *kind)) {
			if (depth == sizeof(open))
				return false;
			open[depth++] = kind[4];
		} else if (kind && (!depth || open[--depth] != *kind)) {
			return false;
		}
		s.at++;
		s.length--;
	}
	return depth == 0;
}

START_TEST(names_of_compilers_stay_apart_and_balanced)
{
	size_t count = trials(30000);
	struct names all = {0}, seen = {0};
	struct str *list = util_alloc(count, sizeof(*list));
	uint64_t random = 1;
	size_t i, shorter = 0;

	for (i = 0; i < count; i++) {
		char *text = NULL;
		size_t length;
		FILE *out = open_memstream(&text, &length);

		if (i % 4 == 0) {
			put_part(out, &random, 'y', 3);
			fputc(' ', out);
		}
		put_part(out, &random, 'n', 4);
		put_part(out, &random, 't', 4);
		put_part(out, &random, 'p', 4);
		put_part(out, &random, 's', 0);
		fclose(out);
		names_id(&all, str_of(text));
		free(text);
	}
	for (i = 0; i < all.count; i++)
		list[i] = names_str(&all, (uint32_t)i);
	name_list_make(list, all.count);
	for (i = 0; i < all.count; i++) {
		struct str got = list[i], full = names_str(&all, (uint32_t)i);

		ck_assert_uint_gt(got.length, 0);
		ck_assert_uint_le(got.length, full.length);
		ck_assert_msg(is_balanced(got) || !is_balanced(full),
			      "%.*s\n-> %.*s", (int)full.length, full.at,
			      (int)got.length, got.at);
		names_id(&seen, got);
		shorter += got.length < full.length;
		str_free(got);
	}
	ck_assert_uint_eq(seen.count, all.count);
	ck_assert_uint_gt(all.count, count / 2);
	/* Those that look alike are whole. */
	ck_assert_uint_gt(shorter, all.count / 32);
	names_free(&seen);
	names_free(&all);
	free(list);
}
END_TEST

SUITE_OF(name, arguments_of_templates_and_parameters_go,
	 the_type_that_a_template_returns_goes, operators_keep_their_signs,
	 lambdas_and_namespaces_without_a_name_stay, suffixes_go, names_of_rust_are_known,
	 where_there_is_little_room_less_is_shown, 
	 names_of_each_language_keep_what_tells_most, real_names_keep_their_last_components,
	 addresses_lose_their_leading_zeros, other_names_stay_as_they_are,
	 the_place_behind_a_name_of_python_goes, callers_and_levels_behind_a_name_stay,
	 a_level_ends_the_name_or_stands_before_the_callers, names_that_would_become_one_are_whole,
	 a_chain_of_names_like_each_other_ends, a_name_as_long_as_it_likes_takes_no_time,
	 any_bytes_are_a_name, names_of_compilers_stay_apart_and_balanced)
