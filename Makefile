# SPDX-License-Identifier: GPL-3.0-or-later
#
# make            build/cgannotate
# make check      tests of build/cgannotate; ends in "N passed, N failed".
#                 With CHECK_ALL=1 in the environment all tests, also with
#                 sanitizers: see tests/README
# make golden     only the comparisons of reports with tests/golden
# make reference  the same comparisons with the installed callgrind_annotate
# make bench      how fast it is
# make fuzz       each fuzzer for FUZZ_SECONDS; needs clang
# make lint       clang-tidy, cppcheck, mandoc on the manual; src has not grown
# make format     clang-format on src
# make install    to $(DESTDIR)$(PREFIX); also make uninstall.
#                 CALLGRIND_ANNOTATE=yes links callgrind_annotate to it
# make installcheck   the comparisons of reports with what is installed
# make dist       build/cgannotate-VERSION.tar.xz, of the last commit

# The modules in the order in which the data passes through them. Each may
# include the headers of those before it only; tests/layers proves it.
MODULES = $(BASE:%=base/%) $(SYSTEM:%=system/%) $(PROFILE:%=profile/%) \
	$(READ:%=read/%) $(VALUES:%=values/%) $(REPORT:%=report/%) \
	$(SHAPES:%=shapes/%) $(SOURCE:%=source/%) $(WRITE:%=write/%) \
	options run run_read run_write run_suite $(BROWSE:%=browse/%) main
BASE = \
	util \
	str \
	pattern \
	number \
	fraction \
	map \
	name \
	fit \
	woven \
	stream \
	diag \
	limits
SYSTEM = \
	input \
	regular \
	process \
	ending \
	helpers \
	terminal \
	output
PROFILE = \
	cost \
	profile \
	code \
	inlines \
	pairing
READ = \
	departures \
	marks \
	parser \
	renames \
	by_words \
	by_marks \
	header \
	parse \
	runs \
	read_file
VALUES = \
	settings \
	sides \
	formula \
	column \
	columns \
	locations \
	inclusive \
	aggregates \
	components
REPORT = \
	report \
	rows \
	side_sums \
	line_rows \
	own \
	files \
	ranking \
	find \
	row_calls \
	causes \
	gate \
	suite
SHAPES = \
	flow \
	cut \
	call_tree
SOURCE = \
	source \
	source_lines \
	old_sources \
	symbolizer \
	inlined \
	instructions \
	arrows \
	annotated
WRITE = \
	version \
	numbers \
	prose \
	writing \
	tables \
	page/page \
	$(SCREEN:%=screen/%) \
	classic \
	text \
	$(FORMATS:%=formats/%) \
	html/html
SCREEN = \
	screen \
	screen_label \
	grid \
	screen_list \
	screen_sources \
	screen_asm \
	screen_calls \
	screen_tree
FORMATS = \
	json \
	json_report \
	csv \
	markdown \
	callgrind \
	folded
BROWSE = \
	keys \
	tty \
	page \
	walk \
	browse

PREFIX ?= /usr/local
CFLAGS ?= -O2 -g
BUILD = build
PKG_CONFIG ?= pkg-config
FUZZ_CC = clang
FUZZ_SECONDS = 60
# What fuzz targets are linked by and with, and what tells them
FUZZ_LD = $(CC) $(CFLAGS)
FUZZ_ENGINE = -fsanitize=fuzzer
FUZZING = -DFUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION

# As one word for the shell
quote = '$(subst ','\'',$1)'

WARNINGS = -Wall -Wextra -Wpedantic -Wshadow -Wconversion
# Percentages are those of doubles, which the x87 would not round as others do
X86_32 := $(shell $(CC) -dM -E -x c /dev/null 2>/dev/null | grep -w __i386__)
# _DARWIN_C_SOURCE: macOS hides with POSIX what it has beyond
REQUIRED = -std=c11 -D_XOPEN_SOURCE=700 -D_DARWIN_C_SOURCE \
	-D_FILE_OFFSET_BITS=64 $(if $(X86_32),-msse2 -mfpmath=sse)
# Those of some flags that the compiler takes, and as $2 says, its linker: one
# compiler or machine has what another one lacks
takes = $(shell for flag in $1; do echo 'int main(void) { return 0; }' | \
	$(CC) -Werror $$flag $2 -x c -o /dev/null - 2>/dev/null && \
	echo " $$flag"; done)
# What the user says of it is neither lowered nor said again; without -O it does
# not work
fortify = $(shell $(CC) $(CPPFLAGS) $(CFLAGS) -dM -E -x c /dev/null | awk \
	'$$2 == "_FORTIFY_SOURCE" { n++ } $$2 == "__OPTIMIZE__" { fast = 1 } \
	END { if (fast && !n) print "-D_FORTIFY_SOURCE=2" }')
# Programs that do not lie anywhere cannot be both
movable = $(if $(filter -static% -no-pie -fno-pie -fno-PIE,\
	$(CC) $(CFLAGS) $(LDFLAGS)),,$1)
# Costs 3 % of the instructions
HARDEN := $(call takes,-fstack-protector-strong -fstack-clash-protection \
	-fcf-protection -mbranch-protection=standard $(call movable,-fPIE),-c) \
	$(fortify)
comma := ,
HARDEN_LINK := $(call takes,$(addprefix -Wl$(comma)-z$(comma),relro now)) \
	$(if $(filter -fPIE,$(HARDEN)),-pie)
# The same bytes wherever it is built
HERE := $(if $(call takes,-ffile-prefix-map=/a=.,-c),\
	$(call quote,-ffile-prefix-map=$(CURDIR)=.))
# -g1 is enough for lines in traces, and takes an eighth less to compile
SANITIZE = -O1 -g1 -fno-omit-frame-pointer -DCHECK_SUMS \
	-fsanitize=address,undefined -fno-sanitize-recover=all
# A process with sanitizers starts in three fifths of the time where it lies at
# one place and holds their libraries
INSTRUMENT_LINK = $(call takes,-no-pie -static-libasan -static-libubsan,\
	-fsanitize=address)
# Set by this file when it calls itself for a build with sanitizers
INSTRUMENT =
# Set below for the tests. To optimize these takes longer than to run them as they
# are, but for fuzzers, and _FORTIFY_SOURCE works only with -O
INCLUDES =
LEVEL =

COMPILE = $(CC) -Isrc $(WARNINGS) $(INCLUDES) $(HARDEN) $(CPPFLAGS) $(CFLAGS) \
	$(REQUIRED) $(HERE) $(INSTRUMENT) $(LEVEL)
LINK = $(CC) $(CFLAGS) $(INSTRUMENT) $(HARDEN_LINK) $(LDFLAGS)

UNIT = $(sort $(wildcard tests/unit/test_*.c))
FUZZ = $(sort $(wildcard tests/fuzz/fuzz_*.c))
SUITES = $(patsubst tests/unit/test_%.c,SUITE(%),$(UNIT))
REPLAYS = $(FUZZ:tests/fuzz/fuzz_%.c=$(BUILD)/replay_%)
FUZZERS = $(FUZZ:tests/fuzz/fuzz_%.c=$(BUILD)/fuzz_%)

OBJ = $(BUILD)/obj
SOURCES = $(wildcard $(MODULES:%=src/%.c))
LIB = $(patsubst %.c,$(OBJ)/%.o,$(filter-out src/main.c,$(SOURCES))) \
	$(OBJ)/page_data.o
# Fuzz targets have files, programs and a terminal in memory
FUZZ_LIB = $(filter-out %/system/regular.o %/system/process.o %/browse/tty.o,$(LIB)) \
	$(OBJ)/tests/fuzz/memory.o $(OBJ)/tests/fuzz/tty.o $(OBJ)/tests/fuzz/msan.o
UNIT_OBJ = $(patsubst %.c,$(OBJ)/%.o,$(UNIT) tests/unit/main.c)

all: $(BUILD)/cgannotate

# The page of --format=html: one C file, put together by a script.
PAGE = src/write/page
PAGE_PARTS = \
	page.html \
	page.css \
	base.js \
	address.js \
	model.js \
	table.js \
	overview.js \
	code.js \
	function.js \
	flame.js \
	shell.js

$(BUILD)/page_data.c: $(PAGE)/embed $(PAGE_PARTS:%=$(PAGE)/%)
	@mkdir -p $(@D)
	$< $(PAGE_PARTS:%=$(PAGE)/%) >$@

$(OBJ)/page_data.o: $(BUILD)/page_data.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(COMPILE) -I$(PAGE) -c -o $@ $<

$(BUILD)/cgannotate: $(LIB) $(OBJ)/src/main.o
	$(LINK) -o $@ $^ $(LDLIBS)

# The program as a function that is called for each command line of a test
$(OBJ)/main_called.o: src/main.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(COMPILE) -Dmain=cgannotate_main -MMD -MP -c -o $@ $<

# It is newer than the program, which tests take for a sign that both are the same
$(BUILD)/in_process: $(LIB) $(OBJ)/main_called.o $(OBJ)/tests/golden/in_process.o \
		$(BUILD)/cgannotate
	$(LINK) -o $@ $(filter-out $(BUILD)/cgannotate,$^) $(LDLIBS)

$(BUILD)/unit: $(LIB) $(UNIT_OBJ)
	$(LINK) -o $@ $^ $$($(PKG_CONFIG) --libs check) $(LDLIBS)

$(REPLAYS): $(BUILD)/replay_%: $(FUZZ_LIB) $(OBJ)/tests/fuzz/fuzz_%.o \
		$(OBJ)/tests/fuzz/replay.o
	$(LINK) -o $@ $^ $(LDLIBS)

$(FUZZERS): $(BUILD)/fuzz_%: $(FUZZ_LIB) $(OBJ)/tests/fuzz/fuzz_%.o
	$(FUZZ_LD) $(INSTRUMENT) $(LDFLAGS) -o $@ $^ $(FUZZ_ENGINE) $(LDLIBS)

$(OBJ)/%.o: %.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(COMPILE) -MMD -MP -c -o $@ $<

$(OBJ)/tests/unit/%.o: INCLUDES = -I$(BUILD) \
	$$($(PKG_CONFIG) --cflags check)
$(OBJ)/tests/%.o: LEVEL = -O0 -g1 -U_FORTIFY_SOURCE
$(OBJ)/tests/unit/main.o: $(BUILD)/suites.h

-include $(wildcard $(OBJ)/*.d $(OBJ)/src/*.d $(OBJ)/src/*/*.d $(OBJ)/src/*/*/*.d \
	$(OBJ)/tests/*/*.d)

# These two are written when their text changes, and at no other time, so that
# other flags, another compiler or another list of files rebuilds what it must.
write_if_changed = @mkdir -p $(@D); printf '%s\n' $(call quote,$1) >$@.new; \
	if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# "make install" alone, though, installs what another call has built.
$(BUILD)/flags: $(if $(filter-out install,$(or $(MAKECMDGOALS),all)),FORCE)
	$(call write_if_changed,$(COMPILE) $(LDFLAGS) $(LDLIBS) $(MODULES))

$(BUILD)/suites.h: FORCE
	$(call write_if_changed,$(SUITES))

# All processors build, unless make was called with -j
PARALLEL = $(if $(findstring -j,$(MAKEFLAGS)),,-j $(shell \
	getconf _NPROCESSORS_ONLN))

check: have-check
	+@$(MAKE) $(PARALLEL) --no-print-directory tested
	$(if $(CHECK_ALL),+@$(MAKE) $(PARALLEL) --no-print-directory \
		BUILD='$(BUILD)/asan' HARDEN=-fno-pie HARDEN_LINK='$(INSTRUMENT_LINK)' \
		INSTRUMENT='$(SANITIZE)' tested)
	@tests/run '$(BUILD)' $(MODULES)

tested: $(BUILD)/cgannotate $(BUILD)/in_process $(BUILD)/unit $(REPLAYS)

have-check:
	@$(PKG_CONFIG) --exists check 2>/dev/null || { echo \
	'make check needs pkg-config and the unit test library Check: run' \
	'tests/setup, or install the packages pkg-config and check' >&2; exit 1; }

golden: all $(BUILD)/in_process
	@tests/golden/run -b '$(BUILD)/cgannotate' -p '$(BUILD)/in_process'

reference:
	@tests/golden/run -r

bench: all
	@CGANNOTATE='$(abspath $(BUILD)/cgannotate)' tests/bench/run

fuzz:
	+@$(MAKE) --no-print-directory BUILD='$(BUILD)/fuzz' CC='$(FUZZ_CC)' \
		HARDEN= LEVEL= fuzzers '$(BUILD)/fuzz/cgannotate' \
		INSTRUMENT='-fsanitize=fuzzer-no-link $(FUZZING) $(SANITIZE)'
	@tests/fuzz/run '$(BUILD)/fuzz' '$(FUZZ_SECONDS)'

fuzzers: $(FUZZERS)

# One file at a time: clang-tidy 14 loses track of va_start in the second file.
# cppcheck 2.10 does not know _Noreturn, and takes a buffer that is handed over
# to be filled for the use of what is in it (ctuuninitvar).  The analyzer of clang
# takes a third of the time where it looks at a third of the paths.
lint: size
	printf '%s\n' $(SOURCES) | xargs -P 2 -I {} \
		clang-tidy --quiet {} -- -Isrc $(REQUIRED) $(WARNINGS) \
		-Xclang -analyzer-config -Xclang max-nodes=75000
	cppcheck --quiet --std=c11 -D_XOPEN_SOURCE=700 --inline-suppr \
		'-D_Noreturn=__attribute__((noreturn))' \
		--suppress=ctuuninitvar --error-exitcode=1 \
		--enable=warning,style,performance,portability -Isrc src
	mandoc -Tlint -W warning $(MANUAL:%=man/%)

# src and the page only get smaller: no commit raises the two numbers in tests/size
tracked = $(shell git ls-files src | grep -E '\.($1)$$' | xargs cat | wc -l)
size:
	@set -- $$(cat tests/size); [ '$(call tracked,c|h)' -le "$$1" ] && \
		[ '$(call tracked,js|css|html)' -le "$$2" ] || { \
		echo "src has $(call tracked,c|h) lines of C and $(call tracked,js|css|html)" \
		"of the page, and tests/size allows $$1 and $$2" >&2; exit 1; }

format:
	clang-format -i $(wildcard src/*.[ch] src/*/*.[ch] src/*/*/*.[ch])

# The manual, and the place of a page of it
MANUAL = cgannotate.1 cgannotate-formats.5 cgannotate-compare.7 \
	cgannotate-ci.7
place = $(call in,$(MANDIR)/man$(subst .,,$(suffix $1))/$1)

# Where everything is installed, and where shells look for completions
BINDIR = $(PREFIX)/bin
DATADIR = $(PREFIX)/share
MANDIR = $(DATADIR)/man
BASH_DIR = $(DATADIR)/bash-completion/completions
ZSH_DIR = $(DATADIR)/zsh/site-functions
FISH_DIR = $(DATADIR)/fish/vendor_completions.d
INSTALL = install
# in DIRECTORY/FILE: its place as one word for the shell
in = $(call quote,$(DESTDIR)$1)
# The name of the script that it replaces, where the user wants that
CALLGRIND_ANNOTATE = no
SCRIPT = $(call in,$(BINDIR)/callgrind_annotate)

install: all
	$(INSTALL) -d $(call in,$(BINDIR)) $(call in,$(MANDIR)/man1) \
		$(call in,$(MANDIR)/man5) $(call in,$(MANDIR)/man7) \
		$(call in,$(BASH_DIR)) $(call in,$(ZSH_DIR)) \
		$(call in,$(FISH_DIR))
	$(INSTALL) -m 755 '$(BUILD)/cgannotate' $(call in,$(BINDIR))
	$(if $(filter yes,$(CALLGRIND_ANNOTATE)),ln -sf cgannotate $(SCRIPT))
	$(foreach page,$(MANUAL),$(INSTALL) -m 644 man/$(page) \
		$(call place,$(page)) &&) :
	$(INSTALL) -m 644 man/completion/cgannotate.bash \
		$(call in,$(BASH_DIR)/cgannotate)
	$(INSTALL) -m 644 man/completion/_cgannotate $(call in,$(ZSH_DIR))
	$(INSTALL) -m 644 man/completion/cgannotate.fish $(call in,$(FISH_DIR))

uninstall:
	[ "$$(readlink $(SCRIPT))" != cgannotate ] || rm -f $(SCRIPT)
	rm -f $(call in,$(BINDIR)/cgannotate) \
		$(foreach page,$(MANUAL),$(call place,$(page))) \
		$(call in,$(BASH_DIR)/cgannotate) \
		$(call in,$(ZSH_DIR)/_cgannotate) \
		$(call in,$(FISH_DIR)/cgannotate.fish)

installcheck:
	$(foreach page,$(MANUAL),cmp man/$(page) $(call place,$(page)) &&) :
	@tests/golden/run -b $(call in,$(BINDIR)/cgannotate)

VERSION = $(shell sed -n 's/.* VERSION "\(.*\)"$$/\1/p' src/write/version.h)

dist:
	@mkdir -p '$(BUILD)'
	@git ls-files --error-unmatch Makefile >/dev/null 2>&1 || \
		{ echo 'make dist needs a checkout of git' >&2; exit 1; }
	git archive --prefix=cgannotate-$(VERSION)/ \
		-o '$(BUILD)/cgannotate-$(VERSION).tar' HEAD
	xz -9 -T1 -f '$(BUILD)/cgannotate-$(VERSION).tar'

clean:
	rm -rf '$(BUILD)'

.PHONY: all check golden reference bench fuzz lint size format install uninstall \
	installcheck dist clean tested fuzzers have-check FORCE
.DELETE_ON_ERROR:
.SECONDARY:
