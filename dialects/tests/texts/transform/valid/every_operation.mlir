func.func @operations(%any_op: !transform.any_op, %any_param: !transform.any_param) {
  transform.affine.simplify_min_max_affine_ops %any_op : !transform.any_op
  transform.annotate %any_op "a" : !transform.any_op
  transform.annotate %any_op "a" = %any_param : !transform.any_op, !transform.any_param
  transform.apply_conversion_patterns.func.func_to_llvm
  transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
  transform.apply_conversion_patterns.gpu.gpu_to_nvvm
  transform.apply_conversion_patterns.gpu.gpu_to_nvvm {benefit = 0 : i16}
  transform.apply_conversion_patterns.gpu.gpu_to_rocdl chipset = "a"
  transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
  transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {data_layout = "a", index_bitwidth = 0 : i64, use_aligned_alloc = true, use_bare_ptr_call_conv = true, use_generic_functions = true}
  transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm
  transform.apply_conversion_patterns.scf.scf_to_control_flow
  transform.apply_conversion_patterns.scf.structural_conversions
  return
}

// -----

func.func @operations(%any_op: !transform.any_op) {
  transform.apply_conversion_patterns.vector.vector_to_llvm
  transform.apply_conversion_patterns.vector.vector_to_llvm {reassociate_fp_reductions = true, use_vector_alignment = true}
  transform.apply_cse to %any_op : !transform.any_op
  transform.apply_dce to %any_op : !transform.any_op
  transform.apply_licm to %any_op : !transform.any_op
  transform.apply_patterns.arm_neon.vector_contract_to_bfmmla
  transform.apply_patterns.arm_neon.vector_contract_to_i8mm
  transform.apply_patterns.arm_sve.vector_contract_to_bfmmla
  transform.apply_patterns.arm_sve.vector_contract_to_i8mm
  transform.apply_patterns.canonicalization
  transform.apply_patterns.gpu.eliminate_barriers
  transform.apply_patterns.gpu.gpu_rewrite_patterns
  transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu
  transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu chipset = "a"
  return
}

// -----

func.func @operations() {
  transform.apply_patterns.gpu.unroll_vectors_subgroup_mma[0, 0, 0]
  transform.apply_patterns.linalg.decompose_pack_unpack
  transform.apply_patterns.linalg.decompose_pad
  transform.apply_patterns.linalg.erase_unnecessary_inputs
  transform.apply_patterns.linalg.fold_add_into_dest
  transform.apply_patterns.linalg.fold_pack_unpack_into_empty
  transform.apply_patterns.linalg.fold_pack_unpack_into_empty {fold_single_use_only = true}
  transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes
  transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
  transform.apply_patterns.linalg.pad_vectorization
  transform.apply_patterns.linalg.tiling_canonicalization
  transform.apply_patterns.memref.alloc_to_alloca
  transform.apply_patterns.memref.alloc_to_alloca size_limit(0)
  transform.apply_patterns.memref.expand_ops
  return
}

// -----

func.func @operations() {
  transform.apply_patterns.memref.expand_strided_metadata
  transform.apply_patterns.memref.extract_address_computations
  transform.apply_patterns.memref.fold_memref_alias_ops
  transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims
  transform.apply_patterns.scf.for_loop_canonicalization
  transform.apply_patterns.tensor.bubble_up_extract_slice
  transform.apply_patterns.tensor.decompose_concat
  transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
  transform.apply_patterns.tensor.fold_into_pack_and_unpack
  transform.apply_patterns.tensor.fold_tensor_empty
  transform.apply_patterns.tensor.fold_tensor_empty {fold_single_use_only = true}
  transform.apply_patterns.tensor.fold_tensor_subset_ops
  transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
  transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
  return
}

// -----

func.func @operations() {
  transform.apply_patterns.tensor.reassociative_reshape_folding
  transform.apply_patterns.tensor.rewrite_as_constant
  transform.apply_patterns.tensor.rewrite_as_constant aggressive
  transform.apply_patterns.vector.cast_away_vector_leading_one_dim
  transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops
  transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
  transform.apply_patterns.vector.elementwise_to_vector
  transform.apply_patterns.vector.fold_arith_extension
  transform.apply_patterns.vector.interleave_to_shuffle
  transform.apply_patterns.vector.lower_bitcast
  transform.apply_patterns.vector.lower_broadcast
  transform.apply_patterns.vector.lower_contraction
  transform.apply_patterns.vector.lower_contraction lowering_strategy = dot
  transform.apply_patterns.vector.lower_create_mask
  return
}

// -----

func.func @operations() {
  transform.apply_patterns.vector.lower_gather
  transform.apply_patterns.vector.lower_interleave
  transform.apply_patterns.vector.lower_masked_transfers
  transform.apply_patterns.vector.lower_masks
  transform.apply_patterns.vector.lower_multi_reduction
  transform.apply_patterns.vector.lower_multi_reduction
  transform.apply_patterns.vector.lower_outerproduct
  transform.apply_patterns.vector.lower_scan
  transform.apply_patterns.vector.lower_shape_cast
  transform.apply_patterns.vector.lower_transfer
  transform.apply_patterns.vector.lower_transfer max_transfer_rank = 0
  transform.apply_patterns.vector.lower_transpose
  transform.apply_patterns.vector.lower_transpose avx2_lowering_strategy = true
  transform.apply_patterns.vector.materialize_masks
  return
}

// -----

func.func @operations() {
  transform.apply_patterns.vector.rank_reducing_subview_patterns
  transform.apply_patterns.vector.reduction_to_contract
  transform.apply_patterns.vector.rewrite_narrow_types
  transform.apply_patterns.vector.sink_mem_ops
  transform.apply_patterns.vector.sink_ops
  transform.apply_patterns.vector.split_transfer_full_partial
  transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = none
  transform.apply_patterns.vector.transfer_permutation_patterns
  transform.apply_patterns.vector.transfer_to_scf
  transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 0 full_unroll = true
  transform.apply_patterns.vector.unroll_from_elements
  transform.apply_patterns.vector.unroll_to_elements
  transform.apply_patterns.x86vector.sink_vector_producer_ops
  transform.apply_patterns.x86vector.vector_contract_bf16_to_fma
  return
}

// -----

func.func @operations(%any_op: !transform.any_op, %any_param: !transform.any_param,
  %any_value: !transform.any_value) {
  transform.apply_patterns.x86vector.vector_contract_to_fma
  transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product
  transform.bufferization.buffer_loop_hoisting %any_op : !transform.any_op
  transform.bufferization.eliminate_empty_tensors %any_op : !transform.any_op
  %0 = transform.cast %any_op : !transform.any_op to !transform.any_op
  transform.debug.emit_param_as_remark %any_param : !transform.any_param
  transform.debug.emit_param_as_remark %any_param, "a" at %any_op : !transform.any_param, !transform.any_op
  transform.debug.emit_remark_at %any_op, "a" : !transform.any_op
  %1 = transform.dlti.query [] at %any_op : (!transform.any_op) -> !transform.any_param
  %transformed_module, %transformed_function = transform.func.deduplicate_func_args @s at %any_op : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %transformed_module_0, %transformed_function_1 = transform.func.replace_func_signature @s args_interchange = [] results_interchange = [] at %any_op : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %transformed_module_2, %transformed_function_3 = transform.func.replace_func_signature @s args_interchange = [] results_interchange = [] at %any_op {adjust_func_calls} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %2 = transform.get_consumers_of_result %any_op[0] : (!transform.any_op) -> !transform.any_op
  %3 = transform.get_defining_op %any_value : (!transform.any_value) -> !transform.any_op
  return
}

// -----

func.func @operations(%any_op: !transform.any_op, %any_op_1: !transform.any_op, %any_value: !transform.any_value) {
  %0 = transform.get_parent_op %any_op : (!transform.any_op) -> !transform.any_op
  %1 = transform.get_parent_op %any_op {allow_empty_results, deduplicate, isolated_from_above, op_name = "a"} : (!transform.any_op) -> !transform.any_op
  %2 = transform.get_producer_of_operand %any_op[0] : (!transform.any_op) -> !transform.any_op
  %3 = transform.get_type %any_value : (!transform.any_value) -> !transform.any_param
  %4 = transform.get_type elemental %any_value : (!transform.any_value) -> !transform.any_param
  %5 = transform.gpu.map_nested_forall_to_threads %any_op block_dims = [] : (!transform.any_op) -> !transform.any_op
  %6 = transform.gpu.map_nested_forall_to_threads %any_op block_dims = [] warp_size = 0 : (!transform.any_op) -> !transform.any_op
  %7 = transform.loop.coalesce %any_op : (!transform.any_op) -> !transform.any_op
  transform.loop.forall_to_for %any_op : (!transform.any_op) -> ()
  %8 = transform.loop.forall_to_for %any_op : (!transform.any_op) -> !transform.any_op
  transform.loop.forall_to_parallel %any_op : (!transform.any_op) -> ()
  %9 = transform.loop.forall_to_parallel %any_op : (!transform.any_op) -> !transform.any_op
  %10 = transform.loop.fuse_sibling %any_op into %any_op_1 : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.loop.hoist_loop_invariant_subsets %any_op : !transform.any_op
  return
}

// -----

func.func @operations(%any_op: !transform.any_op, %any_param: !transform.any_param,
  %any_param_1: !transform.any_param, %any_value: !transform.any_value) {
  %function, %call = transform.loop.outline %any_op {func_name = "a"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.loop.parallel_for_to_nested_fors %any_op : (!transform.any_op) -> ()
  %0 = transform.loop.parallel_for_to_nested_fors %any_op : (!transform.any_op) -> !transform.any_op
  transform.loop.promote_if_one_iteration %any_op : !transform.any_op
  transform.loop.unroll %any_op {factor = 1 : i64} : !transform.any_op
  transform.loop.unroll_and_jam %any_op {factor = 1 : i64} : !transform.any_op
  transform.match.operation_empty %any_op : !transform.any_op
  transform.match.operation_name %any_op [] : !transform.any_op
  transform.match.param.cmpi eq %any_param, %any_param_1 : !transform.any_param
  %1 = transform.match.structured.elemental_bitwidth %any_value : (!transform.any_value) -> !transform.any_param
  transform.memref.erase_dead_alloc_and_stores %any_op : (!transform.any_op) -> ()
  %2 = transform.memref.make_loop_independent %any_op {num_loops = 0 : i64} : (!transform.any_op) -> !transform.any_op
  %3 = transform.merge_handles %any_op : !transform.any_op
  %4 = transform.merge_handles deduplicate %any_op : !transform.any_op
  return
}

// -----

func.func @operations(%any_op: !transform.any_op, %any_op_1: !transform.any_op) {
  %0 = transform.nvgpu.create_async_groups %any_op : (!transform.any_op) -> !transform.any_op
  %1 = transform.nvgpu.create_async_groups %any_op {bypass_l1} : (!transform.any_op) -> !transform.any_op
  %2 = transform.nvgpu.pipeline_shared_memory_copies failures(suppress) %any_op {depth = 0 : i64} : (!transform.any_op) -> !transform.any_op
  %3 = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %any_op {depth = 0 : i64, peel_epilogue} : (!transform.any_op) -> !transform.any_op
  transform.nvgpu.rewrite_copy_as_tma %any_op : (!transform.any_op) -> ()
  transform.nvgpu.rewrite_matmul_as_mma_sync %any_op : (!transform.any_op) -> ()
  %4 = transform.param.constant unit -> !transform.any_param
  %5 = transform.pdl_match @s in %any_op : (!transform.any_op) -> !transform.any_op
  transform.print 
  transform.print %any_op {assume_verified, name = "a", skip_regions, use_local_scope} : !transform.any_op
  "transform.replicate"(%any_op) : (!transform.any_op) -> ()
  %6 = transform.replicate num(%any_op) %any_op_1 : !transform.any_op, !transform.any_op
  transform.scf.take_assumed_branch %any_op : (!transform.any_op) -> ()
  transform.scf.take_assumed_branch %any_op take_else_branch : (!transform.any_op) -> ()
  return
}

// -----

func.func @operations(%any_op: !transform.any_op, %any_op_1: !transform.any_op) {
  %0 = transform.select "a" in %any_op : (!transform.any_op) -> !transform.any_op
  %img2col_tensor, %transformed = transform.structured.convert_conv2d_to_img2col %any_op : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %1 = transform.structured.convert_to_loops %any_op : (!transform.any_op) -> !transform.any_op
  %2 = transform.structured.decompose %any_op : (!transform.any_op) -> !transform.any_op
  %3 = transform.structured.decompose_interface %any_op : (!transform.any_op) -> !transform.any_op
  %4 = transform.structured.decompose_winograd_op %any_op : (!transform.any_op) -> !transform.any_op
  transform.structured.eliminate_empty_tensors %any_op : !transform.any_op
  %5 = transform.structured.flatten_elementwise %any_op : (!transform.any_op) -> !transform.any_op
  %fused_op, %new_containing_op = transform.structured.fuse_into_containing_op %any_op into %any_op_1 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %forall_op, %tiled_op = transform.structured.gpu.map_copy_to_threads %any_op total_num_threads = 0 desired_bit_alignment = 0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %6 = transform.structured.hoist_redundant_vector_broadcasts %any_op : (!transform.any_op) -> !transform.any_op
  %7 = transform.structured.hoist_redundant_vector_transfers %any_op : (!transform.any_op) -> !transform.any_op
  %8 = transform.structured.hoist_redundant_vector_transfers %any_op {verify_non_zero_trip} : (!transform.any_op) -> !transform.any_op
  %9 = transform.structured.insert_slice_to_copy %any_op : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @operations(%any_op: !transform.any_op, %any_value: !transform.any_value) {
  %0 = transform.structured.linalg_copy_to_memref %any_op : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.match in %any_op : (!transform.any_op) -> !transform.any_op
  %2 = transform.structured.match ops{[]} interface{LinalgOp} attributes {} filter_result_type = i32 filter_operand_types = [] in %any_op : (!transform.any_op) -> !transform.any_op
  %3 = transform.structured.promote_tensor %any_value : !transform.any_value
  %4 = transform.structured.promote_tensor to unit %any_value : !transform.any_value
  %5 = transform.structured.rewrite_in_destination_passing_style %any_op : (!transform.any_op) -> !transform.any_op
  %init_or_alloc_op, %fill_op, %split_linalg_op, %combining_linalg_op = transform.structured.split_reduction %any_op : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  %init_or_alloc_op_0, %fill_op_1, %split_linalg_op_2, %combining_linalg_op_3 = transform.structured.split_reduction %any_op {inner_parallel, use_alloc, use_scaling_algorithm} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  %split_op, %combining_op, %for_op = transform.structured.tile_reduction_using_for %any_op by tile_sizes = [] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  %fill_op_4, %split_op_5, %combining_op_6, %for_op_7 = transform.structured.tile_reduction_using_for %any_op by tile_sizes = [] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  %split_op_8, %combining_op_9, %forall_op = transform.structured.tile_reduction_using_forall %any_op by : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  %fill_op_10, %split_op_11, %combining_op_12, %forall_op_13 = transform.structured.tile_reduction_using_forall %any_op by mapping = [] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  %6 = transform.structured.transpose_conv2d %any_op : (!transform.any_op) -> !transform.any_op
  %7 = transform.structured.transpose_matmul %any_op : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @operations(%any_op: !transform.any_op, %any_value: !transform.any_value) {
  %0 = transform.structured.transpose_matmul %any_op : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.vectorize_children_and_apply_patterns %any_op : (!transform.any_op) -> !transform.any_op
  %2 = transform.structured.vectorize_children_and_apply_patterns %any_op {disable_multi_reduction_to_contract_patterns, disable_transfer_permutation_map_lowering_patterns, flatten_1d_depthwise_conv, fold_type_extensions_into_contract, vectorize_nd_extract, vectorize_padding} : (!transform.any_op) -> !transform.any_op
  %3 = transform.structured.winograd_conv2d %any_op {fmr = 0 : i32} : (!transform.any_op) -> !transform.any_op
  %4 = transform.tensor.make_loop_independent %any_op {num_loops = 0 : i64} : (!transform.any_op) -> !transform.any_op
  transform.type_conversion.tensor.cast_shape_dynamic_dims
  transform.type_conversion.tensor.cast_shape_dynamic_dims ignore_dynamic_info
  transform.verify %any_op : !transform.any_op
  %5 = transform.xegpu.get_desc_op %any_value : (!transform.any_value) -> !transform.any_op
  %6 = transform.xegpu.insert_prefetch %any_value nb_prefetch = %any_op : (!transform.any_value, !transform.any_op) -> !transform.any_op
  return
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @matcher(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0:2 = transform.match.structured failures(propagate) %op : (!transform.any_op) -> (!transform.any_op, !transform.any_op) {
    ^bb0(%it: !transform.any_op):
      transform.match.structured.yield %it, %it : !transform.any_op, !transform.any_op
    }
    %1:4 = transform.match.structured %op : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%it: !transform.any_op):
      %b, %m, %n, %k = transform.match.structured.classify_contraction_dims %it : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %b, %m, %n, %k : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    %2:2 = transform.match.structured %op : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>) {
    ^bb0(%it: !transform.any_op):
      %c:8 = transform.match.structured.classify_convolution_dims %it : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      %i = transform.match.structured.num_inputs %it : (!transform.any_op) -> !transform.param<i64>
      %o = transform.match.structured.num_inits %it : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield %i, %o : !transform.param<i64>, !transform.param<i64>
    }
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @main(%root: !transform.any_op) {
    %0 = transform.collect_matching @matcher in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.include @matcher failures(suppress) (%root) : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @handles(%empty: !transform.op<"tensor.empty">, %loop: !transform.op<"scf.for">, %pack: !transform.op<"linalg.pack">, %unpack: !transform.op<"linalg.unpack">, %stack: !transform.op<"memref.alloca">, %heap: !transform.op<"memref.alloc">) {
  %0 = transform.bufferization.empty_tensor_to_alloc_tensor %empty : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
  %1, %2 = transform.loop.peel %loop {peel_front = true} : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
  %3 = transform.loop.pipeline %loop {iteration_interval = 2 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
  %4:3 = transform.structured.lower_pack %pack : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  %5:4 = transform.structured.lower_unpack %unpack {lowerUnpadLikeWithExtractSlice = false} : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  %6, %7 = transform.memref.alloca_to_global %stack : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
  %8 = transform.memref.multibuffer %heap {factor = 2 : i64, skip_analysis} : (!transform.op<"memref.alloc">) -> !transform.any_op
  return
}
