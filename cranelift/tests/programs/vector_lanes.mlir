// Lanes of vectors: shuffles, dynamic positions, reductions, selections, flags in memory.
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
llvm.func @run() {
  %a = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %b = llvm.mlir.constant(dense<[-10, 20, -30, 40]> : vector<4xi32>) : vector<4xi32>
  %s = llvm.shufflevector %a, %b [0, 5, -1, 7, 2, 6] : vector<4xi32>
  %i = llvm.mlir.constant(4 : i32) : i32
  %e = llvm.extractelement %s[%i : i32] : vector<6xi32>
  %ew = llvm.sext %e : i32 to i64
  llvm.call @show(%ew) : (i64) -> ()
  %two = llvm.mlir.constant(2 : i64) : i64
  %j = llvm.add %two, %two : i64
  %e2 = llvm.extractelement %s[%j : i64] : vector<6xi32>
  %s2 = llvm.insertelement %e2, %s[%j : i64] : vector<6xi32>
  %r0 = "llvm.intr.vector.reduce.add"(%a) : (vector<4xi32>) -> i32
  %r1 = "llvm.intr.vector.reduce.mul"(%b) : (vector<4xi32>) -> i32
  %r2 = "llvm.intr.vector.reduce.smax"(%b) : (vector<4xi32>) -> i32
  %r3 = "llvm.intr.vector.reduce.umin"(%b) : (vector<4xi32>) -> i32
  %r4 = "llvm.intr.vector.reduce.xor"(%b) : (vector<4xi32>) -> i32
  %q0 = llvm.zext %r0 : i32 to i64
  %q1 = llvm.zext %r1 : i32 to i64
  %q2 = llvm.zext %r2 : i32 to i64
  %q3 = llvm.zext %r3 : i32 to i64
  %q4 = llvm.zext %r4 : i32 to i64
  llvm.call @show(%q0) : (i64) -> ()
  llvm.call @show(%q1) : (i64) -> ()
  llvm.call @show(%q2) : (i64) -> ()
  llvm.call @show(%q3) : (i64) -> ()
  llvm.call @show(%q4) : (i64) -> ()
  %c = llvm.icmp "sgt" %b, %a : vector<4xi32>
  %d = llvm.select %c, %a, %b : vector<4xi1>, vector<4xi32>
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x !llvm.array<64 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.store %d, %m : vector<4xi32>, !llvm.ptr
  %n16 = llvm.mlir.constant(16 : i64) : i64
  llvm.call @dump(%m, %n16) : (!llvm.ptr, i64) -> ()
  %zero = llvm.mlir.constant(0 : i8) : i8
  "llvm.intr.memset"(%m, %zero, %n16) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.store %c, %m : vector<4xi1>, !llvm.ptr
  llvm.call @dump(%m, %two) : (!llvm.ptr, i64) -> ()
  %l = llvm.load %m : !llvm.ptr -> vector<4xi1>
  %lw = llvm.zext %l : vector<4xi1> to vector<4xi32>
  %ls = "llvm.intr.vector.reduce.add"(%lw) : (vector<4xi32>) -> i32
  %lz = llvm.zext %ls : i32 to i64
  llvm.call @show(%lz) : (i64) -> ()
  %bits = llvm.bitcast %a : vector<4xi32> to i128
  %t = llvm.trunc %bits : i128 to i64
  llvm.call @show(%t) : (i64) -> ()
  %bytes = llvm.bitcast %b : vector<4xi32> to vector<16xi8>
  %k = llvm.mlir.constant(0 : i32) : i32
  %byte = llvm.extractelement %bytes[%k : i32] : vector<16xi8>
  %bytew = llvm.zext %byte : i8 to i64
  llvm.call @show(%bytew) : (i64) -> ()
  %mask = llvm.bitcast %c : vector<4xi1> to i4
  %maskw = llvm.zext %mask : i4 to i64
  llvm.call @show(%maskw) : (i64) -> ()
  %f = llvm.mlir.constant(dense<[1.5, 2.5, -3.0, 4.0]> : vector<4xf32>) : vector<4xf32>
  %g = llvm.fmul %f, %f : vector<4xf32>
  %start = llvm.mlir.constant(0.5 : f32) : f32
  %sum = "llvm.intr.vector.reduce.fadd"(%start, %g) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
  %int = llvm.fptosi %sum : f32 to i64
  llvm.call @show(%int) : (i64) -> ()
  %max = llvm.intr.vector.reduce.fmaximum(%f) : (vector<4xf32>) -> f32
  %maxi = llvm.fptosi %max : f32 to i64
  llvm.call @show(%maxi) : (i64) -> ()
  %p = llvm.mlir.constant(dense<[100, 200, 300]> : vector<3xi64>) : vector<3xi64>
  %ptrs = llvm.getelementptr %m[%p] : (!llvm.ptr, vector<3xi64>) -> vector<3x!llvm.ptr>, i16
  %ints = llvm.ptrtoint %ptrs : vector<3x!llvm.ptr> to vector<3xi64>
  %base = llvm.ptrtoint %m : !llvm.ptr to i64
  %last = llvm.extractelement %ints[%two : i64] : vector<3xi64>
  %distance = llvm.sub %last, %base : i64
  llvm.call @show(%distance) : (i64) -> ()
  llvm.return
}
