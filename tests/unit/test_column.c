/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

/* Columns of a profile with the events Ir, Dr and a:b. */
struct resolved {
	struct parsed parsed;
	struct command command;
	struct columns columns;
	struct error error;
	bool good;
};

static void resolve(struct resolved *r, const char *options)
{
	*r = (struct resolved){.good = false};
	parsed_text(&r->parsed, "events: Ir Dr a:b\nfl=a\nfn=f\n1 1 2 3\n");
	command_init(&r->command, options);
	ck_assert_msg(r->command.good, "%s", r->command.error.text);
	r->good = columns_init(&r->columns, &r->command.options.settings,
			       &r->parsed.profile, &r->error);
}

static void resolved_free(struct resolved *r)
{
	columns_free(&r->columns);
	command_free(&r->command);
	parsed_free(&r->parsed);
}

/* "shown | sorted:threshold..." */
static void check_columns(const char *options, const char *expected)
{
	struct resolved r;
	char text[200] = "";
	size_t i;

	resolve(&r, options);
	ck_assert_msg(r.good, "%s", r.error.text);
	for (i = 0; i < r.columns.shown_count; i++)
		sprintf(text + strlen(text), "%.*s ",
			(int)r.columns.shown[i].name.length,
			r.columns.shown[i].name.at);
	strcat(text, "|");
	for (i = 0; i < r.columns.sorted_count; i++)
		sprintf(text + strlen(text), " %u=%.*s=%g",
			column_event(&r.columns.sorted[i]),
			(int)r.columns.sorted[i].threshold.text.length,
			r.columns.sorted[i].threshold.text.at,
			(double)r.columns.sorted[i].threshold.percent.over /
				(double)r.columns.sorted[i].threshold.percent.under);
	if (r.columns.all)
		strcat(text, " all");
	ck_assert_str_eq(text, expected);
	resolved_free(&r);
}

static void check_usage(const char *options, const char *piece)
{
	struct resolved r;

	resolve(&r, options);
	ck_assert_msg(!r.good, "'%s' was taken", options);
	ck_assert(r.error.usage);
	ck_has(r.error.text, piece);
	resolved_free(&r);
}

START_TEST(all_events_are_shown_and_sorted_by_default)
{
	check_columns("", "Ir Dr a:b | 0=99=99 1=0=0 2=0=0");
}
END_TEST

START_TEST(show_and_sort_choose_events_in_their_order)
{
	check_columns("--show=Dr,Ir --sort=Dr", "Dr Ir | 1=99=99");
	check_columns("--sort=Dr,Ir", "Ir Dr a:b | 1=99=99 0=0=0");
}
END_TEST

START_TEST(an_empty_list_is_as_none)
{
	check_columns("--show= --sort=", "Ir Dr a:b | 0=99=99 1=0=0 2=0=0");
}
END_TEST

START_TEST(the_threshold_is_that_of_the_first_sort_event)
{
	check_columns("--threshold=50 --sort=Dr,Ir",
		      "Ir Dr a:b | 1=50=50 0=0=0");
}
END_TEST

START_TEST(own_thresholds_put_the_other_out_of_force)
{
	check_columns("--threshold=50 --sort=Dr,Ir:7.5",
		      "Ir Dr a:b | 1=0=0 0=7.5=7.5");
	check_columns("--sort=Dr:80,Ir:90", "Ir Dr a:b | 1=80=80 0=90=90");
}
END_TEST

START_TEST(a_threshold_of_100_lists_all)
{
	check_columns("--threshold=100 --sort=Ir", "Ir Dr a:b | 0=100=100 all");
	check_columns("--threshold=99.99 --sort=Ir",
		      "Ir Dr a:b | 0=99.99=99.99");
}
END_TEST

START_TEST(the_name_of_an_event_may_hold_a_colon)
{
	check_columns("--sort=a:b", "Ir Dr a:b | 2=99=99");
	check_columns("--sort=a:b:20", "Ir Dr a:b | 2=20=20");
	check_columns("--show=a:b --sort=Ir", "a:b | 0=99=99");
}
END_TEST

START_TEST(an_event_that_is_not_there_is_named_with_those_that_are)
{
	check_usage("--show=Ir,Bogus", "Bogus");
	check_usage("--sort=Bogus:20", "Bogus");
	check_usage("--sort=Bogus", "Ir, Dr, a:b");
	check_usage("--show=Ir,", "''");
}
END_TEST

START_TEST(a_bad_threshold_is_named)
{
	check_usage("--sort=Ir:101", "Ir:101");
	check_usage("--sort=Ir:x", "Ir:x");
	check_usage("--sort=Ir:", "Ir:");
}
END_TEST

START_TEST(the_first_column_that_differs_decides_and_larger_is_first)
{
	struct resolved r;
	struct costs costs = {0};
	int64_t counts[3][COST_EVENTS] = {{5, 1, 9}, {5, 2, 0}, {4, 9, 9}};
	uint32_t row[3] = {0, 0, 0};
	unsigned event;
	size_t i;

	resolve(&r, "");
	for (i = 0; i < 3; i++)
		ck_assert(add_counts(&costs, &row[i], 7, counts[i], &event));
	ck_assert_int_gt(
		columns_compare(&r.columns, ITEM_OF(&costs, row[0]), ITEM_OF(&costs, row[1])), 0);
	ck_assert_int_lt(
		columns_compare(&r.columns, ITEM_OF(&costs, row[1]), ITEM_OF(&costs, row[0])), 0);
	ck_assert_int_lt(
		columns_compare(&r.columns, ITEM_OF(&costs, row[0]), ITEM_OF(&costs, row[2])), 0);
	ck_assert_int_eq(
		columns_compare(&r.columns, ITEM_OF(&costs, row[2]), ITEM_OF(&costs, row[2])), 0);
	cost_free(&costs);
	resolved_free(&r);
}
END_TEST

START_TEST(what_is_not_given_sorts_below_zero)
{
	struct resolved r;
	struct costs costs = {0};
	int64_t zero[COST_EVENTS] = {0};
	uint32_t row = 0;
	unsigned event;

	resolve(&r, "--sort=Dr");
	ck_assert(add_counts(&costs, &row, 2, zero, &event));
	ck_assert_int_lt(columns_compare(&r.columns, ITEM_OF(&costs, row), ITEM_OF(&costs, 0)),
			 0);
	ck_assert_int_gt(columns_compare(&r.columns, ITEM_OF(&costs, 0), ITEM_OF(&costs, row)),
			 0);
	cost_free(&costs);
	resolved_free(&r);
}
END_TEST

/* f is called 3 times, which costs 7 of what the profile calls Calls; g costs 5. */
START_TEST(an_event_that_is_called_calls_is_no_number_of_calls)
{
	struct reported r;
	int64_t value;

	report_on(&r, "events: Calls\nfn=g\n1 5\ncfn=f\ncalls=3 1\n1 7\nfn=f\n1 7\n",
		  "--show=Calls --match=g");
	ck_assert_msg(r.good, "%s", r.error.text);
	ck_assert_uint_eq(column_event(&r.columns.shown[0]), 0);
	ck_assert(column_value(&r.columns, &r.columns.shown[0],
			       report_totals(&r.report), &value));
	ck_assert_int_eq(value, 12);
	reported_free(&r);
}
END_TEST

/* The value of a formula of the counts, or "" if it does not fit. */
static void check_formula(const char *counts, const char *formula,
			  const char *expected)
{
	char profile[200], options[200], text[FRACTION_TEXT] = "";
	struct reported r;
	struct fraction value;

	sprintf(profile, "events: A B C\nfl=a\nfn=f\n1 %s\n", counts);
	sprintf(options, "--show=X --event=X=%s", formula);
	report_on(&r, profile, options);
	ck_assert_msg(r.good, "%s", r.error.text);
	r.columns.overflow->text[0] = 0;
	column_fraction(&r.columns, &r.columns.shown[0], report_row(&r.report, 0),
			&value);
	if (!r.columns.overflow->text[0])
		column_print(&r.columns.shown[0], &value, false, false, text);
	ck_assert_msg(strcmp(text, expected) == 0, "%s of %s: %s", formula,
		      counts, text);
	reported_free(&r);
}

START_TEST(what_fits_is_worked_out_though_its_parts_do_not_fit)
{
	/* 2^62, 2^63 - 1, and -2^63 */
	static const char large[] = "4611686018427387904 0 0";
	static const char largest[] = "9223372036854775807 1 0";
	static const char smallest[] = "-9223372036854775808 0 0";

	check_formula(large, "A+A+A-A-A", "4611686018427387904");
	check_formula(large, "2*A", "");
	check_formula(large, "2.0000001*A", "");
	check_formula(largest, "(A+A)/2", "9223372036854775807");
	/* 2^63 - 1 + 1 / 2 is more than 64 bits have. */
	check_formula(largest, "(A+A+B)/2", "");
	check_formula(largest, "A+B-B", "9223372036854775807");
	check_formula(smallest, "3*A/3", "-9223372036854775808");
	check_formula(smallest, "5*A/5-B", "-9223372036854775808");
	check_formula(smallest, "5*A/4", "");
	check_formula(smallest, "A/3", "-3074457345618258602.67");
}
END_TEST

/* Calls, and 40 events with the inclusive costs of all of them: 81 columns. */
START_TEST(there_may_be_more_columns_than_a_cost_has_events)
{
	char profile[2000] = "events:", options[2000] = "--show=Calls";
	struct reported r;
	unsigned i;

	for (i = 1; i <= 40; i++) {
		sprintf(profile + strlen(profile), " E%u", i);
		sprintf(options + strlen(options), ",E%u,Incl(E%u)", i, i);
	}
	strcat(profile, "\nfn=f\ncfn=g\ncalls=3 1\n1");
	for (i = 1; i <= 40; i++)
		sprintf(profile + strlen(profile), " %u", i);
	strcat(profile, "\n2 5\nfn=g\n1");
	for (i = 1; i <= 40; i++)
		sprintf(profile + strlen(profile), " %u", i);
	strcat(profile, "\n");
	report_on(&r, profile, options);
	ck_assert_msg(r.good, "%s", r.error.text);
	for (i = 0; i < r.columns.shown_count; i++) {
		/* f costs 5 of E1 itself, and what it paid g; nobody calls it. */
		int64_t event = (i + 1) / 2;
		int64_t own = event == 1 ? 5 : 0;
		int64_t expected = i == 0 ? 0 : i % 2 ? own : event + own;
		int64_t value;

		column_value(&r.columns, &r.columns.shown[i], report_row(&r.report, 0),
			     &value);
		ck_assert_int_eq(value, expected);
	}
	ck_assert_uint_eq(i, 81);
	reported_free(&r);
}
END_TEST

SUITE_OF(column, all_events_are_shown_and_sorted_by_default,
	 show_and_sort_choose_events_in_their_order, an_empty_list_is_as_none,
	 the_threshold_is_that_of_the_first_sort_event,
	 own_thresholds_put_the_other_out_of_force,
	 a_threshold_of_100_lists_all, the_name_of_an_event_may_hold_a_colon,
	 an_event_that_is_not_there_is_named_with_those_that_are,
	 a_bad_threshold_is_named,
	 the_first_column_that_differs_decides_and_larger_is_first,
	 what_is_not_given_sorts_below_zero,
	 an_event_that_is_called_calls_is_no_number_of_calls,
	 what_fits_is_worked_out_though_its_parts_do_not_fit,
	 there_may_be_more_columns_than_a_cost_has_events)
