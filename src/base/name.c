/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * One scan says of each byte of a name what it is part of; the views of a name are the bytes of
 * some kinds.  Its rules know brackets, separators and quotes; of languages only what is said where
 * it is.
 */
#include "base/name.h"

#include "base/number.h"

enum kind {
	WORDS = 1,     /* "std::", "push", "{lambda", "'main", "'2", "<int>" */
	ARGUMENTS = 2, /* of a template, if they are longer: a short name has "<...>" for them */
	DETAILS = 4,   /* parameters with "const" and the like, a result, " /home/me/t.py:17" */
	SUFFIX = 8,    /* "::h0123456789abcdef", ".isra.0", " [clone .cold]", "@@GLIBC_2.34" */
	SHORT = WORDS | ARGUMENTS,
};

/* What has more brackets in each other is text. */
enum { DEEPEST = 100 };

/* All offsets are in bytes of the text. */
struct scan {
	struct str text;     /* without the place */
	unsigned char *kind; /* by byte */
	size_t last;         /* the last component */
	size_t callers;      /* the callers */
	size_t at;           /* the next byte */
	size_t segment;      /* the name, or the caller that is read ... */
	size_t words;        /* ... and its last word, before which a result may end */
	size_t joint;        /* after "operator<": a bracket there belongs to it */
	size_t arguments;    /* after template arguments */
	bool open;           /* nothing closed a bracket: from then on they are text */
	bool converts;       /* the rest is a type: "operator std::string" */
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

static bool is_sign(char c)
{
	return c && strchr("=>-+*/%&|^!~,", c);
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
	struct str left = s;

	if (!str_eat(&left, STR("operator")))
		return 0;
	/* Of "operator<<<int>", "<int>" are arguments. */
	if (!str_eat(&left, STR("()")) && !str_eat(&left, STR("[]")) && !str_eat(&left, STR("<<")))
		str_eat(&left, STR("<"));
	left = str_from(left, span(left, is_sign));
	if (left.length + sizeof("operator") - 1 < s.length)
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
static size_t clone_length(struct str s)
{
	static const char *const kinds[] = {
		"constprop", "isra", "part", "cold", "llvm", "__uniq", "lto_priv", "localalias",
	};
	struct str left = s;

	while (str_eat(&left, STR("."))) {
		struct str word = {left.at, span(left, is_word)};
		/* A number alone may be that of a function in a function. */
		bool known = word.length && left.at > s.at + 1 &&
			     span(word, number_is_digit) == word.length;

		for (size_t i = 0; i < LENGTH(kinds); i++)
			known |= str_equal(word, str_of(kinds[i]));
		if (!known)
			return 0;
		left = str_from(left, word.length);
	}
	return left.length && !strchr("' @", left.at[0]) ? 0 : s.length - left.length;
}

/* --- brackets ------------------------------------------------------------ */

/* The offset behind the bracket that closes the one at i; 0: there is none. */
static size_t group_end(struct scan *s, size_t i)
{
	static const char brackets[] = "(<[{)>]}";
	const struct str text = s->text;
	char open[DEEPEST];
	size_t depth = 0;

	if (s->open || i >= text.length || !memchr(brackets, text.at[i], 4))
		return 0;
	for (; i < text.length; i++) {
		char c = text.at[i];
		const char *found = c ? strchr(brackets, c) : NULL;
		size_t n = operator_length(str_from(text, i));

		n = n ? n : span(str_from(text, i), is_word);
		if (n) {
			i += n - 1;
		} else if (found && found < brackets + 4) {
			if (depth == DEEPEST)
				break;
			open[depth++] = found[4];
		} else if (found && (c != '>' || (depth && open[depth - 1] == c &&
						  !strchr("-=", text.at[i - 1])))) {
			/* A ">" of "->", or within other brackets, is none. */
			while (depth && open[depth - 1] != c)
				depth--;
			if (depth == 1)
				return i + 1;
			if (!depth--)
				break;
		}
	}
	s->open = true;
	return 0;
}

/* Returns whether a bracket here belongs to what is before it. */
static bool is_joined(const struct scan *s)
{
	const char *before = s->text.at + s->at - 1;

	return s->joint == s->at || (s->at && (is_word(*before) || strchr(">])}", *before)));
}

/* The end of template arguments that begin here, with "::" of Rust or a blank before; or 0. */
static size_t arguments_end(struct scan *s)
{
	struct str rest = str_from(s->text, s->at);

	if (str_begins(rest, STR("::<")))
		return group_end(s, s->at + 2);
	if (str_begins(rest, STR(" <")) && s->joint == s->at)
		return group_end(s, s->at + 1);
	return rest.at[0] == '<' && is_joined(s) ? group_end(s, s->at) : 0;
}

/* The end of parameters: with " const" and the like behind them. */
static size_t parameters_end(struct str text, size_t i)
{
	while (i < text.length && !strchr(":.'@\\([->#", text.at[i]))
		i++;
	return i < text.length && text.at[i - 1] == ' ' ? i - 1 : i;
}

/* --- the scan ------------------------------------------------------------ */

/* Goes on to `end`; what is before it is of a kind. */
static void mark(struct scan *s, size_t end, enum kind kind)
{
	memset(s->kind + s->at, (int)kind, end - s->at);
	s->at = end;
}

/* The last component is one that has a name of its own. */
static void begin_component(struct scan *s)
{
	struct str rest = str_from(s->text, s->at);

	if (s->callers == SIZE_MAX && rest.length && !strchr("{<('", rest.at[0]) &&
	    !str_begins(rest, STR("operator()")) && !str_begins(rest, STR("$_")))
		s->last = s->at;
}

static void begin_segment(struct scan *s)
{
	s->segment = s->words = s->at;
	s->converts = false;
	begin_component(s);
	/* Of an address that Callgrind has no name for, the zeros in front */
	if (str_begins(str_from(s->text, s->at), STR("0x0")))
		for (s->at += 2; s->at + 1 < s->text.length && s->text.at[s->at] == '0' &&
				 is_hex(s->text.at[s->at + 1]);)
			mark(s, s->at + 1, SUFFIX);
}

static void read_group(struct scan *s, size_t end)
{
	struct str rest = str_from(s->text, s->at), before = str_head(s->text, s->at);
	bool scope = str_begins(str_from(s->text, end), STR("::"));

	if (rest.at[0] == '(' && is_joined(s) && !str_equal(str_tail(before, 8), STR("decltype"))) {
		if (s->arguments == s->at && s->words > s->segment) {
			/* What is before the last word is a result. */
			memset(s->kind + s->segment, DETAILS, s->words - s->segment);
			if (s->callers == SIZE_MAX && s->last < s->words)
				s->last = s->words;
		}
		mark(s, parameters_end(s->text, end), DETAILS);
		s->converts = false;
	} else if (str_begins(rest, STR("[abi:")) ||
		   (rest.at[0] == '[' && scope &&
		    span(str_from(rest, 1), is_hex) == end - s->at - 2)) {
		mark(s, end, SUFFIX);
	} else if (str_begins(rest, STR("{lambda("))) {
		s->at += sizeof("{lambda") - 1;
	} else if (rest.at[0] == '<' && scope) {
		s->at++; /* There are names in it: "<A<T> as B>::f". */
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
	if (c == '.')
		return s->at && next && !number_is_digit(next) &&
		       (is_word(next) || strchr("<({", next));
	return next && (c == '/' || c == '\\');
}

/* Reads a blank: a result may end here. */
static void read_blank(struct scan *s, struct str rest)
{
	size_t end = 0;

	if (str_begins(rest, STR(" [clone ")) || str_begins(rest, STR(" (.")))
		end = group_end(s, s->at + 1);
	mark(s, end ? end : s->at + 1, end ? SUFFIX : WORDS);
	if (!s->converts && !end)
		s->words = s->at;
}

/* Reads a quote: a level, a caller, or the name of a lambda; left: what is behind it. */
static void read_quote(struct scan *s, struct str left)
{
	const char *closing = memchr(left.at, '\'', left.length);
	size_t digits = span(left, number_is_digit);

	if (s->at && left.at[-2] == ':' && closing) {
		s->at = s->joint = (size_t)(closing - s->text.at) + 1;
	} else if (digits && (digits == left.length || left.at[digits] == '\'')) {
		s->at += 1 + digits;
	} else if (!left.length || s->at == s->segment) {
		s->at++; /* A name may begin or end with a quote. */
	} else {
		s->callers = s->callers < s->at ? s->callers : s->at;
		s->at++;
		begin_segment(s);
	}
}

static void read_next(struct scan *s)
{
	struct str rest = str_from(s->text, s->at);
	char c = rest.at[0];
	size_t n;

	if ((n = operator_length(rest)) != 0) {
		s->at = s->joint = s->at + n;
		s->converts = rest.at[n - 1] == ' ';
	} else if ((n = span(rest, is_word)) != 0) {
		s->at += n;
	} else if ((n = arguments_end(s)) != 0) {
		mark(s, n,
		     n - s->at > sizeof("<...>") - 1 || str_begins(rest, STR("<...>")) ? ARGUMENTS
										       : WORDS);
		s->arguments = n;
	} else if ((n = group_end(s, s->at)) != 0) {
		read_group(s, n);
	} else if ((n = hash_length(rest)) != 0 || (n = clone_length(rest)) != 0) {
		mark(s, s->at + n, SUFFIX);
	} else if (c == '@' && rest.length > 1 &&
		   (rest.at[1] == '@' || (rest.at[1] >= 'A' && rest.at[1] <= 'Z'))) {
		mark(s, s->at + str_eat_until(&rest, '\'').length, SUFFIX);
	} else if (c == ' ') {
		read_blank(s, rest);
	} else if (str_eat(&rest, STR("'"))) {
		read_quote(s, rest);
	} else if (!s->converts && (n = separator_length(s, rest)) != 0) {
		s->at += n;
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

/* Scans a name; the caller frees s.kind. */
static struct scan scan(struct str name)
{
	size_t place = find_place(name), named;
	struct scan s = {
		.text = str_head(name, place),
		.kind = util_alloc(name.length, 1),
		.joint = SIZE_MAX,
		.arguments = SIZE_MAX,
		.callers = SIZE_MAX,
	};

	memset(s.kind, WORDS, place);
	memset(s.kind + place, DETAILS, name.length - place);
	begin_segment(&s);
	while (name.length <= NAME_LONGEST && s.at < place)
		read_next(&s);
	s.callers = s.callers < place ? s.callers : place;
	for (named = s.last; named < s.callers && s.kind[named] != WORDS;)
		named++;
	if (named == s.callers) {
		/* A place, a suffix or the like alone is the name. */
		memset(s.kind, WORDS, name.length);
		s.last = 0;
		s.callers = name.length;
	}
	s.text = name;
	return s;
}

/* --- views --------------------------------------------------------------- */

/* The bytes of some kinds from one offset up to another; the caller frees them. */
static struct str view(const struct scan *s, size_t from, size_t end, unsigned kinds)
{
	const struct str instead = STR(" <...>");
	struct str shown = {util_alloc(end - from, 1), 0};
	char *to = (char *)shown.at;

	for (size_t i = from, n = 1; i < end; i += n, n = 1) {
		const unsigned char kind = s->kind[i];
		struct str piece;

		while (i + n < end && s->kind[i + n] == kind)
			n++;
		piece = (struct str){s->text.at + i, (kind & kinds) ? n : 0};
		if (kinds == SHORT && kind == ARGUMENTS)
			piece = i && s->kind[i - 1] == ARGUMENTS
					? STR("")
					: str_from(instead, piece.at[0] != ' ');
		memcpy(to + shown.length, piece.at, piece.length);
		shown.length += piece.length;
	}
	return shown;
}

static struct str view_all(struct str name, unsigned kinds)
{
	struct scan s = scan(name);
	struct str text = view(&s, 0, name.length, kinds);

	free(s.kind);
	return text;
}

struct str name_short(struct str name)
{
	return view_all(name, SHORT);
}

struct str name_bare(struct str name)
{
	return view_all(name, WORDS);
}

struct str name_key(struct str name)
{
	return view_all(name, ~(unsigned)SUFFIX);
}

size_t name_least_columns(struct str name, size_t most)
{
	struct scan s = scan(str_head(name, NAME_LONGEST));
	struct str last = view(&s, s.last, s.callers, WORDS);
	size_t columns = fit_columns(last, most);

	str_free(last);
	free(s.kind);
	return columns;
}

/* The end of a name that takes so many columns: whole scopes, and what is behind them. */
static struct str fit_scopes(struct str name, size_t last, size_t columns)
{
	struct str end = fit_tail(name, columns);

	while (end.length > last && (!strchr(":./\\", end.at[-1]) || strchr(":./>", end.at[0])))
		end = str_from(end, 1);
	return end;
}

struct str name_fit(struct str name, size_t columns)
{
	const size_t room = columns > FIT_MARK ? columns - FIT_MARK : 0;
	struct scan s = scan(str_head(name, NAME_LONGEST));
	struct str all = view(&s, 0, s.text.length, SHORT);
	struct str function = view(&s, 0, s.callers, SHORT);
	struct str scopes = view(&s, 0, s.last, SHORT);
	struct str last = view(&s, s.last, s.callers, WORDS), fit;
	struct str cut = str_join((struct str[]){scopes, last}, 2);

	if (fit_is_within(all, columns))
		fit = str_join(&all, 1);
	else if (fit_is_within(function, room))
		fit = fit_mark(fit_head(all, room), STR(""));
	else if (fit_is_within(function, columns))
		fit = str_join(&function, 1);
	else if (fit_is_within(cut, columns))
		fit = str_join(&cut, 1);
	else if (fit_is_within(last, room))
		fit = fit_mark(STR(""), fit_scopes(cut, last.length, room));
	else if (fit_is_within(last, columns))
		fit = str_join(&last, 1);
	else
		fit = fit_mark(fit_head(last, room - room / 2), fit_tail(last, room / 2));
	str_free(all);
	str_free(function);
	str_free(scopes);
	str_free(last);
	str_free(cut);
	free(s.kind);
	return fit;
}

void name_list_make(struct str *list, size_t count)
{
	uint32_t *id = util_alloc(count, sizeof(*id)),
		 *holders = util_alloc(count, 2 * sizeof(*id)); /* by text */
	struct names texts = {0};

	for (size_t i = 0; i < count; i++)
		if (list[i].length)
			holders[names_id(&texts, list[i])]++;
	for (size_t i = 0; i < count; i++) {
		struct str text;

		if (!list[i].length)
			continue;
		text = name_short(list[i]);
		id[i] = names_id(&texts, text);
		holders[id[i]]++;
		str_free(text);
	}
	for (size_t i = 0; i < count; i++) {
		if (list[i].length && holders[id[i]] == 1)
			list[i] = names_str(&texts, id[i]);
		if (list[i].length)
			list[i] = str_join(&list[i], 1);
	}
	names_free(&texts);
	free(holders);
	free(id);
}

/* --- levels and the like ------------------------------------------------- */

struct str name_level(struct str name)
{
	const char *end = name.at + name.length, *at = name.at;

	while ((at = memchr(at, '\'', (size_t)(end - at))) != NULL) {
		const char *first = at++;

		while (at < end && number_is_digit(*at))
			at++;
		/* Not a character such as '2' between the arguments of a template. */
		if (at > first + 1 &&
		    (at == end || (*at == '\'' && at + 1 < end &&
				   (first == name.at || !strchr("<(, =", first[-1])))))
			return (struct str){first, (size_t)(at - first)};
	}
	return (struct str){end, 0};
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

struct str name_without_hash(struct str name)
{
	enum { HASH = sizeof("::h0123456789abcdef") - 1 };
	struct str end = str_tail(name, HASH);

	return str_head(name, name.length - (end.length == HASH ? hash_length(end) : 0));
}
