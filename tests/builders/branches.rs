//! Builders of `cf`.

use ods::cf::{BranchOp, CondBranchOp, SwitchOp};
use ods::func::ReturnOp;
use ods_runtime::apint::ApInt;
use ods_runtime::attrs::DenseElementsAttr;
use ods_runtime::ir::InsertPoint;
use ods_runtime::{Block, OpBuilder, Region, Type, Value};

use super::check;

/// Appends a block that returns to the function.
fn block(b: &mut OpBuilder<'_>, region: Region, arguments: &[Type]) -> Block {
    b.guarded(|b| {
        let block = b.create_block(region, arguments.iter().copied());
        ReturnOp::build_with_nothing(b);
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
    b.create_block(region, [] as [Type; 0]);
}

#[test]
fn branches() {
    check("branches", "%c: i1, %x: f32", |b, v| {
        let region = region(b);
        let types = [b.ir().value(v[1]).ty().handle()];
        let (empty, full) = (block(b, region, &[]), block(b, region, &types));
        let args: &[Value] = &v[1..];
        BranchOp::build_with_dest(b, empty);
        next(b);
        BranchOp::build_with_dest_dest_operands(b, full, args);
        next(b);
        CondBranchOp::build_with_condition_true_dest_true_operands_false_dest_false_operands(
            b,
            v[0],
            full,
            args,
            empty,
            &[],
        );
        next(b);
        CondBranchOp::build_with_condition_true_dest_true_operands_false_dest_false_operands_branch_weights(
            b, v[0], full, args, full, args, &[1, 2],
        );
        next(b);
        CondBranchOp::build_with_condition_true_dest_false_dest(b, v[0], empty, empty);
        next(b);
        CondBranchOp::build_with_condition_true_dest_false_dest_false_operands(
            b, v[0], empty, full, args,
        );
        next(b);
        CondBranchOp::build_with_condition_true_dest_false_dest_false_operands_branch_weights(
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
        SwitchOp::build_with_flag_default_destination_default_operands(b, v[0], empty, &[]);
        next(b);
        let (blocks, operands): ([Block; 2], [&[Value]; 2]) = ([empty, full], [&[], args]);
        SwitchOp::build_with_flag_default_destination_default_operands_case_values_case_destinations_case_operands(
            b, v[0], full, args, &[7, -1][..], &blocks, &operands,
        );
        next(b);
        let values = [ApInt::from_i64(32, 3), ApInt::from_i64(32, 4)];
        SwitchOp::build_with_flag_default_destination_default_operands_case_values_case_destinations_case_operands(
            b, v[0], empty, &[], &values[..], &blocks, &operands,
        );
        next(b);
        let ctx = b.ctx().clone();
        let values = ctx.parse_attribute("dense<[8, 9]> : vector<2xi32>").expect("elements");
        let values = ctx.attr_ref(values).cast::<DenseElementsAttr<'_>>();
        SwitchOp::build_with_flag_default_destination_default_operands_case_values_case_destinations_case_operands(
            b, v[0], empty, &[], values, &blocks, &operands,
        );
    });
}

#[test]
fn operand_groups_are_mutable() {
    check("mutable_ranges", "%c: i1, %i: i32, %x: f32", |b, v| {
        let region = region(b);
        let types = [b.ir().value(v[2]).ty().handle()];
        let (one, two) = (block(b, region, &types), block(b, region, &[types[0], types[0]]));
        let (cond, flag, x) = (v[0], v[1], v[2]);
        let op =
            CondBranchOp::build_with_condition_true_dest_true_operands_false_dest_false_operands(
                b,
                cond,
                two,
                &[],
                one,
                &[x],
            );
        let group = CondBranchOp::true_dest_operands_mutable(op);
        group.append(b.ir_mut(), &[x]);
        group.append(b.ir_mut(), &[x, x]);
        group.erase(b.ir_mut(), 1..2);
        assert_eq!(group.get(b.ir()).len(), 2);
        let other = CondBranchOp::false_dest_operands_mutable(op);
        other.clear(b.ir_mut());
        other.assign(b.ir_mut(), &[x]);
        next(b);
        let name = SwitchOp::build_with_flag_default_destination_default_operands_case_values_case_destinations_case_operands;
        let op = name(b, flag, one, &[x], &[7, 8][..], &[one, two], &[&[x], &[]]);
        let parts = SwitchOp::case_operands_mutable(op);
        parts.assign_part(b.ir_mut(), 1, &[x, x]);
        let lengths: Vec<usize> = parts.get(b.ir()).iter().map(ExactSizeIterator::len).collect();
        assert_eq!(lengths, [1, 2]);
        SwitchOp::default_operands_mutable(op).splice(b.ir_mut(), 0..1, &[x]);
    });
}
