func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (d) -> (d : compressed) }>>)

// -----

func.func private @map(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (c : dense, r : compressed) }>>)

// -----

func.func private @map(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique, nonordered), c : singleton(nonordered)) }>>)

// -----

func.func private @map(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : loose_compressed(nonunique), c : singleton(soa)) }>>)

// -----

func.func private @map(%t: tensor<8x8x8xf32, #sparse_tensor.encoding<{ map = (b, r, c) -> (b : batch, r : dense, c : compressed) }>>)

// -----

func.func private @map(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r floordiv 4 : dense, c floordiv 8 : compressed, r mod 4 : dense, c mod 8 : dense) }>>)

// -----

func.func private @map(%t: tensor<8x8x8xf32, #sparse_tensor.encoding<{ map = (i, j, k) -> (i : dense, k floordiv 4 : dense, j : dense, k mod 4 : structured[2, 4]) }>>)

// -----

func.func private @map(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = [n](r, c) -> (n * 2 * r : dense, r : dense, c : compressed) }>>)

// -----

func.func private @map(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = {x, y} (a = y, b = x) -> (x = b : dense, y = a : compressed) }>>)

// -----

func.func private @map(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (a : #sparse_tensor<slice(1, 4, 2)>, b) -> (a : dense, b : compressed) }>>)

// -----

func.func private @map(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (a : #sparse_tensor<slice(?, ?, ?)>, b : #sparse_tensor<slice(0, ?, 1)>) -> (b : compressed, a : compressed) }>>)

// -----

func.func private @map(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (d) -> (d : structured[3, 3]) }>>)

// -----

func.func private @widths(%t: tensor<8xf32, #sparse_tensor.encoding<{ map = (d) -> (d : compressed), posWidth = 32, crdWidth = 16 }>>)

// -----

func.func private @values(%t: tensor<8xf32, #sparse_tensor.encoding<{ crdWidth = 64, map = (d) -> (d : compressed), explicitVal = 1.0 : f32, implicitVal = 0.0 : f32, }>>)

// -----

#vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @size(%t: tensor<?xf64, #vector>) -> tensor<?xf64, #vector> attributes {enc = #vector} {
  return %t : tensor<?xf64, #vector>
}

// -----

func.func @f(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>) {
  %p = sparse_tensor.positions %t {level = 1 : index} : tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>> to memref<?xindex>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>) {
  %p = sparse_tensor.coordinates %t {level = 1 : index} : tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>> to memref<?xindex>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>>) {
  %p = sparse_tensor.coordinates %t {level = 0 : index} : tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>> to memref<?xindex, strided<[?], offset: ?>>
  %b = sparse_tensor.coordinates_buffer %t : tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>> to memref<?xindex>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>) {
  %p = sparse_tensor.values %t : tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>> to memref<?xf32>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>) {
  %p = sparse_tensor.convert %t : tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>> to tensor<8x?xf32>
  %q = sparse_tensor.convert %p : tensor<8x?xf32> to tensor<8x?xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>>
  return
}

// -----

func.func @f(%a: tensor<2x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>, %b: tensor<3x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>) {
  %c = sparse_tensor.concatenate %a, %b {dimension = 0 : index} : tensor<2x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>, tensor<3x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>> to tensor<5x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>
  %d = sparse_tensor.concatenate %a, %b {dimension = 0 : index} : tensor<2x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>, tensor<3x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>> to tensor<?x8xf32>
  return
}

// -----

func.func @f(%p: tensor<9xindex>, %c: tensor<?xindex>, %v: tensor<?xf32>) {
  %t = sparse_tensor.assemble (%p, %c), %v : (tensor<9xindex>, tensor<?xindex>), tensor<?xf32> to tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>
  return
}

// -----

func.func @f(%p: tensor<2xindex>, %c: tensor<6x2xindex>, %v: tensor<6xf32>) {
  %t = sparse_tensor.assemble (%p, %c), %v : (tensor<2xindex>, tensor<6x2xindex>), tensor<6xf32> to tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>>, %p: tensor<2xindex>, %c: tensor<6x2xindex>, %v: tensor<6xf32>) {
  %0, %1, %2, %3, %4, %5 = sparse_tensor.disassemble %t : tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>> out_lvls(%p, %c : tensor<2xindex>, tensor<6x2xindex>) out_vals(%v : tensor<6xf32>) -> (tensor<2xindex>, tensor<6x2xindex>), tensor<6xf32>, (index, index), index
  return
}

// -----

func.func @f(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>) {
  %c = arith.constant 1 : index
  %l = sparse_tensor.lvl %t, %c : tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>
  return
}

// -----

#enc = #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>
func.func @f(%i: index, %j: index) {
  %l:2 = sparse_tensor.crd_translate dim_to_lvl [%i, %j] as #enc : index, index
  return
}

// -----

func.func @f(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>>) {
  %r = sparse_tensor.reorder_coo quick_sort %t : tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>> to tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>>
  return
}

// -----

func.func @f(%n: index, %a: memref<?xindex>, %b: memref<?xf32>) {
  sparse_tensor.sort hybrid_quick_sort %n, %a jointly %b {ny = 1 : index, perm_map = affine_map<(i, j) -> (j, i)>} : memref<?xindex> jointly memref<?xf32>
  return
}

// -----

func.func @f(%s: index, %b: memref<?xf32>, %v: f32, %n: index) {
  %m, %t = sparse_tensor.push_back %s, %b, %v : index, memref<?xf32>, f32
  %o, %u = sparse_tensor.push_back inbounds %s, %b, %v, %n : index, memref<?xf32>, f32, index
  return
}

// -----

func.func @f(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>) {
  sparse_tensor.foreach in %t : tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>> do {
  ^bb0(%i: index, %j: index, %v: f32):
    "sparse_tensor.yield"() : () -> ()
  }
  return
}

// -----

func.func @f(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>, %x: f32) {
  %r = sparse_tensor.foreach in %t init(%x) {order = affine_map<(i, j) -> (j, i)>} : tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>, f32 -> f32 do {
  ^bb0(%i: index, %j: index, %v: f32, %a: f32):
    %s = arith.addf %v, %a : f32
    sparse_tensor.yield %s : f32
  }
  return
}

// -----

func.func @f(%a: f32, %b: i32) {
  %r = sparse_tensor.binary %a, %b : f32, i32 to f32
    overlap={
      ^bb0(%x: f32, %y: i32):
        sparse_tensor.yield %x : f32
    }
    left=identity
    right={
      ^bb0(%y: i32):
        %z = arith.sitofp %y : i32 to f32
        sparse_tensor.yield %z : f32
    }
  return
}

// -----

func.func @f(%a: f32) {
  %r = sparse_tensor.unary %a : f32 to i32
    present={
      ^bb0(%x: f32):
        %y = arith.fptosi %x : f32 to i32
        sparse_tensor.yield %y : i32
    }
    absent={
      %z = arith.constant 3 : i32
      sparse_tensor.yield %z : i32
    }
  return
}

// -----

func.func @f(%a: f32, %b: f32) {
  %r = sparse_tensor.reduce %a, %b, %b : f32 {
      ^bb0(%x: f32, %y: f32):
        sparse_tensor.yield %x : f32
    }
  %s = sparse_tensor.select %a : f32 {
      ^bb0(%x: f32):
        %t = arith.constant true
        sparse_tensor.yield %t : i1
    }
  return
}

// -----

func.func @f(%s: !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>, %n: index) {
  %a = sparse_tensor.storage_specifier.get %s lvl_sz at 1 : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>
  %b = sparse_tensor.storage_specifier.get %s val_mem_sz : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>
  %c = sparse_tensor.storage_specifier.set %s pos_mem_sz at 1 with %n : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>>) {
  %a = sparse_tensor.extract_iteration_space %t lvls = 0 to 2 : tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>, lvls = 0 to 2>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>>, %i: !sparse_tensor.iterator<#sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>, lvls = 0>) {
  %a = sparse_tensor.extract_iteration_space %t at %i lvls = 1 : tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>>, !sparse_tensor.iterator<#sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>, lvls = 0> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>, lvls = 1>
  return
}

// -----

func.func @f(%t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>>, %i: !sparse_tensor.iterator<#sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>, lvls = 1>) {
  %a = sparse_tensor.extract_value %t at %i : tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>>, !sparse_tensor.iterator<#sparse_tensor.encoding<{ map = (r, c) -> (r : compressed(nonunique), c : singleton) }>, lvls = 1>
  return
}

// -----

func.func @f(%v: memref<?xf32>, %f: memref<?xi1>, %a: memref<?xindex>, %n: index, %t: tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>) {
  %r = sparse_tensor.compress %v, %f, %a, %n into %t[%n] : memref<?xf32>, memref<?xi1>, memref<?xindex>, tensor<8x8xf32, #sparse_tensor.encoding<{ map = (r, c) -> (r : dense, c : compressed) }>>
  return
}

// -----

func.func @f(%t: tensor<6x8xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, i mod 2 : dense, j mod 2 : dense) }>>) {
  %r = sparse_tensor.reinterpret_map %t : tensor<6x8xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, i mod 2 : dense, j mod 2 : dense) }>> to tensor<3x4x2x2xf32, #sparse_tensor.encoding<{ map = (i, j, k, l) -> (i : dense, j : compressed, k : dense, l : dense) }>>
  return
}

// -----

func.func private @map(%t: tensor<8x8x8xf32, #sparse_tensor.encoding<{ map = (a, b, c) -> (a : compressed, b : singleton, c : dense) }>>)
