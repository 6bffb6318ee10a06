/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/nearest.h"

static size_t least(size_t a, size_t b)
{
	return a < b ? a : b;
}

/*
 * Allows one change, and one more for every five letters, but none in a single
 * letter.  More than ten are no typing mistake, and would take long to count.
 */
void nearest_begin(struct nearest *nearest, struct str wanted)
{
	*nearest = (struct nearest){.wanted = wanted};
	if (wanted.length > 1 && wanted.length <= NEAREST_LONGEST)
		nearest->most = least(1 + wanted.length / 5, 10);
}

/*
 * The number of changes from a to b; if there are more than `most`, any number above `most`.  Row i
 * of the table is for the first i bytes of a.  Only entries within `most` of the diagonal can be
 * `most` or less; the others are not set.
 */
static size_t changes(struct str a, struct str b, size_t most)
{
	size_t rows[3][NEAREST_LONGEST + 2], i;
	size_t *two_above = rows[0], *above = rows[1], *row = rows[2];

	for (size_t j = 0; j <= b.length; j++)
		above[j] = j;
	for (i = 1; i <= a.length; i++) {
		size_t from = i > most ? i - most : 1;
		size_t to = least(i + most, b.length);
		size_t best = from == 1 ? i : most + 1;
		size_t *free_row = two_above;

		row[from - 1] = best;
		for (size_t j = from; j <= to; j++) {
			char x = str_lower(a.at[i - 1]), y = str_lower(b.at[j - 1]);
			size_t n = above[j - 1] + (x != y);

			n = least(n, row[j - 1] + 1);
			if (j < i + most)
				n = least(n, above[j] + 1);
			if (i > 1 && j > 1 && x == str_lower(b.at[j - 2]) &&
			    y == str_lower(a.at[i - 2]))
				n = least(n, two_above[j - 2] + 1);
			row[j] = n;
			best = least(best, n);
		}
		if (best > most)
			return best;
		two_above = above;
		above = row;
		row = free_row;
	}
	/* NOLINTNEXTLINE: it is set, as the lengths differ by most or less */
	return above[b.length];
}

static bool comes_before(const struct near *a, const struct near *b)
{
	return a->changes != b->changes ? a->changes < b->changes
					: str_compare(a->name, b->name) < 0;
}

/*
 * Inserts a name in order, where it may be with more changes already; a full
 * list loses its last name.
 */
static void insert_near(struct nearest *nearest, struct near added)
{
	struct near *list = nearest->list;
	size_t i = 0;

	while (i < nearest->count && !str_equal(list[i].name, added.name))
		i++;
	if (i == NEAREST_MOST)
		i--;
	else if (i == nearest->count)
		list[nearest->count++] = (struct near){added.name, SIZE_MAX};
	if (!comes_before(&added, &list[i]))
		return;
	for (; i > 0 && comes_before(&added, &list[i - 1]); i--)
		list[i] = list[i - 1];
	list[i] = added;
	/* A name with more changes than the last of a full list is not
	   proposed.  most must not become 0: then no name would be. */
	added = list[nearest->count - 1];
	if (nearest->count == NEAREST_MOST)
		nearest->most = added.changes ? added.changes : 1;
}

void nearest_try(struct nearest *nearest, struct str spelling, struct str name)
{
	struct str wanted = nearest->wanted;
	size_t n;

	if (!nearest->most || spelling.length > NEAREST_LONGEST ||
	    spelling.length > wanted.length + nearest->most ||
	    wanted.length > spelling.length + nearest->most)
		return;
	n = changes(wanted, spelling, nearest->most);
	if (n <= nearest->most)
		insert_near(nearest, (struct near){name, n});
}

void nearest_try_short(struct nearest *nearest, struct str name)
{
	struct str wanted = nearest->wanted;
	size_t n = 0;

	for (size_t i = 0; i < name.length && n < wanted.length && (i == 0 || n > 0); i++)
		n += str_lower(name.at[i]) == str_lower(wanted.at[n]);
	if (n > 1 && n == wanted.length)
		insert_near(nearest, (struct near){name, 0});
}
