pdl.pattern @operations : benefit(1) {
  %0 = attribute
  %1 = type
  %2 = operation {"attr" = %0} -> (%1 : !pdl.type)
  %3 = result 0 of %2
  %4 = operand
  %5 = operation (%3, %4 : !pdl.value, !pdl.value)
  rewrite %5 with "rewriter"
}
// -----
pdl.pattern : benefit(3) {
  %0 = operand
  %1 = operation "test.a"(%0 : !pdl.value)
  rewrite %1 with "rewriter"(%0 : !pdl.value)
}
// -----
pdl.pattern @several_roots : benefit(2) {
  %0 = operand
  %1 = type
  %2 = operation (%0 : !pdl.value) -> (%1 : !pdl.type)
  %3 = result 0 of %2
  %4 = operation (%3 : !pdl.value)
  %5 = operation (%3 : !pdl.value)
  rewrite with "rewriter"(%4, %5 : !pdl.operation, !pdl.operation)
}
// -----
pdl.pattern @replaced : benefit(1) {
  %0 = type : i32
  %1 = type
  %2 = operation -> (%0, %1 : !pdl.type, !pdl.type)
  rewrite %2 {
    %3 = type
    %4 = operation "test.a" -> (%0, %3 : !pdl.type, !pdl.type)
    replace %2 with %4
  }
}
// -----
pdl.pattern @matched_types : benefit(1) {
  %0 = types
  %1 = operation -> (%0 : !pdl.range<type>)
  rewrite %1 {
    %2 = types : [i32, i64]
    %3 = operation "test.a" -> (%0, %2 : !pdl.range<type>, !pdl.range<type>)
  }
}
// -----
pdl.pattern @operand_types : benefit(1) {
  %0 = type
  %1 = operand : %0
  %2 = types
  %3 = operands : %2
  %4 = operands
  %5 = operation (%1, %3, %4 : !pdl.value, !pdl.range<value>, !pdl.range<value>)
  rewrite %5 {
    %6 = operation "test.a" -> (%0 : !pdl.type)
    %7 = operation "test.b" -> (%2 : !pdl.range<type>)
  }
}
// -----
pdl.pattern @native : benefit(1) {
  %0 = operation
  apply_native_constraint "a"(%0 : !pdl.operation)
  apply_native_constraint "b"(%0 : !pdl.operation) {isNegated = true}
  %1 = apply_native_constraint "c"(%0 : !pdl.operation) : !pdl.attribute
  rewrite %0 {
    apply_native_rewrite "d"(%1 : !pdl.attribute)
    %2, %3 = apply_native_rewrite "e"(%0 : !pdl.operation) : !pdl.type, !pdl.value
    %4 = operation "test.a" -> (%2 : !pdl.type)
  }
}
// -----
pdl.pattern @attributes : benefit(1) {
  %0 = type : i64
  %1 = attribute : %0
  %2 = attribute = "text"
  %3 = operation "test.a" {"a" = %1, "b" = %2}
  rewrite %3 {
    %4 = attribute = {unit} attributes {note}
    apply_native_rewrite "a"(%4 : !pdl.attribute)
  }
}
// -----
pdl.pattern @located : benefit(1) {
  %0 = attribute loc("here")
  %1 = operation {"a" = %0}
  rewrite %1 with "rewriter"
}
// -----
pdl.pattern @results : benefit(1) {
  %0 = operation
  %1 = results of %0
  %2 = results 1 of %0 -> !pdl.range<value>
  %3 = results 2 of %0 -> !pdl.value
  %4 = operation (%1, %2, %3 : !pdl.range<value>, !pdl.range<value>, !pdl.value)
  rewrite %4 with "rewriter"
}
// -----
pdl.pattern @ranges : benefit(1) {
  %0 = operands
  %1 = operation (%0 : !pdl.range<value>)
  rewrite %1 {
    %2 = type : i32
    %3 = range : !pdl.range<type>
    %4 = range %2, %3 : !pdl.type, !pdl.range<type>
    %5 = range %0 : !pdl.range<value>
    %6 = operation "test.a"(%5 : !pdl.range<value>)
    replace %1 with (%5 : !pdl.range<value>)
  }
}
// -----
pdl.pattern @erase : benefit(1) {
  %0 = operation "test.a"
  rewrite %0 {
    erase %0
  }
}
// -----
pdl.pattern @empty : benefit(1) {
  %0 = operation "test.a"
  rewrite %0 {
    %1 = type : i32
  }
}
// -----
pdl.pattern @kept : benefit(1) attributes {note = "kept"} {
  %0 = operation "test.a"
  rewrite %0 with "rewriter" attributes {note = "kept"}
}
// -----
pdl.pattern @inferred : benefit(1) {
  %0 = operands
  %1 = operation (%0 : !pdl.range<value>)
  rewrite %1 {
    %2 = operation "arith.addi"(%0 : !pdl.range<value>)
    %3 = result 0 of %2
    replace %1 with (%3 : !pdl.value)
  }
}
// -----
func.func private @types(!pdl.attribute, !pdl.operation, !pdl.type, !pdl.value, !pdl.range<attribute>, !pdl.range<operation>, !pdl.range<type>, !pdl.range<value>)
// -----
module @patterns {
  pdl.pattern @inner : benefit(0) {
    %0 = pdl.operation "test.a"
    pdl.rewrite %0 with "rewriter"
  }
}
// -----
pdl.pattern @connected : benefit(1) {
  %0 = type
  %1 = operand : %0
  %2 = operation "test.a"(%1 : !pdl.value) -> (%0 : !pdl.type)
  %3 = operation "test.b"(%1 : !pdl.value)
  rewrite {
    erase %2
    erase %3
  }
}
// -----
pdl.pattern @constant_type : benefit(1) {
  %0 = operation
  rewrite %0 {
    %1 = type : vector<2xf32>
    %2 = operation "test.a" -> (%1 : !pdl.type)
    %3 = result 0 of %2
    %4 = operation "test.b"(%3 : !pdl.value)
  }
}
// -----
pdl.pattern @named_values : benefit(1) {
  %root = operation "test.a"
  rewrite %root {
    %new = operation "builtin.unrealized_conversion_cast"
    replace %root with %new
  }
}
