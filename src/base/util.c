/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/util.h"

bool error_set(struct error *error, const char *format, ...)
{
	va_list args;
	char *text;

	va_start(args, format);
	text = util_text(format, args);
	va_end(args);
	/* It may have been made of the text that was there. */
	snprintf(error->text, sizeof(error->text), "%s", text);
	free(text);
	error->usage = false;
	return false;
}

void error_add(struct error *error, const char *format, ...)
{
	size_t used = strlen(error->text);
	va_list args;

	va_start(args, format);
	vsnprintf(error->text + used, sizeof(error->text) - used, format, args);
	va_end(args);
}

static void (*clean_up)(void);

void util_without_memory(void (*function)(void))
{
	clean_up = function;
}

_Noreturn void util_no_memory(void)
{
	/* It restores the terminal, so that the message is seen. */
	if (clean_up)
		clean_up();
	fputs("cgannotate: out of memory\n", stderr);
	/* Not exit(), which would write buffered output: a part of a report. */
	_Exit(1);
}

void *util_alloc(size_t count, size_t size)
{
	void *memory = calloc(count ? count : 1, size);

	if (!memory)
		util_no_memory();
	return memory;
}

void *util_realloc(void *block, size_t count, size_t size)
{
	void *memory;

	if (count > SIZE_MAX / 2 / size)
		util_no_memory();
	memory = realloc(block, count ? count * size : size);
	if (!memory)
		util_no_memory();
	return memory;
}

void *util_grow_more(void *array, size_t *room, size_t need, size_t size)
{
	size_t more = *room < 16 ? 16 : *room;

	while (more < need)
		more *= 2;
	*room = more;
	return util_realloc(array, more, size);
}

size_t util_count_below(const void *list, size_t count, size_t size, uint64_t least)
{
	const char *elements = list;
	size_t low = 0;

	while (low < count) {
		size_t middle = low + (count - low) / 2;
		const uint64_t *first = (const void *)(elements + middle * size);

		if (*first < least)
			low = middle + 1;
		else
			count = middle;
	}
	return low;
}

int util_compare_first(const void *a, const void *b)
{
	const uint64_t *x = a, *y = b;

	return (*x > *y) - (*x < *y);
}

uint32_t util_id(size_t count)
{
	if (count >= NONE - 1)
		util_no_memory();
	return (uint32_t)count;
}

char *util_text(const char *format, va_list args)
{
	va_list again;
	char *text;
	int n;

	va_copy(again, args);
	n = vsnprintf(NULL, 0, format, again);
	va_end(again);
	if (n < 0)
		util_no_memory();
	text = util_alloc((size_t)n + 1, 1);
	vsnprintf(text, (size_t)n + 1, format, args);
	return text;
}

char *util_format(const char *format, ...)
{
	va_list args;
	char *text;

	va_start(args, format);
	text = util_text(format, args);
	va_end(args);
	return text;
}

void words_add(struct words *words, const char *word)
{
	UTIL_PUSH(words->at, words->count, words->room) = word;
}

void words_free(struct words *words)
{
	free(words->at);
	*words = (struct words){0};
}

void words_free_all(struct words *words)
{
	while (words->count)
		free((char *)words->at[--words->count]);
	words_free(words);
}
