/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/source.h"

void source_lines_index(struct report *report)
{
	const struct profile *profile = report->profile;
	struct report_index *index = &report->index;
	size_t n = profile->portions.count;
	uint32_t *file;

	if (index->in.profile)
		return;
	side_sums_limit(report);
	file = util_alloc(n, sizeof(*file));
	for (size_t i = 0; i < n; i++)
		file[i] = profile->portions.pairs[i].b;
	index->in = locations_by(profile, NULL, file, profile->names.count);
	free(file);
	if (report->settings->fn.count || report->settings->complete || report->settings->walked)
		index->of =
			locations_by(profile, NULL, report->rows.of_portion, report->rows.count);
}

/*
 * Returns the facts of a file, of all rows or one, in order; the caller frees them.  Searches the
 * facts of the file or of the row, whichever are fewer: a row may be in many files.  A line with
 * two places in woven texts becomes two facts.
 */
static struct location *facts_of(const struct report *report, name_id file, row_id only,
				 const struct source_lines *source, size_t *count)
{
	const struct profile *profile = report->profile;
	const struct report_index *index = &report->index;
	bool by_row =
		only != NONE && locations_with(&index->of, only) < locations_with(&index->in, file);
	struct location *facts = by_row ? locations_of(&index->of, only, count)
					: locations_of(&index->in, file, count);
	size_t n = 0, all;

	for (size_t i = 0; i < *count; i++) {
		struct location fact = facts[i];

		if (source->apart && fact.kind == LOCATION_CALL && fact.line)
			fact.sides = LOCATION_NEW;
		if (profile->portions.pairs[fact.portion].b == file &&
		    (only == NONE || report->rows.of_portion[fact.portion] == only))
			facts[n++] = fact;
	}
	all = n;
	if (source->woven)
		facts = util_realloc(facts, 2 * n + 1, sizeof(*facts));
	for (size_t i = 0; source->woven && i < n; i++) {
		struct location *fact = &facts[i];
		uint64_t before = woven_old_place(source->woven, fact->line);

		fact->place = woven_new_place(source->woven, fact->line);
		if (before == fact->place)
			continue;
		facts[all] = *fact;
		facts[all].place = before;
		facts[all++].sides = LOCATION_OLD;
		fact->sides = LOCATION_NEW;
	}
	locations_sort(facts, all);
	*count = all;
	return facts;
}

/* Gives a line the costs of its facts; with --diff it is costly only if they changed. */
static void set_line_cost(const struct report *report, const struct location *facts, size_t n,
			  struct source_lines *source, struct source_line *line)
{
	struct costs *costs = &source->costs;
	struct item item = source_lines_item(report, source, line);
	size_t sides = report->profile->side_count;

	for (size_t side = 0; side < sides; side++)
		line->in[side].self = locations_sum(&report->index.in, facts, n,
						    side + 1 < sides ? LOCATION_OLD : LOCATION_NEW,
						    report->sums[side].side, costs);
	if (source->apart && line->number) {
		cost_add(costs, &source->unplaced->self, costs, line->in->self);
		line->in->self = 0;
		line->costly = !cost_equal(costs, line->in[1].self, 0);
	} else if (sides == 1) {
		/* What was inlined has left no cost. */
		line->costly = line->in->self || report->profile->symbolizer == NONE;
	} else {
		/* Beside a diff of texts, no line is there for events not shown. */
		line->costly = source->woven
				       ? ranking_shows_change(report, item)
				       : !cost_equal(costs, line->in[0].self, line->in[1].self);
	}
	if (!line->costly)
		memset(line->in, 0, sizeof(line->in));
}

void source_lines_of(struct report *report, name_id file, row_id only, bool apart,
		     struct source_lines *source)
{
	struct location *facts;
	size_t n, j;

	*source = (struct source_lines){
		.apart = apart,
		.woven = woven_of(report->woven, file),
	};
	source_lines_index(report);
	facts = facts_of(report, file, only, source, &n);
	source->lines = util_alloc(n, sizeof(*source->lines));
	for (size_t i = 0; i < n; i = j) {
		struct source_line line = {
			.number = facts[i].place,
			.first = source->calls.count,
		};

		for (j = i; j < n && facts[j].place == facts[i].place; j++)
			line.costly |= facts[j].kind == LOCATION_COST;
		if (line.costly)
			set_line_cost(report, facts + i, j - i, source, &line);
		row_calls_at(report, &report->index.in, facts + i, j - i, &source->calls);
		line.end = source->calls.count;
		if (line.costly || line.end > line.first)
			source->lines[source->count++] = line;
	}
	free(facts);
	report_note_overflow(report, &source->costs);
}

/* Returns whether both sides have a spelling of a name in common. */
static bool is_written_alike(const struct report *report, name_id name)
{
	struct str before, after;
	size_t j;

	for (size_t i = 0; report_original(report, report_before(report), name, i, &before); i++)
		for (j = 0; report_original(report, report_after(report), name, j, &after); j++)
			if (str_equal(before, after))
				return true;
	return false;
}

/*
 * Returns whether OLD and NEW name a file alike: by an absolute path or, as other names say
 * nothing of two directories, with an object that they name alike and have one function of it in.
 * True if only one has costs: they cannot be mixed up.
 */
static bool have_same_source(struct report *report, name_id file)
{
	const struct profile *profile = report->profile;
	const struct side *before = report_before(report)->side,
			  *after = report_after(report)->side;
	bool old = false, new = false, alike;
	struct str name = STR("");
	struct ids lines;

	report_written(report, report_after(report), file, 0, &name);
	alike = str_begins(name, STR("/"));
	source_lines_index(report);
	lines = groups_get(&report->index.in.of[LOCATION_COST], file);
	for (size_t i = 0; i < lines.count; i++) {
		portion_id portion = profile->lines.pairs[lines.id[i]].a;
		bool of_old = profile_has_portion(before, portion);
		bool of_new = profile_has_portion(after, portion);

		old |= of_old;
		new |= of_new;
		if (!alike && of_old && of_new)
			alike = is_written_alike(
				report,
				profile_object(profile, profile->portions.pairs[portion].a));
	}
	return !old || !new || (alike && is_written_alike(report, file));
}

bool source_lines_apart(struct report *report, name_id file, bool newer)
{
	return profile_compares(report->profile) && !woven_of(report->woven, file) &&
	       (newer || !have_same_source(report, file));
}

void source_lines_free(struct source_lines *source)
{
	free(source->lines);
	row_calls_free(&source->calls);
	cost_free(&source->costs);
}
