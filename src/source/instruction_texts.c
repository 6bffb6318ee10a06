/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "source/instruction_texts.h"

#include "source/disassembly.h"
#include "source/objects.h"

#include <stdlib.h>

struct wanted {
	name_id object;
	uint64_t address;
	size_t listed; /* its place in the list */
};

static int compare_wanted(const void *a, const void *b)
{
	const struct wanted *x = a, *y = b;

	if (x->object != y->object)
		return x->object < y->object ? -1 : 1;
	if (x->address != y->address)
		return x->address < y->address ? -1 : 1;
	return (x->listed > y->listed) - (x->listed < y->listed);
}

/* Gives n rows of one object their texts; returns how many have none. */
static size_t join_texts(struct line_texts *texts,
			 const struct disassembly *code,
			 const struct wanted *wanted, size_t n)
{
	size_t bare = 0, k = 0, i;

	for (i = 0; i < n; i++) {
		struct str text = STR("");

		while (k < code->count &&
		       code->lines[k].address < wanted[i].address)
			k++;
		if (k < code->count &&
		    code->lines[k].address == wanted[i].address)
			text = code->lines[k].text;
		bare += !text.length;
		texts->text[wanted[i].listed] =
			(struct str){str_copy(text), text.length};
	}
	return bare;
}

/* Of n rows of one object, in the order of their addresses. */
static void read_object(struct line_texts *texts, const struct report *report,
			struct source_search *search,
			const struct wanted *wanted, size_t n,
			struct diag *diag)
{
	struct disassembly code = {0};
	uint64_t *addresses;
	struct error why;
	size_t bare, i;
	char *path;
	bool good;

	if (objects_is_none(report_name(report, wanted->object)))
		return;
	addresses = util_alloc(n, sizeof(*addresses));
	for (i = 0; i < n; i++)
		addresses[i] = wanted[i].address;
	path = objects_find(report, wanted->object, search, &why);
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
	size_t n = report->listed_count, i, j;
	struct wanted *wanted = util_alloc(n, sizeof(*wanted));

	*texts = (struct line_texts){util_alloc(n, sizeof(*texts->text)), n};
	for (i = 0; i < n; i++) {
		row_id row = report->listed[i];

		texts->text[i] = (struct str){NULL, 0};
		wanted[i] = (struct wanted){report->rows[row].object,
					    report_address(report, row), i};
	}
	qsort(wanted, n, sizeof(*wanted), compare_wanted);
	for (i = 0; i < n; i = j) {
		for (j = i; j < n && wanted[j].object == wanted[i].object; j++)
			;
		read_object(texts, report, search, wanted + i, j - i, diag);
	}
	free(wanted);
}
