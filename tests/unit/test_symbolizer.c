/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/source.h"

#include "helpers.h"

#include <stdlib.h>
#include <unistd.h>

static uint64_t addresses[] = {0x10, 0x20, 0x30};

/* Asks a script for the addresses, in two objects. */
static void ask(const char *script, int64_t patience,
		struct symbolizer runs[2], struct chains *chains)
{
	char path[] = "/tmp/cgannotate-test-XXXXXX";

	make_script(path, script);
	runs[0] = (struct symbolizer){
		.path = (char[]){"a"}, .address = addresses, .count = 2};
	runs[1] = (struct symbolizer){
		.path = (char[]){"b"}, .address = addresses + 2, .count = 1};
	symbolizer_run(runs, 2, path, patience, NULL, chains);
	unlink(path);
}

static void end(struct symbolizer runs[2], struct chains *chains)
{
	free(runs[0].node);
	free(runs[1].node);
	free(runs[0].why);
	free(runs[1].why);
	chains_free(chains);
}

/* f in g in main; main of no line is no more than a table of symbols says. */
START_TEST(chains_of_frames)
{
	struct chains chains = {.names.count = 0};
	struct symbolizer runs[2];
	struct chain_node frame;

	ask("cat >/dev/null; printf '0x10\\nf\\na.h:3\\ng\\na.c:4\\nmain\\n"
	    "a.c:5 (discriminator 2)\\n0x0020\\nmain\\na.c:?\\n0x30\\n??\\n"
	    "??:0\\n'",
	    0, runs, &chains);
	ck_assert_uint_eq(runs[0].resolved, 1);
	frame = chains_node(&chains, runs[0].node[0]);
	ck_assert(str_equal(names_str(&chains.names, frame.name), STR("f")));
	ck_assert(str_equal(names_str(&chains.names, frame.file), STR("a.h")));
	ck_assert_uint_eq(frame.line, 3);
	frame = chains_node(&chains, frame.outer);
	ck_assert_uint_eq(frame.line, 4);
	frame = chains_node(&chains, frame.outer);
	ck_assert_uint_eq(frame.line, 5);
	ck_assert_uint_eq(frame.outer, NONE);
	ck_assert_uint_eq(runs[0].node[1], NONE);
	ck_assert_uint_eq(runs[1].resolved, 0);
	ck_assert_uint_eq(runs[1].node[0], NONE);
	ck_assert_ptr_null(runs[1].why);
	end(runs, &chains);
}
END_TEST

/* f, which begins at a.h:2, in main, of which the line alone is told; of h no place is. */
START_TEST(frames_of_fields)
{
	struct chains chains = {.names.count = 0};
	struct symbolizer runs[2];
	struct chain_node frame;

	ask("cat >/dev/null; printf '0x10\\nf\\n  Filename: b.h\\n"
	    "  Function start filename: a.h\\n  Function start line: 2\\n"
	    "  Line: 3\\n  Column: 4\\nmain\\n  Filename: a.c\\n"
	    "  Function start filename: \\n  Function start line: 5\\n"
	    "  Line: 6\\n0x20\\nh\\n  Line: 7\\n'",
	    0, runs, &chains);
	ck_assert_uint_eq(runs[0].resolved, 1);
	frame = chains_node(&chains, runs[0].node[0]);
	ck_assert(str_equal(names_str(&chains.names, frame.name), STR("f")));
	ck_assert(str_equal(names_str(&chains.names, frame.file), STR("b.h")));
	ck_assert_uint_eq(frame.line, 3);
	ck_assert(str_equal(names_str(&chains.names, frame.begin_file),
			    STR("a.h")));
	ck_assert_uint_eq(frame.begin_line, 2);
	frame = chains_node(&chains, frame.outer);
	ck_assert(str_equal(names_str(&chains.names, frame.name), STR("main")));
	ck_assert_uint_eq(names_str(&chains.names, frame.begin_file).length, 0);
	ck_assert_uint_eq(frame.begin_line, 5);
	ck_assert_uint_eq(frame.line, 6);
	ck_assert_uint_eq(frame.outer, NONE);
	ck_assert_uint_eq(runs[0].node[1], NONE);
	end(runs, &chains);
}
END_TEST

/* A chain of 256 frames is taken, and one of 10,000 is not; nor is a line of more than 64 bits. */
START_TEST(deep)
{
	struct chains chains = {.names.count = 0};
	struct symbolizer runs[2];
	struct chain_node frame;
	size_t depth = 1;

	ask("frames() { awk -v n=$1 'BEGIN { while (n-- > 0) print \"f\\n  Filename: a.c\\n"
	    "  Line: 99999999999999999999999\" }'; }\n"
	    "cat >/dev/null; echo 0x10; frames 10000; echo 0x20; frames 256; echo 0x30; frames 257",
	    0, runs, &chains);
	ck_assert_ptr_null(runs[0].why);
	ck_assert_uint_eq(runs[0].resolved, 1);
	ck_assert_uint_eq(runs[0].node[0], NONE);
	ck_assert_uint_eq(runs[1].node[0], NONE);
	frame = chains_node(&chains, runs[0].node[1]);
	ck_assert(str_equal(names_str(&chains.names, frame.name), STR("f")));
	ck_assert_uint_eq(frame.line, 0);
	for (; frame.outer != NONE; depth++)
		frame = chains_node(&chains, frame.outer);
	ck_assert_uint_eq(depth, 256);
	end(runs, &chains);
}
END_TEST

/* One that says nothing, and one that never ends. */
START_TEST(slow)
{
	static const char *const scripts[] = {
		"exec sleep 100",
		"while :; do echo 0x10; echo f; echo a.c:1; done",
	};
	size_t i;

	for (i = 0; i < LENGTH(scripts); i++) {
		struct chains chains = {.names.count = 0};
		struct symbolizer runs[2];

		ask(scripts[i], 300, runs, &chains);
		ck_assert_ptr_nonnull(strstr(runs[0].why, "took too long"));
		ck_assert_ptr_nonnull(strstr(runs[1].why, "took too long"));
		end(runs, &chains);
	}
}
END_TEST

SUITE_OF(symbolizer, chains_of_frames, frames_of_fields, deep, slow)
