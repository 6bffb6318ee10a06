/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/departures.h"

#include "base/number.h"
#include "base/util.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>

/*
 * How many of a kind are reported singly in a file, and FEW in all files.  With FEW, others are
 * counted; with ONCE, the other files that have some.
 */
enum { ONCE = 1, FEW = 3 };

/*
 * For each departure: whether --check calls it an error, what the specification says, how many an
 * ordinary run reports in a file, and what it calls the others if it counts them.
 */
static const struct {
	bool error;
	const char *rule;
	uint64_t mentioned;
	const char *others;
} departure_kinds[D_DEPARTURES] = {
	[D_LINE] = {true,
		    "a line is a header \"key: value\", \"spec=name\", a cost line or a comment",
		    FEW, "invalid lines"},
	[D_NUMBER] = {true, "Number := HexNumber | (Digit)+", FEW, "words that are not numbers"},
	[D_TOO_MANY] = {true, "the costs of a line are those of \"events:\", in its order", FEW,
			"lines with too many costs"},
	[D_ID_UNDEFINED] = {true, "\"(ID) name\" comes before \"(ID)\"", FEW,
			    "ids that were never defined"},
	[D_ID_REDEFINED] = {false, "an id is an alias of one name to the end of the file", 0, NULL},
	[D_ID_TOO_BIG] = {true, "an id is a number", FEW, "ids that do not fit into 64 bits"},
	[D_CALL_UNFINISHED] = {true, "after a \"calls=\" line there MUST be a cost line", FEW,
			       "\"calls=\" without a line of costs"},
	[D_CALL_WRAPPED] = {false, "costs are 64-bit counters", ONCE,
			    "costs of calls that wrapped around"},
	[D_CALL_FILE] = {false, "without \"cfi=\", a called function is in the file of its caller",
			 0, NULL},
	[D_CALL_FORM] = {true, "CallLine := \"calls=\" Number SubPositionList", 0, NULL},
	[D_JUMP_FORM] =
		{true, "\"jump=\" Number SubPositionList, \"jcnd=\" Number Number SubPositionList",
		 0, NULL},
	[D_TARGET_MORE] = {false, "SubPositionList := (SubPosition+ Space+)+", 0, NULL},
	[D_BELOW_ZERO] = {true, "a relative position counts from that of the last cost line", FEW,
			  "positions below zero"},
	[D_POSITION_FORM] = {true, "SubPosition := Number | \"+\" Number | \"-\" Number | \"*\"", 0,
			     NULL},
	[D_POSITION_MISSING] = {true,
				"a cost line begins with the positions that \"positions:\" lists",
				0, NULL},
	[D_DECIMAL] = {true, "Number := HexNumber | (Digit)+", ONCE,
		       "counts that are no whole numbers"},
	[D_NEGATIVE] = {true, "Number := HexNumber | (Digit)+", 0, NULL},
	[D_EVENTS_MISSING] = {true, "\"events:\" is required in each part", 0, NULL},
	[D_EVENT_TWICE] = {true, "\"events:\" lists the names of the event types", FEW,
			   "events named twice"},
	[D_EVENT_NAME] = {false, "Name := Alpha (Digit | Alpha)*", 0, NULL},
	[D_EVENT_FORM] = {true, "\"event:\" Name (\"=\" InheritedExpr)? (\":\" long name)?", FEW,
			  "\"event:\" lines that say nothing"},
	[D_FORMULA] = {true, "an inherited event is a sum of given ones", FEW,
		       "formulas that cannot be used"},
	[D_POSITIONS] = {true, "\"positions:\" lists instr, bb and line, in this order", ONCE,
			 "odd \"positions:\" lines"},
	[D_VERSION_PLACE] = {true, "\"version:\" has to be the first header line", 0, NULL},
	[D_VERSION_FORM] = {true, "FormatVersion := \"version: 1\"", FEW,
			    "\"version:\" lines without a number"},
	[D_FUNCTION_MISSING] = {true, "a cost line belongs to the \"fn=\" before it", 0, NULL},
	[D_TOTALS] = {true, "\"totals:\" must give the total of all cost lines", 0, NULL},
	[D_TOTALS_FAR] = {true, "\"totals:\" must give the total of all cost lines", FEW,
			  "totals far above the costs"},
	[D_SUMMARY] = {false,
		       "\"summary:\" should be equal to or larger than the total of all self costs",
		       0, NULL},
	[D_ABOVE] = {false, "\"summary:\" is the total cost of the program", FEW,
		     "differences between \"summary:\" and the self costs"},
	[D_CUT] = {true, "a part ends in a line of totals, which is that of its cost lines", ONCE,
		   "parts that may be cut"},
	[D_NO_NEWLINE_BY_HAND] = {false, "each line ends in a newline", ONCE,
				  "a last line without a newline"},
	[D_NO_NEWLINE] = {true, "each line ends in a newline", ONCE,
			  "a last line without a newline"},
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
	for (unsigned i = 0; i < check_lines(check); i++)
		fprintf(out, "%s %" PRIu64, i ? "," : "", check->lines[i]);
	fputs(check->count > CHECK_LINES ? ", ...)" : ")", out);
}

void departures_begin(struct departures *d, const char *file)
{
	d->file = file;
	d->first = d->found_count;
	memset(d->seen, 0, sizeof(d->seen));
	memset(d->left, 0, sizeof(d->left));
	memset(d->said, 0, sizeof(d->said));
}

void departures_end(struct departures *d)
{
	for (size_t i = 0; i < D_DEPARTURES && !d->checking; i++) {
		struct departures_told *told = &d->told[i];
		uint64_t *left = &d->left[i];

		if (departure_kinds[i].mentioned == FEW && d->seen[i] > FEW && !told->of_file) {
			diag_warn(d->diag, "%s: %s more %s", d->file,
				  number_grouped((int64_t)*left).text, departure_kinds[i].others);
			told->of_file = true;
			*left = 0;
		}
		told->further += *left;
		told->files += *left > 0;
		*left = 0;
	}
}

void departures_finish(struct departures *d)
{
	for (size_t i = 0; i < D_DEPARTURES; i++) {
		const struct departures_told *told = &d->told[i];
		struct grouped files = number_grouped((int64_t)told->files);

		if (!told->files)
			continue;
		if (departure_kinds[i].mentioned == FEW)
			diag_warn(d->diag, "%s more %s, in %s more file%s",
				  number_grouped((int64_t)told->further).text,
				  departure_kinds[i].others, files.text,
				  told->files == 1 ? "" : "s");
		else
			diag_warn(d->diag, "%s more file%s %s", files.text,
				  told->files == 1 ? " has" : "s have", departure_kinds[i].others);
	}
	memset(d->told, 0, sizeof(d->told));
}

/*
 * Returns the check for this kind and text. A new one takes over *text and sets
 * it to NULL. After FEW texts of a kind, one check counts all others.
 */
static struct check *find_check(struct departures *d, enum departure kind, char **text)
{
	struct check *check;
	unsigned texts = 0;

	for (size_t i = d->first; i < d->found_count; i++) {
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

void departures_add(struct departures *d, enum departure kind, uint64_t line, const char *format,
		    ...)
{
	uint64_t n = ++d->seen[kind];
	va_list args;

	d->errors += departure_kinds[kind].error;
	va_start(args, format);
	if (d->checking) {
		char *text = util_message(2000, format, args);
		struct check *check = find_check(d, kind, &text);

		if (check->count < CHECK_LINES)
			check->lines[check->count] = line;
		check->count++;
		free(text);
	} else if (n <= departure_kinds[kind].mentioned && d->told[kind].singly < FEW) {
		d->told[kind].singly++;
		d->said[kind] = true;
		diag_warn_at(d->diag, d->file, line, format, args);
	} else if (n == ONCE || departure_kinds[kind].mentioned == FEW) {
		d->left[kind] += departure_kinds[kind].mentioned > 0;
	}
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
