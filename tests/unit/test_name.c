/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The long names are those of real programs, built with g++ and rustc and run
   under Callgrind; what is expected was written by hand. */
#include "helpers.h"
#include "real_names.h"

#include "base/fit.h"
#include "base/name.h"
#include "base/names.h"

#define STRING                              \
	"std::__cxx11::basic_string<char, " \
	"std::char_traits<char>, std::allocator<char> >"

static void assert_short(unsigned detail, const char *name, const char *wanted)
{
	char *to = util_alloc(strlen(name) + 1, 1);

	to[name_short(str_of(name), detail, to)] = '\0';
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
		/* Arguments, though there are none */
		{"auto f<>(int)::{lambda()#1}::operator()() const",
		 "f<>::{lambda#1}::operator()"},
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
		{"std::basic_string<char, std::char_traits<wchar_t> >::f()",
		 "std::basic_string<...>::f"},
		{"std::basic_string<char, std::less<char> >::f()",
		 "std::basic_string<...>::f"},
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
		{"foo.constprop.0", "foo"},
		{"foo.isra.0.part.1.cold'2'bar.lto_priv.0", "foo'2'bar"},
		{"foo.1", "foo"},
		{"foo.__uniq.123456789.llvm.987", "foo"},
		{"__libc_start_main@@GLIBC_2.34'(below main)", "__libc_start_main'(below main)"},
		/* of Go, a function in a function */
		{"main.run.func1.2", "main.run.func1.2"},
		{"foo.isra.x", "foo.isra.x"},
		{"-1.2", "-1.2"},
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
		 "core::ptr::drop_in_place<...>"},
		{"core::fmt::num::<impl core::fmt::Display for u32>::fmt",
		 "core::fmt::num::<impl core::fmt::Display for u32>::fmt"},
		{"core::iter::adapters::map::map_fold::{{closure}}",
		 "core::iter::adapters::map::map_fold::{{closure}}"},
		{"a::apply::<a::main::{closure#2}>::{closure#0}",
		 "a::apply<...>::{closure#0}"},
		{"<() as std::process::Termination>::report",
		 "<() as std::process::Termination>::report"},
		{"<[(&alloc::string::String, &B<u32, A>)]>::sort_by::<a::M>",
		 "<[(&alloc::string::String, &B<...>)]>::sort_by<...>"},
		{"<core::ops::Fn(u8) -> u8 as A>::f",
		 "<core::ops::Fn -> u8 as A>::f"},
		{"core::fmt::write::h0123456789abcdef", "core::fmt::write"},
		{"core[846817f741e54dfd]::fmt::write", "core::fmt::write"},
	};

	assert_all(0, list, LENGTH(list));
	assert_short(3, "core::fmt::write::h0123456789abcdef",
		     "core::fmt::write");
	assert_short(4, "core::fmt::write::h0123456789abcdef",
		     "core::fmt::write::h0123456789abcdef");
}
END_TEST

/* rustc -C symbol-mangling-version=legacy, and c++filt --format=gnu-v3 */
START_TEST(older_names_of_rust_are_decoded)
{
	static const struct example list[] = {
		{"_$LT$core..hash..sip..Hasher$LT$S$GT$$u20$as$u20$core..hash.."
		 "Hasher$GT$::write::h536c839f985b3dec",
		 "<core::hash::sip::Hasher<S> as core::hash::Hasher>::write"},
		{"h::main::_$u7b$$u7b$closure$u7d$$u7d$::h5525e2afd7f44907",
		 "h::main::{{closure}}"},
		{"core::ptr::drop_in_place$LT$std..thread..Thread$GT$::"
		 "hebcd186d011b07c5",
		 "core::ptr::drop_in_place<...>"},
		{"hashbrown::raw::RawTable$LT$T$C$A$GT$::reserve::"
		 "hfb4943ee7b97975c",
		 "hashbrown::raw::RawTable<T,A>::reserve"},
		{"_$LT$$RF$$u5b$u8$u5d$$u20$as$u20$A$LT$$LP$$RP$$GT$$GT$::f",
		 "<&[u8] as A<()>>::f"},
		{"_$LT$$BP$const$u20$T$u20$as$u20$A$GT$::f",
		 "<*const T as A>::f"},
		/* signs that are none */
		{"com.foo.Bar$C$1.run()", "com.foo.Bar$C$1.run"},
		{"a..b::_$c$$u20$", "a..b::_$c$$u20$"},
	};

	assert_all(0, list, LENGTH(list));
	assert_short(3, "a$LT$b$u0a$$u7f$$u7$$x..c$GT$::d",
		     "a<b$u0a$$u7f$$u7$$x::c>::d");
	assert_short(2, "core::ptr::drop_in_place$LT$a..B$GT$::f",
		     "core::ptr::drop_in_place<a::B>::f");
	assert_short(NAME_FULL, list[0].name, list[0].name);
}
END_TEST

START_TEST(addresses_lose_their_leading_zeros)
{
	char to[40];

	ck_assert_uint_eq(name_short(STR("0x000000000001ab70'2"), 0, to), 9);
	ck_assert(memcmp(to, "0x1ab70'2", 9) == 0);
	ck_assert_uint_eq(name_short(STR("f'0x000000000001ab70'0x00g'main"), 0, to), 19);
	ck_assert(memcmp(to, "f'0x1ab70'0x0g'main", 19) == 0);
	ck_assert_uint_eq(name_short(STR("0x0000"), 0, to), 3);
	ck_assert_uint_eq(name_short(STR("0x0001"), NAME_FULL, to), 6);
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
		"Foo::<init>",
		"-[NSString foo:bar]",
		"+[NSString(Category) foo]",
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
		for (detail = 0; detail <= NAME_FULL; detail++)
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

static void assert_fits(const char *name, size_t columns, const char *wanted)
{
	struct str got = name_fit(str_of(name), columns);

	ck_assert_msg(str_equal(got, str_of(wanted)), "%s in %zu: %.*s", name, columns,
		      (int)got.length, got.at);
	free((char *)got.at);
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

START_TEST(parts_go_in_an_order_and_the_last_component_never)
{
	ASSERT_FIT("void app::List<app::Pair<int, long>, A>::push<char>(int) const [clone .isra.0]",
		   "void app::List<app::Pair<int, long>, A>::push<char>(int) const [clone .isra.0]",
		   "void app::List<app::Pair<int, long>, A>::push<char>(int) const",
		   "app::List<app::Pair<int, long>, A>::push<char>",
		   "app::List<app::Pair<...>, A>::push<char>", "app::List<...>::push<...>",
		   "app::List::push", "List::push", "push", "...");
	ASSERT_FIT("tree::insert_a_long_name'2", "tree::insert_a_long_name'2",
		   "insert_a_long_name'2", "insert_...ng_name'2");
	assert_fits("insert'2", 5, "...'2");
	assert_fits("insert'2", 4, "i...");
	assert_fits("insert'2", 0, "...");
	assert_fits("", 0, "");
	/* What is all suffix, hash or place is the last component of its name. */
	assert_fits("@@GLIBC_2.34", 5, "@...4");
	assert_fits("<T as U>::@@B", 3, "@@B");
	assert_fits("::h0123456789abcdef", 5, ":...f");
	assert_fits("[abi:cxx11]", 5, "[...]");
	assert_fits(" /a/b.py:17", 5, " ...7");
	/* An ideograph takes two columns, a combining accent none; a tab is a blank. */
	ASSERT_FIT("\xe6\xbc\xa2::\xe6\xbc\xa2\xe6\xbc\xa2::e\xcc\x81",
		   "\xe6\xbc\xa2::\xe6\xbc\xa2\xe6\xbc\xa2::e\xcc\x81",
		   "\xe6\xbc\xa2\xe6\xbc\xa2::e\xcc\x81", "e\xcc\x81");
	assert_fits("one\ttwo", 7, "one two");
}
END_TEST

START_TEST(a_suffix_may_be_what_goes_last)
{
	static const char name[] =
		"void app::List<int>::push<char>(int) [clone .isra.0]'2";
	static const char *const wanted[] = {
		name,
		"app::List<int>::push<char> [clone .isra.0]'2",
		"app::List::push [clone .isra.0]'2",
		"List::push [clone .isra.0]'2",
		"push [clone .isra.0]'2",
		"app::List::push'2", /* in one column less */
	};
	size_t i, columns = 0;

	for (i = 0; i < LENGTH(wanted); i++) {
		struct str got;

		columns = i + 1 < LENGTH(wanted) ? strlen(wanted[i]) : columns - 1;
		got = name_fit_with_suffix(str_of(name), columns);
		ck_assert_msg(str_equal(got, str_of(wanted[i])), "in %zu: %.*s",
			      columns, (int)got.length, got.at);
		free((char *)got.at);
	}
}
END_TEST

START_TEST(names_of_each_language_keep_what_tells_most)
{
	ASSERT_FIT("main /home/me/t.py:17", "main /home/me/t.py:17", "main t.py:17", "main");
	ASSERT_FIT("even /home/me/t<x y>.py:11", "even /home/me/t<x y>.py:11",
		   "even t<x y>.py:11", "even");
	ASSERT_FIT("T.__enter__:169", "T.__enter__:169", "T.__enter__", "__enter__");
	ASSERT_FIT("f.<locals>.<lambda>", "f.<locals>.<lambda>", "f.<local...lambda>");
	ASSERT_FIT("<alloc::vec::Vec<u8> as core::ops::Drop>::drop",
		   "<alloc::vec::Vec<u8> as core::ops::Drop>::drop", "alloc::vec::Vec<u8>::drop",
		   "alloc::vec::Vec::drop", "vec::Vec::drop", "Vec::drop", "drop");
	ASSERT_FIT("a::b::<impl c::Map<K,V>>::entry", "a::b::<impl c::Map<K,V>>::entry",
		   "a::b::c::Map<K,V>::entry", "a::b::c::Map::entry", "b::c::Map::entry",
		   "c::Map::entry", "Map::entry", "entry");
	ASSERT_FIT("core::num::<impl core::fmt::Display for u32>::fmt",
		   "core::num::<impl core::fmt::Display for u32>::fmt", "core::num::u32::fmt",
		   "num::u32::fmt", "u32::fmt", "fmt");
	ASSERT_FIT("core::ptr::drop::<a::B>::h0123456789abcdef",
		   "core::ptr::drop::<a::B>::h0123456789abcdef", "core::ptr::drop::<a::B>",
		   "core::ptr::drop<...>", "core::ptr::drop", "ptr::drop", "drop");
	ASSERT_FIT("a::run()::{lambda(int)#1}::operator()(int) const",
		   "a::run()::{lambda(int)#1}::operator()(int) const",
		   "a::run::{lambda#1}::operator()", "run::{lambda#1}::operator()",
		   "run::{lambda...:operator()");
	ASSERT_FIT("std::ostream& operator<< <A>(B)", "std::ostream& operator<< <A>(B)",
		   "operator<< <A>", "operator<<");
	ASSERT_FIT("std::Set<int>::operator bool() const", "std::Set<int>::operator bool() const",
		   "std::Set<int>::operator bool", "std::Set::operator bool", "Set::operator bool",
		   "operator bool");
	ASSERT_FIT("github.com/me/it.(*Server).Handle.func1.2",
		   "github.com/me/it.(*Server).Handle.func1.2",
		   "me/it.(*Server).Handle.func1.2", "it.(*Server).Handle.func1.2",
		   "(*Server).Handle.func1.2", "Handle.func1.2");
	ASSERT_FIT("com.foo.Bar.<init>(LString;)V", "com.foo.Bar.<init>(LString;)V",
		   "com.foo.Bar.<init>", "foo.Bar.<init>", "Bar.<init>");
	ASSERT_FIT("App\\Models\\User->save", "App\\Models\\User->save",
		   "Models\\User->save", "User->save", "save");
	ASSERT_FIT("require::/path/a(b).php", "require::/path/a(b).php", "a(b).php");
	ASSERT_FIT("block in Integer#times", "block in Integer#times", "times");
	ASSERT_FIT("-[NSString foo:bar]", "-[NSString foo:bar]", "-[NSStri...oo:bar]");
	ASSERT_FIT("a::f'2'b::main'(below main)", "a::f'2'b::main'(below main)",
		   "a::f'2'b::main'...", "f'2'b::main'...", "a::f'2'...", "f'2'...", "f'2");
	ASSERT_FIT("f'a'b'main'(below main)", "f'a'b'main'(below main)", "f'a'b'main'...",
		   "f'a'b'...", "f'a'...", "f'...", "f");
}
END_TEST

/* Whether a name matches a view of it. */
static enum name_match matches(const char *text, struct str word)
{
	struct name name, spelled;
	enum name_match found;

	name_read(&name, str_of(text));
	name_read(&spelled, word);
	found = name_match(&name, spelled.text, false);
	name_free(&spelled);
	name_free(&name);
	return found;
}

static bool contains(struct str s, struct str part)
{
	for (; s.length >= part.length; s = str_from(s, 1))
		if (str_begins(s, part))
			return true;
	return false;
}

START_TEST(real_names_fit_and_are_found_by_what_is_shown)
{
	size_t i, columns;

	for (i = 0; i < LENGTH(real_names); i++) {
		const char *name = real_names[i][0];
		struct str last = str_of(real_names[i][2]);
		/* Behind it, parameters and arguments may stand before a lambda. */
		struct str component = str_head(last, strcspn(real_names[i][2], "(<{:'"));
		size_t least = fit_columns(last, SIZE_MAX);

		assert_short(NAME_LEAST, name, real_names[i][1]);
		ck_assert_uint_eq(name_least_columns(str_of(name), SIZE_MAX), least);
		assert_fits(name, least, real_names[i][2]);
		ck_assert(matches(name, str_of(real_names[i][1])) == NAME_SAME);
		for (columns = 4; columns < 120; columns += 3) {
			struct str got = name_fit(str_of(name), columns);

			ck_assert_msg(fit_columns(got, SIZE_MAX) <= columns, "%s in %zu", name, columns);
			ck_assert_msg(columns < least || contains(got, component),
				      "%s in %zu: %.*s", name, columns, (int)got.length, got.at);
			ck_assert_msg(matches(name, got), "%s in %zu: %.*s", name, columns,
				      (int)got.length, got.at);
			free((char *)got.at);
		}
	}
}
END_TEST

START_TEST(a_word_may_lack_parts_of_a_name)
{
	static const struct {
		const char *name, *word;
		enum name_match match;
	} cases[] = {
		{"a::f<int>(int)'2'g'main", "a::f", NAME_SAME},
		{"a::f<int>(int)'2'g'main", "a::f'2", NAME_SAME},
		{"a::f<int>(int)'2'g'main", "f<int>'g", NAME_END},
		{"a::f<int>(int)'2'g'main", "f<...>(...)'2'g'...", NAME_END},
		{"a::f<int>(int)'2'g'main", "a::f'3", NAME_OTHER},
		{"a::f<int>(int)'2'g'main", "a::f'2'ma", NAME_OTHER},
		{"a::f<int>(int)'2'g'main", "a::f<long>", NAME_OTHER},
		{"a::f<int>(int)'2'g'main", "a::f(in", NAME_OTHER},
		{"a::f<int>(int)'2'g'main", "a", NAME_OTHER},
		{"a::f(int)", ":f", NAME_OTHER},
		{"f'12", "f'1", NAME_OTHER},
		{"<a::B as c::D>::f", "a::B::f", NAME_SAME},
		{"<a::B as c::D>::f", "B::f", NAME_END},
		{"f::<T>::g", "f<T>::g", NAME_SAME},
		{"vector<A<int> >::f", "vector<A<int>>::f", NAME_SAME},
		{"main.(*T).Method", "T.Method", NAME_END},
		{"main /home/me/t.py:17", "main t.py:17", NAME_SAME},
		{"main /home/me/t.py:17", "main u.py:17", NAME_OTHER},
		{"insert_a_long_name", "insert...name", NAME_SAME},
		{"insert_a_long_name", "insert...nam", NAME_OTHER},
		{"", "", NAME_SAME},
		{"f", "", NAME_OTHER},
	};
	size_t i;

	for (i = 0; i < LENGTH(cases); i++)
		ck_assert_msg(matches(cases[i].name, str_of(cases[i].word)) == cases[i].match, "%s, %s",
			      cases[i].name, cases[i].word);
}
END_TEST

START_TEST(keys_are_what_builds_have_in_common)
{
	static const char *const keys[][4] = {
		{"a::f<int>(int) [clone .isra.3]", "a::f<int>(int) [clone .isra.]", "a::f", "a::f"},
		{"f.part.0.cold'2", "f.part..cold'2", "f'2", "f"},
		{"a::f::h0123456789abcdef", "a::f", "a::f", "a::f"},
		{"_ZN1a1f17h0123456789abcdefE", "_ZN1a1fE", "_ZN1a1fE", "_ZN1a1fE"},
		{"__memcmp_avx2_movbe", "__memcmp_", "__memcmp_avx2_movbe", "__memcmp_avx2_movbe"},
		{"f()::{lambda()#12}::operator()()", "f()::{lambda()#12}::operator()()",
		 "f::{lambda#}::operator()", "f::{lambda#}::operator()"},
	};
	size_t i, how;

	for (i = 0; i < LENGTH(keys); i++)
		for (how = 0; how < 3; how++) {
			char to[60];

			to[name_key(str_of(keys[i][0]), (enum name_key)how, to)] = '\0';
			ck_assert_str_eq(to, keys[i][1 + how]);
		}
	ck_assert(str_equal(name_without_processor(STR("__memcmp_avx2_movbe")), STR("memcmp")));
	ck_assert(str_equal(name_without_processor(STR("__wmemset_avx512_unaligned")), STR("wmemset")));
	ck_assert(str_equal(name_without_processor(STR("memcpy_of_mine")), STR("memcpy_of_mine")));
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

START_TEST(more_detail_brings_more_back)
{
	static const char name[] =
		"void std::vector<A<B*>, std::allocator<A<B*> > >::"
		"push<char*>(char*, X<long>) const [clone .part.1]";
	static const char *const wanted[] = {
		"std::vector<...>::push<...>",
		"std::vector<...>::push<...> [clone .part.1]",
		"std::vector<A<B*>, ...>::push<char*> [clone .part.1]",
		"std::vector<A<B*>, std::allocator<A<B*> > >::push<char*> "
		"[clone .part.1]",
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

	for (detail = 0; detail <= NAME_FULL; detail++)
		assert_short(detail, name, wanted[detail]);
}
END_TEST

static void assert_list(const struct example *list, size_t count)
{
	struct str *names = util_alloc(count, sizeof(*names));
	struct name_list shorts;
	size_t i, j;

	for (i = 0; i < count; i++)
		names[i] = str_of(list[i].name);
	name_list_make(&shorts, names, count);
	for (i = 0; i < count; i++) {
		if (list[i].wanted)
			ck_assert(str_equal(shorts.list[i],
					    str_of(list[i].wanted)));
		for (j = 0; j < i; j++)
			ck_assert(!str_equal(shorts.list[i], shorts.list[j]));
	}
	name_list_free(&shorts);
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
		/* as many levels of arguments as tell them apart */
		{"x<a<b<c<elements>>>>()", "x<a<b<...>>>"},
		{"x<a<d<c<elements>>>>()", "x<a<d<...>>>"},
		/* of which "..." would be as long */
		{"w<A, int>::end()", "w<A, int>::end"},
		{"w<B, int>::end()", "w<B, int>::end"},
		/* alone among its like */
		{"std::vector<int, std::allocator<int> >::begin()",
		 "std::vector<...>::begin"},
		/* the type returned */
		{"int k<long>(long)", "int k<long>(long)"},
		{"char k<long>(long)", "char k<long>(long)"},
		/* what looks like a short name */
		{"m<long>(long)", "m<long>"},
		{"m<...>", "m<...>"},
		{"r::s::h0123456789abcdef", "r::s::h0123456789abcdef"},
		{"r::s::h1123456789abcdef", "r::s::h1123456789abcdef"},
		{"r::t::h2123456789abcdef", "r::t"},
		/* arguments say more than hashes */
		{"r::u<a::A>::h3123456789abcdef", "r::u<a::A>"},
		{"r::u<b::B>::h4123456789abcdef", "r::u<b::B>"},
		{"r::v<c::C<a::A>>::h5123456789abcdef", "r::v<c::C<a::A>>"},
		{"r::v<c::C<b::B>>::h6123456789abcdef", "r::v<c::C<b::B>>"},
		/* an older name, and the same decoded */
		{"r::w$LT$a..A$GT$::f", "r::w$LT$a..A$GT$::f"},
		{"r::w<a::A>::f", "r::w<a::A>::f"},
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
		"_$LT$a..",
		"$u7b$",
	};
	size_t times = trials(100000), i, j, n;
	unsigned detail;

	for (i = 0; i < LENGTH(pieces); i++) {
		char *name = util_alloc(times, strlen(pieces[i]));
		char *to = util_alloc(times, strlen(pieces[i]));

		n = strlen(pieces[i]);
		for (j = 0; j < times; j++)
			memcpy(name + j * n, pieces[i], n);
		free((char *)name_fit((struct str){name, times * n}, 40).at);
		for (detail = 0; detail < NAME_FULL; detail += 2)
			ck_assert_uint_le(
				name_short((struct str){name, times * n},
					   detail, to),
				times * n);
		free(name);
		free(to);
	}
}
END_TEST

/* Any bytes: never longer than before, and no byte beside the place read. */
START_TEST(any_bytes_are_a_name)
{
	static const char bytes[] = "<<>>()()[]{}::'', operatorstdhab&c\xc3/->";
	static const char *const signs[] = {"$LT$", "$u7b$", "_$", ".."};
	char name[24], to[24];
	uint64_t random = 1;
	unsigned i, detail;
	size_t count = trials(100000), j, n;

	for (i = 0; i < count; i++) {
		for (j = 0; j < sizeof(name); j++) {
			random = random * 6364136223846793005U + 1;
			name[j] = bytes[(random >> 33) % (sizeof(bytes) - 1)];
		}
		detail = i % (NAME_FULL + 1);
		n = i % (sizeof(name) + 1);
		if (random >> 60 < LENGTH(signs)) {
			const char *sign = signs[random >> 60];

			memcpy(name + (random >> 40) % 16, sign, strlen(sign));
		}
		to[n ? n - 1 : 0] = 0;
		ck_assert_uint_le(name_short((struct str){name, n}, detail, to),
				  n);
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
			       "<%y as k::l>::m", "m::{{closure}}", STRING "::n",
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
	struct name_list shorts;
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
	name_list_make(&shorts, list, all.count);
	for (i = 0; i < all.count; i++) {
		struct str got = shorts.list[i];

		ck_assert_uint_gt(got.length, 0);
		ck_assert_uint_le(got.length, list[i].length);
		ck_assert_msg(is_balanced(got) || !is_balanced(list[i]),
			      "%.*s\n-> %.*s", (int)list[i].length,
			      list[i].at, (int)got.length, got.at);
		names_id(&seen, got);
		shorter += got.length < list[i].length;
	}
	ck_assert_uint_eq(seen.count, all.count);
	ck_assert_uint_gt(all.count, count / 2);
	ck_assert_uint_gt(shorter, all.count / 2);
	name_list_free(&shorts);
	names_free(&seen);
	names_free(&all);
	free(list);
}
END_TEST

SUITE_OF(name, arguments_of_templates_and_parameters_go,
	 the_type_that_a_template_returns_goes, operators_keep_their_signs,
	 lambdas_and_namespaces_without_a_name_stay,
	 strings_and_streams_have_their_usual_names, suffixes_go,
	 names_of_rust_are_known, parts_go_in_an_order_and_the_last_component_never,
	 a_suffix_may_be_what_goes_last, names_of_each_language_keep_what_tells_most,
	 real_names_fit_and_are_found_by_what_is_shown, a_word_may_lack_parts_of_a_name,
	 keys_are_what_builds_have_in_common,
	 addresses_lose_their_leading_zeros,
	 other_names_stay_as_they_are,
	 callers_and_levels_behind_a_name_stay,
	 a_level_ends_the_name_or_stands_before_the_callers,
	 more_detail_brings_more_back,
	 names_that_would_become_one_are_told_apart,
	 a_chain_of_names_like_each_other_ends,
	 a_name_as_long_as_it_likes_takes_no_time, any_bytes_are_a_name,
	 older_names_of_rust_are_decoded,
	 names_of_compilers_stay_apart_and_balanced)
