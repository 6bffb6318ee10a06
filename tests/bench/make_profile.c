/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Prints a profile of the given number of functions, as Callgrind would have
 * written it: names compressed, line numbers relative, trailing zeros left
 * out.  The same number gives the same bytes.
 *
 *	make_profile FUNCTIONS
 *
 * The first 63 of 64 functions are the program, a binary tree: function i is
 * called once, by (i - 1) / 2.  A leaf of it calls one or two functions of
 * the library, which are the others and call nothing.  So every sum is
 * exact: the inclusive cost of function 0 and the sum of the self costs are
 * the summary.
 */

#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum {
	EVENTS = 3,
	FUNCTIONS_PER_FILE = 20,
	LINES_PER_FUNCTION = 40,
	MAX_FUNCTIONS = 50000000,
};

struct cost {
	uint64_t count[EVENTS];
};

struct function {
	struct cost inclusive;
	uint64_t calls; /* to it */
	bool named;     /* its name was printed, from now on its id will do */
};

struct program {
	uint32_t size; /* functions */
	uint32_t tree; /* those of them that are the program's */
	bool library_named;
	struct function *functions;
	bool *file_named;
};

struct call {
	uint32_t callee;
	uint32_t count;
};

/* A number that looks random, the same one for the same arguments. */
static uint32_t mix(uint32_t a, uint32_t b)
{
	uint32_t h = a * 0x9e3779b1u ^ (b + 1) * 0x85ebca6bu;

	h = (h ^ h >> 16) * 0x7feb352du;
	h = (h ^ h >> 15) * 0x846ca68bu;
	return h ^ h >> 16;
}

static void add(struct cost *sum, const struct cost *cost, uint64_t times)
{
	for (int i = 0; i < EVENTS; i++)
		sum->count[i] += cost->count[i] * times;
}

static uint32_t line_count(uint32_t function)
{
	return 3 + mix(function, 100) % 3;
}

/*
 * The cost of one call of the function on its line k.  Half of the functions
 * cost twice as much as the rest, a quarter four times, and so on, so that a few
 * of them have most of the cost.
 */
static struct cost line_cost(uint32_t function, uint32_t k)
{
	uint32_t h = mix(function, k);
	uint64_t ir = 1 + h % 9;

	for (uint32_t skew = mix(function, 101); skew & 1; skew >>= 1)
		ir *= 2;
	return (struct cost){ { ir, ir * (h >> 8 & 3) / 4,
	                        ir * (h >> 10 & 3) / 8 } };
}

static struct cost self_cost(uint32_t function)
{
	struct cost sum = { { 0 } };

	for (uint32_t k = 0; k < line_count(function); k++) {
		struct cost cost = line_cost(function, k);
		add(&sum, &cost, 1);
	}
	return sum;
}

/* Fills in the calls that the function makes; returns their number, <= 2. */
static int calls_of(const struct program *p, uint32_t function,
                    struct call calls[2])
{
	uint32_t library = p->size - p->tree;
	uint64_t first = 2 * (uint64_t)function + 1;
	int n = 0;

	if (function >= p->tree)
		return 0;
	for (uint64_t i = first; i < first + 2 && i < p->tree; i++)
		calls[n++] = (struct call){ (uint32_t)i, 1 };
	if (n > 0 || library == 0)
		return n;
	for (uint32_t k = 0; k < 1 + mix(function, 102) % 2; k++) {
		uint32_t h = mix(function, 103 + k);
		calls[n++] = (struct call){ p->tree + h % library,
		                            1 + (h >> 8) % 20 };
	}
	return n;
}

/* Callees come after their callers, so that backwards one pass does. */
static void add_up(struct program *p)
{
	for (uint32_t i = p->size; i-- > 0;) {
		struct function *f = &p->functions[i];
		struct call calls[2];
		int n = calls_of(p, i, calls);

		f->inclusive = self_cost(i);
		for (int k = 0; k < n; k++) {
			struct function *to = &p->functions[calls[k].callee];
			to->calls += calls[k].count;
			add(&f->inclusive, &to->inclusive, calls[k].count);
		}
	}
}

static void print_file(struct program *p, const char *key, uint32_t function)
{
	uint32_t file = function / FUNCTIONS_PER_FILE;

	printf("%s=(%" PRIu32 ")", key, file + 1);
	if (!p->file_named[file])
		printf(" /usr/src/made-up/dir%02" PRIu32 "/file%06" PRIu32
		       ".c", file % 100, file);
	putchar('\n');
	p->file_named[file] = true;
}

static void print_name(struct program *p, const char *key, uint32_t function)
{
	struct function *f = &p->functions[function];

	printf("%s=(%" PRIu32 ")", key, function + 1);
	if (!f->named)
		printf(" do_%08" PRIx32 "_%08" PRIu32,
		       mix(function, 104), function);
	putchar('\n');
	f->named = true;
}

static void print_cost(const struct cost *cost)
{
	int n = EVENTS;

	while (n > 0 && cost->count[n - 1] == 0)
		n--;
	for (int i = 0; i < n; i++)
		printf(" %" PRIu64, cost->count[i]);
	putchar('\n');
}

static uint32_t first_line(uint32_t function)
{
	return 10 + function % FUNCTIONS_PER_FILE * LINES_PER_FUNCTION;
}

static void print_library(struct program *p, const char *key)
{
	printf("%s=(2)%s\n", key,
	       p->library_named ? "" : " /usr/lib/libmade-up.so");
	p->library_named = true;
}

static void print_call(struct program *p, uint32_t caller, struct call call)
{
	struct cost cost = { { 0 } };

	if (call.callee >= p->tree)
		print_library(p, "cob");
	if (call.callee / FUNCTIONS_PER_FILE != caller / FUNCTIONS_PER_FILE)
		print_file(p, "cfi", call.callee);
	print_name(p, "cfn", call.callee);
	printf("calls=%" PRIu32 " %" PRIu32 "\n*", call.count,
	       first_line(call.callee));
	add(&cost, &p->functions[call.callee].inclusive, call.count);
	print_cost(&cost);
}

static void print_function(struct program *p, uint32_t function)
{
	struct call calls[2];
	int n = calls_of(p, function, calls);

	if (function == 0)
		printf("\nob=(1) /usr/bin/made-up\n");
	if (function == p->tree)
		print_library(p, "\nob");
	putchar('\n');
	if (function % FUNCTIONS_PER_FILE == 0 || function == p->tree)
		print_file(p, "fl", function);
	print_name(p, "fn", function);
	for (uint32_t k = 0; k < line_count(function); k++) {
		struct cost line = line_cost(function, k);
		struct cost cost = { { 0 } };

		add(&cost, &line, function < p->tree ?
		    1 : p->functions[function].calls);
		if (k == 0)
			printf("%" PRIu32, first_line(function));
		else
			printf("+%" PRIu32, 1 + mix(function, k) % 5);
		print_cost(&cost);
		if ((int)k < n)
			print_call(p, function, calls[k]);
	}
}

int main(int argc, char **argv)
{
	struct program p = { 0 };
	char *end;

	if (argc == 2) {
		unsigned long size = strtoul(argv[1], &end, 10);
		if (*end == '\0' && size <= MAX_FUNCTIONS)
			p.size = (uint32_t)size;
	}
	if (p.size == 0) {
		fprintf(stderr, "usage: make_profile FUNCTIONS\n");
		return 2;
	}
	p.tree = p.size - p.size / 64;
	p.functions = calloc(p.size, sizeof(*p.functions));
	p.file_named = calloc(p.size / FUNCTIONS_PER_FILE + 1,
	                      sizeof(*p.file_named));
	if (!p.functions || !p.file_named) {
		perror("make_profile");
		return 1;
	}
	add_up(&p);

	printf("# callgrind format\nversion: 1\ncreator: make_profile\n"
	       "pid: 1\ncmd:  made-up\npart: 1\n\n\n"
	       "desc: Trigger: Program termination\n\n"
	       "positions: line\nevents: Ir Dr Dw\nsummary:");
	print_cost(&p.functions[0].inclusive);
	putchar('\n');
	for (uint32_t i = 0; i < p.size; i++)
		print_function(&p, i);
	printf("\ntotals:");
	print_cost(&p.functions[0].inclusive);
	free(p.functions);
	free(p.file_named);
	if (fflush(stdout) != 0 || ferror(stdout)) {
		perror("make_profile");
		return 1;
	}
	return 0;
}
