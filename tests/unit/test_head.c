/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helpers.h"

#include "values/sides.h"

/* Three dumps of one process, of two threads; what a dump is called differs. */
static const char dumps[] = "version: 1\ncreator: callgrind-3.19.0\npid: 7\n"
			    "cmd: ./prog -x\npart: 1\nthread: 1\n"
			    "desc: I1 cache: 32768 B\ndesc: Trigger: one\n"
			    "events: Ir\nfn=f\n1 10\n"
			    "version: 1\ncreator: callgrind-3.19.0\npid: 7\n"
			    "cmd: ./prog -x\npart: 1\nthread: 2\n"
			    "desc: I1 cache: 32768 B\ndesc: Trigger: two\n"
			    "events: Ir\nfn=f\n1 20\n"
			    "version: 1\ncreator: callgrind-3.19.0\npid: 7\n"
			    "cmd: ./prog -x\npart: 2\nthread: 1\n"
			    "desc: I1 cache: 32768 B\n"
			    "events: Ir\nfn=f\n1 30\ntotals: 30\n";

static void head_begin(struct parsed *p, struct head *head, const char *text)
{
	parsed_text(p, text);
	ck_assert_msg(p->good, "%s", p->error.text);
	head_of(head, &p->profile, p->profile.current);
}

static void head_end(struct parsed *p, struct head *head)
{
	head_free(head);
	parsed_free(p);
}

/* A name of the head; "-" for none. */
static void check_name(const struct parsed *p, name_id name, const char *text)
{
	struct str s = STR("-");

	if (name != NONE)
		s = names_str(&p->profile.names, name);
	ck_assert_msg(str_equal(s, str_of(text)), "'%.*s' is not '%s'",
		      (int)s.length, s.at, text);
}

START_TEST(parts_and_threads_are_counted_and_the_process_is_named)
{
	struct parsed p;
	struct head head;

	head_begin(&p, &head, dumps);
	ck_assert_uint_eq(head.parts.count, 3);
	ck_assert_uint_eq(head.texts[HEAD_THREAD].count, 2);
	check_name(&p, head.files[0].first->origin.creator, "callgrind-3.19.0");
	ck_assert_uint_eq(head.texts[HEAD_COMMAND].count, 1);
	check_name(&p, head.texts[HEAD_COMMAND].pairs[0].a, "./prog -x");
	check_name(&p, head_text(&head, HEAD_PID), "7");
	/* Of several threads none is named. */
	check_name(&p, head_text(&head, HEAD_THREAD), "-");
	ck_assert(head.parts.believed);
	head_end(&p, &head);
}
END_TEST

START_TEST(lines_that_parts_contradict_are_left_out)
{
	struct parsed p;
	struct head head;

	head_begin(&p, &head, dumps);
	ck_assert_uint_eq(head.texts[HEAD_LINE].count, 1);
	check_name(&p, head.texts[HEAD_LINE].pairs[0].a, "I1 cache: 32768 B");
	head_end(&p, &head);
}
END_TEST

START_TEST(only_parts_that_are_selected_count)
{
	struct parsed p;
	struct head head;

	parsed_text(&p, dumps);
	p.profile.parts[0].selected = false;
	p.profile.parts[2].selected = false;
	head_of(&head, &p.profile, p.profile.current);
	ck_assert_uint_eq(head.parts.count, 1);
	ck_assert_uint_eq(head.texts[HEAD_THREAD].count, 1);
	/* It is alone, so it can be named, and nothing contradicts it. */
	check_name(&p, head.files[0].first->number, "1");
	check_name(&p, head_text(&head, HEAD_THREAD), "2");
	ck_assert_uint_eq(head.texts[HEAD_LINE].count, 2);
	check_name(&p, head.texts[HEAD_LINE].pairs[1].a, "Trigger: two");
	/* The third part has the line of totals. */
	ck_assert(!head.parts.believed);
	ck_assert_uint_eq(head.file_count, 1);
	ck_assert_uint_eq(head.files[0].parts, 1);
	head_end(&p, &head);
}
END_TEST

START_TEST(several_processes_are_named_by_their_commands)
{
	struct parsed p;
	struct head head;

	head_begin(&p, &head,
		   "version: 1\npid: 7\ncmd: b\nevents: Ir\nfn=f\n1 1\n"
		   "version: 1\npid: 8\ncmd: a\nevents: Ir\nfn=f\n1 1\n"
		   "version: 1\npid: 9\ncmd: b\nevents: Ir\nfn=f\n1 1\n");
	ck_assert_uint_eq(head.texts[HEAD_COMMAND].count, 2);
	check_name(&p, head.texts[HEAD_COMMAND].pairs[0].a, "b");
	check_name(&p, head.texts[HEAD_COMMAND].pairs[1].a, "a");
	check_name(&p, head_text(&head, HEAD_PID), "-");
	head_end(&p, &head);
}
END_TEST

START_TEST(a_file_is_listed_once_however_often_it_was_read)
{
	struct parsed p;
	struct head head;
	name_id other;

	parsed_text(&p, dumps);
	other = names_id(&p.profile.names, STR("q.out"));
	p.profile.parts[1].file = other;
	head_of(&head, &p.profile, p.profile.current);
	ck_assert_uint_eq(head.file_count, 2);
	check_name(&p, head.files[0].first->file, "p.out");
	check_name(&p, head.files[1].first->file, "q.out");
	ck_assert_uint_eq(head.files[0].parts, 2);
	ck_assert_uint_eq(head.files[1].parts, 1);
	check_name(&p, head.files[1].first->origin.command, "./prog -x");
	head_end(&p, &head);
}
END_TEST

START_TEST(a_side_has_the_head_of_its_own_parts)
{
	struct parsed p;
	struct head head;
	struct side second = {.first_part = 1, .end_part = 2};

	parsed_text(&p, dumps);
	head_of(&head, &p.profile, &second);
	ck_assert_uint_eq(head.parts.count, 1);
	check_name(&p, head_text(&head, HEAD_THREAD), "2");
	head_end(&p, &head);
}
END_TEST

SUITE_OF(head, parts_and_threads_are_counted_and_the_process_is_named,
	 lines_that_parts_contradict_are_left_out,
	 only_parts_that_are_selected_count,
	 several_processes_are_named_by_their_commands,
	 a_file_is_listed_once_however_often_it_was_read,
	 a_side_has_the_head_of_its_own_parts)
