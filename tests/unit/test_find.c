/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "report/rows.h"

#define APP "/usr/bin/app"

/* The costs fall, so that the functions are listed in this order. */
static const char *const profile =
	"events: Ir\n"
	"ob=" APP "\n"
	"fl=src/token.c\n"
	"fn=next_token\n1 100\n"
	"fn=next_token'2\n1 99\n"
	"fn=Lexer::next(char const*) const\n1 98\n"
	"fn=Lexer::next(int)\n1 97\n"
	"fl=lib/token.c\n"
	"fn=next_token\n1 96\n"
	"fn=std::vector<int, std::allocator<int> >::at(unsigned long)\n1 95\n"
	"fn=std::vector<char, std::allocator<char> >::at(unsigned long)\n1 94\n"
	"fn=operator[](int)\n1 93\n"
	"ob=/lib/libc.so\n"
	"fn=next_token\n1 92\n"
	"fn=\n1 91\n"
	"fl=C:\\src\\a.c\n"
	"fn=put_all\n1 90\n"
	"fl=t.c\n"
	"fn=foo::'lambda'(int)\n1 89\n"
	"fn='quoted'\n1 88\n"
	"fn=<T as a::Trait>::run::h0123456789abcdef\n1 87\n"
	"fn=main'app.c:start\n1 86\n"
	"fn=T::f'2\n1 85\n"
	"fn=T::fx\n1 84\n";

/* A report on the profile with --fn=word, which may have blanks. */
static void find(struct reported *r, const char *text, const char *word)
{
	*r = (struct reported){.good = false};
	parsed_text(&r->parsed, text);
	ck_assert_msg(r->parsed.good, "%s", r->parsed.error.text);
	command_init(&r->command, "--fn=x");
	ck_assert_msg(r->command.good, "%s", r->command.error.text);
	r->command.options.settings.fn.at[0] = word;
	report_make(r);
}

/* That the word finds the functions with these costs, in this order. */
static void check_found(const char *word, const char *costs)
{
	struct reported r;
	char text[1000] = "";
	size_t i;

	find(&r, profile, word);
	ck_assert_msg(r.good, "%s", r.error.text);
	for (i = 0; i < r.report.order.count; i++) {
		cost_id cost =
			report_self(&r.report, r.report.order.listed[i]).in->self;

		sprintf(text + strlen(text), "%s%s", i ? " " : "",
			row_text(&r.report.costs, cost, 1));
	}
	ck_assert_msg(strcmp(text, costs) == 0, "--fn=%s: %s, not %s", word,
		      text, costs);
	reported_free(&r);
}

/* That it finds nothing, and what is said. */
static void check_error(const char *text, const char *word, const char *error)
{
	struct reported r;

	find(&r, text, word);
	ck_assert_msg(!r.good, "--fn=%s is found", word);
	ck_assert_str_eq(r.error.text, error);
	ck_assert(!r.error.usage);
	reported_free(&r);
}

START_TEST(a_name_is_found_with_its_levels)
{
	/* in all files and objects */
	check_found("next_token", "100 99 96 92");
	check_found("next_token'2", "99");
	check_found("put_all", "90");
	/* with --separate-callers, the callers stand behind a quote */
	check_found("main", "86");
	check_found("main'app.c:start", "86");
	/* a name of one letter, and no part of another name */
	check_found("t.c:T::f", "85");
}
END_TEST

START_TEST(a_quote_may_begin_a_name_or_stand_in_it)
{
	check_found("'quoted'", "88");
	check_found("foo::'lambda'(int)", "89");
	check_found("foo::'lambda'", "89");
	check_error(profile, "quoted''",
		    "--fn=quoted'': the profile has no such function; "
		    "did you mean 'quoted'?");
}
END_TEST

START_TEST(a_file_may_stand_before_the_name)
{
	check_found("src/token.c:next_token", "100 99");
	check_found("src/token.c:next_token'2", "99");
	/* in two objects */
	check_found("lib/token.c:next_token", "96 92");
	check_found("lib/token.c:operator[](int)", "93");
	/* A file may have a colon in its name. */
	check_found("C:\\src\\a.c:put_all", "90");
	check_found("lib/token.c:", "91");
	check_found("lib/token.c:operator[]", "93");
}
END_TEST

START_TEST(the_end_of_a_path_is_enough)
{
	check_found("token.c:next_token", "100 99 96 92");
	/* but a whole piece of it */
	check_error(profile, "oken.c:next_token",
		    "--fn=oken.c:next_token: the profile has no such function");
	check_error(profile, ":put_all",
		    "--fn=:put_all: the profile has no such function; "
		    "did you mean put_all?");
}
END_TEST

static const char *const inlining =
	"events: Ir\n"
	"ob=/bin/a\n"
	"fl=src/tree.c\n"
	"fn=insert'2\n1 9\nfi=src/tree.h\n5 90\n"
	"fl=src/list.c\n"
	"fn=insert'2\n1 8\nfi=src/node.h\n5 80\n"
	"fn=remove_all\n1 7\nfi=src/tree.h\n6 70\n"
	"fl=src/tree.h\n"
	"fn=remove_all\n2 6\n"
	"fl=a:7:b.c\nfn=f\n3 5\n";

/* How many functions a word finds, and what the first of them is called. */
static void check_first(const char *word, size_t count, const char *file,
			const char *name)
{
	struct reported r;
	const struct row *row;

	find(&r, inlining, word);
	ck_assert_msg(r.good, "%s", r.error.text);
	ck_assert_msg(r.report.order.count == count, "%s: %zu", word,
		      r.report.order.count);
	row = &r.report.rows.list[r.report.order.listed[0]];
	ck_assert(str_equal(report_name(&r.report, row->file), str_of(file)));
	ck_assert(str_equal(report_name(&r.report, row->name), str_of(name)));
	reported_free(&r);
}

START_TEST(a_row_of_inlined_code_is_its_function)
{
	check_first("src/tree.h:insert'2", 1, "src/tree.c", "insert'2");
	check_first("node.h:insert'2", 1, "src/list.c", "insert'2");
	check_first("insert", 2, "src/tree.c", "insert'2");
	/* one row of what is inlined into one and of another: both */
	check_first("src/tree.h:remove_all", 2, "src/list.c", "remove_all");
}
END_TEST

START_TEST(parameters_and_arguments_can_be_left_out)
{
	check_found("Lexer::next", "98 97");
	check_found("Lexer::next(int)", "97");
	check_found("Lexer::next(char const*) const", "98");
	check_found("std::vector::at", "95 94");
	check_found("at", "95 94");
	check_found("std::vector<int, std::allocator<int> >::at", "95 94");
	check_found("std::vector<...>::at", "95 94");
	check_found("std::vector<bool>::at", "95 94");
	check_found("<T as a::Trait>::run", "87");
	check_found("operator[]", "93");
}
END_TEST

START_TEST(the_first_step_that_finds_something_ends_the_search)
{
	static const char *const steps =
		"events: Ir\nfl=a.c\n"
		"fn=get\n1 9\nfn=get(int)\n1 8\nfn=Get\n1 7\nfn=forget\n1 6\n";
	static const struct {
		const char *word, *first;
		size_t count;
	} cases[] = {
		{"get", "get", 1},	  {"get(int)", "get(int)", 1},
		{"Get", "Get", 1},	  {"GET", "get", 4},
		{"forg", "forget", 1},	  {"a.c:get", "get", 1},
		{"get(long)", "get", 2},  {"/^get$/", "get", 1},
		{"/get/", "get", 3},
		{"/Get|for/", "Get", 2},
	};
	size_t i;

	for (i = 0; i < LENGTH(cases); i++) {
		struct reported r;
		struct str first;

		find(&r, steps, cases[i].word);
		ck_assert_msg(r.good, "%s", r.error.text);
		ck_assert_msg(r.report.order.count == cases[i].count,
			      "%s: %zu", cases[i].word, r.report.order.count);
		first = report_name(&r.report,
				    r.report.rows.list[r.report.order.listed[0]].name);
		ck_assert(str_equal(first, str_of(cases[i].first)));
		reported_free(&r);
	}
}
END_TEST

START_TEST(a_part_of_names_is_the_last_resort)
{
	/* whatever its case, its levels and its files */
	check_found("EXT_TOK", "100 99 96 92");
	check_found("ut_al", "90");
	check_found("vector", "95 94");
}
END_TEST

/* The search reads each name once, so it must not miss what overlaps. */
START_TEST(a_part_is_found_where_its_beginning_is_repeated)
{
	static const char *const words[] = {"aab", "abab", "aabaaa", "AaBaAb"};
	size_t i;

	for (i = 0; i < LENGTH(words); i++) {
		struct reported r;
		char text[100];

		/* "aaab", "aabab", "aabaabaaa": begun twice */
		sprintf(text, "events: Ir\nfl=c\nfn=x%.*s%sx\n1 1\nfn=q\n1 1\n",
			(int)(i < 2 ? 1 : 3), words[i], words[i]);
		find(&r, text, words[i]);
		ck_assert_msg(r.good, "%s", r.error.text);
		ck_assert_uint_eq(r.report.order.count, 1);
		reported_free(&r);
	}
}
END_TEST

START_TEST(an_empty_word_is_an_empty_name)
{
	check_found("", "91");
	check_error("events: Ir\nfl=a.c\nfn=f\n1 1\n", "",
		    "--fn=: the profile has no such function");
	check_error("events: Ir\nfl=a.c\nfn='f\n1 1\n", "",
		    "--fn=: the profile has no such function");
}
END_TEST

START_TEST(the_nearest_are_proposed)
{
	check_error(profile, "nxt_token",
		    "--fn=nxt_token: the profile has no such function; "
		    "did you mean next_token, next_token'2?");
	check_error(profile, "/nxt_token/",
		    "--fn=/nxt_token/: the profile has no such function; "
		    "did you mean next_token, next_token'2?");
	check_error(profile, "Lexer::mext",
		    "--fn=Lexer::mext: the profile has no such function; "
		    "did you mean Lexer::next?");
	check_error(profile, "zzzzzzzz",
		    "--fn=zzzzzzzz: the profile has no such function");
	check_error("events: Ir\n", "f",
		    "--fn=f: the profile has no such function");
}
END_TEST

START_TEST(a_wrong_expression_is_wrong_usage)
{
	struct reported r;

	find(&r, profile, "/(/");
	ck_assert(!r.good && r.error.usage);
	ck_has(r.error.text, "--fn=/(/: ");
	reported_free(&r);
	/* Slashes with nothing between them are a name. */
	check_error(profile, "//", "--fn=//: the profile has no such function");
}
END_TEST

START_TEST(what_is_listed_comes_first)
{
	struct reported r;
	row_id *listed;

	/* --top=1 lists the row of 100, and the others follow by their ids. */
	report_on(&r, profile, "--fn=next_token --top=1");
	ck_assert_msg(r.good, "%s", r.error.text);
	listed = r.report.order.listed;
	ck_assert_uint_ge(r.report.order.count, 1);
	ck_assert_str_eq(row_text(&r.report.costs,
				  report_self(&r.report, listed[0]).in->self, 1),
			 "100");
	reported_free(&r);
}
END_TEST

/* Names that no compiler writes: no word makes it read outside of them. */
START_TEST(hostile_names_are_only_bytes)
{
	static const char *const names[] = {
		"'",  "''",    ":",   "::",  "a::",	"::a", "(",
		")",  "()",    "<",   "<<<", ">>>",	"[",   "a<b",
		"[]", "a [b]", "\\",  "/",   "operator", "\x01\x7f",
		"\xff\xfe",    "a'2", "a''", "'2",	"std::", "~",
	};
	char *text = NULL;
	size_t length, i, j;
	FILE *out = open_memstream(&text, &length);

	fputs("events: Ir\nob=o\nfl=f\n", out);
	for (i = 0; i < LENGTH(names); i++)
		fprintf(out, "fn=%s\n1 1\n", names[i]);
	fclose(out);
	for (i = 0; i < LENGTH(names); i++) {
		struct reported r;
		bool found = false;

		find(&r, text, names[i]);
		ck_assert_msg(r.good, "%s", r.error.text);
		for (j = 0; j < r.report.order.count; j++) {
			row_id row = r.report.order.listed[j];
			struct str name = report_name(&r.report,
						      r.report.rows.list[row].name);

			found |= str_equal(name, str_of(names[i]));
		}
		ck_assert_msg(found, "--fn=%s", names[i]);
		reported_free(&r);
		/* and as a regular expression, or near to one */
		for (j = 0; j < LENGTH(names); j++) {
			char word[20];

			sprintf(word, "%s%s", names[i], names[j]);
			find(&r, text, word);
			reported_free(&r);
		}
	}
	free(text);
}
END_TEST

static void check_unmatched(const char *options, const char *warnings)
{
	struct reported r;
	struct diag diag = {0};
	char *text = NULL;
	size_t length;

	report_on(&r, profile, options);
	ck_assert_msg(r.good, "%s", r.error.text);
	diag.warnings = open_memstream(&text, &length);
	find_unmatched(&r.report, &diag);
	fclose(diag.warnings);
	ck_assert_str_eq(text, warnings);
	free(text);
	reported_free(&r);
}

START_TEST(what_matches_nothing_is_warned_of)
{
	check_unmatched("", "");
	check_unmatched("--match=token", "");
	/* One is enough. */
	check_unmatched("--match=token --match=zzzzzz", "");
	check_unmatched("--match=zzzzzz",
			"cgannotate: --match=zzzzzz: nothing matches\n");
	check_unmatched("--match=src/tokn.c --match=put_al_",
			"cgannotate: --match=src/tokn.c: nothing matches\n"
			"cgannotate: --match=put_al_: nothing matches; "
			"did you mean put_all?\n");
}
END_TEST

SUITE_OF(find, a_name_is_found_with_its_levels,
	 a_quote_may_begin_a_name_or_stand_in_it, a_file_may_stand_before_the_name,
	 the_end_of_a_path_is_enough, a_row_of_inlined_code_is_its_function,
	 parameters_and_arguments_can_be_left_out,
	 the_first_step_that_finds_something_ends_the_search,
	 a_part_of_names_is_the_last_resort,
	 a_part_is_found_where_its_beginning_is_repeated,
	 an_empty_word_is_an_empty_name, the_nearest_are_proposed,
	 a_wrong_expression_is_wrong_usage, what_is_listed_comes_first,
	 hostile_names_are_only_bytes, what_matches_nothing_is_warned_of)
