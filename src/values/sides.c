/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "values/sides.h"

#include "base/number.h"
#include "values/head.h"


/* --- whether sides can be compared ------------------------------------- */

/* How messages name a side: OLD, NEW or, of more than two sides, its file. */
static struct str called(const struct profile *profile, size_t side)
{
	if (profile->side_count == 2)
		return side ? STR("NEW") : STR("OLD");
	return head_file_of(profile, profile->sides[side]);
}

const char *sides_advice(const struct profile *profile)
{
	struct str creator = head_creator(profile);

	return !creator.length || str_begins(creator, STR("callgrind-"))
		       ? ": was collection ever on (--toggle-collect, --instr-atstart)?"
		       : "";
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
	struct scratch name;

	for (size_t i = first; i < profile->side_count; i++)
		if (!profile_selected(profile, profile->sides[i]).measured)
			diag_warn(diag, "%s: no costs%s",
				  diag_quote(&name, measured_by(profile, i)),
				  sides_advice(profile));
}

void sides_warn(const struct profile *profile, const struct settings *settings, struct diag *diag)
{
	const char *option = settings->compare ? "compare" : "diff";
	const size_t last = profile->side_count - 1;
	const struct str after = head_program(profile, profile->current);
	bool apart = false, other = false;
	struct scratch one, two, a, b;

	diag_quote(&two, called(profile, last));
	for (size_t i = 0; i < last; i++) {
		struct str program = head_program(profile, profile->sides[i]);

		diag_quote(&one, called(profile, i));
		if (!apart && !(head_events(profile, profile->sides[i]) &
				head_events(profile, profile->current))) {
			diag_warn(diag,
				  "--%s: %s and %s have no event in common, so no cost can be "
				  "compared",
				  option, one.text, two.text);
			apart = true;
		}
		if (other || !program.length || !after.length || str_equal(program, after))
			continue;
		diag_warn(diag, "--%s: %s is of the program %s, %s of %s", option, one.text,
			  diag_quote(&a, program), two.text, diag_quote(&b, after));
		other = true;
	}
}

/* --- functions with other labels ------------------------------------- */

/* Counts the functions of a side that were paired, and says what differs in the first of all. */
static void count_matched(struct sides_matched *matched, const struct profile *profile,
			  const struct pairing *pairing)
{
	struct scratch name, a, b;
	name_id from, to;
	function_id i = 0;

	matched->count += pairing_count(pairing);
	if (matched->first || !pairing_count(pairing))
		return;
	while (pairing->partner[i] == NONE)
		i++;
	from = profile_object(profile, i);
	to = profile_object(profile, pairing->partner[i]);
	if (from == to) {
		from = profile_file(profile, i);
		to = profile_file(profile, pairing->partner[i]);
	}
	if (from == to) {
		from = profile_name(profile, i);
		to = profile_name(profile, pairing->partner[i]);
	}
	matched->first = util_format(
		"%s (%s -> %s)",
		diag_quote(&name,
			   names_str(&profile->names, profile_name(profile, pairing->partner[i]))),
		diag_quote(&a, names_str(&profile->names, from)),
		diag_quote(&b, names_str(&profile->names, to)));
}

void sides_tell_matched(const struct sides_matched *matched, const struct settings *settings,
			struct diag *diag)
{
	if (matched->count)
		diag_warn(diag, "--%s: %s function%s matched although %s, as of %s",
			  settings->compare ? "compare" : "diff",
			  number_grouped((int64_t)matched->count).text,
			  matched->count == 1 ? "" : "s",
			  matched->count == 1 ? "its path or name differs"
					      : "paths or names differ",
			  matched->first);
}

bool sides_join(struct profile *profile, const struct profile_lines *lines,
		struct sides_matched *matched, struct error *error)
{
	struct pairing_later later = {0};
	size_t side = profile->side_count - 1;
	bool fits = true;

	while (fits && side-- > 0) {
		struct pairing pairing;

		pairing_make(&pairing, profile, side, &later);
		count_matched(matched, profile, &pairing);
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

	for (size_t i = 0; i < profile->side_count; i++)
		if (!profile_selected(profile, profile->sides[i]).any)
			return error_usage(error, "--part and --thread select nothing; "
						  "--list=parts shows parts and threads");
	return compare == COMPARE_NONE || profile_compares(profile) ||
	       error_usage(error,
			   "--compare=%s: there is one %s only; "
			   "--list=parts shows parts and threads",
			   kind, kind);
}
