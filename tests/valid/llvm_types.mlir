// Scalars, pointers and arrays.
func.func private @scalars(!llvm.void, !llvm.token, !llvm.label, !llvm.metadata, !llvm.x86_amx, !llvm.ppc_fp128)
func.func private @pointers(!llvm.ptr, !llvm.ptr<3>, vector<4x!llvm.ptr>)
func.func private @arrays(!llvm.array<4 x i8>, !llvm.array<0 x array<2 x ptr<1>>>, !llvm.array<3 x vector<4xf32>>)

// -----

func.func private @functions(!llvm.func<void ()>, !llvm.func<i32 (i8, ptr, ...)>, !llvm.func<f32 (...)>, !llvm.func<struct<(i8)> (array<2 x i1>)>)

// -----

func.func private @literals(!llvm.struct<()>, !llvm.struct<(i32)>, !llvm.struct<packed (i8, ptr, array<4 x f64>)>, !llvm.struct<packed ()>)
func.func private @nested(!llvm.struct<(struct<(i8, struct<()>)>, ptr)>)

// -----

func.func private @named(!llvm.struct<"node", (i32, ptr, struct<"node">)>, !llvm.struct<"hidden", opaque>, !llvm.struct<"tight", packed (i8, i64)>)
func.func private @mutual(!llvm.struct<"a", (struct<"b", (struct<"a">, i1)>)>)
func.func private @odd_names(!llvm.struct<"with space", (i1)>, !llvm.struct<"quote\22", ()>)

// -----

func.func private @targets(!llvm.target<"spirv.Image", i32, 0, 1>, !llvm.target<"plain">, !llvm.target<"numbers", 7, 8>, !llvm.target<"types", ptr<2>, vector<2xf16>>)
