/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "report/row_calls.h"
#include "shapes/flow.h"
#include "write/numbers.h"

/*
 * Of 100, main costs 100 (20 itself), big 65 (51 in a.c and 10 in h.h), tiny 14
 * (4), small 10 (10) and deep 10 (5).
 */
static const char profile[] = "events: Ir\n"
			      "fl=a.c\n"
			      "fn=main\n1 20\n"
			      "cfn=big\ncalls=2 10\n2 60\n"
			      "cfn=small\ncalls=3 20\n3 6\n"
			      "cfn=tiny\ncalls=1 30\n4 14\n"
			      "fn=big\n10 51\nfi=h.h\n1 10\nfe=a.c\n"
			      "cfn=small\ncalls=1 20\n11 4\n"
			      "fn=small\n20 10\n"
			      "fn=tiny\n30 4\n"
			      "cfn=deep\ncalls=1 40\n31 10\n"
			      "fn=deep\n40 5\n"
			      "cfn=big\ncalls=1 10\n41 5\n";

static void put_values(FILE *out, const struct columns *columns,
		       struct item item)
{
	for (size_t i = 0; i < columns->shown_count; i++) {
		const struct column *column = &columns->shown[i];
		struct fraction value;

		fputc(' ', out);
		if (column_fraction(columns, column, item, &value))
			numbers_put_plain(out, column, &value);
		else
			fputc('.', out);
	}
}

static void put_name(FILE *out, const struct report *report, row_id row)
{
	struct str name = report_row_name(report, row);

	str_print(out, name.length ? name : STR("(other)"));
}

/* The calls from a row, a line each. */
static void put_calls(FILE *out, const struct report *report, row_id row)
{
	struct row_calls calls;

	row_calls_of(report, row, false, &calls);
	for (size_t i = 0; i < calls.count; i++) {
		const struct row_call *call = &calls.list[i];

		fputs(" calls ", out);
		put_name(out, report, call->row);
		fprintf(out, " %" PRId64 "x", row_calls_count(report, &calls, call));
		put_values(out, report->columns, row_calls_item(report, &calls, call));
		fputc('\n', out);
	}
	row_calls_free(&calls);
}

/* The rows that are kept, and the rest, a line each. */
static void check_cut(const char *options, const char *percent, const char *expected)
{
	struct reported r;
	char *text = NULL;
	size_t length, left;
	FILE *out = open_memstream(&text, &length);

	report_on(&r, profile, options);
	ck_assert_msg(r.good, "%s", r.error.text);
	left = cut_make(&r.report, percent);
	for (size_t i = 0; i < r.report.order.count; i++) {
		put_name(out, &r.report, r.report.order.listed[i]);
		fputc('\n', out);
		put_calls(out, &r.report, r.report.order.listed[i]);
	}
	fprintf(out, "%zu left:", left);
	if (left) {
		row_id other = (row_id)r.report.rows.count - 1;

		put_values(out, &r.columns, report_self(&r.report, other));
		fputc('\n', out);
		put_calls(out, &r.report, other);
	}
	fclose(out);
	ck_assert_str_eq(text, expected);
	free(text);
	reported_free(&r);
}

START_TEST(what_is_cut_is_one_row_with_its_costs_and_calls)
{
	/* small 10 and deep 5 are left; deep calls big for 5. */
	check_cut("--format=html", "12",
		  "big\n calls (other) 1x 4\n"
		  "main\n calls big 2x 60\n calls tiny 1x 14\n calls (other) 3x 6\n"
		  "tiny\n calls (other) 1x 10\n"
		  "2 left: 15\n calls big 1x 5\n");
}
END_TEST

START_TEST(what_costs_exactly_the_percentage_is_kept)
{
	/* Rows of one cost come in the order of "file:name". */
	check_cut("--format=html", "65",
		  "big\n calls (other) 1x 4\n"
		  "main\n calls big 2x 60\n calls (other) 4x 20\n"
		  "3 left: 19\n calls (other) 1x 10\n calls big 1x 5\n");
	check_cut("--format=html", "0",
		  "big\n calls small 1x 4\n"
		  "main\n calls big 2x 60\n calls tiny 1x 14\n calls small 3x 6\n"
		  "small\n"
		  "deep\n calls big 1x 5\n"
		  "tiny\n calls deep 1x 10\n"
		  "0 left:");
}
END_TEST

START_TEST(what_the_options_leave_out_is_cut)
{
	check_cut("--format=html --match=:(main|small)", "0",
		  "main\n calls (other) 3x 74\n calls small 3x 6\n"
		  "small\n"
		  "3 left: 70\n calls (other) 2x 15\n calls small 1x 4\n");
	/* main is the first of all: 20 + 4 + 5, 60 + 5, 14 + 10, and 6. */
	check_cut("--format=html --match=:(big|small)", "0",
		  "big\n calls small 1x 4\n"
		  "small\n"
		  "3 left: 29\n calls big 3x 65\n calls (other) 2x 24\n calls small 3x 6\n");
}
END_TEST

START_TEST(columns_of_the_report_are_of_the_sums)
{
	/* Ir, Calls, Incl(Ir) and a ratio */
	check_cut("--format=html --event=R=Ir/Ir --show=Ir,Calls,Incl(Ir),R", "65",
		  "big\n calls (other) 1x 4 1 4 1.0\n"
		  "main\n calls big 2x 60 2 60 1.0\n"
		  " calls (other) 4x 20 4 20 1.0\n"
		  "3 left: 19 . . 1.0\n"
		  " calls (other) 1x 10 1 10 1.0\n calls big 1x 5 1 5 1.0\n");
}
END_TEST

SUITE_OF(cut, what_is_cut_is_one_row_with_its_costs_and_calls,
	 what_costs_exactly_the_percentage_is_kept,
	 what_the_options_leave_out_is_cut,
	 columns_of_the_report_are_of_the_sums)
