/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A name is read twice.  First, each opening bracket is matched with its closing one: the "<" of
 * "operator<" has none, and a "<" is a "less than" if a ")" closes before any ">".  Then the name
 * is copied, and whole groups of brackets are left out.
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
	bool parameters; /* and "const" after them; and the hashes of Rust */
	bool first_only; /* of template arguments, only the first */
	unsigned depth;  /* levels of template arguments that are kept */
};

static const struct name_detail details[SHORT_NAME_FULL] = {
	{false, false, false, 0}, {true, false, false, 0}, {true, false, true, 1},
	{true, false, false, 2},  {true, true, false, 0},  {true, true, true, 1},
	{true, true, false, 1},   {true, true, false, 3},
};

/* An opening bracket.  If its content is copied, the brackets are a group. */
struct bracket {
	uint32_t end;    /* offset of its closing one; 0: it has none */
	uint32_t around; /* the group around the group, or NONE */
	bool arguments;  /* the group has template arguments */
};

/* The state of the copying of a name. */
struct walk {
	struct str name;
	struct bracket *brackets; /* by offset of an opening bracket */
	struct name_detail detail;
	size_t at; /* offset of the next byte to copy */
	char *to;
	size_t length;
	uint32_t group;        /* offset of the innermost open group, or NONE */
	unsigned templates;    /* number of open ones with template arguments */
	size_t segment, start; /* in to: after a quote, after a return type */
	bool settled;          /* start is final */
	bool templated;        /* the parameters followed template arguments */
	size_t operator_end;   /* after the last "operator<<", 'lambda' */
	size_t arguments_end;  /* after the last template arguments */
};

static inline bool is_word(char c)
{
	unsigned char byte = (unsigned char)c;

	return (byte | 0x20U) - 'a' < 26 || number_is_digit(c) || c == '_' || c == '$' ||
	       byte >= 0x80;
}

static bool is_hex(char c)
{
	return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
}

/* The offset after the word that begins there, or after any other character. */
static size_t word_end(struct str name, size_t at)
{
	bool within = is_word(name.at[at++]);

	while (within && at < name.length && is_word(name.at[at]))
		at++;
	return at;
}

size_t short_name_operator(struct str s)
{
	static const char *const signs[] = {
		"()", "[]", "->*", "->", "<=>", "<<=", ">>=", "<<", ">>", "<=", ">=", "<",  ">",
		"-=", "/=", "--",  "==", "!=",  "+=",  "*=",  "%=", "&=", "|=", "^=", "++", "&&",
		"||", "+",  "-",   "*",  "/",   "%",   "=",   "!",  "&",  "|",  "^",  "~",  ",",
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
	int i = 3;

	while (i >= 0 && brackets[i] != c)
		i--;
	return i;
}

bool short_name_is_plain(struct str name)
{
	size_t i;

	/* An address with leading zeros */
	if (str_begins(name, STR("0x0")) && name.length > sizeof("0x0") - 1)
		return false;
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
 * Finds for each opening bracket its closing one.  Meanwhile, `around` links
 * the open brackets.  False: the name is not a name of C++ or Rust, but
 * contains the path of a file, or is a name of Objective-C.
 */
static bool match_brackets(struct str name, struct bracket *brackets)
{
	uint32_t top = NONE;
	size_t open[4] = {0}, i;
	/* Objective-C, such as "-[NSString length]" */
	bool is_other = str_begins(name, STR("-[")) || str_begins(name, STR("+["));

	for (i = 0; i < name.length; i++) {
		char c = name.at[i];
		int kind;

		/* A word begins here. */
		if (is_word(c)) {
			size_t skip = c == 'o' ? short_name_operator(str_from(name, i)) : 0;

			i = (skip ? i + skip : word_end(name, i)) - 1;
			continue;
		}
		if (c == '/' && top == NONE)
			is_other = true;
		kind = bracket("(<[{", c);
		if (kind >= 0) {
			brackets[i].around = top;
			top = (uint32_t)i;
			open[kind]++;
		}
		kind = bracket(")>]}", c);
		if (kind < 0 || !open[kind] ||
		    (c == '>' &&
		     (name.at[i - 1] == '-' || name.at[i - 1] == '=' || name.at[top] != '<')))
			continue;
		for (; bracket("(<[{", name.at[top]) != kind; top = brackets[top].around)
			open[bracket("(<[{", name.at[top])]--;
		open[kind]--;
		brackets[top].end = (uint32_t)i;
		top = brackets[top].around;
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
	if (w->at == 0)
		return '\0';
	return w->name.at[w->at - 1];
}

/* Copies an opening bracket; step() then handles its content. */
static void enter_bracket(struct walk *w, bool arguments)
{
	struct bracket *group = &w->brackets[w->at];

	group->around = w->group;
	group->arguments = arguments;
	w->group = (uint32_t)w->at;
	w->templates += arguments;
	copy_to(w, w->at + 1);
}

/* Whether a "<" begins template arguments, and not "<T as Trait>". */
static bool are_arguments(const struct walk *w)
{
	static const char *const others[] = {
		"impl ", "lambda", "unnamed", "init>", "clinit>",
	};
	struct str inside = str_from(w->name, w->at + 1);
	size_t i, end = w->brackets[w->at].end;
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

/* Whether "[" begins "[abi:cxx11]" or a hash of Rust: "core[01234567]::". */
static bool is_tag(const struct walk *w)
{
	size_t end = w->brackets[w->at].end, i;

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

/* Copies "std::"; shortens "__cxx11::basic_string<char, ...>" to "string". */
static void standard(struct walk *w)
{
	/* With the standard traits and allocator, if any */
	static const char *const more[] = {"char_traits<", "allocator<"};
	struct str type, inside, character;
	size_t end, i;

	copy_to(w, w->at + sizeof("std::") - 1);
	type = str_from(w->name, w->at);
	if (!str_eat(&type, STR("__cxx11::")))
		str_eat(&type, STR("__1::"));
	w->at = w->name.length - type.length;
	if (!str_eat(&type, STR("basic_")))
		return;
	end = w->name.length - type.length;
	while (end < w->name.length && is_word(w->name.at[end]))
		end++;
	if (end == w->name.length || w->name.at[end] != '<' || !w->brackets[end].end)
		return;
	type.length = (size_t)(w->name.at + end - type.at);
	inside = (struct str){w->name.at + end + 1, w->brackets[end].end - end - 1};
	character = str_begins(inside, STR("wchar_t")) ? STR("wchar_t") : STR("char");
	if (!str_eat(&inside, character))
		return;
	for (i = 0; i < LENGTH(more) && str_eat(&inside, STR(", std::")); i++) {
		str_eat(&inside, STR("__1::"));
		if (!str_eat(&inside, str_of(more[i])) || !str_eat(&inside, character) ||
		    !str_eat(&inside, STR(">")))
			return;
	}
	if (str_trim(inside).length)
		return;
	copy_text(w, str_head(character, *character.at == 'w'));
	copy_text(w, type);
	w->at = w->brackets[end].end + 1;
}

size_t short_name_hash(struct str s)
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

	if (c == 'o' && (length = short_name_operator(rest))) {
		copy_to(w, w->at + length);
		w->operator_end = w->at;
		w->settled |= w->group == NONE;
		return true;
	}
	if (str_begins(rest, STR("std::")) && byte_before(w) != ':') {
		standard(w);
		return true;
	}
	length = c == ':' ? short_name_hash(rest) : 0;
	if (!length)
		return false;
	if (w->detail.parameters) {
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
	size_t end = w->at + 1 < w->name.length ? w->brackets[w->at + 1].end : 0;

	if (end && (str_begins(rest, STR(" [clone ")) || str_begins(rest, STR(" (.")))) {
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
	w->settled = (done.length > 4 && memcmp(w->to + w->length - 5, " for ", 5) == 0) ||
		     (done.length > 3 && memcmp(w->to + w->length - 4, " to ", 4) == 0);
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

static void step(struct walk *w)
{
	const struct bracket *group = w->group == NONE ? NULL : &w->brackets[w->group];
	struct str rest = str_from(w->name, w->at);
	size_t closed = w->brackets[w->at].end, end = closed + 1, n = w->length;
	char c = *rest.at, before = byte_before(w);
	const char *closing;

	if (group && group->end == w->at) {
		/* Keeps the blank of "> >" (C++98), drops that of "std::string >". */
		if (c == '>' && n > 1 && w->to[n - 1] == ' ' && w->to[n - 2] != '>')
			w->length--;
		copy_to(w, w->at + 1);
		if (group->arguments) {
			w->templates--;
			w->arguments_end = w->at;
		}
		w->group = group->around;
	} else if (group && group->arguments && w->detail.first_only && c == ',' &&
		   group->end - w->at > sizeof(", ...") - 1) {
		copy_text(w, STR(", ..."));
		w->at = group->end;
	} else if (closed && c == '<' && are_arguments(w)) {
		if (w->templates < w->detail.depth) {
			enter_bracket(w, true);
			return;
		}
		if (end - w->at <= sizeof("<...>") - 1)
			copy_to(w, end);
		else
			copy_text(w, STR("<...>"));
		w->at = w->arguments_end = end;
	} else if (closed && c == '(' &&
		   (is_word(before) || (before && strchr(">])}", before)) ||
		    w->operator_end == w->at)) {
		/* Parameters */
		if (!group && w->arguments_end == w->at)
			w->templated = w->settled = true;
		if (w->detail.parameters)
			enter_bracket(w, false);
		else
			w->at = end + qualifiers_length(str_from(w->name, end));
	} else if (closed && c == '[' && !w->detail.suffixes && is_tag(w)) {
		w->at = end;
	} else if (closed && c == '{' && !str_begins(rest, STR("{lambda("))) {
		copy_to(w, end);
	} else if (closed) {
		enter_bracket(w, false);
	} else if (c == ' ' && !group) {
		blank(w);
	} else if (c == '\'' && !group && before == ':' &&
		   (closing = memchr(rest.at + 1, '\'', rest.length - 1))) {
		/* The name of a lambda */
		copy_to(w, (size_t)(closing - w->name.at) + 1);
		w->operator_end = w->at;
	} else if (c == '\'' && !group) {
		/* The name of a caller follows (--separate-callers), or a level of recursion. */
		end_segment(w);
		copy_to(w, w->at + 1);
		w->segment = w->start = w->length;
	} else if (!word(w, c)) {
		copy_to(w, word_end(w->name, w->at));
	}
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
	if (s.length < 5 || s.at[0] != '$' || s.at[1] != 'u' || s.at[2] < '2' || s.at[2] > '7' ||
	    !is_hex(s.at[3]) || s.at[4] != '$' || str_begins(s, STR("$u7f$")))
		return 0;
	*sign = (char)((s.at[2] - '0') * 16 +
		       (s.at[3] <= '9' ? s.at[3] - '0' : s.at[3] - 'a' + 10));
	return 5;
}

/*
 * Decodes Rust's older names, if only C++ was demangled: "_$LT$a..B$GT$::f" is
 * "<a::B>::f".  Returns the name, or a decoded copy in *memory, to be freed.
 */
static struct str decode_signs(struct str name, char **memory)
{
	struct str left = name;
	size_t i, n = 0, length;
	char *decoded;

	do
		str_eat_until(&left, '$');
	while (left.length && !str_begins(left, STR("LT$")) && !str_begins(left, STR("u7b$")));
	if (!left.length)
		return name;
	decoded = *memory = util_alloc(name.length, 1);
	for (i = 0; i < name.length; i += length) {
		struct str rest = str_from(name, i);

		length = sign_length(rest, &decoded[n]);
		if (length) {
			n++;
		} else if (str_begins(rest, STR(".."))) {
			length = 2;
			decoded[n++] = ':';
			decoded[n++] = ':';
		} else {
			length = 1;
			if (!str_begins(rest, STR("_$")) || (i && is_word(name.at[i - 1])))
				decoded[n++] = name.at[i];
		}
	}
	return (struct str){decoded, n};
}

struct str short_name_of_rust(struct str name, char **memory)
{
	enum { HASH = 3 + 16 }; /* "::h" and 16 digits */
	size_t i;

	*memory = NULL;
	if (name.length <= HASH || !str_begins(str_tail(name, HASH), STR("::h")))
		return name;
	for (i = name.length - 16; i < name.length; i++)
		if (!is_hex(name.at[i]))
			return name;
	name.length -= HASH;
	return decode_signs(name, memory);
}

struct str short_name_level(struct str name)
{
	size_t i, end;

	for (i = 0; i + 1 < name.length; i++) {
		if (name.at[i] != '\'')
			continue;
		for (end = i + 1; end < name.length && number_is_digit(name.at[end]); end++)
			;
		/* Not a character such as '2' between the arguments of a template. */
		if (end > i + 1 &&
		    (end == name.length || (i && name.at[end] == '\'' && end + 1 < name.length &&
					    !strchr("<(, =", name.at[i - 1]))))
			return (struct str){name.at + i, end - i};
	}
	return (struct str){name.at + name.length, 0};
}

struct str short_name_without_level(struct str name)
{
	struct str level = short_name_level(name);

	if (level.at + level.length == name.at + name.length)
		name.length -= level.length;
	return name;
}

bool short_name_is_unnamed(struct str name)
{
	if (!name.length || str_equal(name, STR("???")))
		return true;
	name = short_name_without_level(name);
	if (!str_eat(&name, STR("0x")))
		return false;
	while (name.length && is_hex(*name.at))
		name = str_from(name, 1);
	return !name.length;
}

size_t short_name(struct str name, unsigned detail, char *to)
{
	struct walk w = {
		.to = to,
		.group = NONE,
		.operator_end = SIZE_MAX,
		.arguments_end = SIZE_MAX,
	};
	const bool full = detail == SHORT_NAME_FULL || short_name_is_plain(name);
	struct bracket few[256];
	char *decoded = NULL;
	size_t from = 0, length = 0;

	if (!full && str_begins(name, STR("0x0"))) {
		copy_text(&w, name);
	} else if (!full) {
		w.name = decode_signs(name, &decoded);
		if (w.name.length <= LENGTH(few))
			w.brackets = memset(few, 0, w.name.length * sizeof(*few));
		else
			w.brackets = util_alloc(w.name.length, sizeof(*few));
		w.detail = details[detail];
		if (match_brackets(w.name, w.brackets)) {
			while (w.at < w.name.length)
				step(&w);
			end_segment(&w);
		}
		if (w.brackets != few)
			free(w.brackets);
		free(decoded);
	}
	/* Drops the leading zeros of addresses, also among the callers: f'0x001ab'main. */
	while (from < w.length) {
		const char *after = memchr(to + from, '\'', w.length - from);
		size_t next = after ? (size_t)(after - to) + 1 : w.length;

		if (str_begins((struct str){to + from, w.length - from}, STR("0x0"))) {
			to[length++] = '0';
			to[length++] = 'x';
			from += 2;
			while (from + 1 < w.length && to[from] == '0' && is_hex(to[from + 1]))
				from++;
		}
		memmove(to + length, to + from, next - from);
		length += next - from;
		from = next;
	}
	/* Whole, or of another language, or nothing is left */
	if (!length) {
		memcpy(to, name.at, name.length);
		length = name.length;
	}
	return length;
}

void short_names_make(struct short_names *shorts, const struct str *names, size_t count)
{
	/* More rounds than levels: a new text may equal another name's. */
	enum { ROUNDS = 2 * SHORT_NAME_FULL };
	struct str *list = util_alloc(count, sizeof(*list));
	unsigned char *detail;
	struct names texts = {0}; /* all texts that names have had ... */
	uint32_t *text;           /* ... and the id of each name's */
	uint32_t *holders = NULL; /* by text: the number of names that have it */
	bool plain = true, equal = true;
	size_t longest = 0, round, i;
	char *to;

	for (i = 0; i < count; i++) {
		plain = plain && short_name_is_plain(names[i]);
		if (names[i].length > longest)
			longest = names[i].length;
	}
	*shorts = (struct short_names){.list = list};
	if (plain) {
		memcpy(list, names, count * sizeof(*list));
		return;
	}
	to = util_alloc(longest, 1);
	detail = util_alloc(count, sizeof(*detail));
	text = util_alloc(count, sizeof(*text));
	for (round = 0; equal && round <= ROUNDS; round++) {
		for (i = 0; i < count; i++) {
			if (round && holders[text[i]] < 2)
				continue;
			if (round && detail[i] < SHORT_NAME_FULL)
				detail[i]++;
			text[i] = names_id(&texts,
					   (struct str){to, short_name(names[i], detail[i], to)});
		}
		free(holders);
		holders = util_alloc(texts.count, sizeof(*holders));
		equal = false;
		for (i = 0; i < count; i++)
			equal |= ++holders[text[i]] > 1;
	}
	for (i = 0; i < count; i++)
		list[i] = equal ? names[i] : names_str(&texts, text[i]);
	shorts->bytes = texts.bytes;
	texts.bytes = NULL;
	names_free(&texts);
	free(holders);
	free(detail);
	free(text);
	free(to);
}

void short_names_free(struct short_names *shorts)
{
	free(shorts->list);
	free(shorts->bytes);
	*shorts = (struct short_names){0};
}
