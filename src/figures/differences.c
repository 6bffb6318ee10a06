/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "figures/differences.h"

#include "base/util.h"

#include <stdlib.h>

uint64_t differences_events(const struct profile *profile,
			    const struct side *side)
{
	uint64_t events = 0;
	size_t i;

	for (i = side->first_part; i < side->end_part; i++) {
		const struct part *part = &profile->parts[i];
		struct str left;

		if (!part->selected || part->events == NONE)
			continue;
		left = names_str(&profile->names, part->events);
		while (left.length) {
			struct str word = str_eat_word(&left);
			unsigned event = profile_event(profile, word);

			if (event < COST_EVENTS)
				events |= (uint64_t)1 << event;
		}
	}
	return events;
}

/* The program of a command, without directories; empty if it is not known. */
static struct str program_of(const struct profile *profile,
			     const struct side *side)
{
	struct str command = STR("");
	size_t i;

	for (i = side->first_part; i < side->end_part; i++)
		if (profile->parts[i].selected &&
		    profile->parts[i].command != NONE) {
			command = names_str(&profile->names,
					    profile->parts[i].command);
			break;
		}
	command = str_eat_word(&command);
	for (i = command.length; i && command.at[i - 1] != '/'; i--)
		;
	return (struct str){command.at + i, command.length - i};
}

/* Marks the functions that a side has code of. */
static bool *functions_of(const struct profile *profile,
			  const struct side *side)
{
	bool *has = util_alloc(profile->functions.count, sizeof(*has));
	uint32_t i;

	for (i = 0; i < side->portion_count; i++)
		if (profile_has_portion(side, i))
			has[profile->portions.pairs[i].a] = true;
	return has;
}

/*
 * Two programs share what starts any program and the library that they use;
 * one program is mostly the same, however it was called.
 */
static void warn_of_programs(const struct profile *profile, struct diag *diag)
{
	bool *old = functions_of(profile, profile->sides[0]);
	bool *now = functions_of(profile, profile->now);
	struct str a = program_of(profile, profile->sides[0]);
	struct str b = program_of(profile, profile->now);
	size_t all = 0, both = 0, i;
	bool other = a.length && b.length && !str_equal(a, b);

	for (i = 0; i < profile->functions.count; i++) {
		all += now[i];
		both += now[i] && old[i];
	}
	free(old);
	free(now);
	/* Of a few functions any number says little. */
	if (all >= 10 && both * (other ? 2 : 10) < all)
		diag_warn(diag,
			  "--diff: OLD has %zu of the %zu functions of NEW; "
			  "are these runs of one program?",
			  both, all);
}

void differences_warn(const struct profile *profile, struct diag *diag)
{
	if (!(differences_events(profile, profile->sides[0]) &
	      differences_events(profile, profile->now)))
		diag_warn(diag, "--diff: OLD and NEW have no event in common, "
				"so no cost can be compared");
	warn_of_programs(profile, diag);
}
