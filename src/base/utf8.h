/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef UTF8_H
#define UTF8_H

#include "base/str.h"

#include <stddef.h>
#include <stdint.h>

/*
 * The character that s, which is not empty, begins with: its length in bytes,
 * and the character itself.  0 where the bytes are no UTF-8 (RFC 3629: the
 * shortest form, no surrogates, up to U+10FFFF).
 */
size_t utf8_decode(struct str s, uint32_t *character);

#endif
