// Constraints on types, one operand each.
%a:6 = "t.s"() : () -> (si8, si8, ui16, i8, i32, f32)
%b:6 = "t.s"() : () -> (f16, bf16, f80, f8E4M3FN, index, none)
%c:7 = "t.s"() : () -> (() -> (), complex<f64>, complex<i8>, index, i16, f64, !elsewhere.thing)
"test.scalar_types"(%a#0, %a#1, %a#2, %a#3, %a#4, %a#5, %b#0, %b#1, %b#2, %b#3, %b#4, %b#5, %c#0, %c#1, %c#2, %c#3, %c#4, %c#5, %c#6)
  : (si8, si8, ui16, i8, i32, f32, f16, bf16, f80, f8E4M3FN, index, none, () -> (), complex<f64>, complex<i8>, index, i16, f64, !elsewhere.thing) -> ()
// -----
%a:10 = "t.s"() : () -> (vector<2xi8>, tensor<*xf32>, tensor<?xi8>, tensor<*xi8>, tensor<2xf32>, tensor<2x3xf32>, tensor<2x3xi32>, tensor<2xf32>, memref<2xf32>, memref<*xf32>)
%b:10 = "t.s"() : () -> (memref<2x?xf32>, memref<2x2xf32, strided<[2, 1]>>, memref<2xi8>, vector<2xi32>, vector<8xi32>, vector<[4]xi8>, vector<2x4xf32>, vector<2x3xf16>, memref<i1>, tensor<2x4xf32>)
"test.shaped_types"(%a#0, %a#1, %a#2, %a#3, %a#4, %a#5, %a#6, %a#7, %a#8, %a#9, %b#0, %b#1, %b#2, %b#3, %b#4, %b#5, %b#6, %b#7, %b#8, %b#9)
  : (vector<2xi8>, tensor<*xf32>, tensor<?xi8>, tensor<*xi8>, tensor<2xf32>, tensor<2x3xf32>, tensor<2x3xi32>, tensor<2xf32>, memref<2xf32>, memref<*xf32>, memref<2x?xf32>, memref<2x2xf32, strided<[2, 1]>>, memref<2xi8>, vector<2xi32>, vector<8xi32>, vector<[4]xi8>, vector<2x4xf32>, vector<2x3xf16>, memref<i1>, tensor<2x4xf32>) -> ()
// -----
%a:3 = "t.s"() : () -> (tuple<>, tuple<i32, f32>, tuple<i32, tuple<i32>>)
"test.tuple_types"(%a#0, %a#1, %a#2) : (tuple<>, tuple<i32, f32>, tuple<i32, tuple<i32>>) -> ()
// -----
%a:3 = "t.s"() : () -> (tuple<>, tuple<i32, f32>, tuple<i32, tuple<f32>>)
"test.tuple_types"(%a#0, %a#1, %a#2) : (tuple<>, tuple<i32, f32>, tuple<i32, tuple<f32>>) -> ()
// -----
%a:6 = "t.s"() : () -> (vector<2xi1>, tensor<2xi8>, index, f32, i8, vector<2xf64>)
"test.like_types"(%a#0, %a#1, %a#2, %a#3, %a#4, %a#5) : (vector<2xi1>, tensor<2xi8>, index, f32, i8, vector<2xf64>) -> ()
// -----
%a:6 = "t.s"() : () -> (vector<2xi1>, memref<2xi8>, index, f32, i8, vector<2xf64>)
"test.like_types"(%a#0, %a#1, %a#2, %a#3, %a#4, %a#5) : (vector<2xi1>, memref<2xi8>, index, f32, i8, vector<2xf64>) -> ()
// -----
"test.scalars"() {flag = true, bit = false, byte = 1 : i8, signed = 1 : si64, unsigned = 1 : ui8, single = 1.0 : f32, double = 1.0, text = "", typed = "" : i32, type = i8, dict = {}, elements = dense<1> : tensor<2xi8>, symbol = @a::@b, flat = @a, map = affine_map<() -> ()>, set = affine_set<(d0) : (d0 == 0)>, location = loc(unknown), big = 4 : i128, ints = dense<1> : tensor<2xi8>, i32s = dense<1> : tensor<2xi32>, indices = dense<1> : tensor<2xindex>} : () -> ()
// -----
"test.scalars"() {flag = true, bit = false, byte = 1 : i8, signed = 1 : si64, unsigned = 1 : ui8, single = 1.0 : f32, double = 1.0, text = "", typed = "", type = i8, dict = {}, elements = dense<1> : tensor<2xi8>, symbol = @a::@b, flat = @a, map = affine_map<() -> ()>, set = affine_set<(d0) : (d0 == 0)>, location = loc(unknown), big = 4 : i128, ints = dense<1> : tensor<2xi8>, i32s = dense<1> : tensor<2xi32>, indices = dense<1> : tensor<2xindex>} : () -> ()
// -----
"test.arrays"() {any = [1, unit], bools = [true], ints = [1 : i32], floats = [1.0 : f32], strings = ["a"], dicts = [{}], lists = [[1, 2], []], flat = [@a], symbols = [@a::@b], maps = [affine_map<() -> ()>], locations = [loc(unknown)], bytes = [1 : si8]} : () -> ()
// -----
"test.arrays"() {any = [1, unit], bools = [true], ints = [1 : i32], floats = [1.0 : f32], strings = ["a"], dicts = [{}], lists = [[1, 2], [1 : i32]], flat = [@a], symbols = [@a::@b], maps = [affine_map<() -> ()>], locations = [loc(unknown)], bytes = [1 : si8]} : () -> ()
