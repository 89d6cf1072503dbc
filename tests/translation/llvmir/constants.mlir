llvm.mlir.global @integers(dense<[1, -2, 3]> : tensor<3xi32>) : !llvm.array<3 x i32>
llvm.mlir.global @nested(dense<[[1, 2], [3, 4]]> : tensor<2x2xi16>) : !llvm.array<2 x array<2 x i16>>
llvm.mlir.global @zeros(dense<0> : tensor<4xi64>) : !llvm.array<4 x i64>
llvm.mlir.global @bits(dense<[true, false]> : tensor<2xi1>) : !llvm.array<2 x i1>
llvm.mlir.global @wide(dense<[1, 170141183460469231731687303715884105727]> : tensor<2xi128>) : !llvm.array<2 x i128>
llvm.mlir.global @odd(dense<[1, -1]> : tensor<2xi7>) : !llvm.array<2 x i7>
llvm.mlir.global @splat(dense<2.5> : vector<4xf64>) : vector<4xf64>
llvm.mlir.global @text("a\22b\5C\00\FFc")
llvm.mlir.global @structure([1 : i8, 2.0 : f32]) : !llvm.struct<(i8, f32)>
llvm.mlir.global @structures([[1 : i8, 2.0 : f32], #llvm.zero, #llvm.undef]) : !llvm.array<3 x struct<(i8, f32)>>
llvm.mlir.global @half(1.0 : f16) : f16
llvm.mlir.global @brain(1.0 : bf16) : bf16
llvm.mlir.global @extended(3.25 : f80) : f80
llvm.mlir.global @quad(-0.1 : f128) : f128
llvm.mlir.global @eight(1.0 : f8E4M3FN) : i8
llvm.mlir.global @tenth(0.1 : f32) : f32
llvm.mlir.global @tenth64(0.1 : f64) : f64
llvm.mlir.global @exact(9.765625e-04 : f64) : f64
llvm.mlir.global @million(1.0e+06 : f64) : f64
llvm.mlir.global @digits(123456.0 : f64) : f64
llvm.mlir.global @more_digits(1234567.0 : f64) : f64
llvm.mlir.global @least(4.9e-324 : f64) : f64
llvm.mlir.global @negative_zero(-0.0 : f64) : f64
llvm.mlir.global @infinity(0x7F800000 : f32) : f32
llvm.mlir.global @nan(0x7FC00001 : f32) : f32
llvm.mlir.global @nan64(0xFFF8000000000001 : f64) : f64
llvm.mlir.global @float_as_integer(2.0 : f32) : i32
llvm.mlir.global @negative(-5 : i32) : i32
llvm.mlir.global @truth(true) : i1

llvm.mlir.global @computed() : !llvm.struct<(ptr, i64)> {
  %0 = llvm.mlir.undef : !llvm.struct<(ptr, i64)>
  %1 = llvm.mlir.addressof @text : !llvm.ptr
  %2 = llvm.getelementptr %1[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %3 = llvm.insertvalue %2, %0[0] : !llvm.struct<(ptr, i64)>
  %4 = llvm.ptrtoint %1 : !llvm.ptr to i64
  %5 = llvm.insertvalue %4, %3[1] : !llvm.struct<(ptr, i64)>
  llvm.return %5 : !llvm.struct<(ptr, i64)>
}

llvm.func @values() -> vector<4xi32> {
  %0 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %1 = llvm.mlir.constant(dense<7> : vector<4xi32>) : vector<4xi32>
  %2 = llvm.mlir.zero : vector<4xi32>
  %3 = llvm.mlir.poison : vector<4xi32>
  %c = llvm.mlir.constant(true) : i1
  %4 = llvm.freeze %0 : vector<4xi32>
  %5 = llvm.add %4, %1 : vector<4xi32>
  %6 = llvm.add %5, %2 : vector<4xi32>
  %7 = llvm.add %6, %3 : vector<4xi32>
  llvm.return %7 : vector<4xi32>
}

llvm.func @scalable() -> vector<[4]xi32> {
  %0 = llvm.mlir.constant(dense<7> : vector<[4]xi32>) : vector<[4]xi32>
  %1 = llvm.freeze %0 : vector<[4]xi32>
  llvm.return %1 : vector<[4]xi32>
}
