/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/write.h"

#include "write/formats/callgrind.h"
#include "write/formats/csv.h"
#include "write/formats/dot.h"
#include "write/formats/folded.h"
#include "write/formats/json.h"
#include "write/formats/json_tables.h"
#include "write/formats/markdown.h"
#include "write/html/html.h"
#include "write/text/text_events.h"
#include "write/text/text_functions.h"
#include "write/text/text_parts.h"
#include "write/text/text_report.h"

#include <string.h>

static const struct writer writers[] = {
	{
		.name = "text",
		.assembly = true,
		.lines = true,
		.compares = true,
		.sources = true,
		.report = text_report,
		.parts = text_parts,
		.events = text_events,
		.text_checks = true,
	},
	{
		.name = "json",
		.lines = true,
		.complete = true,
		.calls = true,
		.functions = true,
		.everything = true,
		.compares = true,
		.sources = true,
		.report = json_report,
		.parts = json_parts,
		.events = json_events,
		.checks = &JSON_CHECKS,
	},
	{
		.name = "csv",
		.lines = true,
		.complete = true,
		.functions = true,
		.everything = true,
		.compares = true,
		.report = csv_report,
		.parts = csv_parts,
		.events = csv_events,
		.checks = &CSV_CHECKS,
	},
	{
		.name = "callgrind",
		.assembly = true,
		.facts = true,
		.everything = true,
		.report = callgrind_report,
	},
	{
		.name = "folded",
		.complete = true,
		.everything = true,
		.report = folded_report,
	},
	{
		.name = "tsv",
		.lines = true,
		.complete = true,
		.functions = true,
		.everything = true,
		.compares = true,
		.report = tsv_report,
		.parts = tsv_parts,
		.events = tsv_events,
		.checks = &TSV_CHECKS,
	},
	{
		.name = "markdown",
		.short_names = true,
		.functions = true,
		.everything = true,
		.top = 20,
		.compares = true,
		.report = markdown_report,
		.parts = markdown_parts,
		.events = markdown_events,
	},
	{
		.name = "dot",
		.complete = true,
		.calls = true,
		.short_names = true,
		.everything = true,
		.graph = true,
		.top = 80,
		.report = dot_report,
	},
	{
		.name = "html",
		.complete = true,
		.functions = true,
		.everything = true,
		.short_names = true,
		.page = true,
		.compares = true,
		.report = html_report,
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
