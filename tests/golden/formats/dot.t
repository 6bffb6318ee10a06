## See formats.t for the profiles and their sums.

== dot
# A share s of the total has the hue 0.64 * (1 - root of s), 0.9, 0.45 + 0.4 * root; 60 %:
# root 0.775, so 0.144 and 0.760. Width 0.5 + 3.5 s = 2.6, arrow 0.4 + 0.6 root = 0.86. A
# change: hue 0 or 0.6, 0.2 + 0.8 root, as above; 37.5 %: 0.612, so 0.690 and 0.695.
$ --format=dot new.callgrind
| digraph cgannotate {
| 	graph [fontname="Helvetica", nodesep=0.2, ranksep=0.3, label="Ir: 100"];
| 	node [shape=box, style=filled, fontname="Helvetica", fontsize=10, fontcolor=white, margin="0.1,0.05", height=0];
| 	edge [fontname="Helvetica", fontsize=9];
| 	n0 [label="main\\n100.0% (10.00%)", color="0.000 0.900 0.850", tooltip="a.c:main [/bin/a]"];
| 	n1 [label="f\\n60.00% (60.00%)\\n2×", color="0.144 0.900 0.760", tooltip="a.c:f [/bin/a]"];
| 	n2 [label="g\\n30.00% (30.00%)\\n1×", color="0.289 0.900 0.669", tooltip="a.c:g [/bin/a]"];
| 	n0 -> n1 [label="60.00%\\n2×", color="0.144 0.900 0.760", fontcolor="0.144 0.900 0.760", penwidth=2.60, arrowsize=0.86];
| 	n0 -> n2 [label="30.00%\\n1×", color="0.289 0.900 0.669", fontcolor="0.289 0.900 0.669", penwidth=1.55, arrowsize=0.73];
| }

== dot-by-file
# cycle.callgrind, each function in a file of its own: the files have the figures of the
# functions.
$ --format=dot --by=file apart.callgrind
| digraph cgannotate {
| 	graph [fontname="Helvetica", nodesep=0.2, ranksep=0.3, label="Ir: 100"];
| 	node [shape=box, style=filled, fontname="Helvetica", fontsize=10, fontcolor=white, margin="0.1,0.05", height=0];
| 	edge [fontname="Helvetica", fontsize=9];
| 	n0 [label="m.c\\n100.0% (10.00%)", color="0.000 0.900 0.850", tooltip="m.c"];
| 	n1 [label="e.c <cycle 1>\\n90.00% (40.00%)\\n4×", color="0.033 0.900 0.829", tooltip="e.c"];
| 	n2 [label="o.c <cycle 1>\\n70.00% (30.00%)\\n4×", color="0.105 0.900 0.785", tooltip="o.c"];
| 	n3 [label="l.c\\n20.00% (20.00%)\\n5×", color="0.354 0.900 0.629", tooltip="l.c"];
| 	subgraph cluster_cycle_1 {
| 		label="cycle 1";
| 		n1;
| 		n2;
| 	}
| 	n0 -> n1 [label="90.00%\\n1×", color="0.033 0.900 0.829", fontcolor="0.033 0.900 0.829", penwidth=3.65, arrowsize=0.97];
| 	n1 -> n2 [label="50.00%\\n4×", color="0.187 0.900 0.733", fontcolor="0.187 0.900 0.733", penwidth=2.25, arrowsize=0.82];
| 	n2 -> n1 [label="20.00%\\n3×", color="0.354 0.900 0.629", fontcolor="0.354 0.900 0.629", penwidth=1.20, arrowsize=0.67];
| 	n2 -> n3 [label="20.00%\\n5×", color="0.354 0.900 0.629", fontcolor="0.354 0.900 0.629", penwidth=1.20, arrowsize=0.67];
| }

== dot-check
# See callgrind-check in callgrind.t.
$ --format=dot --check bad.callgrind new.callgrind
! cgannotate: --check cannot be used with --format=dot
? 2

== dot-cycle
# cycle.callgrind, as worked out in formats.t: even 90, odd 70, which is no more than the cycle.
$ --format=dot cycle.callgrind
| digraph cgannotate {
| 	graph [fontname="Helvetica", nodesep=0.2, ranksep=0.3, label="Ir: 100"];
| 	node [shape=box, style=filled, fontname="Helvetica", fontsize=10, fontcolor=white, margin="0.1,0.05", height=0];
| 	edge [fontname="Helvetica", fontsize=9];
| 	n0 [label="main\\n100.0% (10.00%)", color="0.000 0.900 0.850", tooltip="c.c:main"];
| 	n1 [label="even <cycle 1>\\n90.00% (40.00%)\\n4×", color="0.033 0.900 0.829", tooltip="c.c:even"];
| 	n2 [label="odd <cycle 1>\\n70.00% (30.00%)\\n4×", color="0.105 0.900 0.785", tooltip="c.c:odd"];
| 	n3 [label="leaf\\n20.00% (20.00%)\\n5×", color="0.354 0.900 0.629", tooltip="c.c:leaf"];
| 	subgraph cluster_cycle_1 {
| 		label="cycle 1";
| 		n1;
| 		n2;
| 	}
| 	n0 -> n1 [label="90.00%\\n1×", color="0.033 0.900 0.829", fontcolor="0.033 0.900 0.829", penwidth=3.65, arrowsize=0.97];
| 	n1 -> n2 [label="50.00%\\n4×", color="0.187 0.900 0.733", fontcolor="0.187 0.900 0.733", penwidth=2.25, arrowsize=0.82];
| 	n2 -> n1 [label="20.00%\\n3×", color="0.354 0.900 0.629", fontcolor="0.354 0.900 0.629", penwidth=1.20, arrowsize=0.67];
| 	n2 -> n3 [label="20.00%\\n5×", color="0.354 0.900 0.629", fontcolor="0.354 0.900 0.629", penwidth=1.20, arrowsize=0.67];
| }

== dot-diff
# Rows and shares of new and old in formats.t: f +20, g +30, h -30.
$ --format=dot --diff old.callgrind new.callgrind
| digraph cgannotate {
| 	graph [fontname="Helvetica", nodesep=0.2, ranksep=0.3, label="Ir of OLD: 80"];
| 	node [shape=box, style=filled, fontname="Helvetica", fontsize=10, fontcolor=white, margin="0.1,0.05", height=0];
| 	edge [fontname="Helvetica", fontsize=9];
| 	n0 [label="g (new)\\n+37.5% (+37.5%)\\n+1×", color="0.000 0.690 0.695", tooltip="a.c:g [/bin/a]"];
| 	n1 [label="h (gone)\\n-37.5% (-37.5%)\\n-3×", color="0.600 0.690 0.695", tooltip="a.c:h [/bin/a]"];
| 	n2 [label="f\\n+25.0% (+25.0%)\\n+1×", color="0.000 0.600 0.650", tooltip="a.c:f [/bin/a]"];
| 	n3 [label="main\\n+25.0% (0.00%)", color="0.000 0.600 0.650", tooltip="a.c:main [/bin/a]"];
| 	n3 -> n0 [label="+37.5%\\n+1×", color="0.000 0.690 0.695", fontcolor="0.000 0.690 0.695", penwidth=1.81, arrowsize=0.77];
| 	n3 -> n1 [label="-37.5%\\n-3×", color="0.600 0.690 0.695", fontcolor="0.600 0.690 0.695", penwidth=1.81, arrowsize=0.77];
| 	n3 -> n2 [label="+25.0%\\n+1×", color="0.000 0.600 0.650", fontcolor="0.000 0.600 0.650", penwidth=1.38, arrowsize=0.70];
| }

== dot-events
$ --format=dot --list=events new.callgrind
! cgannotate: --list=events cannot be used with --format=dot
? 2

== dot-fn
# See callgrind-fn in callgrind.t.
$ --format=dot --fn=g --fn=main new.callgrind
| digraph cgannotate {
| 	graph [fontname="Helvetica", nodesep=0.2, ranksep=0.3, label="Ir: 100"];
| 	node [shape=box, style=filled, fontname="Helvetica", fontsize=10, fontcolor=white, margin="0.1,0.05", height=0];
| 	edge [fontname="Helvetica", fontsize=9];
| 	n0 [label="main\\n100.0% (10.00%)", color="0.000 0.900 0.850", tooltip="a.c:main [/bin/a]"];
| 	n1 [label="g\\n30.00% (30.00%)\\n1×", color="0.289 0.900 0.669", tooltip="a.c:g [/bin/a]"];
| 	n0 -> n1 [label="30.00%\\n1×", color="0.289 0.900 0.669", fontcolor="0.289 0.900 0.669", penwidth=1.55, arrowsize=0.73];
| }

== dot-formula
# A third of 100 is 33.33; all shares are those of Ir.
$ --format=dot '--event=X = Ir / 3' --sort=X new.callgrind
| digraph cgannotate {
| 	graph [fontname="Helvetica", nodesep=0.2, ranksep=0.3, label="X: 33.33"];
| 	node [shape=box, style=filled, fontname="Helvetica", fontsize=10, fontcolor=white, margin="0.1,0.05", height=0];
| 	edge [fontname="Helvetica", fontsize=9];
| 	n0 [label="main\\n100.0% (10.00%)", color="0.000 0.900 0.850", tooltip="a.c:main [/bin/a]"];
| 	n1 [label="f\\n60.00% (60.00%)\\n2×", color="0.144 0.900 0.760", tooltip="a.c:f [/bin/a]"];
| 	n2 [label="g\\n30.00% (30.00%)\\n1×", color="0.289 0.900 0.669", tooltip="a.c:g [/bin/a]"];
| 	n0 -> n1 [label="60.00%\\n2×", color="0.144 0.900 0.760", fontcolor="0.144 0.900 0.760", penwidth=2.60, arrowsize=0.86];
| 	n0 -> n2 [label="30.00%\\n1×", color="0.289 0.900 0.669", fontcolor="0.289 0.900 0.669", penwidth=1.55, arrowsize=0.73];
| }

== dot-hostile
# 1 to 16 Ir of 136; every byte of a name is as the format has it, so that nothing else is told
# by it.
$ --format=dot hostile.callgrind
| digraph cgannotate {
| 	graph [fontname="Helvetica", nodesep=0.2, ranksep=0.3, label="Ir: 136"];
| 	node [shape=box, style=filled, fontname="Helvetica", fontsize=10, fontcolor=white, margin="0.1,0.05", height=0];
| 	edge [fontname="Helvetica", fontsize=9];
| 	n0 [label="main\\n100.0% (0.74%)", color="0.000 0.900 0.850", tooltip="x|y`z;.c:main"];
| 	n1 [label="nul\\\\x00byte\\n11.76% (11.76%)\\n1×", color="0.420 0.900 0.587", tooltip="x|y`z;.c:nul\\\\x00byte"];
| 	n2 [label="*star_under_score*\\n11.03% (11.03%)\\n1×", color="0.427 0.900 0.583", tooltip="x|y`z;.c:*star_under_score*"];
| 	n3 [label="-minus\\n10.29% (10.29%)\\n1×", color="0.435 0.900 0.578", tooltip="x|y`z;.c:-minus"];
| 	n4 [label="comma, and \\"\\n9.56% (9.56%)\\n1×", color="0.442 0.900 0.574", tooltip="x|y`z;.c:comma, and \\""];
| 	n5 [label="c0\\\\x01\\\\x7f\\n8.82% (8.82%)\\n1×", color="0.450 0.900 0.569", tooltip="x|y`z;.c:c0\\\\x01\\\\x7f"];
| 	n6 [label="id\\n8.09% (8.09%)\\n1×", color="0.458 0.900 0.564", tooltip="x|y`z;.c:id"];
| 	n7 [label="größe 漢字\\n7.35% (7.35%)\\n1×", color="0.466 0.900 0.558", tooltip="x|y`z;.c:größe 漢字"];
| 	n8 [label="<b>&amp;amp;</b>\\n6.62% (6.62%)\\n1×", color="0.475 0.900 0.553", tooltip="x|y`z;.c:<b>&amp;amp;</b>"];
| 	n9 [label="esc\\\\x1b[31m\\n5.88% (5.88%)\\n1×", color="0.485 0.900 0.547", tooltip="x|y`z;.c:esc\\\\x1b[31m"];
| 	n10 [label="bad��utf\\n5.15% (5.15%)\\n1×", color="0.495 0.900 0.541", tooltip="x|y`z;.c:bad��utf"];
| 	n11 [label="tab here\\\\n\\n4.41% (4.41%)\\n1×", color="0.506 0.900 0.534", tooltip="x|y`z;.c:tab\\\\x09here\\\\n"];
| 	n12 [label="semi;colon\\n3.68% (3.68%)\\n1×", color="0.517 0.900 0.527", tooltip="x|y`z;.c:semi;colon"];
| 	n13 [label="=cmd\\n2.94% (2.94%)\\n1×", color="0.530 0.900 0.519", tooltip="x|y`z;.c:=cmd()"];
| 	n14 [label="back`tick|pipe\\n2.21% (2.21%)\\n1×", color="0.545 0.900 0.509", tooltip="x|y`z;.c:back`tick|pipe"];
| 	n15 [label="a \\"quoted\\" name\\n1.47% (1.47%)\\n1×", color="0.562 0.900 0.499", tooltip="x|y`z;.c:a \\"quoted\\" name"];
| 	n0 -> n1 [label="11.76%\\n1×", color="0.420 0.900 0.587", fontcolor="0.420 0.900 0.587", penwidth=0.91, arrowsize=0.61];
| 	n0 -> n2 [label="11.03%\\n1×", color="0.427 0.900 0.583", fontcolor="0.427 0.900 0.583", penwidth=0.89, arrowsize=0.60];
| 	n0 -> n3 [label="10.29%\\n1×", color="0.435 0.900 0.578", fontcolor="0.435 0.900 0.578", penwidth=0.86, arrowsize=0.59];
| 	n0 -> n4 [label="9.56%\\n1×", color="0.442 0.900 0.574", fontcolor="0.442 0.900 0.574", penwidth=0.83, arrowsize=0.59];
| 	n0 -> n5 [label="8.82%\\n1×", color="0.450 0.900 0.569", fontcolor="0.450 0.900 0.569", penwidth=0.81, arrowsize=0.58];
| 	n0 -> n6 [label="8.09%\\n1×", color="0.458 0.900 0.564", fontcolor="0.458 0.900 0.564", penwidth=0.78, arrowsize=0.57];
| 	n0 -> n7 [label="7.35%\\n1×", color="0.466 0.900 0.558", fontcolor="0.466 0.900 0.558", penwidth=0.76, arrowsize=0.56];
| 	n0 -> n8 [label="6.62%\\n1×", color="0.475 0.900 0.553", fontcolor="0.475 0.900 0.553", penwidth=0.73, arrowsize=0.55];
| 	n0 -> n9 [label="5.88%\\n1×", color="0.485 0.900 0.547", fontcolor="0.485 0.900 0.547", penwidth=0.71, arrowsize=0.55];
| 	n0 -> n10 [label="5.15%\\n1×", color="0.495 0.900 0.541", fontcolor="0.495 0.900 0.541", penwidth=0.68, arrowsize=0.54];
| 	n0 -> n11 [label="4.41%\\n1×", color="0.506 0.900 0.534", fontcolor="0.506 0.900 0.534", penwidth=0.65, arrowsize=0.53];
| 	n0 -> n12 [label="3.68%\\n1×", color="0.517 0.900 0.527", fontcolor="0.517 0.900 0.527", penwidth=0.63, arrowsize=0.52];
| 	n0 -> n13 [label="2.94%\\n1×", color="0.530 0.900 0.519", fontcolor="0.530 0.900 0.519", penwidth=0.60, arrowsize=0.50];
| 	n0 -> n14 [label="2.21%\\n1×", color="0.545 0.900 0.509", fontcolor="0.545 0.900 0.509", penwidth=0.58, arrowsize=0.49];
| 	n0 -> n15 [label="1.47%\\n1×", color="0.562 0.900 0.499", fontcolor="0.562 0.900 0.499", penwidth=0.55, arrowsize=0.47];
| }

== dot-inclusive-top
# Two of the rows have boxes, and the label says it.
$ --format=dot --top=2 --show=Dr,Both --sort=Ir new.callgrind
| digraph cgannotate {
| 	graph [fontname="Helvetica", nodesep=0.2, ranksep=0.3, label="Ir: 100\\nmost expensive functions: 2"];
| 	node [shape=box, style=filled, fontname="Helvetica", fontsize=10, fontcolor=white, margin="0.1,0.05", height=0];
| 	edge [fontname="Helvetica", fontsize=9];
| 	n0 [label="main\\n100.0% (10.00%)", color="0.000 0.900 0.850", tooltip="a.c:main [/bin/a]"];
| 	n1 [label="f\\n60.00% (60.00%)\\n2×", color="0.144 0.900 0.760", tooltip="a.c:f [/bin/a]"];
| 	n0 -> n1 [label="60.00%\\n2×", color="0.144 0.900 0.760", fontcolor="0.144 0.900 0.760", penwidth=2.60, arrowsize=0.86];
| }

@file little.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 10

@file more.callgrind
| events: Ir
| fl=a.c
| fn=main
| 1 10
| cfn=f
| calls=1 5
| 2 15
| fn=f
| 5 15

== dot-more
# +15 is 150 % of OLD's 10, but no line is wider than that of 100 %: 0.5 + 3.5, and its arrow
# 0.4 + 0.6.
$ --format=dot --diff little.callgrind more.callgrind
| digraph cgannotate {
| 	graph [fontname="Helvetica", nodesep=0.2, ranksep=0.3, label="Ir of OLD: 10"];
| 	node [shape=box, style=filled, fontname="Helvetica", fontsize=10, fontcolor=white, margin="0.1,0.05", height=0];
| 	edge [fontname="Helvetica", fontsize=9];
| 	n0 [label="f (new)\\n+150.0% (+150.0%)\\n+1×", color="0.000 1.000 0.850", tooltip="a.c:f"];
| 	n1 [label="main\\n+150.0% (0.00%)", color="0.000 1.000 0.850", tooltip="a.c:main"];
| 	n1 -> n0 [label="+150.0%\\n+1×", color="0.000 1.000 0.850", fontcolor="0.000 1.000 0.850", penwidth=4.00, arrowsize=1.00];
| }

== dot-parts
$ --format=dot --list=parts new.callgrind old.callgrind
! cgannotate: --list=parts cannot be used with --format=dot
? 2

== dot-ratio
# dot-ratio, folded-ratio: a ratio cannot be divided among calls.
$ --format=dot '--event=R = Ir / Dr' --sort=R new.callgrind
! cgannotate: --format=dot: a call graph is of one event, and 'R' is none; name one with --sort
? 2
