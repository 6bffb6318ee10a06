/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/find.h"

#include "base/nearest.h"
#include "base/number.h"
#include "base/pattern.h"
#include "report/ranking.h"

#include <stdlib.h>

/* Ways in which a word may match a function, from the strictest to the loosest. */
enum step {
	STEP_NAME,
	STEP_CALLERS,
	STEP_LABEL,
	STEP_FILE_END,
	STEP_VIEW,
	STEP_BARE,
	STEP_CASE,
	STEP_LAST,
	STEP_PROCESSOR,
	STEP_PART,
	STEPS
};

/*
 * The names of a function: from its own label, or from the label of a row of
 * code inlined into it, which has another file.
 */
struct called {
	row_id row;
	struct str name, file, object;
};

/* A word to look for. */
struct wanted {
	struct str word;    /* as typed, or a part of it */
	struct str spelled; /* as name_match() takes it */
	struct str bare;    /* without arguments and parameters; empty: it has none */
};

struct fn_finder {
	const struct report *report;
	struct called *called; /* by row; then inlined code */
	size_t count;
};

static bool same_text(struct str a, struct str b, bool any_case)
{
	if (!any_case || a.length != b.length)
		return str_equal(a, b);
	for (size_t i = 0; i < a.length; i++)
		if (str_lower(a.at[i]) != str_lower(b.at[i]))
			return false;
	return true;
}

/* Removes end from the end of s; false: s does not end with it. */
static bool eat_end(struct str *s, struct str end)
{
	if (!str_equal(str_tail(*s, end.length), end))
		return false;
	s->length -= end.length;
	return true;
}

/* Returns whether word is a part of s, ignoring case. */
static bool has_part(struct str s, struct str word)
{
	for (; s.length >= word.length; s.at++, s.length--)
		if (same_text(str_head(s, word.length), word, true))
			return true;
	return false;
}

static void finder_begin(struct fn_finder *f, const struct report *report)
{
	const struct profile *profile = report->profile;

	*f = (struct fn_finder){.report = report, .count = report->rows.count};
	f->called = util_alloc(f->count + profile->portions.count, sizeof(*f->called));
	for (row_id i = 0; i < report->rows.count; i++) {
		const struct row *row = &report->rows.list[i];

		f->called[i] = (struct called){
			.row = i,
			.name = report_name(report, row->name),
			.file = report_name(report, row->file),
			.object = report_name(report, row->object),
		};
	}
	/* Code that is inlined into functions has labels of its own. */
	for (portion_id portion = 0; portion < profile->portions.count; portion++) {
		struct pair pair = profile->portions.pairs[portion];

		if (profile_file(profile, pair.a) == pair.b)
			continue;
		f->called[f->count] = f->called[report->rows.of_portion[portion]];
		f->called[f->count++].file = report_name(report, pair.b);
	}
}

static void finder_end(struct fn_finder *f)
{
	free(f->called);
}

/* Returns whether name is word, alone or with a level of recursion or callers. */
static bool is_name(struct str name, struct str word, bool any_case)
{
	return name.length >= word.length &&
	       same_text((struct str){name.at, word.length}, word, any_case) &&
	       (name.length == word.length || (word.length && name.at[word.length] == '\''));
}

/* Removes "FILE:" or "FILE:LINE:" from the front of *word; FILE may be the end of a path. */
static bool eat_file(struct str *word, struct str file, bool any_case, bool file_end)
{
	size_t i = memchr(word->at, ':', word->length) ? 0 : file.length;

	for (; i < file.length; i++) {
		struct str end = str_from(file, i), rest = *word, line;

		if (i && !file_end)
			break;
		if ((i && !str_is_separator(file, file.at[i - 1])) || rest.length <= end.length ||
		    !same_text(str_head(rest, end.length), end, any_case))
			continue;
		rest = str_from(rest, end.length);
		if (!str_eat(&rest, STR(":")))
			continue;
		line = rest;
		str_eat(&line, STR("-"));
		while (line.length && number_is_digit(line.at[0]))
			line = str_from(line, 1);
		if (line.length < rest.length && str_eat(&line, STR(":")))
			rest = line;
		*word = rest;
		return true;
	}
	return false;
}

/* The name in a label "FILE:NAME [OBJECT]" of a function, of which at least one is there. */
static bool eat_place(const struct called *called, struct str *word, bool any_case, bool file_end)
{
	struct str rest = *word;
	bool object = eat_end(&rest, STR("]")) && eat_end(&rest, called->object) &&
		      eat_end(&rest, STR(" ["));

	/* Else the name is one like "operator[]". */
	if (object)
		*word = rest;
	return eat_file(word, called->file, any_case, file_end) || object;
}

/* Returns whether a word is the name, or a view of it, with or without file and object. */
static bool is_view(const struct called *called, const struct name *name, struct str word,
		    enum name_match least, bool any_case)
{
	struct str label = word;

	if (!word.length)
		return false;
	return name_match(name, word, any_case) >= least ||
	       (eat_place(called, &label, any_case, true) &&
		name_match(name, label, any_case) >= least);
}

/* Returns whether a word, which is not empty, means a function by a step. */
static bool is_meant(const struct called *called, const struct name *name, const struct wanted *w,
		     enum step step)
{
	struct str label = w->word;

	switch (step) {
	case STEP_NAME:
		return str_equal(called->name, w->word) || str_equal(name->text, w->word) ||
		       str_equal(name_without_level(called->name), w->word);
	case STEP_CALLERS:
		return is_name(called->name, w->word, false);
	case STEP_LABEL:
	case STEP_FILE_END:
		return eat_place(called, &label, false, step == STEP_FILE_END) &&
		       (str_equal(called->name, label) || str_equal(name->text, label));
	case STEP_VIEW:
		return is_view(called, name, w->spelled, NAME_SAME, false);
	case STEP_BARE:
		return is_view(called, name, w->bare, NAME_SAME, false);
	case STEP_CASE:
		return is_name(called->name, w->word, true) ||
		       is_view(called, name, w->spelled, NAME_SAME, true) ||
		       is_view(called, name, w->bare, NAME_SAME, true);
	case STEP_LAST:
		return is_view(called, name, w->spelled, NAME_END, true) ||
		       is_view(called, name, w->bare, NAME_END, true);
	case STEP_PROCESSOR:
		return str_equal(name_without_processor(called->name), w->word);
	default:
		return has_part(called->name, w->word);
	}
}

/* The first step, before `end`, by which a word means a function; or `end`. */
static enum step step_of(const struct called *called, const struct wanted *w, enum step end)
{
	enum step step = STEP_NAME;
	struct name name;

	/* A name may be "", but "" is a part of all names. */
	if (!w->word.length || (!called->name.length && str_equal(w->word, REPORT_NO_NAME)))
		return called->name.length ? end : STEP_NAME;
	name_read(&name, called->name);
	while (step < end && !is_meant(called, &name, w, step))
		step++;
	name_free(&name);
	return step;
}

/* A short name for a message; the caller frees the bytes. */
static struct str short_of(struct str name, unsigned detail)
{
	char *to = util_alloc(name.length, 1);
	struct name read;
	size_t n = 0;

	/* without callers and levels of recursion */
	name_read(&read, name);
	while (n < read.text.length && !(read.byte[n] & NAME_CALLER) &&
	       (read.byte[n] & NAME_PART) != NAME_QUOTE && (read.byte[n] & NAME_PART) != NAME_LEVEL)
		n++;
	n = n ? name_short(str_head(read.text, n), detail, to) : 0;
	name_free(&read);
	return (struct str){to, n};
}

/*
 * Returns whether all functions that a part of a name matches have the same short name; else *error
 * tells some of them, the listed ones first.
 */
static bool is_unique(const struct fn_finder *f, const char *word, const bool *found,
		      struct error *error)
{
	enum { MOST = 3, LONGEST = 200, FIRST_ARGUMENT = 2 };
	const struct report_order *order = &f->report->order;
	struct str bare[MOST], told[MOST];
	size_t n = 0, j;

	for (size_t i = 0; i < order->count + f->report->rows.count && n < MOST; i++) {
		size_t row = i < order->count ? order->listed[i] : i - order->count;

		if (!found[row])
			continue;
		bare[n] = short_of(f->called[row].name, NAME_LEAST);
		told[n] = short_of(f->called[row].name, FIRST_ARGUMENT);
		for (j = 0; j < n && !str_equal(told[j], told[n]); j++)
			;
		if (j == n) {
			n++;
		} else {
			free((char *)bare[n].at);
			free((char *)told[n].at);
		}
	}
	error_set(error, "--fn=%s matches several functions", word);
	for (size_t i = 0; i < n; i++) {
		struct str name = bare[i];

		/* Of those that differ in arguments, what tells them apart. */
		for (j = 0; j < n; j++)
			if (j != i && str_equal(bare[j], bare[i]))
				name = told[i];
		name = str_head(name, LONGEST);
		error_add(error, "%s%.*s", i ? ", " : ": ", (int)name.length, name.at);
	}
	error_add(error, "; use --fn=/%s/ for all", word);
	for (size_t i = 0; i < n; i++) {
		free((char *)bare[i].at);
		free((char *)told[i].at);
	}
	return n <= 1;
}

/* Tries a method of Go, "path/package.(*Type).Method", as "Type.Method"; also without package. */
static void add_near_method(struct nearest *nearest, struct str bare)
{
	char text[NEAREST_LONGEST];
	struct str package = bare, rest, type, full;

	while (package.length && !str_begins(package, STR("(*")))
		package = str_from(package, 1);
	rest = package;
	if (!str_eat(&rest, STR("(*")) || bare.length > sizeof(text))
		return;
	package = str_head(bare, bare.length - package.length);
	type = str_eat_until(&rest, ')');
	memcpy(text, package.at, package.length);
	memcpy(text + package.length, type.at, type.length);
	memcpy(text + package.length + type.length, rest.at, rest.length);
	full = (struct str){text, package.length + type.length + rest.length};
	nearest_try(nearest, full, bare);
	nearest_try(nearest, str_from(full, package.length), bare);
}

/* Tries a function's short name, also by its last component, of C++ and Rust. */
static void add_near(struct nearest *nearest, struct str name, struct str bare)
{
	struct str last = bare;

	for (size_t i = 0; i + 1 < last.length; i++)
		if (last.at[i] == ':' && last.at[i + 1] == ':') {
			last = str_from(last, i + 2);
			i = SIZE_MAX;
		}
	nearest_try(nearest, name, bare);
	nearest_try(nearest, bare, bare);
	nearest_try(nearest, last, bare);
	add_near_method(nearest, bare);
}

/* Returns the name in "file:name [object]", or the whole word. */
static struct str name_in_label(struct str word)
{
	size_t end = word.length;

	for (size_t i = word.length; i-- > 0;) {
		struct str rest = str_from(word, i);

		if (str_begins(rest, STR(" [")))
			end = i;
		if (word.at[i] != ':')
			continue;
		if (i == 0 || word.at[i - 1] != ':')
			return (struct str){word.at + i + 1, end - i - 1};
		i--;
	}
	return word;
}

/* Adds names like `text` to a message about it; false: there is none. */
static bool propose(const struct fn_finder *f, struct error *error, struct str text, bool files)
{
	struct str likes[] = {text, name_in_label(text)};
	struct str *bare = util_alloc(f->report->rows.count, sizeof(*bare));
	struct nearest nearest = {.count = 0};

	for (size_t i = 0; i < f->report->rows.count; i++)
		bare[i] = short_of(f->called[i].name, NAME_LEAST);
	for (size_t j = 0; j < LENGTH(likes) && !nearest.count; j++) {
		nearest_begin(&nearest, likes[j]);
		for (size_t i = 0; i < f->report->rows.count; i++) {
			add_near(&nearest, f->called[i].name, bare[i]);
			if (files)
				nearest_try(&nearest, f->called[i].file, f->called[i].file);
		}
	}
	diag_propose(error, &nearest, "");
	for (size_t i = 0; i < f->report->rows.count; i++)
		free((char *)bare[i].at);
	free(bare);
	return nearest.count > 0;
}

/* Reports an unknown function: text as typed, and names similar to name. */
static bool not_there(const struct fn_finder *f, const char *text, struct str name,
		      struct error *error)
{
	error_set(error, "--fn=%s: the profile has no such function", text);
	if (!propose(f, error, name, false) && name.length && name.at == text &&
	    !f->report->settings->inlines)
		error_add(error, "; if it was inlined, %sadd --inlines",
			  f->report->profile->addressed ? "" : "record with --dump-instr=yes and ");
	return false;
}

/*
 * Removes what only some lists print around a name: an address, callers above it in one line of a
 * tree, the numbers of a cycle, of calls or of equal labels, whether only one side has it.
 */
static struct str without_marks(struct str word)
{
	static const char *const marks[] = {" (new)", " (gone)", " (inlined)"};
	struct str rest = word;
	size_t depth = 0, i, length;

	while (rest.length && strchr("0123456789abcdef", rest.at[0]))
		rest = str_from(rest, 1);
	if (rest.length < word.length && str_eat(&rest, STR(" ")) && !str_begins(rest, STR("(")) &&
	    !str_begins(rest, STR("<cycle ")) && !str_begins(rest, STR("#")))
		word = rest;
	/* "> >" may also end template arguments. */
	for (rest = word; rest.length; rest = str_from(rest, 1)) {
		if (!depth && str_begins(rest, STR(" > ")))
			word = str_from(rest, sizeof(" > ") - 1);
		depth += rest.at[0] == '<';
		depth -= rest.at[0] == '>' && depth;
	}
	do {
		length = word.length;
		for (i = 0; i < LENGTH(marks); i++)
			eat_end(&word, str_of(marks[i]));
		for (i = length; i && number_is_digit(word.at[i - 1]); i--)
			;
		if (i > 2 && i < length && eat_end(&(struct str){word.at, i}, STR(" #")))
			word.length = i - 2;
		for (i = word.length; i--;)
			if ((str_begins(str_from(word, i), STR(" <cycle ")) &&
			     word.at[word.length - 1] == '>') ||
			    (str_begins(str_from(word, i), STR(" (")) &&
			     str_equal(str_tail(word, 2), STR("x)"))))
				word.length = i;
	} while (word.length < length);
	return word;
}

/*
 * A word as a list prints it, "NAME  PLACE", as the label "PLACE:NAME"; without a place, and
 * without marks, the name.  The caller frees the bytes.
 */
static struct str as_label(struct str word, bool placed)
{
	struct str pieces[] = {STR(""), STR(":"), word, STR("")};

	for (size_t i = 0; i + 2 < word.length; i++)
		if (word.at[i] == ' ' && word.at[i + 1] == ' ') {
			pieces[0] = str_trim(str_from(word, i));
			str_eat(&pieces[0], STR(".../"));
			pieces[2].length = i;
			break;
		}
	/* The file of "FILE, OBJECT" */
	for (size_t i = 0; i < pieces[0].length; i++)
		if (str_begins(str_from(pieces[0], i), STR(", ")))
			pieces[0].length = i;
	for (size_t i = str_equal(str_tail(pieces[2], 1), STR("]")) ? pieces[2].length : 0; i--;)
		if (str_begins(str_from(word, i), STR(" ["))) {
			pieces[3] = (struct str){word.at + i, pieces[2].length - i};
			pieces[2].length = i;
			break;
		}
	pieces[2] = without_marks(pieces[2]);
	if (!placed || !pieces[0].length)
		return str_join(pieces + 2, 2);
	return str_join(pieces, LENGTH(pieces));
}

/* Returns whether a word is a name as str_print() or str_print_flat() shows it. */
static bool is_printed(struct str name, struct str word)
{
	while (name.length) {
		char escape[STR_ESCAPE];
		size_t n = str_printable(name);

		for (size_t i = 0; i < n; i++)
			if (i >= word.length ||
			    (word.at[i] != name.at[i] && (word.at[i] != ' ' || name.at[i] != '\t')))
				return false;
		name = str_from(name, n);
		word = str_from(word, n);
		if (!name.length)
			break;
		name = str_from(name, str_escape(name, escape));
		if (!str_eat(&word, str_of(escape)))
			return false;
	}
	return !word.length;
}

/* Finds functions whose names are not printed as they are; false: there is none. */
static bool find_printed(const struct fn_finder *f, struct str word, bool *found)
{
	bool any = false;

	for (size_t i = 0; i < f->count; i++)
		if (is_printed(f->called[i].name, word))
			any = found[f->called[i].row] = true;
	return any;
}

/* Sets found[row] for the functions that a word means by the first step that has any. */
static enum step find_step(const struct fn_finder *f, struct str word, bool *found)
{
	char *bare = util_alloc(word.length, 1);
	struct wanted w = {.word = word, .bare = {bare, name_short(word, NAME_LEAST, bare)}};
	enum step first = STEPS;
	struct name name;

	name_read(&name, word);
	w.spelled = name.text;
	if (str_equal(w.bare, w.spelled))
		w.bare.length = 0;
	for (size_t i = 0; i < f->count; i++) {
		enum step step = step_of(&f->called[i], &w, first == STEPS ? STEPS : first + 1);

		if (step < first)
			memset(found, 0, f->report->rows.count * sizeof(*found));
		if (step <= first && step < STEPS)
			found[f->called[i].row] = true;
		first = step < first ? step : first;
	}
	name_free(&name);
	free(bare);
	return first;
}

/* Sets wanted[row] for the functions that match a word. */
static bool find_word(const struct fn_finder *f, const char *text, bool *wanted,
		      struct error *error)
{
	size_t rows = f->report->rows.count;
	bool *found = util_alloc(rows, sizeof(*found)), good = true;
	struct str word = str_of(text);
	enum step step = find_step(f, word, found);

	for (int placed = 1; step == STEPS && placed >= 0; placed--) {
		struct str label = as_label(word, placed);

		if (!str_equal(label, word))
			step = find_step(f, label, found);
		if (step == STEPS && find_printed(f, label, found))
			step = STEP_NAME;
		free((char *)label.at);
	}
	if (step == STEPS)
		good = not_there(f, text, word, error);
	else if (step == STEP_PART)
		good = is_unique(f, text, found, error);
	for (size_t i = 0; i < rows; i++)
		wanted[i] |= found[i];
	free(found);
	return good;
}

/* Sets wanted[row] for the functions whose names match a regular expression. */
static bool find_regex(const struct fn_finder *f, const char *text, bool *wanted,
		       struct error *error)
{
	const struct report *report = f->report;
	struct str inside = {text + 1, strlen(text) - 2};
	bool any = false;
	regex_t regex;
	struct error why;

	if (!pattern_read(&regex, inside, REG_NOSUB, &why))
		return error_usage(error, "--fn=%s: %s", text, why.text);
	for (row_id i = 0; i < report->rows.count; i++)
		if (pattern_matches(&regex, report_name(report, report->rows.list[i].name)))
			any = wanted[i] = true;
	regfree(&regex);
	return any || not_there(f, text, inside, error);
}

/* A function of --fn, by what it is shown before others. */
struct found_row {
	bool exact; /* its name is what a regular expression says */
	int64_t cost;
	size_t place; /* in the list */
	row_id row;
};

static int compare_found(const void *a, const void *b)
{
	const struct found_row *x = a, *y = b;

	if (x->exact != y->exact)
		return x->exact ? -1 : 1;
	if (x->cost != y->cost)
		return x->cost > y->cost ? -1 : 1;
	return (x->place > y->place) - (x->place < y->place);
}

/* Returns whether the name of a function is the text of a regular expression between slashes. */
static bool is_exact(const struct report *report, row_id row)
{
	const struct words *words = &report->settings->fn;
	struct str name = report_name(report, report->rows.list[row].name);

	for (size_t i = 0; i < words->count; i++) {
		struct str word = str_of(words->at[i]);

		if (str_eat(&word, STR("/")) && eat_end(&word, STR("/")) &&
		    (str_equal(word, name) || str_equal(word, name_without_processor(name))))
			return true;
	}
	return false;
}

/* The inclusive cost of a function in the column that is sorted by, or how much that changed. */
static int64_t cost_of(const struct report *report, row_id row)
{
	const struct column *column = report->columns->sorted;
	struct values in[SIDES] = {{0}};
	int64_t cost;

	if (!report->columns->sorted_count || !column_adds_up(column))
		return 0;
	for (size_t i = 0; i < report->profile->side_count; i++) {
		in[i] = *report_values(report, &report->sums[i], row);
		if (report->sums[i].inclusive.node)
			in[i].inclusive = report->sums[i].inclusive.node[row];
	}
	column_value(report->columns, column,
		     item_inclusive(report_item(report, &report->costs, in)), &cost);
	if (cost >= 0 || !column_is_change(column))
		return cost;
	return cost == INT64_MIN ? INT64_MAX : -cost;
}

/* Sorts the functions by inclusive cost, those that are named exactly first. */
static void sort_found(struct report *report)
{
	struct report_order *order = &report->order;
	struct found_row *rows = util_alloc(order->count, sizeof(*rows));

	for (size_t i = 0; i < order->count; i++) {
		row_id row = order->listed[i];

		rows[i] = (struct found_row){is_exact(report, row), cost_of(report, row), i, row};
	}
	qsort(rows, order->count, sizeof(*rows), compare_found);
	for (size_t i = 0; i < order->count; i++)
		order->listed[i] = rows[i].row;
	free(rows);
}

bool find_list(struct report *report, struct error *error)
{
	const struct words *words = &report->settings->fn;
	bool *wanted = util_alloc(report->rows.count, sizeof(*wanted)), good = true;
	struct fn_finder f;
	size_t n = 0;

	finder_begin(&f, report);
	for (size_t i = 0; good && i < words->count; i++) {
		const char *word = words->at[i];
		size_t length = strlen(word);

		good = length > 2 && word[0] == '/' && word[length - 1] == '/'
			       ? find_regex(&f, word, wanted, error)
			       : find_word(&f, word, wanted, error);
	}
	finder_end(&f);
	for (size_t i = 0; i < report->order.count; i++)
		if (wanted[report->order.listed[i]])
			report->order.listed[n++] = report->order.listed[i];
	free(wanted);
	report->order.count = n;
	report->order.chosen = true;
	/* The compact layout cuts callers and callees by --min. */
	if (!settings_screen(report->settings)) {
		ranking_cut(report);
		return good;
	}
	sort_found(report);
	if (report->order.count > report->settings->top)
		report->order.count = (size_t)report->settings->top;
	return good;
}

void find_unmatched(const struct report *report, struct diag *diag)
{
	const struct words *words = &report->settings->match;
	struct error text;
	struct fn_finder f;

	if (!words->count || report->order.matched) {
		if (report->settings->fn.count && !report->order.count)
			diag_warn(diag, "--match, --hide and --min leave none "
					"of the functions of --fn");
		return;
	}
	finder_begin(&f, report);
	for (size_t i = 0; i < words->count; i++) {
		error_set(&text, "--match=%s: nothing matches", words->at[i]);
		propose(&f, &text, str_of(words->at[i]), true);
		diag_warn(diag, "%s", text.text);
	}
	finder_end(&f);
}
