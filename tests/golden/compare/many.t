## --compare of very many columns.

@run awk 'BEGIN { for (i = 1; i <= 32; i++) printf "part: %d\nevents: Ir Dr\nfl=a.c\nfn=f\n1 64 %d\ntotals: 64 %d\n\n", i, i, i }' >many

== ratio-of-parts
# As many parts as a ratio can be compared of: 1 / 64 to 32 / 64, and of all
# (1 + ... + 32) / 64 / 32 = 528 / 2,048 = 0.2578125.
$ --compare=part --format=tsv --event='R = Dr / Ir' --show=R many | awk -F '\t' 'NR == 1 { for (i = 1; i <= NF; i++) if ($i ~ /^R_(part (1|32)|sum)$/) at[++n] = i } { print $at[1] "\t" $at[2] "\t" $at[3] }'
| R_part 1	R_part 32	R_sum
| 0.015625	0.5	0.2578125

@run mkdir runs; for i in $(seq 200); do printf 'events: Ir\nfl=a.c\nfn=f\n1 %d\nfn=g\n2 900\n' $i >runs/$(printf %03d $i).out; done

== two-hundred
# A column each in CSV: f costs 1 to 200, and g 900 in all.
$ --compare --format=tsv --show=Ir runs/*.out | awk -F '\t' 'NR == 1 { for (i = 1; i <= NF; i++) if ($i ~ /^Ir_/) at[++n] = i; print n } { print $3 "\t" $at[1] "\t" $at[200] "\t" $at[201] }'
| 201
| function	Ir_001	Ir_200	Ir_change
| f	1	200	199
| g	900	900	0

== two-hundred-text
# Text has no room for them.
$ --compare runs/*.out
! cgannotate: --compare: there are 200 profiles, and a table for people has room for 32; write json or csv
? 2
