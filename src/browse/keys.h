/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/str.h"

/*
 * A key: the Unicode character that it types, or one of these.  Ctrl with a letter is its
 * control character (KEY_CTRL('c') is 3), Alt with a key is KEY_OTHER.
 */
typedef uint32_t keycode;

enum {
	KEY_ENTER = '\r',
	KEY_ESCAPE = 0x1b,
	KEY_NONE = 0x110000, /* no key yet */
	KEY_OTHER,           /* a key that nothing here uses */
	KEY_BACKSPACE,
	KEY_UP,
	KEY_DOWN,
	KEY_LEFT,
	KEY_RIGHT,
	KEY_HOME,
	KEY_END,
	KEY_PAGE_UP,
	KEY_PAGE_DOWN,
};

#define KEY_CTRL(letter) ((keycode)(letter)&0x1f)

/*
 * Takes the first key from the front of *bytes, which a terminal sent (xterm, the Linux console,
 * rxvt, screen and tmux send alike).  KEY_NONE: *bytes is empty or begins a key whose end is
 * missing; nothing is taken, and the caller reads on.  ended: nothing follows soon, so that Escape
 * is a key by itself, and no part of a sequence is waited for.
 */
keycode keys_take(struct str *bytes, bool ended);

/* Writes a character as UTF-8, at most 4 bytes, and returns how many. */
size_t keys_put(keycode character, char *bytes);
