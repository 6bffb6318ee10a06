/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/instructions.h"

#include "helpers.h"

#include <stdlib.h>
#include <unistd.h>

/* Runs a script instead of objdump, for two ranges and for one. */
static void run(const char *script, int64_t patience, struct objdump runs[2],
		struct names *texts)
{
	static const struct code_range ranges[] = {
		{0x10, 0x20}, {0x30, 0x40}, {0x50, 0x60}};
	char path[] = "/tmp/cgannotate-test-XXXXXX";

	make_script(path, script);
	setenv("OBJDUMP", path, 1);
	runs[0] = (struct objdump){
		.path = "a", .range = ranges, .range_count = 2};
	runs[1] = (struct objdump){
		.path = "b", .range = ranges + 2, .range_count = 1};
	objdump_run(runs, 2, false, patience, texts);
	unsetenv("OBJDUMP");
	unlink(path);
}

static void end(struct objdump runs[2], struct names *texts)
{
	objdump_free(&runs[0]);
	objdump_free(&runs[1]);
	names_free(texts);
}

/* Only what is in the ranges, and neither goes back nor has no address. */
START_TEST(lines_in_ranges)
{
	struct names texts = {0};
	struct objdump runs[2];
	const struct objdump *a = &runs[0];

	run("printf ' f:\\tone\\n 10:\\ttwo\\n 1f:\\tthree\\n 20:\\tfour\\n"
	    " 12:\\tfive\\n 3f:\\tsix\\n 50:\\tseven\\n x:\\teight'",
	    0, runs, &texts);
	ck_assert_uint_eq(a->count, 3);
	ck_assert_uint_eq(a->lines[1].address, 0x1f);
	ck_assert(str_equal(names_str(&texts, a->lines[1].text), STR("three")));
	ck_assert_uint_eq(a->lines[2].address, 0x3f);
	ck_assert_ptr_null(a->why);
	ck_assert_uint_eq(runs[1].count, 1);
	ck_assert_uint_eq(runs[1].lines[0].address, 0x50);
	end(runs, &texts);
}
END_TEST

/* Of a long line 1,000 bytes are kept. */
START_TEST(long_lines)
{
	struct names texts = {0};
	struct objdump runs[2];

	run("printf ' 10:\\t'; head -c 200000 /dev/zero | tr '\\0' x; "
	    "printf '\\n 11:\\tnop\\n 50:\\tnop\\n'",
	    0, runs, &texts);
	ck_assert_uint_eq(runs[0].count, 2);
	ck_assert_uint_eq(names_str(&texts, runs[0].lines[0].text).length, 1000);
	ck_assert_uint_eq(runs[0].lines[1].address, 0x11);
	end(runs, &texts);
}
END_TEST

/* One that gives nothing, and one that never ends. */
START_TEST(no_patience)
{
	static const char *const scripts[] = {
		"exec sleep 100",
		"while :; do echo ' 10:\tnop'; done",
	};
	size_t i;

	for (i = 0; i < LENGTH(scripts); i++) {
		struct names texts = {0};
		struct objdump runs[2];

		run(scripts[i], 300, runs, &texts);
		ck_assert_ptr_nonnull(strstr(runs[0].why, "a: /tmp/"));
		ck_assert_ptr_nonnull(strstr(runs[0].why, "took too long"));
		ck_assert_ptr_nonnull(strstr(runs[1].why, "took too long"));
		end(runs, &texts);
	}
}
END_TEST

START_TEST(failures)
{
	struct names texts = {0};
	struct objdump runs[2];

	run("exit 1", 0, runs, &texts);
	ck_assert_ptr_nonnull(strstr(runs[1].why, "could not read it"));
	end(runs, &texts);
	run("exit 0", 0, runs, &texts);
	ck_assert_ptr_nonnull(strstr(runs[1].why, "finds no instructions"));
	end(runs, &texts);
}
END_TEST

SUITE_OF(objdump, lines_in_ranges, long_lines, no_patience, failures)
