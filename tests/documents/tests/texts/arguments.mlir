"my.confined"() {value = 10 : i32} : () -> ()
// -----
"my.confined"() {value = 9 : i32} : () -> ()
// -----
"my.bounds"() {small = -4, power = 64 : i8, index = 0 : index} : () -> ()
// -----
"my.bounds"() {small = 0, power = 64 : i8, index = 0 : index} : () -> ()
// -----
"my.bounds"() {small = 4, power = 64 : i8, index = 0 : index} : () -> ()
// -----
"my.bounds"() {small = 5, power = 64 : i8, index = 0 : index} : () -> ()
// -----
"my.bounds"() {small = -5, power = 64 : i8, index = 0 : index} : () -> ()
// -----
"my.bounds"() {small = 1, power = 6 : i8, index = 0 : index} : () -> ()
// -----
"my.bounds"() {small = 1, power = 4 : i8, index = -1 : index} : () -> ()
// -----
"my.bounds"() {small = 1, power = 4 : i8, index = 1 : index, maybe = 0 : i32} : () -> ()
// -----
"my.powers"() {positive = 1 : i16, power = 1 : i16} : () -> ()
// -----
"my.powers"() {positive = 0 : i16, power = 1 : i16} : () -> ()
// -----
"my.powers"() {positive = -1 : i16, power = 1 : i16} : () -> ()
// -----
"my.powers"() {positive = 1 : i16, power = 0 : i16} : () -> ()
// -----
"my.powers"() {positive = 1 : i16, power = 3 : i16} : () -> ()
// -----
"my.lists"() {names = ["a"], three = [0 : i32, 0 : i32, 7 : i32], first = [2], second = [9, 0]} : () -> ()
// -----
"my.lists"() {names = [], three = [0 : i32, 0 : i32, 7 : i32], first = [2], second = [9, 0]} : () -> ()
// -----
"my.lists"() {names = ["a"], three = [0 : i32, 7 : i32], first = [2], second = [9, 0]} : () -> ()
// -----
"my.lists"() {names = ["a"], three = [0 : i32, 0 : i32, 8 : i32], first = [2], second = [9, 0]} : () -> ()
// -----
"my.lists"() {names = ["a"], three = [0 : i32, 0 : i32, 7 : i32], first = [4], second = [9, 0]} : () -> ()
// -----
"my.lists"() {names = ["a"], three = [0 : i32, 0 : i32, 7 : i32], first = [3], second = [9, 2]} : () -> ()
// -----
"my.lists"() {names = ["a", "b"], three = [0 : i32, 0 : i32, 7 : i32], first = [3], second = [9, -1]} : () -> ()
// -----
"my.lists"() {names = ["a", "b"], three = [0 : i32, 0 : i32, 7 : i32], first = [3], second = [9, 1]} : () -> ()
// -----
"my.lists"() {names = ["a", "b", "c"], three = [0 : i32, 0 : i32, 7 : i32], first = [2], second = [9, 0]} : () -> ()
// -----
"my.lists"() {names = ["a"], three = [0 : i32, 0 : i32, 7 : i32, 7 : i32], first = [2], second = [9, 0]} : () -> ()
// -----
"my.lists"() {names = ["a"], three = [0 : i32, 0 : i32, 7 : i32], first = [1], second = [9, 0]} : () -> ()
// -----
"my.lists"() {names = ["a"], three = [0 : i32, 0 : i32, 7 : i32], first = [2], second = [9, -2]} : () -> ()
// -----
"my.dense_lists"() {pair = array<i16: 1, 2>, positive = array<f32: 0.5>, natural = array<i8: 0>, sorted = array<f64: 1.0, 1.0>, ascending = array<i16: 1, 2>} : () -> ()
// -----
"my.dense_lists"() {pair = array<i16: 1>, positive = array<f32: 0.5>, natural = array<i8: 0>, sorted = array<f64: 1.0, 1.0>, ascending = array<i16: 1, 2>} : () -> ()
// -----
"my.dense_lists"() {pair = array<i16: 1, 2>, positive = array<f32: 0.0>, natural = array<i8: 0>, sorted = array<f64: 1.0, 1.0>, ascending = array<i16: 1, 2>} : () -> ()
// -----
"my.dense_lists"() {pair = array<i16: 1, 2>, positive = array<f32: 0.5, -1.0>, natural = array<i8: 0>, sorted = array<f64: 1.0, 1.0>, ascending = array<i16: 1, 2>} : () -> ()
// -----
"my.dense_lists"() {pair = array<i16: 1, 2>, positive = array<f32: 0.5>, natural = array<i8: 0, -1>, sorted = array<f64: 1.0, 1.0>, ascending = array<i16: 1, 2>} : () -> ()
// -----
"my.dense_lists"() {pair = array<i16: 1, 2>, positive = array<f32: 0.5>, natural = array<i8: -1>, sorted = array<f64: 1.0, 1.0>, ascending = array<i16: 1, 2>} : () -> ()
// -----
"my.dense_lists"() {pair = array<i16: 1, 2>, positive = array<f32: 0.5>, natural = array<i8: 1>, sorted = array<f64: 1.0, 0.0>, ascending = array<i16: 1, 2>} : () -> ()
// -----
"my.dense_lists"() {pair = array<i16: 1, 2>, positive = array<f32: 0.5>, natural = array<i8: 1>, sorted = array<f64>, ascending = array<i16: 1, 1>} : () -> ()
// -----
"my.no_attr"() : () -> ()
// -----
"my.no_attr"() {reserved = "a"} : () -> ()
// -----
%k, %v = "t.values"() : () -> (index, f64)
%0:2 = "my.pairs"(%k, %v) : (index, f64) -> (f64, f64)
"my.pairs"() : () -> ()
// -----
my.settings {depth = 3 : i16, mode = "auto", ratio = 0.5 : f64, safe = true, steps = array<i32: 1, 2>, strict, type = i1}
// -----
my.regions {
  "t.op"() : () -> ()
} {
  "t.op"() : () -> ()
} {
} {
}
// -----
"my.regions"() ({^bb0:}, {}, {}) : () -> ()
// -----
"my.regions"() ({^bb0: "t.a"() : () -> () ^bb1:}, {^bb0:}, {}) : () -> ()
// -----
my.regions {
  "t.op"() : () -> ()
} {
  "t.op"() : () -> ()
} {
  my.return
^bb1:
  my.return
}
// -----
my.regions {
  "t.op"() : () -> ()
} {
  "t.op"() : () -> ()
} {
  my.return
^bb1:
  my.return
^bb2:
  my.return
}
// -----
"t.region"() ({
  %0 = "t.value"() : () -> i32
  my.choose %0, ^a, ^b, ^a
^a:
  my.return
^b:
  my.return
}) : () -> ()
