/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/diag.h"

static void say(const struct diag *diag, const char *format, va_list args)
{
	char *text;

	if (!diag->warnings)
		return;
	text = util_text(format, args);
	/* If memory runs out, nothing of the message is printed, and nothing before it is whole. */
	if (diag->before)
		fflush(diag->before);
	fputs("cgannotate: ", diag->warnings);
	str_print(diag->warnings, str_of(text));
	fputc('\n', diag->warnings);
	free(text);
}

void diag_say(const struct diag *diag, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	say(diag, format, args);
	va_end(args);
}

void diag_warn(const struct diag *diag, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	if (!diag->quiet)
		say(diag, format, args);
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
	const struct str text = draft_close(&held->draft);

	diag->warnings = held->before;
	if (wanted && diag->warnings)
		fwrite(text.at, 1, text.length, diag->warnings);
	str_free(text);
}

const char *diag_quote(struct scratch *scratch, struct str s)
{
	struct str head = str_head(s, s.length > QUOTED ? QUOTED - 3 : QUOTED);

	/* A zero byte would end the message. */
	for (size_t i = 0; i < head.length; i++)
		scratch->text[i] = (char)(head.at[i] ? head.at[i] : '?');
	stpcpy(scratch->text + head.length, s.length > QUOTED ? "..." : "");
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

static size_t least(size_t a, size_t b)
{
	return a < b ? a : b;
}

void nearest_begin(struct nearest *nearest, struct str wanted)
{
	*nearest = (struct nearest){.wanted = wanted};
	if (wanted.length > 1 && wanted.length <= NEAREST_LONGEST)
		nearest->most = 1 + wanted.length / 4;
}

/* The number of changes from a to b; row[j] is that of what was read of a to j bytes of b. */
static size_t changes(struct str a, struct str b)
{
	size_t row[NEAREST_LONGEST + 1];

	for (size_t j = 0; j <= b.length; j++)
		row[j] = j;
	for (size_t i = 0; i < a.length; i++) {
		size_t before = row[0]++;

		for (size_t j = 0; j < b.length; j++) {
			size_t replaced = before + (str_lower(a.at[i]) != str_lower(b.at[j]));

			before = row[j + 1];
			row[j + 1] = least(replaced, 1 + least(before, row[j]));
		}
	}
	return row[b.length];
}

static bool comes_before(const struct near *a, const struct near *b)
{
	return a->changes != b->changes ? a->changes < b->changes
					: str_compare(a->name, b->name) < 0;
}

void nearest_try(struct nearest *nearest, struct str spelling, struct str name)
{
	struct near *list = nearest->list, added = {name, 0};
	size_t i = 0;

	if (!nearest->most || spelling.length > NEAREST_LONGEST)
		return;
	added.changes = changes(nearest->wanted, spelling);
	if (added.changes > nearest->most)
		return;
	while (i < nearest->count && !str_equal(list[i].name, name))
		i++;
	if (i == NEAREST_MOST)
		i--;
	if (i == nearest->count)
		nearest->count++;
	else if (!comes_before(&added, &list[i]))
		return;
	for (; i > 0 && comes_before(&added, &list[i - 1]); i--)
		list[i] = list[i - 1];
	list[i] = added;
}
