/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What stands above a report: what ran, the total and how much of it is below, and a line for each
 * thing that is out of the ordinary.
 */
#include "write/screen/screen.h"

#include "report/ranking.h"
#include "values/head.h"
#include "write/differences.h"
#include "write/exceeded.h"
#include "write/resolved.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* The i-th side of a head: slices in order, but NEW before OLD. */
static size_t side_of(const struct heads *heads, size_t i)
{
	return heads->slices ? i : heads->count - 1 - i;
}

/* Writes a name as it is: text is escaped when the whole line is printed. */
static void put_raw(FILE *out, struct str text)
{
	fwrite(text.at, 1, text.length, out);
}

/* Writes the first file of each profile, cut to a share of the width, and how many follow. */
static void put_profiles(const struct screen *s, FILE *out, const struct heads *heads, size_t among)
{
	for (size_t i = 0; i < heads->count; i++) {
		const struct head *head = &heads->list[side_of(heads, i)];
		name_id first = head->file_count ? head->files[0].name : NONE;
		struct fit fit;

		if (i)
			fputs(heads->slices ? ", " : " compared with ", out);
		fit = fit_path(report_shown_name(s->report, first), s->width ? s->width / among : SIZE_MAX);
		for (size_t k = 0; k < fit.count; k++)
			put_raw(out, fit.piece[k]);
		if (head->file_count > 1)
			fprintf(out, " and %zu more", head->file_count - 1);
	}
}

/* Writes what wrote the profile, and which part it is of several. */
static void put_creator(const struct screen *s, FILE *out, const struct heads *heads)
{
	const struct head *after = &heads->list[heads->count - 1];

	if (report_name(s->report, after->creator).length) {
		fputs(screen_separator(s), out);
		put_raw(out, report_shown_name(s->report, after->creator));
	}
	if (after->parts == 1 && !heads->slices && s->report->profile->part_count > 1 &&
	    after->number != NONE) {
		fputs(", part ", out);
		put_raw(out, report_shown_name(s->report, after->number));
		fputs(after->thread == NONE ? "" : ", thread ", out);
		put_raw(out, report_shown_name(s->report, after->thread));
	}
}

/*
 * Prints the commands, the profiles and what wrote them.  Without room for all, the names of
 * profiles are cut, then what wrote them is left out, and then the commands are cut.
 */
static void put_program(const struct screen *s, const struct heads *heads)
{
	const struct head *after = &heads->list[heads->count - 1];

	for (size_t try = 0; try < 3; try++) {
		struct draft draft;
		struct str words;

		draft_open(&draft);
		for (size_t i = 0; i < after->command_count; i++) {
			struct str command = report_shown_name(s->report, after->commands[i]);
			struct fit fit =
				fit_name(command, s->width && try == 2 ? s->width / 3 : SIZE_MAX);

			fputs(i ? ", " : "", draft.file);
			for (size_t k = 0; k < fit.count; k++)
				put_raw(draft.file, fit.piece[k]);
		}
		fputs(after->command_count ? screen_separator(s) : "", draft.file);
		put_profiles(s, draft.file, heads, try ? heads->count + 1 : 1);
		if (try < 2)
			put_creator(s, draft.file, heads);
		words = draft_close(&draft);
		if (!s->width || try == 2 || fit_columns(words, s->width + 1) <= s->width) {
			screen_put_rest(s, words, 0);
			try = 2;
		}
		free(draft.text);
	}
	screen_end_line(s);
}

/* Writes "1,234 Ir"; with --diff "+34 Ir (+2.83%: 1,200 to 1,234)".  Totals are exact. */
static void put_total(const struct screen *s, FILE *out, const struct column *column)
{
	const struct report *report = s->report;
	const struct columns *columns = report->columns;
	if (columns->slice_count) {
		fprintf(out, "%s ",
			numbers_of_item(columns, column, report_totals(report),
					column_is_signed(column))
				.text);
	} else if (s->diff && column_adds_up(column)) {
		screen_put_change(s, column, report_totals(report), out);
		return;
	} else {
		fprintf(out, "%s ",
			numbers_of_item(columns, column,
					s->diff ? report_totals(report)
						: report_total(report, report_after(report)),
					s->diff)
				.text);
	}
	put_raw(out, column->name);
}

/* Writes the total of the first column; with --compare, of all. */
static void put_totals(const struct screen *s, FILE *out)
{
	const struct columns *columns = s->report->columns;

	if (!columns->slice_count) {
		if (columns->shown_count)
			put_total(s, out, &columns->shown[0]);
		else
			fputs("nothing", out);
		return;
	}
	put_raw(out, columns->shown[0].name);
	for (size_t i = 0; i < columns_in_table(columns); i++) {
		fputs(i ? ", " : ": ", out);
		put_total(s, out, columns_of_table(columns, i));
	}
}

/* Writes, behind totals, how many rows are listed, and how much of the total they cover. */
static void put_listed(const struct screen *s, FILE *out, const struct heads *heads)
{
	const struct report *report = s->report;
	struct running listed = running_listed(report);

	if (!heads->list[heads->count - 1].believed)
		fputs(" (calculated)", out);
	fprintf(out, "; showing %s", numbers_count((int64_t)report->order.count, false).text);
	fprintf(out, " of %s %s%s", numbers_count((int64_t)report->order.listable, false).text,
		BY_KINDS[report->settings->by].noun, report->order.listable == 1 ? "" : "s");
	if (listed.column && listed.fits && listed.total) {
		fprintf(out, ", %s of ", screen_share(s, listed.sum, listed.total, s->diff).text);
		put_raw(out, listed.column->name);
	}
}

/* Writes what a tree shows: the share of the total that a branch must have. */
static void put_branches(const struct screen *s, FILE *out)
{
	const struct settings *settings = s->report->settings;
	const struct column *column = columns_additive(s->report->columns);

	if (column)
		put_total(s, out, column);
	fprintf(out, "; showing %s of %s %%%s or more", s->diff ? "changes" : "calls",
		settings_branch_min(settings),
		settings_is_of_change(settings) ? " of the largest" : "");
	if (settings->depth < UINT64_MAX)
		fprintf(out, ", %" PRIu64 " level%s", settings->depth,
			settings->depth == 1 ? "" : "s");
}

static void put_side(FILE *out, const char *before, struct str name)
{
	fputs(before, out);
	str_print(out, name);
	fputs(": ", out);
}

static void put_words(FILE *out, const char *option, const struct words *words)
{
	for (size_t i = 0; i < words->count; i++) {
		fprintf(out, " --%s=", option);
		str_print(out, str_of(words->at[i]));
	}
}

/* Prints that a source may not be the one that was compiled, for all such sources. */
static void put_newer(const struct screen *s)
{
	const struct report *report = s->report;
	struct words newer = {0};
	size_t i;

	/* A server is asked for each source once. */
	for (i = 0; !report->settings->assembly && i < report->file_count;
	     i++) {
		struct source source;
		struct error ignored;

		if (source_find_file(&source, report, &report->files[i], s->w->search, &ignored) !=
		    SOURCE_FOUND)
			continue;
		if (source_is_newer(&source, report->profile->current))
			words_add(&newer, str_copy(str_of(source.heading)));
		source_close(&source);
	}
	screen_put_newer(s, &newer);
	words_free_all(&newer);
}

/* Prints a line for each thing that is out of the ordinary. */
static void put_remarks(const struct screen *s, const struct heads *heads)
{
	const struct report *report = s->report;
	const struct settings *settings = report->settings;
	const struct head *after = &heads->list[heads->count - 1];
	size_t all = heads->count == 1 ? report->profile->part_count : after->parts;
	struct draft lines;
	struct str left;

	draft_open(&lines);
	for (size_t i = 0; i < heads->difference_count; i++) {
		const struct difference *one = &heads->differences[i];

		if (one->kind != DIFFERENCE_COMMAND)
			continue;
		put_side(lines.file, "Command of ", columns_side(report->columns, one->side));
		str_print(lines.file, report_shown_name(report, one->text));
		fputc('\n', lines.file);
	}
	differences_put(lines.file, report, heads, put_side, str_print);
	if (after->parts > 1 || after->parts < all) {
		fprintf(lines.file, "%zu ", after->parts);
		if (after->parts < all)
			fprintf(lines.file, "of %zu ", all);
		fputs(all == 1 ? "part" : "parts", lines.file);
		if (after->threads > 1)
			fprintf(lines.file, " of %zu threads", after->threads);
		fputc('\n', lines.file);
	}
	if (settings->match.count || settings->hide.count) {
		fputs("Only what is chosen by", lines.file);
		put_words(lines.file, "match", &settings->match);
		put_words(lines.file, "hide", &settings->hide);
		fputc('\n', lines.file);
	}
	if (settings->own_only)
		fputs("Without library code\n", lines.file);
	if (report->profile->symbolizer != NONE) {
		fputs("Inlined: ", lines.file);
		resolved_put(lines.file, report, heads);
		fputc('\n', lines.file);
	}
	left = draft_close(&lines);
	while (left.length)
		screen_put_wrapped(s, str_eat_until(&left, '\n'));
	free(lines.text);
	put_newer(s);
}

/* Prints what made the cost change, for --summary. */
void screen_causes(const struct screen *s)
{
	const struct report *report = s->report;
	const struct settings *settings = report->settings;
	const struct column *column = columns_additive(report->columns);
	struct cause causes[CAUSES];
	size_t count;

	if (!settings->summary || !s->diff || !column || !column->is_of_profile ||
	    settings->match.count || settings->hide.count || report_is_grouped(report))
		return;
	count = causes_find(report, column, NULL, false, causes);
	for (size_t i = 0; i < count; i++) {
		struct draft line;

		draft_open(&line);
		exceeded_put_cause(line.file, report, column, &causes[i]);
		screen_put_draft(s, &line);
	}
}

void screen_head(const struct screen *s, bool of_list)
{
	struct heads heads;
	struct draft line;

	heads_make(&heads, s->w->profile);
	put_program(s, &heads);
	draft_open(&line);
	if (of_list) {
		put_totals(s, line.file);
		put_listed(s, line.file, &heads);
	} else {
		put_branches(s, line.file);
	}
	screen_put_draft(s, &line);
	put_remarks(s, &heads);
	heads_free(&heads);
}
