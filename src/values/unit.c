/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "values/column.h"

#include "base/number.h"

#include <ctype.h>
#include <string.h>

static const struct {
	struct str name;
	const char *text;
	uint32_t size; /* nanoseconds */
} times[] = {
	/* What ends in others comes first. */
	{{"nsec", 4}, "ns", 1},         {{"usec", 4}, "us", 1000},  {{"msec", 4}, "ms", 1000000},
	{{"sec", 3}, "s", 1000000000},  {{"ns", 2}, "ns", 1},       {{"us", 2}, "us", 1000},
	{{"\xc2\xb5s", 3}, "us", 1000}, {{"ms", 2}, "ms", 1000000}, {{"s", 1}, "s", 1000000000},
};

/* Takes what s ends in off its end; false: it ends in something else. */
static bool eat_tail(struct str *s, struct str tail)
{
	if (!str_equal(str_tail(*s, tail.length), tail) || s->length < tail.length)
		return false;
	s->length -= tail.length;
	return true;
}

static struct unit time_of(struct str name)
{
	const bool closed = eat_tail(&name, STR(")"));
	struct unit unit = {.kind = UNIT_NONE};
	uint64_t many = 1, size;
	struct str digits;
	size_t i = 0, n;

	while (i < LENGTH(times) && !eat_tail(&name, times[i].name))
		i++;
	if (i == LENGTH(times) || (times[i].name.length == 1 && !closed))
		return unit;
	if (name.length && name.at[name.length - 1] == ' ')
		name.length--;
	for (n = name.length; n && number_is_digit(name.at[n - 1]); n--)
		;
	digits = str_from(name, n);
	if ((n && !strchr("(_", name.at[n - 1])) || digits.length > 9 ||
	    (digits.length && number_eat(&digits, &many) != NUMBER_OK))
		return unit;
	size = many * times[i].size;
	if (!many || size > UINT32_MAX)
		return unit;
	unit.kind = UNIT_TIME;
	unit.size = (uint32_t)size;
	if (many == 1)
		snprintf(unit.text, sizeof(unit.text), "%s", times[i].text);
	else
		snprintf(unit.text, sizeof(unit.text), "%u%s", (unsigned)many, times[i].text);
	return unit;
}

/* Returns whether a text has the word "bytes", in any case; '_' is no part of a word. */
static bool has_bytes(struct str text)
{
	static const struct str word = {"bytes", 5};
	size_t k;

	for (size_t i = 0; i + word.length <= text.length; i++) {
		for (k = 0; k < word.length; k++)
			if (tolower((unsigned char)text.at[i + k]) != word.at[k])
				break;
		if (k == word.length && (!i || !isalnum((unsigned char)text.at[i - 1])) &&
		    (i + k == text.length || !isalnum((unsigned char)text.at[i + k])))
			return true;
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
