/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef TEXT_EVENTS_H
#define TEXT_EVENTS_H

#include "write/writing.h"

/* Prints a table of the events: those of the profile and those defined. */
void text_events(const struct writing *w);

#endif
