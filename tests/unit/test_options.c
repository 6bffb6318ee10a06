/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "base/number.h"
#include "options.h"

/* A command line that is at fault, and what must be named. */
static void check_usage(const char *line, const char *culprit)
{
	struct command command;

	command_init(&command, line);
	ck_assert_msg(!command.good, "'%s' was taken", line);
	ck_assert(command.error.usage);
	ck_has(command.error.text, culprit);
	ck_has_not(command.error.text, "\n");
	command_free(&command);
}

#define CHECK(line, condition)                                         \
	do {                                                           \
		struct command command;                                \
		const struct options *o = &command.options;            \
                                                                       \
		command_init(&command, line);                          \
		ck_assert_msg(command.good, "%s", command.error.text); \
		ck_assert_msg(condition, "'%s': " #condition, line);   \
		command_free(&command);                                \
	} while (0)

START_TEST(the_defaults_are_those_of_callgrind_annotate)
{
	CHECK("", !o->help && !o->version);
	CHECK("", o->settings.show == NULL && o->settings.sort == NULL);
	CHECK("", strcmp(o->settings.threshold, "99") == 0);
	CHECK("", o->settings.show_percs && o->settings.annotate &&
			  !o->settings.inclusive);
	CHECK("", o->settings.tree == TREE_NONE && o->settings.context == 8);
	CHECK("", o->settings.include.count == 0 && o->files.count == 0);
}
END_TEST

START_TEST(a_value_may_follow_an_equal_sign_or_a_blank)
{
	CHECK("--show=A,B", strcmp(o->settings.show, "A,B") == 0);
	CHECK("--show A,B", strcmp(o->settings.show, "A,B") == 0);
	CHECK("--sort=A:90,B", strcmp(o->settings.sort, "A:90,B") == 0);
	CHECK("--sort A",
	      strcmp(o->settings.sort, "A") == 0 && !o->files.count);
	CHECK("--threshold=99.9", strcmp(o->settings.threshold, "99.9") == 0);
	CHECK("--context=0", o->settings.context == 0);
	CHECK("--context 20", o->settings.context == 20);
}
END_TEST

START_TEST(yes_or_no_may_be_left_out_or_denied)
{
	CHECK("--inclusive", o->settings.inclusive);
	CHECK("--inclusive=yes", o->settings.inclusive);
	CHECK("--inclusive=yes --inclusive=no", !o->settings.inclusive);
	CHECK("--inclusive --no-inclusive", !o->settings.inclusive);
	CHECK("--no-auto", !o->settings.annotate);
	CHECK("--auto=no --auto", o->settings.annotate);
	CHECK("--show-percs=no", !o->settings.show_percs);
	CHECK("--no-show-percs", !o->settings.show_percs);
}
END_TEST

START_TEST(yes_or_no_takes_no_word_behind_it)
{
	CHECK("--inclusive on", o->settings.inclusive && o->files.count == 1);
}
END_TEST

START_TEST(a_tree_is_one_of_four)
{
	CHECK("--tree=none", o->settings.tree == TREE_NONE);
	CHECK("--tree=caller", o->settings.tree == TREE_CALLER);
	CHECK("--tree=calling", o->settings.tree == TREE_CALLING);
	CHECK("--tree=both", o->settings.tree == TREE_BOTH);
	CHECK("--tree both", o->settings.tree == TREE_BOTH);
}
END_TEST

START_TEST(directories_are_given_in_five_ways_and_kept_in_order)
{
	static const char *const ways[] = {"-I d", "-Id", "-I=d", "--include d",
					   "--include=d"};
	size_t i;

	for (i = 0; i < LENGTH(ways); i++)
		CHECK(ways[i],
		      o->settings.include.count == 1 &&
			      strcmp(o->settings.include.at[0], "d") == 0);
	CHECK("-Ia --include=b -I c",
	      o->settings.include.count == 3 &&
		      strcmp(o->settings.include.at[0], "a") == 0 &&
		      strcmp(o->settings.include.at[1], "b") == 0 &&
		      strcmp(o->settings.include.at[2], "c") == 0);
}
END_TEST

START_TEST(source_maps_are_a_list)
{
	CHECK("--source-map=/a=/b --source-map /c=d",
	      o->settings.source_map.count == 2 &&
		      strcmp(o->settings.source_map.at[0], "/a=/b") == 0 &&
		      strcmp(o->settings.source_map.at[1], "/c=d") == 0);
}
END_TEST

START_TEST(other_words_are_files_wherever_they_stand)
{
	CHECK("a --inclusive b - c", o->settings.inclusive &&
					     o->files.count == 4 &&
					     strcmp(o->files.at[2], "-") == 0 &&
					     strcmp(o->files.at[3], "c") == 0);
}
END_TEST

START_TEST(all_words_behind_two_dashes_are_files)
{
	CHECK("-- --help -I --", !o->help && o->files.count == 3 &&
					 strcmp(o->files.at[0], "--help") == 0);
}
END_TEST

START_TEST(help_and_version_are_flags)
{
	CHECK("--help", o->help && !o->version);
	CHECK("-h", o->help);
	CHECK("--version", o->version && !o->help);
}
END_TEST

START_TEST(a_context_that_is_too_big_is_the_biggest)
{
	CHECK("--context=18446744073709551615",
	      o->settings.context == UINT64_MAX);
	CHECK("--context=99999999999999999999999",
	      o->settings.context == UINT64_MAX);
}
END_TEST

START_TEST(the_last_of_an_option_counts)
{
	CHECK("--context=1 --context=2 --sort=A --sort=B",
	      o->settings.context == 2 && strcmp(o->settings.sort, "B") == 0);
}
END_TEST

START_TEST(a_list_has_two_names)
{
	CHECK("--list=parts", o->list == LIST_PARTS);
	CHECK("--list events", o->list == LIST_EVENTS);
	CHECK("--list=events --event=A=B", o->list == LIST_EVENTS);
	check_usage("--list=part", "not one of parts|events");
	check_usage("--check --list=parts", "cannot be used with");
	check_usage("--list=parts --by=line", "--by cannot be used with");
}
END_TEST

START_TEST(an_option_can_be_abbreviated)
{
	CHECK("--inclusi", o->settings.inclusive);
	CHECK("--inclusi=no", !o->settings.inclusive);
	CHECK("--no-aut", !o->settings.annotate);
	CHECK("--summ", o->settings.summary);
	/* A whole name is no abbreviation of --show-percs. */
	CHECK("--show=A", strcmp(o->settings.show, "A") == 0);
	check_usage("--so=A", "--sort, --source-map, --sources");
	check_usage("--no-s", "--no-show-percs");
	/* nor is --no-show one of --no-show-percs */
	check_usage("--no-show", "unknown");
	check_usage("--no-aut=yes", "unknown");
}
END_TEST

START_TEST(an_option_that_is_unknown_is_named)
{
	check_usage("--frobnicate", "--frobnicate");
	check_usage("--inclusve", "--inclusve");
	check_usage("--no-frob=1", "--no-frob=1");
	check_usage("--no-context", "--no-context");
	check_usage("--no-inclusive=yes", "--no-inclusive=yes");
	check_usage("-x", "-x");
	check_usage("-help", "-help");
}
END_TEST

START_TEST(a_bad_value_is_named_with_its_option)
{
	check_usage("--inclusive=maybe", "--inclusive=maybe");
	check_usage("--inclusive=", "--inclusive=");
	check_usage("--tree=up", "--tree=up");
	check_usage("--context=-1", "--context=-1");
	check_usage("--context=8x", "--context=8x");
	check_usage("--context=", "--context=");
	check_usage("--threshold=101", "--threshold=101");
	check_usage("--threshold=x", "--threshold=x");
	check_usage("--threshold=-1", "--threshold=-1");
	check_usage("--help=yes", "--help=yes");
}
END_TEST

START_TEST(a_value_that_is_missing_is_asked_for)
{
	check_usage("--show", "--show");
	check_usage("a -I", "-I");
	check_usage("--tree", "--tree");
}
END_TEST

START_TEST(percentages_are_from_0_to_100)
{
	static const struct {
		const char *text;
		struct decimal value;
	} good[] = {
		{"0", {0, 1}},      {"100", {100, 1}},  {"99.5", {995, 10}},
		{".5", {5, 10}},    {"7.", {7, 1}},     {"100.0", {100, 1}},
		{"0012.25", {1225, 100}},
	};
	static const char *const bad[] = {"",      ".",  "100.1", "1000",
					  "-1",    "+1", "1e1",   "5%",
					  "1.2.3", " 5", "nan"};
	struct decimal value;
	size_t i;

	for (i = 0; i < LENGTH(good); i++) {
		ck_assert_msg(number_percent(str_of(good[i].text), &value),
			      "'%s'", good[i].text);
		ck_assert_uint_eq(value.over, good[i].value.over);
		ck_assert_uint_eq(value.under, good[i].value.under);
	}
	for (i = 0; i < LENGTH(bad); i++)
		ck_assert_msg(!number_percent(str_of(bad[i]), &value), "'%s'",
			      bad[i]);
}
END_TEST

START_TEST(options_that_exclude_each_other_are_named)
{
	static const struct {
		const char *line, *said;
	} both[] = {
		{"--by=line --tree=caller",
		 "--by=line cannot be used with --tree; --inclusive counts "
		 "the calls from a line"},
		{"--asm=intel --by=object",
		 "--asm cannot be used with --by=object"},
		{"--asm --format=json",
		 "--asm cannot be used with --format=json"},
		{"--call-tree --format=tsv",
		 "--call-tree cannot be used with --format=tsv"},
		{"--compare --format=folded",
		 "--compare cannot be used with --format=folded"},
		{"--compare=part --asm", "--compare cannot be used with --asm"},
		{"--diff --old-sources=x --format=callgrind",
		 "--old-sources cannot be used with --format=callgrind"},
		{"--format=callgrind --min=0", "--min cannot be used with --format=callgrind"},
		{"--format=callgrind --hide=x", "--hide cannot be used with --format=callgrind"},
		{"--diff --asm", "--asm cannot be used with --diff"},
		{"--fn=x --by=object",
		 "--fn cannot be used with --by=object"},
		{"--check --list=parts",
		 "--list cannot be used with --check"},
		{"--check --event=x=Ir", "--event cannot be used with --check"},
	};
	size_t i;

	for (i = 0; i < LENGTH(both); i++)
		check_usage(both[i].line, both[i].said);
	/* A default that is said, or taken back, excludes nothing. */
	CHECK("--by=line --tree=none", o->settings.by == BY_LINE);
	CHECK("--asm --format=callgrind", o->settings.assembly);
	CHECK("--list=events --event=x=Ir", o->list == LIST_EVENTS);
}
END_TEST

START_TEST(the_short_help_fits_on_a_screen)
{
	char *text = NULL;
	size_t length, lines = 0;
	FILE *out = open_memstream(&text, &length);
	struct str left;

	options_help(out, HELP_SHORT);
	fclose(out);
	ck_has(text, "--help=all");
	for (left = str_of(text); left.length; lines++)
		ck_assert_uint_le(str_eat_until(&left, '\n').length, 80);
	/* A line is left for the prompt. */
	ck_assert_uint_lt(lines, 24);
	free(text);
}
END_TEST

START_TEST(the_help_shows_every_option_in_80_columns)
{
	static const char *const names[] = {
		"-h, --help",
		"--version",
		"--show=A,B,C",
		"--threshold=",
		"--sort=",
		"--show-percs[=yes|no]",
		"--auto[=yes|no]",
		"--context=N",
		"--inclusive[=yes|no]",
		"--tree=none|caller|calling|both",
		"-I, --include=DIR",
		"--source-map=FROM=TO",
	};
	char *text = NULL;
	size_t length, i;
	FILE *out = open_memstream(&text, &length);
	struct str left;

	options_help(out, HELP_ALL);
	fclose(out);
	for (i = 0; i < LENGTH(names); i++)
		ck_has(text, names[i]);
	for (left = str_of(text); left.length;)
		ck_assert_uint_le(str_eat_until(&left, '\n').length, 80);
	free(text);
}
END_TEST

SUITE_OF(options, the_defaults_are_those_of_callgrind_annotate,
	 a_value_may_follow_an_equal_sign_or_a_blank,
	 yes_or_no_may_be_left_out_or_denied, yes_or_no_takes_no_word_behind_it,
	 a_tree_is_one_of_four,
	 directories_are_given_in_five_ways_and_kept_in_order,
	 source_maps_are_a_list, other_words_are_files_wherever_they_stand,
	 all_words_behind_two_dashes_are_files, help_and_version_are_flags,
	 a_context_that_is_too_big_is_the_biggest, the_last_of_an_option_counts,
	 a_list_has_two_names,
	 an_option_can_be_abbreviated, an_option_that_is_unknown_is_named,
	 a_bad_value_is_named_with_its_option,
	 a_value_that_is_missing_is_asked_for, percentages_are_from_0_to_100,
	 options_that_exclude_each_other_are_named,
	 the_short_help_fits_on_a_screen,
	 the_help_shows_every_option_in_80_columns)
