#!/usr/bin/env python3
"""Writes a file of distinct modules: the valid texts of the tests.

usage: bench/real_text.py > real.mlir

Takes each case of `tests/**/*.mlir` and `runtime/tests/**/*.mlir` that `ods-opt` and the peer print alike. Each case becomes
one module per printed form, without aliases, so that the modules fit in one file. Duplicates are dropped.
Needs `cargo build --release` and the peer's packages.
"""
import glob
import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
OPT = os.path.join(os.environ.get("CARGO_TARGET_DIR", os.path.join(ROOT, "target")), "release/ods-opt")
PEER = "mlir-opt-22"
SEPARATOR = b"// -----\n"
FORMS = (
    [],
    ["--mlir-print-debuginfo"],
    ["--mlir-print-op-generic"],
    ["--mlir-print-op-generic", "--mlir-print-debuginfo"],
)


def printed(program, text, form):
    """The output of `program`, or nothing if it reports a diagnostic."""
    flags = ["--allow-unregistered-dialect", "--mlir-print-local-scope", *form]
    result = subprocess.run([program, *flags], input=text, capture_output=True)
    return b"" if result.returncode or result.stderr else result.stdout


def cases():
    for directory in ("tests", "runtime/tests"):
        for path in sorted(glob.glob(os.path.join(ROOT, directory, "**/*.mlir"), recursive=True)):
            with open(path, "rb") as file:
                yield from file.read().split(SEPARATOR)


def can_be_nested(text):
    """Whether modules can be concatenated: no resources, which end a file, and no distinct attributes, which are numbered per file."""
    return b"{-#" not in text and b"distinct[" not in text


def main():
    seen = set()
    for case in cases():
        for form in FORMS:
            text = printed(OPT, case, form)
            if not text or text in seen or not can_be_nested(text):
                continue
            seen.add(text)
            if printed(OPT, text, []) == printed(PEER, text, []):
                # The outer module avoids symbol conflicts.
                sys.stdout.buffer.write(b"module {\n" + text + b"}\n")


if __name__ == "__main__":
    main()
