/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A page is what the report prints for people: nothing is chosen, sorted or named here.  A view
 * becomes settings, as options would set them, and these make a report.  The reports of functions
 * and sources differ by the function or file alone, so the last one serves the next.
 */
#include "browse/page.h"

#include "write/screen/screen.h"

/* What views are called, but for lists and what they are of. */
static const char *const kinds[VIEW_KINDS] = {
	[VIEW_LIST] = "",      [VIEW_FUNCTION] = "",  [VIEW_SOURCE] = "",   [VIEW_CODE] = "code",
	[VIEW_DOWN] = "calls", [VIEW_UP] = "callers", [VIEW_KEYS] = "keys",
};

void page_free(struct page *page)
{
	free(page->text);
	free(page->lines);
	free(page->targets.list);
	free(page->targets.titles);
	free(page->name);
	free(page->said);
	*page = (struct page){0};
}

/* --- settings ------------------------------------------------------------ */

static const char *keep(struct pages *p, char *word)
{
	words_add(&p->made, word);
	return word;
}

static bool is_of_row(const struct choice *of)
{
	return of->row != NONE && of->kind != VIEW_LIST && of->kind != VIEW_SOURCE &&
	       of->kind != VIEW_KEYS;
}

/* Returns whether the list of a view has a row. */
static bool lists(const void *pages, const struct report *report, uint32_t id)
{
	const struct pages *p = pages;
	const struct choice *of = &p->choice;
	const struct row *row = &report->rows.list[id];
	struct str word;

	if (of->row != NONE)
		return id == of->row;
	if ((of->file != NONE && row->file != of->file) ||
	    (of->object != NONE && row->object != of->object))
		return false;
	if (!of->filter)
		return true;
	word = str_of(p->typed.at[of->filter - 1]);
	return find_has(report_name(report, row->name), word) ||
	       find_has(report_name(report, row->file), word) ||
	       find_has(report_name(report, row->object), word);
}

/* Sets what orders the rows, and which columns a list has. */
static bool set_order(struct pages *p, const struct choice *of, struct error *error)
{
	struct settings *s = &p->settings;
	const char *event = p->events.at[of->event];

	if (s->compare) {
		s->show = event;
		return of->order == ORDER_SELF ||
		       error_set(error, "the rows of a comparison have one order");
	}
	s->show = NULL;
	s->sort = event;
	if (of->order == ORDER_INCLUSIVE)
		s->sort = keep(p, util_format("Incl(%s)", event));
	/* Lines are not called. */
	if (of->order != ORDER_CALLS || s->by == BY_LINE)
		return true;
	s->sort = keep(p, util_format("Calls,%s", event));
	s->show = keep(p, util_format("%s,Incl(%s),Calls", event, event));
	return true;
}

/* Sets the settings of a view, as the options of its command line would. */
static bool set_settings(struct pages *p, const struct choice *of, struct error *error)
{
	const struct settings *user = &p->run->options.settings;
	struct settings *s = &p->settings;
	bool list = of->kind == VIEW_LIST, code = of->kind == VIEW_CODE;

	*s = *user;
	s->walked = true;
	s->annotate = false;
	s->inclusive = false;
	s->summary = list;
	s->by = (int)of->by;
	s->names = of->full ? NAMES_FULL : NAMES_SHORT;
	s->threshold = "100";
	s->top = UINT64_MAX;
	s->lists = lists;
	s->lists_of = p;
	s->assembly = !code ? ASSEMBLY_NONE : user->assembly ? user->assembly : ASSEMBLY_ATT;
	s->call_tree = of->kind == VIEW_DOWN ? CALL_TREE_DOWN
		       : of->kind == VIEW_UP ? CALL_TREE_UP
					     : CALL_TREE_NONE;
	/* Parts of rows are known on the sides alone, and not in other slices. */
	if (!list) {
		s->compare = COMPARE_NONE;
		s->hide = (struct words){0};
	}
	/* One row is meant, but where --fn says with which function one begins. */
	if (!user->fn.count) {
		s->fn = (struct words){0};
		s->fn_row = &p->row;
		if (code || of->kind == VIEW_FUNCTION || (!list && of->row != NONE))
			words_add(&s->fn, "row");
		else
			s->fn_row = NULL;
	}
	return set_order(p, of, error);
}

/* --- reports ------------------------------------------------------------- */

/* Forgets how the rows of the report were chosen; its figures stay. */
static void forget_choices(struct pages *p)
{
	columns_free(&p->columns);
	p->columns = (struct columns){0};
	if (p->settings.fn_row)
		words_free(&p->settings.fn);
	p->settings = (struct settings){0};
	words_free_all(&p->made);
}

static void end_report(struct pages *p)
{
	report_free(&p->report);
	p->report = (struct report){0};
	p->has_report = false;
	forget_choices(p);
}

/* What the report of a view differs by. */
static struct choice choice_of(const struct view *view)
{
	struct choice of = view->of;

	if (of.kind == VIEW_SOURCE)
		of.kind = VIEW_FUNCTION;
	if (of.kind == VIEW_FUNCTION || of.kind == VIEW_CODE)
		of.row = of.file = NONE;
	return of;
}

/* Makes the report of a choice, unless it is the last one. */
static bool make_report(struct pages *p, struct choice choice, struct error *error)
{
	struct run *run = p->run;
	bool good;

	if (p->has_report && memcmp(&choice, &p->choice, sizeof(choice)) == 0)
		return true;
	if (p->has_report && (choice.by != p->choice.by || choice.full != p->choice.full))
		end_report(p);
	forget_choices(p);
	p->choice = choice;
	good = set_settings(p, &choice, error) &&
	       columns_init(&p->columns, &p->settings, &run->profile, error) &&
	       (p->has_report ? build_again(&p->report, error)
			      : build_report(&p->report, &run->profile, &p->settings, &p->columns,
					     &run->sources, &run->woven, str_of(run->directory),
					     error)) &&
	       columns_fit(&p->columns, error);
	p->has_report = true;
	p->report.limits = &run->limits;
	if (!good)
		end_report(p);
	return good;
}

/* Makes the report of a view, and sets what a shared one is about this time. */
static bool aim_report(struct pages *p, const struct view *view, struct error *error)
{
	struct report *report = &p->report;
	uint64_t context = view->show.context;

	p->row = view->of.row;
	if (!make_report(p, choice_of(view), error))
		return false;
	p->settings.context = context;
	if (is_of_row(&view->of) && report->order.listed) {
		report->order.listed[0] = view->of.row;
		report->order.count = 1;
		/* Callers and callees: with the usual context ten. */
		p->settings.top = context < UINT64_MAX ? context + 2 : context;
	}
	if (view->of.kind != VIEW_SOURCE)
		return true;
	report->file_count = 0;
	UTIL_PUSH(report->files, report->file_count, report->file_room) =
		(struct report_file){.file = view->of.file};
	return true;
}

/* --- pages --------------------------------------------------------------- */

/* Prints the values of a function in all that is compared. */
static bool put_compared(struct pages *p, const struct view *view, const struct writing *w,
			 struct error *error)
{
	struct choice of = view->of;

	of.kind = VIEW_LIST;
	if (!make_report(p, of, error))
		return false;
	screen_list(w);
	return aim_report(p, view, error);
}

static bool put_report(struct pages *p, const struct view *view, const struct writing *w,
		       struct error *error)
{
	const struct settings *user = &p->run->options.settings;

	switch (view->of.kind) {
	case VIEW_LIST:
		screen_list(w);
		return true;
	case VIEW_SOURCE:
		screen_sources(w);
		return true;
	case VIEW_DOWN:
	case VIEW_UP:
		screen_head(w, false);
		return screen_tree(w, error);
	case VIEW_CODE:
		break;
	default:
		if (user->compare && !put_compared(p, view, w, error))
			return false;
	}
	screen_functions(w);
	return true;
}

/* The dearest line of a function in a file, or 0. */
static uint64_t find_line(struct pages *p, const struct view *view)
{
	struct source_lines lines = {0};
	uint64_t line = 0, most = 0;

	source_lines_of(&p->report, view->of.file, view->of.row, false, &lines);
	for (size_t i = 0; i < lines.count; i++) {
		uint64_t cost = targets_cost(
			&p->report, source_lines_item(&p->report, &lines, &lines.lines[i]));

		if (!i || cost > most) {
			most = cost;
			line = lines.lines[i].number;
		}
	}
	source_lines_free(&lines);
	return line;
}

static void put_name(const struct pages *p, const struct view *view, FILE *out)
{
	const struct names *names = &p->run->profile.names;
	const struct choice *of = &view->of;
	name_id part = of->file != NONE ? of->file : of->object;

	if (of->kind == VIEW_LIST)
		fprintf(out, "%ss%s", BY_NOUNS[of->by], part != NONE ? " of " : "");
	fputs(kinds[of->kind], out);
	if (is_of_row(of)) {
		fputs(of->kind == VIEW_FUNCTION ? "" : " of ", out);
		str_print_flat(out,
			       limits_name(p->report.limits, report_row_name(&p->report, of->row)));
	} else if (part != NONE) {
		str_print_flat(out, str_base(names_str(names, part)));
	}
	if (of->filter) {
		fputs(" with ", out);
		str_print_flat(out, str_of(p->typed.at[of->filter - 1]));
	}
}

/* Splits the text of a page into lines. */
static void split(struct page *page, struct str text)
{
	size_t room = 0;

	page->text = (char *)text.at;
	while (text.length)
		UTIL_PUSH(page->lines, page->count, room) = str_eat_until(&text, '\n');
	/* Blank lines at the end are for what follows in a report. */
	while (page->count && !page->lines[page->count - 1].length)
		page->count--;
}

/* Says where rows are, which is their file or, of objects, the object. */
static void complete(const struct pages *p, struct page *page)
{
	for (size_t i = 0; i < page->targets.count; i++) {
		struct target *target = &page->targets.list[i].target;
		const struct row *row;

		if (target->kind == TARGET_ROW && target->row != NONE && target->file == NONE) {
			row = &p->report.rows.list[target->row];
			target->file = row->file != NONE ? row->file : row->object;
			if (report_has_lines(&p->report))
				target->at = report_line(&p->report, target->row);
		}
		if (!report_is_grouped(&p->report) && !report_is_file(&p->report, target->file))
			target->file = NONE;
	}
}

/* Takes the first line of what was warned of. */
static char *first_warning(struct draft *draft)
{
	struct str text = draft_close(draft), line = str_eat_until(&text, '\n');
	char *said = NULL;

	str_eat(&line, STR("cgannotate: "));
	if (line.length)
		said = str_copy(line);
	free(draft->text);
	return said;
}

static bool write_page(struct pages *p, struct view *view, struct page *page, FILE *out,
		       struct error *error)
{
	struct run *run = p->run;
	const struct verdicts verdicts = {0};
	const struct call_tree_folds folds = {view->show.levels, view->toggled,
					      view->toggled_count};
	struct writing w = {
		.out = out,
		.profile = &run->profile,
		.report = &p->report,
		.columns = &p->columns,
		.diag = &run->diag,
		.width = page->width,
		.search = &run->search,
		.verdicts = &verdicts,
		.color = options_is_colored(&run->options),
		.human = run->options.human,
		.diff = profile_compares(&run->profile),
		.folds = &folds,
		.targets = &page->targets,
		.rows = view->show.rows,
	};

	if (view->of.kind == VIEW_KEYS) {
		p->put_keys(out, page->width);
		return true;
	}
	if (view->of.kind == VIEW_CODE && profile_compares(&run->profile))
		return error_set(error,
				 "instructions are shown of one profile, not of a comparison");
	if (!aim_report(p, view, error))
		return false;
	if (view->of.kind == VIEW_SOURCE && view->of.row != NONE && !view->line)
		view->line = find_line(p, view);
	if (!put_report(p, view, &w, error) || !columns_fit(&p->columns, error))
		return false;
	complete(p, page);
	return true;
}

bool pages_make(struct pages *p, struct view *view, size_t width, struct error *error)
{
	struct run *run = p->run;
	struct page made = {.width = width};
	FILE *before = run->diag.warnings;
	struct draft text, warned, name;
	bool good;

	run->limits = p->limits;
	draft_open(&text);
	draft_open(&warned);
	run->diag.warnings = warned.file;
	good = write_page(p, view, &made, text.file, error);
	run->diag.warnings = before;
	made.said = first_warning(&warned);
	split(&made, draft_close(&text));
	if (!good) {
		page_free(&made);
		return false;
	}
	draft_open(&name);
	put_name(p, view, name.file);
	fputc('\0', name.file);
	made.name = (char *)draft_close(&name).at;
	page_free(&view->page);
	view->page = made;
	view->stale = false;
	return true;
}

/* --- the beginning and the end ------------------------------------------- */

bool pages_begin(struct pages *p, struct run *run, struct error *error)
{
	struct settings settings = run->options.settings;
	struct table table;

	*p = (struct pages){.run = run, .limits = run->limits};
	settings.show = settings.sort = NULL;
	if (!columns_init(&p->all, &settings, &run->profile, error))
		return false;
	table = tables_events(&p->all);
	for (size_t i = 0; i < table_rows(&table); i++)
		words_add(&p->events, str_copy(table_row(&table, i)->text));
	table_free(&table);
	return true;
}

void pages_end(struct pages *p)
{
	end_report(p);
	columns_free(&p->all);
	words_free_all(&p->events);
	words_free_all(&p->typed);
}

/* Sets the event and the order that --sort, or else --show, asks for. */
static bool choose_order(const struct pages *p, struct choice *of, struct error *error)
{
	const struct settings *user = &p->run->options.settings;
	struct str word = str_of(user->sort ? user->sort : ""), name = word;

	of->order = user->inclusive ? ORDER_INCLUSIVE : ORDER_SELF;
	/* The first event that has costs. */
	if (!word.length && p->all.sorted_count)
		name = p->all.sorted->name;
	if (str_equal(word, STR("Calls"))) {
		of->order = ORDER_CALLS;
		return true;
	}
	if (str_eat(&name, STR("Incl(")) && str_equal(str_tail(name, 1), STR(")"))) {
		name.length--;
		of->order = ORDER_INCLUSIVE;
	}
	for (uint32_t i = 0; i < p->events.count; i++)
		if (str_equal(name, str_of(p->events.at[i]))) {
			of->event = i;
			return true;
		}
	return !word.length ||
	       error_usage(error,
			   "--sort=%s: --browse sorts by one event, Incl(EVENT), or Calls; "
			   "--list=events names all events",
			   user->sort);
}

bool pages_first(struct pages *p, struct view *list, row_id *row, struct error *error)
{
	struct settings *user = &p->run->options.settings;
	struct choice of = {.by = (enum by)user->by,
			    .row = NONE,
			    .file = NONE,
			    .object = NONE,
			    .full = user->names == NAMES_FULL};

	*list = (struct view){
		.of = of,
		.show = {.context = user->context, .levels = 2, .rows = PAGES_ROWS},
	};
	*row = NONE;
	if (!choose_order(p, &list->of, error))
		return false;
	if (!user->fn.count)
		return true;
	of.kind = VIEW_FUNCTION;
	if (!make_report(p, of, error))
		return false;
	if (!p->report.order.count)
		return error_set(error, "other options leave none of the functions of --fn");
	*row = p->report.order.listed[0];
	end_report(p);
	user->fn.count = 0;
	return true;
}
