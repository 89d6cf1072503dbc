func.func @loops(%cond: i1, %a: f32, %n: index) -> f32 {
  %0 = scf.while (%arg = %a) : (f32) -> f32 {
    scf.condition(%cond) %arg : f32
  } do {
  ^bb0(%arg: f32):
    scf.yield %arg : f32
  }
  %1 = scf.if %cond -> (f32) {
    scf.yield %0 : f32
  } else {
    scf.yield %a : f32
  }
  scf.while : () -> () {
    scf.condition(%cond)
  } do {
    scf.yield
  }
  return %1 : f32
}
