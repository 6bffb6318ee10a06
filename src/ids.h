/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef IDS_H
#define IDS_H

#include "state.h"

/*
 * The name that text gives: "name", "(ID) name" or "(ID)", PositionName of the
 * specification.  ids are those of its kind.
 */
uint32_t ids_name(struct parser *p, struct ids *ids, struct str text);

void ids_free(struct ids *ids);

#endif
