/* SPDX-License-Identifier: GPL-3.0-or-later */
/* compat: the words and columns are those of callgrind_annotate: scripts read them. */
#include "write/classic/classic.h"

#include "report/rows.h"
#include "values/sides.h"
#include "write/numbers.h"
#include "write/prose.h"

static void put_name(const struct classic *c, name_id name)
{
	str_print(c->out, report_shown_name(c->report, name));
}

/* Prints `title` and a name; prints nothing for NONE. */
static void put_named(const struct classic *c, const char *title, name_id name)
{
	if (name == NONE)
		return;
	fputs(title, c->out);
	put_name(c, name);
}

static void put_files(const struct classic *c, const struct head *head)
{
	for (size_t i = 0; i < head->file_count; i++) {
		const struct part *part = head->files[i].first;

		fputs("Profile data file '", c->out);
		put_name(c, part->file);
		fputs("'", c->out);
		if (!i && report_name(c->report, part->origin.creator).length) {
			put_named(c, " (creator: ", part->origin.creator);
			fputs(")", c->out);
		}
		fputs("\n", c->out);
	}
}

/* Prints each command of the parts, with the process if there is only one. */
static void put_targets(const struct classic *c, const struct head *head)
{
	const struct map *commands = &head->texts[HEAD_COMMAND];
	const name_id pid = head_text(head, HEAD_PID);

	for (size_t i = 0; i < commands->count || i == 0; i++) {
		name_id command = commands->count ? commands->pairs[i].a : NONE;
		bool known = report_name(c->report, command).length;

		fprintf(c->out, "%-18s", "Profiled target:");
		str_print(c->out, known ? report_shown_name(c->report, command) : STR("(unknown)"));
		if (pid != NONE) {
			put_named(c, " (PID ", pid);
			if (head->parts == 1) {
				put_named(c, ", part ", head->files[0].first->number);
				put_named(c, ", thread ", head_text(head, HEAD_THREAD));
			}
			fputs(")", c->out);
		}
		fputs("\n", c->out);
	}
}

static void put_columns(const struct classic *c, const char *title, const struct column *column,
			size_t count)
{
	fprintf(c->out, "%-18s", title);
	for (size_t i = 0; i < count; i++) {
		fputs(i ? " " : "", c->out);
		str_print(c->out, column[i].name);
	}
	fputs("\n", c->out);
}

static void put_word_list(const struct classic *c, const char *title, const struct words *words,
			  const char *after)
{
	if (!words->count)
		fprintf(c->out, "%-18s\n", title);
	for (size_t i = 0; i < words->count; i++) {
		fprintf(c->out, "%-18s", i ? "" : title);
		str_print(c->out, str_of(words->at[i]));
		fprintf(c->out, "%s\n", after);
	}
}

static void put_listed(const struct classic *c)
{
	const struct report_order *order = &c->report->order;
	const struct column *column = columns_additive(c->report->columns);
	int64_t sum, total;

	fprintf(c->out, "%-18s%zu of %zu", "Listed:", order->count, order->listable);
	if (ranking_listed(c->report, &sum, &total)) {
		fprintf(c->out, ", with %s (%s) of ", numbers_value(column, sum, false, false).text,
			numbers_share(sum, total, false, false).text);
		str_print(c->out, column->name);
	}
	fputc('\n', c->out);
}

static void put_settings(const struct classic *c)
{
	const struct report *report = c->report;
	const struct profile *profile = report->profile;
	const struct columns *columns = report->columns;

	fputs("Events recorded:  ", c->out);
	for (size_t i = 0; i < profile->event_count; i++) {
		fputs(i ? " " : "", c->out);
		put_name(c, profile->events[i]);
	}
	fputs("\n", c->out);
	put_columns(c, "Events shown:", columns->shown, columns->shown_count);
	put_columns(c, "Event sort order:", columns->sorted, columns->sorted_count);
	fprintf(c->out, "%-18s", "Thresholds:");
	for (size_t i = 0; i < columns->sorted_count; i++) {
		fputs(i ? " " : "", c->out);
		str_print(c->out, columns->sorted[i].threshold.text);
	}
	fputs("\n", c->out);
	if (report->order.chosen)
		put_listed(c);
	if (profile->symbolizer != NONE) {
		fprintf(c->out, "%-18s", "Inlined:");
		totals_put_resolved(c->out, report);
		fputc('\n', c->out);
	}
	put_word_list(c, "Include dirs:", &report->settings->include, "/");
	put_word_list(c, "User annotated:", report->sources, "");
	fprintf(c->out, "Auto-annotation:  %s\n\n", report->settings->annotate ? "on" : "off");
}

void classic_head(const struct classic *c)
{
	struct heads heads;
	const struct head *head;

	heads_make(&heads, c->w->profile);
	head = &heads.list[heads.count - 1];
	fputs(CLASSIC_RULE, c->out);
	put_files(c, head);
	fputs(CLASSIC_RULE, c->out);
	for (size_t i = 0; i < head->texts[HEAD_LINE].count; i++) {
		put_name(c, head->texts[HEAD_LINE].pairs[i].a);
		fputs("\n", c->out);
	}
	put_targets(c, head);
	if (head->parts > 1) {
		fprintf(c->out, "%-18s%zu", "Parts:", head->parts);
		if (head->texts[HEAD_THREAD].count > 1)
			fprintf(c->out, " (of %zu threads)", head->texts[HEAD_THREAD].count);
		fputs("\n", c->out);
	}
	put_settings(c);
	classic_columns_sum(c, report_totals(c->report),
			    head->believed ? "PROGRAM TOTALS" : "PROGRAM TOTALS (calculated)");
	heads_free(&heads);
}
