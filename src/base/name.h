/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/str.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * The names of functions, as demanglers and profilers write them, of all languages.  A name is read
 * once: each byte belongs to one of these parts, and stands within so many template arguments.
 * What is shown of a name, or compared, is a view: the name without some parts.  All functions
 * here take time in proportion to the length of the name, whatever it is.
 */
enum name_part {
	NAME_SCOPE,  /* "std::vector<int>::", "com.foo.Bar.", "main.(*T).", "block in Integer#" */
	NAME_LAST,   /* the last component, with lambdas and the like behind it */
	NAME_RESULT, /* what the function returns, which only names of templates have */
	NAME_PARAMETERS, /* with the "const" behind them */
	NAME_TRAIT,      /* of Rust's "<Type as Trait>::f", all but "Type" */
	NAME_SUFFIX,     /* ".isra.0", " [clone .cold]", "[abi:cxx11]", "@@GLIBC_2.34" */
	NAME_HASH,       /* of Rust: "::h0123456789abcdef" */
	NAME_LEVEL,      /* of recursion: "'2" */
	NAME_QUOTE,      /* before a caller of --separate-callers: f'main'(below main) */
	NAME_PLACE,      /* of Python: " /home/me/t.py:17", ":17" */
	NAME_PARTS
};

struct name {
	struct str text;   /* in its usual spelling: addresses have no leading zeros, and so on */
	uint16_t *byte;    /* by byte of the text: its part and the bits below */
	uint16_t few[256]; /* of a short name */
	char *memory;      /* of the text, if it is not as it was */
};
enum {
	NAME_PART = 0x000f,
	NAME_BEGIN = 0x0010, /* a component begins here */
	NAME_MORE = 0x0020,  /* behind the first of the outermost template arguments; a directory */
	NAME_CALLER = 0x0040, /* in a caller: in all behind the first NAME_QUOTE */
	NAME_DEPTH = 8,       /* shift: the number of template arguments around the byte */
};

/* Reads a name, which must outlive *name.  Free with name_free(). */
void name_read(struct name *name, struct str text);
void name_free(struct name *name);

/* --- name_views.c -------------------------------------------------------- */

/* Levels of detail of short names: the higher the level, the more is kept. */
enum { NAME_LEAST = 0, NAME_FULL = 8 };

/*
 * Writes a short name into `to`, which has room for name.length bytes, and returns its length.
 * NAME_LEAST has neither suffix, hash, parameters, result nor template arguments: "f<...>".
 */
size_t name_short(struct str name, unsigned detail, char *to);

/*
 * The name in so many columns of a terminal.  As much goes as must, in this order: suffix and hash,
 * parameters and result, directories of the place, template arguments from the inside, the place,
 * callers but the next one, outer scopes, and the other caller.  The last component and its level
 * are always there; they end in "..." only if they alone are too wide.  A tab is a blank.  The
 * caller frees the bytes.  name_fit_with_suffix() keeps the suffix as long as it can, where only
 * that tells names apart.
 */
struct str name_fit(struct str name, size_t columns);
struct str name_fit_with_suffix(struct str name, size_t columns);

/* The columns, at most `most`, of what name_fit() always shows. */
size_t name_least_columns(struct str name, size_t most);

/* Short names of a list of names, in the same order. */
struct name_list {
	struct str *list;
	char *bytes;
};

/*
 * Shortens names that are all different to short names that are all different: if two would become
 * equal, both keep enough to tell them apart.
 */
void name_list_make(struct name_list *shorts, const struct str *names, size_t count);
void name_list_free(struct name_list *shorts);

/*
 * Writes what a name has in common with what other builds call the function into `to`, which has
 * room for name.length bytes; returns the length, 0 if that is nothing.
 *   NAME_KEY_BUILD  without hashes, numbers of clones, and the processor that the C library chose
 *                   it for: "__memcmp_" of "__memcmp_avx2_movbe"
 *   NAME_KEY_CORE   also without suffixes, parameters, template arguments, numbers of lambdas
 *   NAME_KEY_LEVEL  also without its level of recursion
 */
enum name_key { NAME_KEY_BUILD, NAME_KEY_CORE, NAME_KEY_LEVEL };
size_t name_key(struct str name, enum name_key how, char *to);

/*
 * Returns whether a word, in its usual spelling, is a name without some of its parts, as views show
 * it and people write it: its last component must be there, and what else is there must be that of
 * the name.  "..." stands for any text, and a blank for none.  NAME_END: outer scopes are missing.
 * any_case: A is a.
 */
enum name_match { NAME_OTHER, NAME_END, NAME_SAME };
enum name_match name_match(const struct name *name, struct str word, bool any_case);

/* The part of a name that name_key() with NAME_KEY_BUILD has, without the "_" around it. */
struct str name_without_processor(struct str name);

/* --- parts --------------------------------------------------------------- */

/* Returns whether a short name is the name, as of most names of C. */
bool name_is_plain(struct str name);

/*
 * Returns whether a name identifies nothing: without symbols, Callgrind writes ??? or the address,
 * which changes with each build.
 */
bool name_is_unnamed(struct str name);

/*
 * The "'2" of a level of recursion, which ends the name, or stands before the callers, as in
 * f'2'main; empty: none.  name_without_level takes it from the end only.
 */
struct str name_level(struct str name);
struct str name_without_level(struct str name);

/*
 * A function's name as Rust's demangler has it, if only C++ was demangled:
 * "_$LT$a..B$GT$::f::h0123456789abcdef" is "<a::B>::f".  A copy is in *memory, to be freed; other
 * names are returned as they are.
 */
struct str name_of_rust(struct str name, char **memory);
