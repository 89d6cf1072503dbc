// Accesses of memory for some lanes.
// entry-point-result: void
llvm.mlir.global internal constant @hex("%lx \00") {addr_space = 0 : i32}
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @show(%x: i64) {
  %format = llvm.mlir.addressof @hex : !llvm.ptr
  %0 = llvm.call @printf(%format, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  llvm.return
}
llvm.func @dump(%p: !llvm.ptr, %n: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%zero : i64)
^loop(%i: i64):
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %byte = llvm.load %q : !llvm.ptr -> i8
  %wide = llvm.zext %byte : i8 to i64
  llvm.call @show(%wide) : (i64) -> ()
  %next = llvm.add %i, %one : i64
  %more = llvm.icmp "ult" %next, %n : i64
  llvm.cond_br %more, ^loop(%next : i64), ^done
^done:
  llvm.return
}
llvm.mlir.global internal @data(dense<[10, 20, 30, 40, 50, 60, 70, 80]> : tensor<8xi32>) {addr_space = 0 : i32} : !llvm.array<8 x i32>
llvm.func @lanes(%v: vector<4xi32>) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.mlir.constant(2 : i32) : i32
  %3 = llvm.mlir.constant(3 : i32) : i32
  %a = llvm.extractelement %v[%0 : i32] : vector<4xi32>
  %b = llvm.extractelement %v[%1 : i32] : vector<4xi32>
  %c = llvm.extractelement %v[%2 : i32] : vector<4xi32>
  %d = llvm.extractelement %v[%3 : i32] : vector<4xi32>
  %aw = llvm.zext %a : i32 to i64
  %bw = llvm.zext %b : i32 to i64
  %cw = llvm.zext %c : i32 to i64
  %dw = llvm.zext %d : i32 to i64
  llvm.call @show(%aw) : (i64) -> ()
  llvm.call @show(%bw) : (i64) -> ()
  llvm.call @show(%cw) : (i64) -> ()
  llvm.call @show(%dw) : (i64) -> ()
  llvm.return
}
llvm.func @run() {
  %p = llvm.mlir.addressof @data : !llvm.ptr
  %n = llvm.mlir.constant(32 : i64) : i64
  %m = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %o = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %0 = llvm.intr.masked.load %p, %m, %o {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.call @lanes(%0) : (vector<4xi32>) -> ()
  %i = llvm.mlir.constant(dense<[7, 100000, 1, 2]> : vector<4xi64>) : vector<4xi64>
  %ps = llvm.getelementptr %p[%i] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, i32
  %1 = llvm.intr.masked.gather %ps, %m, %o {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.call @lanes(%1) : (vector<4xi32>) -> ()
  %2 = "llvm.intr.masked.expandload"(%p, %m, %o) : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.call @lanes(%2) : (vector<4xi32>) -> ()
  llvm.intr.masked.store %o, %p, %m {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into !llvm.ptr
  llvm.call @dump(%p, %n) : (!llvm.ptr, i64) -> ()
  llvm.intr.masked.scatter %o, %ps, %m {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into vector<4x!llvm.ptr>
  llvm.call @dump(%p, %n) : (!llvm.ptr, i64) -> ()
  %q = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i32
  "llvm.intr.masked.compressstore"(%o, %q, %m) : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
  llvm.call @dump(%p, %n) : (!llvm.ptr, i64) -> ()
  %base = llvm.mlir.constant(5 : i32) : i32
  %limit = llvm.mlir.constant(7 : i32) : i32
  %3 = llvm.intr.get.active.lane.mask %base, %limit : i32, i32 to vector<4xi1>
  %4 = llvm.zext %3 : vector<4xi1> to vector<4xi32>
  llvm.call @lanes(%4) : (vector<4xi32>) -> ()
  llvm.return
}
