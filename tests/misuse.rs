//! Misuse of the API: every entry point that takes a handle panics in the caller's line and says what is wrong.

mod panics;

use ods::arith::{ADDI_OP, AddIOp, ExtSIOp, MulIOp};
use ods::cf::{AssertOp, BranchOp, CondBranchOp};
use ods::func::{FuncOp, ReturnOp};
use ods_runtime::ir::Mapping;
use ods_runtime::prelude::*;
use ods_runtime::rewrite::Rewriter;

/// A function with two additions, its handles, and handles that must not be used.
struct Fixture {
    ir: Ir,
    other: Ir,
    func: Op,
    body: Block,
    x: Value,
    add: OpOf<AddIOp<'static>>,
    assert: Op,
    user: Op,
    erased: Op,
    detached: Op,
    of_other: Op,
    erased_block: Block,
    erased_region: Region,
    erased_value: Value,
}

fn fixture() -> Fixture {
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    let mut ir = ModuleOp::create(&ctx);
    let (ty, i1): (Type, Type) =
        (IntegerType::get(&ctx, 32).into(), IntegerType::get(&ctx, 1).into());
    let mut b = OpBuilder::in_root(&mut ir);
    let func = FuncOp::build(&mut b, "f", FunctionType::get(&ctx, &[ty, i1], &[])).op();
    let mut handles = None;
    let body = b.build_body(func, 0, [ty, i1], |b, [x, condition]| {
        let add = AddIOp::build(b, x, x);
        let user = AddIOp::build(b, add, x).op();
        let assert = AssertOp::build(b, condition, "text").op();
        let erased = MulIOp::build(b, x, x);
        let erased_value = erased.result(0);
        ReturnOp::build_empty(b);
        let (point, erased) = (b.insert_point(), erased.op());
        b.set_insert_point(InsertPoint::Detached);
        let detached = MulIOp::build(b, x, x).op();
        b.set_insert_point(point);
        b.ir_mut().erase(erased);
        handles = Some((x, add, user, assert, erased, erased_value, detached));
    });
    let (x, add, user, assert, erased, erased_value, detached) = handles.expect("a body");
    let erased_block = ir.add_block();
    ir.erase_block(erased_block);
    let erased_region = ir.add_region();
    ir.erase_region(erased_region);
    let mut other = ModuleOp::create(&ctx);
    let mut b = OpBuilder::in_root(&mut other);
    for _ in 0..3 {
        ModuleOp::build(&mut b);
    }
    let of_other = other.root().expect("a root").handle();
    let of_other = other.op(of_other).walk(WalkOrder::Pre).nth(1).expect("a module").handle();
    Fixture {
        ir,
        other,
        func,
        body,
        x,
        add,
        assert,
        user,
        erased,
        detached,
        of_other,
        erased_block,
        erased_region,
        erased_value,
    }
}

const STALE: &str = "stale handle: the operation was erased, or belongs to another `Ir`";

/// Handles of values, blocks and regions are checked in debug builds.
const STALE_VALUE: &str = "stale handle: the value was erased, or belongs to another `Ir`";
const STALE_BLOCK: &str = "stale handle: the block was erased, or belongs to another `Ir`";
const STALE_REGION: &str = "stale handle: the region was erased, or belongs to another `Ir`";

impl Fixture {
    /// A value of the other IR.
    fn other_value(&mut self) -> Value {
        let ty = IntegerType::get(self.ir.ctx(), 32).handle();
        let block = self.other.add_block();
        self.other.add_argument(block, ty, Location::UNKNOWN)
    }
}

type Case = (&'static str, &'static str, fn(&mut Fixture));

/// The misuse, a part of the message of the panic, and the code.
const CASES: &[Case] = &[
    // Views.
    ("an erased operation is read", STALE, |f| {
        f.ir.op(f.erased);
    }),
    ("an operation of another IR is read", STALE, |f| {
        let _ = f.ir.op(f.of_other);
    }),
    ("an operation is read in another IR", STALE, |f| {
        let _ = f.other.op(f.func);
    }),
    ("an erased operation is cast", STALE, |f| {
        let _ = f.ir.get::<AddIOp>(f.erased);
    }),
    ("an operation is cast to another kind", "cast of `arith.addi` to", |f| {
        let _ = f.ir.op(f.add).cast::<MulIOp>();
    }),
    ("a handle is cast to another kind", "cast of `cf.assert` to", |f| {
        let _ = f.ir.get::<AddIOp>(f.assert);
    }),
    ("a builder reads another kind", "cast of `cf.assert` to", |f| {
        let _ = OpBuilder::in_root(&mut f.ir).get::<AddIOp>(f.assert);
    }),
    ("an operand is missing", "operand 2 of 2", |f| {
        let _ = f.ir.op(f.add).operand(2);
    }),
    ("an operand's use is missing", "operand 2 of 2", |f| {
        let _ = f.ir.op(f.add).op_operand(2);
    }),
    ("a result is missing", "result 1 of 1", |f| {
        let _ = f.ir.op(f.add).result(1);
    }),
    ("a handle's result is missing", "result 1 of an operation with 1 results", |f| {
        f.add.result(1);
    }),
    ("a region is missing", "index out of bounds", |f| {
        let _ = f.ir.op(f.add).region(0);
    }),
    ("a successor is missing", "operation has no successor 0", |f| {
        let _ = f.ir.op(f.add).successor(0);
    }),
    ("a value was erased", STALE_VALUE, |f| {
        let _ = f.ir.value(f.erased_value);
    }),
    ("a value was erased, and another one has its slot", STALE_VALUE, |f| {
        let mut b = OpBuilder::new(&mut f.ir, InsertPoint::Start(f.body), Location::UNKNOWN);
        MulIOp::build(&mut b, f.x, f.x);
        let _ = f.ir.value(f.erased_value);
    }),
    ("a block was erased", STALE_BLOCK, |f| {
        let _ = f.ir.block(f.erased_block);
    }),
    ("a block was erased, and another one has its slot", STALE_BLOCK, |f| {
        f.ir.add_block();
        let _ = f.ir.block(f.erased_block);
    }),
    ("a region was erased", STALE_REGION, |f| {
        let _ = f.ir.region(f.erased_region);
    }),
    ("a region was erased, and another one has its slot", STALE_REGION, |f| {
        f.ir.add_region();
        let _ = f.ir.region(f.erased_region);
    }),
    (
        "a result is replaced by a value of another type",
        "of type `i32` of `arith.addi` by a value of type `i1`",
        |f| {
            let condition = f.ir.op(f.assert).operand(0).handle();
            Rewriter::new(&mut f.ir).replace_op(f.add, &[condition]);
        },
    ),
    (
        "an operation is cloned with operands that are not mapped",
        "the mapping does not have it",
        |f| {
            f.other.clone_op_from(&f.ir, f.add, &mut Mapping::new());
        },
    ),
    ("an operation of another IR is cloned", STALE, |f| {
        f.other.clone_op_from(&f.ir, f.of_other, &mut Mapping::new());
    }),
    ("an operation is cloned into another context", "an operation of another context", |f| {
        Ir::new(Context::new()).clone_op_from(&f.ir, f.add, &mut Mapping::new());
    }),
    // Handles of another IR.
    ("a value of another IR is read", STALE_VALUE, |f| {
        let _ = f.other.value(f.x);
    }),
    ("a value of another IR becomes an operand", STALE_VALUE, |f| {
        let other = f.other_value();
        f.ir.set_operand(f.user, 0, other);
    }),
    ("an operation is created with a value of another IR", STALE_VALUE, |f| {
        let other = f.other_value();
        AddIOp::build(&mut OpBuilder::in_root(&mut f.ir), f.x, other);
    }),
    ("a value is replaced by one of another IR", STALE_VALUE, |f| {
        let other = f.other_value();
        f.ir.replace_all_uses(f.x, other);
    }),
    ("the type of a value of another IR is set", STALE_VALUE, |f| {
        let (other, ty) = (f.other_value(), f.ir.value(f.x).ty().handle());
        f.ir.set_type(other, ty);
    }),
    ("a block of another IR is read", STALE_BLOCK, |f| {
        let _ = f.other.block(f.body);
    }),
    ("a block of another IR becomes a successor", STALE_BLOCK, |f| {
        let other = f.other.add_block();
        BranchOp::build(&mut OpBuilder::in_root(&mut f.ir), other, &[]);
    }),
    ("a block of another IR is erased", STALE_BLOCK, |f| {
        let other = f.other.add_block();
        f.ir.erase_block(other);
    }),
    ("an argument is added to a block of another IR", STALE_BLOCK, |f| {
        let (other, ty) = (f.other.add_block(), f.ir.value(f.x).ty().handle());
        f.ir.add_argument(other, ty, Location::UNKNOWN);
    }),
    ("a block of another IR is put into a region", STALE_BLOCK, |f| {
        let (other, region) = (f.other.add_block(), f.ir.add_region());
        f.ir.append_block(region, other);
    }),
    ("an operation is inserted into a block of another IR", STALE_BLOCK, |f| {
        let other = f.other.add_block();
        f.ir.insert(InsertPoint::End(other), f.detached);
    }),
    ("a block is put into a region of another IR", STALE_REGION, |f| {
        let (block, other) = (f.ir.add_block(), f.other.add_region());
        f.ir.append_block(other, block);
    }),
    ("a region of another IR is read", STALE_REGION, |f| {
        let region = f.ir.add_region();
        let _ = f.other.region(region);
    }),
    ("an operation is created with a region of another IR", STALE_REGION, |f| {
        let other = f.other.add_region();
        OpBuilder::in_root(&mut f.ir).new_op::<ModuleOp>().with_region(other).build();
    }),
    (
        "an operation is created without a result type",
        "`arith.extsi` is created with 0 result types and requires 1: `with_types` sets them",
        |f| {
            OpBuilder::in_root(&mut f.ir).new_op::<ExtSIOp>().with_operands([f.x]).build();
        },
    ),
    (
        "an adaptor is made from another kind",
        "adaptor of `cf.assert` viewed as one of `arith.addi`",
        |f| {
            Adaptor::of_op(f.ir.op(f.assert), &[1, 2]).view::<AddIOp<'_>>();
        },
    ),
    ("an adaptor lacks an operand", "index out of bounds", |f| {
        Adaptor::new(f.ir.ctx(), &ADDI_OP, &[1], &[]).view::<AddIOp<'_>>().operand(1);
    }),
    (
        "properties are those of another kind",
        "`cf.assert` has no properties of `arith.addi`",
        |f| {
            let _ = f.ir.op(f.assert).properties::<AddIOp>();
        },
    ),
    // Setters.
    ("an operation is edited as another kind", "cannot edit `cf.assert` as `arith.addi`", |f| {
        f.ir.edit::<AddIOp>(f.assert).set_lhs(f.x);
    }),
    ("an erased operation is edited", STALE, |f| {
        f.ir.edit::<MulIOp>(f.erased).set_lhs(f.x);
    }),
    ("an operation of another IR is edited", STALE, |f| {
        f.ir.edit::<ModuleOp>(f.of_other);
    }),
    ("a builder edits another kind", "cannot edit `cf.assert` as `arith.addi`", |f| {
        OpBuilder::in_root(&mut f.ir).edit::<AddIOp>(f.assert);
    }),
    ("properties are set on another kind", "`cf.assert` has no properties of `arith.addi`", |f| {
        let properties = Properties::<AddIOp>::new(f.ir.ctx());
        f.ir.set_properties(f.assert, &properties);
    }),
    ("operands of an erased operation", STALE, |f| f.ir.set_operands(f.erased, &[f.x])),
    ("an operand of an erased operation", STALE, |f| f.ir.set_operand(f.erased, 0, f.x)),
    ("an operand beyond the last", "operand 2 of 2", |f| f.ir.set_operand(f.add.op(), 2, f.x)),
    ("operands beyond the last", "operand range out of bounds", |f| {
        f.ir.splice_operands(f.add.op(), 1..3, &[]);
    }),
    ("operands of an operation of another IR", STALE, |f| {
        f.ir.splice_operands(f.of_other, 0..0, &[]);
    }),
    ("a group beyond its end", "range out of bounds of the group", |f| {
        let mut b = OpBuilder::at_end(&mut f.ir, f.body, Location::UNKNOWN);
        let block = f.body;
        let branch = BranchOp::build(&mut b, block, &[]);
        b.edit(branch).dest_operands().erase(0..1);
    }),
    ("a property word that is missing", "index out of bounds", |f| {
        f.ir.set_property_word(f.add.op(), 7, 0);
    }),
    ("a property of an erased operation", STALE, |f| f.ir.set_property_word(f.erased, 0, 0)),
    ("an attribute of an erased operation", STALE, |f| {
        let name = f.ir.ctx().ident("name");
        f.ir.set_attr(f.erased, name, None);
    }),
    ("discardable attributes of an erased operation", STALE, |f| {
        f.ir.set_discardable_attrs(f.erased, None);
    }),
    ("the location of an erased operation", STALE, |f| f.ir.set_loc(f.erased, Location::UNKNOWN)),
    ("a successor that is missing", "operation has no successor 0", |f| {
        f.ir.set_successor(f.add.op(), 0, f.body);
    }),
    ("a successor of an erased operation", STALE, |f| f.ir.set_successor(f.erased, 0, f.body)),
    // Moving and erasing.
    ("an operation is erased twice", STALE, |f| f.ir.erase(f.erased)),
    ("an operation of another IR is erased", STALE, |f| f.ir.erase(f.of_other)),
    ("an operation with uses is erased", "erased operation has uses", |f| f.ir.erase(f.add)),
    ("an erased operation is detached", STALE, |f| f.ir.detach(f.erased)),
    ("an erased operation is moved", STALE, |f| f.ir.move_op(f.erased, InsertPoint::End(f.body))),
    ("an operation is inserted twice", "operation is in a block already", |f| {
        f.ir.insert(InsertPoint::End(f.body), f.add.op());
    }),
    ("an erased operation is inserted", STALE, |f| f.ir.insert(InsertPoint::End(f.body), f.erased)),
    ("an operation is put before a detached one", "before a detached operation", |f| {
        f.ir.move_op(f.user, InsertPoint::Before(f.detached));
    }),
    ("an operation is put after a detached one", "after a detached operation", |f| {
        f.ir.move_op(f.user, InsertPoint::After(f.detached));
    }),
    ("a builder is put after a detached operation", "after a detached operation", |f| {
        OpBuilder::in_root(&mut f.ir).set_insert_point(InsertPoint::After(f.detached));
    }),
    ("a builder is put after an erased operation", STALE, |f| {
        OpBuilder::in_root(&mut f.ir).set_insert_point(InsertPoint::After(f.erased));
    }),
    ("a block with predecessors is erased", "erased block has predecessors", |f| {
        let mut b = OpBuilder::at_end(&mut f.ir, f.body, Location::UNKNOWN);
        let region = b.op(f.func).region(0).handle();
        let block = b.create_block(region, NO_ARGS);
        b.set_insert_point(InsertPoint::End(f.body));
        BranchOp::build(&mut b, block, &[]);
        f.ir.erase_block(block);
    }),
    ("a block argument with uses is erased", "has uses", |f| f.ir.erase_block(f.body)),
    // Building.
    (
        "the context lacks the dialect",
        "`func.return` cannot be created: this context does not have the dialect `func`",
        |_| {
            let ctx = Context::new();
            let mut ir = ModuleOp::create(&ctx);
            ReturnOp::build_empty(&mut OpBuilder::in_root(&mut ir));
        },
    ),
    (
        "the context lacks the dialect of a new operation",
        "does not have the dialect `arith`",
        |_| {
            let ctx = Context::new();
            let mut ir = ModuleOp::create(&ctx);
            OpBuilder::in_root(&mut ir).new_op::<AddIOp>().build();
        },
    ),
    ("the context lacks the dialect of properties", "does not have the dialect `arith`", |_| {
        Properties::<AddIOp>::new(&Context::new());
    }),
    ("no operand is set", "`arith.addi` is created without its operand `lhs`", |f| {
        let mut b = OpBuilder::new(&mut f.ir, InsertPoint::Detached, Location::UNKNOWN);
        b.new_op::<AddIOp>().build();
    }),
    ("an operand is not set", "`arith.addi` is created without its operand `rhs`", |f| {
        OpBuilder::in_root(&mut f.ir).new_op::<AddIOp>().set_lhs(f.x).build();
    }),
    ("operands are set in two ways", "operands in groups and operands without group", |f| {
        let mut b = OpBuilder::in_root(&mut f.ir);
        b.new_op::<AddIOp>().set_lhs(f.x).with_operands([f.x]).build();
    }),
    ("a region belongs to an operation", "already belongs to", |f| {
        let region = f.ir.op(f.func).region(0).handle();
        OpBuilder::in_root(&mut f.ir).new_op::<ModuleOp>().with_region(region).build();
    }),
    ("an operation has no such region", "index out of bounds", |f| {
        let mut b = OpBuilder::in_root(&mut f.ir);
        b.build_body(f.add, 0, NO_ARGS, |_, []| {});
    }),
    ("a body is built in an erased operation", STALE, |f| {
        let mut b = OpBuilder::in_root(&mut f.ir);
        b.build_body(f.erased, 0, NO_ARGS, |_, []| {});
    }),
    ("an erased operand", "was erased", |f| {
        AddIOp::build(&mut OpBuilder::in_root(&mut f.ir), f.erased_value, f.x);
    }),
    ("an IR without a root", "the IR has no root with a block", |f| {
        OpBuilder::in_root(&mut Ir::new(f.ir.ctx().clone()));
    }),
    ("the root is an erased operation", STALE, |f| {
        f.ir.set_root(f.erased);
        let _ = f.ir.root();
    }),
    // Keys of properties.
    (
        "a state gets a property of another operation",
        "`msg` is not a property of `arith.addi`: its word 0 has `overflowFlags`",
        |f| {
            let text = StringAttr::get(f.ir.ctx(), "text");
            OpState::new(ADDI_OP.op_name(), Location::UNKNOWN).set_property(AssertOp::MSG, text);
        },
    ),
    (
        "a state gets a property of another operation, as an attribute",
        "`msg` is not a property of `arith.addi`",
        |f| {
            let text = StringAttr::get(f.ir.ctx(), "text");
            let mut state = OpState::new(ADDI_OP.op_name(), Location::UNKNOWN);
            state.add_property(f.ir.ctx(), AssertOp::MSG, text);
        },
    ),
    (
        "a state gets segment sizes of another operation",
        "`operandSegmentSizes` is not a property of `arith.addi`",
        |_| {
            let mut state = OpState::new(ADDI_OP.op_name(), Location::UNKNOWN);
            state.set_segments(CondBranchOp::OPERAND_SEGMENT_SIZES, &[1, 0, 0]);
        },
    ),
    (
        "an operation gets a property of another operation",
        "`msg` is not a property of `arith.addi`",
        |f| {
            let text = StringAttr::get(f.ir.ctx(), "text").handle();
            f.ir.set_property(f.add, AssertOp::MSG, Some(text));
        },
    ),
    ("a property of an erased operation is set", STALE, |f| {
        f.ir.set_property(f.erased, MulIOp::OVERFLOW_FLAGS, None::<Attribute>);
    }),
    // The rewriter.
    ("an erased operation is replaced", STALE, |f| {
        Rewriter::new(&mut f.ir).replace_op(f.erased, &[f.x]);
    }),
    ("an operation is replaced by too few values", "cannot replace 1 results by 0 values", |f| {
        Rewriter::new(&mut f.ir).replace_op(f.add, &[]);
    }),
    ("an operation with uses is erased by a rewriter", "erased operation has uses", |f| {
        Rewriter::new(&mut f.ir).erase_op(f.add);
    }),
    ("a rewriter edits another kind", "cannot edit `cf.assert` as `arith.addi`", |f| {
        Rewriter::new(&mut f.ir).edit::<AddIOp>(f.assert);
    }),
];

#[test]
fn misuse_panics_in_the_callers_line() {
    assert!(CASES.len() >= 60, "{} cases", CASES.len());
    let mut wrong = Vec::new();
    for (name, expected, case) in CASES {
        let mut fixture = fixture();
        match panics::panic_of(|| case(&mut fixture)) {
            None => wrong.push(format!("{name}: no panic")),
            Some((text, _)) if !text.contains(expected) => wrong.push(format!("{name}: {text}")),
            Some((_, place)) if !place.ends_with("misuse.rs") => {
                wrong.push(format!("{name}: reported in {place}"));
            }
            Some(_) => {}
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_fixture_is_valid() {
    let f = fixture();
    verify(f.ir.root().expect("a root")).expect("valid");
}
