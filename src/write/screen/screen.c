/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/screen/screen.h"

void screen_end_line(const struct writing *s)
{
	fputc('\n', s->out);
	if (s->targets)
		s->targets->line++;
}

void screen_dim(const struct writing *s, bool on)
{
	if (s->color)
		fputs(on ? "\x1b[2m" : "\x1b[0m", s->out);
}

static size_t put_fit(const struct writing *s, struct str text, size_t used,
		      void (*print)(FILE *out, struct str s))
{
	size_t left = s->width > used ? s->width - used : 0;
	struct str fit;

	/* Behind something else, there is no room for "...". */
	if (s->width > 3 && used && left < 3 && !fit_is_within(text, left))
		return 0;
	fit = fit_name(text, s->width ? left : SIZE_MAX);
	print(s->out, fit);
	str_free(fit);
	return s->width ? fit_columns(text, left) : 0;
}

size_t screen_put_rest(const struct writing *s, struct str text, size_t used)
{
	return put_fit(s, text, used, str_print_flat);
}

void screen_put_source(const struct writing *s, struct str text, size_t used)
{
	enum { TAB = 8 };
	struct draft draft;
	size_t column = 0;

	if (!s->width || !text.length || !memchr(text.at, '\t', text.length)) {
		put_fit(s, text, used, str_print_source);
		return;
	}
	/* How wide a tab is depends on where the text begins, which is not where it did. */
	draft_open(&draft);
	for (size_t i = 0; i < text.length && column <= s->width * FIT_BYTES; i++) {
		int blanks = TAB - (int)(column % TAB);

		if (text.at[i] == '\t')
			column += (size_t)fprintf(draft.file, "%*s", blanks, "");
		else
			column += fputc(text.at[i], draft.file) != EOF;
	}
	put_fit(s, draft_close(&draft), used, str_print_source);
	free(draft.text);
}

void screen_put_wrapped(const struct writing *s, struct str words)
{
	enum { INDENT = 2 };
	size_t used = 0;
	bool any = false;

	while (words.length) {
		struct str word = str_eat_until(&words, ' ');
		size_t columns = fit_columns(word, s->width);

		if (any && s->width && used + 1 + columns > s->width) {
			screen_end_line(s);
			used = (size_t)fprintf(s->out, "%*s", INDENT, "");
		} else if (any) {
			used += (size_t)fprintf(s->out, " ");
		}
		screen_put_rest(s, word, used);
		used += columns;
		any = true;
	}
	screen_end_line(s);
}

struct writing screen_draft(const struct writing *s, struct draft *draft)
{
	struct writing to = *s;

	draft_open(draft);
	to.out = draft->file;
	to.targets = NULL;
	return to;
}

void screen_put_draft(const struct writing *s, struct draft *draft)
{
	screen_put_wrapped(s, draft_close(draft));
	free(draft->text);
}
