/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/report.h"

/*
 * Chooses the files to annotate: first the files that the user wants
 * (report->sources), then the files of the listed rows.
 */
void files_choose(struct report *report);

/* Finds the files that a row has code in, once each.  Caller frees *files. */
size_t files_of_row(const struct report *report, row_id row, name_id **files);
