/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/marks.h"

#ifdef MARKS_SSE2

static unsigned mask_of(__m128i bytes)
{
	return (unsigned)_mm_movemask_epi8(bytes);
}

/* Returns the ends of words and lines in 16 bytes, as the lowest bits. */
UTIL_INLINE void mark_some(const char *at, uint64_t *words, uint64_t *lines)
{
	__m128i text = _mm_loadu_si128((const __m128i *)at);
	__m128i line = _mm_cmpeq_epi8(text, _mm_set1_epi8('\n'));
	__m128i word = _mm_or_si128(_mm_cmpeq_epi8(text, _mm_set1_epi8(' ')),
				    _mm_cmpeq_epi8(text, _mm_set1_epi8('\t')));

	*lines = mask_of(line);
	*words = mask_of(_mm_or_si128(word, line));
}

/* Returns the ends of words and lines in 64 bytes, as bitmaps. */
static void mark(const char *at, uint64_t *words, uint64_t *lines)
{
	uint64_t w[4], l[4];

	mark_some(at, &w[0], &l[0]);
	mark_some(at + 16, &w[1], &l[1]);
	mark_some(at + 32, &w[2], &l[2]);
	mark_some(at + 48, &w[3], &l[3]);
	*words = w[0] | w[1] << 16 | w[2] << 32 | w[3] << 48;
	*lines = l[0] | l[1] << 16 | l[2] << 32 | l[3] << 48;
}

#else

#define EACH(byte) (0x0101010101010101 * (uint64_t)(byte))

/* Returns the highest bits of bytes without others, in order, as the highest byte. */
static uint64_t gather_bits(uint64_t bytes)
{
	return (bytes * 0x0002040810204081) & (uint64_t)255 << 56;
}

/* Returns the bytes that are c, by their highest bits. */
static uint64_t equal_bytes(uint64_t bytes, char c)
{
	const uint64_t unlike = bytes ^ EACH(c);

	return ~(((unlike & EACH(127)) + EACH(127)) | unlike) & EACH(128);
}

static void mark(const char *at, uint64_t *words, uint64_t *lines)
{
	*words = *lines = 0;
	for (unsigned i = 0; i < 64; i += 8) {
		const uint64_t bytes = marks_bytes(at + i), line = equal_bytes(bytes, '\n');
		const uint64_t blank = equal_bytes(bytes, ' ') | equal_bytes(bytes, '\t');

		*lines = *lines >> 8 | gather_bits(line);
		*words = *words >> 8 | gather_bits(line | blank);
	}
}

#endif

/* Stores the marks of 64 bytes as the i-th ones. */
UTIL_INLINE void mark_as(struct marks *marks, size_t i, const char *at)
{
	uint64_t words, lines;

	mark(at, &words, &lines);
	marks->ends[i] = marks_bytes(&words);
	marks->newlines[i] = marks_bytes(&lines);
}

void marks_make(struct marks *marks, const char *at, const char *end)
{
	size_t length = (size_t)(end - at), i;

	marks->begin = at;
	marks->last = end;
	if (length > MARKS_ROOM) {
		length = MARKS_ROOM;
		marks->last = at + MARKS_ROOM - 64;
	}
	for (i = 0; i < length / 64; i++)
		mark_as(marks, i, at + 64 * i);
	if (length % 64) {
		char rest[64] = {0};

		mark_as(marks, i, memcpy(rest, at + 64 * i, length % 64));
		i++;
	}
	marks->ends[i] = marks->newlines[i] = 0;
}

/* Returns the shape with these ends of words, and the mask of its digits. */
static struct shape shape_of(uint64_t marks, struct shape_mask *mask)
{
	struct shape shape = {.words = 0};
	unsigned begin = 0;

	*mask = (struct shape_mask){{0}};
	while (marks && shape.words < MARKS_FOUR) {
		unsigned end = bits_first(marks);
		unsigned length = end - begin;

		if (length == 0 || length > MARKS_SMALL)
			break;
		mask->of[shape.words] = UINT32_MAX << 8 * (MARKS_SMALL - length);
		shape.end[shape.words++] = (uint8_t)end;
		shape.last = (uint8_t)end;
		begin = end + 1;
		marks &= marks - 1;
	}
	return shape;
}

struct shapes *marks_shapes(void)
{
	struct shapes *shapes = util_alloc(1, sizeof(*shapes));

	for (size_t i = 0; i < MARKS_SHAPES; i++) {
		struct shape_mask mask;
		struct shape shape = shape_of(i, &mask);
		/* A first word of one byte may be a star; a longer one may begin with a sign. */
		size_t lead = shape.end[0] == 1 ? LEAD_STAR : LEAD_SIGN;

		shapes->shape[i] = shape;
		shapes->mask[LEAD_DIGIT + i] = mask;
		shapes->mask[LEAD_SIGN + i] = mask;
		shapes->mask[LEAD_STAR + i] = mask;
		shapes->mask[lead + i].of[0] <<= 8;
	}
	return shapes;
}
