/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/writing.h"

#include <string.h>

const char writing_formats[] = "text|json|csv|tsv|markdown|callgrind|folded|dot|html";

static const struct writer *const writers[] = {
	&TEXT_WRITER,      &JSON_WRITER,   &CSV_WRITER, &TSV_WRITER,  &MARKDOWN_WRITER,
	&CALLGRIND_WRITER, &FOLDED_WRITER, &DOT_WRITER, &HTML_WRITER,
};

const struct writer *writing_find(const char *name)
{
	size_t i;

	for (i = 0; i < LENGTH(writers); i++)
		if (strcmp(writers[i]->name, name) == 0)
			return writers[i];
	return NULL;
}
