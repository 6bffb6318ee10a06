/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "write/screen/screen.h"

void screen_end_line(const struct writing *w)
{
	fputc('\n', w->out);
	if (w->targets)
		w->targets->line++;
}

void screen_dim(const struct writing *w, bool on)
{
	if (w->color)
		fputs(on ? "\x1b[2m" : "\x1b[0m", w->out);
}

static size_t put_fit(const struct writing *w, struct str text, size_t used,
		      void (*print)(FILE *out, struct str s))
{
	size_t left = w->width > used ? w->width - used : 0;
	struct str fit;

	/* Behind something else, there is no room for "...". */
	if (w->width > 3 && used && left < 3 && !fit_is_within(text, left))
		return 0;
	fit = fit_name(text, w->width ? left : SIZE_MAX);
	print(w->out, fit);
	str_free(fit);
	return w->width ? fit_columns(text, left) : 0;
}

size_t screen_put_rest(const struct writing *w, struct str text, size_t used)
{
	return put_fit(w, text, used, str_print_flat);
}

void screen_put_source(const struct writing *w, struct str text, size_t used)
{
	enum { TAB = 8 };
	struct draft draft;
	size_t column = 0;

	if (!w->width || !text.length || !memchr(text.at, '\t', text.length)) {
		put_fit(w, text, used, str_print_source);
		return;
	}
	/* How wide a tab is depends on where the text begins, which is not where it did. */
	draft_open(&draft);
	for (size_t i = 0; i < text.length && column <= w->width * FIT_BYTES; i++) {
		int blanks = TAB - (int)(column % TAB);

		if (text.at[i] == '\t')
			column += (size_t)fprintf(draft.file, "%*s", blanks, "");
		else
			column += fputc(text.at[i], draft.file) != EOF;
	}
	put_fit(w, draft_close(&draft), used, str_print_source);
	free(draft.text);
}

void screen_put_wrapped(const struct writing *w, struct str words)
{
	enum { INDENT = 2 };
	size_t used = 0;
	bool any = false;

	while (words.length) {
		struct str word = str_eat_until(&words, ' ');
		size_t columns = fit_columns(word, w->width);

		if (any && w->width && used + 1 + columns > w->width) {
			screen_end_line(w);
			used = (size_t)fprintf(w->out, "%*s", INDENT, "");
		} else if (any) {
			used += (size_t)fprintf(w->out, " ");
		}
		screen_put_rest(w, word, used);
		used += columns;
		any = true;
	}
	screen_end_line(w);
}

struct writing screen_draft(const struct writing *w, struct draft *draft)
{
	struct writing to = *w;

	draft_open(draft);
	to.out = draft->file;
	to.targets = NULL;
	return to;
}

void screen_put_draft(const struct writing *w, struct draft *draft)
{
	screen_put_wrapped(w, draft_close(draft));
	free(draft->text);
}
