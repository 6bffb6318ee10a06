/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "figures/slices.h"

#include "base/distinct.h"
#include "base/str.h"
#include "base/util.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

struct str slices_file(const struct profile *profile, const struct side *side)
{
	return side->first_part < side->end_part
		       ? names_str(&profile->names,
				   profile->parts[side->first_part].file)
		       : STR("");
}

/* Whether name is among the first count names. */
static bool is_among(char *const *names, size_t count, const char *name)
{
	size_t i;

	for (i = 0; i < count; i++)
		if (strcmp(names[i], name) == 0)
			return true;
	return false;
}

/* Returns a copy of name, with a number if another slice has the same name. */
static char *unlike(char *const *names, size_t count, struct str name)
{
	char *text = util_format("%.*s", (int)name.length, name.at);
	size_t n = 2;

	while (is_among(names, count, text)) {
		free(text);
		text = util_format("%.*s (%zu)", (int)name.length, name.at,
				   n++);
	}
	return text;
}

static void name_by_file(const struct profile *profile, char **names)
{
	struct str *list = util_alloc(profile->slice_count, sizeof(*list));
	size_t i;

	for (i = 0; i < profile->slice_count; i++)
		list[i] = slices_file(profile, profile->slices[i]);
	distinct_shorten(list, profile->slice_count);
	for (i = 0; i < profile->slice_count; i++)
		names[i] = unlike(names, i, list[i]);
	free(list);
}

char **slices_name(const struct profile *profile,
		   const struct settings *settings)
{
	char **names = util_alloc(profile->slice_count, sizeof(*names));
	const char *kind =
		settings->compare == COMPARE_PART ? "part" : "thread";
	size_t i;

	if (settings->compare == COMPARE_FILE) {
		name_by_file(profile, names);
		return names;
	}
	for (i = 0; i < profile->slice_count; i++)
		names[i] = util_format("%s %" PRIu64, kind,
				       profile->slices[i]->key);
	return names;
}

void slices_free(char **names, size_t count)
{
	while (count)
		free(names[--count]);
	free(names);
}
