func.func @operations(%tensor_desc_8x16xf32: !xegpu.tensor_desc<8x16xf32>, %v16xi1: vector<16xi1>,
  %v8x16xf32: vector<8x16xf32>, %i8: i8, %i8_1: i8, %nbarrier: !xegpu.nbarrier) {
  xegpu.alloc_nbarrier 0
  %0 = xegpu.atomic_rmw addf %tensor_desc_8x16xf32, %v16xi1, %v8x16xf32 : !xegpu.tensor_desc<8x16xf32>, vector<16xi1>, vector<8x16xf32> -> vector<8x16xf32>
  %1 = xegpu.init_nbarrier %i8, %i8_1 : i8, i8 -> !xegpu.nbarrier
  xegpu.nbarrier_arrive %nbarrier : !xegpu.nbarrier
  xegpu.nbarrier_wait %nbarrier : !xegpu.nbarrier
  return
}

// -----

func.func @shared_memory(%buffer: memref<1024xi8, 3>) {
  %0 = xegpu.create_mem_desc %buffer : memref<1024xi8, 3> -> !xegpu.mem_desc<16x32xbf16>
  xegpu.fence memory_kind = global, fence_scope = workgroup
  xegpu.fence memory_kind = slm, fence_scope = gpu
  return
}
