func.func @branches(%c: i1, %a: i32, %b: f32, %s: i8) {
  cf.assert %c, "a message with \22quotes\22"
  cf.assert %c, "" {note}
  cf.cond_br %c, ^bb1(%a, %b : i32, f32), ^bb2
^bb1(%x: i32, %y: f32):
  cf.cond_br %c weights([3, 4]), ^bb2, ^bb3(%x : i32) {note}
^bb2:
  cf.br ^bb4
^bb3(%z: i32):
  cf.br ^bb1(%z, %b : i32, f32) {note = "n"}
^bb4:
  cf.switch %a : i32, [
    default: ^bb5
  ]
^bb5:
  cf.switch %a : i32, [
    default: ^bb6(%a : i32),
    42: ^bb7(%a, %b : i32, f32),
    -3: ^bb4,
    43: ^bb6(%a : i32)
  ] {note}
^bb6(%p: i32):
  cf.switch %s : i8, [
    default: ^bb7(%a, %b : i32, f32),
    -128: ^bb2,
    127: ^bb8
  ]
^bb7(%q: i32, %r: f32):
  cf.cond_br %c, ^bb8, ^bb8
^bb8:
  return
}

// -----

func.func @generic(%c: i1, %a: i32) {
  "cf.cond_br"(%c, %a, %a)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
^bb1(%x: i32):
  "cf.br"(%x)[^bb2] : (i32) -> ()
^bb2(%y: i32):
  "cf.switch"(%y, %y, %a)[^bb3, ^bb1, ^bb2] <{case_operand_segments = array<i32: 1, 1>, case_values = dense<[1, 2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 2>}> : (i32, i32, i32) -> ()
^bb3:
  "cf.assert"(%c) <{msg = "m"}> : (i1) -> ()
  return
}

// -----

func.func @f(%flag: i32, %y: i1) {
  %0:2 = "t"() : () -> (i1, i1)
  cf.switch %flag : i32, [
    default: ^a(%y : i1),
    1: ^a(%0#1 : i1)
  ]
^a(%x: i1):
  return
}
