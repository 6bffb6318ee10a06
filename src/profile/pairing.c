/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Each rule for finding pairs gives every function without a partner a key: two functions are a
 * pair if each is the only one of its side with the key. What is ambiguous is left to the next
 * rule, and in the end unpaired: a wrong pair misleads more than no pair.
 */
#include "profile/pairing.h"

#include "base/map.h"
#include "base/name.h"

#include <stdlib.h>

static struct str name_of(const struct profile *profile, name_id name)
{
	return names_str(&profile->names, name);
}

/* --- files and objects --------------------------------------------------- */

/*
 * Returns the number of whole components that two paths share at their ends; 0
 * if one of them is ???.
 */
static size_t common_end(struct str a, struct str b)
{
	size_t shared = 0, i = 0;

	if (str_equal(a, STR("???")) || str_equal(b, STR("???")))
		return 0;
	while (i < a.length && i < b.length && a.at[a.length - 1 - i] == b.at[b.length - 1 - i]) {
		shared += a.at[a.length - 1 - i] == '/';
		i++;
	}
	/* One more component, if one path is the end of the other. */
	if ((i == a.length || a.at[a.length - 1 - i] == '/') &&
	    (i == b.length || b.at[b.length - 1 - i] == '/') && i &&
	    !(i < a.length && i < b.length))
		shared++;
	return shared;
}

/*
 * Returns which of the names `same`, of the other side, has the longest end in common with `from`;
 * NONE if none has, or on a tie.
 */
static name_id best_match(const struct names *names, struct ids same, const bool *on_new,
			  name_id from)
{
	name_id best = NONE;
	size_t most = 0;

	for (size_t i = 0; i < same.count; i++) {
		name_id to = same.id[i];
		size_t shared = on_new[to] == on_new[from] ? 0
							   : common_end(names_str(names, from),
									names_str(names, to));

		if (shared > most)
			best = to;
		else if (shared && shared == most)
			best = NONE;
		most = shared > most ? shared : most;
	}
	return best;
}

/*
 * Pairs names of files, or of objects: a name that only OLD has, and the name that only NEW has
 * whose last path components are most like it. on_old and on_new say by name which side has the
 * name. Returns, by name, NEW's name or else the name itself; adds the number of pairs to *count.
 */
static name_id *find_partners(const struct names *names, const bool *on_old, const bool *on_new,
			      size_t *count)
{
	enum { MOST = 256 }; /* names with one last component that are compared */
	name_id *partner = util_alloc(names->count, sizeof(*partner));
	uint32_t *key = util_alloc(names->count, sizeof(*key));
	struct names keys = {0};
	struct groups by_key;

	/* Key 0 is of what is not paired. */
	names_id(&keys, STR(""));
	for (name_id i = 0; i < names->count; i++) {
		struct str path = names_str(names, i);

		if (on_old[i] != on_new[i])
			key[i] = names_id(&keys, str_eat_last(&path, '/'));
	}
	groups_make(&by_key, key, names->count, keys.count);
	for (name_id i = 0; i < names->count; i++) {
		struct ids same = groups_get(&by_key, key[i]);
		name_id to = NONE;

		if (key[i] && on_old[i] && same.count <= MOST)
			to = best_match(names, same, on_new, i);
		if (to != NONE && best_match(names, same, on_new, to) != i)
			to = NONE;
		partner[i] = to == NONE ? i : to;
		*count += to != NONE;
	}
	groups_free(&by_key);
	names_free(&keys);
	free(key);
	return partner;
}

/* --- the functions of a side -------------------------------------------- */

struct pairing_search {
	struct pairing *pairing;
	const struct profile *profile;
	bool *on_old, *on_new; /* by function: the side has it */
	bool *taken;           /* by function of NEW: it has a partner */
	enum pairing_by by;    /* the rule */
};

/* Returns whether a function of a side has no partner yet, and the other side has it not. */
static bool is_free(const struct pairing_search *s, function_id function, bool is_new)
{
	if (s->on_old[function] && s->on_new[function])
		return false;
	if (is_new)
		return s->on_new[function] && !s->taken[function];
	return s->on_old[function] && s->pairing->partner[function] == NONE;
}

/* --- keys -------------------------------------------------------------- */

/* Returns a path without its directories. */
static struct str base_of(struct str path)
{
	return str_eat_last(&path, '/');
}

/* Returns the key of a function by the rule; empty: none. The caller frees its bytes. */
static struct str key_of(const struct pairing_search *s, function_id function)
{
	const struct profile *profile = s->profile;
	const name_id file = profile_file(profile, function);
	struct str name = name_of(profile, profile_name(profile, function)), key;
	struct str object = base_of(name_of(profile, profile_object(profile, function)));
	struct str pieces[] = {STR(""), STR("\n"), STR(""), STR("\n"), name};

	if (s->by == PAIRING_OBJECT || s->by == PAIRING_BUILD)
		pieces[0] = object;
	if (s->by == PAIRING_OBJECT)
		pieces[2] = name_of(profile, file);
	else if (s->by == PAIRING_FILE)
		pieces[2] = name_of(profile, s->pairing->file[file]);
	else if (s->by == PAIRING_NAME)
		pieces[2] = base_of(name_of(profile, file));
	if (s->by != PAIRING_OBJECT && name_is_unnamed(name))
		return str_join(pieces, 0);
	key = str_join(pieces, LENGTH(pieces));
	if (s->by == PAIRING_BUILD) {
		key.length -= name.length;
		key.length += name_key(name, (char *)key.at + key.length);
	}
	return key;
}

/* The functions with one key: the last one of each side, and how many there are. */
struct match {
	function_id function[2];
	size_t count[2];
};

/* Pairs functions by a rule. */
static void pair_by(struct pairing_search *s)
{
	struct names keys = {0};
	struct match *matches = NULL;
	size_t room = 0, count = 0;

	for (function_id i = 0; i < s->pairing->functions; i++)
		for (int is_new = 0; is_new < 2; is_new++) {
			struct str key;
			name_id id;

			if (!is_free(s, i, is_new))
				continue;
			key = key_of(s, i);
			id = names_id(&keys, key);
			if (id == count)
				UTIL_PUSH(matches, count, room) = (struct match){{NONE, NONE}, {0}};
			if (key.length) {
				matches[id].function[is_new] = i;
				matches[id].count[is_new]++;
			}
			str_free(key);
		}
	for (size_t i = 0; i < count; i++) {
		const struct match *match = &matches[i];

		if (match->count[0] != 1 || match->count[1] != 1)
			continue;
		s->pairing->partner[match->function[0]] = match->function[1];
		s->taken[match->function[1]] = true;
		s->pairing->count[s->by]++;
	}
	free(matches);
	names_free(&keys);
}

/* Adds what a side has: the functions that it has code of or calls, their files and objects. */
static void look_at(struct pairing_later *found, const struct profile *profile,
		    const struct side *side)
{
	size_t names = profile->names.count, had = found->functions_room;

	/* A pairing adds functions, but no names. */
	found->functions = util_grow(found->functions, &found->functions_room,
				     profile->functions.count, sizeof(bool));
	if (found->functions_room > had)
		memset(found->functions + had, false, found->functions_room - had);
	if (!found->files) {
		found->files = util_alloc(names, sizeof(bool));
		found->objects = util_alloc(names, sizeof(bool));
	}
	profile_mark_functions(profile, side, found->functions);
	/* Of several with the same names, the label is paired. */
	for (function_id i = 0; i < profile->context_count; i++)
		if (found->functions[i] && profile_label(profile, i) != i) {
			found->functions[profile_label(profile, i)] = true;
			found->functions[i] = false;
		}
	profile_mark_files(profile, side, found->files);
	for (size_t i = 0; i < profile->functions.count; i++) {
		function_id function = (function_id)i;

		if (!found->functions[i])
			continue;
		found->files[profile_file(profile, function)] = true;
		found->objects[profile_object(profile, function)] = true;
	}
}

void pairing_later_free(struct pairing_later *later)
{
	free(later->functions);
	free(later->files);
	free(later->objects);
}

void pairing_make(struct pairing *pairing, const struct profile *profile, size_t side,
		  struct pairing_later *later)
{
	struct pairing_later before = {0};
	struct pairing_search s = {.pairing = pairing, .profile = profile};
	const size_t functions = profile->functions.count;
	function_id *partner = util_alloc(functions, sizeof(*partner));

	*pairing = (struct pairing){.side = side, .partner = partner, .functions = functions};
	for (size_t i = 0; i < functions; i++)
		partner[i] = NONE;
	look_at(&before, profile, profile->sides[side]);
	while (later->sides < profile->side_count - side - 1)
		look_at(later, profile, profile->sides[profile->side_count - ++later->sides]);
	s.on_old = before.functions;
	s.on_new = later->functions;
	s.taken = util_alloc(pairing->functions, sizeof(*s.taken));
	pairing->file = find_partners(&profile->names, before.files, later->files, &pairing->names);
	pairing->object =
		find_partners(&profile->names, before.objects, later->objects, &pairing->names);
	for (s.by = PAIRING_OBJECT; s.by < PAIRINGS; s.by++)
		pair_by(&s);
	pairing_later_free(&before);
	free(s.taken);
}

size_t pairing_count(const struct pairing *pairing)
{
	size_t count = 0;

	for (size_t i = 0; i < PAIRINGS; i++)
		count += pairing->count[i];
	return count;
}

/* --- applying pairs ----------------------------------------------------- */

/* Returns NEW's name for a name of OLD; `names` may be NULL. */
static name_id new_name(const name_id *names, name_id name)
{
	return names ? names[name] : name;
}

/* Lists what was recorded on a side, what costs most by itself first; the caller frees it. */
static struct cost_ranked *recorded_on(const struct profile *profile, const struct side *side,
				       size_t functions, size_t *count)
{
	struct cost_ranked *list = util_alloc(functions, sizeof(*list));
	bool *has = util_alloc(profile->functions.count, sizeof(*has));
	int64_t cost;

	*count = 0;
	for (uint32_t i = 0; i < functions; i++)
		list[i].id = i;
	for (uint32_t i = 0; i < side->line_count; i++) {
		function_id function = profile->portions.pairs[profile->lines.pairs[i].a].a;

		if (cost_get(&profile->costs, side->line_cost[i], 0, &cost))
			util_add(&list[function].cost, cost);
	}
	profile_mark_functions(profile, side, has);
	for (uint32_t i = 0; i < functions; i++)
		if (has[i] && profile_outer(profile, i) == NONE)
			list[(*count)++] = list[i];
	if (*count)
		qsort(list, *count, sizeof(*list), cost_compare_ranked);
	free(has);
	return list;
}

/*
 * With --inlines, sets where functions go whose labels go where `to` says: of those that were
 * recorded under one label, as instances of a generic function, each to the one of NEW that is as
 * dear among them; and what was inlined to the same place in the function around it.
 */
static void pair_contexts(const struct pairing *pairing, struct profile *profile, function_id *to)
{
	const struct side *sides[] = {profile->sides[pairing->side],
				      profile->sides[profile->side_count - 1]};
	size_t functions = pairing->functions, count;
	function_id *first = util_alloc(functions, sizeof(*first)); /* by label, of NEW */
	function_id *next = util_alloc(functions, sizeof(*next));
	function_id *label = util_alloc(functions, sizeof(*label));
	struct cost_ranked *list = recorded_on(profile, sides[1], functions, &count);

	memcpy(label, to, functions * sizeof(*to));
	memset(first, 0xff, functions * sizeof(*first));
	while (count-- > 0) {
		function_id *of = &first[profile_label(profile, list[count].id)];

		next[list[count].id] = *of;
		*of = list[count].id;
	}
	free(list);
	list = recorded_on(profile, sides[0], functions, &count);
	for (size_t i = 0; i < count; i++) {
		function_id as = label[profile_label(profile, list[i].id)];

		if (as >= functions || first[as] == NONE)
			continue;
		to[list[i].id] = first[as];
		first[as] = next[first[as]];
	}
	for (function_id i = 0; i < functions; i++) {
		struct context context = profile_context(profile, i);

		if (context.outer != NONE)
			to[i] = profile_inlined(profile, to[context.outer], label[context.label]);
	}
	free(list);
	free(first);
	free(next);
	free(label);
}

/*
 * Returns, by function, its partner; else the function with NEW's names of its file and object,
 * unless that label exists and so may be paired.
 */
static function_id *new_functions(const struct pairing *pairing, struct profile *profile)
{
	function_id *to = util_alloc(pairing->functions, sizeof(*to)), i;

	for (i = 0; i < pairing->functions; i++) {
		name_id name = profile_name(profile, i);
		name_id file = new_name(pairing->file, profile_file(profile, i));
		name_id object = new_name(pairing->object, profile_object(profile, i));

		to[i] = pairing->partner[i];
		if (to[i] == NONE)
			to[i] = profile_find_function(profile, object, file, name) != NONE
					? i
					: profile_function(profile, object, file, name);
	}
	if (profile->context_count)
		pair_contexts(pairing, profile, to);
	return to;
}

static bool is_new_portion(const struct pairing *pairing, const struct profile *profile,
			   portion_id portion)
{
	for (size_t i = pairing->side + 1; i < profile->side_count; i++)
		if (profile_has_portion(profile->sides[i], portion))
			return true;
	return false;
}

/*
 * Returns the file that a portion of OLD moves to; `to` is its new function, which had these
 * portions: the same file if NEW has one there. Else the function's own file becomes the own file of
 * `to`, and another one NEW's name of that file, or the file of `to` with the most similar path.
 */
static name_id moved_file(const struct pairing *pairing, const struct profile *profile,
			  struct pair portion, function_id to, struct ids portions)
{
	name_id best = portion.b;
	name_id renamed = new_name(pairing->file, best);
	size_t most = 0;

	if (to == portion.a)
		return renamed;
	for (size_t i = 0; i < portions.count; i++)
		if (profile->portions.pairs[portions.id[i]].b == portion.b &&
		    is_new_portion(pairing, profile, portions.id[i]))
			return portion.b;
	if (best == profile_file(profile, portion.a))
		return profile_file(profile, to);
	if (renamed != best)
		return renamed;
	for (size_t i = 0; i < portions.count; i++) {
		name_id file = profile->portions.pairs[portions.id[i]].b;
		size_t score;

		if (!is_new_portion(pairing, profile, portions.id[i]))
			continue;
		score = common_end(name_of(profile, portion.b), name_of(profile, file));
		if (score > most) {
			most = score;
			best = file;
		}
	}
	return best;
}

/*
 * Records how OLD wrote `from`, a file or object, as another spelling of NEW's name `to`, unless
 * that pair of names is in `done`.  written: the originals by name, before any was recorded here.
 */
static void keep_original(struct side *side, const struct groups *written, struct map *done,
			  name_id from, name_id to)
{
	struct map *originals = &side->originals;
	struct ids ids = groups_get(written, from);
	size_t seen = done->count;

	if (from == to)
		return;
	map_id(done, from, to);
	if (done->count == seen)
		return;
	for (size_t i = 0; i < ids.count; i++)
		map_id(originals, to, originals->pairs[ids.id[i]].b);
	if (!ids.count)
		map_id(originals, to, from);
}

bool pairing_apply(const struct pairing *pairing, struct profile *profile,
		   const struct profile_lines *lines)
{
	struct profile_moves to = {.lines = lines};
	struct groups of_new;  /* the portions before, by function */
	struct groups written; /* the originals of OLD, by name */
	struct map done = {0};
	struct side *before;
	unsigned event;

	cost_freeze(&profile->costs);
	to.function = new_functions(pairing, profile);
	groups_of_pairs(&of_new, &profile->portions, profile->functions.count);
	before = profile_renew_side(profile, &profile->sides[pairing->side]);
	groups_of_pairs(&written, &profile->current->originals, profile->names.count);
	to.portion = util_alloc(before->portion_count, sizeof(*to.portion));
	for (portion_id i = 0; i < before->portion_count; i++) {
		struct pair was = profile->portions.pairs[i], is;
		function_id function = to.function[was.a];

		if (!profile_has_portion(before, i))
			continue;
		to.portion[i] = profile_portion(
			profile, function,
			moved_file(pairing, profile, was, function, groups_get(&of_new, function)));
		is = profile->portions.pairs[to.portion[i]];
		keep_original(profile->current, &written, &done, was.b, is.b);
		keep_original(profile->current, &written, &done, profile_object(profile, was.a),
			      profile_object(profile, is.a));
	}
	profile_add_facts(profile, before, &to);
	profile_free_side(before);
	profile->current = profile->sides[profile->side_count - 1];
	free(to.function);
	free(to.portion);
	groups_free(&of_new);
	groups_free(&written);
	map_free(&done);
	return !cost_overflow(&profile->costs, &event);
}

void pairing_free(struct pairing *pairing)
{
	free(pairing->partner);
	free(pairing->file);
	free(pairing->object);
	*pairing = (struct pairing){0};
}
