func.func @poison_survives() -> (i32, vector<4xf32>) {
  %0 = ub.poison : i32
  %1 = ub.poison : vector<4xf32>
  return %0, %1 : i32, vector<4xf32>
}
// -----
func.func @equal_poisons_are_unique() -> (i32, i32, i64) {
  %0 = ub.poison : i32
  %1 = ub.poison : i32
  %2 = ub.poison : i64
  return %0, %1, %2 : i32, i32, i64
}
// -----
func.func @moves_to_the_entry(%c: i1) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = ub.poison : i32
  return %0 : i32
^b:
  %1 = ub.poison : i32
  "test.use"(%1) : (i32) -> ()
  return %1 : i32
}
