#!/usr/bin/env python3
"""Compares whole programs with the peer: median CPU time and memory of alternating runs.

usage: bench/compare.py [--runs N] [--size BYTES] [ROW...]

Needs `cargo build --release`, the peer's packages and `time`. Rows are listed with --list. The ratio is ours / peer.
"""
import argparse
import os
import statistics
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
OPT = os.path.join(os.environ.get("CARGO_TARGET_DIR", os.path.join(ROOT, "target")), "release/ods-opt")
GEN = os.path.join(os.environ.get("CARGO_TARGET_DIR", os.path.join(ROOT, "target")), "release/odsgen")


def include():
    return subprocess.run(["llvm-config-22", "--includedir"], capture_output=True, text=True).stdout.strip()


def measure(command):
    """CPU seconds and peak kilobytes of one run."""
    with tempfile.NamedTemporaryFile("r") as peak:
        pid = os.fork()
        if pid == 0:
            null = os.open(os.devnull, os.O_WRONLY)
            os.dup2(null, 1)
            # A forked process starts with the peak memory of its parent, so `time`, a small program, runs the command.
            os.execvp("time", ["time", "-q", "-f", "%M", "-o", peak.name, *command])
        _, status, usage = os.wait4(pid, 0)
        if status != 0:
            raise SystemExit(f"failed: {' '.join(command)}")
        return usage.ru_utime + usage.ru_stime, int(peak.read())


def text(directory, kind, shape, size, generic):
    path = os.path.join(directory, f"{kind}-{shape}-{size}{'-generic' if generic else ''}.mlir")
    if not os.path.exists(path):
        made = subprocess.run([sys.executable, os.path.join(ROOT, "bench/gen.py"), kind, shape, str(size)], capture_output=True, check=True)
        flags = ["--mlir-print-op-generic"] if generic else []
        flags += ["--allow-unregistered-dialect"]
        with open(path, "wb") as out:
            subprocess.run(["mlir-opt-22", *flags], input=made.stdout, stdout=out, check=True)
    return path


def rows(directory, size):
    flags = ["--allow-unregistered-dialect", "--mlir-disable-threading", "-o", os.devnull]
    table = {}

    def opt(name, path, *more):
        table[name] = ([OPT, *flags, *more, path], ["mlir-opt-22", *flags, *more, path])

    empty = os.path.join(directory, "empty.mlir")
    with open(empty, "w") as out:
        out.write("module {}\n")
    opt("start", empty)
    for kind in ("addi", "cfg", "mixed", "unreg", "attrs"):
        for shape in ("one", "many") if kind != "attrs" else ("many",):
            opt(f"{kind}-{shape}", lambda k=kind, s=shape: text(directory, k, s, size, False))
            opt(f"{kind}-{shape}-generic", lambda k=kind, s=shape: text(directory, k, s, size, True), "--mlir-print-op-generic")
    split = os.path.join(directory, "split.mlir")
    with open(split, "w") as out:
        chunk = "func.func @f{0}(%a: i32) -> i32 {{\n  %0 = arith.addi %a, %a : i32\n  return %0 : i32\n}}\n"
        out.write("// -----\n".join(chunk.format(i) for i in range(10_000)))
    opt("split-10000", split, "--split-input-file")
    td = include()
    for name, file in (("ArithOps", "mlir/Dialect/Arith/IR/ArithOps.td"), ("NVVMOps", "mlir/Dialect/LLVMIR/NVVMOps.td"),
                       ("SPIRVOps", "mlir/Dialect/SPIRV/IR/SPIRVOps.td"), ("Intrinsics", "llvm/IR/Intrinsics.td")):
        path = os.path.join(td, file)
        table[f"records-{name}"] = ([GEN, "records", "--check", "-I", td, path], ["llvm-tblgen-22", "--null-backend", "-I", td, path])
        table[f"json-{name}"] = ([GEN, "records", "--json", "-I", td, path], ["llvm-tblgen-22", "--dump-json", "-I", td, path])
    return table


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--size", type=int, default=10_000_000)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("row", nargs="*")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as directory:
        table = rows(directory, options.size)
        if options.list:
            print("\n".join(table))
            return
        print(f"{'row':24} {'ours ms':>10} {'peer ms':>10} {'ratio':>7} {'ours MB':>9} {'peer MB':>9} {'ratio':>7}")
        for name in options.row or table:
            commands = [[part() if callable(part) else part for part in command] for command in table[name]]
            samples = ([], [])
            for _ in range(options.runs):
                for command, sample in zip(commands, samples):
                    sample.append(measure(command))
            cpu = [statistics.median(s[0] for s in sample) * 1e3 for sample in samples]
            mem = [statistics.median(s[1] for s in sample) / 1024 for sample in samples]
            print(f"{name:24} {cpu[0]:10.1f} {cpu[1]:10.1f} {cpu[0] / cpu[1]:7.2f} {mem[0]:9.1f} {mem[1]:9.1f} {mem[0] / mem[1]:7.2f}", flush=True)


if __name__ == "__main__":
    main()
