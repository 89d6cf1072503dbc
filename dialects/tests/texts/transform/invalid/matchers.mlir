transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.match.structured %op : !transform.any_op {
  ^bb0(%arg: !transform.any_op):
    transform.match.structured.dim %arg[0] {parallel, reduction} : !transform.any_op
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.match.structured %op : !transform.any_op {
  ^bb0(%arg: !transform.any_op):
    transform.match.structured.dim %arg[0, 0] : !transform.any_op
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.match.structured %op : !transform.any_op {
  ^bb0(%arg: !transform.any_op):
    transform.match.structured.dim %arg[] : !transform.any_op
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.match.structured %op : !transform.any_op {
  ^bb0(%arg: !transform.any_op):
    transform.match.structured.dim %arg[except 0] : !transform.any_op
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.match.structured %op : !transform.any_op {
  ^bb0(%arg: !transform.any_op):
    "transform.match.structured.dim"(%arg) <{is_all, is_inverted, raw_dim_list = array<i64>}> : (!transform.any_op) -> ()
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.match.structured %op : !transform.any_op {
  ^bb0(%arg: !transform.any_op):
    "transform.match.structured.dim"(%arg) <{is_all, raw_dim_list = array<i64: 1>}> : (!transform.any_op) -> ()
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.match.structured %op : !transform.any_op {
  ^bb0(%arg: !transform.any_op):
    "transform.match.structured.dim"(%arg) <{raw_dim_list = array<i64>}> : (!transform.any_op) -> ()
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.match.structured %op : !transform.any_op {
  ^bb0(%arg: !transform.any_op):
    transform.match.structured.input %arg[0] {permutation, projected_permutation} : !transform.any_op
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.match.structured %op : !transform.any_op {
  ^bb0(%arg: !transform.any_op):
    %0 = transform.match.structured.init %arg[0, 1] : (!transform.any_op) -> !transform.any_value
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.match.structured %op : !transform.any_op {
  ^bb0(%arg: !transform.any_op):
    %0 = transform.match.structured.input %arg[1, 1] : !transform.any_op
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.match.structured %op : !transform.any_op {
  ^bb0(%arg: !transform.any_op):
    transform.match.structured.input %arg[1, 1] : !transform.any_op
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.match.structured %op : !transform.any_op {
  ^bb0(%arg: !transform.any_op):
    transform.match.structured.body %arg {passthrough, reduction_position = 0} : !transform.any_op
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.match.structured %op : !transform.any_op {
  ^bb0(%arg: !transform.any_op):
    transform.match.structured.body %arg {contraction = ["arith.mulf"]} : !transform.any_op
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.match.structured %op : !transform.any_op {
  ^bb0(%arg: !transform.any_op):
    %0 = transform.match.structured.result %arg[0] : (!transform.any_op) -> !transform.any_op
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.match.structured %op : !transform.any_op {
  ^bb0(%arg: !transform.any_op):
    %0 = transform.match.structured.result %arg[0] any : (!transform.any_op) -> !transform.any_value
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.match.structured %op : !transform.any_op {
  ^bb0(%arg: !transform.any_op):
    %0 = transform.match.structured.result %arg[0] any single : (!transform.any_op) -> !transform.any_op
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.match.structured %op : !transform.any_op {
  ^bb0(%arg: !transform.any_op):
    %0 = transform.match.structured.rank %arg : !transform.any_op
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.match.structured %op : !transform.any_op {
  ^bb0(%arg: !transform.any_op):
    %0 = transform.match.structured.rank %op : (!transform.any_op) -> !transform.param<i64>
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.match.structured %op : !transform.any_op {
  ^bb0(%arg: !transform.any_op):
    transform.apply_cse to %arg : !transform.any_op
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.match.structured.rank %op : (!transform.any_op) -> !transform.param<i64>
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.match.structured %op : !transform.any_op {
  ^bb0:
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.match.structured %op : !transform.any_op {
  ^bb0(%v: !transform.any_value):
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.match.structured %op : !transform.any_op {
  ^bb0(%v: !transform.any_op):
    transform.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.get_operand %op[0, 0] : (!transform.any_op) -> !transform.any_value
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.get_result %op[x] : (!transform.any_op) -> !transform.any_value
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = "transform.get_result"(%op) <{raw_position_list = array<i64>}> : (!transform.any_op) -> !transform.any_value
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.get_operand %op[0] : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.num_associations %op : (!transform.any_op) -> !transform.param<i16>
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.num_associations %op : (!transform.any_op) -> !transform.affine_map
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.num_associations %op : (!transform.any_op) -> !transform.type
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.num_associations %op : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0:2 = transform.split_handle %op {overflow_result = 2} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0:2 = transform.split_handle %op : (!transform.any_op) -> (!transform.any_op, !transform.any_value)
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value):
  %0 = transform.merge_handles %op, %v : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.cast %op : !transform.any_op to !transform.any_value
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.param.constant 1 : i64 -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %v: !transform.any_value):
  transform.match.operation_name %v ["a"] : !transform.any_value
}
