/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/source.h"

#include "system/regular.h"

#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

/* At most this number of components at the end of a name is looked for. */
enum { MOST_SLASHES = 64 };

/* --- finding ----------------------------------------------------------- */

/* A search for one name, and its result so far. */
struct name_search {
	struct source *source;
	struct source_search *places;
	enum source_use use;
	enum source_absence absence;
	struct error *error; /* why, for SOURCE_UNREADABLE */
};

/* The name as str_plain_path() has it, or a copy. */
static char *plain_name(struct str name)
{
	char *plain = str_plain_path(name);

	return plain ? plain : str_copy(name);
}

/* Returns whether a real path is a file or directory, or inside it. */
static bool is_under(const char *path, const char *directory)
{
	char *real = regular_path(directory);
	struct str rest = str_of(path);
	bool under;

	if (!real)
		return false;
	/* Only the root's path ends with a slash. */
	under = str_eat(&rest, str_of(real)) &&
		(real[1] == '\0' || !rest.length || rest.at[0] == '/');
	free(real);
	return under;
}

/* Returns whether --sources=inside allows a real path. */
static bool is_inside(const char *real, const struct source_search *places)
{
	bool inside = is_under(real, ".");

	for (size_t i = 0; !inside && i < places->include_count; i++)
		inside = is_under(real, places->include[i].word);
	for (size_t i = 0; !inside && i < places->map_count; i++)
		inside = is_under(real, strchr(places->map[i].word, '=') + 1);
	return inside;
}

/* Returns the marks of an open file, which are of the same file unless it was changed. */
static struct source_marks *marks_of(struct source_search *places, const char *path,
				     const struct input *input)
{
	uint32_t id = names_id(&places->paths, str_of(path));
	struct source_marks *marks;

	if (id == places->marks_count)
		/* An array of pointers.  NOLINTNEXTLINE(bugprone-sizeof-expression) */
		UTIL_PUSH(places->marks, places->marks_count, places->marks_room) =
			util_alloc(1, sizeof(*marks));
	marks = places->marks[id];
	if (marks->size != input->size || marks->changed.tv_sec != input->changed.tv_sec ||
	    marks->changed.tv_nsec != input->changed.tv_nsec) {
		free(marks->list);
		*marks = (struct source_marks){.size = input->size, .changed = input->changed};
	}
	return marks;
}

/* Charges the limit for bytes of the file that were read for the first time. */
static void settle_budget(struct source *source)
{
	const struct input *input = &source->input;
	struct source_marks *marks = source->marks;

	if (!marks || input->offset <= marks->read)
		return;
	limits_take(source->limits, LIMIT_SOURCE_BYTES, input->offset - marks->read);
	marks->read = input->offset;
	/* So that a message tells that the file ended early. */
	if (input->offset == input->most && input->most < input->size)
		limits_take(source->limits, LIMIT_SOURCE_BYTES, 1);
}

/* Opens a path for the search; takes ownership of path and heading. */
static bool try_open(struct name_search *search, char *path, char *heading)
{
	struct source *source = search->source;
	struct source_search *places = search->places;
	struct input *input = &source->input;
	struct error why;
	char *real;
	bool missing, binary = false;
	bool opened = input_open_regular(input, path, &real, &missing, &why);
	bool shown = search->use == SOURCE_WANTED || !real ||
		     places->settings->sources != SOURCES_INSIDE || is_inside(real, places);
	bool good = opened && shown;

	if (good)
		source->marks = marks_of(places, real ? real : path, input);
	free(real);
	if (good && search->use < SOURCE_OBJECT) {
		uint64_t read = source->marks->read, left;
		struct str bytes;

		if (search->use == SOURCE_TEXT)
			source->limits = places->limits;
		left = limits_left(source->limits, LIMIT_SOURCE_BYTES);
		if (input->most > read && input->most - read > left)
			input->most = read + left;
		/* A file is text by the same rule as for grep. */
		if (!source->marks->text && (good = input_peek(input, &bytes, &why))) {
			bytes = str_head(bytes, INPUT_PEEK);
			binary = memchr(bytes.at, '\0', bytes.length);
			source->marks->text = good = !binary;
			if (binary) {
				settle_budget(source);
				error_set(&why, "%s", path);
			}
		}
	}
	if (good) {
		source->path = path;
		source->heading = heading;
		search->absence = SOURCE_FOUND;
		return true;
	}
	if (opened)
		input_close(input);
	if (!shown && search->absence == SOURCE_MISSING)
		search->absence = SOURCE_OUTSIDE;
	if (shown && !missing && search->absence < SOURCE_NOT_TEXT) {
		search->absence = binary ? SOURCE_NOT_TEXT : SOURCE_UNREADABLE;
		*search->error = why;
	}
	free(path);
	free(heading);
	return false;
}

char *source_place(const struct source *source, struct str directory)
{
	const char *path = source->path;
	bool direct = *path != '.' && *path != '/' && !strstr(path, "/.");
	char *real = direct ? NULL : regular_path(path), *shown;
	struct str place = str_of(real ? real : path);

	if (real && (!directory.length || !str_eat(&place, directory))) {
		place = str_of(path);
		str_eat(&place, directory);
	}
	shown = str_copy(place);
	free(real);
	return shown;
}

static bool try_in(struct name_search *search, struct str directory, const char *name)
{
	int n = (int)directory.length;

	return try_open(search, util_format("%.*s/%s", n, directory.at, name),
			util_format("%.*s/ + %s", n, directory.at, name));
}

/* compat: the name is appended to the directory, an absolute name too. */
static bool try_under(struct name_search *search, const struct source_place *place,
		      const char *name)
{
	return try_in(search, str_of(place->word), name);
}

/* Tries FROM=TO, if the name is FROM or below it. */
static bool try_map(struct name_search *search, const struct source_place *place, const char *name)
{
	struct str to = str_of(strchr(place->word, '=') + 1);
	struct str from = str_of(place->from), rest = str_of(name);

	while (from.length > 1 && from.at[from.length - 1] == '/')
		from.length--;
	while (to.length > 1 && to.at[to.length - 1] == '/')
		to.length--;
	if (!from.length || !str_eat(&rest, from) ||
	    (rest.length && rest.at[0] != '/' && from.at[from.length - 1] != '/'))
		return false;
	str_eat(&rest, STR("/"));
	return rest.length ? try_in(search, to, rest.at)
			   : try_open(search, str_copy(to), str_copy(to));
}

/*
 * Tries all ends of a plain name that have a directory, the longest first, but not those that lead
 * out of the place.
 */
static bool try_ends(struct name_search *search, const struct source_place *place, const char *name)
{
	const char *begin = name + strlen(name);
	unsigned slashes = 0;

	while (begin > name && slashes < MOST_SLASHES)
		slashes += *--begin == '/';
	for (const char *end = strchr(begin, '/'); end; end = strchr(end, '/')) {
		while (*end == '/')
			end++;
		if (strchr(end, '/') && !str_begins(str_of(end), STR("../")) &&
		    try_under(search, place, end))
			return true;
	}
	return false;
}

/* The number of files and objects in the profile whose names have this last component. */
static size_t ends_in(struct source_search *search, struct str last)
{
	const struct profile *profile = search->profile;
	size_t names = profile->names.count;
	name_id id;

	if (!search->ends_count || search->ends_portions != profile->portions.count) {
		bool *counted = util_alloc(names, sizeof(*counted));

		names_free(&search->ends);
		free(search->ends_count);
		search->ends_count = util_alloc(names + 1, sizeof(*search->ends_count));
		search->ends_portions = profile->portions.count;
		for (size_t i = 0; i < profile->portions.count; i++) {
			struct pair portion = profile->portions.pairs[i];

			if (!search->before || profile_has_portion(search->before, (portion_id)i))
				counted[portion.b] = counted[profile_object(profile, portion.a)] =
					true;
		}
		for (name_id i = 0; i < names; i++) {
			char *plain = counted[i] ? plain_name(names_str(&profile->names, i)) : NULL;

			if (plain)
				search->ends_count[names_id(&search->ends,
							    str_base(str_of(plain)))]++;
			free(plain);
		}
		free(counted);
	}
	id = names_find(&search->ends, last);
	return id == NONE ? 0 : search->ends_count[id];
}

/*
 * Tries the last component of a plain name alone, which says little: many projects have a list.c.
 * It is enough if the profile has no other file of that name; but not of ./malloc/malloc.c and
 * ../lib/list.c, as files of libraries are called.
 */
static bool try_last(struct name_search *search, const char *name)
{
	struct source_search *places = search->places;
	struct str rest = str_of(name), last = str_base(rest);

	while (str_eat(&rest, STR("../")) || str_eat(&rest, STR("./")))
		;
	if (!last.length || (*name == '.' && rest.at != last.at && !places->before) ||
	    !places->include_count || ends_in(places, last) > 1)
		return false;
	for (size_t i = 0; i < places->include_count; i++)
		if (try_under(search, &places->include[i], last.at))
			return true;
	return false;
}

/* Looks for a name, which is not empty: as it is written, and plain. */
static bool look_for(struct name_search *search, const char *name, const char *plain)
{
	struct source_search *places = search->places;
	const char *const names[] = {name, plain};
	struct str rest = str_of(plain);

	for (size_t n = 0; !places->before && n < (strcmp(name, plain) == 0 ? 1 : 2); n++) {
		if (search->use != SOURCE_COPY &&
		    try_open(search, util_format("%s", names[n]), util_format("%s", names[n])))
			return true;
		for (size_t i = 0; i < places->include_count; i++)
			if (try_under(search, &places->include[i], names[n]))
				return true;
		for (size_t i = 0; i < places->map_count; i++)
			if (try_map(search, &places->map[i], names[n]))
				return true;
	}
	/* These would lead out of the directory, perhaps to NEW's file. */
	while (places->before && (str_eat(&rest, STR("../")) || str_eat(&rest, STR("./")) ||
				  str_eat(&rest, STR("/"))))
		;
	for (size_t i = 0; i < places->include_count; i++)
		if ((places->before && rest.length &&
		     try_under(search, &places->include[i], rest.at)) ||
		    try_ends(search, &places->include[i], rest.at))
			return true;
	return try_last(search, plain);
}

enum source_absence source_find(struct source *source, struct str name, enum source_use use,
				struct source_search *places, struct error *error)
{
	enum { LONGEST = 64 << 10 }; /* bytes: longer paths cannot be opened */
	struct name_search search = {source, places, use, SOURCE_MISSING, error};
	char *path, *plain;

	*source = (struct source){.input = {.fd = -1}};
	/*
	 * No file has such a name, though one may have its beginning.  Fails at
	 * once, as each function of --fn would look for it again.
	 */
	if (!name.length || name.length > LONGEST || memchr(name.at, '\0', name.length))
		return SOURCE_MISSING;
	path = str_copy(name);
	plain = plain_name(name);
	look_for(&search, path, plain);
	free(plain);
	free(path);
	return search.absence;
}

enum source_absence source_find_file(struct source *source, const struct report *report,
				     const struct report_file *file, struct source_search *places,
				     struct error *error)
{
	enum source_absence absence = SOURCE_MISSING;
	const struct woven *woven = woven_of(report->woven, file->file);
	enum source_use use = file->wanted ? SOURCE_WANTED : SOURCE_TEXT;
	struct str name = STR("");
	size_t n;

	if (places->settings->only_named && !file->wanted)
		return SOURCE_MISSING;
	if (!file->wanted && (!limits_take(places->limits, LIMIT_SOURCE_TEXT, 1) ||
			      !limits_take(places->limits, LIMIT_SOURCE_BYTES, 1)))
		return SOURCE_BEYOND;
	if (woven) {
		*source = (struct source){
			.input = {.fd = -1, .changed = woven->changed, .cut = woven->cut},
			.woven = woven,
			.limits = file->wanted ? NULL : places->limits,
			.path = util_format("%s", woven->path),
			.heading = util_format("%s", woven->heading),
		};
		return SOURCE_FOUND;
	}
	for (n = 0; report_source_name(report, file, n, &name); n++) {
		struct error why;
		enum source_absence after = source_find(source, name, use, places, &why);

		if (after == SOURCE_FOUND)
			return SOURCE_FOUND;
		if (after <= absence)
			continue;
		absence = after;
		*error = why;
	}
	return absence;
}

struct str source_search_name(struct source_search *places, const struct report *report,
			      name_id file)
{
	const struct report_file wanted = {.file = file};
	struct source source;
	struct error ignored;
	char **place;

	if (!report_is_file(report, file))
		return report_shown_name(report, file);
	if (!places->shown)
		places->shown = util_alloc(places->profile->names.count, sizeof(*places->shown));
	place = &places->shown[file];
	if (!*place) {
		if (source_find_file(&source, report, &wanted, places, &ignored) == SOURCE_FOUND) {
			*place = source_place(&source, report->directory);
			source_close(&source);
		}
		if (!*place || **place == '/' || str_begins(str_of(*place), STR("../"))) {
			free(*place);
			*place = str_copy(STR(""));
		}
	}
	return **place ? limits_name(report->limits, str_of(*place))
		       : report_shown_name(report, file);
}

/* --- the search -------------------------------------------------------- */

static struct source_place *places_of(const struct words *words)
{
	struct source_place *list = util_alloc(words->count, sizeof(*list));

	for (size_t i = 0; i < words->count; i++) {
		struct str to = str_of(words->at[i]);

		list[i].word = words->at[i];
		list[i].from = plain_name(str_eat_until(&to, '='));
	}
	return list;
}

void source_search_init(struct source_search *search, const struct settings *settings,
			const struct profile *profile, const struct side *before)
{
	const struct words *include = before ? &settings->old_sources : &settings->include;

	*search = (struct source_search){
		.settings = settings,
		.profile = profile,
		.before = before,
		.include = places_of(include),
		.include_count = include->count,
		.map = places_of(&settings->source_map),
		.map_count = before ? 0 : settings->source_map.count,
	};
}

void source_search_remark(struct source_search *search, enum source_remark remark, const char *path)
{
	struct source_remarks *remarks = &search->remarks[remark];

	if (!remarks->count++)
		remarks->path = str_copy(str_of(path));
}

void source_search_apart(struct source_search *search, const struct source *source)
{
	if (!source->marks || source->marks->apart)
		return;
	source->marks->apart = true;
	source_search_remark(search, SOURCE_APART, source->path);
}

void source_search_unreadable(struct source_search *search, enum source_absence absence,
			      const struct error *error, struct diag *diag)
{
	if (absence == SOURCE_NOT_TEXT)
		source_search_remark(search, SOURCE_BINARY, error->text);
	if (absence == SOURCE_UNREADABLE)
		diag_warn(diag, "%s", error->text);
}

void source_search_tell(const struct source_search *search, struct diag *diag)
{
	static const char *const said[] = {
		[SOURCE_APART] = "may differ from OLD's source: its lines show NEW's cost, not the "
				 "change",
		[SOURCE_NEWER] = "changed after the profile was taken: its lines may not be those "
				 "that ran",
		[SOURCE_PAST_END] = "the profile has costs of lines past its end: is it the file "
				    "that was compiled?",
		[SOURCE_BINARY] = "a binary file, which is not shown",
	};
	const char *before = search->settings->old_sources.count
				     ? "; --old-sources does not have OLD's"
				     : "; --old-sources=DIR says where OLD's sources are";

	for (size_t i = 0; i < SOURCE_REMARKS; i++) {
		const struct source_remarks *remarks = &search->remarks[i];
		char more[64] = "";

		if (remarks->count > 1)
			snprintf(more, sizeof(more), " and %s more",
				 number_grouped((int64_t)remarks->count - 1).text);
		if (remarks->count)
			diag_warn(diag, "%s%s: %s%s", remarks->path, more, said[i],
				  i == SOURCE_APART ? before : "");
	}
}

void source_search_warn(const struct source_search *search, struct diag *diag)
{
	const char *option = search->before ? "--old-sources=" : "-I ";

	for (size_t i = 0; i < search->include_count; i++) {
		const char *word = search->include[i].word;
		struct stat status;

		if (stat(word, &status) != 0 || !S_ISDIR(status.st_mode))
			diag_warn(diag, "%s%s: the directory does not exist", option, word);
	}
	for (size_t i = 0; i < search->map_count; i++) {
		const char *word = search->map[i].word, *to = strchr(word, '=') + 1;

		if (*to && access(to, F_OK) != 0)
			diag_warn(diag, "--source-map=%s: %s does not exist", word, to);
	}
}

static void free_places(struct source_place *places, size_t count)
{
	for (size_t i = 0; i < count; i++)
		free(places[i].from);
	free(places);
}

void source_search_free(struct source_search *search)
{
	free_places(search->include, search->include_count);
	free_places(search->map, search->settings ? search->settings->source_map.count : 0);
	names_free(&search->ends);
	free(search->ends_count);
	names_free(&search->paths);
	while (search->marks_count) {
		free(search->marks[--search->marks_count]->list);
		free(search->marks[search->marks_count]);
	}
	free(search->marks);
	for (size_t i = 0; search->shown && i < search->profile->names.count; i++)
		free(search->shown[i]);
	free(search->shown);
	for (size_t i = 0; i < SOURCE_REMARKS; i++)
		free(search->remarks[i].path);
	*search = (struct source_search){0};
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

/* The number of the first line that has costs or calls. */
static uint64_t first_line(const struct source_lines *costs)
{
	size_t i = 0;

	while (i + 1 < costs->count && costs->lines[i].number == 0)
		i++;
	return costs->lines[i].number;
}

/* Returns whether the lines at two places, and all between them, were removed or added. */
static bool is_one_change(const struct woven *woven, uint64_t from, uint64_t to)
{
	if (!woven || !from)
		return false;
	while (from <= to && woven_mark(woven, from) != ' ')
		from++;
	return from > to;
}

/*
 * Finds the next window of lines to show: the context of a costly line, joined
 * with the next while they overlap (compat: not if they only touch).  It ends
 * before a line that has costs, but none to show.
 */
static bool next_window(struct source *source)
{
	const struct source_lines *costs = source->costs;
	uint64_t context = source->context;
	/* Without context, lines that touch are joined. */
	uint64_t touch = context == 0;
	size_t i = next_large(costs, source->next_large), n;
	uint64_t number, other, before = source->high;

	source->high = 0;
	if (i == costs->count)
		return false;
	number = costs->lines[i].number;
	source->low = lower(number, context);
	if (source->inside && source->low < first_line(costs))
		source->low = first_line(costs);
	n = util_count_below(costs->others, costs->other_count, sizeof(*costs->others), number);
	if (n && source->low <= costs->others[n - 1])
		source->low = costs->others[n - 1] + 1;
	other = n < costs->other_count ? costs->others[n] : UINT64_MAX;
	do {
		source->high = upper(costs->lines[i].number, context);
		if (source->high >= other)
			source->high = other - 1;
		i = next_large(costs, i + 1);
	} while (i < costs->count && costs->lines[i].number < other &&
		 lower(costs->lines[i].number, context) <= upper(source->high, touch));
	source->next_large = i;
	if (source->inside && source->high > costs->lines[costs->count - 1].number)
		source->high = costs->lines[costs->count - 1].number;
	source->gap_due = source->low > 1 && (!source->inside || source->line) &&
			  !(touch && is_one_change(source->woven, before, source->low));
	return true;
}

void source_begin(struct source *source, const struct source_lines *costs, uint64_t context)
{
	source->costs = costs;
	source->context = context;
	next_window(source);
}

void source_skip(struct source *source, uint64_t line)
{
	const struct source_marks *marks = source->marks;
	struct error ignored;
	const struct source_mark *last;
	size_t n = source->woven || !marks
			   ? 0
			   : util_count_below(marks->list, marks->count, sizeof(*last), line);

	if (!n)
		return;
	last = &marks->list[n - 1];
	if (last->lines <= source->line || !input_seek(&source->input, last->offset, &ignored))
		return;
	source->line = last->lines;
	source->block = STR("");
	source->ended = false;
}

bool source_read_line(struct source *source, struct str *text, bool *failed, struct error *error)
{
	const struct woven *woven = source->woven;

	if (woven && source->line < woven->count) {
		*text = names_str(&woven->texts, woven->lines[source->line++].text);
		return true;
	}
	source->ended |= woven != NULL;
	if (!source->block.length && !source->ended) {
		struct source_marks *marks = source->marks;
		uint64_t offset;

		/* Store the offset of the next block, if it was not reached before. */
		if (input_place(&source->input, &offset) &&
		    (!marks->count || marks->list[marks->count - 1].offset < offset))
			UTIL_PUSH(marks->list, marks->count, marks->room) =
				(struct source_mark){source->line, offset};
		if (!input_block(&source->input, &source->block, error)) {
			*failed = source->ended = true;
			return false;
		}
		source->ended = source->block.length == 0;
	}
	if (source->ended)
		return false;
	*text = str_eat_until(&source->block, '\n');
	if (text->length && text->at[text->length - 1] == '\r')
		text->length--;
	source->line++;
	return true;
}

static bool next_item(struct source *source, struct source_item *item, struct error *error)
{
	const struct source_lines *costs = source->costs;
	bool failed = false;

	*item = (struct source_item){.kind = SOURCE_END, .text = STR("")};
	if (source->high && source->line >= source->high && !source->ended) {
		uint64_t line = source->line;

		/* Without context, one gap is put between lines. */
		if (next_window(source) ? source->context : !source->inside) {
			item->kind = SOURCE_GAP;
			item->number = line;
			return true;
		}
	}
	if (!source->high)
		return true;
	if (source->gap_due) {
		source->gap_due = false;
		item->kind = SOURCE_GAP;
		item->number = source->low;
		return true;
	}
	source_skip(source, source->low);
	while (source_read_line(source, &item->text, &failed, error)) {
		if (source->line < source->low)
			continue;
		/* At a limit, the costs that are left are dropped. */
		if (!limits_take(source->limits, LIMIT_SOURCE_TEXT, item->text.length + 1)) {
			source->high = 0;
			return true;
		}
		item->kind = SOURCE_LINE;
		item->number = source->line;
		while (source->next < costs->count &&
		       costs->lines[source->next].number < item->number)
			source->next++;
		if (source->next < costs->count &&
		    costs->lines[source->next].number == item->number)
			item->line = costs->lines[source->next++];
		return true;
	}
	if (failed)
		return false;
	if (source->input.most < source->input.size) {
		source->high = 0;
		return true;
	}
	while (source->next < costs->count && (costs->lines[source->next].number <= source->line ||
					       !costs->lines[source->next].costly))
		source->next++;
	if (source->next < costs->count) {
		item->kind = SOURCE_BOGUS;
		item->line = costs->lines[source->next++];
		item->number = item->line.number;
	}
	return true;
}

bool source_next(struct source *source, struct source_item *item, struct error *error)
{
	if (!next_item(source, item, error))
		return false;
	if (source->woven)
		item->mark = woven_mark(source->woven, item->number);
	item->numbers = woven_numbers(source->woven, item->number);
	return true;
}

bool source_is_newer(const struct source *source, const struct side *side)
{
	/* Files that are unpacked together have nearly the same time. */
	enum { NEARLY_SAME = 2 }; /* seconds */

	return side->changed.tv_sec &&
	       source->input.changed.tv_sec > side->changed.tv_sec + NEARLY_SAME;
}

void source_close(struct source *source)
{
	settle_budget(source);
	input_close(&source->input);
	free(source->path);
	free(source->heading);
}
