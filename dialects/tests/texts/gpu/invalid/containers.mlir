func.func @host(%n: index) {
  gpu.launch_func @kernels::@kernel blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}

// -----

func.func @attached() attributes {gpu.container_module} {
  return
}

// -----

module attributes {gpu.container_module} {
  func.func @host(%n: index) {
    gpu.launch_func @kernels::@kernel blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  module @kernels {
  }
  func.func @host(%n: index) {
    gpu.launch_func @kernels::@kernel blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @kernels {
  }
  func.func @host(%n: index) {
    gpu.launch_func @kernels::@kernel blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @kernels {
    memref.global @kernel : memref<4xf32>
  }
  func.func @host(%n: index) {
    gpu.launch_func @kernels::@kernel blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @kernel() {
      gpu.return
    }
  }
  func.func @host(%n: index) {
    gpu.launch_func @kernels::@kernel blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @kernel(%a: i32) kernel {
      gpu.return
    }
  }
  func.func @host(%n: index) {
    gpu.launch_func @kernels::@kernel blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @kernel(%a: i32) kernel {
      gpu.return
    }
  }
  func.func @host(%n: index, %b: f32) {
    gpu.launch_func @kernels::@kernel blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%b : f32)
    return
  }
}

// -----

func.func @count() attributes {gpu.known_block_size = array<i32: 1, 2>} {
  return
}

// -----

func.func @array() attributes {gpu.known_grid_size = array<i64: 1, 2, 3>} {
  return
}

// -----

gpu.binary @empty []

// -----

"test.op"() {a = #gpu.object<1 : i32, "text">} : () -> ()

// -----

"test.op"() {a = #gpu.select_object<"text">} : () -> ()

// -----

"test.op"() {a = #gpu.select_object<-1 : i64>} : () -> ()

// -----

"test.op"() {a = #gpu.kernel_metadata<"", () -> ()>} : () -> ()

// -----

"test.op"() {a = #gpu.kernel_metadata<"one", () -> (), arg_attrs = [1]>} : () -> ()

// -----

"test.op"() {a = #gpu.kernel_table<[#gpu.kernel_metadata<"a", () -> ()>, #gpu.kernel_metadata<"a", (i32) -> ()>]>} : () -> ()
