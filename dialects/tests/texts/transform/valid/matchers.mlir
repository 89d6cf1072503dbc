module attributes {transform.with_named_sequence} {
  transform.named_sequence @is_call(%op: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_param) {
    transform.match.operation_name %op ["func.call", "func.call_indirect"] : !transform.any_op
    %kind = transform.param.constant "call" -> !transform.any_param
    transform.yield %op, %kind : !transform.any_op, !transform.any_param
  }
  transform.named_sequence @is_empty(%op: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_param) {
    transform.match.operation_empty %op : !transform.any_op
    %kind = transform.param.constant unit -> !transform.any_param
    transform.yield %op, %kind : !transform.any_op, !transform.any_param
  }
  transform.named_sequence @mark(%op: !transform.any_op {transform.readonly}, %kind: !transform.any_param {transform.readonly}) {
    transform.annotate %op "kind" = %kind : !transform.any_op, !transform.any_param
    transform.yield
  }
  transform.named_sequence @walk(%root: !transform.any_op {transform.consumed}) {
    %next = transform.foreach_match restrict_root in %root
      @is_call -> @mark, @is_empty -> @mark : (!transform.any_op) -> !transform.any_op
    %ops, %kinds = transform.collect_matching @is_call in %next : (!transform.any_op) -> (!transform.any_op, !transform.any_param)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @same(%op: !transform.any_op {transform.readonly}, %value: !transform.any_value {transform.readonly}) -> !transform.any_value {
    transform.yield %value : !transform.any_value
  }
  transform.named_sequence @act(%value: !transform.any_value {transform.readonly}) -> !transform.any_value {
    transform.yield %value : !transform.any_value
  }
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %v = transform.get_result %root[all] : (!transform.any_op) -> !transform.any_value
    %r, %out = transform.foreach_match flatten_results in %root, %v
      @same -> @act : (!transform.any_op, !transform.any_value) -> (!transform.any_op, !transform.any_value)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @structured(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %rank, %last, %in, %map, %user = transform.match.structured failures(suppress) %op : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.any_value, !transform.affine_map, !transform.any_op) {
    ^bb0(%arg: !transform.any_op):
      %0 = transform.match.structured.rank %arg : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.dim %arg[all] {parallel} : !transform.any_op
      transform.match.structured.dim %arg[except(0, -1)] {reduction} : !transform.any_op
      %1 = transform.match.structured.dim %arg[-1] : (!transform.any_op) -> !transform.param<i64>
      %2 = transform.match.structured.input %arg[0] {projected_permutation} : (!transform.any_op) -> !transform.any_value
      %3 = transform.match.structured.init %arg[0] {permutation} : (!transform.any_op) -> !transform.affine_map
      transform.match.structured.input %arg[all] {permutation} : !transform.any_op
      transform.match.structured.body %arg {reduction_position = 0} : !transform.any_op
      transform.match.structured.body %arg {passthrough} : !transform.any_op
      transform.match.structured.body %arg {elementwise} : !transform.any_op
      transform.match.structured.body %arg {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
      %4 = transform.match.structured.result %arg[0] {single} : (!transform.any_op) -> !transform.any_op
      %5 = transform.match.structured.result %arg[-1] any : (!transform.any_op) -> !transform.any_op
      %6 = transform.match.structured.result %arg[0] : (!transform.any_op) -> !transform.any_value
      %7 = transform.match.structured.elemental_bitwidth %2 : (!transform.any_value) -> !transform.param<i64>
      %8 = transform.match.structured.num_inputs %arg : (!transform.any_op) -> !transform.param<i64>
      %9 = transform.match.structured.num_inits %arg : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi ge %8, %9 : !transform.param<i64>
      %b, %m, %n, %k = transform.match.structured.classify_contraction_dims %arg : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      %c:8 = transform.match.structured.classify_convolution_dims %arg : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %0, %1, %2, %3, %5 : !transform.param<i64>, !transform.param<i64>, !transform.any_value, !transform.affine_map, !transform.any_op
    }
    %sparse = transform.sparse_tensor.match.sparse_inout %op : (!transform.any_op) -> !transform.any_op
    transform.match.structured %op : !transform.any_op {
    ^bb0(%arg: !transform.any_op):
      transform.match.structured.yield
    }
    transform.yield %op : !transform.any_op
  }
}
