/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "values/head.h"

#include "base/util.h"

#include <stdlib.h>

/* What the parts so far have said. */
struct said {
	struct map texts; /* pairs (kind, name) */
	struct map files;
	struct names keys; /* of the first part's lines "KEY: value" */
	name_id *line;     /* by key: its line; NONE: another part has another one */
};

static struct str desc_key(const struct profile *profile, name_id desc)
{
	struct str line = names_str(&profile->names, desc);

	return str_eat_until(&line, ':');
}

/* Returns whether a name of a kind is new; NONE is not. */
static bool is_new(struct said *said, uint32_t kind, name_id name)
{
	size_t known = said->texts.count;

	return name != NONE && map_id(&said->texts, kind, name) == known;
}

/* Adds a selected part. */
static void add_part(struct head *head, const struct profile *profile, const struct part *part,
		     struct said *said)
{
	enum { COMMAND, PID, THREAD };
	const struct origin *origin = &part->origin;
	const size_t file = map_id(&said->files, part->file, 0);
	const bool first = !head->parts++;

	if (first) {
		said->line = util_alloc(part->desc_count, sizeof(*said->line));
		for (size_t i = 0; i < part->desc_count; i++) {
			name_id desc = profile->descs[part->descs + i];

			said->line[names_id(&said->keys, desc_key(profile, desc))] = desc;
		}
		head->creator = origin->creator;
	}
	for (size_t i = 0; !first && i < part->desc_count; i++) {
		name_id desc = profile->descs[part->descs + i];
		name_id key = names_find(&said->keys, desc_key(profile, desc));

		if (key != NONE && said->line[key] != desc)
			said->line[key] = NONE;
	}
	head->number = first ? part->number : NONE;
	head->thread = first ? origin->thread : NONE;
	if (is_new(said, PID, origin->pid))
		head->pid = head->pids++ || !first ? NONE : origin->pid;
	head->threads += is_new(said, THREAD, origin->thread);
	if (is_new(said, COMMAND, origin->command))
		UTIL_PUSH(head->commands, head->command_count, head->command_room) =
			origin->command;
	head->believed |= part->believed;
	if (file == head->file_count)
		UTIL_PUSH(head->files, head->file_count, head->file_room) =
			(struct head_file){.name = part->file, .origin = *origin};
	/* NOLINTNEXTLINE: a file that was found is in the list */
	head->files[file].parts++;
}

void head_of(struct head *head, const struct profile *profile, const struct side *side)
{
	size_t end = side ? side->end_part : profile->part_count;
	const struct part *first = NULL;
	struct said said = {0};

	*head = (struct head){.creator = NONE, .pid = NONE, .number = NONE, .thread = NONE};
	for (size_t i = side ? side->first_part : 0; i < end; i++) {
		if (!profile->parts[i].selected)
			continue;
		first = first ? first : &profile->parts[i];
		add_part(head, profile, &profile->parts[i], &said);
	}
	head->descs = util_alloc(first ? first->desc_count : 0, sizeof(*head->descs));
	for (size_t i = 0; first && i < first->desc_count; i++) {
		name_id desc = profile->descs[first->descs + i];

		if (head->parts == 1 ||
		    said.line[names_find(&said.keys, desc_key(profile, desc))] == desc)
			head->descs[head->desc_count++] = desc;
	}
	map_free(&said.texts);
	map_free(&said.files);
	names_free(&said.keys);
	free(said.line);
}

void head_free(struct head *head)
{
	free(head->commands);
	free(head->descs);
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

struct str head_creator(const struct profile *profile)
{
	name_id creator = profile->part_count ? profile->parts[0].origin.creator : NONE;

	return creator == NONE ? STR("") : names_str(&profile->names, creator);
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

static void add_difference(struct heads *heads, size_t side, enum difference_kind kind,
			   name_id text)
{
	UTIL_PUSH(heads->differences, heads->difference_count, heads->difference_room) =
		(struct difference){side, kind, text};
}

/* Adds what the head of a side has and *last, the pairs (kind, text) of the last side, lacks. */
static void add_lacking(struct heads *heads, const struct profile *profile, size_t side,
			const struct map *last)
{
	const struct head *head = &heads->list[side];

	for (size_t i = 0; i < head->command_count; i++)
		if (map_find(last, DIFFERENCE_COMMAND, head->commands[i]) == NONE)
			add_difference(heads, side, DIFFERENCE_COMMAND, head->commands[i]);
	for (size_t i = 0; i < head->desc_count; i++)
		/* Timerange: tells when a run was, which always differs. */
		if (map_find(last, DIFFERENCE_LINE, head->descs[i]) == NONE &&
		    !str_begins(names_str(&profile->names, head->descs[i]), STR("Timerange:")))
			add_difference(heads, side, DIFFERENCE_LINE, head->descs[i]);
}

static const struct side *heads_side(const struct heads *heads, const struct profile *profile,
				     size_t i)
{
	return profile->sides[heads->slices ? profile_slice_side(profile, i) : i];
}

void heads_make(struct heads *heads, const struct profile *profile)
{
	bool slices = profile->slice_count && profile_compares(profile);
	uint64_t events = 0;
	struct map last = {0};
	const struct head *end;

	*heads = (struct heads){
		.count = slices ? profile->slice_count : profile->side_count,
		.slices = slices,
	};
	heads->list = util_alloc(heads->count, sizeof(*heads->list));
	for (size_t i = 0; i < heads->count; i++)
		head_of(&heads->list[i], profile, heads_side(heads, profile, i));
	if (heads->count < 2)
		return;
	end = &heads->list[heads->count - 1];
	for (size_t i = 0; i < end->command_count; i++)
		map_id(&last, DIFFERENCE_COMMAND, end->commands[i]);
	for (size_t i = 0; i < end->desc_count; i++)
		map_id(&last, DIFFERENCE_LINE, end->descs[i]);
	for (size_t i = 0; i < heads->count; i++)
		events |= head_events(profile, heads_side(heads, profile, i));
	for (size_t i = 0; i < heads->count; i++) {
		uint64_t missing = events & ~head_events(profile, heads_side(heads, profile, i));

		add_lacking(heads, profile, i, &last);
		for (; missing; missing &= missing - 1)
			add_difference(heads, i, DIFFERENCE_EVENT,
				       profile->events[bits_first(missing)]);
	}
	map_free(&last);
}

void heads_free(struct heads *heads)
{
	while (heads->count)
		head_free(&heads->list[--heads->count]);
	free(heads->list);
	free(heads->differences);
}
