/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/instructions.h"

#include "helpers.h"

#include <stdlib.h>
#include <unistd.h>

/* Two objects, and what a script that runs instead of objdump says of them. */
struct disassembled {
	struct disassembly code;
	struct source_search search;
};

static void want(struct code_file *file, uint64_t first)
{
	UTIL_PUSH(file->range, file->range_count, file->range_room) =
		(struct code_range){first, first + 0x10};
}

/* Runs the script for two ranges of a and one of b. */
static void run(const char *script, int64_t patience, struct disassembled *d)
{
	char path[] = "/tmp/cgannotate-test-XXXXXX";

	*d = (struct disassembled){.code = {.file_count = 2}};
	d->code.search = &d->search;
	d->code.files = util_alloc(2, sizeof(*d->code.files));
	d->code.files[0].path = str_copy(STR("a"));
	d->code.files[1].path = str_copy(STR("b"));
	want(&d->code.files[0], 0x30);
	want(&d->code.files[0], 0x10);
	want(&d->code.files[1], 0x50);
	make_script(path, script);
	setenv("OBJDUMP", path, 1);
	disassembly_run(&d->code, false, patience);
	unsetenv("OBJDUMP");
	unlink(path);
}

/* Only what is in the ranges, and neither goes back nor has no address. */
START_TEST(lines_in_ranges)
{
	struct disassembled d;
	const struct code_file *a, *b;

	run("printf ' f:\\tone\\n 10:\\ttwo\\n 1f:\\tthree\\n 20:\\tfour\\n"
	    " 12:\\tfive\\n 3f:\\tsix\\n 50:\\tseven\\n x:\\teight'",
	    0, &d);
	a = &d.code.files[0];
	b = &d.code.files[1];
	ck_assert_uint_eq(a->line_count, 3);
	ck_assert_uint_eq(a->lines[1].address, 0x1f);
	ck_assert(str_equal(names_str(&d.code.texts, a->lines[1].text),
			    STR("three")));
	ck_assert_uint_eq(a->lines[2].address, 0x3f);
	ck_assert_ptr_null(a->why);
	ck_assert_uint_eq(b->line_count, 1);
	ck_assert_uint_eq(b->lines[0].address, 0x50);
	disassembly_free(&d.code);
}
END_TEST

/* Ranges that are far apart take a run each, which find their own instructions. */
START_TEST(two_runs)
{
	struct disassembled d = {.code = {.file_count = 1}};
	char path[] = "/tmp/cgannotate-test-XXXXXX";
	struct code_file *file;

	d.code.search = &d.search;
	d.code.files = file = util_alloc(1, sizeof(*file));
	file->path = str_copy(STR("a"));
	want(file, 0x90000);
	want(file, 0x10);
	make_script(path, "echo ' 10:\tnop'; echo ' 90000:\tret'");
	setenv("OBJDUMP", path, 1);
	disassembly_run(&d.code, false, 0);
	unsetenv("OBJDUMP");
	unlink(path);
	ck_assert_uint_eq(file->line_count, 2);
	ck_assert_uint_eq(file->lines[0].address, 0x10);
	ck_assert_uint_eq(file->lines[1].address, 0x90000);
	ck_assert_ptr_null(file->why);
	disassembly_free(&d.code);
}
END_TEST

/* Of a long line 1,000 bytes are kept. */
START_TEST(long_lines)
{
	struct disassembled d;
	const struct code_file *a;

	run("printf ' 10:\\t'; head -c 200000 /dev/zero | tr '\\0' x; "
	    "printf '\\n 11:\\tnop\\n 50:\\tnop\\n'",
	    0, &d);
	a = &d.code.files[0];
	ck_assert_uint_eq(a->line_count, 2);
	ck_assert_uint_eq(
		names_str(&d.code.texts, a->lines[0].text).length, 1000);
	ck_assert_uint_eq(a->lines[1].address, 0x11);
	disassembly_free(&d.code);
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
		struct disassembled d;
		const struct code_file *files;

		run(scripts[i], 300, &d);
		files = d.code.files;
		ck_assert_ptr_nonnull(strstr(files[0].why, "a: /tmp/"));
		ck_assert_ptr_nonnull(strstr(files[0].why, "took too long"));
		ck_assert_ptr_nonnull(strstr(files[1].why, "took too long"));
		disassembly_free(&d.code);
	}
}
END_TEST

START_TEST(failures)
{
	struct disassembled d;

	run("exit 1", 0, &d);
	ck_assert_ptr_nonnull(
		strstr(d.code.files[1].why, "could not read it"));
	disassembly_free(&d.code);
	run("exit 0", 0, &d);
	ck_assert_ptr_nonnull(
		strstr(d.code.files[1].why, "finds no instructions"));
	disassembly_free(&d.code);
}
END_TEST

SUITE_OF(objdump, lines_in_ranges, two_runs, long_lines, no_patience, failures)
