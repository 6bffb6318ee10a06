/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/compressed.h"

#include "base/number.h"

#include <inttypes.h>
#include <stdlib.h>

/* Returns the slot of an id, which holds its name + 1, or 0 for none. */
static uint32_t *id_slot(struct compressed *ids, uint64_t id)
{
	uint64_t paged = (uint64_t)ID_PAGE * ID_PAGES + 4 * ids->defined;
	const uint32_t high = (uint32_t)(id >> 32), low = (uint32_t)id;
	uint32_t far = NONE;

	/* An id may be in the map from when fewer ids could have a page. */
	if (ids->far.count)
		far = map_find(&ids->far, high, low);
	if (far == NONE && id < paged) {
		size_t number = (size_t)(id / ID_PAGE);
		uint32_t **page;

		ids->pages =
			util_grow(ids->pages, &ids->page_room, number + 1, sizeof(*ids->pages));
		while (ids->page_count <= number)
			ids->pages[ids->page_count++] = NULL;
		page = &ids->pages[number];
		if (!*page)
			*page = util_alloc(ID_PAGE, sizeof(**page));
		return &(*page)[id % ID_PAGE];
	}
	if (far == NONE) {
		far = map_id(&ids->far, high, low);
		ids->far_name = util_grow(ids->far_name, &ids->far_room, ids->far.count,
					  sizeof(*ids->far_name));
		ids->far_name[far] = 0;
	}
	return &ids->far_name[far];
}

void compressed_free(struct compressed *ids)
{
	for (size_t i = 0; i < ids->page_count; i++)
		free(ids->pages[i]);
	free(ids->pages);
	map_free(&ids->far);
	free(ids->far_name);
	names_free(&ids->raw);
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
	name_id raw = names_id(&ids->raw, name);
	struct str text;

	ids->after = util_grow(ids->after, &ids->after_room, ids->raw.count, sizeof(*ids->after));
	if (raw < ids->after_count)
		return ids->after[raw];
	ids->after_count = ids->raw.count;
	text = renames_apply(ids->renames, name);
	ids->after[raw] = names_id(names, without_directory(ids, text));
	free((char *)text.at);
	keep_original(ids, ids->after[raw], name);
	return ids->after[raw];
}

static bool is_renamed(const struct compressed *ids, struct str name)
{
	return ids->renames && renames_change(ids->renames, name);
}

/* Returns the id of a name in the form that the profile keeps. */
static name_id keep_name(struct compressed *ids, struct str name)
{
	struct names *names = &ids->profile->names;
	struct str shown;

	if (is_renamed(ids, name))
		return renamed(ids, name);
	shown = without_directory(ids, name);
	/* Programs without compressed names often repeat the last one. */
	if (ids->last == NONE || !str_equal(names_str(names, ids->last), shown))
		ids->last = names_id(names, shown);
	if (shown.length < name.length)
		keep_original(ids, ids->last, name);
	return ids->last;
}

static name_id define(struct compressed *ids, uint64_t line, uint64_t id, struct str name)
{
	uint32_t *slot = id_slot(ids, id);
	name_id kept;

	/* A later part may define the same name again. */
	if (*slot && !is_renamed(ids, name) &&
	    str_equal(names_str(&ids->profile->names, *slot - 1), without_directory(ids, name)))
		return *slot - 1;
	kept = keep_name(ids, name);
	if (*slot && *slot - 1 != kept)
		departures_add(ids->departures, D_ID_REDEFINED, line,
			       "id (%" PRIu64 ") of %s is given another name", id, ids->what);
	ids->defined += *slot == 0;
	*slot = kept + 1;
	return kept;
}

static name_id unknown(const struct compressed *ids)
{
	return names_id(&ids->profile->names, STR("???"));
}

/* Takes "(ID)" from *text; false, and *text stays, if it is a plain name. */
static bool eat_id(struct str *text, uint64_t *id, enum number *read)
{
	const char *end = text->at + text->length;
	const char *digits = text->at + 1;
	const char *q;

	if (!text->length || text->at[0] != '(')
		return false;
	q = number_digits(digits, id);
	if (q == digits || q == end || *q != ')' || (q + 1 < end && !str_is_blank(q[1])))
		return false;
	*read = NUMBER_OK;
	if (q - digits > NUMBER_SAFE_DIGITS) {
		struct str all = {digits, (size_t)(q - digits)};

		*read = number_eat(&all, id);
	}
	*text = (struct str){q + 1, (size_t)(end - q - 1)};
	return true;
}

name_id compressed_name(struct compressed *ids, uint64_t line, struct str text)
{
	struct str name = str_trim_left(text);
	struct str rest = name;
	struct scratch scratch;
	uint64_t id = 0;
	enum number read;
	uint32_t *slot;

	if (!eat_id(&rest, &id, &read))
		return keep_name(ids, name);
	rest = str_trim_left(rest);
	if (read != NUMBER_OK) {
		departures_add(ids->departures, D_ID_TOO_BIG, line,
			       "the id '%s' does not fit into 64 bits", diag_quote(&scratch, name));
		return rest.length ? keep_name(ids, rest) : unknown(ids);
	}
	if (rest.length)
		return define(ids, line, id, rest);
	slot = id_slot(ids, id);
	if (*slot)
		return *slot - 1;
	departures_add(ids->departures, D_ID_UNDEFINED, line,
		       "id (%" PRIu64 ") of %s is not defined; it is shown as ???", id, ids->what);
	*slot = unknown(ids) + 1;
	return *slot - 1;
}
