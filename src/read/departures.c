/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/departures.h"

#include "base/number.h"
#include "base/util.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>

/* How many of a kind are reported singly; with FEW, others are counted. */
enum { QUIET = 0, ONCE = 1, FEW = 3 };

/*
 * For each departure: whether --check calls it an error, how many an ordinary run reports in a
 * file, what it calls the others, and what the specification says.
 */
static const struct {
	bool error;
	uint64_t mentioned;
	const char *others;
	const char *rule;
} departure_kinds[D_DEPARTURES] = {
	[D_LINE] = {true, FEW, "invalid lines",
		    "a line is a header \"key: value\", \"spec=name\", a cost "
		    "line or a comment"},
	[D_NUMBER] = {true, FEW, "words that are not numbers", "Number := HexNumber | (Digit)+"},
	[D_TOO_MANY] = {true, FEW, "lines with too many costs",
			"the costs of a line are those of \"events:\", in its "
			"order"},
	[D_ID_UNDEFINED] = {true, FEW, "ids that were never defined",
			    "\"(ID) name\" comes before \"(ID)\""},
	[D_ID_REDEFINED] = {false, QUIET, "",
			    "an id is an alias of one name to the end of the "
			    "file"},
	[D_ID_TOO_BIG] = {true, FEW, "ids that do not fit into 64 bits", "an id is a number"},
	[D_CALL_UNFINISHED] = {true, FEW, "\"calls=\" without a line of costs",
			       "after a \"calls=\" line there MUST be a cost "
			       "line"},
	[D_CALL_WRAPPED] = {false, ONCE, "calls with such a cost", "costs are 64-bit counters"},
	[D_CALL_FILE] = {false, QUIET, "",
			 "without \"cfi=\", a called function is in the file of its caller"},
	[D_CALL_FORM] = {true, QUIET, "", "CallLine := \"calls=\" Number SubPositionList"},
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
	[D_DECIMAL] = {true, ONCE, "counts with a fraction", "Number := HexNumber | (Digit)+"},
	[D_NEGATIVE] = {true, QUIET, "", "Number := HexNumber | (Digit)+"},
	[D_EVENTS_MISSING] = {true, QUIET, "", "\"events:\" is required in each part"},
	[D_EVENT_TWICE] = {true, FEW, "events named twice",
			   "\"events:\" lists the names of the event types"},
	[D_EVENT_NAME] = {false, QUIET, "", "Name := Alpha (Digit | Alpha)*"},
	[D_EVENT_FORM] = {true, FEW, "\"event:\" lines that say nothing",
			  "\"event:\" Name (\"=\" InheritedExpr)? (\":\" long "
			  "name)?"},
	[D_FORMULA] = {true, FEW, "formulas that cannot be used",
		       "an inherited event is a sum of given ones"},
	[D_POSITIONS] = {true, ONCE, "odd \"positions:\" lines",
			 "\"positions:\" lists instr, bb and line, in this "
			 "order"},
	[D_VERSION_PLACE] = {true, QUIET, "", "\"version:\" has to be the first header line"},
	[D_VERSION_FORM] = {true, FEW, "\"version:\" lines without a number",
			    "FormatVersion := \"version: 1\""},
	[D_FUNCTION_MISSING] = {true, QUIET, "",
				"a cost line belongs to the \"fn=\" before "
				"it"},
	[D_TOTALS] = {true, QUIET, "", "\"totals:\" must give the total of all cost lines"},
	[D_SUMMARY] = {false, QUIET, "",
		       "\"summary:\" should be equal to or larger than the "
		       "total of all self costs"},
	[D_ABOVE] = {false, FEW, "differences between \"summary:\" and the self costs",
		     "\"summary:\" is the total cost of the program"},
	[D_CUT] = {true, ONCE, "parts that seem cut",
		   "a part ends in a line of totals, which is that of its cost "
		   "lines"},
	[D_NO_NEWLINE] = {true, ONCE, "lines without a newline", "each line ends in a newline"},
};

bool departure_is_error(enum departure kind)
{
	return departure_kinds[kind].error;
}

const char *departure_rule(enum departure kind)
{
	return departure_kinds[kind].rule;
}

void departures_print(FILE *out, const struct check *check)
{
	unsigned i;

	str_print(out, str_of(check->file));
	fputc(':', out);
	if (check->lines[0])
		fprintf(out, "%" PRIu64 ":", check->lines[0]);
	fputs(departure_is_error(check->kind) ? " error: " : " warning: ", out);
	str_print(out, str_of(check->text));
	fprintf(out, "; %s", departure_rule(check->kind));
	if (check->count == 1)
		return;
	fprintf(out, " (%" PRIu64 " times: lines", check->count);
	for (i = 0; i < check_lines(check); i++)
		fprintf(out, "%s %" PRIu64, i ? "," : "", check->lines[i]);
	fputs(check->count > CHECK_LINES ? ", ...)" : ")", out);
}

void departures_begin(struct departures *d, const char *file)
{
	d->file = file;
	d->first = d->found_count;
	memset(d->seen, 0, sizeof(d->seen));
}

void departures_end(struct departures *d)
{
	size_t i;

	if (d->checking)
		return;
	for (i = 0; i < D_DEPARTURES; i++) {
		uint64_t most = departure_kinds[i].mentioned;

		if (most == FEW && d->seen[i] > most)
			diag_warn(d->diag, "%s: %s more %s", d->file,
				  number_grouped((int64_t)(d->seen[i] - most)).text,
				  departure_kinds[i].others);
	}
}

/*
 * Returns the check for this kind and text. A new one takes over *text and sets
 * it to NULL. After FEW texts of a kind, one check counts all others.
 */
static struct check *find_check(struct departures *d, enum departure kind, char **text)
{
	struct check *check;
	unsigned texts = 0;
	size_t i;

	for (i = d->first; i < d->found_count; i++) {
		check = &d->found[i];
		if (check->kind != kind)
			continue;
		if (texts == FEW || strcmp(check->text, *text) == 0)
			return check;
		texts++;
	}
	check = &UTIL_PUSH(d->found, d->found_count, d->found_room);
	*check = (struct check){.kind = kind, .file = str_copy(str_of(d->file))};
	if (texts == FEW) {
		check->text = util_format("further departures of this kind");
	} else {
		check->text = *text;
		*text = NULL;
	}
	return check;
}

/* Records a departure for --check. */
static void keep_departure(struct departures *d, enum departure kind, uint64_t line,
			   const char *format, va_list args)
{
	char *text = util_message(2000, format, args);
	struct check *check = find_check(d, kind, &text);

	if (check->count < CHECK_LINES)
		check->lines[check->count] = line;
	check->count++;
	free(text);
}

void departures_add(struct departures *d, enum departure kind, uint64_t line, const char *format,
		    ...)
{
	uint64_t n = ++d->seen[kind];
	va_list args;

	d->errors += departure_kinds[kind].error;
	va_start(args, format);
	if (d->checking)
		keep_departure(d, kind, line, format, args);
	else if (n <= departure_kinds[kind].mentioned)
		diag_warn_at(d->diag, d->file, line, format, args);
	va_end(args);
}

void departures_free(struct departures *d)
{
	while (d->found_count) {
		free(d->found[--d->found_count].file);
		free(d->found[d->found_count].text);
	}
	free(d->found);
	d->found = NULL;
	d->found_room = d->first = 0;
}
