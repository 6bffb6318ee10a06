/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * One scan finds the pieces of a name, and writes those that a view has.  Its rules know brackets,
 * separators and quotes; of languages only what is said where it is.
 */
#include "base/name.h"

#include "base/fit.h"
#include "base/names.h"
#include "base/number.h"
#include "base/util.h"

#include <stdlib.h>

enum kind {
	WORDS = 1,      /* "std::", "push", "{lambda", "'main" */
	ARGUMENTS = 2,  /* of a template: "<int>", "::<u8>" of Rust */
	PARAMETERS = 4, /* with "const" and the like behind them */
	RESULT = 8,     /* what a function returns, which only names of templates have */
	SUFFIX = 16,    /* "::h0123456789abcdef", ".isra.0", " [clone .cold]", "@@GLIBC_2.34" */
	PLACE = 32,     /* " /home/me/t.py:17", ":17" */
	LEVEL = 64,     /* "'2" */
	SHORT = WORDS | ARGUMENTS | LEVEL,
	WHOLE = 127,
};

enum {
	MARK = sizeof("...") - 1,
	LEAST_TAIL = 8, /* columns of a tail that tells names apart */
	ARGUMENTS_MARK = sizeof("<...>") - 1,
	DEEPEST = 100, /* brackets in more of them are text, and those after so many that are open */
	SCOPES = 16,   /* more are not left out one by one */
};

struct scan {
	struct str text;     /* without the place */
	unsigned kinds;      /* of pieces that are written */
	char *to;            /* what is written */
	size_t length;       /* of it */
	size_t at, from;     /* the next byte; the first that is not written yet */
	size_t inner;        /* the end of brackets around it, such as those of <A as B>:: */
	size_t joint;        /* after "operator<": a bracket there belongs to it */
	size_t arguments;    /* after template arguments */
	unsigned open;       /* brackets that no other one closes, or that are read into */
	bool settled;        /* no result ends behind this */
	bool converts;       /* the rest is a type: "operator std::string" */
	bool simple;         /* nothing but words so far */
	size_t segment;      /* offset in `to` of the name, or of the caller that is read */
	size_t words, words_source; /* ... of its last word, before which a result may end */
	size_t last, source; /* ... of the last component; that in the text */
	size_t level;        /* ... of its level, or of what is behind it */
	size_t callers;      /* ... of the callers */
	size_t begin[SCOPES], begins; /* ... of the last components */
};

static inline bool is_word(char c)
{
	return (unsigned char)((c | 0x20) - 'a') < 26 || number_is_digit(c) || c == '_' ||
	       c == '$' || (unsigned char)c >= 0x80;
}

static bool is_hex(char c)
{
	return number_is_digit(c) || (c >= 'a' && c <= 'f');
}

/* The number of bytes of a sort at the front of s. */
static size_t span(struct str s, bool (*is_one)(char c))
{
	size_t i = 0;

	while (i < s.length && is_one(s.at[i]))
		i++;
	return i;
}

/* The length of "operator" and its sign, or "operator " of another one, at the front of s, or 0. */
static size_t operator_length(struct str s)
{
	static const char *const signs[] = {
		"()", "[]", "->*", "->", "<=>", "<<=", ">>=", "<<", ">>", "<=", ">=", "<",  ">",
		"-=", "/=", "--",  "==", "!=",  "+=",  "*=",  "%=", "&=", "|=", "^=", "++", "&&",
		"||", "+",  "-",   "*",  "/",   "%",   "=",   "!",  "&",  "|",  "^",  "~",  ",",
	};
	struct str left = s;

	if (!str_eat(&left, STR("operator")))
		return 0;
	for (size_t i = 0; i < LENGTH(signs); i++)
		if (str_eat(&left, str_of(signs[i])))
			return s.length - left.length;
	/* "operator new", "operator bool" and the like */
	return str_eat(&left, STR(" ")) ? s.length - left.length : 0;
}

/* The length of Rust's "::h0123456789abcdef" at the front of s, or 0. */
static size_t hash_length(struct str s)
{
	enum { BEGIN = sizeof("::h") - 1, LENGTH = BEGIN + 16 };

	if (!str_begins(s, STR("::h")) || span(str_from(s, BEGIN), is_hex) != LENGTH - BEGIN)
		return 0;
	return s.length == LENGTH || !is_word(s.at[LENGTH]) ? LENGTH : 0;
}

/*
 * The length of what compilers append to the names of clones, at the front of s: ".isra.0", up to
 * the end of a name; 0: s does not begin with it.
 */
static size_t clone_length(struct str s, bool of_c)
{
	static const char *const kinds[] = {
		"constprop", "isra", "part", "cold", "llvm", "__uniq", "lto_priv", "localalias",
	};
	struct str left = s;

	while (str_eat(&left, STR("."))) {
		struct str word = {left.at, span(left, is_word)};
		bool number = word.length && span(word, number_is_digit) == word.length;
		bool known = number && (of_c || left.at > s.at + 1);

		for (size_t i = 0; i < LENGTH(kinds); i++)
			known |= str_equal(word, str_of(kinds[i]));
		if (!known)
			return 0;
		left = str_from(left, word.length);
	}
	return left.length && !strchr("' @", left.at[0]) ? 0 : s.length - left.length;
}

/* Returns whether s has no name of its own, so that its scope names it. */
static bool is_anonymous(struct str s)
{
	return strchr("{<('", s.at[0]) || str_begins(s, STR("operator()")) ||
	       str_begins(s, STR("$_"));
}

/* --- brackets ------------------------------------------------------------ */

/* The offset behind the bracket that closes the one at i; 0: there is none. */
static size_t group_end(struct scan *s, size_t i)
{
	static const char opening[] = "(<[{", closing[] = ")>]}";
	const struct str text = s->text;
	char open[DEEPEST];
	size_t depth = 0;

	if (i >= text.length || !text.at[i] || !strchr(opening, text.at[i]) || s->open > DEEPEST)
		return 0;
	for (; i < text.length; i++) {
		char c = text.at[i];
		const char *found;
		size_t n;

		if ((n = operator_length(str_from(text, i))) != 0 ||
		    (n = span(str_from(text, i), is_word)) != 0) {
			i += n - 1;
		} else if (c && (found = strchr(opening, c)) != NULL) {
			if (depth == DEEPEST)
				break;
			open[depth++] = closing[found - opening];
		} else if (depth && c && strchr(closing, c)) {
			/* A ">" of "->", or within other brackets, is none. */
			if (c == '>' && (open[depth - 1] != c || strchr("-=", text.at[i - 1])))
				continue;
			while (depth && open[depth - 1] != c)
				depth--;
			if (depth == 1)
				return i + 1;
			if (!depth--)
				break;
		}
	}
	s->open++;
	return 0;
}

/* The end of template arguments that begin here, with "::" of Rust or a blank before; or 0. */
static size_t arguments_end(struct scan *s)
{
	struct str rest = str_from(s->text, s->at);
	bool joined = s->joint == s->at || (s->at && (is_word(rest.at[-1]) || rest.at[-1] == ']'));

	if (str_begins(rest, STR("::<")))
		return group_end(s, s->at + 2);
	if (str_begins(rest, STR(" <")) && s->joint == s->at)
		return group_end(s, s->at + 1);
	return rest.at[0] == '<' && joined ? group_end(s, s->at) : 0;
}

/* The end of parameters: with all up to the next separator, suffix or caller, as " const". */
static size_t parameters_end(struct scan *s, size_t i)
{
	while (s->at >= s->inner && i < s->text.length && !strchr(".'@\\", s->text.at[i])) {
		struct str rest = str_from(s->text, i);
		size_t end;

		if (str_begins(rest, STR("::")) || str_begins(rest, STR(" [")) ||
		    str_begins(rest, STR(" (")))
			break;
		end = group_end(s, i);
		i = end ? end : i + 1;
	}
	return i;
}

/* --- what is written ----------------------------------------------------- */

static void write_text(struct scan *s, struct str text)
{
	memcpy(s->to + s->length, text.at, text.length);
	s->length += text.length;
}

/* Writes template arguments, or that there are some. */
static void write_arguments(struct scan *s, struct str text)
{
	if (text.length <= ARGUMENTS_MARK) {
		write_text(s, text);
		return;
	}
	write_text(s, str_head(text, text.at[0] == ' '));
	write_text(s, STR("<...>"));
}

/* Writes the words up to s->at, and then a piece up to `end`. */
static void put(struct scan *s, size_t end, enum kind kind)
{
	struct str piece = {s->text.at + s->at, end - s->at};

	write_text(s, (struct str){s->text.at + s->from, s->at - s->from});
	if (kind == LEVEL && s->callers == SIZE_MAX)
		s->level = s->length;
	if (kind == ARGUMENTS && s->kinds & ARGUMENTS)
		write_arguments(s, piece);
	else if (s->kinds & kind)
		write_text(s, piece);
	s->from = s->at = end;
	s->simple = false;
}

/* Begins a component with what is written next. */
static void begin_component(struct scan *s)
{
	struct str rest = str_from(s->text, s->at);

	if (s->callers != SIZE_MAX || !rest.length || rest.at[0] == '\'')
		return;
	if (s->begins == SCOPES)
		memmove(s->begin, s->begin + 1, --s->begins * sizeof(*s->begin));
	s->begin[s->begins++] = s->length;
	if (s->at >= s->inner && !is_anonymous(rest)) {
		s->last = s->length;
		s->source = s->at;
	}
}

/* Takes back what was written before the last word: it is a result. */
static void drop_result(struct scan *s)
{
	size_t dropped = s->words - s->segment;

	if (s->kinds & RESULT)
		return;
	memmove(s->to + s->segment, s->to + s->words, s->length - s->words);
	s->length -= dropped;
	if (s->callers != SIZE_MAX)
		return;
	if (s->last < s->words) {
		s->last = s->words;
		s->source = s->words_source;
	}
	s->last -= dropped;
	for (size_t i = 0; i < s->begins; i++)
		s->begin[i] = s->begin[i] > s->words ? s->begin[i] - dropped : 0;
}

/* --- the scan ------------------------------------------------------------ */

static void begin_segment(struct scan *s)
{
	struct str rest = str_from(s->text, s->at);

	s->segment = s->words = s->length;
	s->settled = s->converts = false;
	s->simple = rest.length && is_word(rest.at[0]) && !number_is_digit(rest.at[0]);
	begin_component(s);
	/* The zeros of an address that Callgrind has no name for */
	if (str_begins(rest, STR("0x0"))) {
		size_t zeros = 2;

		s->at += 2;
		while (zeros + 1 < rest.length && rest.at[zeros] == '0' && is_hex(rest.at[zeros + 1]))
			zeros++;
		put(s, s->at + zeros - 2, SUFFIX);
	}
}

/* Reads a bracket that is closed. */
static void read_group(struct scan *s, size_t end)
{
	struct str rest = str_from(s->text, s->at), before = str_head(s->text, s->at);
	bool scope = str_begins(str_from(s->text, end), STR("::"));
	bool joined = s->joint == s->at ||
		      (s->at && (is_word(rest.at[-1]) || strchr(">])}", rest.at[-1])));

	if (rest.at[0] == '(' && joined && !str_equal(str_tail(before, 8), STR("decltype"))) {
		bool outer = s->at >= s->inner, templated = s->arguments == s->at;

		put(s, parameters_end(s, end), PARAMETERS);
		if (outer && templated && s->words > s->segment)
			drop_result(s);
		s->settled |= outer;
		s->converts &= !outer;
	} else if (str_begins(rest, STR("[abi:")) ||
		   (rest.at[0] == '[' && scope && span(str_from(rest, 1), is_hex) == end - s->at - 2)) {
		put(s, end, SUFFIX);
	} else if (rest.at[0] == '(' || (rest.at[0] == '<' && scope) ||
		   str_begins(rest, STR("{lambda("))) {
		/* There are names and types in it. */
		s->at += rest.at[0] == '{' ? sizeof("{lambda") - 1 : 1;
		s->inner = s->inner > end ? s->inner : end;
		s->open++;
	} else {
		s->at = end;
	}
}

/* The length of a separator of components at the front of rest, or 0. */
static size_t separator_length(const struct scan *s, struct str rest)
{
	char c = rest.at[0], next = (char)(rest.length > 1 ? rest.at[1] : '\0');

	if (c == ':' && next == ':')
		return 2;
	if (s->at < s->inner || !next)
		return 0;
	if (c == '.')
		return s->at && (is_word(next) || strchr("<({", next));
	return c == '/' || c == '\\';
}

/* Reads a blank outside of brackets: a result may end here. */
static void read_blank(struct scan *s, struct str rest)
{
	struct str done = str_head(s->text, s->at + 1);
	size_t end = 0;

	if (str_begins(rest, STR(" [clone ")) || str_begins(rest, STR(" (.")))
		end = group_end(s, s->at + 1);
	put(s, end ? end : s->at + 1, end ? SUFFIX : WORDS);
	if (s->settled || end)
		return;
	/* "vtable for", "non-virtual thunk to" */
	s->settled = str_equal(str_tail(done, 5), STR(" for ")) ||
		     str_equal(str_tail(done, 4), STR(" to "));
	s->words = s->settled ? s->segment : s->length;
	s->words_source = s->at;
}

/* Reads a quote outside of brackets: a level, a caller, or the name of a lambda. */
static void read_quote(struct scan *s, struct str rest)
{
	const char *closing = memchr(rest.at + 1, '\'', rest.length - 1);
	size_t end = 1 + span(str_from(rest, 1), number_is_digit);
	bool level = end > 1 && (end == rest.length || rest.at[end] == '\'');

	if (s->at && rest.at[-1] == ':' && closing) {
		s->at = s->joint = (size_t)(closing - s->text.at) + 1;
	} else if (level) {
		put(s, s->at + end, LEVEL);
	} else if (rest.length == 1 || s->length + s->at - s->from == s->segment) {
		s->at++; /* A name may begin or end with a quote. */
	} else {
		put(s, s->at, WORDS);
		if (s->callers == SIZE_MAX) {
			s->level = s->level < s->length ? s->level : s->length;
			s->callers = s->length;
		}
		put(s, s->at + 1, WORDS);
		begin_segment(s);
	}
}

/* Reads what begins at s->at. */
static void read_next(struct scan *s)
{
	struct str rest = str_from(s->text, s->at);
	bool outer = s->at >= s->inner;
	char c = rest.at[0];
	size_t n;

	if ((n = operator_length(rest)) != 0) {
		s->at = s->joint = s->at + n;
		s->settled |= outer;
		s->converts |= outer && rest.at[n - 1] == ' ';
	} else if ((n = span(rest, is_word)) != 0) {
		s->at += n;
	} else if ((n = arguments_end(s)) != 0) {
		put(s, n, ARGUMENTS);
		s->arguments = n;
	} else if ((n = group_end(s, s->at)) != 0) {
		read_group(s, n);
	} else if ((n = hash_length(rest)) != 0 ||
		   (outer && (n = clone_length(rest, s->simple)) != 0)) {
		put(s, s->at + n, SUFFIX);
	} else if (outer && c == '@' && rest.length > 1 &&
		   (rest.at[1] == '@' || (rest.at[1] >= 'A' && rest.at[1] <= 'Z'))) {
		const char *end = memchr(rest.at, '\'', rest.length);

		put(s, end ? (size_t)(end - s->text.at) : s->text.length, SUFFIX);
	} else if (outer && c == ' ') {
		read_blank(s, rest);
	} else if (outer && c == '\'') {
		read_quote(s, rest);
	} else if (!s->converts && (n = separator_length(s, rest)) != 0) {
		put(s, s->at + n, WORDS);
		begin_component(s);
	} else {
		s->at++;
	}
}

/* The offset of a line, or of a file and line, at the end of a name, or its length. */
static size_t find_place(struct str name)
{
	size_t end = name.length;

	while (end && number_is_digit(name.at[end - 1]))
		end--;
	if (end == name.length || end < 2 || name.at[end - 1] != ':' || name.at[end - 2] == ':')
		return name.length;
	for (size_t i = 0; i + 1 < end; i++)
		if (name.at[i] == ' ' && strchr("/<", name.at[i + 1]))
			return i;
	return end - 1;
}

/* Writes the pieces of a name that are of some kinds into `to`, which has room for the name. */
static void scan(struct scan *s, struct str name, unsigned kinds, char *to)
{
	*s = (struct scan){
		.text = str_head(name, name.length > NAME_LONGEST ? 0 : find_place(name)),
		.kinds = kinds,
		.to = to,
		.joint = SIZE_MAX,
		.arguments = SIZE_MAX,
		.level = SIZE_MAX,
		.callers = SIZE_MAX,
	};
	begin_segment(s);
	while (s->at < s->text.length)
		read_next(s);
	put(s, s->at, WORDS);
	s->callers = s->callers < s->length ? s->callers : s->length;
	s->level = s->level < s->callers ? s->level : s->callers;
	if (kinds & PLACE)
		write_text(s, str_from(name, s->text.length));
	/* A place, a suffix or the like alone is the name. */
	if (s->last >= s->level) {
		s->length = s->last = s->begins = 0;
		write_text(s, name);
		s->level = s->callers = s->length;
	}
}

/* --- views --------------------------------------------------------------- */

size_t name_short(struct str name, char *to)
{
	struct scan s;

	scan(&s, name, SHORT, to);
	return s.length;
}

size_t name_key(struct str name, char *to)
{
	struct scan s;

	scan(&s, name, WHOLE & ~SUFFIX, to);
	return s.length;
}

/* Returns whether a text is in so many columns. */
static bool is_within(struct str s, size_t columns)
{
	return s.length <= columns / STR_ESCAPE || fit_columns(s, columns + 1) <= columns;
}

size_t name_least_columns(struct str name, size_t most)
{
	char *to;
	struct scan s;
	size_t columns;

	name = str_head(name, NAME_LONGEST);
	to = util_alloc(name.length, 1);
	scan(&s, name, WORDS | LEVEL, to);
	columns = fit_columns((struct str){to + s.last, s.callers - s.last}, most);
	free(to);
	return columns;
}

/* Two pieces of a text, with "..." for what is left out; the caller frees it. */
static struct str with_mark(struct str head, struct str tail)
{
	return str_join((struct str[]){head, STR("..."), tail}, 3);
}

struct str name_fit(struct str name, size_t columns)
{
	const size_t room = columns > MARK ? columns - MARK : 0;
	struct str all, function, last, fit;
	size_t i = 0;
	struct scan s;
	char *to;

	name = str_head(name, NAME_LONGEST);
	to = str_copy(name);
	scan(&s, name, SHORT, to);
	all = (struct str){to, s.length};
	function = str_head(all, s.callers);
	if (is_within(all, columns))
		return all;
	while (i < s.begins && s.begin[i] < s.last && !is_within(str_from(function, s.begin[i]), room))
		i++;
	last = str_from(function, i < s.begins ? s.begin[i] : s.last);
	if (is_within(function, columns)) {
		struct str head = fit_head(all, room);

		fit = head.length > s.callers ? with_mark(head, STR("")) : str_join(&function, 1);
	} else if (is_within(last, room)) {
		fit = with_mark(STR(""), last);
	} else {
		scan(&s, name, WORDS | LEVEL, to);
		last = (struct str){to + s.last, s.callers - s.last};
		fit = is_within(last, room)      ? with_mark(STR(""), last)
		      : is_within(last, columns) ? str_join(&last, 1)
						 : with_mark(fit_head(last, room - room / 2),
							     fit_tail(last, room / 2));
	}
	free(to);
	return fit;
}

struct str name_fit_whole(struct str name, size_t columns)
{
	size_t room = columns > MARK ? columns - MARK : 0;
	struct str tail = fit_tail(name, room), last = STR(""), fit;
	struct scan s = {.source = 0};
	char *to = NULL;

	if (is_within(name, columns))
		return str_join(&name, 1);
	if (name.length <= NAME_LONGEST) {
		to = util_alloc(name.length, 1);
		scan(&s, name, WORDS | LEVEL, to);
	}
	if (tail.at > name.at + s.source) {
		last = (struct str){to + s.last, s.callers - s.last};
		room -= fit_columns(last, room);
		tail = room < LEAST_TAIL ? tail : fit_tail(name, room);
	}
	fit = with_mark(room < LEAST_TAIL ? STR("") : last, tail);
	free(to);
	return fit;
}

void name_list_make(struct name_list *shorts, const struct str *names, size_t count)
{
	struct names texts = {0}; /* all names, and then the short ones that are others */
	struct str *list = util_alloc(count, sizeof(*list));
	uint32_t *id = util_alloc(count, sizeof(*id)), *holders = util_alloc(count, 2 * sizeof(*id));

	for (size_t i = 0; i < count; i++)
		names_id(&texts, names[i]);
	for (size_t i = 0; i < count; i++) {
		char *to = util_alloc(names[i].length, 1);

		id[i] = names_id(&texts, (struct str){to, name_short(names[i], to)});
		holders[id[i]]++;
		free(to);
	}
	for (size_t i = 0; i < count; i++)
		list[i] = id[i] < count || holders[id[i]] > 1 ? names[i]
							      : names_str(&texts, id[i]);
	*shorts = (struct name_list){list, texts.bytes};
	texts.bytes = NULL;
	names_free(&texts);
	free(holders);
	free(id);
}

void name_list_free(struct name_list *shorts)
{
	free(shorts->list);
	free(shorts->bytes);
	*shorts = (struct name_list){0};
}

/* --- levels and the like ------------------------------------------------- */

struct str name_level(struct str name)
{
	for (size_t i = 0; i + 1 < name.length; i++) {
		size_t end = i + 1;

		while (name.at[i] == '\'' && end < name.length && number_is_digit(name.at[end]))
			end++;
		/* Not a character such as '2' between the arguments of a template. */
		if (end > i + 1 &&
		    (end == name.length || (name.at[end] == '\'' && end + 1 < name.length &&
					    (!i || !strchr("<(, =", name.at[i - 1])))))
			return (struct str){name.at + i, end - i};
	}
	return (struct str){name.at + name.length, 0};
}

bool name_is_unnamed(struct str name)
{
	if (!name.length || str_equal(name, STR("???")))
		return true;
	name.length = (size_t)(name_level(name).at - name.at);
	if (!str_eat(&name, STR("0x")))
		return false;
	return span(name, is_hex) == name.length;
}

struct str name_of_rust(struct str name, char **memory)
{
	static const struct {
		const char *text, *sign;
	} signs[] = {
		{"..", "::"},     {"$LT$", "<"},  {"$GT$", ">"},   {"$LP$", "("},  {"$RP$", ")"},
		{"$RF$", "&"},    {"$BP$", "*"},  {"$SP$", "@"},   {"$C$", ","},   {"$u20$", " "},
		{"$u22$", "\""},  {"$u27$", "'"}, {"$u2b$", "+"},  {"$u3b$", ";"}, {"$u5b$", "["},
		{"$u5d$", "]"},   {"$u7b$", "{"}, {"$u7d$", "}"},  {"$u7e$", "~"},
	};
	enum { HASH = sizeof("::h0123456789abcdef") - 1 };
	struct str left = name;
	size_t n = 0, i;

	*memory = NULL;
	if (name.length <= HASH || !hash_length(str_tail(name, HASH)))
		return name;
	left.length = name.length -= HASH;
	if (!memchr(name.at, '$', name.length))
		return name;
	*memory = util_alloc(name.length, 1);
	while (left.length) {
		if (str_begins(left, STR("_$")) && (!n || !is_word((*memory)[n - 1])))
			left = str_from(left, 1);
		for (i = 0; i < LENGTH(signs) && !str_eat(&left, str_of(signs[i].text)); i++)
			;
		if (i < LENGTH(signs)) {
			memcpy(*memory + n, signs[i].sign, strlen(signs[i].sign));
			n += strlen(signs[i].sign);
		} else {
			(*memory)[n++] = left.at[0];
			left = str_from(left, 1);
		}
	}
	return (struct str){*memory, n};
}
