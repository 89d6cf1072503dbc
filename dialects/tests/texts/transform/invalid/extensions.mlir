transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.apply_registered_pass "cse" with options = {"a"} to %op : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.apply_registered_pass "cse" with options = {a = } to %op : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.apply_registered_pass "cse" with options = {4 = 5} to %op : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.apply_registered_pass "cse" with options = {a = 1, b = 2, a = 3} to %op : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.apply_registered_pass "cse" with options = {a = #transform.param_operand<index=0>} to %op : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.apply_registered_pass "cse" with options = {a = [1, } to %op : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.apply_registered_pass "cse" with options = {a = %op} to %op : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = "transform.apply_registered_pass"(%op) <{pass_name = "cse", options = {a = #transform.param_operand<index = 0 : i64>}}> : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %p: !transform.any_param):
  %0 = "transform.apply_registered_pass"(%op, %p) <{pass_name = "cse", options = {}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %p: !transform.any_param):
  %0 = "transform.apply_registered_pass"(%op, %p) <{pass_name = "cse", options = {a = [#transform.param_operand<index = 0 : i64>, #transform.param_operand<index = 0 : i64>]}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.apply_registered_pass "cse" with options = {} to %op : (!transform.any_op) -> !transform.param<i64>
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.apply_patterns to %op {
    transform.apply_cse to %op : !transform.any_op
  } : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.apply_conversion_patterns to %op {
    transform.apply_patterns.canonicalization
  } : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.apply_conversion_patterns to %op {
  } with type_converter {
  } : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.apply_conversion_patterns to %op {
  } with type_converter {
    transform.apply_patterns.canonicalization
  } : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.apply_conversion_patterns to %op {
  } with type_converter {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.apply_conversion_patterns to %op {
    transform.apply_conversion_patterns.scf.structural_conversions
    transform.apply_conversion_patterns.func.func_to_llvm
  } with type_converter {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.apply_conversion_patterns to %op {
    transform.apply_conversion_patterns.dialect_to_llvm "scf"
  } : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.apply_conversion_patterns to %op {
    transform.apply_conversion_patterns.dialect_to_llvm "nothing"
  } : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.apply_conversion_patterns to %op {
    transform.apply_conversion_patterns.dialect_to_llvm "vcix"
  } : !transform.any_op
}
// -----
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%op: !transform.any_op):
  "transform.apply_conversion_patterns"(%op) ({}, {}, {}) : (!transform.any_op) -> ()
  "transform.yield"() : () -> ()
}) : () -> ()
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.affine.simplify_bounded_affine_ops %op with [%op : !transform.any_op] within [0, 1] and [3] : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.affine.simplify_bounded_affine_ops %op with [%op : !transform.any_op] within [0] and [] : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.bufferization.one_shot_bufferize %op {memcpy_op = "memref.store"} : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.bufferization.one_shot_bufferize %op {print_conflicts = true} : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.bufferization.one_shot_bufferize %op {dump_alias_sets = true} : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.bufferization.empty_tensor_to_alloc_tensor %op : (!transform.any_op) -> !transform.op<"bufferization.alloc_tensor">
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.op<"memref.alloca">):
  %0 = transform.memref.multibuffer %op {factor = 0 : i64} : (!transform.op<"memref.alloca">) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.func.cast_and_call before %op : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.func.cast_and_call @f %op before %op : (!transform.any_op, !transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.func.cast_and_call @f before %op {
    transform.apply_patterns.canonicalization
  } : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.gpu.map_forall_to_blocks %op grid_dims = [4, 4] : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.irdl.collect_matching in %op : (!transform.any_op) -> !transform.any_op {
    irdl.dialect @d {}
    irdl.dialect @e {}
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.irdl.collect_matching in %op : (!transform.any_op) -> !transform.any_op {
    builtin.module {}
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.irdl.collect_matching in %op : (!transform.any_op) -> !transform.any_op {
    irdl.dialect @d {}
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.irdl.collect_matching in %op : (!transform.any_op) -> !transform.any_op {
    irdl.dialect @d {
      irdl.operation @o {}
      irdl.type @t {}
    }
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %p: !transform.any_param):
  %0 = transform.smt.constrain_params(%p) : (!transform.any_param) -> !transform.param<i64> {
  ^bb0(%x: !smt.array<[!smt.int -> !smt.int]>):
    smt.yield %x : !smt.array<[!smt.int -> !smt.int]>
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %p: !transform.param<i8>):
  %0 = transform.smt.constrain_params(%p) : (!transform.param<i8>) -> !transform.param<i1> {
  ^bb0(%x: !smt.bool):
    smt.yield %x : !smt.bool
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %p: !transform.param<i8>):
  %0 = transform.smt.constrain_params(%p) : (!transform.param<i8>) -> !transform.param<i4> {
  ^bb0(%x: !smt.bv<4>):
    smt.yield %x : !smt.bv<4>
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %p: !transform.param<i1>):
  %0 = transform.smt.constrain_params(%p) : (!transform.param<i1>) -> !transform.param<i64> {
  ^bb0(%x: !smt.bool):
    smt.yield %x : !smt.bool
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %p: !transform.any_param):
  %0 = transform.smt.constrain_params(%p) : (!transform.any_param) -> !transform.param<i64> {
  ^bb0(%x: !smt.int):
    smt.yield %x, %x : !smt.int, !smt.int
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %p: !transform.any_param):
  %0 = transform.smt.constrain_params(%p) : (!transform.any_param) -> !transform.param<i64> {
  ^bb0(%x: !smt.int):
    arith.constant 1 : i32
    smt.yield %x : !smt.int
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %p: !transform.any_param):
  transform.smt.constrain_params(%p) : (!transform.any_param) -> () {
  ^bb0:
    smt.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.smt.constrain_params() : () -> () {
    transform.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.tune.knob<"n"> = 3 from options = [1, 2] -> !transform.any_param
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.tune.alternatives<"n"> selected_region = 2 {
  }, {
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.tune.alternatives<"n"> selected_region = x {
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.tune.alternatives<"n"> -> !transform.any_op {
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value):
  %0 = transform.tune.alternatives<"n"> -> !transform.any_op {
    transform.yield %v : !transform.any_value
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.cast %op : !transform.any_op to !transform.none
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.param.constant 1 : i64 -> !transform.param<f32>
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.param.constant 1 : i64 -> !transform.param<i65>
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.cast %op : !transform.any_op to !transform.op<func>
}
