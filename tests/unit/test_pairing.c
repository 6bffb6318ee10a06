/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "profile/profile.h"

/* Reads OLD and NEW; the caller frees. */
static void two_sides(struct parsed *p, const char *before, const char *after)
{
	parsed_begin(p);
	parsed_file(p, before);
	profile_begin_side(&p->profile);
	parsed_file(p, after);
	parsed_end(p);
	ck_assert_msg(p->good, "%s", p->error.text);
	profile_extend_side(&p->profile, p->profile.sides[0]);
}

static void make_pairing(struct pairing *pairing, const struct profile *profile,
			 size_t side)
{
	struct pairing_later later = {0};

	pairing_make(pairing, profile, side, &later);
	pairing_later_free(&later);
}

/* Whether two functions, one on each side, are a pair. */
static bool pairs(const char *before, const char *after)
{
	char *a, *b;
	struct parsed p;
	struct pairing pairing;
	bool paired;

	a = util_format("events: A\n%s\n1 5\n", before);
	b = util_format("events: A\n%s\n1 7\n", after);
	two_sides(&p, a, b);
	make_pairing(&pairing, &p.profile, 0);
	paired = pairing.count;
	ck_assert_uint_le(pairing.count, 1);
	pairing_free(&pairing);
	parsed_free(&p);
	free(a);
	free(b);
	return paired;
}

START_TEST(what_has_one_name_in_one_place_is_one)
{
	ck_assert(pairs("ob=/a/x\nfl=a.c\nfn=f", "ob=/b/x\nfl=a.c\nfn=f"));
	ck_assert(pairs("fl=/a/s/a.c\nfn=f", "fl=/b/s/a.c\nfn=f"));
	ck_assert(pairs("fl=a.c\nfn=f", "fl=/b/a.c\nfn=f"));
	ck_assert(pairs("ob=x\nfl=/a/a.c\nfn=f", "ob=y\nfl=/b/a.c\nfn=f"));
	ck_assert(pairs("ob=x\nfl=/a/ba.c\nfn=f", "ob=x\nfl=/b/a.c\nfn=f"));
	ck_assert(pairs("fl=?\?\?\nfn=f", "fl=a.c\nfn=f"));
	/* The same letters at the end are not the same component. */
	ck_assert(!pairs("ob=x\nfl=/a/ba.c\nfn=f", "ob=y\nfl=/b/a.c\nfn=f"));
	/* In another object and another file it is another function. */
	ck_assert(!pairs("ob=x\nfl=a.c\nfn=f", "ob=y\nfl=b.c\nfn=f"));
	ck_assert(!pairs("fl=a.c\nfn=f", "fl=a.c\nfn=g"));
	/* It is one function anyway. */
	ck_assert(!pairs("fl=a.c\nfn=f", "fl=a.c\nfn=f"));
}
END_TEST

START_TEST(what_compilers_add_is_left_out)
{
	static const char *const alike[][2] = {
		{"f", "f.isra.0"},
		{"f.part.1.constprop.0", "f"},
		{"f.llvm.123", "f"},
		{"f.isra.0.part.1", "f.isra.12"},
		{"f.cold", "f"},
		{"f.lto_priv.0", "f.constprop.2.isra.7"},
		{"f(int) [clone .isra.0]", "f(int)"},
		{"f.isra.0'2", "f'2"},
	};
	static const char *const builds[][2] = {
		{"f.isra.0", "f.isra.12"},
		{"f.llvm.123", "f.llvm.9999"},
		{"f.part.0.constprop.1'2", "f.part.4.constprop.0'2"},
		{"f() [clone .part.0]", "f() [clone .part.3]"},
		{"a::f::h0123456789abcdef", "a::f::hf123456789abcdef"},
	};
	static const char *const apart[][2] = {
		{"_ZN1a1f17h0123456789abcdefE", "_ZN1a1g17h0123456789abcdefE"},
		{"a::h0123456789abcdefg", "a::h1123456789abcdefg"},
		{"f1", "f2"},           {"f.isra", "g.isra"},
		{"f<int>", "f<long>"},  {"f'2", "f"},
		{"?\?\?", "?\?\?'2"},   {"0x1234", "0x1234'2"},
		{".isra.0", ".part.1"}, {"f.other.1", "f.other.2"},
	};
	size_t i;

	for (i = 0; i < LENGTH(builds); i++) {
		char *before = util_format("fl=a.c\nfn=%s", builds[i][0]);
		char *after = util_format("fl=a.c\nfn=%s", builds[i][1]);

		ck_assert_msg(pairs(before, after), "%s, %s", builds[i][0],
			      builds[i][1]);
		free(before);
		free(after);
	}
	for (i = 0; i < LENGTH(alike) + LENGTH(apart); i++) {
		bool same = i < LENGTH(alike);
		const char *const *names =
			same ? alike[i] : apart[i - LENGTH(alike)];
		char *before = util_format("fl=a.c\nfn=%s", names[0]);
		char *after = util_format("fl=a.c\nfn=%s", names[1]);

		ck_assert_msg(pairs(before, after) == same, "%s, %s", names[0],
			      names[1]);
		free(before);
		free(after);
	}
}
END_TEST

START_TEST(no_name_is_no_reason)
{
	/* Of one file of one object they are the same, */
	ck_assert(pairs("ob=/a/x\nfn=0x12", "ob=/b/x\nfn=0x12"));
	/* but not of another. */
	ck_assert(!pairs("ob=/a/x\nfn=0x12", "ob=/b/y\nfn=0x12"));
	ck_assert(!pairs("ob=x\nfn=?\?\?", "ob=y\nfn=?\?\?"));
	ck_assert(!pairs("fl=a/a.c\nfn=", "fl=b/b.c\nfn="));
	ck_assert(pairs("ob=x\nfn=0xadd_up", "ob=y\nfn=0xadd_up"));
}
END_TEST

START_TEST(facts_of_a_pair_become_those_of_new)
{
	struct parsed p;
	struct pairing pairing;
	const struct profile *profile = &p.profile;
	const struct side *before;
	function_id f;
	portion_id own;
	size_t i, calls = 0;

	two_sides(&p,
		  "events: A\nfl=/a/a.c\nfn=f\n1 5\n2 6\n"
		  "fi=/a/b.h\n9 7\nfe=/a/a.c\ncfn=g\ncalls=3 1\n2 40\n"
		  "fn=g\n20 40\n",
		  "events: A\nfl=/b/a.c\nfn=f\n1 1\n"
		  "fi=/b/b.h\n9 2\nfe=/b/a.c\ncfn=g\ncalls=1 1\n2 10\n"
		  "fn=g\n20 10\n");
	make_pairing(&pairing, profile, 0);
	ck_assert_uint_eq(pairing.count, 2);
	ck_assert(pairing_apply(&pairing, &p.profile, NULL));
	before = profile->sides[0];
	f = pairing.partner[0];
	own = profile_own(profile, f);
	for (i = 0; i < profile->lines.count; i++) {
		struct pair line = profile->lines.pairs[i];
		const char *cost =
			row_text(&profile->costs, before->line_cost[i], 1);

		if (line.a == own)
			ck_assert_str_eq(cost, line.b == 1 ? "5" : "6");
		else if (profile->portions.pairs[line.a].a == f)
			ck_assert_str_eq(cost, "7");
	}
	for (i = 0; i < profile->calls.count; i++) {
		struct pair call = profile->calls.pairs[i];

		if (profile->edges.pairs[call.a].a == own) {
			ck_assert_int_eq(before->call[i].count, 3);
			ck_assert_str_eq(
				row_text(&profile->costs, before->call[i].cost, 1),
				"40");
			calls++;
		} else {
			ck_assert(!before->call[i].seen);
		}
	}
	ck_assert_uint_eq(calls, 1);
	pairing_free(&pairing);
	parsed_free(&p);
}
END_TEST

/* --- random renames ------------------------------------------------------ */

enum { FUNCTIONS = 60, ROUNDS = 200 };

/* The label of function i of a side. */
static void put_label(FILE *out, int i, int rename)
{
	static const char *const labels[] = {
		"ob=/a/x\nfl=/s/%d.c\nfn=f%d\n",
		"ob=/b/x\nfl=/s/%d.c\nfn=f%d\n",
		"ob=/a/x\nfl=/t/s/%d.c\nfn=f%d\n",
		"ob=/a/x\nfl=/s/moved%d.c\nfn=f%d\n",
		"ob=/b/x\nfl=/s/%d.c\nfn=f%d.isra.0\n",
		"ob=/a/x\nfl=/s/%d.c\nfn=f%d<int>\n",
		"ob=/a/x\nfl=/s/%d.c\nfn=other%d\n",
		"ob=/a/x\nfl=/s/%d.c\nfn=same\n",
	};

	fprintf(out, labels[rename], i / 3, i);
}

/* A side; each function calls another one. */
static char *random_side(const int *renames, int64_t *sum)
{
	char *text = NULL;
	size_t length;
	FILE *out = open_memstream(&text, &length);
	int i;

	*sum = 0;
	fputs("events: A\n", out);
	for (i = 0; i < FUNCTIONS; i++) {
		int cost = rand() % 100;

		if (rand() % 8 == 0)
			continue;
		put_label(out, i, renames[i]);
		fprintf(out, "%d %d\n", rand() % 5, cost);
		fprintf(out, "fi=/inc/%d.h\n3 %d\nfe=/s/%d.c\n", rand() % 4,
			cost, i / 3);
		*sum += 2 * cost;
		fprintf(out, "cob=/b/x\ncfi=/s/%d.c\ncfn=f%d\n", i / 6, i / 2);
		fprintf(out, "calls=%d 1\n2 %d\n", 1 + rand() % 9, cost);
		*sum += cost;
	}
	fclose(out);
	return text;
}

/* All costs of OLD, also those of calls. */
static int64_t sum_of(struct profile *profile)
{
	const struct side *before = profile->sides[0];
	struct costs costs = cost_on_top(&profile->costs);
	cost_id all = 0;
	int64_t sum = 0;
	size_t i;

	for (i = 0; i < before->line_count; i++)
		cost_add(&costs, &all, &costs, before->line_cost[i]);
	for (i = 0; i < before->call_count; i++)
		if (before->call[i].seen)
			cost_add(&costs, &all, &costs, before->call[i].cost);
	cost_get(&costs, all, 0, &sum);
	cost_free(&costs);
	return sum;
}

/* Nothing has two partners, and none that OLD itself has code of. */
static void check_one_to_one(const struct profile *profile,
			     const struct pairing *pairing)
{
	bool *taken = calloc(pairing->functions, sizeof(*taken));
	size_t i, j, pairs = 0;

	for (i = 0; i < pairing->functions; i++) {
		function_id to = pairing->partner[i];

		if (to == NONE)
			continue;
		pairs++;
		ck_assert(!taken[to]);
		taken[to] = true;
		for (j = 0; j < profile->sides[0]->portion_count; j++)
			if (profile->portions.pairs[j].a == to)
				ck_assert(!profile_has_portion(
					profile->sides[0], (portion_id)j));
		for (j = 0; j < profile->current->portion_count; j++)
			if (profile->portions.pairs[j].a == i)
				ck_assert(!profile_has_portion(profile->current,
							       (portion_id)j));
	}
	ck_assert_uint_eq(pairs, pairing->count);
	free(taken);
}

/* A function of OLD's, as it is called, has a partner of the same number. */
static void check_right(const struct profile *profile,
			const struct pairing *pairing)
{
	size_t i;

	for (i = 0; i < pairing->functions; i++) {
		struct str from = names_str(
			&profile->names, profile_name(profile, (function_id)i));
		struct str to;
		uint64_t a = 0, b = 0;

		if (pairing->partner[i] == NONE || !str_eat(&from, STR("f")))
			continue;
		to = names_str(&profile->names,
			       profile_name(profile, pairing->partner[i]));
		ck_assert(str_eat(&to, STR("f")));
		number_eat(&from, &a);
		number_eat(&to, &b);
		ck_assert_uint_eq(a, b);
	}
}

/* The number of names of OLD that have another name in NEW. */
static size_t renamed(const struct profile *profile, const name_id *name)
{
	size_t count = 0, i;

	for (i = 0; i < profile->names.count; i++)
		count += name[i] != i;
	return count;
}

/* No file or object of NEW is that of two of OLD. */
static void check_names(const struct profile *profile, const name_id *name)
{
	size_t i, j;

	for (i = 0; i < profile->names.count; i++)
		for (j = 0; j < i; j++)
			if (name[i] != i && name[j] != j)
				ck_assert_uint_ne(name[i], name[j]);
}

START_TEST(random_renames_are_paired_one_to_one)
{
	size_t found = 0;
	int round, i;

	srand(18);
	for (round = 0; round < ROUNDS; round++) {
		int renames[2][FUNCTIONS];
		int64_t old_sum, new_sum;
		char *before, *after;
		struct parsed p;
		struct pairing pairing;

		for (i = 0; i < 2 * FUNCTIONS; i++)
			renames[i % 2][i / 2] = rand() % 8;
		before = random_side(renames[0], &old_sum);
		after = random_side(renames[1], &new_sum);
		two_sides(&p, before, after);
		make_pairing(&pairing, &p.profile, 0);
		check_one_to_one(&p.profile, &pairing);
		check_right(&p.profile, &pairing);
		check_names(&p.profile, pairing.file);
		check_names(&p.profile, pairing.object);
		found += pairing.count;
		ck_assert_int_eq(sum_of(&p.profile), old_sum);
		ck_assert(pairing_apply(&pairing, &p.profile, NULL));
		ck_assert_int_eq(sum_of(&p.profile), old_sum);
		pairing_free(&pairing);
		parsed_free(&p);
		free(before);
		free(after);
	}
	ck_assert_uint_gt(found, 5 * ROUNDS);
}
END_TEST

START_TEST(sums_hold_whatever_is_paired)
{
	int round, i;

	srand(81);
	for (round = 0; round < ROUNDS; round++) {
		int renames[2][FUNCTIONS];
		int64_t old_sum, new_sum;
		char *before, *after;
		struct parsed p;
		struct pairing pairing;
		function_id *spare;
		size_t spares = 0, j, k;

		for (i = 0; i < FUNCTIONS; i++) {
			renames[0][i] = 0;
			renames[1][i] = 6;
		}
		before = random_side(renames[0], &old_sum);
		after = random_side(renames[1], &new_sum);
		two_sides(&p, before, after);
		make_pairing(&pairing, &p.profile, 0);
		/* Instead of what it found: any of OLD's with any of NEW's. */
		spare = calloc(pairing.functions, sizeof(*spare));
		for (j = 0; j < pairing.functions; j++) {
			pairing.partner[j] = NONE;
			if (str_begins(names_str(&p.profile.names,
						 profile_name(&p.profile,
							      (function_id)j)),
				       STR("other")))
				spare[spares++] = (function_id)j;
		}
		for (j = 0; j < pairing.functions && spares; j++) {
			if (str_begins(names_str(&p.profile.names,
						 profile_name(&p.profile,
							      (function_id)j)),
				       STR("other")))
				continue;
			k = (size_t)rand() % spares;
			pairing.partner[j] = spare[k];
			spare[k] = spare[--spares];
		}
		ck_assert(pairing_apply(&pairing, &p.profile, NULL));
		ck_assert_int_eq(sum_of(&p.profile), old_sum);
		free(spare);
		pairing_free(&pairing);
		parsed_free(&p);
		free(before);
		free(after);
	}
}
END_TEST

/* The cost of a line of a file in OLD, the sum over all functions. */
static int64_t old_line(const struct profile *profile, const char *file,
			uint64_t number)
{
	const struct side *before = profile->sides[0];
	int64_t sum = 0, count;
	size_t i;

	for (i = 0; i < before->line_count; i++) {
		struct pair line = profile->lines.pairs[i];
		name_id name = profile->portions.pairs[line.a].b;

		if (profile_number(profile, line.b) == number &&
		    str_equal(names_str(&profile->names, name), str_of(file)) &&
		    cost_get(&profile->costs, before->line_cost[i], 0, &count))
			sum += count;
	}
	return sum;
}

START_TEST(files_and_objects_are_paired_too)
{
	struct parsed p;
	struct pairing pairing;

	/* main has the same label, and a header of another build inlined; gone
	   and new are in no pair; twin stands in two files that are alike. */
	two_sides(&p,
		  "events: A\nob=/old/x\nfl=m.c\nfn=main\n1 5\n"
		  "fi=/old/inc/h.h\n9 7\nfe=m.c\n"
		  "fl=/old/src/a.c\nfn=gone\n3 11\nfi=/old/inc/h.h\n9 2\n"
		  "fl=/old/p/twin.c\nfn=t\n4 13\n",
		  "events: A\nob=/new/x\nfl=m.c\nfn=main\n1 1\n"
		  "fi=/new/inc/h.h\n9 2\nfe=m.c\n"
		  "fl=/new/src/a.c\nfn=new\n3 17\n"
		  "fl=/new/q/twin.c\nfn=u\n4 19\n"
		  "fl=/new/r/twin.c\nfn=v\n4 19\n");
	make_pairing(&pairing, &p.profile, 0);
	ck_assert_uint_eq(pairing.count, 1);
	ck_assert_uint_eq(renamed(&p.profile, pairing.file), 2);
	ck_assert_uint_eq(renamed(&p.profile, pairing.object), 1);
	ck_assert(pairing.count || pairing.names);
	ck_assert(pairing_apply(&pairing, &p.profile, NULL));
	ck_assert_int_eq(old_line(&p.profile, "/new/inc/h.h", 9), 9);
	ck_assert_int_eq(old_line(&p.profile, "/new/src/a.c", 3), 11);
	ck_assert_int_eq(old_line(&p.profile, "/old/p/twin.c", 4), 13);
	ck_assert_int_eq(sum_of(&p.profile), 5 + 7 + 11 + 2 + 13);
	pairing_free(&pairing);
	parsed_free(&p);
}
END_TEST

/*
 * Of three, the first two label a function alike and the last one does not, and
 * another function is called in the last one only.
 */
START_TEST(earlier_sides_are_paired_with_all_later_ones)
{
	static const char *const text[] = {
		"events: A\nfl=/a/x.c\nfn=f\n1 1\nfl=/a/y.c\nfn=g\n1 2\n",
		"events: A\nfl=/a/x.c\nfn=f\n1 4\nfl=/b/y.c\nfn=g\n1 8\n",
		"events: A\nfl=/b/x.c\nfn=f\n1 16\n",
	};
	struct parsed p;
	struct pairing_later later = {0};
	size_t i, side;

	parsed_begin(&p);
	for (i = 0; i < LENGTH(text); i++) {
		if (i)
			profile_begin_side(&p.profile);
		parsed_file(&p, text[i]);
	}
	parsed_end(&p);
	for (side = 2; side-- > 0;) {
		struct pairing pairing;

		pairing_make(&pairing, &p.profile, side, &later);
		/* f is /b/x.c's; then f, and g is /b/y.c's. */
		ck_assert_uint_eq(pairing.count, side ? 1 : 2);
		ck_assert(pairing_apply(&pairing, &p.profile, NULL));
		pairing_free(&pairing);
	}
	pairing_later_free(&later);
	for (side = 0; side < 3; side++) {
		const struct side *s = p.profile.sides[side];
		size_t found = 0;

		for (i = 0; i < s->portion_count; i++) {
			name_id file = p.profile.portions.pairs[i].b;

			if (!profile_has_portion(s, (portion_id)i))
				continue;
			found++;
			ck_assert(str_begins(names_str(&p.profile.names, file),
					     STR("/b/")));
		}
		ck_assert_uint_eq(found, side < 2 ? 2 : 1);
	}
	parsed_free(&p);
}
END_TEST

/* A place for each line: the same in the next file, ten times as far. */
static uint64_t further(void *context, name_id from, name_id to,
			uint64_t number)
{
	size_t *asked = context;

	++*asked;
	return from == to ? number + 1 : 10 * number;
}

START_TEST(lines_get_other_numbers)
{
	struct parsed p;
	struct pairing pairing;
	size_t asked = 0;
	const struct profile_lines lines = {further, &asked};

	/* Each line goes where the next one was. */
	two_sides(&p,
		  "events: A\nfl=a.c\nfn=f\n1 5\n2 6\n3 7\n"
		  "fl=/old/b.c\nfn=g\n4 8\n5 9\n",
		  "events: A\nfl=a.c\nfn=f\n1 1\nfl=/new/b.c\nfn=g\n4 2\n");
	make_pairing(&pairing, &p.profile, 0);
	ck_assert(pairing_apply(&pairing, &p.profile, &lines));
	ck_assert_uint_eq(asked, 5);
	ck_assert_int_eq(old_line(&p.profile, "a.c", 1), 0);
	ck_assert_int_eq(old_line(&p.profile, "a.c", 2), 5);
	ck_assert_int_eq(old_line(&p.profile, "a.c", 3), 6);
	ck_assert_int_eq(old_line(&p.profile, "a.c", 4), 7);
	ck_assert_int_eq(old_line(&p.profile, "/new/b.c", 40), 8);
	ck_assert_int_eq(old_line(&p.profile, "/new/b.c", 50), 9);
	ck_assert_int_eq(sum_of(&p.profile), 5 + 6 + 7 + 8 + 9);
	pairing_free(&pairing);
	parsed_free(&p);
}
END_TEST

/* Whether OLD calls f or g of the directory of a side. */
static bool is_called(struct profile *profile, const char *file,
		      const char *name)
{
	struct names *names = &profile->names;
	function_id function = profile_function(
		profile, names_id(names, STR("")),
		names_id(names, str_of(file)), names_id(names, str_of(name)));
	const struct side *before = profile->sides[0];

	return function < before->called_count && before->called[function];
}

START_TEST(a_function_that_moved_is_called_only_if_it_was)
{
	struct parsed p;
	struct pairing pairing;
	char *text[2];
	size_t i;

	parsed_begin(&p);
	p.profile.keep.lines = p.profile.keep.calls = false;
	for (i = 0; i < 2; i++) {
		text[i] = util_format("events: A\nfl=/%s/a.c\nfn=f\n1 5\n"
				      "fn=g\n2 6\ncfn=f\ncalls=1 1\n2 5\n",
				      i ? "new" : "old");
		if (i)
			profile_begin_side(&p.profile);
		parsed_file(&p, text[i]);
	}
	parsed_end(&p);
	ck_assert_msg(p.good, "%s", p.error.text);
	ck_assert(is_called(&p.profile, "/old/a.c", "f"));
	ck_assert(!is_called(&p.profile, "/old/a.c", "g"));
	make_pairing(&pairing, &p.profile, 0);
	ck_assert_uint_eq(pairing.count, 2);
	ck_assert(pairing_apply(&pairing, &p.profile, NULL));
	ck_assert(is_called(&p.profile, "/new/a.c", "f"));
	ck_assert(!is_called(&p.profile, "/new/a.c", "g"));
	ck_assert(!is_called(&p.profile, "/old/a.c", "f"));
	pairing_free(&pairing);
	parsed_free(&p);
	free(text[0]);
	free(text[1]);
}
END_TEST

SUITE_OF(pairing, a_function_that_moved_is_called_only_if_it_was,
	 files_and_objects_are_paired_too, lines_get_other_numbers,
	 what_has_one_name_in_one_place_is_one, what_compilers_add_is_left_out,
	 no_name_is_no_reason, facts_of_a_pair_become_those_of_new,
	 random_renames_are_paired_one_to_one, sums_hold_whatever_is_paired,
	 earlier_sides_are_paired_with_all_later_ones)
