## Lines that were changed, and others between them, side by side.

== change
# OLD's lines 3 to 5 became NEW's line 3: -9 and -7, and +99; 4 has no cost, and NEW lacks it: there is
# no gap within one change. return was 2 and is 3. The other lines changed in B alone (2 - 1, 4 - 1).
# In all 99 + 1 - 9 - 7 = +84.
$ --diff --old-sources=change/old -I change/new --context=0 --show=A change-old.callgrind change-new.callgrind
| change-new.callgrind compared with change-old.callgrind
| +84 A (+350.0%: 24 to 108); showing 1 of 1 function, +350.0% of A
|           A  function
| +350.0% +84  f                         c.c
|
|           A     change/new/ + c.c (OLD: change/old/ + c.c)
|  -37.5%  -9  3  -	int i = 0;
|  -29.2%  -7  5  -	i += n;
| +412.5% +99  3  +	int i = 2 * n;
|  +4.17%  +1  4   	return i;
|

== change-all
# By default both events count: lines 1 and 5, whose A did not change, are there for their B, 2 -
# 1 and 4 - 1.
$ --diff --old-sources=change/old -I change/new --context=0 change-old.callgrind change-new.callgrind
| change-new.callgrind compared with change-old.callgrind
| +84 A (+350.0%: 24 to 108); showing 1 of 1 function, +350.0% of A
|           A  function
| +350.0% +84  f                         c.c
| not shown (--show=all): B
|
|           A     change/new/ + c.c (OLD: change/old/ + c.c)
|           0  1   int f(int n)
| -- line 3 ----------------------------------------
|  -37.5%  -9  3  -	int i = 0;
|  -29.2%  -7  5  -	i += n;
| +412.5% +99  3  +	int i = 2 * n;
|  +4.17%  +1  4   	return i;
|           0  5   }
|
