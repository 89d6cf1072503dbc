transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0 = transform.get_operand %root[0, 2] : (!transform.any_op) -> !transform.any_value
  %1 = transform.get_operand %root[except(1)] : (!transform.any_op) -> !transform.any_value
  %2 = transform.get_operand %root[all] {tag} : (!transform.any_op) -> !transform.any_value
  %3 = transform.get_result %root[-1] : (!transform.any_op) -> !transform.any_value
  %4 = transform.get_type elemental %3 : (!transform.any_value) -> !transform.type
  %5 = transform.get_type %3 : (!transform.any_value) -> !transform.any_param
  %6 = transform.get_defining_op %0 : (!transform.any_value) -> !transform.any_op
  %7 = transform.get_producer_of_operand %root[1] : (!transform.any_op) -> !transform.any_op
  %8 = transform.get_consumers_of_result %7[0] : (!transform.any_op) -> !transform.any_op
  %9 = transform.select "linalg.generic" in %root : (!transform.any_op) -> !transform.op<"linalg.generic">
  %10 = transform.merge_handles %6, %8 : !transform.any_op
  %11 = transform.merge_handles deduplicate %0, %1 : !transform.any_value
  %12:2 = transform.split_handle %10 {fail_on_payload_too_small = false, overflow_result = 1} : (!transform.any_op) -> (!transform.any_op, !transform.op<"func.func">)
  %13, %14 = transform.replicate num(%root) %9, %11 : !transform.any_op, !transform.op<"linalg.generic">, !transform.any_value
  %15 = transform.cast %root : !transform.any_op to !transform.op<"builtin.module">
  %16 = transform.num_associations %4 : (!transform.type) -> !transform.any_param
  transform.debug.emit_param_as_remark %16, "count" at %15 : !transform.any_param, !transform.op<"builtin.module">
  transform.debug.emit_param_as_remark %5 : !transform.any_param
  transform.debug.emit_remark_at %3, "value" : !transform.any_value
  transform.verify %root : !transform.any_op
  transform.annotate %root "plain" : !transform.any_op
  transform.print %root {assume_verified, skip_regions, use_local_scope} : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%old: !pdl.operation):
  %0 = transform.get_parent_op %old : (!pdl.operation) -> !transform.any_op
  %1 = transform.dlti.query ["width", i32] at %0 : (!transform.any_op) -> !transform.any_param
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op, %width: !transform.param<i64>, %any: !transform.any_param):
  %0 = transform.apply_registered_pass "canonicalize" to %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.apply_registered_pass "canonicalize" with options = {"max-iterations" = 4 : i64, "top-down" = false} to %0 : (!transform.any_op) -> !transform.any_op
  %2 = transform.apply_registered_pass "with-lists" with options = {names = ["a", %any, [1, 2]], "test-width" = %width} to %1 {tag} : (!transform.any_op, !transform.any_param, !transform.param<i64>) -> !transform.op<"builtin.module">
  %3 = transform.param.constant affine_map<(d0) -> (d0 * 2)> -> !transform.affine_map
}
