/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * usage: blackbox pairs PROGRAM EVERY FIRST [OPTION...] PROFILE...
 *        blackbox mutate PROGRAM SEED RUNS SECONDS PROFILE...
 *
 * Runs the program as a user does, and looks at what can be seen from outside:
 * how it ends, how long that takes, and what it prints.  The options are those
 * of its own --help=all, so that a new one is tried without a word here.
 *
 * pairs: each two options, with each of their values, are given together at
 * least once on these profiles, in a run that the program did not refuse; and
 * alone if it refuses the two; of the pairs one in EVERY, from number FIRST on.
 * mutate: random options and damaged profiles, of which those that break it are
 * kept, until RUNS or SECONDS are over.
 */
#define _POSIX_C_SOURCE 200809L
#include <ctype.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { OPTIONS = 80, VALUES = 16, WORDS = 64, SANITIZER = 99, SECONDS = 100 };

struct option {
	char name[32];
	char *value[VALUES]; /* "--name=value", or "--name" */
	size_t count;
	bool mode;          /* it decides what is printed */
	bool hides[VALUES]; /* what others do: a mode, or it is refused */
};

static struct option options[OPTIONS];
static size_t option_count;
static const char *program;
static uint64_t state = 88172645463325252U;
static size_t runs, bad;

static void die(const char *what, const char *name)
{
	printf("not ok blackbox: %s%s\n", what, name);
	exit(1);
}

static uint64_t any(uint64_t below)
{
	state ^= state << 13;
	state ^= state >> 7;
	state ^= state << 17;
	return (state >> 11) % below;
}

/* --- the options ------------------------------------------------------- */

/* Values, by what stands behind the = in the help or by the option's name. */
static const struct {
	const char *key;
	const char *value[VALUES];
} known[] = {
	{"0--100", {"0", "100", "50.5"}},
	{"PCT", {"0", "100", "0.5"}},
	{"N", {"0", "1", "3", "18446744073709551616"}},
	{"context", {"0", "3", "all", "18446744073709551616"}},
	{"show", {"Ir", "Ir,Calls,Incl(Ir)", "Ir,2", "No"}},
	{"sort", {"Ir", "Calls,Ir", "Ir:50", "Incl(Ir):10,Ir", "R"}},
	{"include", {"src", "/nonexistent", "."}},
	{"library", {"src", "/usr/include", ".rustup"}},
	{"old-sources", {"src", "/nonexistent"}},
	{"source-map", {"/=src", "src=.", "/home/user=src"}},
	{"old-sources", {".", "/nonexistent"}},
	{"event", {"X=2 Ir + Ir", "R=Ir / Ir", "X=No", "=", "Y=Ir - Ir:long"}},
	{"match", {"main", ".", "nothing at all", "("}},
	{"hide", {"main", ".", "nothing at all"}},
	{"fn", {"main", "/./", "/^m/", "nothing at all"}},
	{"part", {"1", "2-3", "1,4-"}},
	{"thread", {"1", "2-3", "0"}},
	{"mod-file", {"s/.*//", "s,/,,g"}},
	{"mod-fn", {"s/.*/f/", "s/([a-z])/\\1\\1/g"}},
	{"width", {"0", "20", "100000"}},
	{"output", {"written", "no such/directory"}},
	{"fail-if", {"Ir>5", "Ir>+5", "Ir>+5%", "main:Ir>5", ".:Ir>+5%",
		     "Incl(Ir)>1"}},
};

static const char *const modes[] = {
	"help", "version", "check", "list", "summary", "fn",
};

static void add_value(struct option *option, const char *value)
{
	char *word = malloc(strlen(option->name) + strlen(value) + 4);

	if (!word || option->count == VALUES)
		die("too many values of ", option->name);
	sprintf(word, "--%s%s%s", option->name, *value ? "=" : "", value);
	option->value[option->count++] = word;
}

/* Finds values for NAME=arg. */
static void add_values(struct option *option, char *arg)
{
	size_t i, j;

	for (i = 0; i < sizeof(modes) / sizeof(*modes); i++)
		option->mode |= strcmp(modes[i], option->name) == 0;
	if (!*arg) {
		add_value(option, "");
		return;
	}
	for (i = 0; i < sizeof(known) / sizeof(*known); i++) {
		if (strcmp(known[i].key, option->name) != 0 &&
		    strcmp(known[i].key, arg) != 0)
			continue;
		for (j = 0; j < VALUES && known[i].value[j]; j++)
			add_value(option, known[i].value[j]);
		return;
	}
	/* Otherwise it must list them: a|b|c. */
	if (!strchr(arg, '|') || !islower((unsigned char)*arg))
		die("write here which values to try for --", option->name);
	for (arg = strtok(arg, "|"); arg; arg = strtok(NULL, "|"))
		add_value(option, arg);
}

/* Reads the lines "  -h, --help ..." and "  --top=N  ..." of the help. */
static void read_options(void)
{
	char line[512], command[1024];
	FILE *help;

	snprintf(command, sizeof(command), "'%s' --help=all", program);
	help = popen(command, "r");
	while (help && fgets(line, sizeof(line), help)) {
		struct option *option = &options[option_count];
		char *name = line + strspn(line, " "), *arg;
		size_t blanks = (size_t)(name - line);

		if (name[0] == '-' && name[1] != '-')
			name += strcspn(name, " ") + 1;
		if (blanks != 2 || strncmp(name, "--", 2) != 0)
			continue;
		name += 2;
		/* Two blanks end it; [=VALUE] can be left out. */
		arg = strstr(name, "  ");
		*(arg ? arg : name + strcspn(name, "\n")) = '\0';
		arg = strstr(name, "[=");
		if (arg) {
			name[strlen(name) - 1] = '\0';
			*arg++ = '\0';
		} else {
			arg = name + strcspn(name, "=");
		}
		if (*arg)
			*arg++ = '\0';
		if (option_count == OPTIONS ||
		    strlen(name) >= sizeof(option->name))
			die("too many options: ", name);
		strcpy(option->name, name);
		add_values(option, arg);
		option_count++;
	}
	if (!help || pclose(help) != 0 || option_count < 10)
		die("cannot read the options of ", program);
}

/* --- one run ----------------------------------------------------------- */

/*
 * The fault of a stream that the program printed, or NULL.  The stream may have
 * one control character besides newlines and tabs, or with raw all of them.
 */
static const char *wrong_in(const char *path, char allowed, bool raw)
{
	FILE *file = fopen(path, "r");
	const char *wrong = NULL;
	int c, before = '\n';

	while (file && (c = getc(file)) != EOF) {
		if (c != '\n' && (raw || c == allowed))
			before = c;
		else if ((c < ' ' && c != '\n' && c != '\t') || c == 0x7f)
			wrong = "prints a control character";
		else
			before = c;
	}
	if (before != '\n')
		wrong = "ends without a newline";
	if (file)
		fclose(file);
	return wrong;
}

static bool has_word(char **words, const char *beginning)
{
	for (; *words; words++)
		if (strncmp(*words, beginning, strlen(beginning)) == 0)
			return true;
	return false;
}

/* Colors are escape sequences, and lines of csv end in \r\n. */
static char allowed_by(char **words)
{
	if (has_word(words, "--format=csv"))
		return '\r';
	return has_word(words, "--color") ? 0x1b : '\n';
}

static void show(char **words)
{
	for (; *words; words++)
		printf(" '%s'", *words);
	putchar('\n');
}

/* The exit status, 128 and more for a signal, of a process that ends. */
static int status_of(pid_t child)
{
	int status;

	if (child < 0 || waitpid(child, &status, 0) < 0)
		die("cannot run ", program);
	return WIFEXITED(status) ? WEXITSTATUS(status)
				 : 128 + WTERMSIG(status);
}

/*
 * The process of golden/in_process.c, which runs the program without a start of
 * its own; it reads `asked` and writes to `answers`.  pid 0: it does not run.
 */
static struct {
	char path[1024]; /* beside the program; empty: there is none */
	char directory[1024];
	pid_t pid;
	FILE *asked, *answers;
} inside;

static void find_inside(void)
{
	const char *slash = strrchr(program, '/');
	struct stat own, its;

	signal(SIGPIPE, SIG_IGN);
	snprintf(inside.path, sizeof(inside.path), "%.*s/in_process",
		 (int)(slash ? slash - program : 0), program);
	/* One that is older was built from other sources. */
	if (!slash || stat(program, &own) != 0 || stat(inside.path, &its) != 0 ||
	    its.st_mtime < own.st_mtime ||
	    !getcwd(inside.directory, sizeof(inside.directory)))
		*inside.path = '\0';
}

static void begin_inside(void)
{
	int to[2], from[2];

	if (pipe(to) != 0 || pipe(from) != 0)
		die("no pipe for ", inside.path);
	fflush(stdout);
	inside.pid = fork();
	if (inside.pid == 0) {
		char seconds[16];

		snprintf(seconds, sizeof(seconds), "%d", SECONDS);
		dup2(to[0], 0);
		dup2(from[1], 1);
		close(to[1]);
		close(from[0]);
		execl(inside.path, inside.path, seconds, (char *)NULL);
		_exit(98);
	}
	close(to[0]);
	close(from[1]);
	inside.asked = fdopen(to[1], "w");
	inside.answers = fdopen(from[0], "r");
	if (inside.pid < 0 || !inside.asked || !inside.answers)
		die("cannot run ", inside.path);
}

/* Ends that process, and returns its exit status. */
static int end_inside(void)
{
	pid_t pid = inside.pid;

	inside.pid = 0;
	fclose(inside.asked);
	fclose(inside.answers);
	return status_of(pid);
}

/* Runs it with these words there.  Returns its exit status. */
static int run_inside(char **words)
{
	char answer[64];
	int count = 0, i;

	if (!inside.pid)
		begin_inside();
	while (words[count + 1])
		count++;
	fprintf(inside.asked, "%s%c%cout%cerr%c%c%c%d%c", inside.directory, 0, 0,
		0, 0, 0, 0, count, 0);
	for (i = 1; i <= count; i++)
		fprintf(inside.asked, "%s%c", words[i], 0);
	fflush(inside.asked);
	return fgets(answer, sizeof(answer), inside.answers) ? atoi(answer)
							     : end_inside();
}

/* As run_inside(), in a process of its own, whose standard input is a mutant. */
static int run_alone(char **words)
{
	pid_t child;

	fflush(stdout);
	child = fork();
	if (child == 0) {
		alarm(SECONDS);
		if (!freopen("mutant", "r", stdin) &&
		    !freopen("/dev/null", "r", stdin))
			_exit(98);
		if (!freopen("out", "w", stdout) || !freopen("err", "w", stderr))
			_exit(98);
		execv(program, words);
		_exit(98);
	}
	return status_of(child);
}

/*
 * Runs it with these words behind its name, and says so if that is bad.
 * Returns its exit status, 128 and more for a signal.
 */
static int run(char **words)
{
	const char *wrong = NULL;
	struct stat said = {0};
	int status;

	words[0] = (char *)program;
	status = *inside.path ? run_inside(words) : run_alone(words);
	runs++;
	stat("err", &said);
	if (status == 128 + SIGALRM)
		wrong = "takes longer than it may";
	else if (status > 3)
		wrong = "breaks";
	else if ((status == 2 || status == 3) && said.st_size == 0)
		wrong = "fails without a word";
	if (!wrong)
		/* The Callgrind format has no means to escape bytes of names. */
		wrong = wrong_in("out", allowed_by(words),
				 has_word(words, "--format=callgrind"));
	if (!wrong)
		wrong = wrong_in("err", '\n', false);
	if (wrong) {
		bad++;
		printf("not ok blackbox: it %s (%d):", wrong, status);
		show(words);
		fflush(stdout);
		if (system("head -n 20 err") != 0)
			puts("and that cannot be shown");
	}
	return status;
}

/* --- pairs ------------------------------------------------------------- */

/* By id of a value. */
static bool met[OPTIONS * VALUES][OPTIONS * VALUES];

static size_t id_of(size_t option, size_t value)
{
	return option * VALUES + value;
}

static bool is_value(size_t id)
{
	return id % VALUES < options[id / VALUES].count;
}

static bool hides(size_t id)
{
	return options[id / VALUES].hides[id % VALUES];
}

/* How many pairs of the id with those chosen were not met yet. */
static size_t news(size_t id, const size_t *chosen, size_t count)
{
	bool hidden = false;
	size_t n = 0, i;

	for (i = 0; i < count; i++) {
		/* The same option is given once only here. */
		if (chosen[i] / VALUES == id / VALUES)
			return 0;
		hidden |= hides(chosen[i]);
	}
	for (i = 0; i < count; i++)
		n += !met[chosen[i]][id] && (!hidden || hides(chosen[i]));
	return n;
}

/* Adds those that bring the most new pairs, and hide no others. */
static size_t choose_more(size_t *chosen, size_t count)
{
	enum { MOST = 12, TRIES = 200 };

	while (count < MOST) {
		size_t best = 0, best_id = 0, tries;

		for (tries = 0; tries < TRIES; tries++) {
			size_t option = any(option_count);
			size_t id = id_of(option, any(options[option].count));
			size_t n = hides(id) ? 0 : news(id, chosen, count);

			if (n > best) {
				best = n;
				best_id = id;
			}
		}
		if (!best)
			break;
		chosen[count++] = best_id;
	}
	return count;
}

static int try_row(const size_t *chosen, size_t count, char **files)
{
	char *words[WORDS] = {NULL};
	bool hidden = false;
	size_t n = 1, i, j;
	int status;

	for (i = 0; i < count; i++) {
		hidden |= hides(chosen[i]);
		words[n++] = options[chosen[i] / VALUES]
				     .value[chosen[i] % VALUES];
	}
	for (; *files && n + 1 < WORDS; files++)
		words[n++] = *files;
	status = run(words);
	/* Where it refuses one of many, it did not come to the others. */
	if (status == 2 && count > 2 && !hidden)
		return status;
	for (i = 0; i < count; i++)
		for (j = 0; j < count; j++)
			if (!hidden || count == 2 || hides(chosen[i]) ||
			    hides(chosen[j]))
				met[chosen[i]][chosen[j]] = true;
	return status;
}

/* Tries each value alone, to see which hide what others do. */
static void try_values(char **files)
{
	size_t id;

	for (id = 0; id < option_count * VALUES; id++) {
		struct option *option = &options[id / VALUES];

		if (is_value(id))
			option->hides[id % VALUES] =
				try_row(&id, 1, files) == 2 || option->mode;
	}
}

/* All pairs that are left, or one in so many: in company, or alone. */
static size_t try_pairs(char **files, size_t every, size_t first, bool alone)
{
	size_t pairs = 0, i, j, all = option_count * VALUES;

	for (i = 0; i < all; i++) {
		if (!is_value(i))
			continue;
		for (j = (i / VALUES + 1) * VALUES; j < all; j++) {
			size_t chosen[WORDS] = {i, j};

			if (!is_value(j))
				continue;
			if (pairs++ % every == first && !met[i][j])
				try_row(chosen,
					alone ? 2 : choose_more(chosen, 2),
					files);
		}
	}
	return pairs;
}

static void test_pairs(size_t every, size_t first, char **files)
{
	size_t pairs;

	try_values(files);
	try_pairs(files, every, first, false);
	pairs = try_pairs(files, every, first, true) / every;
	if (!bad)
		printf("ok pairs: %zu options, %zu pairs in %zu runs on %s\n",
		       option_count, pairs, runs, files[0]);
}

/* --- mutants ----------------------------------------------------------- */

struct bytes {
	char *at;
	size_t length;
};

enum { MOST_BYTES = 1 << 20 };

static void load(const char *path, struct bytes *bytes)
{
	FILE *file = fopen(path, "r");

	if (!file)
		die("cannot open ", path);
	bytes->length = fread(bytes->at, 1, MOST_BYTES / 2, file);
	fclose(file);
}

/* Puts text in the place of count bytes, where it has room. */
static void replace(struct bytes *bytes, size_t at, size_t count,
		    const char *text, size_t length)
{
	if (at + count > bytes->length)
		count = bytes->length - at;
	if (bytes->length - count + length > MOST_BYTES)
		return;
	memmove(bytes->at + at + length, bytes->at + at + count,
		bytes->length - at - count);
	memcpy(bytes->at + at, text, length);
	bytes->length += length - count;
}

/* The beginning of a line somewhere, one in four times one of the header. */
static size_t some_line(const struct bytes *bytes)
{
	size_t at = any(any(4) ? bytes->length : bytes->length / 64 + 1);

	while (at && bytes->at[at - 1] != '\n')
		at--;
	return at;
}

static size_t line_length(const struct bytes *bytes, size_t at)
{
	size_t n = 0;

	while (at + n < bytes->length && bytes->at[at + n++] != '\n')
		;
	return n;
}

static void damage(struct bytes *bytes)
{
	static const char *const pieces[] = {
		"fn=(1)\n", "fl=../../../etc/passwd\n", "fl=/dev/zero\n",
		"calls=1 1\n", "calls=99999999999999999999 1\n",
		"events: Ir Ir\n", "events: A B C D E F G H I J K L M N O P\n",
		"event: X = Ir + X : loop\n", "part: 2\n", "totals: 1\n",
		"version: 1\n", "desc: Trigger: x\n", "cfn=(2)\n", "jump=1 1\n",
		"positions: instr line\n", "+1 1\n", "* * *\n", "\x1b[31m",
		"18446744073709551615", "9223372036854775807", "-1", "0x", " ",
		"\n", ":", "fe=\n", "1.5", "thread: 2\n", "ob=\n", "\xff",
	};
	static char line[4096];
	const char *piece = pieces[any(sizeof(pieces) / sizeof(*pieces))];
	size_t at, from, n;

	if (!bytes->length)
		return;
	at = some_line(bytes);
	switch (any(8)) {
	case 0:
		bytes->at[any(bytes->length)] = (char)any(256);
		break;
	case 1:
		bytes->at[any(bytes->length)] = '\0';
		break;
	case 2: /* a line goes */
		replace(bytes, at, line_length(bytes, at), "", 0);
		break;
	case 3: /* a line from elsewhere comes */
		from = some_line(bytes);
		n = line_length(bytes, from);
		n = n < sizeof(line) ? n : sizeof(line);
		memcpy(line, bytes->at + from, n);
		replace(bytes, at, 0, line, n);
		break;
	case 4:
	case 5:
		replace(bytes, at, 0, piece, strlen(piece));
		break;
	case 6: /* what is written over */
		replace(bytes, any(bytes->length), any(4), piece,
			strlen(piece));
		break;
	case 7:
		if (any(8) == 0)
			bytes->length = any(bytes->length);
		break;
	}
}

static void save(const struct bytes *bytes, const char *path)
{
	FILE *file = fopen(path, "w");

	if (!file || fwrite(bytes->at, 1, bytes->length, file) != bytes->length)
		die("cannot write ", path);
	fclose(file);
}

/* Some options, of which some are damaged; how many. */
static size_t some_options(char **words, char spoilt[][128])
{
	size_t count = any(8), i;

	for (i = 0; i < count; i++) {
		struct option *option = &options[any(option_count)];

		words[i] = option->value[any(option->count)];
		/* Nobody knows which file another name would overwrite. */
		if (any(8) != 0 || strcmp(option->name, "output") == 0)
			continue;
		snprintf(spoilt[i], sizeof(spoilt[i]), "%s", words[i]);
		spoilt[i][any(strlen(spoilt[i]))] = (char)(1 + any(255));
		words[i] = spoilt[i];
		/* A name of a file that nobody meant to be opened. */
		if (words[i][0] != '-')
			count = i;
	}
	return count;
}

static void try_mutant(struct bytes *bytes, char **files, size_t file_count)
{
	char *words[WORDS] = {NULL}, spoilt[8][128], kept[64];
	size_t n, before = bad, i;

	load(files[any(file_count)], bytes);
	for (i = any(12); i; i--)
		damage(bytes);
	save(bytes, "mutant");
	n = 1 + some_options(words + 1, spoilt);
	words[n++] = any(8) ? "mutant" : "-";
	if (any(4) == 0)
		words[n++] = files[any(file_count)];
	run(words);
	if (bad == before)
		return;
	snprintf(kept, sizeof(kept), "mutant-%zu", bad);
	save(bytes, kept);
	printf("the mutant is kept as %s\n", kept);
}

static void test_mutants(char **files, uint64_t most, double seconds)
{
	struct bytes bytes = {malloc(MOST_BYTES), 0};
	time_t end = time(NULL) + (time_t)seconds;
	size_t file_count = 0;

	while (files[file_count])
		file_count++;
	if (!bytes.at || !file_count)
		die("no profiles to mutate, or no memory", "");
	while (runs < most && time(NULL) < end && bad < 10)
		try_mutant(&bytes, files, file_count);
	if (!bad)
		printf("ok mutants: %zu runs\n", runs);
	free(bytes.at);
}

int main(int argc, char **argv)
{
	if (argc < 6)
		die("usage: blackbox pairs|mutate PROGRAM ...", "");
	program = argv[2];
	setenv("ASAN_OPTIONS", "exitcode=99:detect_stack_use_after_return=1",
	       1);
	setenv("UBSAN_OPTIONS", "exitcode=99:print_stacktrace=1", 1);
	read_options();
	if (strcmp(argv[1], "pairs") == 0) {
		find_inside();
		test_pairs(strtoull(argv[3], NULL, 10), strtoull(argv[4], NULL, 10),
			   argv + 5);
		if (inside.pid && end_inside() != 0)
			die("it left memory behind in ", inside.path);
	} else if (argc > 6) {
		state += strtoull(argv[3], NULL, 10) * 0x9e3779b97f4a7c15U;
		test_mutants(argv + 6, strtoull(argv[4], NULL, 10),
			     strtod(argv[5], NULL));
	}
	return bad != 0;
}
