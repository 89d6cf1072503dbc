// options: --view-op-graph --allow-unregistered-dialect
// options: --view-op-graph=print-control-flow-edges=true max-label-len=8 print-attrs=false print-result-types=false --allow-unregistered-dialect
// options: --view-op-graph=max-label-len=0 print-data-flow-edges=false --allow-unregistered-dialect
// options: --view-op-graph=max-label-len=200 --allow-unregistered-dialect
module {}
// -----
module @outer attributes {a = 1 : i32} { module @inner { func.func private @f() } }
// -----
func.func @attributes() {
  %0 = arith.constant dense<1.0> : tensor<2x20x30xf64>
  %1 = arith.constant dense<[[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]]> : tensor<1x17xi32>
  "x.y"() {array = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], text = "{a|b} <c>\n", unit} : () -> ()
  return
}
// -----
func.func @results(%a: tensor<4x5xcomplex<f32>>, %b: memref<100x200x300xf32, strided<[1, 2, 3], offset: 4>>) -> i32 {
  %0, %1:2 = "x.y"(%a, %b) ({
  ^bb0(%k: tensor<4x5xcomplex<f32>>):
    "x.z"(%k, %a) : (tensor<4x5xcomplex<f32>>, tensor<4x5xcomplex<f32>>) -> ()
  }, {}) : (tensor<4x5xcomplex<f32>>, memref<100x200x300xf32, strided<[1, 2, 3], offset: 4>>) -> (tensor<4x5xcomplex<f32>>, i32, i32)
  %2:2 = "x.two"(%1#1) : (i32) -> (i32, i32)
  return %2#1 : i32
}
// -----
func.func @graph_region() {
  "x.graph"() ({
    %0 = "x.a"(%1) : (i32) -> i32
    %1 = "x.b"(%0) : (i32) -> i32
  }) : () -> ()
  return
}
// -----
func.func private @ext(memref<f32>)
func.func @f0(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>) -> memref<f32> {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %v1 = func.call @f0(%c, %x, %m1, %m1) : (i1, f32, memref<f32>, memref<f32>) -> memref<f32>
  %v2 = arith.addf %x, %x {tag = "t1", name = "t1", tag_name = "t1"} : f32
  %v3 = memref.load %m1[] {tag = "t2", name = "t2", tag_name = "t2"} : memref<f32>
  %v4 = memref.load %m0[] {tag = "t3", name = "t3", tag_name = "t3"} : memref<f32>
  %v5 = arith.select %c, %v1, %v1 : memref<f32>
  %v6 = memref.load %m0[] {tag = "t4", tag_name = "t4"} : memref<f32>
  return {tag = "t5", name = "t5", tag_name = "t5"} %m1 : memref<f32>
}
// -----
func.func @f0(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %v1 = scf.while (%a2 = %m0) : (memref<f32>) -> memref<f32> {
    %v4 = scf.while (%a5 = %m0) : (memref<f32>) -> memref<f32> {
      memref.store %x, %m0[] {tag = "s1", name = "s1", tag_name = "s1"} : memref<f32>
      scf.condition(%c) %m0 : memref<f32>
    } do {
    ^bb0(%b6: memref<f32>):
      %v7 = memref.load %b6[] : memref<f32>
      %v8 = memref.cast %b6 {tag = "t2", name = "t2", tag_name = "t2"} : memref<f32> to memref<f32, strided<[], offset: ?>>
      scf.yield %b6 : memref<f32>
    }
    scf.condition(%c) {tag = "t3", name = "t3", tag_name = "t3"} %m1 : memref<f32>
  } do {
  ^bb0(%b3: memref<f32>):
    %v9 = scf.if %c -> memref<f32> {
      %v10 = memref.alloc() {tag = "t4", tag_name = "t4"} : memref<f32>
      scf.yield {tag = "t5", name = "t5", tag_name = "t5"} %b3 : memref<f32>
    } else {
      scf.yield %m0 : memref<f32>
    }
    scf.yield %m1 : memref<f32>
  }
  memref.copy %m0, %v1 {tag = "t6", name = "t6", tag_name = "t6"} : memref<f32> to memref<f32>
  memref.store %x, %m1[] {tag = "s7", name = "s7", tag_name = "s7"} : memref<f32>
  return
}
// -----
func.func private @ext(memref<f32>)
func.func @f0(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>, %m2: memref<f32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  memref.store %x, %m2[] {tag = "s1", name = "s1", tag_name = "s1"} : memref<f32>
  func.call @ext(%m1) {tag = "t2", tag_name = "t2"} : (memref<f32>) -> ()
  memref.store %x, %m1[] {tag = "s3", name = "s3", tag_name = "s3"} : memref<f32>
  memref.store %x, %m0[] {tag = "s4", name = "s4", tag_name = "s4"} : memref<f32>
  return
}
func.func @f1(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>, %m2: memref<f32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  memref.store %x, %m0[] {tag = "s5", name = "s5", tag_name = "s5"} : memref<f32>
  memref.store %x, %m1[] {tag = "s6", name = "s6", tag_name = "s6"} : memref<f32>
  %v1 = memref.alloc() {tag = "t7", name = "t7", tag_name = "t7"} : memref<f32>
  %v2 = arith.addf %x, %x {tag = "t8", name = "t8", tag_name = "t8"} : f32
  %v3 = arith.addf %x, %x : f32
  cf.cond_br %c, ^bb1(%m1 : memref<f32>), ^bb2(%m0 : memref<f32>) {tag = "t9", name = "t9", tag_name = "t9"}
^bb1(%p: memref<f32>):
  memref.store %x, %m0[] {tag = "s10", name = "s10", tag_name = "s10"} : memref<f32>
  memref.store %x, %m1[] {tag = "s11", name = "s11", tag_name = "s11"} : memref<f32>
  cf.br ^bb1(%v1 : memref<f32>)
^bb2(%q: memref<f32>):
  memref.store %v3, %m2[] {tag = "s12", name = "s12", tag_name = "s12"} : memref<f32>
  return {tag = "t13", name = "t13", tag_name = "t13"}
}
// -----
func.func @f0(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>, %m2: memref<f32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  memref.store %x, %m1[] {tag = "s1", name = "s1", tag_name = "s1"} : memref<f32>
  %v1 = arith.select %c, %m1, %m2 {tag = "t2", name = "t2", tag_name = "t2"} : memref<f32>
  %v2 = memref.alloca() : memref<f32>
  %v3 = scf.while (%a4 = %m0) : (memref<f32>) -> memref<f32> {
    memref.store %x, %m2[] {tag = "s3", name = "s3", tag_name = "s3"} : memref<f32>
    %v6 = memref.load %m1[] : memref<f32>
    scf.condition(%c) {tag = "t4", name = "t4", tag_name = "t4"} %m2 : memref<f32>
  } do {
  ^bb0(%b5: memref<f32>):
    scf.yield %b5 : memref<f32>
  }
  func.call @f0(%c, %x, %m0, %v3, %v1) : (i1, f32, memref<f32>, memref<f32>, memref<f32>) -> ()
  cf.cond_br %c, ^bb1(%v2 : memref<f32>), ^bb2(%m2 : memref<f32>)
^bb1(%p: memref<f32>):
  cf.br ^bb1(%m1 : memref<f32>)
^bb2(%q: memref<f32>):
  return {tag = "t5", name = "t5", tag_name = "t5"}
}
func.func private @f1(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %v7 = memref.load %m0[] {tag = "t6", name = "t6", tag_name = "t6"} : memref<f32>
  memref.store %x, %m1[] {tag = "s7", name = "s7", tag_name = "s7"} : memref<f32>
  return
}
// -----
func.func private @f0(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>, %m2: memref<f32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  memref.store %x, %m0[] {tag = "s1", name = "s1", tag_name = "s1"} : memref<f32>
  scf.if %c {
    memref.store %x, %m2[] {tag = "s2", name = "s2", tag_name = "s2"} : memref<f32>
    memref.store %x, %m1[] {tag = "s3", name = "s3", tag_name = "s3"} : memref<f32>
    %v1 = memref.load %m1[] : memref<f32>
  } {tag = "t4", name = "t4", tag_name = "t4"}
  %v2 = memref.alloc() {tag = "t5", name = "t5", tag_name = "t5"} : memref<f32>
  memref.store %x, %m0[] {tag = "s6", name = "s6", tag_name = "s6"} : memref<f32>
  return {tag = "t7", name = "t7", tag_name = "t7"}
}
func.func private @f1(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>) -> memref<f32> {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  func.call @f0(%c, %x, %m1, %m1, %m0) {tag = "t8", tag_name = "t8"} : (i1, f32, memref<f32>, memref<f32>, memref<f32>) -> ()
  %v3 = arith.select %c, %m1, %m1 : memref<f32>
  %v4 = memref.load %v3[] {tag = "t9", name = "t9", tag_name = "t9"} : memref<f32>
  cf.cond_br %c, ^bb1(%v3 : memref<f32>), ^bb2(%v3 : memref<f32>) {tag = "t10", name = "t10", tag_name = "t10"}
^bb1(%p: memref<f32>):
  cf.br ^bb2(%m1 : memref<f32>)
^bb2(%q: memref<f32>):
  return %q : memref<f32>
}
// -----
func.func private @f0(%c: i1, %x: f32, %m0: memref<f32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  memref.store %x, %m0[] {tag = "s1", name = "s1", tag_name = "s1"} : memref<f32>
  %v1 = memref.load %m0[] {tag = "t2", name = "t2", tag_name = "t2"} : memref<f32>
  return {tag = "t3", name = "t3", tag_name = "t3"}
}
func.func @f1(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>, %m2: memref<f32>) -> memref<f32> {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  memref.store %x, %m2[] {tag = "s4", name = "s4", tag_name = "s4"} : memref<f32>
  %v2 = memref.load %m0[] {tag = "t5", name = "t5", tag_name = "t5"} : memref<f32>
  cf.cond_br %c, ^bb1(%m2 : memref<f32>), ^bb2(%m1 : memref<f32>) {tag = "t6", name = "t6", tag_name = "t6"}
^bb1(%p: memref<f32>):
  %v3 = memref.load %m2[] {tag = "t7", name = "t7", tag_name = "t7"} : memref<f32>
  %v4 = arith.addf %x, %v2 {tag = "t8", name = "t8", tag_name = "t8"} : f32
  memref.store %x, %p[] {tag = "s9", name = "s9", tag_name = "s9"} : memref<f32>
  cf.br ^bb1(%p : memref<f32>)
^bb2(%q: memref<f32>):
  scf.if %c {
    %v5 = arith.addf %v2, %v2 {tag = "t10", tag_name = "t10"} : f32
  } {tag = "t11", name = "t11", tag_name = "t11"}
  return {tag = "t12", tag_name = "t12"} %m1 : memref<f32>
}
// -----
func.func private @ext(memref<f32>)
func.func private @f0(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>, %m2: memref<f32>) -> memref<f32> {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  memref.store %x, %m0[] {tag = "s1", name = "s1", tag_name = "s1"} : memref<f32>
  memref.store %x, %m2[] {tag = "s2", name = "s2", tag_name = "s2"} : memref<f32>
  func.call @ext(%m1) {tag = "t3", name = "t3", tag_name = "t3"} : (memref<f32>) -> ()
  %v1 = memref.load %m2[] {tag = "t4", name = "t4", tag_name = "t4"} : memref<f32>
  memref.store %v1, %m2[] {tag = "s5", name = "s5", tag_name = "s5"} : memref<f32>
  return {tag = "t6", name = "t6", tag_name = "t6"} %m1 : memref<f32>
}
func.func @f1(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>, %m2: memref<f32>) -> memref<f32> {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %v2 = memref.cast %m0 {tag = "t7", name = "t7", tag_name = "t7"} : memref<f32> to memref<f32, strided<[], offset: ?>>
  memref.store %x, %m1[] {tag = "s8", name = "s8", tag_name = "s8"} : memref<f32>
  %v3 = memref.load %m0[] {tag = "t9", name = "t9", tag_name = "t9"} : memref<f32>
  return {tag = "t10", tag_name = "t10"} %m0 : memref<f32>
}
func.func @f2(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>, %m2: memref<f32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %v4 = memref.load %m2[] {tag = "t11", name = "t11", tag_name = "t11"} : memref<f32>
  memref.store %v4, %m1[] {tag = "s12", name = "s12", tag_name = "s12"} : memref<f32>
  memref.store %x, %m2[] {tag = "s13", name = "s13", tag_name = "s13"} : memref<f32>
  return
}
// -----
func.func private @ext(memref<f32>)
func.func @f0(%c: i1, %x: f32, %m0: memref<f32>) -> memref<f32> {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  memref.store %x, %m0[] {tag = "s1", name = "s1", tag_name = "s1"} : memref<f32>
  %v1 = arith.select %c, %m0, %m0 : memref<f32>
  return {tag = "t2", name = "t2", tag_name = "t2"} %v1 : memref<f32>
}
func.func @f1(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>, %m2: memref<f32>) -> memref<f32> {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %v2 = scf.while (%a3 = %m2) : (memref<f32>) -> memref<f32> {
    func.call @ext(%m1) {tag = "t3", tag_name = "t3"} : (memref<f32>) -> ()
    %v5 = arith.select %c, %a3, %m1 : memref<f32>
    scf.condition(%c) %v5 : memref<f32>
  } do {
  ^bb0(%b4: memref<f32>):
    %v6 = arith.addf %x, %x : f32
    scf.yield %m1 : memref<f32>
  }
  memref.store %x, %m1[] {tag = "s4", name = "s4", tag_name = "s4"} : memref<f32>
  %v7 = memref.load %v2[] : memref<f32>
  func.call @ext(%m0) : (memref<f32>) -> ()
  return %v2 : memref<f32>
}
// -----
func.func @f8(%a0: index, %a1: index, %a2: i1, %a3: index, %a4: i32) -> (i32, index, i32, i1, i1, i1, i1) {
  %v1 = arith.cmpi uge, %a1, %a3 : index
  %v2 = arith.shrui %a4, %a4 : i32
  %v3 = arith.constant 9223372036854775807 : index
  %v4 = arith.cmpi ne, %a1, %v3 : index
  %v5 = index.mins %a0, %a1
  %v6 = arith.cmpi eq, %v2, %a4 : i32
  %v7 = arith.constant -5 : index
  %v8 = arith.cmpi eq, %v7, %a0 : index
  %v9 = arith.constant false
  %v10 = arith.select %v9, %a4, %a4 : i32
  %v11 = index.cmp sgt(%v5, %a1)
  %v12 = arith.constant -8 : index
  %v13 = arith.constant 7 : index
  %v14 = arith.muli %v12, %v13 : index
  %v15 = arith.constant -2 : index
  %v16 = arith.constant 0 : i32
  return %a4, %v15, %v16, %v4, %v1, %v4, %v6 : i32, index, i32, i1, i1, i1, i1
}
// -----
func.func @f9(%a0: index, %a1: index, %a2: i1, %a3: index, %a4: i32) -> (i1, index, index, i1, i1, i1) {
  %v1 = arith.constant -5 : i32
  %v2 = arith.cmpi ne, %v1, %a4 : i32
  %v3 = arith.constant 127 : index
  %v4 = arith.ceildivui %v3, %a3 : index
  %v5 = arith.constant -1 : index
  %v6 = arith.index_castui %v5 : index to i16
  %v7 = arith.cmpi ult, %a0, %v4 : index
  %v8 = arith.constant 3 : index
  %v9 = arith.shrsi %v8, %a0 : index
  %v10 = arith.constant -9223372036854775808 : index
  %v11 = arith.constant false
  return %a2, %v4, %v10, %v11, %v2, %v7 : i1, index, index, i1, i1, i1
}
// -----
func.func @f10(%a0: index, %a1: index, %a2: i1, %a3: index, %a4: i32) -> (i1, i1, i1, i1) {
  %v1 = arith.ceildivsi %a3, %a3 : index
  %v2 = arith.constant -8 : index
  %v3 = arith.constant 5 : index
  %v4 = arith.minui %v2, %v3 : index
  %v5 = arith.constant 7 : index
  %v6 = arith.muli %v5, %v4 : index
  %v7 = arith.constant 6096220879653088700 : index
  %v8 = arith.muli %a3, %v7 : index
  %v9 = index.and %v1, %v6
  %v10 = arith.muli %v6, %v1 : index
  %v11 = index.ceildivu %v10, %v4
  %v12 = arith.constant 9223372036854775807 : index
  %v13 = arith.constant 9223372036854775807 : index
  %v14 = arith.floordivsi %v12, %v13 : index
  %v16 = arith.constant 5 : index
  %v15 = index.minu %v16, %v9
  %v17 = arith.constant 16 : index
  %v18 = arith.subi %v17, %v15 : index
  %v19 = arith.constant 3 : index
  %v20 = arith.divsi %v19, %v10 : index
  return %a2, %a2, %a2, %a2 : i1, i1, i1, i1
}
// -----
func.func @f11(%a0: i32, %a1: i32, %a2: i1, %a3: index, %a4: i32) -> (i32, i32, i32, i1, i1) {
  %v1 = arith.maxsi %a1, %a4 : i32
  %v2 = arith.constant -1 : index
  %v3 = arith.addi %v2, %a3 overflow<nuw> : index
  %v4 = arith.constant -8 : i32
  %v5 = arith.trunci %v4 : i32 to i8
  %v7 = arith.constant -2 : index
  %v6 = index.minu %a3, %v7
  %v8 = arith.constant 100 : i32
  %v9 = arith.minsi %a0, %v8 : i32
  %v10 = index.cmp sge(%v3, %v6)
  %v11 = arith.constant -2 : i32
  return %v11, %v9, %v1, %a2, %v10 : i32, i32, i32, i1, i1
}
// -----
func.func @f12(%a0: i16, %a1: i16, %a2: i1, %a3: index, %a4: i32) -> (index, i16, i16, i1) {
  %v1 = arith.constant false
  %v2 = arith.select %v1, %a4, %a4 : i32
  %v3 = arith.select %a2, %a0, %a0 : i16
  %v4 = arith.shli %v3, %a0 : i16
  %v5 = arith.constant 16 : i16
  %v6 = arith.muli %v5, %a1 : i16
  %v7 = arith.index_castui %a1 : i16 to index
  %v8 = arith.constant 127 : i16
  %v9 = arith.constant 127 : i16
  return %a3, %v8, %v9, %a2 : index, i16, i16, i1
}
// -----
func.func @f13(%a0: i32, %a1: i32, %a2: i1, %a3: index, %a4: i32) -> (i1, i1, i1, index, i1, i1) {
  %v1 = index.rems %a3, %a3
  %v2 = arith.constant -2 : i32
  %v3 = arith.addi %a0, %v2 : i32
  %v4 = arith.constant -2 : i32
  %v5 = arith.shrui %a4, %v4 : i32
  %v6 = arith.constant 2147483647 : i32
  %v7 = arith.constant -128 : i32
  %v8 = arith.remui %v6, %v7 : i32
  %v9 = arith.cmpi ule, %v3, %v3 : i32
  %v10 = arith.constant 8 : index
  %v11 = arith.constant 16 : index
  %v12 = arith.remsi %v10, %v11 : index
  %v13 = arith.constant 2 : i32
  %v14 = arith.constant 127 : i32
  %v15 = arith.cmpi ult, %v13, %v14 : i32
  %v16 = arith.constant true
  %v17 = arith.constant 5 : i32
  %v18 = arith.select %v16, %v17, %v3 : i32
  return %v15, %v9, %v15, %v1, %v9, %v15 : i1, i1, i1, index, i1, i1
}
// -----
func.func @f14(%a0: index, %a1: index, %a2: i1, %a3: index, %a4: i32) -> (index, index, i1, index, i1) {
  %v1 = index.mul %a3, %a3
  %v2 = arith.muli %a4, %a4 : i32
  %v3 = arith.constant 127 : index
  %v4 = index.casts %v3 : index to i16
  %v5 = arith.select %a2, %v1, %v1 : index
  %v6 = arith.constant 0 : index
  %v7 = arith.minui %v6, %a3 : index
  %v8 = index.divs %a1, %a1
  %v9 = arith.constant -1 : i32
  %v10 = arith.minsi %a4, %v9 : i32
  %v11 = arith.maxsi %a3, %a1 : index
  %v12 = index.maxu %a3, %a3
  %v13 = arith.constant -8 : index
  %v14 = arith.cmpi ule, %v12, %v13 : index
  %v15 = arith.constant 5 : index
  return %v8, %v12, %a2, %v15, %v14 : index, index, i1, index, i1
}
// -----
func.func @f15(%a0: i64, %a1: i64, %a2: i1, %a3: index, %a4: i32) -> (i64, i64, index, i1, i1, i1) {
  %v1 = arith.constant 5 : i64
  %v2 = arith.maxsi %a1, %v1 : i64
  %v3 = arith.constant -1 : i64
  %v4 = arith.constant 16 : i64
  %v5 = arith.cmpi ule, %v3, %v4 : i64
  %v6 = arith.constant 3 : i32
  %v7 = arith.remui %a4, %v6 : i32
  %v8 = arith.constant 2 : i64
  %v9 = arith.constant 3 : i64
  %v10 = arith.minsi %v8, %v9 : i64
  %v11 = arith.constant 0 : i64
  %v12 = arith.constant 8 : i64
  %v13 = arith.minui %v11, %v12 : i64
  %v14 = arith.constant 127 : i64
  %v15 = arith.constant -1 : i64
  %v16 = arith.select %a2, %v14, %v15 : i64
  %v17 = arith.cmpi ugt, %v7, %a4 : i32
  %v18 = arith.minsi %v7, %v7 : i32
  %v19 = arith.constant 9223372036854775807 : i64
  return %v2, %v19, %a3, %a2, %v5, %v17 : i64, i64, index, i1, i1, i1
}
