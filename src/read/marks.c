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

/* The highest bits of the bytes, in their order, as the highest byte. */
static uint64_t gather(uint64_t bytes)
{
	return ((bytes & EACH(128)) * 0x0002040810204081) & (uint64_t)255 << 56;
}

/* Marks eight bytes, whatever they are. */
static void mark_any(const char *at, uint64_t *words, uint64_t *lines)
{
	unsigned i;

	*words = *lines = 0;
	for (i = 0; i < 8; i++) {
		bool line = at[i] == '\n', word = line || str_is_blank(at[i]);

		*lines |= (uint64_t)!line << (56 + i);
		*words |= (uint64_t)!word << (56 + i);
	}
}

/*
 * The same as with SSE2.  Sums have a bit of 128 where a byte is more than a
 * blank, at least a blank, and no newline: if the last two are the same, and
 * none of the bytes is 128 or more, blanks and newlines are all that end words.
 */
static void mark(const char *at, uint64_t *words, uint64_t *lines)
{
	uint64_t within = 0, no_line = 0;
	unsigned i;

	for (i = 0; i < 64; i += 8) {
		uint64_t bytes = marks_bytes(at + i);
		uint64_t word = bytes + EACH(127 - ' ');
		uint64_t print = bytes + EACH(128 - ' ');
		uint64_t line = (bytes ^ EACH('\n')) + EACH(127);

		if ((bytes | (print ^ line)) & EACH(128)) {
			mark_any(at + i, &word, &line);
		} else {
			word = gather(word);
			line = gather(line);
		}
		within = within >> 8 | word;
		no_line = no_line >> 8 | line;
	}
	*words = ~within;
	*lines = ~no_line;
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
