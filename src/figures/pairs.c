/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "figures/pairs.h"

#include "figures/slices.h"

#include <stdlib.h>

static void list_pairs(const struct profile *profile,
		       const struct pairing *pairing, struct diag *diag)
{
	function_id old;

	for (old = 0; old < pairing->functions; old++) {
		struct str from, to;

		if (pairing->partner[old] == NONE)
			continue;
		from = profile_label(profile, old);
		to = profile_label(profile, pairing->partner[old]);
		diag_warn(diag, "  %s -> %s", from.at, to.at);
		free((char *)from.at);
		free((char *)to.at);
	}
}

/* Says for a message which side's names paired functions get. */
static char *whose_name(const struct profile *profile, size_t side)
{
	struct str name = slices_file(profile, profile->sides[side]);

	if (profile->side_count == 2 || !name.length)
		return util_format("NEW's name");
	return util_format("the name in the profiles after %.*s",
			   (int)name.length, name.at);
}

static void say(const struct profile *profile, const struct pairing *pairing,
		const struct settings *settings, struct diag *diag)
{
	size_t count = pairing_count(pairing);
	const char *more = "--verbose names it, --exact keeps it separate";
	char *whose = whose_name(profile, pairing->side);

	if (settings->verbose)
		more = "OLD -> NEW";
	else if (count > 1)
		more = "--verbose names them, --exact keeps them separate";
	diag_warn(diag,
		  "--%s: %zu function%s moved to another file or object and "
		  "%s compared under %s: %s",
		  settings->compare ? "compare" : "diff", count,
		  count == 1 ? "" : "s", count == 1 ? "is" : "are", whose,
		  more);
	free(whose);
}

/* Unifies functions that a side and the later sides label differently. */
static bool join_side(struct profile *profile, size_t side,
		      const struct settings *settings,
		      const struct pairing_lines *lines,
		      struct pairing_later *later, struct diag *diag)
{
	struct pairing pairing;
	bool fits = true;

	if (settings->exact)
		pairing_none(&pairing, profile, side);
	else
		pairing_make(&pairing, profile, side, later);
	if (pairing_count(&pairing)) {
		say(profile, &pairing, settings, diag);
		if (settings->verbose)
			list_pairs(profile, &pairing, diag);
	}
	if (lines || !pairing_is_empty(&pairing))
		fits = pairing_apply(&pairing, profile, lines);
	pairing_free(&pairing);
	return fits;
}

bool pairs_join(struct profile *profile, const struct settings *settings,
		const struct pairing_lines *lines, struct diag *diag,
		struct error *error)
{
	struct pairing_later later = {0};
	size_t side = profile->side_count - 1;
	bool fits = true;

	while (fits && side-- > 0)
		fits = join_side(profile, side, settings, lines, &later, diag);
	pairing_later_free(&later);
	return fits ||
	       error_set(error, "a sum of OLD does not fit into 64 bits");
}
