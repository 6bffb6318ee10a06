/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/demangle.h"

#include "system/process.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

/*
 * The limits of the program: SECONDS of time, and LONGER times its input and
 * SOME more bytes of output, as a demangled name may be many times longer.
 */
enum { SECONDS = 60, LONGER = 32, SOME = 1 << 20 };

/* Whether a name is mangled: C++ or Rust, legacy or v0; macOS adds a "_". */
static bool is_mangled(struct str name)
{
	return (str_begins(name, STR("_Z")) || str_begins(name, STR("__Z")) ||
		str_begins(name, STR("_R")) || str_begins(name, STR("__R"))) &&
	       !memchr(name.at, '\0', name.length);
}

static bool explain(enum process_result result, const char *program, struct error *error)
{
	switch (result) {
	case PROCESS_ANSWERED:
		return true;
	case PROCESS_FAILED:
		return error_set(error, "--demangle: %s failed", program);
	case PROCESS_MISSING:
		break;
	case PROCESS_TOO_SLOW:
		return error_set(error,
				 "--demangle: %s has not ended after %d "
				 "seconds",
				 program, SECONDS);
	}
	if (errno == ENOENT)
		return error_set(error,
				 "--demangle: the program %s is not "
				 "installed; CXXFILT in the environment can "
				 "name another one",
				 program);
	return error_set(error, "--demangle: cannot run %s: %s", program, strerror(errno));
}

/* Splits the output of the program into names, one to a line. */
static bool take_names(struct renames *renames, size_t length, const char *program,
		       struct error *error)
{
	struct str rest = {renames->text, length};
	size_t i;

	renames->demangled = util_alloc(renames->mangled.count, sizeof(*renames->demangled));
	for (i = 0; i < renames->mangled.count; i++) {
		if (!memchr(rest.at, '\n', rest.length))
			break;
		renames->demangled[i] = str_eat_until(&rest, '\n');
	}
	return (i == renames->mangled.count && !rest.length) ||
	       error_set(error, "--demangle: %s has not printed a line for each name", program);
}

/* Runs the program on the list of mangled names and reads its output. */
static bool filter(struct renames *renames, FILE *list, size_t bytes, struct error *error)
{
	const char *program = getenv("CXXFILT");
	const char *argv[] = {program && *program ? program : "c++filt", NULL};
	size_t room = LONGER * bytes + SOME, length;

	renames->text = util_alloc(room, 1);
	return explain(process_ask(argv, fileno(list), SECONDS, renames->text, room, &length),
		       argv[0], error) &&
	       take_names(renames, length, argv[0], error);
}

bool demangle_names(struct renames *renames, const struct profile *profile, struct error *error)
{
	FILE *list = tmpfile();
	size_t bytes = 0;
	bool good = list != NULL;
	uint32_t i;

	for (i = 0; good && i < profile->functions.count; i++) {
		struct str name = names_str(&profile->names, profile_name(profile, i));
		size_t before = renames->mangled.count;

		if (!is_mangled(name))
			continue;
		names_id(&renames->mangled, name);
		if (renames->mangled.count == before)
			continue;
		fwrite(name.at, 1, name.length, list);
		good = fputc('\n', list) != EOF;
		bytes += name.length + 1;
	}
	good = (good && fflush(list) == 0 && fseek(list, 0, SEEK_SET) == 0) ||
	       error_set(error, "--demangle: a temporary file: %s", strerror(errno));
	good = good && (!bytes || filter(renames, list, bytes, error));
	if (list)
		fclose(list);
	return good;
}
