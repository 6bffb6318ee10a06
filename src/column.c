/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "column.h"

#include "diag.h"

#include <stdlib.h>

bool column_not_found(const struct profile *profile, const char *option,
		      struct str name, struct error *error)
{
	struct scratch scratch;
	size_t used, i;

	error_usage(error, "--%s: the profile has no event '%s'; it has",
		    option, diag_quote(&scratch, name));
	used = strlen(error->text);
	for (i = 0; i < profile->event_count; i++) {
		struct str event =
			names_str(&profile->names, profile->events[i]);
		int n = snprintf(error->text + used,
				 sizeof(error->text) - used, "%s %s",
				 i ? "," : "", diag_quote(&scratch, event));

		if (n < 0 || (size_t)n >= sizeof(error->text) - used)
			break;
		used += (size_t)n;
	}
	return false;
}

bool column_find(struct column *column, const struct profile *profile,
		 struct str name)
{
	unsigned event = profile_event(profile, name);

	if (event == COST_EVENTS)
		return false;
	column->event = event;
	column->name = names_str(&profile->names, profile->events[event]);
	return true;
}

static bool resolve(const struct profile *profile, const char *option,
		    struct str name, struct column *column,
		    struct error *error)
{
	return column_find(column, profile, name) ||
	       column_not_found(profile, option, name, error);
}

/* How many names a list "A,B,C" has. */
static size_t count_names(struct str list)
{
	size_t n = 1;
	size_t i;

	for (i = 0; i < list.length; i++)
		n += list.at[i] == ',';
	return n;
}

/* All events, in their order. */
static struct column *all_events(const struct profile *profile)
{
	struct column *all =
		util_alloc(profile->event_count, sizeof(*all));
	unsigned i;

	for (i = 0; i < profile->event_count; i++)
		all[i] = (struct column){
			names_str(&profile->names, profile->events[i]), i};
	return all;
}

static bool read_show(struct columns *columns, const struct profile *profile,
		      struct str list, struct error *error)
{
	size_t n = count_names(list);

	columns->shown = util_alloc(n, sizeof(*columns->shown));
	for (; columns->shown_count < n; columns->shown_count++)
		if (!resolve(profile, "show", str_eat_until(&list, ','),
			     &columns->shown[columns->shown_count], error))
			return false;
	return true;
}

/* "A", "A:90": the text of the threshold, and the name before it. */
static bool split_threshold(struct str word, struct str *name,
			    struct threshold *threshold)
{
	size_t i = word.length;

	while (i && word.at[i - 1] != ':')
		i--;
	if (i == 0)
		return false;
	threshold->text = (struct str){word.at + i, word.length - i};
	*name = (struct str){word.at, i - 1};
	return options_percent(threshold->text, &threshold->percent);
}

static bool read_sort(struct columns *columns, const struct profile *profile,
		      struct str list, bool *any_threshold,
		      struct error *error)
{
	size_t n = count_names(list);

	columns->sorted = util_alloc(n, sizeof(*columns->sorted));
	columns->thresholds = util_alloc(n, sizeof(*columns->thresholds));
	for (; columns->sorted_count < n; columns->sorted_count++) {
		size_t i = columns->sorted_count;
		struct str name = str_eat_until(&list, ',');
		struct threshold *threshold = &columns->thresholds[i];
		struct str word = name;

		threshold->text = STR("0");
		/* An event's own name may hold a colon. */
		if (profile_event(profile, word) == COST_EVENTS &&
		    memchr(word.at, ':', word.length)) {
			if (!split_threshold(word, &name, threshold))
				return error_usage(
					error, "--sort: '%.*s': the threshold "
					"is not a percentage from 0 to 100",
					(int)word.length, word.at);
			*any_threshold = true;
		}
		if (!resolve(profile, "sort", name, &columns->sorted[i],
			     error))
			return false;
	}
	return true;
}

bool columns_init(struct columns *columns, const struct options *options,
		  const struct profile *profile, struct error *error)
{
	bool own_threshold = false;
	size_t i;

	*columns = (struct columns){.by_magnitude = profile->has_old};
	/* compat: an empty list is as none. */
	if (options->show && options->show[0]) {
		if (!read_show(columns, profile, str_of(options->show), error))
			return false;
	} else {
		columns->shown = all_events(profile);
		columns->shown_count = profile->event_count;
	}
	if (options->sort && options->sort[0]) {
		if (!read_sort(columns, profile, str_of(options->sort),
			       &own_threshold, error))
			return false;
	} else {
		columns->sorted = all_events(profile);
		columns->sorted_count = profile->event_count;
		columns->thresholds =
			util_alloc(columns->sorted_count,
				   sizeof(*columns->thresholds));
		for (i = 0; i < columns->sorted_count; i++)
			columns->thresholds[i].text = STR("0");
	}
	if (!own_threshold && columns->sorted_count) {
		columns->thresholds[0].text = str_of(options->threshold);
		options_percent(columns->thresholds[0].text,
				&columns->thresholds[0].percent);
		/* compat: 100 % lists what costs nothing, too. */
		columns->all = columns->thresholds[0].percent >= 100;
	}
	return true;
}

void columns_free(struct columns *columns)
{
	free(columns->shown);
	free(columns->sorted);
	free(columns->thresholds);
}

int64_t columns_key(const struct columns *columns, size_t sorted,
		    const struct costs *costs, uint32_t row)
{
	int64_t value;

	/* compat: what is not given sorts as -1. */
	if (!column_value(&columns->sorted[sorted], costs, row, &value))
		return -1;
	if (columns->by_magnitude && value < 0)
		return value == INT64_MIN ? INT64_MAX : -value;
	return value;
}

int columns_compare(const struct columns *columns, const struct costs *a_costs,
		    uint32_t a, const struct costs *b_costs, uint32_t b)
{
	size_t i;

	for (i = 0; i < columns->sorted_count; i++) {
		int64_t x = columns_key(columns, i, a_costs, a);
		int64_t y = columns_key(columns, i, b_costs, b);

		if (x != y)
			return x > y ? -1 : 1;
	}
	return 0;
}
