module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @kernel(%a: f32, %b: memref<?xf32, 1>) kernel {
      %x = gpu.thread_id x
      %y = gpu.block_id y upper_bound 64
      %z = gpu.block_dim z
      %g = gpu.grid_dim x
      %i = gpu.global_id y
      %l = gpu.lane_id upper_bound 32
      %s = gpu.subgroup_id : index
      %n = gpu.num_subgroups upper_bound 8 : index
      %w = gpu.subgroup_size : index
      gpu.barrier
      gpu.return
    }
  }
  func.func @host(%n: index, %a: f32, %b: memref<?xf32, 1>, %bytes: i32) {
    gpu.launch_func @kernels::@kernel blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%a : f32, %b : memref<?xf32, 1>)
    %t = gpu.wait async
    %u = gpu.launch_func async [%t] @kernels::@kernel blocks in (%n, %n, %n) threads in (%n, %n, %n) dynamic_shared_memory_size %bytes args(%a : f32, %b : memref<?xf32, 1>)
    gpu.launch_func @kernels::@kernel clusters in (%n, %n, %n) blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%a : f32, %b : memref<?xf32, 1>) {note}
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @kernel() kernel {
      gpu.return
    }
  }
  func.func @host(%n: i64, %object: !gpu.async.token) {
    gpu.launch_func @kernels::@kernel blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    gpu.launch_func <%object : !gpu.async.token> @kernels::@kernel clusters in (%n, %n, %n) blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    return
  }
}

// -----

gpu.module @kernels {
  gpu.func @results(%a: i32 {test.a}, %b: i64) -> (i64, i32 {test.r}) {
    gpu.return %b, %a : i64, i32
  }
  gpu.func @buffers(%a: i32)
      workgroup(%w : memref<4xf32, #gpu.address_space<workgroup>> {test.w}, %v : memref<4xf32>)
      private(%p : memref<1xi8, #gpu.address_space<private>>)
      kernel attributes {known_block_size = array<i32: 1, 2, 3>, test.x = 1 : i32} {
    "test.use"(%w, %v, %p) : (memref<4xf32, #gpu.address_space<workgroup>>, memref<4xf32>, memref<1xi8, #gpu.address_space<private>>) -> ()
    gpu.return
  }
  gpu.func @none() {
    gpu.return
  }
  gpu.func @both(%a: i32) private(%p : memref<1xi8> {test.p = 1 : i8}, %q : memref<1xi8>) {
    gpu.return
  }
}

// -----

func.func @sizes() attributes {gpu.known_block_size = array<i32: 1, 2, 3>, gpu.known_grid_size = array<i32: 4, 5, 6>} {
  %x = gpu.cluster_id x
  %y = gpu.cluster_dim y
  %z = gpu.cluster_block_id z
  %d = gpu.cluster_dim_blocks x
  return
}
