// An interpreter of a small machine: a loop with a switch.
module {
  llvm.mlir.global internal constant @program(dense<[0, 1, 0, 10, 5, 0, 2, 2, 5, 0, 1, 3, 4, 6, 4, 5, 7, 8]> : tensor<18xi32>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<18 x i32>
  llvm.mlir.global private unnamed_addr constant @".str"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.func @run() -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @program : !llvm.ptr
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(-1 : i32) : i32
    %5 = llvm.mlir.addressof @".str" : !llvm.ptr
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(1000 : i32) : i32
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.array<16 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %15 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.add %15, %0 overflow<nsw> : i32
    llvm.store %16, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    %17 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.add %17, %0 overflow<nsw> : i32
    llvm.store %18, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    %19 = llvm.sext %17 : i32 to i64
    %20 = llvm.getelementptr inbounds %2[%3, %19] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<18 x i32>
    %21 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %21 : i32, ^bb14 [
      0: ^bb2,
      1: ^bb3,
      2: ^bb4,
      3: ^bb5,
      4: ^bb6,
      5: ^bb7,
      6: ^bb8,
      7: ^bb12,
      8: ^bb13
    ]
  ^bb2:  // pred: ^bb1
    %22 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.add %22, %0 overflow<nsw> : i32
    llvm.store %23, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    %24 = llvm.sext %22 : i32 to i64
    %25 = llvm.getelementptr inbounds %2[%3, %24] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<18 x i32>
    %26 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.add %27, %0 overflow<nsw> : i32
    llvm.store %28, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    %29 = llvm.sext %27 : i32 to i64
    %30 = llvm.getelementptr inbounds %9[%3, %29] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i32>
    llvm.store %26, %30 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb14
  ^bb3:  // pred: ^bb1
    %31 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.add %31, %4 overflow<nsw> : i32
    llvm.store %32, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    %33 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %34 = llvm.sext %33 : i32 to i64
    %35 = llvm.getelementptr inbounds %9[%3, %34] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i32>
    %36 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.sub %37, %0 overflow<nsw> : i32
    %39 = llvm.sext %38 : i32 to i64
    %40 = llvm.getelementptr inbounds %9[%3, %39] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i32>
    %41 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.add %41, %36 overflow<nsw> : i32
    llvm.store %42, %40 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb14
  ^bb4:  // pred: ^bb1
    %43 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %44 = llvm.add %43, %4 overflow<nsw> : i32
    llvm.store %44, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    %45 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %46 = llvm.sext %45 : i32 to i64
    %47 = llvm.getelementptr inbounds %9[%3, %46] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i32>
    %48 = llvm.load %47 {alignment = 4 : i64} : !llvm.ptr -> i32
    %49 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.sub %49, %0 overflow<nsw> : i32
    %51 = llvm.sext %50 : i32 to i64
    %52 = llvm.getelementptr inbounds %9[%3, %51] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i32>
    %53 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> i32
    %54 = llvm.mul %53, %48 overflow<nsw> : i32
    llvm.store %54, %52 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb14
  ^bb5:  // pred: ^bb1
    %55 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %56 = llvm.add %55, %4 overflow<nsw> : i32
    llvm.store %56, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    %57 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %58 = llvm.sext %57 : i32 to i64
    %59 = llvm.getelementptr inbounds %9[%3, %58] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i32>
    %60 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> i32
    %61 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %62 = llvm.sub %61, %0 overflow<nsw> : i32
    %63 = llvm.sext %62 : i32 to i64
    %64 = llvm.getelementptr inbounds %9[%3, %63] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i32>
    %65 = llvm.load %64 {alignment = 4 : i64} : !llvm.ptr -> i32
    %66 = llvm.sub %65, %60 overflow<nsw> : i32
    llvm.store %66, %64 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb14
  ^bb6:  // pred: ^bb1
    %67 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %68 = llvm.sub %67, %0 overflow<nsw> : i32
    %69 = llvm.sext %68 : i32 to i64
    %70 = llvm.getelementptr inbounds %9[%3, %69] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i32>
    %71 = llvm.load %70 {alignment = 4 : i64} : !llvm.ptr -> i32
    %72 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %73 = llvm.sext %72 : i32 to i64
    %74 = llvm.getelementptr inbounds %9[%3, %73] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i32>
    llvm.store %71, %74 {alignment = 4 : i64} : i32, !llvm.ptr
    %75 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %76 = llvm.add %75, %0 overflow<nsw> : i32
    llvm.store %76, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb14
  ^bb7:  // pred: ^bb1
    %77 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %78 = llvm.sub %77, %0 overflow<nsw> : i32
    %79 = llvm.sext %78 : i32 to i64
    %80 = llvm.getelementptr inbounds %9[%3, %79] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i32>
    %81 = llvm.load %80 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %81, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    %82 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %83 = llvm.sub %82, %6 overflow<nsw> : i32
    %84 = llvm.sext %83 : i32 to i64
    %85 = llvm.getelementptr inbounds %9[%3, %84] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i32>
    %86 = llvm.load %85 {alignment = 4 : i64} : !llvm.ptr -> i32
    %87 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %88 = llvm.sub %87, %0 overflow<nsw> : i32
    %89 = llvm.sext %88 : i32 to i64
    %90 = llvm.getelementptr inbounds %9[%3, %89] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i32>
    llvm.store %86, %90 {alignment = 4 : i64} : i32, !llvm.ptr
    %91 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %92 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %93 = llvm.sub %92, %6 overflow<nsw> : i32
    %94 = llvm.sext %93 : i32 to i64
    %95 = llvm.getelementptr inbounds %9[%3, %94] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i32>
    llvm.store %91, %95 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb14
  ^bb8:  // pred: ^bb1
    %96 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %97 = llvm.add %96, %0 overflow<nsw> : i32
    llvm.store %97, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    %98 = llvm.sext %96 : i32 to i64
    %99 = llvm.getelementptr inbounds %2[%3, %98] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<18 x i32>
    %100 = llvm.load %99 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %100, %14 {alignment = 4 : i64} : i32, !llvm.ptr
    %101 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %102 = llvm.add %101, %4 overflow<nsw> : i32
    llvm.store %102, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    %103 = llvm.sext %102 : i32 to i64
    %104 = llvm.getelementptr inbounds %9[%3, %103] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i32>
    %105 = llvm.load %104 {alignment = 4 : i64} : !llvm.ptr -> i32
    %106 = llvm.icmp "ne" %105, %1 : i32
    llvm.cond_br %106, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %107 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %107, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    %108 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %109 = llvm.sext %108 : i32 to i64
    %110 = llvm.getelementptr inbounds %9[%3, %109] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i32>
    %111 = llvm.load %110 {alignment = 4 : i64} : !llvm.ptr -> i32
    %112 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %113 = llvm.sext %112 : i32 to i64
    %114 = llvm.getelementptr inbounds %9[%3, %113] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i32>
    llvm.store %111, %114 {alignment = 4 : i64} : i32, !llvm.ptr
    %115 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %116 = llvm.add %115, %0 overflow<nsw> : i32
    llvm.store %116, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb10:  // pred: ^bb8
    %117 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %118 = llvm.add %117, %0 overflow<nsw> : i32
    llvm.store %118, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    %119 = llvm.sext %117 : i32 to i64
    %120 = llvm.getelementptr inbounds %9[%3, %119] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i32>
    llvm.store %1, %120 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:
    llvm.br ^bb14
  ^bb12:  // pred: ^bb1
    %121 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %122 = llvm.add %121, %4 overflow<nsw> : i32
    llvm.store %122, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    %123 = llvm.sext %122 : i32 to i64
    %124 = llvm.getelementptr inbounds %9[%3, %123] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i32>
    %125 = llvm.load %124 {alignment = 4 : i64} : !llvm.ptr -> i32
    %126 = llvm.call @printf(%5, %125) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    llvm.br ^bb14
  ^bb13:  // pred: ^bb1
    %127 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %127, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb17
  ^bb14:
    %128 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %129 = llvm.icmp "sgt" %128, %7 : i32
    llvm.cond_br %129, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    llvm.store %4, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb17
  ^bb16:  // pred: ^bb14
    llvm.br ^bb1
  ^bb17:
    %130 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %130 : i32
  }
  llvm.func @printf(!llvm.ptr, ...) -> i32
}
