pdl.pattern @operations : benefit(1) {
  %attribute = attribute
  %type = type
  %0 = operation "foo.op" {"attr" = %attribute} -> (%type : !pdl.type)
  %result = result 0 of %0
  %1 = operand
  %2 = operation (%result, %1 : !pdl.value, !pdl.value)
  rewrite %2 with "rewriter"(%0 : !pdl.operation)
}

// -----

pdl.pattern : benefit(2) {
  %0 = types
  %1 = operation -> (%0 : !pdl.range<type>)
  %2 = results of %1
  %3 = results 0 of %1 -> !pdl.range<value>
  %4 = results 1 of %1 -> !pdl.value
  %5 = operands : %0
  %6 = operation "bar.op"(%2, %5, %4, %3 : !pdl.range<value>, !pdl.range<value>, !pdl.value, !pdl.range<value>)
  rewrite %6 {
    replace %6 with (%2 : !pdl.range<value>)
  }
}

// -----

pdl.pattern @constants : benefit(0) {
  %0 = attribute = 3 : i32
  %1 = type : i64
  %2 = types : [i32, f32]
  %3 = attribute : %1
  %4 = operand : %1
  %5 = operation "x"(%4 : !pdl.value) {"a" = %0, "b" = %3} -> (%1 : !pdl.type)
  apply_native_constraint "check"(%0, %5 : !pdl.attribute, !pdl.operation)
  %6 = apply_native_constraint "compute"(%1 : !pdl.type) : !pdl.attribute {isNegated = true}
  rewrite %5 {
    %7 = apply_native_rewrite "make"(%5 : !pdl.operation) : !pdl.value
    apply_native_rewrite "touch"(%6 : !pdl.attribute)
    %8 = operation "y" -> (%1 : !pdl.type)
    %9 = range %7, %7 : !pdl.value, !pdl.value
    %10 = range : !pdl.range<type>
    replace %5 with %8
  }
}

// -----

pdl.pattern : benefit(1) {
  %0 = operation "a"
  rewrite %0 {
    erase %0
  }
}

// -----

pdl.pattern : benefit(1) {
  %0 = operation
  rewrite with "external"(%0 : !pdl.operation)
}
