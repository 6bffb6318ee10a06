/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/instruction_texts.h"

#include "source/disassembly.h"
#include "source/objects.h"

#include <stdlib.h>

/* Gives n rows of one object their texts; returns how many have none. */
static size_t join_texts(struct line_texts *texts,
			 const struct disassembly *code,
			 const struct wanted_text *wanted, size_t n)
{
	size_t bare = 0, k = 0, i;

	for (i = 0; i < n; i++) {
		struct str text = STR("");

		while (k < code->count && code->lines[k].address < wanted[i].at)
			k++;
		if (k < code->count && code->lines[k].address == wanted[i].at)
			text = code->lines[k].text;
		bare += !text.length;
		line_texts_set(texts, &wanted[i], text);
	}
	return bare;
}

/* Of n rows of one object, in the order of their addresses. */
static void read_object(struct line_texts *texts, const struct report *report,
			struct source_search *search,
			const struct wanted_text *wanted, size_t n,
			struct diag *diag)
{
	struct disassembly code = {0};
	uint64_t *addresses;
	struct error why;
	size_t bare, i;
	char *path;
	bool good;

	if (objects_is_none(report_name(report, wanted->in)))
		return;
	addresses = util_alloc(n, sizeof(*addresses));
	for (i = 0; i < n; i++)
		addresses[i] = wanted[i].at;
	path = objects_find(report, wanted->in, search, &why);
	good = path &&
	       disassembly_cover(&code, path, addresses, n,
				 report->settings->assembly == ASSEMBLY_INTEL,
				 &why);
	bare = join_texts(texts, &code, wanted, n);
	if (good && bare)
		objects_bare(path, bare, &why);
	if (bare)
		diag_warn(diag, "%s", why.text);
	disassembly_free(&code);
	free(addresses);
	free(path);
}

void instruction_texts_read(struct line_texts *texts,
			    const struct report *report,
			    struct source_search *search, struct diag *diag)
{
	size_t n = report->listed_count, i, run;
	struct wanted_text *wanted = line_texts_begin(texts, n);

	for (i = 0; i < n; i++) {
		row_id row = report->listed[i];

		wanted[i] =
			(struct wanted_text){report->rows[row].object,
					     report_address(report, row), i};
	}
	line_texts_sort(wanted, n);
	for (i = 0; i < n; i += run) {
		run = line_texts_run(wanted + i, n - i);
		read_object(texts, report, search, wanted + i, run, diag);
	}
	free(wanted);
}
