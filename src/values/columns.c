/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "values/column.h"

#include "base/diag.h"
#include "base/number.h"
#include "base/stream.h"
#include "values/aggregates.h"
#include "values/head.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>

static struct str event_name(const struct profile *profile, size_t event)
{
	return names_str(&profile->names, profile->events[event]);
}

/* Sets *error: unknown event, with those of the profile and similar names.  Returns false. */
static bool not_found(const struct columns *columns, const char *option, struct str name,
		      struct error *error)
{
	const struct profile *profile = columns->profile;
	const struct words *defined = &columns->settings->event;
	struct str recorded = name, first = STR("");
	struct definition known;
	struct formula formula;
	struct nearest nearest;
	struct scratch scratch;
	struct error ignored;
	char *inclusive;
	const char *by;

	formula_is_inclusive(profile, defined, &recorded);
	by = formula_recorded_by(recorded);
	error_usage(error, "--%s: the profile has no event '%s'", option,
		    diag_quote(&scratch, name));
	nearest_begin(&nearest, name);
	for (size_t i = 0; i < profile->event_count; i++) {
		struct str event = event_name(profile, i);

		error_add(error, "%s %s", i ? "," : "; it has", diag_quote(&scratch, event));
		nearest_try(&nearest, event, event);
		first = i ? first : event;
	}
	if (by) {
		error_add(error, "; record with %s", by);
		return false;
	}
	for (size_t i = 0; formula_definition(profile, defined, i, &known); i++)
		if (formula_find(&formula, profile, defined, known.name, &ignored) == FORMULA_FOUND)
			nearest_try(&nearest, known.name, known.name);
	inclusive = util_format("Incl(%.*s)", (int)first.length, first.at);
	nearest_try(&nearest, STR("Calls"), STR("Calls"));
	nearest_try(&nearest, STR("inclusive"), str_of(inclusive));
	nearest_try(&nearest, STR("incl"), str_of(inclusive));
	diag_propose(error, &nearest, "");
	free(inclusive);
	return false;
}

/* Makes the column of a formula, and records what it needs of rows' costs. */
static struct column new_column(struct columns *columns, struct str name,
				const struct formula *formula)
{
	struct column column = column_of(name, formula);
	const struct definition described =
		formula_described(columns->profile, &columns->settings->event, name);

	column.measures = unit_of(name, described.long_name);
	column.how = profile_compares(columns->profile) ? COLUMN_CHANGE : COLUMN_PLAIN;
	columns->inclusive |= formula->over.inclusive | formula->under.inclusive;
	columns->calls |= formula->over.calls || formula->under.calls;
	columns->has_ratio |= formula->ratio && column_is_change(&column);
	return column;
}

bool column_find(struct columns *columns, const char *option, struct str name,
		 struct column *column, struct error *error)
{
	const struct profile *profile = columns->profile;
	const struct words *defined = &columns->settings->event;
	struct str inner = name;
	bool inclusive = formula_is_inclusive(profile, defined, &inner);
	enum formula_found found;
	struct formula formula;

	*column = (struct column){.event = COST_EVENTS};
	found = formula_find(&formula, profile, defined, name, error);
	if (found != FORMULA_FOUND)
		return found == FORMULA_UNKNOWN && not_found(columns, option, inner, error);
	*column = new_column(columns, name, &formula);
	if (!inclusive)
		return true;
	column->inclusive_of = inner;
	column->measures = unit_of(inner, formula_described(profile, defined, inner).long_name);
	/* The column itself, if it adds up. */
	if (formula_find(&formula, profile, defined, inner, error) == FORMULA_FOUND &&
	    !formula.ratio) {
		column->self = util_alloc(1, sizeof(*column->self));
		*column->self = new_column(columns, inner, &formula);
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
	return column_adds_up(column) && column->is_of_profile && !column_is_of_slices(column)
		       ? column
		       : NULL;
}

/* --- slices ------------------------------------------------------------ */

/* The column of --compare with a name; NULL: there is none. */
static const struct column *compared_named(const struct columns *columns, struct str name)
{
	for (size_t i = 0; i < columns->compared_count; i++)
		if (str_equal(columns->slices[i].name, name))
			return &columns->slices[i];
	return NULL;
}

/*
 * The same, or else the column of the slice with a number: a file's position, a part or a thread.
 */
static const struct column *find_compared(const struct columns *columns, struct str name)
{
	const struct profile *profile = columns->profile;
	const struct column *named = compared_named(columns, name);
	uint64_t number;

	if (named)
		return named;
	if (number_eat(&name, &number) == NUMBER_BAD || name.length)
		return NULL;
	for (size_t i = 0; i < columns->slice_count; i++)
		if (number == (columns->settings->compare == COMPARE_FILE
				       ? i + 1
				       : profile->sides[profile_slice_side(profile, i)]->key))
			return &columns->slices[i];
	return NULL;
}

/* Adds the first shown column for other sides, under another name. */
static void add_compared(struct columns *columns, struct str name, enum column_how how, size_t side)
{
	struct column *column = &columns->slices[columns->compared_count++];

	*column = columns->shown[0];
	column->name = name;
	column->how = how;
	column->side = side;
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

/* Returns whether another slice has this name or, of a part, a column over all slices may. */
static bool is_taken(const struct columns *columns, struct str name)
{
	return compared_named(columns, name) ||
	       (columns->settings->compare == COMPARE_PART &&
		(str_equal(name, STR("difference")) || str_equal(name, STR("sum"))));
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
 * shortest part of its file's name that differs from the others', and a number if another slice has
 * the same name; a part by the name it was dumped with; else "part N" or "thread N".
 */
static void add_slices(struct columns *columns)
{
	const struct profile *profile = columns->profile;
	int by = columns->settings->compare;
	size_t n = profile->slice_count, common;
	struct str *files = util_alloc(n, sizeof(*files));

	columns->slices = util_alloc(n + 3, sizeof(*columns->slices));
	for (size_t i = 0; i < n; i++) {
		const struct side *side = profile->sides[profile_slice_side(profile, i)];

		files[i] = by == COMPARE_FILE   ? head_file_of(profile, side)
			   : by == COMPARE_PART ? name_of_side(profile, side)
						: STR("");
	}
	common = by == COMPARE_FILE && n > 1 ? shared_end(files, n, false) : 0;
	for (size_t i = 0; i < n; i++)
		files[i] = str_from(files[i], common);
	common = by == COMPARE_FILE && n > 1 ? shared_end(files, n, true) : 0;
	for (size_t i = 0; i < n; i++)
		files[i].length -= common;
	for (size_t i = 0; i < n; i++) {
		size_t side = profile_slice_side(profile, i), alike = 2;
		char *name = files[i].length ? str_copy(files[i])
					     : util_format("%s %" PRIu64,
							   by == COMPARE_PART ? "part" : "thread",
							   profile->sides[side]->key);

		while (files[i].length && is_taken(columns, str_of(name))) {
			free(name);
			name = util_format("%.*s (%zu)", (int)files[i].length, files[i].at,
					   alike++);
		}
		add_compared(columns, str_of(name), COLUMN_SLICE, side);
	}
	free(files);
	columns->slice_count = n;
	add_compared(columns, STR("difference"), COLUMN_SPAN, 0);
	/*
	 * The sum of parts and threads shows the whole report, whose inclusive
	 * costs may differ from the slices' sums.
	 */
	add_compared(columns, STR("sum"), by == COMPARE_FILE ? COLUMN_SUM : COLUMN_PLAIN, 0);
	/* Profiles show a change over time; parts and threads add up. */
	if (by == COMPARE_FILE)
		add_compared(columns, STR("change"), COLUMN_FIRST_TO_LAST, 0);
	columns->across = columns->slices[columns->compared_count - 1];
}

/* --- what is shown, and by what it is sorted --------------------------- */

/* How many names a list "A,B,C" has. */
static size_t count_names(struct str list)
{
	size_t n = 1;

	for (size_t i = 0; i < list.length; i++)
		n += list.at[i] == ',';
	return n;
}

/* Adds a column to sort by, "A" or "A:90"; with --compare, one of those of slices. */
static bool add_sorted(struct columns *columns, struct str word, bool *any_threshold,
		       struct error *error)
{
	const int compare = columns->slice_count ? columns->settings->compare : COMPARE_NONE;
	size_t i = columns->sorted_count, colon = word.length;
	struct threshold *threshold = &columns->thresholds[i];
	struct column *column = &columns->sorted[i];
	struct scratch scratch;
	struct str name = word;
	const struct column *found;

	*threshold = (struct threshold){STR("0"), {0, 1}};
	while (colon && word.at[colon - 1] != ':')
		colon--;
	/* A whole word may be a name, which may contain a colon. */
	if (colon && (compare ? !find_compared(columns, word)
			      : profile_event(columns->profile, word) == COST_EVENTS)) {
		name.length = colon - 1;
		threshold->text = str_from(word, colon);
		if (!number_percent(threshold->text, &threshold->percent))
			return error_usage(
				error,
				"--sort: '%.*s': the threshold is not a percentage from 0 to 100",
				(int)word.length, word.at);
		*any_threshold = true;
	}
	columns->sorted_count++;
	if (!compare)
		return column_find(columns, "sort", name, column, error);
	found = find_compared(columns, name);
	if (found) {
		*column = *found;
		return true;
	}
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

uint64_t columns_needed(const struct settings *settings, const struct profile *profile)
{
	struct str list = settings->show ? str_of(settings->show) : STR("");
	struct str name = str_eat_until(&list, ',');
	struct formula formula;
	struct error ignored;

	if (settings->complete || settings_limited(settings) || !profile->event_count)
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
	for (size_t i = 0; i < words->count; i++) {
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

/* The first name in the value of --show or --sort, without a threshold. */
static struct str first_name(struct str list)
{
	struct str name = str_eat_until(&list, ',');
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
static bool show_summary(struct columns *columns, struct error *error)
{
	const struct settings *settings = columns->settings;
	const struct profile *profile = columns->profile;
	struct str first = first_name(str_of(settings->sort ? settings->sort : ""));
	bool calls = profile->edges.count && !BY_KINDS[settings->by].divided;

	formula_is_inclusive(profile, &settings->event, &first);
	if (!first.length || str_equal(first, STR("Calls")))
		first = event_name(profile, 0);
	if (!add_shown(columns, "sort", first, error))
		return false;
	columns->title = str_join((struct str[]){STR("Incl("), first, STR(")")}, 3);
	/* With --inclusive, the column of the event has what Incl() has. */
	if (calls && !settings->inclusive && !columns->shown->is_ratio &&
	    columns->shown->is_of_profile && !add_shown(columns, "summary", columns->title, error))
		return false;
	/* A change of 0 from 0 is a change. */
	if (!has_calls(profile) && (settings_screen(settings) || !profile_compares(profile)))
		calls = false;
	return !calls || add_shown(columns, "summary", STR("Calls"), error);
}

/* Returns whether an event belongs to a set of --show: "all", "cache" or "branch". */
static bool is_of_set(struct str set, struct str event)
{
	static const char *const sets[][12] = {
		{"cache", "Ir", "Dr", "Dw", "I1mr", "D1mr", "D1mw", "ILmr", "DLmr", "DLmw"},
		{"branch", "Bc", "Bcm", "Bi", "Bim"},
	};

	for (size_t i = 0; i < LENGTH(sets); i++)
		for (size_t j = 1; str_equal(set, str_of(sets[i][0])) && sets[i][j]; j++)
			if (str_equal(event, str_of(sets[i][j])))
				return true;
	return str_equal(set, STR("all"));
}

/* Writes a name of a list, whatever its bytes. */
static void put_name(FILE *out, struct str name)
{
	fwrite(name.at, 1, name.length, out);
	putc(',', out);
}

/* Puts the events of the profile in place of each set in a list of --show. */
static struct str expand_sets(const struct profile *profile, struct str list)
{
	size_t n = list.length ? count_names(list) : 0;
	struct draft draft;

	draft_open(&draft);
	while (n--) {
		struct str name = str_eat_until(&list, ',');
		bool any = profile_event(profile, name) < COST_EVENTS;
		unsigned i;

		if (any)
			put_name(draft.file, name);
		for (i = 0; !any && i < profile->event_count; i++)
			if (is_of_set(name, event_name(profile, i)))
				break;
		if (!any && i == profile->event_count)
			put_name(draft.file, name);
		for (; !any && i < profile->event_count; i++)
			if (is_of_set(name, event_name(profile, i)))
				put_name(draft.file, event_name(profile, i));
	}
	draft_close(&draft);
	return (struct str){draft.text, draft.length ? draft.length - 1 : 0};
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
	struct str list = columns->show, first;
	size_t n = list.length ? count_names(list) : profile->event_count;
	bool compact = settings_list_calls(settings) && !settings->call_tree && !settings->fn.count;
	bool good = true;

	columns->shown = util_alloc(n + 3, sizeof(*columns->shown));
	if (!list.length && settings->summary && !settings->compare && profile->event_count)
		return show_summary(columns, error);
	if (!list.length && compact && profile->event_count) {
		good = show_summary(columns, error);
		/* A compact list may have room for the events that are not shown yet. */
		for (size_t i = 0; good && i < n; i++)
			good = str_equal(columns->shown->name, event_name(profile, i)) ||
			       add_shown(columns, "show", event_name(profile, i), error);
		return good;
	}
	for (size_t i = 0; good && i < n; i++)
		good = add_shown(columns, "show",
				 columns->show.length ? str_eat_until(&list, ',')
						      : event_name(profile, i),
				 error);
	first = first_name(str_of(settings->sort ? settings->sort : ""));
	if (!good || !is_of_one(settings) || settings->compare || !first.length ||
	    columns->show.length)
		return good;
	for (size_t i = 0; i < n; i++)
		if (str_equal(columns->shown[i].name, first))
			return true;
	return add_shown(columns, "sort", first, error);
}

static bool find_sorted(struct columns *columns, struct error *error)
{
	const struct settings *settings = columns->settings;
	struct str list = str_of(settings->sort ? settings->sort : "");
	size_t n = columns->profile->event_count;
	bool own_threshold = false, good = true, listed;
	struct threshold *first;

	/* Rows without a change are sorted by their sum. */
	if (columns->slice_count && !list.length)
		list = settings->compare == COMPARE_FILE ? STR("difference,sum") : STR("sum");
	/* What is shown first decides, where one event does. */
	else if (is_of_one(settings) && !list.length)
		list = first_name(columns->show);
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
	for (size_t i = 0; good && i < n; i++)
		good = add_sorted(columns,
				  listed ? str_eat_until(&list, ',')
					 : event_name(columns->profile, i),
				  &own_threshold, error);
	if (good && !own_threshold && n) {
		first = columns->thresholds;
		first->text = str_of(settings->threshold);
		number_percent(first->text, &first->percent);
		/* compat: 100 % lists functions that cost nothing, too. */
		columns->all = first->percent.over >= 100 * first->percent.under;
	}
	return good;
}

bool columns_init(struct columns *columns, const struct settings *settings,
		  const struct profile *profile, struct error *error)
{
	*columns = (struct columns){
		.profile = profile,
		.settings = settings,
		.count = {.name = STR("Calls"),
			  .from = COLUMN_CALLS,
			  .how = profile_compares(profile) ? COLUMN_CHANGE : COLUMN_PLAIN},
		.overflow = util_alloc(1, sizeof(*columns->overflow)),
	};
	/* compat: an empty list counts as not given. */
	columns->show = expand_sets(profile, str_of(settings->show ? settings->show : ""));
	if (!check_definitions(profile, &settings->event, error) || !find_shown(columns, error))
		return false;
	if (settings->compare && profile->slice_count)
		add_slices(columns);
	if (!find_sorted(columns, error))
		return false;
	for (size_t i = 0; columns_get(columns, i, &columns->weight); i++) {
		const struct column *column = &columns->weight;

		/* Components of rows lack Calls. */
		if (column_adds_up(column) && !column_is_of_slices(column) &&
		    (column->formula ? !column->formula->over.calls : column->from != COLUMN_CALLS))
			return true;
	}
	columns->weight = (struct column){.event = 0};
	return true;
}

/* Returns whether text contains name as a whole word. */
static bool has_name(struct str text, struct str name)
{
	for (size_t i = 0; name.length && i < text.length; i++) {
		struct str rest = str_from(text, i);

		if (str_eat(&rest, name) && (!i || !isalnum((unsigned char)text.at[i - 1])) &&
		    (!rest.length || !isalnum((unsigned char)rest.at[0])))
			return true;
	}
	return false;
}

void columns_unused(const struct columns *columns, struct words *unused)
{
	const struct settings *settings = columns->settings;
	const struct words *lists[] = {&settings->event, &settings->fail_if};
	const struct str others[] = {columns->show, str_of(settings->sort ? settings->sort : "")};

	for (size_t i = 0; i < settings->event.count; i++) {
		struct definition event, other;
		bool used = !formula_split(str_of(settings->event.at[i]), &event);

		for (size_t j = 0; j < LENGTH(others); j++)
			used |= has_name(others[j], event.name);
		for (size_t j = 0; j < LENGTH(lists); j++)
			for (size_t k = 0; !used && k < lists[j]->count; k++) {
				struct str text = str_of(lists[j]->at[k]);

				used = has_name(text, event.name) &&
				       !(formula_split(text, &other) &&
					 str_equal(other.name, event.name));
			}
		if (!used)
			words_add(unused, settings->event.at[i]);
	}
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
	while (columns->shown_count)
		column_free(&columns->shown[--columns->shown_count]);
	free(columns->shown);
	/* Columns of --compare use the memory of the first one shown. */
	while (columns->sorted_count && !columns->slice_count)
		column_free(&columns->sorted[--columns->sorted_count]);
	free(columns->sorted);
	free(columns->thresholds);
	for (size_t i = 0; i < columns->slice_count; i++)
		free((char *)columns->slices[i].name.at);
	free(columns->slices);
	free((char *)columns->title.at);
	free((char *)columns->show.at);
	free(columns->overflow);
}
