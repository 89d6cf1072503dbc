func.func @produce4() {
  %0 = "test.type_producer"() : () -> i32
  "foo.use"(%0) : (i32) -> ()
  "test.return"() : () -> ()
}
// -----
func.func @region_conv() {
  "test.region"() ({
    ^bb1(%i0: i64, %1: i16, %2: f32):
      "test.invalid"(%i0, %1, %2) : (i64, i16, f32) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
// -----
func.func @props() {
  %0 = "test.replace_with_valid_producer"() {type = i64} : () -> (f32)
  %1 = "test.replace_with_valid_consumer"(%0) : (f32) -> (i64)
  "foo.use"(%1) : (i64) -> ()
  "test.return"() : () -> ()
}
// -----
func.func @arg() attributes {arg = 1} {
  %0 = "test.type_producer"() : () -> i32
  "test.type_consumer"(%0) : (i32) -> ()
  "foo.r"() ({
    "test.type_consumer"(%0) : (i32) -> ()
    "test.invalid"(%0) : (i32) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
// -----
func.func @attributes_of_arguments(%a: f32 {test.a}, %b: i16 {test.b}, %c: i64 {test.c}) -> (f32 {test.r}, i16 {test.s}) {
  "test.return"() : () -> ()
}
// -----
func.func private @declared(f32 {test.a}, i16) -> (i64 {test.r})
