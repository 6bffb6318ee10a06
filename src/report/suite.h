/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef SUITE_H
#define SUITE_H

#include "figures/noise.h"
#include "report/gate.h"
#include "report/report.h"

#include <stdbool.h>
#include <stddef.h>

/* What became of a benchmark, the worst last. */
enum suite_verdict {
	SUITE_OK,
	SUITE_NOISE,   /* several runs do not tell its change from noise */
	SUITE_NEW,     /* OLD has none ... */
	SUITE_GONE,    /* ... or NEW has none */
	SUITE_WARNS,   /* a limit of --warn-if is exceeded ... */
	SUITE_EXCEEDS, /* ... or one of --fail-if */
};

/* A benchmark of a suite: its total of the first sort event. */
struct suite_row {
	const char *name;
	bool has[2];          /* OLD, NEW */
	struct column column; /* without its formula; the name is owned */
	struct fraction value[2];
	bool given[2]; /* has, and the event has a value there */
	bool is_noise; /* its change is no more */
	bool several;  /* there are several runs of it ... */
	/*
	 * ... and so far is their most from their least, as a part of that: of
	 * OLD or NEW, whichever is more.
	 */
	struct fraction spread;
	enum suite_verdict verdict;
	char *report; /* of what exceeds limits, as its format has it, or NULL */
	size_t length;
};

struct suite {
	const char *const *path; /* the directories OLD and NEW */
	struct suite_row *list;  /* by name */
	struct words matched; /* limits of --fail-if, if a function matches */
	size_t count;
};

/* The words of verdicts, by enum suite_verdict. */
extern const char *const suite_verdicts[];

/*
 * Takes the figures of a benchmark from its report.  That a limit is of
 * functions that it has not is forgotten: another one may have them.
 */
void suite_take(struct suite *suite, struct suite_row *row,
		const struct report *report, struct verdicts *verdicts);

/* Whether a benchmark has the functions of this limit, or it is of none. */
bool suite_matched(const struct suite *suite, const char *limit);

/* Whether it is to be shown why limits were exceeded. */
static inline bool suite_explains(const struct suite_row *row)
{
	return row->verdict >= SUITE_WARNS;
}

/* Whether OLD and NEW have a value, so that it has a change. */
static inline bool suite_changes(const struct suite_row *row)
{
	return row->given[0] && row->given[1];
}

/* The change; false: a side has no value. */
bool suite_change(const struct suite_row *row, struct fraction *change);

/* The change as a part of OLD's value; false: it has none, or OLD has 0. */
bool suite_growth(const struct suite_row *row, struct fraction *growth);

/* Whether a row's event is not the one that the first row has. */
bool suite_differs(const struct suite *suite, const struct suite_row *row);

/*
 * The geometric mean of NEW / OLD, where both are above 0, of the benchmarks
 * whose event is that of the first one; 0: there is none.
 */
double suite_mean(const struct suite *suite);

/* What people read of a row; "." stands for what is not given. */
struct suite_words {
	char value[2][FRACTION_TEXT];
	char change[2 * FRACTION_TEXT]; /* "+81 (+85.26%)" */
	char noise[FRACTION_TEXT];      /* "0.50%" */
};
void suite_words(const struct suite_row *row, struct suite_words *words);

/* The change that the geometric mean is, as "+0.50%"; false: there is none. */
bool suite_mean_text(const struct suite *suite, char text[FRACTION_TEXT]);

void suite_free(struct suite *suite);

#endif
