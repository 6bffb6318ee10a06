/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shapes/mentioned.h"

#include "report/rows.h"

#include <stdlib.h>

static void give_id(struct mentioned *m, row_id row)
{
	if (m->id[row] != NONE)
		return;
	m->id[row] = (uint32_t)m->count;
	m->row[m->count++] = row;
}

/* Gives ids to callers and callees of the calls from the lines of a file. */
static void give_ids_of_file(struct mentioned *m, name_id file)
{
	const struct report *report = m->report;
	const struct spots *in = &report->index.in;
	struct ids calls = groups_get(&in->of[SPOT_CALL], file);
	size_t i;

	for (i = 0; i < calls.count; i++) {
		struct spot call = spots_get(in, SPOT_CALL, calls.id[i]);

		give_id(m, report->rows.of_portion[call.portion]);
		give_id(m, report->rows.of_function[call.callee]);
	}
}

/* qsort has no argument for its context, so each item carries it. */
struct unlisted {
	const struct report *report;
	row_id row;
};

static int compare_unlisted(const void *a, const void *b)
{
	const struct unlisted *x = a, *y = b;

	return rows_compare(x->report, x->row, y->row);
}

/* Sorts the rows that are not listed by name, not by what called them first. */
static void order_unlisted(struct mentioned *m)
{
	const struct report *report = m->report;
	size_t listed = report->order.count, i;
	struct unlisted *rows = util_alloc(m->count - listed, sizeof(*rows));

	for (i = listed; i < m->count; i++)
		rows[i - listed] = (struct unlisted){report, m->row[i]};
	qsort(rows, m->count - listed, sizeof(*rows), compare_unlisted);
	for (i = listed; i < m->count; i++) {
		m->row[i] = rows[i - listed].row;
		m->id[m->row[i]] = (uint32_t)i;
	}
	free(rows);
}

void mentioned_find(struct mentioned *m, const struct report *report)
{
	const struct profile *profile = report->profile;
	size_t listed = report->order.count, i;

	*m = (struct mentioned){.report = report};
	m->id = util_alloc(report->rows.count, sizeof(*m->id));
	m->row = util_alloc(report->rows.count, sizeof(*m->row));
	for (i = 0; i < report->rows.count; i++)
		m->id[i] = NONE;
	for (i = 0; i < listed; i++)
		give_id(m, report->order.listed[i]);
	for (i = 0; i < profile->edges.count; i++) {
		row_id from =
			report->rows.of_portion[profile->edges.pairs[i].a];
		row_id to = report->rows.of_function[profile->edges.pairs[i].b];

		if (m->id[from] < listed || m->id[to] < listed) {
			give_id(m, from);
			give_id(m, to);
		}
	}
	for (i = 0; i < report->file_count; i++)
		if (report->files[i].file != NONE)
			give_ids_of_file(m, report->files[i].file);
	if (report->unknown != NONE)
		give_ids_of_file(m, report->unknown);
	order_unlisted(m);
}

void mentioned_free(struct mentioned *m)
{
	free(m->id);
	free(m->row);
}
