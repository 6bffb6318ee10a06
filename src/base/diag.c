/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/diag.h"

#include "base/util.h"

#include <inttypes.h>
#include <stdlib.h>

void diag_put(struct diag *diag, struct str message)
{
	if (!diag->warnings)
		return;
	str_print(diag->warnings, message);
	fputc('\n', diag->warnings);
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
