/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "source/source.h"
#include "values/sides.h"

/* Longer texts are not aligned. */
enum { MOST_BYTES = 32 << 20, MOST_LINES = 1 << 21 };

/* State while OLD's lines are mapped to NEW's. */
struct old_sources {
	const struct profile *profile;
	struct str directory; /* cut from the front of names */
	struct diag *diag;
	struct source_search old_search, search;
	struct groups originals[2]; /* spellings of OLD and NEW, by name */
	/* By name: OLD had code in the file before pairing; NEW has. */
	bool *old_has, *new_has;
	struct names bases; /* last components of the files of OLD */
	name_id *of_base;   /* by bases: the file, or NONE: there are several */
	struct woven_files *files;
	bool any;      /* some texts were woven */
	bool recorded; /* no --old-sources: those that OLD has recorded */
	name_id *from; /* by name: the file of OLD for this file's old text; NONE: not looked for */
};

/* --- state ------------------------------------------------------------- */

enum { OLD, NEW };

/* During pairing, profile->current is OLD's side. */
static const struct side *side_of(const struct profile *profile, int which)
{
	return profile->sides[which == OLD ? 0 : profile->side_count - 1];
}

/* --- finding ----------------------------------------------------------- */

/* Looks for a file by the names that a side has for it. */
static bool find_on(struct old_sources *s, name_id file, int which, struct source_search *search,
		    struct source *source)
{
	const struct map *written = &side_of(s->profile, which)->originals;
	struct ids ids = groups_get(&s->originals[which], file);
	struct error why;
	size_t n = 0;

	do {
		name_id id = ids.count ? written->pairs[ids.id[n]].b : file;
		struct str name = names_str(&s->profile->names, id);

		str_eat(&name, s->directory);
		if (source_find(source, name, SOURCE_TEXT, NULL, search, &why) == SOURCE_FOUND)
			return true;
	} while (++n < ids.count);
	return false;
}

/* Finds OLD's source; where OLD has recorded it, another one may be by now. */
static bool find_old(struct old_sources *s, name_id file, struct source *source)
{
	if (s->recorded && (s->new_has[file] || !s->old_has[file]))
		return false;
	if (!find_on(s, file, OLD, &s->old_search, source))
		return false;
	if (!s->recorded || !source_is_newer(source, side_of(s->profile, OLD)))
		return true;
	source_close(source);
	return false;
}

/* Takes all lines of a text; false: it is too long. */
static bool read_lines(const struct old_sources *s, struct source *source, struct names *texts,
		       struct text_lines *lines)
{
	struct str text;

	if (source->text->length > MOST_BYTES ||
	    source->text->mark_count > MOST_LINES / SOURCE_MARK) {
		diag_warn(s->diag, "%s is too long for its lines to be compared", source->path);
		return false;
	}
	while (source_text(source, lines->count + 1, &text))
		UTIL_PUSH(lines->id, lines->count, lines->room) = names_id(texts, text);
	return true;
}

/* --- weaving ----------------------------------------------------------- */

/* Weaves OLD's text with NEW's, which may be NULL; NULL: one is too long. */
static struct woven *weave_texts(struct old_sources *s, struct source *before, struct source *after)
{
	struct woven *woven = util_alloc(1, sizeof(*woven));
	uint32_t *match;

	if (!read_lines(s, before, &woven->texts, &woven->before) ||
	    (after && !read_lines(s, after, &woven->texts, &woven->after))) {
		woven_free(woven);
		free(woven);
		return NULL;
	}
	woven->path_before = util_format("%s", before->path);
	woven->heading = util_format("%s%s(OLD: %s)", after ? after->heading : "", after ? " " : "",
				     before->heading);
	if (after)
		woven->changed = after->changed;
	woven->path = util_format("%s", after ? after->path : before->path);
	match = util_alloc(woven->before.count, sizeof(*match));
	woven_align((struct ids){woven->before.id, woven->before.count},
		    (struct ids){woven->after.id, woven->after.count}, woven->texts.count, match);
	woven_make(woven, match);
	free(match);
	s->any = true;
	return woven;
}

/*
 * Returns a file's woven texts, OLD's as it has it in the file `from`; or NULL.  That is the file
 * itself or, where OLD has no such file, the first one that its functions moved from, which has its
 * last component if any file of OLD has.
 */
static struct woven *woven_for(struct old_sources *s, name_id from, name_id file)
{
	struct woven **woven = &s->files->of[file];
	struct source before, after;
	bool found;

	/* What OLD alone has is one text, where nothing says where NEW's would be. */
	if (s->from[file] != NONE || (s->recorded && !s->new_has[file]))
		return *woven;
	s->from[file] = from;
	if (!find_old(s, from, &before))
		return NULL;
	found = find_on(s, file, s->new_has[file] ? NEW : OLD, &s->search, &after);
	if (found || !s->new_has[file])
		*woven = weave_texts(s, &before, found ? &after : NULL);
	source_close(&before);
	if (found)
		source_close(&after);
	return *woven;
}

/* --- placing ----------------------------------------------------------- */

/*
 * The file of OLD whose text is that of NEW's file, or NONE: several may be.  OLD can have code by
 * mistake in another file, as in a header.
 */
static name_id text_of(const struct old_sources *s, name_id from, name_id to)
{
	struct str base = str_base(names_str(&s->profile->names, to));
	name_id id = names_find(&s->bases, base);

	if (s->old_has[to])
		return to;
	return id == NONE || str_equal(base, str_base(names_str(&s->profile->names, from)))
		       ? from
		       : s->of_base[id];
}

/* Returns the number in NEW's file `to` for a line of OLD's file `from`. */
static uint64_t place_line(void *sources, name_id from, name_id to, uint64_t number)
{
	struct old_sources *s = sources;
	name_id own = s->from[to] != NONE ? s->from[to] : text_of(s, from, to);
	const struct woven *woven = own == NONE ? NULL : woven_for(s, own, to);
	struct woven_numbers place;

	if (own != NONE && !woven)
		return number;
	/* Of another text than that of the file, or so large: it is not known where the line is. */
	if (own != from || !number || number >= WOVEN_REMOVED >> 1)
		return 0;
	number |= WOVEN_REMOVED;
	place = woven_numbers(woven, woven_old_place(woven, number));
	return place.after ? place.after : number;
}

bool old_sources_join(struct profile *profile, const struct settings *settings,
		      struct str directory, struct limits *limits, struct woven_files *files,
		      size_t *matched, struct diag *diag, struct error *error)
{
	size_t names = profile->names.count;
	struct old_sources s = {
		.profile = profile,
		.directory = directory,
		.diag = diag,
		.files = files,
		.recorded = !settings->old_sources.count,
	};
	struct profile_lines lines = {place_line, &s};
	/* Whether lines of OLD are shown beside those of NEW. */
	bool shown = settings->diff &&
		     (settings->annotate ||
		      (!settings->only_named && (settings->fn.count || settings->by == BY_LINE)));
	bool good;

	if (s.recorded && !shown)
		return sides_join(profile, NULL, matched, error);
	s.from = util_alloc(names, sizeof(*s.from));
	memset(s.from, 0xff, names * sizeof(*s.from));
	files->of = util_alloc(names, sizeof(struct woven *));
	files->count = names;
	source_search_init(&s.old_search, settings, profile, profile->sides[0]);
	/* There are no directories, and OLD's names lead to files that NEW does not have. */
	if (s.recorded)
		s.old_search.before = NULL;
	source_search_init(&s.search, settings, profile, NULL);
	s.old_search.limits = s.search.limits = limits;
	s.old_has = util_alloc(names, sizeof(bool));
	s.new_has = util_alloc(names, sizeof(bool));
	profile_mark_files(profile, profile->sides[0], s.old_has);
	profile_mark_files(profile, profile->current, s.new_has);
	s.of_base = util_alloc(names, sizeof(*s.of_base));
	for (name_id file = 0; file < names; file++) {
		size_t bases = s.bases.count;
		name_id id;

		if (!s.old_has[file])
			continue;
		id = names_id(&s.bases, str_base(names_str(&profile->names, file)));
		s.of_base[id] = id == bases ? file : NONE;
	}
	for (int i = OLD; i <= NEW; i++)
		groups_of_pairs(&s.originals[i], &side_of(profile, i)->originals, names);
	good = sides_join(profile, &lines, matched, error);
	if (!s.recorded)
		s.old_search.before = profile->sides[0];
	/* Those of NEW's files that no line of OLD was moved to are left. */
	for (name_id file = 0; file < files->count; file++)
		if (s.new_has[file])
			woven_for(&s, file, file);
	if (s.recorded && !s.any)
		woven_files_free(files);
	source_search_tell(&s.old_search, diag);
	source_search_tell(&s.search, diag);
	for (int i = OLD; i <= NEW; i++)
		groups_free(&s.originals[i]);
	free(s.from);
	free(s.old_has);
	free(s.new_has);
	names_free(&s.bases);
	free(s.of_base);
	source_search_free(&s.old_search);
	source_search_free(&s.search);
	return good;
}
