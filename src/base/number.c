/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/number.h"

#include <ctype.h>
#include <inttypes.h>

/* The value of a digit; 16: c is none. */
static unsigned hex_digit(char c)
{
	if (number_is_digit(c))
		return (unsigned)(c - '0');
	return isxdigit((unsigned char)c) ? (unsigned)(str_lower(c) - 'a') + 10 : 16;
}

enum number number_eat(struct str *s, uint64_t *value)
{
	bool hex = s->length > 2 && s->at[0] == '0' && s->at[1] == 'x' && hex_digit(s->at[2]) < 16;
	unsigned base = hex ? 16 : 10;
	size_t i = hex ? 2 : 0;
	size_t start = i;
	uint64_t v = 0;
	bool big = false;

	for (; i < s->length; i++) {
		unsigned digit = hex_digit(s->at[i]);

		if (digit >= base)
			break;
		big |= overflow_mul(v, base, &v) || overflow_add(v, digit, &v);
	}
	if (i == start)
		return NUMBER_BAD;
	*s = str_from(*s, i);
	if (big)
		return NUMBER_TOO_BIG;
	*value = v;
	return NUMBER_OK;
}

static enum number with_sign(uint64_t magnitude, bool negative, int64_t *value)
{
	if (magnitude > (uint64_t)INT64_MAX + negative)
		return NUMBER_TOO_BIG;
	*value = negative ? (int64_t)(0 - magnitude) : (int64_t)magnitude;
	return NUMBER_OK;
}

/*
 * Splits digits[.digits] at the point; *places are those behind it, without zeros at their end.
 * False: s is something else.
 */
static bool split_decimal(struct str s, struct str *whole, struct str *places)
{
	*places = s;
	*whole = str_eat_until(places, '.');
	for (size_t i = 0; i < s.length; i++)
		if (!number_is_digit(s.at[i]) && i != whole->length)
			return false;
	if (!whole->length && !places->length)
		return false;
	while (places->length && places->at[places->length - 1] == '0')
		places->length--;
	return true;
}

char *number_put_grouped(char *end, int64_t number)
{
	uint64_t left = number_magnitude(number);

	for (unsigned digits = 0; left || !digits; digits++, left /= 10) {
		if (digits && digits % 3 == 0)
			*--end = ',';
		*--end = (char)('0' + left % 10);
	}
	if (number < 0)
		*--end = '-';
	return end;
}

struct grouped number_grouped(int64_t number)
{
	struct grouped grouped = {0};
	char text[NUMBER_GROUPED], *end = text + sizeof(text);
	char *from = number_put_grouped(end, number);

	memcpy(grouped.text, from, (size_t)(end - from));
	return grouped;
}

enum number number_count(struct str word, int64_t *value)
{
	bool negative = str_eat(&word, STR("-"));
	struct str left, whole, places;
	uint64_t magnitude = 0;
	enum number result;

	if (!negative)
		str_eat(&word, STR("+"));
	left = word;
	result = number_eat(&left, &magnitude);
	if (!left.length)
		return result == NUMBER_OK ? with_sign(magnitude, negative, value) : result;
	if (!split_decimal(word, &whole, &places))
		return NUMBER_BAD;
	if (result == NUMBER_TOO_BIG || magnitude == UINT64_MAX)
		return NUMBER_TOO_BIG;
	/* The first digit behind the point decides how it is rounded. */
	result = with_sign(magnitude + (places.length && places.at[0] >= '5'), negative, value);
	return result == NUMBER_OK && places.length ? NUMBER_ROUNDED : result;
}

enum number number_position(struct str word, uint64_t *value, bool *rest, bool *below)
{
	bool plus = str_eat(&word, STR("+"));
	bool minus = !plus && str_eat(&word, STR("-"));
	uint64_t n = 0;
	enum number result;

	*below = false;
	if (!plus && !minus && str_eat(&word, STR("*"))) {
		*rest = word.length > 0;
		return NUMBER_OK;
	}
	result = number_eat(&word, &n);
	*rest = word.length > 0;
	if (result != NUMBER_OK)
		return result;
	if (plus) {
		if (overflow_add(*value, n, &n))
			return NUMBER_TOO_BIG;
	} else if (minus) {
		*below = n > *value;
		n = *below ? 0 : *value - n;
	}
	*value = n;
	return NUMBER_OK;
}

enum number number_decimal(struct str text, struct decimal *value)
{
	enum { MOST_PLACES = 16 };
	struct str whole, places;
	bool big;

	*value = (struct decimal){0, 1};
	if (!split_decimal(text, &whole, &places))
		return NUMBER_BAD;
	big = number_eat(&whole, &value->over) == NUMBER_TOO_BIG;
	for (size_t i = 0; i < places.length && i < MOST_PLACES; i++) {
		value->under *= 10;
		big |= overflow_mul(value->over, 10U, &value->over) ||
		       overflow_add(value->over, (unsigned)(places.at[i] - '0'), &value->over);
	}
	return big || value->over > INT64_MAX ? NUMBER_TOO_BIG : NUMBER_OK;
}

bool number_percent(struct str text, struct decimal *value)
{
	return number_decimal(text, value) == NUMBER_OK &&
	       value->over / value->under < 100 + (value->over % value->under == 0);
}

void number_put(FILE *out, bool negative, uint64_t magnitude)
{
	char digits[NUMBER_TEXT], *at = digits + sizeof(digits);

	if (negative)
		putc_unlocked('-', out);
	do
		*--at = (char)('0' + magnitude % 10);
	while (magnitude /= 10);
	while (at < digits + sizeof(digits))
		putc_unlocked(*at++, out);
}

static bool read_range(struct range *range, struct str text)
{
	if (number_eat(&text, &range->low) != NUMBER_OK)
		return false;
	range->high = range->low;
	if (!text.length)
		return true;
	if (!str_eat(&text, STR("-")))
		return false;
	range->high = UINT64_MAX;
	if (!text.length)
		return true;
	return number_eat(&text, &range->high) == NUMBER_OK && !text.length &&
	       range->low <= range->high;
}

bool ranges_read(struct ranges *ranges, struct str text)
{
	size_t room = 0;
	bool more = true;

	*ranges = (struct ranges){0};
	while (more) {
		struct str word = str_eat_until(&text, ',');

		more = text.at > word.at + word.length;
		if (!read_range(&UTIL_PUSH(ranges->list, ranges->count, room), word))
			return false;
	}
	return true;
}

bool ranges_has(const struct ranges *ranges, uint64_t number)
{
	for (size_t i = 0; i < ranges->count; i++)
		if (number >= ranges->list[i].low && number <= ranges->list[i].high)
			return true;
	return false;
}

void ranges_free(struct ranges *ranges)
{
	free(ranges->list);
	*ranges = (struct ranges){0};
}
