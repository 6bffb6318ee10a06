/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/departures.h"

#include "base/number.h"
#include "base/util.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>

/* How many of a format are said one by one. */
enum { FEW = 3 };

void departures_print(FILE *out, const struct check *check)
{
	str_print(out, str_of(check->file));
	fputc(':', out);
	if (check->lines[0])
		fprintf(out, "%" PRIu64 ":", check->lines[0]);
	fputs(check->is_error ? " error: " : " warning: ", out);
	str_print(out, str_of(check->text));
	if (check->count == 1)
		return;
	fprintf(out, " (%" PRIu64 " times: lines", check->count);
	for (unsigned i = 0; i < check_lines(check); i++)
		fprintf(out, "%s %" PRIu64, i ? "," : "", check->lines[i]);
	fputs(check->count > CHECK_LINES ? ", ...)" : ")", out);
}

void departures_begin(struct departures *d, const char *file)
{
	d->file = file;
	d->first = d->found_count;
	d->told.files++;
}

/* Returns the check of this text, or of all further texts of the format. Frees the text. */
static struct check *find_check(struct departures *d, bool is_error, const char *format, char *text)
{
	struct check *check;
	unsigned texts = 0;

	for (size_t i = d->first; i < d->found_count; i++) {
		check = &d->found[i];
		if (check->format != format)
			continue;
		if (texts == FEW || strcmp(check->text, text) == 0) {
			free(text);
			return check;
		}
		texts++;
	}
	if (texts == FEW) {
		free(text);
		text = util_format("more lines like that");
	}
	check = &UTIL_PUSH(d->found, d->found_count, d->found_room);
	*check = (struct check){.is_error = is_error,
				.format = format,
				.file = str_copy(str_of(d->file)),
				.text = text};
	return check;
}

/* Returns whether a report says this departure; if not, counts it. */
static bool is_said(struct departures *d, const char *format)
{
	struct departures_told *told = &d->told;
	unsigned i = 0;

	while (i + 1 < DEPARTURES_FORMATS && told->list[i].format && told->list[i].format != format)
		i++;
	told->list[i].format = format;
	if (told->list[i].file == told->files && !strchr(format, '%'))
		return false;
	told->list[i].file = told->files;
	if (told->list[i].count++ < FEW)
		return true;
	told->more++;
	return false;
}

void departures_add(struct departures *d, enum departure kind, uint64_t line, const char *format,
		    ...)
{
	va_list args;

	va_start(args, format);
	if (d->checking) {
		const bool is_error = kind & DEPARTURE_ERROR;
		struct check *check =
			find_check(d, is_error, format, util_message(2000, format, args));

		d->errors += is_error;
		if (check->count < CHECK_LINES)
			check->lines[check->count] = line;
		check->count++;
	} else if (kind & DEPARTURE_ODD && is_said(d, format)) {
		diag_warn_at(d->diag, d->file, line, format, args);
	}
	va_end(args);
}

void departures_finish(struct departures *d)
{
	if (d->told.more)
		diag_warn(d->diag, "%s more lines like these; --check shows them",
			  number_grouped((int64_t)d->told.more).text);
	d->told = (struct departures_told){.more = 0};
}

void departures_free(struct departures *d)
{
	while (d->found_count) {
		free(d->found[--d->found_count].file);
		free(d->found[d->found_count].text);
	}
	free(d->found);
	d->found = NULL;
	d->found_room = d->first = 0;
}
