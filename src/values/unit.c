/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "values/column.h"

#include "base/number.h"

#include <ctype.h>
#include <strings.h>

static bool is_letter(char c)
{
	return isalpha((unsigned char)c) || (unsigned char)c >= 0x80;
}

/* The unit of an event whose name ends in a unit of time, "10ns" or "(10ns)". */
static struct unit time_of(struct str name)
{
	static const struct {
		const char *name, *text;
		uint32_t size; /* nanoseconds */
	} times[] = {
		{"ns", "ns", 1},         {"nsec", "ns", 1},         {"us", "us", 1000},
		{"usec", "us", 1000},    {"\xc2\xb5s", "us", 1000}, {"ms", "ms", 1000000},
		{"msec", "ms", 1000000}, {"s", "s", 1000000000},    {"sec", "s", 1000000000},
	};
	const bool closed = name.length && name.at[name.length - 1] == ')';
	struct unit unit = {.kind = UNIT_NONE};
	size_t i = 0, word, digits;
	uint64_t many = 1;
	struct str number;

	name.length -= closed;
	for (word = name.length; word && is_letter(name.at[word - 1]); word--)
		;
	while (i < LENGTH(times) && !str_equal(str_from(name, word), str_of(times[i].name)))
		i++;
	if (i == LENGTH(times) || (name.length - word == 1 && !closed))
		return unit;
	if (word && name.at[word - 1] == ' ')
		word--;
	for (digits = word; digits && number_is_digit(name.at[digits - 1]); digits--)
		;
	number = str_from(str_head(name, word), digits);
	if ((digits && !strchr("(_", name.at[digits - 1])) || number.length > 9 ||
	    (number.length && number_eat(&number, &many) != NUMBER_OK) || !many ||
	    many * times[i].size > UINT32_MAX)
		return unit;
	unit.kind = UNIT_TIME;
	unit.size = (uint32_t)(many * times[i].size);
	snprintf(unit.text, sizeof(unit.text), "%.0u%s", many > 1 ? (unsigned)many : 0,
		 times[i].text);
	return unit;
}

/* Returns whether a text has the word "bytes", in any case; '_' is no part of a word. */
static bool has_bytes(struct str text)
{
	while (text.length) {
		size_t n = 0;

		while (n < text.length && isalnum((unsigned char)text.at[n]))
			n++;
		if (n == strlen("bytes") && strncasecmp(text.at, "bytes", n) == 0)
			return true;
		text = str_from(text, n + (n < text.length));
	}
	return false;
}

struct unit unit_of(struct str name, struct str long_name)
{
	struct unit unit = time_of(name);

	if (str_equal(name, STR("wall_time")) || str_equal(name, STR("process_time")))
		return (struct unit){UNIT_TIME, 1000, "us"};
	if (unit.kind == UNIT_NONE && (has_bytes(name) || has_bytes(long_name)))
		return (struct unit){UNIT_BYTES, 1, "bytes"};
	return unit;
}
