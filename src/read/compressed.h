/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef COMPRESSED_H
#define COMPRESSED_H

#include "read/parser.h"

/*
 * The name in text, which is "name", "(ID) name" or "(ID)" (PositionName in the
 * specification).  ids has the ids of its kind.
 */
name_id compressed_name(struct parser *p, struct compressed *ids,
			struct str text);

void compressed_free(struct compressed *ids);

#endif
