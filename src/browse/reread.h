/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "browse/page.h"

#include <pthread.h>
#include <stdbool.h>

/*
 * The second reading of profiles, by a thread, while the user looks at the list: the first one has
 * kept the facts of the list alone, where run->inputs says that the same can be read again.
 */
struct reread {
	/* With all facts once it was read, and their report; nobody else may use them before. */
	struct run run;
	struct pages pages;
	pthread_t thread;
	atomic_bool stop;
	bool begun, good;
	struct error error;
};

/* Begins; *reread keeps its address.  first must outlive it, and its files do not change. */
void reread_begin(struct reread *reread, const struct run *first);

/*
 * Waits for the end of the reading, or with `stop` has it end soon.  False: there are no more facts
 * and *error says why: it failed, or the files were others than before.
 */
bool reread_wait(struct reread *reread, bool stop, struct error *error);

/* Ends what was begun; does nothing before that. */
void reread_free(struct reread *reread);
