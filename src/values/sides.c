/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "values/sides.h"

#include "base/number.h"
#include "profile/pairing.h"
#include "read/runs.h"
#include "values/head.h"

#include <stdlib.h>

/* --- whether sides can be compared ------------------------------------- */

/* How messages name a side: OLD, NEW, its file or, of several files that are one side, all. */
static struct str called(const struct profile *profile, size_t i)
{
	const struct side *side = profile->sides[i];
	const struct part *parts = profile->parts;

	if (profile->side_count == 2)
		return i ? STR("NEW") : STR("OLD");
	if (profile->side_count == 1 &&
	    parts[side->first_part].file != parts[side->end_part - 1].file)
		return STR("the profiles");
	return head_file_of(profile, side);
}

const char *sides_advice(const struct profile *profile)
{
	name_id creator = profile->part_count ? profile->parts[0].origin.creator : NONE;

	return creator == NONE || str_begins(names_str(&profile->names, creator), STR("callgrind-"))
		       ? ": was collection ever on (--toggle-collect, --instr-atstart)?"
		       : "";
}

void sides_warn_unmeasured(const struct profile *profile, size_t first, struct diag *diag)
{
	struct scratch name;

	for (size_t i = first; i < profile->side_count; i++)
		if (!profile_selected(profile, profile->sides[i]).measured)
			diag_warn(diag, "%s: no costs%s", diag_quote(&name, called(profile, i)),
				  sides_advice(profile));
}

/* Returns whether a side is of another program than the last one; not where one is not known. */
static bool is_other(const struct profile *profile, const struct side *side)
{
	/* Cargo puts a hash behind the name, of each build another one. */
	char *one = run_key(head_program(profile, side), false);
	char *last = run_key(head_program(profile, profile->current), false);
	bool other = *one && *last && strcmp(one, last) != 0;

	free(one);
	free(last);
	return other;
}

void sides_warn(const struct profile *profile, const struct settings *settings, struct diag *diag)
{
	const char *option = settings->compare ? "compare" : "diff";
	const struct side *last = profile->current;
	bool apart = false, other = false;
	struct scratch one, two, a, b;

	diag_quote(&two, called(profile, profile->side_count - 1));
	for (size_t i = 0; i + 1 < profile->side_count; i++) {
		const struct side *side = profile->sides[i];

		diag_quote(&one, called(profile, i));
		if (!apart && !(head_events(profile, side) & head_events(profile, last))) {
			diag_warn(diag,
				  "--%s: %s and %s have no event in common, so no cost can be "
				  "compared",
				  option, one.text, two.text);
			apart = true;
		}
		if (!other && is_other(profile, side)) {
			diag_warn(diag, "--%s: %s is of the program %s, %s of %s", option, one.text,
				  diag_quote(&a, head_program(profile, side)), two.text,
				  diag_quote(&b, head_program(profile, last)));
			other = true;
		}
	}
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

/* --- functions with other labels ------------------------------------- */

void sides_tell_matched(size_t matched, const struct settings *settings, struct diag *diag)
{
	if (matched)
		diag_warn(diag, "--%s: %s function%s matched although %s",
			  settings->compare ? "compare" : "diff",
			  number_grouped((int64_t)matched).text, matched == 1 ? "" : "s",
			  matched == 1 ? "its path or name differs" : "paths or names differ");
}

bool sides_join(struct profile *profile, const struct profile_lines *lines, size_t *matched,
		struct error *error)
{
	struct pairing_later later = {0};
	size_t side = profile->side_count - 1;
	bool fits = true;

	while (fits && side-- > 0) {
		struct pairing pairing;

		pairing_make(&pairing, profile, side, &later);
		*matched += pairing.count;
		if (lines || pairing.count || pairing.names)
			fits = pairing_apply(&pairing, profile, lines);
		pairing_free(&pairing);
	}
	pairing_later_free(&later);
	return fits || error_set(error, "a sum of OLD does not fit into 64 bits");
}
