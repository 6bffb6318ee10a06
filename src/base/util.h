/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LENGTH(array) (sizeof(array) / sizeof((array)[0]))

/*
 * Attributes of functions on which the speed of reading a profile depends:
 *   UTIL_INLINE  small functions that the reading loop calls for each line
 *   UTIL_HOT     the loop itself, aligned, so that its speed does not depend
 *                on its address
 *   UTIL_COLD    functions that are hardly ever called
 */
#define UTIL_INLINE static inline __attribute__((always_inline))
#define UTIL_HOT __attribute__((noinline, aligned(64)))
#define UTIL_COLD __attribute__((cold, noinline))

/*
 * Functions on the bits of a number, and arithmetic that reports overflow.  C has
 * no operators for them, but gcc and clang have builtins.
 */

/* Returns the index of the lowest bit that is set; bits must not be 0. */
static inline unsigned bits_first(uint64_t bits)
{
	return (unsigned)__builtin_ctzll(bits);
}

/*
 * Returns the number of bits that are set: fast if these are the lowest ones, as in most masks of
 * events, since many processors that we build for cannot count bits.
 */
static inline unsigned bits_count(uint64_t bits)
{
	if (!(bits & (bits + 1)) && bits != UINT64_MAX)
		return bits_first(~bits);
	return (unsigned)__builtin_popcountll(bits);
}

/* Returns the number of bits of a number without leading zeros; 0 for 0. */
static inline int bits_length(uint64_t number)
{
	return number ? 64 - __builtin_clzll(number) : 0;
}

/* The bytes of a number in the opposite order. */
static inline uint64_t bits_swap64(uint64_t number)
{
	return __builtin_bswap64(number);
}

/*
 * Set *result to a + b, a - b or a * b, wrapped to its 64 bits, and return whether the exact result
 * does not fit; a and b are signed as it is.
 */
#define overflow_add(a, b, result) __builtin_add_overflow(a, b, result)
#define overflow_sub(a, b, result) __builtin_sub_overflow(a, b, result)
#define overflow_mul(a, b, result) __builtin_mul_overflow(a, b, result)

/* An id that names nothing. */
#define NONE UINT32_MAX

/*
 * The reason why a function failed: one line without the program's name and
 * without a newline.  The caller owns the struct and passes it down.  usage:
 * the user's command line is wrong (exit status 2).
 */
struct error {
	char text[1024];
	bool usage;
};

/* Fills in *error, as far as there is room; returns false, so that a caller can return that. */
bool error_set(struct error *error, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* As error_set(), for an error in the command line: sets error->usage. */
#define error_usage(error, ...) (error_set(error, __VA_ARGS__), error_of_usage(error))
static inline bool error_of_usage(struct error *error)
{
	error->usage = true;
	return false;
}

/* Appends to the text of *error; text that does not fit is cut off. */
void error_add(struct error *error, const char *format, ...) __attribute__((format(printf, 2, 3)));

/*
 * Memory.  The functions below never return NULL: if there is no memory, they
 * end the program with a message and exit status 1.  The caller frees.
 */
_Noreturn void util_no_memory(void);
/* Sets the function that util_no_memory() calls before it exits; NULL: none. */
void util_without_memory(void (*function)(void));
void *util_alloc(size_t count, size_t size); /* zeroed */
void *util_realloc(void *block, size_t count, size_t size);

/*
 * Returns array with memory for at least need elements of size bytes.  *room is the number of
 * elements that it has memory for, and is updated.  New elements are not initialised.
 */
void *util_grow_more(void *array, size_t *room, size_t need, size_t size);
static inline void *util_grow(void *array, size_t *room, size_t need, size_t size)
{
	return need <= *room ? array : util_grow_more(array, room, need, size);
}

/*
 * Appends an element, not initialised, to an array, and stands for the element:
 * UTIL_PUSH(list, count, room) = x, where x must not use list, count or room.
 */
#define UTIL_PUSH(array, count, room)                                            \
	(*((array) = util_grow((array), &(room), (count) + 1, sizeof(*(array))), \
	   &(array)[(count)++]))

/*
 * How many of `count` sorted elements of size bytes have a first field, which
 * is a uint64_t, below `least`.
 */
size_t util_count_below(const void *list, size_t count, size_t size, uint64_t least);

/* For qsort(): compares such elements by that field. */
int util_compare_first(const void *a, const void *b);

/* Returns count as an id; if it is too big, ends as util_no_memory() does. */
uint32_t util_id(size_t count);

/* As sprintf() and vsprintf(), to a new string that the caller frees. */
char *util_format(const char *format, ...) __attribute__((format(printf, 1, 2)));
char *util_text(const char *format, va_list args) __attribute__((format(printf, 1, 0)));

/* Adds count to *sum; returns whether the sum fits into 64 bits. */
static inline bool util_add(int64_t *sum, int64_t count)
{
	return !overflow_add(*sum, count, sum);
}

/*
 * A list of words, in the order in which they were added.  The words are not copied (most are in
 * argv) and must outlive the list.  A list of all zeros is empty.
 */
struct words {
	const char **at;
	size_t count, room;
};

void words_add(struct words *words, const char *word);

/* Frees the list, not its words, and empties it. */
void words_free(struct words *words);

/* As words_free(), where the list owns its words: frees these, too. */
void words_free_all(struct words *words);
