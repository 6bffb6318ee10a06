/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef VERSION_H
#define VERSION_H

/* The version of cgannotate, for --version and for written profiles. */
#define VERSION "1.0"

#endif
