ml_program.func @f(%a: i32) -> i32 {
  %1 = arith.addi %0, %a : i32
  %0 = arith.addi %a, %a : i32
  ml_program.return %1 : i32
}
// -----
ml_program.func @f(%a: i32) -> i32 {
  ml_program.return %a, %a : i32, i32
}
// -----
ml_program.func @f(%a: i32) -> i8 {
  ml_program.return %a : i32
}
// -----
ml_program.func @f(%a: i32) -> i8 {
  ml_program.output %a : i32
}
// -----
ml_program.func @f() {
}
// -----
ml_program.func @f() {
  %0 = arith.constant 1 : i32
}
// -----
ml_program.func private @f
// -----
ml_program.func @f(...)
// -----
ml_program.func @f(%a: i32, i8)
// -----
ml_program.func @f() attributes {function_type = () -> ()}
// -----
ml_program.subgraph @f(%a: i32) -> i32 {
  ml_program.output %a, %a : i32, i32
}
// -----
ml_program.subgraph @f(%a: i32) -> (i32, i8) {
  ml_program.output %a, %a : i32, i32
}
// -----
ml_program.subgraph @f() {
  ml_program.return
}
// -----
ml_program.global private @a : i32
// -----
ml_program.global @a : i32
// -----
ml_program.global private @a(1 : i32)
// -----
ml_program.global private @a(1 : i32 : i32
// -----
ml_program.func @f() -> i32 {
  %0 = ml_program.global_load @nothing : i32
  ml_program.return %0 : i32
}
// -----
ml_program.func @f() -> i32 {
  %0 = ml_program.global_load_const @f : i32
  ml_program.return %0 : i32
}
// -----
ml_program.global private mutable @a : i32
ml_program.func @f() -> i32 {
  %0 = ml_program.global_load_const @a : i32
  ml_program.return %0 : i32
}
// -----
ml_program.global private @a(1 : i32) : i32
ml_program.func @f() -> i8 {
  %0 = ml_program.global_load_const @a : i8
  ml_program.return %0 : i8
}
// -----
ml_program.global private mutable @a : i32
ml_program.func @f() -> i8 {
  %0 = ml_program.global_load @a : i8
  ml_program.return %0 : i8
}
// -----
ml_program.func @f(%a: i32) {
  ml_program.global_store @nothing = %a : i32
  ml_program.return
}
// -----
ml_program.global private @a(1 : i32) : i32
ml_program.func @f(%a: i32) {
  ml_program.global_store @a = %a : i32
  ml_program.return
}
// -----
ml_program.global private mutable @a : i64
ml_program.func @f(%a: i32) {
  ml_program.global_store @a = %a : i32
  ml_program.return
}
// -----
ml_program.global private mutable @a : i64
ml_program.subgraph @f(%a: i32) {
  %0 = ml_program.global_store_graph @a = %a ordering(() -> !ml_program.token) : i32
  ml_program.output
}
// -----
ml_program.global private mutable @a : i64
ml_program.subgraph @f() {
  %0, %1 = ml_program.global_load_graph @a ordering(() -> !ml_program.token) : i32
  ml_program.output
}
// -----
ml_program.global private mutable @a : i64
ml_program.subgraph @f(%t: !ml_program.token) {
  %0, %1 = ml_program.global_load_graph @a ordering(%t) : i64
  ml_program.output
}
// -----
ml_program.global private mutable @a : i64
ml_program.subgraph @f(%t: !ml_program.token) {
  %0, %1 = ml_program.global_load_graph @a ordering(%t -> i32) : i64
  ml_program.output
}
// -----
ml_program.global private mutable @a : i64
ml_program.subgraph @f(%t: i32) {
  %0, %1 = ml_program.global_load_graph @nothing ordering(() -> !ml_program.token) : i64
  ml_program.output
}

// -----

module @sibling {
  ml_program.global private mutable @hidden : i16
}
ml_program.func @outside() -> i16 {
  %0 = ml_program.global_load @hidden : i16
  ml_program.return %0 : i16
}

// -----

ml_program.global private @around(3 : i8) : i8
module @inner {
  ml_program.func @constant() -> i8 {
    %0 = ml_program.global_load_const @around : i8
    ml_program.return %0 : i8
  }
}

// -----

ml_program.global private mutable @around : i8
module @inner {
  ml_program.subgraph @graph(%0: i8) {
    %token = ml_program.global_store_graph @around = %0 ordering(() -> !ml_program.token) : i8
    ml_program.output
  }
}
