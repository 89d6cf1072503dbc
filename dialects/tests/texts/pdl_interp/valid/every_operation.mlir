func.func @operations(%value: !pdl.value, %operation: !pdl.operation, %range_value: !pdl.range<value>,
  %attribute: !pdl.attribute) {
  pdl_interp.apply_rewrite "a"
  %0 = pdl_interp.apply_rewrite "a"(%value : !pdl.value) : !pdl.value
  %1 = pdl_interp.create_attribute unit
  %2 = pdl_interp.create_type i32
  %3 = pdl_interp.create_types []
  pdl_interp.erase %operation
  %4 = pdl_interp.extract 0 of %range_value : !pdl.value
  %5 = pdl_interp.get_attribute "a" of %operation
  %6 = pdl_interp.get_attribute_type of %attribute
  %7 = pdl_interp.get_defining_op of %value : !pdl.value
  %8 = pdl_interp.get_operand 0 of %operation
  %9 = pdl_interp.get_operands of %operation : !pdl.value
  %10 = pdl_interp.get_operands 0 of %operation : !pdl.value
  %11 = pdl_interp.get_result 0 of %operation
  return
}

// -----

func.func @operations(%operation: !pdl.operation, %value: !pdl.value) {
  %0 = pdl_interp.get_results of %operation : !pdl.value
  %1 = pdl_interp.get_results 0 of %operation : !pdl.value
  %2 = pdl_interp.get_users of %value : !pdl.value
  %3 = pdl_interp.get_value_type of %value : !pdl.type
  pdl_interp.replace %operation with ()
  pdl_interp.replace %operation with (%value : !pdl.value)
  return
}

// -----

func.func @operation() {
  "pdl_interp.apply_constraint"()[^bb1, ^bb1] <{name = "a"}> : () -> ()
^bb1:
  return
}

// -----

func.func @operation(%arg0: !pdl.value) {
  %0 = pdl_interp.apply_constraint "a"(%arg0 : !pdl.value) : !pdl.value {isNegated = true} -> ^bb1, ^bb1
^bb1:  // 2 preds: ^bb0, ^bb0
  return
}

// -----

func.func @operation(%arg0: !pdl.value, %arg1: !pdl.value) {
  pdl_interp.are_equal %arg0, %arg1 : !pdl.value -> ^bb1, ^bb1
^bb1:  // 2 preds: ^bb0, ^bb0
  return
}

// -----

func.func @operation() {
  pdl_interp.branch ^bb1
^bb1:  // pred: ^bb0
  return
}

// -----

func.func @operation(%arg0: !pdl.attribute) {
  pdl_interp.check_attribute %arg0 is unit -> ^bb1, ^bb1
^bb1:  // 2 preds: ^bb0, ^bb0
  return
}

// -----

func.func @operation(%arg0: !pdl.operation) {
  pdl_interp.check_operand_count of %arg0 is 0 -> ^bb1, ^bb1
^bb1:  // 2 preds: ^bb0, ^bb0
  return
}

// -----

func.func @operation(%arg0: !pdl.operation) {
  pdl_interp.check_operand_count of %arg0 is at_least 0 -> ^bb1, ^bb1
^bb1:  // 2 preds: ^bb0, ^bb0
  return
}

// -----

func.func @operation(%arg0: !pdl.operation) {
  pdl_interp.check_operation_name of %arg0 is "a" -> ^bb1, ^bb1
^bb1:  // 2 preds: ^bb0, ^bb0
  return
}

// -----

func.func @operation(%arg0: !pdl.operation) {
  pdl_interp.check_result_count of %arg0 is 0 -> ^bb1, ^bb1
^bb1:  // 2 preds: ^bb0, ^bb0
  return
}

// -----

func.func @operation(%arg0: !pdl.operation) {
  pdl_interp.check_result_count of %arg0 is at_least 0 -> ^bb1, ^bb1
^bb1:  // 2 preds: ^bb0, ^bb0
  return
}

// -----

func.func @operation(%arg0: !pdl.type) {
  pdl_interp.check_type %arg0 is i32 -> ^bb1, ^bb1
^bb1:  // 2 preds: ^bb0, ^bb0
  return
}

// -----

func.func @operation(%arg0: !pdl.range<type>) {
  pdl_interp.check_types %arg0 are [] -> ^bb1, ^bb1
^bb1:  // 2 preds: ^bb0, ^bb0
  return
}

// -----

func.func @operation(%arg0: !pdl.value) {
  pdl_interp.is_not_null %arg0 : !pdl.value -> ^bb1, ^bb1
^bb1:  // 2 preds: ^bb0, ^bb0
  return
}

// -----

func.func @operation() {
  pdl_interp.record_match @s : benefit(0), loc([]) -> ^bb1
^bb1:  // pred: ^bb0
  return
}

// -----

func.func @operation(%arg0: !pdl.value, %arg1: !pdl.operation) {
  pdl_interp.record_match @s(%arg0 : !pdl.value) : benefit(0), generatedOps([]), loc([%arg1]), root("a") -> ^bb1
^bb1:  // pred: ^bb0
  return
}

// -----

pdl_interp.func @each(%ops: !pdl.range<operation>) {
  pdl_interp.foreach %op : !pdl.operation in %ops {
    pdl_interp.continue
  } -> ^end
^end:
  pdl_interp.finalize
}
