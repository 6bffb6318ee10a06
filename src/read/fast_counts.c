/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "read/fast_counts.h"

#ifdef __SSE2__
const uint8_t fast_counts_last[FAST_COUNTS_NONE + FAST_COUNTS_DIGITS + 1]
			      [FAST_COUNTS_DIGITS] = {
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
