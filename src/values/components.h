/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/map.h"

#include <stddef.h>
#include <stdint.h>

/*
 * Finds the strongly connected components of a directed graph, in linear time and without
 * recursion; a of an edge leads to b.  Sets component[i] to the number, from 0, of node i's
 * component; it is lower than the numbers of components that lead to it.  Returns how many
 * components there are.
 */
size_t components_find(const struct pair *edges, size_t count, size_t nodes, uint32_t *component);
