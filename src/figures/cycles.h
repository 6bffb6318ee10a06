/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/map.h"

#include <stddef.h>
#include <stdint.h>

/*
 * Finds the strongly connected components of a directed graph, in linear time and without
 * recursion.  The successors of node i are to[first[i]..first[i+1]).  Sets component[i] to the
 * number, from 0, of node i's component; it is lower than the numbers of components that lead to
 * it.  Returns how many components there are.
 */
size_t cycles_find(size_t nodes, const uint32_t *first, const uint32_t *to, uint32_t *component);

/* As cycles_find(), for edges in any order: a of an edge leads to b. */
size_t cycles_of_edges(const struct pair *edges, size_t count, size_t nodes, uint32_t *component);
