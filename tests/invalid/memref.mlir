func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.alloc() : memref<?xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.alloc(%i) : memref<4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.alloc(%i)[%i] : memref<?xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.alloc() : memref<4xf32, strided<[?]>>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.alloc() : tensor<4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.alloc() : memref<*xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.alloc(%n) : memref<?xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.alloc() {alignment = 3 : i64} : memref<4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.alloc() {alignment = 4 : i32} : memref<4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.alloc() {alignment = 0 : i64} : memref<4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.alloc : memref<4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.alloc() memref<4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = "memref.alloc"(%i) : (index) -> memref<?xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = "memref.alloc"(%i) <{operandSegmentSizes = array<i32: 0, 0>}> : (index) -> memref<?xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.alloca(%i) : memref<4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.realloc %b : memref<4x?xf32> to memref<8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.realloc %c : memref<8xf32> to memref<?xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.realloc %c(%i) : memref<8xf32> to memref<16xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.realloc %c : memref<8xf32> to memref<16xf64>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.realloc %c : memref<8xf32> to memref<16xf32, 3>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.realloc %c : memref<8xf32> to memref<16xf32, strided<[2]>>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.alloca_scope -> (f32) { memref.alloca_scope.return %d : f64 }
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.alloca_scope -> (f32) { }
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
memref.alloca_scope { memref.alloca_scope.return %d : f64 }
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
memref.alloca_scope.return
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = "memref.alloca_scope"() ({ ^bb0(%q: i32): memref.alloca_scope.return }) : () -> i32
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
"memref.alloca_scope"() ({ }) : () -> ()
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.cast %b : memref<4x?xf32> to memref<5x?xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.cast %b : memref<4x?xf32> to memref<4x?xf64>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.cast %b : memref<4x?xf32> to memref<4x?xf32, 3>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.cast %b : memref<4x?xf32> to memref<?xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.cast %u : memref<*xf32> to memref<*xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.cast %u : memref<*xf32> to memref<4xf64>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.cast %s : memref<8x4xf32, strided<[10, 2], offset: 3>> to memref<8x4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.cast %s : memref<8x4xf32, strided<[10, 2], offset: 3>> to memref<8x4xf32, strided<[10, 2], offset: 4>>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.cast %ns : memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>> to memref<4x8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.cast %i : index to memref<8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
memref.copy %b, %c : memref<4x?xf32> to memref<8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
memref.copy %c, %bytes : memref<8xf32> to memref<64xi8>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
memref.copy %c, %z : memref<8xf32> to memref<f32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
memref.dealloc %i : index
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.dim %z, %i : memref<f32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.dim %b, %n : memref<4x?xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = "memref.dim"(%b, %i) : (memref<4x?xf32>, index) -> i32
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.load %b[%i] : memref<4x?xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.load %c[%i, %i] : memref<8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.load %c[] : memref<8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.load %c[%n] : memref<8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.load %c %i : memref<8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.load %c[%i : memref<8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.load %u[%i] : memref<*xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.load %i[%i] : index
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.load %c[%i] : memref<9xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = "memref.load"(%c, %i) : (memref<8xf32>, index) -> f64
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.load %c[%i] {nontemporal = 1} : memref<8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.load %c[%i] {alignment = 5 : i64} : memref<8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
memref.store %x, %c[] : memref<8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
memref.store %x, %c[%i, %i] : memref<8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
memref.store %d, %c[%i] : memref<8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
memref.store %x, %i[%i] : index
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
"memref.store"(%d, %c, %i) : (f64, memref<8xf32>, index) -> ()
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.store %x, %c[%i] : memref<8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
memref.prefetch %c[%i], reed, locality<2>, data : memref<8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
memref.prefetch %c[%i], read, locality<4>, data : memref<8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
memref.prefetch %c[%i], read, locality<-1>, data : memref<8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
memref.prefetch %c[%i], read, locality<1>, code : memref<8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
memref.prefetch %c[%i, %i], read, locality<1>, data : memref<8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
memref.prefetch %c[], read, locality<1>, data : memref<8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
memref.prefetch %c[%i], read, local<1>, data : memref<8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
memref.prefetch %c[%i], read, locality<x>, data : memref<8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
memref.prefetch %c[%i], "read", locality<1>, data : memref<8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.assume_alignment %c, 3 : memref<8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.assume_alignment %c, 0 : memref<8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.assume_alignment %c, x : memref<8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.distinct_objects
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
memref.distinct_objects : 
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = "memref.distinct_objects"(%c) : (memref<8xf32>) -> memref<9xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.distinct_objects %c, %c : memref<8xf32>, memref<8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
"memref.distinct_objects"() : () -> ()
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.rank %i : index
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.extract_aligned_pointer_as_index %i : index -> index
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.extract_aligned_pointer_as_index %c : memref<8xf32> -> i64
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0:2 = memref.extract_strided_metadata %c : memref<8xf32> -> memref<f32>, index
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0:4 = memref.extract_strided_metadata %c : memref<8xf32> -> memref<f64>, index, index, index
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0:4 = memref.extract_strided_metadata %c : memref<8xf32> -> memref<f32>, index, index, i32
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0:5 = memref.extract_strided_metadata %c : memref<8xf32> -> memref<f32>, index, index, index, index
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.memory_space_cast %c : memref<8xf32> to memref<9xf32, 3>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.memory_space_cast %c : memref<8xf32> to memref<8xf64, 3>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.memory_space_cast %c : memref<8xf32> to memref<*xf32, 3>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.memory_space_cast %u : memref<*xf32> to memref<8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.memory_space_cast %c : memref<8xf32> to memref<8xf32, strided<[2]>, 3>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.reinterpret_cast %c to offset: [0], sizes: [4], strides: [1] : memref<8xf32> to memref<5xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.reinterpret_cast %c to offset: [0], sizes: [%i], strides: [1] : memref<8xf32> to memref<5xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.reinterpret_cast %c to offset: [1], sizes: [4], strides: [1] : memref<8xf32> to memref<4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.reinterpret_cast %c to offset: [%i], sizes: [4], strides: [1] : memref<8xf32> to memref<4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.reinterpret_cast %c to offset: [0], sizes: [4], strides: [2] : memref<8xf32> to memref<4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.reinterpret_cast %c to offset: [0], sizes: [4], strides: [%i] : memref<8xf32> to memref<4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.reinterpret_cast %c to offset: [0], sizes: [4, 4], strides: [1] : memref<8xf32> to memref<4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.reinterpret_cast %c to offset: [0, 1], sizes: [4], strides: [1] : memref<8xf32> to memref<4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.reinterpret_cast %c to offset: [], sizes: [4], strides: [1] : memref<8xf32> to memref<4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.reinterpret_cast %c to offset: [-1], sizes: [4], strides: [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.reinterpret_cast %c to offset: [0], sizes: [-4], strides: [1] : memref<8xf32> to memref<?xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.reinterpret_cast %c to offset: [0], sizes: [4], strides: [1] : memref<8xf32> to memref<4xf64>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.reinterpret_cast %c to offset: [0], sizes: [4], strides: [1] : memref<8xf32> to memref<4xf32, 3>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.reinterpret_cast %c to offset: [x], sizes: [4], strides: [1] : memref<8xf32> to memref<4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.reinterpret_cast %c to offset: 0, sizes: [4], strides: [1] : memref<8xf32> to memref<4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.reinterpret_cast %c to offset: [0] sizes: [4], strides: [1] : memref<8xf32> to memref<4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.reinterpret_cast %c to offset: [0, ], sizes: [4], strides: [1] : memref<8xf32> to memref<4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = "memref.reinterpret_cast"(%c, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<8xf32>, index) -> memref<4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.reshape %c(%dsh) : (memref<8xf32>, memref<?xi32>) -> memref<2x4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.reshape %c(%sh) : (memref<8xf32>, memref<2xi32>) -> memref<8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.reshape %c(%sh) : (memref<8xf32>, memref<2xi32>) -> memref<2x4xf64>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.reshape %s(%sh) : (memref<8x4xf32, strided<[10, 2], offset: 3>>, memref<2xi32>) -> memref<4x8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.reshape %c(%sh) : (memref<8xf32>, memref<2xi32>) -> memref<2x4xf32, strided<[9, 1]>>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.reshape %c(%c) : (memref<8xf32>, memref<8xf32>) -> memref<2x4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.reshape %c(%sh) : (memref<8xf32>) -> memref<2x4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.expand_shape %c [[0, 1]] output_shape [2, 5] : memref<8xf32> into memref<2x5xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.expand_shape %c [[0, 2]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.expand_shape %c [[0], [1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.expand_shape %c [[0]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.expand_shape %c [[0, 1, 2]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.expand_shape %c [[0, 1]] output_shape [2, 3] : memref<8xf32> into memref<2x4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.expand_shape %c [[0, 1]] output_shape [2] : memref<8xf32> into memref<2x4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.expand_shape %c [[0, 1]] output_shape [%i, 4] : memref<8xf32> into memref<?x4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.expand_shape %c [[0, 1]] output_shape [%i, 4] : memref<8xf32> into memref<2x4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.expand_shape %c [[0, 1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32, 3>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.expand_shape %c [0, 1] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.expand_shape %b [[0, 1]] output_shape [2, 4] : memref<4x?xf32> into memref<2xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.expand_shape %z [] output_shape [1, 2] : memref<f32> into memref<1x2xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.expand_shape %s [[0, 1], [2]] output_shape [2, 4, 4] : memref<8x4xf32, strided<[10, 2], offset: 3>> into memref<2x4x4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.expand_shape %ns [[0, 1], [2]] output_shape [2, 2, 8] : memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>> into memref<2x2x8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.collapse_shape %e [[0, 1]] : memref<4x8xf32> into memref<33xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.collapse_shape %e [[0]] : memref<4x8xf32> into memref<32xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.collapse_shape %e [[0], [1]] : memref<4x8xf32> into memref<32xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.collapse_shape %e [[1, 0]] : memref<4x8xf32> into memref<32xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.collapse_shape %e [[0, 1]] : memref<4x8xf32> into memref<32xf64>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.collapse_shape %c [[0]] : memref<8xf32> into memref<4x2xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.collapse_shape %s [[0, 1]] : memref<8x4xf32, strided<[10, 2], offset: 3>> into memref<32xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.collapse_shape %b [[0, 1]] : memref<4x?xf32> into memref<32xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.collapse_shape %b [[0], [1]] : memref<4x?xf32> into memref<4x?xf64>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.collapse_shape %e [] : memref<4x8xf32> into memref<f32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.subview %e[0, 0] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.subview %e[0, 0] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x3xf32, strided<[8, 1]>>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.subview %e[0, 0] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf64, strided<[8, 1]>>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.subview %e[0, 0] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2x1xf32, strided<[8, 1, 1]>>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.subview %e[0, 0] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1]>, 3>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.subview %e[0, 0] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1], offset: ?>>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.subview %e[1, 1] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1], offset: 8>>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.subview %e[0] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.subview %e[0, 0] [2] [1, 1] : memref<4x8xf32> to memref<2x2xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.subview %e[0, 0, 0] [2, 2, 2] [1, 1, 1] : memref<4x8xf32> to memref<2x2xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.subview %e[-1, 0] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1], offset: -8>>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.subview %e[0, 0] [-2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1]>>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.subview %e[5, 0] [1, 2] [1, 1] : memref<4x8xf32> to memref<1x2xf32, strided<[8, 1], offset: 40>>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.subview %e[3, 0] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1], offset: 24>>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.subview %e[0, 0] [2, 4] [1, 3] : memref<4x8xf32> to memref<2x4xf32, strided<[8, 3]>>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.subview %e[4, 0] [0, 2] [1, 1] : memref<4x8xf32> to memref<0x2xf32, strided<[8, 1], offset: 32>>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.subview %ns[0, 0] [2, 2] [1, 1] : memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>> to memref<2x2xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.subview %u[0, 0] [2, 2] [1, 1] : memref<*xf32> to memref<2x2xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.subview %e[0, 0] [1, 1] [1, 1] : memref<4x8xf32> to memref<1xf32, strided<[3]>>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.transpose %e (i, j) -> (i, i) : memref<4x8xf32> to memref<4x4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.transpose %e (i, j) -> (j) : memref<4x8xf32> to memref<8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.transpose %e (i) -> (i) : memref<4x8xf32> to memref<4x8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.transpose %e (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.transpose %s (i, j) -> (j, i) : memref<8x4xf32, strided<[10, 2], offset: 3>> to memref<4x8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.transpose %e (i, j) -> (j, i) : memref<4x8xf32> memref<8x4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.transpose %e : memref<4x8xf32> to memref<8x4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.view %bytes[%i][] : memref<64xi8> to memref<?xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.view %bytes[%i][%i] : memref<64xi8> to memref<4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.view %c[%i][] : memref<8xf32> to memref<4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.view %bytes[][] : memref<64xi8> to memref<4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.view %bytes[%i][] : memref<64xi8> to memref<4xf32, strided<[2]>>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.view %bytes[%i][] : memref<64xi8> to memref<4xf32, 3>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.atomic_rmw addi %x, %c[%i] : (f32, memref<8xf32>) -> f32
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.atomic_rmw addf %n, %sh[%i] : (i32, memref<2xi32>) -> i32
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.atomic_rmw addf %x, %c[] : (f32, memref<8xf32>) -> f32
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.atomic_rmw what %x, %c[%i] : (f32, memref<8xf32>) -> f32
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.atomic_rmw addf %d, %c[%i] : (f64, memref<8xf32>) -> f64
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.atomic_rmw addf %x, %c[%i] : (f32, memref<8xf32>) -> f64
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.atomic_rmw addf %x %c[%i] : (f32, memref<8xf32>) -> f32
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.atomic_rmw 3 %x, %c[%i] : (f32, memref<8xf32>) -> f32
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.generic_atomic_rmw %c[%i] : memref<8xf32> { ^bb0(%q: f64): memref.atomic_yield %q : f64 }
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.generic_atomic_rmw %c[%i] : memref<8xf32> { ^bb0(%q: f32, %r: f32): memref.atomic_yield %q : f32 }
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.generic_atomic_rmw %c[%i] : memref<8xf32> { memref.atomic_yield %x : f32 }
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.generic_atomic_rmw %c[%i] : memref<8xf32> { ^bb0(%q: f32): memref.atomic_yield %d : f64 }
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
memref.atomic_yield %x : f32
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
memref.dma_start %c[%i], %c[%i], %i, %sh[%i], %i : memref<8xf32>, memref<8xf32>, memref<2xi32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
memref.dma_start %c[%i], %c[%i], %i, %sh[%i] : memref<8xf32>, memref<8xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
memref.dma_start %c[%i], %c[%i], %i, %sh[] : memref<8xf32>, memref<8xf32>, memref<2xi32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
memref.dma_start %c[%i, %i], %c[%i], %i, %sh[%i] : memref<8xf32>, memref<8xf32>, memref<2xi32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
memref.dma_start %i[%i], %c[%i], %i, %sh[%i] : index, memref<8xf32>, memref<2xi32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
memref.dma_start %c[%i], %i[%i], %i, %sh[%i] : memref<8xf32>, index, memref<2xi32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
memref.dma_start %c[%i], %c[%i], %i, %i[%i] : memref<8xf32>, memref<8xf32>, index
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
"memref.dma_start"(%c) : (memref<8xf32>) -> ()
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
"memref.dma_start"(%c, %n, %c, %i, %i, %sh, %i) : (memref<8xf32>, i32, memref<8xf32>, index, index, memref<2xi32>, index) -> ()
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
"memref.dma_start"(%c, %i, %c, %i, %n, %sh, %i) : (memref<8xf32>, index, memref<8xf32>, index, i32, memref<2xi32>, index) -> ()
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
memref.dma_wait %sh[], %i : memref<2xi32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
memref.dma_wait %sh[%i, %i], %i : memref<2xi32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.get_global @nosuch : memref<4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.get_global @f : memref<4xf32>
return
}
// -----
func.func @f(%b: memref<4x?xf32>, %c: memref<8xf32>, %u: memref<*xf32>, %s: memref<8x4xf32, strided<[10, 2], offset: 3>>, %i: index, %n: i32, %x: f32, %d: f64, %bytes: memref<64xi8>, %z: memref<f32>, %e: memref<4x8xf32>, %ns: memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %sh: memref<2xi32>, %dsh: memref<?xi32>) {
%0 = memref.get_global @nosuch : memref<?xf32>
return
}
// -----
memref.global @a : memref<?xf32>
// -----
memref.global @a : tensor<4xf32>
// -----
memref.global @a : memref<4xf32> = dense<1>
// -----
memref.global @a : memref<4xf32> = dense<[1.0]>
// -----
memref.global @a : memref<4xf32> = 1.0 : f32
// -----
memref.global @a : memref<4xf32> = "x"
// -----
memref.global @a : memref<*xf32>
// -----
memref.global @a memref<4xf32>
// -----
memref.global "public" constant : memref<4xf32>
// -----
"memref.global"() <{sym_name = "a", type = memref<4xf32>, initial_value = 1.0 : f32}> : () -> ()
// -----
"memref.global"() <{sym_name = "a", type = memref<4xf32>, initial_value = dense<1.0> : tensor<5xf32>}> : () -> ()
// -----
"memref.global"() <{sym_name = "a", type = memref<4xf32>, initial_value = dense<1> : tensor<4xi32>}> : () -> ()
// -----
"memref.global"() <{sym_name = "a", type = memref<4x2xf32>, initial_value = dense<1.0> : tensor<4xf32>}> : () -> ()
// -----
"memref.global"() <{sym_name = "a", type = f32}> : () -> ()
// -----
"memref.global"() <{type = memref<4xf32>}> : () -> ()
// -----
"memref.global"() <{sym_name = "a"}> : () -> ()
// -----
"memref.global"() <{sym_name = "a", type = memref<4xf32>, sym_visibility = "what"}> : () -> ()
// -----
"memref.global"() <{sym_name = "a", type = memref<4xf32>, alignment = 3 : i64}> : () -> ()
// -----
memref.global @a : memref<4xf32> memref.global @a : memref<4xf32>
// -----
memref.global @a : memref<4xf32> func.func @g() { %0 = memref.get_global @a : memref<5xf32> return }
// -----
%0 = memref.alloca() : memref<4xf32>
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%x: f32):
    %y = memref.load %m[%i] : memref<4xf32>
    memref.atomic_yield %y : f32
  }
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %c: i1) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%x: f32):
    scf.if %c {
      "dialect.op"() : () -> ()
    }
    memref.atomic_yield %x : f32
  }
  return
}

// -----

func.func @f(%e: memref<4x8xf32>) {
  %0 = memref.subview %e[0, [0] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32>
  return
}

// -----

func.func @f(%e: memref<4x8xf32>) {
  %0 = memref.subview %e[0, [%e]] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32>
  return
}

// -----

func.func @f(%e: memref<4x8xf32>) {
  %0 = memref.subview %e[0, 0] [[2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32>
  return
}

// -----

func.func @f(%b: memref<8xf32>) {
  %0 = memref.transpose %b (a) -> (a) : memref<8xf32> to memref<8xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>) {
  %0 = memref.transpose %b (a, b) -> (a, b) : memref<?x?xf32> to memref<?x?xf32>
  return
}

// -----

func.func @f(%b: memref<3x0xf32>) {
  %0 = memref.transpose %b (a, b) -> (a, b) : memref<3x0xf32> to memref<f32>
  return
}

// -----

func.func @f(%b: memref<?x?x?xf32>) {
  %0 = memref.transpose %b (a, b, c) -> (a, b, c) : memref<?x?x?xf32> to memref<?x?x?xf32>
  return
}

// -----

func.func @f(%b: memref<3x0x2xf32>) {
  %0 = memref.subview %b[0, 0, 0] [1, 0, 1] [1, 1, 1] : memref<3x0x2xf32> to memref<f32>
  return
}
// -----
func.func @f(%a: memref<?x?xf32, affine_map<(d0, d1)[s0, s1] -> (d1 + d0 * s1 + s0)>>) { %0 = memref.transpose %a (i, j) -> (j, i) : memref<?x?xf32, affine_map<(d0, d1)[s0, s1] -> (d1 + d0 * s1 + s0)>> to memref<?x?xf32, affine_map<(d0, d1)[s0, s1] -> (d1 + d0 * s1 + s0)>> return }
// -----
func.func @f(%a: memref<?x?x?xi8, strided<[?, 3, ?], offset: 7>>) { %0 = memref.transpose %a (i, j, k) -> (k, i, j) : memref<?x?x?xi8, strided<[?, 3, ?], offset: 7>> to memref<?x?x?xi8, affine_map<(d0, d1, d2)[s0] -> (d2 * 3 + d0 * s0 + d1 * s0 * 2 + 7)>> return }
// -----
func.func @f(%a: memref<?x4xi8, strided<[?, ?], offset: ?>>) { %0 = memref.transpose %a (i, j) -> (j, i) : memref<?x4xi8, strided<[?, ?], offset: ?>> to memref<4x?xi8> return }
// -----
func.func @f(%a: memref<4xi8, strided<[?]>>) { %0 = memref.transpose %a (i) -> (i) : memref<4xi8, strided<[?]>> to memref<4xi8, affine_map<(d0)[s0, s1] -> (s1 + d0 * s0 * s1 + s0 * 3)>> return }
// -----
func.func @f(%m: memref<3xi8>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<3xi8> {
  ^bb0(%old: i8):
    %new = arith.addi %old, %old : i8
  }
  return
}
// -----
func.func @f(%m: memref<3xi8>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<3xi8> {
  ^bb0(%old: i8):
  }
  return
}
// -----
func.func @f(%m: memref<3xi8>, %i: index) { %0 = memref.generic_atomic_rmw %m[%i] : memref<3xi8> { } return }
// -----
func.func @stride_of_a_single_row(%m: memref<5x1x6xi8, strided<[12, 9, 1]>>) {
  %0 = memref.cast %m : memref<5x1x6xi8, strided<[12, 9, 1]>> to memref<5x?x6xi8, strided<[12, 6, 1]>>
  return
}
