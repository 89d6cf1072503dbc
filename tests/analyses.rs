//! What alias analysis and loop information answer, beyond what the peer prints.

use ods::analysis::alias::{AliasAnalysis, AliasImplementation, AliasResult, ModRefResult};
use ods::analysis::loop_info::CfgLoopInfo;
use ods_runtime::ir::WalkOrder;
use ods_runtime::text::parse_source;
use ods_runtime::{Context, Ir, OpRef, ValueRef};

fn parse(text: &str) -> Ir {
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    ctx.allow_unregistered_dialects(true);
    parse_source(&ctx, "m.mlir", text.as_bytes()).expect("valid text")
}

fn op<'ir>(ir: &'ir Ir, name: &str) -> OpRef<'ir> {
    let mut ops = ir.root().expect("a module").walk(WalkOrder::Pre);
    ops.find(|op| op.name().as_str() == name).expect("an operation")
}

/// Version 22 takes the result for the only value of a known terminator.
#[test]
fn unknown_terminators_may_pass_anything() {
    let ir = parse(
        "func.func @f(%a: memref<4xf32>, %c: i1) {
          %0 = memref.alloca() : memref<4xf32>
          %1 = \"scf.execute_region\"() ({
            cf.cond_br %c, ^bb1, ^bb2
          ^bb1:
            \"t.end\"(%a) : (memref<4xf32>) -> ()
          ^bb2:
            scf.yield %0 : memref<4xf32>
          }) : () -> memref<4xf32>
          return
        }",
    );
    let (alloca, region) = (op(&ir, "memref.alloca"), op(&ir, "scf.execute_region"));
    let result = AliasAnalysis::new().alias(alloca.result(0), region.result(0));
    assert_eq!(result, AliasResult::May);
}

/// Knows that nothing aliases, and that operations only read.
struct Optimist;

impl AliasImplementation for Optimist {
    fn alias(&self, _: ValueRef<'_>, _: ValueRef<'_>) -> AliasResult {
        AliasResult::No
    }

    fn mod_ref(&self, _: OpRef<'_>, _: ValueRef<'_>) -> ModRefResult {
        ModRefResult { is_mod: false, is_ref: true }
    }
}

#[test]
fn the_first_implementation_that_knows_something_answers() {
    let ir = parse(
        "func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
          %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
          \"t.access\"(%a) : (memref<4xf32>) -> ()
          return
        }",
    );
    let (cast, access) = (op(&ir, "memref.cast"), op(&ir, "t.access"));
    let (a, cast) = (cast.operand(0), cast.result(0));
    let b = access.block().expect("a block").argument(1);
    let mut aliases = AliasAnalysis::new();
    assert_eq!(aliases.alias(a, b), AliasResult::May);
    assert_eq!(aliases.mod_ref(access, a), ModRefResult::ALL);
    aliases.add(Optimist);
    assert_eq!(aliases.alias(a, b), AliasResult::No);
    assert_eq!(aliases.alias(a, cast), AliasResult::Must);
    assert_eq!(aliases.mod_ref(access, a).to_string(), "Ref");
}

#[test]
fn loops_have_exits_and_preheaders() {
    let ir = parse(
        "func.func @f(%c: i1) {
          cf.br ^bb1
        ^bb1:
          cf.cond_br %c, ^bb2, ^bb4
        ^bb2:
          cf.cond_br %c, ^bb2, ^bb3
        ^bb3:
          cf.cond_br %c, ^bb1, ^bb5
        ^bb4:
          return
        ^bb5:
          return
        }",
    );
    let region = op(&ir, "func.func").region(0);
    let blocks: Vec<_> = region.blocks().map(|block| block.handle()).collect();
    let loops = CfgLoopInfo::new(region);
    let inner = loops.loop_of(blocks[2]).expect("a loop");
    let outer = loops.parent(inner).expect("a loop around it");
    assert_eq!(loops.loop_of(blocks[3]), Some(outer));
    assert_eq!(loops.loop_of(blocks[4]), None);
    assert_eq!((loops.depth(outer), loops.depth(inner)), (1, 2));
    assert_eq!(loops.sub_loops(outer), [inner]);
    assert_eq!(loops.blocks(outer), [blocks[1], blocks[2], blocks[3]]);
    assert!(loops.contains(outer, blocks[2]) && !loops.contains(inner, blocks[1]));
    assert_eq!(loops.exit_blocks(&ir, outer), [blocks[4], blocks[5]]);
    assert_eq!(loops.exit_blocks(&ir, inner), [blocks[3]]);
    assert_eq!(loops.preheader(&ir, outer), Some(blocks[0]));
    // Control flow may also go from the first block of the outer loop out of it.
    assert_eq!(loops.preheader(&ir, inner), None);
}

/// Loops at every depth are found.
#[test]
fn deep_loops_are_found() {
    const DEPTH: usize = 300;
    let mut text = String::from("func.func @f(%c: i1) {\n  cf.br ^bb1\n");
    for block in 1..=DEPTH {
        text += &format!("^bb{block}:\n  cf.br ^bb{}\n", block + 1);
    }
    for block in 1..=DEPTH {
        let header = DEPTH + 1 - block;
        let (here, next) = (DEPTH + block, DEPTH + block + 1);
        text += &format!("^bb{here}:\n  cf.cond_br %c, ^bb{header}, ^bb{next}\n");
    }
    text += &format!("^bb{}:\n  return\n}}\n", 2 * DEPTH + 1);
    let ir = parse(&text);
    let region = op(&ir, "func.func").region(0);
    let loops = CfgLoopInfo::new(region);
    let [outermost] = loops.top_level_loops() else { panic!("one loop") };
    assert_eq!(loops.blocks(*outermost).len(), 2 * DEPTH);
    let innermost = region.blocks().nth(DEPTH).and_then(|block| loops.loop_of(block.handle()));
    assert_eq!(innermost.map(|it| loops.depth(it)), Some(DEPTH));
}
