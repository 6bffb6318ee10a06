/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "source/source.h"

#include <sys/stat.h>
#include <unistd.h>

/* --- finding ------------------------------------------------------------- */

/* A directory of its own; what is in it is made by make(). */
struct place {
	char path[64];
};

static void make(const struct place *place, const char *name, const char *text)
{
	char *path = util_format("%s/%s", place->path, name);
	char *slash = path + strlen(place->path);
	FILE *file;

	while ((slash = strchr(slash + 1, '/')) != NULL) {
		*slash = '\0';
		mkdir(path, 0700);
		*slash = '/';
	}
	file = fopen(path, "w");
	ck_assert_ptr_nonnull(file);
	fputs(text, file);
	fclose(file);
	free(path);
}

static void setup(struct place *place)
{
	strcpy(place->path, "/tmp/cgannotate-test-XXXXXX");
	ck_assert_ptr_nonnull(mkdtemp(place->path));
}

static void clean(const struct place *place)
{
	char *command = util_format("rm -rf '%s'", place->path);

	ck_assert_int_eq(system(command), 0);
	free(command);
}

/*
 * Where a name is found, and how it is called; %s in options and expected is
 * the place.  NULL: nowhere.
 */
static void check_find(const struct place *place, const char *name,
		       const char *options, const char *path,
		       const char *heading)
{
	const char *p = place->path;
	char text[1000], expected[400];
	struct command command;
	struct source source;
	struct source_search search;
	struct profile profile;
	struct error error;
	char full_name[200];

	snprintf(text, sizeof(text), options, p, p, p);
	snprintf(full_name, sizeof(full_name), name, p);
	command_init(&command, text);
	ck_assert(command.good);
	profile_init(&profile);
	source_search_init(&search, &command.options.settings, &profile, NULL);
	ck_assert_msg((source_find(&source, str_of(full_name), SOURCE_TEXT, NULL,
				   &search, &error) == SOURCE_FOUND) ==
			      (path != NULL),
		      "%s with %s", name, options);
	if (path) {
		snprintf(expected, sizeof(expected), path, p);
		ck_assert_str_eq(source.path, expected);
		snprintf(expected, sizeof(expected), heading, p);
		ck_assert_str_eq(source.heading, expected);
		source_close(&source);
	}
	source_search_free(&search);
	profile_free(&profile);
	command_free(&command);
}

START_TEST(a_source_is_found_as_it_is_named_before_all)
{
	struct place place;

	setup(&place);
	make(&place, "a.c", "");
	make(&place, "other/a.c", "");
	check_find(&place, "%s/a.c", "-I%s/other", "%s/a.c", "%s/a.c");
	check_find(&place, "%s/b.c", "-I%s/other", NULL, NULL);
	clean(&place);
}
END_TEST

START_TEST(a_source_is_found_under_the_directories_in_their_order)
{
	struct place place;

	setup(&place);
	make(&place, "one/sub/a.c", "");
	make(&place, "two/sub/a.c", "");
	check_find(&place, "sub/a.c", "-I%s/one -I%s/two", "%s/one/sub/a.c",
		   "%s/one/ + sub/a.c");
	check_find(&place, "sub/a.c", "-I%s/none -I%s/two -I%s/one",
		   "%s/two/sub/a.c", "%s/two/ + sub/a.c");
	clean(&place);
}
END_TEST

/* /etc/passwd is a regular file everywhere, and under none of these. */
START_TEST(inside_is_what_really_lies_under_the_directories_of_the_user)
{
	struct place place;
	char *path;

	setup(&place);
	make(&place, "one/a.c", "");
	make(&place, "onetwo/b.c", "");
	path = util_format("%s/one/link.c", place.path);
	ck_assert_int_eq(symlink("/etc/passwd", path), 0);
	free(path);
	path = util_format("%s/two", place.path);
	ck_assert_int_eq(symlink("one", path), 0);
	free(path);
	check_find(&place, "/etc/passwd", "--sources=all", "/etc/passwd",
		   "/etc/passwd");
	check_find(&place, "/etc/passwd", "--sources=inside", NULL, NULL);
	check_find(&place, "../../../../../../etc/passwd",
		   "--sources=inside -I%s/one", NULL, NULL);
	check_find(&place, "link.c", "--sources=inside -I%s/one", NULL, NULL);
	check_find(&place, "%s/one/a.c", "--sources=inside", NULL, NULL);
	check_find(&place, "%s/one/a.c", "--sources=inside -I%s/two",
		   "%s/one/a.c", "%s/one/a.c");
	check_find(&place, "a.c", "--sources=inside -I%s/two", "%s/two/a.c",
		   "%s/two/ + a.c");
	check_find(&place, "%s/onetwo/b.c", "--sources=inside -I%s/one", NULL,
		   NULL);
	check_find(&place, "/build/a.c",
		   "--sources=inside --source-map=/build=%s/one", "%s/one/a.c",
		   "%s/one/ + a.c");
	check_find(&place, "/build/link.c",
		   "--sources=inside --source-map=/build=%s/one", NULL, NULL);
	clean(&place);
}
END_TEST

START_TEST(a_map_puts_a_prefix_elsewhere)
{
	struct place place;

	setup(&place);
	make(&place, "src/lib/a.c", "");
	check_find(&place, "/build/x/lib/a.c", "--source-map=/build/x=%s/src",
		   "%s/src/lib/a.c", "%s/src/ + lib/a.c");
	check_find(&place, "/build/x/lib/a.c", "--source-map=/build/x/=%s/src/",
		   "%s/src/lib/a.c", "%s/src/ + lib/a.c");
	/* /build/xy is not in /build/x */
	check_find(&place, "/build/xy/lib/a.c", "--source-map=/build/x=%s/src",
		   NULL, NULL);
	clean(&place);
}
END_TEST

START_TEST(the_whole_name_under_a_directory_comes_before_a_map)
{
	struct place place;

	setup(&place);
	make(&place, "one/b/a.c", "");
	make(&place, "two/a.c", "");
	check_find(&place, "b/a.c", "--source-map=b=%s/two -I%s/one",
		   "%s/one/b/a.c", "%s/one/ + b/a.c");
	clean(&place);
}
END_TEST

START_TEST(a_map_comes_before_shorter_ends_of_the_name)
{
	struct place place;

	setup(&place);
	make(&place, "build/a.c", "");
	make(&place, "two/a.c", "");
	check_find(&place, "/build/a.c", "-I%s/build", "%s/build/a.c",
		   "%s/build/ + a.c");
	check_find(&place, "/build/a.c",
		   "-I%s/build --source-map=/build=%s/two", "%s/two/a.c",
		   "%s/two/ + a.c");
	clean(&place);
}
END_TEST

START_TEST(the_longest_end_of_a_name_is_found_first)
{
	struct place place;

	setup(&place);
	make(&place, "dir/a.c", "");
	make(&place, "dir/lib/a.c", "");
	check_find(&place, "/build/x/lib/a.c", "-I%s/dir", "%s/dir/lib/a.c",
		   "%s/dir/ + lib/a.c");
	check_find(&place, "/build/x/dir//a.c", "-I%s/dir", "%s/dir/a.c",
		   "%s/dir/ + a.c");
	check_find(&place, "/build/x/y/b.c", "-I%s/dir", NULL, NULL);
	clean(&place);
}
END_TEST

/* More slashes than that may be of a name made to take long. */
START_TEST(an_end_has_64_pieces_at_most)
{
	struct place place;
	char end[2 * 63 + sizeof("a.c")] = "";
	char name[sizeof(end) + 20], path[sizeof(end) + 20];
	char heading[sizeof(end) + 20];
	size_t i;

	for (i = 0; i < 63; i++)
		strcat(end, "d/");
	strcat(end, "a.c");
	snprintf(name, sizeof(name), "/build/x/%s", end);
	snprintf(path, sizeof(path), "%%s/dir/%s", end);
	snprintf(heading, sizeof(heading), "%%s/dir/ + %s", end);
	setup(&place);
	make(&place, path + 3, "");
	check_find(&place, name, "-I%s/dir", path, heading);
	clean(&place);
	setup(&place);
	snprintf(name, sizeof(name), "/build/x/%s", end);
	snprintf(path, sizeof(path), "dir/x/%s", end);
	make(&place, path, "");
	check_find(&place, name, "-I%s/dir", NULL, NULL);
	clean(&place);
}
END_TEST

/* Many a project has a malloc.c. */
START_TEST(the_last_piece_of_a_name_is_not_enough)
{
	struct place place;

	setup(&place);
	make(&place, "dir/malloc.c", "");
	check_find(&place, "./malloc/malloc.c", "-I%s/dir", NULL, NULL);
	/* But of other names, if the profile has no other file that is called so. */
	check_find(&place, "/build/glibc/./malloc.c", "-I%s/dir", "%s/dir/malloc.c",
		   "%s/dir/ + malloc.c");
	check_find(&place, "malloc/malloc.c", "-I%s/dir", "%s/dir/malloc.c",
		   "%s/dir/ + malloc.c");
	clean(&place);
}
END_TEST

START_TEST(the_last_piece_is_enough_if_it_is_all)
{
	struct place place;

	setup(&place);
	make(&place, "one/lone.c", "");
	make(&place, "one/both.c", "");
	make(&place, "two/both.c", "");
	check_find(&place, "../lone.c", "-I%s/two -I%s/one", "%s/one/lone.c",
		   "%s/one/ + lone.c");
	check_find(&place, "../../both.c", "-I%s/two -I%s/one", "%s/two/both.c",
		   "%s/two/ + both.c");
	check_find(&place, "../sub/lone.c", "-I%s/two -I%s/one", NULL, NULL);
	clean(&place);
}
END_TEST

START_TEST(only_regular_files_are_sources)
{
	struct place place;
	char *path;

	setup(&place);
	make(&place, "dir/a.c/x", "");
	make(&place, "two/a.c", "");
	path = util_format("%s/fifo", place.path);
	ck_assert_int_eq(mkfifo(path, 0600), 0);
	free(path);
	check_find(&place, "a.c", "-I%s/dir -I%s/two", "%s/two/a.c",
		   "%s/two/ + a.c");
	check_find(&place, "%s/fifo", "", NULL, NULL);
	check_find(&place, "%s", "", NULL, NULL);
	clean(&place);
}
END_TEST

START_TEST(any_line_of_a_text_is_found)
{
	enum { LINES = 1000 };
	struct place place;
	struct command command;
	struct profile profile;
	struct source_search search;
	struct source source;
	struct error error;
	struct str text;
	char *path, all[LINES * 8], *to = all;
	uint64_t line = 1;

	for (int i = 1; i <= LINES; i++)
		to += sprintf(to, "%d\r\n", i);
	setup(&place);
	make(&place, "lines.c", all);
	path = util_format("%s/lines.c", place.path);
	command_init(&command, "");
	profile_init(&profile);
	source_search_init(&search, &command.options.settings, &profile, NULL);
	ck_assert_int_eq(source_find(&source, str_of(path), SOURCE_TEXT, NULL,
				     &search, &error),
			 SOURCE_FOUND);
	/* 7 and 1,000 have no common divisor: each line comes, but for the last. */
	for (; line; line = (line + 7) % LINES) {
		ck_assert(source_text(&source, line, &text));
		ck_assert_uint_eq(strtoul(text.at, NULL, 10), line);
		ck_assert(!memchr(text.at, '\r', text.length));
		ck_assert_uint_eq(source.line, line);
	}
	ck_assert(source_text(&source, 1, &text));
	ck_assert_int_eq(text.at[0], '1');
	ck_assert(source_text(&source, LINES, &text));
	ck_assert(!source_text(&source, LINES + 1, &text));
	ck_assert(!source_text(&source, UINT64_MAX, &text));
	ck_assert(!source_text(&source, 0, &text));
	source_close(&source);
	source_search_free(&search);
	profile_free(&profile);
	command_free(&command);
	clean(&place);
	free(path);
}
END_TEST

START_TEST(an_empty_name_is_found_nowhere)
{
	struct place place;

	setup(&place);
	check_find(&place, "", "-I%s", NULL, NULL);
	clean(&place);
}
END_TEST

/* --- the stream ---------------------------------------------------------- */

/*
 * The items of a source of n lines, the text of each of which is its number:
 * "3*" line 3 with costs, "3+" and calls, "~3" a gap at 3, "!7" costs past the
 * end.  Costs and calls are in the lines of these lists, which end in -1.
 */
static void check_stream(unsigned n, const int *costs, const int *calls,
			 uint64_t context, const char *expected)
{
	struct source_line lines[20] = {0};
	struct source_lines of = {.lines = lines};
	struct command command;
	struct place place;
	struct source source;
	struct source_search search;
	struct source_item item;
	struct error error;
	char text[2000] = "", *to = text, *path;
	unsigned i;

	setup(&place);
	for (i = 1; i <= n; i++)
		to += sprintf(to, "%u\n", i);
	make(&place, "a.c", text);
	path = util_format("%s/a.c", place.path);
	while (*costs >= 0 || *calls >= 0) {
		struct source_line *line = &lines[of.count++];
		/* -1 is more than all others. */
		unsigned number = (unsigned)*costs < (unsigned)*calls
					  ? (unsigned)*costs
					  : (unsigned)*calls;

		line->number = number;
		line->in->self = (cost_id)(99 + of.count);
		line->costly = number == (unsigned)*costs;
		line->end = number == (unsigned)*calls;
		costs += line->costly;
		calls += line->end;
	}
	command_init(&command, "");
	source_search_init(&search, &command.options.settings, NULL, NULL);
	ck_assert_int_eq(source_find(&source, str_of(path), SOURCE_TEXT, NULL,
				     &search, &error),
			 SOURCE_FOUND);
	source_begin(&source, &of, context);
	for (to = text, *to = '\0';;) {
		char number[24];

		source_next(&source, &item);
		if (item.kind == SOURCE_END)
			break;
		sprintf(number, "%u", (unsigned)item.number);
		if (item.kind == SOURCE_LINE)
			ck_assert(str_equal(item.text, str_of(number)));
		if (item.line.in->self)
			ck_assert_uint_eq(lines[item.line.in->self - 100].number,
					  item.number);
		to += sprintf(to, "%s%s%s%s ",
			      item.kind == SOURCE_GAP     ? "~"
			      : item.kind == SOURCE_BOGUS ? "!"
							  : "",
			      number, item.line.costly ? "*" : "",
			      item.line.end ? "+" : "");
	}
	ck_assert_str_eq(text, expected);
	source_close(&source);
	source_search_free(&search);
	command_free(&command);
	free(path);
	clean(&place);
}

#define LINES(...) ((const int[]){__VA_ARGS__, -1})
static const int none[] = {-1};

START_TEST(lines_around_a_costly_one_are_shown)
{
	check_stream(20, LINES(10), none, 2, "~8 8 9 10* 11 12 ~12 ");
	check_stream(20, LINES(10), none, 0, "~10 10* ~10 ");
}
END_TEST

START_TEST(no_gap_comes_before_line_1)
{
	check_stream(20, LINES(2), none, 1, "1 2* 3 ~3 ");
	check_stream(20, LINES(1), none, 0, "1* ~1 ");
	check_stream(20, LINES(3), none, 1, "~2 2 3* 4 ~4 ");
}
END_TEST

START_TEST(windows_that_overlap_are_one_and_those_that_touch_are_two)
{
	/* 1-3 and 3-5; 1-3 and 4-6; 1-3 and 7-9 */
	check_stream(20, LINES(2, 4), none, 1, "1 2* 3 4* 5 ~5 ");
	check_stream(20, LINES(2, 5), none, 1, "1 2* 3 ~3 ~4 4 5* 6 ~6 ");
	check_stream(20, LINES(2, 8), none, 1, "1 2* 3 ~3 ~7 7 8* 9 ~9 ");
}
END_TEST

START_TEST(a_file_that_ends_within_a_window_has_no_gap_behind)
{
	check_stream(3, LINES(2), none, 8, "1 2* 3 ");
	check_stream(3, LINES(3), none, UINT64_MAX, "1 2 3* ");
}
END_TEST

START_TEST(costs_past_the_end_are_bogus)
{
	check_stream(3, LINES(2, 7), none, 8, "1 2* 3 !7* ");
	check_stream(3, LINES(1, 2, 4, 5), none, 8, "1* 2* 3 !4* !5* ");
	check_stream(0, LINES(4), none, 8, "!4* ");
}
END_TEST

START_TEST(costs_of_line_0_are_of_no_line)
{
	check_stream(3, LINES(0, 2), none, 8, "1 2* 3 ");
	check_stream(3, LINES(0), none, 8, "");
}
END_TEST

START_TEST(no_costs_show_no_lines)
{
	check_stream(3, none, none, 8, "");
}
END_TEST

START_TEST(calls_stand_beside_their_lines)
{
	check_stream(9, LINES(2, 4), LINES(2, 3, 4), 1, "1 2*+ 3+ 4*+ 5 ~5 ");
	/* Calls of line 0 and of lines not shown are passed over. */
	check_stream(20, LINES(2, 15), LINES(0, 1, 9, 15), 0,
		     "~2 2* ~15 15*+ ~15 ");
}
END_TEST

START_TEST(the_text_of_a_line_has_no_line_end)
{
	struct source_line lines[] = {
		{.number = 1, .costly = true}, {.number = 2, .costly = true},
		{.number = 3, .costly = true}};
	struct source_lines of = {.lines = lines, .count = 3};
	static const char *const texts[] = {"a\r b", "", "last"};
	struct command command;
	struct place place;
	struct source source;
	struct source_search search;
	struct source_item item;
	struct error error;
	char *path;
	size_t i;

	setup(&place);
	make(&place, "a.c", "a\r b\r\n\nlast");
	path = util_format("%s/a.c", place.path);
	command_init(&command, "");
	source_search_init(&search, &command.options.settings, NULL, NULL);
	ck_assert_int_eq(source_find(&source, str_of(path), SOURCE_TEXT, NULL,
				     &search, &error),
			 SOURCE_FOUND);
	source_begin(&source, &of, 8);
	for (i = 0; i < 3; i++) {
		source_next(&source, &item);
		ck_assert_int_eq(item.kind, SOURCE_LINE);
		ck_assert_uint_eq(item.number, i + 1);
		ck_assert(str_equal(item.text, str_of(texts[i])));
	}
	source_next(&source, &item);
	ck_assert_int_eq(item.kind, SOURCE_END);
	source_next(&source, &item);
	ck_assert_int_eq(item.kind, SOURCE_END);
	source_close(&source);
	source_search_free(&search);
	command_free(&command);
	free(path);
	clean(&place);
}
END_TEST

SUITE_OF(source, a_source_is_found_as_it_is_named_before_all,
	 a_source_is_found_under_the_directories_in_their_order,
	 inside_is_what_really_lies_under_the_directories_of_the_user,
	 a_map_puts_a_prefix_elsewhere,
	 the_whole_name_under_a_directory_comes_before_a_map,
	 a_map_comes_before_shorter_ends_of_the_name,
	 the_longest_end_of_a_name_is_found_first, an_end_has_64_pieces_at_most,
	 the_last_piece_of_a_name_is_not_enough,
	 the_last_piece_is_enough_if_it_is_all,
	 only_regular_files_are_sources,
	 any_line_of_a_text_is_found,
	 an_empty_name_is_found_nowhere, lines_around_a_costly_one_are_shown,
	 no_gap_comes_before_line_1,
	 windows_that_overlap_are_one_and_those_that_touch_are_two,
	 a_file_that_ends_within_a_window_has_no_gap_behind,
	 costs_past_the_end_are_bogus, costs_of_line_0_are_of_no_line,
	 no_costs_show_no_lines, calls_stand_beside_their_lines,
	 the_text_of_a_line_has_no_line_end)
