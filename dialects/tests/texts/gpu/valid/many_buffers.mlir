// The number of buffers has 32 bits.
gpu.module @kernels {
  "gpu.func"() <{function_type = () -> (), workgroup_attributions = 4294967296 : i64}> ({
    gpu.return
  }) {sym_name = "none"} : () -> ()
}
