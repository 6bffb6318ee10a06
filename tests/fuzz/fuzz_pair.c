/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Two profiles, with a line "--- NEW ---" between them: what is said of both
 * must agree with what is said of each.  Compared, they differ by what their
 * rows differ by; added up, they cost the sum; one is as costly as the parts
 * that --part selects and those that it leaves; and changes of names, pairs of
 * functions, and lines that are placed elsewhere change no sum.
 */
#include "setup.h"

#include "base/number.h"
#include "profile/profile.h"
#include "read/parser.h"

enum { MOST_EDGES = 20 }; /* each is looked for in all calls of its rows */

static void read_one(struct reading *r, const struct parse_rules *rules,
		     struct str data)
{
	reading_begin(r, false);
	reading_add(r, rules, data);
	reading_end(r);
}

static void read_two(struct reading *r, struct str a, struct str b, bool diff)
{
	struct parse_rules rules = plain_rules();

	reading_begin(r, false);
	reading_add(r, &rules, a);
	if (diff && r->good)
		profile_begin_side(&r->profile);
	reading_add(r, &rules, b);
	reading_end(r);
}

/* That a sum is too big for two, or for a part of it, is no fault. */
static bool is_too_much(const struct error *error)
{
	return strstr(error->text, "64 bits") ||
	       strstr(error->text, "too many");
}

/* --- the same in two profiles -------------------------------------------- */

/* A name of one profile in another; NONE where it has no such name. */
static uint32_t other_name(const struct profile *from, const struct profile *to,
			   uint32_t name)
{
	return name == NONE
		       ? NONE
		       : names_find(&to->names, names_str(&from->names, name));
}

/* Adds a row of costs, so many times, with the events of another profile. */
static void add_row(struct wide *wide, const struct profile *to,
		    const struct profile *from, const struct costs *costs,
		    uint32_t row, int times)
{
	struct wide read = {0}, sum = {0};
	unsigned event, other;

	wide_add(&read, costs, row);
	for (event = 0; event < COST_EVENTS; event++) {
		if (!(read.given >> event & 1))
			continue;
		other = event < from->event_count
				? profile_event(to,
						names_str(&from->names,
							  from->events[event]))
				: event - from->event_count + to->event_count;
		REQUIRE(other < COST_EVENTS);
		sum.given |= (uint64_t)1 << other;
		sum.count[other] = read.count[event];
	}
	wide_add_wide(wide, &sum, times);
}

/*
 * Adds what the columns of a report show of a row, so many times, in the order
 * of the columns of another report.  Calls of a report is none of another that
 * has an event of that name.
 */
static void add_shown(struct wide *wide, const struct columns *to,
		      const struct columns *columns, struct item item,
		      int times)
{
	size_t i, j;
	int64_t value;

	REQUIRE(to->shown_count <= COST_EVENTS);
	for (i = 0; i < to->shown_count; i++) {
		for (j = 0; j < columns->shown_count; j++)
			if (columns->shown[j].terms->of ==
				    to->shown[i].terms->of &&
			    str_equal(columns->shown[j].name,
				      to->shown[i].name))
				break;
		if (j == columns->shown_count ||
		    !column_value(columns, &columns->shown[j], item, &value))
			continue;
		wide->given |= (uint64_t)1 << i;
		wide->count[i] += times * (int128)value;
	}
}

/* Rows of a report by what they are called. */
struct labels {
	struct report *report;
	struct map places, rows;
};

static void labels_init(struct labels *labels, struct report *report)
{
	uint32_t i;

	*labels = (struct labels){.report = report};
	for (i = 0; i < report->rows.count; i++) {
		const struct row *row = &report->rows.list[i];
		uint32_t place =
			map_id(&labels->places, row->file, row->object);

		/* No two rows are called the same. */
		REQUIRE(map_id(&labels->rows, place, row->name) == i);
	}
}

/* The row that is called as one of another report, or NULL. */
static const struct row *labels_find(const struct labels *labels,
				     const struct report *from,
				     const struct row *row)
{
	const struct profile *to = labels->report->profile;
	uint32_t file = other_name(from->profile, to, row->file);
	uint32_t object = other_name(from->profile, to, row->object);
	uint32_t name = other_name(from->profile, to, row->name);
	uint32_t place, found;

	if ((file == NONE && row->file != NONE) ||
	    (object == NONE && row->object != NONE) ||
	    (name == NONE && row->name != NONE))
		return NULL;
	place = map_find(&labels->places, file, object);
	found = place == NONE ? NONE : map_find(&labels->rows, place, name);
	return found == NONE ? NULL : &labels->report->rows.list[found];
}

static void labels_free(struct labels *labels)
{
	map_free(&labels->places);
	map_free(&labels->rows);
}

/* --- reports of two and of each ------------------------------------------ */

/* A report on both profiles, and one on each. */
struct trio {
	struct reported both, each[2];
	struct labels labels[2];
	int times[2]; /* of each in both */
};

static bool trio_begin(struct trio *t, const struct profile *both,
		       const struct reading each[2], const char *options)
{
	const struct arguments *arguments = arguments_of(options);
	size_t i;

	reported_begin(&t->both, both, &arguments->options,
		       &arguments->sources);
	for (i = 0; i < 2; i++) {
		reported_begin(&t->each[i], &each[i].profile,
			       &arguments->options, &arguments->sources);
		t->labels[i] = (struct labels){0};
		if (t->each[i].good)
			labels_init(&t->labels[i], &t->each[i].report);
	}
	t->times[0] = profile_compares(both) ? -1 : 1;
	t->times[1] = 1;
	if (t->each[0].good && t->each[1].good)
		REQUIRE(t->both.good || is_too_much(&t->both.error));
	return t->both.good && t->each[0].good && t->each[1].good;
}

static void trio_free(struct trio *t)
{
	size_t i;

	for (i = 0; i < 2; i++) {
		labels_free(&t->labels[i]);
		reported_free(&t->each[i]);
	}
	reported_free(&t->both);
}

static bool is_function(const struct report *report, const struct row *row)
{
	row_id id = (row_id)(row - report->rows.list);

	return report_function(report, id) != NONE;
}

/*
 * Whether inclusive costs of a row are of the same: code that one profile knows
 * as inlined may be a function of its own in the other one.
 */
static bool is_alike(const struct trio *t, const struct row *row,
		     const struct row *const each[2])
{
	size_t i;

	for (i = 0; i < 2; i++)
		if (each[i] &&
		    is_function(&t->both.report, row) !=
			    is_function(&t->each[i].report, each[i]))
			return false;
	return true;
}

/* Whether what is shown of two profiles is the sum of each. */
static bool adds_up(struct trio *t)
{
	return !t->both.options->settings.inclusive &&
	       !t->both.options->settings.event.count;
}

/*
 * A function that nothing calls is called 0 times where its profile has calls,
 * and where it has none nobody knows; two profiles may have those of one.
 * A figure that does not fit is told, and 0.
 */
static bool is_same_shown(struct trio *t, const struct wide *both,
			  const struct wide *sum)
{
	if (t->both.columns.overflow->text[0])
		return true;
	return t->both.columns.calls ? wide_same_counts(both, sum)
				     : wide_equal(both, sum);
}

static void check_row(struct trio *t, const struct row *row)
{
	const struct report *both = &t->both.report;
	const struct row *each[2];
	struct wide self = {0}, cost = {0}, self_sum = {0}, cost_sum = {0};
	struct wide shown = {0}, shown_sum = {0};
	row_id id = (row_id)(row - both->rows.list), other;
	size_t i;

	wide_add_item(&self, both, report_self(both, id), 1);
	wide_keep_recorded(&self, both->profile);
	add_shown(&shown, &t->both.columns, &t->both.columns,
		  report_self(both, id), 1);
	add_shown(&cost, &t->both.columns, &t->both.columns,
		  report_row(both, id), 1);
	for (i = 0; i < 2; i++) {
		struct report *report = &t->each[i].report;

		each[i] = labels_find(&t->labels[i], both, row);
		if (!each[i])
			continue;
		other = (row_id)(each[i] - report->rows.list);
		add_row(&self_sum, both->profile, report->profile,
			row_costs(report), report_self(report, other).in->self,
			t->times[i]);
		add_shown(&shown_sum, &t->both.columns, &t->each[i].columns,
			  report_self(report, other), t->times[i]);
		add_shown(&cost_sum, &t->both.columns, &t->each[i].columns,
			  report_row(report, other), t->times[i]);
	}
	REQUIRE(each[0] || each[1]);
	wide_keep_recorded(&self_sum, both->profile);
	REQUIRE(wide_equal(&self, &self_sum));
	if (adds_up(t) || profile_compares(both->profile))
		REQUIRE(is_same_shown(t, &shown, &shown_sum));
	if (adds_up(t) ||
	    (profile_compares(both->profile) && is_alike(t, row, each)))
		REQUIRE(is_same_shown(t, &cost, &cost_sum));
}

/* Calls to or from a row, how often and what they cost, of one other row. */
struct paid {
	int128 count;
	struct wide cost;
};

/* Adds those that a report has; false if they cannot be added up. */
static bool add_calls(struct paid *paid, struct trio *t,
		      struct reported *r, uint32_t row, uint32_t other,
		      bool callers, int times)
{
	struct row_calls calls;
	unsigned event;
	bool good;
	size_t i;

	row_calls_of(&r->report, row, callers, &calls);
	good = !cost_overflow(&calls.costs, &event);
	for (i = 0; good && i < calls.count; i++) {
		if (calls.list[i].row != other)
			continue;
		paid->count +=
			times * (int128)row_calls_count(&r->report, &calls,
							&calls.list[i]);
		add_shown(&paid->cost, &t->both.columns, &r->columns,
			  row_calls_item(&r->report, &calls, &calls.list[i]),
			  times);
	}
	row_calls_free(&calls);
	return good;
}

/* The calls between two rows have the same counts and costs in each report. */
static void check_call(struct trio *t, uint32_t row, uint32_t other,
		       bool callers)
{
	const struct report *both = &t->both.report;
	struct paid paid = {0}, sum = {0};
	bool good = add_calls(&paid, t, &t->both, row, other, callers, 1);
	size_t i;

	for (i = 0; i < 2; i++) {
		const struct row *rows = t->each[i].report.rows.list;
		const struct row *a =
			labels_find(&t->labels[i], both, &both->rows.list[row]);
		const struct row *b =
			labels_find(&t->labels[i], both, &both->rows.list[other]);

		if (a && b && good)
			good = add_calls(
				&sum, t, &t->each[i], (uint32_t)(a - rows),
				(uint32_t)(b - rows), callers, t->times[i]);
	}
	REQUIRE(!good || paid.count == sum.count);
	REQUIRE(!good || wide_same_counts(&paid.cost, &sum.cost));
}

/* With --diff; what is added up may be paid within other cycles. */
static void check_calls(struct trio *t)
{
	const struct report *both = &t->both.report;
	const struct profile *profile = both->profile;
	uint32_t i;

	for (i = 0; i < profile->edges.count && i < MOST_EDGES; i++) {
		struct pair edge = profile->edges.pairs[i];
		uint32_t caller = both->rows.of_portion[edge.a];
		uint32_t callee = both->rows.of_function[edge.b];

		check_call(t, caller, callee, false);
		check_call(t, callee, caller, true);
	}
}

static void check_totals(struct trio *t)
{
	const struct report *both = &t->both.report;
	struct wide total = {0}, sum = {0};
	size_t i;

	add_shown(&total, &t->both.columns, &t->both.columns,
		  report_totals(both), 1);
	for (i = 0; i < 2; i++) {
		struct report *report = &t->each[i].report;

		add_shown(&sum, &t->both.columns, &t->each[i].columns,
			  report_totals(report), t->times[i]);
	}
	REQUIRE((!adds_up(t) && !profile_compares(both->profile)) ||
		is_same_shown(t, &total, &sum));
}

/* The cost of the lines of a file, and the part of it that is shown. */
struct file_sum {
	struct wide lines, shown;
};

/* Adds the lines of a file, if they can be added up. */
static bool add_file(struct file_sum *sum, struct trio *t,
		     struct reported *r, uint32_t file, int times)
{
	struct report *report = &r->report;
	struct source_lines source;
	unsigned event;
	bool good;
	size_t i;

	if (file == NONE || !report->file_count)
		return true;
	source_lines_of(report, file, NONE, false, &source);
	good = !cost_overflow(&source.costs, &event);
	for (i = 0; good && i < source.count; i++) {
		struct item line = source_lines_item(report, &source,
						     &source.lines[i]);
		bool change = profile_compares(report->profile);

		if (change)
			add_row(&sum->lines, t->both.report.profile,
				report->profile, line.costs, line.in->self,
				-times);
		add_row(&sum->lines, t->both.report.profile, report->profile,
			line.costs, line.in[change].self, times);
		add_shown(&sum->shown, &t->both.columns, &r->columns, line,
			  times);
	}
	source_lines_free(&source);
	return good;
}

static void check_files(struct trio *t)
{
	const struct report *both = &t->both.report;
	const struct profile *to = both->profile;
	size_t i, j;

	for (i = 0; i < both->file_count; i++) {
		uint32_t file = both->files[i].file;
		struct file_sum lines = {0}, sum = {0};
		bool good = add_file(&lines, t, &t->both, file, 1);

		for (j = 0; j < 2; j++) {
			struct report *report = &t->each[j].report;

			/* Nothing is listed, nor are there lines of it. */
			if (!report->file_count)
				good = false;
			good = good &&
			       add_file(&sum, t, &t->each[j],
					other_name(to, report->profile, file),
					t->times[j]);
		}
		wide_keep_recorded(&lines.lines, to);
		REQUIRE(!good || wide_same_counts(&lines.lines, &sum.lines));
		if (good && (adds_up(t) || profile_compares(to)))
			REQUIRE(wide_same_counts(&lines.shown, &sum.shown));
	}
}

static void check_both(const struct profile *both, const struct reading each[2],
		       const char *options)
{
	struct trio t;
	size_t i;

	if (trio_begin(&t, both, each, options)) {
		check_listed(&t.both.report);
		for (i = 0; i < t.both.report.rows.count; i++)
			check_row(&t, &t.both.report.rows.list[i]);
		check_totals(&t);
		check_files(&t);
		if (profile_compares(both) && t.both.options->settings.all_calls)
			check_calls(&t);
	}
	trio_free(&t);
}

static const char *const reports[] = {
	"--auto=no --show=Calls --sort=Calls",
	"--auto=yes --threshold=100 --by=function --show=all",
	"--auto=no --by=file --show=all",
	"--auto=no --by=object --show=Calls",
	"--auto=no --inclusive --format=json",
	"--auto=no --inclusive --by=function --show=all",
	"--auto=no --inclusive --by=file --show=all --format=json",
	"--auto=no --event=R=Dr/Ir --show=R,Incl(R) --format=json",
	"--auto=no --inclusive --by=object --show=all",
	"--auto=yes --event=R=Dr/Ir --show=R,Dr",
};

/* A number for lines in any order. */
static uint64_t digest(const struct written *w)
{
	uint64_t sum = 0, line = 0;
	size_t i;

	for (i = 0; i < w->length; i++) {
		line = (line ^ (unsigned char)w->text[i]) * 0x100000001b3U;
		if (w->text[i] == '\n') {
			sum += line;
			line = 0;
		}
	}
	return sum;
}

static size_t lines_of(const struct written *w)
{
	size_t n = 0, i;

	for (i = 0; i < w->length; i++)
		n += w->text[i] == '\n';
	return n;
}

static void check_pair(const struct reading each[2], const struct str data[2],
		       bool diff, const char *options)
{
	struct reading both;

	read_two(&both, data[0], data[1], diff);
	if (both.good) {
		/* Of a kind, only the first three messages over all files are shown. */
		if (lines_of(&each[0].warnings) + lines_of(&each[1].warnings) <= 3) {
			REQUIRE(both.warnings.length ==
				each[0].warnings.length + each[1].warnings.length);
			REQUIRE(memcmp(both.warnings.text, each[0].warnings.text,
				       each[0].warnings.length) == 0);
			/* Warnings of events come in the order of the events of both. */
			REQUIRE(digest(&both.warnings) ==
				digest(&each[0].warnings) + digest(&each[1].warnings));
		}
		check_both(&both.profile, each, options);
	} else {
		REQUIRE(is_too_much(&both.error));
	}
	reading_free(&both);
}

/* --- one profile --------------------------------------------------------- */

static const char itself[] =
	"--auto=yes --inclusive --threshold=100";

static bool is_written(struct reported *r)
{
	struct written out;
	struct error error;
	bool good = reported_text(r, &out, &error);

	free(out.text);
	return good;
}

/* Compared with itself a profile has not changed. */
static void check_itself(struct str data)
{
	const struct arguments *arguments = arguments_of(itself);
	struct reading twice;
	struct reported r;
	size_t i;

	read_two(&twice, data, data, true);
	REQUIRE(twice.good);
	reported_begin(&r, &twice.profile, &arguments->options,
		       &arguments->sources);
	/* Rows whose calls do not fit are listed, and cannot be printed. */
	if (r.good && (!r.report.order.count || is_written(&r))) {
		REQUIRE(r.report.order.count == 0);
		REQUIRE(r.report.file_count == 0);
		REQUIRE(!ranking_shows_change(&r.report,
					      report_totals(&r.report)));
		for (i = 0; i < r.report.rows.count; i++) {
			const struct row *row = &r.report.rows.list[i];

			REQUIRE(!ranking_shows_change(
				&r.report,
				report_row(&r.report, (row_id)i)));
			REQUIRE(row->after == row->before);
		}
		check_text(&r, 1024 * 1024);
	}
	reported_free(&r);
	reading_free(&twice);
}

/* Whether an event of a row is the same in another report, as inclusive. */
static bool is_same_event(struct reported *a, uint32_t row,
			  struct reported *b, uint32_t other,
			  unsigned event, const struct column *as)
{
	int64_t x, y;
	bool given = column_value(&a->columns, &a->columns.shown[event],
				  report_row(&a->report, row), &x);

	return given == column_value(&b->columns, as,
				     report_row(&b->report, other), &y) &&
	       x == y;
}

/* All formats say the same of what a function costs inclusively. */
static void check_inclusive(const struct profile *profile)
{
	static const char *const all[] = {
		"--auto=no --inclusive",
		"--auto=no --inclusive --by=function --show=all",
		"--summary",
	};
	struct reported r[3];
	bool *has = util_alloc(profile->functions.count, sizeof(*has));
	uint32_t i, event;

	profile_mark_functions(profile, profile->current, has);
	for (i = 0; i < LENGTH(all); i++) {
		const struct arguments *arguments = arguments_of(all[i]);

		reported_begin(&r[i], profile, &arguments->options,
			       &arguments->sources);
	}
	for (i = 0; r[0].good && r[1].good && i < profile->functions.count;
	     i++) {
		uint32_t row = r[0].report.rows.of_function[i];
		uint32_t whole = r[1].report.rows.of_function[i];

		/* What calls found by name alone left without anything has no row. */
		if (!has[i])
			continue;
		for (event = 0; event < profile->event_count; event++)
			REQUIRE(is_same_event(&r[0], row, &r[1], whole, event,
					      &r[1].columns.shown[event]));
		/* An event that is named so is shown instead. */
		if (r[2].good &&
		    r[2].columns.shown_count > 1 &&
		    r[2].columns.shown[1].terms->of == TERM_INCLUSIVE)
			REQUIRE(is_same_event(&r[1], whole, &r[2],
					      r[2].report.rows.of_function[i],
					      r[2].columns.shown[1].terms->event,
					      &r[2].columns.shown[1]));
	}
	for (i = 0; i < LENGTH(all); i++)
		reported_free(&r[i]);
	free(has);
}

/* All that a profile counts: self costs, totals, and calls. */
struct value {
	struct counted sides;
	struct wide total;
};

static void count(struct value *c, const struct profile *to,
		  const struct profile *profile)
{
	size_t i;

	for (i = 0; i < profile->lines.count; i++)
		add_row(&c->sides.lines, to, profile, &profile->costs,
			line_cost(profile, i), 1);
	for (i = 0; i < profile->calls.count; i++) {
		struct call call = call_of(profile, i);

		add_row(&c->sides.calls, to, profile, &profile->costs,
			call.cost, 1);
		c->sides.call_count += call.count;
	}
	add_row(&c->total, to, profile, &profile->costs, total_of(profile), 1);
}

static void check_value(const struct value *a, const struct value *b)
{
	check_counted(&a->sides, &b->sides);
	REQUIRE(wide_equal(&a->total, &b->total));
}

/* Some parts or threads and the others are all. */
static void check_selected(const struct profile *whole, struct str data,
			   bool threads)
{
	static const char *const lists[] = {"1,3", "0,2,4-"};
	struct value all = {0}, sum = {0};
	bool good = true;
	size_t i;

	count(&all, whole, whole);
	for (i = 0; i < LENGTH(lists); i++) {
		struct parse_rules rules = plain_rules();
		struct ranges ranges;
		struct reading some;

		REQUIRE(ranges_read(&ranges, str_of(lists[i])));
		*(threads ? &rules.threads : &rules.parts) = &ranges;
		read_one(&some, &rules, data);
		REQUIRE(some.good || is_too_much(&some.error));
		if (some.good)
			count(&sum, whole, &some.profile);
		good &= some.good;
		reading_free(&some);
		ranges_free(&ranges);
	}
	if (good)
		check_value(&all, &sum);
}

static void check_renamed(const struct profile *whole, struct str data)
{
	const char *file_word = "s:.*/::", *function_word = "s/[0-9]+/N/g";
	struct words file_words = {&file_word, 1, 1};
	struct words function_words = {&function_word, 1, 1};
	struct renames file_renames, function_renames;
	struct parse_rules rules = plain_rules();
	struct value all = {0}, sum = {0};
	struct reading renamed;
	struct error error;

	REQUIRE(renames_read(&file_renames, &file_words, "", &error));
	REQUIRE(renames_read(&function_renames, &function_words, "", &error));
	rules.renames[NAME_OBJECT] = rules.renames[NAME_FILE] = &file_renames;
	rules.renames[NAME_FUNCTION] = &function_renames;
	read_one(&renamed, &rules, data);
	REQUIRE(renamed.good || is_too_much(&renamed.error));
	if (renamed.good) {
		count(&all, whole, whole);
		count(&sum, whole, &renamed.profile);
		check_value(&all, &sum);
	}
	reading_free(&renamed);
	renames_free(&file_renames);
	renames_free(&function_renames);
}

/* --- functions and lines that are made one ------------------------------- */

/* Lines go to each other's places, and several to one. */
static uint64_t another_line(void *context, name_id from, name_id to,
			     uint64_t number)
{
	(void)context;
	return from == to ? number ^ 1 : number / 2;
}

static void make_pairing(struct pairing *pairing, const struct profile *profile,
			 size_t side)
{
	struct pairing_later later = {0};

	pairing_make(pairing, profile, side, &later);
	pairing_later_free(&later);
}

/* Whatever is paired and wherever lines go, a side costs what it did. */
static void check_paired(struct str first, struct str second)
{
	const struct profile_lines lines = {another_line, NULL};
	struct reading r;
	struct pairing pairing;
	struct counted before[2], after[2];
	int side;

	read_two(&r, first, second, true);
	if (!r.good) {
		reading_free(&r);
		return;
	}
	for (side = 0; side < 2; side++)
		count_side(&r.profile, r.profile.sides[side], &before[side]);
	make_pairing(&pairing, &r.profile, 0);
	if (pairing_apply(&pairing, &r.profile, &lines))
		for (side = 0; side < 2; side++) {
			count_side(&r.profile, r.profile.sides[side],
				   &after[side]);
			check_counted(&before[side], &after[side]);
		}
	pairing_free(&pairing);
	reading_free(&r);
}

/* Reports are tried on the sum of two profiles, and then on their change. */
enum {
	PAIRED = 2 * LENGTH(reports),
	INCLUSIVE,
	ITSELF,
	PARTS,
	THREADS,
	RENAMED,
	PROPERTIES
};

static void try_one(const struct reading each[2], const struct str half[2],
		    size_t i)
{
	const struct profile *after = &each[1].profile;

	if (i <= PAIRED && !each[0].good)
		return;
	if (i < PAIRED)
		check_pair(each, half, i >= LENGTH(reports),
			   reports[i % LENGTH(reports)]);
	else if (i == PAIRED)
		check_paired(half[0], half[1]);
	else if (i == INCLUSIVE)
		check_inclusive(after);
	else if (i == ITSELF)
		check_itself(half[1]);
	else if (i == PARTS || i == THREADS)
		check_selected(after, half[1], i == THREADS);
	else
		check_renamed(after, half[1]);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct parse_rules rules = plain_rules();
	struct str half[2] = {{"", 0}, {(const char *)data, size}};
	struct tries tries = tries_of(data, size, PROPERTIES);
	struct reading each[2];

	if (!size || size > LARGEST)
		return 0;
	half[0] = eat_old(&half[1]);
	read_one(&each[0], &rules, half[0]);
	read_one(&each[1], &rules, half[1]);
	for (; each[1].good && tries.next < tries.end; tries.next++)
		try_one(each, half, tries.next);
	reading_free(&each[0]);
	reading_free(&each[1]);
	return 0;
}
