//! View-like interfaces, with offsets, sizes and strides.

use ods_runtime::interfaces::{OffsetSizeAndStrideOpInterface, ViewLikeOpInterface};
use ods_runtime::matchers::OpFoldResult;
use ods_runtime::types::DYNAMIC;

use crate::{error, ops, parse};

const TEXT: &str = r#"
    %c0 = arith.constant 0 : index
    %n, %m = "t.values"() : () -> (index, memref<4x4xf32>)
    "kit.slice"(%m, %n, %c0, %n, %n) <{
      operandSegmentSizes = array<i32: 1, 1, 2, 1>, static_offsets = array<i64: 3, -9223372036854775808>,
      static_sizes = array<i64: -9223372036854775808, -9223372036854775808>,
      static_strides = array<i64: -9223372036854775808, 1>
    }> : (memref<4x4xf32>, index, index, index, index) -> ()
    "kit.slice"(%m, %c0) <{
      operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>,
      static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>
    }> : (memref<4x4xf32>, index) -> ()
    %0 = "kit.view"(%n, %m) : (index, memref<4x4xf32>) -> memref<4xf32>
    %1 = memref.subview %m[0, %n] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1], offset: ?>>
    %2 = memref.cast %m : memref<4x4xf32> to memref<?x4xf32>
"#;

#[test]
fn views_have_sources() {
    let ir = parse(TEXT);
    let ops = ops(&ir);
    for op in &ops[4..] {
        let view = op.cast::<ViewLikeOpInterface<'_>>();
        assert_eq!(view.view_source(), ops[1].result(1));
        assert_eq!(view.view_dest(), op.result(0));
    }
}

#[test]
fn mixed_static_and_dynamic_offsets() {
    let ir = parse(TEXT);
    let ops = ops(&ir);
    let slice = ops[2].cast::<OffsetSizeAndStrideOpInterface<'_>>();
    assert_eq!(slice.static_offsets(), [3, DYNAMIC]);
    let mixed = slice.mixed_offsets();
    assert_eq!(mixed[0].constant_i64(), Some(3));
    assert_eq!(mixed[1], OpFoldResult::Value(ops[1].result(0)));
    assert!(slice.is_dynamic_offset(1) && !slice.is_dynamic_offset(0) && slice.is_dynamic_size(0));
    assert!(!slice.is_dynamic_stride(1) && !slice.is_dynamic_stride(7));
    assert_eq!((slice.static_offset(0), slice.static_offset(1)), (Some(3), None));
    assert_eq!((slice.static_stride(1), slice.static_size(9)), (Some(1), None));
    assert_eq!(slice.index_of_dynamic_offset(1), Some(1));
    assert_eq!(slice.index_of_dynamic_offset(0), None);
    let sizes = [0, 1].map(|index| slice.index_of_dynamic_size(index));
    assert_eq!(sizes, [Some(2), Some(3)]);
    assert_eq!(slice.index_of_dynamic_stride(0), Some(4));
    assert_eq!(slice.dynamic_size(0), Some(ops[0].result(0)));
    assert_eq!(slice.dynamic_offset(1), Some(ops[1].result(0)));
    assert_eq!(slice.dynamic_stride(0), Some(ops[1].result(0)));
    assert_eq!(slice.dynamic_stride(1), None);
}

#[test]
fn units_and_zeros() {
    let ir = parse(TEXT);
    let ops = ops(&ir);
    let [first, second] = [2, 3].map(|i| ops[i].cast::<OffsetSizeAndStrideOpInterface<'_>>());
    assert!(!first.has_unit_stride() && second.has_unit_stride());
    // A constant operand is as good as a static value.
    assert!(!first.has_zero_offset() && second.has_zero_offset());
    assert!(first.is_same_as(first, &|a, b| a == b));
    assert!(!first.is_same_as(second, &|a, b| a == b));
    assert!(first.is_same_as(second, &|_, _| true));
    let subview = ops[5].cast::<OffsetSizeAndStrideOpInterface<'_>>();
    assert_eq!(subview.index_of_dynamic_offset(1), Some(1));
    assert_eq!(subview.array_attr_max_ranks(), [2, 2, 2]);
}

#[test]
fn offsets_sizes_and_strides_are_verified() {
    let slice = |offsets: &str, sizes: &str| {
        error(&format!(
            "%m = \"t.value\"() : () -> memref<4x4xf32>
             \"kit.slice\"(%m) <{{
               operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: {offsets}>,
               static_sizes = array<i64: {sizes}>, static_strides = array<i64: 1, 1>
             }}> : (memref<4x4xf32>) -> ()"
        ))
    };
    assert_eq!(slice("0, -1", "1, 1"), "expected offsets to be non-negative, but got -1");
    assert!(
        slice("0", "1, 1")
            .starts_with("expected mixed offsets rank to match mixed sizes rank (1 vs 2)")
    );
    assert!(slice("0, -9223372036854775808", "1, 1").contains("(0 vs 1)"));
}
