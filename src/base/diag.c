/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/diag.h"

#include "base/fit.h"
#include "base/util.h"

#include <inttypes.h>
#include <stdlib.h>

/*
 * The bytes of text that one line of so many columns takes: up to a blank, but not up to one within
 * the first `keep` bytes.  A word that is wider than a line stays whole.
 */
static size_t line_length(struct str text, size_t columns, size_t keep)
{
	size_t end;

	if (!columns || fit_columns(text, columns + 1) <= columns)
		return text.length;
	for (end = fit_head(text, columns + 1).length; end > keep; end--)
		if (end < text.length && text.at[end] == ' ')
			return end;
	while (end < text.length && (end <= keep || text.at[end] != ' '))
		end++;
	return end;
}

void diag_put(struct diag *diag, struct str message)
{
	static const struct str indent = {"  ", 2};
	size_t columns = diag->columns > 2 * indent.length ? diag->columns : 0;
	size_t keep = sizeof("cgannotate: ") - 1;

	if (!diag->warnings)
		return;
	for (;;) {
		size_t length = line_length(message, columns, keep);

		str_print(diag->warnings, str_head(message, length));
		fputc('\n', diag->warnings);
		if (length == message.length)
			return;
		message = str_from(message, length + 1);
		str_print(diag->warnings, indent);
		if (keep)
			columns -= indent.length;
		keep = 0;
	}
}

void diag_warn_at(struct diag *diag, const char *file, uint64_t line, const char *format,
		  va_list args)
{
	char place[sizeof("18446744073709551615:")] = "";
	char *text, *message;

	if (!diag->warnings)
		return;
	if (line)
		snprintf(place, sizeof(place), "%" PRIu64 ":", line);
	text = util_message(2000, format, args);
	message = file ? util_format("cgannotate: %s:%s %s", file, place, text)
		       : util_format("cgannotate: %s", text);
	free(text);
	/* If memory runs out, nothing of the message is printed, and nothing before it is whole. */
	if (diag->before)
		fflush(diag->before);
	diag_put(diag, str_of(message));
	free(message);
}

void diag_warn(struct diag *diag, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	if (!diag->quiet)
		diag_warn_at(diag, NULL, 0, format, args);
	va_end(args);
}

void diag_advise(struct diag *diag, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	if (diag->people && !diag->quiet)
		diag_warn_at(diag, NULL, 0, format, args);
	va_end(args);
}

void diag_hold(struct diag *diag, struct diag_held *held)
{
	held->before = diag->warnings;
	draft_open(&held->draft);
	diag->warnings = held->draft.file;
}

void diag_release(struct diag *diag, struct diag_held *held, bool wanted)
{
	diag->warnings = held->before;
	draft_end(&held->draft, wanted && diag->warnings, diag->warnings);
}

const char *diag_quote(struct scratch *scratch, struct str s)
{
	char *to = scratch->text;
	bool cut = s.length > 60;

	if (cut)
		s.length = 57;
	while (s.length) {
		size_t n = str_printable(s);

		memcpy(to, s.at, n);
		to += n;
		s = str_from(s, n);
		if (s.length) {
			n = str_escape(s, to);
			to += strlen(to);
			s = str_from(s, n);
		}
	}
	memcpy(to, cut ? "..." : "\0\0\0", 4);
	return scratch->text;
}

void diag_propose(struct error *error, const struct nearest *nearest, const char *mark)
{
	struct scratch scratch;

	for (size_t i = 0; i < nearest->count; i++)
		error_add(error, "%s%s%s", i ? ", " : "; did you mean ", mark,
			  diag_quote(&scratch, nearest->list[i].name));
	error_add(error, "%s", nearest->count ? "?" : "");
}
