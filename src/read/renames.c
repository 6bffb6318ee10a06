/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/renames.h"

#include "base/pattern.h"
#include "base/short_names.h"

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
	size_t i;

	*escaped = false;
	for (i = 0; i < s->length; i++) {
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
	size_t i, n = 0;

	for (i = 0; i < piece.length; i++) {
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
 * has another meaning there, as \n and \U.
 */
static bool is_text(struct str text, char delimiter, struct error *error)
{
	size_t i;

	for (i = 0; i + 1 < text.length; i++) {
		struct str rest = str_from(text, i);
		bool dollar = str_eat(&rest, STR("$"));

		if (!dollar && text.at[i] == '\\' && text.at[i + 1] != 'g') {
			const char c = text.at[++i];

			if (c != delimiter && isalpha((unsigned char)c))
				return error_usage(error, NOT_KNOWN, c);
			continue;
		}
		if (!dollar && !str_eat(&rest, STR("\\g")))
			continue;
		if (!str_eat(&rest, STR("{")))
			str_eat(&rest, STR("<"));
		if (dollar && str_begins(rest, STR("&")))
			return error_usage(error, "write & for $&, all that matched");
		if (rest.length && rest.at[0] >= '0' && rest.at[0] <= '9')
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

/* Returns the highest N of all \N in a text. */
static size_t highest_group(struct str text)
{
	size_t highest = 0, i;

	for (i = 0; i + 1 < text.length; i++) {
		char c = text.at[i + 1];

		if (text.at[i] != '\\')
			continue;
		if (c >= '0' && c <= '9' && (size_t)(c - '0') > highest)
			highest = (size_t)(c - '0');
		i++;
	}
	return highest;
}

static bool read_rename(struct rename *rename, const char *word, struct error *error)
{
	struct str left = str_of(word);
	struct str pattern;
	int flags = 0;
	bool escaped, in_text, good;
	char delimiter, *copy;

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
	if (!is_text(rename->text, delimiter, error))
		return false;
	copy = unescape(pattern, delimiter);
	good = pattern_read(&rename->regex, str_of(copy), flags, error);
	free(copy);
	if (!good)
		return false;
	if (highest_group(rename->text) <= rename->regex.re_nsub)
		return true;
	regfree(&rename->regex);
	return error_usage(error, "TEXT refers to a group that REGEX does not have");
}

bool renames_read(struct renames *renames, const struct words *words, const char *option,
		  struct error *error)
{
	size_t i;

	*renames = (struct renames){0};
	renames->list = util_alloc(words->count, sizeof(*renames->list));
	for (i = 0; i < words->count; i++) {
		struct error why;

		if (!read_rename(&renames->list[i], words->at[i], &why))
			return error_usage(error, "--%s=%s: %s", option, words->at[i], why.text);
		renames->count++;
	}
	return true;
}

/* A text that grows. */
struct buffer {
	char *at;
	size_t length, room;
};

static void buffer_append(struct buffer *to, const char *text, size_t length)
{
	to->at = util_grow(to->at, &to->room, to->length + length + 1, 1);
	memcpy(to->at + to->length, text, length);
	to->length += length;
	to->at[to->length] = '\0';
}

/* Appends the replacement of a match in name. */
static void append_replacement(struct buffer *to, struct str text, const char *name,
			       const regmatch_t *match)
{
	size_t i;

	for (i = 0; i < text.length; i++) {
		char c = text.at[i];
		int group = c == '&' ? 0 : -1;

		if (c == '\\' && i + 1 < text.length) {
			c = text.at[++i];
			if (c >= '0' && c <= '9')
				group = c - '0';
		}
		if (group < 0)
			buffer_append(to, &c, 1);
		else if (match[group].rm_so >= 0)
			buffer_append(to, name + match[group].rm_so,
				      (size_t)(match[group].rm_eo - match[group].rm_so));
	}
}

static char *apply(struct rename *rename, char *name)
{
	regmatch_t match[GROUPS];
	struct buffer to = {0};
	const char *rest = name;
	int flags = 0;

	while (pattern_find(&rename->regex, rest, GROUPS, match, flags)) {
		buffer_append(&to, rest, (size_t)match[0].rm_so);
		append_replacement(&to, rename->text, rest, match);
		rest += match[0].rm_eo;
		if (!rename->all || !*rest)
			break;
		if (match[0].rm_so == match[0].rm_eo)
			buffer_append(&to, rest++, 1);
		flags = REG_NOTBOL;
	}
	if (!to.at)
		return name;
	rename->used = true;
	buffer_append(&to, rest, strlen(rest));
	free(name);
	return to.at;
}

bool renames_change(const struct renames *renames, struct str name)
{
	return renames->count || (renames->no_levels && short_name_level(name).length);
}

struct str renames_apply(const struct renames *renames, struct str name)
{
	struct buffer whole = {0};
	struct str rest = name;
	char *text;
	size_t i;

	if (name.length > PATTERN_LONGEST)
		name.length = PATTERN_LONGEST;
	text = str_copy(name);
	name.length = strlen(text);
	for (i = 0; i < renames->count; i++)
		text = apply(&renames->list[i], text);
	buffer_append(&whole, text, strlen(text));
	buffer_append(&whole, rest.at + name.length, rest.length - name.length);
	free(text);
	name = (struct str){whole.at, whole.length};
	if (renames->no_levels) {
		struct str level = short_name_level(name);
		size_t at = (size_t)(level.at - name.at);

		name.length -= level.length;
		memmove(whole.at + at, whole.at + at + level.length, name.length - at);
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
