func.func private @f0(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>, %m2: memref<f32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %v1 = arith.select %c, %m1, %m1 : memref<f32>
  %v2 = memref.load %m2[] : memref<f32>
  memref.store %x, %m0[] {tag = "s1", name = "s1", tag_name = "s1"} : memref<f32>
  %v3 = memref.load %m1[] : memref<f32>
  return {tag = "t2", name = "t2", tag_name = "t2"}
}
func.func private @f1(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  memref.store %x, %m1[] {tag = "s3", name = "s3", tag_name = "s3"} : memref<f32>
  %v4 = scf.for %i5 = %i0 to %i1 step %i1 iter_args(%a6 = %m1) -> (memref<f32>) {
    %v7 = arith.addf %x, %x {tag = "t4", name = "t4", tag_name = "t4"} : f32
    %v8 = scf.for %i9 = %i0 to %i1 step %i1 iter_args(%a10 = %m1) -> (memref<f32>) {
      memref.store %x, %a6[] {tag = "s5", name = "s5", tag_name = "s5"} : memref<f32>
      memref.store %v7, %m0[] {tag = "s6", name = "s6", tag_name = "s6"} : memref<f32>
      %v11 = arith.addf %x, %v7 : f32
      scf.yield %m0 : memref<f32>
    }
    scf.yield %m1 : memref<f32>
  }
  %v12 = memref.load %m0[] {tag = "t7", name = "t7", tag_name = "t7"} : memref<f32>
  memref.store %v12, %m1[] {tag = "s8", name = "s8", tag_name = "s8"} : memref<f32>
  %v13 = memref.load %v4[] {tag = "t9", name = "t9", tag_name = "t9"} : memref<f32>
  cf.cond_br %c, ^bb1(%m1 : memref<f32>), ^bb2(%m1 : memref<f32>) {tag = "t10", name = "t10", tag_name = "t10"}
^bb1(%p: memref<f32>):
  %v14 = memref.alloc() {tag = "t11", name = "t11", tag_name = "t11"} : memref<f32>
  %v15 = memref.load %m0[] {tag = "t12", name = "t12", tag_name = "t12"} : memref<f32>
  scf.if %c {
    %v16 = arith.addf %v13, %v12 : f32
    %v17 = memref.load %v4[] {tag = "t13", name = "t13", tag_name = "t13"} : memref<f32>
  }
  cf.br ^bb2(%m1 : memref<f32>)
^bb2(%q: memref<f32>):
  return {tag = "t14", tag_name = "t14"}
}
// -----
func.func private @ext(memref<f32>)
func.func @f0(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>, %m2: memref<f32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  func.call @f0(%c, %x, %m2, %m0, %m0) : (i1, f32, memref<f32>, memref<f32>, memref<f32>) -> ()
  memref.store %x, %m1[] {tag = "s1", name = "s1", tag_name = "s1"} : memref<f32>
  cf.cond_br %c, ^bb1(%m2 : memref<f32>), ^bb2(%m1 : memref<f32>) {tag = "t2", name = "t2", tag_name = "t2"}
^bb1(%p: memref<f32>):
  cf.br ^bb1(%p : memref<f32>)
^bb2(%q: memref<f32>):
  func.call @f0(%c, %x, %m0, %m2, %m1) {tag = "t3", name = "t3", tag_name = "t3"} : (i1, f32, memref<f32>, memref<f32>, memref<f32>) -> ()
  %v1 = memref.load %m0[] : memref<f32>
  memref.store %x, %m0[] {tag = "s4", name = "s4", tag_name = "s4"} : memref<f32>
  return
}
// -----
func.func @f0(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>) -> memref<f32> {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %v1 = memref.cast %m0 : memref<f32> to memref<f32, strided<[], offset: ?>>
  %v2 = memref.load %m0[] {tag = "t1", name = "t1", tag_name = "t1"} : memref<f32>
  return %m1 : memref<f32>
}
func.func private @f1(%c: i1, %x: f32, %m0: memref<f32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  memref.store %x, %m0[] {tag = "s2", name = "s2", tag_name = "s2"} : memref<f32>
  func.call @f1(%c, %x, %m0) {tag = "t3", name = "t3", tag_name = "t3"} : (i1, f32, memref<f32>) -> ()
  memref.store %x, %m0[] {tag = "s4", name = "s4", tag_name = "s4"} : memref<f32>
  %v3 = memref.load %m0[] {tag = "t5", name = "t5", tag_name = "t5"} : memref<f32>
  %v4 = memref.load %m0[] {tag = "t6", name = "t6", tag_name = "t6"} : memref<f32>
  %v5 = arith.addf %v3, %x {tag = "t7", name = "t7", tag_name = "t7"} : f32
  cf.cond_br %c, ^bb1(%m0 : memref<f32>), ^bb2(%m0 : memref<f32>) {tag = "t8", name = "t8", tag_name = "t8"}
^bb1(%p: memref<f32>):
  memref.store %x, %p[] {tag = "s9", name = "s9", tag_name = "s9"} : memref<f32>
  memref.copy %p, %p : memref<f32> to memref<f32>
  cf.br ^bb2(%p : memref<f32>)
^bb2(%q: memref<f32>):
  memref.store %x, %q[] {tag = "s10", name = "s10", tag_name = "s10"} : memref<f32>
  %v6 = scf.if %c -> memref<f32> {
    memref.store %v5, %m0[] {tag = "s11", name = "s11", tag_name = "s11"} : memref<f32>
    scf.yield {tag = "t12", tag_name = "t12"} %q : memref<f32>
  } else {
    %v7 = memref.load %q[] {tag = "t13", name = "t13", tag_name = "t13"} : memref<f32>
    scf.yield %q : memref<f32>
  } {tag = "t14", name = "t14", tag_name = "t14"}
  return {tag = "t15", name = "t15", tag_name = "t15"}
}
// -----
func.func private @ext(memref<f32>)
func.func private @f0(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>, %m2: memref<f32>) -> memref<f32> {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  scf.if %c {
    memref.store %x, %m2[] {tag = "s1", name = "s1", tag_name = "s1"} : memref<f32>
    %v1 = scf.while (%a2 = %m2) : (memref<f32>) -> memref<f32> {
      scf.condition(%c) %m0 : memref<f32>
    } do {
    ^bb0(%b3: memref<f32>):
      scf.yield %b3 : memref<f32>
    }
  } else {
    %v4 = func.call @f1(%c, %x, %m0, %m0, %m0) {tag = "t2", name = "t2", tag_name = "t2"} : (i1, f32, memref<f32>, memref<f32>, memref<f32>) -> memref<f32>
  } {tag = "t3", name = "t3", tag_name = "t3"}
  %v5 = memref.load %m1[] {tag = "t4", name = "t4", tag_name = "t4"} : memref<f32>
  %v6 = memref.cast %m2 {tag = "t5", name = "t5", tag_name = "t5"} : memref<f32> to memref<f32, strided<[], offset: ?>>
  %v7 = memref.alloc() {tag = "t6", name = "t6", tag_name = "t6"} : memref<f32>
  return {tag = "t7", name = "t7", tag_name = "t7"} %m1 : memref<f32>
}
func.func @f1(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>, %m2: memref<f32>) -> memref<f32> {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %v8 = memref.load %m1[] {tag = "t8", name = "t8", tag_name = "t8"} : memref<f32>
  memref.store %x, %m2[] {tag = "s9", name = "s9", tag_name = "s9"} : memref<f32>
  cf.cond_br %c, ^bb1(%m1 : memref<f32>), ^bb2(%m2 : memref<f32>) {tag = "t10", name = "t10", tag_name = "t10"}
^bb1(%p: memref<f32>):
  cf.br ^bb2(%m1 : memref<f32>)
^bb2(%q: memref<f32>):
  %v9 = memref.load %m1[] {tag = "t11", tag_name = "t11"} : memref<f32>
  %v10 = memref.alloca() {tag = "t12", name = "t12", tag_name = "t12"} : memref<f32>
  memref.store %v8, %m0[] {tag = "s13", name = "s13", tag_name = "s13"} : memref<f32>
  return {tag = "t14", name = "t14", tag_name = "t14"} %q : memref<f32>
}
// -----
func.func private @ext(memref<f32>)
func.func @f0(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>, %m2: memref<f32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  memref.store %x, %m1[] {tag = "s1", name = "s1", tag_name = "s1"} : memref<f32>
  func.call @f0(%c, %x, %m2, %m0, %m1) : (i1, f32, memref<f32>, memref<f32>, memref<f32>) -> ()
  %v1 = memref.load %m0[] : memref<f32>
  %v2 = scf.if %c -> memref<f32> {
    memref.copy %m1, %m2 {tag = "t2", name = "t2", tag_name = "t2"} : memref<f32> to memref<f32>
    scf.yield {tag = "t3", name = "t3", tag_name = "t3"} %m0 : memref<f32>
  } else {
    scf.yield %m2 : memref<f32>
  } {tag = "t4", name = "t4", tag_name = "t4"}
  func.call @ext(%m1) : (memref<f32>) -> ()
  %v3 = memref.load %m1[] {tag = "t5", tag_name = "t5"} : memref<f32>
  cf.cond_br %c, ^bb1(%m1 : memref<f32>), ^bb2(%m2 : memref<f32>) {tag = "t6", name = "t6", tag_name = "t6"}
^bb1(%p: memref<f32>):
  %v4 = scf.if %c -> memref<f32> {
    %v5 = memref.alloca() {tag = "t7", name = "t7", tag_name = "t7"} : memref<f32>
    memref.copy %m0, %m0 {tag = "t8", name = "t8", tag_name = "t8"} : memref<f32> to memref<f32>
    scf.yield {tag = "t9", name = "t9", tag_name = "t9"} %p : memref<f32>
  } else {
    scf.yield %m0 : memref<f32>
  } {tag = "t10", tag_name = "t10"}
  cf.br ^bb1(%v2 : memref<f32>)
^bb2(%q: memref<f32>):
  %v6 = arith.select %c, %m2, %m1 {tag = "t11", name = "t11", tag_name = "t11"} : memref<f32>
  memref.store %v1, %m0[] {tag = "s12", name = "s12", tag_name = "s12"} : memref<f32>
  return {tag = "t13", name = "t13", tag_name = "t13"}
}
// -----
func.func private @ext(memref<f32>)
func.func private @f0(%c: i1, %x: f32, %m0: memref<f32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %v1 = scf.if %c -> memref<f32> {
    func.call @ext(%m0) {tag = "t1", tag_name = "t1"} : (memref<f32>) -> ()
    %v2 = arith.select %c, %m0, %m0 {tag = "t2", name = "t2", tag_name = "t2"} : memref<f32>
    scf.yield {tag = "t3", tag_name = "t3"} %v2 : memref<f32>
  } else {
    %v3 = memref.load %m0[] {tag = "t4", tag_name = "t4"} : memref<f32>
    scf.yield %m0 : memref<f32>
  } {tag = "t5", tag_name = "t5"}
  memref.store %x, %v1[] {tag = "s6", name = "s6", tag_name = "s6"} : memref<f32>
  scf.if %c {
    %v4 = memref.alloca() {tag = "t7", name = "t7", tag_name = "t7"} : memref<f32>
    memref.store %x, %m0[] {tag = "s8", name = "s8", tag_name = "s8"} : memref<f32>
  } else {
    %v5 = arith.select %c, %m0, %m0 : memref<f32>
    %v6 = memref.cast %v1 {tag = "t9", name = "t9", tag_name = "t9"} : memref<f32> to memref<f32, strided<[], offset: ?>>
  }
  func.call @f1(%c, %x, %v1) {tag = "t10", name = "t10", tag_name = "t10"} : (i1, f32, memref<f32>) -> ()
  return {tag = "t11", tag_name = "t11"}
}
func.func @f1(%c: i1, %x: f32, %m0: memref<f32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %v7 = memref.load %m0[] {tag = "t12", tag_name = "t12"} : memref<f32>
  memref.store %x, %m0[] {tag = "s13", name = "s13", tag_name = "s13"} : memref<f32>
  func.call @f0(%c, %x, %m0) {tag = "t14", name = "t14", tag_name = "t14"} : (i1, f32, memref<f32>) -> ()
  %v8 = memref.load %m0[] {tag = "t15", name = "t15", tag_name = "t15"} : memref<f32>
  memref.store %v8, %m0[] {tag = "s16", name = "s16", tag_name = "s16"} : memref<f32>
  return
}
// -----
func.func private @ext(memref<f32>)
func.func private @f0(%c: i1, %x: f32, %m0: memref<f32>) -> memref<f32> {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  memref.store %x, %m0[] {tag = "s1", name = "s1", tag_name = "s1"} : memref<f32>
  memref.store %x, %m0[] {tag = "s2", name = "s2", tag_name = "s2"} : memref<f32>
  return {tag = "t3", name = "t3", tag_name = "t3"} %m0 : memref<f32>
}
func.func @f1(%c: i1, %x: f32, %m0: memref<f32>) -> memref<f32> {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  memref.store %x, %m0[] {tag = "s4", name = "s4", tag_name = "s4"} : memref<f32>
  %v1 = memref.load %m0[] {tag = "t5", name = "t5", tag_name = "t5"} : memref<f32>
  scf.if %c {
    %v2 = memref.load %m0[] : memref<f32>
    memref.store %v2, %m0[] {tag = "s6", name = "s6", tag_name = "s6"} : memref<f32>
  }
  %v3 = memref.alloca() : memref<f32>
  %v4 = memref.load %m0[] : memref<f32>
  cf.cond_br %c, ^bb1(%m0 : memref<f32>), ^bb2(%v3 : memref<f32>)
^bb1(%p: memref<f32>):
  memref.copy %m0, %p {tag = "t7", name = "t7", tag_name = "t7"} : memref<f32> to memref<f32>
  memref.store %v4, %v3[] {tag = "s8", name = "s8", tag_name = "s8"} : memref<f32>
  %v5 = memref.load %p[] {tag = "t9", tag_name = "t9"} : memref<f32>
  cf.br ^bb2(%p : memref<f32>)
^bb2(%q: memref<f32>):
  memref.store %x, %v3[] {tag = "s10", name = "s10", tag_name = "s10"} : memref<f32>
  memref.store %x, %q[] {tag = "s11", name = "s11", tag_name = "s11"} : memref<f32>
  return {tag = "t12", name = "t12", tag_name = "t12"} %m0 : memref<f32>
}
// -----
func.func private @ext(memref<f32>)
func.func private @f0(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %v1 = memref.load %m1[] : memref<f32>
  memref.copy %m1, %m1 {tag = "t1", name = "t1", tag_name = "t1"} : memref<f32> to memref<f32>
  return {tag = "t2", name = "t2", tag_name = "t2"}
}
func.func private @f1(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>, %m2: memref<f32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  memref.store %x, %m1[] {tag = "s3", name = "s3", tag_name = "s3"} : memref<f32>
  memref.store %x, %m0[] {tag = "s4", name = "s4", tag_name = "s4"} : memref<f32>
  return
}
// -----
func.func private @ext(memref<f32>)
func.func @f0(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>) -> memref<f32> {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  memref.store %x, %m0[] {tag = "s1", name = "s1", tag_name = "s1"} : memref<f32>
  %v1 = arith.addf %x, %x {tag = "t2", name = "t2", tag_name = "t2"} : f32
  memref.store %x, %m1[] {tag = "s3", name = "s3", tag_name = "s3"} : memref<f32>
  memref.store %v1, %m1[] {tag = "s4", name = "s4", tag_name = "s4"} : memref<f32>
  %v2 = memref.load %m0[] : memref<f32>
  return {tag = "t5", name = "t5", tag_name = "t5"} %m0 : memref<f32>
}
func.func private @f1(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %v3 = memref.load %m0[] {tag = "t6", name = "t6", tag_name = "t6"} : memref<f32>
  %v4 = memref.cast %m0 {tag = "t7", name = "t7", tag_name = "t7"} : memref<f32> to memref<f32, strided<[], offset: ?>>
  memref.store %v3, %m0[] {tag = "s8", name = "s8", tag_name = "s8"} : memref<f32>
  %v5 = arith.select %c, %m0, %m1 {tag = "t9", tag_name = "t9"} : memref<f32>
  cf.cond_br %c, ^bb1(%v5 : memref<f32>), ^bb2(%m0 : memref<f32>)
^bb1(%p: memref<f32>):
  func.call @ext(%m1) : (memref<f32>) -> ()
  memref.store %v3, %m1[] {tag = "s10", name = "s10", tag_name = "s10"} : memref<f32>
  %v6 = scf.while (%a7 = %m1) : (memref<f32>) -> memref<f32> {
    scf.condition(%c) {tag = "t11", name = "t11", tag_name = "t11"} %p : memref<f32>
  } do {
  ^bb0(%b8: memref<f32>):
    scf.yield %m1 : memref<f32>
  }
  cf.br ^bb1(%m0 : memref<f32>)
^bb2(%q: memref<f32>):
  return
}
// -----
func.func private @ext(memref<f32>)
func.func @f0(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>, %m2: memref<f32>) -> memref<f32> {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %v1 = memref.alloca() : memref<f32>
  %v2 = memref.alloca() {tag = "t1", name = "t1", tag_name = "t1"} : memref<f32>
  func.call @ext(%m1) : (memref<f32>) -> ()
  cf.cond_br %c, ^bb1(%m0 : memref<f32>), ^bb2(%m0 : memref<f32>) {tag = "t2", tag_name = "t2"}
^bb1(%p: memref<f32>):
  %v3 = memref.alloc() {tag = "t3", name = "t3", tag_name = "t3"} : memref<f32>
  func.call @ext(%m1) : (memref<f32>) -> ()
  func.call @ext(%m1) : (memref<f32>) -> ()
  cf.br ^bb2(%v2 : memref<f32>)
^bb2(%q: memref<f32>):
  %v4 = memref.load %m2[] {tag = "t4", name = "t4", tag_name = "t4"} : memref<f32>
  return {tag = "t5", name = "t5", tag_name = "t5"} %v1 : memref<f32>
}
// -----
func.func private @f0(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>, %m2: memref<f32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %v1 = memref.alloca() {tag = "t1", name = "t1", tag_name = "t1"} : memref<f32>
  %v2 = arith.select %c, %m0, %v1 : memref<f32>
  %v3 = scf.for %i4 = %i0 to %i1 step %i1 iter_args(%a5 = %v2) -> (memref<f32>) {
    %v6 = memref.load %m1[] : memref<f32>
    %v7 = memref.load %m1[] : memref<f32>
    memref.store %v6, %m0[] {tag = "s2", name = "s2", tag_name = "s2"} : memref<f32>
    scf.yield %m1 : memref<f32>
  }
  cf.cond_br %c, ^bb1(%v1 : memref<f32>), ^bb2(%v2 : memref<f32>) {tag = "t3", tag_name = "t3"}
^bb1(%p: memref<f32>):
  %v8 = memref.alloc() {tag = "t4", name = "t4", tag_name = "t4"} : memref<f32>
  %v9 = memref.load %m1[] {tag = "t5", tag_name = "t5"} : memref<f32>
  cf.br ^bb2(%m1 : memref<f32>)
^bb2(%q: memref<f32>):
  memref.store %x, %q[] {tag = "s6", name = "s6", tag_name = "s6"} : memref<f32>
  scf.if %c {
    memref.store %x, %v2[] {tag = "s7", name = "s7", tag_name = "s7"} : memref<f32>
    %v10 = memref.load %m1[] {tag = "t8", name = "t8", tag_name = "t8"} : memref<f32>
  } else {
    memref.store %x, %v3[] {tag = "s9", name = "s9", tag_name = "s9"} : memref<f32>
    memref.store %x, %v1[] {tag = "s10", name = "s10", tag_name = "s10"} : memref<f32>
    %v11 = memref.alloca() {tag = "t11", name = "t11", tag_name = "t11"} : memref<f32>
  } {tag = "t12", name = "t12", tag_name = "t12"}
  return {tag = "t13", name = "t13", tag_name = "t13"}
}
// -----
func.func private @ext(memref<f32>)
func.func @f0(%c: i1, %x: f32, %m0: memref<f32>) -> memref<f32> {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  memref.store %x, %m0[] {tag = "s1", name = "s1", tag_name = "s1"} : memref<f32>
  %v1 = scf.for %i2 = %i0 to %i1 step %i1 iter_args(%a3 = %m0) -> (memref<f32>) {
    %v4 = memref.load %a3[] {tag = "t2", name = "t2", tag_name = "t2"} : memref<f32>
    memref.store %v4, %m0[] {tag = "s3", name = "s3", tag_name = "s3"} : memref<f32>
    %v5 = scf.while (%a6 = %m0) : (memref<f32>) -> memref<f32> {
      scf.condition(%c) {tag = "t4", name = "t4", tag_name = "t4"} %a6 : memref<f32>
    } do {
    ^bb0(%b7: memref<f32>):
      %v8 = arith.addf %x, %v4 {tag = "t5", tag_name = "t5"} : f32
      scf.yield %b7 : memref<f32>
    }
    scf.yield %v5 : memref<f32>
  }
  return %m0 : memref<f32>
}
// -----
func.func private @ext(memref<f32>)
func.func private @f0(%c: i1, %x: f32, %m0: memref<f32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %v1 = memref.load %m0[] : memref<f32>
  %v2 = memref.alloc() {tag = "t1", name = "t1", tag_name = "t1"} : memref<f32>
  func.call @ext(%m0) : (memref<f32>) -> ()
  %v3 = memref.alloc() : memref<f32>
  %v4 = memref.load %v3[] {tag = "t2", name = "t2", tag_name = "t2"} : memref<f32>
  %v5 = scf.while (%a6 = %v3) : (memref<f32>) -> memref<f32> {
    %v8 = scf.while (%a9 = %m0) : (memref<f32>) -> memref<f32> {
      %v11 = memref.load %v2[] {tag = "t3", name = "t3", tag_name = "t3"} : memref<f32>
      memref.store %x, %m0[] {tag = "s4", name = "s4", tag_name = "s4"} : memref<f32>
      scf.condition(%c) {tag = "t5", name = "t5", tag_name = "t5"} %v2 : memref<f32>
    } do {
    ^bb0(%b10: memref<f32>):
      scf.yield %a6 : memref<f32>
    }
    memref.store %x, %v8[] {tag = "s6", name = "s6", tag_name = "s6"} : memref<f32>
    scf.condition(%c) {tag = "t7", name = "t7", tag_name = "t7"} %a6 : memref<f32>
  } do {
  ^bb0(%b7: memref<f32>):
    scf.yield %b7 : memref<f32>
  }
  return
}
// -----
func.func @f0(%c: i1, %x: f32, %m0: memref<f32>) -> memref<f32> {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %v1 = arith.select %c, %m0, %m0 {tag = "t1", name = "t1", tag_name = "t1"} : memref<f32>
  %v2 = scf.for %i3 = %i0 to %i1 step %i1 iter_args(%a4 = %m0) -> (memref<f32>) {
    %v5 = scf.if %c -> memref<f32> {
      memref.store %x, %v1[] {tag = "s2", name = "s2", tag_name = "s2"} : memref<f32>
      scf.yield {tag = "t3", name = "t3", tag_name = "t3"} %a4 : memref<f32>
    } else {
      %v6 = memref.load %a4[] : memref<f32>
      scf.yield %a4 : memref<f32>
    } {tag = "t4", name = "t4", tag_name = "t4"}
    scf.yield %v5 : memref<f32>
  } {tag = "t5", name = "t5", tag_name = "t5"}
  cf.cond_br %c, ^bb1(%v2 : memref<f32>), ^bb2(%v1 : memref<f32>)
^bb1(%p: memref<f32>):
  %v7 = memref.alloc() : memref<f32>
  cf.br ^bb2(%v7 : memref<f32>)
^bb2(%q: memref<f32>):
  %v8 = arith.select %c, %q, %v2 {tag = "t6", name = "t6", tag_name = "t6"} : memref<f32>
  return {tag = "t7", tag_name = "t7"} %v8 : memref<f32>
}
// -----
func.func @f0(%c: i1, %x: f32, %m0: memref<f32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %v1 = memref.alloca() : memref<f32>
  func.call @f1(%c, %x, %m0, %v1) {tag = "t1", name = "t1", tag_name = "t1"} : (i1, f32, memref<f32>, memref<f32>) -> ()
  %v2 = arith.addf %x, %x {tag = "t2", name = "t2", tag_name = "t2"} : f32
  func.call @f1(%c, %x, %m0, %v1) {tag = "t3", tag_name = "t3"} : (i1, f32, memref<f32>, memref<f32>) -> ()
  %v3 = memref.load %m0[] {tag = "t4", tag_name = "t4"} : memref<f32>
  memref.store %x, %m0[] {tag = "s5", name = "s5", tag_name = "s5"} : memref<f32>
  return
}
func.func private @f1(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  func.call @f0(%c, %x, %m0) : (i1, f32, memref<f32>) -> ()
  %v4 = memref.load %m1[] : memref<f32>
  cf.cond_br %c, ^bb1(%m1 : memref<f32>), ^bb2(%m1 : memref<f32>)
^bb1(%p: memref<f32>):
  cf.br ^bb1(%p : memref<f32>)
^bb2(%q: memref<f32>):
  %v5 = arith.select %c, %q, %q : memref<f32>
  %v6 = memref.load %m1[] {tag = "t6", name = "t6", tag_name = "t6"} : memref<f32>
  return {tag = "t7", name = "t7", tag_name = "t7"}
}
// -----
func.func private @ext(memref<f32>)
func.func private @f0(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>, %m2: memref<f32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  memref.store %x, %m0[] {tag = "s1", name = "s1", tag_name = "s1"} : memref<f32>
  %v1 = memref.load %m1[] {tag = "t2", name = "t2", tag_name = "t2"} : memref<f32>
  cf.cond_br %c, ^bb1(%m0 : memref<f32>), ^bb2(%m0 : memref<f32>)
^bb1(%p: memref<f32>):
  cf.br ^bb2(%m0 : memref<f32>)
^bb2(%q: memref<f32>):
  return
}
func.func @f1(%c: i1, %x: f32, %m0: memref<f32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %v2 = memref.load %m0[] {tag = "t3", name = "t3", tag_name = "t3"} : memref<f32>
  memref.store %x, %m0[] {tag = "s4", name = "s4", tag_name = "s4"} : memref<f32>
  cf.cond_br %c, ^bb1(%m0 : memref<f32>), ^bb2(%m0 : memref<f32>) {tag = "t5", name = "t5", tag_name = "t5"}
^bb1(%p: memref<f32>):
  memref.store %x, %m0[] {tag = "s6", name = "s6", tag_name = "s6"} : memref<f32>
  %v3 = memref.alloca() {tag = "t7", name = "t7", tag_name = "t7"} : memref<f32>
  memref.store %v2, %p[] {tag = "s8", name = "s8", tag_name = "s8"} : memref<f32>
  cf.br ^bb2(%m0 : memref<f32>)
^bb2(%q: memref<f32>):
  %v4 = memref.load %m0[] {tag = "t9", name = "t9", tag_name = "t9"} : memref<f32>
  %v5 = memref.load %m0[] {tag = "t10", tag_name = "t10"} : memref<f32>
  return
}
// -----
func.func private @f0(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %v1 = memref.alloc() {tag = "t1", name = "t1", tag_name = "t1"} : memref<f32>
  %v2 = memref.load %m1[] {tag = "t2", name = "t2", tag_name = "t2"} : memref<f32>
  %v3 = memref.load %m1[] {tag = "t3", tag_name = "t3"} : memref<f32>
  cf.cond_br %c, ^bb1(%v1 : memref<f32>), ^bb2(%v1 : memref<f32>) {tag = "t4", name = "t4", tag_name = "t4"}
^bb1(%p: memref<f32>):
  %v4 = arith.select %c, %m0, %v1 : memref<f32>
  memref.store %v3, %m1[] {tag = "s5", name = "s5", tag_name = "s5"} : memref<f32>
  memref.store %v2, %v1[] {tag = "s6", name = "s6", tag_name = "s6"} : memref<f32>
  cf.br ^bb1(%m0 : memref<f32>)
^bb2(%q: memref<f32>):
  %v5 = memref.load %v1[] {tag = "t7", name = "t7", tag_name = "t7"} : memref<f32>
  return {tag = "t8", tag_name = "t8"}
}
// -----
func.func private @ext(memref<f32>)
func.func @f0(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>, %m2: memref<f32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %v1 = arith.addf %x, %x : f32
  %v2 = memref.load %m1[] {tag = "t1", name = "t1", tag_name = "t1"} : memref<f32>
  %v3 = memref.load %m1[] {tag = "t2", name = "t2", tag_name = "t2"} : memref<f32>
  %v4 = memref.load %m1[] : memref<f32>
  return {tag = "t3", name = "t3", tag_name = "t3"}
}
func.func private @f1(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>, %m2: memref<f32>) -> memref<f32> {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  scf.if %c {
    scf.if %c {
      %v5 = func.call @f1(%c, %x, %m0, %m1, %m1) {tag = "t4", name = "t4", tag_name = "t4"} : (i1, f32, memref<f32>, memref<f32>, memref<f32>) -> memref<f32>
      %v6 = memref.load %m2[] {tag = "t5", name = "t5", tag_name = "t5"} : memref<f32>
    }
    func.call @f0(%c, %x, %m0, %m2, %m0) {tag = "t6", name = "t6", tag_name = "t6"} : (i1, f32, memref<f32>, memref<f32>, memref<f32>) -> ()
    %v7 = memref.alloca() : memref<f32>
  } else {
    func.call @ext(%m0) {tag = "t7", name = "t7", tag_name = "t7"} : (memref<f32>) -> ()
    memref.store %x, %m0[] {tag = "s8", name = "s8", tag_name = "s8"} : memref<f32>
    memref.store %x, %m2[] {tag = "s9", name = "s9", tag_name = "s9"} : memref<f32>
  }
  %v8 = memref.load %m0[] {tag = "t10", name = "t10", tag_name = "t10"} : memref<f32>
  %v9 = memref.alloc() {tag = "t11", name = "t11", tag_name = "t11"} : memref<f32>
  return {tag = "t12", tag_name = "t12"} %m2 : memref<f32>
}
// -----
func.func private @ext(memref<f32>)
func.func @f0(%c: i1, %x: f32, %m0: memref<f32>) -> memref<f32> {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %v1 = memref.alloca() {tag = "t1", name = "t1", tag_name = "t1"} : memref<f32>
  %v2 = memref.alloc() {tag = "t2", name = "t2", tag_name = "t2"} : memref<f32>
  %v3 = memref.load %v2[] {tag = "t3", name = "t3", tag_name = "t3"} : memref<f32>
  scf.if %c {
    %v4 = func.call @f0(%c, %x, %v2) {tag = "t4", name = "t4", tag_name = "t4"} : (i1, f32, memref<f32>) -> memref<f32>
  }
  cf.cond_br %c, ^bb1(%m0 : memref<f32>), ^bb2(%v2 : memref<f32>) {tag = "t5", name = "t5", tag_name = "t5"}
^bb1(%p: memref<f32>):
  cf.br ^bb2(%m0 : memref<f32>)
^bb2(%q: memref<f32>):
  memref.store %x, %m0[] {tag = "s6", name = "s6", tag_name = "s6"} : memref<f32>
  return {tag = "t7", name = "t7", tag_name = "t7"} %v2 : memref<f32>
}
// -----
func.func private @ext(memref<f32>)
func.func @f0(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>, %m2: memref<f32>) -> memref<f32> {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %v1 = scf.if %c -> memref<f32> {
    scf.yield {tag = "t1", name = "t1", tag_name = "t1"} %m1 : memref<f32>
  } else {
    %v2 = memref.load %m1[] : memref<f32>
    scf.yield %m0 : memref<f32>
  }
  scf.if %c {
    %v3 = memref.load %v1[] : memref<f32>
  } else {
    func.call @ext(%m2) {tag = "t2", name = "t2", tag_name = "t2"} : (memref<f32>) -> ()
    memref.store %x, %v1[] {tag = "s3", name = "s3", tag_name = "s3"} : memref<f32>
  } {tag = "t4", name = "t4", tag_name = "t4"}
  return {tag = "t5", name = "t5", tag_name = "t5"} %m1 : memref<f32>
}
// -----
func.func private @f0(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %v1 = memref.load %m0[] {tag = "t1", name = "t1", tag_name = "t1"} : memref<f32>
  memref.copy %m0, %m0 {tag = "t2", name = "t2", tag_name = "t2"} : memref<f32> to memref<f32>
  %v2 = memref.alloc() : memref<f32>
  %v3 = func.call @f2(%c, %x, %m0, %m0) {tag = "t3", name = "t3", tag_name = "t3"} : (i1, f32, memref<f32>, memref<f32>) -> memref<f32>
  %v4 = arith.addf %v1, %v1 : f32
  %v5 = memref.load %v2[] {tag = "t4", name = "t4", tag_name = "t4"} : memref<f32>
  return {tag = "t5", tag_name = "t5"}
}
func.func private @f1(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>) -> memref<f32> {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  memref.store %x, %m1[] {tag = "s6", name = "s6", tag_name = "s6"} : memref<f32>
  memref.copy %m1, %m1 {tag = "t7", tag_name = "t7"} : memref<f32> to memref<f32>
  %v6 = memref.load %m0[] : memref<f32>
  %v7 = scf.for %i8 = %i0 to %i1 step %i1 iter_args(%a9 = %m1) -> (memref<f32>) {
    memref.store %x, %m0[] {tag = "s8", name = "s8", tag_name = "s8"} : memref<f32>
    %v10 = func.call @f2(%c, %x, %m0, %m0) {tag = "t9", name = "t9", tag_name = "t9"} : (i1, f32, memref<f32>, memref<f32>) -> memref<f32>
    scf.yield %v10 : memref<f32>
  } {tag = "t10", name = "t10", tag_name = "t10"}
  return %m1 : memref<f32>
}
func.func private @f2(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>) -> memref<f32> {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %v11 = scf.while (%a12 = %m1) : (memref<f32>) -> memref<f32> {
    scf.condition(%c) {tag = "t11", name = "t11", tag_name = "t11"} %m1 : memref<f32>
  } do {
  ^bb0(%b13: memref<f32>):
    scf.yield %m0 : memref<f32>
  }
  %v14 = arith.select %c, %m0, %v11 : memref<f32>
  memref.store %x, %v14[] {tag = "s12", name = "s12", tag_name = "s12"} : memref<f32>
  return {tag = "t13", name = "t13", tag_name = "t13"} %m1 : memref<f32>
}
// -----
func.func private @f0(%c: i1, %x: f32, %m0: memref<f32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %v1 = memref.load %m0[] {tag = "t1", tag_name = "t1"} : memref<f32>
  %v2 = scf.for %i3 = %i0 to %i1 step %i1 iter_args(%a4 = %m0) -> (memref<f32>) {
    %v5 = memref.alloc() {tag = "t2", name = "t2", tag_name = "t2"} : memref<f32>
    %v6 = memref.load %a4[] {tag = "t3", name = "t3", tag_name = "t3"} : memref<f32>
    %v7 = memref.load %v5[] {tag = "t4", name = "t4", tag_name = "t4"} : memref<f32>
    scf.yield %a4 : memref<f32>
  } {tag = "t5", name = "t5", tag_name = "t5"}
  cf.cond_br %c, ^bb1(%v2 : memref<f32>), ^bb2(%m0 : memref<f32>) {tag = "t6", tag_name = "t6"}
^bb1(%p: memref<f32>):
  scf.if %c {
    %v8 = memref.alloc() {tag = "t7", name = "t7", tag_name = "t7"} : memref<f32>
  } {tag = "t8", name = "t8", tag_name = "t8"}
  cf.br ^bb2(%v2 : memref<f32>)
^bb2(%q: memref<f32>):
  memref.store %v1, %m0[] {tag = "s9", name = "s9", tag_name = "s9"} : memref<f32>
  %v9 = arith.select %c, %q, %q : memref<f32>
  return {tag = "t10", name = "t10", tag_name = "t10"}
}
// -----
func.func @f0(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>, %m2: memref<f32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %v1 = memref.load %m1[] {tag = "t1", name = "t1", tag_name = "t1"} : memref<f32>
  func.call @f0(%c, %x, %m2, %m1, %m2) : (i1, f32, memref<f32>, memref<f32>, memref<f32>) -> ()
  memref.store %x, %m2[] {tag = "s2", name = "s2", tag_name = "s2"} : memref<f32>
  %v2 = scf.while (%a3 = %m2) : (memref<f32>) -> memref<f32> {
    scf.condition(%c) %m2 : memref<f32>
  } do {
  ^bb0(%b4: memref<f32>):
    %v5 = memref.alloc() {tag = "t3", name = "t3", tag_name = "t3"} : memref<f32>
    memref.store %x, %v5[] {tag = "s4", name = "s4", tag_name = "s4"} : memref<f32>
    scf.yield %m0 : memref<f32>
  }
  cf.cond_br %c, ^bb1(%m2 : memref<f32>), ^bb2(%m0 : memref<f32>) {tag = "t5", name = "t5", tag_name = "t5"}
^bb1(%p: memref<f32>):
  cf.br ^bb2(%m1 : memref<f32>)
^bb2(%q: memref<f32>):
  %v6 = memref.load %v2[] {tag = "t6", tag_name = "t6"} : memref<f32>
  %v7 = scf.if %c -> memref<f32> {
    scf.yield {tag = "t7", tag_name = "t7"} %m0 : memref<f32>
  } else {
    %v8 = memref.load %m0[] {tag = "t8", name = "t8", tag_name = "t8"} : memref<f32>
    scf.yield %q : memref<f32>
  } {tag = "t9", tag_name = "t9"}
  %v9 = memref.load %m2[] : memref<f32>
  return {tag = "t10", name = "t10", tag_name = "t10"}
}
// -----
func.func private @ext(memref<f32>)
func.func @f0(%c: i1, %x: f32, %m0: memref<f32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %v1 = memref.load %m0[] {tag = "t1", tag_name = "t1"} : memref<f32>
  memref.copy %m0, %m0 {tag = "t2", name = "t2", tag_name = "t2"} : memref<f32> to memref<f32>
  %v2 = memref.load %m0[] {tag = "t3", name = "t3", tag_name = "t3"} : memref<f32>
  memref.store %v2, %m0[] {tag = "s4", name = "s4", tag_name = "s4"} : memref<f32>
  %v3 = scf.if %c -> memref<f32> {
    scf.yield {tag = "t5", name = "t5", tag_name = "t5"} %m0 : memref<f32>
  } else {
    scf.yield %m0 : memref<f32>
  } {tag = "t6", name = "t6", tag_name = "t6"}
  memref.store %v2, %m0[] {tag = "s7", name = "s7", tag_name = "s7"} : memref<f32>
  return {tag = "t8", name = "t8", tag_name = "t8"}
}
func.func private @f1(%c: i1, %x: f32, %m0: memref<f32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %v4 = scf.while (%a5 = %m0) : (memref<f32>) -> memref<f32> {
    memref.store %x, %m0[] {tag = "s9", name = "s9", tag_name = "s9"} : memref<f32>
    %v7 = arith.addf %x, %x : f32
    scf.condition(%c) {tag = "t10", name = "t10", tag_name = "t10"} %m0 : memref<f32>
  } do {
  ^bb0(%b6: memref<f32>):
    scf.yield %b6 : memref<f32>
  }
  memref.store %x, %m0[] {tag = "s11", name = "s11", tag_name = "s11"} : memref<f32>
  memref.store %x, %v4[] {tag = "s12", name = "s12", tag_name = "s12"} : memref<f32>
  memref.store %x, %v4[] {tag = "s13", name = "s13", tag_name = "s13"} : memref<f32>
  memref.store %x, %m0[] {tag = "s14", name = "s14", tag_name = "s14"} : memref<f32>
  cf.cond_br %c, ^bb1(%m0 : memref<f32>), ^bb2(%v4 : memref<f32>) {tag = "t15", name = "t15", tag_name = "t15"}
^bb1(%p: memref<f32>):
  memref.store %x, %p[] {tag = "s16", name = "s16", tag_name = "s16"} : memref<f32>
  %v8 = memref.alloc() {tag = "t17", name = "t17", tag_name = "t17"} : memref<f32>
  cf.br ^bb2(%v4 : memref<f32>)
^bb2(%q: memref<f32>):
  return
}
