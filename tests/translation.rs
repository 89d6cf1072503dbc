//! Compares translations of `ods-translate` with those of `mlir-translate-22`.
//!
//! Every `.mlir` file in `tests/translation/llvmir` has one or more texts, separated by `// -----`, and so has every `.ll` file in
//! `tests/translation/import`. The peer's output is stored in the `.out` file next to it;
//! `UPDATE_EXPECT=1 cargo test -p ods --test translation` updates it.

#![cfg(feature = "llvm")]

use std::path::Path;
use std::process::{Command, Output};

use ods::target::llvmir::export::{
    Intrinsic, Translations, translate_module, translate_module_with,
};
use ods::target::llvmir::import::{ImportOptions, import_module, import_text};
use ods::target::llvmir::parse::parse_module;
use ods_peer::Random;
use ods_peer::{Answers, BREAK, Kept, MLIR_TRANSLATE, check_files, files, pipe, shown};
use ods_runtime::text::parse_source;
use ods_runtime::{Context, Diagnostic, Ir};

const OURS: &str = env!("CARGO_BIN_EXE_ods-translate");

#[test]
fn llvm_ir_is_written_alike() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/translation/llvmir");
    let failures = check_files(&files(root, "mlir"), |file| {
        const KEY: &str = "--mlir-to-llvmir";
        let translate = |program: &str| {
            outputs(file, |text| {
                let mut command = Command::new(program);
                command.arg(KEY);
                pipe(command, text)
            })
        };
        let ours = translate(OURS);
        let mut answers = Answers::of(MLIR_TRANSLATE, file.with_extension("out"));
        answers.check(KEY, Kept::Text, &ours, || translate(MLIR_TRANSLATE));
        answers.close()
    });
    assert!(failures.is_empty(), "{failures}");
}

/// The texts in a file.
fn texts(file: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(file).expect("the file is readable");
    text.split(BREAK).map(str::to_owned).collect()
}

/// The outputs of a program for each text of a file.
fn outputs(file: &Path, run: impl Fn(&str) -> Output) -> String {
    let outputs: Vec<String> = texts(file).iter().map(|text| shown(&run(text), file)).collect();
    outputs.join(BREAK)
}

fn import_files() -> Vec<std::path::PathBuf> {
    files(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/translation/import"), "ll")
}

/// The flags of a text, after `; flags:` in its first line.
fn flags(text: &str) -> Vec<&str> {
    let first = text.lines().next().and_then(|it| it.strip_prefix("; flags:"));
    first.into_iter().flat_map(str::split_whitespace).collect()
}

#[test]
fn llvm_ir_is_read_alike() {
    let failures = check_files(&import_files(), |file| {
        let import = |program: &str| {
            outputs(file, |text| {
                let mut command = Command::new(program);
                command.arg("--import-llvm").args(flags(text));
                pipe(command, text)
            })
        };
        let ours = import(OURS);
        let mut answers = Answers::of(MLIR_TRANSLATE, file.with_extension("out"));
        answers.check("--import-llvm", Kept::Text, &ours, || import(MLIR_TRANSLATE));
        answers.close()
    });
    assert!(failures.is_empty(), "{failures}");
}

/// A text that is read and written is what LLVM makes of it.
#[test]
fn texts_of_llvm_ir_are_written_alike() {
    const OPT: &str = "opt-22";
    let failures = check_files(&import_files(), |file| {
        let written =
            texts(file).into_iter().map(|text| match parse_module("<stdin>", text.as_bytes()) {
                Ok(module) => module.to_string(),
                Err(error) => {
                    let marker = " ".repeat(error.column - 1);
                    let source = &error.source;
                    format!("--- stderr\n{OPT}: {error}\n{source}\n{marker}^\n--- exit code 1\n")
                }
            });
        let ours = written.collect::<Vec<_>>().join(BREAK);
        let mut answers = Answers::of(OPT, file.with_extension("text.out"));
        answers.check("-S", Kept::Text, &ours, || {
            outputs(file, |text| {
                let mut command = Command::new(OPT);
                command.arg("-S");
                pipe(command, text)
            })
        });
        answers.close()
    });
    assert!(failures.is_empty(), "{failures}");
}

/// What is imported can be read and translated back.
#[test]
fn imported_modules_are_translated_back() {
    for text in import_files().iter().flat_map(|file| texts(file)) {
        let ctx = Context::new();
        ctx.register_dialects(ods::DIALECTS);
        let options = ImportOptions::default();
        let Ok(ir) = import_text(&ctx, "a.ll", text.as_bytes(), &options) else { continue };
        let root = ir.root().expect("a module");
        // Some texts that LLVM accepts are wrong operations.
        if ods_runtime::verify::verify(root).is_err() {
            continue;
        }
        let printed = root.print_top_level(&Default::default());
        let again = Context::new();
        again.register_dialects(ods::DIALECTS);
        let read = parse_source(&again, "a.mlir", printed.as_bytes());
        let read = read.unwrap_or_else(|errors| panic!("{printed}: {errors:?}"));
        let module = translate_module(read.root().expect("a module"));
        let module = module.unwrap_or_else(|error| panic!("{printed}: {error:?}"));
        let written = module.to_string();
        parse_module("a.ll", written.as_bytes())
            .unwrap_or_else(|error| panic!("{written}: {error}"));
    }
}

/// Version 22 takes the name for the linkage name, and crashes on the second text.
#[test]
fn what_version_22_loses_is_imported() {
    let imported = |text: &str| {
        let ctx = Context::new();
        ctx.register_dialects(ods::DIALECTS);
        let ir = import_text(&ctx, "a.ll", text.as_bytes(), &ImportOptions::default());
        let ir = ir.expect("a valid text");
        ir.root().expect("a module").print_top_level(&Default::default())
    };
    let variable = "@g = global i32 0, !dbg !0
        !0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
        !1 = distinct !DIGlobalVariable(name: \"g\", linkageName: \"_Zg\", file: !2, line: 1, type: !3)
        !2 = !DIFile(filename: \"a.cc\", directory: \"/\")
        !3 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)";
    let module = imported(variable);
    assert!(module.contains("linkageName = \"_Zg\""), "{module}");
    let no_loop = "define void @f(ptr %p) {
            %1 = load i32, ptr %p, !llvm.loop !0
            ret void
        }
        !0 = distinct !{}";
    let module = imported(no_loop);
    assert!(module.contains("llvm.load %arg0 {alignment = 4 : i64}"), "{module}");
}

/// A text with a part that is left out, repeated or changed.
fn mutated(text: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = text.to_vec();
    let at = random.below(bytes.len().max(1));
    let end = (at + random.below(12)).min(bytes.len());
    match random.below(5) {
        0 => bytes.truncate(at),
        1 => drop(bytes.drain(at.min(end)..end)),
        2 => {
            let part = bytes[at.min(end)..end].to_vec();
            let place = random.below(bytes.len().max(1));
            bytes.splice(place..place, part);
        }
        3 => {
            if let Some(byte) = bytes.get_mut(at) {
                *byte = random.one_of(b"0123456789{}[]()<>,=*!@%#\"xc-iptr ");
            }
        }
        _ => {
            let words = [
                "null",
                "undef",
                "i32",
                "i1",
                "ptr",
                "label",
                "!0",
                "0",
                "-1",
                "99999999999",
                "%0",
                "@f",
            ];
            bytes.splice(at.min(end)..end, random.one_of(&words).bytes());
        }
    }
    bytes
}

/// Wrong texts are errors.
#[test]
fn wrong_texts_do_not_panic() {
    let mut random = Random::new(7);
    for text in import_files().iter().flat_map(|file| texts(file)) {
        for _ in 0..40 {
            let mut bytes = mutated(text.as_bytes(), &mut random);
            if random.below(2) == 0 {
                bytes = mutated(&bytes, &mut random);
            }
            let Ok(module) = parse_module("a.ll", &bytes) else { continue };
            let written = module.to_string();
            assert!(!written.is_empty());
            let ctx = Context::new();
            ctx.register_dialects(ods::DIALECTS);
            let imported = import_module(&ctx, &module, &ImportOptions::default());
            if let Ok(ir) = imported {
                assert!(ir.root().is_some());
            }
        }
    }
}

fn parse(text: &str) -> Ir {
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    ctx.allow_unregistered_dialects(true);
    parse_source(&ctx, "a.mlir", text.as_bytes()).expect("a valid text")
}

/// The lines of the translation between the head and the metadata.
fn translated(text: &str) -> Result<String, Diagnostic> {
    let ir = parse(text);
    let module = translate_module(ir.root().expect("a module"))?.to_string();
    let lines = module.lines().skip(2).take_while(|line| !line.starts_with("!llvm.module.flags"));
    Ok(lines.collect::<Vec<_>>().join("\n").trim().to_owned())
}

#[test]
fn errors_name_the_operation() {
    let cases = [
        (
            "func.func @f() { return }",
            "cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func",
        ),
        (
            "llvm.func @f(%a: i32) {\n  %0 = builtin.unrealized_conversion_cast %a : i32 to index\n  llvm.return\n}",
            "LLVM Translation failed for operation: builtin.unrealized_conversion_cast",
        ),
        (
            "llvm.func @f() {\n  llvm.call_intrinsic \"llvm.no.such\"() : () -> ()\n  llvm.return\n}",
            "could not find LLVM intrinsic: \"llvm.no.such\"",
        ),
        (
            "llvm.func @f() attributes {passthrough = [[\"cold\", \"yes\"]]} { llvm.return }",
            "LLVM attribute 'cold' does not expect a value, found 'yes'",
        ),
        (
            "llvm.func @f() attributes {passthrough = [\"alignstack\"]} { llvm.return }",
            "LLVM attribute 'alignstack' expects a value",
        ),
        (
            "llvm.func @f() attributes {passthrough = [4 : i32]} { llvm.return }",
            "expected 'passthrough' to contain string or array attributes",
        ),
        (
            "llvm.mlir.global @g() : i32 {\n  %0 = llvm.mlir.constant(1 : i32) : i32\n  %1 = llvm.freeze %0 : i32\n  llvm.return %1 : i32\n}",
            "unemittable constant value",
        ),
        (
            "module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<4 x i8> = 64 : i64>} {}",
            "unsupported type in data layout: '!llvm.array<4 x i8>'",
        ),
    ];
    for (text, expected) in cases {
        match translated(text) {
            Ok(module) => panic!("{text} was translated to {module}"),
            Err(error) => assert_eq!(error.message(), expected, "{text}"),
        }
    }
}

/// Version 22 crashes, writes what LLVM does not read, or loses numbers.
#[test]
fn constants_fit_their_types() {
    let count = "type and attribute have a different number of elements: ";
    let unsupported = "unsupported constant value";
    let scalar = "expected sequential LLVM types wrapping a scalar";
    let cases = [
        ("[1 : i32, 2 : i32, 3 : i32]", "!llvm.array<2 x i32>", format!("{count}2 vs. 3")),
        ("[1 : i32]", "!llvm.array<2 x i32>", format!("{count}2 vs. 1")),
        ("[\"ab\"]", "!llvm.array<2 x array<2 x i8>>", format!("{count}2 vs. 1")),
        ("[\"abc\", \"ab\"]", "!llvm.array<2 x array<2 x i8>>", unsupported.to_owned()),
        ("[\"ab\"]", "!llvm.array<1 x i32>", unsupported.to_owned()),
        ("[1 : i32]", "!llvm.struct<(i32, i32)>", format!("{count}2 vs. 1")),
        ("[1 : i32, 2 : i32]", "!llvm.struct<(i32)>", format!("{count}1 vs. 2")),
        (
            "[[1 : i32], [2 : i32]]",
            "!llvm.array<2 x struct<(i32, i32)>>",
            format!("{count}2 vs. 1"),
        ),
        ("[1 : i32]", "!llvm.array<1 x f32>", unsupported.to_owned()),
        (
            "dense<[1, 2, 3]> : tensor<3xi32>",
            "!llvm.array<2 x i32>",
            format!("{count}2 vs. 3 in dimension 0"),
        ),
        (
            "dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>",
            "!llvm.array<2 x array<3 x i32>>",
            format!("{count}3 vs. 2 in dimension 1"),
        ),
        ("dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>", "!llvm.array<2 x i32>", scalar.to_owned()),
        (
            "dense<[1, 2, 3, 4]> : tensor<4xi32>",
            "!llvm.array<2 x array<2 x i32>>",
            format!("{count}2 vs. 4 in dimension 0"),
        ),
        (
            "dense<[1, 2]> : tensor<2xi32>",
            "!llvm.array<2 x array<2 x i32>>",
            "type has more dimensions than the attribute".to_owned(),
        ),
        (
            "dense<> : tensor<0xi32>",
            "!llvm.array<2 x i32>",
            format!("{count}2 vs. 0 in dimension 0"),
        ),
        (
            "dense<[1, 2]> : vector<2xi32>",
            "vector<[2]xi32>",
            format!("{count}0 vs. 2 in dimension 0"),
        ),
        ("dense<\"abc\"> : tensor<2x!llvm.ptr>", "!llvm.array<2 x ptr>", unsupported.to_owned()),
        ("dense<1> : tensor<2xi64>", "vector<2xf32>", unsupported.to_owned()),
        (
            "dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i32>>",
            "!llvm.array<2 x struct<(i32, f32)>>",
            unsupported.to_owned(),
        ),
        (
            "dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>",
            "!llvm.array<2 x struct<(f32)>>",
            unsupported.to_owned(),
        ),
    ];
    for (value, ty, expected) in cases {
        let text = format!("llvm.mlir.global external @g({value}) {{addr_space = 0 : i32}} : {ty}");
        match translated(&text) {
            Ok(module) => panic!("{text} was translated to {module}"),
            Err(error) => assert_eq!(error.message(), expected, "{text}"),
        }
    }
    // In functions, the verifier knows more.
    let text = "llvm.func @f() -> !llvm.array<2 x array<2 x i32>> {
        %0 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : tensor<4xi32>) : !llvm.array<2 x array<2 x i32>>
        llvm.return %0 : !llvm.array<2 x array<2 x i32>>
    }";
    let error = translated(text).expect_err("the shapes differ");
    assert_eq!(error.message(), format!("{count}2 vs. 4 in dimension 0"));
    // A number of a few bits has a sign.
    let text = "llvm.mlir.global @g(dense<[1, -2]> : tensor<2xi4>) : !llvm.array<2 x i8>";
    assert_eq!(translated(text).expect("a constant"), "@g = global [2 x i8] c\"\\01\\FE\"");
}

/// Version 22 imports numbers of another type, which are no constants of this one.
#[test]
fn pairs_of_numbers_are_imported() {
    let text = "@g = global ppc_fp128 0xM40080000000000003C80000000000000
@n = global ppc_fp128 0xM80000000000000000000000000000000
@a = global [2 x ppc_fp128] [ppc_fp128 0xM3FF80000000000000000000000000000, ppc_fp128 0xM3FF00000000000000000000000000000]
define ppc_fp128 @f(ppc_fp128 %0) {
  %2 = fadd ppc_fp128 %0, 0xM3FF80000000000000000000000000000
  ret ppc_fp128 %2
}";
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    let imported = import_text(&ctx, "a.ll", text.as_bytes(), &ImportOptions::default());
    let imported = imported.expect("the text is valid");
    let root = imported.root().expect("a module");
    ods_runtime::verify::verify(root).expect("the module is valid");
    let written = translate_module(root).expect("a module").to_string();
    for line in text.lines().filter(|it| it.contains("0xM")) {
        assert!(written.contains(line), "{line}: {written}");
    }
}

#[test]
fn casts_that_are_left_have_a_note() {
    let text = "llvm.func @f(%a: i32) {\n  %0 = builtin.unrealized_conversion_cast %a : i32 to index\n  llvm.return\n}";
    let error = translated(text).expect_err("a cast is not translated");
    let has_help = |note: &Diagnostic| note.message().contains("--reconcile-unrealized-casts");
    assert!(error.notes().iter().any(has_help), "{error:?}");
}

/// Version 22 writes the elements as arrays, which is no LLVM IR.
#[test]
fn arrays_of_vectors_have_vectors() {
    let text = "llvm.mlir.global @g(dense<[[1, 2], [3, 3]]> : tensor<2x2xi32>) : !llvm.array<2 x vector<2xi32>>";
    assert_eq!(
        translated(text).expect("a constant"),
        "@g = global [2 x <2 x i32>] [<2 x i32> <i32 1, i32 2>, <2 x i32> splat (i32 3)]"
    );
}

/// Version 22 writes `null` for the data.
#[test]
fn constructors_keep_their_data() {
    let text = "
        llvm.mlir.global external @data(1 : i32) : i32
        llvm.func @first() { llvm.return }
        llvm.mlir.global_ctors ctors = [@first], priorities = [7 : i32], data = [@data]";
    let module = translated(text).expect("a constructor");
    assert!(module.contains("[{ i32, ptr, ptr } { i32 7, ptr @first, ptr @data }]"), "{module}");
}

/// Version 22 attaches the type to the result if the assembly has none.
#[test]
fn operands_of_assembly_without_a_result_keep_their_type() {
    let text = "llvm.func @f(%p: !llvm.ptr) {
        llvm.inline_asm has_side_effects operand_attrs = [{elementtype = i32}] \"nop\", \"*m\" %p : (!llvm.ptr) -> ()
        llvm.return
    }";
    let module = translated(text).expect("assembly");
    assert!(
        module.contains("call void asm sideeffect \"nop\", \"*m\"(ptr elementtype(i32) %0)"),
        "{module}"
    );
}

/// Version 22 crashes.
#[test]
fn arguments_that_nothing_passes_are_poison() {
    let text = "llvm.func @f() -> i32 {
        llvm.unreachable
    ^unreached(%0: i32):
        %1 = llvm.intr.bswap(%0) : (i32) -> i32
        llvm.return %1 : i32
    }";
    let module = translated(text).expect("a function");
    assert!(module.contains("call i32 @llvm.bswap.i32(i32 poison)"), "{module}");
}

/// Version 22 parses the operand of the bundle as that of a successor.
#[test]
fn invocations_pass_what_they_say() {
    let text = "llvm.func @leaf(i32)
    llvm.func @personality(...) -> i32
    llvm.func @f(%a: i32, %b: i32, %c: i32, %d: i32) attributes {personality = @personality} {
        llvm.invoke @leaf(%a) to ^normal(%b : i32) unwind ^unwind(%c : i32) [\"tag\"(%d : i32)] : (i32) -> ()
    ^normal(%0: i32):
        llvm.return
    ^unwind(%1: i32):
        %2 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
        llvm.resume %2 : !llvm.struct<(ptr, i32)>
    }";
    let module = translated(text).expect("an invocation");
    assert!(module.contains("invoke void @leaf(i32 %0) [ \"tag\"(i32 %3) ]"), "{module}");
    assert!(module.contains("phi i32 [ %1, %4 ]"), "{module}");
    assert!(module.contains("phi i32 [ %2, %4 ]"), "{module}");
}

#[test]
fn dialects_of_users_are_translated() {
    let text = "llvm.func @f(%a: i32) -> i32 {
        %0 = \"mine.double\"(%a) : (i32) -> i32
        %1 = \"mine.largest\"(%0, %a) : (i32, i32) -> i32
        %2 = \"mine.zeros\"(%1) {undefined = true} : (i32) -> i32
        llvm.return %2 : i32
    }";
    let ir = parse(text);
    let translations = Translations::new()
        .add("mine.double", |cursor, op| {
            let value = cursor.value(op.operand(0))?;
            let wrap = Default::default();
            let op_kind = ods::target::llvmir::ir::BinaryOp::Add;
            let sum = cursor.builder().binary(op_kind, wrap, Default::default(), value, value);
            cursor.set(op.result(0), sum);
            Ok(())
        })
        .add_intrinsics(&[
            ("mine.largest", Intrinsic::new("smax").results(&[0])),
            ("mine.zeros", Intrinsic::new("ctlz").results(&[0]).immediates(&[(1, "undefined")])),
        ]);
    let module = translate_module_with(ir.root().expect("a module"), &translations);
    let module = module.expect("every operation has a translation").to_string();
    let body = "  %2 = add i32 %0, %0
  %3 = call i32 @llvm.smax.i32(i32 %2, i32 %0)
  %4 = call i32 @llvm.ctlz.i32(i32 %3, i1 true)
  ret i32 %4
";
    assert!(module.contains(body), "{module}");
}

/// Types of real programs name each other in long chains.
#[test]
fn deep_debug_information_is_translated() {
    let mut text = "#f = #llvm.di_file<\"a.c\" in \"/\">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#t0 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = \"int\">\n"
        .to_owned();
    for n in 1..200 {
        let base = format!("#t{}", n - 1);
        text += &format!(
            "#t{n} = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = {base}, sizeInBits = 64>\n"
        );
    }
    text += "#g = #llvm.di_global_variable<scope = #cu, name = \"g\", file = #f, line = 1, type = #t199, isDefined = true>
llvm.mlir.global @g() {dbg_exprs = [#llvm.di_global_variable_expression<var = #g>]} : !llvm.ptr";
    let module = translate_module(parse(&text).root().expect("a module")).expect("a global");
    let written = module.to_string();
    assert_eq!(written.matches("!DIDerivedType(").count(), 199);
}
