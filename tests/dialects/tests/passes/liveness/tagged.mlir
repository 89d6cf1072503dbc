module {
  func.func @b(%arg0: i32, %arg1: i1) attributes {tag = "t3"} {
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      scf.condition(%arg1) {tag = "cond"} %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      scf.yield {tag = "y"} %arg2 : i32
    } attributes {tag = "t1"}
    return {tag = "t2"}
  }
}

module {
  func.func @e(%arg0: index, %arg1: i1, %arg2: i32, %arg3: i32) attributes {tag = "t5"} {
    %0 = scf.if %arg1 -> (i32) {
      %1 = scf.for %arg4 = %arg0 to %arg0 step %arg0 iter_args(%arg5 = %arg2) -> (i32) {
        scf.yield {tag = "y"} %arg3 : i32
      } {tag = "for"}
      scf.yield {tag = "t1"} %1 : i32
    } else {
      scf.yield {tag = "t2"} %arg3 : i32
    } {tag = "t3"}
    return {tag = "t4"}
  }
}

module {
  func.func @while(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 attributes {tag = "t7"} {
    %0:2 = scf.while (%arg3 = %arg1, %arg4 = %arg2) : (i32, i32) -> (i32, i32) {
      %1 = arith.addi %arg3, %arg3 {tag = "t1"} : i32
      %2 = arith.addi %arg4, %arg4 {tag = "t2"} : i32
      scf.condition(%arg0) {tag = "t3"} %1, %2 : i32, i32
    } do {
    ^bb0(%arg3: i32, %arg4: i32):
      scf.yield {tag = "t4"} %arg3, %arg4 : i32, i32
    } attributes {tag = "t5"}
    return {tag = "t6"} %0#0 : i32
  }
}

module {
  func.func @cf(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 attributes {tag = "t5"} {
    cf.cond_br %arg0, ^bb1(%arg1, %arg2 : i32, i32), ^bb2(%arg2 : i32) {tag = "t1"}
  ^bb1(%0: i32, %1: i32):  // pred: ^bb0
    cf.br ^bb3(%0, %1 : i32, i32) {tag = "t2"}
  ^bb2(%2: i32):  // pred: ^bb0
    cf.br ^bb3(%arg1, %2 : i32, i32) {tag = "t3"}
  ^bb3(%3: i32, %4: i32):  // 2 preds: ^bb1, ^bb2
    return {tag = "t4"} %3 : i32
  }
}

module {
  func.func private @unused(%arg0: i32, %arg1: memref<i32>) -> i32 attributes {tag = "t4"} {
    %0 = arith.addi %arg0, %arg0 {tag = "t1"} : i32
    memref.store %0, %arg1[] {tag = "t2"} : memref<i32>
    return {tag = "t3"} %arg0 : i32
  }
}

module {
  func.func @nested(%arg0: i1, %arg1: i32, %arg2: memref<i32>) attributes {tag = "t13"} {
    %true = arith.constant {tag = "t1"} true
    scf.if %true {
      %false = arith.constant {tag = "t2"} false
      scf.if %false {
        memref.store %arg1, %arg2[] {tag = "t3"} : memref<i32>
      } else {
        scf.if %true {
          memref.store %arg1, %arg2[] {tag = "t5"} : memref<i32>
        } {tag = "t7"}
      } {tag = "t9"}
    } {tag = "t11"}
    return {tag = "t12"}
  }
}

module {
  func.func @deadfor(%arg0: i1, %arg1: index, %arg2: i32, %arg3: memref<i32>) attributes {tag = "t16"} {
    %c0 = arith.constant {tag = "t1"} 0 : index
    %c1 = arith.constant {tag = "t2"} 1 : index
    %0:2 = scf.for %arg4 = %c0 to %arg1 step %c1 iter_args(%arg5 = %arg2, %arg6 = %arg2) -> (i32, i32) {
      memref.store %arg2, %arg3[] {tag = "t3"} : memref<i32>
      %3 = arith.addi %arg5, %arg2 {tag = "t4"} : i32
      scf.yield {tag = "t5"} %3, %3 : i32, i32
    } {tag = "t6"}
    %1 = memref.alloca_scope  -> (i32) {
      memref.store %arg2, %arg3[] {tag = "t7"} : memref<i32>
      %3 = arith.addi %arg2, %arg2 {tag = "t8"} : i32
      memref.alloca_scope.return {tag = "t9"} %3 : i32
    } {tag = "t10"}
    %2 = scf.index_switch %arg1 {tag = "t14"} -> i32 
    case 1 {
      memref.store %arg2, %arg3[] {tag = "t12"} : memref<i32>
      scf.yield {tag = "t13"} %arg2 : i32
    }
    default {
      scf.yield {tag = "t11"} %arg2 : i32
    }
    return {tag = "t15"}
  }
}

module {
  func.func @g(%arg0: i1, %arg1: i32, %arg2: memref<i32>) -> i32 attributes {tag = "t6"} {
    cf.br ^bb2 {tag = "t1"}
  ^bb1:  // pred: ^bb1
    %0 = arith.addi %arg1, %arg1 {tag = "t2"} : i32
    memref.store %0, %arg2[] {tag = "t3"} : memref<i32>
    cf.cond_br %arg0, ^bb2, ^bb1 {tag = "t4"}
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return {tag = "t5"} %arg1 : i32
  }
}

module {
  func.func @k(%arg0: i1, %arg1: i64) -> i64 attributes {tag = "t6"} {
    %c5_i64 = arith.constant {tag = "t1"} 5 : i64
    cf.cond_br %arg0, ^bb1, ^bb2 {tag = "t2"}
  ^bb1:  // pred: ^bb0
    cf.br ^bb3(%arg1 : i64) {tag = "t3"}
  ^bb2:  // pred: ^bb0
    cf.br ^bb3(%c5_i64 : i64) {tag = "t4"}
  ^bb3(%0: i64):  // 2 preds: ^bb1, ^bb2
    return {tag = "t5"} %arg1 : i64
  }
}

module {
  func.func private @ext(i32) -> i32 attributes {tag = "t1"}
  func.func private @callee2(%arg0: i32 {foo.x}, %arg1: i32 {foo.y}) -> (i32 {foo.r}, i32 {foo.s}) attributes {tag = "t4"} {
    %0 = call @ext(%arg0) {tag = "t2"} : (i32) -> i32
    return {tag = "t3"} %0, %arg1 : i32, i32
  }
  func.func @caller2(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t8"} {
    %0:2 = call @callee2(%arg0, %arg1) {arg_attrs = [{foo.x}, {foo.y}], res_attrs = [{foo.r}, {foo.s}], tag = "t5"} : (i32, i32) -> (i32, i32)
    %1:2 = call @callee2(%arg1, %arg1) {tag = "t6"} : (i32, i32) -> (i32, i32)
    return {tag = "t7"} %1#0 : i32
  }
}

module {
  func.func @j(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 attributes {tag = "t4"} {
    return {tag = "t1"} %arg1 : i32
  ^bb1:  // no predecessors
    cf.switch %arg2 : i32, [
      default: ^bb2(%arg1 : i32),
      1: ^bb2(%arg1 : i32)
    ] {tag = "t2"}
  ^bb2(%0: i32):  // 2 preds: ^bb1, ^bb1
    return {tag = "t3"} %0 : i32
  }
}

module {
  func.func @cond(%arg0: i1, %arg1: i32, %arg2: i32, %arg3: memref<i32>) -> (i32, i32) attributes {tag = "t6"} {
    %0 = scf.if %arg0 -> (i32) {
      %1 = memref.load %arg3[] {tag = "t1"} : memref<i32>
      scf.yield {tag = "t2"} %1 : i32
    } else {
      scf.yield {tag = "t3"} %arg2 : i32
    } {tag = "t4"}
    return {tag = "t5"} %arg1, %arg2 : i32, i32
  }
}

module {
  func.func @par(%arg0: index, %arg1: i32) attributes {tag = "t7"} {
    %c0 = arith.constant {tag = "t1"} 0 : index
    %c1 = arith.constant {tag = "t2"} 1 : index
    %0 = scf.parallel (%arg2) = (%c0) to (%arg0) step (%c1) init (%arg1) -> i32 {
      %1 = arith.addi %arg1, %arg1 {tag = "1"} : i32
      scf.reduce(%1 : i32) {
      ^bb0(%arg3: i32, %arg4: i32):
        %2 = arith.addi %arg3, %arg4 {tag = "2"} : i32
        scf.reduce.return %2 {tag = "t3"} : i32
      } {tag = "t4"}
    } {tag = "t5"}
    return {tag = "t6"}
  }
}

module {
  func.func @same(%arg0: i1) -> i32 attributes {tag = "t9"} {
    %c5_i32 = arith.constant {tag = "t1"} 5 : i32
    %c2_i32 = arith.constant {tag = "t2"} 2 : i32
    %c3_i32 = arith.constant {tag = "t3"} 3 : i32
    cf.cond_br %arg0, ^bb1, ^bb2 {tag = "t4"}
  ^bb1:  // pred: ^bb0
    cf.br ^bb3(%c5_i32 : i32) {tag = "t5"}
  ^bb2:  // pred: ^bb0
    %0 = arith.addi %c2_i32, %c3_i32 {tag = "t6"} : i32
    cf.br ^bb3(%0 : i32) {tag = "t7"}
  ^bb3(%1: i32):  // 2 preds: ^bb1, ^bb2
    return {tag = "t8"} %1 : i32
  }
}

module {
  func.func @counts() -> i32 attributes {tag = "t10"} {
    %c0_i32 = arith.constant {tag = "t1"} 0 : i32
    %c1_i32 = arith.constant {tag = "t2"} 1 : i32
    %c10_i32 = arith.constant {tag = "t3"} 10 : i32
    cf.br ^bb1(%c0_i32 : i32) {tag = "t4"}
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %c10_i32 {tag = "t5"} : i32
    cf.cond_br %1, ^bb2, ^bb3 {tag = "t6"}
  ^bb2:  // pred: ^bb1
    %2 = arith.addi %0, %c1_i32 {tag = "t7"} : i32
    cf.br ^bb1(%2 : i32) {tag = "t8"}
  ^bb3:  // pred: ^bb1
    return {tag = "t9"} %0 : i32
  }
}

module {
  func.func @switches(%arg0: i32) -> (i32, i32) attributes {tag = "t5"} {
    %c1_i32 = arith.constant {tag = "t1"} 1 : i32
    cf.switch %arg0 : i32, [
      default: ^bb1(%c1_i32 : i32)] {tag = "t2"}
  ^bb1(%0: i32):  // pred: ^bb0
    cf.switch %arg0 : i32, [
      default: ^bb2(%0 : i32),
      1: ^bb2(%c1_i32 : i32)
    ] {tag = "t3"}
  ^bb2(%1: i32):  // 2 preds: ^bb1, ^bb1
    return {tag = "t4"} %0, %1 : i32, i32
  }
}

module {
  func.func @unreachable_cycle() attributes {tag = "t6"} {
    return {tag = "t1"}
  ^bb1:  // pred: ^bb2
    %0 = arith.addi %1, %1 {tag = "t2"} : i32
    cf.br ^bb2 {tag = "t3"}
  ^bb2:  // pred: ^bb1
    %1 = arith.addi %0, %0 {tag = "t4"} : i32
    cf.br ^bb1 {tag = "t5"}
  }
}

module {
  func.func @nested(%arg0: i32, %arg1: i1) -> i32 attributes {tag = "t12"} {
    %c0_i32 = arith.constant {tag = "t1"} 0 : i32
    %c1_i32 = arith.constant {tag = "t2"} 1 : i32
    cf.br ^bb1(%c0_i32, %c1_i32 : i32, i32) {tag = "t3"}
  ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb3
    cf.br ^bb2(%c0_i32, %1 : i32, i32) {tag = "t4"}
  ^bb2(%2: i32, %3: i32):  // 2 preds: ^bb1, ^bb2
    %4 = arith.muli %3, %1 {tag = "t5"} : i32
    %5 = arith.addi %2, %c1_i32 {tag = "t6"} : i32
    cf.cond_br %arg1, ^bb2(%5, %4 : i32, i32), ^bb3 {tag = "t7"}
  ^bb3:  // pred: ^bb2
    %6 = arith.addi %0, %c1_i32 {tag = "t8"} : i32
    %7 = arith.cmpi ult, %6, %arg0 {tag = "t9"} : i32
    cf.cond_br %7, ^bb1(%6, %4 : i32, i32), ^bb4 {tag = "t10"}
  ^bb4:  // pred: ^bb3
    return {tag = "t11"} %4 : i32
  }
}

module {
  func.func private @callee(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t3"} {
    %0 = arith.addi %arg0, %arg1 {tag = "t1"} : i32
    return {tag = "t2"} %arg0 : i32
  }
  func.func @caller(%arg0: i32) -> (i32, i32) attributes {tag = "t8"} {
    %c1_i32 = arith.constant {tag = "t4"} 1 : i32
    %0 = call @callee(%c1_i32, %arg0) {tag = "t5"} : (i32, i32) -> i32
    %1 = call @callee(%c1_i32, %c1_i32) {tag = "t6"} : (i32, i32) -> i32
    return {tag = "t7"} %0, %1 : i32, i32
  }
}

module {
  func.func private @callee(%arg0: i1) -> (i32, i32) attributes {tag = "t6"} {
    %c1_i32 = arith.constant {tag = "t1"} 1 : i32
    %c2_i32 = arith.constant {tag = "t2"} 2 : i32
    cf.cond_br %arg0, ^bb1, ^bb2 {tag = "t3"}
  ^bb1:  // pred: ^bb0
    return {tag = "t4"} %c1_i32, %c1_i32 : i32, i32
  ^bb2:  // pred: ^bb0
    return {tag = "t5"} %c1_i32, %c2_i32 : i32, i32
  }
  func.func @caller(%arg0: i1) -> (i32, i32) attributes {tag = "t9"} {
    %0:2 = call @callee(%arg0) {tag = "t7"} : (i1) -> (i32, i32)
    return {tag = "t8"} %0#0, %0#1 : i32, i32
  }
}

module {
  func.func private @even(%arg0: i32, %arg1: i32) -> i1 attributes {tag = "t9"} {
    %c0_i32 = arith.constant {tag = "t1"} 0 : i32
    %true = arith.constant {tag = "t2"} true
    %0 = arith.cmpi eq, %arg0, %c0_i32 {tag = "t3"} : i32
    cf.cond_br %0, ^bb1, ^bb2 {tag = "t4"}
  ^bb1:  // pred: ^bb0
    return {tag = "t5"} %true : i1
  ^bb2:  // pred: ^bb0
    %1 = arith.subi %arg0, %arg1 {tag = "t6"} : i32
    %2 = call @odd(%1, %arg1) {tag = "t7"} : (i32, i32) -> i1
    return {tag = "t8"} %2 : i1
  }
  func.func private @odd(%arg0: i32, %arg1: i32) -> i1 attributes {tag = "t13"} {
    %0 = arith.subi %arg0, %arg1 {tag = "t10"} : i32
    %1 = call @even(%0, %arg1) {tag = "t11"} : (i32, i32) -> i1
    return {tag = "t12"} %1 : i1
  }
  func.func @caller(%arg0: i32) -> i1 attributes {tag = "t17"} {
    %c1_i32 = arith.constant {tag = "t14"} 1 : i32
    %0 = call @even(%arg0, %c1_i32) {tag = "t15"} : (i32, i32) -> i1
    return {tag = "t16"} %0 : i1
  }
}

module {
  func.func private @callee(%arg0: i32) -> i32 attributes {tag = "t2"} {
    return {tag = "t1"} %arg0 : i32
  }
  func.func @caller() -> i32 attributes {tag = "t7"} {
    %c1_i32 = arith.constant {tag = "t3"} 1 : i32
    %f = constant {tag = "t4"} @callee : (i32) -> i32
    %0 = call_indirect %f(%c1_i32) {tag = "t5"} : (i32) -> i32
    return {tag = "t6"} %0 : i32
  }
}

module {
  func.func private @itself(%arg0: i32, %arg1: i1) -> i32 attributes {tag = "t6"} {
    %c1_i32 = arith.constant {tag = "t1"} 1 : i32
    cf.cond_br %arg1, ^bb1, ^bb2 {tag = "t2"}
  ^bb1:  // pred: ^bb0
    %0 = call @itself(%c1_i32, %arg1) {tag = "t3"} : (i32, i1) -> i32
    return {tag = "t4"} %0 : i32
  ^bb2:  // pred: ^bb0
    return {tag = "t5"} %c1_i32 : i32
  }
}

module {
  func.func @if_same(%arg0: i1, %arg1: i32) -> (i32, i32) attributes {tag = "t8"} {
    %c4_i32 = arith.constant {tag = "t1"} 4 : i32
    %0:2 = scf.if %arg0 -> (i32, i32) {
      scf.yield {tag = "t2"} %c4_i32, %arg1 : i32, i32
    } else {
      %c2_i32 = arith.constant {tag = "t3"} 2 : i32
      %1 = arith.addi %c2_i32, %c2_i32 {tag = "t4"} : i32
      scf.yield {tag = "t5"} %1, %c4_i32 : i32, i32
    } {tag = "t6"}
    return {tag = "t7"} %0#0, %0#1 : i32, i32
  }
}

module {
  func.func @for_bounds(%arg0: i32) -> (i32, i32, i32) attributes {tag = "t12"} {
    %c0 = arith.constant {tag = "t1"} 0 : index
    %c1 = arith.constant {tag = "t2"} 1 : index
    %c9 = arith.constant {tag = "t3"} 9 : index
    %c1_i32 = arith.constant {tag = "t4"} 1 : i32
    %0 = scf.for %arg1 = %c0 to %c0 step %c1 iter_args(%arg2 = %c1_i32) -> (i32) {
      scf.yield {tag = "t5"} %arg0 : i32
    } {tag = "t6"}
    %1 = scf.for %arg1 = %c0 to %c1 step %c1 iter_args(%arg2 = %arg0) -> (i32) {
      scf.yield {tag = "t7"} %c1_i32 : i32
    } {tag = "t8"}
    %2 = scf.for %arg1 = %c0 to %c9 step %c1 iter_args(%arg2 = %arg0) -> (i32) {
      scf.yield {tag = "t9"} %c1_i32 : i32
    } {tag = "t10"}
    return {tag = "t11"} %0, %1, %2 : i32, i32, i32
  }
}

module {
  func.func @while_types(%arg0: i1) -> (i64, i32) attributes {tag = "t9"} {
    %c1_i32 = arith.constant {tag = "t1"} 1 : i32
    %c2_i64 = arith.constant {tag = "t2"} 2 : i64
    %0:2 = scf.while (%arg1 = %c1_i32) : (i32) -> (i64, i32) {
      scf.condition(%arg0) {tag = "t3"} %c2_i64, %arg1 : i64, i32
    } do {
    ^bb0(%arg1: i64, %arg2: i32):
      %1 = arith.trunci %arg1 {tag = "t4"} : i64 to i32
      %2 = arith.subi %1, %arg2 {tag = "t5"} : i32
      scf.yield {tag = "t6"} %2 : i32
    } attributes {tag = "t7"}
    return {tag = "t8"} %0#0, %0#1 : i64, i32
  }
}

module {
  func.func @execute_region(%arg0: i1, %arg1: i32) -> (i32, i32) attributes {tag = "t12"} {
    %c1_i32 = arith.constant {tag = "t1"} 1 : i32
    %true = arith.constant {tag = "t2"} true
    %0 = scf.execute_region -> i32 {
      cf.cond_br %true, ^bb1, ^bb2 {tag = "t3"}
    ^bb1:  // pred: ^bb0
      scf.yield {tag = "t4"} %c1_i32 : i32
    ^bb2:  // pred: ^bb0
      scf.yield {tag = "t5"} %arg1 : i32
    } {tag = "t6"}
    %1 = scf.execute_region -> i32 {
      cf.cond_br %arg0, ^bb1, ^bb2 {tag = "t7"}
    ^bb1:  // pred: ^bb0
      scf.yield {tag = "t8"} %c1_i32 : i32
    ^bb2:  // pred: ^bb0
      scf.yield {tag = "t9"} %0 : i32
    } {tag = "t10"}
    return {tag = "t11"} %0, %1 : i32, i32
  }
}

module {
  func.func @alloca_scope(%arg0: i32) -> i32 attributes {tag = "t5"} {
    %0 = memref.alloca_scope  -> (i32) {
      %c1_i32 = arith.constant {tag = "t1"} 1 : i32
      memref.alloca_scope.return {tag = "t2"} %c1_i32 : i32
    } {tag = "t3"}
    return {tag = "t4"} %0 : i32
  }
}

module {
  func.func @tensors(%arg0: i1) -> tensor<2x2xi32> attributes {tag = "t5"} {
    %cst = arith.constant {tag = "t1"} dense<3> : tensor<2x2xi32>
    %cst_0 = arith.constant {tag = "t2"} dense<3> : tensor<2x2xi32>
    cf.cond_br %arg0, ^bb1(%cst : tensor<2x2xi32>), ^bb1(%cst_0 : tensor<2x2xi32>) {tag = "t3"}
  ^bb1(%0: tensor<2x2xi32>):  // 2 preds: ^bb0, ^bb0
    return {tag = "t4"} %0 : tensor<2x2xi32>
  }
}

module {
  func.func @commutative(%arg0: i32) -> i32 attributes {tag = "t4"} {
    %c4_i32 = arith.constant {tag = "t1"} 4 : i32
    %0 = arith.addi %c4_i32, %arg0 {tag = "t2"} : i32
    return {tag = "t3"} %0 : i32
  }
}

module {
  func.func @dialects() -> (index, index, f32, complex<f32>) attributes {tag = "t11"} {
    %idx3 = index.constant {tag = "t1"} 3
    %0 = index.add %idx3, %idx3 {tag = "t2"}
    %1 = arith.index_cast %0 {tag = "t3"} : index to i64
    %2 = arith.index_cast %1 {tag = "t4"} : i64 to index
    %cst = arith.constant {tag = "t5"} 2.000000e+00 : f32
    %3 = math.sqrt %cst {tag = "t6"} : f32
    %cst_0 = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] {tag = "t7"} : complex<f32>
    %4 = complex.re %cst_0 {tag = "t8"} : complex<f32>
    %5 = complex.create %4, %cst {tag = "t9"} : complex<f32>
    return {tag = "t10"} %0, %2, %3, %5 : index, index, f32, complex<f32>
  }
}

module {
  func.func @sizes(%arg0: memref<4x?xf32>) -> (index, index, index) attributes {tag = "t7"} {
    %c0 = arith.constant {tag = "t1"} 0 : index
    %c1 = arith.constant {tag = "t2"} 1 : index
    %dim = memref.dim {tag = "t3"} %arg0, %c0 : memref<4x?xf32>
    %dim_0 = memref.dim {tag = "t4"} %arg0, %c1 : memref<4x?xf32>
    %0 = arith.addi %dim, %c1 {tag = "t5"} : index
    return {tag = "t6"} %dim, %dim_0, %0 : index, index, index
  }
}

module {
  func.func @several(%arg0: i32, %arg1: i32) -> (i32, i32, i32) attributes {tag = "t8"} {
    %alloca = memref.alloca() {tag = "t1"} : memref<i32>
    memref.store %arg0, %alloca[] {tag = "t2"} : memref<i32>
    %0 = memref.load %alloca[] {tag = "t3"} : memref<i32>
    %1 = memref.load %alloca[] {tag = "t4"} : memref<i32>
    memref.store %arg1, %alloca[] {tag = "t5"} : memref<i32>
    %2 = memref.load %alloca[] {tag = "t6"} : memref<i32>
    return {tag = "t7"} %0, %1, %2 : i32, i32, i32
  }
}

module {
  func.func @unused() attributes {tag = "t3"} {
    %alloca = memref.alloca() {tag = "t1"} : memref<i32>
    return {tag = "t2"}
  }
}

module {
  func.func @branch(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 attributes {tag = "t9"} {
    %alloca = memref.alloca() {tag = "t1"} : memref<i32>
    cf.cond_br %arg0, ^bb1, ^bb2 {tag = "t2"}
  ^bb1:  // pred: ^bb0
    memref.store %arg1, %alloca[] {tag = "t3"} : memref<i32>
    cf.br ^bb3 {tag = "t4"}
  ^bb2:  // pred: ^bb0
    memref.store %arg2, %alloca[] {tag = "t5"} : memref<i32>
    cf.br ^bb3 {tag = "t6"}
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %0 = memref.load %alloca[] {tag = "t7"} : memref<i32>
    return {tag = "t8"} %0 : i32
  }
}

module {
  func.func @twice(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 attributes {tag = "t8"} {
    %alloca = memref.alloca() {tag = "t1"} : memref<i32>
    memref.store %arg1, %alloca[] {tag = "t2"} : memref<i32>
    cf.cond_br %arg0, ^bb1, ^bb2 {tag = "t3"}
  ^bb1:  // pred: ^bb0
    memref.store %arg2, %alloca[] {tag = "t4"} : memref<i32>
    cf.cond_br %arg0, ^bb2, ^bb2 {tag = "t5"}
  ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb1
    %0 = memref.load %alloca[] {tag = "t6"} : memref<i32>
    return {tag = "t7"} %0 : i32
  }
}

module {
  func.func @fibonacci(%arg0: i32) -> i32 attributes {tag = "t24"} {
    %c0_i32 = arith.constant {tag = "t1"} 0 : i32
    %c1_i32 = arith.constant {tag = "t2"} 1 : i32
    %alloca = memref.alloca() {tag = "t3"} : memref<i32>
    %alloca_0 = memref.alloca() {tag = "t4"} : memref<i32>
    %alloca_1 = memref.alloca() {tag = "t5"} : memref<i32>
    memref.store %c0_i32, %alloca[] {tag = "t6"} : memref<i32>
    memref.store %c1_i32, %alloca_0[] {tag = "t7"} : memref<i32>
    memref.store %c0_i32, %alloca_1[] {tag = "t8"} : memref<i32>
    cf.br ^bb1 {tag = "t9"}
  ^bb1:  // 2 preds: ^bb0, ^bb2
    %0 = memref.load %alloca_1[] {tag = "t10"} : memref<i32>
    %1 = arith.cmpi slt, %0, %arg0 {tag = "t11"} : i32
    cf.cond_br %1, ^bb2, ^bb3 {tag = "t12"}
  ^bb2:  // pred: ^bb1
    %2 = memref.load %alloca[] {tag = "t13"} : memref<i32>
    %3 = memref.load %alloca_0[] {tag = "t14"} : memref<i32>
    %4 = arith.addi %2, %3 {tag = "t15"} : i32
    memref.store %3, %alloca[] {tag = "t16"} : memref<i32>
    memref.store %4, %alloca_0[] {tag = "t17"} : memref<i32>
    %5 = memref.load %alloca_1[] {tag = "t18"} : memref<i32>
    %6 = arith.addi %5, %c1_i32 {tag = "t19"} : i32
    memref.store %6, %alloca_1[] {tag = "t20"} : memref<i32>
    cf.br ^bb1 {tag = "t21"}
  ^bb3:  // pred: ^bb1
    %7 = memref.load %alloca[] {tag = "t22"} : memref<i32>
    return {tag = "t23"} %7 : i32
  }
}

module {
  func.func @irreducible_unchanged(%arg0: i1, %arg1: i32) -> i32 attributes {tag = "t10"} {
    %alloca = memref.alloca() {tag = "t1"} : memref<i32>
    memref.store %arg1, %alloca[] {tag = "t2"} : memref<i32>
    cf.cond_br %arg0, ^bb1, ^bb2 {tag = "t3"}
  ^bb1:  // 2 preds: ^bb0, ^bb2
    %0 = memref.load %alloca[] {tag = "t4"} : memref<i32>
    cf.cond_br %arg0, ^bb2, ^bb3 {tag = "t5"}
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1 = memref.load %alloca[] {tag = "t6"} : memref<i32>
    cf.br ^bb1 {tag = "t7"}
  ^bb3:  // pred: ^bb1
    %2 = memref.load %alloca[] {tag = "t8"} : memref<i32>
    return {tag = "t9"} %2 : i32
  }
}

module {
  func.func @switch(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 attributes {tag = "t10"} {
    %alloca = memref.alloca() {tag = "t1"} : memref<i32>
    memref.store %arg1, %alloca[] {tag = "t2"} : memref<i32>
    cf.switch %arg0 : i32, [
      default: ^bb3,
      1: ^bb1,
      2: ^bb3,
      3: ^bb2(%arg2 : i32)
    ] {tag = "t3"}
  ^bb1:  // pred: ^bb0
    memref.store %arg2, %alloca[] {tag = "t4"} : memref<i32>
    cf.br ^bb3 {tag = "t5"}
  ^bb2(%0: i32):  // pred: ^bb0
    memref.store %0, %alloca[] {tag = "t6"} : memref<i32>
    cf.br ^bb3 {tag = "t7"}
  ^bb3:  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb2
    %1 = memref.load %alloca[] {tag = "t8"} : memref<i32>
    return {tag = "t9"} %1 : i32
  }
}

module {
  func.func @endless(%arg0: i32) attributes {tag = "t8"} {
    %alloca = memref.alloca() {tag = "t1"} : memref<i32>
    memref.store %arg0, %alloca[] {tag = "t2"} : memref<i32>
    cf.br ^bb1 {tag = "t3"}
  ^bb1:  // 2 preds: ^bb0, ^bb1
    %0 = memref.load %alloca[] {tag = "t4"} : memref<i32>
    %1 = arith.addi %0, %0 {tag = "t5"} : i32
    memref.store %1, %alloca[] {tag = "t6"} : memref<i32>
    cf.br ^bb1 {tag = "t7"}
  }
}

module {
  func.func @unreachable(%arg0: i32) -> i32 attributes {tag = "t6"} {
    %alloca = memref.alloca() {tag = "t1"} : memref<i32>
    memref.store %arg0, %alloca[] {tag = "t2"} : memref<i32>
    return {tag = "t3"} %arg0 : i32
  ^bb1:  // no predecessors
    %0 = memref.load %alloca[] {tag = "t4"} : memref<i32>
    return {tag = "t5"} %0 : i32
  }
}

module {
  func.func @nested_load(%arg0: i1, %arg1: i32) -> i32 attributes {tag = "t8"} {
    %alloca = memref.alloca() {tag = "t1"} : memref<i32>
    memref.store %arg1, %alloca[] {tag = "t2"} : memref<i32>
    %0 = scf.if %arg0 -> (i32) {
      %1 = memref.load %alloca[] {tag = "t3"} : memref<i32>
      scf.yield {tag = "t4"} %1 : i32
    } else {
      scf.yield {tag = "t5"} %arg1 : i32
    } {tag = "t6"}
    return {tag = "t7"} %0 : i32
  }
}

module {
  func.func @execute_region(%arg0: i1, %arg1: i32) -> i32 attributes {tag = "t9"} {
    %0 = scf.execute_region -> i32 {
      %alloca = memref.alloca() {tag = "t1"} : memref<i32>
      cf.cond_br %arg0, ^bb1, ^bb2 {tag = "t2"}
    ^bb1:  // pred: ^bb0
      memref.store %arg1, %alloca[] {tag = "t3"} : memref<i32>
      cf.br ^bb2 {tag = "t4"}
    ^bb2:  // 2 preds: ^bb0, ^bb1
      %1 = memref.load %alloca[] {tag = "t5"} : memref<i32>
      scf.yield {tag = "t6"} %1 : i32
    } {tag = "t7"}
    return {tag = "t8"} %0 : i32
  }
}

module {
  func.func @first(%arg0: i32) -> i32 attributes {tag = "t5"} {
    %alloca = memref.alloca() {tag = "t1"} : memref<i32>
    memref.store %arg0, %alloca[] {tag = "t2"} : memref<i32>
    %0 = memref.load %alloca[] {tag = "t3"} : memref<i32>
    return {tag = "t4"} %0 : i32
  }
  func.func @second(%arg0: i1) -> i32 attributes {tag = "t10"} {
    %alloca = memref.alloca() {tag = "t6"} : memref<i32>
    cf.br ^bb1 {tag = "t7"}
  ^bb1:  // pred: ^bb0
    %0 = memref.load %alloca[] {tag = "t8"} : memref<i32>
    return {tag = "t9"} %0 : i32
  }
}

module {
  func.func @vector(%arg0: vector<4xf32>, %arg1: i1) -> vector<4xf32> attributes {tag = "t7"} {
    %alloca = memref.alloca() {tag = "t1"} : memref<vector<4xf32>>
    cf.cond_br %arg1, ^bb1, ^bb2 {tag = "t2"}
  ^bb1:  // pred: ^bb0
    memref.store %arg0, %alloca[] {tag = "t3"} : memref<vector<4xf32>>
    cf.br ^bb2 {tag = "t4"}
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %0 = memref.load %alloca[] {tag = "t5"} : memref<vector<4xf32>>
    return {tag = "t6"} %0 : vector<4xf32>
  }
}
