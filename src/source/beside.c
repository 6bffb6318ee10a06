/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/beside.h"

enum source_lines_kind beside_kind(struct report *report, name_id file,
				   const struct source *source)
{
	const struct profile *profile = report->profile;
	bool apart = profile_compares(profile) &&
		     !woven_of(report->woven, file) &&
		     ((source && source_is_newer(source, profile->sides[0])) ||
		      !source_lines_are_same(report, file));

	return apart ? SOURCE_LINES_APART : SOURCE_LINES_ALL;
}

bool beside_unplaced(const struct source_lines *lines)
{
	return !cost_is_zero(&lines->costs, lines->unplaced_old);
}

/* The number of files whose costs are shown beside this one's lines, or 0. */
static size_t count_merged(const struct report *report,
			   const struct report_file *file)
{
	size_t n = file->wanted != NULL, others = 0;
	struct str first, name;

	if (!report_source_name(report, file, n, &first))
		return 0;
	while (report_source_name(report, file, ++n, &name))
		others += !str_equal(name, first);
	return others ? others + 1 : 0;
}

bool beside_of(struct beside *beside, struct report *report,
	       const struct report_file *file, row_id only,
	       const struct source *source, struct error *error)
{
	bool good = true;

	*beside = (struct beside){
		.newer = source_is_newer(source, report->profile->new)};
	if (file->file != NONE) {
		beside->merged = count_merged(report, file);
		good = source_lines_of(report, file->file, only,
				       beside_kind(report, file->file, source),
				       &beside->lines, error);
	}
	/* A source that the user named is shown in any case. */
	beside->small = report->settings->line_min && !file->wanted &&
			!beside->lines.any_large;
	return good;
}

void beside_free(struct beside *beside)
{
	source_lines_free(&beside->lines);
}
