// options: --convert-func-to-llvm
// options: --convert-func-to-llvm=index-bitwidth=32
func.func @argument_0(%c: i1, %a: i1) {
  return
}

// -----

func.func private @declared_0(i1, index)

func.func nested @caller_0(%i: index, %a: i1) {
  call @declared_0(%a, %i) : (i1, index) -> ()
  return
}

// -----

func.func @returned_0(%a: i1) -> i1 {
  return %a : i1
}

func.func @both_0(%a: i1) -> (i1, i1) {
  %0 = arith.constant true
  %1 = call @returned_0(%a) : (i1) -> i1
  return %0, %1 : i1, i1
}

func.func @parts_0(%a: i1) -> i1 {
  %0:2 = call @both_0(%a) : (i1) -> (i1, i1)
  return %0#1 : i1
}

// -----

func.func @exported_0(%a: i1) -> i1 attributes {llvm.emit_c_interface} {
  return %a : i1
}

func.func private @imported_0(i1, f32) -> (i8, i1) attributes {llvm.emit_c_interface}

// -----

func.func @argument_1(%c: i1, %a: i8) {
  return
}

// -----

func.func private @declared_1(i8, index)

func.func nested @caller_1(%i: index, %a: i8) {
  call @declared_1(%a, %i) : (i8, index) -> ()
  return
}

// -----

func.func @returned_1(%a: i8) -> i8 {
  return %a : i8
}

func.func @both_1(%a: i8) -> (i1, i8) {
  %0 = arith.constant true
  %1 = call @returned_1(%a) : (i8) -> i8
  return %0, %1 : i1, i8
}

func.func @parts_1(%a: i8) -> i8 {
  %0:2 = call @both_1(%a) : (i8) -> (i1, i8)
  return %0#1 : i8
}

// -----

func.func @exported_1(%a: i8) -> i8 attributes {llvm.emit_c_interface} {
  return %a : i8
}

func.func private @imported_1(i8, f32) -> (i8, i8) attributes {llvm.emit_c_interface}

// -----

func.func @argument_2(%c: i1, %a: index) {
  return
}

// -----

func.func private @declared_2(index, index)

func.func nested @caller_2(%i: index, %a: index) {
  call @declared_2(%a, %i) : (index, index) -> ()
  return
}

// -----

func.func @returned_2(%a: index) -> index {
  return %a : index
}

func.func @both_2(%a: index) -> (i1, index) {
  %0 = arith.constant true
  %1 = call @returned_2(%a) : (index) -> index
  return %0, %1 : i1, index
}

func.func @parts_2(%a: index) -> index {
  %0:2 = call @both_2(%a) : (index) -> (i1, index)
  return %0#1 : index
}

// -----

func.func @exported_2(%a: index) -> index attributes {llvm.emit_c_interface} {
  return %a : index
}

func.func private @imported_2(index, f32) -> (i8, index) attributes {llvm.emit_c_interface}

// -----

func.func @argument_3(%c: i1, %a: f32) {
  return
}

// -----

func.func private @declared_3(f32, index)

func.func nested @caller_3(%i: index, %a: f32) {
  call @declared_3(%a, %i) : (f32, index) -> ()
  return
}

// -----

func.func @returned_3(%a: f32) -> f32 {
  return %a : f32
}

func.func @both_3(%a: f32) -> (i1, f32) {
  %0 = arith.constant true
  %1 = call @returned_3(%a) : (f32) -> f32
  return %0, %1 : i1, f32
}

func.func @parts_3(%a: f32) -> f32 {
  %0:2 = call @both_3(%a) : (f32) -> (i1, f32)
  return %0#1 : f32
}

// -----

func.func @exported_3(%a: f32) -> f32 attributes {llvm.emit_c_interface} {
  return %a : f32
}

func.func private @imported_3(f32, f32) -> (i8, f32) attributes {llvm.emit_c_interface}

// -----

func.func @argument_4(%c: i1, %a: f64) {
  return
}

// -----

func.func private @declared_4(f64, index)

func.func nested @caller_4(%i: index, %a: f64) {
  call @declared_4(%a, %i) : (f64, index) -> ()
  return
}

// -----

func.func @returned_4(%a: f64) -> f64 {
  return %a : f64
}

func.func @both_4(%a: f64) -> (i1, f64) {
  %0 = arith.constant true
  %1 = call @returned_4(%a) : (f64) -> f64
  return %0, %1 : i1, f64
}

func.func @parts_4(%a: f64) -> f64 {
  %0:2 = call @both_4(%a) : (f64) -> (i1, f64)
  return %0#1 : f64
}

// -----

func.func @exported_4(%a: f64) -> f64 attributes {llvm.emit_c_interface} {
  return %a : f64
}

func.func private @imported_4(f64, f32) -> (i8, f64) attributes {llvm.emit_c_interface}

// -----

func.func @argument_5(%c: i1, %a: bf16) {
  return
}

// -----

func.func private @declared_5(bf16, index)

func.func nested @caller_5(%i: index, %a: bf16) {
  call @declared_5(%a, %i) : (bf16, index) -> ()
  return
}

// -----

func.func @returned_5(%a: bf16) -> bf16 {
  return %a : bf16
}

func.func @both_5(%a: bf16) -> (i1, bf16) {
  %0 = arith.constant true
  %1 = call @returned_5(%a) : (bf16) -> bf16
  return %0, %1 : i1, bf16
}

func.func @parts_5(%a: bf16) -> bf16 {
  %0:2 = call @both_5(%a) : (bf16) -> (i1, bf16)
  return %0#1 : bf16
}

// -----

func.func @exported_5(%a: bf16) -> bf16 attributes {llvm.emit_c_interface} {
  return %a : bf16
}

func.func private @imported_5(bf16, f32) -> (i8, bf16) attributes {llvm.emit_c_interface}

// -----

func.func @argument_6(%c: i1, %a: f8E5M2) {
  return
}

// -----

func.func private @declared_6(f8E5M2, index)

func.func nested @caller_6(%i: index, %a: f8E5M2) {
  call @declared_6(%a, %i) : (f8E5M2, index) -> ()
  return
}

// -----

func.func @returned_6(%a: f8E5M2) -> f8E5M2 {
  return %a : f8E5M2
}

func.func @both_6(%a: f8E5M2) -> (i1, f8E5M2) {
  %0 = arith.constant true
  %1 = call @returned_6(%a) : (f8E5M2) -> f8E5M2
  return %0, %1 : i1, f8E5M2
}

func.func @parts_6(%a: f8E5M2) -> f8E5M2 {
  %0:2 = call @both_6(%a) : (f8E5M2) -> (i1, f8E5M2)
  return %0#1 : f8E5M2
}

// -----

func.func @exported_6(%a: f8E5M2) -> f8E5M2 attributes {llvm.emit_c_interface} {
  return %a : f8E5M2
}

func.func private @imported_6(f8E5M2, f32) -> (i8, f8E5M2) attributes {llvm.emit_c_interface}

// -----

func.func @argument_7(%c: i1, %a: complex<f32>) {
  return
}

// -----

func.func private @declared_7(complex<f32>, index)

func.func nested @caller_7(%i: index, %a: complex<f32>) {
  call @declared_7(%a, %i) : (complex<f32>, index) -> ()
  return
}

// -----

func.func @returned_7(%a: complex<f32>) -> complex<f32> {
  return %a : complex<f32>
}

func.func @both_7(%a: complex<f32>) -> (i1, complex<f32>) {
  %0 = arith.constant true
  %1 = call @returned_7(%a) : (complex<f32>) -> complex<f32>
  return %0, %1 : i1, complex<f32>
}

func.func @parts_7(%a: complex<f32>) -> complex<f32> {
  %0:2 = call @both_7(%a) : (complex<f32>) -> (i1, complex<f32>)
  return %0#1 : complex<f32>
}

// -----

func.func @exported_7(%a: complex<f32>) -> complex<f32> attributes {llvm.emit_c_interface} {
  return %a : complex<f32>
}

func.func private @imported_7(complex<f32>, f32) -> (i8, complex<f32>) attributes {llvm.emit_c_interface}

// -----

func.func @argument_8(%c: i1, %a: vector<4xf32>) {
  return
}

// -----

func.func private @declared_8(vector<4xf32>, index)

func.func nested @caller_8(%i: index, %a: vector<4xf32>) {
  call @declared_8(%a, %i) : (vector<4xf32>, index) -> ()
  return
}

// -----

func.func @returned_8(%a: vector<4xf32>) -> vector<4xf32> {
  return %a : vector<4xf32>
}

func.func @both_8(%a: vector<4xf32>) -> (i1, vector<4xf32>) {
  %0 = arith.constant true
  %1 = call @returned_8(%a) : (vector<4xf32>) -> vector<4xf32>
  return %0, %1 : i1, vector<4xf32>
}

func.func @parts_8(%a: vector<4xf32>) -> vector<4xf32> {
  %0:2 = call @both_8(%a) : (vector<4xf32>) -> (i1, vector<4xf32>)
  return %0#1 : vector<4xf32>
}

// -----

func.func @exported_8(%a: vector<4xf32>) -> vector<4xf32> attributes {llvm.emit_c_interface} {
  return %a : vector<4xf32>
}

func.func private @imported_8(vector<4xf32>, f32) -> (i8, vector<4xf32>) attributes {llvm.emit_c_interface}

// -----

func.func @argument_9(%c: i1, %a: vector<2x3xindex>) {
  return
}

// -----

func.func private @declared_9(vector<2x3xindex>, index)

func.func nested @caller_9(%i: index, %a: vector<2x3xindex>) {
  call @declared_9(%a, %i) : (vector<2x3xindex>, index) -> ()
  return
}

// -----

func.func @returned_9(%a: vector<2x3xindex>) -> vector<2x3xindex> {
  return %a : vector<2x3xindex>
}

func.func @both_9(%a: vector<2x3xindex>) -> (i1, vector<2x3xindex>) {
  %0 = arith.constant true
  %1 = call @returned_9(%a) : (vector<2x3xindex>) -> vector<2x3xindex>
  return %0, %1 : i1, vector<2x3xindex>
}

func.func @parts_9(%a: vector<2x3xindex>) -> vector<2x3xindex> {
  %0:2 = call @both_9(%a) : (vector<2x3xindex>) -> (i1, vector<2x3xindex>)
  return %0#1 : vector<2x3xindex>
}

// -----

func.func @exported_9(%a: vector<2x3xindex>) -> vector<2x3xindex> attributes {llvm.emit_c_interface} {
  return %a : vector<2x3xindex>
}

func.func private @imported_9(vector<2x3xindex>, f32) -> (i8, vector<2x3xindex>) attributes {llvm.emit_c_interface}

// -----

func.func @argument_10(%c: i1, %a: vector<[4]xi8>) {
  return
}

// -----

func.func private @declared_10(vector<[4]xi8>, index)

func.func nested @caller_10(%i: index, %a: vector<[4]xi8>) {
  call @declared_10(%a, %i) : (vector<[4]xi8>, index) -> ()
  return
}

// -----

func.func @returned_10(%a: vector<[4]xi8>) -> vector<[4]xi8> {
  return %a : vector<[4]xi8>
}

func.func @both_10(%a: vector<[4]xi8>) -> (i1, vector<[4]xi8>) {
  %0 = arith.constant true
  %1 = call @returned_10(%a) : (vector<[4]xi8>) -> vector<[4]xi8>
  return %0, %1 : i1, vector<[4]xi8>
}

func.func @parts_10(%a: vector<[4]xi8>) -> vector<[4]xi8> {
  %0:2 = call @both_10(%a) : (vector<[4]xi8>) -> (i1, vector<[4]xi8>)
  return %0#1 : vector<[4]xi8>
}

// -----

func.func @exported_10(%a: vector<[4]xi8>) -> vector<[4]xi8> attributes {llvm.emit_c_interface} {
  return %a : vector<[4]xi8>
}

func.func private @imported_10(vector<[4]xi8>, f32) -> (i8, vector<[4]xi8>) attributes {llvm.emit_c_interface}

// -----

func.func @argument_11(%c: i1, %a: memref<f32>) {
  return
}

// -----

func.func private @declared_11(memref<f32>, index)

func.func nested @caller_11(%i: index, %a: memref<f32>) {
  call @declared_11(%a, %i) : (memref<f32>, index) -> ()
  return
}

// -----

func.func @returned_11(%a: memref<f32>) -> memref<f32> {
  return %a : memref<f32>
}

func.func @both_11(%a: memref<f32>) -> (i1, memref<f32>) {
  %0 = arith.constant true
  %1 = call @returned_11(%a) : (memref<f32>) -> memref<f32>
  return %0, %1 : i1, memref<f32>
}

func.func @parts_11(%a: memref<f32>) -> memref<f32> {
  %0:2 = call @both_11(%a) : (memref<f32>) -> (i1, memref<f32>)
  return %0#1 : memref<f32>
}

// -----

func.func @exported_11(%a: memref<f32>) -> memref<f32> attributes {llvm.emit_c_interface} {
  return %a : memref<f32>
}

func.func private @imported_11(memref<f32>, f32) -> (i8, memref<f32>) attributes {llvm.emit_c_interface}

// -----

func.func @argument_12(%c: i1, %a: memref<4xf32>) {
  return
}

// -----

func.func private @declared_12(memref<4xf32>, index)

func.func nested @caller_12(%i: index, %a: memref<4xf32>) {
  call @declared_12(%a, %i) : (memref<4xf32>, index) -> ()
  return
}

// -----

func.func @returned_12(%a: memref<4xf32>) -> memref<4xf32> {
  return %a : memref<4xf32>
}

func.func @both_12(%a: memref<4xf32>) -> (i1, memref<4xf32>) {
  %0 = arith.constant true
  %1 = call @returned_12(%a) : (memref<4xf32>) -> memref<4xf32>
  return %0, %1 : i1, memref<4xf32>
}

func.func @parts_12(%a: memref<4xf32>) -> memref<4xf32> {
  %0:2 = call @both_12(%a) : (memref<4xf32>) -> (i1, memref<4xf32>)
  return %0#1 : memref<4xf32>
}

// -----

func.func @exported_12(%a: memref<4xf32>) -> memref<4xf32> attributes {llvm.emit_c_interface} {
  return %a : memref<4xf32>
}

func.func private @imported_12(memref<4xf32>, f32) -> (i8, memref<4xf32>) attributes {llvm.emit_c_interface}

// -----

func.func @argument_13(%c: i1, %a: memref<?x?xindex, 2>) {
  return
}

// -----

func.func private @declared_13(memref<?x?xindex, 2>, index)

func.func nested @caller_13(%i: index, %a: memref<?x?xindex, 2>) {
  call @declared_13(%a, %i) : (memref<?x?xindex, 2>, index) -> ()
  return
}

// -----

func.func @returned_13(%a: memref<?x?xindex, 2>) -> memref<?x?xindex, 2> {
  return %a : memref<?x?xindex, 2>
}

func.func @both_13(%a: memref<?x?xindex, 2>) -> (i1, memref<?x?xindex, 2>) {
  %0 = arith.constant true
  %1 = call @returned_13(%a) : (memref<?x?xindex, 2>) -> memref<?x?xindex, 2>
  return %0, %1 : i1, memref<?x?xindex, 2>
}

func.func @parts_13(%a: memref<?x?xindex, 2>) -> memref<?x?xindex, 2> {
  %0:2 = call @both_13(%a) : (memref<?x?xindex, 2>) -> (i1, memref<?x?xindex, 2>)
  return %0#1 : memref<?x?xindex, 2>
}

// -----

func.func @exported_13(%a: memref<?x?xindex, 2>) -> memref<?x?xindex, 2> attributes {llvm.emit_c_interface} {
  return %a : memref<?x?xindex, 2>
}

func.func private @imported_13(memref<?x?xindex, 2>, f32) -> (i8, memref<?x?xindex, 2>) attributes {llvm.emit_c_interface}

// -----

func.func @argument_14(%c: i1, %a: memref<*xi8>) {
  return
}

// -----

func.func private @declared_14(memref<*xi8>, index)

func.func nested @caller_14(%i: index, %a: memref<*xi8>) {
  call @declared_14(%a, %i) : (memref<*xi8>, index) -> ()
  return
}

// -----

func.func @argument_15(%c: i1, %a: (index) -> i8) {
  return
}

// -----

func.func private @declared_15((index) -> i8, index)

func.func nested @caller_15(%i: index, %a: (index) -> i8) {
  call @declared_15(%a, %i) : ((index) -> i8, index) -> ()
  return
}

// -----

func.func @returned_15(%a: (index) -> i8) -> ((index) -> i8) {
  return %a : (index) -> i8
}

func.func @both_15(%a: (index) -> i8) -> (i1, (index) -> i8) {
  %0 = arith.constant true
  %1 = call @returned_15(%a) : ((index) -> i8) -> ((index) -> i8)
  return %0, %1 : i1, (index) -> i8
}

func.func @parts_15(%a: (index) -> i8) -> ((index) -> i8) {
  %0:2 = call @both_15(%a) : ((index) -> i8) -> (i1, (index) -> i8)
  return %0#1 : (index) -> i8
}

// -----

func.func @exported_15(%a: (index) -> i8) -> ((index) -> i8) attributes {llvm.emit_c_interface} {
  return %a : (index) -> i8
}

func.func private @imported_15((index) -> i8, f32) -> (i8, (index) -> i8) attributes {llvm.emit_c_interface}

// -----

func.func @argument_16(%c: i1, %a: !llvm.ptr) {
  return
}

// -----

func.func private @declared_16(!llvm.ptr, index)

func.func nested @caller_16(%i: index, %a: !llvm.ptr) {
  call @declared_16(%a, %i) : (!llvm.ptr, index) -> ()
  return
}

// -----

func.func @returned_16(%a: !llvm.ptr) -> !llvm.ptr {
  return %a : !llvm.ptr
}

func.func @both_16(%a: !llvm.ptr) -> (i1, !llvm.ptr) {
  %0 = arith.constant true
  %1 = call @returned_16(%a) : (!llvm.ptr) -> !llvm.ptr
  return %0, %1 : i1, !llvm.ptr
}

func.func @parts_16(%a: !llvm.ptr) -> !llvm.ptr {
  %0:2 = call @both_16(%a) : (!llvm.ptr) -> (i1, !llvm.ptr)
  return %0#1 : !llvm.ptr
}

// -----

func.func @exported_16(%a: !llvm.ptr) -> !llvm.ptr attributes {llvm.emit_c_interface} {
  return %a : !llvm.ptr
}

func.func private @imported_16(!llvm.ptr, f32) -> (i8, !llvm.ptr) attributes {llvm.emit_c_interface}

// -----

func.func @argument_17(%c: i1, %a: !llvm.struct<(i8, index)>) {
  return
}

// -----

func.func private @declared_17(!llvm.struct<(i8, index)>, index)

func.func nested @caller_17(%i: index, %a: !llvm.struct<(i8, index)>) {
  call @declared_17(%a, %i) : (!llvm.struct<(i8, index)>, index) -> ()
  return
}

// -----

func.func @returned_17(%a: !llvm.struct<(i8, index)>) -> !llvm.struct<(i8, index)> {
  return %a : !llvm.struct<(i8, index)>
}

func.func @both_17(%a: !llvm.struct<(i8, index)>) -> (i1, !llvm.struct<(i8, index)>) {
  %0 = arith.constant true
  %1 = call @returned_17(%a) : (!llvm.struct<(i8, index)>) -> !llvm.struct<(i8, index)>
  return %0, %1 : i1, !llvm.struct<(i8, index)>
}

func.func @parts_17(%a: !llvm.struct<(i8, index)>) -> !llvm.struct<(i8, index)> {
  %0:2 = call @both_17(%a) : (!llvm.struct<(i8, index)>) -> (i1, !llvm.struct<(i8, index)>)
  return %0#1 : !llvm.struct<(i8, index)>
}

// -----

func.func @exported_17(%a: !llvm.struct<(i8, index)>) -> !llvm.struct<(i8, index)> attributes {llvm.emit_c_interface} {
  return %a : !llvm.struct<(i8, index)>
}

func.func private @imported_17(!llvm.struct<(i8, index)>, f32) -> (i8, !llvm.struct<(i8, index)>) attributes {llvm.emit_c_interface}

// -----

func.func @argument_18(%c: i1, %a: si16) {
  return
}

// -----

func.func private @declared_18(si16, index)

func.func nested @caller_18(%i: index, %a: si16) {
  call @declared_18(%a, %i) : (si16, index) -> ()
  return
}

// -----

func.func @returned_18(%a: si16) -> si16 {
  return %a : si16
}

func.func @both_18(%a: si16) -> (i1, si16) {
  %0 = arith.constant true
  %1 = call @returned_18(%a) : (si16) -> si16
  return %0, %1 : i1, si16
}

func.func @parts_18(%a: si16) -> si16 {
  %0:2 = call @both_18(%a) : (si16) -> (i1, si16)
  return %0#1 : si16
}

// -----

func.func @exported_18(%a: si16) -> si16 attributes {llvm.emit_c_interface} {
  return %a : si16
}

func.func private @imported_18(si16, f32) -> (i8, si16) attributes {llvm.emit_c_interface}

// -----

func.func @argument_19(%c: i1, %a: tensor<2xi8>) {
  return
}

// -----

func.func private @declared_19(tensor<2xi8>, index)

func.func nested @caller_19(%i: index, %a: tensor<2xi8>) {
  call @declared_19(%a, %i) : (tensor<2xi8>, index) -> ()
  return
}

// -----

func.func @returned_19(%a: tensor<2xi8>) -> tensor<2xi8> {
  return %a : tensor<2xi8>
}

func.func @both_19(%a: tensor<2xi8>) -> (i1, tensor<2xi8>) {
  %0 = arith.constant true
  %1 = call @returned_19(%a) : (tensor<2xi8>) -> tensor<2xi8>
  return %0, %1 : i1, tensor<2xi8>
}

func.func @parts_19(%a: tensor<2xi8>) -> tensor<2xi8> {
  %0:2 = call @both_19(%a) : (tensor<2xi8>) -> (i1, tensor<2xi8>)
  return %0#1 : tensor<2xi8>
}

// -----

func.func @exported_19(%a: tensor<2xi8>) -> tensor<2xi8> attributes {llvm.emit_c_interface} {
  return %a : tensor<2xi8>
}

func.func private @imported_19(tensor<2xi8>, f32) -> (i8, tensor<2xi8>) attributes {llvm.emit_c_interface}

// -----

func.func @argument_20(%c: i1, %a: none) {
  return
}

// -----

func.func private @declared_20(none, index)

func.func nested @caller_20(%i: index, %a: none) {
  call @declared_20(%a, %i) : (none, index) -> ()
  return
}

// -----

func.func @returned_20(%a: none) -> none {
  return %a : none
}

func.func @both_20(%a: none) -> (i1, none) {
  %0 = arith.constant true
  %1 = call @returned_20(%a) : (none) -> none
  return %0, %1 : i1, none
}

func.func @parts_20(%a: none) -> none {
  %0:2 = call @both_20(%a) : (none) -> (i1, none)
  return %0#1 : none
}

// -----

func.func @exported_20(%a: none) -> none attributes {llvm.emit_c_interface} {
  return %a : none
}

func.func private @imported_20(none, f32) -> (i8, none) attributes {llvm.emit_c_interface}

// -----

func.func private @imported_unranked(memref<*xf32>, i8) attributes {llvm.emit_c_interface}

func.func @exported_unranked(%a: memref<*xf32>, %b: i8) attributes {llvm.emit_c_interface} {
  return
}

// -----

func.func @attrs(%i: index {llvm.noundef}, %c: i1) -> (index {llvm.noundef}, f32) attributes {llvm.emit_c_interface} {
  %f = arith.constant 1.0 : f32
  return %i, %f : index, f32
}

// -----

func.func @attrs_1(%i: index {llvm.noundef}, %m: memref<2xf32> {llvm.noalias}, %p: !llvm.ptr {llvm.sret = index}) -> (index {llvm.noundef}) {
  return %i : index
}

// -----

func.func @by_value(%p: !llvm.ptr {llvm.byval = index}, %q: !llvm.ptr {llvm.byref = complex<f32>}, %r: !llvm.ptr {llvm.inalloca = index}) {
  return
}

// -----

func.func @internal(%i: index) attributes {llvm.linkage = #llvm.linkage<internal>} {
  return
}

// -----

func.func @pure(%i: index) attributes {llvm.readnone} {
  return
}

// -----

func.func private @variadic(i32) attributes {func.varargs = true}

func.func private @fixed(i32) attributes {func.varargs = false}

// -----

func.func private @variadic_for_c(i32) attributes {func.varargs = true, llvm.emit_c_interface}

// -----

func.func @wrong_linkage(%i: index) attributes {llvm.linkage = 1 : i8} {
  return
}

// -----

func.func @wrong_effects(%i: index) attributes {llvm.readnone = 1 : i8} {
  return
}

// -----

func.func @kept() attributes {no_inline, llvm.some = 1 : i8} {
  call @kept() {no_inline, other = 2 : i8} : () -> ()
  return {other = 3 : i8}
}

// -----

func.func @indirect(%f: (index) -> (f32, f32), %i: index) -> f32 {
  %0:2 = call_indirect %f(%i) : (index) -> (f32, f32)
  return %0#1 : f32
}

// -----

func.func @indirect_1(%f: (memref<2xi8>) -> memref<2xi8>, %m: memref<2xi8>) -> memref<2xi8> {
  %0 = call_indirect %f(%m) : (memref<2xi8>) -> memref<2xi8>
  return %0 : memref<2xi8>
}

// -----

func.func @address() {
  %0 = constant {other = 2 : i8} @address : () -> ()
  call_indirect %0() : () -> ()
  return
}

// -----

func.func @blocks(%c: i1, %i: index, %m: memref<3xi8>) -> index {
  cf.cond_br %c, ^bb1(%i : index), ^bb2
^bb1(%0: index):
  return %0 : index
^bb2:
  %d = memref.dim %m, %i : memref<3xi8>
  cf.br ^bb1(%d : index)
}

// -----

func.func @uses(%m: memref<3xi8>, %n: memref<*xi8>) -> i8 {
  %c = arith.constant 1 : index
  %0 = memref.load %m[%c] : memref<3xi8>
  %1 = memref.rank %n : memref<*xi8>
  return %0 : i8
}

// -----

module @inner {
  func.func @f(%i: index) {
    call @g(%i) : (index) -> ()
    return
  }
  func.func private @g(index)
}

// -----

func.func @recursive(%c: i1, %i: index, %j: index) -> (index, index) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0:2 = call @recursive(%c, %j, %i) : (i1, index, index) -> (index, index)
  return %0#1, %0#0 : index, index
^bb2:
  return %i, %j : index, index
}
