// peer
"test.int_attrs"() {any_i32_attr = 5 : ui32, index_attr = 8 : index, ui32_attr = 6 : ui32, si32_attr = 7 : si32} : () -> ()
// -----
"test.int_attrs"() {any_i32_attr = 5, index_attr = 8 : index, ui32_attr = 6 : ui32, si32_attr = 7 : si32} : () -> ()
// -----
"test.int_attrs"() {any_i32_attr = 5 : i32, index_attr = 8, ui32_attr = 6 : ui32, si32_attr = 7 : si32} : () -> ()
// -----
"test.int_attrs"() {any_i32_attr = 5 : i32, index_attr = 8 : index, ui32_attr = 6 : si32, si32_attr = 7 : si32} : () -> ()
// -----
"test.int_attrs"() {any_i32_attr = 5 : i32, index_attr = 8 : index, ui32_attr = 6 : ui32, si32_attr = 7 : i32} : () -> ()
// -----
"test.any_attr_of_i32_str"() {attr = 3 : i32} : () -> ()
// -----
"test.any_attr_of_i32_str"() {attr = "x"} : () -> ()
// -----
"test.any_attr_of_i32_str"() {attr = 3 : i64} : () -> ()
// -----
"test.non_negative_int_attr"() {i32attr = 5 : i32, i64attr = 10 : i64} : () -> ()
// -----
"test.non_negative_int_attr"() {i32attr = -5 : i32, i64attr = 10 : i64} : () -> ()
// -----
"test.non_negative_int_attr"() {i32attr = 5 : i32, i64attr = -10 : i64} : () -> ()
// -----
"test.positive_int_attr"() {i32attr = 5 : i32, i64attr = 10 : i64} : () -> ()
// -----
"test.positive_int_attr"() {i32attr = 0 : i32, i64attr = 5: i64} : () -> ()
// -----
"test.type_array_attr"() {attr = [i32, memref<?xf32>]} : () -> ()
// -----
"test.type_array_attr"() {attr = [i32, 5]} : () -> ()
// -----
"test.type_array_attr_with_default"() : () -> ()
// -----
"test.type_attr_of"() {type = i64} : () -> ()
// -----
"test.type_attr_of"() {type = i32} : () -> ()
// -----
"test.ranked_int_elements_attr"() {matrix_i64_attr = dense<1> : tensor<4x8xi64>, vector_i32_attr = dense<5> : tensor<2xi32>} : () -> ()
// -----
"test.ranked_int_elements_attr"() {matrix_i64_attr = dense<5> : tensor<6xi64>, vector_i32_attr = dense<5> : tensor<2xi32>} : () -> ()
// -----
"test.ranked_int_elements_attr"() {matrix_i64_attr = dense<5> : tensor<4x8xi64>, vector_i32_attr = dense<5> : tensor<2xi16>} : () -> ()
// -----
"test.float_elements_attr"() {scalar_f32_attr = dense<5.0> : tensor<2xf32>, tensor_f64_attr = dense<6.0> : tensor<4x8xf64>} : () -> ()
// -----
"test.float_elements_attr"() {scalar_f32_attr = dense<5.0> : tensor<2xf64>, tensor_f64_attr = dense<6.0> : tensor<4x8xf64>} : () -> ()
// -----
"test.float_elements_attr"() {scalar_f32_attr = dense<5> : tensor<2xi32>, tensor_f64_attr = dense<6.0> : tensor<4x8xf64>} : () -> ()
// -----
test.dense_array_attr i1attr = [true, false] i8attr = [2] i16attr = [-3] i32attr = [4] i64attr = [5] f32attr = [6.0] f64attr = [7.0] emptyattr = []
// -----
test.dense_array_attr i1attr = [1, 0] i8attr = [300] i16attr = [-3] i32attr = [4] i64attr = [5] f32attr = [6.0] f64attr = [7.0] emptyattr = []
// -----
test.dense_array_attr i1attr = [] i8attr = [x] i16attr = [-3] i32attr = [4] i64attr = [5] f32attr = [6.0] f64attr = [7.0] emptyattr = []
// -----
"test.nd_tensor_of"() : () -> ()
// -----
%a:5 = "t.s"() : () -> (tensor<f32>, tensor<10xf32>, tensor<20x30xi16>, tensor<40x50x60xi16>, tensor<70x80x90x100xi16>) "test.nd_tensor_of"(%a#0, %a#1, %a#2, %a#3, %a#4) : (tensor<f32>, tensor<10xf32>, tensor<20x30xi16>, tensor<40x50x60xi16>, tensor<70x80x90x100xi16>) -> ()
// -----
%a:5 = "t.s"() : () -> (tensor<f32>, tensor<10xf32>, tensor<20x30xi16>, tensor<40x50xi16>, tensor<70x80x90x100xi16>) "test.nd_tensor_of"(%a#0, %a#1, %a#2, %a#3, %a#4) : (tensor<f32>, tensor<10xf32>, tensor<20x30xi16>, tensor<40x50xi16>, tensor<70x80x90x100xi16>) -> ()
// -----
%a = "t.s"() : () -> tensor<i8> "test.multi_tensor_rank_of"(%a) : (tensor<i8>) -> ()
// -----
%a = "t.s"() : () -> tensor<2x2xi8> "test.multi_tensor_rank_of"(%a) : (tensor<2x2xi8>) -> ()
// -----
%a = "t.s"() : () -> tensor<2xi64> "test.multi_tensor_rank_of"(%a) : (tensor<2xi64>) -> ()
// -----
%0 = "test.tuple_32_bit"() : () -> tuple<i32>
// -----
%0 = "test.tuple_32_bit"() : () -> tuple<i64>
// -----
%0 = "test.tuple_32_bit"() : () -> tuple<tuple<i32>>
// -----
%0 = "test.nested_tuple_32_bit"() : () -> tuple<i32, tuple<f32, tuple<i32>>>
// -----
%0 = "test.nested_tuple_32_bit"() : () -> tuple<i32, tuple<f32, tuple<i64>>>
// -----
%a = "t.s"() : () -> memref<?x2xi8> "test.takes_static_memref"(%a) : (memref<?x2xi8>) -> ()
// -----
%a = "t.s"() : () -> memref<1x2xi8> "test.takes_static_memref"(%a) : (memref<1x2xi8>) -> ()
// -----
%0 = "test.complex_f64"() : () -> complex<f64>
// -----
%0 = "test.complex_f64"() : () -> complex<f32>
// -----
%0 = "test.complex_f64"() : () -> f64
// -----
%0 = "test.complex_f64_tensor"() : () -> tensor<?xcomplex<f64>>
// -----
%0 = "test.complex_f64_tensor"() : () -> tensor<?xcomplex<f32>>
