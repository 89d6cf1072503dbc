ml_program.global private @a : i32

// -----

ml_program.global @a(1 : i32) : i32

// -----

ml_program.global private @a(1 : i32

// -----

ml_program.global private @a(1 : i32)

// -----

ml_program.func @f() { %0 = ml_program.global_load @none : i32  ml_program.return }

// -----

ml_program.global private @a(1 : i32) : i32
ml_program.func @f() { %0 = ml_program.global_load @a : i64  ml_program.return }

// -----

ml_program.func @f() { %0 = ml_program.global_load_const @none : i32  ml_program.return }

// -----

ml_program.global private mutable @a(1 : i32) : i32
ml_program.func @f() { %0 = ml_program.global_load_const @a : i32  ml_program.return }

// -----

ml_program.global private @a(1 : i32) : i32
ml_program.func @f() { %0 = ml_program.global_load_const @a : f32  ml_program.return }

// -----

ml_program.func @f(%a: i32) { ml_program.global_store @none = %a : i32  ml_program.return }

// -----

ml_program.global private @a(1 : i32) : i32
ml_program.func @f(%a: i32) { ml_program.global_store @a = %a : i32  ml_program.return }

// -----

ml_program.global private mutable @a(1 : i32) : i32
ml_program.func @f(%a: i64) { ml_program.global_store @a = %a : i64  ml_program.return }

// -----

ml_program.subgraph @f() { %0, %1 = ml_program.global_load_graph @none ordering(() -> !ml_program.token) : i32  ml_program.output }

// -----

ml_program.global private mutable @a(1 : i32) : i32
ml_program.subgraph @f() { %0, %1 = ml_program.global_load_graph @a ordering(() -> !ml_program.token) : i64  ml_program.output }

// -----

ml_program.global private @a(1 : i32) : i32
ml_program.subgraph @f(%v: i32) { %1 = ml_program.global_store_graph @a = %v ordering(() -> !ml_program.token) : i32  ml_program.output }

// -----

ml_program.func @f() -> i32 { ml_program.return }

// -----

ml_program.func @f(%a: i32) -> i64 { ml_program.return %a : i32 }

// -----

ml_program.subgraph @f(%a: i32) { ml_program.output %a : i32 }

// -----

ml_program.subgraph @f(%a: i32) -> f32 { ml_program.output %a : i32 }

// -----

func.func @f() { ml_program.return }

// -----

ml_program.func @f() -> !ml_program.nothing

// -----

ml_program.func @f() { %0 = ml_program.token : i32  ml_program.return }

// -----

ml_program.global private @weights(dense_resource<w> : tensor<2xi8>) : tensor<2xi8>
{-#
  dialect_resources: { ml_program: { w: "0x040000000102" } }
#-}

// -----

{-# dialect_resources: { ml_program: { w: 7 } } #-}

// -----

{-# dialect_resources: { ml_program: 7 } #-}
