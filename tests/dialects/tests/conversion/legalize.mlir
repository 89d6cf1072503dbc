func.func @multi_level_mapping() {
  %a = "test.illegal_op_a"() : () -> i32
  "test.return"(%a) : (i32) -> ()
}
// -----
func.func @c() {
  %a = "test.illegal_op_c"() : () -> i32
  "test.return"(%a) : (i32) -> ()
}
// -----
func.func @b() {
  %a = "test.illegal_op_b"() : () -> i32
  "test.return"(%a) : (i32) -> ()
}
// -----
func.func @d() {
  %a = "test.illegal_op_d"() : () -> i32
  "test.return"(%a) : (i32) -> ()
}
// -----
func.func @e() {
  %a = "test.illegal_op_e"() : () -> i32
  "test.return"(%a) : (i32) -> ()
}
// -----
func.func @f() {
  %a = "test.illegal_op_f"() : () -> i32
  "test.return"(%a) : (i32) -> ()
}
// -----
func.func @g() {
  %a = "test.illegal_op_g"() : () -> i32
  "test.return"(%a) : (i32) -> ()
}
// -----
func.func @rewrite(%arg0: i32) {
  %a = "test.rewrite"(%arg0) : (i32) -> i32
  %b = "test.rewrite"(%a) : (i32) -> i32
  "test.return"(%b) : (i32) -> ()
}
// -----
func.func @args_drop(%arg0: i16, %arg1: i64, %arg2: i42, %arg3: f32, %arg4: i24) -> i64 {
  "test.return"(%arg0, %arg1, %arg2, %arg3, %arg4) : (i16, i64, i42, f32, i24) -> ()
}
// -----
func.func @split(%arg0: f32) {
  "test.return"(%arg0) : (f32) -> ()
}
// -----
func.func @i64(%arg0: i64) {
  "test.return"(%arg0) : (i64) -> ()
}
// -----
func.func @i16(%arg0: i16) {
  "test.return"(%arg0) : (i16) -> ()
}
// -----
func.func private @ext(i16, i64, f32) -> ()
// -----
func.func @unknown(%x: i64) {
  %0 = "foo.op"(%x) : (i64) -> i64
  "foo.region"() ({
  ^bb0(%a: i64):
    "foo.use"(%a, %0) : (i64, i64) -> ()
    %l = "test.illegal_op_a"() : () -> i32
  }) : () -> ()
  "test.return"(%0) : (i64) -> ()
}
// -----
func.func @produce() {
  %0 = "test.type_producer"() : () -> i32
  "test.type_consumer"(%0) : (i32) -> ()
  "test.return"() : () -> ()
}
// -----
func.func @produce2() {
  %0 = "test.type_producer"() : () -> f32
  "test.type_consumer"(%0) : (f32) -> ()
  "test.return"() : () -> ()
}
// -----
func.func @produce3() {
  %0 = "test.another_type_producer"() : () -> i32
  "test.type_consumer"(%0) : (i32) -> ()
  "test.return"() : () -> ()
}
// -----
func.func @region() {
  "test.region"() ({
    ^bb1(%i0: i64):
      "foo.x"(%i0) : (i64) -> ()
      "test.valid"() : () -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
// -----
func.func @clone() {
  "test.region"() ({
    ^bb1(%i0: i64):
      "test.invalid"(%i0) : (i64) -> ()
  }) {legalizer.should_clone} : () -> ()
  "test.return"() : () -> ()
}
// -----
func.func @clone_erase() {
  "test.region"() ({
    ^bb1(%i0: i64):
      "test.invalid"(%i0) : (i64) -> ()
  }) {legalizer.should_clone, legalizer.erase_old_blocks} : () -> ()
  "test.return"() : () -> ()
}
// -----
func.func @erase() {
  "test.region"() ({
    ^bb1(%i0: i64):
      "test.invalid"(%i0) : (i64) -> ()
  }) {legalizer.erase_old_blocks} : () -> ()
  "test.return"() : () -> ()
}
// -----
func.func @two_blocks() {
  "test.region"() ({
    ^bb1(%i0: i64):
      "foo.br"(%i0)[^bb2] : (i64) -> ()
    ^bb2(%x: i64):
      "test.invalid"(%x) : (i64) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
// -----
func.func @builder() {
  "test.region_builder"() : () -> ()
  "test.return"() : () -> ()
}
// -----
func.func @create_block() {
  "test.create_block"() : () -> ()
  "test.return"() : () -> ()
}
// -----
func.func @create_illegal_block() {
  "test.create_illegal_block"() : () -> ()
  "test.return"() : () -> ()
}
// -----
func.func @undo_block_arg_replace(%arg0: i32) {
  "test.undo_block_arg_replace"() ({
  ^bb0(%x: i32):
    "test.return"(%x) : (i32) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
// -----
func.func @undo_blocks_merge(%arg0: i32) {
  "test.undo_blocks_merge"() ({
    "unregistered.return"(%arg0)[^bb1] : (i32) -> ()
  ^bb1(%1 : i32):
    "unregistered.return"(%1) : (i32) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
// -----
func.func @signature_undo() {
  "test.signature_conversion_undo"() ({
  ^bb0(%arg0: f32):
    "test.type_consumer"(%arg0) : (f32) -> ()
    "foo.use"(%arg0) : (f32) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
// -----
func.func @rec(%arg0: i1) {
  "test.recursive_rewrite"() {depth = 3 : i64} : () -> ()
  "test.return"() : () -> ()
}
// -----
func.func @nonroot() {
  %0:2 = "test.replace_non_root"() : () -> (i32, i32)
  "test.return"() : () -> ()
}
// -----
func.func @vp(%arg0: i64) {
  %0 = "test.replace_with_valid_producer"(%arg0) {type = f16} : (i64) -> (i64)
  %1 = "test.replace_with_valid_consumer"(%0) {with_operand} : (i64) -> (i64)
  "test.return"() : () -> ()
}
// -----
func.func @full1(%x: i64) {
  %a = "test.illegal_op_a"() : () -> i32
  "test.return"() : () -> ()
}
// -----
func.func @full2() {
  "foo.op"() {test.dynamically_legal} : () -> ()
  "test.return"() : () -> ()
}
// -----
func.func @full3() {
  "foo.op"() : () -> ()
  "test.return"() : () -> ()
}
// -----
func.func @full4() attributes {test.recursively_legal} {
  %a = "test.illegal_op_f"() : () -> i32
  "test.return"() : () -> ()
}
// -----
func.func @full7(%x: i32) -> i32 {
  %0 = "test.cast"(%x) : (i32) -> i32
  "test.return"(%0) : (i32) -> ()
}
// -----
func.func @full8(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}
// -----
func.func @ret() {
  return
}
// -----
func.func @call(%x: i64) {
  func.call @callee(%x) : (i64) -> ()
  "test.return"() : () -> ()
}
func.func private @callee(i64)
// -----
func.func @tc(%x: f32) {
  "test.type_consumer"(%x) : (f32) -> ()
  "test.return"() : () -> ()
}
// -----
func.func @anyblocks(%x: f32) {
  "foo.br"(%x)[^bb1] : (f32) -> ()
 ^bb1(%y: f32):
  "foo.br"(%y)[^bb1] : (f32) -> ()
}
// -----
func.func @cba1(%y: i32) {
  "test.convert_block_args"(%y) ({
  ^bb0(%x: i64):
    "foo.u"(%x) : (i64) -> ()
  }) {replace_with_operand} : (i32) -> ()
  "test.return"() : () -> ()
}
// -----
func.func @cba1(%y: i32) {
  "test.convert_block_args"(%y) ({
  ^bb0(%x: i64):
    "foo.u"(%x) : (i64) -> ()
  }) {duplicate} : (i32) -> ()
  "test.return"() : () -> ()
}
// -----
func.func @cba1(%y: i32) {
  "test.convert_block_args"(%y) ({
  ^bb0(%x: f32):
    "foo.u"(%x) : (f32) -> ()
  }) {duplicate} : (i32) -> ()
  "test.return"() : () -> ()
}
// -----
func.func @cba1(%y: i32) {
  "test.convert_block_args"(%y) ({
  ^bb0(%x: f32):
    "foo.u"(%x) : (f32) -> ()
  }) : (i32) -> ()
  "test.return"() : () -> ()
}
// -----
func.func @tp() {
  %0 = "test.type_producer"() : () -> i16
  "test.type_consumer"(%0) : (i16) -> ()
  "test.return"() : () -> ()
}
// -----
func.func @tp() {
  %0 = "test.type_producer"() : () -> f64
  "test.type_consumer"(%0) : (f64) -> ()
  "test.return"() : () -> ()
}
// -----
func.func @tp() {
  %0 = "test.type_producer"() : () -> i64
  "test.type_consumer"(%0) : (i64) -> ()
  "test.return"() : () -> ()
}
// -----
func.func @tp(%a: f64, %b: i32) {
  "test.type_consumer"(%a) : (f64) -> ()
  "test.type_consumer"(%b) : (i32) -> ()
  "test.return"() : () -> ()
}
// -----
func.func @ret(%a: f64, %b: i32, %f: f32, %i: i64) {
  "test.return"(%a, %b) : (f64, i32) -> ()
}
// -----
func.func @ret(%a: f64, %b: i32, %f: f32, %i: i64) {
  "test.return"(%i) : (i64) -> ()
}
// -----
func.func @ret(%a: f64, %b: i32, %f: f32, %i: i64) {
  "test.return"(%f, %f) : (f32, f32) -> ()
}
// -----
func.func @call(%a: f32, %b: i24, %c: i42) {
  func.call @call(%a, %b, %c) : (f32, i24, i42) -> ()
  "test.return"() : () -> ()
}
// -----
func.func @rec(%arg0: i1) {
  test.recursive_rewrite 0
  test.recursive_rewrite 1
  "test.return"() : () -> ()
}
// -----
func.func @call(%a: f32, %b: i24, %c: i42) {
  func.call @call(%a, %b, %c) : (f32, i24, i42) -> ()
  "test.return"() : () -> ()
}
// -----
func.func @callres(%a: f32) -> i64 {
  %r = func.call @callres(%a) : (f32) -> i64
  "foo.use"(%r) : (i64) -> ()
  "test.return"(%r) : (i64) -> ()
}
// -----
func.func @callres2(%a: f32) -> f32 {
  %r = func.call @callres2(%a) : (f32) -> f32
  "foo.use"(%r) : (f32) -> ()
  "test.return"(%r) : (f32) -> ()
}
// -----
func.func @c() {
  %0 = "test.illegal_op_c"() : () -> i32
  %1 = "test.illegal_op_a"() : () -> i32
  %2 = "test.illegal_op_b"() : () -> i32
  "test.one_region_op"() ({
    "foo.u"(%0, %1, %2) : (i32, i32, i32) -> ()
    "test.invalid"(%0, %0) : (i32, i32) -> ()
  }) : () -> ()
  "foo.v"(%1) ({
    %3 = "test.rewrite"(%1) : (i32) -> i32
    "foo.v"(%3) : (i32) -> ()
  }) : (i32) -> ()
  "test.invalid"(%0, %1) : (i32, i32) -> ()
}
// -----
func.func private @callres3(%a: f32) -> i16
func.func @x(%a: f32) {
  %r = func.call @callres3(%a) : (f32) -> i16
  "foo.use"(%r) : (i16) -> ()
  "test.return"() : () -> ()
}
// -----
func.func @unreach(%c: i64) {
  "test.return"(%c) : (i64) -> ()
^bb1(%x: f32, %y: i64):
  %0 = "test.illegal_op_f"() : () -> i32
  "foo.br"(%x, %y)[^bb1] : (f32, i64) -> ()
}
// -----
func.func private @callee() -> i64
func.func @callres() {
  %r = func.call @callee() : () -> i64
  "foo.a"(%r) : (i64) -> ()
  "foo.b"(%r) : (i64) -> ()
  "foo.c"(%r, %r) : (i64, i64) -> ()
  "test.return"() : () -> ()
}
// -----
func.func private @callee() -> f32
func.func @callres() {
  %r = func.call @callee() : () -> f32
  "foo.a"(%r) : (f32) -> ()
  "foo.b"(%r) : (f32) -> ()
  "foo.c"(%r, %r) : (f32, f32) -> ()
  "test.return"() : () -> ()
}
// -----
func.func @callee() -> i64 {
  %r = func.call @callee() : () -> i64
  "foo.a"(%r) : (i64) -> ()
  "foo.b"(%r) : (i64) -> ()
  "test.return"() : () -> ()
}
// -----
func.func @a_chain() {
  %0 = "test.rewrite"() : () -> i32
  "test.return"() : () -> ()
}
// -----
func.func @many_rewrites(%x: i64) {
  %0 = "test.rewrite"(%x) : (i64) -> i64
  %1 = "test.rewrite"(%0) : (i64) -> i64
  %2 = "test.rewrite"(%1) : (i64) -> i64
  "foo.use"(%2, %0) : (i64, i64) -> ()
  "test.return"() : () -> ()
}
// -----
func.func @rewritten_and_changed() {
  %0 = "test.type_producer"() : () -> i32
  %1 = "test.rewrite"(%0) : (i32) -> i32
  "test.type_consumer"(%1) : (i32) -> ()
  "test.return"() : () -> ()
}
// -----
func.func @consumer_before_producer_in_a_graph() {
  "foo.graph"() ({
    "test.type_consumer"(%0) : (i32) -> ()
    %0 = "test.type_producer"() : () -> i32
  }) : () -> ()
  "test.return"() : () -> ()
}
// -----
func.func @nested_functions() {
  builtin.module {
    func.func @inner(%x: i64, %y: f32) {
      "test.return"(%y) : (f32) -> ()
    }
  }
  "test.return"() : () -> ()
}
// -----
func.func @blocks_and_branches(%c: i1) {
  %0 = "test.illegal_op_c"() : () -> i32
  "foo.br"(%c, %0)[^bb2, ^bb1] : (i1, i32) -> ()
^bb1:
  %1 = "test.illegal_op_a"() : () -> i32
  "foo.br"(%1)[^bb3] : (i32) -> ()
^bb2:
  %2 = "test.illegal_op_b"() : () -> i32
  "foo.br"(%2)[^bb3] : (i32) -> ()
^bb3:
  %3 = "test.rewrite"(%0) : (i32) -> i32
  "test.return"(%3) : (i32) -> ()
}
// -----
func.func @many_regions() {
  "test.region"() ({
    "test.region"() ({
      "test.invalid"() : () -> ()
    }) : () -> ()
    "test.invalid"() : () -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
// -----
func.func @clones_of_regions() {
  "test.region"() ({
    %0 = "test.illegal_op_a"() : () -> i32
    "test.region"() ({
      "test.invalid"(%0) : (i32) -> ()
    }) {legalizer.should_clone} : () -> ()
    "test.invalid"() : () -> ()
  }) {legalizer.should_clone} : () -> ()
  "test.return"() : () -> ()
}
// -----
func.func @two_created_blocks() {
  "test.create_block"() : () -> ()
  "test.create_block"() : () -> ()
  "test.return"() : () -> ()
}
// -----
func.func @one_of_two_cannot_be_created() {
  "test.create_illegal_block"() : () -> ()
  "test.create_block"() : () -> ()
  %0 = "test.illegal_op_a"() : () -> i32
  "test.return"() : () -> ()
}
// -----
func.func @undone_in_a_region(%a: i32) {
  "test.region"() ({
    "test.undo_blocks_merge"() ({
      "foo.return"(%a)[^bb1] : (i32) -> ()
    ^bb1(%1 : i32):
      "foo.return"(%1) : (i32) -> ()
    }) : () -> ()
    "test.undo_block_arg_replace"() ({
    ^bb0(%x: i32):
      "test.return"(%x) : (i32) -> ()
    }) : () -> ()
    "test.invalid"(%a) : (i32) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
// -----
func.func @legal_in_illegal() {
  "foo.outer"() ({
    "test.one_region_op"() ({
      %0 = "test.illegal_op_c"() : () -> i32
      "test.finish"() : () -> ()
    }) : () -> ()
    %1 = "test.legal_op_b"() : () -> i32
  }) : () -> ()
  "test.return"() : () -> ()
}
// -----
func.func @recursively() attributes {test.recursively_legal} {
  "foo.r"() ({
    %0 = "test.illegal_op_f"() : () -> i32
    "test.type_consumer"(%0) : (i32) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
