/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/annotation.h"

#include "base/stream.h"
#include "write/numbers.h"

#include <stdlib.h>

void annotation_warn(const struct report *report, const struct report_file *file,
		     const struct source *source, struct source_search *search, struct diag *diag)
{
	/* The number of files whose costs are shown beside this one's lines. */
	size_t n = file->wanted != NULL, merged = 1;
	struct str first, name;
	struct scratch scratch;

	if (source_is_newer(source, report->profile->current))
		source_search_remark(search, SOURCE_NEWER, source->path);
	if (report_source_name(report, file, n, &first))
		while (report_source_name(report, file, ++n, &name))
			merged += !str_equal(name, first);
	if (merged > 1)
		diag_warn(diag, "%s: its lines show the costs of %s files that are all called %s",
			  source->path, number_grouped((int64_t)merged).text,
			  diag_quote(&scratch, report_name(report, file->file)));
}

void annotation_warn_end(const struct source *source, bool past_before, bool past_after,
			 struct source_search *search, struct diag *diag)
{
	if (past_before)
		source_search_remark(search, SOURCE_PAST_END, source->woven->path_before);
	if (past_after)
		source_search_remark(search, SOURCE_PAST_END, source->path);
	if (source->input.cut)
		diag_warn(diag, "%s: lines of more than 1 MB are cut: %s", source->path,
			  number_grouped((int64_t)source->input.cut).text);
}

void annotation_warn_outside(const struct annotated *sums, struct diag *diag)
{
	if (sums->outside)
		diag_warn(diag,
			  "--sources=inside: %s source file%s outside the allowed directories",
			  number_grouped((int64_t)sums->outside).text,
			  sums->outside == 1 ? " is" : "s are");
}

/* Writes a cost as "1,234 (5.67%) of Ir ", or nothing. */
static void put_share(const struct annotated *sums, FILE *out, const struct values *sum, bool named)
{
	bool diff = profile_compares(sums->report->profile);
	struct scratch scratch;
	int64_t value, total;
	const struct column *column = annotated_share(sums, sum, &value, &total);

	if (column)
		fprintf(out, "%s (%s)%s%s ", numbers_value(column, value, diff).text,
			numbers_share(value, total, diff, diff).text, named ? " of " : "",
			named ? diag_quote(&scratch, column->name) : "");
}

/*
 * Writes about costs in files not found, with advice.  The program does not search directory trees
 * for them: they can be large, and the user knows the place.
 */
static void put_missing(const struct annotated *sums, FILE *out, bool first)
{
	struct str from = annotated_from(sums);

	put_share(sums, out, sums->missing, first);
	fprintf(out, "in %s file%s not found%s (say where with -I DIR%s%.*s%s)",
		number_grouped((int64_t)sums->missing_files).text,
		sums->missing_files > 1 ? "s" : "", sums->unreadable ? " or not readable" : "",
		from.length ? " or --source-map=" : "", (int)from.length, from.at,
		from.length ? "=DIR" : "");
}

/* Writes about costs without a file, and perhaps -g. */
static void put_unknown(const struct annotated *sums, FILE *out, bool first)
{
	struct scratch scratch;

	put_share(sums, out, sums->unknown, first);
	fputs("in ???, code without a file", out);
	if (sums->program_unknown)
		fprintf(out, " (compile %s with -g)", diag_quote(&scratch, sums->program));
}

void annotation_advise(const struct annotated *sums, struct diag *diag)
{
	bool some = sums->missing_files > 0;
	bool unknown = sums->report->unknown != NONE;
	bool unknown_first = unknown && (!some || sums->program_unknown ||
					 (sums->program.length && !sums->program_missing));
	struct draft draft;
	struct str text;

	if (!some && !unknown)
		return;
	draft_open(&draft);
	(unknown_first ? put_unknown : put_missing)(sums, draft.file, true);
	if (some && unknown) {
		fputs(", and ", draft.file);
		(unknown_first ? put_missing : put_unknown)(sums, draft.file, false);
	}
	text = draft_close(&draft);
	diag_advise(diag, "not annotated: %.*s", (int)text.length, text.at);
	free(draft.text);
}
