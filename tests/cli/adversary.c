/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * usage: adversary KIND COUNT
 *
 * Prints a profile of COUNT times what costs a reader most.  It includes the
 * tables' own hash functions, to collide under the seed they begin with.
 */
#include "profile/cost.h"
#include "base/map.h"
#include "base/names.c"

#include <inttypes.h>
#include <stdio.h>

/* A number that looks random, the same in each run. */
static uint64_t scatter(uint64_t i)
{
	return hash_mix(i + 1, 12345);
}

/* Ids near 2^64, none beside another. */
static void huge_ids(uint64_t n)
{
	uint64_t i;

	for (i = 0; i < n; i++)
		printf("fn=(%" PRIu64 ") f%" PRIu64 "\n%" PRIu64 " 1\n",
		       UINT64_MAX - i * 1000, i, i);
}

/* Ids that are as far from each other as an array may make worth while. */
static void sparse_ids(uint64_t n)
{
	uint64_t i;

	for (i = 0; i < n; i++)
		printf("fl=(%" PRIu64 ") a\nfn=(%" PRIu64 ") f\n1 1\n",
		       i * 300, i * 257 % 10000019);
}

static void huge_lines(uint64_t n)
{
	uint64_t i;

	puts("fl=a.c\nfn=f");
	for (i = 0; i < n; i++)
		printf("%" PRIu64 " 1\n", UINT64_MAX - i * 3);
}

static void many_files(uint64_t n)
{
	uint64_t i;

	for (i = 0; i < n; i++)
		printf("fl=f%" PRIu64 "\nfn=g\n1 1\n", i);
}

static void many_names(uint64_t n)
{
	uint64_t i;

	for (i = 0; i < n; i++)
		printf("fn=%" PRIx64 "\n1 1\n", scatter(i));
}

/* Functions of which there is nothing but names, in as few bytes as can be. */
static void bare_names(uint64_t n)
{
	uint64_t i;

	for (i = 0; i < n; i++)
		printf("fn=%" PRIx64 "\n", i);
}

/* A function that is inlined from so many files. */
static void many_inlined(uint64_t n)
{
	uint64_t i;

	puts("fn=f");
	for (i = 0; i < n; i++)
		printf("fi=%" PRIx64 "\n1 1\n", i);
}

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

static void many_cycles(uint64_t n)
{
	uint64_t i;

	for (i = 0; i < n; i++)
		printf("fn=a%" PRIu64 "\n1 1\ncfn=b%" PRIu64 "\ncalls=1 1\n"
		       "1 1\nfn=b%" PRIu64 "\n1 1\ncfn=a%" PRIu64
		       "\ncalls=1 1\n1 1\n", i, i, i, i);
}

static void chain(uint64_t n)
{
	uint64_t i;

	for (i = 0; i < n; i++)
		printf("fn=%" PRIu64 "\n1 1\ncfn=%" PRIu64 "\ncalls=1 1\n1 %"
		       PRIu64 "\n", i, i + 1, n - i);
}

/* The same as one cycle. */
static void ring(uint64_t n)
{
	chain(n);
	printf("fn=%" PRIu64 "\n1 1\ncfn=0\ncalls=1 1\n1 1\n", n);
}

/* All functions call one, and one calls all, from one line. */
static void star(uint64_t n)
{
	uint64_t i;

	for (i = 0; i < n; i++)
		printf("fn=%" PRIu64 "\n1 1\ncfn=hub\ncalls=1 1\n1 1\n", i);
	puts("fn=hub");
	for (i = 0; i < n; i++)
		printf("cfn=%" PRIu64 "\ncalls=1 1\n7 1\n", i);
}

/* Names that share all of the table's bits of their hash. */
static void colliding_names(uint64_t n)
{
	char text[17];
	uint64_t found = 0, i;

	for (i = 0; found < n; i++) {
		snprintf(text, sizeof(text), "%016" PRIx64, i);
		if ((hash_of((struct str){text, 16}, 0) & 0xfff) != 0)
			continue;
		found++;
		printf("fn=%s\n1 1\n", text);
	}
}

/* The same for lines of a function. */
static void colliding_lines(uint64_t n)
{
	const struct map map = {.near = true};
	uint64_t found = 0;
	uint32_t line;

	puts("fl=a.c\nfn=f");
	for (line = 0; found < n; line += 8) {
		if ((map_hash(&map, 0, line) & 0xffff) != 0)
			continue;
		found++;
		printf("%" PRIu32 " 1\n", line);
	}
}

/* The same for ids. */
static void colliding_ids(uint64_t n)
{
	const struct map map = {.near = false};
	uint64_t found = 0;
	uint32_t id;

	for (id = 0; found < n; id++) {
		if ((map_hash(&map, 77, id) & 0xfff) != 0)
			continue;
		found++;
		printf("fn=(%" PRIu64 ") f\n1 1\n", (uint64_t)77 << 32 | id);
	}
}

static void many_descs(uint64_t n)
{
	uint64_t i;

	for (i = 0; i < n; i++)
		printf("desc: %" PRIu64 "\n", i);
	puts("fn=f\n1 1");
}

/* Lines of the header that say something of n things, in two parts. */
static void many_keys(uint64_t n)
{
	uint64_t part, i;

	for (part = 0; part < 2; part++) {
		puts("events: A");
		for (i = 0; i < n; i++)
			printf("desc: %" PRIu64 ": a\n", i);
		puts("fn=f\n1 1");
	}
}

/* Functions that share a file. */
static void one_file(uint64_t n)
{
	uint64_t i;

	puts("fl=a.c");
	for (i = 0; i < n; i++)
		printf("fn=f%" PRIu64 "\n%" PRIu64 " 1\n", i, i);
}

static void many_parts(uint64_t n)
{
	uint64_t i;

	for (i = 0; i < n; i++)
		printf("part: %" PRIu64 "\nthread: %" PRIu64 "\ndesc: %" PRIu64
		       "\nevents: A\nfn=f\n1 1\n", i, i, i);
}

/* Each uses the one before it, twice that if doubling is set. */
static void chained_formulas(uint64_t n, bool doubling)
{
	uint64_t i;

	puts("event: E0 = A");
	for (i = 1; i < n; i++)
		printf("event: E%" PRIu64 " = %s E%" PRIu64 " : long\n", i,
		       doubling ? "2" : "A +", i - 1);
	puts("events: A\nfn=f\n1 1");
}

static void many_formulas(uint64_t n)
{
	chained_formulas(n, false);
}

static void doubling_formulas(uint64_t n)
{
	chained_formulas(n, true);
}

static void same_formulas(uint64_t n)
{
	while (n--)
		puts("event: E = A + A : long");
	puts("events: A\nfn=f\n1 1");
}

/* A file name with so many directories in it. */
static void slashes(uint64_t n)
{
	fputs("fl=", stdout);
	while (n--)
		fputs("a/", stdout);
	puts("b\nfn=f\n1 1");
}

static void long_name(uint64_t n)
{
	fputs("fn=", stdout);
	while (n--)
		putchar('x');
	puts("\n1 1");
}

/* A line of costs, and one of something else, that does not end. */
static void long_lines(uint64_t n)
{
	uint64_t i;

	fputs("fn=f\n1", stdout);
	for (i = 0; i < n; i++)
		fputs(" 1", stdout);
	fputs("\nsummary:", stdout);
	for (i = 0; i < n; i++)
		fputs(" 1", stdout);
	fputs("\n?", stdout);
	for (i = 0; i < n; i++)
		fputs("??", stdout);
	puts("");
}

static void many_odd_lines(uint64_t n)
{
	while (n--)
		puts("?");
	puts("fn=f\n1 1");
}

static void many_numbers(uint64_t n)
{
	puts("fn=f");
	while (n--)
		puts("1 1e-999999999999\n1 0e999999999999\n1 0.000000000001");
}

/* n functions call one that calls n others: for --fold=hub. */
static void many_ways(uint64_t n)
{
	uint64_t i;

	for (i = 0; i < n; i++)
		printf("fn=w%" PRIu64 "\ncfn=hub\ncalls=1 1\n1 %" PRIu64 "\n",
		       i, n);
	puts("fn=hub");
	for (i = 0; i < n; i++)
		printf("cfn=b%" PRIu64 "\ncalls=1 1\n1 %" PRIu64 "\n", i, n);
}

/* Lines of a function that call one that is folded, in few bytes. */
static void many_lines_in(uint64_t n)
{
	uint64_t i;

	puts("fn=f");
	for (i = 0; i < n; i++)
		printf("cfn=hub\ncalls=1 1\n%" PRIu64 " 1\n", i);
	puts("fn=hub\n1 1 1 1");
}

/* A chain of folded functions, of which the last calls n others. */
static void folded_chain(uint64_t n)
{
	uint64_t i;

	printf("fn=main\ncfn=hub0\ncalls=1 1\n1 %" PRIu64 "\n", n);
	for (i = 0; i < n; i++)
		printf("fn=hub%" PRIu64 "\ncfn=hub%" PRIu64
		       "\ncalls=1 1\n1 %" PRIu64 "\n", i, i + 1, n);
	printf("fn=hub%" PRIu64 "\n", n);
	for (i = 0; i < n; i++)
		printf("cfn=b%" PRIu64 "\ncalls=1 1\n1 1\n", i);
}

/* KEY and a name of n bytes, each of them c. */
static void put_long(const char *key, char c, uint64_t n)
{
	fputs(key, stdout);
	while (n--)
		putchar(c);
}

/* Functions that share a file of a long name; so do their callees. */
static void long_file(uint64_t n)
{
	uint64_t i;

	put_long("fl=(1) ", '<', n);
	for (i = 0; i < n / 20; i++)
		printf("\nfn=f%" PRIu64 "\n1 1\ncfn=f%" PRIu64
		       "\ncalls=1 1\n1 1", i, i + 1);
	puts("");
}

/* The same of an object; and with two objects all rows show theirs. */
static void long_object(uint64_t n)
{
	uint64_t i;

	put_long("ob=(1) ", '\1', n);
	put_long("\nob=(2) x", '\1', n);
	for (i = 0; i < n / 10; i++)
		printf("\nob=(%d)\nfn=f%" PRIu64 "\n1 1", (int)(i % 2) + 1,
		       i / 2);
	puts("");
}

/* A function of a long name that many call, and that calls all of them. */
static void long_function(uint64_t n)
{
	uint64_t i;

	put_long("fn=(1) ", 'a', n);
	puts("\n1 1");
	for (i = 2; i < n / 20; i++)
		printf("fn=(%" PRIu64 ") %" PRIu64 "\n1 1\ncfn=(1)\ncalls=1 1\n1 "
		       "1\nfn=(1)\ncfn=(%" PRIu64 ")\ncalls=1 1\n1 1\n",
		       i, i, i);
}

/* Names of 256 bytes, which are never cut, on lines of few bytes. */
static void fair_names(uint64_t n)
{
	put_long("ob=", 'o', 256);
	put_long("\nfl=", 'l', 256);
	put_long("\nfn=", 'f', 256);
	puts("");
	while (n--)
		puts("+1 1");
}

/* All events have columns, and lines give the first one only. */
static void sparse_rows(uint64_t n)
{
	puts("fl=a.c\nfn=f\n1 1000000000000");
	while (n--)
		puts("+1 1");
}

/* One name: n brackets are opened, and closed. */
static void nested_name(uint64_t n)
{
	put_long("fl=a.c\nfn=", '<', n);
	put_long("", '>', n);
	puts("\n1 1");
}

/* Names of 4,000 bytes of brackets that are not closed, and of scopes without names. */
static void names_of_pieces(uint64_t n, const char *first, const char *piece)
{
	uint64_t i, j;

	puts("fl=a.c");
	for (i = 0; i < n; i++) {
		printf("fn=%s", first);
		for (j = 0; j < 4000 / strlen(piece); j++)
			fputs(piece, stdout);
		printf("%" PRIu64 "\n1 %" PRIu64 "\n", i, 100 + i);
	}
}

static void open_names(uint64_t n)
{
	names_of_pieces(n, "N", "<");
}

static void mixed_names(uint64_t n)
{
	names_of_pieces(n, "a", "<(");
}

static void closure_names(uint64_t n)
{
	names_of_pieces(n, "a", "::{}");
}

static void caller_names(uint64_t n)
{
	names_of_pieces(n, "f", "'a<b>");
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

static void nothing(uint64_t n)
{
	(void)n;
}

/* Which events there are before all that. */
enum events { NO_LINE, ONE, ALL, COUNT };

static const struct {
	const char *kind;
	void (*print)(uint64_t n);
	enum events events;
} kinds[] = {
	{"huge_ids", huge_ids, ONE},
	{"sparse_ids", sparse_ids, ONE},
	{"huge_lines", huge_lines, ONE},
	{"many_files", many_files, ONE},
	{"many_names", many_names, ONE},
	{"bare_names", bare_names, ONE},
	{"many_inlined", many_inlined, ONE},
	{"wider_rows", wider_rows, ALL},
	{"wide_and_narrow", wide_and_narrow, ALL},
	{"many_cycles", many_cycles, ONE},
	{"chain", chain, ONE},
	{"ring", ring, ONE},
	{"star", star, ONE},
	{"colliding_names", colliding_names, ONE},
	{"colliding_lines", colliding_lines, ONE},
	{"colliding_ids", colliding_ids, ONE},
	{"many_ways", many_ways, ONE},
	{"many_ways_wide", many_ways, ALL},
	{"many_lines_in", many_lines_in, ALL},
	{"folded_chain", folded_chain, ONE},
	{"long_file", long_file, ONE},
	{"long_object", long_object, ONE},
	{"long_function", long_function, ONE},
	{"fair_names", fair_names, ONE},
	{"nested_name", nested_name, ONE},
	{"open_names", open_names, ONE},
	{"mixed_names", mixed_names, ONE},
	{"closure_names", closure_names, ONE},
	{"caller_names", caller_names, ONE},
	{"sparse_rows", sparse_rows, ALL},
	{"all_call_all", all_call_all, ONE},
	{"many_events", nothing, COUNT},
	{"many_descs", many_descs, ONE},
	{"many_parts", many_parts, NO_LINE},
	{"many_keys", many_keys, NO_LINE},
	{"one_file", one_file, ONE},
	{"many_formulas", many_formulas, NO_LINE},
	{"doubling_formulas", doubling_formulas, NO_LINE},
	{"same_formulas", same_formulas, NO_LINE},
	{"slashes", slashes, ONE},
	{"long_name", long_name, ONE},
	{"long_lines", long_lines, ONE},
	{"many_odd_lines", many_odd_lines, ONE},
	{"many_numbers", many_numbers, ONE},
};

static void print_events(enum events events, uint64_t n)
{
	uint64_t i;

	if (events == NO_LINE)
		return;
	if (events != COUNT)
		n = events == ONE ? 1 : COST_EVENTS;
	fputs("events:", stdout);
	for (i = 0; i < n; i++)
		printf(" E%" PRIu64, i);
	puts("");
}

int main(int argc, char **argv)
{
	uint64_t n = argc == 3 ? strtoull(argv[2], NULL, 10) : 0;
	size_t i;

	for (i = 0; n && i < LENGTH(kinds); i++)
		if (strcmp(argv[1], kinds[i].kind) == 0) {
			print_events(kinds[i].events, n);
			kinds[i].print(n);
			return 0;
		}
	return 2;
}
