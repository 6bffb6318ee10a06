/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Each rule for finding pairs gives every function without a partner a key, and
 * compares functions with equal keys. Ambiguous matches are left to the next
 * rule, and in the end unpaired: a wrong pair misleads more than no pair.
 */
#include "profile/pairing.h"

#include "base/groups.h"
#include "base/number.h"
#include "base/short_names.h"
#include "profile/extents.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>

/* --- pairs of any ids ---------------------------------------------------- */

/*
 * Functions or names of OLD to be matched with those of NEW, each with a key:
 * only candidates with the same key are compared.
 */
struct candidates {
	struct names keys;
	struct candidate {
		uint32_t key, id;
		bool is_new;
		bool is_free; /* else it only makes others ambiguous */
	} * list;
	size_t count, room;
};

static void add_candidate(struct candidates *c, struct str key, uint32_t id, bool is_new,
			  bool is_free)
{
	UTIL_PUSH(c->list, c->count, c->room) =
		(struct candidate){names_id(&c->keys, key), id, is_new, is_free};
}

/* Returns how alike two ids are, in either order: 0 for not at all. */
typedef size_t likeness_function(const void *context, uint32_t a, uint32_t b);

/*
 * Returns which of the candidates `same`, of the other side, is most like
 * `from`; NULL if none is, or on a tie.
 */
static const struct candidate *best_match(const struct candidates *c, struct ids same,
					  const struct candidate *from, likeness_function *likeness,
					  const void *context)
{
	const struct candidate *best = NULL;
	size_t most = 0, i;

	for (i = 0; i < same.count; i++) {
		const struct candidate *to = &c->list[same.id[i]];
		size_t score;

		if (to->is_new == from->is_new)
			continue;
		score = likeness(context, from->id, to->id);
		if (score > most)
			best = to;
		else if (score == most)
			best = NULL;
		most = score > most ? score : most;
	}
	return best;
}

/*
 * Sets partner[id of OLD] to the id of NEW for each two that are the best match
 * of each other, and free. Where too many candidates have one key to compare
 * all pairs, none is. Returns the number of pairs, and frees the candidates.
 */
static size_t pair_candidates(struct candidates *c, likeness_function *likeness,
			      const void *context, uint32_t *partner)
{
	enum { MOST = 256 }; /* candidates of a key that are compared */
	uint32_t *key = util_alloc(c->count, sizeof(*key));
	struct groups by_key;
	size_t pairs = 0, i;

	for (i = 0; i < c->count; i++)
		key[i] = c->list[i].key;
	groups_make(&by_key, key, c->count, c->keys.count);
	for (i = 0; i < c->count; i++) {
		const struct candidate *old = &c->list[i], *new;
		struct ids same = groups_get(&by_key, key[i]);

		if (old->is_new || same.count > MOST)
			continue;
		new = best_match(c, same, old, likeness, context);
		if (!new || !old->is_free || !new->is_free ||
		    best_match(c, same, new, likeness, context) != old)
			continue;
		partner[old->id] = new->id;
		pairs++;
	}
	groups_free(&by_key);
	free(key);
	free(c->list);
	names_free(&c->keys);
	return pairs;
}

/* --- pairs of names ------------------------------------------------------ */

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

static size_t likeness_of_names(const void *names, name_id a, name_id b)
{
	return common_end(names_str(names, a), names_str(names, b));
}

/*
 * Pairs names of files, or of objects: a name that only OLD has, and the name that only NEW has
 * whose last path components are most like it. on_old and on_new say by name which side has the
 * name. Returns, by name, NEW's name or else the name itself; adds the number of pairs to *count.
 */
static name_id *find_partners(const struct names *names, const bool *on_old, const bool *on_new,
			      size_t *count)
{
	name_id *partner = util_alloc(names->count, sizeof(*partner));
	struct candidates candidates = {0};
	name_id i;

	for (i = 0; i < names->count; i++) {
		struct str name = names_str(names, i);
		struct str last = str_eat_last(&name, '/');

		partner[i] = i;
		if (on_old[i] != on_new[i] && last.length)
			add_candidate(&candidates, last, i, on_new[i], true);
	}
	*count += pair_candidates(&candidates, likeness_of_names, names, partner);
	return partner;
}

/* --- the functions of a side -------------------------------------------- */

struct pairing_search {
	struct pairing *pairing;
	const struct profile *profile;
	bool *on_old, *on_new; /* by function: the side has it */
	bool *taken;           /* by function of NEW: it has a partner */
	enum pairing_by by;    /* the rule */
	struct extents extents;
	size_t *moved; /* by object of extents: pairs of PAIRING_EXTENT with two addresses */
};

/*
 * Marks the functions that a side has code of or calls. Also marks a function
 * if inlined code on the side has its label: both are one row of the report.
 */
static void mark_present(const struct profile *profile, const struct side *side, bool *present)
{
	uint32_t i;

	profile_mark_functions(profile, side, present);
	for (i = 0; i < side->portion_count; i++) {
		struct pair portion = profile->portions.pairs[i];
		function_id same;

		if (!profile_has_portion(side, i))
			continue;
		same = profile_find_function(profile, profile_object(profile, portion.a), portion.b,
					     profile_name(profile, portion.a));
		if (same != NONE)
			present[same] = true;
	}
}

/* Whether a function has an address for a name, and the build has moved those of its object. */
static bool has_moved(const struct pairing_search *s, function_id function)
{
	enum { SOME = 2 }; /* a single pair may be a coincidence */
	uint32_t object = s->extents.object[function];

	return object && s->moved[object - 1] >= SOME;
}

/* Whether OLD and NEW have two functions at one address. */
static bool is_another(const struct pairing_search *s, function_id function)
{
	uint64_t old = s->extents.old.bytes[function], new = s->extents.new.bytes[function];

	return old && new &&old != new &&has_moved(s, function);
}

static bool is_free(const struct pairing_search *s, function_id function, bool is_new)
{
	if (s->on_old[function] && s->on_new[function] && !is_another(s, function))
		return false;
	if (is_new)
		return s->on_new[function] && !s->taken[function];
	return s->on_old[function] && s->pairing->partner[function] == NONE;
}

/* --- keys -------------------------------------------------------------- */

static struct str name_of(const struct profile *profile, name_id name)
{
	return names_str(&profile->names, name);
}

/* Returns the name of the object of a function, without its directories. */
static struct str object_name(const struct profile *profile, function_id function)
{
	struct str path = name_of(profile, profile_object(profile, function));

	return str_eat_last(&path, '/');
}

/* The length of a name without the mark of a clone at its end, or SIZE_MAX. */
static size_t before_kind(struct str name)
{
	static const char *const marks[] = {
		".constprop", ".isra", ".part", ".cold", ".llvm", ".__uniq", ".lto_priv",
	};
	size_t i;

	for (i = 0; i < LENGTH(marks); i++) {
		struct str mark = str_of(marks[i]);
		size_t n = name.length - mark.length;

		if (name.length > mark.length &&
		    str_equal((struct str){name.at + n, mark.length}, mark))
			return n;
	}
	return SIZE_MAX;
}

/* As before_kind(); a number may follow the mark, as in ".isra.0". */
static size_t before_mark(struct str name)
{
	size_t n = name.length;

	while (n && number_is_digit(name.at[n - 1]))
		n--;
	if (n && n < name.length && name.at[n - 1] == '.')
		name.length = n - 1;
	return before_kind(name);
}

/* Removes the marks that compilers append to the names of cloned functions. */
static struct str without_clone(struct str name)
{
	size_t n;

	while ((n = before_mark(name)) != SIZE_MAX)
		name.length = n;
	return name;
}

/* Whether the digits at i number a lambda: "#2", "lambda2", "$_2". */
static bool is_of_lambda(const char *name, size_t i)
{
	return (i >= 1 && name[i - 1] == '#') || (i >= 2 && memcmp(name + i - 2, "$_", 2) == 0) ||
	       (i >= 7 && memcmp(name + i - 7, "'lambda", 7) == 0);
}

/* Removes the numbers of lambdas in place; returns the new length. */
static size_t without_numbers(char *name, size_t length)
{
	size_t to = 0, i = 0;

	while (i < length) {
		if (number_is_digit(name[i]) && is_of_lambda(name, to))
			while (i < length && number_is_digit(name[i]))
				i++;
		else
			name[to++] = name[i++];
	}
	return to;
}

/* The length of the hash of Rust at the front of s, 0 if there is none. */
static size_t hash_length(struct str s)
{
	enum { DIGITS = 16 };
	bool mangled = str_begins(s, STR("17h"));
	size_t n = sizeof("17h") - 1, i;

	if (!(mangled || str_begins(s, STR("::h"))) || s.length < n + DIGITS + mangled)
		return 0;
	for (i = 0; i < DIGITS; i++, n++)
		if (!strchr("0123456789abcdef", s.at[n]) || !s.at[n])
			return 0;
	if (mangled && s.at[n++] != 'E')
		return 0;
	return n == s.length || !isalnum((unsigned char)s.at[n]) ? n : 0;
}

/*
 * Removes, in place, the parts of a name that change with each build: the
 * hashes of Rust and the numbers of clones. Returns the new length.
 */
static size_t without_build(char *name, size_t length)
{
	size_t to = 0, i = 0;

	while (i < length) {
		i += hash_length((struct str){name + i, length - i});
		if (i + 1 < length && name[i] == '.' && number_is_digit(name[i + 1]) &&
		    before_kind((struct str){name, to}) != SIZE_MAX)
			for (i++; i < length && number_is_digit(name[i]);)
				i++;
		else if (i < length)
			name[to++] = name[i++];
	}
	return to;
}

/*
 * The length of the name of a function that the C library chooses by the processor, up to what
 * names the processor: "__memcmp_" of "__memcmp_avx2_movbe"; else all of it.
 */
static size_t without_variant(const char *name, size_t length)
{
	static const char *const kinds[] = {
		"sse",     "ssse",     "avx",    "evex",   "fma",     "erms",
		"generic", "asimd",    "simd",   "nosimd", "sve",     "mte",
		"a64fx",   "thunderx", "falkor", "zva",    "kunpeng", "power",
	};
	size_t i, kind;

	if (length < 2 || memcmp(name, "__", 2) != 0)
		return length;
	for (i = 3; i < length; i++) {
		struct str left = {name + i, length - i}, word = str_eat_until(&left, '_');

		if (name[i - 1] != '_')
			continue;
		while (word.length && number_is_digit(word.at[word.length - 1]))
			word.length--;
		for (kind = 0; kind < LENGTH(kinds); kind++)
			if (str_equal(word, str_of(kinds[kind])))
				return i;
	}
	return length;
}

/* Returns whether the character at i begins the arguments of a template. */
static bool begins_arguments(const char *name, size_t i)
{
	static const char word[] = "operator";
	size_t n = sizeof(word) - 1;

	return i && name[i] == '<' && (isalnum((unsigned char)name[i - 1]) || name[i - 1] == '_') &&
	       (i < n || memcmp(name + i - n, word, n) != 0);
}

/* Returns the end of arguments that begin at i; 0 if they are not closed. */
static size_t end_of_arguments(const char *name, size_t length, size_t i)
{
	size_t depth = 0;

	for (; i < length; i++) {
		depth += name[i] == '<';
		depth -= name[i] == '>';
		if (!depth)
			return i + 1;
	}
	return 0;
}

/* Removes the arguments of templates in place; returns the new length. */
static size_t without_arguments(char *name, size_t length)
{
	size_t to = 0, i = 0;
	bool closed = true;

	while (i < length) {
		size_t end = 0;

		if (closed && begins_arguments(name, i)) {
			end = end_of_arguments(name, length, i);
			/* Stop at an unclosed list: bounds the time. */
			closed = end != 0;
		}
		if (end)
			i = end;
		else
			name[to++] = name[i++];
	}
	return to;
}

/*
 * Writes a name without the additions of compilers, but with its level of recursion if `level` is
 * set. Returns the length; 0 if nothing is left of the name.
 */
static size_t put_core(struct str name, bool level, char *to)
{
	struct str core = short_name_without_level(name);
	struct str suffix = level ? str_from(name, core.length) : STR("");
	size_t length = short_name(without_clone(core), SHORT_NAME_LEAST, to);

	length = without_arguments(to, length);
	length = without_build(to, without_numbers(to, length));
	memcpy(to + length, suffix.at, suffix.length);
	return length ? length + suffix.length : 0;
}

/* As key_of(), by the size or the cost of a function without a name. */
static struct str key_of_extent(const struct pairing_search *s, function_id function, bool is_new)
{
	const struct extents_side *side = is_new ? &s->extents.new : &s->extents.old;
	uint64_t bytes = s->by == PAIRING_COST ? 0 : side->bytes[function];
	int64_t cost = s->by == PAIRING_SIZE ? 0 : side->cost[function];
	bool known = (bytes || s->by == PAIRING_COST) && (cost || s->by == PAIRING_SIZE);
	char numbers[64];
	struct str pieces[] = {
		object_name(s->profile, function),
		short_name_level(name_of(s->profile, profile_name(s->profile, function))),
		STR(""),
	};

	if (!known || (s->by != PAIRING_EXTENT && !has_moved(s, function)))
		return str_join(pieces, 0);
	sprintf(numbers, "\n%" PRIu64 "\n%" PRId64, bytes, cost);
	pieces[2] = str_of(numbers);
	return str_join(pieces, LENGTH(pieces));
}

/* Returns the key of a function; empty: none. The caller frees its bytes. */
static struct str key_of(const struct pairing_search *s, function_id function, bool is_new)
{
	const struct profile *profile = s->profile;
	enum pairing_by by = s->by;
	struct str name = name_of(profile, profile_name(profile, function));
	struct str key;
	char *bytes;

	if (s->extents.object[function] ? by < PAIRING_EXTENT : by >= PAIRING_EXTENT)
		return str_join(&name, 0);
	if (by >= PAIRING_EXTENT && by < PAIRING_ADDRESS)
		return key_of_extent(s, function, is_new);
	if (by == PAIRING_OBJECT || by == PAIRING_ADDRESS) {
		struct str pieces[] = {
			object_name(profile, function),
			STR("\n"),
			name_of(profile, profile_file(profile, function)),
			STR("\n"),
			name,
		};

		return str_join(pieces, LENGTH(pieces));
	}
	key = str_join(&name, short_name_is_unnamed(name) ? 0 : 1);
	bytes = (char *)key.at;
	if (by == PAIRING_BUILD)
		key.length = without_variant(bytes, without_build(bytes, key.length));
	else if (key.length && by >= PAIRING_CORE)
		key.length = put_core(name, by == PAIRING_CORE, bytes);
	return key;
}

/*
 * Adds functions and their keys: those without a partner, or by name every
 * function, as a name that a paired one has is ambiguous.
 */
static void find_candidates(const struct pairing_search *s, struct candidates *candidates)
{
	size_t functions = s->pairing->functions;
	uint32_t i;
	int side;

	for (i = 0; i < functions; i++)
		if (s->pairing->partner[i] != NONE)
			s->taken[s->pairing->partner[i]] = true;
	for (i = 0; i < functions; i++)
		for (side = 0; side < 2; side++) {
			bool free_now = is_free(s, i, side);
			struct str key;

			if (s->by == PAIRING_NAME ? !(side ? s->on_new : s->on_old)[i] : !free_now)
				continue;
			key = key_of(s, i, side);
			if (key.length)
				add_candidate(candidates, key, i, side, free_now);
			free((char *)key.at);
		}
}

/*
 * Returns how alike two functions with the same key are. For PAIRING_FILE, that
 * is 0 for not at all; first the path components that the ends of their files
 * share; then whether they have the same file, then the same object. Else all
 * are equally alike, so that each must be the only one of its side.
 */
static size_t likeness(const void *context, function_id a, function_id b)
{
	const struct pairing_search *s = context;
	const struct profile *profile = s->profile;
	name_id x = profile_file(profile, a), y = profile_file(profile, b);
	size_t shared;

	if (s->by != PAIRING_FILE)
		return 1;
	shared = common_end(name_of(profile, x), name_of(profile, y));
	if (!shared)
		return 0;
	return 4 * shared + (x == y ? 2 : 0) +
	       str_equal(object_name(profile, a), object_name(profile, b));
}

/* Adds what a side has. */
static void look_at(struct pairing_later *found, const struct profile *profile,
		    const struct side *side)
{
	size_t names = profile->names.count, had = found->functions_room, i;

	/* A pairing adds functions, but no names. */
	found->functions = util_grow(found->functions, &found->functions_room,
				     profile->functions.count, sizeof(bool));
	if (found->functions_room > had)
		memset(found->functions + had, false, found->functions_room - had);
	if (!found->files) {
		found->files = util_alloc(names, sizeof(bool));
		found->objects = util_alloc(names, sizeof(bool));
	}
	mark_present(profile, side, found->functions);
	profile_mark_files(profile, side, found->files);
	for (i = 0; i < profile->functions.count; i++) {
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

void pairing_none(struct pairing *pairing, const struct profile *profile, size_t side)
{
	size_t functions = profile->functions.count, i;

	*pairing = (struct pairing){
		.side = side,
		.partner = util_alloc(functions, sizeof(function_id)),
		.functions = functions,
	};
	for (i = 0; i < functions; i++)
		pairing->partner[i] = NONE;
}

/* Finds in which objects the build has moved functions without names. */
static void find_moved(struct pairing_search *s)
{
	size_t i;

	for (i = 0; i < s->pairing->functions; i++) {
		function_id partner = s->pairing->partner[i];

		if (partner != NONE && s->extents.object[i] &&
		    profile_name(s->profile, (function_id)i) != profile_name(s->profile, partner))
			s->moved[s->extents.object[i] - 1]++;
	}
}

void pairing_make(struct pairing *pairing, const struct profile *profile, size_t side,
		  struct pairing_later *later)
{
	struct pairing_later old = {0};
	struct pairing_search s = {.pairing = pairing, .profile = profile};

	pairing_none(pairing, profile, side);
	look_at(&old, profile, profile->sides[side]);
	while (later->sides < profile->side_count - side - 1)
		look_at(later, profile, profile->sides[profile->side_count - ++later->sides]);
	s.on_old = old.functions;
	s.on_new = later->functions;
	s.taken = util_alloc(pairing->functions, sizeof(*s.taken));
	extents_find(&s.extents, profile, profile->sides[side], s.on_old, profile->sides[side + 1],
		     s.on_new);
	s.moved = util_alloc(s.extents.objects.count, sizeof(*s.moved));
	for (s.by = PAIRING_OBJECT; s.by < PAIRINGS; s.by++) {
		struct candidates candidates = {0};

		find_candidates(&s, &candidates);
		pairing->count[s.by] = pair_candidates(&candidates, likeness, &s, pairing->partner);
		if (s.by == PAIRING_EXTENT)
			find_moved(&s);
	}
	pairing->file = find_partners(&profile->names, old.files, later->files, &pairing->names);
	pairing->object =
		find_partners(&profile->names, old.objects, later->objects, &pairing->names);
	pairing_later_free(&old);
	extents_free(&s.extents);
	free(s.moved);
	free(s.taken);
}

size_t pairing_count(const struct pairing *pairing)
{
	size_t count = 0, i;

	for (i = 0; i < PAIRINGS; i++)
		count += pairing->count[i];
	return count;
}

/* --- applying pairs ----------------------------------------------------- */

/* The state while the facts of OLD get other ids. */
struct moving {
	const struct pairing *pairing;
	struct profile *profile;
	struct side *old; /* OLD, replaced by profile.new */
	struct profile_moves to;
	struct groups of_new; /* the portions before, by function */
	struct map renamed;   /* (OLD's name, NEW's name) of files and objects */
};

/* Returns NEW's name for a name of OLD; `names` is NULL in pairing_none(). */
static name_id new_name(const name_id *names, name_id name)
{
	return names ? names[name] : name;
}

/*
 * Returns the function with NEW's names of the file and object of `function`, which has no partner;
 * or `function`, if that label exists and so may be paired.
 */
static function_id renamed_function(struct moving *m, function_id function)
{
	struct profile *profile = m->profile;
	name_id name = profile_name(profile, function);
	name_id file = profile_file(profile, function);
	name_id object = profile_object(profile, function);
	name_id to_file = new_name(m->pairing->file, file);
	name_id to_object = new_name(m->pairing->object, object);

	if ((to_file == file && to_object == object) ||
	    profile_find_function(profile, to_object, to_file, name) != NONE)
		return function;
	return profile_function(profile, to_object, to_file, name);
}

static void move_functions(struct moving *m)
{
	function_id i;

	m->to.function = util_alloc(m->pairing->functions, sizeof(*m->to.function));
	for (i = 0; i < m->pairing->functions; i++) {
		function_id partner = m->pairing->partner[i];

		m->to.function[i] = partner == NONE ? renamed_function(m, i) : partner;
	}
}

static bool is_new_portion(const struct moving *m, portion_id portion)
{
	const struct profile *profile = m->profile;
	size_t i;

	for (i = m->pairing->side + 1; i < profile->side_count; i++)
		if (profile_has_portion(profile->sides[i], portion))
			return true;
	return false;
}

/*
 * Returns the file that a portion of OLD moves to; `to` is its new function.
 * The function's own file becomes the own file of `to`. Another file becomes
 * NEW's name of that file, or else the file of `to` with the most similar path.
 */
static name_id moved_file(const struct moving *m, struct pair portion, function_id to)
{
	const struct profile *profile = m->profile;
	struct ids portions = groups_get(&m->of_new, to);
	name_id best = portion.b;
	name_id renamed = new_name(m->pairing->file, best);
	size_t most = 0, i;

	if (to != portion.a && best == profile_file(profile, portion.a))
		return profile_file(profile, to);
	if (to == portion.a || renamed != best)
		return renamed;
	for (i = 0; i < portions.count; i++) {
		portion_id id = portions.id[i];
		name_id file = profile->portions.pairs[id].b;
		size_t score;

		if (!is_new_portion(m, id))
			continue;
		if (file == portion.b)
			return file;
		score = common_end(name_of(profile, portion.b), name_of(profile, file));
		if (score > most) {
			most = score;
			best = file;
		}
	}
	return best;
}

/* Records how OLD wrote `from`, as another spelling of NEW's name `to`. */
static void keep_original(struct moving *m, name_id from, name_id to)
{
	struct map *originals = &m->profile->new->originals;
	size_t seen = m->renamed.count, count = originals->count, i;
	bool any = false;

	if (from == to)
		return;
	map_id(&m->renamed, from, to);
	if (m->renamed.count == seen)
		return;
	for (i = 0; i < count; i++) {
		if (originals->pairs[i].a != from)
			continue;
		map_id(originals, to, originals->pairs[i].b);
		any = true;
	}
	if (!any)
		map_id(originals, to, from);
}

static void keep_originals(struct moving *m, portion_id from, portion_id to)
{
	const struct profile *profile = m->profile;
	struct pair old = profile->portions.pairs[from];
	struct pair new = profile->portions.pairs[to];

	keep_original(m, old.b, new.b);
	keep_original(m, profile_object(profile, old.a), profile_object(profile, new.a));
}

static void move_portions(struct moving *m)
{
	struct profile *profile = m->profile;
	size_t count = m->old->portion_count;
	portion_id i;

	m->to.portion = util_alloc(count, sizeof(*m->to.portion));
	for (i = 0; i < count; i++) {
		struct pair pair = profile->portions.pairs[i];
		function_id to = m->to.function[pair.a];
		portion_id id;

		if (!profile_has_portion(m->old, i))
			continue;
		id = profile_portion(profile, to, moved_file(m, pair, to));
		m->to.portion[i] = id;
		if (id != i)
			keep_originals(m, i, id);
	}
}

/* Moves the facts of a side; false: a number of calls does not fit. */
static bool move_side(struct moving *m, struct side **side)
{
	bool fits;

	m->old = profile_renew_side(m->profile, side);
	move_portions(m);
	fits = profile_add_facts(m->profile, m->old, &m->to);
	profile_free_side(m->old);
	free(m->to.portion);
	map_free(&m->renamed);
	return fits;
}

bool pairing_apply(const struct pairing *pairing, struct profile *profile,
		   const struct profile_lines *lines)
{
	struct moving m = {.pairing = pairing, .profile = profile, .to.lines = lines};
	unsigned event;
	bool fits;

	cost_freeze(&profile->costs);
	move_functions(&m);
	/* Before OLD's facts get new portions. */
	groups_of_pairs(&m.of_new, &profile->portions, profile->functions.count);
	fits = move_side(&m, &profile->sides[pairing->side]);
	profile->new = profile->sides[profile->side_count - 1];
	free(m.to.function);
	groups_free(&m.of_new);
	return fits && !cost_overflow(&profile->costs, &event);
}

void pairing_free(struct pairing *pairing)
{
	free(pairing->partner);
	free(pairing->file);
	free(pairing->object);
	*pairing = (struct pairing){0};
}
