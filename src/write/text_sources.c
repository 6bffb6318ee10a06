/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sources of a report, with costs and calls beside their lines. */
#include "write/text_sources.h"
#include "report/composition.h"
#include "report/source.h"

#include <inttypes.h>
#include <stdlib.h>

/* Sums over the files, as they are printed. */
struct sources {
	const struct text *t;
	uint32_t row; /* only the code of this row, or NONE */
	struct costs costs;
	cost_id annotated; /* of the lines shown */
	cost_id missing;   /* of the files not found */
	bool any_annotated;
	enum { UNKNOWN = -1, NO, YES } adds; /* see adds_portions */
	bool *is_missing;      /* by name: a file not found; of all rows only */
	struct str *not_found; /* names, of which we own the bytes */
	size_t not_found_count, not_found_room;
	size_t outside; /* files that --sources leaves out */
};

static void sum_up(struct sources *s, cost_id *sum, const struct costs *from,
		   cost_id other)
{
	cost_add(&s->costs, sum, from, other);
}

static void put_calls(const struct text *t, const struct widths *widths,
		      const struct source_lines *costs,
		      const struct line_calls *calling)
{
	size_t i;

	for (i = calling->first; i < calling->end; i++)
		text_call(t, widths, &costs->calls, &costs->calls.list[i],
			  " => ", false);
}

static void put_gap(const struct text *t, uint64_t number)
{
	text_dim(t, true);
	fprintf(t->out,
		"-- line %" PRIu64 " ----------------------------------------",
		number);
	text_dim(t, false);
	fputc('\n', t->out);
}

static void put_item(struct sources *s, const struct widths *widths,
		     const struct source_lines *costs,
		     const struct source_item *item)
{
	const struct text *t = s->t;
	bool dim = !item->costly && !item->calls;

	if (item->kind == SOURCE_GAP) {
		put_gap(t, item->number);
		return;
	}
	if (dim)
		text_dim(t, true);
	text_costs(t, widths, &costs->costs, item->cost);
	if (item->kind == SOURCE_BOGUS) {
		fprintf(t->out, " <bogus line %" PRIu64 ">\n", item->number);
		return;
	}
	fputc(' ', t->out);
	str_print(t->out, item->text);
	if (dim)
		text_dim(t, false);
	fputc('\n', t->out);
	if (item->calls)
		put_calls(t, widths, costs, item->calls);
	sum_up(s, &s->annotated, &costs->costs, item->cost);
}

/* The lines of a file; returns whether costs lie past its end. */
static bool put_items(struct sources *s, struct source *source,
		      const struct widths *widths,
		      const struct source_lines *costs)
{
	struct source_item item;
	bool bogus = false, failed = false;

	source_begin(source, costs, s->t->report->settings->context);
	for (;;) {
		struct error why;

		if (!source_next(source, &item, &why)) {
			diag_warn(s->t->diag, "%s; the rest is not shown",
				  why.text);
			failed = true;
			continue;
		}
		/* Nobody needs what cannot be written. */
		if (item.kind == SOURCE_END || ferror(s->t->out))
			return bogus;
		bogus |= item.kind == SOURCE_BOGUS && !failed;
		put_item(s, widths, costs, &item);
	}
}

static void put_lines(struct sources *s, struct source *source,
		      const struct source_lines *costs, struct str name)
{
	const struct text *t = s->t;
	struct widths widths = text_widths(t);
	bool bogus;
	size_t i;

	for (i = 0; i < costs->count; i++)
		text_widen(t, &widths, &costs->costs, costs->lines[i].cost);
	text_headings(t, &widths, "");
	fputc('\n', t->out);
	bogus = put_items(s, source, &widths, costs);
	if (costs->count && costs->lines[0].number == 0) {
		fputc('\n', t->out);
		text_costs(t, &widths, &costs->costs, costs->lines[0].cost);
		fputs(" <counts for unidentified lines in ", t->out);
		str_print(t->out, name);
		fputs(">\n", t->out);
	}
	fputc('\n', t->out);
	if (bogus)
		diag_warn(t->diag,
			  "%s: the profile has costs of lines past "
			  "the end of the file; is it the one that was "
			  "compiled?",
			  source->path);
	if (source->input.cut)
		diag_warn(t->diag,
			  "%s: lines of more than 1 MB are cut: %" PRIu64,
			  source->path, source->input.cut);
	text_widths_free(&widths);
}

static void warn_if_newer(const struct text *t, const struct source *source)
{
	if (source_is_newer(source, t->report->profile))
		diag_warn(t->diag,
			  "%s: changed after the profile was taken; "
			  "its lines may not be those that ran",
			  source->path);
}

static void put_title(const struct text *t, const char *kind,
		      const char *heading)
{
	fputs(TEXT_RULE, t->out);
	text_dim(t, true);
	fprintf(t->out, "-- %s: ", kind);
	str_print(t->out, str_of(heading));
	text_dim(t, false);
	fputc('\n', t->out);
	fputs(TEXT_RULE, t->out);
}

static bool put_found(struct sources *s, const struct report_file *file,
		      struct source *source, struct str name,
		      struct error *error)
{
	const struct text *t = s->t;
	struct source_lines costs = {0};
	bool good = true;

	if (file->file != NONE)
		good = source_lines_of(t->report, file->file, s->row, &costs,
				       error);
	if (t->report->settings->line_min && !file->wanted &&
	    !costs.any_large) {
		source_lines_free(&costs);
		return good;
	}
	put_title(t,
		  file->wanted ? "User-annotated source"
			       : "Auto-annotated source",
		  source->heading);
	if (good && !file->recorded) {
		fputs("  No information has been collected for ", t->out);
		str_print(t->out, name);
		fputs("\n\n", t->out);
	} else if (good) {
		warn_if_newer(t, source);
		s->any_annotated = true;
		put_lines(s, source, &costs, name);
	}
	source_lines_free(&costs);
	return good;
}

/*
 * Whether all calls fit into one sum, so that any of them do; none is below
 * zero then.
 */
static bool calls_fit(const struct report *report)
{
	const struct aggregates *sums = &report_now(report)->aggregates;
	const struct side *side = report->profile->now;
	struct costs costs = {0};
	cost_id cost = 0;
	int64_t count = 0;
	unsigned event;
	bool fit = true;
	size_t i;

	for (i = 0; fit && i < side->call_count; i++)
		fit = side->call[i].count >= 0 &&
		      util_add(&count, side->call[i].count);
	for (i = 0; fit && i < report->profile->edges.count; i++)
		cost_add(&costs, &cost, &report->costs, sums->edge[i]);
	fit = fit && !cost_overflow(&costs, &event);
	cost_free(&costs);
	return fit;
}

/*
 * Whether what files cost is what their portions do, without a look at their
 * lines.  With --diff, lines that did not change are none; and what does not
 * fit, as it may not below zero, is to be seen.
 */
static bool adds_portions(struct sources *s)
{
	const struct report *report = s->t->report;

	if (s->adds == UNKNOWN)
		s->adds = !profile_compares(report->profile) &&
			  !report->profile->below_zero && calls_fit(report);
	return s->adds;
}

/* Adds up the costs of the files not found. */
static void add_portions(struct sources *s)
{
	const struct report *report = s->t->report;
	const struct map *portions = &report->profile->portions;
	size_t i;

	for (i = 0; i < portions->count; i++)
		if (s->is_missing[portions->pairs[i].b])
			sum_up(s, &s->missing, &report->costs,
			       report_now(report)->aggregates.portion[i]);
}

/* Keeps the name of a file not found. */
static void add_not_found(struct sources *s, struct str name)
{
	s->not_found = util_grow(s->not_found, &s->not_found_room,
				 s->not_found_count + 1, sizeof(*s->not_found));
	s->not_found[s->not_found_count++] =
		(struct str){str_copy(name), name.length};
}

/* Keeps the name and the costs of a file not found. */
static bool add_missing(struct sources *s, struct str name, uint32_t file,
			struct error *error)
{
	struct source_lines costs;
	bool good;
	size_t i;

	if (!s->t->report->settings->line_min) {
		add_not_found(s, name);
		if (adds_portions(s)) {
			if (s->is_missing)
				s->is_missing[file] = true;
			return true;
		}
	}
	good = source_lines_of(s->t->report, file, s->row, &costs, error);
	if (s->t->report->settings->line_min && costs.any_large)
		add_not_found(s, name);
	for (i = 0; good && i < costs.count; i++)
		sum_up(s, &s->missing, &costs.costs, costs.lines[i].cost);
	source_lines_free(&costs);
	return good;
}

static bool put_file(struct sources *s, const struct report_file *file,
		     struct error *error)
{
	const struct text *t = s->t;
	struct str name = report_file_name(t->report, file);
	struct source source;
	struct error why;
	enum source_absence absence =
		source_find_file(&source, t->report, file, &why);
	bool good;

	if (absence == SOURCE_FOUND) {
		good = put_found(s, file, &source, name, error);
		source_close(&source);
		return good;
	}
	if (file->wanted && absence == SOURCE_UNREADABLE)
		return error_set(error, "%s", why.text);
	if (file->wanted)
		return error_set(error,
				 "%s: no such source file, here or "
				 "under a directory of --include",
				 file->wanted);
	if (absence == SOURCE_UNREADABLE)
		diag_warn(t->diag, "%s", why.text);
	s->outside += absence == SOURCE_OUTSIDE;
	return add_missing(s, name, file->file, error);
}

static int compare_names(const void *a, const void *b)
{
	return str_compare(*(const struct str *)a, *(const struct str *)b);
}

static void warn_outside(const struct sources *s)
{
	if (s->outside)
		diag_warn(s->t->diag,
			  "--sources=inside: %zu source files are not shown, "
			  "as they lie elsewhere",
			  s->outside);
}

static void put_not_found(const struct sources *s)
{
	FILE *out = s->t->out;
	size_t i;

	if (!s->not_found_count)
		return;
	qsort(s->not_found, s->not_found_count, sizeof(*s->not_found),
	      compare_names);
	fputs(TEXT_RULE, out);
	fputs("The following files chosen for auto-annotation could not be "
	      "found:\n",
	      out);
	fputs(TEXT_RULE, out);
	for (i = 0; i < s->not_found_count; i++) {
		fputs("  ", out);
		str_print(out, s->not_found[i]);
		fputc('\n', out);
	}
	fputc('\n', out);
}

static void put_annotated(const struct sources *s)
{
	const struct text *t = s->t;
	struct widths widths;

	if (!s->any_annotated)
		return;
	widths = text_widths(t);
	text_widen(t, &widths, &s->costs, s->annotated);
	fputs(TEXT_RULE, t->out);
	text_headings(t, &widths, "");
	fputs(TEXT_RULE, t->out);
	text_costs(t, &widths, &s->costs, s->annotated);
	fputs(" events annotated\n\n", t->out);
	text_widths_free(&widths);
}

/* The share of the first sort event that is in files not found. */
static void put_share_missing(const struct sources *s)
{
	const struct text *t = s->t;
	const struct columns *columns = t->report->columns;
	const struct column *column = &columns->sorted[0];
	int64_t value, total;

	if (!columns->sorted_count || !column_adds_up(column) ||
	    !column_value(columns, column, &s->costs, s->missing, &value))
		return;
	column_value(columns, column, &t->report->costs, t->report->total,
		     &total);
	fputs(TEXT_RULE, t->out);
	fprintf(t->out, "-- Not annotated: %s (%s%%) of ",
		text_count(value, t->changes).text,
		text_percent(value, total, t->changes).text);
	str_print(t->out, column->name);
	fputs(", in the files that could not be found\n", t->out);
	fputs(TEXT_RULE, t->out);
	fputc('\n', t->out);
}

static void sources_free(struct sources *s)
{
	while (s->not_found_count)
		free((char *)s->not_found[--s->not_found_count].at);
	free(s->not_found);
	free(s->is_missing);
	cost_free(&s->costs);
}

bool text_sources(const struct text *t, struct error *error)
{
	const struct report *report = t->report;
	struct sources s = {
		.t = t,
		.row = NONE,
		.adds = UNKNOWN,
		.is_missing =
			util_alloc(report->profile->names.count, sizeof(bool)),
	};
	bool good = true;
	size_t i;

	for (i = 0; good && i < report->file_count && !ferror(t->out); i++)
		good = put_file(&s, &report->files[i], error) &&
		       aggregates_fit(report->profile, &s.costs, error);
	add_portions(&s);
	good = good && aggregates_fit(report->profile, &s.costs, error);
	if (good) {
		warn_outside(&s);
		put_not_found(&s);
		put_annotated(&s);
		put_share_missing(&s);
	}
	sources_free(&s);
	return good;
}

bool text_row_sources(const struct text *t, row_id row, struct error *error)
{
	struct sources s = {.t = t, .row = row, .adds = UNKNOWN};
	struct composition subs;
	bool good = composition_of(t->report, row, &subs, error);
	size_t i;

	for (i = 0; good && i < subs.count; i++) {
		struct report_file file = {NULL, subs.list[i].file, true};

		if (str_equal(text_name(t, file.file), STR("???")))
			continue;
		good = put_file(&s, &file, error);
	}
	if (good) {
		warn_outside(&s);
		put_not_found(&s);
	}
	composition_free(&subs);
	sources_free(&s);
	return good;
}
