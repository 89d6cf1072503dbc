func.func @operations(%i1: i1, %ptr_1: !llvm.ptr<1>, %ptr_3: !llvm.ptr<3>, %i32: i32, %f16: f16) {
  %0 = rocdl.ballot %i1 : !llvm.ptr
  rocdl.barrier
  %1 = rocdl.cluster.id.x : !llvm.ptr
  %2 = rocdl.cluster.id.y : !llvm.ptr
  %3 = rocdl.cluster.id.z : !llvm.ptr
  rocdl.cluster.load.async.to.lds.b128 %ptr_1, %ptr_3, 0, 0, %i32 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b128 %ptr_1, %ptr_3, 0, 0, %i32 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b32 %ptr_1, %ptr_3, 0, 0, %i32 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b32 %ptr_1, %ptr_3, 0, 0, %i32 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b64 %ptr_1, %ptr_3, 0, 0, %i32 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b64 %ptr_1, %ptr_3, 0, 0, %i32 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b8 %ptr_1, %ptr_3, 0, 0, %i32 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b8 %ptr_1, %ptr_3, 0, 0, %i32 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1>, !llvm.ptr<3>
  %4 = rocdl.cos %f16 f16 -> f16
  return
}

// -----

func.func @operations(%i32: i32, %f32: f32, %f32_1: f32, %v3xi32: vector<3xi32>, %v2xi32: vector<2xi32>) {
  %0 = rocdl.cvt.f32.bf8 %i32[0] : !llvm.ptr
  %1 = rocdl.cvt.f32.fp8 %i32[0] : !llvm.ptr
  %2 = rocdl.cvt.pk.bf8.f32 %f32, %f32_1 -> %i32[false] : !llvm.ptr
  %3 = rocdl.cvt.pk.f32.bf8 %i32[false] : !llvm.ptr
  %4 = rocdl.cvt.pk.f32.fp8 %i32[false] : !llvm.ptr
  %5 = rocdl.cvt.pk.fp8.f32 %f32, %f32_1 -> %i32[false] : !llvm.ptr
  %6 = rocdl.cvt.pkrtz %f32, %f32_1 : !llvm.ptr
  %7 = rocdl.cvt.scale.pk16.bf16.bf6 %v3xi32, %i32[0] : vector<16xbf16>
  %8 = rocdl.cvt.scale.pk16.bf16.fp6 %v3xi32, %i32[0] : vector<16xbf16>
  %9 = rocdl.cvt.scale.pk16.f16.bf6 %v3xi32, %i32[0] : vector<16xf16>
  %10 = rocdl.cvt.scale.pk16.f16.fp6 %v3xi32, %i32[0] : vector<16xf16>
  %11 = rocdl.cvt.scale.pk16.f32.bf6 %v3xi32, %i32[0] : vector<16xf32>
  %12 = rocdl.cvt.scale.pk16.f32.fp6 %v3xi32, %i32[0] : vector<16xf32>
  %13 = rocdl.cvt.scale.pk8.bf16.bf8 %v2xi32, %i32[0] : vector<8xbf16>
  return
}

// -----

func.func @operations(%i32: i32, %i32_1: i32, %v2xi32: vector<2xi32>, %v16xf32: vector<16xf32>,
  %v16xf32_1: vector<16xf32>, %f32: f32, %v2xf16: vector<2xf16>) {
  %0 = rocdl.cvt.scale.pk8.bf16.fp4 %i32, %i32_1[0] : vector<8xbf16>
  %1 = rocdl.cvt.scale.pk8.bf16.fp8 %v2xi32, %i32[0] : vector<8xbf16>
  %2 = rocdl.cvt.scale.pk8.f16.bf8 %v2xi32, %i32[0] : vector<8xf16>
  %3 = rocdl.cvt.scale.pk8.f16.fp4 %i32, %i32_1[0] : vector<8xf16>
  %4 = rocdl.cvt.scale.pk8.f16.fp8 %v2xi32, %i32[0] : vector<8xf16>
  %5 = rocdl.cvt.scale.pk8.f32.bf8 %v2xi32, %i32[0] : vector<8xf32>
  %6 = rocdl.cvt.scale.pk8.f32.fp4 %i32, %i32_1[0] : vector<8xf32>
  %7 = rocdl.cvt.scale.pk8.f32.fp8 %v2xi32, %i32[0] : vector<8xf32>
  %8 = rocdl.cvt.scalef32.2xpk16.bf6.f32 %v16xf32, %v16xf32_1, %f32 : vector<6xi32>
  %9 = rocdl.cvt.scalef32.2xpk16.fp6.f32 %v16xf32, %v16xf32_1, %f32 : vector<6xi32>
  %10 = rocdl.cvt.scalef32.f16.bf8 %i32[0], %f32 -> %v2xf16[false] : vector<2xf16>
  %11 = rocdl.cvt.scalef32.f16.fp8 %i32[0], %f32 -> %v2xf16[false] : vector<2xf16>
  %12 = rocdl.cvt.scalef32.f32.bf8 %i32[0], %f32 : f32
  %13 = rocdl.cvt.scalef32.f32.fp8 %i32[0], %f32 : f32
  return
}

// -----

func.func @operations(%i32: i32, %f32: f32, %f32_1: f32, %f32_2: f32, %v2xbf16: vector<2xbf16>,
  %v2xf16: vector<2xf16>, %v16xbf16: vector<16xbf16>, %v16xf16: vector<16xf16>) {
  %0 = rocdl.cvt.scalef32.pk.bf16.bf8 %i32[false], %f32 : vector<2xbf16>
  %1 = rocdl.cvt.scalef32.pk.bf16.fp4 %i32[0], %f32 : vector<2xbf16>
  %2 = rocdl.cvt.scalef32.pk.bf16.fp8 %i32[false], %f32 : vector<2xbf16>
  %3 = rocdl.cvt.scalef32.pk.f16.bf8 %i32[false], %f32 : vector<2xf16>
  %4 = rocdl.cvt.scalef32.pk.f16.fp4 %i32[0], %f32 : vector<2xf16>
  %5 = rocdl.cvt.scalef32.pk.f16.fp8 %i32[false], %f32 : vector<2xf16>
  %6 = rocdl.cvt.scalef32.pk.f32.bf8 %i32[false], %f32 : vector<2xf32>
  %7 = rocdl.cvt.scalef32.pk.f32.fp4 %i32[0], %f32 : vector<2xf32>
  %8 = rocdl.cvt.scalef32.pk.f32.fp8 %i32[false], %f32 : vector<2xf32>
  %9 = rocdl.cvt.scalef32.pk.fp4.bf16 %v2xbf16, %f32 -> %i32[0] : i32
  %10 = rocdl.cvt.scalef32.pk.fp4.f16 %v2xf16, %f32 -> %i32[0] : i32
  %11 = rocdl.cvt.scalef32.pk.fp4.f32 %f32, %f32_1, %f32_2 -> %i32[0] : i32
  %12 = rocdl.cvt.scalef32.pk16.bf6.bf16 %v16xbf16, %f32 : vector<3xi32>
  %13 = rocdl.cvt.scalef32.pk16.bf6.f16 %v16xf16, %f32 : vector<3xi32>
  return
}

// -----

func.func @operations(%v16xf32: vector<16xf32>, %f32: f32, %v16xbf16: vector<16xbf16>, %v16xf16: vector<16xf16>,
  %v6xi32: vector<6xi32>, %v32xbf16: vector<32xbf16>, %v32xf16: vector<32xf16>) {
  %0 = rocdl.cvt.scalef32.pk16.bf6.f32 %v16xf32, %f32 : vector<3xi32>
  %1 = rocdl.cvt.scalef32.pk16.fp6.bf16 %v16xbf16, %f32 : vector<3xi32>
  %2 = rocdl.cvt.scalef32.pk16.fp6.f16 %v16xf16, %f32 : vector<3xi32>
  %3 = rocdl.cvt.scalef32.pk16.fp6.f32 %v16xf32, %f32 : vector<3xi32>
  %4 = rocdl.cvt.scalef32.pk32.bf16.bf6 %v6xi32, %f32 : vector<32xbf16>
  %5 = rocdl.cvt.scalef32.pk32.bf16.fp6 %v6xi32, %f32 : vector<32xbf16>
  %6 = rocdl.cvt.scalef32.pk32.bf6.bf16 %v32xbf16, %f32 : vector<6xi32>
  %7 = rocdl.cvt.scalef32.pk32.bf6.f16 %v32xf16, %f32 : vector<6xi32>
  %8 = rocdl.cvt.scalef32.pk32.f16.bf6 %v6xi32, %f32 : vector<32xf16>
  %9 = rocdl.cvt.scalef32.pk32.f16.fp6 %v6xi32, %f32 : vector<32xf16>
  %10 = rocdl.cvt.scalef32.pk32.f32.bf6 %v6xi32, %f32 : vector<32xf32>
  %11 = rocdl.cvt.scalef32.pk32.f32.fp6 %v6xi32, %f32 : vector<32xf32>
  %12 = rocdl.cvt.scalef32.pk32.fp6.bf16 %v32xbf16, %f32 : vector<6xi32>
  %13 = rocdl.cvt.scalef32.pk32.fp6.f16 %v32xf16, %f32 : vector<6xi32>
  return
}

// -----

func.func @operations(%v8xbf16: vector<8xbf16>, %f32: f32, %f32_1: f32, %v8xf16: vector<8xf16>,
  %v8xf32: vector<8xf32>, %i32: i32, %i32_1: i32, %bf16: bf16, %f16: f16) {
  %0 = rocdl.cvt.scalef32.pk8.bf8.bf16 %v8xbf16, %f32 : vector<2xi32>
  %1 = rocdl.cvt.scalef32.pk8.bf8.f16 %v8xf16, %f32 : vector<2xi32>
  %2 = rocdl.cvt.scalef32.pk8.bf8.f32 %v8xf32, %f32 : vector<2xi32>
  %3 = rocdl.cvt.scalef32.pk8.fp4.bf16 %v8xbf16, %f32 : i32
  %4 = rocdl.cvt.scalef32.pk8.fp4.f16 %v8xf16, %f32 : i32
  %5 = rocdl.cvt.scalef32.pk8.fp4.f32 %v8xf32, %f32 : i32
  %6 = rocdl.cvt.scalef32.pk8.fp8.bf16 %v8xbf16, %f32 : vector<2xi32>
  %7 = rocdl.cvt.scalef32.pk8.fp8.f16 %v8xf16, %f32 : vector<2xi32>
  %8 = rocdl.cvt.scalef32.pk8.fp8.f32 %v8xf32, %f32 : vector<2xi32>
  %9 = rocdl.cvt.scalef32.sr.bf8.bf16 %bf16, %i32_1, %f32 -> %i32[0] : i32
  %10 = rocdl.cvt.scalef32.sr.bf8.f16 %f16, %i32_1, %f32 -> %i32[0] : i32
  %11 = rocdl.cvt.scalef32.sr.bf8.f32 %f32, %i32_1, %f32_1 -> %i32[0] : i32
  %12 = rocdl.cvt.scalef32.sr.fp8.bf16 %bf16, %i32_1, %f32 -> %i32[0] : i32
  %13 = rocdl.cvt.scalef32.sr.fp8.f16 %f16, %i32_1, %f32 -> %i32[0] : i32
  return
}

// -----

func.func @operations(%i32: i32, %i32_1: i32, %f32: f32, %f32_1: f32, %v2xbf16: vector<2xbf16>,
  %v2xf16: vector<2xf16>, %v2xf32: vector<2xf32>, %v16xbf16: vector<16xbf16>, %v16xf16: vector<16xf16>,
  %v16xf32: vector<16xf32>, %v32xbf16: vector<32xbf16>, %v32xf16: vector<32xf16>, %v32xf32: vector<32xf32>) {
  %0 = rocdl.cvt.scalef32.sr.fp8.f32 %f32, %i32_1, %f32_1 -> %i32[0] : i32
  %1 = rocdl.cvt.scalef32.sr.pk.fp4.bf16 %v2xbf16, %i32_1, %f32 -> %i32[0] : i32
  %2 = rocdl.cvt.scalef32.sr.pk.fp4.f16 %v2xf16, %i32_1, %f32 -> %i32[0] : i32
  %3 = rocdl.cvt.scalef32.sr.pk.fp4.f32 %v2xf32, %i32_1, %f32 -> %i32[0] : i32
  %4 = rocdl.cvt.scalef32.sr.pk16.bf6.bf16 %v16xbf16, %i32, %f32 : vector<3xi32>
  %5 = rocdl.cvt.scalef32.sr.pk16.bf6.f16 %v16xf16, %i32, %f32 : vector<3xi32>
  %6 = rocdl.cvt.scalef32.sr.pk16.bf6.f32 %v16xf32, %i32, %f32 : vector<3xi32>
  %7 = rocdl.cvt.scalef32.sr.pk16.fp6.bf16 %v16xbf16, %i32, %f32 : vector<3xi32>
  %8 = rocdl.cvt.scalef32.sr.pk16.fp6.f16 %v16xf16, %i32, %f32 : vector<3xi32>
  %9 = rocdl.cvt.scalef32.sr.pk16.fp6.f32 %v16xf32, %i32, %f32 : vector<3xi32>
  %10 = rocdl.cvt.scalef32.sr.pk32.bf6.bf16 %v32xbf16, %i32, %f32 : vector<6xi32>
  %11 = rocdl.cvt.scalef32.sr.pk32.bf6.f16 %v32xf16, %i32, %f32 : vector<6xi32>
  %12 = rocdl.cvt.scalef32.sr.pk32.bf6.f32 %v32xf32, %i32, %f32 : vector<6xi32>
  %13 = rocdl.cvt.scalef32.sr.pk32.fp6.bf16 %v32xbf16, %i32, %f32 : vector<6xi32>
  return
}

// -----

func.func @operations(%v32xf16: vector<32xf16>, %i32: i32, %i32_1: i32, %f32: f32, %v32xf32: vector<32xf32>,
  %v8xbf16: vector<8xbf16>, %v8xf16: vector<8xf16>, %v8xf32: vector<8xf32>, %ptr_3: !llvm.ptr<3>) {
  %0 = rocdl.cvt.scalef32.sr.pk32.fp6.f16 %v32xf16, %i32, %f32 : vector<6xi32>
  %1 = rocdl.cvt.scalef32.sr.pk32.fp6.f32 %v32xf32, %i32, %f32 : vector<6xi32>
  %2 = rocdl.cvt.scalef32.sr.pk8.bf8.bf16 %v8xbf16, %i32, %f32 : vector<2xi32>
  %3 = rocdl.cvt.scalef32.sr.pk8.bf8.f16 %v8xf16, %i32, %f32 : vector<2xi32>
  %4 = rocdl.cvt.scalef32.sr.pk8.bf8.f32 %v8xf32, %i32, %f32 : vector<2xi32>
  %5 = rocdl.cvt.scalef32.sr.pk8.fp4.bf16 %v8xbf16, %i32, %f32 : i32
  %6 = rocdl.cvt.scalef32.sr.pk8.fp4.f16 %v8xf16, %i32, %f32 : i32
  %7 = rocdl.cvt.scalef32.sr.pk8.fp4.f32 %v8xf32, %i32, %f32 : i32
  %8 = rocdl.cvt.scalef32.sr.pk8.fp8.bf16 %v8xbf16, %i32, %f32 : vector<2xi32>
  %9 = rocdl.cvt.scalef32.sr.pk8.fp8.f16 %v8xf16, %i32, %f32 : vector<2xi32>
  %10 = rocdl.cvt.scalef32.sr.pk8.fp8.f32 %v8xf32, %i32, %f32 : vector<2xi32>
  %11 = rocdl.cvt.sr.bf8.f32 %f32, %i32 -> %i32_1[0] : !llvm.ptr
  %12 = rocdl.cvt.sr.fp8.f32 %f32, %i32 -> %i32_1[0] : !llvm.ptr
  rocdl.ds.atomic.async.barrier.arrive.b64 %ptr_3 : !llvm.ptr<3>
  return
}

// -----

func.func @operations(%ptr_3: !llvm.ptr<3>, %i64: i64) {
  rocdl.ds.atomic.async.barrier.arrive.b64 %ptr_3 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<3>
  %0 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %ptr_3, %i64 : !llvm.ptr<3>, i64 -> i64
  %1 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %ptr_3, %i64 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<3>, i64 -> i64
  %2 = rocdl.ds.load.tr16.b128 %ptr_3 : !llvm.ptr<3> -> !llvm.ptr
  %3 = rocdl.ds.load.tr16.b128 %ptr_3 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<3> -> !llvm.ptr
  %4 = rocdl.ds.load.tr4.b64 %ptr_3 : !llvm.ptr<3> -> !llvm.ptr
  %5 = rocdl.ds.load.tr4.b64 %ptr_3 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<3> -> !llvm.ptr
  %6 = rocdl.ds.load.tr6.b96 %ptr_3 : !llvm.ptr<3> -> !llvm.ptr
  %7 = rocdl.ds.load.tr6.b96 %ptr_3 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<3> -> !llvm.ptr
  %8 = rocdl.ds.load.tr8.b64 %ptr_3 : !llvm.ptr<3> -> !llvm.ptr
  %9 = rocdl.ds.load.tr8.b64 %ptr_3 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<3> -> !llvm.ptr
  %10 = rocdl.ds.read.tr16.b64 %ptr_3 : <3> -> !llvm.ptr
  %11 = rocdl.ds.read.tr16.b64 %ptr_3 {alias_scopes = [], noalias_scopes = [], tbaa = []} : <3> -> !llvm.ptr
  %12 = rocdl.ds.read.tr4.b64 %ptr_3 : <3> -> !llvm.ptr
  return
}

// -----

func.func @operations(%ptr_3: !llvm.ptr<3>, %i32: i32, %i32_1: i32, %f16: f16, %ptr: !llvm.ptr,
  %v32xbf16: vector<32xbf16>, %v32xbf16_1: vector<32xbf16>, %v32xbf16_2: vector<32xbf16>, %ptr_1: !llvm.ptr<1>) {
  %0 = rocdl.ds.read.tr4.b64 %ptr_3 {alias_scopes = [], noalias_scopes = [], tbaa = []} : <3> -> !llvm.ptr
  %1 = rocdl.ds.read.tr6.b96 %ptr_3 : <3> -> !llvm.ptr
  %2 = rocdl.ds.read.tr6.b96 %ptr_3 {alias_scopes = [], noalias_scopes = [], tbaa = []} : <3> -> !llvm.ptr
  %3 = rocdl.ds.read.tr8.b64 %ptr_3 : <3> -> !llvm.ptr
  %4 = rocdl.ds.read.tr8.b64 %ptr_3 {alias_scopes = [], noalias_scopes = [], tbaa = []} : <3> -> !llvm.ptr
  %5 = rocdl.ds_bpermute %i32, %i32_1 : (i32, i32) -> i32
  %6 = rocdl.ds_swizzle %i32, %i32_1 : (i32, i32) -> i32
  %7 = rocdl.exp %f16 f16 -> f16
  %8 = rocdl.exp2 %f16 f16 -> f16
  rocdl.flat.prefetch %ptr, scope 0 : !llvm.ptr
  rocdl.flat.prefetch %ptr, scope 0 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr
  %9 = rocdl.fmed3 %v32xbf16, %v32xbf16_1, %v32xbf16_2 : vector<32xbf16>
  rocdl.global.load.async.to.lds.b128 %ptr_1, %ptr_3, 0, 0 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b128 %ptr_1, %ptr_3, 0, 0 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1>, !llvm.ptr<3>
  return
}

// -----

func.func @operations(%ptr_1: !llvm.ptr<1>, %ptr_3: !llvm.ptr<3>) {
  rocdl.global.load.async.to.lds.b32 %ptr_1, %ptr_3, 0, 0 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b32 %ptr_1, %ptr_3, 0, 0 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b64 %ptr_1, %ptr_3, 0, 0 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b64 %ptr_1, %ptr_3, 0, 0 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b8 %ptr_1, %ptr_3, 0, 0 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b8 %ptr_1, %ptr_3, 0, 0 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.lds %ptr_1, %ptr_3, 0, 0, 0
  rocdl.global.load.lds %ptr_1, %ptr_3, 0, 0, 0 {alias_scopes = [], noalias_scopes = [], tbaa = []}
  %0 = rocdl.global.load.tr.b128 %ptr_1 : !llvm.ptr<1> -> !llvm.ptr
  %1 = rocdl.global.load.tr.b128 %ptr_1 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1> -> !llvm.ptr
  %2 = rocdl.global.load.tr.b64 %ptr_1 : !llvm.ptr<1> -> !llvm.ptr
  %3 = rocdl.global.load.tr.b64 %ptr_1 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1> -> !llvm.ptr
  %4 = rocdl.global.load.tr4.b64 %ptr_1 : !llvm.ptr<1> -> !llvm.ptr
  %5 = rocdl.global.load.tr4.b64 %ptr_1 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1> -> !llvm.ptr
  return
}

// -----

func.func @operations(%ptr_1: !llvm.ptr<1>, %ptr: !llvm.ptr, %ptr_3: !llvm.ptr<3>, %f16: f16, %i16: i16, %i64: i64,
  %i32: i32, %i32_1: i32) {
  %0 = rocdl.global.load.tr6.b96 %ptr_1 : !llvm.ptr<1> -> !llvm.ptr
  %1 = rocdl.global.load.tr6.b96 %ptr_1 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1> -> !llvm.ptr
  rocdl.global.prefetch %ptr_1, scope 0 : !llvm.ptr<1>
  rocdl.global.prefetch %ptr_1, scope 0 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1>
  %2 = rocdl.grid.dim.x : !llvm.ptr
  %3 = rocdl.grid.dim.y : !llvm.ptr
  %4 = rocdl.grid.dim.z : !llvm.ptr
  rocdl.iglp.opt 0
  rocdl.load.to.lds %ptr, %ptr_3, 0, 0, 0 : !llvm.ptr
  rocdl.load.to.lds %ptr, %ptr_3, 0, 0, 0 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr
  %5 = rocdl.log %f16 f16 -> f16
  %6 = rocdl.make.buffer.rsrc %ptr, %i16, %i64, %i32 : !llvm.ptr to !llvm.ptr
  %7 = rocdl.mbcnt.hi %i32, %i32_1 : (i32, i32) -> i32
  %8 = rocdl.mbcnt.hi %i32, %i32_1 {arg_attrs = [], res_attrs = []} : (i32, i32) -> i32
  return
}

// -----

func.func @operations(%i32: i32, %i32_1: i32, %ptr: !llvm.ptr) {
  %0 = rocdl.mbcnt.lo %i32, %i32_1 : (i32, i32) -> i32
  %1 = rocdl.mbcnt.lo %i32, %i32_1 {arg_attrs = [], res_attrs = []} : (i32, i32) -> i32
  %2 = rocdl.mfma.f32.16x16x16bf16.1k  : () -> !llvm.ptr
  %3 = rocdl.mfma.f32.16x16x16bf16.1k %ptr : (!llvm.ptr) -> !llvm.ptr
  %4 = rocdl.mfma.f32.16x16x16f16  : () -> !llvm.ptr
  %5 = rocdl.mfma.f32.16x16x16f16 %ptr : (!llvm.ptr) -> !llvm.ptr
  %6 = rocdl.mfma.f32.16x16x1f32  : () -> !llvm.ptr
  %7 = rocdl.mfma.f32.16x16x1f32 %ptr : (!llvm.ptr) -> !llvm.ptr
  %8 = rocdl.mfma.f32.16x16x2bf16  : () -> !llvm.ptr
  %9 = rocdl.mfma.f32.16x16x2bf16 %ptr : (!llvm.ptr) -> !llvm.ptr
  %10 = rocdl.mfma.f32.16x16x32.bf16  : () -> !llvm.ptr
  %11 = rocdl.mfma.f32.16x16x32.bf16 %ptr : (!llvm.ptr) -> !llvm.ptr
  %12 = rocdl.mfma.f32.16x16x32.bf8.bf8  : () -> !llvm.ptr
  %13 = rocdl.mfma.f32.16x16x32.bf8.bf8 %ptr : (!llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @operations(%ptr: !llvm.ptr) {
  %0 = rocdl.mfma.f32.16x16x32.bf8.fp8  : () -> !llvm.ptr
  %1 = rocdl.mfma.f32.16x16x32.bf8.fp8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %2 = rocdl.mfma.f32.16x16x32.f16  : () -> !llvm.ptr
  %3 = rocdl.mfma.f32.16x16x32.f16 %ptr : (!llvm.ptr) -> !llvm.ptr
  %4 = rocdl.mfma.f32.16x16x32.fp8.bf8  : () -> !llvm.ptr
  %5 = rocdl.mfma.f32.16x16x32.fp8.bf8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %6 = rocdl.mfma.f32.16x16x32.fp8.fp8  : () -> !llvm.ptr
  %7 = rocdl.mfma.f32.16x16x32.fp8.fp8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %8 = rocdl.mfma.f32.16x16x4bf16.1k  : () -> !llvm.ptr
  %9 = rocdl.mfma.f32.16x16x4bf16.1k %ptr : (!llvm.ptr) -> !llvm.ptr
  %10 = rocdl.mfma.f32.16x16x4f16  : () -> !llvm.ptr
  %11 = rocdl.mfma.f32.16x16x4f16 %ptr : (!llvm.ptr) -> !llvm.ptr
  %12 = rocdl.mfma.f32.16x16x4f32  : () -> !llvm.ptr
  %13 = rocdl.mfma.f32.16x16x4f32 %ptr : (!llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @operations(%ptr: !llvm.ptr) {
  %0 = rocdl.mfma.f32.16x16x8.xf32  : () -> !llvm.ptr
  %1 = rocdl.mfma.f32.16x16x8.xf32 %ptr : (!llvm.ptr) -> !llvm.ptr
  %2 = rocdl.mfma.f32.16x16x8bf16  : () -> !llvm.ptr
  %3 = rocdl.mfma.f32.16x16x8bf16 %ptr : (!llvm.ptr) -> !llvm.ptr
  %4 = rocdl.mfma.f32.32x32x16.bf16  : () -> !llvm.ptr
  %5 = rocdl.mfma.f32.32x32x16.bf16 %ptr : (!llvm.ptr) -> !llvm.ptr
  %6 = rocdl.mfma.f32.32x32x16.bf8.bf8  : () -> !llvm.ptr
  %7 = rocdl.mfma.f32.32x32x16.bf8.bf8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %8 = rocdl.mfma.f32.32x32x16.bf8.fp8  : () -> !llvm.ptr
  %9 = rocdl.mfma.f32.32x32x16.bf8.fp8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %10 = rocdl.mfma.f32.32x32x16.f16  : () -> !llvm.ptr
  %11 = rocdl.mfma.f32.32x32x16.f16 %ptr : (!llvm.ptr) -> !llvm.ptr
  %12 = rocdl.mfma.f32.32x32x16.fp8.bf8  : () -> !llvm.ptr
  %13 = rocdl.mfma.f32.32x32x16.fp8.bf8 %ptr : (!llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @operations(%ptr: !llvm.ptr) {
  %0 = rocdl.mfma.f32.32x32x16.fp8.fp8  : () -> !llvm.ptr
  %1 = rocdl.mfma.f32.32x32x16.fp8.fp8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %2 = rocdl.mfma.f32.32x32x1f32  : () -> !llvm.ptr
  %3 = rocdl.mfma.f32.32x32x1f32 %ptr : (!llvm.ptr) -> !llvm.ptr
  %4 = rocdl.mfma.f32.32x32x2bf16  : () -> !llvm.ptr
  %5 = rocdl.mfma.f32.32x32x2bf16 %ptr : (!llvm.ptr) -> !llvm.ptr
  %6 = rocdl.mfma.f32.32x32x2f32  : () -> !llvm.ptr
  %7 = rocdl.mfma.f32.32x32x2f32 %ptr : (!llvm.ptr) -> !llvm.ptr
  %8 = rocdl.mfma.f32.32x32x4.xf32  : () -> !llvm.ptr
  %9 = rocdl.mfma.f32.32x32x4.xf32 %ptr : (!llvm.ptr) -> !llvm.ptr
  %10 = rocdl.mfma.f32.32x32x4bf16  : () -> !llvm.ptr
  %11 = rocdl.mfma.f32.32x32x4bf16 %ptr : (!llvm.ptr) -> !llvm.ptr
  %12 = rocdl.mfma.f32.32x32x4bf16.1k  : () -> !llvm.ptr
  %13 = rocdl.mfma.f32.32x32x4bf16.1k %ptr : (!llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @operations(%ptr: !llvm.ptr) {
  %0 = rocdl.mfma.f32.32x32x4f16  : () -> !llvm.ptr
  %1 = rocdl.mfma.f32.32x32x4f16 %ptr : (!llvm.ptr) -> !llvm.ptr
  %2 = rocdl.mfma.f32.32x32x8bf16.1k  : () -> !llvm.ptr
  %3 = rocdl.mfma.f32.32x32x8bf16.1k %ptr : (!llvm.ptr) -> !llvm.ptr
  %4 = rocdl.mfma.f32.32x32x8f16  : () -> !llvm.ptr
  %5 = rocdl.mfma.f32.32x32x8f16 %ptr : (!llvm.ptr) -> !llvm.ptr
  %6 = rocdl.mfma.f32.4x4x1f32  : () -> !llvm.ptr
  %7 = rocdl.mfma.f32.4x4x1f32 %ptr : (!llvm.ptr) -> !llvm.ptr
  %8 = rocdl.mfma.f32.4x4x2bf16  : () -> !llvm.ptr
  %9 = rocdl.mfma.f32.4x4x2bf16 %ptr : (!llvm.ptr) -> !llvm.ptr
  %10 = rocdl.mfma.f32.4x4x4bf16.1k  : () -> !llvm.ptr
  %11 = rocdl.mfma.f32.4x4x4bf16.1k %ptr : (!llvm.ptr) -> !llvm.ptr
  %12 = rocdl.mfma.f32.4x4x4f16  : () -> !llvm.ptr
  %13 = rocdl.mfma.f32.4x4x4f16 %ptr : (!llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @operations(%ptr: !llvm.ptr) {
  %0 = rocdl.mfma.f64.16x16x4f64  : () -> !llvm.ptr
  %1 = rocdl.mfma.f64.16x16x4f64 %ptr : (!llvm.ptr) -> !llvm.ptr
  %2 = rocdl.mfma.f64.4x4x4f64  : () -> !llvm.ptr
  %3 = rocdl.mfma.f64.4x4x4f64 %ptr : (!llvm.ptr) -> !llvm.ptr
  %4 = rocdl.mfma.i32.16x16x16i8  : () -> !llvm.ptr
  %5 = rocdl.mfma.i32.16x16x16i8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %6 = rocdl.mfma.i32.16x16x32.i8  : () -> !llvm.ptr
  %7 = rocdl.mfma.i32.16x16x32.i8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %8 = rocdl.mfma.i32.16x16x4i8  : () -> !llvm.ptr
  %9 = rocdl.mfma.i32.16x16x4i8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %10 = rocdl.mfma.i32.16x16x64.i8  : () -> !llvm.ptr
  %11 = rocdl.mfma.i32.16x16x64.i8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %12 = rocdl.mfma.i32.32x32x16.i8  : () -> !llvm.ptr
  %13 = rocdl.mfma.i32.32x32x16.i8 %ptr : (!llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @operations(%ptr: !llvm.ptr, %i32: i32, %i32_1: i32) {
  %0 = rocdl.mfma.i32.32x32x32.i8  : () -> !llvm.ptr
  %1 = rocdl.mfma.i32.32x32x32.i8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %2 = rocdl.mfma.i32.32x32x4i8  : () -> !llvm.ptr
  %3 = rocdl.mfma.i32.32x32x4i8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %4 = rocdl.mfma.i32.32x32x8i8  : () -> !llvm.ptr
  %5 = rocdl.mfma.i32.32x32x8i8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %6 = rocdl.mfma.i32.4x4x4i8  : () -> !llvm.ptr
  %7 = rocdl.mfma.i32.4x4x4i8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %8 = rocdl.mfma.scale.f32.16x16x128.f8f6f4  : () -> !llvm.ptr
  %9 = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %ptr : (!llvm.ptr) -> !llvm.ptr
  %10 = rocdl.mfma.scale.f32.32x32x64.f8f6f4  : () -> !llvm.ptr
  %11 = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %ptr : (!llvm.ptr) -> !llvm.ptr
  %12 = rocdl.permlane16.swap %i32, %i32_1, false, false : (i32, i32) -> <(i32, i32)>
  %13 = rocdl.permlane32.swap %i32, %i32_1, false, false : (i32, i32) -> <(i32, i32)>
  return
}

// -----

func.func @operations(%ptr: !llvm.ptr, %ptr_1: !llvm.ptr, %ptr_2: !llvm.ptr, %ptr_3: !llvm.ptr, %i32: i32,
  %i32_1: i32, %i32_2: i32, %ptr_8: !llvm.ptr<8>) {
  %0 = rocdl.permlanex16 %ptr, %ptr_1, %ptr_2, %ptr_3, false, false : !llvm.ptr, !llvm.ptr
  %1 = rocdl.raw.buffer.atomic.cmpswap(%ptr, %ptr_1, %ptr_2, %i32, %i32_1, %i32_2) : !llvm.ptr, !llvm.ptr
  %2 = rocdl.raw.ptr.buffer.atomic.cmpswap %ptr, %ptr_1, %ptr_8, %i32, %i32_1, %i32_2 : !llvm.ptr
  %3 = rocdl.raw.ptr.buffer.atomic.cmpswap %ptr, %ptr_1, %ptr_8, %i32, %i32_1, %i32_2 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr
  rocdl.raw.ptr.buffer.atomic.fadd %ptr, %ptr_8, %i32, %i32_1, %i32_2 : !llvm.ptr
  rocdl.raw.ptr.buffer.atomic.fadd %ptr, %ptr_8, %i32, %i32_1, %i32_2 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr
  rocdl.raw.ptr.buffer.atomic.fmax %ptr, %ptr_8, %i32, %i32_1, %i32_2 : !llvm.ptr
  rocdl.raw.ptr.buffer.atomic.fmax %ptr, %ptr_8, %i32, %i32_1, %i32_2 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr
  rocdl.raw.ptr.buffer.atomic.smax %ptr, %ptr_8, %i32, %i32_1, %i32_2 : !llvm.ptr
  rocdl.raw.ptr.buffer.atomic.smax %ptr, %ptr_8, %i32, %i32_1, %i32_2 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr
  rocdl.raw.ptr.buffer.atomic.umin %ptr, %ptr_8, %i32, %i32_1, %i32_2 : !llvm.ptr
  rocdl.raw.ptr.buffer.atomic.umin %ptr, %ptr_8, %i32, %i32_1, %i32_2 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr
  %4 = rocdl.raw.ptr.buffer.load %ptr_8, %i32, %i32_1, %i32_2 : !llvm.ptr
  %5 = rocdl.raw.ptr.buffer.load %ptr_8, %i32, %i32_1, %i32_2 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr
  return
}

// -----

func.func @operations(%ptr_8: !llvm.ptr<8>, %ptr_3: !llvm.ptr<3>, %i32: i32, %i32_1: i32, %i32_2: i32, %i32_3: i32,
  %i32_4: i32, %ptr: !llvm.ptr, %f16: f16) {
  rocdl.raw.ptr.buffer.load.lds %ptr_8, %ptr_3, %i32, %i32_1, %i32_2, %i32_3, %i32_4
  rocdl.raw.ptr.buffer.load.lds %ptr_8, %ptr_3, %i32, %i32_1, %i32_2, %i32_3, %i32_4 {alias_scopes = [], noalias_scopes = [], tbaa = []}
  rocdl.raw.ptr.buffer.store %ptr, %ptr_8, %i32, %i32_1, %i32_2 : !llvm.ptr
  rocdl.raw.ptr.buffer.store %ptr, %ptr_8, %i32, %i32_1, %i32_2 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr
  %0 = rocdl.rcp %f16 f16 -> f16
  %1 = rocdl.readfirstlane %ptr : !llvm.ptr
  %2 = rocdl.readlane %ptr, %i32 : (!llvm.ptr, i32) -> !llvm.ptr
  rocdl.s.barrier
  rocdl.s.barrier.init %ptr_3 member_cnt = 0 : !llvm.ptr<3>
  rocdl.s.barrier.join %ptr_3 : !llvm.ptr<3>
  rocdl.s.barrier.leave id = 0
  rocdl.s.barrier.signal id = 0
  %3 = rocdl.s.barrier.signal.isfirst id = 0 -> i1
  rocdl.s.barrier.signal.var %ptr_3 member_cnt = 0 : !llvm.ptr<3>
  return
}

// -----

func.func @operations(%ptr_3: !llvm.ptr<3>) {
  rocdl.s.barrier.wait id = 0
  %0 = rocdl.s.get.barrier.state id = 0 -> i32
  %1 = rocdl.s.get.named.barrier.state %ptr_3 : !llvm.ptr<3> -> i32
  rocdl.s.nop 0
  rocdl.s.setprio 0
  rocdl.s.sleep 0
  rocdl.s.wait.asynccnt 0
  rocdl.s.wait.dscnt 0
  rocdl.s.wait.expcnt 0
  rocdl.s.wait.loadcnt 0
  rocdl.s.wait.storecnt 0
  rocdl.s.wait.tensorcnt 0
  rocdl.s.waitcnt 0
  rocdl.s.wakeup.barrier %ptr_3 : !llvm.ptr<3>
  return
}

// -----

func.func @operations(%f16: f16, %ptr: !llvm.ptr) {
  rocdl.sched.barrier 0
  rocdl.sched.group.barrier 0, 0, 0
  %0 = rocdl.sin %f16 f16 -> f16
  %1 = rocdl.smfmac.f32.16x16x128.bf8.bf8  : () -> !llvm.ptr
  %2 = rocdl.smfmac.f32.16x16x128.bf8.bf8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %3 = rocdl.smfmac.f32.16x16x128.bf8.fp8  : () -> !llvm.ptr
  %4 = rocdl.smfmac.f32.16x16x128.bf8.fp8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %5 = rocdl.smfmac.f32.16x16x128.fp8.bf8  : () -> !llvm.ptr
  %6 = rocdl.smfmac.f32.16x16x128.fp8.bf8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %7 = rocdl.smfmac.f32.16x16x128.fp8.fp8  : () -> !llvm.ptr
  %8 = rocdl.smfmac.f32.16x16x128.fp8.fp8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %9 = rocdl.smfmac.f32.16x16x32.bf16  : () -> !llvm.ptr
  %10 = rocdl.smfmac.f32.16x16x32.bf16 %ptr : (!llvm.ptr) -> !llvm.ptr
  %11 = rocdl.smfmac.f32.16x16x32.f16  : () -> !llvm.ptr
  return
}

// -----

func.func @operations(%ptr: !llvm.ptr) {
  %0 = rocdl.smfmac.f32.16x16x32.f16 %ptr : (!llvm.ptr) -> !llvm.ptr
  %1 = rocdl.smfmac.f32.16x16x64.bf16  : () -> !llvm.ptr
  %2 = rocdl.smfmac.f32.16x16x64.bf16 %ptr : (!llvm.ptr) -> !llvm.ptr
  %3 = rocdl.smfmac.f32.16x16x64.bf8.bf8  : () -> !llvm.ptr
  %4 = rocdl.smfmac.f32.16x16x64.bf8.bf8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %5 = rocdl.smfmac.f32.16x16x64.bf8.fp8  : () -> !llvm.ptr
  %6 = rocdl.smfmac.f32.16x16x64.bf8.fp8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %7 = rocdl.smfmac.f32.16x16x64.f16  : () -> !llvm.ptr
  %8 = rocdl.smfmac.f32.16x16x64.f16 %ptr : (!llvm.ptr) -> !llvm.ptr
  %9 = rocdl.smfmac.f32.16x16x64.fp8.bf8  : () -> !llvm.ptr
  %10 = rocdl.smfmac.f32.16x16x64.fp8.bf8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %11 = rocdl.smfmac.f32.16x16x64.fp8.fp8  : () -> !llvm.ptr
  %12 = rocdl.smfmac.f32.16x16x64.fp8.fp8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %13 = rocdl.smfmac.f32.32x32x16.bf16  : () -> !llvm.ptr
  return
}

// -----

func.func @operations(%ptr: !llvm.ptr) {
  %0 = rocdl.smfmac.f32.32x32x16.bf16 %ptr : (!llvm.ptr) -> !llvm.ptr
  %1 = rocdl.smfmac.f32.32x32x16.f16  : () -> !llvm.ptr
  %2 = rocdl.smfmac.f32.32x32x16.f16 %ptr : (!llvm.ptr) -> !llvm.ptr
  %3 = rocdl.smfmac.f32.32x32x32.bf16  : () -> !llvm.ptr
  %4 = rocdl.smfmac.f32.32x32x32.bf16 %ptr : (!llvm.ptr) -> !llvm.ptr
  %5 = rocdl.smfmac.f32.32x32x32.bf8.bf8  : () -> !llvm.ptr
  %6 = rocdl.smfmac.f32.32x32x32.bf8.bf8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %7 = rocdl.smfmac.f32.32x32x32.bf8.fp8  : () -> !llvm.ptr
  %8 = rocdl.smfmac.f32.32x32x32.bf8.fp8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %9 = rocdl.smfmac.f32.32x32x32.f16  : () -> !llvm.ptr
  %10 = rocdl.smfmac.f32.32x32x32.f16 %ptr : (!llvm.ptr) -> !llvm.ptr
  %11 = rocdl.smfmac.f32.32x32x32.fp8.bf8  : () -> !llvm.ptr
  %12 = rocdl.smfmac.f32.32x32x32.fp8.bf8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %13 = rocdl.smfmac.f32.32x32x32.fp8.fp8  : () -> !llvm.ptr
  return
}

// -----

func.func @operations(%ptr: !llvm.ptr) {
  %0 = rocdl.smfmac.f32.32x32x32.fp8.fp8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %1 = rocdl.smfmac.f32.32x32x64.bf8.bf8  : () -> !llvm.ptr
  %2 = rocdl.smfmac.f32.32x32x64.bf8.bf8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %3 = rocdl.smfmac.f32.32x32x64.bf8.fp8  : () -> !llvm.ptr
  %4 = rocdl.smfmac.f32.32x32x64.bf8.fp8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %5 = rocdl.smfmac.f32.32x32x64.fp8.bf8  : () -> !llvm.ptr
  %6 = rocdl.smfmac.f32.32x32x64.fp8.bf8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %7 = rocdl.smfmac.f32.32x32x64.fp8.fp8  : () -> !llvm.ptr
  %8 = rocdl.smfmac.f32.32x32x64.fp8.fp8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %9 = rocdl.smfmac.i32.16x16x128.i8  : () -> !llvm.ptr
  %10 = rocdl.smfmac.i32.16x16x128.i8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %11 = rocdl.smfmac.i32.16x16x64.i8  : () -> !llvm.ptr
  %12 = rocdl.smfmac.i32.16x16x64.i8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %13 = rocdl.smfmac.i32.32x32x32.i8  : () -> !llvm.ptr
  return
}

// -----

func.func @operations(%ptr: !llvm.ptr, %ptr_1: !llvm.ptr, %f16: f16, %v4xi32: vector<4xi32>,
  %v4xi32_1: vector<4xi32>, %v4xi32_2: vector<4xi32>, %v8xi32: vector<8xi32>) {
  %0 = rocdl.smfmac.i32.32x32x32.i8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %1 = rocdl.smfmac.i32.32x32x64.i8  : () -> !llvm.ptr
  %2 = rocdl.smfmac.i32.32x32x64.i8 %ptr : (!llvm.ptr) -> !llvm.ptr
  %3 = rocdl.sqrt %f16 f16 -> f16
  %4 = rocdl.tanh %f16 f16 -> f16
  rocdl.tensor.load.to.lds %v4xi32, %v8xi32, %v4xi32_1, %v4xi32_2 cachepolicy 0 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.load.to.lds {alias_scopes = [], noalias_scopes = [], tbaa = []} %v4xi32, %v8xi32, %v4xi32_1, %v4xi32_2 cachepolicy 0 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.load.to.lds.d2 %v4xi32, %v8xi32 cachepolicy 0 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.load.to.lds.d2 {alias_scopes = [], noalias_scopes = [], tbaa = []} %v4xi32, %v8xi32 cachepolicy 0 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.store.from.lds %v4xi32, %v8xi32, %v4xi32_1, %v4xi32_2 cachepolicy 0 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.store.from.lds {alias_scopes = [], noalias_scopes = [], tbaa = []} %v4xi32, %v8xi32, %v4xi32_1, %v4xi32_2 cachepolicy 0 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.store.from.lds.d2 %v4xi32, %v8xi32 cachepolicy 0 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.store.from.lds.d2 {alias_scopes = [], noalias_scopes = [], tbaa = []} %v4xi32, %v8xi32 cachepolicy 0 : vector<4xi32>, vector<8xi32>
  %5 = rocdl.update.dpp %ptr, %ptr_1 with 0, 0, 0, false : !llvm.ptr
  return
}

// -----

func.func @operations(%v32xi32: vector<32xi32>, %v32xi32_1: vector<32xi32>, %v32xi32_2: vector<32xi32>,
  %v32xbf16: vector<32xbf16>, %v32xbf16_1: vector<32xbf16>, %v32xbf16_2: vector<32xbf16>, %f32: f32, %f16: f16) {
  %0 = rocdl.wavefrontsize : !llvm.ptr
  %1 = rocdl.wmma.bf16.16x16x16.bf16 %v32xi32, %v32xi32_1, %v32xi32_2 : (vector<32xi32>, vector<32xi32>, vector<32xi32>) -> vector<32xi32>
  %2 = rocdl.wmma.bf16.16x16x16.bf16 %v32xi32, %v32xi32_1, %v32xi32_2 : (vector<32xi32>, vector<32xi32>, vector<32xi32>) -> vector<32xi32>
  %3 = rocdl.wmma.bf16.16x16x32.bf16 %v32xbf16, %v32xbf16_1, %v32xbf16_2 : (vector<32xbf16>, vector<32xbf16>, vector<32xbf16>) -> vector<32xbf16>
  %4 = rocdl.wmma.bf16.16x16x32.bf16 %v32xbf16, %v32xbf16_1, %v32xbf16_2 : (vector<32xbf16>, vector<32xbf16>, vector<32xbf16>) -> vector<32xbf16>
  %5 = rocdl.wmma.bf16f32.16x16x32.bf16 %v32xbf16, %v32xbf16_1, %f32 : (vector<32xbf16>, vector<32xbf16>, f32) -> vector<32xbf16>
  %6 = rocdl.wmma.bf16f32.16x16x32.bf16 %v32xbf16, %v32xbf16_1, %f32 : (vector<32xbf16>, vector<32xbf16>, f32) -> vector<32xbf16>
  %7 = rocdl.wmma.f16.16x16x128.bf8_bf8 %v32xi32, %v32xi32_1, %f16 : (vector<32xi32>, vector<32xi32>, f16) -> f16
  %8 = rocdl.wmma.f16.16x16x128.bf8_bf8 %v32xi32, %v32xi32_1, %f16 : (vector<32xi32>, vector<32xi32>, f16) -> f16
  %9 = rocdl.wmma.f16.16x16x128.bf8_fp8 %v32xi32, %v32xi32_1, %f16 : (vector<32xi32>, vector<32xi32>, f16) -> f16
  %10 = rocdl.wmma.f16.16x16x128.bf8_fp8 %v32xi32, %v32xi32_1, %f16 : (vector<32xi32>, vector<32xi32>, f16) -> f16
  %11 = rocdl.wmma.f16.16x16x128.fp8_bf8 %v32xi32, %v32xi32_1, %f16 : (vector<32xi32>, vector<32xi32>, f16) -> f16
  %12 = rocdl.wmma.f16.16x16x128.fp8_bf8 %v32xi32, %v32xi32_1, %f16 : (vector<32xi32>, vector<32xi32>, f16) -> f16
  %13 = rocdl.wmma.f16.16x16x128.fp8_fp8 %v32xi32, %v32xi32_1, %f16 : (vector<32xi32>, vector<32xi32>, f16) -> f16
  return
}

// -----

func.func @operations(%v32xi32: vector<32xi32>, %v32xi32_1: vector<32xi32>, %f16: f16, %f16_1: f16, %f16_2: f16,
  %f32: f32) {
  %0 = rocdl.wmma.f16.16x16x128.fp8_fp8 %v32xi32, %v32xi32_1, %f16 : (vector<32xi32>, vector<32xi32>, f16) -> f16
  %1 = rocdl.wmma.f16.16x16x16.f16 %f16, %f16_1, %f16_2 : (f16, f16, f16) -> f16
  %2 = rocdl.wmma.f16.16x16x16.f16 %f16, %f16_1, %f16_2 : (f16, f16, f16) -> f16
  %3 = rocdl.wmma.f16.16x16x32.f16 %f16, %f16_1, %f16_2 : (f16, f16, f16) -> f16
  %4 = rocdl.wmma.f16.16x16x32.f16 %f16, %f16_1, %f16_2 : (f16, f16, f16) -> f16
  %5 = rocdl.wmma.f16.16x16x64.bf8_bf8 %v32xi32, %v32xi32_1, %f16 : (vector<32xi32>, vector<32xi32>, f16) -> f16
  %6 = rocdl.wmma.f16.16x16x64.bf8_bf8 %v32xi32, %v32xi32_1, %f16 : (vector<32xi32>, vector<32xi32>, f16) -> f16
  %7 = rocdl.wmma.f16.16x16x64.bf8_fp8 %v32xi32, %v32xi32_1, %f16 : (vector<32xi32>, vector<32xi32>, f16) -> f16
  %8 = rocdl.wmma.f16.16x16x64.bf8_fp8 %v32xi32, %v32xi32_1, %f16 : (vector<32xi32>, vector<32xi32>, f16) -> f16
  %9 = rocdl.wmma.f16.16x16x64.fp8_bf8 %v32xi32, %v32xi32_1, %f16 : (vector<32xi32>, vector<32xi32>, f16) -> f16
  %10 = rocdl.wmma.f16.16x16x64.fp8_bf8 %v32xi32, %v32xi32_1, %f16 : (vector<32xi32>, vector<32xi32>, f16) -> f16
  %11 = rocdl.wmma.f16.16x16x64.fp8_fp8 %v32xi32, %v32xi32_1, %f16 : (vector<32xi32>, vector<32xi32>, f16) -> f16
  %12 = rocdl.wmma.f16.16x16x64.fp8_fp8 %v32xi32, %v32xi32_1, %f16 : (vector<32xi32>, vector<32xi32>, f16) -> f16
  %13 = rocdl.wmma.f32.16x16x128.bf8_bf8 %v32xi32, %v32xi32_1, %f32 : (vector<32xi32>, vector<32xi32>, f32) -> f32
  return
}

// -----

func.func @operations(%v32xi32: vector<32xi32>, %v32xi32_1: vector<32xi32>, %f32: f32, %f16: f16, %f16_1: f16,
  %v32xbf16: vector<32xbf16>, %v32xbf16_1: vector<32xbf16>) {
  %0 = rocdl.wmma.f32.16x16x128.bf8_bf8 %v32xi32, %v32xi32_1, %f32 : (vector<32xi32>, vector<32xi32>, f32) -> f32
  %1 = rocdl.wmma.f32.16x16x128.bf8_fp8 %v32xi32, %v32xi32_1, %f32 : (vector<32xi32>, vector<32xi32>, f32) -> f32
  %2 = rocdl.wmma.f32.16x16x128.bf8_fp8 %v32xi32, %v32xi32_1, %f32 : (vector<32xi32>, vector<32xi32>, f32) -> f32
  %3 = rocdl.wmma.f32.16x16x128.fp8_bf8 %v32xi32, %v32xi32_1, %f32 : (vector<32xi32>, vector<32xi32>, f32) -> f32
  %4 = rocdl.wmma.f32.16x16x128.fp8_bf8 %v32xi32, %v32xi32_1, %f32 : (vector<32xi32>, vector<32xi32>, f32) -> f32
  %5 = rocdl.wmma.f32.16x16x128.fp8_fp8 %v32xi32, %v32xi32_1, %f32 : (vector<32xi32>, vector<32xi32>, f32) -> f32
  %6 = rocdl.wmma.f32.16x16x128.fp8_fp8 %v32xi32, %v32xi32_1, %f32 : (vector<32xi32>, vector<32xi32>, f32) -> f32
  %7 = rocdl.wmma.f32.16x16x16.bf16 %v32xi32, %v32xi32_1, %f32 : (vector<32xi32>, vector<32xi32>, f32) -> f32
  %8 = rocdl.wmma.f32.16x16x16.bf8_bf8 %v32xi32, %v32xi32_1, %f32 : (vector<32xi32>, vector<32xi32>, f32) -> f32
  %9 = rocdl.wmma.f32.16x16x16.bf8_fp8 %v32xi32, %v32xi32_1, %f32 : (vector<32xi32>, vector<32xi32>, f32) -> f32
  %10 = rocdl.wmma.f32.16x16x16.f16 %f16, %f16_1, %f32 : (f16, f16, f32) -> f32
  %11 = rocdl.wmma.f32.16x16x16.fp8_bf8 %v32xi32, %v32xi32_1, %f32 : (vector<32xi32>, vector<32xi32>, f32) -> f32
  %12 = rocdl.wmma.f32.16x16x16.fp8_fp8 %v32xi32, %v32xi32_1, %f32 : (vector<32xi32>, vector<32xi32>, f32) -> f32
  %13 = rocdl.wmma.f32.16x16x32.bf16 %v32xbf16, %v32xbf16_1, %f32 : (vector<32xbf16>, vector<32xbf16>, f32) -> f32
  return
}

// -----

func.func @operations(%v32xbf16: vector<32xbf16>, %v32xbf16_1: vector<32xbf16>, %f32: f32, %f32_1: f32, %f32_2: f32,
  %f16: f16, %f16_1: f16, %v32xi32: vector<32xi32>, %v32xi32_1: vector<32xi32>, %v32xi32_2: vector<32xi32>) {
  %0 = rocdl.wmma.f32.16x16x32.bf16 %v32xbf16, %v32xbf16_1, %f32 : (vector<32xbf16>, vector<32xbf16>, f32) -> f32
  %1 = rocdl.wmma.f32.16x16x32.f16 %f16, %f16_1, %f32 : (f16, f16, f32) -> f32
  %2 = rocdl.wmma.f32.16x16x32.f16 %f16, %f16_1, %f32 : (f16, f16, f32) -> f32
  %3 = rocdl.wmma.f32.16x16x4.f32 %f32, %f32_1, %f32_2 : (f32, f32, f32) -> f32
  %4 = rocdl.wmma.f32.16x16x4.f32 %f32, %f32_1, %f32_2 : (f32, f32, f32) -> f32
  %5 = rocdl.wmma.f32.16x16x64.bf8_bf8 %v32xi32, %v32xi32_1, %f32 : (vector<32xi32>, vector<32xi32>, f32) -> f32
  %6 = rocdl.wmma.f32.16x16x64.bf8_bf8 %v32xi32, %v32xi32_1, %f32 : (vector<32xi32>, vector<32xi32>, f32) -> f32
  %7 = rocdl.wmma.f32.16x16x64.bf8_fp8 %v32xi32, %v32xi32_1, %f32 : (vector<32xi32>, vector<32xi32>, f32) -> f32
  %8 = rocdl.wmma.f32.16x16x64.bf8_fp8 %v32xi32, %v32xi32_1, %f32 : (vector<32xi32>, vector<32xi32>, f32) -> f32
  %9 = rocdl.wmma.f32.16x16x64.fp8_bf8 %v32xi32, %v32xi32_1, %f32 : (vector<32xi32>, vector<32xi32>, f32) -> f32
  %10 = rocdl.wmma.f32.16x16x64.fp8_bf8 %v32xi32, %v32xi32_1, %f32 : (vector<32xi32>, vector<32xi32>, f32) -> f32
  %11 = rocdl.wmma.f32.16x16x64.fp8_fp8 %v32xi32, %v32xi32_1, %f32 : (vector<32xi32>, vector<32xi32>, f32) -> f32
  %12 = rocdl.wmma.f32.16x16x64.fp8_fp8 %v32xi32, %v32xi32_1, %f32 : (vector<32xi32>, vector<32xi32>, f32) -> f32
  %13 = rocdl.wmma.i32.16x16x16.iu4 %v32xi32, %v32xi32_1, %v32xi32_2 : (vector<32xi32>, vector<32xi32>, vector<32xi32>) -> vector<32xi32>
  return
}

// -----

func.func @operations(%v32xi32: vector<32xi32>, %v32xi32_1: vector<32xi32>, %v32xi32_2: vector<32xi32>, %f32: f32,
  %i32: i32, %i32_1: i32, %i64: i64, %i64_1: i64) {
  %0 = rocdl.wmma.i32.16x16x16.iu4 %v32xi32, %v32xi32_1, %v32xi32_2 : (vector<32xi32>, vector<32xi32>, vector<32xi32>) -> vector<32xi32>
  %1 = rocdl.wmma.i32.16x16x16.iu8 %v32xi32, %v32xi32_1, %v32xi32_2 : (vector<32xi32>, vector<32xi32>, vector<32xi32>) -> vector<32xi32>
  %2 = rocdl.wmma.i32.16x16x16.iu8 %v32xi32, %v32xi32_1, %v32xi32_2 : (vector<32xi32>, vector<32xi32>, vector<32xi32>) -> vector<32xi32>
  %3 = rocdl.wmma.i32.16x16x32.iu4 %v32xi32, %v32xi32_1, %v32xi32_2 : (vector<32xi32>, vector<32xi32>, vector<32xi32>) -> vector<32xi32>
  %4 = rocdl.wmma.i32.16x16x32.iu4 %v32xi32, %v32xi32_1, %v32xi32_2 : (vector<32xi32>, vector<32xi32>, vector<32xi32>) -> vector<32xi32>
  %5 = rocdl.wmma.i32.16x16x64.iu8 %v32xi32, %v32xi32_1, %v32xi32_2 : (vector<32xi32>, vector<32xi32>, vector<32xi32>) -> vector<32xi32>
  %6 = rocdl.wmma.i32.16x16x64.iu8 %v32xi32, %v32xi32_1, %v32xi32_2 : (vector<32xi32>, vector<32xi32>, vector<32xi32>) -> vector<32xi32>
  %7 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %v32xi32, %v32xi32_1, %f32, %i32, %i32_1 : (vector<32xi32>, vector<32xi32>, f32, i32, i32) -> f32
  %8 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %v32xi32, %v32xi32_1, %f32, %i32, %i32_1 : (vector<32xi32>, vector<32xi32>, f32, i32, i32) -> f32
  %9 = rocdl.wmma.scale.f32.32x16x128.f4 %v32xi32, %v32xi32_1, %f32, %i32, %i32_1 : (vector<32xi32>, vector<32xi32>, f32, i32, i32) -> f32
  %10 = rocdl.wmma.scale.f32.32x16x128.f4 %v32xi32, %v32xi32_1, %f32, %i32, %i32_1 : (vector<32xi32>, vector<32xi32>, f32, i32, i32) -> f32
  %11 = rocdl.wmma.scale16.f32.16x16x128.f8f6f4 %v32xi32, %v32xi32_1, %f32, %i64, %i64_1 : (vector<32xi32>, vector<32xi32>, f32, i64, i64) -> f32
  %12 = rocdl.wmma.scale16.f32.16x16x128.f8f6f4 %v32xi32, %v32xi32_1, %f32, %i64, %i64_1 {fmtScaleA = 1 : i32, scaleAType = 1 : i32, scaleBType = 2 : i32} : (vector<32xi32>, vector<32xi32>, f32, i64, i64) -> f32
  %13 = rocdl.wmma.scale16.f32.32x16x128.f4 %v32xi32, %v32xi32_1, %f32, %i64, %i64_1 : (vector<32xi32>, vector<32xi32>, f32, i64, i64) -> f32
  return
}

// -----

func.func @operations(%v32xi32: vector<32xi32>, %v32xi32_1: vector<32xi32>, %f32: f32, %i64: i64, %i64_1: i64) {
  %0 = rocdl.wmma.scale16.f32.32x16x128.f4 %v32xi32, %v32xi32_1, %f32, %i64, %i64_1 : (vector<32xi32>, vector<32xi32>, f32, i64, i64) -> f32
  %1 = rocdl.workgroup.dim.x : !llvm.ptr
  %2 = rocdl.workgroup.dim.y : !llvm.ptr
  %3 = rocdl.workgroup.dim.z : !llvm.ptr
  %4 = rocdl.workgroup.id.x : !llvm.ptr
  %5 = rocdl.workgroup.id.y : !llvm.ptr
  %6 = rocdl.workgroup.id.z : !llvm.ptr
  %7 = rocdl.workitem.id.x : !llvm.ptr
  %8 = rocdl.workitem.id.y : !llvm.ptr
  %9 = rocdl.workitem.id.z : !llvm.ptr
  return
}

// -----

func.func @converted(%old: vector<2xi16>, %halves: vector<2xbf16>, %half: vector<2xf16>, %a: f32, %scale: f32) {
  %0 = "rocdl.cvt.scalef32.pk.bf8.bf16"(%old, %halves, %scale) <{dstLoHiSel = true}> : (vector<2xi16>, vector<2xbf16>, f32) -> vector<2xi16>
  %1 = "rocdl.cvt.scalef32.pk.bf8.f16"(%old, %half, %scale) <{dstLoHiSel = false}> : (vector<2xi16>, vector<2xf16>, f32) -> vector<2xi16>
  %2 = "rocdl.cvt.scalef32.pk.bf8.f32"(%old, %a, %a, %scale) <{dstLoHiSel = true}> : (vector<2xi16>, f32, f32, f32) -> vector<2xi16>
  %3 = "rocdl.cvt.scalef32.pk.fp8.bf16"(%old, %halves, %scale) <{dstLoHiSel = true}> : (vector<2xi16>, vector<2xbf16>, f32) -> vector<2xi16>
  %4 = "rocdl.cvt.scalef32.pk.fp8.f16"(%old, %half, %scale) <{dstLoHiSel = true}> : (vector<2xi16>, vector<2xf16>, f32) -> vector<2xi16>
  %5 = "rocdl.cvt.scalef32.pk.fp8.f32"(%old, %a, %a, %scale) <{dstLoHiSel = false}> : (vector<2xi16>, f32, f32, f32) -> vector<2xi16>
  return
}
