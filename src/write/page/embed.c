/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * usage: embed page.html page.css SCRIPT... >page_data.c
 *
 * Puts the page of --format=html together when cgannotate is built: the style
 * and the scripts, one after the other, go into page.html, with the SHA-256 of
 * each as the page's Content-Security-Policy wants it.  The output is C (see
 * page.h): the page, cut where text of a profile is inserted.
 *
 * Browsers hash the text between the tags as they have parsed it.  To make that
 * equal to the text hashed here, it may hold printable ASCII, tabs and newlines
 * only, and nothing that ends the element or begins a comment.
 */
#include "page.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct growing {
	char *at;
	size_t length, room;
};

static void die(const char *file, const char *why)
{
	fprintf(stderr, "embed: %s: %s\n", file, why);
	exit(1);
}

static void text_add(struct growing *text, const char *from, size_t length)
{
	if (text->room - text->length <= length) {
		text->room = 2 * text->room + length + 1;
		text->at = realloc(text->at, text->room);
		if (!text->at)
			die("memory", "there is no more");
	}
	if (length)
		memcpy(text->at + text->length, from, length);
	text->length += length;
	text->at[text->length] = '\0';
}

static void text_read(struct growing *text, const char *path)
{
	FILE *file = fopen(path, "rb");
	char buffer[4096];
	size_t n;

	if (!file)
		die(path, "cannot be opened");
	text_add(text, "", 0);
	while ((n = fread(buffer, 1, sizeof(buffer), file)))
		text_add(text, buffer, n);
	if (ferror(file))
		die(path, "cannot be read");
	fclose(file);
	for (n = 0; n < text->length; n++) {
		char c = text->at[n];

		if ((c < ' ' || c > '~') && c != '\n' && c != '\t')
			die(path, "holds a byte that is not plain ASCII");
	}
}

/* FIPS 180-4, 4.1.2 to 6.2.2: words are 32 bits and wrap. */

static const uint32_t sha256_constants[64] = {
	0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1,
	0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3,
	0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
	0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
	0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
	0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
	0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b,
	0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
	0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
	0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
	0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static uint32_t rotate(uint32_t x, unsigned n)
{
	return x >> n | x << (32 - n);
}

static void sha256_block(uint32_t hash[8], const unsigned char *block)
{
	uint32_t w[64], v[8];
	int i;

	for (i = 0; i < 16; i++, block += 4)
		w[i] = (uint32_t)block[0] << 24 | (uint32_t)block[1] << 16 |
		       (uint32_t)block[2] << 8 | block[3];
	for (; i < 64; i++)
		w[i] = (rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^
			w[i - 2] >> 10) +
		       w[i - 7] +
		       (rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^
			w[i - 15] >> 3) +
		       w[i - 16];
	memcpy(v, hash, sizeof(v));
	for (i = 0; i < 64; i++) {
		uint32_t t1 = v[7] +
			      (rotate(v[4], 6) ^ rotate(v[4], 11) ^
			       rotate(v[4], 25)) +
			      ((v[4] & v[5]) ^ (~v[4] & v[6])) +
			      sha256_constants[i] + w[i];
		uint32_t t2 = (rotate(v[0], 2) ^ rotate(v[0], 13) ^
			       rotate(v[0], 22)) +
			      ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]));

		memmove(v + 1, v, 7 * sizeof(*v));
		v[4] += t1;
		v[0] = t1 + t2;
	}
	for (i = 0; i < 8; i++)
		hash[i] += v[i];
}

static void sha256(unsigned char digest[32], const struct growing *text)
{
	uint32_t hash[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
			    0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
	const unsigned char *at = (const unsigned char *)text->at;
	unsigned char tail[128] = {0};
	size_t left = text->length, size;
	uint64_t bits = (uint64_t)text->length * 8;
	int i;

	for (; left >= 64; left -= 64, at += 64)
		sha256_block(hash, at);
	memcpy(tail, at, left);
	tail[left] = 0x80;
	size = left < 56 ? 64 : 128;
	for (i = 0; i < 8; i++)
		tail[size - 1 - (size_t)i] = (unsigned char)(bits >> 8 * i);
	sha256_block(hash, tail);
	if (size == 128)
		sha256_block(hash, tail + 64);
	for (i = 0; i < 32; i++)
		digest[i] = (unsigned char)(hash[i / 4] >> (24 - i % 4 * 8));
}

/* Adds the SHA-256 of text in base64, which for 32 bytes ends in one '='. */
static void add_hash(struct growing *to, const struct growing *text)
{
	static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
				      "abcdefghijklmnopqrstuvwxyz"
				      "0123456789+/";
	unsigned char digest[33];
	int i, j;

	sha256(digest, text);
	digest[32] = 0;
	for (i = 0; i < 33; i += 3) {
		uint32_t three = (uint32_t)digest[i] << 16 |
				 (uint32_t)digest[i + 1] << 8 | digest[i + 2];

		for (j = 18; j >= 0; j -= 6)
			text_add(to, &letters[three >> j & 63], 1);
	}
	to->at[to->length - 1] = '=';
}

static void print_piece(int number, const struct growing *text)
{
	size_t i;

	printf("static const unsigned char piece_%d[] = {", number);
	for (i = 0; i < text->length; i++)
		printf("%s%d,", i % 16 ? "" : "\n\t", text->at[i]);
	printf("\n};\n\n");
}

/* Marks that embed fills in; marks that cgannotate fills in when it runs. */
static const char *const filled_now[] = {"{{style}}", "{{script}}",
					 "{{style-hash}}", "{{script-hash}}"};
static const char *const filled_later[PAGE_END] = {"{{title}}", "{{static}}",
						   "{{data}}"};
enum { NOW = 4 };

static void check_element(const char *file, const struct growing *text,
			  const char *end)
{
	if (strstr(text->at, end) || strstr(text->at, "<!--"))
		die(file, "holds what HTML would take for its own");
}

static bool begins(const char *at, const char *mark)
{
	return strncmp(at, mark, strlen(mark)) == 0;
}

/*
 * Fills in the marks of filled_now; prints the pieces of the page between the
 * marks of filled_later.
 */
static void print_pieces(const char *file, const struct growing *page,
			 const struct growing parts[NOW])
{
	struct growing piece = {0};
	const char *at = page->at, *open;
	int i, slot = 0;

	while ((open = strstr(at, "{{")) != NULL) {
		text_add(&piece, at, (size_t)(open - at));
		for (i = 0; i < NOW && !begins(open, filled_now[i]); i++)
			;
		if (i < NOW) {
			text_add(&piece, parts[i].at, parts[i].length);
			at = open + strlen(filled_now[i]);
			continue;
		}
		if (slot == PAGE_END || !begins(open, filled_later[slot]))
			die(file, "its marks are not those of embed.c");
		print_piece(slot, &piece);
		piece.length = 0;
		at = open + strlen(filled_later[slot++]);
	}
	if (slot != PAGE_END)
		die(file, "a mark is missing");
	text_add(&piece, at, strlen(at));
	print_piece(slot, &piece);
	free(piece.at);
}

int main(int argc, char **argv)
{
	struct growing page = {0}, parts[NOW] = {{0}, {0}, {0}, {0}};
	int i;

	if (argc < 4)
		die("usage", "embed page.html page.css SCRIPT...");
	text_read(&page, argv[1]);
	text_read(&parts[0], argv[2]);
	for (i = 3; i < argc; i++)
		text_read(&parts[1], argv[i]);
	check_element(argv[2], &parts[0], "</style");
	check_element("the script", &parts[1], "</script");
	add_hash(&parts[2], &parts[0]);
	add_hash(&parts[3], &parts[1]);

	printf("/* Written by embed.c */\n#include \"page.h\"\n\n");
	print_pieces(argv[1], &page, parts);
	printf("const struct page_bytes page_pieces[] = {\n");
	for (i = 0; i <= PAGE_END; i++)
		printf("\t{piece_%d, sizeof(piece_%d)},\n", i, i);
	printf("};\n");
	for (i = 0; i < NOW; i++)
		free(parts[i].at);
	free(page.at);
	if (fflush(stdout) || ferror(stdout))
		die("output", "cannot be written");
	return 0;
}
