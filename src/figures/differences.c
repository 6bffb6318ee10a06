/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "figures/differences.h"

#include "base/util.h"
#include "figures/slices.h"

#include <stdlib.h>

/* The mask of the events that the selected parts of a side name. */
static uint64_t events_of(const struct profile *profile,
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

/* --- what differs ------------------------------------------------------ */

static void add_difference(struct heads *heads, size_t side,
			   enum difference_kind kind, name_id text)
{
	UTIL_PUSH(heads->differences, heads->difference_count,
		  heads->difference_room) =
		(struct difference){side, kind, text};
}

static bool has_command(const struct head *head, name_id command)
{
	size_t i;

	for (i = 0; i < head->command_count; i++)
		if (head->commands[i] == command)
			return true;
	return false;
}

/* Whether a head has a line that all its parts agree on. */
static bool has_line(const struct head *head, name_id line)
{
	size_t i;

	for (i = 0; i < head->desc_count; i++)
		if (head->descs[i].agreed && head->descs[i].line == line)
			return true;
	return false;
}

/* Adds what the head of a side has and the last side's head lacks. */
static void add_heads(struct heads *heads, const struct profile *profile,
		      size_t side)
{
	const struct head *head = &heads->list[side];
	const struct head *last = &heads->list[heads->count - 1];
	size_t i;

	for (i = 0; i < head->command_count; i++)
		if (!has_command(last, head->commands[i]))
			add_difference(heads, side, DIFFERENCE_COMMAND,
				       head->commands[i]);
	for (i = 0; i < head->desc_count; i++) {
		const struct head_desc *desc = &head->descs[i];
		struct str line = names_str(&profile->names, desc->line);

		/* Timerange: tells when a run was, which always differs. */
		if (desc->agreed && !has_line(last, desc->line) &&
		    !str_begins(line, STR("Timerange:")))
			add_difference(heads, side, DIFFERENCE_LINE,
				       desc->line);
	}
}

void heads_make(struct heads *heads, const struct profile *profile)
{
	bool slices =
		profile_shown_slices(profile) && profile_compares(profile);
	struct side *const *sides = slices ? profile->slices : profile->sides;
	uint64_t events = 0, missing;
	size_t i;
	unsigned e;

	*heads = (struct heads){
		.count = slices ? profile->slice_count : profile->side_count,
		.slices = slices,
	};
	heads->list = util_alloc(heads->count, sizeof(*heads->list));
	for (i = 0; i < heads->count; i++)
		head_of(&heads->list[i], profile, sides[i]);
	for (i = 0; heads->count > 1 && i < heads->count; i++)
		events |= events_of(profile, sides[i]);
	for (i = 0; heads->count > 1 && i < heads->count; i++) {
		add_heads(heads, profile, i);
		missing = ~events_of(profile, sides[i]);
		for (e = 0; e < profile->event_count; e++)
			if ((events & missing) >> e & 1)
				add_difference(heads, i, DIFFERENCE_EVENT,
					       profile->events[e]);
	}
}

void heads_free(struct heads *heads)
{
	while (heads->count)
		head_free(&heads->list[--heads->count]);
	free(heads->list);
	free(heads->differences);
}

/* --- whether sides can be compared ------------------------------------- */

/* Returns, by function, whether a side has code of it. */
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

/* How messages name a side: OLD, NEW or, of more than two sides, its file. */
static char *called(const struct profile *profile, size_t side)
{
	struct str name = slices_file(profile, profile->sides[side]);

	if (profile->side_count == 2)
		return util_format("%s", side ? "NEW" : "OLD");
	return util_format("%.*s", (int)name.length, name.at);
}

/*
 * Warns if a side has few of NEW's functions.  Two programs share only start-up
 * code and libraries; two runs of one program share most functions, even if its
 * name differs.
 */
static void warn_of_programs(const struct profile *profile, size_t side,
			     const char *option, struct diag *diag)
{
	bool *old = functions_of(profile, profile->sides[side]);
	bool *new = functions_of(profile, profile->new);
	const struct side *x = profile->sides[side], *y = profile->new;
	struct str a = head_program(profile, x->first_part, x->end_part);
	struct str b = head_program(profile, y->first_part, y->end_part);
	size_t all = 0, both = 0, i;
	bool other = a.length && b.length && !str_equal(a, b);

	for (i = 0; i < profile->functions.count; i++) {
		all += new[i];
		both += new[i] && old[i];
	}
	free(old);
	free(new);
	/* With few functions, their share says little. */
	if (all >= 10 && both * (other ? 2 : 10) < all) {
		char *one = called(profile, side);
		char *last = called(profile, profile->side_count - 1);

		diag_warn(diag,
			  "--%s: %s has %zu of the %zu functions of %s; "
			  "are these runs of one program?",
			  option, one, both, all, last);
		free(one);
		free(last);
	}
}

void differences_warn(const struct profile *profile,
		      const struct settings *settings, struct diag *diag)
{
	const char *option = settings->compare ? "compare" : "diff";
	size_t last = profile->side_count - 1, i;

	for (i = 0; i < last; i++) {
		char *one = called(profile, i);
		char *other = called(profile, last);

		if (!(events_of(profile, profile->sides[i]) &
		      events_of(profile, profile->new)))
			diag_warn(diag,
				  "--%s: %s and %s have no event in common, "
				  "so no cost can be compared",
				  option, one, other);
		free(one);
		free(other);
		warn_of_programs(profile, i, option, diag);
	}
}
