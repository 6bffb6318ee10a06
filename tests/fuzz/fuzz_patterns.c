/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Changes of names, one to a line, and behind a line "--- NAMES ---" the names:
 * a change is what sed would make of a name, and what does not match stays.
 */
#include "setup.h"

#include "base/pattern.h"
#include "read/parser.h"

enum {
	MOST = 4,
	GROUPS = 10,
	LONGEST = 1 << 16, /* bytes of a changed name */
};

/* Puts TEXT of s/REGEX/TEXT/ for a match. */
static void put_text(FILE *out, struct str text, const char *name,
		     const regmatch_t *match)
{
	for (; text.length; text = (struct str){text.at + 1, text.length - 1}) {
		const regmatch_t *group = NULL;

		if (text.at[0] == '\\' && text.length > 1) {
			text = (struct str){text.at + 1, text.length - 1};
			if (text.at[0] >= '0' && text.at[0] <= '9')
				group = &match[text.at[0] - '0'];
		} else if (text.at[0] == '&') {
			group = match;
		}
		if (!group)
			putc(text.at[0], out);
		else if (group->rm_so >= 0)
			fwrite(name + group->rm_so, 1,
			       (size_t)(group->rm_eo - group->rm_so), out);
	}
}

/* One change, made once. */
static void check_once(const struct rename *rename, const char *name,
		       struct str found)
{
	regmatch_t match[GROUPS];
	struct written wanted;

	written_begin(&wanted);
	if (regexec(&rename->regex, name, GROUPS, match, 0) == 0) {
		fwrite(name, 1, (size_t)match->rm_so, wanted.file);
		put_text(wanted.file, rename->text, name, match);
		fputs(name + match->rm_eo, wanted.file);
	} else {
		fputs(name, wanted.file);
	}
	written_end(&wanted);
	REQUIRE(str_equal(found, (struct str){wanted.text, wanted.length}));
	free(wanted.text);
}

static void check_name(const struct renames *renames, struct str name)
{
	struct str changed = renames_apply(renames, name);
	char *text = str_copy(name);
	bool used = false;
	size_t i;

	for (i = 0; i < renames->count; i++)
		used |= renames->list[i].used;
	REQUIRE(used || str_equal(changed, name));
	if (renames->count == 1 && !renames->list[0].all &&
	    strlen(text) == name.length)
		check_once(&renames->list[0], text, changed);
	if (renames->count && strlen(text) == name.length)
		REQUIRE(pattern_matches(&renames->list[0].regex, name) ==
			(regexec(&renames->list[0].regex, text, 0, NULL, 0) ==
			 0));
	str_free(changed);
	free(text);
}

/*
 * Whether the changes make a name no longer than the C library searches in a
 * second: each may put its text in place of every byte.
 */
static bool grows_little(const struct words *words, size_t length)
{
	size_t i;

	for (i = 0; i < words->count && length <= LONGEST; i++)
		length *= strlen(words->at[i]) + 1;
	return length <= LONGEST;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct str names = {(const char *)data, size};
	struct str lines = eat_before(&names, "--- NAMES ---");
	struct words words = {0};
	struct renames renames = {0};
	struct error error = {0};
	size_t i;

	if (size > LARGEST)
		return 0;
	while (lines.length && words.count < MOST)
		words_add(&words, str_copy(str_eat_until(&lines, '\n')));
	if (all_tame(&words) && grows_little(&words, names.length)) {
		if (renames_read(&renames, &words, "mod-fn", &error))
			while (names.length)
				check_name(&renames,
					   str_eat_until(&names, '\n'));
		else
			REQUIRE(error.text[0]);
		renames_free(&renames);
	}
	for (i = 0; i < words.count; i++)
		free((char *)words.at[i]);
	words_free(&words);
	return 0;
}
