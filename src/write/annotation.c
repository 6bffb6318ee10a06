/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/annotation.h"

#include "write/numbers.h"

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

void annotation_warn_end(const struct source *source, bool past,
			 struct source_search *search, struct diag *diag)
{
	if (past)
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

void annotation_advise(const struct annotated *sums, struct diag *diag)
{
	if (sums->missing_files)
		diag_advise(diag, "%s source file%s not found (say where with -I DIR)",
			    number_grouped((int64_t)sums->missing_files).text,
			    sums->missing_files == 1 ? "" : "s");
}
