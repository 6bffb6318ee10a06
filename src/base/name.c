/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A name is read in three passes.  The first writes it in its usual spelling.  The second finds
 * which brackets belong together: the "<" of "operator<" is none, and a "<" is a "less than" if a
 * ")" closes before any ">".  The third notes the part of each byte.
 */
#include "base/name.h"

#include "base/number.h"
#include "base/util.h"

#include <stdlib.h>

/* In place of the bits of a byte, from the second pass to the third */
enum {
	IS_OPEN = 0x8000,  /* a bracket that is closed */
	IS_CLOSE = 0x4000, /* a bracket that closes one */
	HAS_WORD = 0x2000, /* of an opening one: there is a word, or "..." in it */
	IS_SCOPE = 0x1000, /* of an opening one: "::" follows its group */
};

/* Brackets in more of them than this are text: no demangler writes such a name. */
enum { DEEPEST = 200 };

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

/* The length of "operator" and its sign, or "operator " of another one, at the front of s, or 0. */
static size_t operator_length(struct str s)
{
	static const char *const signs[] = {
		"()", "[]", "->*", "->", "<=>", "<<=", ">>=", "<<", ">>", "<=", ">=", "<",  ">",
		"-=", "/=", "--",  "==", "!=",  "+=",  "*=",  "%=", "&=", "|=", "^=", "++", "&&",
		"||", "+",  "-",   "*",  "/",   "%",   "=",   "!",  "&",  "|",  "^",  "~",  ",",
	};
	const size_t length = sizeof("operator") - 1;

	if (!str_begins(s, STR("operator")))
		return 0;
	for (size_t i = 0; i < LENGTH(signs); i++)
		if (str_begins(str_from(s, length), str_of(signs[i])))
			return length + strlen(signs[i]);
	/* "operator new", "operator bool" and the like */
	return s.length > length && s.at[length] == ' ' ? length + 1 : 0;
}

bool name_is_plain(struct str name)
{
	/* An address with leading zeros; perhaps with a hash of Rust */
	if ((str_begins(name, STR("0x0")) && name.length > sizeof("0x0") - 1) ||
	    str_begins(name, STR("_ZN")))
		return false;
	for (size_t i = 0; i < name.length; i++)
		if (!is_word(name.at[i]))
			/* Valgrind's name of what calls main() in C */
			return str_equal(name, STR("(below main)"));
	return !name.length || !memchr(name.at, '$', name.length);
}

/* --- the usual spelling -------------------------------------------------- */

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

	for (size_t i = 0; i < LENGTH(signs); i++)
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

/* Decodes such a name, if it is one, as name_of_rust() does. */
static struct str decode_signs(struct str name, char **memory)
{
	struct str left = name;
	size_t n = 0, length;
	char *decoded;

	do
		str_eat_until(&left, '$');
	while (left.length && !str_begins(left, STR("LT$")) && !str_begins(left, STR("u7b$")));
	if (!left.length)
		return name;
	decoded = *memory = util_alloc(name.length, 1);
	for (size_t i = 0; i < name.length; i += length) {
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

struct str name_of_rust(struct str name, char **memory)
{
	enum { HASH = 3 + 16 }; /* "::h" and 16 digits */

	*memory = NULL;
	if (name.length <= HASH || !str_begins(str_tail(name, HASH), STR("::h")))
		return name;
	for (size_t i = name.length - 16; i < name.length; i++)
		if (!is_hex(name.at[i]))
			return name;
	name.length -= HASH;
	return decode_signs(name, memory);
}

/*
 * Takes what only the library's own code writes from the front of *s, which is behind "std::":
 * "__cxx11::", and of "basic_string<char, ...>" all but "string".  Returns the piece that stays,
 * behind a "w" if that is *wide.
 */
static struct str eat_standard(struct str *s, bool *wide)
{
	/* With the standard traits and allocator, if any */
	static const char *const more[] = {"char_traits<", "allocator<"};
	struct str none = {s->at, 0}, type, inside, character;
	size_t i = 0;

	if (!str_eat(s, STR("__cxx11::")))
		str_eat(s, STR("__1::"));
	type = *s;
	if (!str_eat(&type, STR("basic_")))
		return none;
	while (i < type.length && is_word(type.at[i]))
		i++;
	inside = str_from(type, i);
	type.length = i;
	*wide = str_begins(inside, STR("<wchar_t"));
	character = *wide ? STR("wchar_t") : STR("char");
	if (!str_eat(&inside, STR("<")) || !str_eat(&inside, character))
		return none;
	for (i = 0; i < LENGTH(more) && str_eat(&inside, STR(", std::")); i++) {
		str_eat(&inside, STR("__1::"));
		if (!str_eat(&inside, str_of(more[i])) || !str_eat(&inside, character) ||
		    !str_eat(&inside, STR(">")))
			return none;
	}
	str_eat(&inside, STR(" "));
	if (!str_eat(&inside, STR(">")))
		return none;
	/* Not the blank of "std::string >", as "> >" had one */
	if (str_begins(inside, STR(" >")))
		str_eat(&inside, STR(" "));
	*s = inside;
	return type;
}

/* Sets name->text to the usual spelling of a name. */
static void spell(struct name *name, struct str text)
{
	struct str left, piece;
	char *to;
	size_t n = 0;
	bool wide;

	name->memory = NULL;
	name->text = memchr(text.at, '$', text.length) ? decode_signs(text, &name->memory) : text;
	for (left = name->text; left.length; left = str_from(left, 1))
		if (str_begins(left, STR("std::")) || str_begins(left, STR("0x0")))
			break;
	if (!left.length)
		return;
	to = util_alloc(name->text.length, 1);
	for (left = name->text; left.length;) {
		char before = (char)(n ? to[n - 1] : '\'');
		size_t length;

		if (before == '\'' && str_begins(left, STR("0x0"))) {
			to[n++] = '0';
			to[n++] = 'x';
			left = str_from(left, 2);
			while (left.length > 1 && left.at[0] == '0' && is_hex(left.at[1]))
				left = str_from(left, 1);
		} else if (before != ':' && str_begins(left, STR("std::"))) {
			memcpy(to + n, left.at, sizeof("std::") - 1);
			n += sizeof("std::") - 1;
			left = str_from(left, sizeof("std::") - 1);
			piece = eat_standard(&left, &wide);
			if (piece.length && wide)
				to[n++] = 'w';
			memcpy(to + n, piece.at, piece.length);
			n += piece.length;
		} else {
			length = word_end(left, 0);
			memcpy(to + n, left.at, length);
			n += length;
			left = str_from(left, length);
		}
	}
	free(name->memory);
	name->memory = to;
	name->text = (struct str){to, n};
}

/* --- brackets ------------------------------------------------------------ */

/* The index of c in brackets, which is "(<[{" or ")>]}"; -1: not there. */
static int bracket(const char *brackets, char c)
{
	int i = 3;

	while (i >= 0 && brackets[i] != c)
		i--;
	return i;
}

/* Marks the brackets before `end` that belong together, and what is inside. */
static void match_brackets(const struct name *name, size_t end)
{
	struct {
		size_t at;
		int kind;
		uint16_t marks;
	} open[DEEPEST];
	struct str text = name->text;
	size_t depth = 0, of_kind[4] = {0}, i;

	for (i = 0; i < end; i++) {
		char c = text.at[i];
		int kind;

		if (is_word(c)) {
			size_t skip = c == 'o' ? operator_length(str_from(text, i)) : 0;

			i = (skip ? i + skip : word_end(text, i)) - 1;
			if (depth)
				open[depth - 1].marks |= HAS_WORD;
			continue;
		}
		kind = bracket("(<[{", c);
		if (kind >= 0 && depth < DEEPEST) {
			open[depth].at = i;
			open[depth].kind = kind;
			open[depth++].marks = 0;
			of_kind[kind]++;
		} else if (c == '.' && depth && str_begins(str_from(text, i), STR("..."))) {
			open[depth - 1].marks |= HAS_WORD;
		}
		kind = bracket(")>]}", c);
		/* Those that are open were set above.  NOLINTBEGIN(clang-analyzer-core.*) */
		if (kind < 0 || !of_kind[kind] ||
		    (c == '>' && (text.at[i - 1] == '-' || text.at[i - 1] == '=' ||
				  open[depth - 1].kind != kind)))
			continue;
		while (open[depth - 1].kind != kind)
			of_kind[open[--depth].kind]--;
		/* NOLINTEND(clang-analyzer-core.*) */
		of_kind[open[--depth].kind]--;
		open[depth].marks |= str_begins(str_from(text, i + 1), STR("::")) ? IS_SCOPE : 0;
		name->byte[open[depth].at] = IS_OPEN | open[depth].marks;
		name->byte[i] = IS_CLOSE;
		if (depth)
			open[depth - 1].marks |= open[depth].marks & HAS_WORD;
	}
}

/* --- parts --------------------------------------------------------------- */

/* The state of the third pass. */
struct reading {
	const struct name *name;
	struct str text;
	size_t at;    /* offset of the next byte */
	size_t place; /* offset of NAME_PLACE, or the end */
	struct group {
		enum name_part part; /* of what is around it */
		bool more;           /* likewise */
		enum bracket { OTHER, ARGUMENTS, PARAMETERS, TRAIT, OPAQUE } kind;
	} groups[DEEPEST];
	size_t depth;                /* number of groups around the byte */
	unsigned templates;          /* those of them with template arguments */
	enum name_part part;         /* of the next byte */
	bool begins, more, caller;   /* as the bits of it */
	size_t directory;            /* of a path before components, such as Go's */
	size_t segment, start, last; /* of the name or caller: after a result; the last component */
	bool settled, templated;     /* start is final; parameters followed template arguments */
	bool converts;               /* the rest is a type: "operator std::string" */
	size_t implemented;          /* the "Type" of "<impl Type>" or of "<impl Trait for Type>" */
	size_t operator_end;         /* after the last "operator<<", 'lambda' */
	size_t arguments_end;        /* after the last template arguments */
};

static char byte_before(const struct reading *r)
{
	return (char)(r->at ? r->text.at[r->at - 1] : '\0');
}

/* Gives the bytes up to end a part. */
static void put(struct reading *r, size_t end, enum name_part part)
{
	unsigned deep = r->templates < 255 ? r->templates : 255;
	unsigned bits = part | (r->more ? NAME_MORE : 0U) | (r->caller ? NAME_CALLER : 0U) |
			deep << NAME_DEPTH;

	if (r->at < end && r->begins) {
		r->name->byte[r->at++] = (uint16_t)(bits | NAME_BEGIN);
		r->begins = false;
	}
	while (r->at < end)
		r->name->byte[r->at++] = (uint16_t)bits;
}

/* Enters a group of brackets, whose bytes have that part. */
static void enter(struct reading *r, enum bracket kind, enum name_part part)
{
	struct group *group = &r->groups[r->depth++];

	*group = (struct group){.part = r->part, .more = r->more, .kind = kind};
	r->part = part;
	r->templates += kind == ARGUMENTS;
	put(r, r->at + 1, kind == TRAIT ? NAME_TRAIT : part);
}

/* Returns whether a "<" begins template arguments, and not "<T as Trait>". */
static bool are_arguments(const struct reading *r, unsigned marks)
{
	static const char *const others[] = {"impl ", "lambda", "unnamed", "init>", "clinit>"};
	struct str inside = str_from(r->text, r->at + 1);
	char c = byte_before(r);

	if (!(marks & HAS_WORD) && !str_begins(inside, STR(">")))
		return false; /* as in Haskell's "<*>" */
	if (is_word(c) || c == ']' || r->operator_end == r->at ||
	    (c == ' ' && r->operator_end == r->at - 1))
		return true;
	if (r->at < 3 || c != ':' || r->text.at[r->at - 2] != ':')
		return false;
	for (size_t i = 0; i < LENGTH(others); i++)
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

	for (size_t i = 0; i < LENGTH(qualifiers); i++) {
		struct str after = left;

		if (str_eat(&after, str_of(qualifiers[i])) &&
		    (!after.length || !is_word(after.at[0]))) {
			left = after;
			i = SIZE_MAX;
		}
	}
	return s.length - left.length;
}

/* The length of the type that Java writes behind parameters, if it is all of s. */
static size_t java_length(struct str s)
{
	struct str left = s;

	while (str_eat(&left, STR("[")))
		;
	if (left.length == 1 && strchr("VZBCSIJFD", left.at[0]))
		return s.length;
	return left.length > 2 && left.at[0] == 'L' && left.at[left.length - 1] == ';' ? s.length
										       : 0;
}

/* The part of "[abi:cxx11]" or of a hash of Rust, "core[01234567]::"; else r->part. */
static enum name_part tag_part(const struct reading *r, unsigned marks)
{
	size_t i = r->at + 1;

	if (str_begins(str_from(r->text, r->at), STR("[abi:")))
		return NAME_SUFFIX;
	if (!is_word(byte_before(r)) || !(marks & IS_SCOPE))
		return r->part;
	while (i < r->at + 20 && is_hex(r->text.at[i]))
		i++;
	return r->text.at[i] == ']' && i - r->at >= 9 ? NAME_HASH : r->part;
}

/* The length of Rust's "::h0123456789abcdef" at the front of s, or 0. */
static size_t hash_length(struct str s)
{
	size_t i = 3;

	if (!str_begins(s, STR("::h")))
		return 0;
	while (i < s.length && i <= 3 + 16 && is_hex(s.at[i]))
		i++;
	return i == 3 + 16 && (i == s.length || !is_word(s.at[i])) ? i : 0;
}

/* Returns whether s is "17h0123456789abcdefE", such a hash as a linker knows it. */
static bool is_mangled_hash(struct str s)
{
	size_t i = 3;

	while (i < s.length && is_hex(s.at[i]))
		i++;
	return i == 3 + 16 && str_begins(s, STR("17h")) && s.at[i] == 'E';
}

/*
 * The length of what compilers append to the names of clones, at the front of s: ".isra.0", up to
 * the end of a name; 0: s does not begin with it.
 */
static size_t clone_length(struct str s, bool of_c)
{
	enum { LONGEST = 160 };
	static const char *const kinds[] = {
		"constprop", "isra", "part", "cold", "llvm", "__uniq", "lto_priv", "localalias",
	};
	size_t end = 0, i;

	while (end + 1 < s.length && end < LONGEST && s.at[end] == '.') {
		struct str word = str_from(s, end + 1);
		size_t digits = 0;

		for (i = 0; i < word.length && i < LONGEST && is_word(word.at[i]); i++)
			digits += number_is_digit(word.at[i]);
		word.length = i;
		for (i = 0; i < LENGTH(kinds) && !str_equal(word, str_of(kinds[i])); i++)
			;
		if (i == LENGTH(kinds) && (!word.length || digits < word.length || !(of_c || end)))
			return 0;
		end += 1 + word.length;
	}
	return end == s.length || (s.at[end] && strchr("' @", s.at[end])) ? end : 0;
}

/* Returns whether what was read of the name is one word, as of C: a number behind a dot ends it. */
static bool is_simple(const struct reading *r)
{
	char first = r->text.at[r->segment];

	return r->last == r->segment && is_word(first) && !number_is_digit(first);
}

/*
 * Returns whether a component at the front of s has no name of its own, so that its scope names it.
 */
static bool is_anonymous(struct str s)
{
	static const char *const begins[] = {"{", "<", "'", "operator()", "$_", "(anonymous "};

	for (size_t i = 0; i < LENGTH(begins); i++)
		if (str_begins(s, str_of(begins[i])))
			return true;
	/* of Go: main.run.func1.2 */
	return number_is_digit(s.at[0]) ||
	       (s.length > 4 && str_begins(s, STR("func")) && number_is_digit(s.at[4]));
}

/* Puts a separator; a component begins behind it. */
static void put_separator(struct reading *r, size_t length)
{
	struct str rest = str_from(r->text, r->at + length);

	/* The dots of "github.com/..." separate nothing. */
	if (r->text.at[r->at] == '/' && !r->depth) {
		while (++r->directory < r->at)
			r->name->byte[r->directory] &= (uint16_t)~NAME_BEGIN;
		r->directory = r->at + 1;
	}
	put(r, r->at + length, r->part);
	if (!rest.length || rest.at[0] == '\'')
		return;
	/* of PHP: require::/a/b.php */
	if (!r->depth && length == 2 && rest.at[0] == '/') {
		put(r, (size_t)(str_base(str_head(r->text, r->place)).at - r->text.at), r->part);
		r->begins = true;
		r->last = r->at;
		put(r, r->place, r->part);
		return;
	}
	r->begins = true;
	if (!r->depth && !is_anonymous(rest))
		r->last = r->at;
}

/* The length of a separator of components at the front of `rest`, or 0. */
static size_t separator_length(const struct reading *r, struct str rest)
{
	char c = rest.at[0], before = byte_before(r);
	char next = (char)(rest.length > 1 ? rest.at[1] : '\0');

	if (c == ':')
		return next == ':' ? 2 : 0;
	/* of PHP, but not "A -> B" */
	if (c == '-')
		return next == '>' && is_word(before) && rest.length > 2 && is_word(rest.at[2]) ? 2
												: 0;
	if (c == '#')
		return is_word(next) && !number_is_digit(next);
	if (c == '.')
		return before && (is_word(next) || next == '<' || next == '(' || next == '{');
	return c == '/' || c == '\\';
}

/* Handles a blank outside all brackets: a result may end here. */
static void blank(struct reading *r)
{
	struct str rest = str_from(r->text, r->at), done;

	if ((r->at + 1 < r->text.length && r->name->byte[r->at + 1] & IS_OPEN) &&
	    (str_begins(rest, STR(" [clone ")) || str_begins(rest, STR(" (.")))) {
		put(r, r->at + 1, NAME_SUFFIX);
		enter(r, OPAQUE, NAME_SUFFIX);
		return;
	}
	put(r, r->at + 1, r->part);
	if (r->settled)
		return;
	done = (struct str){r->text.at + r->segment, r->at - r->segment};
	/* "vtable for", "non-virtual thunk to" */
	r->settled = str_equal(str_tail(done, 5), STR(" for ")) ||
		     str_equal(str_tail(done, 4), STR(" to "));
	r->start = r->settled ? r->segment : r->at;
}

/*
 * Ends a name: what was taken for scopes is its result or its last component.  A name of a suffix
 * or the like alone, "@@B", is its own last component: no view of a name is empty.
 */
static void end_segment(struct reading *r)
{
	bool found = false;

	if (r->templated && r->start > r->segment) {
		for (size_t i = r->segment; i < r->start; i++)
			r->name->byte[i] =
				(uint16_t)((r->name->byte[i] & ~NAME_PART) | NAME_RESULT);
		r->name->byte[r->start] |= NAME_BEGIN;
		if (r->last < r->start)
			r->last = r->start;
	}
	for (size_t i = r->last; i < r->at; i++)
		if ((r->name->byte[i] & NAME_PART) == NAME_SCOPE)
			r->name->byte[i] |= NAME_LAST;
	for (size_t i = r->segment; i < r->at && !found; i++)
		found = (r->name->byte[i] & NAME_PART) == NAME_LAST;
	for (size_t i = r->last < r->at ? r->last : r->segment; i < r->at && !found; i++)
		r->name->byte[i] = (uint16_t)((r->name->byte[i] & ~NAME_PART) | NAME_LAST);
	r->templated = r->settled = r->converts = false;
}

/* Handles a quote outside all brackets: a level, a caller, or the name of a lambda. */
static void quote(struct reading *r)
{
	struct str rest = str_from(r->text, r->at);
	const char *closing;
	size_t end = 1;

	if (byte_before(r) == ':' && (closing = memchr(rest.at + 1, '\'', rest.length - 1))) {
		put(r, (size_t)(closing - r->text.at) + 1, r->part);
		r->operator_end = r->at;
		return;
	}
	while (end < rest.length && number_is_digit(rest.at[end]))
		end++;
	/* A name may begin or end with a quote; before a caller, a level may stand. */
	if (rest.length == 1 || (r->at == r->segment && !number_is_digit(byte_before(r)) &&
				 (end == 1 || end < rest.length))) {
		put(r, r->at + 1, r->part);
		return;
	}
	end_segment(r);
	if (end > 1 && (end == rest.length || rest.at[end] == '\'')) {
		put(r, r->at + end, NAME_LEVEL);
	} else {
		r->caller = true;
		put(r, r->at + 1, NAME_QUOTE);
	}
	r->directory = r->segment = r->start = r->last = r->at;
	r->begins = true;
}

/* Handles what no bracket is. */
static void plain(struct reading *r)
{
	struct str rest = str_from(r->text, r->at);
	const struct group *group = r->depth ? &r->groups[r->depth - 1] : NULL;
	bool path = !group || group->kind == TRAIT;
	char c = rest.at[0];
	size_t length;

	if (c == 'o' && !is_word(byte_before(r)) && (length = operator_length(rest))) {
		put(r, r->at + length, r->part);
		r->operator_end = r->at;
		r->settled |= !group;
		r->converts |= !group && rest.at[length - 1] == ' ';
	} else if (is_word(c)) {
		size_t end = word_end(r->text, r->at);
		struct str word = str_head(rest, end - r->at);

		if (str_begins(word, STR("_ZN")) && is_mangled_hash(str_tail(word, 20))) {
			put(r, end - 20, r->part);
			put(r, end - 1, NAME_HASH);
		}
		put(r, end, r->part);
	} else if (c == ':' && (length = hash_length(rest))) {
		put(r, r->at + length, NAME_HASH);
	} else if (c == ',' && group && group->kind == ARGUMENTS && r->templates == 1) {
		r->more = true;
		put(r, r->at + 1, r->part);
	} else if (c == ' ' && !group) {
		blank(r);
	} else if (c == ' ' && path && str_begins(rest, STR(" as "))) {
		r->part = NAME_TRAIT;
		put(r, r->at + 4, r->part);
	} else if (c == ' ' && path && r->part == NAME_TRAIT && str_begins(rest, STR(" for "))) {
		put(r, r->at + 5, r->part);
		r->implemented = SIZE_MAX;
		r->part = NAME_SCOPE;
		r->begins = true;
	} else if (c == '\'' && !group) {
		quote(r);
	} else if (c == '.' && !group && (length = clone_length(rest, is_simple(r)))) {
		put(r, r->at + length, NAME_SUFFIX);
	} else if (c == '@' && !group && rest.length > 1 &&
		   (rest.at[1] == '@' || (rest.at[1] >= 'A' && rest.at[1] <= 'Z'))) {
		const char *end = memchr(rest.at, '\'', rest.length);

		put(r, end ? (size_t)(end - r->text.at) : r->text.length, NAME_SUFFIX);
	} else if (path && !r->converts && (length = separator_length(r, rest))) {
		put_separator(r, length);
	} else {
		put(r, r->at + 1, r->part);
	}
}

static void open_group(struct reading *r, unsigned marks)
{
	char c = r->text.at[r->at], before = byte_before(r);
	bool first = r->at == r->segment || before == ':' || before == ' ';

	if (c == '<' && are_arguments(r, marks)) {
		/* f::<T> of Rust, operator< <T> */
		size_t joint = before == ':' ? 2 : before == ' ';

		r->at -= joint;
		r->begins = false;
		r->templates++;
		put(r, r->at + joint, r->part);
		r->templates--;
		enter(r, ARGUMENTS, r->part);
	} else if (c == '<' && !r->depth && first && marks & IS_SCOPE &&
		   !str_begins(str_from(r->text, r->at), STR("<lambda"))) {
		enter(r, TRAIT, NAME_SCOPE);
		r->begins = true;
		r->implemented = SIZE_MAX;
		if (str_begins(str_from(r->text, r->at), STR("impl "))) {
			r->implemented = r->at + sizeof("impl ") - 1;
			r->part = NAME_TRAIT;
		}
	} else if (c == '(' && (is_word(before) || (before && strchr(">])}", before)) ||
				r->operator_end == r->at)) {
		if (!r->depth && r->arguments_end == r->at)
			r->templated = r->settled = true;
		r->converts &= r->depth > 0;
		enter(r, PARAMETERS, NAME_PARAMETERS);
	} else if (c == '[') {
		enter(r, OTHER, tag_part(r, marks));
	} else if (c == '{' && !str_begins(str_from(r->text, r->at), STR("{lambda("))) {
		enter(r, OPAQUE, r->part);
	} else {
		enter(r, OTHER, r->part);
	}
}

static void close_group(struct reading *r)
{
	const struct group *group = &r->groups[--r->depth];
	struct str rest = str_from(r->text, r->at + 1);

	/* No trait came before the type. */
	if (group->kind == TRAIT && r->implemented < r->at) {
		for (size_t i = r->implemented; i < r->at; i++)
			if ((r->name->byte[i] & NAME_PART) == NAME_TRAIT)
				r->name->byte[i] &= (uint16_t)~NAME_PART;
		r->name->byte[r->implemented] |= NAME_BEGIN;
	}
	r->more = group->more;
	put(r, r->at + 1, group->kind == TRAIT ? NAME_TRAIT : r->part);
	r->part = group->part;
	if (group->kind == ARGUMENTS) {
		r->templates--;
		r->arguments_end = r->at;
	} else if (group->kind == PARAMETERS) {
		size_t length = qualifiers_length(rest);

		if (!length && !r->depth)
			length = java_length(rest);
		put(r, r->at + length, NAME_PARAMETERS);
	}
}

/* The offset of a file and line at the end of a name, or its length. */
static size_t find_place(struct str name)
{
	size_t i = name.length, line;

	while (i && number_is_digit(name.at[i - 1]))
		i--;
	line = i - 1;
	if (i < 2 || i == name.length || name.at[line] != ':' || name.at[line - 1] == ':' ||
	    name.at[name.length - 1] == '\'')
		return name.length;
	for (i = 0; i + 1 < line; i++)
		if (name.at[i] == ' ' && name.at[i + 1] == '/')
			return i;
	for (i = line; i; i--)
		if (name.at[i] == ' ')
			return i;
	return line;
}

void name_read(struct name *name, struct str text)
{
	struct reading r = {.name = name, .operator_end = SIZE_MAX, .arguments_end = SIZE_MAX};

	spell(name, text);
	r.text = name->text;
	name->byte = name->few;
	if (r.text.length > LENGTH(name->few))
		name->byte = util_alloc(r.text.length, sizeof(*name->byte));
	else
		memset(name->few, 0, r.text.length * sizeof(*name->byte));
	r.begins = true;
	if (name_is_plain(text)) {
		put(&r, r.text.length, NAME_LAST);
		return;
	}
	r.place = find_place(r.text);
	match_brackets(name, r.place);
	/* Objective-C, such as "-[NSString length]" */
	if (str_begins(r.text, STR("-[")) || str_begins(r.text, STR("+[")))
		put(&r, r.text.length, NAME_LAST);
	while (r.at < r.place) {
		/* match_brackets() has set it.  NOLINTNEXTLINE(clang-analyzer-core.*) */
		unsigned marks = name->byte[r.at];

		if (marks & IS_CLOSE && r.depth)
			close_group(&r);
		else if (r.depth && r.groups[r.depth - 1].kind == OPAQUE && marks & IS_OPEN)
			enter(&r, OPAQUE, r.part);
		else if (r.depth && r.groups[r.depth - 1].kind == OPAQUE)
			put(&r, r.at + 1, r.part);
		else if (marks & IS_OPEN)
			open_group(&r, marks);
		else
			plain(&r);
	}
	end_segment(&r);
	r.templates = 0;
	r.more = false;
	/* A place and no name */
	if (!r.at)
		put(&r, r.text.length, NAME_LAST);
	if (r.at < r.text.length && r.text.at[r.at] == ' ')
		put(&r, r.at + 1, NAME_PLACE);
	r.more = true;
	put(&r, (size_t)(str_base(str_from(r.text, r.at)).at - r.text.at), NAME_PLACE);
	r.more = false;
	put(&r, r.text.length, NAME_PLACE);
}

void name_free(struct name *name)
{
	if (name->byte != name->few)
		free(name->byte);
	free(name->memory);
}

/* --- levels and the like ------------------------------------------------- */

struct str name_level(struct str name)
{
	size_t end;

	for (size_t i = 0; i + 1 < name.length; i++) {
		if (name.at[i] != '\'')
			continue;
		for (end = i + 1; end < name.length && number_is_digit(name.at[end]); end++)
			;
		/* Not a character such as '2' between the arguments of a template. */
		if (end > i + 1 &&
		    (end == name.length || (name.at[end] == '\'' && end + 1 < name.length &&
					    (!i || !strchr("<(, =", name.at[i - 1])))))
			return (struct str){name.at + i, end - i};
	}
	return (struct str){name.at + name.length, 0};
}

struct str name_without_level(struct str name)
{
	struct str level = name_level(name);

	if (level.at + level.length == name.at + name.length)
		name.length -= level.length;
	return name;
}

bool name_is_unnamed(struct str name)
{
	if (!name.length || str_equal(name, STR("???")))
		return true;
	name = name_without_level(name);
	if (!str_eat(&name, STR("0x")))
		return false;
	while (name.length && is_hex(*name.at))
		name = str_from(name, 1);
	return !name.length;
}
