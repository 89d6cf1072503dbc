llvm.mlir.global external @narrow(true) {addr_space = 0 : i32} : i32
llvm.mlir.global external @unsigned(200 : ui8) {addr_space = 0 : i32} : i32
llvm.mlir.global external @signed(-1 : i8) {addr_space = 0 : i32} : i32
llvm.mlir.global external @wide(-2 : i64) {addr_space = 0 : i32} : i16
llvm.mlir.global external @truths(dense<[true, false]> : tensor<2xi1>) {addr_space = 0 : i32} : !llvm.array<2 x i32>
llvm.mlir.global external @all(dense<true> : vector<2xi1>) {addr_space = 0 : i32} : vector<2xi4>
llvm.mlir.global external @nibbles(dense<[1, -2]> : vector<2xi4>) {addr_space = 0 : i32} : vector<2xi4>
llvm.mlir.global external @halves(dense<[1.0, -2.5]> : vector<2xf16>) {addr_space = 0 : i32} : vector<2xf16>
llvm.mlir.global external @brains(dense<1.0> : tensor<2x2xbf16>) {addr_space = 0 : i32} : !llvm.array<2 x array<2 x bf16>>
llvm.mlir.global external @pair(1.5 : !llvm.ppc_fp128) {addr_space = 0 : i32} : !llvm.ppc_fp128
llvm.mlir.global external @pairs(dense<[1.5, -0.25]> : tensor<2x!llvm.ppc_fp128>) {addr_space = 0 : i32} : !llvm.array<2 x ppc_fp128>
llvm.mlir.global external @texts(["ab", "cd"]) {addr_space = 0 : i32} : !llvm.array<2 x array<2 x i8>>
llvm.mlir.global external @nothing([]) {addr_space = 0 : i32} : !llvm.array<2 x i32>
llvm.mlir.global external @none(dense<> : tensor<0xi32>) {addr_space = 0 : i32} : !llvm.array<0 x i32>
llvm.mlir.global external @complex(dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>) {addr_space = 0 : i32} : !llvm.array<2 x struct<(f32, f32)>>
llvm.mlir.global external @nested([[1 : i32, 1.0 : f32], #llvm.zero]) {addr_space = 0 : i32} : !llvm.array<2 x struct<(i32, f32)>>

// -----

llvm.mlir.global external @g(1.0 : f64) {addr_space = 0 : i32} : !llvm.ppc_fp128

// -----

llvm.mlir.global external @g(1.0 : f16) {addr_space = 0 : i32} : bf16

// -----

llvm.mlir.global external @g([1 : i32]) {addr_space = 0 : i32} : i32

// -----

llvm.mlir.global external @g([]) {addr_space = 0 : i32} : f32

// -----

llvm.mlir.global external @g([[1 : i32], [2 : i32]]) {addr_space = 0 : i32} : !llvm.array<2 x vector<2xi32>>

// -----

llvm.mlir.global external @g([1 : i32, 2 : i32]) {addr_space = 0 : i32} : !llvm.array<2 x struct<(i32, f32)>>

// -----

llvm.mlir.global external @g([dense<1> : vector<2xi32>]) {addr_space = 0 : i32} : !llvm.struct<(struct<(vector<2xi32>)>)>

// -----

llvm.mlir.global external @g(dense<[1.0, 2.0]> : tensor<2xf16>) {addr_space = 0 : i32} : !llvm.array<2 x i32>

// -----

llvm.mlir.global external @g(dense<1.0> : tensor<2xf32>) {addr_space = 0 : i32} : !llvm.array<2 x f64>
