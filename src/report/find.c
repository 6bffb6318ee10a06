/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/find.h"

#include "base/nearest.h"
#include "base/number.h"
#include "base/pattern.h"
#include "report/ranking.h"

#include <stdlib.h>

/* Ways in which a word may match a name, from the strictest to the loosest. */
enum step {
	STEP_NAME,
	STEP_LABEL,
	STEP_FILE_END,
	STEP_BARE,
	STEP_SHORT,
	STEP_CASE,
	STEP_LAST,
	STEP_CUT,
	STEP_PART,
	STEPS
};

/*
 * The names of a function: from its own label, or from the label of a row of
 * code inlined into it, which has another file.
 */
struct called {
	row_id row;
	struct str name;  /* in full */
	struct str plain; /* without callers and levels of recursion */
	struct str bare;  /* without arguments, parameters and the like */
	struct str shown; /* the short name that a list prints */
	struct str file, object;
};

/* A word to look for. */
struct wanted {
	struct str word;  /* as typed, or a part of it */
	struct str level; /* of recursion, at its end; empty: any */
	struct str bare;  /* without that, arguments and the like */
	struct str place; /* what a list prints behind the name; empty: any */
};

struct fn_finder {
	const struct report *report;
	struct str missing;    /* a name that is no row's, or empty */
	struct called *called; /* by row; then inlined code */
	size_t count;
	struct name_list shorts;
	char *bytes; /* that the bare names point to */
};

static bool same_text(struct str a, struct str b, bool any_case)
{
	size_t i;

	if (!any_case || a.length != b.length)
		return str_equal(a, b);
	for (i = 0; i < a.length; i++)
		if (str_lower(a.at[i]) != str_lower(b.at[i]))
			return false;
	return true;
}

/* Removes end from the end of s; false: s does not end with it. */
static bool eat_end(struct str *s, struct str end, bool any_case)
{
	if (s->length < end.length ||
	    !same_text((struct str){s->at + s->length - end.length, end.length}, end, any_case))
		return false;
	s->length -= end.length;
	return true;
}

/*
 * Moves the text before the first "..." of *word to *piece, if there is one.  A dot of the name may
 * stand before or behind it.
 */
static bool eat_until_cut(struct str *word, struct str *piece)
{
	*piece = *word;
	for (; word->length; word->at++, word->length--)
		if (str_begins(*word, STR("..."))) {
			piece->length -= word->length;
			while (str_eat(word, STR(".")))
				;
			return true;
		}
	return false;
}

/* Whether word is a part of s, ignoring case. */
static bool has_part(struct str s, struct str word)
{
	for (; s.length >= word.length; s.at++, s.length--)
		if (same_text(str_head(s, word.length), word, true))
			return true;
	return false;
}

static struct str before_quote(struct str name)
{
	struct str left = name, plain = str_eat_until(&left, '\'');

	/* A quote at the start or after a ":" is a part of the name. */
	return plain.length && plain.at[plain.length - 1] != ':' ? plain : name;
}

static void finder_begin(struct fn_finder *f, const struct report *report)
{
	const struct profile *profile = report->profile;
	size_t length = 0;
	uint32_t *place;
	portion_id portion;
	row_id i;
	char *to;

	*f = (struct fn_finder){.report = report, .count = report->rows.count};
	f->called = util_alloc(f->count + profile->portions.count, sizeof(*f->called));
	for (i = 0; i < report->rows.count; i++) {
		const struct row *row = &report->rows.list[i];
		struct str name = report_name(report, row->name);

		f->called[i] = (struct called){
			.row = i,
			.name = name,
			.plain = before_quote(name),
			.file = report_name(report, row->file),
			.object = report_name(report, row->object),
		};
		length += name.length;
	}
	to = f->bytes = util_alloc(length, 1);
	place = rows_short_names(report, &f->shorts);
	for (i = 0; i < report->rows.count; i++) {
		struct called *called = &f->called[i];

		called->shown = called->name;
		if (report->rows.list[i].name != NONE)
			called->shown = f->shorts.list[place[report->rows.list[i].name]];
		called->bare = (struct str){to, name_short(called->plain, NAME_LEAST, to)};
		to += called->bare.length;
	}
	free(place);
	/* Code that is inlined into functions has labels of its own. */
	for (portion = 0; portion < profile->portions.count; portion++) {
		struct pair pair = profile->portions.pairs[portion];

		if (profile_file(profile, pair.a) == pair.b)
			continue;
		f->called[f->count] = f->called[report->rows.of_portion[portion]];
		f->called[f->count++].file = report_name(report, pair.b);
	}
}

static void finder_end(struct fn_finder *f)
{
	name_list_free(&f->shorts);
	free(f->bytes);
	free(f->called);
}

/* Whether name is word, alone or with a level of recursion or a context. */
static bool is_name(struct str name, struct str word, bool any_case)
{
	return name.length >= word.length &&
	       same_text((struct str){name.at, word.length}, word, any_case) &&
	       (name.length == word.length || (word.length && name.at[word.length] == '\''));
}

/*
 * Whether word is "file:name [object]", or "name [object]" as of code without a
 * file; file_end: with the file's end only.
 */
static bool is_label(const struct called *called, struct str name, struct str word, bool any_case,
		     bool file_end)
{
	struct str rest = word, file = called->file;
	bool object = eat_end(&rest, STR("]"), false) && eat_end(&rest, called->object, false) &&
		      eat_end(&rest, STR(" ["), false);

	if (!object)
		rest = word; /* a name like "operator[]" */
	if (!eat_end(&rest, name, any_case))
		return false;
	if (!rest.length)
		return object;
	if (!eat_end(&rest, STR(":"), false))
		return false;
	if (same_text(file, rest, any_case))
		return true;
	return file_end && rest.length && eat_end(&file, rest, any_case) && file.length &&
	       str_is_separator(called->file, file.at[file.length - 1]);
}

/* As is_label(), for the full name or the name that is shown. */
static bool is_any_label(const struct called *called, struct str word, bool any_case, bool file_end)
{
	return is_label(called, called->name, word, any_case, file_end) ||
	       is_label(called, called->shown, word, any_case, file_end);
}

/* Whether word matches all of s, with "..." standing for any text. */
static bool is_cut_from(struct str s, struct str word)
{
	struct str piece;

	/* Behind "(...)", qualifiers are left out, too. */
	if (str_equal(str_tail(word, 5), STR("(...)")))
		word.length--;
	eat_until_cut(&word, &piece);
	if (!str_eat(&s, piece))
		return false;
	while (eat_until_cut(&word, &piece)) {
		while (!str_begins(s, piece)) {
			if (!s.length)
				return false;
			s = str_from(s, 1);
		}
		str_eat(&s, piece);
	}
	return eat_end(&s, piece, false);
}

/*
 * As is_cut_from(), for a label with or without its file and its object.  False
 * if the word has no "...".
 */
static bool is_cut_label(const struct called *called, struct str name, struct str word)
{
	struct str pieces[] = {called->file, STR(":"), name, STR(" ["), called->object, STR("]")};
	struct str rest = word, piece, all, label;
	size_t object, file = called->file.length + 1;
	bool found = false;
	unsigned i;

	if (!eat_until_cut(&rest, &piece))
		return false;
	all = str_join(pieces, LENGTH(pieces));
	object = all.length - (called->object.length + sizeof(" []") - 1);
	for (i = 0; !found && i < 4; i++) {
		label.at = all.at + (i & 1 ? file : 0);
		label.length = (i & 2 ? object : all.length) - (i & 1 ? file : 0);
		found = is_cut_from(label, word);
	}
	free((char *)all.at);
	return found;
}

/* As is_cut_label(), for a name without any number of its first scopes. */
static bool is_cut_anywhere(const struct called *called, struct str name, struct str word)
{
	size_t i;

	if (is_cut_label(called, name, word))
		return true;
	for (i = 0; i + 2 < name.length; i++)
		if (str_begins(str_from(name, i), STR("::")) &&
		    is_cut_label(called, str_from(name, i + 2), word))
			return true;
	return false;
}

/* Whether name has "word(" at its start or after a blank. */
static bool is_bare(struct str name, struct str word)
{
	size_t i;

	for (i = 0; i + word.length < name.length; i++)
		if ((i == 0 || name.at[i - 1] == ' ') && name.at[i + word.length] == '(' &&
		    memcmp(name.at + i, word.at, word.length) == 0)
			return true;
	return false;
}

/* Whether two bare names are equal, or word is name without "<...>". */
static bool is_short(struct str name, struct str word, bool any_case)
{
	size_t depth = 0, i, j = 0;

	if (same_text(name, word, any_case))
		return true;
	for (i = 0; i < name.length; i++) {
		struct str one = {name.at + i, 1};
		struct str next = {word.at + j, j < word.length};

		if (!depth && same_text(one, next, any_case))
			j++;
		else if (!depth && name.at[i] != '<')
			return false;
		else if (name.at[i] == '<')
			depth++;
		else if (name.at[i] == '>')
			depth--;
	}
	return !depth && j == word.length;
}

/*
 * Whether word is the last component of a bare name, with or without its file:
 * after "::", "." as in Python, Java and Go, "->" of PHP, or "#" of Ruby.
 */
static bool is_last(const struct called *called, struct str word)
{
	struct str bare = called->bare;
	size_t i;

	for (i = 1; i < bare.length; i++)
		if (strchr(":.>#/", bare.at[i - 1]) && bare.at[i] != ':' &&
		    (is_short(str_from(bare, i), word, true) ||
		     is_label(called, str_from(bare, i), word, true, true)))
			return true;
	return false;
}

/* Whether word is a path, or the end of one from a directory on, or one that was cut. */
static bool is_path(struct str path, struct str word)
{
	struct str whole = path;

	if (!path.length || !word.length)
		return false;
	return is_cut_from(path, word) || (eat_end(&path, word, false) && path.length &&
					   str_is_separator(whole, path.at[path.length - 1]));
}

/* Whether a place is that of a function: "FILE, OBJECT" or one of the two. */
static bool is_place(const struct called *called, struct str place)
{
	size_t i;

	if (is_path(called->file, place) || is_path(called->object, place))
		return true;
	for (i = 0; i + 2 < place.length; i++)
		if (str_begins(str_from(place, i), STR(", ")) &&
		    is_path(called->file, str_head(place, i)) &&
		    is_path(called->object, str_from(place, i + 2)))
			return true;
	return false;
}

static bool is_meant(const struct called *called, const struct wanted *w, enum step step)
{
	struct str bare = called->bare;

	if (w->place.length && !is_place(called, w->place))
		return false;
	if (step > STEP_FILE_END && w->level.length &&
	    !str_equal(w->level, name_level(called->name)))
		return false;
	switch (step) {
	case STEP_NAME:
		return is_name(called->name, w->word, false);
	case STEP_LABEL:
		return is_any_label(called, w->word, false, false) ||
		       str_equal(called->shown, w->word) ||
		       (!called->name.length && str_equal(w->word, REPORT_NO_NAME));
	case STEP_FILE_END:
		return is_any_label(called, w->word, false, true);
	case STEP_BARE:
		return is_bare(called->plain, w->word);
	case STEP_SHORT:
		return is_short(called->bare, w->bare, false);
	case STEP_CASE:
		return is_name(called->name, w->word, true) ||
		       is_any_label(called, w->word, true, true) ||
		       is_short(called->bare, w->bare, true);
	case STEP_LAST:
		return is_last(called, w->bare);
	case STEP_CUT:
		/* Of the arguments at its end nothing may be shown. */
		eat_end(&bare, STR("<...>"), false);
		return is_cut_anywhere(called, called->name, w->word) ||
		       is_cut_anywhere(called, called->shown, w->word) ||
		       is_cut_anywhere(called, called->plain, w->word) ||
		       is_cut_anywhere(called, bare, w->word);
	default:
		return has_part(called->name, w->word) ||
		       is_label(called, called->bare, w->word, true, true);
	}
}

/*
 * Whether all functions that a part of a name matches have the same plain name; else *error tells
 * some of them, the listed ones first.
 */
static bool is_unique(const struct fn_finder *f, const char *word, const bool *found,
		      struct error *error)
{
	enum { MOST = 3, LONGEST = 200 };
	const struct report_order *order = &f->report->order;
	const struct called *listed[MOST];
	size_t n = 0, i, j;

	for (i = 0; i < order->count + f->report->rows.count && n < MOST; i++) {
		size_t row = i < order->count ? order->listed[i] : i - order->count;
		const struct called *called = &f->called[row];

		if (!found[row])
			continue;
		for (j = 0; j < n && !str_equal(listed[j]->plain, called->plain); j++)
			;
		if (j == n)
			listed[n++] = called;
	}
	if (n <= 1)
		return true;
	error_set(error, "--fn=%s matches several functions", word);
	for (i = 0; i < n; i++) {
		struct str name = listed[i]->bare;

		/* Of those that differ in arguments, what tells them apart. */
		for (j = 0; j < n; j++)
			if (j != i && str_equal(listed[j]->bare, listed[i]->bare))
				name = before_quote(listed[i]->shown);
		name = str_head(name, LONGEST);
		error_add(error, "%s%.*s", i ? ", " : ": ", (int)name.length, name.at);
	}
	error_add(error, "; use --fn=/%s/ for all", word);
	return false;
}

static void add_near(struct nearest *nearest, const struct called *called)
{
	struct str last = called->bare;
	size_t i;

	for (i = 0; i + 1 < last.length; i++)
		if (last.at[i] == ':' && last.at[i + 1] == ':') {
			last = str_from(last, i + 2);
			i = SIZE_MAX;
		}
	nearest_try(nearest, called->plain, called->bare);
	if (!str_equal(called->bare, called->plain))
		nearest_try(nearest, called->bare, called->bare);
	if (!str_equal(last, called->bare))
		nearest_try(nearest, last, called->bare);
}

/* Returns the name in "file:name [object]", or the whole word. */
static struct str name_in_label(struct str word)
{
	size_t end = word.length, i;

	for (i = word.length; i-- > 0;) {
		struct str rest = str_from(word, i);

		if (str_begins(rest, STR(" [")))
			end = i;
		if (word.at[i] != ':')
			continue;
		if (i == 0 || word.at[i - 1] != ':')
			return (struct str){word.at + i + 1, end - i - 1};
		i--;
	}
	return word;
}

/* Reports an unknown function: text as typed, and names similar to name. */
static bool not_there(const struct fn_finder *f, const char *text, struct str name,
		      struct error *error)
{
	struct str likes[] = {name, name_in_label(name)};
	struct nearest nearest = {.count = 0};
	size_t i, j;

	for (j = 0; j < LENGTH(likes) && !nearest.count; j++) {
		nearest_begin(&nearest, likes[j]);
		for (i = 0; i < f->report->rows.count; i++)
			add_near(&nearest, &f->called[i]);
	}
	error_set(error, "--fn=%s: the profile has no such function", text);
	diag_propose(error, &nearest, "");
	return false;
}

/*
 * Skips a mark at s that only some lists print: ":LINE" before a ":", " <cycle
 * N>", " (Nx)", or whether only one side has the row.  Returns s if there is none.
 */
static const char *skip_mark(const char *s)
{
	static const char *const marks[] = {" <cycle ", " (new)", " (gone)", " (inlined)"};
	size_t i;

	if (s[0] == ' ' && s[1] == '(') {
		size_t n = strspn(s + 2, "+-0123456789,");
		const char *end = strchr(s, ')');

		if (n && s[2 + n] == 'x' && end)
			return end + 1;
	}

	/* The number of a label that looked like others */
	if (s[0] == ' ' && s[1] == '#') {
		const char *end = s + 2 + strspn(s + 2, "0123456789");

		if (!*end || *end == ' ')
			return end;
	}
	if (*s == ':') {
		const char *number = s + 1 + (s[1] == '-');
		size_t n = strspn(number, "0123456789");

		return n && number[n] == ':' ? number + n : s;
	}
	for (i = 0; i < LENGTH(marks); i++) {
		size_t n = strlen(marks[i]);

		if (strncmp(s, marks[i], n) != 0)
			continue;
		s += n;
		if (i > 0)
			return s;
		s += strcspn(s, ">");
		return s + (*s == '>');
	}
	return s;
}

/*
 * Copies a label to `to`, without its address and such marks.  *place is what
 * stands behind the name: after two blanks, or a blank behind an address.
 */
static struct str without_marks(const char *label, char *to, struct str *place)
{
	struct str plain = {to, 0};
	size_t n = strspn(label, "0123456789abcdef");
	const char *behind;

	if (n && label[n] == ' ' && label[n + 1] && label[n + 1] != ' ' &&
	    skip_mark(label + n) == label + n)
		label += n + 1;
	label += *label == '~'; /* an estimate */
	behind = strstr(label, "  ");
	if (!behind && strncmp(label, "0x", 2) == 0)
		behind = strchr(label, ' ');
	if (!behind || skip_mark(behind) != behind)
		behind = label + strlen(label);
	*place = str_of(behind + strspn(behind, " "));
	while (label < behind) {
		const char *after = skip_mark(label);

		if (after == label)
			to[plain.length++] = *after++;
		label = after;
	}
	return plain;
}

/* Sets wanted[row] for the functions that match a word, by the first step that has any. */
static bool find_word(struct fn_finder *f, const char *text, bool *wanted, struct error *error)
{
	size_t rows = f->report->rows.count, way, i;
	bool *found = util_alloc(rows, sizeof(*found));
	struct wanted w = {.word = str_of(text), .place = STR("")};
	char *unmarked = util_alloc(w.word.length, 1), *bare = util_alloc(w.word.length, 1);
	enum step step = STEPS;
	bool any = false, good;

	for (way = 0; way < 2 && !any; way++) {
		struct str plain;

		if (way)
			w.word = without_marks(text, unmarked, &w.place);
		plain = name_without_level(w.word);
		w.level = str_from(w.word, plain.length);
		w.bare = (struct str){bare, name_short(plain, NAME_LEAST, bare)};
		/* A name may be "", but "" is a part of all names. */
		for (step = STEP_NAME; !any && step < (w.word.length ? STEPS : 1); step++)
			for (i = 0; i < f->count; i++)
				if (is_meant(&f->called[i], &w, step))
					found[f->called[i].row] = any = true;
	}
	if (any) {
		/* The last step finds parts of names. */
		good = step < STEPS || is_unique(f, text, found, error);
	} else {
		f->missing = name_in_label(str_of(text));
		good = not_there(f, text, str_of(text), error);
	}
	for (i = 0; i < rows; i++)
		wanted[i] |= found[i];
	free(unmarked);
	free(bare);
	free(found);
	return good;
}

/* Sets wanted[row] for the members of the cycle that "<cycle 1: a, b>" names. */
static bool find_cycle(const struct fn_finder *f, const char *text, bool *wanted)
{
	static const char begin[] = "<cycle ";
	const char *number = text + strlen(begin);
	bool any = false;
	row_id i;

	if (strncmp(text, begin, strlen(begin)) != 0 || !number_is_digit(*number))
		return false;
	for (i = 0; i < f->report->rows.count; i++)
		if (report_cycle(f->report, i) == strtoul(number, NULL, 10))
			any = wanted[i] = true;
	return any;
}

/*
 * As find_word(), for "a > b > c", as a tree of calls prints functions that call nothing else, too:
 * each of them is meant.
 */
static bool find_words(struct fn_finder *f, const char *text, bool *wanted, struct error *error)
{
	static const char arrow[] = " > ";
	char *piece = NULL;
	bool good = find_word(f, text, wanted, error);
	struct str missing = f->missing;
	struct error ignored;

	if (!good && find_cycle(f, text, wanted)) {
		f->missing = STR("");
		return true;
	}
	if (good || !strstr(text, arrow))
		return good;
	for (good = true; good && text;) {
		const char *end = strstr(text, arrow);
		size_t length = end ? (size_t)(end - text) : strlen(text);

		piece = util_realloc(piece, length + 1, 1);
		memcpy(piece, text, length);
		piece[length] = '\0';
		text = end ? end + strlen(arrow) : NULL;
		if (strcmp(piece, "program") != 0 && strcmp(piece, "...") != 0)
			good = find_word(f, piece, wanted, &ignored);
	}
	free(piece);
	f->missing = good ? STR("") : missing;
	return good;
}

/* Sets wanted[row] for the functions whose names match a regular expression. */
static bool find_regex(const struct fn_finder *f, const char *text, bool *wanted,
		       struct error *error)
{
	const struct report *report = f->report;
	struct str inside = {text + 1, strlen(text) - 2};
	bool any = false;
	regex_t regex;
	struct error why;
	row_id i;

	if (!pattern_read(&regex, inside, REG_NOSUB, &why))
		return error_usage(error, "--fn=%s: %s", text, why.text);
	for (i = 0; i < report->rows.count; i++)
		if (pattern_matches(&regex, report_name(report, report->rows.list[i].name)))
			any = wanted[i] = true;
	regfree(&regex);
	return any || not_there(f, text, inside, error);
}

bool find_list(struct report *report, struct error *error)
{
	const struct words *words = &report->settings->fn;
	bool *wanted = util_alloc(report->rows.count, sizeof(*wanted)), good = true;
	struct fn_finder f;
	size_t n = 0, i;

	finder_begin(&f, report);
	for (i = 0; good && i < words->count; i++) {
		const char *word = words->at[i];
		size_t length = strlen(word);

		good = length > 2 && word[0] == '/' && word[length - 1] == '/'
			       ? find_regex(&f, word, wanted, error)
			       : find_words(&f, word, wanted, error);
	}
	report->order.missing = f.missing;
	finder_end(&f);
	for (i = 0; i < report->order.count; i++)
		if (wanted[report->order.listed[i]])
			report->order.listed[n++] = report->order.listed[i];
	free(wanted);
	report->order.count = n;
	report->order.chosen = true;
	/* The compact layout cuts callers and callees by --min. */
	if (!settings_compact(report->settings))
		ranking_cut(report);
	else if (report->order.count > report->settings->top)
		report->order.count = (size_t)report->settings->top;
	return good;
}

void find_unmatched(const struct report *report, struct diag *diag)
{
	const struct words *words = &report->settings->match;
	struct error text;
	struct fn_finder f;
	size_t i, j;

	if (!words->count || report->order.matched) {
		if (report->settings->fn.count && !report->order.count)
			diag_warn(diag, "--match, --hide and --min leave none "
					"of the functions of --fn");
		return;
	}
	finder_begin(&f, report);
	for (i = 0; i < words->count; i++) {
		struct nearest nearest;

		nearest_begin(&nearest, str_of(words->at[i]));
		for (j = 0; j < report->rows.count; j++) {
			add_near(&nearest, &f.called[j]);
			nearest_try(&nearest, f.called[j].file, f.called[j].file);
		}
		error_set(&text, "--match=%s: nothing matches", words->at[i]);
		diag_propose(&text, &nearest, "");
		diag_warn(diag, "%s", text.text);
	}
	finder_end(&f);
}
