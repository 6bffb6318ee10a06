/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/parser.h"

#include "base/pattern.h"

#include <ctype.h>

enum { GROUPS = 10 };

/*
 * Takes the piece of *s up to a delimiter, and the delimiter; false if there is
 * none. A delimiter after a backslash belongs to the piece.
 */
static bool eat_piece(struct str *s, char delimiter, struct str *piece)
{
	for (size_t i = 0; i < s->length; i++) {
		if (s->at[i] == delimiter) {
			*piece = str_head(*s, i);
			*s = str_from(*s, i + 1);
			return true;
		}
		i += s->at[i] == '\\';
	}
	return false;
}

static bool read_rename(struct rename *rename, const char *word, struct error *error)
{
	struct str left = str_of(word), pattern;
	size_t highest = 0;
	int flags = 0;
	char delimiter = 0;

	if (str_eat(&left, STR("s")) && left.length && ispunct((unsigned char)*left.at) &&
	    *left.at != '\\') {
		delimiter = *left.at;
		left = str_from(left, 1);
	}
	if (!delimiter || !eat_piece(&left, delimiter, &pattern) ||
	    !eat_piece(&left, delimiter, &rename->text))
		return error_usage(error, "expected s/REGEX/TEXT/");
	while (left.length) {
		if (str_eat(&left, STR("g")))
			rename->all = true;
		else if (str_eat(&left, STR("i")))
			flags |= REG_ICASE;
		else
			return error_usage(error, "only g and i may follow the last %c", delimiter);
	}
	for (size_t i = 0; i + 1 < rename->text.length; i++) {
		const char *at = rename->text.at + i;

		/* As in Perl, or in other editions of sed */
		if (*at == '$' ? number_is_digit(at[1]) || strchr("{&", at[1])
			       : *at == '\\' && isalpha((unsigned char)at[1]))
			return error_usage(error,
					   "%.2s: TEXT has \\1 for the first group, & for all "
					   "that matched, and \\$ for a dollar sign",
					   at);
		if (*at == '\\' && number_is_digit(at[1]) && (size_t)(at[1] - '0') > highest)
			highest = (size_t)(at[1] - '0');
		i += *at == '\\';
	}
	if (!pattern_read(&rename->regex, pattern, flags, error))
		return false;
	if (highest <= rename->regex.re_nsub)
		return true;
	regfree(&rename->regex);
	return error_usage(error, "TEXT refers to a group that REGEX does not have");
}

bool renames_read(struct renames *renames, const struct words *words, const char *option,
		  struct error *error)
{
	*renames = (struct renames){0};
	renames->list = util_alloc(words->count, sizeof(*renames->list));
	for (size_t i = 0; i < words->count; i++) {
		struct error why;

		if (!read_rename(&renames->list[i], words->at[i], &why))
			return error_usage(error, "--%s=%s: %s", option, words->at[i], why.text);
		renames->count++;
	}
	return true;
}

/* Writes what takes the place of a match. */
static void put_text(FILE *out, struct str text, const char *in, const regmatch_t *match)
{
	for (size_t i = 0; i < text.length; i++) {
		char c = text.at[i];
		int group = c == '&' ? 0 : -1;

		if (c == '\\' && i + 1 < text.length) {
			c = text.at[++i];
			group = number_is_digit(c) ? c - '0' : -1;
		}
		if (group < 0)
			fputc(c, out);
		else if (match[group].rm_so >= 0)
			fwrite(in + match[group].rm_so, 1,
			       (size_t)(match[group].rm_eo - match[group].rm_so), out);
	}
}

/* Applies a change to a name, which it frees if it returns another one. */
static char *apply(struct rename *rename, char *name)
{
	regmatch_t match[GROUPS];
	const char *rest = name;
	struct draft to;

	if (!pattern_find(&rename->regex, rest, GROUPS, match, 0))
		return name;
	rename->used = true;
	draft_open(&to);
	do {
		fwrite(rest, 1, (size_t)match[0].rm_so, to.file);
		put_text(to.file, rename->text, rest, match);
		rest += match[0].rm_eo;
		if (!rename->all || !*rest)
			break;
		if (match[0].rm_so == match[0].rm_eo)
			fputc(*rest++, to.file);
	} while (pattern_find(&rename->regex, rest, GROUPS, match, REG_NOTBOL));
	fputs(rest, to.file);
	fputc('\0', to.file);
	free(name);
	return (char *)draft_close(&to).at;
}

struct str renames_apply(const struct renames *renames, struct str name)
{
	const size_t most = name.length < PATTERN_LONGEST ? name.length : PATTERN_LONGEST;
	char *text = str_copy((struct str){name.at, most});
	struct str pieces[2] = {{"", 0}, str_from(name, strlen(text))}, level;

	for (size_t i = 0; i < renames->count; i++)
		text = apply(&renames->list[i], text);
	pieces[0] = str_of(text);
	name = str_join(pieces, 2);
	free(text);
	level = renames->no_levels ? name_level(name) : STR("");
	if (level.length) {
		char *to = (char *)level.at;

		name.length -= level.length;
		memmove(to, to + level.length, (size_t)(name.at + name.length - to));
	}
	return name;
}

void renames_free(struct renames *renames)
{
	while (renames->count)
		regfree(&renames->list[--renames->count].regex);
	free(renames->list);
	*renames = (struct renames){0};
}
