/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Anything as what a decompressor prints, and how it ends: the first byte says
 * which one it is, and whether it fails, and the rest is what it prints.  That
 * is read as if it came from a file that is not compressed.
 */
#include "setup.h"

#include "base/diag.h"
#include "read/runs.h"

static const struct str packed[] = {
    {"\x1f\x8b", 2},
    {"\xfd"
     "7zXZ\0",
     6},
    {"BZh9", 4},
    {"\x28\xb5\x2f\xfd", 4},
};

/* A file on standard input, which is read there. */
static enum read_result read_input(struct reading *r, struct str bytes) {
  struct parse_rules rules = plain_rules();
  struct limits limits = {0};
  enum read_result result;
  int fd = memory_open(bytes);

  REQUIRE(dup2(fd, STDIN_FILENO) == STDIN_FILENO);
  close(fd);
  rules.limits = &limits;
  reading_begin(r, false);
  result = read_file(&r->profile, &r->departures, &rules, "-", false, false,
                     &r->error);
  r->good = result != READ_FAILED;
  reading_end(r);
  check_printable(r->warnings.text, r->warnings.length);
  return result;
}

static bool is_packed(struct str bytes) {
  size_t i;

  for (i = 0; i < LENGTH(packed); i++)
    if (str_begins(bytes, (struct str){packed[i].at, 2}))
      return true;
  return false;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  struct str text = {(const char *)data + 1, size - 1};
  struct reading plain, unpacked;
  enum read_result result;
  int status;

  if (!size || size > LARGEST || is_packed(text))
    return 0;
  /* As waitpid() has an exit status. */
  status = data[0] & 4 ? (data[0] & 8 ? 2 : 1) << 8 : 0;
  memory_clear();
  memory_programs(text, status);
  result = read_input(&unpacked, packed[data[0] % LENGTH(packed)]);
  if (!status && read_input(&plain, text) == result) {
    REQUIRE(plain.warnings.length == unpacked.warnings.length);
    REQUIRE(plain.profile.names.count == unpacked.profile.names.count);
    REQUIRE(plain.profile.lines.count == unpacked.profile.lines.count);
    REQUIRE(plain.profile.calls.count == unpacked.profile.calls.count);
    reading_free(&plain);
  } else {
    REQUIRE(status);
  }
  reading_free(&unpacked);
  return 0;
}
