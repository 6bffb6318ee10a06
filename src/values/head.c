/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "values/head.h"

#include "base/map.h"
#include "base/util.h"

#include <stdlib.h>

/* Adds a name to a set, unless it is NONE; returns whether it is new. */
static bool add_name(struct map *set, name_id name)
{
	size_t known = set->count;

	return name != NONE && map_id(set, name, 0) == known;
}

/* --- "desc:" lines ----------------------------------------------------- */

/* What the parts say to the keys and lines "KEY: value" of the first part. */
struct said {
	struct names keys;
	name_id *line; /* by key: its line; NONE: lines differ */
	struct map lines;
	size_t *upto; /* by id in lines: all parts up to this one have it */
};

static struct str desc_key(const struct profile *profile, name_id desc)
{
	struct str line = names_str(&profile->names, desc);

	return str_eat_until(&line, ':');
}

/* Adds the lines of a part; parts are numbered from 1. */
static void said_add(struct said *said, const struct profile *profile, const struct part *part,
		     size_t number)
{
	for (size_t i = 0; i < part->desc_count; i++) {
		name_id desc = profile->descs[part->descs + i];
		name_id key = names_find(&said->keys, desc_key(profile, desc));
		uint32_t line = map_find(&said->lines, desc, 0);

		if (key != NONE && said->line[key] != desc)
			said->line[key] = NONE;
		if (line != NONE && said->upto[line] == number - 1)
			said->upto[line] = number;
	}
}

/* --- all of it --------------------------------------------------------- */

void head_of(struct head *head, const struct profile *profile, const struct side *side)
{
	size_t end = side ? side->end_part : profile->part_count;
	struct map commands = {0}, pids = {0}, threads = {0}, files = {0};
	const struct part *shown = NULL;
	struct said said = {0};

	*head = (struct head){.creator = NONE,
			      .pid = NONE,
			      .number = NONE,
			      .thread = NONE,
			      .agreed_command = NONE,
			      .agreed_pid = NONE};
	for (size_t i = side ? side->first_part : 0; i < end; i++) {
		const struct part *part = &profile->parts[i];
		struct head_file *run;

		/* A part of another file begins a run. */
		if (!head->file_count || head->files[head->file_count - 1].name != part->file)
			UTIL_PUSH(head->files, head->file_count, head->file_room) =
				(struct head_file){.name = part->file, .origin = part->origin};
		run = &head->files[head->file_count - 1];
		if (!part->selected)
			continue;
		if (!shown) {
			shown = part;
			said.line = util_alloc(part->desc_count, sizeof(*said.line));
			said.upto = util_alloc(part->desc_count, sizeof(*said.upto));
			for (size_t j = 0; j < part->desc_count; j++) {
				name_id desc = profile->descs[part->descs + j];

				said.line[names_id(&said.keys, desc_key(profile, desc))] = desc;
				map_id(&said.lines, desc, 0);
			}
			head->agreed_command = part->origin.command;
			head->agreed_pid = part->origin.pid;
		}
		if (head->agreed_command != part->origin.command)
			head->agreed_command = NONE;
		if (head->agreed_pid != part->origin.pid)
			head->agreed_pid = NONE;
		head->believed |= part->believed;
		if (!run->parts++)
			run->origin = part->origin;
		run->listed |= add_name(&files, part->file);
		if (add_name(&commands, part->origin.command))
			UTIL_PUSH(head->commands, head->command_count, head->command_room) =
				part->origin.command;
		add_name(&pids, part->origin.pid);
		add_name(&threads, part->origin.thread);
		said_add(&said, profile, part, ++head->parts);
	}
	head->threads = threads.count;
	if (shown) {
		head->creator = shown->origin.creator;
		head->desc_count = shown->desc_count;
		head->descs = util_alloc(shown->desc_count, sizeof(*head->descs));
		for (size_t i = 0; i < shown->desc_count; i++) {
			name_id desc = profile->descs[shown->descs + i];
			name_id key = names_find(&said.keys, desc_key(profile, desc));
			uint32_t line = map_find(&said.lines, desc, 0);

			head->descs[i] = (struct head_desc){
				.line = desc,
				.agreed = head->parts == 1 || said.line[key] != NONE,
				.common = said.upto[line] == head->parts,
			};
		}
	}
	/* Without any command, the pid of the first part names the program. */
	if (shown && (pids.count == 1 || !head->command_count))
		head->pid = shown->origin.pid;
	if (shown && head->parts == 1 && head->pid != NONE) {
		head->number = shown->number;
		head->thread = shown->origin.thread;
	}
	names_free(&said.keys);
	map_free(&said.lines);
	free(said.line);
	free(said.upto);
	map_free(&commands);
	map_free(&pids);
	map_free(&threads);
	map_free(&files);
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

/* Adds what the head of a side has and the last side's head lacks. */
static void add_heads(struct heads *heads, const struct profile *profile, size_t side)
{
	const struct head *head = &heads->list[side];
	const struct head *last = &heads->list[heads->count - 1];
	size_t j;

	for (size_t i = 0; i < head->command_count; i++) {
		for (j = 0; j < last->command_count && last->commands[j] != head->commands[i]; j++)
			;
		if (j == last->command_count)
			add_difference(heads, side, DIFFERENCE_COMMAND, head->commands[i]);
	}
	for (size_t i = 0; i < head->desc_count; i++) {
		const struct head_desc *desc = &head->descs[i];
		struct str line = names_str(&profile->names, desc->line);

		/* Timerange: tells when a run was, which always differs. */
		if (!desc->agreed || str_begins(line, STR("Timerange:")))
			continue;
		for (j = 0; j < last->desc_count; j++)
			if (last->descs[j].agreed && last->descs[j].line == desc->line)
				break;
		if (j == last->desc_count)
			add_difference(heads, side, DIFFERENCE_LINE, desc->line);
	}
}

static const struct side *heads_side(const struct heads *heads, const struct profile *profile,
				     size_t i)
{
	return profile->sides[heads->slices ? profile_slice_side(profile, i) : i];
}

void heads_make(struct heads *heads, const struct profile *profile)
{
	bool slices = profile->slice_count && profile_compares(profile);
	uint64_t events = 0, missing;

	*heads = (struct heads){
		.count = slices ? profile->slice_count : profile->side_count,
		.slices = slices,
	};
	heads->list = util_alloc(heads->count, sizeof(*heads->list));
	for (size_t i = 0; i < heads->count; i++)
		head_of(&heads->list[i], profile, heads_side(heads, profile, i));
	for (size_t i = 0; heads->count > 1 && i < heads->count; i++)
		events |= head_events(profile, heads_side(heads, profile, i));
	for (size_t i = 0; heads->count > 1 && i < heads->count; i++) {
		add_heads(heads, profile, i);
		missing = ~head_events(profile, heads_side(heads, profile, i));
		for (unsigned e = 0; e < profile->event_count; e++)
			if ((events & missing) >> e & 1)
				add_difference(heads, i, DIFFERENCE_EVENT, profile->events[e]);
	}
}

void heads_free(struct heads *heads)
{
	while (heads->count)
		head_free(&heads->list[--heads->count]);
	free(heads->list);
	free(heads->differences);
}
