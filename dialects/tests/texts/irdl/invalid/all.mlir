irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    irdl.operands(%0)
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    irdl.operands("a": %0)
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    irdl.operands(a %0)
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    irdl.operands(a: several %0)
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    irdl.operands(_a: %0)
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    irdl.results(a__b: %0)
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    irdl.results(camelCase: %0)
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    irdl.regions(a.b: %1)
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    irdl.operands(a: %0, b: %0, a: %0)
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    irdl.results(a: %0, a: %0)
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    irdl.regions(a: %1, a: %1)
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    irdl.operands(a: %1)
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    irdl.regions(a: %0)
  }
}

// -----

irdl.dialect @sample {
  irdl.type @t {
    %0 = irdl.any
    irdl.parameters(a: optional %0)
  }
}

// -----

irdl.dialect @sample {
  irdl.type @t {
    %0 = irdl.any
    irdl.parameters(a: %0, a: %0)
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    irdl.operands(same: %0)
    irdl.results(same: %0)
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    irdl.regions(same: %1)
    irdl.operands(same: %0)
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    irdl.operands()
    irdl.operands()
  }
}

// -----

irdl.dialect @sample {
  irdl.attribute @t {
    irdl.parameters()
    irdl.parameters()
  }
}

// -----

irdl.dialect @Upper

// -----

irdl.dialect @"two words"

// -----

irdl.dialect @_leading

// -----

irdl.dialect @dollar$

// -----

irdl.dialect @sample {
  irdl.type @Upper
}

// -----

irdl.dialect @sample {
  irdl.attribute @a__b
}

// -----

irdl.dialect @sample {
  irdl.operation @""
}

// -----

irdl.dialect @sample {
  irdl.operation @"a.b"
}

// -----

irdl.dialect @sample {
  irdl.attribute @"!x"
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    %2 = irdl.base
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    %2 = irdl.base "builtin.integer"
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    %2 = irdl.base @nowhere
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    %2 = irdl.base @sample
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    %2 = irdl.base @sample "!a.b"
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    %2 = irdl.parametric @nowhere<>
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    %2 = irdl.parametric @sample::@op<%0>
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    %2 = irdl.parametric @sample
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    %2 = irdl.region with size 0
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    %2 = irdl.region with size -1
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    %2 = irdl.region(%1)
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    irdl.attributes {name = %0}
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    irdl.attributes {}
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    irdl.attributes {1 = %0}
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    "irdl.attributes"(%0, %0) {attributeValueNames = ["a"]} : (!irdl.attribute, !irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    "irdl.operands"(%0) {names = ["a", "b"], variadicity = #irdl<variadicity_array[ single]>} : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    "irdl.results"(%0) {names = ["a"], variadicity = #irdl<variadicity_array[]>} : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @sample {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.region
    %2 = irdl.any_of()
  }
}

// -----

irdl.operation @alone

// -----

irdl.dialect @sample {
  irdl.type @t {
    %0 = irdl.any
    irdl.results(a: %0)
  }
}

// -----

irdl.dialect @sample {
  irdl.type @twice
  irdl.operation @twice
}

// -----

"test.attrs"() {a = #irdl<variadicity sometimes>} : () -> ()
