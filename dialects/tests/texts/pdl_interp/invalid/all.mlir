pdl_interp.func @unknown(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  %0 = pdl_interp.create_operation "no.such" -> <inferred>
  pdl_interp.finalize
}

// -----

pdl_interp.func @both(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  %0 = "pdl_interp.create_operation"(%t) {inferredResultTypes, inputAttributeNames = [], name = "a.b", operandSegmentSizes = array<i32: 0, 0, 1>} : (!pdl.type) -> !pdl.operation
  pdl_interp.finalize
}

// -----

pdl_interp.func @word(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  %0 = pdl_interp.create_operation "a.b" -> <deduced>
  pdl_interp.finalize
}

// -----

pdl_interp.func @name(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  %0 = pdl_interp.create_operation "a.b" {name = %a}
  pdl_interp.finalize
}

// -----

pdl_interp.func @value(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  %0 = pdl_interp.create_operation "a.b" {"name" = 3}
  pdl_interp.finalize
}

// -----

pdl_interp.func @kind(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  %0 = pdl_interp.create_operation "a.b"(%t : !pdl.type)
  pdl_interp.finalize
}

// -----

pdl_interp.func @elements(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  %0 = pdl_interp.create_range %v, %t : !pdl.value, !pdl.type
  pdl_interp.finalize
}

// -----

pdl_interp.func @of_operations(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  %0 = pdl_interp.create_range %op : !pdl.operation
  pdl_interp.finalize
}

// -----

pdl_interp.func @no_range(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  %0 = pdl_interp.create_range : !pdl.value
  pdl_interp.finalize
}

// -----

pdl_interp.func @generic_range(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  %0 = "pdl_interp.create_range"(%v) : (!pdl.value) -> !pdl.range<type>
  pdl_interp.finalize
}

// -----

pdl_interp.func @extract(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  %0 = "pdl_interp.extract"(%ts) {index = 1 : i32} : (!pdl.range<type>) -> !pdl.value
  pdl_interp.finalize
}

// -----

pdl_interp.func @extract_range(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  %0 = pdl_interp.extract 1 of %ts : !pdl.range<type>
  pdl_interp.finalize
}

// -----

pdl_interp.func @negative(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  %0 = pdl_interp.extract -2 of %ts : !pdl.type
  pdl_interp.finalize
}

// -----

pdl_interp.func @defined(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  %0 = pdl_interp.get_defining_op of %t : !pdl.type
  pdl_interp.finalize
}

// -----

pdl_interp.func @type_kind(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  %0 = "pdl_interp.get_value_type"(%v) : (!pdl.value) -> !pdl.range<type>
  pdl_interp.finalize
}

// -----

pdl_interp.func @replace(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  pdl_interp.replace %op with (%t : !pdl.type)
  pdl_interp.finalize
}

// -----

pdl_interp.func @outside(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  pdl_interp.continue
  pdl_interp.finalize
}

// -----

pdl_interp.func @loop_type(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  pdl_interp.foreach %x : !pdl.type in %vs {
    pdl_interp.continue
  } -> ^x
^x:
  pdl_interp.finalize
^y:
  pdl_interp.finalize
}

// -----

pdl_interp.func @loop_word(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  pdl_interp.foreach %x : !pdl.value from %vs {
    pdl_interp.continue
  } -> ^x
^x:
  pdl_interp.finalize
^y:
  pdl_interp.finalize
}

// -----

pdl_interp.func @loop_end(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  pdl_interp.foreach %x : !pdl.value in %vs {
    pdl_interp.continue
  }
^x:
  pdl_interp.finalize
^y:
  pdl_interp.finalize
}

// -----

pdl_interp.func @loop_arguments(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  "pdl_interp.foreach"(%vs)[^x] ({
  ^bb0(%a0: !pdl.value, %a1: !pdl.value):
    pdl_interp.continue
  }) : (!pdl.range<value>) -> ()
^x:
  pdl_interp.finalize
^y:
  pdl_interp.finalize
}

// -----

pdl_interp.func @loop_elements(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  "pdl_interp.foreach"(%vs)[^x] ({
  ^bb0(%a0: !pdl.type):
    pdl_interp.continue
  }) : (!pdl.range<value>) -> ()
^x:
  pdl_interp.finalize
^y:
  pdl_interp.finalize
}

// -----

pdl_interp.func @cases(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  pdl_interp.switch_operation_name of %op to ["a.b"](^x, ^y) -> ^y
^x:
  pdl_interp.finalize
^y:
  pdl_interp.finalize
}

// -----

pdl_interp.func @counts(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  pdl_interp.switch_operand_count of %op to dense<[1, 2, 3]> : vector<3xi32>(^x) -> ^y
^x:
  pdl_interp.finalize
^y:
  pdl_interp.finalize
}

// -----

pdl_interp.func @results(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  pdl_interp.switch_result_count of %op to dense<[1, 2]> : vector<2xi64>(^x, ^y) -> ^y
^x:
  pdl_interp.finalize
^y:
  pdl_interp.finalize
}

// -----

pdl_interp.func @attributes(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  pdl_interp.switch_attribute %a to [1](^x, ^y) -> ^y
^x:
  pdl_interp.finalize
^y:
  pdl_interp.finalize
}

// -----

pdl_interp.func @one_type(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  pdl_interp.switch_type %t to [i1, i2](^x) -> ^y
^x:
  pdl_interp.finalize
^y:
  pdl_interp.finalize
}

// -----

pdl_interp.func @lists(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  pdl_interp.switch_types %ts to [i1](^x) -> ^y
^x:
  pdl_interp.finalize
^y:
  pdl_interp.finalize
}

// -----

pdl_interp.func @benefit(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  pdl_interp.record_match @r(%op : !pdl.operation) : benefit(-4), loc([%op]) -> ^x
^x:
  pdl_interp.finalize
^y:
  pdl_interp.finalize
}

// -----

pdl_interp.func @locations(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  pdl_interp.record_match @r(%op : !pdl.operation) : benefit(1), loc([%v]) -> ^x
^x:
  pdl_interp.finalize
^y:
  pdl_interp.finalize
}

// -----

pdl_interp.func @equal(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  pdl_interp.are_equal %op, %v : !pdl.operation -> ^x, ^y
^x:
  pdl_interp.finalize
^y:
  pdl_interp.finalize
}

// -----

pdl_interp.func @type_list(%op: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type, %ts: !pdl.range<type>, %a: !pdl.attribute) {
  pdl_interp.check_types %ts are [7] -> ^x, ^y
^x:
  pdl_interp.finalize
^y:
  pdl_interp.finalize
}

// -----

pdl_interp.func @variadic(...) {
  pdl_interp.finalize
}

// -----

pdl_interp.func @no_body()
