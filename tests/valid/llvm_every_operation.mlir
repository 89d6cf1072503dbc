func.func @operations(%i1: i1, %i1_1: i1, %ptr: !llvm.ptr, %v4xf32: vector<4xf32>, %f16: f16, %f16_1: f16) {
  %0 = llvm.add %i1, %i1_1 : i1
  %1 = llvm.add %i1, %i1_1 : i1
  %2 = llvm.addrspacecast %ptr : !llvm.ptr to !llvm.ptr
  %3 = llvm.and %i1, %i1_1 : i1
  %4 = llvm.ashr %i1, %i1_1 : i1
  %5 = llvm.ashr exact %i1, %i1_1 : i1
  %6 = llvm.extractelement %v4xf32[%i1 : i1] : vector<4xf32>
  %7 = llvm.fadd %f16, %f16_1 : f16
  %8 = llvm.fadd %f16, %f16_1 : f16
  %9 = llvm.fdiv %f16, %f16_1 : f16
  %10 = llvm.fdiv %f16, %f16_1 : f16
  %11 = llvm.fmul %f16, %f16_1 : f16
  %12 = llvm.fmul %f16, %f16_1 : f16
  %13 = llvm.fneg %f16 : f16
  return
}

// -----

func.func @operations(%f16: f16, %f16_1: f16, %ptr: !llvm.ptr, %v4xf32: vector<4xf32>, %f32: f32, %i1: i1) {
  %0 = llvm.fneg %f16 : f16
  %1 = llvm.fpext %f16 : f16 to f16
  %2 = llvm.fptosi %f16 : f16 to i1
  %3 = llvm.fptoui %f16 : f16 to i1
  %4 = llvm.fptrunc %f16 : f16 to f16
  %5 = llvm.freeze %ptr : !llvm.ptr
  %6 = llvm.frem %f16, %f16_1 : f16
  %7 = llvm.frem %f16, %f16_1 : f16
  %8 = llvm.fsub %f16, %f16_1 : f16
  %9 = llvm.fsub %f16, %f16_1 : f16
  %10 = llvm.insertelement %f32, %v4xf32[%i1 : i1] : vector<4xf32>
  %11 = "llvm.intr.abs"(%i1) <{is_int_min_poison = false}> : (i1) -> !llvm.ptr
  %12 = llvm.intr.acos(%f16) : (f16) -> f16
  %13 = llvm.intr.acos(%f16) : (f16) -> f16
  return
}

// -----

func.func @operations(%i1: i1, %ptr: !llvm.ptr, %ptr_1: !llvm.ptr, %i32: i32, %f16: f16, %f16_1: f16) {
  %0 = "llvm.intr.annotation"(%i1, %ptr, %ptr_1, %i32) : (i1, !llvm.ptr, !llvm.ptr, i32) -> i1
  %1 = llvm.intr.asin(%f16) : (f16) -> f16
  %2 = llvm.intr.asin(%f16) : (f16) -> f16
  %3 = llvm.intr.atan(%f16) : (f16) -> f16
  %4 = llvm.intr.atan(%f16) : (f16) -> f16
  %5 = llvm.intr.atan2(%f16, %f16_1) : (f16, f16) -> f16
  %6 = llvm.intr.atan2(%f16, %f16_1) : (f16, f16) -> f16
  %7 = llvm.intr.bitreverse(%i1) : (i1) -> i1
  %8 = llvm.intr.bswap(%i1) : (i1) -> i1
  %9 = llvm.intr.ceil(%f16) : (f16) -> f16
  %10 = llvm.intr.ceil(%f16) : (f16) -> f16
  %11 = llvm.intr.copysign(%f16, %f16_1) : (f16, f16) -> f16
  %12 = llvm.intr.copysign(%f16, %f16_1) : (f16, f16) -> f16
  %13 = llvm.intr.coro.align : !llvm.ptr
  return
}

// -----

func.func @operations(%token: !llvm.token, %ptr: !llvm.ptr, %ptr_1: !llvm.ptr, %ptr_2: !llvm.ptr, %i1: i1,
  %i32: i32, %f16: f16) {
  %0 = llvm.intr.coro.begin %token, %ptr : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %1 = llvm.intr.coro.end %ptr, %i1, %token : (!llvm.ptr, i1, !llvm.token) -> !llvm.ptr
  %2 = llvm.intr.coro.free %token, %ptr : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %3 = llvm.intr.coro.id %i32, %ptr, %ptr_1, %ptr_2 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
  %4 = llvm.intr.coro.promise %ptr, %i32, %i1 : (!llvm.ptr, i32, i1) -> !llvm.ptr
  llvm.intr.coro.resume %ptr : !llvm.ptr
  %5 = llvm.intr.coro.save %ptr : (!llvm.ptr) -> !llvm.ptr
  %6 = llvm.intr.coro.size : !llvm.ptr
  %7 = llvm.intr.coro.suspend %token, %i1 : !llvm.ptr
  %8 = llvm.intr.cos(%f16) : (f16) -> f16
  %9 = llvm.intr.cos(%f16) : (f16) -> f16
  %10 = llvm.intr.cosh(%f16) : (f16) -> f16
  %11 = llvm.intr.cosh(%f16) : (f16) -> f16
  %12 = "llvm.intr.ctlz"(%i1) <{is_zero_poison = false}> : (i1) -> i1
  return
}

// -----

func.func @operations(%i1: i1, %i1_1: i1, %ptr: !llvm.ptr, %f16: f16) {
  %0 = llvm.intr.ctpop(%i1) : (i1) -> i1
  %1 = "llvm.intr.cttz"(%i1) <{is_zero_poison = false}> : (i1) -> i1
  llvm.intr.debugtrap
  %2 = llvm.intr.eh.typeid.for %ptr : (!llvm.ptr) -> !llvm.ptr
  %3 = llvm.intr.exp(%f16) : (f16) -> f16
  %4 = llvm.intr.exp(%f16) : (f16) -> f16
  %5 = llvm.intr.exp10(%f16) : (f16) -> f16
  %6 = llvm.intr.exp10(%f16) : (f16) -> f16
  %7 = llvm.intr.exp2(%f16) : (f16) -> f16
  %8 = llvm.intr.exp2(%f16) : (f16) -> f16
  %9 = llvm.intr.expect %i1, %i1_1 : i1
  %10 = llvm.intr.expect.with.probability %i1, %i1_1, 1.000000e+00 : i1
  %11 = llvm.intr.experimental.constrained.fpext %ptr ignore : !llvm.ptr to !llvm.ptr
  %12 = llvm.intr.experimental.constrained.fptrunc %ptr towardzero ignore : !llvm.ptr to !llvm.ptr
  return
}

// -----

func.func @operations(%ptr: !llvm.ptr, %i1: i1, %v4xi1: vector<4xi1>, %i32: i32, %v4xf32: vector<4xf32>, %f16: f16,
  %f16_1: f16, %f16_2: f16) {
  %0 = llvm.intr.experimental.constrained.sitofp %ptr towardzero ignore : !llvm.ptr to !llvm.ptr
  %1 = llvm.intr.experimental.constrained.uitofp %ptr towardzero ignore : !llvm.ptr to !llvm.ptr
  %2 = "llvm.intr.experimental.vp.strided.load"(%ptr, %i1, %v4xi1, %i32) : (!llvm.ptr, i1, vector<4xi1>, i32) -> !llvm.ptr
  "llvm.intr.experimental.vp.strided.store"(%v4xf32, %ptr, %i1, %v4xi1, %i32) : (vector<4xf32>, !llvm.ptr, i1, vector<4xi1>, i32) -> ()
  %3 = llvm.intr.fabs(%f16) : (f16) -> f16
  %4 = llvm.intr.fabs(%f16) : (f16) -> f16
  %5 = llvm.intr.floor(%f16) : (f16) -> f16
  %6 = llvm.intr.floor(%f16) : (f16) -> f16
  %7 = llvm.intr.fma(%f16, %f16_1, %f16_2) : (f16, f16, f16) -> f16
  %8 = llvm.intr.fma(%f16, %f16_1, %f16_2) : (f16, f16, f16) -> f16
  %9 = llvm.intr.fmuladd(%f16, %f16_1, %f16_2) : (f16, f16, f16) -> f16
  %10 = llvm.intr.fmuladd(%f16, %f16_1, %f16_2) : (f16, f16, f16) -> f16
  %11 = llvm.intr.frexp(%f16) : (f16) -> !llvm.ptr
  %12 = llvm.intr.frexp(%f16) : (f16) -> !llvm.ptr
  return
}

// -----

func.func @operations(%i1: i1, %i1_1: i1, %i1_2: i1, %ptr: !llvm.ptr, %ptr_1: !llvm.ptr, %f16: f16) {
  %0 = llvm.intr.fshl(%i1, %i1_1, %i1_2) : (i1, i1, i1) -> i1
  %1 = llvm.intr.fshr(%i1, %i1_1, %i1_2) : (i1, i1, i1) -> i1
  %2 = llvm.intr.get.active.lane.mask %i1, %i1_1 : i1, i1 to !llvm.ptr
  llvm.intr.invariant.end %ptr, 0, %ptr_1 : !llvm.ptr
  %3 = llvm.intr.invariant.start 0, %ptr : !llvm.ptr
  %4 = "llvm.intr.is.constant"(%ptr) : (!llvm.ptr) -> i1
  %5 = "llvm.intr.is.fpclass"(%f16) <{bit = 0 : i32}> : (f16) -> !llvm.ptr
  %6 = llvm.intr.launder.invariant.group %ptr : !llvm.ptr
  %7 = llvm.intr.ldexp(%f16, %i1) : (f16, i1) -> !llvm.ptr
  %8 = llvm.intr.ldexp(%f16, %i1) : (f16, i1) -> !llvm.ptr
  llvm.intr.lifetime.end %ptr : !llvm.ptr
  llvm.intr.lifetime.start %ptr : !llvm.ptr
  %9 = llvm.intr.llrint(%f16) : (f16) -> !llvm.ptr
  %10 = llvm.intr.llround(%f16) : (f16) -> !llvm.ptr
  return
}

// -----

func.func @operations(%f16: f16, %v4xf32: vector<4xf32>, %ptr: !llvm.ptr, %v4xi1: vector<4xi1>) {
  %0 = llvm.intr.log(%f16) : (f16) -> f16
  %1 = llvm.intr.log(%f16) : (f16) -> f16
  %2 = llvm.intr.log10(%f16) : (f16) -> f16
  %3 = llvm.intr.log10(%f16) : (f16) -> f16
  %4 = llvm.intr.log2(%f16) : (f16) -> f16
  %5 = llvm.intr.log2(%f16) : (f16) -> f16
  %6 = llvm.intr.lrint(%f16) : (f16) -> !llvm.ptr
  %7 = llvm.intr.lround(%f16) : (f16) -> !llvm.ptr
  "llvm.intr.masked.compressstore"(%v4xf32, %ptr, %v4xi1) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  "llvm.intr.masked.compressstore"(%v4xf32, %ptr, %v4xi1) <{arg_attrs = [], res_attrs = []}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  %8 = "llvm.intr.masked.expandload"(%ptr, %v4xi1, %v4xf32) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> !llvm.ptr
  %9 = "llvm.intr.masked.expandload"(%ptr, %v4xi1, %v4xf32) <{arg_attrs = [], res_attrs = []}> : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> !llvm.ptr
  %10 = llvm.intr.masked.load %ptr, %v4xi1 {alignment = 0 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
  %11 = llvm.intr.masked.load %ptr, %v4xi1, %v4xf32 {alignment = 0 : i32, nontemporal} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @operations(%v4xf32: vector<4xf32>, %v4xf32_1: vector<4xf32>, %ptr: !llvm.ptr, %ptr_1: !llvm.ptr,
  %v4xi1: vector<4xi1>, %i1: i1, %f16: f16, %f16_1: f16) {
  llvm.intr.masked.store %v4xf32, %ptr, %v4xi1 {alignment = 0 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  %0 = llvm.intr.matrix.column.major.load %ptr, <stride = %i1> {columns = 0 : i32, isVolatile = false, rows = 0 : i32} : vector<4xf32> from !llvm.ptr stride i1
  llvm.intr.matrix.column.major.store %v4xf32, %ptr, <stride = %i1> {columns = 0 : i32, isVolatile = false, rows = 0 : i32} : vector<4xf32> to !llvm.ptr stride i1
  %1 = llvm.intr.matrix.multiply %v4xf32, %v4xf32_1 {lhs_columns = 0 : i32, lhs_rows = 0 : i32, rhs_columns = 0 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %2 = llvm.intr.matrix.transpose %v4xf32 {columns = 0 : i32, rows = 0 : i32} : vector<4xf32> into vector<4xf32>
  %3 = llvm.intr.maximum(%f16, %f16_1) : (f16, f16) -> f16
  %4 = llvm.intr.maximum(%f16, %f16_1) : (f16, f16) -> f16
  %5 = llvm.intr.maxnum(%f16, %f16_1) : (f16, f16) -> f16
  %6 = llvm.intr.maxnum(%f16, %f16_1) : (f16, f16) -> f16
  "llvm.intr.memcpy"(%ptr, %ptr_1, %i1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i1) -> ()
  "llvm.intr.memcpy"(%ptr, %ptr_1, %i1) <{access_groups = [], alias_scopes = [], arg_attrs = [], isVolatile = false, noalias_scopes = [], res_attrs = [], tbaa = []}> : (!llvm.ptr, !llvm.ptr, i1) -> ()
  "llvm.intr.memcpy.inline"(%ptr, %ptr_1) <{isVolatile = false, len = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memcpy.inline"(%ptr, %ptr_1) <{access_groups = [], alias_scopes = [], arg_attrs = [], isVolatile = false, len = 0 : i64, noalias_scopes = [], res_attrs = [], tbaa = []}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memmove"(%ptr, %ptr_1, %i1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i1) -> ()
  return
}

// -----

func.func @operations(%ptr: !llvm.ptr, %ptr_1: !llvm.ptr, %i1: i1, %i8: i8, %f16: f16, %f16_1: f16) {
  "llvm.intr.memmove"(%ptr, %ptr_1, %i1) <{access_groups = [], alias_scopes = [], arg_attrs = [], isVolatile = false, noalias_scopes = [], res_attrs = [], tbaa = []}> : (!llvm.ptr, !llvm.ptr, i1) -> ()
  "llvm.intr.memset"(%ptr, %i8, %i1) <{isVolatile = false}> : (!llvm.ptr, i8, i1) -> ()
  "llvm.intr.memset"(%ptr, %i8, %i1) <{access_groups = [], alias_scopes = [], arg_attrs = [], isVolatile = false, noalias_scopes = [], res_attrs = [], tbaa = []}> : (!llvm.ptr, i8, i1) -> ()
  "llvm.intr.memset.inline"(%ptr, %i8) <{isVolatile = false, len = 0 : i64}> : (!llvm.ptr, i8) -> ()
  "llvm.intr.memset.inline"(%ptr, %i8) <{access_groups = [], alias_scopes = [], arg_attrs = [], isVolatile = false, len = 0 : i64, noalias_scopes = [], res_attrs = [], tbaa = []}> : (!llvm.ptr, i8) -> ()
  %0 = llvm.intr.minimum(%f16, %f16_1) : (f16, f16) -> f16
  %1 = llvm.intr.minimum(%f16, %f16_1) : (f16, f16) -> f16
  %2 = llvm.intr.minnum(%f16, %f16_1) : (f16, f16) -> f16
  %3 = llvm.intr.minnum(%f16, %f16_1) : (f16, f16) -> f16
  %4 = llvm.intr.nearbyint(%f16) : (f16) -> f16
  %5 = llvm.intr.nearbyint(%f16) : (f16) -> f16
  %6 = llvm.intr.pow(%f16, %f16_1) : (f16, f16) -> f16
  %7 = llvm.intr.pow(%f16, %f16_1) : (f16, f16) -> f16
  %8 = llvm.intr.powi(%f16, %i1) : (f16, i1) -> !llvm.ptr
  return
}

// -----

func.func @operations(%f16: f16, %i1: i1, %i1_1: i1, %ptr: !llvm.ptr, %ptr_1: !llvm.ptr, %ptr_2: !llvm.ptr,
  %ptr_3: !llvm.ptr, %i32: i32) {
  %0 = llvm.intr.powi(%f16, %i1) : (f16, i1) -> !llvm.ptr
  "llvm.intr.prefetch"(%ptr) <{cache = 0 : i32, hint = 0 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %1 = "llvm.intr.ptr.annotation"(%ptr, %ptr_1, %ptr_2, %i32, %ptr_3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  %2 = llvm.intr.ptrmask %ptr, %i1 : (!llvm.ptr, i1) -> !llvm.ptr
  %3 = llvm.intr.rint(%f16) : (f16) -> f16
  %4 = llvm.intr.rint(%f16) : (f16) -> f16
  %5 = llvm.intr.round(%f16) : (f16) -> f16
  %6 = llvm.intr.round(%f16) : (f16) -> f16
  %7 = llvm.intr.roundeven(%f16) : (f16) -> f16
  %8 = llvm.intr.roundeven(%f16) : (f16) -> f16
  %9 = llvm.intr.sadd.sat(%i1, %i1_1) : (i1, i1) -> i1
  %10 = "llvm.intr.sadd.with.overflow"(%i1, %i1_1) : (i1, i1) -> !llvm.ptr
  %11 = llvm.intr.scmp(%i1, %i1_1) : (i1, i1) -> i1
  %12 = llvm.intr.sin(%f16) : (f16) -> f16
  return
}

// -----

func.func @operations(%f16: f16, %i1: i1, %i1_1: i1, %ptr: !llvm.ptr) {
  %0 = llvm.intr.sin(%f16) : (f16) -> f16
  %1 = llvm.intr.sinh(%f16) : (f16) -> f16
  %2 = llvm.intr.sinh(%f16) : (f16) -> f16
  %3 = llvm.intr.smax(%i1, %i1_1) : (i1, i1) -> i1
  %4 = llvm.intr.smin(%i1, %i1_1) : (i1, i1) -> i1
  %5 = "llvm.intr.smul.with.overflow"(%i1, %i1_1) : (i1, i1) -> !llvm.ptr
  %6 = llvm.intr.sqrt(%f16) : (f16) -> f16
  %7 = llvm.intr.sqrt(%f16) : (f16) -> f16
  %8 = llvm.intr.ssa.copy %ptr : !llvm.ptr
  %9 = llvm.intr.sshl.sat(%i1, %i1_1) : (i1, i1) -> i1
  %10 = llvm.intr.ssub.sat(%i1, %i1_1) : (i1, i1) -> i1
  %11 = "llvm.intr.ssub.with.overflow"(%i1, %i1_1) : (i1, i1) -> !llvm.ptr
  llvm.intr.stackrestore %ptr : !llvm.ptr
  %12 = llvm.intr.stacksave : !llvm.ptr
  return
}

// -----

func.func @operations(%ptr: !llvm.ptr, %f16: f16, %i1: i1, %i1_1: i1) {
  %0 = llvm.intr.stepvector : vector<4xi32>
  %1 = llvm.intr.strip.invariant.group %ptr : !llvm.ptr
  %2 = llvm.intr.tan(%f16) : (f16) -> f16
  %3 = llvm.intr.tan(%f16) : (f16) -> f16
  %4 = llvm.intr.tanh(%f16) : (f16) -> f16
  %5 = llvm.intr.tanh(%f16) : (f16) -> f16
  %6 = "llvm.intr.threadlocal.address"(%ptr) : (!llvm.ptr) -> !llvm.ptr
  llvm.intr.trap
  %7 = llvm.intr.trunc(%f16) : (f16) -> f16
  %8 = llvm.intr.trunc(%f16) : (f16) -> f16
  %9 = llvm.intr.uadd.sat(%i1, %i1_1) : (i1, i1) -> i1
  %10 = "llvm.intr.uadd.with.overflow"(%i1, %i1_1) : (i1, i1) -> !llvm.ptr
  llvm.intr.ubsantrap <{failureKind = 0 : i8}>
  %11 = llvm.intr.ucmp(%i1, %i1_1) : (i1, i1) -> i1
  return
}

// -----

func.func @operations(%i1: i1, %i1_1: i1, %ptr: !llvm.ptr, %ptr_1: !llvm.ptr, %ptr_2: !llvm.ptr, %ptr_3: !llvm.ptr,
  %i32: i32, %v4xf32: vector<4xf32>, %v4xf32_1: vector<4xf32>) {
  %0 = llvm.intr.umax(%i1, %i1_1) : (i1, i1) -> i1
  %1 = llvm.intr.umin(%i1, %i1_1) : (i1, i1) -> i1
  %2 = "llvm.intr.umul.with.overflow"(%i1, %i1_1) : (i1, i1) -> !llvm.ptr
  %3 = llvm.intr.ushl.sat(%i1, %i1_1) : (i1, i1) -> i1
  %4 = llvm.intr.usub.sat(%i1, %i1_1) : (i1, i1) -> i1
  %5 = "llvm.intr.usub.with.overflow"(%i1, %i1_1) : (i1, i1) -> !llvm.ptr
  llvm.intr.vacopy %ptr_1 to %ptr : !llvm.ptr, !llvm.ptr
  llvm.intr.vaend %ptr : !llvm.ptr
  "llvm.intr.var.annotation"(%ptr, %ptr_1, %ptr_2, %i32, %ptr_3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  llvm.intr.vastart %ptr : !llvm.ptr
  %6 = "llvm.intr.vector.deinterleave2"(%v4xf32) : (vector<4xf32>) -> !llvm.ptr
  %7 = llvm.intr.vector.extract %v4xf32[0] : vector<4xf32> from vector<4xf32>
  %8 = llvm.intr.vector.insert %v4xf32_1, %v4xf32[0] : vector<4xf32> into vector<4xf32>
  %9 = "llvm.intr.vector.interleave2"(%v4xf32, %v4xf32_1) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
  return
}

// -----

func.func @operations(%v4xi32: vector<4xi32>, %f16: f16, %v2xf16: vector<2xf16>, %v4xf32: vector<4xf32>) {
  %0 = "llvm.intr.vector.reduce.add"(%v4xi32) : (vector<4xi32>) -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.and"(%v4xi32) : (vector<4xi32>) -> vector<4xi32>
  %2 = "llvm.intr.vector.reduce.fadd"(%f16, %v2xf16) <{fastmathFlags = #llvm.fastmath<none>}> : (f16, vector<2xf16>) -> vector<2xf16>
  %3 = "llvm.intr.vector.reduce.fadd"(%f16, %v2xf16) <{fastmathFlags = #llvm.fastmath<none>}> : (f16, vector<2xf16>) -> vector<2xf16>
  %4 = llvm.intr.vector.reduce.fmax(%v4xf32) : (vector<4xf32>) -> vector<4xf32>
  %5 = llvm.intr.vector.reduce.fmax(%v4xf32) : (vector<4xf32>) -> vector<4xf32>
  %6 = llvm.intr.vector.reduce.fmaximum(%v4xf32) : (vector<4xf32>) -> vector<4xf32>
  %7 = llvm.intr.vector.reduce.fmaximum(%v4xf32) : (vector<4xf32>) -> vector<4xf32>
  %8 = llvm.intr.vector.reduce.fmin(%v4xf32) : (vector<4xf32>) -> vector<4xf32>
  %9 = llvm.intr.vector.reduce.fmin(%v4xf32) : (vector<4xf32>) -> vector<4xf32>
  %10 = llvm.intr.vector.reduce.fminimum(%v4xf32) : (vector<4xf32>) -> vector<4xf32>
  %11 = llvm.intr.vector.reduce.fminimum(%v4xf32) : (vector<4xf32>) -> vector<4xf32>
  %12 = "llvm.intr.vector.reduce.fmul"(%f16, %v2xf16) <{fastmathFlags = #llvm.fastmath<none>}> : (f16, vector<2xf16>) -> vector<2xf16>
  %13 = "llvm.intr.vector.reduce.fmul"(%f16, %v2xf16) <{fastmathFlags = #llvm.fastmath<none>}> : (f16, vector<2xf16>) -> vector<2xf16>
  return
}

// -----

func.func @operations(%v4xi32: vector<4xi32>, %v4xi32_1: vector<4xi32>, %v4xi1: vector<4xi1>, %i32: i32,
  %v4xf32: vector<4xf32>, %v4xf32_1: vector<4xf32>, %v4xf32_2: vector<4xf32>) {
  %0 = "llvm.intr.vector.reduce.mul"(%v4xi32) : (vector<4xi32>) -> vector<4xi32>
  %1 = "llvm.intr.vector.reduce.or"(%v4xi32) : (vector<4xi32>) -> vector<4xi32>
  %2 = "llvm.intr.vector.reduce.smax"(%v4xi32) : (vector<4xi32>) -> vector<4xi32>
  %3 = "llvm.intr.vector.reduce.smin"(%v4xi32) : (vector<4xi32>) -> vector<4xi32>
  %4 = "llvm.intr.vector.reduce.umax"(%v4xi32) : (vector<4xi32>) -> vector<4xi32>
  %5 = "llvm.intr.vector.reduce.umin"(%v4xi32) : (vector<4xi32>) -> vector<4xi32>
  %6 = "llvm.intr.vector.reduce.xor"(%v4xi32) : (vector<4xi32>) -> vector<4xi32>
  %7 = "llvm.intr.vp.add"(%v4xi32, %v4xi32_1, %v4xi1, %i32) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  %8 = "llvm.intr.vp.and"(%v4xi32, %v4xi32_1, %v4xi1, %i32) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  %9 = "llvm.intr.vp.ashr"(%v4xi32, %v4xi32_1, %v4xi1, %i32) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  %10 = "llvm.intr.vp.fadd"(%v4xf32, %v4xf32_1, %v4xi1, %i32) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> !llvm.ptr
  %11 = "llvm.intr.vp.fdiv"(%v4xf32, %v4xf32_1, %v4xi1, %i32) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> !llvm.ptr
  %12 = "llvm.intr.vp.fma"(%v4xf32, %v4xf32_1, %v4xf32_2, %v4xi1, %i32) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> !llvm.ptr
  %13 = "llvm.intr.vp.fmul"(%v4xf32, %v4xf32_1, %v4xi1, %i32) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> !llvm.ptr
  return
}

// -----

func.func @operations(%v4xf32: vector<4xf32>, %v4xf32_1: vector<4xf32>, %v4xf32_2: vector<4xf32>,
  %v4xi1: vector<4xi1>, %i32: i32, %v4xi32: vector<4xi32>, %v4xi32_1: vector<4xi32>, %ptr: !llvm.ptr) {
  %0 = "llvm.intr.vp.fmuladd"(%v4xf32, %v4xf32_1, %v4xf32_2, %v4xi1, %i32) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> !llvm.ptr
  %1 = "llvm.intr.vp.fneg"(%v4xf32, %v4xi1, %i32) : (vector<4xf32>, vector<4xi1>, i32) -> !llvm.ptr
  %2 = "llvm.intr.vp.fpext"(%v4xf32, %v4xi1, %i32) : (vector<4xf32>, vector<4xi1>, i32) -> !llvm.ptr
  %3 = "llvm.intr.vp.fptosi"(%v4xf32, %v4xi1, %i32) : (vector<4xf32>, vector<4xi1>, i32) -> !llvm.ptr
  %4 = "llvm.intr.vp.fptoui"(%v4xf32, %v4xi1, %i32) : (vector<4xf32>, vector<4xi1>, i32) -> !llvm.ptr
  %5 = "llvm.intr.vp.fptrunc"(%v4xf32, %v4xi1, %i32) : (vector<4xf32>, vector<4xi1>, i32) -> !llvm.ptr
  %6 = "llvm.intr.vp.frem"(%v4xf32, %v4xf32_1, %v4xi1, %i32) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> !llvm.ptr
  %7 = "llvm.intr.vp.fsub"(%v4xf32, %v4xf32_1, %v4xi1, %i32) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> !llvm.ptr
  %8 = "llvm.intr.vp.inttoptr"(%v4xi32, %v4xi1, %i32) : (vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  %9 = "llvm.intr.vp.load"(%ptr, %v4xi1, %i32) : (!llvm.ptr, vector<4xi1>, i32) -> !llvm.ptr
  %10 = "llvm.intr.vp.lshr"(%v4xi32, %v4xi32_1, %v4xi1, %i32) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  %11 = "llvm.intr.vp.merge"(%v4xi1, %v4xf32, %v4xf32_1, %i32) : (vector<4xi1>, vector<4xf32>, vector<4xf32>, i32) -> !llvm.ptr
  %12 = "llvm.intr.vp.mul"(%v4xi32, %v4xi32_1, %v4xi1, %i32) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  %13 = "llvm.intr.vp.or"(%v4xi32, %v4xi32_1, %v4xi1, %i32) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  return
}

// -----

func.func @operations(%i1: i1, %v4xi32: vector<4xi32>, %v4xi32_1: vector<4xi32>, %v4xi1: vector<4xi1>, %i32: i32,
  %f16: f16, %v4xf32: vector<4xf32>) {
  %0 = "llvm.intr.vp.reduce.add"(%i1, %v4xi32, %v4xi1, %i32) : (i1, vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  %1 = "llvm.intr.vp.reduce.and"(%i1, %v4xi32, %v4xi1, %i32) : (i1, vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  %2 = "llvm.intr.vp.reduce.fadd"(%f16, %v4xf32, %v4xi1, %i32) : (f16, vector<4xf32>, vector<4xi1>, i32) -> !llvm.ptr
  %3 = "llvm.intr.vp.reduce.fmax"(%f16, %v4xf32, %v4xi1, %i32) : (f16, vector<4xf32>, vector<4xi1>, i32) -> !llvm.ptr
  %4 = "llvm.intr.vp.reduce.fmin"(%f16, %v4xf32, %v4xi1, %i32) : (f16, vector<4xf32>, vector<4xi1>, i32) -> !llvm.ptr
  %5 = "llvm.intr.vp.reduce.fmul"(%f16, %v4xf32, %v4xi1, %i32) : (f16, vector<4xf32>, vector<4xi1>, i32) -> !llvm.ptr
  %6 = "llvm.intr.vp.reduce.mul"(%i1, %v4xi32, %v4xi1, %i32) : (i1, vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  %7 = "llvm.intr.vp.reduce.or"(%i1, %v4xi32, %v4xi1, %i32) : (i1, vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  %8 = "llvm.intr.vp.reduce.smax"(%i1, %v4xi32, %v4xi1, %i32) : (i1, vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  %9 = "llvm.intr.vp.reduce.smin"(%i1, %v4xi32, %v4xi1, %i32) : (i1, vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  %10 = "llvm.intr.vp.reduce.umax"(%i1, %v4xi32, %v4xi1, %i32) : (i1, vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  %11 = "llvm.intr.vp.reduce.umin"(%i1, %v4xi32, %v4xi1, %i32) : (i1, vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  %12 = "llvm.intr.vp.reduce.xor"(%i1, %v4xi32, %v4xi1, %i32) : (i1, vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  %13 = "llvm.intr.vp.sdiv"(%v4xi32, %v4xi32_1, %v4xi1, %i32) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  return
}

// -----

func.func @operations(%v4xi1: vector<4xi1>, %v4xf32: vector<4xf32>, %v4xf32_1: vector<4xf32>, %i32: i32,
  %v4xi32: vector<4xi32>, %v4xi32_1: vector<4xi32>, %ptr: !llvm.ptr) {
  %0 = "llvm.intr.vp.select"(%v4xi1, %v4xf32, %v4xf32_1, %i32) : (vector<4xi1>, vector<4xf32>, vector<4xf32>, i32) -> !llvm.ptr
  %1 = "llvm.intr.vp.sext"(%v4xi32, %v4xi1, %i32) : (vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  %2 = "llvm.intr.vp.shl"(%v4xi32, %v4xi32_1, %v4xi1, %i32) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  %3 = "llvm.intr.vp.sitofp"(%v4xi32, %v4xi1, %i32) : (vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  %4 = "llvm.intr.vp.smax"(%v4xi32, %v4xi32_1, %v4xi1, %i32) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  %5 = "llvm.intr.vp.smin"(%v4xi32, %v4xi32_1, %v4xi1, %i32) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  %6 = "llvm.intr.vp.srem"(%v4xi32, %v4xi32_1, %v4xi1, %i32) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  "llvm.intr.vp.store"(%v4xf32, %ptr, %v4xi1, %i32) : (vector<4xf32>, !llvm.ptr, vector<4xi1>, i32) -> ()
  %7 = "llvm.intr.vp.sub"(%v4xi32, %v4xi32_1, %v4xi1, %i32) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  %8 = "llvm.intr.vp.trunc"(%v4xi32, %v4xi1, %i32) : (vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  %9 = "llvm.intr.vp.udiv"(%v4xi32, %v4xi32_1, %v4xi1, %i32) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  %10 = "llvm.intr.vp.uitofp"(%v4xi32, %v4xi1, %i32) : (vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  %11 = "llvm.intr.vp.umax"(%v4xi32, %v4xi32_1, %v4xi1, %i32) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  %12 = "llvm.intr.vp.umin"(%v4xi32, %v4xi32_1, %v4xi1, %i32) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  return
}

// -----

func.func @operations(%v4xi32: vector<4xi32>, %v4xi32_1: vector<4xi32>, %v4xi1: vector<4xi1>, %i32: i32, %i1: i1,
  %i1_1: i1) {
  %0 = "llvm.intr.vp.urem"(%v4xi32, %v4xi32_1, %v4xi1, %i32) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  %1 = "llvm.intr.vp.xor"(%v4xi32, %v4xi32_1, %v4xi1, %i32) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  %2 = "llvm.intr.vp.zext"(%v4xi32, %v4xi1, %i32) : (vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  %3 = "llvm.intr.vscale"() : () -> !llvm.ptr
  %4 = llvm.inttoptr %i1 : i1 to !llvm.ptr
  %5 = llvm.lshr %i1, %i1_1 : i1
  %6 = llvm.lshr exact %i1, %i1_1 : i1
  %7 = llvm.mlir.none : !llvm.token
  %8 = llvm.mlir.poison : !llvm.ptr
  %9 = llvm.mlir.undef : !llvm.ptr
  %10 = llvm.mul %i1, %i1_1 : i1
  %11 = llvm.mul %i1, %i1_1 : i1
  %12 = llvm.or %i1, %i1_1 : i1
  %13 = llvm.or disjoint %i1, %i1_1 : i1
  return
}

// -----

func.func @operations(%ptr: !llvm.ptr, %ptr_1: !llvm.ptr, %i1: i1, %i1_1: i1) {
  %0 = llvm.ptrtoint %ptr : !llvm.ptr to i1
  %1 = llvm.sdiv %i1, %i1_1 : i1
  %2 = llvm.sdiv exact %i1, %i1_1 : i1
  %3 = llvm.select %i1, %ptr, %ptr_1 : i1, !llvm.ptr
  %4 = llvm.select %i1, %ptr, %ptr_1 : i1, !llvm.ptr
  %5 = llvm.shl %i1, %i1_1 : i1
  %6 = llvm.shl %i1, %i1_1 : i1
  %7 = llvm.sitofp %i1 : i1 to f16
  %8 = llvm.srem %i1, %i1_1 : i1
  %9 = llvm.sub %i1, %i1_1 : i1
  %10 = llvm.sub %i1, %i1_1 : i1
  %11 = llvm.trunc %i1 : i1 to i1
  %12 = llvm.trunc %i1 : i1 to i1
  %13 = llvm.udiv %i1, %i1_1 : i1
  return
}

// -----

func.func @operations(%i1: i1, %i1_1: i1, %ptr: !llvm.ptr) {
  %0 = llvm.udiv exact %i1, %i1_1 : i1
  %1 = llvm.uitofp %i1 : i1 to f16
  %2 = llvm.uitofp nneg %i1 : i1 to f16
  %3 = llvm.urem %i1, %i1_1 : i1
  %4 = llvm.va_arg %ptr : (!llvm.ptr) -> !llvm.ptr
  %5 = llvm.xor %i1, %i1_1 : i1
  return
}

// -----

func.func @operation(%arg0: i1) {
  llvm.cond_br %arg0, ^bb1, ^bb1
^bb1:  // 2 preds: ^bb0, ^bb0
  return
}

// -----

func.func @operation(%arg0: !llvm.ptr) {
  llvm.resume %arg0 : !llvm.ptr
}

// -----

func.func @operation() {
  llvm.unreachable
}

// -----

llvm.mlir.global external @counter(4 : i32) : i32
llvm.func @callee()
llvm.comdat @groups {
  llvm.comdat_selector @first any
  llvm.comdat_selector @last largest
}
llvm.func @symbols() {
  %0 = llvm.mlir.addressof @counter : !llvm.ptr
  %1 = llvm.dso_local_equivalent @callee : !llvm.ptr
  llvm.br ^tagged
^tagged:
  llvm.blocktag <id = 3>
  llvm.return
}

// -----

#file = #llvm.di_file<"sum.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C99, file = #file, isOptimized = true, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#type = #llvm.di_subroutine_type<types = #int>
#sum = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "sum", file = #file, subprogramFlags = Definition, type = #type>
#total = #llvm.di_local_variable<scope = #sum, name = "total", file = #file, line = 3, arg = 1, type = #int>
#again = #llvm.di_label<scope = #sum, name = "again", file = #file, line = 4>
#domain = #llvm.alias_scope_domain<id = distinct[2]<>, description = "loads">
#scope = #llvm.alias_scope<id = distinct[3]<>, domain = #domain>
llvm.func @sum(%slot: !llvm.ptr, %value: i32) {
  llvm.intr.dbg.declare #total = %slot : !llvm.ptr
  llvm.intr.dbg.value #total #llvm.di_expression<[DW_OP_LLVM_fragment(0, 16)]> = %value : i32
  llvm.intr.dbg.label #again
  llvm.intr.experimental.noalias.scope.decl #scope
  llvm.return
}

// -----

llvm.func @pointers(%pointers: vector<4x!llvm.ptr>, %mask: vector<4xi1>, %count: i32) {
  %0 = "llvm.intr.vp.ptrtoint"(%pointers, %mask, %count) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
  llvm.return
}
