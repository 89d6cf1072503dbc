// options: --sroa
// options: --sroa --mem2reg
llvm.func @structure(%x: i32, %y: f32) -> f32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i32, f32, i8)> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32, i8)>
  llvm.store %y, %0 : f32, !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> f32
  llvm.return %1 : f32
}

// -----

llvm.func @array(%x: i16) -> i16 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.array<4 x i16> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i16>
  llvm.store %x, %0 : i16, !llvm.ptr
  %1 = llvm.getelementptr %p[6] : (!llvm.ptr) -> !llvm.ptr, i8
  %2 = llvm.load %1 : !llvm.ptr -> i16
  llvm.return %2 : i16
}

// -----

llvm.func @long_array(%x: i16) -> i16 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.array<17 x i16> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<17 x i16>
  llvm.store %x, %0 : i16, !llvm.ptr
  %2 = llvm.load %0 : !llvm.ptr -> i16
  llvm.return %2 : i16
}

// -----

llvm.func @nested(%x: i8, %i: i32) -> i8 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i32, struct<(i8, array<3 x i8>)>)> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[0, 1, 1, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, struct<(i8, array<3 x i8>)>)>
  llvm.store %x, %0 : i8, !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i8
  llvm.return %1 : i8
}

// -----

llvm.func @dynamic(%x: i16, %i: i32) -> i16 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.array<4 x i16> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i16>
  llvm.store %x, %0 : i16, !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i16
  llvm.return %1 : i16
}

// -----

llvm.func @padding(%x: i8) -> i8 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %0 : i8, !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i8
  llvm.return %1 : i8
}

// -----

llvm.func @packed(%x: i8) -> i8 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<packed (i8, i32)> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %0 : i8, !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i8
  llvm.return %1 : i8
}

// -----

llvm.func @across_parts(%x: i64) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  llvm.store %x, %p : i64, !llvm.ptr
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// -----

llvm.func @behind(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[1, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.store %x, %0 : i32, !llvm.ptr
  %1 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// -----

llvm.func @two_steps(%x: i8) -> i8 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i32, array<4 x i8>)> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i8>)>
  %1 = llvm.getelementptr %0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8>
  llvm.store %x, %1 : i8, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i8
  llvm.return %2 : i8
}

// -----

llvm.func @second_step_too_far(%x: i8) -> i8 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i32, array<4 x i8>)> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i8>)>
  %1 = llvm.getelementptr %0[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8>
  llvm.store %x, %1 : i8, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i8
  llvm.return %2 : i8
}

// -----

llvm.func @filled(%b: i8) -> f32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(10 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i8, i32, f32)> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%p, %b, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %0 = llvm.getelementptr %p[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, f32)>
  %1 = llvm.load %0 : !llvm.ptr -> f32
  %2 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, f32)>
  %3 = llvm.load %2 : !llvm.ptr -> f32
  %4 = llvm.fadd %1, %3 : f32
  llvm.return %4 : f32
}

// -----

llvm.func @filled_inline(%b: i8) -> i16 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.array<4 x i16> : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%p, %b) <{isVolatile = false, len = 5 : i64}> : (!llvm.ptr, i8) -> ()
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i16>
  %1 = llvm.load %0 : !llvm.ptr -> i16
  %2 = llvm.getelementptr %p[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i16>
  %3 = llvm.load %2 : !llvm.ptr -> i16
  %4 = llvm.add %1, %3 : i16
  llvm.return %4 : i16
}

// -----

llvm.func @copied(%from: !llvm.ptr, %to: !llvm.ptr) -> i16 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(8 : i32) : i32
  %p = llvm.alloca %one x !llvm.array<4 x i16> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%p, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i16>
  %1 = llvm.load %0 : !llvm.ptr -> i16
  llvm.return %1 : i16
}

// -----

llvm.func @copied_inline(%from: !llvm.ptr) -> i16 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i16, i8)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy.inline"(%p, %from) <{isVolatile = false, len = 4 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  %1 = llvm.load %p : !llvm.ptr -> i16
  llvm.return %1 : i16
}

// -----

llvm.func @copied_partly(%from: !llvm.ptr) -> i16 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(6 : i32) : i32
  %p = llvm.alloca %one x !llvm.array<4 x i16> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%p, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i16>
  %1 = llvm.load %0 : !llvm.ptr -> i16
  llvm.return %1 : i16
}

// -----

llvm.func @in_another_space(%x: i16) -> i16 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.array<4 x i16> : (i32) -> !llvm.ptr<5>
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr<5>) -> !llvm.ptr<5>, !llvm.array<4 x i16>
  llvm.store %x, %0 : i16, !llvm.ptr<5>
  %1 = llvm.load %0 : !llvm.ptr<5> -> i16
  llvm.return %1 : i16
}

// -----

llvm.func @no_uses() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<"s", (i16, i16)> : (i32) -> !llvm.ptr
  llvm.return
}
