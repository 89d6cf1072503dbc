//! Builders of `cf`.

use ods::cf::{BranchOp, CondBranchOp, SwitchOp};
use ods::func::ReturnOp;
use ods_runtime::apint::ApInt;
use ods_runtime::attrs::DenseElementsAttr;
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
        BranchOp::build_from_dest(b, empty);
        next(b);
        BranchOp::build_from_dest_with_dest_operands(b, full, args);
        next(b);
        CondBranchOp::build_from_condition(b, v[0], full, args, empty, &[]);
        next(b);
        CondBranchOp::build_from_condition_with_branch_weights(
            b,
            v[0],
            full,
            args,
            full,
            args,
            &[1, 2],
        );
        next(b);
        CondBranchOp::build_without_true_operands(b, v[0], empty, empty);
        next(b);
        CondBranchOp::build_without_true_operands_with_false_operands(
            b,
            v[0],
            empty,
            full,
            args,
            &[],
        );
        next(b);
        CondBranchOp::build_without_true_operands_with_false_operands(
            b,
            v[0],
            empty,
            full,
            args,
            &[3, 4],
        );
    });
}

#[test]
fn switches() {
    check("switches", "%i: i32, %x: f32", |b, v| {
        let region = region(b);
        let types = [b.ir().value(v[1]).ty().handle()];
        let (empty, full) = (block(b, region, &[]), block(b, region, &types));
        let args: &[Value] = &v[1..];
        SwitchOp::build_from_flag(b, v[0], empty, &[]);
        next(b);
        let (blocks, operands): ([Block; 2], [&[Value]; 2]) = ([empty, full], [&[], args]);
        SwitchOp::build_from_flag_with_case_values(
            b,
            v[0],
            full,
            args,
            &[7, -1][..],
            &blocks,
            &operands,
        );
        next(b);
        let values = [ApInt::from_i64(32, 3), ApInt::from_i64(32, 4)];
        SwitchOp::build_from_flag_with_case_values(
            b,
            v[0],
            empty,
            &[],
            &values[..],
            &blocks,
            &operands,
        );
        next(b);
        let ctx = b.ctx().clone();
        let values = ctx.parse_attribute("dense<[8, 9]> : vector<2xi32>").expect("elements");
        let values = ctx.attr_ref(values).cast::<DenseElementsAttr<'_>>();
        SwitchOp::build_from_flag_with_case_values(b, v[0], empty, &[], values, &blocks, &operands);
    });
}

#[test]
fn operand_groups_are_mutable() {
    check("mutable_ranges", "%c: i1, %i: i32, %x: f32", |b, v| {
        let region = region(b);
        let types = [b.ir().value(v[2]).ty().handle()];
        let (one, two) = (block(b, region, &types), block(b, region, &[types[0], types[0]]));
        let (cond, flag, x) = (v[0], v[1], v[2]);
        let op = CondBranchOp::build_from_condition(b, cond, two, &[], one, &[x]);
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
        let build = SwitchOp::build_from_flag_with_case_values;
        let op = build(b, flag, one, &[x], &[7, 8][..], &[one, two], &[&[x], &[]]);
        let mut setters = b.edit(op);
        let mut parts = setters.case_operands();
        parts.assign_part(1, &[x, x]);
        let lengths: Vec<usize> = parts.get().iter().map(ExactSizeIterator::len).collect();
        assert_eq!(lengths, [1, 2]);
        b.edit(op).default_operands().splice(0..1, &[x]);
    });
}
