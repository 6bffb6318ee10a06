/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/rows.h"

#include "base/pattern.h"

/* What of a function's name a word may be. */
enum step { STEP_NAME, STEP_SHORT, STEP_PART, STEPS };

/* What stands before the last component of a name. */
#define BEFORE_LAST ":./>#"

/* A name without the level of recursion and the callers that Callgrind writes behind it. */
static struct str without_callers(struct str name)
{
	size_t i = 1;

	while (i < name.length && (name.at[i] != '\'' || name.at[i - 1] == ':'))
		i++;
	return str_head(name, i);
}

/* Returns whether `end` is a name, or its last components. */
static bool is_end(struct str name, struct str end)
{
	return end.length && str_equal(str_tail(name, end.length), end) &&
	       (name.length == end.length ||
		strchr(BEFORE_LAST, name.at[name.length - end.length - 1]));
}

static bool has_part(struct str s, struct str word)
{
	for (size_t i; word.length && s.length >= word.length; s = str_from(s, 1)) {
		for (i = 0; i < word.length && str_lower(s.at[i]) == str_lower(word.at[i]); i++)
			;
		if (i == word.length)
			return true;
	}
	return false;
}

static bool is_meant(struct str name, struct str word, enum step step)
{
	struct str text;
	bool meant;

	if (step == STEP_PART)
		return has_part(name, word);
	if (step == STEP_NAME)
		return str_equal(name, word) || str_equal(without_callers(name), word) ||
		       (!name.length && str_equal(word, REPORT_NO_NAME));
	text = name_bare(name);
	meant = is_end(text, word) || is_end(without_callers(text), word);
	str_free(text);
	return meant;
}

bool find_has(struct str name, struct str word)
{
	bool has = has_part(name, word);

	if (!has && memchr(name.at, '<', name.length)) {
		struct str bare = name_bare(name), part = name_bare(word);

		has = has_part(bare, part);
		str_free(bare);
		str_free(part);
	}
	return has;
}

/* Removes "FILE:" from the front of *word, where FILE is the end of a path. */
static bool eat_file(struct str *word, struct str path)
{
	for (size_t i = 0; i < path.length; i++) {
		struct str rest = *word;

		if ((i && path.at[i - 1] != '/') || !str_eat(&rest, str_from(path, i)) ||
		    !str_eat(&rest, STR(":")))
			continue;
		*word = rest;
		return true;
	}
	return false;
}

/* Sets found[row] for the functions that a word means by a step; false: there is none. */
static bool find_step(const struct report *report, struct str word, enum step step, bool *found)
{
	const struct profile *profile = report->profile;
	bool any = false;

	for (row_id i = 0; i < report->rows.count; i++)
		if (is_meant(report_name(report, report->rows.list[i].name), word, step))
			any = found[i] = true;
	for (size_t i = 0; i < profile->portions.count && step < STEP_PART; i++) {
		row_id row = report->rows.of_portion[i];
		struct str name = report_name(report, report->rows.list[row].name), rest = word;

		if (eat_file(&rest, report_name(report, profile->portions.pairs[i].b)) &&
		    is_meant(name, rest, step))
			any = found[row] = true;
	}
	return any;
}

/* Adds names like `text` to a message about it. */
static void propose(const struct report *report, struct error *error, struct str text)
{
	struct str *bare = util_alloc(report->rows.count, sizeof(*bare));
	struct nearest nearest;

	nearest_begin(&nearest, text);
	for (size_t i = 0; i < report->rows.count; i++) {
		struct str whole = name_bare(report_name(report, report->rows.list[i].name));
		struct str last = bare[i] = whole;

		while (last.length && !strchr(BEFORE_LAST, last.at[last.length - 1]))
			last.length--;
		nearest_try(&nearest, whole, whole);
		nearest_try(&nearest, str_from(whole, last.length), whole);
	}
	diag_propose(error, &nearest, "");
	for (size_t i = 0; i < report->rows.count; i++)
		str_free(bare[i]);
	free(bare);
}

/* Sets found[row] for the functions that a word of --fn means. */
static bool find_word(const struct report *report, const char *text, bool *found,
		      struct error *error)
{
	struct str word = str_of(text), name = word;
	bool any = false;

	if (word.length > 2 && word.at[0] == '/' && word.at[word.length - 1] == '/') {
		struct error why;
		regex_t regex;

		name = (struct str){text + 1, word.length - 2};
		if (!pattern_read(&regex, name, REG_NOSUB, &why))
			return error_usage(error, "--fn=%s: %s", text, why.text);
		for (row_id i = 0; i < report->rows.count; i++)
			if (pattern_matches(&regex, report_name(report, report->rows.list[i].name)))
				any = found[i] = true;
		regfree(&regex);
	} else {
		struct str bare = name_bare(word);

		for (enum step step = STEP_NAME; step < STEPS && !any; step++)
			any = find_step(report, step == STEP_SHORT ? bare : word, step, found);
		str_free(bare);
	}
	if (any)
		return true;
	error_set(error, "--fn=%s: the profile has no such function", text);
	if (!report->settings->inlines && report->profile->addressed)
		error_add(error, " (if it was inlined, add --inlines)");
	propose(report, error, name);
	return false;
}

/* The inclusive cost of a function in the column that is sorted by, or how much that changed. */
static int64_t cost_of(const struct report *report, row_id row)
{
	struct values in[SIDES] = {{0}};

	if (!report->columns->sorted_count)
		return 0;
	for (size_t i = 0; i < report->profile->side_count; i++) {
		in[i] = *report_values(report, &report->sums[i], row);
		in[i].inclusive = report->sums[i].inclusive.node[row];
	}
	return columns_key(report->columns, 0,
			   item_inclusive(report_item(report, &report->costs, in)));
}

bool find_list(struct report *report, struct error *error)
{
	const struct words *words = &report->settings->fn;
	struct report_order *order = &report->order;
	bool *found = util_alloc(report->rows.count, sizeof(*found)), good = true;
	struct cost_ranked *ranked = util_alloc(order->count, sizeof(*ranked));
	row_id *rows = util_alloc(order->count, sizeof(*rows));
	size_t n = 0;

	for (size_t i = 0; good && i < words->count; i++)
		good = find_word(report, words->at[i], found, error);
	for (size_t i = 0; i < order->count; i++)
		if (found[order->listed[i]]) {
			ranked[n] =
				(struct cost_ranked){cost_of(report, order->listed[i]), util_id(n)};
			rows[n++] = order->listed[i];
		}
	qsort(ranked, n, sizeof(*ranked), cost_compare_ranked);
	for (size_t i = 0; i < n; i++)
		order->listed[i] = rows[ranked[i].id];
	order->count = n < report->settings->top ? n : (size_t)report->settings->top;
	order->chosen = true;
	free(found);
	free(ranked);
	free(rows);
	return good;
}

void find_unmatched(const struct report *report, struct diag *diag)
{
	const struct words *words = &report->settings->match;
	struct error text;

	if (report->settings->fn.count && !report->order.count &&
	    (!words->count || report->order.matched))
		diag_warn(diag, "other options leave none of the functions of --fn");
	for (size_t i = 0; i < words->count && !report->order.matched; i++) {
		error_set(&text, "--match=%s: nothing matches", words->at[i]);
		propose(report, &text, str_of(words->at[i]));
		diag_warn(diag, "%s", text.text);
	}
}
