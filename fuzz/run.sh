#!/bin/sh
# Runs the fuzz target of the text parser, with `seeds` and the texts of the tests.
#
# usage: run.sh [SECONDS] [libFuzzer's options]
#
# Finds panics, overflows, endless loops and excessive memory use. No sanitizer: there is no unsafe code. Findings are
# written to artifacts/; add them as cases to ../tests/invalid or ../tests/valid.
set -eu
cd "$(dirname "$0")"
seconds=${1:-600}
[ $# -gt 1 ] && shift 1 || shift $#
corpus=corpus/text
mkdir -p "$corpus"
for file in seeds/*.mlir ../tests/valid/*.mlir ../tests/invalid/*.mlir; do
    awk -v to="$corpus/seed-$(basename "$(dirname "$file")")-$(basename "$file" .mlir)" '
        /^\/\/ -----/ { close(to "-" n + 0); n++; next }
        { printf "%s\n", $0 > (to "-" n + 0) }
    ' "$file"
done
cargo +nightly fuzz run --sanitizer none text "$corpus" -- \
    -max_len=4096 -timeout=20 -rss_limit_mb=4096 -max_total_time="$seconds" "$@"
