/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/renames.h"

#include "base/name.h"
#include "base/number.h"
#include "base/pattern.h"
#include "base/stream.h"

#include <ctype.h>
#include <stdlib.h>

enum { GROUPS = 10 };

#define NOT_KNOWN "\\%c is not known in TEXT, where & and \\1 to \\9 stand for what matched"

/*
 * Takes the piece of *s up to a delimiter, and the delimiter; false if there is
 * none. A delimiter after a backslash belongs to the piece, and sets *escaped.
 */
static bool eat_piece(struct str *s, char delimiter, struct str *piece, bool *escaped)
{
	*escaped = false;
	for (size_t i = 0; i < s->length; i++) {
		if (s->at[i] == delimiter) {
			*piece = (struct str){s->at, i};
			*s = (struct str){s->at + i + 1, s->length - i - 1};
			return true;
		}
		if (s->at[i] == '\\' && i + 1 < s->length)
			*escaped |= s->at[++i] == delimiter;
	}
	return false;
}

/* Returns a copy, to be freed, without the backslashes before delimiters. */
static char *unescape(struct str piece, char delimiter)
{
	char *copy = util_alloc(piece.length + 1, 1);
	size_t n = 0;

	for (size_t i = 0; i < piece.length; i++) {
		if (piece.at[i] == '\\' && i + 1 < piece.length) {
			if (piece.at[i + 1] != delimiter)
				copy[n++] = '\\';
			i++;
		}
		copy[n++] = piece.at[i];
	}
	return copy;
}

/*
 * Refuses in TEXT what other languages write for \N: $1, ${1}, $& and \g<1>; and what
 * has another meaning there, as \n and \U. Sets *highest to the highest N of all \N.
 */
static bool is_text(struct str text, char delimiter, size_t *highest, struct error *error)
{
	*highest = 0;
	for (size_t i = 0; i + 1 < text.length; i++) {
		struct str rest = str_from(text, i);
		bool dollar = str_eat(&rest, STR("$"));

		if (!dollar && text.at[i] == '\\' && text.at[i + 1] != 'g') {
			const char c = text.at[++i];

			if (c != delimiter && isalpha((unsigned char)c))
				return error_usage(error, NOT_KNOWN, c);
			if (number_is_digit(c) && (size_t)(c - '0') > *highest)
				*highest = (size_t)(c - '0');
			continue;
		}
		if (!dollar && !str_eat(&rest, STR("\\g")))
			continue;
		if (!str_eat(&rest, STR("{")))
			str_eat(&rest, STR("<"));
		if (dollar && str_begins(rest, STR("&")))
			return error_usage(error, "write & for $&, all that matched");
		if (rest.length && number_is_digit(rest.at[0]))
			return error_usage(error, "write \\%c for %.*s%s", rest.at[0],
					   (int)(rest.at + 1 +
						 (rest.length > 1 && strchr("}>", rest.at[1])) -
						 (text.at + i)),
					   text.at + i, dollar ? ", or \\$ for a dollar sign" : "");
		if (!dollar)
			return error_usage(error, NOT_KNOWN, 'g');
	}
	return true;
}

static bool read_rename(struct rename *rename, const char *word, struct error *error)
{
	struct str left = str_of(word);
	struct str pattern;
	int flags = 0;
	bool escaped, in_text, good;
	char delimiter, *copy;
	size_t highest;

	if (!str_eat(&left, STR("s")) || !left.length || left.at[0] == '\\')
		return error_usage(error, "expected s/REGEX/TEXT/");
	delimiter = left.at[0];
	left = str_from(left, 1);
	if (!eat_piece(&left, delimiter, &pattern, &escaped) ||
	    !eat_piece(&left, delimiter, &rename->text, &in_text))
		return error_usage(error, "expected s%cREGEX%cTEXT%c", delimiter, delimiter,
				   delimiter);
	while (left.length) {
		if (str_eat(&left, STR("g")))
			rename->all = true;
		else if (str_eat(&left, STR("i")))
			flags |= REG_ICASE;
		else
			return error_usage(error, "only g and i may follow the last %c", delimiter);
	}
	if (!is_text(rename->text, delimiter, &highest, error))
		return false;
	copy = unescape(pattern, delimiter);
	good = pattern_read(&rename->regex, str_of(copy), flags, error);
	free(copy);
	if (!good)
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
		for (size_t i = 0; i < rename->text.length; i++) {
			char c = rename->text.at[i];
			int group = c == '&' ? 0 : -1;

			if (c == '\\' && i + 1 < rename->text.length) {
				c = rename->text.at[++i];
				group = number_is_digit(c) ? c - '0' : -1;
			}
			if (group < 0)
				fputc(c, to.file);
			else if (match[group].rm_so >= 0)
				fwrite(rest + match[group].rm_so, 1,
				       (size_t)(match[group].rm_eo - match[group].rm_so), to.file);
		}
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

bool renames_change(const struct renames *renames, struct str name)
{
	return renames->count || (renames->no_levels && name_level(name).length);
}

struct str renames_apply(const struct renames *renames, struct str name)
{
	struct str head = name, pieces[2];
	char *text;

	if (head.length > PATTERN_LONGEST)
		head.length = PATTERN_LONGEST;
	text = str_copy(head);
	pieces[1] = str_from(name, strlen(text));
	for (size_t i = 0; i < renames->count; i++)
		text = apply(&renames->list[i], text);
	pieces[0] = str_of(text);
	name = str_join(pieces, 2);
	free(text);
	if (renames->no_levels) {
		struct str level = name_level(name);
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
