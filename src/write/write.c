/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/write.h"

#include "write/json.h"
#include "write/text_events.h"
#include "write/text_functions.h"
#include "write/text_parts.h"
#include "write/text_report.h"

#include <string.h>

static const struct writer writers[] = {
	{
		.name = "text",
		.report = text_report,
		.parts = text_parts,
		.events = text_events,
	},
	{
		.name = "json",
		.complete = true,
		.everything = true,
		.report = json_report,
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
