/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Runs the suites of all the test_SUBJECT.c beside this file. suites.h, which
 * the Makefile writes from their names, says SUITE(SUBJECT) for each.
 *
 * A test case whose tests end the process (tcase_add_exit_test and the like)
 * has the tag "exits", by tcase_set_tags(): it is left out where Check must
 * not fork, under Valgrind.
 */
#include <check.h>
#include <stdlib.h>

#define SUITE(module) Suite *module##_suite(void);
#include "suites.h"
#undef SUITE

int main(void)
{
	SRunner *runner = srunner_create(NULL);
	int failed;

#define SUITE(module) srunner_add_suite(runner, module##_suite());
#include "suites.h"
	/* To standard output: "ok N - FILE:CASE:TEST: Passed", or "not ok ..." with why */
	srunner_set_tap(runner, "-");
	srunner_run_all(runner, CK_SILENT);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
