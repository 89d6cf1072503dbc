func.func @operations(%m4x4xf32: memref<4x4xf32>, %t4xf32: tensor<4xf32>, %t4x4xf32: tensor<4x4xf32>) {
  %0 = bufferization.clone %m4x4xf32 : memref<4x4xf32> to memref<4x4xf32>
  bufferization.dealloc_tensor %t4xf32 : tensor<4xf32>
  %1 = bufferization.to_buffer %t4x4xf32 : tensor<4x4xf32> to memref<4x4xf32>
  %2 = bufferization.to_buffer %t4x4xf32 read_only : tensor<4x4xf32> to memref<4x4xf32>
  %3 = bufferization.to_tensor %m4x4xf32 : memref<4x4xf32> to tensor<4x4xf32>
  %4 = bufferization.to_tensor %m4x4xf32 restrict writable : memref<4x4xf32> to tensor<4x4xf32>
  return
}
