/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The command line.  One table says for each option how it is spelled, what
 * value it takes, where the value goes and what the help says.
 */
#include "options.h"

#include "system/terminal.h"

#include <sys/stat.h>
#include <unistd.h>

enum takes {
	FLAG,     /* no value */
	YES_NO,   /* yes or no; alone: yes; with no- before it: no */
	PERCENT,  /* 0 to 100, kept as text */
	OPTIONAL, /* no value, or one of the words in arg; alone: the first */
	NUMBER,   /* a number; UINT64_MAX if it does not fit */
	LINES,    /* a NUMBER, or all: UINT64_MAX */
	COLUMNS,  /* a NUMBER above 0, or auto: UINT64_MAX */
	CHOICE,   /* one of the words in arg, separated by | */
	TEXT,
	LIST, /* any text; may be repeated */
	MAP,  /* FROM=TO; may be repeated */
};

static const struct option {
	const char *name;
	char letter;
	enum takes takes;
	size_t offset;    /* in struct options */
	const char *arg;  /* as the help shows it */
	const char *help; /* one line */
} table[] = {
#define AT(field) offsetof(struct options, field)
	{"summary", 0, FLAG, AT(settings.summary), NULL, "what costs most, on one screen"},
	{"browse", 0, FLAG, AT(browse), NULL, "walk through the report; ? shows the keys"},
	{"show", 0, TEXT, AT(settings.show), "A,B,C", "only these events, in this order; or all"},
	{"sort", 0, TEXT, AT(settings.sort), "A,B,C",
	 "sort by A, then B ...; A:90: its own threshold"},
	{"threshold", 0, PERCENT, AT(settings.threshold), "0--100",
	 "list until the rows reach this percentage [99]"},
	{"top", 0, NUMBER, AT(settings.top), "N", "list only the first N"},
	{"min", 0, PERCENT, AT(settings.min), "PCT", "list only what costs at least PCT percent"},
	{"match", 0, LIST, AT(settings.match), "REGEX",
	 "list only what matches, as 'file:function [object]'"},
	{"hide", 0, LIST, AT(settings.hide), "REGEX", "do not list what matches"},
	{"inclusive", 0, YES_NO, AT(settings.inclusive), "yes|no",
	 "costs with those of all that is called [no]"},
	{"by", 0, CHOICE, AT(settings.by), "row|function|file|object|line",
	 "what is listed [function; classic: row]"},
	{"tree", 0, CHOICE, AT(settings.tree), "none|caller|calling|both",
	 "callers, callees, or both of each [none]"},
	{"call-tree", 0, OPTIONAL, AT(settings.call_tree), "down|up",
	 "tree of calls from the program, or up to callers"},
	{"depth", 0, NUMBER, AT(settings.depth), "N", "only N levels of a --call-tree"},
	{"fn", 0, LIST, AT(settings.fn), "NAME|/REGEX/",
	 "these functions: callers, callees, costs, lines"},
	{"part", 0, TEXT, AT(part), "LIST|/REGEX/",
	 "only these parts, as 1,3-5, or by their trigger"},
	{"thread", 0, TEXT, AT(thread), "LIST", "read only the parts of these threads"},
	{"list", 0, CHOICE, AT(list), "parts|events", "the parts read, or the events to show"},
	{"event", 0, LIST, AT(settings.event), "NAME=FORMULA[:LONG NAME]",
	 "define an event, as 'R = D1mr / Dr'"},
	{"separate-recs", 0, YES_NO, AT(separate_recs), "yes|no",
	 "f'2 apart from f [yes; --summary: no]"},
	{"layout", 0, CHOICE, AT(settings.layout), "classic|screen",
	 "as callgrind_annotate has it, or for people"},
	{"human-readable", 0, YES_NO, AT(human), "yes|no",
	 "short numbers, as 13.4M [yes on a terminal]"},
	{"width", 0, COLUMNS, AT(width), "N|auto", "fit rows into N columns [auto]"},
	{"names", 0, CHOICE, AT(settings.names), "full|short",
	 "with parameters, or without [short for people]"},
	{"mod-file", 0, LIST, AT(mod_file), "s/REGEX/TEXT/", "change names of files and objects"},
	{"mod-fn", 0, LIST, AT(mod_fn), "s/REGEX/TEXT/", "change names of functions"},
	{"show-percs", 0, YES_NO, AT(settings.show_percs), "yes|no",
	 "a percentage beside each count [yes]"},
	{"color", 0, OPTIONAL, AT(color), "always|never|auto",
	 "shade costs by their share [auto: on a terminal]"},
	{"pager", 0, YES_NO, AT(pager), "yes|no", "text on a terminal in PAGER or less [yes]"},
	{"auto", 0, YES_NO, AT(settings.annotate), "yes|no", "annotate the sources of rows [yes]"},
	{"context", 0, LINES, AT(settings.context), "N|all", "N lines around those with costs [8]"},
	{"asm", 0, OPTIONAL, AT(settings.assembly), "att|intel",
	 "instructions, of a profile with --dump-instr=yes"},
	{"inlines", 0, OPTIONAL, AT(settings.inlines), "all|own|no",
	 "inlined functions; own: of yours [no]"},
	{"library", 0, LIST, AT(settings.library), "DIR",
	 "with --inlines=own, DIR is of libraries too"},
	{"include", 'I', LIST, AT(settings.include), "DIR", "look for sources under DIR too"},
	{"source-map", 0, MAP, AT(settings.source_map), "FROM=TO",
	 "look for sources named FROM/... in TO"},
	{"sources", 0, CHOICE, AT(settings.sources), "all|inside",
	 "inside: only below here, DIR or TO [all]"},
	{"diff", 0, FLAG, AT(settings.diff), NULL, "NEW - OLD, of two profiles or directories"},
	{"new-ok", 0, YES_NO, AT(new_ok), "yes|no", "OLD's directory may have no profile [no]"},
	{"old-sources", 0, LIST, AT(settings.old_sources), "DIR",
	 "compare with OLD's sources in DIR"},
	{"compare", 0, OPTIONAL, AT(settings.compare), "file|part|thread",
	 "a column for each profile, part or thread"},
	{"fail-if", 0, LIST, AT(settings.fail_if), "[REGEX:]EVENT>[+]N[%]",
	 "status 3 above N, or +: a rise by more"},
	{"format", 0, TEXT, AT(format), writing_formats, "[text]"},
	{"output", 'o', TEXT, AT(output), "FILE", "write to FILE, replaced when complete"},
	{"check", 0, FLAG, AT(check), NULL, "check the profiles; status 1 if there is an error"},
	{"limits", 0, YES_NO, AT(limits), "yes|no",
	 "leave out what is far larger than the profile [yes]"},
	{"quiet", 'q', FLAG, AT(quiet), NULL, "say only errors, and what is wrong with a profile"},
	{"help", 'h', OPTIONAL, AT(help), "short|all", "a screen of help, or all options [short]"},
	{"version", 0, FLAG, AT(version), NULL, "the version"},
#undef AT
};

_Static_assert(LENGTH(table) <= OPTIONS_MAX, "options.given has room");

/* The headings of the help: each is printed before the option `first`. */
static const struct option_group {
	const char *first, *heading;
} groups[] = {
	{"summary", "What is listed"},
	{"layout", "How it looks"},
	{"auto", "Sources and instructions"},
	{"diff", "Comparing"},
	{"format", "Output"},
};

/* The index of word in "a|b|c", or -1. */
static int choice(const char *words, struct str word)
{
	struct str left = str_of(words);

	for (int i = 0; left.length; i++)
		if (str_equal(str_eat_until(&left, '|'), word))
			return i;
	return -1;
}

static bool bad_value(const struct option *option, const char *value, struct error *error)
{
	error_usage(error, "--%s=%s: the value is not one of %s", option->name, value, option->arg);
	return false;
}

/* The value of an option that has none: yes, or the first of its words. */
static const char ALONE[] = "";

static bool set_choice(void *field, const struct option *option, const char *value,
		       struct error *error)
{
	bool yes_no = option->takes == YES_NO;
	int which = yes_no;

	if (value != ALONE)
		which = choice(yes_no ? "no|yes" : option->arg, str_of(value));
	if (which < 0)
		return bad_value(option, value, error);
	if (yes_no)
		*(bool *)field = which;
	else
		/* 0 means: not given, or no. */
		*(int *)field = strcmp(value, "no") == 0 ? 0 : which + (option->takes == OPTIONAL);
	return true;
}

static bool set_number(uint64_t *field, const struct option *option, const char *value,
		       struct error *error)
{
	const char *word = option->takes == LINES ? "all" : option->takes == COLUMNS ? "auto" : "";
	struct str text = str_of(value);
	uint64_t n = UINT64_MAX;
	bool good = *word && strcmp(value, word) == 0;

	good = good || (!str_begins(text, STR("0x")) && number_eat(&text, &n) != NUMBER_BAD &&
			!text.length && (n || option->takes != COLUMNS));
	*field = n;
	return good || error_usage(error, "--%s=%s: not a number%s", option->name, value,
				   option->takes == COLUMNS ? " above 0, nor auto" : "");
}

/* Returns whether "no-" and the name of an option is the option, too. */
static bool can_be_denied(const struct option *option)
{
	return option->takes == YES_NO ||
	       (option->takes == OPTIONAL && choice(option->arg, STR("no")) >= 0);
}

/* Stores the value of an option. */
static bool set_option(struct options *options, const struct option *option, const char *value,
		       struct error *error)
{
	void *field = (char *)options + option->offset;
	struct decimal percent;

	options->given[option - table] = true;
	switch (option->takes) {
	case FLAG:
		*(bool *)field = true;
		return true;
	case CHOICE:
	case YES_NO:
	case OPTIONAL:
		return set_choice(field, option, value, error);
	case PERCENT:
		/* compat: it may have its sign. */
		if (strlen(value) > 1 && value[strlen(value) - 1] == '%') {
			words_add(&options->percents,
				  util_format("%.*s", (int)strlen(value) - 1, value));
			value = options->percents.at[options->percents.count - 1];
		}
		if (!number_percent(str_of(value), &percent))
			return error_usage(error, "--%s=%s: not a percentage from 0 to 100",
					   option->name, value);
		break;
	case NUMBER:
	case LINES:
	case COLUMNS:
		return set_number(field, option, value, error);
	case TEXT:
		break;
	case MAP:
		if (!strchr(value, '='))
			return error_usage(error, "--%s=%s: expected FROM=TO", option->name, value);
		words_add(field, value);
		return true;
	case LIST:
		if (field == &options->settings.fn && !*value)
			return error_usage(error, "--fn=: expected the name of a function");
		words_add(field, value);
		return true;
	}
	*(const char **)field = value;
	return true;
}

static const struct option *find_option(struct str name)
{
	for (size_t i = 0; i < LENGTH(table); i++)
		if (str_equal(str_of(table[i].name), name))
			return &table[i];
	return NULL;
}

/* Sets *error: unknown option, with similar names.  Returns false. */
static bool no_option(const char *word, struct str name, struct error *error)
{
	struct nearest nearest;

	str_eat(&name, STR("no-"));
	nearest_begin(&nearest, name);
	for (size_t i = 0; i < LENGTH(table); i++)
		nearest_try(&nearest, str_of(table[i].name), str_of(table[i].name));
	error_usage(error, "%s: unknown option%s", word, nearest.count ? "" : "; see --help=all");
	diag_propose(error, &nearest, "--");
	return false;
}

/* Returns whether name is the name of an option or, if !whole, the beginning of it. */
static bool is_called(const struct option *option, struct str name, bool whole)
{
	struct str own = str_of(option->name);

	return whole ? str_equal(own, name) : str_begins(own, name);
}

/*
 * As is_called(), for "no-" and the name of a yes/no option.  If X is the full
 * name of an option, "no-X" is no abbreviation of another option.
 */
static bool is_denied(const struct option *option, struct str name, bool whole)
{
	if (!can_be_denied(option))
		return false;
	if (!whole && str_begins(STR("no-"), name))
		return true;
	return str_eat(&name, STR("no-")) && (whole || !find_option(name)) &&
	       is_called(option, name, whole);
}

/*
 * Returns the option of a name or, if !whole, the only option that the name abbreviates.  *no: the
 * name begins with "no-".  NULL: *error says that the option is unknown or ambiguous.
 */
static const struct option *find_long(const char *word, struct str name, bool whole, bool *no,
				      struct error *error)
{
	const struct option *found = NULL;
	size_t count = 0;

	error_usage(error, "%s: ambiguous option; it may be", word);
	for (size_t i = 0; i < LENGTH(table) && name.length; i++) {
		bool denied = word[2 + name.length] != '=' && is_denied(&table[i], name, whole);

		if (!denied && !is_called(&table[i], name, whole))
			continue;
		error_add(error, "%s --%s%s", count++ ? "," : "", denied ? "no-" : "",
			  table[i].name);
		found = &table[i];
		*no = denied;
	}
	if (!count)
		no_option(word, name, error);
	return count == 1 ? found : NULL;
}

/* Stores a value; NULL: the next word is it, if the option needs one. */
static bool take_value(struct options *options, const struct option *option, const char *word,
		       const char *value, char ***next, struct error *error)
{
	bool alone = option->takes == FLAG || option->takes == YES_NO || option->takes == OPTIONAL;

	if (!value && !alone && !**next)
		return error_usage(error, "%s: the option needs a value", word);
	if (!value)
		value = alone ? ALONE : *(*next)++;
	return set_option(options, option, value, error);
}

/* Reads --name, --name=value, --name value or --no-name. */
static bool read_long(struct options *options, const char *word, char ***next, struct error *error)
{
	struct str name = str_of(word + 2);
	const char *equals = strchr(word, '=');
	const struct option *option;
	bool no = false;

	if (equals)
		name.length = (size_t)(equals - name.at);
	option = find_long(word, name, true, &no, error);
	if (!option && !options->settings.drop_in)
		option = find_long(word, name, false, &no, error);
	if (!option)
		return false;
	if (no)
		return set_option(options, option, "no", error);
	if (option->takes == FLAG && equals)
		return error_usage(error, "%s: the option takes no value", word);
	return take_value(options, option, word, equals ? equals + 1 : NULL, next, error);
}

/* Reads -h, -I DIR, -IDIR or -I=DIR. */
static bool read_short(struct options *options, const char *word, char ***next, struct error *error)
{
	const struct option *option = NULL;
	const char *value = word[2] ? word + 2 + (word[2] == '=') : NULL;

	for (size_t i = 0; i < LENGTH(table); i++)
		if (table[i].letter && table[i].letter == word[1])
			option = &table[i];
	if (!option || (value && (option->takes == FLAG || option->takes == YES_NO)))
		return error_usage(error, "%s: unknown option; see --help=all", word);
	return take_value(options, option, word, value, next, error);
}

/* Returns whether the user gave the option of this name. */
static bool is_given(const struct options *options, const char *name)
{
	return options->given[find_option(str_of(name)) - table];
}

/* --- what goes together ------------------------------------------------ */

/* What is read, and what is written, in every view. */
#define ANY "part|thread|format|output|color|pager|limits|quiet"
#define OF_ROWS "old-sources|match|hide|min|top|threshold|sort|by=|inclusive|diff"

/* What the classic text does not have, and so a screen is for; a list for the rules. */
#define OF_SCREENS                                                                     \
	"by=function|by=file|by=object|by=line|diff|compare|summary|fn|call-tree|asm|" \
	"width|names=|human-readable|color=always"

/*
 * Which options go with which formats, views and other options: an option that would do nothing is
 * refused.  Words are separated by |.  One means an option if this was given a value other than its
 * default (NAME), the value VALUE (NAME=VALUE), or any value (NAME=).
 *
 * In text, what callgrind_annotate takes is never refused beside its own options, nor in what
 * --summary and --fn print.  Nowhere refused is what people put into aliases: color=never, pager,
 * include, source-map, context, sources=inside, limits and quiet; and what asks for less, such as
 * no-auto.
 */
static const struct rule {
	const char *options;  /* each of these, if it is meant, */
	const char *formats;  /* is for these formats only (NULL: for all); */
	const char *not_with; /* cannot be used with any of these, */
	const char *needed;   /* needs one of these; */
	const char *allowed;  /* can be used with these only (NULL: with all) */
	const char *said;     /* what the message says for not_with or needed */
} rules[] = {
	{"check", .formats = "text", .allowed = ANY "|mod-file|mod-fn"},
	{"list=parts", .formats = "text|json|csv|tsv|markdown", .allowed = ANY "|width"},
	/* It lists the events of --event, too. */
	{"list=events", .formats = "text|json|csv|tsv|markdown", .allowed = ANY "|event"},
	{"color=always", .formats = "text", .not_with = "check|list=parts|list=events"},

	{"browse", .formats = "text", .not_with = "by=row|by=line",
	 .allowed = "part|thread|mod-file|mod-fn|event|sort|inclusive|hide|min|by|separate-recs|"
		    "names|color|context|asm|inlines|library|fn|include|source-map|"
		    "sources|human-readable|show-percs|diff|old-sources|compare|limits|"
		    "quiet"},
	{"summary", .formats = "text|json|csv|tsv|markdown|html"},
	{"by=line", .formats = "text|json|csv|tsv"},
	{"by=row", .not_with = "format=html"},
	{"by=line", .not_with = "tree", .said = "--tree; --inclusive counts the calls from a line"},
	{"fn", .formats = "text|json|csv|tsv", .not_with = "by=file|by=object|by=line"},
	{"compare", .formats = "text|json|csv|tsv|markdown|html", .not_with = "diff|asm|tree"},
	{"compare", .not_with = "fn", .said = "--fn; --match lists the functions that it matches"},
	{"call-tree", .formats = "text",
	 .not_with = "compare|tree|summary|match|hide|asm|by=line|inclusive|threshold|show-percs="},
	{"by=file|by=object", .not_with = "call-tree"},
	{"by=", .not_with = "format=folded"},
	{"depth", .needed = "call-tree"},
	{"asm", .formats = "text|callgrind|html", .not_with = "by=file|by=object|by=line|diff"},
	{"old-sources", .needed = "diff", .said = "--diff: it is for the sources of OLD"},
	{"new-ok", .needed = "diff", .said = "--diff: it is for the directory of OLD"},

	{OF_ROWS, .not_with = "format=callgrind"},
	{"tree", .formats = "text", .not_with = "layout=screen|" OF_SCREENS},
	{"match|hide|min|top|threshold", .not_with = "format=folded"},

	{"layout=|width|human-readable=", .formats = "text"},
	{"layout=classic", .not_with = OF_SCREENS},
	{"show-percs=", .formats = "text|markdown|html"},

	{"auto", .formats = "text|json|html", .not_with = "call-tree|compare"},
	{"library", .needed = "inlines=own"},
};
#undef ANY
#undef OF_ROWS

/* Returns whether the option that a word of the rules names is meant. */
static bool is_meant(const struct options *options, struct str word)
{
	struct str name = str_eat_until(&word, '=');
	bool any = !word.length && name.at[name.length] == '=';
	const struct option *option = find_option(name);
	const void *field;
	int index;

	field = (const char *)options + option->offset;
	if (option->takes == TEXT && word.length)
		return *(const char *const *)field &&
		       str_equal(str_of(*(const char *const *)field), word);
	if (any || !options->given[option - table])
		return options->given[option - table];
	switch (option->takes) {
	case YES_NO:
		return *(const bool *)field == !word.length;
	case CHOICE:
	case OPTIONAL:
		index = *(const int *)field - (option->takes == OPTIONAL);
		return word.length ? index == choice(option->arg, word)
				   : index != 0 || option->takes == OPTIONAL;
	default:
		return true;
	}
}

/* The first word of "A|B=C" that is meant; empty: none is. */
static struct str any_meant(const struct options *options, const char *words)
{
	struct str left = str_of(words ? words : "");

	while (left.length) {
		struct str word = str_eat_until(&left, '|');

		if (is_meant(options, word))
			return word;
	}
	return STR("");
}

/* Sets *error: two options cannot be used together.  Returns false. */
static bool refuse(struct str word, struct str other, const char *said, struct error *error)
{
	const struct str words[] = {word, other};

	error_usage(error, "%s", "");
	for (size_t i = 0; i < 2; i++) {
		struct str value = words[i], name = str_eat_until(&value, '=');
		bool no = str_equal(value, STR("no"));

		if (i && said)
			error_add(error, "%s", said);
		else
			error_add(error, "--%s%.*s%s%.*s", no ? "no-" : "", (int)name.length,
				  name.at, value.length && !no ? "=" : "",
				  no ? 0 : (int)value.length, value.at);
		if (!i)
			error_add(error, " cannot be used with ");
	}
	return false;
}

/* Returns whether an option that a rule is about, and that is meant, keeps to it. */
static bool keeps_to(const struct options *options, const struct rule *rule, struct str word,
		     struct error *error)
{
	struct str own = word, other = any_meant(options, rule->not_with);

	if (rule->formats && choice(rule->formats, str_of(options->format)) < 0) {
		struct scratch format;

		snprintf(format.text, sizeof(format.text), "format=%s", options->format);
		return refuse(word, str_of(format.text), NULL, error);
	}
	if (other.length)
		return refuse(word, other, rule->said, error);
	if (rule->needed && !any_meant(options, rule->needed).length)
		return error_usage(error, "--%.*s needs %s%s", (int)word.length, word.at,
				   rule->said ? "" : "--", rule->said ? rule->said : rule->needed);
	own = str_eat_until(&own, '=');
	for (size_t i = 0; rule->allowed && i < LENGTH(table); i++) {
		struct str name = str_of(table[i].name);

		if (options->given[i] && !str_equal(name, own) && choice(rule->allowed, name) < 0)
			return refuse(name, word, NULL, error);
	}
	return true;
}

/* Returns whether all options that are meant go together. */
static bool go_together(const struct options *options, struct error *error)
{
	for (size_t i = 0; i < LENGTH(rules); i++) {
		struct str left = str_of(rules[i].options);

		while (left.length) {
			struct str word = str_eat_until(&left, '|');

			if (is_meant(options, word) && !keeps_to(options, &rules[i], word, error))
				return false;
		}
	}
	return true;
}

bool options_hide_sources(const struct options *options)
{
	const struct settings *settings = &options->settings;

	return options->check || options->browse || options->list != LIST_NONE ||
	       settings->compare || !(options->writer->has & HAS_SOURCES) || settings->assembly ||
	       (settings->fn.count && !settings->all_calls);
}

bool options_fit_profiles(const struct options *options, size_t before, size_t profiles,
			  bool in_suite, struct error *error)
{
	const struct settings *settings = &options->settings;

	if (settings->diff && profiles <= before)
		return error_usage(error, "--diff needs two profiles, OLD and NEW");
	if (settings->diff && !in_suite && profiles > 2)
		return error_usage(error,
				   "--diff compares two profiles, OLD and NEW, not %s; "
				   "--compare takes any number",
				   number_grouped((int64_t)profiles).text);
	if (settings->compare != COMPARE_FILE)
		return true;
	if (profiles < 2)
		return error_usage(error,
				   "--compare needs two profiles or more; --compare=part and "
				   "--compare=thread take one");
	return profiles <= COLUMNS_MANY || options->writer->has & IS_TABLE ||
	       error_usage(error,
			   "--compare: there are %s profiles, and a table for people has "
			   "room for %d; write json or csv",
			   number_grouped((int64_t)profiles).text, COLUMNS_MANY);
}

/* Chooses the layout, and sets the defaults of a screen. */
static void choose_layout(struct options *options)
{
	struct settings *settings = &options->settings;
	bool people = !settings->drop_in && !options->output && terminal_is_output();

	if (!(options->writer->has & HAS_LAYOUTS))
		settings->layout = LAYOUT_CLASSIC;
	else if (!is_given(options, "layout"))
		settings->layout = (people && settings->tree == TREE_NONE) ||
						   any_meant(options, OF_SCREENS).length
					   ? LAYOUT_SCREEN
					   : LAYOUT_CLASSIC;
	if (!settings_screen(settings))
		return;
	if (!is_given(options, "human-readable"))
		options->human = people;
	if (!is_given(options, "by"))
		settings->by = BY_FUNCTION;
	if (!options->width)
		options->width = UINT64_MAX;
}

/* Sets defaults that depend on the format and on other options. */
static void choose_defaults(struct options *options)
{
	const unsigned has = options->writer->has;
	struct settings *settings = &options->settings;
	bool fn = settings->fn.count, all = settings->top == UINT64_MAX;
	bool open = !settings->threshold && !settings->min && all && !fn;
	bool rows;

	choose_layout(options);
	rows = settings->by == BY_ROW;
	if (fn || ((has & LISTS_FUNCTIONS) && !is_given(options, "by")) ||
	    (rows && settings->summary))
		settings->by = BY_FUNCTION;
	if (has & IS_PAGE)
		settings->tree = TREE_BOTH;
	settings->classic = has & HAS_LAYOUTS && !settings_screen(settings);
	if (!settings->threshold)
		settings->threshold = all && !(has & LISTS_ALL) ? "99" : "100";
	if (options->writer->top && open)
		settings->top = options->writer->top;
	else if (settings->summary && has & HAS_LAYOUTS && all && !fn) {
		/* Of a terminal, what is above and below the rows takes its lines from them. */
		options->page = options->output ? 0 : terminal_rows();
		settings->top = options->page ? options->page : 20;
		/* The report fits on the screen; less may wait for a key. */
		options->pager &= is_given(options, "pager");
	}
	if (!is_given(options, "names") && (has & LISTS_SHORT || settings_screen(settings)))
		settings->names = NAMES_SHORT;
	if ((settings->summary || options->browse) && !is_given(options, "separate-recs"))
		options->separate_recs = false;
	settings->only_named = is_given(options, "auto") && !settings->annotate;
	/* The rows of --by=line show the source text already. */
	if ((settings->compare && !(has & IS_PAGE)) || (fn && !(has & HAS_CALLS)) ||
	    (!is_given(options, "auto") &&
	     (settings->summary || (settings->by == BY_LINE && !(has & HAS_COMPLETE)))))
		settings->annotate = false;
}

/* Returns whether the program was called as callgrind_annotate. */
static bool is_drop_in(const char *called)
{
	const char *slash = strrchr(called, '/');

	return strcmp(slash ? slash + 1 : called, "callgrind_annotate") == 0;
}

bool options_read(struct options *options, int argc, char **argv, struct error *error)
{
	char **next = argv + (argc > 0);
	bool drop_in = argc > 0 && is_drop_in(argv[0]);
	bool ended = false;
	unsigned has;

	*options = (struct options){
		.format = "text",
		.limits = true,
		.quiet = drop_in,
		.pager = !drop_in,
		.color = drop_in ? COLOR_NEVER : COLOR_AUTO,
		.settings.drop_in = drop_in,
		.list = LIST_NONE,
		.separate_recs = true,
		.settings.show_percs = true,
		.settings.annotate = true,
		.settings.context = 8,
		.settings.top = UINT64_MAX,
		.settings.depth = UINT64_MAX,
	};
	while (*next) {
		const char *word = *next++;

		if (ended || word[0] != '-' || word[1] == '\0') {
			words_add(&options->files, word);
		} else if (word[1] != '-') {
			if (!read_short(options, word, &next, error))
				return false;
		} else if (word[2] == '\0') {
			ended = true;
		} else if (!read_long(options, word, &next, error)) {
			return false;
		}
	}
	if (options->output && strcmp(options->output, "-") == 0)
		options->output = NULL;
	options->writer = writing_find(options->format);
	if (!options->writer)
		return bad_value(find_option(STR("format")), options->format, error);
	if (!options->help && !options->version && !go_together(options, error))
		return false;
	has = options->writer->has;
	options->settings.complete = has & HAS_COMPLETE;
	options->settings.all_calls = has & HAS_CALLS;
	options->settings.page = has & IS_PAGE;
	options->settings.of_one = has & IS_OF_ONE;
	choose_defaults(options);
	return true;
}

bool options_are_suite(const struct options *options)
{
	const struct words *files = &options->files;
	struct stat status;

	if (!options->settings.diff || files->count != 2)
		return false;
	for (size_t i = 0; i < 2; i++)
		if (stat(files->at[i], &status) == 0 && S_ISDIR(status.st_mode))
			return true;
	return options->new_ok;
}

bool options_is_on_terminal(const struct options *options)
{
	const char *term = getenv("TERM");

	return !options->output && isatty(STDOUT_FILENO) && term && *term &&
	       strcmp(term, "dumb") != 0;
}

bool options_may_browse(const struct options *options, struct error *error)
{
	if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO))
		return error_set(error, "--browse: standard %s is no terminal",
				 isatty(STDIN_FILENO) ? "output" : "input");
	return options_is_on_terminal(options) ||
	       error_set(error, "--browse: TERM names no terminal whose cursor can be moved");
}

bool options_is_colored(const struct options *options)
{
	const char *no_color = getenv("NO_COLOR");

	if (options->color != COLOR_AUTO)
		return options->color == COLOR_ALWAYS;
	return options_is_on_terminal(options) && !(no_color && *no_color);
}

size_t options_row_width(const struct options *options)
{
	if (options->width == UINT64_MAX)
		return options->output ? 0 : terminal_columns();
	return options->width < UINT32_MAX ? (size_t)options->width : UINT32_MAX;
}

void options_free(struct options *options)
{
	for (size_t i = 0; i < LENGTH(table); i++)
		if (table[i].takes == LIST || table[i].takes == MAP)
			words_free((void *)((char *)options + table[i].offset));
	words_free(&options->files);
	words_free_all(&options->percents);
}

static const char SHORT_HELP[] =
	"usage: cgannotate [option ...] [profile ...] [source ...]\n"
	"Shows where a program spends its time, from a profile of Callgrind.\n"
	"\n"
	"  cgannotate --summary            the newest profile here, in short\n"
	"  cgannotate callgrind.out.1234   functions, and sources with costs\n"
	"  cgannotate --browse             walk through it; ? shows the keys\n"
	"  cgannotate --fn=main            a function: callers, callees, lines\n"
	"  cgannotate --diff OLD NEW       what has changed\n"
	"  cgannotate --format=html -o x.html callgrind.out.1234\n"
	"\n"
	"  --sort=A,B            sort by these events\n"
	"  --show=A,B            show only these events\n"
	"  --inclusive           show costs with all that is called\n"
	"  --tree=both           show callers and callees of each function\n"
	"  --by=file             list files; or function, object, line\n"
	"  --match=REGEX         list only what matches; --hide: what does not\n"
	"  --top=N               list only the first N\n"
	"  --no-auto             show no sources\n"
	"  --context=N           show N lines around those with costs\n"
	"  -I, --include=DIR     look for sources under DIR too\n"
	"  --fail-if='Ir>+5%'    with --diff: exit with 3 if Ir rose by more\n"
	"\n"
	"--no-NAME is --NAME=no.  More: cgannotate --help=all, man cgannotate\n";

/*
 * Prints an option with its value, in [ ] if that is optional, and after two
 * blanks or more its description.  Shell completions parse this.
 */
static void print_option(FILE *out, const struct option *option)
{
	bool alone = option->takes == YES_NO || option->takes == OPTIONAL;
	char letter[] = {'-', option->letter, ',', ' ', '\0'};
	char *form = util_format("%s--%s%s%s%s%s", option->letter ? letter : "", option->name,
				 alone ? "[" : "", option->arg ? "=" : "",
				 option->arg ? option->arg : "", alone ? "]" : "");

	fprintf(out, "  %-25s  %s\n", form, option->help);
	free(form);
}

void options_help(FILE *out, enum help kind)
{
	size_t group = 0;

	if (kind == HELP_SHORT) {
		fputs(SHORT_HELP, out);
		return;
	}
	fputs("usage: cgannotate [option ...] [profile ...] [source ...]\n"
	      "Defaults are in [ ].  Of yes|no, --NAME alone is yes, and "
	      "--no-NAME is no.\n\n",
	      out);
	for (size_t i = 0; i < LENGTH(table); i++) {
		if (group < LENGTH(groups) && strcmp(table[i].name, groups[group].first) == 0)
			fprintf(out, "%s:\n", groups[group++].heading);
		print_option(out, &table[i]);
	}
}
