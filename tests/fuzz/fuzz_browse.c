/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Any keys and sizes of the terminal, on any profile: the browser goes on until the
 * terminal is gone, and writes nothing else than a terminal can take.  An input is a
 * line of options, a profile, or two with a line "--- NEW ---" between them, a line
 * "--- KEYS ---", and what is typed (tty.h).
 */
#include "setup.h"
#include "tty.h"

#include "browse/walk.h"

/* What one input may take is bounded by these. */
enum { KEYS = 4000, PROFILE = 8000 };

/* Does what main() does. */
static void walk(struct run *run)
{
	struct error error = {.text = ""};
	bool good;

	run->rules.directory = STR("/home/");
	run->directory = str_copy(STR("/home/"));
	run_begin(run);
	good = run_read(run, &error) && browse(run, &error);
	REQUIRE(good || error.text[0]);
	run_end(run);
	free(run->directory);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	const struct str source = STR("a\n\tb\n\xff\x9b\nd\ne\nf\n");
	struct str left = {(const char *)data, size};
	struct str line = str_eat_until(&left, '\n'), before, after;
	struct arguments arguments;
	struct run run = {.diag.warnings = NULL};
	char text[200];
	int length, fds[2];

	after = eat_before(&left, "--- KEYS ---");
	before = eat_old(&after);
	if (!after.length || after.length > PROFILE || before.length > PROFILE || left.length > KEYS ||
	    line.length > 80 || memchr(line.at, '\0', line.length))
		return 0;
	memory_clear();
	memory_file(NULL, source);
	memory_programs(source, 0);
	/* What the user names is opened as it is. */
	fds[0] = memory_open(after);
	fds[1] = before.length ? memory_open(before) : -1;
	length = snprintf(text, sizeof(text), "--browse%s%.*s%s", line.length ? " " : "",
			  (int)line.length, line.at, before.length ? " --diff" : "");
	if (before.length)
		length += snprintf(text + length, sizeof(text) - (size_t)length, " /dev/fd/%d",
				   fds[1]);
	length += snprintf(text + length, sizeof(text) - (size_t)length, " /dev/fd/%d", fds[0]);
	tty_script(left);
	arguments_begin(&arguments, (struct str){text, (size_t)length});
	if (arguments.good && arguments.options.browse && are_tame(&arguments.options)) {
		run.options = arguments.options;
		walk(&run);
	}
	arguments_free(&arguments);
	close(fds[0]);
	if (before.length)
		close(fds[1]);
	return 0;
}
