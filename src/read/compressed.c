/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/compressed.h"

#include "base/number.h"

#include <inttypes.h>
#include <stdlib.h>

/* The slot that holds the name of an id: the name + 1, or 0 for none. */
static uint32_t *id_slot(struct compressed *ids, uint64_t id)
{
	size_t before = ids->far.count;
	uint32_t far;

	if (id < (uint64_t)ID_PAGE * ID_PAGES) {
		uint32_t **page;

		ids->pages = util_grow(ids->pages, &ids->page_room,
				       id / ID_PAGE + 1, sizeof(*ids->pages));
		while (ids->page_count <= id / ID_PAGE)
			ids->pages[ids->page_count++] = NULL;
		page = &ids->pages[id / ID_PAGE];
		if (!*page)
			*page = util_alloc(ID_PAGE, sizeof(**page));
		return &(*page)[id % ID_PAGE];
	}
	far = map_id(&ids->far, (uint32_t)(id >> 32), (uint32_t)id);
	if (ids->far.count > before) {
		ids->far_name =
			util_grow(ids->far_name, &ids->far_room, ids->far.count,
				  sizeof(*ids->far_name));
		ids->far_name[far] = 0;
	}
	return &ids->far_name[far];
}

void compressed_free(struct compressed *ids)
{
	size_t i;

	for (i = 0; i < ids->page_count; i++)
		free(ids->pages[i]);
	free(ids->pages);
	map_free(&ids->far);
	free(ids->far_name);
	names_free(&ids->raw);
	free(ids->after);
}

/* A name without the directory that files are shown relative to. */
static struct str shorten(const struct parser *p, const struct compressed *ids,
			  struct str name)
{
	if (ids == &p->files)
		str_eat(&name, p->rules->directory);
	return name;
}

/* Remembers how a file or object is written that has got another name. */
static void keep_original(struct parser *p, const struct compressed *ids,
			  name_id kept, struct str name)
{
	struct names *names = &p->profile->names;

	if (ids != &p->functions && !str_equal(names_str(names, kept), name))
		map_id(&p->profile->now->originals, kept,
		       names_id(names, name));
}

/* The id of a name after the changes that the user wants. */
static name_id renamed(struct parser *p, struct compressed *ids,
		       struct str name)
{
	struct names *names = &p->profile->names;
	name_id raw = names_id(&ids->raw, name);
	struct str text;

	ids->after = util_grow(ids->after, &ids->after_room, ids->raw.count,
			       sizeof(*ids->after));
	if (raw < ids->after_count)
		return ids->after[raw];
	ids->after_count = ids->raw.count;
	text = renames_apply(ids->renames, name);
	ids->after[raw] = names_id(names, shorten(p, ids, text));
	free((char *)text.at);
	keep_original(p, ids, ids->after[raw], name);
	return ids->after[raw];
}

static bool has_renames(const struct compressed *ids)
{
	return ids->renames && ids->renames->count;
}

/* The id of a name as the profile keeps it. */
static name_id keep_name(struct parser *p, struct compressed *ids,
			 struct str name)
{
	struct names *names = &p->profile->names;
	struct str shown;

	if (has_renames(ids))
		return renamed(p, ids, name);
	shown = shorten(p, ids, name);
	/* Programs that write names out write most of them again and again. */
	if (ids->last == NONE || !str_equal(names_str(names, ids->last), shown))
		ids->last = names_id(names, shown);
	if (shown.length < name.length)
		keep_original(p, ids, ids->last, name);
	return ids->last;
}

static name_id define(struct parser *p, struct compressed *ids, uint64_t id,
		      struct str name)
{
	uint32_t *slot = id_slot(ids, id);
	name_id kept;

	/* Each part defines its names again. */
	if (*slot && !has_renames(ids) &&
	    str_equal(names_str(&p->profile->names, *slot - 1),
		      shorten(p, ids, name)))
		return *slot - 1;
	kept = keep_name(p, ids, name);
	if (*slot && *slot - 1 != kept)
		diag_depart(p->diag, D_ID_REDEFINED, p->line,
			    "id (%" PRIu64 ") of %s is given another name", id,
			    ids->what);
	*slot = kept + 1;
	return kept;
}

/* Takes "(ID)" from *text; if it is a name, false, and *text stays. */
static bool eat_id(struct str *text, uint64_t *id, enum number *read)
{
	const char *end = text->at + text->length;
	const char *digits = text->at + 1;
	const char *q;

	if (!text->length || text->at[0] != '(')
		return false;
	q = number_digits(digits, id);
	if (q == digits || q == end || *q != ')' ||
	    (q + 1 < end && !str_is_blank(q[1])))
		return false;
	*read = NUMBER_OK;
	if (q - digits > NUMBER_SAFE_DIGITS) {
		struct str all = {digits, (size_t)(q - digits)};

		*read = number_eat(&all, id);
	}
	*text = (struct str){q + 1, (size_t)(end - q - 1)};
	return true;
}

name_id compressed_name(struct parser *p, struct compressed *ids,
			struct str text)
{
	struct str name = str_trim_left(text);
	struct str rest = name;
	uint64_t id = 0;
	enum number read;
	uint32_t *slot;

	if (!eat_id(&rest, &id, &read))
		return keep_name(p, ids, name);
	rest = str_trim_left(rest);
	if (read != NUMBER_OK) {
		parser_depart(p, D_ID_TOO_BIG, "the id ", name,
			      " does not fit into 64 bits");
		return rest.length ? keep_name(p, ids, rest) : p->unknown;
	}
	if (rest.length)
		return define(p, ids, id, rest);
	slot = id_slot(ids, id);
	if (*slot)
		return *slot - 1;
	diag_depart(p->diag, D_ID_UNDEFINED, p->line,
		    "id (%" PRIu64 ") of %s is not defined; it is shown as "
		    "???",
		    id, ids->what);
	*slot = p->unknown + 1;
	return p->unknown;
}
