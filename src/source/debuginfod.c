/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/debuginfod.h"

#include "base/number.h"
#include "base/util.h"
#include "system/helpers.h"
#include "system/regular.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { SECONDS = 90, DAY = 24 * 3600 };

void debuginfod_init(struct debuginfod *debuginfod, struct diag *diag, FILE *progress)
{
	const char *urls = getenv("DEBUGINFOD_URLS");
	const char *timeout = getenv("DEBUGINFOD_TIMEOUT");
	struct str text = str_of(timeout ? timeout : "");
	uint64_t seconds;

	*debuginfod = (struct debuginfod){
		.diag = diag,
		.progress = progress,
		.seconds = SECONDS,
	};
	if (number_eat(&text, &seconds) == NUMBER_OK && !text.length && seconds > 0 &&
	    seconds < DAY)
		debuginfod->seconds = (unsigned)seconds;
	if (urls && urls[strspn(urls, " ")])
		return;
	diag_warn(diag, "--debuginfod: DEBUGINFOD_URLS in the environment names no server");
	debuginfod->gave_up = true;
}

void debuginfod_free(struct debuginfod *debuginfod)
{
	for (size_t i = 0; i < debuginfod->asked.count; i++)
		free(debuginfod->path[i]);
	free(debuginfod->path);
	free(debuginfod->relative);
	names_free(&debuginfod->asked);
}

void debuginfod_end(const struct debuginfod *debuginfod)
{
	struct scratch scratch;

	if (debuginfod->relative)
		diag_warn(debuginfod->diag,
			  "--debuginfod: not asked for %s file%s whose names "
			  "do not say where they were built, such as %s; with "
			  "--mod-file=\"s|^%s|DIR/|\" they do",
			  number_grouped((int64_t)debuginfod->relative_count).text,
			  debuginfod->relative_count == 1 ? "" : "s",
			  diag_quote(&scratch, str_of(debuginfod->relative)),
			  str_begins(str_of(debuginfod->relative), STR("..")) ? "[.][.]/" : "[.]/");
}

/* Returns whether only the compiler's directory would make a name absolute. */
static bool is_relative(struct str name)
{
	return str_begins(name, STR("./")) || str_begins(name, STR("../"));
}

/* Returns the absolute path for a name, or NULL.  The caller frees it. */
static char *absolute(struct str name)
{
	char *path, *directory, *whole;

	if (!name.length || memchr(name.at, '\0', name.length) || is_relative(name))
		return NULL;
	path = str_copy(name);
	if (path[0] == '/')
		return path;
	/* Names below the current directory were made relative to it. */
	directory = regular_path(".");
	whole = directory ? util_format("%s/%s", directory, path) : NULL;
	free(directory);
	free(path);
	return whole;
}

/* Finds the first object with code of a file on this machine; or NULL. */
static char *local_object(const struct profile *profile, name_id file)
{
	struct stat status;
	name_id last = NONE;

	for (portion_id i = 0; i < profile->portions.count; i++) {
		struct pair portion = profile->portions.pairs[i];
		name_id object;
		char *path;

		if (portion.b != file)
			continue;
		object = profile_object(profile, portion.a);
		if (object == last)
			continue;
		last = object;
		path = absolute(names_str(&profile->names, object));
		if (path && stat(path, &status) == 0 && S_ISREG(status.st_mode))
			return path;
		free(path);
	}
	return NULL;
}

/* What the client says. */
struct answer {
	char *path; /* the first line; empty: it cannot be a path; NULL: none */
};

static void take_path(void *context, struct str line)
{
	struct answer *answer = context;
	bool good = line.at && line.length < STR_PATH && !memchr(line.at, '\0', line.length);

	if (!answer->path)
		answer->path = str_copy(good ? line : STR(""));
}

static char *run_client(struct debuginfod *d, const char *object, const char *source)
{
	const char *const argv[] = {"debuginfod-find", "source", object, source, NULL};
	struct answer answer = {NULL};
	struct helper client = {
		.argv = argv,
		.asks = true,
		.input = STR(""),
		.take = take_path,
		.context = &answer,
	};

	if (d->progress) {
		fprintf(d->progress, "\rasking debuginfod, %zu: ", d->asked.count);
		str_print(d->progress, str_of(source));
		fputs("\x1b[K", d->progress);
		fflush(d->progress);
	}
	helpers_run(&client, 1, (int64_t)d->seconds * 1000);
	if (d->progress) {
		fputs("\r\x1b[K", d->progress);
		fflush(d->progress);
	}
	d->gave_up = client.result != HELPER_ENDED;
	if (client.result == HELPER_MISSING)
		diag_warn(d->diag, "--debuginfod: the program debuginfod-find is not installed");
	else if (client.result == HELPER_UNUSED)
		diag_warn(d->diag, "--debuginfod: cannot run debuginfod-find: %s",
			  strerror(client.error));
	else if (client.result == HELPER_SLOW)
		diag_warn(d->diag, "--debuginfod: no answer for %s in %u seconds; giving up",
			  source, d->seconds);
	else if (client.result == HELPER_UNREAD)
		diag_warn(d->diag, "--debuginfod: the answer of debuginfod-find cannot be read: %s",
			  strerror(client.error));
	if (client.result == HELPER_ENDED && client.status == 0 && answer.path && *answer.path)
		return answer.path;
	free(answer.path);
	return NULL;
}

const char *debuginfod_source(struct debuginfod *debuginfod, const struct profile *profile,
			      name_id file, struct str name)
{
	size_t before = debuginfod->asked.count;
	char *object, *source, *path = NULL;
	uint32_t id;

	id = debuginfod->gave_up ? names_find(&debuginfod->asked, name)
				 : names_id(&debuginfod->asked, name);
	if (debuginfod->asked.count == before)
		return id == NONE ? NULL : debuginfod->path[id];
	source = absolute(name);
	object = source ? local_object(profile, file) : NULL;
	if (is_relative(name)) {
		debuginfod->relative_count++;
		if (!debuginfod->relative)
			debuginfod->relative = str_copy(name);
	}
	if (object)
		path = run_client(debuginfod, object, source);
	free(object);
	free(source);
	debuginfod->path = util_grow(debuginfod->path, &debuginfod->room, debuginfod->asked.count,
				     sizeof(*debuginfod->path));
	debuginfod->path[id] = path;
	return path;
}
