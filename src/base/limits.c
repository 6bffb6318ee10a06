/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/limits.h"

#include "base/bits.h"
#include "base/number.h"

/* A budget is times * (bytes of profiles read) + all, but at most `most`. */
static const struct {
	uint64_t times, all, most;
	const char *message; /* with a place for the count */
} limit_kinds[LIMIT_KINDS] = {
	[LIMIT_NAMES] = {16, 8 << 20, UINT64_MAX,
			 "names of more than 32 bytes were shortened %s times; --limits=no shows "
			 "them whole"},
	[LIMIT_SOURCE_TEXT] = {64, 16 << 20, 128 << 20,
			       "texts of sources that are large beside the profile were left out "
			       "or ended early %s times; --limits=no shows them"},
	[LIMIT_SOURCE_BYTES] = {0, 1 << 30, 1 << 30,
				"more than 1 GB of sources was to be read: files were left out or "
				"ended early %s times; --limits=no reads them"},
	[LIMIT_CODE] = {4, 1 << 20, UINT64_MAX,
			"code that is large beside the profile was not disassembled in %s places; "
			"--limits=no disassembles it"},
	[LIMIT_OBJECTS] = {1024, UINT64_C(4) << 30, UINT64_MAX,
			   "objects that are large beside the profile were not read %s times more; "
			   "--limits=no reads them"},
	[LIMIT_INLINES] = {16, 64 << 20, UINT64_MAX,
			   "names of inlined functions that are large beside the profile were left "
			   "out %s times; --limits=no takes them"},
};

static uint64_t budget(const struct limits *limits, enum limit_kind kind)
{
	uint64_t most;

	if (overflow_mul(limits->input, limit_kinds[kind].times, &most) ||
	    overflow_add(most, limit_kinds[kind].all, &most) || most > limit_kinds[kind].most)
		return limit_kinds[kind].most;
	return most;
}

uint64_t limits_left(const struct limits *limits, enum limit_kind kind)
{
	if (!limits || limits->lifted)
		return UINT64_MAX;
	return budget(limits, kind) - limits->used[kind];
}

bool limits_take(struct limits *limits, enum limit_kind kind, uint64_t amount)
{
	if (!limits || limits->lifted)
		return true;
	if (amount > limits_left(limits, kind)) {
		limits->left_out[kind]++;
		return false;
	}
	limits->used[kind] += amount;
	return true;
}

uint64_t limits_unpacked(const struct limits *limits, uint64_t packed)
{
	const uint64_t all = 4 << 20;

	if (!limits || limits->lifted || packed > (UINT64_MAX - all) / LIMITS_UNPACKED)
		return UINT64_MAX;
	return LIMITS_UNPACKED * packed + all;
}

/* The bytes that a name takes in any format, at most: what is hidden is escaped, as \u001b. */
static size_t printed(struct str name)
{
	enum { ESCAPE = 6 };
	size_t bytes = name.length;

	if (str_printable(name) < name.length)
		return ESCAPE * name.length;
	for (size_t i = 0; i < name.length; i++)
		if (memchr("<>&\"\\", name.at[i], 5))
			bytes += ESCAPE - 1;
	return bytes;
}

struct str limits_name(struct limits *limits, struct str name)
{
	/* After one name did not fit, none is taken. */
	if (name.length <= LIMITS_NAME || !limits || limits->lifted ||
	    limits_take(limits, LIMIT_NAMES,
			limits->left_out[LIMIT_NAMES] ? UINT64_MAX : printed(name)))
		return name;
	return str_head(name, LIMITS_NAME);
}

void limits_warn(const struct limits *limits, struct diag *diag)
{
	for (int i = 0; i < LIMIT_KINDS; i++)
		if (limits->left_out[i])
			/* NOLINTNEXTLINE: the formats are in limit_kinds[] */
			diag_warn(diag, limit_kinds[i].message,
				  number_grouped((int64_t)limits->left_out[i]).text);
}
