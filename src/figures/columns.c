/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "figures/columns.h"

#include "base/diag.h"
#include "base/number.h"
#include "figures/slices.h"

#include <ctype.h>
#include <stdlib.h>

/* Adds to *error the known names that are similar to name. */
static void propose(const struct columns *columns, struct str name,
		    struct error *error)
{
	const struct profile *profile = columns->profile;
	const struct words *defined = &columns->settings->event;
	struct str first = profile->event_count ? names_str(&profile->names,
							    profile->events[0])
						: STR("");
	char *inclusive =
		util_format("Incl(%.*s)", (int)first.length, first.at);
	struct nearest nearest;
	struct definition known;
	struct formula formula;
	struct error ignored;
	size_t i;

	nearest_begin(&nearest, name);
	for (i = 0; i < profile->event_count; i++) {
		struct str event =
			names_str(&profile->names, profile->events[i]);

		nearest_try(&nearest, event, event);
	}
	for (i = 0; formula_definition(profile, defined, i, &known); i++)
		if (formula_find(&formula, profile, defined, known.name,
				 &ignored) == FORMULA_FOUND)
			nearest_try(&nearest, known.name, known.name);
	nearest_try(&nearest, STR("Calls"), STR("Calls"));
	nearest_try(&nearest, STR("inclusive"), str_of(inclusive));
	nearest_try(&nearest, STR("incl"), str_of(inclusive));
	diag_propose(error, &nearest, "");
	free(inclusive);
}

static bool not_found(const struct columns *columns, const char *option,
		      struct str name, struct error *error)
{
	const struct profile *profile = columns->profile;
	struct scratch scratch;
	size_t i;

	error_usage(error, "--%s: the profile has no event '%s'", option,
		    diag_quote(&scratch, name));
	for (i = 0; i < profile->event_count; i++)
		error_add(error, "%s %s", i ? "," : "; it has",
			  diag_quote(&scratch, names_str(&profile->names,
							 profile->events[i])));
	propose(columns, name, error);
	return false;
}

/* With several runs on a side, makes counts means. */
static void make_mean(const struct columns *columns, struct column *column)
{
	column->means = columns->profile->means;
	if (column->means > 1 && column->unit == COLUMN_COUNT)
		column->unit = COLUMN_MEAN;
}

/* Makes the column of a formula, and records what it needs of rows' costs. */
static struct column new_column(struct columns *columns, struct str name,
				const struct formula *formula)
{
	struct column column = column_of(name, formula);

	make_mean(columns, &column);
	column.is_change = profile_compares(columns->profile);
	columns->inclusive |=
		formula->over.inclusive | formula->under.inclusive;
	columns->calls |= formula->over.calls || formula->under.calls;
	columns->has_ratio |= formula->ratio && column.is_change;
	return column;
}

/* For Incl(X), keeps X as column->self if X is additive. */
static void keep_self(struct columns *columns, struct column *column,
		      struct error *error)
{
	struct str name = column_inclusive_of(columns, column);
	struct formula formula;

	if (!name.length ||
	    formula_find(&formula, columns->profile, &columns->settings->event,
			 name, error) != FORMULA_FOUND ||
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
	switch (formula_find(&formula, columns->profile, defined, name,
			     error)) {
	case FORMULA_FOUND:
		if (formula_divisor(&formula) >
		    INT64_MAX / columns->profile->means)
			return error_set(error,
					 "--%s: the formula of '%.*s' "
					 "divides by too much",
					 option, (int)name.length, name.at);
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

struct str column_inclusive_of(const struct columns *columns,
			       const struct column *column)
{
	struct str name = column->name;

	return formula_is_inclusive(columns->profile, &columns->settings->event,
				    &name)
		       ? name
		       : STR("");
}

/* Whether a column adds up and does not use Calls, which components lack. */
static bool is_weight(const struct column *column)
{
	return !column->is_ratio && !column->of_slices &&
	       (column->formula ? !column->formula->over.calls
				: column->from != COLUMN_CALLS);
}

/*
 * Sets columns->weight: the first suitable column of --sort, else of --show,
 * else the first event.
 */
static void find_weight(struct columns *columns)
{
	size_t i;

	columns->weight = (struct column){.event = 0};
	for (i = columns->shown_count; i-- > 0;)
		if (is_weight(&columns->shown[i]))
			columns->weight = columns->shown[i];
	for (i = columns->sorted_count; i-- > 0;)
		if (is_weight(&columns->sorted[i]))
			columns->weight = columns->sorted[i];
}

const struct column *columns_additive(const struct columns *columns)
{
	const struct column *column = columns->sorted;

	if (!columns->sorted_count)
		return NULL;
	if (column->self)
		column = column->self;
	return column_adds_up(column) && column->is_of_profile &&
			       !column->of_slices
		       ? column
		       : NULL;
}

/* --- slices ------------------------------------------------------------ */

/* Makes the first shown column for one side of costs, under another name. */
static bool like_compared(struct columns *columns, struct str name, size_t side,
			  struct column *column, struct error *error)
{
	bool found = column_find(columns, "show", columns->shown[0].name,
				 column, error);

	column->name = name;
	column->of_slices = true;
	column->is_change = false;
	column->side = side;
	return found;
}

/* The columns of all slices: those of enum over_slices, then the others. */
enum { OF_FIRST_AND_LAST = OVER_SPREAD + 1, OF_ENDS, OF_ALL };

static const struct {
	const char *name;
	enum column_among among;
	bool is_change;
} of_slices[] = {
	[OVER_LEAST] = {"min", AMONG_LEAST, false},
	[OVER_MEDIAN] = {"median", AMONG_MEDIAN, false},
	[OVER_MOST] = {"max", AMONG_MOST, false},
	[OVER_SPREAD] = {"spread", AMONG_ENDS, true},
	[OF_FIRST_AND_LAST] = {"change", AMONG_ONE, true},
	[OF_ENDS] = {"difference", AMONG_ENDS, true},
	[OF_ALL] = {"sum", AMONG_SUM, false},
};

/* Makes one of these columns. */
static bool find_over(struct columns *columns, size_t over,
		      struct column *column, struct error *error)
{
	bool found = like_compared(columns, str_of(of_slices[over].name), 0,
				   column, error);

	column->among = of_slices[over].among;
	column->is_change = of_slices[over].is_change;
	/*
	 * The sum of parts and threads shows the whole report, whose inclusive
	 * costs may differ from the slices' sums.
	 */
	if (over == OF_ALL && columns->settings->compare != COMPARE_FILE) {
		column->of_slices = false;
		column->among = AMONG_ONE;
	}
	return found;
}

/* With --compare, makes the columns of slices, and those over all slices. */
static bool add_slices(struct columns *columns, struct error *error)
{
	const struct profile *profile = columns->profile;
	size_t i;

	if (!profile->slice_count)
		return true;
	columns->slice_names = slices_name(profile, columns->settings);
	columns->slices =
		util_alloc(profile->slice_count, sizeof(*columns->slices));
	columns->slice_count = profile->slice_count;
	for (i = 0; i < profile->slice_count; i++)
		if (!like_compared(columns, str_of(columns->slice_names[i]),
				   profile->side_count + i, &columns->slices[i],
				   error))
			return false;
	for (i = 0; i < LENGTH(columns->over); i++)
		if (!find_over(columns, i, &columns->over[i], error))
			return false;
	/* Profiles show a change over time; parts and threads add up. */
	return find_over(columns,
			 columns->settings->compare == COMPARE_FILE
				 ? OF_FIRST_AND_LAST
				 : OF_ALL,
			 &columns->across, error);
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
	size_t i;

	for (i = 0; i < columns->slice_count; i++)
		if (str_equal(columns->slices[i].name, name))
			return i;
	if (number_eat(&name, &number) == NUMBER_BAD || name.length)
		return columns->slice_count;
	for (i = 0; i < columns->slice_count; i++)
		if (number == (by_file ? i + 1 : profile->slices[i]->key))
			return i;
	return columns->slice_count;
}

/* Sets *error: unknown column, with a list of the columns.  Returns false. */
static bool no_slice(const struct columns *columns, struct str name,
		     struct error *error)
{
	int compare = columns->settings->compare;
	struct scratch scratch;
	size_t i;

	error_usage(error,
		    "--sort: there is no column '%s' with --compare%s; there "
		    "are %sdifference, sum",
		    diag_quote(&scratch, name),
		    compare == COMPARE_FILE   ? ""
		    : compare == COMPARE_PART ? "=part"
					      : "=thread",
		    compare == COMPARE_FILE ? "change, " : "");
	for (i = 0; i < columns->slice_count; i++)
		error_add(error, ", %s",
			  diag_quote(&scratch, columns->slices[i].name));
	return false;
}

/* Makes a column of --compare by its name. */
static bool find_compared(struct columns *columns, struct str name,
			  struct column *column, struct error *error)
{
	size_t i = find_slice(columns, name);

	*column = (struct column){.event = COST_EVENTS};
	if (i < columns->slice_count)
		return like_compared(columns, columns->slices[i].name,
				     columns->slices[i].side, column, error);
	for (i = 0; i < LENGTH(of_slices); i++)
		if (str_equal(name, str_of(of_slices[i].name)) &&
		    (i != OF_FIRST_AND_LAST ||
		     columns->settings->compare == COMPARE_FILE))
			return find_over(columns, i, column, error);
	return no_slice(columns, name, error);
}

/* --- what is shown, and by what it is sorted --------------------------- */

/* How many names a list "A,B,C" has. */
static size_t count_names(struct str list)
{
	size_t n = 1;
	size_t i;

	for (i = 0; i < list.length; i++)
		n += list.at[i] == ',';
	return n;
}

/* The names of the first n events. */
static struct str *event_names(const struct profile *profile, size_t n)
{
	struct str *list = util_alloc(n, sizeof(*list));
	size_t i;

	for (i = 0; i < n; i++)
		list[i] = names_str(&profile->names, profile->events[i]);
	return list;
}

/* Makes columns from names, which is freed; *error mentions --option. */
static bool make_columns(struct columns *columns, const char *option,
			 struct str *names, size_t n, struct column **list,
			 size_t *count, struct error *error)
{
	bool good = true;

	*list = util_alloc(n, sizeof(**list));
	for (*count = 0; good && *count < n; ++*count)
		good = column_find(columns, option, names[*count],
				   &(*list)[*count], error);
	free(names);
	return good;
}

static bool find_shown(struct columns *columns, const char *option,
		       struct str *names, size_t n, struct error *error)
{
	return make_columns(columns, option, names, n, &columns->shown,
			    &columns->shown_count, error);
}

static bool read_show(struct columns *columns, struct str list,
		      struct error *error)
{
	size_t n = count_names(list), i;
	struct str *names = util_alloc(n, sizeof(*names));

	for (i = 0; i < n; i++)
		names[i] = str_eat_until(&list, ',');
	return find_shown(columns, "show", names, n, error);
}

/* Sets a threshold; false: text is not a percentage. */
static bool set_threshold(struct threshold *threshold, struct str text)
{
	threshold->text = text;
	return number_percent(text, &threshold->percent);
}

/* Splits "A:90" into a name and a threshold; false: it is not of this form. */
static bool split_threshold(struct str word, struct str *name,
			    struct threshold *threshold)
{
	size_t i = word.length;

	while (i && word.at[i - 1] != ':')
		i--;
	if (i == 0)
		return false;
	*name = (struct str){word.at, i - 1};
	return set_threshold(threshold, str_from(word, i));
}

/* Makes a column of --sort by its name; with --compare, one of its columns. */
static bool find_sorted(struct columns *columns, struct str name,
			struct column *column, struct error *error)
{
	return columns->slice_count
		       ? find_compared(columns, name, column, error)
		       : column_find(columns, "sort", name, column, error);
}

/* Whether a whole word of --sort is a name, which may contain a colon. */
static bool is_sorted_name(const struct columns *columns, struct str word)
{
	if (!columns->slice_count)
		return profile_event(columns->profile, word) < COST_EVENTS;
	return find_slice(columns, word) < columns->slice_count;
}

static bool read_sort(struct columns *columns, struct str list,
		      bool *any_threshold, struct error *error)
{
	size_t n = count_names(list);

	columns->sorted = util_alloc(n, sizeof(*columns->sorted));
	columns->thresholds = util_alloc(n, sizeof(*columns->thresholds));
	while (columns->sorted_count < n) {
		size_t i = columns->sorted_count++;
		struct str name = str_eat_until(&list, ',');
		struct threshold *threshold = &columns->thresholds[i];
		struct str word = name;

		set_threshold(threshold, STR("0"));
		if (!is_sorted_name(columns, word) &&
		    memchr(word.at, ':', word.length)) {
			if (!split_threshold(word, &name, threshold))
				return error_usage(
					error,
					"--sort: '%.*s': the threshold "
					"is not a percentage from 0 to 100",
					(int)word.length, word.at);
			*any_threshold = true;
		}
		if (!find_sorted(columns, name, &columns->sorted[i], error))
			return false;
	}
	return true;
}

/* Applies --threshold to the first sorted column. */
static void set_first_threshold(struct columns *columns)
{
	struct threshold *first = &columns->thresholds[0];

	set_threshold(first, str_of(columns->settings->threshold));
	/* compat: 100 % lists functions that cost nothing, too. */
	columns->all = first->percent.over >= 100 * first->percent.under;
}

/* Makes "Incl(EVENT)" by memcpy(): EVENT may contain any byte, even NUL. */
static struct str name_inclusive(struct columns *columns, struct str event)
{
	static const char before[] = {'I', 'n', 'c', 'l', '('};
	size_t length = sizeof(before) + event.length + 1;

	columns->title = util_alloc(length, 1);
	memcpy(columns->title, before, sizeof(before));
	memcpy(columns->title + sizeof(before), event.at, event.length);
	columns->title[length - 1] = ')';
	return (struct str){columns->title, length};
}

/* Shows the columns of --summary: the first event, its Incl(), and Calls. */
static bool show_summary(struct columns *columns, struct error *error)
{
	struct str *names = util_alloc(3, sizeof(*names));
	const struct profile *profile = columns->profile;

	names[0] = names_str(&profile->names, profile->events[0]);
	names[1] = name_inclusive(columns, names[0]);
	names[2] = STR("Calls");
	return find_shown(columns, "summary", names, 3, error);
}

uint64_t columns_needed(const struct settings *settings,
			const struct profile *profile)
{
	struct str list = settings->show ? str_of(settings->show) : STR("");
	struct str name = str_eat_until(&list, ',');
	struct formula formula;
	struct error ignored;

	if (settings->complete || settings_limited(settings) ||
	    settings->fold.count || !profile->event_count)
		return 0;
	if (!name.length)
		name = names_str(&profile->names, profile->events[0]);
	if (formula_find(&formula, profile, &settings->event, name, &ignored) !=
	    FORMULA_FOUND)
		return 0;
	return formula.over.events | formula.over.inclusive |
	       formula.under.events | formula.under.inclusive;
}

/* Checks that every --event defines a new name by a valid formula. */
static bool check_definitions(const struct profile *profile,
			      const struct words *words, struct error *error)
{
	size_t i;

	for (i = 0; i < words->count; i++) {
		struct definition definition;
		struct formula formula;

		if (!formula_split(str_of(words->at[i]), &definition))
			return error_usage(error,
					   "--event=%s: expected "
					   "NAME = FORMULA",
					   words->at[i]);
		if (profile_event(profile, definition.name) < COST_EVENTS)
			return error_usage(error,
					   "--event=%s: the profile "
					   "already has an event of this "
					   "name",
					   words->at[i]);
		if (formula_find(&formula, profile, words, definition.name,
				 error) == FORMULA_WRONG)
			return false;
	}
	return true;
}

/* Sorts by the first n events, each with a threshold of 0. */
static bool sort_by_events(struct columns *columns, size_t n,
			   struct error *error)
{
	bool good = make_columns(
		columns, "sort", event_names(columns->profile, n), n,
		&columns->sorted, &columns->sorted_count, error);
	size_t i;

	columns->thresholds = util_alloc(n, sizeof(*columns->thresholds));
	for (i = 0; i < n; i++)
		set_threshold(&columns->thresholds[i], STR("0"));
	return good;
}

static void free_list(struct column *list, size_t count)
{
	while (count)
		column_free(&list[--count]);
	free(list);
}

/* The order of rows with --compare, unless --sort is given. */
static struct str sort_of_slices(const struct settings *settings)
{
	/* Rows without a change are sorted by their sum. */
	return settings->spread                    ? STR("spread,sum")
	       : settings->compare == COMPARE_FILE ? STR("difference,sum")
						   : STR("sum");
}

static bool read_columns(struct columns *columns, struct error *error)
{
	const struct settings *settings = columns->settings;
	const struct profile *profile = columns->profile;
	bool summary = settings->summary && profile->event_count;
	size_t events = profile->event_count;
	struct str sort = str_of(settings->sort ? settings->sort : "");
	bool own_threshold = false, good;

	/* compat: an empty list counts as not given. */
	if (settings->show && settings->show[0]) {
		good = read_show(columns, str_of(settings->show), error);
	} else if (summary) {
		good = show_summary(columns, error);
	} else {
		good = find_shown(columns, "show", event_names(profile, events),
				  events, error);
	}
	if (!good || (settings->compare && !add_slices(columns, error)))
		return false;
	if (columns->slice_count && !sort.length)
		sort = sort_of_slices(settings);
	good = sort.length
		       ? read_sort(columns, sort, &own_threshold, error)
		       : sort_by_events(columns, summary ? 1 : events, error);
	if (good && !own_threshold && columns->sorted_count)
		set_first_threshold(columns);
	return good;
}

bool columns_init(struct columns *columns, const struct settings *settings,
		  const struct profile *profile, struct error *error)
{
	*columns = (struct columns){
		.profile = profile,
		.settings = settings,
		.sides = profile->side_count + profile->slice_count,
		.count = {.name = STR("Calls"),
			  .from = COLUMN_CALLS,
			  .is_change = profile_compares(profile)},
		.overflow = util_alloc(1, sizeof(*columns->overflow)),
	};
	make_mean(columns, &columns->count);
	if (!check_definitions(profile, &settings->event, error) ||
	    !read_columns(columns, error))
		return false;
	find_weight(columns);
	return true;
}

/* Whether text contains name as a whole word. */
static bool has_name(struct str text, struct str name)
{
	size_t i;

	for (i = 0; name.length && i + name.length <= text.length; i++) {
		size_t end = i + name.length;

		if (memcmp(text.at + i, name.at, name.length) == 0 &&
		    (i == 0 || !isalnum((unsigned char)text.at[i - 1])) &&
		    (end == text.length ||
		     !isalnum((unsigned char)text.at[end])))
			return true;
	}
	return false;
}

static bool any_has_name(const struct words *words, struct str name)
{
	size_t i;

	for (i = 0; i < words->count; i++) {
		struct definition definition;
		struct str text = str_of(words->at[i]);

		if (formula_split(text, &definition) &&
		    str_equal(definition.name, name))
			continue;
		if (has_name(text, name))
			return true;
	}
	return false;
}

void columns_unused(const struct columns *columns, struct words *unused)
{
	const struct settings *settings = columns->settings;
	size_t i;

	for (i = 0; i < settings->event.count; i++) {
		struct definition definition;

		if (formula_split(str_of(settings->event.at[i]), &definition) &&
		    !has_name(str_of(settings->show ? settings->show : ""),
			      definition.name) &&
		    !has_name(str_of(settings->sort ? settings->sort : ""),
			      definition.name) &&
		    !any_has_name(&settings->event, definition.name) &&
		    !any_has_name(&settings->fail_if, definition.name) &&
		    !any_has_name(&settings->warn_if, definition.name))
			words_add(unused, settings->event.at[i]);
	}
}

void columns_free(struct columns *columns)
{
	size_t i;

	free_list(columns->shown, columns->shown_count);
	free_list(columns->sorted, columns->sorted_count);
	free(columns->thresholds);
	free_list(columns->slices, columns->slice_count);
	column_free(&columns->across);
	for (i = 0; i < LENGTH(columns->over); i++)
		column_free(&columns->over[i]);
	if (columns->slice_names)
		slices_free(columns->slice_names,
			    columns->profile->slice_count);
	free(columns->title);
	free(columns->overflow);
}
