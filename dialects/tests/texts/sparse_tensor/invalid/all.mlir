func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = [] }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = () }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (d -> d) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = d -> d }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (d) -> d }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (d) -> (d) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (d) -> (d :) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (d) -> (d : (dense)) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (d) -> (d : sparse) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (d) -> (d : "dense") }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (d) -> (d : compressed("x")) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (d) -> (d : compressed[soa]) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (d) -> (d : compressed(fast)) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (d) -> (d : dense(nonunique)) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (d) -> (d : compressed, dense) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (d) -> (e : dense) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (4) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (a, a) -> (a : dense) }>>)

// -----

func.func private @map(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (a, b) -> (a : dense) }>>)

// -----

func.func private @map(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (a, b) -> (a : dense, a : dense) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (a : b) -> (a : dense) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (a : 5 : i32) -> (a : dense) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (a = x) -> (a : dense) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = {x} (a = x) -> (a : dense) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = {x} (a = x) -> (x : dense) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = {x} (a = x) -> (x = y : dense) }>>)

// -----

func.func private @map(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = {x, y} (a, b) -> (x = a : dense) }>>)

// -----

func.func private @map(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = {x, y} (a, b) -> (y = b : dense, x = a : dense) }>>)

// -----

func.func private @map(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = {x, y} (a, b) -> (x = a : dense, z = b : dense) }>>)

// -----

func.func private @map(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = {x, x} (a, b) -> (x = a : dense, z = b : dense) }>>)

// -----

func.func private @map(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (a, b) -> (a : dense, b : singleton) }>>)

// -----

func.func private @map(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (a, b) -> (a : singleton, b : compressed) }>>)

// -----

func.func private @map(%t: tensor<8x8x8xf32, #sparse_tensor.encoding<{ map = (a, b, c) -> (a : compressed, b : singleton(soa), c : singleton) }>>)

// -----

func.func private @map(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (a, b) -> (a : dense, b : batch) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (a) -> (a : compressed(soa)) }>>)

// -----

func.func private @map(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (a, b) -> (a : structured[2, 4], b : dense) }>>)

// -----

func.func private @map(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (a, b) -> (a : compressed, b : structured[2, 4]) }>>)

// -----

func.func private @map(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (a, b) -> (a : dense, b : structured[5, 4]) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (a) -> (a : structured[1]) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (a) -> (a : structured) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (a) -> (a : structured[-1, 2]) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (a) -> (a : structured[x]) }>>)

// -----

func.func private @map(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (a, b) -> (a : dense, b floordiv 2 : dense, b mod 4 : structured[2, 4]) }>>)

// -----

func.func private @map(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (a, b) -> (a : dense, b floordiv 2 : dense, b mod 2 : structured[2, 4]) }>>)

// -----

func.func private @map(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (a, b) -> (a floordiv 2 : dense, a mod 2 : dense, b floordiv 4 : dense, b mod 4 : structured[2, 4]) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (a) -> (a floordiv 2 : dense, a : dense) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (a) -> (a floordiv -2 : dense, a mod 2 : dense) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = {p, u} (a = p * 3 + u) -> (p = a floordiv 2 : dense, u = a mod 2 : dense) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (a, b) -> (a : dense, b : dense) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (a : #sparse_tensor<slice(-2, 1, 1)>) -> (a : dense) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (a : #sparse_tensor<slice(0, 0, 1)>) -> (a : dense) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (a : #sparse_tensor<slice(0, 1, 0)>) -> (a : dense) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (a : #sparse_tensor<slice(0, 1)>) -> (a : dense) }>>)

// -----

func.func private @map(%t: tensor<f32, #sparse_tensor.encoding<{ map = (a) -> (a : dense) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (a) -> (a : dense; b : dense) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (a) -> (a : dense), posWidth = "x" }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (a) -> (a : dense), posWidth = 7 }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (a) -> (a : dense), crdWidth = f32 }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (a) -> (a : dense), crdWidth = 128 }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (a) -> (a : dense), explicitVal = "s" }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (a) -> (a : dense), implicitVal = unit }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (a) -> (a : dense), explicitVal = 1 : i32 }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (a) -> (a : dense), implicitVal = 1.5 : f32 }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (a) -> (a : dense), width = 3 }>>)

// -----

func.func private @none(%t: tensor<8xf32, #sparse_tensor.encoding<{ posWidth = 8 }>>)

// -----

func.func @f(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>) {
  %p = sparse_tensor.positions %t {level = 2 : index} : tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>> to memref<?xindex>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>) {
  %p = sparse_tensor.positions %t {level = 1 : index} : tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>> to memref<?xi32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>) {
  %p = sparse_tensor.coordinates %t {level = 3 : index} : tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>> to memref<?xindex>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>) {
  %p = sparse_tensor.coordinates %t {level = 1 : index} : tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>> to memref<?xi8>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>) {
  %p = sparse_tensor.coordinates_buffer %t : tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>> to memref<?xindex>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>) {
  %p = sparse_tensor.values %t : tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>> to memref<?xf64>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32>) {
  %p = sparse_tensor.values %t : tensor<8x8xf32> to memref<?xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>) {
  %p = sparse_tensor.convert %t : tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>> to tensor<8xf32>
  return
}

// -----

func.func @f(%t: tensor<8x?xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>) {
  %p = sparse_tensor.convert %t : tensor<8x?xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>> to tensor<8x8xf32>
  return
}

// -----

func.func @f(%a: tensor<2x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>) {
  %c = sparse_tensor.concatenate %a {dimension = 0 : index} : tensor<2x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>> to tensor<2x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>
  return
}

// -----

func.func @f(%a: tensor<2x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>) {
  %c = sparse_tensor.concatenate %a, %a {dimension = 2 : index} : tensor<2x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>, tensor<2x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>> to tensor<4x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>
  return
}

// -----

func.func @f(%a: tensor<2x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>) {
  %c = sparse_tensor.concatenate %a, %a {dimension = 0 : index} : tensor<2x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>, tensor<2x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>> to tensor<5x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>
  return
}

// -----

func.func @f(%a: tensor<2x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>) {
  %c = sparse_tensor.concatenate %a, %a {dimension = 0 : index} : tensor<2x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>, tensor<2x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>> to tensor<4x9xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>
  return
}

// -----

func.func @f(%a: tensor<?x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>) {
  %c = sparse_tensor.concatenate %a, %a {dimension = 0 : index} : tensor<?x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>, tensor<?x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>> to tensor<4x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>
  return
}

// -----

func.func @f(%p: tensor<9xindex>, %v: tensor<?xf32>) {
  %t = sparse_tensor.assemble (%p), %v : (tensor<9xindex>), tensor<?xf32> to tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>
  return
}

// -----

func.func @f(%p: tensor<9xindex>, %v: tensor<?xf32>) {
  %t = sparse_tensor.assemble (%p, %p), %v : (tensor<9xindex>, tensor<9xindex>), tensor<?xf32> to tensor<?x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>
  return
}

// -----

func.func @f(%p: tensor<9xi32>, %v: tensor<?xf32>) {
  %t = sparse_tensor.assemble (%p, %p), %v : (tensor<9xi32>, tensor<9xi32>), tensor<?xf32> to tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>) {
  %c = arith.constant 2 : index
  %l = sparse_tensor.lvl %t, %c : tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>
  return
}

// -----

#enc = #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>
func.func @f(%i: index) {
  %l:2 = sparse_tensor.crd_translate dim_to_lvl [%i] as #enc : index, index
  return
}

// -----

func.func @f(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>) {
  %r = sparse_tensor.reorder_coo quick_sort %t : tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>> to tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>>
  return
}

// -----

func.func @f(%a: memref<8xindex>) {
  %n = arith.constant 6 : index
  sparse_tensor.sort quick_sort %n, %a {perm_map = affine_map<(i, j) -> (j, i)>} : memref<8xindex>
  return
}

// -----

func.func @f(%n: index, %a: memref<8xindex>) {
  sparse_tensor.sort quick_sort %n, %a {perm_map = affine_map<(i, j) -> (j, j)>} : memref<8xindex>
  return
}

// -----

func.func @f(%s: index, %b: memref<?xf32>, %v: f32) {
  %n = arith.constant 0 : index
  %o, %u = sparse_tensor.push_back %s, %b, %v, %n : index, memref<?xf32>, f32, index
  return
}

// -----

func.func @f(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>) {
  sparse_tensor.foreach in %t : tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>> do {
  ^bb0(%i: index, %v: f32):
    "sparse_tensor.yield"() : () -> ()
  }
  return
}

// -----

func.func @f(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>) {
  sparse_tensor.foreach in %t : tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>> do {
  ^bb0(%i: index, %j: i32, %v: f32):
    "sparse_tensor.yield"() : () -> ()
  }
  return
}

// -----

func.func @f(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>) {
  sparse_tensor.foreach in %t : tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>> do {
  ^bb0(%i: index, %j: index, %v: f64):
    "sparse_tensor.yield"() : () -> ()
  }
  return
}

// -----

func.func @f(%a: f32) {
  %r = sparse_tensor.unary %a : f32 to i32
    present={
      ^bb0(%x: i32):
        sparse_tensor.yield %x : i32
    }
    absent={}
  return
}

// -----

func.func @f(%a: f32) {
  %r = sparse_tensor.unary %a : f32 to f32
    present={}
    absent={
      sparse_tensor.yield %a : f32
    }
  return
}

// -----

func.func @f(%a: f32, %b: i32) {
  %r = sparse_tensor.binary %a, %b : f32, i32 to f32
    overlap={}
    left=identity
    right=identity
  return
}

// -----

func.func @f(%a: f32) {
  %s = sparse_tensor.select %a : f32 {
      ^bb0(%x: f32):
        sparse_tensor.yield %x : f32
    }
  return
}

// -----

func.func @f(%a: f32) {
  %s = sparse_tensor.reduce %a, %a, %a : f32 {
      ^bb0(%x: f32):
        sparse_tensor.yield %x : f32
    }
  return
}

// -----

func.func @f(%s: !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>) {
  %a = sparse_tensor.storage_specifier.get %s lvl_sz at 2 : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>
  return
}

// -----

func.func @f(%s: !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>) {
  %a = sparse_tensor.storage_specifier.get %s lvl_sz : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>
  return
}

// -----

func.func @f(%s: !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>) {
  %a = sparse_tensor.storage_specifier.get %s val_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>
  return
}

// -----

func.func @f(%s: !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>) {
  %a = sparse_tensor.storage_specifier.get %s dim_offset at 0 : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>
  return
}

// -----

func.func @f(%s: !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>>) {
  %a = sparse_tensor.storage_specifier.get %s pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>>) {
  %a = sparse_tensor.extract_iteration_space %t lvls = 1 : tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>, lvls = 1>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>>) {
  %a = sparse_tensor.extract_iteration_space %t lvls = 2 to 1 : tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>, lvls = 1>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>>, %i: !sparse_tensor.iterator<#sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>, lvls = 0>) {
  %a = sparse_tensor.extract_value %t at %i : tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>>, !sparse_tensor.iterator<#sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>, lvls = 0>
  return
}

// -----

func.func @f(%v: memref<?xf32>, %f: memref<?xi1>, %a: memref<?xindex>, %n: index, %t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>) {
  %r = sparse_tensor.compress %v, %f, %a, %n into %t[%n, %n] : memref<?xf32>, memref<?xi1>, memref<?xindex>, tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>
  return
}

// -----

func.func @f(%t: tensor<6x8xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, i mod 2 : dense, j mod 2 : dense) }>>) {
  %r = sparse_tensor.reinterpret_map %t : tensor<6x8xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, i mod 2 : dense, j mod 2 : dense) }>> to tensor<3x4x2x1xf32, #sparse_tensor.encoding<{ map = (i, j, k, l) -> (i : dense, j : compressed, k : dense, l : dense) }>>
  return
}

// -----

func.func private @map(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = {p, q, u} (a = p * 4 + u, b = q) -> (p = a floordiv 4 : dense, q = b : compressed, u = a mod 4 : dense) }>>)
