/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "browse/tty.h"

#include "setup.h"
#include "tty.h"

static struct {
	struct str typed;
	size_t rows, columns;
	char bytes[8];
} tty;

void tty_script(struct str typed)
{
	tty.typed = typed;
	tty.rows = 24;
	tty.columns = 80;
}

bool tty_begin(struct error *error)
{
	(void)error;
	return true;
}

void tty_end(void)
{
}
void tty_hang_up(void)
{
}

void tty_size(size_t *rows, size_t *columns)
{
	*rows = tty.rows;
	*columns = tty.columns;
}

/* Up to seven bytes at once, and quiet between some of them. */
enum tty_event tty_wait(int milliseconds, struct str *bytes)
{
	size_t n, most;

	if (!tty.typed.length)
		return milliseconds < 0 ? TTY_LOST : TTY_QUIET;
	if ((unsigned char)*tty.typed.at == TTY_RESIZED) {
		if (tty.typed.length < 3)
			return tty.typed.length = 0, TTY_LOST;
		tty.rows = (unsigned char)tty.typed.at[1];
		tty.columns = (unsigned char)tty.typed.at[2];
		tty.rows = tty.rows ? tty.rows : 1;
		tty.columns = tty.columns ? tty.columns : 1;
		tty.typed = str_from(tty.typed, 3);
		return TTY_SIZE;
	}
	most = 1 + (unsigned char)*tty.typed.at % 7U;
	for (n = 1;
	     n < most && n < tty.typed.length && (unsigned char)tty.typed.at[n] != TTY_RESIZED; n++)
		;
	memcpy(tty.bytes, tty.typed.at, n);
	tty.typed = str_from(tty.typed, n);
	*bytes = (struct str){tty.bytes, n};
	return TTY_BYTES;
}

/* Takes a sequence "ESC [ ... FINAL", of those that tests/browse/vt.c knows. */
static void eat_sequence(struct str *text)
{
	REQUIRE(str_eat(text, STR("\033[")));
	str_eat(text, STR("?"));
	while (text->length && (number_is_digit(*text->at) || *text->at == ';'))
		*text = str_from(*text, 1);
	REQUIRE(text->length && strchr("HKmhl", *text->at));
	*text = str_from(*text, 1);
}

bool tty_write(struct str text)
{
	while (text.length) {
		unsigned char c = (unsigned char)*text.at;
		uint32_t character;
		size_t length;

		if (c == 0x1b) {
			eat_sequence(&text);
			continue;
		}
		length = str_utf8(text, &character);
		REQUIRE(length && !str_is_control(character));
		text = str_from(text, length);
	}
	return true;
}
