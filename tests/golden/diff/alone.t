== alone-compact
# moved.c is newer than OLD: what its lines cost is NEW's, 5 + 1 + 4 + 20, and no change of OLD's 39,
# which are one sum; the calls are NEW's, too.
$ --diff --layout=compact --width=80 --context=0 $(touch -d 2020-06-01 moved-old.callgrind; touch -d 2020-07-01 moved.c; touch -d 2020-08-01 moved-new.callgrind; echo moved-old.callgrind moved-new.callgrind)
! cgannotate: moved-old.callgrind: the file is empty
? 1
