/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/write.h"

#include "write/formats/callgrind.h"
#include "write/formats/csv.h"
#include "write/formats/dot.h"
#include "write/formats/folded.h"
#include "write/formats/json_report.h"
#include "write/formats/json_tables.h"
#include "write/formats/markdown.h"
#include "write/html/html.h"
#include "write/html/html_suite.h"
#include "write/text/text_report.h"
#include "write/text/text_tables.h"

#include <string.h>

/* The features of formats for programs whose rows are a table. */
enum {
	TABLE = HAS_COMPLETE | HAS_LINES | HAS_SLICES | HAS_OLD_LINES |
		HAS_ONE | LISTS_FUNCTIONS | LISTS_ALL
};

const char write_formats[] =
	"text|json|csv|tsv|markdown|callgrind|folded|dot|html";

static const struct writer writers[] = {
	{
		.name = "text",
		.has = HAS_LINES | HAS_ASSEMBLY | HAS_JUMPS | HAS_SLICES |
		       HAS_SOURCES | HAS_OLD_LINES | HAS_ONE | HAS_CALL_TREE,
		.report = text_report,
		.suite = text_suite,
		.parts = text_parts,
		.events = text_events,
		.checks = &CHECKS_TEXT,
	},
	{
		.name = "json",
		.has = HAS_CALLS | TABLE | HAS_SOURCES | HAS_CALL_TREE,
		.report = json_report,
		.suite = json_suite,
		.parts = json_parts,
		.events = json_events,
		.checks = &JSON_CHECKS,
	},
	{
		.name = "csv",
		.has = TABLE,
		.report = csv_report,
		.suite = csv_suite,
		.parts = csv_parts,
		.events = csv_events,
		.checks = &CSV_CHECKS,
	},
	{
		.name = "callgrind",
		.has = HAS_FACTS | HAS_ASSEMBLY | HAS_ONE | LISTS_ALL,
		.report = callgrind_report,
	},
	{
		.name = "folded",
		.has = HAS_COMPLETE | HAS_OLD_LINES | HAS_ONE | LISTS_ALL,
		.report = folded_report,
	},
	{
		.name = "tsv",
		.has = TABLE | HAS_TABS,
		.report = csv_report,
		.suite = csv_suite,
		.parts = csv_parts,
		.events = csv_events,
		.checks = &TSV_CHECKS,
	},
	{
		.name = "markdown",
		.has = HAS_SLICES | HAS_OLD_LINES | HAS_ONE | HAS_CALL_TREE |
		       LISTS_FUNCTIONS | LISTS_ALL | LISTS_SHORT,
		.top = 20,
		.report = markdown_report,
		.suite = markdown_suite,
		.parts = markdown_parts,
		.events = markdown_events,
	},
	{
		.name = "dot",
		.has = HAS_CALLS | HAS_COMPLETE | HAS_OLD_LINES | HAS_ONE |
		       IS_GRAPH | LISTS_ALL | LISTS_SHORT,
		.top = 80,
		.report = dot_report,
	},
	{
		.name = "html",
		.has = HAS_COMPLETE | HAS_ASSEMBLY | HAS_SLICES |
		       HAS_OLD_LINES | IS_PAGE | LISTS_FUNCTIONS | LISTS_ALL |
		       LISTS_SHORT,
		.report = html_report,
		.suite = html_suite,
	},
};

const struct writer *write_find(const char *name)
{
	size_t i;

	for (i = 0; i < LENGTH(writers); i++)
		if (strcmp(writers[i].name, name) == 0)
			return &writers[i];
	return NULL;
}
