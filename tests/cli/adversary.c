/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * usage: adversary KIND COUNT
 *
 * Prints a profile of COUNT times what costs a reader most.  It includes the
 * tables' own hash functions, to collide under the seed 0.
 */
#include <inttypes.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "profile/cost.h"

/* Rows that become wider by one event with each line. */
static void wider_rows(uint64_t n)
{
	uint64_t i, event, j;

	for (event = 0; event < COST_EVENTS; event++)
		for (i = 0; i < n / COST_EVENTS; i++) {
			printf("fn=%" PRIu64 "\n1", i);
			for (j = 0; j < event; j++)
				fputs(" .", stdout);
			puts(" 1");
		}
}

/* Costs of two lines that need 64 bits and 32 in turns. */
static void wide_and_narrow(uint64_t n)
{
	uint64_t i;
	unsigned event;

	puts("fn=f");
	for (i = 1; i <= 2; i++) {
		printf("%" PRIu64, i);
		for (event = 0; event < COST_EVENTS; event++)
			fputs(" 2147483647", stdout);
		puts("");
	}
	for (i = 0; i < n; i++)
		printf("%d . %s1\n", i % 2 ? 1 : 2, i % 4 < 2 ? "" : "-");
}

/* A complete graph: stacks, of which there are more than bytes. */
static void all_call_all(uint64_t n)
{
	uint64_t i, j;

	for (i = 0; i < n; i++) {
		printf("fn=%" PRIu64 "\n1 1\n", i);
		for (j = i + 1; j < n; j++)
			printf("cfn=%" PRIu64 "\ncalls=1 1\n1 9999\n", j);
	}
}

/* Which events there are before all that. */
enum events { NO_LINE, ONE, ALL, COUNT };

/*
 * Of a text, what stands at an even place is printed once, and what stands at an odd one COUNT
 * times, or so much less often. $i is how often it was printed; print_text() has the others.
 */
static const struct {
	const char *kind;
	enum events events;
	uint64_t less;
	void (*print)(uint64_t n);
	const char *text[7];
} kinds[] = {
	/* Ids near 2^64, none beside another, and as far apart as an array may make worth while. */
	{"huge_ids", ONE, 1, NULL, {"", "fn=($u) f$i\n$i 1\n"}},
	{"sparse_ids", ONE, 1, NULL, {"", "fl=($s) a\nfn=($t) f\n1 1\n"}},
	{"huge_lines", ONE, 1, NULL, {"fl=a.c\nfn=f\n", "$u 1\n"}},
	{"many_files", ONE, 1, NULL, {"", "fl=f$i\nfn=g\n1 1\n"}},
	{"many_names", ONE, 1, NULL, {"", "fn=$r\n1 1\n"}},
	/* Functions of which there is nothing but names, in as few bytes as can be. */
	{"bare_names", ONE, 1, NULL, {"", "fn=$h\n"}},
	{"many_inlined", ONE, 1, NULL, {"fn=f\n", "fi=$h\n1 1\n"}},
	{"wider_rows", ALL, 1, wider_rows, {""}},
	{"wide_and_narrow", ALL, 1, wide_and_narrow, {""}},
	{"many_cycles", ONE, 1, NULL, {"",
		"fn=a$i\n1 1\ncfn=b$i\ncalls=1 1\n1 1\nfn=b$i\n1 1\ncfn=a$i\ncalls=1 1\n1 1\n"}},
	{"chain", ONE, 1, NULL, {"", "fn=$i\n1 1\ncfn=$j\ncalls=1 1\n1 $k\n"}},
	{"ring", ONE, 1, NULL, {"", "fn=$i\n1 1\ncfn=$j\ncalls=1 1\n1 $k\n",
		"fn=$n\n1 1\ncfn=0\ncalls=1 1\n1 1\n"}},
	/* Jumps, each inside the one before. */
	{"nested_jumps", ONE, 1, NULL, {"positions: instr line\nfl=a.c\nfn=f\n",
		"$i 1 1\njump=1 $m 1\n$i 1\n", "", "$p 1 1\n"}},
	/* All functions call one, and one calls all, from one line. */
	{"star", ONE, 1, NULL, {"", "fn=$i\n1 1\ncfn=hub\ncalls=1 1\n1 1\n",
		"fn=hub\n", "cfn=$i\ncalls=1 1\n7 1\n"}},
	/* Long names of what many rows share. */
	{"long_file", ONE, 20, NULL, {"fl=(1) $<\n",
		"fn=f$i\n1 1\ncfn=f$j\ncalls=1 1\n1 1\n"}},
	{"long_object", ONE, 20, NULL, {"ob=(1) $1\nob=(2) x$1\n",
		"ob=(1)\nfn=f$i\n1 1\nob=(2)\nfn=f$i\n1 1\n"}},
	{"long_function", ONE, 20, NULL, {"fn=(1) $a\n1 1\n", "fn=(9$i) $i\n1 1\ncfn=(1)\n"
		"calls=1 1\n1 1\nfn=(1)\ncfn=(9$i)\ncalls=1 1\n1 1\n"}},
	/* Names of 256 bytes, which are never cut, on lines of few bytes. */
	{"fair_names", ONE, 1, NULL, {"ob=$o\nfl=$l\nfn=$f\n", "+1 1\n"}},
	{"nested_name", ONE, 1, NULL, {"fl=a.c\nfn=$<$>\n1 1\n"}},
	{"mixed_names", ONE, 1, NULL, {"fl=a.c\n", "fn=a$($i\n1 1\n"}},
	/* All events have columns, and lines give the first one only. */
	{"sparse_rows", ALL, 1, NULL, {"fl=a.c\nfn=f\n1 1000000000000\n", "+1 1\n"}},
	{"all_call_all", ONE, 1, all_call_all, {""}},
	{"many_events", COUNT, 1, NULL, {""}},
	{"many_descs", ONE, 1, NULL, {"", "desc: $i\n", "fn=f\n1 1\n"}},
	{"many_parts", NO_LINE, 1, NULL, {"",
		"part: $i\nthread: $i\ndesc: $i\nevents: A\nfn=f\n1 1\n"}},
	/* Lines of the header that say something of n things, in two parts. */
	{"many_keys", NO_LINE, 1, NULL, {"events: A\n", "desc: $i: a\n",
		"fn=f\n1 1\nevents: A\n", "desc: $i: a\n", "fn=f\n1 1\n"}},
	{"one_file", ONE, 1, NULL, {"fl=a.c\n", "fn=f$i\n$i 1\n"}},
	/* Each uses the one before it, or twice that. */
	{"many_formulas", NO_LINE, 1, NULL, {"event: E0 = A\n",
		"event: E$j = A + E$i : long\n", "events: A\nfn=f\n1 1\n"}},
	{"doubling_formulas", NO_LINE, 1, NULL, {"event: E0 = A\n",
		"event: E$j = 2 E$i : long\n", "events: A\nfn=f\n1 1\n"}},
	{"same_formulas", NO_LINE, 1, NULL, {"", "event: E = A + A : long\n",
		"events: A\nfn=f\n1 1\n"}},
	{"slashes", ONE, 1, NULL, {"fl=", "a/", "b\nfn=f\n1 1\n"}},
	{"long_name", ONE, 1, NULL, {"fn=$a\n1 1\n"}},
	/* A line of costs, and some of something else, that do not end. */
	{"long_lines", ONE, 1, NULL, {"fn=f\n1", " 1", "\nsummary:", " 1", "\n?", "??", "\n"}},
	{"many_odd_lines", ONE, 1, NULL, {"", "?\n", "fn=f\n1 1\n"}},
	{"many_numbers", ONE, 1, NULL, {"fn=f\n",
		"1 1e-999999999999\n1 0e999999999999\n1 0.000000000001\n"}},
};

static void print_events(enum events events, uint64_t n)
{
	if (events == NO_LINE)
		return;
	if (events != COUNT)
		n = events == ONE ? 1 : COST_EVENTS;
	fputs("events:", stdout);
	for (uint64_t i = 0; i < n; i++)
		printf(" E%" PRIu64, i);
	puts("");
}

static void print_often(const char *piece, uint64_t n)
{
	while (n--)
		fputs(piece, stdout);
}

static void print_text(const char *text, uint64_t i, uint64_t n)
{
	for (; *text; text++) {
		char c[2] = {text[0] == '$' ? *++text : '\0', '\0'};

		switch (c[0]) {
		case '\0': putchar(*text); break;
		case 'i': printf("%" PRIu64, i); break;
		case 'j': printf("%" PRIu64, i + 1); break;
		case 'k': printf("%" PRIu64, n - i); break;
		case 'm': printf("%" PRIu64, 2 * n - i); break;
		case 'n': printf("%" PRIu64, n); break;
		case 'p': printf("%" PRIu64, n + i); break;
		case 'h': printf("%" PRIx64, i); break;
		case 's': printf("%" PRIu64, i * 300); break;
		case 't': printf("%" PRIu64, i * 257 % 10000019); break;
		case 'u': printf("%" PRIu64, UINT64_MAX - i * 1000); break;
		/* A number that looks random, the same in each run. */
		case 'r': printf("%" PRIx64, (i + 1) * 0x9e3779b97f4a7c15); break;
		case '(': print_often("<(", 2000); break;
		case 'o': case 'l': case 'f': print_often(c, 256); break;
		/* Any other character stands there as often as all. */
		default: print_often(c[0] == '1' ? "\1" : c, n);
		}
	}
}

int main(int argc, char **argv)
{
	uint64_t n = argc == 3 ? strtoull(argv[2], NULL, 10) : 0;

	for (size_t k = 0; n && k < sizeof(kinds) / sizeof(*kinds); k++) {
		if (strcmp(argv[1], kinds[k].kind) != 0)
			continue;
		print_events(kinds[k].events, n);
		if (kinds[k].print)
			kinds[k].print(n);
		for (size_t t = 0; t < 7 && kinds[k].text[t]; t++)
			for (uint64_t i = 0; i < (t % 2 ? n / kinds[k].less : 1); i++)
				print_text(kinds[k].text[t], i, n);
		return 0;
	}
	return 2;
}
