/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/objects.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

bool objects_is_none(struct str object)
{
	return !object.length || str_equal(object, STR("???"));
}

enum objects_result objects_find(struct source *file, const struct side *side, struct str name,
				 struct source_search *search, struct error *error)
{
	struct scratch scratch;
	struct error ignored;

	switch (source_find(file, name, SOURCE_OBJECT, search, error)) {
	case SOURCE_FOUND:
		break;
	case SOURCE_UNREADABLE:
		return OBJECTS_UNREADABLE;
	default:
		error_set(error, "%s: no such object, here or under a directory of --include",
			  diag_quote(&scratch, name));
		return OBJECTS_GONE;
	}
	if (!source_is_newer(file, side))
		return OBJECTS_OPEN;
	error_set(error, "%s: changed after the profile was taken", file->path);
	source_close(file);
	if (source_find(file, name, SOURCE_COPY, search, &ignored) == SOURCE_FOUND) {
		if (!source_is_newer(file, side))
			return OBJECTS_OPEN;
		source_close(file);
	}
	return OBJECTS_NEWER;
}

ssize_t objects_read(const struct source *file, char *to, size_t size, uint64_t offset)
{
	ssize_t n;

	do
		n = pread(file->input.fd, to, size, (off_t)offset);
	while (n < 0 && errno == EINTR);
	return n;
}

/* --- with --diff ------------------------------------------------------- */

/* Returns whether two open files have the same bytes; if not, *error says so. */
static bool have_same_bytes(const struct source *a, const struct source *b, struct limits *limits,
			    struct error *error)
{
	enum { SIZE = 64 * 1024 };
	uint64_t size = a->input.size, offset = 0;
	bool same = size == b->input.size;
	char *x, *y;

	if (a->marks->id == b->marks->id)
		return true;
	if (same && !limits_take(limits, LIMIT_OBJECTS, 2 * size))
		return error_set(error, "%s and %s are too large to be compared", a->path, b->path);
	x = util_alloc(2, SIZE);
	y = x + SIZE;
	while (same && offset < size) {
		ssize_t n = objects_read(a, x, SIZE, offset);

		same = n > 0 && objects_read(b, y, (size_t)n, offset) == n &&
		       memcmp(x, y, (size_t)n) == 0;
		offset += (uint64_t)n;
	}
	free(x);
	return same || error_set(error, "%s and %s differ", a->path, b->path);
}

static bool is_same_object(const struct report *report, name_id object,
			   struct source_search *search, struct error *error)
{
	const struct side_sums *before = report_before(report), *after = report_after(report);
	struct str name_before = STR(""), name = STR("");
	struct source a, b;
	struct error why;
	bool same = false;

	report_original(report, before, object, 0, &name_before);
	report_original(report, after, object, 0, &name);
	if (objects_find(&a, before->side, name_before, search, &why) == OBJECTS_OPEN) {
		if (objects_find(&b, after->side, name, search, &why) == OBJECTS_OPEN) {
			same = have_same_bytes(&a, &b, search->limits, &why);
			source_close(&b);
		}
		source_close(&a);
	}
	return same ||
	       error_set(error, "--diff by address needs the same objects in OLD and NEW: %s",
			 why.text);
}

bool objects_are_same(const struct report *report, struct source_search *search, struct diag *diag,
		      struct error *error)
{
	const struct profile *profile = report->profile;
	const struct code *code = profile->code;
	struct scratch scratch[2];
	name_id one[2] = {NONE, NONE}, name; /* the first that only OLD, only NEW has */
	unsigned char *sides;                /* by name of an object: the sides with code of it */
	bool good = true;

	if (!profile_compares(profile) || !code)
		return true;
	sides = util_alloc(profile->names.count, 1);
	for (instruction_id i = 0; i < code->instructions.count; i++) {
		portion_id portion = code->instructions.pairs[i].a;
		name_id object = profile_object(profile, profile->portions.pairs[portion].a);

		sides[object] |= (code_cost_on(code, 0, i) ? LOCATION_OLD : 0) |
				 (code_cost_on(code, 1, i) ? LOCATION_NEW : 0);
	}
	for (name = 0; good && name < profile->names.count; name++) {
		if ((sides[name] == LOCATION_OLD || sides[name] == LOCATION_NEW) &&
		    one[sides[name] == LOCATION_NEW] == NONE)
			one[sides[name] == LOCATION_NEW] = name;
		if (sides[name] == (LOCATION_OLD | LOCATION_NEW) &&
		    !objects_is_none(report_name(report, name)))
			good = is_same_object(report, name, search, error);
	}
	free(sides);
	/* None of the functions of such objects is compared. */
	if (good && one[0] != NONE && one[1] != NONE)
		diag_warn(diag,
			  "--diff by address: only OLD has the object %s and only NEW %s, so that "
			  "their functions are gone and new; without --asm they are compared by "
			  "name",
			  diag_quote(&scratch[0], report_shown_name(report, one[0])),
			  diag_quote(&scratch[1], report_shown_name(report, one[1])));
	return good;
}
