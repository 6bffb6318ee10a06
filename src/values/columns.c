/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "values/column.h"

#include "base/diag.h"
#include "base/number.h"
#include "values/aggregates.h"
#include "values/head.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>

static struct str event_name(const struct profile *profile, size_t event)
{
	return names_str(&profile->names, profile->events[event]);
}

/* --- a column ---------------------------------------------------------- */

struct column column_make(const struct formulas *formulas, struct str name,
			  const struct formula *formula, struct words *kept)
{
	struct term *terms = util_alloc(FORMULA_NUMBER, 2 * sizeof(*terms));
	const int64_t divisor = formula->under[FORMULA_NUMBER];
	struct column column = {
		.name = name,
		.terms = terms,
		.divisor = formula->ratio ? 0 : divisor,
		.is_ratio = formula->ratio,
		.is_of_profile = true,
		.unit = formula->percent                  ? COLUMN_PERCENT
			: formula->ratio || divisor != 1 ? COLUMN_NUMBER
							  : COLUMN_COUNT,
		.measures = unit_of(name, formula_described(formulas, name).long_name),
	};

	words_add(kept, (char *)terms);
	for (unsigned i = 0; i < 2 * FORMULA_NUMBER; i++) {
		const bool under = i >= FORMULA_NUMBER;
		const unsigned of = under ? i - FORMULA_NUMBER : i;
		const int64_t factor = under ? formula->under[of] : formula->over[of];

		if (factor)
			terms[column.term_count++] = (struct term){
				.of = of < FORMULA_INCLUSIVE ? TERM_SELF
				      : of < FORMULA_CALLS   ? TERM_INCLUSIVE
							     : TERM_CALLS,
				.event = of % COST_EVENTS,
				.under = under,
				.factor = factor,
			};
		column.is_of_profile &= !factor || of < FORMULA_INCLUSIVE;
	}
	return column;
}

struct column column_first(const struct profile *profile)
{
	static const struct term term = {.of = TERM_SELF, .factor = 1};
	struct str name = profile->event_count ? event_name(profile, 0) : STR("");

	return (struct column){
		.name = name, .terms = &term, .term_count = 1, .measures = unit_of(name, STR(""))};
}

uint64_t column_events(const struct column *column)
{
	uint64_t events = 0;

	for (size_t i = 0; i < column->term_count; i++)
		if (column->terms[i].of != TERM_CALLS)
			events |= (uint64_t)1 << column->terms[i].event;
	return events;
}

/* Makes the column of a formula, and records what it needs of rows' costs. */
static struct column new_column(struct columns *columns, struct str name,
				const struct formula *formula)
{
	struct column column = column_make(&columns->formulas, name, formula, &columns->kept);

	column.how = profile_compares(columns->profile) ? COLUMN_CHANGE : COLUMN_ONE;
	columns->has_formula |= !column_term(&column);
	for (size_t i = 0; i < column.term_count; i++) {
		columns->calls |= column.terms[i].of == TERM_CALLS;
		if (column.terms[i].of == TERM_INCLUSIVE)
			columns->inclusive |= (uint64_t)1 << column.terms[i].event;
	}
	return column;
}

/* Sets *error: unknown event, with those of the profile and similar names.  Returns false. */
static bool not_found(const struct columns *columns, const char *option, struct str name,
		      struct error *error)
{
	const struct profile *profile = columns->profile;
	const char *by = formula_recorded_by(name);
	struct nearest nearest;
	struct scratch scratch;

	error_usage(error, "--%s: the profile has no event '%s'", option,
		    diag_quote(&scratch, name));
	nearest_begin(&nearest, name);
	nearest_try(&nearest, STR("Calls"), STR("Calls"));
	for (size_t i = 0; i < profile->event_count; i++) {
		struct str event = event_name(profile, i);

		error_add(error, "%s %s", i ? "," : "; it has", diag_quote(&scratch, event));
		nearest_try(&nearest, event, event);
	}
	if (by)
		error_add(error, "; record with %s", by);
	else
		diag_propose(error, &nearest, "");
	return false;
}

bool column_find(struct columns *columns, const char *option, struct str name,
		 struct column *column, struct error *error)
{
	const struct formulas *formulas = &columns->formulas;
	struct str inner = name;
	bool inclusive = formula_is_inclusive(formulas, &inner);
	enum formula_found found;
	struct formula formula;
	struct column *self;

	*column = (struct column){.name = name};
	found = formula_find(formulas, name, &formula, error);
	if (found != FORMULA_FOUND)
		return found == FORMULA_UNKNOWN && not_found(columns, option, inner, error);
	*column = new_column(columns, name, &formula);
	if (!inclusive)
		return true;
	column->inclusive_of = inner;
	column->measures = unit_of(inner, formula_described(formulas, inner).long_name);
	/* The column itself, if it adds up. */
	if (formula_find(formulas, inner, &formula, error) == FORMULA_FOUND &&
	    !formula.ratio) {
		self = util_alloc(1, sizeof(*self));
		words_add(&columns->kept, (char *)self);
		*self = new_column(columns, inner, &formula);
		column->self = self;
	}
	return true;
}

const struct column *columns_additive(const struct columns *columns)
{
	const struct column *column = columns->sorted;

	if (!columns->sorted_count)
		return NULL;
	if (column->self)
		column = column->self;
	return column_adds_up(column) && column->is_of_profile && !column->of_slices ? column
										     : NULL;
}

/* --- slices ------------------------------------------------------------ */

/* The columns of --compare by index, then NULL. */
static const struct column *compared(const struct columns *columns, size_t i)
{
	const struct column *others[] = {&columns->across, &columns->difference, NULL};

	return i < columns->slice_count ? &columns->slices[i] : others[i - columns->slice_count];
}

/* The column of --compare with a name; NULL: there is none. */
static const struct column *compared_named(const struct columns *columns, struct str name)
{
	const struct column *column;

	for (size_t i = 0; (column = compared(columns, i)); i++)
		if (str_equal(column->name, name))
			return column;
	return NULL;
}

/* The first shown column of other sides, under another name. */
static struct column compared_column(const struct columns *columns, const char *name,
				     enum column_how how, bool of_slices, size_t side)
{
	struct column column = columns->shown[0];

	column.name = str_of(name);
	column.how = how;
	column.of_slices = of_slices;
	column.side = side;
	return column;
}

/* The name that a side of parts was dumped with, or empty. */
static struct str name_of_side(const struct profile *profile, const struct side *side)
{
	struct str name = STR("");

	for (size_t i = side->first_part; i < side->end_part && !name.length; i++)
		if (profile->parts[i].selected)
			name = profile_part_name(profile, &profile->parts[i]);
	return name;
}

/*
 * How many bytes all names share at one end and leave each of them a whole word there; 0 if they
 * are all the same.  A word is of letters, digits and other than ASCII.
 */
static size_t shared_end(const struct str *names, size_t count, bool at_end)
{
	size_t most = 0, n;
	bool in_word = false;

	for (n = 0;; n++) {
		size_t ends = 0, words = 0, same = 0;
		char first = 0;

		for (size_t i = 0; i < count; i++) {
			char c = '\0';

			if (n < names[i].length)
				c = names[i].at[at_end ? names[i].length - 1 - n : n];
			if (!i)
				first = c;
			ends += n == names[i].length;
			words += isalnum((unsigned char)c) || (unsigned char)c >= 0x80;
			same += c == first;
		}
		if (ends == count)
			return 0;
		if (words == count && !in_word)
			most = n;
		if (ends || same < count)
			return most;
		in_word = words == count;
	}
}

/*
 * With --compare, makes the columns of slices, and those over all slices.  A slice is called by the
 * shortest part of its file's name that differs from the others', and a number if another column
 * has the same name; a part by the name it was dumped with; else "part N" or "thread N".
 */
static void add_slices(struct columns *columns)
{
	const struct profile *profile = columns->profile;
	const int by = columns->settings->compare;
	size_t n = profile->slice_count, front = 0, back = 0;
	struct str *files = util_alloc(n, sizeof(*files));

	columns->slices = util_alloc(n, sizeof(*columns->slices));
	/* Profiles show a change over time; parts and threads add up. */
	columns->across = by == COMPARE_FILE
				  ? compared_column(columns, "change", COLUMN_CHANGE, true, 0)
				  : compared_column(columns, "sum", COLUMN_ONE, false, 0);
	columns->difference = compared_column(columns, "difference", COLUMN_SPAN, true, 0);
	for (size_t i = 0; i < n; i++) {
		const struct side *side = profile->sides[profile_slice_side(profile, i)];

		files[i] = by == COMPARE_FILE   ? head_file_of(profile, side)
			   : by == COMPARE_PART ? name_of_side(profile, side)
						: STR("");
	}
	if (by == COMPARE_FILE && n > 1)
		front = shared_end(files, n, false);
	for (size_t i = 0; i < n; i++)
		files[i] = str_from(files[i], front);
	if (by == COMPARE_FILE && n > 1)
		back = shared_end(files, n, true);
	for (size_t i = 0; i < n; i++) {
		size_t side = profile_slice_side(profile, i), alike = 2;
		struct str file = str_head(files[i], files[i].length - back);
		char *name = file.length ? str_copy(file)
					 : util_format("%s %" PRIu64,
						       by == COMPARE_PART ? "part" : "thread",
						       profile->sides[side]->key);

		while (file.length && compared_named(columns, str_of(name))) {
			free(name);
			name = util_format("%.*s (%zu)", (int)file.length, file.at, alike++);
		}
		words_add(&columns->kept, name);
		columns->slices[columns->slice_count++] =
			compared_column(columns, name, COLUMN_ONE, true, side);
	}
	free(files);
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
	const struct column *column;

	for (size_t i = 0; columns->slice_count && (column = compared(columns, i)); i++)
		formula_try_name(*list, column->name, ends, &n);
	/* The list is the end of an option. */
	listed.name = str_head(*list, n ? n : strcspn(list->at, ends));
	*list = str_from(*list, listed.name.length);
	listed.has_threshold = str_eat(list, STR(":"));
	n = list->length;
	listed.threshold = str_eat_until(list, ',');
	listed.more = n > listed.threshold.length;
	return listed;
}

/* The first name in the value of --show or --sort, without a threshold; empty: there is none. */
static struct str first_name(const struct columns *columns, const char *list, const char *ends)
{
	struct str left = str_of(list ? list : "");

	return eat_listed(columns, &left, ends).name;
}

/* The most names that a list "A,B,C" has. */
static size_t count_names(struct str list)
{
	size_t n = 1;

	for (size_t i = 0; i < list.length; i++)
		n += list.at[i] == ',';
	return n;
}

uint64_t columns_needed(const struct settings *settings, const struct profile *profile)
{
	struct columns columns = {.profile = profile, .settings = settings};
	uint64_t events = 0;
	struct formula formula;
	struct error ignored;
	struct str name;

	if (settings->complete || settings_limited(settings) || !profile->event_count)
		return 0;
	formulas_make(&columns.formulas, profile, &settings->event);
	name = first_name(&columns, settings->show, ",");
	if (!name.length)
		name = event_name(profile, 0);
	if (formula_find(&columns.formulas, name, &formula, &ignored) == FORMULA_FOUND)
		for (unsigned i = 0; i < FORMULA_CALLS; i++)
			if (formula.over[i] || formula.under[i])
				events |= (uint64_t)1 << i % COST_EVENTS;
	formulas_free(&columns.formulas);
	return events;
}

/* Checks that every --event defines a new name by a valid formula. */
static bool check_definitions(const struct columns *columns, struct error *error)
{
	const struct words *words = &columns->settings->event;

	for (size_t i = 0; i < words->count; i++) {
		const struct defined *defined =
			&columns->formulas.list[columns->formulas.count - words->count + i];
		const struct definition *definition = &defined->definition;

		if (!definition->name.length || !definition->formula.length)
			return error_usage(error, "--event=%s: expected NAME = FORMULA",
					   words->at[i]);
		if (profile_event(columns->profile, definition->name) < COST_EVENTS)
			return error_usage(error,
					   "--event=%s: the profile already has an event of this "
					   "name",
					   words->at[i]);
		if (defined->wrong)
			return error_usage(error, "%s", defined->wrong);
	}
	return true;
}

static bool add_shown(struct columns *columns, const char *option, struct str name,
		      struct error *error)
{
	return column_find(columns, option, name, &columns->shown[columns->shown_count++], error);
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

/* For --summary and compact lists: the first event, its Incl() and Calls, where there are calls. */
static bool show_summary(struct columns *columns, struct str first, struct error *error)
{
	const struct settings *settings = columns->settings;
	const struct profile *profile = columns->profile;
	bool calls = profile->edges.count && !BY_KINDS[settings->by].divided;
	char *title;

	formula_is_inclusive(&columns->formulas, &first);
	if (!first.length || str_equal(first, STR("Calls")))
		first = event_name(profile, 0);
	if (!add_shown(columns, "sort", first, error))
		return false;
	title = util_format("Incl(%.*s)", (int)first.length, first.at);
	words_add(&columns->kept, title);
	/* With --inclusive, the column of the event has what Incl() has. */
	if (calls && !settings->inclusive && !columns->shown->is_ratio &&
	    columns->shown->is_of_profile &&
	    !add_shown(columns, "summary", str_of(title), error))
		return false;
	/* A change of 0 from 0 is a change. */
	if (!has_calls(profile) && (settings_screen(settings) || !profile_compares(profile)))
		calls = false;
	return !calls || add_shown(columns, "summary", STR("Calls"), error);
}

/* Returns whether one event decides order, cut and shares: the first. */
static bool is_of_one(const struct settings *settings)
{
	return settings->summary || settings->call_tree || settings->of_one;
}

/* Shows --show, else what --summary has, else all events and what rows are sorted by. */
static bool find_shown(struct columns *columns, struct error *error)
{
	const struct settings *settings = columns->settings;
	const struct profile *profile = columns->profile;
	struct str list = str_of(settings->show ? settings->show : "");
	struct str first = settings->compare ? STR("") : first_name(columns, settings->sort, ",:");
	const bool asked = list.length;
	/* "all" is what screens advise, as they leave out what there is no room for. */
	bool every = !asked || str_equal(list, STR("all"));
	bool compact = !asked && settings_list_calls(settings) && !settings->call_tree &&
		       !settings->fn.count && profile->event_count;

	columns->shown = util_alloc((every ? profile->event_count : count_names(list)) + 3,
				    sizeof(*columns->shown));
	if (compact && !show_summary(columns, first, error))
		return false;
	if (compact && settings->summary && !settings->compare)
		return true;
	for (struct listed word = {.more = !every}; word.more;) {
		word = eat_listed(columns, &list, ",");
		if (!add_shown(columns, "show", word.name, error))
			return false;
	}
	/* A compact list may have room for the events that are not shown yet. */
	for (size_t i = 0; every && i < profile->event_count; i++)
		if (!(compact && str_equal(columns->shown->name, event_name(profile, i))) &&
		    !add_shown(columns, "show", event_name(profile, i), error))
			return false;
	for (size_t i = 0; i < columns->shown_count; i++)
		if (str_equal(columns->shown[i].name, first))
			return true;
	return compact || asked || !first.length || !is_of_one(settings) ||
	       add_shown(columns, "sort", first, error);
}

/* Adds a column to sort by; with --compare, one of those of slices. */
static bool add_sorted(struct columns *columns, struct listed word, struct error *error)
{
	const int compare = columns->slice_count ? columns->settings->compare : COMPARE_NONE;
	struct threshold *threshold = &columns->thresholds[columns->sorted_count];
	struct column *column = &columns->sorted[columns->sorted_count++];
	const struct column *found;
	struct scratch scratch;

	*threshold = (struct threshold){STR("0"), {0, 1}};
	if (word.has_threshold) {
		threshold->text = word.threshold;
		if (!number_percent(word.threshold, &threshold->percent))
			return error_usage(
				error,
				"--sort: '%.*s:%.*s': the threshold is not a percentage from 0 to 100",
				(int)word.name.length, word.name.at, (int)word.threshold.length,
				word.threshold.at);
	}
	if (!compare)
		return column_find(columns, "sort", word.name, column, error);
	found = compared_named(columns, word.name);
	if (found) {
		*column = *found;
		return true;
	}
	error_usage(error, "--sort: there is no column '%s' with --compare; there are",
		    diag_quote(&scratch, word.name));
	for (size_t i = 0; (found = compared(columns, i)); i++)
		error_add(error, "%s %s", i ? "," : "", diag_quote(&scratch, found->name));
	*column = (struct column){.name = word.name};
	return false;
}

static bool find_sorted(struct columns *columns, struct error *error)
{
	const struct settings *settings = columns->settings;
	const struct profile *profile = columns->profile;
	struct str list = str_of(settings->sort ? settings->sort : "");
	size_t n = settings->summary && profile->event_count ? 1 : profile->event_count;
	bool own_threshold = false;
	struct threshold *first;

	/* Rows without a change are sorted by what they cost in the last slice. */
	if (columns->slice_count && !list.length && settings->compare == COMPARE_FILE) {
		list = columns->slices[columns->slice_count - 1].name;
		list = str_of(util_format("difference,%.*s", (int)list.length, list.at));
		words_add(&columns->kept, list.at);
	} else if (columns->slice_count && !list.length) {
		list = columns->across.name;
	} else if (is_of_one(settings) && !list.length) {
		/* What is shown first decides, where one event does. */
		list = str_of(settings->show ? settings->show : "");
		list = str_equal(list, STR("all")) ? STR("")
						   : first_name(columns, list.at, ",");
	}
	/* A tree has calls in any case. */
	if (settings->call_tree && str_equal(list, STR("Calls")))
		list = STR("");
	if (list.length)
		n = count_names(list);
	columns->sorted = util_alloc(n, sizeof(*columns->sorted));
	columns->thresholds = util_alloc(n, sizeof(*columns->thresholds));
	for (struct listed word = {.more = n}; word.more;) {
		size_t i = columns->sorted_count;

		word = list.length ? eat_listed(columns, &list, ",:")
				   : (struct listed){.name = event_name(profile, i),
						     .more = i + 1 < n};
		own_threshold |= word.has_threshold;
		if (!add_sorted(columns, word, error))
			return false;
	}
	if (own_threshold || !n)
		return true;
	first = columns->thresholds;
	first->text = str_of(settings->threshold);
	number_percent(first->text, &first->percent);
	/* compat: 100 % lists functions that cost nothing, too. */
	columns->all = first->percent.over >= 100 * first->percent.under;
	return true;
}

bool columns_init(struct columns *columns, const struct settings *settings,
		  const struct profile *profile, struct error *error)
{
	static const struct term calls = {.of = TERM_CALLS, .factor = 1};

	*columns = (struct columns){
		.profile = profile,
		.settings = settings,
		.count = {.name = STR("Calls"),
			  .terms = &calls,
			  .term_count = 1,
			  .how = profile_compares(profile) ? COLUMN_CHANGE : COLUMN_ONE},
		.overflow = util_alloc(1, sizeof(*columns->overflow)),
	};
	formulas_make(&columns->formulas, profile, &settings->event);
	/* compat: an empty list counts as not given. */
	if (!check_definitions(columns, error) || !find_shown(columns, error))
		return false;
	if (settings->compare && profile->slice_count)
		add_slices(columns);
	return find_sorted(columns, error);
}

bool columns_fit(const struct columns *columns, struct error *error)
{
	const struct overflow *overflow = columns->overflow;

	if (overflow->sum && overflow->event == COST_CALLS)
		return aggregates_calls_overflow(error);
	if (overflow->sum)
		return aggregates_sum_overflow(columns->profile, overflow->event, error);
	return !overflow->figure.length ||
	       error_set(error, "a figure that %.*s needs does not fit into 64 bits",
			 (int)overflow->figure.length, overflow->figure.at);
}

void columns_free(struct columns *columns)
{
	formulas_free(&columns->formulas);
	free(columns->shown);
	free(columns->sorted);
	free(columns->thresholds);
	free(columns->slices);
	free(columns->overflow);
	words_free_all(&columns->kept);
}
