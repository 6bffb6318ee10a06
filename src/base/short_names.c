/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A name is read twice.  First, each opening bracket is matched with its
 * closing one: the "<" of "operator<" has none, and a "<" is a "less than" if a
 * ")" closes before any ">".  Then the name is copied, and whole groups of
 * brackets are left out.
 */
#include "base/short_names.h"

#include "base/names.h"
#include "base/number.h"
#include "base/util.h"

#include <stdint.h>
#include <stdlib.h>

/* The parts of a name that are kept at a level of detail. */
struct name_detail {
	bool suffixes;   /* of clones and of the ABI */
	bool hashes;     /* of Rust */
	bool parameters; /* and "const" after them */
	bool first_only; /* of template arguments, only the first */
	unsigned depth;  /* levels of template arguments that are kept */
};

static const struct name_detail details[SHORT_NAME_FULL] = {
	{false, false, false, false, 0}, {true, false, false, false, 0},
	{true, false, false, true, 1},   {true, false, false, false, 2},
	{true, true, true, false, 0},    {true, true, true, true, 1},
	{true, true, true, false, 1},    {true, true, true, false, 3},
};

/* A pair of brackets whose content is being copied. */
struct bracket_group {
	size_t end;      /* offset of its closing bracket */
	bool arguments;  /* it has template arguments */
	bool first_only; /* copied up to the first comma only */
};

/* The state of the copying of a name. */
struct walk {
	struct str name;
	const size_t *match; /* by opening bracket: its closing one, or 0 */
	struct name_detail detail;
	size_t at; /* offset of the next byte to copy */
	char *to;
	size_t length;
	struct bracket_group *groups;
	size_t depth;          /* number of open groups */
	unsigned templates;    /* number of them with template arguments */
	size_t segment, start; /* in to: after a quote, after a return type */
	bool settled;          /* start is final */
	bool templated;        /* the parameters followed template arguments */
	size_t operator_end;   /* after the last "operator<<", 'lambda' */
	size_t arguments_end;  /* after the last template arguments */
};

/* Whether c is a digit, a letter, "_", "$", or not ASCII. */
static inline bool is_word(char c)
{
	static const uint64_t words[] = {
		0x03ff001000000000,
		0x07fffffe87fffffe,
		UINT64_MAX,
		UINT64_MAX,
	};
	unsigned char bit = (unsigned char)c;

	return words[bit / 64] >> (bit % 64) & 1;
}

static bool is_hex(char c)
{
	return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
}

static bool is_word_start(struct str name, size_t at)
{
	return at == 0 || !is_word(name.at[at - 1]);
}

/* The offset after the word that begins there, or after any other character. */
static size_t word_end(struct str name, size_t at)
{
	bool within = is_word(name.at[at++]);

	while (within && at < name.length && is_word(name.at[at]))
		at++;
	return at;
}

/* The length of "operator" and its sign at the front of s; 0: neither. */
static size_t operator_length(struct str s)
{
	static const char *const signs[] = {
		"()", "[]", "->*", "->", "<=>", "<<=", ">>=", "<<", ">>", "<=",
		">=", "<",  ">",   "-=", "/=",  "--",  "==",  "!=", "+=", "*=",
		"%=", "&=", "|=",  "^=", "++",  "&&",  "||",  "+",  "-",  "*",
		"/",  "%",  "=",   "!",  "&",   "|",   "^",   "~",  ",",
	};
	const size_t length = sizeof("operator") - 1;
	size_t i;

	if (!str_begins(s, STR("operator")))
		return 0;
	for (i = 0; i < LENGTH(signs); i++)
		if (str_begins(str_from(s, length), str_of(signs[i])))
			return length + strlen(signs[i]);
	/* "operator new", "operator bool" and the like */
	return s.length > length && s.at[length] == ' ' ? length + 1 : 0;
}

/* The index of c in brackets, which is "(<[{" or ")>]}"; -1: not there. */
static int bracket(const char *brackets, char c)
{
	int i;

	for (i = 0; i < 4; i++)
		if (brackets[i] == c)
			return i;
	return -1;
}

bool short_name_is_plain(struct str name)
{
	size_t i;

	for (i = 0; i < name.length; i++)
		switch (name.at[i]) {
		case '(':
		case '<':
		case '[':
		case '{':
		case ' ':
		case ':':
		case '\'':
			/* Valgrind's name of what calls main() in C */
			return str_equal(name, STR("(below main)"));
		default:
			break;
		}
	return true;
}

/*
 * Finds for each opening bracket its closing one.  Until it is found, match
 * links the open brackets.  False: the name is not a name of C++ or Rust, but
 * contains the path of a file, or is a name of Objective-C.
 */
static bool match_brackets(struct str name, size_t *match)
{
	size_t top = SIZE_MAX, open[4] = {0}, i, below;
	/* Objective-C, such as "-[NSString length]" */
	bool is_other =
		str_begins(name, STR("-[")) || str_begins(name, STR("+["));

	for (i = 0; i < name.length; i++) {
		char c = name.at[i];
		int kind;

		/* A word begins here. */
		if (is_word(c)) {
			size_t skip =
				c == 'o' ? operator_length(str_from(name, i))
					 : 0;

			i = (skip ? i + skip : word_end(name, i)) - 1;
			continue;
		}
		if (c == '/' && top == SIZE_MAX)
			is_other = true;
		kind = bracket("(<[{", c);
		if (kind >= 0) {
			match[i] = top;
			top = i;
			open[kind]++;
		}
		kind = bracket(")>]}", c);
		if (kind < 0 || !open[kind] ||
		    (c == '>' &&
		     (name.at[i - 1] == '-' || name.at[i - 1] == '=' ||
		      name.at[top] != '<')))
			continue;
		while (bracket("(<[{", name.at[top]) != kind) {
			open[bracket("(<[{", name.at[top])]--;
			below = match[top];
			match[top] = 0;
			top = below;
		}
		open[kind]--;
		below = match[top];
		match[top] = i;
		top = below;
	}
	for (; top != SIZE_MAX; top = below) {
		below = match[top];
		match[top] = 0;
	}
	return !is_other;
}

static void copy_text(struct walk *w, struct str s)
{
	memcpy(w->to + w->length, s.at, s.length);
	w->length += s.length;
}

/* Copies the name up to end, without the byte at end. */
static void copy_to(struct walk *w, size_t end)
{
	copy_text(w, (struct str){w->name.at + w->at, end - w->at});
	w->at = end;
}

static char byte_before(const struct walk *w)
{
	if (!w->at)
		return '\0';
	return w->name.at[w->at - 1];
}

/* Copies an opening bracket; step() then handles its content. */
static void enter_bracket(struct walk *w, bool arguments)
{
	w->groups[w->depth++] = (struct bracket_group){
		w->match[w->at], arguments, arguments && w->detail.first_only};
	w->templates += arguments;
	copy_to(w, w->at + 1);
}

static void leave_bracket(struct walk *w)
{
	size_t n = w->length;

	/* Keeps the blank of "> >" (C++98), drops that of "std::string >". */
	if (w->name.at[w->at] == '>' && n > 1 && w->to[n - 1] == ' ' &&
	    w->to[n - 2] != '>')
		w->length--;
	copy_to(w, w->at + 1);
	if (w->groups[--w->depth].arguments) {
		w->templates--;
		w->arguments_end = w->at;
	}
}

/* Whether a "<" begins template arguments, and not "<T as Trait>". */
static bool are_arguments(const struct walk *w)
{
	static const char *const others[] = {
		"impl ", "lambda", "unnamed", "init>", "clinit>",
	};
	struct str inside = str_from(w->name, w->at + 1);
	size_t i, end = w->match[w->at];
	char c = byte_before(w);

	for (i = w->at + 1; i < end && !is_word(w->name.at[i]); i++)
		;
	if (i == end && end > w->at + 1)
		return false; /* as in Haskell's "<*>" */
	if (is_word(c) || c == ']' || w->operator_end == w->at ||
	    (c == ' ' && w->operator_end == w->at - 1))
		return true;
	if (w->at < 3 || c != ':' || w->name.at[w->at - 2] != ':')
		return false;
	for (i = 0; i < LENGTH(others); i++)
		if (str_begins(inside, str_of(others[i])))
			return false;
	return true;
}

static void arguments(struct walk *w)
{
	size_t end = w->match[w->at] + 1;

	if (w->templates < w->detail.depth) {
		enter_bracket(w, true);
		return;
	}
	if (end - w->at <= sizeof("<...>") - 1)
		copy_to(w, end);
	else
		copy_text(w, STR("<...>"));
	w->at = w->arguments_end = end;
}

/* The length of the qualifiers after parameters, at the front of s. */
static size_t qualifiers_length(struct str s)
{
	static const char *const qualifiers[] = {
		" const", " volatile", " restrict", " noexcept", " &&", " &",
	};
	struct str left = s;
	size_t i;

	for (i = 0; i < LENGTH(qualifiers); i++) {
		struct str after = left;

		if (str_eat(&after, str_of(qualifiers[i])) &&
		    (!after.length || !is_word(after.at[0]))) {
			left = after;
			i = SIZE_MAX;
		}
	}
	return s.length - left.length;
}

static bool are_parameters(const struct walk *w)
{
	char c = byte_before(w);

	return is_word(c) || (c && strchr(">])}", c)) ||
	       w->operator_end == w->at;
}

static void parameters(struct walk *w)
{
	if (w->depth == 0 && w->arguments_end == w->at)
		w->templated = w->settled = true;
	if (w->detail.parameters) {
		enter_bracket(w, false);
		return;
	}
	w->at = w->match[w->at] + 1;
	w->at += qualifiers_length(str_from(w->name, w->at));
}

/* Whether "[" begins "[abi:cxx11]" or a hash of Rust: "core[01234567]::". */
static bool is_tag(const struct walk *w)
{
	size_t end = w->match[w->at], i;

	if (str_begins(str_from(w->name, w->at), STR("[abi:")))
		return true;
	if (!is_word(byte_before(w)) || end - w->at < 9 ||
	    !str_begins(str_from(w->name, end), STR("]::")))
		return false;
	for (i = w->at + 1; i < end; i++)
		if (!is_hex(w->name.at[i]))
			return false;
	return true;
}

static void open_bracket(struct walk *w)
{
	size_t end = w->match[w->at];
	char c = w->name.at[w->at];

	if (c == '<' && are_arguments(w))
		arguments(w);
	else if (c == '(' && are_parameters(w))
		parameters(w);
	else if (c == '[' && !w->detail.suffixes && is_tag(w))
		w->at = end + 1;
	else if (c == '{' &&
		 !str_begins(str_from(w->name, w->at), STR("{lambda(")))
		copy_to(w, end + 1);
	else
		enter_bracket(w, false);
}

/*
 * If the template arguments at from are a character type and the standard
 * traits and allocator for it: the offset after them, else 0.
 */
static size_t standard_end(const struct walk *w, size_t from,
			   struct str character)
{
	size_t end = w->match[from];
	struct str s = {w->name.at + from + 1, end - from - 1};
	static const char *const more[] = {"char_traits<", "allocator<"};
	size_t i;

	if (!str_eat(&s, character))
		return 0;
	for (i = 0; i < LENGTH(more) && str_eat(&s, STR(", std::")); i++) {
		str_eat(&s, STR("__1::"));
		if (!str_eat(&s, str_of(more[i])) || !str_eat(&s, character) ||
		    !str_eat(&s, STR(">")))
			return 0;
	}
	return str_trim(s).length ? 0 : end + 1;
}

/* Copies "std::"; shortens "__cxx11::basic_string<char, ...>" to "string". */
static void standard(struct walk *w)
{
	struct str rest;
	size_t begin, end;

	copy_to(w, w->at + sizeof("std::") - 1);
	rest = str_from(w->name, w->at);
	if (!str_eat(&rest, STR("__cxx11::")))
		str_eat(&rest, STR("__1::"));
	w->at = w->name.length - rest.length;
	if (!str_eat(&rest, STR("basic_")))
		return;
	begin = w->name.length - rest.length;
	for (end = begin; end < w->name.length && is_word(w->name.at[end]);
	     end++)
		;
	if (end == w->name.length || w->name.at[end] != '<' || !w->match[end])
		return;
	rest.length = end - begin;
	if (standard_end(w, end, STR("wchar_t")))
		copy_text(w, STR("w"));
	else if (!standard_end(w, end, STR("char")))
		return;
	copy_text(w, rest);
	w->at = w->match[end] + 1;
}

/* The length of Rust's "::h0123456789abcdef" at the front of s, or 0. */
static size_t hash_length(struct str s)
{
	size_t i = 3;

	if (!str_begins(s, STR("::h")))
		return 0;
	while (i < s.length && is_hex(s.at[i]))
		i++;
	if (i != 3 + 16 || (i < s.length && is_word(s.at[i])))
		return 0;
	return i;
}

/* Handles "operator", "std::" and hashes of Rust; false: none begins here. */
static bool word(struct walk *w, char c)
{
	struct str rest = str_from(w->name, w->at);
	size_t length;

	if (c == 'o' && is_word_start(w->name, w->at) &&
	    (length = operator_length(rest))) {
		copy_to(w, w->at + length);
		w->operator_end = w->at;
		w->settled |= w->depth == 0;
		return true;
	}
	if (c == 's' && str_begins(rest, STR("std::")) &&
	    is_word_start(w->name, w->at) && byte_before(w) != ':') {
		standard(w);
		return true;
	}
	length = c == ':' ? hash_length(rest) : 0;
	if (!length)
		return false;
	if (w->detail.hashes) {
		copy_to(w, w->at + sizeof("::h0123") - 1);
		copy_text(w, STR("..."));
		length -= sizeof("::h0123") - 1;
	}
	w->at += length;
	return true;
}

/* Handles a blank outside all brackets: a return type may end here. */
static void blank(struct walk *w)
{
	struct str rest = str_from(w->name, w->at), done;
	size_t end = w->at + 1 < w->name.length ? w->match[w->at + 1] : 0;

	if (end && (str_begins(rest, STR(" [clone ")) ||
		    str_begins(rest, STR(" (.")))) {
		if (w->detail.suffixes)
			copy_to(w, end + 1);
		w->at = end + 1;
		return;
	}
	if (w->detail.parameters && byte_before(w) == ')') {
		copy_to(w, w->at + qualifiers_length(rest));
		if (w->name.length - w->at < rest.length)
			return;
	}
	copy_to(w, w->at + 1);
	if (w->settled)
		return;
	done = (struct str){w->to + w->segment, w->length - w->segment};
	/* "vtable for", "non-virtual thunk to" */
	w->settled = (done.length > 4 &&
		      memcmp(w->to + w->length - 5, " for ", 5) == 0) ||
		     (done.length > 3 &&
		      memcmp(w->to + w->length - 4, " to ", 4) == 0);
	w->start = w->settled ? w->segment : w->length;
}

/* Ends a name: removes its return type, which only template functions have. */
static void end_segment(struct walk *w)
{
	size_t n = w->length - w->start;

	if (w->templated) {
		memmove(w->to + w->segment, w->to + w->start, n);
		w->length = w->segment + n;
	}
	w->templated = w->settled = false;
}

/*
 * Handles a quote.  After "::", it encloses the name of a lambda.  Elsewhere
 * the name of a caller follows (--separate-callers), or a level of recursion.
 */
static void quote(struct walk *w)
{
	const char *closing;
	struct str rest = str_from(w->name, w->at + 1);

	if (byte_before(w) == ':' &&
	    (closing = memchr(rest.at, '\'', rest.length))) {
		copy_to(w, (size_t)(closing - w->name.at) + 1);
		w->operator_end = w->at;
		return;
	}
	end_segment(w);
	copy_to(w, w->at + 1);
	w->segment = w->start = w->length;
}

static void step(struct walk *w)
{
	const struct bracket_group *group =
		w->depth ? &w->groups[w->depth - 1] : NULL;
	char c = w->name.at[w->at];

	if (group && group->end == w->at)
		leave_bracket(w);
	else if (group && group->first_only && c == ',' &&
		 group->end - w->at > sizeof(", ...") - 1) {
		copy_text(w, STR(", ..."));
		w->at = group->end;
	} else if (w->match[w->at])
		open_bracket(w);
	else if (c == ' ' && !group)
		blank(w);
	else if (c == '\'' && !group)
		quote(w);
	else if (!word(w, c))
		copy_to(w, word_end(w->name, w->at));
}

/* The length of the code for a sign in older names of Rust; 0: it is none. */
static size_t sign_length(struct str s, char *sign)
{
	static const struct {
		const char *text;
		char sign;
	} signs[] = {
		{"$LT$", '<'}, {"$GT$", '>'}, {"$LP$", '('}, {"$RP$", ')'},
		{"$RF$", '&'}, {"$BP$", '*'}, {"$SP$", '@'}, {"$C$", ','},
	};
	size_t i;

	for (i = 0; i < LENGTH(signs); i++)
		if (str_begins(s, str_of(signs[i].text))) {
			*sign = signs[i].sign;
			return strlen(signs[i].text);
		}
	/* "$u7b$": a character, in hexadecimal */
	if (s.length < 5 || s.at[0] != '$' || s.at[1] != 'u' || s.at[2] < '2' ||
	    s.at[2] > '7' || !is_hex(s.at[3]) || s.at[4] != '$' ||
	    str_begins(s, STR("$u7f$")))
		return 0;
	*sign = (char)((s.at[2] - '0') * 16 +
		       (s.at[3] <= '9' ? s.at[3] - '0' : s.at[3] - 'a' + 10));
	return 5;
}

static bool contains(struct str s, struct str piece)
{
	const char *at;

	while ((at = memchr(s.at, *piece.at, s.length))) {
		s = (struct str){at, s.length - (size_t)(at - s.at)};
		if (str_begins(s, piece))
			return true;
		str_eat(&s, (struct str){at, 1});
	}
	return false;
}

/*
 * Decodes Rust's older names, if only C++ was demangled: "_$LT$a..B$GT$::f" is
 * "<a::B>::f".  Returns the name, or a decoded copy in *memory, to be freed.
 */
static struct str decode_signs(struct str name, char **memory)
{
	size_t i = 0, n = 0, length;
	char *decoded;

	if (!contains(name, STR("$LT$")) && !contains(name, STR("$u7b$")))
		return name;
	decoded = *memory = util_alloc(name.length, 1);
	while (i < name.length) {
		struct str rest = str_from(name, i);

		if (str_begins(rest, STR("_$")) && is_word_start(name, i)) {
			i++;
			continue;
		}
		length = sign_length(rest, &decoded[n]);
		if (length) {
			n++;
		} else if (str_begins(rest, STR(".."))) {
			length = 2;
			decoded[n++] = ':';
			decoded[n++] = ':';
		} else {
			length = 1;
			decoded[n++] = name.at[i];
		}
		i += length;
	}
	return (struct str){decoded, n};
}

/* Memory that is used again for each name. */
struct workspace {
	size_t *match;
	struct bracket_group *groups;
	size_t match_room, group_room;
};

/* As short_name(); detail must be SHORT_NAME_FULL if the name is plain. */
static size_t shorten(struct workspace *space, struct str name, unsigned detail,
		      char *to)
{
	struct walk w = {
		.to = to,
		.operator_end = SIZE_MAX,
		.arguments_end = SIZE_MAX,
	};

	if (detail < SHORT_NAME_FULL) {
		char *decoded = NULL;

		space->match = util_grow(space->match, &space->match_room,
					 name.length, sizeof(*space->match));
		/* Each group has two brackets. */
		space->groups =
			util_grow(space->groups, &space->group_room,
				  name.length / 2, sizeof(*space->groups));
		memset(space->match, 0, name.length * sizeof(*space->match));
		w.name = decode_signs(name, &decoded);
		w.match = space->match;
		w.detail = details[detail];
		w.groups = space->groups;
		if (match_brackets(w.name, space->match)) {
			while (w.at < w.name.length)
				step(&w);
			end_segment(&w);
		}
		free(decoded);
	}
	/* At full detail, for other names, or if nothing is left. */
	if (!w.length)
		copy_text(&w, name);
	return w.length;
}

static void workspace_free(struct workspace *space)
{
	free(space->match);
	free(space->groups);
}

struct str short_name_without_level(struct str name)
{
	size_t n = name.length;

	while (n && number_is_digit(name.at[n - 1]))
		n--;
	if (n && n < name.length && name.at[n - 1] == '\'')
		name.length = n - 1;
	return name;
}

size_t short_name(struct str name, unsigned detail, char *to)
{
	struct workspace space = {0};
	size_t length = shorten(
		&space, name,
		short_name_is_plain(name) ? SHORT_NAME_FULL : detail, to);

	workspace_free(&space);
	return length;
}

/* The state of short_names_make(); the arrays have the order of the names. */
struct shortening {
	const struct str *names;
	size_t count;
	struct str *list; /* plain names as in names, others in own memory */
	unsigned char *detail;
	struct names texts; /* all texts that names have had ... */
	uint32_t *text;     /* ... and the id of each name's; NULL: all plain */
	struct workspace space;
};

/* Shortens a name to its level of detail. */
static void take_text(struct shortening *s, size_t i)
{
	struct str *name = &s->list[i];

	if (name->at != s->names[i].at)
		name->length = shorten(&s->space, s->names[i], s->detail[i],
				       (char *)name->at);
	s->text[i] = names_id(&s->texts, *name);
}

/* Gives more detail to names with equal texts; returns whether any exist. */
static bool add_detail(struct shortening *s)
{
	uint32_t *holders = util_alloc(s->texts.count, sizeof(*holders));
	bool any = false;
	size_t i;

	for (i = 0; i < s->count; i++)
		holders[s->text[i]]++;
	for (i = 0; i < s->count; i++) {
		if (holders[s->text[i]] < 2)
			continue;
		any = true;
		if (s->detail[i] < SHORT_NAME_FULL)
			s->detail[i]++;
		take_text(s, i);
	}
	free(holders);
	return any;
}

/* Sets full detail for plain names, and allocates memory for the others. */
static void begin_all(struct shortening *s, char **bytes)
{
	size_t length = 0, i;
	char *to;

	s->detail = util_alloc(s->count, sizeof(*s->detail));
	for (i = 0; i < s->count; i++) {
		s->list[i] = s->names[i];
		if (short_name_is_plain(s->names[i]))
			s->detail[i] = SHORT_NAME_FULL;
		else
			length += s->names[i].length;
	}
	if (!length)
		return;
	s->text = util_alloc(s->count, sizeof(*s->text));
	to = *bytes = util_alloc(length, 1);
	for (i = 0; i < s->count; i++) {
		if (s->detail[i] == SHORT_NAME_FULL)
			continue;
		s->list[i].at = to;
		to += s->names[i].length;
	}
}

void short_names_make(struct short_names *shorts, const struct str *names,
		      size_t count)
{
	/* More rounds than levels: a new text may equal another name's. */
	enum { ROUNDS = 2 * SHORT_NAME_FULL };
	struct str *list = util_alloc(count, sizeof(*list));
	struct shortening s = {.names = names, .count = count, .list = list};
	unsigned round;
	size_t i;

	*shorts = (struct short_names){.list = list};
	begin_all(&s, &shorts->bytes);
	for (i = 0; s.text && i < count; i++)
		take_text(&s, i);
	for (round = 0; s.text && add_detail(&s); round++)
		if (round == ROUNDS) {
			memcpy(list, names, count * sizeof(*list));
			break;
		}
	names_free(&s.texts);
	workspace_free(&s.space);
	free(s.detail);
	free(s.text);
}

void short_names_free(struct short_names *shorts)
{
	free(shorts->list);
	free(shorts->bytes);
	*shorts = (struct short_names){0};
}
