/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The version of cgannotate, for --version and for written profiles. */
#define VERSION "1.0"
