/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/write.h"

#include "write/text/text_report.h"
#include "write/text/text_tables.h"

#include <string.h>

const char write_formats[] = "text|json|csv|tsv|markdown|callgrind|folded|dot|html";

static const struct writer text_writer = {
	.name = "text",
	.has = HAS_SOURCES | HAS_LAYOUTS | HAS_SUITES,
	.report = text_report,
	.table = text_table,
	.functions = text_function_names,
};

static const struct writer *const writers[] = {
	&text_writer,      &JSON_WRITER,   &CSV_WRITER, &TSV_WRITER,  &MARKDOWN_WRITER,
	&CALLGRIND_WRITER, &FOLDED_WRITER, &DOT_WRITER, &HTML_WRITER,
};

const struct writer *write_find(const char *name)
{
	size_t i;

	for (i = 0; i < LENGTH(writers); i++)
		if (strcmp(writers[i]->name, name) == 0)
			return writers[i];
	return NULL;
}
