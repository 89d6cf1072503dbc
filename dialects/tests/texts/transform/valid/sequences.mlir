module attributes {transform.with_named_sequence} {
  transform.named_sequence private @prepare(%op: !transform.any_op {transform.consumed}, %width: !transform.param<i32> {transform.readonly}) -> !transform.any_op
  transform.named_sequence @count(%loop: !transform.op<"scf.for"> {transform.readonly}) -> (!transform.param<i64>, !transform.op<"scf.for">) {
    %count = transform.num_associations %loop : (!transform.op<"scf.for">) -> !transform.param<i64>
    transform.yield %count, %loop : !transform.param<i64>, !transform.op<"scf.for">
  }
  transform.named_sequence @__transform_main(%module: !transform.any_op {transform.consumed}) attributes {transform.target_tag = "payload"} {
    %width = transform.param.constant 16 : i32 -> !transform.param<i32>
    %ready = transform.include @prepare failures(propagate) (%module, %width) : (!transform.any_op, !transform.param<i32>) -> !transform.any_op
    %loops = transform.structured.match interface{LoopLikeInterface} in %ready : (!transform.any_op) -> !transform.op<"scf.for">
    %n, %same = transform.include @count failures(suppress) (%loops) : (!transform.op<"scf.for">) -> (!transform.param<i64>, !transform.any_op)
    transform.yield
  }
}
// -----
transform.sequence failures(suppress) {
^bb0(%root: !transform.any_op, %value: !transform.any_value, %map: !transform.affine_map, %type: !transform.type):
  %all = transform.sequence %root, %value : (!transform.any_op, !transform.any_value) -> !transform.any_op failures(propagate) attributes {note = "inner"} {
  ^bb0(%op: !transform.any_op, %of: !transform.any_value):
    %parent = get_parent_op %op {deduplicate, isolated_from_above, nth_parent = 2 : i64, op_name = "func.func"} : (!transform.any_op) -> !transform.any_op
    yield %parent : !transform.any_op
  }
  annotate %all "seen" : !transform.any_op
}
// -----
transform.with_pdl_patterns {
^bb0(%root: !transform.any_op):
  pdl.pattern @any_return : benefit(2) {
    %op = operation "func.return"
    rewrite %op with "transform.dialect"
  }
  sequence %root : !transform.any_op failures(propagate) {
  ^bb0(%inner: !transform.any_op):
    %found = pdl_match @any_return in %inner : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %found, "found" : !transform.any_op
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %scope = transform.structured.match ops{["func.func", "gpu.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %new = transform.alternatives %scope : !transform.any_op -> !transform.any_op {
  ^bb0(%op: !transform.any_op):
    %loop = transform.structured.match ops{["scf.for"]} in %op : (!transform.any_op) -> !transform.op<"scf.for">
    transform.loop.unroll %loop {factor = 4 : i64} : !transform.op<"scf.for">
    transform.yield %op : !transform.any_op
  }, {
  ^bb0(%op: !transform.any_op):
    transform.yield %op : !transform.any_op
  }
  transform.print %new {name = "after"} : !transform.any_op
}
// -----
transform.alternatives {
^bb0(%op: !transform.any_op):
  transform.print
}, {
^bb0(%op: !transform.any_op):
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op, %values: !transform.any_value):
  %a, %b = transform.foreach %root, %values with_zip_shortest : !transform.any_op, !transform.any_value -> !transform.any_value, !transform.any_op {
  ^bb0(%op: !transform.any_op, %value: !transform.any_value):
    transform.apply_cse to %op : !transform.any_op
    transform.yield %value, %op : !transform.any_value, !transform.any_op
  } {tag}
  transform.foreach %b : !transform.any_op {
  ^bb0(%op: !transform.any_op):
    transform.apply_dce to %op : !transform.any_op
  }
}
