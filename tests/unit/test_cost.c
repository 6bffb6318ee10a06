/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "profile/cost.h"

/* Adds one count of one event. */
static void add_one(struct costs *costs, uint32_t *row, unsigned event,
		    int64_t count)
{
	int64_t counts[COST_EVENTS] = {0};
	unsigned bad;

	counts[event] = count;
	ck_assert(add_counts(costs, row, (uint64_t)1 << event, counts, &bad));
}

START_TEST(row_0_gives_nothing)
{
	struct costs costs = {0};
	int64_t count = 7;

	ck_assert_uint_eq(cost_parts(&costs, 0).mask, 0);
	ck_assert(!cost_get(&costs, 0, 3, &count));
	ck_assert_int_eq(count, 0);
	cost_free(&costs);
}
END_TEST

START_TEST(what_is_added_is_given_and_no_more)
{
	struct costs costs = {0};
	int64_t counts[COST_EVENTS] = {5, 99, 0, 7};
	uint32_t row = 0;
	unsigned event;
	int64_t count;

	ck_assert(add_counts(&costs, &row, 0xd, counts, &event)); /* 0, 2, 3 */
	ck_assert_uint_ne(row, 0);
	ck_assert_uint_eq(cost_parts(&costs, row).mask, 0xd);
	ck_assert_str_eq(row_text(&costs, row, 5), "5 . 0 7 .");
	ck_assert(cost_get(&costs, row, 2, &count));
	ck_assert_int_eq(count, 0);
	ck_assert(!cost_get(&costs, row, 1, &count));
	cost_free(&costs);
}
END_TEST

START_TEST(adding_nothing_makes_no_row)
{
	struct costs costs = {0};
	int64_t counts[COST_EVENTS] = {5};
	uint32_t row = 0;
	unsigned event;

	ck_assert(add_counts(&costs, &row, 0, counts, &event));
	ck_assert_uint_eq(row, 0);
	ck_assert_uint_eq(costs.used, 0);
	cost_free(&costs);
}
END_TEST

START_TEST(a_sum_past_32_bits_is_kept_whole)
{
	struct costs costs = {0};
	int64_t counts[COST_EVENTS] = {INT32_MAX, 1, INT32_MIN};
	uint32_t row = 0, other = 0;
	unsigned event;

	ck_assert(add_counts(&costs, &row, 7, counts, &event));
	add_one(&costs, &other, 0, 5);
	ck_assert(add_counts(&costs, &row, 7, counts, &event));
	ck_assert_str_eq(row_text(&costs, row, 4),
			 "4294967294 2 -4294967296 .");
	ck_assert_str_eq(row_text(&costs, other, 2), "5 .");
	cost_free(&costs);
}
END_TEST

START_TEST(rows_of_the_first_events_add_up_past_32_bits)
{
	struct costs costs = {0};
	int64_t a[COST_EVENTS] = {INT32_MAX, -5, INT32_MIN};
	int64_t b[COST_EVENTS] = {1, 5, -1};
	uint32_t row = 0, other = 0, frozen;
	unsigned event;

	ck_assert(add_counts(&costs, &row, 7, a, &event));
	ck_assert(add_counts(&costs, &other, 7, b, &event));
	ck_assert(add_cost(&costs, &other, &costs, other, &event));
	ck_assert_str_eq(row_text(&costs, other, 3), "2 10 -2");
	ck_assert(add_cost(&costs, &row, &costs, other, &event));
	ck_assert_str_eq(row_text(&costs, row, 3), "2147483649 5 -2147483650");
	cost_freeze(&costs);
	frozen = other;
	row = 0;
	ck_assert(add_counts(&costs, &row, 7, b, &event));
	ck_assert(add_cost(&costs, &other, &costs, row, &event));
	ck_assert_str_eq(row_text(&costs, other, 3), "3 15 -3");
	ck_assert_str_eq(row_text(&costs, frozen, 3), "2 10 -2");
	cost_free(&costs);
}
END_TEST

/* --- against sums in plain arrays ---------------------------------------- */

enum { ROWS = 12 };

struct model {
	uint64_t mask[ROWS];
	int64_t count[ROWS][COST_EVENTS];
	uint32_t row[ROWS];
};

static uint64_t next_random(uint64_t *state)
{
	*state = *state * 6364136223846793005U + 1442695040888963407U;
	return *state >> 33 ^ *state << 31;
}

/* Few events, the first ones, or any. */
static uint64_t random_mask(uint64_t *state)
{
	uint64_t mask = next_random(state);

	switch (next_random(state) % 4) {
	case 0:
		return (uint64_t)1 << (mask % COST_EVENTS);
	case 1:
		return mask % 3 ? mask & 0xff : mask;
	default:
		return ((uint64_t)1 << (mask % 8 ? mask % 5 : mask % 34)) - 1;
	}
}

/* A count past 32 bits or at their limits. */
static int64_t odd_count(uint64_t *state)
{
	static const int64_t limits[] = {0, INT32_MAX, INT32_MIN,
					 (int64_t)INT32_MAX + 1,
					 (int64_t)INT32_MIN - 1};
	uint64_t r = next_random(state);

	if (r % 2)
		return limits[r / 2 % LENGTH(limits)];
	return (int64_t)(r >> 20) * (r & 4 ? 1 : -1);
}

/* Mostly small ones: a row with an odd one is not like most any more. */
static void random_counts(uint64_t *state, int64_t counts[COST_EVENTS])
{
	unsigned i;

	for (i = 0; i < COST_EVENTS; i++)
		counts[i] = (int64_t)(next_random(state) % 2000) - 200;
	if (next_random(state) % 8 == 0)
		counts[next_random(state) % 4] = odd_count(state);
}

static void model_step(struct model *m, struct costs *costs, uint64_t *state)
{
	size_t to = next_random(state) % ROWS, from = next_random(state) % ROWS;
	int64_t counts[COST_EVENTS];
	uint64_t mask;
	unsigned i, event;

	switch (next_random(state) % 16) {
	case 0:
		cost_freeze(costs);
		return;
	case 1:
		if (!m->mask[to])
			return;
		event = (unsigned)__builtin_ctzll(m->mask[to]);
		m->count[to][event] = odd_count(state);
		cost_set(costs, &m->row[to], event, m->count[to][event]);
		return;
	case 2:
	case 3:
	case 4:
	case 5:
		mask = m->mask[from];
		memcpy(counts, m->count[from], sizeof(counts));
		ck_assert(add_cost(costs, &m->row[to], costs, m->row[from],
				   &event));
		break;
	default:
		mask = random_mask(state);
		random_counts(state, counts);
		ck_assert(add_counts(costs, &m->row[to], mask, counts, &event));
	}
	for (i = 0; i < COST_EVENTS; i++)
		if (mask >> i & 1)
			m->count[to][i] += counts[i];
	m->mask[to] |= mask;
}

static bool is_model_row(const struct model *m, const struct costs *costs,
			 size_t r)
{
	int64_t counts[COST_EVENTS], count;
	uint64_t negative = 0;
	bool zero = true;
	unsigned i;

	if (cost_unpack(costs, m->row[r], counts) != m->mask[r] ||
	    memcmp(counts, m->count[r], sizeof(counts)) != 0)
		return false;
	for (i = 0; i < COST_EVENTS; i++) {
		if (cost_get(costs, m->row[r], i, &count) !=
			    (m->mask[r] >> i & 1) ||
		    count != m->count[r][i])
			return false;
		negative |= (uint64_t)(count < 0) << i;
		zero &= count == 0;
	}
	return cost_negative(costs, m->row[r]) == negative &&
	       cost_equal(costs, m->row[r], 0) == zero;
}

static bool covers(const struct model *m, size_t a, size_t b)
{
	unsigned i;

	for (i = 0; i < COST_EVENTS; i++)
		if (m->mask[b] >> i & 1 &&
		    (!(m->mask[a] >> i & 1) || m->count[a][i] < m->count[b][i]))
			return false;
	return true;
}

static bool equal(const struct model *m, size_t a, size_t b)
{
	return memcmp(m->count[a], m->count[b], sizeof(m->count[a])) == 0;
}

START_TEST(rows_are_what_plain_sums_are)
{
	uint64_t state = 2026;
	int run, step;

	for (run = 0; run < 400; run++) {
		struct model model = {{0}, {{0}}, {0}};
		struct costs costs = {0};

		for (step = 0; step < 40; step++) {
			size_t r = 0;

			model_step(&model, &costs, &state);
			/* None changes another one. */
			while (r < ROWS && is_model_row(&model, &costs, r) &&
			       cost_covers(&costs, model.row[r], &costs,
					   model.row[step % ROWS]) ==
				       covers(&model, r, (size_t)step % ROWS) &&
			       cost_equal(&costs, model.row[r],
					  model.row[step % ROWS]) ==
				       equal(&model, r, (size_t)step % ROWS))
				r++;
			ck_assert_uint_eq(r, ROWS);
		}
		cost_free(&costs);
	}
}
END_TEST

START_TEST(all_events_up_to_the_last_can_be_given)
{
	struct costs costs = {0};
	uint32_t row = 0;
	unsigned i;
	int64_t count;

	/* From the last to the first: each comes in front of the others. */
	for (i = COST_EVENTS; i-- > 0;)
		add_one(&costs, &row, i, (int64_t)i * 10);
	ck_assert_uint_eq(cost_parts(&costs, row).mask, UINT64_MAX);
	for (i = 0; i < COST_EVENTS; i++) {
		ck_assert(cost_get(&costs, row, i, &count));
		ck_assert_int_eq(count, (int64_t)i * 10);
	}
	cost_free(&costs);
}
END_TEST

/* The bit of the 32nd event is, in a head, that of a wide row. */
START_TEST(a_wide_row_of_31_events_takes_a_32nd)
{
	struct costs costs = {0};
	int64_t wide[COST_EVENTS], small[COST_EVENTS], got[COST_EVENTS];
	uint32_t row = 0;
	unsigned event, i;

	for (i = 0; i < COST_EVENTS; i++) {
		wide[i] = (int64_t)i << 32;
		small[i] = 1;
	}
	ck_assert(add_counts(&costs, &row, 0x7fffffff, wide, &event));
	ck_assert(add_counts(&costs, &row, 0xffffffff, small, &event));
	ck_assert_uint_eq(cost_unpack(&costs, row, got), 0xffffffff);
	for (i = 0; i < 31; i++)
		ck_assert_int_eq(got[i], wide[i] + 1);
	ck_assert_int_eq(got[31], 1);
	cost_free(&costs);
}
END_TEST

START_TEST(a_row_widens_in_its_middle)
{
	struct costs costs = {0};
	uint32_t row = 0;

	add_one(&costs, &row, 0, 5);
	add_one(&costs, &row, 4, 6);
	add_one(&costs, &row, 2, 7);
	ck_assert_str_eq(row_text(&costs, row, 5), "5 . 7 . 6");
	add_one(&costs, &row, 1, 8);
	ck_assert_str_eq(row_text(&costs, row, 5), "5 8 7 . 6");
	cost_free(&costs);
}
END_TEST

START_TEST(a_row_that_is_not_the_last_widens_without_harm_to_others)
{
	struct costs costs = {0};
	uint32_t a = 0, b = 0;

	add_one(&costs, &a, 0, 1);
	add_one(&costs, &b, 0, 2);
	add_one(&costs, &a, 1, 3);
	add_one(&costs, &b, 2, 4);
	add_one(&costs, &a, 0, 10);
	ck_assert_str_eq(row_text(&costs, a, 3), "11 3 .");
	ck_assert_str_eq(row_text(&costs, b, 3), "2 . 4");
	cost_free(&costs);
}
END_TEST

START_TEST(widening_at_both_ends_at_once_keeps_the_counts)
{
	struct costs costs = {0};
	int64_t counts[COST_EVENTS] = {1, 2, 3, 4, 5};
	uint32_t row = 0;
	unsigned event;

	add_one(&costs, &row, 2, 100);
	ck_assert(add_counts(&costs, &row, 0x15, counts, &event)); /* 0, 2, 4 */
	ck_assert_str_eq(row_text(&costs, row, 5), "1 . 103 . 5");
	cost_free(&costs);
}
END_TEST

/* In place, among the first events. */
START_TEST(a_sum_of_the_first_events_past_64_bits_names_its_event)
{
	struct costs costs = {0};
	int64_t counts[COST_EVENTS] = {1, INT64_MAX, 1};
	uint32_t row = 0;
	unsigned event = 9;

	ck_assert(add_counts(&costs, &row, 7, counts, &event));
	ck_assert(!add_counts(&costs, &row, 7, counts, &event));
	ck_assert_uint_eq(event, 1);
	cost_free(&costs);
}
END_TEST

START_TEST(a_sum_past_64_bits_names_its_event)
{
	struct costs costs = {0};
	int64_t counts[COST_EVENTS] = {1, 1, 1};
	uint32_t row = 0;
	unsigned event = 99;

	add_one(&costs, &row, 1, INT64_MAX);
	ck_assert(!add_counts(&costs, &row, 0x7, counts, &event));
	ck_assert_uint_eq(event, 1);
	row = 0;
	add_one(&costs, &row, 63, INT64_MIN);
	counts[63] = -1;
	ck_assert(!add_counts(&costs, &row, (uint64_t)1 << 63, counts, &event));
	ck_assert_uint_eq(event, 63);
	cost_free(&costs);
}
END_TEST

START_TEST(rows_of_two_arenas_are_added)
{
	struct costs a = {0}, b = {0};
	uint32_t sum = 0, other = 0;
	unsigned event;

	add_one(&a, &sum, 0, 10);
	add_one(&a, &sum, 2, 20);
	add_one(&b, &other, 1, 7);
	add_one(&b, &other, 2, 3);
	ck_assert(add_cost(&a, &sum, &b, other, &event));
	ck_assert_str_eq(row_text(&a, sum, 3), "10 7 23");
	ck_assert(add_cost(&a, &sum, &b, 0, &event));
	ck_assert_str_eq(row_text(&a, sum, 3), "10 7 23");
	cost_free(&a);
	cost_free(&b);
}
END_TEST

START_TEST(a_row_may_be_added_to_itself_and_to_a_new_one_of_its_costs)
{
	struct costs costs = {0};
	uint32_t row = 0, copy = 0;
	unsigned event;
	int i;

	add_one(&costs, &row, 3, 5);
	ck_assert(add_cost(&costs, &row, &costs, row, &event));
	ck_assert_str_eq(row_text(&costs, row, 4), ". . . 10");
	/* Often enough that the cells move. */
	for (i = 0; i < 1000; i++) {
		copy = 0;
		ck_assert(add_cost(&costs, &copy, &costs, row, &event));
	}
	ck_assert_str_eq(row_text(&costs, copy, 4), ". . . 10");
	cost_free(&costs);
}
END_TEST

START_TEST(unpacking_puts_each_count_in_its_place)
{
	struct costs costs = {0};
	int64_t counts[COST_EVENTS];
	uint32_t row = 0;
	unsigned i;

	add_one(&costs, &row, 5, 50);
	add_one(&costs, &row, 63, 63);
	memset(counts, 1, sizeof(counts));
	ck_assert_uint_eq(cost_unpack(&costs, row, counts),
			  (uint64_t)1 << 63 | 1 << 5);
	for (i = 0; i < COST_EVENTS; i++)
		ck_assert_int_eq(counts[i], i == 5 ? 50 : i == 63 ? 63 : 0);
	cost_free(&costs);
}
END_TEST

START_TEST(a_count_that_is_given_can_be_changed)
{
	struct costs costs = {0};
	uint32_t row = 0;

	add_one(&costs, &row, 1, 5);
	add_one(&costs, &row, 3, 6);
	cost_set(&costs, &row, 3, -9);
	ck_assert_str_eq(row_text(&costs, row, 4), ". 5 . -9");
	cost_free(&costs);
}
END_TEST

/* Each way to change a row, on a frozen one. */
START_TEST(a_frozen_row_never_changes)
{
	struct costs costs = {0};
	uint32_t frozen = 0, added, widened, set;

	add_one(&costs, &frozen, 0, 5);
	add_one(&costs, &frozen, 2, 6);
	cost_freeze(&costs);
	added = widened = set = frozen;
	add_one(&costs, &added, 2, 1);
	add_one(&costs, &widened, 3, 7);
	cost_set(&costs, &set, 0, 9);
	ck_assert_str_eq(row_text(&costs, frozen, 4), "5 . 6 .");
	ck_assert_str_eq(row_text(&costs, added, 4), "5 . 7 .");
	ck_assert_str_eq(row_text(&costs, widened, 4), "5 . 6 7");
	ck_assert_str_eq(row_text(&costs, set, 4), "9 . 6 .");
	cost_free(&costs);
}
END_TEST

START_TEST(the_sum_of_one_frozen_row_is_that_row)
{
	struct costs costs = {0}, others = {0};
	uint32_t frozen = 0, sum = 0, other = 0, later = 0, copy = 0;
	unsigned event;

	add_one(&costs, &frozen, 1, 5);
	cost_freeze(&costs);
	ck_assert(add_cost(&costs, &sum, &costs, frozen, &event));
	ck_assert_uint_eq(sum, frozen);
	/* Not that of others, nor one that may change. */
	ck_assert(add_cost(&others, &other, &costs, frozen, &event));
	ck_assert_str_eq(row_text(&others, other, 2), ". 5");
	add_one(&costs, &later, 1, 8);
	ck_assert(add_cost(&costs, &copy, &costs, later, &event));
	ck_assert_uint_ne(copy, later);
	ck_assert(add_cost(&costs, &sum, &costs, later, &event));
	ck_assert_str_eq(row_text(&costs, sum, 2), ". 13");
	ck_assert_str_eq(row_text(&costs, frozen, 2), ". 5");
	cost_free(&costs);
	cost_free(&others);
}
END_TEST

/* A cost of two events, "." if below 0. */
static uint32_t pair_of(struct costs *costs, int64_t a, int64_t b)
{
	uint32_t row = 0;

	if (a >= 0)
		add_one(costs, &row, 0, a);
	if (b >= 0)
		add_one(costs, &row, 1, b);
	return row;
}

START_TEST(the_larger_of_two_sums_has_the_larger_count_of_each_event)
{
	static const struct {
		int64_t a[2][2], b[2][2]; /* costs of two events; -1: none */
		const char *larger;
		unsigned one; /* 1: it is a's first cost, 2: b's, 0: neither */
	} cases[] = {
		{{{5, 6}, {-1, -1}}, {{-1, -1}, {-1, -1}}, "5 6", 1},
		{{{-1, -1}, {-1, -1}}, {{5, 6}, {-1, -1}}, "5 6", 2},
		{{{-1, -1}, {-1, -1}}, {{-1, -1}, {-1, -1}}, ". .", 0},
		{{{5, 6}, {-1, -1}}, {{5, 5}, {-1, -1}}, "5 6", 1},
		{{{5, 6}, {-1, -1}}, {{5, 7}, {-1, -1}}, "5 7", 2},
		{{{5, 6}, {-1, -1}}, {{4, 7}, {-1, -1}}, "5 7", 0},
		{{{5, -1}, {-1, -1}}, {{4, 0}, {-1, -1}}, "5 0", 0},
		{{{5, -1}, {-1, -1}}, {{-1, 3}, {-1, -1}}, "5 3", 0},
		{{{1, 2}, {3, -1}}, {{4, 2}, {-1, -1}}, "4 2", 0},
		{{{4, 2}, {-1, -1}}, {{1, 2}, {3, -1}}, "4 2", 1},
		{{{1, 2}, {3, -1}}, {{3, 1}, {-1, 1}}, "4 2", 0},
		{{{4294967296, 1}, {1, 1}},
		 {{5, 3}, {-1, -1}},
		 "4294967297 3",
		 0},
		{{{1, 1}, {4294967296, -1}},
		 {{-1, 2}, {-1, 3}},
		 "4294967297 5",
		 0},
	};
	size_t i, j;

	for (i = 0; i < LENGTH(cases); i++) {
		struct costs costs = {0};
		uint32_t of_a[2], of_b[2], a = 0, b = 0, larger;
		unsigned event;

		for (j = 0; j < 2; j++) {
			of_a[j] = pair_of(&costs, cases[i].a[j][0],
					  cases[i].a[j][1]);
			of_b[j] = pair_of(&costs, cases[i].b[j][0],
					  cases[i].b[j][1]);
		}
		cost_freeze(&costs);
		for (j = 0; j < 2; j++) {
			cost_add(&costs, &a, &costs, of_a[j]);
			cost_add(&costs, &b, &costs, of_b[j]);
		}
		larger = cost_larger(&costs, a, b);
		ck_assert(!cost_overflow(&costs, &event));
		ck_assert_str_eq(row_text(&costs, larger, 2), cases[i].larger);
		ck_assert_uint_eq(larger && larger == of_a[0],
				  cases[i].one == 1);
		ck_assert_uint_eq(larger && larger == of_b[0],
				  cases[i].one == 2);
		cost_free(&costs);
	}
}
END_TEST

START_TEST(a_sum_on_its_way_that_does_not_fit_names_its_event)
{
	struct costs costs = {0};
	uint32_t most = pair_of(&costs, 1, INT64_MAX), sum, more;
	unsigned event;

	/* Of 32 bits, and of 64 */
	for (more = 0; more < 2; more++) {
		sum = 0;
		cost_add(&costs, &sum, &costs, most);
		cost_add(&costs, &sum, &costs, pair_of(&costs, 1, -1));
		ck_assert(!cost_overflow(&costs, &event));
		cost_add(&costs, &sum, &costs, more ? most : pair_of(&costs, 0, 1));
		ck_assert(cost_overflow(&costs, &event));
		ck_assert_uint_eq(event, 1);
		costs.overflow = false;
	}
	cost_free(&costs);
}
END_TEST

START_TEST(a_cost_is_within_one_that_gives_as_much)
{
	struct costs costs = {0}, others = {0};
	uint32_t cost = pair_of(&costs, 5, 6), first = pair_of(&costs, 5, -1);

	ck_assert(cost_covers(&others, pair_of(&others, 5, 6), &costs, cost));
	ck_assert(cost_covers(&others, pair_of(&others, 9, 6), &costs, cost));
	ck_assert(!cost_covers(&others, pair_of(&others, 9, 5), &costs, cost));
	ck_assert(!cost_covers(&others, pair_of(&others, 9, -1), &costs, cost));
	ck_assert(!cost_covers(&others, 0, &costs, cost));
	ck_assert(cost_covers(&others, pair_of(&others, 5, 0), &costs, first));
	ck_assert(cost_covers(&others, 0, &costs, 0));
	cost_free(&costs);
	cost_free(&others);
}
END_TEST

SUITE_OF(cost, row_0_gives_nothing, what_is_added_is_given_and_no_more,
	 adding_nothing_makes_no_row,
	 a_sum_past_32_bits_is_kept_whole,
	 rows_of_the_first_events_add_up_past_32_bits,
	 rows_are_what_plain_sums_are, all_events_up_to_the_last_can_be_given,
	 a_wide_row_of_31_events_takes_a_32nd,
	 a_row_widens_in_its_middle,
	 a_row_that_is_not_the_last_widens_without_harm_to_others,
	 widening_at_both_ends_at_once_keeps_the_counts,
	 a_sum_past_64_bits_names_its_event,
	 a_sum_of_the_first_events_past_64_bits_names_its_event,
	 rows_of_two_arenas_are_added,
	 a_row_may_be_added_to_itself_and_to_a_new_one_of_its_costs,
	 unpacking_puts_each_count_in_its_place,
	 a_count_that_is_given_can_be_changed, a_frozen_row_never_changes,
	 the_sum_of_one_frozen_row_is_that_row,
	 the_larger_of_two_sums_has_the_larger_count_of_each_event,
	 a_sum_on_its_way_that_does_not_fit_names_its_event,
	 a_cost_is_within_one_that_gives_as_much)
