/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "values/settings.h"

const char *const BY_NOUNS[] = {"function", "function", "file", "object", "line"};

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
	static const char *const known[] = {
		"/usr/include",  "/usr/lib",      "/usr/lib64", "/usr/local/include",
		"/rustc",        "/rust/deps",    ".rustup",    ".cargo/registry",
		"/usr/local/go", "/usr/share/go", "go/pkg/mod", ".dub/packages",
	};
	const struct words *words = &settings->library;
	bool is = false;

	/* No system has so long a path, which each call would be read for. */
	if (file.length > STR_PATH)
		return false;
	for (size_t i = 0; i < LENGTH(known); i++)
		is = is || lies_in(file, str_of(known[i]));
	for (size_t i = 0; i < words->count; i++)
		is = *words->at[i] && (is || lies_in(file, str_of(words->at[i])));
	return is;
}
