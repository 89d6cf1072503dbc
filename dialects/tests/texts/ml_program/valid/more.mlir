ml_program.func private @extern(i32) -> i64
ml_program.func @main(%a: tensor<4xi32> {my.attr = 1 : i8}) -> tensor<4xi32> attributes {x} {
  ml_program.return %a : tensor<4xi32>
}
ml_program.subgraph private @graph(%a: i32) -> (i32, i32) {
  ml_program.output %a, %a : i32, i32
}

// -----

ml_program.global private @fixed(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private mutable @later : tensor<?xi32>
ml_program.global public mutable @typed(3 : i32) : i32
ml_program.global nested @inner(1 : i8) : i8 {extra = "x"}
ml_program.global private @outside(#ml_program.extern : tensor<4xi32>) : tensor<?xi32>

// -----

ml_program.global private @fixed(1 : i32) : i32
ml_program.global private mutable @changes(2 : i32) : i32
ml_program.func @loads(%v: i32) -> i32 {
  %0 = ml_program.global_load @fixed : i32
  %1 = ml_program.global_load_const @fixed : i32
  %2 = ml_program.global_load @changes : i32
  ml_program.global_store @changes = %v : i32
  ml_program.return %1 : i32
}

// -----

ml_program.global private mutable @g(2 : i32) : i32
ml_program.subgraph @tokens(%t0: !ml_program.token, %v: i32) -> (i32, !ml_program.token) {
  %0 = ml_program.token
  %1, %t1 = ml_program.global_load_graph @g ordering(() -> !ml_program.token) : i32
  %2, %t2 = ml_program.global_load_graph @g ordering(%t0, %0 -> !ml_program.token) : i32
  %t3 = ml_program.global_store_graph @g = %v ordering(%t2 -> !ml_program.token) : i32
  ml_program.output %2, %t3 : i32, !ml_program.token
}

// -----

module @nested {
  ml_program.global private @a(1.5 : f32) : f32
  ml_program.func @f() -> f32 {
    %0 = ml_program.global_load @a : f32 {note}
    ml_program.return %0 : f32
  }
}

// -----

ml_program.global private @weights(dense_resource<w> : tensor<2xi8>) : tensor<2xi8>
{-#
  dialect_resources: { builtin: { w: "0x040000000102" }, ml_program: { } }
#-}
