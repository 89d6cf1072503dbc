module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) {
    transform.loop.promote_if_one_iteration %a : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op {transform.consumed, transform.readonly}) {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @f(%a: !transform.any_op)
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op) -> !transform.any_op {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op) -> !transform.any_value {
    transform.yield %a : !transform.any_op
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op) {
    transform.print %a : !transform.any_op
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op) {
  }
}
// -----
module {
  transform.named_sequence @f(%a: !transform.any_op) {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op) {
    transform.include @g failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
  func.func private @g(!transform.any_op)
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @g(%a: !transform.any_op) {
    transform.yield
  }
  transform.named_sequence @f(%a: !transform.any_op) {
    transform.include @g failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @g(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @f(%a: !transform.any_value) {
    transform.include @g failures(suppress) (%a) : (!transform.any_value) -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @g(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @f(%a: !transform.any_op) {
    %0 = transform.include @g failures(suppress) (%a) : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @g(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @f(%a: !transform.any_op) {
    %0 = transform.include @g failures(suppress) (%a) : (!transform.any_op) -> !transform.param<i64>
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @g(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @f(%a: !transform.any_op) {
    transform.include @g failures(suppress) () : () -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f() {
    transform.include @g failures(suppress) () : () -> ()
    transform.yield
  }
  transform.named_sequence @g() {
    transform.include @h failures(suppress) () : () -> ()
    transform.yield
  }
  transform.named_sequence @h() {
    transform.include @f failures(suppress) () : () -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f() {
    func.call @f() : () -> ()
    return
  }
}
// -----
module attributes {transform.readonly = 1 : i32} {}
// -----
module attributes {transform.target_tag = 1 : i32} {}
// -----
module attributes {transform.no_such_thing} {}
// -----
module {
  %0 = ub.poison {transform.with_named_sequence} : i32
}
// -----
func.func @f() attributes {transform.with_named_sequence} {
  return
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @take(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence private @take2(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op)
  transform.named_sequence private @drop(%a: !transform.any_op {transform.readonly})
  transform.named_sequence private @none()
  transform.named_sequence private @eat(%a: !transform.any_op {transform.consumed})
  transform.named_sequence private @value(%a: !transform.any_op {transform.readonly}) -> !transform.any_value
  transform.named_sequence private @back(%a: !transform.any_value {transform.readonly}) -> !transform.any_op
  transform.named_sequence @f(%root: !transform.any_op) {
    %0 = transform.foreach_match in %root
      @m -> @n : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @take(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence private @take2(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op)
  transform.named_sequence private @drop(%a: !transform.any_op {transform.readonly})
  transform.named_sequence private @none()
  transform.named_sequence private @eat(%a: !transform.any_op {transform.consumed})
  transform.named_sequence private @value(%a: !transform.any_op {transform.readonly}) -> !transform.any_value
  transform.named_sequence private @back(%a: !transform.any_value {transform.readonly}) -> !transform.any_op
  transform.named_sequence @f(%root: !transform.any_op) {
    %0 = transform.foreach_match in %root
      @take -> @n : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @take(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence private @take2(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op)
  transform.named_sequence private @drop(%a: !transform.any_op {transform.readonly})
  transform.named_sequence private @none()
  transform.named_sequence private @eat(%a: !transform.any_op {transform.consumed})
  transform.named_sequence private @value(%a: !transform.any_op {transform.readonly}) -> !transform.any_value
  transform.named_sequence private @back(%a: !transform.any_value {transform.readonly}) -> !transform.any_op
  transform.named_sequence @f(%root: !transform.any_op) {
    %0 = transform.foreach_match in %root
      @take -> @drop, @take2 -> @drop : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @take(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence private @take2(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op)
  transform.named_sequence private @drop(%a: !transform.any_op {transform.readonly})
  transform.named_sequence private @none()
  transform.named_sequence private @eat(%a: !transform.any_op {transform.consumed})
  transform.named_sequence private @value(%a: !transform.any_op {transform.readonly}) -> !transform.any_value
  transform.named_sequence private @back(%a: !transform.any_value {transform.readonly}) -> !transform.any_op
  transform.named_sequence @f(%root: !transform.any_op) {
    %0 = transform.foreach_match in %root, %root
      @take -> @take : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @take(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence private @take2(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op)
  transform.named_sequence private @drop(%a: !transform.any_op {transform.readonly})
  transform.named_sequence private @none()
  transform.named_sequence private @eat(%a: !transform.any_op {transform.consumed})
  transform.named_sequence private @value(%a: !transform.any_op {transform.readonly}) -> !transform.any_value
  transform.named_sequence private @back(%a: !transform.any_value {transform.readonly}) -> !transform.any_op
  transform.named_sequence @f(%root: !transform.any_op) {
    %0 = transform.foreach_match in %root
      @take -> @none : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @take(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence private @take2(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op)
  transform.named_sequence private @drop(%a: !transform.any_op {transform.readonly})
  transform.named_sequence private @none()
  transform.named_sequence private @eat(%a: !transform.any_op {transform.consumed})
  transform.named_sequence private @value(%a: !transform.any_op {transform.readonly}) -> !transform.any_value
  transform.named_sequence private @back(%a: !transform.any_value {transform.readonly}) -> !transform.any_op
  transform.named_sequence @f(%root: !transform.any_op) {
    %0 = transform.foreach_match in %root
      @eat -> @none : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @take(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence private @take2(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op)
  transform.named_sequence private @drop(%a: !transform.any_op {transform.readonly})
  transform.named_sequence private @none()
  transform.named_sequence private @eat(%a: !transform.any_op {transform.consumed})
  transform.named_sequence private @value(%a: !transform.any_op {transform.readonly}) -> !transform.any_value
  transform.named_sequence private @back(%a: !transform.any_value {transform.readonly}) -> !transform.any_op
  transform.named_sequence @f(%root: !transform.any_op) {
    %0 = transform.foreach_match in %root
      @value -> @take : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @take(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence private @take2(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op)
  transform.named_sequence private @drop(%a: !transform.any_op {transform.readonly})
  transform.named_sequence private @none()
  transform.named_sequence private @eat(%a: !transform.any_op {transform.consumed})
  transform.named_sequence private @value(%a: !transform.any_op {transform.readonly}) -> !transform.any_value
  transform.named_sequence private @back(%a: !transform.any_value {transform.readonly}) -> !transform.any_op
  transform.named_sequence @f(%root: !transform.any_op) {
    %0 = transform.foreach_match in %root
       : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @take(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence private @take2(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op)
  transform.named_sequence private @drop(%a: !transform.any_op {transform.readonly})
  transform.named_sequence private @none()
  transform.named_sequence private @eat(%a: !transform.any_op {transform.consumed})
  transform.named_sequence private @value(%a: !transform.any_op {transform.readonly}) -> !transform.any_value
  transform.named_sequence private @back(%a: !transform.any_value {transform.readonly}) -> !transform.any_op
  transform.named_sequence @f(%root: !transform.any_op) {
    %0 = transform.foreach_match in %root
      @take <- @take : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @take(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence private @take2(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op)
  transform.named_sequence private @drop(%a: !transform.any_op {transform.readonly})
  transform.named_sequence private @none()
  transform.named_sequence private @eat(%a: !transform.any_op {transform.consumed})
  transform.named_sequence private @value(%a: !transform.any_op {transform.readonly}) -> !transform.any_value
  transform.named_sequence private @back(%a: !transform.any_value {transform.readonly}) -> !transform.any_op
  transform.named_sequence @f(%root: !transform.any_op) {
    %0 = transform.foreach_match in %root
      @back -> @take : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%op: !transform.any_op):
  %0 = "transform.foreach_match"(%op) <{actions = [], matchers = []}> : (!transform.any_op) -> !transform.any_op
  "transform.yield"() : () -> ()
}) : () -> ()
// -----
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%op: !transform.any_op):
  %0 = "transform.foreach_match"(%op) <{actions = [], matchers = [@f]}> : (!transform.any_op) -> !transform.any_op
  "transform.yield"() : () -> ()
}) : () -> ()
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    %0 = transform.collect_matching @g in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    %0 = transform.collect_matching @g in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence private @g(%a: !transform.any_op) -> !transform.any_op
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    %0 = transform.collect_matching @g in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence private @g(%a: !transform.any_value {transform.readonly}) -> !transform.any_op
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    %0 = transform.collect_matching @g in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence private @g(%a: !transform.any_op {transform.readonly})
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    %0 = transform.collect_matching @g in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence private @g(%a: !transform.any_op {transform.readonly}) -> !transform.any_value
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    %0 = transform.collect_matching @g in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence private @g() -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.loop.promote_if_one_iteration %op : !transform.any_op
  transform.loop.promote_if_one_iteration %op : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.get_parent_op %op : (!transform.any_op) -> !transform.any_op
  transform.loop.promote_if_one_iteration %0 : !transform.any_op
  transform.loop.promote_if_one_iteration %0 : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.foreach %op : !transform.any_op {
  ^bb0(%a: !transform.any_op):
    transform.loop.promote_if_one_iteration %a : !transform.any_op
  }
  transform.loop.promote_if_one_iteration %op : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.sequence %op : !transform.any_op failures(propagate) {
  ^bb0(%a: !transform.any_op):
    transform.loop.promote_if_one_iteration %a : !transform.any_op
  }
  transform.loop.promote_if_one_iteration %op : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  arith.constant 1 : i32
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.sequence %op, %op : !transform.any_op failures(propagate) {
  ^bb0(%a: !transform.any_op):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.sequence %op : !transform.op<"a.b"> failures(propagate) {
  ^bb0(%a: !transform.any_op):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.sequence %op : !transform.any_op failures(ignore) {
  ^bb0(%a: !transform.any_op):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.sequence %op : !transform.any_op failures(propagate) {
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.foreach %op : !transform.any_op -> !transform.any_op {
  ^bb0(%a: !transform.any_op):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.foreach %op : !transform.any_op -> !transform.any_value {
  ^bb0(%a: !transform.any_op):
    transform.yield %a : !transform.any_op
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.foreach %op : !transform.any_op {
  ^bb0(%a: !transform.any_value):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.foreach %op, %op : !transform.any_op, !transform.any_op {
  ^bb0(%a: !transform.any_op):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.foreach %op : !transform.any_op {
  ^bb0(%a: !transform.any_op, %b: !transform.any_op):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  transform.alternatives %op : !transform.any_op {
  ^bb0(%a: !transform.any_value):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  %0 = transform.alternatives %op : !transform.any_op -> !transform.any_op {
  ^bb0(%a: !transform.any_op):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: i32):
}
// -----
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op, %a: index):
}
// -----
transform.sequence failures(propagate) {
}
// -----
transform.sequence failures(propagate) {
^bb0(%v: !transform.any_value):
}
// -----
transform.with_pdl_patterns {
^bb0(%op: !transform.any_op):
  builtin.module {}
}
// -----
transform.with_pdl_patterns {
^bb0(%op: !transform.any_op):
}
// -----
transform.with_pdl_patterns {
^bb0(%op: !transform.any_op):
  transform.sequence %op : !transform.any_op failures(propagate) {
  ^bb0(%a: !transform.any_op):
  }
  transform.sequence %op : !transform.any_op failures(propagate) {
  ^bb0(%a: !transform.any_op):
  }
}
// -----
transform.with_pdl_patterns {
^bb0(%op: !transform.any_op):
  transform.with_pdl_patterns %op : !transform.any_op {
  ^bb0(%a: !transform.any_op):
  }
}
