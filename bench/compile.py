#!/usr/bin/env python3
"""Generated code side by side with upstream's: time to generate it, time to compile it, and its length.

usage: bench/compile.py [--runs N] [generate|compile|lines]...

Needs `cargo build --release -p odsgen`, `cargo build` and the peer's packages; `compile` needs g++ too. CPU time of whole
processes, alternating, medians. The ratio is ours / peer.
"""
import argparse
import os
import re
import subprocess
import tempfile

from compare import GEN, ROOT, include, measure

TARGET = os.environ.get("CARGO_TARGET_DIR", os.path.join(ROOT, "target"))
# Dialects: file of definitions, and what the generated C++ needs to be declared.
DIALECTS = {
    "arith": ("Arith/IR/ArithOps", ["Arith/IR/Arith.h"]),
    "math": ("Math/IR/MathOps", ["Math/IR/Math.h"]),
    "complex": ("Complex/IR/ComplexOps", ["Complex/IR/Complex.h"]),
    "index": ("Index/IR/IndexOps", ["Index/IR/IndexOps.h"]),
    "cf": ("ControlFlow/IR/ControlFlowOps", ["ControlFlow/IR/ControlFlowOps.h"]),
    "scf": ("SCF/IR/SCFOps", ["SCF/IR/SCF.h"]),
    "memref": ("MemRef/IR/MemRefOps", ["MemRef/IR/MemRef.h"]),
    "async": ("Async/IR/AsyncOps", ["Async/IR/Async.h"]),
}
# Those whose Rust needs no other dialect.
ALONE = ["arith"]
CPP_HEAD = """#include "mlir/IR/Builders.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/FunctionImplementation.h"
"""


def median(commands, runs):
    """Median CPU milliseconds of each command, run in turns."""
    times = [[] for _ in commands]
    for _ in range(runs):
        for command, list_ in zip(commands, times):
            list_.append(measure(command)[0] * 1000)
    return [sorted(list_)[len(list_) // 2] for list_ in times]


def generate(runs):
    print("| generate | ours, formatted, ms | ours, compact, ms | peer ms | CPU, formatted | CPU, compact |")
    print("|---|---|---|---|---|---|")
    for name, (td, _) in DIALECTS.items():
        td = f"mlir/Dialect/{td}.td"
        ours = [GEN, "gen", "-I", os.path.join(ROOT, "defs"), "--skip-hooks", "fold,canonicalize", "--dialect", name,
                "-o", os.devnull + ".none", os.path.join(ROOT, "defs", td)]
        ours[ours.index("-o") + 1] = os.path.join(tempfile.gettempdir(), "bench-generated.rs")
        peer = ["mlir-tblgen-22", "-gen-op-defs", "-I", include(), os.path.join(include(), td), "-o", os.devnull]
        a, c, b = median([ours, [*ours, "--compact"], peer], runs)
        print(f"| {name} | {a:.0f} | {c:.0f} | {b:.0f} | {a / b:.2f} | {c / b:.2f} |")


def cpp(directory, name, with_ops):
    td, headers = DIALECTS[name]
    path = os.path.join(directory, f"{name}-{with_ops}.cpp")
    with open(path, "w") as out:
        out.write(CPP_HEAD)
        out.writelines(f'#include "mlir/Dialect/{header}"\n' for header in headers)
        # A function that upstream declares beside the generated code.
        out.write("::mlir::Type getI1SameShape(::mlir::Type type);\n")
        if with_ops:
            out.write(f'#define GET_OP_CLASSES\n#include "mlir/Dialect/{td}.cpp.inc"\n')
    return ["g++", "-std=c++17", "-O0", "-fno-rtti", "-w", "-c", "-I", include(), path, "-o", os.devnull]


def rust(directory, name, with_ops):
    path = os.path.join(directory, f"{name}_{with_ops}.rs")
    with open(path, "w") as out:
        if with_ops:
            out.write("extern crate self as ods;\n")
            out.write(f'include!("{ROOT}/generated/{name}.rs");\n')
            hooks = f"{ROOT}/src/hooks/{name}.rs"
            if os.path.exists(hooks):
                # A dialect's hooks belong to what is compiled: without them it does not.
                out.write(f'pub mod hooks {{\n    #[path = "{hooks}"]\n    pub mod {name};\n}}\n')
        else:
            out.write("pub use ods_runtime::Context;\n")
    deps = os.path.join(TARGET, "debug/deps")
    return ["rustc", "--crate-name", "ods", "--crate-type", "lib", "--edition", "2024", "-C", "opt-level=0", "--cap-lints", "allow",
            "-L", f"dependency={deps}", "--extern", f"ods_runtime={TARGET}/debug/libods_runtime.rlib",
            "-o", os.path.join(directory, f"lib{name}.rlib"), path]


def compile_(runs):
    print("| compile | ours ms | peer ms | CPU | ours, without the library's | peer, without its headers | CPU |")
    print("|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as directory:
        for name in ALONE:
            commands = [make(directory, name, ops) for ops in (True, False) for make in (rust, cpp)]
            a, b, a0, b0 = median(commands, runs)
            own, their = a - a0, b - b0
            print(f"| {name} | {a:.0f} | {b:.0f} | {a / b:.2f} | {own:.0f} | {their:.0f} | {own / their:.2f} |", flush=True)


def lines(_runs):
    print("| lines | operations | of the file | per operation | of operations alone |\n|---|---|---|---|---|")
    for name in DIALECTS:
        with open(os.path.join(ROOT, f"generated/{name}.rs")) as file:
            text = file.read().split("\n")
        ops = [i for i, line in enumerate(text) if re.search(r"pub static \w+: rt::OpDef", line)]
        first = ops[0]
        while text[first].strip():
            first -= 1
        ends = (i for i in range(ops[-1], len(text)) if re.search(r"pub\(crate\) const|pub trait \w+Directive", text[i]))
        last = next(ends, len(text) - 1)
        while text[last].strip() and last > ops[-1]:
            last -= 1
        alone = (last - first) / len(ops)
        print(f"| {name} | {len(ops)} | {len(text)} | {len(text) / len(ops):.1f} | {alone:.1f} |")


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1].removeprefix("usage: "))
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("what", nargs="*", choices=["generate", "compile", "lines", []])
    args = parser.parse_args()
    table = {"generate": generate, "compile": compile_, "lines": lines}
    for name in args.what or table:
        table[name](args.runs)
        print()


if __name__ == "__main__":
    main()
