#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs the pipelines of cgannotate-ci(7) as they stand: the files are taken from
# the page, and the shell steps of each run in a repository with two commits, as
# GitHub and GitLab run them.  valgrind, gh and curl are small scripts, which
# have a profile for each commit and keep the comments of a change.

# shellcheck source=results
. "$(dirname "$0")/results"

for tool in git jq; do
	command -v "$tool" >/dev/null || left_out "$tool is not installed"
done
export HOME=$PWD LC_ALL=C GIT_CONFIG_NOSYSTEM=1 TERM=dumb
export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a GIT_COMMITTER_NAME=a
export GIT_COMMITTER_EMAIL=a
here=$PWD
mkdir bin project
ln -s "$CGANNOTATE" bin/cgannotate
export PATH=$here/bin:$PATH

# --- what the machine of a forge has ---------------------------------------

script() {
	{ echo '#!/bin/bash' && cat; } >"bin/$1"
	chmod +x "bin/$1"
}
script sudo <<'END'
exec "$@"
END
script apt-get <<'END'
END
# The profile of a commit is in a file of it
script valgrind <<END
for word; do
	case \$word in
	--callgrind-out-file=*) out=\${word#*=} ;;
	--toggle-collect=renamed) exec sed '/^fl=/,\$d' bench.callgrind >"\${out:-head.out}" ;;
	esac
done
[ -x ./bench ] && sed "s|@|\$PWD|" bench.callgrind >"\$out"
echo "\$PWD" >>"$here/recorded"
END
# comments METHOD [ID] FILE: what a forge does with the comments of a change
script comments <<END
cd "$here" || exit 1
[ -f comments.json ] || echo '[{"id": 7, "body": "Looks good"}]' >comments.json
case \$1 in
GET) exec cat comments.json ;;
PUT) change="map(if .id == \$2 then .body = \\\$body else . end)" && shift ;;
POST) change='. + [{id: 8, body: \$body}]' ;;
esac
jq --rawfile body "\$2" "\$change" comments.json >new.json &&
	mv new.json comments.json
END
script gh <<'END'
[ "$1" = api ] || exit 1
for word; do
	case $word in
	repos/me/project/issues/12/comments) url=all ;;
	repos/me/project/issues/comments/*) url=${word##*/} ;;
	body=@*) body=$PWD/${word#*@} ;;
	PATCH | --jq) ;;
	*) [ "$before" = --jq ] && filter=$word ;;
	esac
	before=$word
done
case $url,$body in
all,) comments GET | jq -r "$filter" ;;
all,*) comments POST "$body" ;;
*) comments PUT "$url" "$body" ;;
esac
END
script curl <<END
for word; do
	case \$word in
	PRIVATE-TOKEN*) [ "\$word" = 'PRIVATE-TOKEN: secret' ] || exit 1 ;;
	body@*) body=\$PWD/\${word#*@} ;;
	PUT | POST) method=\$word ;;
	esac
done
case \$method,\$word in
,release) exec tar -cJ -C "$here" cgannotate-9 ;;
,api/projects/3/merge_requests/12/notes\?*) comments GET ;;
POST,api/projects/3/merge_requests/12/notes) comments POST "\$body" ;;
PUT,api/projects/3/merge_requests/12/notes/*)
	comments PUT "\${word##*/}" "\$body" ;;
*) exit 1 ;;
esac
END
mkdir cgannotate-9
printf 'all install:\n\t@echo %s >>%s/installed\n' '$@' "$here" \
	>cgannotate-9/Makefile

# --- a project with a change -----------------------------------------------

# Each block of the page begins with the name of its file
awk -v in_=project/ '
/^\.Bd -literal -offset indent/ { getline; file = in_ $2; sub(/:$/, "", file) }
/^\.Ed/ { file = "" }
file {
	gsub(/\\-/, "-")
	gsub(/\\\(aq/, "\047")
	gsub(/\\e/, "\\")
	directory = file
	sub(/[^\/]*$/, "", directory)
	system("mkdir -p " directory)
	print >file
}' <(sed 's/\\-/-/g' "$root/man/cgannotate-ci.7")

cd project || exit 1
git init -q .
mkdir src
printf 'bench:\n\tcp /bin/true bench\n' >Makefile
printf 'bench\n*.out\nreport.*\nstatus\nmessages\n*.json\ncomment.md\n' >.gitignore
printf '%s\n' 'int main(void)' '{' '	work();' '}' \
	'/* the work */ void work(void) {}' >src/a.c
printf '%s\n' 'events: Ir' fl=@/src/a.c fn=main '2 100' cfn=work 'calls=1 5' \
	'3 900' fn=work '5 900' >bench.callgrind
git add . && git commit -qm base
base=$(git rev-parse HEAD)
# 1,000 become 1,200: the work has moved by a line
sed -i.orig 's/900/1100/; s/^5/6/; s/=1 5/=1 6/' bench.callgrind && rm bench.callgrind.orig
sed -i.orig '5s/^/\n/' src/a.c && rm src/a.c.orig
git commit -qam slower
slower=$(git rev-parse HEAD)
git checkout -q "$base" 2>/dev/null
echo '/* more */' >>src/a.c
git commit -qam same
same=$(git rev-parse HEAD)
# What Callgrind writes where it has collected nothing
printf '%s\n' 'creator: callgrind-3.19.0' 'events: Ir' 'summary: 0' 'totals: 0' >bench.callgrind
git commit -qam nothing
nothing=$(git rev-parse HEAD)

# fresh COMMIT: a machine with a checkout, and perhaps the cache of the base
fresh() {
	rm -rf "$here/base" "$here"/{recorded,installed,summary}
	git worktree prune
	git checkout -q "$1"
	cp base.out "$here/cache" 2>/dev/null
	git clean -qffdx
	cp "$here/cache" base.out 2>/dev/null
	touch "$here/recorded"
}

# after COMMIT WHAT STATUS: what a pipeline has left
after() {
	local one
	equal "$1: $2: status" "$3" "$status"
	check "$1: $2: a page" grep -q '<html' report.html
	one=$(jq -r 'map(.body | select(startswith("<!-- cgannotate -->"))) |
		length' "$here/comments.json")
	check "$1: $2: one comment" [ "$one" = 1 ]
	check "$1: $2: what others have said" grep -q 'Looks good' \
		"$here/comments.json"
	check "$1: $2: the comment is of this run" [ "$(jq -r '.[1].body' \
		"$here/comments.json")" = "$(<comment.md)" ]
}

# --- GitHub -----------------------------------------------------------------

# The steps that run something, as files step.1, step.2, ...; their names
# are in the file steps
awk '
function indent(line) { match(line, /^ */); return RLENGTH }
text && indent($0) <= at && NF { text = 0 }
text { print substr($0, at + 3) >file; next }
/^ +- / { name = $0; sub(/^ +- (name: )?/, "", name) }
/^ +(- )?run: / {
	at = index($0, "run:") - 1
	file = "../step." ++n
	print name >"../steps"
	command = $0
	sub(/^.*run: /, "", command)
	if (command == "|")
		text = 1
	else
		print command >file
}' .github/workflows/profile.yml
github() {
	local n=0 name failed=''
	fresh "$1"
	status=0
	while read -r name; do
		n=$((n + 1))
		if ! env BASE="$base" PR=12 CGANNOTATE_URL=release \
			RUNNER_TEMP="$here/temp" GITHUB_STEP_SUMMARY="$here/summary" \
			GITHUB_REPOSITORY=me/project \
			bash --noprofile --norc -eo pipefail "$here/step.$n" \
			</dev/null >"$here/out.$n" 2>"$here/err.$n"
		then
			failed="$failed $name"
			[ "$name" = Gate ] || cat "$here/err.$n"
		fi
	done <"$here/steps"
	[ -z "$failed" ] || [ "$failed" = ' Gate' ] ||
		echo "not ok ci: GitHub: these steps failed:$failed"
	[ -z "$failed" ] || status=3
}

mkdir "$here/temp"
github "$slower"
after GitHub 'a slower change' 3
check 'GitHub: both sides are recorded' [ "$(wc -l <"$here/recorded")" = 2 ]
mark='::warning file=src/a.c,line=6::costs 200 Ir more than before'
check 'GitHub: the line is marked' \
	[ "$(cat "$here"/out.* | grep '^::')" = "$mark" ]
check 'GitHub: a limit is told once' [ "$(cat "$here"/err.* | grep -c 'fail-if')" = 1 ]
check 'GitHub: the summary' grep -q 'rose 20.00 %' "$here/summary"
check 'GitHub: figures for benchmark-action' [ "$(jq -c . benchmark.json)" = \
	'[{"name":"Ir","unit":"count","value":1200}]' ]
github "$same"
after GitHub 'no change' 0
check 'GitHub: no line is marked' [ -z "$(cat "$here"/out.* | grep '^::')" ]

# The step that compares fails, and a forge runs none after it
fresh "$nothing"
(for n in 1 2 3 4 5; do
	BASE=$base CGANNOTATE_URL=release RUNNER_TEMP=$here/temp bash --noprofile --norc \
		-eo pipefail "$here/step.$n" </dev/null >"$here/out.$n" 2>"$here/err.$n" || exit
done)
equal 'GitHub: a benchmark that measures nothing' 1 $?
equal 'GitHub: it says so' '--fail-if=Ir>+1%: NEW has no costs: was collection ever on' \
	"$(grep -ho -e '--fail-if.*NEW has no costs.*on' "$here"/err.*)"

# --- GitLab -----------------------------------------------------------------

# All in one
awk '
/^  [a-z_]+:/ { on = /script:$/; next }
on && sub(/^    - /, "") { if ($0 != "|") print; next }
on { sub(/^      /, ""); print }' .gitlab-ci.yml >../script
gitlab() {
	fresh "$1"
	env CI_MERGE_REQUEST_DIFF_BASE_SHA="$base" CI_PROJECT_DIR="$PWD" \
		CI_BUILDS_DIR="$here/temp" CI_API_V4_URL=api CI_PROJECT_ID=3 \
		CI_MERGE_REQUEST_IID=12 PROFILE_TOKEN=secret \
		CGANNOTATE_URL=release \
		bash -eo pipefail "$here/script" </dev/null >"$here/out" 2>"$here/err"
	status=$?
	case $status in 0 | 3) ;; *) cat "$here/err" ;; esac
}

rm -rf "$here"/{comments.json,cache} base.out
gitlab "$slower"
after GitLab 'a slower change' 3
check 'GitLab: both sides are recorded' [ "$(wc -l <"$here/recorded")" = 2 ]
check 'GitLab: a limit is told once' [ "$(grep -c fail-if "$here/err")" = 1 ]
check 'GitLab: the quality of code' [ "$(jq -c '.[] | [.description,
	.severity, .location.path, .location.lines.begin]' quality.json)" = \
	'["costs 200 Ir more than before","minor","src/a.c",6]' ]
gitlab "$same"
after GitLab 'no change' 0
check 'GitLab: no line is marked' [ "$(jq -c . quality.json)" = '[]' ]
gitlab "$nothing" 2>/dev/null >"$here/err.told"
equal 'GitLab: a benchmark that measures nothing' 1 "$status"
equal 'GitLab: it says so' '--fail-if=Ir>+1%: NEW has no costs: was collection ever on' \
	"$(grep -ho -e '--fail-if.*NEW has no costs.*on' "$here/err")"

# --- a gate that can fail: the commands of the page, and what it says that they print

git checkout -q "$same" 2>/dev/null
make -s
valgrind --callgrind-out-file=base.out ./bench
valgrind --callgrind-out-file=head.out ./bench
sed -n '/^\.Sh A GATE/,/^\.Sh SEE/p' "$root/man/cgannotate-ci.7" |
	sed -n '/^\.Bd/,/^\.Ed/{/^\.[BE]d/d; s/\\-/-/g; s/\\(aq/'"'"'/g; p;}' >../page
sed -n 's/^\$ //p' ../page >../commands
bash ../commands 2>&1 | grep -v '^object,\|^,' >../printed
equal 'a gate that can fail' "$(grep -v '^\$ ' ../page)" "$(<../printed)"
