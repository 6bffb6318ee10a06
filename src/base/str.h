/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/util.h"

/*
 * A slice of bytes that somebody else owns.  A slice may contain any byte,
 * also NUL, and no NUL follows it.  at is never NULL.
 */
struct str {
	const char *at;
	size_t length;
};

#define STR(literal) ((struct str){(literal), sizeof(literal) - 1})

static inline struct str str_of(const char *text)
{
	return (struct str){text, strlen(text)};
}

/* Frees bytes that the caller owns, as those of str_join(). */
static inline void str_free(struct str s)
{
	free((char *)s.at);
}

/* s without its first n bytes; n is at most the length of s. */
static inline struct str str_from(struct str s, size_t n)
{
	return (struct str){s.at + n, s.length - n};
}

static inline bool str_equal(struct str a, struct str b)
{
	return a.length == b.length && memcmp(a.at, b.at, a.length) == 0;
}

/* Compares by bytes, as memcmp: below 0, 0 or above 0. */
int str_compare(struct str a, struct str b);

static inline bool str_begins(struct str s, struct str prefix)
{
	return s.length >= prefix.length && memcmp(s.at, prefix.at, prefix.length) == 0;
}

/* Returns whether c is a space or a tab (Space in the specification of the format). */
static inline bool str_is_blank(char c)
{
	return c == ' ' || c == '\t';
}

/* s without the blanks at both ends (str_trim_left: at the front only). */
struct str str_trim(struct str s);
static inline struct str str_trim_left(struct str s)
{
	while (s.length && str_is_blank(s.at[0]))
		s = str_from(s, 1);
	return s;
}

/* Returns c in lower case; only A to Z are changed. */
static inline char str_lower(char c)
{
	if (c >= 'A' && c <= 'Z')
		return (char)(c - 'A' + 'a');
	return c;
}

/* The first or last bytes of s, at most `most`, without a partial character. */
struct str str_head(struct str s, size_t most);
struct str str_tail(struct str s, size_t most);

/*
 * The str_eat functions take a piece from the front of *s.
 * str_eat: takes the prefix, or takes nothing and returns false.
 */
static inline bool str_eat(struct str *s, struct str prefix)
{
	if (!str_begins(*s, prefix))
		return false;
	*s = str_from(*s, prefix.length);
	return true;
}

/*
 * str_eat_word: skips blanks and takes the bytes up to the next blank; empty if nothing is left.
 * str_eat_until: takes the bytes before the first c, and the c, which is not returned; takes
 * everything if there is no c.
 */
struct str str_eat_word(struct str *s);
struct str str_eat_until(struct str *s, char c);

/* Concatenates the pieces and adds a NUL; the caller frees the bytes. */
struct str str_join(const struct str *pieces, size_t count);

/* A copy with a NUL at the end, which the caller frees. */
static inline char *str_copy(struct str s)
{
	return (char *)str_join(&s, 1).at;
}

/*
 * Returns the length of the UTF-8 character at the front of s, which is not
 * empty, and sets *character.  Returns 0 if the bytes are not UTF-8 (RFC 3629:
 * the shortest form, no surrogates, up to U+10FFFF).
 */
size_t str_utf8(struct str s, uint32_t *character);

/*
 * Takes the UTF-8 character at the front of *s, which is not empty.  If the
 * bytes are not UTF-8, takes one byte and returns an empty piece.
 */
struct str str_eat_character(struct str *s, uint32_t *character);

/* Returns whether c is a control character: 0 to 31, 127 to 159 (C0, delete and C1). */
static inline bool str_is_control(uint32_t c)
{
	return c < 0x20 || (c >= 0x7f && c < 0xa0);
}

/*
 * Returns whether a character has no glyph, or changes the direction or the lines of
 * the text around it: a name with such a character looks like another name.
 * The list is the same as in src/write/page/base.js.
 */
bool str_is_hidden(uint32_t c);

/*
 * The number of bytes at the front of s that can be printed as they are: the bytes before the first
 * hidden character, or control character other than tab.  Control characters are 0 to 31, 127, and
 * 128 to 159 (as bytes or as UTF-8) unless they are inside a longer UTF-8 sequence.
 */
size_t str_printable(struct str s);

/*
 * Writes the escape that is printed for the front of s, where str_printable()
 * ends: "\xNN" for a byte, "\uNNNN" or "\UNNNNNNNN" for a hidden character.
 * Returns the number of bytes of s that the escape stands for.
 */
enum { STR_ESCAPE = 12 };
size_t str_escape(struct str s, char to[STR_ESCAPE]);

/*
 * Removes the last piece from *s, and the separators after it: for "a//b/", it
 * returns "b" and leaves "a//".
 */
struct str str_eat_last(struct str *s, char separator);

/*
 * Returns the path as it is looked for elsewhere: with DIR/../ and /./ left out.  The caller frees
 * it.
 */
char *str_plain_path(struct str path);

/* The most bytes of a path of a file; a longer name is that of no file. */
enum { STR_PATH = 4096 };

/* The part of a path after its last slash, or the whole path. */
struct str str_base(struct str path);

/* Prints text from strangers, unprintable characters as str_escape() does. */
void str_print(FILE *out, struct str s);

/* As str_print(), for what must have so many columns: a tab is a blank. */
void str_print_flat(FILE *out, struct str s);

/*
 * As str_print(), for source text.  Languages use some hidden characters, so
 * only characters that change the direction of text are escaped.
 */
void str_print_source(FILE *out, struct str s);

/* --- stream.c ----------------------------------------------------------- */

/*
 * Opens a file of stdio that passes its bytes to put(to, ...).  If put returns
 * false, the write fails: ferror() is then true, and put may be called again.
 */
struct stream {
	bool (*put)(void *to, const char *bytes, size_t count);
	void *to;
};
FILE *stream_open(struct stream *stream);

/* Copies a temporary file from its beginning.  False: it was not all written, or read. */
bool stream_copy(FILE *from, FILE *to);

/*
 * Text that is written to a file of stdio and collected in memory.  Unlike the text of
 * open_memstream(), it is always complete: without memory, the program ends.
 */
struct draft {
	FILE *file;
	char *text;
	size_t length, room;
	struct stream stream;
};

/* The draft must keep its address until it is closed. */
void draft_open(struct draft *draft);

/* Closes the file and returns draft->text, which the caller frees. */
struct str draft_close(struct draft *draft);
