/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/source_jumps.h"

#include <stdlib.h>

/* Groups the jumps by the file of their source. */
static void make_index(const struct profile *profile, struct groups *groups)
{
	const struct map *jumps = &profile->jumps->jumps.pairs;
	uint32_t *key = util_alloc(jumps->count, sizeof(*key));
	size_t i;

	for (i = 0; i < jumps->count; i++) {
		uint32_t source = jumps->pairs[i].a;
		portion_id portion = profile->jumps->sources.pairs[source].a;

		key[i] = profile->portions.pairs[portion].b;
	}
	groups_make(groups, key, jumps->count, profile->names.count);
	free(key);
}

static int compare_jumps(const void *a, const void *b)
{
	const struct source_jump *x = a, *y = b;

	if (x->from != y->from)
		return x->from < y->from ? -1 : 1;
	if (x->file != y->file)
		return x->file < y->file ? -1 : 1;
	if (x->to != y->to)
		return x->to < y->to ? -1 : 1;
	return (x->counts.function > y->counts.function) -
	       (x->counts.function < y->counts.function);
}

static struct source_jump jump_of(const struct profile *profile, uint32_t id)
{
	const struct line_jumps *lines = profile->jumps;
	struct pair jump = lines->jumps.pairs.pairs[id];
	struct pair source = lines->sources.pairs[jump.a];
	struct pair target = lines->targets.pairs[jump.b];

	return (struct source_jump){
		.from = profile_number(profile, source.b),
		.to = profile_number(profile, target.b),
		.file = target.a,
		.counts = lines->jumps.list[id],
	};
}

/* Merges jumps of several functions between the same lines. */
static void merge_equal(struct source_jumps *jumps)
{
	struct source_jump *last = jumps->list, *next = last + 1;
	const struct source_jump *end = last + jumps->count;

	for (; next < end; next++)
		if (next->from == last->from && next->file == last->file && next->to == last->to)
			code_sum_jumps(&last->counts, &next->counts);
		else
			*++last = *next;
	if (jumps->count)
		jumps->count = (size_t)(last - jumps->list) + 1;
}

void source_jumps_of(struct report *report, name_id file, row_id only, struct source_jumps *jumps)
{
	const struct line_jumps *lines = report->profile->jumps;
	struct groups *groups = &report->index.jumps_in;
	struct ids ids;
	size_t i;

	*jumps = (struct source_jumps){0};
	if (!lines)
		return;
	if (!groups->first)
		make_index(report->profile, groups);
	ids = groups_get(groups, file);
	jumps->list = util_alloc(ids.count, sizeof(*jumps->list));
	for (i = 0; i < ids.count; i++) {
		uint32_t id = ids.id[i];
		uint32_t source = lines->jumps.pairs.pairs[id].a;
		portion_id portion = lines->sources.pairs[source].a;

		if (only == NONE || report->rows.of_portion[portion] == only)
			jumps->list[jumps->count++] = jump_of(report->profile, id);
	}
	qsort(jumps->list, jumps->count, sizeof(*jumps->list), compare_jumps);
	merge_equal(jumps);
	for (i = 0; i < jumps->count; i++) {
		const struct source_jump *jump = &jumps->list[i];

		if (jump->file == file && jump->from && jump->to)
			arrows_add(&jumps->arrows, jump->from, jump->to, jump->counts.followed);
	}
	arrows_draw(&jumps->arrows);
}

void source_jumps_free(struct source_jumps *jumps)
{
	free(jumps->list);
	arrows_free(&jumps->arrows);
}

void source_jumps_warn(const struct report *report, struct diag *diag)
{
	const struct line_jumps *lines = report->profile->jumps;

	if (lines && !lines->jumps.pairs.count)
		diag_warn(diag, "--jumps: the profile has no jumps between "
				"lines; valgrind --tool=callgrind "
				"--collect-jumps=yes records them");
}
