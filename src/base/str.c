/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/str.h"

#include <inttypes.h>

int str_compare(struct str a, struct str b)
{
	size_t shorter = a.length < b.length ? a.length : b.length;
	/* Rows share names: no need to compare a long name with itself. */
	int order = a.at == b.at ? 0 : memcmp(a.at, b.at, shorter);

	if (order)
		return order;
	return (a.length > b.length) - (a.length < b.length);
}

struct str str_trim(struct str s)
{
	s = str_trim_left(s);
	while (s.length && str_is_blank(s.at[s.length - 1]))
		s.length--;
	return s;
}

struct str str_head(struct str s, size_t most)
{
	if (s.length <= most)
		return s;
	s.length = most;
	while (s.length && most - s.length < 3 && ((unsigned char)s.at[s.length] & 0xc0) == 0x80)
		s.length--;
	return s;
}

struct str str_tail(struct str s, size_t most)
{
	if (s.length <= most)
		return s;
	s = str_from(s, s.length - most);
	while (s.length && most - s.length < 3 && ((unsigned char)s.at[0] & 0xc0) == 0x80)
		s = str_from(s, 1);
	return s;
}

struct str str_eat_word(struct str *s)
{
	struct str word = str_trim_left(*s);
	size_t n = 0;

	while (n < word.length && !str_is_blank(word.at[n]))
		n++;
	*s = str_from(word, n);
	word.length = n;
	return word;
}

struct str str_eat_until(struct str *s, char c)
{
	struct str piece = *s;
	const char *end = memchr(s->at, c, s->length);

	if (!end) {
		*s = (struct str){s->at + s->length, 0};
		return piece;
	}
	piece.length = (size_t)(end - s->at);
	*s = (struct str){end + 1, s->length - piece.length - 1};
	return piece;
}

struct str str_join(const struct str *pieces, size_t count)
{
	size_t length = 0, i;
	char *all;

	for (i = 0; i < count; i++)
		length += pieces[i].length;
	all = util_alloc(length + 1, 1);
	for (length = i = 0; i < count; i++) {
		if (pieces[i].length)
			memcpy(all + length, pieces[i].at, pieces[i].length);
		length += pieces[i].length;
	}
	return (struct str){all, length};
}

size_t str_utf8(struct str s, uint32_t *character)
{
	static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
	unsigned char first = (unsigned char)s.at[0];
	size_t n = first < 0x80   ? 1
		   : first < 0xc2 ? 0
		   : first < 0xe0 ? 2
		   : first < 0xf0 ? 3
		   : first < 0xf5 ? 4
				  : 0;
	uint32_t c = n == 1 ? first : first & (0x7fU >> n);

	if (!n || s.length < n)
		return 0;
	for (size_t i = 1; i < n; i++) {
		unsigned char next = (unsigned char)s.at[i];

		if ((next & 0xc0) != 0x80)
			return 0;
		c = c << 6 | (next & 0x3f);
	}
	if (c < least[n] || c > 0x10ffff || (c >= 0xd800 && c < 0xe000))
		return 0;
	*character = c;
	return n;
}

struct str str_eat_character(struct str *s, uint32_t *character)
{
	struct str piece = {s->at, str_utf8(*s, character)};
	size_t n = piece.length ? piece.length : 1;

	*s = str_from(*s, n);
	return piece;
}

/* Returns whether 8 bytes are all printable ASCII, as in nearly all names. */
static bool is_printable(const char *at)
{
	const uint64_t ones = 0x0101010101010101U;
	uint64_t bytes;

	memcpy(&bytes, at, sizeof(bytes));
	return !((bytes | (bytes - ones * 0x20) | (bytes + ones)) & ones * 0x80);
}

bool str_is_hidden(uint32_t c)
{
	static const struct {
		uint32_t first, last;
	} ranges[] = {
		{0xad, 0xad},       {0x61c, 0x61c},   {0x115f, 0x1160}, {0x17b4, 0x17b5},
		{0x180e, 0x180e},   {0x200b, 0x200f}, {0x2028, 0x202f}, {0x205f, 0x206f},
		{0x3164, 0x3164},   {0xfeff, 0xfeff}, {0xffa0, 0xffa0}, {0xfff0, 0xfffb},
		{0xe0000, 0xe0fff},
	};

	for (size_t i = 0; i < LENGTH(ranges) && c >= ranges[i].first; i++)
		if (c <= ranges[i].last)
			return true;
	return false;
}

/* Returns whether a character changes the direction of the text around it. */
static bool is_directing(uint32_t c)
{
	return c == 0x61c || c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) ||
	       (c >= 0x2066 && c <= 0x2069);
}

/* What text is: a name, one in which a tab is a blank, or a line of a source. */
enum text { NAME, FLAT, SOURCE };

/* The length of the bytes before the first control or unsafe character. */
static inline size_t printable(struct str s, enum text is)
{
	size_t i = 0;

	while (i < s.length) {
		unsigned char c = (unsigned char)s.at[i];
		uint32_t wide;
		size_t n;

		if (s.length - i >= 8 && is_printable(s.at + i)) {
			i += 8;
			continue;
		}
		if (c < 0x80) {
			if ((c < 0x20 && (c != '\t' || is == FLAT)) || c == 0x7f)
				break;
			i++;
			continue;
		}
		n = str_utf8(str_from(s, i), &wide);
		if (n && (wide < 0xa0 || (is == SOURCE ? is_directing : str_is_hidden)(wide)))
			break;
		/* A source may be in Latin-1; of a name, what is not UTF-8 is escaped. */
		if (!n && (c < 0xa0 || is != SOURCE))
			break;
		i += n ? n : 1;
	}
	return i;
}

size_t str_printable(struct str s)
{
	return printable(s, NAME);
}

size_t str_escape(struct str s, char to[STR_ESCAPE])
{
	uint32_t c = 0;
	size_t n = str_utf8(s, &c);

	if (n < 2 || c < 0xa0) {
		sprintf(to, "\\x%02x", (unsigned char)s.at[0]);
		return 1;
	}
	sprintf(to, c > 0xffff ? "\\U%08" PRIX32 : "\\u%04" PRIX32, c);
	return n;
}

static inline void print_safe(FILE *out, struct str s, enum text is)
{
	for (;;) {
		char escape[STR_ESCAPE] = " ";
		size_t n = printable(s, is);

		fwrite(s.at, 1, n, out);
		if (n == s.length)
			return;
		s = str_from(s, n);
		s = str_from(s, is == FLAT && s.at[0] == '\t' ? 1 : str_escape(s, escape));
		fputs(escape, out);
	}
}

void str_print(FILE *out, struct str s)
{
	print_safe(out, s, NAME);
}

void str_print_flat(FILE *out, struct str s)
{
	print_safe(out, s, FLAT);
}

void str_print_source(FILE *out, struct str s)
{
	print_safe(out, s, SOURCE);
}

/* The part of s after its last c; all of s if there is none. */
static struct str after_last(struct str s, char c)
{
	size_t i = s.length;

	while (i > 0 && s.at[i - 1] != c)
		i--;
	return str_from(s, i);
}

struct str str_eat_last(struct str *s, char separator)
{
	struct str last;

	while (s->length && s->at[s->length - 1] == separator)
		s->length--;
	last = after_last(*s, separator);
	s->length -= last.length;
	return last;
}

char *str_plain_path(struct str path)
{
	char *plain = str_copy(path);
	size_t to = 0;

	for (size_t i = 0; i < path.length; i++) {
		size_t begin;

		plain[to++] = path.at[i];
		if (to >= 3 && memcmp(plain + to - 3, "/./", 3) == 0)
			to -= 2;
		/* At the end of "/..": leaves out the directory before it. */
		if (to < 4 || memcmp(plain + to - 4, "/../", 4) != 0)
			continue;
		for (begin = to - 4; begin > 0 && plain[begin - 1] != '/'; begin--)
			;
		if (begin < to - 4 && memcmp(plain + begin, "../", 3) != 0 &&
		    memcmp(plain + begin, "./", 2) != 0)
			to = begin;
	}
	plain[to] = '\0';
	return plain;
}

struct str str_base(struct str path)
{
	return after_last(path, '/');
}
