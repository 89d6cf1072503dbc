func.func @memory(%n: index, %m: memref<4x?xf32>, %v: f32) {
  %0 = gpu.alloc() : memref<8xi8>
  %1 = gpu.alloc host_shared () : memref<8xi8>
  %2 = gpu.alloc(%n) : memref<4x?xf32>
  gpu.memcpy %2, %m : memref<4x?xf32>, memref<4x?xf32>
  gpu.memset %2, %v : memref<4x?xf32>, f32
  gpu.dealloc %2 : memref<4x?xf32>
  return
}

// -----

func.func @async(%n: index, %m: memref<?xf32>) {
  %t = gpu.wait async
  %0, %t0 = gpu.alloc async [%t] (%n) : memref<?xf32>
  %t1 = gpu.memcpy async [%t0] %0, %m : memref<?xf32>, memref<?xf32>
  %t2 = gpu.dealloc async [%t0, %t1] %0 : memref<?xf32>
  gpu.wait [%t2]
  return
}

// -----

func.func @symbols(%n: index) {
  %0 = gpu.alloc(%n)[%n] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}

// -----

func.func @host(%m: memref<*xf32>, %device: i32) {
  gpu.host_register %m : memref<*xf32>
  gpu.host_unregister %m : memref<*xf32>
  gpu.set_default_device %device
  return
}

// -----

func.func @sparse(%n: index, %i: memref<?xindex>, %v: memref<?xf64>) {
  %t = gpu.wait async
  %m, %t0 = gpu.create_coo async [%t] %n, %n, %n, %i, %i, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %d, %t1 = gpu.create_dn_tensor async [%t0] %v, %n : index into memref<?xf64>
  %s, %t2 = gpu.spmv_buffer_size async [%t1] %m, %d, %d into f64
  %t3 = gpu.destroy_sp_mat async [%t2] %m
  %t4 = gpu.destroy_dn_tensor async [%t3] %d
  %g, %t5 = gpu.spgemm_create_descr async [%t4]
  %t6 = gpu.spgemm_destroy_descr async [%t5] %g
  gpu.wait [%t6]
  return
}
