/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What stands above a report.  The words and columns of the classic layout are
 * those of callgrind_annotate (compat): scripts read them.
 */
#include "write/text/text_head.h"

#include "base/stream.h"
#include "report/ranking.h"
#include "write/differences.h"
#include "write/resolved.h"

#include <inttypes.h>
#include <stdlib.h>

/* --- of the classic layout --------------------------------------------- */

static void put_word_list(const struct text *t, const char *title, const struct words *words,
			  const char *after)
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

/* Prints `title` and a name; prints nothing for NONE. */
static void put_named(const struct text *t, const char *title, name_id name)
{
	if (name == NONE)
		return;
	fputs(title, t->out);
	text_put_name(t, name);
}

/* Prints "BEFORE NAME:", and blanks up to the column after all titles. */
static void put_caption(FILE *out, const char *before, struct str name)
{
	size_t used = strlen(before) + fit_columns(name, 18) + 1;

	fputs(before, out);
	str_print(out, name);
	fprintf(out, ":%*s", used < 17 ? (int)(18 - used) : 1, "");
}

/* Prints each command of the parts, with the process if there is only one. */
static void put_targets(const struct text *t, const char *title, struct str name,
			const struct head *head)
{
	size_t count = head->command_count, i;

	for (i = 0; i < count || i == 0; i++) {
		name_id command = count ? head->commands[i] : NONE;
		bool known = report_name(t->report, command).length;

		put_caption(t->out, title, name);
		str_print(t->out, known ? report_shown_name(t->report, command) : STR("(unknown)"));
		if (head->pid != NONE) {
			put_named(t, " (PID ", head->pid);
			put_named(t, ", part ", head->number);
			put_named(t, ", thread ", head->thread);
			fputs(")", t->out);
		}
		fputs("\n", t->out);
	}
}

static void put_columns(const struct text *t, const char *title, const struct column *column,
			size_t count)
{
	size_t i;

	fprintf(t->out, "%-18s", title);
	for (i = 0; i < count; i++) {
		fputs(i ? " " : "", t->out);
		str_print(t->out, column[i].name);
	}
	fputs("\n", t->out);
}

static void append_text(FILE *out, struct str text)
{
	fwrite(text.at, 1, text.length, out);
}

static void put_settings(const struct text *t, const struct heads *heads)
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
	put_columns(t, "Events shown:", columns->shown,
		    columns->slice_count ? 1 : columns->shown_count);
	put_columns(t, "Event sort order:", columns->sorted, columns->sorted_count);
	fprintf(t->out, "%-18s", "Thresholds:");
	for (i = 0; i < columns->sorted_count; i++) {
		fputs(i ? " " : "", t->out);
		str_print(t->out, columns->thresholds[i].text);
	}
	fputs("\n", t->out);
	if (report->by != BY_ROW)
		fprintf(t->out, "%-18s%s\n", "Listed by:", BY_KINDS[report->by].noun);
	if (report->order.chosen) {
		struct running listed = running_listed(report);

		fprintf(t->out, "%-18s%zu of %zu", "Listed:", report->order.count,
			report->order.listable);
		if (listed.column && listed.fits) {
			fprintf(t->out, ", with %s (%s) of ",
				numbers_amount(listed.column, listed.sum, text_changes(t)).text,
				text_share(t, listed.sum, listed.total).text);
			str_print(t->out, listed.column->name);
		}
		fputc('\n', t->out);
	}
	if (profile->symbolizer != NONE) {
		fprintf(t->out, "%-18s", "Inlined:");
		resolved_put(t->out, report, heads);
		fputc('\n', t->out);
	}
	put_word_list(t, "Include dirs:", &report->settings->include, "/");
	put_word_list(t, "User annotated:", report->sources, "");
	fprintf(t->out, "Auto-annotation:  %s\n\n", report->settings->annotate ? "on" : "off");
}

/*
 * Prints what a slice is that is a part or thread of one run: its trigger and time range, or how
 * many parts it has.
 */
static void put_slice(const struct text *t, size_t slice)
{
	static const struct str keys[] = {{"Trigger:", 8}, {"Timerange:", 10}};
	struct head head;
	bool any = false;
	size_t i, j;

	head_of(&head, t->report->profile, report_slice(t->report, slice)->side);
	put_caption(t->out, "", columns_side(t->report->columns, slice));
	for (j = 0; head.parts == 1 && j < LENGTH(keys); j++)
		for (i = 0; i < head.desc_count; i++) {
			struct str line = report_name(t->report, head.descs[i].line);

			if (!head.descs[i].agreed || !str_begins(line, keys[j]))
				continue;
			fputs(any ? "; " : "", t->out);
			any = true;
			str_print(t->out, line);
		}
	if (!any)
		fprintf(t->out, "%zu part%s", head.parts, head.parts == 1 ? "" : "s");
	fputc('\n', t->out);
	head_free(&head);
}

/* The i-th side of the header: slices in order, but NEW before OLD. */
static size_t header_side(const struct heads *heads, size_t i)
{
	return heads->slices ? i : heads->count - 1 - i;
}

static void put_header(const struct text *t, const struct heads *heads)
{
	const struct head *new = &heads->list[heads->count - 1];
	size_t i, k;

	fputs(TEXT_RULE, t->out);
	for (i = 0; i < heads->count; i++) {
		const struct head *head = &heads->list[header_side(heads, i)];
		bool old = i && !heads->slices;
		name_id creator = old ? NONE : head->creator;

		for (k = 0; k < head->file_count; k++) {
			if (!head->files[k].listed)
				continue;
			fprintf(t->out, "%s '", old ? "Compared with" : "Profile data file");
			text_put_name(t, head->files[k].name);
			fputs("'", t->out);
			if (report_name(t->report, creator).length) {
				put_named(t, " (creator: ", creator);
				fputs(")", t->out);
			}
			creator = NONE;
			fputs("\n", t->out);
		}
	}
	fputs(TEXT_RULE, t->out);
	for (i = 0; i < new->desc_count; i++)
		if (new->descs[i].agreed) {
			text_put_name(t, new->descs[i].line);
			fputs("\n", t->out);
		}
	for (i = 0; i < heads->count; i++) {
		size_t side = header_side(heads, i);
		const struct head *head = &heads->list[side];

		if (!i && !heads->slices)
			put_targets(t, "Profiled target", STR(""), head);
		else if (heads->slices || head->command_count || heads->list[1].command_count)
			put_targets(t, "Target of ", columns_side(t->report->columns, side), head);
	}
	for (i = 0; heads->count == 1 && i < t->report->profile->slice_count; i++)
		put_slice(t, i);
	differences_put(t->out, t->report, heads, put_caption, str_print);
	if (new->parts > 1) {
		fprintf(t->out, "%-18s%zu", "Parts:", new->parts);
		if (new->threads > 1)
			fprintf(t->out, " (of %zu threads)", new->threads);
		fputs("\n", t->out);
	}
	put_settings(t, heads);
}

static void put_total(const struct text *t, const struct heads *heads)
{
	const struct report *report = t->report;
	const struct item sums[] = {report_totals(report), report_total(report, report_old(report)),
				    report_total(report, report_new(report))};
	bool calculated = !heads->list[heads->count - 1].believed;
	/* With --compare, the totals have the values of all columns. */
	bool diff = profile_compares(report->profile) && !report->profile->slice_count;
	const char *const titles[] = {
		diff         ? "PROGRAM TOTALS (NEW - OLD)"
		: calculated ? "PROGRAM TOTALS (calculated)"
			     : "PROGRAM TOTALS",
		heads->list[0].believed ? "OLD" : "OLD (calculated)",
		calculated ? "NEW (calculated)" : "NEW",
	};

	text_put_sums(t, sums, titles, diff ? LENGTH(sums) : 1,
		      strlen(calculated ? " PROGRAM TOTALS (calculated)" : " PROGRAM TOTALS"));
}

/* --- in two lines, for --summary and --call-tree ----------------------- */

/* Appends the first file of each profile, cut to a share of the width, and how many follow. */
static void append_profiles(const struct text *t, const struct heads *heads, size_t among)
{
	size_t i, k;

	for (i = 0; i < heads->count; i++) {
		const struct head *head = &heads->list[header_side(heads, i)];
		struct str first = STR("");
		size_t more = 0;

		for (k = 0; k < head->file_count; k++) {
			if (!head->files[k].listed)
				continue;
			more += first.length > 0;
			if (!first.length)
				first = report_shown_name(t->report, head->files[k].name);
		}
		if (i)
			fputs(heads->slices ? ", " : " compared with ", t->out);
		text_put_fit(t, fit_path(first, t->width ? t->width / among : SIZE_MAX, SIZE_MAX),
			     append_text);
		if (more)
			fprintf(t->out, " and %zu more", more);
	}
}

static void append_commands(const struct text *t, const struct heads *heads)
{
	const struct head *new = &heads->list[heads->count - 1];
	size_t i;

	for (i = 0; i < new->command_count; i++) {
		fputs(i ? ", " : "", t->out);
		append_text(t->out, report_shown_name(t->report, new->commands[i]));
	}
}

/* Appends "1,234 Ir"; with --diff "+34 Ir (+2.83%: 1,200 to 1,234)". */
static void append_total(const struct text *t, const struct column *column)
{
	const struct report *report = t->report;
	const struct columns *columns = report->columns;
	bool changes = text_changes(t);
	struct item all =
		changes ? report_totals(report) : report_total(report, report_new(report));

	if (changes && column_adds_up(column)) {
		text_put_change(t, column, all);
		return;
	}
	fprintf(t->out, "%s ", numbers_value(columns, column, all, changes).text);
	append_text(t->out, column->name);
}

/* Whether any view has a total of a column; some profiles have no calls. */
static bool has_total(const struct report *report, const struct column *column)
{
	struct fraction ignored;
	size_t i;

	for (i = 0; i < report->view_count; i++)
		if (column_fraction(report->columns, column, item_in(report_totals(report), i),
				    &ignored))
			return true;
	return false;
}

/* Appends, behind totals, how many rows are listed, and how much of the total they cover. */
static void append_below(const struct text *t, const struct heads *heads)
{
	const struct report *report = t->report;
	struct running listed = running_listed(report);

	if (!heads->list[heads->count - 1].believed)
		fputs(" (calculated)", t->out);
	fprintf(t->out, "; below: %s", numbers_count((int64_t)report->order.count, false).text);
	fprintf(t->out, " of %s %s%s", numbers_count((int64_t)report->order.listable, false).text,
		BY_KINDS[report->settings->by].noun, report->order.listable == 1 ? "" : "s");
	if (listed.column && listed.fits)
		fprintf(t->out, ", %s", text_share(t, listed.sum, listed.total).text);
}

/* Appends what wrote the profile, and which part it is of several. */
static void append_creator(const struct text *t, const struct heads *heads)
{
	const struct head *new = &heads->list[heads->count - 1];

	if (report_name(t->report, new->creator).length) {
		fputs(text_separator(t), t->out);
		append_text(t->out, report_shown_name(t->report, new->creator));
	}
	if (new->parts == 1 && !heads->slices && t->report->profile->part_count > 1 &&
	    new->number != NONE) {
		fputs(", part ", t->out);
		append_text(t->out, report_shown_name(t->report, new->number));
		fputs(new->thread == NONE ? "" : ", thread ", t->out);
		append_text(t->out, report_shown_name(t->report, new->thread));
	}
}

/*
 * Appends the commands, the profiles and what wrote them.  Without room for all, the names of
 * profiles are cut, then the commands, and then what wrote them is left out.
 */
static void append_program(const struct text *t, const struct heads *heads)
{
	enum { COMMANDS, PROFILES, CUT, CREATOR, PIECES };
	struct draft drafts[PIECES];
	struct str words[PIECES];
	size_t columns[PIECES], profiles = PROFILES, most = t->width, separator, rest, i;

	for (i = 0; i < PIECES; i++) {
		struct text to = text_draft(t, &drafts[i]);

		if (i == COMMANDS)
			append_commands(&to, heads);
		else if (i == CREATOR)
			append_creator(&to, heads);
		else
			append_profiles(&to, heads, i == CUT ? heads->count + 1 : 1);
		words[i] = draft_close(&drafts[i]);
		columns[i] = fit_columns(words[i], 4 * most);
	}
	separator = words[COMMANDS].length ? strlen(text_separator(t)) : 0;
	columns[COMMANDS] += separator;
	rest = columns[PROFILES] + columns[CREATOR];
	if (most && columns[COMMANDS] + rest > most) {
		profiles = CUT;
		rest = columns[CUT] + columns[CREATOR];
	}
	if (most && columns[COMMANDS] > most / 3 && columns[COMMANDS] + rest > most)
		columns[COMMANDS] = rest + most / 3 < most ? most - rest : most / 3;
	if (separator) {
		text_put_fit(
			t,
			fit_name(words[COMMANDS], most ? columns[COMMANDS] - separator : SIZE_MAX),
			append_text);
		fputs(text_separator(t), t->out);
	}
	append_text(t->out, words[profiles]);
	if (!most || columns[COMMANDS] + rest <= most)
		append_text(t->out, words[CREATOR]);
	for (i = 0; i < PIECES; i++)
		free(drafts[i].text);
}

/* Whether a table has a column. */
static bool is_in_table(const struct widths *widths, const struct column *column)
{
	size_t i;

	for (i = 0; i < widths->count; i++)
		if (widths->cells[i].column == column)
			return true;
	return false;
}

/*
 * Whether a head has the total of a column.  Above a compact table, that is of events, as the
 * totals of Calls and Incl() say nothing, unless they alone are shown.
 */
static bool has_head_total(const struct text *t, const struct widths *widths, bool in_table,
			   const struct column *column)
{
	const struct report *report = t->report;
	const struct columns *columns = report->columns;

	if (!widths) {
		size_t i;

		/* Incl(X) has the same total as X. */
		for (i = 0; column->self && i < columns->shown_count; i++)
			if (str_equal(columns->shown[i].name, column->self->name))
				return false;
		return has_total(report, column);
	}
	return is_in_table(widths, column) == in_table &&
	       (columns_in_table(columns) == 1 || column_is_of_slices(column) ||
		(column->is_of_profile && !column_is_calls(column) && has_total(report, column)));
}

/*
 * Appends the totals of the columns that are in a compact table, or of those that are not; widths
 * is NULL in the classic layout.  Returns whether there are any.
 */
static bool append_totals(const struct text *t, const struct widths *widths, bool in_table)
{
	const struct report *report = t->report;
	const struct columns *columns = report->columns;
	bool any = false;
	size_t i;

	for (i = 0; i < columns_in_table(columns); i++) {
		const struct column *column = columns_of_table(columns, i);

		if (!has_head_total(t, widths, in_table, column))
			continue;
		fputs(any ? ", " : "", t->out);
		any = true;
		if (columns->slice_count) {
			fprintf(t->out, "%s ",
				numbers_value(columns, column, report_totals(report),
					      column_is_signed(column))
					.text);
			append_text(t->out, column->name);
		} else {
			append_total(t, column);
		}
	}
	return any;
}

void text_head_left_out(const struct text *t, const struct widths *widths, bool totals)
{
	const struct columns *columns = t->report->columns;
	struct draft line;
	struct text to;
	size_t i = 0;
	bool any;

	if (!widths->left_out)
		return;
	to = text_draft(t, &line);
	fputs("Left out", to.out);
	while (i < columns->shown_count && is_in_table(widths, &columns->shown[i]))
		i++;
	if (columns->slice_count || i == columns->shown_count) {
		fputs(" (a wider screen has them): ", to.out);
	} else {
		fputs(" (--show=", to.out);
		append_text(to.out, columns->shown[i].name);
		fprintf(to.out, "%s has %s): ", widths->left_out > 1 ? ",..." : "",
			widths->left_out > 1 ? "them" : "it");
	}
	if (totals)
		append_totals(&to, widths, false);
	for (any = false, i = 0; !totals && i < columns->shown_count; i++) {
		if (is_in_table(widths, &columns->shown[i]))
			continue;
		fputs(any ? ", " : "", to.out);
		append_text(to.out, columns->shown[i].name);
		any = true;
	}
	text_put_draft(t, &line, true);
}

static void put_side(FILE *out, const char *before, struct str name)
{
	fputs(before, out);
	str_print(out, name);
	fputs(": ", out);
}

static void append_words(FILE *out, const char *option, const struct words *words)
{
	size_t i;

	for (i = 0; i < words->count; i++) {
		fprintf(out, " --%s=", option);
		str_print(out, str_of(words->at[i]));
	}
}

/* Prints a line for each thing that is out of the ordinary. */
static void put_remarks(const struct text *t, const struct heads *heads)
{
	const struct report *report = t->report;
	const struct settings *settings = report->settings;
	const struct head *new = &heads->list[heads->count - 1];
	size_t all = heads->count == 1 ? report->profile->part_count : new->parts, i;
	struct words newer = {0};
	struct draft lines;
	struct str left;

	draft_open(&lines);
	for (i = 0; i < heads->difference_count; i++) {
		const struct difference *one = &heads->differences[i];

		if (one->kind != DIFFERENCE_COMMAND)
			continue;
		put_side(lines.file, "Command of ", columns_side(report->columns, one->side));
		str_print(lines.file, report_shown_name(report, one->text));
		fputc('\n', lines.file);
	}
	differences_put(lines.file, report, heads, put_side, str_print);
	if (new->parts > 1 || new->parts < all) {
		fprintf(lines.file, "%zu ", new->parts);
		if (new->parts < all)
			fprintf(lines.file, "of %zu ", all);
		fputs(all == 1 ? "part" : "parts", lines.file);
		if (new->threads > 1)
			fprintf(lines.file, " of %zu threads", new->threads);
		fputc('\n', lines.file);
	}
	if (settings->match.count || settings->hide.count) {
		fputs("Only what is chosen by", lines.file);
		append_words(lines.file, "match", &settings->match);
		append_words(lines.file, "hide", &settings->hide);
		fputc('\n', lines.file);
	}
	left = draft_close(&lines);
	while (left.length)
		text_put_wrapped(t, str_eat_until(&left, '\n'));
	free(lines.text);
	/* The sources that may not be those that were compiled; a server is asked for each once. */
	for (i = 0; !report->debuginfod && !settings->assembly && i < report->file_count; i++) {
		struct source source;
		struct error ignored;

		if (source_find_file(&source, report, &report->files[i], t->w->search, &ignored) !=
		    SOURCE_FOUND)
			continue;
		if (source_is_newer(&source, report->profile->new))
			words_add(&newer, str_copy(str_of(source.heading)));
		source_close(&source);
	}
	text_put_newer(t, &newer);
	words_free_all(&newer);
}

void text_head(const struct text *t, const struct widths *widths)
{
	const struct report *report = t->report;
	const struct settings *settings = report->settings;
	/* Only a compact head names all slices. */
	bool of_table = widths && (t->compact || (settings->summary && settings->compare));
	bool compact = t->compact || of_table;
	struct heads heads;
	struct draft line;
	struct text to;

	heads_make(&heads, t->w->profile);
	if (!compact && !settings->summary && !settings->call_tree) {
		put_header(t, &heads);
		put_total(t, &heads);
		heads_free(&heads);
		return;
	}
	to = text_draft(t, &line);
	if (compact) {
		append_program(&to, &heads);
	} else {
		append_profiles(&to, &heads, 2);
		fputs(heads.list[heads.count - 1].command_count ? ": " : "", to.out);
		append_commands(&to, &heads);
	}
	text_put_draft(t, &line, !compact);
	to = text_draft(t, &line);
	fputs(compact ? "" : "Total: ", to.out);
	if (settings->call_tree) {
		const struct column *column = columns_additive(report->columns);

		if (column)
			append_total(&to, column);
		/* The share of the total that a branch must have. */
		fprintf(to.out, "; below: %s of %s %%%s or more",
			text_changes(t) ? "changes" : "calls", settings_branch_min(settings),
			settings_is_of_change(settings) ? " of the largest" : "");
		if (settings->depth < UINT64_MAX)
			fprintf(to.out, ", %" PRIu64 " level%s", settings->depth,
				settings->depth == 1 ? "" : "s");
	} else {
		if (report->columns->slice_count) {
			append_text(to.out, report->columns->shown[0].name);
			fputs(": ", to.out);
		}
		if (!append_totals(&to, of_table ? widths : NULL, true))
			fputs("nothing", to.out);
		append_below(&to, &heads);
	}
	text_put_draft(t, &line, true);
	if (of_table)
		text_head_left_out(t, widths, true);
	if (compact)
		put_remarks(t, &heads);
	if (t->w->profile->symbolizer != NONE) {
		to = text_draft(t, &line);
		fputs("Inlined: ", to.out);
		resolved_put(to.out, report, &heads);
		text_put_draft(t, &line, false);
	}
	heads_free(&heads);
}
