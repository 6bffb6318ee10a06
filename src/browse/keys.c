/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A terminal sends a key as the bytes of its character, or as an escape sequence (ECMA-48):
 * ESC [ NUMBER;NUMBER... FINAL, or ESC O FINAL.  The second number, less one, holds the keys held
 * down: 1 is Shift.
 */
#include "browse/keys.h"

#include "base/util.h"

/* A longer sequence is no key. */
enum { LONGEST = 32 };

struct name {
	char final;
	unsigned number; /* before "~"; else 0 */
	keycode plain, with_shift;
};

static const struct name names[] = {
	{'A', 0, KEY_UP, KEY_UP},
	{'B', 0, KEY_DOWN, KEY_DOWN},
	{'C', 0, KEY_RIGHT, KEY_SHIFT_RIGHT},
	{'D', 0, KEY_LEFT, KEY_SHIFT_LEFT},
	{'F', 0, KEY_END, KEY_END},
	{'H', 0, KEY_HOME, KEY_HOME},
	{'M', 0, KEY_ENTER, KEY_ENTER},
	{'P', 0, KEY_F1, KEY_F1},
	{'Z', 0, KEY_SHIFT_TAB, KEY_SHIFT_TAB},
	/* rxvt */
	{'c', 0, KEY_SHIFT_RIGHT, KEY_SHIFT_RIGHT},
	{'d', 0, KEY_SHIFT_LEFT, KEY_SHIFT_LEFT},
	{'~', 1, KEY_HOME, KEY_HOME},
	{'~', 3, KEY_DELETE, KEY_DELETE},
	{'~', 4, KEY_END, KEY_END},
	{'~', 5, KEY_PAGE_UP, KEY_PAGE_UP},
	{'~', 6, KEY_PAGE_DOWN, KEY_PAGE_DOWN},
	{'~', 7, KEY_HOME, KEY_HOME},
	{'~', 8, KEY_END, KEY_END},
	{'~', 11, KEY_F1, KEY_F1},
};

static keycode find(char final, const unsigned numbers[2])
{
	unsigned number = final == '~' ? numbers[0] : 0;

	for (size_t i = 0; i < LENGTH(names); i++)
		if (names[i].final == final && names[i].number == number)
			return numbers[1] == 2   ? names[i].with_shift
			       : numbers[1] <= 1 ? names[i].plain
						 : KEY_OTHER;
	return KEY_OTHER;
}

/*
 * Returns the length of the sequence at the front of s, which begins with the "[" or "O" behind
 * Escape; 0: its end is missing.
 */
static size_t sequence_length(struct str s)
{
	size_t i = 1;

	/* The Linux console sends ESC [ [ A for F1. */
	if (s.at[0] == '[' && s.length > 1 && s.at[1] == '[')
		i++;
	while (i < s.length && i < LONGEST && (unsigned char)s.at[i] < '@')
		i++;
	return i < s.length ? i + 1 : 0;
}

static keycode read_sequence(struct str s)
{
	unsigned numbers[2] = {0}, n = 0;
	size_t i;

	for (i = 1; i + 1 < s.length; i++) {
		char c = s.at[i];

		if (c == ';')
			n++;
		else if (c < '0' || c > '9')
			return KEY_OTHER;
		else if (n < 2 && numbers[n] < 100)
			numbers[n] = 10 * numbers[n] + (unsigned)(c - '0');
	}
	return find(s.at[i], numbers);
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
	if (!length)
		length = s.length;
	*bytes = str_from(s, length);
	return read_sequence((struct str){s.at, length});
}

/* Returns whether s is the beginning of a character in UTF-8 whose end is missing. */
static bool is_begun(struct str s)
{
	unsigned char first = (unsigned char)s.at[0];
	size_t length = first < 0xc2   ? 1
			: first < 0xe0 ? 2
			: first < 0xf0 ? 3
			: first < 0xf5 ? 4
				       : 1;

	for (size_t i = 1; i < s.length && i < length; i++)
		if (((unsigned char)s.at[i] & 0xc0) != 0x80)
			return false;
	return s.length < length;
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
	if (!length && !ended && is_begun(s))
		return KEY_NONE;
	*bytes = str_from(s, length ? length : 1);
	if (!length)
		return KEY_OTHER;
	switch (character) {
	case '\n':
		return KEY_ENTER;
	case '\b':
	case 0x7f:
		return KEY_BACKSPACE;
	default:
		return character;
	}
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
