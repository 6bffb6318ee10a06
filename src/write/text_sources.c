/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sources of a report, with costs and calls beside their lines. */
#include "write/text_sources.h"
#include "report/advice.h"
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
	cost_id unknown;   /* of ??? */
	bool any_annotated;
	enum { UNKNOWN = -1, NO, YES } adds; /* see adds_portions */
	/* By name, of all rows only: the number of a file not found, or 0. */
	uint32_t *missing_at;
	struct str *not_found; /* names, of which we own the bytes */
	size_t not_found_count, not_found_room;
	size_t outside;     /* files that --sources leaves out */
	struct str dearest; /* of the names: that of the largest cost */
	int64_t dearest_cost;
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

	for (i = calling->first; i < calling->end; i++) {
		const struct row_call *call = &costs->calls.list[i];

		text_call(t, widths, &costs->calls, call, " => ",
			  t->report->rows[call->row].ambiguous);
	}
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

/* What OLD's lines cost, where they have no place in the source. */
static void put_unplaced(struct sources *s, const struct widths *widths,
			 const struct source_lines *costs, struct str name)
{
	const struct text *t = s->t;

	if (cost_is_zero(&costs->costs, costs->unplaced))
		return;
	fputc('\n', t->out);
	text_costs(t, widths, &costs->costs, costs->unplaced);
	fputs(" <counts for lines of OLD in ", t->out);
	str_print(t->out, name);
	fputs(">\n", t->out);
	sum_up(s, &s->annotated, &costs->costs, costs->unplaced);
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
	text_widen(t, &widths, &costs->costs, costs->unplaced);
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
	put_unplaced(s, &widths, costs, name);
	fputc('\n', t->out);
	if (costs->apart)
		diag_warn(t->diag,
			  "%s: OLD's lines may be those of another text: only "
			  "NEW's are annotated",
			  source->path);
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

enum { NEARLY_SAME = 2 }; /* seconds */

static void warn_if_newer(const struct text *t, const struct source *source)
{
	struct timespec profile = t->report->profile->now->changed;

	/* The times of files unpacked together differ by less. */
	if (profile.tv_sec &&
	    source->input.changed.tv_sec > profile.tv_sec + NEARLY_SAME)
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

/*
 * Whether the lines of OLD may be others than those of the source: it was
 * changed since, or the two runs are not of one build.
 */
static bool is_apart(const struct text *t, name_id file,
		     const struct source *source)
{
	const struct profile *profile = t->report->profile;
	struct timespec old = profile->sides[0]->changed;

	if (!profile_compares(profile) || file == NONE)
		return false;
	return (old.tv_sec &&
		source->input.changed.tv_sec > old.tv_sec + NEARLY_SAME) ||
	       !source_lines_are_same(t->report, file);
}

/* Says where costs of several files stand beside the lines of one. */
static void warn_if_merged(const struct text *t, const struct report_file *file,
			   const struct source *source)
{
	size_t n = file->wanted != NULL, others = 0;
	struct scratch scratch;
	struct str first, name;

	if (file->file == NONE ||
	    !report_source_name(t->report, file, n, &first))
		return;
	/* The last name is the one that is shown. */
	while (report_source_name(t->report, file, ++n, &name))
		others += !str_equal(name, first) &&
			  !str_equal(name, text_name(t, file->file));
	if (others)
		diag_warn(t->diag,
			  "%s: beside its lines stand the costs of %zu files "
			  "that are shown as %s",
			  source->path, others + 1,
			  diag_quote(&scratch, text_name(t, file->file)));
}

static bool put_found(struct sources *s, const struct report_file *file,
		      struct source *source, struct str name,
		      struct error *error)
{
	const struct text *t = s->t;
	struct source_lines costs = {0};
	bool good = true;

	put_title(t,
		  file->wanted ? "User-annotated source"
			       : "Auto-annotated source",
		  source->heading);
	if (file->file != NONE)
		good = (is_apart(t, file->file, source) ? source_lines_apart
							: source_lines_of)(
			t->report, file->file, s->row, &costs, error);
	if (good && !file->recorded) {
		if (file->alike)
			diag_warn(
				t->diag,
				"%s: %zu files of the profile have names that "
				"end so: give more of the name",
				file->wanted, file->alike);
		fputs("  No information has been collected for ", t->out);
		str_print(t->out, name);
		fputs("\n\n", t->out);
	} else if (good) {
		warn_if_newer(t, source);
		warn_if_merged(t, file, source);
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

/* Adds what the lines of a file cost to a sum. */
static bool add_lines(struct sources *s, name_id file, cost_id *sum,
		      int64_t *main_cost, struct error *error)
{
	struct source_lines costs;
	bool good = source_lines_of(s->t->report, file, s->row, &costs, error);
	cost_id all = 0;
	size_t i;

	for (i = 0; good && i < costs.count; i++)
		sum_up(s, &all, &costs.costs, costs.lines[i].cost);
	cost_add(&s->costs, sum, &s->costs, all);
	*main_cost = text_main_cost(s->t, &s->costs, all);
	source_lines_free(&costs);
	return good;
}

/* Remembers which of the files not found costs most. */
static void note_dearest(struct sources *s, struct str name, int64_t cost)
{
	if (cost < 0)
		cost = cost == INT64_MIN ? INT64_MAX : -cost;
	if (!s->dearest.at || cost > s->dearest_cost) {
		s->dearest = name;
		s->dearest_cost = cost;
	}
}

/* Adds up the costs of the files not found. */
static void add_portions(struct sources *s)
{
	const struct report *report = s->t->report;
	const struct map *portions = &report->profile->portions;
	cost_id *cost;
	size_t i;

	if (!s->not_found_count || !adds_portions(s))
		return;
	cost = util_alloc(s->not_found_count, sizeof(*cost));
	for (i = 0; i < portions->count; i++) {
		uint32_t at = s->missing_at[portions->pairs[i].b];

		if (at)
			sum_up(s, &cost[at - 1], &report->costs,
			       report_now(report)->aggregates.portion[i]);
	}
	for (i = 0; i < s->not_found_count; i++) {
		sum_up(s, &s->missing, &s->costs, cost[i]);
		note_dearest(s, s->not_found[i],
			     text_main_cost(s->t, &s->costs, cost[i]));
	}
	free(cost);
}

/* Keeps the name and the costs of a file not found. */
static bool add_missing(struct sources *s, struct str name, name_id file,
			struct error *error)
{
	int64_t cost;
	bool good;

	s->not_found = util_grow(s->not_found, &s->not_found_room,
				 s->not_found_count + 1, sizeof(*s->not_found));
	name = (struct str){str_copy(name), name.length};
	s->not_found[s->not_found_count++] = name;
	if (adds_portions(s)) {
		if (s->missing_at)
			s->missing_at[file] = (uint32_t)s->not_found_count;
		return true;
	}
	good = add_lines(s, file, &s->missing, &cost, error);
	note_dearest(s, name, cost);
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
		source_find_file(&source, t->report, file, t->search, &why);

	if (absence == SOURCE_FOUND) {
		bool good = put_found(s, file, &source, name, error);

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
	report_source_name(t->report, file, 0, &name);
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

/* The option that would find the most of them. */
static void warn_not_found(const struct sources *s)
{
	size_t found;
	char *option =
		advice_find(s->not_found, s->not_found_count, ".", &found);

	if (option)
		diag_warn(s->t->diag,
			  "%s would find %zu of %zu sources not found", option,
			  found, s->not_found_count);
	free(option);
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

/* "1,234 (5.67%) of Ir ", of what is not annotated; or "". */
static char *share_of(const struct sources *s, cost_id cost, bool named)
{
	const struct text *t = s->t;
	const struct columns *columns = t->report->columns;
	const struct column *column = &columns->sorted[0];
	struct scratch scratch;
	int64_t value, total;

	if (!columns->sorted_count || !column_adds_up(column) ||
	    !column_value(columns, column, &s->costs, cost, &value))
		return util_format("%s", "");
	column_value(columns, column, &t->report->costs, t->report->total,
		     &total);
	return util_format(
		"%s (%s)%s%s ", text_amount(column, value, t->changes).text,
		text_share(t, value, total).text, named ? " of " : "",
		named ? diag_quote(&scratch, column->name) : "");
}

enum { LONGEST_ADVICE = 200 }; /* bytes of a FROM */

static struct str directory_of(struct str path)
{
	while (path.length && path.at[path.length - 1] != '/')
		path.length--;
	while (path.length && path.at[path.length - 1] == '/')
		path.length--;
	return path;
}

/* The directory of all files not found, or of the dearest one. */
static struct str advised_from(const struct sources *s)
{
	struct str from = s->not_found[0];
	size_t i, n;

	for (i = 1; i < s->not_found_count; i++) {
		struct str other = s->not_found[i];

		for (n = 0; n < from.length && n < other.length &&
			    other.at[n] == from.at[n];
		     n++)
			;
		from.length = n;
	}
	from = directory_of(from);
	if (!from.length || str_equal(from, STR(".")))
		from = directory_of(s->dearest);
	if (from.length > LONGEST_ADVICE || memchr(from.at, '=', from.length) ||
	    str_printable(from) != from.length)
		from.length = 0;
	return from;
}

/* What is not annotated, and what to do about it. */
static void warn_not_annotated(const struct sources *s)
{
	bool some = s->not_found_count > 0;
	bool unknown = s->t->report->unknown != NONE;
	char *missing = share_of(s, s->missing, true);
	char *rest = share_of(s, s->unknown, !some);
	char *files = util_format("%s", "");

	if (some) {
		struct str from = advised_from(s);

		free(files);
		files = util_format(
			"%sin %zu file%s not found (say where with -I DIR%s"
			"%.*s%s)",
			missing, s->not_found_count,
			s->not_found_count > 1 ? "s" : "",
			from.length ? " or --source-map=" : "",
			(int)from.length, from.at, from.length ? "=DIR" : "");
	}
	if (some || unknown)
		diag_warn(s->t->diag, "not annotated: %s%s%s%s", files,
			  some && unknown ? ", and " : "", unknown ? rest : "",
			  unknown ? "in ???, code without a file" : "");
	free(missing);
	free(rest);
	free(files);
}

static void sources_free(struct sources *s)
{
	while (s->not_found_count)
		free((char *)s->not_found[--s->not_found_count].at);
	free(s->not_found);
	free(s->missing_at);
	cost_free(&s->costs);
}

bool text_sources(const struct text *t, struct error *error)
{
	const struct report *report = t->report;
	struct sources s = {
		.t = t,
		.row = NONE,
		.adds = UNKNOWN,
		.missing_at = util_alloc(report->profile->names.count,
					 sizeof(uint32_t)),
	};
	bool good = true;
	int64_t ignored;
	size_t i;

	for (i = 0; good && i < report->file_count && !ferror(t->out); i++)
		good = put_file(&s, &report->files[i], error) &&
		       aggregates_fit(report->profile, &s.costs, error);
	add_portions(&s);
	if (good && report->unknown != NONE)
		good = add_lines(&s, report->unknown, &s.unknown, &ignored,
				 error);
	good = good && aggregates_fit(report->profile, &s.costs, error);
	if (good) {
		warn_outside(&s);
		put_not_found(&s);
		if (s.not_found_count)
			warn_not_found(&s);
		put_annotated(&s);
		warn_not_annotated(&s);
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
		struct report_file file = {.file = subs.list[i].file,
					   .recorded = true};

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
