func.func @operations(%m4x4xf32: memref<4x4xf32>, %m4x4xf32_1: memref<4x4xf32>, %index: index, %mf32: memref<f32>,
  %m_xf32: memref<?xf32>) {
  %cast = memref.cast %m4x4xf32 : memref<4x4xf32> to memref<4x4xf32>
  memref.copy %m4x4xf32, %m4x4xf32_1 : memref<4x4xf32> to memref<4x4xf32>
  memref.dealloc %m4x4xf32 : memref<4x4xf32>
  %dim = memref.dim %m4x4xf32, %index : memref<4x4xf32>
  %intptr = memref.extract_aligned_pointer_as_index %m4x4xf32 : memref<4x4xf32> -> index
  %base_buffer, %offset = memref.extract_strided_metadata %mf32 : memref<f32> -> memref<f32>, index
  %base_buffer_0, %offset_1, %sizes, %strides = memref.extract_strided_metadata %m_xf32 : memref<?xf32> -> memref<f32>, index, index, index
  %memspacecast = memref.memory_space_cast %m4x4xf32 : memref<4x4xf32> to memref<4x4xf32>
  %0 = memref.rank %m4x4xf32 : memref<4x4xf32>
  return
}

// -----

memref.global "private" @table : memref<4xf32>
func.func @scoped(%a: f32) -> f32 {
  %0 = memref.get_global @table : memref<4xf32>
  %1 = memref.alloca_scope -> (f32) {
    memref.alloca_scope.return %a : f32
  }
  memref.alloca_scope {
    memref.alloca_scope.return
  }
  return %1 : f32
}
