// Bit fields, unions and bytes of numbers.
module {
  llvm.mlir.global private unnamed_addr constant @__const.run.s() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(i8, i8, i8, i8, i8, i8, i8, i8)> {
    %0 = llvm.mlir.constant(0 : i8) : i8
    %1 = llvm.mlir.constant(1 : i8) : i8
    %2 = llvm.mlir.constant(18 : i8) : i8
    %3 = llvm.mlir.constant(52 : i8) : i8
    %4 = llvm.mlir.constant(86 : i8) : i8
    %5 = llvm.mlir.constant(120 : i8) : i8
    %6 = llvm.mlir.constant(-102 : i8) : i8
    %7 = llvm.mlir.constant(-67 : i8) : i8
    %8 = llvm.mlir.undef : !llvm.struct<(i8, i8, i8, i8, i8, i8, i8, i8)>
    %9 = llvm.insertvalue %7, %8[0] : !llvm.struct<(i8, i8, i8, i8, i8, i8, i8, i8)> 
    %10 = llvm.insertvalue %6, %9[1] : !llvm.struct<(i8, i8, i8, i8, i8, i8, i8, i8)> 
    %11 = llvm.insertvalue %5, %10[2] : !llvm.struct<(i8, i8, i8, i8, i8, i8, i8, i8)> 
    %12 = llvm.insertvalue %4, %11[3] : !llvm.struct<(i8, i8, i8, i8, i8, i8, i8, i8)> 
    %13 = llvm.insertvalue %3, %12[4] : !llvm.struct<(i8, i8, i8, i8, i8, i8, i8, i8)> 
    %14 = llvm.insertvalue %2, %13[5] : !llvm.struct<(i8, i8, i8, i8, i8, i8, i8, i8)> 
    %15 = llvm.insertvalue %1, %14[6] : !llvm.struct<(i8, i8, i8, i8, i8, i8, i8, i8)> 
    %16 = llvm.insertvalue %0, %15[7] : !llvm.struct<(i8, i8, i8, i8, i8, i8, i8, i8)> 
    llvm.return %16 : !llvm.struct<(i8, i8, i8, i8, i8, i8, i8, i8)>
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%u %d %lx %u %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%08x %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%016lx\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.func @run() -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @__const.run.s : !llvm.ptr
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(7 : i64) : i64
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.mlir.constant(-8 : i64) : i64
    %6 = llvm.mlir.constant(56 : i64) : i64
    %7 = llvm.mlir.constant(59 : i64) : i64
    %8 = llvm.mlir.constant(3 : i32) : i32
    %9 = llvm.mlir.constant(31 : i64) : i64
    %10 = llvm.mlir.constant(3 : i64) : i64
    %11 = llvm.mlir.constant(-249 : i64) : i64
    %12 = llvm.mlir.constant(1099511627775 : i64) : i64
    %13 = llvm.mlir.constant(-281474976710401 : i64) : i64
    %14 = llvm.mlir.constant(48 : i64) : i64
    %15 = llvm.mlir.constant(1 : i64) : i64
    %16 = llvm.mlir.constant(-281474976710657 : i64) : i64
    %17 = llvm.mlir.addressof @".str" : !llvm.ptr
    %18 = llvm.mlir.constant(-1.500000e+00 : f32) : f32
    %19 = llvm.mlir.constant(0 : i64) : i64
    %20 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %21 = llvm.mlir.constant(3.141590e+00 : f64) : f64
    %22 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %23 = llvm.mlir.constant(0 : i32) : i32
    %24 = llvm.alloca %0 x !llvm.struct<"struct.fields", (i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.alloca %0 x !llvm.struct<"union.number", (f32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    "llvm.intr.memcpy"(%24, %1, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %28 = llvm.load volatile %24 {alignment = 8 : i64} : !llvm.ptr -> i64
    %29 = llvm.and %28, %3 : i64
    %30 = llvm.trunc %29 : i64 to i32
    %31 = llvm.add %30, %4 overflow<nsw> : i32
    %32 = llvm.zext %31 : i32 to i64
    %33 = llvm.load volatile %24 {alignment = 8 : i64} : !llvm.ptr -> i64
    %34 = llvm.and %32, %3 : i64
    %35 = llvm.and %33, %5 : i64
    %36 = llvm.or %35, %34 : i64
    llvm.store volatile %36, %24 {alignment = 8 : i64} : i64, !llvm.ptr
    %37 = llvm.trunc %34 : i64 to i32
    %38 = llvm.load volatile %24 {alignment = 8 : i64} : !llvm.ptr -> i64
    %39 = llvm.shl %38, %6 : i64
    %40 = llvm.ashr %39, %7 : i64
    %41 = llvm.trunc %40 : i64 to i32
    %42 = llvm.sub %41, %8 overflow<nsw> : i32
    %43 = llvm.zext %42 : i32 to i64
    %44 = llvm.load volatile %24 {alignment = 8 : i64} : !llvm.ptr -> i64
    %45 = llvm.and %43, %9 : i64
    %46 = llvm.shl %45, %10 : i64
    %47 = llvm.and %44, %11 : i64
    %48 = llvm.or %47, %46 : i64
    llvm.store volatile %48, %24 {alignment = 8 : i64} : i64, !llvm.ptr
    %49 = llvm.shl %45, %7 : i64
    %50 = llvm.ashr %49, %7 : i64
    %51 = llvm.trunc %50 : i64 to i32
    %52 = llvm.load volatile %24 {alignment = 8 : i64} : !llvm.ptr -> i64
    %53 = llvm.lshr %52, %2 : i64
    %54 = llvm.and %53, %12 : i64
    %55 = llvm.mul %54, %10 : i64
    %56 = llvm.load volatile %24 {alignment = 8 : i64} : !llvm.ptr -> i64
    %57 = llvm.and %55, %12 : i64
    %58 = llvm.shl %57, %2 : i64
    %59 = llvm.and %56, %13 : i64
    %60 = llvm.or %59, %58 : i64
    llvm.store volatile %60, %24 {alignment = 8 : i64} : i64, !llvm.ptr
    %61 = llvm.load volatile %24 {alignment = 8 : i64} : !llvm.ptr -> i64
    %62 = llvm.lshr %61, %14 : i64
    %63 = llvm.and %62, %15 : i64
    %64 = llvm.trunc %63 : i64 to i32
    %65 = llvm.xor %64, %0 : i32
    %66 = llvm.zext %65 : i32 to i64
    %67 = llvm.load volatile %24 {alignment = 8 : i64} : !llvm.ptr -> i64
    %68 = llvm.and %66, %15 : i64
    %69 = llvm.shl %68, %14 : i64
    %70 = llvm.and %67, %16 : i64
    %71 = llvm.or %70, %69 : i64
    llvm.store volatile %71, %24 {alignment = 8 : i64} : i64, !llvm.ptr
    %72 = llvm.trunc %68 : i64 to i32
    %73 = llvm.load volatile %24 {alignment = 8 : i64} : !llvm.ptr -> i64
    %74 = llvm.and %73, %3 : i64
    %75 = llvm.trunc %74 : i64 to i32
    %76 = llvm.load volatile %24 {alignment = 8 : i64} : !llvm.ptr -> i64
    %77 = llvm.shl %76, %6 : i64
    %78 = llvm.ashr %77, %7 : i64
    %79 = llvm.trunc %78 : i64 to i32
    %80 = llvm.load volatile %24 {alignment = 8 : i64} : !llvm.ptr -> i64
    %81 = llvm.lshr %80, %2 : i64
    %82 = llvm.and %81, %12 : i64
    %83 = llvm.load volatile %24 {alignment = 8 : i64} : !llvm.ptr -> i64
    %84 = llvm.lshr %83, %14 : i64
    %85 = llvm.and %84, %15 : i64
    %86 = llvm.trunc %85 : i64 to i32
    %87 = llvm.call @printf(%17, %75, %79, %82, %86, %2) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i64, i32, i64) -> i32
    llvm.store %18, %25 {alignment = 4 : i64} : f32, !llvm.ptr
    %88 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %89 = llvm.getelementptr inbounds %25[%19, %10] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i8>
    %90 = llvm.load %89 {alignment = 1 : i64} : !llvm.ptr -> i8
    %91 = llvm.zext %90 : i8 to i32
    %92 = llvm.call @printf(%20, %88, %91) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32
    llvm.store %21, %26 {alignment = 8 : i64} : f64, !llvm.ptr
    "llvm.intr.memcpy"(%27, %26, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %93 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i64
    %94 = llvm.call @printf(%22, %93) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
    llvm.return %23 : i32
  }
  llvm.func @printf(!llvm.ptr, ...) -> i32
}
