/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef FILES_H
#define FILES_H

#include "report/report.h"

/*
 * Chooses the files of a report to annotate: those that the user wants, which
 * are in report->sources, then those of the rows listed.
 */
void files_choose(struct report *report);

/* The files that a row has code in, each once.  The caller frees *files. */
size_t files_of_row(const struct report *report, row_id row, name_id **files);

#endif
