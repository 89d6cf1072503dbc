llvm.func @waves(%i1: i1, %i32: i32) {
  %0 = rocdl.ballot %i1 : i32
  %1 = rocdl.readfirstlane %i32 : i32
  %2 = rocdl.readlane %i32, %i32 : (i32, i32) -> i32
  %3 = rocdl.permlane16.swap %i32, %i32, true, true : (i32, i32) -> <(i32, i32)>
  %4 = rocdl.permlane32.swap %i32, %i32, true, true : (i32, i32) -> <(i32, i32)>
  %5 = rocdl.permlanex16 %i32, %i32, %i32, %i32, true, true : i32, i32
  %6 = rocdl.ds_bpermute %i32, %i32 : (i32, i32) -> i32
  %7 = rocdl.ds_swizzle %i32, %i32 : (i32, i32) -> i32
  %8 = rocdl.mbcnt.hi %i32, %i32 : (i32, i32) -> i32
  %9 = rocdl.mbcnt.lo %i32, %i32 : (i32, i32) -> i32
  %10 = rocdl.wavefrontsize : i32
  %11 = rocdl.update.dpp %i32, %i32 with 1, 1, 1, true : i32
  llvm.return
}

// -----

llvm.func @ids() {
  %0 = rocdl.workitem.id.x : i32
  %1 = rocdl.workitem.id.y : i32
  %2 = rocdl.workitem.id.z : i32
  %3 = rocdl.workgroup.dim.x : i32
  %4 = rocdl.workgroup.dim.y : i32
  %5 = rocdl.workgroup.dim.z : i32
  %6 = rocdl.workgroup.id.x : i32
  %7 = rocdl.workgroup.id.y : i32
  %8 = rocdl.workgroup.id.z : i32
  %9 = rocdl.grid.dim.x : i32
  %10 = rocdl.grid.dim.y : i32
  %11 = rocdl.grid.dim.z : i32
  llvm.return
}

// -----

llvm.func @named_barriers(%p3: !llvm.ptr<3>) {
  rocdl.s.barrier.init %p3 member_cnt = 1 : !llvm.ptr<3>
  rocdl.s.barrier.join %p3 : !llvm.ptr<3>
  rocdl.s.barrier.leave id = 1
  %0 = rocdl.s.barrier.signal.isfirst id = 1 -> i1
  rocdl.s.barrier.signal id = 1
  rocdl.s.barrier.signal.var %p3 member_cnt = 1 : !llvm.ptr<3>
  rocdl.s.barrier.wait id = 1
  %1 = rocdl.s.get.barrier.state id = 1 -> i32
  %2 = rocdl.s.get.named.barrier.state %p3 : !llvm.ptr<3> -> i32
  rocdl.s.wakeup.barrier %p3 : !llvm.ptr<3>
  rocdl.barrier
  llvm.return
}

// -----

llvm.func @waits() {
  rocdl.s.wait.asynccnt 1
  rocdl.s.wait.dscnt 1
  rocdl.s.wait.expcnt 1
  rocdl.s.wait.loadcnt 1
  rocdl.s.wait.storecnt 1
  rocdl.s.wait.tensorcnt 1
  rocdl.s.waitcnt 1
  rocdl.s.nop 1
  rocdl.s.sleep 1
  rocdl.s.setprio 1
  rocdl.sched.barrier 1
  rocdl.sched.group.barrier 1, 1, 1
  rocdl.iglp.opt 1
  llvm.return
}

// -----

llvm.func @functions(%f32: f32) {
  %0 = rocdl.cos %f32 f32 -> f32
  %1 = rocdl.exp %f32 f32 -> f32
  %2 = rocdl.exp2 %f32 f32 -> f32
  %3 = rocdl.log %f32 f32 -> f32
  %4 = rocdl.rcp %f32 f32 -> f32
  %5 = rocdl.sin %f32 f32 -> f32
  %6 = rocdl.sqrt %f32 f32 -> f32
  %7 = rocdl.tanh %f32 f32 -> f32
  %8 = rocdl.fmed3 %f32, %f32, %f32 : f32
  llvm.return
}

// -----

llvm.func @clusters(%p1: !llvm.ptr<1>, %p3: !llvm.ptr<3>, %i32: i32) {
  %0 = rocdl.cluster.id.x : i32
  %1 = rocdl.cluster.id.y : i32
  %2 = rocdl.cluster.id.z : i32
  rocdl.cluster.load.async.to.lds.b128 %p1, %p3, 1, 1, %i32 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b32 %p1, %p3, 1, 1, %i32 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b64 %p1, %p3, 1, 1, %i32 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b8 %p1, %p3, 1, 1, %i32 : !llvm.ptr<1>, !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @shared_memory(%p3: !llvm.ptr<3>, %i64: i64) {
  rocdl.ds.atomic.async.barrier.arrive.b64 %p3 : !llvm.ptr<3>
  %0 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %p3, %i64 : !llvm.ptr<3>, i64 -> i64
  %1 = rocdl.ds.load.tr16.b128 %p3 : !llvm.ptr<3> -> i32
  %2 = rocdl.ds.load.tr4.b64 %p3 : !llvm.ptr<3> -> i32
  %3 = rocdl.ds.load.tr6.b96 %p3 : !llvm.ptr<3> -> i32
  %4 = rocdl.ds.load.tr8.b64 %p3 : !llvm.ptr<3> -> i32
  %5 = rocdl.ds.read.tr16.b64 %p3 : <3> -> i32
  llvm.return
}

// -----

llvm.func @global_memory(%p1: !llvm.ptr<1>, %p3: !llvm.ptr<3>) {
  rocdl.global.load.async.to.lds.b128 %p1, %p3, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b32 %p1, %p3, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b64 %p1, %p3, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b8 %p1, %p3, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.lds %p1, %p3, 1, 1, 1
  %0 = rocdl.global.load.tr4.b64 %p1 : !llvm.ptr<1> -> i32
  %1 = rocdl.global.load.tr6.b96 %p1 : !llvm.ptr<1> -> i32
  llvm.return
}

// -----

llvm.func @prefetches(%p1: !llvm.ptr<1>, %p: !llvm.ptr, %p3: !llvm.ptr<3>, %i16: i16, %i64: i64, %i32: i32) {
  rocdl.global.prefetch %p1, scope 1 : !llvm.ptr<1>
  rocdl.flat.prefetch %p, scope 1 : !llvm.ptr
  rocdl.load.to.lds %p, %p3, 1, 1, 1 : !llvm.ptr
  %0 = rocdl.make.buffer.rsrc %p, %i16, %i64, %i32 : !llvm.ptr to !llvm.ptr
  llvm.return
}

// -----

llvm.func @tensors(%v4xi32: vector<4xi32>, %v8xi32: vector<8xi32>) {
  rocdl.tensor.load.to.lds.d2 %v4xi32, %v8xi32 cachepolicy 1 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.load.to.lds %v4xi32, %v8xi32, %v4xi32, %v4xi32 cachepolicy 1 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.store.from.lds.d2 %v4xi32, %v8xi32 cachepolicy 1 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.store.from.lds %v4xi32, %v8xi32, %v4xi32, %v4xi32 cachepolicy 1 : vector<4xi32>, vector<8xi32>
  llvm.return
}

// -----

llvm.func @buffers(%i32: i32, %p8: !llvm.ptr<8>, %p3: !llvm.ptr<3>) {
  %0 = rocdl.raw.ptr.buffer.atomic.cmpswap %i32, %i32, %p8, %i32, %i32, %i32 : i32
  rocdl.raw.ptr.buffer.atomic.fadd %i32, %p8, %i32, %i32, %i32 : i32
  rocdl.raw.ptr.buffer.atomic.fmax %i32, %p8, %i32, %i32, %i32 : i32
  rocdl.raw.ptr.buffer.atomic.smax %i32, %p8, %i32, %i32, %i32 : i32
  rocdl.raw.ptr.buffer.atomic.umin %i32, %p8, %i32, %i32, %i32 : i32
  rocdl.raw.ptr.buffer.load.lds %p8, %p3, %i32, %i32, %i32, %i32, %i32
  %1 = rocdl.raw.ptr.buffer.load %p8, %i32, %i32, %i32 : i32
  llvm.return
}

// -----

llvm.func @small_floats(%i32: i32, %f32: f32) {
  %0 = rocdl.cvt.f32.bf8 %i32[1] : i32
  %1 = rocdl.cvt.f32.fp8 %i32[1] : i32
  %2 = rocdl.cvt.pk.bf8.f32 %f32, %f32 -> %i32[true] : i32
  %3 = rocdl.cvt.pk.f32.bf8 %i32[true] : i32
  %4 = rocdl.cvt.pk.f32.fp8 %i32[true] : i32
  %5 = rocdl.cvt.pk.fp8.f32 %f32, %f32 -> %i32[true] : i32
  %6 = rocdl.cvt.pkrtz %f32, %f32 : i32
  %7 = rocdl.cvt.sr.bf8.f32 %f32, %i32 -> %i32[1] : i32
  %8 = rocdl.cvt.sr.fp8.f32 %f32, %i32 -> %i32[1] : i32
  llvm.return
}

// -----

llvm.func @scaled_packs(%v3xi32: vector<3xi32>, %i32: i32, %v2xi32: vector<2xi32>) {
  %0 = rocdl.cvt.scale.pk16.bf16.bf6 %v3xi32, %i32[1] : vector<16xbf16>
  %1 = rocdl.cvt.scale.pk16.bf16.fp6 %v3xi32, %i32[1] : vector<16xbf16>
  %2 = rocdl.cvt.scale.pk16.f16.bf6 %v3xi32, %i32[1] : vector<16xf16>
  %3 = rocdl.cvt.scale.pk16.f16.fp6 %v3xi32, %i32[1] : vector<16xf16>
  %4 = rocdl.cvt.scale.pk16.f32.bf6 %v3xi32, %i32[1] : vector<16xf32>
  %5 = rocdl.cvt.scale.pk16.f32.fp6 %v3xi32, %i32[1] : vector<16xf32>
  %6 = rocdl.cvt.scale.pk8.bf16.bf8 %v2xi32, %i32[1] : vector<8xbf16>
  %7 = rocdl.cvt.scale.pk8.bf16.fp4 %i32, %i32[1] : vector<8xbf16>
  %8 = rocdl.cvt.scale.pk8.bf16.fp8 %v2xi32, %i32[1] : vector<8xbf16>
  %9 = rocdl.cvt.scale.pk8.f16.bf8 %v2xi32, %i32[1] : vector<8xf16>
  %10 = rocdl.cvt.scale.pk8.f16.fp4 %i32, %i32[1] : vector<8xf16>
  %11 = rocdl.cvt.scale.pk8.f16.fp8 %v2xi32, %i32[1] : vector<8xf16>
  %12 = rocdl.cvt.scale.pk8.f32.bf8 %v2xi32, %i32[1] : vector<8xf32>
  llvm.return
}

// -----

llvm.func @scaled_pairs(%v16xf32: vector<16xf32>, %f32: f32, %v2xf16: vector<2xf16>, %i32: i32) {
  %0 = rocdl.cvt.scalef32.2xpk16.bf6.f32 %v16xf32, %v16xf32, %f32 : vector<6xi32>
  %1 = rocdl.cvt.scalef32.2xpk16.fp6.f32 %v16xf32, %v16xf32, %f32 : vector<6xi32>
  %2 = rocdl.cvt.scalef32.f16.bf8 %i32[1], %f32 -> %v2xf16[true] : vector<2xf16>
  %3 = rocdl.cvt.scalef32.f16.fp8 %i32[1], %f32 -> %v2xf16[true] : vector<2xf16>
  %4 = rocdl.cvt.scalef32.f32.bf8 %i32[1], %f32 : f32
  %5 = rocdl.cvt.scalef32.f32.fp8 %i32[1], %f32 : f32
  llvm.return
}

// -----

llvm.func @scaled_sixteen(%v16xbf16: vector<16xbf16>, %f32: f32, %v16xf16: vector<16xf16>, %v16xf32: vector<16xf32>) {
  %0 = rocdl.cvt.scalef32.pk16.bf6.bf16 %v16xbf16, %f32 : vector<3xi32>
  %1 = rocdl.cvt.scalef32.pk16.bf6.f16 %v16xf16, %f32 : vector<3xi32>
  %2 = rocdl.cvt.scalef32.pk16.bf6.f32 %v16xf32, %f32 : vector<3xi32>
  %3 = rocdl.cvt.scalef32.pk16.fp6.bf16 %v16xbf16, %f32 : vector<3xi32>
  %4 = rocdl.cvt.scalef32.pk16.fp6.f16 %v16xf16, %f32 : vector<3xi32>
  %5 = rocdl.cvt.scalef32.pk16.fp6.f32 %v16xf32, %f32 : vector<3xi32>
  llvm.return
}

// -----

llvm.func @scaled_thirty_two(%v6xi32: vector<6xi32>, %f32: f32, %v32xbf16: vector<32xbf16>, %v32xf16: vector<32xf16>) {
  %0 = rocdl.cvt.scalef32.pk32.bf16.bf6 %v6xi32, %f32 : vector<32xbf16>
  %1 = rocdl.cvt.scalef32.pk32.bf16.fp6 %v6xi32, %f32 : vector<32xbf16>
  %2 = rocdl.cvt.scalef32.pk32.bf6.bf16 %v32xbf16, %f32 : vector<6xi32>
  %3 = rocdl.cvt.scalef32.pk32.bf6.f16 %v32xf16, %f32 : vector<6xi32>
  %4 = rocdl.cvt.scalef32.pk32.f16.bf6 %v6xi32, %f32 : vector<32xf16>
  %5 = rocdl.cvt.scalef32.pk32.f16.fp6 %v6xi32, %f32 : vector<32xf16>
  %6 = rocdl.cvt.scalef32.pk32.f32.bf6 %v6xi32, %f32 : vector<32xf32>
  llvm.return
}

// -----

llvm.func @scaled_eight(%v8xbf16: vector<8xbf16>, %f32: f32, %v8xf16: vector<8xf16>, %v8xf32: vector<8xf32>) {
  %0 = rocdl.cvt.scalef32.pk8.bf8.bf16 %v8xbf16, %f32 : vector<2xi32>
  %1 = rocdl.cvt.scalef32.pk8.bf8.f16 %v8xf16, %f32 : vector<2xi32>
  %2 = rocdl.cvt.scalef32.pk8.bf8.f32 %v8xf32, %f32 : vector<2xi32>
  %3 = rocdl.cvt.scalef32.pk8.fp4.bf16 %v8xbf16, %f32 : i32
  %4 = rocdl.cvt.scalef32.pk8.fp4.f16 %v8xf16, %f32 : i32
  %5 = rocdl.cvt.scalef32.pk8.fp4.f32 %v8xf32, %f32 : i32
  %6 = rocdl.cvt.scalef32.pk8.fp8.bf16 %v8xbf16, %f32 : vector<2xi32>
  llvm.return
}

// -----

llvm.func @scaled_two(%i32: i32, %f32: f32, %v2xi16: vector<2xi16>, %v2xbf16: vector<2xbf16>) {
  %0 = rocdl.cvt.scalef32.pk.bf16.bf8 %i32[true], %f32 : vector<2xbf16>
  %1 = rocdl.cvt.scalef32.pk.bf8.bf16 %v2xbf16, %f32 -> %v2xi16[true] : vector<2xi16>
  %2 = rocdl.cvt.scalef32.pk.f16.bf8 %i32[true], %f32 : vector<2xf16>
  %3 = rocdl.cvt.scalef32.pk.f32.bf8 %i32[true], %f32 : vector<2xf32>
  %4 = rocdl.cvt.scalef32.pk.fp4.bf16 %v2xbf16, %f32 -> %i32[1] : i32
  %5 = rocdl.cvt.scalef32.pk.fp8.bf16 %v2xbf16, %f32 -> %v2xi16[true] : vector<2xi16>
  llvm.return
}

// -----

llvm.func @rounded(%i32: i32, %bf16: bf16, %f32: f32, %v16xf16: vector<16xf16>, %v32xbf16: vector<32xbf16>, %v8xf32: vector<8xf32>, %v8xf16: vector<8xf16>) {
  %0 = rocdl.cvt.scalef32.sr.bf8.bf16 %bf16, %i32, %f32 -> %i32[1] : i32
  %1 = rocdl.cvt.scalef32.sr.fp8.f32 %f32, %i32, %f32 -> %i32[1] : i32
  %2 = rocdl.cvt.scalef32.sr.pk16.fp6.f16 %v16xf16, %i32, %f32 : vector<3xi32>
  %3 = rocdl.cvt.scalef32.sr.pk32.fp6.bf16 %v32xbf16, %i32, %f32 : vector<6xi32>
  %4 = rocdl.cvt.scalef32.sr.pk8.bf8.f32 %v8xf32, %i32, %f32 : vector<2xi32>
  %5 = rocdl.cvt.scalef32.sr.pk8.fp8.f16 %v8xf16, %i32, %f32 : vector<2xi32>
  llvm.return
}

// -----

llvm.func @products(%i32: i32) {
  %0 = rocdl.mfma.f32.16x16x16bf16.1k %i32, %i32 : (i32, i32) -> i32
  %1 = rocdl.mfma.f32.16x16x32.bf8.bf8 %i32, %i32 : (i32, i32) -> i32
  %2 = rocdl.mfma.f32.16x16x4bf16.1k %i32, %i32 : (i32, i32) -> i32
  %3 = rocdl.mfma.f32.32x32x16.bf16 %i32, %i32 : (i32, i32) -> i32
  %4 = rocdl.mfma.f32.32x32x16.fp8.fp8 %i32, %i32 : (i32, i32) -> i32
  %5 = rocdl.mfma.f32.32x32x4bf16 %i32, %i32 : (i32, i32) -> i32
  %6 = rocdl.mfma.f32.4x4x1f32 %i32, %i32 : (i32, i32) -> i32
  %7 = rocdl.mfma.f64.16x16x4f64 %i32, %i32 : (i32, i32) -> i32
  %8 = rocdl.mfma.f64.4x4x4f64 %i32, %i32 : (i32, i32) -> i32
  %9 = rocdl.mfma.i32.16x16x16i8 %i32, %i32 : (i32, i32) -> i32
  %10 = rocdl.mfma.i32.16x16x32.i8 %i32, %i32 : (i32, i32) -> i32
  %11 = rocdl.mfma.i32.16x16x4i8 %i32, %i32 : (i32, i32) -> i32
  %12 = rocdl.mfma.i32.16x16x64.i8 %i32, %i32 : (i32, i32) -> i32
  %13 = rocdl.mfma.i32.32x32x16.i8 %i32, %i32 : (i32, i32) -> i32
  %14 = rocdl.mfma.i32.32x32x32.i8 %i32, %i32 : (i32, i32) -> i32
  %15 = rocdl.mfma.i32.32x32x4i8 %i32, %i32 : (i32, i32) -> i32
  %16 = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %i32, %i32 : (i32, i32) -> i32
  %17 = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %i32, %i32 : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @sparse_products(%i32: i32) {
  %0 = rocdl.smfmac.f32.16x16x128.bf8.bf8 %i32, %i32 : (i32, i32) -> i32
  %1 = rocdl.smfmac.f32.16x16x32.bf16 %i32, %i32 : (i32, i32) -> i32
  %2 = rocdl.smfmac.f32.16x16x64.bf8.fp8 %i32, %i32 : (i32, i32) -> i32
  %3 = rocdl.smfmac.f32.32x32x16.bf16 %i32, %i32 : (i32, i32) -> i32
  %4 = rocdl.smfmac.f32.32x32x32.bf8.fp8 %i32, %i32 : (i32, i32) -> i32
  %5 = rocdl.smfmac.f32.32x32x64.bf8.bf8 %i32, %i32 : (i32, i32) -> i32
  %6 = rocdl.smfmac.i32.16x16x128.i8 %i32, %i32 : (i32, i32) -> i32
  %7 = rocdl.smfmac.i32.16x16x64.i8 %i32, %i32 : (i32, i32) -> i32
  %8 = rocdl.smfmac.i32.32x32x32.i8 %i32, %i32 : (i32, i32) -> i32
  %9 = rocdl.smfmac.i32.32x32x64.i8 %i32, %i32 : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @wave_products(%i32: i32, %bf16: bf16, %f32: f32) {
  %0 = rocdl.wmma.bf16.16x16x16.bf16 %i32, %i32, %i32 : (i32, i32, i32) -> i32
  %1 = rocdl.wmma.bf16.16x16x32.bf16 %bf16, %bf16, %bf16 : (bf16, bf16, bf16) -> bf16
  %2 = rocdl.wmma.bf16f32.16x16x32.bf16 %bf16, %bf16, %f32 : (bf16, bf16, f32) -> bf16
  %3 = rocdl.wmma.i32.16x16x16.iu4 %i32, %i32, %i32 : (i32, i32, i32) -> i32
  %4 = rocdl.wmma.i32.16x16x16.iu8 %i32, %i32, %i32 : (i32, i32, i32) -> i32
  %5 = rocdl.wmma.i32.16x16x32.iu4 %i32, %i32, %i32 : (i32, i32, i32) -> i32
  %6 = rocdl.wmma.i32.16x16x64.iu8 %i32, %i32, %i32 : (i32, i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @wave_products_f16(%i32: i32, %f16: f16) {
  %0 = rocdl.wmma.f16.16x16x128.bf8_bf8 %i32, %i32, %f16 : (i32, i32, f16) -> f16
  %1 = rocdl.wmma.f16.16x16x128.bf8_fp8 %i32, %i32, %f16 : (i32, i32, f16) -> f16
  %2 = rocdl.wmma.f16.16x16x128.fp8_bf8 %i32, %i32, %f16 : (i32, i32, f16) -> f16
  %3 = rocdl.wmma.f16.16x16x128.fp8_fp8 %i32, %i32, %f16 : (i32, i32, f16) -> f16
  %4 = rocdl.wmma.f16.16x16x16.f16 %f16, %f16, %f16 : (f16, f16, f16) -> f16
  %5 = rocdl.wmma.f16.16x16x32.f16 %f16, %f16, %f16 : (f16, f16, f16) -> f16
  %6 = rocdl.wmma.f16.16x16x64.bf8_bf8 %i32, %i32, %f16 : (i32, i32, f16) -> f16
  llvm.return
}

// -----

llvm.func @wave_products_f32(%i32: i32, %f32: f32, %bf16: bf16) {
  %0 = rocdl.wmma.f32.16x16x128.bf8_bf8 %i32, %i32, %f32 : (i32, i32, f32) -> f32
  %1 = rocdl.wmma.f32.16x16x128.fp8_bf8 %i32, %i32, %f32 : (i32, i32, f32) -> f32
  %2 = rocdl.wmma.f32.16x16x16.bf16 %i32, %i32, %f32 : (i32, i32, f32) -> f32
  %3 = rocdl.wmma.f32.16x16x16.bf8_fp8 %i32, %i32, %f32 : (i32, i32, f32) -> f32
  %4 = rocdl.wmma.f32.16x16x16.fp8_bf8 %i32, %i32, %f32 : (i32, i32, f32) -> f32
  %5 = rocdl.wmma.f32.16x16x32.bf16 %bf16, %bf16, %f32 : (bf16, bf16, f32) -> f32
  %6 = rocdl.wmma.f32.16x16x4.f32 %f32, %f32, %f32 : (f32, f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @scaled_products(%i32: i32, %f32: f32, %i64: i64) {
  %0 = rocdl.wmma.scale16.f32.16x16x128.f8f6f4 %i32, %i32, %f32, %i64, %i64 : (i32, i32, f32, i64, i64) -> f32
  %1 = rocdl.wmma.scale16.f32.32x16x128.f4 %i32, %i32, %f32, %i64, %i64 : (i32, i32, f32, i64, i64) -> f32
  %2 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %i32, %i32, %f32, %i32, %i32 : (i32, i32, f32, i32, i32) -> f32
  %3 = rocdl.wmma.scale.f32.32x16x128.f4 %i32, %i32, %f32, %i32, %i32 : (i32, i32, f32, i32, i32) -> f32
  llvm.return
}
