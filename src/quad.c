/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "quad.h"

#ifdef __SSE2__
const uint8_t quad_last[QUAD_NONE + QUAD_DIGITS + 1][QUAD_DIGITS] = {
	{0},
	{0},
	{0},
	{0},
	{0, 0, 0, 0xff},
	{0, 0, 0xff, 0xff},
	{0, 0xff, 0xff, 0xff},
	{0xff, 0xff, 0xff, 0xff},
};
#endif
