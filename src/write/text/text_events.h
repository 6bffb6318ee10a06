/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef TEXT_EVENTS_H
#define TEXT_EVENTS_H

#include "write/writing.h"

#include <stdbool.h>

/* Prints a table of the events: those of the profile and those defined. */
bool text_events(const struct writing *w, struct error *error);

#endif
