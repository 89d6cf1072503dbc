// options: --expand-realloc
// options: --expand-realloc=emit-deallocs=false
// options: --expand-realloc --canonicalize --cse
func.func @f(%m: memref<?xf32>, %d: index) -> (memref<?xf32>) {
  %0 = memref.realloc %m(%d) : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

func.func @f(%m: memref<?xf32>) -> (memref<4xf32>) {
  %0 = memref.realloc %m : memref<?xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}

// -----

func.func @f(%m: memref<4xf32>, %d: index) -> (memref<?xf32>) {
  %0 = memref.realloc %m(%d) : memref<4xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

func.func @f(%m: memref<4xf32>) -> (memref<8xf32>) {
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf32>
  return %0 : memref<8xf32>
}

// -----

func.func @f(%m: memref<4xf32>) -> (memref<4xf32>) {
  %0 = memref.realloc %m : memref<4xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}

// -----

func.func @f(%m: memref<0xf32>, %d: index) -> (memref<?xf32>) {
  %0 = memref.realloc %m(%d) : memref<0xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

func.func @f(%m: memref<?xf32, 1>, %d: index) -> (memref<?xf32, 1>) {
  %0 = memref.realloc %m(%d) : memref<?xf32, 1> to memref<?xf32, 1>
  return %0 : memref<?xf32, 1>
}

// -----

func.func @f(%m: memref<?xf32, 1>) -> (memref<4xf32, 1>) {
  %0 = memref.realloc %m : memref<?xf32, 1> to memref<4xf32, 1>
  return %0 : memref<4xf32, 1>
}

// -----

func.func @f(%m: memref<4xf32, 1>, %d: index) -> (memref<?xf32, 1>) {
  %0 = memref.realloc %m(%d) : memref<4xf32, 1> to memref<?xf32, 1>
  return %0 : memref<?xf32, 1>
}

// -----

func.func @f(%m: memref<4xf32, 1>) -> (memref<8xf32, 1>) {
  %0 = memref.realloc %m : memref<4xf32, 1> to memref<8xf32, 1>
  return %0 : memref<8xf32, 1>
}

// -----

func.func @f(%m: memref<4xf32, 1>) -> (memref<4xf32, 1>) {
  %0 = memref.realloc %m : memref<4xf32, 1> to memref<4xf32, 1>
  return %0 : memref<4xf32, 1>
}

// -----

func.func @f(%m: memref<0xf32, 1>, %d: index) -> (memref<?xf32, 1>) {
  %0 = memref.realloc %m(%d) : memref<0xf32, 1> to memref<?xf32, 1>
  return %0 : memref<?xf32, 1>
}

// -----

func.func @f(%m: memref<?xi1>, %d: index) -> (memref<?xi1>) {
  %0 = memref.realloc %m(%d) : memref<?xi1> to memref<?xi1>
  return %0 : memref<?xi1>
}

// -----

func.func @f(%m: memref<?xi1>) -> (memref<4xi1>) {
  %0 = memref.realloc %m : memref<?xi1> to memref<4xi1>
  return %0 : memref<4xi1>
}

// -----

func.func @f(%m: memref<4xi1>, %d: index) -> (memref<?xi1>) {
  %0 = memref.realloc %m(%d) : memref<4xi1> to memref<?xi1>
  return %0 : memref<?xi1>
}

// -----

func.func @f(%m: memref<4xi1>) -> (memref<8xi1>) {
  %0 = memref.realloc %m : memref<4xi1> to memref<8xi1>
  return %0 : memref<8xi1>
}

// -----

func.func @f(%m: memref<4xi1>) -> (memref<4xi1>) {
  %0 = memref.realloc %m : memref<4xi1> to memref<4xi1>
  return %0 : memref<4xi1>
}

// -----

func.func @f(%m: memref<0xi1>, %d: index) -> (memref<?xi1>) {
  %0 = memref.realloc %m(%d) : memref<0xi1> to memref<?xi1>
  return %0 : memref<?xi1>
}

// -----

func.func @f(%m: memref<?xi1, 1>, %d: index) -> (memref<?xi1, 1>) {
  %0 = memref.realloc %m(%d) : memref<?xi1, 1> to memref<?xi1, 1>
  return %0 : memref<?xi1, 1>
}

// -----

func.func @f(%m: memref<?xindex>, %d: index) -> (memref<?xindex>) {
  %0 = memref.realloc %m(%d) : memref<?xindex> to memref<?xindex>
  return %0 : memref<?xindex>
}

// -----

func.func @f(%m: memref<?xindex>) -> (memref<4xindex>) {
  %0 = memref.realloc %m : memref<?xindex> to memref<4xindex>
  return %0 : memref<4xindex>
}

// -----

func.func @f(%m: memref<4xindex>, %d: index) -> (memref<?xindex>) {
  %0 = memref.realloc %m(%d) : memref<4xindex> to memref<?xindex>
  return %0 : memref<?xindex>
}

// -----

func.func @f(%m: memref<4xindex>) -> (memref<8xindex>) {
  %0 = memref.realloc %m : memref<4xindex> to memref<8xindex>
  return %0 : memref<8xindex>
}

// -----

func.func @f(%m: memref<4xindex>) -> (memref<4xindex>) {
  %0 = memref.realloc %m : memref<4xindex> to memref<4xindex>
  return %0 : memref<4xindex>
}

// -----

func.func @f(%m: memref<0xindex>, %d: index) -> (memref<?xindex>) {
  %0 = memref.realloc %m(%d) : memref<0xindex> to memref<?xindex>
  return %0 : memref<?xindex>
}

// -----

func.func @f(%m: memref<?xindex, 1>, %d: index) -> (memref<?xindex, 1>) {
  %0 = memref.realloc %m(%d) : memref<?xindex, 1> to memref<?xindex, 1>
  return %0 : memref<?xindex, 1>
}

// -----

func.func @f(%m: memref<?xvector<2xf16>>, %d: index) -> (memref<?xvector<2xf16>>) {
  %0 = memref.realloc %m(%d) : memref<?xvector<2xf16>> to memref<?xvector<2xf16>>
  return %0 : memref<?xvector<2xf16>>
}

// -----

func.func @f(%m: memref<?xvector<2xf16>>) -> (memref<4xvector<2xf16>>) {
  %0 = memref.realloc %m : memref<?xvector<2xf16>> to memref<4xvector<2xf16>>
  return %0 : memref<4xvector<2xf16>>
}

// -----

func.func @f(%m: memref<4xvector<2xf16>>, %d: index) -> (memref<?xvector<2xf16>>) {
  %0 = memref.realloc %m(%d) : memref<4xvector<2xf16>> to memref<?xvector<2xf16>>
  return %0 : memref<?xvector<2xf16>>
}

// -----

func.func @f(%m: memref<4xvector<2xf16>>) -> (memref<8xvector<2xf16>>) {
  %0 = memref.realloc %m : memref<4xvector<2xf16>> to memref<8xvector<2xf16>>
  return %0 : memref<8xvector<2xf16>>
}

// -----

func.func @f(%m: memref<4xvector<2xf16>>) -> (memref<4xvector<2xf16>>) {
  %0 = memref.realloc %m : memref<4xvector<2xf16>> to memref<4xvector<2xf16>>
  return %0 : memref<4xvector<2xf16>>
}

// -----

func.func @f(%m: memref<0xvector<2xf16>>, %d: index) -> (memref<?xvector<2xf16>>) {
  %0 = memref.realloc %m(%d) : memref<0xvector<2xf16>> to memref<?xvector<2xf16>>
  return %0 : memref<?xvector<2xf16>>
}

// -----

func.func @f(%m: memref<?xvector<2xf16>, 1>, %d: index) -> (memref<?xvector<2xf16>, 1>) {
  %0 = memref.realloc %m(%d) : memref<?xvector<2xf16>, 1> to memref<?xvector<2xf16>, 1>
  return %0 : memref<?xvector<2xf16>, 1>
}

// -----

func.func @f(%m: memref<?xcomplex<f32>>, %d: index) -> (memref<?xcomplex<f32>>) {
  %0 = memref.realloc %m(%d) : memref<?xcomplex<f32>> to memref<?xcomplex<f32>>
  return %0 : memref<?xcomplex<f32>>
}

// -----

func.func @f(%m: memref<?xcomplex<f32>>) -> (memref<4xcomplex<f32>>) {
  %0 = memref.realloc %m : memref<?xcomplex<f32>> to memref<4xcomplex<f32>>
  return %0 : memref<4xcomplex<f32>>
}

// -----

func.func @f(%m: memref<4xcomplex<f32>>, %d: index) -> (memref<?xcomplex<f32>>) {
  %0 = memref.realloc %m(%d) : memref<4xcomplex<f32>> to memref<?xcomplex<f32>>
  return %0 : memref<?xcomplex<f32>>
}

// -----

func.func @f(%m: memref<4xcomplex<f32>>) -> (memref<8xcomplex<f32>>) {
  %0 = memref.realloc %m : memref<4xcomplex<f32>> to memref<8xcomplex<f32>>
  return %0 : memref<8xcomplex<f32>>
}

// -----

func.func @f(%m: memref<4xcomplex<f32>>) -> (memref<4xcomplex<f32>>) {
  %0 = memref.realloc %m : memref<4xcomplex<f32>> to memref<4xcomplex<f32>>
  return %0 : memref<4xcomplex<f32>>
}

// -----

func.func @f(%m: memref<0xcomplex<f32>>, %d: index) -> (memref<?xcomplex<f32>>) {
  %0 = memref.realloc %m(%d) : memref<0xcomplex<f32>> to memref<?xcomplex<f32>>
  return %0 : memref<?xcomplex<f32>>
}

// -----

func.func @f(%m: memref<?xcomplex<f32>, 1>, %d: index) -> (memref<?xcomplex<f32>, 1>) {
  %0 = memref.realloc %m(%d) : memref<?xcomplex<f32>, 1> to memref<?xcomplex<f32>, 1>
  return %0 : memref<?xcomplex<f32>, 1>
}

// -----

func.func @f(%m: memref<?xmemref<?xf32>>, %d: index) -> (memref<?xmemref<?xf32>>) {
  %0 = memref.realloc %m(%d) : memref<?xmemref<?xf32>> to memref<?xmemref<?xf32>>
  return %0 : memref<?xmemref<?xf32>>
}

// -----

func.func @f(%m: memref<?xmemref<?xf32>>) -> (memref<4xmemref<?xf32>>) {
  %0 = memref.realloc %m : memref<?xmemref<?xf32>> to memref<4xmemref<?xf32>>
  return %0 : memref<4xmemref<?xf32>>
}

// -----

func.func @f(%m: memref<4xmemref<?xf32>>, %d: index) -> (memref<?xmemref<?xf32>>) {
  %0 = memref.realloc %m(%d) : memref<4xmemref<?xf32>> to memref<?xmemref<?xf32>>
  return %0 : memref<?xmemref<?xf32>>
}

// -----

func.func @f(%m: memref<4xmemref<?xf32>>) -> (memref<8xmemref<?xf32>>) {
  %0 = memref.realloc %m : memref<4xmemref<?xf32>> to memref<8xmemref<?xf32>>
  return %0 : memref<8xmemref<?xf32>>
}

// -----

func.func @f(%m: memref<4xmemref<?xf32>>) -> (memref<4xmemref<?xf32>>) {
  %0 = memref.realloc %m : memref<4xmemref<?xf32>> to memref<4xmemref<?xf32>>
  return %0 : memref<4xmemref<?xf32>>
}

// -----

func.func @f(%m: memref<0xmemref<?xf32>>, %d: index) -> (memref<?xmemref<?xf32>>) {
  %0 = memref.realloc %m(%d) : memref<0xmemref<?xf32>> to memref<?xmemref<?xf32>>
  return %0 : memref<?xmemref<?xf32>>
}

// -----

func.func @f(%m: memref<?xmemref<?xf32>, 1>, %d: index) -> (memref<?xmemref<?xf32>, 1>) {
  %0 = memref.realloc %m(%d) : memref<?xmemref<?xf32>, 1> to memref<?xmemref<?xf32>, 1>
  return %0 : memref<?xmemref<?xf32>, 1>
}

// -----

func.func @f(%m: memref<?xf32>, %d: index) -> (memref<?xf32>) {
  %0 = memref.realloc %m(%d) {alignment = 64 : i64} : memref<?xf32> to memref<?xf32>
  %1 = memref.realloc %0(%d) {a, alignment = 8 : i64} : memref<?xf32> to memref<?xf32>
  return %1 : memref<?xf32>
}

// -----

func.func @f(%m: memref<4xf32, strided<[1], offset: 0>>, %d: index) -> (memref<?xf32>) {
  %0 = memref.realloc %m(%d) : memref<4xf32, strided<[1], offset: 0>> to memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

func.func @f(%d: index) {
  %m = memref.alloc(%d) : memref<?xf32>
  %e = arith.constant 10 : index
  %0 = memref.realloc %m(%e) : memref<?xf32> to memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<?xi8>, %n: index) -> memref<?xi8> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?xi8> {
    %1 = memref.realloc %a(%i) : memref<?xi8> to memref<?xi8>
    scf.yield %1 : memref<?xi8>
  }
  return %0 : memref<?xi8>
}

// -----

func.func @f(%m: memref<?xi8>, %n: index) {
  return
^bb1(%a: memref<?xi8>):
  %1 = memref.realloc %a(%n) : memref<?xi8> to memref<?xi8>
  cf.br ^bb1(%1 : memref<?xi8>)
}
