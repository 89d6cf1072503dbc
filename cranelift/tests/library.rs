//! The library, as `docs/machine-code.md` shows it.

use std::path::Path;
use std::sync::Arc;

use ods_cranelift::{CallError, Jit, JitOptions, Number, NumberType, OptLevel, compile_object};
use ods_runtime::text::parse_source;
use ods_runtime::{Context, Ir};

fn parse(text: &str) -> (Arc<Context>, Ir) {
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    let ir = parse_source(&ctx, "test.mlir", text.as_bytes()).expect("a module");
    (ctx, ir)
}

const POWER: &str = "
    llvm.func @power(%x: i64, %n: i32) -> i64 {
      %one = llvm.mlir.constant(1 : i64) : i64
      %zero = llvm.mlir.constant(0 : i32) : i32
      llvm.br ^loop(%n, %one : i32, i64)
    ^loop(%left: i32, %product: i64):
      %is_done = llvm.icmp \"eq\" %left, %zero : i32
      llvm.cond_br %is_done, ^done, ^next
    ^next:
      %minus = llvm.mlir.constant(-1 : i32) : i32
      %less = llvm.add %left, %minus : i32
      %more = llvm.mul %product, %x : i64
      llvm.br ^loop(%less, %more : i32, i64)
    ^done:
      llvm.return %product : i64
    }
";

#[test]
fn functions_are_called_with_numbers() {
    let (_ctx, ir) = parse(POWER);
    let root = ir.root().expect("a module");
    let mut jit = Jit::compile(root, &JitOptions::new()).expect("machine code");
    let result = jit.call("power", &[Number::from(3i64), Number::from(4u32)]).expect("a call");
    assert_eq!(result.and_then(|it| it.to_signed()), Some(81));
    assert_eq!(jit.result_type("power"), Ok(Some(NumberType::Integer { width: 64 })));
    assert!(jit.address("power").is_some());
    assert!(jit.address("other").is_none());
}

#[test]
fn calls_are_checked() {
    let (_ctx, ir) = parse(
        "llvm.func @f(%x: i32) { llvm.return }
         llvm.func @g() -> !llvm.struct<(i32, i32)> {
           %0 = llvm.mlir.zero : !llvm.struct<(i32, i32)>
           llvm.return %0 : !llvm.struct<(i32, i32)>
         }
         llvm.func @h()",
    );
    let root = ir.root().expect("a module");
    let mut jit = Jit::compile(root, &JitOptions::new()).expect("machine code");
    assert_eq!(jit.call("f", &[Number::from(1i32)]), Ok(None));
    assert_eq!(jit.call("f", &[]), Err(CallError::Arguments));
    assert_eq!(jit.call("f", &[Number::from(1i64)]), Err(CallError::Arguments));
    assert_eq!(jit.call("g", &[]), Err(CallError::NoNumbers));
    assert_eq!(jit.call("h", &[]), Err(CallError::Missing));
}

extern "C" fn twice(x: i64) -> i64 {
    2 * x
}

#[test]
fn functions_of_the_program_are_called() {
    let (_ctx, ir) = parse(
        "llvm.func @twice(i64) -> i64
         llvm.func @four_times(%x: i64) -> i64 {
           %0 = llvm.call @twice(%x) : (i64) -> i64
           %1 = llvm.call @twice(%0) : (i64) -> i64
           llvm.return %1 : i64
         }",
    );
    let root = ir.root().expect("a module");
    let options = JitOptions::new().symbol("twice", twice as *const u8);
    let mut jit = Jit::compile(root, &options).expect("machine code");
    let result = jit.call("four_times", &[Number::from(-5i64)]);
    assert_eq!(result, Ok(Some(Number::from(-20i64))));
    let errors = Jit::compile(root, &JitOptions::new()).expect_err("a missing symbol");
    let texts: Vec<&str> = errors.iter().map(|it| it.message()).collect();
    assert_eq!(texts, ["'llvm.call' op needs the symbol 'twice', which is not defined"]);
}

#[test]
fn numbers_of_all_types_are_passed() {
    let (_ctx, ir) = parse(
        "llvm.func @float(%x: f32, %y: f64) -> f64 {
           %0 = llvm.fpext %x : f32 to f64
           %1 = llvm.fadd %0, %y : f64
           llvm.return %1 : f64
         }
         llvm.func @wide(%x: i128, %y: i1) -> i100 {
           %0 = llvm.zext %y : i1 to i128
           %1 = llvm.add %x, %0 : i128
           %2 = llvm.trunc %1 : i128 to i100
           llvm.return %2 : i100
         }
         llvm.func @half(%x: f16) -> f16 {
           %0 = llvm.fadd %x, %x : f16
           llvm.return %0 : f16
         }
         llvm.func @same(%x: !llvm.ptr) -> !llvm.ptr {
           llvm.return %x : !llvm.ptr
         }",
    );
    let root = ir.root().expect("a module");
    for level in [OptLevel::None, OptLevel::Speed] {
        let mut jit = Jit::compile(root, &JitOptions::new().level(level)).expect("machine code");
        let result = jit.call("float", &[Number::from(1.5f32), Number::from(-4.0f64)]);
        assert_eq!(result, Ok(Some(Number::from(-2.5f64))));
        let result = jit.call("wide", &[Number::from(-3i128), Number::from(true)]);
        assert_eq!(result.expect("a call").and_then(|it| it.to_signed()), Some(-2));
        let result = jit.call("half", &[Number::Half { bits: 0x3e00 }]);
        assert_eq!(result, Ok(Some(Number::Half { bits: 0x4200 })));
        let result = jit.call("same", &[Number::Pointer(4096)]);
        assert_eq!(result, Ok(Some(Number::Pointer(4096))));
    }
}

#[test]
fn constructors_run_once_and_globals_have_addresses() {
    let (_ctx, ir) = parse(
        "llvm.mlir.global @count(0 : i64) {addr_space = 0 : i32} : i64
         llvm.mlir.global_ctors ctors = [@begin], priorities = [0 : i32], data = [#llvm.zero]
         llvm.func @begin() {
           %0 = llvm.call @next() : () -> i64
           llvm.return
         }
         llvm.func @next() -> i64 {
           %p = llvm.mlir.addressof @count : !llvm.ptr
           %0 = llvm.load %p : !llvm.ptr -> i64
           %1 = llvm.mlir.constant(1 : i64) : i64
           %2 = llvm.add %0, %1 : i64
           llvm.store %2, %p : i64, !llvm.ptr
           llvm.return %2 : i64
         }",
    );
    let root = ir.root().expect("a module");
    // Each has its own globals.
    for _ in 0..2 {
        let mut jit = Jit::compile(root, &JitOptions::new()).expect("machine code");
        assert!(jit.address("count").is_some());
        assert_eq!(jit.call("next", &[]), Ok(Some(Number::from(2i64))));
        assert_eq!(jit.call("next", &[]), Ok(Some(Number::from(3i64))));
    }
}

#[test]
fn object_files_are_written() {
    let (_ctx, ir) = parse(POWER);
    let root = ir.root().expect("a module");
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("power.o");
    let object = compile_object(root, "power.mlir", OptLevel::Speed).expect("an object file");
    std::fs::write(&path, object).expect("a file");
    let bytes = std::fs::read(&path).expect("a file");
    assert!(bytes.len() > 64);
    let has_name = bytes.windows(5).any(|it| it == b"power");
    assert!(has_name, "the symbol is missing");
}

/// All code blocks of the page are in the files that it names, up to indentation.
#[test]
fn the_page_shows_tested_code() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let page = std::fs::read_to_string(root.join("docs/machine-code.md")).expect("the page");
    let lines = |text: &str| text.lines().map(|it| it.trim().to_owned()).collect::<Vec<_>>();
    let mut count = 0;
    for block in page.split("```").skip(1).step_by(2) {
        let Some((head, code)) = block.split_once('\n') else { continue };
        let Some((_, file)) = head.split_once(' ') else { continue };
        let text = lines(&std::fs::read_to_string(root.join(file)).expect("the file"));
        let code = lines(code.trim_end());
        assert!(
            text.windows(code.len()).any(|it| it == code),
            "{file} lacks:\n{}",
            code.join("\n")
        );
        count += 1;
    }
    assert_eq!(count, 6);
}
