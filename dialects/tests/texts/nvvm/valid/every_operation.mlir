func.func @operations(%i32: i32, %i32_1: i32, %ptr_3: !llvm.ptr<3>, %ptr_3_1: !llvm.ptr<3>) {
  nvvm.bar.warp.sync %i32 : i32
  nvvm.barrier.arrive number_of_threads = %i32
  nvvm.barrier.arrive id = %i32 number_of_threads = %i32_1
  nvvm.barrier0
  nvvm.breakpoint
  nvvm.cluster.arrive
  nvvm.cluster.arrive {aligned}
  nvvm.cluster.arrive.relaxed
  nvvm.cluster.arrive.relaxed {aligned}
  nvvm.cluster.wait
  nvvm.cluster.wait {aligned}
  nvvm.clusterlaunchcontrol.try.cancel %ptr_3, %ptr_3_1
  nvvm.clusterlaunchcontrol.try.cancel multicast, %ptr_3, %ptr_3_1
  nvvm.cp.async.bulk.commit.group
  return
}

// -----

func.func @operations(%ptr_1: !llvm.ptr<1>, %ptr_3: !llvm.ptr<3>, %ptr_3_1: !llvm.ptr<3>, %i32: i32, %i64: i64,
  %i16: i16, %ptr_7: !llvm.ptr<7>, %ptr: !llvm.ptr, %v4xi8: vector<4xi8>, %v4xi8_1: vector<4xi8>) {
  nvvm.cp.async.bulk.global.shared.cta %ptr_1, %ptr_3, %i32 : <1>, <3>
  nvvm.cp.async.bulk.global.shared.cta %ptr_1, %ptr_3, %i32 l2_cache_hint = %i64 byte_mask = %i16 : <1>, <3>
  nvvm.cp.async.bulk.prefetch %ptr_1, %i32 : <1>
  nvvm.cp.async.bulk.prefetch %ptr_1, %i32 l2_cache_hint = %i64 : <1>
  nvvm.cp.async.bulk.shared.cluster.shared.cta %ptr_7, %ptr_3, %ptr_3_1, %i32 : <7>, <3>
  nvvm.cp.async.bulk.wait_group 0
  nvvm.cp.async.bulk.wait_group 0 {read}
  nvvm.cp.async.commit.group
  nvvm.cp.async.mbarrier.arrive %ptr : !llvm.ptr
  nvvm.cp.async.mbarrier.arrive %ptr : !llvm.ptr
  nvvm.cp.async.wait.group 0
  %0 = nvvm.dot.accumulate.4way %v4xi8 <signed>, %v4xi8_1 <signed>, %i32 : vector<4xi8>, vector<4xi8>
  %1 = nvvm.elect.sync -> i1
  %2 = nvvm.elect.sync %i32 -> i1
  return
}

// -----

func.func @operations(%ptr: !llvm.ptr, %ptr_1: !llvm.ptr, %i1: i1, %i32: i32, %i32_1: i32) {
  nvvm.exit
  nvvm.fence.mbarrier.init
  nvvm.fence.sc.cluster
  nvvm.griddepcontrol  wait
  nvvm.inline_ptx "a"
  %0 = nvvm.inline_ptx "a" ro(%ptr : !llvm.ptr) rw(%ptr_1 : !llvm.ptr), predicate = %i1 -> !llvm.ptr
  %1 = nvvm.mapa %ptr, %i32 : !llvm.ptr -> !llvm.ptr
  %2 = nvvm.mbarrier.arrive.nocomplete %ptr, %i32 : !llvm.ptr, i32 -> i64
  %3 = nvvm.mbarrier.arrive_drop.nocomplete %ptr, %i32 : !llvm.ptr, i32 -> i64
  nvvm.mbarrier.init %ptr, %i32 : !llvm.ptr, i32
  nvvm.mbarrier.init %ptr, %i32, predicate = %i1 : !llvm.ptr, i32, i1
  nvvm.mbarrier.inval %ptr : !llvm.ptr
  nvvm.mbarrier.try_wait.parity %ptr, %i32, %i32_1 : !llvm.ptr, i32, i32
  nvvm.memory.barrier <cta>
  return
}

// -----

func.func @operations(%i32: i32, %f32: f32) {
  nvvm.nanosleep %i32
  %0 = nvvm.rcp.approx.ftz.f %f32 : f32
  %1 = nvvm.read.ptx.sreg.aggr.smem.size : !llvm.ptr
  %2 = nvvm.read.ptx.sreg.clock : !llvm.ptr
  %3 = nvvm.read.ptx.sreg.clock64 : !llvm.ptr
  %4 = nvvm.read.ptx.sreg.dynamic.smem.size : !llvm.ptr
  %5 = nvvm.read.ptx.sreg.envreg0 : !llvm.ptr
  %6 = nvvm.read.ptx.sreg.envreg1 : !llvm.ptr
  %7 = nvvm.read.ptx.sreg.envreg10 : !llvm.ptr
  %8 = nvvm.read.ptx.sreg.envreg11 : !llvm.ptr
  %9 = nvvm.read.ptx.sreg.envreg12 : !llvm.ptr
  %10 = nvvm.read.ptx.sreg.envreg13 : !llvm.ptr
  %11 = nvvm.read.ptx.sreg.envreg14 : !llvm.ptr
  %12 = nvvm.read.ptx.sreg.envreg15 : !llvm.ptr
  return
}

// -----

func.func @operations() {
  %0 = nvvm.read.ptx.sreg.envreg16 : !llvm.ptr
  %1 = nvvm.read.ptx.sreg.envreg17 : !llvm.ptr
  %2 = nvvm.read.ptx.sreg.envreg18 : !llvm.ptr
  %3 = nvvm.read.ptx.sreg.envreg19 : !llvm.ptr
  %4 = nvvm.read.ptx.sreg.envreg2 : !llvm.ptr
  %5 = nvvm.read.ptx.sreg.envreg20 : !llvm.ptr
  %6 = nvvm.read.ptx.sreg.envreg21 : !llvm.ptr
  %7 = nvvm.read.ptx.sreg.envreg22 : !llvm.ptr
  %8 = nvvm.read.ptx.sreg.envreg23 : !llvm.ptr
  %9 = nvvm.read.ptx.sreg.envreg24 : !llvm.ptr
  %10 = nvvm.read.ptx.sreg.envreg25 : !llvm.ptr
  %11 = nvvm.read.ptx.sreg.envreg26 : !llvm.ptr
  %12 = nvvm.read.ptx.sreg.envreg27 : !llvm.ptr
  %13 = nvvm.read.ptx.sreg.envreg28 : !llvm.ptr
  return
}

// -----

func.func @operations() {
  %0 = nvvm.read.ptx.sreg.envreg29 : !llvm.ptr
  %1 = nvvm.read.ptx.sreg.envreg3 : !llvm.ptr
  %2 = nvvm.read.ptx.sreg.envreg30 : !llvm.ptr
  %3 = nvvm.read.ptx.sreg.envreg31 : !llvm.ptr
  %4 = nvvm.read.ptx.sreg.envreg4 : !llvm.ptr
  %5 = nvvm.read.ptx.sreg.envreg5 : !llvm.ptr
  %6 = nvvm.read.ptx.sreg.envreg6 : !llvm.ptr
  %7 = nvvm.read.ptx.sreg.envreg7 : !llvm.ptr
  %8 = nvvm.read.ptx.sreg.envreg8 : !llvm.ptr
  %9 = nvvm.read.ptx.sreg.envreg9 : !llvm.ptr
  %10 = nvvm.read.ptx.sreg.globaltimer : !llvm.ptr
  %11 = nvvm.read.ptx.sreg.globaltimer.lo : !llvm.ptr
  %12 = nvvm.read.ptx.sreg.lanemask.eq : !llvm.ptr
  %13 = nvvm.read.ptx.sreg.lanemask.ge : !llvm.ptr
  return
}

// -----

func.func @operations(%ptr: !llvm.ptr, %i32: i32, %i16: i16, %ptr_6: !llvm.ptr<6>, %ptr_6_1: !llvm.ptr<6>,
  %ptr_6_2: !llvm.ptr<6>, %i64: i64, %i64_1: i64, %i1: i1) {
  %0 = nvvm.read.ptx.sreg.lanemask.gt : !llvm.ptr
  %1 = nvvm.read.ptx.sreg.lanemask.le : !llvm.ptr
  %2 = nvvm.read.ptx.sreg.lanemask.lt : !llvm.ptr
  %3 = nvvm.read.ptx.sreg.total.smem.size : !llvm.ptr
  nvvm.tcgen05.alloc %ptr, %i32 : !llvm.ptr, i32
  nvvm.tcgen05.alloc %ptr, %i32 : !llvm.ptr, i32
  nvvm.tcgen05.commit %ptr : !llvm.ptr
  nvvm.tcgen05.commit %ptr, multicast_mask = %i16 : !llvm.ptr, i16
  nvvm.tcgen05.dealloc %ptr_6, %i32 : !llvm.ptr<6>, i32
  nvvm.tcgen05.dealloc %ptr_6, %i32 : !llvm.ptr<6>, i32
  nvvm.tcgen05.fence <before>
  nvvm.tcgen05.mma.ws %ptr_6, %ptr_6_1, %i64, %i32, %i1 {kind = #nvvm.tcgen05_mma_kind<f8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  nvvm.tcgen05.mma.ws %ptr_6, %ptr_6_1, %i64, %i32, %i1, %i64_1 {kind = #nvvm.tcgen05_mma_kind<f8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
  nvvm.tcgen05.mma.ws.sp %ptr_6, %ptr_6_1, %i64, %i32, %i1, %ptr_6_2 {kind = #nvvm.tcgen05_mma_kind<f8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  return
}

// -----

func.func @operations(%ptr_6: !llvm.ptr<6>, %ptr_6_1: !llvm.ptr<6>, %ptr_6_2: !llvm.ptr<6>, %i64: i64, %i64_1: i64,
  %i32: i32, %i32_1: i32, %i32_2: i32, %i1: i1, %i8: i8, %i8_1: i8) {
  nvvm.tcgen05.mma.ws.sp %ptr_6, %ptr_6_1, %i64, %i32, %i1, %ptr_6_2, %i64_1 {kind = #nvvm.tcgen05_mma_kind<f8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
  %0 = nvvm.tcgen05.mma_smem_desc(%i32, %i32_1, %i32_2, %i8, %i1, %i8_1) : (i32, i32, i32, i8, i1, i8) -> i64
  nvvm.tcgen05.relinquish_alloc_permit
  nvvm.tcgen05.relinquish_alloc_permit
  nvvm.tcgen05.shift %ptr_6 : !llvm.ptr<6>
  nvvm.tcgen05.shift %ptr_6 : !llvm.ptr<6>
  nvvm.tcgen05.wait <load>
  nvvm.wgmma.commit.group.sync.aligned
  nvvm.wgmma.fence.aligned
  nvvm.wgmma.wait.group.sync.aligned 0
  return
}

// -----

func.func @dot(%pair: vector<2xi16>, %bytes: vector<4xi8>, %sum: i32) -> i32 {
  %0 = nvvm.dot.accumulate.2way %pair<signed>, %bytes<unsigned>, %sum {b_hi = true} : vector<2xi16>, vector<4xi8>
  return %0 : i32
}
