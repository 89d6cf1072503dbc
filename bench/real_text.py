#!/usr/bin/env python3
"""Writes one file of different modules: the valid texts of the tests.

usage: bench/real_text.py > real.mlir

Takes each case of `tests/**/*.mlir` and `runtime/tests/**/*.mlir` that `ods-opt` and the peer print alike. Each case becomes
one module per printed form, without aliases, so that modules can stand in one file. No module occurs twice.
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
    """The text that `program` prints, or nothing if it reports anything."""
    flags = ["--allow-unregistered-dialect", "--mlir-print-local-scope", *form]
    result = subprocess.run([program, *flags], input=text, capture_output=True)
    return b"" if result.returncode or result.stderr else result.stdout


def cases():
    for directory in ("tests", "runtime/tests"):
        for path in sorted(glob.glob(os.path.join(ROOT, directory, "**/*.mlir"), recursive=True)):
            with open(path, "rb") as file:
                yield from file.read().split(SEPARATOR)


def can_be_nested(text):
    """Resources stand at the end of a file, and distinct attributes are numbered per file."""
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
                # The outer module keeps symbols of one name apart.
                sys.stdout.buffer.write(b"module {\n" + text + b"}\n")


if __name__ == "__main__":
    main()
