func.func @operations(%v4xf8e5m2: vector<4xf8E5M2>, %f32: f32, %v8xf8e5m2: vector<8xf8E5M2>,
  %tdm_descriptor: !amdgpu.tdm_descriptor) {
  amdgpu.lds_barrier
  amdgpu.memory_counter_wait
  amdgpu.memory_counter_wait load(0) store(0) ds(0) exp(2) tensor(0)
  %0 = amdgpu.scaled_ext_packed %v4xf8e5m2[0], %f32 : vector<4xf8E5M2> to vector<2xf16>
  amdgpu.sched_barrier allow = <none>
  %1 = amdgpu.swizzle_bitmode %v8xf8e5m2 0 0 0 : vector<8xf8E5M2>
  amdgpu.tensor_load_to_lds %tdm_descriptor : !amdgpu.tdm_descriptor
  amdgpu.tensor_store_from_lds %tdm_descriptor : !amdgpu.tdm_descriptor
  return
}

// -----

func.func @unpack(%bytes: vector<4xf8E5M2>, %one: f8E4M3FN) {
  %0 = amdgpu.ext_packed_fp8 %bytes[2] : vector<4xf8E5M2> to f32
  %1 = amdgpu.ext_packed_fp8 %bytes[1] : vector<4xf8E5M2> to vector<2xf32>
  %2 = amdgpu.ext_packed_fp8 %one[0] : f8E4M3FN to f32
  return
}
