irdl.dialect @empty

// -----

irdl.dialect @noted attributes {a = 1 : i8} {
  irdl.type @one
  irdl.attribute @two
  irdl.operation @three attributes {b}
}

// -----

irdl.dialect @sample {
  irdl.type @pair {
    %0 = irdl.any
    irdl.parameters(left: %0, right_2: %0)
  }
}

// -----

irdl.dialect @sample {
  irdl.attribute @single {
    %0 = irdl.is "on"
    %1 = irdl.is "off"
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(state: %2)
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @sum {
    %0 = irdl.is f32
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(out: %0)
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @many {
    %0 = irdl.any
    irdl.operands(first: single %0, maybe: optional %0, rest: variadic %0)
    irdl.results(all: variadic %0) {note}
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @bare {
    irdl.operands()
    irdl.results()
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @named {
    %0 = irdl.is i64
    irdl.attributes {"size" = %0, "Strange Name" = %0}
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @unnamed {
    irdl.attributes
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @loops {
    %0 = irdl.is index
    %1 = irdl.region
    %2 = irdl.region()
    %3 = irdl.region(%0, %0)
    %4 = irdl.region with size 5
    %5 = irdl.region(%0) with size 1 {note}
    irdl.regions(a: %1, b: %2, c: %3, d: %4, e: %5)
  }
}

// -----

irdl.dialect @sample {
  irdl.type @inner
  irdl.operation @uses {
    %0 = irdl.base @sample::@inner
    irdl.results(r: %0)
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @by_name {
    %0 = irdl.base "!builtin.vector"
    %1 = irdl.base "#builtin.array" {note}
    irdl.results(r: %0)
    irdl.attributes {"list" = %1}
  }
}

// -----

irdl.dialect @sample {
  irdl.type @box {
    %0 = irdl.any
    irdl.parameters(content: %0)
  }
  irdl.operation @open {
    %0 = irdl.is i8
    %1 = irdl.parametric @sample::@box<%0>
    %2 = irdl.parametric @sample::@box<>
    irdl.operands(box: %1, other: %2)
  }
}

// -----

irdl.dialect @sample {
  irdl.type @here
}
irdl.dialect @beside {
  irdl.operation @refers {
    %0 = irdl.base @sample::@here
    irdl.operands(x: %0)
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @all {
    %0 = irdl.any
    %1 = irdl.is i1
    %2 = irdl.all_of(%0, %1)
    irdl.operands(x: %2)
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @condition {
    %0 = irdl.c_pred "isGood($_self)"
    irdl.operands(x: %0)
  }
}

// -----

irdl.dialect @sample {
  irdl.type @"!marked"
  irdl.attribute @"#marked"
}

// -----

irdl.dialect @sample {
  irdl.type @loop {
    %0 = irdl.parametric @sample::@loop<>
    irdl.parameters(next: %0)
  }
}

// -----

"test.attrs"() {a = #irdl<variadicity optional>, b = #irdl<variadicity_array[ variadic, single]>, c = #irdl<variadicity_array[]>} : () -> ()

// -----

func.func private @types(!irdl.attribute, !irdl.region)

// -----

irdl.dialect @holds {
  func.func private @anything()
}

// -----

irdl.dialect @sample {
  irdl.operation @shared {
    %0 = irdl.any
    irdl.attributes {"x" = %0}
    irdl.operands(x: %0)
  }
}
