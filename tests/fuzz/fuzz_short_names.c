/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Lines as names that are shortened: none gets longer, and names that differ
 * stay different.
 */
#include "setup.h"

#include "base/names.h"
#include "base/short_names.h"

static void check_details(struct str name)
{
	char *text = malloc(name.length + 1);
	unsigned detail;

	REQUIRE(text);
	for (detail = SHORT_NAME_LEAST; detail <= SHORT_NAME_FULL; detail++)
		REQUIRE(short_name(name, detail, text) <= name.length);
	REQUIRE(str_equal(
		name,
		(struct str){text, short_name(name, SHORT_NAME_FULL, text)}));
	free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct str left = {(const char *)data, size};
	struct names names = {0}, seen = {0};
	struct short_names shorts;
	struct str *list;
	size_t i;

	if (size > LARGEST)
		return 0;
	while (left.length)
		names_id(&names, str_eat_until(&left, '\n'));
	list = util_alloc(names.count, sizeof(*list));
	for (i = 0; i < names.count; i++) {
		list[i] = names_str(&names, (name_id)i);
		check_details(list[i]);
	}
	short_names_make(&shorts, list, names.count);
	for (i = 0; i < names.count; i++) {
		REQUIRE(shorts.list[i].length <= list[i].length);
		REQUIRE(names_id(&seen, shorts.list[i]) == i);
	}
	short_names_free(&shorts);
	free(list);
	names_free(&seen);
	names_free(&names);
	return 0;
}
