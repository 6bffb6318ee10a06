/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/diag.h"

#include "base/util.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>

/* How many are reported one by one; FEW: the others are counted. */
enum { QUIET = 0, ONCE = 1, FEW = 3 };

/*
 * For each departure: whether --check calls it an error, how many an ordinary
 * run reports in a file, what it calls the others, and what the specification
 * says.
 */
static const struct {
	bool error;
	uint64_t mentioned;
	const char *others;
	const char *rule;
} departures[D_DEPARTURES] = {
	[D_LINE] = {true, FEW, "invalid lines",
		    "a line is a header \"key: value\", \"spec=name\", a cost "
		    "line or a comment"},
	[D_NUMBER] = {true, FEW, "words that are not numbers",
		      "Number := HexNumber | (Digit)+"},
	[D_TOO_MANY] = {true, FEW, "lines with too many costs",
			"the costs of a line are those of \"events:\", in its "
			"order"},
	[D_ID_UNDEFINED] = {true, FEW, "ids that were never defined",
			    "\"(ID) name\" comes before \"(ID)\""},
	[D_ID_REDEFINED] = {false, QUIET, "",
			    "an id is an alias of one name to the end of the "
			    "file"},
	[D_ID_TOO_BIG] = {true, FEW, "ids that do not fit into 64 bits",
			  "an id is a number"},
	[D_CALL_UNFINISHED] = {true, FEW, "\"calls=\" without a line of costs",
			       "after a \"calls=\" line there MUST be a cost "
			       "line"},
	[D_CALL_WRAPPED] = {false, ONCE, "calls with such a cost",
			    "costs are 64-bit counters"},
	[D_CALL_FORM] = {true, QUIET, "",
			 "CallLine := \"calls=\" Number SubPositionList"},
	[D_JUMP_FORM] = {true, QUIET, "",
			 "\"jump=\" Number SubPositionList, \"jcnd=\" Number "
			 "Number SubPositionList"},
	[D_BELOW_ZERO] = {true, FEW, "positions below zero",
			  "a relative position counts from that of the last "
			  "cost line"},
	[D_POSITION_FORM] = {true, QUIET, "",
			     "SubPosition := Number | \"+\" Number | \"-\" "
			     "Number | \"*\""},
	[D_POSITION_MISSING] = {true, QUIET, "",
				"a cost line begins with the positions that "
				"\"positions:\" lists"},
	[D_DECIMAL] = {true, ONCE, "counts with a fraction",
		       "Number := HexNumber | (Digit)+"},
	[D_NEGATIVE] = {true, QUIET, "", "Number := HexNumber | (Digit)+"},
	[D_EVENTS_MISSING] = {true, QUIET, "",
			      "\"events:\" is required in each part"},
	[D_EVENT_TWICE] = {true, FEW, "events named twice",
			   "\"events:\" lists the names of the event types"},
	[D_EVENT_NAME] = {false, QUIET, "", "Name := Alpha (Digit | Alpha)*"},
	[D_EVENT_FORM] = {true, FEW, "\"event:\" lines that say nothing",
			  "\"event:\" Name (\"=\" InheritedExpr)? (\":\" long "
			  "name)?"},
	[D_FORMULA] = {true, FEW, "formulas that cannot be used",
		       "an inherited event is a sum of given ones"},
	[D_POSITIONS] = {true, QUIET, "",
			 "\"positions:\" lists instr, bb and line, in this "
			 "order"},
	[D_VERSION_PLACE] = {true, QUIET, "",
			     "\"version:\" has to be the first header line"},
	[D_VERSION_FORM] = {true, FEW, "\"version:\" lines without a number",
			    "FormatVersion := \"version: 1\""},
	[D_FUNCTION_MISSING] = {true, QUIET, "",
				"a cost line belongs to the \"fn=\" before "
				"it"},
	[D_TOTALS] = {true, QUIET, "",
		      "\"totals:\" must give the total of all cost lines"},
	[D_SUMMARY] = {false, QUIET, "",
		       "\"summary:\" should be equal to or larger than the "
		       "total of all self costs"},
	[D_CUT] = {true, ONCE, "parts that seem cut",
		   "a part ends in a line of totals, which is that of its cost "
		   "lines"},
	[D_NO_NEWLINE] = {true, ONCE, "lines without a newline",
			  "each line ends in a newline"},
};

void diag_file(struct diag *diag, const char *file)
{
	diag->file = file;
	memset(diag->seen, 0, sizeof(diag->seen));
}

/* printf, with control characters as \xNN. */
static void put(FILE *out, const char *format, va_list args)
{
	char *text = util_message(2000, format, args);

	str_print(out, str_of(text));
	free(text);
}

static void put_warning(const struct diag *diag, const char *format,
			va_list args)
{
	if (!diag->warnings || diag->quiet)
		return;
	if (diag->before)
		fflush(diag->before);
	fputs("cgannotate: ", diag->warnings);
	put(diag->warnings, format, args);
	fputc('\n', diag->warnings);
}

void diag_warn(struct diag *diag, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	put_warning(diag, format, args);
	va_end(args);
}

static void say(FILE *out, const struct diag *diag, const char *program,
		uint64_t line)
{
	fputs(program, out);
	str_print(out, str_of(diag->file));
	fputc(':', out);
	if (line)
		fprintf(out, "%" PRIu64 ":", line);
	fputc(' ', out);
}

static void put_check(const struct diag *diag, const struct diag_check *check)
{
	FILE *out = diag->checks;
	unsigned lines = diag_line_count(check);

	say(out, diag, "", check->lines[0]);
	fputs(check->error ? "error: " : "warning: ", out);
	str_print(out, str_of(check->text));
	fprintf(out, "; %s", check->rule);
	if (check->count > 1) {
		unsigned i;

		fprintf(out, " (%" PRIu64 " times: lines", check->count);
		for (i = 0; i < lines; i++)
			fprintf(out, "%s %" PRIu64, i ? "," : "",
				check->lines[i]);
		fputs(check->count > lines ? ", ...)" : ")", out);
	}
	fputc('\n', out);
}

static void put_checks(struct diag *diag)
{
	size_t i;

	for (i = 0; i < diag->found_count; i++) {
		struct diag_check *check = &diag->found[i];

		check->file = diag->file;
		check->rule = departures[check->kind].rule;
		check->error = departures[check->kind].error;
		check->first = !diag->checked;
		diag->checked = true;
		if (diag->style)
			diag->style->put(diag->checks, check);
		else
			put_check(diag, check);
		free(check->text);
	}
	free(diag->found);
	diag->found = NULL;
	diag->found_count = diag->found_room = 0;
}

void diag_file_end(struct diag *diag)
{
	size_t i;

	put_checks(diag);
	if (diag->checks || !diag->warnings)
		return;
	for (i = 0; i < D_DEPARTURES; i++) {
		uint64_t most = departures[i].mentioned;

		if (most == FEW && diag->seen[i] > most)
			diag_warn(diag, "%s: %" PRIu64 " more %s", diag->file,
				  diag->seen[i] - most, departures[i].others);
	}
}

/*
 * The check that counts departures of this kind and text, which it may take;
 * those behind a few texts of the kind are counted together.
 */
static struct diag_check *find_check(struct diag *diag, enum departure kind,
				     char **text)
{
	struct diag_check *check;
	unsigned texts = 0;
	size_t i;

	for (i = 0; i < diag->found_count; i++) {
		check = &diag->found[i];
		if (check->kind != kind)
			continue;
		if (texts == FEW || strcmp(check->text, *text) == 0)
			return check;
		texts++;
	}
	diag->found = util_grow(diag->found, &diag->found_room,
				diag->found_count + 1, sizeof(*diag->found));
	check = &diag->found[diag->found_count++];
	*check = (struct diag_check){.kind = kind};
	if (texts == FEW) {
		check->text = util_format("further departures of this kind");
	} else {
		check->text = *text;
		*text = NULL;
	}
	return check;
}

/* Keeps a departure for --check. */
static void keep(struct diag *diag, enum departure kind, uint64_t line,
		 const char *format, va_list args)
{
	char *text = util_message(2000, format, args);
	struct diag_check *check = find_check(diag, kind, &text);

	if (check->count < DIAG_LINES)
		check->lines[check->count] = line;
	check->count++;
	free(text);
}

void diag_depart(struct diag *diag, enum departure kind, uint64_t line,
		 const char *format, ...)
{
	uint64_t n = ++diag->seen[kind];
	va_list args;

	diag->errors += departures[kind].error;
	va_start(args, format);
	if (diag->checks) {
		keep(diag, kind, line, format, args);
	} else if (diag->warnings && n <= departures[kind].mentioned) {
		say(diag->warnings, diag, "cgannotate: ", line);
		put(diag->warnings, format, args);
		fputc('\n', diag->warnings);
	}
	va_end(args);
}

void diag_advise(struct diag *diag, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	if (diag->people)
		put_warning(diag, format, args);
	va_end(args);
}

void diag_hold(struct diag *diag, struct diag_held *held)
{
	held->before = diag->warnings;
	draft_open(&held->draft);
	diag->warnings = held->draft.file;
}

void diag_release(struct diag *diag, struct diag_held *held, bool wanted)
{
	struct str text = draft_close(&held->draft);

	diag->warnings = held->before;
	if (wanted && diag->warnings)
		fwrite(text.at, 1, text.length, diag->warnings);
	free(held->draft.text);
}

const char *diag_quote(struct scratch *scratch, struct str s)
{
	char *to = scratch->text;
	bool cut = s.length > 60;

	if (cut)
		s.length = 57;
	while (s.length) {
		size_t n = str_printable(s);

		memcpy(to, s.at, n);
		to += n;
		s = (struct str){s.at + n, s.length - n};
		if (s.length) {
			n = str_escape(s, to);
			to += strlen(to);
			s = (struct str){s.at + n, s.length - n};
		}
	}
	memcpy(to, cut ? "..." : "\0\0\0", 4);
	return scratch->text;
}
