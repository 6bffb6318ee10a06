/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/rows.h"

static bool own_object(const struct report *report, name_id object)
{
	struct str name = report_name(report, object);

	return !str_begins(name, STR("/lib")) && !settings_is_library(report->settings, name);
}

bool own_code(const struct report *report, name_id object, name_id file)
{
	return own_object(report, object) &&
	       (!report_is_file(report, file) ||
		!settings_is_library(report->settings, report_name(report, file)));
}

/* Returns whether most of what a row costs itself, of the first event, is on lines of own files. */
static bool is_on_own_lines(const struct report *report, row_id row)
{
	const struct profile *profile = report->profile;
	struct ids portions = groups_get(&report->index.portions_of, row);
	int64_t sums[2] = {0, 0}; /* of libraries, and own */

	for (size_t i = 0; i < portions.count; i++) {
		struct pair portion = profile->portions.pairs[portions.id[i]];
		int64_t cost;

		cost_get(&report->costs, report_after(report)->aggregates.portion[portions.id[i]],
			 0, &cost);
		util_add(&sums[own_code(report, profile_object(profile, portion.a), portion.b)],
			 cost);
	}
	return sums[1] > sums[0];
}

bool own_row(const struct report *report, row_id row)
{
	const struct row *r = &report->rows.list[row];

	return own_code(report, r->object, r->file) ||
	       (!report->settings->inlines && own_object(report, r->object) &&
		is_on_own_lines(report, row));
}
