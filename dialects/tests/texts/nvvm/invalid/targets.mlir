llvm.func @plain(%p: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant}) { llvm.return }

// -----

llvm.func @kernel(%p: !llvm.ptr {nvvm.grid_constant}) attributes {nvvm.kernel} { llvm.return }

// -----

llvm.func @kernel(%p: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant = 1}) attributes {nvvm.kernel} { llvm.return }

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_80">] { llvm.func @fence() { nvvm.wgmma.fence.aligned llvm.return } }

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_10">] {}

// -----

gpu.module @kernels [3] {}

// -----

llvm.func @proxies(%p: !llvm.ptr, %n: i32) {
  nvvm.fence.proxy.acquire #nvvm.mem_scope<gpu> %p, %n from_proxy = #nvvm.proxy_kind<async> to_proxy = #nvvm.proxy_kind<tensormap>
  llvm.return
}

// -----

llvm.func @proxies() {
  nvvm.fence.proxy.release #nvvm.mem_scope<sys> from_proxy = #nvvm.proxy_kind<generic> to_proxy = #nvvm.proxy_kind<async>
  llvm.return
}

// -----

llvm.func @proxies() { nvvm.fence.proxy {kind = #nvvm.proxy_kind<tensormap>} llvm.return }

// -----

llvm.func @proxies() { nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>} llvm.return }

// -----

llvm.func @proxies() { nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<weak>} llvm.return }

// -----

llvm.func @product(%a: i32, %c: f32, %n: i32) {
  %0 = nvvm.mma.sp.sync A[%a, %a, %a, %a] B[%a, %a] C[%c, %c, %c, %c] sparseMetadata[%n] selector[%n] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @product(%a: i32, %c: f32) {
  %0 = nvvm.mma.sync A[%a] B[%a] C[%c] {shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @scaled(%a: i32, %c: f32, %i: i16) {
  %0 = nvvm.mma.block_scale A[%a, %a, %a, %a] B[%a, %a] C[%c, %c, %c, %c] scaleA[%a, %i, %i] scaleB[%a, %i, %i] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x4>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
