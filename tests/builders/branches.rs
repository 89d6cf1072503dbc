//! Builders of `cf`.

use ods::cf::{BranchOp, CondBranchOp, SwitchOp};
use ods::func::ReturnOp;
use ods_runtime::apint::ApInt;
use ods_runtime::ir::{InsertPoint, NO_ARGS};
use ods_runtime::{Block, OpBuilder, Region, Type, Value};

use super::check;

/// Appends a block that returns to the function.
fn block(b: &mut OpBuilder<'_>, region: Region, arguments: &[Type]) -> Block {
    b.guarded(|b| {
        let block = b.create_block(region, arguments.iter().copied());
        ReturnOp::build_empty(b);
        block
    })
}

fn region(b: &OpBuilder<'_>) -> Region {
    let InsertPoint::End(block) = b.insert_point() else { panic!("at the end of a block") };
    b.ir().block(block).parent().expect("a region").handle()
}

/// Continues in a new block.
fn next(b: &mut OpBuilder<'_>) {
    let region = region(b);
    b.create_block(region, NO_ARGS);
}

#[test]
fn branches() {
    check("branches", "%c: i1, %x: f32", |b, v| {
        let region = region(b);
        let types = [b.ir().value(v[1]).ty().handle()];
        let (empty, full) = (block(b, region, &[]), block(b, region, &types));
        let args: &[Value] = &v[1..];
        BranchOp::build(b, empty, &[]);
        next(b);
        BranchOp::build(b, full, args);
        next(b);
        CondBranchOp::build(b, v[0], full, args, empty, &[]);
        next(b);
        CondBranchOp::builder(b, v[0], full, args, full, args).branch_weights(&[1, 2]).build();
        next(b);
        CondBranchOp::build(b, v[0], empty, &[], empty, &[]);
        next(b);
        CondBranchOp::build(b, v[0], empty, &[], full, args);
        next(b);
        CondBranchOp::builder(b, v[0], empty, &[], full, args).branch_weights(&[3, 4]).build();
    });
}

#[test]
fn switches() {
    check("switches", "%i: i32, %x: f32", |b, v| {
        let region = region(b);
        let types = [b.ir().value(v[1]).ty().handle()];
        let (empty, full) = (block(b, region, &[]), block(b, region, &types));
        let args: &[Value] = &v[1..];
        SwitchOp::builder(b, v[0], empty, ()).build();
        next(b);
        SwitchOp::builder(b, v[0], full, args).case(7, empty, ()).case(-1, full, args).build();
        next(b);
        let number = |value| ApInt::from_i64(32, value);
        SwitchOp::builder(b, v[0], empty, ())
            .case_of(number(3), empty, ())
            .case_of(number(4), full, args)
            .build();
        next(b);
        // With an attribute, in the default builder.
        let values = b.ctx().parse_attribute("dense<[8, 9]> : vector<2xi32>").expect("elements");
        let (blocks, groups): ([Block; 2], [&[Value]; 2]) = ([empty, full], [&[], args]);
        let op = SwitchOp::build(b, v[0], &[], &groups, empty, &blocks);
        b.edit(op).set_case_values(Some(values));
    });
}

#[test]
fn operand_groups_are_mutable() {
    check("mutable_ranges", "%c: i1, %i: i32, %x: f32", |b, v| {
        let region = region(b);
        let types = [b.ir().value(v[2]).ty().handle()];
        let (one, two) = (block(b, region, &types), block(b, region, &[types[0], types[0]]));
        let (cond, flag, x) = (v[0], v[1], v[2]);
        let op = CondBranchOp::build(b, cond, two, &[], one, &[x]);
        let mut setters = b.edit(op);
        let mut group = setters.true_dest_operands();
        group.append(&[x]);
        group.append(&[x, x]);
        group.erase(1..2);
        assert_eq!(group.get().len(), 2);
        let mut other = setters.false_dest_operands();
        other.clear();
        other.assign(&[x]);
        next(b);
        let op = SwitchOp::builder(b, flag, one, [x]).case(7, one, [x]).case(8, two, ()).build();
        let mut setters = b.edit(op);
        setters.case_operands(1).append(&[x, x]);
        setters.case_operands(0).splice(0..1, &[x]);
        assert_eq!([0, 1].map(|part| setters.case_operands(part).get().len()), [1, 2]);
        b.edit(op).default_operands().splice(0..1, &[x]);
    });
}
