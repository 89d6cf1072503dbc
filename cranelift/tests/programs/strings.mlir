// Characters: reversal, search and conversion.
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module {
  llvm.mlir.global private unnamed_addr constant @".str"("The quick brown fox jumps over the lazy dog\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%08x %zu\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%c%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.func @run() -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.addressof @".str" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %4 = llvm.mlir.constant(0 : i8) : i8
    %5 = llvm.mlir.constant(104 : i64) : i64
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(26 : i32) : i32
    %8 = llvm.mlir.constant(10 : i32) : i32
    %9 = llvm.mlir.constant(97 : i32) : i32
    %10 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %11 = llvm.mlir.constant(65 : i32) : i32
    %12 = llvm.mlir.constant(90 : i32) : i32
    %13 = llvm.alloca %0 x !llvm.array<64 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.array<26 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.getelementptr inbounds %13[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %19 = llvm.call @strcpy(%18, %2) {no_unwind} : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
    %20 = llvm.getelementptr inbounds %13[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %21 = llvm.call @hash(%20) : (!llvm.ptr) -> i32
    %22 = llvm.getelementptr inbounds %13[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %23 = llvm.call @strlen(%22) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr) -> i64
    %24 = llvm.call @printf(%3, %21, %23) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i64) -> i32
    %25 = llvm.getelementptr inbounds %13[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    llvm.call @reverse(%25) : (!llvm.ptr) -> ()
    %26 = llvm.getelementptr inbounds %13[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %27 = llvm.call @puts(%26) : (!llvm.ptr) -> i32
    %28 = llvm.getelementptr inbounds %13[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    llvm.store %28, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %29 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.load %29 {alignment = 1 : i64} : !llvm.ptr -> i8
    %31 = llvm.icmp "ne" %30, %4 : i8
    llvm.cond_br %31, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %32 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.load %32 {alignment = 1 : i64} : !llvm.ptr -> i8
    %34 = llvm.sext %33 : i8 to i32
    %35 = llvm.call @toupper(%34) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (i32) -> i32
    %36 = llvm.trunc %35 : i32 to i8
    %37 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %36, %37 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %38 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.getelementptr inbounds|nuw %38[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %39, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %40 = llvm.getelementptr inbounds %13[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    %41 = llvm.call @puts(%40) : (!llvm.ptr) -> i32
    "llvm.intr.memset"(%15, %4, %5) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %42 = llvm.getelementptr inbounds %13[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    llvm.store %42, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %43 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.load %43 {alignment = 1 : i64} : !llvm.ptr -> i8
    %45 = llvm.icmp "ne" %44, %4 : i8
    llvm.cond_br %45, ^bb6, ^bb11
  ^bb6:  // pred: ^bb5
    %46 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.load %46 {alignment = 1 : i64} : !llvm.ptr -> i8
    %48 = llvm.sext %47 : i8 to i32
    %49 = llvm.icmp "sge" %48, %11 : i32
    llvm.cond_br %49, ^bb7, ^bb9
  ^bb7:  // pred: ^bb6
    %50 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %51 = llvm.load %50 {alignment = 1 : i64} : !llvm.ptr -> i8
    %52 = llvm.sext %51 : i8 to i32
    %53 = llvm.icmp "sle" %52, %12 : i32
    llvm.cond_br %53, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %54 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.load %54 {alignment = 1 : i64} : !llvm.ptr -> i8
    %56 = llvm.sext %55 : i8 to i32
    %57 = llvm.sub %56, %11 overflow<nsw> : i32
    %58 = llvm.sext %57 : i32 to i64
    %59 = llvm.getelementptr inbounds %15[%1, %58] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<26 x i32>
    %60 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> i32
    %61 = llvm.add %60, %0 overflow<nsw> : i32
    llvm.store %61, %59 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %62 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %63 = llvm.getelementptr inbounds|nuw %62[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %63, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb5
    llvm.store %6, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb12:
    %64 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %65 = llvm.icmp "slt" %64, %7 : i32
    llvm.cond_br %65, ^bb13, ^bb15
  ^bb13:  // pred: ^bb12
    %66 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %67 = llvm.add %9, %66 overflow<nsw> : i32
    %68 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %69 = llvm.sext %68 : i32 to i64
    %70 = llvm.getelementptr inbounds %15[%1, %69] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<26 x i32>
    %71 = llvm.load %70 {alignment = 4 : i64} : !llvm.ptr -> i32
    %72 = llvm.call @printf(%10, %67, %71) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32
    llvm.br ^bb14
  ^bb14:  // pred: ^bb13
    %73 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %74 = llvm.add %73, %0 overflow<nsw> : i32
    llvm.store %74, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb12 {loop_annotation = #loop_annotation}
  ^bb15:  // pred: ^bb12
    %75 = llvm.call @putchar(%8) : (i32) -> i32
    llvm.return %6 : i32
  }
  llvm.func @strcpy(!llvm.ptr, !llvm.ptr) -> !llvm.ptr
  llvm.func @printf(!llvm.ptr, ...) -> i32
  llvm.func internal @hash(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-2128831035 : i32) : i32
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(16777619 : i32) : i32
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %6 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %6 {alignment = 1 : i64} : !llvm.ptr -> i8
    %8 = llvm.icmp "ne" %7, %2 : i8
    llvm.cond_br %8, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %9 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds|nuw %9[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %10, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %11 = llvm.load %9 {alignment = 1 : i64} : !llvm.ptr -> i8
    %12 = llvm.zext %11 : i8 to i32
    %13 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.xor %13, %12 : i32
    llvm.store %14, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    %15 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.mul %15, %3 : i32
    llvm.store %16, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb1
    %17 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %17 : i32
  }
  llvm.func @strlen(!llvm.ptr) -> i64
  llvm.func internal @reverse(%arg0: !llvm.ptr) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(-1 : i64) : i64
    %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %5 {alignment = 8 : i64} : i64, !llvm.ptr
    %8 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.call @strlen(%8) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} : (!llvm.ptr) -> i64
    llvm.store %9, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %10 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %11 = llvm.add %10, %2 : i64
    %12 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %13 = llvm.icmp "ult" %11, %12 : i64
    llvm.cond_br %13, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %14 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %15 = llvm.add %14, %3 : i64
    llvm.store %15, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    %16 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %18 = llvm.getelementptr inbounds|nuw %16[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.load %18 {alignment = 1 : i64} : !llvm.ptr -> i8
    llvm.store %19, %7 {alignment = 1 : i64} : i8, !llvm.ptr
    %20 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.getelementptr inbounds|nuw %20[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.load %22 {alignment = 1 : i64} : !llvm.ptr -> i8
    %24 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %26 = llvm.getelementptr inbounds|nuw %24[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %23, %26 {alignment = 1 : i64} : i8, !llvm.ptr
    %27 = llvm.load %7 {alignment = 1 : i64} : !llvm.ptr -> i8
    %28 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %30 = llvm.getelementptr inbounds|nuw %28[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %27, %30 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %31 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %32 = llvm.add %31, %2 : i64
    llvm.store %32, %5 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    llvm.return
  }
  llvm.func @puts(!llvm.ptr) -> i32
  llvm.func @toupper(i32) -> i32
  llvm.func @putchar(i32) -> i32
}
