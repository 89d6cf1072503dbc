//! A large program with debug information, whose types refer to each other thousands of levels deep, is imported, printed, read
//! and translated back as by version 22. Without aliases, its attributes would have more bytes than there are atoms. A sample
//! of the peer's output is in `tests/expected/debug-information.out`.

#![cfg(feature = "llvm")]

use std::fmt::Write as _;
use std::process::Command;
use std::sync::Arc;

use ods::target::llvmir::export::translate_module;
use ods_peer::{Answers, Kept, MLIR_OPT, MLIR_TRANSLATE, Random, pipe, text_of};
use ods_runtime::text::{PrintFlags, parse_source};
use ods_runtime::{Context, Ir};

const TRANSLATE: &str = env!("CARGO_BIN_EXE_ods-translate");
const OPT: &str = env!("CARGO_BIN_EXE_ods-opt");

/// The nodes of metadata of a text of LLVM IR.
#[derive(Default)]
struct Nodes {
    lines: Vec<String>,
}

impl Nodes {
    fn add(&mut self, text: impl Into<String>) -> usize {
        self.lines.push(text.into());
        self.lines.len() - 1
    }
}

/// LLVM IR with as many structures, each with a function. A structure has pointers to the next one, to the first
/// of three, and to one of the next four; a function has a variable in a nested block, and calls the function after it.
fn program(structures: usize) -> String {
    let mut random = Random::new(7);
    let mut nodes = Nodes::default();
    let version = nodes.add("!{i32 2, !\"Debug Info Version\", i32 3}");
    let file = nodes.add("!DIFile(filename: \"list.c\", directory: \"/src\")");
    let unit = nodes.add(format!(
        "distinct !DICompileUnit(language: DW_LANG_C11, file: !{file}, producer: \"test\", isOptimized: true, \
         runtimeVersion: 0, emissionKind: FullDebug)"
    ));
    let int = nodes.add("!DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)");
    let none = nodes.add("!{}");
    // Three pointers and an integer, with their list, for each structure.
    let first = nodes.lines.len();
    const PER_STRUCTURE: usize = 7;
    let structure = |n: usize| first + n * PER_STRUCTURE;
    for n in 0..structures {
        let own = structure(n);
        nodes.add(format!(
            "distinct !DICompositeType(tag: DW_TAG_structure_type, name: \"s{n}\", file: !{file}, line: {}, size: 256, \
             elements: !{})",
            n + 1,
            own + 1,
        ));
        nodes.add(format!("!{{!{}, !{}, !{}, !{}}}", own + 2, own + 3, own + 4, own + 5));
        let pointer = |n: usize| structure(n.min(structures - 1)) + 6;
        let any = pointer(n + random.below(4));
        let members =
            [("next", pointer(n + 1)), ("first", pointer(n - n % 3)), ("any", any), ("value", int)];
        for (index, (name, ty)) in members.into_iter().enumerate() {
            let offset = index * 64;
            nodes.add(format!(
                "!DIDerivedType(tag: DW_TAG_member, name: \"{name}\", scope: !{own}, file: !{file}, baseType: !{ty}, \
                 size: 64, offset: {offset})"
            ));
        }
        nodes.add(format!("!DIDerivedType(tag: DW_TAG_pointer_type, baseType: !{own}, size: 64)"));
    }
    let mut functions = String::new();
    for n in 0..structures {
        let line = n + 1;
        let types = nodes.add(format!("!{{!{int}, !{}}}", structure(n) + 6));
        let ty = nodes.add(format!("!DISubroutineType(types: !{types})"));
        let subprogram = nodes.add(format!(
            "distinct !DISubprogram(name: \"f{n}\", scope: !{file}, file: !{file}, line: {line}, type: !{ty}, \
             scopeLine: {line}, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !{unit}, \
             retainedNodes: !{none})"
        ));
        let block = nodes.add(format!(
            "distinct !DILexicalBlock(scope: !{subprogram}, file: !{file}, line: {line}, column: 2)"
        ));
        let variable = nodes.add(format!(
            "!DILocalVariable(name: \"p\", scope: !{block}, file: !{file}, line: {line}, type: !{})",
            structure(n) + 6
        ));
        let location = nodes.add(format!("!DILocation(line: {line}, column: 4, scope: !{block})"));
        let own = nodes.add(format!("!DILocation(line: {line}, column: 6, scope: !{subprogram})"));
        write!(
            functions,
            "
define i32 @f{n}(ptr %0) !dbg !{subprogram} {{
    #dbg_value(ptr %0, !{variable}, !DIExpression(), !{location})
  %2 = getelementptr i8, ptr %0, i64 {}, !dbg !{location}
  %3 = load ptr, ptr %2, align 8, !dbg !{location}
  %4 = call i32 @f{}(ptr %3), !dbg !{own}
  %5 = add i32 %4, {n}, !dbg !{location}
  ret i32 %5, !dbg !{own}
}}
",
            random.below(3) * 8,
            (n + 1) % structures
        )
        .expect("a string grows");
    }
    let mut text = format!(
        "source_filename = \"list.c\"\n{functions}\n!llvm.module.flags = !{{!{version}}}\n"
    );
    text += &format!("!llvm.dbg.cu = !{{!{unit}}}\n");
    for (number, line) in nodes.lines.iter().enumerate() {
        writeln!(text, "!{number} = {line}").expect("a string grows");
    }
    text
}

fn output(program: &str, flags: &[&str], text: &str) -> String {
    let mut command = Command::new(program);
    command.args(flags);
    let output = pipe(command, text);
    assert!(output.stderr.is_empty(), "{program} {flags:?}: {}", text_of(&output.stderr));
    text_of(&output.stdout)
}

#[test]
fn large_programs_are_translated_alike() {
    let text = program(300);
    assert!(text.lines().count() > 5000);
    let root = env!("CARGO_MANIFEST_DIR");
    let kept = Kept::Sample(8 << 10);
    let mut answers =
        Answers::of(MLIR_TRANSLATE, format!("{root}/tests/expected/debug-information.out"));
    let import = &["--import-llvm", "--mlir-print-debuginfo"];
    let imported = output(TRANSLATE, import, &text);
    answers.check("import", kept, &imported, || output(MLIR_TRANSLATE, import, &text));
    let print = &["--mlir-print-debuginfo"];
    let printed = output(OPT, print, &imported);
    answers.check("print", kept, &printed, || output(MLIR_OPT, print, &imported));
    let generic = &["--mlir-print-debuginfo", "--mlir-print-op-generic", "--cse"];
    let printed = output(OPT, generic, &imported);
    answers.check("generic", kept, &printed, || output(MLIR_OPT, generic, &imported));
    let export = &["--mlir-to-llvmir"];
    let exported = output(TRANSLATE, export, &imported);
    answers.check("export", kept, &exported, || output(MLIR_TRANSLATE, export, &imported));
    answers.finish();
}

/// A pointer to a pointer to a pointer, and so on, in MLIR. Each refers to the one before it `uses` times.
fn pointers(levels: usize, uses: usize) -> String {
    let mut text = "#f = #llvm.di_file<\"a.c\" in \"/\">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#t0 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = \"int\">\n"
        .to_owned();
    for n in 1..levels {
        let extra = if uses > 1 { format!(", extraData = #t{}", n - 1) } else { String::new() };
        writeln!(
            text,
            "#t{n} = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #t{}, sizeInBits = 64{extra}>",
            n - 1
        )
        .expect("a string grows");
    }
    let last = levels - 1;
    text + &format!(
        "#g = #llvm.di_global_variable<scope = #cu, name = \"g\", file = #f, line = 1, type = #t{last}, isDefined = true>
llvm.mlir.global @g() {{addr_space = 0 : i32, dbg_exprs = [#llvm.di_global_variable_expression<var = #g>]}} : !llvm.ptr"
    )
}

fn parse(ctx: &Arc<Context>, text: &str) -> Ir {
    ctx.register_dialects(ods::DIALECTS);
    parse_source(ctx, "t", text.as_bytes()).expect("the text is valid")
}

#[test]
fn deep_attributes_survive_a_round_trip() {
    for (levels, uses) in [(200, 1), (30_000, 1), (5_000, 2)] {
        let ctx = Context::new();
        let ir = parse(&ctx, &pointers(levels, uses));
        let root = ir.root().expect("a module");
        ods_runtime::verify::verify(root).expect("the module is valid");
        let printed = root.print_top_level(&PrintFlags::default());
        assert_eq!(printed.matches("#llvm.di_derived_type").count(), levels - 1);
        let other = Context::new();
        let again = parse(&other, &printed);
        let again = again.root().expect("a module").print_top_level(&PrintFlags::default());
        assert!(printed == again, "{levels} levels");
    }
}

#[test]
fn deep_attributes_are_replaced() {
    let ctx = Context::new();
    let mut ir = parse(&ctx, &pointers(50_000, 2));
    let global = ir.root().and_then(|it| it.regions().next()?.first_block()?.ops().next());
    let global = global.expect("a global").handle();
    let mut replacer = ods_runtime::sub_elements::Replacer::new(&ctx);
    let new = ctx.parse_attribute(
        "#llvm.di_basic_type<tag = DW_TAG_base_type, name = \"long\", sizeInBits = 64>",
    );
    let new = new.expect("an attribute");
    replacer.on_attr(move |attr| attr.isa::<ods::llvm::DIBasicTypeAttr<'_>>().then_some(new));
    replacer.replace_attrs_of(&mut ir, global);
    let printed = ir.root().expect("a module").print_top_level(&PrintFlags::default());
    assert!(printed.contains("name = \"long\"") && !printed.contains("name = \"int\""));
}

/// Version 22 would write until the disk is full.
#[test]
fn attributes_without_aliases_are_abridged() {
    for (levels, uses) in [(100, 2), (10_000, 1)] {
        let ctx = Context::new();
        let ir = parse(&ctx, &pointers(levels, uses));
        let root = ir.root().expect("a module");
        let shown = root.to_string();
        assert!(shown.contains("baseType = ..."), "{}", shown.len());
        assert!(shown.len() < 20 << 20);
        let flags = PrintFlags { local_scope: true, ..PrintFlags::default() };
        let written = root.write_top_level(&flags, &mut Vec::new());
        let error = written.expect_err("the text cannot be read");
        assert_eq!(error.to_string(), "attributes are too long without their aliases");
    }
    // What fits is written.
    let ctx = Context::new();
    let ir = parse(&ctx, &pointers(12, 2));
    let flags = PrintFlags { local_scope: true, ..PrintFlags::default() };
    let text = ir.root().expect("a module").print_top_level(&flags);
    assert_eq!(text.matches("#llvm.di_derived_type").count(), (1 << 11) - 1);
    let again = Context::new();
    let again = parse(&again, &text);
    assert_eq!(again.root().expect("a module").print_top_level(&flags), text);
}

#[test]
fn what_is_too_deep_for_llvm_ir_is_an_error() {
    let ctx = Context::new();
    let ir = parse(&ctx, &pointers(10_000, 1));
    let module = translate_module(ir.root().expect("a module")).expect("a global");
    assert_eq!(module.to_string().matches("!DIDerivedType(").count(), 9_999);
    let ir = parse(&ctx, &pointers(20_000, 1));
    let Err(error) = translate_module(ir.root().expect("a module")) else {
        panic!("the nesting is not limited");
    };
    assert_eq!(error.message(), "debug information is nested deeper than 16384 levels");
}

/// LLVM IR with a location that is inlined at another one, and so on. The last one is inlined at `end`.
fn inlined(levels: usize, end: &str) -> String {
    let mut text = "define void @f(ptr %p) !dbg !3 {
  store i32 0, ptr %p, !dbg !10
  ret void, !dbg !4
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!2}
!0 = !{i32 2, !\"Debug Info Version\", i32 3}
!1 = !DIFile(filename: \"a.c\", directory: \"/\")
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!3 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !2)
!4 = !DILocation(line: 1, scope: !3)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = distinct !DISubprogram(name: \"g\", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !2)
"
    .to_owned();
    for n in 0..levels {
        let caller = if n + 1 < levels { format!("!{}", n + 11) } else { end.to_owned() };
        writeln!(
            text,
            "!{} = distinct !DILocation(line: {n}, scope: !7, inlinedAt: {caller})",
            n + 10
        )
        .expect("a string grows");
    }
    text
}

#[test]
fn locations_may_be_inlined_at_many_calls() {
    let root = env!("CARGO_MANIFEST_DIR");
    let mut answers = Answers::of(MLIR_TRANSLATE, format!("{root}/tests/expected/inlined.out"));
    let import = &["--import-llvm", "--mlir-print-debuginfo"];
    for levels in [1, 100] {
        let text = inlined(levels, "!4");
        let imported = output(TRANSLATE, import, &text);
        let key = format!("{levels} levels");
        answers.check(&key, Kept::Sample(1 << 10), &imported, || {
            output(MLIR_TRANSLATE, import, &text)
        });
    }
    answers.finish();
    // Chains without end, and those that are too long, are cut.
    for (levels, end) in [(100_000, "!4"), (1, "!10"), (3, "!11")] {
        let imported = output(TRANSLATE, import, &inlined(levels, end));
        let ctx = Context::new();
        let calls = imported.matches("callsite(").count();
        assert_eq!(calls, 127, "{levels} levels");
        parse(&ctx, &imported);
    }
}

#[test]
fn types_of_alias_analysis_may_be_deep() {
    for (levels, uses) in [(3, 2), (20_000, 1), (2_000, 2)] {
        let mut text = "#t0 = #llvm.tbaa_root<id = \"C\">\n".to_owned();
        for n in 1..levels {
            let members = (0..uses).map(|it| format!("<#t{}, {it}>", n - 1));
            let members = members.collect::<Vec<_>>().join(", ");
            writeln!(text, "#t{n} = #llvm.tbaa_type_desc<id = \"t{n}\", members = {{{members}}}>")
                .expect("a string grows");
        }
        let last = levels - 1;
        text += &format!(
            "#tag = #llvm.tbaa_tag<base_type = #t{last}, access_type = #t{last}, offset = 0>
            llvm.func @f(%a: i32, %p: !llvm.ptr) {{
                llvm.store %a, %p {{tbaa = [#tag]}} : i32, !llvm.ptr
                llvm.return
            }}"
        );
        let ctx = Context::new();
        let ir = parse(&ctx, &text);
        let module = translate_module(ir.root().expect("a module")).expect("a store");
        let written = module.to_string();
        assert_eq!(written.matches("= !{!\"t").count(), levels - 1);
        let printed = ir.root().expect("a module").print_top_level(&PrintFlags::default());
        let again = Context::new();
        let again = parse(&again, &printed);
        assert!(again.root().expect("a module").print_top_level(&PrintFlags::default()) == printed);
        let options = ods::target::llvmir::import::ImportOptions::default();
        let imported =
            ods::target::llvmir::import::import_text(&ctx, "a.ll", written.as_bytes(), &options);
        let imported = imported.expect("the text is valid");
        let again = translate_module(imported.root().expect("a module")).expect("a store");
        assert_eq!(again.to_string().matches("= !{!\"t").count(), levels - 1);
    }
}
