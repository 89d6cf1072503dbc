pdl.pattern : benefit(1) {
  %0 = operation
  apply_native_constraint "a"()
  rewrite %0 with "r"
}

// -----

pdl.pattern : benefit(1) {
  %0 = operation
  "pdl.apply_native_constraint"() <{name = "a"}> : () -> ()
  rewrite %0 with "r"
}

// -----

pdl.pattern : benefit(1) {
  %0 = operation
  rewrite %0 {
    "pdl.apply_native_rewrite"() <{name = "a"}> : () -> ()
  }
}

// -----

pdl.pattern : benefit(1) {
  %0 = operation
  rewrite %0 {
    %1 = attribute
  }
}

// -----

pdl.pattern : benefit(1) {
  %t = type
  %0 = attribute : %t
  %1 = operation {"x" = %0}
  %2 = "pdl.attribute"(%t) <{value = 1 : i8}> : (!pdl.type) -> !pdl.attribute
  rewrite %1 with "r"
}

// -----

pdl.pattern : benefit(1) {
  %0 = attribute
  %1 = operation
  rewrite %1 with "r"
}

// -----

pdl.pattern : benefit(1) {
  %0 = operand
  %1 = operation
  rewrite %1 with "r"
}

// -----

pdl.pattern : benefit(1) {
  %0 = operands
  %1 = operation
  rewrite %1 with "r"
}

// -----

pdl.pattern : benefit(1) {
  %0 = type
  %1 = operation
  rewrite %1 with "r"
}

// -----

pdl.pattern : benefit(1) {
  %0 = types
  %1 = operation
  rewrite %1 with "r"
}

// -----

pdl.pattern : benefit(1) {
  %0 = operation
  rewrite %0 {
    %1 = operation
  }
}

// -----

pdl.pattern : benefit(1) {
  %0 = operation
  %1 = "pdl.operation"(%0) <{attributeValueNames = ["a"], operandSegmentSizes = array<i32: 0, 1, 0>}> : (!pdl.operation) -> !pdl.operation
  rewrite %0 with "r"
}

// -----

pdl.pattern : benefit(1) {
  %0 = operation
  %1 = "pdl.operation"() <{attributeValueNames = ["a"], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
  rewrite %0 with "r"
}

// -----

pdl.pattern : benefit(1) {
  %0 = operation
}

// -----

pdl.pattern : benefit(1) {
  %0 = operation
  "test.op"() : () -> ()
  rewrite %0 with "r"
}

// -----

pdl.pattern : benefit(1) {
  rewrite with "r"
}

// -----

pdl.pattern : benefit(1) {
  %0 = operation "a"
  %1 = operation "b"
  rewrite %0 with "r"(%1 : !pdl.operation)
}

// -----

pdl.pattern : benefit(1) {
  %0 = operation
  %1 = operation
  rewrite %0 {
    %v = result 0 of %0
    "pdl.replace"(%0, %1, %v) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.operation, !pdl.operation, !pdl.value) -> ()
  }
}

// -----

pdl.pattern : benefit(1) {
  %0 = operation
  rewrite %0 with "r" {
    erase %0
  }
}

// -----

pdl.pattern : benefit(1) {
  %0 = operation
  "pdl.rewrite"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> ({}) : (!pdl.operation) -> ()
}

// -----

pdl.pattern : benefit(1) {
  %0 = operation
  "pdl.rewrite"(%0, %0) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    pdl.erase %0
  }) : (!pdl.operation, !pdl.operation) -> ()
}

// -----

pdl.pattern : benefit(1) {
  %0 = operation
  %1 = "pdl.results"(%0) : (!pdl.operation) -> !pdl.value
  rewrite %0 with "r"
}

// -----

func.func private @f(!pdl.range<range<value>>)

// -----

func.func private @f(!pdl.range<foo>)

// -----

func.func private @f(!pdl.foo)

// -----

%0 = pdl.operation -> i32

// -----

pdl.pattern : benefit(x) {
  %0 = operation
  rewrite %0 with "r"
}

// -----

pdl.pattern : benefit(1) {
  %0 = operation
  rewrite %0 {
    %v = result 0 of %0
    %t = type : i8
    %r = "pdl.range"(%v, %t) : (!pdl.value, !pdl.type) -> !pdl.range<value>
  }
}
