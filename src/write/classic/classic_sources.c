/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints the sources of a report, with costs and calls beside their lines. */
#include "write/classic/classic_columns.h"

#include "base/stream.h"
#include "source/annotated.h"
#include "write/annotation.h"

#include <inttypes.h>
#include <stdlib.h>

/* The state of printing sources, and the sums so far. */
struct sources {
	const struct classic *c;
	struct annotated sums;
	/* The source that is printed, and the costs of its lines: */
	struct source source;
	struct source_lines lines;
	struct classic_columns columns;
	bool past; /* the text has costs past its end */
};

/* Prints a line of a source with its costs and calls. */
static void put_line(struct sources *s, const struct source_item *item)
{
	const struct classic *c = s->c;
	const struct source_line *line = &item->line;
	struct item cost = source_lines_item(c->report, &s->lines, line);

	classic_columns_put(c, &s->columns, cost);
	fputc(' ', c->out);
	if (item->kind == SOURCE_BOGUS) {
		fprintf(c->out, "<bogus line %" PRIu64 ">\n", source_shown_line(item));
		return;
	}
	str_print_source(c->out, item->text);
	fputc('\n', c->out);
	for (size_t i = line->first; i < line->end; i++) {
		const struct row_call *call = &s->lines.calls.list[i];

		classic_columns_call(c, &s->columns, &s->lines.calls, call, " => ",
				     c->report->rows.list[call->row].ambiguous);
	}
	annotated_add(&s->sums, cost);
}

static void put_items(struct sources *s)
{
	const struct classic *c = s->c;
	struct source_item item;
	struct error why;
	bool failed = false;

	source_begin(&s->source, &s->lines, c->report->settings->context);
	for (;;) {
		if (!source_next(&s->source, &item, &why)) {
			diag_warn(c->w->diag, "%s; the rest is not shown", why.text);
			failed = true;
			continue;
		}
		/* If writing has failed, the rest is of no use. */
		if (item.kind == SOURCE_END || ferror(c->out))
			return;
		s->past |= item.kind == SOURCE_BOGUS && !failed;
		if (item.kind == SOURCE_GAP)
			fprintf(c->out,
				"-- line %" PRIu64 " ----------------------------------------\n",
				item.number);
		else
			put_line(s, &item);
	}
}

static void put_lines(struct sources *s, struct str name)
{
	const struct classic *c = s->c;
	const struct source_lines *lines = &s->lines;

	/* compat: calls may be wider than the columns. */
	for (size_t i = 0; i < lines->count; i++)
		if (lines->lines[i].costly)
			classic_columns_widen(
				c, &s->columns,
				source_lines_item(c->report, lines, &lines->lines[i]));
	classic_columns_headings(c, &s->columns, "");
	fputc('\n', c->out);
	put_items(s);
	if (lines->count && lines->lines[0].costly && lines->lines[0].number == 0) {
		fputc('\n', c->out);
		classic_columns_put(c, &s->columns,
				    source_lines_item(c->report, lines, lines->lines));
		fputs(" <counts for unidentified lines in ", c->out);
		str_print(c->out, name);
		fputs(">\n", c->out);
	}
	fputc('\n', c->out);
	annotation_warn_end(&s->source, s->past, c->w->search, c->w->diag);
}

/* Prints the costs of a file's lines; or that there are none. */
static void put_body(struct sources *s, const struct report_file *file)
{
	const struct classic *c = s->c;
	const struct profile *profile = c->report->profile;
	bool code = s->lines.count;

	/* compat: a file that is only called into is not shown. */
	for (size_t i = 0; !code && i < profile->portions.count; i++)
		code = profile->portions.pairs[i].b == file->file;
	if (file->file != NONE && code) {
		annotation_warn(c->report, file, &s->source, c->w->search, c->w->diag);
		s->sums.any = true;
		put_lines(s, report_file_name(c->report, file));
		return;
	}
	if (file->alike)
		diag_warn(c->w->diag,
			  "%s is ambiguous: the names of %s files of the profile end in it; give "
			  "a longer path",
			  file->wanted, number_grouped((int64_t)file->alike).text);
	fputs("  No information has been collected for ", c->out);
	str_print(c->out, report_file_name(c->report, file));
	fputs("\n\n", c->out);
}

/*
 * Prints the heading of a source, and that its text may not be the one that ran:
 * who reads a saved report has seen no warning.
 */
static void put_title(const struct sources *s, bool wanted)
{
	const struct classic *c = s->c;
	bool newer = source_is_newer(&s->source, c->report->profile->current);

	fprintf(c->out, "%s-- %s-annotated source: ", CLASSIC_RULE, wanted ? "User" : "Auto");
	str_print(c->out, str_of(s->source.heading));
	/* compat: the script has a banner here, which programs do not expect. */
	if (!c->report->settings->drop_in && (newer || s->past))
		fprintf(c->out, " (%s%s%s)", newer ? "changed after the profile was taken" : "",
			newer && s->past ? "; " : "",
			s->past ? "the profile has lines past its end" : "");
	fprintf(c->out, "\n%s", CLASSIC_RULE);
}

static void put_file(struct sources *s, const struct report_file *file)
{
	const struct classic *c = s->c;
	struct classic body = *c;
	struct draft draft;
	FILE *kept;
	bool found;

	annotated_find(&s->sums, file, c->w->search, c->w->diag, &s->source, &found);
	if (!found)
		return;
	s->lines = (struct source_lines){0};
	s->past = false;
	if (file->file != NONE)
		source_lines_of(c->report, file->file, NONE, SOURCE_LINES_ALL, &s->lines);
	/*
	 * What is past the end of the file is known when it was read.  A
	 * text may be long, and memory is for where no file can be made.
	 */
	kept = tmpfile();
	if (!kept)
		draft_open(&draft);
	body.out = kept ? kept : draft.file;
	s->c = &body;
	s->columns = classic_columns_begin(c);
	put_body(s, file);
	s->c = c;
	put_title(s, file->wanted);
	classic_columns_free(&s->columns);
	if (!kept)
		draft_end(&draft, true, c->out);
	else if (!stream_copy(kept, c->out))
		fputs("<the temporary file of this text could not be written>\n", c->out);
	if (kept)
		fclose(kept);
	source_lines_free(&s->lines);
	source_close(&s->source);
}

static void put_not_found(const struct sources *s)
{
	const struct classic *c = s->c;

	if (!s->sums.not_found_count)
		return;
	fprintf(c->out, "%sThe following files chosen for auto-annotation could not be found:\n%s",
		CLASSIC_RULE, CLASSIC_RULE);
	for (size_t i = 0; i < s->sums.not_found_count; i++) {
		fputs("  ", c->out);
		str_print(c->out, limits_name(c->report->limits, s->sums.not_found[i]));
		fputc('\n', c->out);
	}
	fputc('\n', c->out);
}

void classic_sources(const struct classic *c)
{
	struct report *report = c->report;
	struct sources s = {.c = c};

	annotated_begin(&s.sums, report, NONE);
	/* What people are told does not depend on when they leave the pager. */
	for (size_t i = 0; i < report->file_count && (!ferror(c->out) || c->w->diag->people); i++)
		put_file(&s, &report->files[i]);
	annotated_end(&s.sums);
	annotation_warn_outside(&s.sums, c->w->diag);
	put_not_found(&s);
	if (s.sums.any)
		classic_columns_sum(c, annotated_item(&s.sums, s.sums.shown), "events annotated");
	annotation_advise(&s.sums, c->w->diag);
	annotated_free(&s.sums);
}
