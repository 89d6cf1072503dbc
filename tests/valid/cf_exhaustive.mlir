func.func @br(%a: i32, %c: i1) -> i32 {
  cf.br ^bb1
^bb1:
  cf.br ^bb2(%a : i32)
^bb2(%x: i32):
  cf.cond_br %c, ^bb3, ^bb4(%x, %c : i32, i1)
^bb3:
  cf.cond_br %c weights([90, 10]), ^bb1, ^bb3 {k.k = 1 : i8}
^bb4(%y: i32, %d: i1):
  cf.cond_br %d, ^bb2(%y : i32), ^bb5
^bb5:
  cf.assert %c, "must \"hold\"\n"
  cf.assert %c, "x" {a.b}
  cf.switch %a : i32, [
    default: ^bb6
  ]
^bb6:
  cf.switch %a : i32, [
    default: ^bb7(%a : i32),
    42: ^bb7(%y : i32),
    -1: ^bb8,
    7: ^bb9(%a, %c : i32, i1)
  ] {s.w = 2 : i32}
^bb7(%p: i32):
  return %p : i32
^bb8:
  return %a : i32
^bb9(%q: i32, %r: i1):
  return %q : i32
}
// -----
func.func @ub(%c: i1) -> i32 {
  %0 = ub.poison : i32
  %1 = ub.poison <#ub.poison> : vector<4xi32>
  %2 = ub.poison {a.b} : f32
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  ub.unreachable
^bb2:
  return %0 : i32
}
