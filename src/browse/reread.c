/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The thread has a run of its own.  What it shares with the first one (options, names of files, the
 * directory) is not written by anybody meanwhile.
 */
#include "browse/reread.h"

#include <signal.h>
#include <string.h>

static void *read_all(void *argument)
{
	struct reread *reread = argument;

	struct page page = {0};
	struct view_state view;

	reread->good = run_read(&reread->run, &reread->error) &&
		       pages_begin(&reread->pages, &reread->run, &reread->error);
	if (reread->good) {
		/* The figures of its report are those of all views. */
		view = pages_first(&reread->pages);
		reread->good = pages_make(&reread->pages, &view, 0, &page, &reread->error);
	}
	page_free(&page);
	return NULL;
}

void reread_begin(struct reread *reread, const struct run *first)
{
	sigset_t all, before;
	int failed;

	atomic_init(&reread->stop, false);
	reread->run = (struct run){
		.options = first->options,
		.directory = first->directory,
		.found = first->found,
		.stop = &reread->stop,
		.paged = true,
	};
	run_begin(&reread->run);
	reread->run.files = first->files.count ? first->files : first->found;
	reread->begun = true;
	/* Signals are for the thread that waits for keys. */
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	failed = pthread_create(&reread->thread, NULL, read_all, reread);
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	if (!failed)
		return;
	reread->thread = pthread_self();
	read_all(reread);
}

bool reread_wait(struct reread *reread, bool stop, struct error *error)
{
	if (stop)
		atomic_store(&reread->stop, true);
	if (!pthread_equal(reread->thread, pthread_self()))
		pthread_join(reread->thread, NULL);
	reread->thread = pthread_self();
	*error = reread->error;
	return reread->good;
}

void reread_free(struct reread *reread)
{
	struct error ignored;

	if (!reread->begun)
		return;
	reread_wait(reread, true, &ignored);
	if (reread->pages.run)
		pages_end(&reread->pages);
	run_end(&reread->run);
	reread->begun = false;
}
