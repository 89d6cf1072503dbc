transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %bound: !transform.any_op, %alloca: !transform.op<"memref.alloca">, %alloc: !transform.op<"memref.alloc">, %empty: !transform.op<"tensor.empty">):
  transform.affine.simplify_min_max_affine_ops %bound : !transform.any_op
  transform.bufferization.buffer_loop_hoisting %op : !transform.any_op
  transform.bufferization.eliminate_empty_tensors %op : !transform.any_op
  %0 = transform.bufferization.empty_tensor_to_alloc_tensor %empty : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
  %1 = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %op {allow_unknown_ops = true, bufferize_function_boundaries = true, memcpy_op = "linalg.copy"} : (!transform.any_op) -> !transform.any_op
  %2, %3 = transform.memref.alloca_to_global %alloca : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
  %4 = transform.memref.multibuffer %alloc {factor = 2 : i64, skip_analysis} : (!transform.op<"memref.alloc">) -> !transform.any_op
  transform.memref.erase_dead_alloc_and_stores %1 : (!transform.any_op) -> ()
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %low: !transform.any_op, %high: !transform.any_op):
  transform.affine.simplify_bounded_affine_ops %op with [%low, %high : !transform.any_op, !transform.any_op] within [0, 1] and [8, 16] : !transform.any_op
  %0 = transform.memref.make_loop_independent %low {num_loops = 2 : i64} : (!transform.any_op) -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %high {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%module: !transform.any_op, %at: !transform.any_op, %in: !transform.any_value, %out: !transform.any_value):
  %0 = transform.func.cast_and_call @callee(%in) -> %out after %at : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
  %1 = transform.func.cast_and_call %module before %at {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } : (!transform.any_op, !transform.any_op) -> !transform.any_op
  %2, %3 = transform.func.replace_func_signature @callee args_interchange = [1, 0] results_interchange = [] at %module {adjust_func_calls} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %4, %5 = transform.func.deduplicate_func_args @callee at %2 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %func: !transform.any_op):
  %0 = transform.gpu.map_forall_to_blocks %op generate_gpu_launch grid_dims = [4, 2, 1] : (!transform.any_op) -> !transform.any_op
  %1 = transform.gpu.map_forall_to_blocks %0 : (!transform.any_op) -> !transform.any_op
  %2 = transform.gpu.map_nested_forall_to_threads %1 block_dims = [32, 4, 1] sync_after_distribute = false warp_size = 64 : (!transform.any_op) -> !transform.any_op
  %3 = transform.nvgpu.create_async_groups %2 {bypass_l1} : (!transform.any_op) -> !transform.any_op
  %4 = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %3 {depth = 4} : (!transform.any_op) -> !transform.any_op
  transform.nvgpu.rewrite_matmul_as_mma_sync %4 : (!transform.any_op) -> ()
  transform.nvgpu.rewrite_copy_as_tma %func : (!transform.any_op) -> ()
}
// -----
transform.sequence failures(propagate) {
^bb0(%loop: !transform.op<"scf.for">, %forall: !transform.any_op, %if: !transform.any_op, %other: !transform.any_op):
  %0:2 = transform.loop.forall_to_for %forall : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %1 = transform.loop.forall_to_parallel %0#0 : (!transform.any_op) -> !transform.any_op
  %2:2 = transform.loop.parallel_for_to_nested_fors %1 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %3, %4 = transform.loop.outline %2#0 {func_name = "body"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %5, %6 = transform.loop.peel %loop {peel_front = true} : (!transform.op<"scf.for">) -> (!transform.op<"scf.for">, !transform.any_op)
  %7 = transform.loop.pipeline %5 {iteration_interval = 2 : i64, read_latency = 5 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
  %8 = transform.loop.coalesce %7 : (!transform.any_op) -> !transform.any_op
  %9 = transform.loop.fuse_sibling %8 into %2#1 : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.loop.unroll_and_jam %9 {factor = 2 : i64} : !transform.any_op
  transform.loop.promote_if_one_iteration %6 : !transform.any_op
  transform.loop.hoist_loop_invariant_subsets %0#1 : !transform.any_op
  transform.apply_licm to %0#1 : !transform.any_op
  transform.scf.take_assumed_branch %if take_else_branch : (!transform.any_op) -> ()
  transform.scf.take_assumed_branch %if : (!transform.any_op) -> ()
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %value: !transform.any_value, %n: !transform.param<i64>):
  %0 = transform.xegpu.get_desc_op %value : (!transform.any_value) -> !transform.any_op
  %1 = transform.xegpu.set_desc_layout %0 sg_layout = [8, %n] sg_data = [32, 32] inst_data = [8, 16] : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
  transform.xegpu.set_op_layout_attr %op result index = 1 sg_layout = [4, 2] sg_data = [16, 16] : !transform.any_op
  transform.xegpu.set_gpu_launch_threads %op threads = [8, %n, 1] : !transform.any_op, !transform.param<i64>
  %2 = transform.xegpu.insert_prefetch %value nb_prefetch = 2 : (!transform.any_value) -> !transform.any_op
  %3 = transform.xegpu.convert_layout %value input_sg_layout = [8, 4] input_sg_data = [32, 64] target_sg_layout = [4, 8] target_sg_data = [64, %n] : (!transform.any_value, !transform.param<i64>) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %a: !transform.param<i8>, %b: !transform.any_param, %c: !transform.param<i1>):
  %0:2 = transform.smt.constrain_params(%a, %b, %c) : (!transform.param<i8>, !transform.any_param, !transform.param<i1>) -> (!transform.param<i8>, !transform.param<i64>) {
  ^bb0(%x: !smt.bv<8>, %y: !smt.int, %z: !smt.bool):
    smt.assert %z
    smt.yield %x, %y : !smt.bv<8>, !smt.int
  }
  %1 = transform.irdl.collect_matching in %op : (!transform.any_op) -> !transform.any_op {
    irdl.dialect @dev {
      irdl.operation @start {
        %t = irdl.any
        irdl.operands(x: %t)
      }
    }
  }
  %2 = transform.tune.knob<"width"> options = [2, 4, 8] -> !transform.any_param
  %3 = transform.tune.knob<"mode"> = "fast" from options = ["fast", "small"] -> !transform.any_param
  transform.tune.alternatives<"order"> selected_region = 1 {
    transform.print
  }, {
    transform.print {name = "second"}
  }
  %4 = transform.tune.alternatives<"which"> selected_region = %b : !transform.any_param -> !transform.any_op {
    transform.yield %op : !transform.any_op
  }, {
    transform.yield %1 : !transform.any_op
  }
  transform.tune.alternatives<"open"> attributes {tag} {
  }
}
