/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/compressed.h"

#include "base/number.h"

#include <inttypes.h>
#include <stdlib.h>

/* Returns the slot of an id, which holds its name + 1, or 0 for none. */
static name_id *id_slot(struct compressed *ids, uint64_t id)
{
	uint32_t far;

	if (id < COMPRESSED_NEAR) {
		ids->near =
			util_grow(ids->near, &ids->near_room, (size_t)id + 1, sizeof(*ids->near));
		while (ids->near_count <= id)
			ids->near[ids->near_count++] = 0;
		return &ids->near[id];
	}
	far = map_id(&ids->far, (uint32_t)(id >> 32), (uint32_t)id);
	while (ids->far_count <= far)
		UTIL_PUSH(ids->far_name, ids->far_count, ids->far_room) = 0;
	return &ids->far_name[far];
}

void compressed_free(struct compressed *ids)
{
	free(ids->near);
	map_free(&ids->far);
	free(ids->far_name);
	free(ids->after);
}

/*
 * Returns a name without ids->directory. Returns the whole name if the rest
 * would begin with a blank, as no name in a profile does.
 */
static struct str without_directory(const struct compressed *ids, struct str name)
{
	struct str left = name;

	str_eat(&left, ids->directory);
	return left.length && str_is_blank(left.at[0]) ? name : left;
}

/* Records the written form of a file or object whose name may have changed. */
static void keep_original(const struct compressed *ids, name_id kept, struct str name)
{
	struct names *names = &ids->profile->names;

	if (ids->has_originals)
		map_id(&ids->profile->current->originals, kept, names_id(names, name));
}

/* Returns the id of a name after --mod-file and the like. */
static name_id renamed(struct compressed *ids, struct str name)
{
	struct names *names = &ids->profile->names;
	name_id raw = names_id(names, name);

	while (ids->after_count <= raw)
		UTIL_PUSH(ids->after, ids->after_count, ids->after_room) = 0;
	if (!ids->after[raw]) {
		struct str text = renames_apply(ids->renames, name);

		ids->after[raw] = names_id(names, without_directory(ids, text)) + 1;
		str_free(text);
		keep_original(ids, ids->after[raw] - 1, name);
	}
	return ids->after[raw] - 1;
}

/* Returns the id of a name in the form that the profile keeps; `likely` is one to try first. */
static name_id keep_name(struct compressed *ids, struct str name, name_id likely)
{
	struct names *names = &ids->profile->names;
	struct str shown;

	if (ids->renames && renames_change(ids->renames, name))
		return renamed(ids, name);
	shown = without_directory(ids, name);
	if (likely == NONE || !str_equal(names_str(names, likely), shown))
		likely = names_id(names, shown);
	if (shown.length < name.length)
		keep_original(ids, likely, name);
	return likely;
}

/* Takes "(ID)" from *text; NUMBER_BAD, and *text stays, if it is a plain name. */
static enum number eat_id(struct str *text, uint64_t *id)
{
	const char *begin = text->at + 1, *end = text->at + text->length, *q;
	struct str digits;

	if (!text->length || *text->at != '(')
		return NUMBER_BAD;
	q = number_digits(begin, id);
	if (q == begin || q >= end || *q != ')' || (q + 1 < end && !str_is_blank(q[1])))
		return NUMBER_BAD;
	digits = (struct str){begin, (size_t)(q - begin)};
	*text = str_trim_left((struct str){q + 1, (size_t)(end - q - 1)});
	return number_is_safe(begin, q) ? NUMBER_OK : number_eat(&digits, id);
}

name_id compressed_name(struct compressed *ids, uint64_t line, struct str text)
{
	struct str name = str_trim_left(text), rest = name;
	struct names *names = &ids->profile->names;
	struct scratch scratch;
	uint64_t id = 0;
	enum number read = eat_id(&rest, &id);
	name_id *slot;

	if (read == NUMBER_TOO_BIG)
		departures_add(ids->departures, DEPARTURE_DAMAGE, line,
			       "the id '%s' does not fit into 64 bits", diag_quote(&scratch, name));
	/* Programs without compressed names often repeat the last one. */
	if (read == NUMBER_BAD || (read == NUMBER_TOO_BIG && rest.length))
		return ids->last = keep_name(ids, rest, ids->last);
	if (read == NUMBER_TOO_BIG)
		return names_id(names, STR("???"));
	slot = id_slot(ids, id);
	if (!rest.length && *slot)
		return *slot - 1;
	if (!rest.length)
		departures_add(ids->departures, DEPARTURE_DAMAGE, line,
			       "id (%" PRIu64 ") of %s is not defined; it is shown as ???", id,
			       ids->what);
	/* Each part of a file defines its ids again, mostly as they were. */
	*slot = (rest.length ? keep_name(ids, rest, *slot - 1) : names_id(names, STR("???"))) + 1;
	return *slot - 1;
}
