#!/usr/bin/env python3
"""Compares generated code with upstream's: time to generate, time to compile, and length.

usage: bench/compile.py [--runs N] [generate|compile|foreign|lines]...

Needs `cargo build --release -p odsgen-cli`, `cargo build -p ods-runtime -p ods` and the peer's packages; `compile` and `foreign` need g++ too.
`foreign` compiles dialects that are generated from the peer's own definitions. CPU time of whole processes, medians of
alternating runs. The ratio is ours / peer.
"""
import argparse
import glob
import os
import re
import subprocess
import tempfile

from compare import GEN, ROOT, include, measure

TARGET = os.environ.get("CARGO_TARGET_DIR", os.path.join(ROOT, "target"))
# Dialects: definition file, and headers for the generated C++.
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
# Dependencies of their hooks and builders. The peer has no operations of `dlti` to compile.
NEEDED = {
    "func": ("Func/IR/FuncOps", ["Func/IR/FuncOps.h"]),
    "ub": ("UB/IR/UBOps", ["UB/IR/UBOps.h"]),
    "dlti": (None, []),
}
# Dialects whose definitions are C++: definition files, headers, and the generated C++.
FOREIGN = {
    "llvm": (["LLVMIR/LLVMOps", "LLVMIR/LLVMTypes", "LLVMIR/LLVMIntrinsicOps"], ["LLVMIR/LLVMDialect.h"], "LLVMIR", [
        "LLVMOps", "LLVMIntrinsicOps", "LLVMOpsAttrDefs", "LLVMTypes", "LLVMOpsEnums", "LLVMInterfaces",
        "LLVMAttrInterfaces", "LLVMTypeInterfaces"]),
    "spirv": (["SPIRV/IR/SPIRVOps"], [f"SPIRV/IR/SPIRV{it}.h" for it in ["Dialect", "Ops", "Enums", "Attributes"]], "SPIRV/IR",
              ["SPIRVOps", "SPIRVAttributes", "SPIRVEnums"]),
    "nvvm": (["LLVMIR/NVVMOps"], ["LLVMIR/NVVMDialect.h"], "LLVMIR", ["NVVMOps", "NVVMOpsAttributes", "NVVMOpsEnums"]),
}
FOREIGN_HEADERS = [
    "IR/DialectImplementation.h", "Dialect/LLVMIR/Transforms/InlinerInterfaceImpl.h", "Interfaces/CallInterfaces.h",
    "Bytecode/BytecodeOpInterface.h", "Dialect/UB/IR/UBOps.h"]
FOREIGN_DECLARED = "".join(f"::mlir::Type {name}(::mlir::Type);\n" for name in [
    "getI1SameShape", "getValAndBoolStructType", "getUnaryOpResultType"]) + "".join(
    f"template <typename... T> {returns} {name}(T &&...);\n" for returns, name in [
        ("void", "nvvmInferResultRanges"), ("::llvm::LogicalResult", "verifyConstantRangeAttr"),
        ("bool", "isNestedInFunctionOpInterface"), ("bool", "isNestedInGraphARMOpInterface"), ("bool", "isDirectInModuleLikeOp")])
CPP_HEAD = """#include "mlir/IR/Builders.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/FunctionImplementation.h"
"""
# Declarations that upstream's sources provide for generated code: hooks of directives and formats.
CPP_DIRECTIVES = ["AwaitResultType", "GlobalMemrefOpTypeAndInitialValue", "SwitchCases", "SwitchOpCases"]
CPP_DECLARED = "::mlir::Type getI1SameShape(::mlir::Type type);\n" + "".join(
    f"template <typename... T> ::mlir::ParseResult parse{name}(T &&...);\n"
    f"template <typename... T> void print{name}(T &&...);\n" for name in CPP_DIRECTIVES)


def median(commands, runs):
    """Median CPU milliseconds of each command in alternating runs."""
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


def cpp(directory, with_ops):
    """The peer's operations of all dialects as one translation unit, which includes its headers once."""
    path = os.path.join(directory, f"ops_{with_ops}.cpp")
    dialects = [it for it in [*DIALECTS.values(), *NEEDED.values()] if it[0]]
    with open(path, "w") as out:
        out.write(CPP_HEAD)
        out.writelines(f'#include "mlir/Dialect/{header}"\n' for _, headers in dialects for header in headers)
        out.write(CPP_DECLARED)
        if with_ops:
            out.writelines(f'#define GET_OP_CLASSES\n#include "mlir/Dialect/{td}.cpp.inc"\n' for td, _ in dialects)
    return ["g++", "-std=c++17", "-O0", "-fno-rtti", "-w", "-c", "-I", include(), path, "-o", os.devnull]


def rust(directory, with_ops):
    """All dialects, with enums, attributes, interfaces and hooks, as one crate."""
    path = os.path.join(ROOT, "src/lib.rs")
    if not with_ops:
        path = os.path.join(directory, "lib.rs")
        with open(path, "w") as out:
            out.write("pub use ods_runtime::Context;\n")
    features = [f'feature="{name}"' for name in [*DIALECTS, *NEEDED]]
    deps = os.path.join(TARGET, "debug/deps")
    return ["rustc", "--crate-name", "ods", "--crate-type", "lib", "--edition", "2024", "-C", "opt-level=0", "--cap-lints", "allow",
            *(arg for feature in features for arg in ("--cfg", feature)),
            "-L", f"dependency={deps}", "--extern", f"ods_runtime={TARGET}/debug/libods_runtime.rlib",
            "--extern", "libm=" + max(glob.glob(os.path.join(deps, "liblibm-*.rlib")), key=os.path.getmtime),
            "-o", os.path.join(directory, "libods.rlib"), path]


def compile_(runs):
    print("| compile | ours ms | peer ms | CPU | ours, without the library's | peer, without its headers | CPU |")
    print("|---|---|---|---|---|---|---|")
    os.environ["CARGO_MANIFEST_DIR"] = ROOT
    with tempfile.TemporaryDirectory() as directory:
        commands = [make(directory, ops) for ops in (True, False) for make in (rust, cpp)]
        a, b, a0, b0 = median(commands, runs)
        own, their = a - a0, b - b0
        print(f"| all | {a:.0f} | {b:.0f} | {a / b:.2f} | {own:.0f} | {their:.0f} | {own / their:.2f} |")


def foreign_cpp(directory, name, with_ops):
    """The peer's operations, attributes, types, enums and interfaces of a dialect as one translation unit."""
    _, headers, folder, parts = FOREIGN[name]
    included = [f"mlir/Dialect/{folder}/{part}.cpp.inc" for part in parts]
    texts = [open(os.path.join(include(), it)).read() for it in included]
    directives = {}
    for text in texts:
        for it in re.findall(r"(?<![\w.>:])parse(\w+)\((?:parser|odsParser)", text):
            directives.setdefault(it, "::mlir::ParseResult")
        optional = r"auto odsResult = parse(\w+)\((?:parser|odsParser)(?:(?!auto odsResult)[\s\S]){0,400}?odsResult\.has_value"
        directives.update((it, "::mlir::OptionalParseResult") for it in re.findall(optional, text))
    path = os.path.join(directory, f"{name}_{with_ops}.cpp")
    with open(path, "w") as out:
        out.write(CPP_HEAD)
        out.writelines(f'#include "mlir/{header}"\n' for header in FOREIGN_HEADERS)
        out.write('#include "llvm/ADT/StringExtras.h"\n#include "llvm/ADT/TypeSwitch.h"\n#include "llvm/BinaryFormat/Dwarf.h"\n')
        out.writelines(f'#include "mlir/Dialect/{header}"\n' for header in headers)
        out.writelines(f"template <typename... T> {returns} parse{it}(T &&...);\ntemplate <typename... T> void print{it}(T &&...);\n"
                       for it, returns in directives.items())
        out.write(FOREIGN_DECLARED)
        if with_ops:
            namespace = name if name == "spirv" else name.upper()
            # Definitions of classes name their namespace; the others do not.
            for it, text in sorted(zip(included, texts), key=lambda part: "_CLASSES" not in part[1]):
                classes = re.search(r"#ifdef GET_(\w+_CLASSES)", text)
                before = f"#define GET_{classes[1]}\n" if classes else f"using namespace mlir;\nusing namespace mlir::{namespace};\n"
                out.write(f'{before}#include "{it}"\n')
    return ["g++", "-std=c++17", "-O0", "-fno-rtti", "-w", "-c", "-I", include(), path, "-o", os.devnull]


def foreign_rust(directory, name):
    """A dialect from the peer's definitions, with skeletons of its hooks, as one crate."""
    files, *_ = FOREIGN[name]
    files = [os.path.join(include(), f"mlir/Dialect/{it}.td") for it in files]
    at = lambda end: os.path.join(directory, f"{name}{end}")
    options = ["-I", include(), "--dialect", name]
    if name == "nvvm":
        options += ["--extern-path", "::mlir::LLVM=::llvm_dialect::llvm"]
    subprocess.run([GEN, "gen", *options, "--compact", "-o", at(".rs"), *files], check=True, stderr=subprocess.DEVNULL)
    with open(at(".rs")) as file:
        module = re.search(r"^\s*pub mod (\w+)", file.read(), re.M)[1]
    hooks = subprocess.run([GEN, "hooks", *options, "--module", f"crate::{name}", *files], check=True, capture_output=True, text=True)
    with open(at("_hooks.rs"), "w") as out:
        out.write(hooks.stdout.replace("//!", "//", 1))
    with open(at("_lib.rs"), "w") as out:
        out.write(f'pub mod hooks {{ include!("{name}_hooks.rs"); }}\n'
                  f'pub mod generated {{ pub use crate::hooks::*; include!("{name}.rs"); }}\n'
                  f"pub mod {name} {{ pub use crate::generated::{module}::*; }}\n")
    needed = ["--extern", "llvm_dialect=" + os.path.join(directory, "libllvm.rlib")] if name == "nvvm" else []
    return ["rustc", "--crate-name", f"{name}_dialect", "--crate-type", "lib", "--edition", "2024", "-C", "opt-level=0",
            "--cap-lints", "allow", "-L", f"dependency={TARGET}/debug/deps",
            "--extern", f"ods_runtime={TARGET}/debug/libods_runtime.rlib", *needed, "-o", os.path.join(directory, f"lib{name}.rlib"),
            at("_lib.rs")]


def foreign(runs):
    print("| compile | ours ms | peer ms | CPU | peer, without its headers | CPU |\n|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as directory:
        for name in FOREIGN:
            a, b, b0 = median([foreign_rust(directory, name), *(foreign_cpp(directory, name, ops) for ops in (True, False))], runs)
            print(f"| {name} | {a:.0f} | {b:.0f} | {a / b:.2f} | {b - b0:.0f} | {a / (b - b0):.2f} |", flush=True)


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
    parser.add_argument("what", nargs="*", choices=["generate", "compile", "foreign", "lines", []])
    args = parser.parse_args()
    table = {"generate": generate, "compile": compile_, "foreign": foreign, "lines": lines}
    for name in args.what or table:
        table[name](args.runs)
        print()


if __name__ == "__main__":
    main()
