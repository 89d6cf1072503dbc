transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.structured.bufferize_to_allocation %op {memcpy_op = "memref.store"} : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.structured.bufferize_to_allocation %op {alloc_op = "memref.view"} : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0:2 = transform.structured.fuse %op tile_sizes [4] interchange [0, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0:3 = transform.structured.fuse %op tile_sizes [4, 8] interchange [1, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0:3 = transform.structured.fuse %op tile_sizes [4, 8] interchange [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0:3 = transform.structured.fuse %op tile_sizes [4, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0:3 = transform.structured.fuse %op tile_sizes [4, 8] {use_forall} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.structured.interchange %op iterator_interchange = [2, 0] : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.structured.interchange %op iterator_interchange = [-1, 0] : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.structured.interchange %op : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.structured.generalize %op : !transform.any_op -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0:3 = transform.structured.multitile_sizes %op {dimension = 0, target_size = 2} : (!transform.any_op, !transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0:3 = transform.structured.multitile_sizes %op {dimension = 0, target_size = 2} : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0:3 = "transform.structured.multitile_sizes"(%op) <{dimension = 0 : i64, target_size = 2 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.param<i64>)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0:2 = "transform.structured.continuous_tile_sizes"(%op) <{dimension = 0 : i64, target_size = 2 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0:2 = transform.structured.continuous_tile_sizes %op {dimension = -1, target_size = 2} : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.structured.pack_greedily %op matmul_packed_sizes = [8, 8, 8] matmul_inner_dims_order = [0, 2, 2] : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.structured.pack_greedily %op matmul_packed_sizes = [8, 8, 8] matmul_padded_sizes_next_multiple_of = [0, 1, 0] matmul_inner_dims_order = [0, 2, 1] : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.structured.pack_greedily %op matmul_packed_sizes = [8, 8] matmul_inner_dims_order = [0, 2, 1] : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0:3 = transform.structured.pack_transpose %op with_compute_op(%op) outer_perm = [3, 0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0:3 = transform.structured.pack_transpose %op with_compute_op(%op) inner_perm = [1] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0:3 = transform.structured.pack_transpose %op with_compute_op(%op) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0:3 = transform.structured.pad %op {nofold_flags = [2]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0:3 = transform.structured.pad %op {padding_dimensions = [-2, 1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0:3 = transform.structured.pad %op pad_to_multiple_of [2] {padding_dimensions = [0, 1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0:3 = transform.structured.pad %op {transpose_paddings = [[0, 1], [2, 0]]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0:3 = transform.structured.pad %op {copy_back_op = "memref.copy"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0:3 = transform.structured.pad %op {transpose_paddings = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.structured.hoist_pad %op by 1 loops, transpose by [1, 1] : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.structured.hoist_pad.build_packing_loop_nest %op above %op, transpose by [3] : (!transform.any_op, !transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.structured.replace %op {
    builtin.module {}
    builtin.module {}
  } : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.structured.replace %op {
  ^bb0(%a: i32):
    %b = arith.addi %a, %a : i32
  } : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.structured.replace %op {
    scf.execute_region { scf.yield }
  } : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.structured.replace %op {
  } : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = "transform.structured.split"(%op) <{dimension = 0 : i64, static_chunk_sizes = -9223372036854775808 : i64}> : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.structured.split %op after %op {dimension = 0} : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.structured.split %op before 4 {dimension = 0} : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.structured.split %op after 4 : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0:3 = transform.structured.tile_using_for %op tile_sizes [4, 0, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0:2 = "transform.structured.tile_using_for"(%op) <{static_sizes = array<i64: 4>, scalable_sizes = array<i1: true, false>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0:2 = transform.structured.tile_using_for %op tile_sizes [4 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0:2 = transform.structured.tile_using_forall %op : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0:2 = "transform.structured.tile_using_forall"(%op, %op) <{operandSegmentSizes = array<i32: 1, 0, 0, 1, 0>, static_num_threads = array<i64: 4>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0:2 = "transform.structured.tile_using_forall"(%op, %op) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 1>, static_tile_sizes = array<i64: 4>}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0:2 = transform.structured.tile_using_forall %op tile_sizes *(%op : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0:2 = transform.structured.tile_using_forall %op tile_sizes [4] tile_sizes [8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  "transform.structured.vectorize"(%op) <{static_vector_sizes = array<i64: 4>, scalable_sizes = array<i1>}> : (!transform.any_op) -> ()
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.structured.match ops{["a"]} in %op : (!transform.any_op) -> !transform.param<i64>
}
