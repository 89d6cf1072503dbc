module @m0 {
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
}
module @m1 {
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
}
module @m2 {
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
}
module @m3 {
  func.func @f0(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>, %m2: memref<f32>) {
    %i0 = arith.constant 0 : index
    %i1 = arith.constant 1 : index
    %v1 = memref.load %m2[] {tag = "t1", name = "t1", tag_name = "t1"} : memref<f32>
    %v2 = memref.load %m1[] : memref<f32>
    cf.cond_br %c, ^bb1(%m0 : memref<f32>), ^bb2(%m1 : memref<f32>) {tag = "t2", name = "t2", tag_name = "t2"}
  ^bb1(%p: memref<f32>):
    func.call @f0(%c, %x, %m1, %m0, %p) : (i1, f32, memref<f32>, memref<f32>, memref<f32>) -> ()
    %v3 = arith.addf %x, %x : f32
    memref.store %v2, %m1[] {tag = "s3", name = "s3", tag_name = "s3"} : memref<f32>
    cf.br ^bb2(%m1 : memref<f32>)
  ^bb2(%q: memref<f32>):
    %v4 = memref.load %m1[] {tag = "t4", name = "t4", tag_name = "t4"} : memref<f32>
    %v5 = scf.for %i6 = %i0 to %i1 step %i1 iter_args(%a7 = %m0) -> (memref<f32>) {
      %v8 = memref.load %m1[] {tag = "t5", tag_name = "t5"} : memref<f32>
      %v9 = arith.select %c, %q, %a7 {tag = "t6", name = "t6", tag_name = "t6"} : memref<f32>
      scf.yield %q : memref<f32>
    } {tag = "t7", tag_name = "t7"}
    return
  }
}
module @m4 {
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
}
module @m5 {
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
}
module @m6 {
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
}
module @m7 {
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
}
module @m8 {
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
}
module @m9 {
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
}
module @m10 {
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
}
module @m11 {
  func.func private @ext(memref<f32>)
  func.func @f0(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>) {
    %i0 = arith.constant 0 : index
    %i1 = arith.constant 1 : index
    scf.if %c {
      %v1 = scf.if %c -> memref<f32> {
        memref.store %x, %m0[] {tag = "s1", name = "s1", tag_name = "s1"} : memref<f32>
        scf.yield {tag = "t2", name = "t2", tag_name = "t2"} %m0 : memref<f32>
      } else {
        %v2 = memref.load %m1[] {tag = "t3", tag_name = "t3"} : memref<f32>
        scf.yield %m1 : memref<f32>
      }
    }
    %v3 = memref.load %m1[] {tag = "t4", name = "t4", tag_name = "t4"} : memref<f32>
    %v4 = arith.select %c, %m1, %m0 : memref<f32>
    cf.cond_br %c, ^bb1(%m1 : memref<f32>), ^bb2(%m1 : memref<f32>) {tag = "t5", name = "t5", tag_name = "t5"}
  ^bb1(%p: memref<f32>):
    func.call @f0(%c, %x, %p, %m1) {tag = "t6", name = "t6", tag_name = "t6"} : (i1, f32, memref<f32>, memref<f32>) -> ()
    %v5 = arith.addf %v3, %v3 {tag = "t7", tag_name = "t7"} : f32
    cf.br ^bb1(%m0 : memref<f32>)
  ^bb2(%q: memref<f32>):
    memref.store %v3, %m1[] {tag = "s8", name = "s8", tag_name = "s8"} : memref<f32>
    return
  }
}
module @m12 {
  func.func private @ext(memref<f32>)
  func.func @f0(%c: i1, %x: f32, %m0: memref<f32>) {
    %i0 = arith.constant 0 : index
    %i1 = arith.constant 1 : index
    %v1 = scf.if %c -> memref<f32> {
      %v2 = memref.load %m0[] : memref<f32>
      memref.store %v2, %m0[] {tag = "s1", name = "s1", tag_name = "s1"} : memref<f32>
      scf.yield {tag = "t2", name = "t2", tag_name = "t2"} %m0 : memref<f32>
    } else {
      %v3 = memref.load %m0[] {tag = "t3", name = "t3", tag_name = "t3"} : memref<f32>
      %v4 = arith.select %c, %m0, %m0 {tag = "t4", name = "t4", tag_name = "t4"} : memref<f32>
      scf.yield %m0 : memref<f32>
    } {tag = "t5", name = "t5", tag_name = "t5"}
    func.call @f0(%c, %x, %v1) : (i1, f32, memref<f32>) -> ()
    %v5 = memref.load %m0[] {tag = "t6", name = "t6", tag_name = "t6"} : memref<f32>
    %v6 = arith.select %c, %m0, %m0 {tag = "t7", name = "t7", tag_name = "t7"} : memref<f32>
    memref.store %x, %v1[] {tag = "s8", name = "s8", tag_name = "s8"} : memref<f32>
    %v7 = scf.if %c -> memref<f32> {
      scf.yield %m0 : memref<f32>
    } else {
      %v8 = memref.load %v1[] {tag = "t9", name = "t9", tag_name = "t9"} : memref<f32>
      %v9 = arith.addf %v8, %v8 : f32
      scf.yield %v6 : memref<f32>
    } {tag = "t10", name = "t10", tag_name = "t10"}
    return {tag = "t11", name = "t11", tag_name = "t11"}
  }
}
module @m13 {
  func.func private @ext(memref<f32>)
  func.func @f0(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>, %m2: memref<f32>) {
    %i0 = arith.constant 0 : index
    %i1 = arith.constant 1 : index
    %v1 = memref.alloc() {tag = "t1", name = "t1", tag_name = "t1"} : memref<f32>
    memref.store %x, %m1[] {tag = "s2", name = "s2", tag_name = "s2"} : memref<f32>
    %v2 = memref.cast %m2 {tag = "t3", tag_name = "t3"} : memref<f32> to memref<f32, strided<[], offset: ?>>
    memref.store %x, %m2[] {tag = "s4", name = "s4", tag_name = "s4"} : memref<f32>
    %v3 = scf.for %i4 = %i0 to %i1 step %i1 iter_args(%a5 = %m2) -> (memref<f32>) {
      %v6 = memref.alloc() : memref<f32>
      memref.store %x, %m1[] {tag = "s5", name = "s5", tag_name = "s5"} : memref<f32>
      %v7 = memref.cast %a5 {tag = "t6", name = "t6", tag_name = "t6"} : memref<f32> to memref<f32, strided<[], offset: ?>>
      scf.yield %v1 : memref<f32>
    } {tag = "t7", name = "t7", tag_name = "t7"}
    memref.store %x, %m0[] {tag = "s8", name = "s8", tag_name = "s8"} : memref<f32>
    return
  }
  func.func @f1(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>, %m2: memref<f32>) {
    %i0 = arith.constant 0 : index
    %i1 = arith.constant 1 : index
    memref.store %x, %m2[] {tag = "s9", name = "s9", tag_name = "s9"} : memref<f32>
    memref.store %x, %m0[] {tag = "s10", name = "s10", tag_name = "s10"} : memref<f32>
    %v8 = memref.alloc() {tag = "t11", name = "t11", tag_name = "t11"} : memref<f32>
    %v9 = arith.select %c, %m2, %m0 : memref<f32>
    return {tag = "t12", name = "t12", tag_name = "t12"}
  }
}
module @m14 {
  func.func @f0(%c: i1, %x: f32, %m0: memref<f32>) -> memref<f32> {
    %i0 = arith.constant 0 : index
    %i1 = arith.constant 1 : index
    %v1 = memref.alloc() {tag = "t1", name = "t1", tag_name = "t1"} : memref<f32>
    %v2 = arith.select %c, %m0, %m0 : memref<f32>
    %v3 = memref.alloc() {tag = "t2", name = "t2", tag_name = "t2"} : memref<f32>
    cf.cond_br %c, ^bb1(%m0 : memref<f32>), ^bb2(%v1 : memref<f32>)
  ^bb1(%p: memref<f32>):
    %v4 = memref.load %m0[] {tag = "t3", name = "t3", tag_name = "t3"} : memref<f32>
    memref.store %x, %v2[] {tag = "s4", name = "s4", tag_name = "s4"} : memref<f32>
    cf.br ^bb1(%p : memref<f32>)
  ^bb2(%q: memref<f32>):
    %v5 = func.call @f0(%c, %x, %q) {tag = "t5", name = "t5", tag_name = "t5"} : (i1, f32, memref<f32>) -> memref<f32>
    scf.if %c {
      %v6 = memref.cast %v1 : memref<f32> to memref<f32, strided<[], offset: ?>>
      %v7 = memref.alloc() {tag = "t6", tag_name = "t6"} : memref<f32>
    } else {
      %v8 = memref.load %q[] : memref<f32>
    } {tag = "t7", name = "t7", tag_name = "t7"}
    return {tag = "t8", name = "t8", tag_name = "t8"} %v2 : memref<f32>
  }
}
module @m15 {
  func.func @f0(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>, %m2: memref<f32>) -> memref<f32> {
    %i0 = arith.constant 0 : index
    %i1 = arith.constant 1 : index
    %v1 = func.call @f0(%c, %x, %m1, %m0, %m0) {tag = "t1", name = "t1", tag_name = "t1"} : (i1, f32, memref<f32>, memref<f32>, memref<f32>) -> memref<f32>
    %v2 = func.call @f0(%c, %x, %m2, %v1, %m2) {tag = "t2", name = "t2", tag_name = "t2"} : (i1, f32, memref<f32>, memref<f32>, memref<f32>) -> memref<f32>
    %v3 = memref.load %m0[] {tag = "t3", name = "t3", tag_name = "t3"} : memref<f32>
    %v4 = memref.load %m1[] {tag = "t4", name = "t4", tag_name = "t4"} : memref<f32>
    scf.if %c {
      memref.store %x, %v1[] {tag = "s5", name = "s5", tag_name = "s5"} : memref<f32>
    }
    %v5 = arith.select %c, %v1, %m2 : memref<f32>
    cf.cond_br %c, ^bb1(%v2 : memref<f32>), ^bb2(%m2 : memref<f32>) {tag = "t6", name = "t6", tag_name = "t6"}
  ^bb1(%p: memref<f32>):
    cf.br ^bb1(%v5 : memref<f32>)
  ^bb2(%q: memref<f32>):
    %v6 = arith.select %c, %m0, %m0 : memref<f32>
    %v7 = memref.load %v2[] : memref<f32>
    return %q : memref<f32>
  }
}
module @m16 {
  func.func private @ext(memref<f32>)
  func.func @f0(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>) {
    %i0 = arith.constant 0 : index
    %i1 = arith.constant 1 : index
    memref.store %x, %m0[] {tag = "s1", name = "s1", tag_name = "s1"} : memref<f32>
    %v1 = memref.cast %m0 : memref<f32> to memref<f32, strided<[], offset: ?>>
    scf.if %c {
      %v2 = arith.addf %x, %x {tag = "t2", name = "t2", tag_name = "t2"} : f32
      memref.store %v2, %m0[] {tag = "s3", name = "s3", tag_name = "s3"} : memref<f32>
    } else {
      func.call @f0(%c, %x, %m0, %m0) {tag = "t4", name = "t4", tag_name = "t4"} : (i1, f32, memref<f32>, memref<f32>) -> ()
    }
    %v3 = memref.load %m1[] : memref<f32>
    return {tag = "t5", tag_name = "t5"}
  }
}
module @m17 {
  func.func private @ext(memref<f32>)
  func.func @f0(%c: i1, %x: f32, %m0: memref<f32>) {
    %i0 = arith.constant 0 : index
    %i1 = arith.constant 1 : index
    %v1 = arith.addf %x, %x {tag = "t1", name = "t1", tag_name = "t1"} : f32
    %v2 = memref.load %m0[] {tag = "t2", name = "t2", tag_name = "t2"} : memref<f32>
    %v3 = memref.load %m0[] : memref<f32>
    cf.cond_br %c, ^bb1(%m0 : memref<f32>), ^bb2(%m0 : memref<f32>) {tag = "t3", tag_name = "t3"}
  ^bb1(%p: memref<f32>):
    memref.store %v3, %m0[] {tag = "s4", name = "s4", tag_name = "s4"} : memref<f32>
    cf.br ^bb2(%p : memref<f32>)
  ^bb2(%q: memref<f32>):
    %v4 = memref.cast %m0 {tag = "t5", tag_name = "t5"} : memref<f32> to memref<f32, strided<[], offset: ?>>
    return
  }
  func.func @f1(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>, %m2: memref<f32>) -> memref<f32> {
    %i0 = arith.constant 0 : index
    %i1 = arith.constant 1 : index
    %v5 = arith.addf %x, %x {tag = "t6", name = "t6", tag_name = "t6"} : f32
    memref.store %x, %m2[] {tag = "s7", name = "s7", tag_name = "s7"} : memref<f32>
    memref.store %v5, %m1[] {tag = "s8", name = "s8", tag_name = "s8"} : memref<f32>
    cf.cond_br %c, ^bb1(%m0 : memref<f32>), ^bb2(%m1 : memref<f32>) {tag = "t9", tag_name = "t9"}
  ^bb1(%p: memref<f32>):
    cf.br ^bb1(%m0 : memref<f32>)
  ^bb2(%q: memref<f32>):
    return {tag = "t10", name = "t10", tag_name = "t10"} %q : memref<f32>
  }
}
module @m18 {
  func.func private @ext(memref<f32>)
  func.func @f0(%c: i1, %x: f32, %m0: memref<f32>) {
    %i0 = arith.constant 0 : index
    %i1 = arith.constant 1 : index
    memref.copy %m0, %m0 {tag = "t1", name = "t1", tag_name = "t1"} : memref<f32> to memref<f32>
    %v1 = memref.alloc() {tag = "t2", name = "t2", tag_name = "t2"} : memref<f32>
    func.call @ext(%v1) {tag = "t3", name = "t3", tag_name = "t3"} : (memref<f32>) -> ()
    %v2 = memref.load %m0[] : memref<f32>
    cf.cond_br %c, ^bb1(%m0 : memref<f32>), ^bb2(%v1 : memref<f32>)
  ^bb1(%p: memref<f32>):
    %v3 = memref.load %v1[] {tag = "t4", name = "t4", tag_name = "t4"} : memref<f32>
    cf.br ^bb2(%v1 : memref<f32>)
  ^bb2(%q: memref<f32>):
    return {tag = "t5", name = "t5", tag_name = "t5"}
  }
}
module @m19 {
  func.func @f0(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>) {
    %i0 = arith.constant 0 : index
    %i1 = arith.constant 1 : index
    %v1 = memref.alloca() {tag = "t1", name = "t1", tag_name = "t1"} : memref<f32>
    memref.copy %m1, %m0 {tag = "t2", tag_name = "t2"} : memref<f32> to memref<f32>
    memref.store %x, %m0[] {tag = "s3", name = "s3", tag_name = "s3"} : memref<f32>
    memref.store %x, %v1[] {tag = "s4", name = "s4", tag_name = "s4"} : memref<f32>
    %v2 = memref.load %m1[] {tag = "t5", name = "t5", tag_name = "t5"} : memref<f32>
    cf.cond_br %c, ^bb1(%m1 : memref<f32>), ^bb2(%m1 : memref<f32>) {tag = "t6", name = "t6", tag_name = "t6"}
  ^bb1(%p: memref<f32>):
    cf.br ^bb2(%m1 : memref<f32>)
  ^bb2(%q: memref<f32>):
    memref.store %x, %q[] {tag = "s7", name = "s7", tag_name = "s7"} : memref<f32>
    %v3 = memref.load %m1[] : memref<f32>
    %v4 = memref.load %m1[] : memref<f32>
    return {tag = "t8", name = "t8", tag_name = "t8"}
  }
  func.func @f1(%c: i1, %x: f32, %m0: memref<f32>) -> memref<f32> {
    %i0 = arith.constant 0 : index
    %i1 = arith.constant 1 : index
    %v5 = memref.load %m0[] {tag = "t9", name = "t9", tag_name = "t9"} : memref<f32>
    memref.store %v5, %m0[] {tag = "s10", name = "s10", tag_name = "s10"} : memref<f32>
    return {tag = "t11", tag_name = "t11"} %m0 : memref<f32>
  }
}
module @m20 {
  func.func private @ext(memref<f32>)
  func.func @f0(%c: i1, %x: f32, %m0: memref<f32>) {
    %i0 = arith.constant 0 : index
    %i1 = arith.constant 1 : index
    %v1 = memref.load %m0[] {tag = "t1", name = "t1", tag_name = "t1"} : memref<f32>
    %v2 = memref.alloc() {tag = "t2", name = "t2", tag_name = "t2"} : memref<f32>
    memref.store %v1, %m0[] {tag = "s3", name = "s3", tag_name = "s3"} : memref<f32>
    memref.store %v1, %m0[] {tag = "s4", name = "s4", tag_name = "s4"} : memref<f32>
    memref.store %x, %v2[] {tag = "s5", name = "s5", tag_name = "s5"} : memref<f32>
    memref.store %x, %m0[] {tag = "s6", name = "s6", tag_name = "s6"} : memref<f32>
    cf.cond_br %c, ^bb1(%v2 : memref<f32>), ^bb2(%m0 : memref<f32>) {tag = "t7", name = "t7", tag_name = "t7"}
  ^bb1(%p: memref<f32>):
    %v3 = memref.load %p[] {tag = "t8", name = "t8", tag_name = "t8"} : memref<f32>
    cf.br ^bb1(%m0 : memref<f32>)
  ^bb2(%q: memref<f32>):
    %v4 = memref.load %m0[] : memref<f32>
    return {tag = "t9", name = "t9", tag_name = "t9"}
  }
}
module @m21 {
  func.func private @ext(memref<f32>)
  func.func @f0(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>) {
    %i0 = arith.constant 0 : index
    %i1 = arith.constant 1 : index
    %v1 = memref.load %m0[] : memref<f32>
    %v2 = memref.alloca() : memref<f32>
    %v3 = memref.load %m1[] {tag = "t1", tag_name = "t1"} : memref<f32>
    memref.store %v1, %v2[] {tag = "s2", name = "s2", tag_name = "s2"} : memref<f32>
    memref.copy %v2, %v2 {tag = "t3", tag_name = "t3"} : memref<f32> to memref<f32>
    %v4 = arith.select %c, %m0, %v2 {tag = "t4", name = "t4", tag_name = "t4"} : memref<f32>
    cf.cond_br %c, ^bb1(%v4 : memref<f32>), ^bb2(%v2 : memref<f32>) {tag = "t5", tag_name = "t5"}
  ^bb1(%p: memref<f32>):
    memref.store %v3, %m1[] {tag = "s6", name = "s6", tag_name = "s6"} : memref<f32>
    cf.br ^bb2(%m0 : memref<f32>)
  ^bb2(%q: memref<f32>):
    return {tag = "t7", name = "t7", tag_name = "t7"}
  }
}
module @m22 {
  func.func @f0(%c: i1, %x: f32, %m0: memref<f32>, %m1: memref<f32>) {
    %i0 = arith.constant 0 : index
    %i1 = arith.constant 1 : index
    %v1 = scf.if %c -> memref<f32> {
      %v2 = memref.load %m1[] {tag = "t1", tag_name = "t1"} : memref<f32>
      memref.store %v2, %m1[] {tag = "s2", name = "s2", tag_name = "s2"} : memref<f32>
      scf.yield {tag = "t3", name = "t3", tag_name = "t3"} %m0 : memref<f32>
    } else {
      %v3 = memref.load %m0[] {tag = "t4", name = "t4", tag_name = "t4"} : memref<f32>
      %v4 = memref.load %m1[] {tag = "t5", tag_name = "t5"} : memref<f32>
      scf.yield %m0 : memref<f32>
    } {tag = "t6", name = "t6", tag_name = "t6"}
    memref.store %x, %m1[] {tag = "s7", name = "s7", tag_name = "s7"} : memref<f32>
    func.call @f0(%c, %x, %m1, %v1) : (i1, f32, memref<f32>, memref<f32>) -> ()
    memref.store %x, %m1[] {tag = "s8", name = "s8", tag_name = "s8"} : memref<f32>
    memref.store %x, %m0[] {tag = "s9", name = "s9", tag_name = "s9"} : memref<f32>
    return
  }
}
module @m23 {
  func.func private @ext(memref<f32>)
  func.func @f0(%c: i1, %x: f32, %m0: memref<f32>) {
    %i0 = arith.constant 0 : index
    %i1 = arith.constant 1 : index
    memref.store %x, %m0[] {tag = "s1", name = "s1", tag_name = "s1"} : memref<f32>
    memref.store %x, %m0[] {tag = "s2", name = "s2", tag_name = "s2"} : memref<f32>
    func.call @f0(%c, %x, %m0) {tag = "t3", name = "t3", tag_name = "t3"} : (i1, f32, memref<f32>) -> ()
    %v1 = memref.load %m0[] {tag = "t4", name = "t4", tag_name = "t4"} : memref<f32>
    %v2 = memref.alloca() : memref<f32>
    cf.cond_br %c, ^bb1(%v2 : memref<f32>), ^bb2(%v2 : memref<f32>)
  ^bb1(%p: memref<f32>):
    %v3 = arith.addf %v1, %x {tag = "t5", name = "t5", tag_name = "t5"} : f32
    memref.store %x, %m0[] {tag = "s6", name = "s6", tag_name = "s6"} : memref<f32>
    %v4 = memref.alloc() : memref<f32>
    cf.br ^bb2(%v4 : memref<f32>)
  ^bb2(%q: memref<f32>):
    return
  }
}
