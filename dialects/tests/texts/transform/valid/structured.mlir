transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %size: !transform.param<i64>, %handle: !transform.any_op):
  %0:4 = transform.structured.tile_using_for %op tile_sizes [8, 0, %size, [4]] interchange = [2, 0, 1] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  %1, %2 = transform.structured.tile_using_forall %0#0 num_threads [%handle, 4] (mapping = [#gpu.block<y>, #gpu.block<x>]) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %3, %4 = transform.structured.tile_using_forall %1 tile_sizes *(%handle) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %5, %6 = transform.structured.tile_using_forall %3 num_threads [2] tile_sizes [16, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %7, %8 = transform.structured.tile_using_forall %5 num_threads *(%handle) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %9:4 = transform.structured.tile_using_for %0#1 tile_sizes [1, 2, 3] {tag} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %size: !transform.param<i64>):
  %0:3 = transform.structured.fuse %op tile_sizes [8, %size, 0] interchange [1, 0] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  %1:2 = transform.structured.fuse %0#0 tile_sizes [4, 4] {apply_cleanup, use_forall} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %2, %3 = transform.structured.fuse_into_containing_op %1#0 into %1#1 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %4 = transform.structured.generalize %2 : (!transform.any_op) -> !transform.op<"linalg.generic">
  %5 = transform.structured.specialize %4 : (!transform.op<"linalg.generic">) -> !transform.any_op
  %6 = transform.structured.interchange %5 iterator_interchange = [1, 0, 2] : (!transform.any_op) -> !transform.any_op
  %7 = transform.structured.interchange %6 : (!transform.any_op) -> !transform.any_op
  %8 = transform.structured.decompose %7 : (!transform.any_op) -> !transform.any_op
  %9 = transform.structured.decompose_interface %8 : (!transform.any_op) -> !transform.any_op
  %10 = transform.structured.scalarize %9 : (!transform.any_op) -> !transform.any_op
  %11 = transform.structured.convert_to_loops %10 : (!transform.any_op) -> !transform.any_op
  %12 = transform.structured.rewrite_in_destination_passing_style %11 : (!transform.any_op) -> !transform.any_op
  %13 = transform.structured.promote %12 {alignment = 64, operands_to_promote = [0, 1], use_full_tile_buffers = [true, false], use_alloca} : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %value: !transform.any_value, %size: !transform.param<i64>):
  %0:3 = transform.structured.pad %op pad_to_multiple_of [4, %size] {nofold_flags = [1, 0], padding_dimensions = [0, 2], padding_values = [0.0 : f32], transpose_paddings = [[1, 0], [0]], copy_back_op = "linalg.copy"} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  %1:3 = transform.structured.pad %0#0 pad_to_multiple_of [2] use_prescribed_tensor_shapes {padding_dimensions = [1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  %2:3 = transform.structured.pad %1#0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  %3:2 = transform.structured.pad_tiling_interface %2#0 to padding_sizes [8, %size] pad_to_multiple_of {padding_values = [0 : i32]} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
  %4 = transform.structured.hoist_pad %3#1 by 2 loops, transpose by [1, 0] : (!transform.any_op) -> !transform.any_op
  %5 = transform.structured.hoist_pad %4 by 1 loops : (!transform.any_op) -> !transform.any_op
  %6 = transform.structured.hoist_pad.build_packing_loop_nest %5 above %2#2, transpose by [1, 0] : (!transform.any_op, !transform.any_op) -> !transform.any_op
  %7 = transform.structured.promote_tensor to 3 %value : !transform.any_value
  %8 = transform.structured.promote_tensor %7 : !transform.any_value
  %9, %10 = transform.structured.bufferize_to_allocation %6 {alloc_op = "memref.alloca", bufferize_destination_only, emit_dealloc, memcpy_op = "linalg.copy", memory_space = 5} : !transform.any_op
  transform.structured.eliminate_empty_tensors %10 : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %other: !transform.any_op, %pack: !transform.op<"linalg.pack">, %unpack: !transform.op<"linalg.unpack">):
  %0 = transform.structured.pack %op packed_sizes = [%other, 4, 0] : (!transform.any_op, !transform.any_op) -> !transform.any_op
  %1 = transform.structured.pack_greedily %0 matmul_packed_sizes = [8, %other, 16] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op, !transform.any_op) -> !transform.any_op
  %2 = transform.structured.pack_greedily %1 matmul_packed_sizes = [0, 0, 0] matmul_padded_sizes_next_multiple_of = [4, 0, 8] matmul_inner_dims_order = [0, 1, 2] : (!transform.any_op) -> !transform.any_op
  %3:3 = transform.structured.pack_transpose %2 with_compute_op(%other) outer_perm = [1, 0] inner_perm = [0, 1] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  %4:3 = transform.structured.lower_pack %pack {lowerPadLikeWithInsertSlice = false} : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  %5:4 = transform.structured.lower_unpack %unpack : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %size: !transform.param<i64>):
  %0:3 = transform.structured.multitile_sizes %op {dimension = 1, divisor = 4, target_size = 32} : (!transform.any_op) -> !transform.param<i64>
  %1:3 = transform.structured.multitile_sizes %op {dimension = 0, target_size = 3} : (!transform.any_op) -> !transform.any_op
  %2:2 = transform.structured.continuous_tile_sizes %op {dimension = 0, target_size = 9} : (!transform.any_op) -> !transform.any_op
  %3 = transform.structured.split %op after 42 {dimension = 0} : !transform.any_op
  %4 = transform.structured.split %3 after %0#2 {dimension = 1} : !transform.any_op, !transform.param<i64>
  %5 = transform.structured.split %4 after %2#1 {dimension = 1, multiway} : !transform.any_op, !transform.any_op
  %6:4 = transform.structured.split_reduction %5 {insert_split_dimension = 1, split_factor = 4, use_alloc} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  %7:4 = transform.structured.tile_reduction_using_for %6#0 by tile_sizes = [0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  %8:4 = transform.structured.tile_reduction_using_for %7#0 reduction_dims = [1] by tile_sizes = [2, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  %9:4 = transform.structured.tile_reduction_using_forall %8#0 by num_threads = [0, 5] tile_sizes = [0, 3] mapping = [#gpu.thread<x>] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %func: !transform.any_op, %size: !transform.param<i64>):
  transform.structured.vectorize %op vector_sizes [4, [8], %size] {vectorize_nd_extract} : !transform.any_op, !transform.param<i64>
  %0 = transform.structured.vectorize_children_and_apply_patterns %func {disable_multi_reduction_to_contract_patterns, vectorize_padding} : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.hoist_redundant_vector_transfers %0 {verify_non_zero_trip} : (!transform.any_op) -> !transform.any_op
  %2 = transform.structured.hoist_redundant_vector_broadcasts %1 : (!transform.any_op) -> !transform.any_op
  %3, %4 = transform.structured.convert_conv2d_to_img2col %2 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %5 = transform.structured.flatten_elementwise %3 : (!transform.any_op) -> !transform.any_op
  %6 = transform.structured.transpose_conv2d %4 : (!transform.any_op) -> !transform.any_op
  %7 = transform.structured.transpose_matmul %5 <rhs> : (!transform.any_op) -> !transform.any_op
  %8 = transform.structured.transpose_matmul %7 : (!transform.any_op) -> !transform.any_op
  %9 = transform.structured.insert_slice_to_copy %8 : (!transform.any_op) -> !transform.any_op
  %10, %11 = transform.structured.gpu.map_copy_to_threads %9 total_num_threads = 32 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %12 = transform.structured.linalg_copy_to_memref %10 : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.structured.vectorize %op : !transform.any_op
  %0 = transform.structured.match ops{["func.func"]} attributes {"entry", width = 8 : i64} filter_result_type = tensor<4xf32> filter_operand_types = [f32, index] in %op : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.replace %0 {
    builtin.module {
    }
  } : (!transform.any_op) -> !transform.any_op
}
