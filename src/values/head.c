/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "values/head.h"

#include "base/util.h"

#include <stdlib.h>

static struct str desc_key(const struct profile *profile, name_id desc)
{
	struct str line = names_str(&profile->names, desc);

	return str_eat_until(&line, ':');
}

static void add_text(struct map *texts, name_id text)
{
	if (text != NONE)
		map_id(texts, text, 0);
}

void head_of(struct head *head, const struct profile *profile, const struct side *side)
{
	const size_t end = side ? side->end_part : profile->part_count;
	struct map pids = {0}, threads = {0}, files = {0};
	struct map descs = {0};    /* lines "KEY: value" of the first part */
	struct names others = {0}; /* keys of other lines of the others */

	*head = (struct head){.creator = NONE, .pid = NONE, .number = NONE, .thread = NONE};
	for (size_t i = side ? side->first_part : 0; i < end; i++) {
		const struct part *part = &profile->parts[i];
		const struct origin *origin = &part->origin;

		if (!part->selected)
			continue;
		head->number = head->parts ? NONE : part->number;
		head->thread = head->parts ? NONE : origin->thread;
		if (!head->parts++) {
			head->creator = origin->creator;
			head->pid = origin->pid;
		}
		head->believed |= part->believed;
		add_text(&head->commands, origin->command);
		add_text(&pids, origin->pid);
		add_text(&threads, origin->thread);
		for (size_t k = 0; k < part->desc_count; k++) {
			name_id desc = profile->descs[part->descs + k];

			if (head->parts == 1)
				add_text(&descs, desc);
			else if (map_find(&descs, desc, 0) == NONE)
				names_id(&others, desc_key(profile, desc));
		}
		if (map_id(&files, part->file, 0) == head->file_count)
			UTIL_PUSH(head->files, head->file_count, head->file_room) =
				(struct head_file){.name = part->file, .origin = *origin};
		/* NOLINTNEXTLINE: a new file is in the list */
		head->files[map_find(&files, part->file, 0)].parts++;
	}
	for (size_t i = 0; i < descs.count; i++)
		if (names_find(&others, desc_key(profile, descs.pairs[i].a)) == NONE)
			add_text(&head->descs, descs.pairs[i].a);
	head->threads = threads.count;
	if (pids.count > 1)
		head->pid = NONE;
	map_free(&pids);
	map_free(&threads);
	map_free(&files);
	map_free(&descs);
	names_free(&others);
}

void head_free(struct head *head)
{
	map_free(&head->commands);
	map_free(&head->descs);
	free(head->files);
	*head = (struct head){0};
}

struct str head_file_of(const struct profile *profile, const struct side *side)
{
	return side->first_part < side->end_part
		       ? names_str(&profile->names, profile->parts[side->first_part].file)
		       : STR("");
}

struct str head_program(const struct profile *profile, const struct side *side)
{
	size_t i = side ? side->first_part : 0;
	size_t end = side ? side->end_part : profile->part_count;
	struct str command;

	for (; i < end; i++)
		if (profile->parts[i].selected && profile->parts[i].origin.command != NONE) {
			command = names_str(&profile->names, profile->parts[i].origin.command);
			return str_base(str_eat_word(&command));
		}
	return STR("");
}

name_id head_program_object(const struct profile *profile)
{
	const struct str program = head_program(profile, NULL);
	const struct map *object_files = &profile->object_files;
	bool any = false;

	for (size_t i = 0; program.length && i < object_files->count; i++) {
		struct str object = names_str(&profile->names, object_files->pairs[i].b);

		if (str_equal(str_base(object), program))
			return object_files->pairs[i].b;
		any |= object.length > 0;
	}
	return any || !program.length || !object_files->count ? NONE : object_files->pairs[0].b;
}

uint64_t head_events(const struct profile *profile, const struct side *side)
{
	uint64_t events = 0;

	for (size_t i = side->first_part; i < side->end_part; i++) {
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

static const struct side *heads_side(const struct heads *heads, const struct profile *profile,
				     size_t i)
{
	return profile->sides[heads->slices ? profile_slice_side(profile, i) : i];
}

/* Adds a text as a difference, but not when a run was, which always differs. */
static void add_difference(struct heads *heads, const struct profile *profile, size_t side,
			   enum difference_kind kind, name_id text)
{
	if (!str_begins(names_str(&profile->names, text), STR("Timerange:")))
		UTIL_PUSH(heads->differences, heads->difference_count, heads->difference_room) =
			(struct difference){side, kind, text};
}

void heads_make(struct heads *heads, const struct profile *profile)
{
	bool slices = profile->slice_count && profile_compares(profile);
	uint64_t events = 0;

	*heads = (struct heads){
		.count = slices ? profile->slice_count : profile->side_count,
		.slices = slices,
	};
	heads->list = util_alloc(heads->count, sizeof(*heads->list));
	for (size_t i = 0; i < heads->count; i++) {
		head_of(&heads->list[i], profile, heads_side(heads, profile, i));
		events |= head_events(profile, heads_side(heads, profile, i));
	}
	for (size_t i = 0; heads->count > 1 && i < heads->count; i++) {
		const struct head *last = &heads->list[heads->count - 1];
		const struct map *texts[][2] = {{&heads->list[i].commands, &last->commands},
						{&heads->list[i].descs, &last->descs}};
		uint64_t missing = events & ~head_events(profile, heads_side(heads, profile, i));

		for (unsigned kind = 0; kind < LENGTH(texts); kind++)
			for (size_t k = 0; k < texts[kind][0]->count; k++) {
				name_id text = texts[kind][0]->pairs[k].a;

				if (map_find(texts[kind][1], text, 0) == NONE)
					add_difference(heads, profile, i, kind, text);
			}
		for (; missing; missing &= missing - 1)
			add_difference(heads, profile, i, DIFFERENCE_EVENT,
				       profile->events[bits_first(missing)]);
	}
}

void heads_free(struct heads *heads)
{
	while (heads->count)
		head_free(&heads->list[--heads->count]);
	free(heads->list);
	free(heads->differences);
}
