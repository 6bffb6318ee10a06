/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/marks.h"

#include "base/str.h"

#ifdef MARKS_SSE2

static unsigned mask_of(__m128i bytes)
{
	return (unsigned)_mm_movemask_epi8(bytes);
}

/* Marks 64 bytes. */
static void mark(const char *at, uint64_t *words, uint64_t *lines)
{
	unsigned i;

	*words = *lines = 0;
	for (i = 0; i < 64; i += 16) {
		__m128i text = _mm_loadu_si128((const __m128i *)(at + i));
		__m128i line = _mm_cmpeq_epi8(text, _mm_set1_epi8('\n'));
		__m128i word =
			_mm_or_si128(_mm_cmpeq_epi8(text, _mm_set1_epi8(' ')),
				     _mm_cmpeq_epi8(text, _mm_set1_epi8('\t')));

		*lines |= (uint64_t)mask_of(line) << i;
		*words |= (uint64_t)mask_of(_mm_or_si128(word, line)) << i;
	}
}

#else

#define EACH(byte) (0x0101010101010101 * (uint64_t)(byte))

/* A bit of 128 for each byte that is not c, if all bytes are below 128. */
static uint64_t unequal(uint64_t bytes, char c)
{
	return (bytes ^ EACH(c)) + EACH(127);
}

/* The highest bits of the bytes, in their order. */
static uint64_t gather(uint64_t bytes)
{
	return (bytes & EACH(128)) * 0x0002040810204081 >> 56;
}

/* The same of eight bytes as they come. */
static void mark_any(const char *at, uint64_t *words, uint64_t *lines)
{
	unsigned i;

	*words = *lines = 0;
	for (i = 0; i < 8; i++) {
		*lines |= (uint64_t)(at[i] == '\n') << i;
		*words |= (uint64_t)(at[i] == '\n' || str_is_blank(at[i])) << i;
	}
}

static void mark(const char *at, uint64_t *words, uint64_t *lines)
{
	unsigned i;

	*words = *lines = 0;
	for (i = 0; i < 64; i += 8) {
		uint64_t bytes = marks_bytes(at + i), word, line;

		if (bytes & EACH(128)) {
			mark_any(at + i, &word, &line);
		} else {
			line = unequal(bytes, '\n');
			word = line & unequal(bytes, ' ') &
			       unequal(bytes, '\t');
			line = gather(~line);
			word = gather(~word);
		}
		*lines |= line << i;
		*words |= word << i;
	}
}

#endif

void marks_make(struct marks *marks, const char *at, const char *end)
{
	size_t length = (size_t)(end - at), i;

	marks->begin = at;
	marks->last = end;
	if (length > MARKS_ROOM) {
		length = MARKS_ROOM;
		marks->last = at + MARKS_ROOM - 64;
	}
	for (i = 0; i < length; i += 64) {
		char rest[64] = {0};
		const char *from = length - i < 64
					   ? memcpy(rest, at + i, length - i)
					   : at + i;
		uint64_t words, lines;

		mark(from, &words, &lines);
		marks->words[i / 64] = marks_bytes(&words);
		marks->lines[i / 64] = marks_bytes(&lines);
	}
	marks->words[i / 64] = marks->lines[i / 64] = 0;
}

static struct shape shape_of(uint64_t marks)
{
	struct shape shape = {.words = 0};
	unsigned begin = 0;

	while (marks && shape.words < MARKS_FOUR) {
		unsigned end = (unsigned)__builtin_ctzll(marks);
		unsigned length = end - begin;
		uint64_t mask = UINT32_MAX;

		if (length == 0 || length > MARKS_SMALL)
			break;
		mask = mask << 8 * (MARKS_SMALL - length) & UINT32_MAX;
		shape.mask[shape.words / 2] |= mask << 32 * (shape.words % 2);
		shape.end[shape.words++] = (uint8_t)end;
		shape.last = (uint8_t)end;
		begin = end + 1;
		marks &= marks - 1;
	}
	return shape;
}

struct shape *marks_shapes(void)
{
	struct shape *shapes = util_alloc(MARKS_SHAPES, sizeof(*shapes));
	uint64_t i;

	for (i = 0; i < MARKS_SHAPES; i++)
		shapes[i] = shape_of(i);
	return shapes;
}
