/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A page is what the report prints for people: nothing is chosen, sorted or named here.  A view
 * becomes settings, as options would set them, and these make a report.  The reports of functions
 * and sources differ by the function or file alone, so the last one serves the next.
 */
#include "browse/page.h"

#include "base/stream.h"
#include "build.h"
#include "source/objects.h"
#include "source/source_lines.h"
#include "values/head.h"
#include "write/screen/screen.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* Kinds of reports.  Functions and sources share one. */
enum { OF_LIST, OF_FUNCTIONS, OF_CODE, OF_DOWN, OF_UP };

/* How many callers and callees there are with the usual context. */
enum { CALLS = 10, CONTEXT = 8 };

/* Each fits into half of 80 columns. */
static const char *const keys[][2] = {
	{"j k Up Down", "next, previous line"},
	{"PgDn Space", "next page"},
	{"PgUp b", "previous page"},
	{"g G Home End", "first, last line"},
	{"Tab", "callers, callees, source"},
	{"< >", "move long lines sideways"},
	{"Enter Right", "open what is named there"},
	{"Bksp h Left", "back to the last view"},
	{"q", "back; at the first: quit"},
	{"Q Ctrl-C", "quit"},
	{"Ctrl-Z", "stop, until fg"},
	{"/", "filter a list; else find"},
	{"n N", "find next, previous"},
	{"?", "these keys"},
	{"o", "by self, inclusive, calls"},
	{"i", "by self or inclusive"},
	{"O", "functions, files, objects"},
	{"l", "leave out library code"},
	{"e E", "next, previous event"},
	{"S", "choose an event"},
	{"t T", "tree of calls, of callers"},
	{"Right Left", "open, close a branch"},
	{"s", "source"},
	{"a", "instructions"},
	{"m M", "more, fewer lines"},
	{"H", "most expensive line, next"},
	{"v", "edit the source here"},
	{"c", "print this as a command"},
};

void page_free(struct page *page)
{
	free(page->text);
	free(page->lines);
	free(page->targets.list);
	free(page->name);
	free(page->total);
	free(page->said);
	*page = (struct page){0};
}

/* --- settings ------------------------------------------------------------ */

static const char *keep(struct pages *p, char *word)
{
	words_add(&p->made, word);
	return word;
}

static bool is_of_row(const struct view_state *view)
{
	return view->kind == VIEW_FUNCTION || view->kind == VIEW_CODE ||
	       ((view->kind == VIEW_DOWN || view->kind == VIEW_UP) && view->row != NONE);
}

/* Writes text so that a regular expression matches it, in any case if it has no capitals. */
static void put_literal(FILE *out, struct str text, bool any_case)
{
	for (size_t i = 0; any_case && i < text.length; i++)
		any_case = text.at[i] < 'A' || text.at[i] > 'Z';
	for (size_t i = 0; i < text.length; i++) {
		char c = text.at[i];

		if (any_case && c >= 'a' && c <= 'z')
			fprintf(out, "[%c%c]", c, c - 'a' + 'A');
		else
			fprintf(out, "%s%c", strchr(".[]{}()*+?^$|\\", c) ? "\\" : "", c);
	}
}

/* The regular expression for a list of code in a file or object, and of what was typed; or NULL. */
static char *match_of(const struct pages *p, const struct view_state *view)
{
	const struct names *names = &p->run->profile.names;
	struct draft draft;

	if (!view->filter && view->file == NONE && view->object == NONE)
		return NULL;
	draft_open(&draft);
	if (view->file != NONE) {
		fputc('^', draft.file);
		put_literal(draft.file, names_str(names, view->file), false);
		fputs(view->filter ? ":.*" : ":", draft.file);
	}
	if (view->filter)
		put_literal(draft.file, str_of(view->filter), true);
	if (view->object != NONE) {
		fputs(view->filter ? ".* \\[" : " \\[", draft.file);
		put_literal(draft.file, names_str(names, view->object), false);
		fputs("\\]$", draft.file);
	}
	fputc('\0', draft.file);
	return (char *)draft_close(&draft).at;
}

/* Sets what orders the rows, and which columns a list has. */
static bool set_order(struct pages *p, const struct view_state *view, struct error *error)
{
	struct settings *s = &p->settings;
	const char *event = p->events.at[view->event];

	if (s->compare) {
		s->show = event;
		return view->order == ORDER_SELF ||
		       error_set(error, "the rows of a comparison have one order");
	}
	s->show = NULL;
	s->sort = event;
	/* Beside code, the event stands first, and the first one of the profile next to it. */
	if (view->kind != VIEW_LIST && view->event)
		s->show = keep(p, util_format("%s,%s", event, p->events.at[0]));
	if (view->kind == VIEW_LIST && view->order == ORDER_INCLUSIVE)
		s->sort = keep(p, util_format("Incl(%s)", event));
	if (view->kind != VIEW_LIST || view->order != ORDER_CALLS)
		return true;
	s->sort = keep(p, util_format("Calls,%s", event));
	s->show = keep(p, util_format("%s,Incl(%s),Calls", event, event));
	return true;
}

/* Sets the settings of a view, as the options of its command line would. */
static bool set_settings(struct pages *p, const struct view_state *view, struct error *error)
{
	const struct settings *user = &p->run->options.settings;
	struct settings *s = &p->settings;

	words_free_all(&p->made);
	words_free_all(&p->match);
	*s = *user;
	s->walked = true;
	s->by = BY_FUNCTION;
	s->annotate = false;
	s->inclusive = false;
	s->threshold = "100";
	s->match = (struct words){0};
	/* Parts of rows are known on the sides alone, and not in other slices. */
	if (view->kind != VIEW_LIST)
		s->compare = COMPARE_NONE;
	if (!set_order(p, view, error))
		return false;
	s->summary = view->kind == VIEW_LIST;
	if (view->kind == VIEW_LIST) {
		char *word = match_of(p, view);

		s->by = view->by;
		s->top = UINT64_MAX;
		if (word)
			words_add(&p->match, word);
		s->match = p->match;
		s->own_only = view->own;
	} else {
		s->hide = (struct words){0};
	}
	if (is_of_row(view) || view->kind == VIEW_SOURCE) {
		words_add(&s->fn, keep(p, util_format("row")));
		s->fn_row = &p->row;
	}
	if (view->kind == VIEW_DOWN || view->kind == VIEW_UP)
		s->call_tree = view->kind == VIEW_DOWN ? CALL_TREE_DOWN : CALL_TREE_UP;
	if (view->kind != VIEW_CODE)
		s->assembly = ASSEMBLY_NONE;
	else if (!s->assembly)
		s->assembly = ASSEMBLY_ATT;
	return true;
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
	free(p->filter);
	p->filter = NULL;
}

static void end_report(struct pages *p)
{
	report_free(&p->report);
	p->report = (struct report){0};
	p->has_report = false;
	forget_choices(p);
}

static struct choice choice_of(const struct view_state *view)
{
	struct choice c = {.event = view->event, .row = NONE, .file = NONE, .object = NONE};

	c.what = view->kind == VIEW_LIST   ? OF_LIST
		 : view->kind == VIEW_CODE ? OF_CODE
		 : view->kind == VIEW_DOWN ? OF_DOWN
		 : view->kind == VIEW_UP   ? OF_UP
					   : OF_FUNCTIONS;
	if (c.what == OF_DOWN || c.what == OF_UP)
		c.row = view->row;
	if (c.what != OF_LIST)
		return c;
	c.by = view->by;
	c.order = (int)view->order;
	c.own = view->own;
	c.file = view->file;
	c.object = view->object;
	return c;
}

static bool is_same(const struct choice *a, const struct choice *b)
{
	return a->what == b->what && a->by == b->by && a->order == b->order &&
	       a->event == b->event && a->own == b->own && a->file == b->file &&
	       a->object == b->object && a->row == b->row;
}

/* Makes the report of a view, unless it is the last one. */
static bool make_report(struct pages *p, const struct view_state *view, struct error *error)
{
	struct run *run = p->run;
	struct choice choice = choice_of(view);
	bool good;

	p->row = view->row != NONE ? view->row : 0;
	if (p->has_report && is_same(&choice, &p->choice) &&
	    strcmp(view->filter ? view->filter : "", p->filter ? p->filter : "") == 0)
		return true;
	if (p->has_report && p->report.by != (view->kind == VIEW_LIST ? view->by : BY_FUNCTION))
		end_report(p);
	forget_choices(p);
	p->choice = choice;
	p->filter = view->filter ? util_format("%s", view->filter) : NULL;
	good = set_settings(p, view, error) &&
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

/* Sets what the shared report of functions and sources is about this time. */
static void aim_report(struct pages *p, const struct view_state *view)
{
	struct report *report = &p->report;
	uint64_t calls = ((uint64_t)view->context * CALLS + CONTEXT - 1) / CONTEXT;

	p->settings.context = view->context == VIEWS_ALL ? UINT64_MAX : view->context;
	if (is_of_row(view) && report->order.listed) {
		report->order.listed[0] = view->row;
		report->order.count = 1;
		p->settings.top = calls ? calls : 1;
	}
	if (view->kind != VIEW_SOURCE)
		return;
	report->file_count = 0;
	UTIL_PUSH(report->files, report->file_count, report->file_room) =
		(struct report_file){.file = view->file};
}

/* --- pages --------------------------------------------------------------- */

static void put_keys(FILE *out, size_t width, struct targets *targets)
{
	enum { COLUMN = 40, KEYS = 12 };
	size_t lines = width / 2 >= COLUMN ? (LENGTH(keys) + 1) / 2 : LENGTH(keys);

	for (size_t i = 0; i < lines; i++, targets->line++) {
		const char *const *second = i + lines < LENGTH(keys) ? keys[i + lines] : NULL;

		fprintf(out, "%-*s %-*s", KEYS, keys[i][0], second ? COLUMN - KEYS - 1 : 0,
			keys[i][1]);
		if (second)
			fprintf(out, "%-*s %s", KEYS, second[0], second[1]);
		fputc('\n', out);
	}
}

static bool put_events(struct pages *p, const struct writing *w, struct error *error)
{
	struct settings settings = p->run->options.settings;
	struct columns columns = {0};
	struct table table;

	settings.show = NULL;
	if (!columns_init(&columns, &settings, &p->run->profile, error)) {
		columns_free(&columns);
		return false;
	}
	table = tables_events(&columns);
	screen_table(w, &table);
	for (size_t i = 0; i < p->events.count; i++) {
		w->targets->line = i + 1;
		targets_add(w->targets, target_of(TARGET_EVENT, NONE, NONE, i));
	}
	table_free(&table);
	columns_free(&columns);
	return true;
}

static bool put_report(struct pages *p, const struct view_state *view, const struct writing *w,
		       struct error *error)
{
	struct screen s;

	if (view->kind == VIEW_CODE &&
	    !objects_are_same(&p->report, &p->run->search, &p->run->diag, error))
		return false;
	s = screen_begin(w);
	switch (view->kind) {
	case VIEW_LIST:
		screen_list(&s);
		return true;
	case VIEW_SOURCE:
		screen_sources(&s);
		return true;
	case VIEW_DOWN:
	case VIEW_UP:
		screen_head(&s, false);
		return screen_tree(&s, error);
	default:
		screen_functions(&s);
		return true;
	}
}

/* The dearest line of a function in a file, or 0. */
static void find_line(struct pages *p, const struct view_state *view, uint64_t *line)
{
	struct source_lines lines = {0};
	int64_t most = -1;

	source_lines_of(&p->report, view->file, view->row, SOURCE_LINES_COSTS, &lines);
	for (size_t i = 0; i < lines.count; i++) {
		int64_t cost = targets_cost(&p->report,
					    source_lines_item(&p->report, &lines, &lines.lines[i]));

		if (cost > most) {
			most = cost;
			*line = lines.lines[i].number;
		}
	}
	source_lines_free(&lines);
}

static void put_name(const struct pages *p, const struct view_state *view, FILE *out)
{
	static const char *const words[] = {
		[VIEW_FUNCTION] = "",  [VIEW_CODE] = "code",     [VIEW_DOWN] = "calls",
		[VIEW_UP] = "callers", [VIEW_EVENTS] = "events", [VIEW_KEYS] = "keys"};
	const struct names *names = &p->run->profile.names;

	switch (view->kind) {
	case VIEW_LIST:
		fprintf(out, "%ss", BY_KINDS[view->by].noun);
		if (view->file != NONE || view->object != NONE)
			fputs(" of ", out);
		if (view->file != NONE || view->object != NONE)
			str_print_flat(
				out, str_base(names_str(names, view->file != NONE ? view->file
										  : view->object)));
		if (view->filter) {
			fputs(" with ", out);
			str_print_flat(out, str_of(view->filter));
		}
		break;
	case VIEW_FUNCTION:
	case VIEW_CODE:
	case VIEW_DOWN:
	case VIEW_UP:
		fputs(words[view->kind], out);
		if (view->row == NONE)
			break;
		fputs(view->kind == VIEW_FUNCTION ? "" : " of ", out);
		str_print_flat(out, limits_name(p->report.limits,
						report_row_name(&p->report, view->row)));
		break;
	case VIEW_SOURCE:
		str_print_flat(out, str_base(names_str(names, view->file)));
		break;
	default:
		fputs(words[view->kind], out);
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

		if (target->kind != TARGET_ROW || target->row == NONE || target->file != NONE)
			continue;
		row = &p->report.rows.list[target->row];
		target->file = row->file != NONE ? row->file : row->object;
		if (row->file != NONE && !report_is_file(&p->report, row->file) &&
		    !report_is_grouped(&p->report))
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

static bool write_page(struct pages *p, const struct view_state *view, struct page *page, FILE *out,
		       struct error *error)
{
	struct run *run = p->run;
	const struct verdicts verdicts = {0};
	const struct call_tree_folds folds = {view->levels, view->toggled, view->toggled_count};
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
		.boxes = run->options.boxes,
		.human = run->options.human,
		.folds = &folds,
		.targets = &page->targets,
		.first = view->first,
		.rows = VIEWS_ROWS,
	};
	bool good = true;

	if (view->kind == VIEW_KEYS) {
		put_keys(out, page->width, &page->targets);
		return true;
	}
	if (view->kind == VIEW_EVENTS)
		return put_events(p, &w, error);
	if (!make_report(p, view, error))
		return false;
	aim_report(p, view);
	if (view->kind == VIEW_SOURCE && view->row != NONE && !view->line)
		find_line(p, view, &page->line);
	good = good && put_report(p, view, &w, error) && columns_fit(&p->columns, error);
	if (good) {
		const struct column *column = columns_additive(&p->columns);
		struct screen s = screen_begin(&w);
		struct draft total;

		complete(p, page);
		if (view->kind == VIEW_LIST && p->report.order.count > VIEWS_ROWS) {
			page->above = view->first;
			page->below = p->report.order.count - view->first - VIEWS_ROWS;
		}
		column = column ? column : p->columns.shown_count ? p->columns.shown : NULL;
		if (column) {
			draft_open(&total);
			fprintf(total.file, "%s ",
				screen_of_item(&s, column, report_totals(&p->report)).text);
			str_print_flat(total.file, column->name);
			fputc('\0', total.file);
			page->total = (char *)draft_close(&total).at;
		}
	}
	return good;
}

bool pages_make(struct pages *p, const struct view_state *view, size_t width, struct page *page,
		struct error *error)
{
	struct run *run = p->run;
	struct page made = {.width = width, .version = view->version, .made = true};
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
	page_free(page);
	*page = made;
	return true;
}

/* --- the beginning and the end ------------------------------------------- */

/* Collects the names of events, as they can be chosen. */
static bool find_events(struct pages *p, struct error *error)
{
	const struct settings *user = &p->run->options.settings;
	struct str sorted = str_of(user->sort ? user->sort : user->show ? user->show : "");
	struct settings settings = *user;
	struct columns columns = {0};
	struct table table;

	sorted = str_eat_until(&sorted, ',');
	settings.show = NULL;
	if (!columns_init(&columns, &settings, &p->run->profile, error)) {
		columns_free(&columns);
		return false;
	}
	table = tables_events(&columns);
	for (size_t i = 0; i < table_rows(&table); i++) {
		struct str name = table.cells[i * table.kind->count].text;

		if (str_equal(name, sorted))
			p->event = i;
		words_add(&p->events, str_copy(name));
	}
	table_free(&table);
	columns_free(&columns);
	p->recorded = p->run->profile.event_count;
	return p->events.count > 0 || error_set(error, "--browse: the profile has no events");
}

bool pages_begin(struct pages *p, struct run *run, struct error *error)
{
	struct heads heads;
	struct draft program;
	const struct head *head;

	*p = (struct pages){.run = run, .limits = run->limits};
	heads_make(&heads, &run->profile);
	head = &heads.list[heads.count - 1];
	draft_open(&program);
	if (head->command_count)
		str_print_flat(
			program.file,
			str_head(names_str(&run->profile.names, head->commands[0]), 256));
	fputc('\0', program.file);
	p->program = (char *)draft_close(&program).at;
	heads_free(&heads);
	return find_events(p, error);
}

void pages_end(struct pages *p)
{
	end_report(p);
	words_free_all(&p->made);
	words_free_all(&p->match);
	words_free_all(&p->events);
	free(p->program);
}

struct view_state pages_first(const struct pages *p)
{
	const struct settings *user = &p->run->options.settings;

	return (struct view_state){
		.kind = VIEW_LIST,
		.row = NONE,
		.file = NONE,
		.object = NONE,
		.by = user->by,
		.order = user->inclusive ? ORDER_INCLUSIVE : ORDER_SELF,
		.event = p->event,
		.context = user->context < VIEWS_ALL ? (size_t)user->context : VIEWS_ALL,
		.levels = 2,
	};
}

char *pages_path(struct pages *p, name_id file)
{
	struct report_file wanted = {.file = file};
	struct source source;
	struct error ignored;
	char *path;

	if (!p->has_report || source_find_file(&source, &p->report, &wanted, &p->run->search,
					       &ignored) != SOURCE_FOUND)
		return NULL;
	path = util_format("%s%s", *source.path == '/' ? "" : "./", source.path);
	source_close(&source);
	return path;
}

/* Writes a word so that a shell takes it as it is. */
static void put_word(FILE *out, struct str word)
{
	bool plain = word.length > 0;

	for (size_t i = 0; i < word.length; i++)
		plain &= strchr("%+,-./:=@_", word.at[i]) != NULL ||
			 (word.at[i] >= '0' && word.at[i] <= '9') ||
			 (str_lower(word.at[i]) >= 'a' && str_lower(word.at[i]) <= 'z');
	fputs(plain ? " " : " '", out);
	while (word.length) {
		struct str piece = str_eat_until(&word, '\'');
		bool quote = word.at > piece.at + piece.length;

		str_print_flat(out, piece);
		fputs(quote ? "'\\''" : "", out);
	}
	fputs(plain ? "" : "'", out);
}

static void put_option(FILE *out, const char *name, struct str value)
{
	struct str word = str_join((struct str[]){str_of(name), value}, 2);

	put_word(out, word);
	free((char *)word.at);
}

/* The option that leaves out library code, as own_row() knows it. */
static void put_libraries(const struct settings *settings, FILE *out)
{
	struct draft draft;
	struct str dir;

	draft_open(&draft);
	fputs("(^| \\[)(/lib", draft.file);
	for (size_t i = 0; settings_library(settings, i, &dir); i++) {
		while (dir.length > 1 && dir.at[dir.length - 1] == '/')
			dir.length--;
		fputs(str_begins(dir, STR("/")) ? "|" : "|(.*/)?", draft.file);
		put_literal(draft.file, dir, false);
		fputc('/', draft.file);
	}
	fputc(')', draft.file);
	put_option(out, "--hide=", draft_close(&draft));
	free(draft.text);
}

/* The label by which --fn finds a row. */
static void put_fn(struct pages *p, row_id id, FILE *out)
{
	const struct row *row = &p->report.rows.list[id];
	const struct report *report = &p->report;
	struct str file =
		report_is_file(report, row->file) ? report_name(report, row->file) : STR("");
	struct str pieces[] = {file, file.length ? STR(":") : STR(""),
			       report_name(report, row->name)};
	struct str label = str_join(pieces, LENGTH(pieces));

	put_option(out, "--fn=", label);
	free((char *)label.at);
}

bool pages_put_command(struct pages *p, const struct view_state *view, char **argv, FILE *out)
{
	static const char *const by[] = {[BY_FILE] = "--by=file", [BY_OBJECT] = "--by=object"};
	const struct settings *s = &p->settings;
	struct words *found = &p->run->found;
	bool of_report = view->kind != VIEW_KEYS && view->kind != VIEW_EVENTS;
	char **word = argv;
	struct error ignored;

	if (of_report && view->kind != VIEW_LIST && p->run->options.settings.compare)
		return false;
	/* The last report may be another one, as pages are kept. */
	if (of_report && !make_report(p, view, &ignored))
		return false;
	if (of_report)
		aim_report(p, view);
	fputs("cgannotate", out);
	while (*++word)
		if (strncmp(*word, "--br", 4) != 0)
			put_word(out, str_of(*word));
	for (size_t i = 0; i < found->count; i++)
		put_word(out, str_of(found->at[i]));
	if (!of_report) {
		fputs(view->kind == VIEW_EVENTS ? " --list=events\n" : " --summary\n", out);
		return true;
	}
	if (s->sort)
		put_option(out, "--sort=", str_of(s->sort));
	if (s->show)
		put_option(out, "--show=", str_of(s->show));
	if (view->kind == VIEW_LIST) {
		fprintf(out, " --summary --top=%zu", view->first + VIEWS_ROWS);
		if (view->by == BY_FILE || view->by == BY_OBJECT)
			put_word(out, str_of(by[view->by]));
		for (size_t i = 0; i < s->match.count; i++)
			put_option(out, "--match=", str_of(s->match.at[i]));
		if (view->own)
			put_libraries(s, out);
	}
	if (view->kind == VIEW_DOWN || view->kind == VIEW_UP)
		fprintf(out, " --call-tree%s", view->kind == VIEW_UP ? "=up" : "");
	if (is_of_row(view))
		put_fn(p, view->row, out);
	if (view->kind == VIEW_CODE && !p->run->options.settings.assembly)
		fputs(" --asm", out);
	if (view->context != CONTEXT && (view->kind == VIEW_SOURCE || view->kind == VIEW_FUNCTION))
		fprintf(out, view->context == VIEWS_ALL ? " --context=all" : " --context=%zu",
			view->context);
	if (view->kind == VIEW_FUNCTION && view->context != CONTEXT)
		fprintf(out, " --top=%" PRIu64, s->top);
	if (view->kind == VIEW_SOURCE) {
		fputs(" --no-auto", out);
		put_word(out, names_str(&p->run->profile.names, view->file));
	}
	fputc('\n', out);
	return true;
}
