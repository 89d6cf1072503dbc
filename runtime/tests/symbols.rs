//! Symbol references are found and renamed, and distinguished from references to other symbols of the same name.

use std::sync::Arc;

use ods_runtime::ir::{InsertPoint, Mapping, WalkOrder};
use ods_runtime::symbol::{SymbolTables, symbol_name};
use ods_runtime::symbol_uses::{SymbolUserMap, symbol_uses};
use ods_runtime::text::{PrintFlags, parse_source};
use ods_runtime::{Context, Ir, Location, Op, OpState};

fn context() -> Arc<Context> {
    let ctx = Context::new();
    ctx.allow_unregistered_dialects(true);
    ctx
}

fn parse(text: &str) -> Ir {
    parse_source(&context(), "t", text.as_bytes()).unwrap_or_else(|errors| panic!("{}", errors[0]))
}

/// The first operation that defines `name`.
fn symbol(ir: &Ir, name: &str) -> Op {
    let root = ir.root().expect("a root");
    let name = ir.ctx().ident(name);
    let op = root.walk(WalkOrder::Pre).find(|op| symbol_name(*op) == Some(name));
    op.expect("a symbol of that name").handle()
}

fn text(ir: &Ir) -> String {
    ir.root().map(|root| root.print_top_level(&PrintFlags::default())).unwrap_or_default()
}

const NESTED: &str = r#"
"t.user"() {a = @m, b = [@m::@n, {x = @n}], c = @m::@k::@n} : () -> ()
module @m {
  "t.user"() {a = @n, b = @k::@n} : () -> ()
  module @n {
    "t.user"() {a = @n} : () -> ()
  }
  module @k attributes {a.b = @n} {
    module @n {}
    "t.user"() {a = [@n, "n", @n]} : () -> ()
  }
}
module @n {}
"#;

#[test]
fn uses_are_those_of_the_symbol() {
    let ir = parse(NESTED);
    let root = ir.root().expect("a root");
    let count = |name: &str, nth: usize| {
        let name = ir.ctx().ident(name);
        let mut all = root.walk(WalkOrder::Pre).filter(|op| symbol_name(*op) == Some(name));
        let symbol = all.nth(nth).expect("a symbol of that name");
        symbol_uses(symbol, root).map(|uses| uses.len())
    };
    // `@m`, `@m::@n` and `@m::@k::@n` refer to it or through it.
    assert_eq!(count("m", 0), Some(3));
    assert_eq!(count("k", 0), Some(2));
    // `@m::@n`, `@n` in `@m`, and the reference in an attribute of `@k`.
    assert_eq!(count("n", 0), Some(3));
    // `@m::@k::@n`, `@k::@n`; two equal references of `@k` count once.
    assert_eq!(count("n", 1), Some(3));
    assert_eq!(count("n", 2), Some(1));
}

#[test]
fn unknown_tables_hide_uses() {
    let ir =
        parse("\"t.unknown\"() ({ \"t.user\"() {a = @m} : () -> () }) : () -> ()\nmodule @m {}");
    let root = ir.root().expect("a root");
    assert_eq!(symbol_uses(ir.op(symbol(&ir, "m")), root), None);
}

#[test]
fn names_are_changed_where_they_mean_the_symbol() {
    let mut ir = parse(NESTED);
    let ctx = ir.ctx().clone();
    let root = ir.root().expect("a root").handle();
    let inner = symbol(&ir, "n");
    assert!(ir.rename_symbol(inner, ctx.ident("new"), root));
    let outer = symbol(&ir, "m");
    assert!(ir.rename_symbol(outer, ctx.ident("a b"), root));
    let expected = parse(
        r#"
"t.user"() {a = @"a b", b = [@"a b"::@new, {x = @n}], c = @"a b"::@k::@n} : () -> ()
module @"a b" {
  "t.user"() {a = @new, b = @k::@n} : () -> ()
  module @new {
    "t.user"() {a = @n} : () -> ()
  }
  module @k attributes {a.b = @new} {
    module @n {}
    "t.user"() {a = [@n, "n", @n]} : () -> ()
  }
}
module @n {}
"#,
    );
    assert_eq!(text(&ir), text(&expected));
}

#[test]
fn inserted_symbols_get_unique_names() {
    let mut ir = parse("module @a {}\nmodule @a_0 {}");
    let ctx = ir.ctx().clone();
    let root = ir.root().expect("a root").handle();
    let (a, block) = (symbol(&ir, "a"), ir.op(symbol(&ir, "a")).block().expect("in a block"));
    let block = block.handle();
    let mut names = Vec::new();
    for _ in 0..2 {
        let copy = ir.clone_op(a, &mut Mapping::new());
        let name = ir.insert_symbol(root, copy, InsertPoint::End(block));
        names.push(ctx.ident_str(name).to_owned());
    }
    assert_eq!(names, ["a_1", "a_2"]);
    let mut tables = SymbolTables::new();
    let root = ir.op(root);
    assert!(tables.lookup_in(root, ctx.ident("a_2")).is_some());
}

#[test]
fn regions_are_copied_and_texts_written() {
    let mut ir = parse(
        "\"t.a\"() ({\n^bb0(%x: i32):\n  \"t.br\"(%x)[^bb1] : (i32) -> ()\n^bb1:\n  \"t.end\"(%x) : (i32) -> ()\n}) : () -> ()",
    );
    let ctx = ir.ctx().clone();
    let root = ir.root().expect("a root").handle();
    let first = ir.op(root).region(0).first_block().and_then(|block| block.front());
    let from = first.expect("an operation").region(0).handle();
    let to = ir.add_region();
    ir.clone_region(from, to, &mut Mapping::new());
    ir.clone_region(from, to, &mut Mapping::new());
    let mut state = OpState::new(ctx.op_name("t.a"), Location::UNKNOWN);
    state.add_region(to);
    let copy = ir.create(&state);
    assert_eq!(ir.region(to).blocks().count(), 4);
    assert!(ods_runtime::verify::verify(ir.op(copy)).is_ok());
    let mut out = Vec::new();
    let written = ir.op(root).write_top_level(&PrintFlags::default(), &mut out);
    assert!(written.is_ok());
    assert_eq!(String::from_utf8(out).expect("text"), text(&ir));
}

/// Renaming at once exchanges names, also where one is the path to another.
#[test]
fn symbols_are_renamed_at_once() {
    let mut ir = parse(NESTED);
    let root = ir.root().expect("a root").handle();
    let all: Vec<Op> = ir.op(root).walk(WalkOrder::Pre).map(|op| op.handle()).collect();
    let named = |name: &str| -> Vec<Op> {
        let name = ir.ctx().ident(name);
        all.iter().copied().filter(|op| symbol_name(ir.op(*op)) == Some(name)).collect()
    };
    let (m, k, n) = (named("m")[0], named("k")[0], named("n"));
    let ctx = ir.ctx().clone();
    let ident = |name: &str| ctx.ident(name);
    let renamed = [(m, ident("n")), (n[2], ident("m")), (n[0], ident("k")), (k, ident("n"))];
    let uses = |ir: &Ir| {
        let root = ir.root().expect("a root");
        let map = SymbolUserMap::new(root).expect("known uses");
        let counts: Vec<usize> =
            [m, k, n[0], n[1], n[2]].iter().map(|op| map.users(*op).len()).collect();
        assert_eq!(map.is_use_empty(n[2]), counts[4] == 0);
        counts
    };
    let before = uses(&ir);
    assert!(ir.rename_symbols(&renamed, root));
    assert_eq!(uses(&ir), before);
    assert_eq!(before, [1, 2, 3, 3, 1]);
}
