/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "values/settings.h"

#include "base/util.h"

enum { ALL = LABEL_OBJECT | LABEL_FILE | LABEL_NAME };

const struct by_kind BY_KINDS[] = {
	[BY_ROW] = {"row", "function", ALL, false},
	[BY_FUNCTION] = {"function", "function", ALL, false},
	[BY_FILE] = {"file", "file", LABEL_FILE, false},
	[BY_OBJECT] = {"object", "object", LABEL_OBJECT, false},
	[BY_LINE] = {"line", "line", ALL, true},
};

/* Gets the i-th directory of libraries, from 0.  False: there is none. */
static bool library(const struct settings *settings, size_t i, struct str *directory)
{
	static const char *const known[] = {
		"/usr/include",  "/usr/lib",      "/usr/lib64", "/usr/local/include",
		"/rustc",        "/rust/deps",    ".rustup",    ".cargo/registry",
		"/usr/local/go", "/usr/share/go", "go/pkg/mod", ".dub/packages",
	};
	const struct words *words = &settings->library;
	size_t first = 0, from = 0;

	for (size_t j = 0; j < words->count; j++)
		if (!*words->at[j])
			first = j + 1;
	from = first ? 0 : LENGTH(known);
	if (i >= from && first + (i - from) >= words->count)
		return false;
	*directory = str_of(i < from ? known[i] : words->at[first + (i - from)]);
	return true;
}

/*
 * Returns whether a file lies in a directory: under its path or, if that is relative, in any such
 * one.
 */
static bool lies_in(struct str file, struct str directory)
{
	bool absolute = str_begins(directory, STR("/"));

	while (directory.length > 1 && directory.at[directory.length - 1] == '/')
		directory.length--;
	while (file.length > directory.length) {
		if (str_begins(file, directory) && file.at[directory.length] == '/')
			return true;
		if (absolute)
			return false;
		str_eat_until(&file, '/');
	}
	return false;
}

bool settings_is_library(const struct settings *settings, struct str file)
{
	struct str directory;

	/* No system has so long a path, which each call would be read for. */
	if (file.length > STR_PATH)
		return false;
	for (size_t i = 0; library(settings, i, &directory); i++)
		if (lies_in(file, directory))
			return true;
	return false;
}
