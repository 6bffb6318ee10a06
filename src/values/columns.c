/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "values/column.h"

#include "values/sides.h"

#include <ctype.h>
#include <inttypes.h>

static struct str event_name(const struct profile *profile, size_t event)
{
	return names_str(&profile->names, profile->events[event]);
}

/* --- a column by its name ----------------------------------------------- */

/* Sets *error: unknown event, with those of the profile.  Returns false. */
static bool not_found(const struct columns *columns, const char *option, struct str name,
		      struct error *error)
{
	const struct profile *profile = columns->profile;
	struct scratch scratch;
	const char *by = formula_recorded_by(name);

	error_usage(error, "--%s: the profile has no event '%s'", option,
		    diag_quote(&scratch, name));
	for (size_t i = 0; i < profile->event_count; i++)
		error_add(error, "%s %s", i ? "," : "; it has",
			  diag_quote(&scratch, event_name(profile, i)));
	if (by)
		error_add(error, "; record with %s", by);
	return false;
}

bool columns_find(struct columns *columns, const char *option, struct str name,
		  struct column *column, struct error *error)
{
	const struct defined *found = formula_find(&columns->formulas, name, column);

	if (!found || found->lacks)
		return not_found(columns, option, name, error);
	if (found->wrong)
		return error_usage(error, "%s", found->wrong);
	columns->has_formula |= !column_term(column);
	for (size_t i = 0; i < column->term_count; i++) {
		columns->calls |= column->terms[i].of == TERM_CALLS;
		columns->inclusive |= column->terms[i].of == TERM_INCLUSIVE;
	}
	return !columns->calls || columns->settings->by != BY_LINE ||
	       error_usage(error, "--%s: lines are not called, so they have no Calls", option);
}

/*
 * The event that a report is of unless --sort says another: the first that is not 0 everywhere, as
 * what is allocated is in a list of leaks; in classic, the first.
 */
static size_t main_event(const struct columns *columns)
{
	const struct profile *profile = columns->profile;
	int64_t total;

	for (unsigned i = 0; i < profile->event_count; i++)
		for (size_t side = 0; side < profile->side_count; side++)
			if (profile->below_zero || columns->settings->classic ||
			    columns->settings->compare ||
			    (cost_get(&profile->costs, profile->sides[side]->total, i, &total) &&
			     total))
				return i;
	return 0;
}

/* --- slices ------------------------------------------------------------ */

/* The first of some columns that has a name; NULL: there is none. */
static const struct column *named(const struct column *list, size_t count, struct str name)
{
	for (size_t i = 0; i < count; i++)
		if (str_equal(list[i].name, name))
			return &list[i];
	return NULL;
}

/* How many bytes the names of the files of all slices begin with, in whole words. */
static size_t shared_begin(const struct profile *profile)
{
	const struct str first =
		head_file_of(profile, profile->sides[profile_slice_side(profile, 0)]);
	size_t shared = first.length;

	for (size_t i = 1; i < profile->slice_count; i++) {
		const size_t side = profile_slice_side(profile, i);
		const struct str file = head_file_of(profile, profile->sides[side]);
		size_t n = 0;

		while (n < shared && n < file.length && file.at[n] == first.at[n])
			n++;
		shared = n;
	}
	while (shared && !ispunct((unsigned char)first.at[shared - 1]))
		shared--;
	return shared;
}

/*
 * With --compare, makes the columns of slices, and the one over all slices.  A slice is called by
 * what its file's name has behind what all begin with, up to a ".", and a number where another has
 * the same; a part by the name it was dumped with; else "part N" or "thread N".
 */
static void add_slices(struct columns *columns)
{
	const struct profile *profile = columns->profile;
	const int by = columns->settings->compare;
	const size_t front = by == COMPARE_FILE ? shared_begin(profile) : 0;
	struct column column = columns->shown[0];

	columns->slice_count = profile->slice_count;
	columns->table = util_alloc(profile->slice_count + 1, sizeof(*columns->table));
	for (size_t i = 0; i < profile->slice_count; i++) {
		const size_t at = profile_slice_side(profile, i);
		const struct side *side = profile->sides[at];
		const struct part *part = &profile->parts[side->first_part];
		struct str file = str_from(head_file_of(profile, side), front);
		struct str name = by == COMPARE_FILE   ? str_eat_until(&file, '.')
				  : by == COMPARE_PART ? profile_part_name(profile, part)
						       : STR("");
		char *text =
			name.length ? str_copy(name)
			: by == COMPARE_FILE
				? str_copy(head_file_of(profile, side))
				: util_format("%s %" PRIu64, by == COMPARE_PART ? "part" : "thread",
					      side->key);
		const int length = (int)strlen(text);

		for (size_t alike = 2; named(columns->table, i, str_of(text)); alike++) {
			char *next = util_format("%.*s (%zu)", length, text, alike);

			free(text);
			text = next;
		}
		words_add(&columns->kept, text);
		column.name = str_of(text);
		column.of_slices = true;
		column.change = false;
		column.side = at;
		columns->table[columns->table_count++] = column;
	}
	/* Profiles show a change over time; parts and threads add up. */
	column.of_slices = column.change = by == COMPARE_FILE;
	column.name = column.change ? STR("change") : STR("sum");
	column.side = 0;
	columns->table[columns->table_count++] = column;
}

/* --- what is shown, and by what it is sorted --------------------------- */

/* A word of --show or --sort: "A", or "A:90". */
struct listed {
	struct str name, threshold;
	bool has_threshold, more; /* more words follow */
};

/* Takes the first word of a list: a name may have commas and colons, and the longest one counts. */
static struct listed eat_listed(const struct columns *columns, struct str *list, const char *ends)
{
	size_t n = formula_name_length(&columns->formulas, *list, ends);
	struct listed listed = {.more = false};

	/* The list is the end of an option. */
	listed.name = str_head(*list, n ? n : strcspn(list->at, ends));
	*list = str_from(*list, listed.name.length);
	listed.has_threshold = str_eat(list, STR(":"));
	n = list->length;
	listed.threshold = str_eat_until(list, ',');
	listed.more = n > listed.threshold.length;
	return listed;
}

/*
 * The first name in the value of --show or --sort, without a threshold; empty: there is none.  A
 * tree has Calls in any case.
 */
static struct str first_name(const struct columns *columns, const char *list, const char *ends)
{
	struct str left = str_of(list && strcmp(list, "all") != 0 ? list : "");
	struct str name = eat_listed(columns, &left, ends).name;

	return columns->settings->call_tree && str_equal(name, STR("Calls")) ? STR("") : name;
}

static struct column *push_column(struct column **list, size_t *count)
{
	*list = util_realloc(*list, *count + 1, sizeof(**list));
	(*list)[*count] = (struct column){.name = STR("")};
	return &(*list)[(*count)++];
}

const struct column *columns_first(const struct columns *columns)
{
	const struct column *shown = NULL;

	for (size_t i = 0; i < columns->sorted_count && !shown; i++)
		shown = named(columns->shown, columns->shown_count, columns->sorted[i].name);
	return shown ? shown : columns->shown;
}

static bool push_shown(struct columns *columns, const char *option, struct str name,
		       struct error *error)
{
	return columns_find(columns, option, name,
			    push_column(&columns->shown, &columns->shown_count), error);
}

/* Shows what has this name, unless it is shown. */
static bool add_shown(struct columns *columns, const char *option, struct str name,
		      struct error *error)
{
	return named(columns->shown, columns->shown_count, name) ||
	       push_shown(columns, option, name, error);
}

/* Returns whether the profile counts calls: some formats have calls that are made 0 times. */
static bool has_calls(const struct profile *profile)
{
	for (size_t i = 0; i < profile->side_count; i++)
		for (size_t j = 0; j < profile->sides[i]->call_count; j++)
			if (profile->sides[i]->call[j].count)
				return true;
	return false;
}

/* For --summary and lists on screens: an event, its Incl() and Calls, where there are calls. */
static bool show_summary(struct columns *columns, struct str first, struct error *error)
{
	const struct settings *settings = columns->settings;
	const struct profile *profile = columns->profile;
	const bool calls = profile->edges.count && settings->by != BY_LINE;
	const struct defined *of;
	struct column column;

	if (!first.length || str_equal(first, STR("Calls")))
		first = event_name(profile, main_event(columns));
	of = formula_find(&columns->formulas, first, &column);
	if (!add_shown(columns, "sort", of && column.self ? column.self->name : first, error))
		return false;
	/* With --inclusive, the column of the event has what Incl() has. */
	if (calls && !settings->inclusive && !columns->shown->is_ratio &&
	    columns->shown->is_of_profile &&
	    !add_shown(columns, "summary", of->inclusive.name, error))
		return false;
	return !calls || !has_calls(profile) || add_shown(columns, "summary", STR("Calls"), error);
}

/* Shows --show, else what --summary has, else all events and what rows are sorted by. */
static bool find_shown(struct columns *columns, struct error *error)
{
	const struct settings *settings = columns->settings;
	const struct profile *profile = columns->profile;
	struct str list = str_of(settings->show ? settings->show : "");
	struct str first = settings->compare ? STR("") : first_name(columns, settings->sort, ",:");
	const bool asked = list.length;
	const bool compact = !asked && settings_list_calls(settings) && !settings->call_tree &&
			     !settings->fn.count && profile->event_count;

	/* Of a profile without events, who asks for the first column gets an empty one. */
	columns->shown = util_alloc(1, sizeof(*columns->shown));
	/* "all" is what screens advise, as they leave out what there is no room for. */
	for (struct listed word = {.more = asked && !str_equal(list, STR("all"))}; word.more;) {
		word = eat_listed(columns, &list, ",");
		if (!push_shown(columns, "show", word.name, error))
			return false;
	}
	if (columns->shown_count)
		return true;
	if (compact && !show_summary(columns, first, error))
		return false;
	if (compact && settings->summary && !settings->compare)
		return true;
	/* A list on a screen may have room for the events that are not shown yet. */
	for (size_t i = 0; i < profile->event_count; i++)
		if (!add_shown(columns, "show", event_name(profile, i), error))
			return false;
	return compact || asked || !first.length || !settings_is_of_one(settings) ||
	       add_shown(columns, "sort", first, error);
}

/* Adds the column of a word of --sort; with --compare, one of those of slices. */
static bool add_sorted(struct columns *columns, const struct listed *word, struct error *error)
{
	struct column *column = push_column(&columns->sorted, &columns->sorted_count);
	const struct column *table = columns->table;
	const struct column *found = named(table, columns->table_count, word->name);
	struct scratch scratch;

	if (!columns->slice_count && !columns_find(columns, "sort", word->name, column, error))
		return false;
	if (columns->slice_count && found) {
		*column = *found;
	} else if (columns->slice_count) {
		error_usage(error, "--sort: there is no column '%s' with --compare; there are",
			    diag_quote(&scratch, word->name));
		for (size_t i = 0; i < columns->table_count; i++)
			error_add(error, "%s %s", i ? "," : "",
				  diag_quote(&scratch, table[i].name));
		return false;
	}
	if (word->has_threshold)
		column->threshold.text = word->threshold;
	return !word->has_threshold ||
	       number_percent(word->threshold, &column->threshold.percent) ||
	       error_usage(error,
			   "--sort: '%.*s:%.*s': the threshold is not a percentage from 0 to 100",
			   (int)word->name.length, word->name.at, (int)word->threshold.length,
			   word->threshold.at);
}

/* Without --sort: the change of slices or their sum, what is shown first, or all. */
static bool sort_by_default(struct columns *columns, struct error *error)
{
	const struct settings *settings = columns->settings;
	const size_t events = columns->profile->event_count, main = main_event(columns);
	const struct column *across = &columns->table[columns->slice_count];
	struct listed word = {.name = settings_is_of_one(settings)
					      ? first_name(columns, settings->show, ",")
					      : STR("")};

	if (columns->slice_count) {
		*push_column(&columns->sorted, &columns->sorted_count) = *across;
		/* Rows without a change are sorted by what they cost in the last slice. */
		if (across->change)
			*push_column(&columns->sorted, &columns->sorted_count) = across[-1];
		return true;
	}
	if (word.name.length)
		return add_sorted(columns, &word, error);
	columns->skips = main;
	for (size_t i = 0; i < (settings->summary && events ? 1 : events); i++) {
		word.name = event_name(columns->profile, i ? i - (i <= main) : main);
		if (!add_sorted(columns, &word, error))
			return false;
	}
	return true;
}

static bool find_sorted(struct columns *columns, struct error *error)
{
	const struct settings *settings = columns->settings;
	struct str list = str_of(settings->sort ? settings->sort : "");
	struct listed word = {.more = first_name(columns, settings->sort, ",:").length};
	bool own_threshold = false;
	struct threshold *first;

	if (!word.more && !sort_by_default(columns, error))
		return false;
	while (word.more) {
		word = eat_listed(columns, &list, ",:");
		own_threshold |= word.has_threshold;
		if (!add_sorted(columns, &word, error))
			return false;
	}
	if (own_threshold || !columns->sorted_count)
		return true;
	first = &columns->sorted->threshold;
	first->text = str_of(settings->threshold);
	number_percent(first->text, &first->percent);
	/* compat: 100 % lists functions that cost nothing, too. */
	columns->all = first->percent.over >= 100 * first->percent.under;
	return true;
}

const struct column *columns_additive(const struct columns *columns)
{
	const struct column *column = columns->sorted;

	if (!columns->sorted_count)
		return NULL;
	if (column->self)
		column = column->self;
	return !column->is_ratio && column->is_of_profile && !column->of_slices ? column : NULL;
}

/* --- order -------------------------------------------------------------- */

/* The ratio to sort by: of a change, its magnitude. */
static struct fraction ratio_to_sort(const struct columns *columns, const struct column *column,
				     struct item item)
{
	struct fraction value;

	column_fraction(columns, column, item, &value);
	if (columns_by_size(columns, column))
		value.negative = false;
	return value;
}

int64_t columns_key(const struct columns *columns, size_t sorted, struct item item)
{
	const struct column *column = &columns->sorted[sorted];
	struct fraction fraction;
	int64_t value;

	/* compat: what is not given sorts as -1. */
	if (column->is_ratio)
		return column_fraction(columns, column, item, &fraction) - 1;
	if (!column_value(columns, column, item, &value))
		return -1;
	return columns_by_size(columns, column) ? number_size(value) : value;
}

int columns_compare_rest(const struct columns *columns, size_t from, struct item a, struct item b)
{
	for (size_t i = from; i < columns->sorted_count; i++) {
		const struct column *column = &columns->sorted[i];
		const int64_t x = columns_key(columns, i, a), y = columns_key(columns, i, b);
		int order = (x < y) - (x > y);

		if (!order && column->is_ratio && x >= 0) {
			const struct fraction of_a = ratio_to_sort(columns, column, a);
			const struct fraction of_b = ratio_to_sort(columns, column, b);

			order = fraction_compare(&of_b, &of_a);
		}
		if (order)
			return order;
	}
	return 0;
}

/* --- all of it ---------------------------------------------------------- */

bool columns_init(struct columns *columns, const struct settings *settings,
		  const struct profile *profile, struct error *error)
{
	const struct defined *own;

	*columns = (struct columns){
		.profile = profile,
		.settings = settings,
		.overflow = util_alloc(1, sizeof(*columns->overflow)),
	};
	formulas_make(&columns->formulas, profile, &settings->event);
	columns->count = columns->formulas.list->column;
	/* A formula that cannot be read is an error even if nothing shows it. */
	own = columns->formulas.list + columns->formulas.count - settings->event.count;
	for (size_t i = 0; i < settings->event.count; i++) {
		const struct definition *of = &own[i].definition;
		const bool is_event = profile_event(profile, of->name) < COST_EVENTS;

		if (is_event || !of->name.length || !of->formula.length)
			return error_usage(error, "--event=%s: %s", settings->event.at[i],
					   is_event && of->formula.length
						   ? "the profile already has an event of this name"
						   : "expected NAME = FORMULA");
		if (own[i].wrong)
			return error_usage(error, "%s", own[i].wrong);
	}
	/* compat: an empty list counts as not given. */
	if (!find_shown(columns, error))
		return false;
	if (settings->compare && profile->slice_count) {
		add_slices(columns);
	} else {
		columns->table = columns->shown;
		columns->table_count = columns->shown_count;
	}
	return find_sorted(columns, error);
}

bool columns_fit(const struct columns *columns, struct error *error)
{
	return !columns->overflow->text[0] || error_set(error, "%s", columns->overflow->text);
}

void columns_free(struct columns *columns)
{
	formulas_free(&columns->formulas);
	free(columns->shown);
	free(columns->sorted);
	if (columns->slice_count)
		free(columns->table);
	free(columns->overflow);
	words_free_all(&columns->kept);
}
