/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/debuginfod.h"

#include "base/number.h"
#include "base/util.h"
#include "system/helper.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { SECONDS = 90, DAY = 24 * 3600, LONGEST_PATH = 4096 };

void debuginfod_init(struct debuginfod *debuginfod, struct diag *diag,
		     FILE *progress)
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
	if (number_eat(&text, &seconds) == NUMBER_OK && !text.length &&
	    seconds > 0 && seconds < DAY)
		debuginfod->seconds = (unsigned)seconds;
	if (urls && urls[strspn(urls, " ")])
		return;
	diag_warn(diag, "--debuginfod: DEBUGINFOD_URLS in the environment "
			"names no server");
	debuginfod->gave_up = true;
}

void debuginfod_free(struct debuginfod *debuginfod)
{
	size_t i;

	for (i = 0; i < debuginfod->asked.count; i++)
		free(debuginfod->path[i]);
	free(debuginfod->path);
	names_free(&debuginfod->asked);
}

/* A path as the helper wants it, absolute; or NULL. */
static char *absolute(struct str name)
{
	char *path = str_copy(name), *directory, *whole;

	if (path[0] == '/' || path[0] == '.' || strlen(path) != name.length ||
	    !name.length) {
		if (path[0] == '/' && strlen(path) == name.length)
			return path;
		free(path);
		return NULL;
	}
	/* What is under the current directory is shown relative to it. */
	directory = getcwd(NULL, 0);
	whole = directory ? util_format("%s/%s", directory, path) : NULL;
	free(directory);
	free(path);
	return whole;
}

/* The first object that is here and has code of a file, or NULL. */
static char *object_of(const struct profile *profile, name_id file)
{
	struct stat status;
	portion_id i;
	name_id last = NONE;

	for (i = 0; i < profile->portions.count; i++) {
		struct pair portion = profile->portions.pairs[i];
		name_id object = profile_object(profile, portion.a);
		char *path;

		if (portion.b != file || object == last)
			continue;
		last = object;
		path = absolute(names_str(&profile->names, object));
		if (path && stat(path, &status) == 0 && S_ISREG(status.st_mode))
			return path;
		free(path);
	}
	return NULL;
}

static void show_progress(const struct debuginfod *d, const char *source)
{
	if (!d->progress)
		return;
	fprintf(d->progress, "\rasking debuginfod, %zu: ", d->asked.count);
	str_print(d->progress, str_of(source));
	fputs("\x1b[K", d->progress);
	fflush(d->progress);
}

static char *ask(struct debuginfod *d, const char *object, const char *source)
{
	const char *const argv[] = {"debuginfod-find", "source", object, source,
				    NULL};
	char answer[LONGEST_PATH];
	enum helper_result result;

	show_progress(d, source);
	result = helper_ask(argv, d->seconds, answer, sizeof(answer));
	if (d->progress) {
		fputs("\r\x1b[K", d->progress);
		fflush(d->progress);
	}
	switch (result) {
	case HELPER_ANSWERED:
		return util_format("%s", answer);
	case HELPER_FAILED:
		break;
	case HELPER_MISSING:
		diag_warn(d->diag, "--debuginfod: the program debuginfod-find "
				   "is not installed");
		d->gave_up = true;
		break;
	case HELPER_TOO_SLOW:
		diag_warn(d->diag,
			  "--debuginfod: no answer for %s in %u seconds, no "
			  "more is asked",
			  source, d->seconds);
		d->gave_up = true;
		break;
	}
	return NULL;
}

const char *debuginfod_source(struct debuginfod *debuginfod,
			      const struct profile *profile, name_id file)
{
	struct str name = names_str(&profile->names, file);
	size_t before = debuginfod->asked.count;
	char *object, *source, *path = NULL;
	uint32_t id;

	if (debuginfod->gave_up) {
		id = names_find(&debuginfod->asked, name);
		return id == NONE ? NULL : debuginfod->path[id];
	}
	id = names_id(&debuginfod->asked, name);
	if (debuginfod->asked.count == before)
		return debuginfod->path[id];
	source = absolute(name);
	object = source ? object_of(profile, file) : NULL;
	if (object)
		path = ask(debuginfod, object, source);
	free(object);
	free(source);
	debuginfod->path =
		util_grow(debuginfod->path, &debuginfod->room,
			  debuginfod->asked.count, sizeof(*debuginfod->path));
	debuginfod->path[id] = path;
	return path;
}
