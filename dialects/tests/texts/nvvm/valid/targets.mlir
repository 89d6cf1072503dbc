llvm.func @kernel(%p: !llvm.ptr {llvm.byval = !llvm.struct<(i32, f32)>, nvvm.grid_constant}) attributes {nvvm.kernel} { llvm.return }

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_90a">] { llvm.func @fence() { nvvm.wgmma.fence.aligned llvm.return } }

// -----

gpu.module @kernels [#nvvm.target<O = 3, chip = "sm_80", flags = {fast}>, #rocdl.target<chip = "gfx942">] {}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_20", verifyTarget = false>] { llvm.func @fence() { nvvm.wgmma.fence.aligned llvm.return } }

// -----

llvm.func @proxies(%p: !llvm.ptr, %n: i32) {
  nvvm.fence.proxy.acquire #nvvm.mem_scope<gpu> %p, %n
  nvvm.fence.proxy.release #nvvm.mem_scope<sys>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<acquire>}
  llvm.return
}

// -----

llvm.func @product(%a: i32, %c: f32, %n: i32) {
  %0 = nvvm.mma.sp.sync A[%a, %a] B[%a, %a] C[%c, %c, %c, %c] sparseMetadata[%n] selector[%n] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m3>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, kind = #nvvm.mma_kind<f8f6f4>, orderedMetadata} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
