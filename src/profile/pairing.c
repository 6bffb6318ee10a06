/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "profile/profile.h"

#include "base/name.h"

/*
 * The rules for pairs, the most reliable one first. Each gives what one side alone has a key: two
 * are a pair if each is the only one of its side with the key. What is ambiguous is left to the next
 * rule, and in the end unpaired: a wrong pair misleads more than no pair.
 */
enum rule {
	RULE_END,   /* files and objects: so many components at the ends of their paths */
	RULE_LABEL, /* functions: same name, and object and file are pairs */
	RULE_FILE,  /* same name, and same file but for its directories */
	RULE_BUILD, /* same object but for directories, same name but for hash and clones */
};

/* The most components that are compared; the rule is tried with fewer and fewer. */
enum { LONGEST_END = 8 };

struct search {
	const struct pairing *pairing;
	const struct profile *profile;
	enum rule rule;
	unsigned end; /* number of components */
	size_t count; /* of functions, or of names of files or objects; by these: */
	bool *on[2];  /* OLD has it, NEW has it; what is paired counts as NEW's that OLD has, too */
	uint32_t *partner;
	size_t paired; /* number of pairs */
};

static struct str name_of(const struct search *s, name_id name)
{
	return names_str(&s->profile->names, name);
}

static struct str end_of(struct str path, unsigned components)
{
	size_t begin = path.length;

	while (begin && (path.at[begin - 1] != '/' || --components))
		begin--;
	return str_from(path, begin);
}

/* Returns the key of a function or a name; empty: none. The caller frees its bytes. */
static struct str key_of(const struct search *s, uint32_t id)
{
	struct str pieces[] = {STR(""), STR("\n"), STR(""), STR("\n"), STR("")}, name, key;
	struct str build = {NULL, 0};
	name_id file, object;

	if (s->rule == RULE_END) {
		name = end_of(name_of(s, id), s->end);
		return str_join(&name, !str_equal(name, STR("???")));
	}
	name = pieces[4] = name_of(s, profile_name(s->profile, id));
	file = profile_file(s->profile, id);
	object = profile_object(s->profile, id);
	if (s->rule == RULE_LABEL) {
		pieces[0] = name_of(s, s->pairing->object[object]);
		pieces[2] = name_of(s, s->pairing->file[file]);
	} else if (name_is_unnamed(name)) {
		return str_join(pieces, 0);
	} else if (s->rule == RULE_FILE) {
		pieces[2] = end_of(name_of(s, file), 1);
	} else {
		pieces[0] = end_of(name_of(s, object), 1);
	}
	if (s->rule == RULE_BUILD)
		pieces[4] = build = name_key(name);
	key = str_join(pieces, LENGTH(pieces));
	str_free(build);
	return key;
}

/* What has one key: the last one of each side, and how many there are. */
struct match {
	uint32_t last[2];
	size_t count[2];
};

static void pair_by(struct search *s)
{
	struct names keys = {0};
	struct match *matches = NULL;
	size_t room = 0, count = 0;

	for (uint32_t i = 0; i < s->count; i++)
		for (int is_new = 0; is_new < 2; is_new++) {
			struct str key;
			name_id id;

			if (!s->on[is_new][i] || s->on[!is_new][i])
				continue;
			key = key_of(s, i);
			id = names_id(&keys, key);
			if (id == count)
				UTIL_PUSH(matches, count, room) = (struct match){{NONE, NONE}, {0}};
			/* NOLINTNEXTLINE: a new key has a new match */
			matches[id].last[is_new] = i;
			matches[id].count[is_new] += key.length ? 1 : 2;
			str_free(key);
		}
	for (size_t i = 0; i < count; i++) {
		const uint32_t *last = matches[i].last;

		if (matches[i].count[0] != 1 || matches[i].count[1] != 1)
			continue;
		s->partner[last[0]] = last[1];
		s->on[0][last[0]] = false;
		s->on[0][last[1]] = true;
		s->paired++;
	}
	free(matches);
	names_free(&keys);
}

/*
 * Pairs the files, or objects, that only OLD and only NEW have: those whose last path components are
 * most alike. Returns, by name, NEW's name or else the name itself.
 */
static name_id *pair_paths(struct pairing *pairing, const struct profile *profile, bool *on_old,
			   bool *on_new)
{
	const size_t count = profile->names.count;
	name_id *partner = util_alloc(count, sizeof(*partner));
	struct search s = {pairing, profile,          RULE_END, LONGEST_END,
			   count,   {on_old, on_new}, partner,  0};

	for (name_id i = 0; i < count; i++)
		partner[i] = i;
	for (; s.end; s.end--)
		pair_by(&s);
	pairing->names += s.paired;
	return partner;
}

/* Pairs the functions that only OLD and only NEW have, rule by rule. */
static void pair_functions(struct pairing *pairing, const struct profile *profile, bool *on_old,
			   bool *on_new)
{
	const size_t count = profile->functions.count;
	function_id *partner = util_alloc(count, sizeof(*partner));
	struct search s = {pairing, profile, RULE_LABEL, 0, count, {on_old, on_new}, partner, 0};

	pairing->partner = partner;
	pairing->functions = count;
	for (function_id i = 0; i < count; i++)
		partner[i] = NONE;
	for (; s.rule <= RULE_BUILD; s.rule++)
		pair_by(&s);
	pairing->count = s.paired;
}

/* --- the functions of a side --------------------------------------------- */

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

	*pairing = (struct pairing){.side = side};
	look_at(&before, profile, profile->sides[side]);
	while (later->sides < profile->side_count - side - 1)
		look_at(later, profile, profile->sides[profile->side_count - ++later->sides]);
	pairing->file = pair_paths(pairing, profile, before.files, later->files);
	pairing->object = pair_paths(pairing, profile, before.objects, later->objects);
	pair_functions(pairing, profile, before.functions, later->functions);
	pairing_later_free(&before);
}

/* --- applying pairs ----------------------------------------------------- */

/* Marks what was recorded on a side: its functions that were not inlined; the caller frees this. */
static bool *recorded_on(const struct profile *profile, const struct side *side)
{
	bool *has = util_alloc(profile->functions.count, sizeof(*has));

	profile_mark_functions(profile, side, has);
	for (uint32_t i = 0; i < profile->context_count; i++)
		has[i] &= profile_outer(profile, i) == NONE;
	return has;
}

/*
 * With --inlines, sets where functions go whose labels go where `to` says: of those that were
 * recorded under one label, as instances of a generic function, the first one to NEW's first one,
 * and so on; and what was inlined to the same place in the function around it.
 */
static void pair_contexts(const struct pairing *pairing, struct profile *profile, function_id *to)
{
	size_t functions = pairing->functions;
	bool *on_old = recorded_on(profile, profile->sides[pairing->side]);
	bool *on_new = recorded_on(profile, profile->sides[profile->side_count - 1]);
	function_id *first = util_alloc(functions, sizeof(*first)); /* by label, of NEW */
	function_id *next = util_alloc(functions, sizeof(*next));
	function_id *label = util_alloc(functions, sizeof(*label));

	memcpy(label, to, functions * sizeof(*to));
	memset(first, 0xff, functions * sizeof(*first));
	for (function_id i = (function_id)functions; i-- > 0;)
		if (on_new[i]) {
			next[i] = first[profile_label(profile, i)];
			first[profile_label(profile, i)] = i;
		}
	for (function_id i = 0; i < functions; i++) {
		function_id as = label[profile_label(profile, i)];

		if (on_old[i] && as < functions && first[as] != NONE) {
			to[i] = first[as];
			first[as] = next[first[as]];
		}
	}
	for (function_id i = 0; i < functions; i++) {
		struct context context = profile_context(profile, i);

		if (context.outer != NONE)
			to[i] = profile_inlined(profile, to[context.outer], label[context.label]);
	}
	free(on_old);
	free(on_new);
	free(first);
	free(next);
	free(label);
}

/* Returns, by function, its partner; else the function with NEW's names of its file and object. */
static function_id *new_functions(const struct pairing *pairing, struct profile *profile)
{
	function_id *to = util_alloc(pairing->functions, sizeof(*to)), i;

	for (i = 0; i < pairing->functions; i++) {
		name_id name = profile_name(profile, i);
		name_id file = pairing->file[profile_file(profile, i)];
		name_id object = pairing->object[profile_object(profile, i)];

		to[i] = pairing->partner[i];
		if (to[i] == NONE)
			to[i] = profile_function(profile, object, file, name);
	}
	if (profile->context_count)
		pair_contexts(pairing, profile, to);
	return to;
}

/*
 * Returns the file that a portion of OLD moves to; `to` is its new function: the same file if NEW has
 * code of `to` there. Else the function's own file becomes the own file of `to`, and another one NEW's
 * name of that file.
 */
static name_id moved_file(const struct pairing *pairing, const struct profile *profile,
			  struct pair portion, function_id to)
{
	const portion_id same = map_find(&profile->portions, to, portion.b);

	for (size_t i = pairing->side + 1; i < profile->side_count; i++)
		if (same != NONE && profile_has_portion(profile->sides[i], same))
			return portion.b;
	return portion.b == profile_file(profile, portion.a) ? profile_file(profile, to)
							     : pairing->file[portion.b];
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
	struct groups written; /* the originals of OLD, by name */
	struct map done = {0};
	struct side *before;
	unsigned event;

	cost_freeze(&profile->costs);
	to.function = new_functions(pairing, profile);
	before = profile_renew_side(profile, &profile->sides[pairing->side]);
	groups_of_pairs(&written, &profile->current->originals, profile->names.count);
	to.portion = util_alloc(before->portion_count, sizeof(*to.portion));
	for (portion_id i = 0; i < before->portion_count; i++) {
		struct pair was = profile->portions.pairs[i], is;
		function_id function = to.function[was.a];

		if (!profile_has_portion(before, i))
			continue;
		to.portion[i] = profile_portion(profile, function,
						moved_file(pairing, profile, was, function));
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
