ml_program.func private @declared(i32) -> i32
// -----
ml_program.func @defined(%a: i32) -> i32 {
  ml_program.return %a : i32
}
// -----
ml_program.func @nothing() {
  ml_program.return
}
// -----
ml_program.func public @attributes(%a: i32 {ml_program.note = "a"}) -> (i32 {ml_program.note = "b"}) attributes {kept = 1 : i8} {
  ml_program.return %a : i32
}
// -----
ml_program.func nested @several(%a: i32, %b: f32) -> (f32, i32) {
  ml_program.return %b, %a : f32, i32
}
// -----
ml_program.func @blocks(%a: i32) -> i32 {
  cf.br ^bb1(%a : i32)
^bb1(%b: i32):
  ml_program.return %b : i32
}
// -----
ml_program.subgraph private @declared(i32) -> i32
// -----
ml_program.subgraph @defined(%a: i32) -> i32 {
  %0 = arith.addi %1, %a : i32
  %1 = arith.addi %a, %a : i32
  ml_program.output %0 : i32
}
// -----
ml_program.subgraph @nothing() {
  ml_program.output
}
// -----
ml_program.subgraph @token() -> !ml_program.token {
  %t = ml_program.token
  ml_program.output %t : !ml_program.token
}
// -----
ml_program.global private @constant(dense<4> : tensor<4xi32>) : tensor<4xi32>
// -----
ml_program.global public mutable @empty : tensor<?xi32>
// -----
ml_program.global nested mutable @number(42 : i64) : i64
// -----
ml_program.global private mutable @outside(#ml_program.extern : tensor<4xi32>) : tensor<?xi32>
// -----
ml_program.global private @a(#ml_program.extern : i32) : i32
ml_program.global private @b(#ml_program.extern<i8>) : i8 {x = #ml_program.extern : i16}
// -----
ml_program.global private @a(1 : i32) : i32 {note = "kept"}
// -----
ml_program.global private @constant(1 : i32) : i32
ml_program.func @f() -> i32 {
  %0 = ml_program.global_load_const @constant : i32
  ml_program.return %0 : i32
}
// -----
ml_program.global private mutable @variable : tensor<?xi32>
ml_program.func @f() {
  %0 = ml_program.global_load @variable : tensor<?xi32>
  ml_program.global_store @variable = %0 : tensor<?xi32>
  ml_program.return
}
// -----
ml_program.global private mutable @variable : i32
ml_program.subgraph @f() -> (i32, !ml_program.token) {
  %0, %1 = ml_program.global_load_graph @variable ordering(() -> !ml_program.token) : i32
  %2 = ml_program.global_store_graph @variable = %0 ordering(%1 -> !ml_program.token) : i32
  %3 = ml_program.global_store_graph @variable = %0 ordering(%1, %2 -> !ml_program.token) : i32
  ml_program.output %0, %3 : i32, !ml_program.token
}
// -----
module @outer {
  ml_program.global private mutable @variable : i32
  module @inner {
    ml_program.global private mutable @variable : i32
  }
  ml_program.func @f() -> i32 {
    %0 = ml_program.global_load @inner::@variable : i32
    ml_program.return %0 : i32
  }
}
// -----
// A load suggests the name of its global.
ml_program.global private mutable @state : i32
func.func @names() -> (i32, i32) {
  %0 = ml_program.global_load @state : i32
  %1 = ml_program.global_load @state : i32
  return %0, %1 : i32, i32
}
