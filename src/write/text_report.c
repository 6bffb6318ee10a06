/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The words and columns are those of callgrind_annotate (compat), which are an
 * interface: scripts read them.
 */
#include "write/text_report.h"

#include "base/fraction.h"
#include "base/number.h"
#include "report/composition.h"
#include "report/line_texts.h"
#include "report/ranking.h"
#include "write/text.h"
#include "write/text_asm.h"
#include "write/text_functions.h"
#include "write/text_sources.h"

#include <inttypes.h>
#include <stdlib.h>

/* --- header ------------------------------------------------------------ */

static void put_list(const struct text *t, const char *title,
		     const struct words *words, const char *after)
{
	size_t i;

	if (!words->count)
		fprintf(t->out, "%-18s\n", title);
	for (i = 0; i < words->count; i++) {
		fprintf(t->out, "%-18s", i ? "" : title);
		str_print(t->out, str_of(words->at[i]));
		fprintf(t->out, "%s\n", after);
	}
}

/* What header lines "KEY: value" say, by the id of the key. */
struct said {
	struct names keys;
	name_id *line; /* or NONE: parts say different things */
	size_t room;
};

static struct str key_of(const struct text *t, name_id desc)
{
	struct str line = text_name(t, desc);

	return str_eat_until(&line, ':');
}

static void said_add(struct said *said, const struct text *t, name_id desc)
{
	size_t known = said->keys.count;
	name_id key = names_id(&said->keys, key_of(t, desc));

	said->line = util_grow(said->line, &said->room, said->keys.count,
			       sizeof(*said->line));
	if (key == known)
		said->line[key] = desc;
	else if (said->line[key] != desc)
		said->line[key] = NONE;
}

/* Lines of the header that differ between parts are not the program's. */
static struct said said_by(const struct text *t, const struct side *side)
{
	const struct profile *profile = t->report->profile;
	struct said said = {0};
	size_t i;
	uint32_t j;

	for (i = side->first_part; i < side->end_part; i++) {
		const struct part *part = &profile->parts[i];

		for (j = 0; part->selected && j < part->desc_count; j++)
			said_add(&said, t, profile->descs[part->descs + j]);
	}
	return said;
}

static void put_descs(const struct text *t, const struct side *side,
		      const struct part *part, bool one_part)
{
	struct said said = said_by(t, side);
	size_t i;

	for (i = 0; i < part->desc_count; i++) {
		name_id desc = t->report->profile->descs[part->descs + i];
		name_id key = names_find(&said.keys, key_of(t, desc));

		if (!one_part && said.line[key] == NONE)
			continue;
		text_put_name(t, desc);
		fputc('\n', t->out);
	}
	names_free(&said.keys);
	free(said.line);
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
	fputs("Profiled target:  ", t->out);
	if (command == NONE || !text_name(t, command).length)
		fputs("(unknown)", t->out);
	else
		text_put_name(t, command);
	if (part && part->pid != NONE) {
		fputs(" (PID ", t->out);
		text_put_name(t, part->pid);
		if (one_part && part->number != NONE) {
			fputs(", part ", t->out);
			text_put_name(t, part->number);
		}
		if (one_part && part->thread != NONE) {
			fputs(", thread ", t->out);
			text_put_name(t, part->thread);
		}
		fputs(")", t->out);
	}
	fputs("\n", t->out);
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
		fputs(i ? " " : "", t->out);
		str_print(t->out, column[i].name);
	}
	fputs("\n", t->out);
}

/* The self costs of the rows listed; false if they do not fit into 64 bits. */
static bool listed_sum(const struct report *report, int64_t *sum)
{
	size_t i;

	*sum = 0;
	for (i = 0; i < report->listed_count; i++)
		if (!util_add(sum, ranking_self(report, report->listed[i])))
			return false;
	return true;
}

/* How many functions --fold has made part of others, and how well. */
static void put_folded(const struct text *t)
{
	const struct fold_result *folded = &t->report->folded;

	fprintf(t->out, "%-18s%zu function%s into the callers",
		"Folded:", folded->functions,
		folded->functions == 1 ? "" : "s");
	if (folded->estimates)
		fprintf(t->out, "; of %zu the division is an estimate",
			folded->estimates);
	fputc('\n', t->out);
}

/* What --by and the options that choose rows leave to be seen. */
static void put_choice(const struct text *t)
{
	static const char *const by[] = {"row", "function", "file", "object"};
	const struct report *report = t->report;
	const struct column *column = columns_running(report->columns);
	int64_t sum, total;

	if (report->settings->fold.count)
		put_folded(t);
	if (report->by != BY_ROW)
		fprintf(t->out, "%-18s%s\n", "Listed by:", by[report->by]);
	if (!report->chosen)
		return;
	fprintf(t->out, "%-18s%zu of %zu", "Listed:", report->listed_count,
		report->listable_count);
	if (column && listed_sum(report, &sum)) {
		column_value(report->columns, column, &report->costs,
			     report->total, &total);
		fprintf(t->out, ", with %s (%s) of ",
			text_amount(column, sum, t->changes).text,
			text_share(t, sum, total).text);
		str_print(t->out, column->name);
	}
	fputc('\n', t->out);
}

static void put_settings(const struct text *t)
{
	const struct report *report = t->report;
	const struct profile *profile = report->profile;
	const struct columns *columns = report->columns;
	size_t i;

	fputs("Events recorded:  ", t->out);
	for (i = 0; i < profile->event_count; i++) {
		fputs(i ? " " : "", t->out);
		text_put_name(t, profile->events[i]);
	}
	fputs("\n", t->out);
	put_columns(t, "Events shown:", columns->shown, columns->shown_count);
	put_columns(t, "Event sort order:", columns->sorted,
		    columns->sorted_count);
	fprintf(t->out, "%-18s", "Thresholds:");
	for (i = 0; i < columns->sorted_count; i++) {
		fputs(i ? " " : "", t->out);
		str_print(t->out, columns->thresholds[i].text);
	}
	fputs("\n", t->out);
	put_choice(t);
	put_list(t, "Include dirs:", &report->settings->include, "/");
	put_list(t, "User annotated:", report->sources, "");
	fprintf(t->out, "Auto-annotation:  %s\n\n",
		report->settings->annotate ? "on" : "off");
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
		fputs("\n", t->out);
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
		text_put_name(t, files.pairs[i].a);
		fputs("'", t->out);
		if (i == 0 && creator != NONE && text_name(t, creator).length) {
			fputs(" (creator: ", t->out);
			text_put_name(t, creator);
			fputs(")", t->out);
		}
		fputs("\n", t->out);
	}
	map_free(&files);
}

static void put_header(const struct text *t)
{
	const struct profile *profile = t->report->profile;
	const struct side *now = profile->now;
	const struct part *first = NULL;
	size_t parts = 0, i;

	for (i = now->first_part; i < now->end_part; i++) {
		if (!profile->parts[i].selected)
			continue;
		if (parts++ == 0)
			first = &profile->parts[i];
	}
	if (!first)
		return;
	fputs(TEXT_RULE, t->out);
	put_files(t, now, "Profile data file", first->creator);
	if (profile_compares(profile))
		put_files(t, profile->sides[0], "Compared with", NONE);
	fputs(TEXT_RULE, t->out);
	put_descs(t, now, first, parts == 1);
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

static void put_total(const struct text *t)
{
	const struct report *report = t->report;
	const struct profile *profile = report->profile;
	const struct costs *totals = &report->costs;
	struct widths widths = text_widths(t);
	struct text plain = *t;
	const char *calculated =
		is_believed(profile, profile->now) ? "" : " (calculated)";
	bool diff = profile_compares(profile);

	plain.changes = false;
	text_widen(&plain, &widths, totals, report_now(report)->total);
	if (diff) {
		text_widen(&plain, &widths, totals, report_old(report)->total);
		text_widen(t, &widths, totals, report->total_change);
	}
	fputs(TEXT_RULE, t->out);
	text_headings(t, &widths, "");
	fputs(TEXT_RULE, t->out);
	if (diff) {
		text_costs(t, &widths, totals, report->total_change);
		fputs(" PROGRAM TOTALS (NEW - OLD)\n", t->out);
		text_costs(&plain, &widths, totals, report_old(report)->total);
		fprintf(t->out, " OLD%s\n",
			is_believed(profile, profile->sides[0])
				? ""
				: " (calculated)");
	}
	text_costs(&plain, &widths, totals, report_now(report)->total);
	fprintf(t->out, " %s%s\n\n", diff ? "NEW" : "PROGRAM TOTALS",
		calculated);
	text_widths_free(&widths);
}

static bool put_tree(const struct text *t, const struct widths *widths,
		     uint32_t row, bool callers, struct error *error)
{
	struct row_calls calls = {0};
	bool good = (callers ? row_calls_to : row_calls_from)(t->report, row,
							      &calls, error);
	size_t i;

	for (i = 0; good && i < calls.count; i++)
		text_call(t, widths, &calls, &calls.list[i],
			  callers ? " < " : " >   ", true);
	row_calls_free(&calls);
	return good;
}

enum { RUNNING_WIDTH = 9 /* "  12.34% " */, SUB_INDENT = 4 };

/*
 * The share of the total in the rows up to this one: sum, in the column
 * columns_running(); NULL
 * where costs of both signs do not fit in the order of the list.
 */
static void put_running(const struct text *t, const int64_t *sum)
{
	const struct report *report = t->report;
	const struct column *column = columns_running(report->columns);
	int64_t total;

	if (!sum || !column) {
		fprintf(t->out, "%*s", RUNNING_WIDTH, "");
		return;
	}
	column_value(report->columns, column, &report->costs, report->total,
		     &total);
	fprintf(t->out, " %7s ", text_share(t, *sum, total).text);
}

/* Returns how many columns are used then. */
static size_t put_sub(const struct text *t, const struct widths *widths,
		      const struct composition *subs, cost_id cost)
{
	size_t used = text_costs(t, widths, &subs->costs, cost);

	fprintf(t->out, "%*s", RUNNING_WIDTH + SUB_INDENT, "");
	return used + RUNNING_WIDTH + SUB_INDENT;
}

/* Whether a part is less than one percent of its row, or than --min says. */
static bool is_small(const struct text *t, int64_t part, int64_t whole)
{
	const char *min = t->report->settings->min;
	struct decimal least = {1, 1};

	if (min)
		number_percent(str_of(min), &least);
	return fraction_compare_products(
		       number_magnitude(part), 100 * least.under,
		       number_magnitude(whole), least.over) < 0;
}

/* Parts that are too small for a line of their own, as one. */
static void put_rest(const struct text *t, const struct widths *widths,
		     struct composition *subs, uint32_t rest, size_t count)
{
	if (!count)
		return;
	put_sub(t, widths, subs, rest);
	fprintf(t->out, "(%zu more, --min=0 shows them)\n", count);
}

/* What a row consists of, where that is more than one thing. */
static bool put_subs(const struct text *t, const struct widths *widths,
		     uint32_t row, struct error *error)
{
	const struct report *report = t->report;
	int64_t whole =
		text_main_cost(t, &report->costs, report->rows[row].cost);
	struct composition subs;
	cost_id rest = 0;
	size_t folded = 0, i;
	bool good = composition_of(report, row, &subs, error);

	for (i = 0; good && subs.all > 1 && i < subs.count; i++) {
		const struct component *sub = &subs.list[i];

		if (profile_compares(report->profile) && !sub->changed)
			continue;
		/* What is small may have changed a ratio much. */
		if (!report->columns->ratio_count &&
		    is_small(t, text_main_cost(t, &subs.costs, sub->cost),
			     whole)) {
			folded++;
			cost_add(&subs.costs, &rest, &subs.costs, sub->cost);
			continue;
		}
		text_part(t, sub->file, sub->name, sub->object,
			  put_sub(t, widths, &subs, sub->cost));
	}
	good = good && aggregates_fit(report->profile, &subs.costs, error);
	if (good)
		put_rest(t, widths, &subs, rest, folded);
	composition_free(&subs);
	return good;
}

/* How many columns labels have before texts; a longer label may have more. */
static size_t text_column(const struct text *t, const struct line_texts *texts)
{
	enum { MOST = 64 };
	const struct report *report = t->report;
	size_t widest = 0, i;

	for (i = 0; i < texts->count; i++) {
		size_t n = texts->text[i].length
				   ? text_label_columns(t, report->listed[i])
				   : 0;

		widest = n > widest && n <= MOST ? n : widest;
	}
	return widest;
}

/* The list with --by=line. */
static void put_lines(const struct text *t, const struct widths *widths)
{
	const struct report *report = t->report;
	struct line_texts texts;
	size_t column, i;
	int64_t running = 0;
	bool fits = true;

	line_texts_read(&texts, report, t->search, t->diag);
	column = text_column(t, &texts);
	for (i = 0; i < report->listed_count && !ferror(t->out); i++) {
		row_id row = report->listed[i];
		size_t used = text_costs(t, widths, &report->costs,
					 report->rows[row].cost);

		fits = fits && util_add(&running, ranking_self(report, row));
		put_running(t, fits ? &running : NULL);
		fputc(' ', t->out);
		text_line_label(t, row, used + RUNNING_WIDTH + 1, column,
				texts.text[i]);
	}
	line_texts_free(&texts);
}

static bool put_function(const struct text *t, const struct widths *widths,
			 uint32_t row, const int64_t *running,
			 struct error *error)
{
	const struct report *report = t->report;
	int tree = report->settings->tree;
	const char *sign = tree == TREE_NONE ? " " : " *  ";
	size_t used;

	if (tree != TREE_NONE)
		fputc('\n', t->out);
	if (tree != TREE_NONE && tree != TREE_CALLING &&
	    !put_tree(t, widths, row, true, error))
		return false;
	used = text_costs(t, widths, &report->costs, report->rows[row].cost) +
	       strlen(sign);
	if (report->by != BY_ROW) {
		put_running(t, running);
		used += RUNNING_WIDTH;
	}
	fputs(sign, t->out);
	text_label(t, row, used, "", true);
	/* A page of --summary has as many lines as rows. */
	if (report->by != BY_ROW && !report->settings->summary &&
	    !put_subs(t, widths, row, error))
		return false;
	return tree == TREE_NONE || tree == TREE_CALLER ||
	       put_tree(t, widths, row, false, error);
}

static bool put_functions(const struct text *t, struct error *error)
{
	static const char *const titles[] = {
		" file:function",
		" Running  file:function",
		" Running  file",
		" Running  object",
	};
	static const char lines[] = " Running  file:line:function";
	const struct report *report = t->report;
	struct widths widths = text_widths(t);
	int64_t running = 0;
	bool good = true, fits = true;
	size_t i;

	/* compat: of all rows, also those that are not listed. */
	for (i = report->first_row; i < report->row_count; i++)
		if ((report->rows[i].recorded || report->settings->inclusive) &&
		    report->rows[i].cost)
			text_widen(t, &widths, &report->costs,
				   report->rows[i].cost);
	fputs(TEXT_RULE, t->out);
	text_headings(t, &widths,
		      report_has_lines(report) ? lines : titles[report->by]);
	fputs(TEXT_RULE, t->out);
	if (report_has_lines(report))
		put_lines(t, &widths);
	for (i = 0; !report_has_lines(report) && good &&
		    i < report->listed_count && !ferror(t->out);
	     i++) {
		uint32_t row = report->listed[i];

		ranking_ahead(report, i);
		fits = fits && util_add(&running, ranking_self(report, row));
		good = put_function(t, &widths, row, fits ? &running : NULL,
				    error);
	}
	fputc('\n', t->out);
	text_widths_free(&widths);
	return good;
}

bool text_report(const struct writing *w, struct error *error)
{
	const struct text t = text_begin(w);

	if (w->report->settings->fn.count)
		return text_functions(&t, error);
	put_header(&t);
	put_total(&t);
	return put_functions(&t, error) &&
	       (w->report->settings->assembly ? text_asm(&t, error)
					      : text_sources(&t, error));
}
