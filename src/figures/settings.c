/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "figures/settings.h"

enum { ALL = LABEL_OBJECT | LABEL_FILE | LABEL_NAME };

const struct by_kind BY_KINDS[] = {
	[BY_ROW] = {"row", "function", ALL, LABEL_FILE, false},
	[BY_FUNCTION] = {"function", "function", ALL, LABEL_FILE, false},
	[BY_FILE] = {"file", "file", LABEL_FILE, LABEL_OBJECT | LABEL_NAME, false},
	[BY_OBJECT] = {"object", "object", LABEL_OBJECT, LABEL_FILE, false},
	[BY_LINE] = {"line", "line", ALL, LABEL_FILE, true},
};
