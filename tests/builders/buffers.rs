//! Builders of `memref` and `arith`.

use ods::arith::{AddUIExtendedOp, TruncFOp};
use ods::memref::*;
use ods_runtime::attrs::{AffineMapAttr, IntegerAttr, UnitAttr};
use ods_runtime::ir::NO_ARGS;
use ods_runtime::ir::{MixedIndex, NamedAttribute};
use ods_runtime::types::{DYNAMIC, IntegerType};
use ods_runtime::{OpBuilder, Type, Value};

use super::check;

fn ty(b: &OpBuilder<'_>, text: &str) -> Type {
    b.ctx().parse_type(text).expect("a type")
}

/// The discardable attribute `test.mark`.
fn mark(b: &OpBuilder<'_>) -> [NamedAttribute; 1] {
    let (name, value) = (b.ctx().ident("test.mark"), UnitAttr::get(b.ctx()).into());
    [NamedAttribute { name, value }]
}

#[test]
fn allocations() {
    check("allocations", "%n: index, %s: index", |b, v| {
        let fixed = ty(b, "memref<4xf32>");
        let open = ty(b, "memref<4x?xf32>");
        let mapped = ty(b, "memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>");
        AllocOp::build(b, fixed);
        AllocaOp::builder(b, fixed).alignment(16).build();
        AllocOp::builder(b, open).dynamic_sizes(&v[..1]).build();
        AllocOp::builder(b, open).dynamic_sizes(&v[..1]).alignment(16).build();
        let (sizes, symbols) = (&v[..1], &v[1..]);
        AllocaOp::builder(b, mapped).dynamic_sizes(sizes).symbol_operands(symbols).build();
        AllocOp::builder(b, mapped)
            .dynamic_sizes(sizes)
            .symbol_operands(symbols)
            .alignment(16)
            .build();
        let sizes: [MixedIndex; 3] = [8.into(), v[0].into(), DYNAMIC_SIZE.into()];
        let space = IntegerAttr::get(b.ctx(), IntegerType::get(b.ctx(), 64), 16).handle();
        let f64_type = ty(b, "f64");
        AllocOp::build_from_sizes(b, &sizes, f64_type);
        AllocOp::builder_from_sizes(b, &[2_i64, 3], f64_type).memory_space(space).build();
        let buffer = AllocOp::build(b, fixed);
        let grown = ty(b, "memref<?xf32>");
        ReallocOp::build(b, grown, buffer, Some(v[0]));
        let buffer = AllocOp::build(b, fixed);
        let grown = ty(b, "memref<64xf32>");
        ReallocOp::build(b, grown, buffer, None);
    });
}

const DYNAMIC_SIZE: i64 = 5;

#[test]
fn accesses() {
    let arguments = "%m: memref<4x?xf32>, %i: index, %x: f32, %z: memref<f32>, %r: memref<4xi32, 1>, \
                     %t: memref<1xi32>, %d: memref<8xi32>";
    check("accesses", arguments, |b, v| {
        let at = [v[1], v[1]];
        LoadOp::build(b, v[0], &at);
        LoadOp::builder(b, v[0], &at).nontemporal(true).build();
        LoadOp::builder(b, v[0], &at).alignment(8).build();
        StoreOp::build(b, v[2], v[0], &at);
        StoreOp::builder(b, v[2], v[0], &at).nontemporal(true).alignment(4).build();
        StoreOp::build(b, v[2], v[3], &[]);
        DimOp::build_from_source(b, v[0], 1);
        let i = [v[1]];
        DmaStartOp::build_from_src_mem_ref(b, v[6], &i, v[4], &i, v[1], v[5], &i);
        DmaStartOp::builder_from_src_mem_ref(b, v[6], &i, v[4], &i, v[1], v[5], &i)
            .stride(v[1])
            .elements_per_stride(v[1])
            .build();
        let op = GenericAtomicRMWOp::build(b, v[0], &at);
        let body = b.ir().op(op).cast::<GenericAtomicRMWOp<'_>>().atomic_body();
        let block = body.first_block().expect("a block");
        let (block, old) =
            (block.handle(), block.arguments().next().expect("the element").handle());
        b.guarded(|b| {
            b.set_insert_point(ods_runtime::ir::InsertPoint::End(block));
            AtomicYieldOp::build(b, old);
        });
        let scope = AllocaScopeOp::build(b, &[]);
        let region = b.ir().op(scope).region(0).handle();
        b.guarded(|b| {
            b.create_block(region, NO_ARGS);
            AllocaScopeReturnOp::build_empty(b);
        });
    });
}

#[test]
fn views() {
    let arguments = "%m: memref<16x?xf32>, %n: index, %u: memref<*xf32>, %s: memref<2xi32>, \
                     %c: memref<4x8xf32, strided<[16, 2], offset: 3>>";
    check("views", arguments, |b, v| {
        let attrs = mark(b);
        let mixed: [MixedIndex; 2] = [4.into(), v[1].into()];
        SubViewOp::build_from_source(b, v[0], &mixed, &[2_i64, 2], &[1_i64, 1]);
        SubViewOp::builder_from_source(b, v[4], &[1_i64, 0], &[2_i64, 4], &[1_i64, 2])
            .attrs(&attrs)
            .build();
        SubViewOp::build_from_source(b, v[0], &[v[1], v[1]], &[v[1], v[1]], &[v[1], v[1]]);
        let reduced = ty(b, "memref<4xf32, strided<[2], offset: 5>>");
        SubViewOp::build_from_result_type(b, reduced, v[4], &[0_i64, 1], &[1_i64, 4], &[1_i64, 1]);
        ReinterpretCastOp::build_from_source(b, v[2], v[1], &mixed, &mixed);
        ReinterpretCastOp::builder_from_source(b, v[0], 0, &[4_i64], &[1_i64])
            .attrs(&attrs)
            .build();
        let result = ty(b, "memref<4x?xf32, strided<[?, 1], offset: ?>>");
        ReinterpretCastOp::build_from_result_type(
            b,
            result,
            v[2],
            v[1],
            &mixed,
            &[MixedIndex::from(v[1]), 1.into()],
        );
        let result = ty(b, "memref<?x?xf32>");
        ReshapeOp::build_from_result_type(b, result, v[2], v[3]);
        let ctx = b.ctx().clone();
        let swap = ctx.parse_attribute("affine_map<(i, j) -> (j, i)>").expect("a map");
        let swap = ctx.attr_ref(swap).cast::<AffineMapAttr<'_>>();
        TransposeOp::build_from_in(b, v[0], swap);
        TransposeOp::builder_from_in(b, v[4], swap).attrs(&attrs).build();
    });
}

#[test]
fn reassociations() {
    let arguments = "%m: memref<16x?xf32>, %n: index, %s: memref<4x8x2xf32, strided<[32, 2, 1], offset: 3>>, \
                     %f: memref<32xf32>";
    check("reassociations", arguments, |b, v| {
        let ctx = b.ctx().clone();
        let attrs = mark(b);
        let groups = [vec![0_i64, 1], vec![2, 3]];
        let sizes: [MixedIndex; 4] = [4.into(), 4.into(), v[1].into(), 2.into()];
        let result = ty(b, "memref<4x4x?x2xf32>");
        ExpandShapeOp::build_from_output_shape(b, result, v[0], &groups, &sizes);
        ExpandShapeOp::build_from_result_type(b, result, v[0], &groups);
        let shape = [4, 4, DYNAMIC, 1];
        ExpandShapeOp::build_from_result_shape(b, &shape, v[0], &groups);
        let shape = [4, 4, DYNAMIC, 2];
        ExpandShapeOp::build_from_shapes(b, &shape, v[0], &groups, &sizes);
        let exprs = [vec![ctx.affine_dim(0), ctx.affine_dim(1)]];
        let result = ty(b, "memref<4x8xf32>");
        ExpandShapeOp::build_from_result_type(b, result, v[3], &exprs);
        let groups: [&[i64]; 2] = [&[0], &[1, 2]];
        CollapseShapeOp::build_from_src(b, v[2], &groups);
        CollapseShapeOp::builder_from_src(b, v[0], &[vec![0_i64, 1]]).attrs(&attrs).build();
        let result = ty(b, "memref<?xf32>");
        CollapseShapeOp::build_from_result_type(b, result, v[0], &[vec![0_i64, 1]]);
    });
}

#[test]
fn arithmetic() {
    check("arithmetic", "%a: vector<[4]xi8>, %b: vector<[4]xi8>, %x: f64", |b, v| {
        AddUIExtendedOp::build_from_lhs(b, v[0], v[1]);
        let f32_type = ty(b, "f32");
        TruncFOp::build_from_out(b, f32_type, v[2]);
        let constant = ods::index::ConstantOp::build_from_value(b, 7);
        let _: Value = b.result(constant, 0);
    });
}
