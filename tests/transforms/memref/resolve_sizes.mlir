// options: --resolve-ranked-shaped-type-result-dims --allow-unregistered-dialect
// options: --resolve-shaped-type-result-dims --allow-unregistered-dialect
// options: --resolve-shaped-type-result-dims=error-on-pattern-iteration-limit=false --allow-unregistered-dialect
func.func @f(%m: memref<?x?xf32>, %n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 4, %k] : memref<?x?xf32> into memref<?x4x?xf32>
  %d = memref.dim %e, %c0 : memref<?x4x?xf32>
  return %d : index
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 4, %k] : memref<?x?xf32> into memref<?x4x?xf32>
  %a = memref.assume_alignment %e, 16 : memref<?x4x?xf32>
  %d = memref.dim %a, %c0 : memref<?x4x?xf32>
  return %d : index
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.assume_alignment %m, 16 : memref<?x?xf32>
  %e = memref.expand_shape %a [[0, 1], [2]] output_shape [%n, 4, %k] : memref<?x?xf32> into memref<?x4x?xf32>
  %x = memref.dim %a, %c1 : memref<?x?xf32>
  %y = memref.dim %e, %c0 : memref<?x4x?xf32>
  %d = arith.addi %x, %y : index
  return %d : index
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 4, %k] : memref<?x?xf32> into memref<?x4x?xf32>
  %g = memref.cast %e : memref<?x4x?xf32> to memref<?x?x?xf32>
  %d = memref.dim %g, %c0 : memref<?x?x?xf32>
  return %d : index
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 4, %k] : memref<?x?xf32> into memref<?x4x?xf32>
  %g = memref.collapse_shape %e [[0, 1, 2]] : memref<?x4x?xf32> into memref<?xf32>
  %d = memref.dim %g, %c0 : memref<?xf32>
  return %d : index
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = memref.alloc(%n, %k) : memref<?x4x?xf32>
  %d = memref.dim %e, %c0 : memref<?x4x?xf32>
  return %d : index
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 4, %k] : memref<?x?xf32> into memref<?x4x?xf32>
  %d = memref.dim %e, %c1 : memref<?x4x?xf32>
  return %d : index
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 4, %k] : memref<?x?xf32> into memref<?x4x?xf32>
  %a = memref.assume_alignment %e, 16 : memref<?x4x?xf32>
  %d = memref.dim %a, %c1 : memref<?x4x?xf32>
  return %d : index
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.assume_alignment %m, 16 : memref<?x?xf32>
  %e = memref.expand_shape %a [[0, 1], [2]] output_shape [%n, 4, %k] : memref<?x?xf32> into memref<?x4x?xf32>
  %x = memref.dim %a, %c1 : memref<?x?xf32>
  %y = memref.dim %e, %c1 : memref<?x4x?xf32>
  %d = arith.addi %x, %y : index
  return %d : index
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 4, %k] : memref<?x?xf32> into memref<?x4x?xf32>
  %g = memref.cast %e : memref<?x4x?xf32> to memref<?x?x?xf32>
  %d = memref.dim %g, %c1 : memref<?x?x?xf32>
  return %d : index
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 4, %k] : memref<?x?xf32> into memref<?x4x?xf32>
  %g = memref.collapse_shape %e [[0, 1, 2]] : memref<?x4x?xf32> into memref<?xf32>
  %d = memref.dim %g, %c0 : memref<?xf32>
  return %d : index
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = memref.alloc(%n, %k) : memref<?x4x?xf32>
  %d = memref.dim %e, %c1 : memref<?x4x?xf32>
  return %d : index
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 4, %k] : memref<?x?xf32> into memref<?x4x?xf32>
  %d = memref.dim %e, %c2 : memref<?x4x?xf32>
  return %d : index
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 4, %k] : memref<?x?xf32> into memref<?x4x?xf32>
  %a = memref.assume_alignment %e, 16 : memref<?x4x?xf32>
  %d = memref.dim %a, %c2 : memref<?x4x?xf32>
  return %d : index
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.assume_alignment %m, 16 : memref<?x?xf32>
  %e = memref.expand_shape %a [[0, 1], [2]] output_shape [%n, 4, %k] : memref<?x?xf32> into memref<?x4x?xf32>
  %x = memref.dim %a, %c1 : memref<?x?xf32>
  %y = memref.dim %e, %c2 : memref<?x4x?xf32>
  %d = arith.addi %x, %y : index
  return %d : index
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 4, %k] : memref<?x?xf32> into memref<?x4x?xf32>
  %g = memref.cast %e : memref<?x4x?xf32> to memref<?x?x?xf32>
  %d = memref.dim %g, %c2 : memref<?x?x?xf32>
  return %d : index
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 4, %k] : memref<?x?xf32> into memref<?x4x?xf32>
  %g = memref.collapse_shape %e [[0, 1, 2]] : memref<?x4x?xf32> into memref<?xf32>
  %d = memref.dim %g, %c0 : memref<?xf32>
  return %d : index
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = memref.alloc(%n, %k) : memref<?x4x?xf32>
  %d = memref.dim %e, %c2 : memref<?x4x?xf32>
  return %d : index
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 4, %k] : memref<?x?xf32> into memref<?x4x?xf32>
  %d = memref.dim %e, %n : memref<?x4x?xf32>
  return %d : index
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 4, %k] : memref<?x?xf32> into memref<?x4x?xf32>
  %a = memref.assume_alignment %e, 16 : memref<?x4x?xf32>
  %d = memref.dim %a, %n : memref<?x4x?xf32>
  return %d : index
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.assume_alignment %m, 16 : memref<?x?xf32>
  %e = memref.expand_shape %a [[0, 1], [2]] output_shape [%n, 4, %k] : memref<?x?xf32> into memref<?x4x?xf32>
  %x = memref.dim %a, %c1 : memref<?x?xf32>
  %y = memref.dim %e, %n : memref<?x4x?xf32>
  %d = arith.addi %x, %y : index
  return %d : index
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 4, %k] : memref<?x?xf32> into memref<?x4x?xf32>
  %g = memref.cast %e : memref<?x4x?xf32> to memref<?x?x?xf32>
  %d = memref.dim %g, %n : memref<?x?x?xf32>
  return %d : index
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 4, %k] : memref<?x?xf32> into memref<?x4x?xf32>
  %g = memref.collapse_shape %e [[0, 1, 2]] : memref<?x4x?xf32> into memref<?xf32>
  %d = memref.dim %g, %n : memref<?xf32>
  return %d : index
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = memref.alloc(%n, %k) : memref<?x4x?xf32>
  %d = memref.dim %e, %n : memref<?x4x?xf32>
  return %d : index
}

// -----

func.func @f(%m: memref<4x?xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.assume_alignment %m, 8 : memref<4x?xf32>
  %d = memref.dim %a, %c0 : memref<4x?xf32>
  return %d : index
}

// -----

func.func @f(%m: memref<4x?xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d = memref.dim %m, %c0 : memref<4x?xf32>
  return %d : index
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %s = memref.subview %m[0, 0] [%n, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1]>>
  %d = memref.dim %s, %c0 : memref<?x4xf32, strided<[?, 1]>>
  return %d : index
}

// -----

func.func @f(%m: memref<4x?xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.assume_alignment %m, 8 : memref<4x?xf32>
  %d = memref.dim %a, %c1 : memref<4x?xf32>
  return %d : index
}

// -----

func.func @f(%m: memref<4x?xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d = memref.dim %m, %c1 : memref<4x?xf32>
  return %d : index
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %s = memref.subview %m[0, 0] [%n, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1]>>
  %d = memref.dim %s, %c1 : memref<?x4xf32, strided<[?, 1]>>
  return %d : index
}

// -----

func.func @f(%m: memref<4x?xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.assume_alignment %m, 8 : memref<4x?xf32>
  %d = memref.dim %a, %n : memref<4x?xf32>
  return %d : index
}

// -----

func.func @f(%m: memref<4x?xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d = memref.dim %m, %n : memref<4x?xf32>
  return %d : index
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %s = memref.subview %m[0, 0] [%n, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1]>>
  %d = memref.dim %s, %n : memref<?x4xf32, strided<[?, 1]>>
  return %d : index
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %k: index, %b: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = scf.if %b -> memref<?x4x?xf32> {
    %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 4, %k] : memref<?x?xf32> into memref<?x4x?xf32>
    scf.yield %e : memref<?x4x?xf32>
  } else {
    %g = memref.alloc(%n, %k) : memref<?x4x?xf32>
    scf.yield %g : memref<?x4x?xf32>
  }
  %d = memref.dim %a, %c0 : memref<?x4x?xf32>
  return %d : index
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d = arith.addi %n, %c0 : index
  return %d : index
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  cf.br ^bb2
  ^bb1:
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 4, %k] : memref<?x?xf32> into memref<?x4x?xf32>
  %x = memref.dim %e, %c0 : memref<?x4x?xf32>
  "t.use"(%x) : (index) -> ()
  cf.br ^bb1
  ^bb2:
  %d = memref.dim %m, %c1 : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%m: memref<?x?xf32>, %n: index, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = "t.source"() : () -> memref<?xf32>
  %d = memref.dim %e, %c0 : memref<?xf32>
  return %d : index
}
