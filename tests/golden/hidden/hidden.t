## Characters that have no glyph, or that turn text around, are in the names and in
## the source: a right-to-left override (U+202E), a zero-width space (U+200B), a
## line separator (U+2028), a byte order mark (U+FEFF) and a tag (U+E0041). In all
## formats that people read, names have them as \u202E and the like. In source text
## only what turns text around is escaped, in line 2 (an override) and line 3 (an
## isolate); the byte order mark and the zero-width joiner (U+200D) of line 1 stay.
## By hand: f is 3, g 4 (its 1 and the 3 of f), the total is 4. A cell with a
## semicolon is quoted, and "=1+1" gets a ' in tsv, too.

@head
| --------------------------------------------------------------------------------
| Profile data file 'found.callgrind'
| --------------------------------------------------------------------------------
| Profiled target:  (unknown)
| Events recorded:  Ir
| Events shown:     Ir
| Event sort order: Ir
| Thresholds:       99
| Include dirs:    \x20
| User annotated:  \x20
| Auto-annotation:  off

== csv
# f is 3 and g 4 with it. A cell with a semicolon is quoted, "=1+1" gets a ', and hidden
# characters are escaped.
$ --format=csv hidden.callgrind
| object,file,function,calls,Ir,incl_Ir\x0d
| ,a\\u202E.c,f\\u200B\\U000E0041,1,3,3\x0d
| ,"s;c",g\\u2028\\uFEFF,0,1,4\x0d
| ,"s;c","'=1+1",0,0,0\x0d

== folded
# g's own 1, and f's 3 below it.
$ --format=folded hidden.callgrind
| g\\u2028\\uFEFF 1
| g\\u2028\\uFEFF;f\\u200B\\U000E0041 3

== markdown
# 3 and 1 of 4; the backslash of an escape is one to Markdown, too.
$ --format=markdown --threshold=100 hidden.callgrind
| **4 Ir**
|
| | Ir | % | Function |
| | ---: | ---: | :--- |
| | 3 | 75.00% | <code>a&#92;u202E&#46;c&#58;f&#92;u200B&#92;U000E0041</code> |
| | 1 | 25.00% | <code>s&#59;c&#58;g&#92;u2028&#92;uFEFF</code> |
| | 0 |  | `s;c:=1+1` |

@file nul.callgrind
| events: Ir
| ob=a\x00b
| fl=x.c
| fn=f
| 1 3
| ob=c
| fn=f
| 1 4
| totals: 7

== nul
# The name of an object has a NUL, which ends no name; 3 of 7 and 4 of 7.
$ --format=markdown nul.callgrind
| **7 Ir**
|
| | Ir | % | Function |
| | ---: | ---: | :--- |
| | 4 | 57.14% | `x.c:f [c]` |
| | 3 | 42.86% | <code>x&#46;c&#58;f&#32;&#91;a&#92;x00b&#93;</code> |

@file found.callgrind
| events: Ir
| fl=hidden.c
| fn=f\xe2\x80\x8b󠁁
| 1 1
| 2 1
| 3 1
| fl=s;c
| fn=g\xe2\x80\xa8\xef\xbb\xbf
| 1 1
| cfi=hidden.c
| cfn=f\xe2\x80\x8b󠁁
| calls=1 1
| 1 3
| fn==1+1
| 1 0

== source
# Only what turns text around is escaped in a source: lines 2 and 3, but not line 1; f's 3 of 4
# are annotated.
# compat: The script prints such characters as they are
$ found.callgrind --tree=both --include=.
| @head
| Include dirs:     ./
| Auto-annotation:  on
|
| --------------------------------------------------------------------------------
| Ir        \x20
| --------------------------------------------------------------------------------
| 4 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir          file:function
| --------------------------------------------------------------------------------
|
| 3 (75.00%)  < s;c:g\\u2028\\uFEFF (1x)
| 3 (75.00%)  *  hidden.c:f\\u200B\\U000E0041
|
| 1 (25.00%)  *  s;c:g\\u2028\\uFEFF
| 3 (75.00%)  >   hidden.c:f\\u200B\\U000E0041 (1x)
|
| --------------------------------------------------------------------------------
| -- Auto-annotated source: hidden.c
| --------------------------------------------------------------------------------
| Ir        \x20
|
| 1 (25.00%)  \xef\xbb\xbfint x; /* \xe2\x80\x8d */
| 1 (25.00%)  int y; /* \\u202E */
| 1 (25.00%)  int z; /* \\u2066 */
|
| --------------------------------------------------------------------------------
| The following files chosen for auto-annotation could not be found:
| --------------------------------------------------------------------------------
|   s;c
|
| --------------------------------------------------------------------------------
| Ir        \x20
| --------------------------------------------------------------------------------
| 3 (75.00%)  events annotated
|

== text
# The names of f, 3, and g, 1, have escapes in a report, too.
# compat: The script prints such characters as they are
$ hidden.callgrind --no-auto
| @head
| Profile data file 'hidden.callgrind'
|
| --------------------------------------------------------------------------------
| Ir        \x20
| --------------------------------------------------------------------------------
| 4 (100.0%)  PROGRAM TOTALS (calculated)
|
| --------------------------------------------------------------------------------
| Ir          file:function
| --------------------------------------------------------------------------------
| 3 (75.00%)  a\\u202E.c:f\\u200B\\U000E0041
| 1 (25.00%)  s;c:g\\u2028\\uFEFF
|

== tsv
# The rows of csv, and a semicolon means nothing.
$ --format=tsv hidden.callgrind
| object	file	function	calls	Ir	incl_Ir
| 	a\\u202E.c	f\\u200B\\U000E0041	1	3	3
| 	s;c	g\\u2028\\uFEFF	0	1	4
| 	s;c	'=1+1	0	0	0

== width
# With --width, too, names and texts are escaped alike; lines of f 1, 1 and 1, g's 1.
# compat: The script prints such characters as they are
$ found.callgrind --width=70 --by=line
| found.callgrind
| 4 Ir; showing 4 of 5 lines, 100.0% of Ir
|       Ir  line
| 25.00% 1  hidden.c:1  f\\u200B\\U000E0041  \xef\xbb\xbfint x; /* \xe2\x80\x8d */
| 25.00% 1  hidden.c:2  f\\u200B\\U000E0041  int y; /* \\u202E */
| 25.00% 1  hidden.c:3  f\\u200B\\U000E0041  int z; /* \\u2066 */
| 25.00% 1  s;c:1       g\\u2028\\uFEFF
|
