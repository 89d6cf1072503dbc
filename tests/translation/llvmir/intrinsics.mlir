llvm.func @numbers(%a: f32, %v: vector<4xf64>, %i: i32, %w: vector<2xi16>) -> f32 {
  %0 = llvm.intr.sqrt(%a) : (f32) -> f32
  %1 = llvm.intr.fma(%v, %v, %v) : (vector<4xf64>, vector<4xf64>, vector<4xf64>) -> vector<4xf64>
  %2 = llvm.intr.pow(%0, %a) {fastmathFlags = #llvm.fastmath<fast>} : (f32, f32) -> f32
  %3 = llvm.intr.powi(%2, %i) : (f32, i32) -> f32
  %4 = llvm.intr.copysign(%3, %a) : (f32, f32) -> f32
  %5 = llvm.intr.smax(%i, %i) : (i32, i32) -> i32
  %6 = llvm.intr.umin(%w, %w) : (vector<2xi16>, vector<2xi16>) -> vector<2xi16>
  %7 = "llvm.intr.abs"(%5) <{is_int_min_poison = true}> : (i32) -> i32
  %8 = "llvm.intr.ctlz"(%7) <{is_zero_poison = false}> : (i32) -> i32
  %9 = llvm.intr.ctpop(%8) : (i32) -> i32
  %10 = llvm.intr.fshl(%9, %8, %7) : (i32, i32, i32) -> i32
  %11 = "llvm.intr.sadd.with.overflow"(%10, %9) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %12 = "llvm.intr.umul.with.overflow"(%w, %w) : (vector<2xi16>, vector<2xi16>) -> !llvm.struct<(vector<2xi16>, vector<2xi1>)>
  %13 = llvm.intr.sadd.sat(%w, %6) : (vector<2xi16>, vector<2xi16>) -> vector<2xi16>
  %14 = llvm.intr.lround(%4) : (f32) -> i64
  %15 = llvm.intr.frexp(%4) : (f32) -> !llvm.struct<(f32, i32)>
  %16 = llvm.intr.sincos(%4) : (f32) -> !llvm.struct<(f32, f32)>
  %17 = "llvm.intr.is.fpclass"(%4) <{bit = 3 : i32}> : (f32) -> i1
  %18 = llvm.intr.experimental.constrained.fptrunc %v towardzero ignore : vector<4xf64> to vector<4xf32>
  %19 = llvm.intr.experimental.constrained.fpext %4 strict : f32 to f64
  llvm.return %4 : f32
}

llvm.func @vectors(%v: vector<4xf32>, %i: vector<4xi32>, %m: vector<4xi1>, %p: !llvm.ptr, %ps: vector<4x!llvm.ptr>, %s: f32, %e: vector<[4]xf32>) -> f32 {
  %0 = llvm.intr.vector.reduce.fmax(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
  %1 = "llvm.intr.vector.reduce.add"(%i) : (vector<4xi32>) -> i32
  %2 = "llvm.intr.vector.reduce.fadd"(%s, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  %3 = llvm.intr.masked.load %p, %m, %v {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  %4 = llvm.intr.masked.load %p, %m {alignment = 16 : i32, nontemporal} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
  llvm.intr.masked.store %4, %p, %m {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  %5 = llvm.intr.masked.gather %ps, %m {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
  llvm.intr.masked.scatter %5, %ps, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  %6 = llvm.intr.vector.insert %v, %e[0] : vector<4xf32> into vector<[4]xf32>
  %7 = llvm.intr.vector.extract %6[4] : vector<4xf32> from vector<[4]xf32>
  %8 = llvm.intr.matrix.transpose %v {rows = 2 : i32, columns = 2 : i32} : vector<4xf32> into vector<4xf32>
  %9 = "llvm.intr.vp.fadd"(%v, %8, %m, %1) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %10 = "llvm.intr.vscale"() : () -> i64
  %11 = llvm.intr.stepvector : vector<4xi32>
  llvm.return %0 : f32
}

llvm.func @memory(%p: !llvm.ptr, %q: !llvm.ptr<3>, %n: i64, %b: i8, %c: i1, %k: i32) {
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr<3>, i64) -> ()
  "llvm.intr.memcpy"(%p, %p, %k) <{isVolatile = false, arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 1 : i64}, {}]}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memcpy.inline"(%p, %p) <{len = 10 : i64, isVolatile = false}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memset"(%p, %b, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %a = llvm.alloca %k x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %a : !llvm.ptr
  llvm.intr.lifetime.end %a : !llvm.ptr
  %0 = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %0 : !llvm.ptr
  "llvm.intr.prefetch"(%p) <{rw = 0 : i32, hint = 3 : i32, cache = 1 : i32}> : (!llvm.ptr) -> ()
  llvm.intr.assume %c : i1
  %t = llvm.mlir.constant(true) : i1
  llvm.intr.assume %t ["align"(%p, %n : !llvm.ptr, i64)] : i1
  %1 = llvm.intr.expect %k, %k : i32
  %2 = llvm.intr.expect.with.probability %k, %k, 5.000000e-01 : i32
  %3 = llvm.intr.ptrmask %p, %n : (!llvm.ptr, i64) -> !llvm.ptr
  %4 = "llvm.intr.is.constant"(%k) : (i32) -> i1
  %5 = llvm.intr.invariant.start 8, %p : !llvm.ptr
  llvm.intr.debugtrap
  llvm.intr.trap
  llvm.return
}

llvm.func @variadic(%p: !llvm.ptr, ...) -> i32 {
  llvm.intr.vastart %p : !llvm.ptr
  %0 = llvm.va_arg %p : (!llvm.ptr) -> i32
  llvm.intr.vacopy %p to %p : !llvm.ptr, !llvm.ptr
  llvm.intr.vaend %p : !llvm.ptr
  llvm.return %0 : i32
}
