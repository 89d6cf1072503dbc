// options: --memref-expand
// options: --memref-expand --canonicalize
func.func @f(%m: memref<*xf32>, %s: memref<0xi32>) -> (memref<f32>) {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<0xi32>) -> memref<f32>
  return %0 : memref<f32>
}

// -----

func.func @f(%m: memref<*xf32>, %s: memref<1xi32>) -> (memref<8xf32>) {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<1xi32>) -> memref<8xf32>
  return %0 : memref<8xf32>
}

// -----

func.func @f(%m: memref<*xf32>, %s: memref<1xi32>) -> (memref<?xf32>) {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<1xi32>) -> memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

func.func @f(%m: memref<?x4xf32>, %s: memref<1xindex>) -> (memref<?xf32>) {
  %0 = memref.reshape %m(%s) : (memref<?x4xf32>, memref<1xindex>) -> memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

func.func @f(%m: memref<?x4xf32, 3>, %s: memref<1xi1>) -> (memref<?xf32, 3>) {
  %0 = memref.reshape %m(%s) : (memref<?x4xf32, 3>, memref<1xi1>) -> memref<?xf32, 3>
  return %0 : memref<?xf32, 3>
}

// -----

func.func @f(%m: memref<*xf32>, %s: memref<2xi32>) -> (memref<?x8xf32>) {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<2xi32>) -> memref<?x8xf32>
  return %0 : memref<?x8xf32>
}

// -----

func.func @f(%m: memref<?x4xf32>, %s: memref<2xindex>) -> (memref<?x8xf32>) {
  %0 = memref.reshape %m(%s) : (memref<?x4xf32>, memref<2xindex>) -> memref<?x8xf32>
  return %0 : memref<?x8xf32>
}

// -----

func.func @f(%m: memref<?x4xf32, 3>, %s: memref<2xi1>) -> (memref<?x8xf32, 3>) {
  %0 = memref.reshape %m(%s) : (memref<?x4xf32, 3>, memref<2xi1>) -> memref<?x8xf32, 3>
  return %0 : memref<?x8xf32, 3>
}

// -----

func.func @f(%m: memref<*xf32>, %s: memref<2xi32>) -> (memref<8x?xf32>) {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<2xi32>) -> memref<8x?xf32>
  return %0 : memref<8x?xf32>
}

// -----

func.func @f(%m: memref<?x4xf32>, %s: memref<2xindex>) -> (memref<8x?xf32>) {
  %0 = memref.reshape %m(%s) : (memref<?x4xf32>, memref<2xindex>) -> memref<8x?xf32>
  return %0 : memref<8x?xf32>
}

// -----

func.func @f(%m: memref<?x4xf32, 3>, %s: memref<2xi1>) -> (memref<8x?xf32, 3>) {
  %0 = memref.reshape %m(%s) : (memref<?x4xf32, 3>, memref<2xi1>) -> memref<8x?xf32, 3>
  return %0 : memref<8x?xf32, 3>
}

// -----

func.func @f(%m: memref<*xf32>, %s: memref<2xi32>) -> (memref<?x?xf32>) {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<2xi32>) -> memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// -----

func.func @f(%m: memref<?x4xf32>, %s: memref<2xindex>) -> (memref<?x?xf32>) {
  %0 = memref.reshape %m(%s) : (memref<?x4xf32>, memref<2xindex>) -> memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// -----

func.func @f(%m: memref<?x4xf32, 3>, %s: memref<2xi1>) -> (memref<?x?xf32, 3>) {
  %0 = memref.reshape %m(%s) : (memref<?x4xf32, 3>, memref<2xi1>) -> memref<?x?xf32, 3>
  return %0 : memref<?x?xf32, 3>
}

// -----

func.func @f(%m: memref<*xf32>, %s: memref<2xi32>) -> (memref<2x4xf32>) {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<2xi32>) -> memref<2x4xf32>
  return %0 : memref<2x4xf32>
}

// -----

func.func @f(%m: memref<*xf32>, %s: memref<3xi32>) -> (memref<?x?x?xf32>) {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xi32>) -> memref<?x?x?xf32>
  return %0 : memref<?x?x?xf32>
}

// -----

func.func @f(%m: memref<?x4xf32>, %s: memref<3xindex>) -> (memref<?x?x?xf32>) {
  %0 = memref.reshape %m(%s) : (memref<?x4xf32>, memref<3xindex>) -> memref<?x?x?xf32>
  return %0 : memref<?x?x?xf32>
}

// -----

func.func @f(%m: memref<?x4xf32, 3>, %s: memref<3xi1>) -> (memref<?x?x?xf32, 3>) {
  %0 = memref.reshape %m(%s) : (memref<?x4xf32, 3>, memref<3xi1>) -> memref<?x?x?xf32, 3>
  return %0 : memref<?x?x?xf32, 3>
}

// -----

func.func @f(%m: memref<*xf32>, %s: memref<3xi32>) -> (memref<2x?x4xf32>) {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xi32>) -> memref<2x?x4xf32>
  return %0 : memref<2x?x4xf32>
}

// -----

func.func @f(%m: memref<?x4xf32>, %s: memref<3xindex>) -> (memref<2x?x4xf32>) {
  %0 = memref.reshape %m(%s) : (memref<?x4xf32>, memref<3xindex>) -> memref<2x?x4xf32>
  return %0 : memref<2x?x4xf32>
}

// -----

func.func @f(%m: memref<?x4xf32, 3>, %s: memref<3xi1>) -> (memref<2x?x4xf32, 3>) {
  %0 = memref.reshape %m(%s) : (memref<?x4xf32, 3>, memref<3xi1>) -> memref<2x?x4xf32, 3>
  return %0 : memref<2x?x4xf32, 3>
}

// -----

func.func @f(%m: memref<*xf32>, %s: memref<3xi32>) -> (memref<?x2x?xf32>) {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xi32>) -> memref<?x2x?xf32>
  return %0 : memref<?x2x?xf32>
}

// -----

func.func @f(%m: memref<?x4xf32>, %s: memref<3xindex>) -> (memref<?x2x?xf32>) {
  %0 = memref.reshape %m(%s) : (memref<?x4xf32>, memref<3xindex>) -> memref<?x2x?xf32>
  return %0 : memref<?x2x?xf32>
}

// -----

func.func @f(%m: memref<?x4xf32, 3>, %s: memref<3xi1>) -> (memref<?x2x?xf32, 3>) {
  %0 = memref.reshape %m(%s) : (memref<?x4xf32, 3>, memref<3xi1>) -> memref<?x2x?xf32, 3>
  return %0 : memref<?x2x?xf32, 3>
}

// -----

func.func @f(%m: memref<*xf32>, %s: memref<3xi32>) -> (memref<0x?x2xf32>) {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xi32>) -> memref<0x?x2xf32>
  return %0 : memref<0x?x2xf32>
}

// -----

func.func @f(%m: memref<?x4xf32>, %s: memref<3xindex>) -> (memref<0x?x2xf32>) {
  %0 = memref.reshape %m(%s) : (memref<?x4xf32>, memref<3xindex>) -> memref<0x?x2xf32>
  return %0 : memref<0x?x2xf32>
}

// -----

func.func @f(%m: memref<?x4xf32, 3>, %s: memref<3xi1>) -> (memref<0x?x2xf32, 3>) {
  %0 = memref.reshape %m(%s) : (memref<?x4xf32, 3>, memref<3xi1>) -> memref<0x?x2xf32, 3>
  return %0 : memref<0x?x2xf32, 3>
}

// -----

func.func @f(%m: memref<*xf32>, %s: memref<4xi32>) -> (memref<?x?x2x?xf32>) {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<4xi32>) -> memref<?x?x2x?xf32>
  return %0 : memref<?x?x2x?xf32>
}

// -----

func.func @f(%m: memref<?x4xf32>, %s: memref<4xindex>) -> (memref<?x?x2x?xf32>) {
  %0 = memref.reshape %m(%s) : (memref<?x4xf32>, memref<4xindex>) -> memref<?x?x2x?xf32>
  return %0 : memref<?x?x2x?xf32>
}

// -----

func.func @f(%m: memref<?x4xf32, 3>, %s: memref<4xi1>) -> (memref<?x?x2x?xf32, 3>) {
  %0 = memref.reshape %m(%s) : (memref<?x4xf32, 3>, memref<4xi1>) -> memref<?x?x2x?xf32, 3>
  return %0 : memref<?x?x2x?xf32, 3>
}

// -----

func.func @f(%m: memref<*xf32>, %s: memref<5xi32>) -> (memref<2x2x?x2x?xf32>) {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<5xi32>) -> memref<2x2x?x2x?xf32>
  return %0 : memref<2x2x?x2x?xf32>
}

// -----

func.func @f(%m: memref<?x4xf32>, %s: memref<5xindex>) -> (memref<2x2x?x2x?xf32>) {
  %0 = memref.reshape %m(%s) : (memref<?x4xf32>, memref<5xindex>) -> memref<2x2x?x2x?xf32>
  return %0 : memref<2x2x?x2x?xf32>
}

// -----

func.func @f(%m: memref<?x4xf32, 3>, %s: memref<5xi1>) -> (memref<2x2x?x2x?xf32, 3>) {
  %0 = memref.reshape %m(%s) : (memref<?x4xf32, 3>, memref<5xi1>) -> memref<2x2x?x2x?xf32, 3>
  return %0 : memref<2x2x?x2x?xf32, 3>
}

// -----

func.func @f(%m: memref<?x4xf32>, %s: memref<?xindex>) -> (memref<*xf32>) {
  %0 = memref.reshape %m(%s) : (memref<?x4xf32>, memref<?xindex>) -> memref<*xf32>
  return %0 : memref<*xf32>
}

// -----

func.func @f(%m: memref<*xf32>, %s: memref<?xi8>) -> (memref<*xf32>) {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<?xi8>) -> memref<*xf32>
  return %0 : memref<*xf32>
}

// -----

func.func @f(%m: memref<2x4xi64>, %s: memref<2xindex, affine_map<(d0) -> (d0 + 1)>>) -> (memref<?x2xi64>) {
  %0 = memref.reshape %m(%s) : (memref<2x4xi64>, memref<2xindex, affine_map<(d0) -> (d0 + 1)>>) -> memref<?x2xi64>
  return %0 : memref<?x2xi64>
}

// -----

func.func @f(%m: memref<2x4xi64>, %s: memref<3xindex, strided<[2], offset: 1>, 5>) -> (memref<?x2x?xi64>) {
  %0 = memref.reshape %m(%s) : (memref<2x4xi64>, memref<3xindex, strided<[2], offset: 1>, 5>) -> memref<?x2x?xi64>
  return %0 : memref<?x2x?xi64>
}

// -----

func.func @f(%m: memref<2x4xi64>, %s: memref<3xindex>) -> (memref<?x2x?xi64>) {
  %0 = memref.reshape %m(%s) {a = 1 : i32} : (memref<2x4xi64>, memref<3xindex>) -> memref<?x2x?xi64>
  return %0 : memref<?x2x?xi64>
}

// -----

func.func @f(%m: memref<?xi8>, %s: memref<2xindex>, %c: i1) {
  scf.if %c {
    %0 = memref.reshape %m(%s) : (memref<?xi8>, memref<2xindex>) -> memref<?x?xi8>
    %1 = memref.reshape %0(%s) : (memref<?x?xi8>, memref<2xindex>) -> memref<?x4xi8>
    memref.dealloc %1 : memref<?x4xi8>
  }
  return
}

// -----

func.func @f(%m: memref<?xi8>, %s: memref<2xindex>) {
  return
^bb1:
  %0 = memref.reshape %m(%s) : (memref<?xi8>, memref<2xindex>) -> memref<?x?xi8>
  memref.dealloc %0 : memref<?x?xi8>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %v: f32, %w: i32, %i: index) {
  %0 = memref.atomic_rmw maximumf %v, %m[%i] : (f32, memref<4xf32>) -> f32
  %1 = memref.atomic_rmw minnumf %v, %m[%i] : (f32, memref<4xf32>) -> f32
  %2 = memref.atomic_rmw assign %v, %m[%i] : (f32, memref<4xf32>) -> f32
  %3 = memref.atomic_rmw maxu %w, %n[%i] : (i32, memref<4xi32>) -> i32
  %4 = memref.atomic_rmw mins %w, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}
