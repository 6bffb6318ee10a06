/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "values/sides.h"

#include "base/name.h"
#include "base/number.h"
#include "values/head.h"

#include <inttypes.h>
#include <stdlib.h>

/* --- whether sides can be compared ------------------------------------- */

/* How messages name a side: OLD, NEW or, of more than two sides, its file. */
static struct str called(const struct profile *profile, size_t side)
{
	if (profile->side_count == 2)
		return side ? STR("NEW") : STR("OLD");
	return head_file_of(profile, profile->sides[side]);
}

/*
 * Adds up a side's costs of the first event; *some: of functions that are marked.
 * They are for messages only, so doubles will do.
 */
static void add_costs(const struct profile *profile, const struct side *side, const bool *marked,
		      double *all, double *some)
{
	int64_t count;
	size_t i;

	for (i = 0; i < side->portion_count + side->line_count; i++) {
		size_t line = i - side->portion_count;
		size_t portion = i < side->portion_count ? i : profile->lines.pairs[line].a;
		cost_id cost =
			i < side->portion_count ? side->portion_cost[i] : side->line_cost[line];

		if (cost == NONE || !cost_get(&profile->costs, cost, 0, &count))
			continue;
		*all += (double)count;
		if (marked[profile->portions.pairs[portion].a])
			*some += (double)count;
	}
}

const char *sides_advice(const struct profile *profile)
{
	struct str creator = head_creator(profile);

	return !creator.length || str_begins(creator, STR("callgrind-"))
		       ? ": was collection ever on (--toggle-collect, --instr-atstart)?"
		       : "";
}

/*
 * Returns whether a side counted instructions, but fewer than its program ran basic blocks, each of
 * which has one at least.  The blocks of a thread's part are those of all threads: they say
 * nothing.
 */
static bool is_little(const struct profile *profile, const struct side *side, uint64_t *blocks,
		      int64_t *counted)
{
	const unsigned event = profile_event(profile, STR("Ir"));

	*blocks = 0;
	*counted = 0;
	for (size_t i = side->first_part; event < COST_EVENTS && i < side->end_part; i++) {
		const struct part *part = &profile->parts[i];
		struct str range = profile_desc(profile, part, STR("Timerange: Basic block"));
		uint64_t from, to;
		int64_t count;

		if (!part->selected)
			continue;
		if (part->origin.thread != NONE || number_eat(&range, &from) != NUMBER_OK ||
		    !str_eat(&range, STR(" - ")) || number_eat(&range, &to) != NUMBER_OK ||
		    to < from || to - from > UINT64_MAX / 2 - *blocks)
			return false;
		*blocks += to - from;
		cost_get(&profile->costs, part->total, event, &count);
		if (!util_add(counted, count))
			return false;
	}
	return *counted > 0 && (uint64_t)*counted < *blocks;
}

/* How a message about a side's costs begins. */
static struct str measured_by(const struct profile *profile, size_t side)
{
	const struct side *of = profile->sides[side];

	if (profile->side_count > 1)
		return called(profile, side);
	return profile->parts[of->first_part].file == profile->parts[of->end_part - 1].file
		       ? head_file_of(profile, of)
		       : STR("the profiles");
}

void sides_warn_unmeasured(const struct profile *profile, size_t first, struct diag *diag)
{
	size_t little = 0, last = 0;
	uint64_t blocks, of = 0;
	int64_t counted, count = 0;
	struct scratch name;

	for (size_t i = first; i < profile->side_count; i++) {
		const struct side *side = profile->sides[i];

		if (!profile_selected(profile, side).measured) {
			diag_warn(diag, "%s: no costs%s",
				  diag_quote(&name, measured_by(profile, i)),
				  sides_advice(profile));
		} else if (is_little(profile, side, &blocks, &counted)) {
			little++;
			last = i;
			of = blocks;
			count = counted;
		}
	}
	if (little == 1 && !first)
		diag_warn(diag,
			  "%s: little was collected: %s Ir in %s basic blocks; collection was off "
			  "for most of the run (--toggle-collect, --instr-atstart)",
			  diag_quote(&name, measured_by(profile, last)), number_grouped(count).text,
			  number_grouped((int64_t)of).text);
}

/* The command of a part, empty if it has none. */
static struct str command_of(const struct profile *profile, size_t part)
{
	name_id command = part < profile->part_count ? profile->parts[part].origin.command : NONE;

	return command == NONE ? STR("") : names_str(&profile->names, command);
}

bool sides_warn_added(const struct profile *profile, size_t part, uint32_t functions,
		      struct diag *diag)
{
	struct str first = command_of(profile, 0), other = command_of(profile, part);
	double all = 0, known = 0, own = 0;
	struct scratch a, b;
	bool *marked, few;
	int64_t count;

	if (!first.length || !other.length || str_equal(first, other))
		return false;
	marked = util_alloc(profile->functions.count, sizeof(*marked));
	for (size_t i = 0; i < functions; i++)
		marked[i] = true;
	add_costs(profile, profile->current, marked, &all, &known);
	for (size_t i = part; i < profile->part_count; i++)
		if (cost_get(&profile->costs, profile->parts[i].sum, 0, &count))
			own += (double)count;
	/* What was not known before is this profile's alone. */
	few = all - known > own / 2;
	if (few && diag)
		diag_warn(diag,
			  "the profiles of %s and %s are added up, and have few functions in "
			  "common: are these runs of one program?",
			  diag_quote(&a, first), diag_quote(&b, other));
	free(marked);
	return few;
}

/*
 * Warns if a side has few of NEW's functions.  Two programs share only start-up code and libraries;
 * two runs of one program share most functions, even if its name differs.  Returns whether it has
 * warned.
 */
static bool warn_of_programs(const struct profile *profile, size_t side, const char *option,
			     struct diag *diag)
{
	const struct side *sides[2] = {profile->sides[side], profile->current};
	struct str programs[2], commands[2], names[2];
	double cost[2] = {0}, shared[2] = {0};
	size_t all = 0, both = 0, few;
	bool *has[2], other, said;

	for (size_t i = 0; i < 2; i++) {
		has[i] = util_alloc(profile->functions.count, sizeof(bool));
		for (portion_id p = 0; p < sides[i]->portion_count; p++)
			has[i][profile->portions.pairs[p].a] |= profile_has_portion(sides[i], p);
		programs[i] = head_program(profile, sides[i]);
		commands[i] = command_of(profile, sides[i]->first_part);
		names[i] = called(profile, i ? profile->side_count - 1 : side);
	}
	for (size_t i = 0; i < profile->functions.count; i++) {
		all += has[1][i];
		both += has[1][i] && has[0][i];
	}
	for (size_t i = 0; i < 2; i++)
		add_costs(profile, sides[i], has[!i], &cost[i], &shared[i]);
	free(has[0]);
	free(has[1]);
	other = programs[0].length && programs[1].length && !str_equal(programs[0], programs[1]);
	/* With few functions, their share says little. */
	if (all >= 10 && both * (other ? 2 : 10) < all) {
		diag_warn(diag,
			  "--%s: %.*s has %s of the %s functions of %.*s; "
			  "are these runs of one program?",
			  option, (int)names[0].length, names[0].at,
			  number_grouped((int64_t)both).text, number_grouped((int64_t)all).text,
			  (int)names[1].length, names[1].at);
		return true;
	}
	/*
	 * Profiles without a command may be of one program, unless nothing is the same.
	 * By instructions, other objects are told of (objects.h).
	 */
	said = commands[0].length && commands[1].length;
	few = shared[1] < cost[1] / 2;
	if (said ? str_equal(commands[0], commands[1]) || (!few && shared[0] >= cost[0] / 2)
		 : both || profile->code || cost[0] <= 0 || cost[1] <= 0)
		return false;
	diag_warn(diag,
		  "--%s: %.*s has the functions of %.2f%% of %.*s's cost only; are these "
		  "runs of one program?",
		  option, (int)names[!few].length, names[!few].at, 100 * shared[few] / cost[few],
		  (int)names[few].length, names[few].at);
	return true;
}

void sides_warn(const struct profile *profile, const struct settings *settings, struct diag *diag)
{
	const char *option = settings->compare ? "compare" : "diff";
	size_t last = profile->side_count - 1, told = 0;
	struct diag silent = {0};

	for (size_t i = 0; i < last; i++) {
		struct str one = called(profile, i);
		struct str other = called(profile, last);
		struct diag *to = told < SIDES_TOLD ? diag : &silent;
		bool apart = !(head_events(profile, profile->sides[i]) &
			       head_events(profile, profile->current));

		if (apart)
			diag_warn(to,
				  "--%s: %.*s and %.*s have no event in "
				  "common, so no cost can be compared",
				  option, (int)one.length, one.at, (int)other.length, other.at);
		told += warn_of_programs(profile, i, option, to) || apart;
	}
	if (told > SIDES_TOLD)
		diag_warn(diag, "--%s: the same holds for %s more of these profiles", option,
			  number_grouped((int64_t)(told - SIDES_TOLD)).text);
}

/* --- functions with other labels ------------------------------------- */

/* Returns by function its self cost of the first event on a side; the caller frees it. */
static double *weigh_functions(const struct profile *profile, const struct side *side)
{
	size_t count = profile->functions.count;
	double *weight = util_alloc(count, sizeof(*weight));
	int64_t value;

	for (size_t i = 0; i < count; i++)
		weight[i] = 0;
	for (size_t i = 0; i < side->portion_count + side->line_count; i++) {
		bool line = i >= side->portion_count;
		size_t at = line ? i - side->portion_count : i;
		cost_id cost = line ? side->line_cost[at] : side->portion_cost[at];
		portion_id portion = line ? profile->lines.pairs[at].a : (portion_id)at;

		if (cost != NONE && cost_get(&profile->costs, cost, 0, &value))
			weight[profile->portions.pairs[portion].a] += (double)value;
	}
	return weight;
}

enum { MATCHED_TOLD = 3 };

/* Finds the functions of OLD with a partner that cost most, the most expensive first. */
static size_t find_matched(const struct profile *profile, const struct pairing *pairing,
			   function_id found[MATCHED_TOLD])
{
	double *weight = weigh_functions(profile, profile->sides[pairing->side]);
	size_t count = 0, at;

	for (function_id i = 0; i < pairing->functions; i++) {
		if (pairing->partner[i] == NONE)
			continue;
		for (at = count; at > 0 && weight[found[at - 1]] < weight[i]; at--)
			if (at < MATCHED_TOLD)
				found[at] = found[at - 1];
		if (at < MATCHED_TOLD)
			found[at] = i;
		count += count < MATCHED_TOLD;
	}
	free(weight);
	return count;
}

/* Adds " (OLD -> NEW)" to a message: the part of two labels that differs. */
static void add_difference(struct error *message, const struct profile *profile, function_id before,
			   function_id after)
{
	name_id from = profile_object(profile, before), to = profile_object(profile, after);
	struct scratch scratch;
	struct str a, b;
	size_t same = 0;

	if (from == to) {
		from = profile_file(profile, before);
		to = profile_file(profile, after);
	}
	if (from == to) {
		from = profile_name(profile, before);
		to = profile_name(profile, after);
	}
	a = names_str(&profile->names, from);
	b = names_str(&profile->names, to);
	/* Directories that both paths begin with say nothing. */
	for (size_t i = 0; i < a.length && i < b.length && a.at[i] == b.at[i]; i++)
		if (i && a.at[i] == '/')
			same = i + 1;
	error_add(message, " (%s", diag_quote(&scratch, str_from(a, same)));
	error_add(message, " -> %s)", diag_quote(&scratch, str_from(b, same)));
}

/* Adds the short name of a function to a message. */
static void add_name(struct error *message, const struct profile *profile, function_id function)
{
	struct str name = names_str(&profile->names, profile_name(profile, function));
	char *bytes = util_alloc(name.length, 1);
	struct scratch scratch;

	name.length = name_short(name, NAME_LEAST, bytes);
	name.at = bytes;
	error_add(message, "%s", diag_quote(&scratch, name));
	free(bytes);
}

/* Says how many functions of a side were paired, which cost most, and what differs in the first. */
static void tell_matched(const struct profile *profile, const struct pairing *pairing,
			 const struct settings *settings, struct diag *diag)
{
	size_t count = pairing_count(pairing), told;
	struct str file = head_file_of(profile, profile->sides[pairing->side]);
	bool named = profile->side_count > 2 && file.length;
	struct error names = {.usage = false};
	function_id found[MATCHED_TOLD];

	told = find_matched(profile, pairing, found);
	for (size_t i = 0; i < told; i++) {
		function_id after = pairing->partner[found[i]];

		error_add(&names, "%s", i ? ", " : "");
		add_name(&names, profile, after);
		if (!i)
			add_difference(&names, profile, found[i], after);
	}
	diag_warn(diag,
		  "--%s: %s function%s%s%.*s matched although %s: %s%s; --exact keeps %s "
		  "separate",
		  settings->compare ? "compare" : "diff", number_grouped((int64_t)count).text,
		  count == 1 ? "" : "s", named ? " of " : "", named ? (int)file.length : 0, file.at,
		  count == 1 ? "its path or name differs" : "their paths or names differ",
		  names.text, count > told ? ", ..." : "", count == 1 ? "it" : "them");
}

bool sides_join(struct profile *profile, const struct settings *settings,
		const struct profile_lines *lines, struct diag *diag, struct error *error)
{
	struct pairing_later later = {0};
	size_t side = profile->side_count - 1;
	bool fits = true;

	while (fits && side-- > 0) {
		struct pairing pairing;

		if (settings->exact)
			pairing_none(&pairing, profile, side);
		else
			pairing_make(&pairing, profile, side, &later);
		if (pairing_count(&pairing))
			tell_matched(profile, &pairing, settings, diag);
		if (lines || pairing_count(&pairing) || pairing.names)
			fits = pairing_apply(&pairing, profile, lines);
		pairing_free(&pairing);
	}
	pairing_later_free(&later);
	return fits || error_set(error, "a sum of OLD does not fit into 64 bits");
}

bool sides_check(const struct profile *profile, int compare, struct error *error)
{
	const char *kind = compare == COMPARE_PART ? "part" : "thread";
	size_t i;

	for (i = 0; i < profile->side_count; i++)
		if (!profile_selected(profile, profile->sides[i]).any)
			break;
	if (i == profile->side_count)
		return compare == COMPARE_NONE || profile_compares(profile) ||
		       error_usage(error,
				   "--compare=%s: there is one %s only; "
				   "--list=parts shows parts and threads",
				   kind, kind);
	error_usage(error, "--part and --thread select nothing; the profile has");
	for (i = 0; i < profile->part_count; i++) {
		const struct part *part = &profile->parts[i];
		struct str named = profile_part_name(profile, part);
		struct scratch number, thread, name;

		sprintf(number.text, "%" PRIu64, part->ordinal);
		if (part->number != NONE)
			diag_quote(&number, names_str(&profile->names, part->number));
		sprintf(thread.text, "1");
		if (part->origin.thread != NONE)
			diag_quote(&thread, names_str(&profile->names, part->origin.thread));
		error_add(error, "%s part %s%s%s%s of thread %s", i ? "," : "", number.text,
			  named.length ? " (" : "", named.length ? diag_quote(&name, named) : "",
			  named.length ? ")" : "", thread.text);
	}
	return false;
}
