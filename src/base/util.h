/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef UTIL_H
#define UTIL_H

#include "base/bits.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define LENGTH(array) (sizeof(array) / sizeof((array)[0]))

/*
 * How functions are compiled, where that decides the speed of reading:
 *   UTIL_INLINE  small functions that the reading loop calls for each line
 *   UTIL_HOT     the loop itself, aligned, so that its speed does not depend
 *                on its address
 *   UTIL_APART   rarer cases, kept out of the loop so that it stays small
 *   UTIL_COLD    what is hardly ever called
 */
#define UTIL_INLINE static inline __attribute__((always_inline))
#define UTIL_HOT __attribute__((noinline, aligned(64)))
#define UTIL_APART __attribute__((noinline))
#define UTIL_COLD __attribute__((cold, noinline))

/* An id that names nothing. */
#define NONE UINT32_MAX

/*
 * Why a call could not do its work: one line without the program's name and
 * without a newline.  The caller owns it and passes it down; usage says that
 * the user's command line is at fault (exit status 2).
 */
struct error {
	char text[1024];
	bool usage;
};

/* Fills in *error; always false, so that a caller can return it. */
bool error_set(struct error *error, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

/* The same for what the command line is to blame for. */
bool error_usage(struct error *error, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

/* Adds to the text of *error, as far as there is room. */
void error_add(struct error *error, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

/*
 * Memory.  These never return NULL: without memory the program ends here, with
 * a message and exit status 1.  The caller frees.
 */
_Noreturn void util_no_memory(void);
/* What it calls before, such as what removes a file; NULL: nothing. */
void util_without_memory(void (*function)(void));
void *util_alloc(size_t count, size_t size); /* zeroed */
void *util_realloc(void *old, size_t count, size_t size);

/*
 * Call before reading a large profile: asks malloc, where it can be told, for
 * an arena on huge pages.
 */
void util_prepare_large_heap(void);

/*
 * Uninitialised memory for data that is accessed at random; uses huge pages if
 * it is large and the system has them.
 */
void *util_alloc_raw(size_t count, size_t size);

/*
 * Returns array with room for at least need elements of size bytes; *room is
 * the present number and is updated.  New elements are not initialised.
 */
void *util_grow_more(void *array, size_t *room, size_t need, size_t size);
static inline void *util_grow(void *array, size_t *room, size_t need,
			      size_t size)
{
	return need <= *room ? array : util_grow_more(array, room, need, size);
}

/*
 * A new last element of an array, which is not initialised:
 * UTIL_PUSH(list, count, room) = x, of which x has nothing to do with these.
 */
#define UTIL_PUSH(array, count, room)                                          \
	(*((array) =                                                           \
		   util_grow((array), &(room), (count) + 1, sizeof(*(array))), \
	   &(array)[(count)++]))

/* count as an id; ends the program as without memory if there are too many. */
uint32_t util_id(size_t count);

/* printf to a fresh string that the caller frees. */
char *util_format(const char *format, ...)
	__attribute__((format(printf, 1, 2)));

/*
 * The same for a message of at most that many bytes: of a longer one the
 * middle is left out, as a long path must not hide what is wrong with it.
 */
char *util_message(size_t most, const char *format, va_list args)
	__attribute__((format(printf, 2, 0)));

/* *sum += count where that fits into 64 bits, else false. */
static inline bool util_add(int64_t *sum, int64_t count)
{
	return !overflow_add(*sum, count, sum);
}

#endif
