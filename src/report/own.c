/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/rows.h"

bool own_object(const struct report *report, name_id object)
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

/* Returns whether a file is made to be included, by the end of its name. */
static bool is_header(struct str name)
{
	static const char *const ends[] = {".h",   ".hh",  ".hpp", ".hxx", ".h++",
					   ".tcc", ".ipp", ".inl", ".inc"};

	for (size_t i = 0; i < LENGTH(ends); i++)
		if (str_equal(str_tail(name, strlen(ends[i])), str_of(ends[i])))
			return true;
	return false;
}

enum own_rank own_rank(const struct report *report, name_id file, bool own_object)
{
	struct str name = report_name(report, file);

	if (!own_object || settings_is_library(report->settings, name))
		return OWN_LIBRARY;
	return is_header(name) ? OWN_HEADER : OWN_SOURCE;
}
