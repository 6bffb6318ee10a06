/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Changes a profile in a few places, as a fault or a spiteful writer would:
 *
 *	mutate SEED <PROFILE
 *
 * prints it with some bytes, words or lines put in, taken out, said twice or
 * exchanged.  The same seed and profile give the same bytes.
 */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 400000, CHANGES = 12 };

/* The words to insert: words of the format, and words on its edges. */
static const char *const words[] = {
	" ", "\t", "\n", "\r\n", "  ", "0", "1", "9", "10", "99999", "123456789",
	"12345678901", "4611686018427387904", "9223372036854775807",
	"9223372036854775808", "18446744073709551616", "-", "+", "*", ".", "-1",
	"+1", "-5", "* ", "0x1f", "1.5", "1e3", "\n* 1\n", "\n+1 2 3\n",
	"\n-1 1\n", "\ncalls=1 0\n* 1 2\n", "\ncalls=2\n1 5\n",
	"\ncalls=9223372036854775807 0\n* 9223372036854775807\n",
	"\n1 9223372036854775807\n", "\nfn=(1)\n", "\nfn=(1) a\n", "\nfn=b\n",
	"\ncfn=(2)\n", "\ncfn=(2) c\n", "\nfi=(1)\n", "\nfe=(2) f\n",
	"\nfl=(3)\n", "\ncfi=(1)\n", "\ncfl=(2)\n", "\ncob=(1)\n", "\nob=(2)\n",
	"\njump=1 2\n* \n", "\njcnd=1/2 +3\n*\n", "\njfn=(1)\n", "(", ")",
	"(1)", "(4294967296)", "\nevents: A B\n", "\nevents: Ir\n",
	"\npositions: instr line\n", "\npositions: line\n", "\npart: 2\n",
	"\nthread: 2\n", "\ntotals: 1\n", "\nsummary: 5\n", "\n# callgrind format\n",
	"\n\n", "\n 5 5\n", "\n.\n", "\nversion: 1\n", "\ncreator: callgrind-3\n",
};

struct text {
	char *at;
	size_t length;
};

static uint64_t state;

static uint64_t draw(uint64_t below)
{
	state = state * 6364136223846793005u + 1442695040888963407u;
	return (state >> 33) % below;
}

/* Replaces length bytes at place by others. */
static void replace(struct text *text, size_t place, size_t length,
                    const char *by, size_t by_length)
{
	char *made = malloc(text->length - length + by_length + 1);

	if (!made)
		exit(1);
	memcpy(made, text->at, place);
	memcpy(made + place, by, by_length);
	memcpy(made + place + by_length, text->at + place + length,
	       text->length - place - length);
	text->length += by_length - length;
	free(text->at);
	text->at = made;
}

/* The line that place is in: its beginning, and its length with the newline. */
static size_t line_at(const struct text *text, size_t place, size_t *length)
{
	size_t end = place;

	while (place > 0 && text->at[place - 1] != '\n')
		place--;
	while (end < text->length && text->at[end] != '\n')
		end++;
	*length = end - place + (end < text->length);
	return place;
}

static void change(struct text *text)
{
	size_t place = draw(text->length), length, to;
	const char *word = words[draw(sizeof(words) / sizeof(*words))];
	char *copy, byte = (char)draw(256);

	switch (draw(6)) {
	case 0:
		replace(text, place, 1, &byte, 1);
		return;
	case 1:
		replace(text, place, 1, "", 0);
		return;
	case 2:
	case 3:
		replace(text, place, draw(2), word, strlen(word));
		return;
	case 4:
		place = line_at(text, place, &length);
		replace(text, place, length, "", 0);
		return;
	default:
		place = line_at(text, place, &length);
		copy = malloc(length + 1);
		if (!copy)
			exit(1);
		memcpy(copy, text->at + place, length);
		to = line_at(text, draw(text->length), &(size_t){ 0 });
		replace(text, to, 0, copy, length);
		free(copy);
	}
}

int main(int argc, char **argv)
{
	struct text text = { malloc(MOST), 0 };

	if (argc != 2 || !text.at) {
		fprintf(stderr, "usage: mutate SEED <PROFILE\n");
		return 2;
	}
	state = strtoull(argv[1], NULL, 10) * 0x9e3779b97f4a7c15u + 1;
	draw(2);
	text.length = fread(text.at, 1, MOST, stdin);
	for (uint64_t n = 1 + draw(CHANGES); n > 0 && text.length > 0; n--)
		change(&text);
	fwrite(text.at, 1, text.length, stdout);
	free(text.at);
	return fflush(stdout) != 0 || ferror(stdout);
}
