gpu.module @kernels {
  gpu.func @results() -> i32 kernel {
    %0 = arith.constant 0 : i32
    gpu.return %0 : i32
  }
}

// -----

gpu.module @kernels {
  gpu.func @unnamed(i32) {
    gpu.return
  }
}

// -----

gpu.module @kernels {
  gpu.func @count() -> i32 {
    gpu.return
  }
}

// -----

gpu.module @kernels {
  gpu.func @type(%a: f32) -> i32 {
    gpu.return %a : f32
  }
}

// -----

gpu.module @kernels {
  gpu.func @space() workgroup(%w : memref<4xf32, #gpu.address_space<global>>) {
    gpu.return
  }
}

// -----

gpu.module @kernels {
  gpu.func @buffer() private(%w : i32) {
    gpu.return
  }
}

// -----

gpu.module @kernels {
  "gpu.func"() ({
  }) {function_type = () -> (), sym_name = "empty", workgroup_attributions = 0 : i64} : () -> ()
}

// -----

gpu.module @kernels {
  "gpu.func"() ({
  ^bb0(%a: f32):
    gpu.return
  }) {function_type = (i32) -> (), sym_name = "type", workgroup_attributions = 0 : i64} : () -> ()
}

// -----

gpu.module @kernels {
  "gpu.func"() ({
  ^bb0(%a: i32):
    gpu.return
  }) {function_type = (i32) -> (), sym_name = "least", workgroup_attributions = 2 : i64} : () -> ()
}

// -----

gpu.func @outside() {
  gpu.return
}
