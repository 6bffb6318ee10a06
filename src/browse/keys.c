/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A terminal sends a key as the bytes of its character, or as an escape sequence (ECMA-48):
 * ESC [ NUMBER;NUMBER... FINAL, or ESC O FINAL.
 */
#include "browse/keys.h"

/* A longer sequence is no key. */
enum { LONGEST = 32 };

static const struct name {
	const char *sequence; /* behind ESC */
	keycode key;
} names[] = {
	{"[A", KEY_UP},       {"OA", KEY_UP},    {"[B", KEY_DOWN},       {"OB", KEY_DOWN},
	{"[C", KEY_RIGHT},    {"OC", KEY_RIGHT}, {"[D", KEY_LEFT},       {"OD", KEY_LEFT},
	{"[H", KEY_HOME},     {"OH", KEY_HOME},  {"[1~", KEY_HOME},      {"[7~", KEY_HOME},
	{"[F", KEY_END},      {"OF", KEY_END},   {"[4~", KEY_END},       {"[8~", KEY_END},
	{"[5~", KEY_PAGE_UP}, {"OM", KEY_ENTER}, {"[6~", KEY_PAGE_DOWN},
};

/*
 * Returns the length of the sequence at the front of s, which begins with the "[" or "O" behind
 * Escape; 0: its end is missing.
 */
static size_t sequence_length(struct str s)
{
	size_t i = 1;

	/* The Linux console sends ESC [ [ and a letter for F1 to F5. */
	if (s.at[0] == '[' && s.length > 1 && s.at[1] == '[')
		i++;
	while (i < s.length && i < LONGEST && (unsigned char)s.at[i] < '@')
		i++;
	return i < s.length ? i + 1 : 0;
}

/* Takes what follows ESC, which is not empty: a sequence, or a key typed with Alt. */
static keycode take_after_escape(struct str *bytes, bool ended)
{
	struct str s = *bytes;
	size_t length;

	if (s.at[0] == KEY_ESCAPE)
		return KEY_ESCAPE;
	if (s.at[0] != '[' && s.at[0] != 'O')
		return keys_take(bytes, ended) == KEY_NONE ? KEY_NONE : KEY_OTHER;
	length = sequence_length(s);
	if (!length && !ended)
		return KEY_NONE;
	*bytes = str_from(s, length ? length : s.length);
	for (size_t i = 0; i < LENGTH(names); i++)
		if (str_equal(str_head(s, length), str_of(names[i].sequence)))
			return names[i].key;
	return KEY_OTHER;
}

keycode keys_take(struct str *bytes, bool ended)
{
	struct str s = *bytes;
	uint32_t character;
	size_t length;

	if (!s.length)
		return KEY_NONE;
	if (s.at[0] == KEY_ESCAPE) {
		keycode found;

		s = str_from(s, 1);
		if (!s.length && !ended)
			return KEY_NONE;
		found = s.length ? take_after_escape(&s, ended) : KEY_ESCAPE;
		if (found != KEY_NONE)
			*bytes = s;
		return found;
	}
	length = str_utf8(s, &character);
	/* A character may have begun. */
	if (!length && !ended && s.length < 4 && (unsigned char)(s.at[0] - 0xc2) < 0xf5 - 0xc2)
		return KEY_NONE;
	*bytes = str_from(s, length ? length : 1);
	return !length                                  ? KEY_OTHER
	       : character == '\n'                      ? KEY_ENTER
	       : character == '\b' || character == 0x7f ? KEY_BACKSPACE
							: character;
}

size_t keys_put(keycode c, char *bytes)
{
	size_t length = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
	static const unsigned char first[] = {0, 0, 0xc0, 0xe0, 0xf0};

	for (size_t i = length; i-- > 1; c >>= 6)
		bytes[i] = (char)(0x80 | (c & 0x3f));
	bytes[0] = (char)(first[length] | c);
	return length;
}
