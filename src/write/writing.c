/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/writing.h"

const char writing_formats[] = "text|json|csv|tsv|markdown|callgrind|folded|html";

/* In the order of writing_formats */
static const struct writer *const writers[] = {
	&TEXT_WRITER,     &JSON_WRITER,      &CSV_WRITER,    &TSV_WRITER,
	&MARKDOWN_WRITER, &CALLGRIND_WRITER, &FOLDED_WRITER, &HTML_WRITER,
};

const struct writer *writing_find(const char *name)
{
	struct str names = str_of(writing_formats);

	for (size_t i = 0; i < LENGTH(writers); i++)
		if (str_equal(str_eat_until(&names, '|'), str_of(name)))
			return writers[i];
	return NULL;
}
