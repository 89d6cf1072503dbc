//! Building, mutating and walking IR.

use std::sync::Arc;

use ods_peer::Random;
use ods_runtime::ir::{InsertPoint, Mapping, WalkOrder};
use ods_runtime::rewrite::Rewriter;
use ods_runtime::text::{parse_source, parse_source_unverified};
use ods_runtime::types::IntegerType;
use ods_runtime::{Block, Context, Ir, Location, Op, OpState, Type, Value};

/// An `Ir` whose root has one region with one block, and a type.
struct Fixture {
    ir: Ir,
    block: Block,
    i32: Type,
}

fn fixture() -> Fixture {
    let ctx = Context::new();
    ctx.allow_unregistered_dialects(true);
    let i32 = IntegerType::get(&ctx, 32).handle();
    let mut ir = Ir::new(ctx);
    let (root, block) = op_with_region(&mut ir, "t.root");
    ir.set_root(root);
    Fixture { ir, block, i32 }
}

fn state(ir: &Ir, name: &str) -> OpState {
    OpState::new(ir.ctx().op_name(name), Location::UNKNOWN)
}

fn op_with_region(ir: &mut Ir, name: &str) -> (Op, Block) {
    let (region, block) = (ir.add_region(), ir.add_block());
    ir.append_block(region, block);
    let mut state = state(ir, name);
    state.add_region(region);
    (ir.create(&state), block)
}

impl Fixture {
    fn op(&mut self, name: &str, operands: &[Value], results: usize) -> Op {
        let mut state = state(&self.ir, name);
        state.add_operands(operands.iter().copied());
        state.add_types(std::iter::repeat_n(self.i32, results));
        self.ir.create_at(InsertPoint::End(self.block), &state)
    }

    fn result(&self, op: Op) -> Value {
        self.ir.op(op).result(0).handle()
    }

    fn names(&self) -> Vec<&str> {
        self.ir.block(self.block).ops().map(|op| op.name().stripped()).collect()
    }
}

#[test]
fn operations_keep_their_order() {
    let mut f = fixture();
    let (a, c) = (f.op("t.a", &[], 0), f.op("t.c", &[], 0));
    let b = f.ir.create_at(InsertPoint::Before(c), &state(&f.ir, "t.b"));
    assert_eq!(f.names(), ["a", "b", "c"]);
    f.ir.move_op(a, InsertPoint::After(c));
    assert_eq!(f.names(), ["b", "c", "a"]);
    let order = |x, y| f.ir.op(x).is_before_in_block(f.ir.op(y));
    assert!(order(b, c) && order(c, a) && !order(a, b));
    let back: Vec<&str> = f.ir.block(f.block).ops().rev().map(|op| op.name().stripped()).collect();
    assert_eq!(back, ["a", "c", "b"]);
}

#[test]
fn an_operation_moved_next_to_itself_stays() {
    let mut f = fixture();
    let (a, b) = (f.op("t.a", &[], 0), f.op("t.b", &[], 0));
    for op in [a, b] {
        f.ir.move_op(op, InsertPoint::Before(op));
        f.ir.move_op(op, InsertPoint::After(op));
        Rewriter::new(&mut f.ir).move_op(op, InsertPoint::After(op));
    }
    assert_eq!(f.names(), ["a", "b"]);
}

#[test]
fn order_survives_many_insertions_at_one_place() {
    let mut f = fixture();
    let last = f.op("t.last", &[], 0);
    let ops: Vec<Op> =
        (0..100).map(|_| f.ir.create_at(InsertPoint::Before(last), &state(&f.ir, "t.x"))).collect();
    let ordered = |ir: &Ir| ops.windows(2).all(|w| ir.op(w[0]).is_before_in_block(ir.op(w[1])));
    assert!(ordered(&f.ir));
    f.ir.renumber_block(f.block);
    assert!(ordered(&f.ir));
}

#[test]
fn uses_follow_changes() {
    let mut f = fixture();
    let (a, b) = (f.op("t.a", &[], 1), f.op("t.b", &[], 1));
    let (va, vb) = (f.result(a), f.result(b));
    let user = f.op("t.use", &[va, vb, va], 0);
    assert_eq!(f.ir.value(va).uses().count(), 2);
    f.ir.set_operand(user, 2, vb);
    assert!(f.ir.value(va).has_one_use());
    f.ir.replace_all_uses(vb, va);
    assert!(!f.ir.value(vb).has_uses());
    let numbers: Vec<usize> = f.ir.value(va).uses().map(|u| u.operand_number()).collect();
    assert_eq!(numbers.len(), 3);
    f.ir.splice_operands(user, 1..2, &[vb, vb]);
    let operands: Vec<Value> = f.ir.op(user).operands().map(|v| v.handle()).collect();
    assert_eq!(operands, [va, vb, vb, va]);
    assert_eq!(f.ir.value(vb).uses().count(), 2);
    f.ir.erase(user);
    assert!(!f.ir.value(va).has_uses() && !f.ir.value(vb).has_uses());
}

/// The uses of `value`, most recent first: the last letter of the operation and the index of the operand.
fn uses(ir: &Ir, value: Value) -> Vec<String> {
    let uses = ir.value(value).uses();
    uses.map(|it| format!("{}{}", it.owner().name().stripped(), it.operand_number())).collect()
}

#[test]
fn only_operands_behind_a_change_are_used_again() {
    let mut f = fixture();
    let (v, w) = (f.op("t.v", &[], 1), f.op("t.w", &[], 1));
    let (v, w) = (f.result(v), f.result(w));
    let a = f.op("t.a", &[v, w, v, w, v], 0);
    f.op("t.b", &[v], 0);
    assert_eq!(uses(&f.ir, v), ["b0", "a4", "a2", "a0"]);
    f.ir.splice_operands(a, 1..2, &[]);
    assert_eq!(uses(&f.ir, v), ["a3", "a1", "b0", "a0"]);
    f.ir.splice_operands(a, 2..3, &[v]);
    assert_eq!(uses(&f.ir, v), ["a2", "a3", "a1", "b0", "a0"]);
    f.ir.splice_operands(a, 0..3, &[w]);
    assert_eq!(uses(&f.ir, v), ["a1", "b0"]);
    f.ir.splice_operands(a, 0..0, &[v]);
    assert_eq!(uses(&f.ir, v), ["a0", "a2", "b0"]);
    f.ir.splice_operands(a, 0..3, &[]);
    assert_eq!((uses(&f.ir, v), f.ir.value(w).has_uses()), (vec!["b0".to_owned()], false));
}

#[test]
fn stale_handles_are_caught() {
    let mut f = fixture();
    let a = f.op("t.a", &[], 0);
    f.ir.erase(a);
    let b = f.op("t.b", &[], 0);
    assert!(!f.ir.is_live(a) && f.ir.is_live(b));
    let read = std::panic::AssertUnwindSafe(|| f.ir.op(a).loc());
    assert!(std::panic::catch_unwind(read).is_err());
}

#[test]
#[should_panic(expected = "erased operation has uses")]
fn used_operations_are_not_erased() {
    let mut f = fixture();
    let a = f.op("t.a", &[], 1);
    let value = f.result(a);
    f.op("t.use", &[value], 0);
    f.ir.erase(a);
}

#[test]
fn erasing_frees_nested_operations() {
    let mut f = fixture();
    for _ in 0..3 {
        let (outer, block) = op_with_region(&mut f.ir, "t.outer");
        f.ir.insert(InsertPoint::End(f.block), outer);
        let argument = f.ir.add_argument(block, f.i32, Location::UNKNOWN);
        let mut inner = state(&f.ir, "t.inner");
        inner.add_operand(argument);
        inner.add_type(f.i32);
        let def = f.ir.create_at(InsertPoint::End(block), &inner);
        let mut user = state(&f.ir, "t.user");
        user.add_operand(f.result(def));
        f.ir.create_at(InsertPoint::End(block), &user);
        f.ir.erase(outer);
        assert!(!f.ir.is_live(def));
    }
    assert!(f.names().is_empty());
}

#[test]
fn operations_are_not_erased_while_their_contents_are_used() {
    let message = |use_contents: fn(&mut OpState, Value, Value, Block)| {
        let mut f = fixture();
        let (outer, block) = op_with_region(&mut f.ir, "t.outer");
        f.ir.insert(InsertPoint::End(f.block), outer);
        let argument = f.ir.add_argument(block, f.i32, Location::UNKNOWN);
        let mut inner = state(&f.ir, "t.inner");
        inner.add_type(f.i32);
        let inner = f.ir.create_at(InsertPoint::End(block), &inner);
        let mut user = state(&f.ir, "t.user");
        use_contents(&mut user, f.result(inner), argument, block);
        f.ir.create_at(InsertPoint::End(f.block), &user);
        let before = f.ir.root().expect("a root").to_string();
        let erase = std::panic::AssertUnwindSafe(|| f.ir.erase(outer));
        let panic = std::panic::catch_unwind(erase).expect_err("the contents are used");
        assert_eq!(f.ir.root().expect("a root").to_string(), before);
        let text = panic.downcast_ref::<String>().cloned();
        text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()))
    };
    let of_result = message(|user, result, _, _| user.add_operand(result));
    assert_eq!(of_result.as_deref(), Some("erased operation has uses: `t.inner`"));
    let of_argument = message(|user, _, argument, _| user.add_operand(argument));
    assert_eq!(of_argument.as_deref(), Some("erased block argument has uses"));
    let of_block = message(|user, _, _, block| user.add_successor(block));
    assert_eq!(of_block.as_deref(), Some("erased block has predecessors"));
}

#[test]
fn walks_visit_everything_once() {
    let ctx = Context::new();
    ctx.allow_unregistered_dialects(true);
    let text = r#""t.a"() ({
        "t.b"() ({ "t.c"() : () -> () }, { "t.d"() : () -> () }) : () -> ()
        "t.e"()[^bb1] : () -> ()
      ^bb1:
        "t.f"() : () -> ()
      }, {}) : () -> ()
      "t.g"() : () -> ()"#;
    let ir = parse_source(&ctx, "walk.mlir", text.as_bytes()).expect("valid text");
    let root = ir.root().expect("root");
    let names = |order| -> String { root.walk(order).map(|op| op.name().stripped()).collect() };
    assert_eq!(names(WalkOrder::Pre), "moduleabcdefg");
    assert_eq!(names(WalkOrder::Post), "cdbefagmodule");
    let mut walk = root.walk(WalkOrder::Pre);
    let mut seen = String::new();
    while let Some(op) = walk.next() {
        seen.push_str(op.name().stripped());
        if op.name().stripped() == "b" {
            walk.skip_nested();
        }
    }
    assert_eq!(seen, "moduleabefg");
}

#[test]
fn operations_are_changed_during_a_walk() {
    let ctx = Context::new();
    ctx.allow_unregistered_dialects(true);
    let text = r#""t.a"() ({ "t.b"() ({ "t.c"() : () -> () }) : () -> ()  "t.d"() : () -> () }) : () -> ()
      "t.e"() : () -> ()"#;
    // Erases the operations in `erased` and returns the visited ones, with those left in parentheses.
    let walk = |order, erased: &str, skipped: &str| {
        let mut ir = parse_source(&ctx, "walk.mlir", text.as_bytes()).expect("valid text");
        let root = ir.root().expect("root").handle();
        let (mut seen, mut walk) = (String::new(), ir.walk_mut(root, order));
        while let Some(op) = walk.next() {
            let name = walk.ir().op(op).name().stripped().to_owned();
            seen.push_str(&name);
            if skipped.contains(&name) {
                walk.skip_nested();
            }
            if erased.contains(&name) {
                walk.ir().erase(op);
            }
        }
        let left: String =
            ir.op(root).walk(WalkOrder::Pre).map(|op| op.name().stripped()).collect();
        format!("{seen} ({left})")
    };
    assert_eq!(walk(WalkOrder::Pre, "", ""), "moduleabcde (moduleabcde)");
    assert_eq!(walk(WalkOrder::Post, "", ""), "cbdaemodule (moduleabcde)");
    assert_eq!(walk(WalkOrder::Pre, "", "b"), "moduleabde (moduleabcde)");
    assert_eq!(walk(WalkOrder::Pre, "bd", ""), "moduleabde (moduleae)");
    assert_eq!(walk(WalkOrder::Pre, "ae", ""), "moduleae (module)");
    assert_eq!(walk(WalkOrder::Post, "abcde", ""), "cbdaemodule (module)");
}

#[test]
fn clones_refer_to_their_own_parts() {
    let ctx = Context::new();
    ctx.allow_unregistered_dialects(true);
    let text = r#"%0 = "t.outside"() : () -> i32
      "t.op"(%0) ({
      ^bb0(%a: i32):
        %1 = "t.x"(%a, %0) {k = 1 : i32} : (i32, i32) -> i32
        "t.br"(%1)[^bb1] : (i32) -> ()
      ^bb1:
        "t.ret"(%1, %0) : (i32, i32) -> ()
      }) : (i32) -> ()"#;
    let mut ir = parse_source(&ctx, "clone.mlir", text.as_bytes()).expect("valid text");
    let root = ir.root().expect("root").handle();
    let block = ir.op(root).region(0).first_block().expect("block").handle();
    let original = ir.block(block).back().expect("op").handle();
    let copy = ir.clone_op(original, &mut Mapping::new());
    ir.insert(InsertPoint::End(block), copy);
    ir.erase(original);
    let printed = ir.op(root).to_string();
    assert!(printed.contains(r#""t.ret"(%1, %0)"#), "{printed}");
    ods_runtime::verify::verify(ir.op(root)).expect("the copy is valid");
}

/// Between IRs, operations that use values defined later, successors and outside values are mapped as well.
/// The contents of an operation are cloned before the next operation.
#[test]
fn uses_in_clones_are_in_order() {
    let ctx = Context::new();
    ctx.allow_unregistered_dialects(true);
    let text = r#"%0 = "t.value"() : () -> i32
        "t.outer"() ({
            "t.a"(%0) ({ "t.b"(%0) : (i32) -> () }, { "t.c"(%0) : (i32) -> () }) : (i32) -> ()
            "t.d"(%0) ({ "t.e"(%0) : (i32) -> () }) : (i32) -> ()
        }) : () -> ()"#;
    let mut ir = parse_source(&ctx, "clone.mlir", text.as_bytes()).expect("valid text");
    let block = ir.root().expect("a module").region(0).first_block().expect("a block");
    let ops: Vec<Op> = block.ops().map(|op| op.handle()).collect();
    ir.clone_op(ops[1], &mut Mapping::new());
    // The last use is the first one in the list.
    let uses = ir.op(ops[0]).result(0).uses();
    let names: Vec<&str> = uses.map(|operand| operand.owner().name().as_str()).collect();
    assert_eq!(names[..5], ["t.e", "t.d", "t.c", "t.b", "t.a"]);
}

#[test]
fn clones_in_another_ir_are_equal() {
    let ctx = Context::new();
    ctx.allow_unregistered_dialects(true);
    let text = r#"%0 = "t.outside"() : () -> i32
      "t.op"(%0) ({
      ^bb0(%a: i32):
        "t.br"(%2, %2)[^bb2] : (i32, i32) -> ()
      ^bb1:
        %1 = "t.x"(%a, %0) ({ "t.in"(%2, %0) : (i32, i32) -> () }) : (i32, i32) -> i32
        "t.ret"() : () -> ()
      ^bb2:
        %2 = "t.y"() : () -> i32
        "t.br"(%2)[^bb1, ^bb2] {k = [1]} : (i32) -> ()
      }) : (i32) -> ()"#;
    let source = parse_source_unverified(&ctx, "clone.mlir", text.as_bytes()).expect("valid text");
    let root = source.root().expect("root");
    let block = root.region(0).first_block().expect("block");
    let mut ir = Ir::new(ctx.clone());
    let copy = ir.clone_op_from(&source, root, &mut Mapping::new());
    assert_eq!(ir.op(copy).to_string(), root.to_string());
    // Only the second operation, whose operand is mapped.
    let mut mapping = Mapping::new();
    let outside =
        ir.op(copy).region(0).first_block().expect("block").front().expect("an operation");
    mapping.map_value(
        block.front().expect("an operation").result(0).handle(),
        outside.result(0).handle(),
    );
    let inner = ir.clone_op_from(&source, block.back().expect("an operation"), &mut mapping);
    let last = ir.op(copy).region(0).first_block().expect("block").back().expect("an operation");
    let last = last.handle();
    ir.move_op(inner, InsertPoint::After(last));
    ir.erase(last);
    assert_eq!(ir.op(copy).to_string(), root.to_string());
}

/// Handles of the original denote the copies, and changes of the one leave the other alone.
#[test]
fn a_whole_ir_is_cloned() {
    let mut f = fixture();
    let def = f.op("t.def", &[], 1);
    let value = f.result(def);
    let user = f.op("t.use", &[value], 0);
    let mut copy = f.ir.clone();
    let before = copy.root().expect("root").to_string();
    f.ir.erase(user);
    f.ir.erase(def);
    assert_eq!(copy.root().expect("root").to_string(), before);
    copy.set_operand(user, 0, copy.op(def).result(0).handle());
    copy.erase(user);
    assert!(copy.is_live(def) && !f.ir.is_live(def));
}

#[test]
fn splitting_a_block_moves_the_tail() {
    let mut f = fixture();
    f.op("t.a", &[], 0);
    let b = f.op("t.b", &[], 0);
    f.op("t.c", &[], 0);
    let tail = f.ir.split_block(b);
    assert_eq!(f.names(), ["a"]);
    let names: Vec<&str> = f.ir.block(tail).ops().map(|op| op.name().stripped()).collect();
    assert_eq!(names, ["b", "c"]);
    assert_eq!(f.ir.op(b).block().map(|b| b.handle()), Some(tail));
}

fn fill(
    f: &mut Fixture,
    random: &mut Random,
    block: Block,
    visible: &mut Vec<Value>,
    depth: usize,
) {
    let outer = std::mem::replace(&mut f.block, block);
    let outer_count = visible.len();
    for _ in 0..random.below(3) {
        let argument = f.ir.add_argument(block, f.i32, Location::UNKNOWN);
        visible.push(argument);
    }
    for _ in 0..1 + random.below(6) {
        let operands: Vec<Value> = (0..random.below(4))
            .filter(|_| !visible.is_empty())
            .map(|_| visible[random.below(visible.len())])
            .collect();
        if depth > 0 && random.below(4) == 0 {
            let (op, inner) = op_with_region(&mut f.ir, "t.region");
            f.ir.insert(InsertPoint::End(f.block), op);
            fill(f, random, inner, visible, depth - 1);
        } else {
            let results = random.below(3);
            let op = f.op("t.op", &operands, results);
            visible.extend(f.ir.op(op).results().map(|v| v.handle()));
        }
    }
    visible.truncate(outer_count);
    f.block = outer;
}

#[test]
fn random_modules_survive_their_text() {
    for seed in 0..200 {
        let mut f = fixture();
        let block = f.block;
        fill(&mut f, &mut Random::new(seed), block, &mut Vec::new(), 3);
        let first = f.ir.root().expect("root").to_string();
        let ctx: Arc<Context> = Context::new();
        ctx.allow_unregistered_dialects(true);
        let again = parse_source(&ctx, "again.mlir", first.as_bytes())
            .unwrap_or_else(|errors| panic!("seed {seed}: {errors:?}\n{first}"));
        let module = again.root().expect("root");
        let inner = module.region(0).first_block().and_then(|b| b.front()).expect("operation");
        assert_eq!(inner.to_string(), first, "seed {seed}");
    }
}

#[test]
fn ir_is_send_and_context_is_sync() {
    fn send<T: Send>() {}
    fn sync<T: Sync>() {}
    send::<Ir>();
    sync::<Context>();
}

#[test]
fn deep_nesting_is_an_error() {
    for (before, open, close, after) in [
        ("", "\"t.a\"() ({", "}) : () -> ()", ""),
        ("\"t.a\"() {a = ", "[", "]", "} : () -> ()"),
        ("\"t.a\"() : (", "tuple<", ">", ") -> ()"),
    ] {
        let text = [before, &open.repeat(100_000), &close.repeat(100_000), after].concat();
        let ctx = Context::new();
        ctx.allow_unregistered_dialects(true);
        let errors = parse_source(&ctx, "deep.mlir", text.as_bytes()).expect_err("too deep");
        assert!(errors[0].message().contains("nesting is deeper than 256 levels"), "{}", errors[0]);
    }
}

#[test]
fn any_bytes_are_taken() {
    let mut random = Random::new(7);
    let seeds: [&[u8]; 3] = [
        br#"%0:2 = "t.a"(%1, %0#1) <{a = dense<[1, 2]> : tensor<2xi32>}> ({^bb0(%x: i32):}) {b = #m} : (i32, !t) -> (i32, f32) loc("x":1:2)"#,
        br#"#m = affine_map<(d0)[s0] -> (d0 floordiv 2 + s0)> {-# dialect_resources: {} #-} "t.b"()[^a, ^b] : () -> ()"#,
        br#""t.c"() {a = @s::@t, b = 0x1F : i8, c = 1.5e3, d = "\41\"", e = sparse<0, 1> : vector<1xf32>} : () -> memref<?x4xf32, strided<[1, ?]>, 3>"#,
    ];
    for i in 0..3000 {
        let mut text = seeds[i % 3].to_vec();
        for _ in 0..1 + random.below(4) {
            let at = random.below(text.len());
            match random.below(3) {
                0 => text[at] = random.below(256) as u8,
                1 => drop(text.remove(at)),
                _ => {
                    let (from, to) = (random.below(text.len()), at);
                    let part = text[from.min(to)..from.max(to)].to_vec();
                    text.splice(at..at, part);
                }
            }
        }
        let ctx = Context::new();
        ctx.allow_unregistered_dialects(true);
        // Parsing must terminate; the result does not matter.
        let _ = parse_source(&ctx, "any.mlir", &text);
    }
}

#[test]
fn invalid_operations_print_in_generic_form() {
    let ctx = Context::new();
    let mut ir = Ir::new(ctx.clone());
    // The custom form of a module needs a block.
    let region = ir.add_region();
    let mut state = OpState::new(ctx.op_name("builtin.module"), Location::UNKNOWN);
    state.add_region(region);
    let i32 = ods_runtime::types::IntegerType::get(&ctx, 32).handle();
    state.add_types([i32]);
    let op = ir.create(&state);
    assert_eq!(ir.op(op).to_string(), "%0 = \"builtin.module\"() ({\n}) : () -> i32");
    let flags = ods_runtime::text::PrintFlags::default();
    let text = ir.op(op).print_top_level(&flags);
    assert_eq!(text.trim_end(), "%0 = \"builtin.module\"() ({\n}) : () -> i32");
}
