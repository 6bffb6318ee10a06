/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "values/sides.h"

#include "read/runs.h"

/* --- what headers say -------------------------------------------------- */

static struct str desc_key(const struct profile *profile, name_id desc)
{
	struct str line = names_str(&profile->names, desc);

	return str_eat_until(&line, ':');
}

static void add_text(struct head *head, enum head_kind kind, name_id text)
{
	if (text != NONE)
		map_id(&head->texts[kind], text, 0);
}

static void add_part(struct head *head, const struct part *part)
{
	size_t i = 0;

	while (i < head->file_count && head->files[i].first->file != part->file)
		i++;
	if (i == head->file_count)
		UTIL_PUSH(head->files, head->file_count, head->file_room) =
			(struct head_file){.first = part};
	head->files[i].parts++;
}

void head_of(struct head *head, const struct profile *profile, const struct side *side)
{
	struct map first = {0};    /* "desc:" of the first part */
	struct names others = {0}; /* keys of lines that only others have */

	*head = (struct head){.parts = profile_selected(profile, side)};
	for (size_t i = side->first_part; i < side->end_part; i++) {
		const struct part *part = &profile->parts[i];

		if (!part->selected)
			continue;
		add_text(head, HEAD_COMMAND, part->origin.command);
		add_text(head, HEAD_PID, part->origin.pid);
		add_text(head, HEAD_THREAD, part->origin.thread);
		for (size_t k = 0; k < part->desc_count; k++) {
			name_id desc = profile->descs[part->descs + k];

			if (!head->file_count)
				map_id(&first, desc, 0);
			else if (map_find(&first, desc, 0) == NONE)
				names_id(&others, desc_key(profile, desc));
		}
		add_part(head, part);
	}
	for (size_t i = 0; i < first.count; i++)
		if (names_find(&others, desc_key(profile, first.pairs[i].a)) == NONE)
			add_text(head, HEAD_LINE, first.pairs[i].a);
	map_free(&first);
	names_free(&others);
}

void head_free(struct head *head)
{
	for (size_t i = 0; i < HEAD_KINDS; i++)
		map_free(&head->texts[i]);
	free(head->files);
}

struct str head_file_of(const struct profile *profile, const struct side *side)
{
	return side->first_part < side->end_part
		       ? names_str(&profile->names, profile->parts[side->first_part].file)
		       : STR("");
}

/* The program in the first command of a side, without directories; empty: there is no command. */
static struct str program_of(const struct profile *profile, const struct side *side)
{
	struct str command = STR("");

	for (size_t i = side->first_part; i < side->end_part && !command.length; i++)
		if (profile->parts[i].selected && profile->parts[i].origin.command != NONE)
			command = names_str(&profile->names, profile->parts[i].origin.command);
	return str_base(str_eat_word(&command));
}

/* --- what differs ------------------------------------------------------ */

/* Adds a text as a difference, but not when a run was, which always differs. */
static void add_difference(struct heads *heads, const struct profile *profile, size_t side,
			   enum head_kind kind, name_id text)
{
	if (!str_begins(names_str(&profile->names, text), STR("Timerange:")))
		UTIL_PUSH(heads->differences, heads->difference_count, heads->difference_room) =
			(struct difference){side, kind, text};
}

void heads_make(struct heads *heads, const struct profile *profile)
{
	const bool slices = profile->slice_count && profile_compares(profile);
	const size_t count = slices ? profile->slice_count : profile->side_count;
	const struct head *last;
	uint64_t events = 0;

	*heads = (struct heads){.count = count, .slices = slices};
	heads->list = util_alloc(count, sizeof(*heads->list));
	last = &heads->list[count - 1];
	for (size_t i = 0; i < count; i++) {
		head_of(&heads->list[i], profile,
			profile->sides[slices ? profile_slice_side(profile, i) : i]);
		events |= heads->list[i].parts.events;
	}
	for (size_t i = 0; i < count; i++) {
		uint64_t lacks = events & ~heads->list[i].parts.events;

		for (unsigned kind = HEAD_COMMAND; kind <= HEAD_LINE; kind++) {
			const struct map *texts = &heads->list[i].texts[kind];

			for (size_t k = 0; k < texts->count; k++)
				if (map_find(&last->texts[kind], texts->pairs[k].a, 0) == NONE)
					add_difference(heads, profile, i, kind, texts->pairs[k].a);
		}
		for (; lacks; lacks &= lacks - 1)
			add_difference(heads, profile, i, HEAD_EVENT,
				       profile->events[bits_first(lacks)]);
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
	char *one = run_key(program_of(profile, side), false);
	char *last = run_key(program_of(profile, profile->current), false);
	bool other = *one && *last && strcmp(one, last) != 0;

	free(one);
	free(last);
	return other;
}

void sides_warn(const struct profile *profile, const struct settings *settings, struct diag *diag)
{
	const char *option = settings->compare ? "compare" : "diff";
	const struct side *last = profile->current;
	const uint64_t events = profile_selected(profile, last).events;
	struct scratch one, two, a, b;

	diag_quote(&two, called(profile, profile->side_count - 1));
	for (size_t i = 0; i + 1 < profile->side_count; i++) {
		const struct side *side = profile->sides[i];
		const bool apart = !(profile_selected(profile, side).events & events);
		const bool other = is_other(profile, side);

		diag_quote(&one, called(profile, i));
		if (apart)
			diag_warn(diag,
				  "--%s: %s and %s have no event in common, so no cost can be "
				  "compared",
				  option, one.text, two.text);
		else if (other)
			diag_warn(diag, "--%s: %s is of the program %s, %s of %s", option, one.text,
				  diag_quote(&a, program_of(profile, side)), two.text,
				  diag_quote(&b, program_of(profile, last)));
		if (apart || other)
			return;
	}
}

bool sides_check(const struct profile *profile, int compare, struct error *error)
{
	const char *kind = compare == COMPARE_PART ? "part" : "thread";

	for (size_t i = 0; i < profile->side_count; i++)
		if (!profile_selected(profile, profile->sides[i]).count)
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
