func.func @operations() {
  gpu.barrier
  %block_dim_x = gpu.block_dim  x
  %block_dim_x_0 = gpu.block_dim  x upper_bound 2
  %block_id_x = gpu.block_id  x
  %block_id_y = gpu.block_id  y upper_bound 4
  %cluster_block_id_x = gpu.cluster_block_id  x
  %cluster_block_id_y = gpu.cluster_block_id  y upper_bound 16
  %cluster_dim_x = gpu.cluster_dim  x
  %cluster_dim_y = gpu.cluster_dim  y upper_bound 32
  %cluster_dim_blocks_x = gpu.cluster_dim_blocks  x
  %cluster_dim_blocks_y = gpu.cluster_dim_blocks  y upper_bound 3
  %cluster_id_x = gpu.cluster_id  x
  %cluster_id_x_1 = gpu.cluster_id  x upper_bound 8
  %global_id_x = gpu.global_id  x
  return
}

// -----

func.func @operations(%m_xf32: memref<*xf32>, %i1: i1, %i32: i32, %i32_1: i32, %v4xi1: vector<4xi1>) {
  %global_id_z = gpu.global_id  z upper_bound 8
  %grid_dim_x = gpu.grid_dim  x
  %grid_dim_y = gpu.grid_dim  y upper_bound 32
  gpu.host_register %m_xf32 : memref<*xf32>
  gpu.host_unregister %m_xf32 : memref<*xf32>
  %0 = gpu.lane_id
  %1 = gpu.lane_id upper_bound 0
  %2 = gpu.num_subgroups : index
  %3 = gpu.num_subgroups upper_bound 0 : index
  gpu.printf "a"
  gpu.printf "a", %i1 : i1
  gpu.set_default_device %i32
  %shuffleResult, %valid = gpu.shuffle  down %v4xi1, %i32, %i32_1 : vector<4xi1>
  %4 = gpu.subgroup_id : index
  return
}

// -----

func.func @operations(%f16: f16, %mma_matrix: !gpu.mma_matrix<16x16xf16, "AOp">, %index: index) {
  %0 = gpu.subgroup_id upper_bound 0 : index
  %1 = gpu.subgroup_mma_constant_matrix %f16 : !gpu.mma_matrix<16x16xf16, "AOp">
  %2 = gpu.subgroup_mma_elementwise  addf  : () -> !gpu.mma_matrix<16x16xf16, "AOp">
  %3 = gpu.subgroup_mma_elementwise  addf %mma_matrix : (!gpu.mma_matrix<16x16xf16, "AOp">) -> !gpu.mma_matrix<16x16xf16, "AOp">
  %4 = gpu.subgroup_mma_extract_thread_local %mma_matrix[] : !gpu.mma_matrix<16x16xf16, "AOp"> -> f16
  %5 = gpu.subgroup_mma_extract_thread_local %mma_matrix[%index] : !gpu.mma_matrix<16x16xf16, "AOp"> -> f16
  %6 = gpu.subgroup_mma_insert_thread_local %f16, %mma_matrix[] : f16, !gpu.mma_matrix<16x16xf16, "AOp"> -> !gpu.mma_matrix<16x16xf16, "AOp">
  %7 = gpu.subgroup_mma_insert_thread_local %f16, %mma_matrix[%index] : f16, !gpu.mma_matrix<16x16xf16, "AOp"> -> !gpu.mma_matrix<16x16xf16, "AOp">
  %8 = gpu.subgroup_size : index
  %9 = gpu.subgroup_size upper_bound 0 : index
  %thread_id_x = gpu.thread_id  x
  %thread_id_y = gpu.thread_id  y upper_bound 2
  return
}

// -----

func.func @operation() {
  gpu.yield
}

// -----

func.func @operation(%arg0: !gpu.async.token) {
  gpu.yield %arg0 : !gpu.async.token
}

// -----

func.func @launch(%n: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    gpu.terminator
  }
  return
}
