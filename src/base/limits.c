/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/diag.h"

#include "base/number.h"

/* A budget is the bound() of the bytes of profiles read: times * bytes + all, `most` at most. */
static const struct {
	uint64_t times, all, most;
	const char *things;
} limit_kinds[LIMIT_KINDS] = {
	[LIMIT_NAMES] = {16, 8 << 20, UINT64_MAX, "names of more than 32 bytes"},
	[LIMIT_SOURCE_TEXT] = {64, 16 << 20, 128 << 20, "texts of sources"},
	[LIMIT_SOURCE_BYTES] = {0, 256 << 20, 256 << 20, "sources"},
	[LIMIT_CODE] = {4, 1 << 20, UINT64_MAX, "code to disassemble"},
	[LIMIT_OBJECTS] = {1024, UINT64_C(4) << 30, UINT64_MAX, "objects"},
	[LIMIT_INLINES] = {16, 64 << 20, UINT64_MAX, "names of inlined functions"},
};

static uint64_t bound(uint64_t bytes, uint64_t times, uint64_t all, uint64_t most)
{
	bool wraps = overflow_mul(bytes, times, &bytes) || overflow_add(bytes, all, &bytes);

	return wraps || bytes > most ? most : bytes;
}

uint64_t limits_left(const struct limits *limits, enum limit_kind kind)
{
	if (!limits || limits->lifted)
		return UINT64_MAX;
	return bound(limits->input, limit_kinds[kind].times, limit_kinds[kind].all,
		     limit_kinds[kind].most) -
	       limits->used[kind];
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
	return !limits || limits->lifted ? UINT64_MAX
					 : bound(packed, LIMITS_UNPACKED, 4 << 20, UINT64_MAX);
}

/* The bytes that a name takes in any format, at most: what is hidden is escaped, as \u001b. */
static size_t printed(struct str name)
{
	static const char escaped[] = {'<', '>', '&', '"', '\\'};
	enum { ESCAPE = 6 };
	size_t bytes = name.length;

	if (str_printable(name) < name.length)
		return ESCAPE * name.length;
	for (size_t i = 0; i < name.length; i++)
		if (memchr(escaped, name.at[i], sizeof(escaped)))
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
			diag_warn(diag,
				  "%s, large beside the profile, were left out or cut %s times; "
				  "--limits=no has all",
				  limit_kinds[i].things,
				  number_grouped((int64_t)limits->left_out[i]).text);
}
