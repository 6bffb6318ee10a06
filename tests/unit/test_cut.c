/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "shapes/cut.h"
#include "write/formats/plain_value.h"

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

/*
 * Of 100, main costs 97 (35, and 1 in each of two headers), f of b.c 60 (20, and
 * 40 in h.h), and f of a.c, which nobody calls, 3 (1, and 2 in h.h).  The code
 * of both in h.h is one row.
 */
static const char two_in_one_row[] = "events: Ir\n"
				     "fl=a.c\n"
				     "fn=main\n1 35\n"
				     "fi=i.h\n1 1\nfi=j.h\n1 1\nfe=a.c\n"
				     "cfi=b.c\ncfn=f\ncalls=1 10\n2 60\n"
				     "fn=f\n5 1\nfi=h.h\n1 2\n"
				     "fl=b.c\nfn=f\n10 20\nfi=h.h\n1 40\n";

static void put_values(FILE *out, const struct columns *columns,
		       struct item item)
{
	char text[PLAIN_TEXT];
	size_t i;

	for (i = 0; i < columns->shown_count; i++) {
		fputc(' ', out);
		str_print(out, plain_value(text, columns, &columns->shown[i], item, "."));
	}
}

static void put_one(FILE *out, const struct cut *cut, uint32_t id)
{
	const struct columns *columns = cut->report->columns;
	const struct row_calls *calls = &cut->calls[id];
	struct cut_code code;
	size_t i;

	for (i = 0; i < calls->count; i++) {
		fprintf(out, " calls %" PRIu32 " %" PRId64 "x",
			calls->list[i].row,
			row_calls_count(cut->report, calls, &calls->list[i]));
		put_values(out, columns,
			   row_calls_item(cut->report, calls, &calls->list[i]));
		fputc('\n', out);
	}
	cut_code_of(cut, id, &code);
	for (i = 0; i < code.count; i++) {
		struct item item = report_item(cut->report, &code.costs, code.list[i].in);

		fprintf(out, " code in %" PRIu32 ":", code.list[i].id);
		put_values(out, columns, item);
		put_values(out, columns, item_inclusive(item));
		fputc('\n', out);
	}
	cut_code_free(&code);
}

/* The rows that are kept, and the rest, a line each. */
static void check_cut_of(const char *text_of_profile, const char *options,
			 const char *percent, const char *expected)
{
	struct reported r;
	struct cut cut;
	char *text = NULL;
	size_t length;
	FILE *out = open_memstream(&text, &length);
	int64_t calls;
	uint32_t id;

	report_on(&r, text_of_profile, options);
	ck_assert_msg(r.good, "%s", r.error.text);
	cut_make(&cut, &r.report, percent);
	for (id = 0; id < cut.kept_count; id++) {
		put_id(out, &r.parsed.profile,
		       r.report.rows.list[cut.kept[id]].name);
		fputc('\n', out);
		put_one(out, &cut, id);
	}
	column_value(&r.columns, &r.columns.count,
		     report_item(&r.report, &cut.costs, cut.in), &calls);
	fprintf(out, "%zu left, %" PRId64 "x:", cut.left, calls);
	put_values(out, &r.columns, report_item(&r.report, &cut.costs, cut.in));
	put_values(out, &r.columns,
		   item_inclusive(report_item(&r.report, &cut.costs, cut.in)));
	fputc('\n', out);
	put_one(out, &cut, id);
	fclose(out);
	ck_assert_str_eq(text, expected);
	free(text);
	cut_free(&cut);
	reported_free(&r);
}

static void check_cut(const char *options, const char *percent,
		      const char *expected)
{
	check_cut_of(profile, options, percent, expected);
}

START_TEST(what_is_cut_is_one_with_its_costs_calls_and_code)
{
	/* small, deep and the code of big in h.h are left. */
	check_cut("--format=html --by=row", "12",
		  "big\n calls 3 1x 4\n code in 3: 10 10\n"
		  "main\n calls 0 2x 60\n calls 2 1x 14\n calls 3 3x 6\n"
		  "tiny\n calls 3 1x 10\n"
		  "3 left, 5x: 25 30\n calls 0 1x 5\n");
}
END_TEST

START_TEST(what_costs_exactly_the_percentage_is_kept)
{
	/* Rows of one cost come in the order of "file:name". */
	check_cut("--format=html --by=row", "65",
		  "big\n calls 2 1x 4\n code in 2: 10 10\n"
		  "main\n calls 0 2x 60\n calls 2 4x 20\n"
		  "4 left, 5x: 29 34\n calls 0 1x 5\n");
	check_cut("--format=html --by=row", "0",
		  "big\n calls 2 1x 4\n code in 3: 10 10\n"
		  "main\n calls 0 2x 60\n calls 5 1x 14\n calls 2 3x 6\n"
		  "small\n"
		  "big\n"
		  "deep\n calls 0 1x 5\n"
		  "tiny\n calls 4 1x 10\n"
		  "0 left, 0x: . .\n");
}
END_TEST

START_TEST(what_is_cut_may_have_code_in_a_row_that_is_kept)
{
	/* f of a.c and the headers of main are left: self 3, and 2 in h.h. */
	check_cut_of(two_in_one_row, "--format=html --by=row", "12",
		     "f\n"
		     "main\n calls 2 1x 60\n code in 3: 2 2\n"
		     "f\n code in 0: 40 40\n"
		     "3 left, 0x: 3 5\n code in 0: 2 2\n");
}
END_TEST

START_TEST(what_the_options_leave_out_is_cut)
{
	check_cut("--format=html --by=row --match=:(main|small)", "0",
		  "main\n calls 1 3x 6\n calls 2 3x 74\n"
		  "small\n"
		  "4 left, 3x: 70 74\n calls 1 1x 4\n");
}
END_TEST

START_TEST(columns_of_the_report_are_of_the_sums)
{
	/* Ir, Calls, Incl(Ir) and a ratio */
	check_cut("--format=html --by=row --event=R=Ir/Ir "
		  "--show=Ir,Calls,Incl(Ir),R",
		  "65",
		  "big\n calls 2 1x 4 1 4 1.0\n"
		  " code in 2: 10 . 10 1.0 10 . 10 1.0\n"
		  "main\n calls 0 2x 60 2 60 1.0\n"
		  " calls 2 4x 20 4 20 1.0\n"
		  "4 left, 5x: 29 5 34 1.0 34 5 34 1.0\n"
		  " calls 0 1x 5 1 5 1.0\n");
}
END_TEST

SUITE_OF(cut, what_is_cut_is_one_with_its_costs_calls_and_code,
	 what_costs_exactly_the_percentage_is_kept,
	 what_is_cut_may_have_code_in_a_row_that_is_kept,
	 what_the_options_leave_out_is_cut,
	 columns_of_the_report_are_of_the_sums)
