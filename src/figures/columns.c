/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "figures/column.h"

#include "base/diag.h"
#include "base/distinct.h"
#include "base/number.h"
#include "figures/head.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>

static struct str event_name(const struct profile *profile, size_t event)
{
	return names_str(&profile->names, profile->events[event]);
}

/* Adds to *error the known names that are similar to name. */
static void propose(const struct columns *columns, struct str name, struct error *error)
{
	const struct profile *profile = columns->profile;
	const struct words *defined = &columns->settings->event;
	struct str first = profile->event_count ? event_name(profile, 0) : STR("");
	char *inclusive = util_format("Incl(%.*s)", (int)first.length, first.at);
	struct nearest nearest;
	struct definition known;
	struct formula formula;
	struct error ignored;
	size_t i;

	nearest_begin(&nearest, name);
	for (i = 0; i < profile->event_count; i++)
		nearest_try(&nearest, event_name(profile, i), event_name(profile, i));
	for (i = 0; formula_definition(profile, defined, i, &known); i++)
		if (formula_find(&formula, profile, defined, known.name, &ignored) == FORMULA_FOUND)
			nearest_try(&nearest, known.name, known.name);
	nearest_try(&nearest, STR("Calls"), STR("Calls"));
	nearest_try(&nearest, STR("inclusive"), str_of(inclusive));
	nearest_try(&nearest, STR("incl"), str_of(inclusive));
	diag_propose(error, &nearest, "");
	free(inclusive);
}

static bool not_found(const struct columns *columns, const char *option, struct str name,
		      struct error *error)
{
	const struct profile *profile = columns->profile;
	struct scratch scratch;
	struct str recorded = name;
	const char *by;
	size_t i;

	formula_is_inclusive(profile, &columns->settings->event, &recorded);
	by = formula_recorded_by(recorded);
	error_usage(error, "--%s: the profile has no event '%s'", option,
		    diag_quote(&scratch, name));
	for (i = 0; i < profile->event_count; i++)
		error_add(error, "%s %s", i ? "," : "; it has",
			  diag_quote(&scratch, event_name(profile, i)));
	if (by)
		error_add(error, "; record with %s", by);
	else
		propose(columns, name, error);
	return false;
}

/* Makes the column of a formula, and records what it needs of rows' costs. */
static struct column new_column(struct columns *columns, struct str name,
				const struct formula *formula)
{
	struct column column = column_of(name, formula);

	column.how = profile_compares(columns->profile) ? COLUMN_CHANGE : COLUMN_PLAIN;
	columns->inclusive |= formula->over.inclusive | formula->under.inclusive;
	columns->calls |= formula->over.calls || formula->under.calls;
	columns->has_ratio |= formula->ratio && column_is_change(&column);
	return column;
}

/* For Incl(X), keeps the name X, and the column X if it is additive. */
static void keep_self(struct columns *columns, struct column *column, struct error *error)
{
	const struct words *defined = &columns->settings->event;
	struct str name = column->name;
	struct formula formula;

	if (!formula_is_inclusive(columns->profile, defined, &name))
		return;
	column->inclusive_of = name;
	if (formula_find(&formula, columns->profile, defined, name, error) != FORMULA_FOUND ||
	    formula.ratio)
		return;
	column->self = util_alloc(1, sizeof(*column->self));
	*column->self = new_column(columns, name, &formula);
}

bool column_find(struct columns *columns, const char *option, struct str name,
		 struct column *column, struct error *error)
{
	const struct words *defined = &columns->settings->event;
	struct formula formula;

	*column = (struct column){.event = COST_EVENTS};
	switch (formula_find(&formula, columns->profile, defined, name, error)) {
	case FORMULA_FOUND:
		*column = new_column(columns, name, &formula);
		keep_self(columns, column, error);
		return true;
	case FORMULA_WRONG:
		break;
	case FORMULA_UNKNOWN:
		formula_is_inclusive(columns->profile, defined, &name);
		return not_found(columns, option, name, error);
	}
	return false;
}

/* Whether a column adds up and does not use Calls, which components lack. */
static bool is_weight(const struct column *column)
{
	return !column->is_ratio && !column_is_of_slices(column) &&
	       (column->formula ? !column->formula->over.calls : column->from != COLUMN_CALLS);
}

const struct column *columns_additive(const struct columns *columns)
{
	const struct column *column = columns->sorted;

	if (!columns->sorted_count)
		return NULL;
	if (column->self)
		column = column->self;
	return column_adds_up(column) && column->is_of_profile && !column_is_of_slices(column)
		       ? column
		       : NULL;
}

/* --- slices ------------------------------------------------------------ */

/* The index of the slice with a name, or slice_count. */
static size_t slice_named(const struct columns *columns, struct str name)
{
	size_t i = 0;

	while (i < columns->slice_count && !str_equal(columns->slices[i].name, name))
		i++;
	return i;
}

/*
 * Names a slice: by the shortest part of its file's name that differs from the others', and a
 * number if another slice has the same name; else "part N" or "thread N".
 */
static char *name_slice(const struct columns *columns, size_t slice, struct str file)
{
	int by = columns->settings->compare;
	char *text;
	size_t n = 2;

	if (by != COMPARE_FILE)
		return util_format(
			"%s %" PRIu64, by == COMPARE_PART ? "part" : "thread",
			columns->profile->sides[profile_view_of(columns->profile, slice)]->key);
	text = str_copy(file);
	while (slice_named(columns, str_of(text)) < columns->slice_count) {
		free(text);
		text = util_format("%.*s (%zu)", (int)file.length, file.at, n++);
	}
	return text;
}

/* Makes the first shown column for other views, under another name. */
static struct column like_shown(const struct columns *columns, struct str name, enum column_how how,
				size_t view)
{
	struct column column = columns->shown[0];

	column.name = name;
	column.how = how;
	column.view = view;
	return column;
}

/* The columns of all slices. */
enum { OF_FIRST_AND_LAST, OF_ENDS, OF_ALL };

static const struct {
	const char *name;
	enum column_how how;
} of_slices[] = {
	[OF_FIRST_AND_LAST] = {"change", COLUMN_FIRST_TO_LAST},
	[OF_ENDS] = {"difference", COLUMN_SPAN},
	[OF_ALL] = {"sum", COLUMN_SUM},
};

/* Makes one of these columns. */
static struct column like_slices(const struct columns *columns, size_t over)
{
	enum column_how how = of_slices[over].how;

	/*
	 * The sum of parts and threads shows the whole report, whose inclusive
	 * costs may differ from the slices' sums.
	 */
	if (how == COLUMN_SUM && columns->settings->compare != COMPARE_FILE)
		how = COLUMN_PLAIN;
	return like_shown(columns, str_of(of_slices[over].name), how, 0);
}

/* With --compare, makes the columns of slices, and those over all slices. */
static void add_slices(struct columns *columns)
{
	const struct profile *profile = columns->profile;
	size_t n = profile->slice_count, i;
	struct str *files = util_alloc(n, sizeof(*files));

	columns->slices = util_alloc(n, sizeof(*columns->slices));
	for (i = 0; i < n; i++)
		files[i] = head_file_of(profile, profile->sides[profile_view_of(profile, i)]);
	distinct_shorten(files, n);
	for (i = 0; i < n; i++) {
		char *name = name_slice(columns, i, files[i]);

		columns->slices[columns->slice_count++] = like_shown(
			columns, str_of(name), COLUMN_SLICE, profile_view_of(profile, i));
	}
	free(files);
	/* Profiles show a change over time; parts and threads add up. */
	columns->across = like_slices(
		columns, columns->settings->compare == COMPARE_FILE ? OF_FIRST_AND_LAST : OF_ALL);
}

/*
 * The index of the slice with a name, or else with a number: a file's position,
 * a part or a thread.  slice_count: there is none.
 */
static size_t find_slice(const struct columns *columns, struct str name)
{
	const struct profile *profile = columns->profile;
	bool by_file = columns->settings->compare == COMPARE_FILE;
	uint64_t number;
	size_t i = slice_named(columns, name);

	if (i < columns->slice_count || number_eat(&name, &number) == NUMBER_BAD || name.length)
		return i;
	for (i = 0; i < columns->slice_count; i++)
		if (number == (by_file ? i + 1 : profile->sides[profile_view_of(profile, i)]->key))
			return i;
	return columns->slice_count;
}

/* Sets *error: unknown column, with a list of the columns.  Returns false. */
static bool no_slice(const struct columns *columns, struct str name, struct error *error)
{
	int compare = columns->settings->compare;
	struct scratch scratch;
	size_t i;

	error_usage(error,
		    "--sort: there is no column '%s' with --compare%s; there are %sdifference, sum",
		    diag_quote(&scratch, name),
		    compare == COMPARE_FILE   ? ""
		    : compare == COMPARE_PART ? "=part"
					      : "=thread",
		    compare == COMPARE_FILE ? "change, " : "");
	for (i = 0; i < columns->slice_count; i++)
		error_add(error, ", %s", diag_quote(&scratch, columns->slices[i].name));
	return false;
}

/* Makes a column of --compare by its name. */
static bool find_compared(struct columns *columns, struct str name, struct column *column,
			  struct error *error)
{
	size_t i = find_slice(columns, name);

	if (i < columns->slice_count) {
		*column = columns->slices[i];
		return true;
	}
	for (i = 0; i < LENGTH(of_slices); i++)
		if (str_equal(name, str_of(of_slices[i].name)) &&
		    (i != OF_FIRST_AND_LAST || columns->settings->compare == COMPARE_FILE)) {
			*column = like_slices(columns, i);
			return true;
		}
	return no_slice(columns, name, error);
}

/* --- what is shown, and by what it is sorted --------------------------- */

/* How many names a list "A,B,C" has. */
static size_t count_names(struct str list)
{
	size_t n = 1, i;

	for (i = 0; i < list.length; i++)
		n += list.at[i] == ',';
	return n;
}

/* Whether a whole word of --sort is a name, which may contain a colon. */
static bool is_sorted_name(const struct columns *columns, struct str word)
{
	if (!columns->slice_count)
		return profile_event(columns->profile, word) < COST_EVENTS;
	return find_slice(columns, word) < columns->slice_count;
}

/* Adds a column to sort by, "A" or "A:90"; with --compare, one of those of slices. */
static bool add_sorted(struct columns *columns, struct str word, bool *any_threshold,
		       struct error *error)
{
	size_t i = columns->sorted_count, colon = word.length;
	struct threshold *threshold = &columns->thresholds[i];
	struct column *column = &columns->sorted[i];
	struct str name = word;

	*threshold = (struct threshold){STR("0"), {0, 1}};
	while (colon && word.at[colon - 1] != ':')
		colon--;
	if (colon && !is_sorted_name(columns, word)) {
		name.length = colon - 1;
		threshold->text = str_from(word, colon);
		if (!number_percent(threshold->text, &threshold->percent))
			return error_usage(error,
					   "--sort: '%.*s': the threshold "
					   "is not a percentage from 0 to 100",
					   (int)word.length, word.at);
		*any_threshold = true;
	}
	columns->sorted_count++;
	return columns->slice_count ? find_compared(columns, name, column, error)
				    : column_find(columns, "sort", name, column, error);
}

/* Applies --threshold to the first sorted column. */
static void set_first_threshold(struct columns *columns)
{
	struct threshold *first = &columns->thresholds[0];

	first->text = str_of(columns->settings->threshold);
	number_percent(first->text, &first->percent);
	/* compat: 100 % lists functions that cost nothing, too. */
	columns->all = first->percent.over >= 100 * first->percent.under;
}

uint64_t columns_needed(const struct settings *settings, const struct profile *profile)
{
	struct str list = settings->show ? str_of(settings->show) : STR("");
	struct str name = str_eat_until(&list, ',');
	struct formula formula;
	struct error ignored;

	if ((settings->has & HAS_COMPLETE) || settings_limited(settings) || !profile->event_count)
		return 0;
	if (!name.length)
		name = event_name(profile, 0);
	if (formula_find(&formula, profile, &settings->event, name, &ignored) != FORMULA_FOUND)
		return 0;
	return formula.over.events | formula.over.inclusive | formula.under.events |
	       formula.under.inclusive;
}

/* Checks that every --event defines a new name by a valid formula. */
static bool check_definitions(const struct profile *profile, const struct words *words,
			      struct error *error)
{
	size_t i;

	for (i = 0; i < words->count; i++) {
		struct definition definition;
		struct formula formula;

		if (!formula_split(str_of(words->at[i]), &definition))
			return error_usage(error, "--event=%s: expected NAME = FORMULA",
					   words->at[i]);
		if (profile_event(profile, definition.name) < COST_EVENTS)
			return error_usage(error,
					   "--event=%s: the profile already has an event of this "
					   "name",
					   words->at[i]);
		if (formula_find(&formula, profile, words, definition.name, error) == FORMULA_WRONG)
			return false;
	}
	return true;
}

/* The order of rows with --compare, unless --sort is given. */
static struct str sort_of_slices(const struct settings *settings)
{
	/* Rows without a change are sorted by their sum. */
	return settings->compare == COMPARE_FILE ? STR("difference,sum") : STR("sum");
}

/* The first name in the value of --show or --sort, without a threshold. */
static struct str first_name(const char *list)
{
	struct str left = str_of(list ? list : ""), name = str_eat_until(&left, ',');
	size_t colon = name.length;

	while (colon && name.at[colon - 1] != ':')
		colon--;
	return colon ? str_head(name, colon - 1) : name;
}

static bool add_shown(struct columns *columns, const char *option, struct str name,
		      struct error *error)
{
	return column_find(columns, option, name, &columns->shown[columns->shown_count++], error);
}

/* Whether the profile counts calls: some formats have calls that are made 0 times. */
static bool has_calls(const struct profile *profile)
{
	size_t i, j;

	for (i = 0; i < profile->side_count; i++)
		for (j = 0; j < profile->sides[i]->call_count; j++)
			if (profile->sides[i]->call[j].count)
				return true;
	return false;
}

/* For --summary and compact lists: the first event, its Incl() and Calls, where there are calls. */
static bool show_summary(struct columns *columns, struct error *error)
{
	const struct settings *settings = columns->settings;
	const struct profile *profile = columns->profile;
	struct str first = first_name(settings->sort);
	bool calls = profile->edges.count && !BY_KINDS[settings->by].divided;
	bool named = formula_is_inclusive(profile, &settings->event, &first);

	if (!first.length || str_equal(first, STR("Calls")))
		first = event_name(profile, 0);
	if (!add_shown(columns, "sort", first, error))
		return false;
	columns->title = str_join((struct str[]){STR("Incl("), first, STR(")")}, 3);
	/* With --inclusive, the column of the event has what Incl() has: who names it sees both. */
	if (calls && (named || !settings->inclusive) && !columns->shown->is_ratio &&
	    columns->shown->is_of_profile && !add_shown(columns, "summary", columns->title, error))
		return false;
	if (settings_compact(settings) && !has_calls(profile))
		calls = false;
	return !calls || add_shown(columns, "summary", STR("Calls"), error);
}

/* Adds the events that are not shown yet, which a compact list may have room for. */
static bool show_others(struct columns *columns, struct error *error)
{
	const struct profile *profile = columns->profile;
	size_t i;

	for (i = 0; i < profile->event_count; i++)
		if (!str_equal(columns->shown->name, event_name(profile, i)) &&
		    !add_shown(columns, "show", event_name(profile, i), error))
			return false;
	return true;
}

/* Whether one event decides order, cut and shares: the first. */
static bool is_of_one(const struct settings *settings)
{
	return settings->summary || settings->call_tree || settings->has & IS_OF_ONE;
}

/* Shows --show, else what --summary has, else all events and what rows are sorted by. */
static bool find_shown(struct columns *columns, struct error *error)
{
	const struct settings *settings = columns->settings;
	const struct profile *profile = columns->profile;
	/* compat: an empty list counts as not given. */
	struct str list = str_of(settings->show ? settings->show : ""), first;
	size_t n = list.length ? count_names(list) : profile->event_count, i;
	bool compact = settings_list_calls(settings) && !settings->call_tree && !settings->fn.count;
	bool good = true;

	columns->shown = util_alloc(n + 3, sizeof(*columns->shown));
	if (!list.length && settings->summary && !settings->compare && profile->event_count)
		return show_summary(columns, error);
	if (!list.length && compact && profile->event_count)
		return show_summary(columns, error) && show_others(columns, error);
	for (i = 0; good && i < n; i++)
		good = add_shown(columns, "show",
				 settings->show && settings->show[0] ? str_eat_until(&list, ',')
								     : event_name(profile, i),
				 error);
	first = first_name(settings->sort);
	if (!good || !is_of_one(settings) || settings->compare || !first.length ||
	    (settings->show && settings->show[0]))
		return good;
	for (i = 0; i < n; i++)
		if (str_equal(columns->shown[i].name, first))
			return true;
	return add_shown(columns, "sort", first, error);
}

static bool find_sorted(struct columns *columns, struct error *error)
{
	const struct settings *settings = columns->settings;
	struct str list = str_of(settings->sort ? settings->sort : "");
	size_t n = columns->profile->event_count, i;
	bool own_threshold = false, good = true, listed;

	if (columns->slice_count && !list.length)
		list = sort_of_slices(settings);
	/* What is shown first decides, where one event does. */
	else if (is_of_one(settings) && !list.length && settings->show)
		list = first_name(settings->show);
	/* A tree has calls in any case. */
	if (settings->call_tree && str_equal(list, STR("Calls")))
		list = STR("");
	listed = list.length;
	if (listed)
		n = count_names(list);
	else if (n && settings->summary)
		n = 1;
	columns->sorted = util_alloc(n, sizeof(*columns->sorted));
	columns->thresholds = util_alloc(n, sizeof(*columns->thresholds));
	for (i = 0; good && i < n; i++)
		good = add_sorted(columns,
				  listed ? str_eat_until(&list, ',')
					 : event_name(columns->profile, i),
				  &own_threshold, error);
	if (good && !own_threshold && n)
		set_first_threshold(columns);
	return good;
}

bool columns_init(struct columns *columns, const struct settings *settings,
		  const struct profile *profile, struct error *error)
{
	size_t i;

	*columns = (struct columns){
		.profile = profile,
		.settings = settings,
		.count = {.name = STR("Calls"),
			  .from = COLUMN_CALLS,
			  .how = profile_compares(profile) ? COLUMN_CHANGE : COLUMN_PLAIN},
		.overflow = util_alloc(1, sizeof(*columns->overflow)),
	};
	if (!check_definitions(profile, &settings->event, error) || !find_shown(columns, error))
		return false;
	if (settings->compare && profile->slice_count)
		add_slices(columns);
	if (!find_sorted(columns, error))
		return false;
	for (i = 0; columns_get(columns, i, &columns->weight); i++)
		if (is_weight(&columns->weight))
			return true;
	columns->weight = (struct column){.event = 0};
	return true;
}

/* Whether text contains name as a whole word. */
static bool has_name(struct str text, struct str name)
{
	size_t i;

	for (i = 0; name.length && i < text.length; i++) {
		struct str rest = str_from(text, i);

		if (str_eat(&rest, name) && (!i || !isalnum((unsigned char)text.at[i - 1])) &&
		    (!rest.length || !isalnum((unsigned char)rest.at[0])))
			return true;
	}
	return false;
}

/* Whether another option, or the definition of another event, has a name. */
static bool is_used(const struct settings *settings, struct str name)
{
	const struct words *lists[] = {&settings->event, &settings->fail_if};
	struct definition definition;
	size_t list, i;

	for (list = 0; list < LENGTH(lists); list++)
		for (i = 0; i < lists[list]->count; i++) {
			struct str text = str_of(lists[list]->at[i]);

			if (has_name(text, name) &&
			    !(formula_split(text, &definition) && str_equal(definition.name, name)))
				return true;
		}
	return has_name(str_of(settings->show ? settings->show : ""), name) ||
	       has_name(str_of(settings->sort ? settings->sort : ""), name);
}

void columns_unused(const struct columns *columns, struct words *unused)
{
	const struct settings *settings = columns->settings;
	struct definition definition;
	size_t i;

	for (i = 0; i < settings->event.count; i++)
		if (formula_split(str_of(settings->event.at[i]), &definition) &&
		    !is_used(settings, definition.name))
			words_add(unused, settings->event.at[i]);
}

void columns_free(struct columns *columns)
{
	while (columns->shown_count)
		column_free(&columns->shown[--columns->shown_count]);
	free(columns->shown);
	/* Columns of --compare use the memory of the first one shown. */
	while (columns->sorted_count && !columns->slice_count)
		column_free(&columns->sorted[--columns->sorted_count]);
	free(columns->sorted);
	free(columns->thresholds);
	while (columns->slice_count)
		free((char *)columns->slices[--columns->slice_count].name.at);
	free(columns->slices);
	free((char *)columns->title.at);
	free(columns->overflow);
}
