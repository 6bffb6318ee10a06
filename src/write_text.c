/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The words and columns are those of callgrind_annotate (compat), which are an
 * interface: scripts read them.
 */
#include "write.h"

#include "source.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>

struct text {
	FILE *out;
	const struct report *report;
	struct diag *diag;
	bool changes;           /* counts are changes, shown with a sign */
	struct costs annotated; /* one row: the costs of the lines shown */
	uint32_t annotated_row;
	bool any_annotated;
	struct costs missing;   /* the same for files that were not found */
	uint32_t missing_row;
};

/* --- pieces ------------------------------------------------------------ */

static void put(const struct text *t, const char *s)
{
	fputs(s, t->out);
}

static void put_str(const struct text *t, struct str s)
{
	write_str(t->out, s);
}

static struct str name_of(const struct text *t, uint32_t name)
{
	return names_str(&t->report->profile->names, name);
}

static void put_name(const struct text *t, uint32_t name)
{
	put_str(t, name_of(t, name));
}

static const char RULE[] = "----------------------------------------"
			   "----------------------------------------\n";

/* A count or percentage as text. */
struct digits {
	char text[48];
	size_t length;
};

/* A count with thousands separators; with plus, + before one above 0. */
static struct digits commas(int64_t count, bool plus)
{
	uint64_t left = count < 0 ? 0 - (uint64_t)count : (uint64_t)count;
	struct digits digits;
	char *to = digits.text + sizeof(digits.text) - 1;
	unsigned n = 0;

	*to = '\0';
	do {
		if (n && n % 3 == 0)
			*--to = ',';
		*--to = (char)('0' + left % 10);
		left /= 10;
		n++;
	} while (left);
	if (count < 0)
		*--to = '-';
	else if (plus && count > 0)
		*--to = '+';
	digits.length =
		(size_t)(digits.text + sizeof(digits.text) - 1 - to);
	memmove(digits.text, to, digits.length + 1);
	return digits;
}

/*
 * "%.2f" of a value, which printf takes long for; it is still asked where the
 * value is so near to the middle of two results that rounding here is not
 * sure to be the same.
 */
static struct digits two_decimals(double value)
{
	double hundreds = (value < 0 ? -value : value) * 100;
	struct digits digits;
	char *to = digits.text;
	unsigned n;

	if (hundreds < 100000) {
		double middle = hundreds - (double)(unsigned)hundreds - 0.5;

		n = (unsigned)(hundreds + 0.5);
		if (middle > 1e-6 || middle < -1e-6) {
			if (signbit(value))
				*to++ = '-';
			if (n >= 10000)
				*to++ = (char)('0' + n / 10000 % 10);
			if (n >= 1000)
				*to++ = (char)('0' + n / 1000 % 10);
			*to++ = (char)('0' + n / 100 % 10);
			*to++ = '.';
			*to++ = (char)('0' + n / 10 % 10);
			*to++ = (char)('0' + n % 10);
			*to = '\0';
			digits.length = (size_t)(to - digits.text);
			return digits;
		}
	}
	digits.length = (size_t)snprintf(digits.text, sizeof(digits.text),
					 "%.2f", value);
	return digits;
}

/*
 * compat: two decimals, or one where that is wider than five bytes.  Of the
 * total's magnitude, so that the sign is the count's.
 */
static struct digits percent(int64_t count, int64_t total, bool plus)
{
	double value = total ? (double)count * 100 / (double)total : 0;
	struct digits digits;

	if (total < 0)
		value = -value;
	digits = two_decimals(value);
	if (plus && count > 0) {
		memmove(digits.text + 1, digits.text, ++digits.length);
		digits.text[0] = '+';
	}
	if (digits.length > 5)
		digits.length = (size_t)snprintf(
			digits.text, sizeof(digits.text),
			plus && count > 0 ? "+%.1f" : "%.1f", value);
	return digits;
}

/* --- columns ----------------------------------------------------------- */

/* The widths of the columns of one table, by column shown. */
struct widths {
	size_t *width;
};

enum {
	PERCENT_WIDTH = 9,      /* " (12.34%)" */
	WIDEST = 200,           /* a longer name of an event is not waited for */
};

static struct widths widths_of(const struct text *t)
{
	const struct columns *columns = t->report->columns;
	struct widths widths = {
		util_alloc(columns->shown_count, sizeof(*widths.width))};
	size_t i;

	for (i = 0; i < columns->shown_count; i++) {
		widths.width[i] = columns->shown[i].name.length;
		if (!widths.width[i])
			widths.width[i] = 1;
		if (widths.width[i] > WIDEST)
			widths.width[i] = WIDEST;
	}
	return widths;
}

/* Makes the columns as wide as a row needs; one without a count needs 1. */
static void widen(const struct text *t, struct widths *widths,
		  const struct costs *costs, uint32_t row)
{
	const struct columns *columns = t->report->columns;
	size_t i;

	for (i = 0; i < columns->shown_count; i++) {
		int64_t value;
		size_t n;

		if (!column_value(&columns->shown[i], costs, row, &value))
			continue;
		n = commas(value, t->changes).length;
		if (t->report->options->show_percs)
			n += PERCENT_WIDTH;
		if (n > widths->width[i])
			widths->width[i] = n;
	}
}

static void put_headings(const struct text *t, const struct widths *widths)
{
	const struct columns *columns = t->report->columns;
	size_t i;

	for (i = 0; i < columns->shown_count; i++) {
		struct str name = columns->shown[i].name;

		put_str(t, name);
		fprintf(t->out, "%*s", name.length < widths->width[i] ?
			(int)(widths->width[i] - name.length) + 1 : 1, "");
	}
}

/* Appends to a cell, which is wide enough. */
static char *append(char *to, const char *text, size_t length)
{
	memcpy(to, text, length);
	return to + length;
}

static char *fill(char *to, size_t count)
{
	memset(to, ' ', count);
	return to + count;
}

/* The count of one column, right-aligned, and a blank. */
static void put_cell(const struct text *t, const struct column *column,
		     size_t width, const struct costs *costs, uint32_t row)
{
	struct digits digits = {".", 1}, share = {"", 0};
	char cell[WIDEST + 128];
	char *to = cell;
	int64_t value, total;
	size_t n;

	if (column_value(column, costs, row, &value))
		digits = commas(value, t->changes);
	if (t->report->options->show_percs && value) {

		column_value(column, &t->report->profile->costs,
			     t->report->total, &total);
		share = percent(value, total, t->changes);
	}
	n = digits.length;
	if (t->report->options->show_percs)
		n += share.length > 5 ? share.length + 4 : PERCENT_WIDTH;
	if (n < width)
		to = fill(to, width - n);
	to = append(to, digits.text, digits.length);
	if (share.length) {
		to = append(to, " (", 2);
		if (share.length < 5)
			to = fill(to, 5 - share.length);
		to = append(to, share.text, share.length);
		to = append(to, "%)", 2);
	} else if (t->report->options->show_percs) {
		to = fill(to, PERCENT_WIDTH);
	}
	*to++ = ' ';
	fwrite(cell, 1, (size_t)(to - cell), t->out);
}

static void put_costs(const struct text *t, const struct widths *widths,
		      const struct costs *costs, uint32_t row)
{
	const struct columns *columns = t->report->columns;
	size_t i;

	for (i = 0; i < columns->shown_count; i++)
		put_cell(t, &columns->shown[i], widths->width[i], costs, row);
}

/* --- header ------------------------------------------------------------ */

static void put_list(const struct text *t, const char *title,
		     const struct words *words, const char *after)
{
	size_t i;

	if (!words->count)
		fprintf(t->out, "%-18s\n", title);
	for (i = 0; i < words->count; i++) {
		fprintf(t->out, "%-18s", i ? "" : title);
		put_str(t, str_of(words->at[i]));
		fprintf(t->out, "%s\n", after);
	}
}

/* Whether two header lines say something else of the same. */
static bool contradict(const struct text *t, uint32_t a, uint32_t b)
{
	struct str x = name_of(t, a), y = name_of(t, b);

	return a != b && str_equal(str_eat_until(&x, ':'),
				   str_eat_until(&y, ':'));
}

/* Lines of the header that differ between parts are not the program's. */
static bool is_undisputed(const struct text *t, const struct side *side,
			  uint32_t desc)
{
	const struct profile *profile = t->report->profile;
	size_t i;
	uint32_t j;

	for (i = side->first_part; i < side->end_part; i++) {
		const struct part *part = &profile->parts[i];

		for (j = 0; part->selected && j < part->desc_count; j++)
			if (contradict(t, desc,
				       profile->descs[part->descs + j]))
				return false;
	}
	return true;
}

/* The different names in a field of the parts selected, in their order. */
static struct map different(const struct profile *profile,
			    const struct side *side, size_t offset)
{
	struct map seen = {0};
	size_t i;

	for (i = side->first_part; i < side->end_part; i++) {
		const struct part *part = &profile->parts[i];
		uint32_t name;

		memcpy(&name, (const char *)part + offset, sizeof(name));
		if (part->selected && name != NONE)
			map_id(&seen, name, 0);
	}
	return seen;
}

static void put_target(const struct text *t, uint32_t command,
		       const struct part *part, bool one_part)
{
	put(t, "Profiled target:  ");
	if (command == NONE || !name_of(t, command).length)
		put(t, "(unknown)");
	else
		put_name(t, command);
	if (part && part->pid != NONE) {
		put(t, " (PID ");
		put_name(t, part->pid);
		if (one_part && part->number != NONE) {
			put(t, ", part ");
			put_name(t, part->number);
		}
		if (one_part && part->thread != NONE) {
			put(t, ", thread ");
			put_name(t, part->thread);
		}
		put(t, ")");
	}
	put(t, "\n");
}

/* The commands that the parts ran; a process is named where there is one. */
static void put_targets(const struct text *t, const struct side *side,
			const struct part *first, size_t parts)
{
	const struct profile *profile = t->report->profile;
	struct map commands =
		different(profile, side, offsetof(struct part, command));
	struct map pids = different(profile, side, offsetof(struct part, pid));
	size_t i;

	if (commands.count == 0)
		put_target(t, NONE, first, parts == 1);
	for (i = 0; i < commands.count; i++)
		put_target(t, commands.pairs[i].a,
			   pids.count == 1 ? first : NULL, parts == 1);
	map_free(&commands);
	map_free(&pids);
}

static void put_columns(const struct text *t, const char *title,
			const struct column *column, size_t count)
{
	size_t i;

	fprintf(t->out, "%-18s", title);
	for (i = 0; i < count; i++) {
		put(t, i ? " " : "");
		put_str(t, column[i].name);
	}
	put(t, "\n");
}

static void put_settings(const struct text *t)
{
	const struct report *report = t->report;
	const struct profile *profile = report->profile;
	const struct columns *columns = report->columns;
	size_t i;

	put(t, "Events recorded:  ");
	for (i = 0; i < profile->event_count; i++) {
		put(t, i ? " " : "");
		put_name(t, profile->events[i]);
	}
	put(t, "\n");
	put_columns(t, "Events shown:", columns->shown, columns->shown_count);
	put_columns(t, "Event sort order:", columns->sorted,
		    columns->sorted_count);
	fprintf(t->out, "%-18s", "Thresholds:");
	for (i = 0; i < columns->sorted_count; i++) {
		put(t, i ? " " : "");
		put_str(t, columns->thresholds[i].text);
	}
	put(t, "\n");
	put_list(t, "Include dirs:", &report->options->include, "/");
	put_list(t, "User annotated:", report->sources, "");
	fprintf(t->out, "Auto-annotation:  %s\n\n",
		report->options->annotate ? "on" : "off");
}

/* Says how many parts and threads there are, where there are several. */
static void put_parts(const struct text *t, const struct side *side,
		      size_t parts)
{
	struct map threads = different(t->report->profile, side,
				       offsetof(struct part, thread));

	if (parts > 1) {
		fprintf(t->out, "%-18s%zu", "Parts:", parts);
		if (threads.count > 1)
			fprintf(t->out, " (of %zu threads)", threads.count);
		put(t, "\n");
	}
	map_free(&threads);
}

/* "Profile data file 'NAME'", or several of them, a line for each. */
static void put_files(const struct text *t, const struct side *side,
		      const char *title, uint32_t creator)
{
	struct map files = different(t->report->profile, side,
				     offsetof(struct part, file));
	size_t i;

	for (i = 0; i < files.count; i++) {
		fprintf(t->out, "%s '", title);
		put_name(t, files.pairs[i].a);
		put(t, "'");
		if (i == 0 && creator != NONE && name_of(t, creator).length) {
			put(t, " (creator: ");
			put_name(t, creator);
			put(t, ")");
		}
		put(t, "\n");
	}
	map_free(&files);
}

static void put_header(const struct text *t)
{
	const struct profile *profile = t->report->profile;
	const struct side *now = &profile->now;
	const struct part *first = NULL;
	size_t parts = 0, i;

	for (i = now->first_part; i < now->end_part; i++) {
		if (!profile->parts[i].selected)
			continue;
		if (parts++ == 0)
			first = &profile->parts[i];
	}
	put(t, RULE);
	put_files(t, now, "Profile data file", first->creator);
	if (profile->has_old)
		put_files(t, &profile->old, "Compared with", NONE);
	put(t, RULE);
	for (i = 0; i < first->desc_count; i++) {
		uint32_t desc = profile->descs[first->descs + i];

		if (parts > 1 && !is_undisputed(t, now, desc))
			continue;
		put_name(t, desc);
		put(t, "\n");
	}
	put_targets(t, now, first, parts);
	put_parts(t, now, parts);
	put_settings(t);
}

/* --- functions --------------------------------------------------------- */

/* Whether a "summary:" or "totals:" line is behind a total. */
static bool is_believed(const struct profile *profile, const struct side *side)
{
	size_t i;

	for (i = side->first_part; i < side->end_part; i++)
		if (profile->parts[i].selected && profile->parts[i].believed)
			return true;
	return false;
}

static void put_total(struct text *t)
{
	const struct report *report = t->report;
	const struct profile *profile = report->profile;
	struct widths widths = widths_of(t);
	const char *calculated =
		is_believed(profile, &profile->now) ? "" : " (calculated)";
	bool diff = profile->has_old;

	widen(t, &widths, &profile->costs, profile->now.total);
	if (diff) {
		widen(t, &widths, &profile->costs, profile->old.total);
		widen(t, &widths, &report->changes, report->total_change);
	}
	put(t, RULE);
	put_headings(t, &widths);
	put(t, "\n");
	put(t, RULE);
	if (diff) {
		put_costs(t, &widths, &report->changes, report->total_change);
		put(t, " PROGRAM TOTALS (NEW - OLD)\n");
		t->changes = false;
		put_costs(t, &widths, &profile->costs, profile->old.total);
		fprintf(t->out, " OLD%s\n",
			is_believed(profile, &profile->old) ? "" :
							      " (calculated)");
	}
	put_costs(t, &widths, &profile->costs, profile->now.total);
	fprintf(t->out, " %s%s\n\n", diff ? "NEW" : "PROGRAM TOTALS",
		calculated);
	t->changes = diff;
	free(widths.width);
}

static void put_label(const struct text *t, uint32_t row)
{
	const struct row *r = &t->report->rows[row];
	uint32_t cycle = report_cycle(t->report, row);

	put_name(t, r->file);
	put(t, ":");
	put_name(t, r->name);
	if (cycle && (t->report->options->inclusive ||
		      t->report->options->tree != TREE_NONE))
		fprintf(t->out, " <cycle %" PRIu32 ">", cycle);
	if (t->changes && r->now != r->old)
		put(t, r->now ? " (new)" : " (gone)");
}

static void put_object(const struct text *t, uint32_t row)
{
	const struct row *r = &t->report->rows[row];

	if (!r->with_object)
		return;
	put(t, " [");
	put_name(t, r->object);
	put(t, "]");
}

/* A line of a call: its costs, a sign, the label, and how often. */
static void put_call(const struct text *t, const struct widths *widths,
		     const struct report_calls *calls,
		     const struct report_call *call, const char *sign,
		     bool with_object)
{
	struct digits count = commas(call->count, t->changes);

	put_costs(t, widths, &calls->costs, call->cost);
	put(t, sign);
	put_label(t, call->row);
	fprintf(t->out, " (%sx)", count.text);
	if (with_object)
		put_object(t, call->row);
	put(t, "\n");
}

static bool put_tree(const struct text *t, const struct widths *widths,
		     uint32_t row, bool callers, struct error *error)
{
	struct report_calls calls;
	bool good = (callers ? report_callers : report_callees)(
		t->report, row, &calls, error);
	size_t i;

	for (i = 0; good && i < calls.count; i++)
		put_call(t, widths, &calls, &calls.list[i],
			 callers ? " < " : " >   ", true);
	report_calls_free(&calls);
	return good;
}

static bool put_function(const struct text *t, const struct widths *widths,
			 uint32_t row, struct error *error)
{
	int tree = t->report->options->tree;

	if (tree == TREE_NONE) {
		put_costs(t, widths, report_costs(t->report),
			  t->report->rows[row].cost);
		put(t, " ");
		put_label(t, row);
		put_object(t, row);
		put(t, "\n");
		return true;
	}
	put(t, "\n");
	if (tree != TREE_CALLING && !put_tree(t, widths, row, true, error))
		return false;
	put_costs(t, widths, report_costs(t->report), t->report->rows[row].cost);
	put(t, " *  ");
	put_label(t, row);
	put_object(t, row);
	put(t, "\n");
	return tree == TREE_CALLER || put_tree(t, widths, row, false, error);
}

static bool put_functions(const struct text *t, struct error *error)
{
	const struct report *report = t->report;
	struct widths widths = widths_of(t);
	bool good = true;
	size_t i;

	/* compat: of all rows, also those that are not listed. */
	for (i = 0; i < report->row_count; i++)
		if ((report->rows[i].recorded || report->options->inclusive) &&
		    report->rows[i].cost)
			widen(t, &widths, report_costs(report),
			      report->rows[i].cost);
	put(t, RULE);
	put_headings(t, &widths);
	put(t, " file:function\n");
	put(t, RULE);
	for (i = 0; good && i < report->listed_count; i++)
		good = put_function(t, &widths, report->listed[i], error);
	put(t, "\n");
	free(widths.width);
	return good;
}

/* --- sources ----------------------------------------------------------- */

/* Adds to a sum that an overflow stops at what it had: it is no result. */
static bool sum_up(const struct text *t, struct costs *costs, uint32_t *row,
		   const struct costs *from, uint32_t other,
		   struct error *error)
{
	unsigned event;

	return cost_add_row(costs, row, from, other, false, &event) ||
	       sums_overflow(t->report->profile, event, error);
}

static void put_calls_of(const struct text *t, const struct widths *widths,
			 const struct report_source *costs,
			 const struct report_calling *calling)
{
	size_t i;

	for (i = calling->first; i < calling->end; i++)
		put_call(t, widths, &costs->calls, &costs->calls.list[i],
			 " => ", false);
}

static bool put_source_item(struct text *t, const struct widths *widths,
			    const struct report_source *costs,
			    const struct source_item *item,
			    struct error *error)
{
	if (item->kind == SOURCE_GAP) {
		fprintf(t->out, "-- line %" PRIu64
			" ----------------------------------------\n",
			item->number);
		return true;
	}
	put_costs(t, widths, &costs->costs, item->cost);
	if (item->kind == SOURCE_BOGUS) {
		fprintf(t->out, " <bogus line %" PRIu64 ">\n", item->number);
		return true;
	}
	put(t, " ");
	put_str(t, item->text);
	put(t, "\n");
	if (item->calls)
		put_calls_of(t, widths, costs, item->calls);
	return sum_up(t, &t->annotated, &t->annotated_row, &costs->costs,
		      item->cost, error);
}

static bool put_lines(struct text *t, struct source *source,
		      const struct report_source *costs, const char *name,
		      struct error *error)
{
	struct widths widths = widths_of(t);
	struct source_item item;
	bool good = true, bogus = false;
	size_t i;

	for (i = 0; i < costs->count; i++)
		widen(t, &widths, &costs->costs, costs->lines[i].cost);
	put_headings(t, &widths);
	put(t, "\n\n");
	source_begin(source, costs, t->report->options->context);
	for (;;) {
		good = source_next(source, &item, error);
		if (!good || item.kind == SOURCE_END)
			break;
		good = put_source_item(t, &widths, costs, &item, error);
		bogus |= item.kind == SOURCE_BOGUS;
		if (!good)
			break;
	}
	if (good && costs->count && costs->lines[0].number == 0) {
		put(t, "\n");
		put_costs(t, &widths, &costs->costs, costs->lines[0].cost);
		put(t, " <counts for unidentified lines in ");
		put_str(t, str_of(name));
		put(t, ">\n");
	}
	put(t, "\n");
	if (bogus)
		diag_warn(t->diag, "%s: the profile has costs of lines past "
			  "the end of the file; is it the one that was "
			  "compiled?", source->path);
	free(widths.width);
	return good;
}

static void warn_if_newer(const struct text *t, const struct source *source)
{
	struct timespec profile = t->report->profile->changed;
	struct timespec changed = source->input.changed;

	if (profile.tv_sec && (changed.tv_sec > profile.tv_sec ||
			       (changed.tv_sec == profile.tv_sec &&
				changed.tv_nsec > profile.tv_nsec)))
		diag_warn(t->diag, "%s: changed after the profile was taken; "
			  "its lines may not be those that ran",
			  source->path);
}

static bool put_found(struct text *t, const struct report_file *file,
		      struct source *source, const char *name,
		      struct error *error)
{
	struct report_source costs = {0};
	bool good = true;

	put(t, RULE);
	fprintf(t->out, "-- %s-annotated source: ",
		file->wanted ? "User" : "Auto");
	put_str(t, str_of(source->heading));
	put(t, "\n");
	put(t, RULE);
	if (file->file != NONE)
		good = report_source(t->report, file->file, &costs, error);
	if (good && !file->recorded) {
		put(t, "  No information has been collected for ");
		put_str(t, str_of(name));
		put(t, "\n\n");
	} else if (good) {
		warn_if_newer(t, source);
		t->any_annotated = true;
		good = put_lines(t, source, &costs, name, error);
	}
	report_source_free(&costs);
	return good;
}

static int compare_paths(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

/* What could not be found, at the end; takes the names. */
static void put_missing(const struct text *t, char **names, size_t count)
{
	size_t i;

	if (!count)
		return;
	qsort(names, count, sizeof(*names), compare_paths);
	put(t, RULE);
	put(t, "The following files chosen for auto-annotation could not be "
	       "found:\n");
	put(t, RULE);
	for (i = 0; i < count; i++) {
		put(t, "  ");
		put_str(t, str_of(names[i]));
		put(t, "\n");
		free(names[i]);
	}
	put(t, "\n");
}

/* Adds what a file that was not found costs to t->missing. */
static bool count_missing(struct text *t, uint32_t file, struct error *error)
{
	struct report_source costs;
	bool good = report_source(t->report, file, &costs, error);
	size_t i;

	for (i = 0; good && i < costs.count; i++)
		good = sum_up(t, &t->missing, &t->missing_row, &costs.costs,
			      costs.lines[i].cost, error);
	report_source_free(&costs);
	return good;
}

static void put_annotated(const struct text *t)
{
	struct widths widths = widths_of(t);

	if (t->any_annotated) {
		widen(t, &widths, &t->annotated, t->annotated_row);
		put(t, RULE);
		put_headings(t, &widths);
		put(t, "\n");
		put(t, RULE);
		put_costs(t, &widths, &t->annotated, t->annotated_row);
		put(t, " events annotated\n\n");
	}
	free(widths.width);
}

/* The share of the first sort event that is in files not found. */
static void put_share_missing(const struct text *t)
{
	const struct column *column = &t->report->columns->sorted[0];
	const struct profile *profile = t->report->profile;
	int64_t value, total;
	struct digits share;

	if (!t->report->columns->sorted_count ||
	    !column_value(column, &t->missing, t->missing_row, &value))
		return;
	column_value(column, &profile->costs, t->report->total, &total);
	share = percent(value, total, false);
	put(t, RULE);
	fprintf(t->out, "-- Not annotated: %s (%s%%) of ", commas(value, t->changes).text,
		share.text);
	put_str(t, column->name);
	put(t, ", in the files that could not be found\n");
	put(t, RULE);
	put(t, "\n");
}

static bool put_sources(struct text *t, struct error *error)
{
	const struct report *report = t->report;
	char **missing = util_alloc(report->file_count, sizeof(*missing));
	size_t missing_count = 0, i;
	bool good = true;

	for (i = 0; good && i < report->file_count; i++) {
		const struct report_file *file = &report->files[i];
		char *name = file->wanted ? util_format("%s", file->wanted) :
			     str_copy(name_of(t, file->file));
		struct source source;

		if (source_find(&source, name, report->options)) {
			good = put_found(t, file, &source, name, error);
			source_close(&source);
		} else if (file->wanted) {
			good = error_set(error, "%s: no such source file, "
					 "here or under a directory of "
					 "--include", name);
		} else {
			good = count_missing(t, file->file, error);
			missing[missing_count++] = name;
			name = NULL;
		}
		free(name);
	}
	put_missing(t, missing, good ? missing_count : 0);
	while (!good && missing_count)
		free(missing[--missing_count]);
	free(missing);
	if (good) {
		put_annotated(t);
		put_share_missing(t);
	}
	return good;
}

bool write_text(FILE *out, const struct report *report, struct diag *diag,
		struct error *error)
{
	struct text t = {
		.out = out, .report = report, .diag = diag,
		.changes = report->profile->has_old,
	};
	bool good;

	put_header(&t);
	put_total(&t);
	good = put_functions(&t, error) && put_sources(&t, error);
	cost_free(&t.annotated);
	cost_free(&t.missing);
	return good;
}
