%x = "t.s"() : () -> vector<2x3xf32> test.library_vectors rank %x : vector<2x3xf32>
// -----
%x = "t.s"() : () -> vector<1x2x3xf32> test.library_vectors rank %x : vector<1x2x3xf32>
// -----
%x = "t.s"() : () -> vector<3xf32> test.library_vectors fixed_rank %x : vector<3xf32>
// -----
%x = "t.s"() : () -> vector<[3]xf32> test.library_vectors fixed_rank %x : vector<[3]xf32>
// -----
%x = "t.s"() : () -> vector<2x2xi32> test.library_vectors length %x : vector<2x2xi32>
// -----
%x = "t.s"() : () -> vector<3xi32> test.library_vectors length %x : vector<3xi32>
// -----
%x = "t.s"() : () -> vector<8xf32> test.library_vectors min_max %x : vector<8xf32>
// -----
%x = "t.s"() : () -> vector<9xf32> test.library_vectors min_max %x : vector<9xf32>
// -----
%x = "t.s"() : () -> vector<4xf32> test.library_vectors fixed_length %x : vector<4xf32>
// -----
%x = "t.s"() : () -> vector<[4]xf32> test.library_vectors fixed_length %x : vector<[4]xf32>
// -----
%x = "t.s"() : () -> vector<[4]xf32> test.library_vectors scalable_length %x : vector<[4]xf32>
// -----
%x = "t.s"() : () -> vector<4xf32> test.library_vectors scalable_length %x : vector<4xf32>
// -----
%x = "t.s"() : () -> vector<[16]xi8> test.library_vectors scalable %x : vector<[16]xi8>
// -----
%x = "t.s"() : () -> vector<[8]xi8> test.library_vectors scalable %x : vector<[8]xi8>
// -----
%x = "t.s"() : () -> vector<2x[4]xi32> test.library_vectors trailing %x : vector<2x[4]xi32>
// -----
%x = "t.s"() : () -> vector<2x4xi32> test.library_vectors trailing %x : vector<2x4xi32>
// -----
%x = "t.s"() : () -> vector<2xf32> test.library_vectors non_zero_rank %x : vector<2xf32>
// -----
%x = "t.s"() : () -> vector<f32> test.library_vectors non_zero_rank %x : vector<f32>
// -----
%x = "t.s"() : () -> vector<2xf32> test.library_vectors fixed_non_zero_rank %x : vector<2xf32>
// -----
%x = "t.s"() : () -> vector<f32> test.library_vectors fixed_non_zero_rank %x : vector<f32>
// -----
%x = "t.s"() : () -> vector<f32> test.library_vectors fixed_any_rank %x : vector<f32>
// -----
%x = "t.s"() : () -> vector<[2]xf32> test.library_vectors fixed_any_rank %x : vector<[2]xf32>
// -----
%x = "t.s"() : () -> vector<[2]xf32> test.library_vectors scalable_any_rank %x : vector<[2]xf32>
// -----
%x = "t.s"() : () -> vector<2xf32> test.library_vectors scalable_any_rank %x : vector<2xf32>
// -----
%x = "t.s"() : () -> tensor<2xf32> test.library_shapes tensor %x : tensor<2xf32>
// -----
%x = "t.s"() : () -> tensor<f32> test.library_shapes tensor %x : tensor<f32>
// -----
%x = "t.s"() : () -> tensor<*xf32> test.library_shapes any_tensor %x : tensor<*xf32>
// -----
%x = "t.s"() : () -> tensor<f32> test.library_shapes any_tensor %x : tensor<f32>
// -----
%x = "t.s"() : () -> tensor<2xindex> test.library_shapes index_tensor %x : tensor<2xindex>
// -----
%x = "t.s"() : () -> tensor<2xi32> test.library_shapes index_tensor %x : tensor<2xi32>
// -----
%x = "t.s"() : () -> tensor<*xbf16> test.library_shapes bf16_tensor %x : tensor<*xbf16>
// -----
%x = "t.s"() : () -> tensor<*xf16> test.library_shapes bf16_tensor %x : tensor<*xf16>
// -----
%x = "t.s"() : () -> memref<2xf32> test.library_shapes memref %x : memref<2xf32>
// -----
%x = "t.s"() : () -> memref<f32> test.library_shapes memref %x : memref<f32>
// -----
%x = "t.s"() : () -> memref<*xf32> test.library_shapes any_memref %x : memref<*xf32>
// -----
%x = "t.s"() : () -> tensor<2xf32> test.library_shapes any_memref %x : tensor<2xf32>
// -----
%x = "t.s"() : () -> memref<2xf32, strided<[?], offset: ?>> test.library_shapes strided %x : memref<2xf32, strided<[?], offset: ?>>
// -----
%x = "t.s"() : () -> memref<2xf32, affine_map<(d0) -> (d0 floordiv 2)>> test.library_shapes strided %x : memref<2xf32, affine_map<(d0) -> (d0 floordiv 2)>>
// -----
%x = "t.s"() : () -> memref<2x3xf32> test.library_shapes strided_rank %x : memref<2x3xf32>
// -----
%x = "t.s"() : () -> memref<2xf32> test.library_shapes strided_rank %x : memref<2xf32>
// -----
%x = "t.s"() : () -> memref<2xf32> test.library_shapes f32_memref %x : memref<2xf32>
// -----
%x = "t.s"() : () -> memref<2xf64> test.library_shapes f32_memref %x : memref<2xf64>
// -----
%x = "t.s"() : () -> si7 test.library_shapes signed %x : si7
// -----
%x = "t.s"() : () -> ui7 test.library_shapes signed %x : ui7
// -----
%x = "t.s"() : () -> ui7 test.library_shapes unsigned %x : ui7
// -----
%x = "t.s"() : () -> i7 test.library_shapes unsigned %x : i7
// -----
%x = "t.s"() : () -> si8 test.library_shapes any_i8 %x : si8
// -----
%x = "t.s"() : () -> si16 test.library_shapes any_i8 %x : si16
// -----
%x = "t.s"() : () -> f8E5M2 test.library_shapes f8 %x : f8E5M2
// -----
%x = "t.s"() : () -> f32 test.library_shapes f8 %x : f32
// -----
%x = "t.s"() : () -> tf32 test.library_shapes tf32 %x : tf32
// -----
%x = "t.s"() : () -> f32 test.library_shapes tf32 %x : f32
// -----
test.library_vectors rank
// -----
%x = "t.s"() : () -> vector<4xf32> test.library_vectors rank %x : vector<4xf32> length
// -----
%x = "t.s"() : () -> vector<4xf32> test.library_vectors rank %x : vector<4xf32> rank %x : vector<4xf32>
// -----
test.library_attrs {constF32 = 1.5 : f32}
// -----
test.library_attrs {constF32 = 2.5 : f32}
// -----
test.library_attrs {constTrue = true}
// -----
test.library_attrs {constTrue = false}
// -----
test.library_attrs {constFalse = false}
// -----
test.library_attrs {constFalse = true}
// -----
test.library_attrs {constStr = "x"}
// -----
test.library_attrs {constStr = "y"}
// -----
test.library_attrs {alignment = 8 : i64}
// -----
test.library_attrs {alignment = 12 : i64}
// -----
test.library_attrs {i64s = [1, 2]}
// -----
test.library_attrs {i64s = [1 : i32]}
// -----
test.library_attrs {f64s = [1.0]}
// -----
test.library_attrs {f64s = [1.0 : f32]}
// -----
test.library_attrs {i32Elements = dense<1> : tensor<2xui32>}
// -----
test.library_attrs {i32Elements = dense<1> : tensor<2xi64>}
// -----
test.library_attrs {i64Elements = dense<1> : tensor<2xi64>}
// -----
test.library_attrs {i64Elements = dense<1> : tensor<2xsi64>}
// -----
test.library_attrs {f64Elements = dense<1.0> : tensor<2xf64>}
// -----
test.library_attrs {f64Elements = dense<1.0> : tensor<2xf32>}
// -----
test.library_attrs {si16 = -3 : si16}
// -----
test.library_attrs {si16 = 3 : i16}
// -----
test.library_attrs {ui64 = 3 : ui64}
// -----
test.library_attrs {ui64 = 3 : i64}
// -----
test.library_attrs {anyI16 = 3 : ui16}
// -----
test.library_attrs {anyI16 = 3 : i32}
// -----
%x:3 = "t.s"() : () -> (i32, vector<2xf32>, vector<3xf32>) test.library_types %x#0, %x#1, %x#2 : i32, vector<2xf32>, vector<3xf32>
// -----
%x:3 = "t.s"() : () -> (i64, vector<2xf32>, vector<3xf32>) test.library_types %x#0, %x#1, %x#2 : i64, vector<2xf32>, vector<3xf32>
// -----
%x:3 = "t.s"() : () -> (i32, vector<2xf64>, vector<3xf32>) test.library_types %x#0, %x#1, %x#2 : i32, vector<2xf64>, vector<3xf32>
// -----
%x:3 = "t.s"() : () -> (i32, vector<2xf32>, tensor<2xf32>) test.library_types %x#0, %x#1, %x#2 : i32, vector<2xf32>, tensor<2xf32>
// -----
%x:7 = "t.s"() : () -> (i32, f32, i64, f64, tensor<2xi8>, i8, i8) test.library_inputs %x#0, %x#1, %x#2, %x#3, %x#4, %x#5, %x#6 : i32, f32, i64, f64, tensor<2xi8>, i8, i8
// -----
%x:7 = "t.s"() : () -> (i32, f64, i64, f64, tensor<2xi8>, i8, i8) test.library_inputs %x#0, %x#1, %x#2, %x#3, %x#4, %x#5, %x#6 : i32, f64, i64, f64, tensor<2xi8>, i8, i8
// -----
%x:7 = "t.s"() : () -> (i32, f32, i64, f32, tensor<2xi8>, i8, i8) test.library_inputs %x#0, %x#1, %x#2, %x#3, %x#4, %x#5, %x#6 : i32, f32, i64, f32, tensor<2xi8>, i8, i8
// -----
%x:6 = "t.s"() : () -> (i32, f32, i64, f64, tensor<2xi8>, i8) test.library_inputs %x#0, %x#1, %x#2, %x#3, %x#4, %x#5 : i32, f32, i64, f64, tensor<2xi8>, i8
// -----
%x:7 = "t.s"() : () -> (i32, f32, i64, f64, tensor<2xi8>, i8, i16) test.library_inputs %x#0, %x#1, %x#2, %x#3, %x#4, %x#5, %x#6 : i32, f32, i64, f64, tensor<2xi8>, i8, i16
// -----
%x:2 = "t.s"() : () -> (tensor<2xf32>, tensor<2xf32>) %y = test.library_results %x#0, %x#1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// -----
%x:2 = "t.s"() : () -> (tensor<2xf32>, tensor<2xf32>) %y = test.library_results %x#0, %x#1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi32>
// -----
%x:2 = "t.s"() : () -> (tensor<2xi32>, tensor<2xi32>) %y = test.library_results %x#0, %x#1 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xf32>
// -----
%x:2 = "t.s"() : () -> (tensor<2xf32>, tensor<2xf64>) %y = test.library_results %x#0, %x#1 : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
// -----
%x:2 = "t.s"() : () -> (tensor<2xf32>, tensor<2xf32>) %y = test.library_results %x#0, %x#1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf64>
// -----
%x:2 = "t.s"() : () -> (tensor<3xf32>, tensor<3xf32>) %y = test.library_results %x#0, %x#1 : (tensor<3xf32>, tensor<3xf32>) -> tensor<2xf32>
// -----
%0 = test.first_attr i32 -> i32
// -----
%0 = test.first_attr i32 -> i64
// -----
test.custom_both_dicts 5
// -----
test.custom_both_dicts 5 {other}
// -----
test.custom_dict_and_reference 0
// -----
test.custom_dict_and_reference 3 {other}
// -----
%x = "t.s"() : () -> i32
test.variable_names %x 7 {} : i32
// -----
%x, %y = "t.s"() : () -> (i32, f32)
test.variable_names %x 7 {} : i32 1 (%y : f32) {}
// -----
test.custom_prop_dict 5
// -----
test.custom_prop_dict "name" 6 {other}
// -----
test.custom_prop_dict "name"
// -----
"test.custom_prop_dict"() <{count = 3 : i64, name = "n"}> : () -> ()
// -----
test.oilist_defaults
// -----
test.oilist_defaults step 3 fast limit 4
// -----
test.oilist_defaults limit 5 step 7
// -----
test.oilist_defaults limit 5 limit 6
// -----
%x = "t.s"() : () -> i32 test.old %x
// -----
%x:2 = "t.s"() : () -> (i32, i64) "test.value_builder"(%x#0, %x#1) : (i32, i64) -> ()
// -----
"test.value_builder"() : () -> ()
