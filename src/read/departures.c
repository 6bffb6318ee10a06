/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/departures.h"

#include "base/number.h"

#include <inttypes.h>

/* How many of a format are said one by one in a report, and with --check. */
enum { FEW = 3, MANY = 100 };

void departures_begin(struct departures *d, const char *file)
{
	d->file = file;
	d->told.files++;
}

/* Returns whether a departure is said; if not, counts it. */
static bool is_said(struct departures *d, const char *format)
{
	struct departures_told *told = &d->told;
	unsigned i = 0;

	while (i + 1 < DEPARTURES_FORMATS && told->list[i].format &&
	       strcmp(told->list[i].format, format) != 0)
		i++;
	told->list[i].format = format;
	if (told->list[i].file == told->files && !strchr(format, '%'))
		return false;
	told->list[i].file = told->files;
	if (told->list[i].count++ < (d->checks ? MANY : FEW))
		return true;
	told->more++;
	return false;
}

void departures_add(struct departures *d, enum departure kind, uint64_t line, const char *format,
		    ...)
{
	const bool is_error = kind & DEPARTURE_ERROR;
	va_list args;
	char *place, *text;

	d->errors += is_error;
	if ((!d->checks && !(kind & DEPARTURE_ODD)) || !is_said(d, format))
		return;
	va_start(args, format);
	text = util_text(format, args);
	va_end(args);
	place = line ? util_format("%s:%" PRIu64, d->file, line) : util_format("%s", d->file);
	if (!d->checks) {
		diag_say(d->diag, "%s: %s", place, text);
	} else {
		/* In the style of compilers. */
		str_print(d->checks, str_of(place));
		fputs(is_error ? ": error: " : ": warning: ", d->checks);
		str_print(d->checks, str_of(text));
		fputc('\n', d->checks);
	}
	free(place);
	free(text);
}

void departures_finish(struct departures *d)
{
	if (d->told.more)
		diag_warn(d->diag, "%s more lines like these%s",
			  number_grouped((int64_t)d->told.more).text,
			  d->checks ? "" : "; --check shows them");
	d->told = (struct departures_told){.more = 0};
}
