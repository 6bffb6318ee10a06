/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "figures/fold.h"

/* Folds what text says; the caller frees *p. */
static bool fold_text(struct parsed *p, const char *text, const char *regex,
		      struct fold_result *folded)
{
	struct words words = {0};
	struct patterns patterns;
	bool good;

	words_add(&words, regex);
	parsed_text(p, text);
	ck_assert_msg(p->good, "%s", p->error.text);
	ck_assert(patterns_read(&patterns, &words, "fold", &p->error));
	good = fold_profile(&p->profile, &patterns, folded, &p->error);
	patterns_free(&patterns);
	words_free(&words);
	return good;
}

static void check_fold(const char *text, const char *regex, const char *facts,
		       size_t functions, size_t estimates)
{
	struct parsed p;
	struct fold_result folded;

	ck_assert_msg(fold_text(&p, text, regex, &folded), "%s", p.error.text);
	check_facts(&p, facts);
	ck_assert_uint_eq(folded.functions, functions);
	ck_assert_uint_eq(folded.estimate_count, estimates);
	fold_free(&folded);
	parsed_free(&p);
}

START_TEST(a_function_costs_where_it_was_called)
{
	check_fold("events: A B\nfl=a.c\nfn=main\n1 10 1\n"
		   "cfn=lib\ncalls=2 1\n1 20 2\n"
		   "cfn=lib\ncalls=1 1\n2 30\n"
		   "fn=lib\n5 50 2\n",
		   "lib$",
		   "a.c:main 1 = 30 3\n"
		   "a.c:main 2 = 30 0\n",
		   1, 0);
}
END_TEST

START_TEST(what_a_function_calls_is_called_from_where_it_was)
{
	check_fold("events: A\nob=x\nfl=a.c\nfn=main\n1 10\n"
		   "cob=lib.so\ncfi=q.c\ncfn=sort\ncalls=1 1\n1 100\n"
		   "ob=lib.so\nfl=q.c\nfn=sort\n7 40\n"
		   "cob=x\ncfi=a.c\ncfn=less\ncalls=3 1\n8 45\n"
		   "cob=x\ncfi=a.c\ncfn=less\ncalls=1 1\n9 15\n"
		   "ob=x\nfl=a.c\nfn=less\n20 60\n",
		   "\\[lib",
		   "[x] a.c:main 1 = 50\n"
		   "[x] a.c:main 1 -> [x] a.c:less 4x = 60\n"
		   "[x] a.c:less 20 = 60\n",
		   1, 0);
}
END_TEST

START_TEST(a_chain_of_functions_goes_with_the_first_caller)
{
	check_fold("events: A\nfl=a.c\nfn=main\n"
		   "cfn=lib1\ncalls=1 1\n3 60\n"
		   "fn=lib1\n1 10\ncfn=lib2\ncalls=2 1\n1 50\n"
		   "fn=lib2\n1 20\ncfn=back\ncalls=5 1\n1 30\n"
		   "fn=back\n1 30\n",
		   "lib",
		   "a.c:main 3 = 30\n"
		   "a.c:main 3 -> a.c:back 5x = 30\n"
		   "a.c:back 1 = 30\n",
		   2, 0);
}
END_TEST

/*
 * 101 were spent, and two lines have paid 61 and 40 of them: 31 for lib itself
 * are 18.7 and 12.3, 70 for what it called are 42.3 and 27.7; rounded so that
 * both lines keep what they paid.  10 calls are 6.04 and 3.96: the first gets
 * what is whole of it, the last one the others.
 */
START_TEST(several_ways_divide_by_what_they_paid)
{
	check_fold("events: A\nfl=a.c\nfn=main\n"
		   "cfn=lib\ncalls=1 1\n1 61\n"
		   "cfn=lib\ncalls=1 1\n2 40\n"
		   "fn=lib\n1 31\ncfn=back\ncalls=10 1\n1 70\n"
		   "fn=back\n1 70\n",
		   "lib",
		   "a.c:main 1 = 19\n"
		   "a.c:main 2 = 12\n"
		   "a.c:main 1 -> a.c:back 6x = 42\n"
		   "a.c:main 2 -> a.c:back 4x = 28\n"
		   "a.c:back 1 = 70\n",
		   1, 1);
}
END_TEST

/*
 * Each comparison is of the file of one caller, which has paid 61 and 40: less
 * 45 and 25 for the comparisons, they have paid 16 and 15 for lib itself.
 */
static const char SORTED[] = "a.c:names 2 = 16\n"
			     "b.c:sizes 3 = 15\n"
			     "a.c:names 2 -> a.c:by_name 10x = 45\n"
			     "b.c:sizes 3 -> b.c:by_size 5x = 25\n"
			     "a.c:by_name 1 = 45\n"
			     "b.c:by_size 1 = 25\n";

START_TEST(a_callback_goes_to_callers_of_its_file)
{
	check_fold("events: A\n"
		   "fl=a.c\nfn=names\ncfi=l.c\ncfn=lib\ncalls=1 1\n2 61\n"
		   "fl=b.c\nfn=sizes\ncfi=l.c\ncfn=lib\ncalls=1 1\n3 40\n"
		   "fl=l.c\nfn=lib\n1 31\n"
		   "cfi=a.c\ncfn=by_name\ncalls=10 1\n1 45\n"
		   "cfi=b.c\ncfn=by_size\ncalls=5 1\n1 25\n"
		   "fl=a.c\nfn=by_name\n1 45\nfl=b.c\nfn=by_size\n1 25\n",
		   "lib", SORTED, 1, 1);
}
END_TEST

/* The ways into lib_m are other functions that are folded, 1 and 2 of them. */
START_TEST(a_callback_goes_through_what_is_folded)
{
	check_fold("events: A\n"
		   "fl=a.c\nfn=names\ncfi=l.c\ncfn=lib_1\ncalls=1 1\n2 61\n"
		   "fl=b.c\nfn=sizes\ncfi=l.c\ncfn=lib_2\ncalls=1 1\n3 40\n"
		   "fl=l.c\n"
		   "fn=lib_1\n1 1\ncfn=lib_m\ncalls=1 1\n1 60\n"
		   "fn=lib_2\n1 2\ncfn=lib_m\ncalls=1 1\n1 38\n"
		   "fn=lib_m\n1 28\n"
		   "cfi=a.c\ncfn=by_name\ncalls=10 1\n1 45\n"
		   "cfi=b.c\ncfn=by_size\ncalls=5 1\n1 25\n"
		   "fl=a.c\nfn=by_name\n1 45\nfl=b.c\nfn=by_size\n1 25\n",
		   "lib", SORTED, 3, 1);
}
END_TEST

/* Of 61 and 40, the second has paid 25 for back, and what is left for lib. */
START_TEST(a_callback_goes_to_callers_of_its_object)
{
	check_fold("events: A\n"
		   "ob=x\nfl=a.c\nfn=one\n"
		   "cob=l\ncfi=l.c\ncfn=lib\ncalls=1 1\n2 61\n"
		   "ob=y\nfl=b.c\nfn=two\n"
		   "cob=l\ncfi=l.c\ncfn=lib\ncalls=1 1\n3 40\n"
		   "ob=l\nfl=l.c\nfn=lib\n1 76\n"
		   "cob=y\ncfi=c.c\ncfn=back\ncalls=5 1\n1 25\n"
		   "ob=y\nfl=c.c\nfn=back\n1 25\n",
		   "lib",
		   "[x] a.c:one 2 = 61\n"
		   "[y] b.c:two 3 = 15\n"
		   "[y] b.c:two 3 -> [y] c.c:back 5x = 25\n"
		   "[y] c.c:back 1 = 25\n",
		   1, 1);
}
END_TEST

/* All are of one file; two calls back itself.  Its lines have paid 20 each. */
START_TEST(a_callback_goes_to_the_caller_that_calls_it)
{
	check_fold("events: A\nfl=a.c\n"
		   "fn=one\ncfn=lib\ncalls=1 1\n2 61\n"
		   "fn=two\ncfn=lib\ncalls=1 1\n3 20\n"
		   "cfn=lib\ncalls=1 1\n4 20\ncfn=back\ncalls=1 1\n5 6\n"
		   "fn=lib\n1 77\ncfn=back\ncalls=4 1\n1 24\n"
		   "fn=back\n1 30\n",
		   "lib",
		   "a.c:one 2 = 61\n"
		   "a.c:two 3 = 8\n"
		   "a.c:two 4 = 8\n"
		   "a.c:two 3 -> a.c:back 2x = 12\n"
		   "a.c:two 4 -> a.c:back 2x = 12\n"
		   "a.c:two 5 -> a.c:back 1x = 6\n"
		   "a.c:back 1 = 30\n",
		   1, 1);
}
END_TEST

/*
 * b.c has paid 40, which is less than by_size cost, so that goes to all: 20 of
 * 61 are by_name's, and 41 and 40 of 81 are left.  31 for lib are 15.7 and 15.3,
 * 50 are 25.3 and 24.7; rounded so that both keep what they paid.  5 calls are
 * 2.5 and 2.5.
 */
START_TEST(nobody_gets_a_callback_without_having_paid_for_it)
{
	check_fold("events: A\n"
		   "fl=a.c\nfn=names\ncfi=l.c\ncfn=lib\ncalls=1 1\n2 61\n"
		   "fl=b.c\nfn=sizes\ncfi=l.c\ncfn=lib\ncalls=1 1\n3 40\n"
		   "fl=l.c\nfn=lib\n1 31\n"
		   "cfi=a.c\ncfn=by_name\ncalls=10 1\n1 20\n"
		   "cfi=b.c\ncfn=by_size\ncalls=5 1\n1 50\n"
		   "fl=a.c\nfn=by_name\n1 20\nfl=b.c\nfn=by_size\n1 50\n",
		   "lib",
		   "a.c:names 2 = 16\n"
		   "b.c:sizes 3 = 15\n"
		   "a.c:names 2 -> a.c:by_name 10x = 20\n"
		   "a.c:names 2 -> b.c:by_size 2x = 25\n"
		   "b.c:sizes 3 -> b.c:by_size 3x = 25\n"
		   "a.c:by_name 1 = 20\n"
		   "b.c:by_size 1 = 50\n",
		   1, 1);
}
END_TEST

START_TEST(what_nobody_called_stays)
{
	check_fold("events: A\nfl=a.c\nfn=lib_start\n1 5\n"
		   "cfn=lib_init\ncalls=1 1\n2 7\n"
		   "cfn=main\ncalls=1 1\n3 9\n"
		   "fn=lib_init\n1 7\nfn=main\n1 9\n",
		   "lib",
		   "a.c:lib_start 1 = 5\n"
		   "a.c:lib_start 2 = 7\n"
		   "a.c:lib_start 3 -> a.c:main 1x = 9\n"
		   "a.c:main 1 = 9\n",
		   1, 0);
}
END_TEST

/* A thread: 10 of 50 were paid by who started it. */
START_TEST(what_nobody_paid_for_stays)
{
	check_fold("events: A\nfl=a.c\nfn=main\n1 3\n"
		   "cfn=lib_clone\ncalls=1 1\n2 10\n"
		   "fn=lib_clone\n1 50\n",
		   "lib",
		   "a.c:main 1 = 3\n"
		   "a.c:main 2 = 10\n"
		   "a.c:lib_clone 0 = 40\n",
		   1, 0);
}
END_TEST

START_TEST(functions_that_call_each_other_are_folded_as_one)
{
	check_fold("events: A\nfl=a.c\nfn=main\n"
		   "cfn=lib_a\ncalls=1 1\n1 60\n"
		   "cfn=lib_b\ncalls=1 1\n2 40\n"
		   "fn=lib_a\n1 30\ncfn=lib_b\ncalls=9 1\n1 70\n"
		   "fn=lib_b\n1 70\ncfn=lib_a\ncalls=9 1\n1 55\n",
		   "lib",
		   "a.c:main 1 = 60\n"
		   "a.c:main 2 = 40\n",
		   2, 0);
}
END_TEST

START_TEST(calls_that_cost_more_than_was_spent_are_scaled_down)
{
	check_fold("events: A\nfl=a.c\nfn=main\n"
		   "cfn=lib\ncalls=1 1\n1 80\n"
		   "cfn=lib\ncalls=1 1\n2 20\n"
		   "fn=lib\n1 50\n",
		   "lib", "a.c:main 1 = 40\na.c:main 2 = 10\n", 1, 1);
}
END_TEST

START_TEST(inlined_code_goes_with_its_function)
{
	check_fold("events: A\nfl=a.c\nfn=main\nfi=a.h\n4 1\n"
		   "cfi=l.c\ncfn=lib\ncalls=1 1\n5 30\n"
		   "fl=l.c\nfn=lib\n1 10\nfi=a.h\n9 20\n",
		   "l\\.c:",
		   "a.c:main a.h:4 = 1\n"
		   "a.c:main a.h:5 = 30\n",
		   1, 0);
}
END_TEST

START_TEST(what_is_not_given_stays_so)
{
	/* The second event is not given for the call, and stays. */
	check_fold("events: A B\nfl=a.c\nfn=main\n"
		   "cfn=lib\ncalls=1 1\n1 10\n"
		   "fn=lib\n1 10 7\n",
		   "lib",
		   "a.c:main 1 = 10 0\n"
		   "a.c:lib 0 = 0 7\n",
		   1, 0);
	check_fold("events: A B\nfl=a.c\nfn=main\n"
		   "cfn=lib\ncalls=1 1\n1 10\n"
		   "fn=lib\n1 10\n",
		   "lib", "a.c:main 1 = 10 .\n", 1, 0);
}
END_TEST

START_TEST(large_counts_are_divided_exactly)
{
	check_fold("events: A\nfl=a.c\nfn=main\n"
		   "cfn=lib\ncalls=1 1\n1 6000000000000000001\n"
		   "cfn=lib\ncalls=1 1\n2 3000000000000000000\n"
		   "fn=lib\n1 4500000000000000001\n"
		   "cfn=back\ncalls=3 1\n1 4500000000000000000\n"
		   "fn=back\n1 4500000000000000000\n",
		   "lib",
		   "a.c:main 1 = 3000000000000000001\n"
		   "a.c:main 2 = 1500000000000000000\n"
		   "a.c:main 1 -> a.c:back 2x = 3000000000000000000\n"
		   "a.c:main 2 -> a.c:back 1x = 1500000000000000000\n"
		   "a.c:back 1 = 4500000000000000000\n",
		   1, 1);
}
END_TEST

enum { MANY = 200 };

/*
 * So many functions, and hub1, call hub, which calls as many: together more
 * than 32768 and four for each call.  Each has paid 201, for 1 that hub has
 * cost itself and 200 for what it called.
 */
static char *many_ways(void)
{
	char *text = NULL;
	size_t length;
	FILE *out = open_memstream(&text, &length);
	int i;

	fputs("events: A\nfl=a.c\n", out);
	for (i = 0; i < MANY; i++)
		fprintf(out, "fn=w%d\n2 1\ncfn=hub\ncalls=%d 1\n3 201\n", i, i);
	fputs("fn=main\ncfn=hub1\ncalls=1 1\n9 211\n"
	      "fn=hub1\n1 10\ncfn=hub\ncalls=7 1\n1 201\n"
	      "fn=hub\n1 201\n",
	      out);
	for (i = 0; i < MANY; i++)
		fprintf(out, "cfn=b%d\ncalls=%d 1\n5 201\n", i, i + 2);
	for (i = 0; i < MANY; i++)
		fprintf(out, "fn=b%d\n1 201\n", i);
	fclose(out);
	return text;
}

static char *many_ways_folded(void)
{
	char *text = NULL;
	size_t length;
	FILE *out = open_memstream(&text, &length);
	int i;

	for (i = 0; i < MANY; i++)
		fprintf(out,
			"a.c:w%d 2 = 1\na.c:w%d 3 = 1\n"
			"a.c:w%d 3 -> a.c:hub %dx = 200\n"
			"a.c:hub 0 -> a.c:b%d %dx = 201\na.c:b%d 1 = 201\n",
			i, i, i, i, i, i + 2, i);
	fputs("a.c:main 9 = 11\na.c:main 9 -> a.c:hub 7x = 200\n", out);
	fclose(out);
	return text;
}

START_TEST(too_many_ways_and_calls_are_not_multiplied)
{
	char *text = many_ways(), *facts = many_ways_folded();
	struct parsed p;
	struct fold_result folded;

	ck_assert_msg(fold_text(&p, text, "hub", &folded), "%s", p.error.text);
	check_facts(&p, facts);
	ck_assert_uint_eq(folded.functions, 2);
	ck_assert_uint_eq(folded.estimate_count, 1);
	ck_assert_uint_eq(folded.relays, 1);
	fold_free(&folded);
	parsed_free(&p);
	free(facts);
	free(text);
}
END_TEST

START_TEST(a_sum_that_does_not_fit_is_an_error)
{
	struct parsed p;
	struct fold_result folded;

	ck_assert(!fold_text(&p,
			     "events: Ay\nfl=a.c\nfn=main\n"
			     "cfn=lib\ncalls=1 1\n1 9223372036854775807\n"
			     "fn=lib\n1 1\ncfn=back\ncalls=1 1\n"
			     "1 9223372036854775807\n",
			     "lib", &folded));
	ck_has(p.error.text, "64 bits");
	fold_free(&folded);
	parsed_free(&p);
}
END_TEST

/* --- a program that runs, with and without some functions --------------- */

enum { FUNCTIONS = 8, LINES = 3 };

static uint64_t next_random(uint64_t *state)
{
	*state = *state * 6364136223846793005U + 1442695040888963407U;
	return *state >> 33;
}

/* A run as Callgrind measures it; skipped functions as with --fn-skip */
struct simulation {
	uint64_t random;
	unsigned skipped; /* a bit for each function */
	int64_t self[FUNCTIONS][LINES][2];
	int64_t count[FUNCTIONS][LINES][FUNCTIONS];
	int64_t cost[FUNCTIONS][LINES][FUNCTIONS][2];
};

/*
 * A call of a function, which calls ones of higher numbers, and all that it
 * costs into all.  What a skipped one does is done by line and function at.
 */
struct simulated {
	unsigned function, line;
	unsigned next;
	unsigned at, at_line; /* to whom what it does is counted */
	unsigned left;
	int64_t all[2];
};

static void spend(struct simulation *s, struct simulated *frame)
{
	unsigned event;

	for (event = 0; event < 2; event++) {
		int64_t n = (int64_t)(next_random(&s->random) % 50) + 1;

		s->self[frame->at][frame->at_line][event] += n;
		frame->all[event] += n;
	}
}

static void simulate(struct simulation *s)
{
	struct simulated stack[FUNCTIONS] = {{.left = 12}};
	unsigned depth = 1, event;

	while (depth) {
		struct simulated *frame = &stack[depth - 1], *called;
		bool skips = depth > 1 && s->skipped >> frame->function & 1;

		if (!skips) {
			frame->at = frame->function;
			frame->at_line =
				(unsigned)(next_random(&s->random) % LINES);
		} else {
			next_random(&s->random);
		}
		spend(s, frame);
		if (frame->left-- && frame->function + 1 < FUNCTIONS) {
			called = &stack[depth++];
			*called = (struct simulated){
				.function =
					(unsigned)(frame->function + 1 +
						   next_random(&s->random) %
							   (FUNCTIONS - 1 -
							    frame->function)),
				.left = (unsigned)(next_random(&s->random) % 3),
				.at = frame->at,
				.at_line = frame->at_line,
			};
			called->line = frame->at_line;
			continue;
		}
		if (--depth == 0)
			break;
		called = frame;
		frame = &stack[depth - 1];
		for (event = 0; event < 2; event++)
			frame->all[event] += called->all[event];
		if (skips)
			continue;
		s->count[frame->at][frame->at_line][called->function]++;
		for (event = 0; event < 2; event++)
			s->cost[frame->at][frame->at_line][called->function]
			       [event] += called->all[event];
	}
}

static char *simulation_text(const struct simulation *s)
{
	char *text = NULL;
	size_t length;
	unsigned f, line, g;
	FILE *out = open_memstream(&text, &length);

	fputs("events: A B\nfl=a.c\n", out);
	for (f = 0; f < FUNCTIONS; f++) {
		fprintf(out, "fn=f%u\n", f);
		for (line = 0; line < LINES; line++) {
			if (s->self[f][line][0])
				fprintf(out, "%u %" PRId64 " %" PRId64 "\n",
					line + 1, s->self[f][line][0],
					s->self[f][line][1]);
			for (g = 0; g < FUNCTIONS; g++)
				if (s->count[f][line][g])
					fprintf(out,
						"cfn=f%u\ncalls=%" PRId64
						" 1\n%u %" PRId64 " %" PRId64
						"\n",
						g, s->count[f][line][g],
						line + 1,
						s->cost[f][line][g][0],
						s->cost[f][line][g][1]);
		}
	}
	fclose(out);
	return text;
}

static char *simulation_facts(const struct simulation *s)
{
	char *text = simulation_text(s), *facts;
	struct parsed p;

	parsed_text(&p, text);
	/* A "fn=" alone is no fact to compare. */
	facts = facts_with(&p.profile, false);
	parsed_free(&p);
	free(text);
	return facts;
}

static const char *sum_of_self(const struct parsed *p)
{
	struct aggregates sums;
	struct costs costs;
	struct error error;
	const char *text;

	ck_assert(aggregates_of(&sums, p, &costs, &error));
	text = row_text(&costs, sums.total, p->profile.event_count);
	aggregates_free(&sums);
	cost_free(&costs);
	return text;
}

/* The inclusive cost of main. */
static int64_t inclusive_of_main(const struct profile *profile, unsigned event)
{
	int64_t sum = 0, count;
	size_t i;

	for (i = 0; i < profile->lines.count; i++)
		if (profile->lines.pairs[i].a == 0 &&
		    cost_get(&profile->costs, profile->new->line_cost[i], event,
			     &count))
			sum += count;
	for (i = 0; i < profile->calls.count; i++) {
		struct pair call = profile->calls.pairs[i];

		if (profile->edges.pairs[call.a].a == 0 &&
		    cost_get(&profile->costs, profile->new->call[i].cost, event,
			     &count))
			sum += count;
	}
	return sum;
}

/*
 * Of a relay that was entered in another way, the rest stays: 77 more than the
 * ways have paid.  w0, the first function, has spent what it had.
 */
START_TEST(a_relay_does_not_call_itself)
{
	char *text = many_ways(), *more, *facts;
	struct parsed before, after;
	struct fold_result folded;

	more = util_format("%sfn=hub\n1 77\n", text);
	parsed_text(&before, more);
	ck_assert_msg(fold_text(&after, more, "hub", &folded), "%s",
		      after.error.text);
	ck_assert_uint_eq(folded.relays, 1);
	ck_assert_str_eq(sum_of_self(&after), sum_of_self(&before));
	ck_assert_int_eq(inclusive_of_main(&after.profile, 0), 1 + 201);
	facts = facts_of(&after.profile);
	ck_assert(has(facts, "a.c:w199 3 -> a.c:hub 199x = "));
	ck_assert(has(facts, "a.c:hub 0 -> a.c:b199 201x = 201\n"));
	ck_assert(!has(facts, "a.c:hub 0 -> a.c:hub"));
	free(facts);
	fold_free(&folded);
	parsed_free(&before);
	parsed_free(&after);
	free(more);
	free(text);
}
END_TEST

/*
 * Programs that run at random: where nothing had to be estimated, all facts
 * are those that Callgrind would have found with --fn-skip; and else the sums
 * are right.
 */
START_TEST(the_result_is_what_would_have_been_measured)
{
	size_t count = trials(400), exact = 0, estimated = 0, i;

	for (i = 0; i < count; i++) {
		struct simulation full = {.random = i},
				  skips = {.random = i,
					   .skipped = (unsigned)(i * 37 % 128)
						      << 1};
		char *text, *facts, *wanted, regex[64] = "f(x";
		struct parsed before, after;
		struct fold_result folded;
		unsigned f;

		simulate(&full);
		simulate(&skips);
		for (f = 1; f < FUNCTIONS; f++)
			if (skips.skipped >> f & 1)
				sprintf(regex + strlen(regex), "|%u", f);
		strcat(regex, ")$");
		text = simulation_text(&full);
		parsed_text(&before, text);
		ck_assert_msg(fold_text(&after, text, regex, &folded), "%s",
			      after.error.text);
		facts = facts_with(&after.profile, false);
		wanted = simulation_facts(&skips);
		if (folded.estimate_count == 0)
			ck_assert_str_eq(facts, wanted);
		exact += folded.estimate_count == 0 && folded.functions;
		estimated += folded.estimate_count != 0;
		ck_assert_str_eq(sum_of_self(&after), sum_of_self(&before));
		for (f = 0; f < 2; f++)
			ck_assert_int_eq(inclusive_of_main(&after.profile, f),
					 inclusive_of_main(&before.profile, f));
		free(wanted);
		free(facts);
		free(text);
		fold_free(&folded);
		parsed_free(&before);
		parsed_free(&after);
	}
	ck_assert_uint_gt(exact, trials(50));
	ck_assert_uint_gt(estimated, trials(50));
}
END_TEST

/* Any facts at all, with recursion and calls that cost anything. */
START_TEST(the_sum_of_self_costs_never_changes)
{
	uint64_t random = 1;
	size_t count = trials(1000), i, j, folds = 0;

	for (i = 0; i < count; i++) {
		char *text = NULL;
		size_t length;
		FILE *out = open_memstream(&text, &length);
		struct parsed before, after;
		struct fold_result folded;
		bool signs = i % 3 == 0;

		fputs("events: A B\nfl=a.c\n", out);
		for (j = 0; j < 20; j++) {
			int64_t a = (int64_t)(next_random(&random) % 100);
			int64_t b = (int64_t)(next_random(&random) % 100);

			fprintf(out, "fn=f%u\n",
				(unsigned)(next_random(&random) % 6));
			if (next_random(&random) % 2)
				fprintf(out, "cfn=f%u\ncalls=%u 1\n",
					(unsigned)(next_random(&random) % 6),
					(unsigned)(next_random(&random) % 3));
			fprintf(out, "%u %" PRId64,
				(unsigned)(next_random(&random) % 4),
				signs ? a - 30 : a);
			if (next_random(&random) % 4)
				fprintf(out, " %" PRId64, b);
			fputc('\n', out);
		}
		fclose(out);
		parsed_text(&before, text);
		ck_assert_msg(fold_text(&after, text, "f[1-3]$", &folded), "%s",
			      after.error.text);
		ck_assert_str_eq(sum_of_self(&after), sum_of_self(&before));
		folds += folded.functions;
		free(text);
		fold_free(&folded);
		parsed_free(&before);
		parsed_free(&after);
	}
	ck_assert_uint_gt(folds, count);
}
END_TEST

SUITE_OF(fold, a_function_costs_where_it_was_called,
	 what_a_function_calls_is_called_from_where_it_was,
	 a_chain_of_functions_goes_with_the_first_caller,
	 several_ways_divide_by_what_they_paid,
	 a_callback_goes_to_callers_of_its_file,
	 a_callback_goes_through_what_is_folded,
	 a_callback_goes_to_callers_of_its_object,
	 a_callback_goes_to_the_caller_that_calls_it,
	 nobody_gets_a_callback_without_having_paid_for_it, what_nobody_called_stays,
	 what_nobody_paid_for_stays,
	 functions_that_call_each_other_are_folded_as_one,
	 calls_that_cost_more_than_was_spent_are_scaled_down,
	 inlined_code_goes_with_its_function, what_is_not_given_stays_so,
	 large_counts_are_divided_exactly,
	 too_many_ways_and_calls_are_not_multiplied,
	 a_relay_does_not_call_itself, a_sum_that_does_not_fit_is_an_error,
	 the_result_is_what_would_have_been_measured,
	 the_sum_of_self_costs_never_changes)
