/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Every format, read back, on a profile or two that are compared (struct
 * several).  What a small reader finds in JSON, CSV and TSV is
 * what the report has; folded stacks add up to the total; a written profile has
 * all that the one that was read has, and is the same when written again.
 */
#include "json.h"

#include <errno.h>
#include <inttypes.h>

enum { LONGEST_LINE = 300, LONGEST = 1024 * 1024 };

/* --- JSON ---------------------------------------------------------------- */

static void check_string(const char *at, struct str name)
{
	struct written found, wanted;

	if (strncmp(at, "null", 4) == 0) {
		REQUIRE(!name.length);
		return;
	}
	written_begin(&found);
	written_begin(&wanted);
	past_string(at, found.file);
	put_clean(wanted.file, name);
	written_end(&found);
	written_end(&wanted);
	REQUIRE(str_equal(text_of(&found), text_of(&wanted)));
	free(found.text);
	free(wanted.text);
}

/* Whether text is the value of a column; none is what stands for no value. */
static void check_value(const struct report *report,
			const struct column *column, struct item item,
			const char *at, const char *none)
{
	const struct columns *columns = report->columns;
	struct fraction fraction;
	int64_t value;
	char *end;

	if (!column_fraction(columns, column, item, &fraction)) {
		REQUIRE(strncmp(at, none, strlen(none)) == 0);
	} else if (column->unit == COLUMN_COUNT) {
		REQUIRE(column_value(columns, column, item, &value));
		errno = 0;
		REQUIRE(strtoll(at, &end, 10) == value && end > at && !errno);
	}
}

static void check_count(const char *at, struct call_count calls, const char *none)
{
	if (!calls.given)
		REQUIRE(strncmp(at, none, strlen(none)) == 0);
	else
		REQUIRE(strtoll(at, NULL, 10) == calls.count);
}

static void check_array(const struct report *report, const char *at,
			struct item item)
{
	const struct columns *columns = report->columns;
	size_t i;

	for (i = 0; i < columns->shown_count; i++) {
		REQUIRE(next_item(&at, i == 0));
		check_value(report, &columns->shown[i], item, at, "null");
	}
	REQUIRE(!next_item(&at, i == 0));
}

static void check_ids(const char *at, const char *key, uint64_t count)
{
	bool first = true;

	for (at = member(at, key); next_item(&at, first); first = false)
		REQUIRE(strtoull(member(at, "id"), NULL, 10) < count);
}

static void check_json(const struct report *report, struct str text)
{
	const char *at, *functions;
	uint64_t count = 0, i;

	REQUIRE(is_valid(text));
	REQUIRE(past_value(text.at, 0) == text.at + text.length);
	at = functions = member(text.at, "functions");
	while (next_item(&at, count == 0))
		count++;
	REQUIRE(count >= report->order.count);
	at = functions;
	for (i = 0; i < count; i++) {
		const struct row *row;

		REQUIRE(next_item(&at, i == 0));
		REQUIRE(strtoull(member(at, "id"), NULL, 10) == i);
		REQUIRE((*member(at, "listed") == 't') ==
			(i < report->order.count));
		check_ids(at, "callers", count);
		check_ids(at, "callees", count);
		if (i >= report->order.count)
			continue;
		row = &report->rows.list[report->order.listed[i]];
		check_string(member(at, "name"),
			     report_function_name(report, row->name));
		check_string(member(at, "file"),
			     report_name(report, row->file));
		check_string(member(at, "object"),
			     report_name(report, row->object));
		check_array(report, member(at, "self"),
			    report_self(report, report->order.listed[i]));
		check_array(report, member(at, "inclusive"),
			    report_inclusive(report, report->order.listed[i]));
		check_count(member(at, "calls"), row_count(report, row),
			    "null");
	}
}

/* --- CSV and TSV --------------------------------------------------------- */

/* Takes a field of a line of CSV from *at; its text belongs to *field. */
static void eat_csv(const char **at, struct written *field)
{
	bool quoted = **at == '"';

	written_begin(field);
	*at += quoted;
	for (;;) {
		if (quoted && **at == '"' && (*at)[1] != '"')
			break;
		if (!quoted && (**at == ',' || **at == '\r'))
			break;
		REQUIRE(**at && (quoted || **at != '"'));
		*at += quoted && **at == '"';
		putc(*(*at)++, field->file);
	}
	*at += quoted;
	written_end(field);
}

/* The same of TSV. */
static void eat_tsv(const char **at, struct written *field)
{
	written_begin(field);
	while (**at != '\t' && **at != '\n') {
		static const char from[] = "tnr\\", to[] = "\t\n\r\\";
		const char *escape;

		REQUIRE(**at);
		if (**at != '\\') {
			putc(*(*at)++, field->file);
			continue;
		}
		++*at;
		/* \xNN, \uNNNN and \UNNNNNNNN are the same in CSV. */
		if (strchr("xuU", **at)) {
			putc('\\', field->file);
			continue;
		}
		escape = memchr(from, **at, 4);
		REQUIRE(escape);
		putc(to[escape - from], field->file);
		++*at;
	}
	written_end(field);
}

static bool is_number(struct str s)
{
	const char digits[] = "0123456789";
	size_t n = s.length && strchr("+-", s.at[0]), i, points = 0;

	for (i = n; i < s.length; i++) {
		if (!memchr(digits, s.at[i], 10) && s.at[i] != '.')
			return false;
		points += s.at[i] == '.';
	}
	return points <= 1 && s.length > n + points;
}

/* A name in a table: what is hidden is escaped, a carriage return in CSV, too; nothing is a formula. */
static void check_name(struct str found, struct str name, bool tabs)
{
	struct written wanted;

	if (name.length && memchr("=+-@\t\r", name.at[0], 6) &&
	    !is_number(name))
		REQUIRE(str_eat(&found, STR("'")));
	written_begin(&wanted);
	while (name.length) {
		size_t n = str_printable(name);

		fwrite(name.at, 1, n, wanted.file);
		name = (struct str){name.at + n, name.length - n};
		if (!name.length)
			break;
		n = 1;
		if ((tabs && *name.at == '\r') || *name.at == '\n') {
			putc(*name.at, wanted.file);
		} else {
			char escape[STR_ESCAPE];

			n = str_escape(name, escape);
			fputs(escape, wanted.file);
		}
		name = (struct str){name.at + n, name.length - n};
	}
	written_end(&wanted);
	REQUIRE(str_equal(found, text_of(&wanted)));
	free(wanted.text);
}

/* The next field, with what is behind it. */
static struct written next_field(const char **at, bool tabs)
{
	struct written field;

	(tabs ? eat_tsv : eat_csv)(at, &field);
	if (**at == (tabs ? '\t' : ','))
		++*at;
	return field;
}

/* How many fields a value has: with --diff each side, too. */
static int values_of(const struct report *report)
{
	if (!profile_compares(report->profile))
		return 1;
	return 3;
}

/* A value, with --diff of each side, too. */
static void check_field(const struct report *report, const char **at,
			 bool tabs, const struct column *column, struct item item)
{
	int sides = values_of(report), i;

	for (i = 0; i < sides; i++) {
		struct written field = next_field(at, tabs);

		if (i == 0)
			check_value(report, column, item, field.text, "");
		free(field.text);
	}
}

static void check_calls(const struct report *report, const char **at, bool tabs,
			struct call_count calls)
{
	int sides = values_of(report), i;

	for (i = 0; i < sides; i++) {
		struct written field = next_field(at, tabs);

		REQUIRE(!i || calls.given || !*field.text);
		if (i == 0)
			check_count(field.text, calls, "");
		free(field.text);
	}
}

/* Whether a column comes a second time. */
static bool is_repeated(const struct columns *columns, size_t column)
{
	size_t i;

	for (i = 0; i < column; i++)
		if (str_equal(columns->shown[i].name,
			      columns->shown[column].name))
			return true;
	return false;
}

/* Whether what is shown are events of the profile alone. */
static bool is_plain(const struct report *report)
{
	const struct columns *columns = report->columns;
	size_t i;

	for (i = 0; i < columns->shown_count; i++)
		if (profile_event(report->profile, columns->shown[i].name) ==
		    COST_EVENTS)
			return false;
	return true;
}

static void check_row(const struct report *report, const char **at, bool tabs,
		      row_id r)
{
	const struct row *row = &report->rows.list[r];
	const struct columns *columns = report->columns;
	const name_id names[] = {row->object, row->file, row->name};
	size_t i;

	for (i = 0; i < LENGTH(names); i++) {
		struct written field = next_field(at, tabs);

		check_name(text_of(&field),
			   i == 2 ? report_function_name(report, names[i])
				  : report_name(report, names[i]), tabs);
		free(field.text);
	}
	check_calls(report, at, tabs, row_count(report, row));
	for (i = 0; i < 2 * columns->shown_count; i++) {
		size_t column = i % columns->shown_count;

		if (!is_repeated(columns, column))
			check_field(report, at, tabs, &columns->shown[column],
				     i == column ? report_self(report, r)
						 : report_inclusive(report, r));
	}
}

static void check_table(const struct report *report, struct str text, bool tabs)
{
	const char *at = text.at;
	struct written field;
	size_t i;

	do {
		(tabs ? eat_tsv : eat_csv)(&at, &field);
		free(field.text);
	} while (*at++ == (tabs ? '\t' : ','));
	at -= tabs;
	REQUIRE(*at++ == '\n');
	for (i = 0; i < report->order.count; i++) {
		if (is_plain(report) && !report->rows.first &&
		    !report->columns->slice_count)
			check_row(report, &at, tabs, report->order.listed[i]);
		while (*at != (tabs ? '\n' : '\r')) {
			field = next_field(&at, tabs);
			free(field.text);
		}
		REQUIRE(tabs || *at++ == '\r');
		REQUIRE(*at++ == '\n');
	}
	REQUIRE(at == text.at + text.length);
}

/* --- markdown and folded -------------------------------------------- */

static void check_markdown(struct str text)
{
	size_t bars = 0;

	REQUIRE(text.length <= 60000);
	REQUIRE(is_valid(text));
	check_printable(text.at, text.length);
	while (text.length) {
		struct str line = str_eat_until(&text, '\n');
		size_t n = 0, i;

		for (i = 0; i < line.length; i++)
			n += line.at[i] == '|';
		REQUIRE(!n ||
			(line.at[0] == '|' && line.at[line.length - 1] == '|'));
		/* A line without one ends a table. */
		REQUIRE(!n || !bars || n == bars);
		bars = n;
	}
}

/* The number at the end of *line, which is cut off with the blank before. */
static int64_t eat_number(struct str *line)
{
	size_t i = line->length;
	int64_t number;

	while (i && line->at[i - 1] != ' ')
		i--;
	REQUIRE(i > 1 && i < line->length);
	number = strtoll(line->at + i, NULL, 10);
	line->length = i - 1;
	return number;
}

static void check_folded(const struct report *report, struct str text)
{
	bool diff = profile_compares(report->profile);
	int64_t sum[2] = {0}, wanted[2] = {0};
	unsigned event;

	REQUIRE(ranking_main_event(report, &event));
	while (text.length) {
		struct str line = str_eat_until(&text, '\n');
		int64_t after = eat_number(&line);

		REQUIRE(util_add(&sum[1], after));
		if (diff)
			REQUIRE(util_add(&sum[0], eat_number(&line)));
		REQUIRE(line.length);
		check_printable(line.at, line.length);
	}
	cost_get(&report->costs, report_after(report)->side->total, event,
		 &wanted[1]);
	if (diff)
		cost_get(&report->costs, report_before(report)->side->total, event,
			 &wanted[0]);
	REQUIRE(sum[0] == wanted[0] && sum[1] == wanted[1]);
}

/* --- callgrind ----------------------------------------------------------- */

/* A name of one profile in another, which must have it. */
static name_id same_name(const struct profile *from, const struct profile *to,
			 name_id name)
{
	name_id same = names_find(&to->names, names_str(&from->names, name));

	REQUIRE(same != NONE);
	return same;
}

static function_id same_function(const struct profile *from, struct profile *to,
				 function_id function)
{
	return profile_function(
		to, same_name(from, to, profile_object(from, function)),
		same_name(from, to, profile_file(from, function)),
		same_name(from, to, profile_name(from, function)));
}

static portion_id same_portion(const struct profile *from, struct profile *to,
			       portion_id portion)
{
	struct pair pair = from->portions.pairs[portion];

	return profile_portion(to, same_function(from, to, pair.a),
			       same_name(from, to, pair.b));
}

static void check_cost(const struct profile *from, const struct profile *to,
		       cost_id a, cost_id b)
{
	unsigned event;

	REQUIRE(from->event_count == to->event_count);
	for (event = 0; event < from->event_count; event++) {
		int64_t x, y;
		bool given = cost_get(&from->costs, a, event, &x);

		REQUIRE(cost_get(&to->costs, b, event, &y) == given && x == y);
	}
}

/* The rest of the first line behind BEGIN, which has the newline before it. */
static struct str rest_of_line(struct str text, const char *begin)
{
	const struct str from = str_of(begin);
	const char *end;

	while (!str_begins(text, from)) {
		REQUIRE(text.length);
		text = (struct str){text.at + 1, text.length - 1};
	}
	text.at += from.length;
	end = memchr(text.at, '\n', text.length - from.length);
	REQUIRE(end);
	return (struct str){text.at, (size_t)(end - text.at)};
}

/*
 * Whether all totals written are 0, and an event has one that no cost has.  A
 * line of zeros counts as absent (src/README N4).  Such a total comes from a
 * line whose other numbers are not believed, or is a change between two equal
 * ones, and is lost when it is written.
 */
static bool loses_totals(struct str text)
{
	struct str total = rest_of_line(text, "\nsummary:");

	return strspn(total.at, " 0.") >= total.length &&
	       !str_equal(total, rest_of_line(text, "\n\ntotals:"));
}

/* Totals, where one part can have them: src/README N4. */
static void check_totals(const struct profile *from, const struct profile *to)
{
	unsigned event;
	size_t i;

	for (event = 0; event < from->event_count; event++) {
		int128 wide = 0;
		int64_t sum, x, y;
		bool given = cost_get(&from->costs, total_of(from), event, &x);

		for (i = 0; i < from->current->line_count; i++) {
			int64_t self;

			cost_get(&from->costs, line_cost(from, i), event,
				 &self);
			wide += self;
		}
		sum = (int64_t)wide;
		REQUIRE(sum == wide);
		if (sum >= 0 ? x < sum
			     : number_magnitude(x) < number_magnitude(sum))
			x = sum;
		REQUIRE(cost_get(&to->costs, total_of(to), event, &y) ==
				given &&
			x == y);
	}
}

/* Two profiles have the same facts, but for lines without costs. */
static void check_facts(const struct profile *from, struct profile *to)
{
	size_t functions = to->functions.count, portions = to->portions.count;
	size_t lines = to->lines.count, calls = to->calls.count, i;
	struct order order = {NONE, NONE};

	check_totals(from, to);
	for (i = 0; i < from->current->line_count; i++) {
		struct pair pair = from->lines.pairs[i];
		line_id line =
			profile_line(to, same_portion(from, to, pair.a),
				     profile_number(from, pair.b), &order);

		REQUIRE(line < lines || !line_cost(from, i));
		if (line < lines)
			check_cost(from, to, line_cost(from, i),
				   line_cost(to, line));
	}
	order = (struct order){NONE, NONE};
	for (i = 0; i < from->current->call_count; i++) {
		struct pair pair = from->calls.pairs[i];
		struct pair edge = from->edges.pairs[pair.a];
		struct call was = call_of(from, i), is;
		call_id call;

		if (!was.seen)
			continue;
		call = profile_call(to, same_portion(from, to, edge.a),
				    same_function(from, to, edge.b),
				    profile_number(from, pair.b), &order);
		REQUIRE(call < calls);
		is = call_of(to, call);
		REQUIRE(is.seen && is.count == was.count);
		check_cost(from, to, was.cost, is.cost);
	}
	REQUIRE(to->functions.count == functions);
	REQUIRE(to->portions.count == portions);
}

/* Events have the same formulas and long names in another profile. */
static void check_events(const struct formulas *from, const struct profile *to)
{
	const struct words none = {0};
	struct definition was, is;
	struct formulas written;
	size_t i;

	formulas_make(&written, to, &none);
	for (i = 0; i < from->count; i++) {
		was = formula_described(from, from->list[i].definition.name);
		is = formula_described(&written, from->list[i].definition.name);
		REQUIRE(str_equal(was.formula, is.formula));
		REQUIRE(str_equal(was.long_name, is.long_name));
	}
	formulas_free(&written);
}

/* The row of another report with the label of this one, or NONE. */
static row_id same_row(const struct report *from, const struct row *row,
		       const struct report *to)
{
	size_t i;

	for (i = 0; i < to->rows.count; i++)
		if (str_equal(report_name(from, row->name),
			      report_name(to, to->rows.list[i].name)) &&
		    str_equal(report_name(from, row->file),
			      report_name(to, to->rows.list[i].file)) &&
		    str_equal(report_name(from, row->object),
			      report_name(to, to->rows.list[i].object)))
			return (row_id)i;
	return NONE;
}

/* The rows that stay have the same inclusive costs as before. */
static void check_rows_left(const struct report *from, const struct report *to)
{
	size_t i;

	for (i = 0; i < from->order.count && i < 50; i++) {
		row_id listed = from->order.listed[i];
		const struct row *row = &from->rows.list[listed];
		row_id same = same_row(from, row, to);
		unsigned event;

		if (report_function(from, listed) == NONE)
			continue;
		REQUIRE(same != NONE);
		for (event = 0; event < from->profile->event_count; event++) {
			int64_t x, y;

			cost_get(&from->costs,
				 report_self(from, listed).in->inclusive, event,
				 &x);
			cost_get(&to->costs,
				 report_self(to, same).in->inclusive, event, &y);
			REQUIRE(x == y);
		}
	}
}

/* A report of the same kind on a profile that was written. */
static void check_callgrind(struct reported *r, struct str text)
{
	const struct settings *settings = &r->options->settings;
	const struct report *report = &r->report;
	/* The same functions have the same names and events in both. */
	bool comparable = !settings->show && settings->names != NAMES_SHORT &&
			  !profile_compares(report->profile);
	struct options options = *r->options;
	struct parse_rules rules = plain_rules();
	struct reading reading;
	struct reported again;
	struct written twice;
	struct error error;
	unsigned event;

	if (loses_totals(text))
		return;
	reading_begin(&reading, false);
	reading.profile.keep.addresses = settings->assembly;
	reading_add(&reading, &rules, text);
	reading_end(&reading);
	/* Sums of both signs may pass 64 bits in another order; that is said. */
	if (cost_overflow(&reading.profile.costs, &event)) {
		REQUIRE(!reading.good);
		reading_free(&reading);
		return;
	}
	REQUIRE(reading.good);
	if (!report->order.chosen && comparable)
		check_facts(report->profile, &reading.profile);
	if (comparable)
		check_events(&report->columns->formulas, &reading.profile);
	options.settings = (struct settings){
		.threshold = "100",
		.annotate = true,
		.complete = true,
		.top = UINT64_MAX,
		.by = settings->by,
		.assembly = settings->assembly,
	};
	reported_begin(&again, &reading.profile, &options, r->sources);
	REQUIRE(again.good);
	if (comparable && settings->complete)
		check_rows_left(report, &again.report);
	REQUIRE(reported_text(&again, &twice, &error));
	REQUIRE(str_equal(text, text_of(&twice)));
	free(twice.text);
	reported_free(&again);
	reading_free(&reading);
}

/* --- the whole ----------------------------------------------------------- */

static void check_format(struct reported *r, const char *format,
			 struct str text)
{
	const struct report *report = &r->report;

	if (strcmp(format, "json") == 0)
		check_json(report, text);
	else if (strcmp(format, "csv") == 0)
		check_table(report, text, false);
	else if (strcmp(format, "tsv") == 0)
		check_table(report, text, true);
	else if (strcmp(format, "markdown") == 0)
		check_markdown(text);
	else if (strcmp(format, "folded") == 0)
		check_folded(report, text);
	else if (strcmp(format, "callgrind") == 0)
		check_callgrind(r, text);
}

static void run_format(const struct reading *reading, struct str line,
		       const char *format)
{
	char command[LONGEST_LINE + 40];
	struct arguments arguments;
	struct reported r;
	struct written out;
	struct error error;
	bool fits;

	sprintf(command, "--format=%s%s%.*s", format, line.length ? " " : "",
		(int)line.length, line.at);
	arguments_begin(&arguments, str_of(command));
	/* Beside --help and --version, options need not go together. */
	if (!arguments.good || arguments.options.list == LIST_EVENTS || arguments.options.help ||
	    arguments.options.version ||
	    strcmp(arguments.options.format, format) != 0) {
		arguments_free(&arguments);
		return;
	}
	if (strcmp(format, "callgrind") == 0)
		arguments.options.settings.complete = true;
	reported_begin(&r, &reading->profile, &arguments.options,
		       &arguments.sources);
	fits = r.good && !is_too_wide(&r.report, LONGEST);
	if (fits && reported_text(&r, &out, &error) &&
	    !r.columns.overflow->text[0])
		check_format(&r, format, text_of(&out));
	if (fits)
		free(out.text);
	reported_free(&r);
	arguments_free(&arguments);
}

static const char *const formats[] = {
	"json", "csv", "tsv", "markdown", "folded", "callgrind",
};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct tries tries = tries_of(data, size, LENGTH(formats));
	struct several s = several_of(data, size);
	struct arguments arguments;
	struct reading reading;

	if (size > LARGEST || s.line.length > LONGEST_LINE ||
	    memchr(s.line.at, '\0', s.line.length))
		return 0;
	arguments_begin(&arguments, s.line);
	several_offer(&s);
	if (arguments.good && are_tame(&arguments.options) &&
	    several_read(&s, &arguments.options.settings, &reading)) {
		for (; tries.next < tries.end; tries.next++)
			run_format(&reading, s.line, formats[tries.next]);
		reading_free(&reading);
	}
	arguments_free(&arguments);
	return 0;
}
