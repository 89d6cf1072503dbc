func.func @library() -> i1 {
  %0 = sparse_tensor.has_runtime_library
  return %0 : i1
}

// -----

#csr = #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>

func.func @new(%source: !llvm.ptr) -> tensor<?x?xf64, #csr> {
  %0 = sparse_tensor.new %source : !llvm.ptr to tensor<?x?xf64, #csr>
  return %0 : tensor<?x?xf64, #csr>
}

// -----

#csr = #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>

func.func @store(%t: tensor<8x8xf32, #csr>, %target: !llvm.ptr) -> index {
  %0 = sparse_tensor.number_of_entries %t : tensor<8x8xf32, #csr>
  %1 = sparse_tensor.load %t : tensor<8x8xf32, #csr>
  %2 = sparse_tensor.load %1 hasInserts : tensor<8x8xf32, #csr>
  sparse_tensor.print %2 : tensor<8x8xf32, #csr>
  sparse_tensor.out %2, %target : tensor<8x8xf32, #csr>, !llvm.ptr
  return %0 : index
}

// -----

#csr = #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>

func.func @expand(%t: tensor<8x8xf32, #csr>) -> index {
  %values, %filled, %added, %count = sparse_tensor.expand %t : tensor<8x8xf32, #csr> to memref<?xf32>, memref<?xi1>, memref<?xindex>
  return %count : index
}

// -----
#csr = #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>
#slice = #sparse_tensor.encoding<{ map = (r : #sparse_tensor<slice(1, 4, 2)>, c : #sparse_tensor<slice(1, 4, 2)>) -> (r : dense, c : compressed) }>

func.func @specifier() -> (!sparse_tensor.storage_specifier<#csr>, !sparse_tensor.storage_specifier<#slice>) {
  %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#csr>
  %1 = sparse_tensor.storage_specifier.init with %0 : from !sparse_tensor.storage_specifier<#csr> to !sparse_tensor.storage_specifier<#slice>
  return %0, %1 : !sparse_tensor.storage_specifier<#csr>, !sparse_tensor.storage_specifier<#slice>
}

// -----

#slice = #sparse_tensor.encoding<{ map = (r : #sparse_tensor<slice(1, 4, 2)>, c : #sparse_tensor<slice(1, 4, 2)>) -> (r : dense, c : compressed) }>

func.func @slice(%t: tensor<?x?xf64, #slice>) -> index {
  %0 = sparse_tensor.slice.offset %t at 0 : tensor<?x?xf64, #slice>
  %1 = sparse_tensor.slice.stride %t at 1 : tensor<?x?xf64, #slice>
  return %0 : index
}
