pdl.pattern : benefit(1) {
  %0 = operation "a.b"
  "pdl.apply_native_constraint"() {name = "a"} : () -> ()
  rewrite %0 with "r"
}
// -----
pdl.pattern : benefit(1) {
  %0 = operation "a.b"
  %1 = apply_native_constraint "x"(%0 : !pdl.operation) : !pdl.operation
  rewrite %0 with "r"
}
// -----
pdl.pattern : benefit(1) {
  %0 = operation "a.b"
  rewrite %0 {
    "pdl.apply_native_rewrite"() {name = "a"} : () -> ()
  }
}
// -----
pdl.pattern : benefit(1) {
  %0 = type
  %1 = attribute : %0 = 10
  %2 = operation "a.b" {"a" = %1} -> (%0 : !pdl.type)
  rewrite %2 with "r"
}
// -----
pdl.pattern : benefit(1) {
  %0 = type
  %1 = "pdl.attribute"(%0) {value = 10 : i32} : (!pdl.type) -> !pdl.attribute
  %2 = operation "a.b" {"a" = %1} -> (%0 : !pdl.type)
  rewrite %2 with "r"
}
// -----
pdl.pattern : benefit(1) {
  %0 = operation "a.b"
  rewrite %0 {
    %1 = attribute
  }
}
// -----
pdl.pattern : benefit(1) {
  %1 = attribute
  %0 = operation "a.b"
  rewrite %0 with "r"
}
// -----
pdl.pattern : benefit(1) {
  %1 = operand
  %0 = operation "a.b"
  rewrite %0 with "r"
}
// -----
pdl.pattern : benefit(1) {
  %1 = operands
  %0 = operation "a.b"
  rewrite %0 with "r"
}
// -----
pdl.pattern : benefit(1) {
  %1 = type
  %0 = operation "a.b"
  rewrite %0 with "r"
}
// -----
pdl.pattern : benefit(1) {
  %1 = types
  %0 = operation "a.b"
  rewrite %0 with "r"
}
// -----
pdl.pattern : benefit(1) {
  %1 = operation "a.b"
  %2 = result 0 of %1
  %0 = operation "a.b"
  rewrite %0 with "r"
}
// -----
pdl.pattern : benefit(1) {
  %0 = operation "a.b"
  rewrite %0 {
    %1 = operation
  }
}
// -----
pdl.pattern : benefit(1) {
  %0 = "pdl.operation"() <{attributeValueNames = ["a"], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> (!pdl.operation)
  rewrite %0 with "r"
}
// -----
pdl.pattern : benefit(1) {
  %0 = operation "a.b"
  rewrite %0 {
    %1 = type
    %2 = operation "builtin.unrealized_conversion_cast" -> (%1 : !pdl.type)
  }
}
// -----
func.func private @loads_the_dialect()
pdl.pattern : benefit(1) {
  %0 = operation "a.b"
  rewrite %0 {
    %1 = operation "func.constant"
  }
}
// -----
pdl.pattern : benefit(1) {
  "builtin.unrealized_conversion_cast"() : () -> ()
}
// -----
pdl.pattern : benefit(1) {
  rewrite with "r"
}
// -----
pdl.pattern : benefit(1) {
  "builtin.unrealized_conversion_cast"() : () -> ()
  %0 = operation "a.b"
  rewrite %0 with "r"
}
// -----
pdl.pattern : benefit(1) {
  %0 = operation "a.b"
  %1 = operation "c.d"
  %2 = result 0 of %1
  rewrite %0 with "r"(%2 : !pdl.value)
}
// -----
pdl.pattern : benefit(1) {
  %0 = operation "a.b"
  %1 = operation "c.d"
  rewrite {
    erase %0
    erase %1
  }
}
// -----
pdl.pattern : benefit(1) {
  %0 = type : i32
  %1 = operation "a.b" -> (%0 : !pdl.type)
  rewrite %1 {
    %2 = operation "a.b" -> (%0 : !pdl.type)
    %3 = result 0 of %2
    "pdl.replace"(%1, %2, %3) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.operation, !pdl.operation, !pdl.value) -> ()
  }
}
// -----
pdl.pattern : benefit(1) {
  %0 = operation "a.b"
  %1 = "pdl.results"(%0) : (!pdl.operation) -> !pdl.value
  rewrite %0 with "r"
}
// -----
pdl.pattern : benefit(1) {
  %0 = operation "a.b"
  "pdl.rewrite"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> ({}) : (!pdl.operation) -> ()
}
// -----
pdl.pattern : benefit(1) {
  %0 = operation "a.b"
  "pdl.rewrite"(%0, %0) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb1:
  }) : (!pdl.operation, !pdl.operation) -> ()
}
// -----
pdl.pattern : benefit(1) {
  %0 = operation "a.b"
  "pdl.rewrite"(%0) <{name = "r", operandSegmentSizes = array<i32: 1, 0>}> ({
  ^bb1:
  }) : (!pdl.operation) -> ()
}
// -----
pdl.pattern : benefit(-1) {
  %0 = operation "a.b"
  rewrite %0 with "r"
}
// -----
func.func private @f(!pdl.range<range<value>>)
// -----
func.func private @f(!pdl.range<i32>)
// -----
func.func private @f(!pdl.range<foo>)
// -----
func.func private @f(!pdl.foo)
// -----
func.func private @f(!pdl.range)
// -----
pdl.pattern : benefit(1) {
  %0 = operation
  rewrite %0 {
    %1 = range %0 : !pdl.operation
  }
}
// -----
pdl.pattern : benefit(1) {
  %0 = operation
  rewrite %0 {
    %1 = type : i32
    %2 = "pdl.range"(%1) : (!pdl.type) -> !pdl.range<value>
  }
}
// -----
pdl.pattern : benefit(1) {
  %0 = operation {"a" %1}
  rewrite %0 with "r"
}
// -----
pdl.pattern : benefit(1) {
  %0 = operation {a = %1}
  rewrite %0 with "r"
}
// -----
pdl.pattern : benefit(1) {
  %0 = operation
  %1 = results 1 of %0
  rewrite %0 with "r"
}
