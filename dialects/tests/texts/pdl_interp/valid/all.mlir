pdl_interp.func @match(%op: !pdl.operation) {
  %first = pdl_interp.get_operand 0 of %op
  %rest = pdl_interp.get_operands 1 of %op : !pdl.range<value>
  pdl_interp.is_not_null %first : !pdl.value -> ^some, ^none
^some:
  pdl_interp.is_not_null %rest : !pdl.range<value> -> ^found, ^none
^found:
  pdl_interp.record_match @rewrites::@apply(%op, %first : !pdl.operation, !pdl.value) : benefit(3), generatedOps(["a.new", "a.other"]), loc([%op]), root("a.old") -> ^none
^none:
  pdl_interp.finalize
}
module @rewrites {
  pdl_interp.func @apply(%op: !pdl.operation, %value: !pdl.value) {
    pdl_interp.replace %op with (%value : !pdl.value)
    pdl_interp.finalize
  }
}

// -----

pdl_interp.func @create(%a: !pdl.attribute, %v: !pdl.value, %vs: !pdl.range<value>, %ts: !pdl.range<type>) {
  %0 = pdl_interp.create_operation "a.none"
  %1 = pdl_interp.create_operation "a.operands"(%v, %vs : !pdl.value, !pdl.range<value>)
  %2 = pdl_interp.create_operation "a.attributes" {"name" = %a, "other name" = %a}
  %3 = pdl_interp.create_operation "a.all"(%v : !pdl.value) {"name" = %a} -> (%ts : !pdl.range<type>) {note = "kept"}
  pdl_interp.finalize
}

// -----

func.func @loads_a_dialect(%x: i32) {
  %0 = arith.addi %x, %x : i32
  return
}
pdl_interp.func @infer(%v: !pdl.value) {
  %0 = pdl_interp.create_operation "arith.muli"(%v, %v : !pdl.value, !pdl.value) -> <inferred>
  pdl_interp.finalize
}

// -----

pdl_interp.func @constants() {
  %0 = pdl_interp.create_attribute 7 : i16
  %1 = pdl_interp.create_attribute [unit, "text"] attributes {note}
  %2 = pdl_interp.create_type vector<4xf32>
  %3 = pdl_interp.create_types [i1, index]
  %4 = pdl_interp.create_types []
  pdl_interp.finalize
}

// -----

pdl_interp.func @ranges(%v: !pdl.value, %vs: !pdl.range<value>, %t: !pdl.type) {
  %0 = pdl_interp.create_range %v, %vs, %v : !pdl.value, !pdl.range<value>, !pdl.value
  %1 = pdl_interp.create_range %t : !pdl.type
  %2 = pdl_interp.create_range : !pdl.range<type>
  %3 = pdl_interp.create_range : !pdl.range<value>
  pdl_interp.finalize
}

// -----

pdl_interp.func @extract(%as: !pdl.range<attribute>, %os: !pdl.range<operation>, %ts: !pdl.range<type>, %vs: !pdl.range<value>) {
  %0 = pdl_interp.extract 2 of %as : !pdl.attribute
  %1 = pdl_interp.extract 0 of %os : !pdl.operation
  %2 = pdl_interp.extract 65535 of %ts : !pdl.type
  %3 = pdl_interp.extract 1 of %vs : !pdl.value
  pdl_interp.finalize
}

// -----

pdl_interp.func @loop(%users: !pdl.range<operation>, %values: !pdl.range<value>) {
  pdl_interp.foreach %user : !pdl.operation in %users {
    pdl_interp.foreach %value : !pdl.value in %values {
      pdl_interp.continue
    } {inner} -> ^next
  ^next:
    pdl_interp.continue
  } -> ^done
^done:
  pdl_interp.finalize
}

// -----

pdl_interp.func @counts(%op: !pdl.operation) {
  pdl_interp.check_operand_count of %op is 2 -> ^a, ^b
^a:
  pdl_interp.check_result_count of %op is at_least 1 -> ^b, ^c
^b:
  pdl_interp.check_operand_count of %op is at_least 0 {note} -> ^c, ^c
^c:
  pdl_interp.finalize
}

// -----

pdl_interp.func @checks(%op: !pdl.operation, %a: !pdl.attribute, %t: !pdl.type, %ts: !pdl.range<type>) {
  pdl_interp.check_operation_name of %op is "a.op" -> ^a, ^z
^a:
  pdl_interp.check_attribute %a is "text" -> ^b, ^z
^b:
  pdl_interp.check_type %t is tensor<?xf32> -> ^c, ^z
^c:
  pdl_interp.check_types %ts are [i8, f16] -> ^z, ^z
^z:
  pdl_interp.finalize
}

// -----

pdl_interp.func @equal(%a: !pdl.attribute, %vs: !pdl.range<value>) {
  pdl_interp.are_equal %a, %a : !pdl.attribute -> ^a, ^b
^a:
  pdl_interp.are_equal %vs, %vs : !pdl.range<value> -> ^b, ^b
^b:
  pdl_interp.finalize
}

// -----

pdl_interp.func @native(%op: !pdl.operation, %vs: !pdl.range<value>) {
  pdl_interp.apply_constraint "is_good"(%op, %vs : !pdl.operation, !pdl.range<value>) -> ^a, ^b
^a:
  %0:2 = pdl_interp.apply_constraint "is_bad"(%op : !pdl.operation) : !pdl.type, !pdl.range<value> {isNegated = true} -> ^b, ^b
^b:
  %1 = pdl_interp.apply_rewrite "change"(%op : !pdl.operation) : !pdl.value
  pdl_interp.apply_rewrite "touch"
  pdl_interp.finalize
}

// -----

pdl_interp.func @values(%op: !pdl.operation, %a: !pdl.attribute) {
  %0 = pdl_interp.get_attribute "name" of %op
  %1 = pdl_interp.get_attribute_type of %a
  %2 = pdl_interp.get_operand 3 of %op
  %3 = pdl_interp.get_operands of %op : !pdl.range<value>
  %4 = pdl_interp.get_operands 1 of %op : !pdl.value
  %5 = pdl_interp.get_result 0 of %op
  %6 = pdl_interp.get_results of %op : !pdl.range<value>
  %7 = pdl_interp.get_results 2 of %op : !pdl.value
  pdl_interp.finalize
}

// -----

pdl_interp.func @origins(%v: !pdl.value, %vs: !pdl.range<value>) {
  %0 = pdl_interp.get_defining_op of %v : !pdl.value
  %1 = pdl_interp.get_defining_op of %vs : !pdl.range<value>
  %2 = pdl_interp.get_users of %v : !pdl.value
  %3 = pdl_interp.get_users of %vs : !pdl.range<value>
  pdl_interp.finalize
}

// -----

pdl_interp.func @types_of(%v: !pdl.value, %vs: !pdl.range<value>) {
  %0 = pdl_interp.get_value_type of %v : !pdl.type
  %1 = pdl_interp.get_value_type of %vs : !pdl.range<type>
  pdl_interp.finalize
}

// -----

pdl_interp.func @switch_name(%op: !pdl.operation) {
  pdl_interp.switch_operation_name of %op to ["a.one", "a.two"](^one, ^two) -> ^other
^one:
  pdl_interp.finalize
^two:
  pdl_interp.finalize
^other:
  pdl_interp.finalize
}

// -----

pdl_interp.func @switch_counts(%op: !pdl.operation) {
  pdl_interp.switch_operand_count of %op to dense<[4, 8]> : vector<2xi32>(^a, ^b) -> ^c
^a:
  pdl_interp.switch_result_count of %op to dense<1> : vector<1xi32>(^b) -> ^c
^b:
  pdl_interp.branch ^c
^c:
  pdl_interp.finalize
}

// -----

pdl_interp.func @switch_attribute(%a: !pdl.attribute) {
  pdl_interp.switch_attribute %a to [1.0, unit, "s"](^a, ^b, ^a) -> ^b
^a:
  pdl_interp.finalize
^b:
  pdl_interp.finalize
}

// -----

pdl_interp.func @switch_types(%t: !pdl.type, %ts: !pdl.range<type>) {
  pdl_interp.switch_type %t to [i32, none](^a, ^b) -> ^c
^a:
  pdl_interp.switch_types %ts to [[], [i1, i1]](^b, ^c) -> ^c
^b:
  pdl_interp.finalize
^c:
  pdl_interp.finalize
}

// -----

pdl_interp.func private @erase(%op: !pdl.operation {a.note = 1 : i32}) attributes {a.kept} {
  pdl_interp.erase %op
  pdl_interp.finalize
}

// -----

pdl_interp.func @replace(%op: !pdl.operation, %vs: !pdl.range<value>, %v: !pdl.value) {
  pdl_interp.replace %op with (%vs, %v : !pdl.range<value>, !pdl.value)
  pdl_interp.replace %op with ()
  pdl_interp.finalize
}
