/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Any command line: the lines of the input are its words.  Where it can be
 * read, the columns it asks for are looked up in a small profile.
 */
#include "setup.h"

enum { MOST_WORDS = 64 };

/* Events with the characters that --show and --sort take apart. */
static const char PROFILE[] =
	"events: Ir Dr Dw I1mr a:b a:b:90 ns(cpu) 5 : \xc3\xa4\n"
	"fl=a.c\nfn=main\n1 1 2 3 4 5 6 7 8\n2 1\n"
	"cfn=f\ncalls=3 0\n2 9 9 9\nfn=f\n5 9 9 9 . . 0\n";

struct command {
	char *argv[MOST_WORDS + 2];
	int argc;
};

/* Each word is a piece of memory of its own. */
static void command_init(struct command *command, const char *data, size_t size)
{
	struct str left = {data, size};

	command->argc = 0;
	command->argv[command->argc++] = str_copy(STR("cgannotate"));
	while (left.length && command->argc <= MOST_WORDS) {
		struct str word = str_eat_until(&left, '\n');

		command->argv[command->argc++] = str_copy(word);
	}
	command->argv[command->argc] = NULL;
}

static void command_free(struct command *command)
{
	while (command->argc)
		free(command->argv[--command->argc]);
}

static void check_error(const struct error *error)
{
	REQUIRE(error->usage);
	REQUIRE(error->text[0]);
	REQUIRE(memchr(error->text, '\0', sizeof(error->text)));
	REQUIRE(!strchr(error->text, '\n'));
}

static void check_words(const struct words *words, int argc)
{
	size_t i;

	REQUIRE(words->count < (size_t)argc);
	for (i = 0; i < words->count; i++)
		REQUIRE(words->at[i]);
}

static void check_options(const struct options *options, int argc)
{
	struct decimal percent;

	REQUIRE(options->settings.tree >= TREE_NONE &&
		options->settings.tree <= TREE_BOTH);
	REQUIRE(number_percent(str_of(options->settings.threshold), &percent));
	REQUIRE(percent.over <= 100 * percent.under);
	check_words(&options->settings.include, argc);
	check_words(&options->settings.source_map, argc);
	check_words(&options->files, argc);
}

/* An event, the number of calls, or a formula of them. */
static void check_columns(const struct column *column, size_t count,
			  const struct columns *columns)
{
	size_t i;

	for (i = 0; i < count; i++) {
		unsigned named =
			profile_event(columns->profile, column[i].name);

		REQUIRE(column[i].terms && column[i].term_count);
		REQUIRE(named == COST_EVENTS ||
			named == column_event(&column[i]));
	}
}

static void try_columns(const struct options *options)
{
	static struct reading reading;
	struct columns columns;
	struct error error = {"", false};
	size_t i;

	if (!reading.good)
		read_blocks(&reading, PROFILE, sizeof(PROFILE) - 1,
			    sizeof(PROFILE), PLAIN_MARGIN, false);
	REQUIRE(reading.good);
	if (columns_init(&columns, &options->settings, &reading.profile,
			 &error)) {
		REQUIRE(columns.shown_count && columns.sorted_count);
		check_columns(columns.shown, columns.shown_count, &columns);
		check_columns(columns.sorted, columns.sorted_count, &columns);
		for (i = 0; i < columns.sorted_count; i++) {
			struct decimal percent = columns.sorted[i].threshold.percent;

			REQUIRE(percent.over <= 100 * percent.under);
		}
	} else {
		check_error(&error);
	}
	columns_free(&columns);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct command command;
	struct options options;
	struct error error = {"", false};

	if (size > LARGEST)
		return 0;
	command_init(&command, (const char *)data, size);
	if (options_read(&options, command.argc, command.argv, &error)) {
		check_options(&options, command.argc);
		try_columns(&options);
	} else {
		check_error(&error);
	}
	options_free(&options);
	command_free(&command);
	return 0;
}
