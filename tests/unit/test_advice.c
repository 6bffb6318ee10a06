/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "source/advice.h"

#include <sys/stat.h>
#include <unistd.h>

/* A directory with files, NULL behind the last, that begins as dir. */
static char *make_tree(const char *const *files)
{
	char *dir = strdup("/tmp/advice-XXXXXX"), *at;

	ck_assert_ptr_nonnull(mkdtemp(dir));
	for (; *files; files++) {
		char *path = util_format("%s/%s", dir, *files);
		FILE *file;

		for (at = path + strlen(dir) + 1; (at = strchr(at, '/'));
		     *at++ = '/') {
			*at = '\0';
			mkdir(path, 0700);
		}
		file = fopen(path, "w");
		ck_assert_ptr_nonnull(file);
		fclose(file);
		free(path);
	}
	return dir;
}

static void remove_tree(char *dir)
{
	char *command = util_format("rm -rf '%s'", dir);

	ck_assert_int_eq(system(command), 0);
	free(command);
	free(dir);
}

#define FILES(...) ((const char *const[]){__VA_ARGS__, NULL})

/* option NULL: none */
static void check_advice(const char *const *files, const char *const *names,
			 const char *option, size_t wanted)
{
	char *dir = make_tree(files), *got;
	struct str list[8];
	size_t count = 0, found;

	for (; names[count]; count++)
		list[count] = str_of(names[count]);
	got = advice_find(list, count, dir, &found);
	if (option) {
		ck_assert_ptr_nonnull(got);
		ck_assert_str_eq(got, option);
	} else {
		ck_assert_ptr_null(got);
	}
	ck_assert_uint_eq(found, wanted);
	free(got);
	remove_tree(dir);
}

START_TEST(the_directory_of_a_build_is_replaced)
{
	check_advice(FILES("src/a.c", "src/deep/b.c"),
		     FILES("/build/x/src/a.c", "/build/x/src/deep/b.c",
			   "/usr/lib/other.c"),
		     "--source-map=/build/x=.", 2);
	check_advice(FILES("project/lib/a.c"), FILES("/build/src/lib/a.c"),
		     "--source-map=/build/src=project", 1);
	check_advice(FILES("project/lib/a.c"), FILES("../lib/a.c"),
		     "--source-map=..=project", 1);
}
END_TEST

START_TEST(what_is_named_below_another_directory_is_included)
{
	check_advice(FILES("project/src/a.c"), FILES("src/a.c", "./src/b.c"),
		     "-I project", 1);
	check_advice(FILES("root/usr/a.c"), FILES("/usr/a.c"), "-I root", 1);
	check_advice(FILES("in/elf/dl.c"), FILES("./elf/./elf/dl.c"),
		     "--source-map=./elf=in", 1);
}
END_TEST

START_TEST(a_last_piece_alone_needs_a_second_one)
{
	check_advice(FILES("malloc.c"), FILES("./malloc/./malloc/malloc.c"),
		     NULL, 0);
	check_advice(FILES("a.c", "b.c"), FILES("/b/a.c", "/b/b.c"),
		     "--source-map=/b=.", 2);
	/* They do not agree. */
	check_advice(FILES("a.c", "b.c"), FILES("/b/a.c", "/c/b.c"), NULL, 0);
}
END_TEST

START_TEST(the_option_that_finds_the_most_is_named)
{
	check_advice(FILES("old/src/a.c", "new/src/a.c", "new/src/b.c"),
		     FILES("/x/src/a.c", "/x/src/b.c"), "--source-map=/x=new",
		     2);
	/* As many: the longer end, then the first by its bytes. */
	check_advice(FILES("a/src/a.c", "b/x/src/a.c"), FILES("/x/src/a.c"),
		     "-I b", 1);
	check_advice(FILES("two/src/a.c", "one/src/a.c"), FILES("/x/src/a.c"),
		     "--source-map=/x=one", 1);
}
END_TEST

START_TEST(what_is_hidden_or_cannot_be_written_is_left_out)
{
	check_advice(FILES(".git/src/a.c"), FILES("/x/src/a.c"), NULL, 0);
	check_advice(FILES("src/a.c"), FILES("/x=y/src/a.c"), NULL, 0);
	check_advice(FILES("src/a.c"), FILES("", "/", ".", "a.c/", "///"), NULL,
		     0);
	check_advice(FILES("../up"), FILES("../up"), NULL, 0);
}
END_TEST

START_TEST(links_are_not_followed)
{
	char *dir = make_tree(FILES("src/b.c"));
	char *link = util_format("%s/src/loop", dir);
	struct str name = STR("/x/loop/b.c");
	size_t found;

	ck_assert_int_eq(symlink(".", link), 0);
	ck_assert_ptr_null(advice_find(&name, 1, dir, &found));
	free(link);
	remove_tree(dir);
	/* nor is it an error that there is no directory */
	ck_assert_ptr_null(advice_find(&name, 1, "/nonexistent", &found));
	ck_assert_uint_eq(found, 0);
}
END_TEST

SUITE_OF(advice, the_directory_of_a_build_is_replaced,
	 what_is_named_below_another_directory_is_included,
	 a_last_piece_alone_needs_a_second_one,
	 the_option_that_finds_the_most_is_named,
	 what_is_hidden_or_cannot_be_written_is_left_out,
	 links_are_not_followed)
