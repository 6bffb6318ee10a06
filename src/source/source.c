/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/source.h"

#include "system/input.h"

/* At most this number of components at the end of a name is looked for. */
enum { MOST_SLASHES = 64 };

/* --- finding ----------------------------------------------------------- */

/* Returns whether a real path is a file or directory, or inside it. */
static bool is_under(const char *path, const char *directory)
{
	char *real = regular_path(directory);
	struct str rest = str_of(path);
	bool under;

	if (!real)
		return false;
	/* Only the root's path ends with a slash. */
	under = str_eat(&rest, str_of(real)) && (!real[1] || !rest.length || rest.at[0] == '/');
	free(real);
	return under;
}

static struct str without_slashes(struct str path)
{
	while (path.length > 1 && path.at[path.length - 1] == '/')
		path.length--;
	return path;
}

/*
 * Returns the directory of the i-th place, where names below *from are looked for; "": all names.
 * Its bytes up to the next NUL name it, too.
 */
static struct str place_of(const struct source_search *search, size_t i, struct str *from)
{
	const struct words *include = search->include, *map = &search->settings->source_map;
	struct str to = str_of(i < include->count ? include->at[i] : map->at[i - include->count]);

	*from = i < include->count ? STR("") : without_slashes(str_eat_until(&to, '='));
	return without_slashes(to);
}

/* Returns whether --sources=inside allows a real path. */
static bool is_inside(const char *real, const struct source_search *search)
{
	bool inside = is_under(real, ".");
	struct str from;

	for (size_t i = 0; !inside && i < search->place_count; i++)
		inside = is_under(real, place_of(search, i, &from).at);
	return inside;
}

/* Reads a file whole, within the limits.  False: *error says why its text cannot be shown. */
static bool read_all(struct source_text *text, struct input *input, struct limits *limits,
		     struct error *error)
{
	struct str block, line;
	uint64_t lines = 0;

	if (input->size > limits_left(limits, LIMIT_SOURCE_BYTES))
		return error_set(error, "%s: beyond 256 MB of sources in all; --limits=no has it",
				 input->path);
	limits_take(limits, LIMIT_SOURCE_BYTES, input->size);
	UTIL_PUSH(text->marks, text->mark_count, text->mark_room) = 0;
	while (input_block(input, &block, error)) {
		text->bytes =
			util_grow(text->bytes, &text->room, text->length + block.length + 1, 1);
		if (!block.length)
			return true;
		if (memchr(block.at, '\0', block.length))
			return error_set(error, "%s: a binary file, which is not shown",
					 input->path);
		memcpy(text->bytes + text->length, block.at, block.length);
		text->length += block.length;
		for (line = block; line.length;) {
			str_eat_until(&line, '\n');
			if (++lines % SOURCE_MARK == 0)
				UTIL_PUSH(text->marks, text->mark_count, text->mark_room) =
					text->length - line.length;
		}
	}
	return false;
}

/* Returns the text of an open file, which is read the first time. */
static const struct source_text *text_of(struct source *source, const char *real,
					 struct input *input)
{
	struct source_search *search = source->search;
	name_id id = names_id(&search->read, str_of(real));
	struct source_text *text;
	struct error why;

	if (id < search->text_count)
		return search->texts[id];
	text = util_alloc(1, sizeof(*text));
	if (!read_all(text, input, source->limits, &why))
		text->why = str_copy(str_of(why.text));
	if (input->cut)
		source_search_remark(search, SOURCE_CUT, input->path);
	/* An array of pointers.  NOLINTNEXTLINE(bugprone-sizeof-expression) */
	return UTIL_PUSH(search->texts, search->text_count, search->text_room) = text;
}

/* Returns whether an open file may be used; sets the text.  False: *error says why not. */
static bool may_use(struct source *source, const char *real, struct input *input,
		    struct error *error)
{
	const struct source_search *search = source->search;

	source->size = input->size;
	source->changed = input->changed;
	if (source->use != SOURCE_WANTED && search->settings->sources == SOURCES_INSIDE &&
	    !is_inside(real, search))
		return error_set(error, "%s: outside the directories of --sources=inside",
				 input->path);
	if (source->use == SOURCE_OBJECT)
		return !source_is_newer(source, source->side) ||
		       error_set(error, "changed after the profile was taken; before you build "
					"again, keep a copy (cp -p), and say where it is with "
					"--source-map=FROM=TO or -I DIR");
	source->text = text_of(source, real, input);
	source->rest = (struct str){source->text->bytes, source->text->length};
	return !source->text->why || error_set(error, "%s", source->text->why);
}

/* Opens a path for the search; takes ownership of path and heading. */
static bool try_open(struct source *source, char *path, char *heading)
{
	struct input input;
	struct error why;
	char *real;
	bool missing, good = input_open_regular(&input, path, &real, &missing, &why);

	if (good) {
		good = may_use(source, real, &input, &why);
		missing = false;
		input_close(&input);
	}
	free(real);
	if (good) {
		source->path = path;
		source->heading = heading;
		source->absence = SOURCE_FOUND;
		return true;
	}
	if (!missing && source->absence == SOURCE_MISSING) {
		source->absence = SOURCE_REFUSED;
		*source->error = why;
	}
	free(path);
	free(heading);
	return false;
}

/*
 * Tries a name in a place, if it is the place's FROM or below it.  compat: the name is appended to
 * the directory, an absolute name too.
 */
static bool try_place(struct source *source, size_t place, const char *name)
{
	struct str from, to = place_of(source->search, place, &from), rest = str_of(name);
	const int n = (int)to.length;

	if (!str_eat(&rest, from) ||
	    (from.length && rest.length && rest.at[0] != '/' && from.at[from.length - 1] != '/'))
		return false;
	if (from.length)
		str_eat(&rest, STR("/"));
	return rest.length ? try_open(source, util_format("%.*s/%s", n, to.at, rest.at),
				      util_format("%.*s/ + %s", n, to.at, rest.at))
			   : try_open(source, str_copy(to), str_copy(to));
}

/* Counts the files and objects of the profile by the last components of their names. */
static void count_ends(struct source_search *search)
{
	const struct profile *profile = search->profile;
	size_t names = profile->names.count;
	bool *counted = util_alloc(names, sizeof(*counted));

	names_free(&search->ends);
	free(search->ends_count);
	search->ends_count = util_alloc(names + 1, sizeof(*search->ends_count));
	search->ends_portions = profile->portions.count;
	for (size_t i = 0; i < (search->before ? 1 : profile_all_sides(profile)); i++) {
		const struct side *side = search->before ? search->before : profile->sides[i];

		profile_mark_files(profile, side, counted);
		for (portion_id j = 0; j < side->portion_count; j++)
			if (profile_has_portion(side, j))
				counted[profile_object(profile, profile->portions.pairs[j].a)] =
					true;
	}
	for (name_id i = 0; i < names; i++)
		if (counted[i])
			search->ends_count[names_id(&search->ends,
						    str_base(names_str(&profile->names, i)))]++;
	free(counted);
}

/*
 * Returns whether the last component of a plain name is enough, though it says little: many
 * projects have a list.c.  So it is if the profile has no other file of that name; but not of
 * ./malloc/malloc.c and ../lib/list.c, as files of libraries are called.
 */
static bool is_enough(struct source_search *search, const char *name, const char *last)
{
	const char *rest = name;
	name_id id;

	while (strncmp(rest, "../", 3) == 0 || strncmp(rest, "./", 2) == 0)
		rest = strchr(rest, '/') + 1;
	if (rest != name && rest != last)
		return false;
	if (search->ends_portions != search->profile->portions.count)
		count_ends(search);
	id = names_find(&search->ends, str_of(last));
	return id == NONE || search->ends_count[id] < 2;
}

/*
 * Tries all ends of a plain name, the longest first, but not those that lead out of the place, in
 * the places of --include.
 */
static void try_ends(struct source *source, const char *name)
{
	struct source_search *search = source->search;
	const char *end = name + strlen(name);
	unsigned slashes = 0;

	if (!search->include->count)
		return;
	while (end > name && slashes < MOST_SLASHES)
		slashes += *--end == '/';
	while ((end = strchr(end, '/')) != NULL) {
		while (*end == '/')
			end++;
		if (!*end || str_begins(str_of(end), STR("../")) ||
		    (!strchr(end, '/') && !is_enough(search, name, end)))
			continue;
		for (size_t i = 0; i < search->include->count; i++)
			if (try_place(source, i, end))
				return;
	}
}

/* Tries a name as it is, but of OLD, and in all places. */
static bool try_name(struct source *source, const char *name)
{
	const struct source_search *search = source->search;

	if (!search->before && try_open(source, util_format("%s", name), util_format("%s", name)))
		return true;
	for (size_t i = 0; i < search->place_count; i++)
		if (try_place(source, i, name))
			return true;
	return false;
}

enum source_absence source_find(struct source *source, struct str name, enum source_use use,
				const struct side *side, struct source_search *search,
				struct error *error)
{
	enum { LONGEST = 64 << 10 }; /* bytes: longer paths cannot be opened */
	const bool before = search->before;
	char *written, *plain;
	struct str rest;
	bool found;

	*source = (struct source){
		.search = search,
		.use = use,
		.side = side,
		.limits = use == SOURCE_TEXT ? search->limits : NULL,
		.absence = SOURCE_MISSING,
		.error = error,
	};
	error_set(error, "no such file; say where it is with --source-map=FROM=TO or -I DIR");
	/*
	 * No file has such a name, though one may have its beginning.  Fails at
	 * once, as each function of --fn would look for it again.
	 */
	if (!name.length || name.length > LONGEST || memchr(name.at, '\0', name.length))
		return SOURCE_MISSING;
	written = str_copy(name);
	plain = str_plain_path(name);
	rest = str_of(plain);
	/* These would lead out of the directory, perhaps to NEW's file. */
	while (before && (str_eat(&rest, STR("../")) || str_eat(&rest, STR("./")) ||
			  str_eat(&rest, STR("/"))))
		;
	found = !before && try_name(source, written);
	if (!found && (before || strcmp(written, plain) != 0))
		found = try_name(source, rest.at);
	if (!found)
		try_ends(source, rest.at);
	free(plain);
	free(written);
	return source->absence;
}

enum source_absence source_find_file(struct source *source, const struct report *report,
				     const struct report_file *file, struct source_search *search)
{
	enum source_absence absence = SOURCE_MISSING;
	const struct woven *woven = woven_of(report->woven, file->file);
	enum source_use use = file->wanted ? SOURCE_WANTED : SOURCE_TEXT;
	struct error why;
	struct str name;

	if (!file->wanted &&
	    (search->settings->only_named || !limits_take(search->limits, LIMIT_SOURCE_TEXT, 1)))
		return SOURCE_MISSING;
	if (woven) {
		*source = (struct source){
			.changed = woven->changed,
			.woven = woven,
			.search = search,
			.limits = file->wanted ? NULL : search->limits,
			.path = util_format("%s", woven->path),
			.heading = util_format("%s", woven->heading),
		};
		return SOURCE_FOUND;
	}
	for (size_t n = 0; report_source_name(report, file, n, &name); n++) {
		enum source_absence after = source_find(source, name, use, NULL, search, &why);

		if (after == SOURCE_FOUND)
			return SOURCE_FOUND;
		if (after == SOURCE_REFUSED) {
			source_search_remark(search, SOURCE_NOT_READ, why.text);
			absence = after;
		}
	}
	return absence;
}

/* --- the search -------------------------------------------------------- */

void source_search_init(struct source_search *search, const struct settings *settings,
			const struct profile *profile, const struct side *before)
{
	const struct words *include = before ? &settings->old_sources : &settings->include;

	*search = (struct source_search){
		.settings = settings,
		.profile = profile,
		.before = before,
		.include = include,
		.place_count = include->count + (before ? 0 : settings->source_map.count),
	};
}

void source_search_remark(struct source_search *search, enum source_remark remark, const char *path)
{
	struct source_remarks *remarks = &search->remarks[remark];

	if (!remarks->first)
		remarks->first = str_copy(str_of(path));
	else
		remarks->others |= strcmp(remarks->first, path) != 0;
}

void source_search_tell(const struct source_search *search, struct diag *diag)
{
	static const char *const said[] = {
		[SOURCE_APART] = ": may differ from OLD's source: its lines show NEW's cost, not "
				 "the change; --old-sources=DIR says where OLD's sources are",
		[SOURCE_AMBIGUOUS] =
			": the names of several files of the profile end in it: give a "
			"longer path",
		[SOURCE_NEWER] =
			": changed after the profile was taken: its lines may not be those "
			"that ran",
		[SOURCE_PAST_END] = ": the profile has costs of lines past its end: is it the file "
				    "that was compiled?",
		[SOURCE_CUT] = ": lines of more than 1 MB are cut",
		[SOURCE_NOT_READ] = "",
	};

	for (size_t i = 0; i < SOURCE_REMARKS; i++) {
		const struct source_remarks *remarks = &search->remarks[i];

		if (remarks->first)
			diag_warn(diag, "%s%s%s", remarks->first,
				  remarks->others ? " (and others)" : "", said[i]);
	}
}

void source_search_free(struct source_search *search)
{
	names_free(&search->ends);
	free(search->ends_count);
	names_free(&search->read);
	while (search->text_count) {
		struct source_text *text = search->texts[--search->text_count];

		free(text->bytes);
		free(text->marks);
		free(text->why);
		free(text);
	}
	free(search->texts);
	for (size_t i = 0; i < SOURCE_REMARKS; i++)
		free(search->remarks[i].first);
}

/* --- the stream -------------------------------------------------------- */

static uint64_t lower(uint64_t line, uint64_t context)
{
	return line > context ? line - context : 1;
}

static uint64_t upper(uint64_t line, uint64_t context)
{
	return line > UINT64_MAX - context ? UINT64_MAX : line + context;
}

/* The first line from i on whose costs are large enough to show it. */
static size_t next_large(const struct source_lines *costs, size_t i)
{
	while (i < costs->count && (costs->lines[i].number == 0 || !costs->lines[i].costly))
		i++;
	return i;
}

/*
 * Finds the next window of lines to show: the context of a costly line, joined
 * with the next while they overlap (compat: not if they only touch).
 */
static bool next_window(struct source *source)
{
	const struct source_lines *costs = source->costs;
	uint64_t context = source->context;
	size_t i = next_large(costs, source->next_large);
	uint64_t first; /* line that has costs or calls */

	source->high = 0;
	if (i == costs->count)
		return false;
	first = costs->lines[!costs->lines->number].number;
	source->low = lower(costs->lines[i].number, context);
	if (source->inside && source->low < first)
		source->low = first;
	do {
		source->high = upper(costs->lines[i].number, context);
		i = next_large(costs, i + 1);
		/* Without context, lines that touch are joined. */
	} while (i < costs->count &&
		 lower(costs->lines[i].number, context) <= upper(source->high, !context));
	source->next_large = i;
	if (source->inside && source->high > costs->lines[costs->count - 1].number)
		source->high = costs->lines[costs->count - 1].number;
	source->gap_due = source->low > 1 && (!source->inside || source->line);
	return true;
}

void source_begin(struct source *source, const struct source_lines *costs, uint64_t context)
{
	source->costs = costs;
	source->context = context;
	next_window(source);
}

bool source_text(struct source *source, uint64_t line, struct str *text)
{
	const struct source_text *of = source->text;
	const struct woven *woven = source->woven;

	if (woven) {
		const bool there = line && line <= woven->count;

		source->line = there ? line : woven->count;
		if (there)
			*text = names_str(&woven->texts, woven->lines[line - 1].text);
		return there;
	}
	/* From the last mark before it on, unless the line comes soon, or none is left. */
	if (line <= source->line || (source->rest.length && line - source->line > SOURCE_MARK)) {
		uint64_t mark = line ? (line - 1) / SOURCE_MARK : 0;

		mark = mark < of->mark_count ? mark : of->mark_count - 1;
		source->line = mark * SOURCE_MARK;
		source->rest =
			(struct str){of->bytes + of->marks[mark], of->length - of->marks[mark]};
	}
	while (source->line < line) {
		if (!source->rest.length)
			return false;
		*text = str_eat_until(&source->rest, '\n');
		source->line++;
	}
	if (text->length && text->at[text->length - 1] == '\r')
		text->length--;
	return line > 0;
}

/* Finds the kind, number and text of the next item. */
static enum source_kind next_kind(struct source *source, struct source_item *item)
{
	const struct source_lines *costs = source->costs;

	if (source->high && source->line >= source->high) {
		item->number = source->line;
		/* Without context, one gap is put between lines. */
		if (next_window(source) ? source->context : !source->inside)
			return SOURCE_GAP;
	}
	if (!source->high)
		return SOURCE_END;
	if (source->gap_due) {
		source->gap_due = false;
		item->number = source->low;
		return SOURCE_GAP;
	}
	item->number = source->line < source->low ? source->low : source->line + 1;
	if (source_text(source, item->number, &item->text)) {
		if (limits_take(source->limits, LIMIT_SOURCE_TEXT, item->text.length + 1))
			return SOURCE_LINE;
		/* The costs that are left are dropped. */
		source->high = 0;
		return SOURCE_END;
	}
	while (source->next < costs->count && (costs->lines[source->next].number <= source->line ||
					       !costs->lines[source->next].costly))
		source->next++;
	if (source->next == costs->count)
		return SOURCE_END;
	item->number = costs->lines[source->next].number;
	return SOURCE_BOGUS;
}

void source_next(struct source *source, struct source_item *item)
{
	const struct source_lines *costs = source->costs;

	*item = (struct source_item){.text = STR("")};
	item->kind = next_kind(source, item);
	if (item->kind == SOURCE_LINE || item->kind == SOURCE_BOGUS) {
		while (source->next < costs->count &&
		       costs->lines[source->next].number < item->number)
			source->next++;
		if (source->next < costs->count &&
		    costs->lines[source->next].number == item->number)
			item->line = costs->lines[source->next++];
	}
	if (source->woven)
		item->mark = woven_mark(source->woven, item->number);
	item->numbers = woven_numbers(source->woven, item->number);
}

bool source_is_newer(const struct source *source, const struct side *side)
{
	/* Files that are unpacked together have nearly the same time. */
	enum { NEARLY_SAME = 2 }; /* seconds */

	return side->changed.tv_sec && source->changed.tv_sec > side->changed.tv_sec + NEARLY_SAME;
}

void source_close(struct source *source)
{
	free(source->path);
	free(source->heading);
}
