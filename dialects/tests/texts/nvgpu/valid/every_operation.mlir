func.func @operations(%device_async_token: !nvgpu.device.async.token,
  %group: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %index: index, %index_1: index,
  %i1: i1, %mbarrier_token: !nvgpu.mbarrier.token) {
  %0 = "nvgpu.device_async_create_group"() : () -> !nvgpu.device.async.token
  %1 = "nvgpu.device_async_create_group"(%device_async_token) : (!nvgpu.device.async.token) -> !nvgpu.device.async.token
  nvgpu.device_async_wait %device_async_token
  nvgpu.device_async_wait %device_async_token {numGroups = 0 : i32}
  %2 = nvgpu.mbarrier.arrive %group[%index] : <memorySpace = #gpu.address_space<workgroup>> -> !nvgpu.mbarrier.token
  nvgpu.mbarrier.arrive.expect_tx %group[%index_1], %index : <memorySpace = #gpu.address_space<workgroup>>
  nvgpu.mbarrier.arrive.expect_tx %group[%index_1], %index, predicate = %i1 : <memorySpace = #gpu.address_space<workgroup>>
  %3 = nvgpu.mbarrier.arrive.nocomplete %group[%index], %index_1 : <memorySpace = #gpu.address_space<workgroup>> -> !nvgpu.mbarrier.token
  %4 = nvgpu.mbarrier.create -> <memorySpace = #gpu.address_space<workgroup>>
  %5 = nvgpu.mbarrier.get %group[%index] : <memorySpace = #gpu.address_space<workgroup>> -> i32
  nvgpu.mbarrier.init %group[%index_1], %index : <memorySpace = #gpu.address_space<workgroup>>
  nvgpu.mbarrier.init %group[%index_1], %index, predicate = %i1 : <memorySpace = #gpu.address_space<workgroup>>
  %6 = nvgpu.mbarrier.test.wait %group[%index], %mbarrier_token : <memorySpace = #gpu.address_space<workgroup>>, !nvgpu.mbarrier.token
  nvgpu.mbarrier.try_wait.parity %group[%index_1], %i1, %index : <memorySpace = #gpu.address_space<workgroup>>
  return
}

// -----

func.func @operations(%descriptor: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_128b, oob = zero, interleave = none>,
  %i1: i1) {
  nvgpu.tma.fence.descriptor %descriptor : <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_128b, oob = zero, interleave = none>
  nvgpu.tma.prefetch.descriptor %descriptor : <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_128b, oob = zero, interleave = none>
  nvgpu.tma.prefetch.descriptor %descriptor, predicate = %i1 : <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_128b, oob = zero, interleave = none>
  return
}
