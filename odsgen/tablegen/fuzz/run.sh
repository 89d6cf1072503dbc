#!/bin/sh
# Runs a fuzz target, with `seeds` and the probes.
#
# usage: run.sh evaluate|parse [SECONDS] [libFuzzer's options]
#
# Finds panics, overflows, endless loops and excessive memory use. No sanitizer:
# there is no unsafe code. Findings are written to artifacts/; add them as cases to
# ../tests/tablegen/probes.
set -eu
cd "$(dirname "$0")"
target=$1
seconds=${2:-600}
[ $# -gt 2 ] && shift 2 || shift $#
corpus=corpus/$target
mkdir -p "$corpus"
for file in seeds/*.td ../tests/tablegen/probes/*.td ../tests/tablegen/trunk/*.td; do
    [ -e "$file" ] || continue
    awk -v to="$corpus/seed-$(basename "$file" .td)" '
        /^\/\/ -----/ { n++; next }
        { printf "%s\n", $0 > (to "-" n + 0) }
    ' "$file"
done
cargo +nightly fuzz run --sanitizer none "$target" "$corpus" -- \
    -dict=tablegen.dict -max_len=4096 -timeout=20 -rss_limit_mb=4096 -max_total_time="$seconds" "$@"
