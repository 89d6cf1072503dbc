module attributes {transform.with_named_sequence} {
  transform.named_sequence @simplify(%module: !transform.any_op {transform.readonly}) {
    transform.apply_patterns to %module {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.arm_neon.vector_contract_to_i8mm
      transform.apply_patterns.arm_neon.vector_contract_to_bfmmla
      transform.apply_patterns.arm_sve.vector_contract_to_i8mm
      transform.apply_patterns.arm_sve.vector_contract_to_bfmmla
      transform.apply_patterns.gpu.gpu_rewrite_patterns
      transform.apply_patterns.gpu.unroll_vectors_subgroup_mma [8, 16, 4]
      transform.apply_patterns.gpu.eliminate_barriers
      transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu chipset = "gfx942"
      transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu
      transform.apply_patterns.linalg.erase_unnecessary_inputs
      transform.apply_patterns.linalg.decompose_pack_unpack
      transform.apply_patterns.linalg.decompose_pad
      transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes
      transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
      transform.apply_patterns.linalg.tiling_canonicalization
      transform.apply_patterns.linalg.fold_add_into_dest
      transform.apply_patterns.linalg.pad_vectorization
      transform.apply_patterns.tensor.fold_into_pack_and_unpack
      transform.apply_patterns.linalg.fold_pack_unpack_into_empty {fold_single_use_only = true}
      transform.apply_patterns.memref.alloc_to_alloca size_limit(256)
      transform.apply_patterns.memref.alloc_to_alloca
      transform.apply_patterns.memref.expand_ops
      transform.apply_patterns.memref.expand_strided_metadata
      transform.apply_patterns.memref.extract_address_computations
      transform.apply_patterns.memref.fold_memref_alias_ops
      transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims
      transform.apply_patterns.scf.for_loop_canonicalization
      transform.apply_patterns.tensor.decompose_concat
      transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
      transform.apply_patterns.tensor.fold_tensor_empty {fold_single_use_only = true}
      transform.apply_patterns.tensor.fold_tensor_subset_ops
      transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
      transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
      transform.apply_patterns.tensor.reassociative_reshape_folding
      transform.apply_patterns.tensor.bubble_up_extract_slice
      transform.apply_patterns.tensor.rewrite_as_constant aggressive
      transform.apply_patterns.tensor.rewrite_as_constant
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
      transform.apply_patterns.vector.rank_reducing_subview_patterns
      transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
      transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops
      transform.apply_patterns.vector.transfer_permutation_patterns
      transform.apply_patterns.vector.lower_bitcast
      transform.apply_patterns.vector.lower_broadcast
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "dot"
      transform.apply_patterns.vector.lower_contraction
      transform.apply_patterns.vector.lower_create_mask
      transform.apply_patterns.vector.lower_masks
      transform.apply_patterns.vector.lower_masked_transfers
      transform.apply_patterns.vector.materialize_masks
      transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = "innerreduction"
      transform.apply_patterns.vector.lower_multi_reduction
      transform.apply_patterns.vector.lower_outerproduct
      transform.apply_patterns.vector.lower_gather
      transform.apply_patterns.vector.unroll_from_elements
      transform.apply_patterns.vector.unroll_to_elements
      transform.apply_patterns.vector.lower_scan
      transform.apply_patterns.vector.lower_shape_cast
      transform.apply_patterns.vector.lower_transfer max_transfer_rank = 3
      transform.apply_patterns.vector.lower_transfer
      transform.apply_patterns.vector.lower_transpose lowering_strategy = "shuffle_1d" avx2_lowering_strategy = true
      transform.apply_patterns.vector.lower_transpose
      transform.apply_patterns.vector.lower_interleave
      transform.apply_patterns.vector.interleave_to_shuffle
      transform.apply_patterns.vector.rewrite_narrow_types
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
      transform.apply_patterns.vector.split_transfer_full_partial
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 2 full_unroll = true
      transform.apply_patterns.vector.transfer_to_scf
      transform.apply_patterns.vector.fold_arith_extension
      transform.apply_patterns.vector.elementwise_to_vector
      transform.apply_patterns.vector.reduction_to_contract
      transform.apply_patterns.vector.sink_ops
      transform.apply_patterns.vector.sink_mem_ops
      transform.apply_patterns.x86vector.vector_contract_to_fma
      transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product
      transform.apply_patterns.x86vector.vector_contract_bf16_to_fma
      transform.apply_patterns.x86vector.sink_vector_producer_ops
    } {apply_cse, max_iterations = 3 : i64, max_num_rewrites = 100 : i64} : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @lower(%module: !transform.any_op {transform.consumed}) {
    transform.apply_conversion_patterns to %module {
      transform.apply_conversion_patterns.dialect_to_llvm "arith"
      transform.apply_conversion_patterns.func.func_to_llvm
      transform.apply_conversion_patterns.gpu.gpu_to_nvvm {benefit = 4 : i16}
      transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
      transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
      transform.apply_conversion_patterns.gpu.gpu_to_rocdl chipset = "gfx90a"
      transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm
      transform.apply_conversion_patterns.scf.structural_conversions
      transform.apply_conversion_patterns.scf.scf_to_control_flow
      transform.apply_conversion_patterns.vector.vector_to_llvm {use_vector_alignment = true}
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {index_bitwidth = 32, use_aligned_alloc = true}
    } {legal_dialects = ["llvm"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @retype(%module: !transform.any_op {transform.readonly}) {
    transform.apply_conversion_patterns to %module {
      transform.apply_conversion_patterns.scf.structural_conversions
    } with type_converter {
      transform.type_conversion.tensor.cast_shape_dynamic_dims ignore_dynamic_info
    } {illegal_ops = ["scf.while"], legal_ops = ["scf.for"], preserve_handles} : !transform.any_op
    transform.apply_patterns to %module {
    } : !transform.any_op
    transform.yield
  }
}
