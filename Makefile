# SPDX-License-Identifier: GPL-3.0-or-later
#
# make            build/cgannotate
# make check      all tests; ends in "N passed, N failed". What repeats itself
#                 is tried in parts, unless CHECK_ALL=1 is in the environment
# make golden     only the comparisons of reports with tests/golden
# make reference  the same comparisons with the installed callgrind_annotate
# make bench      how fast it is
# make fuzz       each fuzzer for FUZZ_SECONDS; needs clang
# make lint       clang-tidy, cppcheck, and mandoc on the manual
# make format     clang-format on src
# make install    to $(DESTDIR)$(PREFIX); also make uninstall

# The modules in the order in which the data passes through them. Each may
# include the headers of those before it only; tests/layers proves it.
MODULES = $(BASE:%=base/%) $(SYSTEM:%=system/%) $(PROFILE:%=profile/%) \
	$(READ:%=read/%) $(FIGURES:%=figures/%) $(REPORT:%=report/%) \
	$(SHAPES:%=shapes/%) $(SOURCE:%=source/%) build $(WRITE:%=write/%) \
	options main
BASE = \
	util \
	str \
	limits \
	fit \
	nearest \
	words \
	distinct \
	pattern \
	number \
	fraction \
	percent \
	ranges \
	table \
	names \
	short_names \
	map \
	groups \
	align \
	woven \
	stream
SYSTEM = \
	regular \
	input \
	process \
	decompress \
	output \
	terminal \
	helper
PROFILE = \
	cost \
	jumps \
	code \
	profile \
	alike \
	name_pairs \
	pairing
READ = \
	diag \
	renames \
	marks \
	compressed \
	parser \
	by_words \
	by_marks \
	header \
	parse \
	read_file \
	newest_run
FIGURES = \
	settings \
	slices \
	pairs \
	head \
	differences \
	formula \
	column \
	aggregates \
	cycles \
	fold \
	inclusive \
	event_table \
	part_table
REPORT = \
	report \
	rows \
	views \
	line_rows \
	files \
	ranking \
	running \
	find \
	row_calls \
	detail \
	composition \
	changes \
	reasons \
	gate
SHAPES = \
	mentioned \
	cut \
	call_graph \
	flow \
	stacks \
	extract
SOURCE = \
	debuginfod \
	source_lines \
	source \
	old_sources \
	beside \
	line_texts \
	arrows \
	source_jumps \
	disassembly \
	objects \
	instruction_texts \
	instructions \
	annotated
WRITE = \
	version \
	writing \
	page/page \
	$(TEXT:%=text/%) \
	$(FORMATS:%=formats/%) \
	$(HTML:%=html/%) \
	write
TEXT = \
	text \
	text_gate \
	text_arrows \
	text_sources \
	text_asm \
	text_functions \
	text_report \
	text_parts \
	text_events
FORMATS = \
	plain_value \
	json_string \
	json_figures \
	json \
	json_tables \
	csv \
	markdown \
	callgrind \
	folded \
	dot
HTML = \
	html_text \
	html_plain \
	html_data \
	html

PREFIX ?= /usr/local
CFLAGS ?= -O2 -g
BUILD = build
PKG_CONFIG ?= pkg-config
FUZZ_CC = clang
FUZZ_SECONDS = 60

WARNINGS = -Wall -Wextra -Wpedantic -Wshadow -Wconversion
# Percentages are those of doubles, which the x87 would not round as others do
X86_32 := $(shell $(CC) -dM -E -x c /dev/null 2>/dev/null | grep -w __i386__)
REQUIRED = -std=c11 -D_XOPEN_SOURCE=700 -D_FILE_OFFSET_BITS=64 \
	$(if $(X86_32),-msse2 -mfpmath=sse)
# Costs 3 % of the instructions; _FORTIFY_SOURCE works only with -O
HARDEN = -fstack-protector-strong $(if $(filter -O1 -O2 -O3 -Os,$(CFLAGS)),\
	-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2)
HARDEN_LINK = -Wl,-z,relro -Wl,-z,now
# The same bytes wherever it is built
HERE = -ffile-prefix-map=$(CURDIR)=.
SANITIZE = -O1 -g -fno-omit-frame-pointer -DCHECK_SUMS \
	-fsanitize=address,undefined -fno-sanitize-recover=all
# Set by this file when it calls itself for a build with sanitizers
INSTRUMENT =
# What runs while it is built, if $(CC) is for another machine
BUILD_CC = $(CC)
# Set below for the tests
INCLUDES =

COMPILE = $(CC) -Isrc $(WARNINGS) $(INCLUDES) $(HARDEN) $(CPPFLAGS) $(CFLAGS) \
	$(REQUIRED) $(HERE) $(INSTRUMENT)
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
UNIT_OBJ = $(patsubst %.c,$(OBJ)/%.o,$(UNIT) tests/unit/main.c)

all: $(BUILD)/cgannotate

# The page of --format=html: one C file, put together by a program of our own.
PAGE = src/write/page
PAGE_PARTS = \
	page.html \
	page.css \
	data.js \
	show.js \
	state.js \
	slices.js \
	graph.js \
	listing.js \
	table.js \
	source.js \
	function.js \
	flame.js \
	neighbours.js \
	main.js

$(BUILD)/embed: $(PAGE)/embed.c $(PAGE)/page.h $(BUILD)/flags
	$(BUILD_CC) $(WARNINGS) -O1 $(REQUIRED) -o $@ $<

$(BUILD)/page_data.c: $(BUILD)/embed $(PAGE_PARTS:%=$(PAGE)/%)
	$< $(PAGE_PARTS:%=$(PAGE)/%) >$@

$(OBJ)/page_data.o: $(BUILD)/page_data.c
	@mkdir -p $(@D)
	$(COMPILE) -I$(PAGE) -c -o $@ $<

$(BUILD)/cgannotate: $(LIB) $(OBJ)/src/main.o
	$(LINK) -o $@ $^ $(LDLIBS)

$(BUILD)/unit: $(LIB) $(UNIT_OBJ)
	$(LINK) -o $@ $^ $$($(PKG_CONFIG) --libs check) $(LDLIBS)

$(REPLAYS): $(BUILD)/replay_%: $(LIB) $(OBJ)/tests/fuzz/fuzz_%.o \
		$(OBJ)/tests/fuzz/replay.o
	$(LINK) -o $@ $^ $(LDLIBS)

$(FUZZERS): $(BUILD)/fuzz_%: $(LIB) $(OBJ)/tests/fuzz/fuzz_%.o
	$(LINK) -fsanitize=fuzzer -o $@ $^ $(LDLIBS)

$(OBJ)/%.o: %.c $(BUILD)/flags
	@mkdir -p $(@D)
	$(COMPILE) -MMD -MP -c -o $@ $<

$(OBJ)/tests/unit/%.o: INCLUDES = -I$(BUILD) \
	$$($(PKG_CONFIG) --cflags check)
$(OBJ)/tests/unit/main.o: $(BUILD)/suites.h

-include $(wildcard $(OBJ)/src/*.d $(OBJ)/src/*/*.d $(OBJ)/src/*/*/*.d \
	$(OBJ)/tests/*/*.d)

# These two are written when their text changes, and at no other time, so that
# other flags, another compiler or another list of files rebuilds what it must.
write_if_changed = @mkdir -p $(@D); printf '%s\n' '$1' >$@.new; \
	if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# "make install" alone, though, installs what another call has built.
$(BUILD)/flags: $(if $(filter-out install,$(or $(MAKECMDGOALS),all)),FORCE)
	$(call write_if_changed,$(COMPILE) $(LDFLAGS) $(LDLIBS) $(MODULES))

$(BUILD)/suites.h: FORCE
	$(call write_if_changed,$(SUITES))

check: have-check
	+@$(MAKE) --no-print-directory $(BUILD)/cgannotate $(BUILD)/unit \
		$(BUILD)/page_data.c
	+@$(MAKE) --no-print-directory BUILD='$(BUILD)/asan' \
		HARDEN= INSTRUMENT='$(SANITIZE)' instrumented
	@tests/run '$(BUILD)' $(MODULES)

instrumented: $(BUILD)/cgannotate $(BUILD)/unit $(REPLAYS)

have-check:
	@$(PKG_CONFIG) --exists check 2>/dev/null || { echo \
	'make check needs pkg-config and the unit test library Check: run' \
	'tests/setup, or install the packages pkg-config and check' >&2; exit 1; }

golden: all
	@tests/golden/run -b '$(BUILD)/cgannotate'

reference:
	@tests/golden/run -r

bench: all
	@CGANNOTATE='$(abspath $(BUILD)/cgannotate)' tests/bench/run

fuzz:
	+@$(MAKE) --no-print-directory BUILD='$(BUILD)/fuzz' CC='$(FUZZ_CC)' \
		HARDEN= INSTRUMENT='-fsanitize=fuzzer-no-link $(SANITIZE)' fuzzers \
		'$(BUILD)/fuzz/cgannotate'
	@tests/fuzz/run '$(BUILD)/fuzz' '$(FUZZ_SECONDS)'

fuzzers: $(FUZZERS)

# One file at a time: clang-tidy 14 loses track of va_start in the second file.
# cppcheck 2.10 does not know _Noreturn, and takes a buffer that is handed over
# to be filled for the use of what is in it (ctuuninitvar).
lint:
	printf '%s\n' $(SOURCES) | xargs -P 2 -I {} \
		clang-tidy --quiet {} -- -Isrc $(REQUIRED) $(WARNINGS)
	cppcheck --quiet --std=c11 -D_XOPEN_SOURCE=700 --inline-suppr \
		'-D_Noreturn=__attribute__((noreturn))' \
		--suppress=ctuuninitvar --error-exitcode=1 \
		--enable=warning,style,performance,portability -Isrc src
	mandoc -Tlint -W warning man/cgannotate.1

format:
	clang-format -i $(wildcard src/*.[ch] src/*/*.[ch] src/*/*/*.[ch])

# Where shells look for completions, below share
BASH_DIR = bash-completion/completions
ZSH_DIR = zsh/site-functions
FISH_DIR = fish/vendor_completions.d
COMPLETIONS = $(BASH_DIR) $(ZSH_DIR) $(FISH_DIR)

install: all
	install -d '$(DESTDIR)$(PREFIX)/bin' '$(DESTDIR)$(PREFIX)/share/man/man1' \
		$(COMPLETIONS:%='$(DESTDIR)$(PREFIX)/share/%')
	install -m 755 '$(BUILD)/cgannotate' '$(DESTDIR)$(PREFIX)/bin'
	install -m 644 man/cgannotate.1 '$(DESTDIR)$(PREFIX)/share/man/man1'
	install -m 644 man/completion/cgannotate.bash \
		'$(DESTDIR)$(PREFIX)/share/$(BASH_DIR)/cgannotate'
	install -m 644 man/completion/_cgannotate \
		'$(DESTDIR)$(PREFIX)/share/$(ZSH_DIR)'
	install -m 644 man/completion/cgannotate.fish \
		'$(DESTDIR)$(PREFIX)/share/$(FISH_DIR)'

uninstall:
	rm -f '$(DESTDIR)$(PREFIX)/bin/cgannotate'
	rm -f '$(DESTDIR)$(PREFIX)/share/man/man1/cgannotate.1'
	rm -f '$(DESTDIR)$(PREFIX)/share/$(BASH_DIR)/cgannotate'
	rm -f '$(DESTDIR)$(PREFIX)/share/$(ZSH_DIR)/_cgannotate'
	rm -f '$(DESTDIR)$(PREFIX)/share/$(FISH_DIR)/cgannotate.fish'

clean:
	rm -rf '$(BUILD)'

.PHONY: all check golden reference bench fuzz lint format install uninstall \
	clean instrumented fuzzers have-check FORCE
.DELETE_ON_ERROR:
.SECONDARY:
