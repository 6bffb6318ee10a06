/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Lines as names that are shortened: none gets longer, names that differ stay
 * different, and what is made to fit some columns does.
 */
#include "setup.h"

#include "base/name.h"
#include "base/map.h"

static void check_views(struct str name)
{
	struct str texts[] = {name_short(name), name_key(name), name_bare(name)};

	for (size_t i = 0; i < LENGTH(texts); i++) {
		REQUIRE(texts[i].length <= name.length && (texts[i].length || !name.length || i == 2));
		str_free(texts[i]);
	}
}

static void check_fit(struct str name)
{
	size_t columns;

	for (columns = 3; columns < 60; columns = columns * 3 / 2) {
		struct str text = name_fit(name, columns);

		REQUIRE(fit_columns(text, columns + 1) <= columns);
		REQUIRE(text.length || !name.length);
		str_free(text);
		text = fit_end(name, columns);
		REQUIRE(fit_columns(text, columns + 1) <= columns);
		str_free(text);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct str left = {(const char *)data, size};
	struct names names = {0}, seen = {0};
	struct str *list;
	size_t i;

	if (size > LARGEST)
		return 0;
	while (left.length)
		names_id(&names, str_eat_until(&left, '\n'));
	list = util_alloc(names.count, sizeof(*list));
	for (i = 0; i < names.count; i++) {
		list[i] = names_str(&names, (name_id)i);
		check_views(list[i]);
		check_fit(list[i]);
	}
	name_list_make(list, names.count);
	for (i = 0; i < names.count; i++) {
		REQUIRE(list[i].length <= names_str(&names, (name_id)i).length);
		REQUIRE(names_id(&seen, list[i]) == i);
		if (list[i].length)
			str_free(list[i]);
	}
	free(list);
	names_free(&seen);
	names_free(&names);
	return 0;
}
