llvm.func @f(%a: i32, %b: vector<4xi32>, %c: vector<4xf32>, %m: vector<4xi1>, %p: !llvm.ptr) {
  %0 = llvm.call_intrinsic "llvm.smax"(%b, %b) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %1 = llvm.call_intrinsic "llvm.sadd.with.overflow"(%b, %b) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
  %2 = llvm.call_intrinsic "llvm.vector.reduce.fmax"(%c) : (vector<4xf32>) -> f32
  %3 = llvm.call_intrinsic "llvm.fptosi.sat"(%c) : (vector<4xf32>) -> vector<4xi8>
  %4 = llvm.call_intrinsic "llvm.masked.load"(%p, %m, %b) : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  %5 = llvm.call_intrinsic "llvm.vector.deinterleave2"(%b) : (vector<4xi32>) -> !llvm.struct<(vector<2xi32>, vector<2xi32>)>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  %0 = llvm.call_intrinsic "llvm.smax"(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  %0 = llvm.call_intrinsic "llvm.smax"(%a, %a, %a) : (i32, i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  %0 = llvm.call_intrinsic "llvm.smax.i32"(%a, %a) : (i32, i32) -> i64
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  %0 = llvm.call_intrinsic "llvm.smax"(%a, %a) : (f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xi32>) {
  %0 = llvm.call_intrinsic "llvm.smax"(%a, %a) : (vector<4xi32>, vector<4xi32>) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  llvm.call_intrinsic "llvm.trap"(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.call_intrinsic "llvm.trap"() : () -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  llvm.call_intrinsic "llvm.assume"(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  %0 = llvm.call_intrinsic "llvm.sadd.with.overflow"(%a, %a) : (i32, i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xf32>) {
  %0 = llvm.call_intrinsic "llvm.vector.reduce.fmax"(%a) : (vector<4xf32>) -> f64
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xi32>, %m: vector<2xi1>, %p: !llvm.ptr) {
  %0 = llvm.call_intrinsic "llvm.masked.load"(%p, %m, %a) : (!llvm.ptr, vector<2xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xf32>) {
  %0 = llvm.call_intrinsic "llvm.fptosi.sat"(%a) : (vector<4xf32>) -> vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i64, %b: i1) {
  llvm.call_intrinsic "llvm.memcpy"(%p, %n, %n, %b) : (!llvm.ptr, i64, i64, i1) -> ()
  llvm.return
}
