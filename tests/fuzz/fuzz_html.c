/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The page, of a profile or two that are compared, with sources (struct
 * several): names and sources are text in it and never markup, and its data is
 * JSON that no script element ends in.
 */
#include "json.h"

#include "write/page/page.h"

enum { LONGEST_LINE = 300, LONGEST = 1024 * 1024 };

/* Takes what stands before some bytes, and must stand before them. */
static struct str eat_up_to(struct str *text, const struct page_bytes *piece)
{
	struct str before = *text;

	for (;;) {
		const char *at =
			memchr(text->at, piece->bytes[0], text->length);

		REQUIRE(at);
		text->length -= (size_t)(at - text->at);
		text->at = at;
		if (text->length >= piece->size &&
		    memcmp(at, piece->bytes, piece->size) == 0)
			break;
		text->at++;
		text->length--;
	}
	before.length = (size_t)(text->at - before.at);
	return before;
}

/* Takes a tag that this part of a page may have. */
static bool eat_tag(struct str *text)
{
	static const char *const tags[] = {
		"<h1>",
		"</h1>",
		"<p>",
		"</p>",
		"<table class=\"plain\">",
		"</table>",
		"<thead>",
		"</thead>",
		"<tbody>",
		"</tbody>",
		"<tr>",
		"</tr>",
		"<th>",
		"<th class=\"c-name\">",
		"</th>",
		"<td>",
		"<td class=\"c-name\">",
		"</td>",
		"<section class=\"limits\">",
		"</section>",
		"<h2>",
		"</h2>",
		"<code>",
		"</code>",
		"<ul>",
		"</ul>",
		"<li>",
		"<li class=\"reason\">",
		"</li>",
	};
	size_t i;

	for (i = 0; i < LENGTH(tags); i++)
		if (str_eat(text, str_of(tags[i])))
			return true;
	return false;
}

static bool eat_entity(struct str *text)
{
	return str_eat(text, STR("&lt;")) || str_eat(text, STR("&gt;")) ||
	       str_eat(text, STR("&amp;")) || str_eat(text, STR("&quot;")) ||
	       str_eat(text, STR("&#39;"));
}

/* Text, in which there may be such tags. */
static void check_markup(struct str text, bool tags)
{
	check_printable(text.at, text.length);
	while (text.length) {
		char c = text.at[0];

		if (c == '<')
			REQUIRE(tags && eat_tag(&text));
		else if (c == '&')
			REQUIRE(eat_entity(&text));
		else
			text = (struct str){text.at + 1, text.length - 1};
		REQUIRE(c != '>');
	}
}

static void check_data(struct str text)
{
	char *copy = str_copy(text);

	REQUIRE(!strpbrk(copy, "<>&"));
	check_printable(copy, text.length);
	REQUIRE(past_value(copy, 0) == copy + text.length);
	free(copy);
}

static void check_page(struct str text)
{
	const struct page_bytes *piece = page_pieces;
	int slot;

	REQUIRE(eat_up_to(&text, piece).length == 0);
	for (slot = PAGE_TITLE; slot != PAGE_END; slot++, piece++) {
		struct str filled;

		text = (struct str){text.at + piece->size,
				    text.length - piece->size};
		filled = eat_up_to(&text, piece + 1);
		REQUIRE(is_valid(filled));
		if (slot == PAGE_DATA)
			check_data(filled);
		else
			check_markup(filled, slot == PAGE_STATIC);
	}
	REQUIRE(text.length == piece->size);
}

static void try_page(const struct reading *reading,
		     const struct arguments *arguments)
{
	struct reported r;
	struct written out;
	struct error error;

	reported_begin(&r, &reading->profile, &arguments->options,
		       &arguments->sources);
	if (r.good && !is_too_wide(&r.report, LONGEST)) {
		if (reported_text(&r, &out, &error))
			check_page(text_of(&out));
		free(out.text);
	}
	reported_free(&r);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct several s = several_of(data, size);
	char command[LONGEST_LINE + 40];
	struct arguments arguments;
	struct reading reading;

	if (size > LARGEST || s.line.length > LONGEST_LINE ||
	    memchr(s.line.at, '\0', s.line.length))
		return 0;
	sprintf(command, "--format=html%s%.*s", s.line.length ? " " : "",
		(int)s.line.length, s.line.at);
	arguments_begin(&arguments, str_of(command));
	several_offer(&s);
	if (arguments.good && are_tame(&arguments.options) &&
	    strcmp(arguments.options.format, "html") == 0 &&
	    arguments.options.list != LIST_EVENTS &&
	    several_read(&s, &arguments.options.settings, &reading)) {
		try_page(&reading, &arguments);
		reading_free(&reading);
	}
	arguments_free(&arguments);
	return 0;
}
