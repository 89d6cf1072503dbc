//! Runtime benchmarks in nanoseconds per operation, with the same rows as `bench/mlir-cpp`.
//!
//! Usage: `ods-bench [FILTER]`. Prints medians and minima of nine runs in CPU time of the thread, because the machine
//! may be busy. Rows on texts need the files in `corpus/` that `bench/mlir-cpp` reads; `bench/gen.py` generates them.

use std::hint::black_box;
use std::sync::Arc;

use ods::arith::{AddIOp, ConstantOp};
use ods::async_::ValueType;
use ods::dlti::FunctionPointerAlignmentAttr;
use ods_runtime::attrs::{DictionaryAttr, IntegerAttr, NamedAttribute};
use ods_runtime::diag::{Diagnostic, Renderer};
use ods_runtime::dominance::DominanceInfo;
use ods_runtime::interfaces::{
    BranchOpInterface, InferTypeOpInterface, MemoryEffectOpInterface, SelectLikeOpInterface,
    SelectLikeOpInterfaceTable, interface,
};
use ods_runtime::ir::{InsertPoint, Mapping, WalkOrder};
use ods_runtime::layout::DataLayout;
use ods_runtime::pass::{PassManager, common_passes};
use ods_runtime::rewrite::{GreedyConfig, PatternSet, Traversal, apply_patterns_greedily};
use ods_runtime::side_effects::{is_memory_effect_free, is_op_trivially_dead, is_pure};
use ods_runtime::text::{ParserConfig, PrintFlags, parse_part, parse_source};
use ods_runtime::traits::{IsCommutative, IsTerminator};
use ods_runtime::types::IntegerType;
use ods_runtime::{Block, Context, Ir, Location, Op, OpBuilder, OpDef, OpRef, OpState, Value};

const RUNS: usize = 9;
const N: usize = 1_000_000;

/// CPU time of this thread in nanoseconds. A short sleep makes the kernel update its counter.
fn cpu_time() -> u64 {
    std::thread::yield_now();
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    stat.split(' ').next().and_then(|n| n.parse().ok()).unwrap_or(0)
}

/// Whether the filter, if there is one, selects a row.
fn is_selected(name: &str) -> bool {
    std::env::args().nth(1).is_none_or(|filter| name.contains(&filter))
}

/// Runs `body` on fresh states, and prints the time per unit.
fn row<S>(name: &str, units: usize, mut setup: impl FnMut() -> S, mut body: impl FnMut(&mut S)) {
    if !is_selected(name) {
        return;
    }
    let mut times: Vec<f64> = (0..=RUNS)
        .map(|_| {
            let mut state = setup();
            let start = cpu_time();
            body(&mut state);
            (cpu_time() - start) as f64 / units as f64
        })
        .skip(1)
        .collect();
    times.sort_by(f64::total_cmp);
    println!("{name:44} {:9.2} ns/unit  min {:9.2}", times[RUNS / 2], times[0]);
}

/// Like [`row`], for a body that runs on two threads at a time.
fn row_of_two_threads<S: Sync>(
    name: &str,
    units: usize,
    mut setup: impl FnMut() -> S,
    body: impl Fn(&S) + Sync,
) {
    if !is_selected(name) {
        return;
    }
    let mut times: Vec<f64> = (0..=RUNS)
        .map(|_| {
            let state = setup();
            let timed = || {
                let start = cpu_time();
                body(&state);
                cpu_time() - start
            };
            let total: u64 = std::thread::scope(|scope| {
                let threads = [scope.spawn(timed), scope.spawn(timed)];
                threads.into_iter().map(|it| it.join().expect("a thread that ends")).sum()
            });
            total as f64 / (2 * units) as f64
        })
        .skip(1)
        .collect();
    times.sort_by(f64::total_cmp);
    println!("{name:44} {:9.2} ns/unit  min {:9.2}", times[RUNS / 2], times[0]);
}

fn context() -> Arc<Context> {
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    for dialect in ["arith", "func", "cf", "ub"] {
        ctx.dialect_hooks(ctx.ident(dialect));
    }
    ctx.allow_unregistered_dialects(true);
    // Rows measure the time of this thread.
    ctx.set_num_threads(Some(1));
    ctx
}

/// IR with one block that has two `i32` arguments.
struct Fixture {
    ir: Ir,
    block: Block,
    root: Op,
    arguments: [Value; 2],
}

fn fixture(ctx: &Arc<Context>) -> Fixture {
    let mut ir = Ir::new(ctx.clone());
    let (region, block) = (ir.add_region(), ir.add_block());
    ir.append_block(region, block);
    let mut state = OpState::new(ctx.op_name("t.root"), Location::UNKNOWN);
    state.add_region(region);
    let root = ir.create(&state);
    let i32 = IntegerType::get(ctx, 32);
    let arguments = [0; 2].map(|_| ir.add_argument(block, i32, Location::UNKNOWN));
    Fixture { ir, block, root, arguments }
}

/// `n` additions of the two preceding values.
fn chain(f: &mut Fixture, n: usize) {
    let [mut p, mut q] = f.arguments;
    let mut b = OpBuilder::at_end(&mut f.ir, f.block, Location::UNKNOWN);
    for _ in 0..n {
        let op = AddIOp::build(&mut b, p, q);
        (p, q) = (b.result(op, 0), p);
    }
}

fn filled(ctx: &Arc<Context>, n: usize) -> Fixture {
    let mut f = fixture(ctx);
    chain(&mut f, n);
    f
}

fn creation(ctx: &Arc<Context>) {
    row("create/arith.addi_chain+insert", N, || fixture(ctx), |f| chain(f, N));
    row(
        "create+erase/arith.addi_in_block",
        N,
        || fixture(ctx),
        |f| {
            let [p, q] = f.arguments;
            for _ in 0..N {
                let mut b = OpBuilder::at_end(&mut f.ir, f.block, Location::UNKNOWN);
                let op = AddIOp::build(&mut b, p, q);
                f.ir.erase(op);
            }
        },
    );
    for n in [10_000, N] {
        row(
            &format!("clone/addi_chain_{n}"),
            n,
            || filled(ctx, n),
            |f| {
                black_box(f.ir.clone_op(f.root, &mut Mapping::new()));
            },
        );
    }
}

fn walking(ctx: &Arc<Context>) {
    for n in [1000, N] {
        let f = filled(ctx, n);
        let repeat = N / n;
        row(
            &format!("walk/post_count/{n}"),
            n * repeat,
            || (),
            |()| {
                for _ in 0..repeat {
                    black_box(f.ir.op(f.root).walk(WalkOrder::Post).count());
                }
            },
        );
        row(
            &format!("walk/block_iter_flat/{n}"),
            n * repeat,
            || (),
            |()| {
                for _ in 0..repeat {
                    black_box(f.ir.block(f.block).ops().count());
                }
            },
        );
    }
    for k in [10, 1000] {
        let users = N / k;
        row(
            &format!("replace_all_uses/{k}"),
            users * k,
            || {
                let mut f = fixture(ctx);
                let value = f.arguments[0];
                let mut b = OpBuilder::at_end(&mut f.ir, f.block, Location::UNKNOWN);
                for _ in 0..k / 2 {
                    AddIOp::build(&mut b, value, value);
                }
                f
            },
            |f| {
                let [mut from, mut to] = f.arguments;
                for _ in 0..users {
                    f.ir.replace_all_uses(from, to);
                    (from, to) = (to, from);
                }
            },
        );
    }
}

/// Queries every operation many times. Takes views, as returned by walks, to exclude the lookup of handles.
fn each(name: &str, ops: &[OpRef<'_>], ask: impl Fn(OpRef<'_>) -> bool) {
    row(
        name,
        N,
        || (),
        |()| {
            for _ in 0..N / ops.len() {
                for op in ops {
                    black_box(ask(*op));
                }
            }
        },
    );
}

fn questions(ctx: &Arc<Context>) {
    let f = filled(ctx, 1000);
    let ops: Vec<OpRef<'_>> = f.ir.block(f.block).ops().collect();
    each("cast/isa_AddI", &ops, |o| o.isa::<AddIOp<'_>>());
    each("cast/isa_Constant_miss", &ops, |o| o.isa::<ConstantOp<'_>>());
    each("trait/hit", &ops, |o| o.has_trait::<IsCommutative>());
    each("trait/miss", &ops, |o| o.has_trait::<IsTerminator>());
    each("interface/cast_hit", &ops, |o| o.isa::<MemoryEffectOpInterface<'_>>());
    each("interface/cast_miss", &ops, |o| o.isa::<BranchOpInterface<'_>>());
    each("interface/cast+effects", &ops, |o| {
        o.dyn_cast::<MemoryEffectOpInterface<'_>>().is_some_and(|op| op.effects().is_empty())
    });
    each("interface/cast+has_no_effect", &ops, |o| {
        o.dyn_cast::<MemoryEffectOpInterface<'_>>().is_some_and(|op| op.has_no_effect())
    });
    each("interface/is_memory_effect_free", &ops, is_memory_effect_free);
    each("interface/is_pure", &ops, is_pure);
    each("interface/is_op_trivially_dead", &ops, is_op_trivially_dead);
    each("interface/cast+infer_types", &ops, |o| {
        o.dyn_cast::<InferTypeOpInterface<'_>>().is_some_and(|op| op.inferred_types().is_ok())
    });
    // Attached to a thousand operations that are not queried.
    static SELECT: SelectLikeOpInterfaceTable = SelectLikeOpInterfaceTable {
        false_value: |op| op.operand(0),
        true_value: |op| op.operand(1),
        condition: |op| op.operand(2),
    };
    each("interface/miss", &ops, |o| o.isa::<SelectLikeOpInterface<'_>>());
    for _ in 0..1000 {
        let other: &'static OpDef = Box::leak(Box::new(OpDef::new("bench.other")));
        ctx.attach_op_interface(other, interface(&SELECT));
    }
    each("interface/miss_attached_to_others", &ops, |o| o.isa::<SelectLikeOpInterface<'_>>());
    each("attr/prop_typed", &ops, |o| {
        o.dyn_cast::<AddIOp<'_>>().is_some_and(|op| op.property_word(0) != 0)
    });
    each("attr/by_name_inherent", &ops, |o| o.attr("overflowFlags").is_some());
    // Like the peer's row: an unregistered operation, and its last attribute.
    let mut g = fixture(ctx);
    let mut state = OpState::new(ctx.op_name("foo.bar"), Location::UNKNOWN);
    for i in 0..4 {
        let value = IntegerAttr::get(ctx, IntegerType::get(ctx, 64), i);
        state.add_attr(ctx.ident(&format!("attr{i}")), value);
    }
    let named = g.ir.create(&state);
    each("attr/of_op_by_name_of_4", &[g.ir.op(named)], |o| o.attr(black_box("attr3")).is_some());
    row(
        "verify/arith.addi",
        N,
        || filled(ctx, N),
        |f| {
            black_box(ods_runtime::verify::verify(f.ir.op(f.root)).is_ok());
        },
    );
}

fn interning() {
    let ctx = context();
    let i32 = IntegerType::get(&ctx, 32).handle();
    row(
        "uniq/IntegerAttr_hit",
        N,
        || (),
        |()| {
            for i in 0..N {
                black_box(IntegerAttr::get(&ctx, i32, (i & 1023) as i64));
            }
        },
    );
    row_of_two_threads(
        "uniq/IntegerAttr_hit_on_two_threads",
        N,
        || (),
        |()| {
            for i in 0..N {
                black_box(IntegerAttr::get(&ctx, i32, (i & 1023) as i64));
            }
        },
    );
    // As many as in the peer's row, because the size of the tables determines cache misses.
    row("uniq/IntegerAttr_miss", N / 2, context, |ctx| {
        let i32 = IntegerType::get(ctx, 32).handle();
        for i in 0..N / 2 {
            black_box(IntegerAttr::get(ctx, i32, i as i64));
        }
    });
    row(
        "uniq/IntegerType_hit",
        N,
        || (),
        |()| {
            for _ in 0..N {
                black_box(IntegerType::get(&ctx, black_box(32)));
            }
        },
    );
    generated_kinds();
    let value = IntegerAttr::get(&ctx, i32, 1);
    let entries = ["a", "b", "c", "d"].map(|name| NamedAttribute::new(ctx.ident(name), value));
    row(
        "uniq/DictionaryAttr_4_sorted_hit",
        N,
        || (),
        |()| {
            for _ in 0..N {
                black_box(DictionaryAttr::get(&ctx, black_box(&entries)));
            }
        },
    );
    let dictionary = DictionaryAttr::get(&ctx, &entries);
    row(
        "attr/by_name_of_4",
        N,
        || (),
        |()| {
            for _ in 0..N {
                black_box(dictionary.by_name(black_box("d")));
            }
        },
    );
}

/// Types and attributes generated from definitions.
fn generated_kinds() {
    let ctx = context();
    let types = |ctx: &Context| -> Vec<_> {
        (1..=1024).map(|width| IntegerType::get(ctx, width).handle()).collect()
    };
    let existing = types(&ctx);
    row(
        "uniq/async.ValueType_hit",
        N,
        || (),
        |()| {
            for i in 0..N {
                black_box(ValueType::get(ctx.type_ref(existing[i & 1023])));
            }
        },
    );
    // Nested value types, so that each is new.
    row(
        "uniq/async.ValueType_miss",
        N / 2,
        || {
            let ctx = context();
            let types = types(&ctx);
            (ctx, types)
        },
        |(ctx, types)| {
            for _ in 0..N / 2 / types.len() {
                for ty in types.iter_mut() {
                    *ty = ValueType::get(ctx.type_ref(*ty)).handle();
                }
            }
        },
    );
    row(
        "uniq/dlti.FunctionPointerAlignmentAttr_hit",
        N,
        || (),
        |()| {
            for i in 0..N {
                black_box(FunctionPointerAlignmentAttr::get(&ctx, (i & 1023) as u64, true));
            }
        },
    );
    row("uniq/dlti.FunctionPointerAlignmentAttr_miss", N / 2, context, |ctx| {
        for i in 0..N / 2 {
            black_box(FunctionPointerAlignmentAttr::get(ctx, i as u64, true));
        }
    });
}

fn memory(ctx: &Arc<Context>) {
    // Slow, and no `row`.
    if !is_selected("mem/") {
        return;
    }
    let resident = || -> usize {
        let statm = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
        statm.split(' ').nth(1).and_then(|pages| pages.parse().ok()).unwrap_or(0) * 4096
    };
    let mut f = fixture(ctx);
    let before = resident();
    let [p, q] = f.arguments;
    let mut b = OpBuilder::at_end(&mut f.ir, f.block, Location::UNKNOWN);
    for _ in 0..4 * N {
        AddIOp::build(&mut b, p, q);
    }
    let each = (resident() - before) as f64 / (4 * N) as f64;
    println!(
        "{:44} {each:9.1} bytes (resident, with the slack of growing slabs)",
        "mem/arith.addi"
    );
    black_box(f.ir.op(f.root));
    let measure = |name: &str, make: &mut dyn FnMut(usize)| {
        let before = resident();
        (0..N).for_each(make);
        println!("{name:44} {:9.1} bytes (resident)", (resident() - before) as f64 / N as f64);
    };
    let fresh = context();
    let i64 = IntegerType::get(&fresh, 64).handle();
    measure("mem/IntegerAttr", &mut |i| {
        IntegerAttr::get(&fresh, i64, i as i64);
    });
    measure("mem/FileLineColLoc", &mut |i| {
        Location::file_line_col(&fresh, "f", i as u32, 1);
    });
}

/// A ladder of `rungs` diamonds in one region, with an unregistered operation before each branch. Returns these
/// operations.
fn ladder(ctx: &Arc<Context>, rungs: usize) -> (Fixture, Vec<Op>) {
    let mut f = fixture(ctx);
    let region = f.ir.op(f.root).region(0).handle();
    let mut ops = Vec::new();
    let (mark, branch) = (ctx.op_name("t.mark"), ctx.op_name("t.br"));
    let mut end = |ir: &mut Ir, block: Block, targets: &[Block]| {
        let point = InsertPoint::End(block);
        ops.push(ir.create_at(point, &OpState::new(mark, Location::UNKNOWN)));
        let mut state = OpState::new(branch, Location::UNKNOWN);
        targets.iter().for_each(|target| state.add_successor(*target));
        ir.create_at(point, &state);
    };
    let mut at = f.block;
    for _ in 0..rungs {
        let [left, right, join] = [0; 3].map(|_| {
            let block = f.ir.add_block();
            f.ir.append_block(region, block);
            block
        });
        end(&mut f.ir, at, &[left, right]);
        end(&mut f.ir, left, &[join]);
        end(&mut f.ir, right, &[join]);
        at = join;
    }
    end(&mut f.ir, at, &[]);
    (f, ops)
}

fn dominance(ctx: &Arc<Context>) {
    let (f, ops) = ladder(ctx, 33_333);
    let entry = f.ir.block(f.block);
    let last = f.ir.op(ops[ops.len() - 1]).block().expect("in a block");
    row(
        "dom/build_tree_100k_blocks_per_block",
        100_000,
        || (),
        |()| {
            black_box(DominanceInfo::new().dominates_in_region(entry, last));
        },
    );
    let mut info = DominanceInfo::new();
    let mut state = 1u64;
    let mut random = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        f.ir.op(ops[(state >> 33) as usize % ops.len()])
    };
    let queries: Vec<_> = (0..200_000).map(|_| (random(), random())).collect();
    info.dominates_in_region(entry, last);
    row(
        "dom/query_op_op_random_crossblock",
        queries.len(),
        || (),
        |()| {
            for (a, b) in &queries {
                black_box(info.properly_dominates_op(*a, *b, true));
            }
        },
    );
}

/// Parsing and printing of the files in `corpus/`.
fn texts() {
    let sets = ["addi_one", "addi_many", "cfg_many", "mixed_many", "unreg_many", "attrs_many"];
    for (set, form) in sets.iter().flat_map(|set| [(set, ""), (set, ".generic")]) {
        let Ok(text) = std::fs::read(format!("corpus/{set}_10m{form}.mlir")) else { continue };
        let ctx = context();
        let Ok(ir) = parse_source(&ctx, "in", &text[..]) else { continue };
        let root = ir.root().expect("parsed text has a root");
        let ops = root.walk(WalkOrder::Pre).count();
        // Like the peer's: excludes reading the file and destroying the IR.
        let fresh = || (context(), text.clone().into_boxed_slice());
        let state = || (Some(fresh()), None);
        row(&format!("parse+verify/{set}{form}"), ops, state, |(fresh, parsed)| {
            let Some((ctx, text)) = fresh.take() else { return };
            let range = 0..text.len();
            *parsed = parse_part(&ctx, "in", text, range, 1, ParserConfig::default()).ok();
        });
        let shared = || (context(), text.clone());
        row_of_two_threads(
            &format!("parse+verify_on_two_threads/{set}{form}"),
            ops,
            shared,
            |(ctx, text)| {
                let part = text.clone().into_boxed_slice();
                let range = 0..part.len();
                let ir = parse_part(ctx, "in", part, range, 1, ParserConfig::default()).ok();
                black_box(ir.is_some_and(|ir| ir.root().is_some()));
            },
        );
        // Verification is another row.
        let generic = !form.is_empty();
        let flags = PrintFlags { generic, assume_verified: true, ..PrintFlags::default() };
        row(
            &format!("print/{set}{form}"),
            ops,
            || (),
            |()| {
                black_box(root.print_top_level(&flags).len());
            },
        );
    }
    let Ok(text) = std::fs::read("corpus/addi_one_1m.mlir") else { return };
    let ctx = context();
    let Ok(ir) = parse_source(&ctx, "in", &text[..]) else { return };
    let root = ir.root().expect("parsed text has a root");
    let ops: Vec<_> = root.walk(WalkOrder::Pre).collect();
    row(
        "diag/render_1m",
        1000,
        || (),
        |()| {
            for op in ops.iter().step_by(ops.len() / 1000).take(1000) {
                let diagnostic = Diagnostic::error(op.loc(), "bad thing");
                black_box(Renderer::default().render(&ctx, &diagnostic));
            }
        },
    );
}

/// Nested modules, each with a layout for different types.
fn nested_layouts(depth: usize) -> String {
    let mut text = String::new();
    for i in 1..=depth {
        text += &format!(
            "module attributes {{dlti.dl_spec = #dlti.dl_spec<i{i} = dense<{}> : vector<1xi64>>}} {{\n",
            i * 8
        );
    }
    text + &"}".repeat(depth)
}

/// Data layouts: cached queries, and construction.
fn layouts() {
    let ctx = context();
    for depth in [10, 20] {
        let ir = parse_source(&ctx, "in", nested_layouts(depth).as_bytes()).expect("valid text");
        let root = ir.root().expect("parsed text has a root");
        let module = root.walk(WalkOrder::Pre).last().expect("an innermost module");
        row(
            &format!("layout/build_nested_{depth}"),
            10_000,
            || (),
            |()| {
                for _ in 0..10_000 {
                    black_box(DataLayout::new(module).is_ok());
                }
            },
        );
        let layout = DataLayout::new(module).expect("a layout that fits");
        let types: Vec<_> = (1..=64).map(|width| IntegerType::get(&ctx, width).handle()).collect();
        row(
            &format!("layout/cached_query_nested_{depth}"),
            N,
            || (),
            |()| {
                for i in 0..N {
                    black_box(layout.type_size(types[i % 64]));
                }
            },
        );
    }
}

/// A chain of `n` additions. The left operand is the previous sum; the right operand is the value that `right` builds,
/// or else the previous sum. The last sum has a use.
fn used_chain(
    ctx: &Arc<Context>,
    n: usize,
    right: impl Fn(&mut OpBuilder<'_>) -> Option<Value>,
) -> Fixture {
    let mut f = fixture(ctx);
    let mut x = f.arguments[0];
    let mut b = OpBuilder::at_end(&mut f.ir, f.block, Location::UNKNOWN);
    let right = right(&mut b);
    for _ in 0..n {
        let op = AddIOp::build(&mut b, x, right.unwrap_or(x));
        x = b.result(op, 0);
    }
    let mut state = OpState::new(ctx.op_name("t.use"), Location::UNKNOWN);
    state.add_operands([x]);
    b.create(&state);
    f
}

fn rewriting(ctx: &Arc<Context>) {
    let n = 100_000;
    let patterns = PatternSet::canonicalization(ctx).freeze();
    let zero = |b: &mut OpBuilder<'_>| {
        let zero = IntegerAttr::get(b.ctx(), IntegerType::get(b.ctx(), 32), 0).handle();
        Some(ConstantOp::build(b, zero).into())
    };
    for (traversal, name) in [(Traversal::TopDown, "topdown"), (Traversal::BottomUp, "bottomup")] {
        let run = |f: &mut Fixture| {
            let region = f.ir.op(f.root).region(0).handle();
            let config = GreedyConfig { traversal, ..GreedyConfig::default() };
            let changed = apply_patterns_greedily(&mut f.ir, region, &patterns, config);
            black_box(changed.expect("a fixed point"));
        };
        row(&format!("greedy_{name}/addi_x_0_{n}"), n, || used_chain(ctx, n, zero), run);
        row(&format!("greedy_{name}/nomatch_{n}"), n, || used_chain(ctx, n, |_| None), run);
    }
}

/// Passes on fresh IR, without verification.
fn passes() {
    for set in ["addi_many", "addi_one", "cfg_many", "cfg_one"] {
        let Ok(text) = std::fs::read(format!("corpus/{set}_10m.mlir")) else { continue };
        let ctx = context();
        let parse = || parse_source(&ctx, "in", &text[..]).expect("the corpus is valid");
        let ops = parse().root().map_or(0, |root| root.walk(WalkOrder::Pre).count());
        for pass in ["canonicalize", "cse"] {
            row(&format!("pass/{pass}/{set}"), ops, parse, |ir| {
                let root = ir.root().expect("parsed text has a root").handle();
                let text = format!("builtin.module({pass})");
                let manager = PassManager::parse(&text, &common_passes());
                let mut manager = manager.expect("a pass of the runtime");
                manager.enable_verifier(false);
                manager.run(ir, root).expect("the pass succeeds");
            });
        }
    }
}

fn main() {
    let ctx = context();
    passes();
    layouts();
    memory(&ctx);
    texts();
    dominance(&ctx);
    creation(&ctx);
    walking(&ctx);
    rewriting(&ctx);
    questions(&ctx);
    interning();
}
